//! What is said of sums in misère play: tempers by nim-values beside heaps of 2, quotients by sums of the parts that stand for letters.

use duel::place::Place;
use ground::say::{Arg, Say};
use solve::judge::reason::{Exhibit, Role};

use crate::claim::Kind::{Fact, Part, Question, Source};
use crate::claim::{Case, Held, Table, all, is, same};
use crate::exhibits::rows;
use crate::games::worth::{answers_hold, found, lies_there, lost, the_move_wins};
use crate::referee::{is_lost, misere_nimber, moves, nimber};

/// Every message with what decides it.
pub const TABLE: Table = &[
    ("misere-claim-won", Fact(claim_won)),
    ("misere-claim-lost", Fact(claim_lost)),
    ("misere-head-part", Part),
    ("misere-head-nimber", Part),
    ("misere-head-misere", Part),
    ("misere-head-value", Part),
    ("misere-head-outcome", Part),
    ("misere-head-moves", Part),
    ("misere-head-product", Part),
    ("misere-letter", Part),
    ("misere-letter-heap", Part),
    ("misere-place", Fact(place)),
    ("misere-move", Fact(moves_to_lost)),
    ("misere-after-lost", Fact(after_lost)),
    ("misere-tame", Part),
    ("misere-tame-ask", Question),
    ("misere-tame-look", Fact(tame_look)),
    ("misere-tame-after", Fact(tame_after)),
    ("misere-tame-proof", Fact(no_way_back)),
    ("misere-proof-cut", Fact(proof_cut)),
    ("misere-tame-law", Source),
    ("misere-to-tame-claim", Fact(crate::games::worth::count_of_winning_moves)),
    ("misere-to-tame-ask", Question),
    ("misere-to-tame-look", Fact(some_part_is_wild)),
    ("misere-to-tame-left", Fact(tame_left)),
    ("misere-quotient-won", Fact(quotient_won)),
    ("misere-quotient-lost", Fact(quotient_lost)),
    ("misere-quotient-ask", Question),
    ("misere-quotient-look", Fact(quotient_look)),
    ("misere-quotient-after", Fact(quotient_after)),
    ("misere-quotient-proof", Fact(quotient_proof)),
    ("misere-quotient-heaps", Fact(heaps)),
    ("misere-quotient-letters", Fact(letters)),
    ("misere-quotient-products", Fact(products)),
    ("misere-quotient-law", Source),
    ("misere-search-claim", Fact(searched)),
    ("misere-search-ask", Question),
    ("misere-search-look", Fact(some_part_is_wild)),
    ("misere-search-law", Source),
];

/// The values of the firm parts, and the nim-sum of all.
fn tempers(place: &dyn Place) -> Option<(Vec<u64>, u64)> {
    let mut firm = Vec::new();
    let mut sum = 0;
    for part in place.summands() {
        let (normal, misere) = (nimber(&*part)?, misere_nimber(&*part, &[])?);
        firm.extend((normal == misere).then_some(normal));
        sum ^= normal;
    }
    Some((firm, sum))
}

fn tame(case: &Case, place: &dyn Place) -> Held {
    let told: Vec<u64> = case.texts("values").iter().filter_map(|value| value.parse().ok()).collect();
    // Firm parts are like Nim heaps of 2 or more only where none has a value below.
    let low = usize::from(told.iter().any(|value| *value < 2));
    same((case.size("firm"), case.size("low")), (told.len(), low))
        .and(|| found((told.clone(), case.size("sum") as u64), tempers(place)))
}

fn why(case: &Case) -> Held {
    let why = case.within("why");
    if why.says.key == "misere-tame" { tame(&why, &*case.met.place) } else { Held::True }
}

fn claim_won(case: &Case) -> Held {
    crate::games::worth::count_of_winning_moves(case).and(|| why(case))
}

fn claim_lost(case: &Case) -> Held {
    lost(case).and(|| why(case))
}

/// The move that is told.
fn told_move(case: &Case) -> Option<(String, std::sync::Arc<dyn Place>)> {
    let step = case.met.answer.reason.steps.iter().find(|step| step.role == Role::Move)?;
    match step.says.args.iter().find(|(name, _)| *name == "mv")? {
        (_, Arg::Text(mv)) => Some((mv.clone(), case.met.place.play(mv).ok()?.next)),
        _ => None,
    }
}

fn place(case: &Case) -> Held {
    told_move(case).map_or(Held::False("no move is told".into()), |(mv, _)| lies_there(case, &mv))
}

fn after_lost(case: &Case) -> Held {
    told_move(case).map_or(Held::False("no move is told".into()), |(_, next)| found(true, is_lost(&*next)))
}

/// The nim-value and the misère value of each summand, but for fickle ones of nim-value 0 that are left out.
fn tame_look(case: &Case) -> Held {
    let Some(Exhibit::Table { rows, .. }) = case.step.and_then(|step| step.shows.as_ref()) else {
        return Held::False("no table is shown".into());
    };
    let values = |part: &dyn Place| nimber(part).zip(misere_nimber(part, &[]));
    let summands = case.met.place.summands();
    let nothing = case.size("nothing");
    let is_told = |part: &&std::sync::Arc<dyn Place>| nothing == 0 || values(&***part) != Some((0, 1));
    let parts: Vec<_> = summands.iter().filter(is_told).collect();
    let row = |(row, part): (&Vec<String>, &&std::sync::Arc<dyn Place>)| {
        let Some((normal, misere)) = values(&***part) else { return Held::Open };
        same(row[1..].to_vec(), vec![normal.to_string(), misere.to_string()])
    };
    same((rows.len(), summands.len() - rows.len()), (parts.len(), nothing))
        .and(|| all(rows.iter().zip(&parts).map(row)))
}

fn tame_after(case: &Case) -> Held {
    told_move(case).map_or(Held::False("no move is told".into()), |(_, next)| tame(&case.within("tame"), &*next))
}

/// From the position that is lost, here or after the move, no move leads to a lost one, and every other has a move that does.
fn no_way_back(case: &Case) -> Held {
    let place = match is_lost(&*case.met.place) {
        Some(true) => case.met.place.clone(),
        Some(false) => match told_move(case) {
            Some((_, next)) => next,
            None => return Held::False("no move is told".into()),
        },
        None => return Held::Open,
    };
    let Some(list) = moves(&*place, 1_000) else { return Held::Open };
    let shown = if is_lost(&*case.met.place) == Some(true) { case.met.place.clone() } else { place.clone() };
    is(place.ending().is_none() && !list.is_empty(), || "there is no move".into())
        .and(|| all(list.iter().map(|(_, next)| found(false, is_lost(&**next)))))
        .and(|| answers_hold(case, &*shown))
}

/// The parts after the move with both their values, and none of what can come up from them is wild.
fn tame_left(case: &Case) -> Held {
    let Some((_, next)) = told_move(case) else { return Held::False("no move is told".into()) };
    let parts = next.summands();
    let row = |(row, part): (&Vec<String>, &std::sync::Arc<dyn Place>)| {
        let Some((normal, misere)) = nimber(&**part).zip(misere_nimber(&**part, &[])) else { return Held::Open };
        same(row.clone(), vec![part.text(), normal.to_string(), misere.to_string()])
    };
    same(rows(case).len(), parts.len()).and(|| all(rows(case).iter().zip(&parts).map(row))).and(|| {
        match wild_part(&*next) {
            Some(wild) => is(wild.is_empty(), || format!("{wild} is wild")),
            None => Held::Open,
        }
    })
}

/// No lost product leads to another, and the answers in the table leave the lost products that it tells.
fn quotient_proof(case: &Case) -> Held {
    let Some(Exhibit::Table { rows: told, .. }) = case.step.and_then(|step| step.shows.as_ref()) else {
        return no_way_back(case);
    };
    let Some(lost) = is_lost(&*case.met.place) else { return Held::Open };
    let place = if lost { Some(case.met.place.clone()) } else { told_move(case).map(|(_, next)| next) };
    let Some(place) = place else { return Held::False("no move is told".into()) };
    let row = |row: &Vec<String>| {
        let [mv, answer, product] = row.as_slice() else { return Held::False(format!("{row:?}")) };
        let then = place.play(mv).ok().and_then(|step| step.next.play(answer).ok());
        let Some(then) = then else { return Held::False(format!("{mv} {answer} cannot be played")) };
        let worked =
            || is_lost_product(case, &[product]).map_or(Held::True, |lost| is(lost, || format!("{product} is won")));
        found(true, is_lost(&*then.next)).and(worked)
    };
    no_way_back(case).and(|| all(told.iter().map(row)))
}

/// The parts that letters stand for, as they are told.
fn meant(case: &Case) -> Vec<(String, String)> {
    let steps = &case.met.answer.reason.steps;
    let Some(step) = steps.iter().find(|step| step.says.key == "misere-quotient-letters") else { return Vec::new() };
    let letters = Case { met: case.met, step: Some(step), says: &step.says };
    let told = letters.says("letters").into_iter().map(|says: &Say| {
        let letter = Case { met: case.met, step: Some(step), says };
        let part = letter.within("part");
        let text = match &*part.says.key {
            "misere-letter-heap" => part.nat("size").to_string(),
            "verbatim" => part.text("text").to_owned(),
            // A board that lasts so long whatever is written has no text of its own.
            _ => String::new(),
        };
        (letter.text("letter").to_owned(), text)
    });
    told.collect()
}

/// Digits as powers are written.
const RAISED: &str = "⁰¹²³⁴⁵⁶⁷⁸⁹";

/// The digit of a power.
fn lowered(c: char) -> Option<char> {
    RAISED.chars().position(|raised| raised == c).and_then(|digit| char::from_digit(digit as u32, 10))
}

/// The sum of parts that a product of letters stands for; `None`: it cannot be written.
fn position(case: &Case, words: &[&str]) -> Option<std::sync::Arc<dyn Place>> {
    let meant = meant(case);
    let mut parts = Vec::new();
    for word in words {
        let mut rest = word.chars().peekable();
        while let Some(letter) = rest.next() {
            if letter == '1' {
                continue;
            }
            let power: String =
                std::iter::from_fn(|| rest.next_if(|c| RAISED.contains(*c))).filter_map(lowered).collect();
            let part = &meant.iter().find(|(own, _)| *own == letter.to_string())?.1;
            if part.is_empty() {
                return None;
            }
            parts.extend(vec![part.clone(); power.parse().unwrap_or(1)]);
        }
    }
    let join = match case.met.place.card().id {
        "sum" => " + ",
        "notakto" => " | ",
        _ => ",",
    };
    case.met.place.reads(&parts.join(join)).ok()
}

/// Whether a product is lost, as the sum of its parts plays out; the empty one is won by who cannot move.
fn is_lost_product(case: &Case, words: &[&str]) -> Option<bool> {
    if words.iter().all(|word| *word == "1") {
        return Some(false);
    }
    is_lost(&*position(case, words)?)
}

fn quotient_won(case: &Case) -> Held {
    found(false, is_lost(&*case.met.place)).and(|| product_is(case, false))
}

fn quotient_lost(case: &Case) -> Held {
    lost(case).and(|| product_is(case, true))
}

/// The product plays out as it is told, where it is small enough to be played.
fn product_is(case: &Case, is_told_lost: bool) -> Held {
    match is_lost_product(case, &[case.text("product")]) {
        Some(lost) => same(is_told_lost, lost),
        None => Held::True,
    }
}

/// The lost products play out as lost, and the product is among them exactly when the position is lost. Each summand may be
/// replaced by the product it is worth.
fn quotient_look(case: &Case) -> Held {
    let told = case.texts("lost");
    let lost = all(told.iter().map(|word| match is_lost_product(case, &[word]) {
        Some(lost) => is(lost, || format!("{word} is won")),
        None => Held::True,
    }));
    // Of one part alone the product is its value.
    let words: Vec<&str> = match case.step.and_then(|step| step.shows.as_ref()) {
        Some(Exhibit::Table { rows, .. }) => rows.iter().filter_map(|row| row.last()).map(String::as_str).collect(),
        _ => vec![case.text("product")],
    };
    let parts = case.met.place.summands().len();
    if (words.len(), case.size("parts")) != (parts, parts) {
        return Held::False(format!("{words:?} are not {parts} parts"));
    }
    let is_told = told.iter().any(|word| word == case.text("product"));
    let values = || match is_lost_product(case, &words) {
        Some(lost) => same(is_told, lost),
        None => Held::True,
    };
    found(is_told, is_lost(&*case.met.place)).and(|| lost).and(values)
}

fn quotient_after(case: &Case) -> Held {
    let steps = case.texts("steps");
    let last = steps.last().and_then(|step| step.rsplit(" = ").next());
    after_lost(case)
        .and(|| product_is(case, true))
        .and(|| same(last.unwrap_or(case.text("product")), case.text("product")))
        .and(|| all(steps.iter().map(|step| multiplies(case, step))))
}

/// Every letter in the reason is told, and stands for a part that can be played.
fn letters(case: &Case) -> Held {
    let meant = meant(case);
    let told: String = case
        .met
        .answer
        .reason
        .steps
        .iter()
        .filter(|step| step.says.key == "misere-quotient-look")
        .flat_map(|step| {
            let look = Case { met: case.met, step: Some(step), says: &step.says };
            [vec![look.text("product").to_owned()], look.texts("lost")].concat()
        })
        .collect();
    let letters: Vec<char> = told.chars().filter(char::is_ascii_lowercase).collect();
    let is_known = |letter: &char| meant.iter().any(|(own, _)| *own == letter.to_string());
    let readable = meant.iter().filter(|(_, part)| !part.is_empty());
    let rules = case.texts("rules");
    let ruled = same(case.size("ruled") == 1, !rules.is_empty());
    is(letters.iter().all(is_known), || format!("{told} has other letters than {meant:?}"))
        .and(|| ruled)
        .and(|| all(rules.iter().map(|rule| is_rule(case, rule, &meant))))
        .and(|| {
            all(readable.map(|(letter, _)| is(position(case, &[letter]).is_some(), || format!("{letter} is no part"))))
        })
}

/// Both sides of a rule play out alike, alone and beside each part that has a letter.
fn is_rule(case: &Case, rule: &str, meant: &[(String, String)]) -> Held {
    let Some((product, name)) = rule.split_once(" = ") else { return Held::False(format!("{rule} is no rule")) };
    let beside = std::iter::once("1").chain(meant.iter().map(|(letter, _)| letter.as_str()));
    all(beside.map(|letter| match [product, name].map(|side| is_lost_product(case, &[side, letter])) {
        [Some(product), Some(name)] => is(product == name, || format!("{rule} fails beside {letter}")),
        _ => Held::True,
    }))
}

/// A step is a product of which the factors side by side play out alike.
fn multiplies(case: &Case, step: &str) -> Held {
    let sides = step.split_once(" = ").and_then(|(left, product)| Some((left.split_once(" · ")?, product)));
    let Some(((one, other), product)) = sides else { return Held::False(format!("{step} is no product")) };
    match (is_lost_product(case, &[one, other]), is_lost_product(case, &[product])) {
        (Some(one), Some(other)) => same(one, other),
        _ => Held::True,
    }
}

/// Each step multiplies, and the last one is the product of all.
fn products(case: &Case) -> Held {
    let steps = case.texts("steps");
    let told = case.met.answer.reason.steps.iter().find(|step| step.says.key == "misere-quotient-look");
    let total = told.map(|step| Case { met: case.met, step: Some(step), says: &step.says }.text("product").to_owned());
    let last = steps.last().and_then(|step| step.rsplit(" = ").next()).map(str::to_owned);
    same(last, total).and(|| all(steps.iter().map(|step| multiplies(case, step))))
}

/// The table of moves: each leaves a position that is lost or not as told, and plays out as its product does.
fn options(case: &Case) -> Held {
    let Some(Exhibit::Table { rows, .. }) = case.step.and_then(|step| step.shows.as_ref()) else { return Held::True };
    all(rows.iter().map(|row| {
        let [mv, product, outcome] = row.as_slice() else { return Held::False(format!("{row:?}")) };
        let Ok(step) = case.met.place.play(mv) else { return Held::False(format!("{mv} is no move")) };
        let lost = is_lost(&*step.next);
        let worked = is_lost_product(case, &[product]).map_or(Held::True, |worked| found(worked, lost));
        found((mv, outcome == "P"), lost.map(|lost| (mv, lost))).and(|| worked)
    }))
}

fn moves_to_lost(case: &Case) -> Held {
    the_move_wins(case).and(|| options(case))
}

/// Each heap alone plays out as its value does.
fn heaps(case: &Case) -> Held {
    let Some(Exhibit::Table { rows, .. }) = case.step.and_then(|step| step.shows.as_ref()) else {
        return Held::False("no table is shown".into());
    };
    let cells = rows.iter().flat_map(|row| {
        let tens: usize = row[0].parse().expect("a size");
        row[1..].iter().enumerate().map(move |(digit, cell)| (tens + digit, cell))
    });
    all(cells.filter(|(_, cell)| !cell.is_empty() && *cell != "-").map(|(size, cell)| {
        let alone = case.met.place.reads(&size.to_string()).ok().and_then(|place| is_lost(&*place));
        match (alone, is_lost_product(case, &[cell])) {
            (Some(alone), Some(worked)) => same((size, worked), (size, alone)),
            _ => Held::True,
        }
    }))
}

/// Below some summand there is a position whose nim-values in normal and misère play are not those of a heap.
fn some_part_is_wild(case: &Case) -> Held {
    wild_part(&*case.met.place).map_or(Held::Open, |wild| is(!wild.is_empty(), || "every part is tame so far".into()))
}

/// A position below some summand whose values are not those of a heap; empty: there is none. `None`: too many are below.
fn wild_part(place: &dyn Place) -> Option<String> {
    let mut seen = std::collections::HashSet::new();
    let mut left: Vec<std::sync::Arc<dyn Place>> = place.summands();
    while let Some(place) = left.pop() {
        if !seen.insert(place.text()) {
            continue;
        }
        let (normal, misere) = (nimber(&*place)?, misere_nimber(&*place, &[])?);
        if normal != misere && (normal > 1 || misere != normal ^ 1) {
            return Some(place.text());
        }
        if seen.len() > 500 {
            return None;
        }
        left.extend(moves(&*place, 1_000)?.into_iter().map(|(_, next)| next));
    }
    Some(String::new())
}

fn searched(case: &Case) -> Held {
    some_part_is_wild(case).and(|| found(case.size("won") == 0, is_lost(&*case.met.place)))
}

/// As many moves are not in the table of answers as there are besides those in it and those that end the game.
fn proof_cut(case: &Case) -> Held {
    let Some(Exhibit::Replies(replies)) = case.step.and_then(|step| step.shows.as_ref()) else {
        return Held::False("no answers are shown".into());
    };
    let has_answers = |place: &dyn Place| {
        let list = moves(place, 2_000)?;
        Some((list.len(), list.iter().filter(|(_, next)| next.ending().is_some()).count()))
    };
    let before = case.met.place.clone();
    let told = case.met.answer.reason.steps.iter().find(|step| step.role == Role::Move);
    let mv = told.and_then(|step| step.says.args.iter().find(|(name, _)| *name == "mv"));
    let next = mv.and_then(|(_, arg)| if let Arg::Text(mv) = arg { before.play(mv).ok() } else { None });
    let place = match (is_lost(&*before), next) {
        (Some(true), _) => before,
        (Some(false), Some(step)) => step.next,
        _ => return Held::Open,
    };
    let Some((all, ending)) = has_answers(&*place) else { return Held::Open };
    let hidden = case.size("hidden");
    is(replies.len() + hidden <= all && replies.len() + hidden + ending >= all && hidden > 0, || format!("{all} moves"))
}
