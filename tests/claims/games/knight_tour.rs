//! What is said of `knight-tour`, message by message: pairs of free cells a jump apart, counted anew.

use std::collections::HashSet;

use duel::place::Place;
use solve::judge::reason::Exhibit;

use crate::claim::Kind::{Fact, Part, Question, Source};
use crate::claim::{Case, Held, Table, all, is, same};
use crate::games::worth::every_move_has_an_answer;
use crate::referee::moves;

/// Every message with what decides it.
pub const TABLE: Table = &[
    ("knight-tour-ask", Question),
    ("knight-tour-look-won", Fact(needs_the_knight)),
    ("knight-tour-look-lost", Fact(look_lost)),
    ("knight-tour-place", Fact(place)),
    ("knight-tour-place-none", Fact(place_none)),
    ("knight-tour-move", Fact(jump)),
    ("knight-tour-stall", Fact(stall)),
    ("knight-tour-proof-won", Fact(proof_won)),
    ("knight-tour-proof-lost", Fact(proof_lost)),
    ("knight-tour-ask-end", Question),
    ("knight-tour-look-end", Fact(look_end)),
    ("knight-tour-look-stuck", Fact(look_stuck)),
    ("knight-tour-place-end", Fact(place)),
    ("knight-tour-place-stuck", Fact(place_stuck)),
    ("knight-tour-move-stuck", Fact(move_stuck)),
    ("knight-tour-claim-end", Fact(claim_end)),
    ("knight-tour-claim-stuck", Fact(claim_stuck)),
    ("knight-tour-head-cell", Part),
    ("knight-tour-head-partner", Part),
    ("knight-tour-claim-won", Fact(claim_won)),
    ("knight-tour-claim-lost", Fact(claim_lost)),
    ("knight-tour-law", Source),
    ("knight-tour-law-no-nimber", Source),
];

type Cell = (i64, i64);

fn name((x, y): Cell) -> String {
    format!("{}{}", char::from(b'a' + x as u8), y + 1)
}

/// The knight's cell, and the free ones.
fn read(place: &dyn Place) -> (Cell, Vec<Cell>) {
    let text = place.text();
    let rows = text.split('/').zip(0..);
    let cells: Vec<(Cell, char)> =
        rows.flat_map(|(row, y)| row.chars().zip(0..).map(move |(c, x)| ((x, y), c))).collect();
    let knight = cells.iter().find(|(_, c)| *c == 'N').map_or((0, 0), |(cell, _)| *cell);
    (knight, cells.into_iter().filter(|(_, c)| *c == '.').map(|(cell, _)| cell).collect())
}

fn are_a_jump_apart(a: Cell, b: Cell) -> bool {
    let (x, y) = ((a.0 - b.0).abs(), (a.1 - b.1).abs());
    x * y == 2
}

/// As many pairs as there can be, by ways that add one.
fn most_pairs(cells: &[Cell]) -> usize {
    fn adds(from: Cell, cells: &[Cell], partner: &mut Vec<(Cell, Cell)>, seen: &mut HashSet<Cell>) -> bool {
        for to in cells.iter().filter(|to| are_a_jump_apart(from, **to)) {
            if !seen.insert(*to) {
                continue;
            }
            let old = partner.iter().position(|(own, _)| own == to);
            if old.is_none_or(|old| adds(partner[old].1, cells, partner, seen)) {
                partner.retain(|(own, _)| own != to);
                partner.push((*to, from));
                return true;
            }
        }
        false
    }
    // A jump changes the colour, so cells of one colour look for partners of the other.
    let (light, dark): (Vec<Cell>, Vec<Cell>) = cells.iter().partition(|(x, y)| (x + y) % 2 == 0);
    let mut partner = Vec::new();
    light.iter().filter(|cell| adds(**cell, &dark, &mut partner, &mut HashSet::new())).count()
}

fn does_not_need_the_knight(place: &dyn Place) -> bool {
    let (knight, mut cells) = read(place);
    let without = most_pairs(&cells);
    cells.push(knight);
    most_pairs(&cells) == without
}

fn needs_the_knight(case: &Case) -> Held {
    is(!does_not_need_the_knight(&*case.met.place), || "as many can be paired without it".into())
}

/// The pairs that are shown: cells a jump apart, each once, as many as there can be, and the knight's is not among them.
fn pairs(case: &Case, place: &dyn Place) -> Result<Vec<(String, String)>, String> {
    let shown = case.met.answer.reason.steps.iter().find_map(|step| match &step.shows {
        Some(Exhibit::Table { rows, .. }) => Some(rows),
        _ => None,
    });
    let rows = shown.ok_or("no pairs are shown")?;
    let (knight, cells) = read(place);
    let find = |text: &String| cells.iter().copied().find(|cell| name(*cell) == *text);
    let mut used = HashSet::new();
    let mut pairs = Vec::new();
    for row in rows.iter().flat_map(|row| row.chunks(2)).filter(|row| !row[0].is_empty()) {
        let [a, b] = row else { return Err(format!("{row:?}")) };
        let pair = find(a).zip(find(b)).filter(|(a, b)| are_a_jump_apart(*a, *b) && used.insert(*a) && used.insert(*b));
        pair.ok_or_else(|| format!("{a} and {b} are no pair"))?;
        pairs.push((a.clone(), b.clone()));
    }
    let mut all = cells.clone();
    all.push(knight);
    let most = most_pairs(&all);
    if pairs.len() == most { Ok(pairs) } else { Err(format!("{most} pairs are possible")) }
}

fn partner(pairs: &[(String, String)], cell: &str) -> Option<String> {
    pairs.iter().find_map(|(a, b)| match cell {
        _ if a == cell => Some(b.clone()),
        _ if b == cell => Some(a.clone()),
        _ => None,
    })
}

/// Wherever the knight jumps, the cell has a partner, and that is a jump on.
fn every_jump_has_a_partner(case: &Case, place: &dyn Place) -> Held {
    let pairs = match pairs(case, place) {
        Ok(pairs) => pairs,
        Err(why) => return Held::False(why),
    };
    let Some(list) = moves(place, 100) else { return Held::Open };
    all(list.iter().map(|(mv, next)| {
        let partner = partner(&pairs, mv);
        is(partner.as_ref().is_some_and(|partner| next.play(partner).is_ok()), || format!("{mv} has no partner"))
    }))
}

fn look_lost(case: &Case) -> Held {
    every_jump_has_a_partner(case, &*case.met.place)
}

/// Exactly these cells leave the opponent where as many can be paired without the knight's cell.
fn place(case: &Case) -> Held {
    let Some(list) = moves(&*case.met.place, 100) else { return Held::Open };
    let good: Vec<String> =
        list.into_iter().filter(|(_, next)| does_not_need_the_knight(&**next)).map(|(mv, _)| mv).collect();
    same((case.texts("cells"), case.size("moves")), (good.clone(), good.len()))
}

fn place_none(case: &Case) -> Held {
    every_jump_has_a_partner(case, &*case.met.place)
}

fn jump(case: &Case) -> Held {
    let Ok(step) = case.met.place.play(case.text("cell")) else { return Held::False("it is no move".into()) };
    is(does_not_need_the_knight(&*step.next), || "the pairs need that cell".into())
}

fn stall(case: &Case) -> Held {
    claim_lost(case).and(|| match every_move_has_an_answer(case) {
        Held::Open => Held::True,
        held => held,
    })
}

fn told(case: &Case) -> Option<String> {
    let steps = &case.met.answer.reason.steps;
    let step = steps.iter().find(|step| step.says.key == "knight-tour-move")?;
    Some(Case { met: case.met, step: Some(step), says: &step.says }.text("cell").to_owned())
}

fn proof_won(case: &Case) -> Held {
    let Some(step) = told(case).and_then(|cell| case.met.place.play(&cell).ok()) else {
        return Held::False("no cell is told".into());
    };
    same(Some(case.text("cell").to_owned()), told(case))
        .and(|| bare(case, &*step.next))
        .and(|| every_jump_has_a_partner(case, &*step.next))
}

/// So many free cells have no partner.
fn bare(case: &Case, place: &dyn Place) -> Held {
    pairs(case, place).map_or_else(Held::False, |pairs| same(case.size("bare"), read(place).1.len() - 2 * pairs.len()))
}

fn proof_lost(case: &Case) -> Held {
    let pairs = match pairs(case, &*case.met.place) {
        Ok(pairs) => pairs,
        Err(why) => return Held::False(why),
    };
    let Some(Exhibit::Replies(replies)) = case.step.and_then(|step| step.shows.as_ref()) else {
        return Held::False("no partners are shown".into());
    };
    let Some(list) = moves(&*case.met.place, 100) else { return Held::Open };
    same(replies.len(), list.len())
        .and(|| bare(case, &*case.met.place))
        .and(|| all(replies.iter().map(|(cell, answer)| same(Some(answer.clone()), partner(&pairs, cell)))))
}

/// Whether there is no jump on from a cell that can be reached now.
fn is_end(place: &dyn Place, cell: &str) -> bool {
    place.play(cell).is_ok_and(|step| step.next.ending().is_some())
}

fn claim_end(case: &Case) -> Held {
    is(is_end(&*case.met.place, case.text("cell")), || "the opponent can jump".into())
}

/// The cells a jump away from it are the knight's own and those that are told, none of them free.
fn look_end(case: &Case) -> Held {
    let rows = case.met.place.text();
    let (high, wide) = (rows.split('/').count() as i64, rows.split('/').next().map_or(0, |row| row.len() as i64));
    let cells = (0..high).flat_map(|y| (0..wide).map(move |x| (x, y)));
    let find = |text: &str| cells.clone().find(|cell| name(*cell) == text);
    let (Some(cell), (knight, _)) = (find(case.text("cell")), read(&*case.met.place)) else {
        return Held::False("no cell is told".into());
    };
    let mut away: Vec<String> =
        cells.clone().filter(|to| are_a_jump_apart(cell, *to) && *to != knight).map(name).collect();
    let mut told = case.texts("used");
    let others = told.len();
    away.sort();
    told.sort();
    all([same(told, away), same(case.size("others"), others), same(case.text("here"), &name(knight))])
        .and(|| claim_end(case))
}

/// The dead ends that the opponent reaches after each of your jumps.
fn ends_after(case: &Case) -> Option<Vec<(String, Vec<String>)>> {
    let list = moves(&*case.met.place, 100)?;
    let ends = |next: &dyn Place| -> Option<Vec<String>> {
        Some(moves(next, 100)?.into_iter().map(|(mv, _)| mv).filter(|mv| is_end(next, mv)).collect())
    };
    list.into_iter().map(|(mv, next)| Some((mv, ends(&*next)?))).collect()
}

fn claim_stuck(case: &Case) -> Held {
    let Some(after) = ends_after(case) else { return Held::Open };
    all(after.iter().map(|(mv, ends)| is(!ends.is_empty(), || format!("{mv} is no mistake"))))
}

fn look_stuck(case: &Case) -> Held {
    let Some(Exhibit::Replies(replies)) = case.step.and_then(|step| step.shows.as_ref()) else {
        return Held::False("no answers are shown".into());
    };
    let Some(after) = ends_after(case) else { return Held::Open };
    let told = |(mv, ends): &(String, Vec<String>)| {
        is(replies.iter().any(|(own, end)| own == mv && ends.contains(end)), || format!("{mv} has no answer"))
    };
    same((replies.len(), case.size("moves")), (after.len(), after.len())).and(|| all(after.iter().map(told)))
}

fn place_stuck(case: &Case) -> Held {
    let Some(after) = ends_after(case) else { return Held::Open };
    let told = case.texts("cells");
    let met = |cell: &String| is(after.iter().any(|(_, ends)| ends.contains(cell)), || format!("{cell} is no end"));
    let enough = after.iter().map(|(mv, ends)| is(ends.iter().any(|end| told.contains(end)), || mv.clone()));
    same(case.size("count"), told.len()).and(|| all(told.iter().map(met))).and(|| all(enough))
}

fn move_stuck(case: &Case) -> Held {
    let Some(after) = ends_after(case) else { return Held::Open };
    let answer = case.text("answer").to_owned();
    let met = after.iter().any(|(mv, ends)| mv == case.text("cell") && ends.contains(&answer));
    is(met, || "it is no answer".into()).and(|| claim_stuck(case))
}

fn claim_won(case: &Case) -> Held {
    let Some(list) = moves(&*case.met.place, 100) else { return Held::Open };
    let good = list.iter().filter(|(_, next)| does_not_need_the_knight(&**next)).count();
    needs_the_knight(case).and(|| same(case.size("moves"), good))
}

fn claim_lost(case: &Case) -> Held {
    is(does_not_need_the_knight(&*case.met.place), || "the pairs need the knight's cell".into())
}
