// With a_0 = 0: won exactly if the xor of a_n - a_(n-1), a_(n-2) - a_(n-3), ... is not 0.
// 令 a_0 = 0：从右往左隔一个取差 a_n - a_(n-1)、a_(n-2) - a_(n-3)……，先手必胜当且仅当它们的异或和不为 0。
use std::io::Read;

fn main() {
    let mut text = String::new();
    std::io::stdin().read_to_string(&mut text).unwrap();
    let mut numbers = text.split_ascii_whitespace().map(|word| word.parse::<u32>().unwrap());
    for _ in 0..numbers.next().unwrap() {
        let count = numbers.next().unwrap() as usize;
        let mut heaps = vec![0];
        heaps.extend(numbers.by_ref().take(count));
        let nim_sum = (1..=count).rev().step_by(2).fold(0, |sum, i| sum ^ (heaps[i] - heaps[i - 1]));
        println!("{}", if nim_sum != 0 { "TAK" } else { "NIE" });
    }
}
