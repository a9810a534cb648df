// The first player wins exactly if n is even.
// 先手必胜当且仅当 n 是偶数。
use std::io::{self, Read};

fn main() {
    let mut text = String::new();
    io::stdin().read_to_string(&mut text).unwrap();
    let words = text.split(|letter: char| !letter.is_ascii_digit()).filter(|word| !word.is_empty());
    for number in words.map(|word| word.parse::<u32>().unwrap()) {
        println!("{}", number % 2 == 0);
    }
}
