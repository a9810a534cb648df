//! What a green picture is worth: fusion and colon in normal play, exact search of its shapes in misère play.

use num_traits::Zero;

use crate::graphs::hackenbush::fusion::{Edge, Fused};
use crate::graphs::hackenbush::reason;
use crate::graphs::hackenbush::rules::{Hackenbush, Picture, reaching};
use crate::graphs::hackenbush::shape::{EDGES, ROOM, Shapes, shape};
use ground::num::Nat;
use ground::rules::At;
use ground::say;
use solve::judge::control::{Control, Stop};
use solve::judge::oracle::{Oracle, Verdict};
use solve::judge::reason::Reason;
use solve::judge::value::Value;
use solve::misere::search::Misere;

/// Edges up to which a principal line is worth its computation.
const FORESEEN: usize = 300;

/// The oracle with the memory of its misère search.
pub struct Gardener {
    searched: Misere<Shapes>,
}

impl Default for Gardener {
    fn default() -> Self {
        Gardener { searched: Misere::new(ROOM) }
    }
}

impl Gardener {
    fn misere(&self, picture: &Picture, control: &Control) -> Result<Value, Stop> {
        if picture.edges.len() > EDGES {
            let (edges, most) = (picture.edges.len(), EDGES);
            return Err(Stop::TooLarge(say!("hackenbush-too-many-edges", edges = edges, most = most)));
        }
        let shape = shape(picture.nodes(), &picture.edges);
        let value = self.searched.value(&Shapes, &shape, control)?;
        value.ok_or_else(|| Stop::TooLarge(say!("too-many-positions", most = ROOM)))
    }
}

impl Oracle<Hackenbush> for Gardener {
    fn value(&self, game: &Hackenbush, at: &At<Picture>, control: &Control) -> Result<Value, Stop> {
        if game.is_misere {
            return self.misere(&at.pos, control);
        }
        Ok(Value::nimber(Fused::of(at.pos.nodes(), &at.pos.edges, control)?.value()))
    }

    fn winning(&self, game: &Hackenbush, at: &At<Picture>, control: &Control) -> Result<Option<Vec<Edge>>, Stop> {
        if game.is_misere { Ok(None) } else { reaching(&at.pos, &Nat::zero(), control).map(Some) }
    }

    fn reaching(&self, game: &Hackenbush, at: &At<Picture>, nimber: &Nat) -> Option<Vec<Edge>> {
        // Nobody holds these reins: the answer must come, and its cost is bounded by the picture.
        if game.is_misere { None } else { reaching(&at.pos, nimber, &Control::new()).ok() }
    }

    fn foresight(&self, _game: &Hackenbush, at: &At<Picture>) -> usize {
        if at.pos.edges.len() <= FORESEEN { 64 } else { 0 }
    }

    fn explain(
        &self,
        game: &Hackenbush,
        at: &At<Picture>,
        verdict: &Verdict<Edge>,
        control: &Control,
    ) -> Result<Reason, Stop> {
        if game.is_misere {
            reason::searched(self, game, at, verdict, control)
        } else {
            reason::by_principles(game, at, verdict, control)
        }
    }
}
