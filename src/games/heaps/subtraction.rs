//! The looks, the notation and the oracle of subtraction games.

mod reason;
pub(crate) mod rules;

use num_integer::Integer;
use num_traits::{One, ToPrimitive};

use crate::heaps::subtraction::reason::reason;
use crate::heaps::subtraction::rules::{Subtraction, Take, Tally};
use crate::kit::heaps;
use crate::kit::laws;
use duel::game::manner::Manner;
use duel::game::summand::{InSums, Summand};
use duel::game::tabled::Tabled;
use duel::game::{Card, Family, Game, Preset};
use ground::fault::Fault;
use ground::heap_game::{Go, HeapGame};
use ground::num::{Nat, small};
use ground::params::{Domain, Param};
use ground::rules::At;
use ground::say;
use ground::say::Say;
use ground::scene::{Scene, Shape, Spot};
use solve::judge::control::{Control, Stop};
use solve::judge::oracle::{Oracle, Verdict};
use solve::judge::reason::Reason;
use solve::judge::sequence::{Cells, Table};
use solve::judge::value::{Outcome, Value};
use solve::nim_values::period::certify;
use solve::nim_values::take_away::HELD;
use solve::search::full_search::Count;

impl Game for Subtraction {
    const CARD: Card = Card {
        id: "subtraction",
        family: Family::Heaps,
        fame: 50,
        manner: Manner::Heaps,
        params: &[
            Param { name: "take", domain: Domain::Nats { most: 64, least: 1 }, default: "1,2,3" },
            Param { name: "misere", domain: Domain::Flag, default: "false" },
        ],
        presets: &[
            Preset { params: &[], position: Some("8,9,14") },
            Preset { params: &[("take", "1,3,4")], position: Some("20") },
            Preset { params: &[("take", "2,5,7")], position: Some("11,18,24") },
            Preset { params: &[("take", "1,4"), ("misere", "true")], position: Some("9,13") },
            Preset { params: &[("take", "4,9,13")], position: Some("40,50,60") },
        ],
        sources: &[
            "E. R. Berlekamp, J. H. Conway, R. K. Guy, Winning Ways for your Mathematical Plays, chapters 4 and 13",
            "T. S. Ferguson, On sums of graph games with last player losing, International Journal of Game Theory 3 \
             (1974), 159-167",
        ],
    };

    fn oracle(&self) -> Box<dyn Oracle<Self>> {
        Box::new(Values)
    }

    fn scene(&self, at: &At<Vec<Nat>>) -> Scene {
        let heaps = at.pos.iter().enumerate().map(|(i, size)| heaps::heap(i, size)).collect();
        let scene = Scene::of(Shape::Heaps(heaps))
            .noting(say!("subtraction-takes", takes = self.takes.iter().collect::<Vec<_>>()));
        scene.noting(if self.is_misere { say!("subtraction-stuck-wins") } else { say!("subtraction-stuck-loses") })
    }

    fn path(&self, at: &At<Vec<Nat>>, (heap, left): &Take) -> Vec<Spot> {
        heaps::path(&at.pos, *heap, left)
    }

    fn pointable(&self, at: &At<Vec<Nat>>) -> Vec<Take> {
        let drawn = at.pos.iter().enumerate().filter(|(heap, size)| heaps::is_drawn(*heap, size));
        drawn.flat_map(|(heap, size)| self.lefts(size).map(move |left| (heap, left))).collect()
    }

    fn tell(&self, at: &At<Vec<Nat>>, (heap, left): &Take) -> Say {
        say!("takes-from-heap", count = &at.pos[*heap] - left, heap = heap + 1)
    }

    fn write_pos(&self, at: &At<Vec<Nat>>) -> String {
        heaps::write_heaps(&at.pos)
    }

    fn read_pos(&self, text: &str) -> Result<At<Vec<Nat>>, Fault> {
        heaps::read_heaps(text).map(At::first)
    }

    fn write_move(&self, at: &At<Vec<Nat>>, (heap, left): &Take) -> String {
        heaps::write_heap_move(&at.pos, *heap, left)
    }

    fn read_move(&self, at: &At<Vec<Nat>>, text: &str) -> Result<Take, Fault> {
        heaps::read_heap_move(&at.pos, text)
    }

    fn count(&self) -> Count {
        if self.is_misere { Count::Wins } else { Count::Nimbers }
    }

    fn summand(&self) -> Option<&dyn Summand<Vec<Nat>>> {
        Some(self)
    }

    fn tabled(&self) -> Option<&dyn Tabled<Vec<Nat>>> {
        Some(self)
    }
}

impl Summand<Vec<Nat>> for Subtraction {
    fn summands(&self, at: &At<Vec<Nat>>) -> Vec<At<Vec<Nat>>> {
        at.pos.iter().map(|size| At { pos: vec![size.clone()], to: at.to }).collect()
    }

    fn in_sums(&self) -> InSums {
        if self.is_misere { InSums::Never } else { InSums::Tame }
    }
}

impl Tabled<Vec<Nat>> for Subtraction {
    fn at_cell(&self, sizes: &[usize]) -> Option<At<Vec<Nat>>> {
        Some(At::first(heaps::heaps_of(sizes)))
    }

    fn law(&self, sizes: usize) -> Option<String> {
        laws::nim_of(sizes, self.is_misere, self.written_worth()?)
    }

    fn as_heaps(&self, at: &At<Vec<Nat>>) -> Option<(HeapGame, Vec<Nat>)> {
        let takes: Vec<i64> = self.takes.iter().map(ToPrimitive::to_i64).collect::<Option<_>>()?;
        let game = HeapGame::new(at.pos.len(), Go::some_of_one(at.pos.len(), &takes)?);
        game.has_room().then(|| (HeapGame { is_misere: self.is_misere, ..game }, at.pos.clone()))
    }

    fn table(&self, to: Option<usize>, control: &Control) -> Option<Result<Table, Stop>> {
        let to = to.unwrap_or(100);
        let tabled = heaps::table_index(&Nat::from(to), HELD, control);
        Some(tabled.and_then(|to| self.worth.values(to, control)).and_then(|values| self.tabled(values, control)))
    }
}

impl Subtraction {
    /// How the nim-value of a heap is written, where a theorem says it. Misère play is tame: the same values decide.
    ///
    /// With d the least take: all takes d, 2d, ..., md give floor(n / d) mod (m + 1); all odd multiples of d give it mod 2; 1 and an even k
    /// give rounds of k + 1: 0, 1 by turns, at the end 2. Sources: Ferguson, Game Theory, part I, sections 1.2 and 4.5; Winning Ways,
    /// chapter 4; that takes d times as large divide the sizes by d is seen move by move.
    fn written_worth(&self) -> Option<impl Fn(&str) -> String> {
        let least = self.takes.first()?.clone();
        let is_multiple = self.takes.iter().all(|take| take.is_multiple_of(&least));
        let times: Vec<Nat> = self.takes.iter().filter(|_| is_multiple).map(|take| take / &least).collect();
        let last = times.last()?.clone();
        let is_counted = last == Nat::from(times.len());
        let is_odd = times.iter().all(Integer::is_odd);
        if !is_counted && !is_odd && times.len() != 2 {
            return None;
        }
        Some(move |name: &str| {
            let whole = if least.is_one() { name.to_owned() } else { format!("floor({name} / {least})") };
            match () {
                () if is_counted => format!("{whole} % {}", &last + 1u8),
                () if is_odd => format!("{whole} % 2"),
                () => format!("if({whole} % {round} == {last}, 2, {whole} % {round} % 2)", round = &last + 1u8),
            }
        })
    }

    /// The table, with its period if the largest take's number of repeats lies inside.
    fn tabled(&self, values: Vec<u64>, control: &Control) -> Result<Table, Stop> {
        let to = values.len() - 1;
        let window = self.takes.last().and_then(small).unwrap_or(usize::MAX);
        // Misère outcomes obey a law of the same kind: lost is who can only leave sizes that are not lost.
        let (cells, period) = if self.is_misere {
            let outcome = |value: u64| if Tally::of(&[value]).is_lost(true) { Outcome::P } else { Outcome::N };
            let outcomes: Vec<Outcome> = values.into_iter().map(outcome).collect();
            let period = certify(&outcomes, window, control)?;
            (Cells::Outcomes(vec![outcomes]), period)
        } else {
            let period = certify(&values, window, control)?;
            (Cells::Nimbers(vec![values]), period)
        };
        Ok(Table { of: &["n"], from: 0, to, cells, period })
    }
}

/// Nim-values of heaps by a certified table, and sums of them.
struct Values;

impl Oracle<Subtraction> for Values {
    fn value(&self, game: &Subtraction, at: &At<Vec<Nat>>, control: &Control) -> Result<Value, Stop> {
        let tally = Tally::of(&game.values(&at.pos, control)?);
        Ok(if game.is_misere { Value::of_outcome(!tally.is_lost(true)) } else { Value::nimber(tally.sum) })
    }

    fn winning(&self, game: &Subtraction, at: &At<Vec<Nat>>, control: &Control) -> Result<Option<Vec<Take>>, Stop> {
        game.winning(&at.pos, control).map(Some)
    }

    fn foresight(&self, _game: &Subtraction, at: &At<Vec<Nat>>) -> usize {
        let counters: Nat = at.pos.iter().sum();
        if at.pos.len() <= 100 && small(&counters).is_some() { 64 } else { 0 }
    }

    fn explain(
        &self,
        game: &Subtraction,
        at: &At<Vec<Nat>>,
        verdict: &Verdict<Take>,
        control: &Control,
    ) -> Result<Reason, Stop> {
        reason(game, self, at, verdict, control)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use ground::params::Params;
    use ground::rules::Rules;
    use proptest::prelude::*;
    use solve::judge::oracle::{Scope, judge};
    use solve::judge::sequence::Standing;
    use solve::search::full_search::Walk;

    fn game(takes: &str, is_misere: bool) -> Subtraction {
        let mut params = Params::of(Subtraction::CARD.params);
        params.set("take", takes).expect("numbers");
        params.set("misere", &is_misere.to_string()).expect("a flag");
        Subtraction::build(&params).expect("built")
    }

    fn heaps(sizes: &[u64]) -> At<Vec<Nat>> {
        At::first(sizes.iter().map(|&size| Nat::from(size)).collect())
    }

    fn written(takes: &[u64]) -> String {
        takes.iter().map(u64::to_string).collect::<Vec<_>>().join(",")
    }

    proptest! {
        #[test]
        fn values_and_winning_moves_agree_with_the_plain_referee(
            takes in prop::collection::vec(1u64..9, 1..5),
            sizes in prop::collection::vec(0u64..13, 0..4),
            is_misere: bool,
        ) {
            let (game, at, control) = (game(&written(&takes), is_misere), heaps(&sizes), Control::new());
            let mut walk = Walk::new(&game, game.count(), 10_000);
            let walked = walk.value(&at, &control).expect("nobody stops").expect("there is room");
            let verdict = judge(&Values, &game, &at, Scope::Everything, &control).expect("within the table");
            prop_assert!(verdict.value.agrees(&walked), "{:?} {:?}", verdict.value, walked);
            for row in &verdict.rows {
                let left = walk.value(&game.play(&at, &row.mv), &control).expect("nobody stops").expect("there is room");
                prop_assert!(row.leaves.agrees(&left));
                let is_best = verdict.value.outcome() == Outcome::P || left.outcome() == Outcome::P;
                prop_assert_eq!(verdict.best.contains(&row.mv), is_best);
            }
            prop_assert_eq!(Nat::from(verdict.rows.len()), verdict.total);
        }

        #[test]
        fn what_is_printed_reads_back(sizes in prop::collection::vec(0u64.., 1..6), takes in prop::collection::vec(1u64..99, 1..64)) {
            let (game, at) = (game(&written(&takes), false), heaps(&sizes));
            prop_assert_eq!(&game.read_pos(&game.write_pos(&at)), &Ok(at.clone()));
            for mv in game.moves(&at).list {
                prop_assert_eq!(game.read_move(&at, &game.write_move(&at, &mv)), Ok(mv.clone()));
                prop_assert!(game.legal(&at, &mv).is_ok());
            }
        }

        #[test]
        fn the_least_period_of_misere_outcomes_is_found(takes in prop::collection::vec(1u64..7, 1..4)) {
            let game = game(&written(&takes), true);
            let table = game.table(Some(2_000), &Control::new()).expect("tabled").expect("small");
            let Cells::Outcomes(rows) = table.cells else { panic!("misère play has outcomes") };
            let found = table.period.expect("takes up to 6 repeat soon");
            let (period, preperiod) = (found.period as usize, found.preperiod as usize);
            let holds = |period: usize, from: usize| (from..=2_000 - period).all(|n| rows[0][n] == rows[0][n + period]);
            prop_assert!(holds(period, preperiod));
            prop_assert!(preperiod == 0 || !holds(period, preperiod - 1));
            prop_assert!((1..period).all(|shorter| !holds(shorter, 1_000)));
        }
    }

    #[test]
    fn a_period_is_reported_only_when_its_certificate_lies_inside_the_table() {
        let game = game("4,9,13", false);
        let table = |to| game.table(Some(to), &Control::new()).expect("tabled").expect("small");
        assert_eq!(table(87).period, None);
        let period = table(88).period.expect("13 values repeat after 76");
        assert_eq!((period.preperiod, period.period), (0, 76));
        assert_eq!(period.standing, Standing::Certified { from: 0, to: 88 });
    }
}
