//! What a game of hidden hands brings, and the rules they share: first the pack is cut, then the sides act by turns.

use num_traits::Signed;

use crate::kit::shuffle::shuffled;
use duel::game::Card;
use ground::num::{Int, Ratio};
use ground::rules::{At, Ending, Illegal, Moves, Rules, Side};
use ground::say;
use ground::say::Say;
use ground::scene::hand::Face;
use solve::equilibrium::hidden::plan::Plan;
use solve::equilibrium::hidden::tree::{Node, Tree};

/// What was dealt.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Deal {
    /// The hands of the first and of the second side.
    pub hands: [usize; 2],
    /// What will be shown to both, if anything is.
    pub shown: usize,
}

/// What a game of hidden hands brings.
pub trait Hands: Send + Sync + 'static {
    /// The game's card.
    const CARD: Card;

    /// What both sides see.
    fn tree(&self) -> &Tree;

    /// Every deal, each as often as it is likely.
    fn deals(&self) -> Vec<Deal>;

    /// How a hand is written.
    fn hand(&self, hand: usize) -> String;

    /// What lies before somebody who holds this hand; without one, what others see of it.
    fn face(&self, hand: Option<usize>) -> Face {
        Face::Card(hand.map(|hand| self.hand(hand)))
    }

    /// What both sides have paid into the pot where this node is reached; `None` where there is no pot, or the round is over.
    fn paid(&self, _node: usize) -> Option<[Int; 2]> {
        None
    }

    /// What must be known of this variant to play, in a sentence.
    fn rule(&self) -> Say;

    /// What the own hand alone says of the last action at this node, in a sentence; `None` where hands are compared instead.
    fn sure(&self, _node: usize, _hand: usize) -> Option<Say> {
        None
    }

    /// How an action is written.
    fn action(&self, node: usize, action: usize) -> String;

    /// How a player says an action.
    fn tell(&self, node: usize, action: usize) -> Say;

    /// What tells this variant from others of the game, the fixed plans left out.
    fn variant(&self) -> String;

    /// A side's plan as its parameter takes it, rounded; none where plans cannot be fixed.
    fn written(&self, _side: Side, _plan: &Plan<f64>) -> Option<String> {
        None
    }

    /// Plans that were fixed for the first and the second side.
    fn fixed(&self) -> [Option<&Plan<Ratio>>; 2] {
        [None, None]
    }
}

/// A round: nothing is dealt yet, or a deal and the children taken from the root on.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Round {
    /// The pack lies on the table.
    Uncut {
        /// The seed it was shuffled by.
        pack: u64,
    },
    /// Cards are dealt.
    Dealt {
        /// What lies where; each side sees its own hand.
        deal: Deal,
        /// What both saw so far: children of the tree from the root on.
        way: Vec<usize>,
    },
}

/// A move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Move {
    /// Cuts the pack at one of many places, not knowing what lies where.
    Cut(usize),
    /// One of the actions of a turn.
    Act(usize),
}

/// A game of hidden hands.
pub struct Secret<H>(pub H);

/// Places to cut the pack at, at least.
const CUTS: usize = 24;

/// The seed of the pack where none is told.
pub const PACK: u64 = 1950;

impl<H: Hands> Secret<H> {
    /// How many places there are to cut the pack at: every deal lies at equally many.
    pub fn cuts(&self) -> usize {
        let deals = self.0.deals().len();
        deals * CUTS.div_ceil(deals)
    }

    /// What is dealt when a pack is cut there.
    fn deal(&self, pack: u64, cut: usize) -> Deal {
        let deals = self.0.deals();
        deals[shuffled(self.cuts(), pack)[cut] % deals.len()]
    }

    /// The node a way leads to.
    pub fn node(&self, way: &[usize]) -> usize {
        self.0.tree().at(way).expect("a round follows its tree")
    }

    /// A round with this way, whatever chance shows next already shown, and whose turn it is.
    pub fn place(&self, deal: Deal, mut way: Vec<usize>, after: Side) -> At<Round> {
        while let Node::Shown { .. } = self.0.tree().nodes()[self.node(&way)] {
            way.push(deal.shown);
        }
        let to = match self.0.tree().nodes()[self.node(&way)] {
            Node::Turn { side, .. } => side,
            _ => after.other(),
        };
        At { pos: Round::Dealt { deal, way }, to }
    }

    /// The actions that may be taken.
    pub fn actions(&self, round: &Round) -> usize {
        match round {
            Round::Uncut { .. } => 0,
            Round::Dealt { way, .. } => match &self.0.tree().nodes()[self.node(way)] {
                Node::Turn { next, .. } => next.len(),
                _ => 0,
            },
        }
    }

    /// What the first side has won in a round that is over.
    pub fn paid(&self, round: &Round) -> Option<Int> {
        let Round::Dealt { deal: Deal { hands: [first, second], .. }, way } = round else { return None };
        let tree = self.0.tree();
        let Node::End { stake } = tree.nodes()[self.node(way)] else { return None };
        let (pays, deals) = tree.stakes()[stake].cell(*first, *second, tree.hands(Side::Second));
        Some(pays / deals)
    }
}

impl<H: Hands> Rules for Secret<H> {
    type Pos = Round;
    type Move = Move;

    fn start(&self) -> At<Round> {
        At::first(Round::Uncut { pack: PACK })
    }

    fn moves(&self, at: &At<Round>) -> Moves<'_, Move> {
        Moves::all(match at.pos {
            Round::Uncut { .. } => (0..self.cuts()).map(Move::Cut).collect(),
            Round::Dealt { .. } => (0..self.actions(&at.pos)).map(Move::Act).collect(),
        })
    }

    fn legal(&self, at: &At<Round>, mv: &Move) -> Result<(), Illegal> {
        let is_legal = match (&at.pos, mv) {
            (Round::Uncut { .. }, Move::Cut(cut)) => *cut < self.cuts(),
            (Round::Dealt { .. }, Move::Act(action)) => *action < self.actions(&at.pos),
            _ => false,
        };
        if is_legal { Ok(()) } else { Err(Illegal(say!("hands-illegal"))) }
    }

    fn play(&self, at: &At<Round>, mv: &Move) -> At<Round> {
        match (&at.pos, mv) {
            (Round::Dealt { deal, way }, Move::Act(action)) => {
                self.place(*deal, way.iter().copied().chain([*action]).collect(), at.to)
            }
            (Round::Uncut { pack }, Move::Cut(cut) | Move::Act(cut)) => {
                self.place(self.deal(*pack, *cut), Vec::new(), Side::Second)
            }
            (Round::Dealt { deal, way }, Move::Cut(_)) => self.place(*deal, way.clone(), at.to.other()),
        }
    }

    fn ending(&self, at: &At<Round>) -> Option<Ending> {
        let paid = self.paid(&at.pos)?;
        let nothing = Int::ZERO;
        Some(if paid.is_negative() {
            Ending::Score { first: nothing, second: -paid }
        } else {
            Ending::Score { first: paid, second: nothing }
        })
    }
}
