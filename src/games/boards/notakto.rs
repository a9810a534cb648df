//! The looks, the notation and the oracle of Notakto: tic-tac-toe where everybody writes crosses, on several boards.

mod killing;
mod knight;
mod lines;
mod lone;
mod reason;
pub(crate) mod rules;
mod settle;
mod shape;
mod text;

use crate::boards::notakto::reason::explain;
use crate::boards::notakto::rules::{Cross, Notakto};
use crate::boards::notakto::settle::Settler;
use crate::boards::notakto::shape::{Board, LONGEST};
use crate::boards::notakto::text::{BOARDS, read_boards, read_cross, spot, write_boards, write_cross};
use crate::kit::cells::{cell_name, labelled};
use duel::game::manner::Manner;
use duel::game::summand::{InSums, Summand};
use duel::game::{Card, Family, Game, Preset};
use ground::fault::Fault;
use ground::num::Nat;
use ground::params::{Domain, Param};
use ground::rules::At;
use ground::say;
use ground::say::Say;
use ground::scene::piece::{Owner, Piece};
use ground::scene::{Grid, Ground, Mark, Panel, Scene, Shape, Spot};
use solve::formula::nim_sum::nim_sum;
use solve::judge::control::{Control, Stop};
use solve::judge::oracle::{Oracle, Verdict};
use solve::judge::reason::Reason;
use solve::judge::value::Value;
use solve::search::full_search::Count;

/// Free cells up to which the principal line is worth its computation.
const FORESEEN: usize = 27;

const SIDE: Domain = Domain::Nat { least: 1, most: Some(LONGEST as u64) };

impl Game for Notakto {
    const CARD: Card = Card {
        id: "notakto",
        family: Family::Boards,
        fame: 44,
        manner: Manner::Cells,
        params: &[
            Param { name: "rows", domain: SIDE, default: "3" },
            Param { name: "cols", domain: SIDE, default: "3" },
            Param { name: "k", domain: Domain::Nat { least: 2, most: Some(LONGEST as u64) }, default: "3" },
            Param { name: "boards", domain: Domain::Nat { least: 1, most: Some(BOARDS as u64) }, default: "1" },
            Param { name: "misere", domain: Domain::Flag, default: "true" },
        ],
        presets: &[
            Preset { params: &[], position: None },
            Preset { params: &[("boards", "2")], position: None },
            Preset { params: &[("boards", "3")], position: Some("X../.../... | .../.X./... | XX./.../...") },
            Preset { params: &[("cols", "4")], position: None },
            Preset { params: &[("misere", "false"), ("boards", "2")], position: Some(".../.X./... | .../.../X..") },
        ],
        sources: &[
            "T. E. Plambeck and G. Whitehead, The secrets of Notakto: winning at X-only tic-tac-toe, arXiv:1301.1672 (2013)",
        ],
    };

    fn oracle(&self) -> Box<dyn Oracle<Self>> {
        Box::new(Settler::default())
    }

    fn scene(&self, at: &At<Vec<Board>>) -> Scene {
        let scene = match &at.pos[..] {
            [board] => self.drawn(board),
            boards => Scene::of(Shape::Beside((0..).zip(boards).map(|(i, board)| self.panel(i, board)).collect())),
        };
        let kills = scene.noting(say!("notakto-note-kills", k = self.k));
        kills.noting(if self.is_misere { say!("notakto-note-loses") } else { say!("notakto-note-wins") })
    }

    fn path(&self, at: &At<Vec<Board>>, &(board, cell): &Cross) -> Vec<Spot> {
        vec![spot(&at.pos, board, cell)]
    }

    fn tell(&self, at: &At<Vec<Board>>, &(board, cell): &Cross) -> Say {
        let name = cell_name(cell, at.pos[board].cols);
        if at.pos.len() == 1 {
            say!("notakto-tell", cell = name)
        } else {
            say!("notakto-tell-board", cell = name, board = board + 1)
        }
    }

    fn write_pos(&self, at: &At<Vec<Board>>) -> String {
        write_boards(&at.pos)
    }

    fn read_pos(&self, text: &str) -> Result<At<Vec<Board>>, Fault> {
        read_boards(text).map(At::first)
    }

    fn write_move(&self, at: &At<Vec<Board>>, mv: &Cross) -> String {
        write_cross(&at.pos, mv)
    }

    fn read_move(&self, at: &At<Vec<Board>>, text: &str) -> Result<Cross, Fault> {
        read_cross(&at.pos, text)
    }

    fn count(&self) -> Count {
        if self.is_misere { Count::Wins } else { Count::Nimbers }
    }

    fn summand(&self) -> Option<&dyn Summand<Vec<Board>>> {
        Some(self)
    }
}

impl Summand<Vec<Board>> for Notakto {
    fn summands(&self, at: &At<Vec<Board>>) -> Vec<At<Vec<Board>>> {
        at.pos.iter().map(|board| At { pos: vec![*board], to: at.to }).collect()
    }

    fn in_sums(&self) -> InSums {
        if self.is_misere { InSums::Never } else { InSums::Impartial }
    }
}

impl Notakto {
    fn drawn(&self, board: &Board) -> Scene {
        let is_dead = self.is_dead(board);
        let ground = if is_dead { Ground::Gone } else { Ground::Bare };
        let cell = |cell: usize| match board.marks.has(cell) {
            true => Mark::piece(Piece::Cross, Owner::Nobody).on(ground),
            false if is_dead => Mark::empty().on(ground),
            false => Mark::empty().pointed(cell as u32),
        };
        Scene::of(Shape::Grid(Grid {
            cells: (0..board.cells()).map(cell).collect(),
            ..labelled(board.rows, board.cols)
        }))
    }

    fn panel(&self, i: usize, board: &Board) -> Panel {
        let number = i + 1;
        let title = if self.is_dead(board) {
            say!("notakto-panel-dead", number = number)
        } else {
            say!("notakto-panel", number = number)
        };
        Panel { title, scene: self.drawn(board).in_panel(i) }
    }
}

impl Oracle<Notakto> for Settler {
    fn value(&self, game: &Notakto, at: &At<Vec<Board>>, control: &Control) -> Result<Value, Stop> {
        if game.is_misere {
            return Ok(Value::of_outcome(!self.settle(game, &at.pos, control)?.is_lost));
        }
        let nimbers: Vec<Nat> = self.nimbers(game, &at.pos, control)?.into_iter().map(Nat::from).collect();
        Ok(Value::nimber(nim_sum(&nimbers)))
    }

    fn foresight(&self, _game: &Notakto, at: &At<Vec<Board>>) -> usize {
        if at.pos.iter().map(|board| board.free().count()).sum::<usize>() <= FORESEEN { 64 } else { 0 }
    }

    fn explain(
        &self,
        game: &Notakto,
        at: &At<Vec<Board>>,
        verdict: &Verdict<Cross>,
        control: &Control,
    ) -> Result<Reason, Stop> {
        explain(self, game, at, verdict, control)
    }
}

#[cfg(test)]
mod tests;
