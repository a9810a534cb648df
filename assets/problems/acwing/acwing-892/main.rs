// Only the steps 1, 3, 5, ... count: the first player wins exactly if the xor of their stones is not 0.
// 只看第 1、3、5……级台阶：先手必胜当且仅当这些台阶上石子数的异或和不为 0。
use std::io::Read;

fn main() {
    let mut text = String::new();
    std::io::stdin().read_to_string(&mut text).unwrap();
    let mut numbers = text.split_ascii_whitespace().map(|word| word.parse::<u32>().unwrap());
    let steps = numbers.next().unwrap() as usize;
    // The first number belongs to step 1, so every second number from the first on is an odd step.
    let nim_sum = numbers.take(steps).step_by(2).fold(0, |sum, stones| sum ^ stones);
    println!("{}", if nim_sum != 0 { "Yes" } else { "No" });
}
