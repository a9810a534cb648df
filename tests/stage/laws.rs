//! The law of a game on the screen: that it is proved, its machine, the run of the position column by column, what wins, and the ways there.

use app::tui::app::Event;
use duel::history::Duel;
use ground::say;
use ground::say::{Language, Say, Tongue};
use solve::judge::control::Control;
use teach::automatic::Sought;
use teach::machine::Told;
use teach::machine::diagram::Diagram;

use crate::glass::{Frame, Glass, HOUSE, WINDOWS};

/// Wythoff's game from two heaps on whose screen the law was asked for.
fn wythoff(position: &str, language: Language) -> Glass {
    let entry = HOUSE.find("wythoff").expect("a game");
    let place = entry.open(&entry.params(), Some(position)).expect("a position");
    let set = [("language", language.tag())];
    let mut glass = Glass::duel_set(&format!("law of {position}"), Duel::new(entry.clone(), place), &set);
    glass.touch("f12");
    glass.press("M");
    glass
}

/// What is found out about the same position, apart from the screen.
fn told(position: &str) -> Told {
    let entry = HOUSE.find("wythoff").expect("a game");
    let place = entry.open(&entry.params(), Some(position)).expect("a position");
    let (game, at) = place.as_heaps().expect("it is played on heaps");
    Told::of(game, at, &Control::new()).expect("nobody stops it")
}

fn diagram(told: &Told) -> Diagram {
    match &told.sought {
        Sought::Law(law) => Diagram::of(&law.found.law.lost),
        Sought::None(_) => panic!("Wythoff's game has a law"),
    }
}

/// Every state and every arrow of a machine, with the rails that they join.
fn shows_machine(frame: &Frame, diagram: &Diagram) {
    let text = frame.text();
    for state in &diagram.states {
        let name = if state.is_lost { format!("(({}))", state.number) } else { format!("({})", state.number) };
        assert!(text.contains(&name), "{name} is not in sight\n{text}");
    }
    for arrow in &diagram.arrows {
        let label = arrow.labels.join(" ");
        assert!(text.matches(&label).count() >= 1, "{label} is not in sight\n{text}");
    }
    let entered = |state: &usize| diagram.arrows.iter().any(|arrow| arrow.to == *state && !arrow.is_loop());
    assert_eq!(text.matches('◂').count(), (0..diagram.states.len()).filter(entered).count(), "{text}");
}

#[test]
fn a_law_is_told_with_its_machine_and_the_run_of_the_position_in_every_window() {
    for (position, is_lost) in [("8,13", true), ("6,9", false)] {
        let told = told(position);
        let diagram = diagram(&told);
        for language in Language::ALL {
            let mut glass = wythoff(position, language);
            let speak = |says: Say| Tongue::of(language).speak(&says);
            for window in WINDOWS {
                let frame = glass.frame(window);
                shows_machine(&frame, &diagram);
                let text = frame.text();
                let mut words = vec![say!("lawful-proved"), say!("machine-form-shifted")];
                let end = if is_lost { say!("machine-ends-lost", state = 5) } else { say!("machine-ends-out") };
                words.push(end);
                words.extend((!is_lost).then(|| say!("machine-wins", positions = "4,7")));
                for words in words {
                    assert!(frame.tells(&speak(words.clone())), "{words:?} {window:?} {language}\n{text}");
                }
                assert!(!text.contains('⟨') && frame.fold().is_none(), "{text}");
            }
        }
    }
}

#[test]
fn the_run_is_read_column_by_column_forth_and_back() {
    let mut glass = wythoff("8,13", Language::English);
    let end = glass.frame(WINDOWS[0]);
    assert!(end.text().contains("▸ ((5))"), "{}", end.text());
    let mut seen = Vec::new();
    for _ in 0..6 {
        glass.press("left");
        seen.push(glass.frame(WINDOWS[0]).text());
    }
    let marks = ["((5))", "(7)", "((5))", "(7)", "((5))", "(2)", "((0))"];
    for (frame, mark) in std::iter::once(&end.text()).chain(&seen).zip(marks) {
        assert_eq!(frame.matches('▸').count(), 1, "{frame}");
        assert!(frame.contains(&format!("▸ {mark}")), "{mark}\n{frame}");
    }
    // At the beginning nothing is said of how it ends.
    assert!(!seen[5].contains("lost."), "{}", seen[5]);
    for _ in 0..6 {
        glass.press("space");
    }
    assert_eq!(glass.frame(WINDOWS[0]).text(), end.text());
    glass.press("space");
    assert!(glass.frame(WINDOWS[0]).text().contains("▸ ((0))"), "it begins anew");
}

#[test]
fn the_search_for_a_law_is_told_of_and_given_up_by_a_key() {
    let entry = HOUSE.find("wythoff").expect("a game");
    let mut glass = Glass::game(entry);
    glass.touch("f12");
    glass.frame(WINDOWS[0]);
    glass.touch("M");
    assert!(glass.asks(), "the law is wanted");
    let control = Control::new();
    glass.app.update(Event::Slow(control));
    let text = glass.frame(WINDOWS[0]).text();
    assert!(text.contains("x stops it"), "{text}");
    glass.touch("x");
    assert!(!glass.asks(), "nothing is looked for any more");
    assert_ne!(glass.frame(WINDOWS[0]).text(), text);
}

#[test]
fn a_law_is_written_as_a_picture_a_page_a_certificate_and_for_the_prover() {
    let mut glass = wythoff("6,9", Language::English);
    glass.effects();
    let mut written = Vec::new();
    for _ in 0..4 {
        glass.touch("w");
        glass.effects();
        let news = glass.app.desk().notice.clone().expect("it is told where");
        let news = glass.app.desk().speak(&news);
        let file = news.split_whitespace().find(|word| word.contains("wythoff-law")).expect("it is named").to_owned();
        let file = file.trim_end_matches('.').to_owned();
        let text = std::fs::read_to_string(&file).unwrap_or_else(|error| panic!("{file}: {error}"));
        written.push((file.rsplit('.').next().expect("an ending").to_owned(), text));
        glass.touch("f");
    }
    let [(svg, picture), (html, page), (cert, proof), (txt, walnut)] = &written[..] else { panic!("four are written") };
    assert_eq!([&**svg, &**html, &**cert, &**txt], ["svg", "html", "cert", "txt"]);
    assert!(picture.starts_with("<svg") && page.contains("<svg") && walnut.starts_with("msd_fib msd_fib"));
    assert!(proof.starts_with("xorcle certificate 1\n") && proof.contains("\nmachine 2 2 "), "{proof}");
}

#[test]
fn laws_are_found_from_the_table_and_the_form_and_are_refused_where_nothing_is_told_by_heaps() {
    let proved = Tongue::of(Language::English).speak(&say!("lawful-proved"));
    for keys in [&["T", "M"][..], &["s", "M"]] {
        let mut glass = Glass::game(HOUSE.find("wythoff").expect("a game"));
        glass.touch("f12");
        for key in keys {
            glass.press(key);
            glass.frame(WINDOWS[0]);
        }
        assert!(glass.frame(WINDOWS[0]).tells(&proved), "{keys:?}\n{}", glass.frame(WINDOWS[0]).text());
    }
    let mut glass = Glass::game(HOUSE.find("tic-tac-toe").expect("a game"));
    glass.touch("f12");
    glass.frame(WINDOWS[0]);
    glass.press("M");
    let text = glass.frame(WINDOWS[0]).text();
    assert!(!glass.asks() && text.contains("no heaps here that a machine reads"), "{text}");
}
