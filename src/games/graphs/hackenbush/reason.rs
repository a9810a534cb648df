//! Why a green picture is won or lost: the numbers at its branches from the tips down, and the stalks on the ground.

use crate::graphs::hackenbush::drawing::{Drawing, spots};
use crate::graphs::hackenbush::fusion::{Block, Edge, Fused, NOWHERE};
use crate::graphs::hackenbush::rules::{Hackenbush, Picture, reaching};
use crate::graphs::hackenbush::shape::ROOM;
use crate::graphs::hackenbush::trunk::on_a_trunk;
use crate::kit::columns::columns;
use crate::kit::worth::Worth;
use crate::kit::worth::telling::{Part, Play};
use duel::game::Game;
use ground::num::Nat;
use ground::rules::{At, Rules};
use ground::say;
use ground::say::Say;
use solve::judge::control::{Control, Stop};
use solve::judge::idea::Idea;
use solve::judge::oracle::{Oracle, Verdict};
use solve::judge::reason::{Exhibit, Reason, Role, Step};
use solve::judge::value::Outcome;

/// Branches whose numbers are shown at most: those nearest the ground.
const SHOWN: usize = 40;

/// Moves of a lost position shown with their answer, and the edges up to which they are.
const REPLIES: usize = 12;
const REPLIED: usize = 500;

/// The reason in misère play: every line was searched.
pub fn searched(
    oracle: &dyn Oracle<Hackenbush>,
    game: &Hackenbush,
    at: &At<Picture>,
    verdict: &Verdict<Edge>,
    control: &Control,
) -> Result<Reason, Stop> {
    if let Some(reason) = on_a_trunk(game, at, verdict, control)? {
        return Ok(reason);
    }
    let groups = at.pos.groups();
    let drawing = Drawing::of(&at.pos);
    let part =
        |group: &Vec<Edge>| Part { name: at.pos.write(group[0]), nimber: Nat::ZERO, spots: spots(&drawing, group) };
    let nimber = |at: &At<Picture>, control: &Control| {
        Fused::of(at.pos.nodes(), &at.pos.edges, control).map(|fused| Nat::from(fused.value()))
    };
    Worth {
        game,
        oracle,
        at,
        verdict,
        control,
        parts: groups.iter().map(part).collect(),
        play: Play::Searched(ROOM),
        nimber: &nimber,
        part_of: &|cut| groups.iter().position(|group| group.contains(cut)).unwrap_or(0),
        basis: None,
        laws: vec![say!("hackenbush-law-misere")],
    }
    .counted()
}

/// The reason in normal play: fusion, colon, and the nim-sum of the stalks.
pub fn by_principles(
    game: &Hackenbush,
    at: &At<Picture>,
    verdict: &Verdict<Edge>,
    control: &Control,
) -> Result<Reason, Stop> {
    let fused = Fused::of(at.pos.nodes(), &at.pos.edges, control)?;
    Reasoning { game, at, verdict, control, fused }.reason()
}

struct Reasoning<'a> {
    game: &'a Hackenbush,
    at: &'a At<Picture>,
    verdict: &'a Verdict<Edge>,
    control: &'a Control,
    fused: Fused,
}

impl Reasoning<'_> {
    fn reason(&self) -> Result<Reason, Stop> {
        if let Some(reason) = self.whole() {
            return Ok(reason);
        }
        let ask = if self.has_cycles() { say!("hackenbush-ask-cycles") } else { say!("hackenbush-ask") };
        let mut steps = vec![Step::says(Role::Ask, ask)];
        steps.extend(self.looks());
        match self.verdict.best.first() {
            Some(&cut) if self.is_won() => steps.extend(self.win(cut)?),
            Some(&cut) => steps.extend(self.stall(cut)?),
            None => {}
        }
        steps.push(Step::says(Role::Law, say!("hackenbush-law-colon")));
        if self.has_cycles() {
            steps.push(Step::says(Role::Law, say!("hackenbush-law-fusion")));
        }
        steps.push(Step::says(Role::Law, say!("worth-law")));
        Ok(Reason { claim: self.claim(), steps })
    }

    /// Won at once: one edge carries the whole picture.
    fn whole(&self) -> Option<Reason> {
        let mut standing = self.fused.blocks.iter().filter_map(|block| block.stem.filter(|(_, below)| *below == 0));
        let (Some((edge, _)), None, 0) = (standing.next(), standing.next(), self.fused.blocks[0].loops) else {
            return None;
        };
        let cut = self.at.pos.edges[edge];
        if !self.verdict.best.contains(&cut) {
            return None;
        }
        let lit = spots(&Drawing::of(&self.at.pos), &[cut]);
        let place = Step::says(Role::Place, say!("hackenbush-place-whole"));
        let steps = vec![
            Step::says(Role::Ask, say!("hackenbush-ask-whole")),
            Step::says(Role::Look, say!("hackenbush-look-whole", edges = self.at.pos.edges.len())).about(Idea::End),
            if lit.is_empty() { place } else { place.showing(Exhibit::Spots(lit)) },
            Step::says(Role::Move, say!("hackenbush-move-whole", edge = self.at.pos.write(cut))).about(Idea::End),
            Step::says(Role::Law, say!("hackenbush-law-rule", misere = 0usize)),
        ];
        Some(Reason { claim: say!("hackenbush-claim-whole", moves = &self.verdict.best_total), steps })
    }

    fn is_won(&self) -> bool {
        self.verdict.value.outcome() == Outcome::N
    }

    fn has_cycles(&self) -> bool {
        self.fused.blocks.iter().any(|block| block.loops > 0)
    }

    fn claim(&self) -> Say {
        match self.fused.value() {
            0 => say!("hackenbush-claim-lost"),
            value => say!("hackenbush-claim-won", value = value, moves = &self.verdict.best_total),
        }
    }

    /// The numbers at the branches, and the stalks on the ground under each other.
    fn looks(&self) -> Vec<Step> {
        let says = if self.has_cycles() { say!("hackenbush-look-cycles") } else { say!("hackenbush-look") };
        let idea = if self.has_cycles() { Idea::Cycle } else { Idea::Stalk };
        let mut look = Step::says(Role::Look, says).about(idea);
        if let Some(table) = self.branches() {
            look = look.showing(table);
        }
        let sum = self.fused.value();
        let says = match self.fused.blocks[0].loops {
            0 => say!("hackenbush-stalks", sum = sum),
            loops => say!("hackenbush-stalks-and-loops", sum = sum, loops = loops, left = loops % 2),
        };
        vec![look, Step::says(Role::Look, says).about(Idea::NimSum).showing(columns(self.stalks()))]
    }

    /// The text of the bridge a block stands on; the ground has none.
    fn stem(&self, block: &Block) -> Option<String> {
        block.stem.map(|(edge, _)| self.at.pos.write(self.at.pos.edges[edge]))
    }

    /// What stands on the ground: each stalk, and the loops of what is fused with the ground.
    fn stalks(&self) -> Vec<(String, Nat)> {
        let on_ground = |block: &&Block| block.stem.is_some_and(|(_, below)| below == 0);
        let named = |block: &Block| self.stem(block).map(|name| (name, Nat::from(block.stalk())));
        let mut rows: Vec<(String, Nat)> = self.fused.blocks.iter().filter(on_ground).filter_map(named).collect();
        let loops = self.fused.blocks[0].loops;
        if loops > 0 {
            rows.push((self.at.pos.names[0].to_string(), Nat::from(loops % 2)));
        }
        rows
    }

    /// A row for every branch from the tips down: its edge, the edges of its cycles, the stalks on it, its number.
    fn branches(&self) -> Option<Exhibit> {
        let blocks = &self.fused.blocks;
        let mut on: Vec<Vec<String>> = vec![Vec::new(); blocks.len()];
        for block in &blocks[1..] {
            if let Some((_, below)) = block.stem {
                on[below].push(block.stalk().to_string());
            }
        }
        let dash = |text: String| if text.is_empty() { "-".to_owned() } else { text };
        let row = |b: usize| {
            let loops = if blocks[b].loops > 0 { blocks[b].loops.to_string() } else { String::new() };
            Some(vec![self.stem(&blocks[b])?, dash(on[b].join(" ")), dash(loops), blocks[b].stalk().to_string()])
        };
        let rows: Vec<Vec<String>> = (1..blocks.len().min(SHOWN + 1)).rev().filter_map(row).collect();
        let head = vec![
            say!("hackenbush-head-branch"),
            say!("hackenbush-head-on-it"),
            say!("hackenbush-head-loops"),
            say!("hackenbush-head-worth"),
        ];
        (!rows.is_empty()).then_some(Exhibit::Table { head, rows, focus: Vec::new() })
    }

    /// The blocks from the one an edge belongs to down to the ground: of a bridge, the block on top of it.
    fn way_down(&self, cut: Edge) -> Vec<usize> {
        let edge = self.at.pos.edges.iter().position(|edge| *edge == cut).unwrap_or(0);
        let first = match self.fused.above[edge] {
            NOWHERE => self.fused.block_of[cut.0],
            above => above,
        };
        std::iter::successors(Some(first), |b| self.fused.blocks[*b].stem.map(|(_, below)| below)).collect()
    }

    fn win(&self, cut: Edge) -> Result<Vec<Step>, Stop> {
        let way = self.way_down(cut);
        let drawing = Drawing::of(&self.at.pos);
        let foot = way.iter().rev().nth(1).map(|b| &self.fused.blocks[*b]);
        let place = match foot.and_then(|block| Some((self.stem(block)?, block.stalk()))) {
            Some((stem, stalk)) => {
                let sum = self.fused.value();
                say!("hackenbush-place", branch = stem, before = stalk, sum = sum, after = stalk ^ sum)
            }
            None => say!("hackenbush-place-ground"),
        };
        let mv = if self.fused.blocks[way[0]].stem.is_some_and(|(edge, _)| self.at.pos.edges[edge] == cut) {
            say!("hackenbush-move", edge = self.at.pos.write(cut))
        } else {
            say!("hackenbush-move-cycle", edge = self.at.pos.write(cut))
        };
        let mut step = Step::says(Role::Move, mv);
        if let Some(numbers) = self.changes(&way, cut)?.or(self.stalks_after(cut)?) {
            step = step.showing(numbers);
        }
        let lit = spots(&drawing, &[cut]);
        let place = Step::says(Role::Place, place);
        Ok(vec![
            if lit.is_empty() { place } else { place.showing(Exhibit::Spots(lit)) },
            step,
            Step::says(Role::Proof, say!("hackenbush-proof-won")),
        ])
    }

    /// The numbers of the branches from the cut down to the ground, before and after.
    fn changes(&self, way: &[usize], cut: Edge) -> Result<Option<Exhibit>, Stop> {
        let left = self.at.pos.without(cut);
        let after = Fused::of(left.nodes(), &left.edges, self.control)?;
        let stalk_after = |stem: Edge| {
            let edge = left.edges.iter().position(|edge| *edge == stem);
            edge.and_then(|edge| after.blocks.get(after.above[edge])).map_or(0, Block::stalk)
        };
        let row = |b: &usize| {
            let block = &self.fused.blocks[*b];
            let (edge, _) = block.stem?;
            let after = stalk_after(self.at.pos.edges[edge]).to_string();
            Some(vec![self.stem(block)?, block.stalk().to_string(), after])
        };
        // Of a long way only its lower end is shown, which is what meets the ground.
        let rows: Vec<Vec<String>> = way[way.len().saturating_sub(SHOWN)..].iter().filter_map(row).collect();
        let head = vec![say!("hackenbush-head-branch"), say!("hackenbush-head-before"), say!("hackenbush-head-after")];
        let focus = (0..rows.len()).map(|row| (row, 2)).collect();
        Ok((!rows.is_empty()).then_some(Exhibit::Table { head, rows, focus }))
    }

    /// What stands on the ground after a cut, under each other; nothing where nothing is left.
    fn stalks_after(&self, cut: Edge) -> Result<Option<Exhibit>, Stop> {
        let Reasoning { game, verdict, control, .. } = *self;
        let next = game.play(self.at, &cut);
        let fused = Fused::of(next.pos.nodes(), &next.pos.edges, control)?;
        let stalks = Reasoning { game, at: &next, verdict, control, fused }.stalks();
        Ok((!stalks.is_empty()).then(|| columns(stalks)))
    }

    fn stall(&self, cut: Edge) -> Result<Vec<Step>, Stop> {
        let replies = self.replies()?;
        let hidden = if replies.is_empty() { 0 } else { self.game.moves(self.at).list.count() - replies.len() };
        let mut proof = Step::says(Role::Proof, say!("hackenbush-proof-lost", hidden = hidden));
        if !replies.is_empty() {
            proof = proof.showing(Exhibit::Replies(replies));
        }
        Ok(vec![
            Step::says(Role::Place, say!("hackenbush-place-none")),
            Step::says(Role::Move, say!("hackenbush-stall", edge = self.at.pos.write(cut))),
            proof,
        ])
    }

    /// The first moves of a lost position, each with a cut that makes the sum 0 again.
    fn replies(&self) -> Result<Vec<(String, String)>, Stop> {
        let mut replies = Vec::new();
        if self.at.pos.edges.len() > REPLIED {
            return Ok(replies);
        }
        for cut in self.game.moves(self.at).list.take(REPLIES) {
            let next = self.game.play(self.at, &cut);
            if let Some(answer) = reaching(&next.pos, &Nat::ZERO, self.control)?.first() {
                replies.push((self.game.write_move(self.at, &cut), self.game.write_move(&next, answer)));
            }
        }
        Ok(replies)
    }
}
