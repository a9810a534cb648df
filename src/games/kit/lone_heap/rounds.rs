//! What takes do to the remainder of a heap: a table that proves by itself which remainders are lost.

use crate::kit::lone_heap::LoneHeap;
use ground::num::{Nat, small};
use ground::say;
use ground::say::Say;
use num_traits::Zero;
use solve::judge::control::Stop;
use solve::judge::idea::Idea;
use solve::judge::reason::{Exhibit, Role, Step};

/// The longest period that is told row by row.
const ROWS: usize = 12;

/// Takes that a row tells at most.
const TAKES: usize = 8;

/// A heap from which every number may be taken that may be taken at all.
const LARGE: u64 = 1 << 40;

impl LoneHeap<'_> {
    /// The remainders, what each take leaves of them, and one take to a lost remainder for each that is not lost. Nothing where they do not
    /// repeat from 0 on, or are many.
    ///
    /// Worked: takes 1, 4, 9 have lost remainders 0 and 2 by 5. From 1 and 3 a take of 1 leads there, from 4 a take of 4.
    pub fn rounds(&self) -> Result<Option<Step>, Stop> {
        let rests = self.rests()?.filter(|(_, period, _)| self.to == 0 && *period <= ROWS);
        let Some((lost, period, 0)) = rests else { return Ok(None) };
        let takes = self.takes();
        if takes.is_empty() || takes.len() > TAKES {
            return Ok(None);
        }
        let left = |rest: usize, take: usize| (rest + take * period - take) % period;
        let (mut rows, mut focus) = (Vec::new(), Vec::new());
        for rest in 0..period {
            let is_lost = lost.contains(&rest);
            let letter = if is_lost { "P" } else { "N" };
            let cells = takes.iter().map(|take| left(rest, *take).to_string());
            rows.push([rest.to_string(), letter.to_owned()].into_iter().chain(cells).collect());
            // From the smallest size with this remainder that has a move on the take must fit.
            let least = if rest < takes[0] { rest + period } else { rest };
            let wins = |take: &usize| *take <= least && lost.contains(&left(rest, *take));
            match (takes.iter().position(wins), is_lost) {
                (Some(column), false) => focus.push((rest, column + 2)),
                (None, true) => {}
                _ => return Ok(None),
            }
        }
        let head = [say!("lone-head-rest"), say!("subtraction-head-outcome")];
        let heads = takes.iter().map(|take| say!("lone-head-take", take = *take));
        let head: Vec<Say> = head.into_iter().chain(heads).collect();
        let stuck = takes[0] - 1;
        let says = say!("lone-rounds", period = period, misere = usize::from(self.is_misere), stuck = stuck);
        let table = Exhibit::Table { head, rows, focus };
        Ok(Some(Step::says(Role::Proof, says).about(Idea::Remainder).showing(table)))
    }

    /// The numbers that may be taken, the smallest first; they are finitely many, for the values repeat.
    fn takes(&self) -> Vec<usize> {
        let large = Nat::from(LARGE);
        let lefts = (self.lefts)(&large);
        lefts.iter().filter_map(|left| small(&(&large - left))).filter(|take| !take.is_zero()).collect()
    }
}
