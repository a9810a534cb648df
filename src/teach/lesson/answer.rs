//! A question of a lesson: what may be answered, what the oracle takes for right, and what is said to a wrong answer.

use std::sync::Arc;

use crate::lesson::claim::{blocked, keeps, listed, margin, outcome, ran, ratio, remoteness, split};
use crate::lesson::joined::Span;
use crate::lesson::runs::Text;
use duel::place::Place;
use duel::typed;
use ground::fault::{Fault, Kind};
use ground::num::{Int, Nat, Ratio, fraction};
use ground::say;
use ground::say::Say;
use ground::typed::signs;
use solve::judge::control::{Control, Stop};
use solve::judge::value::{Outcome, Value};

/// What is asked for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Asked {
    /// Any move that keeps the value.
    Best,
    /// This move alone.
    Move(String),
    /// Who wins.
    Outcome,
    /// A number.
    Number(Figure),
    /// Any split that nobody objects to.
    Unobjected,
}

/// A number that may be asked for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Figure {
    /// The nim-value.
    Nimber,
    /// Points the mover ends up ahead.
    Margin,
    /// Plies to the end.
    Remoteness,
    /// How many moves are legal.
    Moves,
    /// How many moves keep the value.
    Best,
    /// The state that the digits end in, in the machine of the game's law.
    State,
}

/// An answer that could be read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Given {
    /// A legal move, as it is written.
    Move(String),
    /// Who wins.
    Outcome(Outcome),
    /// A number.
    Number(Ratio),
}

/// An answer that is foreseen and wrong.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Foreseen {
    /// The answer.
    pub given: Given,
    /// What is said to it.
    pub reply: Text,
    /// Where it stands.
    pub at: Span,
}

/// A question.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Question {
    /// The question.
    pub ask: Text,
    /// What is asked for.
    pub answer: Asked,
    /// Where that stands.
    pub at: Span,
    /// Wrong answers that are foreseen.
    pub wrong: Vec<Foreseen>,
    /// What is said to all other wrong ones.
    pub otherwise: Option<Text>,
    /// Help.
    pub hint: Option<Text>,
    /// What is said to the right one.
    pub right: Option<Text>,
}

/// What the oracle takes for right.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Solution {
    /// These moves; perhaps only the first of more.
    Moves {
        /// The moves.
        list: Vec<String>,
        /// Whether there are more.
        has_more: bool,
    },
    /// This outcome.
    Outcome(Outcome),
    /// This number.
    Number(Ratio),
    /// A split that nobody objects to, among others.
    Split(String),
}

/// What comes of an answer.
#[derive(Clone, Debug, PartialEq)]
pub enum Reply {
    /// It is right.
    Right,
    /// It is wrong; what the lesson says to it, if anything.
    Wrong(Option<Text>),
    /// It is no answer to this question.
    NoAnswer(Fault),
}

impl Figure {
    /// Every number with its name.
    pub const ALL: [(&'static str, Figure); 6] = [
        ("nimber", Figure::Nimber),
        ("margin", Figure::Margin),
        ("remoteness", Figure::Remoteness),
        ("moves", Figure::Moves),
        ("best", Figure::Best),
        ("state", Figure::State),
    ];

    fn of(self, place: &Arc<dyn Place>, control: &Control) -> Result<Option<Ratio>, Stop> {
        let whole = |n: Int| Ratio::from_integer(n);
        let proved = |control: &Control| place.value(control).map(|value| Some(value).filter(Value::is_proved));
        Ok(match self {
            Figure::Moves => Some(whole(place.moves(0).1.into())),
            Figure::Best => place.best(control).map(|(.., total)| Some(whole(total.into())))?,
            Figure::State => ran(&**place, control)?.and_then(|run| run.end()).map(|state| whole(state.into())),
            Figure::Nimber => proved(control)?.and_then(|value| value.as_nimber().cloned()).map(|n| whole(n.into())),
            Figure::Margin => proved(control)?.as_ref().and_then(margin).map(whole),
            Figure::Remoteness => match proved(control)? {
                Some(value) => remoteness(place, &value, control)?.map(|plies| whole(plies.into())),
                None => None,
            },
        })
    }
}

impl Asked {
    /// Whether the answer is a move or a split, which may be pointed out on the board.
    pub fn is_move(&self) -> bool {
        matches!(self, Asked::Best | Asked::Move(_) | Asked::Unobjected)
    }

    /// Reads an answer.
    pub fn read(&self, place: &dyn Place, text: &str) -> Result<Given, Fault> {
        let text = &*signs(text.trim());
        match self {
            Asked::Best | Asked::Move(_) => Ok(Given::Move(typed::read(place, text)?)),
            Asked::Unobjected => {
                split(place, text).map(|step| step.text).or_else(|_| typed::read(place, text)).map(Given::Move)
            }
            Asked::Outcome => outcome(text).map(Given::Outcome),
            Asked::Number(_) => ratio(text).map(Given::Number),
        }
    }

    /// What the oracle takes for right; a fault where there is nothing of the kind.
    pub fn solve(&self, place: &Arc<dyn Place>, control: &Control) -> Result<Result<Solution, Fault>, Stop> {
        let solution = match self {
            Asked::Move(text) => Some(Solution::Moves { list: vec![text.clone()], has_more: false }),
            Asked::Best => {
                let (_, list, total) = place.best(control)?;
                let has_more = total > Nat::from(list.len());
                (!list.is_empty()).then_some(Solution::Moves { list, has_more })
            }
            Asked::Outcome => {
                let value = place.value(control)?;
                (value.is_proved() && !value.is_open()).then(|| Solution::Outcome(value.outcome()))
            }
            Asked::Number(figure) => figure.of(place, control)?.map(Solution::Number),
            Asked::Unobjected => match &place.best(control)?.1[..] {
                [split, ..] if blocked(place, split, control)? == Some(false) => Some(Solution::Split(split.clone())),
                _ => None,
            },
        };
        let none = || Fault::new(Kind::BadParameter, say!("lesson-no-answer")).expecting(say!("lesson-expect-answer"));
        Ok(solution.ok_or_else(none))
    }
}

impl Solution {
    /// Whether an answer is right.
    pub fn takes(&self, given: &Given, place: &Arc<dyn Place>, control: &Control) -> Result<bool, Stop> {
        match (self, given) {
            (Solution::Moves { list, has_more }, Given::Move(text)) => {
                Ok(list.contains(text) || (*has_more && keeps(place, text, control)?))
            }
            (Solution::Split(_), Given::Move(split)) => Ok(blocked(place, split, control)? == Some(false)),
            (Solution::Outcome(right), Given::Outcome(outcome)) => Ok(right == outcome),
            (Solution::Number(right), Given::Number(number)) => Ok(right == number),
            _ => Ok(false),
        }
    }

    /// The moves to be lit on the board.
    pub fn lit(&self) -> &[String] {
        match self {
            Solution::Moves { list, .. } => list,
            _ => &[],
        }
    }

    /// What is right, in words.
    pub fn says(&self) -> Say {
        match self {
            Solution::Moves { list, .. } => say!("lesson-answer", answer = listed(list)),
            Solution::Split(split) => say!("lesson-answer", answer = split),
            Solution::Outcome(outcome) => say!("lesson-answer", answer = outcome.letter()),
            Solution::Number(number) => say!("lesson-answer", answer = fraction(number)),
        }
    }
}

impl Question {
    /// What comes of an answer as it was typed.
    ///
    /// Errors: asked to stop, where an answer has to be asked of the oracle by itself.
    pub fn answer(
        &self,
        place: &Arc<dyn Place>,
        solution: &Solution,
        text: &str,
        control: &Control,
    ) -> Result<Reply, Stop> {
        let given = match self.answer.read(&**place, text) {
            Ok(given) => given,
            Err(fault) => return Ok(Reply::NoAnswer(fault)),
        };
        if solution.takes(&given, place, control)? {
            return Ok(Reply::Right);
        }
        let foreseen = self.wrong.iter().find(|foreseen| foreseen.given == given).map(|foreseen| &foreseen.reply);
        Ok(Reply::Wrong(foreseen.or(self.otherwise.as_ref()).cloned()))
    }
}
