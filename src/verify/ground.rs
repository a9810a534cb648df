//! What the checker asks of a position: whose turn it is, how the game ended, what may be done. No word of what it is worth.

use ground::fault::Fault;
use ground::heap_game::HeapGame;
use ground::num::Nat;
use ground::rules::{Ending, Side};

/// A position of some game, under its rules and nothing else.
pub trait Ground: Sized {
    /// Who is to move.
    fn to(&self) -> Side;

    /// The position in notation. Two positions of a game with the same text and the same mover are the same.
    fn text(&self) -> String;

    /// How the game ended here, if it has.
    fn ending(&self) -> Option<Ending>;

    /// Who wins play that never ends; `None`: nobody, it is drawn.
    fn endless(&self) -> Option<Side>;

    /// The position after a move in notation; the fault says why it may not be played.
    fn after(&self, mv: &str) -> Result<Self, Fault>;

    /// Hands over what each legal move leaves, move by move in a fixed order, until `then` says false. `false`: there are more
    /// than `most` moves, or they cannot be listed, and nothing was handed over.
    fn each(&self, most: usize, then: &mut dyn FnMut(Self) -> bool) -> bool;

    /// What each legal move leaves, in the order of [`Ground::each`]; `None` where there are more than `most` moves, or where they cannot
    /// be listed. The error is that of `tick`, which is called once a move.
    fn options<S>(&self, most: usize, tick: &mut dyn FnMut() -> Result<(), S>) -> Result<Option<Vec<Self>>, S> {
        let (mut options, mut stopped) = (Vec::new(), None);
        let are_listed = self.each(most, &mut |next| {
            stopped = tick().err();
            options.push(next);
            stopped.is_none()
        });
        match stopped {
            Some(stop) => Err(stop),
            None => Ok(are_listed.then_some(options)),
        }
    }

    /// The position of these sizes, if there is one. A law is checked at whatever is handed over here, so that nothing has to be
    /// believed of it.
    fn sized(&self, sizes: &[usize]) -> Option<Self>;

    /// The rules as a game on heaps of any size, with the heaps of this position. They are compared with the moves before they are used.
    fn as_heaps(&self) -> Option<(HeapGame, Vec<Nat>)>;

    /// The move that [`Ground::each`] hands over at this place, from 0, in notation.
    fn named(&self, place: usize) -> String;
}
