//! How a mix is found: from two choices by oddments, from three by minors, from more by equations.
//!
//! J. D. Williams, The Compleat Strategyst (1954), for oddments; R. A. Fisher knew the minors of three by three (1934).

use num_integer::Integer;
use num_traits::Signed;

use crate::kit::at_once::balance::Balanced;
use crate::kit::at_once::worked::{Name, bracketed};
use ground::num::{Int, Ratio};
use ground::rules::Side;
use ground::say;
use ground::say::Say;
use solve::equilibrium::mixed::square::{Square, Weights};
use solve::judge::reason::Exhibit;

/// Choices of which the equations are written out at most.
const EQUATIONS: usize = 10;

/// How a side's mix is found, with the numbers; `None`: it plays one choice, or too many.
pub fn found(balanced: &Balanced, side: Side, name: &Name) -> Option<Found> {
    let square = balanced.matrix.square(side, balanced.mix(side), balanced.mix(side.other()))?;
    let weights = Weights::new(balanced.mix(side));
    let told = Told {
        own: square.own.iter().map(|&i| name(side, i)).collect(),
        others: square.others.iter().map(|&i| name(side.other(), i)).collect(),
        weights: square.own.iter().map(|&i| weights.of[i].clone()).collect(),
        square,
    };
    match told.own.len() {
        2 => Some(told.with("oddments", told.oddments(), None)),
        3 => Some(told.with("minors", told.by("at-once-found-minors"), Some(told.minors()))),
        count if count <= EQUATIONS => {
            Some(told.with("equations", told.by("at-once-found-equations"), Some(told.equations())))
        }
        _ => None,
    }
}

/// How a mix is found.
pub struct Found {
    /// In a sentence to the side whose mix it is.
    pub says: Say,
    /// The numbers, where they are a table.
    pub shown: Option<Exhibit>,
    /// By which rule.
    pub kind: &'static str,
    /// The choices that are mixed.
    pub own: Vec<String>,
    /// The choices of the other side that pay alike.
    pub others: Vec<String>,
    /// Of two choices the numbers, else nothing.
    pub parts: String,
}

/// A square part with the names of its choices and the weights that it fixes.
struct Told {
    own: Vec<String>,
    others: Vec<String>,
    weights: Vec<Int>,
    square: Square,
}

impl Told {
    fn with(&self, kind: &'static str, says: Say, shown: Option<Exhibit>) -> Found {
        let apart = |line: usize| {
            let pays = &self.square.pays[line];
            format!("|{} - {}| = {}", pays[0], bracketed(&pays[1]), (&pays[0] - &pays[1]).abs())
        };
        let parts = if self.own.len() == 2 {
            format!("{}: {}, {}: {}", self.own[0], apart(1), self.own[1], apart(0))
        } else {
            String::new()
        };
        Found { says, shown, kind, own: self.own.clone(), others: self.others.clone(), parts }
    }

    fn by(&self, key: &'static str) -> Say {
        let (own, others) = (self.own.clone(), self.others.clone());
        match key {
            "at-once-found-minors" => say!("at-once-found-minors", own = own, others = others),
            _ => say!("at-once-found-equations", own = own, others = others),
        }
    }

    /// Each of two choices has as weight the difference between the payments of the other.
    fn oddments(&self) -> Say {
        let apart = |line: usize| {
            let pays = &self.square.pays[line];
            (format!("|{} - {}|", pays[0], bracketed(&pays[1])), (&pays[0] - &pays[1]).abs())
        };
        let [(of_first, second), (of_second, first)] = [apart(0), apart(1)];
        say!(
            "at-once-found-oddments",
            one = self.own[0].as_str(),
            two = self.own[1].as_str(),
            others = self.others.clone(),
            two_apart = of_first,
            one_weight = first.to_string(),
            one_apart = of_second,
            two_weight = second.to_string(),
            ratio = format!("{} : {}", self.weights[0], self.weights[1])
        )
    }

    /// Heads of the columns of differences: `1 - 2`.
    fn pairs(&self) -> Vec<String> {
        self.others.windows(2).map(|pair| format!("{} - {}", pair[0], pair[1])).collect()
    }

    /// The weight of each of three choices is the minor of the differences at the two others.
    fn minors(&self) -> Exhibit {
        let apart = self.square.differences();
        let line = |at: usize| {
            let (next, last) = ((at + 1) % 3, (at + 2) % 3);
            let [a, b, c, d] = [&apart[0][next], &apart[1][last], &apart[0][last], &apart[1][next]];
            let minor = a * b - c * d;
            let worked = format!("{}·{} - {}·{} = {minor}", a, bracketed(b), bracketed(c), bracketed(d));
            let [left, right] = [&apart[0][at], &apart[1][at]].map(Ratio::to_string);
            vec![self.own[at].clone(), left, right, worked, self.weights[at].to_string()]
        };
        let head = self.pairs().into_iter().map(Say::verbatim);
        let head = [say!("at-once-choice")].into_iter().chain(head);
        Exhibit::Table {
            head: head.chain([say!("at-once-minor"), say!("at-once-weighs")]).collect(),
            rows: (0..3).map(line).collect(),
            focus: Vec::new(),
        }
    }

    /// A line for each pair of the other side's choices that must pay alike, and below it the weights that make all lines 0.
    fn equations(&self) -> Exhibit {
        let apart = self.square.differences();
        let line = |(pair, apart): (String, &Vec<Ratio>)| {
            let whole = apart.iter().fold(Int::from(1u8), |all, cell| all.lcm(cell.denom()));
            [pair].into_iter().chain(apart.iter().map(|cell| (cell * &whole).to_string())).collect::<Vec<String>>()
        };
        let last = ["×".to_owned()].into_iter().chain(self.weights.iter().map(Int::to_string)).collect();
        let rows: Vec<Vec<String>> = self.pairs().into_iter().zip(&apart).map(line).chain([last]).collect();
        let focus = (1..=self.own.len()).map(|column| (rows.len() - 1, column)).collect();
        let head = self.own.iter().map(Say::verbatim);
        Exhibit::Table { head: [say!("at-once-choice")].into_iter().chain(head).collect(), rows, focus }
    }
}
