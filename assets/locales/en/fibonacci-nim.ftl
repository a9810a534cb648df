fibonacci-nim-name = Fibonacci Nim
fibonacci-nim-alias = Zeckendorf|Whinihan|HDU 2516
fibonacci-nim-promise = Each take limits the next.
fibonacci-nim-rules = A pile of counters lies on the table. The first move takes at least one, but not all. After a take of t the next one is at most factor·t + plus, in the classic game 2t. { $misere ->
    [true] No move left? You win.
    [false] No move left? You lose.
   *[other] No move left? You lose; in misère play you win.
 } With several piles each has its own limit, and a move takes from one.
fibonacci-nim-notation = A fresh pile is 20, later 18/4: the pile and its limit. A move is the number taken. Several piles are 13/5,8/2, and 2:1 takes 1 from pile 2.
fibonacci-nim-param-factor = what was taken is multiplied by this for the next limit
fibonacci-nim-param-plus = this is added to the next limit
fibonacci-nim-param-misere = having no move left wins
fibonacci-expect-pile = a pile such as 20, or 18/4 with its limit
fibonacci-takes-nothing = a move takes at least 1
fibonacci-over-limit = pile { $heap } has { $size } and its limit is { $limit }: no more may be taken
fibonacci-too-many-terms = this law for the limit has more than { $most } losing piles up to that size
fibonacci-too-many-counters = several piles in misère play are searched up to { $most } counters in all
fibonacci-too-many-positions = the search of several piles remembers { $most } positions at most
fibonacci-limit = limit { $limit }
fibonacci-next = After a take of t the limit is { $formula }.
fibonacci-stuck-loses = No move left? You lose.
fibonacci-stuck-wins = Misère: no move left? You win.

## Why

fibonacci-ask = Write { $n } as a sum of the losing piles { $terms } and so on, always the greatest that fits. What is the smallest part?
fibonacci-ask-misere = One counter must be left for the opponent. Write the other { $n } as a sum of the losing piles of normal play, { $terms } and so on, always the greatest that fits. What is the smallest part?
fibonacci-look = { $count ->
    [one] { $n } is a losing pile itself: its only part is { $least }.
   *[other] The greatest losing pile that fits is taken from { $n } again and again: that makes { $count } parts, and the smallest is { $least }.
 }
fibonacci-look-misere = One counter must be left for the opponent. The other { $n } { $n ->
    [one] is
   *[other] are
 } played for as in normal play. { $count ->
    [one] There { $n } is a losing pile, so its only part is { $least }.
   *[other] The greatest losing pile of normal play that fits is taken again and again: that makes { $count } parts, and the smallest is { $least }.
 }
fibonacci-list = { $classic ->
    [0] The losing piles of normal play: { $terms } and so on; each is the one before plus the least earlier one x after which the limit ({ $formula } with t = x) reaches the one before.
   *[other] The losing piles of normal play are the Fibonacci numbers { $terms } and so on: each is the sum of the two before.
 }
fibonacci-end-ask = { $left ->
    [0] May you take the whole pile?
   *[other] May you take all counters but one?
 }
fibonacci-end-look = The pile has { $size ->
    [one] one counter
   *[other] { $size } counters
 }, and its limit is { $limit }.
fibonacci-end-place = { $take ->
    [one] One counter
   *[other] { $take } counters
 } may be taken at once.
fibonacci-end-move = Take { $take } and leave { $left ->
    [0] nothing
   *[other] one
 }.
fibonacci-end-claim = You may take { $left ->
    [0] { $take ->
        [one] the last counter
       *[other] all { $take }
    }
   *[other] { $take } and leave one
 }, so you win at once.
fibonacci-ones-ask = How many counters may be taken in each move from here on?
fibonacci-ones-look = The limit is 1, and after a take of 1 it is 1 again: every move takes exactly one counter.
fibonacci-ones-place = Pile { $heap } is the only one, and one counter may be taken from it.
fibonacci-ones-move = Take one: there is no other move.
fibonacci-ones-claim = Every move takes one counter, and { $size } is { $odd ->
    [0] even: the opponent takes the last one
   *[other] odd: you take the last one
 }, so { $odd ->
    [0] { $misere ->
        [0] you lose
       *[other] you win this misère game
    }
   *[other] { $misere ->
        [0] you win
       *[other] you lose this misère game
    }
 }.
fibonacci-place = The limit is { $limit }, so the smallest part, { $least }, may be taken off the top.
fibonacci-place-none = The limit is { $limit }, less than the smallest part, { $least }: no take completes it.
fibonacci-move = Take { $take }, { $parts ->
    [one] the smallest part
   *[other] the last { $parts } parts
 }, and leave { $left }.
fibonacci-stall = Every move loses against perfect play. Take 1 and keep the game long.
fibonacci-all-takes = All winning takes: { $takes }.
fibonacci-many-takes = { $count ->
    [one] One take wins
   *[other] { $count } takes win
 }: sums of the last parts, each with a next limit below the next larger part.
fibonacci-proof-won = The opponent may then take { $reach } at most, less than the next part, { $next }. Whatever is taken breaks that part into smaller ones, of which you may take the smallest.
fibonacci-proof-takes-all = That is the whole pile, and the opponent cannot move.
fibonacci-proof-leaves-one = That leaves { $left } for the opponent, who must take it; then you cannot move and win.
fibonacci-proof-lost = You take less than { $least }. What is left of that part is a sum of smaller parts, and the smallest of them is within the opponent's limit.
fibonacci-claim-won = The limit { $limit } reaches the smallest part { $least }, so you win.
fibonacci-claim-lost = The limit { $limit } does not reach the smallest part { $least }, so every move loses.
fibonacci-law = Theorem (Whinihan 1963, with Zeckendorf's sums), for piles of any size; the losing piles are the Fibonacci numbers.
fibonacci-law-misere = Theorem, for piles of any size (Whinihan 1963 and Schwenk 1970, with one counter less): leaving one counter wins, so a pile of 2 or more is lost with its limit exactly where one counter less, with the same limit, is lost in normal play.
fibonacci-law-general = Theorem (Schwenk 1970), for piles of any size, with the limit { $formula } after a take of t.
fibonacci-last-ask = What is left when you have moved?
fibonacci-last-look = One counter is left, and you may take it.
fibonacci-last-place = Pile { $heap } holds it, and nothing else can be moved.
fibonacci-last-move = Take it: there is no other move.
fibonacci-last-claim = You must take the last counter; then the opponent cannot move and wins.
fibonacci-stop-ask = What limit does a take of 1 leave?
fibonacci-stop-look = After a take of 1 the limit is 0: there is no move.
fibonacci-stop-look-misere = After a take of 1 the limit is 0: there is no move, and in misère play the opponent wins.
fibonacci-stop-place = The pile has { $size } and its limit is { $limit }.
fibonacci-stop-claim = Take { $take }, and you win.
fibonacci-stop-claim-lost = Every take leaves the opponent no move, which wins in misère play: every move loses.
fibonacci-stop-move = Take { $take } and leave { $left }.
fibonacci-stop-stall = Every take ends the game, and loses.
fibonacci-stop-proof = The opponent has no move and loses.
fibonacci-stop-proof-misere = { $left ->
    [one] Then the opponent must take the last counter: you have no move and win.
   *[other] { $both ->
        [0] Then the opponent must take 1, and after it you have no move and win.
       *[other] Then the opponent must take 1 or all: either way you have no move and win.
    }
 }
fibonacci-stop-proof-lost = A take of 1, and a take of all, leave the opponent no move, who has then won.
fibonacci-stop-law = Proved for piles of any size: under the limit t-1 a take of 1 ends the game, which settles every pile in three moves.
fibonacci-sum-ask = Each pile has a nim-value. Write the values in binary, one under another: which columns are odd?
fibonacci-sum-look = The nim-sum of the piles' values is { $sum }.
fibonacci-sum-place = Pile { $heap } has the value { $value }; a value of { $wanted } makes every column even.
fibonacci-sum-place-none = No pile helps: every move loses.
fibonacci-sum-move = Take { $take } from pile { $heap }: { $left } with limit { $limit } has just that value.
fibonacci-sum-claim-won = The nim-sum of the piles' values is { $sum }, so you win; { $moves ->
    [one] one move does it
   *[other] { $moves } moves do it
 }.
fibonacci-sum-claim-lost = { $each ->
    [0] The nim-sum of the piles' values is 0
   *[other] Each pile by itself is lost for the side that takes from it
 }, so every move loses.
fibonacci-sum-proof-won = The nim-sum is then 0. Every move of the opponent makes it something else, and you make it 0 again.
fibonacci-sum-proof-lost = { $each ->
    [0] Your move changes one value, so the nim-sum is no longer 0, and the opponent makes it 0 again.
   *[other] The limit of each pile is less than its smallest part. Whichever pile you take from, the opponent answers in the same one and leaves it lost again.
 }
fibonacci-sum-law = Theorem (Sprague 1935, Grundy 1939); the values of single piles are computed one by one, up to { $most }.
fibonacci-search-ask = Several piles in misère play follow no known law. After which move is every answer bad?
fibonacci-search-look = { $piles ->
    [one] one pile
   *[other] { $piles } piles
 } with { $counters ->
    [one] one counter
   *[other] { $counters } counters
 } can still be moved.
fibonacci-search-place = Look at pile { $heap }.
fibonacci-search-move = Take { $take } from pile { $heap }.
fibonacci-search-claim-won = The search of the whole game finds a winning move.
fibonacci-search-claim-lost = The search of the whole game finds that every move loses.
fibonacci-search-proof-won = Each answer to it was searched to the end, and none saves the opponent.
fibonacci-search-proof-lost = Each move was searched to the end, and each of them loses.
fibonacci-search-law = Proved for this position by searching the whole game below it.
