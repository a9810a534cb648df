//! Playing at a real terminal: keys, typed moves, Chinese, pasted text, windows of any size.

use crate::terminal::pty::{Glass, Start};

/// A game of Nim in which the person begins.
fn nim() -> Glass {
    let mut glass = Start::xorcle(&["play", "nim", "3,4,5", "--first", "you"]).run();
    glass.until_shown("Your move");
    glass.settle();
    glass
}

#[test]
fn a_move_can_be_typed_and_is_answered() {
    let mut glass = nim();
    glass.send(":1:3->1\r");
    glass.until_shown("The opponent took");
    glass.until_shown("Your move");
    glass.send("u");
    glass.until("the move taken back", |screen| !screen.contents().contains("You took"));
    glass.send("q");
    glass.end().assert_given_back("q after a game");
}

#[test]
fn a_demo_goes_on_by_itself_to_its_end() {
    let mut glass = Start::xorcle(&["demo", "nim", "1,2", "--pace", "0.1", "--seed", "1"]).run();
    glass.until_shown("The game is over: the first player won.");
    glass.send("q");
    glass.end().assert_given_back("q after a demo");
}

#[test]
fn a_move_can_be_pointed_at_with_arrows_and_with_letters() {
    for keys in [["\x1b[B", "\x1b[C"], ["j", "l"]] {
        let mut glass = nim();
        glass.send(keys[0]);
        glass.send(keys[1]);
        glass.settle();
        glass.send("\r");
        // Both tellings stay until the next move, however fast the answer comes.
        glass.until("both tellings", |screen| {
            let told = screen.contents();
            told.contains("You took") && told.contains("The opponent took")
        });
        glass.send("q");
        assert!(glass.end().status.success());
    }
}

#[test]
fn a_wrong_move_is_refused_and_everything_stays() {
    let mut glass = nim();
    glass.send(":1:3->9\r");
    glass.until_shown("heap 1 has 3");
    glass.send("\x1b");
    glass.settle();
    assert!(glass.text().contains("Your move"), "{}", glass.text());
    glass.send("q");
    assert!(glass.end().status.success());
}

#[test]
fn pasted_text_runs_no_shortcut() {
    let mut glass = nim();
    glass.send("\x1b[200~qqq\x1b[201~");
    glass.settle();
    glass.send("?");
    glass.settle();
    glass.send("\x1b");
    glass.until_shown("Your move");
    glass.send("q");
    assert!(glass.end().status.success());
}

#[test]
fn a_pasted_position_is_set_up() {
    let mut glass = nim();
    glass.send("\x1b[200~1,2,3\x1b[201~");
    glass.until_shown("pasted");
    glass.send("q");
    assert!(glass.end().status.success());
}

#[test]
fn chinese_is_spoken_and_full_width_keys_act() {
    let mut glass = Start::xorcle(&["play", "nim", "3,4,5", "--first", "you"]).with("LANG", "zh_CN.UTF-8").run();
    glass.until_shown("取走最后一枚者胜");
    glass.send("？");
    glass.settle();
    glass.send("\x1b");
    glass.until_shown("取走最后一枚者胜");
    glass.send("ｑ");
    let left = glass.end();
    left.assert_given_back("a full-width q");
    assert!(left.status.success());
}

#[test]
fn a_storm_of_sizes_leaves_the_game_intact() {
    let mut glass = nim();
    let before = glass.text();
    for i in 0..60u16 {
        glass.resize(1 + i * 7 % 60, 1 + i * 13 % 200);
    }
    glass.resize(1, 1);
    glass.resize(10, 40);
    glass.until_shown("need 60");
    glass.resize(24, 80);
    glass.until("the board again", |screen| screen.contents() == before);
    glass.send("q");
    glass.end().assert_given_back("a storm of sizes");
}

#[test]
fn a_storm_of_keys_breaks_nothing() {
    let mut glass = nim();
    let keys = [
        "\x1b[A", "\x1b[B", "\t", "\r", "o", "t", "t", "u", "r", "g", "\x1b", "d", "\x1b", "L", "L", "+", "-", "?",
        "\x1b",
    ];
    for i in 0..200 {
        glass.send(keys[i * 7 % keys.len()]);
    }
    glass.settle();
    glass.send("\x03");
    let left = glass.end();
    left.assert_given_back("a storm of keys");
    assert!(left.status.success(), "{:?}: {}", left.status, left.text());
}

#[test]
fn an_idle_screen_writes_nothing() {
    let mut glass = nim();
    let written = glass.bytes().len();
    glass.settle();
    glass.settle();
    assert_eq!(glass.bytes().len(), written, "something moves by itself");
    glass.send("q");
    assert!(glass.end().status.success());
}
