//! Statements written: mixes that both sides can count on, a split that every coalition is content with, or why there is none.
//!
//! Like strategies they are checked once as the checker will, before they leave.

use num_traits::Zero;

use crate::plainly::Plainly;
use crate::proof::{Unproved, head};
use duel::game::Family;
use duel::place::Place;
use ground::fault::{Fault, Kind};
use ground::num::Ratio;
use ground::rules::Side;
use ground::say;
use ground::say::Tongue;
use solve::judge::control::{Control, Stop};
use solve::judge::mixing::Mix;
use solve::judge::oracle::Scope;
use solve::judge::shares::Shares;
use solve::judge::value::Value;
use verify::certificate::write_statement;
use verify::found::Found;
use verify::statement::division::{Balanced, Content, Part};
use verify::statement::mixture::Mixture;
use verify::statement::{Realm, Statement};
use verify::telling;

/// A certificate of a statement, and how many ends were looked at for it.
#[derive(Debug)]
pub struct Stated {
    /// The file.
    pub text: String,
    /// What it states.
    pub statement: Statement,
    /// Ends looked at.
    pub looked: usize,
}

/// Whether a statement is what there is to prove here, and no strategy.
pub fn is_stated(place: &dyn Place) -> bool {
    matches!(place.card().family, Family::Secrets | Family::Coalitions)
}

/// Proves what the oracle says of mixes or of a shared worth. A split on the table is proved if nobody objects to it; else what is proved is said
/// of all splits: one that contents everybody, or that none does.
///
/// Cost: that of the verdict, and every pair of choices, or every coalition.
pub fn stated(game: &str, place: &dyn Place, tongue: &Tongue, control: &Control) -> Result<Stated, Unproved> {
    let realm = if place.card().family == Family::Secrets { Realm::Choices } else { Realm::Worths };
    let text = place.text();
    // A split on the table is not what the others may propose.
    let open = if realm == Realm::Choices { text.as_str() } else { text.split(" @").next().unwrap_or_default() };
    let judged = place.reads(&text).map_err(Unproved::Fault)?;
    let start = place.reads(open).and_then(|place| Plainly::stated(place, realm)).map_err(Unproved::Fault)?;
    let statement = match judged.value(control)? {
        Value::Shared(shares) => division(&shares, &text)?,
        Value::Expected { slack: None, .. } => mixture(&start, control)?,
        Value::Expected { .. } => return Err(Stop::TooLarge(say!("proof-estimate")).into()),
        _ => return Err(unstated()),
    };
    match statement.check(&start, &mut || control.tick(1))? {
        Found::Holds(looked) => {
            let mut text = head(game, start.place()).write(&tongue.speak(&say!("certificate-statement-words")));
            write_statement(&statement, &mut text);
            Ok(Stated { text, statement, looked })
        }
        Found::Hole(hole) => Err(Stop::TooLarge(say!("proof-hole", hole = hole)).into()),
        Found::Beyond(limit) => Err(Stop::TooLarge(telling::limit(&limit)).into()),
    }
}

fn unstated() -> Unproved {
    Unproved::Fault(Fault::new(Kind::BadParameter, say!("proof-no-statement")))
}

fn mixture(start: &Plainly, control: &Control) -> Result<Statement, Unproved> {
    let answer = start.place().judge(Scope::Advice, control)?;
    let of = |side: Side| {
        let own: Vec<&Mix> = answer.mix.iter().filter(|mix| mix.player == side).collect();
        let [mix] = own[..] else { return Err(unstated()) };
        Ok(mix.plays.iter().filter(|(_, weight)| !weight.is_zero()).cloned().collect())
    };
    let mut mixture = Mixture { value: Ratio::zero(), first: of(Side::First)?, second: of(Side::Second)? };
    // The rules count whole points; payments in fractions are told by them in parts.
    if let Ok(([low, _], _)) = mixture.secured(start, &mut || control.tick(1))? {
        mixture.value = low.0;
    }
    Ok(Statement::Mixture(mixture))
}

fn division(shares: &Shares, text: &str) -> Result<Statement, Unproved> {
    let nucleolus = shares.nucleolus.as_ref().ok_or_else(unstated)?;
    if shares.balanced.is_empty() {
        let proposed = text.split_once('@').filter(|_| shares.blocking.is_none()).map(|(_, split)| split);
        let told = proposed.and_then(|split| Content::read(&format!("@{}", split.split(' ').next()?)));
        return Ok(Statement::Content(told.unwrap_or_else(|| Content { split: nucleolus.clone() })));
    }
    let weights: Ratio = shares.balanced.iter().map(|(_, weight, _)| weight).sum();
    let brings: Ratio = shares.balanced.iter().map(|(_, weight, worth)| weight * worth).sum();
    // So much worse than its own worth every coalition may be treated, and still they ask for the whole.
    let spare = (brings - &shares.worth) / weights;
    let part = |(coalition, weight, worth): &(u32, Ratio, Ratio)| Part {
        coalition: *coalition,
        weight: weight.clone(),
        objects: worth - &spare,
        contents: worth.clone(),
    };
    Ok(Statement::Balanced(Balanced { split: nucleolus.clone(), parts: shares.balanced.iter().map(part).collect() }))
}
