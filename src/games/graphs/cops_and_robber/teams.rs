//! All places of the cops on a graph, in sorted order for they are alike, and all positions swept backwards.

use rustc_hash::{FxBuildHasher, FxHashMap, FxHashSet};

use ground::say;
use solve::judge::control::{Control, Stop};
use solve::judge::value::{Outcome, Value};
use solve::nim_values::loopy::sources;
use solve::retrograde::sweep::{Graph, Start, Sweep, sweep};

/// Positions that are swept at most: places of the cops, times nodes, times two sides to move.
pub const ROOM: usize = 1 << 24;

/// Moves of the cops that are kept at most, from all their places.
const LINKS: usize = 1 << 24;

/// Every place of the cops and who wins from every position.
#[derive(Debug)]
pub struct Teams {
    nodes: usize,
    /// The places of the cops in lexicographic order, each sorted.
    pub places: Vec<Vec<usize>>,
    numbers: FxHashMap<Vec<usize>, usize>,
    sweep: Sweep,
    /// Plies to the capture once the cops have chosen these places, the robber choosing next; `None`: never.
    pub placed: Vec<Option<u64>>,
}

/// The positions of one graph: for each place of the cops and each node of the robber two, the one with the cops to move first.
struct All<'a> {
    near: &'a [Vec<usize>],
    teams: &'a [Vec<usize>],
    /// How many places the cops can go to from each place, and the places from which they can come.
    leads: Vec<u32>,
    before: Vec<Vec<u32>>,
    before_robber: Vec<Vec<usize>>,
}

impl Graph for All<'_> {
    fn nodes(&self) -> usize {
        2 * self.teams.len() * self.near.len()
    }

    fn start(&self, node: usize) -> Start {
        let (team, robber) = (node / 2 / self.near.len(), node / 2 % self.near.len());
        let is_cops = node.is_multiple_of(2);
        if self.teams[team].contains(&robber) {
            return if is_cops { Start::Won } else { Start::Lost };
        }
        Start::Open(if is_cops { self.leads[team] } else { self.near[robber].len() as u32 })
    }

    fn before(&self, node: usize, each: &mut dyn FnMut(usize)) {
        let nodes = self.near.len();
        let (team, robber) = (node / 2 / nodes, node / 2 % nodes);
        if node.is_multiple_of(2) {
            for from in &self.before_robber[robber] {
                each(2 * (team * nodes + from) + 1);
            }
        } else {
            for from in &self.before[team] {
                each(2 * (*from as usize * nodes + robber));
            }
        }
    }
}

impl Teams {
    /// Sweeps all positions of so many cops on a graph; `near[u]` is where a piece can go from `u`.
    pub fn of(near: &[Vec<usize>], cops: usize, control: &Control) -> Result<Self, Stop> {
        let teams = sorted_teams(near.len(), cops, control)?;
        let teams = teams.ok_or_else(|| Stop::TooLarge(say!("too-many-positions", most = ROOM)))?;
        let mut numbers = FxHashMap::with_capacity_and_hasher(teams.len(), FxBuildHasher);
        for (number, team) in teams.iter().enumerate() {
            look(number, control)?;
            numbers.insert(team.clone(), number);
        }
        let (mut leads, mut before) = (Vec::with_capacity(teams.len()), vec![Vec::new(); teams.len()]);
        let mut links = 0;
        for (number, team) in teams.iter().enumerate() {
            let next = steps(near, team, &numbers, control)?;
            links += next.len();
            control.tick(next.len() as u64)?;
            if links > LINKS {
                return Err(Stop::TooLarge(say!("cops-and-robber-too-many", most = LINKS)));
            }
            leads.push(next.len() as u32);
            for to in next {
                before[to].push(number as u32);
            }
        }
        let all = All { near, teams: &teams, leads, before, before_robber: sources(near) };
        let sweep = sweep(&all, control)?;
        let mut found = Teams { nodes: near.len(), numbers, sweep, placed: Vec::new(), places: teams };
        for team in 0..found.places.len() {
            look(team, control)?;
            found.placed.push(found.capture(team));
        }
        Ok(found)
    }

    /// Plies to the capture when the robber chooses a node against this place of the cops.
    fn capture(&self, team: usize) -> Option<u64> {
        let plies = |robber: usize| self.at(team, robber, true).remoteness().map(|plies| plies + 1);
        (0..self.nodes).map(plies).try_fold(0, |most, plies| plies.map(|plies| plies.max(most)))
    }

    /// The number of a place of the cops, in any order.
    pub fn number(&self, cops: &[usize]) -> usize {
        let mut sorted = cops.to_vec();
        sorted.sort_unstable();
        self.numbers[&sorted]
    }

    /// The value to the mover; what is drawn in the sweep the robber has won.
    pub fn at(&self, team: usize, robber: usize, is_cops: bool) -> Value {
        let swept = self.sweep.value(2 * (team * self.nodes + robber) + usize::from(!is_cops));
        if swept == Value::Draw { Value::of_outcome(!is_cops) } else { swept }
    }

    /// The nodes on which the robber, to move, is never caught by these cops.
    pub fn safe(&self, team: usize) -> Vec<usize> {
        (0..self.nodes).filter(|robber| self.at(team, *robber, false).outcome() == Outcome::N).collect()
    }
}

/// Places of the cops between two looks at the reins.
const STRIDE: usize = 1 << 8;

fn look(count: usize, control: &Control) -> Result<(), Stop> {
    if count.is_multiple_of(STRIDE) { control.tick(0) } else { Ok(()) }
}

/// All places of alike cops in lexicographic order; `None` where the positions do not fit.
fn sorted_teams(nodes: usize, cops: usize, control: &Control) -> Result<Option<Vec<Vec<usize>>>, Stop> {
    // Of n nodes and k cops there are (n + k - 1)! / (n - 1)! k! places.
    let count = (0..cops).try_fold(1usize, |count, i| Some(count.checked_mul(nodes + i)? / (i + 1)));
    if count.and_then(|count| count.checked_mul(2 * nodes)).is_none_or(|positions| positions > ROOM) {
        return Ok(None);
    }
    let mut teams = vec![Vec::new()];
    for _ in 0..cops {
        let mut longer = Vec::new();
        for (count, team) in teams.iter().enumerate() {
            look(count, control)?;
            let least = team.last().copied().unwrap_or(0);
            longer.extend((least..nodes).map(|node| [&team[..], &[node]].concat()));
        }
        teams = longer;
    }
    Ok(Some(teams))
}

/// The places the cops can go to from one place, each once. Cops that have stepped are alike again, so that no more are
/// carried on than there are places.
fn steps(
    near: &[Vec<usize>],
    team: &[usize],
    numbers: &FxHashMap<Vec<usize>, usize>,
    control: &Control,
) -> Result<Vec<usize>, Stop> {
    let mut ways = FxHashSet::from_iter([Vec::new()]);
    for cop in team {
        let mut longer = FxHashSet::default();
        for (count, way) in ways.iter().enumerate() {
            look(count, control)?;
            longer.extend(near[*cop].iter().map(|to| {
                let at = way.partition_point(|other| other <= to);
                [&way[..at], &[*to], &way[at..]].concat()
            }));
        }
        ways = longer;
    }
    let mut steps: Vec<usize> = ways.iter().map(|way| numbers[way]).collect();
    steps.sort_unstable();
    Ok(steps)
}
