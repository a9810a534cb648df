//! What is said of `hex`, message by message.

mod field;

use std::collections::HashMap;

use ground::rules::Side;
use ground::say::{Arg, Say};
use solve::judge::reason::Exhibit;

use crate::claim::Kind::{Fact, Part, Question, Source};
use crate::claim::{Case, Held, Table, all, is, same};
use crate::drawing::Drawing;
use crate::exhibits::{rows, spots};
use crate::sweep::after;

use field::{FEW, Field, Goal, bits, each};

/// Every message with what decides it.
pub const TABLE: Table = &[
    ("hex-claim-won", Fact(claim_won)),
    ("hex-claim-lost", Fact(claim_lost)),
    ("hex-ask", Question),
    ("hex-look-linked", Fact(look_linked)),
    ("hex-look-safe", Fact(look_safe)),
    ("hex-look-wait", Fact(look_wait)),
    ("hex-look-end", Fact(look_end)),
    ("hex-claim-end", Fact(claim_end)),
    ("hex-ask-end", Question),
    ("hex-place-end", Fact(place_end)),
    ("hex-move-end", Fact(move_end)),
    ("hex-look-nowhere", Fact(look_nowhere)),
    ("hex-look-must", Fact(look_must)),
    ("hex-threat", Fact(threat)),
    ("hex-threat-end", Fact(threat)),
    ("hex-threat-inside", Fact(threat_inside)),
    ("hex-place", Fact(place)),
    ("hex-place-all", Fact(place_all)),
    ("hex-place-many", Fact(claim_won)),
    ("hex-place-lost", Fact(place_lost)),
    ("hex-move", Fact(winning_move)),
    ("hex-move-lost", Fact(claim_lost)),
    ("hex-proof-pairs", Fact(pairs)),
    ("hex-proof-halves", Fact(halves)),
    ("hex-proof-answers", Fact(answers)),
    ("hex-head-filled", Part),
    ("hex-head-pairs", Part),
    ("hex-head-one", Part),
    ("hex-head-other", Part),
    ("hex-law", Source),
    ("hex-law-drawless", Source),
    ("hex-law-stealing", Source),
];

fn letter(side: Side) -> char {
    if side == Side::First { 'X' } else { 'O' }
}

/// The mover's and the opponent's letters, and the field.
fn seen(case: &Case) -> (char, char, Field) {
    let to = case.met.place.to();
    (letter(to), letter(to.other()), Field::of(&*case.met.place))
}

fn decided(found: Option<bool>, wanted: bool, instead: &str) -> Held {
    found.map_or(Held::Open, |found| is(found == wanted, || instead.to_owned()))
}

/// The mover wins or loses, as playing everything out tells.
fn mover_wins(case: &Case, wanted: bool) -> Held {
    let (own, _, field) = seen(case);
    decided(field.wins(own, field.set(own), field.set('.'), true), wanted, "playing it out tells the contrary")
}

fn winners(case: &Case) -> Option<Vec<usize>> {
    let (own, _, field) = seen(case);
    let free = field.set('.');
    if free.count_ones() as usize > FEW + 1 {
        return None;
    }
    let stones = field.set(own);
    Some(field.remembered(own, |known| {
        let mut wins = |cell: usize| field.plays(own, stones | 1 << cell, free & !(1 << cell), false, known);
        each(free).filter(|cell| wins(*cell)).collect()
    }))
}

fn claim_won(case: &Case) -> Held {
    let total = Drawing::of(&*case.met.place).cells.iter().filter(|cell| **cell == '.').count();
    let moves = winners(case).map_or(Held::Open, |winners| same(case.size("moves"), winners.len()));
    same(case.size("total"), total).and(|| moves)
}

fn claim_lost(case: &Case) -> Held {
    mover_wins(case, false)
}

fn look_linked(case: &Case) -> Held {
    let (_, other, field) = seen(case);
    decided(field.is_paired(other, field.set(other), field.set('.')), true, "no pairs link it")
}

/// If the mover passed, this stone would win for the opponent; so many moves of the mover lose.
fn look_wait(case: &Case) -> Held {
    let (_, other, field) = seen(case);
    let (free, cell) = (field.set('.'), field.board.cell(case.text("cell")));
    let wins = |cells: u128| field.wins(other, field.set(other) | 1 << cell, cells & !(1 << cell), false);
    // Of many free cells those that light up may be enough.
    let lit = case.met.answer.reason.steps.iter().find_map(|step| match &step.shows {
        Some(Exhibit::Spots(spots)) => Some(bits(spots.iter().map(|spot| spot.0 as usize))),
        _ => None,
    });
    let wins = wins(free).or_else(|| lit.and_then(wins).filter(|wins| *wins));
    let lost = || match winners(case) {
        _ if case.size("lost") == 0 => Held::True,
        Some(winners) => same(case.size("lost"), free.count_ones() as usize - winners.len()),
        None => Held::Open,
    };
    same(case.size("total"), free.count_ones() as usize).and(|| decided(wins, true, "the stone does not win")).and(lost)
}

/// The cells where one stone of the mover joins its borders.
fn ending(case: &Case) -> u128 {
    let (own, _, field) = seen(case);
    let joins = |cell: &usize| field.links(own, field.set(own) | 1 << cell, 0, &[]) == Held::True;
    bits(each(field.set('.')).filter(joins))
}

fn look_end(case: &Case) -> Held {
    is(ending(case) != 0, || "no stone joins the borders".into())
}

fn claim_end(case: &Case) -> Held {
    look_end(case).and(|| same(case.size("moves"), ending(case).count_ones() as usize))
}

fn place_end(case: &Case) -> Held {
    let (cells, held) = named(case);
    held.and(|| same(cells, ending(case)))
}

/// The chain begins at one border and ends at the other, each cell touches the next, and all but the cell told are the mover's.
fn move_end(case: &Case) -> Held {
    let (own, _, field) = seen(case);
    let cell = field.board.cell(case.text("cell"));
    let chain: Vec<usize> = case.text("chain").split('-').map(|name| field.board.cell(name)).collect();
    let with = field.set(own) | 1 << cell;
    let [from, to] = field.borders(own);
    let touches = |pair: &[usize]| field.flood(1 << pair[0] | 1 << pair[1], 1 << pair[0]) >> pair[1] & 1 == 1;
    let is_chain = chain.windows(2).all(touches) && chain.iter().all(|cell| with >> cell & 1 == 1);
    let ends = [chain.first(), chain.last()].map(|end| end.map_or(0, |cell| 1u128 << cell));
    let reaches = |[one, other]: [u128; 2]| one & from != 0 && other & to != 0;
    same(case.text("side"), own.to_string().as_str())
        .and(|| is(ending(case) >> cell & 1 == 1, || "it does not link".into()))
        .and(|| is(is_chain && (reaches(ends) || reaches([ends[1], ends[0]])), || format!("{chain:?}")))
        .and(|| is(chain.contains(&cell), || "the stone is not in it".into()))
}

/// The cell and the pairs of a stone that links.
fn threatened(field: &Field, says: &Say) -> (usize, Vec<u128>) {
    let texts = |name: &str| match says.args.iter().find(|(own, _)| *own == name) {
        Some((_, Arg::Text(text))) => vec![text.clone()],
        Some((_, Arg::List(list))) => {
            let text = |arg: &Arg| if let Arg::Text(text) = arg { text.clone() } else { panic!("{arg:?}") };
            list.iter().map(text).collect()
        }
        _ => Vec::new(),
    };
    (field.board.cell(&texts("cell")[0]), texts("pairs").iter().map(|pair| field.pair(pair)).collect())
}

/// With a stone there the opponent is linked, whichever cell of each pair is lost.
fn threat(case: &Case) -> Held {
    let (_, other, field) = seen(case);
    let (cell, pairs) = threatened(&field, case.says);
    field.links(other, field.set(other) | 1 << cell, field.set('.') & !(1 << cell), &pairs)
}

/// With a stone there the opponent links inside the cells told, whatever the mover does.
fn threat_inside(case: &Case) -> Held {
    let (_, other, field) = seen(case);
    let cell = field.board.cell(case.text("cell"));
    let cells = bits(case.texts("cells").iter().map(|name| field.board.cell(name)));
    is(cells & !field.set('.') == 0 && cells >> cell & 1 == 0, || "a cell is taken".into()).and(|| {
        decided(field.wins(other, field.set(other) | 1 << cell, cells, false), true, "these cells are not enough")
    })
}

/// The cells that all threats told have in common.
fn common(case: &Case) -> u128 {
    let field = seen(case).2;
    let needs = |says: &Say| {
        let (cell, pairs) = threatened(&field, says);
        let inside = match says.args.iter().find(|(own, _)| *own == "cells") {
            Some((_, Arg::List(list))) => bits(list.iter().map(|arg| match arg {
                Arg::Text(text) => field.board.cell(text),
                other => panic!("{other:?}"),
            })),
            _ => 0,
        };
        pairs.into_iter().fold(1 << cell | inside, |all, pair| all | pair)
    };
    case.says("threats").into_iter().map(needs).fold(u128::MAX, |common, needs| common & needs)
}

fn look_nowhere(case: &Case) -> Held {
    same(common(case), 0)
}

fn look_must(case: &Case) -> Held {
    let board = Drawing::of(&*case.met.place);
    same(common(case), bits(case.texts("cells").iter().map(|name| board.cell(name))))
}

/// The cells that are named, which light up.
fn named(case: &Case) -> (u128, Held) {
    let board = Drawing::of(&*case.met.place);
    let cells = bits(case.texts("cells").iter().map(|name| board.cell(name)));
    let held = same(case.size("count"), cells.count_ones() as usize)
        .and(|| same(bits(spots(case).into_iter().map(|spot| spot as usize)), cells));
    (cells, held)
}

/// The cell named, which lights up, is the only one that wins.
fn place(case: &Case) -> Held {
    let cell = Drawing::of(&*case.met.place).cell(case.text("cell"));
    same(spots(case), vec![cell as u32]).and(|| winners(case).map_or(Held::Open, |winners| same(winners, vec![cell])))
}

/// Every free cell wins.
fn place_all(case: &Case) -> Held {
    let free = seen(case).2.set('.').count_ones() as usize;
    let all = winners(case).map_or(Held::Open, |winners| same(winners.len(), free));
    same(case.size("moves"), free).and(|| all)
}

/// The mover wins although the other side moves, and by the pairs told, where there are any.
fn look_safe(case: &Case) -> Held {
    let (own, _, field) = seen(case);
    if case.size("count") > 0 {
        let pairs: Vec<u128> = case.texts("pairs").iter().map(|pair| field.pair(pair)).collect();
        return same(case.size("count"), pairs.len()).and(|| field.links(own, field.set(own), field.set('.'), &pairs));
    }
    decided(field.wins(own, field.set(own), field.set('.'), false), true, "the opponent to move would win")
}

/// The opponent links inside these cells whatever the mover does, even if all others were the mover's.
fn place_lost(case: &Case) -> Held {
    let (_, other, field) = seen(case);
    let cells = bits(spots(case).into_iter().map(|spot| spot as usize));
    same(case.size("count"), cells.count_ones() as usize)
        .and(|| decided(field.wins(other, field.set(other), cells, false), true, "these cells are not enough"))
}

fn winning_move(case: &Case) -> Held {
    let (own, _, field) = seen(case);
    let cell = field.board.cell(case.text("cell"));
    let left = field.set('.') & !(1 << cell);
    decided(field.wins(own, field.set(own) | 1 << cell, left, false), true, "it does not win")
}

/// The winner's letter, and the position that the proof is about: after the best move, or as it stands.
fn proved(case: &Case) -> (char, Field) {
    let (own, other, field) = seen(case);
    match case.text("side") {
        "you" => {}
        "now" => return (own, field),
        _ => return (other, field),
    }
    let next = after(&case.met.place, &case.met.answer.best[0]).expect("the best move is legal");
    (own, Field::of(&*next))
}

fn pairs(case: &Case) -> Held {
    let (side, field) = proved(case);
    let pairs: Vec<u128> = rows(case).iter().map(|row| bits(row.iter().map(|name| field.board.cell(name)))).collect();
    same(case.size("count"), pairs.len()).and(|| field.links(side, field.set(side), field.set('.'), &pairs))
}

/// Each half links the stones told to one border although the other side moves, and the halves share no cell.
fn halves(case: &Case) -> Held {
    let own = letter(case.met.place.to()) == case.text("side").chars().next().unwrap_or('?');
    let (side, field) = if own {
        let next = after(&case.met.place, &case.met.answer.best[0]).expect("the best move is legal");
        (letter(case.met.place.to()), Field::of(&*next))
    } else {
        (letter(case.met.place.to().other()), Field::of(&*case.met.place))
    };
    let cells = |name: &str| bits(case.texts(name).iter().map(|name| field.board.cell(name)));
    let [stones, one, other] = ["stones", "one", "other"].map(cells);
    let group = field.flood(field.set(side), stones & stones.wrapping_neg());
    let borders = field.borders(side);
    let held = [(one, borders[0]), (other, borders[1])].map(|(half, border)| {
        if half.count_ones() as usize > FEW {
            return Held::Open;
        }
        let goal = Goal { from: group, to: border };
        is(field.reaches(&goal, field.set(side), half, false, &mut HashMap::new()), || "a half can be cut".into())
    });
    all([
        same(stones, group),
        same(one & other, 0),
        is((one | other) & !field.set('.') == 0, || "a cell is taken".into()),
    ])
    .and(|| all(held))
}

/// Every cell of the region is answered, and the answer wins inside the region: by the pairs told, by the rows that go on, or as playing it
/// out tells. No cell of a least region can be spared.
fn answers(case: &Case) -> Held {
    let (side, field) = proved(case);
    let region = bits(case.texts("cells").iter().map(|name| field.board.cell(name)));
    let rows = rows(case);
    let signs = ['…', '|', '↓', '(', '–'].map(|sign| rows.iter().filter(|row| row[2].contains(sign)).count());
    let counts = ["open", "halves", "rows", "before", "joined"].map(|name| case.size(name));
    let own = field.set(side);
    let spared = |cell: usize| match field.wins(side, own, region & !(1 << cell), false) {
        Some(wins) => is(!wins, || format!("cell {cell} can be spared")),
        None => Held::Open,
    };
    let least = || if case.text("least") == "yes" { all(each(region).map(spared)) } else { Held::True };
    all([same(case.size("count"), region.count_ones() as usize), same(counts, signs)])
        .and(|| is(region & !field.set('.') == 0, || "a cell of the region is taken".into()))
        .and(|| follows(&field, side, rows, "", [own, region]))
        .and(least)
}

/// The rows that begin with these moves answer every cell of the region, and what they rest on lies inside it.
fn follows(field: &Field, side: char, rows: &[Vec<String>], path: &str, [own, region]: [u128; 2]) -> Held {
    let cells = |text: &str| bits(text.split(' ').map(|name| field.board.cell(name)));
    let split = |row: &Vec<String>| match row[0].split_once(": ") {
        Some((path, filled)) => (path.to_owned(), cells(filled)),
        None => (String::new(), cells(&row[0])),
    };
    let here: Vec<&Vec<String>> = rows.iter().filter(|row| split(row).0 == path).collect();
    let filled = |row: &Vec<String>| split(row).1;
    let one = |row: &&Vec<String>, cell: usize| {
        let answer = field.board.cell(&row[1]);
        let (own, free) = (own | 1 << answer, region & !(1 << answer) & !(1 << cell));
        let legal = is(cell != answer && region >> answer & 1 == 1, || format!("{row:?}"));
        legal.and(|| match row[2].as_str() {
            "…" => decided(field.wins(side, own, free, false), true, "the answer does not win"),
            "–" => field.links(side, own, free, &[]),
            "↓" => {
                let step = format!("{}-{}", row[0].rsplit(' ').next().unwrap_or_default(), row[1]);
                let path = if path.is_empty() { step } else { format!("{path}-{step}") };
                let needs = rows.iter().filter(|row| split(row).0 == path).fold(0, |all, row| all | filled(row));
                is(needs & !free == 0 && needs != 0, || format!("{row:?} leaves the region"))
                    .and(|| follows(field, side, rows, &path, [own, needs]))
            }
            told if told.starts_with('(') => {
                let link = cells(told.trim_matches(['(', ')']));
                let before = here.iter().take_while(|other| other[..] != row[..]).fold(0, |all, row| all | filled(row));
                all([is(link & !free == 0 && link & !before == 0, || format!("{row:?} is not answered"))])
                    .and(|| decided(field.wins(side, own, link, false), true, "the link can be cut"))
            }
            told if told.contains('|') => field.hangs(side, own, free, told),
            told => field.links(side, own, free, &told.split(' ').map(|pair| field.pair(pair)).collect::<Vec<_>>()),
        })
    };
    same(here.iter().fold(0, |all, row| all | filled(row)), region)
        .and(|| all(here.iter().flat_map(|row| each(filled(row)).map(|cell| one(row, cell)).collect::<Vec<_>>())))
}
