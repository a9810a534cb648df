//! Why a position of Moore's Nim is won or lost: every binary column is counted by multiples of k + 1.

use num_traits::One;

use crate::heaps::moore_nim::lowerings::Lowering;
use crate::heaps::moore_nim::rules::{BOARD, MooreNim};
use crate::heaps::moore_nim::value::{OneMore, Source, TABLED};
use crate::kit::heaps;
use crate::kit::kin::{show_answers, shown};
use ground::num::Nat;
use ground::rules::{At, Rules};
use ground::say;
use ground::say::Say;
use ground::scene::Spot;
use solve::formula::balance::ones;
use solve::judge::control::{Control, Stop};
use solve::judge::idea::Idea;
use solve::judge::oracle::{Oracle, Verdict};
use solve::judge::reason::{Exhibit, Reason, Role, Step};
use solve::judge::value::Outcome;

/// Columns and heaps that a table of binary digits shows.
const SHOWN: usize = 16;

/// The reason of a position that is not over.
pub fn explain(
    oracle: &dyn Oracle<MooreNim>,
    game: &MooreNim,
    at: &At<Vec<Nat>>,
    verdict: &Verdict<Lowering>,
    control: &Control,
) -> Result<Reason, Stop> {
    let modulus = &game.told_k + 1u8;
    let is_cold = is_cold(game, &at.pos);
    let ask = if is_cold {
        say!("moore-nim-ask-ones", modulus = &modulus)
    } else {
        say!("moore-nim-ask", modulus = &modulus)
    };
    if let Some(mv) = verdict.best.first().filter(|_| verdict.value.outcome() == Outcome::N)
        && let Some(quick) = quick(game, at, mv, verdict)
    {
        return Ok(quick);
    }
    let mut steps = vec![Step::says(Role::Ask, ask), look(game, &at.pos)];
    if let Some(mv) = verdict.best.first().filter(|_| verdict.value.outcome() == Outcome::N) {
        steps.extend(win(game, at, mv));
        let next = game.play(at, mv);
        let ends = is_cold
            || game.ending(&next).is_some()
            || game.is_misere && next.pos.iter().all(|heap| *heap <= Nat::one());
        if let Some(proof) = steps.last_mut().filter(|_| !ends) {
            show_answers(oracle, game, &next, proof, control)?;
        }
    } else {
        let ones = at.pos.iter().sum::<Nat>();
        let place = if is_cold {
            let most = (&game.told_k).min(&ones).clone();
            say!("moore-nim-place-none-ones", most = most, modulus = &modulus)
        } else {
            say!("moore-nim-place-none", k = &game.told_k, modulus = &modulus)
        };
        let is_last = ones.is_one();
        let stall = if is_last { say!("moore-nim-stall-last") } else { say!("moore-nim-stall") };
        let (idea, proof) = match (game.is_misere, is_cold) {
            (false, _) => (Idea::Columns, say!("moore-nim-proof-lost", modulus = &modulus)),
            (true, true) => {
                let ones = single_counters(&at.pos);
                (Idea::Remainder, say!("moore-nim-misere-proof-ones", ones = ones, modulus = &modulus))
            }
            (true, false) => (Idea::MisereEnd, say!("moore-nim-misere-proof-lost", modulus = &modulus)),
        };
        steps.push(Step::says(Role::Place, place));
        steps.push(Step::says(Role::Move, stall));
        let mut proof = Step::says(Role::Proof, proof).about(idea);
        show_answers(oracle, game, at, &mut proof, control)?;
        steps.push(proof);
    }
    steps.extend(laws(game, &at.pos).into_iter().map(|law| Step::says(Role::Law, law)));
    Ok(Reason { claim: claim(game, &at.pos, verdict), steps })
}

/// A win without columns: everything can be taken, or in misère play all heaps of 2 or more be lowered at once.
fn quick(game: &MooreNim, at: &At<Vec<Nat>>, mv: &Lowering, verdict: &Verdict<Lowering>) -> Option<Reason> {
    let next = game.play(at, mv);
    let is_last = !game.is_misere && game.ending(&next).is_some();
    if !is_last && (!is_cold(game, &next.pos) || is_cold(game, &at.pos)) {
        return None;
    }
    let (k, moves, modulus) = (&game.told_k, &verdict.best_total, &game.told_k + 1u8);
    let least = Nat::from(if game.is_misere { 2u8 } else { 1 });
    let heaps = at.pos.iter().filter(|heap| **heap >= least).count();
    let (ask, look, claim) = if is_last {
        (
            say!("moore-nim-ask-all"),
            say!("moore-nim-look-all", heaps = heaps, k = k),
            say!("moore-nim-claim-all", heaps = heaps, moves = moves),
        )
    } else {
        let ones = at.pos.iter().filter(|heap| heap.is_one()).count();
        (
            say!("moore-nim-ask-large"),
            say!("moore-nim-look-large", heaps = heaps, ones = ones, k = k),
            say!("moore-nim-claim-large", heaps = heaps, modulus = modulus, moves = moves),
        )
    };
    let mut steps = vec![Step::says(Role::Ask, ask), Step::says(Role::Look, look).about(Idea::End)];
    steps.extend(win(game, at, mv));
    steps.extend(laws(game, &at.pos).into_iter().map(|law| Step::says(Role::Law, law)));
    Some(Reason { claim, steps })
}

/// Whether only single counters are left in misère play: then their number decides.
fn is_cold(game: &MooreNim, heaps: &[Nat]) -> bool {
    game.is_misere && heaps.iter().all(|heap| *heap <= Nat::one())
}

/// How many heaps hold one counter, where none holds more.
fn single_counters(heaps: &[Nat]) -> usize {
    ones(heaps).first().copied().unwrap_or(0)
}

fn claim(game: &MooreNim, heaps: &[Nat], verdict: &Verdict<Lowering>) -> Say {
    let (modulus, moves) = (&game.told_k + 1u8, &verdict.best_total);
    let ones = single_counters(heaps);
    match (is_cold(game, heaps), verdict.value.outcome() == Outcome::N) {
        (true, true) => say!("moore-nim-claim-ones-won", ones = ones, modulus = modulus, moves = moves),
        (true, false) => say!("moore-nim-claim-ones-lost", ones = ones, modulus = modulus),
        (false, true) if game.is_misere => say!("moore-nim-misere-claim-won", modulus = modulus, moves = moves),
        (false, false) if game.is_misere => say!("moore-nim-misere-claim-lost", modulus = modulus),
        (false, true) => say!("moore-nim-claim-won", modulus = modulus, moves = moves),
        (false, false) => say!("moore-nim-claim-lost", modulus = modulus),
    }
}

fn look(game: &MooreNim, heaps: &[Nat]) -> Step {
    let modulus = &game.told_k + 1u8;
    let odd = game.balance().odd_column(heaps);
    let says = match odd {
        _ if is_cold(game, heaps) => say!("moore-nim-look-ones", ones = single_counters(heaps)),
        Some((place, ones)) => {
            say!("moore-nim-look-odd", place = Nat::one() << place, ones = ones, modulus = modulus)
        }
        None => say!("moore-nim-look-even", modulus = modulus),
    };
    let (idea, meant) =
        if is_cold(game, heaps) { (Idea::MisereEnd, None) } else { (Idea::Columns, odd.map(|(place, _)| place)) };
    shown(Step::says(Role::Look, says).about(idea), digits(heaps, meant))
}

fn win(game: &MooreNim, at: &At<Vec<Nat>>, mv: &Lowering) -> Vec<Step> {
    let next = game.play(at, mv).pos;
    let modulus = &game.told_k + 1u8;
    let named: Vec<usize> = mv.iter().map(|(heap, _)| heap + 1).collect();
    let on_board = |spot: Spot| if game.has_key(&at.pos) { spot.in_panel(BOARD) } else { spot };
    let counters = mv.iter().flat_map(|(heap, _)| heaps::heap(*heap, &at.pos[*heap]).counters);
    let spots = counters.filter_map(|counter| counter.spot).map(on_board).collect();
    let written =
        mv.iter().map(|(heap, left)| heaps::write_heap_move(&at.pos, *heap, left)).collect::<Vec<_>>().join(",");
    let is_last = !game.is_misere && ones(&next).is_empty();
    let (place, says, idea, proof) = if is_last {
        let place = say!("moore-nim-place-all", count = named.len(), heaps = named);
        (place, say!("moore-nim-move-all", mv = written), Idea::End, say!("moore-nim-proof-all"))
    } else if is_cold(game, &next) {
        let ones = single_counters(&next);
        (
            say!("moore-nim-place-ones", count = named.len(), heaps = named, k = &game.told_k),
            say!("moore-nim-move-ones", mv = written, ones = ones, modulus = &modulus),
            Idea::Remainder,
            say!("moore-nim-misere-proof-left", ones = ones, modulus = &modulus),
        )
    } else {
        let (idea, proof) = if game.is_misere {
            (Idea::MisereEnd, say!("moore-nim-misere-proof-won", modulus = &modulus))
        } else {
            (Idea::Columns, say!("moore-nim-proof-won", k = &game.told_k, modulus = &modulus))
        };
        let place = say!("moore-nim-place", count = named.len(), heaps = named, k = &game.told_k);
        (place, say!("moore-nim-move", mv = written, modulus = &modulus), idea, proof)
    };
    let place = Step::says(Role::Place, place).showing(Exhibit::Spots(spots));
    let mut mv = Step::says(Role::Move, says).about(idea);
    let mut found = None;
    if !is_last && !is_cold(game, &next) {
        found = finding(game, &at.pos, &next);
        mv = shown(mv, digits(&next, None));
    }
    [Some(place), Some(mv), found, Some(Step::says(Role::Proof, proof).about(idea))].into_iter().flatten().collect()
}

/// How the heaps and what they are left at are found, from the top column down.
fn finding(game: &MooreNim, before: &[Nat], after: &[Nat]) -> Option<Step> {
    let lowered: Vec<usize> = (0..before.len()).filter(|&heap| before[heap] != after[heap]).collect();
    let width = before.iter().map(Nat::bits).max().filter(|width| *width <= SHOWN as u64)?;
    // A heap is free below the column in which it drops its one.
    let drops = |heap: usize, column: u64| (&before[heap] ^ &after[heap]).bits() == column + 1;
    let rows = (0..width).rev().map(|column| {
        let fixed = (0..before.len())
            .filter(|&heap| before[heap].bit(column) && (&before[heap] ^ &after[heap]).bits() <= column);
        let dropping = lowered.iter().filter(|&&heap| drops(heap, column)).map(|heap| (heap + 1).to_string());
        let is_free = |heap: &&usize| (&before[**heap] ^ &after[**heap]).bits() > column + 1;
        let set = lowered.iter().filter(is_free).filter(|&&heap| after[heap].bit(column)).count();
        let fixed = fixed.count();
        vec![
            (Nat::one() << column).to_string(),
            fixed.to_string(),
            dropping.collect::<Vec<_>>().join(","),
            set.to_string(),
            (fixed + set).to_string(),
        ]
    });
    let head = vec![
        say!("moore-nim-head-column"),
        say!("moore-nim-head-fixed"),
        say!("moore-nim-head-drop"),
        say!("moore-nim-head-set"),
        say!("moore-nim-head-left"),
    ];
    let table = Exhibit::Table { head, rows: rows.collect(), focus: Vec::new() };
    let says = say!("moore-nim-finding", modulus = &game.told_k + 1u8);
    Some(Step::says(Role::Proof, says).about(Idea::Columns).showing(table))
}

/// The heaps in binary and how many ones each column holds; the columns from the one that matters down, if they are many.
fn digits(heaps: &[Nat], odd: Option<usize>) -> Option<Exhibit> {
    let ones = ones(heaps);
    if heaps.len() > SHOWN || ones.is_empty() {
        return None;
    }
    let top = if ones.len() > SHOWN { odd.unwrap_or(ones.len() - 1) } else { ones.len() - 1 };
    let columns: Vec<usize> = (0..=top).rev().take(SHOWN).collect();
    let place = |column: &usize| Say::verbatim((Nat::one() << *column).to_string());
    let head = std::iter::once(say!("moore-nim-head-heap")).chain(columns.iter().map(place)).collect();
    let digit = |heap: &Nat, column: usize| if heap.bit(column as u64) { "1" } else { "0" };
    let row = |(i, heap): (usize, &Nat)| {
        let digits = columns.iter().map(|column| digit(heap, *column).to_owned());
        std::iter::once((i + 1).to_string()).chain(digits).collect()
    };
    let mut rows: Vec<Vec<String>> = heaps.iter().enumerate().map(row).collect();
    rows.push(std::iter::once("+".into()).chain(columns.iter().map(|column| ones[*column].to_string())).collect());
    let focus = odd.and_then(|odd| columns.iter().position(|column| *column == odd)).map(|c| (heaps.len(), c + 1));
    Some(Exhibit::Table { head, rows, focus: focus.into_iter().collect() })
}

/// The formula for one heap more than may be lowered, with its numbers.
fn one_more(game: &MooreNim, heaps: &[Nat]) -> Say {
    let law = OneMore::of(heaps);
    let (modulus, value) = (&game.told_k + 1u8, law.value());
    let OneMore { least, total, over, turn } = law;
    let is_below = usize::from(least < turn);
    say!(
        "moore-nim-law-one-more",
        modulus = modulus,
        least = least,
        total = total,
        over = over,
        turn = turn,
        below = is_below,
        value = value
    )
}

fn laws(game: &MooreNim, heaps: &[Nat]) -> Vec<Say> {
    let mut laws = vec![say!("moore-nim-law", k = &game.told_k)];
    if game.is_misere {
        laws.push(say!("moore-nim-law-misere", modulus = &game.told_k + 1u8));
    }
    laws.extend(match Source::of(game, heaps) {
        _ if game.is_misere => None,
        Source::Nim => Some(say!("moore-nim-law-nim")),
        Source::Whole => Some(say!("moore-nim-law-whole")),
        Source::OneMore => Some(one_more(game, heaps)),
        Source::Table => Some(say!("moore-nim-law-table", most = TABLED)),
        Source::Outcome => Some(say!("moore-nim-law-outcome", most = TABLED)),
    });
    laws
}
