// The first player wins exactly if the xor of the gaps |black - white| - 1 over all rows is not 0.
// 先手必胜当且仅当各行间隔 |黑 - 白| - 1 的异或和不为 0。
use std::io::{self, Read};

fn main() {
    let mut text = String::new();
    io::stdin().read_to_string(&mut text).unwrap();
    let mut numbers = text.split_ascii_whitespace().map(|word| word.parse::<i32>().unwrap());
    while let (Some(rows), Some(_columns)) = (numbers.next(), numbers.next()) {
        let mut sum = 0;
        for _ in 0..rows {
            let (black, white) = (numbers.next().unwrap(), numbers.next().unwrap());
            sum ^= (black - white).abs() - 1;
        }
        println!("{}", if sum != 0 { "I WIN!" } else { "BAD LUCK!" });
    }
}
