// Bounds of a matrix game's value, by fictitious play.
// Question: ROUNDS | matrix, rows divided by ; up to 5 x 5, entries up to 99.
// Answer: lower and upper bound. Example: "3 | 1 -1; -1 1" answers -1/3 0.
use std::cmp::Ordering;
use std::fmt::{self, Display, Formatter};
use std::io::{self, BufRead};

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

impl Display for Fraction {
    fn fmt(&self, f: &mut Formatter) -> fmt::Result {
        match self.q {
            1 => write!(f, "{}", self.p),
            q => write!(f, "{}/{q}", self.p),
        }
    }
}

struct Bounds {
    lower: Fraction,
    upper: Fraction,
}

//<<<
fn fictitious_play(a: &[Vec<i32>], rounds: i32) -> Bounds {
    let mut x = vec![0; a.len()];  // how often each was chosen
    let mut y = vec![0; a[0].len()];
    let (mut lower, mut upper) = (Fraction::from(-99), Fraction::from(99));
    for t in 1..=rounds {
        let i = argmax(&gains(a, &y));  //@best
        let j = argmin(&costs(&x, a));
        x[i] += 1;  //@count
        y[j] += 1;
        let (gain, cost) = (gains(a, &y), costs(&x, a));
        lower = max(lower, share(cost[argmin(&cost)], t));  //@bound
        upper = min(upper, share(gain[argmax(&gain)], t));
    }
    Bounds { lower, upper }
}
//>>>

const FORM: &str = "expected ROUNDS | a matrix such as 3 -1; -2 1";

fn number(word: &str, least: i64, most: i64) -> Result<i64, String> {
    let number = word.parse().ok().filter(|number| (least..=most).contains(number));
    number.ok_or_else(|| FORM.to_string())
}

/// What stands before and behind a sign.
fn parts<'a>(text: &'a str, sign: &str) -> Result<(&'a str, &'a str), String> {
    text.split_once(sign).ok_or_else(|| FORM.to_string())
}

fn gains(a: &[Vec<i32>], y: &[i32]) -> Vec<i32> {
    a.iter().map(|row| (0..y.len()).map(|j| row[j] * y[j]).sum()).collect()
}

fn costs(x: &[i32], a: &[Vec<i32>]) -> Vec<i32> {
    let cost = |j: usize| (0..x.len()).map(|i| x[i] * a[i][j]).sum::<i32>();
    (0..a[0].len()).map(|j| cost(j)).collect()
}

fn argmax(values: &[i32]) -> usize {
    let most = values.iter().max();
    values.iter().position(|value| Some(value) == most).unwrap_or(0)
}

fn argmin(values: &[i32]) -> usize {
    let least = values.iter().min();
    values.iter().position(|value| Some(value) == least).unwrap_or(0)
}

fn share(sum: i32, t: i32) -> Fraction {
    Fraction::new(sum.into(), t.into())
}

fn max(one: Fraction, two: Fraction) -> Fraction {
    if one < two { two } else { one }
}

fn min(one: Fraction, two: Fraction) -> Fraction {
    if two < one { two } else { one }
}

/// Rows divided by ;
fn read(text: &str) -> Result<Vec<Vec<i32>>, String> {
    let mut a = Vec::new();
    for row in text.split(';') {
        let numbers = row.split_whitespace().map(|word| Ok(number(word, -99, 99)? as i32));
        a.push(numbers.collect::<Result<Vec<i32>, String>>()?);
    }
    if a.len() > 5 || a[0].is_empty() || a[0].len() > 5 {
        return Err(FORM.to_string());
    }
    if a.iter().any(|row| row.len() != a[0].len()) {
        return Err("the rows must be equally long".to_string());
    }
    Ok(a)
}

fn answer(line: &str) -> Result<String, String> {
    let (rounds, a) = parts(line, "|")?;
    let (rounds, a) = (number(rounds.trim(), 1, 999_999)?, read(a)?);
    let Bounds { lower, upper } = fictitious_play(&a, rounds as i32);
    Ok(format!("{lower} {upper}"))
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
