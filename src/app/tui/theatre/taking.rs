//! The whole game asked for on the stage. The thread that thinks gathers it; then a file shows its tree, or its graph where the tree is too
//! large.

use std::sync::Arc;

use crate::tui::desk::{Desk, Effect};
use crate::tui::thought::Errand;
use duel::house::Entry;
use duel::place::Place;
use duel::preset;
use ground::say;
use solve::judge::control::{Control, Stop};
use solve::trace::whole::Whole;
use teach::whole::plan::Plan;
use teach::whole::svg::svg;

/// A picture that is asked for.
#[derive(Default)]
pub struct Taking {
    is_asked: bool,
    found: Option<Result<Arc<Whole>, Stop>>,
}

impl Taking {
    /// Asks for it.
    pub fn ask(&mut self, desk: &mut Desk) {
        self.is_asked = true;
        desk.notice = Some(say!("whole-waits"));
    }

    /// What the thread that thinks is to do.
    pub fn errand(&self) -> Option<Errand> {
        self.is_asked.then_some(Errand::Whole)
    }

    /// Takes in what it found.
    pub fn found(&mut self, found: Result<Arc<Whole>, Stop>) {
        if std::mem::take(&mut self.is_asked) {
            self.found = Some(found);
        }
    }

    /// Hands it over: the file is written, or it is said why there is none.
    pub fn deliver(&mut self, entry: &Entry, place: &dyn Place, desk: &mut Desk) {
        let Some(found) = self.found.take() else { return };
        let drawn = found.and_then(|whole| {
            let game = preset::game(entry, place.params(), desk.tongue);
            Plan::fitting(&whole, &Control::new()).map(|plan| (plan.is_tree, svg(&plan, &game, desk.tongue)))
        });
        desk.notice = match drawn {
            Ok((is_tree, text)) => {
                let name = format!("{}-{}", entry.id, if is_tree { "tree" } else { "graph" });
                desk.effects.push(Effect::Write { name, extension: "svg", text });
                None
            }
            Err(Stop::Asked) => Some(say!("screen-stopped")),
            Err(Stop::TooLarge(why)) => Some(say!("whole-none", why = why)),
        };
    }

    /// Gives it up; false where nothing was asked for.
    pub fn stop(&mut self) -> bool {
        std::mem::take(&mut self.is_asked)
    }
}
