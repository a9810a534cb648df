//! The rules of chess as far as endings need them: two kings and a few men, no castling, no taking in passing, no fifty moves.

use crate::boards::chess_ending::bits::{attacks, bit, forward, fourth, king, opposite, pawn_attacks, squares};
use crate::boards::chess_ending::men::{Kind, Man, Material};
use ground::num::Nat;
use ground::rules::{At, Ending, Illegal, Moves, Rules, Side};
use ground::say;

/// Endings of chess; the material shapes the start.
pub struct ChessEnding {
    /// The men that stand beside the kings at the start.
    pub material: Material,
}

/// A board: the squares of the white and the black king, and of the other men, the lowest square first.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Board {
    /// The kings.
    pub kings: [u8; 2],
    /// The other men.
    pub men: Vec<(u8, Man)>,
}

/// A move: from where, to where, and what a pawn becomes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Step {
    /// From where.
    pub from: u8,
    /// To where.
    pub to: u8,
    /// What the pawn becomes.
    pub promoted: Option<Kind>,
}

impl Board {
    /// The men in one order for all boards that are the same.
    pub fn of(kings: [u8; 2], mut men: Vec<(u8, Man)>) -> Board {
        men.sort_unstable_by_key(|(at, _)| *at);
        Board { kings, men }
    }

    /// Every man's square.
    pub fn taken(&self) -> u64 {
        self.men.iter().fold(bit(self.kings[0]) | bit(self.kings[1]), |taken, (at, _)| taken | bit(*at))
    }

    /// The squares of a side's men, its king with them.
    pub fn own(&self, side: Side) -> u64 {
        let men = self.men.iter().filter(|(_, man)| man.side == side);
        men.fold(bit(self.kings[side as usize]), |own, (at, _)| own | bit(*at))
    }

    /// The man on a square that is no king.
    pub fn man(&self, square: u8) -> Option<Man> {
        self.men.iter().find(|(at, _)| *at == square).map(|(_, man)| *man)
    }

    /// The squares that a side attacks.
    pub fn attacked(&self, side: Side) -> u64 {
        let empty = !self.taken();
        let men = self.men.iter().filter(|(_, man)| man.side == side);
        let own = king(bit(self.kings[side as usize]));
        men.fold(own, |all, (at, man)| all | attacks(side, man.kind, bit(*at), empty))
    }

    /// Whether a side's king is attacked.
    pub fn is_check(&self, side: Side) -> bool {
        self.attacked(side.other()) & bit(self.kings[side as usize]) != 0
    }

    /// Whether no sequence of moves mates anybody: bare kings, one bishop or knight, bishops on squares of one colour.
    pub fn is_dead(&self) -> bool {
        let colour = |square: u8| (square / 8 + square % 8) % 2;
        match self.men[..] {
            [] => true,
            [(_, man)] => matches!(man.kind, Kind::Bishop | Kind::Knight),
            [(a, one), (b, two)] => one.kind == Kind::Bishop && two.kind == Kind::Bishop && colour(a) == colour(b),
            _ => false,
        }
    }

    /// Where a side's man may go, its own king's safety left aside.
    fn targets(&self, side: Side, from: u8, man: Option<Kind>) -> u64 {
        let (taken, own) = (self.taken(), self.own(side));
        match man {
            None => king(bit(from)) & !own,
            Some(Kind::Pawn) => {
                let one = forward(side, bit(from)) & !taken;
                let two = forward(side, one) & !taken & fourth(side);
                one | two | pawn_attacks(side, bit(from)) & self.own(side.other())
            }
            Some(kind) => attacks(side, kind, bit(from), !taken) & !own,
        }
    }

    /// The board after a side's move.
    pub fn after(&self, side: Side, step: Step) -> Board {
        let mut kings = self.kings;
        let mut men: Vec<(u8, Man)> = self.men.iter().filter(|(at, _)| *at != step.to).copied().collect();
        if kings[side as usize] == step.from {
            kings[side as usize] = step.to;
        }
        for (at, man) in men.iter_mut().filter(|(at, _)| *at == step.from) {
            *at = step.to;
            man.kind = step.promoted.unwrap_or(man.kind);
        }
        Board::of(kings, men)
    }

    /// The legal moves of a side: the king's first, then man by man.
    pub fn steps(&self, side: Side) -> Vec<Step> {
        let king = (self.kings[side as usize], None);
        let men = self.men.iter().filter(|(_, man)| man.side == side).map(|(at, man)| (*at, Some(man.kind)));
        let of_man = |(from, kind): (u8, Option<Kind>)| {
            squares(self.targets(side, from, kind)).flat_map(move |to| {
                let is_last = kind == Some(Kind::Pawn) && !(8..56).contains(&to);
                let promoted: Vec<Option<Kind>> = if is_last { Kind::PROMOTED.map(Some).to_vec() } else { vec![None] };
                promoted.into_iter().map(move |promoted| Step { from, to, promoted })
            })
        };
        let steps = std::iter::once(king).chain(men).flat_map(of_man);
        steps
            .filter(|step| bit(step.to) & bit(self.kings[side.other() as usize]) == 0 && self.is_safe(side, *step))
            .collect()
    }

    fn is_safe(&self, side: Side, step: Step) -> bool {
        !self.after(side, step).is_check(side)
    }
}

/// Where White's men stand at the start, by kind; Black's stand opposite.
fn home(kind: Kind) -> [u8; 2] {
    match kind {
        Kind::Queen => [3, 11],
        Kind::Rook => [0, 7],
        Kind::Bishop => [2, 5],
        Kind::Knight => [1, 6],
        Kind::Pawn => [12, 11],
    }
}

impl Rules for ChessEnding {
    type Pos = Board;
    type Move = Step;

    /// Every man stands where a game of chess begins, a second queen in front of the first.
    fn start(&self) -> At<Board> {
        let mut men: Vec<(u8, Man)> = Vec::new();
        for man in self.material.men() {
            let squares = home(man.kind).map(|square| if man.side == Side::First { square } else { opposite(square) });
            let free = squares.into_iter().find(|square| men.iter().all(|(at, _)| at != square));
            men.extend(free.map(|square| (square, man)));
        }
        At::first(Board::of([4, 60], men))
    }

    fn moves(&self, at: &At<Board>) -> Moves<'_, Step> {
        Moves::all(if at.pos.is_dead() { Vec::new() } else { at.pos.steps(at.to) })
    }

    fn legal(&self, at: &At<Board>, step: &Step) -> Result<(), Illegal> {
        if self.moves(at).list.any(|legal| legal == *step) {
            return Ok(());
        }
        let kind = at.pos.man(step.from).map(|man| man.kind);
        let reaches = at.pos.targets(at.to, step.from, kind) & bit(step.to) != 0;
        let promotes = kind == Some(Kind::Pawn) && !(8..56).contains(&step.to);
        Err(Illegal(if at.pos.is_dead() {
            say!("chess-ending-dead")
        } else if reaches && promotes && step.promoted.is_none() {
            say!("chess-ending-must-promote")
        } else if reaches && !promotes && step.promoted.is_some() {
            say!("chess-ending-no-promotion")
        } else if reaches {
            say!("chess-ending-in-check")
        } else {
            say!("chess-ending-no-way")
        }))
    }

    fn play(&self, at: &At<Board>, step: &Step) -> At<Board> {
        at.leave(at.pos.after(at.to, *step))
    }

    /// Mate is lost, stalemate drawn, and so is what nobody can win any more.
    fn ending(&self, at: &At<Board>) -> Option<Ending> {
        if at.pos.is_dead() {
            return Some(Ending::Drawn);
        }
        let is_over = self.moves(at).total == Nat::ZERO;
        is_over.then(|| if at.pos.is_check(at.to) { Ending::Won(at.to.other()) } else { Ending::Drawn })
    }
}
