//! What the oracle says of a position, its types rubbed off: everything in notation.

use std::mem;

use ground::num::Nat;
use ground::rules::{Ending, Side};
use ground::say;
use ground::say::{Arg, Say};
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

/// A verdict with its position, the types rubbed off: what makes an answer of it is compiled once for all games. Best moves are numbers.
pub(crate) trait Judged {
    fn text(&self) -> String;
    fn to(&self) -> Side;
    fn ending(&self) -> Option<Ending>;
    fn value(&self) -> &Value;
    /// The value, how many moves there are, and how many are best; gone afterwards.
    fn summary(&mut self) -> (Value, Nat, Nat);
    /// The moves that were rated, with what they leave.
    fn rows(&mut self) -> Vec<(String, Value)>;
    fn best(&self) -> Vec<String>;
    /// Whether a best move is told so.
    fn tells(&self, best: usize, told: &Say) -> bool;
    /// Whether the game goes on after a best move.
    fn goes_on(&self, best: usize) -> bool;
    fn line(&mut self) -> &mut Vec<String>;
    /// Lets the line begin with this best move.
    fn follow(&mut self, best: usize, control: &Control) -> Result<(), Stop>;
    fn explain(&self, control: &Control) -> Result<Reason, Stop>;
    fn canonical(&self, control: &Control) -> Result<Option<String>, Stop>;
    fn mix(&self, control: &Control) -> Result<Vec<Mix>, Stop>;
    fn parts(&self, control: &Control) -> Result<Option<Vec<(String, Nat)>>, Stop>;
}

/// The answer that a verdict makes.
pub(crate) fn answered(judged: &mut dyn Judged, control: &Control) -> Result<Answer, Stop> {
    let ending = judged.ending();
    let reason = match &ending {
        Some(ending) => over(ending, judged.to()),
        None => judged.explain(control)?,
    };
    let best = judged.best();
    // What is explained is what the line begins with, though others may be as good.
    if !judged.line().is_empty()
        && let Some(explained) = explained(judged, &reason, &best).filter(|i| *i > 0)
    {
        judged.follow(explained, control)?;
    }
    let (canonical, mix, parts) = (judged.canonical(control)?, judged.mix(control)?, judged.parts(control)?);
    let (value, moves_total, best_total) = judged.summary();
    Ok(Answer {
        canonical,
        mix,
        parts,
        value,
        moves_total,
        best_total,
        position: judged.text(),
        to: judged.to(),
        moves: judged.rows(),
        refutations: Vec::new(),
        best,
        line: mem::take(judged.line()),
        ending,
        reason,
    })
}

/// Which of the best moves the reason tells to make: by its notation, its words, or the line that is shown for it.
fn explained(judged: &dyn Judged, reason: &Reason, best: &[String]) -> Option<usize> {
    let step = reason.steps.iter().find(|step| step.role == Role::Move)?;
    let shown = match &step.shows {
        Some(Exhibit::Line(line)) => best.iter().position(|mv| line.first() == Some(mv)),
        _ => None,
    };
    let says = |i: &usize| {
        step.says.args.iter().any(|(_, arg)| match arg {
            Arg::Text(text) => *text == best[*i],
            Arg::Say(told) => judged.tells(*i, told),
            _ => false,
        })
    };
    let is_lost = judged.value().is_proved() && judged.value().outcome() == Outcome::P;
    let all = || 0..best.len();
    // Of lost moves the one that is told goes on, where one does.
    shown.or_else(|| all().find(says)).or_else(|| all().find(|i| is_lost && judged.goes_on(*i)))
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
