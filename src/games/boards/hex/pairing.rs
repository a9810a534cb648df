//! Stones that link a side on a board with few free cells, found by playing out what greedy pairs miss.

use crate::boards::hex::linker::{Linker, least};
use crate::boards::hex::rules::{Board, Hex};
use crate::boards::hex::solver::field::{Field, Who};
use ground::rules::{At, Rules};
use solve::judge::control::{Control, Stop};
use solve::search::cell_sets::{Cells, Pairs, each};

/// Free cells up to which every stone is tried.
const FEW: u32 = 16;

/// Cells of a region up to which all ways of pairing them are tried: 105 ways.
const PAIRED: u32 = 8;

/// A stone that links a side, whoever moves then.
pub struct Threat {
    /// Its cell.
    pub cell: usize,
    /// The pairs that link then.
    pub pairs: Pairs,
    /// The cells inside which the side links where no pairs were found; none where they were.
    pub inside: Cells,
}

/// The stones with which the side to move wins, each with pairs or with the fewest cells found. None where too much is free.
pub fn wider(linker: &Linker, hex: &Hex, at: &At<Board>, control: &Control) -> Result<Vec<Threat>, Stop> {
    let (mut threats, free) = (Vec::new(), at.pos.free());
    for cell in each(free).filter(|_| free.count_ones() <= FEW) {
        let next = hex.play(at, &cell);
        let region = if hex.ending(&next).is_some() {
            Some(0)
        } else if linker.is_won(&next, control)? {
            None
        } else {
            least(&next, &[next.pos.free()], control)?
        };
        let Some(region) = region else { continue };
        let who = at.to as usize;
        threats.push(match paired(&at.pos.field(), who, next.pos.stones[who], region) {
            Some(pairs) => Threat { cell, pairs, inside: 0 },
            None => Threat { cell, pairs: Pairs::new(), inside: region },
        });
    }
    Ok(threats)
}

/// A way to pair all cells of a region so that one of each pair, whichever it is, links the side; `None`: there is none, or they are many.
///
/// Worked: a stone on the second line and its two free neighbours on the border are one pair.
pub fn paired(field: &Field, who: Who, own: Cells, region: Cells) -> Option<Pairs> {
    let is_few = region.count_ones().is_multiple_of(2) && region.count_ones() <= PAIRED;
    if is_few { pairing(field, who, own, region, &mut Pairs::new()) } else { None }
}

fn pairing(field: &Field, who: Who, own: Cells, left: Cells, pairs: &mut Pairs) -> Option<Pairs> {
    let mut cells = each(left);
    let Some(one) = cells.next() else { return links(field, who, own, pairs).then(|| pairs.clone()) };
    for other in cells {
        pairs.push([one as u8, other as u8]);
        let found = pairing(field, who, own, left & !(1 << one | 1 << other), pairs);
        if found.is_some() {
            return found;
        }
        pairs.pop();
    }
    None
}

/// Whether these stones link with any one cell of each pair.
fn links(field: &Field, who: Who, own: Cells, pairs: &Pairs) -> bool {
    (0..1u32 << pairs.len()).all(|chosen| {
        let with = |(i, pair): (usize, &[u8; 2])| 1 << pair[(chosen >> i & 1) as usize];
        field.is_joined(who, pairs.iter().enumerate().map(with).fold(own, |own: Cells, cell: Cells| own | cell))
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use duel::game::Game;
    use ground::rules::Side;

    #[test]
    fn two_pairs_that_meet_behind_a_stone_are_found() {
        let hex = Hex { rows: 5, cols: 5 };
        let mut at = hex.read_pos("O..XX/...OX/XXXO./OO..O/.X...").expect("legal");
        at.to = Side::First;
        let threats = wider(&Linker::default(), &hex, &at, &Control::new()).expect("nobody stops it");
        let named = |threat: &Threat| (threat.cell, threat.pairs.clone());
        // X on c4, then b1 or c1, and b2 or c2.
        assert!(threats.iter().map(named).any(|threat| threat == (17, vec![[1, 2], [6, 7]])), "no such pairs");
        assert_eq!(paired(&at.pos.field(), 0, at.pos.stones[0], 1 << 1 | 1 << 2), None);
    }
}
