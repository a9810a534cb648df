//! What a game of simultaneous choices brings, and the rules they share.

use std::fmt::Debug;
use std::hash::Hash;

use num_integer::Integer;
use num_traits::{One, Signed};

use duel::game::Card;
use ground::fault::Fault;
use ground::notation::Reader;
use ground::num::{Int, Ratio};
use ground::rules::{At, Ending, Illegal, Moves, Rules, Side};
use ground::say;
use ground::say::Say;
use solve::equilibrium::mixed::matrix::{Matrix, Mix, Solution};
use solve::judge::reason::Step;

/// What a game of simultaneous choices brings. Choices are counted from 0; the first side chooses a row, the second a column.
pub trait Sheet: Send + Sync + 'static {
    /// What is known before anybody chooses.
    type Setup: Clone + Eq + Hash + Debug + Send + Sync + 'static;

    /// The game's card.
    const CARD: Card;

    /// The preset start.
    fn start(&self) -> Self::Setup;

    /// How many rows and columns there are.
    fn sizes(&self, setup: &Self::Setup) -> [usize; 2];

    /// What the first side wins from the second, row by row.
    fn matrix(&self, setup: &Self::Setup) -> Matrix;

    /// Prints what is known.
    fn write(&self, setup: &Self::Setup) -> String;

    /// Reads it, as far as it goes.
    fn read(&self, r: &mut Reader) -> Result<Self::Setup, Fault>;

    /// Prints a choice.
    fn write_choice(&self, setup: &Self::Setup, side: Side, choice: usize) -> String;

    /// Reads a choice that exists, as far as it goes.
    fn read_choice(&self, setup: &Self::Setup, side: Side, r: &mut Reader) -> Result<usize, Fault>;

    /// How a player says a choice.
    fn tell(&self, setup: &Self::Setup, side: Side, choice: usize) -> Say;

    /// Words for a choice that people know by a name.
    fn named(&self, _setup: &Self::Setup, _choice: usize) -> &'static [&'static str] {
        &[]
    }

    /// What the choices are called, where people have names for them; the same for rows and columns.
    fn names(&self, _setup: &Self::Setup) -> Vec<Say> {
        Vec::new()
    }

    /// A mix that is easy to tell, for a side: it is played where it is optimal.
    fn favoured(&self, _setup: &Self::Setup, _side: Side) -> Option<Mix> {
        None
    }

    /// How the mover's mix is found, in the words of the game.
    fn how(&self, _setup: &Self::Setup, _me: Side, _solution: &Solution) -> Option<Say> {
        None
    }

    /// Why the mover's part of a solution is as good as can be, in the words of the game; nothing where the table says it best.
    fn why(&self, _setup: &Self::Setup, _me: Side, _solution: &Solution) -> Vec<Step> {
        Vec::new()
    }

    /// Why both sides' mixes are as good as can be, in the words of the game, in place of all tables; nothing where tables say it best.
    fn whole(&self, _setup: &Self::Setup, _me: Side, _solution: &Solution) -> Vec<Step> {
        Vec::new()
    }

    /// The mixes that were fixed for the first and the second side.
    fn fixed(&self) -> [Option<&Mix>; 2] {
        [None, None]
    }
}

/// A round: what is known, and what was chosen. The first side's choice is in an envelope while the second has not chosen.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Round<S> {
    /// What is known.
    pub setup: S,
    /// The row, once it is chosen.
    pub row: Option<usize>,
    /// The column, once it is chosen.
    pub col: Option<usize>,
    /// The seed of the envelope.
    pub seed: u64,
}

/// A game of simultaneous choices.
pub struct AtOnce<S>(pub S);

impl<S: Sheet> AtOnce<S> {
    /// How many choices the mover has.
    pub fn choices(&self, at: &At<Round<S::Setup>>) -> usize {
        if at.pos.col.is_some() { 0 } else { self.0.sizes(&at.pos.setup)[at.to as usize] }
    }

    /// What the round paid to the first side, once it is over.
    pub fn paid(&self, round: &Round<S::Setup>) -> Option<Ratio> {
        let (row, col) = (round.row?, round.col?);
        Some(self.0.matrix(&round.setup).at(row, col).clone())
    }

    /// What whole points are counted in: 1, or a fraction where payments are no whole numbers.
    pub fn unit(&self, setup: &S::Setup) -> Int {
        let matrix = self.0.matrix(setup);
        let cells = (0..matrix.rows()).flat_map(|row| (0..matrix.cols()).map(move |col| (row, col)));
        cells.fold(Int::one(), |all, (row, col)| all.lcm(matrix.at(row, col).denom()))
    }
}

impl<S: Sheet> Rules for AtOnce<S> {
    type Pos = Round<S::Setup>;
    type Move = usize;

    fn start(&self) -> At<Self::Pos> {
        At::first(Round { setup: self.0.start(), row: None, col: None, seed: 0 })
    }

    fn moves(&self, at: &At<Self::Pos>) -> Moves<'_, usize> {
        Moves::all((0..self.choices(at)).collect())
    }

    fn legal(&self, at: &At<Self::Pos>, choice: &usize) -> Result<(), Illegal> {
        let most = self.choices(at);
        if *choice < most { Ok(()) } else { Err(Illegal(say!("at-once-no-choice", choice = choice + 1, most = most))) }
    }

    fn play(&self, at: &At<Self::Pos>, choice: &usize) -> At<Self::Pos> {
        let mut round = at.pos.clone();
        match at.to {
            Side::First => round.row = Some(*choice),
            Side::Second => round.col = Some(*choice),
        }
        at.leave(round)
    }

    fn ending(&self, at: &At<Self::Pos>) -> Option<Ending> {
        let paid = (self.paid(&at.pos)? * self.unit(&at.pos.setup)).to_integer();
        let nothing = Int::ZERO;
        Some(if paid.is_negative() {
            Ending::Score { first: nothing, second: -paid }
        } else {
            Ending::Score { first: paid, second: nothing }
        })
    }
}
