//! What players who share a worth or a cost may claim: the published ways to divide it, and whether a division holds.

use ground::num::Ratio;

/// What is divided.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Divided {
    /// A worth: more is better, and a coalition objects to getting less than it is worth alone.
    Value,
    /// A cost: less is better, and a coalition objects to paying more than it costs alone.
    Cost,
}

impl Divided {
    /// How a number counts where more is better: costs turn their sign. Done twice it gives the number back.
    pub fn counted(self, ratio: Ratio) -> Ratio {
        match self {
            Divided::Value => ratio,
            Divided::Cost => -ratio,
        }
    }

    /// As messages choose by it: who saves does not gain, and who pays does not get.
    pub fn name(self) -> &'static str {
        match self {
            Divided::Value => "value",
            Divided::Cost => "cost",
        }
    }
}

/// Players as the bits of a mask: bit i is player i, counted from 0.
pub type Coalition = u32;

/// Solutions of a game of coalitions, all in exact fractions, one number a player in order.
///
/// Sources: L. S. Shapley, A value for n-person games (1953); J. F. Banzhaf, Weighted voting doesn't work (1965);
/// D. Schmeidler, The nucleolus of a characteristic function game (1969).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Shares {
    /// What is divided.
    pub divided: Divided,
    /// What all players together are worth or cost.
    pub worth: Ratio,
    /// Each player's marginal contribution, averaged over all orders in which they may come.
    pub shapley: Vec<Ratio>,
    /// Each player's marginal contribution, averaged over all coalitions of the others.
    pub banzhaf: Vec<Ratio>,
    /// The division whose objections, sorted from the greatest, are least in the order of the dictionary; `None`: too many players.
    pub nucleolus: Option<Vec<Ratio>>,
    /// The most that a division can give every smaller coalition beyond its worth; negative: the core is empty. `None`: too
    /// many players.
    pub epsilon: Option<Ratio>,
    /// The least and the most that a division of the core gives each player; `None`: the core is empty, or the players are too many.
    pub ranges: Option<Vec<(Ratio, Ratio)>>,
    /// Where the core is empty, the coalitions that show it, each with its weight and its worth; else none.
    pub balanced: Vec<(Coalition, Ratio, Ratio)>,
    /// The coalition that the division on the table hurts most, and by how much; `None`: none is hurt.
    pub blocking: Option<(Coalition, Ratio)>,
}

/// The letters of a coalition: `AC` for players 0 and 2.
///
/// Worked: mask 5 = 101 in binary is `AC`.
pub fn letters(coalition: Coalition) -> String {
    (0..26u8).filter(|player| coalition >> player & 1 == 1).map(|player| char::from(b'A' + player)).collect()
}

/// A split as people read it: `A 9/2`, `B 11/2`.
pub fn shared(split: &[Ratio]) -> Vec<String> {
    split.iter().enumerate().map(|(player, share)| format!("{} {share}", letters(1 << player))).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn players_are_letters_in_order() {
        assert_eq!(letters(0b101), "AC");
        assert_eq!(letters(0), "");
    }
}
