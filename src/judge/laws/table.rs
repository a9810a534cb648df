//! Mex, and values of heaps by it.

/// The least number that is not among these.
///
/// Worked: 0, 1 and 3 leave 2.
pub fn mex(values: impl IntoIterator<Item = usize>) -> usize {
    let mut met = Vec::new();
    for value in values {
        if value >= met.len() {
            met.resize(value + 1, false);
        }
        met[value] = true;
    }
    met.iter().position(|met| !met).unwrap_or(met.len())
}

/// The numbers as a position is typed; `-` for none.
pub fn joined(list: &[i64]) -> String {
    if list.is_empty() { "-".to_owned() } else { list.iter().map(ToString::to_string).collect::<Vec<_>>().join(",") }
}

/// Values of heaps 0 to `to`; `options` hands over what each move leaves, computed from the values so far. Cost: all moves of all heaps.
pub fn values(to: usize, options: impl Fn(&[usize], usize, &mut dyn FnMut(usize))) -> Vec<usize> {
    let mut table: Vec<usize> = Vec::with_capacity(to + 1);
    let mut met: Vec<usize> = Vec::new();
    for n in 0..=to {
        options(&table, n, &mut |value| {
            if value >= met.len() {
                met.resize(value + 1, usize::MAX);
            }
            met[value] = n;
        });
        table.push(met.iter().position(|&last| last != n).unwrap_or(met.len()));
    }
    table
}

/// Values of heaps from which one of these may be taken.
pub fn by_takes(to: usize, takes: &[i64]) -> Vec<usize> {
    values(to, |table, n, option| {
        let usable = takes.iter().filter_map(|&take| usize::try_from(take).ok());
        usable.filter(|&take| (1..=n).contains(&take)).for_each(|take| option(table[n - take]));
    })
}

/// Won or lost for heaps 0 to `to` from which one of these may be taken.
pub fn wins_by_takes(to: usize, takes: &[i64]) -> Vec<bool> {
    let takes: Vec<usize> =
        takes.iter().filter_map(|&take| usize::try_from(take).ok()).filter(|&take| take > 0).collect();
    let mut won = vec![false; to + 1];
    for n in 1..=to {
        won[n] = takes.iter().any(|&take| take <= n && !won[n - take]);
    }
    won
}

/// Fibonacci numbers 1, 2, 3, 5, 8, ... up to this one.
pub fn fibonacci(to: i64) -> Vec<i64> {
    let mut numbers = vec![1, 2];
    while let [.., a, b] = numbers[..]
        && a + b <= to
    {
        numbers.push(a + b);
    }
    numbers.retain(|&n| n <= to);
    numbers
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn values_of_heaps_are_their_mex() {
        assert_eq!(mex([0, 1, 3]), 2);
        assert_eq!(mex([]), 0);
        assert_eq!(by_takes(6, &[1, 2]), [0, 1, 2, 0, 1, 2, 0]);
        assert_eq!(wins_by_takes(6, &[2, 3]), [false, false, true, true, true, false, false]);
        assert_eq!(fibonacci(13), [1, 2, 3, 5, 8, 13]);
    }
}
