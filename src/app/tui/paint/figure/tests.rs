//! Figures are as the position: as many lines and loops drawn as there are, none through a point that is not its end.

use std::sync::Arc;

use rand::rngs::StdRng;
use rand::{RngExt, SeedableRng};

use super::*;
use crate::tui::paint::Look;
use crate::tui::theme::Theme;
use duel::place::Place;
use games::house;
use ground::say::{Language, Tongue};

const LOOKS: [Signs; 3] = [Signs::Unicode, Signs::Ascii, Signs::Braille];

/// Pictures of up to eight points that hang together, with loops and parallel edges.
fn random(seed: u64) -> String {
    let mut dice = StdRng::seed_from_u64(seed);
    let nodes = dice.random_range(2..9);
    let mut edges: Vec<(usize, usize)> = (1..nodes).map(|node| (dice.random_range(0..node), node)).collect();
    for _ in 0..dice.random_range(1..7) {
        let (a, b) = (dice.random_range(0..nodes), dice.random_range(0..nodes));
        edges.push((a.min(b), a.max(b)));
    }
    edges.iter().map(|(a, b)| format!("{a}-{b}")).collect::<Vec<_>>().join(",")
}

fn place(position: &str) -> Arc<dyn Place> {
    let house = house();
    let entry = house.find("hackenbush").expect("it is in the house");
    entry.open(&entry.params(), Some(position)).expect(position)
}

#[test]
fn lines_and_loops_are_those_of_the_position_and_pass_no_other_point() {
    for seed in 0..40 {
        let position = random(seed);
        let scene = place(&position).scene();
        let Shape::Figure(figure) = &scene.shape else { panic!("{position} is no figure") };
        assert_eq!(figure.lines.len(), position.split(',').count(), "{position}");
        for (signs, scale) in LOOKS.into_iter().flat_map(|signs| (1..=5).map(move |scale| (signs, scale))) {
            let plan = Plan::of(figure, signs, scale, LOW.max(scale));
            let points: Vec<Cell> = (0..figure.points.len()).map(|i| plan.place(End::Point(i))).collect();
            let mut shapes = BTreeSet::new();
            for (line, stroke) in figure.lines.iter().zip(&plan.strokes) {
                let how = format!("{position}: {} {signs:?} {scale}", line.mark.text);
                assert!(!stroke.cells.is_empty(), "{how} is drawn");
                assert!(points.iter().all(|point| !stroke.cells.contains_key(point)), "{how} runs over a point");
                assert!(stroke.cells.contains_key(&stroke.sign), "{how}: its sign lies on it");
                let cells: Vec<(Cell, u32)> = stroke.cells.iter().map(|(cell, bits)| (*cell, *bits)).collect();
                assert!(shapes.insert(cells), "{how} is drawn over another line");
            }
            let signs_of: BTreeSet<Cell> = plan.strokes.iter().map(|stroke| stroke.sign).collect();
            assert_eq!(signs_of.len(), plan.strokes.len(), "{position} {signs:?} {scale}: a sign for each line");
            let theme = Theme::named("none").expect("listed");
            let look = Look::plain(&theme, Tongue::of(Language::English), signs);
            let sheet = plan.drawn(&Sight::of(&look));
            assert_eq!(sheet.targets().len(), scene.spots().len(), "{position}");
            let sign = if signs == Signs::Ascii { "(" } else { "⢎" };
            for (line, stroke) in figure.lines.iter().zip(&plan.strokes).filter(|(line, _)| line.is_loop()) {
                let is_drawn = sheet.texts().any(|(x, y, text)| (x, y) == stroke.sign && text == sign);
                assert!(is_drawn, "{position} {signs:?} {scale}: {} is drawn as a loop", line.mark.text);
            }
            assert!(sheet.width <= plan.size().0, "{position} {signs:?} {scale}: nothing sticks out");
        }
    }
}
