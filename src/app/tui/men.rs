//! What the pieces of each side look like, so that words and tables name them by the sign on the board.

use crate::tui::paint::{Signs, glyph};
use duel::place::Place;
use ground::rules::Side;
use ground::scene::Scene;
use ground::scene::piece::{Owner, Piece, Role};

/// A piece of a side, and the letter that is written for it.
pub type Man = (Piece, String);

/// A piece of each side; nothing where a side's move is not seen in the pieces it owns.
pub fn men(place: &dyn Place) -> [Option<Man>; 2] {
    let (mut men, mut has_moved) = ([None, None], [false; 2]);
    let (mut after, mut scene) = (None, place.scene());
    for _ in 0..2 {
        let here = after.as_deref().unwrap_or(place);
        let Some(mv) = here.moves(1).0.into_iter().next() else { break };
        let Ok(step) = here.play(&mv) else { break };
        let (side, next) = (here.to(), step.next.scene());
        has_moved[side as usize] = true;
        // Where either side may write either mark, no mark tells whose it is.
        if owned(&scene, side) != owned(&next, side) {
            men[side as usize] = man(&next, side);
        }
        (after, scene) = (Some(step.next), next);
    }
    // The game may end before the other side moves: what it has on the board is its own.
    for side in [Side::First, Side::Second] {
        if has_moved.contains(&true) && !has_moved[side as usize] {
            men[side as usize] = man(&scene, side);
        }
    }
    men
}

/// Which marks belong to a side.
fn owned(scene: &Scene, side: Side) -> Vec<bool> {
    let is_own = |owner: Owner| owner == Owner::from(side);
    scene.marks().iter().map(|mark| mark.piece.as_ref().is_some_and(|(_, owner)| is_own(*owner))).collect()
}

/// The piece that stands for a side: its king, else the first there is.
fn man(scene: &Scene, side: Side) -> Option<Man> {
    let marks = scene.marks();
    let own = marks.into_iter().filter_map(|mark| {
        let (piece, owner) = mark.piece.as_ref()?;
        (*owner == Owner::from(side)).then(|| (piece.clone(), mark.text.clone()))
    });
    own.min_by_key(|(piece, _)| *piece != Piece::Chess(Role::King))
}

/// The sign of a side beside its name: that of its marks, men or king, else a disc, full for who began.
pub fn sign(men: &[Option<Man>; 2], side: Side, signs: Signs) -> String {
    let disc = || if side == Side::First { "●" } else { "○" }.to_owned();
    match men {
        [Some(first), Some(second)] => {
            let (piece, letter) = if side == Side::First { first } else { second };
            match piece {
                Piece::Cross | Piece::Ring => letter.clone(),
                // Squares that bear numbers show those where nothing is drawn.
                _ if !letter.chars().all(char::is_alphabetic) => disc(),
                Piece::Chess(_) | Piece::Disc => {
                    glyph(piece, Owner::from(side), signs).map_or_else(|| letter.clone(), str::to_owned)
                }
                _ => disc(),
            }
        }
        _ => disc(),
    }
}

/// What stands on the board for the letter of a side, where that is a disc.
pub fn seen(men: &[Option<Man>; 2], letter: &str, signs: Signs) -> Option<&'static str> {
    let sides = [Owner::First, Owner::Second].into_iter().zip(men);
    let mut own = sides.filter_map(|(owner, man)| man.as_ref().map(|man| (owner, man)));
    let (owner, (piece, _)) = own.find(|(_, (piece, own))| *piece == Piece::Disc && own == letter)?;
    glyph(piece, owner, signs)
}
