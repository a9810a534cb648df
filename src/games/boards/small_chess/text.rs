//! How chess on small boards is written: positions like FEN, moves by their squares.

use crate::boards::small_chess::rules::{Board, LEAST, MOST, Man, PROMOTED, Step};
use ground::fault::{Fault, Kind};
use ground::notation::Reader;
use ground::rules::{At, Side};
use ground::say;
use ground::say::Say;
use ground::scene::piece::Role;

/// The name of a square: `b3`.
pub fn square_name(board: &Board, square: usize) -> String {
    let files = usize::from(board.files);
    format!("{}{}", char::from(b'a' + (square % files) as u8), square / files + 1)
}

/// What a man is called.
pub fn man_name(role: Role) -> Say {
    match role {
        Role::King => say!("chess-ending-king"),
        Role::Queen => say!("chess-ending-queen"),
        Role::Rook => say!("chess-ending-rook"),
        Role::Bishop => say!("chess-ending-bishop"),
        Role::Knight => say!("chess-ending-knight"),
        Role::Pawn => say!("chess-ending-pawn"),
    }
}

/// The man on a square with its place.
pub fn man_on(board: &Board, square: usize) -> Option<Say> {
    let man = man_name(board.man(square)?.role);
    Some(say!("small-chess-man-on", man = man, square = square_name(board, square)))
}

/// Writes a position: ranks from the last one down, then the side to move.
pub fn write_position(at: &At<Board>) -> String {
    let files = usize::from(at.pos.files);
    let rank = |rank: usize| {
        let (mut text, mut free) = (String::new(), 0);
        for square in rank * files..(rank + 1) * files {
            let Some(man) = at.pos.man(square) else {
                free += 1;
                continue;
            };
            if free > 0 {
                text += &free.to_string();
            }
            free = 0;
            text.push(man.letter());
        }
        if free > 0 { text + &free.to_string() } else { text }
    };
    let ranks: Vec<String> = (0..usize::from(at.pos.ranks)).rev().map(rank).collect();
    format!("{} {}", ranks.join("/"), if at.to == Side::First { 'w' } else { 'b' })
}

/// A man as read: its rank from above, its file, who it is and its column in the text.
type Seen = (usize, usize, Man, usize);

/// Reads a position of a board of 3 to 5 files and ranks.
pub fn read_position(text: &str) -> Result<At<Board>, Fault> {
    let mut r = Reader::new(Kind::BadPosition, text);
    let start = r.column();
    let (mut seen, mut files, mut ranks) = (Vec::new(), None, 0);
    loop {
        let read = read_rank(&mut r, ranks, files, &mut seen)?;
        files = Some(read);
        ranks += 1;
        if !r.take("/") {
            break;
        }
        if ranks == MOST {
            return Err(r.wrong(say!("chess-ending-expect-side")));
        }
    }
    let to = match (r.take("w"), r.take("b")) {
        (true, false) => Side::First,
        (false, true) => Side::Second,
        _ => return Err(r.wrong(say!("chess-ending-expect-side"))),
    };
    r.end()?;
    let files = files.unwrap_or_default();
    if files < LEAST || ranks < LEAST {
        return Err(fault_at(say!("small-chess-bad-size", files = files, ranks = ranks), start).expecting(say!(
            "small-chess-expect-size",
            least = LEAST,
            most = MOST
        )));
    }
    let pos = set_up(files, ranks, &seen, start)?;
    let king = pos.king(to.other());
    if pos.is_check(to.other()) {
        let says = say!("chess-ending-could-be-taken", square = square_name(&pos, king));
        let stands = |(row, file, ..): &&Seen| (ranks - 1 - row) * files + file == king;
        return Err(fault_at(says, seen.iter().find(stands).map_or(start, |(.., column)| *column)));
    }
    Ok(At { pos, to })
}

fn fault_at(says: Say, column: usize) -> Fault {
    Fault::new(Kind::BadPosition, says).at(column)
}

/// Reads one rank, which is as long as those before: men and numbers of free squares. How long it is.
fn read_rank(r: &mut Reader, row: usize, files: Option<usize>, seen: &mut Vec<Seen>) -> Result<usize, Fault> {
    let most = files.unwrap_or(MOST);
    let mut file = 0;
    while file < most {
        let column = r.column();
        let mark = r.peek().filter(|mark| files.is_some() || *mark != '/');
        let free = mark.and_then(|mark| mark.to_digit(10)).map(|free| free as usize);
        match (free.filter(|free| (1..=most - file).contains(free)), mark.and_then(Man::of_letter)) {
            (Some(free), _) => file += free,
            (None, Some(man)) => {
                seen.push((row, file, man, column));
                file += 1;
            }
            (None, None) if mark.is_none() && files.is_none() && file > 0 => break,
            (None, None) => return Err(r.wrong(say!("chess-ending-expect-man", most = most - file))),
        }
        r.char();
    }
    Ok(file)
}

/// The board of the men read, if they can stand so.
fn set_up(files: usize, ranks: usize, seen: &[Seen], start: usize) -> Result<Board, Fault> {
    let mut board = Board::empty(files, ranks);
    let mut kings = [0; 2];
    for &(row, file, man, column) in seen {
        let square = (ranks - 1 - row) * files + file;
        if man.role == Role::King {
            kings[man.side as usize] += 1;
        }
        if kings[man.side as usize] > 1 {
            return Err(fault_at(say!("chess-ending-two-kings"), column));
        }
        if man.role == Role::Pawn && (row == 0 || row + 1 == ranks) {
            return Err(fault_at(say!("chess-ending-pawn-there", square = square_name(&board, square)), column));
        }
        board.put(square, Some(man));
    }
    if kings == [1, 1] { Ok(board) } else { Err(fault_at(say!("chess-ending-no-king"), start)) }
}

/// Writes a move: `b2b3`, `b4b5=q`.
pub fn write_step(board: &Board, step: Step) -> String {
    let letter = |role| format!("={}", Man { side: Side::Second, role }.letter());
    let promoted = step.promoted.map(letter).unwrap_or_default();
    format!("{}{}{promoted}", square_name(board, step.from), square_name(board, step.to))
}

/// Other ways to write a move: `b4b5q`, `Nc3`, `Rxa4`, `b5=Q`.
pub fn spoken_step(board: &Board, step: Step) -> Vec<String> {
    let Some(man) = board.man(step.from) else { return Vec::new() };
    let men = match man.role {
        Role::King => ["K", "王"],
        Role::Queen => ["Q", "后"],
        Role::Rook => ["R", "车"],
        Role::Bishop => ["B", "象"],
        Role::Knight => ["N", "马"],
        Role::Pawn => ["", "兵"],
    };
    let [from, to] = [step.from, step.to].map(|square| square_name(board, square));
    let promoted = step.promoted.map(|role| Man { side: Side::First, role }.letter());
    let becomes = promoted.map(|letter| format!("={letter}")).unwrap_or_default();
    let takes: &[&str] = if board.man(step.to).is_some() { &["x", ""] } else { &[""] };
    let mut forms: Vec<String> =
        promoted.iter().map(|letter| format!("{from}{to}{}", letter.to_ascii_lowercase())).collect();
    for man in men {
        for origin in ["", &from[..1], &from[1..], &from] {
            forms.extend(takes.iter().map(|takes| format!("{man}{origin}{takes}{to}{becomes}")));
        }
    }
    forms
}

fn read_square(r: &mut Reader, board: &Board) -> Result<usize, Fault> {
    let start = r.clone();
    let (files, ranks) = (u32::from(board.files), u32::from(board.ranks));
    let file = r.char().map(|c| (c.to_ascii_lowercase() as u32).wrapping_sub('a' as u32)).filter(|file| *file < files);
    let rank = r.char().and_then(|c| c.to_digit(10)).filter(|n| (1..=ranks).contains(n));
    match (file, rank) {
        (Some(file), Some(rank)) => Ok(((rank - 1) * files + file) as usize),
        _ => {
            let last = square_name(board, board.squares() - 1);
            Err(start.clone().wrong(say!("small-chess-expect-square", last = last)))
        }
    }
}

/// Reads a move of the side to move.
pub fn read_step(at: &At<Board>, text: &str) -> Result<Step, Fault> {
    let mut r = Reader::new(Kind::IllegalMove, text);
    let column = r.column();
    let from = read_square(&mut r, &at.pos)?;
    if at.pos.man(from).is_none_or(|man| man.side != at.to) {
        let says = say!("chess-ending-not-own", square = square_name(&at.pos, from));
        return Err(Fault::new(Kind::IllegalMove, says).at(column));
    }
    let to = read_square(&mut r, &at.pos)?;
    let mut promoted = None;
    if r.take("=") {
        let role = r.peek().and_then(Man::of_letter).map(|man| man.role).filter(|role| PROMOTED.contains(role));
        promoted = Some(role.ok_or_else(|| r.wrong(say!("small-chess-expect-promotion")))?);
        r.char();
    }
    r.end()?;
    Ok(Step { from, to, promoted })
}
