//! What a lesson says of a position, and what the oracle says to that.

use std::collections::BTreeSet;
use std::sync::Arc;

use crate::automatic::{Sought, seek};
use crate::conjecture::about::About;
use crate::conjecture::law::Conjecture;
use crate::conjecture::telling;
use crate::conjecture::trial::Finding;
use crate::lesson::joined::{Joined, Placed, Span};
use crate::machine::run::Run;
use crate::opponent::gave_away;
use crate::outcome;
use duel::place::{Place, Step};
use ground::fault::{Fault, Kind};
use ground::notation::Reader;
use ground::num::{Int, Nat, Ratio, fraction};
use ground::say;
use ground::say::Say;
use solve::judge::control::{Control, Stop};
use solve::judge::value::{Outcome, Value, standing};

/// Positions walked at most for the plies to the end, where the value does not tell them.
const WALKED: usize = 100_000;

/// One claim about a position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Claim {
    /// Who wins.
    Outcome(Outcome),
    /// The nim-value.
    Nimber(Nat),
    /// Points the mover ends up ahead.
    Margin(Int),
    /// Plies to the end.
    Remoteness(u64),
    /// What the mover may expect.
    Mean(Ratio),
    /// How many moves are legal.
    Moves(Nat),
    /// Exactly these moves keep the value.
    Best(Vec<String>),
    /// This move keeps the value.
    Keeps(String),
    /// This move gives it away.
    GivesAway(String),
    /// A law of the whole game.
    Law(Conjecture),
    /// The states that the digits lead through in the machine of the game's law.
    Run(String),
    /// What all players together have.
    Worth(Ratio),
    /// A split that nobody objects to.
    Unobjected(String),
    /// A split that somebody objects to.
    Objected(String),
}

/// A claim as it was written.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Stated {
    /// The key.
    pub name: &'static str,
    /// What stands behind it.
    pub text: String,
    /// Where.
    pub at: Span,
    /// What it says.
    pub claim: Claim,
}

/// The keys of claims.
pub const NAMES: [&str; 14] = [
    "outcome",
    "nimber",
    "margin",
    "remoteness",
    "mean",
    "moves",
    "best",
    "keeps",
    "gives-away",
    "law",
    "run",
    "worth",
    "unobjected",
    "objected",
];

impl Stated {
    /// Reads a claim about a position; `None` where no claim has this name.
    pub fn read(name: &str, value: &Joined, place: &dyn Place) -> Option<Result<Self, Placed>> {
        let name = NAMES.into_iter().find(|known| *known == name)?;
        let stated = |claim| Stated { name, text: value.text.clone(), at: value.whole(), claim };
        Some(read(name, value, place).map(stated))
    }

    /// The claim in words.
    pub fn says(&self) -> Say {
        let moves = |moves: &Vec<String>| say!("lesson-claim-best", count = moves.len(), moves = listed(moves));
        match &self.claim {
            Claim::Outcome(Outcome::N) => say!("lesson-claim-n"),
            Claim::Outcome(Outcome::P) => say!("lesson-claim-p"),
            Claim::Outcome(Outcome::D) => say!("lesson-claim-d"),
            Claim::Nimber(nimber) => say!("lesson-claim-nimber", nimber = nimber),
            Claim::Margin(ahead) => {
                let (way, points) = standing(ahead);
                let way = if points == Int::ZERO { "level" } else { way };
                say!("lesson-claim-margin", way = way, points = &points)
            }
            Claim::Remoteness(plies) => say!("lesson-claim-remoteness", plies = *plies),
            Claim::Mean(mean) => say!("lesson-claim-mean", mean = fraction(mean)),
            Claim::Moves(count) => say!("lesson-claim-moves", count = count),
            Claim::Best(best) => moves(best),
            Claim::Keeps(mv) => say!("lesson-claim-keeps", mv = mv),
            Claim::GivesAway(mv) => say!("lesson-claim-gives-away", mv = mv),
            Claim::Law(_) => say!("lesson-claim-law", law = self.text.clone()),
            Claim::Run(states) => say!("lesson-claim-run", states = states.clone()),
            Claim::Worth(worth) => say!("lesson-claim-worth", worth = fraction(worth)),
            Claim::Unobjected(_) => say!("lesson-claim-unobjected", split = self.text.clone()),
            Claim::Objected(_) => say!("lesson-claim-objected", split = self.text.clone()),
        }
    }
}

fn read(name: &str, value: &Joined, place: &dyn Place) -> Result<Claim, Placed> {
    let text = value.text.as_str();
    let placed = |fault| value.place(text, fault);
    Ok(match name {
        "outcome" => Claim::Outcome(outcome(text).map_err(placed)?),
        "nimber" => Claim::Nimber(number(text, Reader::nat).map_err(placed)?),
        "moves" => Claim::Moves(number(text, Reader::nat).map_err(placed)?),
        "margin" => Claim::Margin(number(text, Reader::int).map_err(placed)?),
        "remoteness" => Claim::Remoteness(number(text, |r| r.within(0, usize::MAX)).map_err(placed)? as u64),
        "mean" => Claim::Mean(ratio(text).map_err(placed)?),
        "worth" => Claim::Worth(ratio(text).map_err(placed)?),
        "run" => Claim::Run(text.split_whitespace().collect::<Vec<&str>>().join(" ")),
        "law" => Claim::Law(Conjecture::read(text).map_err(placed)?),
        "best" => Claim::Best(moves(value, place)?),
        "keeps" => Claim::Keeps(place.play(text).map_err(placed)?.text),
        "gives-away" => Claim::GivesAway(place.play(text).map_err(placed)?.text),
        "unobjected" => Claim::Unobjected(split(place, text).map_err(placed)?.text),
        _ => Claim::Objected(split(place, text).map_err(placed)?.text),
    })
}

/// A split of this text, with or without the sign that such a move begins with.
pub fn split(place: &dyn Place, text: &str) -> Result<Step, Fault> {
    if text.starts_with('@') {
        return place.play(text);
    }
    place
        .play(&format!("@{text}"))
        .map_err(|fault| Fault { at: fault.at.map(|at| at.saturating_sub(1).max(1)), ..fault })
}

/// The outcome of this letter or name.
pub fn outcome(text: &str) -> Result<Outcome, Fault> {
    outcome::named(text).ok_or_else(|| {
        Fault::new(Kind::BadParameter, say!("found", text = text))
            .expecting(say!("expect-one-of", words = vec!["N", "P", "D"]))
    })
}

fn number<'t, T>(text: &'t str, take: impl FnOnce(&mut Reader<'t>) -> Result<T, Fault>) -> Result<T, Fault> {
    let mut reader = Reader::new(Kind::BadParameter, text);
    let number = take(&mut reader)?;
    reader.end()?;
    Ok(number)
}

/// An exact fraction, `-1/18` or a whole number.
pub fn ratio(text: &str) -> Result<Ratio, Fault> {
    number(text, |r| {
        let over = r.int()?;
        let column = r.column() + 1;
        let under = if r.take("/") { r.nat()? } else { Nat::from(1u8) };
        if under == Nat::ZERO {
            return Err(Fault::new(Kind::BadParameter, say!("law-by-zero")).at(column));
        }
        Ok(Ratio::new(over, under.into()))
    })
}

/// Moves parted by `, `, or by `|` where a move has a comma.
fn moves(value: &Joined, place: &dyn Place) -> Result<Vec<String>, Placed> {
    let text = value.text.as_str();
    let parts: Vec<&str> = match text {
        _ if text.contains('|') => text.split('|').collect(),
        _ if place.play(text).is_ok() => vec![text],
        _ => text.split(", ").collect(),
    };
    parts
        .into_iter()
        .map(str::trim)
        .map(|part| Ok(place.play(part).map_err(|fault| value.place(part, fault))?.text))
        .collect()
}

impl Claim {
    /// What is so instead; `None`: the claim is true.
    ///
    /// Errors: asked to stop, or beyond the engine.
    pub fn refuted(&self, place: &Arc<dyn Place>, control: &Control) -> Result<Option<Say>, Stop> {
        Ok(match self {
            Claim::Best(claimed) => {
                let (_, moves, total) = place.best(control)?;
                let is_so = total == Nat::from(moves.len())
                    && moves.iter().collect::<BTreeSet<_>>() == claimed.iter().collect::<BTreeSet<_>>();
                (!is_so).then(|| Say::verbatim(listed(&moves)))
            }
            Claim::Keeps(text) => {
                (!keeps(place, text, control)?).then(|| those_that_keep(place, control)).transpose()?
            }
            Claim::GivesAway(text) => {
                keeps(place, text, control)?.then(|| those_that_keep(place, control)).transpose()?
            }
            Claim::Moves(claimed) => {
                let (_, total) = place.moves(0);
                (total != *claimed).then(|| say!("lesson-so", so = total))
            }
            Claim::Law(law) => broken(law, place, control)?,
            Claim::Run(claimed) => otherwise(ran(&**place, control)?.map(|run| run.states()), claimed, String::clone),
            Claim::Unobjected(split) => match blocked(place, split, control)? {
                Some(false) => None,
                Some(true) => Some(say!("lesson-objected")),
                None => Some(say!("lesson-nothing-shared")),
            },
            Claim::Objected(split) => match blocked(place, split, control)? {
                Some(true) => None,
                Some(false) => Some(say!("lesson-unobjected")),
                None => Some(say!("lesson-nothing-shared")),
            },
            Claim::Remoteness(claimed) => {
                let value = place.value(control)?;
                otherwise(remoteness(place, &value, control)?, claimed, ToString::to_string)
            }
            of_value => of_value.refuted_by(&place.value(control)?),
        })
    }

    /// The same for what the value alone tells.
    fn refuted_by(&self, value: &Value) -> Option<Say> {
        if !value.is_proved() {
            return Some(say!("lesson-not-proved"));
        }
        match self {
            Claim::Outcome(claimed) => {
                otherwise((!value.is_open()).then(|| value.outcome()), claimed, |outcome| outcome.letter().to_owned())
            }
            Claim::Nimber(claimed) => otherwise(value.as_nimber().cloned(), claimed, ToString::to_string),
            Claim::Margin(claimed) => otherwise(margin(value), claimed, ToString::to_string),
            Claim::Mean(claimed) => otherwise(mean(value), claimed, fraction),
            Claim::Worth(claimed) => otherwise(worth(value), claimed, fraction),
            _ => None,
        }
    }
}

/// What is so, where it is not as claimed or nothing of the kind is told.
fn otherwise<T: PartialEq>(so: Option<T>, claimed: &T, write: impl FnOnce(&T) -> String) -> Option<Say> {
    match so {
        Some(so) if so == *claimed => None,
        Some(so) => Some(say!("lesson-so", so = write(&so))),
        None => Some(say!("lesson-no-such")),
    }
}

/// The run of a position through the machine of its game's law, where one is found.
pub fn ran(place: &dyn Place, control: &Control) -> Result<Option<Run>, Stop> {
    let Some((game, at)) = place.as_heaps() else { return Ok(None) };
    Ok(match seek(game, control)? {
        Sought::Law(law) => Some(Run::of(&law, &at)),
        Sought::None(_) => None,
    })
}

/// Points the mover ends up ahead, where points are counted.
pub fn margin(value: &Value) -> Option<Int> {
    match value {
        Value::Margin { own, other } => Some(own - other),
        _ => None,
    }
}

fn mean(value: &Value) -> Option<Ratio> {
    match value {
        Value::Expected { mean, slack: None } => Some(mean.clone()),
        _ => None,
    }
}

fn worth(value: &Value) -> Option<Ratio> {
    match value {
        Value::Shared(shares) => Some(shares.worth.clone()),
        _ => None,
    }
}

/// Plies to the end, from the value or from a walk of the whole game.
pub fn remoteness(place: &Arc<dyn Place>, value: &Value, control: &Control) -> Result<Option<u64>, Stop> {
    if value.remoteness().is_some() || place.ending().is_some() {
        return Ok(value.remoteness().or(Some(0)));
    }
    let rows = place.walk(WALKED, control)?.filter(|rows| !rows.is_empty());
    Ok(rows.and_then(|rows| Value::of_moves(rows.iter().map(|(_, value)| value)).remoteness()))
}

/// Whether a legal move keeps the value.
pub fn keeps(place: &Arc<dyn Place>, text: &str, control: &Control) -> Result<bool, Stop> {
    let (value, moves, total) = place.best(control)?;
    if moves.iter().any(|mv| mv == text) || total == Nat::from(moves.len()) {
        return Ok(moves.iter().any(|mv| mv == text));
    }
    // There are more than can be listed.
    let Ok(step) = place.play(text) else { return Ok(false) };
    let left = step.next.value(control)?.left(place.to(), step.next.to());
    Ok(!gave_away(&value, &left))
}

fn those_that_keep(place: &Arc<dyn Place>, control: &Control) -> Result<Say, Stop> {
    let (_, moves, _) = place.best(control)?;
    Ok(say!("lesson-kept-by", moves = listed(&moves)))
}

/// Moves one after another, as `best` takes them.
pub fn listed(moves: &[String]) -> String {
    const TOLD: usize = 40;
    let sign = if moves.iter().any(|mv| mv.contains(',')) { " | " } else { ", " };
    let more = if moves.len() > TOLD { format!("{sign}…") } else { String::new() };
    moves[..moves.len().min(TOLD)].join(sign) + &more
}

/// Whether somebody objects to a split that is proposed here; `None` where nothing is shared.
pub fn blocked(place: &Arc<dyn Place>, split: &str, control: &Control) -> Result<Option<bool>, Stop> {
    let Ok(step) = place.play(split) else { return Ok(None) };
    Ok(match step.next.value(control)? {
        Value::Shared(shares) => Some(shares.blocking.is_some()),
        _ => None,
    })
}

/// Where the law fails.
fn broken(law: &Conjecture, place: &Arc<dyn Place>, control: &Control) -> Result<Option<Say>, Stop> {
    let trial = About::new(place.clone(), control)?.test(law, None, control)?;
    Ok(match trial {
        None => Some(say!("lesson-law-sizes", sizes = law.sizes())),
        Some(trial) if matches!(trial.finding, Finding::Refuted { .. } | Finding::Undefined { .. }) => {
            Some(telling::trial(&trial, ""))
        }
        Some(_) => None,
    })
}
