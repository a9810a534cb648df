//! A machine as a picture: states as circles on a ring, lost ones with a second circle, arrows with the columns that lead along, and
//! under it the digits of a position with the state after each.
//!
//! Like the pictures of tables it is one SVG text that needs nothing else; the same law and position always give the same text.

use std::f64::consts::TAU;
use std::fmt::Write;

use crate::automatic::{Automatic, SHOWN, told};
use crate::chart::svg::broken;
use crate::chart::svg::paper::{MARGIN, Paper, escaped};
use crate::machine::diagram::{Arrow, Diagram, Way};
use crate::page::laid;
use crate::picture::Picture;
use crate::whole::svg::{ARROW, TIP};
use ground::num::Nat;
use ground::say;
use ground::say::{Say, Tongue};

/// States of a machine that is drawn at most.
pub const DRAWN: usize = 60;

/// Half the width of a state.
const RADIUS: f64 = 17.0;

/// What an arrow keeps from its middle line at most, so that arrows there and back part.
const BEND: f64 = 26.0;

/// Columns of a letter and lines of a row of a label.
const LETTER: (f64, f64) = (7.0, 13.0);

/// Texts in one row of a label.
const IN_ROW: usize = 4;

/// Columns and lines of a digit under the drawing.
const DIGIT: (usize, usize) = (22, 20);

type At = (f64, f64);

/// The law of a game as an SVG picture: its words, the machine with the run of a position, and what wins.
pub fn svg(title: &Say, law: &Automatic, at: &[Nat], winning: &[Vec<Nat>], tongue: &Tongue) -> String {
    let title = tongue.speak(title);
    let mut paper = Paper::blank();
    paper.heading(&title);
    let say = |paper: &mut Paper, says: &Say| {
        for line in broken(&tongue.speak(says)) {
            paper.words(&line);
        }
    };
    for says in told(law) {
        say(&mut paper, &says);
    }
    let diagram = Diagram::of(&law.found.law.lost);
    let way = diagram.way(law, at);
    match picture(&diagram, Some(&way)) {
        Some(picture) => {
            laid(&mut paper, &picture);
            say(&mut paper, &say!("machine-legend"));
        }
        None => say(&mut paper, &say!("machine-not-drawn", most = DRAWN)),
    }
    for at in std::iter::once(at).chain(winning.first().map(Vec::as_slice)) {
        digits(&mut paper, &diagram, &diagram.way(law, at), at);
        say(&mut paper, &law.verdict(at));
    }
    paper.finish(&title)
}

/// The digits of a position under one another, and the states that they lead through; of a longer one nothing.
fn digits(paper: &mut Paper, diagram: &Diagram, way: &Way, at: &[Nat]) {
    if way.columns.len() > SHOWN {
        return;
    }
    let names: Vec<String> = at.iter().map(Nat::to_string).collect();
    let left = MARGIN + 24 + names.iter().map(|name| name.len() * 8).max().unwrap_or(0);
    let column = |place: usize| left + DIGIT.0 * place;
    paper.y += 8;
    for (heap, name) in names.iter().enumerate() {
        paper.y += DIGIT.1;
        let y = paper.y;
        paper.letters(14, "#222222", "end", [(left - DIGIT.0, y, &**name)]);
        let digits: Vec<String> = way.columns.iter().map(|column| column[heap].to_string()).collect();
        let places = digits.iter().enumerate().map(|(place, digit)| (column(place), y, &**digit));
        paper.letters(14, "#222222", "middle", places.collect::<Vec<_>>());
    }
    paper.y += DIGIT.1 + 4;
    let y = paper.y;
    let name = |station: &Option<usize>| station.map_or("–".into(), |state| diagram.states[state].number.to_string());
    let names: Vec<String> = way.stations.iter().map(name).collect();
    // A state stands between the columns before and behind it.
    let between = |place: usize| column(place) - DIGIT.0 / 2;
    let places = names.iter().enumerate().map(|(place, name)| (between(place), y, &**name));
    paper.letters(12, "#555555", "middle", places.collect::<Vec<_>>());
    let (x, y) = (between(names.len() - 1), y - 4);
    let is_lost = way.at(way.columns.len()).is_some_and(|state| diagram.states[state].is_lost);
    let rings: &[usize] = if is_lost { &[10, 13] } else { &[10] };
    for r in rings {
        paper.shape(&format!("<circle cx=\"{x}\" cy=\"{y}\" r=\"{r}\" fill=\"none\" stroke=\"#222222\"/>"));
    }
    paper.widen(column(names.len()));
    paper.y += 10;
}

/// The machine with the arrows that a position takes drawn thick; `None`: it has more states than can be told apart.
pub fn picture(diagram: &Diagram, way: Option<&Way>) -> Option<Picture> {
    (diagram.states.len() <= DRAWN).then(|| Ring::of(diagram).drawn(way))
}

/// States on a circle, the first one leftmost.
struct Ring<'a> {
    diagram: &'a Diagram,
    middle: At,
    places: Vec<At>,
    /// What is taken by labels and states: the middle of each, and half its size.
    taken: Vec<(At, At)>,
    size: (f64, f64),
    /// From one state to the next on the ring.
    gap: f64,
}

impl<'a> Ring<'a> {
    fn of(diagram: &'a Diagram) -> Self {
        let count = diagram.states.len();
        let radius = if count == 1 { 0.0 } else { (count as f64 * 26.0).max(90.0) };
        let margin = 92.0;
        let middle = (radius + margin, radius + margin - 14.0);
        let seats = seats(diagram);
        let place = |state: usize| {
            let angle = TAU * (0.5 + seats[state] as f64 / count as f64);
            (middle.0 + radius * angle.cos(), middle.1 + radius * angle.sin())
        };
        let places: Vec<At> = (0..count).map(place).collect();
        let taken = places.iter().map(|at| (*at, (RADIUS + 2.0, RADIUS + 2.0))).collect();
        let gap = 2.0 * radius * (TAU / 2.0 / count as f64).sin();
        Ring { diagram, middle, places, taken, size: (2.0 * middle.0, 2.0 * middle.1), gap }
    }

    fn drawn(mut self, way: Option<&Way>) -> Picture {
        let mut body = format!("{ARROW}\n");
        let (mut lines, mut labels) = (String::new(), String::new());
        let diagram = self.diagram;
        for arrow in &diagram.arrows {
            let is_taken = way.is_some_and(|way| way.takes(arrow, way.columns.len()));
            let (line, at) = if arrow.is_loop() { self.looped(arrow.from) } else { self.bent(arrow) };
            let thick = if is_taken { 3 } else { 1 };
            _ = writeln!(lines, r##"<path d="{line}" fill="none" stroke="#444444" stroke-width="{thick}"{TIP}/>"##);
            self.label(&mut labels, arrow, &at, is_taken);
        }
        let (x, y) = self.places[0];
        _ = writeln!(
            lines,
            r##"<path d="M{:.0} {:.0}L{:.0} {:.0}" stroke="#444444"{TIP}/>"##,
            x - 44.0,
            y + 30.0,
            x - 15.0,
            y + 11.0
        );
        body += &lines;
        (0..self.places.len()).for_each(|state| self.state(&mut body, state, way));
        body += &labels;
        Picture { width: self.size.0 as usize, height: self.size.1 as usize, body }
    }

    /// The direction from the middle of the ring to a state.
    fn outward(&self, state: usize) -> At {
        let (x, y) = self.places[state];
        let (dx, dy) = (x - self.middle.0, y - self.middle.1);
        let long = dx.hypot(dy);
        if long < 1.0 { (0.0, -1.0) } else { (dx / long, dy / long) }
    }

    /// An arrow that ends where it begins, outside the ring, and where its label may stand.
    fn looped(&self, state: usize) -> (String, Vec<At>) {
        let ((x, y), (ux, uy)) = (self.places[state], self.outward(state));
        let side = |turn: f64, far: f64| {
            (x + far * (ux * turn.cos() - uy * turn.sin()), y + far * (ux * turn.sin() + uy * turn.cos()))
        };
        let ((ax, ay), (bx, by)) = (side(-0.45, RADIUS), side(0.45, RADIUS + 2.0));
        let ((cx, cy), (dx, dy)) = (side(-0.62, 54.0), side(0.62, 54.0));
        let line = format!("M{ax:.0} {ay:.0}C{cx:.0} {cy:.0} {dx:.0} {dy:.0} {bx:.0} {by:.0}");
        (line, vec![side(0.0, 58.0), side(0.5, 58.0), side(-0.5, 58.0), side(0.0, 68.0)])
    }

    /// An arrow between two states, and where its label may stand.
    fn bent(&self, arrow: &Arrow) -> (String, Vec<At>) {
        let ((ax, ay), (bx, by)) = (self.places[arrow.from], self.places[arrow.to]);
        let (dx, dy) = (bx - ax, by - ay);
        let long = dx.hypot(dy).max(1.0);
        let (ux, uy) = (dx / long, dy / long);
        let (mx, my) = (f64::midpoint(ax, bx), f64::midpoint(ay, by));
        let mut bend = (long * 0.16).min(BEND);
        // Between neighbours either side is free; elsewhere an arrow that bends outwards would meet the states between.
        let is_outward = (mx - self.middle.0) * uy - (my - self.middle.1) * ux > 0.0;
        if is_outward && long > self.gap * 1.1 {
            bend *= -0.4;
        }
        let (cx, cy) = (mx + 2.0 * bend * uy, my - 2.0 * bend * ux);
        // The ends lie on the circles, towards the bend.
        let end = |x: f64, y: f64, far: f64| {
            let (px, py) = (cx - x, cy - y);
            let long = px.hypot(py).max(1.0);
            (x + far * px / long, y + far * py / long)
        };
        let ((sx, sy), (tx, ty)) = (end(ax, ay, RADIUS), end(bx, by, RADIUS + 2.0));
        let on = |t: f64| {
            let (a, b, c) = ((1.0 - t) * (1.0 - t), 2.0 * t * (1.0 - t), t * t);
            (a * sx + b * cx + c * tx, a * sy + b * cy + c * ty)
        };
        let line = format!("M{sx:.0} {sy:.0}Q{cx:.0} {cy:.0} {tx:.0} {ty:.0}");
        (line, [0.5, 0.42, 0.58, 0.34, 0.66, 0.26, 0.74].map(on).to_vec())
    }

    /// Writes the columns of an arrow where they cover least.
    fn label(&mut self, body: &mut String, arrow: &Arrow, at: &[At], is_taken: bool) {
        let rows: Vec<String> = arrow.labels.chunks(IN_ROW).map(|row| row.join(" ")).collect();
        let wide = rows.iter().map(String::len).max().unwrap_or(0) as f64 * LETTER.0;
        let half = (wide / 2.0 + 2.0, rows.len() as f64 * LETTER.1 / 2.0 + 1.0);
        let cover = |one: &At| {
            let over = |(other, size): &(At, At)| {
                let x = half.0 + size.0 - (one.0 - other.0).abs();
                let y = half.1 + size.1 - (one.1 - other.1).abs();
                if x > 0.0 && y > 0.0 { x * y } else { 0.0 }
            };
            self.taken.iter().map(over).sum::<f64>()
        };
        let Some(best) = at.iter().min_by(|one, other| cover(one).total_cmp(&cover(other))).copied() else { return };
        self.taken.push((best, half));
        let weight = if is_taken { " font-weight=\"bold\"" } else { "" };
        for (row, text) in rows.iter().enumerate() {
            let (x, y) = (best.0, best.1 - half.1 + LETTER.1 * (row as f64 + 0.85));
            let text = escaped(text);
            _ = writeln!(
                body,
                r##"<text x="{x:.0}" y="{y:.0}" font-size="12" text-anchor="middle" paint-order="stroke" stroke="#ffffff" stroke-width="4"{weight}>{text}</text>"##
            );
        }
    }

    /// A state with its number; a second circle where what ends there is lost, a thick one where the position passes.
    fn state(&self, body: &mut String, state: usize, way: Option<&Way>) {
        let ((x, y), drawn) = (self.places[state], self.diagram.states[state]);
        let is_met = way.is_some_and(|way| way.stations.contains(&Some(state)));
        let thick = if is_met { 2.5 } else { 1.0 };
        let fill = if drawn.is_lost { "#e8e8e8" } else { "#ffffff" };
        _ = writeln!(
            body,
            r##"<circle cx="{x:.0}" cy="{y:.0}" r="{RADIUS}" fill="{fill}" stroke="#222222" stroke-width="{thick}"/>"##
        );
        if drawn.is_lost {
            _ = writeln!(
                body,
                r##"<circle cx="{x:.0}" cy="{y:.0}" r="{:.0}" fill="none" stroke="#222222"/>"##,
                RADIUS - 4.0
            );
        }
        let (below, number) = (y + 4.5, drawn.number);
        _ = writeln!(body, r#"<text x="{x:.0}" y="{below:.0}" font-size="13" text-anchor="middle">{number}</text>"#);
    }
}

/// Where each state sits on the ring: exchanged two by two as long as that brings what is joined nearer together.
fn seats(diagram: &Diagram) -> Vec<usize> {
    let count = diagram.states.len();
    let mut seats: Vec<usize> = (0..count).collect();
    let long = |seats: &[usize]| -> usize {
        let far = |arrow: &Arrow| {
            let apart = seats[arrow.from].abs_diff(seats[arrow.to]);
            apart.min(count - apart)
        };
        diagram.arrows.iter().map(far).sum()
    };
    let mut least = long(&seats);
    loop {
        let before = least;
        // The first state keeps the seat on the left.
        for (one, other) in (1..count).flat_map(|one| (one + 1..count).map(move |other| (one, other))) {
            seats.swap(one, other);
            let now = long(&seats);
            if now < least {
                least = now;
            } else {
                seats.swap(one, other);
            }
        }
        if least == before {
            return seats;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::automatic::{Sought, seek};
    use ground::heap_game::{Go, HeapGame};
    use ground::say::Language;
    use solve::judge::control::Control;

    fn wythoff() -> Automatic {
        let moves = vec![Go::Ray(vec![1, 0]), Go::Ray(vec![0, 1]), Go::Ray(vec![1, 1])];
        match seek(HeapGame::new(2, moves), &Control::new()) {
            Ok(Sought::Law(law)) => *law,
            _ => panic!("it has a law"),
        }
    }

    fn drawn(law: &Automatic, at: [u8; 2]) -> String {
        let at = at.map(Nat::from);
        let winning = law.winning(&at, &Control::new()).expect("nobody stops it");
        svg(&Say::verbatim("A game"), law, &at, &winning, Tongue::of(Language::English))
    }

    #[test]
    fn every_state_every_arrow_and_the_run_are_in_the_picture() {
        let law = wythoff();
        let (lost, won) = (drawn(&law, [8, 13]), drawn(&law, [6, 9]));
        let diagram = Diagram::of(&law.found.law.lost);
        for drawn in &diagram.states {
            assert!(lost.contains(&format!(">{}</text>", drawn.number)), "{lost}");
        }
        for label in diagram.arrows.iter().flat_map(|arrow| &arrow.labels) {
            assert!(lost.contains(label.as_str()), "{label}: {lost}");
        }
        let lines = lost.matches("fill=\"none\" stroke=\"#444444\"").count();
        assert_eq!(lines, diagram.arrows.len());
        let rings = |picture: &str| picture.matches("r=\"13\" fill=\"none\"").count();
        let count = diagram.states.iter().filter(|drawn| drawn.is_lost).count();
        // The end of a lost run has a ring as well: of 8,13 its own, of 6,9 that of what is left.
        assert_eq!((rings(&lost), rings(&won)), (count + 1, count + 1));
        let thick = |picture: &str| picture.matches("stroke-width=\"3\"").count();
        let way = diagram.way(&law, &[8u8, 13].map(Nat::from));
        let taken = diagram.arrows.iter().filter(|arrow| way.takes(arrow, way.columns.len())).count();
        assert_eq!(thick(&lost), taken);
        assert!(taken > 2 && lost != won);
    }

    #[test]
    fn states_that_are_joined_sit_near_each_other() {
        let diagram = Diagram::of(&wythoff().found.law.lost);
        let mut seats = seats(&diagram);
        assert_eq!(seats[0], 0);
        seats.sort_unstable();
        assert!(seats.iter().copied().eq(0..diagram.states.len()), "each has a seat of its own");
    }
}
