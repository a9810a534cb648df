//! What a position of dots and boxes is worth, by search of its web.

use crate::scores::dots_and_boxes::reason;
use crate::scores::dots_and_boxes::rules::{Board, DotsAndBoxes};
use crate::scores::dots_and_boxes::webs::Webs;
use ground::num::Int;
use ground::rules::{At, Rules};
use solve::judge::control::{Control, Stop};
use solve::judge::oracle::{Oracle, Verdict};
use solve::judge::reason::Reason;
use solve::judge::value::Value;

/// Free edges up to which the principal line is worth its computation.
const FORESEEN: usize = 24;

impl Oracle<DotsAndBoxes> for Webs {
    fn value(&self, _game: &DotsAndBoxes, at: &At<Board>, control: &Control) -> Result<Value, Stop> {
        let Board { rows, cols, own, other, .. } = at.pos;
        let ahead = self.ahead(&at.pos, control)?;
        let left = (rows * cols - at.pos.closed()) as i32;
        let total = |held: usize, more: i32| Int::from(held) + Int::from(more);
        Ok(Value::Margin {
            own: total(own, i32::midpoint(left, ahead)),
            other: total(other, i32::midpoint(left, -ahead)),
        })
    }

    /// Of every edge it is asked whether it keeps what the position is worth, and of none what it leaves.
    fn chosen(
        &self,
        game: &DotsAndBoxes,
        at: &At<Board>,
        _value: &Value,
        control: &Control,
    ) -> Result<Option<Vec<usize>>, Stop> {
        let ahead = self.ahead(&at.pos, control)?;
        let keeps = |edge: &usize| {
            let closed = at.pos.closed_by(*edge) as i32;
            let next = game.play(at, edge).pos;
            if closed > 0 {
                self.is_ahead(&next, ahead - closed, control)
            } else {
                Ok(!self.is_ahead(&next, 1 - ahead, control)?)
            }
        };
        let mut kept = Vec::new();
        for edge in at.pos.edges(false) {
            if keeps(&edge)? {
                kept.push(edge);
            }
        }
        Ok(Some(kept))
    }

    fn foresight(&self, _game: &DotsAndBoxes, at: &At<Board>) -> usize {
        let free = at.pos.edges(false).count();
        if free <= FORESEEN { free } else { 0 }
    }

    fn explain(
        &self,
        _game: &DotsAndBoxes,
        at: &At<Board>,
        verdict: &Verdict<usize>,
        control: &Control,
    ) -> Result<Reason, Stop> {
        reason::explain(self, at, verdict, control)
    }
}
