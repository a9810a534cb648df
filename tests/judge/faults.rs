//! Programs that misbehave: each is ended, told what it did, and leaves nothing behind.

use std::fs;

use super::{judge, python, report};
use crate::shell::{Shell, err, out, status};

/// What the judge says of a Python program with these lines.
fn verdict(lines: &str, more: &[&str]) -> Option<(String, std::process::Output)> {
    let shell = Shell::new();
    let file = shell.home.path().join("program.py");
    fs::write(&file, lines).expect("the folder can be written to");
    let path = file.display().to_string();
    let mut args = vec!["hdu-1846", "--json", "--seed", "1", "--limit", "300ms", "--no-shrink"];
    args.extend(more);
    args.extend(["--", python()?, &path]);
    let said = judge(&shell, &args);
    let verdict = report(&said)["verdict"].as_str().unwrap_or_default().to_owned();
    Some((verdict, said))
}

#[test]
fn programs_that_misbehave_are_ended_and_named() {
    for (lines, expected) in [
        ("while True: pass", "time-limit"),
        ("import time; time.sleep(60)", "time-limit"),
        ("while True: print('yes' * 1000)", "output-limit"),
        ("import os; os.abort()", "runtime-error"),
        ("import sys; sys.exit(3)", "runtime-error"),
        ("1 // 0", "runtime-error"),
        ("x = bytearray(600 << 20)", "memory-limit"),
        ("import os; os.close(1); os.close(2)", "wrong-answer"),
        ("import sys; sys.stdout.write('fir')", "wrong-answer"),
        ("pass", "wrong-answer"),
        ("import sys; sys.stdout.buffer.write(bytes(range(256)))", "wrong-answer"),
    ] {
        let Some((verdict, said)) = verdict(lines, &[]) else { return };
        assert_eq!(verdict, expected, "{lines}: {}", out(&said));
        assert_eq!(status(&said), Some(1), "{lines}: {}", err(&said));
    }
}

/// Processes that run this file.
fn alive(file: &str) -> usize {
    let runs = |process: &fs::DirEntry| {
        let line = fs::read(process.path().join("cmdline")).unwrap_or_default();
        String::from_utf8_lossy(&line).contains(file)
    };
    fs::read_dir("/proc").into_iter().flatten().flatten().filter(runs).count()
}

#[test]
fn what_a_program_starts_ends_with_it() {
    let (Some(python), shell) = (python(), Shell::new()) else { return };
    let (file, log) = (shell.home.path().join("forks.py"), shell.home.path().join("children"));
    let fork = format!(
        "import os, time\nfor i in range(50):\n  if os.fork() == 0:\n    open('{}', 'a').write('x')\n    time.sleep(300)\n    os._exit(0)\nprint('first')",
        log.display()
    );
    fs::write(&file, fork).expect("the folder can be written to");
    let path = file.display().to_string();
    let args = ["hdu-1846", "--json", "--seed", "1", "--tests", "1", "--no-shrink", "--", python, &path];
    assert_eq!(report(&judge(&shell, &args))["verdict"], "wrong-answer");
    // The children hold the output open for five minutes; they were there, and none is left.
    assert!(!fs::read(&log).expect("children began").is_empty());
    assert_eq!(alive(&path), 0);
}

#[cfg(unix)]
#[test]
fn who_stops_it_is_told_so_and_the_program_ends() {
    let (Some(python), shell) = (python(), Shell::new()) else { return };
    let (file, mark) = (shell.home.path().join("sleeper.py"), shell.home.path().join("began"));
    // Who opens a pipe by name waits until it is opened at its other end, too.
    assert!(std::process::Command::new("mkfifo").arg(&mark).status().expect("mkfifo is there").success());
    fs::write(
        &file,
        format!(
            "import os, time\nif os.fork() == 0: time.sleep(300)\nopen('{}', 'w').close()\ntime.sleep(300)",
            mark.display()
        ),
    )
    .expect("the folder can be written to");
    for signal in ["-INT", "-TERM"] {
        let path = file.display().to_string();
        let mut command = std::process::Command::new(env!("CARGO_BIN_EXE_xorcle"));
        command.env("XDG_DATA_HOME", shell.home.path()).env("LANG", "C.UTF-8").stdout(std::process::Stdio::piped());
        let child =
            command.args(["judge", "hdu-1846", "--limit", "90s", "--", python, &path]).spawn().expect("it starts");
        fs::read(&mark).expect("the program began");
        let id = child.id().to_string();
        assert!(std::process::Command::new("kill").args([signal, &id]).status().expect("kill is there").success());
        let said = child.wait_with_output().expect("it ends");
        assert_eq!(status(&said), Some(3), "{signal}: {}", out(&said));
        assert!(out(&said).contains("Stopped after 0 tests"), "{}", out(&said));
        assert_eq!(alive(&path), 0, "{signal}");
    }
}

#[test]
fn who_is_quick_enough_for_one_call_is_not_late_with_many() {
    // Each call has its own time where a site asks one by one; a file of two hundred is only how they are given here.
    let (Some(python), shell) = (python(), Shell::new()) else { return };
    let file = shell.home.path().join("calls.py");
    let lines = "import sys\nfor line in sys.stdin:\n  if line.strip():\n    sum(range(1_000_000))\n    print('true' if int(line) % 4 else 'false')";
    fs::write(&file, lines).expect("the folder can be written to");
    let path = file.display().to_string();
    let said =
        judge(&shell, &["leetcode-292", "--json", "--seed", "1", "--limit", "2s", "--time", "4s", "--", python, &path]);
    assert_eq!(report(&said)["verdict"], "accepted", "{}", out(&said));
}

#[test]
fn a_slow_program_is_not_said_to_keep_anything() {
    let Some((verdict, said)) = verdict("while True: pass", &[]) else { return };
    assert_eq!(verdict, "time-limit");
    assert_eq!(report(&said)["smallness"], "found");
}

#[test]
fn what_cannot_be_judged_is_a_bad_request() {
    let shell = Shell::new();
    for (args, kind) in [
        (&["no-such-problem", "--", "true"][..], "unknown-problem"),
        (&["hdu-1846", "--", "/no/such/program"], "bad-parameter"),
        (&["hdu-1846", "--source", "/no/such/file.cpp"], "bad-parameter"),
        (&["hdu-1846", "--source", "Cargo.toml"], "bad-parameter"),
        (&["hdu-1846", "--memory", "much", "--", "true"], "bad-parameter"),
        (&["hdu-1846", "--limit", "soon", "--", "true"], "bad-parameter"),
    ] {
        let said = judge(&shell, args);
        assert_eq!(status(&said), Some(2), "{args:?}");
        assert!(err(&said).contains(kind), "{args:?}: {}", err(&said));
    }
}

#[test]
fn the_same_seed_gives_the_same_course() {
    let Some(python) = python() else { return };
    let shell = Shell::new();
    let file = shell.home.path().join("program.py");
    let wrong = "import sys\nw = sys.stdin.read().split()\nfor i in range(int(w[0])):\n  print('first' if int(w[1 + 2 * i]) % int(w[2 + 2 * i]) else 'second')";
    fs::write(&file, wrong).expect("the folder can be written to");
    let path = file.display().to_string();
    let ask = || report(&judge(&shell, &["hdu-1846", "--json", "--seed", "7", "--", python, &path]));
    let (one, two) = (ask(), ask());
    for name in ["verdict", "input", "got", "want", "seed", "cases"] {
        assert_eq!(one[name], two[name], "{name}");
    }
    assert_eq!(one["input"], "1\n1 1\n");
    assert_eq!(one["smallness"], "smallest");
    assert_eq!(one["mistake"][0]["name"], "mod-most");
    assert_eq!((one["game"].as_str(), one["position"].as_str()), (Some("bash"), Some("1")));
    assert!(one["reason"]["claim"]["text"].is_string() || one["reason"]["claim"].is_object(), "{one}");
}
