//! What a person types, and the legal moves it may mean.
//!
//! Notation comes first; then the other forms in which people write a move. Full-width signs, blanks, commas, arrows, hyphens and
//! capitals make no difference, nor do words such as “take” and “heap”.

use crate::game::manner::Manner;
use crate::place::Place;
use ground::fault::{Fault, Kind};
use ground::num::Nat;
use ground::say;
use ground::say::Say;
use ground::typed::signs;

/// Moves that are compared with a text at most; where there are more, only the notation and numbers of heaps are read.
const MOST: usize = 5_000;

/// Meanings that a refusal names at most.
const NAMED: usize = 8;

/// Words that change nothing in what is meant.
const FILLERS: &[&str] = &[
    "and", "cell", "chips", "choose", "coin", "coins", "col", "column", "counters", "cut", "draw", "flip", "for", "go",
    "heap", "heaps", "i", "join", "mark", "move", "name", "node", "number", "of", "pile", "pins", "place", "play",
    "put", "remove", "row", "say", "send", "slide", "square", "step", "take", "takes", "the", "times", "to", "turn",
];

/// The same among Chinese signs.
const SIGNS: &str = "第堆取拿走从把翻移下到枚个颗粒石子硬币行列格阶级往向和与在里中叫报乘";

/// Reads a typed move: the notation of the one legal move it means.
///
/// Several meanings are listed, none is explained; both refusals are faults, and nothing is changed.
pub fn read(place: &dyn Place, text: &str) -> Result<String, Fault> {
    let refused = match place.play(text) {
        Ok(step) => return Ok(step.text),
        Err(fault) => fault,
    };
    if place.ending().is_some() {
        return Err(refused);
    }
    let ear = Ear::new(place);
    match &ear.meant(place, text)[..] {
        [] => Err(ear.unheard(text, ear.reason(place, text).unwrap_or(refused))),
        [one] => place.play(one).map(|step| step.text),
        several => {
            let mut named: Vec<Say> = several.iter().take(NAMED).map(|mv| Say::verbatim(mv.as_str())).collect();
            let rest = several.len() - named.len();
            if rest > 0 {
                named.push(say!("typed-more", count = rest));
            }
            Err(Fault::new(Kind::IllegalMove, say!("typed-several", text = text.trim(), moves = named)))
        }
    }
}

/// The legal moves of a position with every form in which they are understood.
pub struct Ear {
    moves: Vec<Heard>,
    manner: Manner,
    is_listed: bool,
    /// A legal move, and another form of it.
    example: Option<(String, Option<String>)>,
}

/// A move with its forms, as they are compared.
struct Heard {
    mv: String,
    /// Its notation, then its other forms.
    tiers: [Vec<String>; 2],
}

impl Ear {
    /// What may be said here.
    pub fn new(place: &dyn Place) -> Self {
        let manner = place.card().manner;
        let total = place.moves(0).1;
        let is_listed = total > Nat::ZERO && total <= Nat::from(MOST);
        let listed = place.spoken(if is_listed { MOST } else { 1 });
        let other = |(mv, spoken): &(String, Vec<String>)| {
            let form = spoken.first().cloned().or_else(|| manner.forms(mv).into_iter().next());
            (mv.clone(), form.filter(|form| form.is_ascii()))
        };
        let listed_only = |(mv, form): (String, Option<String>)| match form {
            // A string of regions helps nobody to type the next one.
            Some(form) if manner == Manner::Strings => (form, None),
            form => (mv, form),
        };
        // Where nothing is listed the same for everybody, or consent, is what may always be said.
        let example =
            listed.first().map(other).map(listed_only).or_else(|| Some((place.heard("=").into_iter().next()?, None)));
        let moves = listed.into_iter().map(|(mv, spoken)| Heard::new(mv, spoken, manner)).collect();
        Ear { moves, manner, is_listed, example }
    }

    /// The moves a text may mean, in their order: notation first, then the other forms.
    pub fn meant(&self, place: &dyn Place, text: &str) -> Vec<String> {
        let tidy = tidy(text);
        if let Ok(step) = place.play(&tidy) {
            return vec![step.text];
        }
        let heard = place.heard(&tidy);
        if !heard.is_empty() {
            return heard;
        }
        if !self.is_listed {
            return self.guessed(place, &tidy);
        }
        for key in [exact(&tidy), self.key(&tidy, false), self.key(&tidy, true)] {
            if key.is_empty() {
                continue;
            }
            for tier in 0..2 {
                let found: Vec<String> = self
                    .moves
                    .iter()
                    .filter(|heard| heard.tiers[tier].contains(&key))
                    .map(|heard| heard.mv.clone())
                    .collect();
                if !found.is_empty() {
                    return found;
                }
            }
        }
        Vec::new()
    }

    fn key(&self, tidy: &str, is_bare: bool) -> String {
        key(tidy, self.manner, is_bare)
    }

    /// What may be meant where nothing is listed: the same text in small letters, or so many from a heap.
    fn guessed(&self, place: &dyn Place, tidy: &str) -> Vec<String> {
        let tried = [vec![tidy.to_lowercase()], self.tried(place, tidy)].concat();
        let mut meant: Vec<String> = Vec::new();
        for step in tried.iter().filter_map(|text| place.play(text).ok()) {
            if !meant.contains(&step.text) {
                meant.push(step.text);
            }
        }
        meant
    }

    /// Why the rules forbid what the words ask for, where they can be read without a list of moves.
    fn reason(&self, place: &dyn Place, text: &str) -> Option<Fault> {
        let refused = |text: &String| place.play(text).err().filter(is_reason);
        self.tried(place, &tidy(text)).iter().find_map(refused)
    }

    /// Moves, legal or not, that words about heaps and numbers ask for.
    fn tried(&self, place: &dyn Place, tidy: &str) -> Vec<String> {
        let words = self.key(tidy, true);
        match self.manner {
            Manner::Heaps => lowerings(&place.text(), &words),
            Manner::Number => vec![words.trim_start_matches('x').to_owned()],
            _ => Vec::new(),
        }
    }

    /// A refusal that says what could be typed. A reason in the rules is kept, for it says more than an example.
    fn unheard(&self, text: &str, refused: Fault) -> Fault {
        let Some((mv, form)) = self.example.clone() else { return refused };
        let fault = match refused.kind {
            Kind::IllegalMove if !is_reason(&refused) => {
                Fault::new(Kind::IllegalMove, say!("typed-unknown", text = shortened(text)))
            }
            _ => refused,
        };
        fault.expecting(match form {
            Some(form) => say!("typed-example-or", mv = mv, form = form),
            None => say!("typed-example", mv = mv),
        })
    }
}

impl Heard {
    fn new(mv: String, spoken: Vec<String>, manner: Manner) -> Self {
        let keys = |forms: &[String]| {
            let of = |form: &String| {
                let tidy = tidy(form);
                [exact(&tidy), key(&tidy, manner, false), key(&tidy, manner, true)]
            };
            forms.iter().flat_map(of).filter(|key| !key.is_empty()).collect::<Vec<_>>()
        };
        let others = [spoken, manner.forms(&mv)].concat();
        Heard { tiers: [keys(std::slice::from_ref(&mv)), keys(&others)], mv }
    }
}

/// Moves on heaps, legal or not, that these words may mean: `1 2`, `2from1`, `1>5`, `1 2+4`, `7=2+4`, `2`.
fn lowerings(position: &str, words: &str) -> Vec<String> {
    let sizes = position.split(',').map(|size| size.trim().parse().ok()).collect::<Option<Vec<Nat>>>();
    let sizes: Vec<(usize, Nat)> = sizes.unwrap_or_default().into_iter().enumerate().collect();
    let numbered = |heap: &str| heap.parse::<usize>().ok().and_then(|heap| sizes.get(heap.checked_sub(1)?));
    let left = |(i, size): &(usize, Nat), left: &str| format!("{}:{size}->{left}", i + 1);
    let taken = |heap: &(usize, Nat), n: &str| {
        let n = n.parse::<Nat>().ok().filter(|n| *n <= heap.1)?;
        Some(left(heap, &(&heap.1 - n).to_string()))
    };
    if let Some((head, tail)) = words.split_once(['>', '=']) {
        let of_size = sizes.iter().filter(|(_, size)| size.to_string() == head);
        return numbered(head).into_iter().chain(of_size).map(|heap| left(heap, tail)).collect();
    }
    if words.contains('+') {
        return match words.split_once(' ') {
            Some((heap, parts)) => numbered(heap).map(|heap| left(heap, parts)).into_iter().collect(),
            None => sizes.iter().map(|heap| left(heap, words)).collect(),
        };
    }
    let (heap, n) = match words.split_once("from") {
        Some((n, heap)) => (Some(heap), n),
        None => words.split_once(' ').map_or((None, words), |(heap, n)| (Some(heap), n)),
    };
    match heap {
        Some(heap) => {
            let split = sizes.iter().map(|size| left(size, &format!("{heap}+{n}")));
            numbered(heap).and_then(|heap| taken(heap, n)).into_iter().chain(split).collect()
        }
        None => sizes.iter().filter_map(|heap| taken(heap, n)).collect(),
    }
}

/// Whether a move was read and the rules forbid it.
fn is_reason(fault: &Fault) -> bool {
    fault.at.is_none() && fault.kind == Kind::IllegalMove
}

fn shortened(text: &str) -> String {
    const SHOWN: usize = 30;
    let text = text.trim();
    if text.chars().count() > SHOWN { text.chars().take(SHOWN).chain(['…']).collect() } else { text.to_owned() }
}

/// The text in plain signs, with one sign for each kind of arrow.
fn tidy(text: &str) -> String {
    signs(text.trim()).replace('×', "x").replace('→', "->").trim().to_owned()
}

/// The text without blanks, in small letters.
fn exact(tidy: &str) -> String {
    tidy.chars().filter(|c| !c.is_whitespace()).flat_map(char::to_lowercase).collect::<String>().replace("->", ">")
}

/// What is compared: letters and numbers in their order, what stands between them left out.
fn key(tidy: &str, manner: Manner, is_bare: bool) -> String {
    let small = exact_words(tidy);
    let mut key = String::new();
    let mut rest = small.as_str();
    while let Some(c) = rest.chars().next() {
        let kind = |c: char| (c.is_ascii_digit(), c.is_ascii_alphabetic());
        let length = if c.is_ascii_alphanumeric() {
            rest.find(|other| kind(other) != kind(c)).unwrap_or(rest.len())
        } else {
            c.len_utf8()
        };
        let (token, after) = rest.split_at(length);
        rest = after;
        let is_sign = |sign: &str| match sign {
            ">" => manner == Manner::Heaps,
            "+" | "#" | "!" | "?" | "=" if manner == Manner::Chess => false,
            _ => !sign.chars().all(|c| c.is_whitespace() || ",->:;()[]@_\"'".contains(c)),
        };
        if !is_sign(token) || is_bare && is_filler(token) {
            continue;
        }
        if c.is_ascii_digit() && key.ends_with(|last: char| last.is_ascii_digit()) {
            key.push(' ');
        }
        key += token;
    }
    key
}

/// Small letters, one sign for arrows, digits for Chinese numerals.
fn exact_words(tidy: &str) -> String {
    let digit = |c: char| "零一二三四五六七八九".chars().position(|sign| sign == c);
    let one = |c: char| digit(c).and_then(|n| char::from_digit(n as u32, 10)).unwrap_or(c);
    tidy.to_lowercase().replace("->", ">").chars().map(one).collect()
}

fn is_filler(token: &str) -> bool {
    FILLERS.contains(&token) || SIGNS.contains(token)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn signs_of_all_widths_are_the_same() {
        assert_eq!(tidy("　３：５→３ "), "3:5->3");
        assert_eq!(key(&tidy("Ａ１－ｂ１"), Manner::Steps, false), "a1b1");
        assert_eq!(key(&tidy("1、4"), Manner::Coins, false), key(&tidy("1 , 4"), Manner::Coins, false));
    }

    #[test]
    fn numbers_stay_apart_and_words_that_say_nothing_go() {
        assert_eq!(key("take 2 from heap 3", Manner::Heaps, true), "2from3");
        assert_eq!(key("第三堆取2", Manner::Heaps, true), "3 2");
        assert_eq!(key("3>3", Manner::Heaps, true), "3>3");
        assert_ne!(key("1 4", Manner::Coins, true), key("14", Manner::Coins, true));
    }
}
