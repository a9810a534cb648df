//! One question asked of several searches at once, which share what they remember: the first to know the answer tells it.
//!
//! Who shares tells the others which positions he is searching, so that they take others first and find these done; and where one
//! of them has answered a question meanwhile, he gives up what he was searching for its sake.
//!
//! Source: T. Kerrigan, Simplified ABDADA (2015), after J.-C. Weill, The ABDADA Distributed Minimax Search Algorithm (1996).

use std::sync::Arc;

use crate::scores::dots_and_boxes::solver::mates::Mates;
use crate::scores::dots_and_boxes::solver::places::Place;
use crate::scores::dots_and_boxes::solver::quest::settled;
use crate::scores::dots_and_boxes::solver::search::Search;
use solve::judge::control::{Control, Stop};
use solve::judge::pool::{Crew, Work};

impl<const W: usize> Search<W> {
    /// Whether somebody else has answered a question meanwhile for whose sake this one is asked.
    pub(super) fn is_overtaken(&mut self) -> bool {
        let mut path = std::mem::take(&mut self.path);
        let is_overtaken = path.is_overtaken(|key, coins, beta| settled(self.bounds(key, coins), beta));
        self.path = path;
        is_overtaken
    }

    /// The same question as that of [`Search::search`] asked of every hand of the crew, again and again while they fill the table. How
    /// many positions are met depends on chance, the answer does not.
    pub(super) fn share(
        &mut self,
        place: Place<W>,
        (coins, beta): (i32, i32),
        control: &Control,
        crew: &dyn Crew,
    ) -> Result<i32, Stop> {
        let key = self.places.turned(&place);
        loop {
            let mates = Arc::new(Mates::open(self.held));
            let most = self.most.saturating_sub(self.visited) / crew.hands() as u64;
            let mut hands: Vec<_> = (0..crew.hands()).map(|_| (self.hand(&mates, most), None)).collect();
            let works = hands.iter_mut().map(|(hand, found)| {
                let (mates, key) = (&mates, &key);
                Box::new(move || {
                    *found = Some(hand.search(place, key, coins, beta, control));
                    mates.close();
                }) as Work
            });
            crew.share(works.collect());
            let mut answers = Vec::new();
            for (hand, found) in hands {
                self.visited += hand.visited();
                answers.extend(found);
            }
            self.held = mates.hold(0);
            let is_found = |answer: &Result<i32, Stop>| !matches!(answer, Err(Stop::Asked));
            let is_stopped = control.is_stopped();
            match answers.into_iter().find(is_found) {
                None if !is_stopped && self.known.is_crowded(self.held) => self.grow(),
                answer => return answer.unwrap_or(Err(Stop::Asked)),
            }
        }
    }
}
