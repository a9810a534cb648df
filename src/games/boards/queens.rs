//! Queens: the players place queens on one board, none attacked by another, until no cell is free.

mod free;
mod groups;
mod reason;
pub(crate) mod rules;
mod settled;
#[cfg(test)]
mod tests;

use crate::boards::queens::free::{Free, LONGEST, Placing, attacks};
use crate::boards::queens::rules::{Board, Queens};
use crate::kit::cells::{cell_name, labelled, read_board, read_lone_cell, write_board};
use duel::game::manner::Manner;
use duel::game::summand::{InSums, Summand};
use duel::game::{Card, Family, Game, Preset};
use ground::fault::{Fault, Kind};
use ground::notation::Reader;
use ground::num::Nat;
use ground::params::{Domain, Param};
use ground::rules::At;
use ground::say;
use ground::say::Say;
use ground::scene::piece::{Owner, Piece, Role};
use ground::scene::{Grid, Ground, Lined, Mark, Scene, Shape, Spot};
use solve::judge::control::{Control, Stop};
use solve::judge::oracle::{Oracle, Verdict};
use solve::judge::reason::Reason;
use solve::judge::value::Value;
use solve::misere::search::Misere;
use solve::nim_values::nimber_search::Nimbers;
use solve::search::full_search::Count;

/// Parts, in misère play positions, that one search may add at most.
const ROOM: usize = 600_000;

/// Free cells up to which a part is searched at all: beyond them the room never sufficed.
const SEARCHED: usize = 100;

const SIDE: Domain = Domain::Nat { least: 1, most: Some(LONGEST as u64) };

impl Game for Queens {
    const CARD: Card = Card {
        id: "queens",
        family: Family::Boards,
        fame: 32,
        manner: Manner::Cells,
        params: &[
            Param { name: "rows", domain: SIDE, default: "5" },
            Param { name: "cols", domain: SIDE, default: "5" },
            Param { name: "misere", domain: Domain::Flag, default: "false" },
        ],
        presets: &[
            Preset { params: &[], position: None },
            Preset { params: &[("rows", "6"), ("cols", "6")], position: None },
            Preset { params: &[], position: Some("Q...../....../....../....../....../......") },
            Preset { params: &[("cols", "4"), ("misere", "true")], position: None },
        ],
        sources: &[
            "H. Noon, G. Van Brummelen, The non-attacking queens game, College Mathematics Journal 37 (2006), 223-227",
            "R. Sprague, Über mathematische Kampfspiele, Tohoku Mathematical Journal 41 (1935), 438-444",
        ],
    };

    fn oracle(&self) -> Box<dyn Oracle<Self>> {
        Box::new(Searched::default())
    }

    fn scene(&self, at: &At<Board>) -> Scene {
        let board = &at.pos;
        let mark = |cell: usize| match (board.queens[cell], board.is_attacked(cell)) {
            (true, _) => Mark::piece(Piece::Chess(Role::Queen), Owner::Nobody),
            (false, true) => Mark::still("-").on(Ground::Gone),
            (false, false) => Mark::empty().pointed(cell as u32),
        };
        let grid = Grid {
            cells: (0..board.queens.len()).map(mark).collect(),
            lined: Lined::Chequered,
            ..labelled(board.rows, board.cols)
        };
        Scene::of(Shape::Grid(grid)).noting(if self.is_misere {
            say!("queens-last-loses")
        } else {
            say!("queens-last-wins")
        })
    }

    fn path(&self, _at: &At<Board>, cell: &usize) -> Vec<Spot> {
        vec![Spot(*cell as u32)]
    }

    fn tell(&self, at: &At<Board>, cell: &usize) -> Say {
        say!("queens-places", cell = cell_name(*cell, at.pos.cols))
    }

    fn write_pos(&self, at: &At<Board>) -> String {
        write_board(at.pos.queens.iter().map(|is_queen| if *is_queen { 'Q' } else { '.' }), at.pos.cols)
    }

    fn read_pos(&self, text: &str) -> Result<At<Board>, Fault> {
        let mut r = Reader::new(Kind::BadPosition, text);
        let drawing = read_board(&mut r, ".Q", LONGEST)?;
        r.end()?;
        let queens = drawing.cells.into_iter().map(|c| c == 'Q').collect();
        let board = Board { rows: drawing.rows, cols: drawing.cols, queens };
        let standing: Vec<usize> = board.queens().collect();
        for (i, a) in standing.iter().enumerate() {
            if let Some(b) = standing[..i].iter().find(|b| attacks(board.place(*a), board.place(**b))) {
                let [a, b] = [b, a].map(|cell| cell_name(*cell, board.cols));
                return Err(Fault::new(Kind::BadPosition, say!("queens-attack-each-other", first = a, second = b)));
            }
        }
        Ok(At::first(board))
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

impl Summand<Board> for Queens {
    fn in_sums(&self) -> InSums {
        if self.is_misere { InSums::Never } else { InSums::Impartial }
    }
}

/// Exact search: nim-values of parts, in misère play of whole boards.
pub struct Searched {
    nimbers: Nimbers<Placing>,
    misere: Misere<Placing>,
}

impl Default for Searched {
    fn default() -> Self {
        Searched { nimbers: Nimbers::new(ROOM), misere: Misere::new(ROOM) }
    }
}

impl Searched {
    /// The nim-value of one part.
    fn nimber(&self, part: &Free, control: &Control) -> Result<u32, Stop> {
        if part.is_mirrored() {
            return Ok(0);
        }
        let found =
            if part.count() <= SEARCHED { self.nimbers.value(&Placing, &part.canonical(), control)? } else { None };
        found.ok_or_else(|| Stop::TooLarge(say!("queens-too-many-parts", most = ROOM, cells = SEARCHED)))
    }

    /// The nim-value of all free cells: that of their parts added up.
    fn sum(&self, free: &Free, control: &Control) -> Result<Nat, Stop> {
        control.tick(1)?;
        if free.is_mirrored() {
            return Ok(Nat::ZERO);
        }
        let sum = free.parts().iter().try_fold(0, |sum, part| Ok::<u32, Stop>(sum ^ self.nimber(part, control)?));
        sum.map(Nat::from)
    }
}

impl Oracle<Queens> for Searched {
    fn value(&self, queens: &Queens, at: &At<Board>, control: &Control) -> Result<Value, Stop> {
        let free = at.pos.free();
        if !queens.is_misere {
            return self.sum(&free, control).map(Value::nimber);
        }
        let found =
            if free.count() <= SEARCHED { self.misere.value(&Placing, &free.canonical(), control)? } else { None };
        found.ok_or_else(|| Stop::TooLarge(say!("too-many-positions", most = ROOM)))
    }

    fn explain(
        &self,
        queens: &Queens,
        at: &At<Board>,
        verdict: &Verdict<usize>,
        control: &Control,
    ) -> Result<Reason, Stop> {
        reason::explain(self, queens, at, verdict, control)
    }
}
