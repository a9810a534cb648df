// A heap is worth the mex of what a move can make of it; the first player wins exactly if the xor of the values is not 0.
// 一堆的 SG 值是它所有后继 SG 值的 mex；先手必胜当且仅当各堆 SG 值的异或和不为 0。
use std::io::Read;

fn main() {
    let mut text = String::new();
    std::io::stdin().read_to_string(&mut text).unwrap();
    let mut numbers = text.split_ascii_whitespace().map(|word| word.parse::<usize>().unwrap());
    let mut list = || -> Vec<usize> {
        let count = numbers.next().unwrap();
        numbers.by_ref().take(count).collect()
    };
    let (takes, heaps) = (list(), list());
    let largest = *heaps.iter().max().unwrap();
    let mut value = vec![0; largest + 1];
    for heap in 1..=largest {
        let mut reached = vec![false; takes.len() + 1];
        for &take in takes.iter().filter(|&&take| take <= heap) {
            reached[value[heap - take]] = true;
        }
        value[heap] = reached.iter().position(|&is_reached| !is_reached).unwrap();
    }
    let nim_sum = heaps.iter().fold(0, |sum, &heap| sum ^ value[heap]);
    println!("{}", if nim_sum != 0 { "Yes" } else { "No" });
}
