//! What may be asked for between moves or answers where lines are typed, by its names in either language and in pinyin.

use std::sync::OnceLock;

use duel::index::Index;
use ground::say;
use ground::say::Say;
use teach::outcome::names;

/// Something that is asked for and is no move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Order {
    /// To leave.
    Quit,
    /// What can be typed.
    Help,
    /// To take a move back.
    Undo,
    /// To play it again.
    Redo,
    /// The legal moves.
    Moves,
    /// A hint.
    Hint,
    /// The reason.
    Why,
    /// The rules.
    Rules,
    /// The position once more.
    Position,
    /// The next round.
    Next,
    /// How exploitable the person is.
    Habits,
    /// The answer to a question.
    Reveal,
}

/// An order with its name and the words it answers to.
type Named = (Order, &'static str, fn() -> Say);

/// Every order.
const ALL: [Named; 12] = [
    (Order::Quit, "quit", || say!("plain-quit-words")),
    (Order::Help, "help", || say!("plain-help-words")),
    (Order::Undo, "undo", || say!("plain-undo-words")),
    (Order::Redo, "redo", || say!("plain-redo-words")),
    (Order::Moves, "moves", || say!("plain-moves-words")),
    (Order::Hint, "hint", || say!("plain-hint-words")),
    (Order::Why, "why", || say!("plain-why-words")),
    (Order::Rules, "rules", || say!("plain-rules-words")),
    (Order::Position, "position", || say!("plain-position-words")),
    (Order::Next, "next", || say!("plain-next-words")),
    (Order::Habits, "habits", || say!("plain-habits-words")),
    (Order::Reveal, "reveal", || say!("plain-reveal-words")),
];

/// Single letters that no game takes for a move before they are read as orders.
const LETTERS: &[(&str, Order)] = &[
    ("q", Order::Quit),
    ("h", Order::Help),
    ("?", Order::Help),
    ("u", Order::Undo),
    ("r", Order::Redo),
    ("m", Order::Moves),
    ("w", Order::Why),
    ("p", Order::Position),
    ("n", Order::Next),
];

impl Order {
    /// The order that a line is before it is tried as a move: a name, a letter, or a Chinese word.
    pub fn of(line: &str) -> Option<Order> {
        let letter = LETTERS.iter().find(|(letter, _)| *letter == line).map(|(_, order)| *order);
        let named = || ALL.iter().find(|(_, name, _)| *name == line).map(|(order, ..)| *order);
        letter.or_else(named).or_else(|| Order::spelt(line).filter(|_| !line.is_ascii()))
    }

    /// The order that a line names that is no move: a word of either language, or its pinyin.
    pub fn spelt(line: &str) -> Option<Order> {
        index().named(line).map(|i| ALL[i].0)
    }

    /// The order that may have been meant.
    pub fn nearest(line: &str) -> Option<Order> {
        // Shorter ones are moves that went wrong.
        let is_word = line.chars().count() > 3 || !line.is_ascii();
        is_word.then(|| index().nearest(line)).flatten().map(|i| ALL[i].0)
    }

    /// The question whether this was meant.
    pub fn offered(self) -> Say {
        let name = ALL.iter().find(|(order, ..)| *order == self).map_or("help", |(_, name, _)| name);
        say!("plain-nearest", name = name)
    }

    /// Whether it means something in this game, which is played round after round or not.
    pub fn fits(self, is_match: bool) -> bool {
        match self {
            Order::Next | Order::Habits => is_match,
            Order::Reveal => false,
            _ => true,
        }
    }
}

fn index() -> &'static Index {
    static INDEX: OnceLock<Index> = OnceLock::new();
    INDEX.get_or_init(|| Index::new(ALL.iter().map(|(_, name, words)| names(name, &words())).collect()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn orders_are_heard_in_both_languages_and_in_pinyin() {
        for (text, order) in [
            ("提示", Order::Hint),
            ("悔棋", Order::Undo),
            ("帮助", Order::Help),
            ("走法", Order::Moves),
            ("理由", Order::Why),
            ("退出", Order::Quit),
            ("下一局", Order::Next),
            ("undo", Order::Undo),
            ("u", Order::Undo),
        ] {
            assert_eq!(Order::of(text), Some(order), "{text}");
        }
        for (text, order) in [("tishi", Order::Hint), ("huiqi", Order::Undo), ("hq", Order::Undo), ("bz", Order::Help)]
        {
            assert_eq!((Order::of(text), Order::spelt(text)), (None, Some(order)), "{text}");
        }
        assert_eq!(Order::of("3"), None);
        assert_eq!((Order::nearest("hnit"), Order::nearest("a1")), (Some(Order::Hint), None));
    }

    #[test]
    fn every_word_names_one_order() {
        use ground::say::{Language, Tongue};
        for (order, name, words) in ALL {
            for language in Language::ALL {
                for word in Tongue::of(language).speak(&words()).split('|').chain([name]) {
                    assert_eq!(Order::spelt(word.trim()), Some(order), "{word}");
                }
            }
        }
    }
}
