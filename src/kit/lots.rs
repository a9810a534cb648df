//! Lots that fall the same on every machine and in every year: what lies in a sealed envelope, or in a pack cut at some card.
//!
//! They hide from the eye, not from who works them out: a round that is written down must read back as the same round.

/// The places 0 to `count - 1`, shuffled by a seed: the same seed always gives the same order.
///
/// Numbers come from splitmix64 (G. L. Steele, D. Lea, C. H. Flood, Fast splittable pseudorandom number generators, 2014), places are
/// exchanged from the last one down (R. Durstenfeld 1964).
pub fn shuffled(count: usize, seed: u64) -> Vec<usize> {
    let mut state = seed;
    let mut order: Vec<usize> = (0..count).collect();
    for last in (1..count).rev() {
        order.swap(last, (next(&mut state) % (last as u64 + 1)) as usize);
    }
    order
}

/// One of so many, by the letters of a text.
pub fn drawn(text: &str, count: usize) -> usize {
    // FNV-1a (G. Fowler, L. C. Noll, K.-P. Vo), so that texts that differ in one letter draw differently.
    let mut state = text
        .bytes()
        .fold(0xcbf2_9ce4_8422_2325, |hash: u64, byte| (hash ^ u64::from(byte)).wrapping_mul(0x0000_0100_0000_01b3));
    (next(&mut state) % count as u64) as usize
}

fn next(state: &mut u64) -> u64 {
    *state = state.wrapping_add(0x9e37_79b9_7f4a_7c15);
    let mixed = (*state ^ (*state >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    let mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    mixed ^ (mixed >> 31)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_place_is_dealt_once_and_always_the_same() {
        let order = shuffled(30, 7);
        let mut sorted = order.clone();
        sorted.sort_unstable();
        assert_eq!(sorted, (0..30).collect::<Vec<_>>());
        assert_ne!(order, sorted);
        assert_eq!(order, shuffled(30, 7));
        assert_ne!(order, shuffled(30, 8));
        assert!((0..20).any(|i| drawn(&format!("Q:bet{i}"), 2) == 0) && drawn("Q", 1) == 0);
    }

    #[test]
    fn the_first_numbers_are_those_of_the_published_generator() {
        let mut state = 1_234_567;
        assert_eq!([next(&mut state), next(&mut state)], [6_457_827_717_110_365_317, 3_203_168_211_198_807_973]);
    }
}
