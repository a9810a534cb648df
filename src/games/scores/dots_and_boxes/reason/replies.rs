//! What each reply to the best edge costs the opponent, while safe edges are left.

use std::collections::BTreeMap;

use crate::scores::dots_and_boxes::reason::{WORKED, Why, drawing};
use crate::scores::dots_and_boxes::rules::name;
use ground::say;
use solve::judge::control::Stop;
use solve::judge::idea::Idea;
use solve::judge::reason::{Exhibit, Role, Step};

/// Replies with one result that are named.
const NAMED: usize = 4;

impl Why<'_> {
    /// How it ends after each reply, those together that end alike; nothing where all do.
    pub fn replies(&self) -> Result<Option<Step>, Stop> {
        let Some(best) = self.verdict.best.first().filter(|_| self.open() == 0 && !self.safe.is_empty()) else {
            return Ok(None);
        };
        let next = drawing(self.board, *best);
        let replies: Vec<usize> = next.edges(false).collect();
        if replies.len() > WORKED {
            return Ok(None);
        }
        let mut ends: BTreeMap<i32, Vec<String>> = BTreeMap::new();
        for reply in &replies {
            let boxes = next.closed_by(*reply) as i32;
            let ahead = self.webs.ahead(&drawing(&next, *reply), self.control)?;
            let yours = if boxes > 0 { -boxes - ahead } else { ahead };
            ends.entry(yours).or_default().push(name(self.board, *reply));
        }
        let kept = ends.get(&self.ahead).map_or(0, Vec::len);
        let is_told = ends.len() > 1;
        let rows = ends.iter().map(|(yours, edges)| vec![self.ends(*yours), edges.len().to_string(), told(edges)]);
        let head = vec![
            say!("dots-and-boxes-head-ends"),
            say!("dots-and-boxes-head-count"),
            say!("dots-and-boxes-head-replies"),
        ];
        let shown = Exhibit::Table { head, rows: rows.collect(), focus: Vec::new() };
        let edge = name(self.board, *best);
        let says = say!("dots-and-boxes-replies", edge = edge, count = replies.len(), kept = kept);
        Ok(is_told.then(|| Step::says(Role::Proof, says).about(Idea::Counting).showing(shown)))
    }

    /// The boxes of both sides at the end, where the mover gets so many more of those still open.
    fn ends(&self, yours: i32) -> String {
        let left = (self.board.rows * self.board.cols - self.board.closed()) as i32;
        let [own, other] = [yours, -yours].map(|by| i32::midpoint(left, by));
        format!("{}-{}", self.board.own as i32 + own, self.board.other as i32 + other)
    }
}

fn told(edges: &[String]) -> String {
    match edges.len() {
        ..=NAMED => edges.join(" "),
        _ => format!("{} …", edges[..NAMED - 1].join(" ")),
    }
}
