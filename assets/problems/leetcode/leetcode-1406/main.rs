// best(i) = max over k = 1, 2, 3 with i + k <= n of a[i] + ... + a[i + k - 1] - best(i + k), best(n) = 0; the sign of best(0) tells who wins.
// best(n) = 0，best(i) 是 a[i] + … + a[i + k - 1] - best(i + k) 的最大值（k = 1, 2, 3 且 i + k ≤ n）；best(0) 为正 Alice 胜，为负 Bob 胜，为 0 平分。
use std::cmp::Ordering;
use std::io::{self, Read};

/// Own total minus the other's for the player to move.
fn best_difference(row: &[i32]) -> i32 {
    let mut best = vec![0; row.len() + 1]; // best[i]: for the stones from i on
    for i in (0..row.len()).rev() {
        let mut taken = row[i];
        best[i] = taken - best[i + 1];
        for next in i + 1..row.len().min(i + 3) {
            taken += row[next];
            best[i] = best[i].max(taken - best[next + 1]);
        }
    }
    best[0]
}

fn main() {
    let mut text = String::new();
    io::stdin().read_to_string(&mut text).unwrap();
    for part in text.split(']') {
        let words = part.split(|letter: char| letter != '-' && !letter.is_ascii_digit());
        let row: Vec<i32> = words.filter(|word| !word.is_empty()).map(|word| word.parse().unwrap()).collect();
        if row.is_empty() {
            continue;
        }
        let answer = match best_difference(&row).cmp(&0) {
            Ordering::Greater => "Alice",
            Ordering::Less => "Bob",
            Ordering::Equal => "Tie",
        };
        println!("{answer}");
    }
}
