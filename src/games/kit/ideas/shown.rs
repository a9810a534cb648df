//! What is shown beside the sentences: moves with what meets them, lines of play, and the tables by which both sides hold.

use crate::kit::ideas::cover::{Groups, Met, WHOLE};
use crate::kit::ideas::fortress;
use ground::say;
use ground::say::Say;
use solve::judge::idea::Idea;
use solve::judge::reason::{Exhibit, Role, Step};

/// Rows of answers that are shown.
const ROWS: usize = 8;

/// Moves that are written in one row.
const WIDE: usize = 12;

/// What meets each move of the loser, or all lines of play that prove it where they are few; where they are more, they tell how it is
/// known to whoever wants to see them. Lines that come to an end by themselves are told in any case.
pub fn proved(lines: Option<Vec<Vec<String>>>, is_finite: bool, met: Option<Step>, idea: Idea) -> Vec<Step> {
    let Some(lines) = lines.filter(|lines| lines.len() > 1) else { return met.into_iter().collect() };
    if is_finite || lines.len() <= WHOLE {
        return vec![whole_proof(lines, idea)];
    }
    let step = Step { role: Role::Law, idea: None, ..whole_proof(lines, idea) };
    met.into_iter().chain([step]).collect()
}

/// All lines of play, which prove what a position is worth.
pub fn whole_proof(lines: Vec<Vec<String>>, idea: Idea) -> Step {
    let says = say!("idea-proof-lines", lines = lines.len());
    let rows = lines.into_iter().map(|line| vec![line.join(" ")]).collect();
    let table = Exhibit::Table { head: vec![say!("idea-head-line")], rows, focus: Vec::new() };
    Step::says(Role::Proof, says).about(idea).showing(table)
}

/// The tables of both sides, one beside the other; `None`: neither has one.
pub fn beside(tables: [Option<fortress::Table>; 2]) -> Option<Exhibit> {
    let heads = [
        ["idea-head-your-turn", "idea-head-you-play"].map(|key| say!(key)),
        ["idea-head-its-turn", "idea-head-it-plays"].map(|key| say!(key)),
    ];
    let (tables, heads): (Vec<fortress::Table>, Vec<[Say; 2]>) =
        tables.into_iter().zip(heads).filter_map(|(table, heads)| Some((table?, heads))).unzip();
    let longest = tables.iter().map(Vec::len).max()?;
    let cells = |row: usize| tables.iter().flat_map(move |table| table.get(row).cloned().unwrap_or_default());
    let rows = (0..longest).map(|row| cells(row).collect()).collect();
    Some(Exhibit::Table { head: heads.concat(), rows, focus: Vec::new() })
}

/// Moves with what meets them, a row for each group, and how it goes on where that is told.
pub fn table(met: Groups, [moves, by]: [Say; 2]) -> Exhibit {
    let is_forced = met.is_forced;
    let row = |met: Met| {
        let mut moves = met.moves;
        let more = moves.len() > WIDE;
        moves.truncate(WIDE);
        moves.extend(more.then(|| "…".to_owned()));
        let plies = met.plies.map_or_else(String::new, |plies| plies.to_string());
        let on = is_forced.then_some(met.on);
        let by = met.by.unwrap_or_else(|| "–".to_owned());
        [moves.join(" "), by].into_iter().chain(on).chain([plies]).collect()
    };
    let on = is_forced.then(|| say!("idea-head-on"));
    let head = [moves, by].into_iter().chain(on).chain([say!("idea-head-plies")]).collect();
    Exhibit::Table { head, rows: met.rows.into_iter().take(ROWS).map(row).collect(), focus: Vec::new() }
}
