//! Liar's dice for two: one die each under a cup; every bid says more than the last one, until somebody says it is a lie.

use crate::kit::hands::table::{Deal, Hands, Secret};
use ::solve::equilibrium::hidden::tree::{Node, Stake, Tree};
use duel::game::manner::Manner;
use duel::game::{Card, Family, Preset};
use ground::fault::Fault;
use ground::num::Int;
use ground::params::{Domain, Param, Params};
use ground::rules::Side;
use ground::say;
use ground::say::Say;
use ground::scene::hand::Face;

/// Dice on the table.
const DICE: usize = 2;

/// The variant, with its tree.
pub struct Liars {
    faces: usize,
    tree: Tree,
    /// The bid that each node answers: none at the root.
    last: Vec<Option<usize>>,
}

/// The variant these parameters describe.
pub fn build(params: &Params) -> Result<Secret<Liars>, Fault> {
    let faces = usize::try_from(params.nat("faces")).expect("it is declared small");
    let mut liars = Liars { faces, tree: Tree::new([faces, faces]), last: Vec::new() };
    let stakes: Vec<[usize; 2]> = (0..DICE * faces).map(|bid| liars.stakes(bid)).collect();
    liars.grow(None, Side::First, &stakes);
    Ok(Secret(liars))
}

impl Liars {
    /// What a bid says: so many dice show this face.
    fn bid(&self, bid: usize) -> (usize, usize) {
        (bid / self.faces + 1, bid % self.faces + 1)
    }

    /// The tables of a bid that the first, or the second side calls a lie.
    fn stakes(&mut self, bid: usize) -> [usize; 2] {
        let (count, face) = self.bid(bid);
        let dice = |i: usize| [i / self.faces + 1, i % self.faces + 1];
        let is_lie = |i: usize| dice(i).iter().filter(|&&die| die == face).count() < count;
        let cells = self.faces * self.faces;
        let right: Vec<Int> = (0..cells).map(|i| Int::from(if is_lie(i) { 1 } else { -1 })).collect();
        let wrong = right.iter().map(|pays| -pays).collect();
        [right, wrong].map(|pays| self.tree.add_stake(Stake { pays, deals: vec![Int::from(1); cells] }))
    }

    fn grow(&mut self, last: Option<usize>, to: Side, stakes: &[[usize; 2]]) -> usize {
        let higher = last.map_or(0, |bid| bid + 1)..stakes.len();
        let mut next: Vec<usize> = higher.map(|bid| self.grow(Some(bid), to.other(), stakes)).collect();
        if let Some(bid) = last {
            next.push(self.add(Node::End { stake: stakes[bid][to as usize] }, last));
        }
        self.add(Node::Turn { side: to, next }, last)
    }

    fn add(&mut self, node: Node, last: Option<usize>) -> usize {
        self.last.push(last);
        self.tree.add(node)
    }

    /// The bid that an action makes; none if it calls the last one a lie.
    fn bids(&self, node: usize, action: usize) -> Option<usize> {
        let bid = self.last[node].map_or(0, |bid| bid + 1) + action;
        (bid < DICE * self.faces).then_some(bid)
    }
}

impl Hands for Liars {
    const CARD: Card = Card {
        id: "liars-dice",
        family: Family::Secrets,
        fame: 58,
        manner: Manner::Words,
        params: &[Param { name: "faces", domain: Domain::Nat { least: 2, most: Some(6) }, default: "3" }],
        presets: &[
            Preset { params: &[], position: None },
            Preset { params: &[], position: Some("2:1x2") },
            Preset { params: &[("faces", "4")], position: None },
        ],
        sources: &[
            "C. P. Ferguson and T. S. Ferguson, Models for the game of liar's dice, Stochastic Games and Related Topics (1991)",
            "T. W. Neller and S. Hnath, Approximating optimal dudo play with fixed-strategy iteration counterfactual regret minimization (2011)",
        ],
    };

    fn tree(&self) -> &Tree {
        &self.tree
    }

    fn deals(&self) -> Vec<Deal> {
        let pair = |i: usize| Deal { hands: [i / self.faces, i % self.faces], shown: 0 };
        (0..self.faces * self.faces).map(pair).collect()
    }

    fn hand(&self, hand: usize) -> String {
        (hand + 1).to_string()
    }

    fn rule(&self) -> Say {
        say!("liars-dice-rule", faces = self.faces)
    }

    fn face(&self, hand: Option<usize>) -> Face {
        Face::Die(hand.map(|hand| hand + 1))
    }

    fn action(&self, node: usize, action: usize) -> String {
        self.bids(node, action).map_or("liar".to_owned(), |bid| {
            let (count, face) = self.bid(bid);
            format!("{count}x{face}")
        })
    }

    fn tell(&self, node: usize, action: usize) -> Say {
        match self.bids(node, action) {
            None => say!("liars-dice-calls"),
            Some(bid) => say!("liars-dice-bids", count = self.bid(bid).0, face = self.bid(bid).1),
        }
    }

    fn variant(&self) -> String {
        self.faces.to_string()
    }

    fn sure(&self, node: usize, hand: usize) -> Option<Say> {
        let (count, face) = self.bid(self.last[node]?);
        let own = hand + 1;
        let (bid, sides) = (format!("{count}x{face}"), self.faces);
        Some(match (count, own == face) {
            (DICE, false) => say!("liars-dice-lie", own = own, bid = bid),
            (DICE, true) => say!("liars-dice-both", own = own, bid = bid, faces = sides),
            (_, true) => say!("liars-dice-true", own = own, bid = bid),
            (_, false) => say!("liars-dice-other", own = own, bid = bid, face = face),
        })
    }
}

#[cfg(test)]
mod tests {
    use num_traits::Signed;

    use super::*;
    use ::solve::equilibrium::hidden::reply::best_reply;
    use ::solve::equilibrium::hidden::sequence_form::solve;
    use ::solve::judge::control::Control;
    use ::solve::judge::value::Value;
    use duel::game::Game;
    use ground::num::Ratio;
    use ground::rules::{Ending, Rules};

    fn dice(faces: &str) -> Secret<Liars> {
        let mut params = Params::of(<Secret<Liars> as Game>::CARD.params);
        params.set("faces", faces).expect("in bounds");
        build(&params).expect("all variants can be built")
    }

    #[test]
    fn both_best_replies_prove_the_value() {
        // Two faces are even; more are not. Found by this program and proved here by the replies alone.
        for (faces, value) in [("2", (0, 1)), ("3", (-1, 9))] {
            let (game, control) = (dice(faces), Control::new());
            let tree = game.0.tree();
            let solved = solve(tree, &control).expect("nobody stops it");
            assert_eq!(solved.value, Ratio::new(value.0.into(), value.1.into()), "{faces} faces");
            let deals = Ratio::from_integer(tree.deals());
            let (high, _) = best_reply(tree, Side::First, &solved.plan, &control).expect("nobody stops it");
            let (low, _) = best_reply(tree, Side::Second, &solved.plan, &control).expect("nobody stops it");
            assert_eq!((high / &deals, -low / deals), (solved.value.clone(), solved.value), "{faces} faces");
        }
    }

    #[test]
    fn where_the_other_sides_plan_never_comes_more_may_seem_to_be_had() {
        let (game, control) = (dice("3"), Control::new());
        let states =
            ["1:1x1", "2:1x1", "3:1x1", "1:1x2", "2:1x2", "3:1x2", "1:1x3", "2:1x3", "3:1x3", "1:2x1", "2:2x1"];
        let slack = |text: &str| {
            let at = game.read_pos(text).expect(text);
            match game.oracle().value(&game, &at, &control).expect("nobody stops it") {
                Value::Expected { slack, .. } => slack,
                other => panic!("{text}: {other:?}"),
            }
        };
        let open: Vec<Ratio> = states.into_iter().filter_map(slack).collect();
        assert!(!open.is_empty() && open.iter().all(Signed::is_positive), "{open:?}");
        let at_start = game.read_pos("1").expect("a hand");
        assert!(game.oracle().value(&game, &at_start, &control).expect("nobody stops it").is_proved());
    }

    #[test]
    fn bids_rise_and_the_liar_pays() {
        let game = dice("3");
        let moves = |text: &str| {
            let at = game.read_pos(text).expect(text);
            game.moves(&at).list.map(|mv| game.write_move(&at, &mv)).collect::<Vec<_>>()
        };
        assert_eq!(moves("1"), ["1x1", "1x2", "1x3", "2x1", "2x2", "2x3"]);
        assert_eq!(moves("2:1x2-2x2"), ["2x3", "liar"]);
        assert_eq!(moves("2:2x3"), ["liar"]);
        let ending = |text: &str| game.ending(&game.read_pos(text).expect(text));
        let [won, lost] =
            [(1, 0), (0, 1)].map(|(first, second)| Some(Ending::Score { first: first.into(), second: second.into() }));
        assert_eq!(ending("2,2:2x2-liar"), won, "it was true: the caller pays");
        assert_eq!(ending("2,3:2x2-liar"), lost);
        assert_eq!(ending("1,3:1x1-2x3-liar"), won, "the second side lied");
    }
}
