// Stan wins exactly if 18^i < n <= 9 * 18^i for some i >= 0; else Ollie does.
// Stan 必胜当且仅当存在 i ≥ 0 使 18^i < n ≤ 9 × 18^i；否则 Ollie 必胜。
use std::io::{self, Read};

fn stan_wins(target: u64) -> bool {
    let mut reach = 1;
    loop {
        reach *= 9;
        if reach >= target {
            return true;
        }
        reach *= 2;
        if reach >= target {
            return false;
        }
    }
}

fn main() {
    let mut text = String::new();
    io::stdin().read_to_string(&mut text).unwrap();
    for target in text.split_ascii_whitespace().map(|word| word.parse::<u64>().unwrap()) {
        println!("{}", if stan_wins(target) { "Stan wins." } else { "Ollie wins." });
    }
}
