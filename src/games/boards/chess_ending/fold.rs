//! Pairs of kings, of all that look alike when the board is turned only one: 462 without pawns, 1,806 with them.

use std::sync::OnceLock;

use crate::boards::chess_ending::bits::{Turn, bit, king};

/// A numbered pair of kings.
#[derive(Clone, Copy, Debug)]
pub struct Pair {
    /// The squares of the white and of the black king.
    pub kings: [u8; 2],
    /// How many pairs look like it, itself counted.
    pub alike: u32,
    /// Whether the board with files and ranks exchanged shows the same pair.
    pub is_even: bool,
}

/// All pairs that stand for their likes, and for every pair which of them stands for it.
pub struct Fold {
    pairs: Vec<Pair>,
    /// By the white king's square times 64 and the black king's: the number, and the turn that leads there.
    of: Vec<Option<(u16, Turn)>>,
}

impl Fold {
    /// The pairs for boards with pawns, which have only their mirror image, or without.
    pub fn with(has_pawn: bool) -> &'static Fold {
        static FOLDS: [OnceLock<Fold>; 2] = [OnceLock::new(), OnceLock::new()];
        FOLDS[usize::from(has_pawn)].get_or_init(|| Fold::new(if has_pawn { 2 } else { 8 }))
    }

    fn new(turns: u8) -> Fold {
        let mut fold = Fold { pairs: Vec::new(), of: vec![None; 64 * 64] };
        let mut numbers = vec![None; 64 * 64];
        for white in 0..64 {
            for black in (0..64).filter(|black| (king(bit(white)) | bit(white)) & bit(*black) == 0) {
                let turned = |turn: Turn| usize::from(turn.square(white)) * 64 + usize::from(turn.square(black));
                let turn = (0..turns).map(Turn).min_by_key(|turn| turned(*turn)).expect("there are turns");
                let number = *numbers[turned(turn)].get_or_insert_with(|| {
                    let kings = [turn.square(white), turn.square(black)];
                    let is_even = turns == 8 && kings.iter().all(|square| square % 8 == square / 8);
                    fold.pairs.push(Pair { kings, alike: 0, is_even });
                    fold.pairs.len() - 1
                });
                fold.pairs[number].alike += 1;
                fold.of[usize::from(white) * 64 + usize::from(black)] = Some((number as u16, turn));
            }
        }
        fold
    }

    /// All pairs that stand for their likes.
    pub fn pairs(&self) -> &[Pair] {
        &self.pairs
    }

    /// The number of the pair that stands for this one, and the turn that leads there; `None` where the kings touch.
    pub fn of(&self, [white, black]: [u8; 2]) -> Option<(usize, Turn)> {
        let (number, turn) = self.of[usize::from(white) << 6 | usize::from(black)]?;
        Some((usize::from(number), turn))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn there_are_462_pairs_without_pawns_and_1806_with_them() {
        for (has_pawn, count) in [(false, 462), (true, 1_806)] {
            let fold = Fold::with(has_pawn);
            assert_eq!(fold.pairs().len(), count);
            assert_eq!(fold.pairs().iter().map(|pair| pair.alike).sum::<u32>(), 3_612, "all pairs that do not touch");
            for (number, pair) in fold.pairs().iter().enumerate() {
                assert_eq!(fold.of(pair.kings), Some((number, Turn(0))), "a pair stands for itself unturned");
            }
            for (kings, found) in (0..64 * 64).map(|i| [(i / 64) as u8, (i % 64) as u8]).map(|k| (k, fold.of(k))) {
                if let Some((number, turn)) = found {
                    assert_eq!(kings.map(|square| turn.square(square)), fold.pairs()[number].kings);
                }
            }
        }
    }
}
