//! Why tokens on a graph with cycles are won, lost or never settled: labels, waves, and nodes among which to stay.

use crate::graphs::loopy::circling::{Circling, live, trap, unforced};
use crate::graphs::loopy::rules::Loopy;
use crate::graphs::loopy::unlost::{Unlost, unlost};
use crate::kit::asked::Asked;
use crate::kit::columns::columns;
use crate::kit::ideas::tell::proof;
use crate::kit::ideas::tree::Insight;
use crate::kit::tokens::Step as Push;
use crate::kit::waves::{SHOWN, claim, counted, worth};
use duel::game::Game;
use ground::num::Nat;
use ground::rules::{At, Rules};
use ground::say;
use ground::say::{Arg, Say};
use ground::scene::Spot;
use solve::judge::control::{Control, Stop};
use solve::judge::idea::Idea;
use solve::judge::oracle::Verdict;
use solve::judge::reason::{Exhibit, Reason, Role, Step};
use solve::judge::value::{Outcome, Value, infinity};

/// Nodes whose values are told at most.
const TOLD: usize = 12;

/// Plies up to which play itself is told before the numbers.
const SHORT: u64 = 5;

/// Everything a reason is made from.
pub struct Reasoning<'a> {
    /// Who knows.
    pub oracle: &'a Circling,
    /// The game.
    pub game: &'a Loopy,
    /// The position, which is not over.
    pub at: &'a At<Vec<usize>>,
    /// What is known of it.
    pub verdict: &'a Verdict<Push>,
    /// The reins.
    pub control: &'a Control,
}

impl Reasoning<'_> {
    /// The claim, the hints, and why the opponent cannot escape.
    pub fn reason(&self) -> Result<Reason, Stop> {
        if self.is_last() {
            return Ok(self.last());
        }
        let ask = match (self.game.is_misere, self.is_alone()) {
            (true, _) => say!("loopy-ask-misere"),
            (false, true) => say!("loopy-ask"),
            (false, false) => say!("loopy-ask-several"),
        };
        let mut steps = vec![Step::says(Role::Ask, ask), self.look()?];
        let is_short = self.verdict.value.remoteness().is_some_and(|plies| plies <= SHORT);
        if !is_short {
            steps.extend(self.values(Role::Look)?);
        }
        let told = self.told();
        steps.extend([told.place(), told.push()]);
        steps.extend(self.proof()?);
        if is_short {
            steps.extend(self.values(Role::Law)?);
        }
        steps.push(Step::says(Role::Law, self.law()));
        Ok(Reason { claim: claim(&self.verdict.value, &self.verdict.best_total), steps })
    }

    /// Whether a push ends the game and wins.
    fn is_last(&self) -> bool {
        !self.game.is_misere && self.verdict.value.remoteness() == Some(1)
    }

    /// Won at once: one token is left that can move, and it can go to a dead end.
    fn last(&self) -> Reason {
        let token = (0..self.at.pos.len()).find(|token| !self.game.network.targets()[self.at.pos[*token]].is_empty());
        let told = self.told();
        let steps = vec![
            Step::says(Role::Ask, say!("loopy-ask-last")),
            Step::says(Role::Look, say!("loopy-look-last", token = token.map_or(0, |token| token + 1)))
                .about(Idea::End),
            told.place(),
            told.push(),
            Step::says(Role::Law, say!("loopy-law-rule")),
        ];
        Reason { claim: claim(&self.verdict.value, &self.verdict.best_total), steps }
    }

    fn is_alone(&self) -> bool {
        self.at.pos.len() == 1
    }

    fn told(&self) -> Asked<'_, Loopy> {
        let Reasoning { oracle, game, at, verdict, control } = *self;
        Asked { oracle, game, at, verdict, control }
    }

    fn look(&self) -> Result<Step, Stop> {
        if self.game.is_misere {
            return Ok(counted(self.verdict));
        }
        if !self.is_alone() {
            return self.look_several();
        }
        let (idea, says) = match (self.verdict.value.as_nimber(), self.verdict.value.as_infinity()) {
            (Some(nimber), _) => {
                let back = usize::from(self.leads_back(nimber)?);
                (Idea::Mex, say!("loopy-look", nimber = nimber, won = usize::from(*nimber != Nat::ZERO), back = back))
            }
            (_, reached) => (Idea::Escape, say!("loopy-look-infinity", value = infinity(reached.unwrap_or_default()))),
        };
        Ok(Step::says(Role::Look, says).about(idea))
    }

    /// Whether a target of the lone token has no number, or a greater one.
    fn leads_back(&self, nimber: &Nat) -> Result<bool, Stop> {
        for to in &self.game.network.targets()[self.at.pos[0]] {
            let value = self.oracle.worth(self.game, &[*to], self.control)?;
            if value.as_nimber().is_none_or(|other| other > nimber) {
                return Ok(true);
            }
        }
        Ok(false)
    }

    /// Several tokens: the columns of their numbers, or the one or more that have none.
    fn look_several(&self) -> Result<Step, Stop> {
        let value = |node: &usize| self.oracle.worth(self.game, &[*node], self.control);
        let values: Vec<Value> = self.at.pos.iter().map(value).collect::<Result<_, Stop>>()?;
        let named = values.iter().enumerate();
        let rows: Vec<(String, Nat)> =
            named.filter_map(|(i, value)| Some(((i + 1).to_string(), value.as_nimber()?.clone()))).collect();
        let rest = rows.iter().fold(Nat::ZERO, |sum, (_, number)| sum ^ number);
        let circling: Vec<usize> = (0..values.len()).filter(|token| values[*token].as_nimber().is_none()).collect();
        let (idea, says) = match circling[..] {
            [] => (Idea::NimSum, say!("loopy-look-several", sum = &rest)),
            [token] => {
                let value = worth(&values[token]);
                let won = usize::from(self.told().outcome() == Outcome::N);
                let token = token + 1;
                (Idea::NimSum, say!("loopy-look-one-infinity", token = token, value = value, rest = &rest, won = won))
            }
            _ => {
                let name = |token: &usize| {
                    say!("loopy-token", token = token + 1, node = self.game.network.name(self.at.pos[*token]))
                };
                let tokens: Vec<Say> = circling.iter().map(name).collect();
                let says = say!("loopy-look-infinities", tokens = tokens);
                return Ok(Step::says(Role::Look, says).about(Idea::Escape));
            }
        };
        let step = Step::says(Role::Look, says).about(idea);
        Ok(if rows.is_empty() || rows.len() > SHOWN { step } else { step.showing(columns(rows)) })
    }

    /// Every node that can be reached, with the values of its targets, from which its own is redone; nothing where they are many.
    fn values(&self, role: Role) -> Result<Option<Step>, Stop> {
        let targets = self.game.network.targets();
        let mut nodes = self.at.pos.clone();
        nodes.sort_unstable();
        nodes.dedup();
        let mut next = 0;
        while let Some(&node) = nodes.get(next).filter(|_| nodes.len() <= TOLD) {
            next += 1;
            for to in &targets[node] {
                if !nodes.contains(to) {
                    nodes.push(*to);
                }
            }
        }
        nodes.sort_unstable();
        if self.game.is_misere || nodes.len() > TOLD {
            return Ok(None);
        }
        let mut rows = Vec::new();
        let number = |node: &usize| {
            let value = self.oracle.worth(self.game, &[*node], self.control)?;
            Ok((value.as_nimber().is_none(), value.as_nimber().cloned(), *node))
        };
        let mut numbered: Vec<_> = nodes.iter().map(number).collect::<Result<_, Stop>>()?;
        numbered.sort_unstable();
        for (.., node) in numbered {
            let value = |node: &usize| Ok(worth(&self.oracle.worth(self.game, &[*node], self.control)?));
            let name = |node: usize| self.game.network.name(node).to_owned();
            let reached = targets[node].iter().map(|to| Ok(format!("{} {}", name(*to), value(to)?)));
            let reached: Vec<String> = reached.collect::<Result<_, Stop>>()?;
            rows.push(vec![name(node), reached.join(", "), value(&node)?]);
        }
        let head = vec![say!("loopy-head-node"), say!("loopy-head-targets"), say!("loopy-head-value")];
        let step = Step::says(role, say!("loopy-values")).about(Idea::Mex);
        Ok(Some(step.showing(Exhibit::Table { head, rows, focus: Vec::new() })))
    }

    fn proof(&self) -> Result<Option<Step>, Stop> {
        let Reasoning { oracle, game, at, verdict, control } = *self;
        let met = || proof(&Asked { oracle, game, at, verdict, control });
        match (self.told().outcome(), verdict.value.remoteness()) {
            (Outcome::N, None) => Ok(Some(Step::says(Role::Proof, say!("loopy-proof-won-unswept")))),
            (Outcome::N | Outcome::P, _) => Ok(met()?.map(|step| step.about(Idea::Distance))),
            (Outcome::D, _) => match unforced(self.game, &self.at.pos).filter(|_| self.game.is_misere) {
                Some(ways) => Ok(Some(self.unforced(&ways))),
                None if live(self.game, &self.at.pos).len() == 1 => self.stay_alone().map(Some),
                None => self.drawn().map(Some),
            },
        }
    }

    /// The lost positions and some among which to stay; what every move leaves, where these are many.
    fn drawn(&self) -> Result<Step, Stop> {
        let told = self.verdict.best.first().map(|push| self.game.play(self.at, push).pos).unwrap_or_default();
        if let Some(found) = unlost(self.oracle, self.game, [&self.at.pos, &told], self.control)? {
            return Ok(self.unlost(&found));
        }
        let says = say!("loopy-proof-drawn-several", misere = usize::from(self.game.is_misere));
        Ok(Step::says(Role::Proof, says).about(Idea::Escape).showing(self.told().outlook()?))
    }

    /// None of the positions to stay among is one move away from a lost one.
    fn unlost(&self, Unlost { lost, stays }: &Unlost) -> Step {
        let name = |tokens: &Vec<usize>| match &tokens[..] {
            [] => "-".to_owned(),
            tokens => tokens.iter().map(|node| self.game.network.name(*node)).collect::<Vec<_>>().join("+"),
        };
        let row = |(tokens, to, left): &(Vec<usize>, Vec<usize>, Vec<Vec<usize>>)| {
            vec![name(tokens), name(to), left.iter().map(name).collect::<Vec<_>>().join(" ")]
        };
        let head = vec![say!("loopy-head-tokens"), say!("loopy-head-stays"), say!("loopy-head-left")];
        let says = say!("loopy-proof-unlost", count = lost.len(), lost = lost.iter().map(name).collect::<Vec<_>>());
        let table = Exhibit::Table { head, rows: stays.iter().map(row).collect(), focus: Vec::new() };
        Step::says(Role::Proof, says).about(Idea::Escape).showing(table)
    }

    /// Nobody is ever forced to push the last live token onto a dead end.
    fn unforced(&self, ways: &[(usize, usize)]) -> Step {
        let (network, targets) = (&self.game.network, self.game.network.targets());
        let is_end = |node: &usize| targets[*node].is_empty();
        let mut ends: Vec<usize> = ways.iter().flat_map(|(node, _)| targets[*node].iter().copied()).collect();
        ends.retain(is_end);
        ends.sort_unstable();
        ends.dedup();
        let name = |node: usize| network.name(node).to_owned();
        let rows = ways.iter().map(|(node, to)| vec![name(*node), name(*to)]).collect();
        let ends: Vec<String> = ends.into_iter().map(name).collect();
        let says = say!("loopy-proof-unforced", count = ends.len(), ends = ends, nodes = ways.len());
        let head = vec![say!("loopy-head-node"), say!("loopy-head-on")];
        Step::says(Role::Proof, says).about(Idea::Escape).showing(Exhibit::Table { head, rows, focus: Vec::new() })
    }

    /// The nodes among which the mover can stay for ever, each with a way to do so.
    fn stay_alone(&self) -> Result<Step, Stop> {
        let name = |node: usize| self.game.network.name(node).to_owned();
        let from = live(self.game, &self.at.pos)[0];
        let trap = trap(self.game, from, &*self.oracle.alone(self.game, self.control)?);
        let rows = trap.iter().take(SHOWN).map(|(node, to)| vec![name(*node), name(*to)]).collect();
        let head = vec![say!("loopy-head-node"), say!("loopy-head-stays")];
        let says = say!("loopy-proof-drawn", count = trap.len());
        let step = Step::says(Role::Proof, says).about(Idea::Escape);
        Ok(step.showing(Exhibit::Table { head, rows, focus: Vec::new() }))
    }

    fn law(&self) -> Say {
        let (nodes, arcs) = (self.game.network.size(), self.game.network.arcs());
        if self.game.is_misere {
            say!("loopy-law-misere", nodes = nodes, arcs = arcs)
        } else {
            say!("loopy-law", nodes = nodes, arcs = arcs)
        }
    }
}

impl Insight for Loopy {
    fn places(&self, at: &At<Vec<usize>>, push: &Push) -> Vec<(Spot, Arg)> {
        let node = Arg::from(say!("spot-node", node = self.network.name(push.to)));
        self.path(at, push).last().map(|spot| (*spot, node)).into_iter().collect()
    }
}
