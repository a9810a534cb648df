//! Green hackenbush: cut an edge of a picture that stands on the ground, and what falls off is gone.

mod drawing;
mod fusion;
mod oracle;
mod reason;
pub(crate) mod rules;
mod shape;
mod trunk;

use crate::graphs::hackenbush::drawing::Drawing;
use crate::graphs::hackenbush::fusion::Edge;
use crate::graphs::hackenbush::oracle::Gardener;
use crate::graphs::hackenbush::rules::{Hackenbush, Picture};
use duel::game::manner::Manner;
use duel::game::summand::{InSums, Summand};
use duel::game::{Card, Family, Game, Preset};
use ground::fault::{Fault, Kind};
use ground::notation::Reader;
use ground::num::{Nat, small};
use ground::params::{Domain, Param, Params};
use ground::rules::At;
use ground::say;
use ground::say::Say;
use ground::scene::{Scene, Spot};
use solve::judge::oracle::Oracle;
use solve::search::full_search::Count;

/// The variant these parameters describe.
pub fn build(params: &Params) -> Result<Hackenbush, Fault> {
    Ok(Hackenbush { is_misere: params.flag("misere") })
}

impl Game for Hackenbush {
    const CARD: Card = Card {
        id: "hackenbush",
        family: Family::Graphs,
        fame: 66,
        manner: Manner::Pairs,
        params: &[Param { name: "misere", domain: Domain::Flag, default: "false" }],
        presets: &[
            Preset { params: &[], position: None },
            Preset { params: &[], position: Some("0-1,1-2,2-3,0-4,4-5,5-6,5-7") },
            Preset { params: &[], position: Some("0-1,1-2,2-3,0-3,1-3,3-4,3-5") },
            Preset { params: &[], position: Some("0-1,1-2,2-3,1-3,0-4,4-4,4-4,4-4") },
            Preset { params: &[("misere", "true")], position: Some("0-1,1-2,1-3,0-4,4-5,5-6,4-6") },
        ],
        sources: &[
            "E. R. Berlekamp, J. H. Conway, R. K. Guy, Winning Ways for Your Mathematical Plays (1982), chapter 7",
            "T. S. Ferguson, Game Theory, part I, chapter 6",
        ],
    };

    fn oracle(&self) -> Box<dyn Oracle<Self>> {
        Box::new(Gardener::default())
    }

    fn scene(&self, at: &At<Picture>) -> Scene {
        let drawing = Drawing::of(&at.pos);
        let note = if self.is_misere { say!("hackenbush-stuck-wins") } else { say!("hackenbush-stuck-loses") };
        let scene = Scene::of(drawing.shape()).noting(say!("hackenbush-ground")).noting(note);
        match drawing.left_out() {
            0 => scene,
            hidden => scene.noting(say!("hackenbush-hidden", hidden = hidden)),
        }
    }

    fn path(&self, at: &At<Picture>, cut: &Edge) -> Vec<Spot> {
        Drawing::of(&at.pos).path(*cut)
    }

    fn pointable(&self, at: &At<Picture>) -> Vec<Edge> {
        Drawing::of(&at.pos).pointable()
    }

    fn tell(&self, at: &At<Picture>, cut: &Edge) -> Say {
        say!("hackenbush-cuts", edge = at.pos.write(*cut))
    }

    fn write_pos(&self, at: &At<Picture>) -> String {
        if at.pos.edges.is_empty() {
            return "-".into();
        }
        at.pos.edges.iter().map(|edge| at.pos.write(*edge)).collect::<Vec<_>>().join(",")
    }

    fn read_pos(&self, text: &str) -> Result<At<Picture>, Fault> {
        let mut r = Reader::new(Kind::BadPosition, text);
        let mut edges = Vec::new();
        if !r.take("-") {
            edges.push(read_edge(&mut r)?);
            while r.take(",") {
                edges.push(read_edge(&mut r)?);
            }
        }
        r.end()?;
        Ok(At::first(Picture::of(&edges)))
    }

    fn write_move(&self, at: &At<Picture>, cut: &Edge) -> String {
        at.pos.write(*cut)
    }

    fn read_move(&self, at: &At<Picture>, text: &str) -> Result<Edge, Fault> {
        let mut r = Reader::new(Kind::IllegalMove, text);
        let column = r.column();
        let (a, b) = read_edge(&mut r)?;
        r.end()?;
        let number = |name: u32| at.pos.names.binary_search(&name).ok();
        number(a.min(b)).zip(number(a.max(b))).ok_or_else(|| {
            let says = say!("hackenbush-no-edge", edge = format!("{}-{}", a.min(b), a.max(b)));
            Fault::new(Kind::IllegalMove, says).at(column)
        })
    }

    fn count(&self) -> Count {
        if self.is_misere { Count::Wins } else { Count::Nimbers }
    }

    fn summand(&self) -> Option<&dyn Summand<Picture>> {
        Some(self)
    }
}

impl Summand<Picture> for Hackenbush {
    fn summands(&self, at: &At<Picture>) -> Vec<At<Picture>> {
        let part = |edges| At { pos: Picture { edges, ..at.pos.clone() }, to: at.to };
        at.pos.groups().into_iter().map(part).collect()
    }

    fn in_sums(&self) -> InSums {
        if self.is_misere { InSums::Never } else { InSums::Impartial }
    }
}

/// Reads an edge `1-2`.
fn read_edge(r: &mut Reader) -> Result<(u32, u32), Fault> {
    let from = read_node(r)?;
    r.expect("-")?;
    Ok((from, read_node(r)?))
}

/// Reads the number of a node; what does not fit into 32 bits is too large to be one.
fn read_node(r: &mut Reader) -> Result<u32, Fault> {
    let column = r.column();
    let node = r.nat().map_err(|fault| match fault.kind {
        Kind::TooLarge => fault,
        _ => fault.expecting(say!("hackenbush-expect-edge")),
    })?;
    let too_large = || {
        let says = say!("hackenbush-node-too-large", node = &node, most = u32::MAX);
        Fault::new(Kind::TooLarge, says).at(column)
    };
    small(&node).filter(|_| node <= Nat::from(u32::MAX)).and_then(|node| u32::try_from(node).ok()).ok_or_else(too_large)
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;
    use ground::rules::Rules;
    use ground::scene::Shape;
    use ground::scene::figure::End;
    use solve::judge::control::{Control, Stop};
    use solve::judge::oracle::{Scope, judge};
    use solve::judge::value::Value;
    use solve::search::full_search::Walk;

    fn judged(game: &Hackenbush, position: &str) -> Result<(Value, Vec<String>), Stop> {
        let at = game.read_pos(position).expect(position);
        let verdict = judge(&*game.oracle(), game, &at, Scope::Everything, &Control::new())?;
        Ok((verdict.value, verdict.best.iter().map(|cut| game.write_move(&at, cut)).collect()))
    }

    #[test]
    fn texts_are_read_kindly_and_refused_where_they_are_wrong() {
        let game = Hackenbush { is_misere: false };
        let printed = |text: &str| game.read_pos(text).map(|at| game.write_pos(&at));
        assert_eq!(printed(" 1-0 , 2-1,7-7 , 0-1"), Ok("0-1,1-2,0-1".into()), "what floats is gone");
        assert_eq!(printed("5-6"), Ok("-".into()));
        for (text, kind, column) in [
            ("", Kind::BadPosition, 1),
            ("0-1,", Kind::BadPosition, 5),
            ("0-1 2", Kind::BadPosition, 5),
            ("0>1", Kind::BadPosition, 2),
            ("0-4294967296", Kind::TooLarge, 3),
        ] {
            let fault = game.read_pos(text).expect_err(text);
            assert_eq!((fault.kind, fault.at), (kind, Some(column)), "{text}");
        }
        let at = game.read_pos("0-1,1-9").expect("a stalk");
        assert_eq!(game.read_move(&at, "9-1"), Ok((1, 2)));
        let fault = game.read_move(&at, " 1-8").expect_err("there is no 8");
        assert_eq!((fault.kind, fault.at), (Kind::IllegalMove, Some(2)));
        assert!(game.legal(&at, &(0, 2)).is_err(), "0 and 9 are there, no edge between them");
    }

    #[test]
    fn the_picture_has_the_edges_of_the_text_and_no_others() {
        let game = Hackenbush { is_misere: false };
        for text in ["0-1,0-2,1-2,2-2", "0-1,0-1,1-1,1-1", "0-8,8-9,0-9,9-9", "0-3,3-5,0-5,5-7,3-7,0-7"] {
            let at = game.read_pos(text).expect(text);
            let scene = game.scene(&at);
            let Shape::Figure(figure) = &scene.shape else { panic!("{text} is drawn as a figure") };
            let name = |end: End| match end {
                End::Ground(_) => 0,
                End::Point(point) => figure.points[point].name.parse::<u32>().expect("nodes are numbers"),
            };
            let ends = figure.lines.iter().map(|line| (name(line.ends.0), name(line.ends.1)));
            let mut drawn: Vec<(u32, u32)> = ends.map(|(a, b)| (a.min(b), a.max(b))).collect();
            let mut edges: Vec<(u32, u32)> =
                at.pos.edges.iter().map(|&(a, b)| (at.pos.names[a], at.pos.names[b])).collect();
            drawn.sort_unstable();
            edges.sort_unstable();
            assert_eq!(drawn, edges, "{text}");
        }
    }

    #[test]
    fn a_ladder_of_thousands_of_edges_is_settled() {
        let rungs = 700;
        let ladder: Vec<String> = (0..rungs)
            .flat_map(|i| [(2 * i, 2 * i + 2), (2 * i + 1, 2 * i + 3), (2 * i + 2, 2 * i + 3)])
            .chain([(0, 1)])
            .map(|(a, b)| format!("{a}-{b}"))
            .collect();
        let (value, best) = judged(&Hackenbush { is_misere: false }, &ladder.join(",")).expect("no size is too large");
        assert_eq!(value, Value::nimber(1u8), "2,101 edges, all on cycles");
        assert!(!best.is_empty());
    }

    #[test]
    fn misere_play_of_a_large_picture_is_refused_with_the_limit() {
        let game = Hackenbush { is_misere: true };
        let stalk: Vec<String> = (0..101).map(|node| format!("{node}-{}", node + 1)).collect();
        let limit = say!("hackenbush-too-many-edges", edges = 101, most = 100);
        assert_eq!(judged(&game, &stalk.join(",")), Err(Stop::TooLarge(limit)));
        assert_eq!(judged(&game, &stalk[..100].join(",")).map(|(value, _)| value), Ok(Value::Win { remoteness: 2 }));
    }

    proptest! {
        #[test]
        fn the_oracle_agrees_with_the_walk(
            edges in prop::collection::vec((0..6u32, 0..6u32), 0..8),
            is_misere in any::<bool>(),
        ) {
            let game = Hackenbush { is_misere };
            let at = At::first(Picture::of(&edges));
            let control = Control::new();
            let verdict = judge(&*game.oracle(), &game, &at, Scope::Everything, &control).expect("small");
            let mut walk = Walk::new(&game, game.count(), 100_000);
            let walked = walk.value(&at, &control).expect("nobody stops it").expect("small");
            prop_assert!(walked.agrees(&verdict.value), "{:?} {:?}", walked, verdict.value);
            for row in &verdict.rows {
                let left = walk.value(&game.play(&at, &row.mv), &control).expect("nobody stops it").expect("small");
                prop_assert!(left.agrees(&row.leaves));
            }
        }
    }
}
