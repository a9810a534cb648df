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
