// With the xor X of all heaps: lost if X is 0, else bring the first heap a with (a xor X) < a down to a xor X.
// 设异或和为 X：X 为 0 则必败，否则把第一个满足 (a xor X) < a 的堆 a 取到只剩 a xor X 根。
use std::io::Read;

fn main() {
    let mut text = String::new();
    std::io::stdin().read_to_string(&mut text).unwrap();
    let mut numbers = text.split_ascii_whitespace().map(|word| word.parse::<u32>().unwrap());
    let count = numbers.next().unwrap() as usize;
    let mut heaps: Vec<u32> = numbers.take(count).collect();
    let nim_sum = heaps.iter().fold(0, |sum, heap| sum ^ heap);
    match heaps.iter().position(|heap| heap ^ nim_sum < *heap) {
        None => println!("lose"),
        Some(best) => {
            let left = heaps[best] ^ nim_sum;
            println!("{} {}", heaps[best] - left, best + 1);
            heaps[best] = left;
            let after: Vec<String> = heaps.iter().map(u32::to_string).collect();
            println!("{}", after.join(" "));
        }
    }
}
