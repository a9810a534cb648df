// n is won exactly if some square s with 1 <= s <= n leaves a lost n - s; 0 is lost.
// n 必胜当且仅当存在平方数 s（1 ≤ s ≤ n）使 n - s 必败；0 必败。
use std::io::{self, Read};

const LIMIT: usize = 100_000;

fn main() {
    let mut is_won = vec![false; LIMIT + 1];
    for n in 0..=LIMIT {
        if !is_won[n] {
            for target in (1..).map(|root| n + root * root).take_while(|&target| target <= LIMIT) {
                is_won[target] = true;
            }
        }
    }
    let mut text = String::new();
    io::stdin().read_to_string(&mut text).unwrap();
    let words = text.split(|letter: char| !letter.is_ascii_digit()).filter(|word| !word.is_empty());
    for stones in words.map(|word| word.parse::<usize>().unwrap()) {
        println!("{}", is_won[stones]);
    }
}
