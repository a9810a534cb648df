// Grass, who begins, wins exactly if m + 1 does not divide n.
// 先手 Grass 必胜当且仅当 n 不是 m + 1 的倍数。
use std::io::{self, Read};

fn main() {
    let mut text = String::new();
    io::stdin().read_to_string(&mut text).unwrap();
    let mut numbers = text.split_ascii_whitespace().map(|word| word.parse::<u32>().unwrap());
    let mut next = || numbers.next().unwrap();
    for _ in 0..next() {
        let (goal, most) = (next(), next());
        println!("{}", if goal % (most + 1) != 0 { "Grass" } else { "Rabbit" });
    }
}
