//! The looks, the notation and the reasons that all games of broken heaps share.

use crate::kit::breaking::pointing::{path, pointed};
use crate::kit::breaking::rules::{Alike, Break, Breaking, Breaks};
use crate::kit::breaking::text::{read, write};
use crate::kit::heaps;
use crate::kit::lawful::Lawfully;
use crate::kit::lone_heap::LoneHeap;
use crate::kit::misere::Misere;
use crate::kit::worth::telling::{Part, Play};
use crate::kit::worth::{Worth, values};
use duel::game::summand::{InSums, Summand};
use duel::game::tabled::Tabled;
use duel::game::{Card, Game};
use ground::fault::Fault;
use ground::heap_game::{Go, HeapGame};
use ground::num::{Nat, small};
use ground::rules::{At, Rules};
use ground::say;
use ground::say::Say;
use ground::scene::{Scene, Shape, Spot};
use solve::formula::nim_sum::nim_sum;
use solve::judge::control::{Control, Stop};
use solve::judge::oracle::{Counted, Oracle, Verdict};
use solve::judge::reason::{Reason, Step};
use solve::judge::sequence::{Cells, Table};
use solve::judge::value::{Outcome, Value};
use solve::misere::laws::{Law, Misere as Laws, Settled};
use solve::misere::quotient::names::Names;
use solve::nim_values::period::certify;
use solve::search::full_search::Count;

/// Counters up to which a principal line is worth its computation.
const FORESEEN: usize = 1_000;

/// Sizes of a table that nobody limited.
const TABLED: usize = 100;

/// The same in misère play, which is searched.
const SEARCHED: usize = 30;

impl<B: Breaks> Game for Breaking<B> {
    const CARD: Card = B::CARD;

    fn oracle(&self) -> Box<dyn Oracle<Self>> {
        Box::new(Heaps)
    }

    fn scene(&self, at: &At<Vec<Nat>>) -> Scene {
        let heaps = at.pos.iter().enumerate().map(|(i, size)| heaps::heap(i, size)).collect();
        let ending = if self.rule.is_misere() { say!("breaking-stuck-wins") } else { say!("breaking-stuck-loses") };
        Scene::of(Shape::Heaps(heaps)).noting(self.rule.note()).noting(ending)
    }

    fn path(&self, at: &At<Vec<Nat>>, mv: &Break) -> Vec<Spot> {
        path(&self.rule, &at.pos, mv)
    }

    fn pointable(&self, at: &At<Vec<Nat>>) -> Vec<Break> {
        pointed(&self.rule, &at.pos).flat_map(|(heap, size)| self.in_heap(heap, size)).collect()
    }

    fn tell(&self, at: &At<Vec<Nat>>, mv: &Break) -> Say {
        let (size, number) = (&at.pos[mv.heap], mv.heap + 1);
        let own = self.rule.tell(number, size, &mv.left);
        own.unwrap_or_else(|| tell(number, size, &mv.left))
    }

    fn write_pos(&self, at: &At<Vec<Nat>>) -> String {
        heaps::write_heaps(&at.pos)
    }

    fn read_pos(&self, text: &str) -> Result<At<Vec<Nat>>, Fault> {
        heaps::read_heaps(text).map(At::first)
    }

    fn write_move(&self, at: &At<Vec<Nat>>, mv: &Break) -> String {
        write(&at.pos, mv)
    }

    fn read_move(&self, at: &At<Vec<Nat>>, text: &str) -> Result<Break, Fault> {
        read(&at.pos, text)
    }

    fn count(&self) -> Count {
        if self.rule.is_misere() { Count::Wins } else { Count::Nimbers }
    }

    fn summand(&self) -> Option<&dyn Summand<Vec<Nat>>> {
        Some(self)
    }

    fn tabled(&self) -> Option<&dyn Tabled<Vec<Nat>>> {
        Some(self)
    }
}

impl<B: Breaks> Summand<Vec<Nat>> for Breaking<B> {
    fn summands(&self, at: &At<Vec<Nat>>) -> Vec<At<Vec<Nat>>> {
        at.pos.iter().map(|size| At { pos: vec![size.clone()], to: at.to }).collect()
    }

    fn in_sums(&self) -> InSums {
        match (self.rule.is_misere(), self.rule.is_alike()) {
            (true, _) => InSums::Never,
            (false, true) => InSums::Tame,
            (false, false) => InSums::Impartial,
        }
    }
}

impl<B: Breaks> Tabled<Vec<Nat>> for Breaking<B> {
    fn at_cell(&self, sizes: &[usize]) -> Option<At<Vec<Nat>>> {
        Some(At::first(heaps::heaps_of(sizes)))
    }

    fn law(&self, sizes: usize) -> Option<String> {
        self.rule.written_law(sizes)
    }

    fn as_heaps(&self, at: &At<Vec<Nat>>) -> Option<(HeapGame, Vec<Nat>)> {
        let when = self.rule.taken_when()?;
        let takes = (0..at.pos.len()).map(|heap| Go::Take { heap, when: Box::new(when.clone()) });
        let game = HeapGame { is_misere: self.rule.is_misere(), ..HeapGame::new(at.pos.len(), takes.collect()) };
        game.has_room().then(|| (game, at.pos.clone()))
    }

    fn table(&self, to: Option<usize>, control: &Control) -> Option<Result<Table, Stop>> {
        let table = if self.rule.is_misere() { self.outcomes(to, control) } else { self.values(to, control) };
        Some(table)
    }
}

impl<B: Breaks> Breaking<B> {
    /// The rule, or the nim-values of all heaps up to the largest, from which a reader can redo what is told; none where they are many.
    fn basis(&self, heaps: &[Nat], control: &Control) -> Result<Option<Step>, Stop> {
        if let Some(rule) = self.rule.by_rule(heaps) {
            return Ok(Some(rule));
        }
        let largest = heaps.iter().max().and_then(small).unwrap_or_default();
        values::heaps(largest, |size| self.rule.nimber(&Nat::from(size), control))
    }

    /// The same in misère play of tame heaps, with their misère values; far out the rule.
    fn tempers(&self, misere: &Laws<usize>, heaps: &[Nat], control: &Control) -> Result<Option<Step>, Stop> {
        let largest = heaps.iter().max().and_then(small).unwrap_or_default();
        let told = values::tempers(largest, |size| {
            let nimber = self.rule.nimber(&Nat::from(size), control)?;
            Ok((nimber, self.temper(misere, size, control)?))
        })?;
        Ok(told.or_else(|| self.rule.by_rule(heaps)))
    }

    /// How the nim-values are known, where no table shows them all.
    fn standing(&self, heaps: &[Nat], control: &Control) -> Result<Vec<Say>, Stop> {
        let is_small = heaps.iter().all(|size| *size <= Nat::from(values::TOLD));
        if is_small && self.rule.has_no_theorem() { Ok(Vec::new()) } else { self.rule.laws(heaps, control) }
    }

    /// A heap alone in misère play from which the same numbers may be taken as from all others.
    fn alone(&self, size: &Nat, alike: Alike, control: &Control) -> Result<Reason, Stop> {
        LoneHeap {
            is_misere: true,
            size: size.clone(),
            least: alike.least,
            to: alike.to,
            lefts: &|size| self.rule.lefts(size).map(|left| left.into_iter().next().unwrap_or_default()).collect(),
            value: &|size| self.rule.nimber(size, control),
            write: &|from, left| {
                let left = Some(left.clone()).filter(|left| *left > Nat::ZERO).into_iter().collect();
                write(std::slice::from_ref(from), &Break { heap: 0, left })
            },
            period: None,
            laws: self.rule.laws(std::slice::from_ref(size), control)?,
        }
        .reason()
    }

    fn values(&self, to: Option<usize>, control: &Control) -> Result<Table, Stop> {
        let to = to.unwrap_or(TABLED);
        let to = heaps::table_index(&Nat::from(to), heaps::TABLED, control)?;
        let (values, period) = self.rule.table(to, control)?;
        Ok(Table { of: &["n"], from: 0, to, cells: Cells::Nimbers(vec![values]), period })
    }

    fn outcomes(&self, to: Option<usize>, control: &Control) -> Result<Table, Stop> {
        let to = to.unwrap_or(SEARCHED);
        let mut outcomes = Vec::new();
        for size in 0..=to {
            control.tick(1)?;
            let is_lost = self.is_lost_misere(&[Nat::from(size)], control)?;
            outcomes.push(if is_lost { Outcome::P } else { Outcome::N });
        }
        // Lost is who can only leave sizes that are not lost: a law of the last few sizes, like that of nim-values.
        let period = self.rule.most().map(|most| certify(&outcomes, most, control)).transpose()?.flatten();
        Ok(Table { of: &["n"], from: 0, to, cells: Cells::Outcomes(vec![outcomes]), period })
    }
}

/// A move in the words that all these games share.
fn tell(number: usize, size: &Nat, left: &[Nat]) -> Say {
    let count = size - left.iter().sum::<Nat>();
    let is_taking = count > Nat::ZERO;
    match left {
        [a, b] if is_taking => say!("breaking-takes-and-splits", count = count, heap = number, first = a, last = b),
        [a, b] => say!("breaking-splits", heap = number, first = a, last = b),
        [a, b, c] if is_taking => {
            say!("breaking-takes-and-splits-in-three", count = count, heap = number, first = a, second = b, last = c)
        }
        [a, b, c] => say!("breaking-splits-in-three", heap = number, first = a, second = b, last = c),
        _ => say!("takes-from-heap", count = count, heap = number),
    }
}

/// Nim-values and their sum; in misère play the law that reaches.
struct Heaps;

impl<B: Breaks> Oracle<Breaking<B>> for Heaps {
    fn value(&self, game: &Breaking<B>, at: &At<Vec<Nat>>, control: &Control) -> Result<Value, Stop> {
        if let Some((law, heaps)) = game.lone(&at.pos, control)? {
            return Ok(Value::of_outcome(!law.is_lost(heaps)));
        }
        if game.rule.is_misere() {
            return Ok(Value::of_outcome(!game.is_lost_misere(&at.pos, control)?));
        }
        Ok(Value::nimber(nim_sum(&game.nimbers(&at.pos, control)?)))
    }

    fn winning_counted(
        &self,
        game: &Breaking<B>,
        at: &At<Vec<Nat>>,
        most: usize,
        control: &Control,
    ) -> Result<Option<Counted<Break>>, Stop> {
        if let Some((law, heaps)) = game.lone(&at.pos, control)? {
            let met = law.winning(heaps, most, control)?;
            let moves =
                |left: Vec<Nat>| Break { heap: 0, left: left.into_iter().filter(|left| *left > Nat::ZERO).collect() };
            return Ok(met.map(|met| (met.listed.into_iter().rev().map(moves).collect(), met.total)));
        }
        at.pos.iter().try_for_each(|size| game.rule.listed(size))?;
        if game.rule.is_misere() { Ok(None) } else { game.moves_to(&at.pos, &Nat::ZERO, most, control).map(Some) }
    }

    fn leaves(
        &self,
        game: &Breaking<B>,
        at: &At<Vec<Nat>>,
        mv: &Break,
        control: &Control,
    ) -> Result<Option<Value>, Stop> {
        let (here, left) = (game.lone(&at.pos, control)?, game.lone(&mv.left, control)?);
        let told = here.zip(left).map(|((law, heaps), _)| law.leaves_lost(heaps, &mv.left, control)).transpose()?;
        Ok(told.map(|is_lost| Value::of_outcome(!is_lost)))
    }

    fn foresight(&self, _game: &Breaking<B>, at: &At<Vec<Nat>>) -> usize {
        let counters: Nat = at.pos.iter().sum();
        if small(&counters).is_some_and(|counters| counters <= FORESEEN) { 64 } else { 0 }
    }

    fn explain(
        &self,
        game: &Breaking<B>,
        at: &At<Vec<Nat>>,
        verdict: &Verdict<Break>,
        control: &Control,
    ) -> Result<Reason, Stop> {
        if let Some((law, heaps)) = game.lone(&at.pos, control)? {
            let mv = verdict.best.first().map(|mv| (game.write_move(at, mv), game.tell(at, mv), game.play(at, mv).pos));
            let is_won = verdict.value.outcome() == Outcome::N;
            return Ok(Lawfully { law, at: heaps, is_won, mv, moves: verdict.best_total.clone() }.reason());
        }
        at.pos.iter().try_for_each(|size| game.rule.listed(size))?;
        let nimber = |at: &At<Vec<Nat>>, control: &Control| Ok(nim_sum(&game.nimbers(&at.pos, control)?));
        let part_of = |mv: &Break| mv.heap;
        let oracle = self as &dyn Oracle<Breaking<B>>;
        let largest = at.pos.iter().max().cloned().unwrap_or_default();
        if game.rule.is_misere()
            && let Some(alike) = game.rule.alike(&largest, control)?
        {
            if let [size] = &at.pos[..] {
                return game.alone(size, alike, control);
            }
            let values = game.nimbers(&at.pos, control)?;
            let law = say!("lone-law-sum", to = alike.to);
            let laws = [law].into_iter().chain(game.standing(&at.pos, control)?).collect();
            let (play, parts, basis) = (Play::Tame, parts(&at.pos, Some(values)), game.basis(&at.pos, control)?);
            let (nimber, part_of) = (&nimber, &part_of);
            return Worth { game, oracle, at, verdict, control, parts, play, nimber, part_of, basis, laws }.reason();
        }
        // A memory of its own: which quotient is found, and its letters, must not depend on what was asked before.
        let fresh = game.memory();
        let settled = || game.settle_by(&fresh, &at.pos, control);
        if game.rule.is_misere() && is_settled(&settled())? {
            let is_quoted = matches!(settled()?.law, Law::Quotient(..));
            let settle = |next: &At<Vec<Nat>>| {
                let quoted = if is_quoted { game.quote(&fresh, &at.pos, &next.pos, control)? } else { None };
                quoted.map_or_else(|| game.settle_by(&fresh, &next.pos, control), Ok)
            };
            let heaps = if is_quoted { game.quoted(&fresh, &at.pos, control)? } else { Vec::new() };
            let is_tame = matches!(settled()?.law, Law::Tame(_));
            let nimbers = if is_tame { game.tempers(&fresh, &at.pos, control)? } else { None };
            let named = |part: Part| (part.name, part.spots);
            let summands = parts(&at.pos, None).into_iter().map(named).collect();
            let example = |part| say!("misere-letter-heap", size = fresh.example(part));
            let (names, searched) = (&Names::of, game.rule.room());
            return Misere {
                game,
                oracle,
                at,
                verdict,
                control,
                summands,
                settle: &settle,
                tame: &|at| game.settle_by(&fresh, &at.pos, control),
                part_of: &part_of,
                names,
                example: &example,
                searched,
            }
            .reason_with(&heaps, nimbers);
        }
        let (play, parts, basis, laws) = if game.rule.is_misere() {
            (Play::Searched(game.rule.room()), parts(&at.pos, None), None, Vec::new())
        } else {
            let values = game.nimbers(&at.pos, control)?;
            let laws = game.standing(&at.pos, control)?;
            (Play::Normal, parts(&at.pos, Some(values)), game.basis(&at.pos, control)?, laws)
        };
        let (nimber, part_of) = (&nimber, &part_of);
        Worth { game, oracle, at, verdict, control, parts, play, nimber, part_of, basis, laws }.reason()
    }
}

/// Whether a law was found. A lone heap may be known by its own rule beyond what the laws of sums reach.
fn is_settled(settled: &Result<Settled, Stop>) -> Result<bool, Stop> {
    match settled {
        Ok(_) => Ok(true),
        Err(Stop::TooLarge(_)) => Ok(false),
        Err(Stop::Asked) => Err(Stop::Asked),
    }
}

/// The heaps as parts; a lone one is called by its size, others `2:7` as in moves. A search needs no values.
fn parts(heaps: &[Nat], values: Option<Vec<Nat>>) -> Vec<Part> {
    let values = values.unwrap_or_else(|| vec![Nat::ZERO; heaps.len()]);
    let part = |(heap, (size, nimber)): (usize, (&Nat, Nat))| Part {
        name: if heaps.len() == 1 { size.to_string() } else { format!("{}:{size}", heap + 1) },
        nimber,
        spots: heaps::heap(heap, size).counters.iter().filter_map(|counter| counter.spot).collect(),
    };
    heaps.iter().zip(values).enumerate().map(part).collect()
}
