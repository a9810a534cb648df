// K is won exactly if some number x of the set with x <= K leaves a lost K - x; 0 is lost.
// K 颗必胜当且仅当集合中有 x ≤ K 使 K - x 颗必败；0 颗必败。
use std::io::{self, Read};

fn main() {
    let mut text = String::new();
    io::stdin().read_to_string(&mut text).unwrap();
    let mut numbers = text.split_ascii_whitespace().map(|word| word.parse::<usize>().unwrap());
    let (size, stones) = (numbers.next().unwrap(), numbers.next().unwrap());
    let takes: Vec<usize> = numbers.take(size).collect();
    let mut is_won = vec![false; stones + 1];
    for n in 1..=stones {
        is_won[n] = takes.iter().any(|&take| take <= n && !is_won[n - take]);
    }
    println!("{}", if is_won[stones] { "First" } else { "Second" });
}
