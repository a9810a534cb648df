// The first player wins exactly if m + 1 does not divide n.
// 先手必胜当且仅当 n 不是 m + 1 的倍数。
use std::io::Read;

fn main() {
    let mut text = String::new();
    std::io::stdin().read_to_string(&mut text).unwrap();
    let mut numbers = text.split_ascii_whitespace().map(|word| word.parse::<u64>().unwrap());
    let mut answers = String::new();
    for _ in 0..numbers.next().unwrap() {
        let (stones, most) = (numbers.next().unwrap(), numbers.next().unwrap());
        answers.push_str(if stones % (most + 1) != 0 { "first win\n" } else { "second win\n" });
    }
    print!("{answers}");
}
