//! Games played in lines, kept and gone on with.

use std::fs;

use crate::shell::{Shell, err, out, run, status};

#[test]
fn without_a_terminal_the_screen_names_the_other_ways() {
    for args in [&[][..], &["play", "nim"]] {
        let output = run(args, "");
        assert_eq!(status(&output), Some(2), "{args:?}");
        assert_eq!(err(&output).lines().count(), 1);
        assert!(err(&output).contains("--json") && err(&output).contains("--plain"), "{}", err(&output));
        assert_eq!(out(&output), "");
    }
}

#[test]
fn a_game_in_lines_is_played_kept_and_resumed() {
    let shell = Shell::new();
    let first = shell.run(&["play", "nim", "1,2", "--plain", "--seed", "1"], "2:2->1\nwhy\nhint\nbogus\n");
    assert_eq!(status(&first), Some(0), "{}", err(&first));
    assert!(out(&first).contains("The opponent "), "{}", out(&first));
    assert!(out(&first).contains("Nothing was changed"), "{}", out(&first));
    let again = shell.run(&["play", "--plain"], "undo\nundo\nquit\n");
    assert!(out(&again).contains("After 2 moves"), "{}", out(&again));
    assert!(out(&again).contains("After 0 moves: 1,2"), "{}", out(&again));
}

#[test]
fn what_is_beyond_an_engine_is_said_and_the_game_goes_on() {
    let game = ["play", "fibonacci-nim", "9,9,99999999999999999999999999", "--plain", "--first", "you"];
    let output = run(&game, "why\nhint\nmoves\nquit\n");
    assert_eq!(status(&output), Some(0), "{}", err(&output));
    assert_eq!(out(&output).matches("is beyond the table").count(), 2, "{}", out(&output));
    assert!(out(&output).contains("3:1  3:2"), "{}", out(&output));
}

#[test]
fn a_damaged_game_is_set_aside_and_told() {
    let shell = Shell::new();
    let data = shell.home.path().join(".local/share/xorcle");
    fs::create_dir_all(&data).expect("made");
    fs::write(data.join("resume.json"), "{\"duel\": 7}").expect("written");
    let output = shell.run(&["play", "--plain"], "");
    assert_eq!(status(&output), Some(2));
    assert!(out(&output).contains("resume.json:1:"), "{}", out(&output));
    assert_eq!(fs::read_to_string(data.join("resume.json.damaged-1")).expect("kept"), "{\"duel\": 7}");
}

#[test]
fn large_tables_are_kept_in_the_cache_folder_and_answers_never_depend_on_them() {
    let shell = Shell::new();
    let file = shell.home.path().join(".cache/xorcle/tables/dodgem-4-3-3.table");
    let ask = |is_kept: &str| {
        let mut command = shell.command(&["table", "dodgem", "--set", "size=4", "--format", "csv"]);
        let output = command.env("XORCLE_CACHE", is_kept).output().expect("the program runs");
        assert_eq!(status(&output), Some(0), "{}", err(&output));
        out(&output).to_owned()
    };
    let made = ask("true");
    let kept = fs::read(&file).expect("it was kept");
    assert_eq!(ask("true"), made, "read again");
    let mut harmed = kept.clone();
    *harmed.last_mut().expect("it is not empty") ^= 1;
    fs::write(&file, &harmed).expect("written");
    assert_eq!(ask("false"), made, "nothing is read");
    assert_eq!(fs::read(&file).ok(), Some(harmed), "nor written");
    assert_eq!(ask("true"), made, "what is damaged is not believed");
    assert_eq!(fs::read(&file).ok(), Some(kept), "and mended");
}
