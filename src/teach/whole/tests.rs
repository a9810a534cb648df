//! Unit tests of whole games: each count against a plain recursion over the same game, each picture against what it shows.

use std::collections::BTreeMap;
use std::sync::Arc;

use crate::whole::census::Census;
use crate::whole::dot::dot;
use crate::whole::plan::{Plan, TREE, label};
use crate::whole::svg::svg;
use crate::whole::text::text;
use duel::place::Place;
use games::house;
use ground::rules::{Ending, Side};
use ground::say;
use ground::say::{Language, Say, Tongue};
use solve::judge::control::{Control, Stop};
use solve::trace::whole::Whole;

fn opened(id: &str, position: Option<&str>) -> Arc<dyn Place> {
    let house = house();
    let entry = house.find(id).expect(id);
    entry.open(&entry.params(), position).expect(id)
}

fn whole(id: &str, position: Option<&str>) -> Whole {
    opened(id, position).whole(&Control::new()).expect(id)
}

/// The positions that moves lead to.
fn below(place: &dyn Place) -> Vec<Arc<dyn Place>> {
    let moves = if place.ending().is_some() { Vec::new() } else { place.moves(usize::MAX).0 };
    moves.iter().map(|mv| place.play(mv).expect("it is legal").next).collect()
}

/// Won 1, drawn 0 or lost -1, the nim-value, and the plies to the end, of each position met.
type Plain = BTreeMap<String, (i8, usize, Option<u64>)>;

/// What a position is worth, by plain recursion.
fn plain(place: &dyn Place, known: &mut Plain) -> (i8, usize, Option<u64>) {
    if let Some(found) = known.get(&place.text()) {
        return *found;
    }
    let left: Vec<_> = below(place).iter().map(|next| plain(&**next, known)).collect();
    let mex = (0..).find(|n| left.iter().all(|(_, other, _)| other != n)).expect("a number is free");
    let best = left.iter().map(|(gain, ..)| -gain).max();
    let plies = |is_first: bool| {
        let all = left.iter().filter(|(gain, ..)| Some(-gain) == best).filter_map(|(_, _, plies)| *plies);
        if is_first { all.min() } else { all.max() }
    };
    let found = match (place.ending(), best) {
        (Some(Ending::Won(side)), _) => (if side == place.to() { 1 } else { -1 }, 0, Some(0)),
        (None, Some(1)) => (1, mex, plies(true).map(|plies| plies + 1)),
        (None, Some(-1)) => (-1, mex, plies(false).map(|plies| plies + 1)),
        _ => (0, mex, None),
    };
    known.insert(place.text(), found);
    found
}

fn census_of(id: &str, position: Option<&str>, is_impartial: bool) -> (Census, Plain) {
    let (census, mut known) = (Census::of(&whole(id, position)), Plain::new());
    plain(&*opened(id, position), &mut known);
    assert_eq!(census.positions, known.len() as u64, "{id}");
    let outcome = |gain: i8| known.values().filter(|(other, ..)| *other == gain).count() as u64;
    assert_eq!(census.outcomes, [outcome(1), outcome(-1), outcome(0)], "{id}");
    let (mut nimbers, mut plies) = (BTreeMap::new(), BTreeMap::new());
    for (gain, nimber, distance) in known.values() {
        *nimbers.entry(ground::num::Nat::from(*nimber)).or_insert(0) += 1;
        if let Some(distance) = distance {
            plies.entry(*distance).or_insert([0; 2])[usize::from(*gain < 0)] += 1;
        }
    }
    assert_eq!(census.plies, plies, "{id}");
    assert_eq!(census.nimbers, if is_impartial { nimbers } else { BTreeMap::new() }, "{id}");
    (census, known)
}

#[test]
fn the_census_of_nim_is_that_of_a_plain_recursion_and_of_bouton() {
    let (census, known) = census_of("nim", Some("3,4,5"), true);
    let lost = (0..4).flat_map(|a| (0..5).map(move |b| a ^ b)).filter(|c| *c < 6).count() as u64;
    assert_eq!(census.outcomes, [census.positions - lost, lost, 0]);
    // Both go on to 1,4,5, whose loser delays.
    assert_eq!(census.farthest, ["3,4,5", "2,4,5"]);
    let most = known.values().filter_map(|(.., plies)| *plies).max();
    assert_eq!((census.longest(), known["2,4,5"].2, known["3,4,5"].2), (most, most, most));
    assert!(census.csv().starts_with("counted,value,positions\noutcome,N,"), "{}", census.csv());
}

#[test]
fn the_census_of_tic_tac_toe_is_that_of_a_plain_recursion() {
    let (census, known) = census_of("tic-tac-toe", None, false);
    assert_eq!(census.positions, 5_478, "as published");
    let whole = whole("tic-tac-toe", None);
    let ends = whole.graph.ends.iter().flatten().count();
    assert_eq!(ends, 958, "as published: 626 + 316 + 16");
    for (value, paper) in whole.values.iter().zip(&whole.papers) {
        assert_eq!(value.remoteness(), known[&paper.position].2, "{}", paper.position);
    }
    let refused = Plan::tree(&whole, &Control::new()).err();
    let nodes = 549_946;
    assert_eq!(refused, Some(Stop::TooLarge(say!("whole-tree-too-large", nodes = nodes, most = TREE))), "as published");
    assert!(matches!(Plan::fitting(&whole, &Control::new()), Err(Stop::TooLarge(_))));
}

/// The lines of play from a position, by plain recursion: all nodes, and those at which it is over.
fn lines(place: &dyn Place) -> (usize, usize) {
    let below = below(place);
    let sizes: Vec<(usize, usize)> = below.iter().map(|next| lines(&**next)).collect();
    let own = usize::from(below.is_empty());
    sizes.iter().fold((1, own), |all, one| (all.0 + one.0, all.1 + one.1))
}

#[test]
fn a_tree_has_every_line_of_play() {
    for (id, position) in
        [("tic-tac-toe", "XO./.X./..O"), ("tic-tac-toe", "XOX/.O./..."), ("nim", "3,2"), ("kayles", "4")]
    {
        let whole = whole(id, Some(position));
        let plan = Plan::tree(&whole, &Control::new()).expect("it is small");
        let ends = (0..plan.nodes.len()).filter(|node| plan.arcs.iter().all(|arc| arc.from != *node)).count();
        assert_eq!((plan.nodes.len(), ends), lines(&*opened(id, Some(position))), "{id} {position}");
        assert!(plan.arcs.iter().enumerate().all(|(i, arc)| arc.to == i + 1), "each node but the first has its arc");
        assert_eq!(text(&plan).lines().count(), plan.nodes.len());
    }
}

#[test]
fn moves_that_keep_the_value_are_marked() {
    let whole = whole("nim", Some("2,1"));
    let plan = Plan::tree(&whole, &Control::new()).expect("it is small");
    for arc in &plan.arcs {
        // Bouton: a move wins that leaves the nim-sum 0.
        let sum =
            plan.position(arc.to).split(',').filter_map(|size| size.parse::<u32>().ok()).fold(0, |all, n| all ^ n);
        assert_eq!(arc.is_keeping, sum == 0, "{}", arc.label());
    }
    assert_eq!(plan.arcs.iter().filter(|arc| arc.from == 0 && arc.is_keeping).count(), 1);
    assert_eq!(label(plan.value(0)), "N *3 (3)");
}

/// A tree and graphs of games of every kind: impartial, drawn, with points, in circles.
fn drawn(check: impl Fn(&Plan, &str)) {
    let control = Control::new();
    for (id, position, is_tree) in [
        ("nim", Some("3,2"), true),
        ("tic-tac-toe", Some("XO./.X./..O"), true),
        ("nim", Some("3,2"), false),
        ("nim", Some("3,4,5"), false),
        ("tic-tac-toe", Some("XO./.X./..O"), false),
        ("ends", Some("3,8,1,7"), false),
        ("cat-and-mouse", None, false),
    ] {
        let whole = whole(id, position);
        let plan = if is_tree { Plan::tree(&whole, &control) } else { Plan::graph(&whole, &control) };
        check(&plan.expect(id), id);
    }
}

/// The texts of the elements of one name, where every element that is opened is closed.
fn texts<'t>(picture: &'t str, name: &str) -> Vec<&'t str> {
    let (mut open, mut found) = (Vec::new(), Vec::new());
    for part in picture.split('<').skip(1) {
        let (tag, text) = part.split_once('>').expect("a tag ends");
        let own = tag.split([' ', '/']).find(|word| !word.is_empty()).expect("a tag has a name");
        let is_written = |sign: &str| ["amp;", "lt;", "gt;", "quot;"].iter().any(|name| sign.starts_with(name));
        assert!(tag.matches('"').count() % 2 == 0 && part.split('&').skip(1).all(is_written), "{part}");
        if tag.starts_with('/') {
            assert_eq!(open.pop(), Some(own));
        } else if !tag.ends_with('/') {
            open.push(own);
            found.extend((own == name).then_some(text));
        }
    }
    assert!(open.is_empty(), "{open:?} stay open");
    found
}

#[test]
fn pictures_are_well_formed_and_show_every_position_and_move() {
    drawn(|plan, id| {
        let picture = svg(plan, &Say::verbatim(id), Tongue::of(Language::English));
        let texts_in = texts(&picture, "text");
        for node in 0..plan.nodes.len() {
            assert!(texts_in.contains(&plan.position(node)), "{id}: {}", plan.position(node));
        }
        assert_eq!(picture.matches("<path d=").count(), plan.arcs.len() + usize::from(!plan.is_tree), "{id}");
        assert_eq!(texts(&picture, "title").len(), plan.arcs.len() + 1, "{id}");
        let thick = plan.arcs.iter().filter(|arc| arc.is_keeping).count();
        assert_eq!(picture.matches("stroke-width=\"3\"").count(), thick, "{id}");
        assert_eq!(picture.matches("dasharray").count(), outcomes(plan, "D"), "{id}");
        let frames = plan.nodes.len() + outcomes(plan, "P");
        assert_eq!(picture.matches("<rect x=").count(), frames, "{id}");
    });
}

fn outcomes(plan: &Plan, letter: &str) -> usize {
    (0..plan.nodes.len()).filter(|node| plan.value(*node).letter() == letter).count()
}

#[test]
fn dot_has_an_arc_for_each_move_and_a_box_for_each_node() {
    drawn(|plan, id| {
        let told = dot(plan, &["a \"quoted\" \\ head\nof two lines".to_owned()]);
        assert!(told.contains(r#"[label="a \"quoted\" \\ head\nof two lines""#), "{told}");
        assert_eq!(told.matches(" -> ").count(), plan.arcs.len(), "{id}");
        assert_eq!(
            told.lines().filter(|line| line.starts_with("  n") && !line.contains("->")).count(),
            1 + plan.nodes.len()
        );
        assert_eq!(told.matches("penwidth").count(), plan.arcs.iter().filter(|arc| arc.is_keeping).count(), "{id}");
        let moves: usize = plan.nodes.iter().map(|at| plan.whole.graph.below[*at].len()).sum();
        assert_eq!(moves, plan.arcs.len(), "{id}");
        assert!(told.starts_with("digraph {\n") && told.ends_with("}\n"));
    });
}

#[test]
fn a_graph_has_every_position_once_with_the_moves_that_lead_on() {
    drawn(|plan, id| {
        let told = text(plan);
        let count = if plan.is_tree { plan.nodes.len() } else { plan.nodes.len() + plan.arcs.len() };
        assert_eq!(told.lines().count(), count, "{id}");
    });
    let whole = whole("cat-and-mouse", None);
    let endless = Plan::tree(&whole, &Control::new()).err();
    assert_eq!(endless, Some(Stop::TooLarge(say!("whole-tree-endless"))));
    assert!(Plan::fitting(&whole, &Control::new()).is_ok_and(|plan| plan.is_loopy && !plan.is_tree));
    assert_eq!(opened("cat-and-mouse", None).to(), Side::First);
}
