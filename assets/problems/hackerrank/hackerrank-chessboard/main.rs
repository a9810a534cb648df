// The first player loses exactly if x mod 4 and y mod 4 are both 1 or 2.
// 先手必败当且仅当 x 和 y 除以 4 的余数都是 1 或 2。
use std::io::Read;

fn is_low(coordinate: u32) -> bool {
    matches!(coordinate % 4, 1 | 2)
}

fn main() {
    let mut text = String::new();
    std::io::stdin().read_to_string(&mut text).unwrap();
    let mut numbers = text.split_ascii_whitespace().map(|word| word.parse::<u32>().unwrap());
    for _ in 0..numbers.next().unwrap() {
        let (x, y) = (numbers.next().unwrap(), numbers.next().unwrap());
        println!("{}", if is_low(x) && is_low(y) { "Second" } else { "First" });
    }
}
