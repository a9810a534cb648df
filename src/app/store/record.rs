//! A game in progress as it is kept on disk: JSON that a person can read.

use serde::{Deserialize, Serialize};
use serde_json::error::Category;

use duel::history::{Duel, Saved};
use duel::house::House;
use duel::rounds::Match;
use ground::fault::{Fault, Kind};
use ground::mistake::Mistake;
use ground::rules::Side;
use ground::say;

/// A duel with all that is needed to go on with it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Record {
    /// The positions and moves.
    pub duel: Saved,
    /// The side the person plays; `None` when they move both sides by hand.
    #[serde(with = "side")]
    pub you: Option<Side>,
    /// How strong the opponent is.
    pub level: String,
    /// What its choices among equally good moves are drawn from.
    pub seed: u64,
    /// The rounds before this one, where rounds are played one after another.
    #[serde(default, skip_serializing_if = "Match::is_new")]
    pub rounds: Match,
}

impl Record {
    /// The text of the file.
    pub fn write(&self) -> String {
        let mut text = serde_json::to_string_pretty(self).expect("texts and numbers are JSON");
        text.push('\n');
        text
    }

    /// Reads the text of a file; what is wrong is told with line and column.
    pub fn read(file: &str, text: &str) -> Result<Self, Box<Mistake>> {
        serde_json::from_str(text)
            .map_err(|error| Box::new(Mistake::at_line(file, text, error.line(), error.column(), refusal(&error))))
    }

    /// The duel of this record: every move is played again by the rules.
    pub fn duel(&self, house: &House) -> Result<Duel, Fault> {
        Duel::load(house, &self.duel)
    }
}

fn refusal(error: &serde_json::Error) -> Fault {
    let says = match error.classify() {
        Category::Eof => say!("record-cut"),
        Category::Data => say!("record-other", problem = bare(error)),
        Category::Syntax | Category::Io => say!("record-syntax", problem = bare(error)),
    };
    Fault::new(Kind::BadParameter, says).expecting(say!("expect-record"))
}

/// The words of the parser without its own " at line 3 column 7".
fn bare(error: &serde_json::Error) -> String {
    let text = error.to_string();
    text.rsplit_once(" at line ").map_or(text.clone(), |(words, _)| words.to_owned())
}

/// A side is `"first"` or `"second"`, nobody is `null`.
mod side {
    use serde::de::Error;
    use serde::{Deserialize, Deserializer, Serialize, Serializer};

    use ground::rules::Side;

    #[expect(clippy::ref_option, clippy::trivially_copy_pass_by_ref, reason = "serde calls it so")]
    pub fn serialize<S: Serializer>(side: &Option<Side>, to: S) -> Result<S::Ok, S::Error> {
        side.map(Side::name).serialize(to)
    }

    pub fn deserialize<'d, D: Deserializer<'d>>(from: D) -> Result<Option<Side>, D::Error> {
        match Option::<String>::deserialize(from)?.as_deref() {
            None => Ok(None),
            Some("first") => Ok(Some(Side::First)),
            Some("second") => Ok(Some(Side::Second)),
            Some(other) => Err(D::Error::unknown_variant(other, &["first", "second"])),
        }
    }
}

#[cfg(test)]
pub(crate) mod tests {
    use super::*;
    use ground::say::{Language, Tongue};

    /// A game of Nim after one move.
    pub(crate) fn some() -> Record {
        let duel = Saved {
            game: "nim".into(),
            params: vec![("misere".into(), "false".into())],
            start: "3,4,5".into(),
            moves: vec![(0, "1:3->1".into())],
            cursor: 1,
            tip: 1,
        };
        Record { duel, you: Some(Side::Second), level: "perfect".into(), seed: 7, rounds: Match::default() }
    }

    #[test]
    fn a_record_reads_what_it_writes() {
        for you in [None, Some(Side::First), Some(Side::Second)] {
            let record = Record { you, ..some() };
            assert_eq!(Record::read("f", &record.write()), Ok(record));
        }
    }

    #[test]
    fn what_is_wrong_is_told_with_its_line() {
        let text = some().write().replace("\"seed\": 7", "\"seed\": -7");
        let mistake = Record::read("resume.json", &text).expect_err("a seed is not negative");
        assert_eq!(mistake.excerpt.trim(), "\"seed\": -7");
        let spoken = mistake.speak(Tongue::of(Language::English));
        assert!(spoken.starts_with("resume.json:"), "{spoken}");
        let cut = &text[..text.len() / 2];
        assert_eq!(Record::read("f", cut).expect_err("half a file").fault.says, say!("record-cut"));
    }
}
