//! What is said of `multiply-race`, message by message.

use solve::judge::reason::Exhibit;

use crate::claim::Kind::{Fact, Part, Question};
use crate::claim::{Case, Held, Table, all, is, same};
use crate::heaps::mex;
use crate::referee::best_next;

/// Every message with what decides it.
pub const TABLE: Table = &[
    ("multiply-race-ask", Question),
    ("multiply-race-look", Fact(look)),
    ("multiply-race-head-from", Part),
    ("multiply-race-head-to", Part),
    ("multiply-race-head-outcome", Part),
    ("multiply-race-place", Fact(place)),
    ("multiply-race-place-last", Fact(place_last)),
    ("multiply-race-place-none", Fact(place_none)),
    ("multiply-race-move", Fact(multiplies)),
    ("multiply-race-move-last", Fact(reaches)),
    ("multiply-race-stall", Fact(stall)),
    ("multiply-race-proof-won", Fact(proof_won)),
    ("multiply-race-proof-last", Fact(ends)),
    ("multiply-race-proof-lost", Fact(proof_lost)),
    ("multiply-race-claim-won", Fact(claim_won)),
    ("multiply-race-claim-lost", Fact(claim_lost)),
    ("multiply-race-law", Fact(law)),
    ("multiply-race-law-values", Fact(values)),
];

/// Needs up to which every one is solved.
const SOLVED: usize = 2_500;

/// A number on its way, and every need solved: 1 is the target, and a factor divides a need and rounds up.
struct Race {
    number: usize,
    target: usize,
    low: usize,
    high: usize,
    values: Vec<usize>,
}

impl Race {
    fn held(case: &Case, hold: impl FnOnce(&Race) -> Held) -> Held {
        let number = |name: &str| case.met.param(name).parse::<usize>().ok();
        let (Ok(here), Some(target), Some(low), Some(high)) =
            (case.met.place.text().parse::<usize>(), number("target"), number("low"), number("high"))
        else {
            return Held::Open;
        };
        let need = target.div_ceil(here.max(1));
        if need > SOLVED || high > 60 || target > usize::MAX / 2_000 {
            return Held::Open;
        }
        let mut values = vec![0, 0];
        for n in 2..=need.max(400) {
            let left: Vec<usize> = (low..=high).map(|factor| values[n.div_ceil(factor)]).collect();
            values.push(mex(&left));
        }
        hold(&Race { number: here, target, low, high, values })
    }

    fn need(&self, number: usize) -> usize {
        self.target.div_ceil(number)
    }

    fn here(&self) -> usize {
        self.need(self.number)
    }

    fn is_lost(&self, need: usize) -> bool {
        self.values[need] == 0
    }

    /// The needs around this one that go the same way.
    fn zone(&self, need: usize) -> (usize, Option<usize>) {
        let same = |n: &usize| self.is_lost(*n) == self.is_lost(need);
        let from = (1..=need).rev().take_while(same).last().unwrap_or(need);
        let to = (need..self.values.len()).take_while(same).last().filter(|to| to + 1 < self.values.len());
        (from, to)
    }

    fn factor(case: &Case) -> usize {
        let text: String = case.met.answer.best[0].chars().filter(char::is_ascii_digit).collect();
        text.parse().expect("a factor")
    }
}

/// The number is that many times away; each factor takes the need to where the sentence says.
fn look(case: &Case) -> Held {
    Race::held(case, |race| {
        let steps = (race.low..=race.high)
            .all(|f| race.number * f >= race.target || race.need(race.number * f) == race.here().div_ceil(f));
        all([
            same(["target", "number", "need"].map(|name| case.size(name)), [race.target, race.number, race.here()]),
            is(steps, || "a factor divides otherwise".into()),
            zones(case, race),
        ])
    })
}

/// The zones are told from where to where, and who wins in them; the last is that of the need.
fn zones(case: &Case, race: &Race) -> Held {
    let Some(Exhibit::Table { rows, .. }) = case.step.and_then(|step| step.shows.as_ref()) else {
        return Held::False("no zones are shown".into());
    };
    let mut helds = Vec::new();
    for row in rows {
        let (from, to): (usize, usize) = (row[0].parse().expect("a need"), row[1].parse().expect("a need"));
        let zone = race.zone(from);
        let is_lost = if race.is_lost(from) { "P" } else { "N" };
        helds.push(same(row[2].as_str(), is_lost));
        helds.push(same((from, to), (zone.0, zone.1.unwrap_or(to))));
    }
    let last: usize = rows.last().map_or(0, |row| row[0].parse().expect("a need"));
    all(helds).and(|| same(race.zone(race.here()).0, last))
}

fn place(case: &Case) -> Held {
    Race::held(case, |race| {
        let (from, to) = (case.size("from"), case.size("to"));
        let left = race.here().div_ceil(Race::factor(case));
        same(race.zone(left), (from, Some(to))).and(|| is(race.is_lost(left), || "it is won".into()))
    })
}

fn place_last(case: &Case) -> Held {
    Race::held(case, |race| {
        same(case.size("need"), race.here()).and(|| is(race.here() <= race.high, || "too far".into()))
    })
}

/// The needs that can be left, from the least to the greatest, and all are won.
fn place_none(case: &Case) -> Held {
    Race::held(case, |race| {
        let lefts: Vec<usize> = (race.low..=race.high).map(|factor| race.here().div_ceil(factor)).collect();
        all([
            same(Some(case.size("least")), lefts.iter().min().copied()),
            same(Some(case.size("most")), lefts.iter().max().copied()),
            is(!lefts.iter().any(|need| race.is_lost(*need)), || "one of them is lost".into()),
            same(lefts.iter().map(|need| race.zone(*need).0).min(), lefts.iter().map(|need| race.zone(*need).0).max()),
        ])
    })
}

fn multiplies(case: &Case) -> Held {
    Race::held(case, |race| {
        let factor = Race::factor(case);
        let product = race.number * factor;
        all([
            same(["factor", "product", "need"].map(|name| case.size(name)), [factor, product, race.need(product)]),
            is(race.is_lost(race.need(product)), || "it is won".into()),
        ])
    })
}

fn reaches(case: &Case) -> Held {
    Race::held(case, |race| {
        let factor = Race::factor(case);
        let product = race.number * factor;
        same((case.size("factor"), case.size("product")), (factor, product))
            .and(|| is(product >= race.target, || "the target is not reached".into()))
    })
}

/// Every factor loses; the smallest goes on as long as any.
fn stall(case: &Case) -> Held {
    claim_is_lost(case)
        .and(|| {
            same(
                (case.size("factor"), case.size("factor")),
                (Race::factor(case), case.met.param("low").parse().unwrap_or(0)),
            )
        })
        .and(|| is(best_next(case).ending().is_none(), || "the race is over".into()))
}

fn claim_is_lost(case: &Case) -> Held {
    Race::held(case, |race| is(race.is_lost(race.here()), || "it is won".into()))
}

/// From a lost need every factor leads into the won zone below.
fn falls_into_won(race: &Race, need: usize) -> Held {
    let below = race.zone(need).0 - 1;
    let won = race.zone(below).0;
    let lefts: Vec<usize> = (race.low..=race.high).map(|factor| need.div_ceil(factor)).collect();
    is(lefts.iter().all(|left| (won..=below).contains(left)), || format!("{lefts:?} are left")).and(|| {
        all(lefts.iter().map(|left| {
            let answers = (race.low..=race.high).map(|factor| left.div_ceil(factor));
            let next = race.zone(won - 1);
            is(answers.into_iter().any(|then| race.zone(then) == next), || format!("{left} has no answer"))
        }))
    })
}

fn proof_won(case: &Case) -> Held {
    Race::held(case, |race| falls_into_won(race, race.need(race.number * Race::factor(case))))
}

fn proof_lost(case: &Case) -> Held {
    Race::held(case, |race| falls_into_won(race, race.here()))
}

fn ends(case: &Case) -> Held {
    is(best_next(case).ending().is_some(), || "the race goes on".into())
}

fn in_zone(case: &Case, race: &Race) -> Held {
    let (from, to) = race.zone(race.here());
    same((case.size("need"), case.size("from")), (race.here(), from))
        .and(|| to.map_or(Held::True, |to| same(case.size("to"), to)))
}

fn claim_won(case: &Case) -> Held {
    Race::held(case, |race| {
        let wins = (race.low..=race.high).filter(|factor| race.is_lost(race.here().div_ceil(*factor))).count();
        in_zone(case, race)
            .and(|| same(case.size("moves"), wins))
            .and(|| is(!race.is_lost(race.here()), || "it is lost".into()))
    })
}

fn claim_lost(case: &Case) -> Held {
    Race::held(case, |race| in_zone(case, race)).and(|| claim_is_lost(case))
}

/// The zones end at products of the two limits in turn.
fn law(case: &Case) -> Held {
    Race::held(case, |race| {
        let (mut end, mut is_won) = (1, true);
        let mut helds = vec![same((case.size("high"), case.size("low")), (race.high, race.low))];
        while end + 1 < race.values.len() {
            let next = end * if is_won { race.high } else { race.low };
            let zone = end + 1..=next.min(race.values.len() - 1);
            helds.push(is(zone.clone().all(|need| race.is_lost(need) != is_won), || format!("not so in {zone:?}")));
            (end, is_won) = (next, !is_won);
        }
        all(helds)
    })
}

/// The value counts how often the lower end of the zone must be multiplied.
fn values(case: &Case) -> Held {
    Race::held(case, |race| {
        let low = case.size("low");
        let wrong = (2..race.values.len()).find(|need| {
            let end = race.zone(*need).0 - 1;
            let times =
                (0..64).find(|times| end.saturating_mul(low.saturating_pow(*times)) >= *need).expect("it grows");
            race.values[*need] != if race.is_lost(*need) { 0 } else { times as usize }
        });
        same((low, case.size("high")), (race.low, race.high))
            .and(|| is(wrong.is_none(), || format!("not so at {wrong:?}")))
    })
}
