//! How both sides of a drawn position hold: by a table of few positions, by few places, by answers one by one, or by play that comes back.

use crate::kit::ideas::circle::{circle, returning};
use crate::kit::ideas::cover::groups;
use crate::kit::ideas::fortress::{Table, fortress};
use crate::kit::ideas::refuge::{Refuge, refuge};
use crate::kit::ideas::shown::beside;
use crate::kit::ideas::tree::{Tree, holding};
use ground::say;
use ground::say::Say;
use solve::judge::control::Stop;
use solve::judge::idea::Idea;
use solve::judge::reason::{Exhibit, Role, Step};

/// How the mover holds after this move, and the other side.
pub fn held(tree: &mut dyn Tree, mv: usize) -> Result<Vec<Step>, Stop> {
    let (mut told, mut open, mut tables) = (Vec::new(), Vec::new(), [None, None]);
    let next = tree.next(0)[mv];
    let ends = tree.is_over(next);
    for (side, (who, is_mover)) in [("you", true), ("opponent", false)].into_iter().enumerate() {
        // A move that ends the game needs no way to hold on.
        if is_mover && ends {
            continue;
        }
        match holds(tree, is_mover, who)? {
            Some((says, table)) => {
                told.push(says);
                tables[side] = table;
            }
            None => open.push(is_mover),
        }
    }
    let mut steps = Vec::new();
    if let ([is_mover], false) = (&open[..], told.is_empty()) {
        steps.push(one_by_one(tree, mv, *is_mover)?);
    }
    if told.is_empty() && !open.is_empty() {
        told.extend(match circle(tree, 0)? {
            Some(way) => Some(say!("idea-circle", moves = way)),
            None => returning(tree).map(|(number, way)| say!("idea-circle-later", number = number, moves = way)),
        });
    }
    let says = told.into_iter().reduce(|one, two| say!("idea-two", one = one, two = two));
    if let Some(says) = says {
        let step = Step::says(Role::Proof, says).about(Idea::Escape);
        steps.insert(0, if let Some(shown) = beside(tables) { step.showing(shown) } else { step });
    }
    Ok(steps)
}

/// What a side never has to leave, in words, and perhaps its table; `None`: nothing so short was found.
fn holds(tree: &mut dyn Tree, is_mover: bool, who: &'static str) -> Result<Option<(Say, Option<Table>)>, Stop> {
    let refuge = refuge(tree, is_mover)?;
    if refuge == Refuge::Safe {
        return Ok(Some((say!("idea-safe", who = who), None)));
    }
    if let Some(table) = fortress(tree, is_mover)? {
        return Ok(Some((say!("idea-fortress", who = who, positions = table.len()), Some(table))));
    }
    Ok(match refuge {
        Refuge::Within(places) => Some((say!("idea-refuge", who = who, places = places), None)),
        _ => None,
    })
}

/// What meets each answer to this move, or each move of the mover that does not lose: one step of how a side holds.
fn one_by_one(tree: &mut dyn Tree, mv: usize, is_mover: bool) -> Result<Step, Stop> {
    let (at, moves) = if is_mover {
        let next = tree.next(0)[mv];
        (next, (0..tree.next(next).len()).collect())
    } else {
        (0, holding(tree, 0)?)
    };
    let rows = groups(tree, at, &moves, false)?.rows.into_iter();
    let rows = rows.map(|met| vec![met.moves.join(" "), met.by.unwrap_or_else(|| "–".to_owned())]).collect();
    let (who, head) = if is_mover {
        ("you", ["idea-head-answers", "idea-head-reply"])
    } else {
        ("opponent", ["idea-head-moves", "idea-head-answer"])
    };
    let says = say!("idea-held-next", who = who, mv = tree.write(0, mv));
    let table = Exhibit::Table { head: head.map(|key| say!(key)).to_vec(), rows, focus: Vec::new() };
    Ok(Step::says(Role::Proof, says).about(Idea::Escape).showing(table))
}
