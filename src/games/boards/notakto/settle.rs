//! Who wins Notakto: nim-values of boards in normal play, their values in the misère quotient in misère play.

use crate::boards::notakto::rules::Notakto;
use crate::boards::notakto::shape::{Bits, Board, Seen};
use ground::say;
use solve::judge::control::{Control, Stop};
use solve::misere::laws::{Misere, Settled};
use solve::misere::quotient::Quotient;
use solve::misere::quotient::names::Names;

/// Boards, up to symmetry, that are remembered at most.
pub const ROOM: usize = 150_000;

/// Sums of boards that a search may remember.
pub const SEARCHED: usize = 400_000;

/// The boards that give the quotient of 3x3 boards its letters, by their crosses: those of Plambeck and Whitehead's names.
const LETTERS: [&[usize]; 4] = [&[1, 3], &[0, 2], &[], &[0, 1]];

/// Free cells of a living board that is played on at most.
const FREE: usize = 25;

/// What is known of boards.
pub struct Settler {
    misere: Misere<Seen>,
}

impl Default for Settler {
    fn default() -> Self {
        Settler { misere: Misere::new(ROOM, SEARCHED) }
    }
}

impl Settler {
    /// Who wins in misère play: of 3x3 boards always by the quotient of the empty board, which knows them all.
    pub fn settle(&self, game: &Notakto, boards: &[Board], control: &Control) -> Result<Settled, Stop> {
        let empty = Board { rows: 3, cols: 3, marks: Bits::default() };
        if game.k == 3 && boards.iter().all(|board| (board.rows, board.cols) == (3, 3)) {
            let boards = seen(game, boards);
            let quoted = self.misere.quote(&[Seen::Live(empty)], &boards, &|seen| options(game, seen), control)?;
            if let Some(settled) = quoted {
                return Ok(settled);
            }
        }
        self.misere.settle(&seen(game, boards), &|seen| options(game, seen), control)
    }

    /// The nim-values of the boards in normal play.
    pub fn nimbers(&self, game: &Notakto, boards: &[Board], control: &Control) -> Result<Vec<u64>, Stop> {
        self.misere.nimbers(&seen(game, boards), &|seen| options(game, seen), control)
    }

    /// The letters of a quotient: for 3x3 boards the published ones, if it knows them.
    pub fn names(&self, game: &Notakto, quotient: &Quotient, control: &Control) -> Names {
        let part = |cells: &&[usize]| {
            let board = Board { rows: 3, cols: 3, marks: cells.iter().copied().collect::<Bits>() };
            let seen = game.shape(&board).seen(&board);
            let part = self.misere.part(&seen, &|seen| options(game, seen), control);
            part.ok().flatten().filter(|&part| quotient.value(&[part]).is_some())
        };
        let published: Option<Vec<u32>> = LETTERS.iter().map(part).collect();
        let names = published.filter(|_| game.k == 3).map(|letters| Names::by(quotient, letters));
        let is_complete = |names: &Names| quotient.monoid().elements().all(|x| !names.name(x).is_empty());
        names.filter(is_complete).unwrap_or_else(|| Names::of(quotient))
    }

    /// A board that is this part.
    pub fn example(&self, part: u32) -> Seen {
        self.misere.example(part)
    }
}

fn seen(game: &Notakto, boards: &[Board]) -> Vec<Seen> {
    boards.iter().map(|board| game.shape(board).seen(board)).collect()
}

fn options(game: &Notakto, seen: &Seen) -> Result<Vec<Vec<Seen>>, Stop> {
    let board = match seen {
        Seen::Countdown(moves) => {
            return Ok(moves.checked_sub(1).map(|left| vec![Seen::Countdown(left)]).into_iter().collect());
        }
        Seen::Live(board) => board,
    };
    let free: Vec<usize> = board.free().collect();
    if free.len() > FREE {
        return Err(Stop::TooLarge(say!("notakto-too-large", free = free.len(), most = FREE)));
    }
    let shape = game.shape(board);
    Ok(free.into_iter().map(|cell| vec![shape.seen(&board.with(cell))]).collect())
}
