//! How the learning of a game is watched: which way to learn, which checkpoint, which information set, how fast.

use std::sync::Arc;

use ground::rules::Side;
use solve::judge::control::Stop;
use solve::judge::learning::{DECADE, Mark, Record, Set, iterations};
use solve::judge::scheme::Scheme;

/// The last checkpoint that is asked for at first: 100 iterations.
const FIRST: usize = 2 * DECADE - 1;

/// Beats that are waited for, and checkpoints that are gone on by then: from slow to fast.
const SPEEDS: [(u32, usize); 5] = [(4, 1), (2, 1), (1, 1), (1, 2), (1, 4)];

/// What is watched. Nothing here computes: it says what it wants and takes what is found.
pub struct State {
    schemes: Vec<Scheme>,
    /// The way to learn that shows.
    scheme: usize,
    /// What was found for each way to learn.
    found: Vec<Option<Result<Arc<Record>, Stop>>>,
    /// The checkpoint that is to show.
    mark: usize,
    /// The information set that shows.
    set: usize,
    is_running: bool,
    /// Whether no more is to be computed until somebody goes on.
    is_halted: bool,
    speed: usize,
    beats: u32,
}

impl State {
    /// Nothing is known yet; one of these ways is shown.
    pub fn new(schemes: Vec<Scheme>, shown: Scheme) -> Self {
        State {
            scheme: schemes.iter().position(|scheme| *scheme == shown).unwrap_or(0),
            found: vec![None; schemes.len()],
            schemes,
            mark: 0,
            set: 0,
            is_running: false,
            is_halted: false,
            speed: 2,
            beats: 0,
        }
    }

    /// The way to learn that shows.
    pub fn scheme(&self) -> Scheme {
        self.schemes[self.scheme]
    }

    /// What was found for it.
    pub fn found(&self) -> Option<&Result<Arc<Record>, Stop>> {
        self.found[self.scheme].as_ref()
    }

    /// The learning, as far as it is known.
    pub fn record(&self) -> Option<&Record> {
        self.found()?.as_ref().ok().map(|record| &**record)
    }

    /// The number of the checkpoint that shows: the one wanted, or the last one before it that is known.
    pub fn shown(&self) -> usize {
        self.record().map_or(0, |record| self.mark.min(record.marks.len() - 1))
    }

    /// The checkpoint that shows.
    pub fn mark(&self) -> Option<&Mark> {
        self.record()?.marks.get(self.shown())
    }

    /// The number of the information set that shows.
    pub fn at(&self) -> usize {
        self.set
    }

    /// The information set that shows.
    pub fn set(&self) -> Option<&Set> {
        self.record()?.sets.get(self.set)
    }

    /// How fast it plays, from 1.
    pub fn pace(&self) -> usize {
        self.speed + 1
    }

    /// Whether it plays.
    pub fn is_running(&self) -> bool {
        self.is_running
    }

    /// Whether something is still to be computed.
    pub fn is_waiting(&self) -> bool {
        self.wanted().is_some()
    }

    /// The way to learn and the iterations that are to be computed now: beyond the end of what is known the whole next power of ten, so
    /// that the checkpoints ahead are there when they are come to.
    pub fn wanted(&self) -> Option<(Scheme, u64)> {
        let last = if self.mark < FIRST { FIRST } else { (self.mark + 1) / DECADE * DECADE + DECADE - 1 };
        let to = iterations(last);
        let is_known = match self.found() {
            None => false,
            Some(Err(_)) => true,
            Some(Ok(record)) => record.to() >= to.min(record.most),
        };
        (!is_known && !self.is_halted).then(|| (self.scheme(), to))
    }

    /// Takes what was found. What was known before outlives a failure.
    pub fn take(&mut self, scheme: Scheme, found: Result<Arc<Record>, Stop>) {
        let Some(i) = self.schemes.iter().position(|other| *other == scheme) else { return };
        if found.is_err() && self.found[i].as_ref().is_some_and(Result::is_ok) {
            (self.is_halted, self.is_running) = (true, false);
            return;
        }
        self.found[i] = Some(found);
        self.keep_within();
    }

    fn keep_within(&mut self) {
        if let Some(record) = self.record() {
            let (marks, sets, is_whole) = (record.marks.len(), record.sets.len(), record.to() >= record.most);
            self.set = self.set.min(sets.saturating_sub(1));
            if is_whole {
                self.mark = self.mark.min(marks - 1);
            }
        }
    }

    /// Goes to a checkpoint and holds there.
    pub fn go(&mut self, mark: usize) {
        (self.is_running, self.is_halted) = (false, false);
        self.mark = mark.min(self.last());
    }

    /// The last checkpoint that is known, and one more where more can be known.
    fn last(&self) -> usize {
        self.record().map_or(0, |record| record.marks.len() - usize::from(record.to() >= record.most))
    }

    /// One checkpoint on or back.
    pub fn step(&mut self, is_back: bool) {
        let here = self.shown();
        self.go(if is_back { here.saturating_sub(1) } else { here + 1 });
    }

    /// The last checkpoint that is known.
    pub fn go_to_end(&mut self) {
        self.go(self.record().map_or(0, |record| record.marks.len() - 1));
    }

    /// Plays or holds; from the end it begins anew.
    pub fn run(&mut self) {
        (self.is_running, self.is_halted, self.beats) = (!self.is_running && self.record().is_some(), false, 0);
        if self.is_running && self.is_at_end() {
            self.mark = 0;
        }
    }

    fn is_at_end(&self) -> bool {
        self.record().is_some_and(|record| record.to() >= record.most && self.mark + 1 >= record.marks.len())
    }

    /// Holds.
    pub fn hold(&mut self) {
        self.is_running = false;
    }

    /// Stops what is being computed.
    pub fn halt(&mut self) {
        (self.is_running, self.is_halted) = (false, true);
        if self.found().is_none() {
            self.found[self.scheme] = Some(Err(Stop::Asked));
        }
    }

    /// A beat: goes on when it is time, and waits where the next checkpoint is still being computed.
    pub fn beat(&mut self) {
        let (beats, marks) = SPEEDS[self.speed];
        self.beats += u32::from(self.is_running);
        if !self.is_running || self.beats < beats || self.mark > self.shown() {
            return;
        }
        self.beats = 0;
        self.mark = (self.mark + marks).min(self.last());
        self.is_running = !self.is_at_end();
    }

    /// Another way to learn.
    pub fn next_scheme(&mut self) {
        self.scheme = (self.scheme + 1) % self.schemes.len();
        self.is_halted = false;
        self.keep_within();
    }

    /// Faster or slower.
    pub fn hurry(&mut self, is_faster: bool) {
        self.speed = if is_faster { (self.speed + 1).min(SPEEDS.len() - 1) } else { self.speed.saturating_sub(1) };
    }

    /// So many information sets on or back.
    pub fn walk(&mut self, by: isize) {
        let sets = self.record().map_or(0, |record| record.sets.len());
        self.set = self.set.saturating_add_signed(by).min(sets.saturating_sub(1));
    }

    /// The first information set of the other side.
    pub fn cross(&mut self) {
        let Some(other) = self.set().map(|set| set.side.other()) else { return };
        let first = |record: &Record| record.sets.iter().position(|set| set.side == other);
        self.set = self.record().and_then(first).unwrap_or(self.set);
    }

    /// Whose information sets show.
    pub fn side(&self) -> Option<Side> {
        self.set().map(|set| set.side)
    }
}
