//! Why a Hex position is won or lost: the threats that must be met, the pairs of cells that link the winner's stones, and the
//! cells that the win needs.

use crate::boards::hex::answers::{Answer, By, answers, fewest, needs, net, threatened, threats};
use crate::boards::hex::linker::{Linker, inside, least, region};
use crate::boards::hex::pairing::{Threat, paired, wider};
use crate::boards::hex::rules::{Board, Hex, letter};
use crate::boards::hex::solver::field::Field;
use crate::kit::cells::cell_name;
use ground::rules::{At, Rules, Side};
use ground::say;
use ground::say::Say;
use ground::scene::Spot;
use solve::judge::control::{Control, Stop};
use solve::judge::idea::Idea;
use solve::judge::oracle::Verdict;
use solve::judge::reason::{Exhibit, Reason, Role, Step};
use solve::judge::value::Outcome;
use solve::search::cell_sets::{Cells, Pairs, cells_of, each};

/// The reason of a position that is not over.
pub fn explain(
    linker: &Linker,
    hex: &Hex,
    at: &At<Board>,
    verdict: &Verdict<usize>,
    control: &Control,
) -> Result<Reason, Stop> {
    let why = Why { linker, hex, at, verdict, field: at.pos.field(), control };
    let mut steps = vec![Step::says(Role::Ask, say!("hex-ask")), why.look()?];
    if let Some(cell) = verdict.best.first().filter(|_| verdict.value.outcome() == Outcome::N) {
        let after = hex.play(at, cell);
        let region = why.region(&after, at.to)?;
        steps.push(why.place());
        steps.push(Step::says(Role::Move, why.say_move(*cell)).about(Idea::MustPlay));
        steps.extend(why.proof(&after, at.to, &region)?);
    } else {
        let region = why.region(at, at.to.other())?;
        let says = say!("hex-place-lost", count = region.cells.count_ones(), cells = why.names(region.cells));
        steps.push(Step::says(Role::Place, says).showing(spots(region.cells)));
        steps.push(Step::says(Role::Move, say!("hex-move-lost")).about(Idea::MustPlay));
        steps.extend(why.proof(at, at.to.other(), &region)?);
    }
    let is_shown = steps.iter().any(|step| ["hex-proof-pairs", "hex-proof-joined"].contains(&&*step.says.key));
    steps.push(Step::says(Role::Law, if is_shown { say!("hex-law-drawless") } else { say!("hex-law") }));
    steps.extend(why.stealing());
    Ok(Reason { claim: why.claim(), steps })
}

/// Winning cells that are named.
const NAMED: usize = 8;

/// The cells that a win needs.
struct Region {
    cells: Cells,
    /// Whether none of them can be spared.
    is_least: bool,
}

/// A position with all that is known of it.
struct Why<'a> {
    linker: &'a Linker,
    hex: &'a Hex,
    at: &'a At<Board>,
    verdict: &'a Verdict<usize>,
    field: Field,
    control: &'a Control,
}

impl Why<'_> {
    fn claim(&self) -> Say {
        match self.verdict.value.outcome() {
            Outcome::N => say!("hex-claim-won", moves = &self.verdict.best_total, total = &self.verdict.total),
            _ => say!("hex-claim-lost"),
        }
    }

    /// Whether the mover would win even if the other side moved now.
    fn is_safe(&self) -> Result<bool, Stop> {
        let turned = At { to: self.at.to.other(), ..self.at.clone() };
        Ok(self.verdict.best_total == self.verdict.total && !self.linker.is_won(&turned, self.control)?)
    }

    /// How the opponent threatens to link.
    fn look(&self) -> Result<Step, Stop> {
        let board = &self.at.pos;
        if self.pairs(board, self.at.to.other()).is_some() {
            return Ok(Step::says(Role::Look, say!("hex-look-linked")).about(Idea::Link));
        }
        if self.verdict.value.outcome() == Outcome::N && self.is_safe()? {
            return Ok(Step::says(Role::Look, self.safe()?).about(Idea::Link));
        }
        self.threatened()
    }

    /// The threats of the opponent, and the cells that meet all of them.
    fn threatened(&self) -> Result<Step, Stop> {
        let board = &self.at.pos;
        let foe = self.at.to.other() as usize;
        let simple = threats(&self.field, foe, board.stones[foe], board.free()).into_iter();
        let mut threats: Vec<Threat> = simple.map(|(cell, pairs)| Threat { cell, pairs, inside: 0 }).collect();
        if threats.is_empty() {
            let turned = At { to: self.at.to.other(), ..self.at.clone() };
            threats = wider(self.linker, self.hex, &turned, self.control)?;
        }
        if threats.is_empty() {
            return Ok(Step::says(Role::Look, say!("hex-look-quiet")).about(Idea::Link));
        }
        let needs = |threat: &Threat| needs(&(threat.cell, threat.pairs.clone())) | threat.inside;
        let (told, must) = fewest(&threats.iter().map(needs).collect::<Vec<Cells>>());
        let threats: Vec<Say> = told.into_iter().map(|i| self.threat(&threats[i])).collect();
        let says = match must {
            0 => say!("hex-look-nowhere", threats = threats),
            must => say!("hex-look-must", threats = threats, cells = self.names(must)),
        };
        Ok(Step::says(Role::Look, says).about(Idea::MustPlay))
    }

    /// That the mover is linked already, with the pairs that do it where they are found.
    fn safe(&self) -> Result<Say, Stop> {
        let (turned, who) = (At { to: self.at.to.other(), ..self.at.clone() }, self.at.to as usize);
        let pairs = match self.pairs(&self.at.pos, self.at.to) {
            Some(pairs) => Some(pairs),
            None => least(&turned, &[self.at.pos.free()], self.control)?
                .and_then(|region| paired(&self.field, who, self.at.pos.stones[who], region)),
        };
        let pairs = pairs.unwrap_or_default();
        Ok(say!("hex-look-safe", count = pairs.len(), pairs = self.paired(&pairs)))
    }

    /// A stone that links, with the pairs that it then has, or the cells that it then needs.
    fn threat(&self, Threat { cell, pairs, inside }: &Threat) -> Say {
        let cell = cell_name(*cell, self.at.pos.cols);
        if *inside != 0 {
            return say!("hex-threat-inside", cell = cell, cells = self.names(*inside));
        }
        match self.paired(pairs) {
            pairs if pairs.is_empty() => say!("hex-threat-end", cell = cell),
            pairs => say!("hex-threat", cell = cell, pairs = pairs),
        }
    }

    /// Pairs in notation: `b1/c1`.
    fn paired(&self, pairs: &Pairs) -> Vec<String> {
        pairs.iter().map(|pair| pair.map(|cell| cell_name(usize::from(cell), self.at.pos.cols)).join("/")).collect()
    }

    /// The cells that win, where they are few enough to be named.
    fn place(&self) -> Step {
        let (best, moves) = (&self.verdict.best, &self.verdict.best_total);
        if *moves == self.verdict.total && best.len() > 1 {
            return Step::says(Role::Place, say!("hex-place-all", moves = moves));
        }
        if best.len() > NAMED || *moves != best.len().into() {
            return Step::says(Role::Place, say!("hex-place-many", moves = moves, total = &self.verdict.total));
        }
        let cells: Cells = best.iter().fold(0, |all, cell| all | 1 << cell);
        let says = say!("hex-place", count = cells.count_ones(), cells = self.names(cells));
        Step::says(Role::Place, says).showing(spots(cells))
    }

    fn names(&self, cells: Cells) -> Vec<String> {
        each(cells).map(|cell| cell_name(cell, self.at.pos.cols)).collect()
    }

    /// Pairs that link the winner's stones.
    fn pairs(&self, board: &Board, winner: Side) -> Option<Pairs> {
        self.field.linked(winner as usize, board.stones[winner as usize], board.free())
    }

    /// The cells that the winner needs where the other side is to move: pairs if there are, else the fewest that were found.
    fn region(&self, at: &At<Board>, winner: Side) -> Result<Region, Stop> {
        if let Some(pairs) = self.pairs(&at.pos, winner) {
            return Ok(Region { cells: cells_of(&pairs), is_least: false });
        }
        let cells = region(at, self.control)?;
        let least = least(at, &[cells, threatened(at, winner)], self.control)?;
        Ok(Region { cells: least.unwrap_or(cells), is_least: least.is_some() })
    }

    fn say_move(&self, cell: usize) -> Say {
        say!("hex-move", cell = cell_name(cell, self.at.pos.cols))
    }

    /// Why the winner wins a position in which the other side is to move: linked by pairs, or by an answer to whatever is filled.
    fn proof(&self, at: &At<Board>, winner: Side, region: &Region) -> Result<Vec<Step>, Stop> {
        let side = if winner == self.at.to { "you" } else { "other" };
        Ok(match self.pairs(&at.pos, winner) {
            Some(pairs) if pairs.is_empty() => {
                vec![Step::says(Role::Proof, say!("hex-proof-joined")).about(Idea::End)]
            }
            Some(pairs) => {
                let says = say!("hex-proof-pairs", side = side, count = pairs.len());
                vec![Step::says(Role::Proof, says).about(Idea::Pairing).showing(self.table(&pairs))]
            }
            None => {
                let halves = self.halves(&inside(at, region.cells), winner)?;
                halves.into_iter().chain([self.answered(at, side, region)?]).collect()
            }
        })
    }

    /// The group that is linked to both borders by two links without a common cell.
    fn halves(&self, at: &At<Board>, winner: Side) -> Result<Option<Step>, Stop> {
        let (own, free) = (at.pos.stones[winner as usize], at.pos.free());
        let [top, bottom] = self.field.borders[winner as usize];
        let net = net(&self.field, winner as usize, [own, free], self.control)?;
        let Some((group, halves)) = net.halves() else { return Ok(None) };
        let mut left = own & !self.field.flood(own, top | bottom);
        let mut stones = 0;
        for _ in 0..=group {
            stones = self.field.flood(left, left & left.wrapping_neg());
            left &= !stones;
        }
        let [one, other] = halves.map(|half| self.names(half));
        let says = say!(
            "hex-proof-halves",
            side = letter(winner).to_string(),
            stones = self.names(stones),
            one = one,
            other = other,
        );
        Ok((stones != 0).then(|| Step::says(Role::Proof, says).about(Idea::Link)))
    }

    /// What the winner answers, cell by cell.
    fn answered(&self, at: &At<Board>, side: &'static str, region: &Region) -> Result<Step, Stop> {
        let answers = answers(self.linker, self.hex, at, region.cells, self.control)?;
        let count = |is_meant: fn(&By) -> bool| answers.iter().filter(|answer| is_meant(&answer.by)).count();
        let says = say!(
            "hex-proof-answers",
            side = side,
            count = region.cells.count_ones(),
            cells = self.names(region.cells),
            least = if region.is_least { "yes" } else { "no" },
            open = count(|by| matches!(by, By::Search)),
            joined = count(|by| matches!(by, By::Pairs(pairs) if pairs.is_empty())),
            halves = count(|by| matches!(by, By::Halves(_))),
            rows = count(|by| matches!(by, By::Rows)),
            before = count(|by| matches!(by, By::Before(_))),
        );
        let head = vec![say!("hex-head-filled"), say!("hex-head-other"), say!("hex-head-pairs")];
        let rows = answers.iter().map(|answer| self.row(answer)).collect();
        let shown = Exhibit::Table { head, rows, focus: Vec::new() };
        Ok(Step::says(Role::Proof, says).about(Idea::MustPlay).showing(shown))
    }

    /// One answer as a row: moves that were played before a colon, then the cells that may be filled.
    fn row(&self, answer: &Answer) -> Vec<String> {
        let cell = |cell: &usize| cell_name(*cell, self.at.pos.cols);
        let by = match &answer.by {
            By::Search => "…".to_owned(),
            By::Rows => "↓".to_owned(),
            By::Before(cells) => format!("({})", self.names(*cells).join(" ")),
            By::Pairs(pairs) if pairs.is_empty() => "–".to_owned(),
            By::Pairs(pairs) => self.paired(pairs).join(" "),
            By::Halves(halves) => halves.map(|half| self.names(half).join(" ")).join(" | "),
        };
        let path: Vec<String> = answer.path.iter().map(cell).collect();
        let before = if path.is_empty() { String::new() } else { format!("{}: ", path.join("-")) };
        vec![before + &self.names(answer.filled).join(" "), cell(&answer.cell), by]
    }

    /// The pairs, each as the cell filled and the cell that answers.
    fn table(&self, pairs: &Pairs) -> Exhibit {
        let name = |cell: u8| cell_name(usize::from(cell), self.at.pos.cols);
        Exhibit::Table {
            head: vec![say!("hex-head-one"), say!("hex-head-other")],
            rows: pairs.iter().map(|pair| pair.map(name).to_vec()).collect(),
            focus: Vec::new(),
        }
    }

    /// On an empty square board whoever begins wins, and nobody needs to search for that.
    fn stealing(&self) -> Option<Step> {
        let board = &self.at.pos;
        let is_empty = board.stones == [0; 2] && board.rows == board.cols;
        is_empty.then(|| Step::says(Role::Law, say!("hex-law-stealing")).about(Idea::Stealing))
    }
}

fn spots(cells: Cells) -> Exhibit {
    Exhibit::Spots(each(cells).map(|cell| Spot(cell as u32)).collect())
}
