//! Why an information state is worth what it is: what the other side may hold, what each action brings, and how often it is taken.

use num_traits::{Signed, Zero};

use crate::kit::hands::belief::{Belief, Beliefs};
use crate::kit::hands::counterpart::why_so;
use crate::kit::hands::equated::Teller;
use crate::kit::hands::indifference::Mixed;
use crate::kit::hands::known::Known;
use crate::kit::hands::later::{later, paired};
use crate::kit::hands::pot::Pot;
use crate::kit::hands::start::{is_fixed, law};
use crate::kit::hands::table::Hands;
use crate::kit::hands::words::{act, told, weight_told};
use ground::num::Ratio;
use ground::rules::Side;
use ground::say;
use ground::say::Say;
use solve::equilibrium::hidden::tree::Node;
use solve::judge::control::{Control, Stop};
use solve::judge::idea::Idea;
use solve::judge::reason::{Exhibit, Reason, Role, Step};

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
    let paid = usize::from(hands.paid(node).is_some());
    let state = Mixed { hands, plan: &known.plan, way, me, hand };
    let all = Told { state: &state, known, beliefs: &beliefs, means: &outlook.actions, weights: &weights, words, paid };
    let more = outlook.slack.as_ref();
    if let Some(steps) = all.plain(node).filter(|_| more.is_none()) {
        return Ok(Reason { claim: all.claim(false), steps });
    }
    let mut steps = all.looks(node);
    steps.extend([Step::says(Role::Place, all.place(more)), all.play(more)]);
    steps.extend(all.proofs(control)?);
    steps.push(law(hands, &steps, outlook.actions.len() == 1));
    Ok(Reason { claim: all.claim(more.is_some()), steps })
}

/// A state with all that is told of it.
struct Told<'a, H> {
    state: &'a Mixed<'a, H>,
    known: &'a Known,
    beliefs: &'a Beliefs,
    /// What each action brings, and how often it is taken.
    means: &'a [Ratio],
    weights: &'a [Ratio],
    words: &'a Words<'a>,
    /// Whether there is a pot.
    paid: usize,
}

impl<H: Hands> Told<'_, H> {
    fn name(&self, action: usize) -> String {
        (self.words.name)(action)
    }

    /// The actions that are taken.
    fn played(&self) -> Vec<usize> {
        (0..self.means.len()).filter(|&action| !self.weights[action].is_zero()).collect()
    }

    /// The whole reason where one action ends the round and brings the same and most against every hand: nothing has to be guessed.
    fn plain(&self, node: usize) -> Option<Vec<Step>> {
        let played = self.played();
        let is_plain = self.means.len() > 1 && self.beliefs.is_met && self.is_settled(&played) && !self.is_mistaken();
        let own = self.own(node).filter(|_| is_plain && self.as_good(played[0]).is_empty())?;
        let hands = self.state.hands;
        let says = say!("hands-move-plain", action = act(&self.name(played[0])), brings = told(&self.means[played[0]]));
        let law = if is_fixed(hands) || self.beliefs.never().next().is_some() {
            law(hands, &[], true)
        } else {
            Step::says(Role::Law, say!("hands-law-plain"))
        };
        Some(vec![
            Step::says(Role::Ask, say!("hands-ask-own")),
            Step::says(Role::Look, own).about(Idea::Counting),
            Step::says(Role::Place, one(self.means, played[0], self.words.name, 1)),
            Step::says(Role::Move, says).about(Idea::Counting),
            law,
        ])
    }

    /// The question, what the own hand is, and what the other side may hold.
    fn looks(&self, node: usize) -> Vec<Step> {
        let Told { state, beliefs, .. } = *self;
        let is_sure = state.hands.sure(node, state.hand).is_some();
        let look = if beliefs.is_met {
            say!("hands-look", acted = usize::from(beliefs.has_acted))
        } else {
            say!("hands-look-unmet")
        };
        let look = match self.own(node) {
            Some(own) => say!("hands-own-and", own = own, look = look),
            None => look,
        };
        let look = Step::says(Role::Look, look).about(Idea::Counting);
        // As dealt, hands are told with what each action brings.
        let look = if beliefs.has_acted { look.showing(beliefs.table(state.hands)) } else { look };
        vec![Step::says(Role::Ask, if is_sure { say!("hands-ask-own") } else { say!("hands-ask") }), look]
    }

    /// The action that brings most.
    fn best(&self) -> usize {
        (0..self.means.len()).max_by_key(|&action| &self.means[action]).expect("a turn has actions")
    }

    /// Whether a plan that was fixed does less than could be done here.
    fn is_mistaken(&self) -> bool {
        let most = &self.means[self.best()];
        let is_fixed = self.state.hands.fixed()[self.state.me as usize].is_some();
        is_fixed && self.beliefs.is_met && self.played().iter().any(|&action| self.means[action] != *most)
    }

    /// What the own hand is: by itself, or beside those that may be held once nothing more is shown.
    fn own(&self, node: usize) -> Option<Say> {
        let state = self.state;
        if let Some(sure) = state.hands.sure(node, state.hand) {
            return Some(sure);
        }
        let pot = Pot::of(state, self.beliefs, self.means)?;
        let [beats, ties, loses] = pot.standing()?;
        let count = [beats.len(), ties.len(), loses.len()];
        let never: Vec<String> = self.beliefs.never().map(|belief| state.hands.hand(belief.other)).collect();
        let says = say!(
            "hands-own-stands",
            hand = state.hands.hand(state.hand),
            pair = usize::from(pot.is_paired()),
            out = never.len(),
            never = never,
            beats = beats,
            ties = ties,
            loses = loses,
            wins = count[0],
            even = count[1],
            lost = count[2]
        );
        Some(says)
    }

    /// Whether an action brings the same against every hand there may be.
    fn is_certain(&self, action: usize) -> usize {
        let mut each = self.beliefs.held().map(|belief| self.state.brings(action, belief.other));
        let first = each.next();
        usize::from(each.all(|other| Some(other) == first))
    }

    /// Which actions are taken, and why these.
    fn place(&self, more: Option<&Ratio>) -> Say {
        if self.is_mistaken() && more.is_none() {
            return say!("hands-place-mistake");
        }
        let played = self.played();
        let most = self.means.iter().max().expect("a turn has actions");
        let names: Vec<String> = played.iter().map(|&action| self.name(action)).collect();
        let acts = || names.iter().map(|name| act(name)).collect::<Vec<_>>();
        match played[..] {
            [action] if self.means.len() > 1 && is_dominant(self.state, self.beliefs, self.means.len(), action) => {
                say!("hands-place-sure", action = act(&names[0]))
            }
            [action] => match &self.as_good(action)[..] {
                [] => one(self.means, action, self.words.name, self.is_certain(action)),
                others => say!(
                    "hands-place-as-good",
                    action = act(&names[0]),
                    brings = told(&self.means[action]),
                    count = others.len(),
                    others = others.iter().map(|other| act(&self.name(*other))).collect::<Vec<_>>(),
                    certain = self.is_certain(action)
                ),
            },
            _ if played.iter().all(|&action| self.means[action] == *most) => {
                say!("hands-place-mix", actions = acts(), value = told(most))
            }
            // Of a plan that was fixed, or where the other side never comes, one action may be better than another.
            _ => say!("hands-place-several", actions = acts()),
        }
    }

    /// How often what is played, with what each action brings; where the other side never comes and the plan leaves so much more to be had, the
    /// best action, and whether it needs a guess.
    fn play(&self, more: Option<&Ratio>) -> Step {
        let played = self.played();
        let is_wide = self.means.len() > WIDE;
        let is_better = more.is_some() || self.is_mistaken();
        let shown = if is_better { vec![self.best()] } else { played.clone() };
        let table = if is_wide { self.by_action(&shown) } else { self.by_hand(&shown) };
        let idea = if played.len() > 1 && !is_better { Idea::Mixing } else { Idea::Counting };
        Step::says(Role::Move, self.advice(more, &played, usize::from(!is_wide))).about(idea).showing(table)
    }

    /// What to play: what the plan does, or what is better where it never comes, or was fixed and is mistaken.
    fn advice(&self, more: Option<&Ratio>, played: &[usize], each: usize) -> Say {
        let weight = |&action: &usize| {
            say!("hands-weight", action = self.name(action), weight = weight_told(&self.weights[action]))
        };
        let weights: Vec<Say> = played.iter().map(weight).collect();
        let best = self.best();
        let (action, worth) = (act(&self.name(best)), told(&self.means[best]));
        if let Some(more) = more {
            let sure = usize::from(is_dominant(self.state, self.beliefs, self.means.len(), best));
            let more = told(more);
            return say!(
                "hands-move-unmet",
                action = action,
                worth = worth,
                more = more,
                sure = sure,
                weights = weights,
                each = each
            );
        }
        if !self.is_mistaken() {
            return say!("hands-move", weights = weights, each = each);
        }
        let brings = self.value();
        let (gap, brings) = (told(&(&self.means[best] - &brings)), told(&brings));
        say!(
            "hands-move-mistake",
            action = action,
            worth = worth,
            brings = brings,
            gap = gap,
            weights = weights,
            each = each
        )
    }

    /// What the plan brings.
    fn value(&self) -> Ratio {
        self.means.iter().zip(self.weights).map(|(mean, weight)| mean * weight).sum()
    }

    /// What may be expected with this hand, and where the plan never comes what else may.
    fn claim(&self, is_open: bool) -> Say {
        let (value, best, paid) = (self.value(), self.best(), self.paid);
        let hand = self.state.hands.hand(self.state.hand);
        if !is_open || self.means[best] == value {
            return say!("hands-claim", hand = hand, value = told(&value), paid = paid);
        }
        let (action, worth) = (act(&self.name(best)), told(&self.means[best]));
        say!("hands-claim-unmet", hand = hand, value = told(&value), action = action, worth = worth, paid = paid)
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

    /// Why: how both go on, what a call must bring, why just so often, whom a raise drives out, what the card to come is worth; first what
    /// decides, and no more tables than are read.
    fn proofs(&self, control: &Control) -> Result<Vec<Step>, Stop> {
        let played = self.played();
        let equated = self.equated(&played, control)?;
        let later = later(self.state, self.beliefs, self.words.said).filter(|_| !self.is_settled(&played));
        let is_single = later.as_ref().is_none_or(|(_, is_single)| *is_single);
        let later = Vec::from_iter(later.map(|(step, _)| step));
        let why_so = if self.is_obvious(&played) { None } else { why_so(self.state, self.words.said, control)? };
        let Some(pot) = Pot::of(self.state, self.beliefs, self.means) else {
            return Ok(later.into_iter().chain(equated).chain(why_so).collect());
        };
        let best = played.iter().rev().max_by_key(|&&action| &self.weights[action]).expect("something is played");
        let [odds, raised] = [pot.odds(), pot.raised()].map(Vec::from_iter);
        let mut cards = Vec::from_iter(pot.cards(*best).or_else(|| pot.cards(pot.call())));
        if !cards.is_empty() {
            cards.extend(paired(self.state, self.beliefs, *best, self.words.said));
        }
        // A raise that is made comes first; a single answer to it is told there.
        let is_raised = pot.raise().is_some_and(|raise| played.contains(&raise));
        let is_mixed = played.len() > 1 && !equated.is_empty() && !pot.has_cards();
        let gives_up = played.len() > 1 && played.contains(&0) && !odds.is_empty();
        let steps = match (is_single, is_raised) {
            _ if gives_up => [odds, raised, equated, cards, later],
            (true, true) => [raised, equated, odds, cards, later],
            (true, false) => [odds, equated, cards, raised, later],
            _ if is_mixed => [later, equated, raised, odds, cards],
            (false, true) => [later, raised, equated, odds, cards],
            (false, false) => [later, odds, equated, cards, raised],
        };
        let mut tables = 1 + usize::from(self.beliefs.has_acted);
        let mut is_read = |step: &Step| {
            tables += usize::from(step.shows.is_some());
            step.shows.is_none() || tables <= TABLES
        };
        Ok(steps.into_iter().flatten().chain(why_so).filter(|step| is_read(step)).collect())
    }

    /// Whether the one action that is taken ends the round, brings the same against every hand, and no other one more against any.
    fn is_settled(&self, played: &[usize]) -> bool {
        let [action] = *played else { return false };
        let tree = self.state.hands.tree();
        let next = tree.at(self.state.way).map(|node| tree.nodes()[node].next()[action]);
        let is_over = next.is_some_and(|next| matches!(tree.nodes()[next], Node::End { .. }));
        is_over && is_dominant(self.state, self.beliefs, self.means.len(), action) && self.is_certain(action) == 1
    }

    /// Whether it does not matter here how often the other side took its last action: a plan was fixed, or one action is as good as any
    /// other against every hand.
    fn is_obvious(&self, played: &[usize]) -> bool {
        let is_best = |action: &usize| is_dominant(self.state, self.beliefs, self.means.len(), *action);
        is_fixed(self.state.hands) || played.iter().any(is_best)
    }

    /// The equation of a mix: what is done besides the tamest action is what must come so often. Where one action alone is taken and others
    /// bring as much, what they hide.
    fn equated(&self, played: &[usize], control: &Control) -> Result<Vec<Step>, Stop> {
        let teller = Teller { state: self.state, name: self.words.name, said: self.words.said };
        if is_fixed(self.state.hands) {
            return Ok(Vec::new());
        }
        match *played {
            [action] if self.beliefs.is_met => match &self.as_good(action)[..] {
                [] => Ok(Vec::new()),
                others => teller.tied(self.known, action, others, control),
            },
            [.., two, one] => teller.equated([one, two], &self.weights[one], control),
            _ => Ok(Vec::new()),
        }
    }

    /// The other actions that bring as much.
    fn as_good(&self, action: usize) -> Vec<usize> {
        (0..self.means.len()).filter(|other| *other != action && self.means[*other] == self.means[action]).collect()
    }
}

/// That one action alone is played, and what the next best one brings.
fn one(means: &[Ratio], action: usize, name: &dyn Fn(usize) -> String, certain: usize) -> Say {
    let brings = told(&means[action]);
    let others = (0..means.len()).filter(|other| *other != action);
    let Some(other) = others.max_by_key(|other| &means[*other]) else {
        return say!("hands-place-only", action = act(&name(action)), brings = brings, certain = certain);
    };
    let gap = &means[action] - &means[other];
    let [action, other] = [action, other].map(|action| act(&name(action)));
    say!(
        "hands-place-one",
        action = action,
        brings = brings,
        other = other,
        less = usize::from(gap.is_negative()),
        gap = told(&gap.abs()),
        certain = certain
    )
}

/// Whether an action brings as much as any other against every hand that the other side may hold.
fn is_dominant<H: Hands>(state: &Mixed<H>, beliefs: &Beliefs, actions: usize, action: usize) -> bool {
    let mut others = beliefs.held().map(|belief| belief.other);
    others.all(|other| (0..actions).all(|less| state.brings(less, other) <= state.brings(action, other)))
}

/// Steps of a reason that show a table, at most.
const TABLES: usize = 6;

/// Actions that have a column each.
const WIDE: usize = 5;

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
    let mut steps = vec![
        Step::says(Role::Ask, say!("hands-ask")),
        Step::says(Role::Look, look).about(Idea::Counting).showing(beliefs.table(hands)),
    ];
    steps.push(law(hands, &steps, false));
    let node = hands.tree().at(way).expect("a round follows its tree");
    let paid = usize::from(hands.paid(node).is_some());
    Reason { claim: say!("hands-claim-waiting", hand = hands.hand(hand), value = told(brings), paid = paid), steps }
}
