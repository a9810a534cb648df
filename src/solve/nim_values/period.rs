//! Finds the period of a sequence whose next value depends on the last few alone, and proves it for all sizes.

use crate::judge::control::{Control, Stop};
use crate::judge::sequence::{Period, Standing};

/// Steps of a loop between two looks at the reins.
const STRIDE: usize = 1 << 16;

/// Comparisons for each value that are tried before the search begins that never needs more than two.
const TRIES: usize = 2;

/// The least period and the least preperiod of a sequence, if these values certify them.
///
/// The sequence must obey one law from `window` on: the next value is the same function of the last `window` values
/// (at least 1). Then G(n + p) = G(n) for `window` consecutive n, the first of them at least 0, forces it for every
/// greater n; nothing less is reported. The period found is the least one of the infinite sequence, and so is the
/// preperiod: shorter ones would show in the same values.
///
/// Time: linear in the number of values (the last `window` values are looked for among the earlier ones, from behind, at one
/// place after the other, then as Knuth, Morris and Pratt do). Memory: one word for each value of the window. Source: R. B. Austin, Impartial and partisan
/// games, MSc thesis, Calgary (1976); Berlekamp, Conway, Guy, Winning Ways, chapter 4.
/// Worked: taking 1 or 2 gives 0, 1, 2, 0, 1; 0, 1 at 0 and 1 come again at 3 and 4: two repeats, so the period is 3.
pub fn certify<T: PartialEq + Copy>(values: &[T], window: usize, control: &Control) -> Result<Option<Period>, Stop> {
    let Some(period) = latest_return(values, window, control)? else { return Ok(None) };
    let differs = |n: &usize| values[*n] != values[n + period];
    let preperiod = (0..values.len() - period).rev().find(differs).map_or(0, |n| n + 1);
    let (from, to) = (preperiod as u64, (preperiod + period + window - 1) as u64);
    Ok(Some(Period { period: period as u64, preperiod: from, saltus: 0, standing: Standing::Certified { from, to } }))
}

/// How far back the last `window` values stood once before, for the last time.
fn latest_return<T: PartialEq + Copy>(values: &[T], window: usize, control: &Control) -> Result<Option<usize>, Stop> {
    if window == 0 || values.len() <= window {
        return Ok(None);
    }
    control.tick(values.len() as u64 / STRIDE as u64 + 1)?;
    match by_trying(values, window) {
        Tried::Found(back) => Ok(Some(back)),
        Tried::Never => Ok(None),
        Tried::TooLong => by_borders(values, window, control),
    }
}

/// What trying one place after the other came to.
#[derive(Debug, PartialEq, Eq)]
enum Tried {
    /// So far back.
    Found(usize),
    /// They never stood there before.
    Never,
    /// More than a few comparisons for each value would be needed.
    TooLong,
}

/// The same by trying one place after the other, which is fast where most places differ at once.
fn by_trying<T: PartialEq + Copy>(values: &[T], window: usize) -> Tried {
    let mut patience = TRIES * values.len();
    let Some((last, before)) = values.split_last() else { return Tried::Never };
    for back in 1..=values.len() - window {
        if before[before.len() - back] == *last {
            let earlier = values[..values.len() - back].iter().rev().take(window.min(patience));
            let same = earlier.zip(values.iter().rev()).take_while(|(a, b)| a == b).count();
            if same == window {
                return Tried::Found(back);
            }
            match patience.checked_sub(same + 1) {
                Some(left) => patience = left,
                None => return Tried::TooLong,
            }
        }
    }
    Tried::Never
}

/// The same in linear time, whatever the values.
fn by_borders<T: PartialEq + Copy>(values: &[T], window: usize, control: &Control) -> Result<Option<usize>, Stop> {
    let back = |i: usize| values[values.len() - 1 - i];
    // For each beginning of the pattern the length of its longest proper beginning that is also its end.
    let mut borders = vec![0];
    let mut matched = 0;
    for i in 1..values.len() {
        if i % STRIDE == 0 {
            control.tick(STRIDE as u64)?;
        }
        while matched > 0 && back(i) != back(matched) {
            matched = borders[matched - 1];
        }
        matched += usize::from(back(i) == back(matched));
        if matched == window {
            return Ok(Some(i + 1 - window));
        }
        if i < window {
            borders.push(matched);
        }
    }
    Ok(None)
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    fn found(values: &[u8], window: usize) -> Option<(u64, u64)> {
        certify(values, window, &Control::new()).expect("nobody stops").map(|p| (p.preperiod, p.period))
    }

    /// The plain referee: tries every period, and asks for `window` repeats at the end.
    fn tried(values: &[u8], window: usize) -> Option<(u64, u64)> {
        let repeats = |p: &usize| {
            let same = (0..values.len() - p).rev().take_while(|n| values[*n] == values[n + p]).count();
            (same >= window).then_some(((values.len() - p - same) as u64, *p as u64))
        };
        (1..values.len()).find_map(|p| repeats(&p))
    }

    #[test]
    fn values_that_nearly_return_everywhere_are_searched_in_linear_time() {
        let mut values = vec![0u8; 1_000];
        values[400] = 1;
        assert_eq!(by_trying(&values, 700), Tried::TooLong, "it was tried for too long");
        assert_eq!(found(&values, 700), tried(&values, 700));
        assert_eq!(found(&values, 300), Some((401, 1)));
    }

    #[test]
    fn one_repeat_less_than_the_window_proves_nothing() {
        assert_eq!(found(&[0, 1, 2, 0, 1], 2), Some((0, 3)));
        assert_eq!(found(&[0, 1, 2, 0], 2), None);
        assert_eq!(found(&[7, 0, 1, 2, 0, 1], 2), Some((1, 3)));
        assert_eq!(found(&[], 1), None);
    }

    proptest! {
        #[test]
        fn the_quick_search_finds_what_the_plain_one_finds(
            head in prop::collection::vec(0u8..3, 0..8),
            round in prop::collection::vec(0u8..3, 1..7),
            times in 1usize..6,
            window in 1usize..9,
        ) {
            let values: Vec<u8> = head.into_iter().chain(round.repeat(times)).collect();
            prop_assert_eq!(found(&values, window), tried(&values, window));
            if window < values.len() {
                let by_borders = by_borders(&values, window, &Control::new()).expect("nobody stops");
                let expected = by_borders.map_or(Tried::Never, Tried::Found);
                let tried = by_trying(&values, window);
                prop_assert!(tried == Tried::TooLong || tried == expected);
            }
        }
    }
}
