//! What is said of `pursuit`, message by message.

use solve::judge::reason::Exhibit;

use crate::claim::Kind::{Fact, Part, Question};
use crate::claim::{Case, Held, Table, all, is, same};
use crate::referee::{Fate, best_next};

use super::waves::ground::Ground;
use super::waves::shown_answers;

/// Every message with what decides it.
pub const TABLE: Table = &[
    ("pursuit-ask-cop", Question),
    ("pursuit-ask-robber", Question),
    ("pursuit-look-cop", Fact(look_cop)),
    ("pursuit-look-robber", Fact(look_robber)),
    ("pursuit-proof-drawn", Fact(drawn)),
    ("pursuit-head-row", Part),
    ("pursuit-head-field", Part),
];

/// The field, cell by cell: what it would be worth if the robber stood there.
fn field(case: &Case, to: usize) -> Held {
    let Some(ground) = Ground::of(case) else { return Held::Open };
    let Some(Exhibit::Table { rows, .. }) = case.step.and_then(|step| step.shows.as_ref()) else {
        return Held::False("no field is shown".into());
    };
    let text = case.met.place.text();
    let marks: Vec<char> = text.split(' ').next().unwrap_or_default().chars().filter(|mark| *mark != '/').collect();
    let told: Vec<&str> = rows.iter().flat_map(|row| row[1].split_whitespace()).collect();
    let cop = ground.key[0];
    let each = told.iter().zip(&marks).enumerate().map(|(cell, (told, mark))| {
        if *mark == '#' || "Ecr".contains(*mark) || cell == cop {
            return same((*told).to_owned(), mark.to_string());
        }
        let found = match ground.at(&vec![cop, cell, to]) {
            (_, None) => "~".to_owned(),
            (fate, Some(plies)) if (fate == Fate::Won) == (to == 0) => plies.to_string(),
            (_, Some(plies)) => format!("e{plies}"),
        };
        is(**told == found, || format!("cell {cell} is told as {told}, found {found}"))
    });
    same((ground.key[2], told.len()), (to, marks.len())).and(|| all(each))
}

fn look_cop(case: &Case) -> Held {
    field(case, 0)
}

fn look_robber(case: &Case) -> Held {
    field(case, 1)
}

/// After the move and every reply nobody can force anything, and from each such position the mover can stay among them.
fn drawn(case: &Case) -> Held {
    let Some(ground) = Ground::of(case) else { return Held::Open };
    let next = ground.read(&best_next(case).text());
    let is_open = |key: &Vec<usize>| ground.at(key).0 == Fate::Drawn;
    let open: Vec<Vec<usize>> = ground.world.all(&ground.key).into_iter().filter(is_open).collect();
    let stays = open.iter().map(|key| {
        is(ground.left(key, Fate::Drawn) > 0 && ground.left(key, Fate::Lost) == 0, || format!("{key:?} is settled"))
    });
    let replies = ground.world.leads(&next).unwrap_or_default();
    let has_answer = replies.iter().map(|reply| is(ground.at(reply).0 != Fate::Lost, || format!("{reply:?} loses")));
    is(is_open(&ground.key) && is_open(&next), || "somebody wins".into())
        .and(|| all(has_answer))
        .and(|| all(stays))
        .and(|| shown_answers(case, &ground))
}
