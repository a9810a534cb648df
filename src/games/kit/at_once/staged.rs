//! The methods that can be watched on a small table of payments before anybody chooses.

use crate::kit::at_once::sheet::{AtOnce, Round, Sheet};
use duel::game::Game;
use duel::game::staged::Staged;
use ground::rules::{At, Side};
use ground::say;
use solve::judge::control::{Control, Stop};
use solve::trace::method::Method;
use solve::trace::numbers::rounds::Named;
use solve::trace::numbers::{fictitious_play, regret_matching, simplex};
use solve::trace::run::Run;

/// Choices of a side whose tableau can be followed, at most.
const CHOICES: usize = 12;

impl<S: Sheet> Staged<Round<S::Setup>> for AtOnce<S> {
    fn methods(&self, at: &At<Round<S::Setup>>) -> Vec<Method> {
        let is_small = self.0.sizes(&at.pos.setup).iter().all(|&size| size <= CHOICES);
        let is_free = self.0.fixed().iter().all(Option::is_none);
        let is_open = at.pos.row.is_none() && at.pos.col.is_none();
        if is_small && is_free && is_open {
            vec![Method::Simplex, Method::FictitiousPlay, Method::RegretMatching]
        } else {
            Vec::new()
        }
    }

    fn run(&self, at: &At<Round<S::Setup>>, method: Method, control: &Control) -> Result<Run, Stop> {
        let setup = &at.pos.setup;
        let matrix = self.0.matrix(setup);
        let names = |side: Side| -> Vec<String> {
            (0..self.0.sizes(setup)[side as usize]).map(|choice| self.0.write_choice(setup, side, choice)).collect()
        };
        let [rows, cols] = [names(Side::First), names(Side::Second)];
        let named = Named { matrix: &matrix, choices: [&rows, &cols] };
        let run = match method {
            Method::Simplex => simplex::value(&matrix, control),
            Method::FictitiousPlay => fictitious_play::bounds(named, control),
            Method::RegretMatching => regret_matching::bounds(named, control),
            _ => Err(Stop::TooLarge(say!("trace-does-not-fit", method = method.name()))),
        };
        Ok(run?.on(self.write_pos(at)))
    }
}
