//! The words of the theory, each with an example on a board: what a reader of a reason may not know yet.
//!
//! The pages are messages, the examples positions; what the oracle says of an example is held against [`Term::worth`] by a
//! law, so that no page can show a board that does not bear it out.

use crate::staged::name;
use duel::index::{Index, Names};
use ground::say::{Language, Say, Tongue};
use solve::trace::method::Method;

/// Words that are offered at most where none was meant for certain.
const OFFERED: usize = 6;

/// A word of the theory.
#[derive(Debug, PartialEq, Eq)]
pub struct Term {
    /// Its name on the command line; its messages are `term-ID` (what it is called), `term-ID-means` (the page) and
    /// `term-ID-words` (how it shows in a text: forms parted by `|`).
    pub id: &'static str,
    /// The game of the example, with parameters in brackets.
    pub game: &'static str,
    /// The position of the example; none where the game's own start is one.
    pub position: Option<&'static str>,
    /// What the example is worth to its mover, as [`solve::judge::value::Value`] is told: the letter of its outcome, or a number.
    pub worth: &'static str,
    /// Words to read next.
    pub see: &'static [&'static str],
    /// The method that shows it on the example.
    pub method: Option<Method>,
    /// Where the word names that method: games at whose start it is shown well.
    games: &'static str,
}

const fn term(
    id: &'static str,
    (game, position): (&'static str, &'static str),
    worth: &'static str,
    see: &'static [&'static str],
) -> Term {
    let position = if position.is_empty() { None } else { Some(position) };
    Term { id, game, position, worth, see, method: None, games: "" }
}

/// Every word, in the order to be learned.
pub const TERMS: &[Term] = &[
    term("n-position", ("bash", "10"), "2", &["p-position", "remoteness"])
        .shown_by(Method::PnTable)
        .on("bash subtraction wythoff"),
    term("p-position", ("bash", "12"), "0", &["n-position", "pairing"])
        .shown_by(Method::PnRecursion)
        .on("bash subtraction wythoff"),
    term("draw", ("tic-tac-toe", ".../.../..."), "D", &["n-position", "retrograde"]),
    term("remoteness", ("bash", "10"), "2", &["n-position"]).shown_by(Method::Retrograde),
    term("misere", ("nim[misere=true]", "1,1,1"), "P", &["tame", "p-position"]).shown_by(Method::PnTable),
    term("nimber", ("kayles", "5"), "4", &["mex", "nim-sum"])
        .shown_by(Method::SgValues)
        .on("kayles subtraction wythoff dag turning-corners"),
    term("mex", ("subtraction", "5"), "1", &["nimber"])
        .shown_by(Method::SgValues)
        .on("kayles subtraction wythoff dag chess-corner"),
    term("nim-sum", ("nim", "3,5,7"), "1", &["nimber", "binary-column"])
        .shown_by(Method::SgSum)
        .on("nim nimble hackenbush"),
    term("binary-column", ("nim", "1,2,3"), "0", &["nim-sum"]),
    term("impartial", ("nim", "2,3"), "1", &["nimber", "sum"])
        .shown_by(Method::SgGraph)
        .on("dag kayles wythoff chess-corner"),
    term("game-tree", ("nim", "1,2"), "3", &["minimax", "memoisation"])
        .shown_by(Method::Minimax)
        .on("tic-tac-toe hexapawn toads-and-frogs ends"),
    term("minimax", ("tic-tac-toe", "XX./OO./..."), "N", &["game-tree", "alpha-beta"])
        .shown_by(Method::Minimax)
        .on("tic-tac-toe hexapawn toads-and-frogs ends"),
    term("memoisation", ("subtraction", "7"), "3", &["dynamic-programming"])
        .shown_by(Method::PnRecursion)
        .on("bash subtraction wythoff chomp"),
    term("dynamic-programming", ("bash", "9"), "1", &["memoisation", "interval"])
        .shown_by(Method::PnTable)
        .on("bash subtraction fibonacci-nim wythoff chess-corner"),
    term("backward-induction", ("wythoff", "2,3"), "5", &["dynamic-programming", "retrograde"])
        .shown_by(Method::PnTable)
        .on("bash wythoff chess-corner"),
    term("topological-order", ("dag", ""), "1", &["nimber", "dynamic-programming"])
        .shown_by(Method::SgGraph)
        .on("dag mountain-paths"),
    term("sum", ("nim", "4,4"), "0", &["nim-sum", "pairing"]).shown_by(Method::SgSum),
    term("pairing", ("nim", "6,6"), "0", &["sum", "p-position"]),
    term("residue", ("bash", "12"), "0", &["period"]),
    term("period", ("subtraction", "21"), "1", &["nimber", "certificate"]).shown_by(Method::SgValues),
    term("certificate", ("kayles", "12"), "4", &["period", "proved"]),
    term("proved", ("nim", "2,4,6"), "0", &["estimate"]),
    term("estimate", ("othello", ""), "~", &["proved", "horizon"]).shown_by(Method::DepthLimited),
    term("beatty-pair", ("wythoff", "4,7"), "0", &["golden-ratio"]),
    term("golden-ratio", ("wythoff", "1,2"), "0", &["beatty-pair", "zeckendorf"]),
    term("zeckendorf", ("fibonacci-nim", "12"), "6", &["golden-ratio"]),
    term("octal-code", ("octal", "7"), "2", &["nimber", "period"]).shown_by(Method::SgValues),
    term("canonical-form", ("domineering", ".../... V"), "N", &["zugzwang"]),
    term("zugzwang", ("chess-ending", "8/4k3/8/4K3/4P3/8/8/8 b - - 0 1"), "P", &["remoteness"]),
    term("tame", ("nim[misere=true]", "2,2"), "P", &["misere", "quotient"]),
    term("quotient", ("kayles[misere=true]", "2,2"), "P", &["misere", "tame"]),
    term("colon-principle", ("hackenbush", "0-1,1-2"), "2", &["nim-sum"]),
    term("interval", ("ends", "3,9,2,7"), "N", &["margin"]).shown_by(Method::IntervalDifference).on("ends"),
    term("margin", ("ends", "5,1,1,5"), "D", &["interval"]).shown_by(Method::IntervalPairs),
    term("alpha-beta", ("tic-tac-toe", "X.O/.X./..O"), "D", &["cut-off", "principal-line"])
        .shown_by(Method::AlphaBeta)
        .on("tic-tac-toe hexapawn toads-and-frogs ends"),
    term("cut-off", ("tic-tac-toe", "XX./OO./..."), "N", &["alpha-beta"])
        .shown_by(Method::AlphaBeta)
        .on("tic-tac-toe hexapawn ends"),
    term("transposition-table", ("tic-tac-toe", "X.O/.X./..O"), "D", &["memoisation", "alpha-beta"])
        .shown_by(Method::AlphaBetaMemory)
        .on("tic-tac-toe hexapawn cram"),
    term("move-ordering", ("tic-tac-toe", "X.O/.X./..O"), "D", &["cut-off", "iterative-deepening"])
        .shown_by(Method::AlphaBetaOrdered)
        .on("tic-tac-toe hexapawn domineering"),
    term("principal-line", ("tic-tac-toe", "X../.O./..X"), "D", &["alpha-beta"]).shown_by(Method::AlphaBetaOrdered),
    term("threat", ("tic-tac-toe", "XX./O../..."), "P", &["zugzwang"]),
    term("must-play", ("hex", ".../.../..."), "N", &["bridge"]),
    term("bridge", ("hex", ".../.../... O"), "N", &["must-play"]),
    term("chain", ("dots-and-boxes[rows=1;cols=4]", ""), "D", &["double-dealing"]),
    term("double-dealing", ("dots-and-boxes", ""), "N", &["chain"]),
    term("horizon", ("othello", ""), "~", &["estimate"])
        .shown_by(Method::DepthLimited)
        .on("othello checkers connect-four gomoku small-chess"),
    term("evaluation", ("othello", ""), "~", &["horizon", "quiescence"])
        .shown_by(Method::DepthLimited)
        .on("othello checkers connect-four small-chess"),
    term("iterative-deepening", ("tic-tac-toe", "X.O/.X./..O"), "D", &["horizon", "move-ordering"])
        .shown_by(Method::IterativeDeepening)
        .on("tic-tac-toe connect-four othello"),
    term("quiescence", ("hexapawn", ""), "P", &["horizon", "evaluation"])
        .shown_by(Method::Quiescence)
        .on("small-chess hexapawn checkers othello"),
    term("monte-carlo", ("tic-tac-toe", "X.O/.X./..O"), "D", &["estimate"])
        .shown_by(Method::Uct)
        .on("hex connect-four gomoku"),
    term("retrograde", ("cat-and-mouse", ""), "D", &["wave", "draw"])
        .shown_by(Method::Retrograde)
        .on("cat-and-mouse cops-and-robber loopy pursuit"),
    term("wave", ("northcott", ""), "N", &["retrograde"])
        .shown_by(Method::Waves)
        .on("northcott cat-and-mouse poker-nim"),
    term("infinity", ("loopy", ""), "0", &["retrograde", "nimber"]),
    term("mixed-strategy", ("matrix", ""), "=", &["expectation", "regret"]).shown_by(Method::Simplex),
    term("expectation", ("kuhn-poker", ""), "=", &["mixed-strategy", "exploitability"]).shown_by(Method::Cfr),
    term("exploitability", ("kuhn-poker", ""), "=", &["regret", "mixed-strategy"]).shown_by(Method::Cfr),
    term("regret", ("matrix", ""), "=", &["exploitability"]).shown_by(Method::RegretMatching).on("matrix blotto"),
    term("counterfactual-regret", ("kuhn-poker", ""), "=", &["regret", "information-set"])
        .shown_by(Method::Cfr)
        .on("kuhn-poker leduc-poker liars-dice"),
    term("linear-programme", ("matrix", ""), "=", &["mixed-strategy"]).shown_by(Method::Simplex).on("matrix blotto"),
    term("fictitious-play", ("matrix", ""), "=", &["regret", "mixed-strategy"])
        .shown_by(Method::FictitiousPlay)
        .on("matrix blotto"),
    term("information-set", ("kuhn-poker", ""), "=", &["expectation"]).shown_by(Method::Cfr),
    term("core", ("glove", ""), "=", &["shapley-value", "nucleolus"]).shown_by(Method::Core).on("glove airport voting"),
    term("shapley-value", ("airport", ""), "=", &["core"]).shown_by(Method::Shapley).on("airport voting glove"),
    term("nucleolus", ("bankruptcy", ""), "=", &["core"]).shown_by(Method::Nucleolus).on("bankruptcy airport"),
    term("minimum-cut", ("flow-game", ""), "=", &["core"]).shown_by(Method::MaxFlow),
    term("network-flow", ("flow-game", ""), "=", &["minimum-cut", "core"])
        .shown_by(Method::MaxFlow)
        .on("flow-game pipes"),
];

impl Term {
    const fn shown_by(mut self, method: Method) -> Term {
        self.method = Some(method);
        self
    }

    const fn on(mut self, games: &'static str) -> Term {
        self.games = games;
        self
    }

    /// The games at whose start the method that it names is shown well.
    pub fn shown_on(&self) -> impl Iterator<Item = &'static str> + use<> {
        self.games.split_whitespace()
    }

    /// The word of this name.
    pub fn named(id: &str) -> Option<&'static Term> {
        TERMS.iter().find(|term| term.id == id)
    }

    /// The word a person means, or those that may be meant: its name, its title, or a form of it in either language, as loosely as
    /// games are named.
    pub fn meant(text: &str) -> Result<&'static Term, Vec<&'static Term>> {
        let names = |term: &Term| Names::of(term.names(), term.forms(), &[]);
        let index = Index::new(TERMS.iter().map(names).collect());
        let near = || index.nearest(text).into_iter().collect();
        match &index.bearers(text)[..] {
            [one] => Ok(&TERMS[*one]),
            [] => {
                let found = [index.search(text), near()].into_iter().find(|all| !all.is_empty());
                Err(found.into_iter().flatten().take(OFFERED).map(|i| &TERMS[i]).collect())
            }
            several => Err(several.iter().map(|i| &TERMS[*i]).collect()),
        }
    }

    /// What it is called.
    pub fn title(&self) -> Say {
        self.message("")
    }

    /// Its page.
    pub fn means(&self) -> Say {
        self.message("-means")
    }

    /// Its name and its titles.
    fn names(&self) -> Vec<String> {
        let titles = Language::ALL.map(|language| Tongue::of(language).speak(&self.title()));
        std::iter::once(self.id.to_owned()).chain(titles).collect()
    }

    /// How it shows in texts of either language.
    fn forms(&self) -> Vec<String> {
        let all = Language::ALL.map(|language| Tongue::of(language).speak(&self.message("-words")));
        all.iter().flat_map(|all| all.split('|')).map(str::to_owned).collect()
    }

    fn message(&self, what: &str) -> Say {
        Say { key: format!("term-{}{what}", self.id).into(), args: Vec::new() }
    }

    /// Where the word begins in a text, whatever its form; `None` if the text does not use it.
    fn first_in(&self, text: &str, tongue: &Tongue) -> Option<usize> {
        let words = tongue.speak(&self.message("-words")).to_lowercase();
        words.split('|').filter_map(|word| place_of(word.trim(), text)).min()
    }
}

/// The words that a text uses, in the order in which it does.
pub fn used_in(text: &str, tongue: &Tongue) -> Vec<&'static Term> {
    let text = text.to_lowercase();
    let mut used: Vec<(usize, &Term)> =
        TERMS.iter().filter_map(|term| Some((term.first_in(&text, tongue)?, term))).collect();
    used.sort_by_key(|(at, _)| *at);
    used.into_iter().map(|(_, term)| term).collect()
}

/// The words of methods that are shown well on a game: under them it is found.
pub fn words_of(game: &str) -> Vec<String> {
    let shown = TERMS.iter().filter(|term| term.shown_on().any(|one| one == game));
    let words = |term: &Term| {
        let methods = term.method.into_iter().flat_map(|method| {
            Language::ALL
                .map(|language| Tongue::of(language).speak(&name(method)))
                .into_iter()
                .chain([method.name().to_owned()])
        });
        term.names().into_iter().chain(term.forms()).chain(methods).collect::<Vec<_>>()
    };
    shown.flat_map(words).collect()
}

/// Where a word stands in a text by itself and not within a longer one; signs that are written without blanks between
/// them are words wherever they stand.
fn place_of(word: &str, text: &str) -> Option<usize> {
    let is_spelled = |c: char| c.is_ascii_alphanumeric() || c == '-';
    let is_alone = |&(at, found): &(usize, &str)| {
        let before = text[..at].chars().next_back().is_some_and(is_spelled);
        let after = text[at + found.len()..].chars().next().is_some_and(is_spelled);
        let inside = (found.starts_with(is_spelled) && before) || (found.ends_with(is_spelled) && after);
        !found.is_empty() && !inside
    };
    text.match_indices(word).find(is_alone).map(|(at, _)| at)
}

#[cfg(test)]
mod tests {
    use super::*;
    use ground::say::Language;

    #[test]
    fn a_word_is_found_by_itself_and_not_within_another() {
        assert_eq!(place_of("mex", "the mex of 0, 1 is 2"), Some(4));
        assert_eq!(place_of("mex", "mexico"), None);
        assert_eq!(place_of("异或和", "三堆的异或和是 1"), Some("三堆的".len()));
    }

    #[test]
    fn words_come_in_the_order_of_the_text() {
        let used =
            |text: &str| used_in(text, Tongue::of(Language::English)).iter().map(|term| term.id).collect::<Vec<_>>();
        assert_eq!(used("The nim-sum is 0: no mex, no margin."), ["nim-sum", "mex", "margin"]);
        assert_eq!(used("Nothing to be learned here"), [""; 0]);
    }

    #[test]
    fn every_word_to_read_next_is_there_and_another_one() {
        for term in TERMS {
            assert!(term.see.iter().all(|id| *id != term.id && Term::named(id).is_some()), "{}", term.id);
        }
        let mut ids: Vec<&str> = TERMS.iter().map(|term| term.id).collect();
        ids.sort_unstable();
        ids.dedup();
        assert_eq!(ids.len(), TERMS.len());
    }
}
