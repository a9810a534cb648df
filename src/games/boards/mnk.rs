//! m,n,k games: two sides put marks or stones into cells, and k of a kind in a line win; tic-tac-toe is 3, 3, 3, gomoku 15, 15, 5.

pub mod board;
mod branches;
mod evaluation;
mod finish;
mod harmless;
mod held;
mod holding;
mod lines;
mod misere;
mod opening;
mod paired;
mod proofs;
mod proved;
mod reason;
mod settle;
mod shots;
mod slips;
mod solver;
mod spent;
mod standing;
mod threats;
mod tree;
mod unproved;
mod vast;
mod why;
mod words;

use num_traits::ToPrimitive;

use crate::boards::mnk::board::{Board, Kind, Mark, Mnk, Put};
use crate::boards::mnk::settle::{Settler, is_vast};
use crate::kit::cells::{cell_name, labelled, read_board, read_cell, split_side, write_board};
use duel::game::manner::Manner;
use duel::game::slip::Slip;
use duel::game::{Card, Family, Game, Preset};
use duel::house::{Entry, Preset as Start};
use ground::fault::{Fault, Kind as FaultKind};
use ground::notation::Reader;
use ground::params::{Domain, Param, Params};
use ground::rules::{At, Side};
use ground::say;
use ground::say::Say;
use ground::scene::{Grid, Mark as Drawn, Panel, Scene, Shape, Spot};
use solve::judge::control::{Control, Stop};
use solve::judge::oracle::{Oracle, Verdict};
use solve::judge::reason::Reason;
use solve::judge::value::Value;
use solve::search::evaluation::Evaluation;

/// The most rows and columns a board may have.
const LONGEST: usize = 19;

/// Free cells up to which the principal line is worth its computation.
const FORESEEN: usize = 20;

/// Gomoku: X makes two open threes at once with f6.
const OPEN_THREES: &str = ".........../.O........./.........O./.....X...../.....X...../...XX....../.........../.........../..O.....O../.........../...........";

/// Gomoku: X wins by fours alone.
const FOURS: &str = ".........../.........../.........../.OXXX....../.....X...../.....X....O/.....X...../.....O...../.......OOO./.........../...........";

/// Gomoku: O has an open three that X must stop; nobody has a proved win then.
const HELD: &str = ".............../.............../.............../.............../.............../.........X...../.......O......./.......O......./......XO......./.............../.............../...X.........../.............../.............../...............";

/// Gomoku: seven cells are free, and X threatens a line.
const LATE: &str = "XXOOXXOOXXOOXXO/OOX.OOXXOOXXOOX/XXOOXXOOXXOOXXO/OOXXOOXXOOX.OOX/XXOOXXOOXXOOXXO/OOXXO.XXOOXXOOX/XXOOXXOOXXOOXXO/OOOXXXX.OOXXOOX/XXOOXXOOXXOOXXO/OOXXOOXXOOXXOOX/XXOOXXOOXXOOXXO/OOXXOOXX.OXXOOX/XX.OXXOOXXOOXXO/OOXXOOXXOOXX.OX/XXOOXXOOXXOOXXO O";

impl Mnk {
    /// The variant these parameters describe.
    pub fn build(params: &Params) -> Result<Self, Fault> {
        let kind = Kind {
            // A line longer than any board is as good as any longer one.
            k: params.nat("k").to_usize().unwrap_or(usize::MAX).min(LONGEST + 1),
            is_misere: params.flag("misere"),
            is_wild: params.flag("wild"),
        };
        Ok(Mnk { rows: params.small("rows"), cols: params.small("cols"), kind })
    }

    /// Tic-tac-toe: the same game on 3 by 3.
    pub fn tic_tac_toe() -> Entry {
        let start = |params: &[(&str, &str)]| Start {
            params: params.iter().map(|(name, text)| ((*name).to_owned(), (*text).to_owned())).collect(),
            position: None,
        };
        let presets = vec![
            start(&[]),
            start(&[("misere", "true")]),
            start(&[("wild", "true")]),
            start(&[("misere", "true"), ("wild", "true")]),
        ];
        Entry::of(Mnk::build).named("tic-tac-toe", &[("rows", "3"), ("cols", "3"), ("k", "3")], presets).famed(100)
    }

    /// Gomoku: five in a row or more on 15 by 15, free style.
    pub fn gomoku() -> Entry {
        let at = |text: &str| Start { params: Vec::new(), position: Some(text.to_owned()) };
        let presets = [FOURS, OPEN_THREES, HELD, LATE].map(at).to_vec();
        Entry::of(Mnk::build).named("gomoku", &[("rows", "15"), ("cols", "15"), ("k", "5")], presets).famed(88)
    }

    /// Whose turn it must be: X begins and both write in turn; in wild games the number of marks tells.
    fn follows(&self, board: &Board) -> Option<Side> {
        let (x, o) = (board.count(Mark::X), board.count(Mark::O));
        let is_first = if self.kind.is_wild { (x + o) % 2 == 0 } else { x == o };
        let is_known = self.kind.is_wild || x == o || x == o + 1;
        is_known.then_some(if is_first { Side::First } else { Side::Second })
    }
}

impl Game for Mnk {
    const CARD: Card = Card {
        id: "mnk",
        family: Family::Boards,
        fame: 40,
        manner: Manner::Cells,
        params: &[
            Param { name: "rows", domain: Domain::Nat { least: 1, most: Some(LONGEST as u64) }, default: "3" },
            Param { name: "cols", domain: Domain::Nat { least: 1, most: Some(LONGEST as u64) }, default: "3" },
            Param { name: "k", domain: Domain::Nat { least: 2, most: None }, default: "3" },
            Param { name: "misere", domain: Domain::Flag, default: "false" },
            Param { name: "wild", domain: Domain::Flag, default: "false" },
        ],
        presets: &[
            Preset { params: &[("cols", "4")], position: None },
            Preset { params: &[("rows", "4"), ("cols", "4"), ("k", "4")], position: None },
            Preset { params: &[("cols", "4"), ("misere", "true")], position: None },
            Preset { params: &[("cols", "5")], position: Some("..X../.O.../.....") },
        ],
        sources: &[
            "E. R. Berlekamp, J. H. Conway and R. K. Guy, Winning Ways for your Mathematical Plays, volume 3, chapter 22",
            "L. V. Allis, H. J. van den Herik and M. P. H. Huntjens, Go-Moku and Threat-Space Search (1993)",
            "W.-Y. Hsu et al., On solving the 7,7,5-game and the 8,8,5-game, Theoretical Computer Science 815 (2020), 79-94",
            "J. W. H. M. Uiterwijk and H. J. van den Herik, The advantage of the initiative, Information Sciences 122 (2000), 43-58",
        ],
    };

    fn oracle(&self) -> Box<dyn Oracle<Self>> {
        Box::new(Settler::default())
    }

    fn evaluation(&self) -> Option<&dyn Evaluation<Board>> {
        (!self.kind.is_misere && !self.kind.is_wild).then_some(self)
    }

    fn scene(&self, at: &At<Board>) -> Scene {
        let board = drawn(self, &at.pos);
        let scene = if self.kind.is_wild {
            let keys = Mark::ALL.into_iter().zip(0..).map(|(mark, i)| Drawn::at(mark.letter(), i)).collect();
            Scene::of(Shape::Beside(vec![
                Panel { title: say!("mnk-panel-board"), scene: board.in_panel(0) },
                Panel { title: say!("mnk-panel-marks"), scene: Scene::of(Shape::Keys(keys)).in_panel(1) },
            ]))
            .noting(say!("mnk-note-wild"))
        } else {
            board
        };
        let k = self.kind.k;
        scene.noting(if self.kind.is_misere { say!("mnk-note-loses", k = k) } else { say!("mnk-note-wins", k = k) })
    }

    fn path(&self, _at: &At<Board>, &(cell, mark): &Put) -> Vec<Spot> {
        let cell = Spot(cell as u32);
        if self.kind.is_wild { vec![cell.in_panel(0), Spot(mark as u32).in_panel(1)] } else { vec![cell] }
    }

    fn slips(&self, at: &At<Board>, put: &Put) -> Vec<Slip> {
        self.facts(&at.pos, at.to, *put)
    }

    fn tell(&self, at: &At<Board>, &(cell, mark): &Put) -> Say {
        say!("mnk-tell", mark = self.thing(mark), cell = cell_name(cell, at.pos.cols))
    }

    fn write_pos(&self, at: &At<Board>) -> String {
        let letter = |mark: &Option<Mark>| mark.map_or('.', Mark::letter);
        let mut text = write_board(at.pos.cells.iter().map(letter), at.pos.cols);
        if self.follows(&at.pos) != Some(at.to) {
            text.push(' ');
            text.push(Mark::of(at.to).letter());
        }
        text
    }

    fn read_pos(&self, text: &str) -> Result<At<Board>, Fault> {
        let (rows, side) = split_side(text, "XO");
        let mut r = Reader::new(FaultKind::BadPosition, rows);
        let drawing = read_board(&mut r, ".XO", LONGEST)?;
        r.end()?;
        let cells = drawing.cells.into_iter().map(|c| Mark::ALL.into_iter().find(|mark| mark.letter() == c)).collect();
        let board = Board { rows: drawing.rows, cols: drawing.cols, cells };
        if Mark::ALL.into_iter().all(|mark| board.has_line(mark, self.kind.k)) {
            return Err(r.fault(say!("mnk-two-lines", k = self.kind.k)));
        }
        let told = side.map(|letter| if letter == 'X' { Side::First } else { Side::Second });
        let Some(to) = told.or(self.follows(&board)) else {
            let (x, o) = (board.count(Mark::X), board.count(Mark::O));
            return Err(r.fault(say!("mnk-side-unclear", x = x, o = o)).expecting(say!("mnk-expect-side")));
        };
        Ok(At { pos: board, to })
    }

    fn write_move(&self, at: &At<Board>, mv: &Put) -> String {
        words::name(self, &at.pos, mv)
    }

    fn read_move(&self, at: &At<Board>, text: &str) -> Result<Put, Fault> {
        let mut r = Reader::new(FaultKind::IllegalMove, text);
        let mark = if self.kind.is_wild {
            let mark = Mark::ALL.into_iter().find(|mark| r.peek() == Some(mark.letter()));
            let mark = mark.ok_or_else(|| r.wrong(say!("mnk-expect-mark")))?;
            r.char();
            mark
        } else {
            Mark::of(at.to)
        };
        let cell = read_cell(&mut r, at.pos.rows, at.pos.cols)?;
        r.end()?;
        Ok((cell, mark))
    }
}

impl Oracle<Mnk> for Settler {
    fn value(&self, mnk: &Mnk, at: &At<Board>, control: &Control) -> Result<Value, Stop> {
        self.value_of(mnk, at, control)
    }

    fn leaves(&self, mnk: &Mnk, at: &At<Board>, mv: &Put, control: &Control) -> Result<Option<Value>, Stop> {
        if !is_vast(mnk, at) {
            return Ok(None);
        }
        Ok(self.told(mnk, at, control)?.row(mv.0).map(|row| row.leaves.clone()))
    }

    fn winning(&self, mnk: &Mnk, at: &At<Board>, control: &Control) -> Result<Option<Vec<Put>>, Stop> {
        self.chosen_puts(mnk, at, control)
    }

    fn chosen(&self, mnk: &Mnk, at: &At<Board>, _: &Value, control: &Control) -> Result<Option<Vec<Put>>, Stop> {
        self.chosen_puts(mnk, at, control)
    }

    fn prompt(&self, mnk: &Mnk, at: &At<Board>, control: &Control) -> Result<Option<(Value, Put)>, Stop> {
        self.prompted(mnk, at, control)
    }

    fn fives(&self, mnk: &Mnk, at: &At<Board>, control: &Control) -> Result<Option<String>, Stop> {
        proved::written(mnk, at, control)
    }

    fn foresight(&self, _mnk: &Mnk, at: &At<Board>) -> usize {
        if at.pos.free() <= FORESEEN { LONGEST * LONGEST } else { 0 }
    }

    fn explain(&self, mnk: &Mnk, at: &At<Board>, verdict: &Verdict<Put>, control: &Control) -> Result<Reason, Stop> {
        if let Some(reason) = finish::explain(mnk, at, verdict) {
            return Ok(reason);
        }
        if is_vast(mnk, at) {
            if verdict.value == Value::Draw {
                return held::explain(self, mnk, at, verdict, control);
            }
            return threats::explain(self, mnk, at, verdict, control);
        }
        reason::explain(self, mnk, at, verdict, control)
    }
}

fn drawn(mnk: &Mnk, board: &Board) -> Scene {
    let cell = |(i, mark): (usize, &Option<Mark>)| match mark.map(|mark| mnk.piece(mark)) {
        Some((piece, owner)) => Drawn::piece(piece, owner),
        None => Drawn::empty().pointed(i as u32),
    };
    let grid = Grid { cells: board.cells.iter().enumerate().map(cell).collect(), ..labelled(board.rows, board.cols) };
    Scene::of(Shape::Grid(grid.with_lines_lit(mnk.kind.k)))
}

#[cfg(test)]
mod tests {
    use super::*;
    use ground::rules::Rules;

    fn mnk(changes: &[(&str, &str)]) -> Mnk {
        let mut params = Params::of(Mnk::CARD.params);
        for (name, text) in changes {
            params.set(name, text).expect("it is in its domain");
        }
        Mnk::build(&params).expect("every setting makes a game")
    }

    #[test]
    fn the_side_is_printed_only_where_it_does_not_follow() {
        let plain = mnk(&[]);
        for (told, printed) in [
            ("... / ... / ...", ".../.../..."),
            (".../.../... X", ".../.../..."),
            (".../.../... O", ".../.../... O"),
            ("X../.../... O", "X../.../..."),
            ("XX./.../... X", "XX./.../... X"),
            ("X.O/..../....", "X"),
        ] {
            match plain.read_pos(told) {
                Ok(at) => assert_eq!(plain.write_pos(&at), printed, "{told}"),
                Err(fault) => assert_eq!((fault.kind, printed), (FaultKind::BadPosition, "X"), "{told}"),
            }
        }
        let wild = mnk(&[("wild", "true")]);
        assert_eq!(wild.read_pos("XX./.../...").map(|at| at.to), Ok(Side::First));
        assert_eq!(wild.read_pos("XXO/.../...").map(|at| at.to), Ok(Side::Second));
    }

    #[test]
    fn boards_that_cannot_stand_are_refused() {
        let plain = mnk(&[]);
        for text in ["XX./.../...", "XXX/OOO/...", "", "...", "XO?/.../...", ".../.../... Q"] {
            let read = plain.read_pos(text);
            assert_eq!(read.is_ok(), text == "...", "{text}: {read:?}");
        }
        assert!(plain.read_pos(&".".repeat(20)).is_err());
    }

    #[test]
    fn moves_read_back_wild_ones_with_their_mark() {
        for (wild, start) in [("false", "X.O/.../..."), ("true", "X.O/.../...")] {
            let mnk = mnk(&[("wild", wild)]);
            let at = mnk.read_pos(start).expect("it stands");
            let moves: Vec<Put> = mnk.moves(&at).list.collect();
            assert_eq!(moves.len(), if mnk.kind.is_wild { 14 } else { 7 });
            for mv in moves {
                assert_eq!(mnk.read_move(&at, &mnk.write_move(&at, &mv)), Ok(mv));
            }
        }
        let wild = mnk(&[("wild", "true")]);
        assert_eq!(wild.write_move(&wild.read_pos("...").expect("a row"), &(1, Mark::O)), "Ob1");
    }
}
