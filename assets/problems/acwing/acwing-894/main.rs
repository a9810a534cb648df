// A heap of a stones is worth the a-th number with an odd number of ones in binary; won exactly if the xor is not 0.
// a 颗石子的堆，SG 值是第 a 个二进制中有奇数个 1 的数；先手必胜当且仅当异或和不为 0。
use std::io::Read;

/// The heap-th number with an odd number of ones: 2(heap-1) or one more.
fn value(heap: u32) -> u32 {
    let is_even = (heap - 1).count_ones() % 2 == 0;
    2 * (heap - 1) + u32::from(is_even)
}

fn main() {
    let mut text = String::new();
    std::io::stdin().read_to_string(&mut text).unwrap();
    let mut numbers = text.split_ascii_whitespace().map(|word| word.parse::<u32>().unwrap());
    let count = numbers.next().unwrap() as usize;
    let nim_sum = numbers.take(count).fold(0, |sum, heap| sum ^ value(heap));
    println!("{}", if nim_sum != 0 { "Yes" } else { "No" });
}
