//! A fastest mate with what each of its moves does, played again by the rules.

use ground::rules::{Ending, Side};
use ground::say::{Arg, Say};

use super::men::{Board, Fate, lone_of, settled};
use crate::claim::{Case, Held, all, is, same};
use crate::sweep::after;

/// The moves told are legal, as many as the fastest mate has, begin with the best move and end in mate; and each does what its mark says.
pub fn mate(case: &Case) -> Held {
    let mut place = case.met.place.clone();
    let start = Board::read(&place.text());
    let Some((_, side, _)) = lone_of(&start) else { return Held::False("no man is alone".into()) };
    let told: Vec<Vec<String>> = case.says("moves").into_iter().map(texts).collect();
    let mut moves: Vec<&str> =
        if matches!(case.arg("first"), Arg::Int(0)) { Vec::new() } else { vec![case.text("first")] };
    let before = moves.len();
    moves.extend(told.iter().flat_map(|step| [step[0].as_str(), step[3].as_str()]));
    moves.push(case.text("mate"));
    let mut helds = vec![same(moves[0], case.met.answer.best[0].as_str())];
    for (i, text) in moves.iter().enumerate() {
        let Some(next) = after(&place, text) else { return Held::False(format!("{text} is illegal")) };
        let [here, then] = [&place, &next].map(|place| Board::read(&place.text()));
        if let Some(step) = told.get(i.saturating_sub(before) / 2).filter(|_| here.to == side) {
            let found = [then.roam(1 - side).len().to_string(), mark(&here, &then, side)];
            helds.push(same(&step[1..3], &found[..]));
        }
        place = next;
    }
    let mover = if side == 0 { Side::First } else { Side::Second };
    helds.push(same(place.ending(), Some(Ending::Won(mover))));
    helds.push(settled(&start).map_or(Held::Open, |fate| {
        is([Fate::Wins(moves.len()), Fate::Loses(moves.len())].contains(&fate), || format!("{fate:?}"))
    }));
    all(helds)
}

/// All that a move of this side does.
fn mark(here: &Board, then: &Board, side: usize) -> String {
    let far = |of: &Board| (of.kings[0] % 8 - of.kings[1] % 8).abs().max((of.kings[0] / 8 - of.kings[1] / 8).abs());
    let mut marks = String::new();
    if then.roam(1 - side).len() < here.roam(1 - side).len() {
        marks.push('<');
    }
    if far(then) < far(here) {
        marks.push('K');
    }
    if then.is_check(1 - side) {
        marks.push('+');
    }
    if marks.is_empty() { "=".to_owned() } else { marks }
}

/// The words of a part of a sentence.
fn texts(says: &Say) -> Vec<String> {
    let text = |arg: &Arg| match arg {
        Arg::Text(text) => text.clone(),
        Arg::Int(n) => n.to_string(),
        other => panic!("{other:?}"),
    };
    says.args.iter().map(|(_, arg)| text(arg)).collect()
}
