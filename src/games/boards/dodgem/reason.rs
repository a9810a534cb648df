//! Why a position of Dodgem is won, lost or drawn: the race, who stands in whose way, and the trap of blocking for good.

use crate::boards::dodgem::rules::{Board, Dodgem, Drive, cells, letter};
use crate::kit::cells::cell_name;
use crate::kit::swept;
use duel::game::Game;
use ground::rules::{At, Rules, Side};
use ground::say;
use ground::say::Say;
use solve::judge::control::{Control, Stop};
use solve::judge::idea::Idea;
use solve::judge::oracle::{Oracle, Verdict};
use solve::judge::reason::{Exhibit, Reason, Role, Step};

/// The reason of a position that is not over.
pub fn explain(
    oracle: &dyn Oracle<Dodgem>,
    game: &Dodgem,
    at: &At<Board>,
    verdict: &Verdict<Drive>,
    control: &Control,
) -> Result<Reason, Stop> {
    let mut steps = vec![Step::says(Role::Ask, say!("dodgem-ask")), race(at)];
    steps.extend(blocked(at));
    let begins = |drive: &Drive| vec![(game.path(at, drive)[0], cell_name(drive.from, at.pos.size))];
    steps.extend(swept::play(game, at, verdict, begins));
    if let Some(drive) = verdict.best.first().filter(|drive| game.ending(&game.play(at, drive)).is_none()) {
        steps.extend(in_the_way(at, drive).map(|says| Step::says(Role::Proof, says).about(Idea::Mobility)));
    }
    steps.extend(swept::proof(oracle, game, at, verdict, control)?);
    steps.extend(trap(game, at));
    steps.push(Step::says(Role::Law, say!("dodgem-law")));
    steps.push(swept::law());
    Ok(Reason { claim: swept::claim(verdict), steps })
}

/// Steps of a side until all its cars are off, were the board empty of the other's.
fn distance(board: &Board, side: Side) -> usize {
    cells(board.cars(side)).map(|cell| board.steps(side, cell)).sum()
}

/// The cars that cannot go ahead because a car of the other side stands there.
fn stuck(board: &Board, side: Side) -> Vec<String> {
    let is_other = |cell: usize| board.cars(side.other()) >> cell & 1 == 1;
    let held = cells(board.cars(side)).filter(|cell| board.ahead(side, *cell).is_some_and(is_other));
    held.map(|cell| cell_name(cell, board.size)).collect()
}

/// How far both sides have to go, car by car.
fn race(at: &At<Board>) -> Step {
    let row = |side: Side| {
        let cars: Vec<String> = cells(at.pos.cars(side)).map(|cell| at.pos.steps(side, cell).to_string()).collect();
        vec![letter(side).to_string(), cars.join(" + "), distance(&at.pos, side).to_string()]
    };
    let (own, other) = (distance(&at.pos, at.to), distance(&at.pos, at.to.other()));
    let says = if own <= other {
        say!("dodgem-look-ahead", own = own, other = other)
    } else {
        say!("dodgem-look-behind", own = own, other = other)
    };
    let head = vec![say!("dodgem-head-side"), say!("dodgem-head-cars"), say!("dodgem-head-steps")];
    let rows = vec![row(Side::First), row(Side::Second)];
    Step::says(Role::Look, says).about(Idea::Race).showing(Exhibit::Table { head, rows, focus: Vec::new() })
}

/// Who stands in whose way.
fn blocked(at: &At<Board>) -> Option<Step> {
    let (own, other) = (stuck(&at.pos, at.to), stuck(&at.pos, at.to.other()));
    let is_told = !own.is_empty() || !other.is_empty();
    let says = say!("dodgem-look-blocked", own = own.len(), cars = own, other = other.len(), theirs = other);
    Some(Step::says(Role::Look, says).about(Idea::Mobility)).filter(|_| is_told)
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
