//! Certificates: what the oracle says of a position can be written down and checked from the rules alone, and nothing false can.

use std::collections::{BTreeMap, BTreeSet, VecDeque};
use std::fmt::Write;
use std::sync::OnceLock;

use duel::game::Family;
use duel::house::Entry;
use ground::num::Int;
use ground::rules::Side;
use ground::say::{Language, Tongue};
use solve::judge::control::Control;
use solve::judge::value::{Outcome, Value};
use teach::lawful::lawful;
use teach::plainly::Plainly;
use teach::proof::{Proof, Unproved, prove};
use verify::certificate::{Certificate, Strategy};
use verify::claim::{Claim, Least};
use verify::ground::Ground;
use verify::law::{Checked, Law};
use verify::walk::Finding;

use crate::dice::Dice;
use crate::starts::{Start, is_whole, starts};

/// Positions that are looked at for one certificate.
const ROOM: usize = 400;

/// Positions the referee may remember who says what is true.
const WALKED: usize = 3_000;

/// Lines of a certificate that is changed: short ones are checked fast.
const LINES: usize = 80;

/// Dice thrown for every kind of change to one certificate.
const THROWS: u64 = 3;

/// A start with its certificate.
struct Proved {
    start: Start,
    proof: Proof,
}

/// The first start of every game whose strategy is small enough.
fn proved() -> &'static [Proved] {
    static PROVED: OnceLock<Vec<Proved>> = OnceLock::new();
    PROVED.get_or_init(|| {
        let mut done = BTreeSet::new();
        let mut all = Vec::new();
        for start in starts() {
            if done.contains(&start.entry.id) {
                continue;
            }
            if let Ok(proof) = try_prove(&start) {
                done.insert(start.entry.id.clone());
                all.push(Proved { start, proof });
            }
        }
        all
    })
}

fn try_prove(start: &Start) -> Result<Proof, Unproved> {
    prove(&start.entry.id, &*start.place, Tongue::of(Language::English), ROOM, &Control::new())
}

/// What the checker finds of every strategy in this text, and the position they are about; `None` if it is refused as a text.
fn checked(entry: &Entry, text: &str) -> Option<(Plainly, Vec<(Claim, Finding)>)> {
    let certificate = Certificate::read("c.txt", text).ok()?;
    let mut params = entry.params();
    for (name, value) in &certificate.head.params {
        params.set(name, value).ok()?;
    }
    let start = Plainly::of(entry.open(&params, Some(&certificate.head.position)).ok()?).ok()?;
    if !certificate.head.is_to(start.to()) {
        return None;
    }
    let check = |strategy: &Strategy| {
        let finding = strategy.check(start.clone(), || Ok::<(), ()>(())).expect("nobody stops it");
        (strategy.claim.clone(), finding)
    };
    let findings = certificate.strategies.iter().map(check).collect();
    Some((start, findings))
}

#[test]
fn what_the_oracle_says_is_written_down_and_holds() {
    for Proved { start, proof } in proved() {
        let (_, findings) = checked(&start.entry, &proof.text).unwrap_or_else(|| panic!("{}: not read", start.name));
        let value = start.place.value(&Control::new()).expect("it was proved");
        assert_eq!(findings.len(), proof.parts.len(), "{}", start.name);
        for ((claim, finding), (promised, seen)) in findings.iter().zip(&proof.parts) {
            assert_eq!((claim, finding), (promised, &Finding::Holds(*seen)), "{}", start.name);
            assert!(is_true(claim, &value, start.place.to()), "{}: {claim:?} of {value:?}", start.name);
            let is_settled =
                value.outcome() == Outcome::D || value.gladness().1 != Int::ZERO || claim.least == Least::Win;
            assert!(is_settled, "{}: {claim:?} is less than {value:?}", start.name);
        }
        let replies: usize = proof.parts.iter().map(|(_, seen)| seen.replies).sum();
        assert_eq!(proof.text.lines().filter(|line| line.contains('\t')).count(), replies, "{}", start.name);
    }
}

/// Games none of whose starts has a strategy small enough for a test.
const LARGE: &[&str] = &["last-pin", "officers"];

#[test]
fn every_game_with_a_small_start_has_a_certificate() {
    let proved: BTreeSet<&str> = proved().iter().map(|proved| proved.start.entry.id.as_str()).collect();
    for start in starts() {
        let id = start.entry.id.as_str();
        let is_hidden = matches!(start.entry.card.family, Family::Secrets | Family::Coalitions);
        assert_eq!(proved.contains(id), !is_hidden && !LARGE.contains(&id), "{id}");
        if is_hidden {
            assert!(matches!(try_prove(&start), Err(Unproved::Fault(_))), "{}", start.name);
        }
    }
}

/// Whether a claim is true of a position of this value to its mover.
fn is_true(claim: &Claim, value: &Value, to: Side) -> bool {
    let is_movers = claim.side == to;
    let is_kept = match (&claim.least, value) {
        (Least::Margin(margin), Value::Margin { own, other }) => {
            let ahead: Int = own - other;
            if is_movers { ahead >= *margin } else { -ahead >= *margin }
        }
        (Least::Margin(_), _) => false,
        (Least::Win, _) => value.outcome() == if is_movers { Outcome::N } else { Outcome::P },
        (Least::Draw, _) => value.outcome() != if is_movers { Outcome::P } else { Outcome::N },
    };
    let is_in_time = match (claim.within, value.remoteness()) {
        (Some(within), Some(plies)) if claim.least == Least::Win => plies <= within,
        _ => true,
    };
    is_kept && is_in_time
}

/// What a position is worth, from the rules alone; `None` if that is too long a walk.
fn truth(at: &Plainly) -> Option<Value> {
    if let Some(ending) = at.ending() {
        return Some(Value::of_ending(&ending, at.to()));
    }
    let rows = at.place().walk(WALKED, &Control::new()).expect("nobody stops it")?;
    Some(Value::of_moves(rows.iter().map(|(_, leaves)| leaves)))
}

/// Every position below this one, by its mover and its text.
fn below(start: &Plainly) -> Vec<Plainly> {
    let mut seen = BTreeSet::new();
    let (mut all, mut waiting) = (Vec::new(), VecDeque::from([start.clone()]));
    while let Some(at) = waiting.pop_front().filter(|_| all.len() < ROOM) {
        if seen.insert((at.to().name(), at.text())) {
            at.each(ROOM, &mut |next| {
                waiting.push_back(next);
                true
            });
            all.push(at);
        }
    }
    all
}

fn random_reply(at: &Plainly, dice: &mut Dice) -> Option<String> {
    let (moves, _) = at.place().moves(ROOM);
    (!moves.is_empty() && at.ending().is_none()).then(|| moves[dice.below(moves.len())].clone())
}

/// The ways in which a certificate is spoiled.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Change {
    Drop,
    OtherReply,
    ForeignReply,
    OtherClaim,
    Swapped,
    Hurried,
    OtherStart,
    Doubled,
    Shuffled,
    AllRandom,
}

const CHANGES: [Change; 10] = [
    Change::Drop,
    Change::OtherReply,
    Change::ForeignReply,
    Change::OtherClaim,
    Change::Swapped,
    Change::Hurried,
    Change::OtherStart,
    Change::Doubled,
    Change::Shuffled,
    Change::AllRandom,
];

fn changed(proved: &Proved, start: &Plainly, change: Change, dice: &mut Dice) -> String {
    let mut lines: Vec<String> = proved.proof.text.lines().map(str::to_owned).collect();
    let of = |lines: &[String], is_meant: fn(&str) -> bool| -> Vec<usize> {
        (0..lines.len()).filter(|line| is_meant(&lines[*line])).collect()
    };
    let replies = of(&lines, |line| line.contains('\t'));
    let claims = of(&lines, |line| line.starts_with("strategy "));
    let claim = claims[dice.below(claims.len())];
    let told = Claim::read(&lines[claim]["strategy ".len()..]).expect("it was written");
    let reply = (!replies.is_empty()).then(|| replies[dice.below(replies.len().max(1))]);
    match (change, reply) {
        (Change::Drop, Some(reply)) => drop(lines.remove(reply)),
        (Change::OtherReply, Some(reply)) => {
            let (position, _) = lines[reply].split_once('\t').expect("it has a tab");
            let at = below(start).into_iter().find(|at| at.text() == position);
            let other = at.and_then(|at| random_reply(&at, dice)).unwrap_or_default();
            lines[reply] = format!("{position}\t{other}");
        }
        (Change::ForeignReply, Some(reply)) => {
            let (position, _) = lines[reply].split_once('\t').expect("it has a tab");
            let (_, other) = lines[replies[dice.below(replies.len())]].split_once('\t').expect("it has a tab");
            lines[reply] = format!("{position}\t{other}");
        }
        (Change::Doubled, Some(reply)) => lines.insert(reply, lines[replies[dice.below(replies.len())]].clone()),
        (Change::Shuffled, Some(reply)) => {
            let other = dice.below(lines.len());
            lines.swap(reply, other);
        }
        (Change::OtherClaim, _) => lines[claim] = written(&other_claim(&told, dice)),
        (Change::Swapped, _) => lines[claim] = written(&Claim { side: told.side.other(), ..told }),
        (Change::Hurried, _) => {
            let within = told.within.map_or(0, |within| within.saturating_sub(1 + dice.below(3) as u64));
            lines[claim] = written(&Claim { within: Some(within), ..told });
        }
        (Change::OtherStart, _) => {
            let all = below(start);
            let other = &all[dice.below(all.len())];
            for line in &mut lines {
                if line.starts_with("position ") {
                    *line = format!("position {}", other.text().replace('\n', "\\n"));
                }
            }
        }
        (Change::AllRandom, _) => {
            let loser = Claim { side: told.side.other(), within: None, ..other_claim(&told, dice) };
            lines.truncate(claims[0]);
            lines.push(written(&loser));
            for at in below(start).iter().filter(|at| at.to() == loser.side) {
                if let Some(reply) = random_reply(at, dice) {
                    lines.push(format!("{}\t{reply}", at.text().replace('\n', "\\n")));
                }
            }
        }
        (_, None) => {}
    }
    lines.iter().fold(String::new(), |mut text, line| {
        writeln!(text, "{line}").expect("a text takes what is written");
        text
    })
}

fn written(claim: &Claim) -> String {
    format!("strategy {}", claim.write())
}

/// Another claim for the same side, as like as not a false one.
fn other_claim(told: &Claim, dice: &mut Dice) -> Claim {
    let more = |points: i32, dice: &mut Dice| match &told.least {
        Least::Margin(margin) => Least::Margin(margin + Int::from(points)),
        _ => Least::Margin(Int::from(dice.below(5) as i32 - 3)),
    };
    let least = match dice.below(4) {
        0 => Least::Win,
        1 => Least::Draw,
        2 => more(1, dice),
        _ => more(-1, dice),
    };
    Claim { least, ..told.clone() }
}

#[test]
fn nothing_false_is_accepted_however_a_certificate_is_changed() {
    // How often each change was accepted and refused: a change that is always refused, or never, tests little.
    let mut met: BTreeMap<Change, (usize, usize)> = BTreeMap::new();
    for proved in proved().iter().filter(|proved| proved.proof.text.lines().count() <= LINES) {
        let start = &proved.start;
        let (place, _) = checked(&start.entry, &proved.proof.text).expect("it is read");
        if truth(&place).is_none() {
            continue;
        }
        for (change, seed) in CHANGES.iter().flat_map(|change| (0..THROWS).map(move |seed| (*change, seed))) {
            let text = changed(proved, &place, change, &mut Dice::new(seed));
            let (accepted, refused) = met.entry(change).or_default();
            let Some((at, findings)) = checked(&start.entry, &text) else {
                *refused += 1;
                continue;
            };
            for (claim, finding) in &findings {
                let holds = matches!(finding, Finding::Holds(_));
                *if holds { &mut *accepted } else { &mut *refused } += 1;
                let value = truth(&at).filter(|_| holds);
                let is_true = value.is_none_or(|value| is_true(claim, &value, at.to()));
                assert!(is_true, "{} {change:?} {seed}: {claim:?} is false of {}:\n{text}", start.name, at.text());
            }
        }
    }
    if !is_whole() {
        return;
    }
    for (change, (accepted, refused)) in &met {
        assert!(*refused > 0, "{change:?} was never refused");
        assert!(
            *accepted > 0 || *change == Change::AllRandom,
            "{change:?} was never accepted: {refused} times refused"
        );
    }
    assert_eq!(met.len(), CHANGES.len());
}

/// The greatest size that laws are checked for here.
const SIZE: usize = 4;

#[test]
fn laws_are_checked_by_induction_and_wrong_ones_are_not() {
    let mut held = BTreeSet::new();
    for start in starts() {
        let found = lawful(&start.entry.id, &*start.place, Some(SIZE), Tongue::of(Language::English), &Control::new());
        let Ok(found) = found else { continue };
        held.insert(start.entry.id.clone());
        let certificate = Certificate::read("c.txt", &found.text).expect("it was written");
        let law = &certificate.laws[0].0;
        assert_eq!(law, &found.law, "{}", start.name);
        let place = Plainly::of(start.place.reads(&start.place.text()).expect("it was printed")).expect("it has moves");
        let check = |law: &Law| law.check(&place, &mut || Ok::<(), ()>(())).expect("nobody stops it");
        assert_eq!(check(law), Checked::Holds(found.extent), "{}", start.name);
        if let Some(is_lost) = found.extent.start {
            let value = start.place.value(&Control::new()).expect("it is settled");
            assert_eq!(value.outcome() == Outcome::P, is_lost, "{}", start.name);
        }
        let wrong = Law::read(&format!("not ({})", law.text), SIZE).expect("it is a law");
        assert!(matches!(check(&wrong), Checked::Hole(_)), "{}: {} holds, too", start.name, wrong.text);
    }
    for id in ["nim", "bash", "wythoff"] {
        assert!(held.contains(id) || std::env::var("XORCLE_ONLY").is_ok(), "no law of {id} is checked");
    }
}
