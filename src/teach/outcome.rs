//! What people call an outcome: its letter, or who wins, in the words of either language and in pinyin.

use std::sync::OnceLock;

use duel::index::{Index, Names};
use ground::say;
use ground::say::{Language, Say, Tongue};
use solve::judge::value::Outcome;

/// The outcome that is meant: `P`, `必败`, `second player wins` and `bibai` are one.
pub fn named(text: &str) -> Option<Outcome> {
    static INDEX: OnceLock<Index> = OnceLock::new();
    const ALL: [Outcome; 3] = [Outcome::N, Outcome::P, Outcome::D];
    let index = INDEX.get_or_init(|| Index::new(ALL.map(|outcome| names(outcome.letter(), &words(outcome))).into()));
    index.named(text).map(|i| ALL[i])
}

fn words(outcome: Outcome) -> Say {
    match outcome {
        Outcome::N => say!("outcome-won-words"),
        Outcome::P => say!("outcome-lost-words"),
        Outcome::D => say!("outcome-drawn-words"),
    }
}

/// What bears a name and is also called by the words of a message, parted by `|` in each language.
pub fn names(name: &str, words: &Say) -> Names {
    let spoken = Language::ALL.map(|language| Tongue::of(language).speak(words));
    let words = spoken.iter().flat_map(|list| list.split('|')).map(|word| word.trim().to_owned());
    Names::of(vec![name.to_owned()], words.collect(), &[])
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_outcome_has_many_names() {
        for text in ["N", "n", "Ｎ", "win", "First player wins", "必胜", "先手必胜", "必胜态", "胜", "bisheng", "N 态"]
        {
            assert_eq!(named(text), Some(Outcome::N), "{text}");
        }
        for text in ["P", "lose", "second player wins", "必败", "先手必败", "后手必胜", "负", "bb", "P态"] {
            assert_eq!(named(text), Some(Outcome::P), "{text}");
        }
        for text in ["D", "draw", "和棋", "平局", "heqi"] {
            assert_eq!(named(text), Some(Outcome::D), "{text}");
        }
        for text in ["", "x", "3", "必"] {
            assert_eq!(named(text), None, "{text}");
        }
    }
}
