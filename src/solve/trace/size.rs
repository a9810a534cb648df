//! About how many bytes a run takes, counted as it is kept: what stands in it, and the texts behind that.

use std::mem::size_of;

use crate::trace::graph::Paper;
use crate::trace::run::{Cell, Change, Step};
use ground::say::{Arg, Say};

/// Bytes of a step.
pub fn of_step(step: &Step) -> usize {
    let values: usize = step.values.iter().map(|(_, value)| size_of::<(&str, String)>() + value.len()).sum();
    let changes: usize = step.changes.iter().map(of_change).sum();
    let asked = step.asks.as_ref().map_or(0, String::len);
    size_of::<Step>() + behind(&step.says) + values + changes + step.lit.len() * size_of::<Cell>() + asked
}

/// Bytes of a position with its moves.
pub fn of_paper(paper: &Paper) -> usize {
    let moves: usize = paper.moves.iter().map(|mv| size_of::<String>() + mv.len()).sum();
    size_of::<Paper>() + paper.position.len() + moves
}

fn of_change(change: &Change) -> usize {
    let text = match change {
        Change::Write(_, text, _) => text.len(),
        Change::Told(says) => behind(says),
        _ => 0,
    };
    size_of::<Change>() + text
}

/// What lies behind a sentence: its arguments and their texts.
fn behind(says: &Say) -> usize {
    says.args.iter().map(|(_, arg)| size_of::<(&str, Arg)>() + behind_arg(arg)).sum()
}

fn behind_arg(arg: &Arg) -> usize {
    match arg {
        Arg::Int(_) => 0,
        Arg::Big(number) => number.bits() as usize / 8,
        Arg::Text(text) => text.len(),
        Arg::Say(says) => size_of::<Say>() + behind(says),
        Arg::List(args) => args.iter().map(|arg| size_of::<Arg>() + behind_arg(arg)).sum(),
        Arg::Written(texts) => texts.iter().map(|(_, text)| text.len()).sum(),
    }
}
