// The first player wins exactly if the xor of the three SG values is not 0; sg(n) is the mex of sg(n - f) over the Fibonacci numbers f <= n.
// 先手必胜当且仅当三堆的 SG 值异或和不为 0；sg(n) 是所有 sg(n - f) 的 mex，f 取遍不超过 n 的斐波那契数。
use std::io::{self, Read};

const LIMIT: usize = 1000;

fn grundy_table() -> Vec<usize> {
    let mut takes = vec![1, 2];
    while takes[takes.len() - 1] < LIMIT {
        takes.push(takes[takes.len() - 2] + takes[takes.len() - 1]);
    }
    let mut values = Vec::new();
    for n in 0..=LIMIT {
        let seen: Vec<usize> = takes.iter().filter(|&&take| take <= n).map(|&take| values[n - take]).collect();
        values.push((0..).find(|value| !seen.contains(value)).unwrap());
    }
    values
}

fn main() {
    let mut text = String::new();
    io::stdin().read_to_string(&mut text).unwrap();
    let numbers: Vec<usize> = text.split_ascii_whitespace().map(|word| word.parse().unwrap()).collect();
    let values = grundy_table();
    for heaps in numbers.chunks_exact(3).take_while(|heaps| **heaps != [0, 0, 0]) {
        let sum = heaps.iter().fold(0, |sum, &heap| sum ^ values[heap]);
        println!("{}", if sum != 0 { "Fibo" } else { "Nacci" });
    }
}
