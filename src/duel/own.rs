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

use toml::Spanned;
use toml::de::{DeString, DeTable, DeValue};

use crate::house::{Entry, House, Preset};
use ground::fault::{Fault, Kind};
use ground::mistake::Mistake;
use ground::params::{Params, nearest};
use ground::say;
use ground::say::{Language, Say};

/// Reads another file that the game's file names, such as a graph: its text, or why it cannot be read.
pub type ReadFile<'a> = dyn Fn(&str) -> Result<String, String> + 'a;

/// A file in which a person wrote a game.
pub struct Written<'a> {
    /// The name the game is to be known by.
    pub id: &'a str,
    /// The file as the person knows it.
    pub file: &'a str,
    /// Its text.
    pub text: &'a str,
    /// How to read what stands beside it.
    pub read_file: &'a ReadFile<'a>,
}

/// Names a file may use at its top.
const NAMES: [&str; 5] = ["game", "title", "promise", "params", "start"];

type Content<'i> = Spanned<DeValue<'i>>;

/// A fault and the bytes of the file it is about: of the game's own, or of one beside it.
struct Flaw {
    bytes: Range<usize>,
    fault: Box<Fault>,
    /// The other file's name and text.
    beside: Option<(String, String)>,
}

/// The text of a start, and where it stands in the file.
struct Told {
    text: String,
    /// The bytes of each of the texts it is joined of, with what each says.
    pieces: Vec<(Range<usize>, String)>,
    /// The file it was read from, if it was.
    file: Option<String>,
}

impl Written<'_> {
    /// Reads the game and opens its start once, so that what is let in can be played.
    ///
    /// A parameter is written as a number, a truth value, a text, a list of numbers or texts, or a list of such lists; a text `@FILE` stands for what that
    /// file holds. The mistake says where it stands and what was expected.
    pub fn read(&self, house: &House) -> Result<Entry, Box<Mistake>> {
        self.entry(house, true).map_err(|flaw| self.mistake(flaw))
    }

    /// The same for a file that ships: a test opens its start, so that no start of the program need do it.
    pub fn read_shipped(&self, house: &House) -> Result<Entry, Box<Mistake>> {
        self.entry(house, false).map_err(|flaw| self.mistake(flaw))
    }

    fn mistake(&self, flaw: Flaw) -> Box<Mistake> {
        let (file, text) = flaw.beside.as_ref().map_or((self.file, self.text), |(file, text)| (file, text));
        Box::new(Mistake::at_bytes(file, text, flaw.bytes, *flaw.fault))
    }

    fn entry(&self, house: &House, is_tried: bool) -> Result<Entry, Flaw> {
        let broken = |error: toml::de::Error| {
            let bytes = error.span().unwrap_or(0..0);
            flaw(bytes, Fault::new(Kind::BadParameter, Say::verbatim(error.message())))
        };
        let table = DeTable::parse(self.text).map_err(broken)?;
        let table = table.get_ref();
        known_names(table, &NAMES)?;
        let game = table.get("game").ok_or_else(|| flaw(0..0, Fault::new(Kind::BadParameter, say!("own-no-game"))))?;
        let base = house.find(text_of(game)?).map_err(|fault| flaw(game.span(), fault))?;
        let mut start = Preset::default();
        let mut params = base.params();
        for (name, value) in section(table, "params")?.into_iter().flatten() {
            let setting = self.set(&mut params, name, value)?;
            start.params.push((name.get_ref().to_string(), setting));
        }
        let written = section(table, "start")?;
        let position =
            written.map(|table| known_names(table, &["position"]).map(|()| table.get("position"))).transpose()?;
        let position = position.flatten();
        let told = position.map(|position| self.told(position)).transpose()?;
        start.position = told.as_ref().map(|told| told.text.clone());
        let opened = if is_tried { base.open(&params, start.position.as_deref()).map(|_| ()) } else { Ok(()) };
        opened.map_err(|fault| match &told {
            Some(told) => self.misplaced(told, fault),
            None => flaw(game.span(), fault),
        })?;
        let title = table.get("title").map_or_else(|| Ok(Say::verbatim(self.id)), words)?;
        let promise = table.get("promise").map_or_else(|| Ok(base.promise.clone()), words)?;
        Ok(base.clone().own(self.id.to_owned(), title, promise, start))
    }

    /// The text of a start: one text, a list of texts joined by commas, or `@FILE` for what that file holds.
    fn told(&self, value: &Content) -> Result<Told, Flaw> {
        let texts: Vec<&Content> = match value.get_ref() {
            DeValue::Array(items) => items.iter().collect(),
            _ => vec![value],
        };
        let piece = |value: &&Content| Ok((value.span(), text_of(value)?.to_owned()));
        let pieces = texts.iter().map(piece).collect::<Result<Vec<_>, Flaw>>()?;
        let text = pieces.iter().map(|(_, text)| text.as_str()).collect::<Vec<_>>().join(",");
        let Some(file) = text.strip_prefix('@') else { return Ok(Told { text, pieces, file: None }) };
        let why = |why: String| Fault::new(Kind::BadParameter, say!("own-unreadable", file = file, why = why));
        let read = (self.read_file)(file).map_err(|error| flaw(value.span(), why(error)))?;
        Ok(Told { text: read, pieces, file: Some(file.to_owned()) })
    }

    /// The place of a fault of a start, in the file in which that piece of it stands.
    fn misplaced(&self, told: &Told, fault: Fault) -> Flaw {
        if let Some(file) = &told.file {
            let bytes = fault.at.map_or(0..told.text.len(), |column| char_at(&told.text, column));
            return Flaw { bytes, fault: Box::new(fault), beside: Some((file.clone(), told.text.clone())) };
        }
        let mut column = fault.at.unwrap_or(0);
        for (bytes, text) in &told.pieces {
            let length = text.chars().count();
            if column <= length + usize::from(told.pieces.len() == 1) {
                return flaw(within(self.text, bytes.clone(), column), fault);
            }
            column -= length + 1;
        }
        let last = told.pieces.last().map_or(0..0, |(bytes, _)| bytes.clone());
        flaw(last, fault)
    }

    /// Sets one parameter and gives back its text.
    fn set(&self, params: &mut Params, name: &Spanned<DeString>, value: &Content) -> Result<String, Flaw> {
        let in_value = |fault: Fault| flaw(value.span(), Fault { at: None, ..fault });
        if params.iter().all(|(param, _)| param.name != name.get_ref().as_ref()) {
            let unknown = params.set(name.get_ref(), "").expect_err("no parameter has this name");
            return Err(flaw(name.span(), unknown));
        }
        let mut setting = setting_text(value.get_ref()).map_err(in_value)?;
        if let Some(file) = setting.strip_prefix('@') {
            let why = |why: String| Fault::new(Kind::BadParameter, say!("own-unreadable", file = file, why = why));
            setting = (self.read_file)(file).map_err(why).map_err(in_value)?;
        }
        params.set(name.get_ref(), &setting).map_err(in_value)?;
        Ok(setting)
    }
}

fn flaw(bytes: Range<usize>, fault: Fault) -> Flaw {
    Flaw { bytes, fault: Box::new(fault), beside: None }
}

/// No other names than these stand in the table.
fn known_names(table: &DeTable, names: &[&str]) -> Result<(), Flaw> {
    let Some(name) = table.keys().find(|name| !names.contains(&name.get_ref().as_ref())) else { return Ok(()) };
    let fault = Fault::new(Kind::BadParameter, say!("own-unknown-name", name = name.get_ref().as_ref()));
    let fault = match nearest(name.get_ref(), names.iter().copied()) {
        Some(near) => fault.expecting(say!("did-you-mean", name = near)),
        None => fault.expecting(say!("expect-one-of", words = names.to_vec())),
    };
    Err(flaw(name.span(), fault))
}

/// The section of this name, if there is one.
fn section<'t, 'i>(table: &'t DeTable<'i>, name: &str) -> Result<Option<&'t DeTable<'i>>, Flaw> {
    match table.get(name) {
        None => Ok(None),
        Some(value) => match value.get_ref() {
            DeValue::Table(section) => Ok(Some(section)),
            _ => Err(flaw(value.span(), Fault::new(Kind::BadParameter, say!("own-bad-section", name = name)))),
        },
    }
}

fn text_of<'t>(value: &'t Content) -> Result<&'t str, Flaw> {
    let refused = || Fault::new(Kind::BadParameter, say!("own-bad-value")).expecting(say!("own-expect-text"));
    value.get_ref().as_str().ok_or_else(|| flaw(value.span(), refused()))
}

/// A parameter as the text that `--set` takes.
fn setting_text(value: &DeValue) -> Result<String, Fault> {
    match value {
        DeValue::String(text) => Ok(text.to_string()),
        DeValue::Integer(n) if n.radix() == 10 => Ok(n.as_str().to_owned()),
        DeValue::Boolean(flag) => Ok(flag.to_string()),
        DeValue::Array(items) => {
            let texts = items.iter().map(|item| setting_text(item.get_ref())).collect::<Result<Vec<_>, _>>()?;
            let is_of_lists = items.iter().any(|item| matches!(item.get_ref(), DeValue::Array(_)));
            Ok(texts.join(if is_of_lists { "/" } else { "," }))
        }
        _ => Err(Fault::new(Kind::BadParameter, say!("own-bad-value")).expecting(say!("own-expect-value"))),
    }
}

/// A text in one language, or a table of languages.
fn words(value: &Content) -> Result<Say, Flaw> {
    let refused = || {
        let fault = Fault::new(Kind::BadParameter, say!("own-bad-words")).expecting(say!("own-expect-words"));
        flaw(value.span(), fault)
    };
    match value.get_ref() {
        DeValue::String(text) => Ok(Say::verbatim(text.to_string())),
        DeValue::Table(table) => {
            let one = |(tag, text): (&Spanned<DeString>, &Content)| {
                Some((tag.get_ref().parse::<Language>().ok()?, text.get_ref().as_str()?.to_owned()))
            };
            let texts = table.iter().map(one).collect::<Option<Vec<_>>>().filter(|texts| !texts.is_empty());
            texts.map(Say::written).ok_or_else(refused)
        }
        _ => Err(refused()),
    }
}

/// The bytes of a file where this column, from 1, of a quoted text stands; 0: the whole text.
fn within(file: &str, quoted: Range<usize>, column: usize) -> Range<usize> {
    let raw = &file[quoted.clone()];
    let is_long = raw.starts_with("\"\"\"") || raw.starts_with("'''");
    let body =
        if is_long { raw[3..].trim_start_matches('\r').strip_prefix('\n').unwrap_or(&raw[3..]) } else { &raw[1..] };
    let begin = quoted.end - body.len();
    let place = char_at(body, column);
    if column == 0 || begin + place.end > quoted.end { quoted } else { begin + place.start..begin + place.end }
}

/// The bytes of the character in this column, from 1.
fn char_at(text: &str, column: usize) -> Range<usize> {
    let at = text.char_indices().nth(column.saturating_sub(1));
    at.map_or(text.len()..text.len(), |(byte, c)| byte..byte + c.len_utf8())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::any::AnyGame;
    use crate::game::manner::Manner;
    use crate::game::{Card, Family, Game, Preset as Shown};
    use crate::variant::Variant;
    use ground::num::Nat;
    use ground::params::{Domain, Param};
    use ground::rules::{At, Illegal, Moves, Rules};
    use ground::say::Tongue;
    use ground::scene::{Scene, Shape, Spot};
    use solve::judge::control::{Control, Stop};
    use solve::judge::oracle::{Oracle, Verdict};
    use solve::judge::reason::Reason;
    use solve::judge::value::Value;

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
            fame: 10,
            manner: Manner::Number,
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
        assert_eq!(Variant::new(AnyGame::of(Still), house.entries()[0].params()).start().text(), "0");
        let tongue = Tongue::of(Language::English);
        let read_file =
            |name: &str| if name == "bad.txt" { Ok("uvw".to_owned()) } else { Err("no files here".to_owned()) };
        let written = Written { id: "mine", file: "mine.toml", text, read_file: &read_file };
        written.read(&house).map_err(|mistake| mistake.speak(tongue))
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
            ("game = \"still\"\n[params]\ntkae = 1\n", "mine.toml:3:1:", "“take”"),
            ("game = \"still\"\n[start]\nposition = \"xyz\"\n", "mine.toml:3:14:", "^"),
            ("game = \"still\"\n[params]\ntake = \"@g.dot\"\n", "mine.toml:3:8:", "no files here"),
            ("game = \n", "mine.toml:1:8:", "^"),
            ("game = \"still\"\n[start]\nposition = [\"1\", \"2\"]\n", "mine.toml:3:18:", "^"),
            ("game = \"still\"\n[start]\nposition = \"\"\"\nxyz\"\"\"\n", "mine.toml:4:2:", "^"),
            ("game = \"still\"\n[start]\nposition = \"@bad.txt\"\n", "bad.txt:1:2:", "^"),
            ("game = \"still\"\n[start]\nposition = \"@none\"\n", "mine.toml:3:12:", "no files here"),
        ] {
            let shown = try_read(text).err().expect("a mistake");
            assert!(shown.starts_with(place) && shown.contains(meant), "{text}\n{shown}");
        }
    }
}
