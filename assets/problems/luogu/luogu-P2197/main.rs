// The first player wins exactly if the xor of all heaps is not 0.
// 先手必胜当且仅当各堆石子数的异或和不为 0。
use std::io::Read;

fn main() {
    let mut text = String::new();
    std::io::stdin().read_to_string(&mut text).unwrap();
    let mut numbers = text.split_ascii_whitespace().map(|word| word.parse::<u32>().unwrap());
    for _ in 0..numbers.next().unwrap() {
        let count = numbers.next().unwrap() as usize;
        let nim_sum = numbers.by_ref().take(count).fold(0, |sum, heap| sum ^ heap);
        println!("{}", if nim_sum != 0 { "Yes" } else { "No" });
    }
}
