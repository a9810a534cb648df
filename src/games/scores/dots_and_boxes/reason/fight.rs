//! Where the safe edges of a line end: who must open a row then, what the rows are worth, and the sum up to the result.

use crate::scores::dots_and_boxes::reason::rows::{self, Kind, Row};
use crate::scores::dots_and_boxes::reason::{Edges, Why, safe, worth};
use crate::scores::dots_and_boxes::rules::{Board, name};
use crate::scores::dots_and_boxes::solver::runs::Shape;
use crate::scores::dots_and_boxes::solver::web::Web;
use crate::scores::dots_and_boxes::weave::web;
use ground::rules::Side;
use ground::say;
use ground::say::Say;
use solve::judge::control::Stop;
use solve::judge::idea::Idea;
use solve::judge::reason::{Role, Step};

/// Boxes from which on a chain is long.
const LONG: usize = 3;

/// The position of the line in which somebody must open a row for the first time.
pub struct Fight {
    board: Board,
    rows: Vec<Row>,
    /// Edges of the line before it.
    drawn: usize,
    /// Whether whoever is asked must open.
    is_you: bool,
    /// Boxes closed before it, by whoever is asked and by the opponent.
    closed: [usize; 2],
    /// What is left is worth so much to whoever is asked.
    left: i32,
}

impl Fight {
    fn who(&self) -> &'static str {
        if self.is_you { "you" } else { "opponent" }
    }
}

impl Why<'_> {
    /// Where in the line the safe edges end, if there are some now.
    pub fn fight(&self) -> Result<Option<Fight>, Stop> {
        let (mut board, mut is_you, mut closed) = (self.board.clone(), true, [0; 2]);
        for (drawn, edge) in self.verdict.line.iter().enumerate() {
            let boxes = board.closed_by(*edge);
            closed[usize::from(!is_you)] += boxes;
            is_you = is_you == (boxes > 0);
            board.drawn[*edge] = true;
            let web: Web<3> = web(&board);
            let haul = web.haul(Edges::of(board.edges(false)));
            let is_forced = haul.taken + haul.spare == 0 && safe::safe(&board).is_empty() && !haul.rest.is_empty();
            if is_forced && !self.safe.is_empty() {
                let rows = rows::rows(&board, &web, &haul);
                let ahead = self.webs.ahead(&board, self.control)?;
                let left = if is_you { ahead } else { -ahead };
                return Ok(Some(Fight { board, rows, drawn: drawn + 1, is_you, closed, left }));
            }
        }
        Ok(None)
    }

    /// Who must open one of these rows after so many edges, and what that is worth.
    pub fn open_rows(&self, fight: &Fight) -> Result<Step, Stop> {
        let (who, edges) = (fight.who(), fight.drawn);
        let step = |says: Say| Step::says(Role::Proof, says).about(Idea::Chains);
        let stages = worth::stages(self.webs, &fight.board, self.control)?;
        let sum = self.sum(fight);
        if let Some([row]) = stages.as_deref() {
            return Ok(step(say!("dots-and-boxes-fight-one", edges = edges, who = who, boxes = row.given, sum = sum)));
        }
        if let Some(stages) = stages {
            let says =
                say!("dots-and-boxes-fight-worked", edges = edges, who = who, rest = stages[0].worth(), sum = sum);
            return Ok(step(says).showing(worth::table(&fight.board, &stages)));
        }
        let long = long(&fight.rows);
        let says = say!("dots-and-boxes-fight", edges = edges, who = who, long = long, sum = sum);
        Ok(step(says).showing(rows::table(&fight.board, &fight.rows)))
    }

    /// The first edge of the line up to there that gives a box its third side although another one was safe: a sacrifice.
    pub fn gift(&self, fight: &Fight) -> Option<Step> {
        let (mut board, mut is_you) = (self.board.clone(), true);
        for (number, edge) in (1..).zip(&self.verdict.line[..fight.drawn]) {
            let (boxes, safe) = (board.closed_by(*edge), safe::safe(&board));
            let is_calm = board.edges(false).all(|edge| board.closed_by(edge) == 0);
            if is_calm && !safe.is_empty() && !safe.contains(edge) {
                let says = say!(
                    "dots-and-boxes-gift",
                    who = if is_you { "you" } else { "opponent" },
                    number = number,
                    edge = name(&board, *edge),
                    safe = safe.iter().map(|edge| name(&board, *edge)).collect::<Vec<String>>(),
                );
                return Some(Step::says(Role::Proof, says).about(Idea::Chains));
            }
            is_you = is_you == (boxes > 0);
            board.drawn[*edge] = true;
        }
        None
    }

    /// What is held, what is closed before the first row is opened, and what the rows are worth: together the result.
    fn sum(&self, fight: &Fight) -> Say {
        let [won, lost] = fight.closed;
        let before = won as i32 - lost as i32;
        say!(
            "dots-and-boxes-sum",
            held = self.held(),
            won = won,
            lost = lost,
            before = before,
            rest = fight.left,
            total = self.held() + before + fight.left,
        )
    }

    /// What is held and what is still to come: together the result. Says nothing where both sides hold as many.
    pub fn sum_held(&self) -> Say {
        match (self.held(), self.ahead) {
            (0, _) => say!("dots-and-boxes-sum-none"),
            (held, ahead) => say!("dots-and-boxes-sum-held", held = held, ahead = ahead, total = held + ahead),
        }
    }

    /// Boxes held, those of whoever is asked minus the opponent's.
    fn held(&self) -> i32 {
        self.board.own as i32 - self.board.other as i32
    }

    /// The count of dots and long chains, where the rows of the line are long chains alone and whom it favours does not lose.
    pub fn chains(&self, fight: &Fight) -> Option<Step> {
        let (dots, long) = ((self.board.rows + 1) * (self.board.cols + 1), long(&fight.rows));
        // Each turn draws one edge more than it closes boxes, so the board tells who began.
        let turns = self.board.drawn.iter().filter(|is_drawn| **is_drawn).count() - self.board.own - self.board.other;
        let to = if turns.is_multiple_of(2) { Side::First } else { Side::Second };
        let opener = if fight.is_you { to } else { to.other() };
        let sum = dots + long;
        let favoured = if sum.is_multiple_of(2) { Side::First } else { Side::Second };
        let result = self.held() + self.ahead;
        let is_well = if favoured == to { result >= 0 } else { result <= 0 };
        let is_meant = long > 0 && long == fight.rows.len() && opener != favoured && is_well;
        let says = say!(
            "dots-and-boxes-law-chains",
            dots = dots,
            long = long,
            edges = fight.drawn,
            sum = sum,
            favours = if favoured == Side::First { "first" } else { "second" },
            who = fight.who(),
        );
        is_meant.then(|| Step::says(Role::Law, says))
    }
}

fn long(rows: &[Row]) -> usize {
    rows.iter().filter(|row| row.kind == Kind::Shut(Shape::Chain) && row.boxes >= LONG).count()
}
