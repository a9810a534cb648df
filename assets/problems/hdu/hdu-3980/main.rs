// The first player wins exactly if N >= M and a row of N - M beads has SG value 0; sg(n) is the mex of sg(a) xor sg(n - M - a) over 0 <= a <= n - M.
// 先手必胜当且仅当 N ≥ M 且一排 N - M 颗珠子的 SG 值为 0；sg(n) 是所有 sg(a) xor sg(n - M - a) 的 mex，0 ≤ a ≤ n - M。
use std::io::{self, Read};

const LIMIT: usize = 1000;

/// The values of rows of 0 to LIMIT - length beads, when `length` beads side by side are painted at a time.
fn row_values(length: usize) -> Vec<usize> {
    let mut values = vec![0; LIMIT - length + 1];
    let mut seen_at = vec![0; 1024];
    for n in length..values.len() {
        let rest = n - length;
        for left in 0..=rest / 2 {
            seen_at[values[left] ^ values[rest - left]] = n;
        }
        while seen_at[values[n]] == n {
            values[n] += 1;
        }
    }
    values
}

fn main() {
    let mut text = String::new();
    io::stdin().read_to_string(&mut text).unwrap();
    let mut numbers = text.split_ascii_whitespace().map(|word| word.parse::<usize>().unwrap());
    let mut next = || numbers.next().unwrap();
    let mut tables = vec![Vec::new(); LIMIT + 1];
    for test in 1..=next() {
        let (beads, length) = (next(), next());
        if tables[length].is_empty() {
            tables[length] = row_values(length);
        }
        let is_won = beads >= length && tables[length][beads - length] == 0;
        println!("Case #{test}: {}", if is_won { "aekdycoin" } else { "abcdxyzk" });
    }
}
