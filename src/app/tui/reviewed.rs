//! What is said of a judged move: its mark, what it cost, what was better, and the reason; and the game as a line of heights.

use ratatui::text::{Line, Span};

use crate::tui::desk::Desk;
use crate::tui::glass::paragraph;
use crate::tui::paint;
use crate::tui::status::refusal;
use crate::tui::text;
use crate::tui::theme::Ink;
use duel::named::{name, says};
use duel::place::Place;
use ground::rules::Side;
use ground::say;
use ground::say::Say;
use solve::judge::control::Stop;
use solve::judge::reason::{Exhibit, Reason};
use solve::judge::value::Value;
use teach::curve::{TOP, curve as heights};
use teach::review::{Mark, Toll, Turn};
use teach::tell;

/// Heights of a curve from the lowest to the highest, one sign each.
const STEPS: [&str; TOP + 1] = ["▁", "▂", "▂", "▃", "▄", "▅", "▆", "▇", "█"];

/// The same in ASCII.
const PLAIN: [&str; TOP + 1] = ["_", "_", ".", ".", "-", "-", "=", "=", "#"];

/// How a mark is coloured.
pub fn ink(mark: Mark) -> Ink {
    match mark {
        Mark::Errs | Mark::NoReturn => Ink::Warning,
        Mark::Only => Ink::Won,
        Mark::Unknown | Mark::Lost | Mark::Forced => Ink::Hint,
        Mark::Keeps => Ink::Text,
    }
}

/// The line of heights, seen by `you` or by the first player, as much of it around the chosen ply as there is room for.
pub fn curve(
    values: &[Option<(Side, &Value)>],
    chosen: usize,
    you: Option<Side>,
    width: u16,
    desk: &Desk,
) -> Line<'static> {
    let head = format!("{} ", desk.speak(&say!("review-curve", side = you.map_or("first", |_| "you"))));
    let heights = heights(values, you.unwrap_or(Side::First));
    let room = usize::from(width.saturating_sub(text::width(&head) + 1)) / 2;
    let first = if heights.len() <= room { 0 } else { chosen.saturating_sub(room / 2).min(heights.len() - room) };
    let signs = if desk.is_ascii() { PLAIN } else { STEPS };
    let mut spans = vec![Span::styled(head, desk.theme.style(Ink::Hint))];
    for (ply, height) in heights.iter().enumerate().skip(first).take(room) {
        let sign = height.map_or("?", |height| signs[height.min(TOP)]);
        let ink = match height {
            _ if ply == chosen => Ink::Selected,
            Some(height) if *height > TOP / 2 => Ink::Won,
            Some(height) if *height < TOP / 2 => Ink::Lost,
            Some(_) => Ink::Drawn,
            None => Ink::Faint,
        };
        spans.push(Span::styled(sign.repeat(2), desk.theme.style(ink)));
    }
    Line::from(spans)
}

/// What is said of the game as a whole.
pub fn whole(marks: &[Option<Mark>], desk: &Desk) -> Vec<Line<'static>> {
    let count = |is: fn(&Mark) -> bool| marks.iter().flatten().filter(|mark| is(mark)).count();
    let errors = count(|mark| matches!(mark, Mark::Errs | Mark::NoReturn));
    let unjudged = count(|mark| *mark == Mark::Unknown);
    let mut lines = Vec::new();
    let mut tell = |says: &Say| lines.push(Line::from(Span::styled(desk.speak(says), desk.theme.style(Ink::Text))));
    if marks.is_empty() {
        tell(&say!("review-none"));
    } else if marks.iter().all(Option::is_some) {
        tell(&say!("review-count", errors = errors));
    }
    if unjudged > 0 {
        tell(&say!("review-unjudged", count = unjudged));
    }
    lines
}

/// What is said of one move; `None`: it is still being judged.
pub fn lines(
    turn: Option<&Result<Turn, Stop>>,
    mark: Option<Mark>,
    place: &dyn Place,
    width: u16,
    desk: &Desk,
) -> Vec<Line<'static>> {
    let mut page = Page { desk, width, lines: Vec::new() };
    match turn {
        None => page.say(&say!("review-thinking"), Ink::Hint),
        Some(Err(stop)) => page.say(&refusal(stop), Ink::Warning),
        Some(Ok(turn)) => page.turn(turn, mark, place),
    }
    page.lines
}

/// The reason of a position in lines.
pub fn reason(reason: &Reason, width: u16, desk: &Desk) -> Vec<Line<'static>> {
    let mut page = Page { desk, width, lines: Vec::new() };
    page.reason(reason);
    page.lines
}

/// What is being written.
struct Page<'d> {
    desk: &'d Desk,
    width: u16,
    lines: Vec<Line<'static>>,
}

impl Page<'_> {
    fn say(&mut self, says: &Say, ink: Ink) {
        let style = self.desk.theme.style(ink);
        self.lines.extend(paragraph(&self.desk.speak(says), self.width, style, self.desk));
    }

    fn turn(&mut self, turn: &Turn, mark: Option<Mark>, place: &dyn Place) {
        if let Some(mark) = mark {
            let mv = self.desk.speak(&name(place, &turn.mv));
            let head = format!("{mv} {} {}", tell::sign(mark), self.desk.speak(&tell::mark(mark)));
            self.say(&Say::verbatim(head), ink(mark));
        }
        if let Some(says) = tell::toll(turn) {
            self.say(&says, Ink::Warning);
        }
        if let Some(concept) = turn.concept {
            self.say(&say!("review-concept", concept = concept.says()), Ink::Warning);
        }
        if let Some(says) = tell::refuted(place, turn) {
            self.say(&says, Ink::Text);
        }
        match (&turn.toll, &turn.before) {
            (Toll::Unknown, None) => self.say(&say!("review-too-large"), Ink::Hint),
            (Toll::Unknown, Some(_)) => self.say(&say!("review-estimate"), Ink::Hint),
            _ if mark != Some(Mark::Lost) && mark != Some(Mark::Forced) => {
                if let Some(better) = tell::better(turn) {
                    self.say(&says(place, &better), Ink::Text);
                }
            }
            _ => {}
        }
        if let Some(reason) = &turn.reason {
            self.lines.push(Line::default());
            self.say(&say!("review-why"), Ink::Hint);
            self.reason(reason);
        }
    }

    fn reason(&mut self, reason: &Reason) {
        self.say(&reason.claim, Ink::Title);
        for step in &reason.steps {
            self.say(&say!("screen-step-look", says = step.says.clone()), Ink::Text);
            if let Some(exhibit) = step.shows.as_ref().filter(|shown| !matches!(shown, Exhibit::Spots(_))) {
                let (desk, width) = (self.desk, self.width);
                self.lines.extend(paint::exhibit(exhibit, width, &desk.theme, desk.tongue, desk.is_ascii()));
            }
        }
    }
}
