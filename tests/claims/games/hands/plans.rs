//! What plans bring in rounds of cards and dice, by walking every deal.

use std::collections::HashMap;

use num_traits::ToPrimitive;

use crate::claim::Case;
use crate::games::hands::rounds::{Deal, Next, Round};

/// Both sides' plans, as the answer tells them.
pub struct Plans {
    pub round: Round,
    weights: HashMap<String, Vec<(String, f64)>>,
}

/// What an action is worth in a state.
pub struct Action {
    pub name: String,
    pub often: f64,
    pub brings: f64,
}

/// What is known in a state.
pub struct Outlook {
    pub actions: Vec<Action>,
    /// Whether the other side's plan ever comes here.
    pub is_met: bool,
    chances: HashMap<String, f64>,
}

impl Outlook {
    /// What the own plan brings.
    pub fn value(&self) -> f64 {
        self.actions.iter().map(|action| action.often * action.brings).sum()
    }

    /// How likely the other side holds a hand.
    pub fn chance(&self, hand: &str) -> f64 {
        self.chances.get(hand).copied().unwrap_or(0.0)
    }
}

/// A deal, and how likely it comes to be played so.
type Weighed = (Deal, f64);

impl Plans {
    /// The plans that the answer to a position tells.
    pub fn of(case: &Case) -> Plans {
        let mixes = &case.met.answer.mix;
        let hands =
            mixes.iter().filter(|mix| mix.player as usize == 0 && !mix.at.contains(':')).map(|mix| mix.at.clone());
        let number = |name: &str| case.met.param(name).parse().unwrap_or(1.0);
        let round = Round {
            id: case.met.entry.card.id.to_owned(),
            hands: hands.collect(),
            ante: number("ante"),
            bet: number("bet"),
        };
        let weight = |weight: &ground::num::Ratio| weight.to_f64().expect("a weight");
        let plays = |plays: &[(String, ground::num::Ratio)]| {
            plays.iter().map(|(play, own)| (play.clone(), weight(own))).collect()
        };
        Plans { round, weights: mixes.iter().map(|mix| (mix.at.clone(), plays(&mix.plays))).collect() }
    }

    /// How often an action is taken in a state.
    pub fn weight(&self, at: &str, action: &str) -> f64 {
        let plays = self.weights.get(at).unwrap_or_else(|| panic!("no plan for {at}"));
        plays.iter().find(|(play, _)| play == action).map_or(0.0, |(_, weight)| *weight)
    }

    /// The sum of what a side gets from here on over deals; it plays by its plan, or as well as it can.
    fn sum(&self, side: usize, way: &[String], deals: &[Weighed], is_best: bool) -> f64 {
        let on = |word: &str| [way, &[word.to_owned()]].concat();
        match self.round.next(way) {
            Next::End => {
                let sign = if side == 0 { 1.0 } else { -1.0 };
                deals.iter().map(|(deal, weight)| sign * weight * self.round.pays(way, *deal)).sum()
            }
            Next::Shown => (0..self.round.hands.len())
                .map(|shown| {
                    let seen: Vec<Weighed> = deals.iter().filter(|(deal, _)| deal.shown == shown).copied().collect();
                    self.sum(side, &on(&format!("/{}:", self.round.hands[shown])), &seen, is_best)
                })
                .sum(),
            Next::Turn(mover, actions) => {
                let is_chosen = mover == side && is_best;
                let after = actions.iter().map(|action| {
                    let played: Vec<Weighed> = deals
                        .iter()
                        .map(|(deal, weight)| {
                            let at = Round::at(&self.round.hands[deal.hands[mover]], way);
                            (*deal, if is_chosen { *weight } else { weight * self.weight(&at, action) })
                        })
                        .filter(|(_, weight)| *weight > 0.0)
                        .collect();
                    self.sum(side, &on(action), &played, is_best)
                });
                if is_chosen { after.fold(f64::NEG_INFINITY, f64::max) } else { after.sum() }
            }
        }
    }

    /// How often somebody folds from here on who is that side, both following their plans.
    pub fn folds(&self, side: usize, way: &[String], deal: Deal) -> f64 {
        let on = |word: &str| [way, &[word.to_owned()]].concat();
        match self.round.next(way) {
            Next::End => 0.0,
            Next::Shown => self.folds(side, &on(&format!("/{}:", self.round.hands[deal.shown])), deal),
            Next::Turn(mover, actions) => {
                let at = Round::at(&self.round.hands[deal.hands[mover]], way);
                let each = actions.iter().map(|action| {
                    let is_fold = action == "fold" && mover == side;
                    self.weight(&at, action) * if is_fold { 1.0 } else { self.folds(side, &on(action), deal) }
                });
                each.sum()
            }
        }
    }

    /// How often each card comes to be shown after an action, none of them last, and what the mover then gets, summed.
    pub fn cards(&self, hand: &str, way: &[String], me: usize) -> Vec<(f64, f64)> {
        let deals = self.fitting(hand, &way[..way.len() - 1], me).0;
        let all: f64 = deals.iter().map(|(_, weight)| weight).sum();
        let mut cards = vec![(0.0, 0.0); self.round.hands.len() + 1];
        for (deal, weight) in deals {
            self.spread(way, me, (deal, weight / all), &mut cards);
        }
        cards
    }

    fn spread(&self, way: &[String], me: usize, (deal, weight): Weighed, cards: &mut [(f64, f64)]) {
        let on = |word: &str| [way, &[word.to_owned()]].concat();
        match self.round.next(way) {
            Next::Turn(mover, actions) => {
                let at = Round::at(&self.round.hands[deal.hands[mover]], way);
                for action in actions {
                    self.spread(&on(&action), me, (deal, weight * self.weight(&at, &action)), cards);
                }
            }
            next => {
                let last = self.round.hands.len();
                let card = if matches!(next, Next::Shown) { deal.shown } else { last };
                cards[card].0 += weight;
                cards[card].1 += self.sum(me, way, &[(deal, weight)], false);
            }
        }
    }

    fn dealt(&self) -> Vec<Weighed> {
        self.round.deals().into_iter().map(|deal| (deal, 1.0)).collect()
    }

    /// What the first side gets a round when both follow their plans.
    pub fn mean(&self) -> f64 {
        let deals = self.dealt();
        self.sum(0, &[], &deals, false) / deals.len() as f64
    }

    /// What the first side gets when these hands are dealt and both follow their plans.
    pub fn of_deal(&self, first: usize, second: usize) -> f64 {
        let mut deals = self.dealt();
        deals.retain(|(deal, _)| deal.hands == [first, second]);
        self.sum(0, &[], &deals, false) / deals.len() as f64
    }

    /// The plans with one action always taken in a state.
    pub fn always(&self, state: &str, action: &str) -> Plans {
        let mut weights = self.weights.clone();
        weights.insert(state.to_owned(), vec![(action.to_owned(), 1.0)]).expect("a plan");
        Plans { round: self.round.clone(), weights }
    }

    /// The most that a hand can get after an action.
    pub fn best_after(&self, hand: &str, way: &[String], me: usize, action: &str) -> f64 {
        let (deals, _) = self.fitting(hand, way, me);
        let all: f64 = deals.iter().map(|(_, weight)| weight).sum();
        self.sum(me, &[way, &[action.to_owned()]].concat(), &deals, true) / all
    }

    /// The most that a side can get with a hand before anything is said.
    pub fn best_of(&self, side: usize, hand: &str) -> f64 {
        let deals = self.seen(hand, &[], side);
        self.sum(side, &[], &deals, true) / deals.len() as f64
    }

    /// The sum of the weights of the deals that fit, as a side's own action in a state is never taken, and how much more where it always is.
    pub fn total(
        &self,
        way: &[String],
        me: usize,
        other: &str,
        (state, [action, second]): (&str, [&str; 2]),
    ) -> [f64; 2] {
        let both = self.weight(state, action) + self.weight(state, second);
        let at = |q: f64| self.shifted((state, [action, second]), q).reached(other, way, 1 - me);
        let (none, most) = (at(0.0), at(both));
        [none, (most - none) / both]
    }

    /// The sum of the weights of the deals that fit a hand; 0 where nobody comes.
    fn reached(&self, hand: &str, way: &[String], me: usize) -> f64 {
        let (deals, is_met) = self.fitting(hand, way, me);
        if is_met { deals.iter().map(|(_, weight)| weight).sum() } else { 0.0 }
    }

    /// The plans with one action of a state taken so often, and a second one for what is left of both.
    fn shifted(&self, (state, [action, second]): (&str, [&str; 2]), q: f64) -> Plans {
        let both = self.weight(state, action) + self.weight(state, second);
        let mut weights = self.weights.clone();
        let others = self.weights[state].iter().filter(|(play, _)| play != action && play != second).cloned();
        let shifted = [(action.to_owned(), q), (second.to_owned(), both - q)];
        weights.insert(state.to_owned(), others.chain(shifted).collect());
        Plans { round: self.round.clone(), weights }
    }

    /// What a side gets a round that answers the other's plan as well as it can.
    pub fn best_reply(&self, side: usize) -> f64 {
        let deals = self.dealt();
        let of_hand = |hand: usize| {
            let own: Vec<Weighed> = deals.iter().filter(|(deal, _)| deal.hands[side] == hand).copied().collect();
            self.sum(side, &[], &own, true)
        };
        (0..self.round.hands.len()).map(of_hand).sum::<f64>() / deals.len() as f64
    }

    /// The deals that fit a hand and what was shown.
    fn seen(&self, hand: &str, way: &[String], me: usize) -> Vec<Weighed> {
        let fits = |deal: &Deal| {
            let shown = way.iter().find(|word| word.starts_with('/'));
            self.round.hands[deal.hands[me]] == hand
                && shown.is_none_or(|shown| *shown == format!("/{}:", self.round.hands[deal.shown]))
        };
        self.dealt().into_iter().filter(|(deal, _)| fits(deal)).collect()
    }

    /// The deals that fit a hand and what was shown, weighed by how often the other side would have acted so; as they were dealt, where it
    /// never does.
    pub fn fitting(&self, hand: &str, way: &[String], me: usize) -> (Vec<Weighed>, bool) {
        let deals = self.seen(hand, way, me);
        let reach = |deal: Deal| {
            let turns =
                (0..way.len()).filter(|at| matches!(self.round.next(&way[..*at]), Next::Turn(mover, _) if mover != me));
            let other = &self.round.hands[deal.hands[1 - me]];
            turns.map(|at| self.weight(&Round::at(other, &way[..at]), &way[at])).product::<f64>()
        };
        let weighed: Vec<Weighed> = deals.iter().map(|(deal, _)| (*deal, reach(*deal))).collect();
        let is_met = weighed.iter().any(|(_, weight)| *weight > 0.0);
        (if is_met { weighed } else { deals }, is_met)
    }

    /// What the mover knows with this hand after this was said.
    pub fn here(&self, hand: &str, way: &[String], me: usize) -> Outlook {
        let (deals, is_met) = self.fitting(hand, way, me);
        let all: f64 = deals.iter().map(|(_, weight)| weight).sum();
        let Next::Turn(_, names) = self.round.next(way) else { unreachable!("it is a turn") };
        let at = Round::at(hand, way);
        let action = |name: String| {
            let brings = self.sum(me, &[way, std::slice::from_ref(&name)].concat(), &deals, false) / all;
            Action { often: self.weight(&at, &name), brings, name }
        };
        Outlook { actions: names.into_iter().map(action).collect(), is_met, chances: self.chances(hand, way, me).0 }
    }

    /// What an action brings against one hand of the other side.
    pub fn against(&self, hand: &str, way: &[String], me: usize, (action, other): (&str, &str)) -> f64 {
        let deals: Vec<Weighed> = self.fitting(hand, way, me).0;
        let with = |(deal, _): &&Weighed| self.round.hands[deal.hands[1 - me]] == other;
        let deals: Vec<Weighed> = deals.iter().filter(with).map(|(deal, _)| (*deal, 1.0)).collect();
        self.sum(me, &[way, &[action.to_owned()]].concat(), &deals, false) / deals.len() as f64
    }

    /// What two actions bring the other side with a hand after this was said, summed over the deals that fit, as a side's own action in a
    /// state is never taken, and how much more where it always is, another one that is taken there making up for it.
    pub fn sums(
        &self,
        way: &[String],
        me: usize,
        other: &str,
        actions: [&str; 2],
        (state, [action, second]): (&str, [&str; 2]),
    ) -> [[f64; 2]; 2] {
        let both = self.weight(state, action) + self.weight(state, second);
        let at = |q: f64| {
            let plans = self.shifted((state, [action, second]), q);
            let (mut deals, is_met) = plans.fitting(other, way, 1 - me);
            // Nobody comes: nothing is paid.
            deals.retain(|_| is_met);
            actions.map(|one| plans.sum(1 - me, &[way, &[one.to_owned()]].concat(), &deals, false))
        };
        // No action is taken less than never, so what is straight is followed from never to as often as both.
        let ([one, two], [more, most]) = (at(0.0), at(both));
        [[one, (more - one) / both], [two, (most - two) / both]]
    }

    /// The deals that fit both hands, and how often the other one would have played so.
    pub fn would(&self, hand: &str, way: &[String], me: usize, other: &str) -> (usize, f64) {
        let is_other = |deal: &&Weighed| self.round.hands[deal.0.hands[1 - me]] == other;
        let count = self.seen(hand, way, me).iter().filter(is_other).count();
        (count, self.turns(way, me, other).into_iter().product())
    }

    /// How often the other side would have acted so with a hand, decision by decision.
    pub fn turns(&self, way: &[String], me: usize, other: &str) -> Vec<f64> {
        let turns =
            (0..way.len()).filter(|at| matches!(self.round.next(&way[..*at]), Next::Turn(mover, _) if mover != me));
        turns.map(|at| self.weight(&Round::at(other, &way[..at]), &way[at])).collect()
    }

    /// How likely the other side holds each hand, and whether its plan ever comes here.
    pub fn chances(&self, hand: &str, way: &[String], me: usize) -> (HashMap<String, f64>, bool) {
        let (deals, is_met) = self.fitting(hand, way, me);
        let all: f64 = deals.iter().map(|(_, weight)| weight).sum();
        let mut chances = HashMap::new();
        for (deal, weight) in &deals {
            *chances.entry(self.round.hands[deal.hands[1 - me]].clone()).or_insert(0.0) += weight / all;
        }
        (chances, is_met)
    }

    /// What who waits may expect, both following their plans.
    pub fn waiting(&self, hand: &str, way: &[String], me: usize) -> f64 {
        let (deals, _) = self.fitting(hand, way, me);
        self.sum(me, way, &deals, false) / deals.iter().map(|(_, weight)| weight).sum::<f64>()
    }

    /// The most that can be had from here on.
    pub fn best_here(&self, hand: &str, way: &[String], me: usize) -> f64 {
        let (deals, _) = self.fitting(hand, way, me);
        self.sum(me, way, &deals, true) / deals.iter().map(|(_, weight)| weight).sum::<f64>()
    }
}
