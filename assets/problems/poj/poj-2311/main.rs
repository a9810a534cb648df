// Never cut off a strip of width 1; the value of a paper is the mex of the xors over all other cuts; lost exactly at 0.
// 不能剪出宽为 1 的纸条；纸的 SG 值是其余各种剪法两片 SG 值异或的 mex；为 0 则必败。
use std::io::Read;

const LIMIT: usize = 200;

fn main() {
    let mut value = vec![vec![0; LIMIT + 1]; LIMIT + 1];
    for w in 2..=LIMIT {
        for h in 2..=w {
            let mut reached = [false; 256];
            for i in 2..=w / 2 {
                reached[value[i][h] ^ value[w - i][h]] = true;
            }
            for i in 2..=h / 2 {
                reached[value[w][i] ^ value[w][h - i]] = true;
            }
            let mex = reached.iter().position(|&is_reached| !is_reached).unwrap();
            value[w][h] = mex;
            value[h][w] = mex;
        }
    }
    let mut text = String::new();
    std::io::stdin().read_to_string(&mut text).unwrap();
    let mut numbers = text.split_ascii_whitespace().map(|word| word.parse::<usize>().unwrap());
    let mut answers = String::new();
    while let (Some(w), Some(h)) = (numbers.next(), numbers.next()) {
        answers.push_str(if value[w][h] != 0 { "WIN\n" } else { "LOSE\n" });
    }
    print!("{answers}");
}
