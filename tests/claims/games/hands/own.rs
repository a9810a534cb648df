//! What is said of the own hand, of plans that were fixed, and of how both sides go on.

use crate::claim::{Case, Held, all, is, same};
use crate::games::hands::plans::Plans;
use crate::games::hands::rounds::{Next, Round};
use crate::games::hands::{act, act_of, here, near, rows};

/// The hands that may be held, sorted by whether the own one beats them, is even with them, or loses to them.
pub fn stands(case: &Case) -> Held {
    let (hand, way, me) = here(case);
    let plans = Plans::of(case);
    let mut found = [Vec::new(), Vec::new(), Vec::new()];
    for (deal, weight) in plans.fitting(&hand, &way, me).0 {
        let other = plans.round.hands[deal.hands[1 - me]].clone();
        let share = plans.round.called(&way, deal, me);
        let of = if share > 0.75 {
            0
        } else if share > 0.25 {
            1
        } else {
            2
        };
        if weight > 0.0 && !found[of].contains(&other) {
            found[of].push(other);
        }
    }
    let never = plans.round.hands.iter().filter(|other| {
        let (dealt, often) = plans.would(&hand, &way, me, other);
        dealt > 0 && often == 0.0 && plans.here(&hand, &way, me).is_met
    });
    let never: Vec<String> = never.cloned().collect();
    let order = |hand: &String| plans.round.hands.iter().position(|own| own == hand);
    for hands in &mut found {
        hands.sort_by_key(order);
    }
    let told = ["beats", "ties", "loses"].map(|name| case.texts(name));
    let counts = ["wins", "even", "lost"].map(|name| case.size(name));
    let is_paired = way.iter().any(|word| *word == format!("/{hand}:"));
    same((case.size("out"), case.texts("never")), (never.len(), never))
        .and(|| same(counts, [found[0].len(), found[1].len(), found[2].len()]))
        .and(|| same(told, found))
        .and(|| same((case.text("hand"), case.size("pair") == 1), (hand.as_str(), is_paired)))
}

/// Some action that the plan takes brings less than another one, and the other side does come here.
pub fn place_mistake(case: &Case) -> Held {
    let (hand, way, me) = here(case);
    let outlook = Plans::of(case).here(&hand, &way, me);
    let most = outlook.actions.iter().map(|action| action.brings).fold(f64::NEG_INFINITY, f64::max);
    let is_fixed = case.met.param(if me == 0 { "first" } else { "second" }).contains('=');
    is(outlook.is_met && outlook.value() < most - 1e-9 && is_fixed, || "the plan does as well as can be".into())
}

pub fn move_mistake(case: &Case) -> Held {
    let (hand, way, me) = here(case);
    let outlook = Plans::of(case).here(&hand, &way, me);
    let told = act_of(case, "action");
    let Some(best) = outlook.actions.iter().find(|action| action.name == told) else {
        return Held::False(format!("{told} is no action"));
    };
    all([
        place_mistake(case),
        is(outlook.actions.iter().all(|action| action.brings <= best.brings + 1e-9), || "another brings more".into()),
        near(case.text("worth"), best.brings),
        near(case.text("brings"), outlook.value()),
        near(case.text("gap"), best.brings - outlook.value()),
        act(case),
    ])
}

/// Whether an action here, or at one of these decisions, has a card shown at once.
fn is_open(plans: &Plans, way: &[String], found: &[(String, String)]) -> bool {
    let ways = found.iter().map(|(said, _)| Round::read(said)).chain([way.to_vec()]);
    ways.into_iter().any(|way| match plans.round.next(&way) {
        Next::Turn(_, actions) => actions
            .iter()
            .any(|action| matches!(plans.round.next(&[&way[..], std::slice::from_ref(action)].concat()), Next::Shown)),
        _ => false,
    })
}

/// Every row tells of a later decision what one side does there with these hands; the decisions are all those that are come to, but
/// for as many as are left out.
pub fn later(case: &Case) -> Held {
    let (hand, way, me) = here(case);
    let plans = Plans::of(case);
    let outlook = plans.here(&hand, &way, me);
    let held: Vec<String> = plans.round.hands.iter().filter(|other| outlook.chance(other) > 1e-12).cloned().collect();
    let mut found = Vec::new();
    let Next::Turn(_, actions) = plans.round.next(&way) else { return Held::False("it is no turn".into()) };
    for action in actions {
        decisions(&plans, (&hand, me), &[&way[..], &[action]].concat(), &held, &mut found);
    }
    let row = |row: &Vec<String>| {
        let [after, other, own, plays] = row.as_slice() else { return Held::False(format!("{row:?}")) };
        let said = Round::read(after);
        let hands = if other.is_empty() { own } else { other };
        let is_turn = matches!(plans.round.next(&said), Next::Turn(mover, _) if (mover == me) == other.is_empty());
        let each = hands.split(' ').map(|hand| as_told(&plans, &Round::at(hand, &said), plays));
        is(is_turn, || format!("{after} is no decision of that side")).and(|| all(each))
    };
    let mut told: Vec<(String, String)> = Vec::new();
    for row in rows(case) {
        let hands = format!("{}{}", row[1], row[2]);
        told.extend(hands.split(' ').map(|hand| (row[0].clone(), hand.to_owned())));
    }
    let ways =
        |pairs: &[(String, String)]| pairs.iter().map(|pair| pair.0.clone()).collect::<std::collections::BTreeSet<_>>();
    let beyond = ways(&found).len() - ways(&told).len();
    let is_complete = |after: &String| {
        let hands = |pairs: &[(String, String)]| {
            pairs
                .iter()
                .filter(|pair| pair.0 == *after)
                .map(|pair| pair.1.clone())
                .collect::<std::collections::BTreeSet<_>>()
        };
        hands(&told) == hands(&found)
    };
    all(rows(case).iter().map(row))
        .and(|| same((case.size("beyond"), case.size("all")), (beyond, usize::from(beyond == 0))))
        .and(|| same(case.size("open") == 1, is_open(&plans, &way, &found)))
        .and(|| is(ways(&told).iter().all(is_complete), || format!("{told:?}, found {found:?}")))
}

/// The later decisions on this way until something is shown, each with the hands that come there.
fn decisions(
    plans: &Plans,
    (hand, me): (&str, usize),
    way: &[String],
    held: &[String],
    found: &mut Vec<(String, String)>,
) {
    let Next::Turn(mover, actions) = plans.round.next(way) else { return };
    let after = Round::at("", way).trim_start_matches(':').to_owned();
    let hands = if mover == me { vec![hand.to_owned()] } else { held.to_vec() };
    found.extend(hands.into_iter().map(|hand| (after.clone(), hand)));
    for action in actions {
        let comes = |hand: &str| plans.weight(&Round::at(hand, way), &action) > 0.0;
        let left: Vec<String> = held.iter().filter(|other| mover == me || comes(other)).cloned().collect();
        if !left.is_empty() && (mover != me || comes(hand)) {
            decisions(plans, (hand, me), &[way, std::slice::from_ref(&action)].concat(), &left, found);
        }
    }
}

/// `fold 1/3, call 2/3`: every action that is taken in a state, and how often.
pub fn as_told(plans: &Plans, state: &str, told: &str) -> Held {
    let each = told.split(", ").map(|play| {
        let Some((action, often)) = play.split_once(' ') else { return Held::False(format!("{play} is no play")) };
        near(often, plans.weight(state, action))
    });
    let sum: f64 = told.split(", ").filter_map(|play| play.split_once(' ')).map(|(a, _)| plans.weight(state, a)).sum();
    is((sum - 1.0).abs() < 1e-9, || format!("{told} is not all")).and(|| all(each))
}

/// What every deal brings the first side by the plans, and their mean.
pub fn deals(case: &Case) -> Held {
    let plans = Plans::of(case);
    let count = |a: usize, b: usize| plans.round.deals().iter().filter(|deal| deal.hands == [a, b]).count();
    let each = rows(case).into_iter().enumerate().map(|(a, row)| {
        same(row[0].clone(), plans.round.hands[a].clone()).and(|| {
            all(row[1..].iter().enumerate().map(|(b, cell)| match count(a, b) {
                0 => is(cell.is_empty(), || format!("{cell} where nothing is dealt")),
                _ => near(cell, plans.of_deal(a, b)),
            }))
        })
    });
    let hands = 0..plans.round.hands.len();
    let mut counts: Vec<usize> =
        hands.clone().flat_map(|a| hands.clone().map(move |b| (a, b))).map(|(a, b)| count(a, b)).collect();
    counts.retain(|count| *count > 0);
    let is_even = counts.iter().all(|count| *count == counts[0]);
    near(case.text("value"), plans.mean()).and(|| same(case.size("even") == 1, is_even)).and(|| all(each))
}

/// What the own die says of the last bid, held against every die that the other side may have.
pub fn die(case: &Case) -> Held {
    let (hand, way, _) = here(case);
    let Some((count, face)) = way.last().and_then(|bid| bid.split_once('x')) else {
        return Held::False("no bid".into());
    };
    let faces = Plans::of(case).round.hands;
    let dice = |other: &String| [&hand, other].into_iter().filter(|die| *die == face).count();
    let is_true = |other: &&String| dice(other) >= count.parse::<usize>().expect("a number");
    let by: Vec<&String> = faces.iter().filter(is_true).collect();
    let told = match &*case.says.key {
        "liars-dice-lie" => by.is_empty(),
        "liars-dice-true" => by.len() == faces.len(),
        "liars-dice-both" => by == [&hand] && case.size("faces") == faces.len(),
        _ => by.len() == 1 && *by[0] == case.nat("face").to_string(),
    };
    same((case.nat("own").to_string(), case.text("bid").to_owned()), (hand.clone(), format!("{count}x{face}")))
        .and(|| is(told, || format!("true by {by:?}")))
}
