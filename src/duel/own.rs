//! Games that a person writes as data: a TOML file that names a game of the house, its parameters and a start.
//!
//! ```toml
//! game = "subtraction"
//! title = { en = "Fours and nines", zh-CN = "四与九" }
//! [params]
//! take = [1, 4, 9]
//! [start]
//! position = "30"
//! ```

use std::ops::Range;

use serde::Deserialize;
use toml::Spanned;
use toml::Value as Toml;

use crate::duel::house::{Entry, House, Preset};
use crate::fault::{Fault, Kind};
use crate::flaw::Flaw;
use crate::params::nearest;
use crate::say;
use crate::say::{Language, Say};

/// Reads another file that the game's file names, such as a graph: its text, or why it cannot be read.
pub type ReadFile<'a> = dyn Fn(&str) -> Result<String, String> + 'a;

#[derive(Deserialize)]
struct Written {
    game: Spanned<String>,
    title: Option<Spanned<Toml>>,
    promise: Option<Spanned<Toml>>,
    #[serde(default)]
    params: toml::Table,
    start: Option<Start>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Start {
    position: Option<Spanned<String>>,
}

/// Names a file may use at its top.
const NAMES: [&str; 5] = ["game", "title", "promise", "params", "start"];

/// Reads a game from the text of its file, to be known by `id`; opens its start once, so that what is let in can be played.
///
/// A parameter is written as a number, a truth value, a text, or a list of numbers or texts; a text `@FILE` stands for what that file
/// holds. The flaw says where the mistake stands and what was expected.
pub fn read(id: &str, text: &str, house: &House, read_file: &ReadFile) -> Result<Entry, Flaw> {
    let table: toml::Table = text.parse().map_err(|error| Flaw::of_toml(&error))?;
    if let Some(name) = table.keys().find(|name| !NAMES.contains(&name.as_str())) {
        return Err(Flaw::new(key_span(text, name), unknown_name(name)));
    }
    let written: Written = toml::from_str(text).map_err(|error| Flaw::of_toml(&error))?;
    let in_game = |fault| Flaw::new(written.game.span(), fault);
    let base = house.find(written.game.as_ref()).map_err(in_game)?;
    let mut start = Preset::default();
    let mut params = base.params();
    for (name, value) in &written.params {
        let in_param = |fault: Fault| Flaw::new(value_span(text, name), Fault { at: None, ..fault });
        let setting = resolve(&setting_text(value).map_err(in_param)?, read_file).map_err(in_param)?;
        let unknown = |fault: Fault| if fault.kind == Kind::BadParameter { in_param(fault) } else { in_game(fault) };
        params.set(name, &setting).map_err(unknown)?;
        start.params.push((name.clone(), setting));
    }
    let position = written.start.as_ref().and_then(|start| start.position.as_ref());
    start.position = position.map(|position| position.as_ref().clone());
    let whole = position.map_or_else(|| written.game.span(), Spanned::span);
    base.open(&params, start.position.as_deref()).map_err(|fault| Flaw::new(within(whole, &fault), fault))?;
    let title = written.title.as_ref().map_or_else(|| Ok(Say::verbatim(id)), words)?;
    let promise = written.promise.as_ref().map_or_else(|| Ok(base.promise.clone()), words)?;
    Ok(base.clone().own(id.to_owned(), title, promise, start))
}

fn unknown_name(name: &str) -> Fault {
    let fault = Fault::new(Kind::BadParameter, say!("own-unknown-name", name = name));
    match nearest(name, NAMES) {
        Some(near) => fault.expecting(say!("did-you-mean", name = near)),
        None => fault.expecting(say!("expect-one-of", words = NAMES.to_vec())),
    }
}

/// A parameter as the text that `--set` takes.
fn setting_text(value: &Toml) -> Result<String, Fault> {
    match value {
        Toml::String(text) => Ok(text.clone()),
        Toml::Integer(n) => Ok(n.to_string()),
        Toml::Boolean(flag) => Ok(flag.to_string()),
        Toml::Array(items) => Ok(items.iter().map(setting_text).collect::<Result<Vec<_>, _>>()?.join(",")),
        _ => Err(Fault::new(Kind::BadParameter, say!("own-bad-value")).expecting(say!("own-expect-value"))),
    }
}

fn resolve(setting: &str, read_file: &ReadFile) -> Result<String, Fault> {
    let Some(path) = setting.strip_prefix('@') else { return Ok(setting.to_owned()) };
    let refused = |why: String| Fault::new(Kind::BadParameter, say!("own-unreadable", file = path, why = why));
    read_file(path).map_err(refused)
}

/// A text in one language, or a table of languages.
fn words(value: &Spanned<Toml>) -> Result<Say, Flaw> {
    let expected = || Fault::new(Kind::BadParameter, say!("own-bad-words")).expecting(say!("own-expect-words"));
    let refused = || Flaw::new(value.span(), expected());
    match value.as_ref() {
        Toml::String(text) => Ok(Say::verbatim(text.as_str())),
        Toml::Table(table) => {
            let one = |(tag, text): (&String, &Toml)| Some((tag.parse::<Language>().ok()?, text.as_str()?.to_owned()));
            let texts = table.iter().map(one).collect::<Option<Vec<_>>>().filter(|texts| !texts.is_empty());
            texts.map(Say::written).ok_or_else(refused)
        }
        _ => Err(refused()),
    }
}

/// Where a fault of a quoted text stands: its column if it knows one, else the whole text.
fn within(quoted: Range<usize>, fault: &Fault) -> Range<usize> {
    match fault.at {
        Some(column) if quoted.start + column < quoted.end => quoted.start + column..quoted.start + column + 1,
        _ => quoted,
    }
}

/// Where the key of this name stands.
fn key_span(text: &str, name: &str) -> Range<usize> {
    let mut from = 0;
    for line in text.split_inclusive('\n') {
        let indent = line.len() - line.trim_start_matches([' ', '\t', '[', '"']).len();
        if line[indent..].starts_with(name) {
            return from + indent..from + indent + name.len();
        }
        from += line.len();
    }
    0..0
}

/// Where the value of this key stands: what follows its `=`, or the key where that cannot be told.
fn value_span(text: &str, name: &str) -> Range<usize> {
    let key = key_span(text, name);
    let rest = text[key.end..].lines().next().unwrap_or_default();
    match rest.split_once('=') {
        Some((before, value)) => {
            let start = key.end + before.len() + 1 + (value.len() - value.trim_start().len());
            start..(start + value.trim().len()).max(start + 1).min(text.len())
        }
        None => key,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::duel::place::Variant;
    use crate::game::{Card, Family, Game, Preset as Shown};
    use crate::num::Nat;
    use crate::oracle::control::{Control, Stop};
    use crate::oracle::judge::{Oracle, Verdict};
    use crate::oracle::reason::Reason;
    use crate::oracle::value::Value;
    use crate::params::{Domain, Param};
    use crate::rules::{At, Illegal, Moves, Rules};
    use crate::say::Tongue;
    use crate::scene::{Scene, Shape, Spot};

    /// A game of one number that nobody can move.
    struct Still;

    impl Rules for Still {
        type Pos = Nat;
        type Move = ();
        fn start(&self) -> At<Nat> {
            At::first(Nat::ZERO)
        }
        fn moves(&self, _at: &At<Nat>) -> Moves<'_, ()> {
            Moves::all(Vec::new())
        }
        fn legal(&self, _at: &At<Nat>, _mv: &()) -> Result<(), Illegal> {
            Err(Illegal(say!("game-is-over")))
        }
        fn play(&self, at: &At<Nat>, (): &()) -> At<Nat> {
            at.leave(at.pos.clone())
        }
    }

    impl Oracle<Still> for () {
        fn value(&self, _: &Still, _: &At<Nat>, _: &Control) -> Result<Value, Stop> {
            Ok(Value::nimber(Nat::ZERO))
        }
        fn explain(&self, _: &Still, _: &At<Nat>, _: &Verdict<()>, _: &Control) -> Result<Reason, Stop> {
            Ok(Reason { claim: say!("over-lost"), steps: Vec::new() })
        }
    }

    impl Game for Still {
        const CARD: Card = Card {
            id: "still",
            family: Family::Heaps,
            params: &[Param { name: "take", domain: Domain::Nats { most: 3, least: 1 }, default: "1" }],
            presets: &[Shown { params: &[], position: None }],
            sources: &[],
        };
        fn oracle(&self) -> Box<dyn Oracle<Self>> {
            Box::new(())
        }
        fn scene(&self, _: &At<Nat>) -> Scene {
            Scene::of(Shape::Heaps(Vec::new()))
        }
        fn path(&self, _: &At<Nat>, (): &()) -> Vec<Spot> {
            Vec::new()
        }
        fn tell(&self, _: &At<Nat>, (): &()) -> Say {
            say!("over-lost")
        }
        fn write_pos(&self, at: &At<Nat>) -> String {
            at.pos.to_string()
        }
        fn read_pos(&self, text: &str) -> Result<At<Nat>, Fault> {
            let n = text.parse::<u32>().map_err(|_| Fault::new(Kind::BadPosition, say!("found-end")).at(2))?;
            Ok(At::first(n.into()))
        }
        fn write_move(&self, _: &At<Nat>, (): &()) -> String {
            String::new()
        }
        fn read_move(&self, _: &At<Nat>, _: &str) -> Result<(), Fault> {
            Ok(())
        }
    }

    fn try_read(text: &str) -> Result<Entry, String> {
        let house = House::new(vec![Entry::of(|_| Ok(Still))]);
        assert_eq!(Variant::new(Still, house.entries()[0].params()).start().text(), "0");
        let tongue = Tongue::of(Language::English);
        read("mine", text, &house, &|_| Err("no files here".into()))
            .map_err(|flaw| flaw.show("mine.toml", text, tongue))
    }

    #[test]
    fn a_game_of_ones_own_opens_at_its_own_start() {
        let entry = try_read("game = \"still\"\ntitle = { en = \"Mine\", zh-CN = \"我的\" }\n[params]\ntake = [1, 4]\n[start]\nposition = \"7\"\n").expect("a good file");
        let place = entry.open(&entry.params(), None).expect("it was opened before");
        assert_eq!((place.text(), place.params().nats("take").len()), ("7".to_owned(), 2));
        assert_eq!(Tongue::of(Language::Chinese).speak(&entry.title), "我的");
    }

    #[test]
    fn mistakes_name_line_and_column_and_what_was_expected() {
        for (text, place, meant) in [
            ("gmae = \"still\"\n", "mine.toml:1:1:", "“game”"),
            ("game = \"stil\"\n", "mine.toml:1:8:", "“still”"),
            ("game = \"still\"\n[params]\ntake = [0]\n", "mine.toml:3:8:", "1 to 3 numbers"),
            ("game = \"still\"\n[params]\ntkae = 1\n", "mine.toml:3:8:", "“take”"),
            ("game = \"still\"\n[start]\nposition = \"xyz\"\n", "mine.toml:3:14:", "^"),
            ("game = \"still\"\n[params]\ntake = \"@g.dot\"\n", "mine.toml:3:8:", "no files here"),
            ("game = \n", "mine.toml:1:8:", "^"),
        ] {
            let shown = try_read(text).err().expect("a mistake");
            assert!(shown.starts_with(place) && shown.contains(meant), "{text}\n{shown}");
        }
    }
}
