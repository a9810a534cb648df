//! Why a draughts position is won, lost or drawn: what decides, the double corner; or, where it is only estimated, what was counted and
//! where.

use crate::boards::checkers::near::{Line, NEAR, lost};
use crate::boards::checkers::oracle::{POINTS, SWEPT, counts, depth, is_settled, is_small, outlook, weigh};
use crate::boards::checkers::rules::{Board, Checkers, Path, letter, name, takes};
use crate::boards::checkers::tactics::double_corners;
use crate::kit::asked::Asked;
use crate::kit::ideas::tell;
use crate::kit::ideas::tree::Insight;
use ground::num::Int;
use ground::rules::{At, Rules, Side};
use ground::say;
use ground::say::{Arg, Say};
use ground::scene::Spot;
use solve::judge::control::{Control, Stop};
use solve::judge::idea::Idea;
use solve::judge::oracle::{Oracle, Verdict};
use solve::judge::reason::{Exhibit, Reason, Role, Step};
use solve::judge::value::{Outcome, Value, standing};
use solve::search::bounded_search::MOST;

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
    let mut steps = vec![Step::says(Role::Ask, say!("checkers-ask"))];
    if is_settled(&at.pos) {
        steps.extend(tell::steps(&Asked { oracle, game, at, verdict, control })?);
        steps.extend(why.corner());
        steps.extend(Asked { oracle, game, at, verdict, control }.solved()?);
    } else {
        steps.push(why.look());
        steps.extend(why.play());
        let seen = Asked { oracle, game, at, verdict, control };
        match why.near() {
            Some(near) => steps.extend(near),
            None => steps.extend(seen.offered().into_iter().chain(seen.costs())),
        }
        if !verdict.value.is_proved() {
            steps.extend(why.outlook()?);
        }
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
        let (moves, total) = (&self.verdict.best_total, &self.verdict.total);
        match &self.verdict.value {
            Value::Win { remoteness } => say!("checkers-claim-won", plies = *remoteness, moves = moves),
            Value::Loss { remoteness } => say!("checkers-claim-lost", plies = *remoteness),
            Value::Estimate { ahead, depth } => {
                let (way, points) = standing(ahead);
                if points == Int::from(MOST) {
                    return say!("checkers-claim-beyond", way = way, depth = *depth);
                }
                say!("checkers-claim-estimate", way = way, points = &points, depth = *depth)
            }
            _ => say!("checkers-claim-drawn", moves = moves, total = total, others = &(total - moves)),
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
        let step = Step::says(Role::Look, says).about(if must_take { Idea::Forced } else { Idea::Mobility });
        // Where the end is seen, nothing is counted.
        if self.verdict.value.is_proved() { step } else { step.showing(counted(self.at.to, [own, other])) }
    }

    /// Where the move begins and what it is, where it is not known what else decides.
    fn play(&self) -> [Step; 2] {
        let (size, best) = (self.at.pos.size, self.best());
        let place = Step::says(Role::Place, say!("checkers-place", square = best[0] + 1));
        let says = match &self.verdict.value {
            Value::Estimate { .. } => {
                say!("checkers-move-estimate", mv = name(size, best), total = &self.verdict.total)
            }
            _ if self.game.ending(&self.game.play(self.at, best)).is_some() => {
                let does = self.game.does(self.at, best).map_or(Arg::Int(0), Arg::from);
                say!("checkers-move-ends", mv = name(size, best), does = does)
            }
            value => self.near_told(value.outcome()),
        };
        let idea = if self.verdict.value.is_proved() { Idea::Distance } else { Idea::Estimate };
        [place.showing(Exhibit::Spots(vec![Spot(best[0] as u32)])), Step::says(Role::Move, says).about(idea)]
    }

    /// The best move where the end is near: whether the opponent must take then, or that no other move lasts longer.
    fn near_told(&self, outcome: Outcome) -> Say {
        let (mv, next) = (name(self.at.pos.size, self.best()), self.game.play(self.at, self.best()).pos);
        let plies = self.verdict.value.remoteness().unwrap_or_default();
        if outcome == Outcome::P {
            return say!("checkers-hold-near", mv = mv, total = &self.verdict.total, plies = plies);
        }
        let other = self.at.to.other();
        let (answers, must) = (next.paths(other).len(), if next.can_take(other) { "take" } else { "free" });
        say!("checkers-move-near", mv = mv, must = must, answers = answers, plies = plies)
    }

    /// The lines to a near end, and whose pieces are blocked at the end of one of them. `None`: the end is not so near, or follows at once.
    fn near(&self) -> Option<Vec<Step>> {
        let plies = self.verdict.value.remoteness().filter(|plies| *plies <= NEAR)?;
        let is_won = self.verdict.value.outcome() == Outcome::N;
        let start = if is_won { self.game.play(self.at, self.best()) } else { self.at.clone() };
        if self.game.ending(&start).is_some() {
            return Some(Vec::new());
        }
        let lines = lost(&start.pos, start.to, plies - u64::from(is_won))?;
        let size = self.at.pos.size;
        let written = |line: &Line| line.iter().map(|path| name(size, path)).collect::<Vec<String>>();
        let rows = lines.iter().map(|line| vec![written(line).join(" ")]).collect();
        let table = Exhibit::Table { head: vec![say!("idea-head-line")], rows, focus: Vec::new() };
        let says = say!("idea-proof-lines", lines = lines.len());
        let told = Step::says(Role::Proof, says).about(Idea::Forced).showing(table);
        let blocked = lines.iter().find_map(|line| {
            let last = line.iter().fold(start.clone(), |at, path| self.game.play(&at, path));
            let left = last.pos.of(last.to);
            let squares: Vec<String> = (0..32)
                .filter(|square| left >> square & 1 == 1)
                .map(|square: usize| (square + 1).to_string())
                .collect();
            let (side, moves) = (if is_won { "other" } else { "you" }, written(line));
            let says =
                || say!("checkers-blocked", side = side, moves = moves, count = squares.len(), squares = squares);
            (left != 0).then(|| Step::says(Role::Proof, says()).about(Idea::Mobility))
        });
        Some(std::iter::once(told).chain(blocked).collect())
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
        // The list of moves looks as far behind each move, so one move further.
        let left = self.settled(&self.game.play(self.at, self.best()))?;
        let listed = -left.unwrap_or_else(|| Int::from(-seen.ahead));
        let agrees = if listed == Int::from(seen.ahead) { "yes" } else { "no" };
        let expected = say!(
            "checkers-expected",
            depth = depth(&self.at.pos),
            plies = line.len(),
            agrees = agrees,
            best = name(self.at.pos.size, self.best()),
            listed = &listed
        );
        Ok(vec![
            Step::says(Role::Proof, expected).about(Idea::Estimate).showing(Exhibit::Line(line)),
            Step::says(Role::Proof, says).showing(counted(self.at.to, [own, other])),
        ])
    }

    /// What a position is estimated at for its mover. `None`: it is proved.
    fn settled(&self, at: &At<Board>) -> Result<Option<Int>, Stop> {
        Ok(match self.oracle.value(self.game, at, self.control)? {
            Value::Estimate { ahead, .. } => Some(ahead),
            _ => None,
        })
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

impl Insight for Checkers {
    /// Who must take cannot be said to do nothing.
    fn pass(&self, at: &At<Board>) -> Option<At<Board>> {
        (!at.pos.can_take(at.to)).then(|| At { pos: at.pos, to: at.to.other() })
    }

    /// Of few pieces all is swept in no time.
    fn is_valued(&self, passed: &At<Board>) -> bool {
        is_small(&passed.pos)
    }

    fn places(&self, at: &At<Board>, path: &Path) -> Vec<(Spot, Arg)> {
        let name = say!("checkers-square", square = (path[0] + 1).to_string());
        (at.pos.of(at.to) >> path[0] & 1 == 1).then(|| (Spot(path[0] as u32), Arg::from(name))).into_iter().collect()
    }

    fn goes(&self, _: &At<Board>, path: &Path) -> Option<String> {
        path.last().map(|square| (square + 1).to_string())
    }

    /// The pieces with their squares.
    fn stands(&self, at: &At<Board>) -> Option<String> {
        let board = &at.pos;
        let sign = |square: usize| match (board.black >> square & 1, board.kings >> square & 1) {
            (1, 0) => 'b',
            (1, _) => 'B',
            (_, 0) => 'w',
            _ => 'W',
        };
        let pieces = (0..board.squares()).filter(|square| (board.black | board.white) >> square & 1 == 1);
        Some(pieces.map(|square| format!("{}{}", sign(square), square + 1)).collect::<Vec<String>>().join(" "))
    }

    /// What is taken, the new king, or that no move is left.
    fn does(&self, at: &At<Board>, path: &Path) -> Option<Say> {
        let after = at.pos.after(at.to, path);
        if after.of(at.to.other()) == 0 {
            return Some(say!("checkers-does-last"));
        }
        if !after.can_move(at.to.other()) {
            return Some(say!("checkers-does-shut"));
        }
        if takes(at.pos.size, path) {
            return Some(say!("checkers-does-take", pieces = path.len() - 1));
        }
        (after.kings.count_ones() > at.pos.kings.count_ones()).then(|| say!("checkers-does-crown"))
    }
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
