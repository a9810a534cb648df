//! What coalitions are worth by the words of each game, and what follows from that by counting everything.

use std::collections::BTreeSet;
use std::sync::OnceLock;

use num_traits::{One, Signed, Zero};

use ground::num::{Int, Ratio};

use crate::claim::{Case, Held, is, same};
use crate::purse::work;

/// Players up to which collections of coalitions are tried.
const TRIED: usize = 4;

/// A worth for each coalition by its mask, the split on the table, and whether a cost is shared.
pub struct Deal {
    pub players: usize,
    pub is_cost: bool,
    pub split: Option<Vec<Ratio>>,
    worths: Vec<Ratio>,
}

/// A number such as `3`, `-7/12` or `2.5`.
pub fn rational(text: &str) -> Ratio {
    let (above, below) = text.trim().split_once('/').unwrap_or((text.trim(), "1"));
    let (whole, part) = above.split_once('.').unwrap_or((above, ""));
    let int = |text: &str| text.parse::<Int>().unwrap_or_else(|_| panic!("{text} is no number"));
    let ten = Int::from(10).pow(part.len() as u32);
    Ratio::new(int(&format!("{whole}{part}")), int(below) * ten)
}

/// The letters of a coalition.
pub fn letters(mask: u32) -> String {
    (0..26u8).filter(|player| mask >> player & 1 == 1).map(|player| (b'A' + player) as char).collect()
}

/// The mask of letters.
pub fn mask(letters: &str) -> u32 {
    letters.bytes().fold(0, |mask, letter| mask | 1 << (letter - b'A'))
}

impl Deal {
    /// The deal of a position, read by the words of its game.
    pub fn of(case: &Case) -> Deal {
        let text = case.met.place.text();
        let mut parts = text.split_whitespace();
        let told = parts.next().expect("what is brought");
        let split = parts.next().map(|split| split.trim_start_matches('@').split(',').map(rational).collect());
        let id = case.met.entry.card.id;
        let is_cost = id == "airport" || id == "coalition" && case.met.param("kind") == "cost";
        let (players, worth) = brought(case, id, told);
        Deal { is_cost, split, ..Deal::by(players, worth) }
    }

    /// So many players, and what each coalition of them is worth.
    pub fn by(players: usize, worth: impl Fn(u32) -> Ratio) -> Deal {
        let worths = (0..1u32 << players).map(|mask| if mask == 0 { Ratio::zero() } else { worth(mask) }).collect();
        Deal { players, is_cost: false, split: None, worths }
    }

    pub fn all(&self) -> u32 {
        (1 << self.players) - 1
    }

    /// What a coalition has or pays alone.
    pub fn of_mask(&self, mask: u32) -> Ratio {
        self.worths[mask as usize].clone()
    }

    /// The same number where more is better.
    pub fn turn(&self, number: Ratio) -> Ratio {
        if self.is_cost { -number } else { number }
    }

    pub fn sum(&self, split: &[Ratio], mask: u32) -> Ratio {
        (0..self.players).filter(|player| mask >> player & 1 == 1).map(|player| &split[player]).sum()
    }

    /// What a coalition gains, or saves, by leaving.
    pub fn gain(&self, split: &[Ratio], mask: u32) -> Ratio {
        self.turn(self.of_mask(mask) - self.sum(split, mask))
    }

    /// Whether all there is can be split so that no player is worse off than alone.
    pub fn is_fair(&self) -> bool {
        let own = |player: usize| self.turn(self.of_mask(1 << player));
        (0..self.players).map(own).sum::<Ratio>() <= self.turn(self.of_mask(self.all()))
    }

    /// What each adds on average over all orders in which the players come; `None`: too many orders.
    pub fn shapley(&self) -> Option<Vec<Ratio>> {
        if self.players > 7 {
            return None;
        }
        let mut sums = vec![Ratio::zero(); self.players];
        let orders = self.come(0, &mut sums);
        Some(sums.into_iter().map(|sum| sum / Ratio::from_integer(orders.into())).collect())
    }

    /// Lets every player come who is not here yet; how many orders that makes.
    fn come(&self, here: u32, sums: &mut [Ratio]) -> u64 {
        if here == self.all() {
            return 1;
        }
        let mut orders = 0;
        for player in (0..self.players).filter(|player| here >> player & 1 == 0) {
            let with = here | 1 << player;
            let own = self.come(with, sums);
            sums[player] += (self.of_mask(with) - self.of_mask(here)) * Ratio::from_integer(own.into());
            orders += own;
        }
        orders
    }

    /// What each adds on average to the coalitions of others.
    pub fn banzhaf(&self) -> Vec<Ratio> {
        let count = Ratio::from_integer((1u64 << (self.players - 1)).into());
        let adds = |player: usize| {
            let others = (0..=self.all()).filter(|mask| mask >> player & 1 == 0);
            others.map(|mask| self.of_mask(mask | 1 << player) - self.of_mask(mask)).sum::<Ratio>() / &count
        };
        (0..self.players).map(adds).collect()
    }

    /// Every way to fill the day of each player with few of these coalitions, whose weights these ways tell; `None`: too many players.
    pub fn balanced(&self, masks: &[u32]) -> Option<impl Iterator<Item = Vec<(u32, Ratio)>> + use<>> {
        if self.players > TRIED {
            return None;
        }
        let all = balanced(self.players);
        work(all.len());
        let meant = masks.iter().fold(0u32, |meant, mask| meant | 1 << mask);
        let are_meant = move |ways: &&Vec<(u32, Ratio)>| ways.iter().all(|(mask, _)| meant >> mask & 1 == 1);
        Some(all.iter().filter(are_meant).cloned())
    }

    /// Whether the sums of these coalitions, with that of all, leave one split alone: no other direction keeps them all.
    pub fn settles(&self, masks: &[u32]) -> Held {
        let row = |mask: &u32| -> Vec<Ratio> {
            (0..self.players).map(|player| Ratio::from_integer((mask >> player & 1).into())).collect()
        };
        let mut rows: Vec<Vec<Ratio>> = masks.iter().chain([&self.all()]).map(row).collect();
        let mut rank = 0;
        for column in 0..self.players {
            let Some(pivot) = (rank..rows.len()).find(|row| !rows[*row][column].is_zero()) else { continue };
            rows.swap(rank, pivot);
            let own = rows[rank].clone();
            for row in rows.iter_mut().skip(rank + 1) {
                let times = &row[column] / &own[column];
                row.iter_mut().zip(&own).for_each(|(cell, own)| *cell -= &times * own);
            }
            rank += 1;
        }
        same(rank, self.players)
    }

    /// Whether this is the nucleolus, by Kohlberg's test: whatever level is taken, the coalitions that are spared no more than that have
    /// positive weights that fill each player's day, where players who have just their own worth may help.
    pub fn is_nucleolus(&self, split: &[Ratio]) -> Held {
        let spared = |mask: u32| -self.gain(split, mask);
        let is_fair = self.is_fair();
        let lacks = (0..self.players).find(|player| spared(1 << player).is_negative());
        let told = same(split.iter().sum::<Ratio>(), self.of_mask(self.all()))
            .and(|| is(!is_fair || lacks.is_none(), || format!("player {lacks:?} gets less than alone")));
        if self.players > TRIED {
            return told.and(|| Held::Open);
        }
        let helpers: Vec<u32> =
            (0..self.players).map(|player| 1 << player).filter(|mask| is_fair && spared(*mask).is_zero()).collect();
        let mut levels: Vec<Ratio> = (1..self.all()).map(spared).collect();
        levels.sort();
        levels.dedup();
        let tests = levels.into_iter().map(|level| {
            let tight: Vec<u32> = (1..self.all()).filter(|mask| spared(*mask) <= level).collect();
            let tried: BTreeSet<u32> = tight.iter().chain(&helpers).copied().collect();
            let tried: Vec<u32> = tried.into_iter().collect();
            let found = self.balanced(&tried).expect("few players");
            let weighty: BTreeSet<u32> =
                found.flatten().filter(|(_, weight)| weight.is_positive()).map(|(mask, _)| mask).collect();
            let idle = tight.iter().find(|mask| !weighty.contains(mask));
            is(idle.is_none(), || format!("{} can be spared more than {level}", letters(*idle.expect("found"))))
        });
        let tests: Vec<Held> = tests.collect();
        told.and(|| crate::claim::all(tests))
    }
}

/// Coalitions with the part of its day that each takes.
type Filled = Vec<(u32, Ratio)>;

/// Every way to fill the day of each of so many players with as few coalitions or fewer, made once.
fn balanced(players: usize) -> &'static [Filled] {
    static ALL: [OnceLock<Vec<Filled>>; TRIED + 1] = [const { OnceLock::new() }; TRIED + 1];
    ALL[players].get_or_init(|| {
        let mut collections: Vec<Vec<u32>> = vec![Vec::new()];
        for mask in 1..1 << players {
            let shorter = collections.iter().filter(|own| own.len() < players);
            let longer: Vec<Vec<u32>> = shorter.map(|own| [&own[..], &[mask]].concat()).collect();
            collections.extend(longer);
        }
        collections.into_iter().filter_map(|own| filled(players, &own)).collect()
    })
}

/// The only weights of these coalitions, none negative, that fill each player's day.
fn filled(players: usize, masks: &[u32]) -> Option<Vec<(u32, Ratio)>> {
    let row = |player: usize| -> Vec<Ratio> {
        let cells = masks.iter().map(|mask| Ratio::from_integer((mask >> player & 1).into()));
        cells.chain([Ratio::one()]).collect()
    };
    let mut rows: Vec<Vec<Ratio>> = (0..players).map(row).collect();
    let mut solved = 0;
    for column in 0..masks.len() {
        let pivot = (solved..rows.len()).find(|row| !rows[*row][column].is_zero())?;
        rows.swap(solved, pivot);
        let by = rows[solved][column].clone();
        rows[solved].iter_mut().for_each(|cell| *cell /= &by);
        let own = rows[solved].clone();
        for (_, row) in rows.iter_mut().enumerate().filter(|(number, _)| *number != solved) {
            let times = row[column].clone();
            row.iter_mut().zip(&own).for_each(|(cell, own)| *cell -= &times * own);
        }
        solved += 1;
    }
    let weights: Vec<Ratio> = rows.iter().take(solved).map(|row| row[masks.len()].clone()).collect();
    let is_filled = rows.iter().skip(solved).all(|row| row[masks.len()].is_zero());
    let fits = is_filled && !masks.is_empty() && weights.iter().all(|weight| !weight.is_negative());
    fits.then(|| masks.iter().copied().zip(weights).collect())
}

/// How many players there are, and what each coalition of them is worth by the words of the game.
fn brought<'t>(case: &Case, id: &str, told: &'t str) -> (usize, Box<dyn Fn(u32) -> Ratio + 't>) {
    let list = |text: &str| text.split(',').map(rational).collect::<Vec<Ratio>>();
    let members = |mask: u32, count: usize| (0..count).filter(move |player| mask >> player & 1 == 1);
    match id {
        "airport" => {
            let needs = list(told);
            let worth = move |mask: u32| {
                members(mask, needs.len()).map(|player| needs[player].clone()).max().expect("somebody")
            };
            (list(told).len(), Box::new(worth))
        }
        "bankruptcy" => {
            let (estate, claims) = told.split_once(':').expect("claims");
            let (estate, claims) = (rational(estate), list(claims));
            let players = claims.len();
            let worth = move |mask: u32| {
                let others: Ratio = members(!mask, players).map(|player| &claims[player]).sum();
                (&estate - others).max(Ratio::zero())
            };
            (players, Box::new(worth))
        }
        "voting" => {
            let (quota, weights) = told.split_once(':').expect("weights");
            let (quota, weights) = (rational(quota), list(weights));
            let players = weights.len();
            let worth = move |mask: u32| {
                let votes: Ratio = members(mask, players).map(|player| &weights[player]).sum();
                Ratio::from_integer(i32::from(votes >= quota).into())
            };
            (players, Box::new(worth))
        }
        "glove" => {
            let gloves: Vec<u32> = told.split(',').map(|n| n.parse().expect("a number")).collect();
            let left = (1u32 << gloves[0]) - 1;
            let worth = move |mask: u32| {
                Ratio::from_integer((mask & left).count_ones().min((mask & !left).count_ones()).into())
            };
            ((gloves[0] + gloves[1]) as usize, Box::new(worth))
        }
        "flow-game" => {
            let pipes = pipes(told);
            let named = pipes.iter().map(|pipe| pipe.owner + 1).max().unwrap_or(1);
            let players = case.met.param("players").parse().ok().filter(|players| *players > 0).unwrap_or(named);
            let worth = move |mask: u32| flow(pipes.iter().filter(|pipe| mask >> pipe.owner & 1 == 1));
            (players, Box::new(worth))
        }
        _ => {
            let worths: Vec<(u32, Ratio)> = told
                .split(',')
                .filter_map(|worth| worth.split_once('='))
                .map(|(names, worth)| (mask(names), rational(worth)))
                .collect();
            let named = worths.iter().fold(0, |all, (mask, _)| all | mask);
            let players = case.met.param("players").parse().ok().filter(|players| *players > 0);
            let players = players.unwrap_or((32 - named.leading_zeros()) as usize);
            let worth = move |mask: u32| {
                worths.iter().find(|(own, _)| *own == mask).map_or_else(Ratio::zero, |(_, worth)| worth.clone())
            };
            (players, Box::new(worth))
        }
    }
}

/// A pipe `from>to=4A`.
pub struct Pipe<'t> {
    pub from: &'t str,
    pub to: &'t str,
    pub capacity: Ratio,
    pub owner: usize,
    pub text: &'t str,
}

pub fn pipes(told: &str) -> Vec<Pipe<'_>> {
    let pipe = |text: &'_ str| -> Option<(usize, usize, usize)> {
        let arrow = text.find('>')?;
        let is = text.find('=')?;
        Some((arrow, is, text.len() - 1))
    };
    told.split(',')
        .filter_map(|text| {
            let (arrow, is, owner) = pipe(text)?;
            Some(Pipe {
                from: &text[..arrow],
                to: &text[arrow + 1..is],
                capacity: rational(&text[is + 1..owner]),
                owner: (text.as_bytes()[owner] - b'A') as usize,
                text,
            })
        })
        .collect()
}

/// The greatest flow from `s` to `t`, by pushing more along a shortest free way as long as there is one.
pub fn flow<'p>(pipes: impl Iterator<Item = &'p Pipe<'p>>) -> Ratio {
    let mut free: Vec<(&str, &str, Ratio)> = Vec::new();
    for pipe in pipes {
        free.push((pipe.from, pipe.to, pipe.capacity.clone()));
        free.push((pipe.to, pipe.from, Ratio::zero()));
    }
    let mut total = Ratio::zero();
    loop {
        let mut met: Vec<(&str, Option<usize>, usize)> = vec![("s", None, 0)];
        let mut next = 0;
        while next < met.len() {
            for (arc, (from, to, room)) in free.iter().enumerate() {
                if *from == met[next].0 && room.is_positive() && met.iter().all(|(node, ..)| node != to) {
                    met.push((to, Some(arc), next));
                }
            }
            next += 1;
        }
        let Some(mut at) = met.iter().position(|(node, ..)| *node == "t") else { return total };
        let mut way = Vec::new();
        while let (_, Some(arc), before) = met[at] {
            way.push(arc);
            at = before;
        }
        let more = way.iter().map(|arc| free[*arc].2.clone()).min().expect("a way has pipes");
        for arc in way {
            free[arc].2 -= &more;
            free[arc ^ 1].2 += &more;
        }
        total += more;
    }
}
