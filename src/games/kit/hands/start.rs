//! Why a round is worth what it is before anything is dealt, and which law says so.

use num_traits::Zero;

use crate::kit::hands::indifference::pays;
use crate::kit::hands::known::Known;
use crate::kit::hands::table::Hands;
use crate::kit::hands::words::{is_short, told, weight_told};
use ground::num::{decimal, fraction};
use ground::rules::Side;
use ground::say;
use ground::say::Say;
use solve::equilibrium::hidden::tree::Node;
use solve::judge::idea::Idea;
use solve::judge::reason::{Exhibit, Reason, Role, Step};

/// Whether a plan was fixed, which the other side may exploit.
pub fn is_fixed<H: Hands>(hands: &H) -> bool {
    hands.fixed().iter().any(Option::is_some)
}

/// Which law was used.
pub fn law<H: Hands>(hands: &H) -> Step {
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
        deal_by_deal(hands, known),
        law(hands),
    ];
    Reason { claim, steps }
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
