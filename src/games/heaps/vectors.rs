//! Moves along vectors: one heap or two change together by fixed steps, once, a few times, or as often as there is room.

use crate::kit::lone_heap::{self, LoneHeap};
use crate::kit::vectors::{read_times, read_vectors};
use crate::kit::worth::values::{self, Map, Told};
use crate::kit::worth::{Part, Play, Worth};
use duel::game::manner::Manner;
use duel::game::{Card, Family, Game, InSums, Preset};
use ground::fault::{Fault, Kind};
use ground::heap_game::{Go, HeapGame};
use ground::notation::Reader;
use ground::num::{Nat, small};
use ground::params::{Domain, Param, Params};
use ground::rules::{At, Ending, Illegal, Moves, Rules};
use ground::say;
use ground::say::Say;
use ground::scene::{Called, Grid, Heap, Mark, Scene, Shape, Spot};
use solve::judge::control::{Control, Stop};
use solve::judge::oracle::{Oracle, Verdict};
use solve::judge::reason::{Reason, Step};
use solve::judge::sequence::{Cells, Table};
use solve::judge::value::{Outcome, Value};
use solve::nim_values::period::certify;
use solve::nim_values::take_away::TakeAway;
use solve::nim_values::vector_table::{HELD, Times, VectorTable, Vectors, Worth as Point};
use solve::search::full_search::Count;

/// Columns and rows of a board that is drawn, beside 0.
const BOARD: usize = 30;

/// Columns and rows that are drawn at least.
const ROOM: usize = 8;

/// Numbers that a move may take from one heap at most, where they are told as a set.
const TAKES: usize = 64;

/// A game of vectors.
pub struct AlongVectors {
    values: VectorTable,
    /// With one heap, what is taken in a move may be told as a set of numbers; none where that has no end.
    takes: Option<TakeAway>,
    text: String,
    is_misere: bool,
}

impl AlongVectors {
    /// The variant these parameters describe.
    pub fn build(params: &Params) -> Result<Self, Fault> {
        let named = |name: &'static str, fault: Fault| Fault {
            says: say!("in-param", name = name, problem = fault.says.clone()),
            ..fault
        };
        let (heaps, steps) = read_vectors(params.text("moves")).map_err(|fault| named("moves", fault))?;
        let times = read_times(params.text("times")).map_err(|fault| named("times", fault))?;
        let vectors = Vectors::new(heaps, steps, times)
            .ok_or_else(|| named("moves", Fault::new(Kind::BadParameter, say!("vectors-endless"))))?;
        let text = params.text("moves").to_owned();
        let takes = takes_of(&vectors).map(|takes| TakeAway::new(&takes));
        Ok(AlongVectors { values: VectorTable::new(vectors), takes, text, is_misere: params.flag("misere") })
    }

    /// How many heaps there are, 1 or 2.
    fn heaps(&self) -> usize {
        self.vectors().coordinates
    }

    fn vectors(&self) -> &Vectors {
        self.values.vectors()
    }

    fn written(&self, at: [usize; 2]) -> String {
        if self.heaps() == 1 { at[0].to_string() } else { format!("{},{}", at[0], at[1]) }
    }

    fn read_point(&self, r: &mut Reader) -> Result<[usize; 2], Fault> {
        let mut at = [0, 0];
        for (i, size) in at[..self.heaps()].iter_mut().enumerate() {
            if i > 0 {
                r.expect(",")?;
            }
            let most = HELD;
            *size = r.within(0, most)?;
        }
        Ok(at)
    }

    /// Whether every vector changes one of two heaps alone: then they are two games side by side.
    fn is_apart(&self) -> bool {
        self.heaps() == 2 && self.vectors().steps.iter().all(|[x, y]| *x == 0 || *y == 0)
    }

    /// The heaps that are games of their own, from 0, and not empty.
    fn apart(&self, at: [usize; 2]) -> Vec<usize> {
        if self.is_apart() { (0..2).filter(|heap| at[*heap] > 0).collect() } else { Vec::new() }
    }

    fn value_at(&self, at: [usize; 2], control: &Control) -> Result<Value, Stop> {
        let point = self.values.value(at, control)?;
        Ok(if self.is_misere { Value::of_outcome(!point.is_lost_misere) } else { Value::nimber(point.nimber) })
    }

    /// The board with the token; where it may go can be pointed at. A vector may lead beyond what is drawn.
    fn board(&self, at: [usize; 2]) -> Grid {
        let options = self.vectors().options(at);
        let side = |i: usize| {
            let reached = options.iter().map(|point| point[i]).filter(|size| *size <= BOARD).max().unwrap_or(0);
            (at[i].max(reached) + 1).max(ROOM)
        };
        let (cols, rows) = (side(0), if self.heaps() == 1 { 1 } else { side(1) });
        let cell = |x: usize, y: usize| {
            if [x, y] == at {
                Mark::counter()
            } else if options.contains(&[x, y]) {
                Mark::empty().pointed(spot([x, y]).0)
            } else {
                Mark::empty()
            }
        };
        Grid {
            cols: (0..cols).map(|x| x.to_string()).collect(),
            rows: if self.heaps() == 1 { vec![String::new()] } else { (0..rows).map(|y| y.to_string()).collect() },
            cells: (0..rows).flat_map(|y| (0..cols).map(move |x| (x, y))).map(|(x, y)| cell(x, y)).collect(),
            ..Grid::default()
        }
    }
}

/// The numbers that a move may take from one heap, ascending; `None`: there are two heaps, or endlessly many such numbers, or too many.
fn takes_of(vectors: &Vectors) -> Option<Vec<Nat>> {
    let Times::AtMost(times) = vectors.times else { return None };
    let steps: Vec<u64> = vectors.steps.iter().map(|[step, _]| step.unsigned_abs()).collect();
    if vectors.coordinates > 1 || times.saturating_mul(steps.len()) > TAKES {
        return None;
    }
    let mut takes: Vec<Nat> =
        steps.iter().flat_map(|step| (1..=times).map(move |often| Nat::from(*step) * often)).collect();
    takes.sort_unstable();
    takes.dedup();
    takes.last().is_some_and(|most| *most <= Nat::from(HELD)).then_some(takes)
}

fn is_drawn(at: [usize; 2]) -> bool {
    at.iter().all(|size| *size <= BOARD)
}

fn spot([x, y]: [usize; 2]) -> Spot {
    Spot((y * (BOARD + 1) + x) as u32)
}

impl Rules for AlongVectors {
    type Pos = [usize; 2];
    type Move = [usize; 2];

    fn start(&self) -> At<[usize; 2]> {
        At::first(if self.heaps() == 1 { [12, 0] } else { [6, 9] })
    }

    fn moves(&self, at: &At<[usize; 2]>) -> Moves<'_, [usize; 2]> {
        Moves::all(self.vectors().options(at.pos))
    }

    fn legal(&self, at: &At<[usize; 2]>, to: &[usize; 2]) -> Result<(), Illegal> {
        if self.vectors().options(at.pos).contains(to) {
            return Ok(());
        }
        Err(Illegal(say!("vectors-no-move", from = self.written(at.pos), to = self.written(*to))))
    }

    fn play(&self, at: &At<[usize; 2]>, to: &[usize; 2]) -> At<[usize; 2]> {
        at.leave(*to)
    }

    fn ending(&self, at: &At<[usize; 2]>) -> Option<Ending> {
        let winner = if self.is_misere { at.to } else { at.to.other() };
        self.vectors().options(at.pos).is_empty().then_some(Ending::Won(winner))
    }
}

impl Game for AlongVectors {
    const CARD: Card = Card {
        id: "vectors",
        family: Family::Heaps,
        fame: 10,
        manner: Manner::Points,
        params: &[
            Param { name: "moves", domain: Domain::Text, default: "-1,0/0,-1/-2,-1" },
            Param { name: "times", domain: Domain::Text, default: "any" },
            Param { name: "misere", domain: Domain::Flag, default: "false" },
        ],
        presets: &[
            Preset { params: &[], position: Some("5,7") },
            Preset { params: &[("moves", "-1,0/0,-1/-1,-1")], position: Some("6,9") },
            Preset { params: &[("moves", "-2,1/-2,-1/1,-2/-1,-2"), ("times", "1")], position: Some("9,9") },
            Preset { params: &[("moves", "-1/-4/-6"), ("times", "1")], position: Some("23") },
            Preset { params: &[("misere", "true")], position: Some("4,6") },
        ],
        sources: &[
            "R. Sprague, Über mathematische Kampfspiele, Tôhoku Mathematical Journal 41 (1935), 438-444",
            "S. W. Golomb, A mathematical investigation of games of take-away, Journal of Combinatorial Theory 1 (1966), 443-458",
        ],
    };

    fn oracle(&self) -> Box<dyn Oracle<Self>> {
        Box::new(Plane)
    }

    fn scene(&self, at: &At<[usize; 2]>) -> Scene {
        let shape = if is_drawn(at.pos) {
            Shape::Grid(self.board(at.pos))
        } else {
            let sizes = at.pos[..self.heaps()].iter().enumerate();
            let told = |(i, size): (usize, &usize)| Heap {
                name: (i + 1).to_string(),
                size: size.to_string(),
                counters: Vec::new(),
                note: None,
                called: Called::Heap,
            };
            Shape::Heaps(sizes.map(told).collect())
        };
        let note = match self.vectors().times {
            Times::Any => say!("vectors-any", moves = self.text.as_str()),
            Times::AtMost(times) => say!("vectors-at-most", moves = self.text.as_str(), times = times),
        };
        let ending = if self.is_misere { say!("stuck-wins") } else { say!("stuck-loses") };
        Scene::of(shape).noting(note).noting(ending)
    }

    fn path(&self, at: &At<[usize; 2]>, to: &[usize; 2]) -> Vec<Spot> {
        if is_drawn(at.pos) && is_drawn(*to) { vec![spot(*to)] } else { Vec::new() }
    }

    fn tell(&self, _at: &At<[usize; 2]>, to: &[usize; 2]) -> Say {
        say!("vectors-goes", to = self.written(*to))
    }

    fn write_pos(&self, at: &At<[usize; 2]>) -> String {
        self.written(at.pos)
    }

    fn read_pos(&self, text: &str) -> Result<At<[usize; 2]>, Fault> {
        let mut r = Reader::new(Kind::BadPosition, text);
        let at = self.read_point(&mut r)?;
        r.end()?;
        Ok(At::first(at))
    }

    fn write_move(&self, at: &At<[usize; 2]>, to: &[usize; 2]) -> String {
        format!("{}->{}", self.written(at.pos), self.written(*to))
    }

    fn read_move(&self, at: &At<[usize; 2]>, text: &str) -> Result<[usize; 2], Fault> {
        let mut r = Reader::new(Kind::IllegalMove, text);
        let from = self.read_point(&mut r)?;
        if from != at.pos {
            let says = say!("vectors-is-not", at = self.written(at.pos), told = self.written(from));
            return Err(Fault::new(Kind::IllegalMove, says).at(1));
        }
        r.expect("->")?;
        let to = self.read_point(&mut r)?;
        r.end()?;
        Ok(to)
    }

    fn count(&self) -> Count {
        if self.is_misere { Count::Wins } else { Count::Nimbers }
    }

    fn summands(&self, at: &At<[usize; 2]>) -> Vec<At<[usize; 2]>> {
        let alone = |heap: usize| At { pos: std::array::from_fn(|i| if i == heap { at.pos[i] } else { 0 }), to: at.to };
        let heaps: Vec<_> = self.apart(at.pos).into_iter().map(alone).collect();
        if heaps.is_empty() { vec![at.clone()] } else { heaps }
    }

    fn in_sums(&self) -> InSums {
        // The same numbers may be taken from every size of a heap: Ferguson's theorem.
        let is_tame = self.heaps() == 1 || self.is_apart();
        match (self.is_misere, is_tame) {
            (true, _) => InSums::Never,
            (false, true) => InSums::Tame,
            (false, false) => InSums::Impartial,
        }
    }

    fn at_cell(&self, sizes: &[usize]) -> Option<At<[usize; 2]>> {
        match *sizes {
            [n] if self.heaps() == 1 => Some(At::first([n, 0])),
            [a, b] if self.heaps() == 2 => Some(At::first([a, b])),
            _ => None,
        }
    }

    fn as_heaps(&self, at: &At<[usize; 2]>) -> Option<(HeapGame, Vec<Nat>)> {
        let heaps = self.heaps();
        let taken = |step: &[i64; 2], times: i64| step[..heaps].iter().map(|part| -part * times).collect();
        let moves: Vec<Go> = match self.vectors().times {
            Times::Any => self.vectors().steps.iter().map(|step| Go::Ray(taken(step, 1))).collect(),
            Times::AtMost(most) => {
                let most =
                    i64::try_from(most).ok().filter(|most| most * self.vectors().steps.len() as i64 <= Go::TAKES)?;
                let steps = self.vectors().steps.iter().flat_map(|step| (1..=most).map(move |times| (step, times)));
                steps.map(|(step, times)| Go::Once(taken(step, times))).collect()
            }
        };
        let game = HeapGame { is_misere: self.is_misere, ..HeapGame::new(heaps, moves) };
        Some((game, at.pos[..heaps].iter().map(|size| Nat::from(*size)).collect()))
    }

    fn table(&self, to: Option<usize>, control: &Control) -> Option<Result<Table, Stop>> {
        Some(self.tabled(to.unwrap_or(if self.heaps() == 1 { 100 } else { 20 }), control))
    }
}

impl AlongVectors {
    /// One heap in misère play: whatever the vectors, so many may be taken from every size, and Ferguson's theorem decides.
    fn alone(&self, size: usize, control: &Control) -> Result<Reason, Stop> {
        let (mut laws, period) = match &self.takes {
            Some(takes) => lone_heap::laws(takes, control)?,
            None => (Vec::new(), None),
        };
        if period.is_none() {
            laws = vec![say!("vectors-law")];
        }
        let least = self.vectors().steps.iter().map(|[step, _]| step.unsigned_abs()).min().unwrap_or(1);
        let held = |size: &Nat| small(size).unwrap_or(usize::MAX);
        LoneHeap {
            size: Nat::from(size),
            least: Nat::from(least),
            to: 0,
            lefts: &|size| {
                let mut lefts: Vec<usize> =
                    self.vectors().options([held(size), 0]).into_iter().map(|[left, _]| left).collect();
                lefts.sort_unstable_by_key(|left| std::cmp::Reverse(*left));
                lefts.into_iter().map(Nat::from).collect()
            },
            value: &|size| self.values.value([held(size), 0], control).map(|point| Nat::from(point.nimber)),
            write: &|from, left| format!("{from}->{left}"),
            period,
            laws,
        }
        .reason()
    }

    /// The values around the point, or those of the heap and of all smaller ones.
    fn basis(&self, at: [usize; 2], control: &Control) -> Result<Option<Step>, Stop> {
        if self.heaps() == 1 {
            return values::heaps(at[0], |size| Ok(Nat::from(self.values.value([size, 0], control)?.nimber)));
        }
        let options = self.vectors().options(at);
        let side = |i: usize| options.iter().chain([&at]).map(|point| point[i]).max().unwrap_or(0);
        let names = |i: usize| (0..=side(i)).map(|size| size.to_string()).collect();
        let cell = |x: usize, y: usize| match self.values.value([x, y], control) {
            Ok(point) if self.is_misere => Ok(if point.is_lost_misere { "P" } else { "N" }.to_owned()),
            Ok(point) => Ok(point.nimber.to_string()),
            Err(Stop::TooLarge(_)) => Ok("?".to_owned()),
            Err(stop) => Err(stop),
        };
        let told = if self.is_misere { Told::Outcomes } else { Told::Values };
        Map { columns: names(0), rows: names(1), told, cell: &cell, tokens: vec![at], options }.step().map(Some)
    }

    fn tabled(&self, to: usize, control: &Control) -> Result<Table, Stop> {
        let columns = if self.heaps() == 1 { 0 } else { to };
        let row = |x: usize| (0..=columns).map(|y| self.values.value([x, y], control)).collect();
        let mut rows = (0..=to).map(row).collect::<Result<Vec<Vec<Point>>, Stop>>()?;
        if self.heaps() == 1 {
            rows = vec![rows.into_iter().flatten().collect()];
        }
        let of: &[&str] = if self.heaps() == 1 { &["n"] } else { &["a", "b"] };
        let outcome = |point: &Point| if point.is_lost_misere { Outcome::P } else { Outcome::N };
        let cells = if self.is_misere {
            Cells::Outcomes(rows.iter().map(|row| row.iter().map(outcome).collect()).collect())
        } else {
            Cells::Nimbers(rows.iter().map(|row| row.iter().map(|point| point.nimber.into()).collect()).collect())
        };
        let period = match (&cells, takes_of(self.vectors()).and_then(|takes| takes.last().and_then(small))) {
            (Cells::Nimbers(rows), Some(most)) => certify(&rows[0], most, control)?,
            // Lost is who can only leave sizes that are not lost: a law of the last few sizes too.
            (Cells::Outcomes(rows), Some(most)) => certify(&rows[0], most, control)?,
            _ => None,
        };
        Ok(Table { of, from: 0, to, cells, period })
    }
}

/// Values from the table of all points that are no heavier.
struct Plane;

impl Oracle<AlongVectors> for Plane {
    fn value(&self, game: &AlongVectors, at: &At<[usize; 2]>, control: &Control) -> Result<Value, Stop> {
        game.value_at(at.pos, control)
    }

    fn explain(
        &self,
        game: &AlongVectors,
        at: &At<[usize; 2]>,
        verdict: &Verdict<[usize; 2]>,
        control: &Control,
    ) -> Result<Reason, Stop> {
        let nimber = |at: &At<[usize; 2]>, control: &Control| {
            game.values.value(at.pos, control).map(|point| Nat::from(point.nimber))
        };
        if game.is_misere && game.heaps() == 1 {
            return game.alone(at.pos[0], control);
        }
        let (mut parts, heaps) = (Vec::new(), game.apart(at.pos));
        for (i, part) in game.summands(at).iter().enumerate() {
            let name = heaps.get(i).map(|heap| format!("{}:{}", heap + 1, at.pos[*heap]));
            let name = name.unwrap_or_else(|| game.written(at.pos));
            parts.push(Part { name, nimber: nimber(part, control)?, spots: Vec::new() });
        }
        let basis = if parts.len() == 1 { game.basis(at.pos, control)? } else { None };
        let (play, laws) = match (game.is_misere, game.is_apart()) {
            (true, true) => (Play::Tame, vec![say!("lone-law-sum", to = 0), say!("vectors-law")]),
            (true, false) => (Play::Searched(HELD), Vec::new()),
            (false, _) => (Play::Normal, vec![say!("vectors-law")]),
        };
        let part_of = |to: &[usize; 2]| heaps.iter().position(|heap| to[*heap] != at.pos[*heap]).unwrap_or_default();
        let (oracle, nimber, part_of) = (self, &nimber, &part_of);
        Worth { game, oracle, at, verdict, control, parts, play, nimber, part_of, basis, laws }.reason()
    }
}
