// In a row of even length the first player never scores less than the other: the answer is always true.
// 堆数为偶数时，先手的得分总不少于后手：答案恒为 true。
use std::io::{self, Read};

fn main() {
    let mut text = String::new();
    io::stdin().read_to_string(&mut text).unwrap();
    for _row in text.matches('[') {
        println!("true");
    }
}
