//! How many exchanges settle a game of sprouts: after them all games are of one kind.

use std::collections::HashMap;

use duel::place::Place;

use super::{MOST, is_lost, may_last};
use crate::claim::{Case, Held, same};
use crate::referee::{best_next, moves};

/// What is known of positions and numbers of exchanges.
type Enough = HashMap<(String, usize), bool>;

/// Whether after so many exchanges all games from a lost position are of one kind, each line having its reply; `None`: too much.
fn enough(place: &dyn Place, exchanges: usize, known: &mut Enough) -> Option<bool> {
    let may = may_last(place)?;
    let is_settled = may.iter().all(|moves| moves % 2 == may[0] % 2);
    if is_settled || exchanges == 0 {
        return Some(is_settled);
    }
    let key = (place.text(), exchanges);
    if let Some(known) = known.get(&key) {
        return Some(*known);
    }
    if known.len() > 400 {
        return None;
    }
    let mut all = true;
    for (_, then) in moves(place, MOST)? {
        let is_met = then.ending().is_some() || is_some_reply_enough(&*then, exchanges - 1, known)?;
        all &= is_met;
        if !all {
            break;
        }
    }
    known.insert(key, all);
    Some(all)
}

fn is_some_reply_enough(then: &dyn Place, exchanges: usize, known: &mut Enough) -> Option<bool> {
    for (_, left) in moves(then, MOST)? {
        if is_lost(&*left)? && enough(&*left, exchanges, known)? {
            return Some(true);
        }
    }
    Some(false)
}

/// So many exchanges are enough, and one fewer is not.
pub fn certain(case: &Case) -> Held {
    let is_won = case.text("side") == "you";
    let here = if is_won { best_next(case) } else { case.met.place.clone() };
    let (exchanges, mut known) = (case.size("exchanges"), Enough::new());
    let found_out = [exchanges, exchanges - 1].map(|count| enough(&*here, count, &mut known));
    let is_known = found_out.iter().all(Option::is_some);
    same(case.size("odd") == 1, case.met.is_misere())
        .and(|| if is_known { same(found_out, [Some(true), Some(false)]) } else { Held::Open })
}
