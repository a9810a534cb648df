//! What the winner of a Hex position answers to each cell that the other side may fill.

use crate::boards::hex::linker::Linker;
use crate::boards::hex::rules::{Board, Hex};
use crate::boards::hex::solver::field::{Field, Who};
use crate::boards::hex::solver::net::{Net, Width};
use ground::rules::{At, Rules};
use solve::judge::control::{Control, Stop};
use solve::search::cell_sets::{Cells, Pairs, cells_of, each};

/// Cells that one stone answers.
pub struct Answer {
    /// The cells that may be filled.
    pub filled: Cells,
    /// The stone that answers each of them.
    pub cell: usize,
    /// What links the winner then.
    pub by: By,
}

/// What links a side although the other one moves.
pub enum By {
    /// Pairs of cells.
    Pairs(Pairs),
    /// Two links of one group of stones, one to each border, with no cell in common.
    Halves([Cells; 2]),
    /// The search alone tells.
    Search,
}

impl By {
    /// All cells that it needs, as far as they are known.
    fn needs(&self) -> Option<Cells> {
        match self {
            By::Pairs(pairs) => Some(cells_of(pairs)),
            By::Halves([one, other]) => Some(one | other),
            By::Search => None,
        }
    }
}

/// The cells of which one more stone links a side by pairs, each with the pairs.
pub fn threats(field: &Field, who: Who, own: Cells, free: Cells) -> Vec<(usize, Pairs)> {
    each(free).filter_map(|cell| Some((cell, field.linked(who, own | 1 << cell, free & !(1 << cell))?))).collect()
}

/// Few of these threats that leave no more cells common to all than all of them do, and those cells.
pub fn telling(threats: &[(usize, Pairs)]) -> (Vec<&(usize, Pairs)>, Cells) {
    let (mut common, mut told) = (Cells::MAX, Vec::new());
    let less = |common: Cells, threat: &(usize, Pairs)| (common & needs(threat)).count_ones();
    while let Some(best) = threats
        .iter()
        .filter(|threat| common & !needs(threat) != 0)
        .min_by_key(|threat| (less(common, threat), threat.1.len()))
    {
        common &= needs(best);
        told.push(best);
    }
    (told, common)
}

/// All cells of a threat.
pub fn needs((cell, pairs): &(usize, Pairs)) -> Cells {
    cells_of(pairs) | 1 << cell
}

/// The links of a side with these stones and free cells.
pub fn net(field: &Field, who: Who, stones: [Cells; 2], control: &Control) -> Result<Net, Stop> {
    Net::new(field, who, stones, Width::USUAL, control)
}

/// Answers to every cell of the region, in a position that the side to move loses.
pub fn answers(
    linker: &Linker,
    hex: &Hex,
    at: &At<Board>,
    region: Cells,
    control: &Control,
) -> Result<Vec<Answer>, Stop> {
    let (field, winner) = (at.pos.field(), at.to.other() as usize);
    let mut answers = answering(&field, winner, &at.pos, region);
    let mut left = answers.iter().fold(region, |left, answer| left & !answer.filled);
    while left != 0 {
        let cell = left.trailing_zeros() as usize;
        let (answer, by) = answer(linker, hex, &hex.play(at, &cell), control)?;
        // What is linked without other cells stays linked whichever of those is filled.
        let filled = by.needs().map_or(1 << cell, |needs| left & !needs & !(1 << answer));
        left &= !filled;
        answers.push(Answer { filled, cell: answer, by });
    }
    Ok(answers)
}

/// The simplest answer in a position that its mover wins, and what links then.
fn answer(linker: &Linker, hex: &Hex, at: &At<Board>, control: &Control) -> Result<(usize, By), Stop> {
    let (field, winner) = (at.pos.field(), at.to as usize);
    let (own, free) = (at.pos.stones[winner], at.pos.free());
    let simplest = threats(&field, winner, own, free).into_iter().min_by_key(|(_, pairs)| pairs.len());
    if let Some((answer, pairs)) = simplest {
        return Ok((answer, By::Pairs(pairs)));
    }
    let answer = linker.reply(hex, at, control)?;
    let net = net(&field, winner, [own | 1 << answer, free & !(1 << answer)], control)?;
    Ok((answer, net.halves().map_or(By::Search, |(_, halves)| By::Halves(halves))))
}

/// Threats that answer all cells which they do not need themselves.
fn answering(field: &Field, winner: Who, board: &Board, region: Cells) -> Vec<Answer> {
    let threats = threats(field, winner, board.stones[winner], board.free());
    let mut left = region;
    let answer = |threat: &&(usize, Pairs)| {
        let filled = left & !needs(threat);
        left &= !filled;
        Answer { filled, cell: threat.0, by: By::Pairs(threat.1.clone()) }
    };
    telling(&threats).0.iter().map(answer).filter(|answer| answer.filled != 0).collect()
}
