//! Bash's game: one heap; a move takes 1 to `max` counters.

use num_integer::Integer;
use num_traits::{One, ToPrimitive, Zero};

use crate::kit::heaps;
use duel::game::manner::Manner;
use duel::game::summand::{InSums, Summand};
use duel::game::tabled::Tabled;
use duel::game::{Card, Family, Game, Preset};
use ground::fault::{Fault, Kind};
use ground::heap_game::{Go, HeapGame};
use ground::notation::Reader;
use ground::num::{Nat, small};
use ground::params::{Domain, Param, Params};
use ground::rules::{At, Ending, Illegal, Moves, Rules};
use ground::say;
use ground::say::Say;
use ground::scene::{Scene, Shape, Spot};
use solve::formula::residue::{above_lost, is_lost, nimber};
use solve::judge::control::{Control, Stop};
use solve::judge::idea::Idea;
use solve::judge::oracle::{Oracle, Verdict};
use solve::judge::reason::{Exhibit, Reason, Role, Step};
use solve::judge::sequence::{Cells, Period, Standing, Table};
use solve::judge::value::{Outcome, Value};
use solve::search::full_search::Count;

/// Lost sizes shown from the heap downwards.
const SHOWN: u8 = 5;

/// Replies shown to the moves of a lost position.
const REPLIES: usize = 8;

/// Bash's game, normal or misère.
pub struct Bash {
    max: Nat,
    is_misere: bool,
}

impl Bash {
    /// The variant these parameters describe.
    pub fn build(params: &Params) -> Result<Self, Fault> {
        Ok(Bash { max: params.nat("max").clone(), is_misere: params.flag("misere") })
    }

    /// What a move and its answer take together: the distance between lost sizes.
    fn round(&self) -> Nat {
        &self.max + 1u8
    }

    /// The least lost size: the empty heap, or in misère play the last counter.
    fn least_lost(&self) -> Nat {
        Nat::from(u8::from(self.is_misere))
    }
}

impl Rules for Bash {
    type Pos = Nat;
    type Move = Nat;

    fn start(&self) -> At<Nat> {
        At::first(Nat::from(21u8))
    }

    fn moves(&self, at: &At<Nat>) -> Moves<'_, Nat> {
        let total = self.max.clone().min(at.pos.clone());
        let most = total.clone();
        let list =
            std::iter::successors(Some(Nat::one()), |take| Some(take + 1u8)).take_while(move |take| *take <= most);
        Moves::counted(total, list)
    }

    fn legal(&self, at: &At<Nat>, take: &Nat) -> Result<(), Illegal> {
        if take.is_zero() || *take > self.max {
            return Err(Illegal(say!("bash-not-allowed", take = take, max = &self.max)));
        }
        if *take > at.pos { Err(Illegal(say!("bash-not-there", take = take, size = &at.pos))) } else { Ok(()) }
    }

    fn play(&self, at: &At<Nat>, take: &Nat) -> At<Nat> {
        at.leave(&at.pos - take)
    }

    fn ending(&self, at: &At<Nat>) -> Option<Ending> {
        let winner = if self.is_misere { at.to } else { at.to.other() };
        at.pos.is_zero().then_some(Ending::Won(winner))
    }
}

impl Game for Bash {
    const CARD: Card = Card {
        id: "bash",
        family: Family::Heaps,
        fame: 60,
        manner: Manner::Number,
        params: &[
            Param { name: "max", domain: Domain::Nat { least: 1, most: None }, default: "3" },
            Param { name: "misere", domain: Domain::Flag, default: "false" },
        ],
        presets: &[
            Preset { params: &[], position: Some("21") },
            Preset { params: &[("misere", "true")], position: Some("15") },
            Preset { params: &[("max", "10")], position: Some("100") },
            Preset { params: &[("max", "4"), ("misere", "true")], position: Some("30") },
        ],
        sources: &[
            "C.-G. Bachet, Problèmes plaisants et délectables qui se font par les nombres (1612)",
            "E. R. Berlekamp, J. H. Conway, R. K. Guy, Winning Ways for your Mathematical Plays, chapter 4",
        ],
    };

    fn oracle(&self) -> Box<dyn Oracle<Self>> {
        Box::new(Residue)
    }

    fn scene(&self, at: &At<Nat>) -> Scene {
        let limit = say!("bash-limit", max = &self.max);
        let scene = Scene::of(Shape::Heaps(vec![heaps::heap(0, &at.pos)])).noting(limit);
        scene.noting(if self.is_misere { say!("last-loses") } else { say!("last-wins") })
    }

    fn path(&self, at: &At<Nat>, take: &Nat) -> Vec<Spot> {
        heaps::path(std::slice::from_ref(&at.pos), 0, &(&at.pos - take))
    }

    fn pointable(&self, at: &At<Nat>) -> Vec<Nat> {
        if heaps::is_drawn(0, &at.pos) { self.moves(at).list.collect() } else { Vec::new() }
    }

    fn tell(&self, _at: &At<Nat>, take: &Nat) -> Say {
        say!("bash-takes", count = take)
    }

    fn write_pos(&self, at: &At<Nat>) -> String {
        at.pos.to_string()
    }

    fn read_pos(&self, text: &str) -> Result<At<Nat>, Fault> {
        read_number(Kind::BadPosition, text).map(At::first)
    }

    fn write_move(&self, _at: &At<Nat>, take: &Nat) -> String {
        take.to_string()
    }

    fn read_move(&self, _at: &At<Nat>, text: &str) -> Result<Nat, Fault> {
        read_number(Kind::IllegalMove, text)
    }

    fn count(&self) -> Count {
        if self.is_misere { Count::Wins } else { Count::Nimbers }
    }

    fn summand(&self) -> Option<&dyn Summand<Nat>> {
        Some(self)
    }

    fn tabled(&self) -> Option<&dyn Tabled<Nat>> {
        Some(self)
    }
}

impl Summand<Nat> for Bash {
    fn in_sums(&self) -> InSums {
        if self.is_misere { InSums::Never } else { InSums::Tame }
    }
}

impl Tabled<Nat> for Bash {
    fn at_cell(&self, sizes: &[usize]) -> Option<At<Nat>> {
        let [size] = sizes else { return None };
        Some(At::first(Nat::from(*size)))
    }

    fn law(&self, sizes: usize) -> Option<String> {
        (sizes == 1).then(|| format!("n % {} == {}", self.round(), u8::from(self.is_misere)))
    }

    fn as_heaps(&self, at: &At<Nat>) -> Option<(HeapGame, Vec<Nat>)> {
        let most = self.max.to_i64().filter(|most| *most <= Go::TAKES)?;
        let game = HeapGame::new(1, Go::some_of_one(1, &(1..=most).collect::<Vec<i64>>())?);
        Some((HeapGame { is_misere: self.is_misere, ..game }, vec![at.pos.clone()]))
    }

    fn table(&self, to: Option<usize>, control: &Control) -> Option<Result<Table, Stop>> {
        let to = to.unwrap_or(100);
        Some(heaps::table_index(&Nat::from(to), heaps::TABLED, control).map(|to| self.tabled(to)))
    }
}

fn read_number(kind: Kind, text: &str) -> Result<Nat, Fault> {
    let mut r = Reader::new(kind, text);
    let number = r.nat()?;
    r.end()?;
    Ok(number)
}

impl Bash {
    fn tabled(&self, to: usize) -> Table {
        // A round too long for a machine word is longer than the table: then every size is its own remainder.
        let round = self.round().to_u64();
        let rest = |n: usize| round.map_or(n as u64, |round| n as u64 % round);
        let least = u64::from(self.is_misere);
        let outcome = |n: usize| if rest(n) == least { Outcome::P } else { Outcome::N };
        let cells = if self.is_misere {
            Cells::Outcomes(vec![(0..=to).map(outcome).collect()])
        } else {
            Cells::Nimbers(vec![(0..=to).map(rest).collect()])
        };
        let period = round.map(|period| Period { period, preperiod: 0, saltus: 0, standing: Standing::Theorem });
        Table { of: &["n"], from: 0, to, cells, period }
    }
}

/// The residue law and the reason it gives.
struct Residue;

impl Oracle<Bash> for Residue {
    fn value(&self, bash: &Bash, at: &At<Nat>, _control: &Control) -> Result<Value, Stop> {
        Ok(if bash.is_misere {
            Value::of_outcome(!is_lost(&at.pos, &bash.max, true))
        } else {
            Value::nimber(nimber(&at.pos, &bash.max))
        })
    }

    fn winning(&self, bash: &Bash, at: &At<Nat>, _control: &Control) -> Result<Option<Vec<Nat>>, Stop> {
        let take = above_lost(&at.pos, &bash.max, bash.is_misere).filter(|take| !take.is_zero());
        Ok(Some(take.into_iter().collect()))
    }

    fn reaching(&self, bash: &Bash, at: &At<Nat>, value: &Nat) -> Option<Vec<Nat>> {
        // Consecutive sizes differ in value, so at most one of the takes 1 to `max` leaves the wanted one.
        let round = bash.round();
        let take = (nimber(&at.pos, &bash.max) + &round - value.min(&round)) % &round;
        let is_reached = *value < round && !take.is_zero() && take <= at.pos;
        Some(is_reached.then_some(take).into_iter().collect())
    }

    fn foresight(&self, _bash: &Bash, at: &At<Nat>) -> usize {
        if small(&at.pos).is_some() { 64 } else { 0 }
    }

    fn explain(&self, bash: &Bash, at: &At<Nat>, _verdict: &Verdict<Nat>, _control: &Control) -> Result<Reason, Stop> {
        let above = above_lost(&at.pos, &bash.max, bash.is_misere).unwrap_or_default();
        let (claim, mut steps) = if above.is_zero() { lost(bash, &at.pos) } else { won(bash, &at.pos, &above) };
        let law = if bash.is_misere {
            say!("bash-law-misere", round = bash.round())
        } else {
            say!("bash-law", round = bash.round())
        };
        steps.push(Step::says(Role::Law, law));
        Ok(Reason { claim, steps })
    }
}

/// There is a lost size within reach.
fn won(bash: &Bash, size: &Nat, take: &Nat) -> (Say, Vec<Step>) {
    let (round, target) = (bash.round(), size - take);
    let claim = say!("bash-claim-won", size = size, take = take, target = &target);
    let look = Step::says(Role::Look, division(bash, size)).about(Idea::Remainder);
    let counters = heaps::heap(0, size).counters.into_iter().filter_map(|counter| counter.spot);
    let above = counters.skip(small(&target).unwrap_or(usize::MAX)).collect();
    let place = Step::says(Role::Place, say!("bash-place", target = &target)).showing(Exhibit::Spots(above));
    let mv = Step::says(Role::Move, say!("bash-move", take = take, target = &target))
        .about(Idea::Remainder)
        .showing(lost_sizes(bash, size));
    let proof = if target == bash.least_lost() {
        if bash.is_misere { say!("bash-proof-last") } else { say!("bash-proof-empty") }
    } else if bash.is_misere {
        say!("bash-proof-won-misere", round = round)
    } else {
        say!("bash-proof-won", round = round)
    };
    let idea = if target == bash.least_lost() { Idea::End } else { Idea::Remainder };
    (claim, vec![ask(bash), look, place, mv, Step::says(Role::Proof, proof).about(idea)])
}

/// The heap has a lost size itself.
fn lost(bash: &Bash, size: &Nat) -> (Say, Vec<Step>) {
    let round = bash.round();
    let claim = say!("bash-claim-lost", size = size);
    let look = Step::says(Role::Look, division(bash, size)).about(Idea::Remainder).showing(lost_sizes(bash, size));
    if size.is_one() {
        let place = Step::says(Role::Place, say!("bash-place-last"));
        return (claim, vec![ask(bash), look, place, Step::says(Role::Move, say!("bash-stall-last"))]);
    }
    let (low, high) = (size - &bash.max, size - 1u8);
    let place = Step::says(
        Role::Place,
        say!("bash-place-lost", low = low, high = high, max = &bash.max, below = size - &round),
    );
    let stall = Step::says(Role::Move, say!("bash-stall", max = &bash.max));
    let takes = std::iter::successors(Some(Nat::one()), |take| Some(take + 1u8)).take_while(|take| *take <= bash.max);
    let replies = takes.take(REPLIES).map(|take| (take.to_string(), (&round - &take).to_string())).collect();
    let proof = Step::says(Role::Proof, say!("bash-proof-lost", round = round))
        .about(Idea::Remainder)
        .showing(Exhibit::Replies(replies));
    (claim, vec![ask(bash), look, place, stall, proof])
}

fn ask(bash: &Bash) -> Step {
    let ask = if bash.is_misere { say!("bash-ask-misere") } else { say!("bash-ask") };
    Step::says(Role::Ask, ask)
}

/// The division whose remainder decides.
fn division(bash: &Bash, size: &Nat) -> Say {
    let round = bash.round();
    let (times, rest) = (size - bash.least_lost()).div_rem(&round);
    if bash.is_misere {
        say!("bash-look-misere", size = size, round = round, times = times, rest = rest)
    } else {
        say!("bash-look", size = size, round = round, times = times, rest = rest)
    }
}

/// The lost sizes nearest below the heap, as multiples of the round, down to the least where it is near.
fn lost_sizes(bash: &Bash, size: &Nat) -> Exhibit {
    let (round, least) = (bash.round(), bash.least_lost());
    let times = (size - &least) / &round;
    let shown = (0..SHOWN).map(Nat::from).take_while(|k| *k <= times).map(|k| &times - k);
    let row = |k: Nat| {
        let product = if bash.is_misere { format!("{k} × {round} + 1") } else { format!("{k} × {round}") };
        vec![(&k * &round + &least).to_string(), product]
    };
    Exhibit::Table {
        head: vec![say!("bash-head-lost"), say!("bash-head-product")],
        rows: shown.map(row).collect(),
        focus: vec![(0, 0)],
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;
    use solve::judge::oracle::{Scope, judge};
    use solve::search::full_search::Walk;

    fn bash(max: u64, is_misere: bool) -> Bash {
        Bash { max: max.into(), is_misere }
    }

    proptest! {
        #[test]
        fn the_residue_law_agrees_with_the_plain_referee(max in 1u64..9, size in 0u64..60, is_misere: bool) {
            let (bash, at, control) = (bash(max, is_misere), At::first(Nat::from(size)), Control::new());
            let mut walk = Walk::new(&bash, bash.count(), 1_000);
            let walked = walk.value(&at, &control).expect("nobody stops").expect("there is room");
            let verdict = judge(&Residue, &bash, &at, Scope::Everything, &control).expect("no limit");
            prop_assert!(verdict.value.agrees(&walked), "{:?} {:?}", verdict.value, walked);
            for row in &verdict.rows {
                let left = walk.value(&bash.play(&at, &row.mv), &control).expect("nobody stops").expect("there is room");
                prop_assert!(row.leaves.agrees(&left));
                let is_best = verdict.value.outcome() == Outcome::P || left.outcome() == Outcome::P;
                prop_assert_eq!(verdict.best.contains(&row.mv), is_best);
            }
            prop_assert_eq!(Nat::from(verdict.rows.len()), verdict.total);
        }

        #[test]
        fn the_move_to_a_value_is_the_one_that_leaves_it(max in 1u64..9, size in 0u64..60, value in 0u64..12) {
            let (bash, at) = (bash(max, false), At::first(Nat::from(size)));
            let value = Nat::from(value);
            let tried: Vec<Nat> =
                bash.moves(&at).list.filter(|take| nimber(&(&at.pos - take), &bash.max) == value).collect();
            prop_assert_eq!(Residue.reaching(&bash, &at, &value), Some(tried));
        }

        #[test]
        fn what_is_printed_reads_back(digits in "[1-9][0-9]{0,60}", take in 1u64..1_000_000) {
            let bash = bash(3, false);
            let at = bash.read_pos(&digits).expect("digits");
            prop_assert_eq!(bash.write_pos(&at), digits);
            let take = Nat::from(take);
            prop_assert_eq!(bash.read_move(&at, &bash.write_move(&at, &take)), Ok(take));
        }
    }

    #[test]
    fn a_limit_too_large_for_machine_words_is_tabled_without_a_period() {
        let huge = Bash { max: Nat::from(u64::MAX), is_misere: false };
        let table = huge.table(Some(3), &Control::new()).expect("tabled").expect("small");
        assert_eq!((table.cells, table.period), (Cells::Nimbers(vec![vec![0, 1, 2, 3]]), None));
        let endless = huge.table(Some(heaps::TABLED + 1), &Control::new()).expect("tabled");
        assert!(matches!(endless, Err(Stop::TooLarge(_))));
    }

    #[test]
    fn the_least_period_of_misere_play_is_the_round_from_the_start() {
        let parity = bash(1, true).tabled(4);
        let [p, n] = [Outcome::P, Outcome::N];
        assert_eq!(parity.cells, Cells::Outcomes(vec![vec![n, p, n, p, n]]));
        assert_eq!(parity.period.map(|p| (p.preperiod, p.period)), Some((0, 2)));
    }

    #[test]
    fn every_counter_within_the_limit_can_be_pointed_at_and_no_other_need_be() {
        let bash = bash(3, false);
        let at = At::first(Nat::from(60u8));
        let spots: Vec<Spot> = bash.pointable(&at).iter().flat_map(|take| bash.path(&at, take)).collect();
        assert_eq!(spots, [heaps::spot(0, 60), heaps::spot(0, 59), heaps::spot(0, 58)]);
        assert!(bash.pointable(&At::first(Nat::from(61u8))).is_empty());
    }

    #[test]
    fn a_heap_of_ten_thousand_digits_is_judged_at_once() {
        let bash = bash(3, true);
        let at = bash.read_pos(&"7".repeat(10_000)).expect("within the digits");
        let verdict = judge(&Residue, &bash, &at, Scope::Advice, &Control::new()).expect("no limit");
        // 77 - 1 is a multiple of 4, and the digits before the last two count hundreds.
        assert_eq!(verdict.value, Value::Lost);
    }
}
