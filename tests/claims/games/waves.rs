//! What is said of `waves`, message by message.

pub mod ground;
pub mod world;

use std::collections::{BTreeSet, HashSet};

use ::ground::scene::Spot;
use solve::judge::reason::Exhibit;

use super::loopy;
use crate::claim::Kind::{Fact, Part};
use crate::claim::{Case, Held, Table, all, is, same};
use crate::referee::{Fate, best_next, moves};
use ground::Ground;
use world::{Key, Kind, Known, World};

/// Every message with what decides it.
pub const TABLE: Table = &[
    ("waves-move", Part),
    ("waves-leaves", Part),
    ("waves-value", Part),
    ("waves-plies", Part),
    ("waves-claim-won", Fact(claim_won)),
    ("waves-claim-won-some-time", Fact(claim_won_some_time)),
    ("waves-claim-lost", Fact(claim_lost)),
    ("waves-claim-lost-some-time", Fact(claim_lost_some_time)),
    ("waves-claim-drawn", Fact(claim_drawn)),
    ("waves-look-won", Fact(look_won)),
    ("waves-look-lost", Fact(look_lost)),
    ("waves-look-drawn", Fact(look_drawn)),
    ("waves-place-won", Fact(place_won)),
    ("waves-place-lost", Fact(place_lost)),
    ("waves-place-drawn", Fact(place_drawn)),
    ("waves-move-won", Fact(move_won)),
    ("waves-stay", Fact(stay)),
    ("waves-stall", Fact(stall)),
    ("waves-stall-any", Fact(every_move_is_lost)),
    ("waves-does-catch", Part),
    ("waves-does-away", Part),
    ("waves-pocket", Fact(pocket)),
];

/// Moves and positions that an exhibit shows at most.
const SHOWN: usize = 40;

/// Every move with what it leaves to the opponent.
pub fn outlook(case: &Case, ground: &Ground) -> Option<Vec<(String, Known)>> {
    let moves = moves(&*case.met.place, 5_000)?;
    Some(moves.into_iter().map(|(text, next)| (text, ground.at(&ground.read(&next.text())))).collect())
}

/// How many moves leave this to the opponent.
pub fn leaving(outlook: &[(String, Known)], fate: Fate) -> usize {
    outlook.iter().filter(|(_, known)| known.0 == fate).count()
}

/// Asks what the moves leave, if the world is small enough.
pub fn with(case: &Case, held: impl FnOnce(&Ground, &[(String, Known)]) -> Held) -> Held {
    let Some(ground) = Ground::of(case) else { return Held::Open };
    match outlook(case, &ground) {
        Some(outlook) => held(&ground, &outlook),
        None => Held::Open,
    }
}

fn claim_won(case: &Case) -> Held {
    with(case, |ground, outlook| {
        same((Fate::Won, Some(case.size("plies"))), ground.here())
            .and(|| same(case.size("moves"), leaving(outlook, Fate::Lost)))
    })
}

/// What tokens too many for a sweep leave, by their numbers: whether the mover wins, and how many moves leave a lost opponent.
fn by_numbers(case: &Case) -> Option<(bool, usize, usize)> {
    let (world, key) = World::of(case);
    let is_won = !loopy::is_lost(&world, &key)?;
    let next = world.leads(&key).ok()?;
    let lost = next.iter().filter(|next| loopy::is_lost(&world, next) == Some(true)).count();
    Some((is_won, lost, next.len()))
}

fn claim_won_some_time(case: &Case) -> Held {
    if let Some((is_won, lost, _)) = by_numbers(case) {
        return same((is_won, lost > 0, case.size("moves")), (true, true, lost));
    }
    with(case, |ground, outlook| {
        same(Fate::Won, ground.here().0).and(|| same(case.size("moves"), leaving(outlook, Fate::Lost)))
    })
}

fn claim_lost(case: &Case) -> Held {
    with(case, |ground, _| same((Fate::Lost, Some(case.size("plies"))), ground.here()))
}

fn claim_lost_some_time(case: &Case) -> Held {
    match by_numbers(case) {
        Some((is_won, lost, total)) => {
            same((is_won, lost), (false, 0)).and(|| is(total > 0, || "there is no move".into()))
        }
        None => every_move_is_lost(case),
    }
}

fn every_move_is_lost(case: &Case) -> Held {
    with(case, |_, outlook| same(leaving(outlook, Fate::Won), outlook.len()))
}

fn claim_drawn(case: &Case) -> Held {
    with(case, |ground, outlook| {
        same(Fate::Drawn, ground.here().0).and(|| same(case.size("moves"), leaving(outlook, Fate::Drawn)))
    })
}

fn look_won(case: &Case) -> Held {
    with(case, |ground, outlook| {
        same((case.size("total"), case.size("moves")), (outlook.len(), leaving(outlook, Fate::Lost)))
            .and(|| same(Fate::Won, ground.here().0))
    })
}

fn look_lost(case: &Case) -> Held {
    with(case, |_, outlook| same((case.size("total"), outlook.len()), (outlook.len(), leaving(outlook, Fate::Won))))
}

fn look_drawn(case: &Case) -> Held {
    with(case, |_, outlook| {
        same((case.size("total"), case.size("moves")), (outlook.len(), leaving(outlook, Fate::Drawn)))
            .and(|| same(leaving(outlook, Fate::Lost), 0))
            .and(|| same(case.size("all") == 1, leaving(outlook, Fate::Drawn) == outlook.len()))
    })
}

/// The rows of the table beside a sentence are what the moves leave.
pub fn shown_outlook(case: &Case, ground: &Ground, outlook: &[(String, Known)]) -> Held {
    let Some(Exhibit::Table { rows, focus, .. }) = case.step.and_then(|step| step.shows.as_ref()) else {
        return Held::False("no table is shown".into());
    };
    let found = outlook.iter().take(SHOWN).map(|(text, (fate, plies))| {
        (text.clone(), letter(*fate).to_owned(), plies.map(|plies| plies.to_string()).unwrap_or_default())
    });
    let told: Vec<_> = rows.iter().map(|row| (row[0].clone(), row[1].clone(), row[3].clone())).collect();
    let glad = |fate: Fate| match fate {
        Fate::Lost => 2,
        Fate::Drawn => 1,
        Fate::Won => 0,
    };
    let best = outlook.iter().take(SHOWN).map(|(_, known)| glad(known.0)).max();
    let marked =
        (0..rows.len()).filter(|row| Some(glad(outlook[*row].1.0)) == best).map(|row| (row, 0)).collect::<Vec<_>>();
    let values = rows.iter().zip(outlook).map(|(row, (text, known))| {
        let next = case.met.place.play(text).expect("a listed move is legal").next;
        let told = loopy::told(&ground.world, &ground.read(&next.text())).unwrap_or_else(|| letter(known.0).to_owned());
        same(row[2].clone(), told)
    });
    same(told, found.collect::<Vec<_>>()).and(|| same(focus.clone(), marked)).and(|| all(values))
}

fn letter(fate: Fate) -> &'static str {
    match fate {
        Fate::Won => "N",
        Fate::Drawn => "D",
        Fate::Lost => "P",
    }
}

/// The spots beside the sentence are where these moves go.
fn spots(case: &Case, outlook: &[(String, Known)], is_meant: impl Fn(Fate) -> bool) -> Held {
    let Some(Exhibit::Spots(told)) = case.step.and_then(|step| step.shows.as_ref()) else {
        return Held::False("no spots are shown".into());
    };
    let choices = case.met.place.choices();
    let path = |text: &String| {
        choices.iter().find(|choice| choice.text == *text).and_then(|choice| choice.path.last().copied())
    };
    let meant: Vec<&String> = outlook.iter().filter(|(_, known)| is_meant(known.0)).map(|(text, _)| text).collect();
    let mut found: Vec<Spot> = meant.iter().filter_map(|text| path(text)).collect();
    found.sort_unstable();
    found.dedup();
    if meant.len() > SHOWN {
        return is(told.iter().all(|spot| found.contains(spot)), || "a spot is lit where none of them goes".into());
    }
    same(told.clone(), found)
}

fn place_won(case: &Case) -> Held {
    with(case, |_, outlook| spots(case, outlook, |fate| fate == Fate::Lost))
}

fn place_lost(case: &Case) -> Held {
    with(case, |_, outlook| spots(case, outlook, |_| true).and(|| same(leaving(outlook, Fate::Won), outlook.len())))
}

fn place_drawn(case: &Case) -> Held {
    with(case, |_, outlook| spots(case, outlook, |fate| fate == Fate::Drawn))
}

/// The move told is the best one, and leaves this.
fn leaves(case: &Case, fate: Fate) -> Held {
    with(case, |ground, _| {
        let next = ground.read(&best_next(case).text());
        same(case.text("mv").to_owned(), case.met.answer.best[0].clone()).and(|| same(fate, ground.at(&next).0))
    })
}

fn move_won(case: &Case) -> Held {
    leaves(case, Fate::Lost)
}

fn stay(case: &Case) -> Held {
    leaves(case, Fate::Drawn)
}

fn stall(case: &Case) -> Held {
    with(case, |ground, outlook| {
        let longest = outlook.iter().map(|(_, known)| known.1).max();
        let next = ground.read(&best_next(case).text());
        same(Some(ground.at(&next).1), longest).and(|| same(case.size("only") == 1, outlook.len() == 1))
    })
    .and(|| every_move_is_lost(case))
}

/// The hunter wins although the hunted keeps to these places until the game is over: outside of them nothing is granted to the hunter.
fn pocket(case: &Case) -> Held {
    let Some(ground) = Ground::of(case) else { return Held::Open };
    let world = &ground.world;
    let places: BTreeSet<usize> = case.texts("places").iter().map(|name| world.node(name)).collect();
    let (hunted, hunter) = match world.kind {
        Kind::Mouse => (0, 1),
        Kind::Maze => (1, 0),
        _ => (world.cops, 0),
    };
    // A robber that is not placed yet stands nowhere.
    let stands = |key: &Key| if world.kind == Kind::Cops { key[hunted].wrapping_sub(1) } else { key[hunted] };
    let is_caught = |key: &Key| {
        world.leads(key).is_err_and(|fate| fate == if key.last() == Some(&hunter) { Fate::Won } else { Fate::Lost })
    };
    let inside: Vec<&Key> =
        ground.known.keys().filter(|key| key.len() > hunted + 1 && places.contains(&stands(key))).collect();
    let mut won: HashSet<&Key> = HashSet::new();
    loop {
        let before = won.len();
        for key in &inside {
            let Ok(next) = world.leads(key) else { continue };
            let is_won = |next: &Key| is_caught(next) || won.contains(next);
            let forces = if key.last() == Some(&hunter) { next.iter().any(is_won) } else { next.iter().all(is_won) };
            if forces {
                won.insert(key);
            }
        }
        if won.len() == before {
            break;
        }
    }
    same(case.size("count"), places.len()).and(|| is(won.contains(&ground.key), || "the hunted gets out".into()))
}
