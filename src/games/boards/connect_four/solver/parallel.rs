//! Long questions of Connect Four searched in parallel (ABDADA) by workers that share the large transposition table.

use std::ops::RangeInclusive;

use crate::boards::connect_four::solver::drop::Drop;
use crate::boards::connect_four::solver::open::{Node, WIDEST};
use crate::boards::connect_four::solver::search::Search;
use crate::boards::connect_four::solver::shape::Shape;
use crate::boards::connect_four::solver::word::Word;
use solve::judge::control::{Control, Stop};
use solve::judge::pool::Pool;
use solve::search::parallel::{Claims, ask_all};

impl<S: Shape> Search<S>
where
    <S::Word as Word>::Slot: Sync,
{
    /// The score as [`Search::solve_within`] tells it, from so many positions on with the workers of the pool of `control` where it
    /// has one. How many positions are visited depends on the pool and on chance, the score does not.
    pub fn solve_together(
        &mut self,
        at: Drop<S::Word>,
        range: RangeInclusive<i32>,
        most: u64,
        alone: u64,
        control: &Control,
    ) -> Result<i32, Stop> {
        let Some(pool) = control.pool() else { return self.solve_within(at, range, most, control) };
        let alone = self.nodes.saturating_add(alone);
        let ask = |search: &mut Self, node: &Node<S::Word>, beta| search.ask(node, beta, alone, control, pool);
        self.solve_asking(at, range, most, ask)
    }

    /// Alone up to a number of nodes, then together.
    fn ask(&mut self, node: &Node<S::Word>, beta: i32, alone: u64, control: &Control, pool: &dyn Pool) -> Option<i32> {
        if self.nodes < alone {
            let last = self.last;
            self.last = last.min(alone);
            let found = self.search(node, WIDEST, beta, control);
            self.last = last;
            if found.is_some() || self.stopped.is_some() || self.nodes > last {
                return found;
            }
        }
        self.share(node, beta, control, pool)
    }

    fn share(&mut self, node: &Node<S::Word>, beta: i32, control: &Control, pool: &dyn Pool) -> Option<i32> {
        self.tables.grow_fully();
        let claims = Claims::open();
        let left = self.last.saturating_sub(self.nodes) / pool.workers() as u64;
        let worker = || {
            let mut worker = Search::with(self.shape, self.tables.shared(&claims));
            worker.last = left;
            worker
        };
        let mut workers = ask_all(pool, &claims, worker, |worker| worker.search(node, WIDEST, beta, control));
        let nodes: u64 = workers.iter().map(|(worker, _)| worker.nodes).sum();
        let stopped = workers.iter_mut().find_map(|(worker, _)| worker.stopped.take());
        let found = workers.iter().find_map(|(_, found)| *found);
        self.nodes += nodes;
        self.ticked += nodes;
        self.stopped = stopped.filter(|_| found.is_none());
        found
    }
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use super::*;
    use crate::boards::connect_four::solver::chase::chase;
    use crate::boards::connect_four::solver::open::Child;
    use crate::boards::connect_four::solver::shape::Standard;
    use crate::boards::connect_four::solver::transposition_table::Tables;
    use crate::boards::connect_four::solver::transposition_table::packed::{Memory, Table};
    use crate::boards::connect_four::solver::transposition_table::shared::Keep;
    use solve::judge::control::Backing;
    use solve::judge::pool::InTurn;

    /// A place that tells of every position that somebody else is searching it.
    struct Crowded(Table<u64>);

    impl Keep<u64> for Crowded {
        const IS_SHARED: bool = true;

        fn table(&self) -> &Table<u64> {
            &self.0
        }

        fn put(&mut self, key: u64, memory: Memory, effort: u64) {
            self.0.put(key, memory, effort);
        }

        fn claim(&self, _: u64) -> bool {
            false
        }

        fn release(&self, _: u64) {}

        fn is_over(&self) -> bool {
            false
        }
    }

    /// Two positions and their scores, of the set L2_R2 of roguecat0/connect-4-ai (6c6baf45).
    const TOLD: [(&str, i32); 2] = [("261372453677356", 0), ("624412757747516", 5)];

    fn place(columns: &str) -> Drop<u64> {
        let drop = |at: Drop<u64>, col: u32| at.after(at.playable(Standard) & Standard.column(col));
        columns.bytes().map(|digit| u32::from(digit - b'1')).fold(Drop::EMPTY, drop)
    }

    #[test]
    fn what_others_are_searching_is_put_off_and_not_left_out() {
        for (columns, score) in TOLD {
            let mut root = Child { node: Node::open(Drop::EMPTY), is_flipped: true, cell: 0, threats: 0 };
            let Drop { mine, full, stones } = place(columns);
            chase(Standard, mine, full, stones, score, &mut root);
            assert!(root.is_flipped && root.node.low < root.node.high, "{columns}: nothing is forced");
            let mut worker = Search::with(Standard, Tables::beside(Standard, Crowded(Table::within(1 << 16, 49, 22))));
            worker.tables.name(&mut root.node);
            let mut reaches =
                |beta| worker.search(&root.node, WIDEST, beta, &Control::new()).map(|found| found >= beta);
            assert_eq!([reaches(score), reaches(score + 1)], [Some(true), Some(false)], "{columns}");
        }
    }

    fn asked(at: Drop<u64>, most: u64, control: &Control) -> Result<i32, Stop> {
        Search::within(Standard, 1 << 16).solve_together(at, i32::MIN + 1..=i32::MAX, most, 0, control)
    }

    #[test]
    fn hands_that_never_meet_find_the_score() {
        let control = Control::with(Backing { pool: Some(Arc::new(InTurn)), ..Backing::default() });
        for (columns, score) in TOLD {
            assert_eq!(asked(place(columns), u64::MAX, &control), Ok(score), "{columns}");
        }
    }

    #[test]
    fn together_as_alone_a_limit_is_kept_and_a_wish_to_stop_heard() {
        let control = Control::with(Backing { pool: Some(Arc::new(InTurn)), ..Backing::default() });
        let large = asked(Drop::EMPTY, 5_000, &control);
        assert!(matches!(large, Err(Stop::TooLarge(_))), "{large:?}");
        control.stop();
        assert_eq!(asked(Drop::EMPTY, u64::MAX, &control), Err(Stop::Asked));
    }
}
