// A position is won exactly if the xor of its heaps' SG values is not 0; sg(n) is the mex of sg(n - s) over the s <= n in S.
// 先手必胜当且仅当各堆 SG 值的异或和不为 0；sg(n) 是所有 sg(n - s) 的 mex，s 取遍 S 中不超过 n 的数。
use std::io::{self, Read};

const LIMIT: usize = 10_000;

fn grundy_table(takes: &[usize]) -> Vec<usize> {
    let mut values = vec![0; LIMIT + 1];
    let mut seen_at = vec![0; takes.len() + 1];
    for n in 1..=LIMIT {
        for take in takes.iter().take_while(|&&take| take <= n) {
            seen_at[values[n - take]] = n;
        }
        while seen_at[values[n]] == n {
            values[n] += 1;
        }
    }
    values
}

fn main() {
    let mut text = String::new();
    io::stdin().read_to_string(&mut text).unwrap();
    let mut numbers = text.split_ascii_whitespace().map(|word| word.parse::<usize>().unwrap());
    while let Some(size) = numbers.next().filter(|&size| size != 0) {
        let mut takes: Vec<usize> = numbers.by_ref().take(size).collect();
        takes.sort_unstable();
        let values = grundy_table(&takes);
        let mut answers = String::new();
        for _ in 0..numbers.next().unwrap() {
            let heaps = numbers.next().unwrap();
            let sum = numbers.by_ref().take(heaps).fold(0, |sum, heap| sum ^ values[heap]);
            answers.push(if sum != 0 { 'W' } else { 'L' });
        }
        println!("{answers}");
    }
}
