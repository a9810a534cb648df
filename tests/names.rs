//! What games are called: every title, id, other name and pinyin finds its game first.

use app::shelf;
use duel::house::{Entry, Preset};
use duel::index::spell;
use duel::preset::variant;
use games::house;
use ground::say;
use ground::say::{Language, Say, Tongue};
use teach::glossary::{TERMS, Term};

/// Every name of a game: its id, its titles, its other names, and those in pinyin; then their first letters.
fn names(entry: &Entry) -> (Vec<String>, Vec<String>) {
    let spoken = |say: &Say| Language::ALL.map(|language| Tongue::of(language).speak(say));
    let aliases = entry.alias.iter().flat_map(spoken).collect::<Vec<_>>().join("|");
    let mut all = [std::slice::from_ref(&entry.id), &spoken(&entry.title)[..]].concat();
    all.extend(aliases.split('|').filter(|name| !name.is_empty()).map(str::to_owned));
    let spelt: Vec<(String, String)> = all.iter().filter_map(|name| spell(name)).collect();
    all.extend(spelt.iter().map(|(whole, _)| whole.clone()));
    (all, spelt.into_iter().map(|(_, first)| first).collect())
}

#[test]
fn every_name_finds_its_game_first() {
    let house = house();
    let (mut wrong, mut tried) = (Vec::new(), 0);
    for (i, entry) in house.entries().iter().enumerate() {
        let (whole, first) = names(entry);
        for name in whole {
            tried += 1;
            let found = house.search(&name);
            if found.first() != Some(&i) {
                wrong.push(format!("{}: {name} finds {:?}", entry.id, found.first().map(|i| &house.entries()[*i].id)));
            }
            match house.find(&name) {
                Ok(one) if one.id == entry.id => {}
                found => wrong.push(format!("{}: {name} is {:?}", entry.id, found.map(|one| one.id.clone()))),
            }
        }
        let lost = first.iter().filter(|first| !house.search(first).contains(&i));
        wrong.extend(lost.map(|first| format!("{}: {first} does not find it", entry.id)));
    }
    assert!(tried > 600, "only {tried} names were tried");
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn words_of_the_theory_are_found_in_either_language_and_loosely() {
    for term in TERMS {
        for language in Language::ALL {
            let title = Tongue::of(language).speak(&term.title());
            assert_eq!(Term::meant(&title), Ok(term), "{title}");
            assert_eq!(Term::meant(&title.to_uppercase()), Ok(term), "{title}");
        }
        assert_eq!(Term::meant(&term.id.replace('-', " ")), Ok(term));
        assert_eq!(Term::meant(&format!("{}q", term.id)), Err(vec![term]));
    }
}

#[test]
fn pinyin_numbers_and_one_wrong_letter_find_a_game() {
    let house = house();
    let first = |text: &str| house.search(text).first().map(|i| house.entries()[*i].id.clone());
    for (text, id) in [
        ("nimu", "nim"),
        ("nm", "nim"),
        ("wzf", "wythoff"),
        ("威佐夫", "wythoff"),
        ("HDU 1849", "nim"),
        ("hdu1849", "nim"),
        ("取石子", "nim"),
        ("take-the-ends", "ends"),
        ("wythof", "wythoff"),
        ("kayels", "kayles"),
        ("domineerng", "domineering"),
        ("connect four", "connect-four"),
    ] {
        assert_eq!(first(text).as_deref(), Some(id), "{text}");
    }
    assert_eq!(first("zzzzzz"), None);
    assert_eq!(house.search("").len(), house.entries().len());
    let near = |text: &str| house.find(text).err().and_then(|fault| fault.expected);
    assert_eq!(near("wythof"), Some(say!("did-you-mean", name = "wythoff")));
    assert_eq!(near("nmi"), Some(say!("did-you-mean", name = "nim")));
}

/// What sets the first start of a game with these parameters apart.
fn apart(id: &str, params: &[(&str, &str)], language: Language) -> Option<String> {
    let house = house();
    let entry = house.find(id).expect(id);
    let params = params.iter().map(|(name, text)| ((*name).to_owned(), (*text).to_owned())).collect();
    let place = entry.open_preset(&Preset { params, position: None }).expect("it can be opened");
    let tongue = Tongue::of(language);
    variant(entry, &*place, tongue).map(|says| tongue.speak(&says))
}

#[test]
fn a_variant_is_told_in_a_few_words() {
    let english = |id: &str, params: &[(&str, &str)]| apart(id, params, Language::English);
    assert_eq!(english("mnk", &[]), None, "nothing is to be told of what is usual");
    assert_eq!(english("mnk", &[("cols", "4"), ("misere", "true")]).as_deref(), Some("3 by 4, misère"));
    assert_eq!(english("gomoku", &[("k", "6")]).as_deref(), Some("6 in a line"));
    assert_eq!(english("dag", &[("graph", "a>b")]).as_deref(), Some("another graph"));
    let chinese = apart("cops-and-robber", &[("cops", "2")], Language::Chinese);
    assert_eq!(chinese.as_deref(), Some("2 个警察"));
}

#[test]
fn the_variants_that_are_offered_are_told_in_words() {
    let house = house();
    let (mut wrong, mut told) = (Vec::new(), 0);
    for (entry, preset) in house.entries().iter().flat_map(|entry| entry.presets.iter().map(move |one| (entry, one))) {
        let place = entry.open_preset(preset).expect("presets can be opened");
        for tongue in Language::ALL.map(Tongue::of) {
            let says = variant(entry, &*place, tongue).map(|says| tongue.speak(&says));
            // A usual start that has a name may bear it.
            let is_usual = *place.params() == entry.params();
            let is_raw = |says: &str| entry.card.params.iter().any(|one| says.contains(&format!("{}=", one.name)));
            let is_told = |says: &String| !is_raw(says) && !says.contains(['[', '{']) && says.chars().count() <= 48;
            if !says.as_ref().map_or(is_usual, is_told) {
                wrong.push(format!("{} {preset:?}: {says:?}", entry.id));
            }
            told += usize::from(says.is_some());
        }
    }
    assert!(told > 100, "{told} variants");
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn words_of_the_field_are_in_the_glossary() {
    let asked = [
        ("minimax", "minimax"),
        ("极小化极大", "minimax"),
        ("memoisation", "memoisation"),
        ("memoization", "memoisation"),
        ("记忆化搜索", "memoisation"),
        ("dynamic programming", "dynamic-programming"),
        ("dp", "dynamic-programming"),
        ("动态规划", "dynamic-programming"),
        ("game tree", "game-tree"),
        ("博弈树", "game-tree"),
        ("SG function", "nimber"),
        ("SG 函数", "nimber"),
        ("Grundy", "nimber"),
        ("impartial", "impartial"),
        ("公平博弈", "impartial"),
        ("无偏博弈", "impartial"),
        ("regret", "regret"),
        ("遗憾", "regret"),
        ("剪枝", "alpha-beta"),
        ("区间 DP", "interval"),
        ("倒推", "retrograde"),
        ("拓扑排序", "topological-order"),
        ("置换表", "transposition-table"),
        ("network flow", "network-flow"),
        ("网络流", "network-flow"),
        ("CFR", "counterfactual-regret"),
        ("线性规划", "linear-programme"),
        ("迭代加深", "iterative-deepening"),
        ("静态搜索", "quiescence"),
        ("蒙特卡洛", "monte-carlo"),
        ("UCT", "monte-carlo"),
    ];
    for (word, id) in asked {
        assert_eq!(Term::meant(word).map(|term| term.id), Ok(id), "{word}");
    }
}

#[test]
fn a_filter_finds_the_games_on_which_a_method_is_shown_well() {
    let (house, _) = shelf::house(None);
    let found = |text: &str| house.search(text).into_iter().map(|i| house.entries()[i].id.clone()).collect::<Vec<_>>();
    for term in TERMS.iter().filter(|term| term.shown_on().count() > 0) {
        let titles = Language::ALL.map(|language| Tongue::of(language).speak(&term.title()));
        for word in titles.iter().map(String::as_str).chain([term.id]) {
            let games = found(word);
            let lost: Vec<&str> = term.shown_on().filter(|id| !games.iter().any(|game| game == id)).collect();
            assert!(lost.is_empty(), "{word} finds {games:?} and not {lost:?}");
        }
    }
    for word in ["minimax", "dp", "动态规划", "mex", "记忆化搜索", "剪枝", "SG 函数", "网络流", "mcts"]
    {
        assert!((2..=6).contains(&found(word).len()), "{word} finds {:?}", found(word));
    }
    // The words are no names: no game is opened by them.
    assert!(house.find("dp").is_err());
}
