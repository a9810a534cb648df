// The first player, October, loses exactly if 6 divides n.
// 先手 October 必败当且仅当 n 是 6 的倍数。
use std::io::Read;

fn main() {
    let mut text = String::new();
    std::io::stdin().read_to_string(&mut text).unwrap();
    let mut numbers = text.split_ascii_whitespace().map(|word| word.parse::<u32>().unwrap());
    let tests = numbers.next().unwrap() as usize;
    let mut answers = String::new();
    for stones in numbers.take(tests) {
        answers.push_str(if stones % 6 != 0 { "October wins!\n" } else { "Roy wins!\n" });
    }
    print!("{answers}");
}
