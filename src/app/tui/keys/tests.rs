//! Unit tests of the key table.

use super::*;
use crate::tui::key::Code;

#[test]
fn the_table_itself_has_no_clash() {
    assert_eq!(Keys::of([]).1, []);
}

#[test]
fn arrows_and_letters_both_move() {
    let (keys, _) = Keys::of([]);
    assert_eq!(keys.action(Where::Play, Key::char('h')), Some(Action::Left));
    assert_eq!(keys.action(Where::Play, Key::plain(Code::Left)), Some(Action::Left));
    assert_eq!(keys.action(Where::Gallery, Key::char('？')), Some(Action::Help));
}

#[test]
fn a_clash_is_reported_with_both_names() {
    let (keys, faults) = Keys::of([("redo", ["u".to_owned()].as_slice())]);
    assert_eq!(faults.len(), 1);
    assert_eq!(faults[0].says, say!("key-clash", key = "u", first = "undo", second = "redo"));
    assert_eq!(keys.action(Where::Play, Key::char('u')), Some(Action::Undo));
}

#[test]
fn a_wrong_name_is_answered_with_the_nearest_right_one() {
    let (_, faults) = Keys::of([("undoo", ["z".to_owned()].as_slice()), ("undo", ["hyper-z".to_owned()].as_slice())]);
    assert_eq!(faults[0].expected, Some(say!("did-you-mean", name = "undo")));
    assert_eq!(faults[1].says, say!("key-unknown-key", name = "undo", key = "hyper-z"));
}

#[test]
fn no_action_needs_a_function_key_alone() {
    for (row, keys) in Keys::of([]).0.bound {
        assert!(keys.iter().any(|key| !matches!(key.code, Code::F(_))), "{}", row.name);
    }
}

#[test]
fn keys_are_named_as_they_are_printed_on_keyboards() {
    let names = ["backtab", "pagedown", "pageup", "tab", "ctrl-r", "enter"].map(|name| {
        let key: Key = name.parse().expect("the table uses it");
        key.label(false)
    });
    assert_eq!(names, ["Shift-Tab", "Page Down", "Page Up", "Tab", "Ctrl-r", "Enter"]);
}
