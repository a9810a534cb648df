//! The methods on rows that can be watched: the forms of dynamic programming over intervals, and folding.

use crate::scores::ends::rules::{End, Ends, Row};
use duel::game::Game;
use duel::game::staged::Staged;
use ground::rules::At;
use solve::judge::control::{Control, Stop};
use solve::trace::graph::Paper;
use solve::trace::interval;
use solve::trace::interval::row::{Row as Numbers, Span};
use solve::trace::method::Method;
use solve::trace::run::Run;

impl Staged<Row> for Ends {
    fn methods(&self, at: &At<Row>) -> Vec<Method> {
        if at.pos.rest().is_empty() { Vec::new() } else { interval::METHODS.to_vec() }
    }

    fn run(&self, at: &At<Row>, method: Method, control: &Control) -> Result<Run, Stop> {
        let rest = at.pos.rest();
        let write = |span: Span| {
            // What was taken on the way to an interval is not told by it.
            let part = At::first(Row::of(rest[span.i..=span.j].to_vec()));
            Paper {
                position: self.write_pos(&part),
                moves: part.pos.ends().iter().map(|end: &End| end.letter().to_owned()).collect(),
            }
        };
        interval::run(&Numbers::new(rest, &at.pos.own - &at.pos.other, &write)?, method, control)
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;
    use crate::scores::ends::oracle::Folding;
    use solve::judge::oracle::Oracle;
    use solve::trace::interval::row::LONGEST;

    fn read(text: &str) -> At<Row> {
        Ends.read_pos(text).expect(text)
    }

    proptest! {
        #[test]
        fn every_method_finds_what_the_oracle_knows(
            row in prop::collection::vec(-9..10i64, 1..9), own in -9..10i64, other in -9..10i64,
        ) {
            let numbers: Vec<String> = row.iter().map(i64::to_string).collect();
            let at = read(&format!("{} @{own}-{other}", numbers.join(",")));
            let value = Folding.value(&Ends, &at, &Control::new()).expect("rows have no limit");
            for method in Ends.methods(&at) {
                let run = Ends.run(&at, method, &Control::new()).expect("it is short");
                prop_assert_eq!(run.found.agrees(&value), Some(true), "{:?} {:?}", method, run.found);
            }
        }
    }

    #[test]
    fn a_row_that_is_too_long_to_be_shown_is_refused_in_words() {
        let long = read(&["1"; LONGEST + 1].join(","));
        assert_eq!(Ends.methods(&long), interval::METHODS);
        for method in interval::METHODS {
            assert!(matches!(Ends.run(&long, method, &Control::new()), Err(Stop::TooLarge(_))), "{method:?}");
        }
        assert!(Ends.methods(&read("- @3-4")).is_empty(), "nothing is left to be taken");
    }
}
