//! Programs that ship are judged: the right ones pass, the wrong ones are condemned with a test near the smallest.
//!
//! `XORCLE_JUDGE=all` takes every program; without it one wrong program of each problem and one right one are taken.

use std::path::{Path, PathBuf};

use judge::catalogue::Catalogue;

use super::{files, has, judge, python, report, root};
use crate::crew::on_every_core;
use crate::shell::{Shell, status};

fn is_whole() -> bool {
    std::env::var("XORCLE_JUDGE").is_ok_and(|what| what == "all")
}

/// The arguments that judge a file; `None` where its tool is missing.
fn arguments(problem: &str, file: &Path, time: &str) -> Option<Vec<String>> {
    let path = file.display().to_string();
    let mut args: Vec<String> = [problem, "--json", "--seed", "3", "--time", time].map(str::to_owned).to_vec();
    let tool = match file.extension()?.to_str()? {
        "py" => {
            args.extend(["--".to_owned(), python()?.to_owned(), path]);
            return Some(args);
        }
        "cpp" => "g++",
        "java" => "javac",
        _ => "rustc",
    };
    args.extend(["--source".to_owned(), path]);
    has(tool).then_some(args)
}

#[test]
fn the_right_programs_pass() {
    let (catalogue, _) = Catalogue::new(&[]);
    let names = ["main.cpp", "main.py", "Main.java", "main.rs"];
    let mut jobs = Vec::new();
    for (at, problem) in catalogue.problems().iter().enumerate() {
        for (place, name) in names.iter().enumerate() {
            if is_whole() || (at + place) % 4 == 0 {
                let site = problem.id.split('-').next().unwrap_or_default();
                let folder = root().join("assets/problems");
                let own = folder.join(site).join(&problem.id);
                let file = if own.is_dir() { own } else { folder.join("house").join(&problem.id) }.join(name);
                jobs.push((problem.id.clone(), file));
            }
        }
    }
    let time = if is_whole() { "4s" } else { "700ms" };
    let failed = on_every_core(&jobs, |(problem, file)| {
        let args = arguments(problem, file, time)?;
        let said = judge(&Shell::new(), &args.iter().map(String::as_str).collect::<Vec<_>>());
        let text = || String::from_utf8_lossy(&said.stdout).into_owned() + &String::from_utf8_lossy(&said.stderr);
        (status(&said) != Some(0)).then(|| format!("{}: {}", file.display(), text()))
    });
    let failed: Vec<String> = failed.into_iter().flatten().collect();
    assert!(failed.is_empty(), "{}", failed.join("\n"));
    assert!(jobs.len() >= 55);
}

/// The smallest failing test that the second line of a wrong program tells, where it is numbers and not words.
fn smallest(file: &Path) -> Option<String> {
    let text = std::fs::read_to_string(file).expect("a program");
    let (_, told) = text.lines().nth(1)?.split_once("smallest: ")?;
    let is_input = told.chars().all(|c| !c.is_ascii_alphabetic()) || told.starts_with('"');
    is_input.then(|| told.replace(" / ", "\n"))
}

fn weight(input: &str) -> i64 {
    let numbers = input.split(|c: char| !(c.is_ascii_digit() || c == '-')).filter_map(|word| word.parse::<i64>().ok());
    numbers.map(i64::abs).sum()
}

#[test]
fn the_wrong_programs_are_condemned_with_a_test_near_the_smallest() {
    let mut jobs = Vec::new();
    for folder in files(&root().join("tests/wrong")) {
        let problem = folder.file_name().expect("a name").to_string_lossy().into_owned();
        // What is only too slow depends on the machine, and stays for the long run.
        let all: Vec<_> = files(&folder).into_iter().filter(|file| is_whole() || smallest(file).is_some()).collect();
        let some = if is_whole() { all.len() } else { 1 };
        jobs.extend(all.into_iter().take(some).map(|file| (problem.clone(), file)));
    }
    let condemned = |(problem, file): &(String, PathBuf)| {
        // It ends where a test fails; on a busy machine that may take a while.
        let args = arguments(problem, file, "60s")?;
        let said = judge(&Shell::new(), &args.iter().map(String::as_str).collect::<Vec<_>>());
        let complain = |text: String| Some(format!("{}: {text}", file.display()));
        if status(&said) != Some(1) {
            return complain(format!("not condemned: {}", String::from_utf8_lossy(&said.stdout)));
        }
        let report = report(&said);
        let input = report["input"].as_str().unwrap_or_default();
        // What is too slow on one machine is not on another; all else has one smallest test.
        // Where the few seconds of shrinking did not do, the report calls the test found, and no more is claimed.
        let is_claimed = report["verdict"] == "wrong-answer" && report["smallness"] != "found";
        if let Some(least) = smallest(file).filter(|_| is_claimed)
            && weight(input) > weight(&least) + weight(&least) / 4 + 4
        {
            return complain(format!("{input:?} is much larger than {least:?}"));
        }
        None
    };
    // Shrinking has a few seconds; on a busy machine they may not do, so what failed is judged once more alone.
    let first = on_every_core(&jobs, condemned);
    let again = jobs.iter().zip(first).filter(|(_, failed)| failed.is_some()).map(|(job, _)| condemned(job));
    let failed: Vec<String> = again.flatten().collect();
    assert!(failed.is_empty(), "{}", failed.join("\n"));
    assert!(jobs.len() >= 30);
}
