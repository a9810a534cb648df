//! A board as a picture for paper: heaps as rows of counters, boards with their pieces, rows, graphs and figures as SVG in black on white.
//!
//! What has no picture of its own stands there as it is written. The same scene always gives the same text.

use std::fmt::Write;

use unicode_width::UnicodeWidthStr;

use crate::chart::svg::paper::escaped;
use crate::drawing;
use ground::say::Tongue;
use ground::scene::figure::{End, Figure};
use ground::scene::piece::{Owner, Piece, Role};
use ground::scene::{Graph, Grid, Ground, Heap, Lined, Mark, Panel, Row, Scene, Shape};

/// Columns and lines of a cell.
const CELL: usize = 28;

/// Columns of a letter of what is written.
const LETTER: usize = 8;

/// Counters drawn in one heap at most; larger heaps are told by their size alone.
const DRAWN: usize = 24;

/// Lines of a row of text.
const ROW: usize = 18;

/// A board as SVG: its width and height, and what is drawn, from the point 0, 0.
#[derive(Default)]
pub struct Picture {
    /// Columns.
    pub width: usize,
    /// Lines.
    pub height: usize,
    /// Elements of SVG.
    pub body: String,
}

impl Picture {
    /// The board and what is noted beside it.
    pub fn of(scene: &Scene, tongue: &Tongue) -> Picture {
        let mut picture = Picture::default();
        picture.shape(&scene.shape, tongue);
        for note in scene.said() {
            picture.words(&tongue.speak(note));
        }
        picture
    }

    /// The picture as an element that stands within a page.
    pub fn svg(&self) -> String {
        let Picture { width, height, body } = self;
        format!(
            "<svg xmlns=\"http://www.w3.org/2000/svg\" class=\"board\" width=\"{width}\" height=\"{height}\" \
             viewBox=\"0 0 {width} {height}\" font-family=\"sans-serif\" font-size=\"14\" fill=\"#222222\">\n{body}</svg>\n"
        )
    }

    fn shape(&mut self, shape: &Shape, tongue: &Tongue) {
        match shape {
            Shape::Heaps(heaps) => heaps.iter().for_each(|heap| self.heap(heap, tongue)),
            Shape::Grid(grid) if grid.lines.is_empty() => self.grid(grid),
            Shape::Row(row) => self.row(row),
            Shape::Graph(graph) => self.graph(graph),
            Shape::Figure(figure) => self.figure(figure),
            Shape::Beside(panels) => panels.iter().for_each(|panel| self.panel(panel, tongue)),
            Shape::Grid(_) | Shape::Ledger(_) | Shape::Hand(_) | Shape::Keys(_) => {
                let scene = Scene::of(shape.clone());
                for line in drawing::lines(&scene, tongue) {
                    self.typed(&line);
                }
            }
        }
    }

    /// Keys beside a board are for fingers; paper has none.
    fn panel(&mut self, panel: &Panel, tongue: &Tongue) {
        if matches!(panel.scene.shape, Shape::Keys(_)) {
            return;
        }
        self.words(&tongue.speak(&panel.title));
        self.shape(&panel.scene.shape, tongue);
        for note in panel.scene.said() {
            self.words(&tongue.speak(note));
        }
    }

    fn words(&mut self, words: &str) {
        self.height += ROW;
        let (x, y) = (4, self.height - 4);
        self.text(x, y, "start", words);
        self.widen(4 + words.width() * LETTER);
    }

    /// A line in which columns stand under columns.
    fn typed(&mut self, line: &str) {
        self.height += ROW;
        let y = self.height - 4;
        let line_of = escaped(line);
        _ = writeln!(self.body, r#"<text x="4" y="{y}" font-family="monospace" xml:space="preserve">{line_of}</text>"#);
        self.widen(4 + line.width() * 9);
    }

    fn text(&mut self, x: usize, y: usize, anchor: &str, words: &str) {
        _ = writeln!(self.body, r#"<text x="{x}" y="{y}" text-anchor="{anchor}">{}</text>"#, escaped(words));
    }

    fn widen(&mut self, width: usize) {
        self.width = self.width.max(width + 4);
    }

    fn heap(&mut self, heap: &Heap, tongue: &Tongue) {
        let (top, middle) = (self.height, self.height + CELL / 2);
        self.height += CELL;
        let left = 40;
        self.text(left - 12, middle + 5, "end", &heap.name);
        let drawn = if heap.counters.len() > DRAWN { &[] } else { &heap.counters[..] };
        for (i, counter) in drawn.iter().enumerate() {
            self.mark(left + i * (CELL - 4), top, counter);
        }
        let note = heap.note.as_ref().map(|note| format!("  {}", tongue.speak(note))).unwrap_or_default();
        let told = format!("({}){note}", heap.size);
        let x = left + drawn.len() * (CELL - 4) + 8;
        self.text(x, middle + 5, "start", &told);
        self.widen(x + told.width() * LETTER);
    }

    fn row(&mut self, row: &Row) {
        let top = self.height;
        self.height += CELL;
        let mut x = 4;
        for mark in &row.left {
            self.cell(x, top, mark, Lined::Grid, false);
            x += CELL;
        }
        if row.hidden > 0 {
            let told = format!("… {} …", row.hidden);
            self.text(x + 8, top + 19, "start", &told);
            x += 16 + told.width() * LETTER;
        }
        for mark in &row.right {
            self.cell(x, top, mark, Lined::Grid, false);
            x += CELL;
        }
        self.widen(x);
    }

    fn grid(&mut self, grid: &Grid) {
        let columns = grid.cols.len().max(1);
        let side = grid.rows.iter().map(|name| name.width()).max().unwrap_or(0) * LETTER + 10;
        let is_woven = grid.is_woven();
        for (line, (cells, name)) in grid.cells.chunks(columns).zip(&grid.rows).enumerate() {
            let (top, shift) = (self.height, line * grid.slant * CELL / 2);
            self.height += CELL;
            self.text(side - 6 + shift, top + 19, "end", name);
            for (column, mark) in cells.iter().enumerate() {
                let x = side + shift + column * CELL;
                if is_woven {
                    self.woven(x, top, line, column, mark);
                } else {
                    self.cell(x, top, mark, grid.lined, (line + column) % 2 == 1);
                }
            }
        }
        let shift = grid.rows.len().saturating_sub(1) * grid.slant * CELL / 2;
        let foot = self.height + 15;
        for (column, name) in grid.cols.iter().enumerate() {
            self.text(side + shift + column * CELL + CELL / 2, foot, "middle", name);
        }
        self.height += ROW;
        self.widen(side + shift + columns * CELL);
    }

    /// Dots, edges that were drawn, and boxes with their owners.
    fn woven(&mut self, x: usize, y: usize, line: usize, column: usize, mark: &Mark) {
        let (cx, cy) = (x + CELL / 2, y + CELL / 2);
        let is_drawn =
            mark.ground == Ground::Gone || mark.piece.is_some() || matches!(mark.text.as_str(), "-" | "|" | "#");
        _ = match (line % 2, column % 2) {
            (0, 0) => writeln!(self.body, r#"<circle cx="{cx}" cy="{cy}" r="3"/>"#),
            (0, 1) if is_drawn => {
                writeln!(self.body, r##"<path d="M{} {cy}h{}" stroke="#222222" stroke-width="3"/>"##, x - 14, 2 * CELL)
            }
            (1, 0) if is_drawn => {
                writeln!(self.body, r##"<path d="M{cx} {}v{}" stroke="#222222" stroke-width="3"/>"##, y - 14, 2 * CELL)
            }
            (1, 1) if !mark.is_empty() => {
                self.mark(x, y, mark);
                Ok(())
            }
            _ => Ok(()),
        };
    }

    fn cell(&mut self, x: usize, y: usize, mark: &Mark, lined: Lined, is_dark: bool) {
        let fill = match (mark.ground, lined) {
            (Ground::Wall, _) => "#444444",
            (Ground::Gone, _) => "#bbbbbb",
            (Ground::Exit | Ground::Poison, _) => "#eeeeee",
            (_, Lined::Chequered) if is_dark => "#dddddd",
            _ => "#ffffff",
        };
        let stroke = if lined == Lined::Never { fill } else { "#888888" };
        _ = writeln!(
            self.body,
            r#"<rect x="{x}" y="{y}" width="{CELL}" height="{CELL}" fill="{fill}" stroke="{stroke}"/>"#
        );
        if mark.is_empty() && lined == Lined::Never && mark.ground == Ground::Bare {
            _ = writeln!(self.body, r##"<circle cx="{}" cy="{}" r="2" fill="#888888"/>"##, x + CELL / 2, y + CELL / 2);
        } else if !mark.is_empty() && !mark.is_block() {
            self.mark(x, y, mark);
        }
    }

    /// What stands in a cell: solid for the side that began, hollow for the other, grey where it is nobody's.
    fn mark(&mut self, x: usize, y: usize, mark: &Mark) {
        let (cx, cy) = (x + CELL / 2, y + CELL / 2);
        let fill = match mark.owner() {
            Some(Owner::First) => "#222222",
            Some(Owner::Second) => "#ffffff",
            _ => "#999999",
        };
        let ink = if fill == "#222222" { "#ffffff" } else { "#222222" };
        let disc = format!(r##"<circle cx="{cx}" cy="{cy}" r="10" fill="{fill}" stroke="#222222"/>"##);
        let letters = escaped(&mark.text);
        let written =
            |ink: &str| format!(r#"<text x="{cx}" y="{}" text-anchor="middle" fill="{ink}">{letters}</text>"#, cy + 5);
        let drawn = match mark.piece.as_ref().map(|(piece, _)| piece) {
            Some(Piece::Disc) => disc,
            Some(Piece::Cross) => {
                format!(
                    r##"<path d="M{} {}l14 14m0 -14l-14 14" stroke="#222222" stroke-width="2.5"/>"##,
                    cx - 7,
                    cy - 7
                )
            }
            Some(Piece::Ring) => {
                format!(r##"<circle cx="{cx}" cy="{cy}" r="8" fill="none" stroke="#222222" stroke-width="2.5"/>"##)
            }
            Some(Piece::Half(_)) => {
                format!(
                    r##"<rect x="{}" y="{}" width="22" height="22" fill="{fill}" stroke="#222222"/>"##,
                    x + 3,
                    y + 3
                )
            }
            Some(Piece::Crown | Piece::Coin { .. } | Piece::Named(_)) => disc + &written(ink),
            Some(Piece::Chess(role)) if mark.owner() != Some(Owner::Nobody) => {
                let sign = chessman(*role, mark.owner() == Some(Owner::First));
                format!(r#"<text x="{cx}" y="{}" text-anchor="middle" font-size="24">{sign}</text>"#, cy + 9)
            }
            _ => written("#222222"),
        };
        _ = writeln!(self.body, "{drawn}");
    }

    fn graph(&mut self, graph: &Graph) {
        let top = self.height;
        let place = |i: usize| {
            let node = &graph.nodes[i];
            (40 + node.order * 90 + (node.layer % 2) * 22, top + 30 + node.layer * 70)
        };
        for (from, to) in &graph.arcs {
            let ((ax, ay), (bx, by)) = (place(*from), place(*to));
            let (dx, dy) = (bx as f64 - ax as f64, by as f64 - ay as f64);
            let long = dx.hypot(dy).max(1.0);
            let (ux, uy) = (dx / long, dy / long);
            let (sx, sy) = (ax as f64 + ux * 14.0, ay as f64 + uy * 14.0);
            let (tx, ty) = (bx as f64 - ux * 15.0, by as f64 - uy * 15.0);
            let (px, py) = (tx - ux * 8.0, ty - uy * 8.0);
            _ = writeln!(
                self.body,
                r##"<path d="M{sx:.0} {sy:.0}L{tx:.0} {ty:.0}" stroke="#666666"/><path d="M{tx:.0} {ty:.0}L{:.0} {:.0}L{:.0} {:.0}z" fill="#666666"/>"##,
                px - uy * 4.0,
                py + ux * 4.0,
                px + uy * 4.0,
                py - ux * 4.0
            );
        }
        for (i, node) in graph.nodes.iter().enumerate() {
            let (x, y) = place(i);
            let fill = if node.tokens.is_empty() { "#ffffff" } else { "#dddddd" };
            _ = writeln!(self.body, r##"<circle cx="{x}" cy="{y}" r="14" fill="{fill}" stroke="#222222"/>"##);
            self.text(x, y + 5, "middle", &node.mark.text);
            let tokens: Vec<&str> = node.tokens.iter().map(|mark| mark.text.as_str()).collect();
            if !tokens.is_empty() {
                self.text(x + 16, y - 8, "start", &format!("[{}]", tokens.join(" ")));
            }
            self.widen(x + 60);
            self.height = self.height.max(y + 26);
        }
    }

    /// Lines between points over the ground; those that are gone are left out.
    fn figure(&mut self, figure: &Figure<Mark>) {
        let tall = figure.points.iter().map(|point| point.at.1).max().unwrap_or(0);
        let ground = self.height + 30 + tall * 12;
        let column = |x: usize| 20 + x * 10;
        let place = |end: End| match end {
            End::Point(i) => {
                let (x, y) = figure.points[i].at;
                (column(x), ground - y * 12)
            }
            End::Ground(x) => (column(x), ground),
        };
        for line in figure.lines.iter().filter(|line| !line.is_gone()) {
            let ((ax, ay), (bx, by)) = (place(line.ends.0), place(line.ends.1));
            let way = if line.is_loop() { "c22 -26 22 26 0 0".to_owned() } else { format!("L{bx} {by}") };
            _ = writeln!(self.body, r##"<path d="M{ax} {ay}{way}" fill="none" stroke="#222222" stroke-width="2"/>"##);
        }
        for point in &figure.points {
            let (x, y) = (column(point.at.0), ground - point.at.1 * 12);
            _ = writeln!(self.body, r#"<circle cx="{x}" cy="{y}" r="3"/>"#);
            self.text(x.saturating_sub(6), y.saturating_sub(3), "end", &point.name);
        }
        let width = column(figure.width) + 20;
        _ = writeln!(self.body, r##"<path d="M8 {ground}H{width}" stroke="#888888" stroke-width="3"/>"##);
        self.widen(width);
        self.height = ground + 14;
    }
}

/// The sign of a chess piece, hollow for White.
fn chessman(role: Role, is_white: bool) -> char {
    let [white, black] = match role {
        Role::King => ['♔', '♚'],
        Role::Queen => ['♕', '♛'],
        Role::Rook => ['♖', '♜'],
        Role::Bishop => ['♗', '♝'],
        Role::Knight => ['♘', '♞'],
        Role::Pawn => ['♙', '♟'],
    };
    if is_white { white } else { black }
}

#[cfg(test)]
mod tests {
    use super::*;
    use ground::say::Language;
    use ground::scene::Called;

    fn drawn(shape: Shape) -> Picture {
        Picture::of(&Scene::of(shape), Tongue::of(Language::English))
    }

    #[test]
    fn a_heap_is_as_many_counters_and_its_size() {
        let counters = vec![Mark::counter(); 3];
        let heap = Heap { name: "1".into(), size: "3".into(), counters, note: None, called: Called::Heap };
        let large = Heap { size: "99".into(), counters: vec![Mark::counter(); 99], ..heap.clone() };
        let picture = drawn(Shape::Heaps(vec![heap, large]));
        assert_eq!(picture.body.matches("<circle").count(), 3, "99 are told by their number");
        assert!(picture.body.contains("(3)") && picture.body.contains("(99)"));
        assert_eq!(picture.height, 2 * CELL);
    }

    #[test]
    fn a_board_has_a_square_for_each_cell_and_signs_for_pieces() {
        let mut cells = vec![Mark::empty(); 9];
        cells[0] = Mark::piece(Piece::Cross, Owner::First);
        cells[4] = Mark::piece(Piece::Ring, Owner::Second);
        let names = |all: [&str; 3]| all.map(str::to_owned).to_vec();
        let grid = Grid { cols: names(["a", "b", "c"]), rows: names(["3", "2", "1"]), cells, ..Grid::default() };
        let svg = drawn(Shape::Grid(grid)).svg();
        assert_eq!((svg.matches("<rect").count(), svg.matches("<circle").count()), (9, 1));
        assert!(svg.starts_with("<svg") && svg.ends_with("</svg>\n"));
    }
}
