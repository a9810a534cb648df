//! Chomp: bite a cell off the bar with all to the right of it and below; the corner is poison.

mod notation;
mod reason;
pub(crate) mod rules;

use num_traits::One;

use crate::boards::chomp::notation::{ROWS, read_bite, read_shape, too_many_rows, write_bite, write_shape};
use crate::boards::chomp::reason::Why;
use crate::boards::chomp::rules::Chomp;
use crate::kit::cells::labelled;
use crate::kit::young::{Bite, Eater, Law, Shape, arms, bitten, law, winning_bites};
use duel::game::manner::Manner;
use duel::game::slip::Slip;
use duel::game::summand::{InSums, Summand};
use duel::game::tabled::Tabled;
use duel::game::{Card, Family, Game, Preset};
use ground::fault::Fault;
use ground::num::{Nat, small};
use ground::params::{Domain, Param, Params};
use ground::rules::At;
use ground::say;
use ground::say::Say;
use ground::scene::{Called, Grid, Ground, Heap, Mark, Scene, Shape as Drawn, Spot};
use solve::judge::control::{Control, Stop};
use solve::judge::oracle::{Oracle, Verdict};
use solve::judge::reason::Reason;
use solve::judge::value::Value;
use solve::search::full_search::Count;

/// Rows and columns drawn at most; a larger bar is told row by row.
const DRAWN: usize = 40;

/// Rows told at most of a bar that is not drawn.
const TOLD: usize = 100;

/// Cells up to which the principal line is worth its computation.
const FORESEEN: usize = 400;

/// The variant these parameters describe.
pub fn build(params: &Params) -> Result<Chomp, Fault> {
    let rows = small(params.nat("rows")).filter(|rows| *rows <= ROWS).ok_or_else(too_many_rows)?;
    Ok(Chomp { rows, cols: params.nat("cols").clone() })
}

impl Game for Chomp {
    const CARD: Card = Card {
        id: "chomp",
        family: Family::Boards,
        fame: 74,
        manner: Manner::Cells,
        params: &[
            Param { name: "rows", domain: Domain::Nat { least: 1, most: None }, default: "4" },
            Param { name: "cols", domain: Domain::Nat { least: 1, most: None }, default: "7" },
        ],
        presets: &[
            Preset { params: &[("rows", "3"), ("cols", "4")], position: None },
            Preset { params: &[("rows", "5"), ("cols", "5")], position: None },
            Preset { params: &[("rows", "2"), ("cols", "8")], position: None },
            Preset { params: &[], position: Some("5,4,2") },
            Preset { params: &[], position: Some("6,1,1,1") },
        ],
        sources: &[
            "D. Gale, A curious Nim-type game, American Mathematical Monthly 81 (1974), 876-879",
            "E. R. Berlekamp, J. H. Conway and R. K. Guy, Winning Ways for your Mathematical Plays, volume 3, chapter 18",
        ],
    };

    fn oracle(&self) -> Box<dyn Oracle<Self>> {
        Box::new(Eater::default())
    }

    fn scene(&self, at: &At<Shape>) -> Scene {
        let shape = if is_drawn(&at.pos) { grid(&at.pos) } else { rows(&at.pos) };
        let scene = Scene::of(shape).noting(say!("chomp-note"));
        match at.pos.len().saturating_sub(TOLD) {
            hidden if hidden > 0 => scene.noting(say!("chomp-hidden", hidden = hidden)),
            _ => scene,
        }
    }

    fn path(&self, at: &At<Shape>, bite: &Bite) -> Vec<Spot> {
        point(&at.pos, bite).into_iter().collect()
    }

    fn slips(&self, at: &At<Shape>, bite: &Bite) -> Vec<Slip> {
        let left = bitten(&at.pos, bite);
        let is_over = left.len() < 2 && left.first().is_none_or(One::is_one);
        match law(&left) {
            _ if is_over => Vec::new(),
            Law::Arms if arms(&left)[0] != arms(&left)[1] => vec![Slip::Arms],
            Law::TwoRows if left[0] != &left[1] + 1u8 => vec![Slip::Rows],
            _ => Vec::new(),
        }
    }

    fn tell(&self, _at: &At<Shape>, bite: &Bite) -> Say {
        say!("chomp-tell", cell = write_bite(bite))
    }

    fn write_pos(&self, at: &At<Shape>) -> String {
        write_shape(&at.pos)
    }

    fn read_pos(&self, text: &str) -> Result<At<Shape>, Fault> {
        read_shape(text).map(At::first)
    }

    fn write_move(&self, _at: &At<Shape>, bite: &Bite) -> String {
        write_bite(bite)
    }

    fn read_move(&self, _at: &At<Shape>, text: &str) -> Result<Bite, Fault> {
        read_bite(text)
    }

    fn count(&self) -> Count {
        Count::Nimbers
    }

    fn summand(&self) -> Option<&dyn Summand<Shape>> {
        Some(self)
    }

    fn tabled(&self) -> Option<&dyn Tabled<Shape>> {
        Some(self)
    }
}

impl Summand<Shape> for Chomp {
    fn in_sums(&self) -> InSums {
        InSums::Impartial
    }
}

impl Tabled<Shape> for Chomp {
    /// Rows of these lengths, none longer than the one above; lengths of 0 at the end are no rows.
    fn at_cell(&self, sizes: &[usize]) -> Option<At<Shape>> {
        let is_shape = sizes.first().is_some_and(|row| *row > 0) && sizes.is_sorted_by(|above, below| above >= below);
        is_shape.then(|| At::first(sizes.iter().filter(|row| **row > 0).map(|row| Nat::from(*row)).collect()))
    }

    /// Gale 1974: a row alone is lost when it is the poison, two rows when the second is one shorter.
    fn law(&self, sizes: usize) -> Option<String> {
        match sizes {
            1 => Some("n == 1".to_owned()),
            2 => Some("a == b + 1".to_owned()),
            _ => None,
        }
    }
}

impl Oracle<Chomp> for Eater {
    fn value(&self, _chomp: &Chomp, at: &At<Shape>, control: &Control) -> Result<Value, Stop> {
        Eater::value(self, &at.pos, control)
    }

    fn winning(&self, _chomp: &Chomp, at: &At<Shape>, _control: &Control) -> Result<Option<Vec<Bite>>, Stop> {
        winning_bites(&at.pos)
    }

    fn foresight(&self, _chomp: &Chomp, at: &At<Shape>) -> usize {
        if at.pos.iter().sum::<Nat>() <= Nat::from(FORESEEN) { 64 } else { 0 }
    }

    fn explain(
        &self,
        chomp: &Chomp,
        at: &At<Shape>,
        verdict: &Verdict<Bite>,
        control: &Control,
    ) -> Result<Reason, Stop> {
        Why { eater: self, chomp, at, verdict, control, point }.reason()
    }
}

fn is_drawn(shape: &[Nat]) -> bool {
    shape.len() <= DRAWN && shape[0] <= Nat::from(DRAWN)
}

/// Where the bitten cell is drawn.
fn point(shape: &[Nat], bite: &Bite) -> Option<Spot> {
    let is_cell = bite.row > 0 || bite.keep >= Nat::one();
    let col = small(&bite.keep).filter(|_| is_drawn(shape) && is_cell)?;
    Some(Spot((bite.row * DRAWN + col) as u32))
}

fn grid(shape: &[Nat]) -> Drawn {
    let lengths: Vec<usize> = shape.iter().map(|row| small(row).expect("it is drawn")).collect();
    let cell = |row: usize, col: usize| match (row, col) {
        (0, 0) => Mark::still("x").on(Ground::Poison),
        (row, col) if col < lengths[row] => Mark::counter().pointed((row * DRAWN + col) as u32),
        _ => Mark::empty().on(Ground::Gone),
    };
    Drawn::Grid(Grid {
        cells: (0..lengths.len())
            .flat_map(|row| (0..lengths[0]).map(move |col| (row, col)))
            .map(|(r, c)| cell(r, c))
            .collect(),
        ..labelled(lengths.len(), lengths[0])
    })
}

fn rows(shape: &[Nat]) -> Drawn {
    let told = |(row, length): (usize, &Nat)| Heap {
        name: (row + 1).to_string(),
        size: length.to_string(),
        counters: Vec::new(),
        note: None,
        called: Called::Heap,
    };
    Drawn::Heaps(shape.iter().take(TOLD).enumerate().map(told).collect())
}

#[cfg(test)]
mod tests {
    use super::*;
    use ground::rules::Rules;
    use solve::judge::oracle::{Scope, judge};

    fn judged(position: &str) -> Result<(Value, Vec<String>), Stop> {
        let chomp = Chomp { rows: 1, cols: Nat::one() };
        let at = chomp.read_pos(position).expect(position);
        let verdict = judge(&Eater::default(), &chomp, &at, Scope::Everything, &Control::new())?;
        Ok((verdict.value, verdict.best.iter().map(write_bite).collect()))
    }

    #[test]
    fn squares_and_two_rows_of_any_size_are_answered_in_full() {
        let square = vec!["300"; 300].join(",");
        assert_eq!(judged(&square), Ok((Value::Won, vec!["b2".to_owned()])));
        let digits = "9".repeat(10_000);
        let (value, best) = judged(&format!("{digits},{digits}")).expect("a law names the bite");
        assert_eq!((value, best.len()), (Value::Won, 1));
        assert!(matches!(judged("1000000,1000000,7"), Err(Stop::TooLarge(_))));
    }

    #[test]
    fn a_bar_that_is_not_drawn_is_told() {
        let chomp = Chomp { rows: 150, cols: Nat::from(10u8).pow(30) };
        let scene = chomp.scene(&chomp.start());
        assert!(scene.spots().is_empty() && scene.notes.len() == 2);
    }
}
