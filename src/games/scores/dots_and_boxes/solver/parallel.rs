//! Long questions of a web searched in parallel (ABDADA) by workers that share the transposition table.
//!
//! Where one of them has answered a question meanwhile, the others give up what they were searching for its sake.

use std::sync::Arc;

use crate::scores::dots_and_boxes::solver::claims::Claims;
use crate::scores::dots_and_boxes::solver::places::Place;
use crate::scores::dots_and_boxes::solver::query::settled;
use crate::scores::dots_and_boxes::solver::search::Search;
use solve::judge::control::{Control, Stop};
use solve::judge::pool::Pool;
use solve::search::parallel::ask_all;

impl<const W: usize> Search<W> {
    /// Whether somebody else has answered a question meanwhile for whose sake this one is asked.
    pub(super) fn is_overtaken(&mut self) -> bool {
        let mut path = std::mem::take(&mut self.path);
        let is_overtaken = path.is_overtaken(|key, coins, beta| settled(self.bounds(key, coins), beta));
        self.path = path;
        is_overtaken
    }

    /// The same question as that of [`Search::search`] asked of every worker of the pool, again and again while they fill the table. How
    /// many positions are met depends on chance, the answer does not.
    pub(super) fn share(
        &mut self,
        place: Place<W>,
        (coins, beta): (i32, i32),
        control: &Control,
        pool: &dyn Pool,
    ) -> Result<i32, Stop> {
        let key = self.places.turned(&place);
        loop {
            let claims = Arc::new(Claims::open(self.held));
            let most = self.most.saturating_sub(self.visited) / pool.workers() as u64;
            let ask = |worker: &mut Self| Some(worker.search(place, &key, coins, beta, control));
            let mut answers = Vec::new();
            for (worker, found) in ask_all(pool, &claims.positions, || self.worker(&claims, most), ask) {
                self.visited += worker.visited();
                answers.extend(found);
            }
            self.held = claims.hold(0);
            let is_found = |answer: &Result<i32, Stop>| !matches!(answer, Err(Stop::Asked));
            let is_stopped = control.is_stopped();
            match answers.into_iter().find(is_found) {
                None if !is_stopped && self.known.is_crowded(self.held) => self.grow(),
                answer => return answer.unwrap_or(Err(Stop::Asked)),
            }
        }
    }
}
