//! Sums in misère play: tempers of tame components, the misère quotient of all that can come up, or search.

use crate::kit::asked::Asked;
use num_traits::{One, ToPrimitive};

use crate::kit::answers::{Answers, Best, Told, and_hidden, answers, choice, ends, hardest, some_ends};
use crate::kit::columns::columns;
use crate::kit::misere::Misere as Telling;
use crate::sums::component::Component;
use crate::sums::values::values;
use duel::game::Game;
use duel::game::summand::InSums;
use ground::num::Nat;
use ground::say;
use ground::say::Say;
use solve::formula::nim_sum::nim_sum;
use solve::judge::control::{Control, Stop};
use solve::judge::idea::Idea;
use solve::judge::reason::{Exhibit, Reason, Role, Step};
use solve::judge::value::Outcome;
use solve::misere::genus;
use solve::misere::genus::{Tame, tame_sum};
use solve::misere::laws::{Law, Misere, Settled};
use solve::misere::quotient::names::Names;

/// Positions of components that are remembered at most.
const ROOM: usize = 50_000;

/// Sums that a search may remember.
const SEARCHED: usize = 400_000;

/// Moves of a component that is walked at most.
const MOVES: usize = 1_000;

/// What decides tame components: a nim-value, and whether it is firm.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Temper {
    nimber: Nat,
    is_firm: bool,
}

impl From<Tame> for Temper {
    fn from(tame: Tame) -> Self {
        Temper { nimber: tame.nimber().into(), is_firm: matches!(tame, Tame::Firm(_)) }
    }
}

impl Temper {
    /// Of a summand that behaves like a Nim heap.
    fn of_heap(nimber: Nat) -> Self {
        Temper { is_firm: nimber > Nat::one(), nimber }
    }

    fn tame(&self) -> Option<Tame> {
        let nimber = self.nimber.to_u64()?;
        Some(if self.is_firm { Tame::Firm(nimber) } else { Tame::Fickle(nimber) })
    }
}

/// Whether a sum of tame components is lost; the theorem is told at [`solve::misere::genus::is_lost`].
///
/// Games that say so of themselves are known to be tame: Nim heaps (Bouton 1901) and heaps of subtraction games (T. S.
/// Ferguson, On sums of graph games with last player losing, International Journal of Game Theory 3 (1974), 159-167).
/// Worked: 1 and 1 is won, for the opponent takes the last one; 2 and 2 is lost.
pub fn is_lost(tempers: &[Temper]) -> bool {
    let wanted = if tempers.iter().any(|temper| temper.is_firm) { Nat::ZERO } else { Nat::one() };
    nim_sum(tempers.iter().map(|temper| &temper.nimber)) == wanted
}

/// What is known of components in misère play.
pub struct Components {
    misere: Misere<Component>,
}

impl Default for Components {
    fn default() -> Self {
        Components { misere: Misere::new(ROOM, SEARCHED) }
    }
}

impl Components {
    /// Whether the mover loses.
    pub fn is_lost(&self, pos: &[Component], control: &Control) -> Result<bool, Stop> {
        match self.tempers(pos, control)? {
            Some(tempers) => Ok(is_lost(&tempers)),
            None => Ok(self.settle(pos, control)?.is_lost),
        }
    }

    /// The tempers of all summands if all are tame: as their game says, or by walking through their positions.
    pub fn tempers(&self, pos: &[Component], control: &Control) -> Result<Option<Vec<Temper>>, Stop> {
        let mut tempers = Vec::new();
        // Those that say so of themselves may be too large to be walked, and cost nothing.
        let (known, others): (Vec<&Component>, Vec<&Component>) =
            pos.iter().partition(|part| part.place.in_sums() == InSums::Tame);
        for summand in known.into_iter().flat_map(summands) {
            tempers.push(Temper::of_heap(summand.nimber(control)?));
        }
        for part in others {
            let Some(tame) = self.misere.tame(&summands(part), &|part| options(part, control), control)? else {
                return Ok(None);
            };
            tempers.extend(tame.into_iter().map(Temper::from));
        }
        Ok(Some(tempers))
    }

    /// Who wins and by which law, one value for each component.
    fn settle(&self, pos: &[Component], control: &Control) -> Result<Settled, Stop> {
        if let Some(tempers) = self.by_component(pos, control)? {
            let is_lost = genus::is_lost(tame_sum(tempers.iter().copied()));
            return Ok(Settled { is_lost, law: Law::Tame(tempers) });
        }
        let all: Vec<Component> = pos.iter().flat_map(summands).collect();
        let settled = self.misere.settle(&all, &|part| options(part, control), control)?;
        let Law::Quotient(quotient, values) = settled.law else { return Ok(settled) };
        let mut values = values.into_iter();
        let product = |part: &Component| {
            let own = values.by_ref().take(summands(part).len());
            own.fold(0, |product, value| quotient.monoid().times(product, value))
        };
        let products = pos.iter().map(product).collect();
        Ok(Settled { law: Law::Quotient(quotient, products), ..settled })
    }

    /// The tempers of the components, if all are tame and their nim-values are machine words.
    fn by_component(&self, pos: &[Component], control: &Control) -> Result<Option<Vec<Tame>>, Stop> {
        let mut tempers = Vec::new();
        for part in pos {
            let Some(own) = self.tempers(std::slice::from_ref(part), control)? else { return Ok(None) };
            let Some(own) = own.iter().map(Temper::tame).collect::<Option<Vec<Tame>>>() else { return Ok(None) };
            tempers.push(tame_sum(own));
        }
        Ok(Some(tempers))
    }

    /// The reason of a position that is not over.
    pub fn explain<G: Game<Pos = Vec<Component>, Move = (usize, String)>>(
        &self,
        asked: &Asked<G>,
    ) -> Result<Reason, Stop> {
        let Asked { game, oracle, at, verdict, control } = *asked;
        let are_known = at.pos.iter().all(|part| part.place.in_sums() == InSums::Tame);
        if let Some(tempers) = self.tempers(&at.pos, control)?
            && (are_known || tempers.iter().any(|temper| temper.tame().is_none()))
        {
            return self.explain_known(asked);
        }
        // A memory of its own: which quotient is found, and its letters, must not depend on what was asked before.
        let fresh = Components::default();
        let named = |(i, part): (usize, &Component)| {
            let spots = part.place.scene().spots().into_iter().map(|spot| spot.in_panel(i)).collect();
            (format!("{}: {}", i + 1, part.text()), spots)
        };
        let telling = Telling {
            game,
            oracle,
            at,
            verdict,
            control,
            summands: at.pos.iter().enumerate().map(named).collect(),
            settle: &|at| fresh.settle(&at.pos, control),
            tame: &|at| fresh.settle(&at.pos, control),
            part_of: &|(i, _)| *i,
            names: &Names::of,
            example: &|part| Say::verbatim(fresh.misere.example(part).text()),
            searched: SEARCHED,
        };
        let genus = |part: &Component| {
            let tame = fresh.misere.tame(&summands(part), &|part| options(part, control), control)?;
            Ok(tame.map(|tame| written(tame_sum(tame))))
        };
        let small = values(&at.pos, &genus, |kind| say!("sum-genera", kind = kind))?;
        telling.reason_with(&[], small)
    }

    /// The reason where every component says of itself that it behaves like Nim heaps, and where some are beyond machine words.
    /// Heaps are named by their component: `1`, or `1.2` for the second heap of the first.
    fn explain_known<G: Game<Pos = Vec<Component>, Move = (usize, String)>>(
        &self,
        asked: &Asked<G>,
    ) -> Result<Reason, Stop> {
        let Asked { game, oracle, at, verdict, control } = *asked;
        let mut rows = Vec::new();
        for (i, part) in (1..).zip(&at.pos) {
            let own = self.tempers(std::slice::from_ref(part), control)?.unwrap_or_default();
            let is_alone = own.len() == 1;
            let name = |k: usize| if is_alone { format!("{i}") } else { format!("{i}.{}", k + 1) };
            rows.extend(own.into_iter().enumerate().map(|(k, temper)| (name(k), temper)));
        }
        let sum = nim_sum(rows.iter().map(|(_, temper)| &temper.nimber));
        let large = rows.iter().filter(|(_, temper)| temper.is_firm).count();
        let look = Step::says(Role::Look, say!("sum-misere-look", large = large, sum = sum))
            .about(Idea::Tame)
            .showing(columns(rows.into_iter().map(|(name, temper)| (name, temper.nimber)).collect()));
        let is_won = verdict.value.outcome() == Outcome::N;
        let is_tough = |mv: &&(usize, String)| is_won || !ends(game, at, mv);
        let Some(mv) = verdict.best.iter().find(is_tough).or(verdict.best.first()) else {
            return Ok(Reason { claim: say!("sum-misere-lost"), steps: vec![look] });
        };
        let text = game.write_move(at, mv);
        // Summands that say so of themselves behave like Nim heaps of their nim-value.
        let known = |part: &Component| {
            Ok(part.nimber(control).ok().and_then(|value| Temper::of_heap(value).tame()).map(written))
        };
        let small = values(&at.pos, &known, |kind| say!("sum-genera", kind = kind))?;
        let mut steps = vec![Step::says(Role::Ask, say!("sum-misere-ask")), look];
        steps.extend(small);
        if is_won {
            let next = game.play(at, mv);
            let left = self.tempers(&next.pos, control)?.unwrap_or_default();
            let sum = nim_sum(left.iter().map(|temper| &temper.nimber));
            let place = say!("sum-misere-place", number = mv.0 + 1, component = at.pos[mv.0].text());
            let says = say!("sum-misere-move", mv = text, told = game.tell(at, mv), sum = sum);
            steps.extend([Step::says(Role::Place, place), Step::says(Role::Move, says).about(Idea::NimSum)]);
            steps.push(Step::says(
                Role::Proof,
                if large > 0 { say!("worth-proof-tame") } else { say!("sum-misere-pairs") },
            ));
        } else if ends(game, at, mv) {
            let last = say!("worth-stall-last", mv = text, moves = &verdict.total);
            steps.push(Step::says(Role::Place, say!("worth-place-last")));
            steps.push(Step::says(Role::Move, last).about(Idea::End));
        } else {
            let place = if some_ends(game, at) { say!("worth-place-none-misere") } else { say!("worth-place-none") };
            let Answers { replies, hidden } = answers(oracle, game, at, control)?;
            let proof = if large > 0 { say!("worth-proof-tame") } else { say!("sum-misere-pairs") };
            let tried = hardest(asked, choice(verdict))?;
            let text = tried.as_ref().map_or(text, |tried| asked.write(tried.mv));
            steps.push(Step::says(Role::Place, place));
            let Told { known, right, replies: all } = Told::of(tried);
            let says = say!("worth-stall", mv = text, known = known, right = right, replies = all);
            steps.push(Step::says(Role::Move, says));
            steps.push(Step::says(Role::Proof, and_hidden(proof, hidden)).showing(Exhibit::Replies(replies)));
        }
        steps.push(Step::says(Role::Law, say!("sum-misere-law")));
        let claim = if is_won { say!("sum-misere-won", moves = &verdict.best_total) } else { say!("sum-misere-lost") };
        Ok(Reason { claim, steps })
    }
}

/// The nim-value and behind `^` the misère value.
fn written(tame: Tame) -> String {
    match tame {
        Tame::Fickle(nimber) => format!("{nimber}^{}", nimber ^ 1),
        Tame::Firm(nimber) => format!("{nimber}^{nimber}"),
    }
}

/// The independent summands of a component.
fn summands(part: &Component) -> Vec<Component> {
    part.place.summands().into_iter().map(|place| part.with(place)).collect()
}

/// What the moves in a summand leave.
fn options(part: &Component, control: &Control) -> Result<Vec<Vec<Component>>, Stop> {
    let (moves, total) = part.place.moves(MOVES);
    if total > Nat::from(MOVES) {
        return Err(Stop::TooLarge(say!("sum-misere-too-large", component = part.text(), moves = total, most = MOVES)));
    }
    control.tick(moves.len() as u64)?;
    let left = |mv: &String| part.place.play(mv).ok().map(|step| summands(&part.with(step.next)));
    Ok(moves.iter().filter_map(left).collect())
}
