//! What is told of a learner's progress, line by line: the screen and the command say the same.

use crate::concept::Concept;
use crate::ledger::Ledger;
use crate::note::Day;
use ground::say;
use ground::say::Say;

/// The lines, each with how far it is indented.
pub fn lines(ledger: &Ledger, today: Day) -> Vec<(usize, Say)> {
    let tally = ledger.tally();
    let mut lines = vec![(0, say!("stats-games", games = tally.games))];
    let [won, drawn, lost] = tally.results;
    if won + drawn + lost > 0 {
        lines.push((1, say!("stats-results", won = won, drawn = drawn, lost = lost)));
    }
    let (open, due) = (ledger.open().len(), ledger.due(today).len());
    lines.push((0, say!("stats-open", open = open, due = due, learned = ledger.learned())));
    if !tally.mistakes.is_empty() {
        lines.push((0, say!("stats-kinds")));
        let mut kinds: Vec<(&Concept, &usize)> = tally.mistakes.iter().collect();
        kinds.sort_by_key(|(concept, count)| (std::cmp::Reverse(**count), **concept));
        lines.extend(
            kinds.into_iter().map(|(concept, count)| (1, say!("stats-kind", concept = concept.says(), count = *count))),
        );
    }
    let [all, right] = tally.exercises;
    if all > 0 {
        lines.push((0, say!("stats-exercises", all = all, right = right)));
    }
    let [all, right] = tally.puzzles;
    if all > 0 {
        lines.push((0, say!("stats-puzzles", all = all, right = right)));
    }
    if tally.lessons > 0 {
        lines.push((0, say!("stats-lessons", lessons = tally.lessons)));
    }
    lines
}
