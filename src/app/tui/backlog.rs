//! Games that were played to their end and are still to be looked at: each own move is judged when nothing else is thought about.

use std::collections::VecDeque;
use std::sync::Arc;

use crate::tui::sitting::Sitting;
use crate::tui::thought::{Errand, Found};
use duel::house::House;
use duel::place::Place;
use ground::rules::{Eye, Side};
use teach::note::{Board, Did, Unjudged};
use teach::review::Turn;

/// A finished game whose moves are being judged.
struct Job {
    start: Board,
    /// The learner's moves that are not judged yet, each with the position it was made in and its ply.
    left: VecDeque<(usize, Arc<dyn Place>, String)>,
    /// Mistakes found so far.
    mistakes: usize,
}

/// What came of judging one more move.
#[derive(Default)]
pub struct News {
    /// The mistake, if it was one.
    pub did: Option<Did>,
    /// How many mistakes a game has, once all of its moves are judged.
    pub total: Option<usize>,
}

/// The games still to be looked at.
#[derive(Default)]
pub struct Backlog {
    jobs: VecDeque<Job>,
}

impl Backlog {
    /// Takes in a finished game of somebody who played one side.
    pub fn take(&mut self, sitting: &Sitting, you: Side) {
        let nodes = sitting.duel.nodes();
        let steps = sitting.duel.trail().into_iter().filter_map(|node| Some((node, nodes[node].parent?)));
        let own = steps.filter(|(_, parent)| nodes[*parent].place.to() == you);
        let left = own.map(|(node, parent)| (node, nodes[parent].place.clone(), nodes[node].mv.clone())).collect();
        let start = Board::of(&sitting.duel.entry().id, &*nodes[0].place);
        self.jobs.push_back(Job { start, left, mistakes: 0 });
    }

    /// Takes in what an earlier session left unjudged; what this house does not know any more is left out.
    pub fn take_up(&mut self, left: &Unjudged, house: &House) {
        let open = |(i, (position, mv)): (usize, &(String, String))| {
            let place = Board { position: position.clone(), ..left.start.clone() }.open(house).ok()?;
            let place = place.seen_by(Eye::Of(place.to()));
            place.play(mv).ok()?;
            Some((i, place, mv.clone()))
        };
        let left_over: VecDeque<_> = left.moves.iter().enumerate().filter_map(open).collect();
        if !left_over.is_empty() {
            self.jobs.push_back(Job { start: left.start.clone(), left: left_over, mistakes: 0 });
        }
    }

    /// Puts everything off that is not judged yet.
    pub fn put_off(&mut self) -> Vec<Unjudged> {
        let kept = |job: Job| Unjudged {
            start: job.start,
            moves: job.left.into_iter().map(|(_, place, mv)| (place.kept(), mv)).collect(),
        };
        self.jobs.drain(..).map(kept).filter(|left| !left.moves.is_empty()).collect()
    }

    /// The next move to be judged, with its position.
    pub fn errand(&self) -> Option<(Errand, Arc<dyn Place>)> {
        let (node, place, mv) = self.jobs.front()?.left.front()?;
        Some((Errand::Turn(*node, mv.clone()), place.clone()))
    }

    /// Takes in what was found out about the next move.
    pub fn found(&mut self, errand: &Errand, found: Found) -> News {
        let (Found::Turn(turn), true) = (found, self.errand().is_some_and(|(own, _)| own == *errand)) else {
            return News::default();
        };
        let Some(job) = self.jobs.front_mut() else { return News::default() };
        job.left.pop_front();
        let mistake = turn.ok().and_then(|turn: Box<Turn>| turn.mistake(&job.start));
        job.mistakes += usize::from(mistake.is_some());
        let total = job.left.is_empty().then_some(job.mistakes);
        if total.is_some() {
            self.jobs.pop_front();
        }
        News { did: mistake.map(Did::Mistake), total }
    }
}
