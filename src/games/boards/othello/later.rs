//! What tells two moves of Othello apart only later: both lines played out to the end, or the boards that an estimate expects.

use crate::boards::othello::rules::{Board, Othello, Put, name};
use crate::boards::othello::solver::board::{Cells, each};
use crate::boards::othello::solver::bounded_search::{CORNER, Count, Outlook, counts, look_ahead};
use crate::kit::asked::Asked;
use ground::num::Int;
use ground::rules::{At, Rules};
use ground::say;
use ground::say::Say;
use solve::judge::control::Stop;
use solve::judge::idea::Idea;
use solve::judge::reason::{Exhibit, Role, Step};
use solve::judge::value::Value;

/// Discs held in the end of one line and not of the other that are named, at most.
const NAMED: u32 = 12;

/// Free cells up to which the answer to a move that is worse is looked for.
pub const NEAR: u32 = 16;

/// Free cells up to which such a move is played out to the end.
const PLAYED: u32 = 20;

/// A move with the best play after it, to the end.
struct Played {
    line: Vec<Put>,
    /// The cells that the mover and the other side hold in the end.
    held: [Cells; 2],
    /// How often each of them passes.
    passes: [usize; 2],
    /// Whether the mover puts the last disc.
    is_last: bool,
    /// Whether the game is over then.
    is_over: bool,
}

/// Why one line ends better than the other, and the line of the move that is worse.
pub struct Apart {
    /// A corner, a pass or the last disc.
    pub parts: Vec<Say>,
    /// The discs that the mover holds in the end of the better line alone, where they are few.
    pub cells: Option<Say>,
    /// The line that is worse, to look at.
    pub step: Step,
}

/// What an estimate expects after a move, and what it counts there of the mover and of the other side.
pub struct Expected {
    /// The look ahead from the position after it.
    pub seen: Outlook,
    /// The counts at its end.
    pub counts: [Count; 2],
}

impl Expected {
    /// How far the mover seems ahead there.
    pub fn ahead(&self) -> i32 {
        -self.seen.ahead
    }

    fn is_over(&self) -> bool {
        self.counts.iter().all(|count| count.moves == 0)
    }

    /// Cells to play on, stable discs and corners, the mover's less the opponent's.
    fn balance(&self) -> [i32; 3] {
        let [own, other] = self.counts;
        [own.moves - other.moves, own.stable - other.stable, own.corners - other.corners]
    }

    /// The row of a table: the counts of both sides and what they come to.
    pub fn row(&self, name: String) -> Vec<String> {
        let [own, other] = self.counts;
        let both = |of: fn(&Count) -> i32| format!("{} : {}", of(&own), of(&other));
        let counted = [both(|c| c.moves), both(|c| c.stable), both(|c| c.corners), both(|c| c.discs)];
        std::iter::once(name).chain(counted).chain([self.ahead().to_string()]).collect()
    }
}

impl Asked<'_, Othello> {
    /// What a move is called.
    pub fn name(&self, mv: Put) -> String {
        name(self.at.pos.field, mv)
    }

    /// Both moves played out and compared; `None` where too much is free.
    pub fn played_out(&self, best: Put, next: Put) -> Result<Option<Apart>, Stop> {
        if self.at.pos.free() > PLAYED {
            return Ok(None);
        }
        let Some(one) = self.shown(best) else { return Ok(None) };
        let two = self.played(next)?;
        let [best, next] = [best, next].map(|mv| self.name(mv));
        let [own, other] = two.held.map(Cells::count_ones);
        let says = say!("othello-other-line", next = next.as_str(), own = own, other = other);
        let line = two.line.iter().map(|mv| self.name(*mv)).collect();
        let step = Step::says(Role::Proof, says).about(Idea::Counting).showing(Exhibit::Line(line));
        let corners = one.held[0] & two.held[1] & self.at.pos.field.corners();
        let mut parts = Vec::new();
        if corners != 0 {
            let corners = self.names(corners);
            parts.push(say!("othello-far-corner", best = best.as_str(), next = next.as_str(), corners = corners));
        }
        if one.passes[1] > two.passes[1] {
            let [more, less] = [one.passes[1], two.passes[1]];
            parts.push(say!("othello-far-pass", best = best.as_str(), next = next.as_str(), more = more, less = less));
        } else if two.passes[0] > one.passes[0] {
            let [more, less] = [two.passes[0], one.passes[0]];
            parts.push(say!("othello-far-own", best = best.as_str(), next = next.as_str(), more = more, less = less));
        }
        if parts.is_empty() && one.is_last && !two.is_last {
            parts.push(say!("othello-far-last", best = best.as_str(), next = next.as_str()));
        }
        let [missed, instead] = [one.held[0] & !two.held[0], two.held[0] & !one.held[0]];
        let [more, less] = [missed, instead].map(Cells::count_ones);
        let is_few = (1..=NAMED).contains(&more) && less <= NAMED;
        let cells = is_few.then(|| {
            let [cells, others] = [missed, instead].map(|cells| self.names(cells));
            say!("othello-far-cells", best = best, next = next, cells = cells, count = less, others = others)
        });
        Ok(Some(Apart { parts, cells, step }))
    }

    fn names(&self, cells: Cells) -> Vec<String> {
        each(cells).map(|cell| self.name(Some(cell))).collect()
    }

    /// The line shown, where it begins so and reaches the end.
    fn shown(&self, first: Put) -> Option<Played> {
        let line = &self.verdict.line;
        (line.first() == Some(&first)).then(|| self.walked(line.clone())).filter(|played| played.is_over)
    }

    /// The move and the first of the best moves from then on.
    fn played(&self, first: Put) -> Result<Played, Stop> {
        let mut line = vec![first];
        let mut at = self.game.play(self.at, &first);
        while let Some(mv) = self.kept(&at)? {
            line.push(mv);
            at = self.game.play(&at, &mv);
        }
        Ok(self.walked(line))
    }

    /// A line gone through.
    fn walked(&self, line: Vec<Put>) -> Played {
        let (mut at, mut passes, mut last) = (self.at.clone(), [0, 0], self.at.to);
        for mv in &line {
            match mv {
                None => passes[usize::from(at.to != self.at.to)] += 1,
                Some(_) => last = at.to,
            }
            at = self.game.play(&at, mv);
        }
        let mut held = [at.pos.discs.own, at.pos.discs.other];
        if at.to != self.at.to {
            held.reverse();
        }
        Played { line, held, passes, is_last: last == self.at.to, is_over: self.game.ending(&at).is_some() }
    }

    /// The first move that keeps this lead for the side to move.
    pub fn answer(&self, at: &At<Board>, lead: &Int) -> Result<Option<Put>, Stop> {
        for mv in self.game.moves(at).list {
            let left = self.oracle.value(self.game, &self.game.play(at, &mv), self.control)?;
            if matches!(left, Value::Margin { own, other } if other.clone() - own.clone() == *lead) {
                return Ok(Some(mv));
            }
        }
        Ok(None)
    }

    /// The first move that keeps what the position is worth; `None` where the game is over.
    fn kept(&self, at: &At<Board>) -> Result<Option<Put>, Stop> {
        match self.oracle.value(self.game, at, self.control)? {
            Value::Margin { own, other } => self.answer(at, &(own - other)),
            _ => Ok(None),
        }
    }

    /// What the estimate expects after a move.
    pub fn expected(&self, mv: Put) -> Result<Expected, Stop> {
        let left = self.game.play(self.at, &mv).pos;
        let seen = look_ahead(left.field, left.discs, self.control)?;
        let [other, own] = counts(left.field, seen.end);
        Ok(Expected { seen, counts: [own, other] })
    }

    /// Which of the counts at the end of the play expected speaks most for the best move.
    pub fn later(&self, best: Put, next: Put) -> Result<Option<Say>, Stop> {
        let [one, two] = [self.expected(best)?, self.expected(next)?];
        if one.is_over() || two.is_over() {
            return Ok(None);
        }
        let [moves, stable, corners] = std::array::from_fn(|i| one.balance()[i] - two.balance()[i]);
        let counts = [("moves", moves, moves), ("stable", stable, stable), ("corners", corners, CORNER * corners)];
        let told = counts.into_iter().rev().max_by_key(|(.., worth)| *worth).filter(|(.., worth)| *worth > 0);
        let [best, next] = [best, next].map(|mv| self.name(mv));
        Ok(told.map(|(what, by, _)| say!("othello-later", best = best, next = next, what = what, by = by)))
    }
}

/// The head of a table of what an estimate counts.
pub fn head() -> Vec<Say> {
    vec![
        say!("othello-head-move"),
        say!("othello-head-moves"),
        say!("othello-head-stable"),
        say!("othello-head-corners"),
        say!("othello-head-discs"),
        say!("othello-head-margin"),
    ]
}
