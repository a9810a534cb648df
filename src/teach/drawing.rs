//! A board drawn in plain text, for paper: letters, digits and signs of ASCII wherever the game itself writes no others.

use unicode_width::UnicodeWidthStr;

use ground::say::Tongue;
use ground::scene::ledger::Stake;
use ground::scene::{Graph, Grid, Ground, Heap, Lined, Mark, Node, Panel, Row, Scene, Shape, Spot, glyph};

/// Counters drawn in one heap at most; larger heaps are told by their size alone.
const DRAWN: usize = 40;

/// The board and what is noted beside it, line by line.
///
/// Worked: Nim 2,3 is `1  oo` and `2  ooo`, each with its size behind it.
pub fn lines(scene: &Scene, tongue: &Tongue) -> Vec<String> {
    let mut lines = board(scene, &[], tongue);
    lines.extend(scene.said().map(|note| format!("  {}", tongue.speak(note))));
    lines
}

/// The board alone, line by line, with these places in brackets.
///
/// Worked: of `. X .` with the last place marked it is ` .  X [.]`.
pub fn board(scene: &Scene, lit: &[Spot], tongue: &Tongue) -> Vec<String> {
    match &scene.shape {
        Shape::Heaps(heaps) => self::heaps(heaps, tongue),
        Shape::Grid(grid) => self::grid(grid, lit),
        Shape::Row(row) => vec![self::row(row)],
        Shape::Graph(graph) => self::graph(graph, lit),
        Shape::Ledger(ledger) => {
            let row = |row: &Stake<Mark>| {
                let share = row.share.as_ref().map(|share| format!("  {share}")).unwrap_or_default();
                format!("{}  {}{share}", row.mark.text, tongue.speak(&row.brings))
            };
            let head = [tongue.speak(&ledger.rule), format!("   {}", tongue.speak(&ledger.brings))];
            head.into_iter().chain(ledger.rows.iter().map(row)).collect()
        }
        Shape::Hand(hand) => hand.told(None).iter().map(|say| tongue.speak(say)).collect(),
        Shape::Figure(figure) => {
            let standing = figure.lines.iter().filter(|line| !line.is_gone()).map(|line| line.mark.text.as_str());
            vec![standing.collect::<Vec<&str>>().join(" ")]
        }
        Shape::Keys(keys) => {
            let left: Vec<Mark> = keys.iter().filter(|key| key.ground != Ground::Gone).cloned().collect();
            vec![marks(&left)]
        }
        Shape::Beside(panels) => {
            let panel = |panel: &Panel| {
                let said = panel.scene.said().map(|note| format!("  {}", tongue.speak(note)));
                let below = board(&panel.scene, lit, tongue).into_iter().chain(said).map(|line| format!("  {line}"));
                std::iter::once(tongue.speak(&panel.title)).chain(below).collect::<Vec<String>>()
            };
            // Keys beside a board are for fingers; paper has none.
            panels.iter().filter(|panel| !matches!(panel.scene.shape, Shape::Keys(_))).flat_map(panel).collect()
        }
    }
}

fn heaps(heaps: &[Heap], tongue: &Tongue) -> Vec<String> {
    let wide = heaps.iter().map(|heap| heap.name.width()).max().unwrap_or(0);
    let line = |heap: &Heap| {
        let count = heap.counters.len();
        let counters = if count > DRAWN { String::new() } else { heap.counters.iter().map(sign).collect::<String>() };
        let note = heap.note.as_ref().map(|note| format!("  {}", tongue.speak(note))).unwrap_or_default();
        format!("{}  {counters} ({}){note}", padded(&heap.name, wide), heap.size)
    };
    heaps.iter().map(line).collect()
}

fn grid(grid: &Grid, lit: &[Spot]) -> Vec<String> {
    let columns = grid.cols.len().max(1);
    let is_marked = grid.cells.iter().any(|mark| is_lit(mark, lit));
    // Brackets take the place of the blanks between cells, but on a slanted board, where half a cell must be whole.
    let framed = |text: &str| if is_marked { format!(" {text} ") } else { text.to_owned() };
    // Between curves there is no cell; elsewhere a blank one is a point.
    let is_gap = |mark: &Mark| grid.lined == Lined::Never && mark.spot.is_none() && mark.text == " ";
    let sign = |mark: &Mark| if is_gap(mark) { " ".to_owned() } else { sign(mark) };
    let cell = |mark: &Mark| if is_lit(mark, lit) { format!("[{}]", sign(mark)) } else { framed(&sign(mark)) };
    let cells: Vec<Vec<String>> = grid.cells.chunks(columns).map(|row| row.iter().map(cell).collect()).collect();
    let cols: Vec<String> = grid.cols.iter().map(|name| framed(name)).collect();
    let wide = cells.iter().flatten().chain(&cols).map(|text| text.width()).max().unwrap_or(1);
    let side = grid.rows.iter().map(|name| name.width()).max().unwrap_or(0);
    let blank = if is_marked && grid.slant == 0 { "" } else { " " };
    let join = |name: &str, cells: &[String]| {
        let cells: Vec<String> = cells.iter().map(|cell| padded(cell, wide)).collect();
        format!("{}  {}", padded(name, side), cells.join(blank)).trim_end().to_owned()
    };
    // A slanted board keeps its slant: half a cell is half of a text and the blank behind it.
    let half = |row: usize| row * grid.slant * (wide + blank.len()) / 2;
    let slanted = |(row, line): (usize, String)| format!("{}{line}", " ".repeat(half(row)));
    let rows = cells.iter().zip(&grid.rows).map(|(cells, name)| join(name, cells));
    rows.chain([join("", &cols)]).enumerate().map(slanted).collect()
}

fn is_lit(mark: &Mark, lit: &[Spot]) -> bool {
    mark.spot.is_some_and(|spot| lit.contains(&spot))
}

fn row(row: &Row) -> String {
    match row.hidden {
        0 => marks(&row.left),
        hidden => format!("{} ...({hidden})... {}", marks(&row.left), marks(&row.right)),
    }
}

fn graph(graph: &Graph, lit: &[Spot]) -> Vec<String> {
    let line = |(i, node): (usize, &Node)| {
        let to = graph.arcs.iter().filter(|(from, _)| *from == i);
        let to: Vec<&str> = to.map(|(_, to)| graph.nodes[*to].mark.text.as_str()).collect();
        let tokens = if node.tokens.is_empty() { String::new() } else { format!(" [{}]", marks(&node.tokens)) };
        let arrow = if to.is_empty() { String::new() } else { format!(" -> {}", to.join(" ")) };
        let name = &node.mark.text;
        let name = if std::iter::once(&node.mark).chain(&node.tokens).any(|mark| is_lit(mark, lit)) {
            format!("[{name}]")
        } else {
            name.clone()
        };
        format!("{name}{tokens}{arrow}")
    };
    graph.nodes.iter().enumerate().map(line).collect()
}

fn marks(marks: &[Mark]) -> String {
    marks.iter().map(sign).collect::<Vec<String>>().join(" ")
}

/// What is written for a mark: a blank one is a point, so that columns stay columns.
fn sign(mark: &Mark) -> String {
    match mark.text.as_str() {
        "" | " " => glyph::EMPTY.to_owned(),
        text => text.to_owned(),
    }
}

fn padded(text: &str, cells: usize) -> String {
    format!("{text}{}", " ".repeat(cells.saturating_sub(text.width())))
}

#[cfg(test)]
mod tests {
    use super::*;
    use ground::say::Language;
    use ground::scene::Called;

    #[test]
    fn columns_stay_columns() {
        let cells = ["x", "", "10", "."].map(Mark::still).to_vec();
        let grid =
            Grid { cols: vec!["a".into(), "b".into()], rows: vec!["2".into(), "1".into()], cells, ..Grid::default() };
        let drawn = lines(&Scene::of(Shape::Grid(grid)), Tongue::of(Language::English));
        assert_eq!(drawn, ["2  x  .", "1  10 .", "   a  b"]);
    }

    #[test]
    fn marked_places_stand_in_brackets_and_columns_stay_columns() {
        let cells = vec![Mark::at("x", 0), Mark::at("", 1), Mark::at("x", 2), Mark::at("", 3)];
        let names = |names: [&str; 2]| names.map(str::to_owned).to_vec();
        let grid = Grid { cols: names(["a", "b"]), rows: names(["2", "1"]), cells, ..Grid::default() };
        let drawn = |slant: usize| {
            let scene = Scene::of(Shape::Grid(Grid { slant, ..grid.clone() }));
            board(&scene, &[Spot(1), Spot(2)], Tongue::of(Language::English))
        };
        assert_eq!(drawn(0), ["2   x [.]", "1  [x] .", "    a  b"]);
        assert_eq!(drawn(1), ["2   x  [.]", "  1  [x]  .", "        a   b"]);
    }

    #[test]
    fn a_heap_is_its_counters_and_its_size() {
        let counters = vec![Mark::counter(); 3];
        let heap = Heap { name: "1".into(), size: "3".into(), counters, note: None, called: Called::Heap };
        let large =
            Heap { name: "10".into(), size: "99".into(), counters: Vec::new(), note: None, called: Called::Heap };
        let drawn = lines(&Scene::of(Shape::Heaps(vec![heap, large])), Tongue::of(Language::English));
        assert_eq!(drawn, ["1   ooo (3)", "10   (99)"]);
    }
}
