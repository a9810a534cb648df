//! Retrograde analysis: from the ends of a game backwards to every position, where play may run in circles.

use std::collections::BTreeMap;
use std::ops::Range;

use crate::oracle::control::{Control, Stop};
use crate::oracle::sequence::Fall;
use crate::oracle::value::Value;

/// Positions numbered from 0, at most 2^30 of them, each with its mover, and the moves between them backwards.
pub trait Graph {
    /// How many positions there are.
    fn nodes(&self) -> usize;

    /// What is known of a position by itself.
    fn start(&self, node: usize) -> Start;

    /// Every position from which one move leads here, as many times as there are such moves.
    fn before(&self, node: usize, each: &mut dyn FnMut(usize));
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

/// Positions between two looks at the reins.
const STRIDE: usize = 1 << 12;

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

impl Wave {
    fn of<C: Cell>(cells: &[C], ply: &[u32]) -> Self {
        let won = ply.iter().filter(|node| cells[**node as usize].tag() == WON).count() as u64;
        Wave { won, lost: ply.len() as u64 - won }
    }
}

/// Sweeps a whole game.
///
/// A position is won as soon as some move leaves a lost one, with one ply more; it is lost when all its moves leave won ones,
/// with one ply more than the last of them; what is never settled is drawn, for neither side can leave the circle without
/// losing. Positions are settled in the order of their plies, so every number is exact: the winner hurries and the loser
/// delays. Time: every move once, backwards; memory: two bytes a position (four where a game lasts 16,383 plies or longer)
/// and the positions of one ply.
/// Source: E. Zermelo, Über eine Anwendung der Mengenlehre auf die Theorie des Schachspiels (1913); K. Thompson,
/// Retrograde analysis of certain endgames, ICCA Journal 9 (1986), 131-139.
/// Worked: a > b, b > a, b > c: c is lost in 0, b won in 1 by going to c, a lost in 2.
pub fn sweep(graph: &impl Graph, control: &Control) -> Result<Sweep, Stop> {
    if let Some((cells, waves)) = cells::<u16>(graph, control)? {
        return Ok(Sweep { cells: Cells::Narrow(cells), waves });
    }
    let (cells, waves) = cells::<u32>(graph, control)?.expect("2^30 positions have no longer games");
    Ok(Sweep { cells: Cells::Wide(cells), waves })
}

/// Cells by position, and what each wave settled.
type Settled<C> = (Vec<C>, Vec<Wave>);

/// The cells of all positions; `None` if a number does not fit into them.
fn cells<C: Cell>(graph: &impl Graph, control: &Control) -> Result<Option<Settled<C>>, Stop> {
    let nodes = graph.nodes();
    control.expect(2 * nodes as u64);
    let mut cells: Vec<C> = Vec::with_capacity(nodes);
    let (mut ply, mut next) = (Vec::new(), Vec::new());
    for node in 0..nodes {
        look(node, control)?;
        cells.push(match graph.start(node) {
            Start::Open(moves) if moves > C::MOST => return Ok(None),
            Start::Open(moves) => C::of(OPEN, moves),
            Start::Drawn => C::of(DRAWN, 0),
            over => {
                ply.push(node as u32);
                C::of(if over == Start::Won { WON } else { LOST }, 0)
            }
        });
    }
    let mut waves = vec![Wave::of(&cells, &ply)];
    let mut settled = 0;
    for plies in 1.. {
        if plies > C::MOST {
            return Ok(None);
        }
        for &node in &ply {
            look(settled, control)?;
            settled += 1;
            let is_lost = cells[node as usize].tag() == LOST;
            graph.before(node as usize, &mut |before| {
                if settle(&mut cells[before], is_lost, plies) {
                    next.push(before as u32);
                }
            });
        }
        if next.is_empty() {
            break;
        }
        waves.push(Wave::of(&cells, &next));
        ply.clear();
        std::mem::swap(&mut ply, &mut next);
    }
    Ok(Some((cells, waves)))
}

/// One move of this position leaves a position settled in `plies - 1`; whether that settles this one.
fn settle<C: Cell>(cell: &mut C, leaves_lost: bool, plies: u32) -> bool {
    if cell.tag() != OPEN {
        return false;
    }
    if leaves_lost {
        *cell = C::of(WON, plies);
        return true;
    }
    let moves = cell.number() - 1;
    *cell = if moves == 0 { C::of(LOST, plies) } else { C::of(OPEN, moves) };
    moves == 0
}

fn look(count: usize, control: &Control) -> Result<(), Stop> {
    if count.is_multiple_of(STRIDE) { control.tick(STRIDE as u64) } else { Ok(()) }
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
        Fall { to_move, won, lost, drawn: self.positions() - won - lost, histogram }
    }

    fn positions(&self) -> u64 {
        match &self.cells {
            Cells::Narrow(cells) => cells.len() as u64,
            Cells::Wide(cells) => cells.len() as u64,
        }
    }

    fn cell(&self, node: usize) -> (u32, u32) {
        match &self.cells {
            Cells::Narrow(cells) => (cells[node].tag(), cells[node].number()),
            Cells::Wide(cells) => (cells[node].tag(), cells[node].number()),
        }
    }

    /// How these positions fall; they are those of one side to move.
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
mod tests {
    use super::*;
    use proptest::prelude::*;

    /// A graph given by its moves; a position without moves ends the game as told.
    #[derive(Clone, Debug)]
    struct Told {
        moves: Vec<Vec<usize>>,
        ends: Vec<Start>,
    }

    impl Graph for Told {
        fn nodes(&self) -> usize {
            self.moves.len()
        }

        fn start(&self, node: usize) -> Start {
            if self.moves[node].is_empty() { self.ends[node] } else { Start::Open(self.moves[node].len() as u32) }
        }

        fn before(&self, node: usize, each: &mut dyn FnMut(usize)) {
            for (from, moves) in self.moves.iter().enumerate() {
                moves.iter().filter(|to| **to == node).for_each(|_| each(from));
            }
        }
    }

    /// The plain referee: looks at all positions again and again, forwards, and settles those of one ply at a time.
    fn rounds(told: &Told) -> Vec<Value> {
        let over = |node: usize| match told.start(node) {
            Start::Won => Some(Value::Win { remoteness: 0 }),
            Start::Lost => Some(Value::Loss { remoteness: 0 }),
            Start::Drawn => Some(Value::Draw),
            Start::Open(_) => None,
        };
        let mut values: Vec<Option<Value>> = (0..told.nodes()).map(over).collect();
        for round in 1..=told.nodes() as u64 + 1 {
            let settled = |node: usize| {
                let left = |to: &usize| values[*to].clone();
                let lost = Some(Value::Loss { remoteness: round - 1 });
                if told.moves[node].iter().any(|to| left(to) == lost) {
                    return Some(Value::Win { remoteness: round });
                }
                let is_won = |to: &usize| matches!(left(to), Some(Value::Win { .. }));
                told.moves[node].iter().all(is_won).then_some(Value::Loss { remoteness: round })
            };
            let open: Vec<usize> = (0..told.nodes()).filter(|node| values[*node].is_none()).collect();
            let found: Vec<(usize, Option<Value>)> = open.into_iter().map(|node| (node, settled(node))).collect();
            for (node, value) in found {
                values[node] = value;
            }
        }
        values.into_iter().map(|value| value.unwrap_or(Value::Draw)).collect()
    }

    fn swept(told: &Told) -> Vec<Value> {
        let sweep = sweep(told, &Control::new()).expect("nobody stops");
        (0..told.nodes()).map(|node| sweep.value(node)).collect()
    }

    #[test]
    fn the_worked_circle_is_left_by_the_winner() {
        let told = Told { moves: vec![vec![1], vec![0, 2], vec![]], ends: vec![Start::Lost; 3] };
        let worked = [Value::Loss { remoteness: 2 }, Value::Win { remoteness: 1 }, Value::Loss { remoteness: 0 }];
        assert_eq!(swept(&told), worked);
        let circle = Told { moves: vec![vec![1], vec![0]], ends: vec![Start::Lost; 2] };
        assert_eq!(swept(&circle), [Value::Draw, Value::Draw]);
    }

    #[test]
    fn how_positions_fall_adds_up() {
        let told = Told { moves: vec![vec![1], vec![0, 2], vec![], vec![4], vec![3]], ends: vec![Start::Lost; 5] };
        let fall = sweep(&told, &Control::new()).expect("nobody stops").fall("w", 0..5);
        assert_eq!((fall.won, fall.lost, fall.drawn), (1, 2, 2));
        assert_eq!((fall.positions(), fall.longest()), (5, 2));
        assert_eq!(fall.histogram, BTreeMap::from([(0, 1), (1, 1), (2, 1)]));
    }

    #[test]
    fn a_game_too_long_for_narrow_cells_is_swept_in_wide_ones() {
        /// A line of positions, each leading to the one before.
        struct Line(usize);
        impl Graph for Line {
            fn nodes(&self) -> usize {
                self.0
            }
            fn start(&self, node: usize) -> Start {
                if node == 0 { Start::Lost } else { Start::Open(1) }
            }
            fn before(&self, node: usize, each: &mut dyn FnMut(usize)) {
                if node + 1 < self.0 {
                    each(node + 1);
                }
            }
        }
        for length in [16_383, 16_384, 20_000] {
            let sweep = sweep(&Line(length), &Control::new()).expect("nobody stops");
            assert_eq!(matches!(sweep.cells, Cells::Wide(_)), length > 16_383, "{length}");
            let remoteness = length as u64 - 1;
            let last = if length % 2 == 0 { Value::Win { remoteness } } else { Value::Loss { remoteness } };
            assert_eq!(sweep.value(length - 1), last);
        }
    }

    #[test]
    fn a_stopped_sweep_stops() {
        let told = Told { moves: vec![vec![]], ends: vec![Start::Lost] };
        let control = Control::new();
        control.stop();
        assert!(matches!(sweep(&told, &control), Err(Stop::Asked)));
    }

    fn graphs() -> impl Strategy<Value = Told> {
        let ends = prop::sample::select(vec![Start::Lost, Start::Lost, Start::Won, Start::Drawn]);
        (2usize..24).prop_flat_map(move |nodes| {
            let moves = prop::collection::vec(prop::collection::vec(0..nodes, 0..4), nodes);
            (moves, prop::collection::vec(ends.clone(), nodes)).prop_map(|(moves, ends)| Told { moves, ends })
        })
    }

    proptest! {
        #[test]
        fn the_sweep_says_what_the_plain_rounds_say_and_counts_its_waves(told in graphs()) {
            prop_assert_eq!(swept(&told), rounds(&told));
            let sweep = sweep(&told, &Control::new()).expect("nobody stops");
            prop_assert_eq!(sweep.whole("w"), sweep.fall("w", 0..told.nodes()));
        }
    }
}
