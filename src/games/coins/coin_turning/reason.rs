//! Why a row of coins is won or lost: the heads as Nim heaps, and in misère play the row that must be left.

use crate::coins::coin_turning::drawn::spot;
use crate::coins::coin_turning::oracle::{Heads, Misere, ends_on_one, first_pair};
use crate::coins::coin_turning::rules::{CoinTurning, Coins, Turn, heads};
use crate::coins::coin_turning::sets::Rule;
use crate::kit::columns::columns;
use crate::kit::worth::Worth;
use crate::kit::worth::telling::{Part, Play};
use duel::game::Game;
use ground::num::Nat;
use ground::rules::{At, Rules};
use ground::say;
use ground::say::Say;
use ground::scene::Spot;
use solve::judge::control::{Control, Stop};
use solve::judge::idea::Idea;
use solve::judge::oracle::{Oracle, Verdict};
use solve::judge::reason::{Exhibit, Reason, Role, Step};
use solve::judge::value::Outcome;

/// Moves of a lost position that are shown with their refutation.
const REPLIES: usize = 12;

/// Places whose values are told at most.
const PLACES: usize = 16;

/// The reason, given the verdict.
pub fn explain(
    oracle: &Heads,
    game: &CoinTurning,
    at: &At<Coins>,
    verdict: &Verdict<Turn>,
    control: &Control,
) -> Result<Reason, Stop> {
    let values = oracle.values_of(game.rule, &at.pos, control)?;
    let part = |place: usize| Part {
        name: (place + 1).to_string(),
        nimber: Nat::from(values[place]),
        spots: spot(&at.pos, place).into_iter().collect(),
    };
    let parts: Vec<Part> = heads(&at.pos).map(part).collect();
    let law = Misere::of(game.rule);
    if game.is_misere && law != Misere::Tame {
        return MisereRow { oracle, game, at, verdict, control, parts, values, law }.reason();
    }
    let places: Vec<usize> = heads(&at.pos).collect();
    let worth = Worth {
        game,
        oracle,
        at,
        verdict,
        control,
        parts,
        play: if game.is_misere { Play::Tame } else { Play::Normal },
        nimber: &|at, control| oracle.sum(game.rule, &at.pos, control).map(Nat::from),
        part_of: &|turn| turn.last().and_then(|last| places.binary_search(last).ok()).unwrap_or(0),
        basis: row(&values),
        laws: laws(game),
    };
    worth.reason()
}

/// What a head alone is worth at each place up to the last head; nothing where that is too long to be read.
fn row(values: &[u64]) -> Option<Step> {
    let places = (1..=values.len()).map(|place| Say::verbatim(place.to_string()));
    let head = std::iter::once(say!("coin-turning-head-place")).chain(places).collect();
    let row = std::iter::once(String::new()).chain(values.iter().map(u64::to_string)).collect();
    let step = Step::says(Role::Look, say!("coin-turning-values")).about(Idea::Mex);
    let is_shown = (2..=PLACES).contains(&values.len());
    is_shown.then(|| step.showing(Exhibit::Table { head, rows: vec![row], focus: Vec::new() }))
}

/// The laws of the rule: why heads add, what one is worth, and in misère play what decides.
fn laws(game: &CoinTurning) -> Vec<Say> {
    let single = match game.rule {
        Rule::Turtles => say!("coin-turning-law-turtles"),
        Rule::MockTurtles => say!("coin-turning-law-mock"),
        Rule::Moebius => say!("coin-turning-law-moebius"),
        Rule::Ruler => say!("coin-turning-law-ruler"),
        Rule::RulerMax3 => say!("coin-turning-law-ruler-max3"),
        Rule::Twins => say!("coin-turning-law-twins"),
        Rule::TwinsNear => say!("coin-turning-law-twins-near"),
        Rule::Triplets => say!("coin-turning-law-triplets"),
    };
    let misere = match Misere::of(game.rule) {
        Misere::One => say!("coin-turning-law-one"),
        Misere::Tame => say!("coin-turning-law-tame"),
        Misere::Pairs => say!("coin-turning-law-pairs"),
    };
    let mut laws = vec![say!("coin-turning-law"), single];
    laws.extend(game.is_misere.then_some(misere));
    laws
}

/// A misère row under a law of its own.
struct MisereRow<'a> {
    oracle: &'a Heads,
    game: &'a CoinTurning,
    at: &'a At<Coins>,
    verdict: &'a Verdict<Turn>,
    control: &'a Control,
    parts: Vec<Part>,
    /// What a head alone is worth at each place up to the last head.
    values: Vec<u64>,
    law: Misere,
}

impl MisereRow<'_> {
    fn reason(&self) -> Result<Reason, Stop> {
        let is_won = self.verdict.value.outcome() == Outcome::N;
        let sum = self.oracle.sum(self.game.rule, &self.at.pos, self.control)?;
        let mut steps = vec![self.ask(), self.look(sum)];
        if let Some(turn) = self.verdict.best.first() {
            steps.extend(if is_won { self.win(turn)? } else { self.stall(turn)? });
        }
        steps.extend(laws(self.game).into_iter().map(|law| Step::says(Role::Law, law)));
        Ok(Reason { claim: self.claim(is_won, sum), steps })
    }

    /// Which nim-sum loses: that of a row in whole pairs is 1, as is every one where no pairs are asked for.
    fn losing(&self, coins: &[bool]) -> usize {
        usize::from(ends_on_one(self.game.rule, coins))
    }

    fn claim(&self, is_won: bool, sum: u64) -> Say {
        let (losing, moves) = (self.losing(&self.at.pos), &self.verdict.best_total);
        if is_won {
            let rows = self.rows(&self.at.pos);
            say!("coin-turning-claim-won", rows = rows, sum = sum, losing = losing, moves = moves)
        } else {
            say!("coin-turning-claim-lost", losing = losing)
        }
    }

    fn ask(&self) -> Step {
        let ask = if self.law == Misere::One { say!("coin-turning-ask-one") } else { say!("coin-turning-ask-pairs") };
        Step::says(Role::Ask, ask)
    }

    fn look(&self, sum: u64) -> Step {
        let coins = &self.at.pos;
        let says = match self.rows(coins) {
            "whole" => {
                let pairs = self.pairs(coins, |[one, two]| one && two);
                say!("coin-turning-look-whole", sum = sum, count = pairs.len(), pairs = pairs)
            }
            "broken" => {
                let pairs = self.pairs(coins, |[one, two]| one != two);
                say!("coin-turning-look-broken", sum = sum, count = pairs.len(), pairs = pairs)
            }
            _ => say!("coin-turning-look", sum = sum),
        };
        let rows = self.parts.iter().map(|part| (part.name.clone(), part.nimber.clone())).collect();
        Step::says(Role::Look, says).about(self.idea()).showing(columns(rows))
    }

    /// Which rows of this kind are meant: those of the law alone, or those with every pair whole, or some broken.
    fn rows(&self, coins: &[bool]) -> &'static str {
        match (self.law, self.losing(coins)) {
            (Misere::One, _) => "all",
            (_, 1) => "whole",
            _ => "broken",
        }
    }

    /// The pairs that show what is asked for, by their places; beyond the row lie tails.
    fn pairs(&self, coins: &[bool], is_meant: impl Fn([bool; 2]) -> bool) -> Vec<String> {
        let shows = |place: usize| coins.get(place).is_some_and(|shows| *shows);
        let pairs = (first_pair(self.game.rule)..coins.len()).step_by(2);
        let meant = pairs.filter(|place| is_meant([shows(*place), shows(place + 1)]));
        meant.map(|place| format!("{}|{}", place + 1, place + 2)).collect()
    }

    /// The last coin that is turned, and what the others must be worth to leave this nim-sum.
    fn last(&self, turn: &Turn, after: u64) -> Result<Say, Stop> {
        let sum = self.oracle.sum(self.game.rule, &self.at.pos, self.control)?;
        let (last, others) = turn.split_last().expect("a coin is turned");
        let worth = self.values[*last];
        let told: Vec<String> = others.iter().map(|place| format!("{} ({})", place + 1, self.values[*place])).collect();
        Ok(say!(
            "coin-turning-place",
            place = last + 1,
            worth = worth,
            sum = sum,
            after = after,
            rest = worth ^ sum ^ after,
            count = others.len(),
            others = told
        ))
    }

    fn win(&self, turn: &Turn) -> Result<Vec<Step>, Stop> {
        let next = self.game.play(self.at, turn);
        let sum = self.oracle.sum(self.game.rule, &next.pos, self.control)?;
        let mut place = Step::says(Role::Place, self.last(turn, sum)?);
        let spots: Vec<Spot> = turn.iter().filter_map(|place| spot(&self.at.pos, *place)).collect();
        if spots.len() == turn.len() {
            place = place.showing(Exhibit::Spots(spots));
        }
        let (mv, told) = (self.game.write_move(self.at, turn), self.game.tell(self.at, turn));
        let says = match self.rows(&next.pos) {
            "whole" => say!("coin-turning-move-whole", mv = mv, told = told, sum = sum),
            "broken" => say!("coin-turning-move-broken", mv = mv, told = told, sum = sum),
            _ => say!("coin-turning-move", mv = mv, told = told, sum = sum),
        };
        let mv = Step::says(Role::Move, says).about(self.idea());
        Ok(vec![place, mv, Step::says(Role::Proof, self.proof(0)).about(self.idea())])
    }

    fn stall(&self, turn: &Turn) -> Result<Vec<Step>, Stop> {
        let goes_on = |turn: &&Turn| self.game.ending(&self.game.play(self.at, turn)).is_none();
        let stall = match self.verdict.best.iter().find(goes_on) {
            Some(turn) => say!("coin-turning-stall", mv = self.game.write_move(self.at, turn)),
            None => say!("coin-turning-stall-last", mv = self.game.write_move(self.at, turn)),
        };
        let replies = self.replies()?;
        let hidden = self.game.moves(self.at).list.count() - replies.len();
        let proof = Step::says(Role::Proof, self.proof(hidden)).about(self.idea());
        Ok(vec![
            Step::says(Role::Place, say!("coin-turning-place-none")),
            Step::says(Role::Move, stall),
            proof.showing(Exhibit::Replies(replies)),
        ])
    }

    fn idea(&self) -> Idea {
        if self.law == Misere::One { Idea::NimSum } else { Idea::Pairing }
    }

    /// Why the winner goes on winning; so many moves of a lost row stand in no table.
    fn proof(&self, hidden: usize) -> Say {
        if self.law == Misere::One {
            say!("coin-turning-proof-one", hidden = hidden)
        } else {
            say!("coin-turning-proof-pairs", hidden = hidden)
        }
    }

    /// The first moves of a lost row with an answer that refutes each; a move that ends the game has none.
    fn replies(&self) -> Result<Vec<(String, String)>, Stop> {
        let mut replies = Vec::new();
        for turn in self.game.moves(self.at).list.take(REPLIES) {
            let next = self.game.play(self.at, &turn);
            let answers = self.oracle.winning(self.game, &next, self.control)?.unwrap_or_default();
            let answer = answers.first().filter(|_| self.game.ending(&next).is_none());
            let answer = answer.map(|answer| self.game.write_move(&next, answer)).unwrap_or_default();
            replies.push((self.game.write_move(self.at, &turn), answer));
        }
        Ok(replies)
    }
}
