//! A verdict disputed: whoever doubts it plays against it, and the oracle refutes every try.

use crate::tui::desk::Desk;
use crate::tui::sitting::{Purpose, Sitting};
use crate::tui::thought::Known;
use duel::history::Duel;
use duel::named::name;
use ground::say;
use ground::say::Say;
use solve::judge::value::{Outcome, Value};
use teach::opponent::Level;

/// Opens a dispute about the position in front; false if there is no verdict to dispute.
///
/// The person takes the side that is said to lose. A drawn position is disputed by its mover.
pub fn open(desk: &mut Desk) -> bool {
    let Some(sitting) = desk.sitting() else { return false };
    let value = sitting.here().and_then(Known::value).and_then(Result::ok);
    let Some(outcome) = value.map(Value::outcome).filter(|_| !sitting.is_over()) else {
        desk.notice = Some(say!("screen-no-verdict"));
        return false;
    };
    if value.is_some_and(Value::is_open) {
        desk.notice = Some(say!("screen-dispute-open"));
        return false;
    }
    let place = sitting.place().clone();
    let you = if outcome == Outcome::N { place.to().other() } else { place.to() };
    let duel = Duel::new(sitting.duel.entry().clone(), place);
    let dispute = Sitting::new(duel, Some(you), Level::Perfect, sitting.seed).meant_for(Purpose::Dispute);
    desk.sittings.push(dispute);
    desk.tab = None;
    desk.notice = None;
    true
}

/// What is said of the dispute: the claim, what became of the last try, and how it ended.
pub fn says(sitting: &Sitting) -> Vec<Say> {
    let trail = sitting.duel.trail();
    let claim = worth(sitting, trail[0]).map(|outcome| match outcome {
        Outcome::N => say!("screen-dispute-n"),
        Outcome::P => say!("screen-dispute-p"),
        Outcome::D => say!("screen-dispute-d"),
    });
    if sitting.is_over() {
        return vec![say!("screen-dispute-over")];
    }
    last_try(sitting, &trail).or(claim).into_iter().collect()
}

/// The last move of the person and its refutation.
fn last_try(sitting: &Sitting, trail: &[usize]) -> Option<Say> {
    let nodes = sitting.duel.nodes();
    let [.., before, tried, answered] = trail else { return None };
    if sitting.is_opponents_turn() || Some(nodes[*before].place.to()) != sitting.you {
        return None;
    }
    let mv = name(&*nodes[*before].place, &nodes[*tried].mv);
    let reply = name(&*nodes[*tried].place, &sitting.duel.seen(*answered).mv);
    match (worth(sitting, *before)?, worth(sitting, *tried)?) {
        (Outcome::N, Outcome::P) => Some(say!("screen-dispute-kept", mv = mv)),
        (_, Outcome::N) => Some(say!("screen-dispute-refuted", mv = mv, reply = reply)),
        _ => Some(say!("screen-dispute-held", mv = mv, reply = reply)),
    }
}

/// The outcome of a position met, for its mover.
fn worth(sitting: &Sitting, node: usize) -> Option<Outcome> {
    Some(sitting.known_of(node)?.value()?.ok()?.outcome())
}
