//! How a game is drawn: the board on its stage, and the words beside or below it.

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::widgets::{Clear, Widget};

use crate::tui::desk::Desk;
use crate::tui::glass::{level, put, put_lines, split_top, upright};
use crate::tui::heading::heading;
use crate::tui::hints;
use crate::tui::motion::Frames;
use crate::tui::paint;
use crate::tui::paint::Signs;
use crate::tui::side;
use crate::tui::sitting::{Purpose, Sitting};
use crate::tui::stage::{Stage, divide, placed};
use crate::tui::status;
use crate::tui::tab::Tab;
use crate::tui::text;
use crate::tui::theme::{Ink, Theme};
use crate::tui::thought::written;
use ground::say;
use ground::say::Language;
use ground::scene::piece::Owner;
use ground::scene::{Scene, Spot};
use solve::judge::reason::{Exhibit, Step};
use solve::judge::value::Outcome;
use teach::ahead;
use teach::hint::hint;

/// Rows of a window, inside its frame, from which a blank row stands under the title.
const AIRY: u16 = 20;

/// Where the parts of a game were drawn, and how far they are scrolled.
#[derive(Default)]
pub struct View {
    /// Where the board was drawn.
    pub board: Rect,
    /// The scale it was drawn at, at most.
    pub scale: u16,
    stage: Kept<Stage>,
    laid: Kept<(Rect, u16)>,
    /// Lines of the board scrolled away.
    pub board_scroll: u16,
    /// Lines of the words scrolled away.
    pub scroll: u16,
    /// Whether there are words below those in sight.
    pub has_more: bool,
    /// Whether the words stand beside the board.
    pub is_beside: bool,
    /// Whether the oracle's words have taken the whole window, where it is too narrow for both.
    pub is_whole: bool,
    /// What a lesson says before everything else.
    pub intro: String,
    /// Pictures on the way to the position in front.
    pub frames: Frames,
}

impl View {
    /// Draws a game.
    pub fn draw(&mut self, buffer: &mut Buffer, area: Rect, sitting: &Sitting, desk: &Desk) {
        draw_title(buffer, area, sitting, desk);
        let below = Self::below(area);
        let stage = self.stage.get(below, sitting.root(), desk, || Self::stage(below, sitting, desk));
        self.is_beside = stage.is_beside;
        if self.is_whole && desk.tab.is_some() && !stage.is_beside {
            let (lines, _) = side::lines(sitting, desk, "", (below.width, below.height));
            let most = put_lines(buffer, below, &lines, self.scroll, desk);
            self.scroll = self.scroll.min(most);
            self.has_more = self.scroll < most;
            return;
        }
        self.draw_board(buffer, stage.board, sitting, desk);
        self.draw_side(buffer, &stage, sitting, desk);
        if let Some(third) = stage.third {
            let inner = upright(buffer, Rect { x: third.x.saturating_sub(2), width: third.width + 2, ..third }, desk);
            put_lines(buffer, inner, &side::course(sitting, desk, inner.width, inner.height), u16::MAX, desk);
        }
    }

    /// What is divided: all below the title, and a blank row where there is room.
    pub fn below(area: Rect) -> Rect {
        split_top(area, if area.height >= AIRY { 2 } else { 1 }).1
    }

    /// How the window is divided: by the start of the game, which no move makes larger.
    pub fn stage(below: Rect, sitting: &Sitting, desk: &Desk) -> Stage {
        let look = paint::Look { scale: 1, ..paint::Look::plain(&desk.theme, desk.tongue, desk.signs()) };
        // What is said beside a board stands in the words: however long it is, it makes the board no larger.
        let root = sitting.root().bare();
        divide(below, |width, height| {
            let (wide, high) = paint::size_within(&root, &look, (width, height));
            wide <= width && high <= height
        })
    }

    /// Draws the board on its stage.
    pub fn draw_board(&mut self, buffer: &mut Buffer, area: Rect, sitting: &Sitting, desk: &Desk) {
        let focus = focus(sitting, desk);
        let last = sitting.duel.seen(sitting.duel.cursor()).path;
        let verdicts: Vec<(Spot, Outcome)> =
            if desk.tab.is_some() && desk.settings.panel.moves { sitting.verdicts() } else { Vec::new() };
        let labels = labels(sitting, desk);
        let meant = match sitting.pointer.meant(sitting.choices()).as_slice() {
            [one] if !sitting.is_opponents_turn() => one.path.clone(),
            _ => Vec::new(),
        };
        let is_pointing = !sitting.is_opponents_turn() && !sitting.is_over();
        let root = sitting.root();
        (self.board, self.scale) = self.laid.get(area, root, desk, || laid(area, root, desk));
        let look = paint::Look {
            you: sitting.you,
            cursor: sitting.pointer.at.filter(|_| is_pointing),
            chosen: &sitting.pointer.chosen,
            last: &last,
            before: sitting.before_scene(),
            root: Some(sitting.root()),
            seat: sitting.you.map(Owner::from),
            meant: &meant,
            focus: &focus,
            verdicts: &verdicts,
            labels: &labels,
            scale: self.scale,
            scroll: self.board_scroll,
            ..paint::Look::plain(&desk.theme, desk.tongue, desk.signs())
        };
        if let Some(frame) = self.frames.front() {
            let look = paint::Look {
                cursor: None,
                chosen: &[],
                last: &frame.last,
                before: frame.before.as_ref(),
                meant: &frame.meant,
                focus: &[],
                verdicts: &[],
                ..look
            };
            paint::scene(buffer, self.board, &frame.scene.bare(), &look);
            return;
        }
        let numbered = line(sitting, desk).and_then(|line| ahead::numbered(&**sitting.place(), &line));
        let numbered = numbered.filter(|numbered| !hides_a_warning(numbered, sitting.scene(), &verdicts));
        paint::scene(buffer, self.board, &numbered.as_ref().unwrap_or(sitting.scene()).bare(), &look);
    }

    fn draw_side(&mut self, buffer: &mut Buffer, stage: &Stage, sitting: &Sitting, desk: &Desk) {
        let area = stage.side;
        if stage.is_beside {
            upright(buffer, Rect { x: area.x.saturating_sub(2), width: area.width + 2, ..area }, desk);
        } else {
            let line = Rect { y: area.y.saturating_sub(1), height: 1, ..area };
            Clear.render(line.intersection(buffer.area), buffer);
            level(buffer, line, "", desk);
        }
        let (lines, is_scrolled) = side::lines(sitting, desk, &self.intro, (area.width, area.height));
        let wished = if is_scrolled { self.scroll } else { 0 };
        let most = put_lines(buffer, area, &lines, wished, desk);
        self.scroll = most.min(self.scroll);
        self.has_more = is_scrolled && self.scroll < most;
    }

    /// Whether a key that opens the oracle's words finds them open already, in all the room there is.
    pub fn is_full(&self) -> bool {
        self.is_beside || self.is_whole
    }
}

/// What was found last of an area for the start of a game: found anew where either has changed, or how things look.
struct Kept<T>(Option<(Ground, Scene, T)>);

/// What the place of a board depends on besides the start of its game.
type Ground = (Rect, u16, Theme, Signs, Language);

impl<T> Default for Kept<T> {
    fn default() -> Self {
        Kept(None)
    }
}

impl<T: Copy> Kept<T> {
    fn get(&mut self, area: Rect, root: &Scene, desk: &Desk, find: impl FnOnce() -> T) -> T {
        let ground = (area, desk.scale, desk.theme, desk.signs(), desk.tongue.language);
        self.0.take_if(|(known, start, _)| *known != ground || start != root);
        self.0.get_or_insert_with(|| (ground, root.clone(), find())).2
    }
}

/// Where on a stage a board is drawn and at which scale: by the start of the game, so that no move changes either.
pub fn laid(area: Rect, root: &Scene, desk: &Desk) -> (Rect, u16) {
    let room = (area.width, area.height);
    let plain = paint::Look::plain(&desk.theme, desk.tongue, desk.signs());
    let look = paint::Look { scale: desk.scale, root: Some(root), ..plain };
    let scale = paint::scale_within(root, &look, room);
    (placed(area, paint::size_within(root, &paint::Look { scale, ..look }, room)), scale)
}

fn draw_title(buffer: &mut Buffer, area: Rect, sitting: &Sitting, desk: &Desk) {
    let entry = sitting.duel.entry();
    let dispute = match sitting.purpose {
        Purpose::Dispute => desk.speak(&say!("screen-dispute")),
        Purpose::Game | Purpose::Lesson | Purpose::Exercise => String::new(),
    };
    let seats = desk.speak(&status::seats(sitting, desk.signs()));
    let room = area.width.saturating_sub(text::width(&seats) + 2);
    let start = &*sitting.duel.nodes()[0].place;
    let title = heading(&entry.title, entry, start, room.saturating_sub(text::width(&dispute)), desk);
    let title = format!("{dispute}{title}");
    put(buffer, Rect { width: room, ..area }, 0, &title, desk.theme.style(Ink::Title), desk);
    let right = Rect { x: area.right().saturating_sub(text::width(&seats)), ..area };
    put(buffer, right.intersection(area), 0, &seats, desk.theme.style(Ink::Hint), desk);
}

/// What is written beside places of the board: their values, while the open panel may show them.
pub fn labels(sitting: &Sitting, desk: &Desk) -> Vec<(Spot, String)> {
    if !(desk.tab.is_some() && desk.settings.panel.values) {
        return Vec::new();
    }
    let known = sitting.here().and_then(|known| known.labels.as_ref());
    known.map(|labels| written(labels)).unwrap_or_default()
}

/// The places on the board that what is read just now speaks of.
fn focus(sitting: &Sitting, desk: &Desk) -> Vec<Spot> {
    let spots = read(sitting, desk).into_iter().filter_map(|step| match step.shows {
        Some(Exhibit::Spots(spots)) => Some(spots),
        _ => None,
    });
    spots.flatten().collect()
}

/// The line that what is read just now proves to win.
fn line(sitting: &Sitting, desk: &Desk) -> Option<Vec<String>> {
    ahead::told(&sitting.here()?.verdict()?.value, &read(sitting, desk)).map(<[String]>::to_vec)
}

/// Whether a number, the first one aside, stands where a move is marked as worse than won: the mark says more.
fn hides_a_warning(numbered: &Scene, bare: &Scene, verdicts: &[(Spot, Outcome)]) -> bool {
    let is_warned = |spot: &Spot| verdicts.iter().any(|(at, outcome)| at == spot && *outcome != Outcome::N);
    let pairs = numbered.marks().into_iter().zip(bare.marks());
    pairs
        .filter(|(new, old)| new.text != old.text && new.text != "1")
        .any(|(new, _)| new.spot.as_ref().is_some_and(is_warned))
}

/// The steps of the reason that are in sight: all in the open panel, else those of the hints given.
fn read(sitting: &Sitting, desk: &Desk) -> Vec<Step> {
    let Some(answer) = sitting.here().and_then(|known| known.verdict()) else { return Vec::new() };
    match desk.tab {
        Some(Tab::Card | Tab::Proof) => answer.reason.steps.clone(),
        Some(Tab::Moves | Tab::Law) => Vec::new(),
        None => hints::roles(sitting).iter().flat_map(|role| hint(&**sitting.place(), answer, *role)).collect(),
    }
}
