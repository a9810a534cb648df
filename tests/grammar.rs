//! Grammar of numbers: every message is spoken with 0, 1, 2 and many for its arguments, and no number disagrees with its words.

mod words;

use std::collections::{BTreeMap, BTreeSet};

use crate::grammar::words::{BANNED, BETWEEN, LEARNED, LIMIT, LINES, NAMES, SINGULAR, STATUS, TRIED, VERBS, WAYS};
use crate::source::{code, sources};
use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement};
use fluent_syntax::parser::parse;
use ground::say::{Arg, LOCALES, Language, Say, Tongue};

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
