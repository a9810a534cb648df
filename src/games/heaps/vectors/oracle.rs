//! What points are worth, and why: from the table of all lighter points, or far out by the law of every size.

use std::cmp::Reverse;

use crate::heaps::vectors::rules::{AlongVectors, near, takes_of};
use crate::kit::counted::{Counting, Reach};
use crate::kit::heaps::write_heaps;
use crate::kit::lawful::Lawfully;
use crate::kit::lone_heap::{self, LoneHeap};
use crate::kit::worth::Worth;
use crate::kit::worth::telling::{Part, Play};
use crate::kit::worth::values::{self, Map, Told};
use duel::game::Game;
use duel::game::summand::Summand;
use ground::num::{Nat, small};
use ground::rules::At;
use ground::say;
use solve::automaton::known::Known;
use solve::judge::control::{Control, Stop};
use solve::judge::oracle::{Counted, Oracle, Verdict};
use solve::judge::reason::{Reason, Step};
use solve::judge::sequence::{Cells, Table};
use solve::judge::value::{Outcome, Value};
use solve::nim_values::period::certify;
use solve::nim_values::vector_table::{HELD, Point, Worth as Worthy};

/// Values from the table of all points that are no heavier, and beyond it who wins by a law that was proved.
pub struct Plane;

impl Oracle<AlongVectors> for Plane {
    fn value(&self, game: &AlongVectors, at: &At<Vec<Nat>>, control: &Control) -> Result<Value, Stop> {
        control.tick(1)?;
        if let Some(point) = game.held(&at.pos) {
            let worth = game.values.value(point, control)?;
            let is_lost = worth.is_lost_misere;
            return Ok(if game.is_misere { Value::of_outcome(!is_lost) } else { Value::nimber(worth.nimber) });
        }
        Ok(game.far_value(game.far_law(&at.pos, control)?.is_lost(&at.pos)))
    }

    fn leaves(
        &self,
        game: &AlongVectors,
        at: &At<Vec<Nat>>,
        left: &Vec<Nat>,
        control: &Control,
    ) -> Result<Option<Value>, Stop> {
        if game.held(&at.pos).is_some() || game.held(left).is_some() {
            return Ok(None);
        }
        let is_lost = game.far_law(&at.pos, control)?.leaves_lost(&at.pos, left, control)?;
        Ok(Some(game.far_value(is_lost)))
    }

    fn winning_counted(
        &self,
        game: &AlongVectors,
        at: &At<Vec<Nat>>,
        most: usize,
        control: &Control,
    ) -> Result<Option<Counted<Vec<Nat>>>, Stop> {
        if game.held(&at.pos).is_some() {
            return Ok(None);
        }
        let Some(met) = game.far_law(&at.pos, control)?.winning(&at.pos, most, control)? else { return Ok(None) };
        let rows = game.rows(&at.pos);
        let mut listed = met.listed;
        listed.sort_by_cached_key(|point| rows.iter().enumerate().find_map(|(i, row)| Some((i, row.place(point)?))));
        Ok(Some((listed, met.total)))
    }

    fn foresight(&self, game: &AlongVectors, at: &At<Vec<Nat>>) -> usize {
        if game.held(&at.pos).is_some() { 64 } else { 0 }
    }

    fn explain(
        &self,
        game: &AlongVectors,
        at: &At<Vec<Nat>>,
        verdict: &Verdict<Vec<Nat>>,
        control: &Control,
    ) -> Result<Reason, Stop> {
        if game.is_nim() {
            let (oracle, names, is_misere, reach) = (self, Vec::new(), game.is_misere, Reach::Now);
            let counting = Counting { game, oracle, at, verdict, control, is_misere, reach, names };
            if let Some(reason) = counting.reason()? {
                return Ok(reason);
            }
            return game.by_nim_sum(at, verdict, control);
        }
        let Some(point) = game.held(&at.pos) else { return game.lawful(at, verdict, control) };
        let (oracle, names, is_misere, reach) = (self, Vec::new(), game.is_misere, Reach::Answered);
        let counting = Counting { game, oracle, at, verdict, control, is_misere, reach, names };
        if let Some(reason) = counting.reason_if_brief()? {
            return Ok(reason);
        }
        let alone = (game.heaps() == 1 && game.is_plain()).then(|| game.alone(point[0], control));
        if let Some(reason) = alone.transpose()?.flatten() {
            return Ok(reason);
        }
        let nimber = |at: &At<Vec<Nat>>, control: &Control| {
            let point = game.held(&at.pos).unwrap_or([usize::MAX; 3]);
            game.values.value(point, control).map(|worth| Nat::from(worth.nimber))
        };
        let (mut parts, heaps) = (Vec::new(), game.apart(&at.pos));
        for (i, part) in game.summands(at).iter().enumerate() {
            let name = heaps.get(i).filter(|_| heaps.len() > 1);
            let name = name.map(|heap| format!("{}:{}", heap + 1, at.pos[*heap]));
            let name = name.unwrap_or_else(|| write_heaps(&at.pos));
            parts.push(Part { name, nimber: nimber(part, control)?, spots: Vec::new() });
        }
        let target = verdict.best.first().filter(|_| verdict.value.outcome() == Outcome::N);
        let basis = if parts.len() == 1 { game.basis(point, target, control)? } else { None };
        let (play, laws) = match (game.is_misere, game.is_apart()) {
            (true, true) => (Play::Tame, vec![say!("lone-law-sum", to = 0), say!("vectors-law")]),
            (true, false) => (Play::Searched(HELD), Vec::new()),
            // One token on a plane: who wins where is enough.
            (false, _) if basis.is_some() && game.heaps() == 2 => (Play::Mapped, Vec::new()),
            (false, _) => (Play::Normal, vec![say!("vectors-law")]),
        };
        let part_of = |to: &Vec<Nat>| heaps.iter().position(|heap| to[*heap] != at.pos[*heap]).unwrap_or_default();
        let (oracle, nimber, part_of) = (self, &nimber, &part_of);
        Worth { game, oracle, at, verdict, control, parts, play, nimber, part_of, basis, laws }.reason()
    }
}

impl AlongVectors {
    /// The law of points beyond the table. Errors: stopped, or none was found.
    fn far_law(&self, at: &[Nat], control: &Control) -> Result<&Known, Stop> {
        let beyond = || Stop::TooLarge(say!("point-beyond-law", point = write_heaps(at), most = HELD));
        self.law.ask(control)?.ok_or_else(beyond)
    }

    /// What a point beyond the table is worth.
    fn far_value(&self, is_lost: bool) -> Value {
        if is_lost && !self.is_misere { Value::nimber(Nat::ZERO) } else { Value::of_outcome(!is_lost) }
    }

    /// Why, by the law of every size.
    fn lawful(&self, at: &At<Vec<Nat>>, verdict: &Verdict<Vec<Nat>>, control: &Control) -> Result<Reason, Stop> {
        if let Some(reason) = self.by_steps(at, verdict) {
            return Ok(reason);
        }
        let (law, at) = (self.far_law(&at.pos, control)?, at);
        let mv = verdict.best.first().map(|to| (self.write_move(at, to), self.tell(at, to), to.clone()));
        let is_won = verdict.value.outcome() == Outcome::N;
        Ok(Lawfully { law, at: &at.pos, is_won, mv, moves: verdict.best_total.clone() }.reason())
    }

    /// One heap: whatever the vectors, the same numbers may be taken from every size. In misère play Ferguson's theorem decides.
    fn alone(&self, size: usize, control: &Control) -> Result<Option<Reason>, Stop> {
        let (mut laws, period) = match &self.takes {
            Some(takes) => lone_heap::laws(takes, control)?,
            None => (Vec::new(), None),
        };
        if period.is_none() {
            laws = vec![say!("vectors-law")];
        }
        let least = self.vectors().ways.iter().map(|way| way.first[0].unsigned_abs()).min().unwrap_or(1);
        let held = |size: &Nat| [small(size).unwrap_or(usize::MAX), 0, 0];
        LoneHeap {
            size: Nat::from(size),
            is_misere: self.is_misere,
            least: Nat::from(least),
            to: 0,
            lefts: &|size| {
                let mut lefts: Vec<usize> =
                    self.vectors().options(held(size)).into_iter().map(|[left, ..]| left).collect();
                lefts.sort_unstable_by_key(|left| Reverse(*left));
                lefts.into_iter().map(Nat::from).collect()
            },
            value: &|size| self.values.value(held(size), control).map(|worth| Nat::from(worth.nimber)),
            write: &|from, left| format!("{from}->{left}"),
            period,
            laws,
        }
        .reason_if_short()
    }

    /// The values around the point, or those of the heap and of all smaller ones; none of three heaps.
    fn basis(&self, at: Point, target: Option<&Vec<Nat>>, control: &Control) -> Result<Option<Step>, Stop> {
        if self.heaps() == 1 && self.is_misere {
            let is_lost = |size| Ok(self.values.value([size, 0, 0], control)?.is_lost_misere);
            return values::outcomes(at[0], is_lost);
        }
        if self.heaps() == 1 {
            return values::heaps(at[0], |size| Ok(Nat::from(self.values.value([size, 0, 0], control)?.nimber)));
        }
        if self.heaps() == 3 {
            return Ok(None);
        }
        let options: Vec<[usize; 2]> = self.vectors().options(at).into_iter().map(|[x, y, _]| [x, y]).collect();
        let token = [at[0], at[1]];
        let side = |i: usize| options.iter().chain([&token]).map(|point| point[i]).max().unwrap_or(0);
        let names = |i: usize| (0..=side(i)).map(|size| size.to_string()).collect();
        let bounds = &self.vectors().bounds;
        let cell = |x: usize, y: usize| match self.values.value([x, y, 0], control) {
            // Where no move may end only a start can be lost or won.
            _ if [x, y] != token && !bounds.may_leave(&[x as u64, y as u64]) => Ok("-".to_owned()),
            Ok(worth) => {
                let is_lost = if self.is_misere { worth.is_lost_misere } else { worth.nimber == 0 };
                Ok(if is_lost { "P" } else { "N" }.to_owned())
            }
            Err(Stop::TooLarge(_)) => Ok("?".to_owned()),
            Err(stop) => Err(stop),
        };
        let told = Told::Outcomes;
        let target = target.and_then(|to| near(to)).map(|[x, y, _]| [x, y]);
        Map { columns: names(0), rows: names(1), told, cell: &cell, tokens: vec![token], options, target }
            .step()
            .map(Some)
    }

    /// The values of one heap up to a size, or of two in rows.
    pub fn tabled(&self, to: usize, control: &Control) -> Result<Table, Stop> {
        let columns = if self.heaps() == 1 { 0 } else { to };
        let row = |x: usize| (0..=columns).map(|y| self.values.value([x, y, 0], control)).collect();
        let mut rows = (0..=to).map(row).collect::<Result<Vec<Vec<Worthy>>, Stop>>()?;
        if self.heaps() == 1 {
            rows = vec![rows.into_iter().flatten().collect()];
        }
        let of: &[&str] = if self.heaps() == 1 { &["n"] } else { &["a", "b"] };
        let outcome = |worth: &Worthy| if worth.is_lost_misere { Outcome::P } else { Outcome::N };
        let cells = if self.is_misere {
            Cells::Outcomes(rows.iter().map(|row| row.iter().map(outcome).collect()).collect())
        } else {
            Cells::Nimbers(rows.iter().map(|row| row.iter().map(|worth| worth.nimber.into()).collect()).collect())
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
