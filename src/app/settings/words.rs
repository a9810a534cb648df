//! The words that settings are made of.

use std::time::Duration;

use ground::fault::{Fault, Kind};
use ground::params::nearest;
use ground::rules::Side;
use ground::say;
use teach::program::Tool;

/// Declares an enum whose members are words of the settings file.
macro_rules! words {
    ($(#[$doc:meta])* $name:ident { $($(#[$member_doc:meta])* $member:ident = $word:literal),* $(,)? }) => {
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        pub enum $name { $($(#[$member_doc])* $member),* }

        impl $name {
            /// Every one of them, in the order they are offered.
            pub const ALL: &'static [$name] = &[$($name::$member),*];
            /// The words for them.
            pub const WORDS: &'static [&'static str] = &[$($word),*];

            /// The word for it.
            pub fn word(self) -> &'static str {
                match self { $($name::$member => $word),* }
            }

            /// The one that this word means.
            pub fn read(text: &str) -> Result<Self, Fault> {
                let found = Self::ALL.iter().copied().find(|one| one.word() == text);
                found.ok_or_else(|| unknown_word(text, Self::WORDS))
            }
        }
    };
}

words! {
    /// What is spoken.
    Speech {
        /// The language of the system.
        Auto = "auto",
        /// English.
        English = "en",
        /// Simplified Chinese.
        Chinese = "zh-CN",
    }
}
words! {
    /// The built-in themes.
    Theme {
        /// Dark or light, as the terminal is.
        Auto = "auto",
        /// Light signs on a dark ground.
        Dark = "dark",
        /// Dark signs on a light ground.
        Light = "light",
        /// Bold and reversed, few colours.
        HighContrast = "high-contrast",
        /// Hues that are told apart without seeing red and green.
        ColourBlind = "colour-blind",
        /// The sixteen colours of the terminal, as it has them.
        Terminal = "terminal",
        /// No colour at all.
        None = "none",
    }
}
words! {
    /// What a piece of the screen means, as a theme's file calls it; the screen has them in the same order.
    Meaning {
        /// Ordinary words.
        Text = "text",
        /// Empty or done with.
        Faint = "faint",
        /// A heading.
        Title = "title",
        /// A key to press.
        Key = "key",
        /// Where the cursor is.
        Selected = "selected",
        /// Lines around and between things.
        Border = "border",
        /// A counter, a coin, a token.
        Piece = "piece",
        /// A mark of the side that began.
        First = "first",
        /// A mark of the side that answered.
        Second = "second",
        /// What the reason speaks of.
        Focus = "focus",
        /// Where the last move happened.
        Last = "last",
        /// Winning.
        Won = "won",
        /// Losing.
        Lost = "lost",
        /// Drawn.
        Drawn = "drawn",
        /// Something went wrong.
        Warning = "warning",
        /// A quiet word of help.
        Hint = "hint",
    }
}
words! {
    /// The language of the programs beside the methods.
    Program {
        /// No program is shown.
        None = "none",
        /// C++.
        Cpp = "cpp",
        /// Python.
        Python = "python",
        /// Java.
        Java = "java",
        /// Rust.
        Rust = "rust",
    }
}

impl Program {
    /// The language; `None`: no program is shown.
    pub fn tool(self) -> Option<Tool> {
        match self {
            Program::None => None,
            Program::Cpp => Some(Tool::Cpp),
            Program::Python => Some(Tool::Python),
            Program::Java => Some(Tool::Java),
            Program::Rust => Some(Tool::Rust),
        }
    }

    /// The one after it; none comes after the last.
    #[must_use]
    pub fn next(self) -> Self {
        let at = Program::ALL.iter().position(|one| *one == self).unwrap_or(0);
        Program::ALL[(at + 1) % Program::ALL.len()]
    }
}

words! {
    /// Whether colours are used.
    When {
        /// Where they are shown and nothing forbids them.
        Auto = "auto",
        /// Always.
        Always = "always",
        /// Never.
        Never = "never",
    }
}
words! {
    /// What boards are drawn with.
    Glyphs {
        /// Circles, lines and boxes.
        Unicode = "unicode",
        /// Only the printable signs of ASCII.
        Ascii = "ascii",
    }
}
words! {
    /// How wide signs are whose width Unicode leaves open.
    Ambiguous {
        /// The terminal is asked.
        Auto = "auto",
        /// One cell.
        Narrow = "narrow",
        /// Two cells.
        Wide = "wide",
    }
}
words! {
    /// What the tables of one question may take, in megabytes.
    Memory {
        /// As little as every engine can do with.
        Mb256 = "256",
        /// What is taken if nothing else is said.
        Mb512 = "512",
        /// A gigabyte.
        Mb1024 = "1024",
        /// Two.
        Mb2048 = "2048",
        /// Four.
        Mb4096 = "4096",
    }
}

impl Memory {
    /// The same in bytes.
    pub fn bytes(self) -> usize {
        self.word().parse::<usize>().expect("every word is a number") << 20
    }
}

words! {
    /// How strong the opponent is; the opponent itself knows what that means.
    Strength {
        /// It never errs.
        Perfect = "perfect",
        /// It never errs, and offers mistakes back.
        GiveBack = "give-back",
        /// It takes the most it can see.
        Greedy = "greedy",
        /// It sees its own move and the answer.
        TwoPlies = "two-plies",
        /// It only mirrors.
        MirrorsOnly = "mirrors-only",
        /// It overlooks the binary digit 4.
        ForgetsFour = "forgets-four",
        /// It slips where there are more than eight moves.
        CountsToEight = "counts-to-eight",
        /// It plays every component as if it were alone.
        OneAtATime = "one-at-a-time",
        /// It plays nearest to the middle.
        LovesTheMiddle = "loves-the-middle",
        /// It searches one ply deep.
        Depth1 = "depth-1",
        /// It searches two plies deep.
        Depth2 = "depth-2",
        /// It searches three plies deep.
        Depth3 = "depth-3",
        /// It searches four plies deep.
        Depth4 = "depth-4",
        /// It searches five plies deep.
        Depth5 = "depth-5",
        /// It searches six plies deep.
        Depth6 = "depth-6",
        /// It errs in ten of a hundred moves.
        Slips10 = "slips-10",
        /// It errs in thirty of a hundred moves.
        Slips30 = "slips-30",
    }
}
words! {
    /// Who begins.
    First {
        /// The person.
        You = "you",
        /// The opponent.
        Oracle = "oracle",
        /// Whoever sits there: two people play, and no opponent.
        Both = "both",
    }
}

impl First {
    /// The side that the person takes where this one moves; `None`: two people take both.
    pub fn person(self, mover: Side) -> Option<Side> {
        match self {
            First::You => Some(mover),
            First::Oracle => Some(mover.other()),
            First::Both => None,
        }
    }
}
words! {
    /// The time between two sayings of a demo.
    Pace {
        /// Half a second.
        Half = "0.5s",
        /// A second.
        One = "1s",
        /// Two seconds.
        Two = "2s",
        /// Four seconds.
        Four = "4s",
        /// Eight seconds.
        Eight = "8s",
    }
}

impl Pace {
    /// The time.
    pub fn time(self) -> Duration {
        Duration::from_millis(match self {
            Pace::Half => 500,
            Pace::One => 1000,
            Pace::Two => 2000,
            Pace::Four => 4000,
            Pace::Eight => 8000,
        })
    }
}

fn unknown_word(text: &str, words: &[&'static str]) -> Fault {
    let fault = Fault::new(Kind::BadParameter, say!("bad-setting", text = text));
    match nearest(text, words.iter().copied()) {
        Some(near) => fault.expecting(say!("did-you-mean", name = near)),
        None => fault.expecting(say!("expect-one-of", words = words.to_vec())),
    }
}
