//! What is said of the most that a side can have: before the deal, and at its last choice.

use crate::claim::{Case, Held, all, is, same};
use crate::games::hands::own::as_told;
use crate::games::hands::plans::Plans;
use crate::games::hands::rounds::{Next, Round};
use crate::games::hands::{here, near, rows};

fn first_actions(plans: &Plans) -> Vec<String> {
    match plans.round.next(&[]) {
        Next::Turn(0, actions) => actions,
        _ => Vec::new(),
    }
}

/// Hand by hand the most after each first action, and the greatest of these.
pub fn most_first(case: &Case) -> Held {
    let plans = Plans::of(case);
    let actions = first_actions(&plans);
    let each = rows(case).into_iter().map(|row| {
        let found: Vec<f64> = actions.iter().map(|action| plans.best_after(&row[0], &[], 0, action)).collect();
        let most = found.iter().copied().fold(f64::NEG_INFINITY, f64::max);
        let cells = row[1..].iter().zip(found.into_iter().chain([most]));
        same(row.len(), actions.len() + 2).and(|| all(cells.map(|(cell, found)| near(cell, found))))
    });
    same(rows(case).len(), plans.round.hands.len())
        .and(|| near(case.text("value"), plans.best_reply(0)))
        .and(|| near(case.text("value"), plans.mean()))
        .and(|| all(each))
}

/// The same of the second side, where the first one takes the action at all.
pub fn most_second(case: &Case) -> Held {
    let plans = Plans::of(case);
    let actions = first_actions(&plans);
    let each = rows(case).into_iter().map(|row| {
        let cells = row[1..].iter().zip(&actions).map(|(cell, action)| {
            let way = [action.clone()];
            if plans.chances(&row[0], &way, 1).1 {
                near(cell, plans.best_here(&row[0], &way, 1))
            } else {
                is(cell.is_empty(), || format!("{cell} where nobody comes"))
            }
        });
        same(row.len(), actions.len() + 2)
            .and(|| all(cells))
            .and(|| near(&row[row.len() - 1], plans.best_of(1, &row[0])))
    });
    same(rows(case).len(), plans.round.hands.len())
        .and(|| near(case.text("value"), plans.best_reply(1)))
        .and(|| near(case.text("value"), -plans.mean()))
        .and(|| all(each))
}

/// Every row is a decision by the plan, of the side in whose column the hands stand, and the one that q stands for is left out.
pub fn beneath(case: &Case) -> Held {
    let (hand, way, me) = here(case);
    let plans = Plans::of(case);
    let own = Round::at("", &way).trim_start_matches(':').to_owned();
    let each = rows(case).into_iter().map(|row| {
        let said = Round::read(&row[0]);
        let (hands, side) = if row[1].is_empty() { (&row[2], me) } else { (&row[1], 1 - me) };
        let is_turn = matches!(plans.round.next(&said), Next::Turn(mover, _) if mover == side);
        let is_fit = if side == me {
            row[0] != own || hands.split(' ').all(|other| other != hand)
        } else {
            *hands == case.text("other")
        };
        is(is_turn && is_fit, || format!("{row:?}"))
            .and(|| all(hands.split(' ').map(|own| as_told(&plans, &Round::at(own, &said), &row[3]))))
    });
    same(case.size("all") == 1, case.size("beyond") == 0)
        .and(|| all(each))
        .and(|| same(case.text("hand"), hand.as_str()))
}

/// Every row is a decision by the plan behind the card that makes a pair, by hands that can be held then.
pub fn card_later(case: &Case) -> Held {
    let (hand, way, me) = here(case);
    let plans = Plans::of(case);
    let outlook = plans.here(&hand, &way, me);
    let shown = format!("/{hand}:");
    let each = rows(case).into_iter().map(|row| {
        let said = Round::read(&row[0]);
        let (hands, side) = if row[1].is_empty() { (&row[2], me) } else { (&row[1], 1 - me) };
        let is_turn = matches!(plans.round.next(&said), Next::Turn(mover, _) if mover == side);
        let is_behind = said.len() > way.len() + 1 && said[..way.len()] == way[..] && said[way.len() + 1] == shown;
        let fits = |other: &str| {
            let held = plans.fitting(&hand, &said[..way.len() + 2], me).0;
            let holds = held.iter().any(|(deal, _)| plans.round.hands[deal.hands[1 - me]] == other);
            holds && outlook.chance(other) > 1e-12
        };
        let are_held = if side == me { *hands == hand } else { hands.split(' ').all(fits) };
        is(is_turn && is_behind && are_held, || format!("{row:?}"))
            .and(|| all(hands.split(' ').map(|own| as_told(&plans, &Round::at(own, &said), &row[3]))))
    });
    same(case.text("hand"), hand.as_str())
        .and(|| same(case.size("all") == 1, case.size("beyond") == 0))
        .and(|| all(each))
}
