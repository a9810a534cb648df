//! A sweep as bytes: two for each position, from which everything else follows.

use crate::judge::control::{Control, Stop};
use crate::retrograde::cached_table::CachedTable;
use crate::retrograde::sweep::{Cell, Cells, Graph, LOST, Sweep, WON, Wave};

/// Positions between two looks at the reins.
const STRIDE: usize = 1 << 18;

impl CachedTable for Sweep {
    /// Cells as little-endian numbers; nothing where a game is so long that it takes wide ones.
    fn write(&self, control: &Control) -> Result<Option<Vec<u8>>, Stop> {
        let Cells::Narrow(cells) = &self.cells else { return Ok(None) };
        let mut bytes = Vec::with_capacity(2 * cells.len());
        for some in cells.chunks(STRIDE) {
            control.tick(0)?;
            bytes.extend(some.iter().flat_map(|cell| cell.to_le_bytes()));
        }
        Ok(Some(bytes))
    }
}

impl Sweep {
    /// The sweep of this game that these bytes are; `None` if they are not as many as its sweep has.
    ///
    /// Time: each position once, to count how the waves ran.
    pub fn read(bytes: &[u8], graph: &impl Graph, control: &Control) -> Result<Option<Sweep>, Stop> {
        let nodes = graph.nodes();
        if bytes.len() != 2 * nodes {
            return Ok(None);
        }
        let mut cells: Vec<u16> = Vec::with_capacity(nodes);
        let mut waves = vec![Wave::default(); usize::from(u16::MAX >> 2) + 1];
        let (mut longest, mut positions) = (0, 0);
        for some in bytes.chunks(2 * STRIDE) {
            control.tick(0)?;
            for pair in some.chunks_exact(2) {
                let cell = u16::from_le_bytes([pair[0], pair[1]]);
                let weight = graph.weight(cells.len());
                positions += u64::from(weight);
                cells.push(cell);
                if matches!(cell.tag(), WON | LOST) {
                    longest = longest.max(cell.number() as usize);
                    waves[cell.number() as usize].count(cell.tag() == WON, weight);
                }
            }
        }
        waves.truncate(longest + 1);
        Ok(Some(Sweep { cells: Cells::Narrow(cells), waves, positions }))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::retrograde::sweep::{Start, sweep};

    /// A ring with a way out: positions of every kind, of which so many look like each.
    struct Ring(u32);

    impl Graph for Ring {
        fn nodes(&self) -> usize {
            7
        }

        fn start(&self, node: usize) -> Start {
            match node {
                0 => Start::Lost,
                1 => Start::Won,
                6 => Start::Drawn,
                2 => Start::Open(2),
                _ => Start::Open(1),
            }
        }

        fn before(&self, node: usize, each: &mut dyn FnMut(usize)) {
            // 2 > 0, 2 > 1, 3 > 2, 4 > 5, 5 > 4.
            let before: &[usize] = [&[2][..], &[2], &[3], &[], &[5], &[4], &[]][node];
            for from in before {
                each(*from);
            }
        }

        fn weight(&self, _node: usize) -> u32 {
            self.0
        }
    }

    #[test]
    fn what_is_read_is_what_was_written() {
        let control = Control::new();
        let made = sweep(&Ring(3), &control).expect("nobody stops");
        let bytes = made.write(&control).expect("nobody stops").expect("it is short");
        let read = Sweep::read(&bytes, &Ring(3), &control).expect("nobody stops").expect("seven positions");
        assert!((0..7).all(|node| read.value(node) == made.value(node)));
        assert_eq!((read.waves(), read.whole("w")), (made.waves(), made.whole("w")));
        assert_eq!(read.whole("w").positions(), 21);
        assert!(matches!(Sweep::read(&bytes[2..], &Ring(3), &control), Ok(None)), "a position less");
        control.stop();
        assert!(made.write(&control).is_err() && Sweep::read(&bytes, &Ring(3), &control).is_err());
    }
}
