//! What a manager allows: time for a turn and for the match, positions to look at, and the rule.

use std::time::Duration;

use solve::judge::control::{Control, Stop};

/// The rule under which five or more in a row win.
const FREE_STYLE: &str = "0";

/// Turns among which the time that is left of a match is divided.
const TURNS: u64 = 20;

/// The terms of a game, in milliseconds where they are times.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Terms {
    turn: u64,
    /// For the whole match; 0: no limit.
    whole: u64,
    left: Option<u64>,
    /// Positions that may be looked at for one move; 0: no limit.
    nodes: u64,
    /// A rule that was asked for and is not played.
    pub is_foreign: bool,
}

impl Default for Terms {
    /// Half a minute a turn, as the protocol has it.
    fn default() -> Self {
        Terms { turn: 30_000, whole: 0, left: None, nodes: 0, is_foreign: false }
    }
}

impl Terms {
    /// Hears a key and its value; what is unknown, or no number, changes nothing.
    pub fn hear(&mut self, text: &str) {
        let mut words = text.split_whitespace();
        let (Some(key), Some(value)) = (words.next(), words.next()) else { return };
        if key.eq_ignore_ascii_case("rule") {
            self.is_foreign = value != FREE_STYLE;
        }
        // What is left of a match may be told as less than nothing.
        let Ok(number) = value.parse::<i64>() else { return };
        let number = u64::try_from(number).unwrap_or(0);
        match key.to_ascii_lowercase().as_str() {
            "timeout_turn" => self.turn = number,
            "timeout_match" => self.whole = number,
            "time_left" => self.left = Some(number),
            "max_node" => self.nodes = number,
            _ => {}
        }
    }

    /// How long the next move may be thought about: a fifth less than is allowed.
    ///
    /// Worked: with 1,000 ms a turn and 6,000 ms left of a match, a twentieth of 6,000 is 300, and four fifths of that 240.
    pub fn time(&self) -> Duration {
        let left = self.left.or((self.whole > 0).then_some(self.whole)).filter(|_| self.whole > 0);
        let turn = left.map_or(self.turn, |left| self.turn.min(left / TURNS));
        Duration::from_millis(turn / 5 * 4)
    }

    /// Asks a question that may take no more work than is allowed; `None` where it would.
    pub fn allowed<T>(&self, control: &Control, question: impl FnOnce(&Control) -> Result<T, Stop>) -> Option<T> {
        if self.nodes == 0 { question(control).ok() } else { control.ration(self.nodes, question).ok().flatten() }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn heard(lines: &[&str]) -> Terms {
        let mut terms = Terms::default();
        for line in lines {
            terms.hear(line);
        }
        terms
    }

    #[test]
    fn a_turn_takes_its_part_of_the_match() {
        let ms = Duration::from_millis;
        assert_eq!(heard(&["timeout_turn 1000", "timeout_match 60000", "time_left 6000"]).time(), ms(240));
        assert_eq!(heard(&["timeout_turn 1000", "timeout_match 0", "time_left 6000"]).time(), ms(800), "no limit");
        assert_eq!(heard(&["TIMEOUT_TURN 0"]).time(), ms(0));
        assert_eq!(heard(&["timeout_match 1000", "time_left -20"]).time(), ms(0));
    }

    #[test]
    fn what_is_unknown_changes_nothing() {
        let odd = ["", "rule", "timeout_turn soon", "folder /tmp", "max_node 1e9", "evaluate 3,4"];
        assert_eq!(heard(&odd), Terms::default());
        assert!(heard(&["rule 4"]).is_foreign && !heard(&["rule 4", "rule 0"]).is_foreign);
    }

    #[test]
    fn no_more_work_is_done_than_is_allowed() {
        let control = Control::new();
        let asks = |terms: &Terms, work| terms.allowed(&control, |control| control.tick(work));
        let few = heard(&["max_node 50"]);
        assert_eq!([asks(&few, 50), asks(&few, 51), asks(&heard(&[]), 51)], [Some(()), None, Some(())]);
    }
}
