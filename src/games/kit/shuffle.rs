//! Shuffles that fall the same on every machine and in every year: what lies in a sealed envelope, or in a pack cut at some card.
//!
//! They hide from the eye, not from who works them out: a round that is written down must read back as the same round.

use rand::rngs::ChaCha8Rng;
use rand::{Rng, SeedableRng};

/// The places 0 to `count - 1`, shuffled by a seed: the same seed always gives the same order, and every order is equally likely.
///
/// Numbers come from ChaCha8 (D. J. Bernstein, ChaCha, a variant of Salsa20, 2008), places are exchanged from the last one down
/// (R. Durstenfeld 1964).
pub fn shuffled(count: usize, seed: u64) -> Vec<usize> {
    let mut dice = ChaCha8Rng::seed_from_u64(seed);
    let mut order: Vec<usize> = (0..count).collect();
    for last in (1..count).rev() {
        order.swap(last, below(&mut dice, last as u64 + 1) as usize);
    }
    order
}

/// One of so many, by the letters of a text and a seed.
pub fn drawn(text: &str, seed: u64, count: usize) -> usize {
    // FNV-1a (G. Fowler, L. C. Noll, K.-P. Vo), so that texts that differ in one letter draw differently.
    let hash = text
        .bytes()
        .fold(0xcbf2_9ce4_8422_2325, |hash: u64, byte| (hash ^ u64::from(byte)).wrapping_mul(0x0000_0100_0000_01b3));
    below(&mut ChaCha8Rng::seed_from_u64(hash ^ seed), count as u64) as usize
}

/// A number below `count`, each equally likely: numbers beyond the last whole multiple of `count` are thrown away.
fn below(dice: &mut ChaCha8Rng, count: u64) -> u64 {
    let most = u64::MAX - u64::MAX % count;
    loop {
        let number = dice.next_u64();
        if number < most {
            return number % count;
        }
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeMap;

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
        assert!((0..20).any(|i| drawn(&format!("Q:bet{i}"), 0, 2) == 0) && drawn("Q", 0, 1) == 0);
        assert!((0..20).any(|seed| drawn("Q", seed, 2) == 0) && (0..20).any(|seed| drawn("Q", seed, 2) == 1));
    }

    #[test]
    fn the_generator_is_the_published_one() {
        // J. Strombergson, Test vectors for the stream cipher ChaCha, draft 01 (2013), TC1: 256-bit key 0, IV 0, 8 rounds.
        let mut dice = ChaCha8Rng::from_seed([0; 32]);
        let bytes: Vec<u8> = (0..4).flat_map(|_| dice.next_u64().to_le_bytes()).collect();
        let known = "3e00ef2f895f40d67f5bb8e81f09a5a12c840ec3ce9a7f3b181be188ef711a1e";
        let written: String = bytes.iter().map(|byte| format!("{byte:02x}")).collect::<Vec<_>>().concat();
        assert_eq!(written, known);
    }

    #[test]
    fn the_same_seed_deals_the_same_for_ever() {
        // By an independent program: ChaCha8 from the seed spread by PCG32, then Durstenfeld's exchanges.
        assert_eq!(shuffled(6, 1950), [1, 5, 4, 0, 3, 2]);
    }

    #[test]
    fn every_order_comes_about_equally_often() {
        let mut met = BTreeMap::new();
        for seed in 0..6_000 {
            *met.entry(shuffled(3, seed)).or_insert(0) += 1;
        }
        // A thousand each, with a standard deviation of 29.
        assert!(met.len() == 6 && met.values().all(|count| (850..1_150).contains(count)), "{met:?}");
    }
}
