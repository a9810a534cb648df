//! The walk: one side follows its replies, the other one tries everything, and every position that can come about is looked at.
//!
//! Why this is a proof: the walk begins at the start and never leaves out a move of the other side, so whatever happens in a real
//! game against these replies happens in the walk. Every end it meets is as claimed. Where play without end would not be as
//! claimed, the walk also shows that no play returns to a position it came through, so that each play comes to one of those ends.

use std::collections::VecDeque;

use rustc_hash::FxHashMap;

use crate::claim::Claim;
use crate::ground::Ground;
use crate::length::{Arrows, Length};
use ground::fault::Fault;
use ground::rules::{Ending, Side};

/// Positions looked at by one walk at most.
pub const POSITIONS: usize = 2_000_000;

/// Ways from one position to the next at most.
pub const ARROWS: usize = 50_000_000;

/// Letters of positions kept at most.
pub const LETTERS: usize = 256 << 20;

/// Moves of one position tried at most.
const MOVES: usize = 1_000_000;

/// Positions of a circle that are told.
const TOLD: usize = 8;

/// Who answers for the side that claims something: a certificate, or whoever writes one.
pub trait Guide<G> {
    /// Why it does not go on.
    type Stop;

    /// The move of the claiming side here, in notation; `None`: there is none.
    fn reply(&mut self, at: &G) -> Result<Option<String>, Self::Stop>;

    /// Hears of every move that is tried, and may stop the walk.
    fn tick(&mut self) -> Result<(), Self::Stop>;
}

/// What came of a walk.
#[derive(Clone, Debug, PartialEq)]
pub enum Finding {
    /// The claim holds.
    Holds(Seen),
    /// The replies do not keep the claim, or not all of them are there.
    Hole(Hole),
    /// There is more to be looked at than can be held: nothing is known.
    Beyond(Limit),
}

/// What a walk that found no hole looked at.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Seen {
    /// All positions.
    pub positions: usize,
    /// Those among them that a reply was needed for.
    pub replies: usize,
    /// Plies of the longest play; `None` where play may go on for ever and the claim allows it.
    pub longest: Option<u64>,
}

/// What keeps a strategy from being one.
#[derive(Clone, Debug, PartialEq)]
pub enum Hole {
    /// The game can end otherwise.
    Ends(Way, Ending),
    /// A position can come about that has no reply.
    NoReply(Way),
    /// A reply may not be played.
    Illegal {
        /// Where.
        position: String,
        /// The reply.
        reply: String,
        /// Why it may not be played.
        fault: Fault,
    },
    /// Play can run in a circle, which is not as claimed.
    Circle {
        /// Its positions in the order of play, the first eight of them.
        positions: Vec<String>,
        /// How many there are.
        length: usize,
    },
    /// Play can last longer than claimed.
    TooLong {
        /// Plies of the longest play.
        longest: u64,
        /// Plies claimed.
        within: u64,
    },
}

/// A position and the move that led there: `None` at the start.
#[derive(Clone, Debug, PartialEq)]
pub struct Way {
    /// Where it led.
    pub position: String,
    /// The position before and the move.
    pub from: Option<(String, String)>,
}

/// What was too much.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Limit {
    /// Positions, the ways between them or their letters: the number of positions that were held.
    Positions(usize),
    /// The moves of one position, or they cannot be listed.
    Moves,
}

/// Walks through all that can happen from `start` when the side of the claim does what its guide says.
///
/// Time and memory: each position once, each with its moves, `room` positions and never more than [`POSITIONS`]; no recursion.
pub fn walk<G: Ground, U: Guide<G>>(start: G, claim: &Claim, guide: &mut U, room: usize) -> Result<Finding, U::Stop> {
    let mut walk = Walk::new(claim, guide, room.min(POSITIONS));
    match walk.run(start) {
        Ok(seen) => Ok(Finding::Holds(seen)),
        Err(Cut::Found(finding)) => Ok(*finding),
        Err(Cut::Stop(stop)) => Err(stop),
    }
}

/// Why a walk ends before everything was seen.
enum Cut<S> {
    Found(Box<Finding>),
    Stop(S),
}

impl<S> Cut<S> {
    fn hole(hole: Hole) -> Self {
        Cut::Found(Box::new(Finding::Hole(hole)))
    }

    fn beyond(limit: Limit) -> Self {
        Cut::Found(Box::new(Finding::Beyond(limit)))
    }
}

/// A position whose moves are still to be tried, with the reply where it is the claiming side's; `None`: the game is over there.
type Waiting<G> = Option<(G, Option<String>)>;

struct Walk<'w, G, U> {
    claim: &'w Claim,
    guide: &'w mut U,
    /// The number of every position met, in the order they were met.
    numbers: FxHashMap<(Side, String), u32>,
    /// Those met last, whose moves are still to be tried, in the same order.
    waiting: VecDeque<Waiting<G>>,
    arrows: Arrows,
    replies: usize,
    letters: usize,
    /// Positions that may be held.
    room: usize,
}

impl<'w, G: Ground, U: Guide<G>> Walk<'w, G, U> {
    fn new(claim: &'w Claim, guide: &'w mut U, room: usize) -> Self {
        Walk {
            claim,
            guide,
            numbers: FxHashMap::default(),
            waiting: VecDeque::new(),
            arrows: Arrows::default(),
            replies: 0,
            letters: 0,
            room,
        }
    }

    fn run(&mut self, start: G) -> Result<Seen, Cut<U::Stop>> {
        let endless = start.endless();
        self.meet(start, || None)?;
        while let Some(waiting) = self.waiting.pop_front() {
            match waiting {
                Some((at, Some(reply))) => self.follow(&at, reply)?,
                Some((at, None)) => self.try_all(&at)?,
                None => {}
            }
            self.arrows.close();
        }
        let may_last = self.claim.within.is_none() && self.claim.is_kept_for_ever(endless);
        let longest = match self.longest() {
            Ok(longest) => Some(longest),
            Err(Cut::Found(_)) if may_last => None,
            Err(cut) => return Err(cut),
        };
        if let (Some(longest), Some(within)) = (longest, self.claim.within)
            && longest > within
        {
            return Err(Cut::hole(Hole::TooLong { longest, within }));
        }
        Ok(Seen { positions: self.numbers.len(), replies: self.replies, longest })
    }

    /// The claiming side does what its guide says.
    fn follow(&mut self, at: &G, reply: String) -> Result<(), Cut<U::Stop>> {
        match at.after(&reply) {
            Ok(next) => {
                let number = self.meet(next, || Some((at.text(), reply)))?;
                self.arrows.push(number);
                Ok(())
            }
            Err(fault) => Err(Cut::hole(Hole::Illegal { position: at.text(), reply, fault })),
        }
    }

    /// The other side tries every move.
    fn try_all(&mut self, at: &G) -> Result<(), Cut<U::Stop>> {
        let (mut place, mut cut) = (0, None);
        let are_listed = at.each(MOVES, &mut |next| {
            match self.meet(next, || Some((at.text(), at.named(place)))) {
                Ok(number) => self.arrows.push(number),
                Err(found) => cut = Some(found),
            }
            place += 1;
            cut.is_none()
        });
        match cut {
            Some(cut) => Err(cut),
            None if !are_listed => Err(Cut::beyond(Limit::Moves)),
            None => Ok(()),
        }
    }

    /// Numbers a position; one that is new is looked at.
    fn meet(&mut self, at: G, from: impl FnOnce() -> Option<(String, String)>) -> Result<u32, Cut<U::Stop>> {
        self.guide.tick().map_err(Cut::Stop)?;
        let name = (at.to(), at.text());
        if let Some(number) = self.numbers.get(&name) {
            return Ok(*number);
        }
        self.letters += name.1.len();
        let held = self.numbers.len();
        if held >= self.room || self.arrows.count() >= ARROWS || self.letters > LETTERS {
            return Err(Cut::beyond(Limit::Positions(held)));
        }
        let way = || Way { position: name.1.clone(), from: from() };
        let waiting = match at.ending() {
            Some(ending) if !self.claim.is_kept_by(&ending) => return Err(Cut::hole(Hole::Ends(way(), ending))),
            Some(_) => None,
            None if at.to() == self.claim.side => match self.guide.reply(&at).map_err(Cut::Stop)? {
                Some(reply) => Some((at, Some(reply))),
                None => return Err(Cut::hole(Hole::NoReply(way()))),
            },
            None => Some((at, None)),
        };
        self.replies += usize::from(matches!(waiting, Some((_, Some(_)))));
        self.waiting.push_back(waiting);
        let number = u32::try_from(held).expect("there are fewer positions than the limit");
        self.numbers.insert(name, number);
        Ok(number)
    }

    /// Plies of the longest play, or the circle that play can run in.
    fn longest(&mut self) -> Result<u64, Cut<U::Stop>> {
        let guide = &mut *self.guide;
        match self.arrows.longest(&mut || guide.tick()).map_err(Cut::Stop)? {
            Length::Most(plies) => Ok(u64::from(plies)),
            Length::Circle(circle) => Err(Cut::hole(self.circle(&circle))),
        }
    }

    fn circle(&self, circle: &[usize]) -> Hole {
        let name =
            |at: &usize| self.numbers.iter().find(|(_, n)| **n as usize == *at).map(|((_, text), _)| text.clone());
        Hole::Circle { positions: circle.iter().take(TOLD).filter_map(name).collect(), length: circle.len() }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::arcs::{Arcs, Token};

    /// Says what is written in pairs of a position and a reply.
    struct Says(&'static [(&'static str, &'static str)]);

    impl Guide<Token<'_>> for Says {
        type Stop = &'static str;

        fn reply(&mut self, at: &Token) -> Result<Option<String>, Self::Stop> {
            let written = self.0.iter().find(|(position, _)| *position == at.text());
            Ok(written.map(|(_, reply)| (*reply).to_owned()))
        }

        fn tick(&mut self) -> Result<(), Self::Stop> {
            Ok(())
        }
    }

    fn found(arcs: &Arcs, claim: &str, replies: &'static [(&'static str, &'static str)]) -> Finding {
        let claim = Claim::read(claim).expect("it is a claim");
        walk(arcs.start(), &claim, &mut Says(replies), POSITIONS).expect("nobody stops it")
    }

    fn hole(arcs: &Arcs, claim: &str, replies: &'static [(&'static str, &'static str)]) -> Hole {
        match found(arcs, claim, replies) {
            Finding::Hole(hole) => hole,
            other => panic!("{claim}: {other:?}"),
        }
    }

    /// The first player goes to b or c; from b the second one has two answers, both lost if the first one goes on well.
    const WON: &[(&str, &str)] =
        &[("a", "b c"), ("b", "d e"), ("c", "second"), ("d", "f"), ("e", "f g"), ("f", "first"), ("g", "drawn")];

    #[test]
    fn a_win_holds_and_all_of_it_was_seen() {
        let seen = Seen { positions: 5, replies: 3, longest: Some(3) };
        let replies = &[("a", "b"), ("d", "f"), ("e", "f")];
        for claim in ["first wins", "first wins within 3", "first wins within 7", "first draws", "first draws within 3"]
        {
            assert_eq!(found(&Arcs::of(WON), claim, replies), Finding::Holds(seen), "{claim}");
        }
    }

    #[test]
    fn a_claim_without_moves_of_its_side_needs_no_reply() {
        let arcs = Arcs::of(&[("a", "b c"), ("b", "second"), ("c", "second")]);
        let seen = Seen { positions: 3, replies: 0, longest: Some(1) };
        assert_eq!(found(&arcs, "second wins", &[]), Finding::Holds(seen));
        assert!(matches!(hole(&arcs, "first wins", &[("a", "b")]), Hole::Ends(_, Ending::Won(Side::Second))));
    }

    #[test]
    fn a_reply_that_is_not_there_is_a_hole_and_the_way_is_told() {
        let way = Way { position: "e".into(), from: Some(("b".into(), "e".into())) };
        assert_eq!(hole(&Arcs::of(WON), "first wins", &[("a", "b"), ("d", "f")]), Hole::NoReply(way));
        let start = Way { position: "a".into(), from: None };
        assert_eq!(hole(&Arcs::of(WON), "first wins", &[]), Hole::NoReply(start));
    }

    #[test]
    fn every_answer_is_tried_and_the_wrong_end_is_found() {
        let replies = &[("a", "b"), ("d", "f"), ("e", "g")];
        let way = Way { position: "g".into(), from: Some(("e".into(), "g".into())) };
        assert_eq!(hole(&Arcs::of(WON), "first wins", replies), Hole::Ends(way, Ending::Drawn));
        assert!(matches!(found(&Arcs::of(WON), "first draws", replies), Finding::Holds(_)), "it does not lose");
    }

    #[test]
    fn a_claim_of_the_wrong_side_is_a_hole() {
        let replies = &[("a", "b"), ("d", "f"), ("e", "f"), ("b", "d")];
        assert!(matches!(hole(&Arcs::of(WON), "second wins", replies), Hole::Ends(_, Ending::Won(Side::First))));
    }

    #[test]
    fn a_reply_that_may_not_be_played_is_a_hole() {
        let Hole::Illegal { position, reply, .. } = hole(&Arcs::of(WON), "first wins", &[("a", "d")]) else {
            panic!("it may not be played")
        };
        assert_eq!((position.as_str(), reply.as_str()), ("a", "d"));
    }

    /// Both can go round; each can leave the circle, and loses by it.
    const ROUND: &[(&str, &str)] = &[("a", "b x"), ("b", "a y"), ("x", "second"), ("y", "first")];

    #[test]
    fn a_circle_keeps_a_draw_and_no_win() {
        let round = Hole::Circle { positions: vec!["a".into(), "b".into()], length: 2 };
        assert_eq!(hole(&Arcs::of(ROUND), "first wins", &[("a", "b")]), round);
        assert_eq!(hole(&Arcs::of(ROUND), "first draws within 9", &[("a", "b")]), round, "so long it lasts");
        let seen = Seen { positions: 3, replies: 1, longest: None };
        assert_eq!(found(&Arcs::of(ROUND), "first draws", &[("a", "b")]), Finding::Holds(seen));
        assert_eq!(found(&Arcs::of(ROUND), "second draws", &[("b", "a")]), Finding::Holds(seen));
    }

    #[test]
    fn play_without_end_is_won_by_who_escapes() {
        let escape = Arcs { endless: Some(Side::First), ..Arcs::of(ROUND) };
        assert!(matches!(found(&escape, "first wins", &[("a", "b")]), Finding::Holds(_)));
        assert!(matches!(hole(&escape, "second draws", &[("b", "a")]), Hole::Circle { .. }));
    }

    #[test]
    fn points_are_counted_for_the_side_that_claims() {
        let arcs = Arcs::of(&[("a", "b c"), ("b", "d e"), ("c", "3-9"), ("d", "5-3"), ("e", "6-5")]);
        for (claim, is_kept) in [("first margin 1", true), ("first margin 2", false), ("first margin -1", true)] {
            let holds = matches!(found(&arcs, claim, &[("a", "b")]), Finding::Holds(_));
            assert_eq!(holds, is_kept, "{claim}");
        }
        assert!(matches!(found(&arcs, "second margin -1", &[("b", "e")]), Finding::Holds(_)));
        assert!(matches!(hole(&arcs, "second margin 0", &[("b", "e")]), Hole::Ends(_, Ending::Score { .. })));
    }

    #[test]
    fn the_longest_play_counts_and_not_the_first_one_found() {
        let arcs = Arcs::of(&[("a", "b"), ("b", "z c"), ("c", "d"), ("d", "z"), ("z", "first")]);
        let replies = &[("a", "b"), ("c", "d")];
        let too_long = Hole::TooLong { longest: 4, within: 3 };
        assert_eq!(hole(&arcs, "first wins within 3", replies), too_long);
        assert!(matches!(found(&arcs, "first wins within 4", replies), Finding::Holds(_)));
    }

    #[test]
    fn one_position_with_either_mover_is_two() {
        // The second player goes to c and moves on, or to d, from where the first one goes to c and moves on.
        let arcs = Arcs::of(&[("a", "b"), ("b", "!c d"), ("c", "e"), ("d", "!c"), ("e", "first")]);
        let seen = Seen { positions: 7, replies: 3, longest: Some(4) };
        assert_eq!(found(&arcs, "first wins", &[("a", "b"), ("d", "!c"), ("c", "e")]), Finding::Holds(seen));
    }

    #[test]
    fn what_cannot_be_held_or_listed_is_not_known() {
        let claim = Claim::read("first wins").expect("it is a claim");
        let replies = || Says(&[("a", "b"), ("d", "f"), ("e", "f")]);
        let found = |room| walk(Arcs::of(WON).start(), &claim, &mut replies(), room);
        assert_eq!(found(4), Ok(Finding::Beyond(Limit::Positions(4))));
        assert!(matches!(found(5), Ok(Finding::Holds(_))));
        let typed = Arcs::of(&[("a", "b"), ("b", "typed")]);
        let mut says = Says(&[("a", "b")]);
        assert_eq!(walk(typed.start(), &claim, &mut says, 9), Ok(Finding::Beyond(Limit::Moves)));
    }
}
