//! A board laid out: what is written where and where a finger meets a spot, before it is known how much of it shows.

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::Style;

use crate::tui::text;
use ground::scene::Spot;

/// Strokes and targets on a page that grows to hold them. Painting, pointing and measuring all read the same sheet,
/// so they cannot disagree.
#[derive(Clone, Debug, Default)]
pub struct Sheet {
    /// Columns used.
    pub width: usize,
    /// Lines used.
    pub height: usize,
    /// Lines at the top that stay when the rest scrolls.
    pub head: usize,
    strokes: Vec<Stroke>,
    targets: Vec<Target>,
}

#[derive(Clone, Debug)]
struct Stroke {
    x: usize,
    y: usize,
    text: String,
    style: Style,
}

/// Columns and lines there are to lay a board out.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Room {
    /// Columns.
    pub width: usize,
    /// Lines.
    pub height: usize,
}

impl Room {
    /// More than any board wants.
    pub const ENDLESS: Room = Room { width: 100_000, height: 100_000 };

    /// Whether the whole sheet fits.
    pub fn holds(self, sheet: &Sheet) -> bool {
        sheet.width <= self.width && sheet.height <= self.height
    }
}

/// Where a spot lies on a sheet.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Target {
    /// The spot.
    pub spot: Spot,
    /// The column that stands for it, and its line.
    pub at: (usize, usize),
    /// Left, top, columns and lines of what may be touched.
    reach: (usize, usize, usize, usize),
}

impl Target {
    fn holds(&self, x: usize, y: usize) -> bool {
        let (left, top, width, height) = self.reach;
        (left..left + width).contains(&x) && (top..top + height).contains(&y)
    }
}

impl Sheet {
    /// A sheet of so many columns and lines on which nothing is written yet.
    pub fn of_size((width, height): (usize, usize)) -> Self {
        Sheet { width, height, ..Sheet::default() }
    }

    /// Writes a text and gives back the column behind it.
    pub fn write(&mut self, x: usize, y: usize, text: impl Into<String>, style: Style) -> usize {
        let text = text.into();
        let end = x + usize::from(text::width(&text));
        self.width = self.width.max(end);
        self.height = self.height.max(y + 1);
        if !text.is_empty() {
            self.strokes.push(Stroke { x, y, text, style });
        }
        end
    }

    /// Makes a spot touchable: `at` stands for it, `reach` is left, top, columns and lines of the whole of it.
    pub fn aim(&mut self, spot: Option<Spot>, at: (usize, usize), reach: (usize, usize, usize, usize)) {
        if let Some(spot) = spot {
            self.targets.push(Target { spot, at, reach });
        }
    }

    /// Lays another sheet on this one, its corner at `x`, `y`.
    pub fn lay(&mut self, x: usize, y: usize, other: Sheet) {
        self.width = self.width.max(x + other.width);
        self.height = self.height.max(y + other.height);
        self.strokes.extend(other.strokes.into_iter().map(|s| Stroke { x: s.x + x, y: s.y + y, ..s }));
        self.targets.extend(other.targets.into_iter().map(|t| {
            let (left, top, width, height) = t.reach;
            Target { at: (t.at.0 + x, t.at.1 + y), reach: (left + x, top + y, width, height), ..t }
        }));
    }

    /// Everything that is written: column, line and text, what covers other things last.
    #[cfg(test)]
    pub fn texts(&self) -> impl Iterator<Item = (usize, usize, &str)> {
        self.strokes.iter().map(|stroke| (stroke.x, stroke.y, stroke.text.as_str()))
    }

    /// Every spot and where it lies.
    pub fn targets(&self) -> &[Target] {
        &self.targets
    }

    /// Where a spot lies.
    pub fn find(&self, spot: Spot) -> Option<&Target> {
        self.targets.iter().find(|target| target.spot == spot)
    }

    /// The spot that is touched at a place.
    pub fn touched(&self, x: usize, y: usize) -> Option<Spot> {
        self.targets.iter().find(|target| target.holds(x, y)).map(|target| target.spot)
    }
}

/// Which lines of a sheet show in which part of the screen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Window {
    /// The part of the screen.
    pub area: Rect,
    /// Lines under the head that are scrolled away.
    pub offset: usize,
    /// Columns on the left that are cut away so that the kept place shows.
    left: usize,
    head: usize,
}

impl Window {
    /// A window as near to the wished offset as the end of the sheet and the place to be kept visible allow.
    pub fn over(sheet: &Sheet, area: Rect, wished: usize, kept: Option<(usize, usize)>) -> Self {
        let (width, lines) = (usize::from(area.width), usize::from(area.height));
        let head = if sheet.head < lines { sheet.head } else { 0 };
        let body = lines - head;
        let last = sheet.height.saturating_sub(head + body);
        let offset = match kept.filter(|(_, line)| *line >= head && body > 0).map(|(_, line)| line - head) {
            Some(line) => wished.min(last).min(line).max((line + 1).saturating_sub(body)),
            None => wished.min(last),
        };
        // One column more than the place itself, for the sign behind it.
        let left = kept.map_or(0, |(x, _)| (x + 2).saturating_sub(width)).min(sheet.width.saturating_sub(width));
        Window { area, offset, left, head }
    }

    /// Lines below the last one shown.
    pub fn below(&self, sheet: &Sheet) -> usize {
        sheet.height.saturating_sub(self.offset + usize::from(self.area.height))
    }

    /// Columns that do not show.
    pub fn cut(&self, sheet: &Sheet) -> usize {
        sheet.width.saturating_sub(usize::from(self.area.width))
    }

    /// Where a place of the sheet is on the screen, if it shows.
    pub fn to_screen(self, (x, y): (usize, usize)) -> Option<(u16, u16)> {
        let column = x.checked_sub(self.left).filter(|column| *column < usize::from(self.area.width))?;
        Some((self.area.x + column as u16, self.line(y)?))
    }

    /// The line of the screen where a line of the sheet shows.
    fn line(self, y: usize) -> Option<u16> {
        let line = if y < self.head { y } else { y.checked_sub(self.offset).filter(|line| *line >= self.head)? };
        (line < usize::from(self.area.height)).then(|| self.area.y + line as u16)
    }

    /// Which place of the sheet shows at a place of the screen.
    pub fn to_sheet(self, x: u16, y: u16) -> Option<(usize, usize)> {
        if !self.area.contains((x, y).into()) {
            return None;
        }
        let line = usize::from(y - self.area.y);
        let line = if line < self.head { line } else { line + self.offset };
        Some((usize::from(x - self.area.x) + self.left, line))
    }

    /// Paints what shows.
    pub fn paint(self, buf: &mut Buffer, sheet: &Sheet) {
        let visible = self.area.intersection(buf.area);
        for stroke in &sheet.strokes {
            let Some(y) = self.line(stroke.y).filter(|y| (visible.top()..visible.bottom()).contains(y)) else {
                continue;
            };
            let start = usize::from(self.area.x) + stroke.x;
            let edge = usize::from(visible.x) + self.left;
            let hidden = edge.saturating_sub(start);
            let x = (start + hidden - self.left).min(usize::from(u16::MAX)) as u16;
            if x < visible.right() {
                let shown = text::behind(&stroke.text, hidden);
                text::write(buf, (x, y), &shown, visible.right() - x, stroke.style);
            }
        }
    }
}
