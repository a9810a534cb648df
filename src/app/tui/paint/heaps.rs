//! Heaps: small ones in lines of groups of five, the size at the end; large ones as pictures, the size under the name.

use crate::tui::paint::art;
use crate::tui::paint::sheet::{Room, Sheet};
use crate::tui::paint::sight::{Sight, State};
use crate::tui::text;
use crate::tui::theme::Ink;
use ground::say;
use ground::say::Say;
use ground::scene::piece::Owner;
use ground::scene::{Heap, Mark, Shape, Spot};

/// Counters that stand together.
const GROUP: usize = 5;

/// Lays out heaps: at scale 1 in groups, wrapped where a heap is long; larger ones each on one line of pictures, the size under the name.
pub fn lay(heaps: &[Heap], sight: &Sight, room: Room, scale: usize) -> Sheet {
    let mut sheet = Sheet::default();
    if heaps.is_empty() {
        sheet.write(0, 0, sight.look.words(&say!("paint-empty")), sight.style(Ink::Faint));
    }
    let plan = Plan::of(heaps, sight, room, scale);
    if scale > 1 && plan.name + 2 + plan.most * plan.step > room.width + 1 {
        // It is told how wide it would be, and nothing is drawn.
        return Sheet::of_size((plan.name + 1 + plan.most * plan.step, plan.high() * heaps.len()));
    }
    let before = shaped(sight.before());
    // Where heaps came, went or changed places, no counter is known to be new.
    let names = |heaps: &[Heap]| heaps.iter().map(|heap| heap.name.clone()).collect::<Vec<String>>();
    let then = if names(before) == names(heaps) { before } else { &[] };
    for (number, heap) in heaps.iter().enumerate() {
        let top = sheet.height;
        let (then, ghosts) = (then.get(number), ghosts(sight, number, heap));
        One { heap, then, ghosts, top, plan: &plan, sight }.lay(&mut sheet);
    }
    if scale > 1 {
        sheet.width = sheet.width.max(plan.name + 1 + plan.most * plan.step);
    }
    sheet
}

/// The columns that all heaps share.
struct Plan {
    scale: usize,
    name: usize,
    step: usize,
    groups: usize,
    size: usize,
    width: usize,
    /// Counters of the longest heap, as it began.
    most: usize,
}

impl Plan {
    fn of(heaps: &[Heap], sight: &Sight, room: Room, scale: usize) -> Plan {
        let widest = |texts: &mut dyn Iterator<Item = &String>| texts.map(|t| usize::from(text::width(t))).max();
        let mut name = widest(&mut heaps.iter().map(|heap| &heap.name)).unwrap_or(0) + 2;
        let drawn = heaps.iter().filter(|heap| is_drawn(heap));
        let rooted = shaped(sight.root());
        let sizes = drawn.clone().chain(rooted.iter().filter(|heap| is_drawn(heap))).map(|heap| &heap.size);
        let size = widest(&mut sizes.into_iter()).unwrap_or(0) + 1;
        let most = drawn.map(|heap| heap.counters.len()).max().unwrap_or(0);
        let most = most.max(begun(sight.before())).max(begun(sight.root()));
        if scale > 1 {
            // Its size stands under the name of a heap.
            name = name.max(size + 1);
            return Plan {
                scale,
                name,
                step: 2 * scale + 1,
                groups: usize::MAX / GROUP,
                size,
                width: room.width,
                most,
            };
        }
        let step = 2;
        let groups = ((room.width + 1).saturating_sub(name + 2 + size) / (GROUP * step + 1)).max(1);
        let groups = groups.min(most.div_ceil(GROUP).max(1));
        // Twice as many groups on a line are counted more easily in tens.
        let groups = if groups > 2 && groups < most.div_ceil(GROUP) { groups - groups % 2 } else { groups };
        Plan { scale, name, step, groups, size, width: room.width, most }
    }

    fn counter(&self, index: usize) -> (usize, usize) {
        if self.scale > 1 {
            return (self.name + 2 + index * self.step, 0);
        }
        let (line, place) = (index / (self.groups * GROUP), index % (self.groups * GROUP));
        (self.name + 2 + place * self.step + place / GROUP, line)
    }

    /// The column where the sizes end.
    fn end(&self) -> usize {
        let (last, _) = self.counter((self.groups * GROUP).saturating_sub(1));
        last + self.step + self.size
    }

    /// Lines of a heap: the counters, and under large ones a line for signs.
    fn high(&self) -> usize {
        if self.scale > 1 { self.scale + 1 } else { 1 }
    }
}

/// The heaps of a shape, if it is one of heaps.
fn shaped(shape: Option<&Shape>) -> &[Heap] {
    match shape {
        Some(Shape::Heaps(heaps)) => heaps,
        _ => &[],
    }
}

/// Counters of the longest heap of an earlier scene.
fn begun(shape: Option<&Shape>) -> usize {
    shaped(shape).iter().map(|heap| heap.counters.len()).max().unwrap_or(0)
}

/// How many counters the last move took from a heap, as far as they can be drawn.
fn ghosts(sight: &Sight, number: usize, heap: &Heap) -> usize {
    let before = shaped(sight.before()).get(number).filter(|_| is_drawn(heap));
    let gone = before.and_then(|before| before.counters.get(heap.counters.len()..));
    gone.map_or(0, |gone| gone.iter().filter(|mark| !mark.is_empty()).count())
}

fn is_drawn(heap: &Heap) -> bool {
    !heap.counters.is_empty() || heap.size == "0"
}

/// One heap to be laid out: what it was before the last move, and its first line.
struct One<'a> {
    heap: &'a Heap,
    then: Option<&'a Heap>,
    ghosts: usize,
    top: usize,
    plan: &'a Plan,
    sight: &'a Sight<'a>,
}

impl One<'_> {
    fn lay(&self, sheet: &mut Sheet) {
        let One { heap, plan, sight, top, .. } = *self;
        let is_here = taken_from(heap, sight.look.cursor.iter()).is_some();
        let name = if is_here { Ink::Title } else { Ink::Text };
        let arrow = if is_here { sight.narrow("▸", ">") } else { " " };
        sheet.write(0, top, arrow, sight.style(Ink::Title));
        let name_start = plan.name - usize::from(text::width(&heap.name));
        sheet.write(name_start, top, heap.name.clone(), sight.style(name));
        let end = if is_drawn(heap) { self.lay_counters(sheet) } else { self.lay_number(sheet) };
        sheet.height = sheet.height.max(top + plan.high());
        if let Some(note) = &heap.note {
            lay_note(sheet, note, end, top, plan, sight);
        }
    }

    /// Draws the counters, the places of those that went, and the size; gives back the column behind them.
    fn lay_counters(&self, sheet: &mut Sheet) -> usize {
        let One { heap, plan, sight, top, .. } = *self;
        let taken = taken_from(heap, sight.look.cursor.iter().chain(sight.look.meant));
        let chosen = taken_from(heap, sight.look.chosen.iter());
        for (index, mark) in heap.counters.iter().enumerate() {
            let state = match (taken, chosen) {
                (Some(from), _) if index >= from => State::Cursor,
                (_, Some(from)) if index >= from => State::Chosen,
                _ => sight.state(mark),
            };
            self.lay_counter(sheet, mark, state, index);
        }
        let full = heap.counters.len();
        for index in full..full + self.ghosts {
            lay_ghost(sheet, plan, top, index, sight);
        }
        let style = sight.style(if heap.counters.is_empty() { Ink::Faint } else { Ink::Text });
        let wide = usize::from(text::width(&heap.size));
        if plan.scale > 1 {
            sheet.write(plan.name - wide, top + 1, heap.size.clone(), style);
            plan.name + 1 + plan.most * plan.step
        } else {
            sheet.write(plan.end() - wide, top, heap.size.clone(), style)
        }
    }

    /// Writes the size where counters are too many to be drawn; in brackets if the last move changed it.
    fn lay_number(&self, sheet: &mut Sheet) -> usize {
        let One { heap, plan, sight, top, .. } = *self;
        let number = sight.look.words(&Say::verbatim(heap.size.clone()));
        let is_new = self.then.is_some_and(|then| then.size != heap.size);
        let style = sight.style(if is_new { Ink::Last } else { Ink::Piece });
        let room = plan.width.saturating_sub(plan.name + 3) as u16;
        let (mut end, mut low) = (0, top);
        for (line, part) in text::wrap(&number, room.max(1)).into_iter().enumerate() {
            low = top + line;
            end = sheet.write(plan.name + 2, low, part, style);
        }
        if is_new {
            let (before, behind) = State::Last.brackets();
            sheet.write(plan.name + 1, top, before, style);
            sheet.write(end, low, behind, style);
        }
        end + 1
    }

    /// Whether the last move put a counter there, or took one from a place that can still be pointed at.
    fn is_new(&self, index: usize, mark: &Mark) -> bool {
        let Some(then) = self.then.filter(|then| is_drawn(then)) else { return false };
        then.counters.get(index).is_some_and(|then| then.piece.is_some()) != mark.piece.is_some()
    }

    fn lay_counter(&self, sheet: &mut Sheet, mark: &Mark, state: State, index: usize) {
        let One { plan, sight, top, .. } = *self;
        let (x, line) = plan.counter(index);
        let y = top + line;
        let is_hollow = matches!(state, State::Cursor | State::Chosen);
        // A heap that would be taken has no brackets of its own: those of the last move stay seen.
        let signed = match state {
            _ if self.is_new(index, mark) => State::Last,
            State::Cursor => State::Still,
            state => state,
        };
        let style = if is_hollow { sight.hollow_style(mark) } else { sight.mark_style(mark, signed) };
        if plan.scale > 1 {
            return lay_picture(sheet, mark, is_hollow, signed, plan, (x, y), sight);
        }
        let glyph = if is_hollow && mark.piece.is_some() { sight.hollow().to_owned() } else { sight.shown(mark) };
        sheet.write(x, y, format!("{glyph} "), style);
        match sight.verdict_sign(mark) {
            Some((sign, colour)) => _ = sheet.write(x + 1, y, sign, style.patch(colour)),
            None if matches!(signed, State::Last | State::Focus) => {
                _ = sheet.write(x + 1, y, signed.brackets().1, style);
            }
            None => {}
        }
        sheet.aim(mark.spot, (x, y), (x, y, plan.step, 1));
    }
}

/// A large counter, the signs of its state and of its verdict under it.
fn lay_picture(
    sheet: &mut Sheet,
    mark: &Mark,
    is_hollow: bool,
    signed: State,
    plan: &Plan,
    (x, y): (usize, usize),
    sight: &Sight,
) {
    let (wide, high) = (2 * plan.scale, plan.scale);
    let style = if is_hollow { sight.hollow_style(mark) } else { sight.mark_style(mark, signed) };
    let drawn = mark.piece.as_ref().and_then(|(piece, owner)| {
        let owner = if is_hollow { Owner::Second } else { *owner };
        let letter = if is_hollow { sight.hollow() } else { &mark.text };
        art::picture(piece, owner, plan.scale, sight.look.signs, letter)
    });
    if let Some(lines) = &drawn {
        let inset = (wide - lines.first().map_or(wide, |line| line.chars().count())) / 2;
        for (down, line) in lines.iter().enumerate() {
            sheet.write(x + inset, y + down, line.clone(), style);
        }
    } else {
        sheet.write(x + wide / 2 - 1, y + (high - 1) / 2, sight.shown(mark), style);
    }
    let (before, behind) = signed.brackets();
    sheet.write(x, y + high, before, style);
    sheet.write(x + wide - 1, y + high, behind, style);
    if let Some((sign, colour)) = sight.verdict_sign(mark) {
        sheet.write(x + wide / 2 - 1, y + high, sign, colour);
    }
    sheet.aim(mark.spot, (x + wide / 2 - 1, y), (x, y, plan.step, high + 1));
}

/// What stood there before the last move.
fn lay_ghost(sheet: &mut Sheet, plan: &Plan, top: usize, index: usize, sight: &Sight) {
    let (x, line) = plan.counter(index);
    let style = sight.style(Ink::Last);
    if plan.scale > 1 {
        sheet.write(x + plan.scale - 1, top + (plan.scale - 1) / 2, sight.ghost().repeat(2), style);
    } else {
        sheet.write(x, top + line, sight.ghost(), style);
    }
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
