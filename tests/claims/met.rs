//! The positions that sentences are held against: random games from every start, normal and misère, their last moves first; and from
//! starts that nobody offers, with other numbers, other settings and other things on the board.

use std::collections::{HashMap, HashSet};
use std::sync::Arc;
use std::time::{Duration, Instant};

use num_traits::ToPrimitive;

use duel::answer::Answer;
use duel::game::Family;
use duel::house::{Entry, Preset};
use duel::place::Place;
use ground::rules::Eye;
use solve::judge::control::Control;
use solve::judge::oracle::Scope;

use crate::chance::random_move;
use crate::corners::{ALONE, CORNERS, Corner};
use crate::dice::Dice;
use crate::purse::Means;
use crate::shake::shake;
use crate::starts::{HEAVY, house, shortened};

/// Plies of a random game at most.
const PLIES: usize = 400;

/// Random games from a start before numbers become larger, and moves are no longer played by their notation.
const FAR: u64 = 100;

/// Moves of which one is taken by its number.
const FEW: usize = 1_000;

/// The last plies of a game, all of which are looked at.
const LAST: usize = 6;

/// How many times dearer a unit of work is in some games.
const DEARER: u64 = 8;

/// How much is looked at in one game.
#[derive(Clone, Copy)]
pub struct Budget {
    /// Positions.
    pub positions: usize,
    /// Random games that bring nothing new before a start is left.
    pub idle: u32,
    /// Positions of a random game that are too dear before the rest of it is left.
    pub dear: usize,
    /// Work that one position may cost the oracle; dearer ones are passed over.
    pub each: u64,
    /// Work that all positions together may cost it.
    pub all: u64,
    /// How long it may take; a test has no such bound, for it must see the same every time.
    pub time: Option<Duration>,
    /// What holding each message may cost.
    pub means: Means,
}

/// Games whose plain referee is slow: fewer of their positions are looked at.
const SLOW: [&str; 2] = ["chess-ending", "turning-corners"];

impl Budget {
    fn smaller(self) -> Self {
        Budget { positions: self.positions / 2, ..self }
    }
}

/// A position met, and what the oracle says of it.
#[allow(dead_code, reason = "predicates of games ask for what they need")]
pub struct Met {
    /// Where it was met, so that a person can ask for it.
    pub way: String,
    /// The game.
    pub entry: Entry,
    /// The position.
    pub place: Arc<dyn Place>,
    /// Everything the oracle says.
    pub answer: Answer,
}

#[allow(dead_code, reason = "predicates of games ask for what they need")]
impl Met {
    /// A parameter of the variant as text.
    pub fn param(&self, name: &str) -> String {
        self.place
            .params()
            .iter()
            .find(|(param, _)| param.name == name)
            .map(|(_, setting)| setting.write())
            .unwrap_or_default()
    }

    /// Whether the variant is in misère play.
    pub fn is_misere(&self) -> bool {
        self.entry.card.params.iter().any(|param| param.name == "misere") && self.param("misere") == "true"
    }
}

/// The games that are asked for: all, or with `XORCLE_ONLY=id,id` in the environment, these.
pub fn games() -> Vec<Entry> {
    let only = std::env::var("XORCLE_ONLY").unwrap_or_default();
    let is_wanted = |entry: &&Entry| only.is_empty() || only.split(',').any(|id| id == entry.id);
    house().entries().iter().filter(is_wanted).cloned().collect()
}

/// The game, its settings, and the position.
type Start = (&'static str, &'static [(&'static str, &'static str)], &'static str);

/// Starts that no preset is, with their parameters: the last edge, a mix that was fixed, kings that guard a pawn's way.
const MORE: &[Start] = &[
    ("chess-ending", &[("material", "KPK")], "5K1k/8/4P3/8/8/8/8/8 b - - 0 1"),
    ("chess-ending", &[("material", "KPK")], "8/8/8/8/8/8/P3K1k1/8 b - - 0 1"),
    ("chess-ending", &[("material", "KPK")], "8/6K1/8/3k4/8/8/7P/8 b - - 0 1"),
    ("chess-ending", &[("material", "KPK")], "7K/2k5/8/8/8/6P1/8/8 w - - 0 1"),
    ("chess-ending", &[("material", "KPK")], "8/4k3/8/4K3/4P3/8/8/8 w - - 0 1"),
    ("chess-ending", &[("material", "KPK")], "8/4k3/8/4K3/4P3/8/8/8 b - - 0 1"),
    ("chess-ending", &[("material", "KPK")], "8/8/4k3/8/4K3/8/4P3/8 b - - 0 1"),
    ("chess-ending", &[("material", "KPK")], "8/8/8/4k3/8/8/4K2P/8 w - - 0 1"),
    ("chess-ending", &[("material", "KPK")], "8/1k1K4/6R1/8/8/8/8/8 w - - 0 1"),
    ("checkers", &[], ".b....../..b.b.../......../..w.w.../......../......../......../........ b"),
    ("dots-and-boxes", &[("rows", "1"), ("cols", "1")], "a1-b1,a1-a2,a2-b2"),
    (
        "dots-and-boxes",
        &[("rows", "3"), ("cols", "3")],
        "a1-a2,b1-b2,c1-c2,d1-d2,a2-a3,b2-b3,c2-c3,d2-d3,a3-a4,b3-b4,c3-c4,d3-d4",
    ),
    ("cops-and-robber", &[("graph", "a-b,b-c,c-d,d-a,c-e")], "-"),
    ("loopy", &[], "a,a,i,b,f,e,h"),
    ("loopy", &[], "a,a,h,a,h,g,a,a"),
    ("matrix", &[("second", "1/2,1/4,1/4")], "0,-1,1;1,0,-1;-1,1,0"),
    ("matrix", &[("first", "1/2,1/2"), ("second", "1/4,3/4")], "-2,3;3,-4"),
    ("matrix", &[], "3,1;4,2"),
    ("kuhn-poker", &[("second", "J:bet=1/3,call=0;Q:bet=0,call=1/2;K:bet=1,call=1")], "-"),
    ("kuhn-poker", &[("first", "J:bet=1/2,call=0;Q:bet=0,call=1/2;K:bet=1,call=1")], "-"),
    ("voting", &[], "3:1,1,1,1"),
    ("coalition", &[("kind", "cost")], "A=1,B=1,AB=1,C=1,AC=1,BC=1,ABC=2"),
    ("coalition", &[], "A=3"),
    ("bankruptcy", &[], "250:100,200,300 @25,75,150"),
];

fn corner((_, params, position): &Corner) -> Preset {
    Preset {
        params: params.iter().map(|(name, text)| ((*name).to_owned(), (*text).to_owned())).collect(),
        position: position.map(str::to_owned),
    }
}

/// The positions of a game that are looked at whatever they cost, with what the oracle says of them.
fn alone(entry: &Entry) -> impl Iterator<Item = Met> {
    ALONE.iter().filter(|(id, ..)| *id == entry.id).map(|named| {
        let place = entry.open_preset(&corner(named)).unwrap_or_else(|fault| panic!("{named:?}: {fault:?}"));
        let answer = place.judge(Scope::Advice, &Control::new()).expect("nobody stops it");
        let way = format!("{}{}:{}", entry.id, place.params().brackets(&entry.params()), shortened(&place.text()));
        Met { way, entry: entry.clone(), place, answer }
    })
}

/// Every start of a game: its own, each preset, and the same in misère play where the game has one.
fn starts(entry: &Entry) -> Vec<Arc<dyn Place>> {
    let own = (!HEAVY.contains(&entry.id.as_str())).then(Preset::default);
    let corners: Vec<Preset> = CORNERS.iter().filter(|(id, ..)| *id == entry.id).map(corner).collect();
    let presets: Vec<Preset> = own.iter().chain(&corners).chain(&entry.presets).cloned().collect();
    let has_misere = entry.card.params.iter().any(|param| param.name == "misere");
    let turned = presets.iter().filter(|_| has_misere).map(|preset| {
        let mut preset = preset.clone();
        let is_misere = preset.params.iter().any(|(name, text)| name == "misere" && text == "true");
        preset.params.retain(|(name, _)| name != "misere");
        preset.params.push(("misere".into(), (!is_misere).to_string()));
        preset
    });
    let turned: Vec<Preset> = turned.collect();
    let more = MORE.iter().filter(|(id, ..)| *id == entry.id).map(|(_, params, position)| Preset {
        params: params.iter().map(|(name, text)| ((*name).into(), (*text).to_string())).collect(),
        position: Some((*position).to_string()),
    });
    let more: Vec<Preset> = more.collect();
    // What a game keeps for all its positions, such as a table of endings, is made without a limit.
    for place in more.iter().filter_map(|preset| entry.open_preset(preset).ok()) {
        place.value(&Control::new()).expect("nobody stops it");
    }
    // A variant that cannot be played the other way is left out.
    presets.iter().chain(&turned).chain(&more).filter_map(|preset| entry.open_preset(preset).ok()).collect()
}

/// How the walk through the positions of a game went.
#[derive(Clone, Copy, Default)]
pub struct Course {
    /// Positions that were too dear for the oracle.
    pub dear: usize,
    /// Whether it ended because nothing new was found.
    pub is_whole: bool,
}

/// Meets positions of a game that are not over, each once, and hands them over with what the oracle says. Positions that are too
/// large for the oracle are passed over.
pub fn meet(entry: &Entry, budget: Budget, mut then: impl FnMut(&Met)) -> Course {
    alone(entry).for_each(|met| then(&met));
    let budget = if SLOW.contains(&entry.id.as_str()) { budget.smaller() } else { budget };
    let starts = starts(entry);
    let mut walk = Walk::new(entry, budget, starts.len());
    let mut idle = vec![0; starts.len()];
    for seed in 0.. {
        let mut is_done = true;
        for (start, idle) in starts.iter().zip(&mut idle) {
            if *idle >= budget.idle || walk.is_over() {
                continue;
            }
            is_done = false;
            let before = walk.left;
            walk.play_from(start, seed, &mut then);
            *idle = if walk.left < before { 0 } else { *idle + 1 };
        }
        if is_done {
            break;
        }
    }
    Course { dear: walk.dear, is_whole: walk.left > 0 && !walk.is_over() }
}

/// What a random move leaves that is played by its notation, if there is one.
fn played(place: &Arc<dyn Place>, dice: &mut Dice) -> Option<Arc<dyn Place>> {
    let mv = random_move(&**place, dice)?;
    let step = place.play(&mv);
    Some(step.unwrap_or_else(|fault| panic!("{}: {mv} is listed and refused: {fault:?}", place.text())).next)
}

/// The same by the number of the move, which takes less work.
fn stepped(place: &Arc<dyn Place>, dice: &mut Dice) -> Option<Arc<dyn Place>> {
    let (_, total) = place.moves(0);
    let few = total.to_usize().filter(|total| (1..=FEW).contains(total) && place.ending().is_none());
    // Where there are very many moves, those that can be pointed out have their turn.
    let Some(few) = few else { return played(place, dice) };
    let (wanted, mut number, mut found) = (dice.below(few), 0, None);
    place.each(few, &mut |next| {
        number += 1;
        found = (number > wanted).then_some(next);
        found.is_none()
    });
    found
}

/// Whether a unit of work takes long: heavy openings, and moves that are mixed.
fn is_dear(entry: &Entry) -> bool {
    HEAVY.contains(&entry.id.as_str()) || entry.card.family == Family::Secrets
}

struct Walk<'e> {
    entry: &'e Entry,
    seen: HashSet<(usize, String)>,
    /// The variants that were opened, by their settings; each is opened once, for its oracle keeps what it knows.
    variants: HashMap<String, (usize, Arc<dyn Place>)>,
    budget: Budget,
    /// Positions that one random game may bring.
    share: usize,
    left: usize,
    work: u64,
    dear: usize,
    begun: Instant,
}

impl<'e> Walk<'e> {
    fn new(entry: &'e Entry, budget: Budget, starts: usize) -> Self {
        Walk {
            entry,
            seen: HashSet::new(),
            variants: HashMap::new(),
            budget,
            // Every start has its turn more than once.
            share: (budget.positions / (3 * starts.max(1))).max(LAST),
            left: budget.positions,
            work: 0,
            dear: 0,
            begun: Instant::now(),
        }
    }

    /// A random game from a start, or from one like it; the start itself comes before all games from it.
    fn play_from(&mut self, start: &Arc<dyn Place>, seed: u64, then: &mut impl FnMut(&Met)) {
        if seed == 0 {
            let (variant, start) = self.in_its_variant(start);
            self.look_at(variant, &start, 0, seed, then);
        }
        let is_heavy = HEAVY.contains(&self.entry.id.as_str());
        let shaken = (seed % 2 == 1 && !is_heavy)
            .then(|| shake(self.entry, &**start, seed > FAR, &mut Dice::new(seed)))
            .flatten();
        self.play_out(shaken.as_ref().unwrap_or(start), seed, then);
    }

    fn is_over(&self) -> bool {
        let is_late = self.budget.time.is_some_and(|time| self.begun.elapsed() > time);
        self.left == 0 || self.work > self.budget.all || is_late
    }

    /// The same position of the variant that was opened first with these settings, and its number.
    fn in_its_variant(&mut self, place: &Arc<dyn Place>) -> (usize, Arc<dyn Place>) {
        let count = self.variants.len();
        let settings = format!("{:?}", place.params());
        let (number, first) = self.variants.entry(settings).or_insert_with(|| (count, place.clone()));
        (*number, first.reads(&place.kept()).unwrap_or_else(|_| place.clone()))
    }

    fn play_out(&mut self, start: &Arc<dyn Place>, seed: u64, then: &mut impl FnMut(&Met)) {
        let mut dice = Dice::new(seed);
        let (variant, start) = self.in_its_variant(start);
        let mut met = vec![start];
        while met.len() < PLIES {
            let place = met.last().expect("the start");
            let next = if seed > FAR { stepped(place, &mut dice) } else { played(place, &mut dice) };
            let Some(next) = next else { break };
            met.push(next);
        }
        // The last moves, and some between, or all where so many are wanted.
        let spread = met.len().div_ceil(self.share.max(8));
        let later = met.iter().enumerate().rev();
        let later = later.filter(|(i, _)| met.len() - i <= LAST + 1 || i % spread == 0);
        let before = self.dear;
        for (ply, place) in later.take(self.share) {
            // Where some are too dear, those before them are as well.
            if self.is_over() || self.dear >= before + self.budget.dear {
                return;
            }
            self.look_at(variant, place, ply, seed, then);
        }
    }

    /// Looks at a position that was not met yet.
    fn look_at(&mut self, variant: usize, place: &Arc<dyn Place>, ply: usize, seed: u64, then: &mut impl FnMut(&Met)) {
        if place.ending().is_some() || !self.seen.insert((variant, place.text())) {
            return;
        }
        let Some(answer) = self.judged(&**place) else {
            self.dear += 1;
            return;
        };
        let name = format!("{}{}", self.entry.id, place.params().brackets(&self.entry.params()));
        let way = format!("{name}:{} (seed {seed}, ply {ply})", shortened(&place.text()));
        self.left -= 1;
        then(&Met { way: way.clone(), entry: self.entry.clone(), place: place.clone(), answer });
        // What the side that waits is told, where it does not see what the mover sees.
        let waiting = place.seen_by(Eye::Of(place.to().other()));
        if waiting.text() != place.text()
            && let Some(answer) = self.judged(&*waiting)
        {
            then(&Met { way: format!("{way}, waiting"), entry: self.entry.clone(), place: waiting, answer });
        }
    }

    /// What the oracle says; `None`: that costs more than one position may.
    fn judged(&mut self, place: &dyn Place) -> Option<Answer> {
        let control = Control::new();
        let answer = control.ration(self.budget.each, |control| place.judge(Scope::Advice, control));
        let weight = if is_dear(self.entry) { DEARER } else { 1 };
        self.work = self.work.saturating_add((control.progress().0 + 1) * weight);
        answer.expect("nobody stops it")
    }
}
