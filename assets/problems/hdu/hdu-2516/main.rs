// The first player loses exactly if n is a Fibonacci number.
// 先手必败当且仅当 n 是斐波那契数。
use std::io::{self, Read};

fn is_fibonacci(n: u64) -> bool {
    let (mut small, mut large) = (1, 2);
    while small < n {
        (small, large) = (large, small + large);
    }
    small == n
}

fn main() {
    let mut text = String::new();
    io::stdin().read_to_string(&mut text).unwrap();
    let numbers = text.split_ascii_whitespace().map(|word| word.parse::<u64>().unwrap());
    for stones in numbers.take_while(|&stones| stones != 0) {
        println!("{}", if is_fibonacci(stones) { "Second win" } else { "First win" });
    }
}
