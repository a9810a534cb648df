blotto-name = Colonel Blotto
blotto-alias = Borel|regiments|Blotto game
blotto-promise = Spread troops over posts.
blotto-rules = Two colonels spread all their regiments over the same posts at the same time. The stronger side takes a post; equal sides leave it. By fields every post counts 1; by Dresher's count the stronger side wins the regiments it beat there and 1 more. The first side wins the balance from the second.
blotto-notation = Own and other regiments as 4,3. A move puts all own regiments on the posts, such as 3,1. ?2 behind it is an envelope with the first side's order, and @3,1-0,3 says which orders met.
blotto-param-posts = how many posts there are
blotto-param-payoff = fields: 1 for every post; dresher: the regiments beaten there and 1 more
blotto-too-large = { $regiments ->
    [one] one regiment is
   *[other] { $regiments } regiments are
 } too many here: at most { $most } ways to spread them are held.
blotto-wrong-sum = { $sum ->
    [one] this is one regiment
   *[other] these are { $sum } regiments
 }
blotto-expect-sum = { $regiments ->
    [one] the one regiment
   *[other] all { $regiments } regiments
 }, some of them 0
blotto-tell = { $form ->
    [did] sent
    [do] send
   *[does] sends
 } { $way }

## Why

blotto-outnumbered = { $who ->
    [own] You have enough for more than { $regiments } at every post, and the other side has { $regiments } in all.
   *[other] The other side has enough for more than { $regiments } at every post, and you have { $regiments } in all.
 } So { $posts ->
    [one] the one post falls
   *[other] all { $posts } posts fall
 }{ $payoff ->
    [dresher] , and every regiment there is beaten: { $regiments } + { $posts } = { $value }. No order pays more.
   *[fields] , and no order pays more than { $value }.
 }
blotto-even = Both have { $regiments }, so whoever is weaker at one post is as much stronger at the other: every order ties.
blotto-ones = Against 1 at every post an order wins a post only where it has 2 or more. It has { $regiments } in all, so at least as many of its posts have 0, and there it loses.
blotto-coin = Toss a coin for the post that gets your { $own }. Against a and b regiments, both at least 1 and { $other } together, you win a + 1 or b + 1 there and lose 1 at the other post: on average ({ $other } + 2)/2 - 1 = { $value }. Against { $other } at a single post it is ({ $other } + 1)/2 = { $more }.
blotto-mirror = Each order comes with its mirror, equally often: so against { $other } at a single post you lose { $value } on average, half of your { $own }, and no other order takes more.
blotto-posts-table = Let x be what { $who ->
    [own] you put on the first post and y what the other side puts there. You win
   *[other] the other side puts on the first post and y what you put there. The other side wins
 } the first post if x is greater than y, and the second if x is less than y + { $apart }. So { $apart ->
    [one] that side wins 1 if x is y or y + 1, and else nothing on balance.
   *[other] that side wins 2 if x lies between y and y + { $apart }, 1 if x is one of these two, and else nothing on balance: one post each.
 }
blotto-posts-strong = With x = { $orders }, { $count ->
    [one] always
   *[other] each with probability 1/{ $count }
 }, { $who ->
    [own] you win
   *[other] the other side wins
 } { $value } on average: every y from 0 to { $most } { $apart ->
    [one] meets just one of these x, which is y or y + 1.
   *[other] has one of these x between y and y + { $apart }, or two that are y and y + { $apart }.
 }
blotto-posts-weak = With y = { $orders }, { $count ->
    [one] always
   *[other] each with probability 1/{ $count }
 }, { $who ->
    [own] the other side
   *[other] your side
 } loses no more than { $value } on average: every x from 0 to { $most } { $apart ->
    [one] meets at most one of these y, which is x or x - 1.
   *[other] lies between at most one of these y and y + { $apart }, or is an end of at most two such gaps.
 }
