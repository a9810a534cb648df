//! Why a position of morris is won, lost or drawn: rows of three that are threatened, what meets them, and who must give way.

use crate::boards::morris::fold::Fold;
use crate::boards::morris::plan::{Set, points};
use crate::boards::morris::rules::{Board, Morris, Turn};
use crate::boards::morris::seen::{closed, look, named, opened};
use crate::boards::morris::text::{letter, point_name};
use crate::kit::asked::Asked;
use crate::kit::ideas::tell::steps;
use crate::kit::ideas::tree::Insight;
use crate::kit::swept;
use duel::game::Game;
use ground::rules::{At, Rules, Side};
use ground::say;
use ground::say::{Arg, Say};
use ground::scene::Spot;
use solve::judge::control::Stop;
use solve::judge::idea::Idea;
use solve::judge::reason::{Reason, Role, Step};
use solve::judge::value::Outcome;

/// The reason of a position that is not over.
pub fn explain(asked: &Asked<Morris>) -> Result<Reason, Stop> {
    let mut told = vec![Step::says(Role::Ask, say!("morris-ask"))];
    told.extend(seen(asked, steps(asked)?)?);
    let is_level = asked.verdict.value.outcome() == Outcome::D && asked.at.pos.hand == [0, 0];
    told.extend(is_level.then(|| Step::says(Role::Proof, rows(asked.at)).about(Idea::MustPlay)));
    told.push(swept::law(asked.outcome()));
    Ok(Reason { claim: swept::claim(asked.verdict), steps: told })
}

/// The steps, with what only morris can see in place of a look that says no more than that nothing single decides.
fn seen(asked: &Asked<Morris>, mut steps: Vec<Step>) -> Result<Vec<Step>, Stop> {
    let is_plain = |step: &Step| matches!(step.idea, Some(Idea::Counting | Idea::Escape));
    let plain = steps.iter_mut().find(|step| step.role == Role::Look && is_plain(step));
    if let (Some(step), Some(says)) = (plain, look(asked)?) {
        *step = Step::says(Role::Look, says).about(Idea::MustPlay);
    }
    Ok(steps)
}

/// The rows of both sides that lack just one man, and who could close them.
fn rows(at: &At<Board>) -> Say {
    let [own, other] = [at.to, at.to.other()].map(|side| {
        let rows: Vec<Arg> = at.pos.plan().mills.iter().filter_map(|row| lacking(at.pos, side, *row)).collect();
        if rows.is_empty() { vec![Arg::from(say!("morris-row-none"))] } else { rows }
    });
    say!("morris-rows", own = own, other = other)
}

/// A row in which a side has two men and the third point is free, with a step that closes it.
fn lacking(board: Board, side: Side, row: Set) -> Option<Arg> {
    let (plan, men) = (board.plan(), board.on[side as usize]);
    let free = row & board.free();
    if !free.is_power_of_two() || (row & men).count_ones() != 2 {
        return None;
    }
    let point = free.trailing_zeros() as u8;
    let near = plan.near[usize::from(point)] & men & !row;
    let name = |point: u8| point_name(plan, point);
    let (row, point) = (named(board, row), name(point));
    Some(Arg::from(match points(near).next() {
        Some(from) => say!("morris-row-near", row = row, from = name(from), point = point),
        None => say!("morris-row-far", row = row, point = point),
    }))
}

impl Insight for Morris {
    fn pass(&self, at: &At<Board>) -> Option<At<Board>> {
        Some(At { pos: at.pos, to: at.to.other() })
    }

    /// While men are placed, whose turn it is follows from how many are left in hand.
    fn is_valued(&self, passed: &At<Board>) -> bool {
        passed.pos.hand == [0, 0]
    }

    fn places(&self, at: &At<Board>, turn: &Turn) -> Vec<(Spot, Arg)> {
        vec![(Spot(u32::from(turn.to)), Arg::from(point_name(at.pos.plan(), turn.to)))]
    }

    fn alike(&self, at: &At<Board>) -> Option<u64> {
        let (own, other) = (at.to as usize, at.to.other() as usize);
        let (first, second) = Fold::of(at.pos.plan()).stand(at.pos.on[own], at.pos.on[other]);
        let hands = u64::from(at.pos.hand[own]) << 4 | u64::from(at.pos.hand[other]);
        let count = u64::from(at.pos.on[own].count_ones());
        Some((first as u64) << 32 | u64::from(second) << 16 | count << 8 | hands)
    }

    fn stands(&self, at: &At<Board>) -> Option<String> {
        (at.pos.hand == [0, 0]).then(|| self.write_pos(at).split(' ').next().unwrap_or_default().to_owned())
    }

    /// The row of three that it closes or opens, or that it shuts the other side in.
    fn does(&self, at: &At<Board>, turn: &Turn) -> Option<Say> {
        let (board, next) = (at.pos, self.play(at, turn));
        let row = closed(board, at.to, *turn).map(|row| named(board, row));
        let left = next.pos.total(next.to);
        match row {
            Some(row) if left < 3 => Some(say!("morris-does-two", row = row)),
            Some(row) => Some(say!("morris-does-row", row = row)),
            None if self.ending(&next).is_some() => Some(say!("morris-does-shut", side = letter(next.to).to_string())),
            None => opened(board, at.to, *turn).map(|row| say!("morris-does-open", row = named(board, row))),
        }
    }
}
