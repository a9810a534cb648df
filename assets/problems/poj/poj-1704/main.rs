// Pair the pieces from the right; won exactly if the xor of the free squares inside the pairs is not 0.
// 从右往左两两配对，先手必胜当且仅当各对之间空格数的异或和不为 0。
use std::io::Read;

fn main() {
    let mut text = String::new();
    std::io::stdin().read_to_string(&mut text).unwrap();
    let mut numbers = text.split_ascii_whitespace().map(|word| word.parse::<u32>().unwrap());
    for _ in 0..numbers.next().unwrap() {
        let count = numbers.next().unwrap() as usize;
        let mut squares: Vec<u32> = numbers.by_ref().take(count).collect();
        if count % 2 == 1 {
            squares.push(0); // the wall
        }
        squares.sort_unstable();
        let nim_sum = squares.chunks(2).fold(0, |sum, pair| sum ^ (pair[1] - pair[0] - 1));
        println!("{}", if nim_sum != 0 { "Georgia will win" } else { "Bob will win" });
    }
}
