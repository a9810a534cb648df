// The first player wins exactly if the xor of the SG values of the runs of pluses is not 0; sg(n) is the mex of sg(a) xor sg(n - 2 - a) over 0 <= a <= n - 2.
// 先手必胜当且仅当各段加号 SG 值的异或和不为 0；sg(n) 是所有 sg(a) xor sg(n - 2 - a) 的 mex，0 ≤ a ≤ n - 2。
use std::io::{self, Read};

/// The values of runs of 0 to `longest` pluses.
fn run_values(longest: usize) -> Vec<usize> {
    let mut values = vec![0, 0];
    for n in 2..=longest {
        let seen: Vec<usize> = (0..n - 1).map(|left| values[left] ^ values[n - 2 - left]).collect();
        values.push((0..).find(|value| !seen.contains(value)).unwrap());
    }
    values
}

fn main() {
    let mut text = String::new();
    io::stdin().read_to_string(&mut text).unwrap();
    for signs in text.split('"').skip(1).step_by(2) {
        let values = run_values(signs.len());
        let sum = signs.split('-').fold(0, |sum, run| sum ^ values[run.len()]);
        println!("{}", sum != 0);
    }
}
