//! A game looked at afterwards: what each move kept or gave away, what would have been better, and where the game was decided.
//!
//! Only what is proved is judged: an estimate convicts nobody.

use crate::concept::error::Error;
use crate::concept::{Concept, concept};
use crate::note::{Board, Mistake};
use crate::opponent::gave_away;
use duel::answer::{Answer, Refutation};
use duel::history::Duel;
use duel::place::{Place, Step};
use duel::refutation::refutation;
use ground::num::{Int, Nat, Ratio};
use ground::rules::Side;
use ground::say::Say;
use solve::judge::control::{Control, Stop};
use solve::judge::oracle::Scope;
use solve::judge::reason::Reason;
use solve::judge::value::{Outcome, Value};

/// Better moves that are named at most.
pub const NAMED: usize = 20;

/// What a move gave away for certain.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Toll {
    /// That is not known: something about it is only estimated, too large, or has no outcome at all.
    Unknown,
    /// Nothing.
    Nothing,
    /// A won game that is now drawn or lost, or a drawn one that is now lost.
    Outcome,
    /// So many points.
    Points(Int),
    /// So much of what could be expected on average.
    Mean(Ratio),
}

/// One move of a game, judged.
#[derive(Clone, Debug)]
pub struct Turn {
    /// The position before it, in notation.
    pub position: String,
    /// Who moved.
    pub by: Side,
    /// The move in notation.
    pub mv: String,
    /// How a player says it.
    pub told: Say,
    /// What the position was worth to who moved; `None`: the engine cannot tell.
    pub before: Option<Value>,
    /// What was left, seen by the opponent.
    pub after: Option<Value>,
    /// What the move gave away.
    pub toll: Toll,
    /// Moves that keep the value, [`NAMED`] at most.
    pub better: Vec<String>,
    /// How many moves keep it.
    pub better_total: Nat,
    /// How the move is met, where it is an error and that was looked for.
    pub refutation: Option<Refutation>,
    /// How many moves were legal; 0 where they are typed and cannot be counted.
    pub choices: Nat,
    /// Why the position was worth that.
    pub reason: Option<Reason>,
    /// What kind of error it was, if it was one.
    pub concept: Option<Concept>,
}

/// How a move is marked.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Mark {
    /// It cannot be told what the move did.
    Unknown,
    /// There was no other move.
    Forced,
    /// It keeps everything.
    Keeps,
    /// It is the only move that does.
    Only,
    /// Nothing could be kept: every move loses.
    Lost,
    /// It gives something away.
    Errs,
    /// The last error of the game: from there on nobody gave the outcome back.
    NoReturn,
}

/// What a move gave away that went from the first value, the mover's, to the second, the opponent's.
///
/// Worked: before 5 to 3 for the mover, after 4 to 4: the move cost 2 points.
pub fn toll(before: &Value, after: &Value) -> Toll {
    if !before.is_proved() || !after.is_proved() {
        return Toll::Unknown;
    }
    match (before, after) {
        (Value::Margin { own, other }, Value::Margin { own: theirs, other: mine }) => {
            let lost = (own - other) - (mine - theirs);
            if lost > Int::ZERO { Toll::Points(lost) } else { Toll::Nothing }
        }
        (Value::Expected { mean, .. }, Value::Expected { mean: left, .. }) => {
            let lost = mean + left;
            if lost > Ratio::ZERO { Toll::Mean(lost) } else { Toll::Nothing }
        }
        _ if before.is_open() || after.is_open() => Toll::Unknown,
        _ if gave_away(before, after) => Toll::Outcome,
        _ => Toll::Nothing,
    }
}

/// Judges a legal move.
///
/// Cost: the verdict on the position and the value of what the move leaves; where moves are mixed, all rows. Errors: stopped; what
/// is too large for the engine is no error, the move stays unjudged.
pub fn turn(place: &dyn Place, mv: &str, control: &Control) -> Result<Turn, Stop> {
    let step = place.play(mv).expect("a move of a game that was played is legal");
    let Some(answer) = settled(place.judge(Scope::Advice, control))? else { return Ok(unjudged(place, &step)) };
    let after = left(place, &answer, &step, control)?;
    let mut turn = judged(place, &answer, &step, after);
    if turn.is_error() && !answer.value.is_open() {
        turn.refutation = settled(refutation(place, mv, control))?.flatten();
    }
    Ok(turn)
}

/// A move about which nothing could be found out.
pub fn unjudged(place: &dyn Place, step: &Step) -> Turn {
    Turn {
        position: place.text(),
        by: place.to(),
        mv: step.text.clone(),
        told: step.told.clone(),
        before: None,
        after: None,
        toll: Toll::Unknown,
        better: Vec::new(),
        better_total: Nat::ZERO,
        refutation: None,
        choices: Nat::ZERO,
        reason: None,
        concept: None,
    }
}

/// Judges a move by what was found out already: the verdict on the position before it, and what the move leaves.
pub fn judged(place: &dyn Place, answer: &Answer, step: &Step, after: Option<Value>) -> Turn {
    let toll = after.as_ref().map_or(Toll::Unknown, |after| toll(&answer.value, after));
    let better: Vec<String> = answer.best.iter().take(NAMED).cloned().collect();
    let is_error = !matches!(toll, Toll::Unknown | Toll::Nothing);
    let concept = after.as_ref().filter(|_| is_error).map(|after| kind(place, answer, step, after, &better));
    Turn {
        position: answer.position.clone(),
        by: answer.to,
        mv: step.text.clone(),
        told: step.told.clone(),
        before: Some(answer.value.clone()),
        after,
        toll,
        better,
        better_total: answer.best_total.clone(),
        refutation: None,
        choices: answer.moves_total.clone(),
        reason: Some(answer.reason.clone()),
        concept,
    }
}

fn kind(place: &dyn Place, answer: &Answer, step: &Step, after: &Value, better: &[String]) -> Concept {
    let better: Vec<Step> = better.iter().filter_map(|text| place.play(text).ok()).collect();
    concept(&Error::new(place, &answer.reason, [&answer.value, after], step, &better, &answer.best_total))
}

/// What the move left. Where nobody sees everything, that is what the mover could expect of it.
fn left(place: &dyn Place, answer: &Answer, step: &Step, control: &Control) -> Result<Option<Value>, Stop> {
    if answer.value.is_open() {
        let rows = settled(place.judge(Scope::Everything, control))?.map(|answer| answer.moves);
        let row = |rows: Vec<(String, Value)>| rows.into_iter().find(|(mv, _)| *mv == step.text);
        return Ok(rows.and_then(row).map(|(_, value)| value));
    }
    let value = settled(step.next.value(control))?;
    Ok(value.map(|value| value.left(place.to(), step.next.to())))
}

/// What an engine said; `None` where it was too large for it.
fn settled<T>(said: Result<T, Stop>) -> Result<Option<T>, Stop> {
    match said {
        Ok(said) => Ok(Some(said)),
        Err(Stop::TooLarge(_)) => Ok(None),
        Err(stop) => Err(stop),
    }
}

/// Judges every move of the branch that a duel is in.
pub fn of_branch(duel: &Duel, control: &Control) -> Result<Vec<Turn>, Stop> {
    let nodes = duel.nodes();
    let steps = duel.branch().into_iter().filter_map(|node| Some((&nodes[nodes[node].parent?].place, &nodes[node].mv)));
    steps.map(|(place, mv)| turn(&**place, mv, control)).collect()
}

impl Turn {
    /// Whether it gave something away for certain.
    pub fn is_error(&self) -> bool {
        !matches!(self.toll, Toll::Unknown | Toll::Nothing)
    }

    /// Whether it changed who wins.
    pub fn is_swing(&self) -> bool {
        let (Some(before), Some(after)) = (&self.before, &self.after) else { return false };
        self.is_error() && !before.is_open() && gave_away(before, after)
    }

    /// How the move is marked by itself.
    fn mark(&self) -> Mark {
        let one = Nat::from(1u8);
        match (&self.toll, &self.before) {
            (Toll::Unknown, _) | (_, None) => Mark::Unknown,
            _ if self.is_error() => Mark::Errs,
            _ if self.choices == one => Mark::Forced,
            (_, Some(before)) if is_hopeless(before) => Mark::Lost,
            _ if self.better_total == one => Mark::Only,
            _ => Mark::Keeps,
        }
    }

    /// The error as it is kept; `None` where the move was none.
    pub fn mistake(&self, start: &Board) -> Option<Mistake> {
        let (concept, before, after) = (self.concept?, self.before.as_ref()?, self.after.as_ref()?);
        Some(Mistake {
            board: Board { position: self.position.clone(), ..start.clone() },
            mv: self.mv.clone(),
            concept: concept.name().to_owned(),
            kept: worth(before),
            left: worth(&seen_from_the_other_side(after)),
        })
    }
}

/// Whether every move loses and nothing finer tells them apart.
fn is_hopeless(value: &Value) -> bool {
    !value.is_open() && !matches!(value, Value::Margin { .. }) && value.outcome() == Outcome::P
}

/// What was left, seen by who left it: an outcome, points or a mean.
fn seen_from_the_other_side(after: &Value) -> Value {
    match (after, after.outcome()) {
        (Value::Nimber { .. } | Value::Loopy { .. }, Outcome::N) => Value::Lost,
        (Value::Nimber { .. } | Value::Loopy { .. }, Outcome::P) => Value::Won,
        _ => after.turned(),
    }
}

/// A value in a record: points ahead, a mean, or the letter of the outcome.
fn worth(value: &Value) -> String {
    match value {
        Value::Margin { own, other } => (own - other).to_string(),
        Value::Expected { mean, .. } => mean.to_string(),
        _ => value.letter().to_owned(),
    }
}

/// Marks the moves of a game in their order; `is_over`: it was played to its end, so that a last error can be named.
pub fn marks(turns: &[Turn], is_over: bool) -> Vec<Mark> {
    let mut marks: Vec<Mark> = turns.iter().map(Turn::mark).collect();
    if let Some(last) = turns.iter().rposition(Turn::is_swing).filter(|_| is_over) {
        marks[last] = Mark::NoReturn;
    }
    marks
}

#[cfg(test)]
mod tests {
    use super::*;

    fn points(own: i32, other: i32) -> Value {
        Value::Margin { own: own.into(), other: other.into() }
    }

    #[test]
    fn a_toll_is_what_is_proved_to_be_lost() {
        assert_eq!(toll(&points(5, 3), &points(4, 4)), Toll::Points(2.into()));
        assert_eq!(toll(&points(5, 3), &points(3, 5)), Toll::Nothing);
        assert_eq!(toll(&Value::Won, &Value::Draw), Toll::Outcome);
        assert_eq!(toll(&Value::Lost, &Value::Won), Toll::Nothing, "nothing was there to be kept");
        let guess = Value::Estimate { ahead: 900.into(), depth: 3 };
        assert_eq!(toll(&Value::Won, &guess), Toll::Unknown);
        assert_eq!(toll(&guess, &Value::Won), Toll::Unknown);
        let mean = |n: i32, d: i32, slack| Value::Expected { mean: Ratio::new(n.into(), d.into()), slack };
        assert_eq!(toll(&mean(1, 18, None), &mean(1, 18, None)), Toll::Mean(Ratio::new(1.into(), 9.into())));
        assert_eq!(toll(&mean(1, 18, None), &mean(-1, 18, None)), Toll::Nothing);
        assert_eq!(toll(&mean(1, 2, Some(Ratio::ZERO)), &mean(1, 2, None)), Toll::Unknown);
    }
}
