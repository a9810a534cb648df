//! Heaps: one to a line, name, counters in groups of five, size at the end.

use crate::say;
use crate::say::Say;
use crate::scene::{Heap, Mark, Spot};
use crate::tui::paint::sheet::{Room, Sheet};
use crate::tui::paint::sight::{Sight, State};
use crate::tui::text;
use crate::tui::theme::Ink;

/// Counters that stand together.
const GROUP: usize = 5;

/// Lays out heaps.
pub fn lay(heaps: &[Heap], sight: &Sight, room: Room, scale: usize) -> Sheet {
    let mut sheet = Sheet::default();
    if heaps.is_empty() {
        sheet.write(0, 0, sight.look.words(&say!("paint-empty")), sight.style(Ink::Faint));
    }
    let plan = Plan::of(heaps, room, scale);
    for heap in heaps {
        let top = sheet.height + if sheet.height > 0 { scale - 1 } else { 0 };
        lay_heap(&mut sheet, heap, top, &plan, sight);
    }
    sheet
}

/// The columns that all heaps share.
struct Plan {
    name: usize,
    step: usize,
    groups: usize,
    size: usize,
    width: usize,
}

impl Plan {
    fn of(heaps: &[Heap], room: Room, scale: usize) -> Plan {
        let widest = |texts: &mut dyn Iterator<Item = &String>| texts.map(|t| usize::from(text::width(t))).max();
        let name = widest(&mut heaps.iter().map(|heap| &heap.name)).unwrap_or(0) + 2;
        let drawn = heaps.iter().filter(|heap| is_drawn(heap));
        let size = widest(&mut drawn.clone().map(|heap| &heap.size)).unwrap_or(0) + 1;
        let step = scale + 1;
        let most = drawn.map(|heap| heap.counters.len()).max().unwrap_or(0);
        let groups = ((room.width + 1).saturating_sub(name + 2 + size) / (GROUP * step + 1)).max(1);
        let groups = groups.min(most.div_ceil(GROUP).max(1));
        // Twice as many groups on a line are counted more easily in tens.
        let groups = if groups > 2 && groups < most.div_ceil(GROUP) { groups - groups % 2 } else { groups };
        Plan { name, step, groups, size, width: room.width }
    }

    fn counter(&self, index: usize) -> (usize, usize) {
        let (line, place) = (index / (self.groups * GROUP), index % (self.groups * GROUP));
        (self.name + 2 + place * self.step + place / GROUP, line)
    }

    /// The column where the sizes end.
    fn end(&self, longest: usize) -> usize {
        let full = longest.min(self.groups * GROUP);
        let (last, _) = self.counter(full.saturating_sub(1));
        last + self.step + self.size
    }
}

fn is_drawn(heap: &Heap) -> bool {
    !heap.counters.is_empty() || heap.size == "0"
}

fn lay_heap(sheet: &mut Sheet, heap: &Heap, top: usize, plan: &Plan, sight: &Sight) {
    let taken = taken_from(heap, sight.look.cursor.iter());
    let chosen = taken_from(heap, sight.look.chosen.iter());
    let is_here = taken.is_some();
    let name = if is_here { Ink::Title } else { Ink::Text };
    let arrow = if is_here { sight.either("›", ">") } else { " " };
    sheet.write(0, top, arrow, sight.style(Ink::Title));
    let name_start = plan.name - usize::from(text::width(&heap.name));
    sheet.write(name_start, top, heap.name.clone(), sight.style(name));
    let end = if is_drawn(heap) {
        for (index, mark) in heap.counters.iter().enumerate() {
            let state = match (taken, chosen) {
                (Some(from), _) if index >= from => State::Cursor,
                (_, Some(from)) if index >= from => State::Chosen,
                _ => sight.state(mark),
            };
            lay_counter(sheet, mark, state, plan, top, index, sight);
        }
        let end = plan.end(plan.groups * GROUP);
        let style = sight.style(if heap.counters.is_empty() { Ink::Faint } else { Ink::Text });
        sheet.write(end - usize::from(text::width(&heap.size)), top, heap.size.clone(), style)
    } else {
        let number = sight.look.words(&Say::verbatim(heap.size.clone()));
        let room = plan.width.saturating_sub(plan.name + 2) as u16;
        let mut end = 0;
        for (line, part) in text::wrap(&number, room.max(1)).into_iter().enumerate() {
            end = sheet.write(plan.name + 2, top + line, part, sight.style(Ink::Piece));
        }
        end
    };
    if let Some(note) = &heap.note {
        lay_note(sheet, note, end, top, plan, sight);
    }
}

fn lay_counter(sheet: &mut Sheet, mark: &Mark, state: State, plan: &Plan, top: usize, index: usize, sight: &Sight) {
    let (x, line) = plan.counter(index);
    let y = top + line;
    let style = sight.mark_style(mark, state);
    let hollow = matches!(state, State::Cursor | State::Chosen);
    let (glyph, style) = match sight.verdict_sign(mark) {
        Some((sign, colour)) => (sign.to_owned(), style.patch(colour)),
        None if hollow => (sight.either("○", "x").to_owned(), style),
        None => (sight.shown(mark), style),
    };
    sheet.write(x, y, format!("{glyph} "), style);
    sheet.aim(mark.spot, (x, y), (x, y, plan.step, 1));
}

fn lay_note(sheet: &mut Sheet, note: &Say, end: usize, top: usize, plan: &Plan, sight: &Sight) {
    let told = sight.look.words(note);
    let style = sight.style(Ink::Hint);
    if end + 2 + usize::from(text::width(&told)) <= plan.width {
        sheet.write(end + 2, top, told, style);
    } else {
        let room = plan.width.saturating_sub(plan.name + 2) as u16;
        for line in text::wrap(&told, room) {
            sheet.write(plan.name + 2, sheet.height, line, style);
        }
    }
}

/// The lowest counter of the heap among these spots: it and all above it would go.
fn taken_from<'a>(heap: &Heap, spots: impl Iterator<Item = &'a Spot>) -> Option<usize> {
    spots.filter_map(|spot| heap.counters.iter().position(|mark| mark.spot == Some(*spot))).min()
}
