//! What is said of `sprouts`, message by message.

mod exchanges;
mod names;

use std::collections::{BTreeMap, BTreeSet, HashMap};

use duel::place::Place;
use ground::say::{Form, Say};

use crate::claim::Kind::{Fact, Part, Question, Source};
use crate::claim::{Case, Held, Table, all, is, same};
use crate::exhibits::rows;
use crate::games::worth::found;
use crate::referee::{best_next, is_lost, moves, nimber};
use names::{ends_of, has_lives, in_room};

/// Every message with what decides it.
pub const TABLE: Table = &[
    ("sprouts-claim-won", Fact(claim_won)),
    ("sprouts-claim-lost", Fact(claim_lost)),
    ("sprouts-claim-settled", Fact(claim_settled)),
    ("sprouts-ask", Question),
    ("sprouts-look", Fact(look)),
    ("sprouts-look-settled", Fact(look)),
    ("sprouts-parts", Fact(parts)),
    ("sprouts-parts-sum", Fact(parts)),
    ("sprouts-head-room", Part),
    ("sprouts-head-borders", Part),
    ("sprouts-head-spots", Part),
    ("sprouts-head-lives", Part),
    ("sprouts-head-moves", Part),
    ("sprouts-head-then", Part),
    ("sprouts-head-options", Part),
    ("sprouts-head-nimber", Part),
    ("sprouts-in-room", Fact(in_room)),
    ("sprouts-short-beside", Part),
    ("sprouts-short-apart", Part),
    ("sprouts-short-side", Part),
    ("sprouts-place", Fact(place)),
    ("sprouts-place-part", Fact(place_part)),
    ("sprouts-place-none", Fact(place_none)),
    ("sprouts-move", Fact(told_move)),
    ("sprouts-move-forced", Fact(told_move)),
    ("sprouts-move-settled", Fact(told_move)),
    ("sprouts-move-end", Fact(move_end)),
    ("sprouts-stall", Fact(stall)),
    ("sprouts-stall-settled", Fact(stall_settled)),
    ("sprouts-proof-won", Fact(proof_won)),
    ("sprouts-certain", Fact(exchanges::certain)),
    ("sprouts-answer", Part),
    ("sprouts-answer-last", Part),
    ("sprouts-answer-settled", Part),
    ("sprouts-answer-parts", Part),
    ("sprouts-answer-open", Part),
    ("sprouts-left", Fact(left_parts)),
    ("sprouts-left-sum", Fact(left_parts)),
    ("sprouts-twins", Fact(twins)),
    ("sprouts-answer-end", Part),
    ("sprouts-proof-lost", Fact(proof_lost)),
    ("sprouts-law-lands", Source),
    ("sprouts-law-length", Fact(length)),
    ("sprouts-lives", Fact(lives)),
    ("sprouts-conjecture", Fact(conjecture)),
    ("sprouts-conjecture-misere", Fact(conjecture)),
];

/// Lines that a predicate lists at most.
const MOST: usize = 1_000;

/// Every number of moves that a game from here may last.
fn lengths(place: &dyn Place, known: &mut HashMap<String, BTreeSet<usize>>) -> Option<BTreeSet<usize>> {
    if place.ending().is_some() {
        return Some(BTreeSet::from([0]));
    }
    let text = place.text();
    if let Some(known) = known.get(&text) {
        return Some(known.clone());
    }
    if known.len() > 2_000 {
        return None;
    }
    let mut all = BTreeSet::new();
    for (_, next) in moves(place, 1_000)? {
        all.extend(lengths(&*next, known)?.into_iter().map(|length| length + 1));
    }
    known.insert(text, all.clone());
    Some(all)
}

fn spots(case: &Case) -> Option<usize> {
    case.met.place.text().parse().ok()
}

/// The bounds are those of all games, which for some numbers of spots are met.
fn length(case: &Case) -> Held {
    let Some(spots) = spots(case) else { return Held::False("it is no beginning".into()) };
    let told = (case.size("least"), case.size("most"));
    let Some(all) = (spots <= 3).then(|| lengths(&*case.met.place, &mut HashMap::new())).flatten() else {
        return Held::Open;
    };
    same(told, (2 * spots, 3 * spots - 1))
        .and(|| is(all.iter().all(|length| (told.0..=told.1).contains(length)), || format!("{all:?}")))
}

/// The lives of a position as it is written: three of 0, two of 1, one of 2 and of a letter, which stands twice.
fn lives_of(text: &str) -> usize {
    if let Ok(spots) = text.parse::<usize>() {
        return 3 * spots;
    }
    let halves = text.chars().map(|sign| match sign {
        '0' => 6,
        '1' => 4,
        '2' => 2,
        letter => usize::from(letter.is_alphabetic()),
    });
    halves.sum::<usize>() / 2
}

/// The rest of the lives is odd or even as the last move is wanted.
fn lives(case: &Case) -> Held {
    let lives = lives_of(&case.met.place.text());
    let left_is_odd = (lives % 2 == 1) == case.met.is_misere();
    all([same(case.size("lives"), lives), same(case.size("odd") == 1, left_is_odd)])
}

fn numbers(text: &str) -> Vec<usize> {
    text.split(", ").filter_map(|number| number.parse().ok()).collect()
}

fn may_last(place: &dyn Place) -> Option<Vec<usize>> {
    Some(lengths(place, &mut HashMap::new())?.into_iter().collect())
}

/// Every number of lives that some game leaves is told, and those after which the mover has won.
fn look(case: &Case) -> Held {
    let place = &*case.met.place;
    let lives = lives_of(&place.text());
    let Some(moves) = may_last(place) else { return same(case.size("lives"), lives).and(|| Held::Open) };
    let left: Vec<usize> = moves.iter().rev().map(|moves| lives - moves).collect();
    let is_settled = case.says.key.ends_with("settled");
    let is_won = |left: &usize| ((lives - left) % 2 == 1) != case.met.is_misere();
    let wanted: Vec<usize> = left.iter().copied().filter(is_won).collect();
    let rest = if is_settled {
        is(moves.iter().all(|n| n % 2 == case.size("odd")), || format!("{moves:?}"))
    } else {
        same(numbers(case.text("wanted")), wanted)
    };
    all([same(case.size("lives"), lives), same(numbers(case.text("left")), left), rest])
}

/// The side that wins wants so many moves: odd for the mover in normal play.
fn claim_won(case: &Case) -> Held {
    let place = &*case.met.place;
    let wins = moves(place, MOST).and_then(|all| {
        let lost: Option<Vec<bool>> = all.iter().map(|(_, next)| is_lost(&**next)).collect();
        Some(lost?.into_iter().filter(|lost| *lost).count())
    });
    same(case.size("odd") == 1, !case.met.is_misere()).and(|| found(case.size("moves"), wins))
}

fn claim_lost(case: &Case) -> Held {
    same(case.size("odd") == 1, case.met.is_misere()).and(|| found(true, is_lost(&*case.met.place)))
}

/// All games from here are of one kind, which is the one that the mover wants if it wins.
fn claim_settled(case: &Case) -> Held {
    let place = &*case.met.place;
    let (is_won, is_odd) = (case.size("won") == 1, case.size("odd") == 1);
    let Some(may) = may_last(place) else { return Held::Open };
    all([
        is(may.iter().all(|moves| (moves % 2 == 1) == is_odd), || format!("{may:?}")),
        same(is_won, is_odd != case.met.is_misere()),
        found(case.size("lines"), moves(place, MOST).map(|all| all.len())),
    ])
}

/// The regions of a text in groups that share capital letters.
fn groups(text: &str) -> Vec<String> {
    let mut groups: Vec<String> = Vec::new();
    for region in text.split_inclusive('}') {
        let letters = |text: &str| text.chars().filter(char::is_ascii_uppercase).collect::<BTreeSet<char>>();
        let own = letters(region);
        let (met, apart): (Vec<String>, Vec<String>) =
            groups.into_iter().partition(|group| !letters(group).is_disjoint(&own));
        groups = apart;
        groups.push(met.concat() + region);
    }
    groups
}

/// The parts are the groups of regions that share letters: their lives, how long each lasts, and its nim-value.
fn parts(case: &Case) -> Held {
    parts_of(case, &*case.met.place)
}

/// The same of what the best line leaves.
fn left_parts(case: &Case) -> Held {
    parts_of(case, &*best_next(case))
}

/// The parts after the best line, or here where every line loses, come in twins.
fn twins(case: &Case) -> Held {
    let is_won = case.text("side") == "you";
    let here = if is_won { best_next(case) } else { case.met.place.clone() };
    let mut values = BTreeMap::new();
    for group in groups(&here.text()) {
        let Ok(part) = here.reads(&group) else { return Held::False(format!("{group} is no part")) };
        *values.entry(part.text()).or_insert(0) += 1;
    }
    all([
        is(values.values().all(|count| count % 2 == 0), || format!("{values:?}")),
        same(case.size("pairs"), values.values().sum::<usize>() / 2),
        is(!case.met.is_misere(), || "who makes the last move loses".into()),
        found(true, is_lost(&*here)),
    ])
}

fn parts_of(case: &Case, place: &dyn Place) -> Held {
    let groups = groups(&place.text());
    let (mut values, mut lefts): (Vec<Option<u64>>, Vec<Option<BTreeSet<u64>>>) = (Vec::new(), Vec::new());
    let mut shorter: Vec<Option<BTreeSet<Vec<usize>>>> = Vec::new();
    let mut found_rows: Vec<(usize, Option<Vec<usize>>)> = Vec::new();
    for group in &groups {
        let Ok(part) = place.reads(group) else { return Held::False(format!("{group} is no part")) };
        values.push(nimber(&*part));
        lefts.push(moves(&*part, MOST).and_then(|all| all.iter().map(|(_, next)| nimber(&**next)).collect()));
        shorter.push(moves(&*part, MOST).and_then(|all| all.iter().map(|(_, next)| may_last(&**next)).collect()));
        found_rows.push((lives_of(group), may_last(&*part)));
    }
    let told = rows(case);
    let sum = case.says.key.ends_with("sum").then(|| is_sum(case, values));
    let may = if sum.is_some() { 2 } else { 3 };
    let meets = |row: &Vec<String>| {
        found_rows.iter().any(|(lives, own)| {
            let is_long = row[may] == "?" || own.as_ref().is_none_or(|own| numbers(&row[may]) == *own);
            row[1] == lives.to_string() && is_long
        })
    };
    let leaves = match sum {
        Some(_) => told.iter().all(|row| is_some_left(&row[3], &lefts)),
        None => told.iter().all(|row| is_some_shorter(&row[2], &shorter)),
    };
    let open = usize::from(told.iter().any(|row| row[2].contains('/')));
    all([
        same([case.size("parts"), told.len()], [groups.len(); 2]),
        is(told.iter().all(meets), || format!("{found_rows:?}")),
        is(leaves, || format!("{lefts:?}")),
        is(sum.is_some() || case.size("open") == open, || "open or not".into()),
        sum.unwrap_or(Held::True),
    ])
}

/// The nim-values shown are those of the parts, and their sum is told.
fn is_sum(case: &Case, values: Vec<Option<u64>>) -> Held {
    let Some(mut own) = values.into_iter().collect::<Option<Vec<u64>>>() else { return Held::Open };
    let mut shown: Vec<u64> = rows(case).iter().filter_map(|row| row[4].parse().ok()).collect();
    let sum = own.iter().fold(0, |sum, value| sum ^ value);
    shown.sort_unstable();
    own.sort_unstable();
    same(shown, own).and(|| same(case.size("sum") as u64, sum))
}

/// What the lines of a part are told to leave is what those of one of the parts leave.
fn is_some_left(told: &str, lefts: &[Option<BTreeSet<u64>>]) -> bool {
    let value = |text: &str| text.split(' ').next().and_then(|value| value.parse().ok());
    let own: BTreeSet<u64> = told.split(", ").filter_map(value).collect();
    told == "?" || lefts.iter().any(|left| left.as_ref().is_none_or(|left| *left == own))
}

/// The numbers of moves that the lines of a part are told to leave are those of one of the parts.
fn is_some_shorter(told: &str, shorter: &[Option<BTreeSet<Vec<usize>>>]) -> bool {
    let lengths =
        |text: &str| text.split(' ').next().map(|all| all.split('/').filter_map(|n| n.parse().ok()).collect());
    let own: BTreeSet<Vec<usize>> = told.split(", ").filter_map(lengths).collect();
    told.contains('?') || shorter.iter().any(|left| left.as_ref().is_none_or(|left| *left == own))
}

/// So many lines win, and the first of them has its end there, by the name it has.
fn place(case: &Case) -> Held {
    let all = moves(&*case.met.place, MOST);
    let total = all.as_ref().map(Vec::len);
    let lost = all.and_then(|all| all.iter().map(|(_, next)| is_lost(&**next)).collect::<Option<Vec<bool>>>());
    let wins = lost.map(|lost| lost.into_iter().filter(|lost| *lost).count());
    found(case.size("total"), total).and(|| found(case.size("moves"), wins)).and(|| begins(case))
}

fn begins(case: &Case) -> Held {
    let name = best_name(case);
    let first = name.as_deref().and_then(|name| name.split('-').next());
    same(first.map(str::to_owned), Some(case.size("spot").to_string()))
}

/// The spots are numbered part by part in reading order; the part has that nim-value, and what is left has the other there.
fn place_part(case: &Case) -> Held {
    let here = &*case.met.place;
    let (from, to) = (case.size("from") as u64, case.size("to") as u64);
    let spots: Vec<usize> = case.text("spots").split(' ').filter_map(|spot| spot.parse().ok()).collect();
    let mut next = 1;
    for group in groups(&here.text()) {
        let count = count_spots(&group);
        if (next..next + count).eq(spots.iter().copied()) {
            let Ok(part) = here.reads(&group) else { return Held::False(format!("{group} is no part")) };
            let sum = nimber(here).map(|sum| sum ^ from);
            return begins(case)
                .and(|| is(spots.contains(&case.size("spot")), || "it begins elsewhere".into()))
                .and(|| found(from, nimber(&*part)))
                .and(|| found(to, sum));
        }
        next += count;
    }
    Held::False(format!("{spots:?} are no part"))
}

/// The spots of a part: a small letter is one spot of its border, a capital one of all its regions.
fn count_spots(part: &str) -> usize {
    let plain = part.chars().filter(char::is_ascii_digit).count();
    let shared: BTreeSet<char> = part.chars().filter(char::is_ascii_uppercase).collect();
    let own = |border: &str| border.chars().filter(char::is_ascii_lowercase).collect::<BTreeSet<char>>().len();
    plain + shared.len() + part.split(['.', '}']).map(own).sum::<usize>()
}

fn best_name(case: &Case) -> Option<String> {
    let best = &case.met.answer.best[0];
    let spoken = case.met.place.spoken(MOST);
    spoken.into_iter().find(|(text, _)| text == best).and_then(|(_, names)| names.first().cloned())
}

fn place_none(case: &Case) -> Held {
    let total = moves(&*case.met.place, MOST).map(|all| all.len());
    found(case.size("moves"), total).and(|| found(true, is_lost(&*case.met.place)))
}

/// The rooms that are shown are those of what the line leaves: as many spots along the borders as the text has signs.
fn is_drawn(case: &Case, next: &dyn Place) -> Held {
    let text = next.text();
    let (rooms, signs) = match text.parse::<usize>() {
        Ok(spots) => (1, spots),
        Err(_) => (text.matches('}').count(), text.chars().filter(|sign| sign.is_alphanumeric()).count()),
    };
    let numbers = |row: &Vec<String>| row[1].split(' ').filter(|word| *word != "|").count();
    same((rows(case).len(), rows(case).iter().map(numbers).sum::<usize>()), (rooms, signs))
}

/// What is told is the first of the best lines, as a player says it.
fn is_best(case: &Case) -> Held {
    let step = case.met.place.play(&case.met.answer.best[0]).expect("the best line is legal");
    let told = case.within("tells");
    let told = if told.says.key == "sprouts-in-room" { told.within("tells").says.clone() } else { told.says.clone() };
    same(told, step.told.formed(Form::Do))
}

/// A line uses up one life; the others that are gone were shut in.
fn shuts(case: &Case, next: &dyn Place) -> Held {
    same(case.size("shut") + 1 + lives_of(&next.text()), lives_of(&case.met.place.text()))
}

fn told_move(case: &Case) -> Held {
    let next = best_next(case);
    let count = || {
        let Some(may) = may_last(&*next) else { return Held::Open };
        let is_settled = may.iter().all(|moves| moves % 2 == may[0] % 2);
        all([
            same(numbers(case.text("moves")), may),
            same(case.says.key.ends_with("settled"), is_settled),
            same(case.size("odd") == 1, case.met.is_misere()),
        ])
    };
    let has_count = case.says.key != "sprouts-move";
    all([is_best(case), is_drawn(case, &*next), shuts(case, &*next)])
        // Where moves are too many to be counted the sentence tells the line and what it leaves, and no more.
        .and(|| if has_count { found(true, is_lost(&*next)).and(count) } else { Held::True })
}

fn move_end(case: &Case) -> Held {
    is_best(case).and(|| is(best_next(case).ending().is_some(), || "lines are left".into()))
}

/// One of the lines is told, and where hope is told its number of moves can still come out either way.
fn stall(case: &Case) -> Held {
    let told = case.within("tells").says.clone();
    let told = if told.key == "sprouts-in-room" { case.within("tells").within("tells").says.clone() } else { told };
    let lines = case.met.answer.best.iter().filter_map(|line| case.met.place.play(line).ok());
    let lines: Vec<_> = lines.filter(|step| step.told.clone().formed(Form::Do) == told).collect();
    let parity = |may: Vec<usize>| may.iter().all(|moves| moves % 2 == may[0] % 2);
    let settled: Option<Vec<bool>> = lines.iter().map(|step| may_last(&*step.next).map(parity)).collect();
    let open = if case.says.key == "sprouts-stall" { case.size("open") == 1 } else { false };
    let held =
        settled.map_or(Held::Open, |settled| is(settled.contains(&!open), || "the number is told wrongly".into()));
    is(!lines.is_empty(), || format!("{told:?} is no best line"))
        .and(|| found(true, is_lost(&*case.met.place)))
        .and(|| held)
}

/// Whatever is drawn, so many moves are left, and it is settled who makes the last of them.
fn stall_settled(case: &Case) -> Held {
    let Some(may) = may_last(&*case.met.place) else { return Held::Open };
    let is_odd = case.size("odd") == 1;
    stall(case)
        .and(|| same(numbers(case.text("moves")), may.clone()))
        .and(|| is(may.iter().all(|moves| (moves % 2 == 1) == is_odd), || format!("{may:?}")))
}

fn name_of(place: &dyn Place, text: &str) -> Say {
    place.named(text).unwrap_or_else(|| Say::verbatim(text))
}

/// Each line of the loser is told by its name, with a reply that leaves the loser lost and so many moves.
fn are_met(case: &Case, here: &dyn Place) -> Held {
    let Some(lines) = moves(here, MOST) else { return Held::Open };
    let told = case.says("answers");
    let one = |says: &&Say| {
        let line = Case { met: case.met, step: case.step, says };
        let called = ends_of(line.within("line").says);
        let is_meant = |text: &str| ends_of(&name_of(here, text)).split(' ').next() == called.split(' ').next();
        let meant = lines.iter().filter(|(text, _)| is_meant(text));
        any(meant.map(|(_, then)| is_met(&line, here, &**then, case.size("anew") == 1)))
    };
    same(lines.len(), told.len() + case.size("hidden")).and(|| all(told.iter().map(one)))
}

/// One of them is true; open if one may be.
fn any(helds: impl Iterator<Item = Held>) -> Held {
    let none = Held::False("there is no such line".into());
    helds.fold(none, |so_far, held| match (so_far, held) {
        (Held::True, _) | (_, Held::True) => Held::True,
        (Held::Open, _) | (_, Held::Open) => Held::Open,
        (_, why) => why,
    })
}

/// The line ends the game, or has a reply by that name, or with such ends, that leaves its drawer lost and the game as long as told.
fn is_met(line: &Case, here: &dyn Place, then: &dyn Place, is_anew: bool) -> Held {
    if line.says.key.ends_with("end") {
        return is(then.ending().is_some(), || "it does not end the game".into());
    }
    let Some(replies) = moves(then, MOST) else { return Held::Open };
    let told = line.within("reply").says;
    if !is_anew && !has_lives(here, line.within("line").says, told) {
        return Held::False(format!("{told:?} has no lives"));
    }
    let meant = replies.iter().filter(|(text, _)| !is_anew || name_of(then, text) == *told);
    any(meant.map(|(_, left)| found(true, is_lost(&**left)).and(|| leaves(line, &**left))))
}

/// After the reply the game lasts as told: all of the numbers of one kind, or not.
fn leaves(answer: &Case, left: &dyn Place) -> Held {
    match &*answer.says.key {
        "sprouts-answer" => return Held::True,
        "sprouts-answer-last" => return is(left.ending().is_some(), || "lines are left".into()),
        "sprouts-answer-parts" => return cancel(answer, left),
        _ => {}
    }
    let Some(may) = may_last(left) else { return Held::Open };
    let is_settled = may.iter().all(|moves| moves % 2 == may[0] % 2);
    same(numbers(answer.text("moves")), may).and(|| same(answer.says.key.ends_with("settled"), is_settled))
}

fn sorted(mut numbers: Vec<usize>) -> Vec<usize> {
    numbers.sort_unstable();
    numbers
}

/// The parts have these nim-values, whose nim-sum is 0.
fn cancel(answer: &Case, left: &dyn Place) -> Held {
    let told = numbers(answer.text("values"));
    let of = |group: &String| left.reads(group).ok().and_then(|part| nimber(&*part)).map(|value| value as usize);
    let values: Option<Vec<usize>> = groups(&left.text()).iter().map(of).collect();
    let sum = told.iter().fold(0, |sum, value| sum ^ value);
    is(told.len() > 1 && sum == 0 && !answer.met.is_misere(), || format!("{told:?} do not cancel"))
        .and(|| values.map_or(Held::Open, |values| same(sorted(told), sorted(values))))
}

fn proof_won(case: &Case) -> Held {
    are_met(case, &*best_next(case))
}

fn proof_lost(case: &Case) -> Held {
    same(case.size("odd") == 1, case.met.is_misere()).and(|| are_met(case, &*case.met.place))
}

/// The conjecture agrees with the position, where that can be played out.
fn conjecture(case: &Case) -> Held {
    let Some(spots) = spots(case) else { return Held::False("it is no beginning".into()) };
    let told = match case.met.is_misere() {
        true if spots < 5 => return Held::True,
        true => [0, 4, 5].contains(&(spots % 6)),
        false => [3, 4, 5].contains(&(spots % 6)),
    };
    found(told, is_lost(&*case.met.place).map(|lost| !lost))
}
