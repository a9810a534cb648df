//! The walk: one side follows its replies, the other one tries everything, and every position that can come about is looked at.
//!
//! Why this is a proof: the walk begins at the start and never leaves out a move of the other side, so whatever happens in a real
//! game against these replies happens in the walk. Every end it meets is as claimed. Where play without end would not be as
//! claimed, the walk also shows that no play returns to a position it came through, so that each play comes to one of those ends.

use std::collections::VecDeque;

use rustc_hash::FxHashMap;

use crate::fault::Fault;
use crate::rules::{Ending, Side};
use crate::verify::claim::Claim;
use crate::verify::ground::Ground;

/// Positions looked at by one walk at most.
pub const POSITIONS: usize = 2_000_000;

/// Ways from one position to the next at most.
const ARROWS: usize = 50_000_000;

/// Letters of positions kept at most.
const LETTERS: usize = 256 << 20;

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
/// Time and memory: each position once, each with its moves; no recursion.
pub fn walk<G: Ground, U: Guide<G>>(start: G, claim: &Claim, guide: &mut U) -> Result<Finding, U::Stop> {
    let mut walk = Walk::new(claim, guide);
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
    /// The numbers of what each position leads to, one after the other; `ends[n]` is where those of position `n` end.
    arrows: Vec<u32>,
    ends: Vec<usize>,
    replies: usize,
    letters: usize,
}

impl<'w, G: Ground, U: Guide<G>> Walk<'w, G, U> {
    fn new(claim: &'w Claim, guide: &'w mut U) -> Self {
        Walk {
            claim,
            guide,
            numbers: FxHashMap::default(),
            waiting: VecDeque::new(),
            arrows: Vec::new(),
            ends: Vec::new(),
            replies: 0,
            letters: 0,
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
            self.ends.push(self.arrows.len());
        }
        let may_last = self.claim.within.is_none() && self.claim.is_kept_for_ever(endless);
        let longest = if may_last { None } else { Some(self.longest()?) };
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
        if held >= POSITIONS || self.arrows.len() >= ARROWS || self.letters > LETTERS {
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
    ///
    /// Goes down one play until it ends or comes back to itself, then tries the others, with an explicit way back.
    fn longest(&mut self) -> Result<u64, Cut<U::Stop>> {
        let mut plies: Vec<Plies> = vec![Plies::Unknown; self.ends.len()];
        plies[0] = Plies::OnTheWay;
        let mut way: Vec<(usize, usize)> = vec![(0, 0)];
        while let Some((at, next)) = way.last().copied() {
            self.guide.tick().map_err(Cut::Stop)?;
            if let Some(to) = self.arrows(at).get(next).map(|to| *to as usize) {
                way.last_mut().expect("just seen").1 += 1;
                match plies[to] {
                    Plies::Unknown => {
                        plies[to] = Plies::OnTheWay;
                        way.push((to, 0));
                    }
                    Plies::OnTheWay => return Err(Cut::hole(self.circle(&way, to))),
                    Plies::Most(_) => {}
                }
                continue;
            }
            let most = |to: &u32| if let Plies::Most(most) = plies[*to as usize] { most + 1 } else { 0 };
            plies[at] = Plies::Most(self.arrows(at).iter().map(most).max().unwrap_or(0));
            way.pop();
        }
        match plies.first() {
            Some(Plies::Most(most)) => Ok(u64::from(*most)),
            _ => Ok(0),
        }
    }

    fn arrows(&self, at: usize) -> &[u32] {
        let begin = if at == 0 { 0 } else { self.ends[at - 1] };
        &self.arrows[begin..self.ends[at]]
    }

    /// The circle at the end of this way, which comes back to `to`.
    fn circle(&self, way: &[(usize, usize)], to: usize) -> Hole {
        let begin = way.iter().position(|(at, _)| *at == to).unwrap_or(0);
        let circle: Vec<usize> = way[begin..].iter().map(|(at, _)| *at).collect();
        let name =
            |at: &usize| self.numbers.iter().find(|(_, n)| **n as usize == *at).map(|((_, text), _)| text.clone());
        Hole::Circle { positions: circle.iter().take(TOLD).filter_map(name).collect(), length: circle.len() }
    }
}

/// What is known of how long play can last from a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Plies {
    Unknown,
    /// Play came through it and has not ended yet.
    OnTheWay,
    /// So many plies at most.
    Most(u32),
}
