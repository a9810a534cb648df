//! A table as a picture: bars with the rounds of the period behind them for a line, coloured and lettered cells for a map.
//!
//! The picture is one SVG text that needs nothing else, and the same table always gives the same text: places are whole
//! numbers, and nothing depends on a clock or on the order of a hash.

mod falls;
mod line;
mod map;
pub(crate) mod paper;

use crate::chart::svg::paper::Paper;
use ground::say;
use ground::say::{Say, Tongue};
use solve::judge::sequence::Table;

/// Columns of the screen that a line of words takes at most, roughly.
const WORDS: usize = 110;

/// The table as an SVG picture, with what is known of it, its words in this language.
///
/// Cost: linear in the number of values, about 60 bytes for each of them while they are lettered, 15 beyond that.
pub fn svg(title: &Say, table: &Table, law: &[Say], tongue: &Tongue) -> String {
    let title = tongue.speak(title);
    let about = if table.falls().is_some() {
        say!("chart-falls")
    } else if table.is_line() {
        say!("chart-line", name = table.of[0], from = table.from, to = table.to)
    } else {
        say!("chart-map", rows = table.of[0], columns = table.of[1], from = table.from, to = table.to)
    };
    let mut words = vec![tongue.speak(&about)];
    words.extend(law.iter().map(|say| tongue.speak(say)));
    let mut paper = Paper::blank();
    paper.heading(&title);
    for line in words.iter().flat_map(|words| broken(words)) {
        paper.words(&line);
    }
    let legend = match table.falls() {
        Some(all) => falls::draw(&mut paper, all, tongue),
        None if table.is_line() => line::draw(&mut paper, table),
        None => map::draw(&mut paper, table),
    };
    for line in broken(&tongue.speak(&legend)) {
        paper.words(&line);
    }
    paper.finish(&title)
}

/// The words in lines that a picture has room for; a sign that is wide counts twice.
pub fn broken(words: &str) -> Vec<String> {
    let wide = |c: char| if c.is_ascii() { 1 } else { 2 };
    let mut lines = vec![String::new()];
    let mut used = 0;
    for part in words.split_inclusive([' ', '，', '。', '；']) {
        let width: usize = part.chars().map(wide).sum();
        if used > 0 && used + width > WORDS {
            lines.push(String::new());
            used = 0;
        }
        used += width;
        lines.last_mut().expect("there is a line").push_str(part);
    }
    lines.iter().map(|line| line.trim_end().to_owned()).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::chart::law::law;
    use ground::say::Language;
    use solve::judge::sequence::{Cells, Fall, Period, Standing};
    use solve::judge::value::Outcome;
    use std::collections::BTreeMap;

    fn line(values: Vec<u64>, period: Option<Period>) -> Table {
        Table { of: &["n"], from: 0, to: values.len() - 1, cells: Cells::Nimbers(vec![values]), period }
    }

    fn drawn(table: &Table) -> String {
        svg(&Say::verbatim("A <game> & \"more\""), table, &law(table, None), Tongue::of(Language::English))
    }

    #[test]
    fn a_line_shows_its_rounds_its_exceptions_and_every_lost_size() {
        let period = Period { period: 3, preperiod: 2, saltus: 0, standing: Standing::Theorem };
        // Continued downwards the rounds 1, 2, 0 give 2 at 0 and 0 at 1.
        let picture = drawn(&line(vec![2, 5, 1, 2, 0, 1, 2, 0], Some(period)));
        assert_eq!(picture.matches(">P</text>").count(), 2, "{picture}");
        assert_eq!(picture.matches(">*</text>").count(), 1, "{picture}");
        assert!(picture.contains("A &lt;game&gt; &amp; &quot;more&quot;"), "{picture}");
        assert!(picture.contains("period 3"), "{picture}");
    }

    #[test]
    fn letters_that_steer_terminals_leave_the_picture_well_formed() {
        let table = line(vec![0, 1, 2], None);
        let picture =
            svg(&Say::verbatim("\u{1b}]0;x\u{7}\0\u{9b}\u{ffff}"), &table, &[], Tongue::of(Language::English));
        assert!(picture.contains("<title>␛]0;x␇␀\u{fffd}\u{fffd}"), "{picture}");
        assert!(picture.chars().all(|letter| letter == '\n' || !letter.is_control()), "{picture}");
    }

    #[test]
    fn a_map_letters_every_cell() {
        let cells = Cells::Outcomes(vec![vec![Outcome::P, Outcome::N], vec![Outcome::N, Outcome::D]]);
        let picture = drawn(&Table { of: &["a", "b"], from: 1, to: 2, cells, period: None });
        for (letter, count) in [("P", 1), ("N", 2), ("D", 1)] {
            assert_eq!(picture.matches(&format!(">{letter}</text>")).count(), count, "{picture}");
        }
    }

    #[test]
    fn a_swept_game_has_a_bar_for_each_number_of_plies_of_each_side() {
        let histogram = BTreeMap::from([(0, 2), (1, 4), (13, 1)]);
        let fall = |to_move| Fall { to_move, won: 5, lost: 2, drawn: 31, histogram: histogram.clone() };
        let picture = drawn(&Table::of_falls(vec![fall("W"), fall("B")]));
        assert_eq!(picture.matches(">13</text>").count(), 2, "{picture}");
        assert!(picture.contains("38 positions") && picture.matches("h520v").count() == 2, "{picture}");
    }

    #[test]
    fn a_long_table_stays_light() {
        let picture = drawn(&line((0..50_000).map(|n| n % 7).collect(), None));
        assert!(picture.len() < 20 * 50_000, "{}", picture.len());
        let square = vec![(0..300u64).collect::<Vec<u64>>(); 300];
        let map = Table { of: &["a", "b"], from: 0, to: 299, cells: Cells::Nimbers(square), period: None };
        assert!(drawn(&map).len() < 20 * 300 * 300);
    }
}
