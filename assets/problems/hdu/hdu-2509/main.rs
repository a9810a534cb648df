// If all rows hold 1 apple, the first player wins exactly if their number is even; else exactly if the xor of the rows is not 0.
// 若每排都只有 1 个苹果，先手必胜当且仅当排数为偶数；否则先手必胜当且仅当各排个数的异或和不为 0。
use std::io::{self, Read};

fn main() {
    let mut text = String::new();
    io::stdin().read_to_string(&mut text).unwrap();
    let mut numbers = text.split_ascii_whitespace().map(|word| word.parse::<usize>().unwrap());
    while let Some(count) = numbers.next() {
        let rows: Vec<usize> = numbers.by_ref().take(count).collect();
        let sum = rows.iter().fold(0, |sum, apples| sum ^ apples);
        let is_won = if rows.iter().any(|&apples| apples > 1) { sum != 0 } else { sum == 0 };
        println!("{}", if is_won { "Yes" } else { "No" });
    }
}
