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
    match look(asked, &told) {
        Some(look) => {
            told.retain(|step| step.role != Role::Look);
            told.insert(1, look);
            told.extend(blocks(asked));
            told.extend(shut(asked));
        }
        None if asked.outcome() == Outcome::N && game.ending(&asked.after(0)).is_none() => {
            let says = in_the_way(at, asked.best());
            told.extend(says.map(|says| Step::says(Role::Proof, says).about(Idea::Mobility)));
        }
        None => {}
    }
    told.extend(trap(game, at));
    let is_start = *at == game.start() && game.size <= KNOWN;
    told.push(if is_start { Step::says(Role::Law, say!("dodgem-law")) } else { swept::law(asked.outcome()) });
    Ok(Reason { claim: swept::claim(asked.verdict), steps: told })
}

/// Rows of the greatest board of which it is published who wins.
const KNOWN: usize = 5;

/// Ideas that are told where no count of steps tells more.
const PLAIN: [Idea; 5] = [Idea::Counting, Idea::Forced, Idea::Threat, Idea::DoubleThreat, Idea::MustPlay];

/// That the loser's steps would do, and that it has to waste some of its moves; where the winner gets home, and nothing plainer decides.
fn look(asked: &Asked<Dodgem>, told: &[Step]) -> Option<Step> {
    let (at, verdict) = (asked.at, asked.verdict);
    let looks: Vec<&Step> = told.iter().filter(|step| step.role == Role::Look).collect();
    let is_of = |ideas: &[Idea]| looks.iter().all(|step| step.idea.is_some_and(|idea| ideas.contains(&idea)));
    let is_zugzwang = verdict.value.outcome() == Outcome::P && is_of(&[Idea::Zugzwang]);
    let is_plain = is_of(&PLAIN) && distance(&at.pos, at.to.other()) > 1;
    let plies = verdict.value.remoteness().filter(|plies| *plies > 2 && (is_plain || is_zugzwang))?;
    let winner = if verdict.value.outcome() == Outcome::N { at.to } else { at.to.other() };
    let last = verdict.line.iter().fold(at.clone(), |at, drive| asked.game.play(&at, drive));
    let moves = plies / 2;
    let [own, other] = [at.to, at.to.other()].map(|side| distance(&at.pos, side));
    let loser = if winner == at.to { other } else { own };
    if last.pos.cars(winner) != 0 || moves < loser {
        return None;
    }
    let won = usize::from(winner == at.to);
    let wasted = moves + 1 - loser;
    let says =
        say!("dodgem-look-block", won = won, own = own, other = other, plies = plies, moves = moves, wasted = wasted);
    let says = if is_zugzwang { say!("idea-two", one = looks[0].says.clone(), two = says) } else { says };
    Some(Step::says(Role::Look, says).about(if is_zugzwang { Idea::Zugzwang } else { Idea::Mobility }))
}

/// How often both sides go aside in the line shown, and where a car of the winner stood right in front of one that did.
fn blocks(asked: &Asked<Dodgem>) -> Option<Step> {
    let (mut at, mut told, mut aside) = (asked.at.clone(), Vec::new(), [Vec::new(), Vec::new()]);
    let loser = if asked.outcome() == Outcome::N { at.to.other() } else { at.to };
    for (number, drive) in (1..).zip(&asked.verdict.line) {
        let ahead = at.pos.ahead(at.to, drive.from);
        if drive.to.is_some() && drive.to != ahead {
            let mv = asked.game.write_move(&at, drive);
            told.extend(blocked(&at.pos, loser).filter(|_| at.to == loser).map(|[car, cell]| {
                let [car, cell] = [car, cell].map(|cell| cell_name(cell, at.pos.size));
                say!("dodgem-block", cell = cell, car = car, number = number, mv = mv.as_str())
            }));
            aside[usize::from(at.to == loser)].push(format!("{number} {mv}"));
        }
        at = asked.game.play(&at, drive);
    }
    let (won, [own, theirs]) = (usize::from(loser != asked.at.to), aside);
    let (is_blocked, winner, all) = (!told.is_empty(), own.len(), theirs.len());
    let says =
        say!("dodgem-blocks", won = won, all = all, moves = theirs, winner = winner, asides = own, blocks = told);
    is_blocked.then(|| Step::says(Role::Proof, says).about(Idea::Mobility))
}

/// The first position of the line shown in which the loser is to move and none of its cars can go ahead.
fn shut(asked: &Asked<Dodgem>) -> Option<Step> {
    let mut at = asked.at.clone();
    let loser = if asked.outcome() == Outcome::N { at.to.other() } else { at.to };
    for (number, drive) in (1..).zip(&asked.verdict.line) {
        let mv = asked.game.write_move(&at, drive);
        at = asked.game.play(&at, drive);
        let drives: Vec<Drive> = asked.game.moves(&at).list.collect();
        let is_ahead = |drive: &Drive| drive.to.is_none() || drive.to == at.pos.ahead(loser, drive.from);
        if at.to == loser && !drives.is_empty() && !drives.iter().any(is_ahead) {
            let moves: Vec<String> = drives.iter().map(|drive| asked.game.write_move(&at, drive)).collect();
            let won = usize::from(loser != asked.at.to);
            let says = say!("dodgem-shut", won = won, number = number, mv = mv, moves = moves);
            return Some(Step::says(Role::Proof, says).about(Idea::Mobility));
        }
    }
    None
}

/// The first car of a side that a car of the other one stands right in front of, with that one's cell.
fn blocked(board: &Board, side: Side) -> Option<[usize; 2]> {
    let faced =
        |car: usize| Some([car, board.ahead(side, car).filter(|cell| board.cars(side.other()) >> cell & 1 == 1)?]);
    cells(board.cars(side)).find_map(faced)
}

impl Insight for Dodgem {
    fn pass(&self, at: &At<Board>) -> Option<At<Board>> {
        Some(At { pos: at.pos, to: at.to.other() })
    }

    fn places(&self, at: &At<Board>, drive: &Drive) -> Vec<(Spot, Arg)> {
        vec![(self.path(at, drive)[0], Arg::from(cell_name(drive.from, at.pos.size)))]
    }

    fn stands(&self, at: &At<Board>) -> Option<String> {
        Some(self.write_pos(at).split(' ').next()?.to_owned())
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
