//! Misère sums of tokens on one graph, each of which is as tame as a heap of Nim.

use crate::kit::misere::{Misere as Telling, Named};
use crate::kit::tokens::Step;
use duel::game::Game;
use ground::rules::{At, Rules};
use ground::say::Say;
use solve::judge::control::{Control, Stop};
use solve::judge::oracle::{Oracle, Verdict};
use solve::judge::reason::{self, Reason};
use solve::misere::laws::Misere;
use solve::misere::quotient::names::Names;

/// Tokens in misère play, and what is said of them.
pub struct Tokens<'a, G: Game> {
    /// The variant.
    pub game: &'a G,
    /// Who gave the verdict.
    pub oracle: &'a dyn Oracle<G>,
    /// The nodes of the tokens; the game is not over.
    pub at: &'a At<Vec<usize>>,
    /// What the oracle says of it.
    pub verdict: &'a Verdict<Step>,
    /// The reins.
    pub control: &'a Control,
    /// Where each node leads.
    pub targets: &'a [Vec<usize>],
    /// What each token is called, and where it stands.
    pub named: Vec<Named>,
    /// Sums that a search may remember.
    pub room: usize,
    /// The nim-values of nodes, from which those of the tokens are redone.
    pub nimbers: Option<reason::Step>,
}

impl<G: Game + Rules<Pos = Vec<usize>, Move = Step>> Tokens<'_, G> {
    /// The reason by tempers; `None`: some token is wild.
    pub fn reason(self) -> Result<Option<Reason>, Stop> {
        let Tokens { game, oracle, at, verdict, control, targets, named, room, nimbers } = self;
        let known = Misere::new(targets.len(), room);
        let options = |node: &usize| Ok(targets[*node].iter().map(|to| vec![*to]).collect());
        if known.tame(&at.pos, &options, control)?.is_none() {
            return Ok(None);
        }
        let telling = Telling {
            game,
            oracle,
            at,
            verdict,
            control,
            summands: named,
            settle: &|at| known.settle(&at.pos, &options, control),
            tame: &|at| known.settle(&at.pos, &options, control),
            part_of: &|step| step.token,
            names: &Names::of,
            example: &|part| Say::verbatim(known.example(part).to_string()),
            searched: room,
        };
        telling.reason_with(&[], nimbers).map(Some)
    }
}
