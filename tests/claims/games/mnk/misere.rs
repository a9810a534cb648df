//! What is said where lines lose: cells that lose, the opposite cell, cells in pairs, and who has to fill which of them.

use std::collections::BTreeSet;

use super::board::{Board, mark, other};
use crate::claim::{Case, Held, all, is, same};
use crate::exhibits::rows;
use crate::games::ideas::{Here, prove};
use crate::games::worth::found;
use crate::referee::{Fate, moves};
use crate::sweep::{after, worth};
use ground::rules::{Ending, Side};

pub fn safe(case: &Case) -> Held {
    let board = Board::of(case);
    let cells = |side: Side, told: &str, names: &str| {
        let lost = board.completing(mark(side));
        let listed: BTreeSet<usize> = case.texts(names).iter().map(|name| board.drawing.cell(name)).collect();
        let free: BTreeSet<usize> = board.free().into_iter().collect();
        match case.text(told) {
            "all" => same(lost.len(), 0),
            "none" => same(lost, free),
            "some" => same(listed, &free - &lost),
            _ => same(listed, lost),
        }
    };
    is(board.is_misere && !board.is_wild, || "lines do not lose".into())
        .and(|| cells(board.to, "own", "owncells"))
        .and(|| cells(board.to.other(), "other", "othercells"))
        .and(|| is_out_of_cells(case))
}

/// The line that is told leads to where the side to move has to complete a line, whatever it plays, after as many moves as said.
fn is_out_of_cells(case: &Case) -> Held {
    let line = &case.met.answer.line;
    let (left, loser) = (case.size("left"), case.text("loser"));
    if loser == "nobody" {
        return same(left, 0);
    }
    let mut place = case.met.place.clone();
    for mv in line.iter().take(left) {
        place = place.play(mv).expect("a line can be played").next;
    }
    let all_lose = moves(&*place, 1_000)
        .map(|all| all.iter().all(|(_, next)| matches!(next.ending(), Some(Ending::Won(side)) if side == next.to())));
    let mover = if place.to() == case.met.place.to() { "you" } else { "other" };
    same((loser, left < line.len()), (mover, true)).and(|| found(true, all_lose))
}

/// The lines told prove by themselves that the position is lost, or that the move told wins.
pub fn lines(case: &Case) -> Held {
    let here = case.met.place.clone();
    let start = if case.text("way") == "won" { after(&here, case.text("mv")) } else { Some(here) };
    let Some(start) = start else { return Held::False("it is illegal".into()) };
    let told: Vec<Vec<&str>> = rows(case).iter().map(|row| row[0].split(' ').collect()).collect();
    let told: Vec<&[&str]> = told.iter().map(Vec::as_slice).collect();
    let is_lost = worth(&start).map_or(Held::Open, |start| same(start.fate, Fate::Lost));
    let board = Board::of(case);
    let completed = rows(case).iter().zip(&told).map(|(row, line)| {
        let mut here = start.clone();
        let Some((last, before)) = line.split_last() else { return Held::False("a line is empty".into()) };
        for mv in before {
            let Some(next) = after(&here, mv) else { return Held::False(format!("{mv} is illegal")) };
            here = next;
        }
        completes(&Board::at(case, &*here), last, &row[1])
    });
    same(case.size("lines"), told.len())
        .and(|| same(case.text("ends") == "loses", board.is_misere))
        .and(|| is_lost)
        .and(|| prove(&start, &told))
        .and(|| all(completed))
}

/// A move completes exactly the lines that are named, cell by cell.
pub fn completes(board: &Board, mv: &str, named: &str) -> Held {
    let sign = if board.is_wild { mv.chars().next().unwrap_or('?') } else { mark(board.to) };
    let cell = board.drawing.cell(mv.trim_start_matches(['X', 'O']));
    let is_own = |place: &usize| *place == cell || board.drawing.cells[*place] == sign;
    let own: Vec<BTreeSet<usize>> = named
        .split(' ')
        .filter(|line| !line.is_empty())
        .map(|line| line.split('-').map(|name| board.drawing.cell(name)).collect())
        .collect();
    let whole = board.lines.iter().filter(|line| line.contains(&cell) && line.iter().all(is_own));
    let whole: Vec<&Vec<usize>> = whole.collect();
    let is_in = |line: &&Vec<usize>| own.iter().any(|own| line.iter().all(|cell| own.contains(cell)));
    is(own.iter().all(|line| line.iter().all(is_own)), || format!("{named} is not of one mark"))
        .and(|| is(!whole.is_empty() && whole.iter().all(is_in), || format!("{named} is not all that {mv} completes")))
        .and(|| is(own.len() <= whole.len(), || format!("{named} are too many")))
}

/// No cell is in two pairs, all are free, and each line that the side which follows them may still complete holds a pair, or the
/// single cell that is left to the other side: of an odd number of cells that side takes the last.
pub fn avoid(case: &Case) -> Held {
    let board = planned(case);
    let is_then = case.text("side") == "then";
    let holder = mark(if is_then { board.to } else { board.to.other() });
    let mover = other(holder);
    let pairs: Vec<Vec<usize>> = rows(case).iter().map(|row| board.cells(row)).collect();
    let cells: BTreeSet<usize> = pairs.iter().flatten().copied().collect();
    let has_pair = |line: &Vec<usize>| pairs.iter().any(|pair| pair.iter().all(|cell| line.contains(cell)));
    let is_open = |line: &&Vec<usize>| line.iter().all(|cell| board.drawing.cells[*cell] != mover);
    let is_whole = board.lines.iter().any(|line| line.iter().all(|cell| board.drawing.cells[*cell] == holder));
    let odd = board.free().len() % 2;
    let single: Vec<usize> =
        if case.size("alone") == 1 { board.cells(&[case.text("single").to_owned()]) } else { Vec::new() };
    let is_left = |line: &Vec<usize>| has_pair(line) || line.iter().any(|cell| single.contains(cell));
    all([
        same(case.size("odd"), odd),
        same(case.text("rule"), if pairs.is_empty() && single.is_empty() { "no" } else { "yes" }),
        is(single.is_empty() || odd == 1 && !is_then, || "the single cell may have to be taken".into()),
        is(single.iter().all(|cell| board.drawing.cells[*cell] == '.' && !cells.contains(cell)), || {
            "it is not single".into()
        }),
        is_tame_misere(case, &board),
        is(!is_then || case.met.answer.best_total == 1_usize.into(), || "another move holds".into()),
        same(case.size("count"), pairs.len()),
        same(cells.len(), 2 * pairs.len()),
        is(cells.iter().all(|cell| board.drawing.cells[*cell] == '.'), || "a cell is not free".into()),
        is(!is_whole && board.lines.iter().filter(is_open).all(is_left), || "an open line holds no pair".into()),
    ])
}

/// The lines told hold every move of the one side and one answer of the other, which has not lost at their ends.
pub fn kept(case: &Case) -> Held {
    let here = case.met.place.clone();
    let is_you = case.text("side") == "you";
    let start = if is_you { after(&here, case.text("cell")) } else { Some(here) };
    let Some(start) = start else { return Held::False("it is illegal".into()) };
    let told: Vec<(Vec<&str>, Vec<&str>)> = rows(case)
        .iter()
        .map(|row| (row[0].split(' ').collect(), row.get(1).map_or(Vec::new(), |pairs| pairs.split(' ').collect())))
        .collect();
    let told: Vec<Line> = told.iter().map(|(line, pairs)| (line.as_slice(), pairs.as_slice())).collect();
    let board = Board::of(case);
    all([
        same(case.size("lines"), told.len()),
        same(case.text("ends") == "over", board.is_wild),
        same(case.text("ends") == "pairs", !board.is_wild && !board.is_misere),
        same(case.text("line") == "own", board.is_misere),
    ])
    .and(|| match case.text("images") {
        "no" => holds(case, &start, start.to().other(), &told),
        _ => holds_but_images(case, &start, &told),
    })
}

/// The same, where a first move that is not told leaves the mirror image of what one of those told does.
fn holds_but_images(case: &Case, start: &Here, told: &[Line]) -> Held {
    let Some(moves) = moves(&**start, 1_000) else { return Held::Open };
    let is_told = |mv: &String| told.iter().any(|(line, _)| line.first() == Some(&mv.as_str()));
    let (shown, left): (Vec<_>, Vec<_>) = moves.into_iter().partition(|(mv, _)| is_told(mv));
    let images: BTreeSet<Vec<char>> = shown.iter().flat_map(|(_, next)| Board::at(case, &**next).images()).collect();
    let missing = left.iter().find(|(_, next)| !images.contains(&Board::at(case, &**next).drawing.cells));
    let holder = start.to().other();
    let led = |(mv, next): &(String, Here)| {
        let of_first = told.iter().filter(|(line, _)| line[0] == mv);
        holds(case, next, holder, &of_first.map(|(line, pairs)| (&line[1..], *pairs)).collect::<Vec<Line>>())
    };
    is(missing.is_none() && !left.is_empty(), || format!("{:?} is no image", missing.map(|(mv, _)| mv)))
        .and(|| all(shown.iter().map(led)))
}

/// The rest of a line of play, and the pairs behind it.
type Line<'t> = (&'t [&'t str], &'t [&'t str]);

/// Each line that the side to move may still complete holds one of the pairs, of which no two share a cell.
fn are_pairs(board: &Board, pairs: &[&str]) -> bool {
    let cells = |pair: &&str| pair.split('-').map(|cell| board.drawing.cell(cell)).collect::<Vec<usize>>();
    let pairs: Vec<Vec<usize>> = pairs.iter().filter(|pair| **pair != "–").map(cells).collect();
    let taken: BTreeSet<usize> = pairs.iter().flatten().copied().collect();
    let is_open = |line: &&Vec<usize>| line.iter().all(|cell| board.drawing.cells[*cell] != mark(board.to.other()));
    let has_pair = |line: &Vec<usize>| pairs.iter().any(|pair| pair.iter().all(|cell| line.contains(cell)));
    taken.len() == 2 * pairs.len()
        && taken.iter().all(|cell| board.drawing.cells[*cell] == '.')
        && board.lines.iter().filter(is_open).all(has_pair)
}

/// The same from here on.
fn holds(case: &Case, here: &Here, holder: Side, told: &[Line]) -> Held {
    if let Some((_, pairs)) = told.iter().find(|(line, _)| line.is_empty()) {
        let board = Board::at(case, &**here);
        let has_lost = here.ending() == Some(Ending::Won(holder.other()));
        let by_pairs = || !board.is_wild && !board.is_misere && here.to() != holder && are_pairs(&board, pairs);
        let is_safe = here.ending().is_some() || is_safe(&board, holder) || by_pairs();
        return is(told.len() == 1 && !has_lost && is_safe, || format!("{} goes on", here.text()));
    }
    let Some(moves) = moves(&**here, 1_000) else { return Held::Open };
    let mut firsts: Vec<&str> = told.iter().map(|(line, _)| line[0]).collect();
    firsts.dedup();
    let many = if here.to() == holder { 1 } else { moves.len() };
    same(firsts.len(), many).and(|| {
        all(firsts.iter().map(|first| {
            let of_first = told.iter().filter(|(line, _)| line[0] == *first);
            let rest: Vec<Line> = of_first.map(|(line, pairs)| (&line[1..], *pairs)).collect();
            match moves.iter().find(|(mv, _)| mv == first) {
                Some((_, next)) => holds(case, next, holder, &rest),
                None => Held::False(format!("{first} is illegal")),
            }
        }))
    })
}

/// Whether the moves that are left do not suffice for the side that completes a line against the holder's wish.
fn is_safe(board: &Board, holder: Side) -> bool {
    let maker = if board.is_misere { holder } else { holder.other() };
    let free = board.free().len();
    let left = if board.to == maker { free.div_ceil(2) } else { free / 2 };
    let is_possible = |line: &Vec<usize>| {
        let cells = || line.iter().map(|cell| board.drawing.cells[*cell]);
        cells().all(|cell| cell == '.' || cell == mark(maker)) && cells().filter(|cell| *cell == '.').count() <= left
    };
    !board.is_wild && !board.lines.iter().any(is_possible)
}

/// Each line holds the mark told, now or after the move told, which keeps the draw; a line of the other mark loses.
pub fn marked(case: &Case) -> Held {
    let here = case.met.place.clone();
    let stands = if case.text("when") == "then" { after(&here, case.text("mv")) } else { Some(here) };
    let Some(stands) = stands else { return Held::False("it is illegal".into()) };
    let board = Board::at(case, &*stands);
    let sign = case.text("mark").chars().next().unwrap_or('?');
    all([
        is(board.is_misere && board.is_wild, || "it is another game".into()),
        same(case.text("other"), other(sign).to_string().as_str()),
        is(board.lines.iter().all(|line| line.iter().any(|cell| board.drawing.cells[*cell] == sign)), || {
            "a line holds none".into()
        }),
        worth(&stands).map_or(Held::Open, |left| same(left.fate, Fate::Drawn)),
    ])
}

/// The side that answers in the opposite cell never completes a line first.
pub fn mirror(case: &Case) -> Held {
    let mut board = Board::of(case);
    let (own, is_wild) = (mark(board.to), board.is_wild);
    let drawn = worth(&case.met.place)
        .is_none_or(|here| here.fate != if case.text("side") == "you" { Fate::Lost } else { Fate::Won });
    let holds = if case.text("how") == "played" { mirrors } else { turned };
    let held = if case.text("side") == "you" {
        let best = case.met.answer.line.first().unwrap_or(&case.met.answer.best[0]);
        let cell = board.drawing.cell(best.trim_start_matches(['X', 'O']));
        let own = if is_wild { best.chars().next().unwrap_or('?') } else { own };
        board.with(cell, own, |board| holds(board, if is_wild { '?' } else { other(own) }))
    } else {
        holds(&mut board, if is_wild { '?' } else { own })
    };
    all([
        is(board.is_misere, || "lines do not lose".into()),
        same(case.text("how") == "swapped", is_wild),
        held,
        is(drawn, || "somebody wins".into()),
    ])
}

/// Opposite each cell is a free one or the other mark, and each line turned is a line. One through the middle holds two opposite
/// cells, or the middle has the mark of the side to move.
fn turned(board: &mut Board, who: char) -> Held {
    let cells = &board.drawing.cells;
    let last = cells.len() - 1;
    let pairs = (0..=last).map(|cell| match (cells[cell], cells[last - cell]) {
        (own, opposite) if own == opposite => {
            is(if 2 * cell == last { own != '.' } else { own == '.' }, || format!("{cell} has no partner"))
        }
        (own, opposite) => is(own != '.' && opposite != '.', || format!("{cell} is not answered")),
    });
    let lines = board.lines.iter().map(|line| {
        let mut image: Vec<usize> = line.iter().map(|cell| last - cell).collect();
        image.sort_unstable();
        let is_line = board.lines.iter().any(|line| {
            let mut line = line.clone();
            line.sort_unstable();
            line == image
        });
        let is_middle = |cell: &usize| 2 * cell == last && cells[*cell] != who;
        let is_parted = line.iter().any(|cell| 2 * cell != last && line.contains(&(last - cell)));
        is(is_line && (is_parted || !line.iter().any(is_middle)), || format!("{line:?} could be completed"))
    });
    all(pairs.chain(lines))
}

/// Whatever this mark does, the opposite cell is free and completes no line.
fn mirrors(board: &mut Board, who: char) -> Held {
    let last = board.drawing.cells.len() - 1;
    all(board.free().into_iter().map(|cell| {
        if board.completing(who).contains(&cell) {
            return Held::True;
        }
        board.with(cell, who, |board| {
            let is_free = board.drawing.cells[last - cell] == '.';
            let completes = board.completing(other(who)).contains(&(last - cell));
            is(is_free && !completes, || format!("{cell} has no answer"))
                .and(|| board.with(last - cell, other(who), |board| mirrors(board, who)))
        })
    }))
}

/// The board of which a plan speaks, after the best move where it is the mover's; whoever follows it is not to move there.
fn planned(case: &Case) -> Board {
    if case.text("side") == "other" {
        return Board::of(case);
    }
    let next = after(&case.met.place, &case.met.answer.best[0]).expect("the best move is legal");
    Board::at(case, &*next)
}

fn is_tame_misere(case: &Case, board: &Board) -> Held {
    is(board.is_misere && !board.is_wild, || "lines do not lose".into()).and(|| {
        is(case.text("side") == "other" || case.texts("cell") == case.met.answer.best[..1], || "not the move".into())
    })
}

/// The pairs and the cells left over are the free ones; those left complete lines of the side to move, and one cell of each pair,
/// whichever it is, completes none of the other's.
pub fn couples(case: &Case) -> Held {
    let mut board = planned(case);
    let (mover, holder) = (mark(board.to), mark(board.to.other()));
    let pairs: Vec<Vec<usize>> = rows(case).iter().map(|row| board.cells(row)).collect();
    let left = board.cells(&case.texts("left"));
    let mut all_cells: Vec<usize> = pairs.iter().flatten().chain(&left).copied().collect();
    all_cells.sort_unstable();
    let poison = board.completing(mover);
    let told = all([
        is_tame_misere(case, &board),
        same(all_cells, board.free()),
        same(case.size("count"), left.len()),
        is(pairs.iter().all(|pair| pair.len() == 2), || "these are no pairs".into()),
        is(left.iter().all(|cell| poison.contains(cell)), || "a cell that is left is safe".into()),
        is(!left.is_empty(), || "nothing is left".into()),
    ]);
    let lines = board.lines.clone();
    let has_line =
        |board: &Board| lines.iter().any(|line| line.iter().all(|cell| board.drawing.cells[*cell] == holder));
    let plain = board.drawing.cells.clone();
    let harmless = (0..1usize << pairs.len()).all(|choice| {
        board.drawing.cells.clone_from(&plain);
        for (i, pair) in pairs.iter().enumerate() {
            board.drawing.cells[pair[choice >> i & 1]] = holder;
        }
        !has_line(&board)
    });
    told.and(|| is(harmless, || "the partners complete a line".into()))
}

/// The side to move has to fill so many of the free cells, those with them where the other one completes a line; any such choice
/// completes a line, and the lines told are those that lack no more.
pub fn filled(case: &Case) -> Held {
    let board = planned(case);
    let (mover, free) = (mark(board.to), board.free());
    let never = board.completing(other(mover));
    let many = free.len().div_ceil(2);
    let lacks = |line: &Vec<usize>| -> Option<Vec<usize>> {
        let is_open = line.iter().all(|cell| board.drawing.cells[*cell] != other(mover));
        let lacks: Vec<usize> = line.iter().copied().filter(|cell| board.drawing.cells[*cell] == '.').collect();
        (is_open && lacks.len() <= many).then_some(lacks)
    };
    let all_lacking: BTreeSet<Vec<usize>> = board.lines.iter().filter_map(lacks).collect();
    let is_within = |small: &Vec<usize>, large: &Vec<usize>| small.iter().all(|cell| large.contains(cell));
    let has_less = |lacks: &Vec<usize>| all_lacking.iter().any(|other| other != lacks && is_within(other, lacks));
    let lacking: BTreeSet<Vec<usize>> = all_lacking.iter().filter(|lacks| !has_less(lacks)).cloned().collect();
    let loses = (0..1usize << free.len()).filter(|set| set.count_ones() as usize == many).all(|set| {
        let has = |cell: &usize| free.iter().position(|own| own == cell).is_some_and(|i| set >> i & 1 == 1);
        !never.iter().all(has) || lacking.iter().any(|lacks| lacks.iter().all(has))
    });
    let sorted = |mut names: Vec<String>| {
        names.sort();
        names
    };
    all([
        is_tame_misere(case, &board),
        is(free.len() % 2 == 1 || never.is_empty(), || "the last cell may have to be taken".into()),
        same([case.size("free"), case.size("many"), case.size("count")], [free.len(), many, never.len()]),
        same(case.texts("never"), board.names(never.clone())),
        same(
            sorted(case.texts("lines")),
            sorted(lacking.iter().map(|lacks| board.names(lacks.clone()).join("+")).collect()),
        ),
        is(loses, || "a choice completes no line".into()),
        is(worth(&case.met.place).is_none_or(|here| here.fate != Fate::Drawn), || "nobody wins".into()),
    ])
}
