//! How a talk is written: a split behind an `@`, then a coalition that objects, or `accept`.

use std::sync::Arc;

use crate::coalitions::sharing::deal::Deal;
use crate::coalitions::sharing::talk::{Pos, Word, fits, legal};
use crate::coalitions::sharing::text::{coalition, even, list, ratio, too_many};
use ground::fault::{Fault, Kind};
use ground::notation::Reader;
use ground::num::Ratio;
use ground::say;
use solve::judge::shares::letters;
use solve::sharing::worths::PLAYERS;

/// The word that accepts a split.
const ACCEPT: &str = "accept";

/// Writes a word.
pub fn write_word(word: &Word) -> String {
    match word {
        Word::Propose(split) => format!("@{}", list(split)),
        Word::Object(coalition) => letters(*coalition),
        Word::Accept => ACCEPT.to_owned(),
    }
}

/// Writes a position.
pub fn write_pos(pos: &Pos) -> String {
    let split = pos.split.iter().map(|split| format!(" @{}", list(split)));
    let answer = pos.answer.iter().map(|word| format!(" {}", write_word(word)));
    std::iter::once(pos.deal.bearing.text()).chain(split).chain(answer).collect()
}

/// Reads what has been said of a deal, to the end of the text.
pub fn read_talk(deal: Arc<Deal>, r: &mut Reader) -> Result<Pos, Fault> {
    let mut pos = Pos::open(deal);
    let mut before = r.clone();
    if r.peek() == Some('@') {
        let split = split(r)?;
        fits(&pos, &split).map_err(|why| before.fault(why))?;
        pos = pos.after(&Word::Propose(split));
        if !r.is_done() {
            let mut before = r.clone();
            let answer = answer(&pos, r)?;
            legal(&pos, &answer).map_err(|why| before.fault(why))?;
            pos = pos.after(&answer);
        }
    }
    r.end()?;
    Ok(pos)
}

/// Reads a word that may be said here.
pub fn read_word(pos: &Pos, text: &str) -> Result<Word, Fault> {
    let mut r = Reader::new(Kind::IllegalMove, text);
    let word = if r.peek() == Some('@') {
        Word::Propose(split(&mut r)?)
    } else if pos.split.is_some() {
        answer(pos, &mut r)?
    } else {
        return Err(r.wrong(say!("coalitions-expect-split")));
    };
    r.end()?;
    Ok(word)
}

/// The word that a text without notation may mean: `1 0 0`, `same`, `A C`, `ok`.
pub fn heard(pos: &Pos, text: &str) -> Option<String> {
    let small = text.trim().to_lowercase();
    let has_digits = small.contains(|c: char| c.is_ascii_digit());
    if pos.split.is_none() {
        if ["same", "=", "equal", "even", "均分", "平分", "一样"].contains(&small.as_str()) {
            return Some(format!("@{}", list(&even(&pos.deal.bearing.whole(), pos.players()))));
        }
        let shares = small.trim_start_matches('@').split([',', ' ', ';']).filter(|share| !share.is_empty());
        return has_digits.then(|| format!("@{}", shares.collect::<Vec<_>>().join(",")));
    }
    if ["ok", "=", "yes", "accept", "接受", "同意", "好"].contains(&small.as_str()) {
        return Some(ACCEPT.to_owned());
    }
    let members: String = small.chars().filter(|c| !c.is_whitespace() && *c != ',' && *c != '+').collect();
    let is_group = !members.is_empty() && members.chars().all(|c| c.is_ascii_lowercase());
    let members = members.to_uppercase();
    let is_here = read_word(pos, &members).is_ok();
    (is_group && is_here).then_some(members)
}

fn split(r: &mut Reader) -> Result<Vec<Ratio>, Fault> {
    r.expect("@")?;
    let mut split = vec![ratio(r)?];
    while r.take(",") {
        if split.len() == PLAYERS {
            return Err(too_many(r));
        }
        split.push(ratio(r)?);
    }
    Ok(split)
}

fn answer(pos: &Pos, r: &mut Reader) -> Result<Word, Fault> {
    if r.take(ACCEPT) {
        return Ok(Word::Accept);
    }
    let mut before = r.clone();
    let told = |fault: Fault| {
        if fault.kind == Kind::TooLarge { fault } else { fault.expecting(say!("coalitions-expect-answer")) }
    };
    let mask = coalition(r).map_err(told)?;
    if mask >> pos.players() != 0 {
        return Err(before.wrong(say!("coalitions-expect-members", last = letters(1 << (pos.players() - 1)))));
    }
    Ok(Word::Object(mask))
}
