//! What the opponent threatens, and how many moves meet that and keep what there is.

use crate::kit::ideas::threat::{Threat, wins};
use crate::kit::ideas::tree::{Tree, holding};
use ground::say;
use solve::judge::control::Stop;
use solve::judge::idea::Idea;
use solve::judge::reason::{Role, Step};
use solve::judge::value::Outcome;

/// Plies to the end of a threat that is worth a word.
const SOON: u64 = 3;

/// What the opponent of a position that is not lost threatens, at once or soon, where nothing wins at once and some move does not
/// meet it.
pub fn must(tree: &mut dyn Tree) -> Result<Option<Step>, Stop> {
    if !wins(tree, 0)?.is_empty() || tree.spare(0).is_some() {
        return Ok(None);
    }
    let Some(threat) = Threat::ever(tree, 0)?.filter(|threat| threat.plies <= SOON) else { return Ok(None) };
    let (total, kept) = (tree.next(0).len(), holding(tree, 0)?.len());
    let met = if threat.plies == 1 { threat.met(tree, 0)?.len() } else { kept };
    if met == total {
        return Ok(None);
    }
    let (count, threats) = (threat.moves.len(), threat.told(tree));
    let worth = if tree.worth(0)?.0 == Outcome::N { "win" } else { "draw" };
    let says = if threat.plies == 1 {
        let slack = met - kept;
        say!("idea-look-must", count = count, threats = threats, met = met, kept = kept, slack = slack, worth = worth)
    } else {
        let (plies, after) = (threat.plies, threat.then(tree)?);
        say!("idea-look-must-later", threats = threats, plies = plies, after = after, kept = kept, worth = worth)
    };
    Ok(Some(Step::says(Role::Look, says).about(Idea::MustPlay)))
}
