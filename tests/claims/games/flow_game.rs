//! What is said of `flow_game`, message by message.

use ground::num::Ratio;

use crate::claim::Kind::{Fact, Part, Source};
use crate::claim::{Case, Held, Table, all, is, same};

use super::coalitions::deal::{Deal, Pipe, flow, pipes, rational};
use super::coalitions::{has_nothing, rows, split};

/// Every message with what decides it.
pub const TABLE: Table = &[
    ("flow-game-cut", Fact(cut)),
    ("flow-game-look-dry", Fact(has_nothing)),
    ("flow-game-closings", Fact(closings)),
    ("flow-game-head-way", Part),
    ("flow-game-head-closed", Part),
    ("flow-game-head-flow", Part),
    ("flow-game-head-share", Part),
    ("flow-game-law", Source),
];

fn network(case: &Case) -> String {
    case.met.place.text().split(' ').next().expect("a network").to_owned()
}

/// Each way leads from pipe to pipe from the source to the sink, no pipe takes more than it holds, and all that flows goes so.
fn ways(case: &Case, text: &str) -> Held {
    let pipes = pipes(text);
    let pipe = |name: &str| pipes.iter().position(|pipe| pipe.text == name);
    let mut used = vec![Ratio::default(); pipes.len()];
    let mut flows = Ratio::default();
    for row in rows(case) {
        let Some(way) = row[0].split(' ').map(pipe).collect::<Option<Vec<usize>>>() else {
            return Held::False(format!("{} is no way", row[0]));
        };
        let ends: Vec<&str> = std::iter::once("s").chain(way.iter().map(|pipe| pipes[*pipe].to)).collect();
        if way.iter().zip(&ends).any(|(pipe, at)| pipes[*pipe].from != *at) || ends.last() != Some(&"t") {
            return Held::False(format!("{} leads nowhere", row[0]));
        }
        for pipe in way {
            used[pipe] += rational(&row[1]);
        }
        flows += rational(&row[1]);
    }
    let room = pipes
        .iter()
        .zip(&used)
        .map(|(pipe, used)| is(*used <= pipe.capacity, || format!("{} is too small", pipe.text)));
    same(flows, rational(case.text("flow"))).and(|| all(room))
}

/// Without these pipes nothing flows, they hold as much as flows, and no coalition objects to the shares of their owners.
fn cut(case: &Case) -> Held {
    let deal = Deal::of(case);
    let text = network(case);
    let (cut, others): (Vec<Pipe>, Vec<Pipe>) =
        pipes(&text).into_iter().partition(|pipe| case.texts("pipes").iter().any(|name| name == pipe.text));
    let mut shares = vec![Ratio::default(); deal.players];
    for pipe in &cut {
        shares[pipe.owner] += &pipe.capacity;
    }
    let told = split(case, "split");
    let gains = (1..deal.all()).map(|mask| deal.gain(&told, mask));
    all([
        same(flow(others.iter()), Ratio::default()),
        same(cut.iter().map(|pipe| &pipe.capacity).sum::<Ratio>(), rational(case.text("flow"))),
        same(rational(case.text("flow")), deal.of_mask(deal.all())),
        same(told.clone(), shares),
        is(gains.into_iter().all(|gain| gain <= Ratio::default()), || "a coalition gains by leaving".into()),
        ways(case, &text),
    ])
}

/// Row by row what is left when a pipe is closed, and what each adds on average then.
fn closings(case: &Case) -> Held {
    let text = network(case);
    let rows = rows(case);
    let pipes = pipes(&text);
    let each = rows.iter().enumerate().map(|(number, row)| {
        let left: Vec<&Pipe> =
            pipes.iter().enumerate().filter(|(pipe, _)| pipe + 1 != number).map(|(_, pipe)| pipe).collect();
        let name = if number == 0 { "-" } else { pipes[number - 1].text };
        let worth = |mask: u32| flow(left.iter().copied().filter(|pipe| mask >> pipe.owner & 1 == 1));
        let players = row.len() - 2;
        let Some(shapley) = Deal::by(players, worth).shapley() else { return Held::Open };
        let told: Vec<Ratio> = row[1..].iter().map(|cell| rational(cell)).collect();
        let found: Vec<Ratio> = std::iter::once(flow(left.iter().copied())).chain(shapley).collect();
        same(row[0].as_str(), name).and(|| same(told, found))
    });
    same(rows.len(), pipes.len() + 1).and(|| all(each))
}
