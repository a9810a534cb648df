//! Under this roof a fault of the program costs one question, and nobody else's answer.
//!
//! No question should make the program panic, and tests look for those that do. Where one does all the same, whoever asked is told
//! that it was stopped, and the next question is answered.

use std::panic;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Once;
use std::sync::atomic::{AtomicUsize, Ordering};

use ground::fault::{Fault, Kind};
use ground::say;

/// How many questions are under the roof.
static SHELTERED: AtomicUsize = AtomicUsize::new(0);

/// Asks; a panic becomes a fault, and nothing is reported of it. What the question changed must be thrown away then.
pub fn sheltered<T>(question: impl FnOnce() -> T) -> Result<T, Fault> {
    static QUIET: Once = Once::new();
    QUIET.call_once(|| {
        let usual = panic::take_hook();
        panic::set_hook(Box::new(move |panic| {
            if SHELTERED.load(Ordering::Relaxed) == 0 {
                usual(panic);
            }
        }));
    });
    SHELTERED.fetch_add(1, Ordering::Relaxed);
    let answer = catch_unwind(AssertUnwindSafe(question));
    SHELTERED.fetch_sub(1, Ordering::Relaxed);
    answer.map_err(|_| Fault::new(Kind::Stopped, say!("fault-inside")))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_fault_of_the_program_is_an_answer_like_any_other() {
        let numbers = [1, 2];
        let fault = sheltered(|| numbers[std::hint::black_box(7)]);
        assert_eq!(fault.map_err(|fault| fault.kind), Err(Kind::Stopped));
        assert_eq!(sheltered(|| numbers[1]), Ok(2));
    }
}
