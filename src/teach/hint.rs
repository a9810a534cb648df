//! Hints in four steps: the first two never name or show a move that wins, the third narrows it down, the fourth tells it.

use duel::answer::Answer;
use duel::place::Place;
use ground::num::Nat;
use ground::say::{Arg, Say};
use ground::scene::Spot;
use solve::judge::reason::{Exhibit, Reached, Role, Step};

/// What stands where a hint leaves something to be found out.
pub const VEIL: &str = "?";

/// Moves of a position that are told from its best ones.
const LISTED: usize = 1_000;

/// The steps of the reason that make the hint of this role, with whatever would give the move away too early left out.
pub fn hint(place: &dyn Place, answer: &Answer, role: Role) -> Vec<Step> {
    let steps = answer.reason.steps.iter().filter(|step| step.role == role).cloned();
    let secret = Secret::of(place, answer).filter(|_| matches!(role, Role::Ask | Role::Look));
    let Some(secret) = secret else { return steps.collect() };
    let veiled = |step: Step| Step {
        says: secret.unnamed(step.says),
        shows: step.shows.and_then(|shown| secret.veiled(shown)),
        ..step
    };
    steps.map(veiled).collect()
}

/// The moves that are to be found, among all that may be played.
pub struct Secret<'p> {
    place: &'p dyn Place,
    best: Vec<String>,
    legal: Vec<String>,
}

impl<'p> Secret<'p> {
    /// What is to be found here; `None` where it makes no difference what is played.
    pub fn of(place: &'p dyn Place, answer: &Answer) -> Option<Self> {
        let makes_a_difference = answer.best_total < answer.moves_total && answer.best_total > Nat::ZERO;
        makes_a_difference.then(|| Secret { place, best: answer.best.clone(), legal: place.moves(LISTED).0 })
    }

    fn is_best(&self, text: &str) -> bool {
        self.best.iter().any(|best| best == text)
    }

    /// A sentence that names none of the moves to be found, unless others stand beside them: what is left out is asked for.
    ///
    /// Moves that are written as numbers or single letters may stand anywhere in passing, and stay.
    fn unnamed(&self, says: Say) -> Say {
        let is_clear = |mv: &&String| mv.len() > 1 && mv.parse::<u64>().is_err();
        let named: Vec<&String> =
            self.legal.iter().filter(is_clear).filter(|mv| says.args.iter().any(|(_, arg)| names(arg, mv))).collect();
        if named.iter().any(|mv| !self.is_best(mv)) {
            return says;
        }
        let args = says.args.into_iter().map(|(name, arg)| (name, named.iter().fold(arg, |arg, mv| without(arg, mv))));
        Say { key: says.key, args: args.collect() }
    }

    /// Whether places on the board leave only moves that are to be found.
    fn is_told_by(&self, spots: &[Spot]) -> bool {
        let choices = self.place.choices();
        let mut inside = choices.iter().filter(|choice| choice.path.iter().all(|spot| spots.contains(spot))).peekable();
        inside.peek().is_some() && inside.all(|choice| self.is_best(&choice.text))
    }

    /// Whether a column of a table names moves, one to be found among them.
    fn is_of_moves(&self, rows: &[Vec<String>], column: usize) -> bool {
        let cells = || rows.iter().filter_map(|row| row.get(column));
        cells().any(|cell| self.is_best(cell)) && cells().all(|cell| self.legal.contains(cell))
    }

    /// An exhibit with nothing in it that tells one of the moves to be found from the others.
    pub fn veiled(&self, exhibit: Exhibit) -> Option<Exhibit> {
        match exhibit {
            Exhibit::Mex { options, mex } => {
                let mut values: Vec<Nat> = options.into_iter().map(|option| option.value).collect();
                values.sort();
                values.dedup();
                let veiled = values.into_iter().map(|value| Reached::alone(VEIL.to_owned(), value));
                Some(Exhibit::Mex { options: veiled.collect(), mex })
            }
            Exhibit::Table { head, rows, .. } => self.table(head, rows),
            Exhibit::Parts { parts, .. } => Some(Exhibit::Parts { parts, taken: 0 }),
            Exhibit::Spots(spots) => (!self.is_told_by(&spots)).then_some(Exhibit::Spots(spots)),
            Exhibit::Replies(replies) => {
                let is_told = replies.iter().any(|(mv, _)| self.is_best(mv));
                (!is_told).then_some(Exhibit::Replies(replies))
            }
            Exhibit::Line(moves) => (!moves.iter().any(|mv| self.is_best(mv))).then_some(Exhibit::Line(moves)),
            kept @ (Exhibit::Columns { .. } | Exhibit::Fold { .. }) => Some(kept),
        }
    }

    /// Rows of moves keep their moves and lose what is said of them; where only moves to be found have rows, there is no table.
    fn table(&self, head: Vec<Say>, mut rows: Vec<Vec<String>>) -> Option<Exhibit> {
        let named: Vec<usize> = (0..head.len()).filter(|column| self.is_of_moves(&rows, *column)).collect();
        if let Some(&column) = named.first() {
            if rows.iter().all(|row| self.is_best(&row[column])) {
                return None;
            }
            for row in &mut rows {
                for (_, cell) in row.iter_mut().enumerate().filter(|(at, _)| *at != column) {
                    VEIL.clone_into(cell);
                }
            }
        }
        Some(Exhibit::Table { head, rows, focus: Vec::new() })
    }
}

/// Whether an argument names a move.
fn names(arg: &Arg, mv: &str) -> bool {
    match arg {
        Arg::Text(text) => places(text, mv).next().is_some(),
        Arg::List(items) => items.iter().any(|item| names(item, mv)),
        Arg::Say(says) => says.args.iter().any(|(_, arg)| names(arg, mv)),
        Arg::Int(_) | Arg::Big(_) | Arg::Written(_) => false,
    }
}

/// The argument with the move veiled wherever it is named.
fn without(arg: Arg, mv: &str) -> Arg {
    match arg {
        Arg::Text(mut text) => {
            while let Some(at) = { places(&text, mv).next() } {
                text.replace_range(at..at + mv.len(), VEIL);
            }
            Arg::Text(text)
        }
        Arg::List(items) => Arg::List(items.into_iter().map(|item| without(item, mv)).collect()),
        Arg::Say(says) => {
            let args = says.args.into_iter().map(|(name, arg)| (name, without(arg, mv))).collect();
            Arg::Say(Box::new(Say { key: says.key, args }))
        }
        other @ (Arg::Int(_) | Arg::Big(_) | Arg::Written(_)) => other,
    }
}

/// Where a text names a move as a word of its own.
fn places<'t>(text: &'t str, mv: &'t str) -> impl Iterator<Item = usize> + 't {
    let is_part = |c: char| c.is_ascii_alphanumeric() || "->:,.+".contains(c);
    let is_alone = move |at: &usize| {
        let (before, behind) = (text[..*at].chars().next_back(), text[at + mv.len()..].chars().next());
        !before.is_some_and(is_part) && !behind.is_some_and(|c| is_part(c) && !".,:".contains(c))
    };
    text.match_indices(mv).map(|(at, _)| at).filter(is_alone)
}

#[cfg(test)]
mod tests;
