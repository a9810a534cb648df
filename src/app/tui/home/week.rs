//! The week, the streak and the rating in a few lines.

use ratatui::text::{Line, Span};

use crate::tui::desk::Desk;
use crate::tui::glass::sign;
use crate::tui::glass::told;
use crate::tui::text;
use crate::tui::theme::Ink;
use ground::say;
use ground::say::Say;
use teach::lesson::shipped::shipped;
use teach::streak::{streak, week};

/// Ratings that the small curve shows.
const CURVE: usize = 12;

/// The streak and the rating, as far as there is something to tell.
pub fn stand(desk: &Desk) -> Option<Say> {
    let course = desk.ledger.course();
    let days = if desk.settings.streak { streak(&course.days, desk.today) } else { 0 };
    let rating = desk.ledger.rating();
    match (days, rating.tries) {
        (0, 0) => None,
        (0, _) => Some(say!("home-rating", rating = rating.points)),
        (_, 0) => Some(say!("home-days", days = days)),
        _ => Some(say!("home-stand-both", days = days, rating = rating.points)),
    }
}

/// The days of the week with what was done on them, the streak, the rating with its curve, and how much is done.
pub fn week_lines(desk: &Desk) -> Vec<Line<'static>> {
    let style = |ink| desk.theme.style(ink);
    let course = desk.ledger.course();
    let mut lines = vec![Line::from(Span::styled(desk.speak(&say!("home-week")), style(Ink::Title))), Line::default()];
    let done = week(&course.days, desk.today);
    let names = desk.speak(&say!("home-weekdays"));
    lines.push(Line::from(Span::styled(names.clone(), style(Ink::Hint))));
    let marks: Vec<String> = names
        .split(' ')
        .zip(done)
        .map(|(name, is_done)| {
            text::pad(if is_done { sign(desk, "■", "#") } else { sign(desk, "·", ".") }, text::width(name))
        })
        .collect();
    lines.push(Line::from(Span::styled(marks.join(" "), style(Ink::Won))));
    lines.push(Line::default());
    let tally = desk.ledger.tally();
    let mut facts = Vec::new();
    let days = streak(&course.days, desk.today);
    if desk.settings.streak && days > 0 {
        facts.push(desk.speak(&say!("home-fact-streak", days = days)));
    }
    let curve = sparkline(&course.ratings, desk);
    facts.push(desk.speak(&say!("home-fact-rating", rating = desk.ledger.rating().points)) + "  " + &curve);
    facts.push(desk.speak(&say!(
        "home-fact-lessons",
        done = course.lessons.len(),
        all = shipped(desk.tongue.language).len()
    )));
    let stops = shipped(desk.tongue.language);
    let ticks: Vec<&str> = stops
        .iter()
        .map(|one| if course.lessons.contains(&one.name) { sign(desk, "✓", "v") } else { sign(desk, "○", "o") })
        .collect();
    facts.push(ticks.concat());
    facts.push(desk.speak(&say!("home-fact-games", games = tally.games, won = tally.results[0])));
    lines.extend(facts.into_iter().map(|fact| Line::from(Span::styled(told(fact.trim_end(), desk), style(Ink::Text)))));
    lines
}

/// The last ratings as a small curve.
pub fn sparkline(ratings: &[i32], desk: &Desk) -> String {
    let last = &ratings[ratings.len().saturating_sub(CURVE)..];
    let (Some(low), Some(high)) = (last.iter().min(), last.iter().max()) else { return String::new() };
    let bars: [char; 8] = if desk.is_ascii() {
        ['_', '.', '.', '-', '-', '=', '=', '#']
    } else {
        ['▁', '▂', '▃', '▄', '▅', '▆', '▇', '█']
    };
    let step = |points: &i32| if high == low { 3 } else { (points - low) * 7 / (high - low) };
    last.iter().map(|points| bars[step(points) as usize]).collect()
}
