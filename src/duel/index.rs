//! The index of games: names in both languages, other names, problem numbers, pinyin, and names with one letter wrong.

use std::collections::HashMap;
use std::ops::Range;
use std::sync::OnceLock;

use ground::params::nearest;
use ground::typed::signs;

/// Every sign of GB 2312's first part, and those of our titles: a line for each syllable.
const PINYIN: &str = include_str!("../../assets/pinyin.txt");

/// Letters a name must have before one of them may be wrong.
const SURE: usize = 3;

/// The ranks of games that are found by what can be seen on them.
const SEEN: Range<usize> = 6..8;

/// What one game is called, in plain letters.
#[derive(Clone, Debug)]
pub struct Names {
    /// Its id and its titles.
    titles: Vec<String>,
    /// What else it is called.
    aliases: Vec<String>,
    /// Chinese names in pinyin, and the first letters of their syllables.
    spelt: Vec<(String, String)>,
    /// The words that are said of it.
    words: String,
    /// What can be seen on it, in the words of the field.
    topics: Vec<String>,
    /// The ends of these from any of their words on: of "interval DP" the second word.
    tails: Vec<String>,
}

impl Names {
    /// The names of a game, and what is said of it.
    pub fn of(titles: Vec<String>, aliases: Vec<String>, words: &[String]) -> Names {
        let spelt = titles.iter().chain(&aliases).filter_map(|name| spell(name)).collect();
        let all = [&titles[..], &aliases, words].concat().join(" ").to_lowercase();
        let plain_all = |names: Vec<String>| names.iter().map(|name| plain(name)).collect();
        Names {
            titles: plain_all(titles),
            aliases: plain_all(aliases),
            spelt,
            words: all,
            topics: Vec::new(),
            tails: Vec::new(),
        }
    }

    /// The same, found by a filter under these words too; they are no names of it.
    pub fn about(mut self, topics: &[String]) -> Names {
        self.topics = topics.iter().map(|topic| plain(topic)).collect();
        self.tails = topics.iter().flat_map(|topic| tails(topic)).collect();
        self
    }

    /// How well it fits a text, 0 best.
    fn rank(&self, wanted: &str, words: &[String]) -> Option<usize> {
        let any = |names: &[String], fits: fn(&str, &str) -> bool| names.iter().any(|name| fits(name, wanted));
        let begins = |name: &str| name.starts_with(wanted);
        let ranks = [
            any(&self.titles, |name, wanted| name == wanted),
            any(&self.aliases, |name, wanted| name == wanted),
            self.spelt.iter().any(|(whole, _)| whole == wanted),
            self.spelt.iter().any(|(_, first)| first == wanted),
            any(&self.titles, |name, wanted| name.starts_with(wanted)),
            any(&self.aliases, |name, wanted| name.starts_with(wanted)),
            any(&self.topics, |topic, wanted| topic == wanted),
            any(&self.tails, |tail, wanted| tail == wanted),
            any(&self.titles, |name, wanted| name.contains(wanted)),
            any(&self.aliases, |name, wanted| name.contains(wanted)),
            self.spelt.iter().any(|(whole, first)| begins(whole) || begins(first)),
            words.iter().all(|word| self.words.contains(word)),
            any(&self.topics, |topic, wanted| wanted.len() >= SURE && topic.starts_with(wanted)),
        ];
        ranks.iter().position(|fits| *fits)
    }

    /// Whether a name of it is this one with a letter wrong, left out, too many, or two exchanged.
    fn is_close(&self, wanted: &str) -> bool {
        let spelt = self.spelt.iter().map(|(whole, _)| whole);
        let mut names = self.titles.iter().chain(&self.aliases).chain(spelt);
        names.any(|name| name.chars().count() >= SURE && strsim::osa_distance(name, wanted) == 1)
    }
}

/// The names of all games.
#[derive(Clone, Debug)]
pub struct Index(Vec<Names>);

impl Index {
    /// The index of these games.
    pub fn new(games: Vec<Names>) -> Index {
        Index(games)
    }

    /// The one game of this name, if there is but one: titles before other names before pinyin.
    pub fn named(&self, name: &str) -> Option<usize> {
        match self.bearers(name)[..] {
            [one] => Some(one),
            _ => None,
        }
    }

    /// All games of this name, of the best rank that any has.
    pub fn bearers(&self, name: &str) -> Vec<usize> {
        let wanted = plain(name);
        let exact = |names: &Names| names.rank(&wanted, &[]).filter(|rank| *rank < 4);
        let ranks: Vec<(usize, usize)> =
            self.0.iter().enumerate().filter_map(|(i, names)| Some((exact(names)?, i))).collect();
        let best = ranks.iter().map(|(rank, _)| *rank).min().filter(|_| !wanted.is_empty());
        ranks.iter().filter(|(rank, _)| Some(*rank) == best).map(|(_, i)| *i).collect()
    }

    /// The games that fit a text, the best first; where none does, those that would with one letter mended.
    pub fn search(&self, text: &str) -> Vec<usize> {
        let wanted = plain(text);
        let words: Vec<String> = text.to_lowercase().split_whitespace().map(str::to_owned).collect();
        let rank = |(i, names): (usize, &Names)| Some((names.rank(&wanted, &words)?, i));
        if words.is_empty() {
            return (0..self.0.len()).collect();
        }
        if wanted.is_empty() {
            return Vec::new();
        }
        let mut found: Vec<(usize, usize)> = self.0.iter().enumerate().filter_map(rank).collect();
        found.sort_unstable();
        // Who asks for a word of the field means the games on which it is seen, and no other that has its letters.
        if found.first().is_some_and(|(rank, _)| SEEN.contains(rank)) {
            found.retain(|(rank, _)| SEEN.contains(rank));
        }
        if found.is_empty() { self.close(&wanted) } else { found.into_iter().map(|(_, i)| i).collect() }
    }

    /// The game that may have been meant.
    pub fn nearest(&self, name: &str) -> Option<usize> {
        let wanted = plain(name);
        if let Some(close) = self.close(&wanted).first() {
            return Some(*close);
        }
        let titles = || self.0.iter().enumerate().flat_map(|(i, names)| names.titles.iter().map(move |name| (name, i)));
        let near = nearest(&wanted, titles().map(|(name, _)| name.as_str()))?;
        titles().find(|(name, _)| *name == near).map(|(_, i)| i)
    }

    fn close(&self, wanted: &str) -> Vec<usize> {
        let is_sure = wanted.chars().count() + 1 >= SURE;
        (0..self.0.len()).filter(|i| is_sure && self.0[*i].is_close(wanted)).collect()
    }
}

/// What stands between the letters of a name and makes no difference.
const BETWEEN: &str = "-_'\".,:;()/&·";

/// A name in small letters and digits, without blanks, hyphens and the like.
fn plain(name: &str) -> String {
    let counts = |c: &char| !c.is_whitespace() && !BETWEEN.contains(*c);
    signs(name).chars().filter(counts).flat_map(char::to_lowercase).collect()
}

/// The ends of a name that begin with a word of it or a Chinese sign, two signs long at least.
fn tails(name: &str) -> Vec<String> {
    let inside = |at: usize| {
        let before = name[..at].chars().next_back();
        before
            .zip(name[at..].chars().next())
            .is_some_and(|(a, b)| a.is_ascii_alphanumeric() && b.is_ascii_alphanumeric())
    };
    let starts = name.char_indices().map(|(at, _)| at).filter(|at| !inside(*at));
    starts.map(|at| plain(&name[at..])).filter(|tail| tail.chars().count() > 1).collect()
}

/// The Chinese signs of a name in pinyin, and the first letters of their syllables; `None` where there are none.
pub fn spell(name: &str) -> Option<(String, String)> {
    static SYLLABLES: OnceLock<HashMap<char, &'static str>> = OnceLock::new();
    let read = || {
        let lines = PINYIN.lines().filter_map(|line| line.split_once(' '));
        lines.flat_map(|(syllable, signs)| signs.chars().map(move |sign| (sign, syllable))).collect()
    };
    let table = SYLLABLES.get_or_init(read);
    let syllables: Vec<&str> = name.chars().filter_map(|sign| table.get(&sign).copied()).collect();
    let first = syllables.iter().filter_map(|syllable| syllable.chars().next()).collect();
    (!syllables.is_empty()).then(|| (syllables.concat(), first))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn chinese_is_spelt() {
        assert_eq!(spell("尼姆"), Some(("nimu".into(), "nm".into())));
        assert_eq!(spell("六贯棋（Hex）"), Some(("liuguanqi".into(), "lgq".into())));
        assert_eq!(spell("Nim"), None);
    }

    #[test]
    fn a_name_is_found_by_its_last_words() {
        assert_eq!(tails("Interval DP"), ["intervaldp", "dp", "dp"]);
        assert_eq!(tails("区间规划"), ["区间规划", "间规划", "规划"]);
    }

    #[test]
    fn topics_find_a_game_behind_its_name_and_before_what_only_has_the_letters() {
        let names = |title: &str| Names::of(vec![title.to_owned()], Vec::new(), &[]);
        let seen = names("Ends").about(&["interval DP".to_owned()]);
        let index = Index::new(vec![names("Feudpool"), seen, names("Cram")]);
        assert_eq!(index.search("dp"), [1]);
        assert_eq!(index.search("udp"), [0], "no word of a topic begins so");
        assert_eq!(index.named("dp"), None, "a topic is no name");
    }

    #[test]
    fn no_sign_is_spelt_twice() {
        let mut signs: Vec<char> =
            PINYIN.lines().filter_map(|line| line.split_once(' ')).flat_map(|(_, s)| s.chars()).collect();
        let all = signs.len();
        signs.sort_unstable();
        signs.dedup();
        assert!(all > 3_700 && signs.len() == all);
    }
}
