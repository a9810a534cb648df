//! The oracle at one glance: verdict, diagram, reason and move in one card, never longer than the room there is.

use ratatui::text::{Line, Span};

use crate::tui::desk::Desk;
use crate::tui::glass::{paragraph, told};
use crate::tui::named;
use crate::tui::panel::{shown, waiting};
use crate::tui::sitting::Sitting;
use crate::tui::status::{refusal, who};
use crate::tui::text;
use crate::tui::theme::Ink;
use crate::tui::thought::Known;
use duel::answer::Answer;
use duel::place::Place;
use ground::num::{Int, fraction};
use ground::say;
use ground::say::{Form, Say};
use ground::scene::Scene;
use solve::judge::reason::{Exhibit, Reason, Role, Step};
use solve::judge::value::{Outcome, Value, standing};

/// Rows of a diagram at most.
const DIAGRAM: usize = 9;

/// Words of the reason that are read at one glance; two Chinese signs count as one.
pub const WORDS: usize = 40;

/// Rows from which the card has its tabs and blank rows.
const AIRY: u16 = 10;

/// The card of the position at the cursor, in so many columns and rows.
pub fn lines(sitting: &Sitting, desk: &Desk, (width, rows): (u16, u16)) -> Vec<Line<'static>> {
    let Some(known) = sitting.here().filter(|known| known.answer.is_some()) else { return waiting(desk, width) };
    let answer = match known.answer.as_ref() {
        Some(Ok(answer)) => answer,
        Some(Err(stop)) => return paragraph(&desk.speak(&refusal(stop)), width, desk.theme.style(Ink::Warning), desk),
        None => return Vec::new(),
    };
    let (card, is_drawn) = laid(sitting, known, answer, desk, (width, rows), false);
    if is_drawn || rows < AIRY {
        return card;
    }
    // Where the diagram needs their rows it goes before the tabs, whose keys stand in the footer.
    let (close, is_drawn) = laid(sitting, known, answer, desk, (width, rows), true);
    if is_drawn { close } else { card }
}

/// The card, and whether its diagram had room; close is without tabs and without the length of the game.
fn laid(
    sitting: &Sitting,
    known: &Known,
    answer: &Answer,
    desk: &Desk,
    (width, rows): (u16, u16),
    is_close: bool,
) -> (Vec<Line<'static>>, bool) {
    let is_airy = rows >= AIRY;
    let mut lines = head(answer, sitting, desk, width);
    if is_airy {
        lines.extend(lengths(known, answer, desk, width).into_iter().take(if is_close { 1 } else { usize::MAX }));
        lines.push(Line::default());
    } else {
        lines.truncate(1);
    }
    let mut foot = play(sitting, answer, desk, width);
    if is_airy {
        foot.insert(0, Line::default());
    }
    if is_airy && !is_close {
        foot.push(Line::default());
        foot.extend(paragraph(&desk.speak(&say!("screen-tabs")), width, desk.theme.style(Ink::Hint), desk));
    }
    let room = usize::from(rows).saturating_sub(lines.len() + foot.len());
    let (body, is_drawn) = Why::of(sitting, answer).body(desk, (width, room), is_airy);
    // A strip tells the move before the reason.
    let parts = if is_airy { [body, foot] } else { [foot, body] };
    (lines.into_iter().chain(parts.into_iter().flatten()).collect(), is_drawn)
}

/// The verdict with its standing.
fn head(answer: &Answer, sitting: &Sitting, desk: &Desk, width: u16) -> Vec<Line<'static>> {
    let mover = who(sitting, answer.to);
    let outcome = answer.value.outcome();
    let (says, ink) = match &answer.value {
        _ if answer.ending.is_some() => (answer.reason.claim.clone(), Ink::Title),
        Value::Estimate { ahead, .. } if *ahead == Int::ZERO => (say!("card-estimate-even"), Ink::Title),
        Value::Estimate { ahead, .. } => (say!("card-estimate", who = mover, way = standing(ahead).0), Ink::Title),
        Value::Expected { mean, .. } => (say!("card-expected", who = mover, mean = fraction(mean)), Ink::Title),
        Value::Shared(shares) => (say!("screen-shared", worth = fraction(&shares.worth)), Ink::Title),
        _ => (say!("card-verdict", who = mover, outcome = outcome.letter()), Ink::of_outcome(outcome)),
    };
    row(&desk.speak(&says), ink, &standing_of(&answer.value, answer, desk), desk, width)
}

/// How many moves do it and how long it takes, wrapped.
fn lengths(known: &Known, answer: &Answer, desk: &Desk, width: u16) -> Vec<Line<'static>> {
    if answer.ending.is_some() || answer.value.is_open() {
        return Vec::new();
    }
    let told = |says: &Say| paragraph(&desk.speak(says), width, desk.theme.style(Ink::Hint), desk);
    how(known, answer).iter().flat_map(told).collect()
}

/// Words at the left, a word at the right of the same row; below them where there is no room.
pub fn row(words: &str, ink: Ink, right: &str, desk: &Desk, width: u16) -> Vec<Line<'static>> {
    let (words, right) = (told(words, desk), told(right, desk));
    let used = text::width(&words) + text::width(&right);
    if used + 2 > width {
        let mut lines = paragraph(&words, width, desk.theme.style(ink), desk);
        lines.extend(paragraph(&right, width, desk.theme.style(Ink::Hint), desk));
        return lines;
    }
    let gap = " ".repeat(usize::from(width - used));
    vec![Line::from(vec![
        Span::styled(words, desk.theme.style(ink)),
        Span::raw(gap),
        Span::styled(right, desk.theme.style(Ink::Hint)),
    ])]
}

/// How sure the verdict is, and the number it comes with.
fn standing_of(value: &Value, answer: &Answer, desk: &Desk) -> String {
    let says = match value {
        _ if answer.ending.is_some() => return String::new(),
        Value::Estimate { .. } => say!("card-is-estimate"),
        Value::Nimber { nimber, .. } => say!("card-nimber", nimber = nimber),
        Value::Expected { slack: Some(_), .. } => say!("card-is-about"),
        Value::Expected { .. } | Value::Shared(_) => return String::new(),
        _ => say!("card-is-proved"),
    };
    desk.speak(&says)
}

/// How long it takes, or how many moves do it.
fn how(known: &Known, answer: &Answer) -> Vec<Say> {
    let mut says = Vec::new();
    match &answer.value {
        Value::Estimate { ahead, depth } => {
            let (_, points) = standing(ahead);
            says.push(say!("card-ahead", points = &points, depth = *depth));
        }
        Value::Margin { own, other } => says.push(say!("card-margin", own = own, other = other)),
        value if value.outcome() == Outcome::P => {}
        _ => says.push(say!(
            "card-moves",
            best = &answer.best_total,
            all = &answer.moves_total,
            every = usize::from(answer.best_total == answer.moves_total)
        )),
    }
    let has_length =
        !matches!(answer.value, Value::Margin { .. } | Value::Estimate { .. }) && answer.value.outcome() != Outcome::D;
    if let Some(plies) = known.remoteness().filter(|_| has_length) {
        says.push(say!("card-length", plies = plies));
    }
    says
}

/// What a reason is read for: the position it speaks of, and whether its claim is told too.
pub struct Why<'a> {
    /// The position.
    pub place: &'a dyn Place,
    /// Its picture.
    pub scene: &'a Scene,
    /// The reason.
    pub reason: &'a Reason,
    /// Whether its claim is told.
    pub has_claim: bool,
}

impl<'a> Why<'a> {
    fn of(sitting: &'a Sitting, answer: &'a Answer) -> Self {
        let has_claim = answer.ending.is_none();
        Why { place: &**sitting.place(), scene: sitting.scene(), reason: &answer.reason, has_claim }
    }

    /// The diagram and as many sentences of the reason, the first ones first, as there is room for; and whether there is a diagram.
    pub fn body(&self, desk: &Desk, (width, room): (u16, usize), is_airy: bool) -> (Vec<Line<'static>>, bool) {
        let wrapped = |sentence: String| paragraph(&sentence, width, desk.theme.style(Ink::Text), desk);
        let sentences: Vec<Vec<Line>> = self.sentences(desk).into_iter().map(wrapped).collect();
        let first = sentences.first().map_or(0, Vec::len);
        let picture = self.diagram(desk, width, room.saturating_sub(first + 1)).filter(|_| is_airy);
        let is_drawn = picture.is_some();
        let mut lines = picture.unwrap_or_default();
        if is_drawn {
            lines.push(Line::default());
        }
        for sentence in sentences {
            if lines.len() + sentence.len() > room {
                break;
            }
            lines.extend(sentence);
        }
        (lines, is_drawn)
    }

    /// The steps that a card may tell, the most telling first.
    fn telling(&self) -> impl Iterator<Item = &'a Step> {
        let steps = &self.reason.steps;
        let of = move |role: Role| steps.iter().filter(move |step| step.role == role);
        [Role::Look, Role::Move, Role::Place, Role::Proof].into_iter().flat_map(of)
    }

    /// The first exhibit of the reason that is no list of places and fits.
    fn diagram(&self, desk: &Desk, width: u16, room: usize) -> Option<Vec<Line<'static>>> {
        self.telling()
            .map(|step| named::step(self.place, step, desk))
            .filter_map(|step| step.shows)
            .filter(|exhibit| !matches!(exhibit, Exhibit::Spots(_) | Exhibit::Line(_)))
            .map(|exhibit| shown(&exhibit, self.scene, width, desk))
            .find(|lines| {
                // A table with cells that are cut tells nothing at one glance.
                let is_whole = |line: &Line| line.width() <= width.into() && !line.to_string().contains(['…', '↓']);
                !lines.is_empty() && lines.len() <= room.min(DIAGRAM) && lines.iter().all(is_whole)
            })
    }

    /// The claim, and as many steps as are read at one glance.
    fn sentences(&self, desk: &Desk) -> Vec<String> {
        let claim = self.has_claim.then_some(&self.reason.claim);
        let says = claim.into_iter().chain(self.telling().map(|step| &step.says));
        let mut read = 0;
        let is_glanced = |sentence: &String| {
            let is_first = read == 0;
            read += half_words(sentence);
            is_first || read <= 2 * WORDS
        };
        let says = says.map(|says| duel::named::says(self.place, says));
        says.map(|says| desk.speak(&says)).take_while(is_glanced).collect()
    }
}

/// The claim, and as many steps as are read at one glance.
pub fn reason(sitting: &Sitting, answer: &Answer, desk: &Desk) -> Vec<String> {
    Why::of(sitting, answer).sentences(desk)
}

/// How long it takes to read a text: two for each word, one for each Chinese sign.
pub fn half_words(text: &str) -> usize {
    let is_han = |c: char| ('\u{4e00}'..='\u{9fff}').contains(&c);
    let signs = text.chars().filter(|c| is_han(*c)).count();
    let words = text.split(|c: char| c.is_whitespace() || is_han(c));
    signs + 2 * words.filter(|word| word.contains(|c: char| c.is_alphanumeric())).count()
}

/// The move to make: one that keeps what can be had, or the one that holds out longest.
pub fn best(answer: &Answer) -> Option<&String> {
    let first = answer.line.first();
    if answer.ending.is_some() {
        None
    } else if answer.value.outcome() == Outcome::P {
        first
    } else {
        first.filter(|mv| answer.best.contains(mv)).or(answer.best.first())
    }
}

/// The row of the move to make.
fn play(sitting: &Sitting, answer: &Answer, desk: &Desk, width: u16) -> Vec<Line<'static>> {
    let Some(text) = best(answer).filter(|_| !answer.value.is_open()) else { return Vec::new() };
    let told_move = match sitting.place().play(text) {
        Ok(step) => desk.speak(&step.told.formed(Form::Do)),
        Err(_) => text.clone(),
    };
    let is_lost = answer.value.outcome() == Outcome::P;
    let says = if is_lost { say!("card-longest", told = told_move) } else { say!("card-play", told = told_move) };
    let is_meant = matches!(sitting.pointer.meant(sitting.choices()).as_slice(), [one] if one.text == *text);
    let enter = if is_meant && !sitting.is_opponents_turn() { desk.speak(&say!("card-enter")) } else { String::new() };
    row(&desk.speak(&says), Ink::Key, &enter, desk, width)
}
