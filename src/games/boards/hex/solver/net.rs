//! Virtual links: what a side can link although the opponent moves first, and what it can link if it moves first.
//!
//! Computes such links between the two borders of a side with the free cells each needs, its carrier, and keeps them while stones are
//! added. Sound, not complete: what is found holds, what is not found may hold too. Cost: grows with the cube of the free cells; lists
//! are bounded. A stone more makes new only the links that it changes.
//!
//! Two rules, from cells that touch. Links of two points with a third, on disjoint cells, join the two: at once if the third is a
//! stone, after a move there if it is free. Links for a move that have no cell in common are together a link for nobody's move: the
//! opponent's stone spoils some, and one of the others is played.
//!
//! Worked by hand: two stones with two free cells that touch both. Each cell is a link for a move, they have no cell in common, so
//! the stones are linked: the bridge.
//!
//! Source: V. V. Anshelevich, A hierarchical approach to computer Hex, Artificial Intelligence 134 (2002), 101-120.

use std::collections::VecDeque;

use crate::boards::hex::solver::field::{Field, Who};
use crate::boards::hex::solver::lists::{Lists, pair};
use solve::judge::control::{Control, Stop};
use solve::search::cell_sets::{Cells, each};

/// How many links are kept and joined: more find more, and take longer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Width {
    /// Full links kept of each pair of points.
    pub full: usize,
    /// Links for a move kept of each pair of points but the borders.
    pub semi: usize,
    /// Links for a move that are joined to a full one at most.
    pub joined: usize,
}

impl Width {
    /// What settles six by six cells soonest.
    pub const USUAL: Self = Width { full: 8, semi: 16, joined: 4 };
}

/// Links for a move kept between the borders, but for those that leave fewer common cells: these are kept always.
const ENDS: usize = 32;

/// Links joined between two looks at the reins.
const BATCH: u32 = 64;

/// Free cells and groups of stones of one side, and what links them.
pub struct Net {
    width: Width,
    /// The cell of each point; none of a group of stones. The first two are the borders.
    cells: Vec<Cells>,
    /// The points that are neither lost nor joined to another.
    live: Vec<u8>,
    /// The point that each point was joined to; itself if to none.
    joined: Vec<u8>,
    full: Lists,
    semi: Lists,
    queue: VecDeque<Link>,
    /// Links between the borders that hold if the side moves first.
    pub ends: Vec<Cells>,
    /// The cells common to them: whoever stops them all plays here. All cells if there is no such link.
    pub must: Cells,
    /// A link between the borders that holds even if the opponent moves first. Once there is one, nothing more is looked for.
    pub linked: Option<Cells>,
}

impl Clone for Net {
    fn clone(&self) -> Self {
        Net {
            cells: self.cells.clone(),
            live: self.live.clone(),
            joined: self.joined.clone(),
            full: self.full.clone(),
            semi: self.semi.clone(),
            queue: self.queue.clone(),
            ends: self.ends.clone(),
            ..*self
        }
    }

    /// Uses the memory that is there: half a megabyte for 7 by 7 cells, and asking for it anew took a quarter of a search.
    fn clone_from(&mut self, from: &Self) {
        self.cells.clone_from(&from.cells);
        self.live.clone_from(&from.live);
        self.joined.clone_from(&from.joined);
        self.full.clone_from(&from.full);
        self.semi.clone_from(&from.semi);
        self.queue.clone_from(&from.queue);
        self.ends.clone_from(&from.ends);
        (self.width, self.must, self.linked) = (from.width, from.must, from.linked);
    }
}

/// What links two points.
#[derive(Clone, Copy)]
struct Link {
    a: u8,
    b: u8,
    carrier: Cells,
}

/// Links to be added once more, with fewer cells or other points.
#[derive(Default)]
struct Moved {
    full: Vec<Link>,
    semi: Vec<Link>,
}

impl Net {
    /// The links of a side that has stones of its own and may fill the free cells.
    pub fn new(field: &Field, who: Who, [own, free]: [Cells; 2], width: Width, control: &Control) -> Result<Net, Stop> {
        let [top, bottom] = field.borders[who];
        let (held, foot) = (field.flood(own, top), field.flood(own, bottom));
        // Of each point its own cell, and the cells that touch it.
        let mut points = vec![(0, field.around(held) | top), (0, field.around(foot) | bottom)];
        let mut stones = own & !held & !foot;
        while stones != 0 {
            let group = field.flood(stones, stones & stones.wrapping_neg());
            points.push((0, field.around(group)));
            stones &= !group;
        }
        points.extend(each(free).map(|cell| (1 << cell, field.near[cell])));
        let count = points.len();
        let mut net = Net {
            width,
            cells: points.iter().map(|point| point.0).collect(),
            live: (0..count as u8).collect(),
            joined: (0..count as u8).collect(),
            full: Lists::new(count, width.full),
            semi: Lists::new(count, width.semi),
            queue: VecDeque::new(),
            ends: Vec::new(),
            must: Cells::MAX,
            linked: (held & bottom != 0).then_some(0),
        };
        for b in 0..count {
            for a in 0..b {
                if points[a].1 & points[b].0 != 0 {
                    net.add_full(a, b, 0);
                }
            }
        }
        net.close(control)?;
        Ok(net)
    }

    /// The stones of one group that are linked to both borders by sets of cells with none in common, as far as such links were joined:
    /// the number of the group and the two sets, as few cells as there are.
    pub fn halves(&self) -> Option<(usize, [Cells; 2])> {
        let groups =
            self.live.iter().map(|point| usize::from(*point)).filter(|point| *point > 1 && self.cells[*point] == 0);
        let ways = groups.flat_map(|group| {
            let [top, bottom] = [0, 1].map(|border| self.full.of(pair(border, group)));
            let apart = move |one: &Cells| {
                bottom.iter().filter(|other| *one & **other == 0).map(|other| [*one, *other]).collect::<Vec<_>>()
            };
            top.iter().flat_map(apart).map(move |halves| (group - 2, halves))
        });
        ways.min_by_key(|(_, [one, other])| one.count_ones() + other.count_ones())
    }

    /// The side gets stones in some free cells, and others are lost to it.
    pub fn change(&mut self, takes: Cells, loses: Cells, control: &Control) -> Result<(), Stop> {
        self.live.retain(|point| loses & self.cells[usize::from(*point)] == 0);
        let mut moved = self.cut(takes, loses);
        for cell in each(takes) {
            let point = self.cells.iter().position(|own| *own == 1 << cell).expect("a free cell is a point");
            self.take(point, &mut moved);
        }
        for Link { a, b, carrier } in moved.full {
            self.add_full(self.group(a), self.group(b), carrier);
        }
        for Link { a, b, carrier } in moved.semi {
            self.add_semi(self.group(a), self.group(b), carrier);
        }
        self.close(control)
    }

    /// Drops links that need one of these cells; tells those without taken cells that lost nothing.
    fn cut(&mut self, takes: Cells, loses: Cells) -> Moved {
        let mut moved = Moved::default();
        let is_kept = |[a, b]: [u8; 2], carrier: Cells, moved: &mut Vec<Link>| {
            if carrier & loses == 0 && carrier & takes != 0 {
                moved.push(Link { a, b, carrier: carrier & !takes });
            }
            carrier & (loses | takes) == 0
        };
        for (i, b) in self.live.iter().enumerate() {
            for a in &self.live[..i] {
                let (ends, pair) = ([*a, *b], pair(usize::from(*a), usize::from(*b)));
                self.full.retain(pair, |carrier| is_kept(ends, carrier, &mut moved.full));
                self.semi.retain(pair, |carrier| is_kept(ends, carrier, &mut moved.semi));
            }
        }
        self.ends.retain(|carrier| is_kept([0, 1], *carrier, &mut moved.semi));
        self.must = self.ends.iter().fold(Cells::MAX, |must, carrier| must & carrier);
        moved
    }

    /// A free cell becomes a stone, and one group with those that it touches.
    fn take(&mut self, point: usize, moved: &mut Moved) {
        self.cells[point] = 0;
        let touches =
            |other: usize| other != point && self.cells[other] == 0 && self.full.of(pair(point, other)) == [0];
        let one = |other: usize| other == point || touches(other);
        let group: Vec<usize> = self.live.iter().map(|other| usize::from(*other)).filter(|other| one(*other)).collect();
        let rep = group[0];
        if group.starts_with(&[0, 1]) {
            self.linked = Some(0);
        }
        if rep == point {
            // Links that end here go on from here now.
            for other in self.live.iter().filter(|other| usize::from(**other) != point) {
                let links = self.full.of(pair(point, usize::from(*other))).iter();
                self.queue.extend(links.map(|carrier| Link { a: rep as u8, b: *other, carrier: *carrier }));
            }
        }
        self.live.retain(|other| !group[1..].contains(&usize::from(*other)));
        for member in &group[1..] {
            self.joined[*member] = rep as u8;
            self.hand_over(*member, rep, moved);
        }
    }

    /// A point gives its links to the one it was joined to.
    fn hand_over(&mut self, from: usize, to: usize, moved: &mut Moved) {
        for other in self.live.iter().filter(|other| usize::from(**other) != to) {
            let pair = pair(from, usize::from(*other));
            let given = |carrier: &Cells| Link { a: to as u8, b: *other, carrier: *carrier };
            moved.full.extend(self.full.of(pair).iter().map(given));
            moved.semi.extend(self.semi.of(pair).iter().map(given));
        }
    }

    /// The live point that this one was joined to.
    fn group(&self, point: u8) -> usize {
        let mut point = usize::from(point);
        while usize::from(self.joined[point]) != point {
            point = usize::from(self.joined[point]);
        }
        point
    }

    fn close(&mut self, control: &Control) -> Result<(), Stop> {
        let mut done = 0u32;
        while self.linked.is_none()
            && let Some(link) = self.queue.pop_front()
        {
            done += 1;
            if done.is_multiple_of(BATCH) {
                control.tick(1)?;
            }
            self.spread(link);
        }
        Ok(())
    }

    /// What a new full link makes with those at both its ends.
    fn spread(&mut self, Link { a, b, carrier }: Link) {
        let (a, b) = (self.group(a), self.group(b));
        if a == b || !self.full.of(pair(a, b)).contains(&carrier) {
            return;
        }
        // A way through a border is longer than the way from that border on.
        for (far, middle) in [(a, b), (b, a)].into_iter().filter(|(_, middle)| *middle > 1) {
            for i in 0..self.live.len() {
                let other = usize::from(self.live[i]);
                if other != a && other != b && carrier & self.cells[other] == 0 {
                    self.join_at(far, middle, other, carrier);
                }
            }
        }
    }

    /// Joins a full link of `far` and `middle` to those of `middle` and `other`.
    fn join_at(&mut self, far: usize, middle: usize, other: usize, carrier: Cells) {
        let (next, used) = (pair(middle, other), carrier | self.cells[far]);
        let mut i = 0;
        while let Some(more) = self.full.of(next).get(i).copied() {
            i += 1;
            if more & used != 0 {
                continue;
            }
            match self.cells[middle] {
                0 => self.add_full(far, other, carrier | more),
                cell => self.add_semi(far, other, carrier | more | cell),
            }
        }
    }

    fn add_full(&mut self, a: usize, b: usize, carrier: Cells) {
        if a == b {
            return;
        }
        let link = pair(a, b);
        if link == 0 {
            self.linked.get_or_insert(carrier);
            return;
        }
        if self.full.has_part_of(link, carrier) {
            return;
        }
        self.full.retain(link, |known| carrier & !known != 0);
        self.semi.retain(link, |known| carrier & !known != 0);
        if self.full.push(link, carrier) {
            self.queue.push_back(Link { a: a as u8, b: b as u8, carrier });
        }
    }

    fn add_semi(&mut self, a: usize, b: usize, carrier: Cells) {
        if a == b {
            return;
        }
        let link = pair(a, b);
        if link == 0 {
            return self.add_end(carrier);
        }
        if self.full.has_part_of(link, carrier) || self.semi.has_part_of(link, carrier) {
            return;
        }
        self.semi.retain(link, |known| carrier & !known != 0);
        let is_full = self.semi.of(link).iter().fold(carrier, |common, known| common & known) == 0;
        let others = if is_full { self.semi.of(link).to_vec() } else { Vec::new() };
        if self.semi.push(link, carrier) {
            self.join([a, b], &others, [carrier, carrier], self.width.joined);
        }
    }

    fn add_end(&mut self, carrier: Cells) {
        if self.ends.iter().any(|known| known & !carrier == 0) {
            return;
        }
        self.ends.retain(|known| carrier & !known != 0);
        if self.ends.len() >= ENDS && self.must & !carrier == 0 {
            return;
        }
        self.ends.push(carrier);
        self.must &= carrier;
        if self.must == 0 {
            self.linked = Some(few(&self.ends).iter().fold(0, |all, set| all | set));
        }
    }

    /// Full links from links for a move that have no cell in common. Of those joined so far: what is common, and all.
    fn join(&mut self, ends: [usize; 2], semi: &[Cells], [common, all]: [Cells; 2], most: usize) {
        for (i, carrier) in semi.iter().enumerate() {
            let less = common & carrier;
            if less == 0 {
                self.add_full(ends[0], ends[1], all | carrier);
            } else if less != common && most > 2 {
                self.join(ends, &semi[i + 1..], [less, all | carrier], most - 1);
            }
        }
    }
}

/// Few of these sets that have no more cells in common than all of them, chosen one by one: which leaves the fewest common, and of
/// those which adds the fewest.
pub fn few(sets: &[Cells]) -> Vec<Cells> {
    let (mut common, mut all, mut few) = (Cells::MAX, 0, Vec::new());
    let cost = |set: Cells, common: Cells, all: Cells| ((common & set).count_ones(), (set & !all).count_ones());
    let telling = |common: Cells| sets.iter().copied().filter(move |set| common & !set != 0);
    while let Some(best) = telling(common).min_by_key(|set| cost(*set, common, all)) {
        common &= best;
        all |= best;
        few.push(best);
    }
    few
}
