//! Turning corners: a move turns the corners of a rectangle, and a head is worth the nim-product of its row and column.

pub(crate) mod rules;
#[cfg(test)]
mod tests;

use num_traits::ToPrimitive;

use crate::coins::turning_corners::rules::{Board, Corners, TurningCorners};
use crate::kit::cells::{cell_name, labelled, read_board, read_cell, write_board};
use crate::kit::worth::Worth;
use crate::kit::worth::telling::{Part, Play};
use duel::game::manner::Manner;
use duel::game::summand::{InSums, Summand};
use duel::game::tabled::Tabled;
use duel::game::{Card, Family, Game, Preset};
use ground::fault::{Fault, Kind};
use ground::notation::Reader;
use ground::num::Nat;
use ground::params::{Domain, Param};
use ground::rules::At;
use ground::say;
use ground::say::Say;
use ground::scene::piece::{Owner, Piece};
use ground::scene::{Grid, Mark, Scene, Shape, Spot};
use solve::formula::nim_product::nim_product;
use solve::judge::control::{Control, Stop};
use solve::judge::idea::Idea;
use solve::judge::oracle::{Oracle, Verdict};
use solve::judge::reason::{Exhibit, Reason, Role, Step};
use solve::judge::sequence::{Cells, Table};
use solve::judge::value::Value;
use solve::misere::search::{Below, Misere};
use solve::search::full_search::Count;

/// The longest edge of a board.
const LONGEST: usize = 26;

/// Positions that one misère search may add at most.
const ROOM: usize = 300_000;

/// Cells, from b2 to the last head of all, up to which misère play is searched.
const SEARCHED: usize = 20;

/// Columns and rows up to which a table goes, in misère play up to which its search has room.
const TABLED: [usize; 2] = [1_000, 4];

/// Coins up to which a principal line is worth its computation.
const FORESEEN: usize = 64;

/// Columns and rows of a table of nim-products, at most.
const PRODUCTS: usize = 12;

const SIDE: Domain = Domain::Nat { least: 1, most: Some(LONGEST as u64) };

impl Game for TurningCorners {
    const CARD: Card = Card {
        id: "turning-corners",
        family: Family::Coins,
        fame: 10,
        manner: Manner::Pairs,
        params: &[
            Param { name: "rows", domain: SIDE, default: "4" },
            Param { name: "cols", domain: SIDE, default: "4" },
            Param { name: "misere", domain: Domain::Flag, default: "false" },
        ],
        presets: &[
            Preset { params: &[], position: Some("TTTT/TTHT/THTT/TTTH") },
            Preset { params: &[], position: None },
            Preset {
                params: &[("rows", "6"), ("cols", "6")],
                position: Some("TTTTTT/TTTHTT/TTTTTT/THTTTT/TTTTTH/TTTTHT"),
            },
            Preset { params: &[("misere", "true")], position: Some("TTTT/TTHT/THTT/TTTH") },
        ],
        sources: &[
            "E. R. Berlekamp, J. H. Conway, R. K. Guy, Winning Ways for your Mathematical Plays, chapter 14",
            "J. H. Conway, On Numbers and Games (1976), chapter 6",
        ],
    };

    fn oracle(&self) -> Box<dyn Oracle<Self>> {
        Box::new(Products { several: Misere::new(ROOM) })
    }

    fn scene(&self, at: &At<Board>) -> Scene {
        let mark = |cell: usize| {
            let is_head = at.pos.coins[cell];
            Mark::piece(Piece::Coin { heads: is_head }, Owner::Nobody).pointed(cell as u32)
        };
        let grid = Grid { cells: (0..at.pos.coins.len()).map(mark).collect(), ..labelled(at.pos.rows, at.pos.cols) };
        let note = if self.is_misere { say!("turning-corners-last-loses") } else { say!("turning-corners-last-wins") };
        Scene::of(Shape::Grid(grid)).noting(note)
    }

    fn path(&self, _at: &At<Board>, (first, last): &Corners) -> Vec<Spot> {
        vec![Spot(*last as u32), Spot(*first as u32)]
    }

    fn tell(&self, at: &At<Board>, corners: &Corners) -> Say {
        let cells = at.pos.corners(*corners).map(|cell| cell_name(cell, at.pos.cols));
        say!("turning-corners-turns", cells = cells.to_vec())
    }

    fn write_pos(&self, at: &At<Board>) -> String {
        write_board(at.pos.coins.iter().map(|is_head| letter(*is_head)), at.pos.cols)
    }

    fn read_pos(&self, text: &str) -> Result<At<Board>, Fault> {
        let mut r = Reader::new(Kind::BadPosition, text);
        let drawing = read_board(&mut r, "HT", LONGEST)?;
        r.end()?;
        let coins = drawing.cells.into_iter().map(|c| c == 'H').collect();
        Ok(At::first(Board { rows: drawing.rows, cols: drawing.cols, coins }))
    }

    fn write_move(&self, at: &At<Board>, (first, last): &Corners) -> String {
        format!("{}-{}", cell_name(*first, at.pos.cols), cell_name(*last, at.pos.cols))
    }

    fn read_move(&self, at: &At<Board>, text: &str) -> Result<Corners, Fault> {
        let mut r = Reader::new(Kind::IllegalMove, text);
        let first = read_cell(&mut r, at.pos.rows, at.pos.cols)?;
        r.expect("-")?;
        let last = read_cell(&mut r, at.pos.rows, at.pos.cols)?;
        r.end()?;
        Ok((first, last))
    }

    fn count(&self) -> Count {
        if self.is_misere { Count::Wins } else { Count::Nimbers }
    }

    fn summand(&self) -> Option<&dyn Summand<Board>> {
        Some(self)
    }

    fn tabled(&self) -> Option<&dyn Tabled<Board>> {
        Some(self)
    }
}

impl Summand<Board> for TurningCorners {
    fn in_sums(&self) -> InSums {
        if self.is_misere { InSums::Never } else { InSums::Impartial }
    }
}

impl Tabled<Board> for TurningCorners {
    /// A lone head in the last corner of a board as large as it must be. Columns and rows beyond the largest board have no position,
    /// though a table goes on with their nim-products.
    fn at_cell(&self, sizes: &[usize]) -> Option<At<Board>> {
        let [x, y] = *sizes else { return None };
        (x < LONGEST && y < LONGEST).then(|| At::first(Board::with_last_head(y + 1, x + 1)))
    }

    /// Conway 1976, chapter 6: nim-multiplication makes a field, so a product is 0 only where a factor is.
    fn law(&self, sizes: usize) -> Option<String> {
        (sizes == 2 && !self.is_misere).then(|| "min(a, b) == 0".to_owned())
    }

    fn table(&self, to: Option<usize>, control: &Control) -> Option<Result<Table, Stop>> {
        Some(if self.is_misere { self.outcomes(to, control) } else { nimbers(to.unwrap_or(15), control) })
    }
}

fn letter(is_head: bool) -> char {
    if is_head { 'H' } else { 'T' }
}

/// The nim-products, which are the values of a lone head.
fn nimbers(to: usize, control: &Control) -> Result<Table, Stop> {
    let most = TABLED[0];
    if to > most {
        return Err(Stop::TooLarge(say!("turning-corners-beyond-table", size = to, most = most)));
    }
    let row = |x: usize| {
        control.tick(1 + to as u64 / 64)?;
        Ok((0..=to).map(|y| nim_product(x as u64, y as u64)).collect())
    };
    let rows = (0..=to).map(row).collect::<Result<Vec<Vec<u64>>, Stop>>()?;
    Ok(Table { of: &["x", "y"], from: 0, to, cells: Cells::Nimbers(rows), period: None })
}

impl TurningCorners {
    /// The misère outcomes of a lone head, as far as the search goes.
    fn outcomes(&self, to: Option<usize>, control: &Control) -> Result<Table, Stop> {
        let to = to.unwrap_or(TABLED[1]).min(TABLED[1]);
        let products = Products { several: Misere::new(ROOM) };
        let outcome = |x: usize, y: usize| {
            let at = At::first(Board::with_last_head(y + 1, x + 1));
            products.value(self, &at, control).map(|value| value.outcome())
        };
        let rows = (0..=to).map(|x| (0..=to).map(|y| outcome(x, y)).collect()).collect::<Result<_, Stop>>()?;
        Ok(Table { of: &["x", "y"], from: 0, to, cells: Cells::Outcomes(rows), period: None })
    }
}

/// Heads as nim-products; in misère play search.
struct Products {
    several: Misere<TurningCorners>,
}

/// What a head at a cell is worth: the nim-product of its column and its row, counted from 0.
fn worth(board: &Board, cell: usize) -> u64 {
    let (row, col) = board.place(cell);
    nim_product(col as u64, row as u64)
}

fn sum(board: &Board) -> u64 {
    board.live().fold(0, |sum, cell| sum ^ worth(board, cell))
}

/// The moves that change the nim-sum by this much, which is not 0, in the order of moves.
fn changing(board: &Board, change: u64, control: &Control) -> Result<Vec<Corners>, Stop> {
    let mut found = Vec::new();
    for last in board.live() {
        control.tick(1)?;
        let changes =
            |corners: Corners| board.corners(corners).into_iter().fold(0, |sum, cell| sum ^ worth(board, cell));
        found.extend(board.firsts(last).map(|first| (first, last)).filter(|corners| changes(*corners) == change));
    }
    Ok(found)
}

/// The heads that count in misère play, as column and row: those in the first row or column can never be turned last, and turning them
/// changes nothing. Sorted.
type Heads = Vec<(u8, u8)>;

impl Below for TurningCorners {
    type State = Heads;

    fn below(&self, heads: &Heads) -> Vec<Heads> {
        let turned = |cells: [(u8, u8); 4]| {
            let mut next = heads.clone();
            for cell in cells.into_iter().filter(|(col, row)| *col > 0 && *row > 0) {
                match next.binary_search(&cell) {
                    Ok(i) => drop(next.remove(i)),
                    Err(i) => next.insert(i, cell),
                }
            }
            next
        };
        let of_head = |&(x, y): &(u8, u8)| {
            (0..x)
                .flat_map(move |a| (0..y).map(move |b| [(x, y), (a, y), (x, b), (a, b)]))
                .map(turned)
                .collect::<Vec<_>>()
        };
        heads.iter().flat_map(of_head).collect()
    }
}

impl Oracle<TurningCorners> for Products {
    fn value(&self, game: &TurningCorners, at: &At<Board>, control: &Control) -> Result<Value, Stop> {
        control.tick(1)?;
        if !game.is_misere {
            return Ok(Value::nimber(sum(&at.pos)));
        }
        let mut heads: Heads =
            at.pos.live().map(|cell| at.pos.place(cell)).map(|(row, col)| (col as u8, row as u8)).collect();
        heads.sort_unstable();
        let edge = |n: &dyn Fn(&(u8, u8)) -> u8| usize::from(heads.iter().map(n).max().unwrap_or(0));
        let cells = edge(&|head| head.0) * edge(&|head| head.1);
        if cells > SEARCHED {
            return Err(Stop::TooLarge(say!("turning-corners-too-wide", cells = cells, most = SEARCHED)));
        }
        let found = self.several.value(game, &heads, control)?;
        found.ok_or_else(|| Stop::TooLarge(say!("too-many-positions", most = ROOM)))
    }

    fn winning(&self, game: &TurningCorners, at: &At<Board>, control: &Control) -> Result<Option<Vec<Corners>>, Stop> {
        if game.is_misere { Ok(None) } else { changing(&at.pos, sum(&at.pos), control).map(Some) }
    }

    fn reaching(&self, _game: &TurningCorners, at: &At<Board>, nimber: &Nat) -> Option<Vec<Corners>> {
        match nimber.to_u64().map(|nimber| nimber ^ sum(&at.pos)) {
            None | Some(0) => Some(Vec::new()),
            Some(change) => changing(&at.pos, change, &Control::new()).ok(),
        }
    }

    fn foresight(&self, _game: &TurningCorners, at: &At<Board>) -> usize {
        if at.pos.coins.len() <= FORESEEN { 64 } else { 0 }
    }

    fn explain(
        &self,
        game: &TurningCorners,
        at: &At<Board>,
        verdict: &Verdict<Corners>,
        control: &Control,
    ) -> Result<Reason, Stop> {
        let heads: Vec<usize> = at.pos.live().collect();
        let part = |cell: &usize| Part {
            name: cell_name(*cell, at.pos.cols),
            nimber: Nat::from(worth(&at.pos, *cell)),
            spots: vec![Spot(*cell as u32)],
        };
        let product = heads.last().map(|cell| {
            let ((row, col), value) = (at.pos.place(*cell), worth(&at.pos, *cell));
            say!("turning-corners-law", cell = cell_name(*cell, at.pos.cols), x = col, y = row, value = value)
        });
        let reason = Worth {
            game,
            oracle: self,
            at,
            verdict,
            control,
            parts: heads.iter().map(part).collect(),
            play: if game.is_misere { Play::Searched(ROOM) } else { Play::Normal },
            nimber: &|at, _| Ok(Nat::from(sum(&at.pos))),
            part_of: &|(_, last)| heads.binary_search(last).unwrap_or(0),
            basis: products(&at.pos, &heads).filter(|_| !game.is_misere),
            laws: product.into_iter().filter(|_| !game.is_misere).collect(),
        };
        reason.reason()
    }
}

/// What a head at each cell is worth, as a table in which every value is redone; nothing where it is too wide to be read.
fn products(board: &Board, heads: &[usize]) -> Option<Step> {
    let places = || heads.iter().map(|cell| board.place(*cell));
    let (down, across) = (places().map(|(row, _)| row).max()?, places().map(|(_, col)| col).max()?);
    if down.min(across) < 2 || down.max(across) >= PRODUCTS {
        return None;
    }
    let value = |row: usize, col: usize| nim_product(col as u64, row as u64).to_string();
    let drawn = labelled(down + 1, across + 1);
    let row = |row: usize| {
        let values = (0..=across).map(|col| value(row, col));
        std::iter::once(drawn.rows[row].clone()).chain(values).collect()
    };
    let head = std::iter::once("").chain(drawn.cols.iter().map(String::as_str)).map(Say::verbatim).collect();
    let focus = places().map(|(row, col)| (row, col + 1)).collect();
    let step = Step::says(Role::Look, say!("turning-corners-map")).about(Idea::Mex);
    Some(step.showing(Exhibit::Table { head, rows: (0..=down).map(row).collect(), focus }))
}
