//! Sprouts: join two spots, or one with itself, by a line that crosses nothing, and put a new spot on it; three lines end in no spot.

mod canon;
mod exchanges;
mod first_loss;
mod land;
mod lengths;
mod moves;
mod oracle;
mod paper;
mod part_beside_heap;
mod parts;
mod picture;
mod reason;
pub(crate) mod rules;
mod signs;
mod text;
mod traced;

use crate::graphs::sprouts::land::Lands;
use crate::graphs::sprouts::oracle::{Draughtsman, spots};
use crate::graphs::sprouts::paper::Name;
use crate::graphs::sprouts::reason::explain;
use crate::graphs::sprouts::rules::Sprouts;
use crate::graphs::sprouts::text::{read, write};
use duel::game::manner::Manner;
use duel::game::summand::{InSums, Summand};
use duel::game::{Card, Family, Game, Preset};
use ground::fault::{Fault, Kind};
use ground::notation::Reader;
use ground::params::{Domain, Param, Params};
use ground::rules::At;
use ground::say;
use ground::say::Say;
use ground::scene::{Scene, Shape, Spot};
use solve::judge::control::{Control, Stop};
use solve::judge::oracle::{Oracle, Verdict};
use solve::judge::reason::Reason;
use solve::judge::value::Value;
use solve::search::full_search::Count;

impl Oracle<Sprouts> for Draughtsman {
    fn value(&self, game: &Sprouts, at: &At<Lands>, control: &Control) -> Result<Value, Stop> {
        self.worth(game, at, control)
    }

    fn winning(&self, game: &Sprouts, at: &At<Lands>, control: &Control) -> Result<Option<Vec<Lands>>, Stop> {
        self.winning_lines(game, at, control)
    }

    fn explain(
        &self,
        game: &Sprouts,
        at: &At<Lands>,
        verdict: &Verdict<Lands>,
        control: &Control,
    ) -> Result<Reason, Stop> {
        explain(self, game, at, verdict, control)
    }
}

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
        let paper = self.paper(&at.pos);
        let rooms = (0..paper.rooms.len()).map(|number| picture::room(&paper, number)).collect();
        let scene = Scene::of(Shape::Beside(rooms)).noting(note).noting(say!("sprouts-legend"));
        if paper.is_pointed() { scene.noting(say!("sprouts-round")) } else { scene }
    }

    fn path(&self, at: &At<Lands>, left: &Lands) -> Vec<Spot> {
        self.paths(at, left).into_iter().next().unwrap_or_default()
    }

    fn paths(&self, at: &At<Lands>, left: &Lands) -> Vec<Vec<Spot>> {
        self.paper(&at.pos).paths(left)
    }

    fn tell(&self, at: &At<Lands>, left: &Lands) -> Say {
        let paper = self.paper(&at.pos);
        let Some(name) = paper.name(left) else { return Say::verbatim(write(left)) };
        let ([from, to], around) = (name.ends, name.listed());
        let which = if name.which > 1 { format!(" ({})", name.which) } else { String::new() };
        match (from == to, around.is_empty()) {
            (false, true) => say!("sprouts-joins", from = from, to = to, which = which),
            (false, false) => say!("sprouts-joins-around", from = from, to = to, around = around, which = which),
            (true, true) => say!("sprouts-loops", spot = from, which = which),
            (true, false) => say!("sprouts-loops-around", spot = from, around = around, which = which),
        }
    }

    fn spoken(&self, at: &At<Lands>, left: &Lands) -> Vec<String> {
        self.paper(&at.pos).name(left).map(Name::write).into_iter().collect()
    }

    fn named(&self, at: &At<Lands>, left: &Lands) -> Option<Say> {
        self.paper(&at.pos).name(left).map(Name::say)
    }

    fn heard(&self, at: &At<Lands>, text: &str) -> Vec<String> {
        let left = Name::read(text).and_then(|name| self.paper(&at.pos).named(&at.pos, &name));
        left.map(|left| self.write_move(at, &left)).into_iter().collect()
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

    fn summand(&self) -> Option<&dyn Summand<Lands>> {
        Some(self)
    }
}

impl Summand<Lands> for Sprouts {
    /// Lands that look alike stay together: a line in one of them leaves the same as a line in another, and is one move.
    fn summands(&self, at: &At<Lands>) -> Vec<At<Lands>> {
        at.pos.chunk_by(|a, b| a == b).map(|alike| At { pos: alike.to_vec(), to: at.to }).collect()
    }

    fn in_sums(&self) -> InSums {
        if self.is_misere { InSums::Never } else { InSums::Impartial }
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;
    use ground::num::Nat;
    use ground::rules::Rules;
    use solve::judge::control::{Control, Stop};
    use solve::judge::value::Value;
    use solve::search::full_search::{Count, Walk};

    fn value(game: &Sprouts, position: &str) -> Result<Value, Stop> {
        let at = game.read_pos(position).expect(position);
        game.oracle().value(game, &at, &Control::new())
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
