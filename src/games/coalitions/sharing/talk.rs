//! The talk about a split: nothing on the table, a split that waits for an answer, or an answer that ends it.

use std::hash::{Hash, Hasher};
use std::sync::Arc;

use num_traits::Signed;

use crate::coalitions::sharing::deal::Deal;
use ground::num::Ratio;
use ground::rules::{Ending, Side};
use ground::say;
use ground::say::Say;
use solve::judge::control::{Control, Stop};
use solve::judge::shares::{Coalition, letters, shared};
use solve::sharing::worths::Worths;

/// What is said: a split, or an answer to one.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Word {
    /// Everybody gets so much.
    Propose(Vec<Ratio>),
    /// This coalition does better on its own.
    Object(Coalition),
    /// No coalition does.
    Accept,
}

/// A position: what players bring, the split on the table, and the answer to it.
#[derive(Clone, Debug)]
pub struct Pos {
    /// What players bring.
    pub deal: Arc<Deal>,
    /// The split on the table.
    pub split: Option<Vec<Ratio>>,
    /// The answer to it; then the talk is over.
    pub answer: Option<Word>,
}

impl PartialEq for Pos {
    fn eq(&self, other: &Self) -> bool {
        self.split == other.split
            && self.answer == other.answer
            && self.deal.bearing.text() == other.deal.bearing.text()
    }
}

impl Eq for Pos {}

impl Hash for Pos {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.deal.bearing.text().hash(state);
        self.split.hash(state);
        self.answer.hash(state);
    }
}

impl Pos {
    /// Nothing is on the table.
    pub fn open(deal: Arc<Deal>) -> Self {
        Pos { deal, split: None, answer: None }
    }

    /// What is left when this was said.
    pub fn after(&self, word: &Word) -> Self {
        match word {
            Word::Propose(split) => Pos { split: Some(split.clone()), ..self.clone() },
            answer => Pos { answer: Some(answer.clone()), ..self.clone() },
        }
    }

    /// How many players there are.
    pub fn players(&self) -> usize {
        self.deal.bearing.players()
    }
}

/// Whether this may be said now, or why not.
pub fn legal(pos: &Pos, word: &Word) -> Result<(), Say> {
    match (word, &pos.split) {
        (Word::Propose(_), Some(_)) => Err(say!("coalitions-answer-first")),
        (Word::Propose(split), None) => fits(pos, split),
        (_, None) => Err(say!("coalitions-propose-first")),
        (Word::Object(coalition), Some(_)) if *coalition == (1 << pos.players()) - 1 => {
            Err(say!("coalitions-all-object"))
        }
        _ => Ok(()),
    }
}

/// Whether a split gives every player a share, and all together what they have.
pub fn fits(pos: &Pos, split: &[Ratio]) -> Result<(), Say> {
    let (sum, whole) = (split.iter().sum::<Ratio>(), pos.deal.bearing.whole());
    if split.len() != pos.players() {
        Err(say!("coalitions-shares", shares = split.len(), players = pos.players()))
    } else if sum != whole {
        let (by, way) = ((&sum - &whole).abs().to_string(), if sum > whole { "over" } else { "under" });
        Err(say!("coalitions-sum", sum = sum.to_string(), whole = whole.to_string(), by = by, way = way))
    } else {
        Ok(())
    }
}

/// How the talk ended: a true objection wins, a false one loses; who accepts what hurts somebody loses, and where nobody is hurt both agree.
pub fn ending(pos: &Pos, to: Side) -> Option<Ending> {
    let (split, answer) = (pos.split.as_ref()?, pos.answer.as_ref()?);
    let control = Control::new();
    let worths = pos.deal.worths(&control).expect("nobody stops it");
    let is_right = match answer {
        Word::Object(coalition) => worths.excess(split, *coalition).is_positive(),
        Word::Accept | Word::Propose(_) => false,
    };
    let is_hurt = || worths.most_hurt(split, &control).expect("nobody stops it").is_some();
    if *answer == Word::Accept && !is_hurt() {
        return Some(Ending::Drawn);
    }
    Some(Ending::Won(if is_right { to.other() } else { to }))
}

/// Once the talk is over: who was right, with the numbers that show it.
pub fn judged(pos: &Pos) -> Option<Say> {
    let (split, answer) = (pos.split.as_ref()?, pos.answer.as_ref()?);
    let control = Control::new();
    let worths = pos.deal.worths(&control).expect("nobody stops it");
    let hurt = worths.most_hurt(split, &control).expect("nobody stops it");
    let numbers = |coalition: Coalition| {
        let (alone, gets) = (worths.of(coalition).to_string(), Worths::sum(split, coalition).to_string());
        let kind = worths.divided().name();
        say!("coalitions-over-numbers", kind = kind, coalition = letters(coalition), alone = alone, gets = gets)
    };
    Some(match (answer, hurt) {
        (Word::Object(coalition), _) => {
            let gain = worths.excess(split, *coalition);
            let says = numbers(*coalition);
            if gain.is_positive() {
                say!("coalitions-over-true", numbers = says, by = gain.to_string())
            } else {
                say!("coalitions-over-false", numbers = says)
            }
        }
        (_, Some((coalition, gain))) => {
            say!("coalitions-over-missed", numbers = numbers(coalition), by = gain.to_string())
        }
        (_, None) => say!("coalitions-over-agreed", kind = worths.divided().name()),
    })
}

/// How a player says it.
pub fn tell(pos: &Pos, word: &Word) -> Say {
    match word {
        Word::Propose(split) => say!("coalitions-tell-propose", split = shared(split)),
        Word::Object(coalition) => say!("coalitions-tell-object", coalition = letters(*coalition)),
        Word::Accept => say!("coalitions-tell-accept", split = shared(pos.split.as_deref().unwrap_or_default())),
    }
}

/// What to say: the split that makes objections least, or the answer to the split on the table.
pub fn word(pos: &Pos, control: &Control) -> Result<Word, Stop> {
    let Some(split) = &pos.split else {
        return Ok(Word::Propose(pos.deal.solved(control)?.nucleolus.split.clone()));
    };
    let hurt = pos.deal.worths(control)?.most_hurt(split, control)?;
    Ok(hurt.map_or(Word::Accept, |(coalition, _)| Word::Object(coalition)))
}
