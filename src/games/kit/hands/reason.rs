//! Why an information state is worth what it is: what the other side may hold, what each action brings, and how often it is taken.

use std::cmp::Ordering;

use num_traits::{One, Signed, Zero};

use crate::kit::hands::indifference::{Equation, Linear, Mixed, Weighed};
use crate::kit::hands::known::Known;
use crate::kit::hands::table::Hands;
use ground::num::{Int, Ratio, decimal, fraction};
use ground::rules::Side;
use ground::say;
use ground::say::Say;
use solve::equilibrium::hidden::tree::Node;
use solve::judge::control::{Control, Stop};
use solve::judge::idea::Idea;
use solve::judge::reason::{Exhibit, Reason, Role, Step};

/// A mean: rounded, and marked as such, where it is too long to be read.
fn told(n: &Ratio) -> String {
    if is_short(n) { fraction(n) } else { format!("≈{}", decimal(n, 4)) }
}

/// A weight, likewise.
fn weight_told(n: &Ratio) -> String {
    if is_short(n) { n.to_string() } else { format!("≈{}", decimal(n, 3)) }
}

/// Whether people can read a fraction: at most so many digits above and below.
fn is_short(n: &Ratio) -> bool {
    const DIGITS: usize = 12;
    n.to_string().len() <= DIGITS
}

/// Whether a plan was fixed, which the other side may exploit.
fn is_fixed<H: Hands>(hands: &H) -> bool {
    hands.fixed().iter().any(Option::is_some)
}

/// Which law was used.
fn law<H: Hands>(hands: &H) -> Step {
    Step::says(Role::Law, if is_fixed(hands) { say!("hands-law-reply") } else { say!("hands-law-exact") })
}

/// Claim and steps before the pack is cut.
pub fn explain_cut<H: Hands>(hands: &H, known: &Known) -> Reason {
    let value =
        if is_short(&known.value) { fraction(&known.value) } else { format!("≈{}", decimal(&known.value, 12)) };
    let claim = if is_fixed(hands) {
        say!("hands-claim-fixed", value = value)
    } else {
        say!("hands-claim-start", value = value)
    };
    let tree = hands.tree();
    let states = tree.states(Side::First) + tree.states(Side::Second);
    let Node::Turn { side, next } = &tree.nodes()[tree.root()] else { unreachable!("somebody begins") };
    let names = (0..next.len()).map(|action| Say::verbatim(hands.action(tree.root(), action)));
    let row = |hand: usize| {
        let weights = (0..next.len()).map(|action| weight_told(known.plan.weight(tree, tree.root(), action, hand)));
        std::iter::once(hands.hand(hand)).chain(weights).collect()
    };
    let table = Exhibit::Table {
        head: std::iter::once(say!("hands-hand")).chain(names).collect(),
        rows: (0..tree.hands(*side)).map(row).collect(),
        focus: Vec::new(),
    };
    let steps = vec![
        Step::says(Role::Ask, say!("hands-ask-start")),
        Step::says(Role::Look, say!("hands-look-start", deals = &tree.deals(), states = states)).about(Idea::Mixing),
        Step::says(Role::Place, say!("hands-place-start")).showing(table),
        Step::says(Role::Move, say!("hands-move-start")),
        law(hands),
    ];
    Reason { claim, steps }
}

/// Claim and steps of an information state: the way, who is to move, the own hand.
pub fn explain_state<H: Hands>(
    hands: &H,
    known: &Known,
    (way, me, hand): (&[usize], Side, usize),
    name: &dyn Fn(usize) -> String,
    said: &dyn Fn(&[usize]) -> String,
    control: &Control,
) -> Result<Reason, Stop> {
    let tree = hands.tree();
    let outlook = known.outlook(tree, way, hand, control)?;
    let node = tree.at(way).expect("a round follows its tree");
    let weight = |action: usize| known.plan.weight(tree, node, action, hand);
    let played: Vec<usize> = (0..outlook.actions.len()).filter(|&action| !weight(action).is_zero()).collect();
    let (chances, _) = chances(hands, known, (way, me, hand));
    let state = Mixed { hands, plan: &known.plan, way, me, hand };
    let is_wide = outlook.actions.len() > WIDE;
    let table = if is_wide {
        let row = |action| vec![name(action), weight_told(weight(action)), told(&outlook.actions[action])];
        Exhibit::Table {
            head: vec![say!("hands-action"), say!("hands-often"), say!("hands-brings")],
            rows: (0..outlook.actions.len()).map(row).collect(),
            focus: played.iter().map(|&action| (action, 2)).collect(),
        }
    } else {
        by_hand(&state, &chances, &outlook.actions, name, &played)
    };
    let weighed = |&action: &usize| say!("hands-weight", action = name(action), weight = weight_told(weight(action)));
    let weights: Vec<Say> = played.iter().map(weighed).collect();
    let looks = if outlook.is_met { say!("hands-look") } else { say!("hands-look-unmet") };
    let most = outlook.actions.iter().max().expect("a turn has actions");
    let names: Vec<String> = played.iter().map(|&action| name(action)).collect();
    let place = if played.len() == 1 {
        let is_sure = outlook.actions.len() > 1 && is_dominant(&state, &chances, outlook.actions.len(), played[0]);
        if is_sure {
            say!("hands-place-sure", action = act(&name(played[0])))
        } else {
            one(&outlook.actions, played[0], name)
        }
    } else if played.iter().all(|&action| outlook.actions[action] == *most) {
        say!("hands-place-mix", actions = names, value = told(most))
    } else {
        // Of a plan that was fixed, or where the other side never comes, one action may be better than another.
        say!("hands-place-several", actions = names)
    };
    let idea = if played.len() > 1 { Idea::Mixing } else { Idea::Counting };
    let mut steps = vec![
        Step::says(Role::Ask, say!("hands-ask")),
        Step::says(Role::Look, looks).about(Idea::Counting).showing(Exhibit::Table {
            head: vec![say!("hands-other"), say!("hands-chance")],
            rows: chances.iter().map(|(other, chance)| vec![hands.hand(*other), weight_told(chance)]).collect(),
            focus: Vec::new(),
        }),
        Step::says(Role::Place, place),
        Step::says(Role::Move, say!("hands-move", weights = weights, each = usize::from(!is_wide)))
            .about(idea)
            .showing(table),
    ];
    if outlook.actions.len() == 2 {
        let odds = [[0, 1], [1, 0]].into_iter().find_map(|pair| Odds::of(&state, &chances, pair));
        steps.extend(odds.map(|odds| odds.step(name)));
    }
    // What is done besides the tamest action is what must come so often.
    if let (&[.., two, one], false) = (&played[..], is_fixed(hands)) {
        let equation = state.equation([one, two], control)?;
        steps.extend(equation.map(|equation| equated(&state, &equation, (&name(one), weight(one)), said)));
    }
    steps.extend(outlook.slack.map(|more| Step::says(Role::Proof, say!("hands-proof-unmet", more = told(&more)))));
    steps.push(law(hands));
    let claim = say!("hands-claim", hand = hands.hand(hand), value = told(&outlook.value));
    Ok(Reason { claim, steps })
}

/// An action by its word.
fn act(action: &str) -> Say {
    say!("hands-act", action = action)
}

/// That one action alone is played, and what the next best one brings.
fn one(means: &[Ratio], action: usize, name: &dyn Fn(usize) -> String) -> Say {
    let brings = told(&means[action]);
    let others = (0..means.len()).filter(|other| *other != action);
    match others.max_by_key(|other| &means[*other]) {
        Some(other) => {
            let next = told(&means[other]);
            say!(
                "hands-place-one",
                action = act(&name(action)),
                brings = brings,
                other = act(&name(other)),
                next = next
            )
        }
        None => say!("hands-place-only", action = act(&name(action)), brings = brings),
    }
}

/// Whether an action brings as much as any other against every hand that the other side may hold.
fn is_dominant<H: Hands>(state: &Mixed<H>, chances: &[(usize, Ratio)], actions: usize, action: usize) -> bool {
    let mut others = chances.iter().filter(|(_, chance)| !chance.is_zero()).map(|(other, _)| *other);
    others.all(|other| (0..actions).all(|less| state.brings(less, other) <= state.brings(action, other)))
}

/// One of two actions brings one of two numbers, the other one the same against every hand, and that between the two.
struct Odds {
    stay: usize,
    quit: usize,
    most: Ratio,
    least: Ratio,
    same: Ratio,
    /// How likely the greater number is.
    chance: Ratio,
}

impl Odds {
    fn of<H: Hands>(state: &Mixed<H>, chances: &[(usize, Ratio)], [stay, quit]: [usize; 2]) -> Option<Odds> {
        let held = || chances.iter().filter(|(_, chance)| !chance.is_zero());
        let column =
            |action: usize| held().map(|(other, _)| state.brings(action, *other)).collect::<Option<Vec<Ratio>>>();
        let (stays, quits) = (column(stay)?, column(quit)?);
        let (most, least, same) = (stays.iter().max()?.clone(), stays.iter().min()?.clone(), quits.first()?.clone());
        let are_two = stays.iter().all(|brings| *brings == most || *brings == least);
        let is_between = least < same && same < most && quits.iter().all(|brings| *brings == same);
        let won = held().zip(&stays).filter(|(_, brings)| **brings == most);
        let chance = won.map(|((_, chance), _)| chance).sum();
        (are_two && is_between).then_some(Odds { stay, quit, most, least, same, chance })
    }

    /// How often the greater number must come.
    ///
    /// Worked: facing a bet in Kuhn's poker, to call with Q brings 2 against J and -2 against K, to fold -1: 1/4 is enough.
    fn step(&self, name: &dyn Fn(usize) -> String) -> Step {
        let needed = (&self.same - &self.least) / (&self.most - &self.least);
        let against = match self.chance.cmp(&needed) {
            Ordering::Less => 0,
            Ordering::Equal => 1,
            Ordering::Greater => 2usize,
        };
        let says = say!(
            "hands-odds",
            stay = act(&name(self.stay)),
            quit = act(&name(self.quit)),
            most = told(&self.most),
            least = told(&self.least),
            same = told(&self.same),
            needed = weight_told(&needed),
            chance = weight_told(&self.chance),
            against = against
        );
        Step::says(Role::Proof, says).about(Idea::Counting)
    }
}

/// Actions that have a column each.
const WIDE: usize = 5;

/// What each action brings against each hand of the other side, and over all of them as they are likely.
fn by_hand<H: Hands>(
    state: &Mixed<H>,
    chances: &[(usize, Ratio)],
    means: &[Ratio],
    name: &dyn Fn(usize) -> String,
    played: &[usize],
) -> Exhibit {
    let cell = |action: usize, other: usize| state.brings(action, other).map_or_else(String::new, |mean| told(&mean));
    let row = |(other, chance): &(usize, Ratio)| {
        let brings = (0..means.len()).map(|action| cell(action, *other));
        [state.hands.hand(*other), weight_told(chance)].into_iter().chain(brings).collect()
    };
    let mut rows: Vec<Vec<String>> = chances.iter().filter(|(_, chance)| !chance.is_zero()).map(row).collect();
    rows.push(["=".to_owned(), "1".to_owned()].into_iter().chain(means.iter().map(told)).collect());
    let names = (0..means.len()).map(|action| act(&name(action)));
    let head = [say!("hands-other"), say!("hands-chance")].into_iter().chain(names).collect();
    let focus = played.iter().map(|action| (rows.len() - 1, action + 2)).collect();
    Exhibit::Table { head, rows, focus }
}

/// The equation that fixes how often an action is taken, with the hands that it sums over.
fn equated<H: Hands>(
    state: &Mixed<H>,
    equation: &Equation,
    (action, q): (&str, &Ratio),
    said: &dyn Fn(&[usize]) -> String,
) -> Step {
    let hands = state.hands;
    let node = hands.tree().at(&equation.way).expect("a round follows its tree");
    let [one, two] = equation.actions.map(|action| hands.action(node, action));
    let row = |row: &Weighed| {
        let [one, two] = row.brings.each_ref().map(linear);
        vec![hands.hand(row.hand), linear(&row.weight), one, two]
    };
    let head = vec![say!("hands-own"), say!("hands-weighs"), act(&one), act(&two)];
    let [left, right] = equation.sums.each_ref().map(linear);
    let says = say!(
        "hands-equation",
        begins = usize::from(equation.way.is_empty()),
        hand = hands.hand(state.hand),
        other = hands.hand(equation.other),
        said = said(&equation.way),
        action = act(action),
        one = act(&one),
        two = act(&two),
        left = left,
        right = right,
        often = weight_told(q)
    );
    let rows = equation.rows.iter().map(row).collect();
    Step::says(Role::Proof, says).about(Idea::Mixing).showing(Exhibit::Table { head, rows, focus: Vec::new() })
}

/// `1 - 3q`: a number that changes with `q`.
fn linear(number: &Linear) -> String {
    let slope = number.slope.abs();
    let term = match () {
        () if slope.is_one() => "q".to_owned(),
        () if slope.is_integer() => format!("{slope}q"),
        () => format!("{} q", weight_told(&slope)),
    };
    let constant = weight_told(&number.constant);
    match (number.constant.is_zero(), number.slope.is_zero(), number.slope.is_negative()) {
        (_, true, _) => constant,
        (true, _, false) => term,
        (true, _, true) => format!("-{term}"),
        (_, _, false) => format!("{constant} + {term}"),
        (_, _, true) => format!("{constant} - {term}"),
    }
}

/// Claim and steps for a side that waits for the other one: the way, who waits, the own hand, and what it may expect.
pub fn explain_waiting<H: Hands>(
    hands: &H,
    known: &Known,
    (way, eye, hand): (&[usize], Side, usize),
    brings: &Ratio,
) -> Reason {
    let (chances, is_met) = chances(hands, known, (way, eye, hand));
    let look = if is_met { say!("hands-look-waiting") } else { say!("hands-look-waiting-unmet") };
    let table = Exhibit::Table {
        head: vec![say!("hands-other"), say!("hands-chance")],
        rows: chances.iter().map(|(other, chance)| vec![hands.hand(*other), weight_told(chance)]).collect(),
        focus: Vec::new(),
    };
    let steps = vec![
        Step::says(Role::Ask, say!("hands-ask")),
        Step::says(Role::Look, look).about(Idea::Counting).showing(table),
        law(hands),
    ];
    Reason { claim: say!("hands-claim-waiting", hand = hands.hand(hand), value = told(brings)), steps }
}

/// How likely the other side holds each hand, by the deal and by how it has played; by the deal alone where its plan never
/// comes here; and whether it does.
fn chances<H: Hands>(hands: &H, known: &Known, (way, me, own): (&[usize], Side, usize)) -> (Vec<(usize, Ratio)>, bool) {
    let tree = hands.tree();
    let shown = (0..way.len()).find(|&i| is_shown(hands, &way[..i]));
    let fits = |other: usize| {
        let dealt = |deal: &usize| *deal == other;
        let deals = hands.deals();
        let seen = deals.iter().filter(|deal| deal.hands[me as usize] == own);
        let seen = seen.filter(|deal| shown.is_none_or(|i| way[i] == deal.shown));
        seen.filter(|deal| dealt(&deal.hands[me.other() as usize])).count()
    };
    let come = |other: usize| {
        let turns = (0..way.len()).filter(|&i| {
            let node = tree.at(&way[..i]).expect("a round follows its tree");
            matches!(tree.nodes()[node], Node::Turn { side, .. } if side != me)
        });
        turns.fold(Ratio::one(), |come, i| {
            let node = tree.at(&way[..i]).expect("a round follows its tree");
            come * known.plan.weight(tree, node, way[i], other)
        })
    };
    let others = 0..tree.hands(me.other());
    let mut weights: Vec<Ratio> = others.clone().map(|other| come(other) * Int::from(fits(other))).collect();
    let is_met = weights.iter().any(|weight| !weight.is_zero());
    if !is_met {
        weights = others.map(|other| Ratio::from_integer(fits(other).into())).collect();
    }
    let all: Ratio = weights.iter().sum();
    (weights.into_iter().enumerate().map(|(other, weight)| (other, weight / &all)).collect(), is_met)
}

fn is_shown<H: Hands>(hands: &H, way: &[usize]) -> bool {
    let tree = hands.tree();
    tree.at(way).is_some_and(|node| matches!(tree.nodes()[node], Node::Shown { .. }))
}
