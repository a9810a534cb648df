//! Take the ends by folding: a peak a <= b >= c becomes a - b + c. One pass.
//! Two players take the first or the last number of a row in turn until none is left.
//! Reads lines of numbers; says the first player's total minus the second's.

use std::io::{self, BufRead};

//<<<
fn folding(numbers: &[i64]) -> i64 {
    let mut row = Vec::new();
    for &x in numbers {
        row.push(x); //@push
        while let [.., a, b, c] = row[..] {
            if a > b || b < c { break; }
            row.truncate(row.len() - 3);
            row.push(a - b + c); //@fold
        }
    }
    // No peak is left: the greater end is the greatest number of all.
    let (mut d, mut sign) = (0, 1);
    let mut rest = &row[..];
    while let ([first, after @ ..], [before @ .., last]) = (rest, rest) {
        let x = *first.max(last);
        rest = if first > last { after } else { before };
        d += sign * x;
        sign = -sign;
    }
    d //@answer
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
    Some(folding(&row))
}

fn main() {
    for line in io::stdin().lock().lines().map_while(Result::ok) {
        match answer(&line) {
            Some(answer) => println!("{answer}"),
            None => println!("error: expected 1 to 500 numbers of at most nine digits"),
        }
    }
}
