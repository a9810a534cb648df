//! What is said of `cram`, message by message: boards turned by half a turn about their middle.

use duel::place::Place;
use solve::judge::reason::Exhibit;

use crate::claim::Kind::{Fact, Part, Question, Source};
use crate::claim::{Case, Held, Table, all, is, same};
use crate::exhibits::rows;
use crate::games::counted::is_left;
use crate::games::worth::found;
use crate::referee::{is_lost, moves};

/// Every message with what decides it.
pub const TABLE: Table = &[
    ("cram-claim-won", Fact(claim_won)),
    ("cram-claim-lost", Fact(paired)),
    ("cram-ask", Question),
    ("cram-claim-one", Fact(claim_one)),
    ("cram-ask-one", Question),
    ("cram-look-one", Fact(one)),
    ("cram-place-one", Fact(place_one)),
    ("cram-move-one", Fact(move_one)),
    ("cram-law-one", Fact(law_one)),
    ("cram-parts-after", Fact(parts_after)),
    ("cram-each-after", Fact(each_after)),
    ("cram-head-pieces", Part),
    ("cram-look-almost", Fact(look_almost)),
    ("cram-look-paired", Fact(paired)),
    ("cram-place", Fact(place)),
    ("cram-place-none", Fact(place_none)),
    ("cram-move", Fact(domino)),
    ("cram-stall", Fact(paired)),
    ("cram-proof-won", Fact(proof_won)),
    ("cram-proof-lost", Fact(proof_lost)),
    ("cram-proof-end", Fact(proof_end)),
    ("cram-head-domino", Part),
    ("cram-head-image", Part),
    ("cram-law-turn", Source),
    ("cram-law-search", Source),
    ("cram-law-misere", Source),
];

type Cell = (usize, usize);

/// The rows of a board, free cells as dots.
fn board(place: &dyn Place) -> Vec<Vec<bool>> {
    place.text().split('/').map(|row| row.chars().map(|c| c == '.').collect()).collect()
}

fn image(board: &[Vec<bool>], (x, y): Cell) -> Cell {
    (board[0].len() - 1 - x, board.len() - 1 - y)
}

fn cells(board: &[Vec<bool>]) -> Vec<Cell> {
    (0..board.len()).flat_map(|y| (0..board[y].len()).map(move |x| (x, y))).collect()
}

fn is_free(board: &[Vec<bool>], (x, y): Cell) -> bool {
    board[y][x]
}

fn is_same_after_half_a_turn(board: &[Vec<bool>]) -> bool {
    cells(board).into_iter().all(|cell| is_free(board, cell) == is_free(board, image(board, cell)))
}

fn cell(text: &str) -> Option<Cell> {
    let letter = text.chars().next()?;
    Some((letter as usize - 'a' as usize, text.get(1..)?.parse::<usize>().ok()? - 1))
}

/// The two cells of a domino such as `c2-c3`.
fn ends(domino: &str) -> Option<[Cell; 2]> {
    let (a, b) = domino.split_once('-')?;
    Some([cell(a)?, cell(b)?])
}

fn image_of(board: &[Vec<bool>], domino: [Cell; 2]) -> [Cell; 2] {
    let mut turned = domino.map(|cell| image(board, cell));
    turned.sort_by_key(|(x, y)| (*y, *x));
    turned
}

fn dominoes(place: &dyn Place) -> Option<Vec<[Cell; 2]>> {
    let list = moves(place, 2_000)?;
    list.iter().map(|(mv, _)| ends(mv)).collect()
}

/// It looks the same after half a turn, and each domino has an image of its own that does not meet it.
fn is_paired(place: &dyn Place) -> Option<bool> {
    let board = board(place);
    let own = |domino: &[Cell; 2]| {
        let image = image_of(&board, *domino);
        !image.iter().any(|cell| domino.contains(cell))
    };
    Some(is_same_after_half_a_turn(&board) && dominoes(place)?.iter().all(own))
}

fn paired(case: &Case) -> Held {
    found(true, is_paired(&*case.met.place)).and(|| match is_lost(&*case.met.place) {
        Some(lost) => is(lost, || "it is won".into()),
        None => Held::True,
    })
}

/// The domino that the reason places, and what it leaves.
fn told(case: &Case) -> Option<(String, std::sync::Arc<dyn Place>)> {
    let steps = &case.met.answer.reason.steps;
    let step = steps.iter().find(|step| step.says.key == "cram-move")?;
    let domino = Case { met: case.met, step: Some(step), says: &step.says }.text("domino").to_owned();
    let next = case.met.place.play(&domino).ok()?.next;
    Some((domino, next))
}

fn look_almost(case: &Case) -> Held {
    let Some((_, next)) = told(case) else { return Held::False("no domino is told".into()) };
    found(true, is_paired(&*next))
}

fn domino(case: &Case) -> Held {
    look_almost(case)
}

fn claim_won(case: &Case) -> Held {
    let count = || {
        let lost: Option<Vec<bool>> = moves(&*case.met.place, 200)?.iter().map(|(_, next)| is_lost(&**next)).collect();
        Some(lost?.into_iter().filter(|lost| *lost).count())
    };
    // Where the board is too large to be played out, that some move wins is all that is held.
    let moves = count().map_or(Held::True, |count| same(case.size("moves"), count));
    look_almost(case).and(|| moves)
}

/// The cells that are told spoil the symmetry, or are their own image together; they are the domino's.
fn place(case: &Case) -> Held {
    let Some((domino, _)) = told(case) else { return Held::False("no domino is told".into()) };
    let Some(domino) = ends(&domino) else { return Held::Open };
    let board = board(&*case.met.place);
    let spoils = domino.iter().all(|cell| !is_free(&board, image(&board, *cell)));
    let mut told: Vec<Cell> = case.texts("cells").iter().filter_map(|text| cell(text)).collect();
    told.sort_by_key(|(x, y)| (*y, *x));
    same(told, domino.to_vec())
        .and(|| is(spoils || image_of(&board, domino) == domino, || format!("{domino:?} spoils nothing")))
}

fn place_none(case: &Case) -> Held {
    let Some(list) = moves(&*case.met.place, 2_000) else { return Held::Open };
    same(case.size("moves"), list.len()).and(|| paired(case))
}

/// The images that are shown are images, for all dominoes there are or as many as are shown.
fn images_hold(case: &Case, place: &dyn Place) -> Held {
    let rows: Vec<(String, String)> = match case.step.and_then(|step| step.shows.as_ref()) {
        Some(Exhibit::Replies(rows)) => rows.clone(),
        Some(Exhibit::Table { rows, .. }) => {
            rows.iter().filter_map(|row| Some((row.first()?.clone(), row.get(1)?.clone()))).collect()
        }
        _ => return Held::False("no images are shown".into()),
    };
    let board = board(place);
    all(rows.iter().map(|(domino, told)| {
        let (Some(domino), Some(told)) = (ends(domino), ends(told)) else { return Held::False("no domino".into()) };
        same(told, image_of(&board, domino)).and(|| is(!told.contains(&domino[0]), || "they meet".into()))
    }))
}

fn proof_won(case: &Case) -> Held {
    let Some((_, next)) = told(case) else { return Held::False("no domino is told".into()) };
    found(true, is_paired(&*next)).and(|| images_hold(case, &*next))
}

fn proof_lost(case: &Case) -> Held {
    paired(case).and(|| images_hold(case, &*case.met.place))
}

/// One domino fits, and after it none.
fn one(case: &Case) -> Held {
    let Some(list) = moves(&*case.met.place, 2_000) else { return Held::Open };
    is(list.len() == 1 && list[0].1.ending().is_some(), || format!("{} fit", list.len()))
}

fn claim_one(case: &Case) -> Held {
    one(case).and(|| law_one(case)).and(|| found(case.met.is_misere(), is_lost(&*case.met.place)))
}

fn move_one(case: &Case) -> Held {
    one(case).and(|| is(case.met.place.play(case.text("domino")).is_ok(), || "it does not fit".into()))
}

fn law_one(case: &Case) -> Held {
    same(case.size("misere") == 1, case.met.is_misere())
}

/// The two cells are those of the only domino.
fn place_one(case: &Case) -> Held {
    let told: Vec<Cell> = case.texts("cells").iter().filter_map(|text| cell(text)).collect();
    let found = dominoes(&*case.met.place).and_then(|list| Some(list.first()?.to_vec()));
    one(case).and(|| same(Some(told), found))
}

/// The parts that the move told leaves, each by its first and last cell, last so many moves, however they are played.
fn parts_after(case: &Case) -> Held {
    let steps = &case.met.answer.reason.steps;
    let Some(step) = steps.iter().find(|step| step.says.key == "counted-move-settling") else {
        return Held::False("no move is told".into());
    };
    let mv = Case { met: case.met, step: Some(step), says: &step.says }.text("mv").to_owned();
    let next = case.met.place.play(&mv).expect("a move").next;
    let named = |part: &std::sync::Arc<dyn Place>| {
        let board = board(&**part);
        let free: Vec<Cell> = cells(&board).into_iter().filter(|cell| is_free(&board, *cell)).collect();
        let name = |(x, y): &Cell| format!("{}{}", (b'a' + *x as u8) as char, y + 1);
        Some(format!("{} … {}", name(free.first()?), name(free.last()?)))
    };
    let parts = next.summands();
    let living: Vec<_> = parts.iter().filter(|part| part.ending().is_none()).collect();
    let each = living.iter().map(|part| match rows(case).iter().find(|row| named(part).as_ref() == row.first()) {
        Some(row) => is_left(&***part, &row[1]),
        None => Held::False(format!("{} is not told", part.text())),
    });
    same((case.size("parts"), rows(case).len()), (living.len(), living.len())).and(|| all(each))
}

fn proof_end(case: &Case) -> Held {
    let Some((_, next)) = told(case) else { return Held::False("no domino is told".into()) };
    is(next.ending().is_some(), || "some domino fits".into())
}

/// Each domino that may follow the move told has its row; its pieces are apart from each other and take as many as is said.
fn each_after(case: &Case) -> Held {
    let told = case.met.answer.reason.steps.iter().find(|step| &*step.says.key == "counted-move-settling");
    let mv = told.map(|step| Case { met: case.met, step: Some(step), says: &step.says }.text("mv").to_owned());
    let here = match mv.map(|mv| case.met.place.play(&mv)) {
        Some(Ok(step)) => step.next,
        Some(Err(_)) => return Held::False("it is no move".into()),
        None => case.met.place.clone(),
    };
    let Some(next) = moves(&*here, 100) else { return Held::Open };
    let one = |(row, (text, next)): (&Vec<String>, &(String, std::sync::Arc<dyn Place>))| {
        let free = board(&**next);
        let pieces: Vec<(Vec<Cell>, &str)> = row[1]
            .split(" + ")
            .filter_map(|piece| piece.split_once(": "))
            .map(|(cells, left)| (cells.split(' ').filter_map(cell).collect(), left))
            .collect();
        let beside = |(x, y): Cell, (u, v): Cell| x.abs_diff(u) + y.abs_diff(v) == 1;
        let alone = |own: &Vec<Cell>| {
            let others = cells(&free).into_iter().filter(|cell| is_free(&free, *cell) && !own.contains(cell));
            own.iter().all(|a| is_free(&free, *a)) && others.into_iter().all(|b| own.iter().all(|a| !beside(*a, b)))
        };
        let takes = |(own, left): &(Vec<Cell>, &str)| {
            let row = |y: usize| {
                (0..free[y].len()).map(|x| if own.contains(&(x, y)) { '.' } else { '#' }).collect::<String>()
            };
            let text = (0..free.len()).map(row).collect::<Vec<_>>().join("/");
            match next.reads(&text) {
                Ok(part) => is_left(&*part, left),
                Err(_) => Held::False(format!("{text} is no board")),
            }
        };
        let shown: usize = pieces.iter().map(|(own, _)| own.len()).sum();
        let lone = cells(&free).into_iter().filter(|a| is_free(&free, *a));
        let lone = lone.filter(|a| !cells(&free).into_iter().any(|b| is_free(&free, b) && beside(*a, b))).count();
        let total = cells(&free).into_iter().filter(|a| is_free(&free, *a)).count();
        same((&row[0], shown + lone), (text, total))
            .and(|| is(pieces.iter().all(|(own, _)| alone(own)), || format!("{row:?}")))
            .and(|| all(pieces.iter().map(takes)))
    };
    same(rows(case).len(), next.len()).and(|| all(rows(case).iter().zip(&next).map(one)))
}
