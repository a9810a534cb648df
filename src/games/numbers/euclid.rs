//! Euclid's game: two numbers; a move takes a multiple of the smaller one from the larger.

mod reason;
pub(crate) mod rules;

use std::sync::{Mutex, PoisonError};

use num_integer::Integer;
use num_traits::Zero;

use crate::kit::heaps;
use crate::numbers::euclid::reason::explain;
use crate::numbers::euclid::rules::{Division, Euclid, Two};
use duel::game::manner::Manner;
use duel::game::slip::Slip;
use duel::game::summand::{InSums, Summand};
use duel::game::tabled::Tabled;
use duel::game::{Card, Family, Game, Preset};
use ground::fault::{Fault, Kind};
use ground::heap_game::{Go, HeapGame};
use ground::notation::Reader;
use ground::num::Nat;
use ground::params::{Domain, Param};
use ground::rules::{At, Rules};
use ground::say;
use ground::say::Say;
use ground::scene::{Heap, Scene, Shape, Spot};
use solve::formula::quotients::{End, above, leaving, nimber};
use solve::judge::control::{Control, Stop};
use solve::judge::oracle::{Oracle, Verdict};
use solve::judge::reason::Reason;
use solve::judge::sequence::{Cells, Table};
use solve::judge::value::Value;
use solve::search::full_search::Count;

/// Sizes up to which a table goes.
const TABLED: usize = 2_000;

/// Numbers up to which a principal line is worth its computation.
const FORESEEN: u64 = u64::MAX;

impl Game for Euclid {
    const CARD: Card = Card {
        id: "euclid",
        family: Family::Numbers,
        fame: 46,
        manner: Manner::Number,
        params: &[Param { name: "end", domain: Domain::Word(&["zero", "equal"]), default: "zero" }],
        presets: &[
            Preset { params: &[], position: Some("25,7") },
            Preset { params: &[], position: Some("34,55") },
            Preset { params: &[("end", "equal")], position: Some("11,48") },
            Preset { params: &[], position: Some("124,43") },
        ],
        sources: &[
            "A. J. Cole and A. J. T. Davie, A game based on the Euclidean algorithm and a winning strategy for it, \
             Mathematical Gazette 53 (1969), 354-357",
            "G. Nivasch, The Sprague-Grundy function of the game Euclid, Discrete Mathematics 306 (2006), 2798-2800",
        ],
    };

    fn oracle(&self) -> Box<dyn Oracle<Self>> {
        Box::new(Quotients::default())
    }

    fn scene(&self, at: &At<Two>) -> Scene {
        let over = self.ending(at).is_some();
        let heaps = (0..2).map(|i| self.drawn(at, i, over)).collect();
        let end = match self.end {
            End::Zero => say!("euclid-ends-zero"),
            End::Equal => say!("euclid-ends-equal"),
        };
        Scene::of(Shape::Heaps(heaps)).noting(end)
    }

    fn path(&self, at: &At<Two>, times: &Nat) -> Vec<Spot> {
        let Division { larger, .. } = Division::of(&at.pos);
        heaps::path(&at.pos, larger, &self.play(at, times).pos[larger])
    }

    fn pointable(&self, at: &At<Two>) -> Vec<Nat> {
        let Division { larger, .. } = Division::of(&at.pos);
        if heaps::is_drawn(larger, &at.pos[larger]) { self.moves(at).list.collect() } else { Vec::new() }
    }

    fn slips(&self, at: &At<Two>, times: &Nat) -> Vec<Slip> {
        let left = self.play(at, times).pos;
        let (small, large) = if left[0] < left[1] { (&left[0], &left[1]) } else { (&left[1], &left[0]) };
        // Above the golden ratio: the square of the larger exceeds their product and the square of the smaller.
        let is_unequal = !small.is_zero() && large * large > large * small + small * small;
        if is_unequal { vec![Slip::Unequal] } else { Vec::new() }
    }

    fn tell(&self, at: &At<Two>, times: &Nat) -> Say {
        let Division { larger, .. } = Division::of(&at.pos);
        let (large, small) = (&at.pos[larger], &at.pos[1 - larger]);
        say!("euclid-tell", times = times, small = small, large = large)
    }

    fn write_pos(&self, at: &At<Two>) -> String {
        heaps::write_heaps(&at.pos)
    }

    fn read_pos(&self, text: &str) -> Result<At<Two>, Fault> {
        let mut r = Reader::new(Kind::BadPosition, text);
        let expecting = |fault: Fault| {
            if fault.kind == Kind::TooLarge { fault } else { fault.expecting(say!("euclid-expect-two")) }
        };
        let a = r.nat().map_err(expecting)?;
        r.expect(",")?;
        let column = r.column();
        let b = r.nat().map_err(expecting)?;
        r.end()?;
        let zeros = usize::from(a.is_zero()) + usize::from(b.is_zero());
        // Ending at 0, a number that is 0 tells a finished game.
        if zeros > usize::from(self.end == End::Zero) {
            let at = if b.is_zero() { column } else { 1 };
            return Err(Fault::new(Kind::BadPosition, say!("euclid-is-zero"))
                .expecting(say!("euclid-expect-two"))
                .at(at));
        }
        Ok(At::first([a, b]))
    }

    fn write_move(&self, _at: &At<Two>, times: &Nat) -> String {
        times.to_string()
    }

    fn read_move(&self, _at: &At<Two>, text: &str) -> Result<Nat, Fault> {
        let mut r = Reader::new(Kind::IllegalMove, text);
        let times = r.nat()?;
        r.end()?;
        Ok(times)
    }

    fn count(&self) -> Count {
        Count::Nimbers
    }

    fn summand(&self) -> Option<&dyn Summand<Two>> {
        Some(self)
    }

    fn tabled(&self) -> Option<&dyn Tabled<Two>> {
        Some(self)
    }
}

impl Summand<Two> for Euclid {
    fn in_sums(&self) -> InSums {
        InSums::Impartial
    }
}

impl Tabled<Two> for Euclid {
    fn at_cell(&self, sizes: &[usize]) -> Option<At<Two>> {
        let [a, b] = *sizes else { return None };
        (a > 0 && b > 0).then(|| At::first([Nat::from(a), Nat::from(b)]))
    }

    /// Cole and Davie 1969: lost while the ratio is below the golden one; two equal numbers are lost only where they end the game.
    fn law(&self, sizes: usize) -> Option<String> {
        let ratio = "a < b * phi and b < a * phi";
        let law = match self.end {
            End::Zero => format!("a != b and {ratio}"),
            End::Equal => ratio.to_owned(),
        };
        (sizes == 2).then_some(law)
    }

    fn as_heaps(&self, at: &At<Two>) -> Option<(HeapGame, Vec<Nat>)> {
        matches!(self.end, End::Zero).then(|| (HeapGame::new(2, vec![Go::Multiple]), at.pos.to_vec()))
    }

    fn table(&self, to: Option<usize>, control: &Control) -> Option<Result<Table, Stop>> {
        let to = to.unwrap_or(20).max(1);
        Some(self.square(to, control).map(|rows| {
            let cells = Cells::Nimbers(rows);
            Table { of: &["a", "b"], from: 1, to, cells, period: None }
        }))
    }
}

impl Euclid {
    /// A number as a heap; of the larger one the counters can be pointed at down to which a move may go.
    fn drawn(&self, at: &At<Two>, i: usize, is_over: bool) -> Heap {
        let Division { larger, .. } = Division::of(&at.pos);
        let mut heap = heaps::heap(i, &at.pos[i]);
        let step = &at.pos[1 - larger];
        for (c, mark) in heap.counters.iter_mut().enumerate() {
            let taken = &at.pos[i] - c;
            let is_move = i == larger && !is_over && (&taken % step).is_zero() && self.allows(&at.pos, &(taken / step));
            mark.spot = mark.spot.filter(|_| is_move);
        }
        heap
    }

    fn square(&self, to: usize, control: &Control) -> Result<Vec<Vec<u64>>, Stop> {
        if to > TABLED {
            return Err(Stop::TooLarge(say!("heap-beyond-table", size = to, most = TABLED)));
        }
        let mut rows = vec![vec![0; to]; to];
        for a in 1..=to {
            control.tick(a as u64)?;
            for b in 1..=a {
                let (quotient, rest) = ((a / b) as u64, a % b);
                let value = match (rest, self.end) {
                    (0, End::Zero) => quotient,
                    (0, End::Equal) => quotient - 1,
                    (rest, _) if quotient <= rows[b - 1][rest - 1] => quotient - 1,
                    _ => quotient,
                };
                rows[a - 1][b - 1] = value;
                rows[b - 1][a - 1] = value;
            }
        }
        Ok(rows)
    }
}

/// Nim-values by Euclid's algorithm. All moves leave the same smaller number and the same rest: the value of that pair is
/// remembered.
#[derive(Default)]
struct Quotients {
    last: Mutex<Option<(Two, Nat)>>,
}

impl Quotients {
    fn rest(&self, game: &Euclid, smaller: &Nat, rest: &Nat, control: &Control) -> Result<Nat, Stop> {
        let known = self.last.lock().unwrap_or_else(PoisonError::into_inner).clone();
        if let Some(([a, b], value)) = known
            && (&a, &b) == (smaller, rest)
        {
            return Ok(value);
        }
        let value = nimber(smaller, rest, game.end, control)?;
        let pair = ([smaller.clone(), rest.clone()], value.clone());
        *self.last.lock().unwrap_or_else(PoisonError::into_inner) = Some(pair);
        Ok(value)
    }

    fn nimber(&self, game: &Euclid, pos: &Two, control: &Control) -> Result<Nat, Stop> {
        let Division { larger, .. } = Division::of(pos);
        let (large, small) = (&pos[larger], &pos[1 - larger]);
        if small.is_zero() {
            return Ok(Nat::ZERO);
        }
        let (quotient, rest) = large.div_rem(small);
        match (rest.is_zero(), game.end) {
            (true, End::Zero) => Ok(quotient),
            (true, End::Equal) => Ok(quotient - 1u8),
            (false, _) => Ok(above(&quotient, &self.rest(game, small, &rest, control)?)),
        }
    }

    /// The one move, if there is one, that leaves this nim-value.
    fn move_to(&self, game: &Euclid, pos: &Two, wanted: &Nat, control: &Control) -> Result<Option<Nat>, Stop> {
        let Division { quotient, rest, larger } = Division::of(pos);
        let value = match (rest.is_zero(), game.end) {
            (true, End::Zero) => Some(Nat::ZERO),
            (true, End::Equal) => None,
            (false, _) => Some(self.rest(game, &pos[1 - larger], &rest, control)?),
        };
        let times = leaving(wanted, value.as_ref());
        Ok((times < quotient).then(|| quotient - times).filter(|times| game.allows(pos, times)))
    }
}

impl Oracle<Euclid> for Quotients {
    fn value(&self, game: &Euclid, at: &At<Two>, control: &Control) -> Result<Value, Stop> {
        self.nimber(game, &at.pos, control).map(Value::nimber)
    }

    fn winning(&self, game: &Euclid, at: &At<Two>, control: &Control) -> Result<Option<Vec<Nat>>, Stop> {
        Ok(Some(self.move_to(game, &at.pos, &Nat::ZERO, control)?.into_iter().collect()))
    }

    fn reaching(&self, game: &Euclid, at: &At<Two>, nimber: &Nat) -> Option<Vec<Nat>> {
        let found = self.move_to(game, &at.pos, nimber, &Control::new()).ok()?;
        Some(found.into_iter().collect())
    }

    fn foresight(&self, _game: &Euclid, at: &At<Two>) -> usize {
        if at.pos.iter().all(|n| *n <= Nat::from(FORESEEN)) { 64 } else { 0 }
    }

    fn explain(&self, game: &Euclid, at: &At<Two>, verdict: &Verdict<Nat>, control: &Control) -> Result<Reason, Stop> {
        explain(game, at, verdict, control)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;
    use solve::judge::oracle::reaching;

    #[test]
    fn the_table_holds_what_the_quotients_give() {
        for end in [End::Zero, End::Equal] {
            let rows = Euclid { end }.square(60, &Control::new()).expect("small");
            for (a, row) in (1u64..).zip(&rows) {
                for (b, told) in (1u64..).zip(row) {
                    let value = nimber(&a.into(), &b.into(), end, &Control::new()).expect("nobody stops");
                    assert_eq!(value, Nat::from(*told), "{a},{b} {end:?}");
                }
            }
        }
    }

    #[test]
    fn a_zero_tells_a_finished_game_only_where_the_game_ends_at_zero() {
        let read = |end: End, text: &str| Euclid { end }.read_pos(text).map_err(|fault| fault.at);
        assert!(read(End::Zero, "0,3").is_ok() && read(End::Zero, "3,0").is_ok());
        assert_eq!(read(End::Zero, "0,0").err(), Some(Some(3)));
        assert_eq!(read(End::Equal, "0,3").err(), Some(Some(1)));
        assert_eq!(read(End::Equal, "3, 0").err(), Some(Some(4)));
    }

    proptest! {
        #[test]
        fn the_move_to_a_value_is_the_only_one_there(a in 1u32..500, b in 1u32..40, wanted in 0u32..12, is_zero: bool) {
            let game = Euclid { end: if is_zero { End::Zero } else { End::Equal } };
            let (oracle, at, control) = (Quotients::default(), At::first([Nat::from(a), Nat::from(b)]), Control::new());
            let wanted = Nat::from(wanted);
            let leaves = |mv: &Nat| oracle.value(&game, &game.play(&at, mv), &control) == Ok(Value::nimber(wanted.clone()));
            let tried: Vec<Nat> = game.moves(&at).list.filter(leaves).collect();
            prop_assert_eq!(reaching(&oracle, &game, &at, &wanted, &control), Ok(tried));
        }
    }
}
