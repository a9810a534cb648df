//! All problems, found by the names people know: `hdu-1846`, `HDU 1846`, `P2197`, `lc486`, 力扣 486, an address, or a word of the title.

use include_dir::{Dir, include_dir};

use crate::problem::Problem;
use ground::fault::{Fault, Kind};
use ground::mistake::Mistake;
use ground::params::nearest;
use ground::say;

static SHIPPED: Dir = include_dir!("$CARGO_MANIFEST_DIR/../../assets/problems");

/// What sites are called, beside the beginning of their problems' names.
const SITES: &[(&str, &str)] = &[
    ("力扣", "leetcode"),
    ("洛谷", "luogu"),
    ("杭电", "hdu"),
    ("lc", "leetcode"),
    ("lg", "luogu"),
    ("acw", "acwing"),
    ("codeforces", "cf"),
];

/// Every problem: those that ship and those a person wrote.
pub struct Catalogue {
    problems: Vec<Problem>,
}

/// A problem's file of the user.
pub struct OwnFile {
    /// The name it is to be known by.
    pub id: String,
    /// The file as the person knows it.
    pub name: String,
    /// Its text.
    pub text: String,
}

impl Catalogue {
    /// Reads all problems; one of the user replaces one that ships under the same name. What cannot be read is told.
    pub fn new(own: &[OwnFile]) -> (Catalogue, Vec<Mistake>) {
        let mut mistakes = Vec::new();
        let mut problems: Vec<Problem> = Vec::new();
        for file in own {
            match Problem::read(&file.id, &file.name, &file.text, true) {
                Ok(problem) => problems.push(problem),
                Err(mistake) => mistakes.push(*mistake),
            }
        }
        for folder in SHIPPED.dirs().flat_map(Dir::dirs) {
            let id = folder.path().file_name().and_then(|name| name.to_str()).unwrap_or_default();
            if problems.iter().any(|problem| problem.id == id) {
                continue;
            }
            match shipped(id, folder) {
                Ok(problem) => problems.push(problem),
                Err(mistake) => mistakes.push(*mistake),
            }
        }
        problems.sort_by_cached_key(|problem| order(&problem.id));
        (Catalogue { problems }, mistakes)
    }

    /// Every problem, by site and number.
    pub fn problems(&self) -> &[Problem] {
        &self.problems
    }

    /// The problem of a name, however it is written.
    pub fn find(&self, name: &str) -> Result<&Problem, Fault> {
        let wanted = plain(&from_address(name).unwrap_or_else(|| name.to_owned()));
        let names = |problem: &Problem| {
            let own = plain(&problem.id);
            let short = own.strip_prefix("luogu").map(str::to_owned);
            problem.alias.iter().map(|alias| plain(alias)).chain([own]).chain(short).collect::<Vec<_>>()
        };
        if let Some(problem) = self.problems.iter().find(|problem| names(problem).contains(&wanted)) {
            return Ok(problem);
        }
        if let [problem] = self.about(name)[..] {
            return Ok(problem);
        }
        let fault = Fault::new(Kind::UnknownProblem, say!("unknown-problem", name = name));
        let known: Vec<&str> = self.problems.iter().map(|problem| problem.id.as_str()).collect();
        Err(match nearest(&name.to_lowercase(), known) {
            Some(near) => fault.expecting(say!("did-you-mean", name = near)),
            None => fault.expecting(say!("expect-problem")),
        })
    }

    /// The problems about a word: in their names, titles, laws or games.
    pub fn about(&self, word: &str) -> Vec<&Problem> {
        let wanted = word.to_lowercase();
        let has = |problem: &&Problem| {
            let words = [&problem.title, &problem.law_words].into_iter().flat_map(|text| text.all());
            let names =
                problem.alias.iter().map(String::as_str).chain([problem.id.as_str()]).chain(problem.game.as_deref());
            !wanted.trim().is_empty() && words.chain(names).any(|text| text.to_lowercase().contains(&wanted))
        };
        self.problems.iter().filter(has).collect()
    }
}

/// The program of a problem that ships, in the language of this ending.
pub fn program(id: &str, file: &str) -> Option<&'static str> {
    let folder =
        SHIPPED.dirs().flat_map(Dir::dirs).find(|folder| folder.path().file_name().is_some_and(|name| name == id))?;
    folder.get_file(folder.path().join(file))?.contents_utf8()
}

/// A problem that ships: its format and its words are two files.
fn shipped(id: &str, folder: &Dir) -> Result<Problem, Box<Mistake>> {
    let text = |file: &str| {
        folder.get_file(folder.path().join(file)).and_then(|file| file.contents_utf8()).unwrap_or_default()
    };
    let name = |file: &str| format!("{}/{file}", folder.path().display());
    let problem = Problem::read(id, &name("problem.toml"), text("problem.toml"), false)?;
    problem.worded(&name("words.toml"), text("words.toml"))
}

/// The name without what makes no difference: capitals, blanks, hyphens, other names of sites.
fn plain(name: &str) -> String {
    let kept = |c: &char| c.is_alphanumeric();
    let plain: String = name.to_lowercase().chars().filter(kept).collect();
    for (site, own) in SITES {
        if let Some(rest) = plain.strip_prefix(site)
            && rest.starts_with(|c: char| c.is_ascii_digit() || c == 'p')
        {
            return format!("{own}{rest}");
        }
    }
    plain
}

/// The problem that an address names.
fn from_address(address: &str) -> Option<String> {
    let rest = address.strip_prefix("https://").or_else(|| address.strip_prefix("http://"))?;
    let (host, path) = rest.split_once('/')?;
    let number = || path.rsplit(['/', '=', '_']).find(|part| !part.is_empty()).map(str::to_owned);
    let last = number()?;
    let site = ["hdu", "poj", "luogu", "acwing", "cses", "leetcode", "uva", "hackerrank"]
        .into_iter()
        .find(|site| host.contains(site));
    match site {
        // A page of this site has the problem's number and two more.
        Some("acwing") => last.parse::<u32>().ok().map(|page| format!("acwing{}", page.saturating_sub(2))),
        Some("leetcode" | "hackerrank") => path
            .split('/')
            .find(|part| !matches!(*part, "problems" | "" | "challenges"))
            .map(|slug| slug.replace('-', " ")),
        Some(site) => Some(format!("{site}{last}")),
        None if host.contains("atcoder") => path.rsplit('/').next().map(|task| format!("atcoder{task}")),
        None => None,
    }
}

/// The order of a list: by site, then by number.
fn order(id: &str) -> (String, u64, String) {
    let (site, number) = id.split_once('-').unwrap_or((id, ""));
    let digits: String = number.chars().filter(char::is_ascii_digit).collect();
    (site.to_owned(), digits.parse().unwrap_or(0), id.to_owned())
}
