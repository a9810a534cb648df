//! One key as this program knows it, whatever library read it: its code, whether Ctrl was held, and its name in settings.

use std::fmt;
use std::str::FromStr;

use ground::typed::sign;

/// A key without its modifiers.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Code {
    /// A written character; shift is part of it.
    Char(char),
    /// Enter.
    Enter,
    /// Escape.
    Esc,
    /// Arrow up.
    Up,
    /// Arrow down.
    Down,
    /// Arrow left.
    Left,
    /// Arrow right.
    Right,
    /// Tab.
    Tab,
    /// Tab with shift.
    BackTab,
    /// Backspace.
    Backspace,
    /// Delete.
    Delete,
    /// Home.
    Home,
    /// End.
    End,
    /// Page up.
    PageUp,
    /// Page down.
    PageDown,
    /// A function key.
    F(u8),
}

/// A key as it was pressed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Key {
    /// Which one.
    pub code: Code,
    /// Whether Ctrl was held.
    pub ctrl: bool,
}

const NAMED: [(&str, Code); 15] = [
    ("enter", Code::Enter),
    ("esc", Code::Esc),
    ("up", Code::Up),
    ("down", Code::Down),
    ("left", Code::Left),
    ("right", Code::Right),
    ("tab", Code::Tab),
    ("backtab", Code::BackTab),
    ("backspace", Code::Backspace),
    ("delete", Code::Delete),
    ("home", Code::Home),
    ("end", Code::End),
    ("pageup", Code::PageUp),
    ("pagedown", Code::PageDown),
    ("space", Code::Char(' ')),
];

impl Key {
    /// A key without Ctrl.
    pub fn plain(code: Code) -> Self {
        Key { code, ctrl: false }
    }

    /// A character key without Ctrl.
    pub fn char(c: char) -> Self {
        Key::plain(Code::Char(c))
    }

    /// The same key with full-width forms, as an input method for Chinese types them, read as ASCII.
    pub fn narrow(self) -> Self {
        match self.code {
            Code::Char(c) => Key { code: Code::Char(sign(c)), ..self },
            _ => self,
        }
    }

    /// What the key writes into a text, if it writes something.
    pub fn writes(self) -> Option<char> {
        match self.code {
            Code::Char(c) if !self.ctrl && !c.is_control() => Some(c),
            _ => None,
        }
    }

    /// How the key is called in the footer and in help.
    pub fn label(self, is_ascii: bool) -> String {
        let arrow = match self.code {
            Code::Up => "↑",
            Code::Down => "↓",
            Code::Left => "←",
            Code::Right => "→",
            _ => "",
        };
        if !is_ascii && !arrow.is_empty() {
            return arrow.to_owned();
        }
        let name = self.to_string();
        match self.code {
            Code::BackTab => "Shift-Tab".to_owned(),
            Code::PageUp => "Page Up".to_owned(),
            Code::PageDown => "Page Down".to_owned(),
            Code::Char(c) if c != ' ' => name.replace("ctrl-", "Ctrl-"),
            _ => name[..1].to_uppercase() + &name[1..],
        }
    }
}

impl fmt::Display for Key {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        if self.ctrl {
            f.write_str("ctrl-")?;
        }
        match (NAMED.iter().find(|(_, code)| *code == self.code), self.code) {
            (Some((name, _)), _) => f.write_str(name),
            (None, Code::Char(c)) => write!(f, "{c}"),
            (None, Code::F(n)) => write!(f, "f{n}"),
            (None, code) => write!(f, "{code:?}"),
        }
    }
}

impl FromStr for Key {
    type Err = ();

    /// Reads `u`, `?`, `enter`, `ctrl-r`, `f1`.
    fn from_str(text: &str) -> Result<Self, ()> {
        let (ctrl, name) = match text.strip_prefix("ctrl-") {
            Some(name) if !name.is_empty() => (true, name),
            _ => (false, text),
        };
        let mut letters = name.chars();
        let lone = letters.next().filter(|_| letters.next().is_none());
        let named = NAMED.iter().find(|(other, _)| *other == name).map(|(_, code)| *code);
        let function = name.strip_prefix('f').and_then(|n| n.parse().ok()).filter(|n| (1..=12).contains(n));
        let code = named.or(lone.map(Code::Char)).or(function.map(Code::F)).ok_or(())?;
        Ok(Key { code, ctrl })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_read_back_as_the_same_key() {
        for name in ["u", "?", "enter", "ctrl-r", "f1", "space", "L", "-", "pageup"] {
            let key: Key = name.parse().expect(name);
            assert_eq!(key.to_string(), name);
        }
        assert!("".parse::<Key>().is_err() && "f99".parse::<Key>().is_err() && "undo".parse::<Key>().is_err());
    }

    #[test]
    fn full_width_letters_act_as_ascii() {
        let typed: String = "ｑ？１：".chars().map(sign).collect();
        assert_eq!(typed, "q?1:");
    }
}
