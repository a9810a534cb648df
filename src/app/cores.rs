//! Two cores of the machine as the workers of one engine: each piece of work on a thread of its own.

use std::num::NonZero;
use std::sync::Arc;
use std::thread;

use solve::judge::pool::{Pool, Work};

/// The stack of a thread that thinks: engines may recurse along a long game.
pub const STACK: usize = 64 << 20;

/// No more cores are used at once: beyond two nobody measured that it helps.
const MOST: usize = 2;

/// So many cores.
#[derive(Debug)]
pub struct Cores(usize);

impl Cores {
    /// As many as the system grants, and at most two.
    pub fn of_machine() -> Self {
        Cores(thread::available_parallelism().map_or(1, NonZero::get).min(MOST))
    }

    /// The same, as engines are given them.
    pub fn pool() -> Arc<dyn Pool> {
        Arc::new(Cores::of_machine())
    }

    /// So many, whatever the system grants; at least one.
    pub fn of(count: usize) -> Self {
        Cores(count.max(1))
    }
}

impl Pool for Cores {
    fn workers(&self) -> usize {
        self.0
    }

    fn share(&self, works: Vec<Work<'_>>) {
        thread::scope(|scope| {
            for work in works {
                let thread = thread::Builder::new().name("oracle-worker".into()).stack_size(STACK);
                thread.spawn_scoped(scope, work).expect("the system has room for some threads");
            }
        });
    }
}

#[cfg(test)]
mod tests {
    use std::ops::RangeInclusive;
    use std::sync::Barrier;

    use super::*;
    use games::boards::connect_four::solver::drop::Drop;
    use games::boards::connect_four::solver::search::Search;
    use games::boards::connect_four::solver::shape::{Shape, Sized, Standard};
    use games::boards::othello::solver::board::{Discs, Field, each};
    use games::boards::othello::solver::search::Search as Endings;
    use solve::judge::control::{Backing, Control};

    const ALL: RangeInclusive<i32> = i32::MIN + 1..=i32::MAX;

    #[test]
    fn all_pieces_of_work_are_done_at_once() {
        let (all, mut done) = (Barrier::new(3), [false; 3]);
        let works = done.iter_mut().map(|done| {
            let all = &all;
            Box::new(move || {
                all.wait();
                *done = true;
            }) as Work
        });
        Cores::of(3).share(works.collect());
        assert_eq!(done, [true; 3]);
    }

    /// Excerpts of the set L2_R2 of roguecat0/connect-4-ai (6c6baf45).
    const TOLD: [(&str, i32); 4] =
        [("274552224131661", 0), ("624412757747516", 5), ("1113222154334225", 0), ("754342667775736", 2)];

    #[test]
    fn two_cores_find_the_scores_that_others_found() {
        let control = Control::with(Backing { pool: Some(Arc::new(Cores::of(2))), ..Backing::default() });
        for (columns, score) in TOLD {
            let drop = |at: Drop<u64>, col: u32| at.after(at.playable(Standard) & Standard.column(col));
            let at = columns.bytes().map(|digit| u32::from(digit - b'1')).fold(Drop::EMPTY, drop);
            let found = Search::within(Standard, 1 << 20).solve_together(at, ALL, u64::MAX, 0, &control);
            assert_eq!(found, Ok(score), "{columns}");
        }
    }

    #[test]
    fn two_cores_count_boards_of_discs_out_as_one_does() {
        let control = Control::with(Backing { pool: Some(Arc::new(Cores::of(2))), ..Backing::default() });
        let field = Field { rows: 4, cols: 5 };
        let start = Discs { own: 1 << 10 | 1 << 17, other: 1 << 9 | 1 << 18 };
        let cells = each(start.moves(field.cells()));
        for next in cells.map(|cell| start.after(cell, start.turns(cell))) {
            let alone = Endings::new(field).ending(next, &Control::new());
            assert_eq!(Endings::new(field).together_from(8).ending(next, &control), alone, "{next:?}");
        }
    }

    #[test]
    fn two_cores_score_small_boards_as_one_does() {
        let control = Control::with(Backing { pool: Some(Arc::new(Cores::of(2))), ..Backing::default() });
        for (cols, rows, k) in [(4, 5, 4), (5, 5, 4), (6, 4, 3), (4, 7, 4)] {
            let shape = Sized::<u64>::of(cols, rows, k);
            let search = || Search::within(shape, 1 << 18);
            let alone = search().solve(Drop::EMPTY, u64::MAX, &Control::new());
            assert_eq!(search().solve_together(Drop::EMPTY, ALL, u64::MAX, 0, &control), alone, "{cols}x{rows}");
        }
    }
}
