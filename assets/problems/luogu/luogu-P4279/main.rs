// All heaps 1: won exactly if their number is even. Else: won exactly if the xor of all heaps is not 0.
// 各堆都是 1 颗：堆数为偶数时先手必胜。否则：先手必胜当且仅当异或和不为 0。
use std::io::Read;

fn main() {
    let mut text = String::new();
    std::io::stdin().read_to_string(&mut text).unwrap();
    let mut numbers = text.split_ascii_whitespace().map(|word| word.parse::<u32>().unwrap());
    for _ in 0..numbers.next().unwrap() {
        let count = numbers.next().unwrap() as usize;
        let heaps: Vec<u32> = numbers.by_ref().take(count).collect();
        let is_won = if heaps.iter().any(|&heap| heap > 1) {
            heaps.iter().fold(0, |sum, heap| sum ^ heap) != 0
        } else {
            count % 2 == 0
        };
        println!("{}", if is_won { "John" } else { "Brother" });
    }
}
