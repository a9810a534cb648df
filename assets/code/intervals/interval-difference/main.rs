//! Take the ends by differences: d[i][j] is what the mover gets of the row i..j more than the
//! other.
//! Two players take the first or the last number of a row in turn until none is left.
//! Reads lines of numbers; says the first player's total minus the second's.

use std::io::{self, BufRead};

//<<<
fn difference(a: &[i64]) -> i64 {
    let n = a.len();
    let mut d = vec![vec![0; n]; n];
    for i in 0..n { d[i][i] = a[i]; } //@base
    for length in 2..=n {
        for i in 0..=n - length {
            let j = i + length - 1; //@cell
            let left = a[i] - d[i + 1][j]; //@left
            let right = a[j] - d[i][j - 1]; //@right
            d[i][j] = left.max(right); //@write
        }
    }
    d[0][n - 1]
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
    Some(difference(&row))
}

fn main() {
    for line in io::stdin().lock().lines().map_while(Result::ok) {
        match answer(&line) {
            Some(answer) => println!("{answer}"),
            None => println!("error: expected 1 to 500 numbers of at most nine digits"),
        }
    }
}
