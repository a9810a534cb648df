//! The Shapley value: what each player adds to those who came before, averaged over all orders in which they may come.
//!
//! Up to [`ORDERS`] players order by order; more of them by the number of those who came before, for a player comes behind each number of
//! others in equally many orders. Published by L. S. Shapley, A value for n-person games (1953).
//!
//! Worked by hand: A = 1, B = 2, AB = 10: A adds 1 before B and 8 behind it, 9/2 on average; B adds 2 and 9, 11/2.

use num_traits::Zero;

use crate::judge::control::{Control, Stop};
use crate::judge::shares::{Coalition, letters};
use crate::sharing::contributions::means_by_size;
use crate::sharing::worths::Worths;
use crate::trace::method::Method;
use crate::trace::run::{Cell, Figure, Found, Run, STEPS, Step, Table, Tint};
use ground::num::{Nat, Ratio};
use ground::say;
use ground::say::Say;

/// Players whose orders are gone through one by one: 7 come in 5,040 orders.
pub const ORDERS: usize = 7;

/// The figure of what is added, and the one of what that comes to.
const ADDED: usize = 0;
const SUMS: usize = 1;

/// The columns of the latter.
const TOTAL: usize = 0;
const MEAN: usize = 1;

struct Adding<'w> {
    worths: &'w Worths,
    totals: Vec<Ratio>,
    /// Whether what is added and the total that it makes are steps of their own.
    is_fine: bool,
    run: Run,
}

/// The Shapley value of up to 16 players. Time: all orders of up to 7, else all coalitions.
pub fn shapley(worths: &Worths, control: &Control) -> Result<Run, Stop> {
    let orders = orders(worths.players());
    let mut adding = Adding::new(worths, orders.as_deref());
    let divisor = orders.as_ref().map_or(worths.players(), Vec::len);
    if orders.is_none() {
        adding.sizes(&means_by_size(worths, control)?);
    }
    for (row, order) in orders.into_iter().flatten().enumerate() {
        control.tick(order.len() as u64)?;
        adding.order(row, &order);
    }
    let split: Vec<Ratio> = (0..worths.players()).map(|player| adding.divide(player, divisor)).collect();
    Ok(adding.run.ending(Found::Shapley(split), divisor * worths.players()))
}

/// All orders of the players, in the order of the dictionary; `None`: they are too many.
fn orders(players: usize) -> Option<Vec<Vec<usize>>> {
    if players > ORDERS {
        return None;
    }
    let mut orders = vec![Vec::new()];
    for _ in 0..players {
        let longer = |order: &Vec<usize>| {
            let order = order.clone();
            let rest = (0..players).filter(|player| !order.contains(player)).collect::<Vec<_>>();
            rest.into_iter().map(move |next| order.iter().copied().chain([next]).collect::<Vec<usize>>())
        };
        orders = orders.iter().flat_map(longer).collect();
    }
    Some(orders)
}

/// An order, or a set, of players as people write it; nobody is a dash.
fn written(players: &[usize]) -> String {
    let text: String = players.iter().map(|player| letters(1 << player)).collect();
    if text.is_empty() { "-".to_owned() } else { text }
}

impl<'w> Adding<'w> {
    fn new(worths: &'w Worths, orders: Option<&[Vec<usize>]>) -> Self {
        let players = worths.players();
        let heads: Vec<String> = (0..players).map(|player| letters(1 << player)).collect();
        let rows = match orders {
            Some(orders) => orders.iter().map(|order| written(order)).collect(),
            None => (0..players).map(|size| size.to_string()).collect(),
        };
        let title = if orders.is_some() { say!("trace-shapley-orders") } else { say!("trace-shapley-sizes") };
        let columns = heads.iter().map(|head| Say::verbatim(head.clone())).collect();
        let added = Figure::Table(Table { title, columns, rows });
        let columns = vec![say!("trace-shapley-total"), say!("trace-shapley-mean")];
        let sums = Figure::Table(Table { title: say!("trace-shapley-sums"), columns, rows: heads });
        let steps = orders.map_or(0, |orders| orders.len() * (2 * players + 1) + players);
        let run = Run::new(Method::Shapley, vec![added, sums]);
        Adding { worths, totals: vec![Ratio::zero(); players], is_fine: steps <= STEPS, run }
    }

    fn order(&mut self, row: usize, order: &[usize]) {
        let says = say!("trace-shapley-order", order = written(order));
        let cells = (0..order.len()).map(|player| Cell::new(ADDED, row, player));
        let step = Step::saying("order", says).looking(cells);
        self.run.keep(step.with("order", written(order)).with("orders", row));
        for (i, player) in order.iter().enumerate() {
            let before = order[..i].iter().fold(0, |mask: Coalition, player| mask | 1 << player);
            let (alone, together) = (self.worths.of(before), self.worths.of(before | 1 << player));
            let marginal = &together - &alone;
            let says = say!(
                "trace-shapley-marginal",
                player = letters(1 << player),
                before = letters(before),
                count = i,
                with = together.to_string(),
                without = alone.to_string(),
                adds = marginal.to_string()
            );
            self.add(says, (row, *player), written(&order[..i]), &marginal);
        }
    }

    /// By the number of those who came before.
    fn sizes(&mut self, means: &[Vec<Ratio>]) {
        let players = means.len();
        let orders: Nat = (1..=players).map(Nat::from).product();
        self.run.keep(Step::saying("order", say!("trace-shapley-by-size", orders = orders)));
        for size in 0..players {
            for (player, means) in means.iter().enumerate() {
                let adds = means[size].to_string();
                let says = say!("trace-shapley-behind", player = letters(1 << player), count = size, adds = adds);
                self.add(says, (size, player), size.to_string(), &means[size]);
            }
        }
    }

    /// What a player adds, and the total that it makes.
    fn add(&mut self, says: Say, (row, player): (usize, usize), before: String, marginal: &Ratio) {
        self.totals[player] += marginal;
        let (cell, sum) = (Cell::new(ADDED, row, player), Cell::new(SUMS, player, TOTAL));
        let (name, total) = (letters(1 << player), self.totals[player].to_string());
        let step = Step::saying("marginal", says).with("i", &name).with("S", before).with("marginal", marginal);
        let step = step.looking([cell]).writing(cell, marginal, Tint::Plain).asked(marginal.to_string());
        if !self.is_fine {
            self.run.keep(step.writing(sum, &total, Tint::Plain));
            return;
        }
        self.run.keep(step);
        let says = say!("trace-shapley-add", player = name.as_str(), total = total.as_str());
        let step = Step::saying("add", says).with("i", name).with("total[i]", &total).looking([sum, cell]);
        self.run.keep(step.writing(sum, &total, Tint::Plain));
    }

    fn divide(&mut self, player: usize, divisor: usize) -> Ratio {
        let mean = &self.totals[player] / Ratio::from_integer(divisor.into());
        let (name, total) = (letters(1 << player), self.totals[player].to_string());
        let says = say!(
            "trace-shapley-divide",
            player = name.as_str(),
            total = total.as_str(),
            count = divisor,
            mean = mean.to_string()
        );
        let cells = [Cell::new(SUMS, player, MEAN), Cell::new(SUMS, player, TOTAL)];
        let step = Step::saying("divide", says).with("i", name).with("total[i]", total).with("orders", divisor);
        self.run.keep(step.looking(cells).writing(cells[0], &mean, Tint::Best).asked(mean.to_string()));
        mean
    }
}
