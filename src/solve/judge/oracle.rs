//! The one question every engine answers, and everything that follows from it: rows, best moves, the principal line.

use num_traits::Zero;

use crate::judge::control::{Control, Stop};
use crate::judge::mixing::Mixing;
use crate::judge::reason::Reason;
use crate::judge::value::{Outcome, Value};
use ground::num::{Nat, Ratio};
use ground::rules::{At, Rules};
use ground::say;
use ground::scene::Spot;

/// Moves listed at most, in rows and among the best.
pub const LISTED: usize = 1_000;

/// Plies that room is made for before a principal line is known.
pub const EXPECTED: usize = 32;

/// Moves that are tried one by one at most when no closed form names the winning ones.
const TRIED: u64 = 1_000_000;

/// Who knows what a position is worth and why. An engine that cannot explain does not compile.
pub trait Oracle<R: Rules>: Send + Sync {
    /// What the position is worth to its mover; defined for ended positions too.
    fn value(&self, rules: &R, at: &At<R::Pos>, control: &Control) -> Result<Value, Stop>;

    /// Why, given the verdict. Never asked of a position where the game is over.
    fn explain(
        &self,
        rules: &R,
        at: &At<R::Pos>,
        verdict: &Verdict<R::Move>,
        control: &Control,
    ) -> Result<Reason, Stop>;

    /// Every move that leaves P, where a closed form names them faster than trying all moves would; the same moves in
    /// the same order as trying them all. `None`: try them.
    fn winning(&self, _rules: &R, _at: &At<R::Pos>, _control: &Control) -> Result<Option<Vec<R::Move>>, Stop> {
        Ok(None)
    }

    /// The first `most` of [`Oracle::winning`] and how many there are, for games that may have more winning moves than can
    /// be written down.
    fn winning_counted(
        &self,
        rules: &R,
        at: &At<R::Pos>,
        most: usize,
        control: &Control,
    ) -> Result<Option<Counted<R::Move>>, Stop> {
        let counted = |mut moves: Vec<R::Move>| {
            let total = Nat::from(moves.len());
            moves.truncate(most);
            (moves, total)
        };
        Ok(self.winning(rules, at, control)?.map(counted))
    }

    /// Every best move in the order of [`best`], where an engine tells them from the others with less work than valuing
    /// all moves takes. The position is not over, and `value` is what it is worth. `None`: value them all.
    fn chosen(
        &self,
        _rules: &R,
        _at: &At<R::Pos>,
        _value: &Value,
        _control: &Control,
    ) -> Result<Option<Vec<R::Move>>, Stop> {
        Ok(None)
    }

    /// The value and one move that keeps it, where that takes far less work than telling all best moves: where the value has a
    /// remoteness, none wins sooner, or loses later. The position is not over. The same question has the same answer, whatever was asked before. `None`: tell the
    /// best moves.
    fn prompt(&self, _rules: &R, _at: &At<R::Pos>, _control: &Control) -> Result<Option<(Value, R::Move)>, Stop> {
        Ok(None)
    }

    /// Every move that leaves this nim-value, where a closed form names them faster than trying all moves would.
    /// Sums ask it. `None`: try them.
    fn reaching(&self, _rules: &R, _at: &At<R::Pos>, _nimber: &Nat) -> Option<Vec<R::Move>> {
        None
    }

    /// The canonical form of a two-sided game, as NOTATION writes it; `None` where the game has none, or it is not worked out.
    fn canonical(&self, _rules: &R, _at: &At<R::Pos>, _control: &Control) -> Result<Option<String>, Stop> {
        Ok(None)
    }

    /// Values of places on the board by themselves, whoever stands there now: the nodes of a graph with one token on
    /// each. None where the board has no such places.
    fn labels(&self, _rules: &R, _at: &At<R::Pos>, _control: &Control) -> Result<Vec<(Spot, Value)>, Stop> {
        Ok(Vec::new())
    }

    /// What a move leaves, as far as the mover can tell, where the position after it holds what the mover does not see; seen by the
    /// opponent like every value left. `None`: the position after the move tells.
    fn leaves(&self, _rules: &R, _at: &At<R::Pos>, _mv: &R::Move, _control: &Control) -> Result<Option<Value>, Stop> {
        Ok(None)
    }

    /// What it knows of mixed moves. `None`: moves are not mixed.
    fn mixing(&self) -> Option<&dyn Mixing<R>> {
        None
    }

    /// What to say where moves are not listed, for there are endlessly many, and are typed. `None`: moves are listed.
    fn unlisted(&self, _rules: &R, _at: &At<R::Pos>, _control: &Control) -> Result<Option<R::Move>, Stop> {
        Ok(None)
    }

    /// How many plies of the principal line are worth their computation here; 0 for astronomically large positions.
    fn foresight(&self, _rules: &R, _at: &At<R::Pos>) -> usize {
        64
    }
}

/// Moves, perhaps only the first of them, and how many there are in all.
pub type Counted<M> = (Vec<M>, Nat);

/// How much of a verdict is wanted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Scope {
    /// Value, best moves and line.
    Advice,
    /// The same with what every move leaves.
    Everything,
}

/// One legal move and what it leaves to the opponent.
#[derive(Clone, Debug, PartialEq)]
pub struct Row<M> {
    /// The move.
    pub mv: M,
    /// What it leaves, seen by the opponent, who is then the mover unless the rules let the same side move again.
    pub leaves: Value,
}

/// What the oracle says of a position.
#[derive(Clone, Debug, PartialEq)]
pub struct Verdict<M> {
    /// What it is worth to the mover.
    pub value: Value,
    /// The legal moves with what they leave, in the order of the notation, [`LISTED`] at most; empty unless asked for.
    pub rows: Vec<Row<M>>,
    /// How many moves are legal.
    pub total: Nat,
    /// Every move that keeps the value, fastest (of lost ones slowest) first, or that the mix plays, the likeliest first; [`LISTED`]
    /// at most.
    pub best: Vec<M>,
    /// How many moves keep the value.
    pub best_total: Nat,
    /// A principal line.
    pub line: Vec<M>,
}

/// Asks the oracle all there is to know about a position.
///
/// Cost: one value for the position and one for every move that has to be tried (none with [`Scope::Advice`] where the
/// engine has a closed form), then the line. Errors: stopped, or too large for the engine.
pub fn judge<R: Rules>(
    oracle: &dyn Oracle<R>,
    rules: &R,
    at: &At<R::Pos>,
    scope: Scope,
    control: &Control,
) -> Result<Verdict<R::Move>, Stop> {
    judge_telling(oracle, rules, at, scope, control, |_, _| {})
}

/// The same; `told` hears every move of the line with the position it is played in.
pub fn judge_telling<R: Rules>(
    oracle: &dyn Oracle<R>,
    rules: &R,
    at: &At<R::Pos>,
    scope: Scope,
    control: &Control,
    told: impl FnMut(&At<R::Pos>, &R::Move),
) -> Result<Verdict<R::Move>, Stop> {
    let value = oracle.value(rules, at, control)?;
    let total = rules.moves(at).total;
    let advice = advise(oracle, rules, at, &value, LISTED, control)?;
    let rows = match (scope, advice.rows) {
        (Scope::Advice, _) => Vec::new(),
        (Scope::Everything, Some(mut rows)) => {
            rows.truncate(LISTED);
            rows
        }
        (Scope::Everything, None) => rate(oracle, rules, at, LISTED, control)?,
    };
    let line = line(oracle, rules, at, advice.best.first(), control, told)?;
    Ok(Verdict { value, rows, total, best: advice.best, best_total: advice.total, line })
}

/// The value of a position and the moves that keep it, [`LISTED`] at most, with their number; nothing else. Where moves are not listed
/// it is the one the oracle would make.
pub fn best<R: Rules>(
    oracle: &dyn Oracle<R>,
    rules: &R,
    at: &At<R::Pos>,
    control: &Control,
) -> Result<(Value, Vec<R::Move>, Nat), Stop> {
    let value = oracle.value(rules, at, control)?;
    let mut advice = advise(oracle, rules, at, &value, LISTED, control)?;
    if advice.best.is_empty() && rules.ending(at).is_none() {
        advice.best.extend(oracle.unlisted(rules, at, control)?);
    }
    Ok((value, advice.best, advice.total))
}

/// Every move that leaves this nim-value.
pub fn reaching<R: Rules>(
    oracle: &dyn Oracle<R>,
    rules: &R,
    at: &At<R::Pos>,
    nimber: &Nat,
    control: &Control,
) -> Result<Vec<R::Move>, Stop> {
    if let Some(moves) = oracle.reaching(rules, at, nimber) {
        return Ok(moves);
    }
    let moves = rules.moves(at);
    if moves.total > Nat::from(TRIED) {
        return Err(too_many(moves.total));
    }
    let rows = rate(oracle, rules, at, usize::MAX, control)?;
    Ok(rows.into_iter().filter(|row| row.leaves.as_nimber() == Some(nimber)).map(|row| row.mv).collect())
}

fn too_many(moves: Nat) -> Stop {
    Stop::TooLarge(say!("too-many-moves", moves = moves, most = TRIED))
}

/// The best moves, how many there are, and the rows if all moves had to be tried for that.
struct Advice<M> {
    best: Vec<M>,
    total: Nat,
    rows: Option<Vec<Row<M>>>,
}

fn advise<R: Rules>(
    oracle: &dyn Oracle<R>,
    rules: &R,
    at: &At<R::Pos>,
    value: &Value,
    most: usize,
    control: &Control,
) -> Result<Advice<R::Move>, Stop> {
    if value.outcome() == Outcome::N
        && value.is_proved()
        && rules.ending(at).is_none()
        && let Some((best, total)) = oracle.winning_counted(rules, at, most, control)?
    {
        return Ok(Advice { best, total, rows: None });
    }
    if value.is_open()
        && let Some(mixing) = oracle.mixing()
    {
        let mixed = mixing.mixed(rules, at, control)?;
        let total = Nat::from(mixed.len());
        let likeliest = likeliest(&mixed.iter().map(|(_, weight)| weight).collect::<Vec<_>>());
        let best = likeliest.into_iter().take(most).map(|i| mixed[i].0.clone()).collect();
        return Ok(Advice { best, total, rows: None });
    }
    let moves = rules.moves(at);
    if moves.total.is_zero() {
        return Ok(Advice { best: Vec::new(), total: Nat::ZERO, rows: Some(Vec::new()) });
    }
    if is_flat(value) && (*value != Value::Lost || moves.total > Nat::from(LISTED)) {
        return Ok(Advice { best: moves.list.take(most).collect(), total: moves.total, rows: None });
    }
    if moves.total > Nat::from(TRIED) {
        return Err(too_many(moves.total));
    }
    if let Some(mut best) = oracle.chosen(rules, at, value, control)? {
        let total = Nat::from(best.len());
        best.truncate(most);
        return Ok(Advice { best, total, rows: None });
    }
    let rows = rate(oracle, rules, at, usize::MAX, control)?;
    let kept = kept(&rows.iter().map(|row| &row.leaves).collect::<Vec<_>>(), value);
    let total = Nat::from(kept.len());
    let best = kept.into_iter().take(most).map(|i| rows[i].mv.clone()).collect();
    Ok(Advice { best, total, rows: Some(rows) })
}

/// The places of weights, the heaviest first. Like [`kept`] it is compiled once, and not for the moves of every game.
fn likeliest(weights: &[&Ratio]) -> Vec<usize> {
    let mut order: Vec<usize> = (0..weights.len()).collect();
    order.sort_by(|a, b| weights[*b].cmp(weights[*a]));
    order
}

/// The places of what is gladly left, by which what is `whole` worth is kept: the winner's fastest first, the loser's slowest first.
fn kept(left: &[&Value], whole: &Value) -> Vec<usize> {
    let gladness: Vec<_> = left.iter().map(|leaves| leaves.gladness()).collect();
    let most = gladness.iter().max();
    let mut kept: Vec<usize> = (0..left.len()).filter(|i| Some(&gladness[*i]) == most).collect();
    kept.sort_by_key(|i| left[*i].hurry_from(whole));
    kept
}

/// Whether all moves keep this value: of a lost position without points only remoteness could tell them apart. Its own need not be
/// known for that: some moves may lose at once where the others lose sooner or later, so where they are few they are looked at.
fn is_flat(value: &Value) -> bool {
    *value == Value::Lost || value.as_nimber().is_some_and(Zero::is_zero) && value.remoteness().is_none()
}

fn rate<R: Rules>(
    oracle: &dyn Oracle<R>,
    rules: &R,
    at: &At<R::Pos>,
    most: usize,
    control: &Control,
) -> Result<Vec<Row<R::Move>>, Stop> {
    let rate_one = |mv: R::Move| {
        control.tick(1)?;
        if let Some(leaves) = oracle.leaves(rules, at, &mv, control)? {
            return Ok(Row { mv, leaves });
        }
        let next = rules.play(at, &mv);
        let leaves = oracle.value(rules, &next, control)?.left(at.to, next.to);
        Ok(Row { mv, leaves })
    };
    rules.moves(at).list.take(most).map(rate_one).collect()
}

/// The line that begins with this move; `told` hears every move of it with the position it is played in.
pub fn line<R: Rules>(
    oracle: &dyn Oracle<R>,
    rules: &R,
    at: &At<R::Pos>,
    first: Option<&R::Move>,
    control: &Control,
    mut told: impl FnMut(&At<R::Pos>, &R::Move),
) -> Result<Vec<R::Move>, Stop> {
    let mut at = at.clone();
    let mut next = first.cloned();
    let plies = oracle.foresight(rules, &at);
    // Growing the lists of a line ply by ply took a twentieth of an answer of Nim.
    let mut line = Vec::with_capacity(plies.min(EXPECTED));
    while let Some(mv) = next.take().filter(|_| line.len() < plies) {
        told(&at, &mv);
        at = rules.play(&at, &mv);
        line.push(mv);
        let value = oracle.value(rules, &at, control)?;
        next = if is_flat(&value) {
            rules.moves(&at).list.next()
        } else {
            advise(oracle, rules, &at, &value, 1, control)?.best.into_iter().next()
        };
    }
    Ok(line)
}
