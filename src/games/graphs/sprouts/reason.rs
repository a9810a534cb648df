//! Why a position of sprouts is won or lost: lives are used up one a move, and who wants how many of them to be left.

use crate::graphs::sprouts::land::{Lands, lives};
use crate::graphs::sprouts::lengths::{Lengths, lengths};
use crate::graphs::sprouts::oracle::{Draughtsman, ROOM, spots};
use crate::graphs::sprouts::rules::Sprouts;
use duel::game::Game;
use ground::rules::{At, Rules};
use ground::say;
use ground::say::{Arg, Form, Say};
use solve::judge::control::{Control, Stop};
use solve::judge::idea::Idea;
use solve::judge::oracle::{Verdict, best};
use solve::judge::reason::{Exhibit, Reason, Role, Step};
use solve::judge::value::Outcome;

/// Moves that are answered in words.
const ANSWERED: usize = 6;

/// Replies to one move that are compared.
const REPLIES: usize = 6;

/// The reason of a position that is not over.
pub fn explain(
    oracle: &Draughtsman,
    game: &Sprouts,
    at: &At<Lands>,
    verdict: &Verdict<Lands>,
    control: &Control,
) -> Result<Reason, Stop> {
    let lengths = lengths(&at.pos, control)?;
    let why = Why { oracle, game, at, verdict, control, lengths };
    let mut steps = vec![Step::says(Role::Ask, say!("sprouts-ask")), why.look()];
    steps.extend(why.parts()?);
    steps.extend(why.place());
    steps.extend(why.mv()?);
    steps.extend(why.left_parts()?);
    steps.extend(why.answers()?);
    steps.extend(why.laws().into_iter().map(|says| Step::says(Role::Law, says)));
    Ok(Reason { claim: why.claim(), steps })
}

/// A position with what is known of it.
struct Why<'a> {
    oracle: &'a Draughtsman,
    game: &'a Sprouts,
    at: &'a At<Lands>,
    verdict: &'a Verdict<Lands>,
    control: &'a Control,
    /// Every number of moves that the game may last from here.
    lengths: Option<Lengths>,
}

/// The lives of all spots.
fn all_lives(lands: &Lands) -> usize {
    lands.iter().map(|land| lives(land)).sum()
}

/// Numbers one after another, as they are said.
fn listed(numbers: &[usize]) -> String {
    numbers.iter().map(usize::to_string).collect::<Vec<_>>().join(", ")
}

impl Why<'_> {
    fn is_won(&self) -> bool {
        self.verdict.value.outcome() == Outcome::N
    }

    /// Whether who is to move wants the number of moves from here to be odd; who begins makes the last of an odd number.
    fn wants_odd(&self) -> bool {
        !self.game.is_misere
    }

    fn claim(&self) -> Say {
        let odd = |is_odd: bool| usize::from(is_odd);
        if self.is_won() {
            say!("sprouts-claim-won", odd = odd(self.wants_odd()), moves = &self.verdict.best_total)
        } else {
            say!("sprouts-claim-lost", odd = odd(!self.wants_odd()))
        }
    }

    /// How many lives there are, and how many of them may be left at the end.
    fn look(&self) -> Step {
        let lives = all_lives(&self.at.pos);
        // An odd number of moves leaves an even number of lives where there are oddly many.
        let odd = usize::from((lives % 2 == 1) != self.wants_odd());
        let Some(lengths) = self.lengths else {
            return Step::says(Role::Look, say!("sprouts-lives", lives = lives, odd = odd)).about(Idea::Parity);
        };
        let mut left: Vec<usize> = lengths.each().into_iter().map(|moves| lives - moves).collect();
        left.reverse();
        let wanted: Vec<usize> = left.iter().copied().filter(|left| left % 2 == odd).collect();
        let says = if lengths.is_settled() {
            let is_odd = lengths.each().iter().all(|moves| moves % 2 == 1);
            say!("sprouts-look-settled", lives = lives, left = listed(&left), odd = usize::from(is_odd))
        } else {
            say!("sprouts-look", lives = lives, left = listed(&left), wanted = listed(&wanted))
        };
        Step::says(Role::Look, says).about(Idea::Parity)
    }

    /// Parts that share no spot, each by itself.
    fn parts(&self) -> Result<Option<Step>, Stop> {
        let lands = &self.at.pos;
        let Some((table, sum)) = self.table(lands)? else { return Ok(None) };
        let says = match sum {
            None => say!("sprouts-parts", parts = lands.len()),
            Some(sum) => say!("sprouts-parts-sum", parts = lands.len(), sum = sum),
        };
        Ok(Some(Step::says(Role::Look, says).about(Idea::NimSum).showing(table)))
    }

    /// The parts that the best line leaves, and that they come in twins where they do.
    fn left_parts(&self) -> Result<Vec<Step>, Stop> {
        let left = if self.is_won() { &self.verdict.best[0] } else { &self.at.pos };
        let mut steps = Vec::new();
        if let Some((table, sum)) = self.table(left)?.filter(|_| self.is_won()) {
            let says = match sum {
                None => say!("sprouts-left", parts = left.len()),
                Some(sum) => say!("sprouts-left-sum", parts = left.len(), sum = sum),
            };
            steps.push(Step::says(Role::Proof, says).about(Idea::NimSum).showing(table));
        }
        let are_twins = left.chunks(2).all(|two| two.len() == 2 && two[0] == two[1]);
        if are_twins && !left.is_empty() && !self.game.is_misere {
            let side = if self.is_won() { "you" } else { "other" };
            let says = say!("sprouts-twins", side = side, pairs = left.len() / 2);
            steps.push(Step::says(Role::Proof, says).about(Idea::Pairing));
        }
        Ok(steps)
    }

    /// Parts that share no spot as a table, and the nim-sum of their nim-values where those decide. `None`: there is but one.
    fn table(&self, lands: &Lands) -> Result<Option<(Exhibit, Option<u32>)>, Stop> {
        if lands.len() < 2 {
            return Ok(None);
        }
        let (mut rows, mut sum) = (Vec::new(), (!self.game.is_misere).then_some(0));
        let paper = self.game.paper(lands);
        for (number, land) in lands.iter().enumerate() {
            let own = lengths(std::slice::from_ref(land), self.control)?;
            let may = own.map_or_else(|| "?".to_owned(), |own| listed(&own.each()));
            let mut row = vec![paper.spots_of(number), lives(land).to_string(), may];
            if let Some(sum) = &mut sum {
                let nimber = self.oracle.land(land, self.control)?;
                *sum ^= nimber;
                row.push(nimber.to_string());
            }
            rows.push(row);
        }
        let mut head = vec![say!("sprouts-head-spots"), say!("sprouts-head-lives"), say!("sprouts-head-moves")];
        head.extend(sum.map(|_| say!("sprouts-head-nimber")));
        Ok(Some((Exhibit::Table { head, rows, focus: Vec::new() }, sum)))
    }

    fn place(&self) -> Option<Step> {
        let Some(left) = self.verdict.best.first().filter(|_| self.is_won()) else {
            return Some(Step::says(Role::Place, say!("sprouts-place-none", moves = &self.verdict.total)));
        };
        let paper = self.game.paper(&self.at.pos);
        let name = paper.name(left)?;
        Some(Step::says(Role::Place, say!("sprouts-place", spot = name.ends[0])))
    }

    fn mv(&self) -> Result<Option<Step>, Stop> {
        let Some(left) = self.verdict.best.first() else { return Ok(None) };
        let tells = self.game.tell(self.at, left).formed(Form::Do);
        let says = if !self.is_won() {
            say!("sprouts-stall", tells = tells)
        } else if left.is_empty() {
            say!("sprouts-move-end", tells = tells)
        } else {
            let written = self.game.write_pos(&self.at.leave(left.clone()));
            match lengths(left, self.control)? {
                None => say!("sprouts-move", tells = tells, left = written),
                Some(then) => {
                    let key = if then.is_settled() { "sprouts-move-settled" } else { "sprouts-move-forced" };
                    let odd = usize::from(!self.wants_odd());
                    say!(key, tells = tells, left = written, moves = listed(&then.each()), odd = odd)
                }
            }
        };
        let step = Step::says(Role::Move, says).about(Idea::Parity);
        Ok(Some(if left.is_empty() { step } else { step.showing(self.drawing(left)) }))
    }

    /// What a line leaves as a picture in words: each room with the spots along its borders, numbered as the board numbers them.
    fn drawing(&self, left: &Lands) -> Exhibit {
        let paper = self.game.paper(left);
        let border = |spots: Vec<usize>| spots.iter().map(usize::to_string).collect::<Vec<_>>().join(" ");
        let row = |room: usize| {
            let borders: Vec<String> = paper.borders(room).into_iter().map(border).collect();
            vec![(room + 1).to_string(), borders.join(" | ")]
        };
        let head = vec![say!("sprouts-head-room"), say!("sprouts-head-borders")];
        Exhibit::Table { head, rows: (0..paper.rooms.len()).map(row).collect(), focus: Vec::new() }
    }

    /// What the loser may draw, after the best line or here, each with a reply.
    fn answers(&self) -> Result<Option<Step>, Stop> {
        let at = if self.is_won() { self.at.leave(self.verdict.best[0].clone()) } else { self.at.clone() };
        if at.pos.is_empty() || lengths(&at.pos, self.control)?.is_some_and(Lengths::is_settled) {
            return Ok(None);
        }
        let lines = self.game.lines(&at.pos);
        let mut answers = Vec::new();
        for line in lines.iter().take(ANSWERED) {
            answers.push(Arg::Say(Box::new(self.answered(&at, line)?)));
        }
        let hidden = lines.len() - answers.len();
        let says = if self.is_won() {
            say!("sprouts-proof-won", answers = Arg::List(answers), hidden = hidden)
        } else {
            let odd = usize::from(!self.wants_odd());
            say!("sprouts-proof-lost", answers = Arg::List(answers), odd = odd, hidden = hidden)
        };
        Ok(Some(Step::says(Role::Proof, says).about(Idea::Parity)))
    }

    /// A line of the loser with what is drawn after it: of the best replies the one that leaves the fewest numbers of moves open.
    fn answered(&self, at: &At<Lands>, line: &Lands) -> Result<Say, Stop> {
        let short = |at: &At<Lands>, left: &Lands| {
            self.game.named(at, left).unwrap_or_else(|| Say::verbatim(self.game.write_move(at, left)))
        };
        let line_says = short(at, line);
        let then = self.game.play(at, line);
        if self.game.ending(&then).is_some() {
            return Ok(say!("sprouts-answer-end", line = line_says));
        }
        let (_, replies, _) = best(self.oracle, self.game, &then, self.control)?;
        let mut fewest: Option<(Vec<usize>, &Lands)> = None;
        let compared = if self.lengths.is_some() { REPLIES } else { 0 };
        for reply in replies.iter().take(compared) {
            let Some(may) = lengths(reply, self.control)?.map(Lengths::each) else { continue };
            if fewest.as_ref().is_none_or(|(least, _)| may.len() < least.len()) {
                fewest = Some((may, reply));
            }
        }
        let Some((may, reply)) = fewest else {
            let reply = replies.first().map_or_else(|| Say::verbatim("-"), |reply| short(&then, reply));
            return Ok(say!("sprouts-answer", line = line_says, reply = reply));
        };
        if reply.is_empty() {
            return Ok(say!("sprouts-answer-last", line = line_says, reply = short(&then, reply)));
        }
        let (reply, is_settled) = (short(&then, reply), may.windows(2).all(|two| two[0] % 2 == two[1] % 2));
        let key = if is_settled { "sprouts-answer-settled" } else { "sprouts-answer-open" };
        Ok(say!(key, line = line_says, reply = reply, moves = listed(&may)))
    }

    fn laws(&self) -> Vec<Say> {
        let mut laws = vec![say!("sprouts-law-lands")];
        if self.game.is_misere {
            laws.push(say!("worth-law-searched", most = ROOM));
        }
        if let Some(spots) = spots(&self.at.pos) {
            laws.push(say!("sprouts-law-length", least = 2 * spots, most = 3 * spots - 1));
            laws.push(if self.game.is_misere { say!("sprouts-conjecture-misere") } else { say!("sprouts-conjecture") });
        }
        laws
    }
}
