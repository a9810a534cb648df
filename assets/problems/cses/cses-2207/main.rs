// The first player wins exactly if sg(n) is not 0, sg(n) the mex of sg(a) xor sg(n - a) for 1 <= a < n - a; up to 10^6 its last 0 is at 1222.
// 先手必胜当且仅当 sg(n) 不为 0，sg(n) 是所有 sg(a) xor sg(n - a)（1 ≤ a < n - a）的 mex；10^6 以内，最后一个 0 在 n = 1222。
use std::io::{self, Read};

const LAST_LOST: usize = 1222;

fn main() {
    let mut values = vec![0; LAST_LOST + 1];
    let mut seen_at = vec![0; 2048];
    for n in 1..=LAST_LOST {
        for small in (1..n).take_while(|small| 2 * small < n) {
            seen_at[values[small] ^ values[n - small]] = n;
        }
        while seen_at[values[n]] == n {
            values[n] += 1;
        }
    }
    let mut text = String::new();
    io::stdin().read_to_string(&mut text).unwrap();
    let mut numbers = text.split_ascii_whitespace().map(|word| word.parse::<usize>().unwrap());
    let tests = numbers.next().unwrap();
    let mut out = String::new();
    for coins in numbers.take(tests) {
        let is_won = coins > LAST_LOST || values[coins] != 0;
        out += if is_won { "first\n" } else { "second\n" };
    }
    print!("{out}");
}
