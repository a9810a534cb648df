//! Kinds of mistakes, game by game: in none of them does a third of the mistakes remain without a name. What the newer kinds say is held
//! by the rules alone, and mistakes that were told wrongly are replayed by name. `XORCLE_TELL=1` prints the shares.

use std::collections::BTreeMap;
use std::sync::{Arc, OnceLock};

use duel::place::{Place, Step};
use ground::rules::Side;
use ground::say::{Language, Tongue};
use solve::judge::control::Control;
use solve::judge::oracle::Scope;
use solve::judge::reason::{Exhibit, Role};
use teach::concept::Concept;
use teach::review::{Turn, judged};

use crate::crew::on_every_core;
use crate::met::{Met, open};
use crate::starts::{house, is_whole};

/// Errors of one position that are looked at.
const OF_ONE: usize = 8;

/// Moves of a position from which on it is left out: they are judged one by one.
const MANY: usize = 400;

/// An error that was met: where, the move, and its kind.
struct Error {
    game: &'static str,
    way: String,
    kind: Concept,
}

/// The errors of a position, a few of them, spread over its moves.
fn errors(met: &'static Met) -> Vec<Error> {
    if met.answer.moves.len() > MANY {
        return Vec::new();
    }
    let wrong = met.answer.moves.iter().filter_map(|(mv, after)| {
        let step = met.place.play(mv).ok()?;
        let turn = judged(&*met.place, &met.answer, &step, Some(after.clone()));
        turn.is_error().then_some(turn)
    });
    let wrong: Vec<Turn> = wrong.collect();
    let every = wrong.len().div_ceil(OF_ONE).max(1);
    let told = wrong.into_iter().step_by(every).filter_map(|turn| {
        let way = format!("{} {}; better {:?}", met.way, turn.mv, turn.better);
        Some(Error { game: &met.entry.id, way, kind: turn.concept? })
    });
    told.collect()
}

/// Errors met in random games, of every game.
fn met_by_chance() -> &'static [Error] {
    static ERRORS: OnceLock<Vec<Error>> = OnceLock::new();
    ERRORS.get_or_init(|| {
        let mets: Vec<&'static Met> = open().filter(|met| met.answer.value.is_proved()).collect();
        on_every_core(&mets, |met| errors(met)).into_iter().flatten().collect()
    })
}

fn is_silent(error: &Error) -> bool {
    error.kind == Concept::Other
}

/// Errors of a game from which on its share means something.
const ENOUGH: usize = 20;

#[test]
fn few_mistakes_of_any_game_are_of_no_special_kind() {
    let mut of_game: BTreeMap<&str, Vec<&Error>> = BTreeMap::new();
    for error in met_by_chance() {
        of_game.entry(error.game).or_default().push(error);
    }
    let mut told = Vec::new();
    for (game, errors) in &of_game {
        let silent: Vec<&&Error> = errors.iter().filter(|error| is_silent(error)).collect();
        if std::env::var("XORCLE_TELL").is_ok() {
            println!("{game}: {} of {} of no special kind", silent.len(), errors.len());
        }
        if errors.len() >= ENOUGH && 3 * silent.len() >= errors.len() {
            told.push(format!("{game}: {} of {}, such as {}", silent.len(), errors.len(), silent[0].way));
        }
    }
    assert!(told.is_empty(), "too many mistakes are of no special kind:\n{}", told.join("\n"));
    let silent = met_by_chance().iter().filter(|error| is_silent(error)).count();
    let all = met_by_chance().len();
    assert!(all > 0 && (20 * silent < all || !is_whole()), "{silent} of {all} mistakes are of no special kind");
}

/// The two cells of a domino.
type Cells = [(usize, usize); 2];

/// Column and row of a cell such as `b3`, from 0.
fn cell(text: &str) -> (usize, usize) {
    let (col, row) = text.split_at(1);
    (usize::from(col.as_bytes()[0] - b'a'), row.parse::<usize>().expect("a row") - 1)
}

/// Where a side of Domineering could place a domino on this board, in reading order.
fn placements(place: &dyn Place, side: Side) -> Vec<Cells> {
    let text = place.text();
    let board = text.split(' ').next().expect("a board");
    let letter = if side == Side::First { "V" } else { "H" };
    let seen = place.reads(&format!("{board} {letter}")).expect("a board");
    let mut all: Vec<Cells> = Vec::new();
    for mv in seen.moves(2_000).0 {
        let (one, other) = mv.split_once('-').expect("two cells");
        all.push([cell(one), cell(other)]);
    }
    // Upright dominoes of one column exclude each other, flat ones of one row.
    all.sort_by_key(|[(col, row), _]| if side == Side::First { (*col, *row) } else { (*row, *col) });
    all
}

/// How many of these dominoes fit beside each other.
fn packed(all: &[Cells]) -> usize {
    let mut held: Vec<Cells> = Vec::new();
    for domino in all {
        if !held.iter().any(|other| overlap(domino, other)) {
            held.push(*domino);
        }
    }
    held.len()
}

fn overlap(one: &Cells, other: &Cells) -> bool {
    one.iter().any(|cell| other.contains(cell))
}

/// Dominoes of a side at most, and of those none of which the other side can ever spoil.
fn room(place: &dyn Place, side: Side) -> (usize, usize) {
    let (own, foe) = (placements(place, side), placements(place, side.other()));
    let safe: Vec<Cells> = own.iter().copied().filter(|one| !foe.iter().any(|other| overlap(one, other))).collect();
    (packed(&own), packed(&safe))
}

fn is_misere(place: &dyn Place) -> bool {
    place.params().flag("misere")
}

/// Domineering: the opponent has more safe dominoes than before.
pub fn gives_safe(place: &dyn Place, step: &Step) -> bool {
    let foe = place.to().other();
    !is_misere(place) && room(&*step.next, foe).1 > room(place, foe).1
}

/// Domineering: fewer safe dominoes of the mover are left.
pub fn spends_safe(place: &dyn Place, step: &Step) -> bool {
    !is_misere(place) && room(&*step.next, place.to()).1 < room(place, place.to()).1
}

/// Domineering: more than the domino that was placed is gone.
pub fn spoils_own(place: &dyn Place, step: &Step) -> bool {
    !is_misere(place) && room(&*step.next, place.to()).0 + 1 < room(place, place.to()).0
}

/// Domineering: the opponent can place as many dominoes as before.
pub fn takes_nothing(place: &dyn Place, step: &Step) -> bool {
    let foe = place.to().other();
    !is_misere(place) && room(&*step.next, foe).0 == room(place, foe).0
}

/// Domineering: the cell before the domino or the one behind it is free, and the other one is not.
pub fn is_at_end(place: &dyn Place, step: &Step) -> bool {
    let (one, other) = step.text.split_once('-').expect("two cells");
    let ((col, row), (last_col, last_row)) = (cell(one), cell(other));
    let (right, down) = (last_col - col, last_row - row);
    let board = board(&place.text());
    let is_free = |cell: Option<(usize, usize)>| {
        cell.is_some_and(|(col, row)| board.get(row).and_then(|row| row.get(col)) == Some(&'.'))
    };
    let before = col.checked_sub(right).zip(row.checked_sub(down));
    is_free(before) != is_free(Some((last_col + right, last_row + down)))
}

/// Misère Domineering: the opponent can place fewer dominoes than before.
pub fn takes_theirs(place: &dyn Place, step: &Step) -> bool {
    let foe = place.to().other();
    is_misere(place) && room(&*step.next, foe).0 < room(place, foe).0
}

/// Misère Domineering: the mover can still place all its dominoes but this one.
pub fn keeps_own(place: &dyn Place, step: &Step) -> bool {
    is_misere(place) && room(&*step.next, place.to()).0 + 1 == room(place, place.to()).0
}

/// The letters of a board of Hex.
fn board(text: &str) -> Vec<Vec<char>> {
    text.split(' ').next().expect("a board").split('/').map(|row| row.chars().collect()).collect()
}

/// The cells that a cell of Hex touches.
fn touching(board: &[Vec<char>], (col, row): (usize, usize)) -> Vec<(usize, usize)> {
    let ways = [(-1, 0), (1, 0), (0, -1), (1, -1), (0, 1), (-1, 1)];
    let at = |(right, down): (isize, isize)| col.checked_add_signed(right).zip(row.checked_add_signed(down));
    ways.into_iter().filter_map(at).filter(|(col, row)| *row < board.len() && *col < board[0].len()).collect()
}

fn stone(side: Side) -> char {
    if side == Side::First { 'X' } else { 'O' }
}

/// How many stones a side of Hex lacks between its borders: each round reaches what one stone more can reach. As many as there are
/// cells, and one more, where it is cut off.
fn lacking(place: &dyn Place, side: Side) -> usize {
    let board = board(&place.text());
    let (rows, cols) = (board.len(), board[0].len());
    let far = rows * cols + 1;
    let is_first = |col: usize, row: usize| if side == Side::First { row == 0 } else { col == 0 };
    let is_last = |col: usize, row: usize| if side == Side::First { row + 1 == rows } else { col + 1 == cols };
    let mut needs = vec![vec![far; cols]; rows];
    for _ in 0..far {
        for row in 0..rows {
            for col in 0..cols {
                if board[row][col] == stone(side.other()) {
                    continue;
                }
                let before = touching(&board, (col, row)).into_iter().map(|(col, row)| needs[row][col]).min();
                let before = if is_first(col, row) { 0 } else { before.unwrap_or(far) };
                needs[row][col] = needs[row][col].min(before + usize::from(board[row][col] == '.'));
            }
        }
    }
    let ends = (0..rows).flat_map(|row| (0..cols).map(move |col| (col, row))).filter(|(col, row)| is_last(*col, *row));
    ends.map(|(col, row)| needs[row][col]).min().unwrap_or(far).min(far)
}

/// The ways of the mover and of the opponent before and after a stone.
fn ways(place: &dyn Place, step: &Step) -> [(usize, usize); 2] {
    [place.to(), place.to().other()].map(|side| (lacking(place, side), lacking(&*step.next, side)))
}

/// Hex: the own way is shorter, the opponent's is as long as before.
pub fn only_builds(place: &dyn Place, step: &Step) -> bool {
    let [own, foe] = ways(place, step);
    own.1 < own.0 && foe.1 == foe.0
}

/// Hex: the opponent's way is longer, the own one is as long as before.
pub fn only_blocks(place: &dyn Place, step: &Step) -> bool {
    let [own, foe] = ways(place, step);
    own.1 == own.0 && foe.1 > foe.0
}

/// Hex: two own stones share two cells, one of them the opponent's and one free; it stays free, and every better move fills one such.
pub fn leaves_cut(place: &dyn Place, step: &Step, better: &[Step]) -> bool {
    let (before, own) = (board(&place.text()), stone(place.to()));
    let cells: Vec<(usize, usize)> =
        (0..before.len()).flat_map(|row| (0..before[0].len()).map(move |col| (col, row))).collect();
    let stones: Vec<(usize, usize)> = cells.into_iter().filter(|(col, row)| before[*row][*col] == own).collect();
    let mut open = Vec::new();
    for (i, one) in stones.iter().enumerate() {
        let near = touching(&before, *one);
        for other in &stones[i + 1..] {
            let shared: Vec<_> = touching(&before, *other)
                .into_iter()
                .filter(|cell| near.contains(cell) && !near.contains(other))
                .collect();
            let letters: Vec<char> = shared.iter().map(|(col, row)| before[*row][*col]).collect();
            let has = |letter: char| letters.iter().position(|other| *other == letter);
            if let (2, Some(_), Some(free)) = (letters.len(), has(stone(place.to().other())), has('.')) {
                open.push(shared[free]);
            }
        }
    }
    open.iter().any(|cut| *cut != cell(&step.text)) && better.iter().all(|step| open.contains(&cell(&step.text)))
}

/// The cells that a win needs, as its reason shows them: the first right move, and the cells of the proof.
fn region(place: &dyn Place) -> Option<(String, Vec<String>)> {
    let answer = place.judge(Scope::Everything, &Control::new()).expect("nobody stops it");
    let mut proofs = answer.reason.steps.iter().filter(|step| step.role == Role::Proof);
    let Some(Exhibit::Table { head, rows, .. }) = proofs.find_map(|step| step.shows.as_ref()) else {
        return None;
    };
    let cells = match head.len() {
        // Pairs, of which one cell answers the other.
        2 => rows.iter().flatten().cloned().collect(),
        // The cells that an answer meets stand in front of it; before a colon stand moves that were played already.
        _ => {
            let first = rows.iter().map(|row| row[0].as_str()).filter(|cells| !cells.contains(':'));
            first.flat_map(|cells| cells.split(' ')).map(str::to_owned).collect()
        }
    };
    Some((answer.best.first()?.clone(), cells))
}

/// Whether a side of Hex joins its borders whatever the other does, who moves first, when only these cells are left; by trying
/// everything.
fn joins(board: &[Vec<char>], side: Side, free: &[(usize, usize)], to: Side) -> bool {
    let with = |(col, row): (usize, usize), letter: char| {
        let mut next = board.to_vec();
        next[row][col] = letter;
        next
    };
    if free.is_empty() {
        return is_joined(board, side);
    }
    let mut outcomes = free.iter().map(|cell| {
        let left: Vec<_> = free.iter().copied().filter(|other| other != cell).collect();
        joins(&with(*cell, stone(to)), side, &left, to.other())
    });
    if to == side { outcomes.any(|joins| joins) } else { outcomes.all(|joins| joins) }
}

/// Whether the stones of a side join its borders.
fn is_joined(board: &[Vec<char>], side: Side) -> bool {
    let (rows, cols) = (board.len(), board[0].len());
    let is_first = |(col, row): (usize, usize)| if side == Side::First { row == 0 } else { col == 0 };
    let own = |(col, row): (usize, usize)| board[row][col] == stone(side);
    let cells = (0..rows).flat_map(|row| (0..cols).map(move |col| (col, row)));
    let mut held: Vec<(usize, usize)> = cells.filter(|cell| is_first(*cell) && own(*cell)).collect();
    let mut next = 0;
    while let Some(at) = held.get(next).copied() {
        next += 1;
        for near in touching(board, at) {
            if own(near) && !held.contains(&near) {
                held.push(near);
            }
        }
    }
    held.into_iter().any(|(col, row)| if side == Side::First { row + 1 == rows } else { col + 1 == cols })
}

/// Cells of a region that is played out to its end.
const PLAYED_OUT: usize = 7;

/// Hex: the win by the first right move needs these cells and no others: with the opponent's stones on all others it is still there.
fn needs_no_more(place: &dyn Place, best: &str, cells: &[String]) -> bool {
    let mut board = board(&place.text());
    let free: Vec<(usize, usize)> = cells.iter().map(|name| cell(name)).collect();
    let (col, row) = cell(best);
    board[row][col] = stone(place.to());
    for row in 0..board.len() {
        for col in 0..board[0].len() {
            if board[row][col] == '.' && !free.contains(&(col, row)) {
                board[row][col] = stone(place.to().other());
            }
        }
    }
    free.len() > PLAYED_OUT || joins(&board, place.to(), &free, place.to().other())
}

/// Hex: the cell is none of those that the win needs.
pub fn outside_region(place: &Arc<dyn Place>, step: &Step) -> bool {
    let Some((best, cells)) = region(&**place) else { return false };
    !cells.contains(&step.text) && best != step.text && needs_no_more(&**place, &best, &cells)
}

/// Hex: the cell is one of those that the win needs.
pub fn inside_region(place: &Arc<dyn Place>, step: &Step) -> bool {
    let Some((best, cells)) = region(&**place) else { return false };
    cells.contains(&step.text) && needs_no_more(&**place, &best, &cells)
}

/// The game, its settings, the position, the move and the right one, what it is called now, and the words that were false.
type Replay =
    (&'static str, &'static [(&'static str, &'static str)], &'static str, [&'static str; 2], Concept, &'static str);

/// Mistakes that were once told wrongly.
const REPLAYED: &[Replay] = &[
    (
        "northcott",
        &[("width", "6"), ("rows", "2")],
        "W....B/W.B... W",
        ["a1-b1", "a1-d1"],
        Concept::WrongSquare,
        "wrong heap",
    ),
    ("checkers", &[("size", "4")], ".B.W/..../.B../W... b", ["1-3", "1-4"], Concept::WinAtOnce, "off by one"),
    ("connect-four", &[], "437663163173265157631", ["5", "4"], Concept::Threat, "off by one"),
    ("coin-turning", &[], "TTTTHHTHTHH", ["11", "10"], Concept::Parity, "off by one"),
    ("euclid", &[], "18,7", ["2", "1"], Concept::Ratio, "broke the pairing"),
    ("chomp", &[], "4,4,4,4", ["d3", "b2"], Concept::Pairing, "broke the pairing"),
    ("dodgem", &[], "L../L../D.D D", ["a3-b3", "c3-c2"], Concept::Sideways, "overlooked a threat"),
    ("loopy", &[], "b", ["1:b->h", "1:b->a"], Concept::NimValues, "left a column odd"),
    ("nim", &[("misere", "true")], "1,1,5", ["3:5->0", "3:5->1"], Concept::MisereEnd, "off by one"),
    ("nim", &[], "2,3,8", ["3:8->0", "3:8->1"], Concept::Parity, "right heap, took too many"),
    ("nim", &[], "2,3,8", ["3:8->3", "3:8->1"], Concept::Parity, "right heap, took too few"),
];

#[test]
fn mistakes_that_were_told_wrongly_are_called_by_their_names() {
    let house = house();
    let mut wrong = Vec::new();
    for (game, params, position, [played, right], named, once) in REPLAYED {
        let entry = house.find(game).expect("it is in the house");
        let mut own = entry.params();
        for (name, text) in *params {
            own.set(name, text).expect("a setting");
        }
        let place = entry.open(&own, Some(position)).unwrap_or_else(|fault| panic!("{game} {position}: {fault:?}"));
        let answer = place.judge(Scope::Everything, &Control::new()).expect("nobody stops it");
        let step = place.play(played).unwrap_or_else(|fault| panic!("{game} {position} {played}: {fault:?}"));
        let after = answer.moves.iter().find(|(mv, _)| *mv == step.text).map(|(_, value)| value.clone());
        let turn = judged(&*place, &answer, &step, after);
        let way = format!("{game} {position} {played}");
        if !turn.is_error() || !answer.best.iter().any(|mv| mv == right) {
            wrong.push(format!("{way}: it is no error, or {right} is none of {:?}", answer.best));
            continue;
        }
        let kind = turn.concept.expect("it is an error");
        let words = Tongue::of(Language::English).speak(&kind.says());
        if kind != *named || words == *once {
            wrong.push(format!("{way}: {kind:?}, {words}, instead of {named:?}"));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}
