//! Averages against all orders, cores against small balanced collections, nucleoli against published laws and Kohlberg's test.

use num_traits::{One, Signed, Zero};
use proptest::prelude::*;

use super::core::{Core, core, ranges};
use super::*;
use crate::judge::shares::{Coalition, Divided};
use ground::num::Int;

fn whole(n: i64) -> Ratio {
    Ratio::from_integer(n.into())
}

fn wholes(ns: &[i64]) -> Vec<Ratio> {
    ns.iter().copied().map(whole).collect()
}

fn game(divided: Divided, worths: &[i64]) -> Worths {
    Worths::new(divided, worths.len().ilog2() as usize, &wholes(worths))
}

fn ratio(text: &str) -> Ratio {
    text.parse().expect("a fraction")
}

fn ratios(text: &str) -> Vec<Ratio> {
    text.split(' ').map(ratio).collect()
}

fn solved(worths: &Worths) -> Shares {
    shares(worths, None, &Control::new()).expect("nobody stops it")
}

/// Marginal contributions averaged over all orders, one after the other.
fn by_orders(worths: &Worths) -> Vec<Ratio> {
    fn walk(worths: &Worths, came: Coalition, sums: &mut [Ratio]) -> i64 {
        let waiting = (0..worths.players()).filter(|player| came >> player & 1 == 0);
        let mut orders = 0;
        for player in waiting {
            let below = walk(worths, came | 1 << player, sums);
            sums[player] += (worths.of(came | 1 << player) - worths.of(came)) * whole(below);
            orders += below;
        }
        orders.max(1)
    }
    let mut sums = vec![Ratio::zero(); worths.players()];
    let orders = walk(worths, 0, &mut sums);
    sums.into_iter().map(|sum| sum / whole(orders)).collect()
}

#[test]
fn where_own_worths_fill_the_whole_nobody_can_be_given_less() {
    // A, B and C have 1 each and 3 together, A and B 4: every other division gives somebody less than alone.
    let worths = game(Divided::Value, &[0, 1, 1, 4, 1, 2, 2, 3]);
    let found = solved(&worths);
    assert_eq!((found.nucleolus, found.epsilon), (Some(ratios("1 1 1")), Some(whole(-2))));
    // With 2 together there is no such division, and C pays A and B.
    let found = solved(&game(Divided::Value, &[0, 1, 1, 4, 1, 2, 2, 2]));
    let split = found.nucleolus.expect("three are few");
    assert!(split[2] < split[0] && split[0] == split[1], "{split:?}");
}

#[test]
fn gloves_and_majorities_are_as_published() {
    let gloves = solved(&game(Divided::Value, &[0, 0, 0, 1, 0, 1, 0, 1]));
    assert_eq!(gloves.shapley, ratios("2/3 1/6 1/6"));
    assert_eq!(gloves.banzhaf, ratios("3/4 1/4 1/4"));
    assert_eq!(gloves.nucleolus, Some(ratios("1 0 0")));
    assert_eq!((gloves.epsilon, gloves.blocking), (Some(Ratio::zero()), Some((0b011, ratio("1/6")))));
    let majority = solved(&game(Divided::Value, &[0, 0, 0, 1, 0, 1, 1, 1]));
    assert_eq!((majority.nucleolus, majority.epsilon), (Some(ratios("1/3 1/3 1/3")), Some(ratio("-1/3"))));
    let weighted = solved(&game(Divided::Value, &[0, 0, 0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 1, 1]));
    assert_eq!((weighted.nucleolus, weighted.epsilon), (Some(ratios("2/5 1/5 1/5 1/5")), Some(ratio("-2/5"))));
}

#[test]
fn costs_are_turned_worths() {
    let runways = solved(&game(Divided::Cost, &[0, 1, 2, 2, 3, 3, 3, 3]));
    assert_eq!(runways.shapley, ratios("1/3 5/6 11/6"));
    assert_eq!(runways.nucleolus, Some(ratios("1/2 3/4 7/4")));
    assert_eq!((runways.epsilon, runways.blocking), (Some(ratio("1/2")), None));
}

#[test]
fn shares_in_the_core_have_a_range() {
    let range = |worths: &Worths| ranges(worths, &Control::new()).expect("nobody stops it");
    let pairs = |text: &str| {
        let all = ratios(text);
        Some(all.chunks(2).map(|pair| (pair[0].clone(), pair[1].clone())).collect::<Vec<_>>())
    };
    assert_eq!(range(&game(Divided::Value, &[0, 1, 2, 10])), pairs("1 8 2 9"));
    assert_eq!(
        range(&game(Divided::Value, &[0, 0, 0, 1, 0, 1, 0, 1])),
        pairs("1 1 0 0 0 0"),
        "who is scarce takes all"
    );
    assert_eq!(range(&game(Divided::Value, &[0, 0, 0, 1, 0, 1, 1, 1])), None, "a majority of three has no core");
    assert_eq!(range(&game(Divided::Cost, &[0, 1, 2, 2])), pairs("0 1 1 2"));
}

#[test]
fn without_a_division_that_gives_each_the_own_worth_all_divisions_count() {
    let poor = solved(&game(Divided::Value, &[0, 3, 2, 1]));
    assert_eq!(poor.nucleolus, Some(ratios("1 0")));
    assert_eq!(poor.epsilon, Some(whole(-2)));
}

#[test]
fn nobody_gets_less_than_alone_where_that_can_be() {
    let pair = solved(&game(Divided::Value, &[0, 0, 0, 3, 0, 0, 0, 1]));
    assert_eq!(pair.nucleolus, Some(ratios("1/2 1/2 0")), "over all divisions C would pay 1");
    assert_eq!((pair.epsilon, pair.blocking), (Some(whole(-2)), Some((0b011, ratio("4/3")))));
}

#[test]
fn a_lone_player_keeps_the_worth() {
    let lone = solved(&game(Divided::Cost, &[0, 2]));
    assert_eq!((lone.nucleolus, lone.epsilon, lone.blocking), (Some(ratios("2")), Some(Ratio::zero()), None));
}

/// Littlechild's law for runways in ascending order: users up to some runway pay alike, those first whose part is least.
fn littlechild(costs: &[i64]) -> Vec<Ratio> {
    let (mut shares, mut paid): (Vec<Ratio>, Ratio) = (Vec::new(), Ratio::zero());
    while shares.len() < costs.len() {
        let part = |last: usize| {
            let users = last + 1 - shares.len() + usize::from(last + 1 < costs.len());
            ((whole(costs[last]) - &paid) / whole(users as i64), last)
        };
        let (each, last) =
            (shares.len()..costs.len()).map(part).min_by(|a, b| a.0.cmp(&b.0)).expect("a runway is left");
        while shares.len() <= last {
            paid += &each;
            shares.push(each.clone());
        }
    }
    shares
}

/// The Talmud's rule: alike up to half the claims, then alike in losses; the smallest claims first.
fn talmud(estate: i64, claims: &[i64]) -> Vec<Ratio> {
    let capped = |amount: Ratio| {
        let mut shares = vec![Ratio::zero(); claims.len()];
        let mut left = amount;
        let mut waiting: Vec<usize> = (0..claims.len()).collect();
        waiting.sort_by_key(|&i| claims[i]);
        for (done, &i) in waiting.iter().enumerate() {
            let each = &left / whole((claims.len() - done) as i64);
            shares[i] = each.min(whole(claims[i]) / whole(2));
            left -= &shares[i];
        }
        shares
    };
    let total: i64 = claims.iter().sum();
    if 2 * estate <= total {
        return capped(whole(estate));
    }
    let losses = capped(whole(total - estate));
    claims.iter().zip(losses).map(|(claim, loss)| whole(*claim) - loss).collect()
}

fn bits(mask: usize, players: usize) -> impl Iterator<Item = usize> {
    (0..players).filter(move |player| mask >> player & 1 == 1)
}

/// Whether coalitions can be weighed so that each player is covered alike: these by positive weights, those that are held by 0 or more.
fn is_balanced(players: usize, masks: &[Coalition], held: &[Coalition]) -> bool {
    use crate::equilibrium::linear::program::{Answer, Bound, Program};
    // All weights at least 1 (x >= 0 beyond that), each player covered by the same total.
    let mut program = Program::maximise(vec![Ratio::zero(); masks.len() + held.len() + 1]);
    for player in 0..players {
        let bit = |mask: &Coalition| whole(i64::from(mask >> player & 1));
        let row: Vec<Ratio> = masks.iter().chain(held).map(bit).chain([-Ratio::one()]).collect();
        let limit = -row[..masks.len()].iter().sum::<Ratio>();
        program.add(row, Bound::Equal, limit);
    }
    matches!(program.solve(&Control::new()), Ok(Answer::Best(_)))
}

/// E. Kohlberg, On the nucleolus of a characteristic function game, SIAM J. Appl. Math. 20 (1971): a division that gives everybody
/// the own worth is the nucleolus exactly if for every level the coalitions with at least that excess are balanced, together with
/// some of those who get no more than the own worth. Where no division gives everybody that, nobody is held.
fn passes_kohlberg(worths: &Worths, split: &[Ratio]) -> bool {
    let singles = || (0..worths.players()).map(|player| 1 << player);
    let is_fair = singles().all(|single| !worths.excess(split, single).is_positive());
    let held: Vec<Coalition> = singles().filter(|single| is_fair && worths.excess(split, *single).is_zero()).collect();
    let masks: Vec<Coalition> = (1..worths.all()).collect();
    let mut levels: Vec<Ratio> = masks.iter().map(|&mask| worths.excess(split, mask)).collect();
    levels.sort();
    levels.dedup();
    levels.iter().all(|level| {
        let above: Vec<Coalition> =
            masks.iter().copied().filter(|&mask| worths.excess(split, mask) >= *level).collect();
        is_balanced(worths.players(), &above, &held)
    })
}

fn small_games() -> impl Strategy<Value = Worths> {
    let worths = (2..5usize).prop_flat_map(|players| prop::collection::vec(0..12i64, 1 << players));
    (worths, any::<bool>()).prop_map(|(worths, is_cost)| {
        game(if is_cost { Divided::Cost } else { Divided::Value }, &[&[0], &worths[1..]].concat())
    })
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 40, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn shapleys_division_is_the_mean_of_all_orders(worths in small_games()) {
        let told = contributions::shapley(&worths, &Control::new()).expect("nobody stops it");
        prop_assert_eq!(&told, &by_orders(&worths));
        prop_assert_eq!(told.iter().sum::<Ratio>(), worths.of(worths.all()));
    }

    #[test]
    fn a_core_is_shown_by_a_point_or_by_a_balanced_collection(worths in small_games()) {
        let control = Control::new();
        let epsilon = solved(&worths).epsilon.expect("few players");
        match core(&worths, &control).expect("nobody stops it") {
            Core::Point(point) => {
                prop_assert!(!epsilon.is_negative());
                prop_assert_eq!(point.iter().sum::<Ratio>(), worths.of(worths.all()));
                prop_assert!((1..worths.all()).all(|mask| !worths.excess(&point, mask).is_positive()));
            }
            Core::Empty { balanced, brings } => {
                prop_assert!(epsilon.is_negative());
                for player in 0..worths.players() {
                    let day = balanced.iter().filter(|(mask, _)| mask >> player & 1 == 1).map(|(_, w)| w);
                    prop_assert_eq!(day.sum::<Ratio>(), whole(1));
                }
                prop_assert!(balanced.iter().all(|(_, weight)| weight.is_positive()));
                prop_assert_eq!(&brings, &balanced.iter().map(|(mask, w)| worths.of(*mask) * w).sum::<Ratio>());
                let surplus = worths.divided().counted(brings - worths.of(worths.all()));
                prop_assert!(surplus.is_positive());
            }
        }
    }

    #[test]
    fn no_division_of_a_small_core_leaves_its_range_and_its_ends_are_met(worths in small_games()) {
        let control = Control::new();
        let found = ranges(&worths, &control).expect("nobody stops it");
        let epsilon = solved(&worths).epsilon.expect("few players");
        prop_assert_eq!(found.is_none(), epsilon.is_negative());
        // Two players: the rest of what one gets at least is what the other gets at most.
        if let (Some(found), 2) = (found, worths.players()) {
            let (own, other) = (worths.of(1), worths.of(2));
            let ends = |a: Ratio, b: Ratio| if a <= b { (a, b) } else { (b, a) };
            let all = worths.of(3);
            prop_assert_eq!(&found[0], &ends(own.clone(), &all - &other));
            prop_assert_eq!(&found[1], &ends(other, all - own));
        }
    }

    #[test]
    fn the_nucleolus_passes_kohlbergs_test(worths in small_games()) {
        let found = nucleolus(&worths, &Control::new()).expect("nobody stops it");
        prop_assert_eq!(found.split.iter().sum::<Ratio>(), worths.of(worths.all()));
        prop_assert!(passes_kohlberg(&worths, &found.split));
        // Whoever gives what another gets fails the test: the nucleolus is one division alone.
        let mut other = found.split.clone();
        other[0] += whole(1);
        other[1] -= whole(1);
        prop_assert!(!passes_kohlberg(&worths, &other));
        let worst = (1..worths.all()).map(|mask| -worths.excess(&found.split, mask)).min();
        prop_assert_eq!(worst, Some(found.epsilon));
    }

    #[test]
    fn every_round_of_the_nucleolus_shows_why_no_more_is_to_be_had(worths in small_games()) {
        let found = nucleolus(&worths, &Control::new()).expect("nobody stops it");
        for round in &found.rounds {
            let count = |list: &[(Coalition, Int)], own: &dyn Fn(Coalition) -> Ratio| {
                list.iter().map(|(mask, times)| own(*mask) * Ratio::from_integer(times.clone())).sum::<Ratio>()
            };
            for player in 0..worths.players() {
                let holds = |mask: Coalition| whole(i64::from(mask >> player & 1));
                prop_assert_eq!(count(&round.counts, &holds), count(&round.known, &holds));
            }
            let alone = count(&round.counts, &|mask| worths.of(mask));
            let gets = count(&round.known, &|mask| Worths::sum(&found.split, mask));
            let beyond = worths.divided().counted(gets - alone) / count(&round.counts, &|_| whole(1));
            prop_assert_eq!(&beyond, &round.level);
            prop_assert!(round.counts.iter().all(|(_, times)| times.is_positive()));
        }
    }

    #[test]
    fn runways_have_littlechilds_nucleolus(mut costs in prop::collection::vec(1..9i64, 1..5)) {
        costs.sort_unstable();
        let n = costs.len();
        let longest = |mask: usize| bits(mask, n).map(|player| costs[player]).max().unwrap_or(0);
        let worths = game(Divided::Cost, &(0..1 << n).map(longest).collect::<Vec<_>>());
        prop_assert_eq!(solved(&worths).nucleolus, Some(littlechild(&costs)));
    }

    #[test]
    fn bankruptcies_have_the_talmuds_nucleolus(claims in prop::collection::vec(1..9i64, 1..5), part in 0..100i64) {
        let (n, total) = (claims.len(), claims.iter().sum::<i64>());
        let estate = total * part / 100;
        let left = |mask: usize| (estate - bits(!mask, n).map(|player| claims[player]).sum::<i64>()).max(0);
        let worths = game(Divided::Value, &(0..1 << n).map(left).collect::<Vec<_>>());
        prop_assert_eq!(solved(&worths).nucleolus, Some(talmud(estate, &claims)));
    }
}
