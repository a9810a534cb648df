//! What a learner did, as it is kept: games played to their end, mistakes made, exercises and puzzles tried, lessons finished.
//!
//! Texts and numbers only, so that every version of the program can keep what another one wrote.

use std::sync::Arc;

use serde::{Deserialize, Serialize};

use duel::history::Duel;
use duel::house::House;
use duel::place::Place;
use ground::fault::Fault;
use ground::rules::{Ending, Side};

/// A day, counted from 1 January 1970 (day 0). It is handed down from above: nothing here has a clock.
pub type Day = u32;

/// Something a learner did on some day.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Note {
    /// The day.
    pub day: Day,
    /// What was done.
    pub did: Did,
}

/// What can be done.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Did {
    /// A game was played to its end.
    Game(Game),
    /// A mistake was made in one.
    Mistake(Mistake),
    /// A better move was looked for where one's own had been a mistake.
    Exercise(Exercise),
    /// A puzzle was tried.
    Puzzle(Puzzle),
    /// A lesson was worked through to its end.
    Lesson(Lesson),
    /// A page of a lesson was turned.
    Page(Lesson),
    /// A game was met for the first time.
    Met(Met),
    /// A program for a judge's problem was accepted.
    Solved(Solved),
    /// A program for one failed.
    Failed(Failed),
    /// The puzzle of the day was tried.
    Daily,
    /// Moves of finished games were left unjudged.
    Unjudged(Unjudged),
    /// All that was left unjudged before is being judged.
    Judging,
    /// Something that only another version knows: the JSON it was written as.
    #[serde(skip)]
    Other(String),
}

/// A position of a variant, in notation.
#[derive(Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub struct Board {
    /// The game.
    pub game: String,
    /// Its parameters by name.
    pub params: Vec<(String, String)>,
    /// The position.
    pub position: String,
}

/// A game played to its end.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Game {
    /// Where it began.
    pub start: Board,
    /// The moves.
    pub moves: Vec<String>,
    /// The learner's seat, `first` or `second`; `None`: both were moved by hand.
    pub you: Option<String>,
    /// How strong the opponent was.
    pub level: String,
    /// `first` or `second` won, or it was `drawn`.
    pub outcome: String,
}

/// A move that gave something away for certain.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Mistake {
    /// The position before it.
    pub board: Board,
    /// The move.
    #[serde(rename = "move")]
    pub mv: String,
    /// What kind of error it was, by the name of its concept.
    pub concept: String,
    /// What could have been kept, for the mover: `N`, `D`, points ahead, or a mean as a fraction.
    pub kept: String,
    /// What was left of it, written alike.
    pub left: String,
}

/// The moves of a finished game that nobody had judged yet when the program was left.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Unjudged {
    /// Where the game began.
    pub start: Board,
    /// The learner's moves, each with the position it was made in, as files know it.
    pub moves: Vec<(String, String)>,
}

/// What was left unjudged and is not being judged yet.
pub fn unjudged(notes: &[Note]) -> Vec<&Unjudged> {
    let since = notes.iter().rposition(|note| note.did == Did::Judging).map_or(0, |at| at + 1);
    let left =
        notes[since..].iter().filter_map(|note| if let Did::Unjudged(left) = &note.did { Some(left) } else { None });
    left.collect()
}

/// A better move looked for.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Exercise {
    /// The position.
    pub board: Board,
    /// The move that was tried; `None`: the answer was looked at.
    #[serde(rename = "move")]
    pub mv: Option<String>,
    /// Whether it keeps everything.
    pub right: bool,
}

/// A puzzle tried.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Puzzle {
    /// What kind of puzzle it was.
    pub kind: String,
    /// Its position.
    pub board: Board,
    /// What it is rated.
    pub rating: i32,
    /// Whether it was solved at the first try.
    pub right: bool,
    /// Whether a hint was read before: then it brings half.
    #[serde(default, skip_serializing_if = "is_false")]
    pub hinted: bool,
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde hands a reference")]
fn is_false(flag: &bool) -> bool {
    !flag
}

/// A game that was met.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Met {
    /// The game.
    pub game: String,
}

/// The smallest test on which a program for a judge's problem failed.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Failed {
    /// Its name.
    pub problem: String,
    /// The input.
    pub input: String,
    /// What the program printed.
    pub got: String,
    /// What is right.
    pub want: String,
}

/// A judge's problem for which a program was accepted.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Solved {
    /// Its name.
    pub problem: String,
}

/// A lesson finished.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Lesson {
    /// Its name.
    pub name: String,
}

impl Did {
    /// As JSON in one line.
    pub fn write(&self) -> String {
        match self {
            Did::Other(json) => json.clone(),
            known => serde_json::to_string(known).expect("texts are JSON"),
        }
    }

    /// From JSON; what this version does not know is kept as it is.
    pub fn read(json: &str) -> Self {
        serde_json::from_str(json).unwrap_or_else(|_| Did::Other(json.to_owned()))
    }
}

impl Game {
    /// The game a duel has come to the end of at its cursor; `None`: it goes on there.
    pub fn of(duel: &Duel, you: Option<Side>, level: &str) -> Option<Self> {
        let nodes = duel.nodes();
        Some(Game {
            outcome: outcome(&duel.place().ending()?).to_owned(),
            start: Board::of(&duel.entry().id, &*nodes[0].place),
            moves: duel.trail().into_iter().skip(1).map(|node| nodes[node].mv.clone()).collect(),
            you: you.map(|you| you.name().to_owned()),
            level: level.to_owned(),
        })
    }
}

/// Who won: a side, or nobody.
fn outcome(ending: &Ending) -> &'static str {
    match ending {
        Ending::Won(side) => side.name(),
        Ending::Score { first, second } if first > second => Side::First.name(),
        Ending::Score { first, second } if first < second => Side::Second.name(),
        Ending::Drawn | Ending::Score { .. } => "drawn",
    }
}

impl Board {
    /// A position of the game of this name.
    pub fn of(game: &str, place: &dyn Place) -> Self {
        let params = place.params().iter().map(|(param, setting)| (param.name.to_owned(), setting.write())).collect();
        Board { game: game.to_owned(), params, position: place.text() }
    }

    /// The position; a fault where this house has no such game or reads its texts otherwise.
    pub fn open(&self, house: &House) -> Result<Arc<dyn Place>, Fault> {
        let entry = house.find(&self.game)?;
        let mut params = entry.params();
        for (name, text) in &self.params {
            params.set(name, text)?;
        }
        entry.open(&params, Some(&self.position))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_written_is_read_and_what_is_unknown_is_kept() {
        let board =
            Board { game: "nim".into(), params: vec![("misere".into(), "false".into())], position: "3,4".into() };
        for did in [
            Did::Lesson(Lesson { name: "xor".into() }),
            Did::Page(Lesson { name: "xor".into() }),
            Did::Met(Met { game: "nim".into() }),
            Did::Daily,
            Did::Solved(Solved { problem: "hdu-1846".into() }),
            Did::Failed(Failed {
                problem: "hdu-1846".into(),
                input: "1\n1 1\n".into(),
                got: "second\n".into(),
                want: "first\n".into(),
            }),
            Did::Judging,
            Did::Unjudged(Unjudged { start: board.clone(), moves: vec![("3,4".into(), "1:3->0".into())] }),
            Did::Exercise(Exercise { board: board.clone(), mv: None, right: false }),
            Did::Puzzle(Puzzle { kind: "only-move".into(), board, rating: 1000, right: true, hinted: false }),
        ] {
            assert_eq!(Did::read(&did.write()), did);
        }
        assert_eq!(Did::Judging.write(), "\"judging\"");
        let strange = "{\"duel-with-a-dragon\":{\"heads\":3}}";
        assert_eq!(Did::read(strange), Did::Other(strange.into()));
        assert_eq!(Did::read(strange).write(), strange);
    }

    #[test]
    fn what_was_left_unjudged_waits_until_it_is_judged() {
        let left = |position: &str| {
            let start = Board { game: "nim".into(), params: Vec::new(), position: position.into() };
            Note { day: 1, did: Did::Unjudged(Unjudged { start, moves: Vec::new() }) }
        };
        let judging = Note { day: 1, did: Did::Judging };
        let waiting =
            |notes: &[Note]| unjudged(notes).into_iter().map(|one| one.start.position.clone()).collect::<String>();
        assert_eq!(waiting(&[left("1"), left("2")]), "12");
        assert_eq!(waiting(&[left("1"), judging.clone(), left("2")]), "2");
        assert_eq!(waiting(&[left("1"), judging]), "");
    }
}
