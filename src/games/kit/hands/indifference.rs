//! Why an action is taken just so often: with some hand the other side must gain nothing by choosing between two of its own.

use num_traits::{One, Zero};

use crate::kit::hands::table::{Deal, Hands};
use ground::num::{Int, Ratio};
use ground::rules::Side;
use solve::equilibrium::hidden::plan::Plan;
use solve::equilibrium::hidden::tree::{Node, Tree};
use solve::judge::control::{Control, Stop};

/// A number that changes with how often an action is taken: `constant + slope · q`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Linear {
    /// What it is where the action is never taken.
    pub constant: Ratio,
    /// How much it changes up to where the action is always taken.
    pub slope: Ratio,
}

impl Linear {
    fn between(never: Ratio, always: Ratio) -> Self {
        Linear { slope: always - &never, constant: never }
    }

    /// The same number in another unit.
    fn over(&self, unit: &Ratio) -> Self {
        Linear { constant: &self.constant / unit, slope: &self.slope / unit }
    }

    /// What it is where the action is taken so often.
    pub fn at(&self, q: &Ratio) -> Ratio {
        &self.constant + &self.slope * q
    }
}

/// One own hand as the other side weighs it.
#[derive(Clone, Debug)]
pub struct Weighed {
    /// The own hand.
    pub hand: usize,
    /// How often it comes to be played so, in deals.
    pub weight: Linear,
    /// What the two actions bring the other side against it.
    pub brings: [Linear; 2],
}

/// The equation that fixes how often an action is taken.
#[derive(Clone, Debug)]
pub struct Equation {
    /// What was said when the other side chooses, as children from the root on.
    pub way: Vec<usize>,
    /// The hand it then holds.
    pub other: usize,
    /// Its two actions.
    pub actions: [usize; 2],
    /// The own hands that come so far.
    pub rows: Vec<Weighed>,
    /// What the actions bring over all own hands as they are weighed.
    pub sums: [Linear; 2],
    /// The sum of the weights, by which these are divided.
    pub total: Linear,
}

/// What the first side wins from a node on, and over how many deals, with these hands of both and these weights.
pub fn pays(tree: &Tree, node: usize, hands: [usize; 2], weight: &Weight) -> (Ratio, Ratio) {
    let on = |child: &usize| pays(tree, *child, hands, weight);
    let add = |(a, b): (Ratio, Ratio), (c, d): (Ratio, Ratio)| (a + c, b + d);
    match &tree.nodes()[node] {
        Node::End { stake } => {
            let (pays, deals) = tree.stakes()[*stake].cell(hands[0], hands[1], tree.hands(Side::Second));
            (Ratio::from_integer(pays.clone()), Ratio::from_integer(deals.clone()))
        }
        Node::Shown { next } => next.iter().map(on).fold((Ratio::zero(), Ratio::zero()), add),
        Node::Turn { side, next } => {
            let weighed = |(action, child): (usize, &usize)| {
                let often = weight(node, action, hands[*side as usize]);
                if often.is_zero() {
                    return (Ratio::zero(), Ratio::zero());
                }
                let (pays, deals) = on(child);
                (pays * &often, deals * often)
            };
            next.iter().enumerate().map(weighed).fold((Ratio::zero(), Ratio::zero()), add)
        }
    }
}

/// How often an action is taken at a node with a hand.
pub type Weight<'a> = dyn Fn(usize, usize, usize) -> Ratio + 'a;

/// A state in which more than one action is taken.
pub struct Mixed<'a, H> {
    /// The game.
    pub hands: &'a H,
    /// Plans for both sides.
    pub plan: &'a Plan<Ratio>,
    /// What was said, as children from the root on.
    pub way: &'a [usize],
    /// Who is to move.
    pub me: Side,
    /// The own hand.
    pub hand: usize,
}

impl<H: Hands> Mixed<'_, H> {
    /// What an action brings the mover against one hand of the other side; nothing where they are never dealt together.
    pub fn brings(&self, action: usize, other: usize) -> Option<Ratio> {
        let tree = self.hands.tree();
        let weight = |node, action, hand| self.plan.weight(tree, node, action, hand).clone();
        let child = tree.nodes()[tree.at(self.way)?].next()[action];
        mean(pays(tree, child, pair(self.me, self.hand, other), &weight), self.me)
    }

    /// The equation that fixes how often the first of two actions is taken, the second making up for it; `None`: no hand of the other
    /// side is found that it concerns.
    ///
    /// Source: H. W. Kuhn, A simplified two-person poker (1950). Worked: with Q the second side calls with probability q. With J the first
    /// side checks and loses 1, or bets: K calls and wins 2; Q brings it 1 - 3q. So -2 = -2 + 1 - 3q, and q = 1/3.
    pub fn equation(&self, [one, two]: [usize; 2], control: &Control) -> Result<Option<Equation>, Stop> {
        let tree = self.hands.tree();
        let Some(node) = tree.at(self.way) else { return Ok(None) };
        let q = self.plan.weight(tree, node, one, self.hand);
        let both = q + self.plan.weight(tree, node, two, self.hand);
        let ends = [Ratio::zero(), Ratio::one()].map(|q| self.varied(node, [one, two], q, &both));
        let ends = [&ends[0] as &Weight, &ends[1]];
        for is_mixed in [true, false] {
            for way in self.choices(&[one, two]) {
                for other in 0..tree.hands(self.me.other()) {
                    control.tick(1)?;
                    let found = self.at(&way, other, q, ends, is_mixed);
                    if found.is_some() {
                        return Ok(found);
                    }
                }
            }
        }
        Ok(None)
    }

    /// The plan with the first of two actions taken so often here, and the second for what is left of both.
    fn varied(
        &self,
        node: usize,
        [one, two]: [usize; 2],
        q: Ratio,
        both: &Ratio,
    ) -> impl Fn(usize, usize, usize) -> Ratio + use<'_, H> {
        let rest = both - &q;
        move |at, action, hand| match (at == node && hand == self.hand, action) {
            (true, action) if action == one => q.clone(),
            (true, action) if action == two => rest.clone(),
            _ => self.plan.weight(self.hands.tree(), at, action, hand).clone(),
        }
    }

    /// Where the other side chose before, the last time first, and where it chooses next.
    fn choices(&self, actions: &[usize]) -> Vec<Vec<usize>> {
        let before = (0..self.way.len()).rev().map(|to| self.way[..to].to_vec());
        let after = actions.iter().map(|action| [self.way, &[*action]].concat());
        let tree = self.hands.tree();
        let is_turn = |way: &Vec<usize>| {
            let node = tree.at(way).map(|node| &tree.nodes()[node]);
            matches!(node, Some(Node::Turn { side, .. }) if *side != self.me)
        };
        before.chain(after).filter(is_turn).collect()
    }

    /// The equation of two actions of the other side there, which bring it the same and change differently.
    fn at(&self, way: &[usize], other: usize, q: &Ratio, ends: [&Weight; 2], is_mixed: bool) -> Option<Equation> {
        let tree = self.hands.tree();
        let node = tree.at(way)?;
        let is_played = |action: &usize| !is_mixed || !self.plan.weight(tree, node, *action, other).is_zero();
        let actions: Vec<usize> = (0..tree.nodes()[node].next().len()).filter(is_played).collect();
        let sums: Vec<Linear> = actions.iter().map(|action| self.sum(way, node, *action, other, ends)).collect();
        let most = sums.iter().map(|sum| sum.at(q)).max()?;
        let best = || (0..sums.len()).filter(|i| sums[*i].at(q) == most);
        let (a, b) = best().find_map(|a| Some((a, best().find(|b| sums[*b].slope != sums[a].slope)?)))?;
        Some(self.weighed(way, (node, other), [actions[a], actions[b]], [&sums[a], &sums[b]], (q, ends)))
    }

    /// The equation of two actions there whose sums are known.
    fn weighed(
        &self,
        way: &[usize],
        (node, other): (usize, usize),
        actions: [usize; 2],
        sums: [&Linear; 2],
        (q, ends): (&Ratio, [&Weight; 2]),
    ) -> Equation {
        let rows = self.rows(way, node, actions, other, ends);
        // Weighed so that at `q` the weights are probabilities, unless they are whole numbers, which are read more easily.
        let are_whole = rows.iter().all(|row| row.weight.constant.is_integer() && row.weight.slope.is_integer());
        let all: Ratio = rows.iter().map(|row| row.weight.at(q)).sum();
        let unit = if are_whole || all.is_zero() { Ratio::one() } else { all };
        let rows: Vec<Weighed> =
            rows.into_iter().map(|row| Weighed { weight: row.weight.over(&unit), ..row }).collect();
        let total = |q: Ratio| rows.iter().map(|row| row.weight.at(&q)).sum();
        let total = Linear::between(total(Ratio::zero()), total(Ratio::one()));
        Equation { way: way.to_vec(), other, actions, rows, sums: sums.map(|sum| sum.over(&unit)), total }
    }

    /// Where the other side would profit from an action that is never taken, if it took the place of the only one that is: a hand with which
    /// another answer then becomes better than each one that it plays.
    ///
    /// Worked: Q in Kuhn's poker after a check may bet as well as check. But K, which bets at once, would check if Q bet: for each bet it
    /// then wins 2 where it won 1.
    pub fn punished(&self, [one, instead]: [usize; 2], control: &Control) -> Result<Option<Equation>, Stop> {
        let tree = self.hands.tree();
        let Some(node) = tree.at(self.way) else { return Ok(None) };
        let ends = [Ratio::zero(), Ratio::one()].map(|q| self.varied(node, [one, instead], q, &Ratio::one()));
        let ends = [&ends[0] as &Weight, &ends[1]];
        for way in self.choices(&[one, instead]) {
            for other in 0..tree.hands(self.me.other()) {
                control.tick(1)?;
                if let Some(found) = self.pulled(&way, other, ends) {
                    return Ok(Some(found));
                }
            }
        }
        Ok(None)
    }

    /// An action that the other side would turn to there, and one that it plays.
    fn pulled(&self, way: &[usize], other: usize, ends: [&Weight; 2]) -> Option<Equation> {
        let tree = self.hands.tree();
        let node = tree.at(way)?;
        if self.come(self.me.other(), way, other, ends[0]).is_zero() {
            return None;
        }
        let weight = |action: usize| self.plan.weight(tree, node, action, other);
        let actions = 0..tree.nodes()[node].next().len();
        let sums: Vec<Linear> = actions.clone().map(|action| self.sum(way, node, action, other, ends)).collect();
        let most = sums.iter().map(|sum| &sum.constant).max()?;
        let played = || actions.clone().filter(|action| !weight(*action).is_zero());
        let pulls = |one: &usize| {
            let others = || played().filter(|two| two != one);
            sums[*one].constant == *most
                && others().count() > 0
                && others().all(|two| sums[*one].slope > sums[two].slope)
        };
        let one = actions.clone().find(pulls)?;
        let two = played().filter(|two| *two != one).max_by_key(|two| weight(*two).clone())?;
        Some(self.weighed(way, (node, other), [one, two], [&sums[one], &sums[two]], (&Ratio::zero(), ends)))
    }

    fn sum(&self, way: &[usize], node: usize, action: usize, other: usize, ends: [&Weight; 2]) -> Linear {
        let rows = self.rows(way, node, [action; 2], other, ends);
        let at = |q: &Ratio| rows.iter().map(|row| row.weight.at(q) * row.brings[0].at(q)).sum();
        Linear::between(at(&Ratio::zero()), at(&Ratio::one()))
    }

    /// Each own hand: how often it comes there, and what two actions of the other side bring against it.
    fn rows(&self, way: &[usize], node: usize, actions: [usize; 2], other: usize, ends: [&Weight; 2]) -> Vec<Weighed> {
        let tree = self.hands.tree();
        let dealt: Vec<Int> = (0..tree.hands(self.me)).map(|own| self.dealt(way, own, other)).collect();
        let all = dealt.iter().fold(Int::ZERO, |all, dealt| num_integer::gcd(all, dealt.clone()));
        let row = |hand: usize| {
            let [never, always] = ends.map(|weight| self.come(self.me, way, hand, weight) * &dealt[hand] / &all);
            let brings = actions.map(|action| {
                let child = tree.nodes()[node].next()[action];
                let [never, always] = ends.map(|weight| {
                    let paid = pays(tree, child, pair(self.me, hand, other), weight);
                    mean(paid, self.me.other()).unwrap_or_default()
                });
                Linear::between(never, always)
            });
            Weighed { hand, weight: Linear::between(never, always), brings }
        };
        let comes = |row: &Weighed| !row.weight.constant.is_zero() || !row.weight.slope.is_zero();
        (0..tree.hands(self.me)).filter(|hand| !dealt[*hand].is_zero()).map(row).filter(comes).collect()
    }

    /// How many deals have these hands of both and what was shown on the way.
    fn dealt(&self, way: &[usize], own: usize, other: usize) -> Int {
        let tree = self.hands.tree();
        let hands = pair(self.me, own, other);
        let shown = (0..way.len())
            .find(|to| tree.at(&way[..*to]).is_some_and(|node| matches!(tree.nodes()[node], Node::Shown { .. })));
        let fits = |deal: &&Deal| deal.hands == hands && shown.is_none_or(|at| way[at] == deal.shown);
        self.hands.deals().iter().filter(fits).count().into()
    }

    /// The own hands that are dealt together with one of the other side.
    pub fn dealt_with(&self, other: usize, way: &[usize]) -> Vec<usize> {
        let own = 0..self.hands.tree().hands(self.me);
        own.filter(|own| !self.dealt(way, *own, other).is_zero()).collect()
    }

    /// Whether any deal has this hand of the mover, and what was shown on the way.
    pub fn is_dealt(&self, hand: usize, way: &[usize]) -> bool {
        (0..self.hands.tree().hands(self.me.other())).any(|other| !self.dealt(way, hand, other).is_zero())
    }

    /// How often a side comes along a way with a hand, as far as that lies with it.
    pub fn come(&self, mover: Side, way: &[usize], hand: usize, weight: &Weight) -> Ratio {
        let tree = self.hands.tree();
        let turns = (0..way.len()).filter_map(|to| {
            let node = tree.at(&way[..to])?;
            let is_own = matches!(tree.nodes()[node], Node::Turn { side, .. } if side == mover);
            is_own.then(|| weight(node, way[to], hand))
        });
        turns.fold(Ratio::one(), |come, often| come * often)
    }
}

/// The hands of the first and of the second side.
pub fn pair(me: Side, own: usize, other: usize) -> [usize; 2] {
    if me == Side::First { [own, other] } else { [other, own] }
}

/// What a side wins a deal; nothing where there is none.
fn mean((pays, deals): (Ratio, Ratio), side: Side) -> Option<Ratio> {
    let mean = (!deals.is_zero()).then(|| pays / deals)?;
    Some(if side == Side::First { mean } else { -mean })
}
