//! The oracle of these games: what players may claim, and which split or answer to give.

use std::sync::Arc;

use crate::coalitions::sharing::reason;
use crate::coalitions::sharing::rules::{Face, Sharing};
use crate::coalitions::sharing::talk::{Pos, Word, ending, word};
use ground::num::Ratio;
use ground::rules::{At, Rules};
use solve::judge::control::{Control, Stop};
use solve::judge::oracle::{Oracle, Verdict};
use solve::judge::reason::Reason;
use solve::judge::shares::Shares;
use solve::judge::value::Value;

/// Who knows what every player may claim.
pub struct Known;

impl<F: Face> Oracle<Sharing<F>> for Known {
    fn value(&self, _: &Sharing<F>, at: &At<Pos>, control: &Control) -> Result<Value, Stop> {
        value(at, control)
    }

    fn explain(
        &self,
        _: &Sharing<F>,
        at: &At<Pos>,
        _: &Verdict<<Sharing<F> as Rules>::Move>,
        control: &Control,
    ) -> Result<Reason, Stop> {
        reason::explain(&at.pos, control)
    }

    fn unlisted(&self, _: &Sharing<F>, at: &At<Pos>, control: &Control) -> Result<Option<Word>, Stop> {
        word(&at.pos, control).map(Some)
    }
}

fn value(at: &At<Pos>, control: &Control) -> Result<Value, Stop> {
    if let Some(ending) = ending(&at.pos, at.to) {
        return Ok(Value::of_ending(&ending, at.to));
    }
    let solved = at.pos.deal.solved(control)?;
    let split: &[Ratio] = at.pos.split.as_ref().unwrap_or(&solved.shapley);
    Ok(Value::Shared(Arc::new(Shares {
        divided: solved.worths.divided(),
        worth: solved.worths.of(solved.worths.all()),
        shapley: solved.shapley.clone(),
        banzhaf: solved.banzhaf.clone(),
        nucleolus: Some(solved.nucleolus.split.clone()),
        epsilon: Some(solved.nucleolus.epsilon.clone()),
        ranges: solved.ranges.clone(),
        balanced: solved.core.balanced(&solved.worths),
        blocking: solved.worths.most_hurt(split, control)?,
    })))
}
