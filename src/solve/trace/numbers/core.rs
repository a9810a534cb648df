//! Whether a split is in the core: every coalition's worth against what it gets, up to the first that does better on its own.
//!
//! Source: D. B. Gillies, Solutions to general non-zero-sum games, Contributions to the Theory of Games IV (1959).
//!
//! Worked by hand: A = 1, B = 2, AB = 10, split 1/2 and 19/2: A is worth 1 alone and gets 1/2, so A objects.

use num_traits::Signed;

use crate::judge::control::{Control, Stop};
use crate::judge::shares::{Coalition, letters, shared};
use crate::sharing::worths::Worths;
use crate::trace::method::Method;
use crate::trace::run::{Cell, Figure, Found, Run, Step, Table, Tint};
use ground::num::Ratio;
use ground::say;

/// Players whose coalitions have a line each, at most: 4,095 lines.
pub const PLAYERS: usize = 12;

/// The columns: worth alone, what the split gives, and how far that is beyond the worth.
const WORTH: usize = 0;
const KEEP: usize = 1;
const BEYOND: usize = 2;

/// Looks for a coalition that objects to a split, in the order of the masks. Time: 2^n.
pub fn objection(worths: &Worths, split: &[Ratio], control: &Control) -> Result<Run, Stop> {
    let kind = worths.divided().name();
    let columns = [
        say!("trace-core-worth", kind = kind),
        say!("trace-core-keep", kind = kind),
        say!("trace-core-beyond", kind = kind),
    ];
    let title = say!("trace-core-title", split = shared(split));
    let rows = (1..=worths.all()).map(letters).collect();
    let table = Figure::Table(Table { title, columns: columns.to_vec(), rows });
    let mut run = Run::new(Method::Core, vec![table]);
    for coalition in 1..=worths.all() {
        control.tick(1)?;
        let excess = worths.excess(split, coalition);
        look(&mut run, worths, split, coalition);
        if excess.is_positive() {
            let says = say!("trace-core-objects", coalition = letters(coalition), by = excess.to_string(), kind = kind);
            let cell = Cell::new(0, coalition as usize - 1, BEYOND);
            let step = Step::saying("verdict", says).with("objector", letters(coalition)).looking([cell]);
            run.keep(step.writing(cell, &-excess, Tint::Lost).asked(letters(coalition)));
            return Ok(run.ending(Found::Stands(false), coalition as usize));
        }
    }
    let says = say!("trace-core-stands", count = worths.all());
    run.keep(Step::saying("verdict", says).with("objector", 0).asked("0"));
    Ok(run.ending(Found::Stands(true), worths.all() as usize))
}

/// Looks at a coalition: its worth, what it gets, and how far that is beyond.
fn look(run: &mut Run, worths: &Worths, split: &[Ratio], coalition: Coalition) {
    let cell = |column: usize| Cell::new(0, coalition as usize - 1, column);
    let (name, kind) = (letters(coalition), worths.divided().name());
    let (worth, keep) = (worths.of(coalition), Worths::sum(split, coalition));
    let beyond = -worths.excess(split, coalition);
    let step = |line: &'static str, says| Step::saying(line, says).with("S", &name);
    let says = say!("trace-core-coalition", coalition = name.as_str());
    run.keep(step("coalition", says).looking([cell(WORTH)]));
    let says = say!("trace-core-alone", coalition = name.as_str(), worth = worth.to_string(), kind = kind);
    run.keep(step("worth", says).with("v", &worth).looking([cell(WORTH)]).writing(cell(WORTH), &worth, Tint::Plain));
    let (told, enough) = (keep.to_string(), if beyond.is_negative() { "no" } else { "yes" });
    let says = say!("trace-core-gets", coalition = name.as_str(), keep = told.as_str(), kind = kind, enough = enough);
    let looked = step("keep", says).with("v", worth).with("keep", &keep).looking([cell(KEEP), cell(WORTH)]);
    let tint = if beyond.is_negative() { Tint::Lost } else { Tint::Plain };
    run.keep(looked.writing(cell(KEEP), &keep, Tint::Plain).writing(cell(BEYOND), &beyond, tint).asked(told));
}
