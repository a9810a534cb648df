//! What is said of `dag`, message by message.

use solve::judge::reason::Exhibit;

use crate::claim::Kind::{Fact, Part, Question, Source};
use crate::claim::{Case, Held, Table, all, is, same};
use crate::referee::{Fate, best_next, moves};

use super::waves::ground::Ground;
use super::waves::world::Key;
use super::waves::{leaving, with};

/// Every message with what decides it.
pub const TABLE: Table = &[
    ("dag-ask", Question),
    ("dag-ask-several", Question),
    ("dag-ask-misere", Question),
    ("dag-look", Fact(look)),
    ("dag-values", Fact(values)),
    ("dag-values-tame", Fact(values_tame)),
    ("dag-values-misere", Fact(values_misere)),
    ("dag-head-outcome", Part),
    ("dag-head-node", Part),
    ("dag-head-targets", Part),
    ("dag-head-value", Part),
    ("dag-head-values", Part),
    ("dag-look-several", Fact(look_several)),
    ("dag-left", Fact(left)),
    ("dag-left-misere", Fact(left_misere)),
    ("dag-place", Fact(place)),
    ("dag-place-misere", Fact(place)),
    ("dag-place-token", Fact(place_token)),
    ("dag-place-none", Fact(every_move_is_lost)),
    ("dag-move", Fact(push)),
    ("dag-move-several", Fact(push_several)),
    ("dag-move-misere", Fact(push)),
    ("dag-stall", Fact(stall)),
    ("dag-claim-won", Fact(claim_won)),
    ("dag-claim-lost", Fact(claim_lost)),
    ("dag-claim-won-several", Fact(claim_won_several)),
    ("dag-claim-lost-several", Fact(claim_lost_several)),
    ("dag-claim-won-misere", Fact(claim_won_misere)),
    ("dag-claim-lost-misere", Fact(claim_lost_misere)),
    ("dag-proof-won", Fact(proof_won)),
    ("dag-proof-won-misere", Fact(proof_won)),
    ("dag-proof-end", Fact(proof_end)),
    ("dag-proof-lost", Fact(proof_lost)),
    ("dag-proof-lost-misere", Fact(proof_lost)),
    ("dag-head-move", Part),
    ("dag-head-leaves", Part),
    ("dag-head-plies", Part),
    ("dag-law", Source),
    ("dag-law-misere", Source),
    ("dag-law-search", Source),
];

/// The nim-value of a node, from its targets.
fn nimber(ground: &Ground, node: usize) -> usize {
    let targets: Vec<usize> = ground.world.near[node].iter().map(|to| nimber(ground, *to)).collect();
    (0..=targets.len()).find(|number| !targets.contains(number)).expect("one is missing")
}

fn sum(ground: &Ground, key: &Key) -> usize {
    key.iter().fold(0, |sum, node| sum ^ nimber(ground, *node))
}

fn look(case: &Case) -> Held {
    let Some(ground) = Ground::of(case) else { return Held::Open };
    same((ground.key.len(), case.size("nimber")), (1, nimber(&ground, ground.key[0])))
}

/// Each node that a token can come to has a row, after those of its targets, with their values and its own.
fn values(case: &Case) -> Held {
    valued(case, |ground, node| nimber(ground, node).to_string())
}

/// The same with misère values behind a stroke.
fn values_tame(case: &Case) -> Held {
    fn misere(ground: &Ground, node: usize) -> usize {
        let targets: Vec<usize> = ground.world.near[node].iter().map(|to| misere(ground, *to)).collect();
        let least = (0..=targets.len()).find(|number| !targets.contains(number)).expect("one is missing");
        if targets.is_empty() { 1 } else { least }
    }
    let pair = |ground: &Ground, node: usize| format!("{}/{}", nimber(ground, node), misere(ground, node));
    is(case.met.is_misere(), || "this is normal play".into()).and(|| valued(case, pair))
}

/// Who must move at a node loses where it has arrows and each leads to where the mover wins.
fn values_misere(case: &Case) -> Held {
    fn is_lost(ground: &Ground, node: usize) -> bool {
        let near = &ground.world.near[node];
        !near.is_empty() && near.iter().all(|to| !is_lost(ground, *to))
    }
    is(case.met.is_misere(), || "this is normal play".into())
        .and(|| valued(case, |ground, node| if is_lost(ground, node) { "P" } else { "N" }.to_owned()))
}

/// Each row tells a node, the values of its targets, which stand in rows before, and its own.
fn valued(case: &Case, value: impl Fn(&Ground, usize) -> String) -> Held {
    let Some(ground) = Ground::of(case) else { return Held::Open };
    let Some(Exhibit::Table { rows, .. }) = case.step.and_then(|step| step.shows.as_ref()) else {
        return Held::False("no table is shown".into());
    };
    let mut told: Vec<usize> = Vec::new();
    let mut helds = Vec::new();
    for row in rows {
        let node = ground.read(&row[0])[0];
        let near = &ground.world.near[node];
        let found: Vec<String> = near.iter().map(|to| value(&ground, *to)).collect();
        helds.push(same((row[1].clone(), row[2].clone()), (found.join(", "), value(&ground, node))));
        helds.push(is(near.iter().all(|to| told.contains(to)), || format!("{} comes too early", row[0])));
        told.push(node);
    }
    let is_all = ground.key.iter().all(|node| told.contains(node));
    is(is_all, || "a token's node is missing".into()).and(|| all(helds))
}

fn look_several(case: &Case) -> Held {
    let Some(ground) = Ground::of(case) else { return Held::Open };
    let Some(Exhibit::Columns { rows, total }) = case.step.and_then(|step| step.shows.as_ref()) else {
        return Held::False("no columns are shown".into());
    };
    let found: Vec<(String, String)> = ground
        .key
        .iter()
        .zip(1..)
        .map(|(node, i): (_, usize)| (i.to_string(), nimber(&ground, *node).to_string()))
        .collect();
    let told = rows.iter().map(|(name, number)| (name.clone(), number.to_string())).collect();
    same(case.size("sum"), sum(&ground, &ground.key))
        .and(|| same(total.to_string(), case.size("sum").to_string()))
        .and(|| same(found, told))
}

/// The nim-values that the moves of a token leave on its own node, as they are shown.
fn shown_mex(case: &Case, ground: &Ground, token: usize) -> Held {
    let Some(Exhibit::Mex { options, mex }) = case.step.and_then(|step| step.shows.as_ref()) else {
        return Held::False("no mex is shown".into());
    };
    let each = options.iter().map(|option| {
        let next = ground.read(&case.met.place.play(&option.mv).expect("a listed move is legal").next.text());
        same(option.value.to_string(), nimber(ground, next[token]).to_string())
    });
    same(options.len(), ground.world.near[ground.key[token]].len())
        .and(|| all(each))
        .and(|| same(mex.to_string(), nimber(ground, ground.key[token]).to_string()))
}

fn left(case: &Case) -> Held {
    let Some(ground) = Ground::of(case) else { return Held::Open };
    look(case).and(|| shown_mex(case, &ground, 0))
}

fn left_misere(case: &Case) -> Held {
    with(case, |_, outlook| {
        let Some(Exhibit::Table { rows, focus, .. }) = case.step.and_then(|step| step.shows.as_ref()) else {
            return Held::False("no table is shown".into());
        };
        let row = |(text, (fate, _)): &(String, (Fate, Option<usize>))| {
            (text.clone(), if *fate == Fate::Won { "N" } else { "P" }.to_owned())
        };
        let plies = rows.iter().zip(outlook).map(|(row, (_, known))| {
            let found = known.1.map(|plies| plies.to_string());
            is(row[2].is_empty() || Some(row[2].clone()) == found, || format!("{row:?}: {found:?}"))
        });
        let marked: Vec<(usize, usize)> =
            (0..outlook.len()).filter(|row| outlook[*row].1.0 == Fate::Lost).map(|row| (row, 1)).collect();
        same(
            rows.iter().map(|row| (row[0].clone(), row[1].clone())).collect(),
            outlook.iter().map(row).collect::<Vec<_>>(),
        )
        .and(|| same(focus.clone(), marked))
        .and(|| all(plies))
    })
}

/// The spots are where the winning moves go; in normal play each of them has nim-value 0.
fn place(case: &Case) -> Held {
    with(case, |ground, outlook| {
        let Some(Exhibit::Spots(told)) = case.step.and_then(|step| step.shows.as_ref()) else {
            return Held::False("no spots are shown".into());
        };
        let choices = case.met.place.choices();
        let winning: Vec<&String> =
            outlook.iter().filter(|(_, known)| known.0 == Fate::Lost).map(|(text, _)| text).collect();
        let zero = winning.iter().map(|text| {
            let next = ground.read(&case.met.place.play(text).expect("a listed move is legal").next.text());
            is(ground.world.is_misere || nimber(ground, next[0]) == 0, || format!("{text} leaves another value"))
        });
        let mut found: Vec<_> = choices
            .iter()
            .filter(|choice| winning.contains(&&choice.text))
            .filter_map(|choice| choice.path.last().copied())
            .collect();
        let mut told = told.clone();
        for spots in [&mut found, &mut told] {
            spots.sort_unstable();
            spots.dedup();
        }
        same(told, found).and(|| all(zero))
    })
}

fn place_token(case: &Case) -> Held {
    with(case, |_, outlook| {
        let token = format!("{}:", case.size("token"));
        let helps = outlook.iter().any(|(text, known)| known.0 == Fate::Lost && text.starts_with(&token));
        is(helps, || "none of its moves wins".into())
    })
}

fn every_move_is_lost(case: &Case) -> Held {
    with(case, |_, outlook| same(leaving(outlook, Fate::Won), outlook.len()))
}

/// The move is the best one, and leaves the opponent lost; a lone token in normal play on a node of nim-value 0.
fn push(case: &Case) -> Held {
    let Some(ground) = Ground::of(case) else { return Held::Open };
    let next = ground.read(&best_next(case).text());
    all([
        same(case.text("push").to_owned(), case.met.answer.best[0].clone()),
        same(ground.at(&next).0, Fate::Lost),
        is(ground.world.is_misere || sum(&ground, &next) == 0, || "another nim-value is left".into()),
    ])
}

fn push_several(case: &Case) -> Held {
    let Some(ground) = Ground::of(case) else { return Held::Open };
    let token = case.text("push").split(':').next().and_then(|n| n.parse::<usize>().ok()).expect("a token") - 1;
    let next = ground.read(&best_next(case).text());
    push(case)
        .and(|| {
            same(
                ["before", "sum", "after"].map(|name| case.size(name)),
                [nimber(&ground, ground.key[token]), sum(&ground, &ground.key), nimber(&ground, next[token])],
            )
        })
        .and(|| same(case.size("before") ^ case.size("sum"), case.size("after")))
        .and(|| shown_mex(case, &ground, token))
}

fn stall(case: &Case) -> Held {
    with(case, |ground, outlook| {
        let longest = outlook.iter().map(|(_, known)| known.1).max();
        let next = ground.read(&best_next(case).text());
        let moves = same(case.size("moves"), outlook.len());
        same(Some(ground.at(&next).1), longest).and(|| moves).and(|| same(leaving(outlook, Fate::Won), outlook.len()))
    })
}

fn claim_won(case: &Case) -> Held {
    claim_won_several(case).and(|| claim_won_misere(case))
}

fn claim_lost(case: &Case) -> Held {
    claim_lost_several(case).and(|| claim_lost_misere(case))
}

fn claim_won_several(case: &Case) -> Held {
    with(case, |ground, outlook| {
        same((case.size("nimber"), case.size("moves")), (sum(ground, &ground.key), leaving(outlook, Fate::Lost)))
            .and(|| same(ground.here().0, Fate::Won))
    })
}

fn claim_lost_several(case: &Case) -> Held {
    with(case, |ground, _| same((sum(ground, &ground.key), ground.here().0), (0, Fate::Lost)))
}

fn claim_won_misere(case: &Case) -> Held {
    with(case, |ground, outlook| {
        same((Fate::Won, Some(case.size("plies"))), ground.here())
            .and(|| same(case.size("moves"), leaving(outlook, Fate::Lost)))
    })
}

fn claim_lost_misere(case: &Case) -> Held {
    with(case, |ground, _| same((Fate::Lost, Some(case.size("plies"))), ground.here()))
}

/// After every reply there is an answer that leaves the opponent lost, or in misère play no move left, which wins.
fn proof_won(case: &Case) -> Held {
    let Some(ground) = Ground::of(case) else { return Held::Open };
    let next = ground.read(&best_next(case).text());
    let Ok(replies) = ground.world.leads(&next) else { return Held::False("the game is over".into()) };
    all(replies.iter().map(|reply| {
        let is_answered = ground.left(reply, Fate::Lost) > 0;
        is(is_answered || ground.world.is_misere && ground.world.leads(reply).is_err(), || {
            format!("{reply:?} has no answer")
        })
    }))
}

fn proof_end(case: &Case) -> Held {
    is(best_next(case).ending().is_some(), || "a token can move".into())
}

/// Every move has an answer that leaves the mover lost, or in misère play leaves no move; the replies shown are such answers.
fn proof_lost(case: &Case) -> Held {
    let Some(ground) = Ground::of(case) else { return Held::Open };
    let Some(moves) = moves(&*case.met.place, 1_000) else { return Held::Open };
    let each = moves.iter().map(|(text, next)| {
        let key = ground.read(&next.text());
        let is_over = ground.world.is_misere && next.ending().is_some();
        is(ground.left(&key, Fate::Lost) > 0 || is_over, || format!("{text} has no answer"))
    });
    let shown = match case.step.and_then(|step| step.shows.as_ref()) {
        Some(Exhibit::Replies(replies)) => all(replies.iter().map(|(text, answer)| {
            let next = case.met.place.play(text).expect("a listed move is legal").next;
            let after = next.play(answer).expect("the answer is legal").next;
            same(ground.at(&ground.read(&after.text())).0, Fate::Lost)
        })),
        _ => Held::True,
    };
    all(each).and(|| shown)
}
