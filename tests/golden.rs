//! One game of each kind, written down move by move as people would see and hear it, and compared with what was reviewed
//! before. `XORCLE_BLESS=1 cargo test --test house golden::` writes the files anew; then read the difference.

use std::fmt::Write;
use std::fs;
use std::path::{Path, PathBuf};

use crate::dice::Dice;
use duel::answer::Answer;
use duel::house::Entry;
use games::house;
use ground::say::{Language, Say, Tongue};
use ground::scene::{Heap, Mark, Scene, Shape};
use solve::judge::control::Control;
use solve::judge::oracle::Scope;
use solve::judge::reason::Exhibit;
use solve::judge::value::Value;

/// Plies written down.
const PLIES: usize = 6;

/// The seed of the games.
const SEED: u64 = 2026;

fn both(say: &Say) -> String {
    Language::ALL.map(|language| Tongue::of(language).speak(say)).join("\n      ")
}

fn marks(marks: &[Mark]) -> String {
    marks.iter().map(|mark| if mark.spot.is_some() { mark.text.clone() } else { format!("({})", mark.text) }).collect()
}

fn heap(heap: &Heap) -> String {
    let note = heap.note.as_ref().map_or(String::new(), |note| format!("  {}", both(note)));
    format!("{}: {} {}{note}", heap.name, heap.size, marks(&heap.counters))
}

/// What the scene looks like, one line for each line a painter would draw; marks that nobody points at in brackets.
fn lines(scene: &Scene) -> Vec<String> {
    let mut lines: Vec<String> = match &scene.shape {
        Shape::Heaps(heaps) => heaps.iter().map(heap).collect(),
        Shape::Grid(grid) => {
            let rows = grid.cells.chunks(grid.cols.len().max(1)).zip(&grid.rows);
            rows.map(|(cells, name)| format!("{name} {}", marks(cells))).chain([grid.cols.join(" ")]).collect()
        }
        Shape::Row(row) => {
            let text = |marks: &[Mark]| marks.iter().map(|mark| mark.text.as_str()).collect::<Vec<_>>().join(" ");
            vec![format!("{} … {} hidden … {}", text(&row.left), row.hidden, text(&row.right))]
        }
        Shape::Graph(graph) => {
            let name = |i: &usize| graph.nodes[*i].mark.text.as_str();
            let arcs = graph.arcs.iter().map(|(from, to)| format!("{}>{}", name(from), name(to)));
            let node = |node: &ground::scene::Node| {
                format!("{} at {}/{} {}", node.mark.text, node.layer, node.order, marks(&node.tokens))
            };
            graph.nodes.iter().map(node).chain([arcs.collect::<Vec<_>>().join(" ")]).collect()
        }
        Shape::Ledger(ledger) => {
            let share = |share: &Option<ground::num::Ratio>| share.as_ref().map_or("-".to_owned(), ToString::to_string);
            let row = |row: &ground::scene::ledger::Stake<Mark>| {
                format!("{} {} {}", marks(std::slice::from_ref(&row.mark)), both(&row.brings), share(&row.share))
            };
            let keys: Vec<Mark> = ledger.keys.iter().map(|key| key.mark.clone()).collect();
            let group = |group: &ground::scene::ledger::Group| format!("{:?}={}", group.members, group.alone);
            let groups = ledger.groups.iter().map(group).collect::<Vec<_>>().join(" ");
            let head = [both(&ledger.rule), both(&ledger.brings)];
            head.into_iter().chain(ledger.rows.iter().map(row)).chain([marks(&keys), groups]).collect()
        }
        Shape::Hand(hand) => {
            let keys: Vec<Mark> = hand.keys.iter().map(|key| key.mark.clone()).collect();
            hand.told(None).iter().map(both).chain([marks(&keys)]).collect()
        }
        Shape::Figure(figure) => {
            let points = figure.points.iter().map(|point| format!("{} at {}/{}", point.name, point.at.1, point.at.0));
            let text = |line: &ground::scene::figure::Line<Mark>| match line.mark.spot {
                Some(spot) => format!("{}={}", line.mark.text, spot.0),
                None if line.is_gone() => format!("({})", line.mark.text),
                None => format!("[{}]", line.mark.text),
            };
            points.chain([figure.lines.iter().map(text).collect::<Vec<_>>().join(" ")]).collect()
        }
        Shape::Keys(keys) => vec![marks(keys)],
        Shape::Beside(panels) => {
            let panel = |panel: &ground::scene::Panel| {
                let inner = lines(&panel.scene).into_iter().map(|line| format!("  {line}"));
                std::iter::once(both(&panel.title)).chain(inner).collect::<Vec<_>>()
            };
            panels.iter().flat_map(panel).collect()
        }
    };
    lines.extend(scene.said().map(both));
    lines
}

fn value(value: &Value) -> String {
    let plies = value.remoteness().map_or(String::new(), |plies| format!(" in {plies}"));
    let worth = match value {
        Value::Nimber { nimber, .. } => format!(" nimber {nimber}"),
        Value::Margin { own, other } => format!(" {own} to {other}"),
        _ => String::new(),
    };
    format!("{}{worth}{plies}", value.letter())
}

fn exhibit(exhibit: &Exhibit) -> String {
    match exhibit {
        Exhibit::Columns { rows, total } => format!("columns {rows:?} total {total}"),
        Exhibit::Mex { options, mex } => format!("mex {mex} of {options:?}"),
        Exhibit::Parts { parts, taken } => format!("parts {parts:?} the last {taken}"),
        Exhibit::Table { head, rows, focus } => {
            let head: Vec<String> = head.iter().map(|say| Tongue::of(Language::English).speak(say)).collect();
            format!("table {head:?} {rows:?} focus {focus:?}")
        }
        Exhibit::Spots(spots) => format!("spots {:?}", spots.iter().map(|spot| spot.0).collect::<Vec<_>>()),
        Exhibit::Replies(replies) => format!("replies {replies:?}"),
        Exhibit::Line(line) => format!("line {}", line.join(" ")),
        Exhibit::Fold { rows } => format!("fold {rows:?}"),
    }
}

fn write_answer(out: &mut String, answer: &Answer) {
    let best: Vec<&str> = answer.best.iter().take(12).map(String::as_str).collect();
    writeln!(
        out,
        "  {}; best {} of {} {}",
        value(&answer.value),
        answer.best_total,
        answer.moves_total,
        best.join(" ")
    )
    .expect("a text takes all");
    writeln!(out, "  line {}", answer.line.join(" ")).expect("a text takes all");
    writeln!(out, "  {}", both(&answer.reason.claim)).expect("a text takes all");
    for step in &answer.reason.steps {
        writeln!(out, "  {}: {}", step.role.name(), both(&step.says)).expect("a text takes all");
        if let Some(shows) = &step.shows {
            writeln!(out, "    [{}]", exhibit(shows)).expect("a text takes all");
        }
    }
}

/// The first plies of a game from the friendliest start: by turns the oracle's move and any.
fn playthrough(entry: &Entry) -> String {
    let mut dice = Dice::new(SEED);
    let mut place = entry.open_preset(&entry.presets[0]).expect("presets can be opened");
    let mut out = String::new();
    writeln!(out, "{}{}", entry.id, place.params().brackets(&entry.params())).expect("a text takes all");
    for ply in 0..PLIES {
        writeln!(out, "\n{}  ({} to move, {} choices)", place.text(), place.to().name(), place.choices().len())
            .expect("a text takes all");
        for line in lines(&place.scene()) {
            writeln!(out, "  | {line}").expect("a text takes all");
        }
        let answer = place.judge(Scope::Advice, &Control::new()).expect("nobody stops it");
        write_answer(&mut out, &answer);
        if answer.ending.is_some() {
            break;
        }
        let moves = if ply % 2 == 0 { answer.best } else { place.moves(100).0 };
        // Where words are typed and never listed, the oracle's own is written down.
        let said = || place.best(&Control::new()).expect("nobody stops it").1;
        let moves = if moves.is_empty() { said() } else { moves };
        let step = place.play(&moves[dice.below(moves.len())]).expect("it is listed");
        writeln!(out, "> {}: {}", step.text, both(&step.told)).expect("a text takes all");
        place = step.next;
    }
    out
}

/// Where two texts part: a few lines before, and what each has then.
fn difference(was: &str, is: &str) -> String {
    let same = was.lines().zip(is.lines()).take_while(|(was, is)| was == is).count();
    let lines = |text: &str, from: usize, to: usize, mark: &str| {
        let lines: Vec<String> = text.lines().take(to).skip(from).map(|line| format!("{mark} {line}")).collect();
        lines.join("\n")
    };
    let before = lines(was, same.saturating_sub(3), same, " ");
    let (had, has) = (lines(was, same, same + 6, "-"), lines(is, same, same + 6, "+"));
    format!("line {}:\n{before}\n{had}\n{has}", same + 1)
}

#[test]
fn games_go_as_they_were_written_down() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/golden");
    let is_blessed = std::env::var_os("XORCLE_BLESS").is_some();
    let mut wrong = Vec::new();
    for entry in house().entries() {
        let path = folder.join(format!("{}.txt", entry.id));
        let is = playthrough(entry);
        if is_blessed {
            fs::create_dir_all(&folder).expect("the folder can be made");
            fs::write(&path, &is).expect("the file can be written");
            continue;
        }
        let was = fs::read_to_string(&path).unwrap_or_default();
        if was != is {
            wrong.push(format!("{}, {}", path.display(), difference(&was, &is)));
        }
    }
    assert!(wrong.is_empty(), "XORCLE_BLESS=1 writes these anew once they are read:\n{}", wrong.join("\n"));
}

#[test]
fn every_written_game_is_of_the_house() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/golden");
    let house = house();
    for file in fs::read_dir(folder).expect("the folder is there") {
        let path: PathBuf = file.expect("a folder lists its files").path();
        let id = path.file_stem().expect("it has a name").to_string_lossy().into_owned();
        assert!(house.find(&id).is_ok(), "{} is of no game", path.display());
    }
}
