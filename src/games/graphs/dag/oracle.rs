//! What tokens on an acyclic graph are worth, and why: backward from the dead ends.

use num_traits::Zero;

use crate::graphs::dag::rules::Dag;
use crate::graphs::dag::tokens::Search;
use crate::kit::answers::{Best, Told, choice, hardest};
use crate::kit::asked::Asked;
use crate::kit::columns::columns;
use crate::kit::counted::{Counting, Reach};
use crate::kit::misere::Named;
use crate::kit::misere::tokens::Tokens;
use crate::kit::tokens::{Stage, Step as Push};
use crate::kit::waves::counted;
use ground::num::Nat;
use ground::rules::{At, Rules};
use ground::say;
use ground::say::Say;
use ground::scene::Spot;
use solve::judge::control::{Control, Stop};
use solve::judge::idea::Idea;
use solve::judge::oracle::{Oracle, Verdict};
use solve::judge::reason::{Exhibit, Reached, Reason, Role, Step};
use solve::judge::value::{Outcome, Value, mex};
use solve::nim_values::grundy::Nodes;

/// Positions that the misère search of several tokens remembers at most.
pub const ROOM: usize = 200_000;

/// Backward from the dead ends: nim-values that add up; in misère play with several tokens, search.
pub struct Backward {
    alone: Nodes,
    several: Search,
}

impl Backward {
    /// Works through the graph once.
    pub fn on(dag: &Dag) -> Self {
        Backward { alone: Nodes::of(dag.network.targets(), &dag.own.order), several: Search::default() }
    }

    /// The nim-value of a token on this node.
    pub fn nimber(&self, node: usize) -> Nat {
        self.alone.nimber(node)
    }

    /// The nim-value of tokens on these nodes.
    pub fn nim_sum(&self, tokens: &[usize]) -> Nat {
        tokens.iter().fold(Nat::ZERO, |sum, token| sum ^ self.nimber(*token))
    }

    /// The value of tokens on these nodes.
    pub fn worth(&self, dag: &Dag, tokens: &[usize], control: &Control) -> Result<Value, Stop> {
        control.tick(1)?;
        match tokens {
            [] if dag.is_misere => Ok(Value::Win { remoteness: 0 }),
            [] => Ok(Value::Nimber { nimber: Nat::ZERO, remoteness: Some(0) }),
            [token] if dag.is_misere => Ok(self.alone.misere(*token)),
            [token] => Ok(self.alone.normal(*token)),
            several if dag.is_misere => self
                .several
                .value(dag.network.targets(), &self.alone, several, ROOM, control)?
                .ok_or_else(|| Stop::TooLarge(say!("too-many-positions", most = ROOM))),
            several => Ok(Value::nimber(self.nim_sum(several))),
        }
    }

    /// The winning moves of one token, fastest first.
    fn winning_alone(&self, dag: &Dag, token: usize) -> Vec<Push> {
        let value = |to: usize| if dag.is_misere { self.alone.misere(to) } else { self.alone.normal(to) };
        let to = dag.network.targets()[token].iter().map(|&to| (value(to), to));
        let mut lost: Vec<(Value, usize)> = to.filter(|(value, _)| value.outcome() == Outcome::P).collect();
        lost.sort_by_key(|(value, _)| value.hurry());
        lost.into_iter().map(|(_, to)| Push { token: 0, to }).collect()
    }
}

impl Oracle<Dag> for Backward {
    fn value(&self, dag: &Dag, at: &At<Vec<usize>>, control: &Control) -> Result<Value, Stop> {
        self.worth(dag, &at.pos, control)
    }

    fn winning(&self, dag: &Dag, at: &At<Vec<usize>>, _control: &Control) -> Result<Option<Vec<Push>>, Stop> {
        match at.pos[..] {
            [token] => Ok(Some(self.winning_alone(dag, token))),
            _ if dag.is_misere => Ok(None),
            _ => Ok(self.reaching(dag, at, &Nat::ZERO)),
        }
    }

    fn reaching(&self, dag: &Dag, at: &At<Vec<usize>>, nimber: &Nat) -> Option<Vec<Push>> {
        let change = self.nim_sum(&at.pos) ^ nimber;
        if change.is_zero() {
            return Some(Vec::new());
        }
        let wanted: Vec<Nat> = at.pos.iter().map(|token| self.nimber(*token) ^ &change).collect();
        Some(dag.moves(at).list.filter(|step| self.nimber(step.to) == wanted[step.token]).collect())
    }

    fn labels(&self, dag: &Dag, at: &At<Vec<usize>>, control: &Control) -> Result<Vec<(Spot, Value)>, Stop> {
        let stage = Stage::of(&dag.network, &at.pos);
        let value = |node: usize| if dag.is_misere { self.alone.misere(node) } else { self.alone.normal(node) };
        let drawn = (0..dag.network.size()).filter_map(|node| Some((node, stage.spot(node)?)));
        drawn.map(|(node, spot)| control.tick(1).map(|()| (spot, value(node)))).collect()
    }

    fn explain(
        &self,
        dag: &Dag,
        at: &At<Vec<usize>>,
        verdict: &Verdict<Push>,
        control: &Control,
    ) -> Result<Reason, Stop> {
        let (oracle, names) = (self, named(dag, at).into_iter().map(|(name, _)| name).collect());
        let (is_misere, reach) = (dag.is_misere, Reach::Now);
        let counting = Counting { game: dag, oracle, at, verdict, control, is_misere, reach, names };
        if let Some(reason) = counting.reason()? {
            return Ok(reason);
        }
        if dag.is_misere
            && at.pos.len() > 1
            && let Some(reason) = self.misere_sum(dag, at, verdict, control)?
        {
            return Ok(reason);
        }
        Reasoning { oracle: self, dag, at, tokens: &at.pos, verdict, control }.reason()
    }
}

impl Backward {
    /// The reason of several tokens in misère play: by their tempers, or by the lost positions that prove it; `None`: they are many.
    fn misere_sum(
        &self,
        dag: &Dag,
        at: &At<Vec<usize>>,
        verdict: &Verdict<Push>,
        control: &Control,
    ) -> Result<Option<Reason>, Stop> {
        let named = named(dag, at);
        let names = named.iter().map(|(name, _)| name.clone()).collect();
        let (targets, oracle) = (dag.network.targets(), self);
        let nimbers = Reasoning { oracle: self, dag, at, tokens: &at.pos, verdict, control }.values();
        let tokens = Tokens { game: dag, oracle, at, verdict, control, targets, named, room: ROOM, nimbers };
        if let Some(reason) = tokens.reason()? {
            return Ok(Some(reason));
        }
        Counting { game: dag, oracle, at, verdict, control, is_misere: true, reach: Reach::Played, names }.reason()
    }
}

/// The misère value of a token on each node: 1 where no arc leads on, else the smallest number that no target has.
///
/// Cost: every arc once.
pub fn misere_nimbers(dag: &Dag) -> Vec<Nat> {
    let targets = dag.network.targets();
    let mut values = vec![Nat::from(1u8); targets.len()];
    for &node in dag.own.order.iter().filter(|node| !targets[**node].is_empty()) {
        values[node] = mex(targets[node].iter().map(|to| &values[*to]));
    }
    values
}

/// What the tokens are called, a lone one by its node, and where they stand.
fn named(dag: &Dag, at: &At<Vec<usize>>) -> Vec<Named> {
    let stage = Stage::of(&dag.network, &at.pos);
    let spots = |token: usize| stage.token_spot(&at.pos, token).into_iter().collect();
    let is_alone = at.pos.len() == 1;
    let name = |i: usize, node: &str| if is_alone { node.to_owned() } else { format!("{}:{node}", i + 1) };
    at.pos.iter().enumerate().map(|(i, node)| (name(i, dag.network.name(*node)), spots(i))).collect()
}

/// Options, tokens or replies shown at most in one exhibit.
const SHOWN: usize = 40;

/// Nodes whose values are worked out one by one at most.
const TOLD: usize = 12;

/// Everything a reason is made from.
struct Reasoning<'a> {
    oracle: &'a Backward,
    dag: &'a Dag,
    at: &'a At<Vec<usize>>,
    tokens: &'a [usize],
    verdict: &'a Verdict<Push>,
    control: &'a Control,
}

impl Reasoning<'_> {
    fn reason(&self) -> Result<Reason, Stop> {
        let ask = match (self.dag.is_misere, self.tokens.len()) {
            (false, 1) => say!("dag-ask"),
            (false, _) => say!("dag-ask-several"),
            (true, _) => say!("dag-ask-misere"),
        };
        let mut steps = vec![Step::says(Role::Ask, ask), self.look()];
        let is_valued = !self.dag.is_misere || self.tokens.len() == 1;
        steps.extend(self.values().filter(|_| is_valued));
        steps.push(self.place());
        steps.extend(self.verdict.best.first().map(|push| self.push(*push)).transpose()?);
        steps.extend(self.left()?);
        steps.push(self.proof()?);
        steps.push(Step::says(Role::Law, self.law()));
        Ok(Reason { claim: self.claim(), steps })
    }

    fn is_won(&self) -> bool {
        self.verdict.value.outcome() == Outcome::N
    }

    fn claim(&self) -> Say {
        let moves = &self.verdict.best_total;
        let plies = self.verdict.value.remoteness();
        match (self.verdict.value.as_nimber(), plies, self.is_won()) {
            (Some(nimber), Some(plies), true) => say!("dag-claim-won", nimber = nimber, moves = moves, plies = plies),
            (Some(nimber), None, true) => say!("dag-claim-won-several", nimber = nimber, moves = moves),
            (None, plies, true) => say!("dag-claim-won-misere", moves = moves, plies = plies.unwrap_or_default()),
            (Some(_), Some(plies), false) => say!("dag-claim-lost", plies = plies),
            (Some(_), None, false) => say!("dag-claim-lost-several"),
            (None, plies, false) => say!("dag-claim-lost-misere", plies = plies.unwrap_or_default()),
        }
    }

    /// The feature: the nim-value of a lone token, the columns of several, how many moves win in misère play. What each move
    /// leaves comes behind the move, for it gives that away.
    fn look(&self) -> Step {
        if self.dag.is_misere {
            return counted(self.verdict);
        }
        if let [token] = self.tokens {
            let nimber = self.oracle.nimber(*token);
            return Step::says(Role::Look, say!("dag-look", nimber = nimber)).about(Idea::Mex);
        }
        let name = |(i, token): (usize, &usize)| ((i + 1).to_string(), self.oracle.nimber(*token));
        let rows: Vec<(String, Nat)> = self.tokens.iter().enumerate().map(name).collect();
        let sum = self.oracle.nim_sum(self.tokens);
        let step = Step::says(Role::Look, say!("dag-look-several", sum = sum)).about(Idea::NimSum);
        if rows.len() <= SHOWN { step.showing(columns(rows)) } else { step }
    }

    /// The nodes below the tokens with the values of their targets, dead ends first, in misère play of a lone token with who wins
    /// there; nothing where they are many.
    fn values(&self) -> Option<Step> {
        let targets = self.dag.network.targets();
        let mut below = self.tokens.to_vec();
        let mut next = 0;
        while let Some(&node) = below.get(next).filter(|_| below.len() <= 2 * TOLD) {
            next += 1;
            let new: Vec<usize> = targets[node].iter().copied().filter(|to| !below.contains(to)).collect();
            below.extend(new);
        }
        let order = self.dag.network.order().ok().filter(|_| next == below.len())?;
        let nodes: Vec<usize> = order.into_iter().filter(|node| below.contains(node)).collect();
        let is_outcome = self.dag.is_misere && self.tokens.len() == 1;
        let is_tame = self.dag.is_misere && !is_outcome;
        let misere = if is_tame { misere_nimbers(self.dag) } else { Vec::new() };
        let value = |node: &usize| {
            let letter = || self.oracle.alone.misere(*node).letter().to_owned();
            match is_outcome {
                true => letter(),
                false if is_tame => format!("{}/{}", self.oracle.nimber(*node), misere[*node]),
                false => self.oracle.nimber(*node).to_string(),
            }
        };
        let row = |node: &usize| {
            let reached: Vec<String> = targets[*node].iter().map(value).collect();
            vec![self.dag.network.name(*node).to_owned(), reached.join(", "), value(node)]
        };
        let rows: Vec<Vec<String>> = nodes.iter().map(row).collect();
        let (says, told) = match is_outcome {
            true => (say!("dag-values-misere"), say!("dag-head-outcome")),
            false if is_tame => (say!("dag-values-tame"), say!("dag-head-values")),
            false => (say!("dag-values"), say!("dag-head-value")),
        };
        let head = vec![say!("dag-head-node"), say!("dag-head-targets"), told];
        let step = Step::says(Role::Look, says).about(Idea::Mex);
        (rows.len() <= TOLD).then(|| step.showing(Exhibit::Table { head, rows, focus: Vec::new() }))
    }

    /// What the moves leave: nim-values of a lone token's targets, outcomes in misère play.
    fn left(&self) -> Result<Option<Step>, Stop> {
        if self.dag.is_misere {
            let step = Step::says(Role::Proof, say!("dag-left-misere")).about(Idea::Distance);
            return Ok(Some(step.showing(self.options()?)));
        }
        let [token] = self.tokens else { return Ok(None) };
        if self.dag.network.targets()[*token].len() > SHOWN {
            return Ok(None);
        }
        let nimber = self.oracle.nimber(*token);
        let step = Step::says(Role::Proof, say!("dag-left", nimber = nimber)).about(Idea::Mex);
        Ok(Some(self.with_mex(step, 0)))
    }

    /// The step with the mex of a token's options, if these are few enough to be shown.
    fn with_mex(&self, step: Step, token: usize) -> Step {
        let node = self.tokens[token];
        let to = &self.dag.network.targets()[node];
        if to.len() > SHOWN {
            return step;
        }
        let option =
            |to: &usize| Reached::alone(self.write(self.tokens, Push { token, to: *to }), self.oracle.nimber(*to));
        step.showing(Exhibit::Mex { options: to.iter().map(option).collect(), mex: self.oracle.nimber(node) })
    }

    fn place(&self) -> Step {
        let stage = Stage::of(&self.dag.network, self.tokens);
        let nodes = |pushes: &[Push]| -> Vec<Spot> { pushes.iter().filter_map(|push| stage.spot(push.to)).collect() };
        let (says, spots) = match self.verdict.best.first() {
            Some(push) if self.is_won() && self.tokens.len() > 1 => {
                let spots = [stage.token_spot(self.tokens, push.token), stage.spot(push.to)];
                (say!("dag-place-token", token = push.token + 1), spots.into_iter().flatten().collect())
            }
            Some(_) if self.is_won() && self.dag.is_misere => (say!("dag-place-misere"), nodes(&self.verdict.best)),
            Some(_) if self.is_won() => (say!("dag-place"), nodes(&self.verdict.best)),
            _ => (say!("dag-place-none"), nodes(&self.pushes(self.tokens))),
        };
        Step::says(Role::Place, says).showing(Exhibit::Spots(spots))
    }

    fn push(&self, push: Push) -> Result<Step, Stop> {
        if !self.is_won() {
            return self.stall(push);
        }
        let text = self.write(self.tokens, push);
        if self.dag.is_misere {
            return Ok(Step::says(Role::Move, say!("dag-move-misere", push = text)));
        }
        if self.tokens.len() == 1 {
            return Ok(Step::says(Role::Move, say!("dag-move", push = text)));
        }
        let (before, after) = (self.oracle.nimber(self.tokens[push.token]), self.oracle.nimber(push.to));
        let sum = self.oracle.nim_sum(self.tokens);
        let says = say!("dag-move-several", push = text, before = before, sum = sum, after = after);
        Ok(self.with_mex(Step::says(Role::Move, says).about(Idea::NimSum), push.token))
    }

    /// The move of a lost position that holds out longest, or of several tokens the one to which most replies are wrong.
    fn stall(&self, push: Push) -> Result<Step, Stop> {
        if self.verdict.value.remoteness().is_some() {
            let says = say!("dag-stall", push = self.write(self.tokens, push), moves = &self.verdict.total);
            return Ok(Step::says(Role::Move, says));
        }
        let Reasoning { oracle, dag: game, at, verdict, control, .. } = *self;
        let judged = Asked { oracle: oracle as &dyn Oracle<Dag>, game, at, verdict, control };
        let tried = hardest(&judged, choice(verdict))?;
        let mv = judged.write(tried.as_ref().map_or(0, |tried| tried.mv));
        let Told { known, right, replies } = Told::of(tried);
        let says = say!("worth-stall", mv = mv, known = known, right = right, replies = replies);
        Ok(Step::says(Role::Move, says))
    }

    /// Why the opponent cannot escape: an answer to every move.
    fn proof(&self) -> Result<Step, Stop> {
        let left = match self.verdict.best.first() {
            Some(push) if self.is_won() => moved(self.tokens, *push),
            _ => self.tokens.to_vec(),
        };
        if self.pushes(&left).is_empty() {
            return Ok(Step::says(Role::Proof, say!("dag-proof-end")).about(Idea::End));
        }
        let says = match (self.is_won(), self.dag.is_misere) {
            (true, false) => say!("dag-proof-won"),
            (true, true) => say!("dag-proof-won-misere"),
            (false, false) => say!("dag-proof-lost"),
            (false, true) => say!("dag-proof-lost-misere"),
        };
        let step = Step::says(Role::Proof, says);
        // After a winning move the answers are to moves of the next position, not of the one on the table.
        let replies = if self.is_won() { Vec::new() } else { self.replies(self.tokens)? };
        Ok(if replies.is_empty() { step } else { step.showing(Exhibit::Replies(replies)) })
    }

    /// Each move of a lost position with an answer that wins; in misère play a move that ends the game needs none.
    fn replies(&self, tokens: &[usize]) -> Result<Vec<(String, String)>, Stop> {
        let mut replies = Vec::new();
        for push in self.pushes(tokens) {
            let left = moved(tokens, push);
            for reply in self.dag.network.steps(&left).list {
                if self.oracle.worth(self.dag, &moved(&left, reply), self.control)?.outcome() == Outcome::P {
                    replies.push((self.write(tokens, push), self.write(&left, reply)));
                    break;
                }
            }
        }
        Ok(replies)
    }

    /// What each move leaves to the opponent: outcome and plies.
    fn options(&self) -> Result<Exhibit, Stop> {
        let mut rows = Vec::new();
        let mut focus = Vec::new();
        for push in self.pushes(self.tokens) {
            let left = self.oracle.worth(self.dag, &moved(self.tokens, push), self.control)?;
            if left.outcome() == Outcome::P {
                focus.push((rows.len(), 1));
            }
            let plies = left.remoteness().map_or_else(String::new, |plies| plies.to_string());
            rows.push(vec![self.write(self.tokens, push), left.letter().to_owned(), plies]);
        }
        let head = vec![say!("dag-head-move"), say!("dag-head-leaves"), say!("dag-head-plies")];
        Ok(Exhibit::Table { head, rows, focus })
    }

    fn law(&self) -> Say {
        let (nodes, arcs) = (self.dag.network.size(), self.dag.network.arcs());
        match (self.dag.is_misere, self.tokens.len()) {
            (true, 1) => say!("dag-law-misere", nodes = nodes, arcs = arcs),
            (true, _) => say!("dag-law-search"),
            (false, _) => say!("dag-law", nodes = nodes, arcs = arcs),
        }
    }

    /// The first moves, as many as are shown.
    fn pushes(&self, tokens: &[usize]) -> Vec<Push> {
        self.dag.network.steps(tokens).list.take(SHOWN).collect()
    }

    fn write(&self, tokens: &[usize], push: Push) -> String {
        self.dag.network.write_step(tokens, push)
    }
}

fn moved(tokens: &[usize], push: Push) -> Vec<usize> {
    let mut moved = tokens.to_vec();
    moved[push.token] = push.to;
    moved
}
