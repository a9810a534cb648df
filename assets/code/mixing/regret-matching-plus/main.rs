// Bounds of a matrix game's value, by regret matching with floored regrets.
// Question: ROUNDS | matrix, rows divided by ; up to 5 x 5, entries up to 99.
// Answer: what the means of the mixes guarantee, a lower and an upper bound.
use std::io::{self, BufRead};

struct Player {
    mix: Vec<f64>,
    regret: Vec<f64>,
    total: Vec<f64>,
}

impl Player {
    fn new(n: usize, first: usize) -> Self {
        let mut mix = vec![0.0; n];
        mix[first] = 1.0;
        Player { mix, regret: vec![0.0; n], total: vec![0.0; n] }
    }
}

//<<<
fn matched(regret: &[f64]) -> Vec<f64> {
    let total: f64 = regret.iter().sum();
    if total == 0.0 {
        return vec![1.0 / regret.len() as f64; regret.len()];
    }
    regret.iter().map(|r| r / total).collect()
}

fn learn(me: &mut Player, gain: &[f64], t: f64) {
    let mean: f64 = (0..gain.len()).map(|i| me.mix[i] * gain[i]).sum();
    for i in 0..gain.len() {
        me.total[i] += t * me.mix[i];  //@average
        me.regret[i] = (me.regret[i] + gain[i] - mean).max(0.0);  //@floor
    }
    me.mix = matched(&me.regret);  //@strategy
}

fn regret_matching_plus(a: &[Vec<i32>], row: &mut Player,
                        column: &mut Player, rounds: i64) {
    for t in (1..=rounds).map(|t| t as f64) {
        learn(row, &gains(a, &column.mix), t);  //@payoff
        learn(column, &losses(&row.mix, a), t);
    }
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

fn gains(a: &[Vec<i32>], y: &[f64]) -> Vec<f64> {
    a.iter().map(|row| (0..y.len()).map(|j| f64::from(row[j]) * y[j]).sum()).collect()
}

fn losses(x: &[f64], a: &[Vec<i32>]) -> Vec<f64> {
    let loss = |j: usize| (0..x.len()).map(|i| x[i] * f64::from(a[i][j])).sum::<f64>();
    (0..a[0].len()).map(|j| -loss(j)).collect()
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
    let (m, n) = (a.len(), a[0].len());
    let (mut row, mut column) = (Player::new(m, 0), Player::new(n, n - 1));
    regret_matching_plus(&a, &mut row, &mut column, rounds);
    let largest = |values: Vec<f64>| values.into_iter().fold(f64::NEG_INFINITY, f64::max);
    let weight: f64 = row.total.iter().sum();
    let lower = -largest(losses(&row.total, &a)) / weight;
    let upper = largest(gains(&a, &column.total)) / weight;
    Ok(format!("{:.6} {:.6}", rounded(lower), rounded(upper)))
}

fn rounded(value: f64) -> f64 {
    (value * 1e6).round() / 1e6 + 0.0 // no -0
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
