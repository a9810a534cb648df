//! Sums of heaps: the nim-sum of their Grundy values.
//! Take away: a move takes one of the numbers s1 s2 ... from a heap, and who cannot move loses.
//! Reads lines `n1 n2 ... | s1 s2 ...`, heaps and the numbers; says the nim-sum; if it is not 0,
//! also a heap and what to take from it to win.

use std::collections::HashSet;
use std::io::{self, BufRead};

const MOST: usize = 1_000_000;

/// The Grundy values of heaps up to n.
fn grundy(n: usize, take: &[usize]) -> Vec<usize> {
    let mut sg = vec![0; n + 1];
    for i in 0..=n {
        let mut seen = HashSet::new();
        for &s in take {
            if s <= i { seen.insert(sg[i - s]); }
        }
        let mut mex = 0;
        while seen.contains(&mex) { mex += 1; }
        sg[i] = mex;
    }
    sg
}

//<<<
type Answer = (usize, usize, usize);

/// The nim-sum x and the first move (i, k) to 0; k = 0: none.
fn sum(heaps: &[usize], take: &[usize], sg: &[usize]) -> Answer {
    let (mut x, mut i, mut k) = (0, 0, 0);
    for &n in heaps { //@part
        x ^= sg[n]; //@xor
    }
    for (heap, &n) in heaps.iter().enumerate() {
        for &s in take {
            if k == 0 && s <= n && sg[n - s] == x ^ sg[n] {
                (i, k) = (heap + 1, s); //@move
            }
        }
    }
    (x, i, k) //@answer
}
//>>>

/// The numbers of a text; nothing where something else stands.
fn numbers(text: &str) -> Option<Vec<usize>> {
    let number = |word: &str| word.parse().ok().filter(|number| *number <= MOST);
    text.split_whitespace().map(number).collect()
}

fn answer(line: &str) -> Option<String> {
    let (heaps, take) = line.split_once('|')?;
    let (heaps, mut take) = (numbers(heaps)?, numbers(take)?);
    take.sort_unstable();
    let most = *heaps.iter().max()?;
    if *take.first()? == 0 {
        return None;
    }
    Some(match sum(&heaps, &take, &grundy(most, &take)) {
        (x, _, 0) => x.to_string(),
        (x, i, k) => format!("{x} {i} {k}"),
    })
}

fn main() {
    for line in io::stdin().lock().lines().map_while(Result::ok) {
        match answer(&line) {
            Some(answer) => println!("{answer}"),
            None => println!("error: expected heaps and what may be taken, as in 3 7 | 1 2"),
        }
    }
}
