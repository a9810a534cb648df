//! What is said of `hands`, message by message.

mod bounds;
mod equation;
mod own;
mod plans;
mod pot;
mod rounds;
mod tie;
mod waiting;

use ground::say::{Arg, Say};
use solve::judge::reason::Exhibit;

use crate::claim::Kind::{Fact, Part, Question, Source};
use crate::claim::{Case, Held, Table, all, is, same};
use plans::Plans;
use rounds::{Next, Round};

/// Every message with what decides it.
pub const TABLE: Table = &[
    ("hands-claim-start", Fact(claim_start)),
    ("hands-claim-fixed", Fact(claim_fixed)),
    ("hands-ask-start", Question),
    ("hands-look-start", Fact(look_start)),
    ("hands-place-start", Fact(place_start)),
    ("hands-move-start", Fact(move_start)),
    ("hands-hand", Part),
    ("hands-claim", Fact(claim)),
    ("hands-ask", Question),
    ("hands-look", Fact(look)),
    ("hands-look-unmet", Fact(look_unmet)),
    ("hands-other", Part),
    ("hands-chance", Part),
    ("hands-place-one", Fact(place_one)),
    ("hands-dealt", Part),
    ("hands-would", Part),
    ("hands-place-as-good", Fact(place_as_good)),
    ("hands-place-only", Fact(place_only)),
    ("hands-place-sure", Fact(place_sure)),
    ("hands-move-plain", Fact(move_plain)),
    ("hands-law-plain", Source),
    ("hands-showdown", Fact(pot::showdown)),
    ("hands-pot-odds", Fact(pot::odds)),
    ("hands-raise", Fact(pot::raise)),
    ("hands-faced", Fact(pot::faced)),
    ("hands-raise-same", Fact(pot::raise_same)),
    ("hands-raise-bluff", Fact(pot::bluff)),
    ("hands-cards", Fact(pot::cards)),
    ("hands-share", Part),
    ("hands-folds-to", Part),
    ("hands-weighed", Part),
    ("hands-card", Part),
    ("hands-then-often", Part),
    ("hands-then-brings", Part),
    ("hands-place-mix", Fact(place_mix)),
    ("hands-place-several", Fact(place_several)),
    ("hands-weight", Fact(weight)),
    ("hands-move", Fact(act)),
    ("hands-action", Part),
    ("hands-often", Part),
    ("hands-brings", Part),
    ("hands-act", Part),
    ("hands-own", Part),
    ("hands-weighs", Part),
    ("hands-equation", Fact(equation::equation)),
    ("hands-move-unmet", Fact(move_unmet)),
    ("hands-tie", Fact(tie::tie)),
    ("hands-tie-free", Fact(tie::tie_free)),
    ("hands-beneath", Fact(bounds::beneath)),
    ("hands-card-later", Fact(bounds::card_later)),
    ("hands-why-so", Fact(equation::why_so)),
    ("hands-most", Part),
    ("hands-most-first", Fact(bounds::most_first)),
    ("hands-most-second", Fact(bounds::most_second)),
    ("hands-law-exact", Source),
    ("hands-law-reply", Source),
    ("hands-claim-unmet", Fact(claim_unmet)),
    ("hands-ask-own", Question),
    ("hands-own-and", Part),
    ("hands-own-stands", Fact(own::stands)),
    ("hands-place-mistake", Fact(own::place_mistake)),
    ("hands-move-mistake", Fact(own::move_mistake)),
    ("hands-after", Part),
    ("hands-plays", Part),
    ("hands-later", Fact(own::later)),
    ("hands-head-first", Part),
    ("hands-deals", Fact(own::deals)),
    ("liars-dice-lie", Fact(own::die)),
    ("liars-dice-true", Fact(own::die)),
    ("liars-dice-both", Fact(own::die)),
    ("liars-dice-other", Fact(own::die)),
    ("hands-claim-waiting", Fact(waiting::claim)),
    ("hands-look-waiting", Fact(waiting::look)),
    ("hands-look-waiting-unmet", Fact(waiting::look_unmet)),
];

/// A number as it is told: a fraction, perhaps with decimals behind it, or rounded and marked so; and how far it may be off.
fn told(text: &str) -> (f64, f64) {
    let text = text.split(' ').next().expect("a number");
    if let Some(rounded) = text.strip_prefix('≈') {
        let places = rounded.split_once('.').map_or(0, |(_, part)| part.len());
        return (rounded.parse().expect("a number"), 0.51 * 0.1_f64.powi(places as i32));
    }
    let (above, below) = text.split_once('/').unwrap_or((text, "1"));
    (above.parse::<f64>().expect("a number") / below.parse::<f64>().expect("a number"), 1e-9)
}

fn near(text: &str, found: f64) -> Held {
    let (told, off) = told(text);
    is((told - found).abs() <= off + 1e-12, || format!("told {text}, found {found}"))
}

fn rows(case: &Case) -> Vec<Vec<String>> {
    match case.step.and_then(|step| step.shows.as_ref()) {
        Some(Exhibit::Table { rows, .. }) => rows.clone(),
        _ => Vec::new(),
    }
}

/// Whatever the other side does the own plan brings the value, and the other side's plan leaves no more.
fn claim_start(case: &Case) -> Held {
    let plans = Plans::of(case);
    is_told_rounded(case)
        .and(|| near(case.text("value"), -plans.best_reply(1)))
        .and(|| near(case.text("value"), plans.best_reply(0)))
        .and(|| near(case.text("value"), plans.mean()))
}

fn claim_fixed(case: &Case) -> Held {
    is_told_rounded(case).and(|| near(case.text("value"), Plans::of(case).mean()))
}

fn is_told_rounded(case: &Case) -> Held {
    same(case.size("rounded") == 1, case.text("value").starts_with('≈'))
}

fn look_start(case: &Case) -> Held {
    let plans = Plans::of(case);
    same((case.size("deals"), case.size("states")), (plans.round.deals().len(), plans.round.states().len()))
}

fn place_start(case: &Case) -> Held {
    let plans = Plans::of(case);
    let Next::Turn(side, actions) = plans.round.next(&[]) else { return Held::False("nobody decides".into()) };
    let rows = rows(case);
    let each = rows.iter().map(|row| {
        let each = actions
            .iter()
            .zip(&row[1..])
            .map(|(action, cell)| near(cell, plans.weight(&Round::at(&row[0], &[]), action)));
        all(each)
    });
    same((side, rows.len()), (0, plans.round.hands.len())).and(|| all(each))
}

/// Each deal lies at equally many places of the pack, and all of them are as good.
fn move_start(case: &Case) -> Held {
    let (_, total) = case.met.place.moves(10_000);
    let deals = Plans::of(case).round.deals().len();
    is(&total % deals == 0usize.into(), || format!("{total} places and {deals} deals"))
        .and(|| same(case.met.answer.best_total.clone(), total.clone()))
}

/// The mover's hand and what was said.
fn here(case: &Case) -> (String, Vec<String>, usize) {
    let text = case.met.place.text();
    let (hand, way) = text.split_once(':').unwrap_or((&text, ""));
    (hand.to_owned(), Round::read(way), case.met.place.to() as usize)
}

fn claim(case: &Case) -> Held {
    let (hand, way, me) = here(case);
    let plans = Plans::of(case);
    same(case.text("hand"), hand.as_str())
        .and(|| near(case.text("value"), plans.here(&hand, &way, me).value()))
        .and(|| paid(case))
}

/// There is a pot in every game but that of dice.
fn paid(case: &Case) -> Held {
    same(case.size("paid") == 1, case.met.entry.card.id != "liars-dice")
}

/// The plan brings so much where it is never met, and the action that is named brings as much as anything else, and more.
fn claim_unmet(case: &Case) -> Held {
    let (hand, way, me) = here(case);
    let outlook = Plans::of(case).here(&hand, &way, me);
    let most = outlook.actions.iter().map(|action| action.brings).fold(f64::NEG_INFINITY, f64::max);
    let told = act_of(case, "action");
    let brings = outlook.actions.iter().find(|action| action.name == told).map_or(f64::NAN, |action| action.brings);
    claim(case)
        .and(|| is(!outlook.is_met && brings > outlook.value() + 1e-9, || "the plan is met or does as well".into()))
        .and(|| near(case.text("worth"), brings))
        .and(|| is((brings - most).abs() < 1e-9, || "another one brings more".into()))
}

/// How likely the other side holds each hand, as the table tells.
fn chances(case: &Case, is_met: bool) -> Held {
    let (hand, way, me) = here(case);
    let plans = Plans::of(case);
    let outlook = plans.here(&hand, &way, me);
    let rows = rows(case);
    let each = rows.iter().map(|row| near(&row[row.len() - 1], outlook.chance(&row[0])));
    // As dealt, hands are shown with what each action brings.
    let shown = if way.iter().any(|word| !word.starts_with('/')) { plans.round.hands.len() } else { 0 };
    same((is_met, rows.len()), (outlook.is_met, shown))
        .and(|| all(each))
        .and(|| all(rows.iter().map(|row| worked(&plans, (&hand, &way, me), row))))
}

/// The deals that fit a hand and how often it would have played so, where a row tells them.
fn worked(plans: &Plans, (hand, way, me): (&str, &[String], usize), row: &[String]) -> Held {
    let [other, dealt, would, _] = row else { return is(row.len() == 2, || format!("{row:?}")) };
    let (count, often) = plans.would(hand, way, me, other);
    let counts = plans.round.hands.iter().map(|other| plans.would(hand, way, me, other).0);
    let common = counts.fold(0, common);
    let (factors, product) = would.split_once(" = ").map_or((None, would.as_str()), |(a, b)| (Some(a), b));
    let turns = plans.turns(way, me, other);
    let factors: Vec<&str> = factors.map_or(Vec::new(), |factors| factors.split(" × ").collect());
    let each = factors.iter().zip(&turns).map(|(told, found)| near(told, *found));
    same(dealt.clone(), (count / common.max(1)).to_string())
        .and(|| near(product, often))
        .and(|| is(factors.is_empty() || factors.len() == turns.len(), || format!("{factors:?} for {turns:?}")))
        .and(|| all(each))
}

/// The greatest number that divides both.
fn common(one: usize, other: usize) -> usize {
    if other == 0 { one } else { common(other, one % other) }
}

/// Whether the other side has acted, as is told.
fn acted(case: &Case, way: &[String], me: usize) -> Held {
    let has_acted =
        (0..way.len()).any(|at| matches!(Plans::of(case).round.next(&way[..at]), Next::Turn(mover, _) if mover != me));
    same(case.size("acted"), usize::from(has_acted))
}

fn look(case: &Case) -> Held {
    let (_, way, me) = here(case);
    acted(case, &way, me).and(|| chances(case, true))
}

fn look_unmet(case: &Case) -> Held {
    chances(case, false)
}

/// The actions that the plan takes here, as they are listed.
fn played(case: &Case) -> Vec<String> {
    let (hand, way, me) = here(case);
    let plans = Plans::of(case);
    let outlook = plans.here(&hand, &way, me);
    outlook.actions.iter().filter(|action| action.often > 0.0).map(|action| action.name.clone()).collect()
}

/// The action that an argument names by its word.
fn act_of(case: &Case, name: &str) -> String {
    case.within(name).text("action").to_owned()
}

/// The action is the only one that is played and brings so much, and the best of the others so much more or less.
fn place_one(case: &Case) -> Held {
    let (named, gap) = beside(case);
    let told_gap = case.text("gap");
    place_only(case)
        .and(|| named)
        .and(|| near(told_gap, gap.abs()))
        .and(|| same(case.size("less"), usize::from(gap < 0.0)))
        .and(|| is(gap.abs() > 1e-9, || "both are as good".into()))
}

fn place_as_good(case: &Case) -> Held {
    let (hand, way, me) = here(case);
    let outlook = Plans::of(case).here(&hand, &way, me);
    let value = outlook.value();
    let as_good = outlook.actions.iter().filter(|own| own.often == 0.0 && (own.brings - value).abs() < 1e-9);
    let found: Vec<String> = as_good.map(|own| own.name.clone()).collect();
    let told: Vec<String> = case.says("others").into_iter().filter_map(action).collect();
    place_only(case).and(|| same(case.size("count"), found.len())).and(|| same(told, found))
}

/// Whether the other action that is named is the best beside the one that is played, and how much more that one brings.
fn beside(case: &Case) -> (Held, f64) {
    let (hand, way, me) = here(case);
    let outlook = Plans::of(case).here(&hand, &way, me);
    let [action, other] = ["action", "other"].map(|name| act_of(case, name));
    let others = || outlook.actions.iter().filter(|own| own.name != action);
    let most = others().map(|action| action.brings).fold(f64::NEG_INFINITY, f64::max);
    let is_named = others().any(|own| own.name == other && (own.brings - most).abs() < 1e-9);
    let own = outlook.actions.iter().find(|own| own.name == action).map_or(f64::NAN, |own| own.brings);
    (is(is_named, || "another one brings more".into()), own - most)
}

fn place_only(case: &Case) -> Held {
    let (hand, way, me) = here(case);
    let outlook = Plans::of(case).here(&hand, &way, me);
    let told = act_of(case, "action");
    let Some(action) = outlook.actions.iter().find(|action| action.name == told) else {
        return Held::False(format!("{told} is no action"));
    };
    near(case.text("brings"), action.brings).and(|| same(vec![told.clone()], played(case))).and(|| certain(case, &told))
}

/// Whether an action brings the same against every hand there may be.
fn certain(case: &Case, told: &str) -> Held {
    let columns = columns(case);
    let Some((_, own)) = columns.iter().find(|(name, _)| name == told) else { return Held::Open };
    same(case.size("certain") == 1, own.iter().all(|(brings, _)| (brings - own[0].0).abs() < 1e-9))
}

/// What each action brings against each hand that the other side may hold, and how likely that hand is.
fn columns(case: &Case) -> Vec<(String, Vec<(f64, f64)>)> {
    let (hand, way, me) = here(case);
    let plans = Plans::of(case);
    let outlook = plans.here(&hand, &way, me);
    let held: Vec<(String, f64)> = plans
        .round
        .hands
        .iter()
        .map(|other| (other.clone(), outlook.chance(other)))
        .filter(|held| held.1 > 1e-12)
        .collect();
    let column = |name: &String| {
        let cell = |(other, chance): &(String, f64)| (plans.against(&hand, &way, me, (name, other)), *chance);
        held.iter().map(cell).collect()
    };
    outlook.actions.iter().map(|action| (action.name.clone(), column(&action.name))).collect()
}

/// The action is the only one that is played, and against no hand another one brings more.
fn place_sure(case: &Case) -> Held {
    let (told, columns) = (act_of(case, "action"), columns(case));
    let Some((_, own)) = columns.iter().find(|(name, _)| *name == told) else {
        return Held::False(format!("{told} is no action"));
    };
    let is_most = |other: &Vec<(f64, f64)>| other.iter().zip(own).all(|(other, own)| other.0 <= own.0 + 1e-9);
    let all_less = columns.iter().all(|(_, other)| is_most(other));
    same(vec![told], played(case)).and(|| is(all_less && columns.len() > 1, || format!("{columns:?}")))
}

/// The action brings that against every hand there may be, and no other one brings more against any.
fn move_plain(case: &Case) -> Held {
    let (told, columns) = (act_of(case, "action"), columns(case));
    let Some((_, own)) = columns.iter().find(|(name, _)| *name == told) else { return Held::Open };
    place_sure(case).and(|| all(own.iter().map(|(brings, _)| near(case.text("brings"), *brings))))
}

fn place_several(case: &Case) -> Held {
    let played = played(case);
    let told: Vec<String> = case.says("actions").into_iter().filter_map(action).collect();
    same(told, played.clone()).and(|| is(played.len() > 1, || format!("{played:?}")))
}

/// They are played, bring the same, and nothing else brings more.
fn place_mix(case: &Case) -> Held {
    let (hand, way, me) = here(case);
    let outlook = Plans::of(case).here(&hand, &way, me);
    let each = outlook.actions.iter().map(|action| {
        if action.often > 0.0 {
            near(case.text("value"), action.brings)
        } else {
            let (value, off) = told(case.text("value"));
            is(action.brings <= value + off + 1e-9, || format!("{} brings {}", action.name, action.brings))
        }
    });
    place_several(case).and(|| all(each))
}

fn weight(case: &Case) -> Held {
    let (hand, way, me) = here(case);
    let outlook = Plans::of(case).here(&hand, &way, me);
    match outlook.actions.iter().find(|action| action.name == case.text("action")) {
        Some(action) => near(case.text("weight"), action.often),
        None => Held::False("there is no such action".into()),
    }
}

/// Every action that is played is named, and the table tells how often, and what each brings.
fn act(case: &Case) -> Held {
    let named: Vec<String> = match case.says.args.iter().find(|(name, _)| *name == "weights").map(|(_, arg)| arg) {
        Some(Arg::List(items)) => {
            items.iter().filter_map(|item| if let Arg::Say(says) = item { action(says) } else { None }).collect()
        }
        _ => Vec::new(),
    };
    let table = if case.size("each") == 1 { hand_by_hand(case) } else { action_by_action(case) };
    same(named, played(case)).and(|| table)
}

fn action_by_action(case: &Case) -> Held {
    let (hand, way, me) = here(case);
    let outlook = Plans::of(case).here(&hand, &way, me);
    let rows = rows(case);
    let each = rows.iter().zip(&outlook.actions).map(|(row, action)| {
        same(row[0].clone(), action.name.clone())
            .and(|| near(&row[1], action.often))
            .and(|| near(&row[2], action.brings))
    });
    same(rows.len(), outlook.actions.len()).and(|| all(each))
}

/// What each action brings against each hand there may be, and the means in the last row.
fn hand_by_hand(case: &Case) -> Held {
    let (hand, way, me) = here(case);
    let plans = Plans::of(case);
    let outlook = plans.here(&hand, &way, me);
    let rows = rows(case);
    let Some((means, each)) = rows.split_last() else { return Held::False("no table is shown".into()) };
    let against = |row: &Vec<String>| {
        let cells = outlook.actions.iter().zip(&row[2..]);
        near(&row[1], outlook.chance(&row[0])).and(|| {
            all(cells.map(|(action, cell)| near(cell, plans.against(&hand, &way, me, (&action.name, &row[0])))))
        })
    };
    let mean = outlook.actions.iter().zip(&means[2..]).map(|(action, cell)| near(cell, action.brings));
    let chance: f64 = each.iter().map(|row| outlook.chance(&row[0])).sum();
    all([is((chance - 1.0).abs() < 1e-9, || "a hand is missing".into()), all(each.iter().map(against)), all(mean)])
}

fn action(says: &Say) -> Option<String> {
    match says.args.iter().find(|(name, _)| *name == "action").map(|(_, arg)| arg) {
        Some(Arg::Text(text)) => Some(text.clone()),
        _ => None,
    }
}

/// The other side's plan never comes here; against hands as they were dealt the best play from here on brings so much more.
fn move_unmet(case: &Case) -> Held {
    act(case).and(|| unmet(case))
}

fn unmet(case: &Case) -> Held {
    let (hand, way, me) = here(case);
    let plans = Plans::of(case);
    let outlook = plans.here(&hand, &way, me);
    is(!outlook.is_met, || "the other side comes here".into())
        .and(|| near(case.text("more"), plans.best_here(&hand, &way, me) - outlook.value()))
        .and(|| near(case.text("worth"), plans.best_here(&hand, &way, me)))
        .and(|| {
            let (told, columns) = (act_of(case, "action"), columns(case));
            let Some((_, own)) = columns.iter().find(|(name, _)| *name == told) else {
                return Held::False(format!("{told} is no action"));
            };
            let is_most = |other: &Vec<(f64, f64)>| other.iter().zip(own).all(|(other, own)| other.0 <= own.0 + 1e-9);
            let brings = outlook.actions.iter().find(|action| action.name == told).map(|action| action.brings);
            same(case.size("sure") == 1, columns.iter().all(|(_, other)| is_most(other)))
                .and(|| near(case.text("worth"), brings.unwrap_or(f64::NAN)))
        })
}
