//! Two seats at a table: cards with their backs or ranks, dice under cups or with pips, chips, and choices with what they cost.

use crate::tui::paint::sheet::{Room, Sheet};
use crate::tui::paint::sight::{Sight, State};
use crate::tui::text;
use crate::tui::theme::Ink;
use ground::say;
use ground::say::Say;
use ground::scene::Mark;
use ground::scene::hand::{Face, Hand, Key, Seat};

/// Columns of a card.
const CARD: usize = 9;

/// Lines of a card.
const HIGH: usize = 4;

/// Columns from a card to the chips beside it.
const BESIDE: usize = 3;

/// Chips that are drawn one by one at most.
const CHIPS: usize = 8;

/// Columns of the table, so that two choices with their costs have room.
const WIDE: usize = 37;

/// Columns of what stands between two seats side by side.
const MIDDLE: usize = 12;

/// Lays out the table: one seat above the other where there is room for that, else side by side.
pub fn lay(hand: &Hand<Mark>, sight: &Sight, room: Room, scale: usize) -> Sheet {
    let mut sheet = if scale > 1 { upright(hand, sight) } else { level(hand, sight) };
    // Choices change from turn to turn; the seats must not move with them.
    sheet.width = sheet.width.max(WIDE.min(room.width));
    if !hand.keys.is_empty() {
        let top = sheet.height + 1;
        sheet.lay(0, top, lay_keys(&hand.keys, &[], sight, room.width));
    }
    sheet
}

fn width(text: &str) -> usize {
    usize::from(text::width(text))
}

/// The other seat above, the own one below, the pot between them.
fn upright(hand: &Hand<Mark>, sight: &Sight) -> Sheet {
    const LEFT: usize = 8;
    let [other, own] = &hand.seats;
    let mut sheet = Sheet::default();
    write_name(&mut sheet, other, sight, LEFT, 0);
    lay_face(&mut sheet, &other.face, sight, LEFT, 1);
    write_chips(&mut sheet, other.paid.as_deref(), sight, LEFT + CARD + BESIDE, 3);
    let middle = 1 + HIGH;
    let under = if let Some(shown) = &hand.shown {
        lay_face(&mut sheet, shown, sight, LEFT + CARD + BESIDE + 2, middle);
        write_pot(&mut sheet, hand, sight, LEFT, middle + 2);
        middle + HIGH
    } else {
        write_pot(&mut sheet, hand, sight, LEFT, middle + 1);
        middle + if hand.pot.is_some() { 3 } else { 1 }
    };
    lay_face(&mut sheet, &own.face, sight, LEFT, under);
    write_chips(&mut sheet, own.paid.as_deref(), sight, LEFT + CARD + BESIDE, under + 1);
    write_name(&mut sheet, own, sight, LEFT, under + HIGH);
    sheet
}

/// The own seat left, the other one right.
fn level(hand: &Hand<Mark>, sight: &Sight) -> Sheet {
    let [other, own] = &hand.seats;
    let mut sheet = Sheet::default();
    let right = CARD + 2 + MIDDLE;
    for (seat, x) in [(own, 1), (other, 1 + right)] {
        let name = sight.look.words(&say!("hands-seat", seat = called(seat, sight)));
        sheet.write(x, 0, name, sight.style(Ink::Title));
        lay_face(&mut sheet, &seat.face, sight, x, 1);
        if let Some(word) = &seat.word {
            sheet.write(x, 1 + HIGH, said(seat, word, sight), sight.style(word_ink(seat, sight)));
        }
        if let Some(paid) = &seat.paid {
            sheet.write(x, 2 + HIGH, chips(paid, sight), sight.style(Ink::Piece));
        }
    }
    let middle = 1 + CARD + 1;
    if let Some(shown) = &hand.shown {
        lay_face(&mut sheet, shown, sight, middle + 1, 1);
    }
    if let Some(pot) = &hand.pot {
        let y = if hand.shown.is_some() { 0 } else { 2 };
        sheet.write(middle + 1, y, sight.look.words(&say!("hands-pot", pot = pot)), sight.style(Ink::Text));
    }
    sheet
}

/// How a seat is called, as the message chooses by it.
fn called(seat: &Seat, sight: &Sight) -> &'static str {
    match sight.look.you {
        Some(you) if you == seat.side => "you",
        Some(_) => "oracle",
        None => seat.side.name(),
    }
}

fn write_name(sheet: &mut Sheet, seat: &Seat, sight: &Sight, x: usize, y: usize) {
    let name = sight.look.words(&say!("hands-seat", seat = called(seat, sight)));
    let end = sheet.write(x, y, name, sight.style(Ink::Title));
    if let Some(word) = &seat.word {
        let word_at = (x + CARD + BESIDE).max(end + 2);
        sheet.write(word_at, y, said(seat, word, sight), sight.style(word_ink(seat, sight)));
    }
}

/// What a seat said last; the last move is in brackets, as on every board.
fn said(seat: &Seat, word: &Say, sight: &Sight) -> String {
    let told = sight.look.words(word);
    let (before, behind) = State::Last.brackets();
    if is_moved(seat, sight) { format!("{before}{told}{behind}") } else { told }
}

/// Whether what the seat said last was the last move.
fn is_moved(seat: &Seat, sight: &Sight) -> bool {
    seat.is_last && sight.before().is_some()
}

fn word_ink(seat: &Seat, sight: &Sight) -> Ink {
    if is_moved(seat, sight) { Ink::Last } else { Ink::Text }
}

fn write_pot(sheet: &mut Sheet, hand: &Hand<Mark>, sight: &Sight, x: usize, y: usize) {
    let Some(pot) = &hand.pot else { return };
    let end = sheet.write(x, y, sight.look.words(&say!("hands-pot", pot = pot)), sight.style(Ink::Text));
    if hand.shown.is_none() {
        sheet.write(end + 2, y, only_chips(pot, sight), sight.style(Ink::Piece));
    }
}

fn write_chips(sheet: &mut Sheet, paid: Option<&str>, sight: &Sight, x: usize, y: usize) {
    if let Some(paid) = paid {
        sheet.write(x, y, chips(paid, sight), sight.style(Ink::Piece));
    }
}

/// So many chips, with their number.
fn chips(number: &str, sight: &Sight) -> String {
    let drawn = only_chips(number, sight);
    if drawn.is_empty() { number.to_owned() } else { format!("{drawn}  {number}") }
}

/// So many chips, where they are few.
fn only_chips(number: &str, sight: &Sight) -> String {
    match number.parse::<usize>() {
        Ok(count) if count <= CHIPS => vec![sight.sign("●", "o", "⣿"); count].join(" "),
        _ => String::new(),
    }
}

/// A card or a die: a frame, and within it the back, or the rank in two corners, or the pips.
fn lay_face(sheet: &mut Sheet, face: &Face, sight: &Sight, x: usize, y: usize) {
    let border = sight.style(Ink::Border);
    let line = sight.either("─", "-").repeat(CARD - 2);
    let corners = if sight.look.is_plain() { ["+", "+", "+", "+"] } else { ["╭", "╮", "╰", "╯"] };
    sheet.write(x, y, format!("{}{line}{}", corners[0], corners[1]), border);
    sheet.write(x, y + HIGH - 1, format!("{}{line}{}", corners[2], corners[3]), border);
    let inside = CARD - 2;
    let inner: [String; 2] = match face {
        Face::Card(None) => [(); 2].map(|()| sight.narrow("░", ":").repeat(inside)),
        Face::Card(Some(rank)) => [
            format!(" {}", text::pad(rank, inside as u16 - 1)),
            format!("{} ", text::pad_left(rank, inside as u16 - 1)),
        ],
        Face::Die(None) => [centred("?"), sight.narrow("░", ":").repeat(inside)],
        Face::Die(Some(pips)) => pipped(*pips, sight),
    };
    for (i, row) in inner.into_iter().enumerate() {
        let at = y + 1 + i;
        sheet.write(x, at, sight.either("│", "|"), border);
        let is_hidden = matches!(face, Face::Card(None) | Face::Die(None));
        sheet.write(x + 1, at, row, sight.style(if is_hidden { Ink::Faint } else { Ink::Piece }));
        sheet.write(x + CARD - 1, at, sight.either("│", "|"), border);
    }
}

fn centred(text: &str) -> String {
    let inside = CARD - 2;
    let left = (inside - width(text).min(inside)) / 2;
    text::pad(&format!("{}{text}", " ".repeat(left)), inside as u16)
}

/// The number and its pips: those of a row of dots, which no terminal draws too wide.
fn pipped(pips: usize, sight: &Sight) -> [String; 2] {
    let dots = |count: usize| vec![sight.sign("●", "o", "⣿"); count].join(" ");
    let above = pips / 2;
    match pips {
        1..=6 => [centred(&dots(pips - above)), centred(&dots(above))],
        _ => [centred(&pips.to_string()), centred("")],
    }
}

/// What is special about a choice. Other choices had its place a move ago, so only one that was made and still stands is the last move.
fn key_state(key: &Key<Mark>, before: &[Key<Mark>], sight: &Sight) -> State {
    let same = before.iter().find(|other| other.mark.text == key.mark.text);
    match sight.state_since(&key.mark, same.map(|key| &key.mark)) {
        State::Last if !key.mark.is_lit => State::Still,
        state => state,
    }
}

/// Choices with what they cost below them, wrapped like words; `before` are those there were before the last move.
pub fn lay_keys(keys: &[Key<Mark>], before: &[Key<Mark>], sight: &Sight, room: usize) -> Sheet {
    let mut sheet = Sheet::default();
    let lines = 1 + usize::from(keys.iter().any(|key| key.costs.is_some()));
    let (mut x, mut y) = (0, 0);
    for key in keys {
        let label = key.says.as_ref().map_or_else(|| sight.shown(&key.mark), |says| sight.look.words(says));
        let cost = key.costs.as_ref().map(|says| sight.look.words(says)).unwrap_or_default();
        let wide = (width(&label) + 4).max(width(&cost) + 2);
        if x > 0 && x + wide > room {
            (x, y) = (0, y + lines);
        }
        let state = key_state(key, before, sight);
        let style = if state == State::Still { sight.style(Ink::Key) } else { sight.mark_style(&key.mark, state) };
        let (before, behind) = match state {
            State::Cursor => (sight.narrow("▸", ">"), ""),
            State::Still => ("", ""),
            other => other.brackets(),
        };
        sheet.write(x + usize::from(state != State::Cursor), y, before, style);
        let end = sheet.write(x + 2, y, label, style);
        sheet.write(end, y, behind, style);
        if let Some((sign, colour)) = sight.verdict_sign(&key.mark) {
            sheet.write(end + 1, y, sign, colour);
        }
        if !cost.is_empty() {
            sheet.write(x + 2, y + 1, cost, sight.style(Ink::Hint));
        }
        sheet.aim(key.mark.spot, (x + 2, y), (x, y, wide, lines));
        x += wide + 2;
    }
    sheet
}
