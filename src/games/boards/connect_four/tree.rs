//! A whole proof that fits on a page: every column of one side with one answer each, down to where a rule anyone can check decides.

use rustc_hash::FxHashMap;

use crate::boards::connect_four::name;
use crate::boards::connect_four::rules::{ConnectFour, Stones};
use crate::boards::connect_four::settle::Settler;
use crate::boards::connect_four::solver::claimeven::{Plan, Proof, plan};
use crate::boards::connect_four::solver::lines::has_line;
use crate::boards::connect_four::solver::shape::Shape;
use crate::boards::connect_four::threats::Threats;
use ground::rules::{At, Rules, Side};
use ground::say;
use ground::say::Say;
use solve::judge::control::{Control, Stop};
use solve::judge::idea::Idea;
use solve::judge::reason::{Exhibit, Role, Step};
use solve::judge::value::Outcome;

/// Rows that a page holds.
const ROWS: usize = 15;

/// Positions of the side that is held which are looked at for one proof.
const VISITS: usize = 1_500;

/// How a row ends where no line is open any more to the side that is held.
const DEAD: &str = "–";

/// How a row ends where from there on the other side follows.
const FOLLOW: &str = "^";

/// Behind a column of the side that wins or holds: it threatens to complete a line.
const THREAT: char = '!';

/// What is proved for a side.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Goal {
    /// It completes a line, with this stone at the latest.
    Win(u32),
    /// The other side completes none.
    Hold,
}

/// A line of play from the position on, columns of both sides in turn, and how it ends.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Row {
    /// The columns; a first one of several that are met alike is written with strokes.
    pub path: Vec<String>,
    /// Cells that complete a line, [`DEAD`] or [`FOLLOW`].
    pub end: String,
}

/// What is known of a position of the side that is held: its rows, or how many are not enough.
enum Known {
    Rows(Vec<Row>),
    MoreThan(usize),
}

/// The growing of one proof.
struct Tree<'a> {
    settler: &'a Settler,
    game: &'a ConnectFour,
    goal: Goal,
    owner: Side,
    known: FxHashMap<(u128, u128), Known>,
    visits: usize,
    control: &'a Control,
}

/// The rows that prove it for whoever is not to move; `None`: no page holds them. Exact values only choose the answers.
pub fn grown(
    settler: &Settler,
    game: &ConnectFour,
    at: &At<Stones>,
    goal: Goal,
    control: &Control,
) -> Result<Option<Vec<Row>>, Stop> {
    let (owner, known) = (at.to.other(), FxHashMap::default());
    let mut tree = Tree { settler, game, goal, owner, known, visits: 0, control };
    for most in 1..=ROWS {
        if let Some(rows) = tree.met(at, most)? {
            return Ok(Some(rows));
        }
    }
    Ok(None)
}

impl Tree<'_> {
    /// The rows of a position of the side that is held, at most so many.
    fn met(&mut self, at: &At<Stones>, most: usize) -> Result<Option<Vec<Row>>, Stop> {
        let key = (at.pos.drop.mine, at.pos.drop.full);
        match self.known.get(&key) {
            Some(Known::Rows(rows)) => return Ok(Some(rows.clone()).filter(|rows| rows.len() <= most)),
            Some(Known::MoreThan(least)) if *least >= most => return Ok(None),
            _ => {}
        }
        self.visits += 1;
        if self.visits > VISITS || most == 0 {
            return Ok(None);
        }
        let found = self.looked(at, most)?;
        let known = found.clone().map_or(Known::MoreThan(most), Known::Rows);
        self.known.insert(key, known);
        Ok(found)
    }

    fn looked(&mut self, at: &At<Stones>, most: usize) -> Result<Option<Vec<Row>>, Stop> {
        let threats = Threats::of(self.game, &at.pos);
        let now = threats.theirs & threats.playable;
        if threats.mine & threats.playable != 0 {
            return Ok(None);
        }
        if let Some(end) = self.end(at, &threats, now) {
            return Ok(Some(vec![Row { path: Vec::new(), end }]));
        }
        let columns = self.game.moves(at).list.filter(|col| match self.game.landing(&at.pos, *col) {
            Some(cell) => now == 0 || cell == now,
            None => false,
        });
        let mut groups: Vec<(Vec<String>, Vec<Row>)> = Vec::new();
        for col in columns.collect::<Vec<u8>>() {
            let used: usize = groups.iter().map(|(_, rows)| rows.len()).sum();
            let Some(rows) = self.answered(&self.game.play(at, &col), most.saturating_sub(used).max(1))? else {
                return Ok(None);
            };
            match groups.iter_mut().find(|(_, known)| *known == rows) {
                Some((columns, _)) => columns.push(name(col)),
                None => groups.push((vec![name(col)], rows)),
            }
        }
        let rows = groups.into_iter().flat_map(|(columns, rows)| led(&columns.join("/"), rows)).collect::<Vec<_>>();
        Ok(Some(rows).filter(|rows| rows.len() <= most))
    }

    /// How the proof ends here, where it does.
    fn end(&self, at: &At<Stones>, threats: &Threats, now: u128) -> Option<String> {
        if now.count_ones() > 1 {
            return Some(threats.names(now).join(" "));
        }
        if self.is_dead(at) {
            return Some(DEAD.to_owned());
        }
        let drop = at.pos.drop;
        let plan = if now == 0 { plan(self.game.shape(), drop.mine, drop.full, drop.stones) } else { None };
        let plan = plan.filter(|plan| plan.threat.is_none())?;
        let is_enough = match (self.goal, plan.proof) {
            (Goal::Win(last), Proof::Loss(stone)) => stone <= last,
            (Goal::Win(_), _) => false,
            (Goal::Hold, _) => true,
        };
        is_enough.then(|| FOLLOW.to_owned())
    }

    /// Whether it is enough that no line is open any more to the side that is held.
    fn is_dead(&self, at: &At<Stones>) -> bool {
        self.goal == Goal::Hold && !has_open(self.game, &at.pos, at.to != self.owner)
    }

    /// The rows after a stone of the side that is held, the fewest that are found.
    fn answered(&mut self, at: &At<Stones>, most: usize) -> Result<Option<Vec<Row>>, Stop> {
        let leaf = |end: String| Ok(Some(vec![Row { path: Vec::new(), end }]));
        if self.is_dead(at) {
            return leaf(DEAD.to_owned());
        }
        let threats = Threats::of(self.game, &at.pos);
        let now = threats.mine & threats.playable;
        if now != 0 {
            return leaf(threats.names(now).join(" "));
        }
        let danger = threats.theirs & threats.playable;
        let mut answers = Vec::new();
        for col in self.game.moves(at).list {
            let is_stop = danger == 0 || self.game.landing(&at.pos, col) == Some(danger);
            let next = self.game.play(at, &col);
            if is_stop && self.is_kept(&next)? {
                answers.push((col, next));
            }
        }
        for most in 1..=most {
            for (col, next) in &answers {
                if let Some(rows) = self.met(next, most)? {
                    let now = Threats::of(self.game, &next.pos);
                    let is_threat = now.theirs & now.playable != 0 && rows.iter().all(|row| !row.path.is_empty());
                    let sign = Some(THREAT).filter(|_| is_threat);
                    return Ok(Some(led(&name(*col).chars().chain(sign).collect::<String>(), rows)));
                }
            }
        }
        Ok(None)
    }

    /// Whether the goal is still within reach when the side that is held is to move.
    fn is_kept(&self, at: &At<Stones>) -> Result<bool, Stop> {
        let value = self.settler.value_of(self.game, at, self.control)?;
        Ok(match self.goal {
            Goal::Hold => value.outcome() != Outcome::N,
            Goal::Win(last) => {
                let plies = value.remoteness().filter(|_| value.outcome() == Outcome::P);
                plies.is_some_and(|plies| u64::from(at.pos.drop.stones) + plies <= u64::from(last))
            }
        })
    }
}

/// Whether the mover, or the other side, still has a line that holds no stone against it.
pub fn has_open(game: &ConnectFour, pos: &Stones, of_mover: bool) -> bool {
    let against = if of_mover { pos.drop.theirs() } else { pos.drop.mine };
    has_line(game.shape(), game.shape().cells() & !against)
}

/// The rows, each led by a column.
fn led(column: &str, rows: Vec<Row>) -> Vec<Row> {
    let lead = |row: Row| Row { path: [column.to_owned()].into_iter().chain(row.path).collect(), end: row.end };
    rows.into_iter().map(lead).collect()
}

/// The table of these rows in words; `None`: the position itself is the end, and nothing has to be shown.
pub fn told(rows: Vec<Row>, goal: Goal, by_mover: bool, column: String) -> Option<Step> {
    if rows.iter().any(|row| row.path.is_empty()) {
        return None;
    }
    let [cells, dead, follow] = ends(&rows).map(|has| if has { "yes" } else { "no" });
    let says = say!(
        "connect-four-tree",
        side = word(by_mover),
        kind = if goal == Goal::Hold { "hold" } else { "win" },
        column = column,
        forced =
            if rows.iter().any(|row| row.path.iter().any(|column| column.ends_with(THREAT))) { "yes" } else { "no" },
        cells = cells,
        dead = dead,
        follow = follow,
    );
    let head = ["connect-four-head-play", "connect-four-head-end"].map(|key| say!(key)).to_vec();
    let rows = rows.into_iter().map(|row| vec![row.path.join(" "), row.end]).collect();
    let table = Exhibit::Table { head, rows, focus: Vec::new() };
    let idea = if goal == Goal::Hold { Idea::Counting } else { Idea::Threat };
    Some(Step::says(Role::Proof, says).about(idea).showing(table))
}

/// How a plan of following holds a side; `own` are the free cells that it gets.
pub fn followed(threats: &Threats, plan: &Plan<u128>, own: u128, by_mover: bool, column: String) -> (Idea, Say) {
    let cells = threats.names(own);
    let threat = plan.threat.map(|cell| threats.names(cell).concat());
    let idea = if threat.is_some() { Idea::Zugzwang } else { Idea::Pairing };
    let says = match (plan.proof, threat, by_mover) {
        (Proof::Loss(last), Some(cell), true) => {
            say!("connect-four-proof-you-zugzwang", column = column, cell = cell, last = last, cells = cells)
        }
        (Proof::Loss(last), Some(cell), false) => {
            say!("connect-four-proof-they-zugzwang", cell = cell, last = last, cells = cells)
        }
        (Proof::Loss(last), None, true) => {
            say!("connect-four-proof-you-follow-win", column = column, last = last, cells = cells)
        }
        (Proof::Loss(last), None, false) => say!("connect-four-proof-they-follow-win", last = last, cells = cells),
        (_, _, true) => say!("connect-four-proof-you-follow", column = column, cells = cells),
        (_, _, false) => say!("connect-four-proof-they-follow", cells = cells),
    };
    (idea, says)
}

/// That the side that is held has no open line left.
pub fn unopened(game: &ConnectFour, by_mover: bool, column: String) -> Step {
    let says = say!("connect-four-no-line", side = word(by_mover), column = column, k = game.k);
    Step::says(Role::Proof, says).about(Idea::Counting)
}

fn word(by_mover: bool) -> &'static str {
    if by_mover { "you" } else { "other" }
}

/// Which kinds of ends these rows have: cells, dead lines, following.
fn ends(rows: &[Row]) -> [bool; 3] {
    let has = |wanted: fn(&str) -> bool| rows.iter().any(|row| wanted(&row.end));
    [has(|end| end.starts_with('(')), has(|end| end == DEAD), has(|end| end == FOLLOW)]
}

#[cfg(test)]
mod tests {
    use super::*;
    use duel::game::Game;

    fn rows(game: &ConnectFour, text: &str, goal: Goal) -> Option<Vec<Row>> {
        let at = game.read_pos(text).expect("a position");
        grown(&Settler::default(), game, &at, goal, &Control::new()).expect("nobody stops it")
    }

    fn told(rows: &[Row]) -> Vec<String> {
        rows.iter().map(|row| format!("{} {}", row.path.join(" ").replace(THREAT, ""), row.end)).collect()
    }

    #[test]
    fn each_column_of_the_side_that_is_held_is_met() {
        let game = ConnectFour { cols: 4, rows: 4, k: 3 };
        let rows = rows(&game, "3", Goal::Win(9)).expect("a page holds it");
        let mut heads: Vec<&str> = rows.iter().flat_map(|row| row.path[0].split('/')).collect();
        heads.dedup();
        assert_eq!((heads, rows.len()), (vec!["1", "2", "3", "4"], 6));
        assert_eq!(told(&rows[4..]), ["3 2 (1,1) (4,1)", "4 1 2 1 1 2 3 (3,3)"]);
    }

    #[test]
    fn a_side_is_held_where_no_line_is_open_to_it() {
        let game = ConnectFour { cols: 5, rows: 4, k: 4 };
        let rows = rows(&game, "2311322433425", Goal::Hold).expect("a page holds it");
        assert_eq!(told(&rows), ["1 1 4 4 –", "1 1 5 4 5 (5,4)", "4 4 –", "5 1 4 4 –"]);
    }

    #[test]
    fn what_comes_too_late_or_fills_more_than_a_page_is_not_told() {
        let small = ConnectFour { cols: 4, rows: 4, k: 3 };
        assert_eq!(rows(&small, "3", Goal::Win(8)), None, "the line comes with the ninth stone");
        let game = ConnectFour { cols: 5, rows: 4, k: 4 };
        assert_eq!(rows(&game, "231132243", Goal::Win(19)), None, "more than a page");
    }
}
