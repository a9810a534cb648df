//! Who knows what heaps are worth: nim-values in normal play; tempers, a misère quotient or search in misère play.

use crate::kit::breaking::rules::{Break, Breaking, Breaks, WALKED};
use crate::kit::heaps::table_index;
use crate::kit::worth::values::TOLD;
use ground::num::Nat;
use solve::automaton::known::Known;
use solve::formula::nim_sum::is_lost;
use solve::judge::control::{Control, Stop};
use solve::judge::oracle::Counted;
use solve::misere::genus::Tame;
use solve::misere::laws::{Law, Misere, Settled};
use solve::misere::quotient::monoid::Element;

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

    /// The temper of a heap alone in misère play; `None`: it is not tame.
    pub fn temper(&self, misere: &Misere<usize>, size: usize, control: &Control) -> Result<Option<Tame>, Stop> {
        let tempers = misere.tame(&[size], &|size| Ok(self.options(*size)), control)?;
        Ok(tempers.map(|tempers| tempers.first().copied().unwrap_or(Tame::Fickle(0))))
    }

    /// The same by what another memory knows.
    pub fn settle_by(&self, misere: &Misere<usize>, heaps: &[Nat], control: &Control) -> Result<Settled, Stop> {
        let sizes = heaps.iter().map(|size| table_index(size, WALKED, control)).collect::<Result<Vec<_>, _>>()?;
        misere.settle(&sizes, &|size| Ok(self.options(*size)), control)
    }

    /// The same by the quotient of all that can come up from the heaps of a position, whether or not they are tame; `None` where there
    /// is none.
    pub fn quote(
        &self,
        misere: &Misere<usize>,
        frame: &[Nat],
        heaps: &[Nat],
        control: &Control,
    ) -> Result<Option<Settled>, Stop> {
        let sizes =
            |heaps: &[Nat]| heaps.iter().map(|size| table_index(size, WALKED, control)).collect::<Result<Vec<_>, _>>();
        misere.quote(&sizes(frame)?, &sizes(heaps)?, &|size| Ok(self.options(*size)), control)
    }

    /// The values of heaps of 0, 1, 2 and so on in that quotient, of those that can come up.
    pub fn quoted(
        &self,
        misere: &Misere<usize>,
        frame: &[Nat],
        control: &Control,
    ) -> Result<Vec<Option<Element>>, Stop> {
        let largest = frame.iter().max().cloned().unwrap_or_default();
        let largest = table_index(&largest, WALKED, control)?;
        let mut values = vec![None; largest + 1];
        if largest > TOLD {
            return Ok(Vec::new());
        }
        let mut open = frame.to_vec();
        while let Some(size) = open.pop() {
            let at = table_index(&size, WALKED, control)?;
            if values[at].is_some() {
                continue;
            }
            let settled = self.quote(misere, frame, std::slice::from_ref(&size), control)?;
            let Some(Law::Quotient(_, value)) = settled.map(|settled| settled.law) else { return Ok(Vec::new()) };
            values[at] = value.first().copied();
            open.extend(self.options(at).into_iter().flatten().map(Nat::from));
        }
        values[0] = Some(0);
        Ok(values)
    }

    /// What the moves in a heap leave.
    fn options(&self, size: usize) -> Vec<Vec<usize>> {
        let mut left = Vec::new();
        self.rule.each(size, &mut |heaps| left.push(heaps.to_vec()));
        left
    }

    /// The first moves that leave this nim-value, in the order of the heaps, and how many there are.
    pub fn moves_to(
        &self,
        heaps: &[Nat],
        nimber: &Nat,
        most: usize,
        control: &Control,
    ) -> Result<Counted<Break>, Stop> {
        let values = self.nimbers(heaps, control)?;
        let sum = values.iter().fold(Nat::ZERO, |sum, value| sum ^ value);
        let (mut found, mut total) = (Vec::new(), Nat::ZERO);
        for (heap, (size, value)) in heaps.iter().zip(&values).enumerate() {
            let wanted = value ^ &sum ^ nimber;
            let (lefts, count) = self.rule.reaching_some(size, &wanted, most - found.len(), control)?;
            found.extend(lefts.into_iter().map(|left| Break { heap, left }));
            total += count;
        }
        Ok((found, total))
    }

    /// The law of a lone heap that nothing else decides, and its size. Errors: stopped.
    pub fn lone<'a>(&self, heaps: &'a [Nat], control: &Control) -> Result<Option<(&Known, &'a [Nat])>, Stop> {
        match heaps {
            [size] => Ok(self.rule.lone(size, control)?.map(|law| (law, heaps))),
            _ => Ok(None),
        }
    }
}
