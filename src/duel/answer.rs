//! What the oracle says of a position, its types rubbed off: everything in notation.

use std::mem;

use crate::any::Question;
use crate::found::Found;
use ground::num::Nat;
use ground::rules::{Ending, Side};
use ground::say;
use ground::say::Arg;
use solve::judge::control::{Control, Stop};
use solve::judge::mixing::Mix;
use solve::judge::reason::{Exhibit, Reason, Role};
use solve::judge::value::{Outcome, Value};

/// How a move is met that gives something away.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Refutation {
    /// Where the same side moves again: how it goes on at its best until it no longer does.
    pub own: Vec<String>,
    /// The opponent's answer then, which keeps all that the move gave. `None`: the game is over.
    pub answer: Option<String>,
    /// Where the game is soon over, but not with the answer: the best defence, and the blow after it.
    pub then: Option<[String; 2]>,
}

/// What the oracle says of a position, in notation.
#[derive(Clone, Debug, PartialEq)]
pub struct Answer {
    /// The position.
    pub position: String,
    /// The mover.
    pub to: Side,
    /// What it is worth to the mover.
    pub value: Value,
    /// The canonical form of a two-sided game, where it is worked out.
    pub canonical: Option<String>,
    /// Moves with what they leave to the opponent; empty unless asked for.
    pub moves: Vec<(String, Value)>,
    /// How those moves are met that give something away, in the order of the moves; empty unless asked for.
    pub refutations: Vec<Option<Refutation>>,
    /// How many moves are legal.
    pub moves_total: Nat,
    /// Moves that keep the value.
    pub best: Vec<String>,
    /// How many moves keep the value.
    pub best_total: Nat,
    /// A principal line.
    pub line: Vec<String>,
    /// The strategies of both sides, where moves are mixed.
    pub mix: Vec<Mix>,
    /// The nim-value of every component, for sums in normal play.
    pub parts: Option<Vec<(String, Nat)>>,
    /// How the game ended, if it has.
    pub ending: Option<Ending>,
    /// Why.
    pub reason: Reason,
}

impl Answer {
    /// What is told where the mover's hand is not seen: no move, for the best ones would give it away.
    pub(crate) fn veiled(position: String, to: Side, value: Value, moves_total: Nat, reason: Reason) -> Self {
        Answer {
            position,
            to,
            value,
            canonical: None,
            moves: Vec::new(),
            refutations: Vec::new(),
            moves_total,
            best: Vec::new(),
            best_total: Nat::ZERO,
            line: Vec::new(),
            mix: Vec::new(),
            parts: None,
            ending: None,
            reason,
        }
    }
}

/// One move that keeps the value of a position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct First {
    /// What the position is worth.
    pub value: Value,
    /// The first of the best moves, or what the oracle is prompt with; none where the game is over.
    pub mv: Option<String>,
    /// Moves that had to be tried for it.
    pub tried: usize,
}

/// The answer that a verdict makes of a position that reads so, but for the mix of its moves.
pub(crate) fn answered(position: String, mut found: Found, control: &Control) -> Result<Answer, Stop> {
    let (ending, to) = (found.ending(), found.at.to);
    let reason = match &ending {
        Some(ending) => over(ending, to),
        None => found.explain(control)?,
    };
    let best = found.question.best();
    // What is explained is what the line begins with, though others may be as good.
    if !found.question.line().is_empty()
        && let Some(explained) = explained(&*found.question, &reason, &best).filter(|i| *i > 0)
    {
        found.follow(explained, control)?;
    }
    let (parts, question) = (found.parts(control)?, &mut *found.question);
    let canonical = question.canonical(control)?;
    let (value, moves_total, best_total) = question.summary();
    Ok(Answer {
        position,
        to,
        value,
        canonical,
        moves: question.rows(),
        refutations: Vec::new(),
        moves_total,
        best,
        best_total,
        line: mem::take(question.line()),
        mix: Vec::new(),
        parts,
        ending,
        reason,
    })
}

/// Which of the best moves the reason tells to make: by its notation, its words, or the line that is shown for it.
fn explained(question: &dyn Question, reason: &Reason, best: &[String]) -> Option<usize> {
    let step = reason.steps.iter().find(|step| step.role == Role::Move)?;
    let shown = match &step.shows {
        Some(Exhibit::Line(line)) => best.iter().position(|mv| line.first() == Some(mv)),
        _ => None,
    };
    let says = |i: &usize| {
        step.says.args.iter().any(|(_, arg)| match arg {
            Arg::Text(text) => *text == best[*i],
            Arg::Say(told) => question.tells(*i, told),
            _ => false,
        })
    };
    let is_lost = question.value().is_proved() && question.value().outcome() == Outcome::P;
    let all = || 0..best.len();
    // Of lost moves the one that is told goes on, where one does.
    shown.or_else(|| all().find(says)).or_else(|| all().find(|i| is_lost && question.goes_on(*i)))
}

/// The reason where nothing is left to be explained.
fn over(ending: &Ending, to: Side) -> Reason {
    let claim = match ending {
        Ending::Won(side) if *side == to => say!("over-won"),
        Ending::Won(_) => say!("over-lost"),
        Ending::Drawn => say!("over-drawn"),
        Ending::Score { first, second } => say!("over-score", first = first, second = second),
    };
    Reason { claim, steps: Vec::new() }
}
