//! Manners towards terminals that cannot or should not do everything: no colours, no terminal, no abilities.

use std::process::{Command, Stdio};

use crate::terminal::pty::{Start, XORCLE, has_colour};

#[test]
fn no_color_means_no_colour_codes_at_all() {
    let play = ["play", "nim", "3,4,5", "--first", "you"];
    for (start, is_coloured) in [
        (Start::xorcle(&play), true),
        (Start::xorcle(&play).with("NO_COLOR", "1"), false),
        (Start::xorcle(&[&["--color", "never"][..], &play].concat()), false),
    ] {
        let mut glass = start.run();
        glass.until_shown("Your move");
        glass.send("o");
        glass.settle();
        glass.send("j");
        glass.settle();
        glass.send("q");
        let left = glass.end();
        assert_eq!(has_colour(&left.bytes), is_coloured, "{}", left.text().escape_debug());
    }
}

#[test]
fn a_dumb_terminal_is_spoken_to_in_lines() {
    let mut glass = Start::xorcle(&["play", "nim", "3,4,5", "--first", "you"]).with("TERM", "dumb").run();
    glass.until_shown("3,4,5");
    glass.settle();
    glass.send("\x04");
    let left = glass.end();
    assert!(!left.bytes.contains(&0x1b), "{}", left.text().escape_debug());
    left.assert_given_back("a dumb terminal");
}

#[test]
fn without_a_terminal_the_screen_does_not_open() {
    for args in [&[][..], &["play", "nim", "3,4,5"]] {
        let output = Command::new(XORCLE)
            .args(args)
            .env("TERM", "xterm-256color")
            .stdin(Stdio::null())
            .output()
            .expect("the program starts");
        if args.is_empty() {
            assert_eq!(output.status.code(), Some(2), "{args:?}");
            let complaint = String::from_utf8_lossy(&output.stderr).into_owned();
            assert!(complaint.contains("--json") || complaint.contains("--plain"), "{complaint}");
            assert_eq!(complaint.trim_end().lines().count(), 1, "{complaint}");
        }
        assert!(!output.stdout.contains(&0x1b), "{args:?}: escape bytes on standard output");
    }
}

#[test]
fn a_closed_pipe_is_a_quiet_end() {
    let mut child = Command::new(XORCLE)
        .args(["table", "nim", "--to", "20000", "--format", "csv"])
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the program starts");
    drop(child.stdout.take());
    let output = child.wait_with_output().expect("it ends");
    let complaint = String::from_utf8_lossy(&output.stderr).into_owned();
    assert!(!complaint.contains("panicked"), "{complaint}");
}

#[test]
fn only_ascii_is_written_where_ascii_is_wanted() {
    let mut glass = Start::xorcle(&["play", "nim", "3,4,5", "--first", "you"]).with("XORCLE_GLYPHS", "ascii").run();
    glass.until_shown("Your move");
    glass.send("o");
    glass.settle();
    glass.send("q");
    let left = glass.end();
    assert!(left.bytes.is_ascii(), "{}", left.text().escape_debug());
}
