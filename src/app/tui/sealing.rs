//! A certificate asked for while a game is on the table: proved and checked by the thread that thinks, then written to a file.

use std::sync::Arc;

use crate::tui::desk::{Desk, Effect};
use crate::tui::sitting::Purpose;
use crate::tui::thought::{Errand, Found};
use duel::place::Place;
use ground::say;
use ground::say::Language;
use solve::judge::control::Stop;
use teach::proof::Unproved;
use teach::sealed::Sealed;

/// What came of a certificate.
type Outcome = Result<Box<Sealed>, Unproved>;

/// A certificate that is asked for.
#[derive(Default)]
pub struct Sealing {
    asked: Option<Asked>,
    found: Option<(String, Outcome)>,
}

/// What is to be proved: the game as every house knows it, the language of the file's head, and the position.
struct Asked {
    game: String,
    language: Language,
    place: Arc<dyn Place>,
}

impl Sealing {
    /// Asks for the certificate of the position in front; in a dispute for that of the verdict in dispute.
    pub fn ask(&mut self, desk: &mut Desk) {
        let Some(sitting) = desk.sitting() else { return };
        let is_dispute = sitting.purpose == Purpose::Dispute;
        let place = if is_dispute { &sitting.duel.nodes()[0].place } else { sitting.place() }.clone();
        if place.ending().is_some() {
            desk.notice = Some(say!("sealed-over"));
            return;
        }
        let entry = sitting.duel.entry();
        // What a person wrote as data is known to that person's house alone; the game it is made of is known to all.
        let game = if entry.is_own { place.card().id.to_owned() } else { entry.id.clone() };
        self.asked = Some(Asked { game, language: desk.tongue.language, place });
        desk.notice = Some(say!("sealed-waits"));
    }

    /// What the thread that thinks is to do.
    pub fn errand(&self) -> Option<(Errand, Arc<dyn Place>)> {
        let asked = self.asked.as_ref()?;
        Some((Errand::Certificate(asked.game.clone(), asked.language), asked.place.clone()))
    }

    /// Takes in what it found.
    pub fn found(&mut self, found: Found) {
        if let (Found::Certificate(found), Some(asked)) = (found, self.asked.take()) {
            self.found = Some((asked.game, found));
        }
    }

    /// Hands what was found over: the file is written, or it is said why there is none.
    pub fn deliver(&mut self, desk: &mut Desk) {
        match self.found.take() {
            Some((game, Ok(sealed))) => {
                desk.notice = None;
                desk.effects.push(Effect::Seal { name: format!("{game}-certificate"), sealed });
            }
            Some((_, Err(Unproved::Fault(fault)))) => desk.complain(&fault),
            Some((_, Err(Unproved::Stop(Stop::Asked)))) => desk.notice = Some(say!("screen-stopped")),
            Some((_, Err(Unproved::Stop(Stop::TooLarge(why))))) => desk.notice = Some(say!("sealed-none", why = why)),
            None => {}
        }
    }

    /// Gives it up; false where nothing was asked for.
    pub fn stop(&mut self) -> bool {
        self.asked.take().is_some()
    }
}
