// The value of a matrix game, by a linear programme with exact fractions.
// Question: a matrix, rows divided by ; up to 5 x 5, entries up to 99.
// Answer: the value for who chooses the row. Example: "3 -1; -2 1" answers 1/7.

#![allow(non_snake_case)]

use std::cmp::Ordering;
use std::fmt::{self, Display, Formatter};
use std::io::{self, BufRead};
use std::ops::{Div, Mul, Sub};

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

impl Sub for Fraction {
    type Output = Self;
    fn sub(self, o: Self) -> Self {
        Fraction::new(self.p * o.q - o.p * self.q, self.q * o.q)
    }
}

impl Mul for Fraction {
    type Output = Self;
    fn mul(self, o: Self) -> Self {
        Fraction::new(self.p * o.p, self.q * o.q)
    }
}

impl Div for Fraction {
    type Output = Self;
    fn div(self, o: Self) -> Self {
        Fraction::new(self.p * o.q, self.q * o.p)
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

//<<<
fn simplex(T: &mut [Vec<Fraction>]) -> Fraction {  // last row: the goal
    let (m, n, zero) = (T.len() - 1, T[0].len() - 1, Fraction::from(0));
    let mut basis: Vec<usize> = (n - m..n).collect();
    loop {
        let Some(enter) = (0..n).find(|&k| T[m][k] < zero) else {  //@enter
            return T[m][n];  //@done
        };
        let key = |i: usize| (T[i][n] / T[i][enter], basis[i]);
        let mut leave = m;
        for i in (0..m).filter(|&i| T[i][enter] > zero) {
            if leave == m || key(i) < key(leave) {
                leave = i;  //@leave
            }
        }
        basis[leave] = enter;
        let p = T[leave][enter];
        for k in 0..=n {
            T[leave][k] = T[leave][k] / p;
        }
        for i in (0..=m).filter(|&i| i != leave) {
            let f = T[i][enter];
            for k in 0..=n {
                T[i][k] = T[i][k] - f * T[leave][k];  //@pivot
            }
        }
    }
}
//>>>

const FORM: &str = "expected a matrix up to 5 x 5 such as 3 -1; -2 1";

fn number(word: &str, least: i64, most: i64) -> Result<i64, String> {
    let number = word.parse().ok().filter(|number| (least..=most).contains(number));
    number.ok_or_else(|| FORM.to_string())
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

/// Largest y1 + ... + yn with (a + shift) y <= 1 and y >= 0 is 1 / value.
fn answer(line: &str) -> Result<String, String> {
    let a = read(line)?;
    let (m, n) = (a.len(), a[0].len());
    let shift = 1 - a.iter().flatten().min().unwrap_or(&0);
    let mut T = vec![vec![Fraction::from(0); n + m + 1]; m + 1];
    for i in 0..m {
        for j in 0..n {
            T[i][j] = (a[i][j] + shift).into();
        }
        T[i][n + i] = 1.into();
        T[i][n + m] = 1.into();
    }
    T[m][..n].fill((-1).into());
    Ok((Fraction::from(1) / simplex(&mut T) - shift.into()).to_string())
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
