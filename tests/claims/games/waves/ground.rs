//! What is known of the world of a position: every position of it settled, once for all that are asked about.

use std::cell::RefCell;
use std::collections::HashMap;
use std::sync::Arc;

use super::world::{KEPT, Key, Kind, Known, ROOM, World, swept};
use crate::claim::Case;
use crate::purse::spend;
use crate::referee::Fate;

/// Places of several tokens that are all settled at once.
const FEW: usize = 4_000;

/// Where a position was met, its text, and what is known there.
type Last = (String, String, Ground);

thread_local! {
    static GROUNDS: RefCell<HashMap<String, Swept>> = RefCell::default();
    static LAST: RefCell<Option<Last>> = const { RefCell::new(None) };
}

/// What every position that was looked at is worth.
type Swept = Arc<HashMap<Key, Known>>;

/// What is known of the world of a position, remembered from one question to the next.
#[derive(Clone)]
pub struct Ground {
    pub world: Arc<World>,
    pub key: Key,
    pub known: Swept,
}

impl Ground {
    /// Everything that can be met from a position, and all that a sweep of its world counts; `None`: that is too much.
    pub fn of(case: &Case) -> Option<Ground> {
        // The sentences of one position come one after another.
        let is_here = |(way, position, _): &&Last| *way == case.met.way && *position == case.met.answer.position;
        let last = LAST.with_borrow(|last| last.as_ref().filter(is_here).map(|last| last.2.clone()));
        if last.is_some() {
            return last;
        }
        let ground = Ground::found(case)?;
        LAST.set(Some((case.met.way.clone(), case.met.answer.position.clone(), ground.clone())));
        Some(ground)
    }

    fn found(case: &Case) -> Option<Ground> {
        let (world, key) = World::of(case);
        let count = world.names.len();
        let places = count.checked_pow(key.len() as u32).filter(|places| *places <= ROOM);
        if world.kind == Kind::Tokens && places.is_none() {
            return None;
        }
        let id = case.met.entry.card.id;
        let variant = (&world.near, &world.exits, world.is_misere, world.cops, world.hole);
        // Tokens are settled wherever they stand where that is little work.
        let is_little = places.is_some_and(|places| places <= FEW);
        let live = if world.kind == Kind::Tokens && !is_little { world.live(&key) } else { Key::new() };
        let name = format!("{id} {variant:?} {live:?} {}", if is_little { key.len() } else { 0 });
        let found = GROUNDS.with_borrow(|grounds| grounds.get(&name).cloned());
        if let Some(known) = found.filter(|known| known.contains_key(&key)) {
            return Some(Ground { world, key, known });
        }
        let mut roots = if world.kind == Kind::Tokens && is_little { world.tuples(key.len()) } else { world.all(&key) };
        roots.push(key.clone());
        let known = Arc::new(swept(&world, &roots)?);
        let _ = spend(known.len());
        GROUNDS.with_borrow_mut(|grounds| {
            if grounds.len() > KEPT {
                grounds.clear();
            }
            grounds.insert(name, known.clone())
        });
        Some(Ground { world, key, known })
    }

    /// What a position is worth to its mover.
    pub fn at(&self, key: &Key) -> Known {
        self.known[key]
    }

    /// What this one is worth.
    pub fn here(&self) -> Known {
        self.at(&self.key)
    }

    /// The position of a text.
    pub fn read(&self, text: &str) -> Key {
        self.world.key(text)
    }

    /// How many moves leave the best there is: a lost opponent, or else a draw.
    pub fn left(&self, key: &Key, fate: Fate) -> usize {
        self.world.leads(key).unwrap_or_default().iter().filter(|next| self.at(next).0 == fate).count()
    }
}
