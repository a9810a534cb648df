//! How chess is written: positions in FEN, moves as UCI programs send them.

use crate::boards::chess_ending::bits::bit;
use crate::boards::chess_ending::men::{Kind, MEN, Man};
use crate::boards::chess_ending::rules::{Board, Step};
use ground::fault::{Fault, Kind as FaultKind};
use ground::notation::Reader;
use ground::rules::{At, Side};
use ground::say;
use ground::say::Say;

/// The name of a square: `e4`.
pub fn square_name(square: u8) -> String {
    format!("{}{}", char::from(b'a' + square % 8), square / 8 + 1)
}

/// The letter of a man: a capital for White.
pub fn letter(side: Side, kind: Option<Kind>) -> char {
    let letter = kind.map_or('K', Kind::letter);
    if side == Side::First { letter } else { letter.to_ascii_lowercase() }
}

/// What stands on a square: a side and a kind, no kind for its king.
pub fn on(board: &Board, square: u8) -> Option<(Side, Option<Kind>)> {
    let king = [Side::First, Side::Second].into_iter().find(|side| board.kings[*side as usize] == square);
    king.map(|side| (side, None)).or_else(|| board.man(square).map(|man| (man.side, Some(man.kind))))
}

/// Writes a position in FEN, the counters as at the start.
pub fn write_fen(at: &At<Board>) -> String {
    let rank = |rank: u8| {
        let mut text = String::new();
        let mut empty = 0;
        for file in 0..8 {
            match on(&at.pos, rank * 8 + file) {
                None => empty += 1,
                Some((side, kind)) => {
                    if empty > 0 {
                        text += &empty.to_string();
                    }
                    empty = 0;
                    text.push(letter(side, kind));
                }
            }
        }
        if empty > 0 { text + &empty.to_string() } else { text }
    };
    let ranks: Vec<String> = (0..8).rev().map(rank).collect();
    format!("{} {} - - 0 1", ranks.join("/"), if at.to == Side::First { 'w' } else { 'b' })
}

/// A man as read: its square, side, kind (none for a king) and column in the text.
type Seen = (u8, Side, Option<Kind>, usize);

/// Reads a position in FEN; the fields behind the side may be left out.
pub fn read_fen(text: &str) -> Result<At<Board>, Fault> {
    let mut r = Reader::new(FaultKind::BadPosition, text);
    let start = r.column();
    let mut seen = Vec::new();
    for rank in (0..8).rev() {
        read_rank(&mut r, rank, &mut seen)?;
        if rank > 0 {
            r.expect("/")?;
        }
    }
    let to = match (r.take("w"), r.take("b")) {
        (true, false) => Side::First,
        (false, true) => Side::Second,
        _ => return Err(r.wrong(say!("chess-ending-expect-side"))),
    };
    for _ in 0..2 {
        if !r.is_done() && !r.take("-") {
            return Err(r.wrong(say!("chess-ending-expect-none")));
        }
    }
    for _ in 0..2 {
        if !r.is_done() {
            r.nat()?;
        }
    }
    r.end()?;
    let pos = board(&seen, start)?;
    let other = to.other();
    if pos.is_check(other) {
        let king = pos.kings[other as usize];
        let column = seen.iter().find(|(at, ..)| *at == king).map_or(start, |(.., column)| *column);
        return Err(fault(say!("chess-ending-could-be-taken", square = square_name(king)), column));
    }
    Ok(At { pos, to })
}

fn fault(says: Say, column: usize) -> Fault {
    Fault::new(FaultKind::BadPosition, says).at(column)
}

/// Reads one rank: men and numbers of empty squares, eight squares in all.
fn read_rank(r: &mut Reader, rank: u8, seen: &mut Vec<Seen>) -> Result<(), Fault> {
    let mut file = 0;
    while file < 8 {
        let expected = || say!("chess-ending-expect-man", most = 8 - u32::from(file));
        let column = r.column();
        let Some(mark) = r.peek() else { return Err(r.wrong(expected())) };
        let empty = mark.to_digit(10).filter(|n| (1..=8 - u32::from(file)).contains(n));
        let capital = mark.to_ascii_uppercase();
        let kind = if capital == 'K' { Some(None) } else { Kind::of_letter(capital).map(Some) };
        match (empty, kind) {
            (Some(n), _) => file += n as u8,
            (None, Some(kind)) => {
                let side = if mark == capital { Side::First } else { Side::Second };
                seen.push((rank * 8 + file, side, kind, column));
                file += 1;
            }
            (None, None) => return Err(r.wrong(expected())),
        }
        r.char();
    }
    Ok(())
}

/// The board of the men read, if it is one of an ending.
fn board(seen: &[Seen], start: usize) -> Result<Board, Fault> {
    let mut kings = [None, None];
    let mut men = Vec::new();
    for &(square, side, kind, column) in seen {
        match kind {
            None if kings[side as usize].is_some() => return Err(fault(say!("chess-ending-two-kings"), column)),
            None => kings[side as usize] = Some(square),
            Some(_) if men.len() == MEN => return Err(fault(say!("chess-ending-too-many-men", most = MEN), column)),
            Some(Kind::Pawn) if !(8..56).contains(&square) => {
                return Err(fault(say!("chess-ending-pawn-there", square = square_name(square)), column));
            }
            Some(kind) => men.push((square, Man { side, kind })),
        }
    }
    let [Some(white), Some(black)] = kings else { return Err(fault(say!("chess-ending-no-king"), start)) };
    Ok(Board::of([white, black], men))
}

/// Writes a move: `e2e4`, `e7e8q`.
pub fn write_step(step: Step) -> String {
    let promoted = step.promoted.map(|kind| kind.letter().to_ascii_lowercase().to_string()).unwrap_or_default();
    format!("{}{}{promoted}", square_name(step.from), square_name(step.to))
}

/// Other ways to write a move: `Ra7`, `Rxa7`, `R1a7`, `e8=Q`.
pub fn spoken_step(board: &Board, step: Step) -> Vec<String> {
    let Some((_, kind)) = on(board, step.from) else { return Vec::new() };
    let men = match kind {
        None => ["K", "王"],
        Some(Kind::Queen) => ["Q", "后"],
        Some(Kind::Rook) => ["R", "车"],
        Some(Kind::Bishop) => ["B", "象"],
        Some(Kind::Knight) => ["N", "马"],
        Some(Kind::Pawn) => ["", "兵"],
    };
    let [from, to] = [step.from, step.to].map(square_name);
    let promoted = step.promoted.map(|kind| format!("={}", kind.letter())).unwrap_or_default();
    let takes: &[&str] = if on(board, step.to).is_some() { &["x", ""] } else { &[""] };
    let mut forms = Vec::new();
    for man in men {
        for origin in ["", &from[..1], &from[1..], &from] {
            forms.extend(takes.iter().map(|takes| format!("{man}{origin}{takes}{to}{promoted}")));
        }
    }
    forms
}

fn read_square(r: &mut Reader) -> Result<u8, Fault> {
    let start = r.clone();
    let file = r.char().map(|c| c.to_ascii_lowercase()).filter(|c| ('a'..='h').contains(c));
    let rank = r.char().and_then(|c| c.to_digit(10)).filter(|n| (1..=8).contains(n));
    match (file, rank) {
        (Some(file), Some(rank)) => Ok((rank as u8 - 1) * 8 + file as u8 - b'a'),
        _ => Err(start.clone().wrong(say!("chess-ending-expect-square"))),
    }
}

/// Reads a move of the side to move.
pub fn read_step(at: &At<Board>, text: &str) -> Result<Step, Fault> {
    let mut r = Reader::new(FaultKind::IllegalMove, text);
    let column = r.column();
    let from = read_square(&mut r)?;
    if at.pos.own(at.to) & bit(from) == 0 {
        let says = say!("chess-ending-not-own", square = square_name(from));
        return Err(Fault::new(FaultKind::IllegalMove, says).at(column));
    }
    let to = read_square(&mut r)?;
    let promoted = match r.peek().map(|c| c.to_ascii_uppercase()) {
        None => None,
        Some(letter) => match Kind::of_letter(letter).filter(|kind| *kind != Kind::Pawn) {
            Some(kind) => {
                r.char();
                Some(kind)
            }
            None => return Err(r.wrong(say!("chess-ending-expect-promotion"))),
        },
    };
    r.end()?;
    Ok(Step { from, to, promoted })
}
