// d(i, i) = a[i], d(i, j) = max(a[i] - d(i + 1, j), a[j] - d(i, j - 1)); X - Y is d of the whole row.
// d(i, i) = a[i]，d(i, j) = max(a[i] - d(i + 1, j), a[j] - d(i, j - 1))；X - Y 就是整行的 d。
use std::io::{self, Read};

fn main() {
    let mut text = String::new();
    io::stdin().read_to_string(&mut text).unwrap();
    let mut numbers = text.split_ascii_whitespace().map(|word| word.parse::<i64>().unwrap());
    let size = numbers.next().unwrap() as usize;
    let row: Vec<i64> = numbers.take(size).collect();
    let mut best = row.clone(); // best[i]: for the stretch from i of the length reached so far
    for length in 2..=size {
        for i in 0..=size - length {
            best[i] = (row[i] - best[i + 1]).max(row[i + length - 1] - best[i]);
        }
    }
    println!("{}", best[0]);
}
