//! The set-up form of a game, made from the declaration of its parameters: bounds, defaults, mistakes where they are made.

use std::sync::Arc;

use ratatui::buffer::Buffer;
use ratatui::layout::{Position, Rect};

use crate::settings::words::First;
use crate::store::position::opened;
use crate::tui::chart::way::{is_tabled, look};
use crate::tui::desk::{Desk, Door, Go, Layer, Mouse};
use crate::tui::field::{Field, turned, words_of};
use crate::tui::glass::{paragraph, put, put_lines, split_left, split_top, upright};
use crate::tui::key::{Code, Key};
use crate::tui::keys::action::{Action, Where};
use crate::tui::list::{List, Touch};
use crate::tui::paint;
use crate::tui::pen::Drawn;
use crate::tui::sitting::Sitting;
use crate::tui::text;
use crate::tui::theme::Ink;
use crate::tui::thought::{Errand, Found};
use crate::tui::tool::{Tool, called, has_tool};
use duel::history::Duel;
use duel::house::{Entry, Preset};
use duel::place::Place;
use duel::preset;
use ground::fault::Fault;
use ground::params::{Param, Params};
use ground::say;
use ground::say::{Say, Tongue};
use teach::opponent::Level;

/// One row of the form.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Row {
    Preset,
    Param(usize),
    Position,
    Draw,
    Players,
    Level,
    Start,
}

/// The form.
pub struct SetUp {
    entry: Entry,
    preset: usize,
    fields: Vec<(&'static Param, Field)>,
    position: Field,
    players: First,
    level: Level,
    list: List,
    opened: Result<Arc<dyn Place>, Fault>,
    is_stale: bool,
    /// The pen or the dial, while the board is drawn.
    tool: Option<Tool>,
}

impl SetUp {
    /// A form filled in with the first preset, or with a position of the game and its parameters.
    pub fn new(entry: Entry, place: Option<Arc<dyn Place>>, desk: &Desk) -> Self {
        let opened = entry.open(&entry.params(), None);
        let level = desk.settings.level.word().parse().expect("the words of the settings are names of levels");
        let fields = Vec::new();
        let mut form = SetUp {
            entry,
            preset: 0,
            fields,
            position: Field::default(),
            players: desk.settings.first,
            level,
            list: List::default(),
            opened,
            is_stale: true,
            tool: None,
        };
        form.fill();
        if let Some(place) = place {
            form.fields = fields_of(place.params());
            // What does not read back as these eyes see it is written as files hold it: nothing hidden is told by that either.
            let text = Some(place.text()).filter(|text| place.reads(text).is_ok());
            form.position = Field::of(&text.unwrap_or_else(|| place.kept()));
        }
        form.open();
        form
    }

    /// Fills the form in with the chosen preset.
    fn fill(&mut self) {
        let none = Preset::default();
        let preset = self.entry.presets.get(self.preset).unwrap_or(&none);
        let mut params = self.entry.params();
        for (name, text) in &preset.params {
            // A preset that its own game refuses shows the default instead.
            _ = params.set(name, text);
        }
        self.fields = fields_of(&params);
        self.position = Field::of(preset.position.as_deref().unwrap_or_default());
        self.is_stale = true;
    }

    /// Opens what the form describes.
    fn open(&mut self) {
        self.is_stale = false;
        let mut params = self.entry.params();
        let set = self.fields.iter().try_for_each(|(param, field)| params.set(param.name, field.text()));
        let position = Some(self.position.text().trim()).filter(|text| !text.is_empty());
        self.opened = set.and_then(|()| opened(&self.entry, &params, position));
    }

    fn is_repeated(&self) -> bool {
        self.opened.as_ref().is_ok_and(|place| place.is_repeated())
    }

    fn rows(&self) -> Vec<Row> {
        let mut rows = vec![];
        rows.extend((self.entry.presets.len() > 1).then_some(Row::Preset));
        rows.extend((0..self.fields.len()).map(Row::Param));
        rows.push(Row::Position);
        rows.extend(self.opened.as_ref().is_ok_and(|place| has_tool(&**place)).then_some(Row::Draw));
        rows.extend([Row::Players, Row::Level, Row::Start]);
        rows
    }

    fn here(&self) -> Row {
        // A form that has lost a row while its text was typed ends one row earlier.
        let rows = self.rows();
        rows[self.list.chosen.min(rows.len() - 1)]
    }

    fn take_tool(&mut self) {
        let Ok(place) = &self.opened else { return };
        self.position = Field::of(&place.text());
        self.tool = Some(Tool::of(place));
        self.open();
    }

    /// Gives a key to the pen or the dial.
    fn draw_with(&mut self, key: Key, desk: &mut Desk) -> Option<Go> {
        let (entry, params, text) = (&self.entry, self.opened.as_ref().ok()?.params(), self.position.text());
        let opens = |text: &str| entry.open(params, Some(text)).map(|_| ());
        match self.tool.as_mut()?.draw(key, text, opens)? {
            Drawn::Same => {}
            Drawn::New(text) => self.position = Field::of(&text),
            Drawn::Refused(fault) => desk.complain(&fault),
            Drawn::Done => self.tool = None,
        }
        self.open();
        Some(Go::Stay)
    }

    fn field(&mut self) -> Option<&mut Field> {
        match self.here() {
            Row::Param(i) if words_of(self.fields[i].0).is_empty() => Some(&mut self.fields[i].1),
            Row::Position => Some(&mut self.position),
            _ => None,
        }
    }

    /// Goes to the next or the previous of a few choices.
    fn turn(&mut self, steps: isize) {
        match self.here() {
            Row::Preset => {
                self.preset = turned(self.preset, steps, self.entry.presets.len());
                self.fill();
            }
            Row::Param(i) => {
                let words = words_of(self.fields[i].0);
                let now = words.iter().position(|word| *word == self.fields[i].1.text()).unwrap_or(0);
                if let Some(word) = words.get(turned(now, steps, words.len().max(1))) {
                    self.fields[i].1 = Field::of(word);
                }
            }
            Row::Players => {
                let now = First::ALL.iter().position(|one| *one == self.players).unwrap_or(0);
                self.players = First::ALL[turned(now, steps, First::ALL.len())];
            }
            Row::Level => {
                let all = self.opened.as_ref().map_or(vec![Level::Perfect], |place| Level::fitting(&**place));
                let now = all.iter().position(|one| *one == self.level).unwrap_or(0);
                self.level = all[turned(now, steps, all.len())];
            }
            Row::Position | Row::Draw | Row::Start => {}
        }
        self.open();
    }

    fn start(&mut self, desk: &mut Desk) -> Go {
        self.open();
        match &self.opened {
            Ok(place) => {
                let you = self.players.person(place.to());
                let level = if self.level.fits(&**place) { self.level } else { Level::Perfect };
                let seed = rand::random();
                let duel = Duel::new(self.entry.clone(), place.clone()).reshuffled(seed);
                desk.seat(Sitting::new(duel, you, level, seed));
                Go::Instead(Door::Play)
            }
            Err(fault) => {
                desk.complain(fault);
                Go::Stay
            }
        }
    }

    /// Shows the values of the variant that the form describes, or the search of its position.
    fn chart(&mut self, action: Action, desk: &mut Desk) -> Go {
        self.open();
        match &self.opened {
            Ok(place) => look(action, self.entry.clone(), place.clone(), false, desk),
            Err(fault) => {
                desk.complain(fault);
                Go::Stay
            }
        }
    }

    fn told(&self, row: Row, tongue: &Tongue) -> (Say, Say) {
        match row {
            Row::Preset => (say!("screen-preset"), preset::told(&self.entry, self.preset, tongue)),
            Row::Param(i) => {
                let (param, field) = &self.fields[i];
                (Say::verbatim(param.name), Say::verbatim(field.text()))
            }
            Row::Position => (say!("screen-position"), Say::verbatim(self.position.text())),
            Row::Draw => {
                (self.opened.as_ref().map_or(Say::verbatim(""), |place| called(&**place).0), Say::verbatim(""))
            }
            Row::Players => (
                say!("screen-players"),
                match self.players {
                    First::You => say!("screen-you-begin"),
                    First::Oracle => say!("screen-oracle-begins"),
                    First::Both => say!("screen-two-people"),
                },
            ),
            Row::Level => (say!("screen-level"), self.level.title(self.is_repeated())),
            Row::Start => (say!("screen-start"), Say::verbatim("")),
        }
    }

    /// What stands under the row the cursor is in: what it means and what it may be.
    fn meaning(&self, desk: &Desk) -> String {
        match self.here() {
            Row::Param(i) => {
                let param = self.fields[i].0;
                let key = format!("{}-param-{}", self.entry.card.id, param.name);
                let means = Say { key: key.into(), args: Vec::new() };
                desk.speak(&say!(
                    "screen-param",
                    means = means,
                    bounds = param.domain.bounds(),
                    default = param.default
                ))
            }
            Row::Position => {
                let key = format!("{}-notation", self.entry.card.id);
                desk.speak(&say!("screen-position-note", notation = Say { key: key.into(), args: Vec::new() }))
            }
            Row::Draw => match (&self.tool, &self.opened) {
                (Some(Tool::Pen(pen)), Ok(place)) => {
                    desk.speak(&say!("screen-pen-keys", tells = pen.tells(&**place, self.position.text())))
                }
                (_, Ok(place)) => desk.speak(&called(&**place).1),
                (_, Err(_)) => String::new(),
            },
            Row::Level => desk.speak(&self.level.means(self.is_repeated())),
            Row::Preset | Row::Players => desk.speak(&say!("screen-turn")),
            Row::Start => desk.speak(&say!("screen-start-means")),
        }
    }

    fn draw_rows(&mut self, buffer: &mut Buffer, area: Rect, desk: &Desk) -> Option<Position> {
        let rows = self.rows();
        let (list, note) = split_top(area, area.height.saturating_sub(5).min(rows.len() as u16 + 1));
        let shown = self.list.shown(list, rows.len(), 1);
        let names: Vec<String> = rows.iter().map(|row| desk.speak(&self.told(*row, desk.tongue).0)).collect();
        let column = names.iter().map(|name| text::width(name)).max().unwrap_or(0).min(area.width / 2) + 4;
        let mut cursor = None;
        for (line, i) in shown.enumerate() {
            let row = &rows[i];
            let is_here = i == self.list.chosen;
            let mark = if is_here { ">" } else { " " };
            let ink = if is_here { Ink::Selected } else { Ink::Text };
            put(buffer, list, line as u16, &format!("{mark} {}", names[i]), desk.theme.style(ink), desk);
            let field = match row {
                Row::Param(i) if words_of(self.fields[*i].0).is_empty() => Some(&self.fields[*i].1),
                Row::Position => Some(&self.position),
                _ => None,
            };
            let right = Rect {
                x: list.x + column,
                y: list.y + line as u16,
                width: list.width.saturating_sub(column),
                height: 1,
            };
            let style = desk.theme.style(Ink::Key);
            match field {
                Some(field) if is_here => cursor = Some(field.draw(buffer, right, style)),
                Some(field) => put(buffer, right, 0, field.text(), style, desk),
                None if matches!(row, Row::Start | Row::Draw) => {}
                None => {
                    let value = desk.speak(&self.told(*row, desk.tongue).1);
                    put(buffer, right, 0, &format!("< {value} >"), style, desk);
                }
            }
        }
        let mut lines = paragraph(&self.meaning(desk), note.width.saturating_sub(1), desk.theme.style(Ink::Hint), desk);
        if let Err(fault) = &self.opened {
            lines = paragraph(
                &fault.speak(desk.tongue),
                note.width.saturating_sub(1),
                desk.theme.style(Ink::Warning),
                desk,
            );
        }
        put_lines(buffer, note, &lines, 0, desk);
        cursor
    }
}

impl Layer for SetUp {
    fn place(&self) -> Where {
        Where::SetUp
    }

    fn is_typing(&self) -> bool {
        self.tool.is_some()
            || matches!(self.here(), Row::Position)
            || matches!(self.here(), Row::Param(i) if words_of(self.fields[i].0).is_empty())
    }

    fn act(&mut self, action: Action, desk: &mut Desk) -> Go {
        match action {
            walking if self.list.act(walking, self.rows().len()) => {}
            Action::Left => self.turn(-1),
            Action::Right => self.turn(1),
            Action::Choose if self.here() == Row::Draw => self.take_tool(),
            Action::Choose => return self.start(desk),
            Action::Chart | Action::Machine | Action::Theatre | Action::Demo => return self.chart(action, desk),
            Action::Fair => return Go::To(Door::Fair(Some(Box::new(self.entry.clone())))),
            Action::Back => return Go::Back,
            _ => {}
        }
        Go::Stay
    }

    fn offers(&self, action: Action, _desk: &Desk) -> bool {
        match (action, &self.opened) {
            (Action::Chart, place) => place.as_ref().is_ok_and(|place| is_tabled(&**place)),
            (Action::Machine, place) => place.as_ref().is_ok_and(|place| place.as_heaps().is_some()),
            _ => true,
        }
    }

    fn errand(&self) -> Option<(Errand, Arc<dyn Place>)> {
        self.tool.as_ref()?.errand(self.opened.as_ref().ok()?, self.position.text())
    }

    fn found(&mut self, errand: &Errand, found: Found) {
        if let (Some(tool), Errand::Sketch(text), Found::Sketch(found)) = (&mut self.tool, errand, found) {
            tool.learn(text, found);
        }
    }

    fn type_key(&mut self, key: Key, desk: &mut Desk) -> Option<Go> {
        if self.tool.is_some() {
            return self.draw_with(key, desk);
        }
        if key.code == Code::Enter {
            return None;
        }
        let taken = self.field()?.take(key);
        taken.then(|| {
            self.open();
            Go::Stay
        })
    }

    fn paste(&mut self, text: &str, _desk: &mut Desk) -> Go {
        if let Some(field) = self.field() {
            field.paste(text);
        } else {
            self.position = Field::default();
            self.position.paste(text);
        }
        self.open();
        Go::Stay
    }

    fn mouse(&mut self, mouse: Mouse, desk: &mut Desk) -> Go {
        if self.list.mouse(mouse, self.rows().len(), 1) == Touch::Confirmed {
            match self.here() {
                Row::Start => return self.start(desk),
                Row::Draw => self.take_tool(),
                _ => {}
            }
            self.turn(1);
        }
        Go::Stay
    }

    fn draw(&mut self, buffer: &mut Buffer, area: Rect, desk: &Desk) -> Option<Position> {
        if self.is_stale {
            self.open();
        }
        let title = say!("screen-set-up", game = self.entry.title.clone());
        put(buffer, area, 0, &desk.speak(&title), desk.theme.style(Ink::Title), desk);
        let (_, below) = split_top(area, 2);
        let (form, picture) = split_left(below, below.width * 11 / 20);
        let picture = upright(buffer, picture, desk);
        if let Ok(place) = &self.opened {
            let (tool, text) = (self.tool.as_ref(), self.position.text());
            let labels = tool.map(|tool| tool.labels(text)).unwrap_or_default();
            let plain = paint::Look::plain(&desk.theme, desk.tongue, desk.signs());
            let cursor = tool.and_then(|tool| tool.spot(&**place, text));
            let look = paint::Look { cursor, labels: &labels, ..plain };
            paint::scene(buffer, picture, &place.scene(), &look);
        }
        let form = Rect { width: form.width.saturating_sub(1), ..form };
        if let Some(Tool::Dial(dial)) = &mut self.tool {
            dial.paint(buffer, form, self.position.text(), desk);
            return None;
        }
        self.draw_rows(buffer, form, desk)
    }
}

/// A field for each parameter, filled in with what it is.
fn fields_of(params: &Params) -> Vec<(&'static Param, Field)> {
    params.iter().map(|(param, setting)| (param, Field::of(&setting.write()))).collect()
}
