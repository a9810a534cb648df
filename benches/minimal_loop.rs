//! The least a ratatui program can do: a list with a selection, a text and a status line, redrawn for every key.

use crossterm::event::{Event, KeyCode, read};
use ratatui::Frame;
use ratatui::layout::{Constraint, Layout};
use ratatui::style::{Modifier, Style};
use ratatui::widgets::{Block, List, ListState, Paragraph};

const LINES: usize = 20;

/// Draws, waits for a key, moves the selection, and so on until `q`.
pub fn run() -> std::io::Result<()> {
    let mut terminal = ratatui::init();
    let mut chosen = ListState::default().with_selected(Some(0));
    loop {
        terminal.draw(|frame| draw(frame, &mut chosen))?;
        if let Event::Key(key) = read()? {
            match key.code {
                KeyCode::Char('q') => break,
                KeyCode::Down => chosen.select_next(),
                KeyCode::Up => chosen.select_previous(),
                _ => {}
            }
        }
    }
    ratatui::restore();
    Ok(())
}

fn draw(frame: &mut Frame, chosen: &mut ListState) {
    let [body, status] = Layout::vertical([Constraint::Fill(1), Constraint::Length(1)]).areas(frame.area());
    let [left, right] = Layout::horizontal([Constraint::Length(30), Constraint::Fill(1)]).areas(body);
    let list = List::new((0..LINES).map(|i| format!("line {i}")))
        .block(Block::bordered().title("list"))
        .highlight_style(Style::new().add_modifier(Modifier::REVERSED))
        .highlight_symbol("> ");
    frame.render_stateful_widget(list, left, chosen);
    let text = format!("selected: {:?}", chosen.selected());
    frame.render_widget(Paragraph::new(text).block(Block::bordered().title("text")), right);
    frame.render_widget(Paragraph::new("up, down, q"), status);
}
