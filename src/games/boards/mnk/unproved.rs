//! What is said of a large board of which threats prove nothing: what stands there, what the opponent threatens, and what an estimate likes.

use crate::boards::mnk::board::Mark;
use crate::boards::mnk::held;
use crate::boards::mnk::solver::threats::finding::Finding;
use crate::boards::mnk::solver::threats::plane::Cell;
use crate::boards::mnk::standing;
use crate::boards::mnk::vast::{OpenThree, Row, plays_five};
use crate::boards::mnk::why::{NAMED, Pressed, Why, spots};
use ground::rules::Side;
use ground::say;
use ground::say::{Arg, Say};
use solve::judge::control::Stop;
use solve::judge::idea::Idea;
use solve::judge::reason::{Exhibit, Role, Step};
use solve::judge::value::{Outcome, Value};

/// Moves that lose to a threat which are shown with their answers at most.
const REFUTED: usize = 8;

impl Why<'_> {
    /// The side that stops every line of the other, and that other, if one does.
    pub fn half(&self) -> Option<[Arg; 2]> {
        Some(self.half?.map(|mark| self.mnk.player(mark)))
    }

    /// Which side stops every line of the other, how, and what follows from it.
    pub fn bound(&self) -> Result<Vec<Step>, Stop> {
        let (Some([side, other]), Some([_, held])) = (self.half(), self.half) else { return Ok(Vec::new()) };
        let says = say!("mnk-proof-half", side = side, other = other);
        let shown = held::half(self.settler, self.mnk, self.at, self.verdict, held.side(), self.control)?;
        Ok([Step::says(Role::Proof, says).about(Idea::Pairing)].into_iter().chain(shown).collect())
    }

    /// By how much the estimate puts one side ahead.
    pub fn ahead(&self) -> String {
        match &self.verdict.value {
            Value::Estimate { ahead, .. } => ahead.magnitude().to_string(),
            _ => "0".into(),
        }
    }

    pub fn leader(&self) -> &'static str {
        match self.verdict.value.outcome() {
            Outcome::N => "you",
            Outcome::D => "none",
            Outcome::P => "opponent",
        }
    }

    /// Whether it is estimated for lines of five, whose shapes have names.
    pub fn is_weighed(&self) -> bool {
        self.ahead.is_none() && plays_five(self.mnk.kind.k, &self.at.pos)
    }

    /// What stands on the board, where it is estimated for lines of five.
    pub fn standing(&self) -> Option<Say> {
        self.is_weighed().then(|| standing::told(&self.at.pos, Mark::of(self.at.to), self.mnk.kind.k)).flatten()
    }

    pub fn open_three(&self, three: &OpenThree) -> Step {
        let (stones, cells) = (self.names(&three.stones), self.names(&three.next));
        let says = say!("mnk-look-open-three", stones = stones, count = three.next.len(), cells = cells);
        Step::says(Role::Look, says).about(Idea::Threat)
    }

    /// The moves above which the estimate puts none, where they are few.
    pub fn level(&self) -> Step {
        let cells: Vec<Cell> = self.verdict.best.iter().map(|(cell, _)| *cell as Cell).collect();
        let is_whole = cells.len() <= NAMED && self.verdict.best_total == cells.len().into();
        let named = if is_whole { &cells[..] } else { &[] };
        let says =
            say!("mnk-place-level", count = &self.verdict.best_total, shown = named.len(), cells = self.names(named));
        let step = Step::says(Role::Place, says);
        if named.is_empty() { step } else { step.showing(spots(named)) }
    }

    /// A move that seems best, with what it makes and what it takes from the opponent.
    pub fn weighed(&self, first: Cell) -> Say {
        if !plays_five(self.mnk.kind.k, &self.at.pos) {
            return say!("mnk-move-estimate", cell = self.name(first));
        }
        let cut = standing::cut(&self.at.pos, Mark::of(self.at.to), usize::from(first), self.mnk.kind.k);
        let [made, cut] = [self.made(first), cut].map(|shapes| (shapes.len(), shapes));
        let [own, other] = [&made, &cut].map(|(_, shapes)| standing::listed(shapes, self.at.pos.cols).0);
        let equal = &self.verdict.best_total;
        let cell = self.name(first);
        say!("mnk-move-weighed", cell = cell, equal = equal, made = made.0, own = own, cut = cut.0, other = other)
    }

    /// What the opponent threatens, and which moves are proved to lose to it.
    pub fn pressing(&self, pressed: &Pressed) -> Step {
        let Pressed { threat, lost, open } = pressed;
        // The book answers what threats leave open.
        let open = if self.opened.is_some() || self.half.is_some() { 0 } else { open.len() };
        // Three stones with room tell by themselves what any other move leaves; but these stand in the way.
        let is_told = |cell: Cell| self.told.three.is_none() || threat.contains(&cell);
        let shown = lost.iter().filter(|(cell, _)| is_told(*cell)).take(REFUTED);
        let replies: Vec<(String, String)> =
            shown.map(|(cell, answer)| (self.name(*cell), self.name(*answer))).collect();
        let (lost, threat) = (lost.len(), self.forced(threat));
        let says = say!("mnk-proof-pressed", cells = threat, lost = lost, open = open, shown = replies.len());
        let step = Step::says(Role::Proof, says).about(Idea::Threat);
        if replies.is_empty() { step } else { step.showing(Exhibit::Replies(replies)) }
    }

    /// How many moves of the second player the book answers, where nothing is proved of the position.
    pub fn settled(&self) -> Option<Step> {
        let is_asked = self.told.found == Finding::Open && self.ahead.is_none() && self.at.to == Side::Second;
        // The book answers second moves: one stone stands.
        if !is_asked || self.at.pos.free() + 1 < self.at.pos.cells.len() {
            return None;
        }
        let is_answered = |row: &&Row| row.leaves.is_proved() && row.refuted.is_empty();
        let count = self.told.rows.iter().filter(is_answered).count();
        let says = say!("mnk-proof-book-some", count = count);
        (count > 0).then(|| Step::says(Role::Proof, says).about(Idea::Threat))
    }

    /// That the book answers whatever follows.
    pub fn booked(&self) -> Step {
        let outcome = if self.verdict.value.outcome() == Outcome::N { "won" } else { "lost" };
        Step::says(Role::Proof, say!("mnk-proof-book", outcome = outcome)).about(Idea::Threat)
    }
}
