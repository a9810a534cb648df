//! Pursuit in a maze that the player draws: cop and robber take a step or none in turn, and the robber looks for the exit.

mod draw;
mod free_way;
mod known;
mod oracle;
mod reason;
pub(crate) mod rules;
mod slips;

use crate::boards::pursuit::draw::mark;
use crate::boards::pursuit::known::Swept;
use crate::boards::pursuit::rules::{Chase, Pursuit};
use crate::kit::cells::{labelled, read_lone_cell};
use duel::game::manner::Manner;
use duel::game::slip::Slip;
use duel::game::{Card, Family, Game, Preset};
use ground::fault::Fault;
use ground::params::Params;
use ground::rules::{At, Side};
use ground::say;
use ground::say::Say;
use ground::scene::piece::{Owner, Piece};
use ground::scene::{Grid, Ground, Mark, Scene, Shape, Spot};
use solve::judge::oracle::Oracle;

/// The preset start.
const START: &str = ".C#....##/.##..#.#./....#..##/#..#..#../E###R##.#/..#..#.#. C";

impl Pursuit {
    /// The only variant there is.
    pub fn build(_params: &Params) -> Result<Self, Fault> {
        Ok(Pursuit { start: draw::read(START)?.pos })
    }
}

impl Game for Pursuit {
    const CARD: Card = Card {
        id: "pursuit",
        family: Family::Boards,
        fame: 10,
        manner: Manner::Cells,
        params: &[],
        presets: &[
            Preset { params: &[], position: Some(START) },
            Preset { params: &[], position: Some("....C/...##/#.#../R.##. C") },
            Preset { params: &[], position: Some("#.C/.../#.E/.#./..R R") },
            Preset { params: &[], position: Some("C../.#./..R R") },
            Preset { params: &[], position: Some("#.#..#.../#......#./..#.###../E#R#C##../#...##.../.......#. C") },
        ],
        sources: &[
            "E. Zermelo, Über eine Anwendung der Mengenlehre auf die Theorie des Schachspiels (1913)",
            "R. Nowakowski and P. Winkler, Vertex-to-vertex pursuit in a graph, Discrete Mathematics 43 (1983), 235-239",
        ],
    };

    fn oracle(&self) -> Box<dyn Oracle<Self>> {
        Box::new(Swept::default())
    }

    fn scene(&self, at: &At<Chase>) -> Scene {
        let (cols, cells) = (at.pos.maze.cols, at.pos.maze.cells.len());
        let named = |letter: char, owner| {
            let name = letter.to_ascii_uppercase().to_string();
            let ground = if letter.is_ascii_lowercase() { Ground::Exit } else { Ground::Bare };
            Mark::piece(Piece::Named(name), owner).written(letter).on(ground)
        };
        let drawn = |cell: usize| match mark(&at.pos, cell) {
            '#' => Mark::at("#", cell as u32).on(Ground::Wall),
            '.' => Mark::empty().pointed(cell as u32),
            'E' => Mark::at("E", cell as u32).on(Ground::Exit),
            robber @ ('R' | 'r') => named(robber, Owner::Second).pointed(cell as u32),
            cop => named(cop, Owner::First).pointed(cell as u32),
        };
        let grid = Grid { cells: (0..cells).map(drawn).collect(), ..labelled(cells / cols, cols) };
        let note = if at.to == Side::First { say!("pursuit-note-cop") } else { say!("pursuit-note-robber") };
        Scene::of(Shape::Grid(grid)).noting(note)
    }

    fn path(&self, _at: &At<Chase>, cell: &usize) -> Vec<Spot> {
        vec![Spot(*cell as u32)]
    }

    fn slips(&self, at: &At<Chase>, cell: &usize) -> Vec<Slip> {
        slips::slips(&at.pos, at.to, *cell)
    }

    fn tell(&self, at: &At<Chase>, cell: &usize) -> Say {
        let to = at.pos.name(*cell);
        match (at.to, *cell == at.pos.mover(at.to)) {
            (Side::First, true) => say!("pursuit-tell-cop-stays", cell = to),
            (Side::Second, true) => say!("pursuit-tell-robber-stays", cell = to),
            (Side::First, false) => say!("pursuit-tell-cop", cell = to),
            (Side::Second, false) => say!("pursuit-tell-robber", cell = to),
        }
    }

    fn write_pos(&self, at: &At<Chase>) -> String {
        draw::write(at)
    }

    fn read_pos(&self, text: &str) -> Result<At<Chase>, Fault> {
        draw::read(text)
    }

    fn write_move(&self, at: &At<Chase>, cell: &usize) -> String {
        at.pos.name(*cell)
    }

    fn read_move(&self, at: &At<Chase>, text: &str) -> Result<usize, Fault> {
        let (cols, cells) = (at.pos.maze.cols, at.pos.maze.cells.len());
        read_lone_cell(text, cells / cols, cols)
    }
}

#[cfg(test)]
mod tests;
