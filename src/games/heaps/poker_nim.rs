//! Poker Nim: Nim in which what is taken goes into one's own bag, and may be paid out again.

mod reason;
pub(crate) mod rules;

use num_traits::Zero;

use crate::heaps::poker_nim::reason::explain;
use crate::heaps::poker_nim::rules::{Change, Chips, PokerNim, is_drawn};
use crate::kit::heaps;
use crate::kit::laws;
use duel::game::manner::Manner;
use duel::game::slip::Slip;
use duel::game::tabled::Tabled;
use duel::game::{Card, Family, Game, Preset};
use ground::fault::{Fault, Kind};
use ground::notation::Reader;
use ground::num::{Nat, small, write_nat};
use ground::rules::{At, Rules};
use ground::say;
use ground::say::Say;
use ground::scene::{Heap, Mark, Scene, Shape, Spot};
use solve::formula::nim_sum::{is_lost, nim_sum, wanted};
use solve::judge::control::{Control, Stop};
use solve::judge::oracle::{Oracle, Verdict};
use solve::judge::reason::Reason;
use solve::judge::sequence::{Cells, Period, Standing, Table};
use solve::judge::value::{Outcome, Value};

impl Game for PokerNim {
    const CARD: Card = Card {
        id: "poker-nim",
        family: Family::Heaps,
        fame: 10,
        manner: Manner::Heaps,
        params: &[],
        presets: &[
            Preset { params: &[], position: Some("3,4,5 @2-2") },
            Preset { params: &[], position: Some("1,3 @0-4") },
            Preset { params: &[], position: Some("2,2,5 @3-1") },
            Preset { params: &[], position: Some("1,1") },
        ],
        sources: &[
            "E. R. Berlekamp, J. H. Conway and R. K. Guy, Winning Ways for your Mathematical Plays, volume 1, chapter 3",
        ],
    };

    fn oracle(&self) -> Box<dyn Oracle<Self>> {
        Box::new(Reversal)
    }

    fn scene(&self, at: &At<Chips>) -> Scene {
        let heaps = (0..at.pos.heaps.len()).map(|heap| drawn(&at.pos, heap)).collect();
        Scene::of(Shape::Heaps(heaps))
            .noting(say!("poker-nim-bags", own = &at.pos.own, other = &at.pos.other))
            .noting(say!("kin-stuck-loses"))
    }

    fn path(&self, at: &At<Chips>, (heap, left): &Change) -> Vec<Spot> {
        let Some(left) = small(left).filter(|_| is_drawn(&at.pos, *heap)) else { return Vec::new() };
        let taken = usize::from(Nat::from(left) < at.pos.heaps[*heap]);
        vec![heaps::spot(*heap, left + taken)]
    }

    fn pointable(&self, at: &At<Chips>) -> Vec<Change> {
        if (0..at.pos.heaps.len()).any(|heap| is_drawn(&at.pos, heap)) && self.moves(at).total <= Nat::from(4_096u32) {
            self.moves(at).list.collect()
        } else {
            Vec::new()
        }
    }

    fn slips(&self, at: &At<Chips>, (heap, left): &Change) -> Vec<Slip> {
        let back = (*left > at.pos.heaps[*heap]).then_some(Slip::Back);
        let mut heaps = at.pos.heaps.clone();
        heaps[*heap].clone_from(left);
        let odd = (nim_sum(&heaps) != Nat::ZERO).then_some(Slip::Odd);
        back.into_iter().chain(odd).collect()
    }

    fn tell(&self, at: &At<Chips>, (heap, left): &Change) -> Say {
        let size = &at.pos.heaps[*heap];
        if left < size {
            say!("poker-nim-tell-takes", count = size - left, heap = heap + 1)
        } else {
            say!("poker-nim-tell-adds", count = left - size, heap = heap + 1)
        }
    }

    fn write_pos(&self, at: &At<Chips>) -> String {
        let mut text = heaps::write_heaps(&at.pos.heaps);
        if !at.pos.own.is_zero() || !at.pos.other.is_zero() {
            text.push_str(" @");
            write_nat(&at.pos.own, &mut text);
            text.push('-');
            write_nat(&at.pos.other, &mut text);
        }
        text
    }

    fn read_pos(&self, text: &str) -> Result<At<Chips>, Fault> {
        let mut r = Reader::new(Kind::BadPosition, text);
        let heaps = heaps::read_heaps_of(&mut r)?;
        let (mut own, mut other) = (Nat::ZERO, Nat::ZERO);
        if r.take("@") {
            own = r.nat()?;
            r.expect("-")?;
            other = r.nat()?;
        }
        r.end()?;
        Ok(At::first(Chips { heaps, own, other }))
    }

    fn write_move(&self, at: &At<Chips>, (heap, left): &Change) -> String {
        heaps::write_heap_move(&at.pos.heaps, *heap, left)
    }

    fn read_move(&self, at: &At<Chips>, text: &str) -> Result<Change, Fault> {
        heaps::read_heap_move(&at.pos.heaps, text)
    }

    fn tabled(&self) -> Option<&dyn Tabled<Chips>> {
        Some(self)
    }
}

impl Tabled<Chips> for PokerNim {
    /// The bags of both are empty.
    fn at_cell(&self, sizes: &[usize]) -> Option<At<Chips>> {
        Some(At::first(Chips { heaps: heaps::heaps_of(sizes), own: Nat::ZERO, other: Nat::ZERO }))
    }

    /// Bouton 1901: the outcome is that of Nim, whatever the bags hold.
    fn law(&self, sizes: usize) -> Option<String> {
        laws::nim(sizes, false)
    }

    fn table(&self, to: Option<usize>, control: &Control) -> Option<Result<Table, Stop>> {
        Some(heaps::nim_table(to, false, control).map(|table| {
            let outcome = |n: usize| if n == 0 { Outcome::P } else { Outcome::N };
            let period = Period { period: 1, preperiod: 1, saltus: 0, standing: Standing::Theorem };
            let cells = Cells::Outcomes(vec![(0..=table.to).map(outcome).collect()]);
            Table { cells, period: Some(period), ..table }
        }))
    }
}

/// A heap with its chips, and above them the places of those that the mover may pay out.
fn drawn(chips: &Chips, heap: usize) -> Heap {
    let mut drawn = heaps::heap(heap, &chips.heaps[heap]);
    match (is_drawn(chips, heap), small(&chips.heaps[heap]), small(&chips.own)) {
        (true, Some(size), Some(own)) => {
            let place = |i| Mark::empty().pointed(heaps::spot(heap, i).0);
            drawn.counters.extend((size + 1..=size + own).map(place));
        }
        _ => drawn.counters.clear(),
    }
    drawn
}

/// Bouton's theorem, for what is paid out can be taken back at once.
///
/// Only outcomes: bags belong to one side, so there are no nim-values. No play that keeps to the first winning move goes
/// on for ever: it only takes, and what the winner takes never comes back.
struct Reversal;

impl Oracle<PokerNim> for Reversal {
    fn value(&self, _game: &PokerNim, at: &At<Chips>, _control: &Control) -> Result<Value, Stop> {
        Ok(Value::of_outcome(!is_lost(&at.pos.heaps, false)))
    }

    fn winning(&self, game: &PokerNim, at: &At<Chips>, _control: &Control) -> Result<Option<Vec<Change>>, Stop> {
        let wanted = wanted(&at.pos.heaps, false).into_iter().enumerate();
        let legal: Vec<Change> = wanted.filter(|mv| game.legal(at, mv).is_ok()).collect();
        let (taking, adding): (Vec<_>, Vec<_>) = legal.into_iter().partition(|(i, left)| *left < at.pos.heaps[*i]);
        Ok(Some(taking.into_iter().chain(adding).collect()))
    }

    fn foresight(&self, _game: &PokerNim, at: &At<Chips>) -> usize {
        let chips = at.pos.heaps.iter().sum::<Nat>() + &at.pos.own + &at.pos.other;
        if chips <= Nat::from(64u8) { 64 } else { 0 }
    }

    fn explain(
        &self,
        game: &PokerNim,
        at: &At<Chips>,
        verdict: &Verdict<Change>,
        control: &Control,
    ) -> Result<Reason, Stop> {
        explain(self, game, at, verdict, control)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn at(text: &str) -> At<Chips> {
        PokerNim.read_pos(text).unwrap_or_else(|fault| panic!("{text}: {fault:?}"))
    }

    #[test]
    fn what_is_taken_goes_into_the_own_bag_and_the_bags_change_sides() {
        let next =
            |text: &str, heap: usize, left: u8| PokerNim.write_pos(&PokerNim.play(&at(text), &(heap, Nat::from(left))));
        assert_eq!(next("0,3 @2-1", 1, 1), "0,1 @1-4");
        assert_eq!(next("0,3 @2-1", 0, 2), "2,3 @1-0");
        assert_eq!(next("1", 0, 0), "0 @0-1");
    }

    #[test]
    fn the_first_winning_move_takes() {
        for text in ["1,3 @4-0", "2 @1-0", "5,2,1 @7-7", "3,3,1 @2-9"] {
            let moves = Reversal.winning(&PokerNim, &at(text), &Control::new()).expect("a formula").expect("named");
            let (heap, left) = &moves[0];
            assert!(left < &at(text).pos.heaps[*heap], "{text}: {moves:?}");
        }
    }
}
