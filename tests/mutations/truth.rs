//! Whether the claims of a certificate are true, by the rules alone and apart from the checker: by plain recursion over the moves, by
//! the definition of nim-values, by sums over the payments, by the worth of every coalition.

use std::collections::{BTreeSet, HashMap};
use std::str::FromStr;
use std::sync::Arc;

use duel::place::Place;
use ground::expression::read::{Term, read};
use ground::expression::sizes::{GAP, NAMES, count, values};
use ground::num::{Int, Ratio};
use ground::rules::{Ending, Side};
use num_traits::{One, Signed, Zero};
use verify::certificate::Certificate;
use verify::claim::{Claim, Least};
use verify::statement::Statement;

use crate::dice::Dice;

/// Plies after which play in circles is taken to last for ever: more than there are positions in the games with circles here.
const LONG: u64 = 60;

/// Plays of a written strategy against random answers.
const PLAYS: usize = 5;

/// What was found true, so that it is worked out once.
#[derive(Default)]
pub struct Truth {
    known: HashMap<String, Result<(), String>>,
}

/// What follows `word ` in the lines of a certificate.
fn lines<'t>(text: &'t str, word: &str) -> impl Iterator<Item = &'t str> {
    text.lines().filter_map(move |line| line.strip_prefix(word)?.strip_prefix(' '))
}

impl Truth {
    /// Whether all claims of a certificate about this position are true, and if not, why.
    pub fn of(&mut self, certificate: &Certificate, place: &dyn Place, text: &str) -> Result<(), String> {
        let sets: Vec<&str> = lines(text, "set").collect();
        let about = format!("{} {sets:?} {}", certificate.head.game, place.text());
        for strategy in &certificate.strategies {
            let key = format!("{about}: {}", strategy.claim.write());
            self.once(key, || is_forced(place, &strategy.claim))?;
        }
        played(certificate, place, text)?;
        for law in lines(text, "law") {
            self.once(format!("{about}: {law}"), || is_law(place, law))?;
        }
        for (statement, _) in &certificate.statements {
            let key = format!("{about}: {}", statement.write());
            self.once(key, || match statement {
                Statement::Fives(_) => is_forced(place, &Claim { side: place.to(), least: Least::Win, within: None }),
                Statement::EverySize(law) => is_every_size(place, &law.write()),
                Statement::Heaps(heaps) => are_nimbers(place, &heaps.values),
                Statement::Mixture(mixture) => is_value(place, &mixture.value, [&mixture.first, &mixture.second]),
                Statement::Content(content) => is_content(&certificate.head.game, &place.text(), &content.split),
                Statement::Balanced(balanced) => {
                    let coalitions: Vec<u32> = balanced.parts.iter().map(|part| part.coalition).collect();
                    no_split(&certificate.head.game, &place.text(), &coalitions)
                }
            })?;
        }
        Ok(())
    }

    fn once(&mut self, key: String, work: impl FnOnce() -> Result<(), String>) -> Result<(), String> {
        self.known.entry(key).or_insert_with(work).clone()
    }
}

/// Whether it is so, or else why not.
fn so(is_so: bool, why: impl FnOnce() -> String) -> Result<(), String> {
    if is_so { Ok(()) } else { Err(why()) }
}

fn moves(place: &dyn Place) -> Vec<(String, Arc<dyn Place>)> {
    let (texts, _) = place.moves(100_000);
    texts.into_iter().map(|text| (text.clone(), place.play(&text).expect("it is listed").next)).collect()
}

/// Whether an ending is as good for a side as it claims.
fn is_kept(ending: &Ending, side: Side, least: &Least) -> bool {
    let ahead: Option<Int> = match ending {
        Ending::Score { first, second } => Some(if side == Side::First { first - second } else { second - first }),
        _ => None,
    };
    match (least, ahead) {
        (Least::Margin(margin), Some(ahead)) => ahead >= *margin,
        (Least::Margin(_), None) => false,
        (Least::Win, Some(ahead)) => ahead.is_positive(),
        (Least::Draw, Some(ahead)) => !ahead.is_negative(),
        (Least::Win, None) => *ending == Ending::Won(side),
        (Least::Draw, None) => *ending != Ending::Won(side.other()),
    }
}

/// Digits of the numbers that a machine is asked about here: the largest is below 16 in every numeration.
const DIGITS: u32 = 6;

/// A machine as it is written: which states accept, and where columns lead.
fn machine(text: &str) -> (Vec<bool>, Vec<Vec<usize>>) {
    let (ends, rows) = text.split_once(';').expect("it was read");
    let row = |row: &str| row.split(',').map(|to| to.parse().expect("it was read")).collect();
    (ends.chars().map(|end| end == '1').collect(), rows.split('/').map(row).collect())
}

/// Whether a machine accepts just the lost ones of the positions of some small sizes; numbers are the valid words in their order.
fn is_every_size(place: &dyn Place, text: &str) -> Result<(), String> {
    let words: Vec<&str> = text.split(' ').collect();
    let (heaps, radix): (usize, usize) = (words[0].parse().expect("read"), words[1].parse().expect("read"));
    let (valid, lost) = (machine(words[2]), machine(words[4]));
    let digits = |word: usize| (0..DIGITS).rev().map(move |place| word / radix.pow(place) % radix);
    let is_word = |word: &usize| valid.0[digits(*word).fold(0, |state, digit| valid.1[state][digit])];
    let numbers: Vec<usize> = (0..radix.pow(DIGITS)).filter(is_word).collect();
    let start = place.at_cell(&vec![5; heaps]).or_else(|| place.at_cell(&[9])).ok_or("no such sizes")?;
    let mut open = vec![start];
    let (mut met, mut known) = (BTreeSet::new(), Forced::new());
    while let Some(at) = open.pop() {
        let (_, sizes) = at.as_heaps().ok_or("no heaps")?;
        let sizes: Vec<usize> = sizes.iter().map(|size| usize::try_from(size).expect("small")).collect();
        if !met.insert(sizes.clone()) {
            continue;
        }
        let column = |place: u32| {
            (0..heaps)
                .map(|heap| numbers[sizes[heap]] / radix.pow(place) % radix * radix.pow(heap as u32))
                .sum::<usize>()
        };
        let end = (0..DIGITS).rev().fold(0, |state, place| lost.1[state][column(place)]);
        let is_won = can(&*at, at.to(), &Least::Win, LONG, &mut known);
        so(lost.0[end] != is_won, || format!("{sizes:?} is won: {is_won}"))?;
        open.extend(moves(&*at).into_iter().map(|(_, next)| next));
    }
    Ok(())
}

/// What a side can force from a position within so many plies: known by text, mover and plies.
type Forced = HashMap<(String, Side, u64), bool>;

/// Whether a side can force an ending as good as this within so many plies.
fn can(place: &dyn Place, side: Side, least: &Least, plies: u64, known: &mut Forced) -> bool {
    if let Some(ending) = place.ending() {
        return is_kept(&ending, side, least);
    }
    if plies == 0 {
        return false;
    }
    let key = (place.text(), place.to(), plies);
    if let Some(known) = known.get(&key) {
        return *known;
    }
    let mut left = moves(place).into_iter();
    let mut then = |(_, next): (String, Arc<dyn Place>)| can(&*next, side, least, plies - 1, known);
    let found = if place.to() == side { left.any(&mut then) } else { left.all(&mut then) };
    known.insert(key, found);
    found
}

/// Whether the side of a claim can keep it.
fn is_forced(place: &dyn Place, claim: &Claim) -> Result<(), String> {
    let within = claim.within.unwrap_or(LONG).min(LONG);
    let is_so = can(place, claim.side, &claim.least, within, &mut Forced::new());
    // Where play may last for ever, holding the other side off for long is as good as what is claimed of such play.
    let lasts = claim.within.is_none()
        && match (&claim.least, place.endless()) {
            (Least::Margin(_), _) | (Least::Win, None) => false,
            (Least::Draw, None) => true,
            (_, Some(side)) => side == claim.side,
        }
        && !can(place, claim.side.other(), &Least::Win, LONG, &mut Forced::new());
    so(is_so || lasts, || format!("{} is not so", claim.write()))
}

/// Plays what is written against random answers: it ends as claimed and in time.
fn played(certificate: &Certificate, place: &dyn Place, text: &str) -> Result<(), String> {
    let mut replies: Vec<HashMap<&str, &str>> = Vec::new();
    for line in text.lines() {
        match (line.starts_with("strategy "), line.split_once('\t'), replies.last_mut()) {
            (true, _, _) => replies.push(HashMap::new()),
            (_, Some((position, reply)), Some(replies)) => drop(replies.insert(position, reply)),
            _ => {}
        }
    }
    let mut dice = Dice::new(place.text().len() as u64);
    for (strategy, replies) in certificate.strategies.iter().zip(&replies) {
        let claim = &strategy.claim;
        for _ in 0..PLAYS {
            let mut at = place.reads(&place.text()).map_err(|fault| format!("{fault:?}"))?;
            for ply in 0..=LONG {
                if let Some(ending) = at.ending() {
                    so(is_kept(&ending, claim.side, &claim.least), || format!("it can end with {ending:?}"))?;
                    break;
                }
                so(claim.within.is_none_or(|within| ply < within), || format!("{ply} plies did not end it"))?;
                at = if at.to() == claim.side {
                    let reply = replies.get(at.text().as_str()).ok_or_else(|| format!("no reply to {}", at.text()))?;
                    at.play(reply).map_err(|fault| format!("{reply}: {fault:?}"))?.next
                } else {
                    let mut left = moves(&*at);
                    left.swap_remove(dice.below(left.len())).1
                };
            }
        }
    }
    Ok(())
}

/// Whether the mover of a position loses; `None` where somebody draws or counts points.
fn loses(place: &dyn Place, known: &mut HashMap<(String, Side), bool>) -> Option<bool> {
    if let Some(ending) = place.ending() {
        return match ending {
            Ending::Won(side) => Some(side != place.to()),
            _ => None,
        };
    }
    let key = (place.text(), place.to());
    if let Some(known) = known.get(&key) {
        return Some(*known);
    }
    let mut is_lost = true;
    for (_, next) in moves(place) {
        is_lost &= !loses(&*next, known)?;
    }
    known.insert(key, is_lost);
    Some(is_lost)
}

/// Whether exactly the positions of these sizes are lost that a line `8 n % 4 == 0` says.
fn is_law(place: &dyn Place, line: &str) -> Result<(), String> {
    let (to, law) = line.split_once(' ').ok_or("it is no law")?;
    let to: usize = to.parse().map_err(|_| "it has no bound")?;
    let Ok(Term::Truth(truth)) = read(law, NAMES) else { return Err("it is no law".into()) };
    let mut variables = Vec::new();
    truth.variables(&mut variables);
    let (mut seen, mut known) = (0, HashMap::new());
    for number in 0..(to + 1).pow(count(&variables) as u32) {
        let mut rest = number;
        let mut sizes: Vec<usize> = (0..count(&variables))
            .map(|_| {
                let size = rest % (to + 1);
                rest /= to + 1;
                size
            })
            .collect();
        let Some(at) = place.at_cell(&sizes) else { continue };
        if variables.contains(&GAP) {
            sizes.sort_unstable();
        }
        seen += 1;
        let said = truth.at(&values(&sizes)).ok();
        so(said.is_some() && said == loses(&*at, &mut known), || format!("{sizes:?} is not as the law says"))?;
    }
    so(seen > 0, || "it is about nothing".into())
}

/// Whether these are the nim-values of single heaps, and the last player wins.
fn are_nimbers(place: &dyn Place, values: &[u32]) -> Result<(), String> {
    let mut known = HashMap::new();
    for (size, value) in values.iter().enumerate() {
        let at = place.at_cell(&[size]).ok_or("there is no such heap")?;
        let found = nimber(&*at, &mut known);
        so(found == Some(*value), || format!("a heap of {size} has the value {found:?}"))?;
    }
    Ok(())
}

fn nimber(place: &dyn Place, known: &mut HashMap<String, u32>) -> Option<u32> {
    if let Some(ending) = place.ending() {
        return (ending == Ending::Won(place.to().other())).then_some(0);
    }
    if let Some(known) = known.get(&place.text()) {
        return Some(*known);
    }
    let mut left = BTreeSet::new();
    for (_, next) in moves(place) {
        left.insert(nimber(&*next, known)?);
    }
    let mex = (0..=u32::MAX).find(|value| !left.contains(value))?;
    known.insert(place.text(), mex);
    Some(mex)
}

/// Whether each mix secures the value against every choice of the other side.
fn is_value(place: &dyn Place, value: &Ratio, mixes: [&Vec<(String, Ratio)>; 2]) -> Result<(), String> {
    let pays = |row: &str, col: &str| -> Option<Ratio> {
        match place.play(row).ok()?.next.play(col).ok()?.next.ending()? {
            Ending::Score { first, second } => Some(Ratio::from_integer(first - second)),
            _ => None,
        }
    };
    for mix in mixes {
        let names: BTreeSet<&str> = mix.iter().map(|(name, _)| name.as_str()).collect();
        let sum: Ratio = mix.iter().map(|(_, weight)| weight).sum();
        let is_mix = names.len() == mix.len() && sum.is_one() && mix.iter().all(|(_, weight)| weight.is_positive());
        so(is_mix, || "it is no mix".into())?;
    }
    let rows = moves(place);
    for (col, _) in moves(&*rows[0].1) {
        let brings = mixes[0].iter().map(|(row, weight)| Some(pays(row, &col)? * weight)).sum::<Option<Ratio>>();
        so(brings.is_some_and(|brings| brings >= *value), || format!("it brings less against {col}"))?;
    }
    for (row, _) in &rows {
        let leaves = mixes[1].iter().map(|(col, weight)| Some(pays(row, col)? * weight)).sum::<Option<Ratio>>();
        so(leaves.is_some_and(|leaves| leaves <= *value), || format!("it leaves more to {row}"))?;
    }
    Ok(())
}

/// What every coalition is worth.
type Worth = Box<dyn Fn(u32) -> u128>;

/// How many players there are, what every coalition is worth, and whether that is a cost.
fn worths(game: &str, position: &str) -> Option<(usize, Worth, bool)> {
    let numbers =
        |text: &str| text.split(',').map(|number| u128::from_str(number.trim()).ok()).collect::<Option<Vec<_>>>();
    let of = |all: &[u128], coalition: u32| {
        all.iter().enumerate().filter(|(i, _)| coalition >> i & 1 == 1).map(|(_, n)| *n).collect::<Vec<u128>>()
    };
    match game {
        "glove" => {
            let [left, right] = <[u128; 2]>::try_from(numbers(position)?).ok()?;
            let owners = 1u32.checked_shl(u32::try_from(left).ok()?)? - 1;
            let worth = move |coalition: u32| {
                u128::from((coalition & owners).count_ones().min((coalition & !owners).count_ones()))
            };
            Some(((left + right) as usize, Box::new(worth), false))
        }
        "airport" => {
            let costs = numbers(position)?;
            let count = costs.len();
            Some((count, Box::new(move |coalition| of(&costs, coalition).into_iter().max().unwrap_or(0)), true))
        }
        "voting" => {
            let (quota, weights) = position.split_once(':')?;
            let (quota, weights) = (quota.trim().parse::<u128>().ok()?, numbers(weights)?);
            let count = weights.len();
            let worth = move |coalition: u32| u128::from(of(&weights, coalition).iter().sum::<u128>() >= quota);
            Some((count, Box::new(worth), false))
        }
        _ => None,
    }
}

/// What a coalition gets of a split, less what it is worth; of a cost, the other way round.
fn excess(split: &[Ratio], coalition: u32, worth: &dyn Fn(u32) -> u128, is_cost: bool) -> Ratio {
    let own = split.iter().enumerate().filter(|(i, _)| coalition >> i & 1 == 1).map(|(_, share)| share);
    let more = own.sum::<Ratio>() - Ratio::from_integer(worth(coalition).into());
    if is_cost { -more } else { more }
}

/// Whether no coalition is better off by itself.
fn is_content(game: &str, position: &str, split: &[Ratio]) -> Result<(), String> {
    let (count, worth, is_cost) = worths(game, position).ok_or("its worth is not known here")?;
    so(split.len() == count, || "it splits among others".into())?;
    let all = (1u32 << count) - 1;
    so(excess(split, all, &*worth, is_cost).is_zero(), || "it splits another worth".into())?;
    let unhappy = (1..all).find(|coalition| excess(split, *coalition, &*worth, is_cost).is_negative());
    so(unhappy.is_none(), || format!("coalition {unhappy:?} objects"))
}

/// Whether no split contents all these coalitions. Of such small games whoever can be contented is so by shares in sixths.
fn no_split(game: &str, position: &str, coalitions: &[u32]) -> Result<(), String> {
    let (count, worth, is_cost) = worths(game, position).ok_or("its worth is not known here")?;
    let (all, steps) = ((1u32 << count) - 1, 25usize);
    for number in 0..steps.pow(count as u32 - 1) {
        let mut rest = number;
        let mut split: Vec<Ratio> = (1..count)
            .map(|_| {
                let share = rest % steps;
                rest /= steps;
                Ratio::new(Int::from(share) - 6, Int::from(6))
            })
            .collect();
        let left = Ratio::from_integer(worth(all).into()) - split.iter().sum::<Ratio>();
        split.push(left);
        let are_content = coalitions.iter().all(|one| !excess(&split, *one, &*worth, is_cost).is_negative());
        so(!are_content, || format!("{split:?} contents them"))?;
    }
    Ok(())
}
