// Rabbit, who begins, wins exactly if the xor of the squares' numbers is not 0.
// 先手 Rabbit 必胜当且仅当所有棋子的格子编号异或和不为 0。
use std::io::{self, Read};

fn main() {
    let mut text = String::new();
    io::stdin().read_to_string(&mut text).unwrap();
    let mut numbers = text.split_ascii_whitespace().map(|word| word.parse::<usize>().unwrap());
    while let Some(count) = numbers.next().filter(|&count| count != 0) {
        let sum = numbers.by_ref().take(count).fold(0, |sum, square| sum ^ square);
        println!("{}", if sum != 0 { "Rabbit Win!" } else { "Grass Win!" });
    }
}
