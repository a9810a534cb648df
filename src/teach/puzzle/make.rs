//! One puzzle made from one settled position: what it asks, the key, how hard it is, and why the answer is right.

use std::fmt;
use std::fmt::{Debug, Formatter};
use std::sync::Arc;

use crate::automatic::{Automatic, told};
use crate::machine::run::Run;
use crate::puzzle::difficulty::{Burden, Level, rating_of};
use crate::puzzle::key::{Goal, Key};
use crate::puzzle::kind::Kind;
use crate::puzzle::law;
use crate::puzzle::settled::{RATION, Settled};
use duel::house::Entry;
use duel::place::Place;
use ground::num::Nat;
use ground::say;
use solve::judge::control::{Control, Stop};
use solve::judge::reason::{Reason, Role, Step};
use solve::judge::value::{Outcome, Value};

/// Most moves that a person is asked to count.
const COUNTED: u64 = 30;

/// A puzzle. Everything in it is proved.
#[derive(Clone)]
pub struct Puzzle {
    /// The game.
    pub entry: Entry,
    /// The position; of a law any position of the variant.
    pub place: Arc<dyn Place>,
    /// What is asked.
    pub kind: Kind,
    /// The answer.
    pub key: Key,
    /// Why it is right.
    pub reason: Reason,
    /// What makes it hard.
    pub burden: Burden,
}

impl Puzzle {
    /// Its points of difficulty.
    pub fn points(&self) -> u32 {
        self.burden.points(self.kind)
    }

    /// How hard it is, from 1 to 5.
    pub fn level(&self) -> Level {
        Level::of_points(self.points())
    }

    /// What it is rated.
    pub fn rating(&self) -> i32 {
        rating_of(self.points())
    }

    /// What tells it from others: the game, its parameters, the position and the kind. The components of a sum are sorted, so
    /// that 3,5 and 5,3 are one.
    pub fn print(&self) -> String {
        let mut parts: Vec<String> = self.place.summands().iter().map(|part| part.text()).collect();
        parts.sort_unstable();
        let what = match &self.key {
            Key::Law { sizes, .. } => sizes.to_string(),
            _ => parts.join(" & "),
        };
        let params = self.place.params().brackets(&self.entry.params());
        format!("{}{params}:{} {what} {}", self.entry.id, self.place.to().name(), self.kind.name())
    }
}

/// The key of a question about a settled position. `None`: it cannot be asked there, or has more than one answer.
pub fn key(settled: &Settled, kind: Kind, control: &Control) -> Result<Option<Key>, Stop> {
    let outcome = settled.outcome();
    Ok(match kind {
        Kind::Only => only(settled),
        Kind::Outcome => Some(Key::Outcome(outcome)),
        Kind::Count if settled.is_scored() => None,
        Kind::Count => {
            let count = if outcome == Outcome::N { settled.best } else { 0 };
            (count <= COUNTED).then_some(Key::Count(count))
        }
        Kind::Component => component(settled, control)?,
        Kind::Law | Kind::Machine => None,
    })
}

fn only(settled: &Settled) -> Option<Key> {
    let goal = match settled.outcome() {
        _ if settled.is_scored() => Goal::Points,
        Outcome::N => Goal::Win,
        Outcome::D => Goal::Draw,
        Outcome::P => return None,
    };
    let text = settled.answer.best.first().filter(|_| settled.best == 1)?.clone();
    Some(Key::Move { text, goal })
}

/// The one component with a winning move. A move in a component wins exactly if it leaves there the nim-sum of the others, so
/// each component is asked for its moves that do.
fn component(settled: &Settled, control: &Control) -> Result<Option<Key>, Stop> {
    let summands = settled.place.summands();
    if summands.len() < 2 || settled.outcome() != Outcome::N {
        return Ok(None);
    }
    let Some(whole) = settled.answer.value.as_nimber() else { return Ok(None) };
    let mut nimbers = Vec::new();
    for summand in &summands {
        let value = control.ration(RATION, |control| summand.value(control))?;
        let Some(nimber) = value.as_ref().and_then(Value::as_nimber) else { return Ok(None) };
        nimbers.push(nimber.clone());
    }
    if nimbers.iter().fold(Nat::ZERO, |sum, nimber| sum ^ nimber) != *whole {
        return Ok(None);
    }
    let mut winning = Vec::new();
    for (i, summand) in summands.iter().enumerate() {
        let wanted = whole ^ &nimbers[i];
        let Some(reaching) = control.ration(RATION, |control| summand.reaching(&wanted, control))? else {
            return Ok(None);
        };
        winning.extend((!reaching.is_empty()).then_some(i));
    }
    let &[i] = winning.as_slice() else { return Ok(None) };
    let parts = summands.iter().map(|summand| summand.text()).collect();
    Ok(Some(Key::Component { number: i + 1, parts }))
}

/// The puzzle of a settled position, if this can be asked there.
pub fn puzzle(entry: &Entry, settled: &Settled, kind: Kind, control: &Control) -> Result<Option<Puzzle>, Stop> {
    let Some(key) = key(settled, kind, control)? else { return Ok(None) };
    let burden = settled.burden(control)?;
    let (place, reason) = (settled.place.clone(), settled.answer.reason.clone());
    Ok(Some(Puzzle { entry: entry.clone(), place, kind, key, reason, burden }))
}

/// The puzzle that asks for the law of a variant for positions of so many sizes.
pub fn law(entry: &Entry, place: &Arc<dyn Place>, sizes: usize, control: &Control) -> Result<Option<Puzzle>, Stop> {
    let Some(key) = law::key(place, sizes, control)? else { return Ok(None) };
    let text = key.text();
    let source = entry.card.sources.first().copied().unwrap_or_default();
    let step = Step::says(Role::Law, say!("puzzle-law-source", source = source));
    let reason = Reason { claim: say!("puzzle-law-is", law = text.clone()), steps: vec![step] };
    let (sizes, size) = (sizes as u64, text.chars().count() as u64);
    let burden = Burden { only_moves: 0, looked: 0, plies: 0, moves: 1 << sizes, size };
    Ok(Some(Puzzle { entry: entry.clone(), place: place.clone(), kind: Kind::Law, key, reason, burden }))
}

/// The puzzle that asks where a position ends in the machine of its game's law.
pub fn machine(entry: &Entry, place: Arc<dyn Place>, law: &Automatic, run: Run, at: &[Nat]) -> Puzzle {
    let (plies, moves) = (0, run.machine.states() as u64);
    let size = (run.word.len() * at.len()) as u64;
    let steps = told(law).into_iter().map(|says| Step::says(Role::Law, says)).collect();
    let reason = Reason { claim: law.verdict(at), steps };
    let burden = Burden { only_moves: 0, looked: 0, plies, moves, size };
    Puzzle { entry: entry.clone(), place, kind: Kind::Machine, key: Key::Run(Box::new(run)), reason, burden }
}

impl PartialEq for Puzzle {
    fn eq(&self, other: &Self) -> bool {
        self.print() == other.print()
    }
}

impl Eq for Puzzle {}

impl Debug for Puzzle {
    fn fmt(&self, f: &mut Formatter) -> fmt::Result {
        f.write_str(&self.print())
    }
}
