//! How a drawn chase is held: by a side that has nowhere to go, by a few positions that nobody can leave, or step by step for each side.

use std::collections::BTreeMap;

use crate::graphs::cat_and_mouse::pairs::number;
use crate::graphs::cat_and_mouse::rules::{CatAndMouse, Chase, letter};
use crate::kit::waves::SHOWN;
use ground::rules::{At, Ending, Rules, Side};
use ground::say;
use solve::judge::idea::Idea;
use solve::judge::oracle::Verdict;
use solve::judge::reason::{Exhibit, Role, Step};
use solve::judge::value::Outcome;
use solve::retrograde::sweep::Sweep;

/// Drawn positions that are told one by one, at most.
const FEW: usize = 8;

/// A drawn position with the sweep that shows it.
pub struct Held<'a> {
    game: &'a CatAndMouse,
    at: &'a At<Chase>,
    verdict: &'a Verdict<usize>,
    sweep: &'a Sweep,
}

/// The steps of one side, and whether some way ends the game.
struct Plan {
    steps: Vec<(At<Chase>, usize)>,
    is_ended: bool,
}

impl<'a> Held<'a> {
    /// The position is drawn and not over.
    pub fn new(game: &'a CatAndMouse, at: &'a At<Chase>, verdict: &'a Verdict<usize>, sweep: &'a Sweep) -> Self {
        Held { game, at, verdict, sweep }
    }

    /// Why nobody wins.
    pub fn told(&self) -> Vec<Step> {
        let next = |to: &usize| self.game.play(self.at, to);
        if self.verdict.best.iter().all(|to| self.game.ending(&next(to)).is_some()) {
            let moves: Vec<String> = self.verdict.best.iter().map(|to| self.name(*to)).collect();
            let cat = usize::from(self.at.to == Side::First);
            let says = say!("cat-and-mouse-stuck", count = moves.len(), moves = moves, cat = cat);
            return vec![Step::says(Role::Proof, says).about(Idea::End)];
        }
        if let Some(step) = self.apart() {
            return vec![step];
        }
        self.circle()
            .map_or_else(|| [self.at.to, self.at.to.other()].map(|side| self.plan(side)).into(), |step| vec![step])
    }

    /// That the mouse reaches neither the hole nor a node that the cat reaches.
    fn apart(&self) -> Option<Step> {
        let reached = |from: usize, is_cat: bool| {
            let (mut met, mut next) = (vec![from], 0);
            while let Some(here) = met.get(next).copied() {
                next += 1;
                for to in &self.game.network.targets()[here] {
                    if !(met.contains(to) || is_cat && Some(*to) == self.game.hole) {
                        met.push(*to);
                    }
                }
            }
            met
        };
        let (mouse, cat) = (reached(self.at.pos.mouse, false), reached(self.at.pos.cat, true));
        let is_apart = mouse.iter().all(|node| !cat.contains(node) && Some(*node) != self.game.hole);
        let nodes: Vec<String> = mouse.iter().map(|node| self.name(*node)).collect();
        let says = say!("cat-and-mouse-apart", count = nodes.len(), nodes = nodes);
        is_apart.then(|| Step::says(Role::Proof, says).about(Idea::Escape))
    }

    fn name(&self, node: usize) -> String {
        self.game.network.name(node).to_owned()
    }

    fn outcome(&self, at: &At<Chase>) -> Outcome {
        self.sweep.value(number(self.game.network.size(), at)).outcome()
    }

    /// The steps from a drawn position that keep it drawn.
    fn keeping(&self, at: &At<Chase>) -> Vec<usize> {
        self.game.targets(at).filter(|to| self.outcome(&self.game.play(at, to)) == Outcome::D).collect()
    }

    /// All positions that arise while nobody gives the draw away, where they are few.
    fn circle(&self) -> Option<Step> {
        let (mut met, mut next) = (vec![self.at.clone()], 0);
        let (mut rows, mut others, mut ends) = (Vec::new(), 0, 0);
        while let Some(here) = met.get(next).cloned() {
            next += 1;
            let keeping = self.keeping(&here);
            for after in keeping.iter().map(|to| self.game.play(&here, to)) {
                let is_over = self.game.ending(&after).is_some();
                ends |= usize::from(is_over);
                if !is_over && !met.contains(&after) {
                    met.push(after);
                }
            }
            if met.len() > FEW {
                return None;
            }
            others |= usize::from(self.game.targets(&here).count() > keeping.len());
            rows.push(self.row(&here, &keeping));
        }
        let mut head: Vec<_> = vec![say!("cat-and-mouse-head-mover"), say!("cat-and-mouse-head-mouse")];
        head.extend([say!("cat-and-mouse-head-cat"), say!("cat-and-mouse-head-keeps")]);
        if others > 0 {
            head.push(say!("cat-and-mouse-head-loses"));
        }
        for row in &mut rows {
            row.truncate(head.len());
        }
        let says = say!("cat-and-mouse-circle", count = rows.len(), others = others, ends = ends);
        let table = Exhibit::Table { head, rows, focus: Vec::new() };
        Some(Step::says(Role::Proof, says).about(Idea::Escape).showing(table))
    }

    /// A drawn position, the steps that keep it so, and those that do not.
    fn row(&self, here: &At<Chase>, keeping: &[usize]) -> Vec<String> {
        let names: Vec<String> = keeping.iter().map(|to| self.name(*to)).collect();
        let lost = self.game.targets(here).filter(|to| !keeping.contains(to));
        let lost: Vec<String> = lost.map(|to| self.refuted(here, to)).collect();
        let [mouse, cat] = [here.pos.mouse, here.pos.cat].map(|node| self.name(node));
        vec![letter(here.to).to_string(), mouse, cat, names.join(" "), lost.join(" ")]
    }

    /// A step that gives the draw away, with the answer that wins; a mouse that runs into the paws needs none.
    fn refuted(&self, at: &At<Chase>, to: usize) -> String {
        let next = self.game.play(at, &to);
        let wins = |answer: &usize| self.outcome(&self.game.play(&next, answer)) == Outcome::P;
        let answer = if self.game.ending(&next).is_some() { None } else { self.game.targets(&next).find(wins) };
        format!("{} ({})", self.name(to), answer.map_or_else(|| "–".to_owned(), |answer| self.name(answer)))
    }

    /// One step of this side that does not lose, in each position that it can come to by such steps, whatever the other side does.
    fn steps(&self, side: Side) -> Plan {
        let mut plan = Plan { steps: Vec::new(), is_ended: false };
        let mut open = Vec::new();
        if self.at.to == side {
            open.push(self.at.clone());
        } else {
            self.answer(self.at, &mut plan, &mut open);
        }
        let mut next = 0;
        while let Some(here) = open.get(next).cloned() {
            next += 1;
            let is_safe = |to: &usize| self.outcome(&self.game.play(&here, to)) != Outcome::N;
            let safe: Vec<usize> = self.game.targets(&here).filter(is_safe).collect();
            let quiet = |to: &&usize| {
                let after = self.game.play(&here, to);
                self.game.ending(&after).is_some()
                    || self.game.targets(&after).all(|to| open.contains(&self.game.play(&after, &to)))
            };
            let Some(&to) = safe.iter().find(quiet).or(safe.first()) else { continue };
            plan.steps.push((here.clone(), to));
            let after = self.game.play(&here, &to);
            if self.game.ending(&after).is_some() {
                plan.is_ended = true;
            } else {
                self.answer(&after, &mut plan, &mut open);
            }
        }
        plan
    }

    /// The positions after each answer, each once.
    fn answer(&self, after: &At<Chase>, plan: &mut Plan, open: &mut Vec<At<Chase>>) {
        for then in self.game.targets(after).map(|to| self.game.play(after, &to)) {
            match self.game.ending(&then) {
                Some(Ending::Won(_) | Ending::Drawn) => plan.is_ended = true,
                _ if open.contains(&then) => {}
                _ => open.push(then),
            }
        }
    }

    /// The steps of one side, by where the other one is.
    fn plan(&self, side: Side) -> Step {
        let plan = self.steps(side);
        let mut rows: BTreeMap<usize, Vec<String>> = BTreeMap::new();
        for (here, to) in &plan.steps {
            let (own, other) = (here.pos.mover(side), here.pos.mover(side.other()));
            rows.entry(other).or_default().push(format!("{}>{}", self.name(own), self.name(*to)));
        }
        let rows = rows.into_iter().map(|(other, steps)| vec![self.name(other), steps.join(" ")]);
        let rows: Vec<Vec<String>> = rows.take(SHOWN).collect();
        let ends = usize::from(plan.is_ended);
        let (says, head) = match side {
            Side::First => (
                say!("cat-and-mouse-safe-mouse", ends = ends),
                [say!("cat-and-mouse-head-cat"), say!("cat-and-mouse-head-mouse-safe")],
            ),
            Side::Second => (
                say!("cat-and-mouse-safe-cat", ends = ends),
                [say!("cat-and-mouse-head-mouse"), say!("cat-and-mouse-head-cat-safe")],
            ),
        };
        let table = Exhibit::Table { head: head.to_vec(), rows, focus: Vec::new() };
        Step::says(Role::Proof, says).about(Idea::Escape).showing(table)
    }
}
