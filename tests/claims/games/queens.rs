//! What is said of `queens`, message by message: free cells, and half turns about the point that is named.

use duel::place::Place;
use ground::num::Nat;
use ground::say::Say;
use solve::judge::reason::Exhibit;

use crate::claim::Kind::{Fact, Part, Question, Source};
use crate::claim::{Case, Held, Table, all, is, same};
use crate::games::worth::{count_of_winning_moves, every_move_has_an_answer, found, lost};
use crate::referee::nimber;

/// Every message with what decides it.
pub const TABLE: Table = &[
    ("queens-ask", Question),
    ("queens-look-mirrored", Fact(look_mirrored)),
    ("queens-look", Fact(look)),
    ("queens-look-last", Fact(look_last)),
    ("queens-middle-side", Part),
    ("queens-middle-corner", Part),
    ("queens-place", Fact(place)),
    ("queens-place-centre", Fact(place_centre)),
    ("queens-place-none", Fact(place_none)),
    ("queens-move", Fact(queen)),
    ("queens-move-last", Fact(last_queen)),
    ("queens-stall", Fact(lost)),
    ("queens-proof", Fact(proof)),
    ("queens-head-cell", Part),
    ("queens-head-opposite", Part),
    ("queens-claim-mirrored", Fact(claim_mirrored)),
    ("queens-claim-won", Fact(claim_won)),
    ("queens-claim-last", Fact(claim_last)),
    ("queens-ask-last", Question),
    ("queens-ask-settled", Question),
    ("queens-look-open", Fact(look_open)),
    ("queens-so", Fact(so)),
    ("queens-part-alone", Fact(part_alone)),
    ("queens-part-clique", Fact(part)),
    ("queens-part-either", Fact(part_either)),
    ("queens-look-parts", Fact(parts)),
    ("queens-look-lines", Fact(lines)),
    ("queens-look-each", Fact(each)),
    ("queens-move-each", Fact(each)),
    ("queens-head-queen", Part),
    ("queens-head-free", Part),
    ("queens-head-left", Part),
    ("queens-place-any", Fact(place_any)),
    ("queens-place-won", Fact(place_won)),
    ("queens-move-any", Fact(move_any)),
    ("queens-move-parts", Fact(parts)),
    ("queens-move-lines", Fact(lines)),
    ("queens-claim-settled", Fact(claim_settled)),
    ("queens-claim-settling", Fact(claim_settling)),
    ("queens-law-rule", Source),
    ("queens-law-mirror", Source),
    ("queens-law-centre", Source),
    ("queens-law-parts", Source),
];

/// A column and a row, from 0.
type Cell = (i64, i64);

fn attack(a: Cell, b: Cell) -> bool {
    a.0 == b.0 || a.1 == b.1 || (a.0 - b.0).abs() == (a.1 - b.1).abs()
}

/// The cells that no queen attacks, and how many columns and rows there are.
fn free(place: &dyn Place) -> (Vec<Cell>, Cell) {
    let text = place.text();
    let rows: Vec<&str> = text.split('/').collect();
    let cells = rows.iter().zip(0..).flat_map(|(row, y)| row.chars().zip(0..).map(move |(c, x)| ((x, y), c)));
    let cells: Vec<(Cell, char)> = cells.collect();
    let queens: Vec<Cell> = cells.iter().filter(|(_, c)| *c == 'Q').map(|(cell, _)| *cell).collect();
    let is_free = |cell: &Cell| !queens.iter().any(|queen| attack(*queen, *cell));
    let size = (rows.first().map_or(0, |row| row.len() as i64), rows.len() as i64);
    (cells.into_iter().map(|(cell, _)| cell).filter(is_free).collect(), size)
}

fn cell(text: &str) -> Option<Cell> {
    let letter = text.chars().next()?;
    Some((letter as i64 - 'a' as i64, text.get(1..)?.parse::<i64>().ok()? - 1))
}

/// Twice the point that is named, so that it is whole.
fn middle(case: &Case) -> Option<Cell> {
    let middle = case.within("middle");
    let says: &Say = middle.says;
    let (a, b) = match &*says.key {
        "verbatim" => (cell(middle.text("text"))?, cell(middle.text("text"))?),
        _ => (cell(middle.text("first"))?, cell(middle.text("last"))?),
    };
    let is_named = match &*says.key {
        "queens-middle-side" => (a.0 - b.0).abs() + (a.1 - b.1).abs() == 1,
        "queens-middle-corner" => (a.0 - b.0).abs() == 1 && (a.1 - b.1).abs() == 1,
        _ => true,
    };
    is_named.then_some((a.0 + b.0, a.1 + b.1))
}

/// The free cells are paired by half a turn about this point, and no cell attacks its partner.
fn are_paired(free: &[Cell], middle: Cell) -> bool {
    free.iter().all(|cell| {
        let other = (middle.0 - cell.0, middle.1 - cell.1);
        free.contains(&other) && !attack(*cell, other)
    })
}

/// Whether half a turn about some point pairs the free cells.
fn are_paired_somehow(free: &[Cell]) -> bool {
    let (Some(first), Some(last)) = (free.iter().min(), free.iter().max()) else { return true };
    are_paired(free, (first.0 + last.0, first.1 + last.1))
}

/// The pairs that are shown are those of the point.
fn pairs_hold(case: &Case, free: &[Cell], middle: Cell) -> Held {
    let Some(Exhibit::Table { rows, .. }) = case.step.and_then(|step| step.shows.as_ref()) else {
        return Held::False("no pairs are shown".into());
    };
    let row = |row: &Vec<String>| {
        let pair = row.first().and_then(|a| cell(a)).zip(row.get(1).and_then(|b| cell(b)));
        pair.is_some_and(|(a, b)| free.contains(&a) && (a.0 + b.0, a.1 + b.1) == middle)
    };
    is(rows.iter().all(row) && rows.len() == (free.len() / 2).min(24), || format!("{rows:?}"))
}

fn look_mirrored(case: &Case) -> Held {
    let (free, _) = free(&*case.met.place);
    let Some(middle) = middle(case) else { return Held::False("no point is named".into()) };
    is(are_paired(&free, middle), || format!("{free:?} are not paired")).and(|| pairs_hold(case, &free, middle))
}

/// The queen that the reason places.
fn told(case: &Case) -> Option<String> {
    let steps = &case.met.answer.reason.steps;
    let step = steps.iter().find(|step| step.says.key.starts_with("queens-move"))?;
    Some(Case { met: case.met, step: Some(step), says: &step.says }.text("cell").to_owned())
}

fn left(case: &Case) -> Option<Vec<Cell>> {
    Some(free(&*case.met.place.play(&told(case)?).ok()?.next).0)
}

fn look(case: &Case) -> Held {
    let Some(left) = left(case) else { return Held::False("no queen is told".into()) };
    is(!left.is_empty() && are_paired_somehow(&left), || format!("{left:?} are not paired"))
}

fn look_last(case: &Case) -> Held {
    same(case.size("free"), free(&*case.met.place).0.len()).and(|| found(Vec::new(), left(case)))
}

fn place(case: &Case) -> Held {
    place_won(case)
}

/// The queen stands in the centre, and opposite cells that attack each other are attacked by her.
fn place_centre(case: &Case) -> Held {
    let (free, (cols, rows)) = free(&*case.met.place);
    let Some(queen) = told(case).and_then(|queen| cell(&queen)) else { return Held::Open };
    let opposite = |cell: Cell| (cols - 1 - cell.0, rows - 1 - cell.1);
    is(opposite(queen) == queen, || format!("{queen:?} is not the centre"))
        .and(|| is(free.iter().all(|a| !attack(*a, opposite(*a)) || attack(queen, *a)), || "some line is left".into()))
}

/// A queen on a free cell leaves its partner free.
fn place_none(case: &Case) -> Held {
    let (cells, _) = free(&*case.met.place);
    is(are_paired_somehow(&cells), || format!("{cells:?} are not paired")).and(|| every_move_has_an_answer(case))
}

fn queen(case: &Case) -> Held {
    let (Some(left), Some(middle)) = (left(case), middle(case)) else { return Held::False("no point is named".into()) };
    is(are_paired(&left, middle) && !left.is_empty(), || format!("{left:?} are not paired"))
        .and(|| pairs_hold(case, &left, middle))
}

fn last_queen(case: &Case) -> Held {
    let Ok(step) = case.met.place.play(case.text("cell")) else { return Held::False("it is no move".into()) };
    is(step.next.ending().is_some() && free(&*step.next).0.is_empty(), || "the opponent can move".into())
}

/// The cells that are paired: those that are free, or those that the queen leaves free. After every queen and her partner's the
/// rest is paired again, so the answer is always free.
fn proof(case: &Case) -> Held {
    let cells = left(case).unwrap_or_else(|| free(&*case.met.place).0);
    let (Some(first), Some(last)) = (cells.iter().min(), cells.iter().max()) else { return Held::True };
    let middle = (first.0 + last.0, first.1 + last.1);
    let answered = |queen: &Cell| {
        let other = (middle.0 - queen.0, middle.1 - queen.1);
        let rest: Vec<Cell> = cells.iter().copied().filter(|c| !attack(*c, *queen) && !attack(*c, other)).collect();
        cells.contains(&other) && !attack(*queen, other) && are_paired(&rest, middle)
    };
    is(cells.iter().all(answered), || format!("{cells:?} about {middle:?}"))
}

fn claim_mirrored(case: &Case) -> Held {
    let (cells, _) = free(&*case.met.place);
    is(!cells.is_empty() && are_paired_somehow(&cells), || format!("{cells:?} are not paired")).and(|| lost(case))
}

fn value_and_moves(case: &Case) -> Held {
    found(case.nat("nimber"), nimber(&*case.met.place).map(Nat::from)).and(|| count_of_winning_moves(case))
}

fn claim_won(case: &Case) -> Held {
    all([look(case), value_and_moves(case)])
}

fn claim_last(case: &Case) -> Held {
    let last = left(case).map(|left| left.len());
    same(last, Some(0)).and(|| value_and_moves(case))
}

/// The cells that are counted: those that the queen of the sentence leaves free, or else those that are free.
fn counted(case: &Case) -> Vec<Cell> {
    let is_move = case.step.is_some_and(|step| step.says.args.iter().any(|(name, _)| *name == "cell"));
    if is_move { left(case).unwrap_or_default() } else { free(&*case.met.place).0 }
}

/// The fewest and the most queens that these cells take, by placing all.
fn takes(cells: &[Cell]) -> (usize, usize) {
    let after = |queen: &Cell| cells.iter().copied().filter(|cell| !attack(*cell, *queen)).collect::<Vec<_>>();
    let each = cells.iter().map(|queen| takes(&after(queen)));
    each.reduce(|a, b| (a.0.min(b.0), a.1.max(b.1))).map_or((0, 0), |(least, most)| (least + 1, most + 1))
}

/// Whether every way to place all has an even number, or every way an odd one.
fn parity(cells: &[Cell]) -> Option<usize> {
    let after = |queen: &Cell| cells.iter().copied().filter(|cell| !attack(*cell, *queen)).collect::<Vec<_>>();
    let mut each = cells.iter().map(|queen| parity(&after(queen)).map(|rest| 1 - rest));
    let Some(first) = each.next() else { return Some(0) };
    first.filter(|_| each.all(|other| other == first))
}

fn so(case: &Case) -> Held {
    let cells = counted(case);
    let (least, most) = takes(&cells);
    let is_mine = cells.len() == free(&*case.met.place).0.len();
    let Some(odd) = parity(&cells) else { return Held::False(format!("{cells:?} take even and odd numbers")) };
    all([
        same([case.size("least"), case.size("most"), case.size("more")], [least, most, most - least]),
        same(case.size("odd"), odd),
        same(case.size("yours"), usize::from((odd == 1) == is_mine)),
        same(case.size("misere"), usize::from(case.met.is_misere())),
    ])
}

fn named(case: &Case, name: &str) -> Vec<Cell> {
    case.texts(name).iter().filter_map(|text| cell(text)).collect()
}

/// They attack each other, and no other cell that is counted.
fn part(case: &Case) -> Held {
    let (own, cells) = (named(case, "cells"), counted(case));
    let so = own.iter().all(|a| cells.contains(a) && cells.iter().all(|b| own.contains(b) == attack(*a, *b)));
    is(so && (own.len() == 1) == (&*case.says.key == "queens-part-alone"), || format!("{own:?} of {cells:?}"))
}

fn part_alone(case: &Case) -> Held {
    same(case.size("only") == 1, counted(case).len() == 1).and(|| part(case))
}

fn part_either(case: &Case) -> Held {
    let (one, two, cells) = (named(case, "one"), named(case, "two"), counted(case));
    let attacks = |own: &[Cell], others: &[Cell]| {
        own.iter().all(|a| cells.contains(a) && cells.iter().all(|b| (others.contains(b) || a == b) == attack(*a, *b)))
    };
    same((case.size("first"), case.size("second")), (one.len(), two.len()))
        .and(|| is(attacks(&one, &two) && attacks(&two, &one), || format!("{one:?} and {two:?} of {cells:?}")))
}

/// The parts that are told are all cells that are counted.
fn parts(case: &Case) -> Held {
    let told = case.says("parts").into_iter().flat_map(|says| {
        let part = Case { met: case.met, step: case.step, says };
        let names: &[&str] = if &*says.key == "queens-part-either" { &["one", "two"] } else { &["cells"] };
        names.iter().flat_map(|name| named(&part, name)).collect::<Vec<_>>()
    });
    let (mut told, mut cells): (Vec<Cell>, Vec<Cell>) = (told.collect(), counted(case));
    told.sort_unstable();
    cells.sort_unstable();
    same(told, cells)
}

/// The cells that are counted lie in two rows or columns, and a queen leaves some of the other.
fn lines(case: &Case) -> Held {
    let cells = counted(case);
    let line = |cell: &Cell| if case.size("rows") == 1 { cell.1 } else { cell.0 };
    let lines: std::collections::BTreeSet<i64> = cells.iter().map(line).collect();
    let is_left = |queen: &Cell| cells.iter().any(|cell| line(cell) != line(queen) && !attack(*cell, *queen));
    is(lines.len() == 2 && cells.iter().all(is_left), || format!("{cells:?}"))
}

/// Every cell that is counted has its row, with the cells that a queen there leaves free and the queens that these take.
fn each(case: &Case) -> Held {
    let cells = counted(case);
    let Some(Exhibit::Table { rows, .. }) = case.step.and_then(|step| step.shows.as_ref()) else {
        return Held::False("no table is shown".into());
    };
    let holds = |(row, queen): (&Vec<String>, &Cell)| {
        let then: Vec<Cell> = cells.iter().copied().filter(|cell| !attack(*cell, *queen)).collect();
        let told: Vec<Cell> = row[1].split(' ').filter_map(cell).collect();
        let (least, most) = takes(&then);
        let left = if least == most { least.to_string() } else { format!("{least}–{most}") };
        cell(&row[0]) == Some(*queen) && told == then && row[2] == left
    };
    is(rows.len() == cells.len() && rows.iter().zip(&cells).all(holds), || format!("{rows:?}"))
}

/// The queen that is told leaves such a number to come.
fn look_open(case: &Case) -> Held {
    let misere = usize::from(case.met.is_misere());
    same((left(case).and_then(|left| parity(&left)), case.size("misere")), (Some(misere), misere))
}

fn place_any(case: &Case) -> Held {
    let (cells, _) = free(&*case.met.place);
    same(case.size("moves"), cells.len()).and(|| is(parity(&cells).is_some(), || format!("{cells:?}")))
}

fn place_won(case: &Case) -> Held {
    same(case.size("total"), free(&*case.met.place).0.len()).and(|| count_of_winning_moves(case))
}

fn move_any(case: &Case) -> Held {
    is(left(case).is_some(), || "it is no move".into())
}

fn claim_settled(case: &Case) -> Held {
    let odd = parity(&free(&*case.met.place).0);
    same((odd, case.size("misere")), (Some(case.size("yours")), usize::from(case.met.is_misere())))
}

fn claim_settling(case: &Case) -> Held {
    let wanted = usize::from(case.met.is_misere());
    same((left(case).and_then(|left| parity(&left)), case.size("misere")), (Some(wanted), wanted))
        .and(|| count_of_winning_moves(case))
}
