//! Misère play with one heap that is never split: who wins, size after size.

use std::sync::{Mutex, PoisonError};

use ground::num::{Nat, small};
use ground::say;
use solve::judge::control::{Control, Stop};
use solve::nim_values::heap_rule::HeapRule;

/// Steps between two looks at the reins.
const STRIDE: u64 = 1 << 16;

/// Whether one heap alone is lost when who cannot move wins, as far as it was asked for; heaps up to `most` at most.
///
/// Time: every move of every size once; memory: a byte for each size. A stopped line keeps what it has.
/// Worked: taking a square: 0 has no move and wins, 1 must go to 0 and loses, 2 goes to 1 and wins, 3 loses.
pub struct HeapLine {
    most: usize,
    lost: Mutex<Vec<bool>>,
}

impl HeapLine {
    /// Nothing is worked out yet.
    pub fn new(most: usize) -> Self {
        HeapLine { most, lost: Mutex::default() }
    }

    /// Whether the mover loses under this rule, always the same rule, which leaves at most one heap of one.
    pub fn is_lost(&self, rule: &dyn HeapRule, size: &Nat, control: &Control) -> Result<bool, Stop> {
        let beyond = || Stop::TooLarge(say!("heap-beyond-table", size = size, most = self.most));
        let size = small(size).filter(|size| *size <= self.most).ok_or_else(beyond)?;
        // A thread that died while it held the line left whole sizes only.
        let mut lost = self.lost.lock().unwrap_or_else(PoisonError::into_inner);
        let mut work = 0;
        while lost.len() <= size {
            let (mut has_moves, mut wins) = (false, false);
            rule.each(lost.len(), &mut |left| {
                has_moves = true;
                wins |= lost[left.first().copied().unwrap_or(0)];
                work += 1;
            });
            lost.push(has_moves && !wins);
            work += 1;
            if work >= STRIDE {
                control.tick(work)?;
                work = 0;
            }
        }
        control.tick(work)?;
        Ok(lost[size])
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    struct Squares;

    impl HeapRule for Squares {
        fn each(&self, size: usize, leaves: &mut dyn FnMut(&[usize])) {
            let takes = (1..).map(|k| k * k).take_while(|take| *take <= size);
            takes.for_each(|take| leaves(&[size - take][..usize::from(size > take)]));
        }
    }

    #[test]
    fn taking_squares_with_the_last_mover_losing() {
        // The plain recursion, written apart (Python).
        let line = HeapLine::new(40);
        let letters: String = (0..=40usize)
            .map(|size| line.is_lost(&Squares, &Nat::from(size), &Control::new()).expect("within the line"))
            .map(|is_lost| if is_lost { 'P' } else { 'N' })
            .collect();
        assert_eq!(letters, "NPNPNNPNPNNPNPNNPNPNNPNPNNNNNNNNNNNPNNNNP");
        assert!(matches!(line.is_lost(&Squares, &Nat::from(41u8), &Control::new()), Err(Stop::TooLarge(_))));
    }
}
