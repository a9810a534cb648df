//! Retrograde analysis: from the ends of a game backwards to every position, where play may run in circles.

mod written;

use std::collections::BTreeMap;
use std::ops::Range;

use crate::judge::control::{Control, Stop};
use crate::judge::sequence::Fall;
use crate::judge::value::Value;

/// Positions numbered from 0, at most 2^30 of them, each with its mover, and the moves between them backwards.
pub trait Graph {
    /// How many positions there are.
    fn nodes(&self) -> usize;

    /// What is known of a position by itself.
    fn start(&self, node: usize) -> Start;

    /// Every position from which one move leads here, as many times as there are such moves.
    fn before(&self, node: usize, each: &mut dyn FnMut(usize));

    /// How many positions that look alike this number stands for, itself counted; 0 for a number that stands for none.
    /// `start` and `before` speak of one of them; `before` tells the numbers of those that it is reached from.
    fn weight(&self, _node: usize) -> u32 {
        1
    }
}

/// What is known of a position before any other was looked at.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Start {
    /// The game is over and the mover has won.
    Won,
    /// The game is over and the mover has lost.
    Lost,
    /// The game is over and drawn.
    Drawn,
    /// There are so many moves, at least one.
    Open(u32),
}

/// Positions and moves between two looks at the reins: less than a millisecond's.
const STRIDE: usize = 1 << 14;

/// The two top bits of a cell. The others are a number: moves not yet known to lose, or plies to the end.
const OPEN: u32 = 0;
const LOST: u32 = 1;
const WON: u32 = 2;
const DRAWN: u32 = 3;

/// What the sweep keeps of a position: a tag and a number, in as few bytes as the numbers allow.
trait Cell: Copy {
    /// The greatest number it holds.
    const MOST: u32;

    /// A tag, and a number of at most [`Cell::MOST`].
    fn of(tag: u32, number: u32) -> Self;

    fn tag(self) -> u32;

    fn number(self) -> u32;
}

impl Cell for u16 {
    const MOST: u32 = (1 << 14) - 1;

    fn of(tag: u32, number: u32) -> Self {
        (tag << 14 | number) as u16
    }

    fn tag(self) -> u32 {
        u32::from(self) >> 14
    }

    fn number(self) -> u32 {
        u32::from(self) & Self::MOST
    }
}

impl Cell for u32 {
    const MOST: u32 = (1 << 30) - 1;

    fn of(tag: u32, number: u32) -> Self {
        tag << 30 | number
    }

    fn tag(self) -> u32 {
        self >> 30
    }

    fn number(self) -> u32 {
        self & Self::MOST
    }
}

/// A whole game swept: who wins from every position, and in how many plies.
#[derive(Debug)]
pub struct Sweep {
    cells: Cells,
    waves: Vec<Wave>,
    /// How many positions there are, those that only look alike too.
    positions: u64,
}

#[derive(Debug)]
enum Cells {
    Narrow(Vec<u16>),
    Wide(Vec<u32>),
}

/// The positions that one wave settled: all those of one distance from the end.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Wave {
    /// Positions that the mover wins in so many plies.
    pub won: u64,
    /// Positions that the mover loses in so many plies.
    pub lost: u64,
}

/// What was done since the last look at the reins.
struct Pace<'a> {
    control: &'a Control,
    positions: u64,
    steps: usize,
}

impl<'a> Pace<'a> {
    fn of(control: &'a Control) -> Result<Self, Stop> {
        control.tick(0)?;
        Ok(Pace { control, positions: 0, steps: 0 })
    }

    /// One more position, and so many steps it took.
    fn step(&mut self, steps: usize) -> Result<(), Stop> {
        self.positions += 1;
        self.steps += steps;
        if self.steps >= STRIDE { self.look() } else { Ok(()) }
    }

    fn look(&mut self) -> Result<(), Stop> {
        self.steps = 0;
        self.control.tick(std::mem::take(&mut self.positions))
    }
}

/// Sweeps a whole game.
///
/// A position is won as soon as some move leaves a lost one, with one ply more; it is lost when all its moves leave won ones,
/// with one ply more than the last of them; what is never settled is drawn, for neither side can leave the circle without
/// losing. Positions are settled in the order of their plies, so every number is exact: the winner hurries and the loser
/// delays. Of positions that look alike one stands for all: where m of them have k moves each to n others, and each of those is
/// reached by j of them, m · k = n · j, so that moves are counted m times where they begin and n times where they end.
/// Time: every move once, backwards; memory: two bytes a position (four where a game lasts 16,383 plies or longer) and the
/// positions of one ply.
/// Source: E. Zermelo, Über eine Anwendung der Mengenlehre auf die Theorie des Schachspiels (1913); K. Thompson,
/// Retrograde analysis of certain endgames, ICCA Journal 9 (1986), 131-139.
/// Worked: a > b, b > a, b > c: c is lost in 0, b won in 1 by going to c, a lost in 2.
pub fn sweep(graph: &impl Graph, control: &Control) -> Result<Sweep, Stop> {
    if let Some((cells, waves, positions)) = cells::<u16>(graph, control)? {
        return Ok(Sweep { cells: Cells::Narrow(cells), waves, positions });
    }
    let (cells, waves, positions) = cells::<u32>(graph, control)?.expect("2^30 positions have no longer games");
    Ok(Sweep { cells: Cells::Wide(cells), waves, positions })
}

/// Cells by position, what each wave settled, and how many positions there are.
type Settled<C> = (Vec<C>, Vec<Wave>, u64);

/// The cells of all positions; `None` if a number does not fit into them.
fn cells<C: Cell>(graph: &impl Graph, control: &Control) -> Result<Option<Settled<C>>, Stop> {
    control.afford(graph.nodes().saturating_mul(size_of::<C>()))?;
    control.expect(2 * graph.nodes() as u64);
    let mut pace = Pace::of(control)?;
    let Some((mut cells, mut ply, mut wave, positions)) = ends::<C>(graph, &mut pace)? else { return Ok(None) };
    let mut waves = Vec::new();
    for plies in 1.. {
        waves.push(wave);
        if plies > C::MOST {
            return Ok(None);
        }
        (ply, wave) = settle_all(graph, &mut cells, &ply, plies, &mut pace)?;
        if ply.is_empty() {
            break;
        }
    }
    pace.look()?;
    Ok(Some((cells, waves, positions)))
}

/// The cells before anything was swept, the ends of the game, what they come to, and how many positions there are.
type Ends<C> = (Vec<C>, Vec<u32>, Wave, u64);

fn ends<C: Cell>(graph: &impl Graph, pace: &mut Pace) -> Result<Option<Ends<C>>, Stop> {
    let nodes = graph.nodes();
    let (mut cells, mut ply) = (Vec::with_capacity(nodes), Vec::new());
    let (mut wave, mut positions) = (Wave::default(), 0);
    for node in 0..nodes {
        pace.step(1)?;
        let weight = graph.weight(node);
        positions += u64::from(weight);
        cells.push(match graph.start(node) {
            _ if weight == 0 => C::of(DRAWN, 0),
            Start::Open(moves) => match moves.checked_mul(weight).filter(|moves| *moves <= C::MOST) {
                Some(moves) => C::of(OPEN, moves),
                None => return Ok(None),
            },
            Start::Drawn => C::of(DRAWN, 0),
            over => {
                ply.push(node as u32);
                wave.count(over == Start::Won, weight);
                C::of(if over == Start::Won { WON } else { LOST }, 0)
            }
        });
    }
    Ok(Some((cells, ply, wave, positions)))
}

/// Settles the positions of so many plies from those of one less.
fn settle_all<C: Cell>(
    graph: &impl Graph,
    cells: &mut [C],
    last: &[u32],
    plies: u32,
    pace: &mut Pace,
) -> Result<(Vec<u32>, Wave), Stop> {
    let (mut found, mut wave) = (Vec::new(), Wave::default());
    for &node in last {
        let node = node as usize;
        let (is_lost, weight) = (cells[node].tag() == LOST, graph.weight(node));
        let mut moves = 1;
        graph.before(node, &mut |before| {
            moves += 1;
            if settle(&mut cells[before], is_lost, weight, plies) {
                found.push(before as u32);
                wave.count(is_lost, graph.weight(before));
            }
        });
        pace.step(moves)?;
    }
    Ok((found, wave))
}

/// One move of this position, or as many as `weight` says, leaves a position settled in `plies - 1`; whether that settles this.
fn settle<C: Cell>(cell: &mut C, leaves_lost: bool, weight: u32, plies: u32) -> bool {
    if cell.tag() != OPEN {
        return false;
    }
    if leaves_lost {
        *cell = C::of(WON, plies);
        return true;
    }
    let moves = cell.number() - weight;
    *cell = if moves == 0 { C::of(LOST, plies) } else { C::of(OPEN, moves) };
    moves == 0
}

impl Wave {
    fn count(&mut self, is_won: bool, weight: u32) {
        *(if is_won { &mut self.won } else { &mut self.lost }) += u64::from(weight);
    }
}

impl Sweep {
    /// What a position is worth to its mover.
    pub fn value(&self, node: usize) -> Value {
        let (tag, number) = self.cell(node);
        let remoteness = u64::from(number);
        match tag {
            LOST => Value::Loss { remoteness },
            WON => Value::Win { remoteness },
            _ => Value::Draw,
        }
    }

    /// What each wave settled, the ends of the game first: wave n is n plies from the end.
    pub fn waves(&self) -> &[Wave] {
        &self.waves
    }

    /// How all positions fall, from the waves: takes no time.
    pub fn whole(&self, to_move: &'static str) -> Fall {
        let (won, lost) = self.waves.iter().fold((0, 0), |(won, lost), wave| (won + wave.won, lost + wave.lost));
        let counted = self.waves.iter().zip(0..).map(|(wave, ply)| (ply, wave.won + wave.lost));
        let histogram = counted.filter(|(_, count)| *count > 0).collect();
        Fall { to_move, won, lost, drawn: self.positions - won - lost, histogram }
    }

    fn cell(&self, node: usize) -> (u32, u32) {
        match &self.cells {
            Cells::Narrow(cells) => (cells[node].tag(), cells[node].number()),
            Cells::Wide(cells) => (cells[node].tag(), cells[node].number()),
        }
    }

    /// How these positions fall, each number counted once; they are those of one side to move.
    pub fn fall(&self, to_move: &'static str, nodes: Range<usize>) -> Fall {
        let mut fall = Fall { to_move, won: 0, lost: 0, drawn: 0, histogram: BTreeMap::new() };
        for node in nodes {
            let (tag, plies) = self.cell(node);
            let count = match tag {
                LOST => &mut fall.lost,
                WON => &mut fall.won,
                _ => &mut fall.drawn,
            };
            *count += 1;
            if matches!(tag, LOST | WON) {
                *fall.histogram.entry(u64::from(plies)).or_default() += 1;
            }
        }
        fall
    }
}

#[cfg(test)]
mod tests;
