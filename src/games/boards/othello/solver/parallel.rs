//! Long endings of Othello searched in parallel (ABDADA): one question asked of several workers that share the large table.

use std::sync::Arc;

use crate::boards::othello::solver::board::Discs;
use crate::boards::othello::solver::few::Window;
use crate::boards::othello::solver::search::Search;
use solve::judge::control::Control;
use solve::judge::pool::Pool;
use solve::search::parallel::{Claims, ask_all};

impl Search {
    /// The same question asked of every worker of the pool. How many positions are met depends on chance, the answer does not.
    pub(super) fn share(&mut self, discs: Discs, window: Window, control: &Control, pool: &dyn Pool) -> i32 {
        let claims = Arc::new(Claims::open());
        let ask = |worker: &mut Search| worker.answer(discs, window, control);
        let workers = ask_all(pool, &claims, || self.worker(&claims), ask);
        let found = workers.iter().find_map(|(_, found)| *found);
        for (worker, _) in workers {
            self.gather(worker);
        }
        if found.is_some() {
            self.stopped = None;
        }
        found.unwrap_or_default()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::boards::othello::solver::board::{Field, each};
    use crate::boards::othello::solver::few::BEYOND;
    use crate::boards::othello::solver::transposition_table::spread;
    use solve::judge::control::{Backing, Stop};
    use solve::judge::pool::InTurn;

    const ALL: Window = (-BEYOND, BEYOND);

    /// Boards of 5 by 5 after some moves, always the last cell that turns anything.
    fn boards() -> Vec<(Field, Discs)> {
        let field = Field { rows: 5, cols: 5 };
        let mut at = Discs { own: 1 << 10 | 1 << 17, other: 1 << 9 | 1 << 18 };
        let mut boards = Vec::new();
        while let Some(cell) = each(at.moves(field.cells())).last() {
            at = at.after(cell, at.turns(cell));
            boards.push((field, at));
        }
        boards.retain(|(field, at)| (6..=13).contains(&at.free(field.cells()).count_ones()));
        boards
    }

    #[test]
    fn hands_that_never_meet_find_what_one_finds_and_hear_a_wish_to_stop() {
        let control = Control::with(Backing { pool: Some(Arc::new(InTurn)), ..Backing::default() });
        for (field, discs) in boards() {
            let alone = Search::new(field).ahead(discs, &Control::new());
            assert_eq!(Search::new(field).together_from(5).ahead(discs, &control), alone, "{discs:?}");
        }
        control.stop();
        let (field, discs) = boards()[0];
        let mut search = Search::new(field).together_from(5);
        assert_eq!(search.bound(discs, ALL, &control), Err(Stop::Asked));
        assert_eq!(search.ahead(discs, &Control::new()), Search::new(field).ahead(discs, &Control::new()));
    }

    #[test]
    fn what_others_are_searching_is_put_off_and_not_left_out() {
        for (field, discs) in boards() {
            let claims = Arc::new(Claims::open());
            let after = |at: Discs| each(at.moves(field.cells())).map(move |cell| at.after(cell, at.turns(cell)));
            for next in after(discs) {
                claims.claim(spread(next));
                for then in after(next) {
                    claims.claim(spread(then));
                }
            }
            let alone = Search::new(field).ahead(discs, &Control::new()).ok();
            let mut search = Search::new(field).together_from(5);
            search.widen(14, 1 << 20);
            let mut worker = search.worker(&claims);
            assert_eq!(worker.answer(discs, ALL, &Control::new()), alone, "{discs:?}");
        }
    }
}
