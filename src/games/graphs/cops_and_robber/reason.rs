//! Why the cops catch the robber, corner by corner and wave by wave; or why the robber is never caught.

use crate::kit::asked::Asked;
use std::collections::BTreeMap;

use crate::graphs::cops_and_robber::counting::{Counted, counted};
use crate::graphs::cops_and_robber::dismantling::{Corner, dismantle, shadow};
use crate::graphs::cops_and_robber::rules::{CopsAndRobber, Hunt};
use crate::graphs::cops_and_robber::swept::Swept;
use crate::graphs::cops_and_robber::teams::Teams;
use crate::kit::ideas::tell;
use crate::kit::ideas::tree::Insight;
use crate::kit::swept::law;
use crate::kit::tokens::Stage;
use crate::kit::waves::{SHOWN, claim, looked_at};
use duel::game::Game;
use ground::rules::{At, Rules, Side};
use ground::say;
use ground::say::{Arg, Say};
use ground::scene::Spot;
use solve::judge::control::{Control, Stop};
use solve::judge::idea::Idea;
use solve::judge::oracle::{Verdict, best};
use solve::judge::reason::{Exhibit, Reason, Role, Step};
use solve::judge::value::Outcome;

/// Rows that show how the robber stays safe: enough to see how it goes on.
const ROWS: usize = 8;

/// Everything a reason is made from.
pub struct Hunting<'a> {
    /// Who knows.
    pub oracle: &'a Swept,
    /// The game.
    pub game: &'a CopsAndRobber,
    /// The position, which is not over.
    pub at: &'a At<Hunt>,
    /// What is known of it.
    pub verdict: &'a Verdict<Vec<usize>>,
    /// The reins.
    pub control: &'a Control,
    /// The sweep.
    pub teams: &'a Teams,
}

impl Hunting<'_> {
    /// The claim, the hints, and why nobody escapes or nobody is caught.
    pub fn reason(&self) -> Result<Reason, Stop> {
        let told = self.told();
        let apart = self.apart();
        let mut steps = vec![Step::says(Role::Ask, self.ask()), self.look(apart.as_ref())];
        if self.verdict.value.remoteness().is_some() {
            steps.extend(self.hunted()?);
        } else {
            steps.extend([told.place(), told.push()]);
            steps.extend(self.kept(apart.as_ref())?);
            steps.push(self.proof()?);
        }
        let robber = |at: &At<Hunt>| at.pos.robber.map_or_else(String::new, |node| self.name(node));
        if self.at.pos.robber.is_some() {
            steps.extend(told.pocket(Side::First, self.game.network.size(), robber)?);
        }
        // How many cops a graph needs says nothing where the robber has run into a corner.
        let is_core = steps.iter().any(|step| step.idea == Some(Idea::Shadow));
        if apart.is_some() && is_core {
            steps.push(Step::says(Role::Law, say!("cops-and-robber-law-one")));
        } else {
            steps.push(law(self.verdict.value.outcome()));
        }
        Ok(Reason { claim: self.claim(), steps })
    }

    /// How the robber is caught: the ideas, how far the cops reach that are placed, and how the trap closes.
    fn hunted(&self) -> Result<Vec<Step>, Stop> {
        let Hunting { oracle, game, at, verdict, control, .. } = *self;
        let told = looked_at(tell::steps(&Asked { oracle, game, at, verdict, control })?, true);
        // How the catch is forced is told with the move.
        let is_needed = |step: &Step| {
            let is_hint = step.role == Role::Look && verdict.value.outcome() == Outcome::N;
            !is_hint || matches!(step.idea, Some(Idea::End | Idea::MustPlay))
        };
        let mut steps: Vec<Step> = told.filter(is_needed).collect();
        let placed = at.pos.cops.is_empty().then(|| game.reached(&verdict.best[0]));
        // Lines of play, a table of one column, prove more than the end of one of them.
        let are_lines = |step: &Step| matches!(&step.shows, Some(Exhibit::Table { head, .. }) if head.len() == 1);
        let is_after = |step: &Step| step.role == Role::Move || are_lines(step);
        let behind = steps.iter().rposition(is_after).map_or(steps.len(), |at| at + 1);
        let seen = placed.map(|says| Step::says(Role::Proof, says).about(Idea::Fence));
        let seen = seen.into_iter().chain(game.trap(at, &told_line(&steps)));
        steps.splice(behind..behind, seen);
        Ok(steps)
    }

    /// Why the robber is never caught: by counting, on what is left without corners, or place by place.
    fn kept(&self, apart: Option<&(Vec<Corner>, Vec<usize>)>) -> Result<Option<Step>, Stop> {
        let counts = counted(&self.game.near, self.game.cops, self.control)?;
        let core = apart.filter(|(_, left)| left.len() > 1 && counts.is_none());
        Ok(match (&counts, core) {
            (Some(counts), _) => Some(self.outnumbers(counts)),
            (None, Some((corners, left))) => Some(self.core(corners, left)),
            (None, None) => Some(self.safe()),
        })
    }

    fn told(&self) -> Asked<'_, CopsAndRobber> {
        let Hunting { oracle, game, at, verdict, control, .. } = *self;
        Asked { oracle, game, at, verdict, control }
    }

    fn name(&self, node: usize) -> String {
        self.game.network.name(node).to_owned()
    }

    fn names(&self, nodes: &[usize]) -> String {
        nodes.iter().map(|node| self.game.network.name(*node)).collect::<Vec<_>>().join(" ")
    }

    /// For one cop on an undirected graph: its corners in order, and what is left without them.
    fn apart(&self) -> Option<(Vec<Corner>, Vec<usize>)> {
        let mut near = self.game.near.clone();
        for near in &mut near {
            near.sort_unstable();
        }
        let is_edge = |from: usize, to: usize| near[to].binary_search(&from).is_ok();
        let is_undirected = (0..near.len()).all(|from| near[from].iter().all(|to| is_edge(from, *to)));
        (self.game.cops == 1 && is_undirected).then(|| dismantle(&near))
    }

    fn ask(&self) -> Say {
        match (self.at.to, self.at.pos.robber) {
            (Side::First, None) => say!("cops-and-robber-ask-placing"),
            (Side::First, Some(_)) => say!("cops-and-robber-ask-cops"),
            (Side::Second, _) => say!("cops-and-robber-ask-robber"),
        }
    }

    fn claim(&self) -> Say {
        let moves = &self.verdict.best_total;
        match (self.verdict.value.outcome(), self.verdict.value.remoteness()) {
            (Outcome::N, None) => say!("cops-and-robber-claim-free", moves = moves),
            (_, None) => say!("cops-and-robber-claim-in-vain", cops = self.game.cops),
            _ => claim(&self.verdict.value, moves),
        }
    }

    /// The corners where they decide, the waves around the cops where they stand, or how far the cops can reach.
    fn look(&self, apart: Option<&(Vec<Corner>, Vec<usize>)>) -> Step {
        match apart {
            Some((corners, left)) if self.at.pos.robber.is_none() => self.corners(corners, left),
            _ if self.at.pos.robber.is_some() => self.field(),
            _ if !self.at.pos.cops.is_empty() => {
                Step::says(Role::Look, self.game.reached(&self.at.pos.cops)).about(Idea::Fence)
            }
            _ => match self.verdict.value.remoteness() {
                Some(3) => Step::says(Role::Look, say!("cops-and-robber-look-all")).about(Idea::Fence),
                Some(_) => Step::says(Role::Look, say!("cops-and-robber-look-some")).about(Idea::Fence),
                None => Step::says(Role::Look, say!("cops-and-robber-look-in-vain")).about(Idea::Fence),
            },
        }
    }

    fn corners(&self, corners: &[Corner], left: &[usize]) -> Step {
        let head = vec![say!("cops-and-robber-head-corner"), say!("cops-and-robber-head-cover")];
        let rows = corners.iter().take(SHOWN).map(|(corner, cover)| vec![self.name(*corner), self.name(*cover)]);
        let says = match left {
            [last] => say!("cops-and-robber-look-corners", last = self.name(*last)),
            left => say!("cops-and-robber-look-core", nodes = self.names(left)),
        };
        let step = Step::says(Role::Look, says).about(Idea::Shadow);
        if corners.is_empty() {
            return step;
        }
        step.showing(Exhibit::Table { head, rows: rows.collect(), focus: Vec::new() })
    }

    /// In how many plies the robber is caught on each node, the cops standing where they stand and the same side to move.
    fn field(&self) -> Step {
        let team = self.teams.number(&self.at.pos.cops);
        let mut of_plies: BTreeMap<Option<u64>, Vec<usize>> = BTreeMap::new();
        for robber in 0..self.game.network.size() {
            let plies = self.teams.at(team, robber, self.at.to == Side::First).remoteness();
            of_plies.entry(plies).or_default().push(robber);
        }
        let never = of_plies.remove(&None);
        let mut rows: Vec<Vec<String>> = of_plies
            .iter()
            .take(SHOWN)
            .map(|(plies, nodes)| vec![plies.unwrap_or_default().to_string(), self.names(nodes)])
            .collect();
        rows.extend(never.map(|nodes| vec!["∞".to_owned(), self.names(&nodes)]));
        let head = vec![say!("cops-and-robber-head-plies"), say!("cops-and-robber-head-robber")];
        let step =
            Step::says(Role::Look, say!("cops-and-robber-look-field", cops = self.game.cops)).about(Idea::Distance);
        step.showing(Exhibit::Table { head, rows, focus: Vec::new() })
    }

    /// An answer of the robber to what the cops do, here or after its best move, as many as are needed to see how it goes on.
    fn proof(&self) -> Result<Step, Stop> {
        let Hunting { oracle, game, at, verdict, control, .. } = *self;
        let is_free = verdict.value.outcome() == Outcome::N;
        let here = if is_free { game.play(at, &verdict.best[0]) } else { at.clone() };
        let moves = game.moves(&here);
        let total = moves.total;
        let mut rows = Vec::new();
        for mv in moves.list.take(ROWS) {
            let next = game.play(&here, &mv);
            let answers = best(oracle, game, &next, control)?.1;
            let answer = answers.first().map_or_else(String::new, |answer| game.write_move(&next, answer));
            rows.push(vec![game.write_move(&here, &mv), answer]);
        }
        let (free, shown) = (usize::from(is_free), rows.len());
        let says = say!("cops-and-robber-answers", free = free, shown = shown, total = total, cops = game.cops);
        let head = vec![say!("cops-and-robber-head-cops-move"), say!("cops-and-robber-head-answer")];
        let table = Exhibit::Table { head, rows, focus: Vec::new() };
        Ok(Step::says(Role::Proof, says).about(Idea::Escape).showing(table))
    }

    /// The robber has more ways to go than the cops can reach.
    fn outnumbers(&self, counts: &Counted) -> Step {
        let (cops, Counted { least, most }) = (self.game.cops, counts);
        let says = say!("cops-and-robber-counted", least = *least, most = *most, cops = cops, reached = cops * most);
        Step::says(Role::Proof, says).about(Idea::Counting)
    }

    /// Where the robber is never caught, for each place of the cops; told where it decides.
    fn safe(&self) -> Step {
        let row = |team: usize| {
            let safe = self.teams.safe(team);
            (!safe.is_empty()).then(|| vec![self.names(&self.teams.places[team]), self.names(&safe)])
        };
        let here = (!self.at.pos.cops.is_empty()).then(|| self.teams.number(&self.at.pos.cops));
        let all = here.into_iter().chain((0..self.teams.places.len()).filter(|team| Some(*team) != here));
        let rows: Vec<Vec<String>> = all.filter_map(row).take(ROWS).collect();
        let head = vec![say!("cops-and-robber-head-cops"), say!("cops-and-robber-head-safe")];
        let says = say!("cops-and-robber-safe", shown = rows.len(), places = self.teams.places.len());
        Step::says(Role::Proof, says).about(Idea::Escape).showing(Exhibit::Table { head, rows, focus: Vec::new() })
    }

    /// On what is left without corners one cop never catches the robber: each threat has an answer.
    fn core(&self, corners: &[Corner], left: &[usize]) -> Step {
        if let Some(says) = self.game.ring(corners, left) {
            return Step::says(Role::Proof, says).about(Idea::Shadow);
        }
        let near = |node: usize| self.game.near[node].iter().copied().filter(|to| left.contains(to));
        let mut rows = Vec::new();
        for cop in 0..self.game.network.size() {
            let stands_for = shadow(corners, cop);
            for robber in near(stands_for).filter(|robber| *robber != stands_for) {
                let reply = near(robber).find(|to| !self.game.near[stands_for].contains(to));
                let reply = reply.map_or_else(String::new, |to| self.name(to));
                rows.push(vec![self.name(cop), self.name(stands_for), self.name(robber), reply]);
            }
        }
        rows.truncate(ROWS);
        let head = vec![
            say!("cops-and-robber-head-cop"),
            say!("cops-and-robber-head-shadow"),
            say!("cops-and-robber-head-robber"),
            say!("cops-and-robber-head-reply"),
        ];
        let says = say!("cops-and-robber-core", count = left.len());
        Step::says(Role::Proof, says).about(Idea::Shadow).showing(Exhibit::Table { head, rows, focus: Vec::new() })
    }
}

/// The moves that the told move with its answer goes through, one after another.
fn told_line(steps: &[Step]) -> Vec<String> {
    let mut line = Vec::new();
    for step in steps.iter().filter(|step| step.role == Role::Move) {
        moves_of(&step.says, &mut line);
    }
    line
}

fn moves_of(says: &Say, line: &mut Vec<String>) {
    // A threat and what would come after it are not played.
    for (name, arg) in says.args.iter().filter(|(name, _)| !matches!(*name, "threats" | "after" | "does")) {
        match arg {
            Arg::Say(says) => moves_of(says, line),
            Arg::Text(text) if matches!(*name, "mv" | "answer") => line.push(text.clone()),
            Arg::List(moves) if *name == "moves" => moves.iter().for_each(|mv| match mv {
                Arg::Say(says) => moves_of(says, line),
                Arg::Text(text) => line.push(text.clone()),
                _ => {}
            }),
            Arg::List(answers) if matches!(*name, "answer" | "answers") => {
                if let [Arg::Text(answer)] = &answers[..] {
                    line.push(answer.clone());
                }
            }
            _ => {}
        }
    }
}

impl Insight for CopsAndRobber {
    /// Before all are placed the turn cannot be given away.
    fn pass(&self, at: &At<Hunt>) -> Option<At<Hunt>> {
        at.pos.robber.map(|_| At { pos: at.pos.clone(), to: at.to.other() })
    }

    /// To stay is a move: it says nothing to give the turn away, and threats alone are asked for.
    fn is_valued(&self, _passed: &At<Hunt>) -> bool {
        false
    }

    fn places(&self, at: &At<Hunt>, to: &Vec<usize>) -> Vec<(Spot, Arg)> {
        let stage = Stage::of(&self.network, &[&at.pos.cops[..], at.pos.robber.as_slice()].concat());
        let named =
            |node: &usize| Some((stage.spot(*node)?, Arg::from(say!("spot-node", node = self.network.name(*node)))));
        to.iter().filter_map(named).collect()
    }

    fn does(&self, at: &At<Hunt>, to: &Vec<usize>) -> Option<Say> {
        let next = self.play(at, to).pos;
        next.robber.filter(|robber| next.cops.contains(robber)).map(|_| say!("waves-does-catch"))
    }
}
