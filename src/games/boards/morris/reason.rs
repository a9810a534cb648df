//! Why a position of morris is won, lost or drawn: rows of three that are threatened, what meets them, and who must give way.

use crate::boards::morris::plan::points;
use crate::boards::morris::rules::{Board, Morris, Turn};
use crate::boards::morris::text::point_name;
use crate::kit::ideas::tell::steps;
use crate::kit::ideas::tree::{Asked, Insight};
use crate::kit::swept;
use ground::rules::At;
use ground::say;
use ground::say::Say;
use ground::scene::Spot;
use solve::judge::control::Stop;
use solve::judge::reason::{Reason, Role, Step};

/// The reason of a position that is not over.
pub fn explain(asked: &Asked<Morris>) -> Result<Reason, Stop> {
    let mut told = vec![Step::says(Role::Ask, say!("morris-ask"))];
    told.extend(steps(asked)?);
    told.push(swept::law());
    Ok(Reason { claim: swept::claim(asked.verdict), steps: told })
}

impl Insight for Morris {
    fn pass(&self, at: &At<Board>) -> Option<At<Board>> {
        Some(At { pos: at.pos, to: at.to.other() })
    }

    /// While men are placed, whose turn it is follows from how many are left in hand.
    fn is_valued(&self, passed: &At<Board>) -> bool {
        passed.pos.hand == [0, 0]
    }

    fn places(&self, at: &At<Board>, turn: &Turn) -> Vec<(Spot, String)> {
        vec![(Spot(u32::from(turn.to)), point_name(at.pos.plan(), turn.to))]
    }

    /// The row of three that it closes.
    fn does(&self, at: &At<Board>, turn: &Turn) -> Option<Say> {
        let (plan, own) = (at.pos.plan(), at.pos.after(at.to, *turn).on[at.to as usize]);
        let is_closed = |mill: &&u16| **mill & own == **mill && **mill >> turn.to & 1 == 1;
        let mill = plan.mills.iter().find(is_closed)?;
        let row: Vec<String> = points(*mill).map(|point| point_name(plan, point)).collect();
        Some(say!("morris-does-row", row = row.join("–")))
    }
}
