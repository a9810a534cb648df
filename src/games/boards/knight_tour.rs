//! The knight's tour for two: one knight, moved in turn, never returns to a cell.

mod oracle;
mod reason;
pub(crate) mod rules;
#[cfg(test)]
mod tests;

use crate::boards::knight_tour::oracle::{LONGEST, Paired, ROOM, Reach, SEARCHED, Touring};
use crate::boards::knight_tour::reason::explain;
use crate::boards::knight_tour::rules::{Board, KnightTour};
use crate::kit::cells::{cell_name, labelled, read_board, read_lone_cell, write_board};
use duel::game::manner::Manner;
use duel::game::summand::{InSums, Summand};
use duel::game::{Card, Family, Game, Preset};
use ground::fault::{Fault, Kind};
use ground::notation::Reader;
use ground::num::Nat;
use ground::params::{Domain, Param};
use ground::rules::{At, Rules};
use ground::say;
use ground::say::Say;
use ground::scene::piece::{Owner, Piece, Role};
use ground::scene::{Grid, Ground, Lined, Mark, Scene, Shape, Spot};
use solve::judge::control::{Control, Stop};
use solve::judge::oracle::{Oracle, Verdict};
use solve::judge::reason::Reason;
use solve::judge::value::Value;
use solve::search::full_search::Count;

const SIDE: Domain = Domain::Nat { least: 1, most: Some(LONGEST as u64) };

impl Game for KnightTour {
    const CARD: Card = Card {
        id: "knight-tour",
        family: Family::Boards,
        fame: 28,
        manner: Manner::Cells,
        params: &[
            Param { name: "rows", domain: SIDE, default: "4" },
            Param { name: "cols", domain: SIDE, default: "4" },
            Param { name: "misere", domain: Domain::Flag, default: "false" },
        ],
        presets: &[
            Preset { params: &[], position: None },
            Preset { params: &[("rows", "5"), ("cols", "5")], position: Some("...../.N.../...../...../.....") },
            Preset { params: &[("cols", "5")], position: None },
            Preset { params: &[("rows", "8"), ("cols", "8")], position: None },
            Preset { params: &[("misere", "true")], position: None },
        ],
        sources: &[
            "A. S. Fraenkel, E. R. Scheinerman, D. Ullman, Undirected edge geography, Theoretical Computer Science 112 (1993), \
             371-381",
        ],
    };

    fn oracle(&self) -> Box<dyn Oracle<Self>> {
        Box::new(Paired::default())
    }

    fn scene(&self, at: &At<Board>) -> Scene {
        let board = &at.pos;
        let mark = |cell: usize| match (cell == board.knight, board.left[cell]) {
            (true, _) => Mark::piece(Piece::Chess(Role::Knight), Owner::Nobody).pointed(cell as u32),
            (_, true) => Mark::still("x").on(Ground::Gone),
            _ => Mark::empty().pointed(cell as u32),
        };
        let grid = Grid {
            cells: (0..board.left.len()).map(mark).collect(),
            lined: Lined::Chequered,
            ..labelled(board.rows, board.cols)
        };
        let note = if self.is_misere { say!("knight-tour-last-loses") } else { say!("knight-tour-last-wins") };
        Scene::of(Shape::Grid(grid)).noting(note)
    }

    fn path(&self, _at: &At<Board>, cell: &usize) -> Vec<Spot> {
        vec![Spot(*cell as u32)]
    }

    fn tell(&self, at: &At<Board>, cell: &usize) -> Say {
        say!("knight-tour-jumps", cell = cell_name(*cell, at.pos.cols))
    }

    fn write_pos(&self, at: &At<Board>) -> String {
        let letter = |cell: usize| match (cell == at.pos.knight, at.pos.left[cell]) {
            (true, _) => 'N',
            (_, true) => 'x',
            _ => '.',
        };
        write_board((0..at.pos.left.len()).map(letter), at.pos.cols)
    }

    fn read_pos(&self, text: &str) -> Result<At<Board>, Fault> {
        let mut r = Reader::new(Kind::BadPosition, text);
        let drawing = read_board(&mut r, ".xN", LONGEST)?;
        r.end()?;
        let knights: Vec<usize> = (0..drawing.cells.len()).filter(|cell| drawing.cells[*cell] == 'N').collect();
        let [knight] = knights[..] else {
            return Err(r
                .fault(say!("knight-tour-knights", count = knights.len()))
                .expecting(say!("knight-tour-expect-one")));
        };
        let left = drawing.cells.iter().map(|c| *c == 'x').collect();
        Ok(At::first(Board { rows: drawing.rows, cols: drawing.cols, knight, left }))
    }

    fn write_move(&self, at: &At<Board>, cell: &usize) -> String {
        cell_name(*cell, at.pos.cols)
    }

    fn read_move(&self, at: &At<Board>, text: &str) -> Result<usize, Fault> {
        read_lone_cell(text, at.pos.rows, at.pos.cols)
    }

    fn count(&self) -> Count {
        if self.is_misere { Count::Wins } else { Count::Nimbers }
    }

    fn summand(&self) -> Option<&dyn Summand<Board>> {
        Some(self)
    }
}

impl Summand<Board> for KnightTour {
    fn in_sums(&self) -> InSums {
        if self.is_misere { InSums::Never } else { InSums::Impartial }
    }
}

impl Paired {
    /// The nim-value in normal play; too large where that takes too many positions.
    fn nimber(&self, board: &Board, control: &Control) -> Result<Nat, Stop> {
        let reach = Reach::of(board);
        if reach.is_lost() {
            return Ok(Nat::ZERO);
        }
        let is_small = reach.cells.count_ones() <= SEARCHED;
        let found = if is_small { self.nimbers.value(&Touring, &reach, control)? } else { None };
        found.map(Nat::from).ok_or_else(|| Stop::TooLarge(say!("too-many-positions", most = ROOM)))
    }
}

impl Oracle<KnightTour> for Paired {
    fn value(&self, tour: &KnightTour, at: &At<Board>, control: &Control) -> Result<Value, Stop> {
        control.tick(1)?;
        let reach = Reach::of(&at.pos);
        if tour.is_misere {
            let found = self.misere.value(&Touring, &reach, control)?;
            return found.ok_or_else(|| Stop::TooLarge(say!("too-many-positions", most = ROOM)));
        }
        if reach.is_lost() {
            return Ok(Value::nimber(0u8));
        }
        if reach.cells.count_ones() > SEARCHED {
            return Ok(Value::Won);
        }
        Ok(self.nimbers.value(&Touring, &reach, control)?.map_or(Value::Won, Value::nimber))
    }

    fn winning(&self, tour: &KnightTour, at: &At<Board>, _control: &Control) -> Result<Option<Vec<usize>>, Stop> {
        if tour.is_misere {
            return Ok(None);
        }
        let is_lost = |cell: &usize| Reach::of(&tour.play(at, cell).pos).is_lost();
        Ok(Some(at.pos.targets().filter(is_lost).collect()))
    }

    fn explain(
        &self,
        tour: &KnightTour,
        at: &At<Board>,
        verdict: &Verdict<usize>,
        control: &Control,
    ) -> Result<Reason, Stop> {
        explain(self, tour, at, verdict, control)
    }
}
