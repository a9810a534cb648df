//! The table of an arena: points, wins given away, fouls and the slowest move of each player.

use std::io::Write;
use std::time::Duration;

use crate::cli::arena::game::Course;
use crate::cli::ask::write_json;
use crate::cli::desk::{Desk, Halt};
use crate::cli::human::sheet;
use crate::cli::wrap::wrap;
use ground::json::Json;
use ground::say;
use ground::say::Say;
use solve::judge::value::Outcome;

/// What is known of one player.
#[derive(Clone, Debug, Default)]
struct Row {
    games: u64,
    halves: u64,
    /// Games begun on a won position, and those of them that were won.
    winnable: u64,
    won: u64,
    errors: u64,
    fouls: u64,
    slowest: Duration,
}

/// All players.
pub struct Table {
    names: Vec<String>,
    rows: Vec<Row>,
}

impl Table {
    /// Before the first game.
    pub fn new(names: Vec<String>) -> Table {
        let rows = vec![Row::default(); names.len()];
        Table { names, rows }
    }

    /// Takes a game of these two players; the first one began.
    pub fn note(&mut self, first: usize, second: usize, course: &Course) {
        for (seat, player) in [first, second].into_iter().enumerate() {
            let row = &mut self.rows[player];
            let is_won = course.points[seat] == 2;
            let winner = if seat == 0 { Outcome::N } else { Outcome::P };
            row.games += 1;
            row.halves += u64::from(course.points[seat]);
            if course.start == Some(winner) {
                row.winnable += 1;
                row.won += u64::from(is_won);
            }
            row.errors += u64::from(course.errors[seat]);
            row.fouls += u64::from(course.foul.as_ref().is_some_and(|foul| foul.seat == seat));
            row.slowest = row.slowest.max(course.slowest[seat]);
        }
    }

    /// Writes the table, the best player first.
    pub fn write(&self, desk: &Desk, is_json: bool, out: &mut dyn Write) -> Result<(), Halt> {
        let mut order: Vec<usize> = (0..self.names.len()).collect();
        order.sort_by_key(|&player| std::cmp::Reverse(self.rows[player].halves));
        if is_json {
            let mut json = Json::new();
            json.reply(|json| {
                json.key("players");
                json.list(&order, |json, &player| self.json(json, player));
            });
            return write_json(&json, out);
        }
        let heads = [
            say!("arena-head-player"),
            say!("arena-head-points"),
            say!("arena-head-winnable"),
            say!("arena-head-errors"),
            say!("arena-head-fouls"),
            say!("arena-head-slowest"),
        ];
        let mut rows: Vec<Vec<String>> = vec![heads.iter().map(|head| desk.tongue.speak(head)).collect()];
        rows.extend(order.iter().map(|&player| self.cells(player)));
        Ok(out.write_all(sheet(&rows).as_bytes())?)
    }

    fn cells(&self, player: usize) -> Vec<String> {
        let row = &self.rows[player];
        let points = format!("{}{} / {}", row.halves / 2, if row.halves % 2 == 1 { ".5" } else { "" }, row.games);
        vec![
            self.names[player].clone(),
            points,
            format!("{} / {}", row.won, row.winnable),
            row.errors.to_string(),
            row.fouls.to_string(),
            format!("{} ms", row.slowest.as_millis()),
        ]
    }

    fn json(&self, json: &mut Json, player: usize) {
        let row = &self.rows[player];
        json.object(|json| {
            json.key("player");
            json.string(&self.names[player]);
            let numbers = [
                ("games", row.games),
                ("half-points", row.halves),
                ("winnable", row.winnable),
                ("won", row.won),
                ("errors", row.errors),
                ("fouls", row.fouls),
                ("slowest", row.slowest.as_millis() as u64),
            ];
            for (name, number) in numbers {
                json.key(name);
                json.whole(number);
            }
        });
    }
}

/// Tells one game of a program: how it ended, its first error and its foul.
pub fn told(desk: &Desk, course: &Course, out: &mut dyn Write) -> Result<(), Halt> {
    let mut says: Vec<Say> =
        vec![say!(["arena-lost", "arena-drawn", "arena-won"][course.points[0] as usize], plies = course.duel.ply())];
    if let Some(given) = &course.given[0] {
        says.push(say!(
            "arena-given",
            ply = given.ply,
            mv = &*given.mv,
            position = &*given.position,
            before = given.outcomes[0].letter(),
            after = given.outcomes[1].letter()
        ));
    }
    if let Some(fouled) = &course.foul {
        says.push(fouled.foul.says());
        says.extend(fouled.legal.as_ref().map(|legal| say!("arena-legal", mv = &**legal)));
    }
    for line in says {
        out.write_all(wrap("", &desk.tongue.speak(&line)).as_bytes())?;
    }
    Ok(())
}
