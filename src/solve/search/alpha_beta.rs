//! Alpha-beta search with a transposition table: who wins, and in how many plies, for games with two sides that always end.
//!
//! Computes the mover's exact [`Score`] of a position: wins and losses with their distance in plies (the winner hurries,
//! the loser delays), draws as 0. Range: games of at most 16,000 plies. Every question is put with windows of one score:
//! "is it a win?", "is it lost?", and, when the distance is wanted, "within so many plies?" by iterative deepening;
//! the table of bounds carries what one question learns to the next.
//!
//! Time: at worst every position below, at best about the square root of the number of lines of play. Memory: the
//! table, bounded, and one ply of moves for each level. Exact: keys are whole positions, and a bound is kept only
//! where it is proved. Published: D. E. Knuth and R. W. Moore, An analysis of alpha-beta pruning, Artificial Intelligence
//! 6 (1975), 293-326; the narrow windows are those of A. Plaat et al., Best-first fixed-depth minimax algorithms,
//! Artificial Intelligence 87 (1996), 255-293.
//!
//! Worked by hand: a mover with two moves, one to a position whose mover has lost now, one to a draw. Asked for a win,
//! the first move answers `-loss(0) = win(0)`, one ply farther `win(1)`; that is above the window, and the draw is
//! never looked at.

use crate::judge::control::{Control, Stop};
use crate::judge::value::{Outcome, Value};
use crate::search::score::{Bounds, Score};
use crate::search::transposition_table::{Memory, Step, Table};
use ground::say;

/// A game as the search walks it: one position at a time, stepped forward and back.
pub trait Tree {
    /// A whole position, the mover's view; equal keys are worth the same to their movers.
    type Key: Copy + Eq + std::hash::Hash;

    /// What is seen at a glance. Of an ended position the exact score.
    fn glance(&self) -> Bounds;

    /// What a closer look tells; asked only when the memory does not settle the question. True, never complete.
    fn look(&self, _wish: Wish) -> Bounds {
        Bounds::NONE
    }

    /// The key, and the frame in which it was taken where a position and its mirror images share one.
    fn key(&self) -> (Self::Key, u8);

    /// The step as it is called in a frame.
    fn framed(&self, step: Step, _frame: u8) -> Step {
        step
    }

    /// The step of the position that is called so in a frame.
    fn unframed(&self, step: Step, _frame: u8) -> Step {
        step
    }

    /// Appends the steps worth trying, the most promising first; a best one must be among them. Never asked of an ended position.
    fn steps(&self, steps: &mut Vec<Step>);

    /// Takes a step.
    fn go(&mut self, step: Step);

    /// Takes it back.
    fn back(&mut self, step: Step);
}

/// What the mover must reach for the question to be answered yes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Wish {
    /// A win.
    Win,
    /// Not to lose, or not so soon.
    Hold,
}

impl Wish {
    fn of(beta: Score) -> Self {
        if beta > Score::DRAW { Wish::Win } else { Wish::Hold }
    }
}

/// A search and all it remembers.
pub struct AlphaBeta<K> {
    table: Table<K>,
    steps: Vec<Step>,
    visited: u64,
    ticked: u64,
}

/// Positions between two looks at the reins.
const STRIDE: u64 = 1 << 10;

impl<K: Copy + Eq + std::hash::Hash> AlphaBeta<K> {
    /// A search whose memory never takes more than `bytes`.
    pub fn within(bytes: usize) -> Self {
        AlphaBeta { table: Table::within(bytes), steps: Vec::new(), visited: 0, ticked: 0 }
    }

    /// Positions visited since the search was made.
    pub fn visited(&self) -> u64 {
        self.visited
    }

    /// Who wins; wins and losses within `near` plies are looked for first. Ends as too large after `most` positions.
    pub fn outcome<T: Tree<Key = K>>(
        &mut self,
        tree: &mut T,
        near: usize,
        most: u64,
        control: &Control,
    ) -> Result<Outcome, Stop> {
        self.ask(most, control, |run| {
            let score = run.settle_near(tree, near)?.map_or_else(|| run.settle(tree), Ok)?;
            Ok(score.outcome())
        })
    }

    /// Who wins, and in how many plies. Ends as too large after `most` positions.
    pub fn value<T: Tree<Key = K>>(&mut self, tree: &mut T, most: u64, control: &Control) -> Result<Value, Stop> {
        self.ask(most, control, |run| {
            let known = run.settle(tree)?;
            Ok(run.sharpen(tree, known)?.value())
        })
    }

    fn ask<A>(
        &mut self,
        most: u64,
        control: &Control,
        question: impl FnOnce(&mut Run<'_, K>) -> Result<A, Stop>,
    ) -> Result<A, Stop> {
        self.steps.clear();
        let last = self.visited + most;
        question(&mut Run { search: self, last, most, control })
    }
}

/// One question being answered.
struct Run<'s, K> {
    search: &'s mut AlphaBeta<K>,
    last: u64,
    most: u64,
    control: &'s Control,
}

impl<K: Copy + Eq + std::hash::Hash> Run<'_, K> {
    /// A score of the right outcome, if the game ends within `near` plies.
    fn settle_near<T: Tree<Key = K>>(&mut self, tree: &mut T, near: usize) -> Result<Option<Score>, Stop> {
        for plies in 1..=near {
            let (win, loss) = (Score::win(plies), Score::loss(plies));
            let score = self.search(tree, win.below(), win)?;
            if score >= win {
                return Ok(Some(score));
            }
            let score = self.search(tree, loss, loss.above())?;
            if score <= loss {
                return Ok(Some(score));
            }
        }
        Ok(None)
    }

    /// A score of the right outcome.
    fn settle<T: Tree<Key = K>>(&mut self, tree: &mut T) -> Result<Score, Stop> {
        let score = self.search(tree, Score::DRAW, Score::WON)?;
        if score > Score::DRAW { Ok(score) } else { self.search(tree, Score::LOST, Score::DRAW) }
    }

    /// The exact score, given one of the right outcome: asks for the nearest end that is not yet excluded.
    fn sharpen<T: Tree<Key = K>>(&mut self, tree: &mut T, known: Score) -> Result<Score, Stop> {
        match known.outcome() {
            Outcome::D => Ok(known),
            Outcome::N => {
                let mut high = Score::win(1);
                loop {
                    let score = self.search(tree, high.below(), high)?;
                    if score >= high {
                        return Ok(high);
                    }
                    high = score;
                }
            }
            Outcome::P => {
                let mut low = Score::loss(0);
                loop {
                    let score = self.search(tree, low, low.above())?;
                    if score <= low {
                        return Ok(low);
                    }
                    low = score;
                }
            }
        }
    }

    /// Fail-soft alpha-beta: exact inside the window, a bound of the score outside it.
    fn search<T: Tree<Key = K>>(&mut self, tree: &mut T, alpha: Score, beta: Score) -> Result<Score, Stop> {
        self.visit()?;
        let mut known = tree.glance();
        if let Some(score) = known.answer(alpha, beta) {
            return Ok(score);
        }
        let (key, frame) = tree.key();
        let memory = self.search.table.get(&key);
        known = memory.map_or(known, |memory| known.and(memory.bounds));
        if let Some(score) = known.answer(alpha, beta) {
            return Ok(score);
        }
        let before = self.search.visited;
        known = known.and(tree.look(Wish::of(beta)));
        let (score, step) = if let Some(score) = known.answer(alpha, beta) {
            (score, memory.map_or(0, |memory| memory.step))
        } else {
            let hint = memory.map(|memory| tree.unframed(memory.step, frame));
            let (alpha, beta) = (alpha.max(known.low.below()), beta.min(known.high.above()));
            let (score, step) = self.branch(tree, (alpha, beta), hint)?;
            known = known.and(Bounds {
                low: if score > alpha { score } else { Bounds::NONE.low },
                high: if score < beta { score } else { Bounds::NONE.high },
            });
            (score, tree.framed(step, frame))
        };
        self.search.table.put(key, Memory { bounds: known, step }, self.search.visited - before);
        Ok(score)
    }

    /// The best score among the steps, or the first one that reaches `beta`.
    fn branch<T: Tree<Key = K>>(
        &mut self,
        tree: &mut T,
        (alpha, beta): (Score, Score),
        hint: Option<Step>,
    ) -> Result<(Score, Step), Stop> {
        let start = self.search.steps.len();
        tree.steps(&mut self.search.steps);
        // What proved most before comes first.
        if let Some(i) = self.search.steps[start..].iter().position(|step| Some(*step) == hint) {
            self.search.steps[start..=start + i].rotate_right(1);
        }
        let mut best = (Bounds::NONE.low, self.search.steps[start]);
        for i in start..self.search.steps.len() {
            let step = self.search.steps[i];
            tree.go(step);
            let below = self.search(tree, -beta.after(), -alpha.max(best.0).after());
            tree.back(step);
            let score = (-below?).before();
            if score > best.0 {
                best = (score, step);
            }
            if best.0 >= beta {
                break;
            }
        }
        self.search.steps.truncate(start);
        Ok(best)
    }

    fn visit(&mut self) -> Result<(), Stop> {
        let search = &mut *self.search;
        search.visited += 1;
        if search.visited.is_multiple_of(STRIDE) {
            self.control.tick(search.visited - search.ticked)?;
            search.ticked = search.visited;
        }
        if search.visited > self.last {
            return Err(Stop::TooLarge(say!("search-too-large", most = self.most)));
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A heap of which 1 to 3 are taken; who takes the last one wins, but the game is drawn where `drawn` are left.
    struct Heap {
        left: u16,
        drawn: u16,
    }

    impl Tree for Heap {
        type Key = u16;

        fn glance(&self) -> Bounds {
            match self.left {
                0 => Bounds::exactly(Score::loss(0)),
                left if left == self.drawn => Bounds::exactly(Score::DRAW),
                _ => Bounds::NONE,
            }
        }

        fn key(&self) -> (u16, u8) {
            (self.left, 0)
        }

        fn steps(&self, steps: &mut Vec<Step>) {
            steps.extend(1..=self.left.min(3));
        }

        fn go(&mut self, step: Step) {
            self.left -= step;
        }

        fn back(&mut self, step: Step) {
            self.left += step;
        }
    }

    fn settled(left: u16, drawn: u16) -> Value {
        let search = &mut AlphaBeta::within(1 << 12);
        search.value(&mut Heap { left, drawn }, 1_000_000, &Control::new()).expect("it is small")
    }

    #[test]
    fn distances_are_those_of_the_parent_law() {
        for drawn in [u16::MAX, 5, 6] {
            let mut known: Vec<Value> = Vec::new();
            for left in 0..40 {
                let value = match left {
                    0 => Value::Loss { remoteness: 0 },
                    _ if left == usize::from(drawn) => Value::Draw,
                    _ => Value::of_moves(&known[left.saturating_sub(3)..]),
                };
                assert_eq!(settled(left as u16, drawn), value, "{left} left, drawn at {drawn}");
                known.push(value);
            }
        }
    }

    #[test]
    fn who_wins_is_told_alike_with_and_without_looking_near() {
        for left in 1..30 {
            for near in [0, 3, 50] {
                let mut search = AlphaBeta::within(1 << 12);
                let told = search.outcome(&mut Heap { left, drawn: 6 }, near, 1_000_000, &Control::new());
                assert_eq!(told, Ok(settled(left, 6).outcome()), "{left} left, near {near}");
            }
        }
    }

    #[test]
    fn a_search_asked_to_stop_stops() {
        let control = Control::new();
        control.stop();
        let mut search = AlphaBeta::<u16>::within(1 << 8);
        let mut stopped = Ok(Value::Draw);
        // Each question is short: the looks at the reins are counted across questions.
        for left in 1..2_000 {
            stopped = stopped.and(search.value(&mut Heap { left, drawn: u16::MAX }, u64::MAX >> 1, &control));
        }
        assert_eq!(stopped, Err(Stop::Asked));
    }
}
