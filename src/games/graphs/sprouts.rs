//! Sprouts: join two spots, or one with itself, by a line that crosses nothing, and put a new spot on it; three lines end in no spot.

mod canon;
mod land;
mod moves;
mod oracle;
pub mod rules;
mod signs;
mod text;

use crate::fault::{Fault, Kind};
use crate::game::manner::Manner;
use crate::game::{Card, Family, Game, InSums, Preset};
use crate::games::graphs::sprouts::oracle::{Draughtsman, spots};
use crate::games::graphs::sprouts::rules::{Lands, Sprouts};
use crate::games::graphs::sprouts::text::{read, write};
use crate::notation::Reader;
use crate::oracle::judge::Oracle;
use crate::oracle::walk::Count;
use crate::params::{Domain, Param, Params};
use crate::rules::At;
use crate::say;
use crate::say::Say;
use crate::scene::piece::{Owner, Piece};
use crate::scene::{Mark, Panel, Row, Scene, Shape, Spot};

/// Regions drawn at most.
const DRAWN: usize = 8;

/// Moves up to which each one is a key.
const KEYS: usize = 40;

/// The variant these parameters describe.
pub fn build(params: &Params) -> Result<Sprouts, Fault> {
    Ok(Sprouts::new(params.flag("misere")))
}

impl Game for Sprouts {
    const CARD: Card = Card {
        id: "sprouts",
        family: Family::Graphs,
        fame: 72,
        manner: Manner::Strings,
        params: &[Param { name: "misere", domain: Domain::Flag, default: "false" }],
        presets: &[
            Preset { params: &[], position: Some("3") },
            Preset { params: &[], position: Some("2") },
            Preset { params: &[], position: Some("4") },
            Preset { params: &[], position: Some("0.AB.}AB.}1a1a.}") },
            Preset { params: &[("misere", "true")], position: Some("3") },
        ],
        sources: &[
            "D. Applegate, G. Jacobson, D. Sleator, Computer analysis of Sprouts, Carnegie Mellon University (1991)",
            "J. Lemoine, S. Viennot, A further computer analysis of Sprouts (2007)",
            "J. Lemoine, S. Viennot, Computer analysis of Sprouts with nimbers, arXiv 1008.2320 (2010)",
        ],
    };

    fn oracle(&self) -> Box<dyn Oracle<Self>> {
        Box::new(Draughtsman::default())
    }

    fn scene(&self, at: &At<Lands>) -> Scene {
        let note = if self.is_misere { say!("sprouts-stuck-wins") } else { say!("sprouts-stuck-loses") };
        let text = write(&at.pos);
        let mut panels: Vec<Panel> = regions(&text).take(DRAWN).enumerate().map(region_panel).collect();
        let moves = self.lines(&at.pos);
        if !moves.is_empty() && moves.len() <= KEYS {
            let key = |(i, left): (usize, &Lands)| Mark::at(write(left), i as u32);
            let keys = Scene::of(Shape::Keys(moves.iter().enumerate().map(key).collect())).in_panel(panels.len());
            panels.push(Panel { title: say!("sprouts-moves"), scene: keys });
        }
        let scene = Scene::of(Shape::Beside(panels)).noting(note).noting(say!("sprouts-legend"));
        match regions(&text).count().saturating_sub(DRAWN) {
            0 => scene,
            hidden => scene.noting(say!("sprouts-hidden", hidden = hidden)),
        }
    }

    fn path(&self, at: &At<Lands>, left: &Lands) -> Vec<Spot> {
        let moves = self.lines(&at.pos);
        let panel = regions(&write(&at.pos)).count().min(DRAWN);
        let place = moves.iter().position(|other| other == left).filter(|_| moves.len() <= KEYS);
        place.map(|place| Spot(place as u32).in_panel(panel)).into_iter().collect()
    }

    fn pointable(&self, at: &At<Lands>) -> Vec<Lands> {
        let moves = self.lines(&at.pos);
        if moves.len() <= KEYS { moves.to_vec() } else { Vec::new() }
    }

    fn tell(&self, _at: &At<Lands>, left: &Lands) -> Say {
        if left.is_empty() { say!("sprouts-draws-the-last") } else { say!("sprouts-draws", left = write(left)) }
    }

    fn write_pos(&self, at: &At<Lands>) -> String {
        spots(&at.pos).map_or_else(|| write(&at.pos), |spots| spots.to_string())
    }

    fn read_pos(&self, text: &str) -> Result<At<Lands>, Fault> {
        let mut r = Reader::new(Kind::BadPosition, text);
        let lands = read(&mut r)?;
        r.end()?;
        Ok(At::first(lands))
    }

    fn write_move(&self, _at: &At<Lands>, left: &Lands) -> String {
        format!("->{}", write(left))
    }

    fn read_move(&self, _at: &At<Lands>, text: &str) -> Result<Lands, Fault> {
        let mut r = Reader::new(Kind::IllegalMove, text);
        r.expect("->")?;
        let lands = read(&mut r)?;
        r.end()?;
        Ok(lands)
    }

    fn count(&self) -> Count {
        if self.is_misere { Count::Wins } else { Count::Nimbers }
    }

    /// Lands that look alike stay together: a line in one of them leaves the same as a line in another, and is one move.
    fn summands(&self, at: &At<Lands>) -> Vec<At<Lands>> {
        at.pos.chunk_by(|a, b| a == b).map(|alike| At { pos: alike.to_vec(), to: at.to }).collect()
    }

    fn in_sums(&self) -> InSums {
        if self.is_misere { InSums::Never } else { InSums::Impartial }
    }
}

/// The regions of a written position.
fn regions(text: &str) -> impl Iterator<Item = &str> {
    text.split('}').filter(|region| region.contains('.'))
}

/// A region as a row of its boundaries.
fn region_panel((i, region): (usize, &str)) -> Panel {
    let words = region.split('.').filter(|word| !word.is_empty());
    let left = words.map(|word| Mark::piece(Piece::Named(word.to_owned()), Owner::Nobody)).collect();
    let row = Row { left, hidden: 0, right: Vec::new() };
    Panel { title: say!("sprouts-region", number = i + 1), scene: Scene::of(Shape::Row(row)).in_panel(i) }
}

#[cfg(test)]
mod tests {
    use std::collections::{BTreeMap, BTreeSet};

    use super::*;
    use crate::num::Nat;
    use crate::oracle::control::{Control, Stop};
    use crate::oracle::value::Value;
    use crate::oracle::walk::{Count, Walk};
    use crate::rules::Rules;

    fn value(game: &Sprouts, position: &str) -> Result<Value, Stop> {
        let at = game.read_pos(position).expect(position);
        game.oracle().value(game, &at, &Control::new())
    }

    /// Every number of moves that a game from here may last.
    fn lengths(game: &Sprouts, lands: &Lands, known: &mut BTreeMap<Lands, BTreeSet<u32>>) -> BTreeSet<u32> {
        if lands.is_empty() {
            return BTreeSet::from([0]);
        }
        if let Some(lengths) = known.get(lands) {
            return lengths.clone();
        }
        let mut all = BTreeSet::new();
        for left in game.lines(lands).iter() {
            all.extend(lengths(game, left, known).iter().map(|moves| moves + 1));
        }
        known.insert(lands.clone(), all.clone());
        all
    }

    #[test]
    fn games_last_as_long_as_is_known() {
        // Independent search over planar regions: from n spots at least 2n and at most 3n - 1 moves.
        let game = Sprouts::new(false);
        for (spots, told) in [("1", vec![2]), ("2", vec![4, 5]), ("3", vec![6, 7, 8])] {
            let at = game.read_pos(spots).expect("a number of spots");
            let lengths = lengths(&game, &at.pos, &mut BTreeMap::new());
            assert_eq!(lengths.into_iter().collect::<Vec<_>>(), told, "{spots}");
        }
    }

    #[test]
    fn the_oracle_agrees_with_the_walk_of_three_spots() {
        for is_misere in [false, true] {
            let game = Sprouts::new(is_misere);
            let oracle = game.oracle();
            let count = if is_misere { Count::Wins } else { Count::Nimbers };
            let mut walk = Walk::new(&game, count, 100_000);
            let mut todo = vec![game.read_pos("3").expect("three spots")];
            let mut met = BTreeSet::new();
            while let Some(at) = todo.pop() {
                if met.insert(at.pos.clone()) {
                    let walked = walk.value(&at, &Control::new()).expect("nobody stops it").expect("small");
                    let told = oracle.value(&game, &at, &Control::new()).expect("small");
                    assert!(walked.agrees(&told), "{}: {walked:?} {told:?}", game.write_pos(&at));
                    todo.extend(game.moves(&at).list.map(|mv| game.play(&at, &mv)));
                }
            }
            assert!(met.len() > 100, "{} positions", met.len());
        }
    }

    #[test]
    fn published_starts_have_the_published_values() {
        let (normal, misere) = (Sprouts::new(false), Sprouts::new(true));
        for (spots, nimber) in [("0", 0u8), ("1", 0), ("2", 0), ("3", 1), ("4", 1)] {
            assert_eq!(
                value(&normal, spots),
                Ok(Value::Nimber { nimber: Nat::from(nimber), remoteness: None }),
                "{spots}"
            );
        }
        for (spots, is_won) in [("0", true), ("1", true), ("2", false), ("3", false)] {
            assert_eq!(value(&misere, spots), Ok(Value::of_outcome(is_won)), "{spots}");
        }
    }
}
