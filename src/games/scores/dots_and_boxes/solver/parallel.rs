//! One question asked of several searches at once, which share what they remember: the first to know the answer tells it.
//!
//! Who shares tells the others which positions he is searching, so that they take others first and find these done; and where one
//! of them has answered a question meanwhile, he gives up what he was searching for its sake.
//!
//! Source: T. Kerrigan, Simplified ABDADA (2015), after J.-C. Weill, The ABDADA Distributed Minimax Search Algorithm (1996).

use std::sync::Arc;

use crate::scores::dots_and_boxes::solver::claims::Claims;
use crate::scores::dots_and_boxes::solver::places::Place;
use crate::scores::dots_and_boxes::solver::query::settled;
use crate::scores::dots_and_boxes::solver::search::Search;
use solve::judge::control::{Control, Stop};
use solve::judge::pool::{Pool, Work};

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
            let mut workers: Vec<_> = (0..pool.workers()).map(|_| (self.worker(&claims, most), None)).collect();
            let works = workers.iter_mut().map(|(worker, found)| {
                let (claims, key) = (&claims, &key);
                Box::new(move || {
                    *found = Some(worker.search(place, key, coins, beta, control));
                    claims.close();
                }) as Work
            });
            pool.share(works.collect());
            let mut answers = Vec::new();
            for (worker, found) in workers {
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
