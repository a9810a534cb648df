//! A machine as rails: a row for each state and for each arrow that leaves it, and for each state that is entered one rail on the right,
//! which all arrows to it join. So every arrow has room for its columns, however many there are.

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;

use crate::tui::paint::look::Look;
use crate::tui::paint::sheet::{Room, Sheet, Window};
use crate::tui::paint::sight::Sight;
use crate::tui::paint::wires::{DOWN, LEFT, RIGHT, UP, Wired};
use crate::tui::text;
use crate::tui::theme::Ink;
use teach::machine::diagram::{Arrow, Diagram};

/// Columns of the texts of one arrow at most; more of them are counted.
const LABEL: u16 = 18;

/// Columns before a state, for the sign of where the run is.
const MARGIN: usize = 2;

/// Columns by which arrows stand further right than their state.
const INDENT: usize = 4;

/// The wire that is gone along just now.
const TAKEN: usize = usize::MAX;

/// A machine to be drawn.
#[derive(Clone, Copy)]
pub struct Rails<'a> {
    /// The machine.
    pub diagram: &'a Diagram,
    /// Where the run is; none: it has left the machine.
    pub here: Option<usize>,
    /// The states that it came from and went to last.
    pub last: Option<(usize, usize)>,
}

impl Rails<'_> {
    /// Columns and lines of the whole drawing.
    pub fn size(&self, look: &Look) -> (usize, usize) {
        let sheet = Plan::of(self, &Sight::of(look)).sheet;
        (sheet.width, sheet.height)
    }

    /// Draws what there is room for, so many lines scrolled away and where the run is in sight; tells how many lines there are below.
    pub fn draw(&self, buffer: &mut Buffer, area: Rect, scroll: usize, look: &Look) -> usize {
        let plan = Plan::of(self, &Sight::of(look));
        let kept =
            self.here.filter(|_| !Room { width: area.width.into(), height: area.height.into() }.holds(&plan.sheet));
        let window = Window::over(&plan.sheet, area, scroll, kept.map(|state| (0, plan.rows[state])));
        window.paint(buffer, &plan.sheet);
        window.below(&plan.sheet)
    }
}

/// A drawing laid out.
struct Plan {
    sheet: Sheet,
    /// The row of each state.
    rows: Vec<usize>,
}

/// An arrow between different states, its row, and the column behind its text.
struct Laid<'a> {
    arrow: &'a Arrow,
    y: usize,
    end: usize,
}

impl Plan {
    fn of(rails: &Rails, sight: &Sight) -> Self {
        let diagram = rails.diagram;
        let mut plan = Plan { sheet: Sheet::default(), rows: Vec::new() };
        let (mut ends, mut laid) = (Vec::new(), Vec::new());
        let mut y = 0;
        for state in 0..diagram.states.len() {
            plan.rows.push(y);
            ends.push(plan.state(rails, state, y, sight));
            y += 1;
            for arrow in diagram.arrows.iter().filter(|arrow| arrow.from == state && !arrow.is_loop()) {
                let is_last = rails.last == Some((arrow.from, arrow.to));
                let ink = if is_last { Ink::Key } else { Ink::Text };
                let end = plan.sheet.write(MARGIN + INDENT, y, label(arrow), sight.style(ink));
                laid.push(Laid { arrow, y, end });
                y += 1;
            }
        }
        plan.wire(rails, &ends, &laid, sight);
        plan
    }

    /// Writes a state, a second pair of brackets where it is lost, and the arrow back to itself; tells the column behind.
    fn state(&mut self, rails: &Rails, state: usize, y: usize, sight: &Sight) -> usize {
        let drawn = rails.diagram.states[state];
        let is_here = rails.here == Some(state);
        if is_here {
            self.sheet.write(0, y, sight.either("▸", ">"), sight.style(Ink::Key));
        }
        let name = if drawn.is_lost { format!("(({}))", drawn.number) } else { format!("({})", drawn.number) };
        let ink = match (is_here, drawn.is_lost) {
            (true, _) => Ink::Selected,
            (false, true) => Ink::Lost,
            (false, false) => Ink::Text,
        };
        let end = self.sheet.write(MARGIN, y, name, sight.style(ink));
        let round = rails.diagram.arrows.iter().find(|arrow| arrow.from == state && arrow.is_loop());
        round.map_or(end, |arrow| {
            let is_last = rails.last == Some((state, state));
            let ink = if is_last { Ink::Key } else { Ink::Text };
            self.sheet.write(end + 1, y, format!("{}{}", sight.either("↺", "o"), label(arrow)), sight.style(ink))
        })
    }

    /// Joins the arrows with the states that they enter.
    fn wire(&mut self, rails: &Rails, ends: &[usize], laid: &[Laid], sight: &Sight) {
        let first = ends.iter().copied().chain(laid.iter().map(|one| one.end)).max().unwrap_or(0) + 3;
        let rails_of = lanes(&self.rows, laid);
        let mut lines = Wired::default();
        for (state, lane) in rails_of.iter().enumerate() {
            let Some(x) = lane.map(|lane| first + 2 * lane) else { continue };
            let entry = (ends[state] + 1, self.rows[state]);
            self.sheet.write(entry.0, entry.1, sight.either("◂", "<"), sight.style(Ink::Border));
            for one in laid.iter().filter(|one| one.arrow.to == state) {
                let is_taken = rails.last == Some((one.arrow.from, state));
                for wire in std::iter::once(state).chain(is_taken.then_some(TAKEN)) {
                    level(&mut lines, wire, (one.end + 1, x), one.y);
                    upright(&mut lines, wire, x, (one.y.min(entry.1), one.y.max(entry.1)));
                    level(&mut lines, wire, (entry.0 + 1, x), entry.1);
                }
            }
        }
        lines.write(&mut self.sheet, sight, &|wire| wire == TAKEN);
    }
}

fn level(lines: &mut Wired, wire: usize, (from, to): (usize, usize), y: usize) {
    for x in from..to {
        lines.add((x, y), wire, RIGHT);
        lines.add((x + 1, y), wire, LEFT);
    }
}

fn upright(lines: &mut Wired, wire: usize, x: usize, (from, to): (usize, usize)) {
    for y in from..to {
        lines.add((x, y), wire, DOWN);
        lines.add((x, y + 1), wire, UP);
    }
}

/// The rail of each state that another one leads to, from 0; those that are apart share one, the shortest stand nearest.
fn lanes(rows: &[usize], laid: &[Laid]) -> Vec<Option<usize>> {
    let span = |state: usize| {
        let all = || laid.iter().filter(|one| one.arrow.to == state).map(|one| one.y).chain([rows[state]]);
        (all().min().unwrap_or(0), all().max().unwrap_or(0))
    };
    let mut open: Vec<usize> = (0..rows.len()).filter(|state| laid.iter().any(|one| one.arrow.to == *state)).collect();
    open.sort_by_key(|state| span(*state).1 - span(*state).0);
    let mut taken: Vec<Vec<(usize, usize)>> = Vec::new();
    let mut lanes = vec![None; rows.len()];
    for state in open {
        let (top, foot) = span(state);
        let is_free = |lane: &Vec<(usize, usize)>| lane.iter().all(|(above, below)| *below < top || foot < *above);
        let lane = taken.iter().position(is_free).unwrap_or(taken.len());
        if lane == taken.len() {
            taken.push(Vec::new());
        }
        taken[lane].push((top, foot));
        lanes[state] = Some(lane);
    }
    lanes
}

/// The columns of an arrow: as many as there is room for, and how many more there are.
fn label(arrow: &Arrow) -> String {
    let whole = arrow.labels.join(" ");
    if text::width(&whole) <= LABEL {
        return whole;
    }
    let one = arrow.labels.first().map_or(0, |label| label.len() + 1);
    let shown = (usize::from(LABEL) / one.max(1)).max(1);
    let more = arrow.labels.len() - shown.min(arrow.labels.len());
    format!("{} +{more}", arrow.labels[..shown.min(arrow.labels.len())].join(" "))
}

#[cfg(test)]
mod tests;
