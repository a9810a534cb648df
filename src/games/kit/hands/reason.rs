//! Why an information state is worth what it is: what the other side may hold, what each action brings, and how often it is taken.

use num_traits::{One, Signed, Zero};

use crate::kit::hands::belief::{Belief, Beliefs};
use crate::kit::hands::indifference::{Equation, Linear, Mixed, Weighed};
use crate::kit::hands::known::Known;
use crate::kit::hands::pot::Pot;
use crate::kit::hands::table::Hands;
use crate::kit::hands::words::{act, is_short, told, weight_told};
use ground::num::{Ratio, decimal, fraction};
use ground::rules::Side;
use ground::say;
use ground::say::Say;
use solve::equilibrium::hidden::tree::Node;
use solve::judge::control::{Control, Stop};
use solve::judge::idea::Idea;
use solve::judge::reason::{Exhibit, Reason, Role, Step};

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
        if is_short(&known.value) { fraction(&known.value) } else { format!("≈{}", decimal(&known.value, 3)) };
    let rounded = usize::from(!is_short(&known.value));
    let claim = if is_fixed(hands) {
        say!("hands-claim-fixed", value = value, rounded = rounded)
    } else {
        say!("hands-claim-start", value = value, rounded = rounded)
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

/// How a step of a state speaks: the actions by their words, and what was said on a way.
pub struct Words<'a> {
    /// An action as it is written.
    pub name: &'a dyn Fn(usize) -> String,
    /// What was said on a way, as it is written.
    pub said: &'a dyn Fn(&[usize]) -> String,
}

/// Claim and steps of an information state: the way, who is to move, the own hand.
pub fn explain_state<H: Hands>(
    hands: &H,
    known: &Known,
    (way, me, hand): (&[usize], Side, usize),
    words: &Words,
    control: &Control,
) -> Result<Reason, Stop> {
    let tree = hands.tree();
    let outlook = known.outlook(tree, way, hand, control)?;
    let node = tree.at(way).expect("a round follows its tree");
    let weights = |action: usize| known.plan.weight(tree, node, action, hand).clone();
    let weights: Vec<Ratio> = (0..outlook.actions.len()).map(weights).collect();
    let beliefs = Beliefs::of(hands, known, (way, me, hand));
    let state = Mixed { hands, plan: &known.plan, way, me, hand };
    let looks = if beliefs.is_met {
        say!("hands-look", acted = usize::from(beliefs.has_acted))
    } else {
        say!("hands-look-unmet")
    };
    let all = Told { state: &state, beliefs: &beliefs, means: &outlook.actions, weights: &weights, words };
    let mut steps = vec![
        Step::says(Role::Ask, say!("hands-ask")),
        Step::says(Role::Look, looks).about(Idea::Counting).showing(beliefs.table(hands)),
        Step::says(Role::Place, all.place()),
        all.play(outlook.slack.as_ref()),
    ];
    steps.extend(all.proofs(control)?);
    steps.push(law(hands));
    let claim = say!("hands-claim", hand = hands.hand(hand), value = told(&outlook.value));
    Ok(Reason { claim, steps })
}

/// A state with all that is told of it.
struct Told<'a, H> {
    state: &'a Mixed<'a, H>,
    beliefs: &'a Beliefs,
    /// What each action brings, and how often it is taken.
    means: &'a [Ratio],
    weights: &'a [Ratio],
    words: &'a Words<'a>,
}

impl<H: Hands> Told<'_, H> {
    fn name(&self, action: usize) -> String {
        (self.words.name)(action)
    }

    /// The actions that are taken.
    fn played(&self) -> Vec<usize> {
        (0..self.means.len()).filter(|&action| !self.weights[action].is_zero()).collect()
    }

    /// Which actions are taken, and why these.
    fn place(&self) -> Say {
        let played = self.played();
        let most = self.means.iter().max().expect("a turn has actions");
        let names: Vec<String> = played.iter().map(|&action| self.name(action)).collect();
        match played[..] {
            [action] if self.means.len() > 1 && is_dominant(self.state, self.beliefs, self.means.len(), action) => {
                say!("hands-place-sure", action = act(&names[0]))
            }
            [action] => one(self.means, action, self.words.name),
            _ if played.iter().all(|&action| self.means[action] == *most) => {
                say!("hands-place-mix", actions = names, value = told(most))
            }
            // Of a plan that was fixed, or where the other side never comes, one action may be better than another.
            _ => say!("hands-place-several", actions = names),
        }
    }

    /// How often what is played, with what each action brings; where the other side never comes and the plan leaves so much more to be had, the
    /// best action, and whether it needs a guess.
    fn play(&self, more: Option<&Ratio>) -> Step {
        let played = self.played();
        let is_wide = self.means.len() > WIDE;
        let table = if is_wide { self.by_action(&played) } else { self.by_hand(&played) };
        let weight = |&action: &usize| {
            say!("hands-weight", action = self.name(action), weight = weight_told(&self.weights[action]))
        };
        let weights: Vec<Say> = played.iter().map(weight).collect();
        let each = usize::from(!is_wide);
        let Some(more) = more else {
            let idea = if played.len() > 1 { Idea::Mixing } else { Idea::Counting };
            return Step::says(Role::Move, say!("hands-move", weights = weights, each = each))
                .about(idea)
                .showing(table);
        };
        let best = (0..self.means.len()).max_by_key(|&action| &self.means[action]).expect("a turn has actions");
        let sure = usize::from(is_dominant(self.state, self.beliefs, self.means.len(), best));
        let (action, worth, more) = (act(&self.name(best)), told(&self.means[best]), told(more));
        let says = say!(
            "hands-move-unmet",
            action = action,
            worth = worth,
            more = more,
            sure = sure,
            weights = weights,
            each = each
        );
        Step::says(Role::Move, says).about(Idea::Counting).showing(table)
    }

    fn by_action(&self, played: &[usize]) -> Exhibit {
        let row = |action| vec![self.name(action), weight_told(&self.weights[action]), told(&self.means[action])];
        Exhibit::Table {
            head: vec![say!("hands-action"), say!("hands-often"), say!("hands-brings")],
            rows: (0..self.means.len()).map(row).collect(),
            focus: played.iter().map(|&action| (action, 2)).collect(),
        }
    }

    /// What each action brings against each hand of the other side, and over all of them as they are likely.
    fn by_hand(&self, played: &[usize]) -> Exhibit {
        let cell =
            |action: usize, other: usize| self.state.brings(action, other).map_or_else(String::new, |mean| told(&mean));
        let row = |belief: &Belief| {
            let brings = (0..self.means.len()).map(|action| cell(action, belief.other));
            let hand = self.state.hands.hand(belief.other);
            [hand, weight_told(&belief.chance)].into_iter().chain(brings).collect()
        };
        let mut rows: Vec<Vec<String>> = self.beliefs.held().map(row).collect();
        rows.push(["=".to_owned(), "1".to_owned()].into_iter().chain(self.means.iter().map(told)).collect());
        let names = (0..self.means.len()).map(|action| act(&self.name(action)));
        let head = [say!("hands-other"), say!("hands-chance")].into_iter().chain(names).collect();
        let focus = played.iter().map(|action| (rows.len() - 1, action + 2)).collect();
        Exhibit::Table { head, rows, focus }
    }

    /// Why: what a call must bring, why just so often, whom a raise drives out, what the card to come is worth; first what decides.
    fn proofs(&self, control: &Control) -> Result<Vec<Step>, Stop> {
        let played = self.played();
        let equated = self.equated(&played, control)?;
        let Some(pot) = Pot::of(self.state, self.beliefs, self.means) else {
            return Ok(equated.into_iter().collect());
        };
        let best = played.iter().rev().max_by_key(|&&action| &self.weights[action]).expect("something is played");
        let (odds, raised) = (pot.odds(), pot.raised());
        let cards = pot.cards(*best).or_else(|| pot.cards(pot.call()));
        // A raise that is made comes first.
        let is_raised = pot.raise().is_some_and(|raise| played.contains(&raise));
        let steps = if is_raised { [raised, equated, odds, cards] } else { [odds, equated, cards, raised] };
        Ok(steps.into_iter().flatten().collect())
    }

    /// The equation of a mix: what is done besides the tamest action is what must come so often.
    fn equated(&self, played: &[usize], control: &Control) -> Result<Option<Step>, Stop> {
        let ([.., two, one], false) = (played, is_fixed(self.state.hands)) else { return Ok(None) };
        let equation = self.state.equation([*one, *two], control)?;
        let told = |equation: Equation| {
            equated(self.state, &equation, ([&self.name(*one), &self.name(*two)], &self.weights[*one]), self.words.said)
        };
        Ok(equation.map(told))
    }
}

/// That one action alone is played, and what the next best one brings.
fn one(means: &[Ratio], action: usize, name: &dyn Fn(usize) -> String) -> Say {
    let brings = told(&means[action]);
    let others = (0..means.len()).filter(|other| *other != action);
    let Some(other) = others.max_by_key(|other| &means[*other]) else {
        return say!("hands-place-only", action = act(&name(action)), brings = brings);
    };
    let gap = &means[action] - &means[other];
    let [action, other] = [action, other].map(|action| act(&name(action)));
    match () {
        () if gap.is_zero() => say!("hands-place-as-good", action = action, brings = brings, other = other),
        () => {
            let less = usize::from(gap.is_negative());
            say!(
                "hands-place-one",
                action = action,
                brings = brings,
                other = other,
                less = less,
                gap = told(&gap.abs())
            )
        }
    }
}

/// Whether an action brings as much as any other against every hand that the other side may hold.
fn is_dominant<H: Hands>(state: &Mixed<H>, beliefs: &Beliefs, actions: usize, action: usize) -> bool {
    let mut others = beliefs.held().map(|belief| belief.other);
    others.all(|other| (0..actions).all(|less| state.brings(less, other) <= state.brings(action, other)))
}

/// Actions that have a column each.
const WIDE: usize = 5;

/// The equation that fixes how often an action is taken, with the hands that it sums over.
fn equated<H: Hands>(
    state: &Mixed<H>,
    equation: &Equation,
    ([action, instead], q): ([&str; 2], &Ratio),
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
        instead = act(instead),
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
    let times_q = |slope: &Ratio| match () {
        () if slope.is_one() => "q".to_owned(),
        () if (-slope).is_one() => "-q".to_owned(),
        () if slope.is_integer() => format!("{slope}q"),
        () => format!("{} q", weight_told(slope)),
    };
    let term = times_q(&number.slope.abs());
    let constant = weight_told(&number.constant);
    match (number.constant.is_zero(), number.slope.is_zero(), number.slope.is_negative()) {
        (_, true, _) => constant,
        (true, _, false) => term,
        (true, _, true) => times_q(&number.slope),
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
    let beliefs = Beliefs::of(hands, known, (way, eye, hand));
    let look = if beliefs.is_met {
        say!("hands-look-waiting", acted = usize::from(beliefs.has_acted))
    } else {
        say!("hands-look-waiting-unmet")
    };
    let steps = vec![
        Step::says(Role::Ask, say!("hands-ask")),
        Step::says(Role::Look, look).about(Idea::Counting).showing(beliefs.table(hands)),
        law(hands),
    ];
    Reason { claim: say!("hands-claim-waiting", hand = hands.hand(hand), value = told(brings)), steps }
}
