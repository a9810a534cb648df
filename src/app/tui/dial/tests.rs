//! Unit tests of the dial, on networks.

use super::*;
use games::house;
use ground::fault::Kind;
use solve::judge::control::Control;

fn key(code: Code) -> Key {
    Key { code, ctrl: false }
}

fn place(text: &str) -> Arc<dyn Place> {
    let entry = house().find("flow-game").expect("it is in the house").clone();
    entry.open(&entry.params(), Some(text)).expect("a network")
}

/// What a text becomes by these keys; a text is a position if the house reads it.
fn turned(base: &str, keys: &[Code]) -> String {
    let base_place = place(base);
    let (mut dial, mut text) = (Dial::new(base_place.clone()), base.to_owned());
    for code in keys {
        match dial.turn(key(*code), &text, |text| base_place.reads(text).map(|_| ())) {
            Some(Drawn::New(next)) => text = next,
            Some(Drawn::Refused(fault)) => assert_eq!(fault.kind, Kind::BadPosition),
            _ => {}
        }
    }
    text
}

#[test]
fn numbers_are_found_behind_names_and_without_them() {
    let of = |text: &str| numbers(text).into_iter().map(|number| text[number].to_owned()).collect::<Vec<_>>();
    assert_eq!(of("s1>a2=4A,a2>t=7/2B @1,2"), ["4", "7/2"]);
    assert_eq!(of("A=-1,AB=2.5"), ["-1", "2.5"]);
    assert_eq!(of("200:100,200"), ["200", "100", "200"]);
    assert_eq!(read("-7/2"), Some(Ratio::new((-7).into(), 2.into())));
    assert_eq!((read("2.5"), read("1/0")), (Some(Ratio::new(5.into(), 2.into())), None));
}

#[test]
fn a_pipe_is_closed_made_wider_and_taken_back() {
    let space = Code::Char(' ');
    assert_eq!(turned("s>a=4A,a>t=3B", &[Code::Right, space]), "s>a=4A,a>t=0B");
    assert_eq!(turned("s>a=4A,a>t=3B", &[Code::Right, space, space]), "s>a=4A,a>t=3B");
    assert_eq!(turned("s>a=4A,a>t=3B", &[Code::Char('1'), Code::Char('2')]), "s>a=12A,a>t=3B");
    assert_eq!(turned("s>a=4A,a>t=3B", &[Code::Left, Code::Up, Code::Up, Code::Char('u')]), "s>a=4A,a>t=4B");
    assert_eq!(turned("s>a=0A,a>t=3B", &[Code::Down]), "s>a=0A,a>t=3B", "nothing is less than closed");
    assert_eq!(turned("s>a=40A,a>t=3B", &[Code::Backspace, Code::Backspace]), "s>a=0A,a>t=3B");
}

#[test]
fn a_split_that_no_longer_adds_up_leaves_the_table() {
    assert_eq!(turned("s>a=4A,a>t=3B @1,2", &[Code::Up]), "s>a=5A,a>t=3B @1,2", "the flow is the same");
    assert_eq!(turned("s>a=4A,a>t=3B @1,2", &[Code::Down, Code::Down]), "s>a=2A,a>t=3B");
}

#[test]
fn what_was_is_asked_for_before_what_is() {
    let control = Control::new();
    let found = |place: &Arc<dyn Place>| Ok((place.value(&control).expect("small"), Vec::new()));
    let (base, now) = (place("s>a=4A,a>t=3B"), place("s>a=4A,a>t=1B"));
    let mut dial = Dial::new(base.clone());
    let (text, asked) = dial.asks(&now, &now.text()).expect("nothing is known");
    assert_eq!((text.as_str(), asked.text()), ("s>a=4A,a>t=3B", base.text()));
    dial.learn(&text, found(&asked));
    let (text, asked) = dial.asks(&now, &now.text()).expect("only what was is known");
    assert_eq!(text, now.text());
    dial.learn(&text, found(&asked));
    assert!(dial.asks(&now, &text).is_none());
    assert_eq!(dial.spot(&*now, &text), Some(Spot(0)));
    let (Some(Ok((Value::Shared(was), _))), Some((_, Ok((Value::Shared(is), _))))) = (&dial.before, &dial.now) else {
        panic!("both are known");
    };
    assert_eq!((change(&was.worth, &is.worth), change(&is.shapley[0], &was.shapley[0])), ("-2".into(), "+1".into()));
    assert_eq!(is.ranges.as_ref().map(|ranges| ranges[0].1.clone()), Some(Ratio::one()), "the cut is B's");
}
