//! Moore's Nim: a move lowers one to k heaps at once.

mod lowering_count;
mod lowering_values;
mod lowerings;
mod reason;
pub(crate) mod rules;
mod value;

use crate::heaps::moore_nim::lowering_count::balanced;
use crate::heaps::moore_nim::lowerings::{Lowering, Lowerings};
use crate::heaps::moore_nim::reason::explain;
use crate::heaps::moore_nim::rules::{BOARD, MooreNim};
use crate::heaps::moore_nim::value::Worth;
use crate::kit::heaps;
use crate::kit::heaps::HEAP;
use crate::kit::laws;
use duel::game::manner::Manner;
use duel::game::summand::{InSums, Summand};
use duel::game::tabled::Tabled;
use duel::game::{Card, Family, Game, Preset};
use ground::fault::{Fault, Kind};
use ground::heap_game::{Go, HeapGame};
use ground::notation::Reader;
use ground::num::Nat;
use ground::params::{Domain, Param};
use ground::rules::At;
use ground::say;
use ground::say::Say;
use ground::scene::{Mark, Panel, Scene, Shape, Spot};
use solve::formula::balance::lowerings;
use solve::judge::control::{Control, Stop};
use solve::judge::oracle::{Counted, Oracle, Verdict};
use solve::judge::reason::Reason;
use solve::judge::sequence::Table;
use solve::judge::value::Value;
use solve::search::full_search::Count;

/// Moves that can be pointed out at most; beyond them only those that lower fewer heaps.
const POINTED: u32 = 4_096;

/// The panel of the key which says that no more heaps are lowered.
const KEY: usize = 1;

/// Binary digits of all heaps together that are held at most.
const DIGITS: usize = 4_000_000;

/// Steps that the number of moves may take to be worked out, each a multiplication of machine words.
const STEPS: u128 = 400_000_000;

impl Game for MooreNim {
    const CARD: Card = Card {
        id: "moore-nim",
        family: Family::Heaps,
        fame: 10,
        manner: Manner::Heaps,
        params: &[
            Param { name: "k", domain: Domain::Nat { least: 1, most: None }, default: "2" },
            Param { name: "misere", domain: Domain::Flag, default: "false" },
        ],
        presets: &[
            Preset { params: &[], position: Some("3,4,5") },
            Preset { params: &[], position: Some("1,2,5,6") },
            Preset { params: &[("misere", "true")], position: Some("1,3,4") },
            Preset { params: &[("k", "3")], position: Some("2,2,3,4,5") },
        ],
        sources: &["E. H. Moore, A generalization of the game called Nim, Annals of Mathematics 11 (1910), 93-94"],
    };

    fn oracle(&self) -> Box<dyn Oracle<Self>> {
        Box::new(Worth::default())
    }

    fn scene(&self, at: &At<Vec<Nat>>) -> Scene {
        let heaps = at.pos.iter().enumerate().map(|(i, size)| heaps::heap(i, size)).collect();
        let board = Scene::of(Shape::Heaps(heaps));
        let scene = if self.has_key(&at.pos) {
            let key = Scene::of(Shape::Keys(vec![Mark::at("ok", 0)]));
            Scene::of(Shape::Beside(vec![
                Panel { title: say!("moore-nim-panel-heaps"), scene: board.in_panel(BOARD) },
                Panel { title: say!("moore-nim-panel-done"), scene: key.in_panel(KEY) },
            ]))
        } else {
            board
        };
        let scene = scene.noting(say!("moore-nim-note", k = &self.told_k));
        scene.noting(if self.is_misere { say!("last-loses") } else { say!("last-wins") })
    }

    fn path(&self, at: &At<Vec<Nat>>, lowering: &Lowering) -> Vec<Spot> {
        if lowering.iter().any(|(heap, _)| !heaps::is_drawn(*heap, &at.pos[*heap])) {
            return Vec::new();
        }
        let mut path: Vec<Spot> = lowering.iter().flat_map(|(heap, left)| heaps::path(&at.pos, *heap, left)).collect();
        let last = lowering.last().map_or(0, |(heap, _)| *heap);
        let goes_on = lowering.len() < self.k && at.pos[last + 1..].iter().any(|size| *size > Nat::ZERO);
        if self.has_key(&at.pos) {
            path = path.into_iter().map(|spot| spot.in_panel(BOARD)).collect();
            path.extend(goes_on.then(|| Spot(0).in_panel(KEY)));
        }
        path
    }

    fn pointable(&self, at: &At<Vec<Nat>>) -> Vec<Lowering> {
        let mut drawn = at.pos.clone();
        drawn
            .iter_mut()
            .enumerate()
            .filter(|(i, size)| !heaps::is_drawn(*i, size))
            .for_each(|(_, size)| *size = Nat::ZERO);
        let is_few = |k: &usize| lowerings(&drawn, *k) <= Nat::from(POINTED);
        let most = self.k.min(drawn.len());
        let together = (1..=most).take_while(is_few).last().unwrap_or(0);
        if together == 0 { Vec::new() } else { Lowerings::new(&drawn, together, None).collect() }
    }

    fn tell(&self, at: &At<Vec<Nat>>, lowering: &Lowering) -> Say {
        let change =
            |(heap, left): &(usize, Nat)| say!("takes-from-heap", count = &at.pos[*heap] - left, heap = heap + 1);
        match &lowering[..] {
            [only] => change(only),
            several => say!("moore-nim-tell", changes = several.iter().map(change).collect::<Vec<Say>>()),
        }
    }

    fn write_pos(&self, at: &At<Vec<Nat>>) -> String {
        heaps::write_heaps(&at.pos)
    }

    fn read_pos(&self, text: &str) -> Result<At<Vec<Nat>>, Fault> {
        let heaps = heaps::read_heaps(text)?;
        self.holds(&heaps)?;
        Ok(At::first(heaps))
    }

    fn write_move(&self, at: &At<Vec<Nat>>, lowering: &Lowering) -> String {
        let change = |(heap, left): &(usize, Nat)| heaps::write_heap_move(&at.pos, *heap, left);
        lowering.iter().map(change).collect::<Vec<_>>().join(",")
    }

    fn read_move(&self, at: &At<Vec<Nat>>, text: &str) -> Result<Lowering, Fault> {
        let mut r = Reader::new(Kind::IllegalMove, text);
        let mut lowering: Lowering = Vec::new();
        loop {
            let column = r.column();
            let change = heaps::read_change(&mut r, &at.pos, &HEAP)?;
            if lowering.last().is_some_and(|(heap, _)| *heap >= change.0) {
                return Err(Fault::new(Kind::IllegalMove, say!("moore-nim-order", heap = change.0 + 1)).at(column));
            }
            lowering.push(change);
            if !r.take(",") {
                break;
            }
        }
        r.end()?;
        Ok(lowering)
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

impl Summand<Vec<Nat>> for MooreNim {
    fn in_sums(&self) -> InSums {
        if self.is_misere { InSums::Never } else { InSums::Impartial }
    }
}

impl Tabled<Vec<Nat>> for MooreNim {
    fn at_cell(&self, sizes: &[usize]) -> Option<At<Vec<Nat>>> {
        let heaps = heaps::heaps_of(sizes);
        self.holds(&heaps).ok().map(|()| At::first(heaps))
    }

    /// Moore 1910, where his columns modulo k + 1 can be put so: one heap at a time, all heaps at once, all heaps but one.
    fn law(&self, sizes: usize) -> Option<String> {
        if self.k == 1 {
            return laws::nim(sizes, self.is_misere);
        }
        let sum = laws::joined(sizes, " + ")?;
        if self.k >= sizes {
            return Some(format!("{sum} == {}", u8::from(self.is_misere)));
        }
        // A column holds k + 1 ones or none: the heaps are equal. Misère: while no heap is above 1, a lone 1 is lost.
        let equal = laws::all_equal(sizes).filter(|_| self.k + 1 == sizes)?;
        Some(if self.is_misere { format!("a > 1 and {equal} or {sum} == 1") } else { equal })
    }

    fn as_heaps(&self, at: &At<Vec<Nat>>) -> Option<(HeapGame, Vec<Nat>)> {
        let moves = vec![Go::Several { least: 1, most: self.k.min(at.pos.len()) }];
        let game = HeapGame { is_misere: self.is_misere, ..HeapGame::new(at.pos.len(), moves) };
        game.has_room().then(|| (game, at.pos.clone()))
    }

    fn table(&self, to: Option<usize>, control: &Control) -> Option<Result<Table, Stop>> {
        // With a single heap it does not matter how many might be lowered.
        Some(heaps::nim_table(to, self.is_misere, control))
    }
}

impl MooreNim {
    /// Whether the moves of these heaps can be held and counted.
    fn holds(&self, heaps: &[Nat]) -> Result<(), Fault> {
        let too_large = |says: Say| Err(Fault::new(Kind::TooLarge, says));
        let count = heaps.iter().filter(|heap| **heap > Nat::ZERO).count();
        let longest = heaps.iter().map(|heap| heap.bits() as usize).max().unwrap_or(0);
        if count.saturating_mul(longest) > DIGITS {
            return too_large(say!("moore-nim-too-long", most = DIGITS));
        }
        let words = |bits: usize| bits.div_ceil(64).max(1) as u128;
        let together = self.k.min(count);
        let products = if together < count { together as u128 } else { 1 };
        let steps = count as u128 * products * words(together * longest) * words(longest);
        if steps > STEPS { too_large(say!("moore-nim-too-many-heaps-at-once", most = STEPS as u64)) } else { Ok(()) }
    }
}

impl Oracle<MooreNim> for Worth {
    fn value(&self, game: &MooreNim, at: &At<Vec<Nat>>, control: &Control) -> Result<Value, Stop> {
        self.of(game, &at.pos, control)
    }

    fn winning_counted(
        &self,
        game: &MooreNim,
        at: &At<Vec<Nat>>,
        most: usize,
        control: &Control,
    ) -> Result<Option<Counted<Lowering>>, Stop> {
        let mut ways = Lowerings::new(&at.pos, game.k, Some(game.balance()));
        let mut list = Vec::new();
        while list.len() < most {
            control.tick(1)?;
            match ways.next() {
                Some(way) => list.push(way),
                None => return Ok(Some((list.clone(), Nat::from(list.len())))),
            }
        }
        let total = balanced(&at.pos, game.balance(), control)?;
        Ok(Some((list, total)))
    }

    fn foresight(&self, _game: &MooreNim, at: &At<Vec<Nat>>) -> usize {
        let counters: Nat = at.pos.iter().sum();
        if counters <= Nat::from(64u8) { 64 } else { 0 }
    }

    fn explain(
        &self,
        game: &MooreNim,
        at: &At<Vec<Nat>>,
        verdict: &Verdict<Lowering>,
        control: &Control,
    ) -> Result<Reason, Stop> {
        explain(self, game, at, verdict, control)
    }
}

#[cfg(test)]
mod tests;
