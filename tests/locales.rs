//! The words: every message the code asks for is there in both languages with the same arguments, and none is left over.

use std::collections::{BTreeMap, BTreeSet};

use crate::source::{code, sources};
use crate::starts::starts;
use fluent_syntax::ast::{
    Attribute, CallArguments, Entry, Expression, Identifier, InlineExpression, Message, Pattern, PatternElement,
};
use fluent_syntax::parser::parse;
use games::house;
use ground::say::{Form, LOCALES, Language, Say, Tongue};
use judge::laws;
use solve::trace::method::Method;
use teach::glossary::TERMS;

/// Files where keys are put together from parts, each with the pattern, and why.
const BUILT: &[(&str, &str)] = &[
    ("duel/house.rs", "ID-name, ID-promise, ID-rules and ID-alias of every entry, and games-FAMILY of its family"),
    ("judge/likely.rs", "judge-mistake-NAME of every mistake that a law knows"),
    ("teach/staged.rs", "method-ID and method-ID-about of every method"),
    ("teach/glossary.rs", "term-ID, term-ID-means and term-ID-words of every word"),
];

/// Moves that are followed from each start, so that what is told later in a game is met too.
const DEEP: usize = 6;

/// Arguments that are lent to a sentence after it was made, each with what the file says in which it is made.
const LENT: [(&str, &[&str]); 2] = [("form", &["fn tell(", "told: say!("]), ("mover", &[".noting(", "fn notes("])];

/// What one message says: the arguments it uses and its text without them.
#[derive(Debug, Default)]
struct Words {
    file: String,
    args: BTreeSet<String>,
    text: String,
}

/// Every message of a language by its key.
fn messages(language: Language) -> BTreeMap<String, Words> {
    let mut found = BTreeMap::new();
    for file in LOCALES.get_dir(language.tag()).expect("each language has its folder").files() {
        let name = file.path().display().to_string();
        let text = file.contents_utf8().expect("message files are UTF-8");
        let resource = parse(text).unwrap_or_else(|(_, errors)| panic!("{name} cannot be read: {errors:?}"));
        for entry in resource.body {
            match entry {
                Entry::Message(Message { id, value, attributes, .. }) => {
                    assert!(attributes.is_empty(), "{name}: {} has attributes: {:?}", id.name, names(&attributes));
                    let mut words = Words { file: name.clone(), ..Words::default() };
                    pattern(&value.unwrap_or_else(|| panic!("{name}: {} is empty", id.name)), &mut words);
                    let twice = found.insert(id.name.to_owned(), words);
                    assert!(twice.is_none(), "{name}: {} is there twice, also in {:?}", id.name, twice.map(|w| w.file));
                }
                Entry::Comment(_) | Entry::GroupComment(_) | Entry::ResourceComment(_) => {}
                other => panic!("{name} holds something that is no message: {other:?}"),
            }
        }
    }
    found
}

fn names<'a>(attributes: &[Attribute<&'a str>]) -> Vec<&'a str> {
    attributes.iter().map(|a| a.id.name).collect()
}

fn pattern(pattern: &Pattern<&str>, words: &mut Words) {
    for element in &pattern.elements {
        match element {
            PatternElement::TextElement { value } => words.text += value,
            PatternElement::Placeable { expression } => expression_of(expression, words),
        }
    }
}

fn expression_of(expression: &Expression<&str>, words: &mut Words) {
    match expression {
        Expression::Inline(inline) => inline_of(inline, words),
        Expression::Select { selector, variants } => {
            inline_of(selector, words);
            for variant in variants {
                pattern(&variant.value, words);
            }
        }
    }
}

fn inline_of(inline: &InlineExpression<&str>, words: &mut Words) {
    match inline {
        InlineExpression::VariableReference { id: Identifier { name } } => {
            words.args.insert((*name).to_owned());
        }
        InlineExpression::FunctionReference { arguments: CallArguments { positional, .. }, .. } => {
            for arg in positional {
                inline_of(arg, words);
            }
        }
        InlineExpression::StringLiteral { value } => words.text += value,
        InlineExpression::NumberLiteral { .. } => {}
        InlineExpression::Placeable { expression } => expression_of(expression, words),
        other => panic!("messages refer to no other message: {other:?}"),
    }
}

/// A place in the code where a sentence is made: the file, the key if it is written there, the arguments given.
struct Call {
    path: String,
    key: Option<String>,
    args: BTreeSet<String>,
    source: String,
}

impl Call {
    /// Whether one of these signs stands in the file of the call.
    fn is_beside(&self, signs: &[&str]) -> bool {
        let file = sources().into_iter().find(|file| file.path == self.path).expect("the call was found in it");
        signs.iter().any(|sign| file.text.contains(sign))
    }
}

/// Every `say!(...)` of the program, those of unit tests left out.
fn calls() -> Vec<Call> {
    let mut found = Vec::new();
    for file in sources() {
        let text = code(&file.text, true);
        let (text, _) = text.split_once("mod tests {").unwrap_or((&text, ""));
        for (at, _) in text.match_indices("say!(") {
            let inside = arguments(&text[at + "say!(".len()..]);
            let key = inside[0].strip_prefix('"').and_then(|key| key.strip_suffix('"')).map(str::to_owned);
            let name = |part: &String| part.split_once('=').map(|(name, _)| name.trim().to_owned());
            let args = inside[1..].iter().filter_map(name).collect();
            found.push(Call { path: file.path.clone(), key, args, source: inside[0].clone() });
        }
    }
    found
}

/// The parts of an argument list between the commas of its own depth, up to its closing bracket.
fn arguments(text: &str) -> Vec<String> {
    let (mut parts, mut depth, mut is_text) = (vec![String::new()], 0, false);
    let mut chars = text.chars().peekable();
    while let Some(c) = chars.next() {
        match c {
            '\\' if is_text => {
                chars.next();
                continue;
            }
            '"' => is_text = !is_text,
            '(' | '[' | '{' if !is_text => depth += 1,
            ')' if !is_text && depth == 0 => break,
            ')' | ']' | '}' if !is_text => depth -= 1,
            ',' if !is_text && depth == 0 => {
                parts.push(String::new());
                continue;
            }
            _ => {}
        }
        parts.last_mut().expect("there is a part").push(c);
    }
    parts.into_iter().map(|part| part.trim().to_owned()).filter(|part| !part.is_empty()).collect()
}

/// The keys that are put together from parts, with the patterns that make them.
fn built_keys() -> BTreeSet<String> {
    let mut keys = BTreeSet::new();
    for entry in house().entries() {
        for what in ["name", "promise", "rules", "alias"] {
            keys.insert(format!("{}-{what}", entry.id));
        }
        // Presets without a name of their own are told by what differs.
        let presets = (1..=entry.presets.len()).map(|number| format!("{}-preset-{number}", entry.id));
        keys.extend(presets.filter(|key| Tongue::of(Language::English).knows(key)));
        keys.insert(format!("{}-notation", entry.card.id));
        let has_size = ["rows", "cols"].iter().all(|side| entry.card.params.iter().any(|param| param.name == *side));
        for param in entry.card.params {
            keys.insert(format!("{}-param-{}", entry.card.id, param.name));
            // Rows and columns are told as one size; a game may have its own word for the rest.
            let own = format!("{}-variant-{}", entry.card.id, param.name);
            keys.insert(match param.name {
                "rows" | "cols" if has_size => "variant-rows-cols".to_owned(),
                _ if Tongue::of(Language::English).knows(&own) => own,
                name => format!("variant-{name}"),
            });
        }
    }
    for law in laws::all() {
        keys.extend(law.mistakes.iter().map(|mistake| format!("judge-mistake-{}", mistake.name)));
    }
    for method in Method::ALL {
        keys.extend(["", "-about"].map(|what| format!("method-{}{what}", method.name())));
    }
    for term in TERMS {
        keys.extend(["", "-means", "-words"].map(|what| format!("term-{}{what}", term.id)));
    }
    keys
}

/// Every text literal of the code that is a key: for `say!(key)` with a key chosen before.
fn literal_keys(path: &str, known: &BTreeMap<String, Words>) -> BTreeSet<String> {
    let file = sources().into_iter().find(|file| file.path == path).expect("the call was found in it");
    let text = code(&file.text, true);
    text.split('"').skip(1).step_by(2).filter(|literal| known.contains_key(*literal)).map(str::to_owned).collect()
}

#[test]
fn every_message_the_code_asks_for_is_there_and_none_is_left_over() {
    let english = messages(Language::English);
    let mut used = built_keys();
    let mut wrong = Vec::new();
    for call in calls() {
        match &call.key {
            Some(key) => {
                used.insert(key.clone());
            }
            None if call.path == "say.rs" || BUILT.iter().any(|(path, _)| *path == call.path) => {}
            None => {
                let keys = literal_keys(&call.path, &english);
                if keys.is_empty() {
                    wrong
                        .push(format!("{}: say!({}) is no literal, and no key stands near it", call.path, call.source));
                }
                used.extend(keys);
            }
        }
    }
    let there: BTreeSet<String> = english.keys().cloned().collect();
    wrong.extend(used.difference(&there).map(|key| format!("{key} is asked for and missing")));
    wrong.extend(there.difference(&used).map(|key| format!("{key} is never asked for")));
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn both_languages_say_the_same_things_with_the_same_arguments() {
    let (english, chinese) = (messages(Language::English), messages(Language::Chinese));
    let mut wrong = Vec::new();
    for (key, words) in &english {
        match chinese.get(key) {
            None => wrong.push(format!("{key} is missing in Chinese")),
            Some(other) if other.args != words.args => {
                wrong.push(format!("{key}: English uses {:?}, Chinese {:?}", words.args, other.args));
            }
            Some(other) if file_name(&other.file) != file_name(&words.file) => {
                wrong.push(format!("{key} lies in {} and in {}", words.file, other.file));
            }
            Some(_) => {}
        }
    }
    wrong.extend(chinese.keys().filter(|key| !english.contains_key(*key)).map(|key| format!("{key} is Chinese only")));
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

fn file_name(path: &str) -> &str {
    path.rsplit('/').next().unwrap_or(path)
}

#[test]
fn the_code_gives_every_argument_a_message_uses() {
    let english = messages(Language::English);
    let mut wrong = Vec::new();
    for call in calls() {
        let Some(words) = call.key.as_ref().and_then(|key| english.get(key)) else { continue };
        let lends = |arg: &String| LENT.iter().any(|(name, signs)| name == arg && call.is_beside(signs));
        for arg in words.args.difference(&call.args).filter(|arg| !lends(arg)) {
            wrong.push(format!("{}: say!({}) gives no {arg}", call.path, call.source));
        }
        for arg in call.args.difference(&words.args) {
            wrong.push(format!("{}: nobody uses the {arg} that say!({}) gives", call.path, call.source));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn chinese_is_chinese_and_english_is_english() {
    let is_chinese = |c: char| ('\u{4e00}'..='\u{9fff}').contains(&c);
    let mut wrong = Vec::new();
    for (key, words) in messages(Language::Chinese) {
        let has_words = words.text.chars().any(char::is_alphabetic);
        if has_words && !words.text.chars().any(is_chinese) {
            wrong.push(format!("{key} is not Chinese: {}", words.text));
        }
        for mark in [", ", ". ", "; ", "? ", "! "] {
            if words.text.match_indices(mark).any(|(at, _)| words.text[..at].ends_with(is_chinese)) {
                wrong.push(format!("{key} has the half-width mark {mark:?}: {}", words.text));
            }
        }
    }
    for (key, words) in messages(Language::English) {
        if words.text.chars().any(is_chinese) {
            wrong.push(format!("{key} is not English: {}", words.text));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn nobody_reads_meaning_out_of_a_message_key() {
    let reads =
        [".key.split", ".key.starts_with", ".key.ends_with", ".key.contains", ".key.find", "says.key ==", "claim.key"];
    let mut wrong = Vec::new();
    for file in sources() {
        let text = code(&file.text, true);
        let (text, _) = text.split_once("mod tests {").unwrap_or((&text, ""));
        if file.path != "say.rs" && !file.path.ends_with("tests.rs") {
            let found = reads.iter().filter(|read| text.contains(**read));
            wrong.extend(found.map(|read| format!("{} reads {read}", file.path)));
        }
    }
    assert!(wrong.is_empty(), "kinds are told by ideas and rules: {}", wrong.join(", "));
}

#[test]
fn what_a_move_did_is_told_in_the_past_and_what_can_be_done_as_a_request() {
    let mut wrong = Vec::new();
    for start in starts() {
        let mut told: BTreeMap<String, Say> = BTreeMap::new();
        let mut place = start.place.clone();
        for _ in 0..DEEP {
            let mut next = None;
            for mv in place.moves(40).0 {
                let step = place.play(&mv).unwrap_or_else(|fault| panic!("{}: {mv}: {fault:?}", start.name));
                told.entry(step.told.key.to_string()).or_insert(step.told);
                next = Some(step.next);
            }
            let Some(next) = next else { break };
            place = next;
        }
        for (key, says) in told {
            let [did, can] = [Form::Did, Form::Do].map(|form| says.clone().formed(form));
            let english = |says: &Say| Tongue::of(Language::English).speak(says);
            let chinese = |says: &Say| Tongue::of(Language::Chinese).speak(says);
            if english(&did) == english(&says) || english(&can) == english(&says) {
                wrong.push(format!("{}: {key} has one form only: {}", start.name, english(&says)));
            }
            if chinese(&did) == chinese(&can) || !chinese(&did).contains('了') {
                wrong.push(format!("{}: {key} tells nothing of the past: {}", start.name, chinese(&did)));
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn rules_tell_only_what_the_parameters_make_so() {
    let house = house();
    for (language, won, lost, both) in [
        (Language::English, "and you win.", "and you lose.", "in misère play"),
        (Language::Chinese, "者胜。", "者负。", "反常规则下"),
    ] {
        let nim = house.find("nim").expect("nim");
        let rules = |misere: Option<&str>| {
            let mut params = nim.params();
            if let Some(text) = misere {
                params.set("misere", text).expect("a flag");
            }
            Tongue::of(language).speak(&nim.rules_under(misere.map(|_| &params)))
        };
        let [usual, misere, any] = [Some("false"), Some("true"), None].map(rules);
        assert!(usual.contains(won) && !usual.contains(both), "{usual}");
        assert!(misere.contains(lost) && !misere.contains(both), "{misere}");
        assert!(any.contains(both), "{any}");
    }
    let four = house.find("connect-four").expect("connect-four");
    let rules = Tongue::of(Language::English).speak(&four.rules_under(None));
    assert!(rules.contains("has 4 or more own stones"), "{rules}");
}

#[test]
fn no_rule_has_a_number_left_open() {
    for entry in house().entries() {
        for language in Language::ALL {
            for params in [None, Some(&entry.params())] {
                let rules = Tongue::of(language).speak(&entry.rules_under(params));
                assert!(!rules.contains(['{', '$', '⟨']), "{}: {rules}", entry.id);
            }
        }
    }
}
