//! What is said of `airport`, message by message.

use ground::num::Ratio;

use crate::claim::Kind::{Fact, Part, Source};
use crate::claim::{Case, Held, Table, is, same};

use super::coalitions::deal::{Deal, mask, rational};
use super::coalitions::rows;

/// Every message with what decides it.
pub const TABLE: Table = &[
    ("airport-head-piece", Part),
    ("airport-head-users", Part),
    ("airport-head-each", Part),
    ("airport-pieces", Fact(pieces)),
    ("airport-law", Source),
];

/// The pieces follow each other to the end of the runway, those who need one share it, and what each pays in all is the mean of what
/// it adds over all orders.
fn pieces(case: &Case) -> Held {
    let deal = Deal::of(case);
    let rows = rows(case);
    let need = |player: usize| deal.of_mask(1 << player);
    let mut from = Ratio::default();
    let mut pays = vec![Ratio::default(); deal.players];
    for row in &rows {
        let (begins, ends) = row[0].split_once('-').expect("a piece");
        let (begins, ends) = (rational(begins), rational(ends));
        let users =
            (0..deal.players).filter(|player| need(*player) >= ends).fold(0u32, |users, player| users | 1 << player);
        let each = (&ends - &begins) / Ratio::from_integer(users.count_ones().into());
        let is_so = begins == from && ends > begins && mask(&row[1]) == users && rational(&row[2]) == each;
        if !is_so {
            return Held::False(format!("{row:?}"));
        }
        (0..deal.players).filter(|player| users >> player & 1 == 1).for_each(|player| pays[player] += &each);
        from = ends;
    }
    is(from == deal.of_mask(deal.all()), || format!("the pieces end at {from}"))
        .and(|| deal.shapley().map_or(Held::Open, |shapley| same(pays, shapley)))
}
