//! What is said of `domineering`, message by message: dominoes counted anew, and values held by playing the board against them.

mod tied;
mod values;

use std::sync::Arc;

use duel::place::Place;
use solve::judge::control::Control;
use solve::judge::oracle::Scope;

use crate::claim::Kind::{Fact, Part, Question, Source};
use crate::claim::{Case, Held, Table, all, is, same};
use crate::exhibits::rows;
use crate::games::counted::{Ends, are_proved};
use crate::games::worth::{answers_hold, count_of_winning_moves, found, last_moves_or_answers, lost};
use crate::referee::{is_lost, moves};
use tied::{piece, pieces};
use values::{Form, Heats, is_worth};

/// Every message with what decides it.
pub const TABLE: Table = &[
    ("domineering-claim-won", Fact(count_of_winning_moves)),
    ("domineering-claim-counted", Fact(claim_counted)),
    ("domineering-claim-lines", Fact(claim_lines)),
    ("domineering-claim-lost", Fact(lost)),
    ("domineering-ask", Question),
    ("domineering-ask-misere", Question),
    ("domineering-look", Fact(look)),
    ("domineering-look-misere", Fact(look)),
    ("domineering-look-zero", Fact(look_zero)),
    ("domineering-look-number", Fact(look_number)),
    ("domineering-look-hot", Fact(look_hot)),
    ("domineering-look-hot-long", Fact(look_hot_long)),
    ("domineering-look-tepid", Fact(look_tepid)),
    ("domineering-look-tepid-long", Fact(look_tepid_long)),
    ("domineering-ahead", Part),
    ("domineering-proof-last", Fact(proof_last)),
    ("domineering-head-piece", Part),
    ("domineering-head-cells", Part),
    ("domineering-head-value", Part),
    ("domineering-head-mean", Part),
    ("domineering-head-heat", Part),
    ("domineering-move-sum", Fact(move_sum)),
    ("domineering-apart", Fact(tied::apart)),
    ("domineering-tied", Fact(tied::tied)),
    ("domineering-place-column", Fact(place)),
    ("domineering-place-row", Fact(place)),
    ("domineering-place-none", Fact(place_none)),
    ("domineering-move", Fact(the_domino)),
    ("domineering-move-value", Fact(move_value)),
    ("domineering-move-stop", Fact(move_stop)),
    ("domineering-move-end", Fact(move_end)),
    ("domineering-stall", Fact(lost)),
    ("domineering-proof-counted", Fact(counted)),
    ("domineering-proof-counted-misere", Fact(counted)),
    ("domineering-proof-lost", Fact(proof_lost)),
    ("domineering-proof-given-away", Fact(given_away)),
    ("domineering-lines", Fact(played)),
    ("domineering-lines-added", Fact(played_on)),
    ("domineering-head-settled", Part),
    ("domineering-head-room", Part),
    ("domineering-proof-large", Fact(proof_large)),
    ("domineering-law-rule", Source),
    ("domineering-law-counting", Source),
    ("domineering-law-values", Source),
    ("domineering-law-sign", Source),
    ("domineering-law-search", Source),
    ("domineering-law-beyond", Source),
];

/// The board and the side to move.
fn read(place: &dyn Place) -> (Vec<Vec<bool>>, String) {
    let text = place.text();
    let (board, side) = text.split_once(' ').unwrap_or((&text, "V"));
    (board.split('/').map(|row| row.chars().map(|c| c == '.').collect()).collect(), side.to_owned())
}

/// The lines along which a side places its dominoes, with whether each cell is free and whether the other side can take it.
fn lines(board: &[Vec<bool>], is_v: bool) -> Vec<Vec<(bool, bool)>> {
    let (rows, cols) = (board.len(), board[0].len());
    let free = |y: usize, x: usize| board.get(y).and_then(|row| row.get(x)) == Some(&true);
    let cell = |y: usize, x: usize| {
        let is_shared =
            if is_v { free(y, x + 1) || x > 0 && free(y, x - 1) } else { free(y + 1, x) || y > 0 && free(y - 1, x) };
        (free(y, x), is_shared)
    };
    if is_v {
        (0..cols).map(|x| (0..rows).map(|y| cell(y, x)).collect()).collect()
    } else {
        (0..rows).map(|y| (0..cols).map(|x| cell(y, x)).collect()).collect()
    }
}

/// The lengths of runs of cells that are wanted.
fn runs(line: &[(bool, bool)], is_wanted: impl Fn(&(bool, bool)) -> bool) -> Vec<usize> {
    line.split(|cell| !is_wanted(cell)).map(<[_]>::len).collect()
}

/// Moves that nobody can take away, moves that cannot be avoided, and dominoes that have room at most.
fn room(board: &[Vec<bool>], is_v: bool) -> [usize; 3] {
    let lines = lines(board, is_v);
    let halves = |runs: Vec<usize>| runs.into_iter().map(|run| run / 2).sum::<usize>();
    let safe = lines.iter().map(|line| halves(runs(line, |(free, shared)| *free && !*shared))).sum();
    let most = lines.iter().map(|line| halves(runs(line, |(free, _)| *free))).sum();
    let own = |line: &Vec<(bool, bool)>| {
        let runs = line.split(|(free, _)| !free).filter(|run| run.iter().all(|(_, shared)| !shared));
        runs.map(|run| (run.len() + 1) / 3).sum::<usize>()
    };
    [safe, lines.iter().map(own).sum(), most]
}

fn look(case: &Case) -> Held {
    let (board, _) = read(&*case.met.place);
    let kind = usize::from(case.met.is_misere());
    let [v, h] = [room(&board, true), room(&board, false)];
    let told = ["v", "v_most", "h", "h_most"].map(|name| case.size(name));
    same(told, [v[kind], v[2], h[kind], h[2]])
}

/// What the best move leaves.
fn left(case: &Case) -> Arc<dyn Place> {
    case.met.place.play(&case.met.answer.best[0]).expect("the best move is legal").next
}

/// The counts prove who wins here, with the first of the best moves where they stand after it.
fn claim_counted(case: &Case) -> Held {
    let is_won = case.size("won") == 1;
    let domino = || same(case.text("domino"), case.met.answer.best[0].as_str());
    let moves = || if is_won { count_of_winning_moves(case) } else { lost(case) };
    counted(case).and(domino).and(moves).and(|| same(case.size("misere") == 1, case.met.is_misere()))
}

/// As many lines of play are shown as are told, and the first of the best moves is the one of the heading.
fn claim_lines(case: &Case) -> Held {
    let is_won = case.size("won") == 1;
    let steps = &case.met.answer.reason.steps;
    let shown = steps.iter().find(|step| &*step.says.key == "domineering-lines");
    let lines = shown.map(|step| Case { met: case.met, step: Some(step), says: &step.says }.size("lines"));
    found(case.size("lines"), lines)
        .and(|| same(case.text("domino"), case.met.answer.best[0].as_str()))
        .and(|| same(case.size("misere") == 1, case.met.is_misere()))
        .and(|| if is_won { count_of_winning_moves(case) } else { lost(case) })
}

/// Counting is proof: so many moves of one side cannot be taken away, or not avoided, and the other has room for no more.
fn counted(case: &Case) -> Held {
    let place = if case.size("then") == 1 { left(case) } else { case.met.place.clone() };
    let (board, side) = read(&*place);
    let (longer, shorter) = (case.text("longer"), case.text("shorter"));
    let is_misere = case.met.is_misere();
    let own = room(&board, longer == "V")[usize::from(is_misere)];
    let is_claim = &*case.says.key == "domineering-claim-counted";
    let told = case.size(if is_claim {
        "sure"
    } else if is_misere {
        "forced"
    } else {
        "safe"
    });
    let most = room(&board, shorter == "V")[2];
    // Who runs out first is the side with fewer moves, and of equal ones the side that begins.
    let runs_out = if shorter == side { own >= most } else { own > most };
    let cells = if is_misere || is_claim { Held::True } else { safe_dominoes(case, &board, longer == "V") };
    let is_lost_here = is_lost(&*place);
    let agrees = is_lost_here.is_none_or(|lost| lost == ((shorter == side) != is_misere));
    all([
        same((told, case.size("most")), (own, most)),
        is(longer != shorter && runs_out, || format!("{own} against {most}")),
        is(agrees, || "it plays out otherwise".into()),
        cells,
    ])
}

/// So many dominoes are named, beside each other, on cells that the other side can never take.
fn safe_dominoes(case: &Case, board: &[Vec<bool>], is_v: bool) -> Held {
    let lines = lines(board, is_v);
    let place = |name: &str| {
        let (col, row) = ((name.as_bytes()[0] - b'a') as usize, name[1..].parse::<usize>().expect("a row") - 1);
        if is_v { (col, row) } else { (row, col) }
    };
    let mut taken = std::collections::BTreeSet::new();
    let named = if case.size("safe") == 0 { Vec::new() } else { case.texts("cells") };
    let is_safe = |text: &String| {
        let Some((one, other)) = text.split_once('-') else { return false };
        let ends = [one, other].map(place);
        ends[0].0 == ends[1].0
            && ends[0].1 + 1 == ends[1].1
            && ends.iter().all(|(line, at)| lines[*line][*at] == (true, false))
            && ends.into_iter().all(|end| taken.insert(end))
    };
    let all_safe = named.iter().all(is_safe);
    same(named.len(), case.size("safe")).and(|| is(all_safe, || format!("{named:?}")))
}

/// After every move of the loser the other side has no room, and wins.
fn proof_last(case: &Case) -> Held {
    let start = if case.size("won") == 1 { left(case) } else { case.met.place.clone() };
    let Some(all_moves) = moves(&*start, 200) else { return Held::Open };
    let (_, side) = read(&*start);
    same(case.size("moves"), all_moves.len())
        .and(|| same(case.text("side") == "V", side == "H"))
        .and(|| is(all_moves.iter().all(|(_, next)| next.ending().is_some()), || "it goes on".into()))
        .and(|| found(true, is_lost(&*start)))
}

/// Behind each line counting is proof: the side that outlasts the other has so many moves for certain, the other room for so many.
fn played(case: &Case) -> Held {
    let is_misere = case.met.is_misere();
    let ends = |place: &dyn Place, told: &str, wins: bool| {
        if place.ending().is_some() {
            return same(told, "–").and(|| is(wins == is_misere, || "the wrong side has run out".into()));
        }
        let (board, side) = read(place);
        // In misère play the loser is the side that lasts longer.
        let is_mover = wins != is_misere;
        let longer_is_v = (side == "V") == is_mover;
        let own = room(&board, longer_is_v)[usize::from(is_misere)];
        let most = room(&board, !longer_is_v)[2];
        same(told, format!("{own} : {most}").as_str())
            .and(|| is(if is_mover { own > most } else { own >= most }, || format!("{told} settles nothing")))
    };
    let over = usize::from(rows(case).iter().any(|row| row[2] == "–"));
    same((case.size("misere") == 1, case.size("over")), (is_misere, over)).and(|| lines_prove(case, &ends))
}

/// The lines told prove it, each of which ends as is told.
fn lines_prove(case: &Case, ends: &Ends) -> Held {
    let proved = match case.size("won") {
        0 => are_proved(&*case.met.place, rows(case), ends),
        _ => are_proved(&*left(case), rows(case), ends),
    };
    same(case.size("lines"), rows(case).len()).and(|| proved)
}

/// Behind each line counting is proof, or what the pieces add up to, or lines that the winner need not cross.
fn played_on(case: &Case) -> Held {
    let ends = |place: &dyn Place, told: &str, wins: bool| {
        let (board, side) = read(place);
        let is_v = side == "V";
        let lost = || tied::loses(&board, is_v).map_or(Held::Open, |lost| is(lost, || format!("{told}: not lost")));
        let held = match told.split_once(' ') {
            _ if told == "–" => is(place.ending().is_some(), || "it goes on".into()),
            Some(("=", value)) => {
                let here = place.reads(&place.text()).expect("its own text");
                // Of a large board it is held that this value loses, and no more.
                let is_read = Form::read(value).is_some();
                match is_worth(&here, value) {
                    Held::Open => is(is_read, || format!("{value} is no value")).and(lost),
                    held => held.and(lost),
                }
            }
            Some((">=" | "<=", "0")) => same(told.starts_with('>'), !is_v).and(lost),
            _ if told.contains('|') => tied::is_lost_without(place, &told.split(", ").collect::<Vec<_>>(), !is_v),
            _ => {
                let [own, most] = [room(&board, !is_v)[0], room(&board, is_v)[2]];
                same(told, format!("{own} : {most}").as_str()).and(|| is(own >= most, || "it settles nothing".into()))
            }
        };
        is(!wins, || "the winner has to move".into()).and(|| held)
    };
    lines_prove(case, &ends)
}

fn look_zero(case: &Case) -> Held {
    is_worth(&case.met.place, "0").and(|| pieces(case))
}

fn look_number(case: &Case) -> Held {
    let value = case.text("value");
    let told = match value.strip_prefix('-') {
        Some(ahead) => ("H", ahead),
        None => ("V", value),
    };
    same((case.text("side"), case.text("ahead")), told)
        .and(|| same(case.size("moves"), told.1.parse().unwrap_or(0)))
        .and(|| is_worth(&case.met.place, value))
        .and(|| pieces(case))
}

fn stops(text: &str) -> Option<(f64, f64)> {
    let form = Form::read(text)?;
    Some((form.stop(true)?, form.stop(false)?))
}

fn look_hot(case: &Case) -> Held {
    let value = case.text("value");
    stops_are_told(case, value).and(|| is_worth(&case.met.place, value)).and(|| pieces(case))
}

/// A value too long to be told is that of the answer.
fn look_hot_long(case: &Case) -> Held {
    let Some(value) = case.met.answer.canonical.as_deref() else { return Held::Open };
    stops_are_told(case, value).and(|| is_worth(&case.met.place, value)).and(|| pieces(case))
}

/// Best play ends at these two numbers, the first of them greater.
fn stops_are_told(case: &Case, value: &str) -> Held {
    let told = |name: &str| lead(&case.within(name));
    let Some(found) = stops(value) else { return Held::Open };
    let ahead = match found {
        (v, h) if v > 0.0 && h > 0.0 => "V",
        (v, h) if v < 0.0 && h < 0.0 => "H",
        _ => "none",
    };
    if case.text("ahead") != ahead {
        return Held::False(format!("{ahead} is ahead"));
    }
    same((told("v"), told("h")), (Some(found.0), Some(found.1))).and(|| is(found.0 > found.1, || "nobody gains".into()))
}

/// The lead of upright that is told.
fn lead(case: &Case) -> Option<f64> {
    let by = Form::read(case.text("by")).and_then(|form| form.as_number())?;
    let is_whole = case.size("moves") == case.text("by").parse::<usize>().unwrap_or(0);
    match case.text("side") {
        "V" if by > 0.0 && is_whole => Some(by),
        "H" if by > 0.0 && is_whole => Some(-by),
        "none" if by == 0.0 => Some(0.0),
        _ => None,
    }
}

/// Whoever begins, best play ends at the same number; and a side wins whoever begins, or who begins does.
fn tepid(case: &Case, value: &str) -> Held {
    let stop = lead(&case.within("end"));
    let (board, _) = read(&*case.met.place);
    let lost = [true, false].map(|is_v| tied::loses(&board, is_v));
    let who = match lost {
        [Some(false), Some(true)] => Some("V"),
        [Some(true), Some(false)] => Some("H"),
        [Some(false), Some(false)] => Some("first"),
        _ => None,
    };
    let wins = || who.map_or(Held::Open, |who| same(case.text("who"), who));
    same(stops(value), stop.map(|stop| (stop, stop)))
        .and(wins)
        .and(|| is_worth(&case.met.place, value))
        .and(|| pieces(case))
}

fn look_tepid(case: &Case) -> Held {
    tepid(case, case.text("value"))
}

/// A value too long to be told is that of the answer.
fn look_tepid_long(case: &Case) -> Held {
    case.met.answer.canonical.as_deref().map_or(Held::Open, |value| tepid(case, value))
}

/// The domino that the reason places.
fn told(case: &Case) -> Option<String> {
    let steps = &case.met.answer.reason.steps;
    let keys = [
        "domineering-move",
        "domineering-move-value",
        "domineering-move-stop",
        "domineering-move-sum",
        "domineering-move-end",
    ];
    let step = steps.iter().find(|step| keys.contains(&&*step.says.key))?;
    Some(Case { met: case.met, step: Some(step), says: &step.says }.text("domino").to_owned())
}

/// The cell is one of the domino's, in whose line it lies.
fn place(case: &Case) -> Held {
    let told = told(case).unwrap_or_default();
    is(told.split('-').any(|end| end == case.text("cell")), || format!("{told} lies elsewhere"))
}

fn place_none(case: &Case) -> Held {
    let Some(list) = moves(&*case.met.place, 1_000) else { return Held::Open };
    same(case.size("moves"), list.len()).and(|| lost(case))
}

fn the_domino(case: &Case) -> Held {
    let Ok(step) = case.met.place.play(case.text("domino")) else { return Held::False("it is no move".into()) };
    found(true, is_lost(&*step.next))
}

fn move_value(case: &Case) -> Held {
    let Ok(step) = case.met.place.play(case.text("domino")) else { return Held::False("it is no move".into()) };
    the_domino(case).and(|| is_worth(&step.next, case.text("value"))).and(|| match case.text("ahead") {
        "none" => Held::True,
        _ => ends_ahead(case, case.text("value")),
    })
}

/// Best play of this value, which the opponent begins, ends with the mover so far ahead.
fn ends_ahead(case: &Case, value: &str) -> Held {
    let (_, side) = read(&*case.met.place);
    let Some((v, h)) = stops(value) else { return Held::Open };
    let ahead = if side == "V" { h } else { -v };
    let told = Form::read(case.text("ahead")).and_then(|form| form.as_number());
    same(case.text("side"), side.as_str())
        .and(|| same(told, Some(ahead)))
        .and(|| is(ahead > 0.0, || "it is not ahead".into()))
}

/// The value is not told, so that of the answer is taken.
fn move_stop(case: &Case) -> Held {
    let Ok(step) = case.met.place.play(case.text("domino")) else { return Held::False("it is no move".into()) };
    let value = step.next.judge(Scope::Advice, &Control::new()).ok().and_then(|answer| answer.canonical);
    the_domino(case).and(|| value.map_or(Held::Open, |value| ends_ahead(case, &value)))
}

/// The domino takes its piece from one value to another, and all pieces to a sum that is lost for who moves then.
fn move_sum(case: &Case) -> Held {
    let Ok(step) = case.met.place.play(case.text("domino")) else { return Held::False("it is no move".into()) };
    let ((board, side), (after, _)) = (read(&*case.met.place), read(&*step.next));
    let at = |cell: &str| {
        let x = cell.chars().next().map_or(0, |letter| letter as usize - 'a' as usize);
        (x, cell[1..].parse::<usize>().map_or(0, |row| row - 1))
    };
    let own = piece(&board, at(case.text("cell")));
    let lies = case.text("domino").split('-').all(|end| own.contains(&at(end)));
    let only = |cells: &[Vec<bool>]| {
        let row = |(y, row): (usize, &Vec<bool>)| {
            row.iter()
                .enumerate()
                .map(|(x, free)| if *free && own.contains(&(x, y)) { '.' } else { '#' })
                .collect::<String>()
        };
        let rows: Vec<String> = cells.iter().enumerate().map(row).collect();
        case.met.place.reads(&format!("{} V", rows.join("/"))).ok()
    };
    let (Some(before), Some(then)) = (only(&board), only(&after)) else { return Held::Open };
    let heat = || {
        let value = Form::read(case.text("from"));
        let is_own = value.is_some_and(|form| case.size("hottest") == 0 || hot(&form, case.text("heat")));
        is(is_own, || "it is not so hot".into())
    };
    is(lies, || "it lies elsewhere".into())
        .and(|| same(case.text("side"), side.as_str()))
        .and(|| the_domino(case))
        .and(|| is_worth(&before, case.text("from")))
        .and(|| is_worth(&then, case.text("to")))
        .and(|| is_worth(&step.next, case.text("sum")))
        .and(heat)
}

/// Whether a value has this temperature.
fn hot(form: &Form, heat: &str) -> bool {
    let (mean, _) = Heats::default().of(form);
    let text = if mean.fract() == 0.0 { format!("{mean}") } else { format!("{}/{}", mean * 1024.0, 1024) };
    Heats::default().are(form, &text, heat)
}

fn move_end(case: &Case) -> Held {
    let Ok(step) = case.met.place.play(case.text("domino")) else { return Held::False("it is no move".into()) };
    is(step.next.ending().is_some(), || "the game goes on".into()).and(|| the_domino(case))
}

/// Each move ends the game, or has an answer; so many of them do end it.
fn proof_lost(case: &Case) -> Held {
    let Some(list) = moves(&*case.met.place, 1_000) else { return Held::Open };
    let last = list.iter().filter(|(_, next)| next.ending().is_some()).count();
    same(case.size("last"), last)
        .and(|| lost(case))
        .and(|| last_moves_or_answers(case))
        .and(|| answers_hold(case, &*case.met.place))
}

/// So many moves lose, of which so many end the game at once, and the answers that are shown keep the win.
fn given_away(case: &Case) -> Held {
    let Some(list) = moves(&*case.met.place, 1_000) else { return Held::Open };
    let last = |next: &Arc<dyn Place>| next.ending().is_some() && is_lost(&**next) == Some(false);
    let won: Option<Vec<bool>> = list.iter().map(|(_, next)| is_lost(&**next).map(|lost| !lost)).collect();
    let Some(won) = won else { return Held::Open };
    let count = won.into_iter().filter(|won| *won).count();
    same((case.size("lost"), case.size("last")), (count, list.iter().filter(|(_, next)| last(next)).count()))
        .and(|| answers_hold(case, &*case.met.place))
}

fn proof_large(case: &Case) -> Held {
    let cells: usize = read(&*case.met.place).0.iter().flatten().filter(|free| **free).count();
    is(cells > case.size("most"), || format!("{cells} are free"))
}
