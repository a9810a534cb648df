//! What the other side may hold: by the deal, and by how it has played.

use num_traits::{One, Zero};

use crate::kit::hands::known::Known;
use crate::kit::hands::table::Hands;
use crate::kit::hands::words::weight_told;
use ground::num::{Int, Ratio};
use ground::rules::Side;
use ground::say;
use solve::equilibrium::hidden::tree::Node;
use solve::judge::reason::Exhibit;

/// A hand that the other side may hold.
pub struct Belief {
    /// The hand.
    pub other: usize,
    /// The deals that fit it and what is seen.
    pub dealt: usize,
    /// How often it would have played so; 1 where no hand would.
    pub would: Ratio,
    /// The same decision by decision.
    pub each: Vec<Ratio>,
    /// How likely it is: `dealt` times `would`, divided by the sum of these products.
    pub chance: Ratio,
}

impl Belief {
    /// How often it would have played so, with the factors where it decided more than once.
    fn worked(&self) -> String {
        let product = weight_told(&self.would);
        match self.each.len() {
            2.. if !self.would.is_zero() => {
                let factors: Vec<String> = self.each.iter().map(weight_told).collect();
                format!("{} = {product}", factors.join(" × "))
            }
            _ => product,
        }
    }
}

/// The hands that the other side may hold where it is seen from a state.
pub struct Beliefs {
    /// Every hand, the impossible ones too.
    pub each: Vec<Belief>,
    /// Whether the other side's plan ever comes here; else hands count as they were dealt.
    pub is_met: bool,
    /// Whether the other side has acted.
    pub has_acted: bool,
}

impl Beliefs {
    /// By Bayes' rule: the deal and how often each hand would have played so; by the deal alone where no hand would.
    ///
    /// Worked: Q in Kuhn's poker facing a bet: J and K are dealt once each, J bets 1/3 of the time, K always, so J has
    /// 1/3 : (1/3 + 1) = 1/4.
    pub fn of<H: Hands>(hands: &H, known: &Known, (way, me, own): (&[usize], Side, usize)) -> Beliefs {
        let tree = hands.tree();
        let node = |i: usize| &tree.nodes()[tree.at(&way[..i]).expect("a round follows its tree")];
        let shown = (0..way.len()).find(|&i| matches!(node(i), Node::Shown { .. }));
        let deals = hands.deals();
        let seen = deals.iter().filter(|deal| deal.hands[me as usize] == own);
        let seen: Vec<usize> = seen
            .filter(|deal| shown.is_none_or(|i| way[i] == deal.shown))
            .map(|deal| deal.hands[me.other() as usize])
            .collect();
        let is_other = |i: &usize| matches!(node(*i), Node::Turn { side, .. } if *side != me);
        let turns: Vec<usize> = (0..way.len()).filter(is_other).collect();
        let each = |other: usize| -> Vec<Ratio> {
            let at = |i: usize| tree.at(&way[..i]).expect("a round follows its tree");
            turns.iter().map(|i| known.plan.weight(tree, at(*i), way[*i], other).clone()).collect()
        };
        let would = |other: usize| each(other).iter().fold(Ratio::one(), |come, weight| come * weight);
        let dealt = |other: usize| seen.iter().filter(|held| **held == other).count();
        let weighed = (0..tree.hands(me.other())).map(|other| (dealt(other), would(other)));
        let mut weighed: Vec<(usize, Ratio)> = weighed.collect();
        let is_met = weighed.iter().any(|(dealt, would)| *dealt > 0 && !would.is_zero());
        if !is_met {
            for (_, would) in &mut weighed {
                would.set_one();
            }
        }
        let all: Ratio = weighed.iter().map(|(dealt, would)| would * Int::from(*dealt)).sum();
        let belief = |(other, (dealt, would)): (usize, (usize, Ratio))| {
            let chance = &would * Int::from(dealt) / &all;
            Belief { other, dealt, would, each: each(other), chance }
        };
        Beliefs { each: weighed.into_iter().enumerate().map(belief).collect(), is_met, has_acted: !turns.is_empty() }
    }

    /// The hands that may be held.
    pub fn held(&self) -> impl Iterator<Item = &Belief> {
        self.each.iter().filter(|belief| !belief.chance.is_zero())
    }

    /// The hands that were dealt so, but never come here by the other side's plan.
    pub fn never(&self) -> impl Iterator<Item = &Belief> {
        self.each.iter().filter(|belief| belief.dealt > 0 && belief.chance.is_zero())
    }

    /// How likely each hand is, and where the other side has acted by its plan, the two numbers that this is the product of.
    pub fn table<H: Hands>(&self, hands: &H) -> Exhibit {
        let is_worked = self.is_met && self.has_acted;
        let common = self.each.iter().fold(0, |common, belief| num_integer::gcd(common, belief.dealt)).max(1);
        let row = |belief: &Belief| {
            let worked = [(belief.dealt / common).to_string(), belief.worked()];
            let worked = worked.into_iter().filter(|_| is_worked);
            std::iter::once(hands.hand(belief.other)).chain(worked).chain([weight_told(&belief.chance)]).collect()
        };
        let worked = [say!("hands-dealt"), say!("hands-would")].into_iter().filter(|_| is_worked);
        Exhibit::Table {
            head: std::iter::once(say!("hands-other")).chain(worked).chain([say!("hands-chance")]).collect(),
            rows: self.each.iter().map(row).collect(),
            focus: Vec::new(),
        }
    }
}
