//! Why piles with limits are won or lost: the smallest part of one pile, the nim-values of several.

use num_traits::{One, Zero};

use crate::heaps::fibonacci_nim::limit_table::MOST;
use crate::heaps::fibonacci_nim::rules::{FibonacciNim, Pile, Take, live};
use crate::kit::columns::columns;
use crate::kit::counted::{Counting, Reach};
use crate::kit::heaps;
use duel::game::Game;
use ground::num::{Nat, small};
use ground::rules::{At, Rules};
use ground::say;
use ground::say::Say;
use ground::scene::Spot;
use solve::formula::nim_sum::nim_sum;
use solve::judge::control::{Control, Stop};
use solve::judge::idea::Idea;
use solve::judge::oracle::{Oracle, Verdict};
use solve::judge::reason::{Exhibit, Reason, Role, Step};
use solve::judge::value::Outcome;

/// Losing piles named in the question.
const NAMED: usize = 8;

/// Losing piles that are named beside the parts, where there are no more up to the pile.
const ALL_NAMED: usize = 16;

/// Parts up to which the sum is shown.
const SHOWN: usize = 64;

/// Winning takes that are named one by one.
const LISTED: usize = 12;

/// Takes of a lost position up to which each one's refutation is shown.
const REFUTED: usize = 40;

/// The reason, given the verdict; `nimbers` are those of several piles in normal play.
pub fn explain(
    oracle: &dyn Oracle<FibonacciNim>,
    game: &FibonacciNim,
    at: &At<Vec<Pile>>,
    verdict: &Verdict<Take>,
    nimbers: &[Nat],
    control: &Control,
) -> Result<Reason, Stop> {
    let won = verdict.best.first().filter(|_| verdict.value.outcome() == Outcome::N);
    let live = live(&at.pos);
    if let [i] = live[..] {
        let single = Single { game, at, pile: i, verdict, won: won.map(|(_, taken)| taken) };
        return if game.rule.is_stopped_by_one() { Ok(single.stopped()) } else { single.by_parts(control) };
    }
    if !game.is_misere {
        return Ok(balanced(game, at, verdict, won, nimbers));
    }
    let (is_misere, reach, names) = (true, Reach::Played, Vec::new());
    let counting = Counting { game, oracle, at, verdict, control, is_misere, reach, names };
    Ok(counting.reason()?.unwrap_or_else(|| searched(game, at, won, live.len())))
}

/// A position in which one pile has moves.
struct Single<'a> {
    game: &'a FibonacciNim,
    at: &'a At<Vec<Pile>>,
    pile: usize,
    verdict: &'a Verdict<Take>,
    /// The winning take to be explained.
    won: Option<&'a Nat>,
}

impl Single<'_> {
    fn pile(&self) -> &Pile {
        &self.at.pos[self.pile]
    }

    /// The law of the smallest part; in misère play of all counters but one.
    fn by_parts(&self, control: &Control) -> Result<Reason, Stop> {
        let Pile { size, limit } = self.pile();
        let is_misere = self.game.is_misere;
        let counted = if is_misere { size - 1u8 } else { size.clone() };
        let parts = self.game.rule.parts(&counted, control)?;
        let Some(least) = parts.last() else { return Ok(self.last_counter()) };
        if self.won == Some(&counted) {
            return Ok(self.ends());
        }
        if limit.is_one() && self.game.rule.next(limit).is_one() {
            return Ok(self.one_by_one());
        }
        let terms = self.game.rule.losing(NAMED);
        let ask = if is_misere {
            say!("fibonacci-ask-misere", n = &counted, terms = terms)
        } else {
            say!("fibonacci-ask", n = &counted, terms = terms)
        };
        let taken = self.won.map_or(0, |taken| count_taken(&parts, taken));
        let look = if is_misere {
            say!("fibonacci-look-misere", n = &counted, count = parts.len(), least = least)
        } else {
            say!("fibonacci-look", n = &counted, count = parts.len(), least = least)
        };
        let mut look = Step::says(Role::Look, look).about(Idea::Numeration);
        if parts.len() <= SHOWN {
            // What is taken is marked where the move is told.
            let taken = usize::from(self.won.is_none());
            look = look.showing(Exhibit::Parts { parts: parts.clone(), taken });
        }
        let ask = Step::says(Role::Ask, ask);
        let (claim, rest) = match self.won {
            Some(take) => {
                (say!("fibonacci-claim-won", least = least, limit = limit), self.won_steps(take, &parts, taken))
            }
            None => (say!("fibonacci-claim-lost", least = least, limit = limit), self.lost_steps(least, control)?),
        };
        let mut steps = vec![ask, look, self.list(&counted)];
        steps.extend(rest);
        steps.push(self.law());
        Ok(Reason { claim, steps })
    }

    /// The losing piles up to the pile, or the first ones, and how each comes from those before it.
    fn list(&self, counted: &Nat) -> Step {
        let mut terms = self.game.rule.losing(ALL_NAMED);
        let all = terms.iter().position(|term| term >= counted).map(|last| last + 2);
        terms.truncate(all.filter(|all| *all <= ALL_NAMED).unwrap_or(NAMED).max(NAMED));
        let says = say!(
            "fibonacci-list",
            terms = terms,
            formula = self.game.formula(),
            classic = usize::from(self.is_classic())
        );
        Step::says(Role::Look, says)
    }

    /// Whether the limit after a take of t is 2t.
    fn is_classic(&self) -> bool {
        self.game.rule.next(&Nat::one()) == Nat::from(2u8) && self.game.formula() == "2t"
    }

    /// The last `taken` of these parts are taken.
    fn won_steps(&self, take: &Nat, parts: &[Nat], taken: usize) -> Vec<Step> {
        let Pile { size, limit } = self.pile();
        let (least, next) = (&parts[parts.len() - 1], parts.len().checked_sub(taken + 1).map(|i| &parts[i]));
        let place = say!("fibonacci-place", limit = limit, least = least);
        let place =
            Step::says(Role::Place, place).showing(Exhibit::Spots(self.game.path(self.at, &(self.pile, take.clone()))));
        let mv = say!("fibonacci-move", take = take, parts = taken, left = size - take);
        let mut mv = Step::says(Role::Move, mv).about(Idea::Numeration);
        if parts.len() <= SHOWN {
            mv = mv.showing(Exhibit::Parts { parts: parts.to_vec(), taken });
        }
        let mut steps = vec![place, mv];
        if self.verdict.best_total > Nat::one() {
            steps.push(Step::says(Role::Proof, self.all_takes()));
        }
        if let Some(next) = next {
            let proof = say!("fibonacci-proof-won", reach = self.game.rule.next(take), next = next);
            steps.push(Step::says(Role::Proof, proof).about(Idea::Numeration));
        }
        steps
    }

    /// A take that ends the game: all counters, in misère play all but one.
    fn ends(&self) -> Reason {
        let Pile { size, limit } = self.pile();
        let left = usize::from(self.game.is_misere);
        let take = size - left;
        let proof =
            if left == 1 { say!("fibonacci-proof-leaves-one", left = left) } else { say!("fibonacci-proof-takes-all") };
        let steps = vec![
            Step::says(Role::Ask, say!("fibonacci-end-ask", left = left)),
            Step::says(Role::Look, say!("fibonacci-end-look", size = size, limit = limit)),
            Step::says(Role::Place, say!("fibonacci-end-place", take = &take)),
            Step::says(Role::Move, say!("fibonacci-end-move", take = &take, left = left)).about(Idea::End),
            Step::says(Role::Proof, proof).about(Idea::End),
            Step::says(Role::Law, say!("worth-law-end", misere = usize::from(self.game.is_misere))),
        ];
        Reason { claim: say!("fibonacci-end-claim", take = take, left = left), steps }
    }

    /// Every take is one counter, now and later: their number decides.
    fn one_by_one(&self) -> Reason {
        let size = &self.pile().size;
        let is_misere = usize::from(self.game.is_misere);
        let is_odd = usize::from(size.bit(0));
        let claim = say!("fibonacci-ones-claim", size = size, odd = is_odd, misere = is_misere);
        let steps = vec![
            Step::says(Role::Ask, say!("fibonacci-ones-ask")),
            Step::says(Role::Look, say!("fibonacci-ones-look")).about(Idea::Parity),
            Step::says(Role::Place, say!("fibonacci-ones-place", heap = self.pile + 1)),
            Step::says(Role::Move, say!("fibonacci-ones-move")),
            Step::says(Role::Law, say!("worth-law-end", misere = usize::from(self.game.is_misere))),
        ];
        Reason { claim, steps }
    }

    fn all_takes(&self) -> Say {
        if self.verdict.best_total > Nat::from(LISTED) {
            return say!("fibonacci-many-takes", count = &self.verdict.best_total);
        }
        let takes: Vec<Nat> = self.verdict.best.iter().map(|(_, taken)| taken.clone()).collect();
        say!("fibonacci-all-takes", takes = takes)
    }

    fn lost_steps(&self, least: &Nat, control: &Control) -> Result<Vec<Step>, Stop> {
        let limit = &self.pile().limit;
        let place = Step::says(Role::Place, say!("fibonacci-place-none", limit = limit, least = least));
        let mv = Step::says(Role::Move, say!("fibonacci-stall"));
        let mut proof = Step::says(Role::Proof, say!("fibonacci-proof-lost", least = least)).about(Idea::Numeration);
        if let Some(limit) = small(limit).filter(|&limit| limit <= REFUTED) {
            proof = proof.showing(self.refutations(limit, control)?);
        }
        Ok(vec![place, mv, proof])
    }

    /// Every take with the reply to it.
    fn refutations(&self, limit: usize, control: &Control) -> Result<Exhibit, Stop> {
        let mut replies = Vec::new();
        for taken in (1..=limit).map(Nat::from) {
            let mv = (self.pile, taken);
            let next = self.game.play(self.at, &mv);
            let left = &next.pos[self.pile];
            let takes = self.game.rule.winning_takes(&left.size, &left.limit, self.game.is_misere, control)?;
            if let Some(reply) = takes.into_iter().next() {
                let reply = self.game.write_move(&next, &(self.pile, reply));
                replies.push((self.game.write_move(self.at, &mv), reply));
            }
        }
        Ok(Exhibit::Replies(replies))
    }

    fn law(&self) -> Step {
        let law = match (self.game.is_misere, self.is_classic()) {
            (true, _) => say!("fibonacci-law-misere"),
            (false, true) => say!("fibonacci-law"),
            (false, false) => say!("fibonacci-law-general", formula = self.game.formula()),
        };
        Step::says(Role::Law, law)
    }

    /// One counter in misère play.
    fn last_counter(&self) -> Reason {
        let steps = vec![
            Step::says(Role::Ask, say!("fibonacci-last-ask")),
            Step::says(Role::Look, say!("fibonacci-last-look")),
            Step::says(Role::Place, say!("fibonacci-last-place", heap = self.pile + 1)),
            Step::says(Role::Move, say!("fibonacci-last-move")).about(Idea::End),
            Step::says(Role::Law, say!("worth-law-end", misere = usize::from(self.game.is_misere))),
        ];
        Reason { claim: say!("fibonacci-last-claim"), steps }
    }

    /// The limit t - 1: a take of 1 leaves no move.
    fn stopped(&self) -> Reason {
        let Pile { size, limit } = self.pile();
        let is_misere = self.game.is_misere;
        let ask = Step::says(Role::Ask, say!("fibonacci-stop-ask"));
        let look = if is_misere { say!("fibonacci-stop-look-misere") } else { say!("fibonacci-stop-look") };
        let place = Step::says(Role::Place, say!("fibonacci-stop-place", size = size, limit = limit));
        let (claim, mv, proof) = match self.won {
            None => {
                let stall = say!("fibonacci-stop-stall");
                (say!("fibonacci-stop-claim-lost"), stall, say!("fibonacci-stop-proof-lost"))
            }
            Some(take) => {
                let left = size - take;
                let both = usize::from(self.game.rule.next(take) >= left);
                let proof = if is_misere {
                    say!("fibonacci-stop-proof-misere", left = &left, both = both)
                } else {
                    say!("fibonacci-stop-proof")
                };
                (
                    say!("fibonacci-stop-claim", take = take),
                    say!("fibonacci-stop-move", take = take, left = left),
                    proof,
                )
            }
        };
        let mut steps = vec![ask, Step::says(Role::Look, look), place, Step::says(Role::Move, mv)];
        if self.won.is_some() && self.verdict.best_total > Nat::one() {
            steps.push(Step::says(Role::Proof, self.all_takes()));
        }
        steps.push(Step::says(Role::Proof, proof).about(Idea::End));
        steps.push(Step::says(Role::Law, say!("fibonacci-stop-law")));
        Reason { claim, steps }
    }
}

/// How many of the last parts a take is the sum of.
fn count_taken(parts: &[Nat], take: &Nat) -> usize {
    let mut sum = Nat::ZERO;
    let reached = parts.iter().rev().take_while(|part| {
        sum += *part;
        sum <= *take
    });
    reached.count()
}

/// Several piles in normal play: nim-values in binary.
fn balanced(
    game: &FibonacciNim,
    at: &At<Vec<Pile>>,
    verdict: &Verdict<Take>,
    won: Option<&Take>,
    nimbers: &[Nat],
) -> Reason {
    let sum = nim_sum(nimbers);
    let rows: Vec<(String, Nat)> = nimbers.iter().enumerate().map(|(i, n)| ((i + 1).to_string(), n.clone())).collect();
    let ask = Step::says(Role::Ask, say!("fibonacci-sum-ask"));
    let look =
        Step::says(Role::Look, say!("fibonacci-sum-look", sum = &sum)).about(Idea::NimSum).showing(columns(rows));
    let (claim, rest) = if let Some((i, taken)) = won {
        let wanted = &nimbers[*i] ^ &sum;
        let place = say!("fibonacci-sum-place", heap = i + 1, value = &nimbers[*i], wanted = &wanted);
        let place = Step::says(Role::Place, place).showing(Exhibit::Spots(drawn(game, at, *i)));
        let left = game.left(&at.pos[*i], taken);
        let mv = say!("fibonacci-sum-move", heap = i + 1, take = taken, left = left.size, limit = left.limit);
        let claim = say!("fibonacci-sum-claim-won", sum = &sum, moves = &verdict.best_total);
        (claim, [place, Step::says(Role::Move, mv), Step::says(Role::Proof, say!("fibonacci-sum-proof-won"))])
    } else {
        let place = Step::says(Role::Place, say!("fibonacci-sum-place-none"));
        let stall = Step::says(Role::Move, say!("fibonacci-stall"));
        // Where no pile has a value, each is lost by itself.
        let each = usize::from(nimbers.iter().all(Zero::is_zero));
        let proof = Step::says(Role::Proof, say!("fibonacci-sum-proof-lost", each = each));
        (say!("fibonacci-sum-claim-lost", each = each), [place, stall, proof])
    };
    let mut steps = vec![ask, look];
    steps.extend(rest);
    steps.push(Step::says(Role::Law, say!("fibonacci-sum-law", most = MOST)));
    Reason { claim, steps }
}

/// The counters of a pile that can be seen.
fn drawn(game: &FibonacciNim, at: &At<Vec<Pile>>, pile: usize) -> Vec<Spot> {
    let visible = game.scene(at).spots();
    let counters = heaps::heap(pile, &at.pos[pile].size).counters;
    counters.iter().filter_map(|mark| mark.spot).filter(|spot| visible.contains(spot)).collect()
}

/// Several piles in misère play: all there is to say is what the search found.
fn searched(game: &FibonacciNim, at: &At<Vec<Pile>>, won: Option<&Take>, live: usize) -> Reason {
    let counters: Nat = at.pos.iter().filter(|pile| !pile.limit.is_zero()).map(|pile| &pile.size).sum();
    let ask = Step::says(Role::Ask, say!("fibonacci-search-ask"));
    let look =
        Step::says(Role::Look, say!("fibonacci-search-look", piles = live, counters = counters)).about(Idea::Counting);
    let (claim, rest) = if let Some((i, taken)) = won {
        let spots = drawn(game, at, *i);
        let place = Step::says(Role::Place, say!("fibonacci-search-place", heap = i + 1));
        let tell = say!("fibonacci-search-move", heap = i + 1, take = taken);
        let proof = Step::says(Role::Proof, say!("fibonacci-search-proof-won"));
        let steps = [place.showing(Exhibit::Spots(spots)), Step::says(Role::Move, tell), proof];
        (say!("fibonacci-search-claim-won"), steps)
    } else {
        let place = Step::says(Role::Place, say!("fibonacci-sum-place-none"));
        let stall = Step::says(Role::Move, say!("fibonacci-stall"));
        let proof = Step::says(Role::Proof, say!("fibonacci-search-proof-lost"));
        (say!("fibonacci-search-claim-lost"), [place, stall, proof])
    };
    let mut steps = vec![ask, look];
    steps.extend(rest);
    steps.push(Step::says(Role::Law, say!("fibonacci-search-law")));
    Reason { claim, steps }
}
