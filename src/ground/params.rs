//! Parameters of games: declared once, read from text, JSON, flags and files, printed back the same.

use num_traits::ToPrimitive;

use crate::fault::{Fault, Kind};
use crate::notation::Reader;
use crate::num::Nat;
use crate::say;
use crate::say::Say;
use crate::typed;

/// The declaration of one parameter.
#[derive(Debug, PartialEq)]
pub struct Param {
    /// Its name.
    pub name: &'static str,
    /// What it may be.
    pub domain: Domain,
    /// Its default, written as text of the domain.
    pub default: &'static str,
}

/// What a parameter may be.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Domain {
    /// A natural number of at least `least`, at most `most` if there is a most.
    Nat {
        /// The least.
        least: u64,
        /// The most; without it any size up to 10,000 digits.
        most: Option<u64>,
    },
    /// A small whole number of at least `least`.
    Int {
        /// The least.
        least: i64,
    },
    /// `true` or `false`.
    Flag,
    /// One word of a list.
    Word(&'static [&'static str]),
    /// 1 to `most` natural numbers, each at least `least`.
    Nats {
        /// How many there may be.
        most: usize,
        /// The least each may be.
        least: u64,
    },
    /// Any text; the game reads it.
    Text,
}

/// What a parameter is.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Setting {
    /// A natural number.
    Nat(Nat),
    /// A whole number.
    Int(i64),
    /// True or false.
    Flag(bool),
    /// A word of the list.
    Word(String),
    /// Several natural numbers, in the order given.
    Nats(Vec<Nat>),
    /// A text.
    Text(String),
}

impl Domain {
    /// What is expected, for errors and help.
    pub fn expected(&self) -> Say {
        match *self {
            Domain::Nat { least, most: Some(most) } => say!("expect-range", least = least, most = most),
            Domain::Nat { least, most: None } => say!("expect-at-least", least = least),
            Domain::Int { least } => say!("expect-int-at-least", least = least),
            Domain::Flag => say!("expect-flag"),
            Domain::Word(words) => say!("expect-one-of", words = words.to_vec()),
            Domain::Nats { most, least } => say!("expect-nats", most = most, least = least),
            Domain::Text => say!("expect-text"),
        }
    }

    /// The bounds as NOTATION writes them: `1..`, `2..12`, `true|false`, `zero|equal`.
    pub fn bounds(&self) -> String {
        match *self {
            Domain::Nat { least, most: Some(most) } => format!("{least}..{most}"),
            Domain::Nat { least, most: None } => format!("{least}.."),
            Domain::Int { least } => format!("{least}.."),
            Domain::Flag => "true|false".into(),
            Domain::Word(words) => words.join("|"),
            Domain::Nats { most, least } => format!("1 to {most} of {least}.."),
            Domain::Text => "text".into(),
        }
    }

    /// Reads a setting of this domain.
    pub fn read(&self, text: &str) -> Result<Setting, Fault> {
        let text = &*typed::signs(text);
        let listed = matches!(self, Domain::Nats { .. }).then(|| typed::list(text)).flatten();
        let mut r = Reader::new(Kind::BadParameter, listed.as_deref().unwrap_or(text));
        let refused = || Fault::new(Kind::BadParameter, say!("bad-setting", text = text)).expecting(self.expected());
        let keep_size = |fault: Fault| if fault.kind == Kind::TooLarge { fault } else { refused() };
        let setting = match *self {
            Domain::Nat { least, most } => {
                let n = r.nat().map_err(keep_size)?;
                if n < Nat::from(least) || most.is_some_and(|most| n > Nat::from(most)) {
                    return Err(refused());
                }
                Setting::Nat(n)
            }
            Domain::Int { least } => match r.int().map_err(keep_size)?.to_i64() {
                Some(n) if n >= least => Setting::Int(n),
                _ => return Err(refused()),
            },
            Domain::Flag => match r.word() {
                "true" | "yes" | "on" | "是" | "开" => Setting::Flag(true),
                "false" | "no" | "off" | "否" | "关" => Setting::Flag(false),
                _ => return Err(refused()),
            },
            Domain::Word(words) => match words.iter().find(|word| **word == text.trim()) {
                Some(word) => return Ok(Setting::Word((*word).to_owned())),
                None => return Err(refused()),
            },
            Domain::Nats { most, least } => {
                let mut list = vec![r.nat().map_err(keep_size)?];
                while r.take(",") {
                    list.push(r.nat().map_err(keep_size)?);
                }
                if list.len() > most || list.iter().any(|n| *n < Nat::from(least)) {
                    return Err(refused());
                }
                Setting::Nats(list)
            }
            Domain::Text => return Ok(Setting::Text(text.trim().to_owned())),
        };
        if r.is_done() { Ok(setting) } else { Err(refused()) }
    }
}

impl Setting {
    /// The text that reads back as this setting.
    pub fn write(&self) -> String {
        match self {
            Setting::Nat(n) => n.to_string(),
            Setting::Int(n) => n.to_string(),
            Setting::Flag(flag) => flag.to_string(),
            Setting::Word(text) | Setting::Text(text) => text.clone(),
            Setting::Nats(list) => list.iter().map(Nat::to_string).collect::<Vec<_>>().join(","),
        }
    }
}

/// All parameters of a variant, defaults filled in.
#[derive(Clone, Debug, PartialEq)]
pub struct Params {
    declared: &'static [Param],
    settings: Vec<Setting>,
}

impl Params {
    /// The defaults.
    pub fn of(declared: &'static [Param]) -> Self {
        let default = |param: &Param| param.domain.read(param.default).expect("declared defaults are in their domain");
        Params { declared, settings: declared.iter().map(default).collect() }
    }

    /// Sets a parameter from text; the fault names the parameter, or the nearest right name.
    pub fn set(&mut self, name: &str, text: &str) -> Result<(), Fault> {
        let Some(i) = self.declared.iter().position(|param| param.name == name) else {
            return Err(self.unknown(name));
        };
        let in_param =
            |fault: Fault| Fault { says: say!("in-param", name = name, problem = fault.says.clone()), ..fault };
        self.settings[i] = self.declared[i].domain.read(text).map_err(in_param)?;
        Ok(())
    }

    fn unknown(&self, name: &str) -> Fault {
        let names: Vec<&str> = self.declared.iter().map(|param| param.name).collect();
        let fault = Fault::new(Kind::BadParameter, say!("unknown-param", name = name));
        match nearest(name, names.iter().copied()) {
            Some(near) => fault.expecting(say!("did-you-mean", name = near)),
            None if names.is_empty() => fault.expecting(say!("expect-no-params")),
            None => fault.expecting(say!("expect-one-of", words = names)),
        }
    }

    /// Declarations with their settings, in the order of declaration.
    pub fn iter(&self) -> impl Iterator<Item = (&'static Param, &Setting)> {
        self.declared.iter().zip(&self.settings)
    }

    /// What differs from `defaults`, as a sum writes it behind a game's name: `[max=5;misere=true]`, or nothing.
    pub fn brackets(&self, defaults: &Params) -> String {
        let differs = |((_, setting), default): &((_, &Setting), &Setting)| *setting != *default;
        let pairs = self.iter().zip(&defaults.settings).filter(differs);
        let texts: Vec<String> =
            pairs.map(|((param, setting), _)| format!("{}={}", param.name, setting.write())).collect();
        if texts.is_empty() { String::new() } else { format!("[{}]", texts.join(";")) }
    }

    /// A natural number. The parameter must be declared as one; so for the other getters.
    pub fn nat(&self, name: &str) -> &Nat {
        match self.get(name) {
            Setting::Nat(n) => n,
            other => unreachable!("{name} is declared a number, not {other:?}"),
        }
    }

    /// A natural number whose domain keeps it small.
    pub fn small(&self, name: &str) -> usize {
        self.nat(name).to_usize().expect("the declared domain is small")
    }

    /// A small whole number.
    pub fn int(&self, name: &str) -> i64 {
        match self.get(name) {
            Setting::Int(n) => *n,
            other => unreachable!("{name} is declared an integer, not {other:?}"),
        }
    }

    /// True or false.
    pub fn flag(&self, name: &str) -> bool {
        match self.get(name) {
            Setting::Flag(flag) => *flag,
            other => unreachable!("{name} is declared a flag, not {other:?}"),
        }
    }

    /// Several natural numbers.
    pub fn nats(&self, name: &str) -> &[Nat] {
        match self.get(name) {
            Setting::Nats(list) => list,
            other => unreachable!("{name} is declared a list, not {other:?}"),
        }
    }

    /// A word or a text.
    pub fn text(&self, name: &str) -> &str {
        match self.get(name) {
            Setting::Word(text) | Setting::Text(text) => text,
            other => unreachable!("{name} is declared a text, not {other:?}"),
        }
    }

    fn get(&self, name: &str) -> &Setting {
        let i = self.declared.iter().position(|param| param.name == name);
        &self.settings[i.unwrap_or_else(|| unreachable!("{name} is not declared"))]
    }
}

/// The name most like `text`, if one is alike enough to be meant.
pub fn nearest<'a>(text: &str, names: impl IntoIterator<Item = &'a str>) -> Option<&'a str> {
    let alike = |name: &'a str| (strsim::jaro_winkler(text, name), name);
    let best = names.into_iter().map(alike).max_by(|a, b| a.0.total_cmp(&b.0))?;
    (best.0 > 0.75).then_some(best.1)
}

#[cfg(test)]
mod tests {
    use super::*;

    const SOME: &[Param] = &[
        Param { name: "max", domain: Domain::Nat { least: 1, most: None }, default: "3" },
        Param { name: "take", domain: Domain::Nats { most: 4, least: 1 }, default: "1,2,3" },
        Param { name: "misere", domain: Domain::Flag, default: "false" },
    ];

    #[test]
    fn only_what_differs_is_printed() {
        let mut params = Params::of(SOME);
        assert_eq!(params.brackets(&Params::of(SOME)), "");
        params.set("misere", "true").expect("true is a flag");
        params.set("take", " 2, 5").expect("blanks are skipped");
        assert_eq!(params.brackets(&Params::of(SOME)), "[take=2,5;misere=true]");
    }

    #[test]
    fn a_wrong_name_is_answered_with_the_nearest_right_one() {
        let fault = Params::of(SOME).set("misre", "true").expect_err("there is no misre");
        assert_eq!(fault.expected, Some(say!("did-you-mean", name = "misere")));
    }

    #[test]
    fn what_is_outside_the_domain_is_refused_whole() {
        for (name, text) in
            [("max", "0"), ("max", "3x"), ("max", ""), ("take", "1,,2"), ("take", "1,2,3,4,5"), ("misere", "maybe")]
        {
            let mut params = Params::of(SOME);
            assert!(params.set(name, text).is_err(), "{name}={text}");
            assert_eq!(params, Params::of(SOME));
        }
    }
}
