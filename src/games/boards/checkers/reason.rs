//! Why a draughts position is won, lost or drawn: what must be taken, what the best move forces, the double corner, the answer to
//! every other move; or, where it is only estimated, what was counted and where.

use crate::boards::checkers::oracle::{POINTS, SWEPT, counts, depth, is_settled, outlook, weigh};
use crate::boards::checkers::rules::{Board, Checkers, Path, letter, name, takes};
use crate::kit::kin::{replies, shown};
use ground::rules::{At, Rules, Side};
use ground::say;
use ground::say::Say;
use ground::scene::Spot;
use solve::judge::control::{Control, Stop};
use solve::judge::idea::Idea;
use solve::judge::oracle::{Oracle, Verdict, first};
use solve::judge::reason::{Exhibit, Reason, Role, Step};
use solve::judge::value::{Outcome, Value, standing};

/// Answers to the best move that are shown with what meets them.
const SHOTS: usize = 4;

/// The name of a side.
pub fn named(side: Side) -> Say {
    if side == Side::First { say!("checkers-black") } else { say!("checkers-white") }
}

/// The whole reason of a position that is not over.
pub fn explain(
    oracle: &dyn Oracle<Checkers>,
    game: &Checkers,
    at: &At<Board>,
    verdict: &Verdict<Path>,
    control: &Control,
) -> Result<Reason, Stop> {
    let why = Why { oracle, game, at, verdict, control };
    let mut steps = vec![Step::says(Role::Ask, say!("checkers-ask")), why.look(), why.place(), why.mv()];
    if verdict.value.is_proved() {
        steps.extend(why.forces()?);
        steps.extend(why.corner());
        steps.extend(why.proof()?);
    } else {
        steps.extend(why.outlook()?);
    }
    steps.push(Step::says(Role::Law, why.law()));
    Ok(Reason { claim: why.claim(), steps })
}

struct Why<'a> {
    oracle: &'a dyn Oracle<Checkers>,
    game: &'a Checkers,
    at: &'a At<Board>,
    verdict: &'a Verdict<Path>,
    control: &'a Control,
}

impl Why<'_> {
    fn best(&self) -> &Path {
        self.verdict.best.first().expect("the game is not over")
    }

    fn claim(&self) -> Say {
        let moves = &self.verdict.best_total;
        match &self.verdict.value {
            Value::Win { remoteness } => say!("checkers-claim-won", plies = *remoteness, moves = moves),
            Value::Loss { remoteness } => say!("checkers-claim-lost", plies = *remoteness),
            Value::Estimate { ahead, depth } => {
                let (way, points) = standing(ahead);
                say!("checkers-claim-estimate", way = way, points = &points, depth = *depth)
            }
            _ => say!("checkers-claim-drawn", moves = moves, total = &self.verdict.total),
        }
    }

    /// What is on the board, and whether something must be taken.
    fn look(&self) -> Step {
        let [own, other] = [self.at.to, self.at.to.other()].map(|side| counts(&self.at.pos, side));
        let must_take = takes(self.at.pos.size, self.best());
        let says = if must_take {
            say!("checkers-look-take", moves = &self.verdict.total)
        } else {
            say!("checkers-look", moves = &self.verdict.total)
        };
        let idea = if must_take { Idea::Forced } else { Idea::Mobility };
        Step::says(Role::Look, says).about(idea).showing(counted(self.at.to, [own, other]))
    }

    fn place(&self) -> Step {
        let from = self.best()[0];
        if self.verdict.value.outcome() == Outcome::P && self.verdict.value.is_proved() {
            return Step::says(Role::Place, say!("checkers-place-none"));
        }
        Step::says(Role::Place, say!("checkers-place", square = from + 1))
            .showing(Exhibit::Spots(vec![Spot(from as u32)]))
    }

    fn mv(&self) -> Step {
        let best = self.best();
        let text = name(self.at.pos.size, best);
        let (idea, says) = match &self.verdict.value {
            Value::Win { .. } => (Idea::Distance, say!("checkers-move-won", mv = text)),
            Value::Loss { remoteness } => (Idea::Distance, say!("checkers-move-lost", mv = text, plies = *remoteness)),
            Value::Estimate { .. } => (Idea::Estimate, say!("checkers-move-estimate", mv = text)),
            _ => (Idea::Escape, say!("checkers-move-drawn", mv = text)),
        };
        Step::says(Role::Move, says).about(idea)
    }

    /// What the best move of a won position forces: nothing is left to move, or each answer is met.
    fn forces(&self) -> Result<Option<Step>, Stop> {
        if self.verdict.value.outcome() != Outcome::N {
            return Ok(None);
        }
        let next = self.game.play(self.at, self.best());
        let (size, mv) = (self.at.pos.size, name(self.at.pos.size, self.best()));
        let replies = next.pos.paths(next.to);
        let Some(reply) = replies.first() else {
            let left = next.pos.of(next.to).count_ones();
            let idea = if left == 0 { Idea::End } else { Idea::Mobility };
            return Ok(Some(Step::says(Role::Proof, say!("checkers-proof-shut", mv = mv, left = left)).about(idea)));
        };
        let (must_take, mut takes_back, mut pairs) = (takes(size, reply), true, Vec::new());
        for reply in &replies {
            let after = self.game.play(&next, reply);
            let Some(back) = first(self.oracle, self.game, &after, self.control)?.mv else { return Ok(None) };
            takes_back &= takes(size, &back);
            pairs.push((name(size, reply), name(size, &back)));
        }
        pairs.truncate(SHOTS);
        let (moves, shown) = (replies.len(), pairs.len());
        let (idea, says) = match (must_take, takes_back) {
            (true, true) => (Idea::Forced, say!("checkers-proof-shot", mv = mv, moves = moves, shown = shown)),
            (true, false) => (Idea::Forced, say!("checkers-proof-forced", mv = mv, moves = moves, shown = shown)),
            (false, true) => (Idea::Threat, say!("checkers-proof-hunted", mv = mv, moves = moves, shown = shown)),
            (false, false) => (Idea::Distance, say!("checkers-proof-met", mv = mv, moves = moves, shown = shown)),
        };
        Ok(Some(Step::says(Role::Proof, says).about(idea).showing(Exhibit::Replies(pairs))))
    }

    /// A lone king that holds the draw against more pieces from a double corner.
    fn corner(&self) -> Option<Step> {
        let next = self.game.play(self.at, self.best()).pos;
        let (own, other) = (next.of(self.at.to), next.of(self.at.to.other()));
        let is_lone = own.is_power_of_two() && own & next.kings == own && other.count_ones() > 1;
        if self.verdict.value.outcome() != Outcome::D || !is_lone {
            return None;
        }
        let here = own.trailing_zeros() as usize;
        let is_free = |corner: &[usize; 2]| corner.iter().all(|square| other >> square & 1 == 0);
        let mut corners = double_corners(next.size).into_iter().filter(is_free);
        let corner = corners.find(|corner| corner.contains(&here))?;
        let squares = corner.map(|square| (square + 1).to_string()).to_vec();
        let says = say!("checkers-proof-corner", mv = name(next.size, self.best()), squares = squares);
        Some(Step::says(Role::Proof, says).about(Idea::Escape))
    }

    /// The answers that refute what does not keep the value; all moves where all lose.
    fn proof(&self) -> Result<Option<Step>, Stop> {
        let is_lost = self.verdict.value.outcome() == Outcome::P;
        let fails = |path: &Path| is_lost || !self.verdict.best.contains(path);
        let mut failing = Vec::new();
        for path in self.game.moves(self.at).list.filter(fails) {
            let left = self.oracle.value(self.game, &self.game.play(self.at, &path), self.control)?;
            let gives_away = left.is_proved() && (is_lost || left.outcome() != self.kept());
            if gives_away {
                failing.push(path);
            }
        }
        let moves = failing.len();
        let replies = replies(self.oracle, self.game, self.at, failing.into_iter(), self.control)?;
        let Some(Exhibit::Replies(pairs)) = &replies else { return Ok(None) };
        let count = pairs.len();
        let says = if is_lost {
            say!("checkers-proof-lost", moves = moves, shown = count)
        } else {
            say!("checkers-proof-given-away", moves = moves, shown = count)
        };
        Ok(Some(shown(Step::says(Role::Proof, says), replies)))
    }

    /// What a move leaves that keeps the value.
    fn kept(&self) -> Outcome {
        self.verdict.value.outcome().turned()
    }

    /// What an estimate counted at the end of the play that it expects.
    fn outlook(&self) -> Result<Vec<Step>, Stop> {
        let seen = outlook(self.at, self.control)?;
        let mut at = self.at.clone();
        let mut line = Vec::new();
        for i in seen.line {
            let path = at.pos.paths(at.to).swap_remove(i);
            line.push(name(at.pos.size, &path));
            at = self.game.play(&at, &path);
        }
        let [own, other] = [self.at.to, self.at.to.other()].map(|side| counts(&at.pos, side));
        let says = if at.pos.paths(at.to).is_empty() {
            say!("checkers-counted-over", ahead = seen.ahead)
        } else {
            let [man, king, row] = POINTS;
            say!("checkers-counted", man = man, king = king, row = row, ahead = weigh(own, other))
        };
        let expected = say!("checkers-expected", depth = depth(&self.at.pos), plies = line.len());
        Ok(vec![
            Step::says(Role::Proof, expected).about(Idea::Estimate).showing(Exhibit::Line(line)),
            Step::says(Role::Proof, says).showing(counted(self.at.to, [own, other])),
        ])
    }

    fn law(&self) -> Say {
        if is_settled(&self.at.pos) {
            say!("checkers-law-swept", most = SWEPT)
        } else if self.verdict.value.is_proved() {
            say!("checkers-law-near", depth = depth(&self.at.pos))
        } else {
            say!("checkers-law-estimate", most = SWEPT)
        }
    }
}

/// The two corners of the board where two squares touch both edges: a king goes from one to the other and back.
///
/// Worked: on 8 by 8 the squares 1 and 5, and 28 and 32.
fn double_corners(size: usize) -> [[usize; 2]; 2] {
    let half = size / 2;
    let last = size * half - 1;
    [[0, half], [last - half, last]]
}

/// The counts of both sides as a table, the side to move first.
fn counted(to: Side, [own, other]: [[i32; 3]; 2]) -> Exhibit {
    let row = |side: Side, count: [i32; 3]| {
        std::iter::once(letter(side).to_string()).chain(count.iter().map(i32::to_string)).collect()
    };
    Exhibit::Table {
        head: vec![
            say!("checkers-head-side"),
            say!("checkers-head-men"),
            say!("checkers-head-kings"),
            say!("checkers-head-rows"),
        ],
        rows: vec![row(to, own), row(to.other(), other)],
        focus: Vec::new(),
    }
}
