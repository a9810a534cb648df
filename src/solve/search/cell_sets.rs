//! Bitboards: cells of a board as sets of bits, and pairs of them.

/// A set of cells by number, at most 128.
pub type Cells = u128;

/// Pairs of cells, no cell in two of them. Whenever the opponent fills one of a pair, the other is filled in answer.
pub type Pairs = Vec<[u8; 2]>;

/// The cells of a set, the lowest number first.
#[inline]
pub fn each(mut cells: Cells) -> impl Iterator<Item = usize> {
    std::iter::from_fn(move || {
        let cell = cells.trailing_zeros() as usize;
        cells &= cells.checked_sub(1)?;
        Some(cell)
    })
}

/// All cells of these pairs.
#[inline]
pub fn cells_of(pairs: &[[u8; 2]]) -> Cells {
    pairs.iter().flatten().fold(0, |cells, cell| cells | 1 << cell)
}
