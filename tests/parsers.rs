//! Whatever a person types or a file holds: every reader refuses it with a fault or takes it, and none of them panics.

use app::cli::question::Question;
use app::cli::watch::duration;
use app::settings::Settings;
use app::settings::file::{read_into, with_setting};
use app::store::record::Record;
use games::house;
use ground::say::{Language, Tongue};
use proptest::prelude::*;

/// Texts near the notation, so that they get far before they are refused, and texts of any kind.
fn typed() -> impl Strategy<Value = String> {
    prop_oneof![
        3 => "[-0-9,:>@./+ a-cXOLR|=\\[\\];{}]{0,24}",
        1 => "([0-9]{1,3}[,:/ ]){0,6}[0-9]{0,25}(->[0-9]{1,4})?",
        1 => "\\PC{0,20}",
    ]
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 400, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn positions_are_read_back_as_they_are_printed_or_refused_with_words(text in typed()) {
        for entry in house().entries() {
            let start = entry.open(&entry.params(), None).expect("a preset start");
            match start.reads(&text) {
                Ok(place) => {
                    let printed = place.text();
                    let again = start.reads(&printed);
                    prop_assert_eq!(again.map(|place| place.text()), Ok(printed), "{}", entry.id);
                }
                Err(fault) => {
                    let columns = text.chars().count() + 1;
                    prop_assert!(fault.at.is_none_or(|at| at >= 1 && at <= columns), "{}: {:?}", entry.id, fault);
                    for language in Language::ALL {
                        prop_assert!(!fault.speak(Tongue::of(language)).contains('⟨'), "{}: {:?}", entry.id, fault);
                    }
                }
            }
        }
    }

    #[test]
    fn typed_moves_are_played_as_they_are_printed_or_refused_and_change_nothing(text in typed()) {
        for entry in house().entries() {
            let start = entry.open(&entry.params(), None).expect("a preset start");
            let before = start.text();
            match start.play(&text) {
                Ok(step) => {
                    let again = start.play(&step.text).map(|step| step.text.clone());
                    prop_assert_eq!(again, Ok(step.text), "{}", entry.id);
                }
                Err(fault) => prop_assert!(!fault.speak(Tongue::of(Language::English)).is_empty()),
            }
            prop_assert_eq!(start.text(), before);
        }
    }

    #[test]
    fn parameters_are_written_as_they_are_read_or_refused_whole(text in typed()) {
        for entry in house().entries() {
            for param in entry.card.params {
                let mut params = entry.params();
                if params.set(param.name, &text).is_err() {
                    prop_assert_eq!(&params, &entry.params());
                    continue;
                }
                let written: Vec<String> = params.iter().map(|(_, setting)| setting.write()).collect();
                for ((param, setting), written) in params.iter().zip(&written) {
                    prop_assert_eq!(param.domain.read(written), Ok(setting.clone()));
                }
                // Opening may refuse what each parameter alone allows; it must not panic.
                let _ = entry.open(&params, None).map(|place| place.text());
            }
        }
    }

    #[test]
    fn settings_files_are_taken_or_every_mistake_has_its_place(
        text in prop_oneof!["\\PC{0,40}", "((theme|mouse|panel|keys|\\[panel\\]|\\[keys\\]|a) ?=? ?(\"light\"|true|3|\\[\\]|\\{\\})?\n){0,5}"]
    ) {
        let mut settings = Settings::default();
        for mistake in read_into(&mut settings, "f", &text) {
            prop_assert!(mistake.line >= 1 && mistake.line <= text.lines().count().max(1) + 1, "{mistake:?}");
            prop_assert!(mistake.speak(Tongue::of(Language::Chinese)).contains('|'));
        }
        if let Ok(changed) = with_setting(&text, "theme", "light") {
            let mut settings = Settings::default();
            read_into(&mut settings, "f", &changed);
            prop_assert_eq!(settings.get("theme"), Some("light"));
        }
    }

    #[test]
    fn records_are_read_or_refused_with_their_line(
        text in prop_oneof!["\\PC{0,40}", "\\{(\"duel\"|\"you\"|\"seed\"|\"level\"|:|,|null|\\{|\\}|7|\"first\"){0,12}\\}"]
    ) {
        match Record::read("f", &text) {
            Ok(record) => prop_assert!(record.duel(&house()).is_err() || !record.duel.game.is_empty()),
            Err(mistake) => prop_assert!(mistake.speak(Tongue::of(Language::English)).starts_with("f:")),
        }
    }

    #[test]
    fn lines_of_a_batch_are_questions_or_faults(
        line in prop_oneof!["\\PC{0,40}", "\\{(\"id\"|\"game\"|\"params\"|\"position\"|:|,|\"nim\"|\\{\\}|\\[1\\]|null|7){0,12}\\}"]
    ) {
        match Question::read(line.as_bytes()) {
            Ok(question) => {
                let _ = (question.position(), question.settings());
            }
            Err(refusal) => prop_assert!(refusal.fault.at.is_some_and(|at| at >= 1)),
        }
    }

    #[test]
    fn durations_are_read_or_refused(text in "\\PC{0,12}|[0-9.]{0,20}(ms|s|m|h)?") {
        if let Ok(duration) = duration(&text) {
            prop_assert!(!duration.is_zero() || text.contains("0."));
        }
    }
}

#[test]
fn the_longest_texts_are_refused_or_taken_in_good_time() {
    let texts =
        ["(".repeat(100_000), "[".repeat(100_000), "1,".repeat(50_000), "9".repeat(20_000), "+ ".repeat(50_000)];
    for entry in house().entries() {
        let start = entry.open(&entry.params(), None).expect("a preset start");
        for text in &texts {
            let read = start.reads(text).map(|place| place.text().len());
            assert!(read.is_err() || read.is_ok_and(|length| length > 0), "{}", entry.id);
            assert!(start.play(text).is_err(), "{}", entry.id);
        }
    }
}
