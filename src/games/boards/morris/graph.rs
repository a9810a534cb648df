//! All positions of morris that can come from one, numbered without a gap, and the moves between them backwards.
//!
//! Positions are kept as the mover's points and the other's, those that look alike once. How many men are still to be placed tells how many each side has
//! in hand, for they are placed in turns.

use crate::boards::morris::fold::Fold;
use crate::boards::morris::plan::{Plan, Set, points};
use crate::boards::morris::rules::Board;
use ground::rules::{At, Side};
use solve::retrograde::sweep::{Graph, Start};

/// Positions that are swept at most.
pub const SWEPT: usize = 4_000_000;

/// Positions with so many men to be placed and so many on the board.
#[derive(Clone, Copy, Debug)]
struct Layer {
    /// Men still to be placed, of both sides.
    left: usize,
    own: usize,
    other: usize,
    first: usize,
    /// Ways to place the other's men beside the mover's.
    others: usize,
}

/// Every position that can come from one.
pub struct All {
    plan: &'static Plan,
    fold: &'static Fold,
    layers: Vec<Layer>,
    /// The layer by men to be placed, and the mover's and the other's men on the board.
    layer_of: Vec<Option<u8>>,
    /// Each set's place among the sets of as many points.
    ranks: Vec<u16>,
    /// The sets of so many points.
    sets: Vec<Vec<Set>>,
    nodes: usize,
}

/// One more than the most men of a side on the board.
const SPAN: usize = 7;

/// Men in hand of the mover and of the other, when so many are to be placed in all: the mover has the odd one.
fn hands(left: usize) -> (usize, usize) {
    (left.div_ceil(2), left / 2)
}

impl All {
    /// Whatever can come from positions with so many men to be placed and at most so many men of the two sides, in hand or on
    /// the board, if that is at most `most`.
    pub fn of(men: u8, left: usize, totals: (u32, u32), most: usize) -> Option<All> {
        let plan = Plan::of(men);
        let count = plan.points.len();
        let mut sets = vec![Vec::new(); count + 1];
        let mut ranks = vec![0; 1 << count];
        for set in 0..1u32 << count {
            let of_size = &mut sets[set.count_ones() as usize];
            ranks[set as usize] = of_size.len() as u16;
            of_size.push(set as Set);
        }
        let mut all =
            All { plan, fold: Fold::of(plan), layers: Vec::new(), layer_of: Vec::new(), ranks, sets, nodes: 0 };
        let (fewer, more) = (totals.0.min(totals.1) as usize, totals.0.max(totals.1) as usize);
        for left in 0..=left {
            let (own_hand, other_hand) = hands(left);
            for (own, other) in (0..SPAN * SPAN).map(|i| (i / SPAN, i % SPAN)) {
                let (total, other_total) = (own + own_hand, other + other_hand);
                let is_within = total.min(other_total) <= fewer && total.max(other_total) <= more;
                // Where mills take nothing, all men are always there.
                let is_whole = plan.takes() || (total == more && other_total == more);
                let is_there = is_within && is_whole && total >= 2 && other_total >= 3;
                all.layer_of.push(is_there.then_some(all.layers.len() as u8));
                if is_there {
                    let others = all.sets[other].len_among(count - own, other);
                    all.layers.push(Layer { left, own, other, first: all.nodes, others });
                    all.nodes = all.nodes.checked_add(all.fold.standing(own).len() * others)?;
                }
            }
        }
        (all.nodes <= most).then_some(all)
    }

    fn layer(&self, left: usize, own: Set, other: Set) -> Option<&Layer> {
        let at = (left * SPAN + own.count_ones() as usize) * SPAN + other.count_ones() as usize;
        let number = (*self.layer_of.get(at)?)?;
        self.layers.get(usize::from(number))
    }

    /// The number of a position, if it is one of these.
    pub fn number(&self, at: &At<Board>) -> Option<usize> {
        let Board { on, hand, .. } = at.pos;
        let (own, other) = if at.to == Side::First { (on[0], on[1]) } else { (on[1], on[0]) };
        self.rank(usize::from(hand[0] + hand[1]), own, other)
    }

    fn rank(&self, left: usize, own: Set, other: Set) -> Option<usize> {
        let layer = self.layer(left, own, other)?;
        let (number, other) = self.fold.stand(own, other);
        let (own, _) = self.fold.standing(layer.own)[number];
        // The mover's points do not count among those of the other.
        let packed = points(other)
            .fold(0u16, |packed, point| packed | 1 << (u32::from(point) - (own & ((1 << point) - 1)).count_ones()));
        Some(layer.first + number * layer.others + usize::from(self.ranks[usize::from(packed)]))
    }

    fn find(&self, node: usize) -> (&Layer, usize) {
        let layer = &self.layers[self.layers.partition_point(|layer| layer.first <= node) - 1];
        (layer, node - layer.first)
    }

    /// The men to be placed, the mover's and the other's points of a number.
    fn board(&self, node: usize) -> (usize, Set, Set) {
        let (layer, within) = self.find(node);
        let (own, _) = self.fold.standing(layer.own)[within / layer.others];
        let packed = self.sets[layer.other][within % layer.others];
        let other = points(packed).fold(0, |other, free| {
            let spread = points(own).fold(free, |point, taken| point + u8::from(taken <= point));
            other | 1 << spread
        });
        (layer.left, own, other)
    }

    /// How many turns begin with a step that leaves the mover these points.
    fn takings(&self, own: Set, other: Set, to: u8) -> u32 {
        let takes = self.plan.takes() && other != 0 && self.plan.is_milled(own, to);
        if takes { self.plan.loose(other).count_ones() } else { 1 }
    }

    fn moves(&self, left: usize, own: Set, other: Set) -> u32 {
        let free = self.plan.all() & !(own | other);
        if hands(left).0 > 0 {
            return points(free).map(|to| self.takings(own | 1 << to, other, to)).sum();
        }
        let of = |from: u8| {
            let steps = points(self.plan.near[usize::from(from)] & free);
            steps.map(move |to| self.takings(own & !(1 << from) | 1 << to, other, to)).sum::<u32>()
        };
        points(own).map(of).sum()
    }

    /// Positions from which the other's last step led here: it left its man on a point, and its points before were these.
    fn step_back(&self, left: usize, here: (Set, Set), point: u8, was: Set, each: &mut dyn FnMut(usize)) {
        let (own, other) = here;
        let mut tell = |own: Set| {
            if let Some(node) = self.rank(left, was, own) {
                each(node);
            }
        };
        let is_milled = self.plan.takes() && self.plan.is_milled(other, point);
        if !is_milled || own == 0 {
            tell(own);
        }
        if is_milled {
            let free = self.plan.all() & !(own | other | was);
            points(free)
                .map(|taken| own | 1 << taken)
                .filter(|before| self.plan.loose(*before) & !own != 0)
                .for_each(tell);
        }
    }
}

/// How many sets there are of so many points among so many.
trait Among {
    fn len_among(&self, count: usize, size: usize) -> usize;
}

impl Among for Vec<Set> {
    fn len_among(&self, count: usize, _size: usize) -> usize {
        // Sets are listed by their highest point: those among the first points come first.
        self.partition_point(|set| u32::from(*set) < 1 << count)
    }
}

impl Graph for All {
    fn nodes(&self) -> usize {
        self.nodes
    }

    fn start(&self, node: usize) -> Start {
        let (left, own, other) = self.board(node);
        let is_line = |set: Set| !self.plan.takes() && self.plan.has_mill(set);
        if is_line(own) {
            return Start::Won;
        }
        let is_lost = is_line(other) || own.count_ones() as usize + hands(left).0 < 3;
        match self.moves(left, own, other) {
            moves if moves > 0 && !is_lost => Start::Open(moves),
            _ => Start::Lost,
        }
    }

    fn before(&self, node: usize, each: &mut dyn FnMut(usize)) {
        let (left, own, other) = self.board(node);
        let free = self.plan.all() & !(own | other);
        for point in points(other) {
            let rest = other & !(1 << point);
            self.step_back(left + 1, (own, other), point, rest, each);
            if left == 0 {
                for from in points(self.plan.near[usize::from(point)] & free) {
                    self.step_back(0, (own, other), point, rest | 1 << from, each);
                }
            }
        }
    }

    fn weight(&self, node: usize) -> u32 {
        let (layer, within) = self.find(node);
        match self.fold.standing(layer.own)[within / layer.others] {
            (_, 1) => self.fold.turns(),
            (_, keeps) => self.fold.alike(keeps, self.board(node).2),
        }
    }
}
