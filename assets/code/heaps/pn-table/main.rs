//! P or N by filling a table upwards from 0.
//! Take away: a move takes one of the numbers s1 s2 ... from a heap, and who cannot move loses.
//! Reads lines `n s1 s2 ...`, a heap of n and the numbers; says N if whoever moves wins, else P.

use std::io::{self, BufRead};

const MOST: usize = 1_000_000;

//<<<
fn fill(n: usize, take: &[usize]) -> Vec<bool> {
    let mut win = vec![false; n + 1];
    for i in 0..=n { //@cell
        let mut won = false;
        for &s in take { //@try
            if s <= i && !win[i - s] {
                won = true; //@lost
                break;
            }
        }
        win[i] = won; //@write
    }
    win
}
//>>>

/// The numbers of a text; nothing where something else stands.
fn numbers(text: &str) -> Option<Vec<usize>> {
    let number = |word: &str| word.parse().ok().filter(|number| *number <= MOST);
    text.split_whitespace().map(number).collect()
}

fn answer(line: &str) -> Option<String> {
    let found = numbers(line)?;
    let (&n, take) = found.split_first()?;
    if take.is_empty() || take.contains(&0) {
        return None;
    }
    let won = fill(n, take)[n];
    Some(if won { "N" } else { "P" }.to_string())
}

fn main() {
    for line in io::stdin().lock().lines().map_while(Result::ok) {
        match answer(&line) {
            Some(answer) => println!("{answer}"),
            None => println!("error: expected a heap and what may be taken, as in 7 1 2"),
        }
    }
}
