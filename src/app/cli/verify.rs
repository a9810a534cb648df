//! `verify`: a certificate checked with the rules alone.

use std::cell::Cell;
use std::io::Write;
use std::iter;
use std::path::Path;

use clap::{Arg, ArgMatches, Command};

use crate::cli::ask::write_json;
use crate::cli::desk::{Desk, Halt};
use crate::cli::options::json_flag;
use crate::cli::watch::{Watch, duration};
use crate::cli::wrap::wrap;
use crate::store::reading::{Files, LARGE, text};
use duel::house::House;
use ground::fault::{Fault, Kind};
use ground::json::{Json, params};
use ground::say;
use ground::say::{Say, Tongue};
use solve::judge::control::{Control, Stop};
use teach::plainly::Plainly;
use verify::certificate::{Certificate, Strategy};
use verify::found::Found;
use verify::ground::Ground;
use verify::law::{Checked, Law};
use verify::statement::Statement;
use verify::telling;
use verify::walk::{Finding, Hole, Limit};

/// Moves looked at for one file at most: a minute or two of work.
const WORK: u64 = 1 << 28;

/// How it is asked for.
pub fn command(tongue: &Tongue) -> Command {
    let help = |say| tongue.speak(&say);
    Command::new("verify")
        .about(help(say!("cli-about-verify")))
        .long_about(help(say!("cli-long-verify")))
        .after_long_help(help(say!("cli-examples-verify")))
        .arg(Arg::new("file").value_name("FILE").required(true).help(help(say!("cli-help-certificate"))))
        .arg(json_flag(tongue))
        .arg(Arg::new("within").long("within").value_name("DURATION").help(help(say!("cli-help-within"))))
}

/// Checks every strategy of the file. Exit status 1 when one of them has a hole.
pub fn run(desk: &Desk, asked: &ArgMatches, out: &mut dyn Write) -> Result<(), Halt> {
    let within = asked.get_one::<String>("within").map(|text| duration(text)).transpose()?;
    let file = asked.get_one::<String>("file").expect("clap asks for it");
    let text = read(file)?;
    let certificate = Certificate::read(file, &text).map_err(Halt::Mistake)?;
    let (game, start) = opened(&desk.house, &certificate)?;
    let findings = Findings::of(&certificate, &start, &desk.watch(within))?;
    if asked.get_flag("json") {
        write_json(&written(&start, &certificate, &findings, desk.tongue), out)?;
    } else {
        for says in told(&game, &start, &certificate, &findings) {
            out.write_all(wrap("", &desk.tongue.speak(&says)).as_bytes())?;
        }
    }
    out.flush()?;
    if findings.has_hole() {
        return Err(Halt::Exit(1));
    }
    match findings.limit() {
        Some(limit) => Err(Stop::TooLarge(telling::limit(&limit)).into()),
        None => Ok(()),
    }
}

/// What came of every claim of a certificate.
pub struct Findings {
    strategies: Vec<Finding>,
    laws: Vec<Checked>,
    statements: Vec<Found>,
}

impl Findings {
    /// Holds every claim against the rules, all of them with no more work than one file may take.
    pub fn of(certificate: &Certificate, start: &Plainly, watch: &Watch) -> Result<Self, Stop> {
        let work = Cell::new(0);
        let tick = |control: &Control| {
            work.set(work.get() + 1);
            if work.get() > WORK { Err(Stop::TooLarge(say!("verify-work", most = WORK))) } else { control.tick(1) }
        };
        let strategy = |strategy: &Strategy| watch.over(|control| strategy.check(start.clone(), || tick(control)));
        let law = |(law, _): &(Law, usize)| watch.over(|control| law.check(start, &mut || tick(control)));
        let statement =
            |(statement, _): &(Statement, usize)| watch.over(|control| statement.check(start, &mut || tick(control)));
        Ok(Findings {
            strategies: certificate.strategies.iter().map(strategy).collect::<Result<_, Stop>>()?,
            laws: certificate.laws.iter().map(law).collect::<Result<_, Stop>>()?,
            statements: certificate.statements.iter().map(statement).collect::<Result<_, Stop>>()?,
        })
    }

    /// Whether every claim was shown.
    pub fn all_hold(&self) -> bool {
        self.strategies.iter().all(|finding| matches!(finding, Finding::Holds(_)))
            && self.laws.iter().all(|checked| matches!(checked, Checked::Holds(_)))
            && self.statements.iter().all(|found| matches!(found, Found::Holds(_)))
    }

    fn has_hole(&self) -> bool {
        self.strategies.iter().any(|finding| matches!(finding, Finding::Hole(_)))
            || self.laws.iter().any(|checked| matches!(checked, Checked::Hole(_)))
            || self.statements.iter().any(|found| matches!(found, Found::Hole(_)))
    }

    /// What was too much for one of them.
    fn limit(&self) -> Option<Limit> {
        let strategies = self.strategies.iter().filter_map(|finding| match finding {
            Finding::Beyond(limit) => Some(*limit),
            _ => None,
        });
        let laws = self.laws.iter().filter_map(|checked| match checked {
            Checked::Beyond(limit) => Some(*limit),
            _ => None,
        });
        let statements = self.statements.iter().filter_map(|found| match found {
            Found::Beyond(limit) => Some(*limit),
            _ => None,
        });
        strategies.chain(laws).chain(statements).next()
    }
}

/// The text of a file; `-` is what comes in.
fn read(file: &str) -> Result<String, Fault> {
    let missing = || Fault::new(Kind::BadParameter, say!("file-missing", file = file));
    text(Path::new(file), LARGE, Files::Any)?.ok_or_else(missing)
}

/// The position a certificate is about, and its game as people write it: with the parameters that are not as usual.
pub fn opened(house: &House, certificate: &Certificate) -> Result<(String, Plainly), Fault> {
    let head = &certificate.head;
    let entry = house.find(&head.game)?;
    let mut params = entry.params();
    for (name, value) in &head.params {
        params.set(name, value)?;
    }
    let place = entry.open(&params, Some(&head.position))?;
    let has_moves = !(certificate.strategies.is_empty() && certificate.laws.is_empty());
    let mut start = if has_moves { Some(Plainly::of(place.clone())?) } else { None };
    for (statement, _) in &certificate.statements {
        start = Some(Plainly::stated(place.clone(), statement.realm())?);
    }
    let start = start.expect("a certificate claims something");
    if !head.is_to(start.to()) {
        let says = say!("certificate-mover", position = start.text(), side = start.to().name());
        return Err(Fault::new(Kind::BadPosition, says));
    }
    Ok((format!("{}{}", entry.id, params.brackets(&entry.params())), start))
}

/// Everything that was found, in sentences.
fn told(game: &str, start: &Plainly, certificate: &Certificate, findings: &Findings) -> Vec<Say> {
    let about = say!("verify-about", game = game, position = start.text(), side = start.to().name());
    let parts = certificate.strategies.iter().zip(&findings.strategies);
    let laws =
        certificate.laws.iter().zip(&findings.laws).map(|((law, line), checked)| told_of_law(law, *line, checked));
    let stated = certificate.statements.iter().zip(&findings.statements);
    let laws = laws.chain(stated.map(|((statement, line), found)| told_of_statement(statement, *line, found)));
    iter::once(about).chain(laws).chain(parts.map(|(strategy, finding)| told_of(strategy, finding))).collect()
}

fn told_of_law(law: &Law, line: usize, checked: &Checked) -> Say {
    match checked {
        Checked::Holds(extent) => say!("verify-law-holds", law = telling::law(law, extent)),
        Checked::Hole(gap) => say!("verify-hole", claim = law.says(), line = line, hole = telling::gap(gap)),
        Checked::Beyond(limit) => say!("verify-beyond", claim = law.says(), limit = telling::limit(limit)),
    }
}

fn told_of_statement(statement: &Statement, line: usize, found: &Found) -> Say {
    let claim = statement.says();
    match found {
        Found::Holds(looked) => {
            let seen = say!("statement-looked", looked = *looked);
            say!("verify-holds", claim = claim, seen = seen, unneeded = 0)
        }
        Found::Hole(hole) => say!("verify-hole", claim = claim, line = line, hole = hole.clone()),
        Found::Beyond(limit) => say!("verify-beyond", claim = claim, limit = telling::limit(limit)),
    }
}

fn told_of(strategy: &Strategy, finding: &Finding) -> Say {
    let claim = strategy.claim.says();
    match finding {
        Finding::Holds(seen) => {
            let unneeded = strategy.len() - seen.replies;
            say!("verify-holds", claim = claim, seen = telling::seen(seen), unneeded = unneeded)
        }
        Finding::Hole(hole) => {
            say!("verify-hole", claim = claim, line = line(strategy, hole), hole = telling::hole(hole))
        }
        Finding::Beyond(limit) => say!("verify-beyond", claim = claim, limit = telling::limit(limit)),
    }
}

/// The line that is at fault: that of the reply, or that of the claim where a reply is missing.
fn line(strategy: &Strategy, hole: &Hole) -> usize {
    let in_body = telling::position(hole).and_then(|position| strategy.line_of(position));
    in_body.unwrap_or(strategy.line)
}

fn written(start: &Plainly, certificate: &Certificate, findings: &Findings, tongue: &Tongue) -> Json {
    let mut json = Json::new();
    json.reply(|json| {
        params::head(json, &certificate.head.game, start.place().params());
        json.key("position");
        json.string(&start.text());
        json.key("to_move");
        json.string(start.to().name());
        json.key("holds");
        json.flag(findings.all_hold());
        json.key("laws");
        json.list(certificate.laws.iter().zip(&findings.laws), |json, ((law, line), checked)| {
            json.object(|json| write_law(json, law, *line, checked, tongue));
        });
        json.key("statements");
        json.list(certificate.statements.iter().zip(&findings.statements), |json, ((statement, line), found)| {
            json.object(|json| write_statement(json, statement, *line, found, tongue));
        });
        json.key("strategies");
        json.list(certificate.strategies.iter().zip(&findings.strategies), |json, (strategy, finding)| {
            json.object(|json| write_one(json, strategy, finding, tongue));
        });
    });
    json
}

fn write_law(json: &mut Json, law: &Law, line: usize, checked: &Checked, tongue: &Tongue) {
    for (name, text) in [("law", law.text.as_str()), ("finding", telling::checked(checked))] {
        json.key(name);
        json.string(text);
    }
    for (name, count) in [("to", law.to), ("line", line)] {
        json.key(name);
        json.whole(count as u64);
    }
    match checked {
        Checked::Holds(extent) => {
            for (name, count) in [("positions", extent.positions), ("lost", extent.lost)] {
                json.key(name);
                json.whole(count as u64);
            }
            if let Some(is_lost) = extent.start {
                json.key("start_is_lost");
                json.flag(is_lost);
            }
        }
        Checked::Hole(gap) => {
            json.key("position");
            json.string(&gap.position);
        }
        Checked::Beyond(_) => {}
    }
    json.key("text");
    json.string(&tongue.speak(&told_of_law(law, line, checked)));
}

fn write_statement(json: &mut Json, statement: &Statement, line: usize, found: &Found, tongue: &Tongue) {
    for (name, text) in [("statement", statement.write().as_str()), ("finding", found.name())] {
        json.key(name);
        json.string(text);
    }
    json.key("line");
    json.whole(line as u64);
    if let Found::Holds(looked) = found {
        json.key("ends");
        json.whole(*looked as u64);
    }
    json.key("text");
    json.string(&tongue.speak(&told_of_statement(statement, line, found)));
}

fn write_one(json: &mut Json, strategy: &Strategy, finding: &Finding, tongue: &Tongue) {
    json.key("claim");
    json.string(&strategy.claim.write());
    json.key("finding");
    json.string(telling::name(finding));
    match finding {
        Finding::Holds(seen) => {
            for (name, count) in [("positions", seen.positions), ("replies", seen.replies)] {
                json.key(name);
                json.whole(count as u64);
            }
            if let Some(longest) = seen.longest {
                json.key("longest");
                json.whole(longest);
            }
        }
        Finding::Hole(hole) => {
            json.key("line");
            json.whole(line(strategy, hole) as u64);
            if let Some(position) = telling::position(hole) {
                json.key("position");
                json.string(position);
            }
        }
        Finding::Beyond(_) => {}
    }
    json.key("text");
    json.string(&tongue.speak(&told_of(strategy, finding)));
}
