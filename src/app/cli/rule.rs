//! `rule`: a rule that a program knows. Its whole game becomes a graph, and a graph is a game of the house.

use std::collections::HashMap;
use std::io::Write;
use std::time::{Duration, Instant};

use clap::{Arg, ArgMatches, Command};

use crate::cli::desk::{Desk, Halt, stopped};
use crate::cli::human;
use crate::cli::wrap::wrap;
use crate::contestant::talk::{Silence, Talk};
use crate::store::write_atomically;
use duel::house::House;
use duel::place::Place;
use ground::fault::{Fault, Kind};
use ground::say;
use ground::say::Tongue;
use solve::judge::oracle::Scope;
use solve::judge::value::Outcome;

/// The game of the house that a rule becomes: play may run in circles.
const GAME: &str = "loopy";

/// Positions at most where nothing else is asked for.
const MOST: usize = 20_000;

/// How a position ends the game, for the side to move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Over {
    Lost,
    Won,
    Drawn,
}

/// A position: its text, and what can be done there.
struct Node {
    text: String,
    moves: Vec<(String, usize)>,
    over: Option<Over>,
}

/// How it is asked for.
pub fn command(tongue: &Tongue) -> Command {
    let help = |say| tongue.speak(&say);
    Command::new("rule")
        .about(help(say!("cli-about-rule")))
        .after_long_help(help(say!("cli-examples-rule")))
        .arg(Arg::new("position").value_name("POSITION").required(true).help(help(say!("cli-help-rule-position"))))
        .arg(
            Arg::new("command")
                .value_name("COMMAND")
                .num_args(1..)
                .last(true)
                .required(true)
                .help(help(say!("cli-help-command"))),
        )
        .arg(
            Arg::new("to")
                .long("to")
                .value_name("N")
                .value_parser(clap::value_parser!(usize))
                .help(help(say!("cli-help-rule-most"))),
        )
        .arg(Arg::new("save").long("save").value_name("NAME").help(help(say!("cli-help-rule-save"))))
}

/// Asks the program for its whole game, judges it, and keeps it if that is wanted.
pub fn run(desk: &Desk, asked: &ArgMatches, out: &mut dyn Write) -> Result<(), Halt> {
    let words: Vec<String> = asked.get_many::<String>("command").into_iter().flatten().cloned().collect();
    let start = asked.get_one::<String>("position").map_or("", String::as_str).trim();
    let most = asked.get_one::<usize>("to").copied().unwrap_or(MOST);
    let nodes = explored(&words, start, most)?;
    let graph = graph(&nodes);
    let entry = desk.house.find(GAME)?;
    let mut params = entry.params();
    params.set("graph", &graph)?;
    let place = entry.open(&params, Some(&name(&nodes, 0)))?;
    let arcs: usize = nodes.iter().map(|node| node.moves.len()).sum();
    let says = desk.tongue.speak(&say!("rule-found", count = nodes.len(), arcs = arcs));
    out.write_all(wrap("", &says).as_bytes())?;
    let watch = desk.watch(None);
    let answer = watch.over(|control| place.judge(Scope::Everything, control)).map_err(stopped)?;
    out.write_all(wrap("", &human::verdict(&answer.value, desk.tongue)).as_bytes())?;
    out.write_all(human::reason(&answer.reason, &*place, true, desk.tongue).as_bytes())?;
    best(desk, &nodes, &*place, out)?;
    if let Some(name) = asked.get_one::<String>("save") {
        keep(desk, name, &graph, &self::name(&nodes, 0), out)?;
    }
    Ok(())
}

/// Every position that can be reached, the start first.
fn explored(words: &[String], start: &str, most: usize) -> Result<Vec<Node>, Halt> {
    /// How long all may take.
    const ALL: Duration = Duration::from_secs(60);
    let mut talk = Talk::start(words)
        .map_err(|error| Fault::new(Kind::BadParameter, say!("judge-unstartable", error = error.to_string())))?;
    let mut known = HashMap::from([(start.to_owned(), 0)]);
    let mut nodes = vec![Node { text: start.to_owned(), moves: Vec::new(), over: None }];
    let began = Instant::now();
    let mut at = 0;
    while at < nodes.len() {
        let text = nodes[at].text.clone();
        if nodes.len() > most || began.elapsed() > ALL {
            return Err(Fault::new(Kind::TooLarge, say!("rule-too-many", most = most.min(nodes.len()))).into());
        }
        let (moves, over) = moves(&mut talk, &text)?;
        nodes[at].over = over;
        for (mv, next) in moves {
            let count = nodes.len();
            let to = *known.entry(next.clone()).or_insert(count);
            if to == count {
                nodes.push(Node { text: next, moves: Vec::new(), over: None });
            }
            nodes[at].moves.push((mv, to));
        }
        at += 1;
    }
    Ok(nodes)
}

/// Moves with what each leaves, or how the game is over.
type Answer = (Vec<(String, String)>, Option<Over>);

fn moves(talk: &mut Talk, position: &str) -> Result<Answer, Fault> {
    /// How long an answer may take.
    const WAIT: Duration = Duration::from_secs(5);
    let asked = format!("moves {position}");
    talk.say(&asked);
    let mut found = Vec::new();
    loop {
        let line = match talk.hear(WAIT) {
            Ok((line, _)) => line,
            Err(Silence::Late | Silence::Ended) => {
                return Err(Fault::new(Kind::Stopped, say!("rule-silent", asked = asked)));
            }
        };
        let wrong = || {
            let says = say!("rule-answer", text = line.trim(), asked = &*asked);
            Fault::new(Kind::BadParameter, says).expecting(say!("rule-expect-answer"))
        };
        match line.split_whitespace().collect::<Vec<_>>()[..] {
            ["end"] if found.is_empty() => return Ok((found, Some(Over::Lost))),
            ["end"] => return Ok((found, None)),
            ["over", how] => {
                let over = [("lost", Over::Lost), ("won", Over::Won), ("drawn", Over::Drawn)];
                let (_, over) = over.into_iter().find(|(word, _)| *word == how).ok_or_else(wrong)?;
                return Ok((Vec::new(), Some(over)));
            }
            [mv, next] => found.push((mv.to_owned(), next.to_owned())),
            _ => return Err(wrong()),
        }
    }
}

/// The graph: an end that is won has a move to one that is lost, and a draw goes round for ever.
fn graph(nodes: &[Node]) -> String {
    let mut arcs: Vec<String> = Vec::new();
    for (at, node) in nodes.iter().enumerate() {
        let own = name(nodes, at);
        match node.over {
            Some(Over::Won) => arcs.push(format!("{own}>over")),
            Some(Over::Drawn) => arcs.push(format!("{own}>round,round>again,again>round")),
            Some(Over::Lost) | None => arcs.push(own.clone()),
        }
        arcs.extend(node.moves.iter().map(|(_, to)| format!("{own}>{}", name(nodes, *to))));
    }
    arcs.join(",")
}

/// What a position is called in the graph: as the program calls it where a graph can.
fn name(nodes: &[Node], at: usize) -> String {
    let text = &nodes[at].text;
    let is_name =
        text.chars().all(|c| c.is_ascii_alphanumeric()) && !["over", "round", "again"].contains(&text.as_str());
    if is_name && !text.is_empty() { text.clone() } else { format!("n{at}_{}", plain(text)) }
}

fn plain(text: &str) -> String {
    text.chars().map(|c| if c.is_ascii_alphanumeric() { c } else { '_' }).collect()
}

/// The winning moves in the words of the program.
fn best(desk: &Desk, nodes: &[Node], place: &dyn Place, out: &mut dyn Write) -> Result<(), Halt> {
    let watch = desk.watch(None);
    let (value, best, _) = watch.over(|control| place.best(control)).map_err(stopped)?;
    if value.outcome() != Outcome::N {
        return Ok(());
    }
    let wins = |mv: &String| {
        let to = mv.rsplit("->").next().unwrap_or_default();
        nodes[0].moves.iter().filter(|(_, next)| name(nodes, *next) == to).map(|(mv, _)| mv.clone()).collect::<Vec<_>>()
    };
    let moves = best.iter().flat_map(wins).collect::<Vec<_>>().join("  ");
    if moves.is_empty() {
        return Ok(());
    }
    Ok(out.write_all(wrap("", &desk.tongue.speak(&say!("rule-best", moves = moves))).as_bytes())?)
}

/// Keeps the game among the person's own.
fn keep(desk: &Desk, name: &str, graph: &str, start: &str, out: &mut dyn Write) -> Result<(), Halt> {
    let is_name = |c: char| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-';
    if desk.house.entries().iter().any(|entry| entry.id == name) {
        return Err(House::taken(name).into());
    }
    if name.is_empty() || !name.chars().all(is_name) {
        let fault = Fault::new(Kind::BadParameter, say!("rule-bad-name", name = name));
        return Err(fault.expecting(say!("rule-expect-name")).into());
    }
    let Some(paths) = &desk.paths else { return Err(Fault::new(Kind::BadParameter, say!("no-home")).into()) };
    let text = format!(
        "game = \"{GAME}\"\ntitle = {{ en = \"{name}\" }}\n[params]\ngraph = \"{graph}\"\n[start]\nposition = \"{start}\"\n"
    );
    write_atomically(&paths.games().join(format!("{name}.toml")), &text)?;
    Ok(out.write_all(wrap("", &desk.tongue.speak(&say!("rule-saved", name = name))).as_bytes())?)
}
