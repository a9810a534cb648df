// Heaps a <= b with difference k: lost exactly if a is the whole part of k(1 + root 5)/2; tested here by squares.
// 两堆 a ≤ b，差为 k：必败当且仅当 a 等于 k(1 + √5)/2 的整数部分；这里用平方比较，不用浮点数。
use std::io::Read;

fn main() {
    let mut text = String::new();
    std::io::stdin().read_to_string(&mut text).unwrap();
    let mut numbers = text.split_ascii_whitespace().map(|word| word.parse::<i64>().unwrap());
    let (a, b) = (numbers.next().unwrap(), numbers.next().unwrap());
    let k = (a - b).abs();
    let twice = 2 * a.min(b) - k; // a <= k phi means 2a - k <= k root 5
    let is_lost = twice >= 0 && twice.pow(2) <= 5 * k.pow(2) && 5 * k.pow(2) < (twice + 2).pow(2);
    println!("{}", if is_lost { 0 } else { 1 });
}
