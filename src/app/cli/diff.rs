//! `diff`: two sets of rules side by side, and the positions that change hands.

use std::io::Write;

use clap::{Arg, ArgMatches, Command};

use crate::cli::ask::write_json;
use crate::cli::desk::{Desk, Halt, stopped};
use crate::cli::options::{bound, json_flag};
use crate::cli::reply;
use crate::cli::watch::duration;
use crate::cli::wrap::wrap;
use ground::fault::{Fault, Kind};
use ground::json::Json;
use ground::say;
use ground::say::Tongue;
use solve::judge::control::Control;
use teach::conjecture::about::About;
use teach::conjecture::difference::{Difference, Flip};
use teach::conjecture::machines::Decided;
use teach::conjecture::telling;

/// How it is asked for.
pub fn command(tongue: &Tongue) -> Command {
    let help = |say| tongue.speak(&say);
    let variant = |id: &'static str, value: &'static str| {
        Arg::new(id).value_name(value).required(true).help(help(say!("cli-help-variant")))
    };
    Command::new("diff")
        .about(help(say!("cli-about-diff")))
        .after_long_help(help(say!("cli-examples-diff")))
        .arg(variant("one", "GAME"))
        .arg(variant("other", "GAME2"))
        .arg(
            Arg::new("sizes")
                .long("sizes")
                .value_name("N")
                .value_parser(clap::value_parser!(u8).range(1..=8))
                .help(help(say!("cli-help-sizes"))),
        )
        .arg(bound(tongue))
        .arg(json_flag(tongue))
        .arg(Arg::new("within").long("within").value_name("DURATION").help(help(say!("cli-help-within"))))
}

/// Compares.
pub fn run(desk: &Desk, asked: &ArgMatches, out: &mut dyn Write) -> Result<(), Halt> {
    let within = asked.get_one::<String>("within").map(|text| duration(text)).transpose()?;
    let to = asked.get_one::<usize>("to").copied();
    let wanted = asked.get_one::<u8>("sizes").map(|sizes| usize::from(*sizes));
    let found = desk.watch(within).over(|control| {
        let [one, other] = ["one", "other"].map(|name| about(desk, asked, name, control));
        let (one, other) = (one?, other?);
        let found = one.against(&other, wanted, to, control).map_err(stopped)?;
        found.ok_or_else(|| Fault::new(Kind::BadParameter, say!("diff-no-sizes")))
    })?;
    if asked.get_flag("json") {
        return write_json(&written(&found), out);
    }
    for line in telling::difference(&found) {
        out.write_all(wrap("", &desk.tongue.speak(&line)).as_bytes())?;
    }
    Ok(())
}

fn about(desk: &Desk, asked: &ArgMatches, name: &str, control: &Control) -> Result<About, Fault> {
    let text = asked.get_one::<String>(name).expect("clap asks for it");
    let (entry, params) = desk.house.variant(text)?;
    About::new(entry.open(&params, None)?, control).map_err(stopped)
}

fn written(found: &Difference) -> Json {
    let mut json = Json::new();
    json.reply(|json| {
        json.key("asked");
        json.whole(found.asked as u64);
        json.key("to");
        json.whole(found.to as u64);
        json.key("flips_total");
        json.whole(found.flips_total as u64);
        json.key("flips");
        json.list(&found.flips, flip);
        json.key("finer");
        match &found.finer {
            Some(finer) => flip(json, finer),
            None => json.raw("null"),
        }
        json.key("proved");
        json.flag(found.proof.is_some() || matches!(found.decided, Some(Decided::Same(_))));
        if let Some(decided) = &found.decided {
            decided_of(json, decided);
        }
        if let Some(proof) = &found.proof {
            json.key("from");
            json.whole(proof.from as u64);
            json.key("period");
            json.whole(proof.period as u64);
        }
    });
    json
}

/// What machines say of every size: how many states they have, or where the two differ.
fn decided_of(json: &mut Json, decided: &Decided) {
    match decided {
        Decided::Same(states) => {
            json.key("states");
            json.whole(*states as u64);
        }
        Decided::Differs(sizes, _) => {
            json.key("differs_at");
            json.list(sizes, Json::nat);
        }
    }
}

fn flip(json: &mut Json, flip: &Flip) {
    json.object(|json| {
        json.key("sizes");
        json.list(&flip.sizes, |json, size| json.whole(*size as u64));
        for (name, value) in [("one", &flip.one), ("other", &flip.other)] {
            json.key(name);
            json.object(|json| reply::worth(json, value, None));
        }
    });
}
