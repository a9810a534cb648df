//! How a mix was found: oddments, minors and equations are worked out once more.

use num_traits::{One, Signed, Zero};

use ground::num::Ratio;

use super::corners::solved;
use super::{Sheet, sheet, shown, worked};
use crate::claim::{Case, Held, all, is, same};
use crate::games::coalitions::deal::rational;

/// The table from the side whose mix was found.
fn seen(case: &Case) -> Sheet {
    let sheet = sheet(case);
    if case.says.key == "at-once-found-theirs" { Sheet { me: 1 - sheet.me, ..sheet } } else { sheet }
}

/// The other side's mix comes by the rule that is told.
pub fn found_theirs(case: &Case) -> Held {
    match case.text("kind") {
        "minors" => found_minors(case),
        "equations" => found_equations(case),
        _ => {
            let (sheet, own) = (seen(case), case.texts("own"));
            let others: Vec<usize> = case.texts("others").iter().map(|name| sheet.at(1 - sheet.me, name)).collect();
            let apart = |name: &str| {
                let at = sheet.at(sheet.me, name);
                let [a, b] = [0, 1].map(|i| sheet.cell(sheet.me, at, others[i]).clone());
                let second = if b.is_negative() { format!("({b})") } else { b.to_string() };
                (format!("|{a} - {second}| = {}", (&a - &b).abs()), (a - b).abs())
            };
            let [of_one, of_two] = [apart(&own[0]), apart(&own[1])];
            let mix = |name: &str| &sheet.mixes[sheet.me][sheet.at(sheet.me, name)];
            pay_alike(case, &own, &sheet)
                .and(|| {
                    same(case.text("parts").to_owned(), format!("{}: {}, {}: {}", own[0], of_two.0, own[1], of_one.0))
                })
                .and(|| same(&of_two.1 * mix(&own[1]), &of_one.1 * mix(&own[0])))
        }
    }
}

/// By these weights the other side's choices that are named pay alike, and are no better for it than any.
fn pay_alike(case: &Case, own: &[String], sheet: &Sheet) -> Held {
    let played: Vec<String> = sheet.played(sheet.me).iter().map(|at| sheet.names[sheet.me][*at].clone()).collect();
    let paid = sheet.paid(1 - sheet.me);
    let alike = case.texts("others").into_iter().map(|name| paid[sheet.at(1 - sheet.me, &name)].clone());
    same(own, &played[..]).and(|| all(alike.map(|paid| same(paid, sheet.worth()))))
}

pub fn found_oddments(case: &Case) -> Held {
    let sheet = seen(case);
    let own = [case.text("one").to_owned(), case.text("two").to_owned()];
    let others: Vec<usize> = case.texts("others").iter().map(|name| sheet.at(1 - sheet.me, name)).collect();
    let apart = |name: &str| {
        let at = sheet.at(sheet.me, name);
        let [a, b] = [0, 1].map(|i| sheet.cell(sheet.me, at, others[i]).clone());
        let second = if b.is_negative() { format!("({b})") } else { b.to_string() };
        (format!("|{a} - {second}|"), (a - b).abs())
    };
    let (of_one, of_two) = (apart(&own[0]), apart(&own[1]));
    let told = |text: &str, weight: &str| (case.text(text).to_owned(), rational(case.text(weight)));
    let mix = |name: &str| &sheet.mixes[sheet.me][sheet.at(sheet.me, name)];
    let (left, right) = case.text("ratio").split_once(" : ").expect("a ratio");
    pay_alike(case, &own, &sheet)
        .and(|| same(told("one_apart", "one_weight"), of_two.clone()))
        .and(|| same(told("two_apart", "two_weight"), of_one.clone()))
        .and(|| same(&of_two.1 * mix(&own[1]), &of_one.1 * mix(&own[0])))
        .and(|| same(rational(left) * mix(&own[1]), rational(right) * mix(&own[0])))
}

/// The differences of neighbours among the named choices of the other side, at a choice of the mover.
fn differences(case: &Case, sheet: &Sheet, own: &str) -> Vec<Ratio> {
    let at = sheet.at(sheet.me, own);
    let pays: Vec<&Ratio> =
        case.texts("others").iter().map(|name| sheet.cell(sheet.me, at, sheet.at(1 - sheet.me, name))).collect();
    pays.windows(2).map(|pair| pair[0] - pair[1]).collect()
}

pub fn found_minors(case: &Case) -> Held {
    let sheet = seen(case);
    let own = case.texts("own");
    let Some(rows) = shown(case) else { return Held::False("no table is shown".into()) };
    let apart: Vec<Vec<Ratio>> = own.iter().map(|name| differences(case, &sheet, name)).collect();
    let weights: Vec<Ratio> = rows.iter().map(|row| rational(&row[4])).collect();
    let sum: Ratio = weights.iter().sum();
    let line = |at: usize| {
        let (next, last) = ((at + 1) % 3, (at + 2) % 3);
        let minor = &apart[next][0] * &apart[last][1] - &apart[last][0] * &apart[next][1];
        let told: Vec<Ratio> = rows[at][1..3].iter().map(|cell| rational(cell)).collect();
        let (left, right) = rows[at][3].split_once(" = ").expect("a cross product");
        let parts = left.split(" - ").map(|part| worked(&format!("{part} = {}", product(part))));
        let parts: Vec<Option<Ratio>> = parts.collect();
        let mix = &sheet.mixes[sheet.me][sheet.at(sheet.me, &own[at])];
        same((rows[at][0].as_str(), told), (own[at].as_str(), apart[at].clone()))
            .and(|| same(rational(right), minor.clone()))
            .and(|| same(parts[0].clone().zip(parts[1].clone()).map(|(one, other)| one - other), Some(minor.clone())))
            .and(|| same(&weights[at] / &sum, mix.clone()))
    };
    let minors = rows.iter().filter_map(|row| row[3].split_once(" = ")).map(|(_, minor)| rational(minor));
    let signs: Vec<bool> = minors.map(|minor| minor.is_negative()).collect();
    same(rows.len(), 3)
        .and(|| is(signs.iter().all(|sign| *sign == signs[0]), || "the signs differ".into()))
        .and(|| pay_alike(case, &own, &sheet))
        .and(|| all((0..3).map(line)))
}

fn product(text: &str) -> Ratio {
    text.split('·').map(|factor| rational(factor.trim_matches(['(', ')']))).fold(Ratio::one(), |all, own| all * own)
}

/// Each line holds differences, perhaps a multiple; the last one the weights, and there is one solution only.
pub fn found_equations(case: &Case) -> Held {
    let sheet = seen(case);
    let own = case.texts("own");
    let Some((last, lines)) = shown(case).and_then(|rows| rows.split_last()) else {
        return Held::False("no table is shown".into());
    };
    let numbers = |row: &Vec<String>| row[1..].iter().map(|cell| rational(cell)).collect::<Vec<Ratio>>();
    let weights = numbers(last);
    let sum: Ratio = weights.iter().sum();
    let apart: Vec<Vec<Ratio>> = own.iter().map(|name| differences(case, &sheet, name)).collect();
    let is_line = |(at, row): (usize, &Vec<String>)| {
        let told = numbers(row);
        let by = (0..own.len()).find(|i| !apart[*i][at].is_zero()).map(|i| &told[i] / &apart[i][at]);
        let is_multiple = by.is_some_and(|by| (0..own.len()).all(|i| told[i] == &apart[i][at] * &by));
        let zero: Ratio = told.iter().zip(&weights).map(|(cell, weight)| cell * weight).sum();
        is(is_multiple && zero.is_zero(), || format!("{row:?}"))
    };
    let mixes = own.iter().map(|name| sheet.mixes[sheet.me][sheet.at(sheet.me, name)].clone());
    let alone =
        lines.iter().map(|row| (numbers(row), Ratio::zero())).chain([(vec![Ratio::one(); own.len()], Ratio::one())]);
    same(weights.iter().map(|weight| weight / &sum).collect::<Vec<Ratio>>(), mixes.collect())
        .and(|| same(lines.len() + 1, own.len()))
        .and(|| pay_alike(case, &own, &sheet))
        .and(|| all(lines.iter().enumerate().map(is_line)))
        .and(|| is(solved(alone.collect()).is_some(), || "there are more solutions".into()))
}
