// The first player wins exactly if 4 does not divide n.
// 先手必胜当且仅当 n 不是 4 的倍数。
use std::io::{self, Read};

fn main() {
    let mut text = String::new();
    io::stdin().read_to_string(&mut text).unwrap();
    let words = text.split(|letter: char| !letter.is_ascii_digit()).filter(|word| !word.is_empty());
    for stones in words.map(|word| word.parse::<u32>().unwrap()) {
        println!("{}", stones % 4 != 0);
    }
}
