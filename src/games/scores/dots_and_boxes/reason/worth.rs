//! What rows that must be opened are worth, one below the other, so that the sum can be done again by hand.

use crate::scores::dots_and_boxes::rules::{Board, name};
use crate::scores::dots_and_boxes::solver::web::{Strings, Web};
use crate::scores::dots_and_boxes::weave::web;
use crate::scores::dots_and_boxes::webs::Webs;
use ground::say;
use solve::judge::control::{Control, Stop};
use solve::judge::reason::Exhibit;

/// What opening a row with an edge gives the opponent.
pub struct Cost {
    /// The edge that opens it.
    pub edge: usize,
    /// Boxes that can be taken at once.
    pub given: i32,
    /// Of these the ones that may be left.
    pub spare: i32,
    /// What is left is worth so much to whoever must draw there.
    pub below: i32,
    /// How far ahead taking all and drawing next is.
    pub all: i32,
    /// How far ahead leaving the last ones is; where none can be left, the same.
    pub leave: i32,
    /// The edges that are free when the row is gone.
    rest: Strings<3>,
}

impl Cost {
    /// What the opponent gets when this edge opens a row.
    pub fn of(webs: &Webs, board: &Board, edge: usize, control: &Control) -> Result<Self, Stop> {
        let web: Web<3> = web(board);
        let haul = web.haul(Strings::of(board.edges(false)).without(edge));
        let below = webs.ahead(&with_free(board, &haul.rest), control)?;
        let (sure, spare) = (haul.taken as i32, haul.spare as i32);
        let all = sure + spare + below;
        let leave = if spare == 0 { all } else { sure - spare - below };
        Ok(Cost { edge, given: sure + spare, spare, below, all, leave, rest: haul.rest })
    }

    /// What opening it is worth to whoever opens it.
    pub fn worth(&self) -> i32 {
        -self.all.max(self.leave)
    }
}

/// The rows in the order in which they are best opened; `None` where a box has more than two free edges, or just one.
pub fn stages(webs: &Webs, board: &Board, control: &Control) -> Result<Option<Vec<Cost>>, Stop> {
    let is_plain = |square: usize| matches!(board.sides(square), 2 | 4);
    if !(0..board.rows * board.cols).all(is_plain) {
        return Ok(None);
    }
    let (mut board, mut stages) = (board.clone(), Vec::new());
    while board.edges(false).next().is_some() {
        let costs: Result<Vec<Cost>, Stop> =
            board.edges(false).map(|edge| Cost::of(webs, &board, edge, control)).collect();
        let cost = costs?.into_iter().max_by_key(|cost| (cost.worth(), std::cmp::Reverse(cost.edge)));
        let cost = cost.expect("an edge is free");
        board = with_free(&board, &cost.rest);
        stages.push(cost);
    }
    Ok(Some(stages))
}

/// The sums, a row of boxes in each line.
pub fn table(board: &Board, stages: &[Cost]) -> Exhibit {
    let cells = |cost: &Cost| {
        let Cost { given, spare, below, all, leave, .. } = *cost;
        let leaving = format!("{}−{spare}−({below})={leave}", given - spare);
        vec![
            name(board, cost.edge),
            format!("{given}+({below})={all}"),
            if spare == 0 { "-".to_owned() } else { leaving },
            cost.worth().to_string(),
        ]
    };
    let head = vec![
        say!("dots-and-boxes-head-edge"),
        say!("dots-and-boxes-head-taken"),
        say!("dots-and-boxes-head-left"),
        say!("dots-and-boxes-head-worth"),
    ];
    Exhibit::Table { head, rows: stages.iter().map(cells).collect(), focus: Vec::new() }
}

/// The board on which only these edges are free.
pub fn with_free(board: &Board, free: &Strings<3>) -> Board {
    let mut rest = board.clone();
    (0..rest.drawn.len()).for_each(|edge| rest.drawn[edge] = !free.has(edge));
    rest
}
