//! Take the ends by left end, the last first, in one row of memory.
//! Two players take the first or the last number of a row in turn until none is left.
//! Reads lines of numbers; says the first player's total minus the second's.

use std::io::{self, BufRead};

//<<<
/// d[j] is the difference of the row from i to j, for one i at a time.
fn difference(a: &[i64]) -> i64 {
    let n = a.len();
    let mut d = vec![0; n];
    for i in (0..n).rev() {
        d[i] = a[i]; //@base
        for j in i + 1..n { //@cell
            let left = a[i] - d[j]; //@left
            let right = a[j] - d[j - 1]; //@right
            d[j] = left.max(right); //@write
        }
    }
    d[n - 1]
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
