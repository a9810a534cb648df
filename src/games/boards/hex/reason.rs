//! Why a Hex position is won or lost: the threats that must be met, the pairs of cells that link the winner's stones, and the
//! cells that the win needs.

use crate::games::boards::hex::linker::region;
use crate::games::boards::hex::rules::{Board, Hex, letter};
use crate::kit::cells::cell_name;
use crate::oracle::cell_sets::{Cells, Pairs, cells_of, each};
use crate::oracle::control::{Control, Stop};
use crate::oracle::judge::Verdict;
use crate::oracle::links::field::Field;
use crate::oracle::reason::{Exhibit, Reason, Role, Step};
use crate::oracle::value::Outcome;
use crate::rules::{At, Rules, Side};
use crate::say;
use crate::say::Say;
use crate::scene::Spot;

/// The reason of a position that is not over.
pub fn explain(hex: &Hex, at: &At<Board>, verdict: &Verdict<usize>, control: &Control) -> Result<Reason, Stop> {
    let why = Why { at, verdict, field: at.pos.field() };
    let mut steps = vec![why.ask(), why.look()];
    if let Some(cell) = verdict.best.first().filter(|_| verdict.value.outcome() == Outcome::N) {
        let after = hex.play(at, cell);
        let region = why.region(&after, at.to, control)?;
        steps.push(Step::says(Role::Place, say!("hex-place", moves = &verdict.best_total)).showing(why.best()));
        steps.push(Step::says(Role::Move, why.say_move(*cell)));
        steps.push(why.proof(&after.pos, at.to, region));
    } else {
        let region = why.region(at, at.to.other(), control)?;
        steps.push(Step::says(Role::Place, say!("hex-place-lost")).showing(spots(region)));
        steps.push(Step::says(Role::Move, say!("hex-move-lost")));
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

    fn ask(&self) -> Step {
        let (own, other) = (self.at.to, self.at.to.other());
        Step::says(Role::Ask, say!("hex-ask", own = letter(own).to_string(), other = letter(other).to_string()))
    }

    /// The cells outside which the opponent links at once.
    fn look(&self) -> Step {
        let board = &self.at.pos;
        let other = letter(self.at.to.other()).to_string();
        if self.pairs(board, self.at.to.other()).is_some() {
            return Step::says(Role::Look, say!("hex-look-linked", other = other));
        }
        let (must, needed) = self.field.must_play(board.stones, self.at.to as usize);
        if needed == 0 {
            return Step::says(Role::Look, say!("hex-look-quiet", other = other));
        }
        let says = match must.count_ones() {
            0 => say!("hex-look-nowhere", other = other),
            _ => say!("hex-look-must", other = other, count = must.count_ones(), free = board.free().count_ones()),
        };
        let step = Step::says(Role::Look, says);
        if must == 0 { step } else { step.showing(spots(must)) }
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

    fn best(&self) -> Exhibit {
        Exhibit::Spots(self.verdict.best.iter().map(|cell| Spot(*cell as u32)).collect())
    }

    fn say_move(&self, cell: usize) -> Say {
        say!("hex-move", side = letter(self.at.to).to_string(), cell = cell_name(cell, self.at.pos.cols))
    }

    /// Why the winner wins a position in which the other side is to move: linked by pairs, or by the search inside a region.
    fn proof(&self, board: &Board, winner: Side, region: Cells) -> Step {
        let side = letter(winner).to_string();
        match self.pairs(board, winner) {
            Some(pairs) if pairs.is_empty() => Step::says(Role::Proof, say!("hex-proof-joined", side = side)),
            Some(pairs) => Step::says(Role::Proof, say!("hex-proof-pairs", side = side, count = pairs.len()))
                .showing(self.table(&pairs)),
            None => {
                let count = region.count_ones();
                Step::says(Role::Proof, say!("hex-proof-region", side = side, count = count)).showing(spots(region))
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
        is_empty.then(|| Step::says(Role::Law, say!("hex-law-stealing")))
    }
}

fn spots(cells: Cells) -> Exhibit {
    Exhibit::Spots(each(cells).map(|cell| Spot(cell as u32)).collect())
}
