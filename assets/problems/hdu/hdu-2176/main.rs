// With X the xor of all heaps, the winning moves are exactly a to a xor X for the heaps a with a xor X < a; there are some exactly if X is not 0.
// 设 X 为各堆的异或和，必胜的走法恰为：对每个满足 a xor X < a 的堆，把 a 取到 a xor X；X 不为 0 时必有这样的堆，X 为 0 时先手必败。
use std::fmt::Write;
use std::io::{self, Read};

fn main() {
    let mut text = String::new();
    io::stdin().read_to_string(&mut text).unwrap();
    let mut numbers = text.split_ascii_whitespace().map(|word| word.parse::<usize>().unwrap());
    let mut out = String::new();
    while let Some(count) = numbers.next().filter(|&count| count != 0) {
        let heaps: Vec<usize> = numbers.by_ref().take(count).collect();
        let sum = heaps.iter().fold(0, |sum, heap| sum ^ heap);
        out += if sum != 0 { "Yes\n" } else { "No\n" };
        for heap in heaps {
            let rest = heap ^ sum;
            if rest < heap {
                writeln!(out, "{heap} {rest}").unwrap();
            }
        }
    }
    print!("{out}");
}
