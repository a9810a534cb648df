//! What is said of `dodgem`, message by message.

use duel::place::Place;
use ground::rules::{Ending, Side};

use ground::say::{Arg, Say};

use crate::claim::Kind::{Fact, Part, Question, Source};
use crate::claim::{Case, Held, Table, all, is, same};
use crate::drawing::Drawing;
use crate::referee::{Fate, moves};
use crate::sweep::{Worth, after, worth};

/// Every message with what decides it.
pub const TABLE: Table = &[
    ("dodgem-ask", Question),
    ("dodgem-in-the-way", Fact(in_the_way)),
    ("dodgem-trap", Fact(trap)),
    ("dodgem-look-block", Fact(look_block)),
    ("dodgem-blocks", Fact(blocks)),
    ("dodgem-shut", Fact(shut)),
    ("dodgem-block", Part),
    ("dodgem-law", Source),
];

fn letter(side: Side) -> char {
    if side == Side::First { 'L' } else { 'D' }
}

/// The cell in front of a car: to the right of an L, above a D.
fn front(board: &Drawing, car: char, cell: usize) -> Option<usize> {
    if car == 'L' { board.step(cell, 1, 0) } else { board.step(cell, 0, -1) }
}

/// Steps of each car until it is off, counted by going them.
fn steps(board: &Drawing, car: char) -> Vec<usize> {
    let cells = (0..board.cells.len()).filter(|cell| board.cells[*cell] == car);
    cells.map(|cell| std::iter::successors(Some(cell), |cell| front(board, car, *cell)).count()).collect()
}

/// Moves that a side needs until all its cars are off, whoever stands there.
pub fn way(place: &dyn Place, side: Side) -> usize {
    steps(&Drawing::of(place), letter(side)).iter().sum()
}

/// After the best move a car of the mover stands there, right in front of the other one.
fn in_the_way(case: &Case) -> Held {
    let (to, best) = (case.met.place.to(), &case.met.answer.best[0]);
    let Some(next) = after(&case.met.place, best) else { return Held::False("it is illegal".into()) };
    let board = Drawing::of(&*next);
    let (cell, car) = (board.cell(case.text("cell")), board.cell(case.text("car")));
    let foe = letter(to.other());
    all([
        same(board.cells[cell], letter(to)),
        same(board.cells[car], foe),
        same(front(&board, foe, car), Some(cell)),
        is(best.ends_with(case.text("cell")), || format!("{best} is the best move")),
        is(
            moves(&*next, 100).is_some_and(|moves| {
                !moves.iter().any(|(mv, _)| *mv == format!("{}-{}", case.text("car"), case.text("cell")))
            }),
            || "it can go ahead".into(),
        ),
    ])
}

/// These moves and no others leave the opponent with cars and no move, and so win for the opponent.
fn trap(case: &Case) -> Held {
    let to = case.met.place.to();
    let Some(moves) = moves(&*case.met.place, 100) else { return Held::Open };
    let traps = moves.iter().filter(|(_, next)| {
        let board = Drawing::of(&**next);
        let has_cars = ['L', 'D'].iter().all(|car| board.cells.contains(car));
        has_cars && next.ending() == Some(Ending::Won(to.other()))
    });
    let traps: Vec<String> = traps.map(|(text, _)| text.clone()).collect();
    same(case.texts("moves"), traps)
}

/// Both sides need so many steps, the winner is off after so many plies, and the loser, who has enough moves by then, must waste some.
fn look_block(case: &Case) -> Held {
    let here = &case.met.place;
    let is_won = case.size("won") == 1;
    let [own, other] = [here.to(), here.to().other()].map(|side| way(&**here, side));
    let loser = if is_won { other } else { own };
    let fate = if is_won { Fate::Won } else { Fate::Lost };
    let (plies, moves) = (case.size("plies"), case.size("moves"));
    let Some(found) = worth(here) else { return Held::Open };
    all([
        same(Worth { fate, plies }, found),
        same((case.size("own"), case.size("other")), (own, other)),
        same(moves, plies / 2),
        same(case.size("wasted") + loser, moves + 1),
        is(case.size("wasted") > 0, || "none is wasted".into()),
    ])
}

/// At each of these moves of the line shown the loser goes aside, and a car of the winner stands in front of one of the loser's.
fn blocks(case: &Case) -> Held {
    let mut here = case.met.place.clone();
    let loser = if case.size("won") == 1 { here.to().other() } else { here.to() };
    let mut told = case.says("blocks").into_iter().peekable();
    let mut helds = vec![is(!case.says("blocks").is_empty(), || "none is told".into())];
    for (number, text) in (1..).zip(&case.met.answer.line) {
        if let Some(says) = told.next_if(|says| texts(says)[2] == number.to_string()) {
            let [cell, car, _, mv] = texts(says).try_into().expect("four words");
            let board = Drawing::of(&*here);
            let (cell, car) = (board.cell(&cell), board.cell(&car));
            let (from, to) = text.split_once('-').expect("two cells");
            let ahead =
                front(&board, letter(loser), board.cell(from)).map_or("off".to_owned(), |cell| board.name(cell));
            helds.push(same(&mv, text));
            helds.push(same(here.to(), loser));
            helds.push(is(to != ahead, || format!("{text} goes ahead")));
            helds.push(same((board.cells[cell], board.cells[car]), (letter(loser.other()), letter(loser))));
            helds.push(same(front(&board, letter(loser), car), Some(cell)));
        }
        let Some(next) = after(&here, text) else { return Held::False(format!("{text} is illegal")) };
        here = next;
    }
    helds.push(is(told.next().is_none(), || "the line is shorter".into()));
    helds.push(asides(case, loser));
    all(helds)
}

/// Whether the move does not bring its car nearer to its edge.
fn is_aside(board: &Drawing, side: Side, text: &str) -> bool {
    let (from, to) = text.split_once('-').expect("two cells");
    let ahead = front(board, letter(side), board.cell(from)).map_or("off".to_owned(), |cell| board.name(cell));
    to != "off" && to != ahead
}

/// These are all moves of the line at which the loser, and the winner, goes aside.
fn asides(case: &Case, loser: Side) -> Held {
    let (mut here, mut found) = (case.met.place.clone(), [Vec::new(), Vec::new()]);
    for (number, text) in (1..).zip(&case.met.answer.line) {
        if is_aside(&Drawing::of(&*here), here.to(), text) {
            found[usize::from(here.to() == loser)].push(format!("{number} {text}"));
        }
        let Some(next) = after(&here, text) else { return Held::False(format!("{text} is illegal")) };
        here = next;
    }
    let [winner, theirs] = found;
    all([
        same((case.size("all"), case.size("winner")), (theirs.len(), winner.len())),
        same((case.texts("moves"), case.texts("asides")), (theirs, winner)),
    ])
}

/// After so many moves of the line the loser is to move, has these moves and no others, and none of them goes ahead.
fn shut(case: &Case) -> Held {
    let mut here = case.met.place.clone();
    let loser = if case.size("won") == 1 { here.to().other() } else { here.to() };
    let number = case.size("number");
    for text in &case.met.answer.line[..number] {
        let Some(next) = after(&here, text) else { return Held::False(format!("{text} is illegal")) };
        here = next;
    }
    let Some(found) = moves(&*here, 100) else { return Held::Open };
    let found: Vec<String> = found.into_iter().map(|(text, _)| text).collect();
    all([
        same(here.to(), loser),
        same(case.text("mv"), case.met.answer.line[number - 1].as_str()),
        is(found.iter().all(|text| is_aside(&Drawing::of(&*here), loser, text)), || format!("{found:?}")),
        same(case.texts("moves"), found),
    ])
}

/// The words of a sentence.
fn texts(says: &Say) -> Vec<String> {
    let text = |arg: &Arg| match arg {
        Arg::Text(text) => text.clone(),
        Arg::Int(n) => n.to_string(),
        other => panic!("{other:?}"),
    };
    says.args.iter().map(|(_, arg)| text(arg)).collect()
}
