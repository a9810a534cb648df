//! Every law is held against the game of the house on all its small tests; every mistake is one.

use std::collections::BTreeSet;

use ground::num::Int;
use ground::say::{Language, Tongue};
use judge::case::Case;
use judge::cases::edges::edges;
use judge::cases::random::{Sizes, one};
use judge::cases::small::first;
use judge::catalogue::{Catalogue, program};
use judge::input::Input;
use judge::law::Told;
use judge::likely::wrong_laws;
use judge::problem::Problem;
use judge::truth::Truth;
use rand::SeedableRng;
use rand::rngs::ChaCha8Rng;
use solve::judge::control::Control;
use solve::judge::value::{Outcome, Value};

use games::house;
use teach::lesson::shipped::shipped as shipped_lessons;

fn shipped() -> Catalogue {
    let (catalogue, mistakes) = Catalogue::new(&[]);
    assert!(mistakes.is_empty(), "{mistakes:?}");
    catalogue
}

/// Tests of a problem: all small ones and random ones that are not much larger.
fn tests(problem: &Problem, truth: &Truth, most: usize) -> Vec<Case> {
    let mut cases = first(problem, most, &|case| truth.is_valid(case));
    let mut dice = ChaCha8Rng::seed_from_u64(11);
    let random = (0..most).map(|_| one(problem, Sizes { length: 5, number: 30 }, &mut dice));
    cases.extend(random.filter(|case| truth.is_valid(case)));
    cases
}

/// Whether what a law tells is what the game is worth.
fn agree(told: &Told, value: &Value, is_left: bool) -> bool {
    let outcome = match value.outcome() {
        Outcome::N if is_left => Outcome::P,
        Outcome::P if is_left => Outcome::N,
        outcome => outcome,
    };
    match (told, value) {
        (Told::Text(text), Value::Margin { own, other }) => {
            *text == format!("{own} {other}") || *text == (own - other).to_string()
        }
        // A game for points that is level counts as won where a tie is enough.
        (Told::Outcome(told), Value::Margin { own, other }) => (*told == Outcome::N) == (own >= other),
        (Told::Outcome(told), _) => *told == outcome,
        // Moves are asked for: there are some exactly where the position is won.
        (Told::Text(text), _) => {
            let is_none = ["lose", "No", "0", "none", "L", "LOSE"].contains(&text.as_str());
            let last = text.chars().next_back();
            let is_lost = is_none || (text.len() > 1 && text.chars().all(|c| "WL".contains(c)) && last == Some('L'));
            (outcome == Outcome::P) == is_lost
        }
    }
}

#[test]
fn laws_agree_with_the_games_on_all_small_tests() {
    let (house, control, catalogue) = (house(), Control::new(), shipped());
    let mut held = BTreeSet::new();
    for problem in catalogue.problems() {
        let Some(answer) = problem.law.and_then(|law| law.answer) else { continue };
        let mut truth = Truth::new(&house, problem, &control);
        let mut count = 0;
        for case in tests(problem, &truth, 150) {
            let Some(asked) = truth.asked(&case).filter(|_| problem.game.is_some()) else { continue };
            let place = truth.place(&case).unwrap_or_else(|fault| panic!("{} {asked:?}: {fault:?}", problem.id));
            let value = place.value(&control).unwrap_or_else(|stop| panic!("{} {asked:?}: {stop:?}", problem.id));
            let told = answer(&case);
            assert!(
                agree(&told, &value, asked.is_left),
                "{} {case:?}: {told:?}, but the game says {value:?}",
                problem.id
            );
            count += 1;
        }
        if count > 60 {
            held.insert(problem.id.as_str());
        }
    }
    let without: Vec<&str> =
        catalogue.problems().iter().map(|p| p.id.as_str()).filter(|id| !held.contains(id)).collect();
    // These have no game of the house; their programs and known answers hold them.
    assert_eq!(
        without,
        [
            "cses-2208",
            "hackerrank-chessboard",
            "leetcode-464",
            "leetcode-913",
            "leetcode-1406",
            "luogu-P2148",
            "poj-2311"
        ]
    );
}

#[test]
fn problems_are_told_whole_in_both_languages_and_their_samples_are_answered() {
    let (house, control, catalogue) = (house(), Control::new(), shipped());
    assert!(catalogue.problems().len() >= 55);
    let lessons: Vec<String> = shipped_lessons(Language::English).into_iter().map(|lesson| lesson.name).collect();
    for problem in catalogue.problems() {
        let id = &problem.id;
        assert_eq!(problem.hints.len(), 3, "{id}");
        let texts =
            [&problem.title, &problem.statement, &problem.input, &problem.output, &problem.law_words, &problem.why];
        for text in texts.into_iter().chain(&problem.hints) {
            assert_eq!(text.all().filter(|text| !text.is_empty()).count(), 2, "{id}: {text:?}");
        }
        assert!(!problem.samples.is_empty(), "{id}");
        let lesson = problem.lesson.as_ref().unwrap_or_else(|| panic!("{id} has no lesson"));
        assert!(lessons.contains(lesson), "{id}: {lesson}");
        let mut truth = Truth::new(&house, problem, &control);
        for sample in &problem.samples {
            let cases = problem
                .layout
                .read(&mut Input::new(&sample.input))
                .unwrap_or_else(|mistake| panic!("{id}: {mistake:?}"));
            let cases: Vec<Case> = cases.into_iter().map(|(case, _)| case).collect();
            assert!(cases.iter().all(|case| truth.is_valid(case)), "{id}: {cases:?}");
            let lines = truth.lines(&cases).expect("the sample has an answer");
            assert_eq!(lines.join("\n") + "\n", sample.output, "{id}");
        }
        for file in ["main.cpp", "main.py", "Main.java", "main.rs"] {
            assert!(program(id, file).is_some_and(|text| !text.trim().is_empty()), "{id}: {file}");
        }
    }
}

#[test]
fn every_mistake_is_one_and_has_words() {
    let (house, control, catalogue) = (house(), Control::new(), shipped());
    for problem in catalogue.problems() {
        let Some(law) = problem.law else { continue };
        let Some(answer) = law.answer else { continue };
        let truth = Truth::new(&house, problem, &control);
        let mut cases = tests(problem, &truth, 600);
        let large = Sizes { length: 6, number: i64::MAX };
        let mut dice = ChaCha8Rng::seed_from_u64(2);
        cases.extend((0..200).map(|_| one(problem, large, &mut dice)).filter(|case| truth.is_valid(case)));
        cases.extend((law.near)().into_iter().filter(|case| truth.is_valid(case)));
        cases.extend(edges(problem, &mut ChaCha8Rng::seed_from_u64(1)).into_iter().filter(|case| truth.is_valid(case)));
        for wrong in
            wrong_laws(problem).iter().filter(|wrong| law.mistakes.iter().any(|mistake| mistake.name == wrong.name))
        {
            let differs = |case: &&Case| (wrong.answer)(case).is_some_and(|told| told != answer(case));
            let says = Tongue::of(Language::Chinese).speak(&wrong.says);
            assert!(cases.iter().any(|case| differs(&case)), "{}: {}", problem.id, wrong.name);
            assert!(says.ends_with('。'), "{}: {says}", wrong.name);
        }
    }
}

#[test]
fn problems_are_found_as_people_name_them() {
    let catalogue = shipped();
    for (name, id) in [
        ("hdu-1846", "hdu-1846"),
        ("hdu1846", "hdu-1846"),
        ("HDU 1846", "hdu-1846"),
        ("P2197", "luogu-P2197"),
        ("洛谷 P2197", "luogu-P2197"),
        ("AcWing 893", "acwing-893"),
        ("lc486", "leetcode-486"),
        ("力扣 486", "leetcode-486"),
        ("bzoj 1022", "luogu-P4279"),
        ("https://www.luogu.com.cn/problem/P2252", "luogu-P2252"),
        ("https://acm.hdu.edu.cn/showproblem.php?pid=1846", "hdu-1846"),
        ("https://leetcode.cn/problems/divisor-game/", "leetcode-1025"),
        ("https://www.acwing.com/problem/content/893/", "acwing-891"),
        ("https://cses.fi/problemset/task/1729", "cses-1729"),
        ("https://atcoder.jp/contests/dp/tasks/dp_k", "atcoder-dp-k"),
    ] {
        assert_eq!(catalogue.find(name).map(|problem| problem.id.as_str()).ok(), Some(id), "{name}");
    }
    let about: Vec<&str> = catalogue.about("wythoff").iter().map(|problem| problem.id.as_str()).collect();
    assert!(about.contains(&"luogu-P2252") && about.contains(&"wythoff"), "{about:?}");
    assert!(!catalogue.about("石子").is_empty());
    assert!(catalogue.find("hdu-184").is_err());
}

#[test]
fn the_least_failing_tests_are_those_of_the_bare_rules() {
    // For each: problem, wrong law, and the smallest test on which it fails, found by going through all of them.
    let catalogue = shipped();
    let (house, control) = (house(), Control::new());
    for (id, name, least) in [
        ("acwing-1388", "larger-end", "4\n1 2 1 1\n"),
        ("hdu-1846", "mod-most", "1\n1 1\n"),
        ("luogu-P2197", "sum-parity", "1\n1\n2\n"),
    ] {
        let problem = catalogue.find(id).expect("it is there");
        let truth = Truth::new(&house, problem, &control);
        let wrong = wrong_laws(problem).into_iter().find(|wrong| wrong.name == name).expect("it is known");
        let answer = problem.law.and_then(|law| law.answer).expect("a law");
        let cases = first(problem, 400, &|case| truth.is_valid(case));
        let failing = cases.iter().filter(|case| (wrong.answer)(case).is_some_and(|told| told != answer(case)));
        let smallest = failing.min_by_key(|case| case.size()).expect("it fails somewhere");
        assert_eq!(problem.layout.write(std::slice::from_ref(smallest)), least, "{id}: {name}");
        assert!(smallest.size().0 > Int::ZERO);
    }
}
