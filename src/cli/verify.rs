//! `verify`: a certificate checked with the rules alone.

use std::fs::File;
use std::io;
use std::io::{Read, Write, stdin};
use std::iter;
use std::path::Path;

use clap::{Arg, ArgAction, ArgMatches, Command};

use crate::cli::ask::write_json;
use crate::cli::desk::{Desk, Halt};
use crate::cli::watch::duration;
use crate::cli::wrap::wrap;
use crate::fault::{Fault, Kind};
use crate::json::{Json, params};
use crate::oracle::control::Stop;
use crate::say;
use crate::say::{Say, Tongue};
use crate::store::file_fault;
use crate::teach::plainly::Plainly;
use crate::verify::certificate::{Certificate, Strategy};
use crate::verify::found::Found;
use crate::verify::ground::Ground;
use crate::verify::law::{Checked, Law};
use crate::verify::statement::Statement;
use crate::verify::telling;
use crate::verify::walk::{Finding, Hole};

/// Bytes that a certificate may have.
const BYTES: u64 = 1 << 30;

/// How it is asked for.
pub fn command(tongue: &Tongue) -> Command {
    let help = |say| tongue.speak(&say);
    Command::new("verify")
        .about(help(say!("cli-about-verify")))
        .long_about(help(say!("cli-long-verify")))
        .after_help(help(say!("cli-examples-verify")))
        .arg(Arg::new("file").value_name("FILE").required(true).help(help(say!("cli-help-certificate"))))
        .arg(Arg::new("json").long("json").action(ArgAction::SetTrue).help(help(say!("cli-help-json"))))
        .arg(Arg::new("within").long("within").value_name("DURATION").help(help(say!("cli-help-within"))))
}

/// Checks every strategy of the file. Exit status 1 when one of them has a hole.
pub fn run(desk: &Desk, asked: &ArgMatches, out: &mut dyn Write) -> Result<(), Halt> {
    let within = asked.get_one::<String>("within").map(|text| duration(text)).transpose()?;
    let file = asked.get_one::<String>("file").expect("clap asks for it");
    let text = read(file)?;
    let certificate = Certificate::read(file, &text).map_err(Halt::Mistake)?;
    let (game, start) = opened(desk, &certificate)?;
    let watch = desk.watch(within);
    let check = |strategy: &Strategy| watch.over(|control| strategy.check(start.clone(), || control.tick(1)));
    let findings: Result<Vec<Finding>, Stop> = certificate.strategies.iter().map(check).collect();
    let findings = findings?;
    let check = |(law, _): &(Law, usize)| watch.over(|control| law.check(&start, &mut || control.tick(1)));
    let laws: Result<Vec<Checked>, Stop> = certificate.laws.iter().map(check).collect();
    let laws = laws?;
    let check =
        |(statement, _): &(Statement, usize)| watch.over(|control| statement.check(&start, &mut || control.tick(1)));
    let stated: Result<Vec<Found>, Stop> = certificate.statements.iter().map(check).collect();
    let stated = stated?;
    if asked.get_flag("json") {
        write_json(&written(&start, &certificate, &findings, &laws, &stated, desk.tongue), out)?;
    } else {
        for says in told(&game, &start, &certificate, &findings, &laws, &stated) {
            out.write_all(wrap("", &desk.tongue.speak(&says)).as_bytes())?;
        }
    }
    out.flush()?;
    let has_hole = findings.iter().any(|finding| matches!(finding, Finding::Hole(_)));
    let has_hole = has_hole || stated.iter().any(|found| matches!(found, Found::Hole(_)));
    if has_hole || laws.iter().any(|checked| matches!(checked, Checked::Hole(_))) {
        return Err(Halt::Exit(1));
    }
    let beyond = |finding: &Finding| if let Finding::Beyond(limit) = finding { Some(*limit) } else { None };
    let beyond_law = |checked: &Checked| if let Checked::Beyond(limit) = checked { Some(*limit) } else { None };
    let beyond_stated = |found: &Found| if let Found::Beyond(limit) = found { Some(*limit) } else { None };
    let limit = findings.iter().find_map(beyond).or_else(|| laws.iter().find_map(beyond_law));
    match limit.or_else(|| stated.iter().find_map(beyond_stated)) {
        Some(limit) => Err(Stop::TooLarge(telling::limit(&limit)).into()),
        None => Ok(()),
    }
}

/// The text of a file; `-` is what comes in.
fn read(file: &str) -> Result<String, Fault> {
    let path = Path::new(file);
    let taken = |source: &mut dyn Read| {
        let mut bytes = Vec::new();
        source.take(BYTES + 1).read_to_end(&mut bytes).map(|_| bytes)
    };
    let read =
        if file == "-" { taken(&mut stdin().lock()) } else { File::open(path).and_then(|mut file| taken(&mut file)) };
    let bytes = read.map_err(|error| match error.kind() {
        io::ErrorKind::NotFound => Fault::new(Kind::BadParameter, say!("file-missing", file = file)),
        _ => file_fault(path, &error),
    })?;
    if bytes.len() as u64 > BYTES {
        return Err(Fault::new(Kind::TooLarge, say!("certificate-too-large", most = BYTES >> 20)));
    }
    String::from_utf8(bytes).map_err(|_| Fault::new(Kind::BadParameter, say!("file-not-utf8", file = file)))
}

/// The position a certificate is about, and its game as people write it: with the parameters that are not as usual.
fn opened(desk: &Desk, certificate: &Certificate) -> Result<(String, Plainly), Fault> {
    let head = &certificate.head;
    let entry = desk.house.find(&head.game)?;
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
fn told(
    game: &str,
    start: &Plainly,
    certificate: &Certificate,
    findings: &[Finding],
    laws: &[Checked],
    stated: &[Found],
) -> Vec<Say> {
    let about = say!("verify-about", game = game, position = start.text(), side = start.to().name());
    let parts = certificate.strategies.iter().zip(findings);
    let laws = certificate.laws.iter().zip(laws).map(|((law, line), checked)| told_of_law(law, *line, checked));
    let stated = certificate.statements.iter().zip(stated);
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

fn written(
    start: &Plainly,
    certificate: &Certificate,
    findings: &[Finding],
    laws: &[Checked],
    stated: &[Found],
    tongue: &Tongue,
) -> Json {
    let mut json = Json::new();
    json.object(|json| {
        params::head(json, &certificate.head.game, start.place().params());
        json.key("position");
        json.string(&start.text());
        json.key("to_move");
        json.string(start.to().name());
        json.key("holds");
        let all_hold = findings.iter().all(|finding| matches!(finding, Finding::Holds(_)));
        let all_hold = all_hold && stated.iter().all(|found| matches!(found, Found::Holds(_)));
        json.flag(all_hold && laws.iter().all(|checked| matches!(checked, Checked::Holds(_))));
        json.key("laws");
        json.list(certificate.laws.iter().zip(laws), |json, ((law, line), checked)| {
            json.object(|json| write_law(json, law, *line, checked, tongue));
        });
        json.key("statements");
        json.list(certificate.statements.iter().zip(stated), |json, ((statement, line), found)| {
            json.object(|json| write_statement(json, statement, *line, found, tongue));
        });
        json.key("strategies");
        json.list(certificate.strategies.iter().zip(findings), |json, (strategy, finding)| {
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
