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

// A cell of the sweep is a tag and a number: moves not yet known to lose, or plies to the end.
//
//     31 30 | 29 ............... 0
//      tag  | moves left, or plies
const OPEN: u32 = 0;
const LOST: u32 = 1;
const WON: u32 = 2;
const DRAWN: u32 = 3;
const TAG: u32 = 30;
const NUMBER: u32 = (1 << TAG) - 1;

/// A whole game swept: who wins from every position, and in how many plies.
#[derive(Debug)]
pub struct Sweep {
    cells: Vec<u32>,
    waves: Vec<Wave>,
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
    fn of(cells: &[u32], ply: &[u32]) -> Self {
        let won = ply.iter().filter(|node| cells[**node as usize] >> TAG == WON).count() as u64;
        Wave { won, lost: ply.len() as u64 - won }
    }
}

/// Sweeps a whole game.
///
/// A position is won as soon as some move leaves a lost one, with one ply more; it is lost when all its moves leave won ones,
/// with one ply more than the last of them; what is never settled is drawn, for neither side can leave the circle without
/// losing. Positions are settled in the order of their plies, so every number is exact: the winner hurries and the loser
/// delays. Time: every move once, backwards; memory: four bytes a position and the positions of one ply.
/// Source: E. Zermelo, Über eine Anwendung der Mengenlehre auf die Theorie des Schachspiels (1913); K. Thompson,
/// Retrograde analysis of certain endgames, ICCA Journal 9 (1986), 131-139.
/// Worked: a > b, b > a, b > c: c is lost in 0, b won in 1 by going to c, a lost in 2.
pub fn sweep(graph: &impl Graph, control: &Control) -> Result<Sweep, Stop> {
    let nodes = graph.nodes();
    control.expect(2 * nodes as u64);
    let mut cells = Vec::with_capacity(nodes);
    let mut ply = Vec::new();
    for node in 0..nodes {
        look(node, control)?;
        cells.push(match graph.start(node) {
            Start::Open(moves) => OPEN << TAG | moves,
            Start::Drawn => DRAWN << TAG,
            over => {
                ply.push(node as u32);
                if over == Start::Won { WON << TAG } else { LOST << TAG }
            }
        });
    }
    let mut waves = vec![Wave::of(&cells, &ply)];
    let mut settled = 0;
    for plies in 1.. {
        let mut next = Vec::new();
        for &node in &ply {
            look(settled, control)?;
            settled += 1;
            let is_lost = cells[node as usize] >> TAG == LOST;
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
        ply = next;
    }
    Ok(Sweep { cells, waves })
}

/// One move of this position leaves a position settled in `plies - 1`; whether that settles this one.
fn settle(cell: &mut u32, leaves_lost: bool, plies: u32) -> bool {
    if *cell >> TAG != OPEN {
        return false;
    }
    if leaves_lost {
        *cell = WON << TAG | plies;
        return true;
    }
    *cell -= 1;
    let is_lost = *cell & NUMBER == 0;
    if is_lost {
        *cell = LOST << TAG | plies;
    }
    is_lost
}

fn look(count: usize, control: &Control) -> Result<(), Stop> {
    if count.is_multiple_of(STRIDE) { control.tick(STRIDE as u64) } else { Ok(()) }
}

impl Sweep {
    /// What a position is worth to its mover.
    pub fn value(&self, node: usize) -> Value {
        let cell = self.cells[node];
        let remoteness = u64::from(cell & NUMBER);
        match cell >> TAG {
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
        Fall { to_move, won, lost, drawn: self.cells.len() as u64 - won - lost, histogram }
    }

    /// How these positions fall; they are those of one side to move.
    pub fn fall(&self, to_move: &'static str, nodes: Range<usize>) -> Fall {
        let mut fall = Fall { to_move, won: 0, lost: 0, drawn: 0, histogram: BTreeMap::new() };
        for node in nodes {
            match self.value(node) {
                Value::Win { remoteness } => {
                    fall.won += 1;
                    *fall.histogram.entry(remoteness).or_default() += 1;
                }
                Value::Loss { remoteness } => {
                    fall.lost += 1;
                    *fall.histogram.entry(remoteness).or_default() += 1;
                }
                _ => fall.drawn += 1,
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
