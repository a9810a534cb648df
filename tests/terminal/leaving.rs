//! However the program ends, the terminal is as it was.

use vt100::Screen;

use crate::terminal::pty::{Glass, Left, Start};

/// The program once it has taken the terminal and drawn its first screen.
fn opened() -> Glass {
    let mut glass = Start::xorcle(&[]).run();
    glass.until("the first screen", |screen| screen.alternate_screen() && screen.contents().contains("xorcle"));
    glass.settle();
    glass
}

#[test]
fn while_it_runs_the_terminal_is_taken() {
    let mut glass = opened();
    assert!(glass.screen().hide_cursor(), "the cursor is seen");
    assert!(glass.screen().bracketed_paste(), "pasted text would run shortcuts");
    glass.send("q");
    glass.end().assert_given_back("q");
}

#[test]
fn q_and_ctrl_c_leave_without_complaint() {
    for key in ["q", "\x03"] {
        let mut glass = opened();
        glass.send(key);
        let left = glass.end();
        left.assert_given_back(key.escape_debug().to_string().as_str());
        assert!(left.status.success(), "{key:?}: {:?}", left.status);
    }
}

#[test]
fn esc_on_the_first_screen_does_not_leave() {
    let mut glass = opened();
    glass.send("\x1b");
    // In one breath with the q it would be read as Alt and q.
    glass.until_shown("This is the first screen");
    glass.send("q");
    assert!(glass.end().status.success());
}

/// Whether the program died of this signal, as its parent and every shell sees it.
fn died_of(left: &Left, number: u32, words: &str) -> bool {
    left.status.exit_code() == 128 + number || left.status.signal().is_some_and(|signal| signal.contains(words))
}

#[test]
fn a_signal_is_told_to_the_parent_and_the_terminal_is_given_back() {
    let signals = [("TERM", 15, "Terminated"), ("HUP", 1, "Hangup"), ("INT", 2, "Interrupt"), ("QUIT", 3, "Quit")];
    for (name, number, words) in signals {
        let glass = opened();
        glass.signal(name);
        let left = glass.end();
        left.assert_given_back(name);
        assert!(died_of(&left, number, words), "SIG{name}: {:?}", left.status);
    }
}

#[test]
fn a_signal_in_the_middle_of_a_game_keeps_the_game() {
    let mut glass = Start::xorcle(&["play", "nim", "3,4,5", "--first", "you"]).run();
    glass.until_shown("Your move");
    glass.send(":1:3->1\r");
    glass.until_shown("The opponent took");
    glass.settle();
    glass.signal("TERM");
    let left = glass.end();
    left.assert_given_back("TERM");
    let mut glass = Start::xorcle(&[]).run_in(left.home);
    glass.until_shown("CONTINUE");
    glass.send("q");
    assert!(glass.end().status.success());
}

#[test]
fn ctrl_z_suspends_and_fg_paints_everything_again() {
    let mut glass = Start::command(&["bash", "--norc", "--noprofile", "-i"]).with("PS1", "shell-prompt$ ").run();
    glass.until_shown("shell-prompt$");
    glass.send(format!("{} play nim 3,4,5 --first you\n", crate::terminal::pty::XORCLE));
    glass.until_shown("Your move");
    // Any key ends the first meeting of a game.
    glass.send("jk");
    glass.until_shown("Take the last one and you win.");
    // Blanks at the ends of lines are written or left out.
    let letters = |text: &str| text.lines().map(str::trim_end).collect::<Vec<_>>().join("\n");
    let before = letters(&glass.settle());
    glass.send("\x1a");
    let is_stopped = |screen: &Screen| !screen.alternate_screen() && screen.contents().contains("Stopped");
    let asks_again = |screen: &Screen| is_stopped(screen) && screen.contents().trim_end().ends_with("shell-prompt$");
    glass.until("the shell again", asks_again);
    // Bash asks for bracketed paste itself, so only the cursor tells here.
    assert!(!glass.screen().hide_cursor(), "the shell gets a terminal without a cursor");
    glass.send("fg\n");
    glass.until("the game again", |screen: &Screen| screen.alternate_screen() && letters(&screen.contents()) == before);
    glass.send("q");
    // Only behind its new prompt does the shell read: what is typed before may be lost.
    let asks = |screen: &Screen| !screen.alternate_screen() && screen.contents().trim_end().ends_with("shell-prompt$");
    glass.until("the shell at last", asks);
    glass.send("exit\n");
    glass.end();
}

/// Set for the child of the test below.
const BREAKS: &str = "BREAKS_ON_PURPOSE";

/// This test runs twice: as it is, and as a child in the pseudo-terminal, where it takes the terminal and breaks down.
#[test]
fn a_panic_gives_the_terminal_back_before_it_is_told() {
    if std::env::var_os(BREAKS).is_some() {
        let _screen = app::tui::terminal::Screen::take(true).expect("the child has a terminal");
        panic!("broken on purpose");
    }
    let own = std::env::current_exe().expect("tests are programs");
    let name = "terminal::leaving::a_panic_gives_the_terminal_back_before_it_is_told";
    let own = own.to_str().expect("its path is a text");
    let child = [own, "--exact", name, "--nocapture", "--test-threads=1"];
    let left = Start::command(&child).with(BREAKS, "1").run().end();
    left.assert_given_back("panic");
    assert_eq!(left.status.exit_code(), 101, "{:?}", left.status);
    let told = left.screen.contents();
    assert!(told.contains("broken on purpose"), "the panic is told where it can be read:\n{told}");
    let bytes = String::from_utf8_lossy(&left.bytes);
    assert!(bytes.contains("\x1b[?1049h") && bytes.contains("\x1b[?1000h"), "the terminal was never taken");
}
