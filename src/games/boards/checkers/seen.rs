//! What a player sees on the board beside the idea that decides: who has the move, shots, men that run, pieces that cannot step, and
//! how long a king holds out in a double corner.

use crate::boards::checkers::kings::{Tally, against_one, from_corners, is_lost_alone, tally};
use crate::boards::checkers::near::NEAR;
use crate::boards::checkers::oracle::is_small;
use crate::boards::checkers::rules::{Board, Checkers, Path, name, takes};
use crate::boards::checkers::tactics::{cost, double_corners, in_odd_rows, runners, shot, stuck};
use crate::kit::asked::Asked;
use ground::rules::{At, Rules, Side};
use ground::say;
use ground::say::Say;
use solve::judge::control::Stop;
use solve::judge::idea::Idea;
use solve::judge::reason::{Exhibit, Role, Step};
use solve::judge::value::Outcome;

/// Rows that are shown.
const ROWS: usize = 6;

/// Plies in a double corner that are worth telling.
const SHUTTLE: usize = 6;

/// Plies to an end that the line alone tells.
const SHORT: u64 = 3;

/// Plies from which on a line is too long to be followed as a proof.
const LONG: usize = 12;

impl Asked<'_, Checkers> {
    /// What is seen of a position whose values are known.
    pub fn solved(&self) -> Result<Vec<Step>, Stop> {
        if self.verdict.value.remoteness().is_some_and(|plies| plies <= SHORT) {
            return Ok(Vec::new());
        }
        let steps = [self.kings()?, self.turn()?, self.shot(), self.stuck(), self.runs(), self.shuttle()];
        Ok(steps.into_iter().flatten().collect())
    }

    /// The position after the best move.
    fn next(&self) -> At<Board> {
        self.game.play(self.at, self.best())
    }

    fn name(&self, path: &Path) -> String {
        name(self.at.pos.size, path)
    }

    /// Where the line shown comes down to a king alone against one or two, and what becomes of that.
    fn kings(&self) -> Result<Option<Step>, Stop> {
        let is_long = self.verdict.line.len() >= LONG || self.outcome() == Outcome::D;
        let mut at = self.at.clone();
        let mut played = 0;
        while against_one(&at.pos).is_none() && played < self.verdict.line.len() {
            at = self.game.play(&at, &self.verdict.line[played]);
            played += 1;
        }
        let is_told = |more: &u32| (is_long || played == 0 && *more == 1) && self.game.ending(&at).is_none();
        let Some(more) = against_one(&at.pos).filter(is_told) else { return Ok(None) };
        let Tally { all, lost, drawn, won } = tally(self.oracle, at.pos.size, more, self.control)?;
        if more == 1 {
            return Ok(Some(self.opposition(&at, played, [all, lost])));
        }
        let says = say!("checkers-kings", from = played, more = more, all = all, lost = lost, drawn = drawn, won = won);
        Ok(Some(Step::says(Role::Proof, says).about(Idea::Counting)))
    }

    /// The rule of two kings alone, and what it says here: parity, and who is nearer to a double corner.
    fn opposition(&self, at: &At<Board>, from: usize, [all, lost]: [usize; 2]) -> Step {
        let (board, count) = (&at.pos, in_odd_rows(&at.pos));
        let steps = |board: &Board, side: Side| {
            from_corners(board.size, board.of(side).trailing_zeros() as usize).map(|steps| steps.to_string())
        };
        let corners = double_corners(board.size).map(|pair| pair.map(|square| (square + 1).to_string()).join("/"));
        let says = say!(
            "checkers-opposition",
            from = from,
            all = all,
            lost = lost,
            corners = corners.to_vec(),
            to = if at.to == self.at.to { "you" } else { "other" },
            count = count,
            own = steps(board, at.to).to_vec(),
            other = steps(board, at.to.other()).to_vec(),
            fate = if is_lost_alone(board, at.to) { "lost" } else { "held" },
            odd = count % 2
        );
        let step = Step::says(Role::Proof, says).about(Idea::Opposition);
        // After a step the number is even where it was odd; taking ends the game.
        if count % 2 == 0 || board.can_take(at.to) {
            return step;
        }
        let row = |path: Path| {
            let next = board.after(at.to, &path);
            let both = [at.to, at.to.other()].map(|side| steps(&next, side).join(" "));
            [vec![self.name(&path)], both.to_vec()].concat()
        };
        let rows = board.paths(at.to).into_iter().map(row).collect();
        let head = vec![say!("checkers-head-move"), say!("checkers-head-mover"), say!("checkers-head-next")];
        step.showing(Exhibit::Table { head, rows, focus: Vec::new() })
    }

    /// Who has the move, where it decides: with the other side to move the game would go otherwise, and no step can change that.
    fn turn(&self) -> Result<Option<Step>, Stop> {
        let (board, other) = (&self.at.pos, self.at.to.other());
        // A near end is shown, and of two kings alone the rule is told.
        if self.verdict.value.remoteness().is_some_and(|plies| plies <= NEAR)
            || against_one(board) == Some(1)
            || !is_small(board)
            || board.can_take(self.at.to)
            || board.can_take(other)
            || !board.can_move(other)
        {
            return Ok(None);
        }
        let passed = At { pos: *board, to: other };
        let then = match self.oracle.value(self.game, &passed, self.control)?.outcome() {
            Outcome::N => Outcome::P,
            Outcome::P => Outcome::N,
            Outcome::D => Outcome::D,
        };
        let fate = match then {
            Outcome::N => "won",
            Outcome::D => "drawn",
            Outcome::P => "lost",
        };
        let count = in_odd_rows(board);
        let says = say!("checkers-turn", count = count, odd = count % 2, fate = fate);
        Ok((then != self.outcome()).then(|| Step::says(Role::Proof, says).about(Idea::Opposition)))
    }

    /// The best move gives pieces, and more are taken back.
    fn shot(&self) -> Option<Step> {
        let (won, lines) = shot(&self.at.pos, self.at.to, self.best())?;
        let row = |line: &Vec<Path>| {
            let rest: Vec<String> = line[1..].iter().map(|path| self.name(path)).collect();
            vec![self.name(&line[0]), rest.join(" ")]
        };
        let rows = lines.iter().take(ROWS).map(row).collect();
        let head = vec![say!("checkers-head-must"), say!("checkers-head-then")];
        let says = say!("checkers-shot", mv = self.name(self.best()), ways = lines.len(), won = won);
        let table = Exhibit::Table { head, rows, focus: Vec::new() };
        Some(Step::says(Role::Proof, says).about(Idea::Forced).showing(table))
    }

    /// Pieces of the loser that cannot step without being taken.
    fn stuck(&self) -> Option<Step> {
        let (stuck, side) = match self.outcome() {
            Outcome::N => (stuck(&self.next().pos, self.at.to.other()), "other"),
            Outcome::P => (stuck(&self.at.pos, self.at.to), "you"),
            Outcome::D => return None,
        };
        let squares: Vec<String> = stuck.iter().map(|square| (square + 1).to_string()).collect();
        let after = if side == "you" { "0".to_owned() } else { self.name(self.best()) };
        let says = say!("checkers-stuck", side = side, mv = after, count = stuck.len(), squares = squares);
        (!stuck.is_empty()).then(|| Step::says(Role::Proof, says).about(Idea::Unguarded))
    }

    /// Men that nobody stops: the mover's, and those of the other side after the best move.
    fn runs(&self) -> Option<Step> {
        let told = |board: &Board, side: Side, word: &'static str| -> Vec<Say> {
            let says = |(man, moves): (usize, usize)| {
                say!("checkers-run", side = word, square = man + 1, moves = moves, mv = self.name(self.best()))
            };
            runners(board, side).into_iter().map(says).collect()
        };
        let next = self.next();
        let own = told(&self.at.pos, self.at.to, "you");
        let both = [own, told(&next.pos, next.to, "other")].concat();
        let says = both.into_iter().take(3).reduce(|one, two| say!("idea-two", one = one, two = two))?;
        Some(Step::says(Role::Proof, says).about(Idea::Race))
    }

    /// How long the last king of a side goes back and forth in a double corner in the line shown.
    fn shuttle(&self) -> Option<Step> {
        let mut stands = vec![self.at.clone()];
        for path in &self.verdict.line {
            stands.push(self.game.play(stands.last()?, path));
        }
        let [from, to, corner] = double_corners(self.at.pos.size)
            .into_iter()
            .filter_map(|corner| Some((longest(&stands, corner)?, corner)))
            .max_by_key(|((from, to), _)| to - from)
            .map(|((from, to), corner)| [from, to, corner[0]])?;
        let squares = double_corners(self.at.pos.size).into_iter().find(|own| own[0] == corner)?;
        let squares = squares.map(|square| (square + 1).to_string()).to_vec();
        let says = say!("checkers-shuttle", from = from + 1, to = to, squares = squares);
        (to - from >= SHUTTLE).then(|| Step::says(Role::Proof, says).about(Idea::Escape))
    }

    /// What the best move wins or costs by takings alone, where it is only estimated.
    fn balance(&self) -> Option<Step> {
        let (cost, line) = cost(&self.at.pos, self.at.to, self.best());
        let way = ["won", "even", "lost"][(cost.signum() + 1) as usize];
        let is_over = self.game.ending(&self.next()).is_some();
        let is_telling = !is_over && (cost != 0 || takes(self.at.pos.size, self.best()));
        // A free answer is none of the takings.
        let line: Vec<String> = match line.first() {
            Some(first) if takes(self.at.pos.size, first) => line.iter().map(|path| self.name(path)).collect(),
            _ => Vec::new(),
        };
        let (best, pieces) = (self.name(self.best()), cost.unsigned_abs());
        let says = say!("checkers-balance", best = best, shown = line.len(), way = way, pieces = pieces);
        let step = Step::says(Role::Proof, says).about(Idea::Forced);
        let step = if line.is_empty() { step } else { step.showing(Exhibit::Line(line)) };
        is_telling.then_some(step)
    }

    /// The shot that the best move is, or what it wins or costs by takings.
    pub fn offered(&self) -> Option<Step> {
        self.shot().or_else(|| self.balance())
    }

    /// Moves that cost more pieces than the best one, where that is only estimated.
    pub fn costs(&self) -> Option<Step> {
        let (board, side) = (&self.at.pos, self.at.to);
        let least = cost(board, side, self.best()).0;
        let dear = |path: &Path| {
            let (cost, line) = cost(board, side, path);
            (cost > least.max(0)).then(|| {
                let text: Vec<String> = line.iter().map(|path| self.name(path)).collect();
                vec![self.name(path), text.join(" "), (cost - least).to_string()]
            })
        };
        let rows: Vec<Vec<String>> = board.paths(side).iter().filter_map(dear).collect();
        let says = say!("checkers-costs", moves = rows.len(), best = self.name(self.best()));
        let head = vec![say!("checkers-head-move"), say!("checkers-head-answer"), say!("checkers-head-cost")];
        let is_any = !rows.is_empty();
        let table = Exhibit::Table { head, rows: rows.into_iter().take(ROWS).collect(), focus: Vec::new() };
        is_any.then(|| Step::says(Role::Proof, says).about(Idea::Unguarded).showing(table))
    }
}

/// The first and the last of the most positions one after another in which a side has but one king, and it stands in the corner.
fn longest(stands: &[At<Board>], corner: [usize; 2]) -> Option<(usize, usize)> {
    let within = corner.iter().fold(0, |set, square| set | 1 << square);
    let is_in = |at: &At<Board>| {
        [Side::First, Side::Second].into_iter().any(|side| {
            let own = at.pos.of(side);
            own.is_power_of_two() && own & at.pos.kings & within != 0
        })
    };
    let stays = (0..stands.len()).map(|from| (from, stands[from..].iter().take_while(|at| is_in(at)).count()));
    stays
        .rev()
        .max_by_key(|(_, count)| *count)
        .filter(|(_, count)| *count > 0)
        .map(|(from, count)| (from, from + count - 1))
}
