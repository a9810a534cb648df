// A pair (a, b) is worth the place of the lowest 0 bit of (a-1) | (b-1); won exactly if the xor of all pairs is not 0.
// 一对 (a, b) 的 SG 值是 (a-1) | (b-1) 最低的 0 所在的位；先手必胜当且仅当各对的异或和不为 0。
use std::io::Read;

fn main() {
    let mut text = String::new();
    std::io::stdin().read_to_string(&mut text).unwrap();
    let mut numbers = text.split_ascii_whitespace().map(|word| word.parse::<u32>().unwrap());
    for _ in 0..numbers.next().unwrap() {
        let mut nim_sum = 0;
        for _ in 0..numbers.next().unwrap() / 2 {
            let (a, b) = (numbers.next().unwrap(), numbers.next().unwrap());
            nim_sum ^= ((a - 1) | (b - 1)).trailing_ones(); // the place of the lowest 0 bit
        }
        println!("{}", if nim_sum != 0 { "YES" } else { "NO" });
    }
}
