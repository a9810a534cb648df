//! What is counted of an ending that is not searched further: the men, how near the edge each king stands, and how near each other.

use crate::boards::chess_ending::men::Kind;
use crate::boards::chess_ending::rules::{Board, ChessEnding};
use ground::rules::{At, Side};
use ground::say;
use solve::search::evaluation::{Evaluation, Term};

/// Points of a man: ten for a pawn.
fn worth(kind: Kind) -> i64 {
    match kind {
        Kind::Queen => 90,
        Kind::Rook => 50,
        Kind::Bishop | Kind::Knight => 30,
        Kind::Pawn => 10,
    }
}

/// Steps from a square to the nearest edge.
fn inside(square: u8) -> i64 {
    let near = |line: u8| i64::from(line.min(7 - line));
    near(square % 8).min(near(square / 8))
}

/// Steps of a king between two squares.
fn apart([one, two]: [u8; 2]) -> i64 {
    i64::from((one % 8).abs_diff(two % 8).max((one / 8).abs_diff(two / 8)))
}

impl Evaluation<Board> for ChessEnding {
    fn terms(&self, at: &At<Board>) -> Vec<Term> {
        let (own, other) = (at.to as usize, at.to.other() as usize);
        let signed = |side: Side| if side == at.to { 1 } else { -1 };
        let material: i64 = at.pos.men.iter().map(|(_, man)| signed(man.side) * worth(man.kind)).sum();
        let pawns = at.pos.men.iter().filter(|(_, man)| man.kind == Kind::Pawn);
        let rows = |square: u8, side: Side| i64::from(if side == Side::First { square / 8 } else { 7 - square / 8 });
        let advance: i64 = pawns.map(|(square, man)| signed(man.side) * rows(*square, man.side)).sum();
        vec![
            Term::material(say!("eval-material"), material),
            Term::new(say!("eval-edge"), 2 * (inside(at.pos.kings[own]) - inside(at.pos.kings[other]))),
            // Who has more men wants the kings near each other.
            Term::new(say!("eval-near"), material.signum() * (7 - apart(at.pos.kings))),
            Term::new(say!("eval-advance"), advance),
        ]
    }
}
