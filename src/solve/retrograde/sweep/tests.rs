//! Sweeps against plain rounds: circles, like positions, long games, and how soon they stop.

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

/// Two like positions, told by the first number, that are reached from one and lead to two like ends.
struct Alike;

impl Graph for Alike {
    fn nodes(&self) -> usize {
        4
    }

    fn start(&self, node: usize) -> Start {
        [Start::Open(1), Start::Lost, Start::Open(2), Start::Open(7)][node]
    }

    fn before(&self, node: usize, each: &mut dyn FnMut(usize)) {
        // Either of the two leads to the end of its own; the one leads to both.
        [&[2][..], &[0], &[], &[]][node].iter().for_each(|from| each(*from));
    }

    fn weight(&self, node: usize) -> u32 {
        [2, 2, 1, 0][node]
    }
}

#[test]
fn one_of_like_positions_stands_for_all() {
    let sweep = sweep(&Alike, &Control::new()).expect("nobody stops");
    assert_eq!(sweep.value(0), Value::Win { remoteness: 1 });
    assert_eq!(sweep.value(2), Value::Loss { remoteness: 2 }, "both moves lose, told by one of the two");
    let fall = sweep.whole("w");
    assert_eq!((fall.won, fall.lost, fall.drawn), (2, 3, 0), "the number that stands for none does not count");
    assert_eq!(fall.histogram, BTreeMap::from([(0, 2), (1, 2), (2, 1)]));
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

/// Counts the positions and moves that are looked at between two looks at the reins.
struct Counted<'a> {
    control: &'a Control,
    seen: std::cell::Cell<(u64, usize, usize)>,
}

impl Counted<'_> {
    /// One more: work done at the last look, steps since then, and the most steps so far.
    fn step(&self) {
        let (done, since, most) = self.seen.get();
        let now = self.control.progress().0;
        let since = if now == done { since + 1 } else { 1 };
        self.seen.set((now, since, most.max(since)));
    }
}

/// A hundred hubs, each reached from four hundred positions, and each of those from the next hub.
impl Graph for Counted<'_> {
    fn nodes(&self) -> usize {
        40_100
    }

    fn start(&self, node: usize) -> Start {
        self.step();
        match node {
            0 => Start::Lost,
            _ => Start::Open(if node < 100 { 400 } else { 1 }),
        }
    }

    fn before(&self, node: usize, each: &mut dyn FnMut(usize)) {
        self.step();
        let before = if node < 100 { 100 + node..40_100 } else { node % 100 + 1..100.min(node % 100 + 2) };
        for from in before.step_by(100) {
            self.step();
            each(from);
        }
    }
}

#[test]
fn the_reins_are_looked_at_however_many_moves_lead_to_a_position() {
    let control = Control::new();
    let graph = Counted { control: &control, seen: std::cell::Cell::default() };
    let swept = sweep(&graph, &control).expect("nobody stops");
    assert_eq!(swept.value(99), Value::Loss { remoteness: 198 });
    let (_, _, most) = graph.seen.get();
    assert!(most <= STRIDE + 800, "{most} steps without a look");
    assert_eq!(control.progress(), (2 * 40_100, Some(2 * 40_100)));
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
