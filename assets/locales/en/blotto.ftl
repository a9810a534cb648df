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
