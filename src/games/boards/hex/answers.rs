//! What the winner of a Hex position answers to each cell that the other side may fill.

use crate::boards::hex::linker::{Linker, inside, least};
use crate::boards::hex::pairing::wider;
use crate::boards::hex::rules::{Board, Hex};
use crate::boards::hex::solver::field::{Field, Who};
use crate::boards::hex::solver::net::{Net, Width};
use ground::rules::{At, Rules, Side};
use solve::judge::control::{Control, Stop};
use solve::search::cell_sets::{Cells, Pairs, cells_of, each};

/// Rows that are told of one position.
const TOLD: usize = 12;

/// Moves after which rows go on at most.
const DEEP: usize = 3;

/// Cells that one stone answers.
pub struct Answer {
    /// The moves before it, the loser's first; none in the position asked about.
    pub path: Vec<usize>,
    /// The cells that may be filled.
    pub filled: Cells,
    /// The stone that answers each of them.
    pub cell: usize,
    /// What links the winner then.
    pub by: By,
}

impl Answer {
    /// The same with this cell in so many moves' stead.
    fn behind(mut self, moves: usize, cell: usize) -> Self {
        self.path[moves] = cell;
        self
    }
}

/// What links a side although the other one moves.
pub enum By {
    /// Pairs of cells.
    Pairs(Pairs),
    /// Two links of one group of stones, one to each border, with no cell in common.
    Halves([Cells; 2]),
    /// Cells inside which the rows before it answer.
    Before(Cells),
    /// Answers of its own, which follow.
    Rows,
    /// The search alone tells.
    Search,
}

/// An answer, the cells that it needs, and the answers that follow it.
struct Found {
    cell: usize,
    by: By,
    needs: Cells,
    rows: Vec<Answer>,
}

/// The cells of which one more stone links a side by pairs, each with the pairs.
pub fn threats(field: &Field, who: Who, own: Cells, free: Cells) -> Vec<(usize, Pairs)> {
    each(free).filter_map(|cell| Some((cell, field.linked(who, own | 1 << cell, free & !(1 << cell))?))).collect()
}

/// Of threats that need these cells, by number, few that leave no more cells common to all than all of them do, and those cells.
pub fn fewest(needs: &[Cells]) -> (Vec<usize>, Cells) {
    let (mut common, mut told) = (Cells::MAX, Vec::new());
    let key = |common: Cells, i: usize| ((common & needs[i]).count_ones(), needs[i].count_ones());
    while let Some(best) = (0..needs.len()).filter(|i| common & !needs[*i] != 0).min_by_key(|i| key(common, *i)) {
        common &= needs[best];
        told.push(best);
    }
    (told, common)
}

/// Few of these threats that leave no more cells common to all than all of them do, and those cells.
pub fn telling(threats: &[(usize, Pairs)]) -> (Vec<&(usize, Pairs)>, Cells) {
    let (told, common) = fewest(&threats.iter().map(needs).collect::<Vec<Cells>>());
    (told.into_iter().map(|i| &threats[i]).collect(), common)
}

/// All cells of few threats of a side that no stone meets all.
pub fn threatened(at: &At<Board>, who: Side) -> Cells {
    let board = &at.pos;
    let threats = threats(&board.field(), who as usize, board.stones[who as usize], board.free());
    telling(&threats).0.into_iter().fold(0, |all, threat| all | needs(threat))
}

/// All cells of a threat.
pub fn needs((cell, pairs): &(usize, Pairs)) -> Cells {
    cells_of(pairs) | 1 << cell
}

/// The links of a side with these stones and free cells.
pub fn net(field: &Field, who: Who, stones: [Cells; 2], control: &Control) -> Result<Net, Stop> {
    Net::new(field, who, stones, Width::USUAL, control)
}

/// Answers to every cell of the region, in a position that the side to move loses although it has all other cells. Where an answer does not
/// link at once, the answers after it follow, as long as the rows are few.
pub fn answers(
    linker: &Linker,
    hex: &Hex,
    at: &At<Board>,
    region: Cells,
    control: &Control,
) -> Result<Vec<Answer>, Stop> {
    let mut told = within(&Inside { linker, hex, control }, at, region, &[])?;
    while told.len() > TOLD {
        let rows = told.iter().enumerate().filter(|(_, answer)| matches!(answer.by, By::Rows));
        let Some((depth, last)) = rows.map(|(i, answer)| (answer.path.len(), i)).max() else { break };
        let count = told[last + 1..].iter().take_while(|answer| answer.path.len() > depth).count();
        told.drain(last + 1..=last + count);
        told[last].by = By::Search;
    }
    Ok(told)
}

/// What answers are asked of.
struct Inside<'a> {
    linker: &'a Linker,
    hex: &'a Hex,
    control: &'a Control,
}

/// The answers after these moves.
fn within(asked: &Inside, at: &At<Board>, region: Cells, path: &[usize]) -> Result<Vec<Answer>, Stop> {
    let at = inside(at, region);
    let passed = At { to: at.to.other(), ..at.clone() };
    let mut answers = answering(&linking(asked, &passed)?, region, path);
    let mut left = answers.iter().fold(region, |left, answer| left & !answer.filled);
    while left != 0 {
        // Cells of pairs come last: where one is lost and the other filled, the rows before may answer the rest.
        let paired = answers.iter().fold(0, |paired, answer| match &answer.by {
            By::Pairs(pairs) => paired | cells_of(pairs),
            _ => paired,
        });
        let first = if left & !paired == 0 { left } else { left & !paired };
        let cell = first.trailing_zeros() as usize;
        let found = answer(asked, &asked.hex.play(&at, &cell), path, cell)?;
        let Found { cell: answer, by, needs, rows } = known(found, cell, &answers, path.len());
        // What is linked without other cells stays linked whichever of those is filled.
        let others = if matches!(by, By::Search) { 0 } else { left & !needs & !(1 << answer) };
        let filled = others | 1 << cell;
        left &= !filled;
        answers.push(Answer { path: path.to_vec(), filled, cell: answer, by });
        // The rows that follow name the last of these cells.
        let last = filled.ilog2() as usize;
        answers.extend(rows.into_iter().map(|row| row.behind(path.len(), last)));
    }
    Ok(answers)
}

/// The same, without rows of its own where those told before answer all that is left: then the pair of this cell and its answer is settled,
/// and nothing else of what they need has changed.
fn known(found: Found, filled: usize, answers: &[Answer], depth: usize) -> Found {
    let (settled, needs) = (1 << filled | 1 << found.cell, found.needs);
    let holds = |answer: &Answer| {
        let is_inside = |pair: &[u8; 2]| cells_of(&[*pair]) & !needs == 0 || cells_of(&[*pair]) == settled;
        let is_linked = match &answer.by {
            By::Pairs(pairs) => pairs.iter().all(is_inside),
            By::Before(cells) => cells & !needs == 0,
            By::Rows => true,
            By::Halves(_) | By::Search => false,
        };
        let is_ours = (needs | 1 << found.cell) >> answer.cell & 1 == 1;
        answer.filled & needs == 0 || is_linked && is_ours
    };
    let follow = |at: usize| answers[at + 1..].iter().take_while(|answer| answer.path.len() > depth);
    let is_kept =
        |(at, answer): &(usize, &Answer)| answer.path.len() == depth && holds(answer) && follow(*at).all(holds);
    let met = answers.iter().enumerate().filter(is_kept).fold(0, |met, (_, answer)| met | answer.filled);
    if matches!(found.by, By::Rows) && needs & !met == 0 {
        return Found { by: By::Before(needs), rows: Vec::new(), ..found };
    }
    found
}

/// The simplest answer in a position that its mover wins, and what links then.
fn answer(asked: &Inside, at: &At<Board>, path: &[usize], filled: usize) -> Result<Found, Stop> {
    let (field, winner) = (at.pos.field(), at.to as usize);
    let (own, free) = (at.pos.stones[winner], at.pos.free());
    let simplest = linking(asked, at)?.into_iter().min_by_key(|(_, pairs)| pairs.len());
    if let Some((cell, pairs)) = simplest {
        let needs = cells_of(&pairs);
        return Ok(Found { cell, by: By::Pairs(pairs), needs, rows: Vec::new() });
    }
    let cell = asked.linker.reply(asked.hex, at, asked.control)?;
    let next = asked.hex.play(at, &cell);
    if path.len() < 2 * DEEP
        && let Some(region) = least(&next, &[next.pos.free(), threatened(&next, at.to)], asked.control)?
    {
        let path = [path, &[filled, cell]].concat();
        let rows = within(asked, &next, region, &path)?;
        return Ok(Found { cell, by: By::Rows, needs: region, rows });
    }
    let net = net(&field, winner, [own | 1 << cell, free & !(1 << cell)], asked.control)?;
    Ok(match net.halves() {
        Some((_, [one, other])) => Found { cell, by: By::Halves([one, other]), needs: one | other, rows: Vec::new() },
        None => Found { cell, by: By::Search, needs: 0, rows: Vec::new() },
    })
}

/// The stones that link the side to move by pairs: those that are seen at once, else all that there are.
fn linking(asked: &Inside, at: &At<Board>) -> Result<Vec<(usize, Pairs)>, Stop> {
    let who = at.to as usize;
    let seen = threats(&at.pos.field(), who, at.pos.stones[who], at.pos.free());
    if !seen.is_empty() {
        return Ok(seen);
    }
    let wide = wider(asked.linker, asked.hex, at, asked.control)?;
    Ok(wide.into_iter().filter(|threat| threat.inside == 0).map(|threat| (threat.cell, threat.pairs)).collect())
}

/// Threats that answer all cells which they do not need themselves.
fn answering(threats: &[(usize, Pairs)], region: Cells, path: &[usize]) -> Vec<Answer> {
    let mut left = region;
    let answer = |threat: &&(usize, Pairs)| {
        let filled = left & !needs(threat);
        left &= !filled;
        Answer { path: path.to_vec(), filled, cell: threat.0, by: By::Pairs(threat.1.clone()) }
    };
    telling(threats).0.iter().map(answer).filter(|answer| answer.filled != 0).collect()
}
