//! A guessed corner made exact, and proved to be the best one by prices.

use num_traits::{Signed, Zero};

use crate::equilibrium::linear::lift::{Shares, Sparse, solve, word};
use crate::equilibrium::linear::line::Line;
use crate::equilibrium::linear::machine::{Corner, Corners};
use crate::judge::control::{Control, Stop};
use ground::num::{Int, Ratio};

/// The best point with the prices that prove it.
pub struct Proved {
    /// Each variable.
    pub point: Vec<Ratio>,
    /// The price of each row.
    pub prices: Vec<Ratio>,
}

/// Maximises the goal where the rows hold and no variable is below 0. `None`: the corner that machine numbers found did not prove to
/// be best, or there was none; then nothing is known.
///
/// What is given back is exact whatever machine numbers made of it: the point obeys every row, the prices every column, and both come to
/// the same value.
pub fn best(goal: &[Int], rows: &[Line], machine: &impl Corners, control: &Control) -> Result<Option<Proved>, Stop> {
    let Some(corner) = machine.corner(goal, rows, control)? else { return Ok(None) };
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
    /// `None`: an entry is no small machine word.
    fn of(goal: &[Int], rows: &[Line], corner: &Corner) -> Option<Self> {
        let mut system = System { rows: Vec::new(), sides: Vec::new(), cols: Vec::new(), goals: Vec::new() };
        system.cols.resize(corner.variables.len(), Vec::new());
        let mut places = vec![None; goal.len()];
        corner.variables.iter().enumerate().for_each(|(j, &col)| places[col] = Some(j));
        for (i, row) in corner.rows.iter().map(|&row| &rows[row]).enumerate() {
            let mut line = Vec::new();
            for (col, entry) in &row.entries {
                if let Some(j) = places[*col] {
                    let entry = word(entry)?;
                    line.push((j, entry));
                    system.cols[j].push((i, entry));
                }
            }
            system.rows.push(line);
            system.sides.push(word(&row.side)?);
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
    rows: &[Line],
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
        let mut sum = Int::ZERO;
        for (col, entry) in &row.entries {
            if !point.over[*col].is_zero() {
                sum += entry * &point.over[*col];
            }
            if !price.is_zero() {
                asked[*col] += entry * price;
            }
        }
        if sum > &row.side * &point.under {
            return Ok(false);
        }
        limits += &row.side * price;
    }
    let is_asked = asked.iter().zip(goal).all(|(asked, goal)| *asked >= goal * &prices.under);
    let brought: Int = goal.iter().zip(&point.over).map(|(goal, x)| goal * x).sum();
    Ok(is_asked && brought * &prices.under == limits * &point.under)
}
