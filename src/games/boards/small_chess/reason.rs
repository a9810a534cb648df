//! Why a position of chess on a small board is won, lost or drawn; where it is only estimated, what the search expects and counts.

use crate::kit::asked::Asked;

use crate::boards::small_chess::evaluation::{RANK, counts, material, points, weigh};
use crate::boards::small_chess::look::{SWEPT, depth, is_settled, outlook};
use crate::boards::small_chess::net::net;
use crate::boards::small_chess::proof::lines;
use crate::boards::small_chess::rules::{Board, SmallChess, Step as Move};
use crate::boards::small_chess::seen::{Prey, Seen, prey};
use crate::boards::small_chess::text::{man_name, man_on, square_name, write_step};
use crate::kit::ideas::tell;
use crate::kit::ideas::tree::Insight;
use crate::kit::kin::shown;
use crate::kit::swept;
use ground::num::Int;
use ground::rules::{At, Ending, Rules, Side};
use ground::say;
use ground::say::{Arg, Say};
use ground::scene::Spot;
use ground::scene::piece::Role as Man;
use solve::judge::control::Stop;
use solve::judge::idea::Idea;
use solve::judge::reason::{Exhibit, Reason, Role, Step};
use solve::judge::value::{Outcome, Value, standing};
use solve::search::bounded_search::MOST;

/// The reason of a position that is not over.
pub fn explain(asked: &Asked<SmallChess>) -> Result<Reason, Stop> {
    let best = *asked.verdict.best.first().expect("the game is not over");
    let mut why = Why { asked, at: asked.at, best, expected: None };
    let mut steps = vec![Step::says(Role::Ask, say!("small-chess-ask"))];
    if is_settled(&asked.at.pos) {
        steps.extend(why.check());
        let (told, argued) = tell::argued(asked)?;
        steps.extend(told);
        steps.extend(why.net(&played(asked, &argued)));
        steps.extend(why.stalemates());
        steps.push(swept::law(asked.outcome()));
        return Ok(Reason { claim: why.claim(), steps });
    }
    if !asked.verdict.value.is_proved() {
        let left = asked.oracle.leaves(asked.game, asked.at, &best, asked.control)?;
        why.expected = left.and_then(|left| left.depth()).map(|depth| why.played_on(best, depth as u32)).transpose()?;
    }
    steps.extend(match &asked.verdict.value {
        Value::Win { remoteness } => why.mates(*remoteness)?,
        Value::Loss { remoteness } => why.mated(*remoteness)?,
        _ => why.estimated()?,
    });
    steps.extend(why.net(&asked.verdict.line));
    steps.push(Step::says(Role::Law, why.law()));
    Ok(Reason { claim: why.claim(), steps })
}

struct Why<'a> {
    asked: &'a Asked<'a, SmallChess>,
    at: &'a At<Board>,
    best: Move,
    /// The play that an estimate rests on, and where it ends.
    expected: Option<(Vec<Move>, At<Board>)>,
}

/// The place of a square.
fn spot(square: usize) -> Spot {
    Spot(square as u32)
}

impl Why<'_> {
    fn write(&self, step: Move) -> String {
        write_step(&self.at.pos, step)
    }

    fn claim(&self) -> Say {
        let verdict = self.asked.verdict;
        if is_settled(&self.at.pos) && verdict.value == Value::Draw {
            let (moves, total) = (&verdict.best_total, &verdict.total);
            return say!("small-chess-claim-drawn", moves = moves, total = total, others = &(total - moves));
        }
        if is_settled(&self.at.pos) {
            return swept::claim(verdict);
        }
        let ends = self.asked.game.ending(&self.asked.game.play(self.at, &self.best));
        if ends == Some(Ending::Drawn) {
            return say!("small-chess-claim-ends", mv = self.write(self.best));
        }
        if self.expected.as_ref().is_some_and(|(steps, _)| self.again(steps).is_some()) {
            return say!("small-chess-claim-repeats");
        }
        match &verdict.value {
            Value::Win { remoteness } => {
                say!("small-chess-claim-mates", moves = remoteness.div_ceil(2), plies = *remoteness)
            }
            Value::Loss { remoteness } => {
                say!("small-chess-claim-mated", moves = remoteness / 2, plies = *remoteness)
            }
            Value::Estimate { ahead, depth } => {
                let (way, points) = standing(ahead);
                if points == Int::from(MOST) {
                    return say!("small-chess-claim-beyond", way = way, depth = *depth);
                }
                say!("small-chess-claim-estimate", way = way, points = &points, depth = *depth)
            }
            _ => swept::claim(verdict),
        }
    }

    /// The king is attacked, and so many moves end that.
    fn check(&self) -> Option<Step> {
        let (board, king) = (&self.at.pos, self.at.pos.king(self.at.to));
        let by = board.attackers(king, self.at.to.other());
        let men = men_on(board, &by);
        let moves = &self.asked.verdict.total;
        let says = say!("small-chess-look-check", square = square_name(board, king), men = men, moves = moves);
        let squares: Vec<usize> = std::iter::once(king).chain(by.iter().copied()).collect();
        let step = Step::says(Role::Look, says).about(Idea::Forced);
        (!by.is_empty()).then(|| shown(step, self.lit(&squares)))
    }

    /// The mate in which the line that is argued ends, where it takes more than a move.
    fn net(&self, line: &[Move]) -> Option<Step> {
        let is_shown = line == self.asked.verdict.line;
        let says = net(self.at, line, is_shown).filter(|_| line.len() > 1)?;
        Some(Step::says(Role::Proof, says).about(Idea::Fence))
    }

    /// What stands to be taken with a gain, the side to move's own man before the other side's.
    fn hangs(&self) -> Option<Step> {
        let (board, own) = (&self.at.pos, self.at.to);
        let found = |side: Side| prey(board, side).into_iter().find(|prey| prey.role != Man::Pawn);
        let told = |Prey { square, role, taking, is_free }: Prey| {
            let (man, how) = (man_name(role), if is_free { "free" } else { "dearer" });
            let (at, by) = (square_name(board, square), man_on(board, taking.from)?);
            let is_own = board.man(square)?.side == own;
            let says = if is_own {
                say!("small-chess-look-own", man = man, square = at, by = by, how = how)
            } else {
                say!("small-chess-look-theirs", man = man, square = at, by = by, how = how)
            };
            Some(shown(Step::says(Role::Look, says).about(Idea::Unguarded), self.lit(&[square])))
        };
        found(own).or_else(|| found(own.other())).and_then(told)
    }

    /// Those of the squares that can be pointed at, for a move touches them.
    fn lit(&self, squares: &[usize]) -> Option<Exhibit> {
        let steps = self.at.pos.steps(self.at.to);
        let is_touched = |square: &&usize| steps.iter().any(|step| [step.from, step.to].contains(*square));
        let spots: Vec<Spot> = squares.iter().filter(is_touched).map(|square| spot(*square)).collect();
        (!spots.is_empty()).then_some(Exhibit::Spots(spots))
    }

    fn place(&self) -> Step {
        let square = square_name(&self.at.pos, self.best.from);
        Step::says(Role::Place, say!("small-chess-place", square = square))
            .showing(Exhibit::Spots(vec![spot(self.best.from)]))
    }

    fn mates(&self, plies: u64) -> Result<Vec<Step>, Stop> {
        let next = self.asked.game.play(self.at, &self.best);
        let mv = self.write(self.best);
        let answers: Vec<Move> = self.asked.game.moves(&next).list.collect();
        let checks = next.pos.is_check(next.to);
        let look = Step::says(Role::Look, say!("small-chess-look-mate", moves = plies.div_ceil(2))).about(Idea::Threat);
        if answers.is_empty() {
            let king = next.pos.king(next.to);
            let men = men_on(&next.pos, &next.pos.attackers(king, self.at.to));
            let says = say!("small-chess-mate", mv = mv, square = square_name(&next.pos, king), men = men);
            return Ok(vec![look, self.place(), Step::says(Role::Move, says).about(Idea::End)]);
        }
        let count = answers.len();
        let (idea, says) = if checks {
            (Idea::Forced, say!("small-chess-play-check", mv = &mv, answers = count))
        } else {
            (Idea::Threat, say!("small-chess-play-quiet", mv = &mv, answers = count))
        };
        let whole = self.whole(&next, &mv, self.asked.verdict.line.get(1..).unwrap_or_default())?;
        let proof = whole.map(|step| step.about(idea));
        let told = [look, self.place(), Step::says(Role::Move, says).about(idea)];
        Ok(told.into_iter().chain(proof).chain(self.stalemates()).collect())
    }

    fn mated(&self, plies: u64) -> Result<Vec<Step>, Stop> {
        let threat = self.threat();
        let look = self.check().or(threat).unwrap_or_else(|| {
            Step::says(Role::Look, say!("small-chess-look-lost", moves = plies / 2)).about(Idea::Distance)
        });
        let count = self.asked.game.moves(self.at).list.count();
        let says = say!("small-chess-hold", mv = self.write(self.best), moves = count, plies = plies);
        let whole = self.whole(self.at, "", &self.asked.verdict.line)?;
        let told = [look, self.place(), Step::says(Role::Move, says).about(Idea::Distance)];
        Ok(told.into_iter().chain(whole.map(|step| step.about(Idea::Distance))).collect())
    }

    /// The mate that follows at once if nothing is done.
    fn threat(&self) -> Option<Step> {
        let passed = At { pos: self.at.pos, to: self.at.to.other() };
        let is_mate =
            |step: &Move| self.asked.game.ending(&self.asked.game.play(&passed, step)) == Some(Ending::Won(passed.to));
        let mv = self.asked.game.moves(&passed).list.find(is_mate).filter(|_| !self.at.pos.is_check(self.at.to))?;
        let says = say!("small-chess-look-threat", mv = self.write(mv));
        Some(shown(Step::says(Role::Look, says).about(Idea::Threat), self.lit(&[mv.from, mv.to])))
    }

    /// All lines of play that prove the mate, after this move where one is named, where they are few.
    fn whole(&self, at: &At<Board>, mv: &str, main: &[Move]) -> Result<Option<Step>, Stop> {
        let Some(lines) = lines(self.asked, at, main)? else { return Ok(None) };
        let way = if mv.is_empty() { "lost" } else { "won" };
        let says = say!("small-chess-lines", way = way, mv = mv, lines = lines.len());
        let rows = lines.into_iter().map(|line| vec![line.join(" ")]).collect();
        let head = vec![say!("small-chess-head-lines")];
        Ok(Some(Step::says(Role::Proof, says).showing(Exhibit::Table { head, rows, focus: Vec::new() })))
    }

    fn estimated(&self) -> Result<Vec<Step>, Stop> {
        let (asked, expected) = (self.asked, &self.expected);
        let then = expected.as_ref().and_then(|(steps, _)| steps.get(2).copied());
        let seen = Seen { board: &self.at.pos, side: self.at.to, step: self.best, then }.told();
        let mv = self.write(self.best);
        let ends = asked.game.does(self.at, &self.best).filter(|_| expected.is_none());
        let is_only = asked.verdict.total == 1_usize.into();
        let play = match (ends, seen) {
            (None, _) if is_only => Step::says(Role::Move, say!("small-chess-only", mv = mv)).about(Idea::OnlyMove),
            (Some(does), _) => {
                Step::says(Role::Move, say!("small-chess-play-ends", mv = mv, does = does)).about(Idea::Escape)
            }
            (None, Some((idea, why))) => {
                Step::says(Role::Move, say!("small-chess-play-so", mv = mv, why = why)).about(idea)
            }
            (None, None) => Step::says(Role::Move, say!("small-chess-play", mv = mv)).about(Idea::Estimate),
        };
        let look = self.check().or_else(|| self.hangs()).unwrap_or_else(|| self.look());
        let mut told = vec![look, self.place(), play];
        match expected {
            Some((steps, end)) => {
                told.push(self.expects(steps, end));
                let counted = self.again(steps).unwrap_or_else(|| self.counted(end));
                // A capture that is not made is answered before anything is counted.
                told.extend(match self.rivals()? {
                    Some((true, rivals)) => vec![rivals, counted],
                    Some((false, rivals)) => vec![counted, rivals],
                    None => vec![counted],
                });
            }
            None => told.push(Step::says(Role::Proof, say!("small-chess-leaves-drawn")).about(Idea::Escape)),
        }
        if asked.verdict.value.outcome() == Outcome::N {
            told.extend(self.stalemates());
        }
        Ok(told)
    }

    /// What a move comes to for its mover, if that is estimated.
    fn comes_to(&self, step: Move) -> Result<Option<Int>, Stop> {
        let left = self.asked.oracle.leaves(self.asked.game, self.at, &step, self.asked.control)?;
        Ok(match left {
            Some(Value::Estimate { ahead, .. }) => Some(-ahead),
            _ => None,
        })
    }

    /// The best move beside the next best one and the best that takes something: what each comes to, and the play expected; and whether any
    /// of those takes something that the best move does not.
    fn rivals(&self) -> Result<Option<(bool, Step)>, Stop> {
        let mut others: Vec<(Int, Move)> = Vec::new();
        for step in self.asked.game.moves(self.at).list.filter(|step| *step != self.best) {
            others.extend(self.comes_to(step)?.map(|ahead| (ahead, step)));
        }
        others.sort_by(|(one, _), (two, _)| two.cmp(one));
        let takes = |(_, step): &&(Int, Move)| self.at.pos.man(step.to).is_some();
        let capture = others.iter().skip(1).find(takes).filter(|_| self.at.pos.man(self.best.to).is_none());
        let best = self.comes_to(self.best)?.map(|ahead| (ahead, self.best));
        let told = best.into_iter().chain(others.first().cloned()).chain(capture.cloned());
        let rows = told.map(|(ahead, step)| self.row(&ahead, step)).collect::<Result<Vec<_>, Stop>>()?;
        let head = ["small-chess-head-move", "small-chess-head-ahead", "small-chess-head-then"].map(|key| say!(key));
        let says = say!("small-chess-rivals", capture = if capture.is_some() { "yes" } else { "no" });
        let table = Exhibit::Table { head: head.to_vec(), rows: rows.clone(), focus: vec![(0, 1)] };
        let step = Step::says(Role::Proof, says).about(Idea::Estimate).showing(table);
        let other = others.first().is_some_and(|other| takes(&other));
        let is_answer = self.at.pos.man(self.best.to).is_none() && (capture.is_some() || other);
        Ok((rows.len() > 1).then_some((is_answer, step)))
    }

    fn row(&self, ahead: &Int, step: Move) -> Result<Vec<String>, Stop> {
        let (steps, _) = self.played_on(step, depth(&self.at.pos) - 1)?;
        let line = self.written(&steps);
        let told = match standing(ahead) {
            (way, points) if points == Int::from(MOST) => if way == "ahead" { "#" } else { "-#" }.to_owned(),
            _ => ahead.to_string(),
        };
        Ok(vec![line[0].clone(), told, line[1..].join(" ")])
    }

    /// Moves one after another in notation.
    fn written(&self, steps: &[Move]) -> Vec<String> {
        let (mut at, mut line) = (self.at.clone(), Vec::new());
        for step in steps {
            line.push(write_step(&at.pos, *step));
            at = self.asked.game.play(&at, step);
        }
        line
    }

    /// The play that the search expects from this move on, looking so deep, and where it ends.
    fn played_on(&self, first: Move, depth: u32) -> Result<(Vec<Move>, At<Board>), Stop> {
        let mut at = self.asked.game.play(self.at, &first);
        let mut steps = vec![first];
        for i in outlook(&at, depth, self.asked.control)?.line {
            let step = at.pos.steps(at.to).swap_remove(i);
            at = self.asked.game.play(&at, &step);
            steps.push(step);
        }
        Ok((steps, at))
    }

    /// Nothing hangs: how many moves there are.
    fn look(&self) -> Step {
        let is_pawn = [Side::First, Side::Second].into_iter().any(|side| !prey(&self.at.pos, side).is_empty());
        let pawns = if is_pawn { "some" } else { "none" };
        let says = say!("small-chess-look", pawns = pawns, moves = &self.asked.verdict.total);
        Step::says(Role::Look, says)
    }

    /// The play that the search expects, and what it wins or loses.
    fn expects(&self, steps: &[Move], end: &At<Board>) -> Step {
        let line = self.written(steps);
        let [before, after] = [&self.at.pos, &end.pos].map(|board| material(board, self.at.to));
        let (gain, plies) = (after - before, line.len());
        let way = if gain < 0 { "loses" } else { "wins" };
        let says =
            say!("small-chess-expected", plies = plies, depth = depth(&self.at.pos), way = way, points = gain.abs());
        Step::says(Role::Proof, says).about(Idea::Estimate).showing(Exhibit::Line(line))
    }

    /// Where that play comes to a position a second time: going on so is a draw, whatever the men count.
    fn again(&self, steps: &[Move]) -> Option<Step> {
        let mut stood = vec![self.at.clone()];
        for step in steps {
            let next = self.asked.game.play(&stood[stood.len() - 1], step);
            if let Some(first) = stood.iter().position(|at| *at == next) {
                let says = say!("small-chess-again", first = first, moves = stood.len());
                return Some(Step::says(Role::Proof, says).about(Idea::Escape));
            }
            stood.push(next);
        }
        None
    }

    /// What was counted at the end of that play.
    fn counted(&self, end: &At<Board>) -> Step {
        if let Some(ending) = end.pos.ending(end.to) {
            let ends = if ending == Ending::Drawn { "drawn" } else { "mate" };
            return Step::says(Role::Proof, say!("small-chess-counted-over", ends = ends)).about(Idea::Estimate);
        }
        let [own, other] = [self.at.to, self.at.to.other()].map(|side| counts(&end.pos, side));
        let row = |side: Side, count: [i32; 3]| {
            let name = if side == Side::First { "w" } else { "b" };
            std::iter::once(name.to_owned()).chain(count.iter().map(i32::to_string)).collect()
        };
        let head = vec![
            say!("small-chess-head-side"),
            say!("small-chess-head-men"),
            say!("small-chess-head-squares"),
            say!("small-chess-head-ranks"),
        ];
        let rows = vec![row(self.at.to, own), row(self.at.to.other(), other)];
        let [queen, rook, minor, pawn] = [Man::Queen, Man::Rook, Man::Knight, Man::Pawn].map(points);
        let says = say!(
            "small-chess-counted",
            queen = queen,
            rook = rook,
            minor = minor,
            pawn = pawn,
            rank = RANK,
            ahead = weigh(own, other)
        );
        let table = Exhibit::Table { head, rows, focus: Vec::new() };
        Step::says(Role::Proof, says).about(Idea::Estimate).showing(table)
    }

    /// Moves that would leave the opponent without a move and not in check.
    fn stalemates(&self) -> Option<Step> {
        let (game, verdict) = (self.asked.game, self.asked.verdict);
        if verdict.value.outcome() == Outcome::P || verdict.value.remoteness() == Some(1) {
            return None;
        }
        let is_stale = |step: &Move| {
            let next = game.play(self.at, step);
            !next.pos.is_dead() && game.ending(&next) == Some(Ending::Drawn)
        };
        let moves: Vec<String> = game.moves(self.at).list.filter(is_stale).map(|step| self.write(step)).collect();
        let (count, total) = (moves.len(), &self.asked.verdict.total);
        let says = say!("small-chess-stalemates", moves = moves.clone(), count = count, total = total);
        (!moves.is_empty()).then(|| Step::says(Role::Proof, says).about(Idea::Escape))
    }

    fn law(&self) -> Say {
        if self.asked.verdict.value.is_proved() {
            return say!("small-chess-law-near", depth = depth(&self.at.pos));
        }
        let is_gardners = self.at.pos.squares() == 25;
        if is_gardners { say!("small-chess-law-gardner", most = SWEPT) } else { say!("small-chess-law", most = SWEPT) }
    }
}

/// These moves from the position on, each by its place among all moves.
fn played(asked: &Asked<SmallChess>, line: &[usize]) -> Vec<Move> {
    let (mut at, mut played) = (asked.at.clone(), Vec::new());
    for mv in line {
        let Some(step) = asked.game.moves(&at).list.nth(*mv) else { break };
        at = asked.game.play(&at, &step);
        played.push(step);
    }
    played
}

/// The men on these squares, each with its place.
fn men_on(board: &Board, squares: &[usize]) -> Vec<Arg> {
    squares.iter().filter_map(|square| man_on(board, *square)).map(Arg::from).collect()
}

impl Insight for SmallChess {
    /// Whoever is in check cannot pass.
    fn pass(&self, at: &At<Board>) -> Option<At<Board>> {
        (!at.pos.is_check(at.to)).then(|| At { pos: at.pos, to: at.to.other() })
    }

    fn places(&self, at: &At<Board>, step: &Move) -> Vec<(Spot, Arg)> {
        [step.from, step.to].map(|square| (spot(square), Arg::from(square_name(&at.pos, square)))).to_vec()
    }

    fn goes(&self, at: &At<Board>, step: &Move) -> Option<String> {
        Some(square_name(&at.pos, step.to))
    }

    /// Mate and stalemate, else what is taken.
    fn does(&self, at: &At<Board>, step: &Move) -> Option<Say> {
        let next = self.play(at, step);
        let taken = at.pos.man(step.to).map(|man| man_name(man.role));
        match self.ending(&next) {
            Some(Ending::Won(_)) => Some(say!("small-chess-does-mate")),
            Some(_) if !next.pos.is_dead() => Some(say!("small-chess-does-stalemate")),
            Some(_) => taken.map(|man| say!("small-chess-does-bare", man = man)),
            None => taken.map(|man| say!("small-chess-does-take", man = man)),
        }
    }
}
