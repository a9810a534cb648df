//! How a puzzle is drawn: the board, the question under it, and after the answer the reason; of a sprint also what was missed.

use ratatui::buffer::Buffer;
use ratatui::layout::{Position, Rect};
use ratatui::text::{Line, Span};

use crate::tui::card::Why;
use crate::tui::desk::Desk;
use crate::tui::glass::{paragraph, put, put_line, put_lines, split_bottom, split_top, upright};
use crate::tui::men::{men, sign};
use crate::tui::paint;
use crate::tui::paint::rails::Rails;
use crate::tui::puzzle::practice::Practice;
use crate::tui::puzzle::problem::{Problem, State};
use crate::tui::puzzle::tally::Timer;
use crate::tui::puzzle::trainer::{Next, Trainer};
use crate::tui::stage::{Stage, divide, placed};
use crate::tui::status::{refusal, thinking};
use crate::tui::text;
use crate::tui::theme::Ink;
use ground::fault::Fault;
use ground::say;
use ground::say::Say;
use ground::scene::{Scene, Spot};
use solve::judge::reason::Exhibit;
use teach::machine::run::Run;
use teach::puzzle::key::Key;
use teach::puzzle::kind::Kind;
use teach::puzzle::make::Puzzle;
use teach::puzzle::mark::Mark;
use teach::puzzle::told;

/// The practice and the game at the left, how it goes at the right.
pub fn title(buffer: &mut Buffer, area: Rect, trainer: &Trainer, desk: &Desk) {
    let mut left = desk.speak(&trainer.practice.title());
    if let Some(problem) = trainer.problem.as_ref().filter(|_| !trainer.is_over()) {
        left = format!("{left} · {}", desk.speak(&problem.puzzle.entry.title));
    }
    let tally = &trainer.tally;
    let (right, missed) = (tally.right, tally.missed.len());
    let stand = match trainer.practice {
        Practice::Sprint => {
            let seconds = trainer.timer.left(desk.clock.now);
            // Where nothing should move, the clock goes on by tens.
            let seconds = if trainer.has_motion { seconds } else { seconds.div_ceil(10) * 10 };
            let clock = format!("{}:{:02}", seconds / 60, seconds % 60);
            say!("sprint-stand", clock = clock, right = right, missed = missed)
        }
        Practice::Series | Practice::Daily => {
            say!("puzzle-stand", rating = tally.rating.points, right = right, missed = missed)
        }
    };
    let stand = desk.speak(&stand);
    let room = area.width.saturating_sub(text::width(&stand) + 2);
    put(buffer, Rect { width: room, ..area }, 0, &left, desk.theme.style(Ink::Title), desk);
    let place = Rect { x: area.right().saturating_sub(text::width(&stand)), ..area };
    put(buffer, place.intersection(area), 0, &stand, desk.theme.style(Ink::Hint), desk);
}

/// All below the title; tells where a text cursor is.
pub fn draw(buffer: &mut Buffer, area: Rect, trainer: &mut Trainer, desk: &Desk) -> Option<Position> {
    let (_, below) = split_top(area, 2);
    if trainer.is_over() {
        ended(buffer, below, trainer, desk);
        return None;
    }
    let Trainer { page, problem, last, .. } = trainer;
    let Some(problem) = problem else {
        let says = waiting(trainer, desk);
        let lines = paragraph(&desk.speak(&says), below.width, desk.theme.style(Ink::Key), desk);
        put_lines(buffer, below, &lines, 0, desk);
        return None;
    };
    let is_law = problem.puzzle.kind == Kind::Law;
    let scene = problem.board.scene().bare();
    let stage = divide(below, |width, height| {
        let (wide, high) = paint::size_within(&scene, &look(desk), (width, height));
        wide <= width && high <= height
    });
    let side = side(below, &stage, &scene, desk, is_law);
    let typed = u16::from(problem.is_asking());
    let room = Rect { height: side.height - typed, ..side };
    let mut lines = told_of(problem, last.as_ref(), page.fault.as_ref(), room, desk, true);
    if lines.len() > room.height.into() {
        // What is asked and answered goes before the rules.
        lines = told_of(problem, last.as_ref(), page.fault.as_ref(), room, desk, false);
    }
    if matches!(problem.puzzle.key, Key::Run(_)) && stage.is_beside {
        upright(buffer, Rect { x: stage.side.x - 2, width: stage.side.width + 2, ..stage.side }, desk);
        page.board = stage.board;
    } else if !is_law && stage.is_beside {
        upright(buffer, Rect { x: stage.side.x - 2, width: stage.side.width + 2, ..stage.side }, desk);
        let room = (stage.board.width, stage.board.height);
        page.board = placed(stage.board, paint::size_within(&scene, &look(desk), room));
    } else {
        page.board = Rect { height: side.y.saturating_sub(below.y + 1), ..below };
    }
    match &problem.puzzle.key {
        Key::Law { .. } => {}
        Key::Run(run) => machine(buffer, page.board, run, problem, desk),
        _ => board(buffer, page.board, problem, desk),
    }
    let (words, rest) = split_top(side, (lines.len() as u16 + typed).min(room.height));
    page.scroll.put(buffer, words, &lines, desk);
    answer_line(buffer, split_top(rest, typed).0, problem, desk)
}

/// All that is said of a puzzle: what the last one of a sprint was, the puzzle itself, and why what was typed is no answer.
fn told_of(
    problem: &Problem,
    last: Option<&Mark>,
    fault: Option<&Fault>,
    room: Rect,
    desk: &Desk,
    has_rules: bool,
) -> Vec<Line<'static>> {
    let mut sheet = Sheet { desk, width: room.width, rows: room.height, has_rules, lines: Vec::new() };
    if let Some(last) = last {
        let ink = if last.is_right { Ink::Won } else { Ink::Lost };
        sheet.say(&say!("sprint-last", says = last.says.clone()), ink);
        sheet.gap();
    }
    sheet.fill(problem);
    if let Some(fault) = fault {
        sheet.say(&Say::verbatim(fault.speak(desk.tongue)), Ink::Warning);
    }
    while sheet.lines.last().is_some_and(|line| line.width() == 0) {
        sheet.lines.pop();
    }
    sheet.lines
}

/// Where the words stand. A law has no board: its words begin at the top. A narrow window gives them what the board leaves.
fn side(below: Rect, stage: &Stage, scene: &Scene, desk: &Desk, is_law: bool) -> Rect {
    if is_law {
        return below;
    }
    if stage.is_beside {
        return stage.side;
    }
    let high = paint::size_within(scene, &look(desk), (below.width, below.height)).1;
    split_top(below, high.min(below.height / 2) + 1).1
}

fn look(desk: &Desk) -> paint::Look<'_> {
    let plain = paint::Look::plain(&desk.theme, desk.tongue, desk.signs());
    paint::Look { scale: desk.scale, ..plain }
}

fn board(buffer: &mut Buffer, area: Rect, problem: &Problem, desk: &Desk) {
    let focus: Vec<Spot> = if problem.is_done() { focus(&problem.puzzle) } else { Vec::new() };
    let pointer = &problem.board.pointer;
    let cursor = pointer.at.filter(|_| problem.is_pointing());
    let look = paint::Look { cursor, chosen: &pointer.chosen, focus: &focus, ..look(desk) };
    paint::scene(buffer, area, &problem.board.scene().bare(), &look);
}

/// The machine, and under it the digits that it reads; the states once the answer shows.
fn machine(buffer: &mut Buffer, area: Rect, run: &Run, problem: &Problem, desk: &Desk) {
    let diagram = run.diagram();
    let way = diagram.run(&run.machine, &run.word);
    let here = if problem.is_done() { way.at(way.columns.len()) } else { Some(0) };
    let digits = run.digits(problem.is_done());
    let (above, below) = split_bottom(area, digits.len() as u16 + 1);
    let typed = |buffer: &mut Buffer, area: Rect, first: u16, lines: &[String]| {
        for (row, line) in lines.iter().enumerate() {
            put(buffer, area, first + row as u16, line, desk.theme.style(Ink::Text), desk);
        }
    };
    let rails = Rails { diagram: &diagram, here, last: None };
    let (width, height) = rails.size(&look(desk));
    if width <= above.width.into() && height <= above.height.into() {
        rails.draw(buffer, above, 0, &look(desk));
    } else {
        typed(buffer, above, 0, &run.table());
    }
    typed(buffer, below, 1, &digits);
}

/// The places that the reason speaks of.
fn focus(puzzle: &Puzzle) -> Vec<Spot> {
    let spots = puzzle.reason.steps.iter().filter_map(|step| match &step.shows {
        Some(Exhibit::Spots(spots)) => Some(spots),
        _ => None,
    });
    spots.flatten().copied().collect()
}

/// The line where an answer is typed.
fn answer_line(buffer: &mut Buffer, area: Rect, problem: &Problem, desk: &Desk) -> Option<Position> {
    if !problem.is_asking() {
        return None;
    }
    let is_number = matches!(problem.puzzle.kind, Kind::Count | Kind::Component);
    if problem.is_typing || is_number {
        put(buffer, area, 0, ">", desk.theme.style(Ink::Key), desk);
        let room = Rect { x: area.x + 2, width: area.width.saturating_sub(2), ..area };
        return Some(problem.field.draw(buffer, room, desk.theme.style(Ink::Text)));
    }
    None
}

/// What is said while no puzzle is on the table.
fn waiting(trainer: &Trainer, desk: &Desk) -> Say {
    match (&trainer.next, &desk.slow) {
        _ if trainer.practice == Practice::Sprint && trainer.timer == Timer::Waiting => say!("sprint-begin"),
        (Next::None(Some(stop)), _) => refusal(stop),
        (Next::None(None), _) => say!("puzzle-no-more"),
        (_, Some(control)) => thinking(control),
        _ => say!("puzzle-waits"),
    }
}

/// What a sprint came to, and a table of what was missed.
fn ended(buffer: &mut Buffer, area: Rect, trainer: &mut Trainer, desk: &Desk) {
    let tally = &trainer.tally;
    let (before, after) = (tally.before.points, tally.rating.points);
    let missed = tally.missed.len();
    let says = say!("sprint-over", right = tally.right, missed = missed, before = before, after = after);
    let mut lines = paragraph(&desk.speak(&says), area.width, desk.theme.style(Ink::Title), desk);
    let note = if missed > 0 { say!("sprint-missed") } else { say!("sprint-again") };
    lines.extend(paragraph(&desk.speak(&note), area.width, desk.theme.style(Ink::Hint), desk));
    let (head, table) = split_top(area, lines.len() as u16 + 1);
    put_lines(buffer, head, &lines, 0, desk);
    let names: Vec<String> = tally.missed.iter().map(|one| desk.speak(&one.entry.title)).collect();
    let wide = names.iter().map(|name| text::width(name)).max().unwrap_or(0);
    for (row, i) in trainer.list.shown(table, missed, 1).enumerate() {
        let puzzle = &trainer.tally.missed[i];
        let is_here = i == trainer.list.chosen;
        let (mark, ink) = if is_here { (">", Ink::Selected) } else { (" ", Ink::Text) };
        let words = [text::pad(&names[i], wide), puzzle.key.text(), puzzle.place.text()];
        let line = Line::from(Span::styled(format!("{mark} {}", words.join("  ")), desk.theme.style(ink)));
        put_line(buffer, table, row as u16, &line, desk);
    }
}

/// The words of a puzzle.
struct Sheet<'d> {
    desk: &'d Desk,
    width: u16,
    rows: u16,
    /// Whether the rules are told.
    has_rules: bool,
    lines: Vec<Line<'static>>,
}

impl Sheet<'_> {
    fn say(&mut self, says: &Say, ink: Ink) {
        let style = self.desk.theme.style(ink);
        self.lines.extend(paragraph(&self.desk.speak(says), self.width, style, self.desk));
    }

    fn gap(&mut self) {
        self.lines.push(Line::default());
    }

    fn fill(&mut self, problem: &Problem) {
        let puzzle = &problem.puzzle;
        let level = u32::from(puzzle.level().number());
        if problem.is_asking() {
            self.say(&say!("puzzle-title", kind = told::name(puzzle.kind), level = level), Ink::Title);
            self.gap();
            if puzzle.kind == Kind::Law {
                self.say(&puzzle.entry.rules_under(Some(puzzle.place.params())), Ink::Hint);
            } else {
                let to = puzzle.place.to();
                let sign = sign(&men(&*puzzle.place), to, self.desk.signs());
                self.say(&say!("puzzle-mover", sign = sign, side = to.name()), Ink::Text);
                if self.has_rules {
                    self.rules(puzzle);
                }
            }
            self.gap();
        }
        self.say(&told::question(puzzle), Ink::Focus);
        if let Some(hint) = problem.hint.as_ref().filter(|_| problem.is_asking()) {
            self.gap();
            self.say(&say!("puzzle-hint", says = hint.clone()), Ink::Key);
        }
        self.gap();
        let is_number = matches!(puzzle.kind, Kind::Count | Kind::Component);
        match &problem.state {
            State::Asking if matches!(puzzle.kind, Kind::Outcome | Kind::Machine) => {
                self.say(&say!("puzzle-keys-outcome"), Ink::Hint);
            }
            State::Asking if !problem.is_typing && !is_number => self.say(&say!("puzzle-keys-move"), Ink::Hint),
            State::Asking => {}
            State::Sent(_) => self.say(&say!("puzzle-marking"), Ink::Hint),
            State::Marked(mark) => {
                let ink = if mark.is_right { Ink::Won } else { Ink::Lost };
                self.say(&mark.says.clone(), ink);
                self.reason(puzzle);
            }
            State::Skipped => self.reason(puzzle),
        }
    }

    /// The rule in a line or two, and what is not as usual in this variant.
    fn rules(&mut self, puzzle: &Puzzle) {
        self.say(&puzzle.entry.promise, Ink::Text);
        let scene = puzzle.place.scene();
        for note in scene.said() {
            self.say(&note.clone().told_of("you"), Ink::Text);
        }
        if scene.said().next().is_some() {
            return;
        }
        let usual = puzzle.entry.params();
        let (own, usual) =
            (puzzle.place.params(), usual.iter().map(|(_, setting)| setting.write()).collect::<Vec<_>>());
        for ((param, setting), usual) in own.iter().zip(usual) {
            if setting.write() != usual {
                let key = format!("{}-param-{}", puzzle.entry.card.id, param.name).into();
                let means = Say { key, args: Vec::new() };
                self.say(&say!("puzzle-variant", means = means, value = setting.write()), Ink::Hint);
            }
        }
    }

    /// The answer, what made the puzzle hard, and as much of why the answer is right as there is room for.
    fn reason(&mut self, puzzle: &Puzzle) {
        if !matches!(puzzle.key, Key::Law { .. }) {
            self.say(&told::answer(puzzle), Ink::Title);
        }
        self.say(&told::burden(puzzle), Ink::Hint);
        self.gap();
        let (place, scene) = (&*puzzle.place, puzzle.place.scene());
        let why = Why { place, scene: &scene, reason: &puzzle.reason, has_claim: true };
        let room = usize::from(self.rows).saturating_sub(self.lines.len());
        self.lines.extend(why.body(self.desk, (self.width, room), true).0);
    }
}
