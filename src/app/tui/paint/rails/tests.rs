//! Each arrow has a row of its own with its columns, and a rail leads from there to the state that it enters and to no other.

use rand::rngs::StdRng;
use rand::{RngExt, SeedableRng};

use super::*;
use crate::tui::theme::Theme;
use ground::say::{Language, Tongue};
use teach::machine::diagram::Drawn;

/// A machine at random; the labels tell the arrows apart.
fn random(seed: u64) -> Diagram {
    let mut dice = StdRng::seed_from_u64(seed);
    let count = dice.random_range(1..12);
    let state = |number| Drawn { number, is_lost: number % 3 == 0 };
    let states: Vec<Drawn> = (0..count as u32).map(state).collect();
    let mut arrows: Vec<Arrow> = Vec::new();
    for _ in 0..dice.random_range(0..2 * count) {
        let (from, to) = (dice.random_range(0..count), dice.random_range(0..count));
        if !arrows.iter().any(|arrow| (arrow.from, arrow.to) == (from, to)) {
            arrows.push(Arrow { from, to, labels: vec![format!("{:02}", arrows.len())] });
        }
    }
    Diagram { states, arrows }
}

fn planned<T>(diagram: &Diagram, is_ascii: bool, act: impl FnOnce(&Plan) -> T) -> T {
    let theme = Theme::named("default").expect("listed");
    let look = Look::plain(&theme, Tongue::of(Language::English), is_ascii);
    act(&Plan::of(&Rails { diagram, here: Some(0), last: None }, &Sight::of(&look)))
}

#[test]
fn rails_that_meet_a_row_in_one_column_lead_to_one_state() {
    for seed in 0..80 {
        let diagram = random(seed);
        let mut y = 0;
        let (mut rows, mut laid) = (Vec::new(), Vec::new());
        for state in 0..diagram.states.len() {
            rows.push(y);
            y += 1;
            for arrow in diagram.arrows.iter().filter(|arrow| arrow.from == state && !arrow.is_loop()) {
                laid.push(Laid { arrow, y, end: 0 });
                y += 1;
            }
        }
        let lanes = lanes(&rows, &laid);
        let meets = |state: usize, y: usize| {
            let all = || laid.iter().filter(|one| one.arrow.to == state).map(|one| one.y).chain([rows[state]]);
            lanes[state].is_some() && (all().min()..=all().max()).contains(&Some(y))
        };
        for y in 0..y {
            for state in (0..rows.len()).filter(|state| meets(*state, y)) {
                let other = |other: &usize| *other != state && lanes[*other] == lanes[state] && meets(*other, y);
                assert_eq!((0..rows.len()).find(other), None, "seed {seed}, row {y}, state {state}");
            }
        }
    }
}

#[test]
fn every_arrow_is_written_in_the_rows_of_its_state() {
    for seed in 0..80 {
        let diagram = random(seed);
        planned(&diagram, seed % 2 == 0, |plan| {
            for arrow in &diagram.arrows {
                let last = plan.rows.get(arrow.from + 1).copied().unwrap_or(plan.sheet.height);
                let of_state = plan.rows[arrow.from]..last;
                let is_there =
                    |(_, y, text): (usize, usize, &str)| of_state.contains(&y) && text.contains(&arrow.labels[0]);
                assert!(plan.sheet.texts().any(is_there), "seed {seed}: {arrow:?}");
            }
            let heads = plan.sheet.texts().filter(|(_, _, text)| ["◂", "<"].contains(text)).count();
            let is_entered = |state: &usize| diagram.arrows.iter().any(|arrow| arrow.to == *state && !arrow.is_loop());
            assert_eq!(heads, (0..diagram.states.len()).filter(is_entered).count(), "seed {seed}");
        });
    }
}
