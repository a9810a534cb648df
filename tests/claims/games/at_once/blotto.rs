//! What is said of Colonel Blotto in the words of the game.

use num_traits::Zero;

use ground::num::Ratio;
use ground::rules::Side;

use super::{sheet, told, ways};
use crate::claim::{Case, Held, is, same};

/// The regiments of the mover and of the other side.
fn regiments(case: &Case) -> [u64; 2] {
    let text = case.met.place.text();
    let told = text.split(' ').next().expect("a setup");
    let both: Vec<u64> = told.split(',').map(|n| n.parse().expect("a number")).collect();
    if case.met.place.to() == Side::First { [both[0], both[1]] } else { [both[1], both[0]] }
}

/// Some order of the strong side has more than all regiments of the weak one everywhere, and no cell pays more than it does.
pub fn outnumbered(case: &Case) -> Held {
    let ([own, other], sheet) = (regiments(case), sheet(case));
    let posts: u64 = case.met.param("posts").parse().expect("a number");
    let (weak, strong) = (own.min(other), own.max(other));
    let value = Ratio::from_integer(case.size("value").into());
    let winner = usize::from((own > other) != (sheet.me == 0));
    let cells = || sheet.pays.iter().flatten().map(|cell| if winner == 0 { cell.clone() } else { -cell });
    same((case.size("regiments") as u64, case.size("posts") as u64), (weak, posts))
        .and(|| {
            same(
                (case.text("who"), case.text("payoff").to_owned()),
                (if own > other { "own" } else { "other" }, case.met.param("payoff")),
            )
        })
        .and(|| {
            is(ways(posts as usize, strong).iter().any(|way| way.iter().all(|here| *here > weak)), || "too few".into())
        })
        .and(|| is(cells().all(|cell| cell <= value), || "a cell pays more".into()))
        .and(|| same(sheet.most(winner), value.clone()))
}

/// All cells are 0.
pub fn even(case: &Case) -> Held {
    let [own, other] = regiments(case);
    let is_even = sheet(case).pays.iter().flatten().all(Ratio::is_zero);
    same([own, other], [case.size("regiments") as u64; 2]).and(|| is(is_even, || "an order wins".into()))
}

/// Against one regiment at every post nothing wins.
pub fn ones(case: &Case) -> Held {
    let (sheet, [own, other]) = (sheet(case), regiments(case));
    let all = vec!["1"; own as usize].join(",");
    let alone = sheet.alone(sheet.me, &Ratio::zero());
    same([own, other], [case.size("regiments") as u64; 2])
        .and(|| is(alone.contains(&sheet.at(sheet.me, &all)), || format!("{alone:?}")))
}

/// What the mover's mix brings against orders that hold both posts, and against the others.
pub fn coin(case: &Case) -> Held {
    let (sheet, [own, other]) = (sheet(case), regiments(case));
    let brings: Vec<Ratio> = sheet.brings(1 - sheet.me).into_iter().map(|brings| -brings).collect();
    let (ends, inner) = ([&brings[0], &brings[brings.len() - 1]], &brings[1..brings.len() - 1]);
    let value = Ratio::new(other.into(), 2.into());
    same([own, other], [case.size("own") as u64, case.size("other") as u64])
        .and(|| told(case, "value", &value))
        .and(|| told(case, "more", ends[0]))
        .and(|| is(inner.iter().all(|brings| *brings == value), || format!("{inner:?}")))
        .and(|| same(ends[0], ends[1]))
}

/// The mix is its own mirror, and nobody takes more from it than whoever puts all at one post.
pub fn mirror(case: &Case) -> Held {
    let (sheet, [own, other]) = (sheet(case), regiments(case));
    let mix = &sheet.mixes[sheet.me];
    let taken = sheet.brings(1 - sheet.me);
    let value = Ratio::new(own.into(), 2.into());
    same([own, other], [case.size("own") as u64, case.size("other") as u64])
        .and(|| same(mix.iter().rev().cloned().collect::<Vec<Ratio>>(), mix.clone()))
        .and(|| told(case, "value", &value))
        .and(|| same(&taken[0], &value))
        .and(|| same(taken.iter().max(), Some(&value)))
}

/// What x of the stronger and y of the weaker side on the first post pay the stronger one, by the words of the sentence.
fn by_sentence(apart: i64, x: i64, y: i64) -> i64 {
    match (x > y && x < y + apart, x == y || x == y + apart) {
        (true, _) => 2,
        (_, true) => 1,
        _ => 0,
    }
}

/// Who is stronger as told, by how many regiments, and what every pair of numbers pays.
pub fn posts_table(case: &Case) -> Held {
    let (sheet, [own, other]) = (sheet(case), regiments(case));
    let is_first = (own > other) == (sheet.me == 0);
    let (apart, sign) = (case.size("apart") as i64, if is_first { 1 } else { -1 });
    let each = sheet.pays.iter().enumerate().flat_map(|(row, cells)| {
        let cells = cells.iter().enumerate();
        cells.map(move |(col, cell)| (if is_first { (row, col) } else { (col, row) }, cell.clone()))
    });
    let is_so = |((x, y), cell): ((usize, usize), Ratio)| {
        cell == Ratio::from_integer((sign * by_sentence(apart, x as i64, y as i64)).into())
    };
    same(apart, own.abs_diff(other) as i64)
        .and(|| same(case.text("who"), if own > other { "own" } else { "other" }))
        .and(|| is(each.into_iter().all(is_so), || "a pair pays otherwise".into()))
}

/// The numbers that the stronger or the weaker side mixes are told, each as often as another, and hold the other one to the value.
fn spaced(case: &Case, is_strong: bool) -> Held {
    let (sheet, [own, other]) = (sheet(case), regiments(case));
    let side = if is_strong == (own > other) { sheet.me } else { 1 - sheet.me };
    let mix = &sheet.mixes[side];
    let played: Vec<usize> = (0..mix.len()).filter(|at| !mix[*at].is_zero()).collect();
    let told: Vec<usize> = case.text("orders").split(", ").filter_map(|number| number.parse().ok()).collect();
    let list = case.text("orders");
    let is_list = if list.contains('…') {
        let apart = told[1] - told[0];
        played[..3] == told[..3]
            && played.last() == told.last()
            && played.windows(2).all(|two| two[1] - two[0] == apart)
    } else {
        played == told
    };
    let even = Ratio::new(1.into(), played.len().into());
    let sign = if is_strong { Ratio::from_integer(1.into()) } else { Ratio::from_integer((-1).into()) };
    let least = sheet.brings(1 - side).into_iter().map(|brings| -brings).min().expect("an order");
    same(
        (case.size("count"), case.size("most") as u64),
        (played.len(), if is_strong { own.min(other) } else { own.max(other) }),
    )
    .and(|| same(case.text("who"), if own > other { "own" } else { "other" }))
    .and(|| same(case.size("apart") as u64, own.abs_diff(other)))
    .and(|| is(is_list, || format!("{list} for {played:?}")))
    .and(|| is(played.iter().all(|at| mix[*at] == even), || format!("{mix:?}")))
    .and(|| told_value(case, &(least * sign)))
}

fn told_value(case: &Case, value: &Ratio) -> Held {
    told(case, "value", value)
}

pub fn posts_strong(case: &Case) -> Held {
    spaced(case, true)
}

pub fn posts_weak(case: &Case) -> Held {
    spaced(case, false)
}
