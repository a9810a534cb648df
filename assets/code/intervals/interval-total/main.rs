//! Take the ends by totals: f[i][j] is all that the mover gets of the row i..j; s holds the prefix
//! sums.
//! Two players take the first or the last number of a row in turn until none is left.
//! Reads lines of numbers; says the first player's total minus the second's.

use std::io::{self, BufRead};

//<<<
fn total(a: &[i64]) -> i64 {
    let n = a.len();
    let mut s = vec![0; n + 1];
    for i in 0..n { s[i + 1] = s[i] + a[i]; } //@sum
    let mut f = vec![vec![0; n]; n];
    for i in 0..n { f[i][i] = a[i]; } //@base
    for length in 2..=n {
        for i in 0..=n - length {
            let j = i + length - 1; //@cell
            let left = a[i] + s[j + 1] - s[i + 1] - f[i + 1][j]; //@left
            let right = a[j] + s[j] - s[i] - f[i][j - 1]; //@right
            f[i][j] = left.max(right); //@write
        }
    }
    f[0][n - 1]
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
    Some(2 * total(&row) - row.iter().sum::<i64>())
}

fn main() {
    for line in io::stdin().lock().lines().map_while(Result::ok) {
        match answer(&line) {
            Some(answer) => println!("{answer}"),
            None => println!("error: expected 1 to 500 numbers of at most nine digits"),
        }
    }
}
