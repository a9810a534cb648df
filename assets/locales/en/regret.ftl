# Regret theatre: strategies that are learnt before one's eyes.
regret-title = Regret theatre: { $game }
regret-count = { $method }, iteration { $count }
regret-none = moves are not mixed here: there is nothing to be learnt by regret
regret-thinks = The sides are learning.
regret-pace = { $state ->
    [works] computing ahead
    [plays] plays, pace { $pace }
   *[holds] holds, pace { $pace }
 }
regret-side = { $side ->
    [first] first player
   *[second] second player
 }
regret-sets = { $side ->
    [first] First
   *[second] Second
 }, of { $count }
regret-head = { $mean } mean  { $now } next  { $line } equilibrium
regret-plot = Exploitability, log scale, over iterations, log scale
regret-value = Equilibrium: { $value } a round to the first player, worked out exactly.
regret-means = The means bring { $value }; best replies to them { $low } to { $high }.
regret-gap = Exploitability ≈ { $gap }: half of what both could gain by best replies.
regret-seen-early = Hardly anything is known yet: both jump to what would have paid more.
regret-seen-swings = The next play swings, { $swing } off the mean; the mean is { $off } off equilibrium.
regret-seen-settled = The next play stays by the mean; the mean is { $off } off the equilibrium.
regret-seen-other = Little can be gained, yet the mean is { $off } off the equilibrium shown: there are several, or play hardly comes here.
regret-law = { $scheme ->
    [plus] Regrets below 0 are forgotten, and later iterations count more in the mean.
    [discounted] Old regrets fade, and later iterations count more in the mean.
   *[plain] Each choice is played in proportion to how much more it would have paid so far; the mean of all play nears an equilibrium.
 }
regret-fixed = The strategies fixed in this variant are left out: both sides learn.
regret-against = The opponent plays what it learnt in { $count ->
    [one] one iteration
   *[other] { $count } iterations
 }, rounded.
