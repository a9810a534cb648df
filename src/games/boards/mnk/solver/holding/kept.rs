//! What was found out about boards of one size, kept from question to question; the same question always has the same answer.

use rustc_hash::FxHashMap;

use crate::boards::mnk::solver::holding::search::{Board, Found, Stand};
use solve::judge::control::{Control, Stop};
use solve::search::cell_sets::Pairs;

/// Positions looked at on the empty board: 7x7 with lines of 5 takes 85 thousand.
const AT_START: u64 = 160_000;

/// Positions looked at in any other position, where the empty board is held; half as many where the attacker is to move, for what is held
/// then is held after each of its moves.
const HELD: u64 = 16_000;

/// The same where the empty board is not held: only few others are.
const OTHERS: u64 = 200;

/// Answers kept at most.
const MOST: usize = 1 << 15;

/// A board, and what was found out about it.
pub struct Kept {
    board: Board,
    known: FxHashMap<Stand, (Found, u64)>,
}

/// An empty board with the attacker to move.
const EMPTY: Stand = Stand { attacker: 0, defender: 0, attacks: true };

impl Kept {
    /// Nothing is known yet.
    pub fn of(board: Board) -> Self {
        Kept { board, known: FxHashMap::default() }
    }

    /// What is found out about a position in which nobody has a whole line, and after how many positions.
    ///
    /// A mark too many never hurts: where the empty board is held, everything is that the attacker has put its first mark into, or none.
    pub fn find(&mut self, at: &Stand, control: &Control) -> Result<(Found, u64), Stop> {
        let (empty, visited) = self.alike(&EMPTY, AT_START, control)?;
        let Found::Held(region) = empty else { return self.alike(at, OTHERS, control) };
        if at.attacker.count_ones() <= u32::from(!at.attacks) {
            return Ok((Found::Held(region & !at.attacker & !at.defender), visited));
        }
        self.alike(at, if at.attacks { HELD / 2 } else { HELD }, control)
    }

    /// Pairs by which the defender holds every line as it stands, the attacker to move.
    pub fn pairs(&self, at: &Stand) -> Option<Pairs> {
        self.board.pairs(at)
    }

    /// The same for every image of a position, so that they have the same answer.
    fn alike(&mut self, at: &Stand, most: u64, control: &Control) -> Result<(Found, u64), Stop> {
        let (image, turn) = self.board.image(at);
        if !self.known.contains_key(&image) {
            let answer = self.board.find(&image, most, control)?;
            if self.known.len() >= MOST {
                self.known.clear();
            }
            self.known.insert(image, answer);
        }
        let (found, visited) = self.known[&image];
        Ok((self.board.back(turn, found), visited))
    }
}
