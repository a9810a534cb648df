//! Games on graphs and in mazes by their rules alone, every position of them settled from the ends backwards.

use std::cell::RefCell;
use std::collections::{HashMap, HashSet};
use std::sync::Arc;

use crate::claim::Case;
use crate::referee::Fate;

/// A position: where the pieces stand, and for pursuers and pursued, who is to move.
pub type Key = Vec<usize>;

/// Which rules there are.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// Tokens pushed along arcs: key = nodes.
    Tokens,
    /// Key = mouse, cat, mover (0 the mouse).
    Mouse,
    /// Key = cops in order, robber + 1 or 0, mover (0 the cops); nothing: nobody is placed.
    Cops,
    /// Key = cop, robber, mover (0 the cop).
    Maze,
}

/// A graph or maze with its rules.
pub struct World {
    pub kind: Kind,
    pub names: Vec<String>,
    /// Where a piece on each node can go.
    pub near: Vec<Vec<usize>>,
    pub is_misere: bool,
    pub cops: usize,
    pub hole: Option<usize>,
    pub exits: Vec<bool>,
}

/// A fate, with the plies to the end where it is a win or a loss that comes in time.
pub type Known = (Fate, Option<usize>);

impl World {
    /// The world of a position, and the position in it.
    pub fn of(case: &Case) -> (Arc<World>, Key) {
        let (id, text) = (case.met.entry.card.id, case.met.place.text());
        let name = World::name(id, &|name| case.met.param(name), &text);
        let world = WORLDS.with_borrow_mut(|worlds| {
            if worlds.len() > KEPT {
                worlds.clear();
            }
            let read = || Arc::new(World::read(id, &|name| case.met.param(name), &text));
            worlds.entry(name).or_insert_with(read).clone()
        });
        let key = world.key(&text);
        (world, key)
    }

    /// What all positions of a world have in common.
    fn name(id: &str, param: &dyn Fn(&str) -> String, text: &str) -> String {
        match id {
            "pursuit" => World::without_pieces(text).collect(),
            _ => format!("{id} {} {} {}", param("graph"), param("misere"), param("cops")),
        }
    }

    /// The marks of a maze, the pieces taken off.
    fn without_pieces(text: &str) -> impl Iterator<Item = char> {
        let board = text.split(' ').next().unwrap_or_default();
        board.chars().map(|mark| match mark {
            'C' | 'R' | '*' => '.',
            'c' | 'r' => 'E',
            other => other,
        })
    }

    fn read(id: &str, param: &dyn Fn(&str) -> String, text: &str) -> World {
        let mut world = match id {
            "pursuit" => World::maze(text),
            "cat-and-mouse" => World::graph(Kind::Mouse, &param("graph")),
            "cops-and-robber" => World::graph(Kind::Cops, &param("graph")),
            _ => World::graph(Kind::Tokens, &param("graph")),
        };
        match world.kind {
            Kind::Mouse => world.hole = world.names.iter().position(|name| name == "0"),
            Kind::Cops => {
                for (node, near) in world.near.iter_mut().enumerate() {
                    near.retain(|to| *to != node);
                    near.push(node);
                }
                world.cops = param("cops").parse().expect("a number");
            }
            Kind::Tokens => world.is_misere = param("misere") == "true",
            Kind::Maze => {}
        }
        world
    }

    /// The position of a text.
    pub fn key(&self, text: &str) -> Key {
        match self.kind {
            Kind::Tokens => self.nodes(text),
            Kind::Mouse => {
                let (nodes, to) = text.split_once(' ').expect("a side");
                let mut key = self.nodes(nodes);
                key.push(usize::from(to == "C"));
                key
            }
            Kind::Cops if text == "-" => Vec::new(),
            Kind::Cops => {
                let (cops, rest) = text.split_once('/').unwrap_or((text, ""));
                let mut key = self.nodes(cops);
                key.sort_unstable();
                match rest.split_once(' ') {
                    Some((robber, to)) => key.extend([self.node(robber) + 1, usize::from(to == "R")]),
                    None => key.extend([0, 1]),
                }
                key
            }
            Kind::Maze => {
                let (board, to) = text.split_once(' ').expect("a side");
                let marks = || board.chars().filter(|mark| *mark != '/');
                let find = |wanted: &str| marks().position(|mark| wanted.contains(mark)).expect("a piece");
                vec![find("Cc*"), find("Rr*"), usize::from(to == "R")]
            }
        }
    }

    fn graph(kind: Kind, text: &str) -> World {
        let mut world = World {
            kind,
            names: Vec::new(),
            near: Vec::new(),
            is_misere: false,
            cops: 0,
            hole: None,
            exits: Vec::new(),
        };
        for part in text.split(',') {
            let mut rest = part.trim();
            let mut from = None;
            while !rest.is_empty() {
                let end = rest.find(['>', '-']).unwrap_or(rest.len());
                let node = world.noted(&rest[..end]);
                if let Some((from, is_both)) = from {
                    world.join(from, node);
                    if is_both {
                        world.join(node, from);
                    }
                }
                from = (end < rest.len()).then(|| (node, &rest[end..=end] == "-"));
                rest = rest.get(end + 1..).unwrap_or_default();
            }
        }
        world
    }

    fn noted(&mut self, name: &str) -> usize {
        self.names.iter().position(|own| own == name).unwrap_or_else(|| {
            self.names.push(name.to_owned());
            self.near.push(Vec::new());
            self.names.len() - 1
        })
    }

    fn join(&mut self, from: usize, to: usize) {
        if !self.near[from].contains(&to) {
            self.near[from].push(to);
        }
    }

    fn maze(text: &str) -> World {
        let board: String = World::without_pieces(text).collect();
        let rows: Vec<Vec<char>> = board.split('/').map(|row| row.chars().collect()).collect();
        let cols = rows[0].len();
        let cells = rows.concat();
        let is_free = |cell: usize| cells[cell] != '#';
        let near = |cell: usize| -> Vec<usize> {
            let beside = [
                (cell >= cols).then(|| cell - cols),
                (!cell.is_multiple_of(cols)).then(|| cell - 1),
                Some(cell),
                (cell % cols + 1 < cols).then_some(cell + 1),
                (cell + cols < cells.len()).then_some(cell + cols),
            ];
            beside.into_iter().flatten().filter(|to| is_free(*to)).collect()
        };
        World {
            kind: Kind::Maze,
            names: (0..cells.len())
                .map(|cell| format!("{}{}", (b'a' + (cell % cols) as u8) as char, cell / cols + 1))
                .collect(),
            near: (0..cells.len()).map(|cell| if is_free(cell) { near(cell) } else { Vec::new() }).collect(),
            is_misere: false,
            cops: 1,
            hole: None,
            exits: cells.iter().map(|mark| *mark == 'E').collect(),
        }
    }

    pub fn node(&self, name: &str) -> usize {
        self.names.iter().position(|own| own == name).unwrap_or_else(|| panic!("no node {name}"))
    }

    pub fn nodes(&self, text: &str) -> Vec<usize> {
        text.split([',', ' ']).filter(|name| !name.is_empty()).map(|name| self.node(name)).collect()
    }

    /// The positions one move away, or how it has ended for who would be to move.
    pub fn leads(&self, key: &Key) -> Result<Vec<Key>, Fate> {
        let won = |is_so: bool| if is_so { Fate::Won } else { Fate::Lost };
        match self.kind {
            Kind::Tokens => {
                let mut next = Vec::new();
                for (token, node) in key.iter().enumerate() {
                    for to in &self.near[*node] {
                        let mut key = key.clone();
                        key[token] = *to;
                        next.push(key);
                    }
                }
                if next.is_empty() { Err(won(self.is_misere)) } else { Ok(next) }
            }
            Kind::Mouse => {
                let [mouse, cat, to] = key[..] else { unreachable!("three numbers") };
                if Some(mouse) == self.hole {
                    return Err(won(to == 0));
                }
                if mouse == cat {
                    return Err(won(to == 1));
                }
                let mut next: Vec<Key> = match to {
                    0 => self.near[mouse].iter().map(|node| vec![*node, cat, 1]).collect(),
                    _ => self.near[cat].iter().map(|node| vec![mouse, *node, 0]).collect(),
                };
                next.retain(|key| Some(key[1]) != self.hole);
                if next.is_empty() { Err(Fate::Drawn) } else { Ok(next) }
            }
            Kind::Maze => {
                let [cop, robber, to] = key[..] else { unreachable!("three numbers") };
                if cop == robber {
                    return Err(won(to == 0));
                }
                if self.exits[robber] {
                    return Err(won(to == 1));
                }
                Ok(match to {
                    0 => self.near[cop].iter().map(|cell| vec![*cell, robber, 1]).collect(),
                    _ => self.near[robber].iter().map(|cell| vec![cop, *cell, 0]).collect(),
                })
            }
            Kind::Cops => {
                let all: Vec<usize> = (0..self.names.len()).collect();
                let Some((&[robber, to], cops)) = key.split_last_chunk::<2>().map(|(cops, last)| (last, cops)) else {
                    return Ok(World::teams(&vec![all; self.cops])
                        .into_iter()
                        .map(|team| [&team[..], &[0, 1]].concat())
                        .collect());
                };
                if robber > 0 && cops.contains(&(robber - 1)) {
                    return Err(won(to == 0));
                }
                Ok(if to == 0 {
                    let near: Vec<_> = cops.iter().map(|cop| self.near[*cop].clone()).collect();
                    World::teams(&near).into_iter().map(|team| [&team[..], &[robber, 1]].concat()).collect()
                } else {
                    let near = if robber == 0 { &all } else { &self.near[robber - 1] };
                    near.iter().map(|node| [cops, &[node + 1, 0]].concat()).collect()
                })
            }
        }
    }

    /// Every way to take one of each list, in order of the nodes, each once.
    fn teams(lists: &[Vec<usize>]) -> Vec<Key> {
        let mut teams = vec![Vec::new()];
        for list in lists {
            teams = teams
                .iter()
                .flat_map(|team: &Key| list.iter().map(move |node| [&team[..], &[*node]].concat()))
                .collect();
            for team in &mut teams {
                team.sort_unstable();
            }
            teams.sort_unstable();
            teams.dedup();
        }
        teams
    }

    /// Every position that the figures of a sweep count: all places of the pieces; of several tokens those below these.
    pub fn all(&self, key: &Key) -> Vec<Key> {
        let count = self.names.len();
        let free: Vec<usize> =
            (0..count).filter(|node| self.kind != Kind::Maze || !self.near[*node].is_empty()).collect();
        match self.kind {
            Kind::Tokens => {
                let live = self.live(key);
                if live.len() <= 1 {
                    return (0..count).map(|node| vec![node]).collect();
                }
                let mut seen = HashSet::from([live.clone()]);
                let mut met = vec![live];
                let mut next = 0;
                while next < met.len() {
                    for key in self.leads(&met[next]).unwrap_or_default() {
                        let live = self.live(&key);
                        if seen.insert(live.clone()) {
                            met.push(live);
                        }
                    }
                    next += 1;
                }
                met
            }
            Kind::Mouse | Kind::Maze => {
                let pairs = free.iter().flat_map(|one| free.iter().map(move |other| (*one, *other)));
                // No cat stands in the hole.
                let pairs = pairs.filter(|(_, other)| self.kind != Kind::Mouse || Some(*other) != self.hole);
                pairs.flat_map(|(one, other)| [vec![one, other, 0], vec![one, other, 1]]).collect()
            }
            Kind::Cops => {
                let teams = World::teams(&vec![free.clone(); self.cops]);
                let places = teams.iter().flat_map(|team| free.iter().map(move |robber| (team, robber)));
                places.flat_map(|(team, robber)| [0, 1].map(|to| [&team[..], &[robber + 1, to]].concat())).collect()
            }
        }
    }

    /// All places of so many tokens or fewer.
    pub fn tuples(&self, tokens: usize) -> Vec<Key> {
        let mut all = vec![Key::new()];
        let mut last = all.clone();
        for _ in 0..tokens {
            let longer = |key: &Key| (0..self.names.len()).map(|node| [&key[..], &[node]].concat()).collect::<Vec<_>>();
            last = last.iter().flat_map(longer).collect();
            all.extend_from_slice(&last);
        }
        all
    }

    /// The tokens that can still move, sorted.
    pub fn live(&self, key: &Key) -> Key {
        let mut live: Key = key.iter().copied().filter(|node| !self.near[*node].is_empty()).collect();
        live.sort_unstable();
        live
    }
}

/// Positions that one sweep may hold.
pub const ROOM: usize = 40_000;

/// Worlds that are kept.
pub const KEPT: usize = 64;

thread_local! {
    static WORLDS: RefCell<HashMap<String, Arc<World>>> = RefCell::default();
}

/// Everything below these positions, settled.
pub fn swept(world: &World, roots: &[Key]) -> Option<HashMap<Key, Known>> {
    let mut numbers: HashMap<Key, usize> = HashMap::new();
    let mut keys: Vec<Key> = Vec::new();
    for root in roots {
        if !numbers.contains_key(root) {
            numbers.insert(root.clone(), keys.len());
            keys.push(root.clone());
        }
    }
    let mut known: Vec<Option<Known>> = Vec::new();
    let mut before: Vec<Vec<usize>> = vec![Vec::new(); keys.len()];
    let mut left: Vec<usize> = Vec::new();
    let mut wave: Vec<usize> = Vec::new();
    let mut at = 0;
    while at < keys.len() {
        match world.leads(&keys[at]) {
            Err(fate) => {
                known.push(Some((fate, (fate != Fate::Drawn).then_some(0))));
                left.push(0);
                wave.push(at);
            }
            Ok(next) => {
                known.push(None);
                left.push(next.len());
                for key in next {
                    let number = *numbers.entry(key.clone()).or_insert_with(|| {
                        keys.push(key);
                        before.push(Vec::new());
                        keys.len() - 1
                    });
                    before[number].push(at);
                }
            }
        }
        if keys.len() > ROOM {
            return None;
        }
        at += 1;
    }
    let mut plies = 0;
    while !wave.is_empty() {
        plies += 1;
        let mut next = Vec::new();
        for number in std::mem::take(&mut wave) {
            let fate = known[number].expect("it stands in a wave").0;
            for &from in &before[number] {
                if known[from].is_some() {
                    continue;
                }
                match fate {
                    Fate::Lost => known[from] = Some((Fate::Won, Some(plies))),
                    Fate::Won if left[from] == 1 => known[from] = Some((Fate::Lost, Some(plies))),
                    Fate::Won => left[from] -= 1,
                    Fate::Drawn => {}
                }
                if known[from].is_some() {
                    next.push(from);
                }
            }
        }
        wave = next;
    }
    // What no wave reaches goes on for ever: the robber has escaped the cops then, and elsewhere nobody has won.
    let endless = |key: &Key| match (world.kind, key.last()) {
        (Kind::Cops, Some(1)) => (Fate::Won, None),
        (Kind::Cops, _) => (Fate::Lost, None),
        _ => (Fate::Drawn, None),
    };
    Some(
        keys.into_iter()
            .zip(known)
            .map(|(key, known)| {
                let known = known.unwrap_or_else(|| endless(&key));
                (key, known)
            })
            .collect(),
    )
}
