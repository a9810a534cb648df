//! Nim in which a heap may also be split in two: Lasker's values, and every split with a wanted nim-sum.

use num_traits::ToPrimitive;

use ground::num::Nat;

/// Splits that are listed at most, as a power of two.
const LISTED: u64 = 20;

/// The nim-value of a heap: 4k+3 and 4k+4 change places, every other size is its own value. The map is its own inverse.
///
/// Any size, linear in the digits. Source: E. Lasker, Brettspiele der Völker (1931); proof: Berlekamp, Conway, Guy,
/// Winning Ways, chapter 4. Worked: from 3 the moves leave 0, 1, 2 and 1 xor 2 = 3, so it is worth 4.
pub fn nimber(size: &Nat) -> Nat {
    match low(size) {
        3 => size + 1u8,
        0 if *size > Nat::ZERO => size - 1u8,
        _ => size.clone(),
    }
}

/// The two heaps, the smaller first and at least 1, that together are `size` and have this nim-sum: by the smaller one.
///
/// Values x, y of such heaps satisfy x + y = size + d, where d is -2 to 2 and follows from the last two bits of both, and
/// x xor y = sum; so the ones they share are (size + d - sum) / 2, which must have no bit of `sum`, and each bit of `sum`
/// beyond the last two may go to either. `None`: more than 2^20 splits would have to be listed.
/// Worked: 6 with sum 0 is 3 and 3; 3 with sum 3 is 1 and 2, whose values are 1 and 2.
pub fn splits(size: &Nat, sum: &Nat) -> Option<Vec<[Nat; 2]>> {
    let mut found = Vec::new();
    for x in 0..4 {
        let y = x ^ low(sum);
        let Some(shared) = shared(size, sum, shift(x) + shift(y)).filter(|shared| low(shared) == x & y) else {
            continue;
        };
        let free: Vec<u64> = (2..sum.bits()).filter(|bit| sum.bit(*bit)).collect();
        if free.len() as u64 > LISTED {
            return None;
        }
        let own = shared | Nat::from(x & low(sum));
        for chosen in 0u32..1 << free.len() {
            let mut value = own.clone();
            free.iter()
                .enumerate()
                .filter(|(i, _)| chosen >> i & 1 == 1)
                .for_each(|(_, bit)| value.set_bit(*bit, true));
            let pair = [nimber(&value), nimber(&(&value ^ sum))];
            if pair[0] > Nat::ZERO && pair[0] <= pair[1] {
                found.push(pair);
            }
        }
    }
    found.sort();
    found.dedup();
    Some(found)
}

fn low(n: &Nat) -> u8 {
    (n % 4u8).to_u8().expect("it is less than 4")
}

/// What a value with these last two bits is above its size.
fn shift(low: u8) -> i8 {
    match low {
        3 => -1,
        0 => 1,
        _ => 0,
    }
}

/// The ones that both values share, if there is such a number.
fn shared(size: &Nat, sum: &Nat, shift: i8) -> Option<Nat> {
    let total = if shift < 0 {
        Some(size).filter(|size| **size >= Nat::from(2u8)).map(|size| size - shift.unsigned_abs())?
    } else {
        size + shift.unsigned_abs()
    };
    let twice = Some(total).filter(|total| total >= sum).map(|total| total - sum)?;
    let shared: Nat = &twice >> 1;
    (!twice.bit(0) && (&shared & sum) == Nat::ZERO).then_some(shared)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::judge::value::mex;

    #[test]
    fn values_agree_with_the_mex_rule() {
        let mut values: Vec<Nat> = Vec::new();
        for n in 0..60usize {
            let splits = (1..=n / 2).map(|a| &values[a] ^ &values[n - a]);
            let left: Vec<Nat> = values.iter().cloned().chain(splits).collect();
            values.push(mex(&left));
            assert_eq!(values[n], nimber(&Nat::from(n)), "{n}");
        }
    }

    #[test]
    fn splits_agree_with_trying_them_all() {
        for n in 0u32..70 {
            for sum in 0u32..80 {
                let pairs = (1..=n / 2).map(|a| [Nat::from(a), Nat::from(n - a)]);
                let tried: Vec<_> = pairs.filter(|[a, b]| nimber(a) ^ nimber(b) == Nat::from(sum)).collect();
                assert_eq!(splits(&Nat::from(n), &Nat::from(sum)), Some(tried), "{n} with {sum}");
            }
        }
    }

    #[test]
    fn too_many_splits_are_refused_and_none_is_none() {
        let power: Nat = Nat::from(1u8) << 10_000u32;
        assert_eq!(splits(&(&power * 2u8), &Nat::ZERO), Some(vec![[power.clone(), power.clone()]]));
        let ones: Nat = (Nat::from(1u8) << 40u32) - 4u8;
        assert_eq!(splits(&(&ones + 2u8), &ones), None);
    }
}
