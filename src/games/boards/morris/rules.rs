//! The rules of morris: men are placed, then moved along the lines; three in a row take a man, or win.

use crate::boards::morris::plan::{Plan, Set, points};
use ground::num::Nat;
use ground::rules::{At, Ending, Illegal, Moves, Rules, Side};
use ground::say;

/// Morris with three or six men a side.
pub struct Morris {
    /// Men of each side.
    pub men: u8,
}

/// A board: both sides' men on their points, and how many each has still to place. White comes first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Board {
    /// Men of each side at the start: which board it is.
    pub men: u8,
    /// The points of White and of Black.
    pub on: [Set; 2],
    /// Men in hand.
    pub hand: [u8; 2],
}

/// A move: from where (none when a man is placed), to where, and whose point is cleared.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Turn {
    /// From where.
    pub from: Option<u8>,
    /// To where.
    pub to: u8,
    /// The opponent's man that is taken.
    pub taken: Option<u8>,
}

impl Board {
    /// The board's points and lines.
    pub fn plan(&self) -> &'static Plan {
        Plan::of(self.men)
    }

    /// Men of a side, in hand or on the board.
    pub fn total(&self, side: Side) -> u32 {
        self.on[side as usize].count_ones() + u32::from(self.hand[side as usize])
    }

    /// The free points.
    pub fn free(&self) -> Set {
        self.plan().all() & !(self.on[0] | self.on[1])
    }

    /// What a side may do, were it to move.
    pub fn turns(&self, side: Side) -> Vec<Turn> {
        let (plan, own) = (self.plan(), self.on[side as usize]);
        let ways: Vec<(Option<u8>, u8)> = if self.hand[side as usize] > 0 {
            points(self.free()).map(|to| (None, to)).collect()
        } else {
            let of = |from: u8| points(plan.near[usize::from(from)] & self.free()).map(move |to| (Some(from), to));
            points(own).flat_map(of).collect()
        };
        ways.into_iter().flat_map(|(from, to)| self.taking(side, from, to)).collect()
    }

    /// The turns that begin with this step: one, or one for each man that it takes.
    fn taking(self, side: Side, from: Option<u8>, to: u8) -> Vec<Turn> {
        let plan = self.plan();
        let own = self.on[side as usize] & !from.map_or(0, |from| 1 << from) | 1 << to;
        let other = self.on[side.other() as usize];
        if !plan.takes() || other == 0 || !plan.is_milled(own, to) {
            return vec![Turn { from, to, taken: None }];
        }
        points(plan.loose(other)).map(|taken| Turn { from, to, taken: Some(taken) }).collect()
    }

    /// The board after a side's turn.
    pub fn after(&self, side: Side, turn: Turn) -> Board {
        let mut next = *self;
        let (own, other) = (side as usize, side.other() as usize);
        match turn.from {
            Some(from) => next.on[own] &= !(1 << from),
            None => next.hand[own] -= 1,
        }
        next.on[own] |= 1 << turn.to;
        next.on[other] &= !turn.taken.map_or(0, |taken| 1 << taken);
        next
    }

    /// Who has won before the mover looks for a move: three in a row where that wins, or too few men.
    pub fn winner(&self) -> Option<Side> {
        let is_won = |side: &Side| {
            let has_line = !self.plan().takes() && self.plan().has_mill(self.on[*side as usize]);
            has_line || self.total(side.other()) < 3
        };
        [Side::First, Side::Second].into_iter().find(is_won)
    }
}

impl Rules for Morris {
    type Pos = Board;
    type Move = Turn;

    fn start(&self) -> At<Board> {
        At::first(Board { men: self.men, on: [0; 2], hand: [self.men; 2] })
    }

    fn moves(&self, at: &At<Board>) -> Moves<'_, Turn> {
        Moves::all(if at.pos.winner().is_some() { Vec::new() } else { at.pos.turns(at.to) })
    }

    fn legal(&self, at: &At<Board>, turn: &Turn) -> Result<(), Illegal> {
        let turns: Vec<Turn> = self.moves(at).list.collect();
        if turns.contains(turn) {
            return Ok(());
        }
        let is_placing = at.pos.hand[at.to as usize] > 0;
        let mut same = turns.iter().filter(|legal| legal.from == turn.from && legal.to == turn.to);
        Err(Illegal(match same.next() {
            Some(legal) if legal.taken.is_none() => say!("morris-takes-none"),
            Some(_) if turn.taken.is_none() => say!("morris-must-take"),
            Some(_) => say!("morris-not-loose"),
            None if at.pos.winner().is_some() => say!("morris-over"),
            None if is_placing && turn.from.is_some() => say!("morris-place-first"),
            None if !is_placing && turn.from.is_none() => say!("morris-none-in-hand"),
            None if at.pos.free() >> turn.to & 1 == 0 => say!("morris-taken-point"),
            None => say!("morris-not-next"),
        }))
    }

    fn play(&self, at: &At<Board>, turn: &Turn) -> At<Board> {
        at.leave(at.pos.after(at.to, *turn))
    }

    /// Who cannot move has lost.
    fn ending(&self, at: &At<Board>) -> Option<Ending> {
        let winner = at.pos.winner();
        let winner = winner.or_else(|| (self.moves(at).total == Nat::ZERO).then(|| at.to.other()));
        winner.map(Ending::Won)
    }
}
