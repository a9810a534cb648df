//! Regret matching in a matrix game, round by round: two players who lean towards the rows and columns that would have paid more.

use num_traits::ToPrimitive;

use crate::equilibrium::mixed::matrix::Matrix;
use crate::judge::control::{Control, Stop};
use crate::judge::learning::{Learner, Mark, Stand};
use crate::judge::scheme::Scheme;
use ground::num::Ratio;
use ground::rules::Side;

/// Two players who play a matrix again and again.
///
/// After T rounds with payments in a range of width D and N actions, the mean regret of each is at most `D * sqrt(N / T)`, and the mean
/// mixes are that close to an equilibrium together. S. Hart, A. Mas-Colell, A simple adaptive procedure leading to correlated
/// equilibrium, Econometrica 68 (2000). Worked: in rock, paper, scissors the mean mixes approach a third each.
pub struct Matching {
    pays: Vec<Vec<f64>>,
    scheme: Scheme,
    done: u64,
    rows: Player,
    cols: Player,
}

/// One player's memory.
struct Player {
    regrets: Vec<f64>,
    mix: Vec<f64>,
    sums: Vec<f64>,
}

impl Matching {
    /// Nobody has played yet.
    pub fn new(matrix: &Matrix, scheme: Scheme) -> Self {
        let pay = |row: usize, col: usize| matrix.at(row, col).to_f64().unwrap_or(f64::NAN);
        let pays = (0..matrix.rows()).map(|row| (0..matrix.cols()).map(|col| pay(row, col)).collect()).collect();
        let (mut rows, mut cols) = (Player::new(matrix.rows()), Player::new(matrix.cols()));
        // Who begins with all actions alike may sit in the equilibrium of a symmetric game from the start: nothing would be seen.
        rows.lean(0);
        cols.lean(matrix.cols() - 1);
        Matching { pays, scheme, done: 0, rows, cols }
    }

    /// Rounds so far.
    pub fn done(&self) -> u64 {
        self.done
    }

    /// One round: both play their mixes, then the rows look back, and the columns look back at the new rows.
    pub fn step(&mut self) {
        self.look_back(Side::First);
        self.look_back(Side::Second);
    }

    /// One side looks back and learns; the rows begin a round.
    pub fn look_back(&mut self, side: Side) {
        let gains = self.gains(side);
        self.done += u64::from(side == Side::First);
        let (scheme, t) = (self.scheme, self.done as f64);
        let player = if side == Side::First { &mut self.rows } else { &mut self.cols };
        player.learn(&gains, scheme, t);
    }

    /// What each choice of a side pays it against the mix that the other plays now.
    pub fn gains(&self, side: Side) -> Vec<f64> {
        let of_col =
            |col: usize| -self.pays.iter().zip(&self.rows.mix).map(|(row, weight)| row[col] * weight).sum::<f64>();
        match side {
            Side::First => self.pays.iter().map(|row| product(row, &self.cols.mix)).collect(),
            Side::Second => (0..self.cols.mix.len()).map(of_col).collect(),
        }
    }

    /// How much more each choice of a side would have paid so far than it got.
    pub fn regrets(&self, side: Side) -> &[f64] {
        if side == Side::First { &self.rows.regrets } else { &self.cols.regrets }
    }

    /// The mean mixes so far, the rows' first.
    pub fn mean(&self) -> [Vec<f64>; 2] {
        [self.rows.mean(), self.cols.mean()]
    }

    /// The mixes of the next round, the rows' first.
    pub fn plan(&self) -> [&[f64]; 2] {
        [&self.rows.mix, &self.cols.mix]
    }

    /// What the mean mixes guarantee.
    pub fn stand(&self) -> Stand {
        let [rows, cols] = self.mean();
        let won: Vec<f64> = self.pays.iter().map(|row| product(row, &cols)).collect();
        let of_col = |col: usize| self.pays.iter().zip(&rows).map(|(row, weight)| row[col] * weight).sum::<f64>();
        let low = (0..cols.len()).map(of_col).fold(f64::INFINITY, f64::min);
        Stand { low, value: product(&won, &rows), high: won.into_iter().fold(f64::NEG_INFINITY, f64::max) }
    }

    /// Half of what both together could gain a round by replying to the mean mixes as well as possible.
    pub fn exploitability(&self) -> f64 {
        self.stand().gap()
    }
}

impl Learner for Matching {
    fn learn_to(&mut self, iterations: u64, control: &Control) -> Result<(), Stop> {
        let work = 1 + (self.rows.mix.len() * self.cols.mix.len()) as u64 / 64;
        while self.done < iterations {
            control.tick(work)?;
            self.step();
        }
        Ok(())
    }

    fn mark(&self, _control: &Control) -> Result<Mark, Stop> {
        let (now, mean) = (self.plan().concat(), self.mean().concat());
        Ok(Mark { iterations: self.done, now, mean, stand: self.stand(), second: None })
    }
}

impl Player {
    fn new(actions: usize) -> Self {
        let alike = 1.0 / actions as f64;
        Player { regrets: vec![0.0; actions], mix: vec![alike; actions], sums: vec![0.0; actions] }
    }

    fn lean(&mut self, action: usize) {
        self.mix.fill(0.0);
        self.mix[action] = 1.0;
    }

    fn learn(&mut self, gains: &[f64], scheme: Scheme, t: f64) {
        let (mean, kept, share) = (product(gains, &self.mix), scheme.kept(t), scheme.share(t));
        for (sum, weight) in self.sums.iter_mut().zip(&self.mix) {
            *sum += share * weight;
        }
        for (regret, gain) in self.regrets.iter_mut().zip(gains) {
            *regret = kept.of(*regret + gain - mean);
        }
        let all: f64 = self.regrets.iter().map(|regret| regret.max(0.0)).sum();
        let alike = 1.0 / self.mix.len() as f64;
        for (weight, regret) in self.mix.iter_mut().zip(&self.regrets) {
            *weight = if all > 0.0 { regret.max(0.0) / all } else { alike };
        }
    }

    fn mean(&self) -> Vec<f64> {
        let all: f64 = self.sums.iter().sum();
        if all > 0.0 { self.sums.iter().map(|sum| sum / all).collect() } else { self.mix.clone() }
    }
}

/// A mix in thousandths; the greatest takes what rounding left, so that they sum to 1.
pub fn in_thousandths(mix: &[f64]) -> Vec<Ratio> {
    let thousandths = |weight: &f64| (weight * 1000.0).round().to_i64().unwrap_or(0);
    let mut parts: Vec<i64> = mix.iter().map(thousandths).collect();
    let sum: i64 = parts.iter().sum();
    if let Some(greatest) = parts.iter_mut().max() {
        *greatest += 1000 - sum;
    }
    parts.into_iter().map(|part| Ratio::new(part.into(), 1000.into())).collect()
}

fn product(a: &[f64], b: &[f64]) -> f64 {
    a.iter().zip(b).map(|(a, b)| a * b).sum()
}
