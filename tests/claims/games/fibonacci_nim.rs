//! What is said of `fibonacci-nim`, message by message.

mod piles;
mod stop;
mod sums;

use solve::judge::reason::{Exhibit, Role};
use solve::judge::value::Outcome;

use crate::claim::Kind::{Fact, Question, Source};
use crate::claim::{Case, Held, Table, all, is, same};
use crate::heaps::{answers_hold_for_all, best_wins, every_move_loses};
use crate::referee::{best_next, moves};
use piles::{Piles, best};
use stop::{
    last, last_place, stop_claim, stop_claim_lost, stop_law, stop_look, stop_move, stop_place, stop_proof,
    stop_proof_lost, stop_proof_misere,
};
use sums::{
    search_look, search_move, search_place, sum_claim_lost, sum_claim_won, sum_look, sum_move, sum_place,
    sum_proof_lost, sum_proof_won,
};

/// Every message with what decides it.
pub const TABLE: Table = &[
    ("fibonacci-ask", Fact(terms_told)),
    ("fibonacci-ask-misere", Fact(terms_told)),
    ("fibonacci-look", Fact(look)),
    ("fibonacci-look-misere", Fact(look)),
    ("fibonacci-list", Fact(list)),
    ("fibonacci-end-ask", Question),
    ("fibonacci-end-look", Fact(end_look)),
    ("fibonacci-end-place", Fact(end_take)),
    ("fibonacci-end-move", Fact(end_take)),
    ("fibonacci-end-claim", Fact(end_take)),
    ("fibonacci-ones-ask", Question),
    ("fibonacci-ones-look", Fact(ones_look)),
    ("fibonacci-ones-place", Fact(ones_look)),
    ("fibonacci-ones-move", Fact(ones_move)),
    ("fibonacci-ones-claim", Fact(ones_claim)),
    ("fibonacci-place", Fact(reaches)),
    ("fibonacci-place-none", Fact(reaches_not)),
    ("fibonacci-move", Fact(takes)),
    ("fibonacci-stall", Fact(stall)),
    ("fibonacci-all-takes", Fact(all_takes)),
    ("fibonacci-many-takes", Fact(many_takes)),
    ("fibonacci-proof-won", Fact(proof_won)),
    ("fibonacci-proof-takes-all", Fact(takes_all)),
    ("fibonacci-proof-leaves-one", Fact(leaves_one)),
    ("fibonacci-proof-lost", Fact(proof_lost)),
    ("fibonacci-claim-won", Fact(claim_won)),
    ("fibonacci-claim-lost", Fact(claim_lost)),
    ("fibonacci-law", Fact(law)),
    ("fibonacci-law-misere", Fact(one_less)),
    ("fibonacci-law-general", Fact(law_general)),
    ("fibonacci-last-ask", Question),
    ("fibonacci-last-look", Fact(last)),
    ("fibonacci-last-place", Fact(last_place)),
    ("fibonacci-last-move", Fact(last)),
    ("fibonacci-last-claim", Fact(last)),
    ("fibonacci-stop-ask", Question),
    ("fibonacci-stop-look", Fact(stop_look)),
    ("fibonacci-stop-look-misere", Fact(stop_look)),
    ("fibonacci-stop-place", Fact(stop_place)),
    ("fibonacci-stop-claim", Fact(stop_claim)),
    ("fibonacci-stop-claim-lost", Fact(stop_claim_lost)),
    ("fibonacci-stop-move", Fact(stop_move)),
    ("fibonacci-stop-stall", Fact(stop_claim_lost)),
    ("fibonacci-stop-proof", Fact(stop_proof)),
    ("fibonacci-stop-proof-misere", Fact(stop_proof_misere)),
    ("fibonacci-stop-proof-lost", Fact(stop_proof_lost)),
    ("fibonacci-stop-law", Fact(stop_law)),
    ("fibonacci-sum-ask", Question),
    ("fibonacci-sum-look", Fact(sum_look)),
    ("fibonacci-sum-place", Fact(sum_place)),
    ("fibonacci-sum-place-none", Fact(every_move_loses)),
    ("fibonacci-sum-move", Fact(sum_move)),
    ("fibonacci-sum-claim-won", Fact(sum_claim_won)),
    ("fibonacci-sum-claim-lost", Fact(sum_claim_lost)),
    ("fibonacci-sum-proof-won", Fact(sum_proof_won)),
    ("fibonacci-sum-proof-lost", Fact(sum_proof_lost)),
    ("fibonacci-sum-law", Source),
    ("fibonacci-search-ask", Question),
    ("fibonacci-search-look", Fact(search_look)),
    ("fibonacci-search-place", Fact(search_place)),
    ("fibonacci-search-move", Fact(search_move)),
    ("fibonacci-search-claim-won", Fact(best_wins)),
    ("fibonacci-search-claim-lost", Fact(every_move_loses)),
    ("fibonacci-search-proof-won", Fact(best_wins)),
    ("fibonacci-search-proof-lost", Fact(every_move_loses)),
    ("fibonacci-search-law", Source),
];

fn terms_told(case: &Case) -> Held {
    Piles::held(case, |piles| {
        let (told, lost) = (case.texts("terms"), piles.losing());
        // As far as piles are solved.
        let lost = lost.iter().map(ToString::to_string);
        let wrong = told.iter().zip(lost).find(|(told, lost)| *told != lost);
        is(wrong.is_none(), || format!("{wrong:?}")).and(|| same(case.size("n"), piles.counted()))
    })
}

/// The losing piles as far as they are told, in their order, each from those before it.
fn list(case: &Case) -> Held {
    let terms: Vec<usize> = case.texts("terms").iter().map(|term| term.parse().expect("a small pile")).collect();
    Piles::held(case, |piles| {
        let least = |before: usize| piles.losing().into_iter().find(|x| *x >= before || piles.next(*x) >= before);
        let pairs = terms.windows(2).filter(|pair| pair[1] < piles.least[0].len());
        let wrong = pairs.clone().find(|pair| least(pair[0]).map(|x| pair[0] + x) != Some(pair[1]));
        let is_classic = piles.factor == 2 && piles.plus == 0;
        let lost = piles.losing();
        let first = terms.iter().zip(&lost).find(|(told, found)| told != found);
        all([
            is(wrong.is_none() && terms[0] == 1, || format!("{wrong:?} does not follow")),
            is(first.is_none(), || format!("{first:?} are two")),
            same(case.size("classic") == 1, is_classic),
        ])
    })
}

fn look(case: &Case) -> Held {
    Piles::held(case, |piles| {
        let parts = piles.parts(piles.counted());
        all([
            same(case.size("n"), piles.counted()),
            same(case.size("count"), parts.len()),
            same(Some(case.size("least")), parts.last().copied()),
            parts_shown(case, &parts),
        ])
    })
}

fn end_look(case: &Case) -> Held {
    Piles::held(case, |piles| same((case.size("size"), case.size("limit")), piles.alone()))
}

/// So many may be taken, and what is left ends the game at once or by a forced take.
fn end_take(case: &Case) -> Held {
    Piles::held(case, |piles| {
        let (take, left) = (case.size("take"), usize::from(piles.is_misere));
        let left_told = if case.says.args.len() > 1 { same(case.size("left"), left) } else { Held::True };
        all([
            left_told,
            same(piles.alone().0, take + left),
            is(take <= piles.alone().1 && piles.wins(take), || "it is no win".into()),
        ])
    })
}

/// Every move from here on takes one counter.
fn ones_look(case: &Case) -> Held {
    let Some(all) = moves(&*case.met.place, 10) else { return Held::Open };
    let then = moves(&*best_next(case), 10).map(|all| all.len());
    Piles::held(case, |piles| same((piles.alone().1, piles.next(1)), (1, 1)))
        .and(|| is(all.len() == 1 && then.is_none_or(|then| then <= 1), || "there are other takes".into()))
}

fn ones_move(case: &Case) -> Held {
    ones_look(case).and(|| same(best(case).1, 1))
}

fn ones_claim(case: &Case) -> Held {
    ones_look(case).and(|| {
        Piles::held(case, |piles| {
            let (size, is_misere) = (piles.alone().0, piles.is_misere);
            let told = (case.size("size"), case.size("odd"), case.size("misere"));
            same(told, (size, size % 2, usize::from(is_misere)))
                .and(|| same(piles.is_won(piles.alone(), is_misere), (size % 2 == 1) != is_misere))
        })
    })
}

/// The parts are shown; with the move those are marked that are taken, and before it the smallest of a lost pile alone.
fn parts_shown(case: &Case, parts: &[usize]) -> Held {
    let Some(Exhibit::Parts { parts: shown, taken }) = case.step.and_then(|step| step.shows.as_ref()) else {
        return Held::True;
    };
    let shown: Vec<String> = shown.iter().map(ToString::to_string).collect();
    let marked: usize = parts[parts.len() - taken..].iter().sum();
    let is_move = case.step.is_some_and(|step| step.role == Role::Move);
    let is_won = case.met.answer.value.outcome() == Outcome::N;
    let wanted = if is_move {
        best(case).1
    } else if is_won {
        0
    } else {
        parts[parts.len() - 1]
    };
    same(shown, parts.iter().map(ToString::to_string).collect()).and(|| same(marked, wanted))
}

fn reaches(case: &Case) -> Held {
    Piles::held(case, |piles| {
        let (limit, least) = (case.size("limit"), case.size("least"));
        same((limit, least), (piles.alone().1, piles.least_part(piles.counted())))
            .and(|| is(least <= limit, || "it does not reach".into()))
    })
}

fn reaches_not(case: &Case) -> Held {
    Piles::held(case, |piles| {
        let (limit, least) = (case.size("limit"), case.size("least"));
        same((limit, least), (piles.alone().1, piles.least_part(piles.counted())))
            .and(|| is(least > limit, || "it reaches".into()))
    })
}

fn claim_won(case: &Case) -> Held {
    reaches(case).and(|| Piles::held(case, |piles| is(piles.is_won(piles.alone(), piles.is_misere), || "lost".into())))
}

fn claim_lost(case: &Case) -> Held {
    reaches_not(case)
        .and(|| Piles::held(case, |piles| is(!piles.is_won(piles.alone(), piles.is_misere), || "won".into())))
}

fn takes(case: &Case) -> Held {
    Piles::held(case, |piles| {
        let (take, parts) = (case.size("take"), piles.parts(piles.counted()));
        let last: usize = parts[parts.len() - case.size("parts")..].iter().sum();
        all([
            same((take, take), (best(case).1, last)),
            same(case.size("left"), piles.alone().0 - take),
            is(piles.wins(take), || "it does not win".into()),
            parts_shown(case, &parts),
        ])
    })
}

/// Every move loses, and a take of 1 leaves a move.
fn stall(case: &Case) -> Held {
    let taken = best(case).1;
    every_move_loses(case)
        .and(|| same(taken, 1))
        .and(|| is(best_next(case).ending().is_none(), || "the game is over then".into()))
}

fn all_takes(case: &Case) -> Held {
    Piles::held(case, |piles| {
        let (size, limit) = piles.alone();
        let wins: Vec<String> =
            (1..=limit.min(size)).filter(|take| piles.wins(*take)).map(|take| take.to_string()).collect();
        same(case.texts("takes"), wins)
    })
}

/// The parts of a large pile: losing piles, each the one before and the least that can answer a take of it.
fn large_parts(n: u128, next: &dyn Fn(u128) -> u128) -> Vec<u128> {
    let mut losing = vec![1u128];
    while losing[losing.len() - 1] <= n {
        let last = losing[losing.len() - 1];
        let Some(part) = losing.iter().find(|part| next(**part) >= last).copied() else { break };
        losing.push(last + part);
    }
    let (mut rest, mut parts) = (n, Vec::new());
    for part in losing.into_iter().rev() {
        if part <= rest {
            parts.push(part);
            rest -= part;
        }
    }
    parts
}

/// So many takes win; each is a sum of the last parts, and its next limit is below the next larger part.
fn many_takes(case: &Case) -> Held {
    let number = |name: &str| case.met.param(name).parse::<i128>().ok();
    let text = case.met.place.text();
    let pile = text.split_once('/').map_or_else(
        || text.parse::<u128>().ok().map(|size| (size, size.saturating_sub(1))),
        |(size, limit)| Some((size.parse().ok()?, limit.parse().ok()?)),
    );
    let (Some(factor), Some(plus), Some((size, limit))) = (number("factor"), number("plus"), pile) else {
        return Held::Open;
    };
    let next = |take: u128| u128::try_from(factor * take as i128 + plus).unwrap_or(0);
    let parts = large_parts(size - u128::from(case.met.is_misere()), &next);
    let sums =
        (0..parts.len()).map(|i| (parts[i..].iter().sum::<u128>(), i.checked_sub(1).map(|before| parts[before])));
    let wins = sums.filter(|(sum, before)| *sum <= limit && before.is_none_or(|before| next(*sum) < before));
    let wins: Vec<String> = wins.map(|(sum, _)| sum.to_string()).collect();
    let mut told = case.met.answer.best.clone();
    told.sort_by_key(|take| std::cmp::Reverse((take.len(), take.clone())));
    same(case.size("count"), wins.len()).and(|| same(told, wins))
}

/// Whatever is taken of a part within a limit, the smallest part of the rest may be taken then.
fn breaks(piles: &Piles, part: usize, limit: usize) -> Held {
    let wrong = (1..=limit).find(|take| *take >= part || piles.least_part(part - take) > piles.next(*take));
    is(wrong.is_none(), || format!("after {wrong:?} the smallest part cannot be taken"))
}

fn proof_won(case: &Case) -> Held {
    Piles::held(case, |piles| {
        let (reach, next, take) = (case.size("reach"), case.size("next"), best(case).1);
        let parts = piles.parts(piles.counted() - take);
        all([
            same(Some(next), parts.last().copied()),
            same(reach, piles.next(take).min(piles.alone().0 - take)),
            is(reach < next, || format!("{reach} reaches {next}")),
            breaks(piles, next, reach),
        ])
    })
}

fn takes_all(case: &Case) -> Held {
    is(best_next(case).ending().is_some() && !case.met.is_misere(), || "play goes on".into())
}

/// One counter is left, it must be taken, and then play is over.
fn leaves_one(case: &Case) -> Held {
    let next = best_next(case);
    let Some(replies) = moves(&*next, 10) else { return Held::Open };
    Piles::held(case, |piles| same(piles.alone().0 - best(case).1, 1))
        .and(|| same((case.size("left"), replies.len()), (1, 1)))
        .and(|| is(case.met.is_misere() && replies[0].1.ending().is_some(), || "play goes on".into()))
}

fn proof_lost(case: &Case) -> Held {
    Piles::held(case, |piles| {
        let least = case.size("least");
        same(least, piles.least_part(piles.counted())).and(|| breaks(piles, least, piles.alone().1))
    })
    .and(|| answers_hold_for_all(case, &*case.met.place))
}

fn one_less(case: &Case) -> Held {
    Piles::held(case, |piles| {
        let differs = (1..piles.least[0].len()).find(|&n| {
            n > 1 && (1..=n).any(|l| piles.is_won((n, l), true) != piles.is_won((n - 1, l.min(n - 1)), false))
        });
        is(differs.is_none() && piles.is_misere, || format!("not so at {differs:?}"))
    })
}

fn law(case: &Case) -> Held {
    Piles::held(case, |piles| {
        let losing = piles.losing();
        let is_fibonacci = losing[..2] == [1, 2] && losing.windows(3).all(|w| w[2] == w[0] + w[1]);
        is(is_fibonacci, || format!("the losing piles are {losing:?}"))
    })
}

/// Each losing pile is the one before and the least one that can answer a take of it: so Schwenk.
fn law_general(case: &Case) -> Held {
    Piles::held(case, |piles| {
        let losing = piles.losing();
        let follows = losing.windows(2).all(|w| {
            let part = losing.iter().find(|part| piles.next(**part) >= w[0]);
            part.is_some_and(|part| w[1] == w[0] + part)
        });
        let times = if piles.factor == 1 { String::new() } else { piles.factor.to_string() };
        let plus = if piles.plus == 0 { String::new() } else { format!("{:+}", piles.plus) };
        is(follows, || format!("the losing piles are {losing:?}"))
            .and(|| same(case.text("formula").to_owned(), format!("{times}t{plus}")))
    })
}
