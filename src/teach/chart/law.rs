//! What is known of a table beyond its values, in words: the period with its standing, the exceptions, or how far it was
//! checked.

use ground::say;
use ground::say::Say;
use solve::judge::sequence::{Period, Standing, Table};

/// Exceptions named one by one at most.
const NAMED: usize = 60;

/// What is known of a table, in sentences: how a line goes on with the standing of that, and which positions are lost where a theorem says
/// so, as a person would type it; nothing for swept counts.
pub fn law(table: &Table, theorem: Option<&str>) -> Vec<Say> {
    if table.falls().is_some() {
        return Vec::new();
    }
    let mut said = if table.is_line() { course(table) } else { Vec::new() };
    said.extend(theorem.map(|law| say!("table-law", law = law, gap = usize::from(law.contains('k')))));
    said
}

/// How a line of values goes on.
fn course(table: &Table) -> Vec<Say> {
    let Some(Period { period, preperiod, saltus, standing }) = &table.period else {
        let Some(seen) = table.seen() else { return vec![say!("table-checked", to = table.to)] };
        let (period, from, rounds) = (seen.period, seen.from, seen.rounds);
        return vec![
            say!("table-period", period = period, preperiod = from, saltus = seen.saltus),
            say!("table-seen", to = table.to, rounds = rounds),
        ];
    };
    let claim = say!("table-period", period = *period, preperiod = *preperiod, saltus = *saltus);
    let why = match standing {
        Standing::Theorem => say!("table-theorem"),
        Standing::Certified { from, to } => say!("table-certified", from = *from, to = *to),
    };
    let mut said = vec![claim, why];
    let exceptions = table.exceptions();
    if exceptions.len() > NAMED {
        said.push(say!("table-exceptions-many", count = exceptions.len()));
    } else if !exceptions.is_empty() {
        let told: Vec<String> = exceptions.iter().map(|(size, cell)| format!("{size}: {}", cell.write())).collect();
        said.push(say!("table-exceptions", list = told));
    }
    said
}
