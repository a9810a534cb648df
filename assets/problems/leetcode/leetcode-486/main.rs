// d(i, i) = a[i], d(i, j) = max(a[i] - d(i + 1, j), a[j] - d(i, j - 1)); the first player wins exactly if d of the whole row is at least 0.
// d(i, i) = a[i]，d(i, j) = max(a[i] - d(i + 1, j), a[j] - d(i, j - 1))；先手获胜当且仅当整排的 d ≥ 0。
use std::io::{self, Read};

/// Own total minus the other's for the player to move.
fn best_difference(row: &[i64]) -> i64 {
    let mut best = row.to_vec(); // best[i]: for the stretch from i of the length reached so far
    for length in 2..=row.len() {
        for i in 0..=row.len() - length {
            best[i] = (row[i] - best[i + 1]).max(row[i + length - 1] - best[i]);
        }
    }
    best[0]
}

fn main() {
    let mut text = String::new();
    io::stdin().read_to_string(&mut text).unwrap();
    for part in text.split(']') {
        let words = part.split(|letter: char| !letter.is_ascii_digit()).filter(|word| !word.is_empty());
        let row: Vec<i64> = words.map(|word| word.parse().unwrap()).collect();
        if !row.is_empty() {
            println!("{}", best_difference(&row) >= 0);
        }
    }
}
