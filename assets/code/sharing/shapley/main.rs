// The Shapley value of a weighted voting game, by all orders.
// Question: QUOTA | W1 W2 ... with up to 8 players and numbers up to 99999.
// Answer: their shares. Example: "3 | 2 1 1" answers 2/3 1/6 1/6.

#![allow(non_snake_case)]

use std::fmt::{self, Display, Formatter};
use std::io::{self, BufRead};

/// Reduced, with q > 0.
struct Fraction {
    p: i128,
    q: i128,
}

impl Fraction {
    fn new(p: i128, q: i128) -> Self {
        let (mut d, mut e) = (p.abs(), q.abs());
        while e != 0 {
            (d, e) = (e, d % e);
        }
        d *= q.signum();
        Fraction { p: p / d, q: q / d }
    }
}

impl Display for Fraction {
    fn fmt(&self, f: &mut Formatter) -> fmt::Result {
        match self.q {
            1 => write!(f, "{}", self.p),
            q => write!(f, "{}/{q}", self.p),
        }
    }
}

//<<<
fn shapley(n: usize, worth: &[i32]) -> Vec<Fraction> {
    let (mut total, mut orders) = (vec![0; n], 0);
    let mut order: Vec<usize> = (0..n).collect();
    loop {
        let mut S = 0;  // the coalition of those who have come
        for &i in &order {
            let marginal = worth[S | 1 << i] - worth[S];  //@marginal
            total[i] += marginal;  //@add
            S |= 1 << i;
        }
        orders += 1;
        if !next_permutation(&mut order) {  //@order
            break;
        }
    }
    let share = |&sum: &i32| Fraction::new(sum.into(), orders);  //@divide
    total.iter().map(share).collect()
}
//>>>

const FORM: &str = "expected QUOTA | W1 W2 ... with up to 8 players";

fn number(word: &str, least: i64, most: i64) -> Result<i64, String> {
    let number = word.parse().ok().filter(|number| (least..=most).contains(number));
    number.ok_or_else(|| FORM.to_string())
}

/// The order that follows by the alphabet; false: that was the last.
fn next_permutation(order: &mut [usize]) -> bool {
    let n = order.len();
    let Some(i) = (1..n).rev().find(|&i| order[i - 1] < order[i]) else { return false };
    let k = (i..n).rev().find(|&k| order[i - 1] < order[k]).unwrap_or(i);
    order.swap(i - 1, k);
    order[i..].reverse();
    true
}

/// What stands before and behind a sign.
fn parts<'a>(text: &'a str, sign: &str) -> Result<(&'a str, &'a str), String> {
    text.split_once(sign).ok_or_else(|| FORM.to_string())
}

/// What each coalition is worth: 1 if its weights reach the quota.
fn worths(quota: i32, w: &[i32]) -> Result<Vec<i32>, String> {
    if quota == 0 {
        return Err("the quota must be positive".to_string());
    }
    let members = |S: usize| (0..w.len()).filter(move |i| S >> i & 1 == 1);
    let weight = |S: usize| members(S).map(|i| w[i]).sum::<i32>();
    Ok((0..1 << w.len()).map(|S| i32::from(weight(S) >= quota)).collect())
}

fn weights(text: &str) -> Result<Vec<i32>, String> {
    let numbers = text.split_whitespace().map(|word| number(word, 0, 99_999));
    let w: Vec<i32> = numbers.map(|w| Ok(w? as i32)).collect::<Result<_, String>>()?;
    if w.is_empty() || w.len() > 8 {
        return Err(FORM.to_string());
    }
    Ok(w)
}

fn answer(line: &str) -> Result<String, String> {
    let (quota, w) = parts(line, "|")?;
    let (quota, w) = (number(quota.trim(), 0, 99_999)? as i32, weights(w)?);
    let share = shapley(w.len(), &worths(quota, &w)?);
    Ok(share.iter().map(Fraction::to_string).collect::<Vec<_>>().join(" "))
}

fn main() {
    for line in io::stdin().lock().split(b'\n') {
        let Ok(line) = line else { break };
        match answer(&String::from_utf8_lossy(&line)) {
            Ok(text) => println!("{text}"),
            Err(fault) => println!("error: {fault}"),
        }
    }
}
