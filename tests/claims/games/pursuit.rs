//! What is said of `pursuit`, message by message.

use std::collections::BTreeSet;

use ground::rules::Side;
use ground::say::Arg;
use solve::judge::reason::Exhibit;

use crate::claim::Kind::{Fact, Part, Question};
use crate::claim::{Case, Held, Table, all, is, same};
use crate::drawing::Drawing;
use crate::referee::Fate;

use super::waves::ground::Ground;

/// Every message with what decides it.
pub const TABLE: Table = &[
    ("pursuit-ask-cop", Question),
    ("pursuit-ask-robber", Question),
    ("pursuit-look-cop", Fact(look_cop)),
    ("pursuit-look-robber", Fact(look_robber)),
    ("pursuit-free-way", Fact(free_way)),
    ("pursuit-apart", Fact(apart)),
    ("pursuit-no-exit", Fact(no_exit)),
    ("pursuit-circle-way", Fact(circle_way)),
    ("pursuit-circle", Fact(circle)),
    ("pursuit-near", Part),
    ("pursuit-near-none", Part),
    ("pursuit-shut-in", Fact(shut_in)),
    ("pursuit-shut-stay", Fact(shut_stay)),
    ("pursuit-shut-go", Fact(shut_go)),
    ("pursuit-blind", Fact(blind)),
    ("pursuit-guarded", Fact(guarded)),
    ("pursuit-guarded-exit", Part),
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

/// Every cell where the cop can be after one more step, or none.
fn spread(board: &Drawing, cops: &BTreeSet<usize>) -> BTreeSet<usize> {
    let near = |cell: &usize| {
        let ways = [(0, 0), (1, 0), (-1, 0), (0, 1), (0, -1)];
        ways.into_iter().filter_map(|(right, down)| board.step(*cell, right, down)).collect::<Vec<_>>()
    };
    cops.iter().flat_map(near).filter(|cell| board.cells[*cell] != '#').collect()
}

/// The robber goes this way step by step to an exit, and wherever the cop may have gone meanwhile it is on none of these cells then.
fn free_way(case: &Case) -> Held {
    walked(case, true)
}

/// The robber goes this way and is caught nowhere on it; its last cell, and none before, lies on the circle.
fn circle_way(case: &Case) -> Held {
    let (way, cells) = (case.texts("cells"), case.texts("circle"));
    let on = way.iter().position(|cell| cells.contains(cell));
    walked(case, false).and(|| same(on, Some(way.len() - 1))).and(|| round(case))
}

/// The robber stands on the circle.
fn circle(case: &Case) -> Held {
    let board = Drawing::of(&*case.met.place);
    let is_on = case.texts("circle").iter().any(|cell| board.cells[board.cell(cell)] == 'R');
    is(is_on, || "the robber stands elsewhere".into()).and(|| round(case))
}

/// The cells follow each other round, and wherever else the cop stands, it reaches no three of a cell and the two beside it.
fn round(case: &Case) -> Held {
    let board = Drawing::of(&*case.met.place);
    let cells: Vec<usize> = case.texts("circle").iter().map(|text| board.cell(text)).collect();
    let once: BTreeSet<usize> = cells.iter().copied().collect();
    let count = cells.len();
    let reached = |cell: usize| spread(&board, &BTreeSet::from([cell]));
    let each = (0..count).map(|place| {
        let three = [cells[(place + count - 1) % count], cells[place], cells[(place + 1) % count]];
        let beside = reached(three[1]);
        let is_free = |cop: usize| three.iter().filter(|cell| reached(cop).contains(cell)).count() < 3;
        let mut cops = (0..board.cells.len()).filter(|cop| *cop != three[1] && board.cells[*cop] != '#');
        let so = three.iter().all(|cell| beside.contains(cell) && board.cells[*cell] != '#') && cops.all(is_free);
        is(so, || format!("{} is not safe", board.name(three[1])))
    });
    same(once.len(), count).and(|| all(each))
}

/// The cop never comes to the robber, however far it walks.
fn apart(case: &Case) -> Held {
    let board = Drawing::of(&*case.met.place);
    let find = |marks: &str| board.cells.iter().position(|mark| marks.contains(*mark));
    let steps = find("Cc").zip(find("R")).map(|(cop, robber)| far(&board, cop, robber));
    same(steps, Some(None))
}

/// Nowhere that the robber can walk is an exit.
fn no_exit(case: &Case) -> Held {
    let board = Drawing::of(&*case.met.place);
    let Some(robber) = board.cells.iter().position(|mark| *mark == 'R') else { return Held::False("no robber".into()) };
    let exit =
        (0..board.cells.len()).find(|cell| "Ec".contains(board.cells[*cell]) && far(&board, robber, *cell).is_some());
    is(exit.is_none(), || format!("{exit:?} is an exit"))
}

/// The robber goes this way step by step, out at the end or not at all, and the cop comes to none of its cells in time.
fn walked(case: &Case, leads_out: bool) -> Held {
    let board = Drawing::of(&*case.met.place);
    let find = |marks: &str| (0..board.cells.len()).find(|cell| marks.contains(board.cells[*cell]));
    let (Some(cop), Some(mut robber)) = (find("Cc"), find("Rr")) else { return Held::False("nobody is there".into()) };
    let mut cops = BTreeSet::from([cop]);
    let cells = case.texts("cells");
    let mut held = vec![same(case.size("steps"), cells.len())];
    if case.met.place.to() == Side::First {
        cops = spread(&board, &cops);
        held.push(is(!cops.contains(&robber), || "it is caught at once".into()));
    }
    for (text, left) in cells.iter().zip((0..cells.len()).rev()) {
        let cell = board.cell(text);
        let is_step = spread(&board, &BTreeSet::from([robber])).contains(&cell);
        let is_out = "Ec".contains(board.cells[cell]);
        held.push(is(is_step && is_out == (leads_out && left == 0) && !cops.contains(&cell), || {
            format!("{text} is no free step")
        }));
        robber = cell;
        cops = spread(&board, &cops);
        held.push(is(is_out || !cops.contains(&robber), || format!("it is caught on {text}")));
    }
    held.push(near(case, &board, cop));
    all(held)
}

/// On the way told the cop comes nowhere nearer to being in time than on this cell, or comes to none.
fn near(case: &Case, board: &Drawing, cop: usize) -> Held {
    let told = case.within("near");
    let lead =
        |(steps, text): (usize, &String)| Some((far(board, cop, board.cell(text))? - steps, steps, text.clone()));
    let cells = case.texts("cells");
    let found = (1..).zip(&cells).filter_map(lead).min();
    if told.says.key == "pursuit-near-none" {
        return same(found, None);
    }
    let mover = if case.met.place.to() == Side::First { "cop" } else { "robber" };
    let steps = told.size("robber");
    let is_there = cells.get(steps - 1).is_some_and(|cell| cell == told.text("cell"));
    same(told.text("mover"), mover)
        .and(|| is(is_there, || "it is another cell".into()))
        .and(|| same(Some(told.size("cop") - steps), found.map(|found| found.0)))
        .and(|| same(far(board, cop, board.cell(told.text("cell"))), Some(told.size("cop"))))
}

/// The cop stands there and can go nowhere else; the robber wins.
fn shut_in(case: &Case) -> Held {
    let Some(ground) = Ground::of(case) else { return Held::Open };
    let (world, key) = (&ground.world, &ground.key);
    let (fate, plies) = ground.here();
    same(case.text("cell"), world.names[key[0]].as_str())
        .and(|| same(world.near[key[0]].clone(), vec![key[0]]))
        .and(|| is(plies.is_some() && (fate == Fate::Won) == (key[2] == 1), || "it does not get out".into()))
}

fn shut_stay(case: &Case) -> Held {
    let Some(ground) = Ground::of(case) else { return Held::Open };
    same(ground.world.leads(&ground.key).map(|next| next.len()), Ok(1))
        .and(|| same(case.text("mv"), ground.world.names[ground.key[0]].as_str()))
}

/// The step is the first of a way out, and there is no shorter one.
fn shut_go(case: &Case) -> Held {
    let Some(ground) = Ground::of(case) else { return Held::Open };
    let mut next = ground.key.clone();
    (next[1], next[2]) = (ground.world.node(case.text("mv")), 0);
    let left = ground.at(&next).1.map(|plies| plies + 1);
    same(left, ground.here().1).and(|| is(left.is_some(), || "it never ends".into()))
}

/// Without the door the robber's ground has no exit, no circle and no other way out; the cop is outside, comes to the door in time, and wins.
fn blind(case: &Case) -> Held {
    let Some(ground) = Ground::of(case) else { return Held::Open };
    let (world, board) = (&ground.world, Drawing::of(&*case.met.place));
    let [cop, robber, to] = ground.key[..] else { return Held::False("three numbers".into()) };
    let door = world.node(case.text("door"));
    let mut inside = BTreeSet::from([robber]);
    loop {
        let more: BTreeSet<usize> =
            inside.iter().flat_map(|cell| &world.near[*cell]).copied().filter(|to| *to != door).collect();
        if more.len() == inside.len() {
            break;
        }
        inside = more;
    }
    let ways = inside.iter().flat_map(|cell| world.near[*cell].iter().filter(move |to| *to != cell));
    let (out, within): (Vec<usize>, Vec<usize>) = ways.copied().partition(|to| *to == door);
    let told = ["count", "robber", "cop"].map(|name| case.size(name));
    let cells = if case.size("few") == 1 { case.texts("cells") } else { Vec::new() };
    let named: BTreeSet<usize> = cells.iter().map(|cell| world.node(cell)).collect();
    let found = [Some(inside.len()), far(&board, robber, door), far(&board, cop, door)];
    let is_in_time = told[2] <= told[1] + usize::from(to == 0);
    let (fate, plies) = ground.here();
    same(told.map(Some), found)
        .and(|| is(case.size("few") == 0 || named == inside, || format!("{named:?} are not all")))
        .and(|| same(case.text("mover"), ["cop", "robber"][to]))
        .and(|| same((within.len(), out.len()), (2 * (inside.len() - 1), 1)))
        .and(|| {
            is(!inside.contains(&cop) && inside.iter().chain([&door]).all(|cell| !world.exits[*cell]), || {
                "it is not shut".into()
            })
        })
        .and(|| is(is_in_time, || "the cop is late".into()))
        .and(|| is(plies.is_some() && (fate == Fate::Won) == (to == 0), || "it is not caught".into()))
}

/// Steps to a cell, counted by going everywhere at once.
fn far(board: &Drawing, from: usize, to: usize) -> Option<usize> {
    let mut reached = BTreeSet::from([from]);
    for steps in 0..board.cells.len() {
        if reached.contains(&to) {
            return Some(steps);
        }
        reached = spread(board, &reached);
    }
    None
}

/// To each exit that the robber can walk to it and the cop have so many steps, and the cop can stand there before the robber comes.
fn guarded(case: &Case) -> Held {
    let board = Drawing::of(&*case.met.place);
    let cells = |marks: &'static str| (0..board.cells.len()).filter(|cell| marks.contains(board.cells[*cell]));
    let (Some(cop), Some(robber)) = (cells("Cc").next(), cells("R").next()) else {
        return Held::False("nobody is there".into());
    };
    let early = usize::from(case.met.place.to() == Side::First);
    let mut told = case.says("exits").into_iter();
    let each = cells("Ec").filter_map(|exit| Some((exit, far(&board, robber, exit)?)));
    let held = all(each.collect::<Vec<_>>().into_iter().map(|(exit, steps)| {
        let says = told.next().map(|says| says.args.iter().map(|(_, arg)| arg.clone()).collect::<Vec<Arg>>());
        let near = far(&board, cop, exit).filter(|near| *near < steps + early);
        let found = near.map(|near| vec![Arg::Text(board.name(exit)), Arg::Int(steps as i64), Arg::Int(near as i64)]);
        is(found.is_some() && found == says, || format!("told {says:?}, found {found:?}"))
    }));
    held.and(|| is(told.next().is_none(), || "more exits are told".into()))
}
