//! Replies told in the numbers that are seen before the line they answer, its new spot as n.

use crate::graphs::sprouts::land::{Lands, Sketch, settled, with};
use crate::graphs::sprouts::moves::{Line, lines};
use crate::graphs::sprouts::paper::Paper;
use ground::say;
use ground::say::Say;

/// A drawing in which the spots keep their numbers.
struct Kept<'a> {
    sketch: &'a Sketch,
    first: usize,
    /// The spot that the line before has put there.
    new: Option<u8>,
}

/// What a line is called: its ends and what it goes round, spots by their place in the order in which they are told.
type Called = ([usize; 2], Vec<usize>);

/// Stands behind all numbers.
const NEW: usize = usize::MAX;

impl Kept<'_> {
    fn number(&self, spot: u8) -> usize {
        if self.new == Some(spot) { NEW } else { self.first + usize::from(spot) }
    }

    fn called(&self, line: &Line) -> Called {
        let region = &self.sketch.regions[line.region];
        let mut ends = line.ends.map(|(border, place)| self.number(region[border][place]));
        ends.sort_unstable();
        let least = |border: &usize| region[*border].iter().map(|spot| self.number(*spot)).min().unwrap_or(NEW);
        let mut around: Vec<usize> = line.around.iter().map(least).collect();
        around.sort_unstable();
        (ends, around)
    }

    /// The other spots in the room of a line.
    fn beside(&self, line: &Line) -> Vec<usize> {
        let (ends, _) = self.called(line);
        let mut spots: Vec<usize> =
            self.sketch.regions[line.region].iter().flatten().map(|spot| self.number(*spot)).collect();
        spots.sort_unstable();
        spots.dedup();
        spots.retain(|spot| !ends.contains(spot));
        spots
    }

    /// The spots on one side of a line within one border, the fewer ones; none of a line that joins two borders.
    fn side(&self, line: &Line) -> Option<Vec<usize>> {
        let [(i, p), (j, q)] = line.ends;
        let region = &self.sketch.regions[line.region];
        if i != j {
            return None;
        }
        let of = |is_in: bool| {
            let own = region[i].iter().enumerate().filter(|(place, _)| (p < *place && *place < q) == is_in);
            let own = own.filter(|(place, _)| *place != p && *place != q).map(|(_, spot)| spot);
            let others = (0..region.len()).filter(|k| *k != i && line.around.contains(k) == is_in);
            let mut spots: Vec<usize> =
                own.chain(others.flat_map(|k| &region[k])).map(|spot| self.number(*spot)).collect();
            spots.sort_unstable();
            spots.dedup();
            spots
        };
        [of(true), of(false)].into_iter().min_by_key(|spots| (spots.len(), spots.clone()))
    }

    fn reply(&self, line: &Line, left: Lands) -> Reply {
        Reply { called: self.called(line), beside: self.beside(line), side: self.side(line), left }
    }
}

/// A reply that can be drawn, by what it is called and where it lies.
struct Reply {
    called: Called,
    /// The other spots of its room.
    beside: Vec<usize>,
    side: Option<Vec<usize>>,
    left: Lands,
}

fn written(spot: usize) -> String {
    if spot == NEW { "n".to_owned() } else { spot.to_string() }
}

fn listed(spots: &[usize]) -> String {
    spots.iter().map(|spot| written(*spot)).collect::<Vec<_>>().join(",")
}

/// The reply that leaves `left` after the line that leaves `line`, in the numbers before both. `None`: it is not told apart so.
///
/// Worked: in `1` the line 1-1 puts n on a loop, and 1-n is the last line, on either side of it.
pub fn reply(paper: &Paper, lands: &Lands, line: &Lands, left: &Lands) -> Option<Say> {
    let name = paper.name(line)?;
    for land in 0..lands.len() {
        let (sketch, first) = paper.sketch(land)?;
        let here = Kept { sketch, first, new: None };
        let is_it = |drawn: &Line| {
            here.called(drawn) == (name.ends, name.around.clone()) && with(lands, land, drawn.leaves(sketch)) == *line
        };
        let Some(drawn) = lines(sketch, true).into_iter().find(is_it) else { continue };
        let new = sketch.lives.len() as u8;
        let next = drawn.drawn(sketch).pruned();
        let then = Kept { sketch: &next, first, new: Some(new) };
        let mut others = lands.clone();
        others.remove(land);
        let mut found: Vec<Reply> = Vec::new();
        for reply in lines(&next, true) {
            let mut all = others.clone();
            all.extend(reply.leaves(&next).into_iter().map(settled));
            all.sort_unstable();
            found.push(then.reply(&reply, all));
        }
        for other in (0..lands.len()).filter(|other| *other != land) {
            let (sketch, first) = paper.sketch(other)?;
            let Some(place) = line.iter().position(|land| *land == lands[other]) else { continue };
            let there = Kept { sketch, first, new: None };
            for reply in lines(sketch, true) {
                found.push(there.reply(&reply, with(line, place, reply.leaves(sketch))));
            }
        }
        return told(&found, left);
    }
    None
}

/// The shortest name by which what leaves this is told apart from all that leaves something else.
fn told(found: &[Reply], left: &Lands) -> Option<Say> {
    let mut meant: Vec<&Reply> = found.iter().filter(|reply| reply.left == *left).collect();
    meant.sort_by_key(|reply| (reply.called.1.len(), reply.called.0, reply.beside.len()));
    let only = |is_like: &dyn Fn(&Reply, &Reply) -> bool| {
        let is_apart = |own: &&&Reply| found.iter().all(|other| other.left == *left || !is_like(own, other));
        meant.iter().find(is_apart).copied()
    };
    let by_name = |own: &Reply, other: &Reply| own.called == other.called;
    if let Some(reply) = only(&by_name) {
        return Some(short(&reply.called));
    }
    if let Some(reply) = only(&|own, other| by_name(own, other) && own.beside == other.beside) {
        let line = short(&reply.called);
        return Some(match &reply.beside[..] {
            [] => say!("sprouts-short-apart", line = line),
            spots => say!("sprouts-short-beside", line = line, spots = listed(spots)),
        });
    }
    let reply = only(&|own, other| by_name(own, other) && own.side == other.side)?;
    let side = reply.side.as_ref()?;
    Some(say!("sprouts-short-side", line = short(&reply.called), count = side.len(), spots = listed(side)))
}

fn short((ends, around): &Called) -> Say {
    let ends = format!("{}-{}", written(ends[0]), written(ends[1]));
    if around.is_empty() {
        return Say::verbatim(ends);
    }
    say!("sprouts-short-around", ends = ends, around = listed(around), which = "")
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::graphs::sprouts::rules::Sprouts;
    use duel::game::Game;
    use ground::rules::Rules;
    use rustc_hash::FxHashSet;

    #[test]
    fn replies_have_names_of_their_own_in_the_numbers_before() {
        let game = Sprouts::new(false);
        let (mut all, mut named) = (0, 0);
        for text in ["2", "3", "0.22.}", "0.}1a2a.}", "0.AB.}AB.}CDEF.}CDEF.}", "2.AB.}AB.}", "1a2a.}2.AB.}AB.}"] {
            let at = game.read_pos(text).expect(text);
            let paper = game.paper(&at.pos);
            for line in game.lines(&at.pos).iter() {
                let then = game.play(&at, line);
                let replies = game.lines(&then.pos);
                let names: Vec<Say> = replies.iter().filter_map(|left| reply(&paper, &at.pos, line, left)).collect();
                let once: FxHashSet<String> = names.iter().map(|name| format!("{name:?}")).collect();
                assert_eq!(once.len(), names.len(), "{text}: {names:?}");
                all += replies.len();
                named += names.len();
            }
        }
        assert!(100 * named > 95 * all, "{named} of {all}");
    }

    #[test]
    fn the_new_spot_is_n() {
        let game = Sprouts::new(false);
        let at = game.read_pos("1").expect("one spot");
        let line = &game.lines(&at.pos)[0];
        let told = reply(&game.paper(&at.pos), &at.pos, line, &Lands::new());
        assert_eq!(told, Some(Say::verbatim("1-n".to_owned())), "on the loop both sides are alike");
    }
}
