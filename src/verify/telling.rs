//! What a walk found, in words.

use crate::law::{Checked, Extent, Gap, GapKind, Law};
use crate::walk::{Finding, Hole, Limit, Seen, Way};
use ground::rules::Ending;
use ground::say;
use ground::say::Say;

/// The name of what was found, for programs.
pub fn name(finding: &Finding) -> &'static str {
    match finding {
        Finding::Holds(_) => "holds",
        Finding::Beyond(_) => "too-large",
        Finding::Hole(Hole::Ends(..)) => "ends-otherwise",
        Finding::Hole(Hole::NoReply(_)) => "no-reply",
        Finding::Hole(Hole::Illegal { .. }) => "illegal-reply",
        Finding::Hole(Hole::Circle { .. }) => "circle",
        Finding::Hole(Hole::TooLong { .. }) => "too-long",
    }
}

/// The position that a hole is seen at.
pub fn position(hole: &Hole) -> Option<&str> {
    match hole {
        Hole::Ends(way, _) | Hole::NoReply(way) => Some(&way.position),
        Hole::Illegal { position, .. } => Some(position),
        Hole::Circle { positions, .. } => positions.first().map(String::as_str),
        Hole::TooLong { .. } => None,
    }
}

/// What was looked at.
pub fn seen(seen: &Seen) -> Say {
    match seen.longest {
        Some(longest) => {
            say!("walk-ends", positions = seen.positions, replies = seen.replies, longest = longest)
        }
        None => say!("walk-lasts", positions = seen.positions, replies = seen.replies),
    }
}

/// What is wrong with a strategy.
pub fn hole(hole: &Hole) -> Say {
    match hole {
        Hole::Ends(way, ending) => say!("hole-ends", way = led(way), ending = ended(ending)),
        Hole::NoReply(way) => say!("hole-no-reply", way = led(way)),
        Hole::Illegal { position, reply, fault } => {
            say!("hole-illegal", position = position, reply = reply, problem = fault.says.clone())
        }
        Hole::Circle { positions, length } => {
            let more = if positions.len() < *length { " → …" } else { "" };
            say!("hole-circle", positions = format!("{}{more}", positions.join(" → ")), length = *length)
        }
        Hole::TooLong { longest, within } => say!("hole-too-long", longest = *longest, within = *within),
    }
}

fn led(way: &Way) -> Say {
    match &way.from {
        Some((before, mv)) => say!("way-from", before = before, mv = mv, position = way.position.as_str()),
        None => say!("way-start", position = way.position.as_str()),
    }
}

fn ended(ending: &Ending) -> Say {
    match ending {
        Ending::Won(side) => say!("ending-won", side = side.name()),
        Ending::Drawn => say!("ending-drawn"),
        Ending::Score { first, second } => say!("ending-score", first = first, second = second),
    }
}

/// The name of what came of a law, for programs.
pub fn checked(checked: &Checked) -> &'static str {
    match checked {
        Checked::Holds(_) => "holds",
        Checked::Hole(_) => "hole",
        Checked::Beyond(_) => "too-large",
    }
}

/// A law and as far as it was checked.
pub fn law(law: &Law, extent: &Extent) -> Say {
    let start = match extent.start {
        Some(true) => "lost",
        Some(false) => "won",
        None => "beyond",
    };
    let says = law.says();
    say!("law-checked", law = says, positions = extent.positions, lost = extent.lost, start = start)
}

/// What is wrong with a law.
pub fn gap(gap: &Gap) -> Say {
    let position = || gap.position.as_str();
    match &gap.kind {
        GapKind::LostToo(mv) => say!("gap-lost-too", position = position(), mv = mv),
        GapKind::NoneLost => say!("gap-none-lost", position = position()),
        GapKind::Ends(ending) => say!("gap-ends", position = position(), ending = ended(ending)),
        GapKind::Leaves(mv) => say!("gap-leaves", position = position(), mv = mv),
        GapKind::MovesAgain(mv) => say!("gap-moves-again", position = position(), mv = mv),
        GapKind::Returns => say!("gap-returns", position = position()),
        GapKind::Both => say!("gap-both", position = position()),
        GapKind::Unsaid => say!("gap-unsaid", position = position()),
        GapKind::SameValue(mv, value) => say!("gap-same-value", position = position(), mv = mv, value = *value),
        GapKind::NoneOfValue(less, value) => {
            say!("gap-none-of-value", position = position(), less = *less, value = *value)
        }
        GapKind::Nothing => say!("gap-nothing"),
    }
}

/// What could not be looked at.
pub fn limit(limit: &Limit) -> Say {
    match limit {
        Limit::Positions(held) => say!("walk-too-large", held = *held),
        Limit::Moves => say!("walk-moves"),
    }
}
