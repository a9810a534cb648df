//! Octal games: take so many from a heap, and leave nothing, one heap, two or three, as the digits of a code allow.

pub(crate) mod faces;

use crate::kit::breaking::rules::{Breaking, Breaks, Lefts};
use crate::kit::breaking::ways;
use crate::kit::worth::values::TOLD;
use duel::game::Card;
use ground::expression::tree::Truth;
use ground::fault::Fault;
use ground::heap_game::{one_of_all, one_of_part};
use ground::num::Nat;
use ground::params::Params;
use ground::say;
use ground::say::Say;
use solve::judge::control::{Control, Stop};
use solve::judge::sequence::{Period, Standing};
use solve::nim_values::heap_rule::HeapRule;
use solve::nim_values::octal::Octal as Values;
use solve::nim_values::octal::ways::Ways;

/// Work on a period that a sentence is worth: the periods of Kayles and of Dawson's games show in a fraction of it.
const GLANCE: u64 = 1 << 16;

/// Values more than a quarter that make sure a period is looked for once more.
const LOOKED: usize = 64;

/// One of these games: which ways it has, and its words.
pub trait Face: Send + Sync + Sized + 'static {
    /// What is known of it before it is opened.
    const CARD: Card;

    /// The game these parameters describe: itself, the ways to break a heap, and the values.
    fn build(params: &Params) -> Result<(Self, Ways, Values), Fault>;

    /// The heaps at the start.
    fn start(&self) -> Vec<Nat>;

    /// What a move may do, said beside the board.
    fn note(&self) -> Say;

    /// When a lone heap is lost in normal play, by a theorem, as a person would type it.
    const LONE_LAW: Option<&str> = None;

    /// How a player says a move in the heap of this number, if not in the words that all share.
    fn tell(&self, _number: usize, _size: &Nat, _left: &[Nat]) -> Option<Say> {
        None
    }
}

/// A game whose heaps are broken in a few ways, the same for every size.
pub struct Octal<F> {
    face: F,
    ways: Ways,
    values: Values,
    is_misere: bool,
}

/// The game these parameters describe.
pub fn build<F: Face>(params: &Params) -> Result<Breaking<Octal<F>>, Fault> {
    let (face, ways, values) = F::build(params)?;
    Ok(Breaking::new(Octal { face, ways, values, is_misere: params.flag("misere") }))
}

impl<F: Face> HeapRule for Octal<F> {
    fn each(&self, size: usize, leaves: &mut dyn FnMut(&[usize])) {
        ways::each(&self.ways, size, leaves);
    }
}

impl<F: Face> Breaks for Octal<F> {
    const CARD: Card = F::CARD;

    fn taken_when(&self) -> Option<Truth> {
        let Ways { whole, one, two, three, is_unequal } = &self.ways;
        let when = || Truth::Or(Box::new(one_of_part(one)), Box::new(one_of_all(whole)));
        (two.is_empty() && three.is_empty() && !is_unequal).then(when)
    }

    fn is_misere(&self) -> bool {
        self.is_misere
    }

    fn start(&self) -> Vec<Nat> {
        self.face.start()
    }

    fn note(&self) -> Say {
        self.face.note()
    }

    fn count(&self, size: &Nat) -> Nat {
        ways::count(&self.ways, size)
    }

    fn lefts(&self, size: &Nat) -> Lefts<'_> {
        ways::lefts(&self.ways, size)
    }

    fn allows(&self, size: &Nat, left: &[Nat]) -> bool {
        ways::allows(&self.ways, size, left)
    }

    fn ways(&self, size: usize, taken: usize) -> u8 {
        ways::bits(&self.ways, size, taken)
    }

    fn nimber(&self, size: &Nat, control: &Control) -> Result<Nat, Stop> {
        self.values.value(size, control).map(Nat::from)
    }

    fn laws(&self, heaps: &[Nat], control: &Control) -> Result<Vec<Say>, Stop> {
        laws(&self.ways, &self.values, heaps, control)
    }

    fn written_law(&self, sizes: usize) -> Option<String> {
        F::LONE_LAW.filter(|_| sizes == 1 && !self.is_misere).map(str::to_owned)
    }

    fn table(&self, to: usize, control: &Control) -> Result<(Vec<u64>, Option<Period>), Stop> {
        table(&self.values, to, control)
    }

    fn tell(&self, number: usize, size: &Nat, left: &[Nat]) -> Option<Say> {
        self.face.tell(number, size, left)
    }
}

/// How the values of these heaps are known: by a period that is proved, or up to a size.
pub fn laws(ways: &Ways, values: &Values, heaps: &[Nat], control: &Control) -> Result<Vec<Say>, Stop> {
    // Three heaps make a dear glance, and splits into unequal heaps have no certificate.
    let is_dear = ways.is_unequal || ways.parts() > 2;
    let largest = heaps.iter().max().cloned().unwrap_or_default();
    values.value(&largest, control)?;
    if is_dear {
        return Ok(vec![say!("octal-no-period", known = largest)]);
    }
    match values.law(GLANCE, control)? {
        Some(period) => periodic(values, &period, heaps, control),
        None => Ok(vec![say!("octal-no-period", known = values.known_to().unwrap_or(0))]),
    }
}

/// The values of sizes 0 to `to`, and the period if it is proved within them.
pub fn table(values: &Values, to: usize, control: &Control) -> Result<(Vec<u64>, Option<Period>), Stop> {
    // A proof is looked for whenever there are a quarter more values.
    values.value(&Nat::from((to + to / 4 + LOOKED).min(values.most())), control)?;
    let known = values.values(to, control)?;
    let is_inside = |period: &Period| match period.standing {
        Standing::Theorem => true,
        Standing::Certified { to: last, .. } => last <= to as u64,
    };
    Ok((known, values.law(0, control)?.filter(is_inside)))
}

/// The period, what it says of the largest heap, and what it does not say.
fn periodic(values: &Values, period: &Period, heaps: &[Nat], control: &Control) -> Result<Vec<Say>, Stop> {
    let Period { period: length, preperiod: from, .. } = *period;
    // Of smaller heaps the rows of values tell all that is needed.
    if heaps.iter().all(|size| *size <= Nat::from(TOLD) && *size < Nat::from(from)) {
        return Ok(Vec::new());
    }
    let mut laws = vec![match period.standing {
        Standing::Theorem => say!("octal-period", period = length, from = from),
        Standing::Certified { to, .. } => say!("octal-certified", period = length, from = from, to = to),
    }];
    if let Some(size) = heaps.iter().max().filter(|size| **size >= Nat::from(from + length)) {
        let same = (size - from) % length + from;
        let value = values.value(&same, control)?;
        let rest = size % length;
        laws.push(say!("octal-residue", size = size, period = length, rest = rest, same = same, value = value));
    }
    let known = values.values((from + length) as usize, control)?;
    // Other sizes say nothing of these heaps.
    let is_here = |size: &u64| heaps.contains(&Nat::from(*size));
    let told: Vec<u64> = period.exceptions(&known).into_iter().map(|(size, _)| size).filter(is_here).collect();
    if !told.is_empty() {
        laws.push(say!("octal-exceptions", from = from, count = told.len(), told = told));
    }
    Ok(laws)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::breaks::octal::faces::Any;
    use duel::game::Game;
    use ground::rules::{At, Rules};
    use proptest::prelude::*;

    fn game(code: &str) -> Breaking<Octal<Any>> {
        let mut params = Params::of(Any::CARD.params);
        params.set("code", code).expect("a text");
        build(&params).expect("a code")
    }

    proptest! {
        #[test]
        fn a_finger_tells_all_moves_apart(
            split in prop::sample::select(vec!['0', '4', '8', 'c']),
            digits in "[0-9a-f]{1,4}",
            heaps in prop::collection::vec(0u8..13, 1..3),
        ) {
            let game = game(&format!("{split}.{digits}"));
            let at = At::first(heaps.into_iter().map(Nat::from).collect::<Vec<_>>());
            let mut paths: Vec<_> = game.moves(&at).list.map(|mv| game.path(&at, &mv)).collect();
            let spots = game.scene(&at).spots();
            prop_assert!(paths.iter().flatten().all(|spot| spots.contains(spot)));
            paths.sort();
            prop_assert!(paths.iter().all(|path| !path.is_empty()));
            for pair in paths.windows(2) {
                prop_assert!(!pair[1].starts_with(&pair[0]), "{:?} begins {:?}", pair[0], pair[1]);
            }
        }
    }

    #[test]
    fn a_period_is_reported_only_when_its_certificate_lies_inside_the_table() {
        let kayles = game("0.77");
        let period =
            |to| kayles.rule.table(to, &Control::new()).expect("small").1.map(|known| (known.preperiod, known.period));
        assert_eq!(period(166), None);
        assert_eq!(period(167), Some((71, 12)));
    }

    #[test]
    fn an_edge_pawn_is_told_from_an_inner_one() {
        let tell = |size: u8, left: &[u8]| {
            let left: Vec<Nat> = left.iter().map(|part| Nat::from(*part)).collect();
            faces::DawsonsChess.tell(1, &Nat::from(size), &left).expect("words of its own")
        };
        let file = |file: u8| say!("dawsons-chess-tell", file = Nat::from(file), heap = 1usize);
        assert_eq!([tell(1, &[]), tell(2, &[]), tell(3, &[]), tell(3, &[1])], [file(1), file(1), file(2), file(1)]);
        assert_eq!([tell(7, &[5]), tell(7, &[4]), tell(7, &[1, 3])], [file(1), file(2), file(3)]);
    }
}
