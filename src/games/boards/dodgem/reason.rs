//! Why a position of Dodgem is won, lost or drawn: the race, who stands in whose way, and the trap of blocking for good.

use crate::boards::dodgem::rules::{Board, Dodgem, Drive, cells};
use crate::kit::asked::Asked;
use crate::kit::cells::cell_name;
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
pub fn explain(asked: &Asked<Dodgem>) -> Result<Reason, Stop> {
    let (game, at) = (asked.game, asked.at);
    let mut told = vec![Step::says(Role::Ask, say!("dodgem-ask"))];
    told.extend(steps(asked)?);
    let is_lost = asked.verdict.value.outcome() == Outcome::P;
    let best = asked.verdict.best.first().filter(|drive| !is_lost && game.ending(&game.play(at, drive)).is_none());
    let in_the_way = best.and_then(|drive| in_the_way(at, drive));
    told.extend(in_the_way.map(|says| Step::says(Role::Proof, says).about(Idea::Mobility)));
    told.extend(trap(game, at));
    told.push(Step::says(Role::Law, say!("dodgem-law")));
    Ok(Reason { claim: swept::claim(asked.verdict), steps: told })
}

impl Insight for Dodgem {
    fn pass(&self, at: &At<Board>) -> Option<At<Board>> {
        Some(At { pos: at.pos, to: at.to.other() })
    }

    fn places(&self, at: &At<Board>, drive: &Drive) -> Vec<(Spot, Arg)> {
        vec![(self.path(at, drive)[0], Arg::from(cell_name(drive.from, at.pos.size)))]
    }

    fn race(&self, at: &At<Board>) -> Option<[u64; 2]> {
        Some([at.to, at.to.other()].map(|side| distance(&at.pos, side)))
    }
}

/// Steps of a side until all its cars are off, were the board empty of the other's.
fn distance(board: &Board, side: Side) -> u64 {
    cells(board.cars(side)).map(|cell| board.steps(side, cell) as u64).sum()
}

/// Whether the drive puts a car right in front of one of the other side's.
fn in_the_way(at: &At<Board>, drive: &Drive) -> Option<Say> {
    let to = drive.to?;
    let faces = |cell: &usize| at.pos.ahead(at.to.other(), *cell) == Some(to);
    let car = cells(at.pos.cars(at.to.other())).find(faces)?;
    Some(say!("dodgem-in-the-way", cell = cell_name(to, at.pos.size), car = cell_name(car, at.pos.size)))
}

/// Moves that leave the opponent no move, which loses at once.
fn trap(game: &Dodgem, at: &At<Board>) -> Option<Step> {
    let has_cars = |board: &Board| board.left != 0 && board.down != 0;
    let blocks = |drive: &Drive| {
        let after = at.pos.after(at.to, *drive);
        has_cars(&after) && after.drives(at.to.other()).is_empty()
    };
    let name = |cell: usize| cell_name(cell, at.pos.size);
    let moves = game.moves(at).list.filter(blocks);
    let traps: Vec<String> =
        moves.map(|drive| format!("{}-{}", name(drive.from), drive.to.map_or("off".into(), name))).collect();
    (!traps.is_empty()).then(|| Step::says(Role::Proof, say!("dodgem-trap", moves = traps)).about(Idea::Mobility))
}
