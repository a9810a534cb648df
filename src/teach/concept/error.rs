//! An error with all that tells its kind: what the rules, the values and the ideas of the reason say of it.

use std::collections::{BTreeMap, BTreeSet};

use crate::concept::change::Change;
use duel::game::Family;
use duel::game::slip::Slip;
use duel::place::{Place, Step};
use ground::num::Nat;
use ground::params::Setting;
use ground::rules::Ending;
use ground::scene::{Shape, Spot};
use solve::judge::idea::Idea;
use solve::judge::reason::{Exhibit, Reason, Role};
use solve::judge::value::{Outcome, Value};

/// Replies looked at for one that ends the game.
const REPLIES: usize = 400;

/// Positions looked at to learn how a small game ends, however it goes.
const WALKED: usize = 300;

/// An error with all that tells its kind.
pub struct Error<'e> {
    /// Where it was made.
    pub place: &'e dyn Place,
    /// Why the position was worth what it was.
    pub reason: &'e Reason,
    /// What it was worth to the mover.
    pub before: &'e Value,
    /// What was left, seen by the opponent.
    pub after: &'e Value,
    /// The move.
    pub played: &'e Step,
    /// Moves that keep everything: all of them, or the first ones.
    pub better: &'e [Step],
    /// Whether there is just one such move.
    pub is_only: bool,
    /// Whether all such moves are named above.
    is_whole: bool,
    /// What the move does that none of these better ones does.
    slips: Vec<Slip>,
}

impl<'e> Error<'e> {
    /// The error, with what the game's own rules say of it.
    pub fn new(
        place: &'e dyn Place,
        reason: &'e Reason,
        [before, after]: [&'e Value; 2],
        played: &'e Step,
        better: &'e [Step],
        total: &Nat,
    ) -> Self {
        let good: BTreeSet<Slip> = better.iter().flat_map(|step| place.slips(&step.text)).collect();
        let slips = place.slips(&played.text).into_iter().filter(|slip| !good.contains(slip)).collect();
        let (is_only, is_whole) = (*total == Nat::from(1u8), *total == Nat::from(better.len()));
        Error { place, reason, before, after, played, better, is_only, is_whole, slips }
    }

    /// Whether the move does this, and no better one does.
    pub fn slipped(&self, slip: Slip) -> bool {
        self.slips.contains(&slip)
    }

    /// Whether the reason of the position is about this.
    pub fn is_about(&self, idea: Idea) -> bool {
        self.reason.ideas().any(|about| about == idea)
    }

    /// Whether the game is counted by who ends it, not by points or means.
    pub fn is_decided(&self) -> bool {
        !self.before.is_open() && !matches!(self.before, Value::Margin { .. })
    }

    /// Whether a move ends the game, and how it does for the mover.
    pub fn ends(&self, step: &Step) -> Option<Outcome> {
        match step.next.ending()? {
            Ending::Won(side) => Some(if side == self.place.to() { Outcome::N } else { Outcome::P }),
            Ending::Drawn => Some(Outcome::D),
            Ending::Score { .. } => None,
        }
    }

    /// Whether the opponent now has a move that wins at once. Where nobody sees everything, nothing is said of that.
    pub fn loses_at_once(&self) -> bool {
        let next = &self.played.next;
        let foe = self.place.to().other();
        if !self.is_decided() || next.ending().is_some() || next.to() != foe {
            return false;
        }
        let mut is_lost = false;
        next.each(REPLIES, &mut |reply| {
            is_lost = reply.ending() == Some(Ending::Won(foe));
            !is_lost
        });
        is_lost
    }

    /// Whether making the last move loses.
    pub fn is_misere(&self) -> bool {
        self.place.params().iter().any(|(param, setting)| param.name == "misere" && *setting == Setting::Flag(true))
    }

    /// Whether all games from what was left take an even (0) or an odd (1) number of moves.
    pub fn parity(&self) -> Option<u8> {
        let mut left = WALKED;
        if self.played.next.ending().is_some() { None } else { parity(&*self.played.next, &mut left) }
    }

    /// Whether what was left is lost for its mover if who cannot move loses: as far as that is soon seen.
    pub fn wins_in_normal_play(&self) -> bool {
        let mut left = WALKED;
        self.played.next.ending().is_none()
            && is_lost(&*self.played.next, &mut left, &mut BTreeMap::new()) == Some(true)
    }

    /// Whether all moves that keep everything are known: only then may it be said that none of them does this or that.
    pub fn is_whole(&self) -> bool {
        self.is_whole && !self.better.is_empty()
    }

    /// Whether the move is made in a row in which no better move is made.
    pub fn is_elsewhere(&self) -> bool {
        self.is_whole() && self.slips.iter().any(|slip| matches!(slip, Slip::In(_)))
    }

    /// Whether the move is made in a row in which a better move is made.
    pub fn is_in_right_row(&self) -> bool {
        let is_shared = |slip: &Slip| matches!(slip, Slip::In(_)) && !self.slips.contains(slip);
        self.place.slips(&self.played.text).iter().any(is_shared)
    }

    /// Whether the move fills one of the cells that the win needs, where the reason shows these: the first better move with what it
    /// is proved by.
    pub fn is_in_region(&self) -> Option<bool> {
        let shown = |role: Role, idea: Idea| {
            self.reason.steps.iter().find(|step| step.role == role && step.idea == Some(idea)).map(|step| &step.shows)
        };
        shown(Role::Move, Idea::MustPlay)?;
        if self.before.outcome() != Outcome::N {
            return None;
        }
        if let Some(Some(Exhibit::Table { rows, .. })) = shown(Role::Proof, Idea::MustPlay) {
            // A row begins with the cells that one answer meets.
            let filled = rows.iter().filter_map(|row| row.first()).flat_map(|cells| cells.split(' '));
            return Some(filled.into_iter().any(|cell| cell == self.played.text));
        }
        let Some(Some(Exhibit::Table { rows, .. })) = shown(Role::Proof, Idea::Pairing) else { return None };
        Some(rows.iter().flatten().any(|cell| *cell == self.played.text))
    }

    /// What a move did to the heaps, where heaps are drawn.
    pub fn change(&self, step: &Step) -> Option<Change> {
        Change::between(&self.place.scene(), &step.next.scene())
    }

    /// What the move and the better ones did to the heaps, where each touches one heap alone.
    pub fn changes(&self) -> Option<(Change, Vec<Change>)> {
        let better: Option<Vec<Change>> = self.better.iter().map(|step| self.change(step)).collect();
        Some((self.change(self.played)?, better.filter(|_| self.is_whole())?))
    }

    /// The independent parts of a sum that a move changed, in notation.
    pub fn parts(&self, step: &Step) -> Vec<String> {
        let mut parts: Vec<String> = self.place.summands().iter().map(|part| part.text()).collect();
        for left in step.next.summands() {
            let text = left.text();
            if let Some(i) = parts.iter().position(|part| *part == text) {
                parts.remove(i);
            }
        }
        parts
    }

    /// Whether a move leaves a sum whose parts, those with a move left, fall into pairs of equal ones.
    pub fn leaves_pairs(step: &Step) -> bool {
        let parts = step.next.summands();
        let mut texts: Vec<String> =
            parts.iter().filter(|part| part.ending().is_none()).map(|part| part.text()).collect();
        texts.sort_unstable();
        let is_even = !texts.is_empty() && texts.len().is_multiple_of(2);
        is_even && texts.chunks(2).all(|pair| pair[0] == pair[1])
    }

    /// Where the moved piece stood, if the move takes one from cell to cell of a grid.
    pub fn origin(&self, step: &Step) -> Option<usize> {
        let (Shape::Grid(before), Shape::Grid(after)) = (self.place.scene().shape, step.next.scene().shape) else {
            return None;
        };
        let cell = |spot: &Spot| before.cells.iter().position(|mark| mark.spot == Some(*spot));
        let (from, to) = (cell(step.path.first()?)?, cell(step.path.last()?)?);
        let stands = |to: usize| after.cells.get(to).is_some_and(|mark| mark.text == before.cells[from].text);
        let is_coin = self.place.card().family == Family::Coins;
        (!is_coin && from != to && stands(to) && !stands(from)).then_some(from)
    }

    /// Whether the opponent has more answers than after every better move.
    pub fn frees(&self) -> bool {
        let answers = |step: &Step| step.next.moves(0).1;
        let own = answers(self.played);
        let is_foes = |step: &Step| step.next.to() != self.place.to() && step.next.ending().is_none();
        is_foes(self.played) && self.is_whole() && self.better.iter().all(|step| answers(step) < own)
    }
}

/// Whether all games from here take an even (0) or all an odd (1) number of moves; `None`: neither, or there are too many.
fn parity(place: &dyn Place, left: &mut usize) -> Option<u8> {
    *left = left.checked_sub(1)?;
    if place.ending().is_some() {
        return Some(0);
    }
    let mut all = BTreeSet::new();
    let is_whole = place.each(WALKED, &mut |next| {
        all.insert(parity(&*next, left));
        all.len() == 1 && !all.contains(&None)
    });
    let [Some(rest)] = all.into_iter().collect::<Vec<_>>()[..] else { return None };
    is_whole.then_some(1 - rest)
}

/// Whether the mover loses if who cannot move loses; `None`: there are too many positions, or some are drawn.
fn is_lost(place: &dyn Place, left: &mut usize, known: &mut BTreeMap<String, bool>) -> Option<bool> {
    if let Some(ending) = place.ending() {
        return (ending != Ending::Drawn).then_some(true);
    }
    let text = place.text();
    if let Some(is_lost) = known.get(&text) {
        return Some(*is_lost);
    }
    *left = left.checked_sub(1)?;
    let (mut is_won, mut is_known) = (false, true);
    let is_whole = place.each(WALKED, &mut |next| {
        match is_lost(&*next, left, known) {
            Some(true) => is_won = true,
            Some(false) => {}
            None => is_known = false,
        }
        !is_won
    });
    let found = if is_won { false } else { (is_whole && is_known).then_some(true)? };
    known.insert(text, found);
    Some(found)
}
