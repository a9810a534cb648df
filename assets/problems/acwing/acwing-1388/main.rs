// Best lead on a row: the larger of left end - lead of the rest and right end - lead of the rest.
// 一段的最大净胜分 = max(左端 - 剩下一段的净胜分, 右端 - 剩下一段的净胜分)。
use std::io::Read;

fn main() {
    let mut text = String::new();
    std::io::stdin().read_to_string(&mut text).unwrap();
    let mut numbers = text.split_ascii_whitespace().map(|word| word.parse::<i32>().unwrap());
    let count = numbers.next().unwrap() as usize;
    let row: Vec<i32> = numbers.take(count).collect();
    let mut lead = row.clone(); // lead[i]: of the player to move on the numbers i .. i + length - 1
    for length in 2..=count {
        for i in 0..=count - length {
            lead[i] = (row[i] - lead[i + 1]).max(row[i + length - 1] - lead[i]);
        }
    }
    let sum: i32 = row.iter().sum();
    println!("{} {}", (sum + lead[0]) / 2, (sum - lead[0]) / 2);
}
