//! Nimble: coins on a strip of squares; a move slides one coin to the left, and coins may share a square.

mod reason;
pub(crate) mod rules;

use crate::heaps::nimble::reason::explain;
use crate::heaps::nimble::rules::{COIN, Nimble, Slide, lanes, spot};
use crate::kit::heaps;
use crate::kit::laws;
use duel::game::manner::Manner;
use duel::game::summand::{InSums, Summand};
use duel::game::tabled::Tabled;
use duel::game::{Card, Family, Game, Preset};
use ground::fault::Fault;
use ground::num::{Nat, small};
use ground::params::{Domain, Param};
use ground::rules::{At, Rules};
use ground::say;
use ground::say::Say;
use ground::scene::{Grid, Mark, Scene, Shape, Spot};
use solve::formula::nim_sum::winning_moves;
use solve::judge::control::{Control, Stop};
use solve::judge::oracle::{Oracle, Verdict};
use solve::judge::reason::Reason;
use solve::judge::sequence::Table;
use solve::judge::value::Value;
use solve::search::full_search::Count;

/// Squares the strip has at least when it is drawn.
const ROOM: usize = 8;

impl Game for Nimble {
    const CARD: Card = Card {
        id: "nimble",
        family: Family::Heaps,
        fame: 10,
        manner: Manner::Tokens,
        params: &[Param { name: "misere", domain: Domain::Flag, default: "false" }],
        presets: &[
            Preset { params: &[], position: Some("2,5,6,9") },
            Preset { params: &[], position: Some("1,3,3,8,12") },
            Preset { params: &[("misere", "true")], position: Some("1,4,6") },
        ],
        sources: &[
            "E. R. Berlekamp, J. H. Conway and R. K. Guy, Winning Ways for your Mathematical Plays, volume 3, chapter 15",
            "C. L. Bouton, Nim, a game with a complete mathematical theory, Annals of Mathematics 3 (1901), 35-39",
        ],
    };

    fn oracle(&self) -> Box<dyn Oracle<Self>> {
        Box::new(Bouton)
    }

    fn scene(&self, at: &At<Vec<Nat>>) -> Scene {
        let shape = match lanes(&at.pos) {
            Some(lanes) => Shape::Grid(strip(&lanes)),
            None => Shape::Heaps(at.pos.iter().enumerate().map(|(i, square)| heaps::numbered(i, square)).collect()),
        };
        let scene = Scene::of(shape).noting(say!("nimble-note"));
        scene.noting(if self.is_misere { say!("kin-stuck-wins") } else { say!("kin-stuck-loses") })
    }

    fn path(&self, at: &At<Vec<Nat>>, (coin, left): &Slide) -> Vec<Spot> {
        let left = small(left).filter(|_| lanes(&at.pos).is_some());
        left.map(|left| spot(*coin, left)).into_iter().collect()
    }

    fn pointable(&self, at: &At<Vec<Nat>>) -> Vec<Slide> {
        if lanes(&at.pos).is_some() { self.moves(at).list.collect() } else { Vec::new() }
    }

    fn tell(&self, _at: &At<Vec<Nat>>, (coin, left): &Slide) -> Say {
        say!("nimble-tell", coin = coin + 1, square = left)
    }

    fn write_pos(&self, at: &At<Vec<Nat>>) -> String {
        heaps::write_heaps(&at.pos)
    }

    fn read_pos(&self, text: &str) -> Result<At<Vec<Nat>>, Fault> {
        heaps::read_heaps(text).map(At::first)
    }

    fn write_move(&self, at: &At<Vec<Nat>>, (coin, left): &Slide) -> String {
        heaps::write_heap_move(&at.pos, *coin, left)
    }

    fn read_move(&self, at: &At<Vec<Nat>>, text: &str) -> Result<Slide, Fault> {
        heaps::read_move_of(&at.pos, text, &COIN)
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

impl Summand<Vec<Nat>> for Nimble {
    fn summands(&self, at: &At<Vec<Nat>>) -> Vec<At<Vec<Nat>>> {
        at.pos.iter().map(|square| At { pos: vec![square.clone()], to: at.to }).collect()
    }

    fn in_sums(&self) -> InSums {
        // A coin is a Nim heap in every respect, so Bouton's theorem holds for both ways to end.
        if self.is_misere { InSums::Never } else { InSums::Tame }
    }
}

impl Tabled<Vec<Nat>> for Nimble {
    fn at_cell(&self, sizes: &[usize]) -> Option<At<Vec<Nat>>> {
        Some(At::first(heaps::heaps_of(sizes)))
    }

    /// Bouton 1901: a coin on square n is a heap of n.
    fn law(&self, sizes: usize) -> Option<String> {
        laws::nim(sizes, self.is_misere)
    }

    fn table(&self, to: Option<usize>, control: &Control) -> Option<Result<Table, Stop>> {
        Some(heaps::nim_table(to, self.is_misere, control))
    }
}

/// The strip, a lane for each coin: the squares left of it can be pointed at.
fn strip(lanes: &[usize]) -> Grid {
    let cols = lanes.iter().max().map_or(0, |most| most + 1).max(ROOM);
    let cell = |coin: usize, square: usize| match square.cmp(&lanes[coin]) {
        std::cmp::Ordering::Less => Mark::empty().pointed(spot(coin, square).0),
        std::cmp::Ordering::Equal => Mark::counter(),
        std::cmp::Ordering::Greater => Mark::empty(),
    };
    Grid {
        cols: (0..cols).map(|square| square.to_string()).collect(),
        rows: (1..=lanes.len()).map(|coin| coin.to_string()).collect(),
        cells: (0..lanes.len()).flat_map(|coin| (0..cols).map(move |square| cell(coin, square))).collect(),
        ..Grid::default()
    }
}

/// Bouton's theorem, a coin on square n being a heap of n.
struct Bouton;

impl Oracle<Nimble> for Bouton {
    fn value(&self, nimble: &Nimble, at: &At<Vec<Nat>>, _control: &Control) -> Result<Value, Stop> {
        Ok(nimble.hidden(&at.pos).value())
    }

    fn winning(&self, nimble: &Nimble, at: &At<Vec<Nat>>, _control: &Control) -> Result<Option<Vec<Slide>>, Stop> {
        Ok(Some(winning_moves(&at.pos, nimble.is_misere)))
    }

    fn reaching(&self, _nimble: &Nimble, at: &At<Vec<Nat>>, nimber: &Nat) -> Option<Vec<Slide>> {
        // A coin on the wanted square beside the others: sliding one of them to nim-sum 0 leaves exactly that value.
        let mut beside = at.pos.clone();
        beside.push(nimber.clone());
        let moves = winning_moves(&beside, false);
        Some(moves.into_iter().filter(|(coin, _)| *coin < at.pos.len()).collect())
    }

    fn foresight(&self, _nimble: &Nimble, at: &At<Vec<Nat>>) -> usize {
        let steps: Nat = at.pos.iter().sum();
        if steps <= Nat::from(64u8) { 64 } else { 0 }
    }

    fn explain(
        &self,
        nimble: &Nimble,
        at: &At<Vec<Nat>>,
        verdict: &Verdict<Slide>,
        control: &Control,
    ) -> Result<Reason, Stop> {
        explain(self, nimble, at, verdict, control)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_coin_never_goes_right_nor_stays() {
        let nimble = Nimble { is_misere: false };
        let at = nimble.read_pos("0,2,1").expect("three coins");
        let legal = |text: &str| nimble.read_move(&at, text).is_ok_and(|mv| nimble.legal(&at, &mv).is_ok());
        assert!(legal("2:2->0") && legal("3:1->0"));
        assert!(!legal("2:2->2") && !legal("2:2->3") && !legal("1:0->0") && !legal("2:1->0") && !legal("4:1->0"));
    }
}
