//! The terminal is asked for its ground and for the width of signs, once; what it answers is believed, and nothing else waits
//! for it or is taken for keys.

use std::time::Duration;

use crate::terminal::pty::{Answers, Glass, Start};

const WHITE: &str = "ffff/ffff/ffff";
const BLACK: &str = "0000/0000/0000";

/// The limit of 150 ms, and what a busy machine may take to draw.
const LIMIT: Duration = Duration::from_millis(150 + 1500);

fn gallery(answers: Answers) -> Glass {
    let mut glass = Start::xorcle(&[]).answered(answers).run();
    glass.until_shown("Nim");
    glass.settle();
    glass
}

fn wrote(glass: &Glass, bytes: &str) -> bool {
    glass.bytes().windows(bytes.len()).any(|seen| seen == bytes.as_bytes())
}

/// The rows without the blanks at their ends, which a terminal may hold or not.
fn trimmed(text: &str) -> String {
    text.lines().map(str::trim_end).collect::<Vec<_>>().join("\n").trim_end().to_owned()
}

/// Which of the 256 colours the keys of the footer have: those of the dark theme or of the light one.
fn is_light(glass: &Glass) -> bool {
    let (dark, light) = (wrote(glass, "38;5;75;"), wrote(glass, "38;5;25;"));
    assert_ne!(dark, light, "one of the two themes:\n{}", String::from_utf8_lossy(glass.bytes()).escape_debug());
    light
}

#[test]
fn the_theme_and_the_width_are_as_the_terminal_answers() {
    for tells_itself in [true, false] {
        for ground in [Some(WHITE), Some(BLACK), None] {
            for ambiguous in [Some(2), Some(1), None] {
                let answers = Answers { ground, ambiguous, tells_itself };
                let mut glass = gallery(answers);
                assert_eq!(is_light(&glass), ground == Some(WHITE), "{answers:?}");
                assert!(glass.waited() < LIMIT, "{answers:?}: {:?}", glass.waited());
                glass.send(",");
                let settings = glass.until_shown("colours of moves");
                let is_wide = settings.contains('⡇');
                assert_eq!(is_wide, ambiguous == Some(2), "{answers:?}:\n{settings}");
                assert_ne!(is_wide, settings.contains('│'), "{answers:?}:\n{settings}");
            }
        }
    }
}

#[test]
fn a_late_answer_is_no_key() {
    let nothing = Answers { ground: None, ambiguous: None, tells_itself: false };
    let all = Answers { ground: Some(WHITE), ambiguous: Some(2), tells_itself: true };
    for is_cut in [false, true] {
        let mut glass = gallery(nothing);
        assert!(glass.waited() < LIMIT, "{:?}", glass.waited());
        let before = trimmed(&glass.text());
        let sent = all.sent();
        // A slow line may cut the answer in two behind its first byte.
        let (front, back) = sent.split_at(usize::from(is_cut));
        glass.send(front);
        glass.send(back);
        assert_eq!(trimmed(&glass.settle()), before, "cut: {is_cut}");
        // Keys are keys, before and after: Escape too.
        glass.send("?");
        glass.until("help", |screen| trimmed(&screen.contents()) != before);
        glass.send("\x1b");
        glass.until("back again", |screen| trimmed(&screen.contents()) == before);
    }
}

#[test]
fn keys_pressed_before_the_first_frame_are_not_lost() {
    let all = Answers { ground: Some(BLACK), ambiguous: Some(1), tells_itself: true };
    let mut glass = Start::xorcle(&[]).answered(all).run();
    glass.send(",");
    glass.until_shown("colours of moves");
}
