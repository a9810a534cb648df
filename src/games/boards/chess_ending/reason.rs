//! Why an ending is won, lost or drawn: the box, the pawn's square and key squares, kings face to face, mutual zugzwang.
//!
//! Everything said is read off the table or the board before it is said.

use crate::boards::chess_ending::bits::{bit, forward, king, squares};
use crate::boards::chess_ending::geometry::{
    Race, box_of, distance, faces, is_inside_square, is_loose, key_squares, lone, nearest, race, raced, turned_over,
    way,
};
use crate::boards::chess_ending::holds::holds;
use crate::boards::chess_ending::mate;
use crate::boards::chess_ending::men::{Kind, Man};
use crate::boards::chess_ending::rules::{Board, ChessEnding, Step as Move};
use crate::boards::chess_ending::text::{square_name, write_step};
use crate::kit::asked::Asked;
use crate::kit::ideas::tell;
use crate::kit::ideas::tree::Insight;
use crate::kit::swept;
use duel::game::Game;
use ground::num::Nat;
use ground::rules::{At, Ending, Rules, Side};
use ground::say;
use ground::say::{Arg, Say};
use ground::scene::Spot;
use solve::judge::control::{Control, Stop};
use solve::judge::idea::Idea;
use solve::judge::oracle::Verdict;
use solve::judge::reason::{Reason, Role, Step};
use solve::judge::value::{Outcome, Value};

/// Key squares that are all told; of more only those nearest to the pawn.
const KEYS: u32 = 9;

/// The reason of a position that is not over.
pub fn explain(asked: &Asked<ChessEnding>) -> Result<Reason, Stop> {
    let Asked { game, at, verdict, control, .. } = *asked;
    let mut steps = vec![ask(&at.pos)];
    let looks = look(at, verdict, control)?;
    steps.extend(looks.into_iter().map(|(idea, says)| Step { idea, ..Step::says(Role::Look, says) }));
    let place = |step: &Move| vec![(game.path(at, step)[0], square_name(step.from))];
    steps.extend(swept::play(asked.oracle, game, at, verdict, place, control)?);
    steps.extend(proofs(asked)?);
    steps.push(swept::law(verdict.value.outcome()));
    Ok(Reason { claim: claim(at, verdict), steps })
}

/// Why it is won or lost: all lines of play where they are few, else how the mate is reached; or why it is drawn.
fn proofs(asked: &Asked<ChessEnding>) -> Result<Vec<Step>, Stop> {
    let Asked { game, at, verdict, control, .. } = *asked;
    let mut steps = Vec::new();
    if verdict.value.outcome() == Outcome::D {
        // Where the last man is taken nothing has to be held.
        steps.extend(if takes(at, verdict).is_some() { None } else { holds(asked)? });
        if verdict.best_total != verdict.total {
            steps.push(swept::proof(asked.oracle, game, at, verdict, control)?);
        }
    } else if let Some(whole) = mate::whole(asked)? {
        steps.push(whole);
    } else if verdict.value.remoteness() != Some(1) {
        let running = runs(at, verdict, control)?;
        let is_running = running.is_some();
        steps.extend(running.map(|says| Step::says(Role::Proof, says).about(Idea::Race)));
        steps.extend(
            reaches(game, at, verdict, control)?.map(|says| Step::says(Role::Proof, says).about(Idea::KeySquare)),
        );
        steps.extend(
            mate::always_won(&at.pos, control)?.map(|says| Step::says(Role::Proof, says).about(Idea::Distance)),
        );
        steps.extend(mate::line(asked).map(|says| Step::says(Role::Proof, says).about(Idea::Fence)));
        steps.extend(unguarded(game, at, verdict).map(|says| Step::says(Role::Proof, says).about(Idea::Unguarded)));
        // The answers of the table leave the run of a pawn that nobody stops.
        steps.extend(if is_running { None } else { tell::proof(asked)? });
    }
    if verdict.value.remoteness() != Some(1) {
        steps.extend(stalemates(game, at).map(|says| Step::says(Role::Proof, says)));
    }
    Ok(steps)
}

/// Who mates in how many moves.
fn claim(at: &At<Board>, verdict: &Verdict<Move>) -> Say {
    match (verdict.value.clone(), at.to) {
        (Value::Win { remoteness }, side) => mates(side, remoteness.div_ceil(2), remoteness),
        (Value::Loss { remoteness }, side) => mates(side.other(), remoteness / 2, remoteness),
        _ => {
            let (moves, total) = (&verdict.best_total, &verdict.total);
            say!("chess-ending-claim-drawn", moves = moves, total = total, others = &(total - moves))
        }
    }
}

fn mates(side: Side, moves: u64, plies: u64) -> Say {
    match side {
        Side::First => say!("chess-ending-claim-white", moves = moves, plies = plies),
        Side::Second => say!("chess-ending-claim-black", moves = moves, plies = plies),
    }
}

/// The question that leads to the idea, by what is on the board.
fn ask(board: &Board) -> Step {
    Step::says(
        Role::Ask,
        match lone(board).map(|(_, man)| man.kind) {
            Some(Kind::Pawn) => say!("chess-ending-ask-pawn"),
            Some(Kind::Rook | Kind::Queen) => say!("chess-ending-ask-box"),
            _ => say!("chess-ending-ask"),
        },
    )
}

/// Something to be seen, with its idea; none where it decides nothing yet.
type Seen = (Option<Idea>, Say);

/// What there is to be seen.
fn look(at: &At<Board>, verdict: &Verdict<Move>, control: &Control) -> Result<Vec<Seen>, Stop> {
    let mut says = Vec::new();
    says.extend(takes(at, verdict).map(|says| (Some(Idea::Unguarded), says)));
    let mut facing = None;
    match lone(&at.pos) {
        // Where the last man is taken, or mate follows at once, nothing else tells anything.
        Some(_) if !says.is_empty() || verdict.value.remoteness() == Some(1) => (),
        Some((pawn, man)) if man.kind == Kind::Pawn => {
            says.extend(pawn_seen(at, pawn, man.side, control)?);
            facing = opposition(at).map(|says| (Some(Idea::Opposition), says));
        }
        Some((_, man)) => says.push(match attacked(at, verdict) {
            Some(says) => (Some(Idea::Unguarded), says),
            None => (Some(Idea::Fence), boxed(&at.pos, man.side.other())),
        }),
        None => {
            let idea = if verdict.best_total == Nat::from(1u8) { Idea::OnlyMove } else { Idea::Counting };
            let says_all = say!("chess-ending-look-table", total = &verdict.total, kept = &verdict.best_total);
            says.push((Some(idea), says_all));
        }
    }
    // Kings face to face are told with what the right to move is worth then.
    let turn = zugzwang(at, verdict, control)?.map(|says| (Some(Idea::Zugzwang), says));
    let both = |(idea, one): Seen, (_, two): Seen| (idea, say!("idea-two", one = one, two = two));
    says.extend(facing.into_iter().chain(turn).reduce(both));
    Ok(says)
}

/// Whether a lone pawn runs by itself, and its key squares where it does not.
fn pawn_seen(at: &At<Board>, pawn: u8, side: Side, control: &Control) -> Result<Vec<Seen>, Stop> {
    let ends = race(at, pawn, side);
    // That a pawn does not run by itself decides nothing yet.
    let idea = (ends != Some(Race::Caught)).then_some(Idea::Race);
    let mut says: Vec<Seen> = run(at, pawn, side).map(|says| (idea, says)).into_iter().collect();
    // Where the pawn runs by itself no key square decides anything.
    if ends != Some(Race::Queens) {
        let squares = key_squares(pawn, side, control)?;
        let told = keys(at, pawn, side, squares).into_iter().chain(key_count(at, pawn, side, squares));
        let told = told.reduce(|one, two| say!("idea-two", one = one, two = two));
        says.extend(told.map(|says| (Some(Idea::KeySquare), says)));
    }
    Ok(says)
}

/// The squares that are left to the lone king.
fn boxed(board: &Board, side: Side) -> Say {
    say!("chess-ending-look-box", squares = box_of(board, side).count_ones())
}

/// The run of a lone pawn that nobody stops, move by move, with why its queen wins; and that it wins as well where the best move is another
/// one.
fn runs(at: &At<Board>, verdict: &Verdict<Move>, control: &Control) -> Result<Option<Say>, Stop> {
    let Some((pawn, man)) = lone(&at.pos).filter(|(_, man)| man.kind == Kind::Pawn) else { return Ok(None) };
    let Some((Race::Queens, kings)) = raced(at, pawn, man.side) else { return Ok(None) };
    let (mut from, mut moves) = (pawn, Vec::new());
    for to in pushes(pawn, man.side) {
        let promoted = (way(to, man.side) == 0).then_some(Kind::Queen);
        moves.push(write_step(Move { from, to, promoted }));
        from = to;
    }
    let count = 2 * moves.len() - usize::from(at.to == man.side);
    let is_best = |i: usize| verdict.best.get(i).is_some_and(|step| write_step(*step) == moves[0]);
    let also = if (1..verdict.best.len()).any(is_best) && at.to == man.side { "yes" } else { "no" };
    let says = say!("chess-ending-runs", moves = moves, count = count, also = also);
    let own = at.pos.kings[man.side as usize];
    let mut ends = squares(kings).map(|king| promoted(man.side, [own, king], from));
    let queen = if ends.all(|at| mate::is_held(&at)) { mate::promoted(Kind::Queen, control)? } else { None };
    Ok(Some(queen.into_iter().fold(says, |one, two| say!("idea-two", one = one, two = two))))
}

/// Where a pawn has just become a queen, its side's king standing on the first of these squares, the other one on the second.
fn promoted(side: Side, [own, other]: [u8; 2], queen: u8) -> At<Board> {
    let kings = if side == Side::First { [own, other] } else { [other, own] };
    At { pos: Board::of(kings, vec![(queen, Man { side, kind: Kind::Queen })]), to: side.other() }
}

/// The squares to which a pawn runs, two steps at once where it may.
fn pushes(pawn: u8, side: Side) -> Vec<u8> {
    let mut way: Vec<u8> = squares(way(pawn, side)).collect();
    if side == Side::Second {
        way.reverse();
    }
    if way.len() == 6 {
        way.remove(0);
    }
    way
}

/// The move of the line shown that brings the king onto a key square of the lone pawn as it stands then, and the one that promotes it.
fn reaches(
    game: &ChessEnding,
    at: &At<Board>,
    verdict: &Verdict<Move>,
    control: &Control,
) -> Result<Option<Say>, Stop> {
    let Some((pawn, man)) = lone(&at.pos).filter(|(_, man)| man.kind == Kind::Pawn) else { return Ok(None) };
    let Some(last) = verdict.line.iter().position(|step| step.promoted.is_some()) else { return Ok(None) };
    let (mut here, mut known) = (at.clone(), (64, 0));
    if race(at, pawn, man.side) == Some(Race::Queens) || on_key(&at.pos, &mut known, control)?.is_some() {
        return Ok(None);
    }
    for (number, step) in (1..).zip(&verdict.line[..last]) {
        let by = here.to;
        here = game.play(&here, step);
        let Some(found) = on_key(&here.pos, &mut known, control)?.filter(|_| by == man.side) else { continue };
        let [mv, queens] = [step, &verdict.line[last]].map(|step| write_step(*step));
        let [square, pawn] = found.map(square_name);
        let says = say!(
            "chess-ending-reaches",
            number = number,
            mv = mv,
            square = square,
            pawn = pawn,
            last = last + 1,
            queens = queens
        );
        let new = verdict.line[last].promoted.unwrap_or(Kind::Queen);
        let wins = mate::promoted(new, control)?;
        return Ok(Some(wins.into_iter().fold(says, |one, two| say!("idea-two", one = one, two = two))));
    }
    Ok(None)
}

/// The square of a lone pawn's king, if it is a key square, and the pawn's; the key squares of the pawn looked at last are remembered.
fn on_key(board: &Board, known: &mut (u8, u64), control: &Control) -> Result<Option<[u8; 2]>, Stop> {
    let Some((pawn, man)) = lone(board).filter(|(_, man)| man.kind == Kind::Pawn) else { return Ok(None) };
    if known.0 != pawn {
        *known = (pawn, key_squares(pawn, man.side, control)?);
    }
    let own = board.kings[man.side as usize];
    Ok((known.1 & bit(own) != 0).then_some([own, pawn]))
}

/// The man that has to mate, attacked by the lone king and guarded by nobody.
fn attacked(at: &At<Board>, verdict: &Verdict<Move>) -> Option<Say> {
    let (square, man) = lone(&at.pos).filter(|(_, man)| matches!(man.kind, Kind::Rook | Kind::Queen))?;
    let is_won = man.side == at.to && verdict.value.outcome() == Outcome::N;
    let says = || say!("chess-ending-attacked", man = man.kind.word(), square = square_name(square));
    (is_won && is_loose(&at.pos)).then(says)
}

/// Whether a move lets the opponent take a man.
fn is_given(game: &ChessEnding, at: &At<Board>, step: Move) -> bool {
    let next = game.play(at, &step);
    game.moves(&next).list.any(|reply| next.pos.man(reply.to).is_some())
}

/// Whether the pawn can run by itself: told where the race, its own king standing still, really ends so.
fn run(at: &At<Board>, pawn: u8, side: Side) -> Option<Say> {
    let ends = race(at, pawn, side)?;
    let name = square_name(pawn);
    Some(match (is_inside_square(at, pawn, side), ends) {
        (true, Race::Caught) => say!("chess-ending-look-inside", pawn = name),
        (false, Race::Queens) => say!("chess-ending-look-outside", pawn = name),
        (false, Race::Caught) => return None,
        (true, Race::Queens) => {
            let own = at.pos.kings[side as usize];
            let guarded: Vec<String> = squares(way(pawn, side) & king(bit(own))).map(square_name).collect();
            let own = square_name(own);
            if guarded.is_empty() {
                say!("chess-ending-look-barred", pawn = name, own = own)
            } else {
                say!("chess-ending-look-guarded", pawn = name, own = own, squares = guarded)
            }
        }
    })
}

/// The pawn's key squares, and whether its king stands on one.
fn keys(at: &At<Board>, pawn: u8, side: Side, keys: u64) -> Option<Say> {
    if keys == 0 {
        return None;
    }
    let own = at.pos.kings[side as usize];
    let name = square_name(pawn);
    if keys & bit(own) != 0 {
        return Some(say!("chess-ending-look-on-key", pawn = name, square = square_name(own)));
    }
    let (told, which) = told(keys, pawn);
    let names: Vec<String> = squares(told).map(square_name).collect();
    Some(say!("chess-ending-look-keys", pawn = name, which = which, count = names.len(), squares = names))
}

/// Those of these key squares that are told, and which they are.
fn told(keys: u64, pawn: u8) -> (u64, &'static str) {
    if keys.count_ones() <= KEYS { (keys, "all") } else { (nearest(keys, pawn), "nearest") }
}

/// How far the pawn's king is from the nearest of these key squares, if it is told, and the other one from the square before the pawn.
fn key_count(at: &At<Board>, pawn: u8, side: Side, keys: u64) -> Option<Say> {
    let (told, _) = told(keys, pawn);
    let [own, other] = [side, side.other()].map(|side| at.pos.kings[side as usize]);
    let front = squares(forward(side, bit(pawn))).next().filter(|front| *front != own)?;
    let key = squares(keys).min_by_key(|key| (distance(own, *key), told & bit(*key) == 0))?;
    if told & bit(key) == 0 {
        return None;
    }
    let [own, other] = [distance(own, key), distance(other, front)].map(usize::from);
    let says = || {
        let [square, front] = [key, front].map(square_name);
        say!("chess-ending-look-count", own = own, square = square, other = other, front = front)
    };
    (own > 0).then(says)
}

/// Kings face to face: who is not to move has the opposition.
fn opposition(at: &At<Board>) -> Option<Say> {
    let between = faces(&at.pos)?;
    Some(match at.to {
        Side::First => say!("chess-ending-opposition-black", between = between),
        Side::Second => say!("chess-ending-opposition-white", between = between),
    })
}

/// What the right to move is worth: nothing, or less than nothing.
fn zugzwang(at: &At<Board>, verdict: &Verdict<Move>, control: &Control) -> Result<Option<Say>, Stop> {
    let Some(other) = turned_over(at, control)? else { return Ok(None) };
    let (own, other) = (verdict.value.outcome(), other.outcome());
    Ok(match (own, other) {
        (Outcome::P, Outcome::P) => Some(say!("chess-ending-zugzwang-full")),
        (Outcome::P, Outcome::D) => Some(say!("chess-ending-zugzwang-loses")),
        (Outcome::D, Outcome::P) => Some(say!("chess-ending-zugzwang-draws")),
        _ => None,
    })
}

/// The last man of the opponent taken for nothing, which leaves nobody to mate with.
fn takes(at: &At<Board>, verdict: &Verdict<Move>) -> Option<Say> {
    let (square, man) = lone(&at.pos).filter(|(_, man)| man.side != at.to)?;
    let step = verdict.best.iter().find(|step| step.to == square)?;
    let square = square_name(square);
    Some(say!("chess-ending-takes", mv = write_step(*step), man = man.kind.word(), square = square))
}

/// Moves that give away the only man, where it could have won.
fn unguarded(game: &ChessEnding, at: &At<Board>, verdict: &Verdict<Move>) -> Option<Say> {
    lone(&at.pos).filter(|(_, man)| man.side == at.to && verdict.value.outcome() == Outcome::N)?;
    let moves: Vec<String> = game.moves(at).list.filter(|step| is_given(game, at, *step)).map(write_step).collect();
    let count = moves.len();
    (count > 0).then(|| say!("chess-ending-unguarded", moves = moves, count = count))
}

/// Moves that stalemate the opponent, where somebody could win.
fn stalemates(game: &ChessEnding, at: &At<Board>) -> Option<Say> {
    let is_stale = |step: &Move| {
        let next = game.play(at, step);
        !next.pos.is_dead() && game.ending(&next) == Some(Ending::Drawn)
    };
    let moves: Vec<String> = game.moves(at).list.filter(is_stale).map(write_step).collect();
    (!moves.is_empty()).then(|| say!("chess-ending-stalemates", moves = moves))
}

impl Insight for ChessEnding {
    /// Whoever is in check cannot pass.
    fn pass(&self, at: &At<Board>) -> Option<At<Board>> {
        (!at.pos.is_check(at.to)).then(|| At { pos: at.pos.clone(), to: at.to.other() })
    }

    fn places(&self, at: &At<Board>, step: &Move) -> Vec<(Spot, Arg)> {
        vec![(self.path(at, step)[0], Arg::from(square_name(step.from)))]
    }
}
