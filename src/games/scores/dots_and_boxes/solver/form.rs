//! How the strings of a position hang together, wherever they lie: of the positions that a search of the board of 4 by 4 boxes
//! meets, about three in four of those of 8 to 18 strings, and one in three of 24, are some other one in another place.
//!
//! A coin on three strings or more is a joint, and a string between two joints, or a row of coins on two strings each, is a link.
//! Joints are told apart by the links they have, by the joints these lead to, and so on, and so come into an order that does not
//! depend on where they lie; of joints that nothing tells apart one is set apart by hand. The form spells out every link by the
//! numbers of its joints in that order.
//!
//! A form tells the whole position but for its rows that touch nothing else, so positions of one form are worth the same. The
//! other way round it may fail: where joints that nothing tells apart differ all the same, one position may be given two forms.
//!
//! Two forms that differ only in how long some rows of three coins or more are belong to positions that are worth at most the
//! difference apart: a coin more in such a row changes no cut that can be made, nor who must cut next, nor what becomes of the row
//! when it comes to lie beside nothing else, only what it gives by one. So joints are told apart first as if all such rows were
//! of three coins, and positions look alike from which all those can be found.
//!
//! Source: B. Weisfeiler and A. Leman, The reduction of a graph to canonical form (1968), for telling apart by neighbours; B. D. McKay,
//! Practical graph isomorphism (1981), for setting one apart.
//!
//! Worked by hand: two coins, a string between them, and two of each to nothing. Both are joints, nothing tells them apart, and
//! whichever is set apart the form says: two joints, 0 with two strings to nothing, 1 with two more and one to 0, no rows.

use crate::scores::dots_and_boxes::solver::outline::Outline;
use crate::scores::dots_and_boxes::solver::web::{End, Web};

/// How a position hangs together, without its rows that touch nothing else.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Form {
    /// All of it, in 128 bits.
    spelled: u128,
    /// What it looks like, however long its long rows are.
    look: u64,
    /// The bits that tell how long those are, four for each.
    lengths: u128,
}

/// Rows of so many coins or more are long.
const LONG: u8 = 3;

/// Joints at most; nothing, where links end as well, is numbered after them.
const JOINTS: usize = 15;

/// Links at most.
const LINKS: usize = 48;

/// How far neighbours are looked at at a time.
const ROUNDS: usize = 2;

/// The bits of a joint beside what it looks like.
const JOINT: u64 = 15;

/// How often one is set apart at most.
const TIES: usize = 6;

/// A number for every joint, and for nothing.
type Joints<T> = [T; JOINTS + 1];

/// A string between two joints, or a row of coins on two strings each.
#[derive(Clone, Copy, Default)]
struct Link {
    ends: [u8; 2],
    coins: u8,
}

/// The joints of a position and what lies between them.
struct Links {
    joints: usize,
    /// What each joint looks like: by how many strings it is held.
    looks: Joints<u64>,
    all: [Link; LINKS],
    count: usize,
}

/// A form while it is spelled; where it is full, there is none.
struct Spelled {
    bits: u128,
    lengths: u128,
    free: u32,
}

/// The form of the position that `outline` has looked at, where 128 bits are enough for it; what it looks like is told as soon as it is
/// known. The position is low, so that strings with the same two ends are all of a kind.
pub fn form<const W: usize>(web: &Web<W>, outline: &Outline<W>, tell: impl FnOnce(u64)) -> Option<Form> {
    let links = Links::of(web, outline)?;
    let mut looks = links.looks;
    let order = links.look_around(&mut looks, LONG);
    let look = looks[..links.joints].iter().fold(0, |all: u64, look| all.wrapping_add(*look));
    tell(look);
    let spelled = links.spelled(&links.numbers(looks, order))?;
    Some(Form { spelled: spelled.bits, look, lengths: spelled.lengths })
}

impl Form {
    /// Three words that tell all of it, what it looks like last.
    pub fn words(&self) -> [u64; 3] {
        [self.spelled as u64, (self.spelled >> 64) as u64, self.look]
    }

    /// How much a position of the form of these words is apart from one of this form at most in worth beside anything else; `None` if
    /// more than the lengths of long rows is different.
    ///
    /// Worked: with rows of three and six coins instead of five and five at the same joints it is 2 + 1.
    pub fn apart(&self, [low, high, look]: &[u64; 3]) -> Option<u8> {
        let other = u128::from(*high) << 64 | u128::from(*low);
        let different = self.spelled ^ other;
        if self.look != *look || different & !self.lengths != 0 {
            return None;
        }
        let (mut left, mut apart) = (if different == 0 { 0 } else { self.lengths }, 0);
        while left != 0 {
            let at = left.trailing_zeros();
            let [own, other] = [self.spelled, other].map(|form| (form >> at & 15) as u8);
            if other < LONG {
                return None;
            }
            apart += own.abs_diff(other);
            left &= !(15 << at);
        }
        Some(apart)
    }
}

impl Links {
    fn of<const W: usize>(web: &Web<W>, outline: &Outline<W>) -> Option<Self> {
        let mut joint = [0; 64];
        let mut links = Links { joints: 0, looks: [0; JOINTS + 1], all: [Link::default(); LINKS], count: 0 };
        for coin in outline.held.joints() {
            if links.joints == JOINTS {
                return None;
            }
            joint[usize::from(coin)] = links.joints as u8;
            links.looks[links.joints] = outline.held.by(coin) as u64;
            links.joints += 1;
        }
        let nothing = links.joints as u8;
        let at = |end: End| end.map_or(nothing, |coin| joint[usize::from(coin)]);
        for s in outline.safe.each() {
            links.add(web.ends[s].map(at), 0)?;
        }
        for arm in &outline.arms {
            links.add(arm.ends.map(at), arm.coins)?;
        }
        Some(links)
    }

    fn add(&mut self, ends: [u8; 2], coins: u8) -> Option<()> {
        *self.all.get_mut(self.count)? = Link { ends, coins };
        self.count += 1;
        Some(())
    }

    fn each(&self) -> &[Link] {
        &self.all[..self.count]
    }

    /// The number of every joint, from what they look like and their order by that.
    fn numbers(&self, mut looks: Joints<u64>, mut order: Joints<u64>) -> Joints<u8> {
        for tie in 0..=TIES {
            let all = &order[..self.joints];
            let Some(two) = all.windows(2).find(|two| two[0] | JOINT == two[1] | JOINT) else { break };
            // At first it may be enough to look farther, and at how long rows are.
            looks[(two[1] & JOINT) as usize] ^= u64::from(tie > 0) << 9;
            order = self.look_around(&mut looks, u8::MAX);
        }
        let mut numbers = [self.joints as u8; JOINTS + 1];
        order[..self.joints].iter().enumerate().for_each(|(i, look)| numbers[(look & JOINT) as usize] = i as u8);
        numbers
    }

    /// What joints look like by their neighbours, where rows of so many coins or more are like each other: in order, each with the
    /// joint in its last four bits.
    fn look_around(&self, looks: &mut Joints<u64>, long: u8) -> Joints<u64> {
        for _ in 0..ROUNDS {
            let mut around = [0u64; JOINTS + 1];
            for Link { ends: [a, b], coins } in self.each() {
                let (a, b, link) = (usize::from(*a), usize::from(*b), u64::from(*coins.min(&long)) << 56);
                around[a] = around[a].wrapping_add(mixed(looks[b] ^ link));
                around[b] = around[b].wrapping_add(mixed(looks[a] ^ link));
            }
            let both = looks.iter_mut().zip(&around).take(self.joints);
            both.for_each(|(look, around)| *look = mixed(look.rotate_left(9) ^ around));
        }
        let mut order: Joints<u64> = std::array::from_fn(|joint| looks[joint] & !JOINT | joint as u64);
        order[..self.joints].sort_unstable();
        order
    }

    /// The number of joints; of every joint its strings to those before it, and to nothing; the number of rows, and each of them.
    fn spelled(&self, numbers: &Joints<u8>) -> Option<Spelled> {
        let mut before: Joints<u16> = [0; JOINTS + 1];
        let mut free: Joints<u8> = [0; JOINTS + 1];
        let (mut rows, mut count) = ([0u16; LINKS], 0);
        for Link { ends, coins } in self.each() {
            let [a, b] = ends.map(|end| usize::from(numbers[usize::from(end)]));
            let (low, high) = (a.min(b), a.max(b));
            if *coins == 0 && high == self.joints && free[low] < 3 {
                free[low] += 1;
            } else if *coins == 0 && high < self.joints && before[high] >> low & 1 == 0 {
                before[high] |= 1 << low;
            } else if *coins < 16 {
                rows[count] = ((pairs(high) + low) << 4) as u16 | u16::from(*coins);
                count += 1;
            } else {
                return None;
            }
        }
        rows[..count].sort_unstable();
        // The first bit tells where the form begins.
        let mut form = Spelled { bits: 1, lengths: 0, free: 127 };
        form.push(self.joints, 4)?;
        for joint in 0..self.joints {
            form.push(usize::from(before[joint]) << 2 | usize::from(free[joint]), joint as u32 + 2)?;
        }
        form.push(count, 6)?;
        let width = usize::BITS - (pairs(self.joints + 1) << 4).leading_zeros();
        for row in &rows[..count] {
            form.push((*row).into(), width)?;
            form.lengths |= if row & 15 < LONG.into() { 0 } else { 15 };
        }
        Some(form)
    }
}

impl Spelled {
    fn push(&mut self, number: usize, bits: u32) -> Option<()> {
        self.free = self.free.checked_sub(bits)?;
        self.bits = self.bits << bits | number as u128;
        self.lengths <<= bits;
        Some(())
    }
}

/// How many pairs there are of numbers below this one, a number with itself among them.
fn pairs(numbers: usize) -> usize {
    numbers * (numbers + 1) / 2
}

fn mixed(look: u64) -> u64 {
    let look = look.wrapping_mul(0x9e37_79b9_7f4a_7c15);
    look ^ look >> 29
}

#[cfg(test)]
mod tests {
    use std::collections::{HashMap, HashSet};

    use super::*;
    use crate::scores::dots_and_boxes::solver::tests::board;
    use crate::scores::dots_and_boxes::solver::web::Strings;

    /// The same links between coins of other numbers and in another order; `seed` says which.
    fn elsewhere(ends: &[[End; 2]], seed: u64) -> Vec<[End; 2]> {
        let shuffled = |count: usize, salt: u64| {
            let mut all: Vec<usize> = (0..count).collect();
            all.sort_by_key(|i| mixed(*i as u64 * 77 + seed * 1_001 + salt).rotate_left(20));
            all
        };
        let coins = shuffled(16, 5);
        let end = |end: End| end.map(|coin| coins[usize::from(coin)] as u8);
        shuffled(ends.len(), 9).iter().map(|s| ends[*s].map(end)).map(|[a, b]| [b, a]).collect()
    }

    /// The strings of a position in which no coin hangs on one string, and its links.
    fn links(ends: &[[End; 2]]) -> Option<(Option<Form>, Links)> {
        let web = Web::<1>::new(16, ends.to_vec(), &[]);
        let mut outline = Outline::default();
        outline.look(&web, Strings::of(0..ends.len()));
        Some((form(&web, &outline, |_| ()), Links::of(&web, &outline)?))
    }

    /// Positions of the board without rows that touch nothing else, as webs of what is left.
    fn positions(count: u64) -> Vec<Vec<[End; 2]>> {
        let ends = board(4, 4);
        let web = Web::<1>::new(16, ends.clone(), &[]);
        let random = |n: u64, s: usize| mixed(mixed(n + 1) ^ mixed(s as u64 + 7)) >> 40 & 7;
        let drawn = (0..count).map(|n| Strings::of((0..40).filter(|s| random(n, *s) > 2 + n % 2)));
        let rest = drawn.map(|set| web.haul(set).rest).filter(|set| {
            let held = web.helds(set);
            held.twos().all(|coin| web.apart(set, &held, coin).is_none())
        });
        rest.map(|set| set.each().map(|s| ends[s]).collect()).collect()
    }

    /// Whether some numbering of the joints of one makes it the other: all are tried.
    fn is_same(a: &Links, b: &Links) -> bool {
        fn spelled(links: &Links, number: &[u8]) -> Vec<(u8, u8, u8)> {
            let end = |end: u8| number.get(usize::from(end)).copied().unwrap_or(end);
            let ends = links.each().iter().map(|link| (link.ends.map(end), link.coins));
            let mut all: Vec<_> = ends.map(|([a, b], coins)| (a.min(b), a.max(b), coins)).collect();
            all.sort_unstable();
            all
        }
        fn any(links: &Links, number: &mut Vec<u8>, goal: &[(u8, u8, u8)]) -> bool {
            if number.len() == links.joints {
                return spelled(links, number) == goal;
            }
            (0..links.joints as u8).any(|next| {
                !number.contains(&next) && {
                    number.push(next);
                    let is_found = any(links, number, goal);
                    number.pop();
                    is_found
                }
            })
        }
        let plain: Vec<u8> = (0..b.joints as u8).collect();
        a.joints == b.joints && any(a, &mut Vec::new(), &spelled(b, &plain))
    }

    #[test]
    fn where_strings_lie_does_not_change_the_form() {
        let mut forms = 0;
        for (n, ends) in positions(1_000).iter().enumerate() {
            let [form, moved] = [ends, &elsewhere(ends, n as u64)].map(|ends| links(ends).and_then(|(form, _)| form));
            assert_eq!(form, moved, "{ends:?}");
            forms += usize::from(form.is_some());
        }
        assert!(forms > 400, "{forms}");
    }

    #[test]
    fn positions_of_one_form_are_the_same_but_for_the_numbers_of_their_joints() {
        let mut of_form: HashMap<Form, Vec<Vec<[End; 2]>>> = HashMap::new();
        for ends in positions(8_000).into_iter().filter(|ends| ends.len() > 3) {
            if let Some((Some(form), Links { joints: 1..=6, .. })) = links(&ends) {
                of_form.entry(form).or_default().push(ends);
            }
        }
        let mut compared = 0;
        for all in of_form.values_mut() {
            let distinct: HashSet<_> = all.drain(..).collect();
            let mut each = distinct.iter();
            let first = links(each.next().expect("one at least")).expect("few joints").1;
            for other in each.take(3) {
                assert!(is_same(&first, &links(other).expect("few joints").1), "{other:?}");
                compared += 1;
            }
        }
        assert!(compared > 50, "{compared}");
    }

    #[test]
    fn worked_by_hand() {
        let two = [[Some(0), Some(1)], [Some(0), None], [Some(0), None], [Some(1), None], [Some(1), None]];
        // 1 to begin with, 0010 joints, 10 strings to nothing; 1 to the joint before, 10 to nothing; 000000 rows.
        assert_eq!(links(&two).and_then(|(form, _)| form).map(|form| form.spelled), Some(0b1001_0101_1000_0000));
        let long = [
            [Some(0), Some(1)],
            [Some(1), Some(2)],
            [Some(0), None],
            [Some(0), None],
            [Some(2), None],
            [Some(2), None],
        ];
        assert_ne!(
            links(&long).map(|(form, _)| form),
            links(&two).map(|(form, _)| form),
            "a row of one coin is no string"
        );
    }
    /// Two joints with a string and two rows of these lengths between them, and three strings to nothing.
    fn rows_of(lengths: [u8; 2]) -> Option<Form> {
        let mut ends = vec![[Some(0), Some(1)], [Some(0), None], [Some(1), None], [Some(1), None]];
        let mut coins = 2;
        for length in lengths {
            ends.push([Some(0), Some(coins)]);
            ends.extend((1..length).map(|i| [Some(coins + i - 1), Some(coins + i)]));
            coins += length;
            ends.push([Some(coins - 1), Some(1)]);
        }
        links(&ends)?.0
    }

    #[test]
    fn forms_with_longer_rows_are_as_far_apart_as_the_rows() {
        let apart = |a, b| rows_of(a)?.apart(&rows_of(b)?.words());
        assert_eq!(apart([3, 6], [5, 5]), Some(3));
        assert_eq!(apart([6, 3], [3, 6]), Some(0), "whichever of the two is named first");
        assert_eq!(apart([3, 4], [3, 3]), Some(1));
        for (a, b) in [([2, 3], [3, 3]), ([3, 3], [2, 3]), ([1, 3], [2, 3]), ([2, 2], [3, 3])] {
            assert_eq!(apart(a, b), None, "{a:?} {b:?}: of a row of two nothing can be left");
        }
        let shorter = |form: Form| Form { spelled: form.spelled ^ 1 << form.lengths.trailing_zeros(), ..form };
        let by_chance = rows_of([3, 3]).map(|form| form.apart(&shorter(form).words()));
        assert_eq!(by_chance, Some(None), "a row of two instead, even if the two look alike");
    }
}
