//! What a person asks about a game as a whole: whether a law holds, or what another variant changes; and in which cells of
//! a table that shows.

use std::fmt;
use std::sync::Arc;

use duel::place::Place;
use ground::say;
use ground::say::Say;
use solve::judge::control::{Control, Stop};
use solve::judge::sequence::{Cell, Table};
use solve::judge::value::Outcome;
use teach::conjecture::about::About;
use teach::conjecture::difference::Difference;
use teach::conjecture::law::{Claim, Conjecture};
use teach::conjecture::telling;
use teach::conjecture::trial::{Finding, Trial};

/// Row and column of a cell.
pub type At = (usize, usize);

/// A question about a game as a whole.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Inquiry {
    /// Whether a law holds.
    Law(Box<Conjecture>),
    /// What changes under the rules of another variant.
    Against(Rival),
}

/// Any position of the variant that a game is held against.
#[derive(Clone)]
pub struct Rival(pub Arc<dyn Place>);

impl PartialEq for Rival {
    fn eq(&self, other: &Self) -> bool {
        Arc::ptr_eq(&self.0, &other.0)
    }
}

impl Eq for Rival {}

impl fmt::Debug for Rival {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        write!(f, "Rival({:?})", self.0.params())
    }
}

/// An answer, ready to be spoken.
#[derive(Clone, Debug, PartialEq)]
pub struct Told {
    /// One sentence after the other, the same that the commands print.
    pub says: Vec<Say>,
    /// The sizes of the smallest position where something is amiss.
    pub at: Option<Vec<usize>>,
}

impl Inquiry {
    /// The answer about the variant of this position, as far as the commands look unless told otherwise; `None` where it has
    /// no positions to ask.
    pub fn answer(&self, place: &Arc<dyn Place>, control: &Control) -> Result<Option<Told>, Stop> {
        let about = About::new(place.clone(), control)?;
        match self {
            Inquiry::Law(law) => {
                let source = place.card().sources.first().copied().unwrap_or_default();
                Ok(about.test(law, None, control)?.map(|trial| tried(law, &trial, source)))
            }
            Inquiry::Against(Rival(other)) => {
                let other = About::new(other.clone(), control)?;
                Ok(about.against(&other, None, None, control)?.map(|found| compared(&found)))
            }
        }
    }

    /// The cells of a table where the law is wrong, or where the other rules let another side win, in reading order.
    pub fn marks(&self, table: &Table, control: &Control) -> Result<Vec<At>, Stop> {
        match self {
            Inquiry::Law(law) => misses(law, table, control),
            Inquiry::Against(Rival(other)) => flips(&**other, table, control),
        }
    }
}

fn tried(law: &Conjecture, trial: &Trial, source: &str) -> Told {
    let mut says = vec![telling::trial(trial, source)];
    if law.is_ordered() {
        says.push(say!("law-ordered"));
    }
    let at = match &trial.finding {
        Finding::Refuted { sizes, .. } | Finding::Undefined { sizes, .. } => Some(sizes.clone()),
        Finding::Theorem | Finding::Proved { .. } | Finding::Decided(_) | Finding::Holds | Finding::Cut(_) => None,
    };
    Told { says, at }
}

fn compared(found: &Difference) -> Told {
    let first = found.flips.first().or(found.finer.as_ref());
    Told { says: telling::difference(found), at: first.map(|flip| flip.sizes.clone()) }
}

fn misses(law: &Conjecture, table: &Table, control: &Control) -> Result<Vec<At>, Stop> {
    if law.sizes() != table.of.len() {
        return Ok(Vec::new());
    }
    sought(table, control, |sizes, cell| {
        let is_asked = !law.is_ordered() || sizes[0] <= sizes[1];
        // Where the law has no value, or speaks of a nim-value that is not in the table, it is not wrong.
        Ok(is_asked && law.claim(sizes).is_ok_and(|claim| is_wrong(&claim, cell)))
    })
}

fn is_wrong(claim: &Claim, cell: Cell) -> bool {
    match (claim, cell) {
        (Claim::Lost(is_lost), cell) => (cell.outcome() == Outcome::P) != *is_lost,
        (claim, Cell::Nimber(nimber)) => !claim.is_nimber(nimber),
        (Claim::Nimber(_), Cell::Outcome(_)) => false,
    }
}

fn flips(other: &dyn Place, table: &Table, control: &Control) -> Result<Vec<At>, Stop> {
    let known = match other.table(Some(table.to), control) {
        Some(Err(Stop::Asked)) => return Err(Stop::Asked),
        Some(Ok(known)) if known.of.len() == table.of.len() => Some(known),
        _ => None,
    };
    sought(table, control, |sizes, cell| {
        let told = known.as_ref().and_then(|known| looked_up(known, sizes)).map(Cell::outcome);
        let theirs = match (told, other.at_cell(sizes)) {
            (Some(outcome), _) => outcome,
            (None, Some(place)) => place.value(control)?.outcome(),
            (None, None) => return Ok(false),
        };
        Ok(theirs != cell.outcome())
    })
}

fn looked_up(table: &Table, sizes: &[usize]) -> Option<Cell> {
    let place = |size: &usize| size.checked_sub(table.from);
    match sizes {
        [size] => table.cell(0, place(size)?),
        [row, column] => table.cell(place(row)?, place(column)?),
        _ => None,
    }
}

/// The cells for which this is so.
fn sought(
    table: &Table,
    control: &Control,
    is_it: impl Fn(&[usize], Cell) -> Result<bool, Stop>,
) -> Result<Vec<At>, Stop> {
    let mut found = Vec::new();
    for (row, column) in (0..table.rows()).flat_map(|row| (0..table.row_length(row)).map(move |column| (row, column))) {
        control.tick(1)?;
        let Some(cell) = table.cell(row, column) else { continue };
        if is_it(&table.sizes(row, column), cell)? {
            found.push((row, column));
        }
    }
    Ok(found)
}
