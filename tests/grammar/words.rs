//! The words that the grammar of messages goes by, and the messages that are let off, each with its reason.

/// Numbers an argument is tried with.
pub const TRIED: [i64; 4] = [0, 1, 2, 7];

/// Ways to fill a message that are tried at most: of more, some that differ in every argument.
pub const WAYS: usize = 2_000;

/// Arguments of this name are limits of the program, which are never as small as 1.
pub const LIMIT: &str = "most";

/// Words that end like plurals and are none: what one thing does, or is.
pub const SINGULAR: &str = "is was has this its plus less loses wins keeps leaves takes gives makes goes plays stands comes pays gets \
    holds meets lies as us yes thus minus always else does ends reaches lets adds costs closes counts brings belongs remains \
    others across toss class threatens resists stops completes decides fits runs seems says sets proves attacks leads shows tells \
    objects beats";

/// What several things do.
pub const VERBS: &str = "are have were keep lose win do";

/// Words between a number and what it counts that are no adjectives.
pub const BETWEEN: &str = "is of in to and or from at as on was has with by for than if wins loses leaves the takes";

/// Messages in which the argument that looks like a number is a name, a list, a formula, or an ordinal, and why.
pub const NAMES: &[(&str, &str)] = &[
    ("small-chess-does-take", "a man is named"),
    ("small-chess-does-bare", "a man is named"),
    ("toads-and-frogs-worth", "a part of a move"),
    ("small-chess-forks", "a man is named"),
    ("small-chess-look-check", "a man is named"),
    ("small-chess-net", "a man is named"),
    ("small-chess-shut", "a man is named"),
    ("small-chess-look-own", "a man is named"),
    ("small-chess-look-theirs", "a man is named"),
    ("small-chess-mate", "a man is named"),
    ("small-chess-pins", "a man is named"),
    ("small-chess-saves", "a man is named"),
    ("small-chess-takes-free", "a man is named"),
    ("small-chess-takes-more", "a man is named"),
    ("small-chess-threatens", "a man is named"),
    ("table-certified", "sizes from one to another"),
    ("chess-ending-tell", "a man and a square"),
    ("chess-ending-tell-takes", "a man and a square"),
    ("chess-ending-tell-takes-promotes", "a man and a square"),
    ("coalitions-lacking", "names of coalitions"),
    ("coalitions-tell-object", "a coalition"),
    ("coin-turning-shows-tails", "the place of a coin"),
    ("domino-not-beside", "two cells"),
    ("euclid-tell", "a multiple of a number"),
    ("euclid-not-allowed", "a multiple of a number"),
    ("key-clash", "two keys"),
    ("number-game-unlisted", "the moves from a size"),
    ("confession-slip", "two moves"),
    ("heaps-claim", "a list of values"),
    ("puzzle-ask-law", "names of sizes"),
    ("hex-side-unclear", "counts of stones"),
    ("screen-chart-map", "names of sizes"),
    ("screen-dial", "an item"),
    ("trace-narrowed", "moves in words"),
    ("turning-corners-shows-tails", "a cell"),
    ("wythoff-not-there", "two heaps"),
    ("wythoff-uneven", "two heaps"),
    ("bash-place", "a size"),
    ("chomp-move", "a list of rows"),
    ("chomp-move-arms", "a length"),
    ("chomp-move-rows", "a length"),
    ("coin-turning-claim-won", "a nim-sum"),
    ("chess-ending-look-barred", "squares"),
    ("chess-ending-look-guarded", "squares"),
    ("chess-ending-look-keys", "squares"),
    ("checkers-kings", "placements of a board, never one"),
    ("connect-four-proof-you-follow", "a column"),
    ("connect-four-proof-you-follow-win", "a column"),
    ("cram-law-search", "a limit of the program"),
    ("domineering-law-sign", "a limit of the program"),
    ("dots-and-boxes-law-book", "a limit of the program"),
    ("flow-game-cut", "an amount"),
    ("glove-look-scarce", "names of players"),
    ("voting-equal", "names of players"),
    ("voting-look-veto", "a part of so many coalitions, never of one"),
    ("diff-count", "a verb"),
    ("mnk-law-threats", "limits of the program"),
    ("mnk-law-looked", "limits of the program"),
    ("mnk-law-estimate", "limits of the program"),
    ("mnk-claim-hold", "a part of so many moves"),
    ("mnk-place-some", "a part of so many moves"),
    ("schuh-look-two", "lengths of rows"),
    ("moore-nim-place", "a list of heaps"),
    ("multiply-race-place", "a number"),
    ("nimble-move", "a square"),
    ("octal-certified", "sizes from one to another"),
    ("certificate-statement", "a text"),
    ("fair-none", "a game"),
    ("queens-look-mirrored", "a point"),
    ("queens-middle-side", "two lines"),
    ("hackenbush-place-trunk-none", "an even number"),
    ("hackenbush-move-trunk", "an even number"),
    ("subtraction-period-below", "sizes from one to another"),
    ("subtraction-period", "sizes from one to another"),
    ("wythoff-place-none", "two heaps"),
    ("wythoff-claim-lost", "two heaps"),
];

/// Words that no message of the screen says, in small letters: theory where a plain word will do, and "who" without a noun.
pub const BANNED: &[&str] = &[
    "who is to move",
    "whoever is to move",
    "who cannot",
    "whoever cannot",
    "who takes",
    "who makes",
    "you are to move.",
    "nodes visited",
    " ply",
    " plies",
    "has won.",
    "have won.",
    "point of no return",
];

/// Files that may say how many plies something takes: proofs, and the words of the theory that explain it.
pub const LEARNED: [&str; 2] = ["proof.ftl", "glossary.ftl"];

/// Letters that a line of the status has at most.
pub const STATUS: usize = 60;

/// Lines of the status, beside those that the code gives as news.
pub const LINES: &[&str] = &[
    "screen-turn-of",
    "screen-give-back",
    "screen-give-back-keys",
    "screen-oracle-waits",
    "screen-oracle-moves",
    "screen-pointed-many",
    "screen-type-a-move",
    "screen-type-your-own",
    "screen-seconds-left",
    "screen-play-now",
    "screen-round-what-now",
    "screen-history-note",
    "screen-settings-note",
    "screen-dispute-over",
    "screen-found-nothing",
    "guided-name",
    "guided-promise",
    "puzzle-ask-win",
    "puzzle-ask-draw",
    "puzzle-ask-points",
    "puzzle-ask-outcome",
    "puzzle-ask-count",
    "puzzle-right",
    "puzzle-wrong-move",
    "puzzle-wrong-drawn",
    "puzzle-wrong-points",
    "puzzle-wrong-ends",
    "puzzle-wrong-outcome",
    "puzzle-wrong-count",
    "puzzle-marking",
    "puzzle-waits",
    "puzzle-keys-move",
    "puzzle-keys-outcome",
    "puzzle-promise",
    "daily-promise",
    "lesson-right",
    "lesson-wrong",
    "lesson-reached",
    "lesson-missed",
    "lesson-unanswered",
    "lesson-leave",
    "lesson-again",
    "lessons-promise",
    "review-too-large",
    "review-estimate",
    "review-thinking",
    "review-none",
    "mistakes-none",
    "mistakes-right",
    "mistakes-wrong",
    "card-margin",
];
