//! Reasons of games with a pot: what a call must bring, whom a raise drives out or makes pay, what the card to come is worth.

use std::cmp::Ordering;

use num_traits::{One, Signed, Zero};

use crate::kit::hands::belief::{Belief, Beliefs};
use crate::kit::hands::indifference::{Mixed, pair, pays};
use crate::kit::hands::table::Hands;
use crate::kit::hands::words::{act, told, weight_told};
use ground::num::{Int, Ratio};
use ground::rules::Side;
use ground::say;
use ground::say::Say;
use solve::equilibrium::hidden::tree::Node;
use solve::judge::idea::Idea;
use solve::judge::reason::{Exhibit, Role, Step};

/// A state in which there is a pot.
pub struct Pot<'a, H> {
    state: &'a Mixed<'a, H>,
    beliefs: &'a Beliefs,
    /// What each action brings.
    means: &'a [Ratio],
    node: usize,
    /// What the mover and the other side have paid.
    paid: [Int; 2],
}

impl<'a, H: Hands> Pot<'a, H> {
    /// The pot of a state; `None` where the game has none.
    pub fn of(state: &'a Mixed<'a, H>, beliefs: &'a Beliefs, means: &'a [Ratio]) -> Option<Self> {
        let node = state.hands.tree().at(state.way)?;
        let [first, second] = state.hands.paid(node)?;
        let paid = if state.me == Side::First { [first, second] } else { [second, first] };
        Some(Pot { state, beliefs, means, node, paid })
    }

    fn after(&self, action: usize) -> usize {
        self.state.hands.tree().nodes()[self.node].next()[action]
    }

    fn name(&self, action: usize) -> Say {
        act(&self.state.hands.action(self.node, action))
    }

    /// The action that does not fold and adds nothing to what is to be paid.
    pub fn call(&self) -> usize {
        usize::from(self.paid[0] < self.paid[1])
    }

    /// The action that the other side must pay for or fold.
    pub fn raise(&self) -> Option<usize> {
        Some(self.call() + 1).filter(|action| *action < self.means.len())
    }

    /// What the mover gets of the pot if from a node on both only call: 1 won, 1/2 shared, on average over what may be shown.
    fn share(&self, node: usize, other: usize) -> Ratio {
        let hands = pair(self.state.me, self.state.hand, other);
        let (sign, deals) = self.called(node, hands, self.paid.iter().max().expect("two sides"));
        let sign = if self.state.me == Side::First { sign } else { -sign };
        (sign / deals + Ratio::one()) / Int::from(2)
    }

    /// The hands that may be held which the own one beats, shares with, and loses to; `None` while a card is to come.
    pub fn standing(&self) -> Option<[Vec<String>; 3]> {
        let half = Ratio::new(1.into(), 2.into());
        let of = |wanted: Ordering| {
            let with = self
                .beliefs
                .held()
                .filter(|belief| self.share(self.after(self.call()), belief.other).cmp(&half) == wanted);
            with.map(|belief| self.state.hands.hand(belief.other)).collect()
        };
        self.is_last().then(|| [Ordering::Greater, Ordering::Equal, Ordering::Less].map(of))
    }

    /// Whether the own hand is a pair with what is shown.
    pub fn is_paired(&self) -> bool {
        (0..self.state.way.len()).any(|to| self.is_shown(to) && self.state.way[to] == self.state.hand)
    }

    /// Deals won less deals lost by the first side, and all deals, if from a node on both only call.
    fn called(&self, node: usize, hands: [usize; 2], most: &Int) -> (Ratio, Ratio) {
        let tree = self.state.hands.tree();
        match &tree.nodes()[node] {
            Node::End { .. } => {
                let (pays, deals) = pays(tree, node, hands, &|_, _, _| Ratio::zero());
                (pays / most, deals)
            }
            Node::Shown { next } => {
                let each = next.iter().map(|child| self.called(*child, hands, most));
                each.fold((Ratio::zero(), Ratio::zero()), |(a, b), (c, d)| (a + c, b + d))
            }
            Node::Turn { next, .. } => {
                let [first, second] = self.state.hands.paid(node).expect("a turn has a pot");
                self.called(next[usize::from(first != second)], hands, most)
            }
        }
    }

    /// The pot odds of a call that ends the round.
    ///
    /// Worked: Q in Kuhn's poker facing a bet pays 1 for a pot of 4, so 1/4 of it must come to it; it wins against J, which has 1/4.
    pub fn odds(&self) -> Option<Step> {
        let (call, hands) = (self.call(), self.state.hands);
        if call == 0 || !matches!(hands.tree().nodes()[self.after(call)], Node::End { .. }) {
            return None;
        }
        let (cost, pot) = (&self.paid[1] - &self.paid[0], &self.paid[1] * Int::from(2));
        let needed = Ratio::new(cost.clone(), pot.clone());
        let share = |belief: &Belief| self.share(self.after(call), belief.other);
        let part: Ratio = self.beliefs.held().map(|belief| share(belief) * &belief.chance).sum();
        let gap = (&part - &needed) * &pot;
        let of = |wanted: Ratio| {
            let with = self.beliefs.held().filter(|belief| share(belief) == wanted);
            with.map(|belief| hands.hand(belief.other)).collect::<Vec<_>>()
        };
        let [wins, splits, loses] = [Ratio::one(), Ratio::new(1.into(), 2.into()), Ratio::zero()].map(of);
        let parts =
            [("win", wins), ("split", splits), ("lose", loses)].into_iter().filter(|(_, with)| !with.is_empty());
        let parts: Vec<Say> = parts.map(|(how, with)| say!("hands-showdown", how = how, hands = with)).collect();
        let says = say!(
            "hands-pot-odds",
            call = self.name(call),
            fold = self.name(0),
            cost = &cost,
            pot = &pot,
            needed = weight_told(&needed),
            parts = parts,
            all = if part.is_zero() { 0 } else { 2 - usize::from(part.is_one()) },
            share = weight_told(&part),
            side = side(&gap),
            gap = told(&gap.abs())
        );
        Some(Step::says(Role::Proof, says).about(Idea::Counting))
    }

    /// Whom a raise drives out and who pays for it, beside the best of the other actions.
    pub fn raised(&self) -> Option<Step> {
        let raise = self.raise()?;
        let base = (0..raise).max_by(|a, b| self.means[*a].cmp(&self.means[*b]))?;
        let faced: Vec<Faced> =
            self.beliefs.held().map(|belief| self.faced(belief, raise, base)).collect::<Option<_>>()?;
        let gap = &self.means[raise] - &self.means[base];
        let mut telling: Vec<&Faced> = faced.iter().filter(|faced| !faced.more.is_zero()).collect();
        telling.sort_by(|a, b| b.more.cmp(&a.more));
        if telling.len() > TOLD {
            telling.drain(1..telling.len() - 1);
        }
        let mut parts: Vec<Say> = telling.into_iter().map(|faced| faced.tell(self)).collect();
        if parts.is_empty() {
            parts.push(say!("hands-raise-same"));
        }
        let says = say!(
            "hands-raise",
            raise = self.name(raise),
            base = self.name(base),
            side = side(&gap),
            gap = told(&gap.abs()),
            parts = parts
        );
        let bluff = self.bluff([raise, base], &faced, &says);
        // Two actions that bring the same against every hand need no table of zeros.
        if bluff.is_none() && faced.iter().all(|faced| faced.more.is_zero()) {
            return None;
        }
        let says = bluff.unwrap_or(says);
        Some(Step::says(Role::Proof, says).about(Idea::Counting).showing(self.sheet(&faced, [raise, base], &gap)))
    }

    /// Hand by hand: what it would get, how often it folds, and the difference that it makes.
    fn sheet(&self, faced: &[Faced], [raise, base]: [usize; 2], gap: &Ratio) -> Exhibit {
        let row = |faced: &Faced| {
            let folds = std::iter::once(&faced.folds).chain(&faced.before).map(weight_told);
            let hand = [self.state.hands.hand(faced.other), weight_told(&faced.share)];
            hand.into_iter().chain(folds).chain([told(&faced.more)]).collect()
        };
        let mut rows: Vec<Vec<String>> = faced.iter().map(row).collect();
        let columns = if self.is_last() { [raise].to_vec() } else { [raise, base].to_vec() };
        let folds = columns.iter().map(|action| say!("hands-folds-to", action = self.name(*action)));
        rows.push([vec!["=".to_owned()], vec![String::new(); columns.len() + 1], vec![told(gap)]].concat());
        let head = [say!("hands-other"), say!("hands-share")].into_iter().chain(folds);
        Exhibit::Table {
            head: head.chain([say!("hands-weighed")]).collect(),
            focus: vec![(rows.len() - 1, columns.len() + 2)],
            rows,
        }
    }

    fn faced(&self, belief: &Belief, raise: usize, base: usize) -> Option<Faced> {
        let (tree, other) = (self.state.hands.tree(), belief.other);
        let [raised, stayed] = [raise, base].map(|action| self.state.brings(action, other));
        let after = self.after(base);
        let is_asked = matches!(tree.nodes()[after], Node::Turn { side, .. } if side != self.state.me);
        Some(Faced {
            other,
            share: self.share(self.after(self.call()), other),
            folds: self.folds(self.after(raise), other),
            before: (!self.is_last()).then(|| self.folds(after, other)),
            bets: is_asked.then(|| self.state.plan.weight(tree, after, 1, other).clone()),
            more: (raised.clone()? - stayed.clone()?) * &belief.chance,
            brings: [raised?, stayed?],
            chance: belief.chance.clone(),
        })
    }

    /// How often a hand of the other side folds, at once or later, both following their plans.
    fn folds(&self, node: usize, other: usize) -> Ratio {
        let (folds, deals) = self.folded(node, pair(self.state.me, self.state.hand, other));
        folds / deals
    }

    /// Deals in which the other side folds, and all deals.
    fn folded(&self, node: usize, hands: [usize; 2]) -> (Ratio, Ratio) {
        let (tree, plan) = (self.state.hands.tree(), self.state.plan);
        let add = |(a, b): (Ratio, Ratio), (c, d): (Ratio, Ratio)| (a + c, b + d);
        let none = (Ratio::zero(), Ratio::zero());
        match &tree.nodes()[node] {
            Node::End { .. } => (Ratio::zero(), pays(tree, node, hands, &|_, _, _| Ratio::zero()).1),
            Node::Shown { next } => next.iter().map(|child| self.folded(*child, hands)).fold(none, add),
            Node::Turn { side, next } => {
                let [first, second] = self.state.hands.paid(node).expect("a turn has a pot");
                let is_faced = first != second && *side != self.state.me;
                let each = next.iter().enumerate().map(|(action, child)| {
                    let often = plan.weight(tree, node, action, hands[*side as usize]);
                    let (folds, deals) = self.folded(*child, hands);
                    let folds = if is_faced && action == 0 { deals.clone() } else { folds };
                    (folds * often, deals * often)
                });
                each.fold(none, add)
            }
        }
    }

    /// That a raise wins by folds alone, and how many it needs: no hand that goes on loses to it when both only call.
    fn bluff(&self, [raise, base]: [usize; 2], faced: &[Faced], raised: &Say) -> Option<Say> {
        let after = self.state.hands.paid(self.after(raise))?;
        let risk = &after[self.state.me as usize] - &self.paid[0];
        let mut goes_on = faced.iter().filter(|faced| !faced.folds.is_one()).peekable();
        // Who calls instead of giving up may share or win the pot with hands that would fold.
        let gives_up = base < self.call() || faced.iter().all(|faced| faced.share.is_zero());
        let is_pure = gives_up && goes_on.peek().is_some() && goes_on.all(|faced| faced.share.is_zero());
        if !self.is_last() || !is_pure {
            return None;
        }
        let pot: Int = self.paid.iter().sum();
        let needed = Ratio::new(risk.clone(), &pot + &risk);
        let folds: Ratio = faced.iter().map(|faced| &faced.folds * &faced.chance).sum();
        let says = say!(
            "hands-raise-bluff",
            raised = raised.clone(),
            raise = self.name(raise),
            risk = &risk,
            pot = &pot,
            needed = weight_told(&needed),
            folds = weight_told(&folds)
        );
        Some(says)
    }

    /// Whether nothing is shown any more.
    fn is_last(&self) -> bool {
        !self.has_cards() || (0..self.state.way.len()).any(|to| self.is_shown(to))
    }

    fn is_shown(&self, to: usize) -> bool {
        let tree = self.state.hands.tree();
        tree.at(&self.state.way[..to]).is_some_and(|node| matches!(tree.nodes()[node], Node::Shown { .. }))
    }

    /// Whether cards are shown in this game.
    pub fn has_cards(&self) -> bool {
        self.state.hands.tree().nodes().iter().any(|node| matches!(node, Node::Shown { .. }))
    }

    /// What the card to come is worth after an action: how likely each one comes, and what is then won on average.
    pub fn cards(&self, action: usize) -> Option<Step> {
        if self.is_last() {
            return None;
        }
        let after = [Some(self.call()), self.raise()].into_iter().flatten().map(|action| (action, self.seen(action)));
        let after: Vec<(usize, Seen)> = after.collect();
        let (_, seen) = after.iter().find(|(own, _)| *own == action)?;
        let pair = seen.cards.get(self.state.hand)?;
        let rest = seen.cards.iter().enumerate().filter(|(card, _)| *card != self.state.hand).map(|(_, part)| part);
        let rest = rest.fold(Part::default(), |all, part| all.and(part));
        let says = say!(
            "hands-cards",
            action = self.name(action),
            hand = self.state.hands.hand(self.state.hand),
            pair = weight_told(&pair.often),
            with = told(&pair.mean()?),
            rest = weight_told(&rest.often),
            without = told(&rest.mean()?),
            ends = usize::from(!seen.over.often.is_zero()),
            over = weight_told(&seen.over.often),
            left = seen.over.mean().map_or_else(String::new, |mean| told(&mean)),
            brings = told(&self.means[action])
        );
        let shows = self.card_by_card(&after);
        Some(Step::says(Role::Proof, says).about(Idea::Counting).showing(shows))
    }

    /// Card by card how likely it comes after each action, and what is then won on average; last the rounds that end before.
    fn card_by_card(&self, after: &[(usize, Seen)]) -> Exhibit {
        let parts = |seen: &Seen, card: usize| seen.cards.get(card).unwrap_or(&seen.over).told();
        let cards = self.state.hands.tree().hands(Side::First);
        let may_end = after.iter().any(|(_, seen)| !seen.over.often.is_zero());
        let row = |card: usize| {
            let name = if card < cards { self.state.hands.hand(card) } else { "-".to_owned() };
            std::iter::once(name).chain(after.iter().flat_map(|(_, seen)| parts(seen, card))).collect()
        };
        let names = after.iter().flat_map(|(action, _)| {
            [
                say!("hands-then-often", action = self.name(*action)),
                say!("hands-then-brings", action = self.name(*action)),
            ]
        });
        Exhibit::Table {
            head: std::iter::once(say!("hands-card")).chain(names).collect(),
            rows: (0..=cards).filter(|card| *card < cards || may_end).map(row).collect(),
            focus: Vec::new(),
        }
    }

    /// What may be shown after an action, and the rounds that end before.
    fn seen(&self, action: usize) -> Seen {
        let cards = self.state.hands.tree().hands(Side::First);
        let mut seen = Seen { cards: vec![Part::default(); cards], over: Part::default() };
        let all: Ratio = self.beliefs.held().map(|belief| &belief.would * Int::from(belief.dealt)).sum();
        for belief in self.beliefs.held() {
            self.walk(self.after(action), belief.other, &(&belief.would / &all), &mut seen);
        }
        seen
    }

    fn walk(&self, node: usize, other: usize, often: &Ratio, seen: &mut Seen) {
        let (tree, plan) = (self.state.hands.tree(), self.state.plan);
        let hands = pair(self.state.me, self.state.hand, other);
        let weight = |node, action, hand| plan.weight(tree, node, action, hand).clone();
        let sign = Int::from(if self.state.me == Side::First { 1 } else { -1 });
        let part = |node: usize| {
            let (won, deals) = pays(tree, node, hands, &weight);
            Part { often: deals * often, sum: won * often * &sign }
        };
        match &tree.nodes()[node] {
            Node::End { .. } => seen.over = seen.over.and(&part(node)),
            Node::Shown { next } => {
                for (card, child) in next.iter().enumerate() {
                    seen.cards[card] = seen.cards[card].and(&part(*child));
                }
            }
            Node::Turn { side, next } => {
                for (action, child) in next.iter().enumerate() {
                    let taken = weight(node, action, hands[*side as usize]);
                    if !taken.is_zero() {
                        self.walk(*child, other, &(often * taken), seen);
                    }
                }
            }
        }
    }
}

/// Hands that are told one by one; of more, those that give and take most.
const TOLD: usize = 3;

/// 0 for less than nothing, 1 for nothing, 2 for more.
fn side(gap: &Ratio) -> usize {
    match () {
        () if gap.is_negative() => 0,
        () if gap.is_zero() => 1,
        () => 2,
    }
}

/// A hand of the other side that faces a raise.
struct Faced {
    other: usize,
    /// What the mover gets of the pot against it if both only call.
    share: Ratio,
    /// How often it folds to the raise, at once or later.
    folds: Ratio,
    /// How often it folds later where the mover does not raise; nothing where nothing is shown any more.
    before: Option<Ratio>,
    /// How often it raises itself if the mover does not; nothing where it is not asked.
    bets: Option<Ratio>,
    /// What the raise and the other action bring against it.
    brings: [Ratio; 2],
    /// How much more the raise brings against it, weighed by how likely it is.
    more: Ratio,
    chance: Ratio,
}

impl Faced {
    fn tell<H: Hands>(&self, pot: &Pot<H>) -> Say {
        let half = Ratio::new(1.into(), 2.into());
        let stands = match self.share.cmp(&half) {
            Ordering::Less => "ahead",
            Ordering::Equal => "even",
            Ordering::Greater => "behind",
        };
        // A hand that bets by itself is waited for.
        let trap =
            self.bets.as_ref().filter(|bets| self.more.is_negative() && stands == "behind" && bets.is_positive());
        say!(
            "hands-faced",
            hand = pot.state.hands.hand(self.other),
            side = side(&self.more),
            more = told(&self.more.abs()),
            raised = told(&self.brings[0]),
            stayed = told(&self.brings[1]),
            stands = stands,
            folds = weight_told(&self.folds),
            never = usize::from(self.folds.is_zero()),
            later = usize::from(self.before.is_some()),
            before = self.before.as_ref().map_or_else(String::new, weight_told),
            trap = usize::from(trap.is_some()),
            bets = trap.map_or_else(String::new, weight_told)
        )
    }
}

/// What may be shown after an action.
struct Seen {
    cards: Vec<Part>,
    over: Part,
}

/// How often something comes, and the sum of what it brings by how often.
#[derive(Clone, Default)]
struct Part {
    often: Ratio,
    sum: Ratio,
}

impl Part {
    fn and(&self, other: &Part) -> Part {
        Part { often: &self.often + &other.often, sum: &self.sum + &other.sum }
    }

    fn mean(&self) -> Option<Ratio> {
        (!self.often.is_zero()).then(|| &self.sum / &self.often)
    }

    fn told(&self) -> [String; 2] {
        [weight_told(&self.often), self.mean().map_or_else(String::new, |mean| told(&mean))]
    }
}
