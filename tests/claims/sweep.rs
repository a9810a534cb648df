//! What can be forced and in how many plies, play in circles included: a plain sweep from the ends backwards, by the rules alone.

use std::cell::RefCell;
use std::collections::{BTreeMap, HashMap};
use std::sync::Arc;

use duel::place::Place;
use ground::rules::Side;

use crate::claim::{Held, all, is};
use crate::games::chess_ending;
use crate::purse::{is_spent, spend};
use crate::referee::{Fate, Memories, fate_of, moves};

/// Positions that one sweep may visit, beside those that are settled already.
const ROOM: usize = 8_000;

/// What the mover can force, and the plies until then: the winner hurries, the loser delays; none of a draw.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Worth {
    /// Won, drawn or lost.
    pub fate: Fate,
    /// Plies to the end of a game that is not drawn.
    pub plies: usize,
}

/// A position of a variant: its text, and who is to move.
type Name = (String, Side);

/// What is known of the positions of a variant; of those below which there is too much, nothing.
type Known = HashMap<Name, Option<Worth>>;

thread_local! {
    static KNOWN: RefCell<Memories<Known>> = RefCell::default();
}

fn name(place: &dyn Place) -> Name {
    (place.text(), place.to())
}

/// What the mover can force; `None`: there are more positions below than a plain referee looks at.
pub fn worth(place: &Arc<dyn Place>) -> Option<Worth> {
    if place.card().id == "chess-ending" {
        return chess_ending::worth(&**place);
    }
    KNOWN.with_borrow_mut(|memories| {
        let memory = memories.of(&**place);
        let root = name(&**place);
        if let Some(known) = memory.found.get(&root) {
            return *known;
        }
        let (below, is_whole) = Below::of(place, root.clone(), &memory.found);
        memory.spent += below.nodes.len();
        if !is_whole && is_spent() {
            return None;
        }
        if is_whole {
            memory.found.extend(below.settled().into_iter().map(|(name, worth)| (name, Some(worth))));
        } else {
            // Whatever leads to the root has as much below it.
            memory.found.extend(below.before_root().into_iter().map(|name| (name, None)));
        }
        memory.found[&root]
    })
}

/// A position that is looked at.
struct Node {
    name: Name,
    place: Arc<dyn Place>,
    /// Those from which a move leads here.
    before: Vec<usize>,
    /// Moves of which it is not known that they leave a won opponent.
    left: usize,
    /// What it is worth, if that is settled before the sweep.
    worth: Option<Worth>,
}

/// Everything below a position down to what is settled.
struct Below {
    index: HashMap<Name, usize>,
    nodes: Vec<Node>,
}

impl Below {
    /// Whether everything is there is told beside it.
    fn of(root: &Arc<dyn Place>, name: Name, known: &Known) -> (Below, bool) {
        let mut below = Below { index: HashMap::new(), nodes: Vec::new() };
        below.add(root.clone(), name, None);
        let mut next = 0;
        while next < below.nodes.len() {
            if below.nodes[next].worth.is_none() && !below.open(next, known) {
                return (below, false);
            }
            next += 1;
        }
        (below, true)
    }

    fn add(&mut self, place: Arc<dyn Place>, name: Name, known: Option<Worth>) -> usize {
        let ended = place.ending().map(|ending| Worth { fate: fate_of(&ending, place.to()), plies: 0 });
        self.index.insert(name.clone(), self.nodes.len());
        self.nodes.push(Node { name, place, before: Vec::new(), left: 0, worth: known.or(ended) });
        self.nodes.len() - 1
    }

    /// Looks at what the moves of a position leave. False: there is too much, or the sides do not move in turn.
    fn open(&mut self, own: usize, known: &Known) -> bool {
        let place = self.nodes[own].place.clone();
        let mut after = Vec::new();
        let is_listed = place.each(1_000, &mut |place| {
            after.push(place);
            true
        });
        let is_within = spend(after.len()).is_some();
        if !is_within || !is_listed || after.is_empty() || after.iter().any(|after| after.to() == place.to()) {
            return false;
        }
        self.nodes[own].left = after.len();
        for after in after {
            let name = name(&*after);
            let i = match (self.index.get(&name), known.get(&name)) {
                (Some(i), _) => *i,
                (None, Some(None)) => return false,
                (None, settled) => {
                    let settled = settled.copied().flatten();
                    self.add(after, name, settled)
                }
            };
            self.nodes[i].before.push(own);
        }
        self.nodes.len() <= ROOM
    }

    /// The positions from which play may come to the root, the root with them.
    fn before_root(self) -> Vec<Name> {
        let mut is_before = vec![false; self.nodes.len()];
        let mut waiting = vec![0];
        while let Some(i) = waiting.pop() {
            if !std::mem::replace(&mut is_before[i], true) {
                waiting.extend(&self.nodes[i].before);
            }
        }
        let nodes = self.nodes.into_iter().zip(is_before);
        nodes.filter(|(_, is_before)| *is_before).map(|(node, _)| node.name).collect()
    }

    /// What everything is worth, in the order of the plies.
    fn settled(mut self) -> Vec<(Name, Worth)> {
        let mut worths = vec![None; self.nodes.len()];
        let mut waves: BTreeMap<usize, Vec<(usize, Worth)>> = BTreeMap::new();
        for (i, node) in self.nodes.iter().enumerate() {
            if let Some(worth) = node.worth.filter(|worth| worth.fate != Fate::Drawn) {
                waves.entry(worth.plies).or_default().push((i, worth));
            }
        }
        while let Some((plies, wave)) = waves.pop_first() {
            let mut next = Vec::new();
            for (i, worth) in wave {
                if worths[i].is_none() {
                    worths[i] = Some(worth);
                    next.extend(self.before(i, worth.fate).map(|(own, fate)| (own, Worth { fate, plies: plies + 1 })));
                }
            }
            if !next.is_empty() {
                waves.entry(plies + 1).or_default().extend(next);
            }
        }
        let drawn = Worth { fate: Fate::Drawn, plies: 0 };
        self.nodes.into_iter().zip(worths).map(|(node, worth)| (node.name, worth.unwrap_or(drawn))).collect()
    }

    /// What follows for those before a position, once that is settled.
    fn before(&mut self, i: usize, fate: Fate) -> impl Iterator<Item = (usize, Fate)> {
        let before = std::mem::take(&mut self.nodes[i].before);
        before.into_iter().filter_map(move |own| {
            let node = &mut self.nodes[own];
            node.left -= 1;
            match fate {
                Fate::Lost => Some((own, Fate::Won)),
                _ if node.left == 0 => Some((own, Fate::Lost)),
                _ => None,
            }
        })
    }
}

/// Every legal move with what it leaves and what that is worth to the opponent.
pub fn weighed(place: &Arc<dyn Place>) -> Option<Vec<(String, Worth)>> {
    let moves = moves(&**place, 1_000)?;
    moves.into_iter().map(|(text, next)| Some((text, worth(&next)?))).collect()
}

/// A move keeps what there is: what it leaves is what the mover has, seen by the opponent, with no ply lost.
pub fn keeps(place: &Arc<dyn Place>, text: &str) -> Option<bool> {
    let (here, left) = (worth(place)?, worth(&after(place, text)?)?);
    Some(match here.fate {
        Fate::Won => left.fate == Fate::Lost && left.plies + 1 == here.plies,
        Fate::Lost => left.fate == Fate::Won && left.plies + 1 == here.plies,
        Fate::Drawn => left.fate == Fate::Drawn,
    })
}

/// The position after a move; `None` where it is illegal.
pub fn after(place: &Arc<dyn Place>, text: &str) -> Option<Arc<dyn Place>> {
    place.play(text).ok().map(|step| step.next)
}

/// Both sides are at their best in this line, ply by ply, and if it is won or lost it runs to the end.
pub fn best_line(place: &Arc<dyn Place>, line: &[String]) -> Held {
    let mut here = place.clone();
    let Some(start) = worth(place) else { return Held::Open };
    let mut helds = Vec::new();
    for text in line {
        let Some(is_best) = keeps(&here, text) else { return Held::Open };
        helds.push(is(is_best, || format!("{text} is not the best in {}", here.text())));
        here = after(&here, text).expect("it was played");
    }
    helds.push(is(start.fate == Fate::Drawn || here.ending().is_some(), || "the line ends before the game".into()));
    all(helds)
}
