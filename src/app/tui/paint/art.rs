//! Pictures of pieces as data: two dots a column and two a line, set in quadrant blocks, in braille, or in letters of ASCII.

use crate::tui::paint::look::Signs;
use ground::scene::piece::{Owner, Piece, Role};

/// A picture, line of dots by line of dots.
type Dots = &'static [&'static str];

/// The same picture at three sizes: 8 x 4, 12 x 6 and 16 x 8 dots.
struct Sizes(Dots, Dots, Dots);

const DISC: Sizes = Sizes(
    &[".######.", "########", "########", ".######."],
    &["...######...", ".##########.", "############", "############", ".##########.", "...######..."],
    &[
        "....########....",
        "..############..",
        ".##############.",
        "################",
        "################",
        ".##############.",
        "..############..",
        "....########....",
    ],
);

const HOLLOW: Sizes = Sizes(
    &[".#....#.", "##....##", "##....##", ".#....#."],
    &["...######...", ".###....###.", "##........##", "##........##", ".###....###.", "...######..."],
    &[
        "....########....",
        "..###......###..",
        ".##..........##.",
        "##............##",
        "##............##",
        ".##..........##.",
        "..###......###..",
        "....########....",
    ],
);

const CROWNED: Sizes = Sizes(
    &[".######.", "###..###", "###..###", ".######."],
    &["...######...", ".##########.", "####....####", "####....####", ".##########.", "...######..."],
    &[
        "....########....",
        "..############..",
        ".#####....#####.",
        "######....######",
        "######....######",
        ".#####....#####.",
        "..############..",
        "....########....",
    ],
);

const CROWNED_HOLLOW: Sizes = Sizes(
    &[".#....#.", "##.##.##", "##.##.##", ".#....#."],
    &["...######...", ".###....###.", "##..####..##", "##..####..##", ".###....###.", "...######..."],
    &[
        "....########....",
        "..###......###..",
        ".##...####...##.",
        "##....####....##",
        "##....####....##",
        ".##...####...##.",
        "..###......###..",
        "....########....",
    ],
);

const RING: Sizes = Sizes(
    &["..####..", "..#..#..", "..#..#..", "..####.."],
    &["...######...", "..########..", "..##....##..", "..##....##..", "..########..", "...######..."],
    &[
        "................",
        "....########....",
        "...##########...",
        "...###....###...",
        "...###....###...",
        "...##########...",
        "....########....",
        "................",
    ],
);

const CROSS: Sizes = Sizes(
    &[".##..##.", "...##...", "...##...", ".##..##."],
    &[".##......##.", "...##..##...", ".....##.....", ".....##.....", "...##..##...", ".##......##."],
    &[
        "..###......###..",
        "....###..###....",
        "......####......",
        ".......##.......",
        ".......##.......",
        "......####......",
        "....###..###....",
        "..###......###..",
    ],
);

/// A picture of chess that is drawn from the second size on.
type Men = (Dots, Dots);

const KING: Men = (
    &[".....##.....", "...######...", ".....##.....", "..##.##.##..", "..########..", "..########.."],
    &[
        ".......##.......",
        ".....######.....",
        ".......##.......",
        "..####.##.####..",
        "..############..",
        "...##########...",
        "....########....",
        "...##########...",
    ],
);

const QUEEN: Men = (
    &[".#..#..#..#.", ".#.####.#...", "..########..", "...######...", "...######...", "..########.."],
    &[
        "..#....##....#..",
        "..##..####..##..",
        "..###.####.###..",
        "...##########...",
        "...##########...",
        "....########....",
        "....########....",
        "...##########...",
    ],
);

const ROOK: Men = (
    &["..##.##.##..", "..########..", "...######...", "...######...", "...######...", "..########.."],
    &[
        "..###.####.###..",
        "..###.####.###..",
        "..############..",
        "....########....",
        "....########....",
        "....########....",
        "...##########...",
        "..############..",
    ],
);

const BISHOP: Men = (
    &[".....##.....", "....####....", "...###.##...", "...######...", "....####....", "..########.."],
    &[
        ".......##.......",
        "......###.......",
        ".....####.#.....",
        "....####.###....",
        "....########....",
        ".....######.....",
        "......####......",
        "...##########...",
    ],
);

const KNIGHT: Men = (
    &["....###.....", "...######...", "..########..", ".###..####..", ".....#####..", "...#######.."],
    &[
        ".....####.......",
        "....#######.....",
        "...##########...",
        "..############..",
        "..####..######..",
        "........######..",
        ".......#######..",
        "....##########..",
    ],
);

const PAWN: Men = (
    &["............", ".....##.....", "....####....", ".....##.....", "....####....", "...######..."],
    &[
        "................",
        ".......##.......",
        "......####......",
        "......####......",
        ".......##.......",
        "......####......",
        ".....######.....",
        "....########....",
    ],
);

/// The dots of a piece at a scale from 2 on; nothing where a sign or its name says it better.
fn dots(piece: &Piece, owner: Owner, scale: usize) -> Option<Dots> {
    let round = |solid: Sizes, hollow: Sizes| if owner == Owner::Second { hollow } else { solid };
    let sizes = match piece {
        Piece::Disc => round(DISC, HOLLOW),
        Piece::Crown => round(CROWNED, CROWNED_HOLLOW),
        Piece::Coin { heads } => {
            if *heads {
                DISC
            } else {
                HOLLOW
            }
        }
        Piece::Cross => CROSS,
        Piece::Ring => RING,
        Piece::Named(_) if owner != Owner::Nobody => round(DISC, HOLLOW),
        Piece::Half(_) | Piece::Named(_) | Piece::Number(_) => return None,
        Piece::Chess(role) => {
            let (small, large) = match role {
                Role::King => KING,
                Role::Queen => QUEEN,
                Role::Rook => ROOK,
                Role::Bishop => BISHOP,
                Role::Knight => KNIGHT,
                Role::Pawn => PAWN,
            };
            return (scale > 2).then_some(if scale == 3 { small } else { large });
        }
    };
    Some(match scale {
        2 => sizes.0,
        3 => sizes.1,
        _ => sizes.2,
    })
}

/// The picture of a piece, line by line; a blank is a place that the ground shows through.
///
/// In ASCII its letter stands wherever at least half of the dots do. Example: a disc of the first side at scale 2 is `▟██▙` over `▜██▛`.
pub fn picture(piece: &Piece, owner: Owner, scale: usize, signs: Signs, letter: &str) -> Option<Vec<String>> {
    // Letters of a letter would tell nothing more than the letter itself.
    if signs == Signs::Ascii && matches!(piece, Piece::Chess(_)) {
        return None;
    }
    let dots = dots(piece, owner, scale)?;
    let is_set = |y: usize, x: usize| dots[y].as_bytes().get(x) == Some(&b'#');
    let draw = |line: &mut String, y: usize, x: usize| {
        let four = [(0, 0), (0, 1), (1, 0), (1, 1)].map(|(dy, dx)| is_set(2 * y + dy, 2 * x + dx));
        match signs {
            Signs::Unicode => line.push(quadrant(four)),
            Signs::Braille => line.push(braille(four)),
            Signs::Ascii if four.iter().filter(|is_set| **is_set).count() >= 2 => line.push_str(letter),
            Signs::Ascii => line.push(' '),
        }
    };
    let wide = dots.first().map_or(0, |line| line.len() / 2);
    let line = |y| {
        let mut line = String::new();
        (0..wide).for_each(|x| draw(&mut line, y, x));
        line
    };
    Some((0..dots.len() / 2).map(line).collect())
}

/// The block of four dots: upper left, upper right, lower left, lower right.
fn quadrant(four: [bool; 4]) -> char {
    const BLOCKS: [char; 16] = [' ', '▘', '▝', '▀', '▖', '▌', '▞', '▛', '▗', '▚', '▐', '▜', '▄', '▙', '▟', '█'];
    let number = four.iter().zip([1, 2, 4, 8]).map(|(is_set, bit)| if *is_set { bit } else { 0 }).sum::<usize>();
    BLOCKS[number]
}

/// The same in braille, each dot twice as high.
fn braille(four: [bool; 4]) -> char {
    let bits = [0x01 | 0x02, 0x08 | 0x10, 0x04 | 0x40, 0x20 | 0x80];
    let pattern = four.iter().zip(bits).filter(|(is_set, _)| **is_set).fold(0, |all, (_, bit)| all | bit);
    if pattern == 0 { ' ' } else { char::from_u32(0x2800 + pattern).unwrap_or(' ') }
}

/// The sign of a piece where there is one column for it; nothing where its name or letter is written.
pub fn glyph(piece: &Piece, owner: Owner, signs: Signs) -> Option<&'static str> {
    let is_second = owner == Owner::Second;
    match (piece, signs) {
        (_, Signs::Ascii)
        | (Piece::Cross | Piece::Ring | Piece::Coin { .. } | Piece::Half(_) | Piece::Named(_) | Piece::Number(_), _) => {
            None
        }
        (Piece::Disc, Signs::Unicode) => Some(if is_second { "○" } else { "●" }),
        // A full pattern, and a letter that is round and empty.
        (Piece::Disc, Signs::Braille) => Some(if is_second { "o" } else { "⣿" }),
        (Piece::Crown, Signs::Unicode) => Some(if is_second { "◎" } else { "◉" }),
        (Piece::Crown, Signs::Braille) => Some(if is_second { "k" } else { "K" }),
        (Piece::Chess(role), _) => Some(match (role, owner) {
            (Role::King, Owner::First) => "♔",
            (Role::Queen, Owner::First) => "♕",
            (Role::Rook, Owner::First) => "♖",
            (Role::Bishop, Owner::First) => "♗",
            (Role::Knight, Owner::First) => "♘",
            (Role::Pawn, Owner::First) => "♙",
            (Role::King, _) => "♚",
            (Role::Queen, _) => "♛",
            (Role::Rook, _) => "♜",
            (Role::Bishop, _) => "♝",
            (Role::Knight, _) => "♞",
            (Role::Pawn, _) => "♟",
        }),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pictures_are_as_large_as_their_scale_says() {
        let pieces = [Piece::Disc, Piece::Crown, Piece::Cross, Piece::Ring, Piece::Chess(Role::Knight)];
        for (piece, scale) in pieces.iter().flat_map(|piece| (2..=5).map(move |scale| (piece, scale))) {
            let Some(lines) = picture(piece, Owner::First, scale, Signs::Unicode, "X") else { continue };
            let size = scale.min(4);
            assert_eq!(lines.len(), size, "{piece:?} {scale}");
            assert!(lines.iter().all(|line| line.chars().count() == 2 * size), "{piece:?} {scale}: {lines:?}");
        }
    }

    #[test]
    fn a_disc_is_solid_or_hollow() {
        let disc = |owner, signs| picture(&Piece::Disc, owner, 2, signs, "X").expect("it has a picture");
        assert_eq!(disc(Owner::First, Signs::Unicode), ["▟██▙", "▜██▛"]);
        assert_eq!(disc(Owner::Second, Signs::Unicode), ["▟  ▙", "▜  ▛"]);
        assert_eq!(disc(Owner::First, Signs::Ascii), ["XXXX", "XXXX"]);
        assert_eq!(disc(Owner::Second, Signs::Ascii), ["X  X", "X  X"]);
    }
}
