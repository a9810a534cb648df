//! Published and independently computed values: each file of `tests/known` names its source and is asked of the house.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use duel::answer::Answer;
use duel::house::{House, Preset};
use duel::place::Place;
use games::house;
use ground::num::{Int, Nat, Ratio};
use solve::judge::control::Control;
use solve::judge::oracle::{LISTED, Scope};
use solve::judge::shares::{Shares, letters};
use solve::judge::value::{Outcome, Value};

use crate::crew::on_every_core;

/// The files of `tests/known` with this ending.
fn files(ending: &str) -> Vec<PathBuf> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/known");
    let list = fs::read_dir(folder).expect("the folder is there");
    let paths = list.map(|entry| entry.expect("a folder lists its files").path());
    let mut paths: Vec<PathBuf> = paths.filter(|path| path.extension().is_some_and(|ext| ext == ending)).collect();
    paths.sort();
    paths
}

/// Opens a position of a game with parameters by name.
fn open(house: &House, game: &str, params: Vec<(String, String)>, position: &str) -> Result<Arc<dyn Place>, String> {
    let entry = house.find(game).map_err(|fault| format!("{fault:?}"))?;
    let preset = Preset { params, position: Some(position.to_owned()) };
    entry.open_preset(&preset).map_err(|fault| format!("{fault:?}"))
}

fn judge(place: &dyn Place, scope: Scope) -> Result<Answer, String> {
    place.judge(scope, &Control::new()).map_err(|stop| format!("{stop:?}"))
}

/// Whether the value is the one a file tells: `-`, `draw`, `win:5`, `loss:4`, `outcome` where only that is known,
/// a nim-value, an infinity `oo:0,2`, shares, a margin, a mean as a fraction, or the bounds of a mean `-0.1..0.1`.
fn is_value(value: &Value, told: &str) -> Result<bool, String> {
    let plies = |text: &str| text.parse::<u64>().map_err(|_| format!("{told} tells no plies"));
    let outcome_in = |outcome: Outcome, plies: u64| value.outcome() == outcome && value.remoteness() == Some(plies);
    Ok(match (told, told.split_once(':'), value) {
        ("-", ..) => true,
        ("draw", ..) => *value == Value::Draw,
        ("outcome", ..) => matches!(value, Value::Won | Value::Lost),
        (_, Some(("oo", reached)), Value::Loopy { infinity, .. }) => {
            reached == infinity.iter().map(ToString::to_string).collect::<Vec<_>>().join(",")
        }
        (_, Some(("win", text)), _) => outcome_in(Outcome::N, plies(text)?),
        (_, Some(("loss", text)), _) => outcome_in(Outcome::P, plies(text)?),
        (claims, _, Value::Shared(shares)) => is_shared(shares, claims)?,
        (number, _, Value::Nimber { nimber, .. }) => {
            number.parse::<Nat>().map_err(|_| format!("{told} is no nim-value"))? == *nimber
        }
        (number, _, Value::Expected { mean, slack: None }) => {
            number.parse::<Ratio>().map_err(|_| format!("{told} is no fraction"))? == *mean
        }
        (number, _, Value::Margin { own, other }) => {
            number.parse::<Int>().map_err(|_| format!("{told} is no margin"))? == own - other
        }
        _ => return Err(format!("{value:?} cannot be held against {told}")),
    })
}

/// Whether shares are the ones told: `Shapley|Banzhaf|nucleolus|epsilon|blocking`, fractions separated by commas, `-` for nobody.
fn is_shared(shares: &Shares, told: &str) -> Result<bool, String> {
    let parts: Vec<&str> = told.split('|').collect();
    let [shapley, banzhaf, nucleolus, epsilon, blocking] = parts[..] else {
        return Err(format!("{told} tells no shares"));
    };
    let list = |all: &[Ratio]| all.iter().map(Ratio::to_string).collect::<Vec<_>>().join(",");
    Ok(list(&shares.shapley) == shapley
        && list(&shares.banzhaf) == banzhaf
        && shares.nucleolus.as_ref().is_some_and(|all| list(all) == nucleolus)
        && shares.epsilon.as_ref().is_some_and(|most| most.to_string() == epsilon)
        && shares.blocking.as_ref().map_or("-".to_owned(), |(coalition, _)| letters(*coalition)) == blocking)
}

/// Whether the best moves are the ones told, in any order; where there are too many to list, all listed are among them.
fn is_best(answer: &Answer, told: &[&str]) -> bool {
    let best: BTreeSet<&str> = answer.best.iter().map(String::as_str).collect();
    let told: BTreeSet<&str> = told.iter().copied().collect();
    if answer.best.len() < LISTED { best == told } else { best.is_subset(&told) }
}

/// Asks one row of a file: `params;position;outcome;value;best`.
fn ask_row(house: &House, game: &str, row: &str) -> Result<(), String> {
    // A position may hold semicolons itself.
    let [best, value, outcome, asked] = row.rsplitn(4, ';').map(str::trim).collect::<Vec<_>>()[..] else {
        return Err("five cells are wanted".into());
    };
    let (params, position) = asked.split_once(';').ok_or("five cells are wanted")?;
    let (params, position) = (params.trim(), position.trim());
    let pair = |text: &str| {
        let (name, setting) = text.split_once('=').ok_or(format!("{text} is no parameter"))?;
        Ok((name.to_owned(), setting.to_owned()))
    };
    let params = params.split_whitespace().filter(|text| *text != "-").map(pair).collect::<Result<_, String>>()?;
    let place = open(house, game, params, position)?;
    let answer = judge(&*place, Scope::Advice)?;
    if answer.value.letter() != outcome {
        return Err(format!("the oracle says {:?}", answer.value));
    }
    if !is_value(&answer.value, value)? {
        return Err(format!("the oracle says {:?}", answer.value));
    }
    let told: Vec<&str> = best.split_whitespace().collect();
    if best != "-" && !is_best(&answer, &told) {
        return Err(format!("the oracle plays {:?}", answer.best));
    }
    Ok(())
}

/// Asks a whole file; what is wrong.
fn ask_file(house: &House, path: &Path) -> Vec<String> {
    let game = path.file_stem().expect("it has a name").to_string_lossy().into_owned();
    let text = fs::read_to_string(path).expect("it is text");
    assert!(text.starts_with("# "), "{} names no source", path.display());
    let rows = text.lines().enumerate().filter(|(_, row)| !row.is_empty() && !row.starts_with('#'));
    let asked: Vec<_> = rows.map(|(line, row)| (line, row, ask_row(house, &game, row))).collect();
    assert!(!asked.is_empty(), "{} knows nothing", path.display());
    let wrong = |(line, row, told): (usize, &str, Result<(), String>)| {
        told.err().map(|why| format!("{game}.csv:{}: {row}: {why}", line + 1))
    };
    asked.into_iter().filter_map(wrong).collect()
}

#[test]
fn the_oracle_says_what_is_known() {
    let house = house();
    let wrong = on_every_core(&files("csv"), |path| ask_file(&house, path)).concat();
    let first: Vec<&String> = wrong.iter().take(40).collect();
    assert!(wrong.is_empty(), "{} rows are wrong, the first of them:\n{first:#?}", wrong.len());
}

#[test]
fn something_is_known_of_every_game() {
    let known: BTreeSet<String> =
        files("csv").iter().filter_map(|path| Some(path.file_stem()?.to_string_lossy().into_owned())).collect();
    for entry in house().entries() {
        let is_known = known.contains(&entry.id) || known.contains(entry.card.id);
        assert!(is_known, "tests/known has no {}.csv", entry.card.id);
    }
}

/// A worked position: the question, all its moves, the best of them.
struct Case {
    question: String,
    moves: BTreeSet<String>,
    best: BTreeSet<String>,
}

/// Reads ``case `question` moves `m` `m` best `m` ``.
fn case(line: &str) -> Case {
    let quoted = |text: &str| text.split('`').skip(1).step_by(2).map(str::to_owned).collect::<Vec<_>>();
    let (front, best) = line.split_once(" best ").unwrap_or_else(|| panic!("{line} tells no best moves"));
    let (question, moves) = front.split_once(" moves ").unwrap_or_else(|| panic!("{line} tells no moves"));
    let question = quoted(question).remove(0);
    Case { question, moves: quoted(moves).into_iter().collect(), best: quoted(best).into_iter().collect() }
}

/// Opens `id[key=value;key=value]:position`.
fn open_question(house: &House, question: &str) -> Result<Arc<dyn Place>, String> {
    let (head, position) = match question.find("]:") {
        Some(end) if question.find('[') < question.find(':') => (&question[..end], &question[end + 2..]),
        _ => question.split_once(':').ok_or("no position")?,
    };
    let (game, params) = head.split_once('[').unwrap_or((head, ""));
    let pair = |text: &str| text.split_once('=').map(|(name, setting)| (name.to_owned(), setting.to_owned()));
    open(house, game, params.split(';').filter_map(pair).collect(), position)
}

#[test]
fn worked_positions_of_the_notation_have_these_moves_and_these_best_ones() {
    let house = house();
    let text =
        fs::read_to_string(Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/known/cases.txt")).expect("it is there");
    let mut worked = BTreeSet::new();
    for line in text.lines().filter(|line| line.starts_with("case ")) {
        let case = case(line);
        let place = open_question(&house, &case.question).unwrap_or_else(|why| panic!("{}: {why}", case.question));
        let answer = judge(&*place, Scope::Everything).unwrap_or_else(|why| panic!("{}: {why}", case.question));
        let moves: BTreeSet<String> = answer.moves.iter().map(|(mv, _)| mv.clone()).collect();
        assert_eq!(moves, case.moves, "{}", case.question);
        assert_eq!(answer.best.iter().cloned().collect::<BTreeSet<_>>(), case.best, "{}", case.question);
        worked.insert(place.card().id);
    }
    for entry in house.entries() {
        assert!(worked.contains(entry.card.id), "no position of {} is worked by hand", entry.card.id);
    }
}
