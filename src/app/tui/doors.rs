//! Which screen is behind a door.

use crate::tui::chart::Chart;
use crate::tui::command_line::MoveLine;
use crate::tui::demo::Recital;
use crate::tui::desk::{Desk, Door, Layer};
use crate::tui::fair::FairStart;
use crate::tui::glossary::Glossary;
use crate::tui::guided::Guided;
use crate::tui::habits::HabitsScreen;
use crate::tui::help::Help;
use crate::tui::history::History;
use crate::tui::law::LawScreen;
use crate::tui::lesson::lecture::Lecture;
use crate::tui::lesson::lessons::Lessons;
use crate::tui::mistakes::Mistakes;
use crate::tui::play::Play;
use crate::tui::problems::Problems;
use crate::tui::puzzle::trainer::Trainer;
use crate::tui::regret::Drama;
use crate::tui::settings_screen::SettingsScreen;
use crate::tui::setup::SetUp;
use crate::tui::stats::Stats;
use crate::tui::study::Study;
use crate::tui::theatre::Stage;

/// The screen behind a door; `None`: the door is shut, and the desk says why.
pub fn opened(door: Door, desk: &mut Desk) -> Option<Box<dyn Layer>> {
    Some(match door {
        Door::SetUp(entry, position) => Box::new(SetUp::new(*entry, position, desk)),
        Door::Play => Box::<Play>::default(),
        Door::Dispute => Box::new(Play::dispute()),
        Door::Line(first) => Box::new(MoveLine::new(first, desk)),
        Door::Habits => Box::new(HabitsScreen::new(desk)?),
        Door::History => Box::new(History::new(desk)),
        Door::Settings => Box::<SettingsScreen>::default(),
        Door::Help(on, deeds) => Box::new(Help::new(on, deeds)),
        Door::Chart(entry, place, is_over_game) => Box::new(Chart::new(*entry, place, is_over_game)),
        Door::Law(entry, place) => Box::new(LawScreen::new(*entry, place)),
        Door::Theatre(entry, place, cue) => Box::new(Stage::new(*entry, place, cue)),
        Door::Learning(entry, place, scheme) => Box::new(Drama::new(*entry, place, scheme)),
        // Who wants nothing to move by itself steps through it.
        Door::Demo(demo, pace) => Box::new(Recital::new(*demo, pace, desk.settings.motion)),
        Door::Study => Box::<Study>::default(),
        Door::Mistakes(source) => Box::new(Mistakes::new(source, desk)),
        Door::Stats => Box::<Stats>::default(),
        Door::Puzzles(practice) => Box::new(Trainer::new(practice, desk)?),
        Door::Fair(entry) => Box::new(FairStart::new(entry, desk)?),
        Door::Problems => Box::<Problems>::default(),
        Door::Glossary => Box::new(Glossary::new(desk)),
        Door::Lessons => Box::new(Lessons::new(desk)),
        Door::Lesson(lesson, is_slides) => Box::new(Lecture::new(lesson, is_slides, desk)),
        Door::Example => Box::new(Play::example(desk)),
        Door::Guided => Box::new(Guided::new(desk)?),
    })
}
