// n sticks are won exactly if some number c of the set with c <= n leaves a lost n - c; 0 sticks are lost.
// n 根必胜当且仅当集合中有 c ≤ n 使 n - c 根必败；0 根必败。
use std::io::{self, Read};

fn main() {
    let mut text = String::new();
    io::stdin().read_to_string(&mut text).unwrap();
    let mut numbers = text.split_ascii_whitespace().map(|word| word.parse::<usize>().unwrap());
    let (most, size) = (numbers.next().unwrap(), numbers.next().unwrap());
    let takes: Vec<usize> = numbers.take(size).collect();
    let mut is_won = vec![false; most + 1];
    for n in 0..=most {
        if !is_won[n] {
            for take in takes.iter().filter(|&&take| n + take <= most) {
                is_won[n + take] = true;
            }
        }
    }
    let letters: String = is_won[1..].iter().map(|&is_won| if is_won { 'W' } else { 'L' }).collect();
    println!("{letters}");
}
