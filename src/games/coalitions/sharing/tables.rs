//! What the reasons of these games show: bounds of every share, what coalitions have alone, the reckoning of the best split.

use num_traits::{One, Signed, Zero};

use crate::coalitions::sharing::deal::Solved;
use crate::coalitions::sharing::text::whole_parts;
use ground::num::{Int, Ratio};
use ground::say;
use ground::say::Say;
use solve::judge::control::{Control, Stop};
use solve::judge::idea::Idea;
use solve::judge::reason::{Exhibit, Role, Step};
use solve::judge::shares::{Coalition, Divided, letters};
use solve::sharing::worths::Worths;

/// Coalitions that a table lists at most.
const LISTED: usize = 12;

/// Players up to whom parts that have everything among themselves are looked for.
const PARTED: usize = 8;

/// A table without marked cells.
pub fn table(head: Vec<Say>, rows: Vec<Vec<String>>) -> Exhibit {
    Exhibit::Table { head, rows, focus: Vec::new() }
}

/// A number as a part of a reckoning: in brackets where it has a sign.
fn term(number: &Ratio) -> String {
    if number.is_negative() { format!("({number})") } else { number.to_string() }
}

/// A difference worked out.
fn less(from: &Ratio, take: &Ratio) -> String {
    format!("{from} - {} = {}", term(take), from - take)
}

/// What every share may be at least and at most; for up to three players that is all there is to obey.
pub fn bounds(role: Role, worths: &Worths, split: &[Ratio]) -> Step {
    let (kind, whole) = (worths.divided(), worths.of(worths.all()));
    let row = |player: usize| {
        let (own, others) = (worths.of(1 << player), worths.of(worths.all() ^ 1 << player));
        let rest = less(&whole, &others);
        let (least, most) = if kind == Divided::Cost { (rest, own.to_string()) } else { (own.to_string(), rest) };
        vec![letters(1 << player), least, split[player].to_string(), most]
    };
    let head = vec![
        say!("coalitions-head-player"),
        say!("coalitions-head-least"),
        say!("coalitions-head-gets", kind = kind.name()),
        say!("coalitions-head-most"),
    ];
    Step::says(role, say!("coalitions-bounds", kind = kind.name(), whole = whole.to_string()))
        .about(Idea::Core)
        .showing(table(head, (0..worths.players()).map(row).collect()))
}

/// What coalitions have alone and get, those that gain most by leaving first.
pub fn outlook(role: Role, worths: &Worths, split: &[Ratio], control: &Control) -> Result<Step, Stop> {
    let masks = worths.most_hurt_first(split, LISTED, control)?;
    let row = |(mask, gain): &(Coalition, Ratio)| {
        vec![letters(*mask), worths.of(*mask).to_string(), Worths::sum(split, *mask).to_string(), gain.to_string()]
    };
    let (kind, total) = (worths.divided().name(), worths.all() as usize - 1);
    let head = vec![
        say!("coalitions-head-coalition"),
        say!("coalitions-head-alone", kind = kind),
        say!("coalitions-head-gets", kind = kind),
        say!("coalitions-head-gains", kind = kind),
    ];
    let part = if total > masks.len() { "some" } else { "all" };
    let says = say!("coalitions-outlook", kind = kind, part = part, shown = masks.len(), total = total);
    Ok(Step::says(role, says).about(Idea::Core).showing(table(head, masks.iter().map(row).collect())))
}

/// Coalitions that have all there is among themselves, so that each gets just what it has alone; `None`: there is only all together.
///
/// Worked: AB = 9, C = 62, ABC = 71: AB and C. Costs 3^n additions.
pub fn parts(solved: &Solved) -> Option<Step> {
    let worths = &solved.worths;
    let parts = finest(worths)?;
    let kind = worths.divided().name();
    let told: Vec<String> = parts.iter().map(|mask| format!("{} {}", letters(*mask), worths.of(*mask))).collect();
    let says = say!("coalitions-parts", kind = kind, parts = told, whole = worths.of(worths.all()).to_string());
    Some(Step::says(Role::Proof, says).about(Idea::Core))
}

/// The most coalitions, each player in one, that have together what all have; `None`: no two have.
fn finest(worths: &Worths) -> Option<Vec<Coalition>> {
    if worths.players() > PARTED {
        return None;
    }
    let gain = |mask: Coalition| worths.divided().counted(worths.of(mask));
    let mut best: Vec<(Ratio, usize, Coalition)> = vec![(Ratio::zero(), 0, 0)];
    for mask in 1..=worths.all() {
        let first = 1 << mask.trailing_zeros();
        let rest = mask & !first;
        let mut found: Option<(Ratio, usize, Coalition)> = None;
        let mut others = rest;
        loop {
            let (worth, count, _) = &best[(rest & !others) as usize];
            let own = (worth + gain(others | first), count + 1, others | first);
            if found.as_ref().is_none_or(|found| (&own.0, own.1) > (&found.0, found.1)) {
                found = Some(own);
            }
            if others == 0 {
                break;
            }
            others = (others - 1) & rest;
        }
        best.extend(found);
    }
    let (worth, count, _) = &best[worths.all() as usize];
    if *worth != gain(worths.all()) || *count < 2 {
        return None;
    }
    let mut left = worths.all();
    let mut parts = Vec::new();
    while left != 0 {
        parts.push(best[left as usize].2);
        left &= !best[left as usize].2;
    }
    Some(parts)
}

/// Why no split contents everybody: coalitions that want more than there is.
pub fn lacking(role: Role, worths: &Worths, balanced: &[(Coalition, Ratio)]) -> Step {
    let (kind, whole) = (worths.divided().name(), worths.of(worths.all()));
    let (counts, times) = whole_parts(balanced);
    let each = |(mask, count): &(Coalition, Int)| worths.of(*mask) * Ratio::from_integer(count.clone());
    let brings = counts.iter().map(each).sum::<Ratio>().to_string();
    if times.is_one() {
        let masks: Vec<String> = counts.iter().map(|(mask, _)| letters(*mask)).collect();
        let terms: Vec<String> = counts.iter().map(|(mask, _)| term(&worths.of(*mask))).collect();
        let sum = format!("{} = {brings}", terms.join(" + "));
        let says = say!("coalitions-lacking", kind = kind, coalitions = masks, sum = sum, whole = whole.to_string());
        return Step::says(role, says).about(Idea::Core);
    }
    let row = |(mask, count): &(Coalition, Int)| {
        vec![letters(*mask), count.to_string(), worths.of(*mask).to_string(), each(&(*mask, count.clone())).to_string()]
    };
    let all = format!("{times} * {} = {}", term(&whole), &whole * Ratio::from_integer(times.clone()));
    let head = vec![
        say!("coalitions-head-coalition"),
        say!("coalitions-head-times"),
        say!("coalitions-head-alone", kind = kind),
        say!("coalitions-head-brings"),
    ];
    Step::says(role, say!("coalitions-balanced", kind = kind, times = &times, brings = brings, all = all))
        .about(Idea::Core)
        .showing(table(head, counts.iter().map(row).collect()))
}

/// Coalitions with their counts as a sum: `AB + 2 C`, `ABC - C`.
fn summed(counts: &[(Coalition, Int)]) -> String {
    let mut text = String::new();
    // What is taken away stands last.
    let (more, fewer): (Vec<_>, Vec<_>) = counts.iter().partition(|(_, count)| count.is_positive());
    for (mask, count) in more.into_iter().chain(fewer) {
        let sign = match (text.is_empty(), count.is_negative()) {
            (true, _) => "",
            (false, true) => " - ",
            (false, false) => " + ",
        };
        text += sign;
        if !count.abs().is_one() {
            text += &count.abs().to_string();
            text.push(' ');
        }
        text += &letters(*mask);
    }
    text
}

/// How the best split follows from the coalitions that bind, row by row.
pub fn rounds(solved: &Solved) -> Option<Step> {
    let worths = &solved.worths;
    let kind = worths.divided();
    let split = &solved.nucleolus.split;
    let sum = |counts: &[(Coalition, Int)], own: &dyn Fn(Coalition) -> Ratio| -> Ratio {
        counts.iter().map(|(mask, count)| own(*mask) * Ratio::from_integer(count.clone())).sum()
    };
    let rows = solved.nucleolus.rounds.iter().map(|round| {
        let alone = sum(&round.counts, &|mask| worths.of(mask));
        let gets = sum(&round.known, &|mask| Worths::sum(split, mask));
        let count: Int = round.counts.iter().map(|(_, count)| count).sum();
        let (from, take) = if kind == Divided::Cost { (&alone, &gets) } else { (&gets, &alone) };
        let worked = if count.is_one() {
            less(from, take)
        } else {
            format!("({from} - {}) / {count} = {}", term(take), round.level)
        };
        vec![summed(&round.counts), summed(&round.known), alone.to_string(), gets.to_string(), worked]
    });
    let head = vec![
        say!("coalitions-head-binding"),
        say!("coalitions-head-make"),
        say!("coalitions-head-alone", kind = kind.name()),
        say!("coalitions-head-gets", kind = kind.name()),
        say!("coalitions-head-beyond", kind = kind.name()),
    ];
    let rows: Vec<Vec<String>> = rows.collect();
    let is_one = if rows.len() == 1 { "one" } else { "several" };
    let takes = solved.nucleolus.rounds.iter().any(|round| round.known.iter().any(|(_, count)| count.is_negative()));
    let says = say!("coalitions-rounds", kind = kind.name(), rows = is_one, takes = usize::from(takes));
    (!rows.is_empty()).then(|| Step::says(Role::Proof, says).about(Idea::Nucleolus).showing(table(head, rows)))
}

/// Two published ways to divide, side by side.
pub fn values(solved: &Solved) -> Step {
    let row = |player: usize| {
        vec![letters(1 << player), solved.shapley[player].to_string(), solved.nucleolus.split[player].to_string()]
    };
    let head = vec![say!("coalitions-head-player"), say!("coalitions-head-shapley"), say!("coalitions-head-nucleolus")];
    Step::says(Role::Law, say!("coalitions-values"))
        .about(Idea::Marginal)
        .showing(table(head, (0..solved.worths.players()).map(row).collect()))
}

/// What every player adds to every coalition of the others.
pub fn contributions(solved: &Solved) -> Step {
    let worths = &solved.worths;
    let cell = |mask: Coalition, player: usize| {
        if mask >> player & 1 == 1 {
            "-".to_owned()
        } else {
            (worths.of(mask | 1 << player) - worths.of(mask)).to_string()
        }
    };
    let row = |mask: Coalition| {
        let name = if mask == 0 { "-".to_owned() } else { letters(mask) };
        std::iter::once(name).chain((0..worths.players()).map(|player| cell(mask, player))).collect()
    };
    let joins = (0..worths.players()).map(|player| say!("coalitions-head-joins", player = letters(1 << player)));
    let head = std::iter::once(say!("coalitions-head-coalition")).chain(joins).collect();
    Step::says(Role::Law, say!("coalitions-contributions"))
        .about(Idea::Marginal)
        .showing(table(head, (0..worths.all()).map(row).collect()))
}
