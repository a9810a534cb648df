//! What may be asked about a position while a game is on the table, how it is thought out, and what is known so far.

use std::fmt;
use std::sync::Arc;

use rand::SeedableRng;
use rand::rngs::ChaCha8Rng;

use crate::tui::inquiry::{At, Inquiry, Told};
use crate::tui::lawful::Lawful;
use crate::tui::lesson::taught::Taught;
use duel::answer::Answer;
use duel::history::Course;
use duel::place::Place;
use duel::rounds::Match;
use ground::fault::Fault;
use ground::num::Nat;
use ground::rules::Side;
use ground::say;
use ground::say::{Language, Tongue};
use ground::scene::Spot;
use solve::judge::control::{Control, Stop};
use solve::judge::exploitability::{DRAWS, Leaks};
use solve::judge::learning::Record;
use solve::judge::oracle::Scope;
use solve::judge::scheme::Scheme;
use solve::judge::sequence::Table;
use solve::judge::value::Value;
use solve::trace::method::Method;
use solve::trace::run::Run;
use solve::trace::whole::Whole;
use teach::demo;
use teach::fair;
use teach::fair::start;
use teach::lesson::check::Checked;
use teach::opponent::confession::{Slip, slips};
use teach::opponent::{Habits, Level, Pick, gave_away, reply_or_guess};
use teach::proof::Unproved;
use teach::puzzle::make::Puzzle;
use teach::puzzle::mark::{Mark, mark};
use teach::puzzle::series;
use teach::review::{Turn, turn};
use teach::sealed::{Sealed, sealed};

/// What the theatre opens with.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Cue {
    /// The method that runs at once.
    pub method: Method,
    /// Whether the person is asked for each cell before it shows.
    pub is_asking: bool,
}

/// Positions walked at most for the remoteness of moves.
const WALKED: usize = 100_000;

/// Moves at most whose answers are studied.
pub const STUDIED: usize = 200;

/// What may be asked.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Topic {
    /// The opponent's move.
    Reply,
    /// The verdict with its reason.
    Answer,
    /// What each move leaves, with remoteness.
    Walk,
    /// How each move is answered.
    Study,
    /// What the position is worth and nothing more.
    Value,
    /// Values of places on the board.
    Labels,
    /// Where the opponent's flaw cost it something in the game that led here.
    Confession,
}

/// What a screen wants to find out beyond the positions of the game in front.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Errand {
    /// The table of the variant, up to this size or to one of the game's own choice.
    Table(Option<usize>),
    /// What moves leave in the position that a cell of the table stands for.
    Cell(Vec<usize>),
    /// The law of the game for every size, and what it says of the position.
    Law,
    /// The answer to a question about the whole game.
    Inquiry(Inquiry),
    /// The cells of a table that such an answer is seen in.
    Marks(Inquiry, Arc<Table>),
    /// What a drawn position is worth, and its places by themselves; the text tells drawings apart.
    Sketch(String),
    /// The methods that can be watched on the game below a position.
    Methods,
    /// One of them as it runs, so deep where that can be told.
    Run(Method, usize),
    /// Every position of the game below a position.
    Whole,
    /// Everything that a lesson claims.
    Lesson(Taught),
    /// How exploitable the person is after these rounds.
    Habits(Match),
    /// A learning of the strategies of both sides in this way, up to so many iterations.
    Learnt(Scheme, u64),
    /// What a move of the game that leads to this position met kept or gave away.
    Turn(usize, String),
    /// The next puzzle of a series.
    Puzzle(series::Order),
    /// Whether an answer to a puzzle is right.
    Mark(Arc<Puzzle>, String),
    /// A start that needs so many only-moves.
    Fair(Box<fair::Order>),
    /// A turn of a demo.
    Demo(demo::Order),
    /// The certificate of a position of the game of this name, its head in this language.
    Certificate(String, Language),
}

/// What a drawn position is worth, and its places by themselves.
pub type Sketched = Result<(Value, Vec<(Spot, Value)>), Stop>;

/// How exploitable the person is, side by side.
pub type Exploited = Result<Vec<(Side, Leaks)>, Stop>;

/// Moves with what they leave.
pub type Rows = Vec<(String, Value)>;

/// A move and how it is answered.
#[derive(Clone, Debug, PartialEq)]
pub struct Studied {
    /// The move.
    pub text: String,
    /// What it leaves to the opponent.
    pub leaves: Value,
    /// The best answer; `None` when the game is over.
    pub answer: Option<String>,
    /// How many answers keep that value.
    pub answers: Nat,
}

/// A question about a snapshot.
pub struct Question {
    /// What is asked.
    pub topic: Topic,
    /// The position.
    pub place: Arc<dyn Place>,
    /// The position before it, where mistakes are to be noticed.
    pub before: Option<Arc<dyn Place>>,
    /// What the opponent's lots are drawn from.
    pub seed: u64,
    /// What the opponent knows of the person's play, where it makes use of that.
    pub habits: Option<Habits>,
    /// How strong the opponent is.
    pub level: Level,
    /// The side whose slips are asked for, and the game that led here.
    pub confessor: Option<(Side, Course)>,
}

/// Whatever the thread that thinks is asked.
pub enum Wish {
    /// A question about a position of the game in front.
    Position(Question),
    /// An errand of a screen, with a position of the variant.
    Errand(Errand, Arc<dyn Place>),
}

impl Wish {
    /// Whether somebody waits for the opponent's move.
    pub fn is_reply(&self) -> bool {
        matches!(self, Wish::Position(Question { topic: Topic::Reply, .. }))
    }

    /// Thinks it out.
    pub fn think(&self, control: &Control) -> Found {
        match self {
            Wish::Position(question) => question.think(control),
            Wish::Errand(Errand::Table(to), place) => Found::Table(tabled(&**place, *to, control)),
            Wish::Errand(Errand::Cell(sizes), place) => Found::Cell(looked_at(&**place, sizes, control)),
            Wish::Errand(Errand::Law, place) => Found::Law(Lawful::of(&**place, control)),
            Wish::Errand(Errand::Inquiry(inquiry), place) => Found::Told(inquiry.answer(place, control)),
            Wish::Errand(Errand::Marks(inquiry, table), _) => Found::Marks(inquiry.marks(table, control)),
            Wish::Errand(Errand::Sketch(_), place) => Found::Sketch(sketched(&**place, control)),
            Wish::Errand(Errand::Lesson(lesson), _) => Found::Lesson(lesson.check(control)),
            Wish::Errand(Errand::Habits(rounds), place) => Found::Habits(exploited(&**place, rounds, control)),
            Wish::Errand(Errand::Methods, place) => Found::Methods(place.methods(control)),
            Wish::Errand(Errand::Run(method, depth), place) => {
                Found::Run(place.run(*method, *depth, control).map(Arc::new))
            }
            Wish::Errand(Errand::Whole, place) => Found::Whole(place.whole(control).map(Arc::new)),
            Wish::Errand(Errand::Learnt(scheme, to), place) => Found::Learnt(learnt(&**place, *scheme, *to, control)),
            Wish::Errand(Errand::Turn(_, mv), place) => Found::Turn(turn(&**place, mv, control).map(Box::new)),
            Wish::Errand(Errand::Puzzle(order), _) => Found::Puzzle(order.puzzle(control).map(|one| one.map(Box::new))),
            Wish::Errand(Errand::Mark(puzzle, text), _) => Found::Marked(mark(puzzle, text, control)),
            Wish::Errand(Errand::Certificate(game, language), place) => {
                Found::Certificate(sealed(game, &**place, Tongue::of(*language), control).map(Box::new))
            }
            Wish::Errand(Errand::Demo(order), place) => Found::Demo(order.turn(place, control).map(Box::new)),
            Wish::Errand(Errand::Fair(order), _) => {
                Found::Fair(start(&order.entry, order.k, order.seed, control).map(|one| one.map(Opened)))
            }
        }
    }
}

fn exploited(place: &dyn Place, rounds: &Match, control: &Control) -> Exploited {
    let Some(mixing) = place.mixing() else { return Ok(Vec::new()) };
    let sides = [Side::First, Side::Second].into_iter().filter(|&side| rounds.rounds(side) > 0);
    sides.map(|side| Ok((side, mixing.leaks(side, &rounds.tallies(side), DRAWS, control)?))).collect()
}

fn learnt(place: &dyn Place, scheme: Scheme, to: u64, control: &Control) -> Result<Arc<Record>, Stop> {
    let none = || Stop::TooLarge(say!("regret-none"));
    place.mixing().ok_or_else(none)?.learnt(scheme, to, control).map(Arc::new)
}

fn sketched(place: &dyn Place, control: &Control) -> Sketched {
    Ok((place.value(control)?, place.labels(control)?))
}

fn tabled(place: &dyn Place, to: Option<usize>, control: &Control) -> Result<Table, Stop> {
    let none = || Err(Stop::TooLarge(say!("no-table", game = place.card().id)));
    place.table(to, control).unwrap_or_else(none)
}

fn looked_at(place: &dyn Place, sizes: &[usize], control: &Control) -> Result<Rows, Stop> {
    match place.at_cell(sizes) {
        Some(place) => place.judge(Scope::Everything, control).map(|answer| answer.moves),
        None => Ok(Vec::new()),
    }
}

/// Values as they are written on the board: the nim-value, or the outcome and behind it the plies to the end.
pub fn written(labels: &[(Spot, Value)]) -> Vec<(Spot, String)> {
    let text = |value: &Value| match (value.as_nimber(), value.remoteness()) {
        (Some(nimber), _) => nimber.to_string(),
        (None, Some(plies)) => format!("{}{plies}", value.letter()),
        (None, None) => value.letter().to_owned(),
    };
    labels.iter().map(|(spot, value)| (*spot, text(value))).collect()
}

/// What was found.
#[derive(Clone, Debug)]
pub enum Found {
    /// The opponent's move, and whether the move before it gave something away.
    Reply(Result<(Pick, bool), Stop>),
    /// The verdict.
    Answer(Result<Box<Answer>, Stop>),
    /// What each move leaves; nothing where the game is too large to be walked.
    Walk(Rows),
    /// How moves are answered.
    Study(Vec<Studied>),
    /// The bare value.
    Value(Result<Value, Stop>),
    /// Values of places on the board.
    Labels(Vec<(Spot, Value)>),
    /// Moves with which the opponent's flaw gave something away.
    Confession(Result<Vec<Slip>, Stop>),
    /// A table.
    Table(Result<Table, Stop>),
    /// What moves leave in the position of a cell.
    Cell(Result<Rows, Stop>),
    /// The law for every size, or what was tried.
    Law(Result<Lawful, Stop>),
    /// The answer to a question about the whole game; none where it has no positions to ask.
    Told(Result<Option<Told>, Stop>),
    /// Cells of a table.
    Marks(Result<Vec<At>, Stop>),
    /// What a drawing is worth.
    Sketch(Sketched),
    /// The methods that can be watched.
    Methods(Result<Vec<Method>, Stop>),
    /// A method as it ran.
    Run(Result<Arc<Run>, Stop>),
    /// Every position with its value.
    Whole(Result<Arc<Whole>, Stop>),
    /// What a lesson claims that is false, and what its questions take for right.
    Lesson(Result<Checked, Stop>),
    /// How exploitable the person is as each side that was played.
    Habits(Exploited),
    /// A learning of the strategies of both sides.
    Learnt(Result<Arc<Record>, Stop>),
    /// A move judged.
    Turn(Result<Box<Turn>, Stop>),
    /// A puzzle, if there is one left.
    Puzzle(Result<Option<Box<Puzzle>>, Stop>),
    /// An answer marked, or why it is none.
    Marked(Result<Result<Mark, Fault>, Stop>),
    /// A fair start, if there is one.
    Fair(Result<Option<Opened>, Stop>),
    /// A turn of a demo.
    Demo(Result<Box<demo::Turn>, Stop>),
    /// A certificate that was checked, or why there is none.
    Certificate(Result<Box<Sealed>, Unproved>),
}

/// A position that was opened.
#[derive(Clone)]
pub struct Opened(pub Arc<dyn Place>);

impl fmt::Debug for Opened {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        f.write_str(&self.0.text())
    }
}

/// What is known of one position.
#[derive(Clone, Debug, Default)]
pub struct Known {
    /// The verdict.
    pub answer: Option<Result<Box<Answer>, Stop>>,
    /// What each move leaves.
    pub walk: Option<Rows>,
    /// How moves are answered.
    pub study: Option<Vec<Studied>>,
    /// The bare value.
    pub value: Option<Result<Value, Stop>>,
    /// Values of places on the board.
    pub labels: Option<Vec<(Spot, Value)>>,
    /// Where the opponent's flaw cost it something.
    pub slips: Option<Result<Vec<Slip>, Stop>>,
    /// Why the opponent found no move.
    pub mute: Option<Stop>,
}

impl Question {
    /// Thinks it out.
    pub fn think(&self, control: &Control) -> Found {
        match self.topic {
            Topic::Reply => Found::Reply(self.reply(control)),
            Topic::Answer => Found::Answer(self.place.judge(Scope::Everything, control).map(Box::new)),
            Topic::Walk => Found::Walk(self.place.walk(WALKED, control).ok().flatten().unwrap_or_default()),
            Topic::Study => Found::Study(self.study(control)),
            Topic::Value => Found::Value(self.place.value(control)),
            Topic::Labels => Found::Labels(self.place.labels(control).unwrap_or_default()),
            Topic::Confession => Found::Confession(self.confess(control)),
        }
    }

    fn reply(&self, control: &Control) -> Result<(Pick, bool), Stop> {
        // What is not settled convicts nobody.
        let is_gift = self.before.as_ref().is_some_and(|before| self.is_gift(&**before, control).unwrap_or(false));
        let mut dice = ChaCha8Rng::seed_from_u64(self.seed);
        Ok((reply_or_guess(self.level, &self.place, self.habits.as_ref(), &mut dice, control)?, is_gift))
    }

    /// Whether the move from the position before gave something away.
    fn is_gift(&self, before: &dyn Place, control: &Control) -> Result<bool, Stop> {
        let left = self.place.value(control)?.left(before.to(), self.place.to());
        Ok(gave_away(&before.value(control)?, &left))
    }

    fn confess(&self, control: &Control) -> Result<Vec<Slip>, Stop> {
        self.confessor.as_ref().map_or(Ok(Vec::new()), |(side, game)| slips(game, *side, control))
    }

    fn study(&self, control: &Control) -> Vec<Studied> {
        let study_one = |text: &String| {
            let next = self.place.after(text).ok()?;
            let (value, mut best, answers) = next.best(control).ok()?;
            let leaves = value.left(self.place.to(), next.to());
            best.truncate(1);
            Some(Studied { text: text.clone(), leaves, answer: best.pop(), answers })
        };
        self.place.moves(STUDIED).0.iter().map_while(study_one).collect()
    }
}

impl Known {
    /// Whether there is nothing to be asked about this any more.
    pub fn has(&self, topic: Topic) -> bool {
        match topic {
            Topic::Reply => self.mute.is_some(),
            Topic::Answer => self.answer.is_some(),
            Topic::Walk => self.walk.is_some(),
            Topic::Study => self.study.is_some(),
            Topic::Value => self.value().is_some(),
            Topic::Labels => self.labels.is_some(),
            Topic::Confession => self.slips.is_some(),
        }
    }

    /// Remembers what was found. The opponent's move is nothing to remember: it is played.
    pub fn take(&mut self, found: Found) {
        match found {
            Found::Reply(reply) => self.mute = reply.err(),
            Found::Answer(answer) => self.answer = Some(answer),
            Found::Walk(rows) => self.walk = Some(rows),
            Found::Study(rows) => self.study = Some(rows),
            Found::Value(value) => self.value = Some(value),
            Found::Labels(labels) => self.labels = Some(labels),
            Found::Confession(slips) => self.slips = Some(slips),
            // These are about no position of the game: the screen that asked keeps them.
            Found::Table(_)
            | Found::Cell(_)
            | Found::Law(_)
            | Found::Told(_)
            | Found::Marks(_)
            | Found::Sketch(_)
            | Found::Methods(_)
            | Found::Run(_)
            | Found::Whole(_)
            | Found::Lesson(_)
            | Found::Habits(_)
            | Found::Learnt(_)
            | Found::Turn(_)
            | Found::Puzzle(_)
            | Found::Marked(_)
            | Found::Fair(_)
            | Found::Demo(_)
            | Found::Certificate(_) => {}
        }
    }

    /// The verdict, if one was reached.
    pub fn verdict(&self) -> Option<&Answer> {
        self.answer.as_ref()?.as_ref().ok().map(|answer| &**answer)
    }

    /// The value from whatever told it.
    pub fn value(&self) -> Option<Result<&Value, &Stop>> {
        match (&self.answer, &self.value) {
            (Some(answer), _) => Some(answer.as_ref().map(|answer| &answer.value)),
            (None, Some(value)) => Some(value.as_ref()),
            _ => None,
        }
    }

    /// What a move leaves: with remoteness where the walk knows it.
    pub fn leaves(&self, text: &str) -> Option<&Value> {
        let among = |rows: Option<&'_ Rows>| rows?.iter().position(|(mv, _)| mv == text);
        if let (Some(rows), Some(i)) = (&self.walk, among(self.walk.as_ref())) {
            return Some(&rows[i].1);
        }
        let rows = &self.verdict()?.moves;
        rows.iter().find(|(mv, _)| mv == text).map(|(_, value)| value)
    }

    /// Plies to the end: from the value itself or from the walk.
    pub fn remoteness(&self) -> Option<u64> {
        let own = self.value()?.ok()?.remoteness();
        own.or_else(|| {
            let rows = self.walk.as_ref().filter(|rows| !rows.is_empty())?;
            Value::of_moves(rows.iter().map(|(_, value)| value)).remoteness()
        })
    }
}
