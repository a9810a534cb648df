// The nucleolus: the least content coalition is made as content as can be,
// then the next, one linear programme after another.
// Question: the worths of A, B, AB, C, AC, BC, ABC (of 1 to 4 players).
// Answer: their shares. Example: "0 0 6 0 6 0 12" answers 6 3 3.

#![allow(non_snake_case)]

use std::cmp::Ordering;
use std::collections::HashMap;
use std::fmt::{self, Display, Formatter};
use std::io::{self, BufRead};
use std::ops::{Add, Div, Mul, Sub};

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

type Level = HashMap<usize, Fraction>;

const LARGE: i32 = 1000; // outweighs any price in a programme this small
const FAR: i32 = 1_000_000; // outweighs any worth

/// The split, the level reached, and the price of every coalition.
struct Best {
    x: Vec<Fraction>,
    e: Fraction,
    price: Vec<Fraction>,
}

//<<<
fn nucleolus(n: usize, v: &[i32]) -> Vec<Fraction> {
    let ALL = (1 << n) - 1;
    let mut level = Level::new();  // of settled coalitions
    loop {
        let Best { x, e, price } = most_content(n, v, &level);  //@solve
        let mut tight = Vec::new();
        for S in (1..ALL).filter(|S| !level.contains_key(S)) {
            if price[S] > 0.into() {
                tight.push(S);  //@tight
            }
        }
        if tight.is_empty() {
            return x;  //@answer
        }
        for S in tight {
            level.insert(S, e);  //@fix
        }
    }
}
//>>>

const FORM: &str = "expected the worths of 1, 3, 7 or 15 coalitions";

fn number(word: &str, least: i64, most: i64) -> Result<i64, String> {
    let number = word.parse().ok().filter(|number| (least..=most).contains(number));
    number.ok_or_else(|| FORM.to_string())
}

/// The split x that makes the least content coalition S as content as can be:
/// e largest with x(S) - v(S) >= e, or >= level[S] where that is settled. Who is
/// alone gets its worth. price[S] > 0 where S is tight in all such x.
///
/// Columns: x[i] - v[i], e + FAR, z; z <= FAR keeps the settled levels.
fn most_content(n: usize, v: &[i32], level: &Level) -> Best {
    let ALL = (1 << n) - 1;
    let alone = |S: usize| (0..n).filter(|i| S >> i & 1 == 1).map(|i| v[1 << i]).sum::<i32>();
    let mut T = vec![vec![Fraction::from(0); n + 3]; ALL + 2];
    for S in 1..ALL {
        let row = &mut T[S - 1];
        for i in (0..n).filter(|i| S >> i & 1 == 1) {
            row[i] = (-1).into();
        }
        row[n + 2] = (FAR + alone(S) - v[S]).into();
        match level.get(&S) {
            Some(&settled) => {
                row[n + 1] = 1.into();
                row[n + 2] = row[n + 2] - settled;
            }
            None => row[n] = 1.into(),
        }
    }
    T[ALL - 1][..n].fill(1.into());
    T[ALL - 1][n + 2] = (v[ALL] - alone(ALL)).into();
    T[ALL][n + 1] = 1.into();
    T[ALL][n + 2] = FAR.into();
    T[ALL + 1][n] = (-i32::from(level.len() + 1 < ALL)).into();
    T[ALL + 1][n + 1] = (-LARGE).into();
    let (point, mut price) = simplex(T);
    price.insert(0, 0.into());
    let x = (0..n).map(|i| point[i] + v[1 << i].into()).collect();
    Best { x, e: point[n] - FAR.into(), price }
}

/// Maximises; the last row is the goal. The point and the rows' prices.
fn simplex(mut T: Vec<Vec<Fraction>>) -> (Vec<Fraction>, Vec<Fraction>) {
    let (m, n, zero) = (T.len() - 1, T[0].len() - 1, Fraction::from(0));
    let mut column: Vec<usize> = (0..n).collect();
    let mut row: Vec<usize> = (n..n + m).collect();
    while let Some(enter) = (0..n).filter(|&k| T[m][k] < zero).min_by_key(|&k| column[k]) {
        let key = |i: usize| (T[i][n] / T[i][enter], row[i]);
        let open = (0..m).filter(|&i| T[i][enter] > zero);
        let Some(leave) = open.reduce(|a, b| if key(b) < key(a) { b } else { a }) else { break };
        let p = T[leave][enter];
        for k in 0..=n {
            T[leave][k] = T[leave][k] / p;
        }
        T[leave][enter] = Fraction::from(1) / p;
        for i in (0..=m).filter(|&i| i != leave) {
            let f = T[i][enter];
            if f == zero {
                continue;
            }
            for k in 0..=n {
                T[i][k] = T[i][k] - f * T[leave][k];
            }
            T[i][enter] = zero - f / p;
        }
        std::mem::swap(&mut column[enter], &mut row[leave]);
    }
    let (mut point, mut price) = (vec![zero; n], vec![zero; m]);
    for i in (0..m).filter(|&i| row[i] < n) {
        point[row[i]] = T[i][n];
    }
    for k in (0..n).filter(|&k| column[k] >= n) {
        price[column[k] - n] = T[m][k];
    }
    (point, price)
}

fn answer(line: &str) -> Result<String, String> {
    let mut v = vec![0];
    for word in line.split_whitespace() {
        v.push(number(word, -9999, 9999)? as i32);
    }
    let Some(n) = (1..=4).find(|n| v.len() == 1 << n) else { return Err(FORM.to_string()) };
    if (0..n).map(|i| v[1 << i]).sum::<i32>() > v[v.len() - 1] {
        return Err("together the players have less than each alone".to_string());
    }
    let share = nucleolus(n, &v);
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
