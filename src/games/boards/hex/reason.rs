//! Why a Hex position is won or lost: the threats that must be met, the pairs of cells that link the winner's stones, and the
//! cells that the win needs.

use crate::boards::hex::answers::{Answer, By, answers, net, telling, threats};
use crate::boards::hex::linker::{Linker, region};
use crate::boards::hex::rules::{Board, Hex, letter};
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
pub fn explain(
    linker: &Linker,
    hex: &Hex,
    at: &At<Board>,
    verdict: &Verdict<usize>,
    control: &Control,
) -> Result<Reason, Stop> {
    let why = Why { linker, hex, at, verdict, field: at.pos.field(), control };
    let mut steps = vec![Step::says(Role::Ask, say!("hex-ask")), why.look()];
    if let Some(cell) = verdict.best.first().filter(|_| verdict.value.outcome() == Outcome::N) {
        let after = hex.play(at, cell);
        let region = why.region(&after, at.to)?;
        steps.push(why.place(*cell));
        steps.push(Step::says(Role::Move, why.say_move(*cell)).about(Idea::MustPlay));
        steps.extend(why.proof(&after, at.to, region)?);
    } else {
        let region = why.region(at, at.to.other())?;
        let says = say!("hex-place-lost", count = region.count_ones(), cells = why.names(region));
        steps.push(Step::says(Role::Place, says).showing(spots(region)));
        steps.push(Step::says(Role::Move, say!("hex-move-lost")).about(Idea::MustPlay));
        steps.extend(why.proof(at, at.to.other(), region)?);
    }
    steps.push(Step::says(Role::Law, say!("hex-law")));
    steps.extend(why.stealing());
    Ok(Reason { claim: why.claim(), steps })
}

/// A position with all that is known of it.
struct Why<'a> {
    linker: &'a Linker,
    hex: &'a Hex,
    at: &'a At<Board>,
    verdict: &'a Verdict<usize>,
    field: Field,
    control: &'a Control,
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
        let foe = self.at.to.other() as usize;
        let threats = threats(&self.field, foe, board.stones[foe], board.free());
        let (told, must) = telling(&threats);
        if told.is_empty() {
            return Step::says(Role::Look, say!("hex-look-quiet")).about(Idea::Link);
        }
        let threats: Vec<Say> = told.iter().map(|(cell, pairs)| self.threat(*cell, pairs)).collect();
        let says = match must {
            0 => say!("hex-look-nowhere", threats = threats),
            must => say!("hex-look-must", threats = threats, cells = self.names(must)),
        };
        Step::says(Role::Look, says).about(Idea::MustPlay)
    }

    /// A stone that links, with the pairs that it then has.
    fn threat(&self, cell: usize, pairs: &Pairs) -> Say {
        let cell = cell_name(cell, self.at.pos.cols);
        match self.paired(pairs) {
            pairs if pairs.is_empty() => say!("hex-threat-end", cell = cell),
            pairs => say!("hex-threat", cell = cell, pairs = pairs),
        }
    }

    /// Pairs in notation: `b1/c1`.
    fn paired(&self, pairs: &Pairs) -> Vec<String> {
        pairs.iter().map(|pair| pair.map(|cell| cell_name(usize::from(cell), self.at.pos.cols)).join("/")).collect()
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
    fn region(&self, at: &At<Board>, winner: Side) -> Result<Cells, Stop> {
        match self.pairs(&at.pos, winner) {
            Some(pairs) => Ok(cells_of(&pairs)),
            None => region(at, self.control),
        }
    }

    fn say_move(&self, cell: usize) -> Say {
        say!("hex-move", cell = cell_name(cell, self.at.pos.cols))
    }

    /// Why the winner wins a position in which the other side is to move: linked by pairs, or by an answer to whatever is filled.
    fn proof(&self, at: &At<Board>, winner: Side, region: Cells) -> Result<Vec<Step>, Stop> {
        let side = if winner == self.at.to { "you" } else { "other" };
        Ok(match self.pairs(&at.pos, winner) {
            Some(pairs) if pairs.is_empty() => {
                vec![Step::says(Role::Proof, say!("hex-proof-joined")).about(Idea::End)]
            }
            Some(pairs) => {
                let says = say!("hex-proof-pairs", side = side, count = pairs.len());
                vec![Step::says(Role::Proof, says).about(Idea::Pairing).showing(self.table(&pairs))]
            }
            None => self.halves(at, winner)?.into_iter().chain([self.answered(at, side, region)?]).collect(),
        })
    }

    /// The group that is linked to both borders by two links without a common cell.
    fn halves(&self, at: &At<Board>, winner: Side) -> Result<Option<Step>, Stop> {
        let (own, free) = (at.pos.stones[winner as usize], at.pos.free());
        let [top, bottom] = self.field.borders[winner as usize];
        let net = net(&self.field, winner as usize, [own, free], self.control)?;
        let Some((group, halves)) = net.halves() else { return Ok(None) };
        let mut left = own & !self.field.flood(own, top | bottom);
        let mut stones = 0;
        for _ in 0..=group {
            stones = self.field.flood(left, left & left.wrapping_neg());
            left &= !stones;
        }
        let [one, other] = halves.map(|half| self.names(half));
        let says = say!(
            "hex-proof-halves",
            side = letter(winner).to_string(),
            stones = self.names(stones),
            one = one,
            other = other,
        );
        Ok((stones != 0).then(|| Step::says(Role::Proof, says).about(Idea::Link)))
    }

    /// What the winner answers, cell by cell.
    fn answered(&self, at: &At<Board>, side: &'static str, region: Cells) -> Result<Step, Stop> {
        let answers = answers(self.linker, self.hex, at, region, self.control)?;
        let row = |answer: &Answer| {
            let by = match &answer.by {
                By::Search => "…".to_owned(),
                By::Pairs(pairs) if pairs.is_empty() => "–".to_owned(),
                By::Pairs(pairs) => self.paired(pairs).join(" "),
                By::Halves(halves) => halves.map(|half| self.names(half).join(" ")).join(" | "),
            };
            vec![self.names(answer.filled).join(" "), cell_name(answer.cell, at.pos.cols), by]
        };
        let says = say!(
            "hex-proof-answers",
            side = side,
            count = region.count_ones(),
            cells = self.names(region),
            open = answers.iter().filter(|answer| matches!(answer.by, By::Search)).count(),
            halves = answers.iter().filter(|answer| matches!(answer.by, By::Halves(_))).count(),
        );
        let head = vec![say!("hex-head-filled"), say!("hex-head-other"), say!("hex-head-pairs")];
        let rows = answers.iter().map(row).collect();
        Ok(Step::says(Role::Proof, says).about(Idea::MustPlay).showing(Exhibit::Table {
            head,
            rows,
            focus: Vec::new(),
        }))
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
