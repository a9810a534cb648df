//! The values from which a reader redoes those that a reason tells: of small heaps, or of the cells around a token.

use std::ops::Range;

use ground::num::Nat;
use ground::say;
use ground::say::Say;
use solve::judge::control::Stop;
use solve::judge::idea::Idea;
use solve::judge::reason::{Exhibit, Role, Step};
use solve::misere::genus::Tame;

/// The largest heap up to which the values of all are told.
pub const TOLD: usize = 99;

/// Columns and rows of a map that is shown.
const SHOWN: [usize; 2] = [16, 12];

/// The nim-values of heaps of 0 to `largest` in rows of ten; nothing where they are too many or tell nothing.
pub fn heaps(largest: usize, value: impl Fn(usize) -> Result<Nat, Stop>) -> Result<Option<Step>, Stop> {
    if !(2..=TOLD).contains(&largest) {
        return Ok(None);
    }
    let values = (0..=largest).map(|size| value(size).map(|n| n.to_string())).collect::<Result<Vec<_>, Stop>>()?;
    Ok(Some(
        Step::says(Role::Look, say!("worth-values", to = largest))
            .about(Idea::Mex)
            .showing(in_tens(say!("worth-head-size"), &values)),
    ))
}

/// The nim-values and misère values of heaps of 0 to `largest` in rows of ten, the latter of tame heaps; nothing where they are too many.
pub fn tempers(
    largest: usize,
    value: impl Fn(usize) -> Result<(Nat, Option<Tame>), Stop>,
) -> Result<Option<Step>, Stop> {
    if !(1..=TOLD).contains(&largest) {
        return Ok(None);
    }
    let cell = |(nimber, temper): (Nat, Option<Tame>)| temper.map_or(nimber.to_string(), pair);
    let values = (0..=largest).map(|size| value(size).map(cell)).collect::<Result<Vec<String>, Stop>>()?;
    let wild = usize::from(values.iter().any(|cell| !cell.contains('/')));
    let says = say!("worth-values-tame", to = largest, wild = wild);
    Ok(Some(Step::says(Role::Look, says).about(Idea::Tame).showing(in_tens(say!("worth-head-size"), &values))))
}

/// Both values of a tame part, as in `1/0`.
pub fn pair(temper: Tame) -> String {
    format!("{}/{}", temper.nimber(), temper.misere())
}

/// Who wins with heaps of 0 to `largest` in misère play, in rows of ten; nothing where they are too many.
pub fn outcomes(largest: usize, is_lost: impl Fn(usize) -> Result<bool, Stop>) -> Result<Option<Step>, Stop> {
    if largest > TOLD {
        return Ok(None);
    }
    let letter = |size| is_lost(size).map(|is_lost| if is_lost { "P" } else { "N" }.to_owned());
    let values = (0..=largest).map(letter).collect::<Result<Vec<String>, Stop>>()?;
    let step = Step::says(Role::Look, say!("worth-values-misere", to = largest)).about(Idea::MisereEnd);
    Ok(Some(step.showing(in_tens(say!("worth-head-size"), &values))))
}

/// What heaps of 0, 1, 2 and so on are worth, or what else has sizes of that name, ten in a row.
pub fn in_tens(size: Say, values: &[String]) -> Exhibit {
    let columns = values.len().min(10);
    let digits = (0..columns).map(|digit| Say::verbatim(format!("+{digit}")));
    let row = |(tens, row): (usize, &[String])| {
        let blank = vec![String::new(); columns - row.len()];
        [vec![(10 * tens).to_string()], row.to_vec(), blank].concat()
    };
    let rows = values.chunks(10).enumerate().map(row).collect();
    let head = [size].into_iter().chain(digits).collect();
    Exhibit::Table { head, rows, focus: Vec::new() }
}

/// What stands in the cells of a map.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Told {
    /// Nim-values.
    Values,
    /// `P` or `N` in misère play.
    Outcomes,
    /// Nim-values and misère values.
    Both,
}

/// A board with what its cells are worth.
pub struct Map<'a> {
    /// The names of its columns.
    pub columns: Vec<String>,
    /// The names of its rows.
    pub rows: Vec<String>,
    /// What is told.
    pub told: Told,
    /// What stands in a column and a row; a wall, or what is not known, is told by a sign.
    pub cell: &'a dyn Fn(usize, usize) -> Result<String, Stop>,
    /// Where tokens stand.
    pub tokens: Vec<[usize; 2]>,
    /// Where a lone token can go, as columns and rows.
    pub options: Vec<[usize; 2]>,
    /// What is to be seen where not everything can be.
    pub target: Option<[usize; 2]>,
}

impl Map<'_> {
    /// The map around the tokens: of one the cells that it can go to are marked, of several their own.
    pub fn step(&self) -> Result<Step, Stop> {
        let is_alone = self.tokens.len() == 1;
        let marked = if is_alone { &self.options } else { &self.tokens };
        let window = |axis: usize, size: usize| {
            let spots = || self.tokens.iter().chain(&self.options).map(|spot| spot[axis]);
            let (from, to) = (spots().min().unwrap_or(0), spots().max().unwrap_or(0));
            match self.target.filter(|_| to - from >= SHOWN[axis]) {
                Some(target) => within(target[axis].saturating_sub(SHOWN[axis] / 2), target[axis], size, SHOWN[axis]),
                None => within(from, to, size, SHOWN[axis]),
            }
        };
        let (across, down) = (window(0, self.columns.len()), window(1, self.rows.len()));
        let mut rows = Vec::new();
        for y in down.clone() {
            let cells = across.clone().map(|x| (self.cell)(x, y)).collect::<Result<Vec<_>, Stop>>()?;
            rows.push([vec![self.rows[y].clone()], cells].concat());
        }
        let is_shown = |spot: &&[usize; 2]| across.contains(&spot[0]) && down.contains(&spot[1]);
        let is_whole = [across.len(), down.len()] == [self.columns.len(), self.rows.len()];
        let cut = usize::from(!is_whole);
        let focus = marked.iter().filter(is_shown).map(|[x, y]| (y - down.start, x - across.start + 1)).collect();
        let head = [String::new()].into_iter().chain(self.columns[across.clone()].iter().cloned());
        let (head, tokens) = (head.map(Say::verbatim).collect(), self.tokens.len());
        let says = match self.told {
            Told::Values => say!("worth-map", tokens = tokens, cut = cut),
            Told::Outcomes => {
                let barred = usize::from(rows.iter().any(|row| row[1..].iter().any(|cell| cell == "-")));
                let points = usize::from(self.columns.iter().all(|name| name.parse::<usize>().is_ok()));
                say!("worth-map-misere", points = points, barred = barred, cut = cut)
            }
            Told::Both => say!("worth-map-tame", cut = cut),
        };
        Ok(Step::says(Role::Look, says).about(Idea::Mex).showing(Exhibit::Table { head, rows, focus }))
    }
}

/// So many of `size` places, with `from` to `to` among them where that can be.
fn within(from: usize, to: usize, size: usize, most: usize) -> Range<usize> {
    let end = (to + 1).max(from + most.min(size)).min(size).min(from + most);
    end.saturating_sub(most)..end
}
