//! Leduc poker: three ranks twice each, two rounds of betting, a public card between them.

use std::collections::BTreeMap;

use crate::kit::hands::table::{Deal, Hands, Secret};
use ::solve::equilibrium::hidden::tree::{Node, Stake, Tree};
use duel::game::manner::Manner;
use duel::game::{Card, Family, Preset};
use ground::fault::Fault;
use ground::num::Int;
use ground::params::Params;
use ground::rules::Side;
use ground::say;
use ground::say::Say;

const RANKS: usize = 3;
const CARDS: usize = 6;
const ANTE: i64 = 1;

/// What a raise costs in the first and in the second round.
const RAISES: [i64; 2] = [2, 4];

/// Raises a round at most.
const MOST: usize = 2;

/// The game, with its tree and the names of the actions.
pub struct Leduc {
    tree: Tree,
    names: BTreeMap<usize, Vec<&'static str>>,
    /// What both sides have paid, turn by turn.
    paid: BTreeMap<usize, [i64; 2]>,
}

/// The game; it has no parameters.
pub fn build(_params: &Params) -> Result<Secret<Leduc>, Fault> {
    let mut leduc = Leduc { tree: Tree::new([RANKS, RANKS]), names: BTreeMap::new(), paid: BTreeMap::new() };
    leduc.grow(&Betting { public: None, raises: 0, is_answer: false, paid: [ANTE, ANTE], to: Side::First });
    Ok(Secret(leduc))
}

/// A turn: what has been paid and said.
#[derive(Clone)]
struct Betting {
    public: Option<usize>,
    raises: usize,
    is_answer: bool,
    paid: [i64; 2],
    to: Side,
}

impl Betting {
    /// What the mover has paid once it calls.
    fn called(&self) -> [i64; 2] {
        [self.paid[self.to.other() as usize]; 2]
    }

    /// What has been paid once the mover raises.
    fn raised(&self) -> Betting {
        let mut paid = self.called();
        paid[self.to as usize] += RAISES[usize::from(self.public.is_some())];
        Betting { raises: self.raises + 1, is_answer: true, paid, to: self.to.other(), public: self.public }
    }
}

/// Every deal: two hands and the public card, as ranks.
fn deals() -> Vec<Deal> {
    let cards = (0..CARDS).flat_map(|a| (0..CARDS).flat_map(move |b| (0..CARDS).map(move |c| [a, b, c])));
    let apart = cards.filter(|[a, b, c]| a != b && a != c && b != c);
    apart.map(|[a, b, c]| Deal { hands: [a / 2, b / 2], shown: c / 2 }).collect()
}

impl Leduc {
    fn grow(&mut self, here: &Betting) -> usize {
        let (mut next, mut names) = (Vec::new(), Vec::new());
        let is_facing = here.paid[0] != here.paid[1];
        if is_facing {
            let lost = here.paid[here.to as usize];
            next.push(self.end(here.public, |_, _, _| if here.to == Side::First { -lost } else { lost }));
            names.push("fold");
        }
        next.push(self.called(here));
        names.push("call");
        if here.raises < MOST {
            next.push(self.grow(&here.raised()));
            names.push("raise");
        }
        let node = self.tree.add(Node::Turn { side: here.to, next });
        self.names.insert(node, names);
        self.paid.insert(node, here.paid);
        node
    }

    /// Where a call leads: to the other side's answer, to the public card, or to the showdown.
    fn called(&mut self, here: &Betting) -> usize {
        let paid = here.called();
        if !here.is_answer {
            return self.grow(&Betting { is_answer: true, paid, to: here.to.other(), ..here.clone() });
        }
        if here.public.is_some() {
            return self.end(here.public, |first, second, public| {
                paid[0] * (strength(first, public).cmp(&strength(second, public)) as i64)
            });
        }
        let after = |public| Betting { public: Some(public), raises: 0, is_answer: false, paid, to: Side::First };
        let next = (0..RANKS).map(|public| self.grow(&after(public))).collect();
        self.tree.add(Node::Shown { next })
    }

    fn end(&mut self, public: Option<usize>, pays: impl Fn(usize, usize, usize) -> i64) -> usize {
        let (mut table, mut count) = ([0; RANKS * RANKS], [0; RANKS * RANKS]);
        for Deal { hands: [first, second], shown } in deals() {
            if public.is_none_or(|public| public == shown) {
                let cell = first * RANKS + second;
                table[cell] += pays(first, second, shown);
                count[cell] += 1;
            }
        }
        let whole = |cells: [i64; RANKS * RANKS]| cells.map(Int::from).to_vec();
        let stake = self.tree.add_stake(Stake { pays: whole(table), deals: whole(count) });
        self.tree.add(Node::End { stake })
    }
}

/// A pair with the public card beats every rank.
fn strength(rank: usize, public: usize) -> usize {
    if rank == public { RANKS } else { rank }
}

impl Hands for Leduc {
    const CARD: Card = Card {
        id: "leduc-poker",
        family: Family::Secrets,
        fame: 36,
        manner: Manner::Words,
        params: &[],
        presets: &[
            Preset { params: &[], position: None },
            Preset { params: &[], position: Some("K") },
            Preset { params: &[], position: Some("K:call-raise-call/Q:") },
        ],
        sources: &[
            "F. Southey et al., Bayes' bluff: opponent modelling in poker, UAI (2005)",
            "M. Zinkevich, M. Johanson, M. Bowling, C. Piccione, Regret minimization in games with incomplete information (2007)",
            "O. Tammelin, Solving large imperfect information games using CFR+ (2014)",
        ],
    };

    fn tree(&self) -> &Tree {
        &self.tree
    }

    fn deals(&self) -> Vec<Deal> {
        deals()
    }

    fn hand(&self, hand: usize) -> String {
        ["J", "Q", "K"][hand].to_owned()
    }

    fn rule(&self) -> Say {
        say!("leduc-poker-rule", first = RAISES[0], second = RAISES[1])
    }

    fn paid(&self, node: usize) -> Option<[Int; 2]> {
        self.paid.get(&node).map(|paid| paid.map(Int::from))
    }

    fn action(&self, node: usize, action: usize) -> String {
        self.names[&node][action].to_owned()
    }

    fn tell(&self, node: usize, action: usize) -> Say {
        match self.names[&node][action] {
            "fold" => say!("hands-folds"),
            "call" => say!("hands-calls"),
            _ => say!("hands-raises"),
        }
    }

    fn variant(&self) -> String {
        String::new()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use ::solve::equilibrium::hidden::amount::Amount;
    use ::solve::equilibrium::hidden::reply::best_reply;
    use ::solve::equilibrium::hidden::sequence_form::solve;
    use ::solve::equilibrium::regret::counterfactual::Learning;
    use ::solve::judge::control::Control;
    use ::solve::judge::scheme::Scheme;
    use duel::game::Game;
    use ground::num::{Ratio, decimal};
    use ground::rules::{Ending, Rules};

    fn leduc() -> Secret<Leduc> {
        build(&Params::of(&[])).expect("it has no parameters")
    }

    #[test]
    fn it_is_as_large_as_published() {
        let game = leduc();
        let tree = game.0.tree();
        assert_eq!(tree.states(Side::First) + tree.states(Side::Second), 288);
        assert_eq!(tree.deals(), 120.into());
    }

    #[test]
    fn a_few_iterations_bracket_the_value() {
        let (game, control) = (leduc(), Control::new());
        let tree = game.0.tree();
        let mut learning = Learning::new(tree, Scheme::Plus);
        learning.run(300, &control).expect("nobody stops it");
        let (mean, deals) = (learning.mean(), f64::of(&tree.deals()));
        let won = |side| best_reply(tree, side, &mean, &control).expect("nobody stops it").0 / deals;
        let (low, high) = (-won(Side::Second), won(Side::First));
        // Exact, by an independent linear program.
        let value = -0.085_606_424_078;
        assert!(low < value && value < high, "{low} to {high}");
        assert!(high - low < 0.01, "{low} to {high}");
    }

    #[test]
    fn it_is_solved_exactly_and_both_best_replies_prove_it() {
        let (game, control) = (leduc(), Control::new());
        let tree = game.0.tree();
        let solved = solve(tree, &control).expect("nobody stops it");
        let deals = Ratio::from_integer(tree.deals());
        let (high, _) = best_reply(tree, Side::First, &solved.plan, &control).expect("nobody stops it");
        let (low, _) = best_reply(tree, Side::Second, &solved.plan, &control).expect("nobody stops it");
        assert_eq!((high / &deals, -low / deals), (solved.value.clone(), solved.value.clone()));
        // By an independent linear program in machine numbers.
        assert_eq!(decimal(&solved.value, 12), "-0.085606424078");
    }

    #[test]
    fn states_are_written_as_they_are_read() {
        let game = leduc();
        for text in [
            "K",
            "J:raise",
            "K:call-raise-call/Q:",
            "Q:call-call/Q:call-raise",
            "J,K:raise-fold",
            "K,K:call-call/J:call-call",
        ] {
            let at = game.read_pos(text).unwrap_or_else(|fault| panic!("{text}: {fault:?}"));
            assert_eq!(game.write_pos(&at), text);
        }
        let moves = |text: &str| {
            let at = game.read_pos(text).expect(text);
            game.moves(&at).list.map(|mv| game.write_move(&at, &mv)).collect::<Vec<_>>()
        };
        assert_eq!(moves("K"), ["call", "raise"]);
        assert_eq!(moves("K:raise"), ["fold", "call", "raise"]);
        assert_eq!(moves("K:raise-raise"), ["fold", "call"]);
        let pair = game.read_pos("Q,K:call-call/Q:raise-call").expect("a showdown");
        assert_eq!(
            game.ending(&pair),
            Some(Ending::Score { first: 5.into(), second: 0.into() }),
            "a pair beats a king"
        );
        assert!(game.read_pos("Q,Q:call-call/Q:call-call").is_err(), "there are two queens");
    }
}
