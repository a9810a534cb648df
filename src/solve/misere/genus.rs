//! Misère play by genus: which parts are tame, and the law for sums of tame parts.

use crate::judge::control::{Control, Stop};
use crate::nim_values::splitting::Parts;

/// How a tame part behaves in misère play, with its nim-value.
///
/// A part is tame when it and all positions below it have the nim-value and the misère value of a Nim position. The misère
/// value is 1 for an ended position and else the mex of the options' misère values.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Tame {
    /// Nim-value 0 with misère value 1, or 1 with 0: like Nim heaps of 1.
    Fickle(u64),
    /// Both values are the same: like Nim with a heap of 2 or more.
    Firm(u64),
}

impl Tame {
    /// The nim-value.
    pub fn nimber(self) -> u64 {
        match self {
            Tame::Fickle(nimber) | Tame::Firm(nimber) => nimber,
        }
    }

    /// Of a Nim heap, or of a part that is known to behave like one.
    pub fn of_heap(size: u64) -> Self {
        if size < 2 { Tame::Fickle(size) } else { Tame::Firm(size) }
    }

    /// The misère value: 1 where no move is left, else the smallest number that is no misère value of what a move leaves.
    pub fn misere(self) -> u64 {
        match self {
            Tame::Fickle(nimber) => nimber ^ 1,
            Tame::Firm(nimber) => nimber,
        }
    }
}

/// The sum of tame parts: fickle if all of them are, and the nim-values add.
pub fn tame_sum(parts: impl IntoIterator<Item = Tame>) -> Tame {
    parts.into_iter().fold(Tame::Fickle(0), |sum, part| {
        let nimber = sum.nimber() ^ part.nimber();
        match (sum, part) {
            (Tame::Fickle(_), Tame::Fickle(_)) => Tame::Fickle(nimber),
            _ => Tame::Firm(nimber),
        }
    })
}

/// Whether a sum of tame parts is lost for the mover in misère play: exactly when all are fickle and the nim-sum is 1, or
/// some are firm and the nim-sum is 0; that is, when its misère value is 0.
///
/// Source: J. H. Conway, On Numbers and Games, chapter 12; E. R. Berlekamp, J. H. Conway and R. K. Guy, Winning Ways,
/// chapter 13. Proof: call such sums cold. From a fickle part no move leads to a firm 0 or 1, nor from a firm 1 or 0 to
/// a fickle part, for both values would repeat; so from a cold sum no move leads to a cold one. From the others one does:
/// with all fickle and nim-sum 0, a fickle 1 can become a fickle 0, and else a fickle 0 with moves a fickle 1; with some
/// firm and nim-sum s, some value n can become n xor s, and if that was the last firm part and became fickle, its misère
/// value can become n xor s instead. Worked: Nim 1, 1, 2 has a firm part and nim-sum 2, so it is won, by 2 to 1: then
/// all are fickle and the nim-sum is 1.
pub fn is_lost(sum: Tame) -> bool {
    sum.misere() == 0
}

/// The nim-value of every part, and which parts are tame.
#[derive(Clone, Debug, Default)]
pub struct Tempers {
    nimbers: Vec<u64>,
    tame: Vec<Option<Tame>>,
}

impl Tempers {
    /// Judges the parts that are new since the last time. Time: their options once.
    pub fn extend(&mut self, parts: &Parts, control: &Control) -> Result<(), Stop> {
        for part in self.nimbers.len()..parts.count() {
            let options = parts.options(part as u32);
            control.tick(options.len() as u64)?;
            let nimber = mex(options.iter().map(|option| self.nimber(option)).collect());
            let tame: Option<Vec<Tame>> = options.iter().map(|option| self.tame(option)).collect();
            let misere = tame.map(|options| mex(options.into_iter().map(Tame::misere).collect()));
            self.nimbers.push(nimber);
            self.tame.push(misere.and_then(|misere| match (nimber, misere) {
                (0, 1) | (1, 0) => Some(Tame::Fickle(nimber)),
                _ if nimber == misere => Some(Tame::Firm(nimber)),
                _ => None,
            }));
        }
        Ok(())
    }

    /// The nim-value of a sum.
    pub fn nimber(&self, sum: &[u32]) -> u64 {
        sum.iter().fold(0, |nimber, &part| nimber ^ self.nimbers[part as usize])
    }

    /// The sum as a tame one, if all its parts are tame.
    pub fn tame(&self, sum: &[u32]) -> Option<Tame> {
        let parts: Option<Vec<Tame>> = sum.iter().map(|&part| self.tame[part as usize]).collect();
        parts.map(tame_sum)
    }
}

/// The smallest number that is missing.
fn mex(mut values: Vec<u64>) -> u64 {
    values.sort_unstable();
    values.into_iter().fold(0, |least, value| if value == least { least + 1 } else { least })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::nim_values::splitting::Apart;

    fn kayles(row: u32) -> Vec<Vec<u32>> {
        let hit = |taken: u32| {
            let rest = row.checked_sub(taken);
            rest.map(|rest| (0..=rest / 2).map(|left| vec![left, rest - left]).collect::<Vec<_>>())
        };
        [1, 2].into_iter().filter_map(hit).flatten().collect()
    }

    fn nim(heap: u32) -> Vec<Vec<u32>> {
        (0..heap).map(|left| vec![left]).collect()
    }

    /// Source: Winning Ways, chapter 13.
    #[test]
    fn five_pins_are_the_first_row_of_kayles_that_is_not_tame() {
        let (mut rows, control) = (Apart::default(), Control::new());
        let five =
            rows.sum(&[5], &|row| Ok(kayles(*row)), 100, &control).expect("nobody stops it").expect("there is room");
        let mut tempers = Tempers::default();
        tempers.extend(rows.parts(), &control).expect("nobody stops it");
        let is_tame = |part: u32| tempers.tame(&[part]).is_some();
        assert!((0..five[0]).all(is_tame) && !is_tame(five[0]));
    }

    #[test]
    fn nim_is_tame_and_lost_as_bouton_says() {
        let (mut heaps, control) = (Apart::default(), Control::new());
        let all = [1, 2, 3, 4, 5];
        let sum =
            heaps.sum(&all, &|heap| Ok(nim(*heap)), 100, &control).expect("nobody stops it").expect("there is room");
        let mut tempers = Tempers::default();
        tempers.extend(heaps.parts(), &control).expect("nobody stops it");
        for (part, size) in sum.iter().zip(all) {
            assert_eq!(tempers.tame(&[*part]), Some(Tame::of_heap(size.into())));
        }
        let lost = |sizes: &[u64]| is_lost(tame_sum(sizes.iter().map(|&size| Tame::of_heap(size))));
        assert!(lost(&[1]) && lost(&[1, 2, 3]) && lost(&[2, 2]) && lost(&[1, 1, 1]));
        assert!(!lost(&[]) && !lost(&[1, 1]) && !lost(&[2]) && !lost(&[1, 1, 2]));
    }
}
