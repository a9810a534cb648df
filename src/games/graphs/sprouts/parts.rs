//! Parts of a drawing that share no spot, as a table: their lives, what their lines leave, and the moves or the nim-value that follow from it.

use std::collections::BTreeMap;

use crate::graphs::sprouts::land::{Lands, lives, with};
use crate::graphs::sprouts::lengths::Lengths;
use crate::graphs::sprouts::moves::options;
use crate::graphs::sprouts::paper::Name;
use crate::graphs::sprouts::reason::{Why, are_twins, listed};
use ground::say;
use solve::judge::control::Stop;
use solve::judge::idea::Idea;
use solve::judge::reason::{Exhibit, Role, Step};

/// Lives of a part up to which it is told what its lines leave.
const SMALL: usize = 8;

impl Why<'_> {
    /// Parts that share no spot, each by itself; one alone where it always lasts as long.
    pub fn parts(&self) -> Result<Option<Step>, Stop> {
        let lands = &self.at.pos;
        let Some((table, sum)) = self.table(lands, self.is_settled())? else { return Ok(None) };
        let says = match sum {
            None => say!("sprouts-parts", parts = lands.len(), open = open_ones(&table)),
            Some(sum) => say!("sprouts-parts-sum", parts = lands.len(), sum = sum),
        };
        let idea = if sum.is_some() { Idea::NimSum } else { Idea::Parity };
        Ok(Some(Step::says(Role::Look, says).about(idea).showing(table)))
    }

    /// The parts that the best line leaves, or that they come in twins where they do.
    pub fn left_parts(&self) -> Result<Vec<Step>, Stop> {
        let left = if self.is_won() { &self.verdict.best[0] } else { &self.at.pos };
        if are_twins(left) && !self.game.is_misere {
            let side = if self.is_won() { "you" } else { "other" };
            let says = say!("sprouts-twins", side = side, pairs = left.len() / 2);
            return Ok(vec![Step::says(Role::Proof, says).about(Idea::Pairing)]);
        }
        if !self.is_won() || self.is_settled() {
            return Ok(Vec::new());
        }
        let always = self.lengths(left)?.is_some_and(Lengths::is_settled);
        let Some((table, sum)) = self.table(left, always)? else { return Ok(Vec::new()) };
        let says = match sum {
            None => say!("sprouts-left", parts = left.len(), open = open_ones(&table)),
            Some(sum) => say!("sprouts-left-sum", parts = left.len(), sum = sum),
        };
        let idea = if sum.is_some() { Idea::NimSum } else { Idea::Parity };
        Ok(vec![Step::says(Role::Proof, says).about(idea).showing(table)])
    }

    /// Parts that share no spot as a table, and the nim-sum of their nim-values where those decide. `None`: there is but one, unless
    /// that `always` lasts as long.
    fn table(&self, lands: &Lands, always: bool) -> Result<Option<(Exhibit, Option<u32>)>, Stop> {
        if lands.is_empty() || lands.len() < 2 && !always {
            return Ok(None);
        }
        let (mut rows, mut sum) = (Vec::new(), self.is_by_values.then_some(0));
        let paper = self.game.paper(lands);
        for (number, land) in lands.iter().enumerate() {
            let mut row = vec![paper.spots_of(number), lives(land).to_string()];
            if let Some(sum) = &mut sum {
                let nimber = self.oracle.land(land, self.control)?;
                *sum ^= nimber;
                row.extend([
                    self.may_last(&vec![land.clone()], ", ")?,
                    self.options(lands, number)?,
                    nimber.to_string(),
                ]);
            } else {
                row.extend([self.options(lands, number)?, self.may_last(&vec![land.clone()], ", ")?]);
            }
            rows.push(row);
        }
        let mut head = vec![say!("sprouts-head-spots"), say!("sprouts-head-lives")];
        head.extend(match sum {
            Some(_) => vec![say!("sprouts-head-moves"), say!("sprouts-head-options"), say!("sprouts-head-nimber")],
            None => vec![say!("sprouts-head-then"), say!("sprouts-head-moves")],
        });
        Ok(Some((Exhibit::Table { head, rows, focus: Vec::new() }, sum)))
    }

    /// The numbers of moves that may follow; `?` where they are not counted.
    fn may_last(&self, lands: &Lands, between: &str) -> Result<String, Stop> {
        let own = self.lengths(lands)?;
        Ok(own.map_or_else(|| "?".to_owned(), |own| listed(&own.each()).replace(", ", between)))
    }

    /// What the lines of a part leave, nim-values or numbers of moves, each with a line; `?` of a large one.
    fn options(&self, lands: &Lands, part: usize) -> Result<String, Stop> {
        let land = &lands[part];
        if lives(land) > SMALL {
            return Ok("?".to_owned());
        }
        let mut left: BTreeMap<String, String> = BTreeMap::new();
        let paper = self.game.paper(lands);
        for after in options(land) {
            let value = if self.is_by_values {
                self.oracle.nimber(&after, self.control)?.to_string()
            } else {
                self.may_last(&after, "/")?
            };
            let name = paper.name(&with(lands, part, after)).map(Name::write).unwrap_or_default();
            // Of lines that leave the same the shortest name is told.
            let known = left.entry(value).or_insert_with(|| name.clone());
            if name.len() < known.len() {
                *known = name;
            }
        }
        let told = |(value, name): (String, String)| {
            let is_short = !name.is_empty() && !name.contains("around");
            if is_short { format!("{value} ({name})") } else { value }
        };
        Ok(left.into_iter().map(told).collect::<Vec<_>>().join(", "))
    }
}

/// 1 where the number of moves after some line is open.
fn open_ones(table: &Exhibit) -> usize {
    let Exhibit::Table { rows, .. } = table else { return 0 };
    usize::from(rows.iter().any(|row| row[2].contains('/')))
}
