//! Positions beyond every table, decided by a law that was found and proved for all sizes from the rules of the variant.

use std::sync::OnceLock;

use ground::heap_game::HeapGame;
use ground::num::Nat;
use ground::say;
use ground::say::Say;
use solve::automaton::known::{Known, Sought, seek};
use solve::automaton::machine::State;
use solve::judge::control::{Control, Stop};
use solve::judge::idea::Idea;
use solve::judge::reason::{Exhibit, Reason, Role, Step};

/// Columns at either end of a long position that are shown.
const ENDS: usize = 12;

/// The law of a variant, found when it is first asked for.
pub struct Lawful {
    game: Option<HeapGame>,
    law: OnceLock<Option<Known>>,
}

/// A position for which a law speaks.
pub struct Lawfully<'a> {
    /// The law.
    pub law: &'a Known,
    /// The position; it is not over.
    pub at: &'a [Nat],
    /// Whether it is won.
    pub is_won: bool,
    /// The first of the best moves in notation, as a clause, and what it leaves.
    pub mv: Option<(String, Say, Vec<Nat>)>,
    /// How many best moves there are.
    pub moves: Nat,
}

impl Lawful {
    /// The law of a game; `None`: machines do not know its moves.
    pub fn of(game: Option<HeapGame>) -> Self {
        Lawful { game, law: OnceLock::new() }
    }

    /// The game as machines know it.
    pub fn game(&self) -> Option<&HeapGame> {
        self.game.as_ref()
    }

    /// The law; `None`: there is none, or none was found. Errors: stopped.
    ///
    /// Cost: the first time that of [`seek`], mostly milliseconds; seconds where no law is found.
    pub fn ask(&self, control: &Control) -> Result<Option<&Known>, Stop> {
        if let Some(law) = self.law.get() {
            return Ok(law.as_ref());
        }
        let law = match self.game.clone().map(|game| seek(game, control)).transpose()? {
            Some(Sought::Law(law)) => Some(*law),
            _ => None,
        };
        Ok(self.law.get_or_init(|| law).as_ref())
    }
}

impl Lawfully<'_> {
    /// The reason: where the digits end, a move that ends in a lost state, and how the law is known.
    pub fn reason(&self) -> Reason {
        let ask = Step::says(Role::Ask, say!("lawful-ask", numeration = self.law.found.numeration.spoken()));
        let look = Step::says(Role::Look, self.ends(self.at)).about(Idea::Numeration).showing(self.run(self.at));
        let (claim, steps) = if self.is_won {
            (say!("lawful-claim-won", moves = &self.moves), self.win())
        } else {
            (say!("lawful-claim-lost"), self.stall())
        };
        let law = Step::says(Role::Law, law(self.law));
        Reason { claim, steps: [ask, look].into_iter().chain(steps).chain([law]).collect() }
    }

    fn win(&self) -> Vec<Step> {
        let Some((mv, told, left)) = &self.mv else { return Vec::new() };
        let changed = (0..left.len()).filter(|heap| left[*heap] != self.at[*heap]).map(|heap| heap + 1);
        let changed: Vec<usize> = changed.collect();
        let place = say!("lawful-place", count = changed.len(), heaps = changed);
        let says = say!("lawful-move", mv = mv.as_str(), told = told.clone(), state = self.last(left).0);
        vec![
            Step::says(Role::Place, place),
            Step::says(Role::Move, says).about(Idea::Numeration).showing(self.run(left)),
            Step::says(Role::Proof, say!("lawful-proof-won")),
        ]
    }

    fn stall(&self) -> Vec<Step> {
        let place = Step::says(Role::Place, say!("lawful-place-none"));
        let stall = self.mv.as_ref().map(|(mv, _, left)| {
            let says = say!("lawful-stall", mv = mv.as_str());
            Step::says(Role::Move, says).showing(self.run(left))
        });
        let proof = Step::says(Role::Proof, say!("lawful-proof-lost"));
        [place].into_iter().chain(stall).chain([proof]).collect()
    }

    /// The state in which the digits of a position end, and whether a lost position can follow from it.
    fn last(&self, at: &[Nat]) -> (State, bool) {
        let (_, states) = self.law.run(at);
        let end = states[states.len() - 1];
        (end, self.law.found.law.lost.alive()[end as usize])
    }

    fn ends(&self, at: &[Nat]) -> Say {
        let (state, is_alive) = self.last(at);
        match (self.law.found.law.lost.accepts[state as usize], is_alive) {
            (true, _) => say!("lawful-ends-lost", state = state),
            (false, true) => say!("lawful-ends-won", state = state),
            (false, false) => say!("lawful-ends-out"),
        }
    }

    /// The digits of a position under one another and the states that they lead through; of long ones both ends.
    fn run(&self, at: &[Nat]) -> Exhibit {
        let lost = &self.law.found.law.lost;
        let (word, states) = self.law.run(at);
        let alive = lost.alive();
        let is_long = word.len() > 2 * ENDS + 1;
        let shown = |place: &usize| !is_long || *place < ENDS || *place >= word.len() - ENDS;
        let places: Vec<usize> = (0..word.len()).filter(shown).collect();
        let row = |name: String, before: String, cell: &dyn Fn(usize) -> String| {
            let mut cells = vec![name, before];
            for place in &places {
                if is_long && *place == word.len() - ENDS {
                    cells.push("…".to_owned());
                }
                cells.push(cell(*place));
            }
            cells
        };
        let named = |state: State| if alive[state as usize] { state.to_string() } else { "–".to_owned() };
        let digits = (0..at.len())
            .map(|heap| row((heap + 1).to_string(), String::new(), &|place| lost.digit(word[place], heap).to_string()));
        let mut rows: Vec<Vec<String>> = digits.collect();
        rows.push(row(String::new(), named(states[0]), &|place| named(states[place + 1])));
        let width = rows[0].len();
        let head = std::iter::once(say!("lawful-head-heap")).chain((1..width).map(|_| Say::verbatim(""))).collect();
        Exhibit::Table { head, focus: vec![(rows.len() - 1, width - 1)], rows }
    }
}

/// How a law is known.
fn law(law: &Known) -> Say {
    let name = law.found.numeration.spoken();
    say!("lawful-law", states = law.found.law.lost.states(), numeration = name, size = law.found.size)
}
