//! Why a Hex position is won or lost: the threats that must be met, the pairs of cells that link the winner's stones, and the
//! cells that the win needs.

use crate::boards::hex::linker::region;
use crate::boards::hex::rules::{Board, Hex};
use crate::boards::hex::solver::field::Field;
use crate::kit::cells::cell_name;
use ground::rules::{At, Rules, Side};
use ground::say;
use ground::say::Say;
use ground::scene::Spot;
use solve::judge::control::{Control, Stop};
use solve::judge::idea::Idea;
use solve::judge::oracle::Verdict;
use solve::judge::reason::{Exhibit, Reason, Role, Step};
use solve::judge::value::Outcome;
use solve::search::cell_sets::{Cells, Pairs, cells_of, each};

/// The reason of a position that is not over.
pub fn explain(hex: &Hex, at: &At<Board>, verdict: &Verdict<usize>, control: &Control) -> Result<Reason, Stop> {
    let why = Why { at, verdict, field: at.pos.field() };
    let mut steps = vec![Step::says(Role::Ask, say!("hex-ask")), why.look()];
    if let Some(cell) = verdict.best.first().filter(|_| verdict.value.outcome() == Outcome::N) {
        let after = hex.play(at, cell);
        let region = why.region(&after, at.to, control)?;
        steps.push(why.place(*cell));
        steps.push(Step::says(Role::Move, why.say_move(*cell)).about(Idea::MustPlay));
        steps.push(why.proof(&after.pos, at.to, region));
    } else {
        let region = why.region(at, at.to.other(), control)?;
        let says = say!("hex-place-lost", count = region.count_ones(), cells = why.names(region));
        steps.push(Step::says(Role::Place, says).showing(spots(region)));
        steps.push(Step::says(Role::Move, say!("hex-move-lost")).about(Idea::MustPlay));
        steps.push(why.proof(&at.pos, at.to.other(), region));
    }
    steps.push(Step::says(Role::Law, say!("hex-law")));
    steps.extend(why.stealing());
    Ok(Reason { claim: why.claim(), steps })
}

/// A position with all that is known of it.
struct Why<'a> {
    at: &'a At<Board>,
    verdict: &'a Verdict<usize>,
    field: Field,
}

impl Why<'_> {
    fn claim(&self) -> Say {
        match self.verdict.value.outcome() {
            Outcome::N => say!("hex-claim-won", moves = &self.verdict.best_total, total = &self.verdict.total),
            _ => say!("hex-claim-lost"),
        }
    }

    /// How the opponent threatens to link.
    fn look(&self) -> Step {
        let board = &self.at.pos;
        if self.pairs(board, self.at.to.other()).is_some() {
            return Step::says(Role::Look, say!("hex-look-linked")).about(Idea::Link);
        }
        let (must, needed) = self.must();
        if needed == 0 {
            return Step::says(Role::Look, say!("hex-look-quiet")).about(Idea::Link);
        }
        let free = board.free().count_ones();
        let says = match must.count_ones() {
            0 => say!("hex-look-nowhere"),
            stay => say!("hex-look-must", lost = free - stay, free = free),
        };
        Step::says(Role::Look, says).about(Idea::Threat)
    }

    /// The cells outside which the opponent links at once, and all cells of such threats.
    fn must(&self) -> (Cells, Cells) {
        self.field.must_play(self.at.pos.stones, self.at.to as usize)
    }

    /// Cells of which one wins: those that leave no threat as it is, or the free ones of the row.
    fn place(&self, cell: usize) -> Step {
        let board = &self.at.pos;
        let row = (0..board.cols).fold(0, |row, col| row | 1 << (cell / board.cols * board.cols + col)) & board.free();
        let (must, needed) = self.must();
        let cells = if needed != 0 && must.count_ones() > 1 { must } else { row };
        let says = say!("hex-place", count = cells.count_ones(), cells = self.names(cells));
        Step::says(Role::Place, says).showing(spots(cells))
    }

    fn names(&self, cells: Cells) -> Vec<String> {
        each(cells).map(|cell| cell_name(cell, self.at.pos.cols)).collect()
    }

    /// Pairs that link the winner's stones.
    fn pairs(&self, board: &Board, winner: Side) -> Option<Pairs> {
        self.field.linked(winner as usize, board.stones[winner as usize], board.free())
    }

    /// The cells that the winner needs where the other side is to move: pairs if there are, else what the search needs.
    fn region(&self, at: &At<Board>, winner: Side, control: &Control) -> Result<Cells, Stop> {
        match self.pairs(&at.pos, winner) {
            Some(pairs) => Ok(cells_of(&pairs)),
            None => region(at, control),
        }
    }

    fn say_move(&self, cell: usize) -> Say {
        say!("hex-move", cell = cell_name(cell, self.at.pos.cols))
    }

    /// Why the winner wins a position in which the other side is to move: linked by pairs, or by the search inside a region.
    fn proof(&self, board: &Board, winner: Side, region: Cells) -> Step {
        let side = if winner == self.at.to { "you" } else { "other" };
        match self.pairs(board, winner) {
            Some(pairs) if pairs.is_empty() => Step::says(Role::Proof, say!("hex-proof-joined")).about(Idea::End),
            Some(pairs) => Step::says(Role::Proof, say!("hex-proof-pairs", side = side, count = pairs.len()))
                .about(Idea::Pairing)
                .showing(self.table(&pairs)),
            None => {
                let says =
                    say!("hex-proof-region", side = side, count = region.count_ones(), cells = self.names(region));
                Step::says(Role::Proof, says).about(Idea::Counting).showing(spots(region))
            }
        }
    }

    /// The pairs, each as the cell filled and the cell that answers.
    fn table(&self, pairs: &Pairs) -> Exhibit {
        let name = |cell: u8| cell_name(usize::from(cell), self.at.pos.cols);
        Exhibit::Table {
            head: vec![say!("hex-head-one"), say!("hex-head-other")],
            rows: pairs.iter().map(|pair| pair.map(name).to_vec()).collect(),
            focus: Vec::new(),
        }
    }

    /// On an empty square board whoever begins wins, and nobody needs to search for that.
    fn stealing(&self) -> Option<Step> {
        let board = &self.at.pos;
        let is_empty = board.stones == [0; 2] && board.rows == board.cols;
        is_empty.then(|| Step::says(Role::Law, say!("hex-law-stealing")).about(Idea::Stealing))
    }
}

fn spots(cells: Cells) -> Exhibit {
    Exhibit::Spots(each(cells).map(|cell| Spot(cell as u32)).collect())
}
