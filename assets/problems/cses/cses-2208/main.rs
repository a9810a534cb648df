// The first player wins exactly if some heap is odd.
// 先手必胜当且仅当至少有一堆是奇数。
use std::io::{self, Read};

fn main() {
    let mut text = String::new();
    io::stdin().read_to_string(&mut text).unwrap();
    let mut numbers = text.split_ascii_whitespace().map(|word| word.parse::<usize>().unwrap());
    let mut out = String::new();
    for _ in 0..numbers.next().unwrap() {
        let count = numbers.next().unwrap();
        let odd_heaps = numbers.by_ref().take(count).filter(|coins| coins % 2 == 1).count();
        out += if odd_heaps > 0 { "first\n" } else { "second\n" };
    }
    print!("{out}");
}
