//! Why a position of Poker Nim is won or lost: the heaps decide, for a chip that is paid out is taken back at once.

use num_traits::Zero;

use crate::heaps::poker_nim::rules::{Change, Chips, PokerNim, hidden, is_drawn};
use crate::kit::heaps;
use crate::kit::kin::{replies, shown};
use ground::rules::{At, Rules};
use ground::say;
use solve::judge::control::{Control, Stop};
use solve::judge::idea::Idea;
use solve::judge::oracle::{Oracle, Verdict};
use solve::judge::reason::{Exhibit, Reason, Role, Step};
use solve::judge::value::Outcome;

/// Moves of a lost position that are shown of each kind, taking and paying out.
const OF_EACH: usize = 4;

/// The reason of a position that is not over.
pub fn explain(
    oracle: &dyn Oracle<PokerNim>,
    game: &PokerNim,
    at: &At<Chips>,
    verdict: &Verdict<Change>,
    control: &Control,
) -> Result<Reason, Stop> {
    let hidden = hidden(&at.pos);
    let ask = Step::says(Role::Ask, say!("poker-nim-ask"));
    let look = Step::says(Role::Look, say!("poker-nim-look", nim = hidden.look()))
        .about(Idea::NimSum)
        .showing(hidden.columns());
    let mut steps = vec![ask, look];
    if let Some(mv) = verdict.best.first().filter(|_| verdict.value.outcome() == Outcome::N) {
        steps.extend(win(at, mv));
    } else {
        let shown_moves = some_of_each(game, at);
        let replies = replies(oracle, game, at, shown_moves.into_iter(), control)?;
        steps.push(hidden.no_place());
        let stall = match (at.pos.heaps.iter().all(Zero::is_zero), at.pos.own.is_zero()) {
            (true, _) => say!("poker-nim-stall-pay"),
            (false, true) => say!("poker-nim-stall-take"),
            (false, false) => say!("poker-nim-stall"),
        };
        steps.push(Step::says(Role::Move, stall));
        steps.push(shown(Step::says(Role::Proof, say!("poker-nim-proof-lost")).about(Idea::Reversal), replies));
    }
    steps.push(Step::says(Role::Law, say!("poker-nim-law")));
    steps.extend(hidden.laws());
    Ok(Reason { claim: hidden.claim(&verdict.best_total), steps })
}

/// Some moves that take, and some that pay out, without walking through all that lie between.
fn some_of_each(game: &PokerNim, at: &At<Chips>) -> Vec<Change> {
    let taking = game.moves(at).list.take_while(|(heap, left)| *left < at.pos.heaps[*heap]).take(OF_EACH);
    let nothing_to_take = at.pos.heaps.iter().map(|_| 0u8.into()).collect();
    let adding = At { pos: Chips { heaps: nothing_to_take, ..at.pos.clone() }, to: at.to };
    let adding = game.moves(&adding).list.take(OF_EACH).map(|(heap, count)| (heap, &at.pos.heaps[heap] + count));
    taking.chain(adding.collect::<Vec<_>>()).collect()
}

fn win(at: &At<Chips>, (heap, left): &Change) -> Vec<Step> {
    let size = &at.pos.heaps[*heap];
    let spots = heaps::heap(*heap, size).counters.iter().filter_map(|chip| chip.spot).collect();
    let place =
        Step::says(Role::Place, say!("poker-nim-place", heap = heap + 1, size = size, sum = size ^ left, left = left));
    let drawn = is_drawn(&at.pos, *heap).then_some(Exhibit::Spots(spots));
    let says = say!("poker-nim-move", heap = heap + 1, count = size - left, left = left);
    let proof = Step::says(Role::Proof, say!("poker-nim-proof-won")).about(Idea::Reversal);
    vec![shown(place, drawn), Step::says(Role::Move, says).about(Idea::NimSum), proof]
}
