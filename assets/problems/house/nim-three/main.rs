// The first player wins exactly if a xor b xor c is not 0.
// 先手必胜当且仅当 a、b、c 的异或和不为 0。
use std::io::Read;

fn main() {
    let mut text = String::new();
    std::io::stdin().read_to_string(&mut text).unwrap();
    let mut numbers = text.split_ascii_whitespace().map(|word| word.parse::<u64>().unwrap());
    let mut answers = String::new();
    while let (Some(a), Some(b), Some(c)) = (numbers.next(), numbers.next(), numbers.next()) {
        answers.push_str(if a ^ b ^ c != 0 { "first win\n" } else { "second win\n" });
    }
    print!("{answers}");
}
