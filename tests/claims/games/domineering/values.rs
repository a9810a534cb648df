//! Values of Domineering, read from their text and held by playing the board against them.

use std::collections::HashMap;
use std::sync::Arc;

use duel::place::Place;

use crate::claim::Held;
use crate::games::domineering::read;

/// A game by what V and H can make of it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Form {
    pub left: Vec<Form>,
    pub right: Vec<Form>,
    /// Its text, by which it is known.
    pub text: String,
}

impl Form {
    fn integer(n: i64) -> Form {
        let below = |n: i64| vec![Form::integer(n)];
        let (left, right) = match n {
            0 => (Vec::new(), Vec::new()),
            1.. => (below(n - 1), Vec::new()),
            _ => (Vec::new(), below(n + 1)),
        };
        Form { left, right, text: n.to_string() }
    }

    /// The number `n / 2^bits`, by its two neighbours.
    fn number(n: i64, bits: u32) -> Form {
        if bits == 0 {
            return Form::integer(n);
        }
        if n % 2 == 0 {
            return Form::number(n / 2, bits - 1);
        }
        let near = |n: i64| vec![Form::number(n, bits)];
        Form { left: near(n - 1), right: near(n + 1), text: format!("{n}/{}", 1u64 << bits) }
    }

    fn star(n: u32) -> Form {
        let below: Vec<Form> = (0..n).map(|m| if m == 0 { Form::integer(0) } else { Form::star(m) }).collect();
        Form { left: below.clone(), right: below, text: format!("*{n}") }
    }

    /// A number and a Nim heap beside it.
    fn starred(number: &Form, heap: u32) -> Form {
        let lower = |m: u32| if m == 0 { number.clone() } else { Form::starred(number, m) };
        let below: Vec<Form> = (0..heap).map(lower).collect();
        Form { left: below.clone(), right: below, text: format!("{}*{heap}", number.text) }
    }

    /// Reads a value such as `-3/2`, `*2`, `2*` or `{1|{0|-1}}`.
    pub fn read(text: &str) -> Option<Form> {
        if let Some(inside) = text.strip_prefix('{') {
            let inside = inside.strip_suffix('}')?;
            let at = split_at(inside, '|');
            let [left, right] = at.as_slice() else { return None };
            let options = |side: &str| match side {
                "" => Some(Vec::new()),
                side => split_at(side, ',').into_iter().map(Form::read).collect::<Option<Vec<Form>>>(),
            };
            return Some(Form { left: options(left)?, right: options(right)?, text: text.to_owned() });
        }
        if let Some(star) = text.strip_prefix('*') {
            return Some(Form::star(if star.is_empty() { 1 } else { star.parse().ok()? }));
        }
        if let Some((number, heap)) = text.split_once('*') {
            let heap = if heap.is_empty() { 1 } else { heap.parse().ok()? };
            return Some(Form::starred(&Form::read(number)?, heap));
        }
        match text.split_once('/') {
            Some((n, parts)) => Some(Form::number(n.parse().ok()?, parts.parse::<u64>().ok()?.checked_ilog2()?)),
            None => Some(Form::integer(text.parse().ok()?)),
        }
    }

    /// A number, as a machine fraction: exact for the small ones there are.
    pub fn as_number(&self) -> Option<f64> {
        let (n, parts) = self.text.split_once('/').unwrap_or((&self.text, "1"));
        Some(n.parse::<f64>().ok()? / parts.parse::<f64>().ok()?)
    }

    /// The number at which play ends when V begins, or when H does.
    pub fn stop(&self, v_begins: bool) -> Option<f64> {
        if let Some(number) = self.as_number() {
            return Some(number);
        }
        let options = if v_begins { &self.left } else { &self.right };
        let stops: Option<Vec<f64>> = options.iter().map(|option| option.stop(!v_begins)).collect();
        let better = if v_begins { f64::max } else { f64::min };
        stops?.into_iter().reduce(better)
    }
}

/// Splits where this sign stands outside of braces.
fn split_at(text: &str, sign: char) -> Vec<&str> {
    let mut depth = 0;
    text.split(|c: char| {
        depth += i32::from(c == '{') - i32::from(c == '}');
        c == sign && depth == 0
    })
    .collect()
}

/// Boards that one question may look at, each beside a form.
const BOARDS: usize = 40_000;

/// The dominoes that H and that V may lay, and the free cells, as bits; `None`: the board is too large.
pub fn dominoes(board: &[Vec<bool>]) -> Option<([Vec<u64>; 2], u64)> {
    let (rows, cols) = (board.len(), board[0].len());
    let cells: Vec<(usize, usize)> =
        (0..rows).flat_map(|y| (0..cols).map(move |x| (x, y))).filter(|(x, y)| board[*y][*x]).collect();
    let at = |cell: (usize, usize)| cells.iter().position(|other| *other == cell);
    let all = |right: usize, down: usize| {
        let pair = |(i, (x, y)): (usize, &(usize, usize))| Some(1u64 << i | 1u64 << at((x + right, y + down))?);
        cells.iter().enumerate().filter_map(pair).collect::<Vec<u64>>()
    };
    (cells.len() < 64).then(|| ([all(1, 0), all(0, 1)], (1u64 << cells.len()) - 1))
}

/// Whether who moves loses the board less the form, each side moving in either.
struct Difference {
    dominoes: [Vec<u64>; 2],
    known: HashMap<(u64, String, bool), bool>,
}

impl Difference {
    fn is_lost(&mut self, free: u64, form: &Form, is_v: bool) -> Option<bool> {
        let key = (free, form.text.clone(), is_v);
        if let Some(known) = self.known.get(&key) {
            return Some(*known);
        }
        if self.known.len() > BOARDS {
            return None;
        }
        // Less the form: V moves there as H would move in it.
        let options = if is_v { &form.right } else { &form.left };
        let mut lost = true;
        for option in options {
            lost = lost && !self.is_lost(free, option, !is_v)?;
        }
        for domino in self.dominoes[usize::from(is_v)].clone() {
            lost = lost && (free & domino != domino || !self.is_lost(free & !domino, form, !is_v)?);
        }
        self.known.insert(key, lost);
        Some(lost)
    }
}

/// The board is worth this: the board less that is lost for whoever begins.
pub fn is_worth(place: &Arc<dyn Place>, text: &str) -> Held {
    let Some(form) = Form::read(text) else { return Held::False(format!("{text} is no value")) };
    let Some((dominoes, free)) = dominoes(&read(&**place).0) else { return Held::Open };
    let mut difference = Difference { dominoes, known: HashMap::new() };
    for is_v in [true, false] {
        match difference.is_lost(free, &form, is_v) {
            Some(true) => {}
            Some(false) => return Held::False(format!("it is not worth {text}")),
            None => return Held::Open,
        }
    }
    Held::True
}

/// Halvings by which a temperature is found.
const HALVINGS: usize = 40;

/// How near two machine fractions are that mean the same.
const NEAR: f64 = 1e-6;

/// Thermographs in machine numbers: the cooling at which both ends of play are the same is found by halving.
#[derive(Default)]
pub struct Heats {
    known: HashMap<String, (f64, f64)>,
}

impl Heats {
    /// The mean and the temperature; that of a number is less than nothing.
    pub fn of(&mut self, form: &Form) -> (f64, f64) {
        if let Some(number) = form.as_number() {
            return (number, -1.0);
        }
        if let Some(known) = self.known.get(&form.text) {
            return *known;
        }
        let (mut low, mut high) = (0.0, 64.0);
        let [v, h] = self.open(form, low);
        if v > h + NEAR {
            for _ in 0..HALVINGS {
                let middle = f64::midpoint(low, high);
                let [v, h] = self.open(form, middle);
                if v > h { low = middle } else { high = middle }
            }
        } else {
            high = 0.0;
        }
        let found = (self.open(form, high)[0], high);
        self.known.insert(form.text.clone(), found);
        found
    }

    /// Where play ends when V begins and when H does, each move costing so much, whether they want to move or not.
    fn open(&mut self, form: &Form, t: f64) -> [f64; 2] {
        let v = form.left.iter().map(|option| self.ends(option, t)[1]).fold(f64::NEG_INFINITY, f64::max);
        let h = form.right.iter().map(|option| self.ends(option, t)[0]).fold(f64::INFINITY, f64::min);
        [v - t, h + t]
    }

    fn ends(&mut self, form: &Form, t: f64) -> [f64; 2] {
        let (mean, heat) = self.of(form);
        if t < heat { self.open(form, t) } else { [mean; 2] }
    }

    /// Whether mean and temperature are as told; a number has no temperature.
    pub fn are(&mut self, form: &Form, mean: &str, heat: &str) -> bool {
        let number = |text: &str| Form::read(text).and_then(|form| form.as_number());
        let (found, hot) = self.of(form);
        let is_mean = number(mean).is_some_and(|mean| (mean - found).abs() < NEAR);
        is_mean && if hot < 0.0 { heat == "–" } else { number(heat).is_some_and(|heat| (heat - hot).abs() < NEAR) }
    }
}
