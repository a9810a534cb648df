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
    let best = verdict.best.first().filter(|_| verdict.value.outcome() == Outcome::N);
    if let Some(cell) = best.filter(|cell| hex.ending(&hex.play(at, cell)).is_some()) {
        return Ok(why.at_end(*cell));
    }
    let (look, is_safe) = why.look()?;
    let mut steps = vec![Step::says(Role::Ask, say!("hex-ask")), look];
    if let Some(cell) = best {
        steps.push(why.place());
        steps.push(Step::says(Role::Move, why.say_move(*cell)).about(Idea::MustPlay));
        // What holds already needs no move.
        let (after, side) = if is_safe { (why.passed(), "now") } else { (hex.play(at, cell), "you") };
        let region = why.region(&after, at.to)?;
        steps.extend(why.proof(&after, side, &region)?);
    } else {
        let region = why.region(at, at.to.other())?;
        let says = say!("hex-place-lost", count = region.cells.count_ones());
        steps.push(Step::says(Role::Place, says).showing(spots(region.cells)));
        steps.push(Step::says(Role::Move, say!("hex-move-lost")).about(Idea::MustPlay));
        steps.extend(why.proof(at, "other", &region)?);
    }
    let is_shown = steps.iter().any(|step| step.idea == Some(Idea::Pairing));
    steps.push(Step::says(Role::Law, if is_shown { say!("hex-law-drawless") } else { say!("hex-law") }));
    steps.extend(why.stealing());
    Ok(Reason { claim: why.claim(), steps })
}

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

    /// One stone links, and that is all there is to tell.
    fn at_end(&self, cell: usize) -> Reason {
        let who = self.at.to as usize;
        let (own, free) = (self.at.pos.stones[who], self.at.pos.free());
        let ends: Cells =
            each(free).filter(|end| self.field.is_joined(who, own | 1 << end)).fold(0, |all, end| all | 1 << end);
        let chain: Vec<String> = self.field.chain(who, own | 1 << cell).iter().map(|cell| self.name(*cell)).collect();
        let side = letter(self.at.to).to_string();
        let played = say!("hex-move-end", cell = self.name(cell), chain = chain.join("-"), side = side);
        let place = say!("hex-place-end", count = ends.count_ones(), cells = self.names(ends));
        let steps = vec![
            Step::says(Role::Ask, say!("hex-ask-end")),
            Step::says(Role::Look, say!("hex-look-end")).about(Idea::End),
            Step::says(Role::Place, place).showing(spots(ends)),
            Step::says(Role::Move, played).about(Idea::End),
            Step::says(Role::Law, say!("hex-law-drawless")),
        ];
        Reason { claim: say!("hex-claim-end", moves = ends.count_ones()), steps }
    }

    /// The position with the other side to move.
    fn passed(&self) -> At<Board> {
        At { to: self.at.to.other(), ..self.at.clone() }
    }

    /// Whether the mover would win even if the other side moved now.
    fn is_safe(&self) -> Result<bool, Stop> {
        let is_whole = self.verdict.value.outcome() == Outcome::N && self.verdict.best_total == self.verdict.total;
        Ok(is_whole && !self.linker.is_won(&self.passed(), self.control)?)
    }

    /// How the opponent threatens to link; whether the mover is linked already, by more than pairs.
    fn look(&self) -> Result<(Step, bool), Stop> {
        let board = &self.at.pos;
        if self.pairs(board, self.at.to.other()).is_some() {
            return Ok((Step::says(Role::Look, say!("hex-look-linked")).about(Idea::Link), false));
        }
        if self.is_safe()? {
            let pairs = self.safe()?;
            let says = say!("hex-look-safe", count = pairs.len(), pairs = self.paired(&pairs));
            return Ok((Step::says(Role::Look, says).about(Idea::Link), pairs.is_empty()));
        }
        Ok((self.threatened()?, false))
    }

    /// The threats of the opponent, and the cells that meet all of them.
    fn threatened(&self) -> Result<Step, Stop> {
        let board = &self.at.pos;
        let foe = self.at.to.other() as usize;
        let simple = threats(&self.field, foe, board.stones[foe], board.free()).into_iter();
        let mut threats: Vec<Threat> = simple.map(|(cell, pairs)| Threat { cell, pairs, inside: 0 }).collect();
        if threats.is_empty() {
            threats = wider(self.linker, self.hex, &self.passed(), self.control)?;
        }
        if threats.is_empty() {
            return self.waiting();
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

    /// What the opponent would do if the mover did nothing.
    fn waiting(&self) -> Result<Step, Stop> {
        let cell = self.linker.reply(self.hex, &self.passed(), self.control)?;
        let is_won = self.verdict.value.outcome() == Outcome::N;
        let lost = if is_won { &self.verdict.total - &self.verdict.best_total } else { 0u8.into() };
        let says = say!("hex-look-wait", cell = self.name(cell), lost = lost, total = &self.verdict.total);
        Ok(Step::says(Role::Look, says).about(Idea::Link))
    }

    /// The pairs by which the mover is linked already; none where none were found.
    fn safe(&self) -> Result<Pairs, Stop> {
        let (turned, who) = (self.passed(), self.at.to as usize);
        let pairs = match self.pairs(&self.at.pos, self.at.to) {
            Some(pairs) => Some(pairs),
            None => least(&turned, &[self.at.pos.free()], self.control)?
                .and_then(|region| paired(&self.field, who, self.at.pos.stones[who], region)),
        };
        Ok(pairs.unwrap_or_default())
    }

    fn name(&self, cell: usize) -> String {
        cell_name(cell, self.at.pos.cols)
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

    /// The cell that wins, or how many do.
    fn place(&self) -> Step {
        let (best, moves) = (&self.verdict.best, &self.verdict.best_total);
        if *moves == self.verdict.total && best.len() > 1 {
            return Step::says(Role::Place, say!("hex-place-all", moves = moves));
        }
        match best[..] {
            [cell] if *moves == 1u8.into() => {
                Step::says(Role::Place, say!("hex-place", cell = self.name(cell))).showing(spots(1 << cell))
            }
            _ => Step::says(Role::Place, say!("hex-place-many", moves = moves, total = &self.verdict.total)),
        }
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
    fn proof(&self, at: &At<Board>, side: &'static str, region: &Region) -> Result<Vec<Step>, Stop> {
        let winner = at.to.other();
        Ok(match self.pairs(&at.pos, winner) {
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
