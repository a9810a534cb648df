//! The rules of moves along vectors: points, what leads from one to another, and where it ends.

use crate::heaps::vectors::rows::{Row, count, points, rows};
use crate::kit::heaps::write_heaps;
use crate::kit::lawful::Lawful;
use crate::kit::vectors::{is_marked, read_times, read_vectors, ways};
use ground::fault::{Fault, Kind};
use ground::heap_game::{Forbidden, HeapGame};
use ground::num::{Nat, small};
use ground::params::Params;
use ground::rules::{At, Ending, Illegal, Moves, Rules};
use ground::say;
use ground::say::Say;
use solve::nim_values::take_away::TakeAway;
use solve::nim_values::vector_table::{HELD, Point, Times, VectorTable, Vectors};

/// Numbers that a move may take from one heap at most, where they are told as a set.
const TAKES: usize = 64;

/// Vectors that may be repeated at most.
const REPEATED: usize = 16;

/// A game of vectors.
pub struct AlongVectors {
    /// Values of points that are not far.
    pub values: VectorTable,
    /// With one heap, what is taken in a move may be told as a set of numbers; none where that has no end.
    pub takes: Option<TakeAway>,
    /// The law of every size, where machines know it.
    pub law: Lawful,
    text: String,
    /// How often each vector may be repeated; `None`: marks say it vector by vector.
    times: Option<Times>,
    /// Who cannot move wins.
    pub is_misere: bool,
}

impl AlongVectors {
    /// The variant these parameters describe.
    pub fn build(params: &Params) -> Result<Self, Fault> {
        let named = |name: &'static str, fault: Fault| Fault {
            says: say!("in-param", name = name, problem = fault.says.clone()),
            ..fault
        };
        let wrong = |says: Say| named("moves", Fault::new(Kind::BadParameter, says));
        let text = params.text("moves").to_owned();
        let (heaps, told) = read_vectors(&text, true).map_err(|fault| named("moves", fault))?;
        let times = read_times(params.text("times")).map_err(|fault| named("times", fault))?;
        let ways = ways(&told, times);
        let is_misere = params.flag("misere");
        let bounds = HeapGame { is_misere, ..bounds(heaps, params) };
        let vectors = Vectors::new(ways, bounds).ok_or_else(|| wrong(say!("vectors-endless")))?;
        if vectors.ways.iter().filter(|way| way.times == Times::Any).count() > REPEATED {
            return Err(wrong(say!("vectors-too-many", most = REPEATED)));
        }
        let takes = takes_of(&vectors).map(|takes| TakeAway::new(&takes));
        let law = Lawful::of(vectors.heap_game());
        let times = (!is_marked(&told)).then_some(times);
        Ok(AlongVectors { values: VectorTable::new(vectors), takes, law, text, times, is_misere })
    }

    /// How many heaps there are, 1 to 3.
    pub fn heaps(&self) -> usize {
        self.vectors().coordinates
    }

    /// The vectors.
    pub fn vectors(&self) -> &Vectors {
        self.values.vectors()
    }

    /// Whether nothing but the vectors says what may be done.
    pub fn is_plain(&self) -> bool {
        is_plain(&self.vectors().bounds)
    }

    /// The point, where the table holds its value.
    pub fn held(&self, at: &[Nat]) -> Option<Point> {
        near(at).filter(|point| self.values.holds(*point))
    }

    /// All that the moves lead to.
    pub fn rows(&self, at: &[Nat]) -> Vec<Row> {
        let HeapGame { stop_sum, stops_empty, .. } = self.vectors().bounds;
        let is_small = stop_sum.is_some_and(|most| at.iter().sum::<Nat>() <= Nat::from(most));
        let is_stopped = is_small || stops_empty && at.contains(&Nat::ZERO);
        if is_stopped { Vec::new() } else { rows(self.vectors(), at) }
    }

    /// Whether every vector changes one of several heaps alone: then they are games side by side.
    pub fn is_apart(&self) -> bool {
        let changes = |step: [i64; 3]| step.map(|part| part != 0);
        let is_single = |changed: [bool; 3]| changed.iter().filter(|is| **is).count() <= 1;
        let mut ways = self.vectors().ways.iter();
        self.heaps() > 1
            && self.is_plain()
            && ways.all(|way| {
                let (first, more) = (changes(way.first), changes(way.more));
                is_single(std::array::from_fn(|i| first[i] || more[i] && way.times != Times::AtMost(0)))
            })
    }

    /// The heaps that are games of their own, from 0, and not empty.
    pub fn apart(&self, at: &[Nat]) -> Vec<usize> {
        if self.is_apart() { (0..at.len()).filter(|heap| at[*heap] > Nat::ZERO).collect() } else { Vec::new() }
    }

    /// The rules in sentences, for the board.
    pub fn notes(&self) -> Vec<Say> {
        let moves = self.text.as_str();
        let HeapGame { stop_sum, stops_empty, forbidden, .. } = self.vectors().bounds;
        let how = match self.times {
            Some(Times::Any) => say!("vectors-any", moves = moves),
            Some(Times::AtMost(times)) => say!("vectors-at-most", moves = moves, times = times),
            None => say!("vectors-marked", moves = moves),
        };
        let mut notes = vec![how];
        notes.extend(stop_sum.map(|sum| say!("vectors-stop-sum", sum = sum)));
        notes.extend(stops_empty.then(|| say!("vectors-stop-empty")));
        notes.extend(match forbidden {
            Forbidden::Nothing => None,
            Forbidden::Equal => Some(say!("vectors-forbid-equal")),
            Forbidden::BothOdd => Some(say!("vectors-forbid-odd")),
        });
        notes.push(if self.is_misere { say!("stuck-wins") } else { say!("stuck-loses") });
        notes
    }
}

/// A point that a table may hold; `None`: a coordinate is too large.
pub fn near(at: &[Nat]) -> Option<Point> {
    let mut point = [0; 3];
    for (place, size) in point.iter_mut().zip(at) {
        *place = small(size)?;
    }
    Some(point)
}

fn is_plain(bounds: &HeapGame) -> bool {
    bounds.stop_sum.is_none() && !bounds.stops_empty && bounds.forbidden == Forbidden::Nothing
}

/// What stops the game and what may not be left, without moves.
fn bounds(heaps: usize, params: &Params) -> HeapGame {
    let stop_sum = params.nat("stop-sum");
    let forbidden = match params.text("forbid") {
        "equal" => Forbidden::Equal,
        "both-odd" => Forbidden::BothOdd,
        _ => Forbidden::Nothing,
    };
    HeapGame {
        stop_sum: u64::try_from(stop_sum).ok().filter(|sum| *sum > 0),
        stops_empty: params.flag("stop-empty"),
        forbidden,
        ..HeapGame::new(heaps, Vec::new())
    }
}

/// The numbers that a move may take from one heap, ascending; `None`: there are more heaps, or sizes
/// at which the game ends, or endlessly many such numbers, or too many.
pub fn takes_of(vectors: &Vectors) -> Option<Vec<Nat>> {
    if vectors.coordinates > 1 || !is_plain(&vectors.bounds) {
        return None;
    }
    let mut takes = Vec::new();
    for way in &vectors.ways {
        let Times::AtMost(times) = way.times else { return None };
        let room = TAKES.saturating_sub(takes.len());
        let often = (times < room).then_some(0..=times as u64)?;
        let [first, more] = [way.first[0], way.more[0]].map(i64::unsigned_abs);
        takes.extend(often.map(|times| Nat::from(first) + times * more));
    }
    takes.sort_unstable();
    takes.dedup();
    takes.last().is_some_and(|most| *most <= Nat::from(HELD)).then_some(takes)
}

impl Rules for AlongVectors {
    type Pos = Vec<Nat>;
    type Move = Vec<Nat>;

    fn start(&self) -> At<Vec<Nat>> {
        let sizes: &[u8] = [&[12u8][..], &[6, 9], &[3, 5, 7]][self.heaps() - 1];
        At::first(sizes.iter().map(|size| Nat::from(*size)).collect())
    }

    fn moves(&self, at: &At<Vec<Nat>>) -> Moves<'_, Vec<Nat>> {
        let rows = self.rows(&at.pos);
        Moves::counted(count(&rows), points(rows))
    }

    fn legal(&self, at: &At<Vec<Nat>>, to: &Vec<Nat>) -> Result<(), Illegal> {
        if self.rows(&at.pos).iter().any(|row| row.place(to).is_some()) {
            return Ok(());
        }
        Err(Illegal(say!("vectors-no-move", from = write_heaps(&at.pos), to = write_heaps(to))))
    }

    fn play(&self, at: &At<Vec<Nat>>, to: &Vec<Nat>) -> At<Vec<Nat>> {
        at.leave(to.clone())
    }

    fn ending(&self, at: &At<Vec<Nat>>) -> Option<Ending> {
        let winner = if self.is_misere { at.to } else { at.to.other() };
        self.rows(&at.pos).is_empty().then_some(Ending::Won(winner))
    }
}
