//! Wythoff's game: two heaps; a move lowers one of them, or both by nearly the same amount.

mod reason;
pub mod rules;

use std::sync::{Mutex, PoisonError};

use num_traits::{One, ToPrimitive, Zero};

use crate::heaps::wythoff::reason::explain;
use crate::heaps::wythoff::rules::{Two, Wythoff, on_board, spot, written};
use duel::game::manner::Manner;
use duel::game::slip::Slip;
use duel::game::summand::{InSums, Summand};
use duel::game::tabled::Tabled;
use duel::game::{Card, Family, Game, Preset};
use ground::fault::{Fault, Kind};
use ground::heap_game::{Go, HeapGame};
use ground::notation::Reader;
use ground::num::{Nat, small};
use ground::params::{Domain, Param};
use ground::rules::{At, Rules};
use ground::say;
use ground::say::Say;
use ground::scene::piece::{Owner, Piece, Role};
use ground::scene::{Called, Grid, Heap, Lined, Mark, Scene, Shape, Spot};
use solve::formula::beatty::Pairs;
use solve::judge::control::{Control, Stop};
use solve::judge::oracle::{Oracle, Verdict};
use solve::judge::reason::Reason;
use solve::judge::sequence::{Cells, Table};
use solve::judge::value::{Outcome, Value};
use solve::nim_values::mex_plane::MexPlane;
use solve::search::full_search::Count;

/// Columns and rows the board has at least.
const ROOM: usize = 8;

/// Sizes up to which a table of misère outcomes goes.
const TABLED: usize = 2_000;

/// Sizes up to which a principal line is worth its computation.
const FORESEEN: u32 = 1_000;

impl Game for Wythoff {
    const CARD: Card = Card {
        id: "wythoff",
        family: Family::Heaps,
        fame: 76,
        manner: Manner::Points,
        params: &[
            Param { name: "t", domain: Domain::Nat { least: 1, most: None }, default: "1" },
            Param { name: "misere", domain: Domain::Flag, default: "false" },
        ],
        presets: &[
            Preset { params: &[], position: Some("6,9") },
            Preset { params: &[], position: Some("13,21") },
            Preset { params: &[("misere", "true")], position: Some("7,11") },
            Preset { params: &[("t", "2")], position: Some("9,16") },
        ],
        sources: &[
            "W. A. Wythoff, A modification of the game of Nim, Nieuw Archief voor Wiskunde 7 (1907), 199-202",
            "A. S. Fraenkel, How to beat your Wythoff games' opponent on three fronts, American Mathematical Monthly 89 \
             (1982), 353-361",
            "A. S. Fraenkel, Wythoff games, continued fractions, cedar trees and Fibonacci searches, Theoretical Computer \
             Science 29 (1984), 49-73",
        ],
    };

    fn oracle(&self) -> Box<dyn Oracle<Self>> {
        Box::new(LostPairs { pairs: self.pairs(), plane: Mutex::new(MexPlane::new(&self.t)) })
    }

    fn scene(&self, at: &At<Two>) -> Scene {
        let shape = match on_board(&at.pos) {
            Some(cell) => Shape::Grid(self.board(at, cell)),
            None => Shape::Heaps(vec![numbered(1, &at.pos.0), numbered(2, &at.pos.1)]),
        };
        let both = if self.t.is_one() { say!("wythoff-both-alike") } else { say!("wythoff-both-near", t = &self.t) };
        let scene = Scene::of(shape).noting(if self.is_misere { say!("last-loses") } else { say!("last-wins") });
        let scene = scene.noting(both);
        if on_board(&at.pos).is_some() { scene.noting(say!("wythoff-queen")) } else { scene }
    }

    fn path(&self, at: &At<Two>, left: &Two) -> Vec<Spot> {
        on_board(&at.pos).and_then(|_| on_board(left)).map(spot).into_iter().collect()
    }

    fn pointable(&self, at: &At<Two>) -> Vec<Two> {
        if on_board(&at.pos).is_some() { self.moves(at).list.collect() } else { Vec::new() }
    }

    fn slips(&self, at: &At<Two>, left: &Two) -> Vec<Slip> {
        let are_both = left.0 != at.pos.0 && left.1 != at.pos.1;
        vec![if are_both { Slip::Both } else { Slip::One }]
    }

    fn tell(&self, at: &At<Two>, left: &Two) -> Say {
        let (first, second) = (&at.pos.0 - &left.0, &at.pos.1 - &left.1);
        if second.is_zero() {
            say!("takes-from-heap", count = first, heap = 1)
        } else if first.is_zero() {
            say!("takes-from-heap", count = second, heap = 2)
        } else {
            say!("wythoff-takes-both", first = first, second = second)
        }
    }

    fn write_pos(&self, at: &At<Two>) -> String {
        written(&at.pos)
    }

    fn read_pos(&self, text: &str) -> Result<At<Two>, Fault> {
        let mut r = Reader::new(Kind::BadPosition, text);
        let pos = read_two(&mut r)?;
        r.end()?;
        Ok(At::first(pos))
    }

    fn write_move(&self, at: &At<Two>, left: &Two) -> String {
        format!("{}->{}", written(&at.pos), written(left))
    }

    fn read_move(&self, at: &At<Two>, text: &str) -> Result<Two, Fault> {
        let mut r = Reader::new(Kind::IllegalMove, text);
        let column = r.column();
        let before = read_two(&mut r)?;
        if before != at.pos {
            let says = say!("wythoff-not-there", here = written(&at.pos), told = written(&before));
            return Err(Fault::new(Kind::IllegalMove, says).at(column));
        }
        r.expect("->")?;
        let left = read_two(&mut r)?;
        r.end()?;
        Ok(left)
    }

    fn count(&self) -> Count {
        if self.is_misere { Count::Wins } else { Count::Nimbers }
    }

    fn summand(&self) -> Option<&dyn Summand<Two>> {
        Some(self)
    }

    fn tabled(&self) -> Option<&dyn Tabled<Two>> {
        Some(self)
    }
}

impl Summand<Two> for Wythoff {
    fn in_sums(&self) -> InSums {
        if self.is_misere { InSums::Never } else { InSums::Impartial }
    }
}

impl Tabled<Two> for Wythoff {
    fn at_cell(&self, sizes: &[usize]) -> Option<At<Two>> {
        let [a, b] = sizes else { return None };
        Some(At::first((Nat::from(*a), Nat::from(*b))))
    }

    /// Wythoff 1907; misère, and with t, Fraenkel 1984.
    fn law(&self, sizes: usize) -> Option<String> {
        match (sizes, self.t.is_one(), self.is_misere) {
            (2, true, false) => Some("a == floor(k * phi)".to_owned()),
            (2, true, true) => {
                Some("k > 1 and a == floor(k * phi) or a == 0 and b == 1 or a == 2 and b == 2".to_owned())
            }
            (2, false, false) => Some(self.written_law()),
            _ => None,
        }
    }

    fn as_heaps(&self, at: &At<Two>) -> Option<(HeapGame, Vec<Nat>)> {
        let t = self.t.to_i64().filter(|t| *t <= 5)?;
        let game = HeapGame { is_misere: self.is_misere, ..HeapGame::new(2, Go::wythoff(t)) };
        Some((game, vec![at.pos.0.clone(), at.pos.1.clone()]))
    }

    fn table(&self, to: Option<usize>, control: &Control) -> Option<Result<Table, Stop>> {
        let to = to.unwrap_or(30);
        let cells = if self.is_misere { self.outcomes(to).map(Cells::Outcomes) } else { self.nimbers(to, control) };
        Some(cells.map(|cells| Table { of: &["a", "b"], from: 0, to, cells, period: None }))
    }
}

impl Wythoff {
    /// The pairs of normal play as a law: the i-th has the difference k = ti and begins with the floor of i(2 - t + root(t² + 4))/2.
    fn written_law(&self) -> String {
        let t = &self.t;
        let (less, square) = (t - 2u8, t * t + 4u8);
        format!("k % {t} == 0 and a == floor((root(floor(k / {t}) ** 2 * {square}) - {less} * floor(k / {t})) / 2)")
    }

    /// The board with the queen; the cells she may go to can be pointed at.
    fn board(&self, at: &At<Two>, (a, b): (usize, usize)) -> Grid {
        let (cols, rows) = ((a + 1).max(ROOM), (b + 1).max(ROOM));
        let cell = |x: usize, y: usize| {
            if (x, y) == (a, b) {
                return Mark::piece(Piece::Chess(Role::Queen), Owner::Nobody);
            }
            match self.legal(at, &(Nat::from(x), Nat::from(y))) {
                Ok(()) => Mark::empty().pointed(spot((x, y)).0).called(format!("{x},{y}")),
                Err(_) => Mark::empty(),
            }
        };
        Grid {
            cols: (0..cols).map(|x| x.to_string()).collect(),
            rows: (0..rows).map(|y| y.to_string()).collect(),
            cells: (0..rows).flat_map(|y| (0..cols).map(move |x| (x, y))).map(|(x, y)| cell(x, y)).collect(),
            lined: Lined::Chequered,
            ..Grid::default()
        }
    }

    fn nimbers(&self, to: usize, control: &Control) -> Result<Cells, Stop> {
        let mut plane = MexPlane::new(&self.t);
        within(to, plane.most())?;
        plane.square(to, control).map(Cells::Nimbers)
    }

    fn outcomes(&self, to: usize) -> Result<Vec<Vec<Outcome>>, Stop> {
        within(to, TABLED)?;
        let mut rows = vec![vec![Outcome::N; to + 1]; to + 1];
        let pairs = self.pairs();
        for (a, row) in rows.iter_mut().enumerate() {
            if let Some(b) = small(&pairs.partner(&Nat::from(a)).1).filter(|&b| b <= to) {
                row[b] = Outcome::P;
            }
        }
        Ok(rows)
    }
}

fn within(to: usize, most: usize) -> Result<(), Stop> {
    if to <= most { Ok(()) } else { Err(Stop::TooLarge(say!("heap-beyond-table", size = to, most = most))) }
}

/// A heap too large for the board: its number speaks for itself.
fn numbered(name: usize, size: &Nat) -> Heap {
    Heap { name: name.to_string(), size: size.to_string(), counters: Vec::new(), note: None, called: Called::Heap }
}

fn read_two(r: &mut Reader) -> Result<Two, Fault> {
    let expecting = |fault: Fault| {
        if fault.kind == Kind::TooLarge { fault } else { fault.expecting(say!("wythoff-expect-two")) }
    };
    let a = r.nat().map_err(expecting)?;
    r.expect(",")?;
    Ok((a, r.nat()?))
}

/// The list of lost pairs, and nim-values of heaps that fit the plane.
struct LostPairs {
    pairs: Pairs,
    plane: Mutex<MexPlane>,
}

impl Oracle<Wythoff> for LostPairs {
    fn value(&self, wythoff: &Wythoff, at: &At<Two>, control: &Control) -> Result<Value, Stop> {
        control.tick(1)?;
        let (a, b) = &at.pos;
        let is_lost = self.pairs.number(a, b).is_some();
        if wythoff.is_misere {
            return Ok(Value::of_outcome(!is_lost));
        }
        if is_lost {
            return Ok(Value::nimber(Nat::ZERO));
        }
        let nimber = self.plane.lock().unwrap_or_else(PoisonError::into_inner).value(a, b, control)?;
        Ok(nimber.map_or(Value::Won, Value::nimber))
    }

    fn winning(&self, _wythoff: &Wythoff, at: &At<Two>, _control: &Control) -> Result<Option<Vec<Two>>, Stop> {
        Ok(Some(self.pairs.reached(&at.pos.0, &at.pos.1)))
    }

    fn foresight(&self, _wythoff: &Wythoff, at: &At<Two>) -> usize {
        if at.pos.0 <= Nat::from(FORESEEN) && at.pos.1 <= Nat::from(FORESEEN) { 64 } else { 0 }
    }

    fn explain(&self, wythoff: &Wythoff, at: &At<Two>, verdict: &Verdict<Two>, _: &Control) -> Result<Reason, Stop> {
        Ok(explain(wythoff, &self.pairs, at, verdict))
    }
}
