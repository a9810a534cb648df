//! Why a position of sprouts is won or lost: lives are used up one a move, and who wants how many of them to be left.

use std::cell::{RefCell, RefMut};
use std::cmp::Reverse;

use crate::graphs::sprouts::exchanges::{Exchanges, Reply};
use crate::graphs::sprouts::land::{Lands, lives};
use crate::graphs::sprouts::lengths::Lengths;
use crate::graphs::sprouts::oracle::{Draughtsman, ROOM, spots};
use crate::graphs::sprouts::rules::Sprouts;
use crate::graphs::sprouts::traced;
use duel::game::Game;
use ground::rules::{At, Rules};
use ground::say;
use ground::say::{Arg, Form, Say};
use solve::judge::control::{Control, Stop};
use solve::judge::idea::Idea;
use solve::judge::oracle::Verdict;
use solve::judge::reason::{Exhibit, Reason, Role, Step};
use solve::judge::value::Outcome;

/// Moves that are answered in words.
const ANSWERED: usize = 16;

/// Lines up to which those are told that leave most open.
const COMPARED: usize = 24;

/// Lives up to which it is found out how soon the number of moves is certain.
const NEAR: usize = 12;

/// The reason of a position that is not over.
pub fn explain(
    oracle: &Draughtsman,
    game: &Sprouts,
    at: &At<Lands>,
    verdict: &Verdict<Lands>,
    control: &Control,
) -> Result<Reason, Stop> {
    let mut exchanges = Exchanges::new(oracle, game, control);
    let lengths = exchanges.all_lengths(&at.pos)?;
    let exchanges = RefCell::new(exchanges);
    let mut why = Why { oracle, game, at, verdict, control, lengths, is_by_values: false, exchanges };
    why.is_by_values = why.needs_values()?;
    let mut steps = vec![Step::says(Role::Ask, say!("sprouts-ask")), why.look()];
    steps.extend(why.parts()?);
    steps.extend(why.place()?);
    steps.extend(why.mv()?);
    let (parts, answers) = (why.left_parts()?, why.answers()?);
    // Without nim-values the parts left prove nothing: the answers do.
    let (first, second) = if why.is_by_values { (parts, answers) } else { (answers, parts) };
    steps.extend(first.into_iter().chain(second));
    steps.extend(why.laws().into_iter().map(|says| Step::says(Role::Law, says)));
    Ok(Reason { claim: why.claim(), steps })
}

/// A position with what is known of it.
pub struct Why<'a> {
    /// Who knows what positions are worth.
    pub oracle: &'a Draughtsman,
    /// The game.
    pub game: &'a Sprouts,
    /// The position, which is not over.
    pub at: &'a At<Lands>,
    /// What is known of it.
    pub verdict: &'a Verdict<Lands>,
    /// The reins.
    pub control: &'a Control,
    /// Every number of moves that the game may last from here.
    lengths: Option<Lengths>,
    /// Whether the nim-values of the parts are what decides.
    pub is_by_values: bool,
    exchanges: RefCell<Exchanges<'a>>,
}

/// The lives of all spots.
pub fn all_lives(lands: &Lands) -> usize {
    lands.iter().map(|land| lives(land)).sum()
}

/// Whether the parts come in twins, so that every line in one of them can be copied.
pub fn are_twins(lands: &Lands) -> bool {
    !lands.is_empty() && lands.chunks(2).all(|two| two.len() == 2 && two[0] == two[1])
}

/// Numbers one after another, as they are said.
pub fn listed(numbers: &[usize]) -> String {
    numbers.iter().map(usize::to_string).collect::<Vec<_>>().join(", ")
}

impl<'a> Why<'a> {
    fn exchanges(&self) -> RefMut<'_, Exchanges<'a>> {
        self.exchanges.borrow_mut()
    }

    /// Every number of moves that may follow; `None`: too many lands.
    pub fn lengths(&self, lands: &Lands) -> Result<Option<Lengths>, Stop> {
        self.exchanges().lengths(lands)
    }

    /// Whether the mover wins.
    pub fn is_won(&self) -> bool {
        self.verdict.value.outcome() == Outcome::N
    }

    /// Whether all games from here last an even number of moves, or all an odd number.
    pub fn is_settled(&self) -> bool {
        self.lengths.is_some_and(Lengths::is_settled)
    }

    /// Whether nim-values decide: in normal play, where no copying, no fixed number of moves and no single exchange does.
    fn needs_values(&self) -> Result<bool, Stop> {
        let at = self.to_be_met();
        if self.game.is_misere || self.is_settled() || are_twins(&at.pos) {
            return Ok(false);
        }
        Ok(!self.lengths(&at.pos)?.is_some_and(Lengths::is_settled) && !self.is_soon(&at)?)
    }

    /// The position of the loser: here, or after the best line.
    fn to_be_met(&self) -> At<Lands> {
        if self.is_won() { self.at.leave(self.verdict.best[0].clone()) } else { self.at.clone() }
    }

    /// Whether one exchange is enough after which nothing is open, and every line is told with its reply.
    fn is_soon(&self, at: &At<Lands>) -> Result<bool, Stop> {
        if self.lengths.is_none() || all_lives(&at.pos) > NEAR || self.game.lines(&at.pos).len() > ANSWERED {
            return Ok(false);
        }
        Ok(self.exchanges().of(at)? == Some(1))
    }

    /// Whether who is to move wants the number of moves from here to be odd; who begins makes the last of an odd number.
    fn wants_odd(&self) -> bool {
        !self.game.is_misere
    }

    fn claim(&self) -> Say {
        let odd = |is_odd: bool| usize::from(is_odd);
        if self.is_settled() {
            let (won, lines) = (self.is_won(), &self.verdict.total);
            let odd = odd(self.wants_odd() == won);
            say!("sprouts-claim-settled", won = usize::from(won), odd = odd, lines = lines)
        } else if self.is_won() {
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

    /// How many lines win and where the one told begins, and of parts that add up the one that it changes.
    fn place(&self) -> Result<Option<Step>, Stop> {
        let (total, moves) = (&self.verdict.total, &self.verdict.best_total);
        let Some(left) = self.verdict.best.first().filter(|_| self.is_won()) else {
            return Ok(Some(Step::says(Role::Place, say!("sprouts-place-none", moves = total))));
        };
        let (lands, paper) = (&self.at.pos, self.game.paper(&self.at.pos));
        let Some(name) = paper.name(left) else { return Ok(None) };
        let spot = name.ends[0];
        let part = (0..lands.len()).find(|part| paper.has(*part, spot)).filter(|_| lands.len() > 1);
        let Some(part) = part.filter(|_| self.is_by_values) else {
            let says = say!("sprouts-place", total = total, moves = moves, spot = spot);
            return Ok(Some(Step::says(Role::Place, says)));
        };
        let (from, sum) = (self.oracle.land(&lands[part], self.control)?, self.oracle.nimber(lands, self.control)?);
        let says = say!("sprouts-place-part", spots = paper.spots_of(part), from = from, to = from ^ sum, spot = spot);
        Ok(Some(Step::says(Role::Place, says).about(Idea::NimSum)))
    }

    /// A line in words, with its room where a line in another one bears the same name.
    fn tells(&self, left: &Lands) -> Say {
        let tells = self.game.tell(self.at, left).formed(Form::Do);
        match self.game.paper(&self.at.pos).room_of(&self.at.pos, left) {
            Some(room) => say!("sprouts-in-room", tells = tells, room = room),
            None => tells,
        }
    }

    /// The line that is told, and whether it is open how many follow; in a lost position one after which that is open, if there is one.
    fn chosen(&self) -> Result<Option<(&Lands, bool)>, Stop> {
        for left in self.verdict.best.iter().filter(|_| !self.is_won()) {
            if !self.lengths(left)?.is_some_and(Lengths::is_settled) {
                return Ok(Some((left, true)));
            }
        }
        Ok(self.verdict.best.first().map(|left| (left, false)))
    }

    fn mv(&self) -> Result<Option<Step>, Stop> {
        let Some((left, is_open)) = self.chosen()? else { return Ok(None) };
        let tells = self.tells(left);
        let says = if let Some(lengths) = self.lengths.filter(|lengths| !self.is_won() && lengths.is_settled()) {
            say!(
                "sprouts-stall-settled",
                tells = tells,
                moves = listed(&lengths.each()),
                odd = usize::from(self.game.is_misere)
            )
        } else if !self.is_won() {
            say!("sprouts-stall", tells = tells, open = usize::from(is_open))
        } else if left.is_empty() {
            say!("sprouts-move-end", tells = tells)
        } else {
            let shut = all_lives(&self.at.pos) - 1 - all_lives(left);
            match self.lengths(left)? {
                None => say!("sprouts-move", tells = tells, shut = shut),
                Some(then) => {
                    let key = if then.is_settled() { "sprouts-move-settled" } else { "sprouts-move-forced" };
                    let odd = usize::from(!self.wants_odd());
                    let moves = listed(&then.each());
                    say!(key, tells = tells, shut = shut, moves = moves, odd = odd)
                }
            }
        };
        let step = Step::says(Role::Move, says).about(Idea::Parity);
        // Replies in a lost position are told in the numbers that are seen already.
        Ok(Some(if left.is_empty() || !self.is_won() { step } else { step.showing(self.drawing(left)) }))
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

    /// What the loser may draw, after the best line or here, each with a reply, and how soon nothing is open any more.
    fn answers(&self) -> Result<Vec<Step>, Stop> {
        let at = self.to_be_met();
        if at.pos.is_empty() || self.lengths(&at.pos)?.is_some_and(Lengths::is_settled) {
            return Ok(Vec::new());
        }
        let side = if self.is_won() { "you" } else { "other" };
        let odd = usize::from(!self.wants_odd());
        let is_near = self.lengths.is_some() && all_lives(&at.pos) <= NEAR;
        let exchanges = if is_near { self.exchanges().of(&at)? } else { None };
        let certain = exchanges.map(|count| say!("sprouts-certain", side = side, exchanges = count, odd = odd));
        let lines = self.game.lines(&at.pos);
        let met = self.met(&at, &lines, exchanges)?;
        let met = &met[..met.len().min(ANSWERED)];
        let names = self.traced(&at, met);
        let anew = usize::from(names.is_none());
        let mut answers = Vec::new();
        for (i, (line, reply)) in met.iter().enumerate() {
            let name = names.as_ref().map(|names| names[i].clone());
            answers.push(Arg::Say(Box::new(self.answered(&at, line, reply.as_ref(), name)?)));
        }
        let (hidden, answers) = (lines.len() - answers.len(), Arg::List(answers));
        let says = if self.is_won() {
            say!("sprouts-proof-won", answers = answers, hidden = hidden, anew = anew)
        } else {
            let open = usize::from(certain.is_none());
            say!("sprouts-proof-lost", answers = answers, odd = odd, hidden = hidden, anew = anew, open = open)
        };
        let says = certain.into_iter().fold(says, |two, one| say!("idea-two", one = one, two = two));
        Ok(vec![Step::says(Role::Proof, says).about(Idea::Parity)])
    }

    /// What replies are called in the numbers before their lines; `None` where one is not told apart so.
    fn traced(&self, at: &At<Lands>, met: &[(&Lands, Option<Reply>)]) -> Option<Vec<Say>> {
        let paper = self.game.paper(&at.pos);
        let name = |(line, reply): &(&Lands, Option<Reply>)| match reply {
            Some(reply) => traced::reply(&paper, &at.pos, line, &reply.left),
            None => Some(Say::verbatim(String::new())),
        };
        met.iter().map(name).collect()
    }

    /// The lines of the loser with the replies to them: those first that leave most open, where they are few.
    fn met<'l>(
        &self,
        at: &At<Lands>,
        lines: &'l [Lands],
        whole: Option<usize>,
    ) -> Result<Vec<(&'l Lands, Option<Reply>)>, Stop> {
        let is_compared = self.lengths.is_some() && lines.len() <= COMPARED;
        let count = if is_compared { lines.len() } else { lines.len().min(ANSWERED) };
        let mut met = Vec::new();
        for line in &lines[..count] {
            let (then, mut exchanges) = (self.game.play(at, line), self.exchanges());
            let is_counted = self.lengths.is_some();
            met.push((line, if is_counted { exchanges.reply(&then, whole)? } else { exchanges.first(&then)? }));
        }
        met.sort_by_key(|(_, reply)| Reverse(reply.as_ref().map(Reply::open).filter(|_| is_compared)));
        Ok(met)
    }

    /// A line of the loser with what is drawn after it.
    fn answered(&self, at: &At<Lands>, line: &Lands, reply: Option<&Reply>, name: Option<Say>) -> Result<Say, Stop> {
        let short = |at: &At<Lands>, left: &Lands| {
            self.game.named(at, left).unwrap_or_else(|| Say::verbatim(self.game.write_move(at, left)))
        };
        let line_says = short(at, line);
        let Some(reply) = reply else { return Ok(say!("sprouts-answer-end", line = line_says)) };
        let next = self.game.play(at, line);
        let told = name.unwrap_or_else(|| short(&next, &reply.left));
        self.met_by([line_says, told], reply)
    }

    /// A line and its reply in words, with what the reply leaves.
    fn met_by(&self, [line, told]: [Say; 2], reply: &Reply) -> Result<Say, Stop> {
        let Reply { left, then, .. } = reply;
        if left.is_empty() {
            return Ok(say!("sprouts-answer-last", line = line, reply = told));
        }
        if let Some(then) = then.filter(|then| then.is_settled()) {
            let (key, moves) = ("sprouts-answer-settled", listed(&then.each()));
            return Ok(say!(key, line = line, reply = told, moves = moves));
        }
        if let Some(values) = self.cancelled(left)? {
            let key = "sprouts-answer-parts";
            return Ok(say!(key, line = line, reply = told, values = values));
        }
        let Some(then) = then else {
            return Ok(say!("sprouts-answer", line = line, reply = told));
        };
        let (key, moves) = ("sprouts-answer-open", listed(&then.each()));
        Ok(say!(key, line = line, reply = told, moves = moves))
    }

    /// The nim-values of several small parts, which decide in normal play.
    fn cancelled(&self, left: &Lands) -> Result<Option<String>, Stop> {
        if self.game.is_misere || left.len() < 2 || left.iter().any(|land| lives(land) > NEAR) {
            return Ok(None);
        }
        let values = left.iter().map(|land| Ok(self.oracle.land(land, self.control)? as usize));
        Ok(Some(listed(&values.collect::<Result<Vec<_>, Stop>>()?)))
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
