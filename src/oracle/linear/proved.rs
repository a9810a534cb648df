//! A guessed corner made exact, and proved to be the best one by prices.

use num_traits::{Signed, Zero};

use crate::num::{Int, Ratio};
use crate::oracle::control::{Control, Stop};
use crate::oracle::linear::guess::{Corner, corner};
use crate::oracle::linear::lift::{Shares, Sparse, solve, word};

/// The best point with the prices that prove it.
pub struct Proved {
    /// Each variable.
    pub point: Vec<Ratio>,
    /// The price of each row.
    pub prices: Vec<Ratio>,
}

/// Maximises `goal * x` where `rows * x <= right side` (last in each row), `x >= 0`. `None`: the guess did not prove to be best, or
/// there was none; then nothing is known.
///
/// What is given back is exact whatever machine numbers made of it: the point obeys every row, the prices every column, and both come to
/// the same value.
pub fn best(goal: &[Int], rows: &[Vec<Int>], control: &Control) -> Result<Option<Proved>, Stop> {
    let Some(corner) = corner(goal, rows, control)? else { return Ok(None) };
    let Some(system) = System::of(goal, rows, &corner) else { return Ok(None) };
    let Some(point) = solve(&system.rows, &system.sides, control)? else { return Ok(None) };
    let Some(prices) = solve(&system.cols, &system.goals, control)? else { return Ok(None) };
    let point = spread(goal.len(), &corner.variables, point);
    let prices = spread(rows.len(), &corner.rows, prices);
    if !is_proved(goal, rows, &point, &prices, control)? {
        return Ok(None);
    }
    Ok(Some(Proved { point: ratios(&point), prices: ratios(&prices) }))
}

/// The rows that hold with equality, by rows and by columns.
struct System {
    rows: Vec<Sparse>,
    sides: Vec<i64>,
    cols: Vec<Sparse>,
    goals: Vec<i64>,
}

impl System {
    fn of(goal: &[Int], rows: &[Vec<Int>], corner: &Corner) -> Option<Self> {
        let entry = |row: usize, col: usize| match &rows[row][col] {
            entry if entry.is_zero() => Some(0),
            entry => word(entry),
        };
        let mut system = System { rows: Vec::new(), sides: Vec::new(), cols: Vec::new(), goals: Vec::new() };
        system.cols.resize(corner.variables.len(), Vec::new());
        for (i, &row) in corner.rows.iter().enumerate() {
            let mut line = Vec::new();
            for (j, &col) in corner.variables.iter().enumerate() {
                let entry = entry(row, col)?;
                if entry != 0 {
                    line.push((j, entry));
                    system.cols[j].push((i, entry));
                }
            }
            system.rows.push(line);
            system.sides.push(word(rows[row].last()?)?);
        }
        for &col in &corner.variables {
            system.goals.push(word(&goal[col])?);
        }
        Some(system)
    }
}

fn spread(size: usize, places: &[usize], shares: Shares) -> Shares {
    let mut over = vec![Int::ZERO; size];
    places.iter().zip(shares.over).for_each(|(&place, share)| over[place] = share);
    Shares { over, under: shares.under }
}

fn ratios(shares: &Shares) -> Vec<Ratio> {
    shares.over.iter().map(|over| Ratio::new(over.clone(), shares.under.clone())).collect()
}

/// Whether the point obeys the rows, the prices the columns, and both come to the same: weak duality does the rest.
pub fn is_proved(
    goal: &[Int],
    rows: &[Vec<Int>],
    point: &Shares,
    prices: &Shares,
    control: &Control,
) -> Result<bool, Stop> {
    if point.over.iter().chain(&prices.over).any(Signed::is_negative) {
        return Ok(false);
    }
    let mut asked: Vec<Int> = vec![Int::ZERO; goal.len()];
    let mut limits = Int::ZERO;
    for (row, price) in rows.iter().zip(&prices.over) {
        control.tick(1)?;
        let (entries, limit) = row.split_at(goal.len());
        let mut sum = Int::ZERO;
        for ((entry, x), asked) in entries.iter().zip(&point.over).zip(&mut asked) {
            if !entry.is_zero() {
                sum += entry * x;
                *asked += entry * price;
            }
        }
        if sum > &limit[0] * &point.under {
            return Ok(false);
        }
        limits += &limit[0] * price;
    }
    let is_asked = asked.iter().zip(goal).all(|(asked, goal)| *asked >= goal * &prices.under);
    let brought: Int = goal.iter().zip(&point.over).map(|(goal, x)| goal * x).sum();
    Ok(is_asked && brought * &prices.under == limits * &point.under)
}
