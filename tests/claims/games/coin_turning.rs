//! What is said of `coin-turning`, message by message.

use std::collections::BTreeMap;
use std::sync::{Arc, Mutex};

use solve::judge::reason::Exhibit;

use crate::claim::Kind::{Fact, Part, Question, Source};
use crate::claim::{Case, Held, Table, all, is, same};
use crate::games::worth::found;
use crate::heaps::{known, mex};
use crate::referee::{best_next, each_move, moves, nimber};

/// Every message with what decides it.
pub const TABLE: Table = &[
    ("coin-turning-law", Source),
    ("coin-turning-values", Fact(alone)),
    ("coin-turning-head-place", Part),
    ("coin-turning-law-turtles", Fact(worth_by_law)),
    ("coin-turning-law-mock", Fact(worth_by_law)),
    ("coin-turning-law-moebius", Fact(worth_by_law)),
    ("coin-turning-law-ruler", Fact(worth_by_law)),
    ("coin-turning-law-ruler-max3", Fact(worth_by_law)),
    ("coin-turning-law-twins", Fact(worth_by_law)),
    ("coin-turning-law-twins-near", Fact(worth_by_law)),
    ("coin-turning-law-triplets", Fact(worth_by_law)),
    ("coin-turning-law-one", Fact(misere_law)),
    ("coin-turning-law-tame", Fact(misere_law)),
    ("coin-turning-law-pairs", Fact(misere_law)),
    ("coin-turning-ask-one", Question),
    ("coin-turning-ask-pairs", Question),
    ("coin-turning-look", Fact(look)),
    ("coin-turning-look-whole", Fact(look)),
    ("coin-turning-look-broken", Fact(look)),
    ("coin-turning-place", Fact(place)),
    ("coin-turning-place-none", Fact(every_move_loses)),
    ("coin-turning-move", Fact(turns)),
    ("coin-turning-move-whole", Fact(turns)),
    ("coin-turning-move-broken", Fact(turns)),
    ("coin-turning-stall", Fact(stall)),
    ("coin-turning-stall-last", Fact(stall_last)),
    ("coin-turning-proof-one", Fact(proof)),
    ("coin-turning-proof-pairs", Fact(proof)),
    ("coin-turning-claim-won", Fact(claim_won)),
    ("coin-turning-claim-lost", Fact(claim_lost)),
];

/// A head alone at each place up to the last one is worth what stands there.
fn alone(case: &Case) -> Held {
    let Some(Exhibit::Table { rows, .. }) = case.step.and_then(|step| step.shows.as_ref()) else {
        return Held::False("no table is shown".into());
    };
    let told = &rows[0][1..];
    let worth = |(tails, value): (usize, &String)| match case.met.place.reads(&format!("{}H", "T".repeat(tails))) {
        Ok(place) if place.ending().is_none() => found(value.clone(), nimber(&*place).map(|value| value.to_string())),
        Ok(_) => same(value.as_str(), "0"),
        Err(fault) => Held::False(format!("{fault:?}")),
    };
    let last = case.met.place.text().rfind('H').map(|last| last + 1);
    same(Some(told.len()), last).and(|| all(told.iter().enumerate().map(worth)))
}

/// The other coins that may be turned with the last one, at places from 1.
fn others(rule: &str, last: usize) -> Vec<Vec<usize>> {
    fn choices(from: usize, to: usize, most: usize) -> Vec<Vec<usize>> {
        let mut all = vec![Vec::new()];
        if most > 0 {
            for first in from..to {
                for mut rest in choices(first + 1, to, most - 1) {
                    rest.insert(0, first);
                    all.push(rest);
                }
            }
        }
        all
    }
    let runs = |most: usize| (1..=most.min(last)).map(|length| (last + 1 - length..last).collect()).collect();
    match rule {
        "turning-turtles" => choices(1, last, 1),
        "mock-turtles" => choices(1, last, 2),
        "moebius" => choices(1, last, 4),
        "ruler" => runs(last),
        "ruler-max3" => runs(3),
        "twins" => (1..last).map(|first| vec![first]).collect(),
        "twins-near" => (last.saturating_sub(3).max(1)..last).map(|first| vec![first]).collect(),
        "triplets" => choices(1, last, 2).into_iter().filter(|set| set.len() == 2).collect(),
        _ => unreachable!("eight rules"),
    }
}

/// The values of a head alone at places 1 to `to`, by mex.
fn values(rule: &str, to: usize) -> Vec<usize> {
    let mut values = vec![0];
    for last in 1..=to {
        let left: Vec<usize> =
            others(rule, last).iter().map(|set| set.iter().fold(0, |sum, place| sum ^ values[*place])).collect();
        values.push(mex(&left));
    }
    values
}

fn odious(n: usize) -> usize {
    (1..).filter(|k: &usize| k.count_ones() % 2 == 1).nth(n - 1).expect("there are endlessly many")
}

/// The value of a head at a place, as the law says.
fn by_law(rule: &str, n: usize) -> usize {
    match rule {
        "turning-turtles" => n,
        "mock-turtles" => odious(n),
        "moebius" => [1, 2, 4, 8, 16, 31, 32, 64, 103][n - 1],
        "ruler" => n & n.wrapping_neg(),
        "ruler-max3" => 2 - n % 2,
        "twins" => n - 1,
        "twins-near" => (n - 1) % 4,
        "triplets" => {
            if n < 3 {
                0
            } else {
                odious(n - 2)
            }
        }
        _ => unreachable!("eight rules"),
    }
}

/// Places up to which laws are held.
const HELD: usize = 9;

fn worth_by_law(case: &Case) -> Held {
    let rule = case.met.param("rule");
    let told: Vec<usize> = (1..=HELD).map(|n| by_law(&rule, n)).collect();
    same(told, values(&rule, HELD)[1..].to_vec())
}

/// Coins of a row of which every row is solved.
const SOLVED: usize = 9;

/// One rule: the values of its places, and who loses each short row, heads being the bits of a number, in normal and in misère play.
struct Known {
    values: Vec<usize>,
    lost: [Vec<bool>; 2],
}

/// What is known of a rule, worked out once.
fn known_of(rule: &str) -> Arc<Known> {
    static KNOWN: Mutex<BTreeMap<String, Arc<Known>>> = Mutex::new(BTreeMap::new());
    let mut known = KNOWN.lock().expect("nobody panics");
    known.entry(rule.to_owned()).or_insert_with(|| Arc::new(solve(rule))).clone()
}

fn solve(rule: &str) -> Known {
    let turn = |last: usize, set: &Vec<usize>| set.iter().fold(bit(last), |bits, place| bits ^ bit(*place));
    let turns: Vec<Vec<usize>> =
        (1..=SOLVED).map(|last| others(rule, last).iter().map(|set| turn(last, set)).collect()).collect();
    let lost = [false, true].map(|is_misere| {
        let mut lost: Vec<bool> = Vec::new();
        for row in 0..1usize << SOLVED {
            let lasts = (1..=SOLVED).filter(|last| row & bit(*last) != 0);
            let mut left = lasts.flat_map(|last| &turns[last - 1]).map(|turn| row ^ turn).peekable();
            let is_lost = if left.peek().is_none() { !is_misere } else { left.all(|next| !lost[next]) };
            lost.push(is_lost);
        }
        lost
    });
    Known { values: values(rule, 16), lost }
}

fn bit(place: usize) -> usize {
    1 << (place - 1)
}

/// Who loses a row, by trying everything; `None`: it is too long.
fn is_lost_row(case: &Case, text: &str) -> Option<bool> {
    let row = Row::of(case, text)?;
    if row.heads.iter().any(|place| *place > SOLVED) {
        return None;
    }
    let bits = row.heads.iter().fold(0, |bits, place| bits | bit(*place));
    Some(known_of(&row.rule).lost[usize::from(case.met.is_misere())][bits])
}

/// The row loses or wins, as trying everything tells.
fn row_is_lost(case: &Case, text: &str, wanted: bool) -> Held {
    known(is_lost_row(case, text), |lost| same(lost, wanted))
}

fn every_move_loses(case: &Case) -> Held {
    row_is_lost(case, &case.met.place.text(), true)
}

/// A row with the values of its places.
struct Row {
    rule: String,
    heads: Vec<usize>,
    values: Vec<usize>,
}

impl Row {
    fn of(case: &Case, text: &str) -> Option<Row> {
        let rule = case.met.param("rule");
        let heads: Vec<usize> = text.chars().zip(1..).filter(|(c, _)| *c == 'H').map(|(_, place)| place).collect();
        let values = known_of(&rule).values.clone();
        heads.iter().all(|place| *place < values.len()).then_some(Row { rule, heads, values })
    }

    fn here(case: &Case, hold: impl FnOnce(&Row) -> Held) -> Held {
        known(Row::of(case, &case.met.place.text()), |row| hold(&row))
    }

    fn sum(&self) -> usize {
        self.heads.iter().fold(0, |sum, place| sum ^ self.values[*place])
    }

    /// Coins worth 2 and 3, 4 and 5, and so on show two heads or two tails.
    fn is_whole(&self) -> bool {
        let shows = |value: usize| self.heads.iter().any(|place| self.values[*place] == value);
        (1..64).all(|half| shows(2 * half) == shows(2 * half + 1))
    }

    /// The nim-sum with which a row like this is lost in misère play.
    fn losing(&self) -> usize {
        match &*self.rule {
            "ruler" => usize::from(self.heads.iter().all(|place| self.values[*place] < 2)),
            "turning-turtles" | "twins" => usize::from(self.is_whole()),
            _ => 1,
        }
    }

    fn kind(&self) -> &'static str {
        match &*self.rule {
            "turning-turtles" | "twins" => ["broken", "whole"][usize::from(self.is_whole())],
            _ => "all",
        }
    }

    fn is_lost(&self) -> bool {
        self.sum() == self.losing()
    }
}

fn misere_law(case: &Case) -> Held {
    Row::here(case, |row| row_is_lost(case, &case.met.place.text(), row.is_lost()))
        .and(|| is(case.met.is_misere(), || "it is normal play".into()))
}

/// The nim-sum is told, and whether all pairs are whole where the sentence says so.
fn told_of(case: &Case, row: &Row) -> Held {
    let wanted = match case.says.key.rsplit('-').next() {
        Some("whole") => Some(true),
        Some("broken") => Some(false),
        _ => None,
    };
    same(case.size("sum"), row.sum()).and(|| wanted.map_or(Held::True, |wanted| same(row.is_whole(), wanted)))
}

/// Of the pairs those that show two heads, where all are whole, else those that show one.
fn look(case: &Case) -> Held {
    Row::here(case, |row| {
        let pairs = || {
            let shows = |place: usize| row.heads.contains(&place);
            let place = |value: usize| (1..row.values.len()).find(|place| row.values[*place] == value);
            let wanted = if row.is_whole() { 2 } else { 1 };
            let pair = |half: usize| -> Option<String> {
                let (one, two) = (place(2 * half)?, place(2 * half + 1)?);
                let heads = usize::from(shows(one)) + usize::from(shows(two));
                (heads == wanted).then(|| format!("{one}|{two}"))
            };
            let found: Vec<String> = (1..64).filter_map(pair).collect();
            same((case.texts("pairs"), case.size("count")), (found.clone(), found.len()))
        };
        told_of(case, row).and(|| if case.says.key.ends_with("look") { Held::True } else { pairs() })
    })
}

/// The coins that the best move turns.
fn turned(case: &Case) -> Vec<usize> {
    let (before, after) = (case.met.place.text(), best_next(case).text());
    (1..).zip(before.chars().zip(after.chars())).filter(|(_, (a, b))| a != b).map(|(place, _)| place).collect()
}

/// The last coin turned, and what must be turned with it.
fn place(case: &Case) -> Held {
    Row::here(case, |row| {
        known(Row::of(case, &best_next(case).text()), |next| {
            let turned = turned(case);
            let (last, others) = turned.split_last().expect("a coin is turned");
            let told: Vec<String> = others.iter().map(|place| format!("{place} ({})", row.values[*place])).collect();
            let rest = others.iter().fold(0, |rest, place| rest ^ row.values[*place]);
            let numbers = ["place", "worth", "sum", "after", "rest", "count"].map(|name| case.size(name));
            same(numbers, [*last, row.values[*last], row.sum(), next.sum(), rest, others.len()])
                .and(|| same(rest, row.values[*last] ^ row.sum() ^ next.sum()))
                .and(|| same(case.texts("others"), told))
        })
    })
}

fn turns(case: &Case) -> Held {
    known(Row::of(case, &best_next(case).text()), |left| {
        same(case.text("mv").to_owned(), case.met.answer.best[0].clone())
            .and(|| told_of(case, &left))
            .and(|| is(left.is_lost(), || "it is won".into()))
    })
}

/// Every move loses, and after this one there is an answer to be missed.
fn stall(case: &Case) -> Held {
    let next = case.met.place.play(case.text("mv")).expect("it is legal").next;
    every_move_loses(case).and(|| is(next.ending().is_none(), || "the game is over then".into()))
}

fn stall_last(case: &Case) -> Held {
    each_move(case, |next| is(next.ending().is_some(), || "play goes on".into())).and(|| every_move_loses(case))
}

/// From a lost row no move leads to a lost one, and from what it leaves some move does, unless it has none.
fn proof(case: &Case) -> Held {
    Row::here(case, |here| {
        let lost = if here.is_lost() { case.met.place.clone() } else { best_next(case) };
        let Some(moves) = moves(&*lost, 200) else { return Held::Open };
        let is_lost = |text: &str| Row::of(case, text).is_some_and(|row| row.is_lost());
        let answered = all(moves.iter().map(|(text, next)| {
            let mut some = false;
            let is_listed = next.ending().is_some()
                || next.each(1_000, &mut |then| {
                    some |= is_lost(&then.text());
                    !some
                });
            if !is_listed && !some {
                return Held::Open;
            }
            is(!is_lost(&next.text()) && (some || next.ending().is_some()), || format!("{text} is not answered"))
        }));
        is(is_lost(&lost.text()), || "what is left is won".into()).and(|| answered)
    })
    .and(|| answers(case))
}

/// The rows of answers: the first moves, each with an answer that wins, or none where the move ends the game.
fn answers(case: &Case) -> Held {
    let Some(Exhibit::Replies(rows)) = case.step.and_then(|step| step.shows.as_ref()) else { return Held::True };
    let (listed, total) = case.met.place.moves(rows.len());
    let hidden = same(total.to_string(), (rows.len() + case.size("hidden")).to_string());
    hidden.and(|| same(rows.iter().map(|(mv, _)| mv.clone()).collect::<Vec<_>>(), listed)).and(|| {
        all(rows.iter().map(|(mv, answer)| {
            let next = case.met.place.play(mv).expect("it is listed").next;
            match next.play(answer) {
                _ if next.ending().is_some() => is(answer.is_empty(), || format!("{mv} ends the game")),
                Ok(step) => row_is_lost(case, &step.next.text(), true),
                Err(_) => Held::False(format!("{answer} is no answer to {mv}")),
            }
        }))
    })
}

fn claim_won(case: &Case) -> Held {
    Row::here(case, |row| {
        let winning = moves(&*case.met.place, 1_000).map(|moves| {
            moves.iter().filter(|(_, next)| Row::of(case, &next.text()).is_some_and(|row| row.is_lost())).count()
        });
        all([
            same((case.size("sum"), case.size("losing")), (row.sum(), row.losing())),
            is(!row.is_lost(), || "it is lost".into()),
            same(case.text("rows"), row.kind()),
            row_is_lost(case, &case.met.place.text(), false),
            known(winning, |winning| same(case.size("moves"), winning)),
        ])
    })
}

fn claim_lost(case: &Case) -> Held {
    Row::here(case, |row| same((case.size("losing"), row.sum()), (row.losing(), row.losing())))
        .and(|| every_move_loses(case))
}
