//! Why a round is worth what it is before anything is dealt, and which law says so.

use num_traits::Zero;

use crate::kit::hands::indifference::pays;
use crate::kit::hands::known::Known;
use crate::kit::hands::table::Hands;
use crate::kit::hands::words::{act, is_short, told, weight_told};
use ground::num::{Ratio, decimal, fraction};
use ground::rules::Side;
use ground::say;
use ground::say::Say;
use solve::equilibrium::hidden::reply::prospect;
use solve::equilibrium::hidden::tree::Node;
use solve::judge::control::{Control, Stop};
use solve::judge::idea::Idea;
use solve::judge::reason::{Exhibit, Reason, Role, Step};

/// Whether a plan was fixed, which the other side may exploit.
pub fn is_fixed<H: Hands>(hands: &H) -> bool {
    hands.fixed().iter().any(Option::is_some)
}

/// Which law was used, after these steps; where nothing else can be done, no more is said than where the numbers come from.
pub fn law<H: Hands>(hands: &H, steps: &[Step], is_forced: bool) -> Step {
    let rounded = usize::from(steps.iter().any(|step| format!("{step:?}").contains('≈')));
    let fixed = hands.fixed().iter().flatten().count();
    let says = match fixed {
        0 => say!("hands-law-exact", forced = usize::from(is_forced), rounded = rounded),
        _ => say!("hands-law-reply", both = usize::from(fixed == 2)),
    };
    Step::says(Role::Law, says)
}

/// Claim and steps before the pack is cut.
pub fn explain_cut<H: Hands>(hands: &H, known: &Known, control: &Control) -> Result<Reason, Stop> {
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
    let mut steps = vec![
        Step::says(Role::Ask, say!("hands-ask-start")),
        Step::says(Role::Look, say!("hands-look-start", deals = &tree.deals(), states = states)).about(Idea::Mixing),
        Step::says(Role::Place, say!("hands-place-start")).showing(table),
        Step::says(Role::Move, say!("hands-move-start")),
    ];
    if is_fixed(hands) {
        steps.push(deal_by_deal(hands, known));
    } else {
        steps.extend([most_first(hands, known, control)?, most_second(hands, known, control)?]);
    }
    steps.push(law(hands, &steps, false));
    Ok(Reason { claim, steps })
}

/// What the first side gets at most with each hand and each first action, the other side keeping to its plan: no more than the value.
fn most_first<H: Hands>(hands: &H, known: &Known, control: &Control) -> Result<Step, Stop> {
    let tree = hands.tree();
    let root = tree.root();
    let (mut rows, mut all, mut deals) = (Vec::new(), Ratio::zero(), Ratio::zero());
    for hand in 0..tree.hands(Side::First) {
        let seen = prospect(tree, &[], hand, &known.plan, true, control)?;
        let most = seen.actions.iter().max().expect("somebody begins");
        (all, deals) = (all + most, deals + &seen.weight);
        let each = seen.actions.iter().map(|sum| told(&(sum / &seen.weight)));
        rows.push(std::iter::once(hands.hand(hand)).chain(each).chain([told(&(most / &seen.weight))]).collect());
    }
    let says = say!("hands-most-first", value = told(&(all / deals)));
    Ok(Step::says(Role::Proof, says).about(Idea::Mixing).showing(most(hands, root, rows)))
}

/// The same of the second side after each first action, and over all of them as they come.
fn most_second<H: Hands>(hands: &H, known: &Known, control: &Control) -> Result<Step, Stop> {
    let tree = hands.tree();
    let root = tree.root();
    let (mut rows, mut all, mut deals) = (Vec::new(), Ratio::zero(), Ratio::zero());
    for hand in 0..tree.hands(Side::Second) {
        let (mut row, mut sum, mut weight) = (vec![hands.hand(hand)], Ratio::zero(), Ratio::zero());
        for action in 0..tree.nodes()[root].next().len() {
            let seen = prospect(tree, &[action], hand, &known.plan, true, control)?;
            if !seen.is_met {
                row.push(String::new());
                continue;
            }
            let most = seen.actions.iter().max().expect("a turn has actions");
            row.push(told(&(most / &seen.weight)));
            (sum, weight) = (sum + most, weight + &seen.weight);
        }
        row.push(told(&(&sum / &weight)));
        rows.push(row);
        (all, deals) = (all + sum, deals + weight);
    }
    let says = say!("hands-most-second", value = told(&(all / deals)));
    Ok(Step::says(Role::Proof, says).about(Idea::Mixing).showing(most(hands, root, rows)))
}

/// A column for each first action, and one for what that makes.
fn most<H: Hands>(hands: &H, root: usize, rows: Vec<Vec<String>>) -> Exhibit {
    let actions = hands.tree().nodes()[root].next().len();
    let names = (0..actions).map(|action| act(&hands.action(root, action)));
    let head = std::iter::once(say!("hands-hand")).chain(names).chain([say!("hands-most")]).collect();
    let focus = (0..rows.len()).map(|row| (row, actions + 1)).collect();
    Exhibit::Table { head, rows, focus }
}

/// What each deal brings the first side by these plans: the value is their mean.
fn deal_by_deal<H: Hands>(hands: &H, known: &Known) -> Step {
    let tree = hands.tree();
    let weight = |node, action, hand| known.plan.weight(tree, node, action, hand).clone();
    let count = |first: usize, second: usize| hands.deals().iter().filter(|deal| deal.hands == [first, second]).count();
    let cell = |first: usize, second: usize| {
        let (won, deals) = pays(tree, tree.root(), [first, second], &weight);
        if deals.is_zero() { String::new() } else { told(&(won / deals)) }
    };
    let seconds = 0..tree.hands(Side::Second);
    let row = |first: usize| {
        std::iter::once(hands.hand(first)).chain(seconds.clone().map(|second| cell(first, second))).collect()
    };
    let firsts = 0..tree.hands(Side::First);
    let counts: Vec<usize> =
        firsts.clone().flat_map(|a| seconds.clone().map(move |b| (a, b))).map(|(a, b)| count(a, b)).collect();
    let dealt = || counts.iter().filter(|count| **count > 0);
    let even = usize::from(dealt().min() == dealt().max());
    let names = seconds.clone().map(|second| Say::verbatim(hands.hand(second)));
    let head = std::iter::once(say!("hands-head-first")).chain(names).collect();
    let table = Exhibit::Table { head, rows: firsts.map(row).collect(), focus: Vec::new() };
    let says = say!("hands-deals", even = even, value = told(&known.value));
    Step::says(Role::Proof, says).about(Idea::Counting).showing(table)
}
