//! Take the ends by pairs: p[i][j] is what the mover and the other get of the row i..j.
//! Two players take the first or the last number of a row in turn until none is left.
//! Reads lines of numbers; says the first player's total minus the second's.

use std::io::{self, BufRead};

//<<<
type Pair = (i64, i64); // what the mover gets, and the other

fn take(x: i64, (first, second): Pair) -> Pair {
    (x + second, first)
}

fn pairs(a: &[i64]) -> Pair {
    let n = a.len();
    let mut p = vec![vec![(0, 0); n]; n];
    for i in 0..n { p[i][i] = (a[i], 0); } //@base
    for length in 2..=n {
        for i in 0..=n - length {
            let j = i + length - 1; //@cell
            let left = take(a[i], p[i + 1][j]); //@left
            let right = take(a[j], p[i][j - 1]); //@right
            p[i][j] = if left.0 > right.0 { left } else { right }; //@write
        }
    }
    p[0][n - 1]
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
    let (first, second) = pairs(&row);
    Some(first - second)
}

fn main() {
    for line in io::stdin().lock().lines().map_while(Result::ok) {
        match answer(&line) {
            Some(answer) => println!("{answer}"),
            None => println!("error: expected 1 to 500 numbers of at most nine digits"),
        }
    }
}
