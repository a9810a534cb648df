//! What is essential is whole in every window and both languages, and the board stands still when the oracle speaks.

use xorcle::games::house;
use xorcle::say::Language;

use crate::crew::on_every_core;
use crate::glass::{Frame, Glass, WINDOWS, report};

/// Signs that may come and go on a board while the oracle speaks: verdicts, the finger, what is lit, values.
fn is_sign(symbol: &str) -> bool {
    symbol.chars().all(|c| " ✓✗=[]<>()*▸›∙○●0123456789x{}▀▄█▌▐▖▗▘▝▙▛▜▟▚▞░".contains(c))
}

/// Where a board stands that the oracle's words do not touch.
fn moved(closed: &Frame, open: &Frame) -> Option<String> {
    let (one, other) = (closed.divider(), open.divider());
    if one != other {
        return Some(format!("the line between board and words moves from {one:?} to {other:?}"));
    }
    let right = one?;
    for y in 2..closed.buffer.area.height - 2 {
        for x in 0..right {
            let (was, is) = (closed.buffer[(x, y)].symbol(), open.buffer[(x, y)].symbol());
            if was != is && !(is_sign(was) || is_sign(is)) {
                return Some(format!("column {x}, row {y}: {was} becomes {is}"));
            }
        }
    }
    None
}

#[test]
fn on_every_stage_words_are_whole_and_the_board_stands_still() {
    let wrong: Vec<String> = on_every_core(house().entries(), |entry| {
        let mut wrong = Vec::new();
        let mut glass = Glass::game(entry);
        for language in Language::ALL {
            if language != Language::English {
                glass.press("L");
            }
            let closed = WINDOWS.map(|window| glass.frame(window));
            glass.press("o");
            let open = WINDOWS.map(|window| glass.frame(window));
            glass.press("o");
            for (window, (closed, open)) in WINDOWS.iter().zip(closed.iter().zip(&open)) {
                let how = format!("{} {language} {window:?}", entry.id);
                for (name, frame) in [("closed", closed), ("card", open)] {
                    let words = frame.words();
                    for sign in ["…", "↓", "↑ "] {
                        if words.contains(sign) {
                            wrong.push(format!("{how} {name}: {sign} in the words\n{}", frame.text()));
                        }
                    }
                }
                if let Some(why) = moved(closed, open) {
                    wrong.push(format!("{how}: {why}\n{}{}", closed.text(), open.text()));
                }
            }
        }
        wrong
    })
    .concat();
    report(&wrong);
}
