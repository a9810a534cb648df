//! How the theatre is laid out: the picture first, the program beside it or in a few lines below, the board where there is room.

use ratatui::buffer::Buffer;
use ratatui::layout::{Position, Rect};
use ratatui::text::{Line, Span};

use crate::tui::desk::Desk;
use crate::tui::glass::{paragraph, put, put_line, put_lines, put_right, split_bottom, split_left, split_top, upright};
use crate::tui::heading::heading;
use crate::tui::paint;
use crate::tui::text;
use crate::tui::theatre::bars::Bars;
use crate::tui::theatre::program::Program;
use crate::tui::theatre::table::Drawn;
use crate::tui::theatre::way::Way;
use crate::tui::theatre::{Stage, told};
use crate::tui::theme::Ink;
use ground::say;
use ground::say::Say;
use ground::scene::{Panel, Scene, Shape, Spot};
use solve::trace::method::Method;
use solve::trace::run::{Figure, Run};
use solve::trace::stand::Stand;
use teach::staged;

/// Rows of a method in the list.
pub const TALL: u16 = 2;

/// Columns that are kept for the picture before anything may stand beside it.
const LEAST: u16 = 40;

/// Columns between tables.
const GAP: u16 = 3;

/// Rows of a table below which another one is rather left out.
const LOW: u16 = 6;

/// Figures that are seen at once, at most.
const SEEN: usize = 3;

/// Rows of the program where it stands below the picture.
const STRIP: u16 = 6;

/// Rows that are kept for the picture.
const ROWS: u16 = 6;

impl Stage {
    /// Draws whatever there is to see; tells where a text cursor is.
    pub(super) fn draw_all(&mut self, buffer: &mut Buffer, area: Rect, desk: &Desk) -> Option<Position> {
        self.draw_title(buffer, area, desk);
        let (_, below) = split_top(area, 2);
        if self.is_choosing && self.offered() > 0 {
            self.draw_methods(buffer, below, desk);
            return None;
        }
        let Some(run) = self.shown().cloned() else {
            let lines = paragraph(&desk.speak(&self.waiting(desk)), below.width, desk.theme.style(Ink::Key), desk);
            put_lines(buffer, below, &lines, 0, desk);
            return None;
        };
        let (below, asking) = split_bottom(below, if self.quiz.is_some() { 3 } else { 0 });
        self.draw_run(buffer, below, &run, desk);
        self.draw_quiz(buffer, asking, &run, desk)
    }

    fn draw_title(&self, buffer: &mut Buffer, area: Rect, desk: &Desk) {
        let state = if self.is_running { "plays" } else { "holds" };
        let count = say!("theatre-step", step = self.step + 1, all = self.steps(), state = state);
        let count = if self.steps() > 0 && !self.is_choosing { desk.speak(&count) } else { String::new() };
        let room = area.width.saturating_sub(text::width(&count) + 2);
        let title = match self.method().filter(|_| !self.is_choosing) {
            Some(method) => {
                say!("trace-title", method = staged::dialled(method, self.depth), game = self.entry.title.clone())
            }
            None => say!("theatre-title", game = self.entry.title.clone()),
        };
        let title = heading(&title, &self.entry, &*self.place, room, desk);
        put(buffer, area, 0, &title, desk.theme.style(Ink::Title), desk);
        put_right(buffer, area, 0, &count, desk);
    }

    fn draw_methods(&mut self, buffer: &mut Buffer, area: Rect, desk: &Desk) {
        put(buffer, area, 0, &desk.speak(&say!("trace-choose")), desk.theme.style(Ink::Hint), desk);
        let (_, area) = split_top(area, 2);
        let runs = self.fitting().iter().map(|method| (staged::name(*method), *method));
        let learnt = self.learnings.iter().map(|(method, _)| (staged::learning(*method), *method));
        let methods: Vec<(Say, Method)> = runs.chain(learnt).collect();
        for (row, i) in self.list.shown(area, methods.len(), TALL).enumerate() {
            let (mark, ink) = if i == self.list.chosen { (">", Ink::Selected) } else { (" ", Ink::Text) };
            let (name, method) = &methods[i];
            let name = format!("{mark} {}", desk.speak(name));
            let about = format!("    {}", desk.speak(&staged::about(*method)));
            let row = row as u16 * TALL;
            put_line(buffer, area, row, &Line::from(Span::styled(name, desk.theme.style(ink))), desk);
            put_line(buffer, area, row + 1, &Line::from(Span::styled(about, desk.theme.style(Ink::Hint))), desk);
        }
    }

    fn draw_run(&self, buffer: &mut Buffer, area: Rect, run: &Run, desk: &Desk) {
        let stand = Stand::after(run, self.step);
        let program = desk.settings.program.tool().and_then(|tool| Program::of(run.method, tool));
        let wide = program.as_ref().map_or(0, Program::width) + 3;
        let is_beside = area.width >= LEAST + wide && program.is_some();
        let area = match &program {
            Some(program) if is_beside => {
                let (left, right) = split_left(area, area.width - wide);
                let inner = upright(buffer, right, desk);
                let (code, board) = split_top(inner, program.height().min(inner.height));
                program.draw(buffer, code, &run.steps[self.step], desk);
                if let Some(drawn) = self.board(run, &stand) {
                    drawn.draw(buffer, split_top(board, 1).1, desk);
                }
                Rect { width: left.width.saturating_sub(1), ..left }
            }
            _ => area,
        };
        let strip = if is_beside || program.is_none() { 0 } else { STRIP };
        let room = area.height.saturating_sub(ROWS + strip).max(1);
        let words = self.words(run, Rect { height: room - 1, ..area }, desk);
        let (area, foot) = split_bottom(area, (words.len() as u16 + 1).min(room));
        put_lines(buffer, split_top(foot, 1).1, &words, 0, desk);
        let (picture, code) = split_bottom(area, strip);
        if let Some(program) = program.filter(|_| !is_beside) {
            program.draw(buffer, code, &run.steps[self.step], desk);
        }
        let picture = if is_beside { picture } else { self.beside_board(buffer, picture, run, &stand, desk) };
        self.draw_figures(buffer, picture, run, &stand, desk);
    }

    /// What is said under the picture; what comes last is left out where it does not fit whole.
    fn words(&self, run: &Run, area: Rect, desk: &Desk) -> Vec<Line<'static>> {
        let spoken = |(say, ink)| paragraph(&desk.speak(&say), area.width, desk.theme.style(ink), desk);
        let mut said: Vec<Vec<Line>> = told::says(run, self.step).into_iter().map(spoken).collect();
        while said.len() > 1 && said.iter().map(Vec::len).sum::<usize>() > area.height.into() {
            said.pop();
        }
        said.concat()
    }

    /// Draws the figures: tables beside each other where they fit, the others below, each with its share of the room.
    fn draw_figures(&self, buffer: &mut Buffer, area: Rect, run: &Run, stand: &Stand, desk: &Desk) {
        let mut left = area;
        let bands = self.plan(area, run, stand, desk);
        let rows = |i: &usize| self.drawn(*i, run, stand, desk).map_or(LOW, |drawn| drawn.rows());
        let tall = |band: &Vec<usize>| band.iter().map(rows).max().unwrap_or(0);
        for (number, band) in bands.iter().enumerate() {
            let tables: Vec<Drawn> = band.iter().filter_map(|i| self.drawn(*i, run, stand, desk)).collect();
            // What is not wanted below may be used here.
            let wanted: u16 = bands[number + 1..].iter().map(|band| tall(band) + 1).sum();
            let share = (left.height / (bands.len() - number) as u16).max(left.height.saturating_sub(wanted));
            let others = if number + 1 < bands.len() { left.height.saturating_sub(share) } else { 0 };
            let rows = tables.iter().map(|table| table.rows().min(share)).max().unwrap_or(left.height - others);
            // Between two searches the way is the root alone, and the room is that of what they found.
            let is_between = tables.is_empty() && matches!(run.steps[self.step].line, "return" | "deepen");
            let rows = if is_between && others > 0 { rows.min(3) } else { rows };
            let (here, below) = split_top(left, rows);
            draw_band(buffer, here, (band, &tables), run, stand, desk);
            left = split_top(below, 1).1;
        }
    }

    /// A figure that is a table, as it is drawn.
    fn drawn<'a>(&'a self, figure: usize, run: &'a Run, stand: &'a Stand, desk: &'a Desk) -> Option<Drawn<'a>> {
        let Figure::Table(table) = run.figures.get(figure)? else { return None };
        let asked = self.quiz.as_ref().and_then(|quiz| quiz.cell(run));
        Some(Drawn { figure, table, stand, widths: &self.widths, lit: &run.steps[self.step].lit, asked, desk })
    }

    /// As many figures as there is room for, in bands.
    fn plan(&self, area: Rect, run: &Run, stand: &Stand, desk: &Desk) -> Vec<Vec<usize>> {
        let rows = |i: &usize| self.drawn(*i, run, stand, desk).map_or(LOW, |drawn| drawn.rows().min(LOW));
        let tall = |band: &Vec<usize>| band.iter().map(rows).max().unwrap_or(0) + 1;
        let of = |most: usize, is_narrow: bool| {
            let wide = |drawn: Drawn| if is_narrow { drawn.narrow() } else { drawn.wide() };
            bands(run.in_sight(self.step, most), area.width, |i| self.drawn(i, run, stand, desk).map(wide))
        };
        // Rather with some of their columns than not at all.
        let plans = (1..=SEEN).rev().flat_map(|most| [of(most, false), of(most, true)]);
        let mut plans =
            plans.skip_while(|bands| bands.len() > 1 && bands.iter().map(tall).sum::<u16>() > area.height + 1);
        plans.next().unwrap_or_default()
    }

    /// Columns that the picture has a claim to before the board: those of all tables beside each other, where there are several and
    /// they fit.
    fn claim(&self, area: Rect, run: &Run, stand: &Stand, desk: &Desk) -> u16 {
        match &self.plan(area, run, stand, desk)[..] {
            [band] if band.len() > 1 => {
                let wide = |i: &usize| self.drawn(*i, run, stand, desk).map_or(0, |drawn| drawn.wide() + GAP);
                LEAST.max(band.iter().map(wide).sum())
            }
            _ => LEAST,
        }
    }

    /// The board, what the last move touched there, and what the step looks at.
    pub(super) fn board(&self, run: &Run, stand: &Stand) -> Option<Board> {
        let top = stand.levels.last().map(|level| &run.nodes[level.node]);
        let paper = match (top, run.steps.get(self.step)?.paper) {
            (Some(node), _) => node.paper,
            (None, Some(paper)) => paper,
            (None, None) => return None,
        };
        let here = self.place.reads(&run.papers.get(paper)?.position).ok()?;
        let last = top.and_then(|node| node.parent).and_then(|(parent, index)| {
            let above = &run.papers[run.nodes[parent].paper];
            let before = self.place.reads(&above.position).ok()?;
            Some(before.play(&above.moves[index]).ok()?.path)
        });
        let scene = panel(here.scene(), &run.places).bare();
        Some(Board { scene, last: last.unwrap_or_default(), focus: run.touched(self.step) })
    }

    /// Draws the board at the right where there is room for it; tells what is left of it.
    fn beside_board(&self, buffer: &mut Buffer, area: Rect, run: &Run, stand: &Stand, desk: &Desk) -> Rect {
        let Some(board) = self.board(run, stand) else { return area };
        let room = area.width.saturating_sub(self.claim(area, run, stand, desk) + 2);
        let (wide, tall) = paint::size_within(&board.scene, &small(desk), (room, area.height));
        let wide = wide.max(14);
        if tall > area.height || wide > room {
            return area;
        }
        let (left, right) = split_left(area, area.width - wide - 2);
        let inner = upright(buffer, right, desk);
        board.draw(buffer, inner, desk);
        Rect { width: left.width.saturating_sub(1), ..left }
    }

    /// The question that is open: what belongs there, and after a wrong answer the reason.
    fn draw_quiz(&self, buffer: &mut Buffer, area: Rect, run: &Run, desk: &Desk) -> Option<Position> {
        let quiz = self.quiz.as_ref()?;
        let asks = match run.figures.first() {
            _ if quiz.cell(run).is_some() => say!("trace-asks-cell"),
            Some(Figure::Way) => say!("trace-asks-move"),
            _ => say!("trace-asks-step"),
        };
        put(buffer, area, 0, &desk.speak(&asks), desk.theme.style(Ink::Title), desk);
        if quiz.is_wrong {
            let reason = say!("trace-wrong", reason = run.steps[quiz.step].says.clone());
            put(buffer, area, 2, &desk.speak(&reason), desk.theme.style(Ink::Warning), desk);
        }
        let (_, line) = split_top(area, 1);
        put(buffer, line, 0, ">", desk.theme.style(Ink::Key), desk);
        let field = Rect { x: line.x + 2, width: line.width.saturating_sub(2), height: 1, ..line };
        Some(quiz.field.draw(buffer, field, desk.theme.style(Ink::Selected)))
    }
}

/// A board beside a run.
pub(super) struct Board {
    /// What it looks like.
    pub scene: Scene,
    /// What the last move touched.
    last: Vec<Spot>,
    /// What the step looks at.
    pub focus: Vec<Spot>,
}

impl Board {
    /// Draws it whole. One that would be cut is left out: the picture says where play stands.
    fn draw(&self, buffer: &mut Buffer, area: Rect, desk: &Desk) {
        let look = paint::Look { last: &self.last, focus: &self.focus, ..small(desk) };
        let (wide, tall) = paint::size_within(&self.scene, &look, (area.width, area.height));
        if wide <= area.width && tall <= area.height {
            paint::scene(buffer, area, &self.scene, &look);
        }
    }
}

/// The panel in which these places lie, where a scene has several; else the scene.
fn panel(scene: Scene, places: &[Spot]) -> Scene {
    match scene.shape {
        Shape::Beside(panels) if !places.is_empty() => {
            let has_place = |panel: &Panel| panel.scene.spots().iter().any(|spot| places.contains(spot));
            let shown = panels.iter().find(|panel| has_place(panel)).map(|panel| panel.scene.clone());
            shown.unwrap_or_else(|| Scene::of(Shape::Beside(panels)))
        }
        _ => scene,
    }
}

/// The look of a board that stays small, for what is run beside it is told in long lines.
fn small(desk: &Desk) -> paint::Look<'_> {
    paint::Look { scale: 1, ..paint::Look::plain(&desk.theme, desk.tongue, desk.signs()) }
}

/// Figures in bands: tables, which are so wide, stand beside each other where they fit.
fn bands(figures: Vec<usize>, width: u16, wide: impl Fn(usize) -> Option<u16>) -> Vec<Vec<usize>> {
    let mut bands: Vec<Vec<usize>> = Vec::new();
    let mut room = 0;
    for figure in figures {
        let wide = wide(figure);
        match (wide.filter(|wide| *wide <= room), bands.last_mut()) {
            (Some(_), Some(band)) => band.push(figure),
            _ => {
                room = width;
                bands.push(vec![figure]);
            }
        }
        room = wide.map_or(0, |wide| room.saturating_sub(wide + GAP));
    }
    bands
}

/// How wide tables beside each other become: as wide as they like, or the last ones not quite.
fn shares(tables: &[Drawn], width: u16) -> Vec<u16> {
    let gaps = GAP * (tables.len() as u16).saturating_sub(1);
    let mut left = width.saturating_sub(gaps + tables.iter().map(Drawn::narrow).sum::<u16>());
    let share = |table: &Drawn| {
        let more = (table.wide() - table.narrow()).min(left);
        left -= more;
        table.narrow() + more
    };
    tables.iter().map(share).collect()
}

/// Draws the figures of a band.
fn draw_band(
    buffer: &mut Buffer,
    area: Rect,
    (band, tables): (&[usize], &[Drawn]),
    run: &Run,
    stand: &Stand,
    desk: &Desk,
) {
    match band.first().and_then(|i| run.figures.get(*i)) {
        Some(Figure::Way) => Way { run, stand, desk }.draw(buffer, area),
        Some(Figure::Bars(bars)) => {
            let round = stand.bars.saturating_sub(1);
            Bars { settled: bars, round, desk }.draw(buffer, area);
        }
        Some(Figure::Table(_)) | None => {
            let mut left = area;
            for (drawn, share) in tables.iter().zip(shares(tables, area.width)) {
                let (here, beside) = split_left(left, share);
                drawn.draw(buffer, if tables.len() == 1 { left } else { here });
                left = split_left(beside, GAP.min(beside.width)).1;
            }
        }
    }
}
