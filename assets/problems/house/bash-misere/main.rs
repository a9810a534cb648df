// The first player loses exactly if n leaves the remainder 1 when divided by m + 1.
// 先手必败当且仅当 n 除以 m + 1 余 1。
use std::io::Read;

fn main() {
    let mut text = String::new();
    std::io::stdin().read_to_string(&mut text).unwrap();
    let mut numbers = text.split_ascii_whitespace().map(|word| word.parse::<u64>().unwrap());
    let mut answers = String::new();
    for _ in 0..numbers.next().unwrap() {
        let (stones, most) = (numbers.next().unwrap(), numbers.next().unwrap());
        answers.push_str(if stones % (most + 1) != 1 { "first win\n" } else { "second win\n" });
    }
    print!("{answers}");
}
