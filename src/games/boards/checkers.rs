//! Checkers, which is English draughts, on boards of 4, 6 and 8: who can take must take, and who cannot move loses.

mod evaluation;
mod kings;
mod near;
mod oracle;
mod reason;
pub(crate) mod rules;
mod seen;
mod slips;
mod tactics;

use crate::boards::checkers::oracle::Settler;
use crate::boards::checkers::reason::{explain, named};
use crate::boards::checkers::rules::{Board, Checkers, Path, letter, name, place, square, takes};
use crate::kit::cells::{read_board, split_side, write_board};
use duel::game::manner::Manner;
use duel::game::slip::Slip;
use duel::game::{Card, Family, Game, Preset};
use ground::fault::{Fault, Kind};
use ground::notation::Reader;
use ground::params::{Domain, Param, Params};
use ground::rules::{At, Side};
use ground::say;
use ground::say::Say;
use ground::scene::piece::{Owner, Piece};
use ground::scene::{Grid, Lined, Mark, Scene, Shape, Spot};
use solve::judge::control::{Control, Stop};
use solve::judge::oracle::{Oracle, Verdict};
use solve::judge::reason::Reason;
use solve::judge::value::Value;
use solve::search::evaluation::Evaluation;

/// The sizes of boards.
const SIZES: [(&str, usize); 3] = [("4", 4), ("6", 6), ("8", 8)];

/// The most rows and columns.
const LONGEST: usize = 8;

/// The letters of pieces: men, then kings.
const PIECES: &str = "bwBW";

impl Checkers {
    /// The variant these parameters describe.
    pub fn build(params: &Params) -> Result<Self, Fault> {
        let told = params.text("size");
        let size = SIZES.iter().find(|(word, _)| *word == told).map(|(_, size)| *size);
        Ok(Checkers { size: size.expect("the declared domain has these sizes only") })
    }
}

/// The letter of the piece on a square, if there is one.
fn piece(board: &Board, square: usize) -> Option<char> {
    let has = |set: u32| set >> square & 1 == 1;
    let side = if has(board.black) { 'b' } else { 'w' };
    let letter = if has(board.kings) { side.to_ascii_uppercase() } else { side };
    has(board.black | board.white).then_some(letter)
}

/// The column of the text, from 1, in which the n-th cell of a board stands.
fn column_of_cell(text: &str, cell: usize) -> usize {
    let cells = text.chars().zip(1..).filter(|(c, _)| *c == '.' || PIECES.contains(*c));
    cells.map(|(_, column)| column).nth(cell).unwrap_or(1)
}

/// A board of the letters read, or which cell cannot stand.
fn set_up(size: usize, cells: &[char]) -> Result<Board, (usize, Say)> {
    let mut board = Board::empty(size);
    for (cell, &mark) in cells.iter().enumerate().filter(|(_, mark)| **mark != '.') {
        let (row, col) = (cell / size, cell % size);
        let Some(square) = square(size, row, col) else {
            return Err((cell, say!("checkers-light")));
        };
        let side = if mark.eq_ignore_ascii_case(&'b') { Side::First } else { Side::Second };
        if mark.is_ascii_lowercase() && row == board.crown_row(side) {
            return Err((cell, say!("checkers-not-crowned", piece = mark.to_string())));
        }
        let set = if side == Side::First { &mut board.black } else { &mut board.white };
        *set |= 1 << square;
        if mark.is_ascii_uppercase() {
            board.kings |= 1 << square;
        }
    }
    Ok(board)
}

impl Game for Checkers {
    const CARD: Card = Card {
        id: "checkers",
        family: Family::Boards,
        fame: 92,
        manner: Manner::Steps,
        params: &[Param { name: "size", domain: Domain::Word(&["4", "6", "8"]), default: "8" }],
        presets: &[
            Preset { params: &[("size", "4")], position: None },
            Preset { params: &[("size", "6")], position: Some("....../....../...B../....../.W...W/...... w") },
            Preset {
                params: &[],
                position: Some("......../......../...W..../......../......../......../.b....../........ b"),
            },
        ],
        sources: &[
            "J. Schaeffer et al., Checkers is solved, Science 317 (2007), 1518-1522",
            "K. Thompson, Retrograde analysis of certain endgames, ICCA Journal 9 (1986), 131-139",
        ],
    };

    fn oracle(&self) -> Box<dyn Oracle<Self>> {
        Box::new(Settler::default())
    }

    fn evaluation(&self) -> Option<&dyn Evaluation<Board>> {
        Some(self)
    }

    fn scene(&self, at: &At<Board>) -> Scene {
        let size = at.pos.size;
        let mark = |cell: usize| match square(size, cell / size, cell % size) {
            None => Mark::still(" "),
            Some(square) => {
                let mark = match piece(&at.pos, square) {
                    Some(letter) => {
                        let owner = if letter.eq_ignore_ascii_case(&'b') { Owner::First } else { Owner::Second };
                        let piece = if letter.is_ascii_uppercase() { Piece::Crown } else { Piece::Disc };
                        Mark::piece(piece, owner).written(letter)
                    }
                    None => Mark::empty(),
                };
                mark.pointed(square as u32).called((square + 1).to_string())
            }
        };
        // Rows are named by the numbers of their squares; columns have none in this notation.
        let half = size / 2;
        let grid = Grid {
            cols: (1..=size).map(|_| "·".to_owned()).collect(),
            rows: (0..size).map(|row| format!("{}-{}", row * half + 1, (row + 1) * half)).collect(),
            cells: (0..size * size).map(mark).collect(),
            lined: Lined::Chequered,
            ..Grid::default()
        };
        Scene::of(Shape::Grid(grid))
            .turning(say!("checkers-note-to-move", side = named(at.to)))
            .noting(say!("checkers-note-take"))
    }

    fn path(&self, _at: &At<Board>, path: &Path) -> Vec<Spot> {
        path.iter().map(|square| Spot(*square as u32)).collect()
    }

    fn slips(&self, at: &At<Board>, path: &Path) -> Vec<Slip> {
        slips::slips(&at.pos, at.to, path)
    }

    fn tell(&self, at: &At<Board>, path: &Path) -> Say {
        let (from, to) = (path[0] + 1, path[path.len() - 1] + 1);
        let pieces = path.len() - 1;
        if takes(at.pos.size, path) {
            say!("checkers-tell-takes", from = from, to = to, pieces = pieces)
        } else {
            say!("checkers-tell", from = from, to = to)
        }
    }

    fn write_pos(&self, at: &At<Board>) -> String {
        let size = at.pos.size;
        let mark = |cell: usize| square(size, cell / size, cell % size).and_then(|square| piece(&at.pos, square));
        let cells = (0..size * size).map(|cell| mark(cell).unwrap_or('.'));
        format!("{} {}", write_board(cells, size), letter(at.to))
    }

    fn read_pos(&self, text: &str) -> Result<At<Board>, Fault> {
        let (drawn, side) = split_side(text, "bw");
        let mut r = Reader::new(Kind::BadPosition, drawn);
        let drawing = read_board(&mut r, ".bwBW", LONGEST)?;
        if drawing.rows != drawing.cols || SIZES.iter().all(|(_, size)| *size != drawing.rows) {
            let says = say!("checkers-bad-size", rows = drawing.rows, cols = drawing.cols);
            return Err(r.fault(says).expecting(say!("checkers-expect-size")));
        }
        if side.is_none() || !r.is_done() {
            return Err(r.wrong(say!("checkers-expect-side")));
        }
        let pos = set_up(drawing.rows, &drawing.cells)
            .map_err(|(cell, says)| Fault::new(Kind::BadPosition, says).at(column_of_cell(text, cell)))?;
        Ok(At { pos, to: if side == Some('b') { Side::First } else { Side::Second } })
    }

    fn write_move(&self, at: &At<Board>, path: &Path) -> String {
        name(at.pos.size, path)
    }

    fn read_move(&self, at: &At<Board>, text: &str) -> Result<Path, Fault> {
        let mut r = Reader::new(Kind::IllegalMove, text);
        let mut path = vec![r.within(1, at.pos.squares())? - 1];
        while path.len() == 1 || !r.is_done() {
            let is_step = path.len() == 1 && r.take("-");
            if !is_step && !r.take("x") {
                return Err(r.wrong(say!("checkers-expect-move")));
            }
            path.push(r.within(1, at.pos.squares())? - 1);
            if is_step {
                break;
            }
        }
        r.end()?;
        let is_apart = |pair: &[usize]| {
            let (from, to) = (place(at.pos.size, pair[0]), place(at.pos.size, pair[1]));
            let (down, right) = (from.0.abs_diff(to.0), from.1.abs_diff(to.1));
            down == right && (1..=2).contains(&down)
        };
        if path.windows(2).all(is_apart) {
            Ok(path)
        } else {
            Err(Fault::new(Kind::IllegalMove, say!("checkers-too-far")).expecting(say!("checkers-expect-move")).at(1))
        }
    }
}

impl Oracle<Checkers> for Settler {
    fn value(&self, _game: &Checkers, at: &At<Board>, control: &Control) -> Result<Value, Stop> {
        self.value_of(at, control)
    }

    fn foresight(&self, _game: &Checkers, at: &At<Board>) -> usize {
        self.told(at)
    }

    fn explain(
        &self,
        game: &Checkers,
        at: &At<Board>,
        verdict: &Verdict<Path>,
        control: &Control,
    ) -> Result<Reason, Stop> {
        explain(self, game, at, verdict, control)
    }
}

#[cfg(test)]
mod tests;
