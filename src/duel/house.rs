//! The house list: every game by its name, opened from texts alone.

use std::sync::{Arc, OnceLock};

use crate::any::AnyGame;
use crate::game::{Card, Game, Preset as CardPreset};
use crate::index::{Index, Names};
use crate::place::Place;
use crate::variant::Variant;
use ground::fault::{Fault, Kind};
use ground::notation::column_of;
use ground::params::{Domain, Params};
use ground::say;
use ground::say::{Arg, Language, Say, Tongue};
use ground::typed::signs;

type Open = dyn Fn(&Params) -> Result<Arc<dyn Place>, Fault> + Send + Sync;

/// A game in the house: a built-in one, or one that a person wrote as data.
#[derive(Clone)]
pub struct Entry {
    /// The name in notation.
    pub id: String,
    /// What it is called.
    pub title: Say,
    /// What else it is called, several names with `|` between them.
    pub alias: Option<Say>,
    /// One line that makes one want to play it.
    pub promise: Say,
    /// The rules in words.
    pub rules: Say,
    /// The game it is, or is a preset of.
    pub card: &'static Card,
    /// Starts worth offering, the friendliest first.
    pub presets: Vec<Preset>,
    /// Whether a person wrote it.
    pub is_own: bool,
    /// How well known it is.
    pub fame: u8,
    defaults: Vec<(String, String)>,
    open: Arc<Open>,
}

/// A start worth offering.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Preset {
    /// Parameters by name.
    pub params: Vec<(String, String)>,
    /// The position; without it the variant's own start.
    pub position: Option<String>,
}

impl Entry {
    /// A built-in game, made from its parameters by `build`.
    #[inline]
    pub fn of<G: Game>(build: impl Fn(&Params) -> Result<G, Fault> + Send + Sync + 'static) -> Self {
        let open = move |params: &Params| Ok(Variant::new(AnyGame::of(build(params)?), params.clone()).start());
        Self::of_card(&G::CARD, Arc::new(open))
    }

    /// The part that is the same for all games: one place of the program, not one for each of them, is read at every start.
    fn of_card(card: &'static Card, open: Arc<Open>) -> Self {
        let owned = |preset: &CardPreset| Preset {
            params: preset.params.iter().map(|(name, text)| ((*name).to_owned(), (*text).to_owned())).collect(),
            position: preset.position.map(str::to_owned),
        };
        Entry {
            id: card.id.to_owned(),
            title: Self::message(card.id, "name"),
            alias: Some(Self::message(card.id, "alias")),
            promise: Self::message(card.id, "promise"),
            rules: Self::message(card.id, "rules"),
            card,
            presets: card.presets.iter().map(owned).collect(),
            is_own: false,
            fame: card.fame,
            defaults: Vec::new(),
            open,
        }
    }

    /// The same game under another name with other defaults; its messages are those of `id`.
    pub fn named(mut self, id: &str, defaults: &[(&str, &str)], presets: Vec<Preset>) -> Self {
        self.title = Self::message(id, "name");
        self.alias = Some(Self::message(id, "alias"));
        self.promise = Self::message(id, "promise");
        self.rules = Self::message(id, "rules");
        id.clone_into(&mut self.id);
        self.defaults = defaults.iter().map(|(name, text)| ((*name).to_owned(), (*text).to_owned())).collect();
        self.presets = presets;
        self
    }

    /// The same game, better or less known than the one it is a preset of.
    pub fn famed(mut self, fame: u8) -> Self {
        self.fame = fame;
        self
    }

    /// A game that a person wrote as data: a variant and a start of this one, with words of its own.
    pub fn own(mut self, id: String, title: Say, promise: Say, start: Preset) -> Self {
        (self.id, self.title, self.alias, self.promise, self.is_own) = (id, title, None, promise, true);
        self.defaults.extend(start.params.iter().cloned());
        self.presets = vec![Preset { params: Vec::new(), position: start.position }];
        self
    }

    /// The rules in words as they are under these parameters; without any, whatever the family may be set to.
    pub fn rules_under(&self, params: Option<&Params>) -> Say {
        let usual = self.params();
        let mut rules = self.rules.clone();
        for (param, setting) in params.unwrap_or(&usual).iter() {
            // How a game may end is told both ways where nothing is set.
            if params.is_some() || param.domain != Domain::Flag {
                let written = setting.write();
                rules.args.push((param.name, written.parse::<i64>().map_or_else(|_| written.into(), Arg::from)));
            }
        }
        rules
    }

    fn message(id: &str, what: &str) -> Say {
        Say { key: format!("{id}-{what}").into(), args: Vec::new() }
    }

    /// The default parameters of this entry.
    pub fn params(&self) -> Params {
        let mut params = Params::of(self.card.params);
        for (name, text) in &self.defaults {
            params.set(name, text).expect("the defaults of an entry were read before");
        }
        params
    }

    /// Opens a position; without one the preset start of the variant (of an own game: the start it was given, unless
    /// parameters were changed).
    pub fn open(&self, params: &Params, position: Option<&str>) -> Result<Arc<dyn Place>, Fault> {
        let start = (self.open)(params)?;
        let own = self
            .presets
            .first()
            .filter(|_| self.is_own && *params == self.params())
            .and_then(|preset| preset.position.as_deref());
        match position.or(own) {
            Some(text) => start.reads(text),
            None => Ok(start),
        }
    }

    /// Opens the usual start: what a typed name alone opens too.
    pub fn open_usual(&self) -> Result<Arc<dyn Place>, Fault> {
        self.open(&self.params(), None)
    }

    /// Opens a preset.
    pub fn open_preset(&self, preset: &Preset) -> Result<Arc<dyn Place>, Fault> {
        let mut params = self.params();
        for (name, text) in &preset.params {
            params.set(name, text)?;
        }
        self.open(&params, preset.position.as_deref())
    }
}

/// Every game there is.
#[derive(Clone, Default)]
pub struct House {
    /// Shared by its copies, until one of them lets a game in.
    entries: Arc<Vec<Entry>>,
    /// What each game is called; written down when a name is asked for first.
    index: OnceLock<Index>,
    /// What else a filter finds a game under, by its id.
    topics: Option<fn(&str) -> Vec<String>>,
}

impl House {
    /// A house of these games.
    pub fn new(entries: Vec<Entry>) -> Self {
        House { entries: Arc::new(entries), ..House::default() }
    }

    /// The same, whose filter finds a game under these words too; they are asked for when the filter is used first.
    pub fn found_by(mut self, topics: fn(&str) -> Vec<String>) -> Self {
        self.topics = Some(topics);
        self
    }

    /// The games in the order of the list.
    pub fn entries(&self) -> &[Entry] {
        &self.entries
    }

    /// Lets one more game in; an own game may not take a name that is taken.
    pub fn let_in(&mut self, entry: Entry) -> Result<(), Fault> {
        if self.entries.iter().any(|other| other.id == entry.id) {
            return Err(Self::taken(&entry.id));
        }
        Arc::make_mut(&mut self.entries).push(entry);
        self.index = OnceLock::new();
        Ok(())
    }

    /// The fault of a name that is taken.
    pub fn taken(id: &str) -> Fault {
        Fault::new(Kind::BadParameter, say!("name-taken", name = id))
    }

    /// The game and its parameters that a text `id[key=value;key=value]` names; columns count from 1 at its beginning.
    pub fn variant(&self, text: &str) -> Result<(&Entry, Params), Fault> {
        let text = &*signs(text);
        let (id, settings) = match text.split_once('[') {
            Some((id, rest)) => (id.trim(), rest.trim_end().trim_end_matches(']')),
            None => (text.trim(), ""),
        };
        let entry = self.find(id).map_err(|fault| fault.at(1))?;
        let mut params = entry.params();
        for setting in settings.split(';').filter(|setting| !setting.trim().is_empty()) {
            let column = column_of(text, setting);
            let (name, value) = setting.split_once('=').ok_or_else(|| wrong_setting(setting).at(column))?;
            params.set(name.trim(), value).map_err(|fault| fault.at(column))?;
        }
        Ok((entry, params))
    }

    /// The game of this name, or a fault that names the nearest one: its id, its title in either language, another name it is
    /// known by, or any of them in pinyin.
    ///
    /// Case, blanks, hyphens and the like make no difference: `take-the-ends` and “Take the ends” are one game. A name that several games
    /// bear finds none of them.
    pub fn find(&self, name: &str) -> Result<&Entry, Fault> {
        if let Some(entry) = self.entries.iter().find(|entry| entry.id == name) {
            return Ok(entry);
        }
        let index = self.index();
        if let Some(one) = index.named(name) {
            return Ok(&self.entries[one]);
        }
        let fault = Fault::new(Kind::UnknownGame, say!("unknown-game", name = name));
        let bearers: Vec<&str> = index.bearers(name).into_iter().map(|i| self.entries[i].id.as_str()).collect();
        Err(match index.nearest(name) {
            _ if !bearers.is_empty() => fault.expecting(say!("expect-one-of", words = bearers)),
            Some(near) => fault.expecting(say!("did-you-mean", name = &self.entries[near].id)),
            None => fault.expecting(say!("expect-game")),
        })
    }

    /// The games that fit what is typed into a filter, the best first, by their places in the list.
    pub fn search(&self, text: &str) -> Vec<usize> {
        self.index().search(text)
    }

    /// What the games are called.
    fn index(&self) -> &Index {
        self.index.get_or_init(|| {
            let spoken = |say: &Say| Language::ALL.map(|language| Tongue::of(language).speak(say));
            let of_entry = |entry: &Entry| {
                let family = Entry::message("games", entry.card.family.name());
                let aliases = entry.alias.iter().flat_map(spoken);
                Names::of(
                    [std::slice::from_ref(&entry.id), &spoken(&entry.title)[..]].concat(),
                    aliases.flat_map(|list| list.split('|').map(str::to_owned).collect::<Vec<_>>()).collect(),
                    &[spoken(&entry.promise), spoken(&family)].concat(),
                )
                .about(&self.topics.map_or_else(Vec::new, |topics| topics(&entry.id)))
            };
            Index::new(self.entries.iter().map(of_entry).collect())
        })
    }
}

fn wrong_setting(setting: &str) -> Fault {
    Fault::new(Kind::BadParameter, say!("bad-setting", text = setting)).expecting(say!("expect-setting"))
}
