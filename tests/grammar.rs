//! Grammar of numbers: every message is spoken with 0, 1, 2 and many for its arguments, and no number disagrees with its words.

use std::collections::{BTreeMap, BTreeSet};

use crate::source::{code, sources};
use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement};
use fluent_syntax::parser::parse;
use ground::say::{Arg, LOCALES, Language, Say, Tongue};

/// Numbers an argument is tried with.
const TRIED: [i64; 4] = [0, 1, 2, 7];

/// Ways to fill a message that are tried at most: of more, some that differ in every argument.
const WAYS: usize = 2_000;

/// Arguments of this name are limits of the program, which are never as small as 1.
const LIMIT: &str = "most";

/// Words that end like plurals and are none: what one thing does, or is.
const SINGULAR: &str = "is was has this its plus less loses wins keeps leaves takes gives makes goes plays stands comes pays gets \
    holds meets lies as us yes thus minus always else does ends reaches lets adds costs closes counts brings belongs remains \
    others across toss class threatens resists stops completes decides fits runs seems says sets proves attacks leads shows tells \
    objects beats";

/// What several things do.
const VERBS: &str = "are have were keep lose win do";

/// Words between a number and what it counts that are no adjectives.
const BETWEEN: &str = "is of in to and or from at as on was has with by for than if wins loses leaves the takes";

/// Messages in which the argument that looks like a number is a name, a list, a formula, or an ordinal, and why.
const NAMES: &[(&str, &str)] = &[
    ("small-chess-forks", "a man is named"),
    ("small-chess-look-check", "a man is named"),
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
    ("diff-count", "a verb"),
    ("mnk-law-threats", "limits of the program"),
    ("mnk-law-looked", "limits of the program"),
    ("mnk-law-estimate", "limits of the program"),
    ("mnk-claim-hold", "a part of so many moves"),
    ("moore-nim-place", "a list of heaps"),
    ("moore-nim-place-ones", "a list of heaps"),
    ("multiply-race-place", "a number"),
    ("nimble-move", "a square"),
    ("octal-certified", "sizes from one to another"),
    ("othello-law-exact", "a limit of the program"),
    ("certificate-statement", "a text"),
    ("fair-none", "a game"),
    ("queens-look-mirrored", "a point"),
    ("queens-middle-side", "two lines"),
    ("subtraction-period-below", "sizes from one to another"),
    ("subtraction-period", "sizes from one to another"),
    ("wythoff-place-none", "two heaps"),
    ("wythoff-claim-lost", "two heaps"),
];

/// Words that no message of the screen says, in small letters: theory where a plain word will do, and "who" without a noun.
const BANNED: &[&str] = &[
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
const LEARNED: [&str; 2] = ["proof.ftl", "glossary.ftl"];

/// Letters that a line of the status has at most.
const STATUS: usize = 60;

/// Lines of the status, beside those that the code gives as news.
const LINES: &[&str] = &[
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

/// A message: its file, and each argument with the words that choose among its variants.
#[derive(Default)]
struct Message {
    file: String,
    args: BTreeMap<String, BTreeSet<String>>,
}

/// Every message of a language.
fn messages(language: Language) -> BTreeMap<String, Message> {
    let mut found = BTreeMap::new();
    for file in LOCALES.get_dir(language.tag()).expect("each language has its folder").files() {
        let text = file.contents_utf8().expect("message files are UTF-8");
        let resource = parse(text).expect("message files can be read");
        for entry in resource.body {
            if let Entry::Message(fluent_syntax::ast::Message { id, value: Some(value), .. }) = entry {
                let mut message = Message { file: file.path().display().to_string(), ..Message::default() };
                read(&value, &mut message);
                found.insert(id.name.to_owned(), message);
            }
        }
    }
    found
}

fn read(pattern: &Pattern<&str>, message: &mut Message) {
    for element in &pattern.elements {
        let PatternElement::Placeable { expression } = element else { continue };
        match expression {
            Expression::Inline(InlineExpression::VariableReference { id }) => {
                message.args.entry(id.name.to_owned()).or_default();
            }
            Expression::Inline(_) => {}
            Expression::Select { selector, variants } => {
                if let InlineExpression::VariableReference { id } = selector {
                    let keys = message.args.entry(id.name.to_owned()).or_default();
                    keys.extend(variants.iter().filter_map(|variant| match variant.key {
                        fluent_syntax::ast::VariantKey::Identifier { name } if name != "one" && name != "other" => {
                            Some(name.to_owned())
                        }
                        _ => None,
                    }));
                }
                for variant in variants {
                    read(&variant.value, message);
                }
            }
        }
    }
}

/// What a message says with every way of filling it that is tried.
fn spoken(tongue: &Tongue, key: &str, message: &Message) -> BTreeSet<String> {
    let names: Vec<&'static str> = message.args.keys().map(|name| &*Box::leak(name.clone().into_boxed_str())).collect();
    let values = |(name, words): (&String, &BTreeSet<String>)| -> Vec<Arg> {
        let numbers = TRIED.into_iter().map(Arg::Int);
        match name.as_str() {
            LIMIT => vec![Arg::Int(1_000)],
            _ => words.iter().map(|word| Arg::Text(word.clone())).chain(numbers).collect(),
        }
    };
    let values: Vec<Vec<Arg>> = message.args.iter().map(values).collect();
    let ways = values.iter().map(Vec::len).product::<usize>();
    let fill = |way: usize| {
        let mut rest = way;
        let pick = |(i, values): (usize, &Vec<Arg>)| {
            let at = if ways <= WAYS { rest % values.len() } else { (way * (2 * i + 1) + way / 7 * i) % values.len() };
            rest /= values.len();
            values[at].clone()
        };
        let picked: Vec<Arg> = values.iter().enumerate().map(pick).collect();
        tongue.speak(&Say { key: key.to_owned().into(), args: names.iter().copied().zip(picked).collect() })
    };
    (0..ways.min(WAYS)).map(fill).collect()
}

/// Whether a word of English is the plural of a noun, as far as its end tells.
fn is_plural(word: &str) -> bool {
    let is_word = word.len() > 2 && word.bytes().all(|b| b.is_ascii_lowercase() || b == b'-');
    is_word && word.ends_with('s') && !word.ends_with("ss") && !SINGULAR.split_whitespace().any(|other| other == word)
}

/// A word without the marks around it, and whether a mark ends it.
fn bare(word: &str) -> (&str, bool) {
    let bare = word.trim_matches(|c: char| !c.is_alphanumeric());
    (bare, word.ends_with([',', '.', ':', ';', '?', '!', ')']))
}

/// Where 1 stands before or after words of the plural.
fn faults(text: &str) -> Vec<String> {
    let words: Vec<&str> = text.split_whitespace().collect();
    let is_one_of = |list: &str, word: &str| list.split_whitespace().any(|other| other == word);
    let mut found = Vec::new();
    for (i, word) in words.iter().enumerate() {
        let (number, is_last) = bare(word);
        if number != "1" || word.starts_with('-') {
            continue;
        }
        let before = i.checked_sub(1).map_or("", |i| words[i]);
        if ["are", "were", "all", "both", "these", "the", "The", "Of"].contains(&before) {
            found.push(format!("{before} 1"));
        }
        let (Some(next), false) = (words.get(i + 1), is_last) else { continue };
        let (first, is_last) = bare(next);
        let second = words.get(i + 2).map_or("", |word| bare(word).0);
        let is_wrong = |word: &str| is_plural(word) || is_one_of(VERBS, word);
        if first.starts_with(|c: char| c.is_ascii_digit()) || first == "one" {
            continue;
        }
        if is_wrong(first) || !is_last && !is_one_of(BETWEEN, first) && is_wrong(second) {
            found.push(format!("1 {first} {second}"));
        }
    }
    found
}

/// The nouns that are counted: what stands in the plural right after a 7.
fn counted(texts: &BTreeSet<String>) -> BTreeSet<String> {
    let pairs = texts.iter().flat_map(|text| {
        let words: Vec<&str> = text.split_whitespace().collect();
        words.windows(2).filter(|pair| pair[0] == "7").map(|pair| bare(pair[1]).0.to_owned()).collect::<Vec<_>>()
    });
    let singular = |word: String| word[..word.len() - 1].to_owned();
    pairs.filter(|word| is_plural(word) && word != "ones").map(singular).collect()
}

#[test]
fn numbers_agree_with_their_words_in_english() {
    let tongue = Tongue::of(Language::English);
    let texts: BTreeMap<String, (String, BTreeSet<String>)> = messages(Language::English)
        .iter()
        .filter(|(_, message)| !message.args.is_empty())
        .map(|(key, message)| (key.clone(), (message.file.clone(), spoken(tongue, key, message))))
        .collect();
    let nouns: BTreeSet<String> = texts.values().flat_map(|(_, texts)| counted(texts)).collect();
    assert!(nouns.contains("move") && nouns.contains("counter"), "moves and counters are counted somewhere: {nouns:?}");
    let mut wrong = Vec::new();
    for (key, (file, texts)) in &texts {
        let mut found: BTreeSet<String> = texts.iter().flat_map(|text| faults(text)).collect();
        for text in texts {
            let words: Vec<&str> = text.split_whitespace().collect();
            let is_single = |pair: &&[&str]| ["0", "2", "7"].contains(&pair[0]) && nouns.contains(bare(pair[1]).0);
            found.extend(words.windows(2).filter(is_single).map(|pair| pair.join(" ")));
        }
        match (NAMES.iter().any(|(name, _)| name == key), found.is_empty()) {
            (true, true) => wrong.push(format!("{file}: {key} needs no exception any more")),
            (false, false) => wrong.push(format!("{file}: {key}: {found:?}")),
            _ => {}
        }
    }
    let gone = NAMES.iter().filter(|(name, _)| !texts.contains_key(*name));
    wrong.extend(gone.map(|(name, why)| format!("{name} ({why}) is no message any more")));
    assert!(wrong.is_empty(), "{} messages:\n{}", wrong.len(), wrong.join("\n"));
}

/// The keys of what the code tells as news, in the line of the status.
fn news() -> BTreeSet<String> {
    const NEAR: usize = 200;
    let mut keys = BTreeSet::new();
    for file in sources() {
        let text = code(&file.text, true);
        for (at, sign) in text.match_indices("notice =") {
            let rest = &text[at + sign.len()..];
            let near = rest.char_indices().map(|(at, _)| at).take_while(|at| *at <= NEAR).last().unwrap_or(0);
            let rest = &rest[..rest.find(';').unwrap_or(rest.len()).min(near)];
            keys.extend(rest.split("say!(\"").skip(1).filter_map(|part| Some(part.split_once('"')?.0.to_owned())));
        }
    }
    keys
}

#[test]
fn news_is_told_in_one_short_line() {
    let messages = messages(Language::English);
    let tongue = Tongue::of(Language::English);
    let told = news();
    assert!(told.contains("screen-nothing-to-undo") && told.len() > 15, "news is found in the code: {told:?}");
    let mut wrong = Vec::new();
    for key in told.iter().map(String::as_str).chain(LINES.iter().copied()) {
        let Some(message) = messages.get(key) else {
            wrong.push(format!("{key} is no message"));
            continue;
        };
        let texts = spoken(tongue, key, message);
        let longest = texts.iter().max_by_key(|text| text.chars().count()).expect("it is spoken in some way");
        if longest.chars().count() > STATUS {
            wrong.push(format!("{key}: {} letters: {longest}", longest.chars().count()));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn the_screen_speaks_as_a_friend_would() {
    let tongue = Tongue::of(Language::English);
    let mut wrong = Vec::new();
    for (key, message) in &messages(Language::English) {
        let is_learned = key.starts_with("cli-") || LEARNED.iter().any(|file| message.file.ends_with(file));
        for text in spoken(tongue, key, message) {
            let small = format!(" {}", text.to_lowercase());
            let found =
                BANNED.iter().filter(|word| !(is_learned && word.contains(" pl"))).find(|word| says(&small, word));
            if let Some(word) = found {
                wrong.push(format!("{}: {key} says “{}”: {text}", message.file, word.trim()));
                break;
            }
        }
    }
    assert!(wrong.is_empty(), "{} messages:\n{}", wrong.len(), wrong.join("\n"));
}

/// Whether a text says these words, the last of them whole.
fn says(text: &str, words: &str) -> bool {
    let is_whole = |(at, found): (usize, &str)| {
        found.ends_with('.') || !text[at + found.len()..].starts_with(|c: char| c.is_alphanumeric())
    };
    text.match_indices(words).any(is_whole)
}

#[test]
fn banned_words_are_found_and_their_neighbours_are_not() {
    for (text, word) in
        [(" 3 plies left", " plies"), (" one ply.", " ply"), ("lost for who is to move.", "who is to move")]
    {
        assert!(says(text, word), "{text}");
    }
    for (text, word) in [(" 4 replies", " plies"), (" plywood", " ply"), ("who isolates", "who is")] {
        assert!(!says(text, word), "{text}");
    }
}

#[test]
fn the_rule_finds_the_faults_that_readers_found() {
    for text in [
        "it costs 1 moves",
        "1 boxes to 0",
        "1 plies later",
        "Of 1 moves 1 keeps the draw",
        "squares are 1.",
        "the 1 stubbornest are shown",
        "1 nodes visited",
        "1 free cells",
        "all 1 lose",
        "1 more are left out",
    ] {
        assert!(!faults(text).is_empty(), "{text}");
    }
    for text in [
        "1 move",
        "heap 1 is empty",
        "one move keeps it",
        "1 to 3 moves",
        "-1 is less",
        "takes 1 from heap 2",
        "1 wins",
    ] {
        assert!(faults(text).is_empty(), "{text} {:?}", faults(text));
    }
}

#[test]
fn chinese_sentences_with_numbers_keep_their_blanks_and_marks() {
    let tongue = Tongue::of(Language::Chinese);
    let mut wrong = Vec::new();
    for (key, message) in messages(Language::Chinese).iter().filter(|(_, message)| !message.args.is_empty()) {
        for text in spoken(tongue, key, message) {
            let has_gap =
                ["，", "。", "；", "：", "、", "？", "）"].iter().any(|mark| text.contains(&format!(" {mark}")));
            // Han words count with 两, and nobody writes the number one as a plural.
            if has_gap || text.contains("二 个") || text.contains("们个") {
                wrong.push(format!("{}: {key}: {text}", message.file));
                break;
            }
        }
    }
    assert!(wrong.is_empty(), "{} messages:\n{}", wrong.len(), wrong.join("\n"));
}
