//! What a question to the thread that thinks is about, and what is told where an engine broke down instead of answering.

use std::sync::Arc;

use crate::tui::thought::{Errand, Found, Topic};
use duel::place::Place;
use ground::say;
use solve::judge::control::Stop;

/// What a question is about, beside the position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum About {
    /// A position of the game in front.
    Node(Topic, usize),
    /// An errand of a screen.
    Errand(Errand),
}

/// What is told where an engine broke down instead of answering.
pub fn broken(about: &About) -> Found {
    let stop = Stop::TooLarge(say!("screen-engine-broke"));
    match about {
        About::Node(Topic::Reply, _) => Found::Reply(Err(stop)),
        About::Node(Topic::Answer, _) => Found::Answer(Err(stop)),
        About::Node(Topic::Walk, _) => Found::Walk(Vec::new()),
        About::Node(Topic::Study, _) => Found::Study(Vec::new()),
        About::Node(Topic::Value, _) => Found::Value(Err(stop)),
        About::Node(Topic::Labels, _) => Found::Labels(Vec::new()),
        About::Node(Topic::Confession, _) => Found::Confession(Err(stop)),
        About::Errand(Errand::Table(_)) => Found::Table(Err(stop)),
        About::Errand(Errand::Cell(_)) => Found::Cell(Err(stop)),
        About::Errand(Errand::Law) => Found::Law(Err(stop)),
        About::Errand(Errand::Inquiry(_)) => Found::Told(Err(stop)),
        About::Errand(Errand::Marks(..)) => Found::Marks(Err(stop)),
        About::Errand(Errand::Sketch(_)) => Found::Sketch(Err(stop)),
        About::Errand(Errand::Habits(_)) => Found::Habits(Err(stop)),
        About::Errand(Errand::Puzzle(_)) => Found::Puzzle(Err(stop)),
        About::Errand(Errand::Mark(..)) => Found::Marked(Err(stop)),
        About::Errand(Errand::Fair(_)) => Found::Fair(Err(stop)),
        About::Errand(Errand::Lesson(_)) => Found::Lesson(Err(stop)),
        About::Errand(Errand::Methods) => Found::Methods(Err(stop)),
        About::Errand(Errand::Run(..)) => Found::Run(Err(stop)),
        About::Errand(Errand::Whole) => Found::Whole(Err(stop)),
        About::Errand(Errand::Learnt(..)) => Found::Learnt(Err(stop)),
        About::Errand(Errand::Certificate(..)) => Found::Certificate(Err(stop.into())),
        About::Errand(Errand::Demo(_)) => Found::Demo(Err(stop)),
        About::Errand(Errand::Turn(..)) => Found::Turn(Err(stop)),
    }
}

/// A question that was asked.
pub struct Asked {
    /// Its number.
    pub stamp: u64,
    /// What it is about.
    pub about: About,
    /// The position.
    pub place: Arc<dyn Place>,
}

impl Asked {
    /// Whether this is what was asked.
    pub fn is(&self, about: &About, place: &Arc<dyn Place>) -> bool {
        self.about == *about && Arc::ptr_eq(&self.place, place)
    }
}
