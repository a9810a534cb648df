//! A mate in which the room of the lone king never grows, played again by the rules.

use ground::rules::{Ending, Side};
use ground::say::{Arg, Say};

use super::men::{Board, Fate, lone_of, settled};
use crate::claim::{Case, Held, all, is, same};
use crate::sweep::after;

/// The moves told are legal and end in mate, and the lone king never has more squares after one of them than before it, but for the first if
/// that is told.
pub fn room(case: &Case) -> Held {
    let mut place = case.met.place.clone();
    let Some((_, side, _)) = lone_of(&Board::read(&place.text())) else { return Held::False("no man is alone".into()) };
    let told: Vec<Vec<String>> = case.says("moves").into_iter().map(texts).collect();
    let mut moves: Vec<&str> =
        if matches!(case.arg("first"), Arg::Int(0)) { Vec::new() } else { vec![case.text("first")] };
    let before = moves.len();
    moves.extend(told.iter().flat_map(|step| [step[0].as_str(), step[2].as_str()]));
    moves.push(case.text("mate"));
    let mut helds = Vec::new();
    for (i, text) in moves.iter().enumerate() {
        let Some(next) = after(&place, text) else { return Held::False(format!("{text} is illegal")) };
        let [here, then] = [&place, &next].map(|place| Board::read(&place.text()));
        let left = then.roam(1 - side).len();
        if let Some(step) = told.get(i.saturating_sub(before) / 2).filter(|_| here.to == side) {
            helds.push(same(step[1].clone(), left.to_string()));
        }
        let is_free = i == before && case.text("free") == "yes";
        let grows = left > here.roam(1 - side).len();
        helds.push(is(here.to != side || is_free || !grows, || format!("{text} gives the king more room")));
        place = next;
    }
    let mover = if side == 0 { Side::First } else { Side::Second };
    let fastest = case.size("fastest");
    helds.push(same(place.ending(), Some(Ending::Won(mover))));
    helds.push(same(case.size("plies"), moves.len()));
    helds.push(same(case.size("slower") + fastest, moves.len()));
    helds.push(settled(&Board::read(&case.met.place.text())).map_or(Held::Open, |fate| {
        is([Fate::Wins(fastest), Fate::Loses(fastest)].contains(&fate), || format!("{fate:?}"))
    }));
    all(helds)
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
