//! What can be seen of the best move on the board itself: what it takes, forks, pins, saves, threatens. Each is worked out by moves.

use crate::boards::small_chess::evaluation::points;
use crate::boards::small_chess::rules::{Board, Man, Step};
use crate::boards::small_chess::text::{man_name, man_on, square_name};
use ground::rules::Side;
use ground::say;
use ground::say::{Arg, Say};
use ground::scene::piece::Role;
use solve::judge::idea::Idea;

/// A man that the other side could take and gain by it, were it to move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Prey {
    /// Where it stands.
    pub square: usize,
    /// What it is.
    pub role: Role,
    /// The move that takes it.
    pub taking: Step,
    /// Whether nothing could be taken back.
    pub is_free: bool,
}

/// The men of a side that the other one could take with a gain, the dearest first; a side in check has none that count.
pub fn prey(board: &Board, side: Side) -> Vec<Prey> {
    if board.is_check(side) || board.is_dead() {
        return Vec::new();
    }
    let gained = |taking: Step| {
        let man = board.man(taking.to)?;
        let after = board.after(taking);
        let is_free = after.is_dead() || !after.steps(side).iter().any(|back| back.to == taking.to);
        let taker = board.man(taking.from).map_or(0, |taker| points(taker.role));
        let gains = is_free || points(man.role) > taker;
        gains.then_some(Prey { square: taking.to, role: man.role, taking, is_free })
    };
    let mut found: Vec<Prey> = board.steps(side.other()).into_iter().filter_map(gained).collect();
    found.sort_by_key(|prey| (-points(prey.role), !prey.is_free, prey.square));
    found.dedup_by_key(|prey| prey.square);
    found
}

/// A move on its board, with the board it leaves and what the search expects next of the same side.
pub struct Seen<'a> {
    /// The board before.
    pub board: &'a Board,
    /// Who moves.
    pub side: Side,
    /// The move.
    pub step: Step,
    /// The next move of the same side in the play that the search expects.
    pub then: Option<Step>,
}

impl Seen<'_> {
    fn after(&self) -> Board {
        self.board.after(self.step)
    }

    fn mover(&self) -> Option<Role> {
        self.after().man(self.step.to).map(|man| man.role)
    }

    fn name(&self, square: usize) -> String {
        square_name(self.board, square)
    }

    /// The one thing that tells most, with its idea; none where nothing of this kind is so.
    pub fn told(&self) -> Option<(Idea, Say)> {
        self.takes()
            .or_else(|| self.forks())
            .or_else(|| self.pins())
            .or_else(|| self.saves())
            .or_else(|| self.checks())
            .or_else(|| self.threatens())
            .or_else(|| self.opens())
    }

    /// It takes what nobody guards, or more than it risks.
    fn takes(&self) -> Option<(Idea, Say)> {
        let taken = self.board.man(self.step.to)?.role;
        let taker = self.board.man(self.step.from)?.role;
        let after = self.after();
        let is_free = !after.steps(self.side.other()).iter().any(|back| back.to == self.step.to);
        let (man, square) = (man_name(taken), self.name(self.step.to));
        if is_free {
            return Some((Idea::Unguarded, say!("small-chess-takes-free", man = man, square = square)));
        }
        let gains = points(taken) > points(taker);
        let says = || say!("small-chess-takes-more", man = man, square = square, taker = man_name(taker));
        gains.then(|| (Idea::Unguarded, says()))
    }

    /// Two men at once are attacked, and the play expected takes one of them.
    fn forks(&self) -> Option<(Idea, Say)> {
        let (after, own) = (self.after(), points(self.mover()?));
        let mut forked = Vec::new();
        after.targets(self.step.to, &mut |to| {
            let is_prize = |man: Man| man.role == Role::King || points(man.role) > own;
            if after.man(to).is_some_and(is_prize) {
                forked.push(to);
            }
            false
        });
        let then = self.then.filter(|then| then.from == self.step.to && forked.contains(&then.to))?;
        let men: Vec<Arg> = forked.iter().filter_map(|to| man_on(&after, *to)).map(Arg::from).collect();
        let then = self.name(then.to);
        (forked.len() > 1).then(|| (Idea::DoubleThreat, say!("small-chess-forks", men = men, then = then)))
    }

    /// A man of the other side cannot leave its line, or its king could be taken by the man that moved.
    fn pins(&self) -> Option<(Idea, Say)> {
        let (after, foe) = (self.after(), self.side.other());
        if !matches!(self.mover()?, Role::Queen | Role::Rook | Role::Bishop) || after.is_check(foe) {
            return None;
        }
        let is_pinned = |square: &usize| {
            let mut lifted = after;
            lifted.put(*square, None);
            lifted.attackers(after.king(foe), self.side).contains(&self.step.to)
        };
        let others = after.men().filter(|(_, man)| man.side == foe && man.role != Role::King && man.role != Role::Pawn);
        let (square, man) = others.into_iter().find(|(square, _)| is_pinned(square))?;
        let king = self.name(after.king(foe));
        let says = say!("small-chess-pins", man = man_name(man.role), square = self.name(square), king = king);
        Some((Idea::Fence, says))
    }

    /// A man that could be taken with a gain can no longer be.
    fn saves(&self) -> Option<(Idea, Say)> {
        let saved = *prey(self.board, self.side).first()?;
        let now = if saved.square == self.step.from { self.step.to } else { saved.square };
        let still = prey(&self.after(), self.side);
        let is_saved = !still.iter().any(|prey| prey.square == now);
        let says = say!("small-chess-saves", man = man_name(saved.role), square = self.name(saved.square));
        is_saved.then_some((Idea::Threat, says))
    }

    fn checks(&self) -> Option<(Idea, Say)> {
        let (after, foe) = (self.after(), self.side.other());
        let answers = after.steps(foe).len();
        after.is_check(foe).then(|| (Idea::Forced, say!("small-chess-checks", answers = answers)))
    }

    /// A man that could not be taken with a gain before can be next.
    fn threatens(&self) -> Option<(Idea, Say)> {
        let foe = self.side.other();
        let before = prey(self.board, foe);
        let is_new = |new: &&Prey| !before.iter().any(|old| old.square == new.square);
        let after = prey(&self.after(), foe);
        let new = after.iter().find(is_new)?;
        let says = say!("small-chess-threatens", man = man_name(new.role), square = self.name(new.square));
        Some((Idea::Threat, says))
    }

    /// The men but the pawns have more legal moves than before, in a game that goes on.
    fn opens(&self) -> Option<(Idea, Say)> {
        if self.after().ending(self.side.other()).is_some() {
            return None;
        }
        let moves = |board: &Board| {
            let is_mans = |step: &Step| board.man(step.from).is_some_and(|man| man.role != Role::Pawn);
            board.steps(self.side).into_iter().filter(is_mans).count()
        };
        let [before, after] = [moves(self.board), moves(&self.after())];
        let says = || say!("small-chess-opens", before = before, after = after);
        (after > before).then(|| (Idea::Mobility, says()))
    }
}
