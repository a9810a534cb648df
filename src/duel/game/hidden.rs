//! The facet of games that hide something: hands, closed envelopes, packs that were shuffled.

use ground::rules::{At, Side};
use ground::scene::Scene;

/// What a [`Game`](crate::game::Game) brings besides where the sides do not see the same. `P` is its position, `M` its move.
pub trait Hidden<P, M> {
    /// What a side may see of the position; its mover sees the scene of the game.
    fn scene_for(&self, at: &At<P>, eye: Side) -> Scene;

    /// The position as a side may read it. It reads back only where that side sees all there is.
    fn text_for(&self, at: &At<P>, eye: Side) -> String;

    /// The position for a file: it reads back as the very same, what is hidden and how chance falls included, and gives no hand
    /// away to whoever glances at it.
    fn keep_pos(&self, at: &At<P>) -> String;

    /// The move for a file: it reads back as the same and gives nothing away.
    fn keep_move(&self, at: &At<P>, mv: &M) -> String;

    /// Whether the other side does not see this move before the round is over.
    fn is_secret(&self, _at: &At<P>, _mv: &M) -> bool {
        false
    }

    /// The same position with chance drawn from another seed, as far as chance has not been seen yet.
    fn reshuffled(&self, at: &At<P>, seed: u64) -> At<P>;

    /// A move of chance, drawn from a seed: whoever makes it decides nothing, so nobody need be asked. All moves are as likely there, and
    /// certificates count on it. `None`: here somebody chooses.
    fn lot(&self, _at: &At<P>, _seed: u64) -> Option<M> {
        None
    }

    /// The situation the mover has to decide in, as its mix names it: what it knows and nothing else. `None`: nothing is decided
    /// here that a mix speaks of.
    fn situation(&self, at: &At<P>) -> Option<String>;
}
