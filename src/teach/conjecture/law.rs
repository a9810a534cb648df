//! A conjecture as it was read: what it claims of the position of any sizes.

use ground::expression::exact::{Exact, Trouble};
use ground::expression::read::{Term, read};
use ground::expression::sizes::{GAP, NAMES, count, values};
use ground::expression::tree::{Number, Truth};
use ground::fault::{Fault, Kind};
use ground::num::Int;
use ground::say;
use solve::judge::value::{Outcome, Value};

/// What a conjecture says of one position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Claim {
    /// The mover loses, or does not.
    Lost(bool),
    /// The nim-value is this number, if it is one.
    Nimber(Exact),
}

/// A claim about all positions of a game: which of them are lost, or what their nim-values are.
///
/// A truth, such as `n % 4 == 0`, claims that exactly the positions where it holds are lost for their mover; a number,
/// such as `n % 4`, claims to be the nim-value. Sizes are called `n`, or `a`, `b`, `c`, ...; `k` is the difference of two.
/// Numbers are exact: `phi` is the golden ratio itself.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Conjecture {
    body: Body,
    variables: Vec<usize>,
}

/// What a conjecture is made of.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Body {
    /// Where this holds, the mover loses, and nowhere else.
    Lost(Truth),
    /// This is the nim-value.
    Nimber(Number),
}

impl Conjecture {
    /// Reads a conjecture; a fault names the column and what was expected there.
    pub fn read(text: &str) -> Result<Self, Fault> {
        let mut variables = Vec::new();
        let body = match read(text, NAMES)? {
            Term::Truth(truth) => {
                truth.variables(&mut variables);
                Body::Lost(truth)
            }
            Term::Number(number) => {
                number.variables(&mut variables);
                Body::Nimber(number)
            }
        };
        let conjecture = Conjecture { body, variables };
        if conjecture.is_ordered() && conjecture.sizes() != 2 {
            return Err(Fault::new(Kind::BadParameter, say!("law-gap")));
        }
        Ok(conjecture)
    }

    /// What it is made of.
    pub fn body(&self) -> &Body {
        &self.body
    }

    /// How many sizes the positions have that it is about, at least 1.
    pub fn sizes(&self) -> usize {
        count(&self.variables)
    }

    /// Whether it is asked only of sizes in ascending order, because it speaks of their difference `k`.
    pub fn is_ordered(&self) -> bool {
        self.variables.contains(&GAP)
    }

    /// What it says of the position of these sizes.
    pub fn claim(&self, sizes: &[usize]) -> Result<Claim, Trouble> {
        let values = values(sizes);
        match &self.body {
            Body::Lost(truth) => truth.at(&values).map(Claim::Lost),
            Body::Nimber(number) => number.at(&values).map(Claim::Nimber),
        }
    }

    /// A period of what it says as a function of the size, if one shows in how it is written.
    pub fn period(&self) -> Option<usize> {
        match &self.body {
            Body::Lost(truth) => truth.period(),
            Body::Nimber(number) => number.period(),
        }
    }

    /// Whether both are the same but for the order of what may be turned round.
    pub fn says_the_same(&self, other: &Self) -> bool {
        match (&self.body, &other.body) {
            (Body::Lost(x), Body::Lost(y)) => x.form() == y.form(),
            (Body::Nimber(x), Body::Nimber(y)) => x.form() == y.form(),
            _ => false,
        }
    }
}

impl Claim {
    /// Whether the value is as claimed.
    pub fn is_so(&self, value: &Value) -> bool {
        match self {
            Claim::Lost(is_lost) => (value.outcome() == Outcome::P) == *is_lost,
            Claim::Nimber(_) => value.as_nimber().is_some_and(|nimber| self.is_nimber(nimber.clone())),
        }
    }

    /// Whether it claims that the nim-value is this number.
    pub fn is_nimber(&self, nimber: impl Into<Int>) -> bool {
        matches!(self, Claim::Nimber(claimed) if *claimed == Exact::whole(nimber.into()))
    }
}
