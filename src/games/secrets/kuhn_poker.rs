//! Kuhn's poker: one card each, one bet at most; the smallest game in which bluffing is right.

use num_traits::{One, Signed};

use crate::kit::fractions::read_fraction;
use crate::kit::hands::table::{Deal, Hands, Secret};
use duel::game::manner::Manner;
use duel::game::{Card, Family, Preset};
use ground::fault::{Fault, Kind};
use ground::notation::Reader;
use ground::num::{Int, Ratio};
use ground::params::{Domain, Param, Params};
use ground::rules::Side;
use ground::say;
use ground::say::Say;
use solve::equilibrium::hidden::plan::Plan;
use solve::equilibrium::hidden::tree::{Node, Stake, Tree};

/// The variant, with its tree.
pub struct Kuhn {
    cards: usize,
    ante: Int,
    bet: Int,
    tree: Tree,
    variant: String,
    fixed: [Option<Plan<Ratio>>; 2],
    /// Where the first side faces a bet, where the second may bet, where it faces one.
    spots: [usize; 3],
}

/// What an end pays the first side.
enum Pays {
    /// So much, whoever holds what.
    Always(Int),
    /// So much from the lower to the higher card.
    Higher(Int),
}

/// The variant these parameters describe.
pub fn build(params: &Params) -> Result<Secret<Kuhn>, Fault> {
    let cards = usize::try_from(params.nat("cards")).expect("it is declared small");
    let [ante, bet] = ["ante", "bet"].map(|name| Int::from(params.nat(name).clone()));
    let mut tree = Tree::new([cards, cards]);
    let raised = &ante + &bet;
    let checked = end(&mut tree, cards, &Pays::Higher(ante.clone()));
    let lost = end(&mut tree, cards, &Pays::Always(-&ante));
    let won = end(&mut tree, cards, &Pays::Always(ante.clone()));
    let [shown, called] = [(); 2].map(|()| end(&mut tree, cards, &Pays::Higher(raised.clone())));
    let mut turn = |side: Side, next: [usize; 2]| tree.add(Node::Turn { side, next: next.to_vec() });
    let facing = turn(Side::First, [lost, shown]);
    let after_check = turn(Side::Second, [checked, facing]);
    let after_bet = turn(Side::Second, [won, called]);
    turn(Side::First, [after_check, after_bet]);
    let variant = format!("{cards} {ante} {bet}");
    let mut kuhn =
        Kuhn { cards, ante, bet, tree, variant, fixed: [None, None], spots: [facing, after_check, after_bet] };
    for (i, (name, side)) in [("first", Side::First), ("second", Side::Second)].into_iter().enumerate() {
        let within =
            |fault: Fault| Fault { says: say!("in-param", name = name, problem = fault.says.clone()), ..fault };
        kuhn.fixed[i] = kuhn.read_plan(side, params.text(name)).map_err(within)?;
    }
    Ok(Secret(kuhn))
}

fn end(tree: &mut Tree, cards: usize, pays: &Pays) -> usize {
    let (mut table, mut deals) = (Vec::new(), Vec::new());
    for first in 0..cards {
        for second in 0..cards {
            let paid = match pays {
                Pays::Always(paid) => paid.clone(),
                Pays::Higher(paid) if first > second => paid.clone(),
                Pays::Higher(paid) => -paid,
            };
            let is_dealt = first != second;
            table.push(if is_dealt { paid } else { Int::ZERO });
            deals.push(Int::from(u8::from(is_dealt)));
        }
    }
    let stake = tree.add_stake(Stake { pays: table, deals });
    tree.add(Node::End { stake })
}

impl Kuhn {
    /// Where a side may bet, and where it faces a bet.
    fn turns(&self, side: Side) -> (usize, usize) {
        let [facing, after_check, after_bet] = self.spots;
        match side {
            Side::First => (self.tree.root(), facing),
            Side::Second => (after_check, after_bet),
        }
    }

    /// Reads `J:bet=1/3,call=0;Q:bet=0,call=2/3;K:bet=1,call=1`, every card once; `-` is no plan.
    fn read_plan(&self, side: Side, text: &str) -> Result<Option<Plan<Ratio>>, Fault> {
        if text.is_empty() || text == "-" {
            return Ok(None);
        }
        let mut r = Reader::new(Kind::BadParameter, text);
        let mut plan = Plan::empty(&self.tree);
        let (bets, calls) = self.turns(side);
        let mut is_known = vec![false; self.cards];
        loop {
            let column = r.column();
            let word = r.word();
            let card = (0..self.cards).find(|&card| self.hand(card) == word && !is_known[card]);
            let Some(card) = card else { return Err(self.unknown_card(&mut r, &is_known, column)) };
            is_known[card] = true;
            r.expect(":")?;
            let mut weights = [None, None];
            for more in 0..2 {
                if more > 0 {
                    r.expect(",")?;
                }
                let at = usize::from(!r.take("bet"));
                if at == 1 && !r.take("call") || weights[at].is_some() {
                    return Err(r.wrong(say!("kuhn-poker-expect-action")));
                }
                r.expect("=")?;
                weights[at] = Some(chance(&mut r)?);
            }
            for (node, weight) in [bets, calls].into_iter().zip(weights.into_iter().flatten()) {
                plan.set(&self.tree, node, 0, card, Ratio::one() - &weight);
                plan.set(&self.tree, node, 1, card, weight);
            }
            if !r.take(";") {
                break;
            }
        }
        r.end()?;
        if is_known.contains(&false) {
            let column = r.column();
            return Err(self.unknown_card(&mut r, &is_known, column));
        }
        Ok(Some(plan))
    }

    fn unknown_card(&self, r: &mut Reader, is_known: &[bool], column: usize) -> Fault {
        let names: Vec<String> = (0..self.cards).filter(|&card| !is_known[card]).map(|card| self.hand(card)).collect();
        let fault = r.fault(say!("kuhn-poker-card")).at(column);
        if names.is_empty() {
            fault.expecting(say!("expect-end"))
        } else {
            fault.expecting(say!("expect-one-of", words = names))
        }
    }
}

/// A fraction from 0 to 1.
fn chance(r: &mut Reader) -> Result<Ratio, Fault> {
    let column = r.column();
    let chance = read_fraction(r)?;
    if chance.is_negative() || chance > Ratio::one() {
        return Err(r.fault(say!("kuhn-poker-no-chance", number = chance.to_string())).at(column));
    }
    Ok(chance)
}

impl Hands for Kuhn {
    const CARD: Card = Card {
        id: "kuhn-poker",
        family: Family::Secrets,
        fame: 78,
        manner: Manner::Words,
        params: &[
            Param { name: "cards", domain: Domain::Nat { least: 3, most: Some(13) }, default: "3" },
            Param { name: "ante", domain: Domain::Nat { least: 1, most: None }, default: "1" },
            Param { name: "bet", domain: Domain::Nat { least: 1, most: None }, default: "1" },
            Param { name: "first", domain: Domain::Text, default: "-" },
            Param { name: "second", domain: Domain::Text, default: "-" },
        ],
        presets: &[
            Preset { params: &[], position: None },
            Preset { params: &[], position: Some("Q:bet") },
            Preset { params: &[("cards", "4")], position: None },
            Preset { params: &[("ante", "2")], position: None },
        ],
        sources: &[
            "H. W. Kuhn, A simplified two-person poker, Contributions to the Theory of Games I (1950), 97-103",
            "B. von Stengel, Efficient computation of behavior strategies, Games and Economic Behavior 14 (1996), 220-246",
        ],
    };

    fn tree(&self) -> &Tree {
        &self.tree
    }

    fn deals(&self) -> Vec<Deal> {
        let pairs = (0..self.cards).flat_map(|first| (0..self.cards).map(move |second| [first, second]));
        pairs.filter(|[first, second]| first != second).map(|hands| Deal { hands, shown: 0 }).collect()
    }

    fn hand(&self, hand: usize) -> String {
        if self.cards == 3 { ["J", "Q", "K"][hand].to_owned() } else { (hand + 1).to_string() }
    }

    fn rule(&self) -> Say {
        let cards: Vec<String> = (0..self.cards).map(|card| self.hand(card)).collect();
        say!("kuhn-poker-rule", cards = cards.join(" "), ante = &self.ante, bet = &self.bet)
    }

    fn paid(&self, node: usize) -> Option<[Int; 2]> {
        let [facing, after_check, after_bet] = self.spots;
        let (ante, raised) = (self.ante.clone(), &self.ante + &self.bet);
        match node {
            _ if node == self.tree.root() || node == after_check => Some([ante.clone(), ante]),
            _ if node == after_bet => Some([raised, ante]),
            _ if node == facing => Some([ante, raised]),
            _ => None,
        }
    }

    fn action(&self, node: usize, action: usize) -> String {
        let [facing, _, after_bet] = self.spots;
        let names = if node == facing || node == after_bet { ["fold", "call"] } else { ["check", "bet"] };
        names[action].to_owned()
    }

    fn tell(&self, node: usize, action: usize) -> Say {
        match self.action(node, action).as_str() {
            "fold" => say!("hands-folds"),
            "call" => say!("hands-calls"),
            "check" => say!("hands-checks"),
            _ => say!("hands-bets"),
        }
    }

    fn variant(&self) -> String {
        self.variant.clone()
    }

    fn written(&self, side: Side, plan: &Plan<f64>) -> Option<String> {
        let (bets, calls) = self.turns(side);
        let of_card = |card: usize| {
            let [bet, call] = [bets, calls].map(|node| plan.weight(&self.tree, node, 1, card));
            format!("{}:bet={bet:.3},call={call:.3}", self.hand(card))
        };
        Some((0..self.cards).map(of_card).collect::<Vec<_>>().join(";"))
    }

    fn fixed(&self) -> [Option<&Plan<Ratio>>; 2] {
        [self.fixed[0].as_ref(), self.fixed[1].as_ref()]
    }
}

#[cfg(test)]
mod tests;
