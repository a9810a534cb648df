//! A win that needs no theory of wild parts: a move after which all parts are tame.

use crate::kit::answers::{Best, and_hidden};
use crate::kit::asked::Asked;
use crate::kit::misere::{Misere, tame_words};
use duel::game::Game;
use duel::game::summand::summands;
use ground::rules::At;
use ground::say;
use solve::judge::control::Stop;
use solve::judge::idea::Idea;
use solve::judge::reason::{Exhibit, Reason, Role, Step};
use solve::misere::genus::Tame;
use solve::misere::laws::Law;

/// Winning moves that are looked at for tame parts.
const TRIED: usize = 12;

impl<G: Game> Misere<'_, G> {
    /// The reason by the first winning move that leaves tame parts only; nothing where none of the first twelve does.
    pub fn reason_to_tame(&self) -> Result<Option<Reason>, Stop> {
        for (number, mv) in self.verdict.best.iter().take(TRIED).enumerate() {
            let next = self.game.play(self.at, mv);
            if let Law::Tame(tempers) = (self.tame)(&next)?.law {
                return self.by_tame(number, &next, &tempers).map(Some);
            }
        }
        Ok(None)
    }

    fn by_tame(&self, number: usize, next: &At<G::Pos>, tempers: &[Tame]) -> Result<Reason, Stop> {
        let Misere { game, oracle, at, verdict, control, .. } = *self;
        let judged = Asked { oracle, game, at, verdict, control };
        let (name, spots) = &self.summands[(self.part_of)(&verdict.best[number])];
        let place = Step::says(Role::Place, say!("misere-place", name = name.as_str()));
        let place = if spots.is_empty() { place } else { place.showing(Exhibit::Spots(spots.clone())) };
        let after = say!("misere-tame-after", tame = tame_words(tempers));
        let says = say!("misere-move", mv = judged.write(number), told = judged.tell(number), after = after);
        let answers = judged.answers(Some(number))?;
        let proof = Step::says(Role::Proof, and_hidden(say!("misere-tame-proof"), answers.hidden)).about(Idea::Tame);
        let proof = if answers.replies.is_empty() { proof } else { proof.showing(Exhibit::Replies(answers.replies)) };
        let mut steps = vec![
            Step::says(Role::Ask, say!("misere-to-tame-ask")),
            Step::says(Role::Look, say!("misere-to-tame-look")).about(Idea::Tame),
            place,
            Step::says(Role::Move, says).about(Idea::Tame),
        ];
        steps.extend(self.parts_left(next, tempers));
        steps.extend([proof, Step::says(Role::Law, say!("misere-tame-law", then = 1usize)).about(Idea::Tame)]);
        let moves = &verdict.best_total;
        Ok(Reason { claim: say!("misere-to-tame-claim", moves = moves), steps })
    }

    /// The parts that are left with both their values; nothing where they have no names of their own.
    fn parts_left(&self, next: &At<G::Pos>, tempers: &[Tame]) -> Option<Step> {
        let parts = summands(self.game.summand(), next);
        if parts.len() != tempers.len() {
            return None;
        }
        let row = |(part, temper): (&At<G::Pos>, &Tame)| {
            vec![self.game.write_pos(part), temper.nimber().to_string(), temper.misere().to_string()]
        };
        let rows = parts.iter().zip(tempers).map(row).collect();
        let head = vec![say!("misere-head-part"), say!("misere-head-nimber"), say!("misere-head-misere")];
        let table = Exhibit::Table { head, rows, focus: Vec::new() };
        Some(Step::says(Role::Proof, say!("misere-to-tame-left")).about(Idea::Tame).showing(table))
    }
}
