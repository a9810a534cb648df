//! Rounds of cards and dice by the words of their rules, and what plans bring in them.

use std::collections::HashMap;

use num_traits::ToPrimitive;

use crate::claim::Case;

/// What comes next in a round.
pub enum Next {
    /// A side acts: which one, and how it may.
    Turn(usize, Vec<String>),
    /// Something is shown to both.
    Shown,
    /// It is over.
    End,
}

/// A deal: the hands of both sides, and what will be shown, counted from the lowest.
#[derive(Clone, Copy)]
pub struct Deal {
    pub hands: [usize; 2],
    pub shown: usize,
}

/// A game with its variant.
#[derive(Clone)]
pub struct Round {
    id: String,
    /// The hands from the lowest to the highest.
    pub hands: Vec<String>,
    ante: f64,
    bet: f64,
}

impl Round {
    /// What was said, one by one; what is shown stands as `/Q:`.
    pub fn read(way: &str) -> Vec<String> {
        let mut said = Vec::new();
        for (number, part) in way.split('/').enumerate() {
            let (shown, rest) = if number == 0 { ("", part) } else { part.split_once(':').expect("what is shown") };
            if number > 0 {
                said.push(format!("/{shown}:"));
            }
            said.extend(rest.split('-').filter(|word| !word.is_empty()).map(str::to_owned));
        }
        said
    }

    /// A hand with what was said, as an information state is written.
    pub fn at(hand: &str, way: &[String]) -> String {
        let mut text = hand.to_owned();
        for (number, word) in way.iter().enumerate() {
            if number == 0 {
                text.push(':');
            } else if !word.starts_with('/') && !text.ends_with(':') {
                text.push('-');
            }
            text += word;
        }
        text
    }

    /// Every deal, each as likely as another.
    pub fn deals(&self) -> Vec<Deal> {
        let count = self.hands.len();
        let pairs = |from: usize| (0..from).flat_map(move |a| (0..from).map(move |b| (a, b)));
        match self.id.as_str() {
            "leduc-poker" => pairs(6)
                .flat_map(|(a, b)| (0..6).map(move |c| [a, b, c]))
                .filter(|[a, b, c]| a != b && a != c && b != c)
                .map(|[a, b, c]| Deal { hands: [a / 2, b / 2], shown: c / 2 })
                .collect(),
            "kuhn-poker" => {
                pairs(count).filter(|(a, b)| a != b).map(|(a, b)| Deal { hands: [a, b], shown: 0 }).collect()
            }
            _ => pairs(count).map(|(a, b)| Deal { hands: [a, b], shown: 0 }).collect(),
        }
    }

    /// What comes next after this was said.
    pub fn next(&self, way: &[String]) -> Next {
        let turn = |side: usize, actions: &[&str]| {
            Next::Turn(side, actions.iter().map(|action| (*action).to_owned()).collect())
        };
        let said: Vec<&str> = way.iter().map(String::as_str).collect();
        match self.id.as_str() {
            "kuhn-poker" => match said[..] {
                [] => turn(0, &["check", "bet"]),
                ["check"] => turn(1, &["check", "bet"]),
                ["bet"] => turn(1, &["fold", "call"]),
                ["check", "bet"] => turn(0, &["fold", "call"]),
                _ => Next::End,
            },
            "liars-dice" => {
                if said.last() == Some(&"liar") {
                    return Next::End;
                }
                let bids = self.bids();
                let from = said.last().map_or(0, |last| bids.iter().position(|bid| bid == last).expect("a bid") + 1);
                let mut actions = bids[from..].to_vec();
                actions.extend((!said.is_empty()).then(|| "liar".to_owned()));
                Next::Turn(said.len() % 2, actions)
            }
            _ => Round::betting(&said).0,
        }
    }

    fn bids(&self) -> Vec<String> {
        let faces = &self.hands;
        (1..=2).flat_map(|count| faces.iter().map(move |face| format!("{count}x{face}"))).collect()
    }

    /// Two rounds of betting: what comes next, and what both have paid.
    fn betting(said: &[&str]) -> (Next, [u8; 2]) {
        let mut paid = [1, 1];
        let (mut raises, mut side, mut calls, mut is_second) = (0, 0, 0, false);
        for word in said {
            match *word {
                "fold" => return (Next::End, paid),
                "raise" => {
                    paid[side] = paid[1 - side] + if is_second { 4 } else { 2 };
                    (raises, calls, side) = (raises + 1, 1, 1 - side);
                }
                "call" => {
                    paid[side] = paid[1 - side];
                    (calls, side) = (calls + 1, 1 - side);
                }
                _ => (raises, side, calls, is_second) = (0, 0, 0, true),
            }
        }
        if calls == 2 {
            return (if is_second { Next::End } else { Next::Shown }, paid);
        }
        let mut actions = Vec::new();
        actions.extend((paid[0] != paid[1]).then(|| "fold".to_owned()));
        actions.push("call".to_owned());
        actions.extend((raises < 2).then(|| "raise".to_owned()));
        (Next::Turn(side, actions), paid)
    }

    /// What an ended round pays the first side.
    fn pays(&self, way: &[String], deal: Deal) -> f64 {
        let said: Vec<&str> = way.iter().map(String::as_str).collect();
        let [first, second] = deal.hands;
        match self.id.as_str() {
            "kuhn-poker" => {
                let higher = if first > second { 1.0 } else { -1.0 };
                match said[..] {
                    ["check", "check"] => higher * self.ante,
                    ["bet", "fold"] => self.ante,
                    ["check", "bet", "fold"] => -self.ante,
                    _ => higher * (self.ante + self.bet),
                }
            }
            "liars-dice" => {
                let (count, face) = said[said.len() - 2].split_once('x').expect("a bid");
                let dice = deal.hands.iter().filter(|hand| self.hands[**hand] == face).count();
                let is_lie = dice < count.parse().expect("a number");
                // Who calls it a lie speaks last.
                let caller = (said.len() - 1) % 2;
                if is_lie == (caller == 0) { 1.0 } else { -1.0 }
            }
            _ => {
                let paid = Round::betting(&said).1.map(f64::from);
                if said.last() == Some(&"fold") {
                    // Who has paid less has folded.
                    return if paid[0] < paid[1] { -paid[0] } else { paid[1] };
                }
                let strength = |hand: usize| if hand == deal.shown { 9 } else { hand };
                paid[0] * f64::from(strength(first).cmp(&strength(second)) as i8)
            }
        }
    }

    /// Every hand of who is to act, with what was said, in each turn there can be.
    pub fn states(&self) -> Vec<String> {
        let mut states = Vec::new();
        let mut ways: Vec<Vec<String>> = vec![Vec::new()];
        while let Some(way) = ways.pop() {
            let words = match self.next(&way) {
                Next::End => continue,
                Next::Shown => self.hands.iter().map(|hand| format!("/{hand}:")).collect(),
                Next::Turn(_, actions) => {
                    states.extend(self.hands.iter().map(|hand| Round::at(hand, &way)));
                    actions
                }
            };
            ways.extend(words.into_iter().map(|word| [&way[..], &[word]].concat()));
        }
        states
    }
}

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

    fn dealt(&self) -> Vec<Weighed> {
        self.round.deals().into_iter().map(|deal| (deal, 1.0)).collect()
    }

    /// What the first side gets a round when both follow their plans.
    pub fn mean(&self) -> f64 {
        let deals = self.dealt();
        self.sum(0, &[], &deals, false) / deals.len() as f64
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

    /// The deals that fit a hand and what was shown, weighed by how often the other side would have acted so; as they were dealt, where it
    /// never does.
    fn fitting(&self, hand: &str, way: &[String], me: usize) -> (Vec<Weighed>, bool) {
        let fits = |deal: &Deal| {
            let shown = way.iter().find(|word| word.starts_with('/'));
            self.round.hands[deal.hands[me]] == hand
                && shown.is_none_or(|shown| *shown == format!("/{}:", self.round.hands[deal.shown]))
        };
        let deals: Vec<Weighed> = self.dealt().into_iter().filter(|(deal, _)| fits(deal)).collect();
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
        (state, action): (&str, &str),
    ) -> [[f64; 2]; 2] {
        let taken = |play: &&(String, f64)| play.0 != action && play.1 > 0.0;
        let second = self.weights[state].iter().find(taken).map(|(play, _)| play.clone()).unwrap_or_default();
        let both = self.weight(state, action) + self.weight(state, &second);
        let at = |q: f64| {
            let mut weights = self.weights.clone();
            let vary = |(play, weight): &mut (String, f64)| {
                if play == action {
                    *weight = q;
                } else if *play == second {
                    *weight = both - q;
                }
            };
            weights.get_mut(state).expect("a plan").iter_mut().for_each(vary);
            let plans = Plans { round: self.round.clone(), weights };
            let deals = plans.fitting(other, way, 1 - me).0;
            actions.map(|one| plans.sum(1 - me, &[way, &[one.to_owned()]].concat(), &deals, false))
        };
        let ([one, two], [more, most]) = (at(0.0), at(1.0));
        [[one, more - one], [two, most - two]]
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
