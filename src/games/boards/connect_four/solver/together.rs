//! One question asked of several searches at once, which share what they remember: the first to know the answer tells it.

use std::ops::RangeInclusive;

use crate::boards::connect_four::solver::drop::Drop;
use crate::boards::connect_four::solver::keep::Board;
use crate::boards::connect_four::solver::open::{Node, WIDEST};
use crate::boards::connect_four::solver::search::Search;
use crate::boards::connect_four::solver::shape::Shape;
use crate::boards::connect_four::solver::word::Word;
use solve::judge::control::{Control, Stop};
use solve::judge::pool::{Crew, Work};

impl<S: Shape> Search<S>
where
    <S::Word as Word>::Slot: Sync,
{
    /// The score as [`Search::solve_within`] tells it, from so many positions on with the hands of the crew of `control` where it
    /// has one. How many positions are visited depends on the crew and on chance, the score does not.
    pub fn solve_together(
        &mut self,
        at: Drop<S::Word>,
        range: RangeInclusive<i32>,
        most: u64,
        alone: u64,
        control: &Control,
    ) -> Result<i32, Stop> {
        let Some(crew) = control.crew() else { return self.solve_within(at, range, most, control) };
        let alone = self.nodes.saturating_add(alone);
        let ask = |search: &mut Self, node: &Node<S::Word>, beta| search.ask(node, beta, alone, control, crew);
        self.solve_asking(at, range, most, ask)
    }

    /// Alone up to a number of nodes, then together.
    fn ask(&mut self, node: &Node<S::Word>, beta: i32, alone: u64, control: &Control, crew: &dyn Crew) -> Option<i32> {
        if self.nodes < alone {
            let last = self.last;
            self.last = last.min(alone);
            let found = self.search(node, WIDEST, beta, control);
            self.last = last;
            if found.is_some() || self.stopped.is_some() || self.nodes > last {
                return found;
            }
        }
        self.share(node, beta, control, crew)
    }

    fn share(&mut self, node: &Node<S::Word>, beta: i32, control: &Control, crew: &dyn Crew) -> Option<i32> {
        self.memories.grow_fully();
        let (board, count) = (Board::open(), crew.hands());
        let left = self.last.saturating_sub(self.nodes) / count as u64;
        let hand = || {
            let mut hand = Search::with(self.shape, self.memories.shared(&board));
            hand.last = left;
            hand
        };
        let mut hands: Vec<_> = (0..count).map(|_| (hand(), None)).collect();
        let works = hands.iter_mut().map(|(hand, found)| {
            let (node, board) = (*node, &board);
            Box::new(move || {
                *found = hand.search(&node, WIDEST, beta, control);
                if found.is_some() {
                    board.close();
                }
            }) as Work
        });
        crew.share(works.collect());
        let nodes: u64 = hands.iter().map(|(hand, _)| hand.nodes).sum();
        let stopped = hands.iter_mut().find_map(|(hand, _)| hand.stopped.take());
        let found = hands.iter().find_map(|(_, found)| *found);
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
    use crate::boards::connect_four::solver::keep::Keep;
    use crate::boards::connect_four::solver::memories::Memories;
    use crate::boards::connect_four::solver::open::Child;
    use crate::boards::connect_four::solver::shape::Standard;
    use crate::boards::connect_four::solver::table::{Memory, Table};
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
            let mut hand = Search::with(Standard, Memories::beside(Standard, Crowded(Table::within(1 << 16, 49, 22))));
            hand.memories.name(&mut root.node);
            let mut reaches = |beta| hand.search(&root.node, WIDEST, beta, &Control::new()).map(|found| found >= beta);
            assert_eq!([reaches(score), reaches(score + 1)], [Some(true), Some(false)], "{columns}");
        }
    }

    fn asked(at: Drop<u64>, most: u64, control: &Control) -> Result<i32, Stop> {
        Search::within(Standard, 1 << 16).solve_together(at, i32::MIN + 1..=i32::MAX, most, 0, control)
    }

    #[test]
    fn hands_that_never_meet_find_the_score() {
        let control = Control::with(Backing { crew: Some(Arc::new(InTurn)), ..Backing::default() });
        for (columns, score) in TOLD {
            assert_eq!(asked(place(columns), u64::MAX, &control), Ok(score), "{columns}");
        }
    }

    #[test]
    fn together_as_alone_a_limit_is_kept_and_a_wish_to_stop_heard() {
        let control = Control::with(Backing { crew: Some(Arc::new(InTurn)), ..Backing::default() });
        let large = asked(Drop::EMPTY, 5_000, &control);
        assert!(matches!(large, Err(Stop::TooLarge(_))), "{large:?}");
        control.stop();
        assert_eq!(asked(Drop::EMPTY, u64::MAX, &control), Err(Stop::Asked));
    }
}
