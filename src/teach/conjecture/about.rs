//! A game of the house as the subject of conjectures: its positions by their sizes, its period, its theorem.

use std::sync::Arc;

use crate::conjecture::difference::Difference;
use crate::conjecture::law::{Claim, Conjecture};
use crate::conjecture::machines::{Decided, alike, decide};
use crate::conjecture::trial::{Finding, Subject, Trial};
use duel::place::Place;
use ground::num::Nat;
use solve::judge::control::{Control, Stop};
use solve::judge::sequence::{Period, Table};
use solve::judge::value::Value;

/// Lengths of tables that are looked through for a period, one after the other.
const GLANCES: [usize; 3] = [100, 1_000, 10_000];

/// Steps of an engine after which no longer table is tried.
const PATIENCE: u64 = 200_000;

/// Sizes among which some position has equal sizes, if any has.
const STARTS: usize = 4;

/// A variant that conjectures can be made about.
pub struct About {
    place: Arc<dyn Place>,
    /// The least size.
    from: usize,
}

impl About {
    /// Any place of the variant tells which one is meant. Its least size is that of the table that the game itself chooses.
    ///
    /// Errors: told to stop. A table that is too large is none.
    pub fn new(place: Arc<dyn Place>, control: &Control) -> Result<Self, Stop> {
        match place.table(None, control) {
            Some(Err(Stop::Asked)) => Err(Stop::Asked),
            Some(Ok(table)) => Ok(About { place, from: table.from }),
            Some(Err(Stop::TooLarge(_))) | None => Ok(About { place, from: 0 }),
        }
    }

    /// Whether it has positions of so many sizes.
    fn has(&self, count: usize) -> bool {
        (self.from..self.from + STARTS).any(|size| self.position(&vec![size; count]).is_some())
            // Sizes that may not be equal, such as the places of several coins.
            || self.position(&(1..=count).collect::<Vec<_>>()).is_some()
    }

    /// The position of these sizes.
    pub fn position(&self, sizes: &[usize]) -> Option<Arc<dyn Place>> {
        self.place.at_cell(sizes)
    }

    /// Hands the variant over as a subject for positions of so many sizes, with its period where that is known.
    fn with_subject<T>(&self, count: usize, period: Option<Period>, use_it: impl FnOnce(&Subject) -> T) -> T {
        let value = |sizes: &[usize], control: &Control| -> Result<Option<Value>, Stop> {
            self.position(sizes).map(|place| place.value(control)).transpose()
        };
        let law = self.place.law(count).and_then(|text| Conjecture::read(&text).ok());
        use_it(&Subject { value: &value, from: self.from, period, law })
    }

    /// Puts a conjecture to the test up to `to` in every size, or as far as about 20,000 positions reach; `None` where the
    /// variant has no positions of so many sizes.
    pub fn test(&self, law: &Conjecture, to: Option<usize>, control: &Control) -> Result<Option<Trial>, Stop> {
        if !self.has(law.sizes()) {
            return Ok(None);
        }
        let trial = self.with_subject(law.sizes(), None, |subject| law.test(subject, to, control))?;
        // Tables long enough to show a period may take long: they are made only where a period can prove something.
        if trial.finding != Finding::Holds || law.sizes() != 1 || law.period().is_none() {
            return Ok(Some(trial));
        }
        let period = self.period(control)?;
        self.with_subject(1, period, |subject| law.go_on(subject, trial, control)).map(Some)
    }

    /// The same with machines, which decide for every size what held wherever it was asked.
    pub fn decide(&self, law: &Conjecture, trial: Trial, control: &Control) -> Result<Trial, Stop> {
        if !matches!(trial.finding, Finding::Holds | Finding::Cut(_)) {
            return Ok(trial);
        }
        let finding = match decide(law, &*self.place, control)? {
            Some(Decided::Same(states)) => Finding::Decided(states),
            Some(Decided::Differs(at, is_claimed)) => match refuted(law, &at, is_claimed) {
                Some(finding) => finding,
                None => return Ok(trial),
            },
            None => return Ok(trial),
        };
        Ok(Trial { finding, ..trial })
    }

    /// Holds another variant against this one, over positions of so many sizes, else of the fewest that both have; `None`
    /// where there are none.
    pub fn against(
        &self,
        other: &About,
        wanted: Option<usize>,
        to: Option<usize>,
        control: &Control,
    ) -> Result<Option<Difference>, Stop> {
        let mut counts = wanted.map_or(1..=2, |count| count..=count);
        let Some(count) = counts.find(|count| self.has(*count) && other.has(*count)) else { return Ok(None) };
        let mut found = self.with_subject(count, None, |x| {
            other.with_subject(count, None, |y| Difference::between(x, y, count, to, control))
        })?;
        if count == 1 && found.cut.is_none() {
            let (own, theirs) = (self.period(control)?, other.period(control)?);
            self.with_subject(1, own, |x| other.with_subject(1, theirs, |y| found.prove(x, y, 1)));
        }
        if found.flips.is_empty() && found.proof.is_none() {
            found.decided = alike(&*self.place, &*other.place, count, control)?;
        }
        Ok(Some(found))
    }

    /// The period, if it shows in short tables.
    fn period(&self, control: &Control) -> Result<Option<Period>, Stop> {
        let table = glance(&*self.place, control)?;
        Ok(table.filter(|table| table.of.len() == 1).and_then(|table| table.period))
    }
}

/// A counterexample that machines found, where its sizes are small enough to be told.
fn refuted(law: &Conjecture, at: &[Nat], is_claimed: bool) -> Option<Finding> {
    let at: Vec<usize> = at.iter().map(|size| usize::try_from(size).ok()).collect::<Option<_>>()?;
    let sizes = at[..law.sizes()].to_vec();
    let claimed = law.claim(&sizes).ok()?;
    let value = match (at.last(), &claimed) {
        // The last number is a nim-value that is not claimed; what is claimed is not one.
        (Some(nimber), Claim::Nimber(_)) if !is_claimed => Value::nimber(*nimber),
        (_, Claim::Nimber(_)) => return None,
        (_, Claim::Lost(is_lost)) => Value::of_outcome(*is_lost),
    };
    Some(Finding::Refuted { sizes, claimed, value })
}

/// The longest table that is quickly made, or the first in which a period shows.
fn glance(place: &dyn Place, control: &Control) -> Result<Option<Table>, Stop> {
    let mut known = None;
    for to in GLANCES {
        let before = control.progress().0;
        match place.table(Some(to), control) {
            None | Some(Err(Stop::TooLarge(_))) => break,
            Some(Err(Stop::Asked)) => return Err(Stop::Asked),
            Some(Ok(table)) => known = Some(table),
        }
        let is_settled = known.as_ref().is_some_and(|table: &Table| table.of.len() != 1 || table.period.is_some());
        if is_settled || control.progress().0 - before > PATIENCE {
            break;
        }
    }
    Ok(known)
}
