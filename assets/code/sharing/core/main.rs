// Is a split in the core of a weighted voting game, or which coalition objects?
// Question: QUOTA | W1 W2 ... | X1 X2 ... with up to 8 players, shares as 1/2.
// Answer: in, or out and the first coalition that would do better alone.
// Example: "3 | 2 1 1 | 1/2 1/4 1/4" answers out AB.

#![allow(non_snake_case)]

use std::cmp::Ordering;
use std::io::{self, BufRead};
use std::ops::Add;

/// Reduced, with q > 0.
#[derive(Clone, Copy, PartialEq)]
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

impl Add for Fraction {
    type Output = Self;
    fn add(self, o: Self) -> Self {
        Fraction::new(self.p * o.q + o.p * self.q, self.q * o.q)
    }
}

impl PartialOrd for Fraction {
    fn partial_cmp(&self, o: &Self) -> Option<Ordering> {
        (self.p * o.q).partial_cmp(&(o.p * self.q))
    }
}

impl From<i32> for Fraction {
    fn from(p: i32) -> Self {
        Fraction { p: p.into(), q: 1 }
    }
}

//<<<
fn core(n: usize, worth: &[i32], x: &[Fraction]) -> usize {
    let mut objector = 0;  // nobody
    for S in 1..1 << n {  //@coalition
        let v = Fraction::from(worth[S]);  //@worth
        let mut keep = Fraction::from(0);
        for i in (0..n).filter(|i| S >> i & 1 == 1) {
            keep = keep + x[i];  //@keep
        }
        if keep < v {
            objector = S;
            break;
        }
    }
    objector  //@verdict
}
//>>>

const FORM: &str = "expected QUOTA | W1 W2 ... | X1 X2 ...";

fn number(word: &str, least: i64, most: i64) -> Result<i64, String> {
    let number = word.parse().ok().filter(|number| (least..=most).contains(number));
    number.ok_or_else(|| FORM.to_string())
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

fn share(word: &str) -> Result<Fraction, String> {
    let (p, q) = word.split_once('/').unwrap_or((word, "1"));
    Ok(Fraction::new(number(p, -999, 999)?.into(), number(q, 1, 999)?.into()))
}

fn answer(line: &str) -> Result<String, String> {
    let (quota, rest) = parts(line, "|")?;
    let (w, x) = parts(rest, "|")?;
    let (quota, w) = (number(quota.trim(), 0, 99_999)? as i32, weights(w)?);
    let x: Vec<Fraction> = x.split_whitespace().map(share).collect::<Result<_, _>>()?;
    let n = w.len();
    if x.len() != n {
        return Err("each player needs a weight and a share".to_string());
    }
    let worth = worths(quota, &w)?;
    if x.iter().fold(Fraction::from(0), |sum, &x| sum + x) != worth[(1 << n) - 1].into() {
        return Err("the shares must add up to the worth of all".to_string());
    }
    let objector = core(n, &worth, &x);
    if objector == 0 {
        return Ok("in".to_string());
    }
    let members = ('A'..='H').enumerate().filter(|(i, _)| objector >> i & 1 == 1);
    Ok("out ".to_string() + &members.map(|(_, letter)| letter).collect::<String>())
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
