//! A match: rounds of one game played one after another, what both sides have won in all, and what the person chose when.

use num_traits::Zero;
use serde::{Deserialize, Serialize};

use crate::history::Duel;
use ground::num::Int;
use ground::rules::{Ending, Side};
use solve::judge::exploitability::Tally;

/// The rounds of a match that are over. A round counts once, when it is over for the first time; what is taken back after that, or
/// left unfinished, does not count.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Match {
    /// How many the person played as the first, and as the second side.
    rounds: [u64; 2],
    /// What the person and the opponent have won, as whole numbers.
    points: [String; 2],
    /// What the person chose.
    choices: Vec<Choice>,
    /// Whether the round on the table is among them.
    is_counted: bool,
}

/// How often the person made a move in a situation.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Choice {
    is_first: bool,
    at: String,
    mv: String,
    count: u64,
}

impl Match {
    /// Whether nothing was played yet.
    pub fn is_new(&self) -> bool {
        self.rounds == [0, 0]
    }

    /// How many rounds the person played as this side.
    pub fn rounds(&self, side: Side) -> u64 {
        self.rounds[side as usize]
    }

    /// How many rounds there were.
    pub fn all(&self) -> u64 {
        self.rounds.iter().fold(0, |sum, one| sum.saturating_add(*one))
    }

    /// What the person and the opponent have won.
    pub fn points(&self) -> [Int; 2] {
        self.points.each_ref().map(|text| text.parse().unwrap_or_else(|_| Int::zero()))
    }

    /// What the person chose as this side.
    pub fn tallies(&self, side: Side) -> Vec<Tally> {
        let own = self.choices.iter().filter(|choice| choice.is_first == (side == Side::First));
        own.map(|choice| Tally { at: choice.at.clone(), mv: choice.mv.clone(), count: choice.count }).collect()
    }

    /// The same match with another round on the table.
    pub fn next(&self) -> Self {
        Match { is_counted: false, ..self.clone() }
    }

    /// The same match where the round on the table was counted before.
    pub fn counted(&self) -> Self {
        Match { is_counted: true, ..self.clone() }
    }

    /// Counts the round on the table if it is over and was not counted yet.
    pub fn count(&mut self, duel: &Duel, you: Side) {
        let Some(ending) = duel.place().ending().filter(|_| !self.is_counted) else { return };
        self.is_counted = true;
        self.rounds[you as usize] = self.rounds[you as usize].saturating_add(1);
        let won = match ending {
            Ending::Won(side) => [Side::First, Side::Second].map(|one| Int::from(u8::from(one == side))),
            Ending::Drawn => [Int::zero(), Int::zero()],
            Ending::Score { first, second } => [first, second],
        };
        let mut points = self.points();
        points[0] += &won[you as usize];
        points[1] += &won[you.other() as usize];
        self.points = points.map(|sum| sum.to_string());
        let trail = duel.trail();
        for (&before, &after) in trail.iter().zip(&trail[1..]) {
            let (before, after) = (&duel.nodes()[before], &duel.nodes()[after]);
            if let Some(at) = before.place.situation().filter(|_| before.place.to() == you) {
                self.note(you, at, &after.mv);
            }
        }
    }

    fn note(&mut self, you: Side, at: String, mv: &str) {
        let is_first = you == Side::First;
        let same = |choice: &&mut Choice| choice.is_first == is_first && choice.at == at && choice.mv == mv;
        match self.choices.iter_mut().find(same) {
            Some(choice) => choice.count = choice.count.saturating_add(1),
            None => self.choices.push(Choice { is_first, at, mv: mv.to_owned(), count: 1 }),
        }
    }
}
