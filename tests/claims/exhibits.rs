//! What a step shows beside its words, for predicates that check that too.

use solve::judge::reason::Exhibit;

use crate::claim::Case;

/// The rows of the table beside a sentence; none where there is no table.
pub fn rows<'c>(case: &'c Case) -> &'c [Vec<String>] {
    match case.step.and_then(|step| step.shows.as_ref()) {
        Some(Exhibit::Table { rows, .. }) => rows,
        _ => &[],
    }
}

/// The cells of the table beside a sentence that are to be looked at.
pub fn focus<'c>(case: &'c Case) -> &'c [(usize, usize)] {
    match case.step.and_then(|step| step.shows.as_ref()) {
        Some(Exhibit::Table { focus, .. }) => focus,
        _ => &[],
    }
}

/// Moves with their answers beside a sentence.
pub fn replies<'c>(case: &'c Case) -> &'c [(String, String)] {
    match case.step.and_then(|step| step.shows.as_ref()) {
        Some(Exhibit::Replies(replies)) => replies,
        _ => &[],
    }
}

/// The line of moves beside a sentence.
pub fn line<'c>(case: &'c Case) -> &'c [String] {
    match case.step.and_then(|step| step.shows.as_ref()) {
        Some(Exhibit::Line(line)) => line,
        _ => &[],
    }
}

/// The numbers of the places that light up beside a sentence.
pub fn spots(case: &Case) -> Vec<u32> {
    match case.step.and_then(|step| step.shows.as_ref()) {
        Some(Exhibit::Spots(spots)) => spots.iter().map(|spot| spot.0).collect(),
        _ => Vec::new(),
    }
}
