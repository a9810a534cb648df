//! What is essential is whole in every window and both languages, and the board stands still when the oracle speaks.
//!
//! Every game is looked at in 80 by 24 in both languages, and in each larger window in one of them, game by game the other one: all of
//! it would take a minute. One walk serves every check, because thinking takes longer than looking.

use app::tui::card;
use app::tui::hints;
use app::tui::named;
use app::tui::panel;
use app::tui::sitting::Sitting;
use app::tui::view::View;
use duel::house::Entry;
use ground::say;
use ground::say::{Language, Tongue};
use ground::scene::piece::Piece;
use solve::judge::reason::{Exhibit, Role, Step};

use crate::crew::on_every_core;
use crate::glass::{CALM, Frame, Glass, HOUSE, WINDOWS, inner, report};
use crate::keys::finished;

/// Signs that come and go on a board while the oracle speaks: verdicts, the finger, values.
const SIGNS: &str = " ✓✗=[]<>()*▸›∙0123456789x{}";

/// Pieces that are drawn otherwise where the best move is pointed at.
const LIT: &str = "○●▀▄█▌▐▖▗▘▝▙▛▜▟▚▞░";

fn is_of(symbol: &str, signs: [&str; 2]) -> bool {
    symbol.chars().all(|c| signs.iter().any(|signs| signs.contains(c)))
}

/// Columns and rows of a board, signs aside: the first and the last of each.
fn extent(frame: &Frame, right: u16) -> [u16; 4] {
    let ink = |x: u16, y: u16| !is_of(frame.buffer[(x, y)].symbol(), [SIGNS, ""]);
    let cells =
        || (2..frame.buffer.area.height - 2).flat_map(|y| (0..right).map(move |x| (x, y))).filter(|(x, y)| ink(*x, *y));
    let (columns, rows) = (|| cells().map(|(x, _)| x), || cells().map(|(_, y)| y));
    [columns().min(), columns().max(), rows().min(), rows().max()].map(Option::unwrap_or_default)
}

/// What is wrong with a board that the oracle's words do not touch.
fn moved(closed: &Frame, open: &Frame) -> Option<String> {
    let (one, other) = (closed.divider(), open.divider());
    if one != other {
        return Some(format!("the line between board and words moves from {one:?} to {other:?}"));
    }
    let right = one?;
    // What is pointed at may be drawn a cell larger.
    let (was, is) = (extent(closed, right), extent(open, right));
    if was.iter().zip(is).any(|(was, is)| was.abs_diff(is) > 1) {
        return Some(format!("the board goes from {was:?} to {is:?}"));
    }
    for y in 2..closed.buffer.area.height - 2 {
        for x in 0..right {
            let (was, is) = (closed.buffer[(x, y)].symbol(), open.buffer[(x, y)].symbol());
            if was != is && !(is_of(was, [SIGNS, LIT]) || is_of(is, [SIGNS, LIT])) {
                return Some(format!("column {x}, row {y}: {was} becomes {is}"));
            }
        }
    }
    None
}

/// The windows that a game is looked at in.
fn windows(number: usize, language: Language) -> [(u16, u16); 2] {
    let turn = number + usize::from(language == Language::Chinese);
    [WINDOWS[0], WINDOWS[1 + turn % 2]]
}

/// A walk through a game.
struct Walk<'a> {
    entry: &'a Entry,
    number: usize,
    language: Language,
    wrong: Vec<String>,
}

impl Walk<'_> {
    fn frames(&self, glass: &mut Glass) -> [Frame; 2] {
        windows(self.number, self.language).map(|window| glass.frame(window))
    }

    fn blame(&mut self, name: &str, why: &str, frame: &Frame) {
        let (area, text) = (frame.buffer.area, frame.text());
        let how = format!("{} {} {}x{} {name}", self.entry.id, self.language, area.width, area.height);
        self.wrong.push(format!("{how}: {why}\n{text}"));
    }

    /// Nothing is cut, nothing is below a fold, and every message is there with what it speaks of.
    fn is_whole(&mut self, name: &str, frames: &[Frame]) {
        for frame in frames {
            let words = frame.words();
            if ["⟨", "{$", "{ $"].iter().any(|mark| words.contains(mark)) {
                self.blame(name, "a message that is missing", frame);
            }
            for sign in ["…", "↓", "↑ "] {
                if words.contains(sign) {
                    self.blame(name, &format!("{sign} in the words"), frame);
                }
            }
            let scrolled = Tongue::of(self.language).speak(&say!("paint-scrolled", above = 0, below = 0));
            let is_cut = frame.tells(scrolled.split('0').next().expect("a word"));
            if is_cut {
                self.blame(name, "a part of the board is not in sight", frame);
            }
            let text = frame.text();
            let edges = [text.lines().next(), text.lines().last()];
            if edges.into_iter().flatten().any(|line| line.contains('…')) {
                self.blame(name, "a cut title or footer", frame);
            }
        }
    }

    /// Each hint is in sight as soon as it is given: what is below a fold was read before.
    fn hints(&mut self, glass: &mut Glass) {
        for given in 1..=hints::MOST {
            glass.press("t");
            let desk = glass.app.desk();
            let sitting = desk.sitting().expect("a game is on the table");
            for window in windows(self.number, self.language) {
                let side = View::stage(inner(window), sitting, desk).side;
                let lines = hints::lines(sitting, desk, (side.width, side.height));
                let before = format!("{}. ", given - 1);
                let read = lines.iter().take_while(|line| !line.to_string().starts_with(&before));
                let rows = read.enumerate().filter(|(_, line)| line.width() > 0).last().map_or(0, |(row, _)| row + 1);
                if rows > usize::from(side.height) {
                    let why = format!("{} {} {window:?}: hint {given} needs {rows} rows", self.entry.id, self.language);
                    self.wrong.push(why);
                }
            }
        }
        glass.press("esc");
    }

    /// The oracle's first card at its smallest: verdict, diagram and move, and no more words than are read at one glance.
    fn card(&mut self, glass: &Glass) {
        let desk = glass.app.desk();
        let sitting = desk.sitting().expect("a game is on the table");
        let Some(answer) = sitting.here().and_then(|known| known.verdict()) else {
            return self.wrong.push(format!("{}: no verdict", self.entry.id));
        };
        let lines: Vec<String> = card::lines(sitting, desk, CARD).iter().map(ToString::to_string).collect();
        let (card, reason) = (lines.join("\n"), card::reason(sitting, answer, desk));
        let read: usize = reason.iter().map(|sentence| card::half_words(sentence)).sum();
        let steps = answer.reason.steps.iter().filter(|step| step.role != Role::Law);
        let steps: Vec<Step> = steps.map(|step| named::step(&**sitting.place(), step, desk)).collect();
        let mut pictures = steps
            .iter()
            .filter_map(|step| step.shows.as_ref())
            .filter(|exhibit| !matches!(exhibit, Exhibit::Spots(_) | Exhibit::Line(_)))
            .map(|exhibit| panel::shown(exhibit, sitting.scene(), CARD.0, desk))
            .filter(|picture| picture.iter().all(|line| line.width() <= CARD.0.into()))
            .map(|picture| picture.iter().map(ToString::to_string).collect::<Vec<String>>().join("\n"))
            .filter(|picture| picture.lines().count() <= PICTURE && !picture.contains(['…', '↓']))
            .peekable();
        let faults = [
            (lines.len() > usize::from(CARD.1), "more rows than it has"),
            (lines.first().is_none_or(String::is_empty), "no verdict"),
            (!reason.first().is_some_and(|first| is_within(first, &card)), "no reason"),
            (read > 2 * card::WORDS, "more words than are read at one glance"),
            (card::best(answer).is_some() && !answer.value.is_open() && !card.contains('▸'), "no move"),
            // The row of tabs names keys.
            (
                names_a_letter(&card.replace(&desk.speak(&say!("screen-tabs")), ""), sitting),
                "a letter for what is a disc on the board",
            ),
            (pictures.peek().is_some() && !pictures.any(|picture| card.contains(&picture)), "no diagram"),
        ];
        for (_, why) in faults.into_iter().filter(|(is_wrong, _)| *is_wrong) {
            self.wrong.push(format!("{} {}: the card has {why}\n{card}", self.entry.id, self.language));
        }
    }
}

/// Columns and rows of the oracle's first card at its smallest.
const CARD: (u16, u16) = (36, 18);

/// Rows of a diagram there at most.
const PICTURE: usize = 9;

/// Whether words name a side by its letter in the notation, although its pieces are drawn as discs.
fn names_a_letter(words: &str, sitting: &Sitting) -> bool {
    let men = sitting.men().iter().flatten().filter(|(piece, _)| *piece == Piece::Disc);
    // A square that bears a number is named by it.
    let letters: Vec<&String> =
        men.map(|(_, letter)| letter).filter(|letter| letter.chars().all(char::is_alphabetic)).collect();
    words.split(|c: char| !c.is_alphanumeric()).any(|word| letters.iter().any(|letter| *letter == word))
}

/// Whether words are in a text, however it is wrapped.
fn is_within(words: &str, text: &str) -> bool {
    let solid = |text: &str| text.chars().filter(|c| !c.is_whitespace()).collect::<String>();
    solid(text).contains(&solid(words))
}

/// Every state of a game in one language.
fn walked(walk: &mut Walk, glass: &mut Glass) {
    let closed = walk.frames(glass);
    walk.is_whole("closed", &closed);
    glass.press("o");
    let open = walk.frames(glass);
    walk.is_whole("card", &open);
    for (closed, open) in closed.iter().zip(&open) {
        if let Some(why) = moved(closed, open) {
            walk.blame("card", &why, closed);
            walk.blame("card", &why, open);
        }
    }
    walk.card(glass);
    glass.press("o");
    glass.press(":");
    let typed = walk.frames(glass);
    for (closed, typed) in closed.iter().zip(&typed) {
        if let Some(why) = moved(closed, typed) {
            walk.blame("a move being typed", &why, typed);
        }
    }
    glass.press("esc");
    walk.hints(glass);
}

/// The games, those about which much is thought first.
fn games() -> Vec<(usize, &'static Entry)> {
    let mut games: Vec<_> = HOUSE.entries().iter().enumerate().collect();
    games.sort_by_key(|(_, entry)| !["gomoku", "lasker", "octal"].contains(&entry.id.as_str()));
    games
}

#[test]
fn on_every_stage_words_are_whole_and_the_board_stands_still() {
    let wrong: Vec<String> = on_every_core(&games(), |(number, entry)| {
        let mut walk = Walk { entry, number: *number, language: Language::English, wrong: Vec::new() };
        let mut glass = Glass::game(entry);
        let mut over = finished(entry).map(|duel| Glass::duel(&format!("{} over", entry.id), duel));
        for language in Language::ALL {
            walk.language = language;
            let mut met = Glass::game_set(entry, &[("language", language.tag())]);
            let met = walk.frames(&mut met);
            walk.is_whole("met", &met);
            if let Some(over) = &mut over {
                over.touch(if language == Language::English { CALM } else { "L" });
                let over = walk.frames(over);
                walk.is_whole("over", &over);
            }
            glass.touch(if language == Language::English { CALM } else { "L" });
            walked(&mut walk, &mut glass);
        }
        walk.wrong
    })
    .concat();
    report(&wrong);
}
