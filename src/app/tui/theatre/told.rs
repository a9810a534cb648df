//! What is said of a run: of the step that shows, of all of it, of methods side by side.

use crate::tui::theme::Ink;
use ground::say;
use ground::say::Say;
use solve::trace::method::Method;
use solve::trace::run::{Figure, Found, Run};
use teach::staged::cost;

/// What is said under the picture at a step.
pub fn says(run: &Run, at: usize) -> Vec<(Say, Ink)> {
    let Some(step) = run.steps.get(at) else { return Vec::new() };
    let mut says = vec![(step.says.clone(), Ink::Title)];
    says.extend(run.narrowed.iter().map(|moves| (say!("trace-narrowed", moves = moves.clone()), Ink::Warning)));
    says.extend(run.costs.iter().map(|one| (cost(run, one), Ink::Text)));
    let is_cut_short = at + 1 == run.steps.len() && run.lost > 0;
    says.extend(is_cut_short.then(|| (say!("theatre-kept", steps = run.steps.len(), lost = run.lost), Ink::Warning)));
    says.extend(legend(run).map(|legend| (legend, Ink::Hint)));
    says
}

/// What the signs of the picture mean.
fn legend(run: &Run) -> Option<Say> {
    match run.figures.first()? {
        Figure::Way if run.method.has_depth() => {
            Some(say!("trace-estimates", proved = if run.narrowed.is_none() { "yes" } else { "no" }))
        }
        Figure::Way if matches!(run.found, Found::Ahead(_)) => Some(say!("theatre-points")),
        Figure::Way => Some(say!("theatre-outcomes")),
        Figure::Bars(_) => Some(say!("theatre-waves-legend")),
        Figure::Table(_) if run.method == Method::Uct => Some(say!("trace-uct-legend")),
        Figure::Table(_) => None,
    }
}
