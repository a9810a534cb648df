//! Grundy values: the least number that no move reaches.
//! Take away: a move takes one of the numbers s1 s2 ... from a heap, and who cannot move loses.
//! Reads lines `n s1 s2 ...`, a heap of n and the numbers; says the Grundy value of the heap.

use std::collections::HashSet;
use std::io::{self, BufRead};

const MOST: usize = 1_000_000;

//<<<
fn grundy(n: usize, take: &[usize]) -> Vec<usize> {
    let mut sg = vec![0; n + 1];
    for i in 0..=n { //@cell
        let mut seen = HashSet::new();
        for &s in take {
            if s <= i { seen.insert(sg[i - s]); } //@look
        }
        let mut mex = 0;
        while seen.contains(&mex) { mex += 1; } //@mex
        sg[i] = mex; //@write
    }
    sg
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
    Some(grundy(n, take)[n].to_string())
}

fn main() {
    for line in io::stdin().lock().lines().map_while(Result::ok) {
        match answer(&line) {
            Some(answer) => println!("{answer}"),
            None => println!("error: expected a heap and what may be taken, as in 7 1 2"),
        }
    }
}
