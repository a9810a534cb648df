// A row of n cells is a heap of n + 2 from which three neighbours go at a time; lost exactly at value 0.
// n 格相当于长为 n + 2 的一堆，每次拿走相邻三个；先手必败当且仅当 SG 值为 0。
use std::io::Read;

fn main() {
    let mut text = String::new();
    std::io::stdin().read_to_string(&mut text).unwrap();
    let mut numbers = text.split_ascii_whitespace().map(|word| word.parse::<usize>().unwrap());
    let size = numbers.next().unwrap() + 2;
    let mut value = vec![0; size + 1]; // of a heap from which three neighbours go at a time
    for heap in 3..=size {
        let mut reached = vec![false; 2 * size];
        for left in 0..=heap - 3 {
            reached[value[left] ^ value[heap - 3 - left]] = true;
        }
        value[heap] = reached.iter().position(|&is_reached| !is_reached).unwrap();
    }
    println!("{}", if value[size] != 0 { 1 } else { 2 });
}
