//! Which idea decides, told in the four hints and a proof: one idea, the move with what it forces, and the answers with what meets them.

use crate::kit::asked::Asked;
use crate::kit::ideas::care::{care, shot};
use crate::kit::ideas::chain::{Chain, Force};
use crate::kit::ideas::cover::{Met, groups, losing, unfolded};
use crate::kit::ideas::fewest::fewest;
use crate::kit::ideas::finish::finish;
use crate::kit::ideas::held::held;
use crate::kit::ideas::later::{LONGEST, SHORT, later};
use crate::kit::ideas::must::must;
use crate::kit::ideas::shown::{proved, table};
use crate::kit::ideas::stand::{Race, if_passed};
use crate::kit::ideas::story::story;
use crate::kit::ideas::threat::{NAMED, Threat, told};
use crate::kit::ideas::tree::{Around, Insight, Tree, keeping};
use ground::say;
use ground::say::{Arg, Say};
use ground::scene::Spot;
use solve::judge::control::Stop;
use solve::judge::idea::Idea;
use solve::judge::reason::{Exhibit, FOREMOST, Role, Step};
use solve::judge::value::Outcome;

/// Lines of play that are written out where every line comes to an end by itself.
const FINITE: u64 = 25;

/// Plies to the end of a threat that is told as the reason of a loss.
const NEAR: u64 = 5;

/// The steps that tell what decides a position which is not over: what to look at, where, the move, and the proof.
pub fn steps<G: Insight>(asked: &Asked<G>) -> Result<Vec<Step>, Stop> {
    Telling { tree: &mut Around::of(asked), mv: asked.place_of_best() }.steps()
}

/// The same with the line of play that agrees with what is told, to its end; none of a draw.
pub fn argued<G: Insight>(asked: &Asked<G>) -> Result<(Vec<Step>, Vec<usize>), Stop> {
    let mut telling = Telling { tree: &mut Around::of(asked), mv: asked.place_of_best() };
    Ok((telling.steps()?, telling.line()?))
}

/// The proof alone: every answer to the best move of a won position, or every move of a lost one, with what meets it.
pub fn proof<G: Insight>(asked: &Asked<G>) -> Result<Option<Step>, Stop> {
    let mut telling = Telling { tree: &mut Around::of(asked), mv: asked.place_of_best() };
    match telling.tree.worth(0)?.0 {
        Outcome::N => {
            let next = telling.next();
            telling.answers_met(next)
        }
        Outcome::P => telling.moves_met().map(Some),
        Outcome::D => Ok(None),
    }
}

/// A found idea: what it is, how it is hinted at, and how it is told behind the move.
type Found = (Idea, Say, Option<Say>);

/// The position with its best move.
struct Telling<'t> {
    tree: &'t mut dyn Tree,
    mv: usize,
}

impl Telling<'_> {
    fn steps(&mut self) -> Result<Vec<Step>, Stop> {
        let fate = self.tree.worth(0)?.0;
        if fate != Outcome::D {
            self.follow();
        }
        match fate {
            Outcome::N => self.won(),
            Outcome::P => self.lost(),
            Outcome::D => self.drawn(),
        }
    }

    /// Of moves that are as good, those of the line shown come first.
    fn follow(&mut self) {
        let mut at = 0;
        for mv in self.tree.line() {
            self.tree.prefer(at, mv);
            at = self.tree.next(at)[mv];
        }
    }

    fn next(&mut self) -> u32 {
        self.tree.next(0)[self.mv]
    }

    /// Both sides at their best from the best move on, each with the moves that were chosen for what is told.
    fn line(&mut self) -> Result<Vec<usize>, Stop> {
        let (mut line, mut here) = (Vec::new(), 0);
        let mut chosen = (self.tree.worth(0)?.0 != Outcome::D).then_some(self.mv);
        while let Some(mv) = chosen {
            line.push(mv);
            here = self.tree.next(here)[mv];
            chosen = keeping(self.tree, here)?.first().copied();
        }
        Ok(line)
    }

    /// The best move with what it does. What ends the game says that itself.
    fn best_told(&self, next: u32) -> Arg {
        if self.tree.is_over(next) { Arg::from(self.tree.write(0, self.mv)) } else { told(self.tree, 0, self.mv) }
    }

    fn won(&mut self) -> Result<Vec<Step>, Stop> {
        // What meets each answer is chosen first, so that all that is told agrees with it.
        let next = self.next();
        let met = self.answers_met(next)?;
        let lines = self.lines(next)?;
        let chain = Chain::from(self.tree, 0, self.mv)?;
        let place = self.place(chain.threat.as_ref());
        let spare = self.tree.spare(0).filter(|[_, other]| *other > 0);
        let race = Race::of(self.tree, 0)?.filter(|_| !self.tree.is_over(next));
        let (idea, look, why) = match (spare, race, look_of(&chain)) {
            (Some([own, other]), ..) => (Idea::Spare, say!("idea-look-spare", own = own, other = other), None),
            (None, Some(race), _) => {
                let short = say!("idea-race", total = race.winner + race.held, loser = race.loser);
                let why = if chain.is_whole() { chain.says() } else { Some(short) };
                (Idea::Race, race_said("idea-look-race", race), why)
            }
            (None, None, Some(look)) if chain.is_whole() => (chain.idea(), look, chain.says()),
            (None, None, Some(look)) if chain.threat.is_some() || self.tree.next(next).len() > 1 => {
                self.forcing(look, chain)?
            }
            _ => self.quietly_won(next)?,
        };
        let mv = self.best_told(next);
        let play = match why {
            Some(why) => say!("idea-play-so", mv = mv, why = why),
            None => say!("idea-play", mv = mv),
        };
        let must = if idea == Idea::Race { None } else { must(self.tree)? };
        let mut steps: Vec<Step> = must.into_iter().collect();
        if steps.is_empty() || idea != Idea::Counting {
            steps.push(Step::says(Role::Look, look).about(idea));
        }
        steps.extend([place, Step::says(Role::Move, play).about(idea)]);
        steps.extend(proved(lines, self.tree.is_finite(), met.map(|met| met.about(idea)), idea));
        Ok(steps)
    }

    /// The lines of play that prove a position, where they are few: the fewest where play ends by itself, else those of the fastest way.
    fn lines(&mut self, at: u32) -> Result<Option<Vec<Vec<String>>>, Stop> {
        if self.tree.is_finite() { fewest(self.tree, at, FINITE) } else { unfolded(self.tree, at) }
    }

    /// Forced replies that do not reach the end, and what decides after them.
    fn forcing(&mut self, look: Say, chain: Chain) -> Result<Found, Stop> {
        let (idea, next) = (chain.idea(), chain.next);
        let later = self.far(next)?;
        let why = chain.says().into_iter().chain(later).reduce(|one, two| say!("idea-two", one = one, two = two));
        Ok((idea, look, why))
    }

    /// What decides later, both sides at their best: soon, and how it ends then, or what is done on the long way and how that ends.
    fn far(&mut self, next: u32) -> Result<Option<Say>, Stop> {
        if let Some((is_whole, says)) = later(self.tree, next, SHORT)? {
            let end = if is_whole { None } else { finish(self.tree)? }.into_iter();
            return Ok(Some(end.fold(says, |one, two| say!("idea-two", one = one, two = two))));
        }
        if let Some(story) = story(self.tree) {
            let end = finish(self.tree)?.into_iter();
            return Ok(Some(end.fold(story, |one, two| say!("idea-two", one = one, two = two))));
        }
        match later(self.tree, next, LONGEST)? {
            Some((_, says)) => Ok(Some(says)),
            None => finish(self.tree),
        }
    }

    /// What decides where the best move leaves several answers.
    fn quietly_won(&mut self, next: u32) -> Result<Found, Stop> {
        match if_passed(self.tree, next)? {
            Some(Outcome::P) => return Ok((Idea::Zugzwang, say!("idea-look-mutual"), Some(say!("idea-mutual")))),
            Some(Outcome::D) => return Ok((Idea::Zugzwang, say!("idea-look-saves"), Some(say!("idea-saves")))),
            _ => {}
        }
        let look = match if_passed(self.tree, 0)? {
            Some(Outcome::D) => (Idea::Race, say!("idea-look-tempo-draw")),
            Some(Outcome::P) => (Idea::Counting, say!("idea-look-ahead")),
            _ => (Idea::Counting, say!("idea-look-counting")),
        };
        let why = self.far(next)?;
        Ok((look.0, look.1, why))
    }

    fn lost(&mut self) -> Result<Vec<Step>, Stop> {
        let met = self.moves_met()?;
        let lines = self.lines(0)?;
        let (idea, look) = self.why_lost()?;
        let place = self.place_lost()?;
        let next = self.next();
        let plies = self.tree.worth(0)?.1.unwrap_or(1).saturating_sub(1);
        // Of a zugzwang that is told already a long line says no more.
        let told = if idea == Idea::Zugzwang && plies > NEAR { None } else { self.answer(next)? };
        let (total, equal) = (self.tree.next(0).len(), keeping(self.tree, 0)?.len());
        let way = match total {
            1 => "only",
            _ if equal == total => "equal",
            _ => "longest",
        };
        let says = say!("idea-hold", way = way, mv = self.tree.write(0, self.mv), plies = plies, total = total);
        let says = if let Some(told) = told { say!("idea-two", one = says, two = told) } else { says };
        let mut steps = vec![Step::says(Role::Look, look).about(idea), place, Step::says(Role::Move, says).about(idea)];
        steps.extend(proved(lines, self.tree.is_finite(), Some(met.about(idea)), idea));
        Ok(steps)
    }

    /// Every answer to the best move, with what meets it; nothing where that ends the game.
    fn answers_met(&mut self, next: u32) -> Result<Option<Step>, Stop> {
        let answers: Vec<usize> = (0..self.tree.next(next).len()).collect();
        if answers.is_empty() {
            return Ok(None);
        }
        let met = groups(self.tree, next, &answers, true)?;
        let (kinds, forced) = (met.rows.len(), usize::from(met.is_forced));
        let says = if met.is_alike {
            say!("idea-answers-alike", answers = answers.len(), kinds = kinds, forced = forced)
        } else {
            say!("idea-answers-met", answers = answers.len(), replies = met.replies, forced = forced)
        };
        let heads = [say!("idea-head-answers"), say!("idea-head-reply")];
        Ok(Some(Step::says(Role::Proof, says).showing(table(met, heads))))
    }

    /// Every move of a lost position, with what meets it.
    fn moves_met(&mut self) -> Result<Step, Stop> {
        let moves: Vec<usize> = (0..self.tree.next(0).len()).collect();
        let met = groups(self.tree, 0, &moves, true)?;
        let (kinds, forced) = (met.rows.len(), usize::from(met.is_forced));
        let says = if met.is_alike {
            say!("idea-moves-alike", moves = moves.len(), kinds = kinds, forced = forced)
        } else {
            say!("idea-moves-met", moves = moves.len(), replies = met.replies, forced = forced)
        };
        let heads = [say!("idea-head-moves"), say!("idea-head-answer")];
        Ok(Step::says(Role::Proof, says).showing(table(met, heads)))
    }

    fn why_lost(&mut self) -> Result<(Idea, Say), Stop> {
        if let Some([own, other]) = self.tree.spare(0) {
            return Ok((Idea::Spare, say!("idea-look-lost-spare", own = own, other = other)));
        }
        match if_passed(self.tree, 0)? {
            Some(Outcome::P) => return Ok((Idea::Zugzwang, say!("idea-look-lost-mutual"))),
            Some(Outcome::D) => return Ok((Idea::Zugzwang, say!("idea-look-lost-saves"))),
            _ => {}
        }
        let threat = Threat::ever(self.tree, 0)?;
        let race = Race::of(self.tree, 0)?.filter(|_| threat.as_ref().is_none_or(|threat| threat.plies > 1));
        match (threat.filter(|threat| threat.plies <= NEAR), race) {
            (_, Some(race)) => Ok((Idea::Race, race_said("idea-look-lost-race", race))),
            (Some(threat), None) => self.lost_to(&threat),
            (None, None) => Ok((Idea::Counting, self.lost_by_answers()?)),
        }
    }

    /// What is said where no threat decides: that one answer meets every move, or that it takes several.
    fn lost_by_answers(&mut self) -> Result<Say, Stop> {
        let moves: Vec<usize> = (0..self.tree.next(0).len()).collect();
        let met = groups(self.tree, 0, &moves, true)?;
        let by = met.rows.first().and_then(|met| met.by.as_deref()).filter(|_| {
            let is_met = |row: &Met| row.by == met.rows[0].by && !met.is_alike;
            met.rows.iter().all(is_met)
        });
        Ok(match by {
            Some(by) => say!("idea-look-lost-one", moves = moves.len(), answer = by),
            None => say!("idea-look-lost-counting", moves = moves.len()),
        })
    }

    /// What the opponent threatens in a lost position.
    fn lost_to(&mut self, threat: &Threat) -> Result<(Idea, Say), Stop> {
        let (met, threats, count) = (threat.met(self.tree, 0)?.len(), threat.told(self.tree), threat.moves.len());
        let idea = if met == 0 && count > 1 { Idea::DoubleThreat } else { Idea::Threat };
        let says = if threat.plies == 1 {
            say!("idea-look-lost-threat", count = count, threats = threats, met = met)
        } else {
            say!(
                "idea-look-lost-later",
                threats = threats,
                plies = threat.plies,
                after = threat.then(self.tree)?,
                met = met
            )
        };
        Ok((idea, says))
    }

    /// How the opponent wins after this position, where that is forced.
    fn answer(&mut self, next: u32) -> Result<Option<Say>, Stop> {
        if self.tree.is_over(next) {
            return Ok(None);
        }
        let Some(answer) = keeping(self.tree, next)?.first().copied() else { return Ok(None) };
        let mv = self.tree.write(next, answer);
        let chain = Chain::from(self.tree, next, answer)?;
        if !chain.is_whole() {
            return Ok(self.far(next)?.or_else(|| answered(mv, chain)));
        }
        Ok(answered(mv, chain))
    }

    fn drawn(&mut self) -> Result<Vec<Step>, Stop> {
        let place = self.place(None);
        let losing = losing(self.tree, 0)?;
        let mut steps: Vec<Step> = must(self.tree)?.into_iter().collect();
        if steps.is_empty() {
            steps.push(self.why_drawn()?);
        }
        let says = say!("idea-keep", mv = told(self.tree, 0, self.mv), others = losing.len());
        steps.extend([place, Step::says(Role::Move, says).about(Idea::Escape)]);
        if !losing.is_empty() {
            let met = groups(self.tree, 0, &losing, false)?;
            let forced = usize::from(met.is_forced);
            let says = say!("idea-given-away", moves = losing.len(), replies = met.replies, forced = forced);
            let shot = shot(self.tree, &losing)?.into_iter();
            let says = shot.fold(says, |one, two| say!("idea-two", one = one, two = two));
            let heads = [say!("idea-head-moves"), say!("idea-head-answer")];
            steps.push(Step::says(Role::Proof, says).about(Idea::Threat).showing(table(met, heads)));
        }
        if losing.is_empty() {
            steps.extend(care(self.tree)?.map(|says| Step::says(Role::Proof, says).about(Idea::Threat)));
        }
        steps.extend(held(self.tree, self.mv)?);
        // That nobody wins is claimed already: where there is more to tell than is told at first, it stays behind.
        let is_much = steps.iter().filter(|step| step.idea.is_some()).count() > FOREMOST;
        let idle = steps.first_mut().filter(|look| is_much && look.idea == Some(Idea::Escape));
        if let Some(look) = idle {
            look.idea = None;
        }
        Ok(steps)
    }

    fn why_drawn(&mut self) -> Result<Step, Stop> {
        let (idea, says) = match if_passed(self.tree, 0)? {
            Some(Outcome::P) => (Idea::Zugzwang, say!("idea-look-drawn-wait")),
            Some(Outcome::D) => (Idea::Escape, say!("idea-look-drawn-level")),
            Some(Outcome::N) => (Idea::Escape, say!("idea-look-drawn-turn")),
            None => (Idea::Escape, say!("idea-look-drawn")),
        };
        Ok(Step::says(Role::Look, says).about(idea))
    }

    /// Where it happens: where the threat goes that is to be made, or else the best move.
    fn place(&mut self, threat: Option<&Threat>) -> Step {
        let (spots, names) = self.places(threat);
        Step::says(Role::Place, say!("idea-place", places = names)).showing(Exhibit::Spots(spots))
    }

    /// Where the opponent would win if nothing met it, or else where the defence that is told moves.
    fn place_lost(&mut self) -> Result<Step, Stop> {
        let threat = Threat::ever(self.tree, 0)?;
        let aimed = threat.map(|threat| self.tree.places(threat.passed, threat.moves[0]));
        let (whose, (spots, names)) = match aimed.filter(|places| !places.is_empty()) {
            Some(places) => ("other", places.into_iter().unzip()),
            None => ("you", self.places(None)),
        };
        let says = say!("idea-place-lost", whose = whose, places = names);
        Ok(Step::says(Role::Place, says).showing(Exhibit::Spots(spots)))
    }

    fn places(&mut self, threat: Option<&Threat>) -> (Vec<Spot>, Vec<Arg>) {
        let of = |(at, mvs): (u32, &[usize])| {
            let mut places: Vec<(Spot, Arg)> = mvs.iter().flat_map(|mv| self.tree.places(at, *mv)).collect();
            places.sort_by_key(|(spot, _)| *spot);
            places.dedup_by_key(|(spot, _)| *spot);
            places
        };
        let aimed = threat.map(|threat| of((threat.passed, &threat.moves[..threat.moves.len().min(NAMED)])));
        let places = aimed.filter(|places| !places.is_empty()).unwrap_or_else(|| of((0, &[self.mv])));
        let (spots, mut names): (Vec<Spot>, Vec<Arg>) = places.into_iter().unzip();
        // A place that is not drawn is named by the move.
        if names.is_empty() {
            names.push(Arg::from(self.tree.write(0, self.mv)));
        }
        (spots, names)
    }
}

/// An answer with what it forces; `None`: it forces nothing.
fn answered(mv: String, chain: Chain) -> Option<Say> {
    chain.says().map(|told| say!("idea-answer", mv = mv, told = told))
}

/// How the second hint speaks of forced replies without naming the move; `None`: nothing is forced.
fn look_of(chain: &Chain) -> Option<Say> {
    let count = chain.beats.len();
    Some(match chain.beats.last()?.0 {
        Force::Ends if count == 1 => say!("idea-look-ends"),
        Force::Double if count == 1 => say!("idea-look-double"),
        Force::Unmet if count == 1 => say!("idea-look-unmet"),
        Force::Squeeze if count == 1 => say!("idea-look-squeeze"),
        Force::Helpless if count == 1 => say!("idea-look-helpless"),
        Force::One | Force::Few => say!("idea-look-forcing", count = count),
        _ => say!("idea-look-combination", count = count),
    })
}

fn race_said(key: &'static str, race: Race) -> Say {
    let (is_own, total) = (key == "idea-look-race", race.winner + race.held);
    // Of both sides' moves the first is the mover's.
    let (home, late) = if is_own { (2 * total - 1, 2 * race.loser) } else { (2 * total, 2 * race.loser - 1) };
    say!(key, winner = race.winner, loser = race.loser, held = race.held, home = home, late = late)
}
