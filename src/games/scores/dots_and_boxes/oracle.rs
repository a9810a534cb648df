//! What a position of dots and boxes is worth, by search of its web.

use crate::games::scores::dots_and_boxes::reason;
use crate::games::scores::dots_and_boxes::rules::{Board, DotsAndBoxes};
use crate::games::scores::dots_and_boxes::webs::Webs;
use crate::num::Int;
use crate::oracle::control::{Control, Stop};
use crate::oracle::judge::{Oracle, Verdict};
use crate::oracle::reason::Reason;
use crate::oracle::value::Value;
use crate::rules::At;

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
