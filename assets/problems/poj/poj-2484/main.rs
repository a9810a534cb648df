// Alice, who moves first, wins exactly if n is 1 or 2.
// 先手 Alice 必胜当且仅当 n 是 1 或 2。
use std::io::Read;

fn main() {
    let mut text = String::new();
    std::io::stdin().read_to_string(&mut text).unwrap();
    let mut numbers = text.split_ascii_whitespace().map(|word| word.parse::<u32>().unwrap());
    let mut answers = String::new();
    while let Some(coins) = numbers.next().filter(|&coins| coins > 0) {
        answers.push_str(if coins <= 2 { "Alice\n" } else { "Bob\n" });
    }
    print!("{answers}");
}
