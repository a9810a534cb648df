// Kiki, who begins, wins exactly if 3 does not divide n.
// 先手 Kiki 必胜当且仅当 n 不是 3 的倍数。
use std::io::{self, Read};

fn main() {
    let mut text = String::new();
    io::stdin().read_to_string(&mut text).unwrap();
    for cards in text.split_ascii_whitespace().map(|word| word.parse::<u32>().unwrap()) {
        println!("{}", if cards % 3 != 0 { "Kiki" } else { "Cici" });
    }
}
