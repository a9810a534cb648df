//! What may be an argument of a sentence: numbers, texts, sentences and lists of these.

use num_traits::ToPrimitive;

use crate::num::{Int, Nat};
use crate::say::{Arg, Say};

macro_rules! arg_from_int {
    ($($t:ty),*) => {$(impl From<$t> for Arg {
        fn from(n: $t) -> Self { i64::try_from(n).map_or_else(|_| Arg::Big(Int::from(n)), Arg::Int) }
    })*};
}
arg_from_int!(i32, i64, u32, u64, usize);

impl From<&Nat> for Arg {
    fn from(n: &Nat) -> Self {
        n.to_i64().map_or_else(|| Arg::Big(Int::from(n.clone())), Arg::Int)
    }
}
impl From<Nat> for Arg {
    fn from(n: Nat) -> Self {
        Arg::from(&n)
    }
}
impl From<&Int> for Arg {
    fn from(n: &Int) -> Self {
        n.to_i64().map_or_else(|| Arg::Big(n.clone()), Arg::Int)
    }
}
impl From<String> for Arg {
    fn from(text: String) -> Self {
        Arg::Text(text)
    }
}
impl From<&String> for Arg {
    fn from(text: &String) -> Self {
        Arg::Text(text.clone())
    }
}
impl From<&str> for Arg {
    fn from(text: &str) -> Self {
        Arg::Text(text.to_owned())
    }
}
impl From<char> for Arg {
    fn from(c: char) -> Self {
        Arg::Text(c.to_string())
    }
}
impl From<Say> for Arg {
    fn from(say: Say) -> Self {
        Arg::Say(Box::new(say))
    }
}
impl<T: Into<Arg>> From<Vec<T>> for Arg {
    fn from(items: Vec<T>) -> Self {
        Arg::List(items.into_iter().map(Into::into).collect())
    }
}
