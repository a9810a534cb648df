//! Who knows what heaps are worth: nim-values in normal play; tempers, a misère quotient or search in misère play.

use crate::kit::breaking::rules::{Break, Breaking, Breaks, WALKED};
use crate::kit::heaps::table_index;
use ground::num::Nat;
use ground::say;
use solve::formula::nim_sum::is_lost;
use solve::judge::control::{Control, Stop};
use solve::misere::laws::{Misere, Settled};

/// Winning moves that are listed at most.
const LISTED: usize = 1_000_000;

impl<B: Breaks> Breaking<B> {
    /// The nim-value of each heap.
    pub fn nimbers(&self, heaps: &[Nat], control: &Control) -> Result<Vec<Nat>, Stop> {
        heaps.iter().map(|size| self.rule.nimber(size, control)).collect()
    }

    /// Whether the mover loses, who cannot move winning.
    pub fn is_lost_misere(&self, heaps: &[Nat], control: &Control) -> Result<bool, Stop> {
        if self.rule.is_alike() {
            // Ferguson's theorem: such heaps add up like Nim heaps of their nim-values.
            return Ok(is_lost(&self.nimbers(heaps, control)?, true));
        }
        let live: Vec<&Nat> = heaps.iter().filter(|size| !self.rule.is_dead(size)).collect();
        let alone = match live.as_slice() {
            [size] => self.rule.is_lost_alone(size, control)?,
            _ => None,
        };
        alone.map_or_else(|| Ok(self.settle(heaps, control)?.is_lost), Ok)
    }

    /// Who wins in misère play, and by which law; values in the order of the heaps.
    pub fn settle(&self, heaps: &[Nat], control: &Control) -> Result<Settled, Stop> {
        self.settle_by(&self.misere, heaps, control)
    }

    /// The same by what another memory knows.
    pub fn settle_by(&self, misere: &Misere<usize>, heaps: &[Nat], control: &Control) -> Result<Settled, Stop> {
        let sizes = heaps.iter().map(|size| table_index(size, WALKED, control)).collect::<Result<Vec<_>, _>>()?;
        misere.settle(&sizes, &|size| Ok(self.options(*size)), control)
    }

    /// What the moves in a heap leave.
    fn options(&self, size: usize) -> Vec<Vec<usize>> {
        let mut left = Vec::new();
        self.rule.each(size, &mut |heaps| left.push(heaps.to_vec()));
        left
    }

    /// Every move that leaves this nim-value, in the order of the heaps.
    pub fn moves_to(&self, heaps: &[Nat], nimber: &Nat, control: &Control) -> Result<Vec<Break>, Stop> {
        let values = self.nimbers(heaps, control)?;
        let sum = values.iter().fold(Nat::ZERO, |sum, value| sum ^ value);
        let mut found = Vec::new();
        for (heap, (size, value)) in heaps.iter().zip(&values).enumerate() {
            let wanted = value ^ &sum ^ nimber;
            let lefts = self.rule.reaching(size, &wanted, control)?;
            found.extend(lefts.into_iter().map(|left| Break { heap, left }));
            if found.len() > LISTED {
                return Err(Stop::TooLarge(say!("too-many-moves", moves = found.len(), most = LISTED)));
            }
        }
        Ok(found)
    }
}
