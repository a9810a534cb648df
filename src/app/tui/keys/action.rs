//! What keys may ask for, what that is called, and the screens as far as keys differ.

use ground::say;
use ground::say::Say;

/// What a key may ask for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Action {
    /// Up.
    Up,
    /// Down.
    Down,
    /// Left.
    Left,
    /// Right.
    Right,
    /// The next thing in reading order.
    Next,
    /// The thing before in reading order.
    Previous,
    /// Confirm what is pointed at.
    Choose,
    /// Go back one level.
    Back,
    /// Scroll what is read one page back.
    PageUp,
    /// Scroll what is read one page on.
    PageDown,
    /// Open the set-up form.
    SetUp,
    /// Filter a list.
    Filter,
    /// Type a move.
    Line,
    /// Take back.
    Undo,
    /// Play again what was taken back.
    Redo,
    /// One more hint.
    Hint,
    /// The oracle's card.
    Panel,
    /// The proof step by step.
    Reason,
    /// The colours of moves on the board.
    Colours,
    /// Every move.
    EveryMove,
    /// The value history.
    History,
    /// How exploitable the person is.
    Habits,
    /// Dispute the verdict.
    Dispute,
    /// Stop the thinking.
    Interrupt,
    /// A new game from the same start.
    NewGame,
    /// A new game with sides swapped.
    Swap,
    /// The position as text.
    Position,
    /// A larger board.
    Larger,
    /// A smaller board.
    Smaller,
    /// The values of the game as a line or a map.
    Chart,
    /// The law of the game for every size, as a machine.
    Machine,
    /// Play from what is pointed at.
    PlayHere,
    /// The first of many.
    First,
    /// The last of them.
    Last,
    /// Letters or numbers.
    Letters,
    /// Write a file.
    Write,
    /// What the file is written as.
    Format,
    /// Guess the law of the values.
    Guess,
    /// Hold the rules against others.
    Compare,
    /// The next marked cell.
    NextMark,
    /// The marked cell before.
    PreviousMark,
    /// Values of places on the board.
    Labels,
    /// The lessons and exercises.
    Study,
    /// Give a puzzle up and see its answer.
    Skip,
    /// Give a puzzle up and see its answer.
    GiveUp,
    /// Look at a position on a board of its own.
    View,
    /// A start that needs so many only-moves.
    Fair,
    /// The next page.
    Forth,
    /// The page before.
    Former,
    /// Pages as slides.
    Slides,
    /// The teacher's notes under a slide.
    Notes,
    /// The words of the theory.
    Glossary,
    /// The settings.
    Settings,
    /// The other language.
    Language,
    /// Mouse on or off.
    Mouse,
    /// The search of the game, step by step.
    Theatre,
    /// One step on.
    Step,
    /// On by itself, or hold.
    Run,
    /// Another way to learn.
    Method,
    /// Show the program of the method in the next language.
    Program,
    /// Be asked for what the next step finds.
    Predict,
    /// Search deeper.
    Deeper,
    /// Search less deep.
    Shallower,
    /// Play by itself faster.
    Faster,
    /// Play by itself slower.
    Slower,
    /// Look for better moves.
    Practise,
    /// Show the answer.
    Reveal,
    /// The oracle plays itself.
    Demo,
    /// Another opponent.
    Rival,
    /// Another game.
    OtherGame,
    /// Write a certificate and have it checked.
    Certify,
    /// Help for this screen.
    Help,
    /// Leave the program.
    Quit,
    /// Leave the program at once.
    Abort,
    /// Suspend the program.
    Suspend,
}

/// The screens, as far as keys differ.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Where {
    /// The gallery.
    Gallery,
    /// The set-up form.
    SetUp,
    /// A game.
    Play,
    /// A dispute.
    Dispute,
    /// The guided game.
    Guided,
    /// The value history.
    History,
    /// How exploitable the person is.
    Habits,
    /// The settings.
    Settings,
    /// Help.
    Help,
    /// A line being typed.
    Line,
    /// The values of a game.
    Chart,
    /// A law or another variant being typed there.
    Inquiry,
    /// The law of a game for every size.
    Law,
    /// The search of a game.
    Theatre,
    /// The learning of a game.
    Regret,
    /// The oracle plays itself.
    Demo,
    /// The list of lessons and exercises.
    Study,
    /// One's own mistakes, played better.
    Mistakes,
    /// What was done so far.
    Stats,
    /// Puzzles.
    Puzzle,
    /// Fair starts.
    Fair,
    /// The words of the theory.
    Glossary,
    /// The judges' problems.
    Problems,
    /// The list of lessons.
    Lessons,
    /// A page of a lesson.
    Lesson,
    /// A page of a lesson on whose board a move is made.
    LessonBoard,
}

impl Where {
    /// Every screen.
    pub const ALL: [Where; 26] = [
        Where::Gallery,
        Where::SetUp,
        Where::Play,
        Where::Dispute,
        Where::Guided,
        Where::History,
        Where::Habits,
        Where::Settings,
        Where::Help,
        Where::Line,
        Where::Chart,
        Where::Inquiry,
        Where::Law,
        Where::Theatre,
        Where::Regret,
        Where::Demo,
        Where::Study,
        Where::Mistakes,
        Where::Stats,
        Where::Puzzle,
        Where::Fair,
        Where::Glossary,
        Where::Problems,
        Where::Lessons,
        Where::Lesson,
        Where::LessonBoard,
    ];
}

impl Action {
    /// What it does, in a word or two: the footer and help print it.
    pub fn label(self) -> Say {
        match self {
            Action::Up => say!("key-up"),
            Action::Down => say!("key-down"),
            Action::Left => say!("key-left"),
            Action::Right => say!("key-right"),
            Action::Next => say!("key-next"),
            Action::Previous => say!("key-previous"),
            Action::Choose => say!("key-choose"),
            Action::Back => say!("key-back"),
            Action::PageUp => say!("key-page-up"),
            Action::PageDown => say!("key-page-down"),
            Action::SetUp => say!("key-set-up"),
            Action::Filter => say!("key-filter"),
            Action::Line => say!("key-line"),
            Action::Undo => say!("key-undo"),
            Action::Redo => say!("key-redo"),
            Action::Hint => say!("key-hint"),
            Action::Panel => say!("key-panel"),
            Action::Reason => say!("key-reason"),
            Action::Colours => say!("key-colours"),
            Action::EveryMove => say!("key-every-move"),
            Action::History => say!("key-history"),
            Action::Habits => say!("key-habits"),
            Action::Dispute => say!("key-dispute"),
            Action::Interrupt => say!("key-interrupt"),
            Action::NewGame => say!("key-new-game"),
            Action::Swap => say!("key-swap"),
            Action::Position => say!("key-position"),
            Action::Larger => say!("key-larger"),
            Action::Smaller => say!("key-smaller"),
            Action::Chart => say!("key-chart"),
            Action::Machine => say!("key-machine"),
            Action::PlayHere => say!("key-play-here"),
            Action::First => say!("key-first"),
            Action::Last => say!("key-last"),
            Action::Letters => say!("key-letters"),
            Action::Write => say!("key-write"),
            Action::Format => say!("key-format"),
            Action::Guess => say!("key-guess"),
            Action::Compare => say!("key-compare"),
            Action::NextMark => say!("key-next-mark"),
            Action::PreviousMark => say!("key-previous-mark"),
            Action::Labels => say!("key-labels"),
            Action::Theatre => say!("key-theatre"),
            Action::Step => say!("key-step"),
            Action::Run => say!("key-run"),
            Action::Method => say!("key-method"),
            Action::Program => say!("key-program"),
            Action::Predict => say!("key-predict"),
            Action::Deeper => say!("key-deeper"),
            Action::Shallower => say!("key-shallower"),
            Action::Faster => say!("key-faster"),
            Action::Slower => say!("key-slower"),
            Action::Study => say!("key-study"),
            Action::Skip => say!("key-skip"),
            Action::GiveUp => say!("key-give-up"),
            Action::View => say!("key-view"),
            Action::Fair => say!("key-fair"),
            Action::Forth => say!("key-forth"),
            Action::Former => say!("key-former"),
            Action::Slides => say!("key-slides"),
            Action::Notes => say!("key-notes"),
            Action::Glossary => say!("key-glossary"),
            Action::Settings => say!("key-settings"),
            Action::Language => say!("key-language"),
            Action::Mouse => say!("key-mouse"),
            Action::Practise => say!("key-practise"),
            Action::Reveal => say!("key-reveal"),
            Action::Demo => say!("key-demo"),
            Action::Rival => say!("key-rival"),
            Action::OtherGame => say!("key-other-game"),
            Action::Certify => say!("key-certify"),
            Action::Help => say!("key-help"),
            Action::Quit => say!("key-quit"),
            Action::Abort => say!("key-abort"),
            Action::Suspend => say!("key-suspend"),
        }
    }
}
