//! The ledger of one's own mistakes: which are still open, when each of them is due again, and of which kind they are.

use std::collections::{BTreeMap, BTreeSet};

use crate::concept::Concept;
use crate::note::{Board, Day, Did, Exercise, Failed, Mistake, Note};
use crate::puzzle::rating::Rating;

/// The level of the opponent that does not err, as games are written down.
const PERFECT: &str = "perfect";

/// Days to wait after a mistake, and after each time it was set right.
pub const WAITS: [Day; 5] = [1, 3, 7, 16, 35];

/// A mistake that comes back.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Open {
    /// What happened, the last time it did.
    pub mistake: Mistake,
    /// The day it first happened.
    pub since: Day,
    /// How many times it was set right since it last went wrong.
    pub rights: usize,
    /// The day from which it is due.
    pub due: Day,
    /// How many times it happened in games.
    pub times: usize,
}

impl Open {
    /// What kind of error it was.
    pub fn concept(&self) -> Concept {
        Concept::named(&self.mistake.concept)
    }

    fn wait(&mut self, today: Day, rights: usize) {
        self.rights = rights;
        self.due = today.saturating_add(WAITS[rights.min(WAITS.len() - 1)]);
    }
}

/// The ledger: what became of every mistake, and what was done besides.
///
/// A mistake is known by its position: the same one made twice is one entry that starts again. It is due the day after, and when
/// set right after 3, 7, 16 and 35 days more; set right once more it is learned. Going wrong, or looking at the answer, goes back
/// to the beginning. What is set right before it is due stays where it is.
#[derive(Clone, Debug, Default)]
pub struct Ledger {
    entries: BTreeMap<Board, Open>,
    learned: usize,
    tally: Tally,
    rating: Rating,
    course: Course,
}

/// What shows the way behind and ahead.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Course {
    /// Days on which a puzzle was tried, a page of a lesson turned, or a game finished.
    pub days: BTreeSet<Day>,
    /// Lessons worked through to their end.
    pub lessons: BTreeSet<String>,
    /// Lessons of which a page was turned, and the guided game once it is won.
    pub pages: BTreeSet<String>,
    /// Judges' problems for which a program was accepted.
    pub solved: BTreeSet<String>,
    /// What a program for a problem failed on last, until one is accepted.
    pub failed: BTreeMap<String, Failed>,
    /// Games met.
    pub met: BTreeSet<String>,
    /// Games in which the perfect opponent was beaten.
    pub beaten: BTreeSet<String>,
    /// The rating after each puzzle, the oldest first.
    pub ratings: Vec<i32>,
    /// The last day whose puzzle was tried.
    pub daily: Option<Day>,
}

/// How much was done.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Tally {
    /// Games played to their end against the opponent or by hand.
    pub games: usize,
    /// Those won by the learner, drawn, and lost.
    pub results: [usize; 3],
    /// Mistakes by kind.
    pub mistakes: BTreeMap<Concept, usize>,
    /// Better moves looked for, and found.
    pub exercises: [usize; 2],
    /// Puzzles tried, and solved.
    pub puzzles: [usize; 2],
    /// Lessons worked through to their end.
    pub lessons: usize,
}

impl Ledger {
    /// The ledger of everything that was done, the oldest first.
    pub fn of<'n>(notes: impl IntoIterator<Item = &'n Note>) -> Self {
        let mut ledger = Ledger::default();
        for note in notes {
            ledger.take(note);
        }
        ledger
    }

    /// Takes in one more thing.
    pub fn take(&mut self, note: &Note) {
        self.tally.take(&note.did);
        self.course.take(note);
        match &note.did {
            Did::Mistake(mistake) => self.err(note.day, mistake),
            Did::Exercise(exercise) => self.practise(note.day, exercise),
            Did::Puzzle(puzzle) => {
                self.rating = self.rating.after_try(puzzle.rating, puzzle.right, puzzle.hinted);
                self.course.ratings.push(self.rating.points);
            }
            Did::Game(_)
            | Did::Lesson(_)
            | Did::Page(_)
            | Did::Met(_)
            | Did::Daily
            | Did::Solved(_)
            | Did::Failed(_)
            | Did::Unjudged(_)
            | Did::Judging
            | Did::Other(_) => {}
        }
    }

    fn err(&mut self, today: Day, mistake: &Mistake) {
        let fresh = || Open { mistake: mistake.clone(), since: today, rights: 0, due: today, times: 0 };
        let open = self.entries.entry(mistake.board.clone()).or_insert_with(fresh);
        open.mistake = mistake.clone();
        open.times += 1;
        open.wait(today, 0);
    }

    fn practise(&mut self, today: Day, exercise: &Exercise) {
        let Some(open) = self.entries.get_mut(&exercise.board) else { return };
        match exercise.right {
            false => open.wait(today, 0),
            true if today < open.due => {}
            true if open.rights + 1 == WAITS.len() => {
                self.entries.remove(&exercise.board);
                self.learned += 1;
            }
            true => open.wait(today, open.rights + 1),
        }
    }

    /// How good the learner is at puzzles.
    pub fn rating(&self) -> Rating {
        self.rating
    }

    /// What shows the way behind and ahead.
    pub fn course(&self) -> &Course {
        &self.course
    }

    /// The mistakes that are not learned yet, the longest due first.
    pub fn open(&self) -> Vec<&Open> {
        let mut open: Vec<&Open> = self.entries.values().collect();
        open.sort_by_key(|open| (open.due, open.since));
        open
    }

    /// Those that are due today or were before.
    pub fn due(&self, today: Day) -> Vec<&Open> {
        self.open().into_iter().filter(|open| open.due <= today).collect()
    }

    /// The day on which the next one is due.
    pub fn next_due(&self) -> Option<Day> {
        self.entries.values().map(|open| open.due).min()
    }

    /// How many were learned.
    pub fn learned(&self) -> usize {
        self.learned
    }

    /// How much was done in all.
    pub fn tally(&self) -> &Tally {
        &self.tally
    }
}

impl Tally {
    fn take(&mut self, did: &Did) {
        match did {
            Did::Game(game) => {
                self.games += 1;
                if let Some(you) = &game.you {
                    let result = if game.outcome == "drawn" { 1 } else { 2 * usize::from(game.outcome != *you) };
                    self.results[result] += 1;
                }
            }
            Did::Mistake(mistake) => *self.mistakes.entry(Concept::named(&mistake.concept)).or_default() += 1,
            Did::Exercise(exercise) => count(&mut self.exercises, exercise.right),
            Did::Puzzle(puzzle) => count(&mut self.puzzles, puzzle.right),
            Did::Lesson(_) => self.lessons += 1,
            Did::Page(_)
            | Did::Met(_)
            | Did::Daily
            | Did::Solved(_)
            | Did::Failed(_)
            | Did::Unjudged(_)
            | Did::Judging
            | Did::Other(_) => {}
        }
    }
}

impl Course {
    fn take(&mut self, note: &Note) {
        match &note.did {
            Did::Game(game) => {
                self.met.insert(game.start.game.clone());
                if game.level == PERFECT && game.you.as_ref() == Some(&game.outcome) {
                    self.beaten.insert(game.start.game.clone());
                }
            }
            Did::Lesson(lesson) => _ = self.lessons.insert(lesson.name.clone()),
            Did::Page(page) => _ = self.pages.insert(page.name.clone()),
            Did::Met(met) => _ = self.met.insert(met.game.clone()),
            Did::Daily => self.daily = Some(note.day),
            Did::Solved(solved) => {
                self.solved.insert(solved.problem.clone());
                self.failed.remove(&solved.problem);
            }
            Did::Failed(failed) => _ = self.failed.insert(failed.problem.clone(), failed.clone()),
            _ => {}
        }
        if matches!(note.did, Did::Game(_) | Did::Puzzle(_) | Did::Lesson(_) | Did::Page(_)) {
            self.days.insert(note.day);
        }
    }
}

fn count([all, right]: &mut [usize; 2], is_right: bool) {
    *all += 1;
    *right += usize::from(is_right);
}

#[cfg(test)]
mod tests {
    use super::*;

    fn board(position: &str) -> Board {
        Board { game: "nim".into(), params: Vec::new(), position: position.into() }
    }

    fn mistake(day: Day, position: &str, concept: &str) -> Note {
        let texts = ["1:3->0", concept, "N", "P"].map(str::to_owned);
        let [mv, concept, kept, left] = texts;
        Note { day, did: Did::Mistake(Mistake { board: board(position), mv, concept, kept, left }) }
    }

    fn tried(day: Day, position: &str, right: bool) -> Note {
        Note { day, did: Did::Exercise(Exercise { board: board(position), mv: None, right }) }
    }

    fn due(ledger: &Ledger, today: Day) -> Vec<String> {
        ledger.due(today).into_iter().map(|open| open.mistake.board.position.clone()).collect()
    }

    #[test]
    fn a_mistake_comes_back_after_1_3_7_16_and_35_days_and_is_learned() {
        let mut ledger = Ledger::of(&[mistake(100, "3,4,5", "parity")]);
        let mut today = 100;
        for wait in WAITS {
            assert_eq!(due(&ledger, today + wait - 1), [] as [&str; 0], "day {today}, {wait}");
            today += wait;
            assert_eq!(due(&ledger, today), ["3,4,5"]);
            ledger.take(&tried(today, "3,4,5", true));
        }
        assert_eq!((ledger.open().len(), ledger.learned(), ledger.next_due()), (0, 1, None));
    }

    #[test]
    fn going_wrong_goes_back_and_being_early_changes_nothing() {
        let mut ledger = Ledger::of(&[mistake(10, "a", "parity"), tried(11, "a", true)]);
        assert_eq!(ledger.next_due(), Some(14));
        ledger.take(&tried(12, "a", true));
        assert_eq!(ledger.next_due(), Some(14), "practised early");
        ledger.take(&tried(14, "a", false));
        assert_eq!((ledger.next_due(), ledger.open()[0].rights), (Some(15), 0));
        ledger.take(&tried(15, "b", true));
        assert_eq!(ledger.open().len(), 1, "what was never a mistake is not in the ledger");
    }

    #[test]
    fn the_same_mistake_is_one_entry_and_the_longest_due_comes_first() {
        let notes = [mistake(5, "b", "parity"), mistake(3, "a", "wrong-heap"), mistake(9, "b", "off-by-one")];
        let ledger = Ledger::of(&notes);
        assert_eq!(due(&ledger, 10), ["a", "b"]);
        let open = ledger.open();
        assert_eq!((open[1].times, open[1].since, open[1].concept()), (2, 5, Concept::OffByOne));
        assert_eq!(ledger.tally().mistakes.values().sum::<usize>(), 3);
        assert_eq!(due(&Ledger::of(&[mistake(4, "a", "x"), mistake(9, "a", "x")]), 9), [] as [&str; 0]);
    }
}
