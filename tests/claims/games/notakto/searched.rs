//! Lost positions of one board of misère Notakto, found anew by playing, images counted once.

use std::collections::{BTreeMap, BTreeSet, VecDeque};

use super::{board, left};
use crate::claim::{Case, Held, all, is, same};
use crate::exhibits::rows;
use crate::games::worth::found;
use crate::referee::is_lost;

/// A board as rows of crosses.
type Crosses = Vec<Vec<bool>>;

fn read(text: &str) -> Crosses {
    text.split('/').map(|row| row.chars().map(|sign| sign == 'X').collect()).collect()
}

/// The least of all images under mirrors and turns that keep the size.
fn least(crosses: &Crosses) -> Crosses {
    let mirrored = |own: &Crosses| own.iter().map(|row| row.iter().rev().copied().collect()).collect::<Crosses>();
    let flipped = |own: &Crosses| own.iter().rev().cloned().collect::<Crosses>();
    let turned = |own: &Crosses| (0..own[0].len()).map(|x| own.iter().map(|row| row[x]).collect()).collect::<Crosses>();
    let mut images = vec![crosses.clone()];
    for change in [&mirrored as &dyn Fn(&Crosses) -> Crosses, &flipped, &turned] {
        images.extend(images.clone().iter().map(change));
    }
    let size = (crosses.len(), crosses[0].len());
    images.into_iter().filter(|image| (image.len(), image[0].len()) == size).min().unwrap_or_default()
}

/// Whether three in a line stand on it, or as many as the variant says.
fn is_dead(crosses: &Crosses, k: usize) -> bool {
    let has = |x: usize, y: usize| crosses.get(y).and_then(|row| row.get(x)) == Some(&true);
    let (rows, cols) = (crosses.len(), crosses[0].len());
    let ways = [(1isize, 0isize), (0, 1), (1, 1), (-1, 1)];
    let is_full = |x: usize, y: usize, (dx, dy): (isize, isize)| {
        (0..k as isize).all(|step| {
            let (x, y) = (x as isize + dx * step, y as isize + dy * step);
            x >= 0 && y >= 0 && has(x as usize, y as usize)
        })
    };
    (0..rows).any(|y| (0..cols).any(|x| ways.into_iter().any(|way| is_full(x, y, way))))
}

/// Who wins a board in misère play, as far as it was asked.
struct Known {
    k: usize,
    lost: BTreeMap<Crosses, bool>,
}

impl Known {
    fn free(crosses: &Crosses) -> Vec<(usize, usize)> {
        let cells = crosses.iter().enumerate().flat_map(|(y, row)| (0..row.len()).map(move |x| (x, y)));
        cells.filter(|(x, y)| !crosses[*y][*x]).collect()
    }

    fn with(crosses: &Crosses, (x, y): (usize, usize)) -> Crosses {
        let mut next = crosses.clone();
        next[y][x] = true;
        next
    }

    /// Whether who is to move loses; on a dead or a full board nobody moves, and the mover wins.
    fn is_lost(&mut self, crosses: &Crosses) -> bool {
        if is_dead(crosses, self.k) || Self::free(crosses).is_empty() {
            return false;
        }
        let key = least(crosses);
        if let Some(known) = self.lost.get(&key) {
            return *known;
        }
        let lost = Self::free(&key).into_iter().all(|cell| !self.is_lost(&Self::with(&key, cell)));
        self.lost.insert(key, lost);
        lost
    }

    fn replies(&mut self, crosses: &Crosses) -> Vec<(usize, usize)> {
        Self::free(crosses).into_iter().filter(|cell| self.is_lost(&Self::with(crosses, *cell))).collect()
    }

    /// Lost positions that are enough from this one on: the first answer that leads to a known one, or else the first.
    fn enough(&mut self, start: &Crosses) -> usize {
        let (mut met, mut open) = (BTreeSet::from([least(start)]), VecDeque::from([start.clone()]));
        while let Some(here) = open.pop_front() {
            for next in Self::free(&here).into_iter().map(|cell| Self::with(&here, cell)).collect::<Vec<_>>() {
                if is_dead(&next, self.k) {
                    continue;
                }
                let lost: Vec<Crosses> = self.replies(&next).into_iter().map(|cell| Self::with(&next, cell)).collect();
                let known = lost.iter().find(|lost| met.contains(&least(lost))).or(lost.first());
                if let Some(then) = known.filter(|then| !met.contains(&least(then))) {
                    met.insert(least(then));
                    open.push_back(then.clone());
                }
            }
        }
        met.len()
    }
}

/// The living board of a position, with how many crosses kill it.
fn living(case: &Case, text: &str) -> (Crosses, Known) {
    let k = case.met.param("k").parse().unwrap_or(3);
    let boards: Vec<Crosses> = text.split('|').map(|board| read(board.trim())).collect();
    let living = boards.iter().find(|board| !is_dead(board, k) && !Known::free(board).is_empty());
    (living.or(boards.first()).cloned().unwrap_or_default(), Known { k, lost: BTreeMap::new() })
}

fn start(case: &Case) -> std::sync::Arc<dyn duel::place::Place> {
    let is_won = is_lost(&*case.met.place) == Some(false);
    if is_won { left(case, "notakto-move-searched") } else { case.met.place.clone() }
}

/// So many lost positions are enough.
pub fn look(case: &Case) -> Held {
    let (crosses, mut known) = living(case, &start(case).text());
    is(known.is_lost(&crosses), || "it is not lost".into()).and(|| same(case.size("lost"), known.enough(&crosses)))
}

/// Every cross that completes no line has its row, or an image of it has, and the answers are all that lead to a lost position.
pub fn proof(case: &Case) -> Held {
    let start = start(case);
    let (crosses, mut known) = living(case, &start.text());
    let free = Known::free(&crosses).into_iter().map(|cell| Known::with(&crosses, cell));
    let quiet: BTreeSet<Crosses> = free.filter(|next| !is_dead(next, known.k)).map(|next| least(&next)).collect();
    let one = |row: &Vec<String>| {
        let Ok(step) = start.play(&row[0]) else { return Held::False(format!("{row:?}")) };
        let lost = |answer: &str| step.next.play(answer).ok().and_then(|then| is_lost(&*then.next));
        all(row[1].split(' ').map(|answer| same(board(answer), board(&row[0])).and(|| found(true, lost(answer)))))
    };
    let count = rows(case).len();
    is(count == quiet.len().min(12), || format!("{count} of {}", quiet.len()))
        .and(|| same(known.is_lost(&crosses), true))
        .and(|| all(rows(case).iter().map(one)))
}
