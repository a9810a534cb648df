//! Fibonacci Nim: a pile with a limit on what may be taken; each take sets the limit for the next.

mod limit_search;
mod limit_table;
mod reason;
pub mod rules;

use std::sync::{Mutex, PoisonError};

use num_traits::Zero;

use num_traits::ToPrimitive;

use crate::heaps::fibonacci_nim::limit_search::LimitSearch;
use crate::heaps::fibonacci_nim::limit_table::{LimitTable, MOST};
use crate::heaps::fibonacci_nim::reason::explain;
use crate::heaps::fibonacci_nim::rules::{FibonacciNim, Pile, Take, live, sizes, takes};
use crate::kit::heaps;
use duel::game::manner::Manner;
use duel::game::slip::Slip;
use duel::game::summand::{InSums, Summand};
use duel::game::tabled::Tabled;
use duel::game::{Card, Family, Game, Preset};
use ground::fault::{Fault, Kind};
use ground::heap_game::{Go, HeapGame};
use ground::notation::Reader;
use ground::num::Nat;
use ground::params::{Domain, Param};
use ground::rules::At;
use ground::say;
use ground::say::Say;
use ground::scene::{Heap, Scene, Shape, Spot};
use solve::judge::control::{Control, Stop};
use solve::judge::oracle::{Oracle, Verdict};
use solve::judge::reason::Reason;
use solve::judge::sequence::{Cells, Table};
use solve::judge::value::{Outcome, Value};
use solve::search::full_search::Count;

/// Counters up to which a principal line is worth its computation.
const FORESEEN: u32 = 1_000;

impl Game for FibonacciNim {
    const CARD: Card = Card {
        id: "fibonacci-nim",
        family: Family::Heaps,
        fame: 48,
        manner: Manner::Number,
        params: &[
            Param { name: "factor", domain: Domain::Nat { least: 1, most: None }, default: "2" },
            Param { name: "plus", domain: Domain::Int { least: -1 }, default: "0" },
            Param { name: "misere", domain: Domain::Flag, default: "false" },
        ],
        presets: &[
            Preset { params: &[], position: Some("20") },
            Preset { params: &[], position: Some("54") },
            Preset { params: &[("misere", "true")], position: Some("21") },
            Preset { params: &[("factor", "3")], position: Some("30") },
            Preset { params: &[], position: Some("13/5,8/2") },
        ],
        sources: &[
            "M. J. Whinihan, Fibonacci Nim, Fibonacci Quarterly 1 (1963), 9-13",
            "A. J. Schwenk, Take-away games, Fibonacci Quarterly 8 (1970), 225-234",
        ],
    };

    fn oracle(&self) -> Box<dyn Oracle<Self>> {
        Box::new(LeastPart {
            table: Mutex::new(LimitTable::new(&self.factor, self.plus)),
            search: LimitSearch::new(&self.factor, self.plus),
        })
    }

    fn scene(&self, at: &At<Vec<Pile>>) -> Scene {
        let heaps = at.pos.iter().enumerate().map(|(i, pile)| drawn(i, pile)).collect();
        let next = say!("fibonacci-next", formula = self.formula());
        let last = if self.is_misere { say!("fibonacci-stuck-wins") } else { say!("fibonacci-stuck-loses") };
        Scene::of(Shape::Heaps(heaps)).noting(next).noting(last)
    }

    fn path(&self, at: &At<Vec<Pile>>, (i, taken): &Take) -> Vec<Spot> {
        heaps::path(&sizes(&at.pos), *i, &(&at.pos[*i].size - taken))
    }

    fn pointable(&self, at: &At<Vec<Pile>>) -> Vec<Take> {
        let drawn = at.pos.iter().enumerate().filter(|(i, pile)| heaps::is_drawn(*i, &pile.size));
        drawn.flat_map(|(i, pile)| takes(&pile.limit).map(move |t| (i, t))).collect()
    }

    fn slips(&self, at: &At<Vec<Pile>>, take: &Take) -> Vec<Slip> {
        self.facts(&at.pos, take)
    }

    fn tell(&self, _at: &At<Vec<Pile>>, (i, taken): &Take) -> Say {
        say!("takes-from-heap", count = taken, heap = i + 1)
    }

    fn write_pos(&self, at: &At<Vec<Pile>>) -> String {
        let piles: Vec<String> = at.pos.iter().map(Pile::written).collect();
        if piles.is_empty() { "-".into() } else { piles.join(",") }
    }

    fn read_pos(&self, text: &str) -> Result<At<Vec<Pile>>, Fault> {
        let mut r = Reader::new(Kind::BadPosition, text);
        let mut piles = Vec::new();
        if !r.take("-") {
            piles.push(read_pile(&mut r)?);
            while r.take(",") {
                piles.push(read_pile(&mut r)?);
            }
        }
        r.end()?;
        Ok(At::first(piles))
    }

    fn write_move(&self, at: &At<Vec<Pile>>, (i, taken): &Take) -> String {
        if at.pos.len() == 1 { taken.to_string() } else { format!("{}:{taken}", i + 1) }
    }

    fn read_move(&self, at: &At<Vec<Pile>>, text: &str) -> Result<Take, Fault> {
        let mut r = Reader::new(Kind::IllegalMove, text);
        let pile = heaps::read_heap_number(&mut r, at.pos.len())?;
        let taken = r.nat()?;
        r.end()?;
        Ok((pile, taken))
    }

    fn count(&self) -> Count {
        if self.is_misere { Count::Wins } else { Count::Nimbers }
    }

    fn summand(&self) -> Option<&dyn Summand<Vec<Pile>>> {
        Some(self)
    }

    fn tabled(&self) -> Option<&dyn Tabled<Vec<Pile>>> {
        Some(self)
    }
}

impl Summand<Vec<Pile>> for FibonacciNim {
    fn summands(&self, at: &At<Vec<Pile>>) -> Vec<At<Vec<Pile>>> {
        at.pos.iter().map(|pile| At { pos: vec![pile.clone()], to: at.to }).collect()
    }

    fn in_sums(&self) -> InSums {
        if self.is_misere { InSums::Never } else { InSums::Impartial }
    }
}

impl Tabled<Vec<Pile>> for FibonacciNim {
    fn at_cell(&self, sizes: &[usize]) -> Option<At<Vec<Pile>>> {
        match *sizes {
            [size] => Some(At::first(vec![Pile::fresh(Nat::from(size))])),
            [size, limit] if limit <= size => Some(At::first(vec![Pile::new(Nat::from(size), Nat::from(limit))])),
            _ => None,
        }
    }

    /// Schwenk 1970: fresh piles are lost at the numbers H, which are those of Fibonacci with the limit 2t, and with the limits t and
    /// 2t - 1 the powers of two.
    fn law(&self, sizes: usize) -> Option<String> {
        if sizes != 1 || self.is_misere {
            return None;
        }
        match (self.factor.to_u8(), self.plus) {
            (Some(2), 0) => Some("fibonacci(n)".to_owned()),
            (Some(1), 0) | (Some(2), -1) => Some("n == 0 or power_of_two(n)".to_owned()),
            _ => None,
        }
    }

    fn as_heaps(&self, at: &At<Vec<Pile>>) -> Option<(HeapGame, Vec<Nat>)> {
        let factor = self.factor.to_u64().filter(|factor| (1..=3).contains(factor) && self.plus == 0)?;
        let [pile] = &at.pos[..] else { return None };
        let game = HeapGame { is_misere: self.is_misere, ..HeapGame::new(2, vec![Go::Limit { factor }]) };
        Some((game, vec![pile.size.clone(), pile.limit.clone()]))
    }

    fn table(&self, to: Option<usize>, control: &Control) -> Option<Result<Table, Stop>> {
        let to = to.unwrap_or(40);
        if to > MOST {
            return Some(Err(Stop::TooLarge(say!("heap-beyond-table", size = to, most = MOST))));
        }
        let cells = if self.is_misere { self.outcomes(to, control) } else { self.nimbers(to, control) };
        Some(cells.map(|cells| Table { of: &["n", "limit"], from: 0, to, cells, period: None }))
    }
}

impl FibonacciNim {
    fn outcomes(&self, to: usize, control: &Control) -> Result<Cells, Stop> {
        let row = |n: usize| {
            let least = self.rule.least_limit(&Nat::from(n), self.is_misere, control)?;
            let is_won = |limit: usize| match limit {
                0 => self.is_misere,
                _ => least.as_ref().is_some_and(|least| *least <= Nat::from(limit)),
            };
            Ok((0..=n).map(|limit| if is_won(limit) { Outcome::N } else { Outcome::P }).collect())
        };
        (0..=to).map(row).collect::<Result<_, _>>().map(Cells::Outcomes)
    }

    fn nimbers(&self, to: usize, control: &Control) -> Result<Cells, Stop> {
        let mut table = LimitTable::new(&self.factor, self.plus);
        let rows = table.rows(to, control)?;
        Ok(Cells::Nimbers(rows.iter().map(|row| row.iter().copied().map(u64::from).collect()).collect()))
    }
}

/// A pile with its counters, of which those may be pointed at that may be taken.
fn drawn(i: usize, pile: &Pile) -> Heap {
    let mut heap = heaps::heap(i, &pile.size);
    let kept = &pile.size - &pile.limit;
    for (mark, height) in heap.counters.iter_mut().zip(1u8..) {
        mark.spot = mark.spot.filter(|_| Nat::from(height) > kept);
    }
    Heap { note: Some(say!("fibonacci-limit", limit = &pile.limit)), ..heap }
}

fn read_pile(r: &mut Reader) -> Result<Pile, Fault> {
    let expecting = |fault: Fault| {
        if fault.kind == Kind::TooLarge { fault } else { fault.expecting(say!("fibonacci-expect-pile")) }
    };
    let size = r.nat().map_err(expecting)?;
    if r.take("/") { Ok(Pile::new(size, r.nat()?)) } else { Ok(Pile::fresh(size)) }
}

/// One pile by its least part, several by nim-values or, in misère play, by search.
struct LeastPart {
    table: Mutex<LimitTable>,
    search: LimitSearch,
}

impl LeastPart {
    /// The nim-value from the table, if the pile is in it.
    fn tabled(&self, pile: &Pile, control: &Control) -> Result<Option<Nat>, Stop> {
        let mut table = self.table.lock().unwrap_or_else(PoisonError::into_inner);
        Ok(table.value(&pile.size, &pile.limit, control)?.map(Nat::from))
    }

    /// The nim-value of one pile among several, or what is too large for it.
    fn nimber(&self, pile: &Pile, control: &Control) -> Result<Nat, Stop> {
        if pile.limit.is_zero() {
            return Ok(Nat::ZERO);
        }
        let beyond = || Stop::TooLarge(say!("heap-beyond-table", size = &pile.size, most = MOST));
        self.tabled(pile, control)?.ok_or_else(beyond)
    }

    fn nimbers(&self, piles: &[Pile], control: &Control) -> Result<Vec<Nat>, Stop> {
        piles.iter().map(|pile| self.nimber(pile, control)).collect()
    }

    fn one(&self, game: &FibonacciNim, pile: &Pile, control: &Control) -> Result<Value, Stop> {
        if !game.is_misere
            && let Some(nimber) = self.tabled(pile, control)?
        {
            return Ok(Value::nimber(nimber));
        }
        let is_lost = game.rule.is_lost(&pile.size, &pile.limit, game.is_misere, control)?;
        Ok(if is_lost && !game.is_misere { Value::nimber(Nat::ZERO) } else { Value::of_outcome(!is_lost) })
    }

    /// Every take that makes the nim-sum 0.
    fn balancing(&self, game: &FibonacciNim, piles: &[Pile], control: &Control) -> Result<Vec<Take>, Stop> {
        let nimbers = self.nimbers(piles, control)?;
        let sum = nimbers.iter().fold(Nat::ZERO, |sum, nimber| sum ^ nimber);
        let mut found = Vec::new();
        for (i, pile) in piles.iter().enumerate() {
            let wanted = &nimbers[i] ^ &sum;
            for taken in takes(&pile.limit) {
                if self.nimber(&game.left(pile, &taken), control)? == wanted {
                    found.push((i, taken));
                }
            }
        }
        Ok(found)
    }
}

impl Oracle<FibonacciNim> for LeastPart {
    fn value(&self, game: &FibonacciNim, at: &At<Vec<Pile>>, control: &Control) -> Result<Value, Stop> {
        let piles = &at.pos;
        match live(piles)[..] {
            [] if game.is_misere => Ok(Value::Won),
            [] => Ok(Value::nimber(Nat::ZERO)),
            [i] => self.one(game, &piles[i], control),
            _ if game.is_misere => {
                let all = piles.iter().map(|pile| (&pile.size, &pile.limit));
                self.search.is_won(all, control).map(Value::of_outcome)
            }
            _ => Ok(Value::nimber(self.nimbers(piles, control)?.iter().fold(Nat::ZERO, |sum, nimber| sum ^ nimber))),
        }
    }

    fn winning(&self, game: &FibonacciNim, at: &At<Vec<Pile>>, control: &Control) -> Result<Option<Vec<Take>>, Stop> {
        match live(&at.pos)[..] {
            [i] => {
                let Pile { size, limit } = &at.pos[i];
                let takes = game.rule.winning_takes(size, limit, game.is_misere, control)?;
                Ok(Some(takes.into_iter().map(|taken| (i, taken)).collect()))
            }
            _ if game.is_misere => Ok(None),
            _ => self.balancing(game, &at.pos, control).map(Some),
        }
    }

    fn foresight(&self, _game: &FibonacciNim, at: &At<Vec<Pile>>) -> usize {
        let counters: Nat = at.pos.iter().map(|pile| &pile.size).sum();
        if counters <= Nat::from(FORESEEN) { 64 } else { 0 }
    }

    fn explain(
        &self,
        game: &FibonacciNim,
        at: &At<Vec<Pile>>,
        verdict: &Verdict<Take>,
        control: &Control,
    ) -> Result<Reason, Stop> {
        let nimbers =
            if game.is_misere || live(&at.pos).len() < 2 { Vec::new() } else { self.nimbers(&at.pos, control)? };
        explain(self, game, at, verdict, &nimbers, control)
    }
}
