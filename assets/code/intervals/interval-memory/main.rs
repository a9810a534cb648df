//! Take the ends top-down with memory: each row i..j is worked out once.
//! Two players take the first or the last number of a row in turn until none is left.
//! Reads lines of numbers; says the first player's total minus the second's.

use std::io::{self, BufRead};

//<<<
type Memo = Vec<Vec<Option<i64>>>;

fn best(i: usize, j: usize, a: &[i64], memo: &mut Memo) -> i64 { //@enter
    if i == j { return a[i]; } //@base
    if let Some(known) = memo[i][j] { return known; } //@look
    let left = a[i] - best(i + 1, j, a, memo); //@left
    let right = a[j] - best(i, j - 1, a, memo); //@right
    memo[i][j] = Some(left.max(right)); //@store
    left.max(right)
}
//>>>

/// The numbers of a text; nothing where something else stands.
fn numbers(text: &str) -> Option<Vec<i64>> {
    let fits = |number: &i64| (-999_999_999..=999_999_999).contains(number);
    text.split_whitespace().map(|word| word.parse().ok().filter(fits)).collect()
}

fn answer(line: &str) -> Option<i64> {
    let row = numbers(line)?;
    if row.is_empty() || row.len() > 500 {
        return None;
    }
    let n = row.len();
    Some(best(0, n - 1, &row, &mut vec![vec![None; n]; n]))
}

fn main() {
    for line in io::stdin().lock().lines().map_while(Result::ok) {
        match answer(&line) {
            Some(answer) => println!("{answer}"),
            None => println!("error: expected 1 to 500 numbers of at most nine digits"),
        }
    }
}
