sprouts-name = Sprouts
sprouts-alias = Conway and Paterson|pencil game|Lemoine and Viennot
sprouts-promise = Join spots, cross no line.
sprouts-rules = Some spots are on paper. A move joins two spots, or a spot with itself, by a line that touches no other line or spot, and puts a new spot in the middle of it. At most three lines may end in a spot. { $misere ->
    [true] No move left? You win.
    [false] No move left? You lose.
   *[other] No move left? You lose; in misère play you win.
 }
sprouts-notation = A number of spots, or the string of Lemoine and Viennot: each region ends in a brace, each row of spots around one of its borders in a full stop. 0 has three lives, 1 two; the rest have one: 2, small letters for a spot that one border passes twice, capitals for one that two regions share. Spots without a life are left out, - is an empty paper. A move is -> and the string it leaves.
sprouts-param-misere = having no move left wins
sprouts-stuck-loses = No move left? You lose.
sprouts-stuck-wins = Misère: no move left? You win.
sprouts-legend = Each dot is a line that may still end in the spot. A spot in two rooms is one spot, seen from both. Numbers are given anew after each move.
sprouts-round = A line within one curve may go round others: point at its two ends, at each curve it goes round, and at the second end again.
sprouts-short-around = { $ends } around { $around }{ $which }
sprouts-region = Room { $number }
sprouts-joins = { $form ->
    [did] joined
    [do] join
   *[does] joins
 } { $from } and { $to }{ $which }
sprouts-joins-around = { $form ->
    [did] joined
    [do] join
   *[does] joins
 } { $from } and { $to } around { $around }{ $which }
sprouts-loops = { $form ->
    [did] joined
    [do] join
   *[does] joins
 } { $spot } to itself{ $which }
sprouts-loops-around = { $form ->
    [did] joined
    [do] join
   *[does] joins
 } { $spot } to itself around { $around }{ $which }
sprouts-no-line = no line leaves this
sprouts-expect-position = a number of spots, or regions such as 0.AB.{"}"}AB.{"}"}
sprouts-expect-spot = a spot: 0, 1, 2 or a letter
sprouts-free-is-alone = 0 has no line, so it is alone on its border
sprouts-two-boundaries = { $name } is on two borders of one region, which would be one
sprouts-third-pass = { $name } is passed a third time; a spot with a life is passed twice at most
sprouts-too-large = at most { $most } spots, { $lives ->
    [one] one live
   *[other] { $lives } lives
 }, are held

## Why

sprouts-claim-won = You win: you can see to it that the game lasts { $odd ->
    [0] an even
   *[other] an odd
 } number of moves; { $moves ->
    [one] one line does it
   *[other] { $moves } lines do it
 }.
sprouts-claim-lost = You lose: the opponent can see to it that the game lasts { $odd ->
    [0] an even
   *[other] an odd
 } number of moves.
sprouts-claim-settled = { $lines ->
    [one] Your only line
   *[other] Every line
 } { $won ->
    [0] loses
   *[other] wins
 }: whatever is drawn, the game lasts { $odd ->
    [0] an even
   *[other] an odd
 } number of moves.
sprouts-ask = How many lives are there, and how many of them can be shut in so that they are never used?
sprouts-look = All spots together have { $lives ->
    [one] one life
   *[other] { $lives } lives
 }. A line uses up two and its new spot brings one, so every move costs one, and the game lasts { $lives ->
    [one] one move
   *[other] { $lives } moves
 } less the lives left at the end. Lives that can be left: { $left }. You want { $wanted }.
sprouts-look-settled = All spots together have { $lives ->
    [one] one life
   *[other] { $lives } lives
 }. A line uses up two and its new spot brings one, so every move costs one. Whatever is drawn, lives left at the end: { $left }. So the game lasts { $odd ->
    [0] an even
   *[other] an odd
 } number of moves, and nobody can change that.
sprouts-parts = { $parts ->
    [one] How many moves each line leaves, with a line in brackets that does so:
   *[other] The paper falls into { $parts } parts with no spot in common: a line in one changes nothing in the others, and their moves add up. A line in brackets leaves so many moves there.
 }{ $open ->
    [0] {""}
   *[other] {" "}1/2 means 1 or 2, as it goes on.
 }
sprouts-parts-sum = The paper falls into { $parts ->
    [one] one part
   *[other] { $parts } parts
 } with no spot in common: a line in one changes nothing in the others. A part that lasts an even number of moves, whatever is drawn, has nim-value 0, one that lasts an odd number 1; any other has the least number that its lines do not leave (a line in brackets leaves each). The nim-sum is { $sum ->
    [0] 0: whatever you draw changes one of them, and a reply makes the sum 0 again.
   *[other] { $sum }, and you make it 0.
 }
sprouts-head-room = room
sprouts-head-borders = spots along its borders
sprouts-head-spots = spots
sprouts-head-lives = lives
sprouts-head-moves = moves it may last
sprouts-head-then = moves its lines leave
sprouts-head-options = its lines leave
sprouts-head-nimber = nim-value
sprouts-in-room = { $tells } in room { $room }
sprouts-short-beside = { $line } in the room of { $spots }
sprouts-short-side = { $line } with { $count ->
    [0] no spot
   *[other] { $spots }
 } on one side
sprouts-short-apart = { $line } in a room of their own
sprouts-place = Of { $total ->
    [one] one line
   *[other] { $total } lines
 } { $moves ->
    [one] one wins
   *[other] { $moves } win
 }; the one told begins at spot { $spot }.
sprouts-place-part = The line belongs into the part with the spots { $spots }, whose nim-value { $from } must become { $to }; it begins at spot { $spot }.
sprouts-place-none = There is no right place: { $moves ->
    [one] the only line loses
    [2] both lines lose
   *[other] all { $moves } lines lose
 }.
sprouts-move = Now { $tells }.{ $shut ->
    [0] {""}
    [one] {" "}It shuts in one life, which stays to the end.
   *[other] {" "}It shuts in { $shut } lives, which stay to the end.
 } The table has the rooms then.
sprouts-move-forced = Now { $tells }.{ $shut ->
    [0] {""}
    [one] {" "}It shuts in one life, which stays to the end.
   *[other] {" "}It shuts in { $shut } lives, which stay to the end.
 } The table has the rooms then, and moves that may follow are: { $moves }. From there you can always make it { $odd ->
    [0] an even
   *[other] an odd
 } number.
sprouts-move-settled = Now { $tells }.{ $shut ->
    [0] {""}
    [one] {" "}It shuts in one life, which stays to the end.
   *[other] {" "}It shuts in { $shut } lives, which stay to the end.
 } The table has the rooms then. Moves that follow, whatever is drawn there: { $moves }, always { $odd ->
    [0] an even
   *[other] an odd
 } number.
sprouts-move-end = Now { $tells }. Then no line can be drawn any more, and the game is over.
sprouts-stall = Every line loses against perfect play. You may { $tells }{ $open ->
    [0] {"."}
   *[other] {" "}and hope that the answer is missed.
 }
sprouts-stall-settled = It does not matter which line you draw: you may { $tells }. Moves left, this one counted and whatever is drawn: { $moves }. So the last line is { $odd ->
    [0] the opponent's
   *[other] yours
 }.
sprouts-proof-won = { $anew ->
    [0] The opponent's lines and your replies, spots numbered as in the new drawing, n being the spot that a line brings:
   *[other] In the new drawing, its spots numbered anew after each line, the opponent's lines and your replies:
 } { $answers }{ $hidden ->
    [0] .
    [one] ; one more line is not told.
   *[other] ; { $hidden } more lines are not told.
 }
sprouts-certain = { $exchanges ->
    [one] One exchange is enough, a line of { $side ->
        [you] the opponent's and your reply:
       *[other] yours and the opponent's reply:
     }
   *[other] { $exchanges } exchanges are enough, a line of { $side ->
        [you] the opponent's and your reply each:
       *[other] yours and the opponent's reply each:
     }
 } then the number of moves that follow is { $odd ->
    [0] even
   *[other] odd
 }, whatever is drawn.
sprouts-answer = { $line } is met by { $reply }
sprouts-answer-last = { $line } is met by { $reply }, the last line
sprouts-answer-settled = { $line } is met by { $reply } ({ $moves } more)
sprouts-answer-parts = { $line } is met by { $reply }, which leaves parts whose nim-values cancel: { $values }
sprouts-answer-open = { $line } is met by { $reply } (then { $moves } more: open)
sprouts-answer-end = { $line } ends the game
sprouts-proof-lost = { $anew ->
    [0] Your lines and the opponent's replies, spots numbered as you see them now, n being the spot that your line brings:
   *[other] Your lines and the opponent's replies, on the drawing numbered anew after each line:
 } { $answers }{ $hidden ->
    [0] .
    [one] ; one more line is not told.
   *[other] ; { $hidden } more lines are not told.
 }{ $open ->
    [0] {""}
   *[other] {" "}After each reply the moves that follow can again be made { $odd ->
        [0] an even
       *[other] an odd
    } number, against whatever you draw.
 }
sprouts-left = { $parts ->
    [one] What it leaves, and how many moves a line leaves there in its turn (in brackets such a line):
   *[other] It leaves { $parts } parts with no spot in common, and their moves add up. A line in brackets leaves so many moves there.
 }{ $open ->
    [0] {""}
   *[other] {" "}1/2 means 1 or 2, as it goes on.
 }
sprouts-left-sum = It leaves { $parts ->
    [one] one part
   *[other] { $parts } parts
 } with no spot in common; the nim-sum of their nim-values is { $sum }.
sprouts-twins = { $pairs ->
    [one] These are twins, two parts alike:
   *[other] These are { $pairs } pairs of twins, two parts alike:
 } whatever { $side ->
    [you] the opponent draws in one of them, you draw in its twin, and you make
   *[other] you draw in one of them, the opponent draws in its twin, and it makes
 } the last move.
sprouts-law-lands = Regions that share no spot are independent parts. Only what matters is written down: spots without a life are left out, and look-alikes are one (Lemoine and Viennot 2007, 2010).
sprouts-lives = All spots together have { $lives ->
    [one] one life
   *[other] { $lives } lives
 }, and every move uses up one: the game lasts { $lives ->
    [one] one move
   *[other] { $lives } moves
 } less the lives that are left at the end. So you want an { $odd ->
    [0] even
   *[other] odd
 } number of lives to be left.
sprouts-law-length = From here the game lasts at least { $least } and at most { $most } moves: every move uses up one of the three lives per spot, at least one life is left at the end, and every spot then alive keeps two dead neighbours to itself.
sprouts-conjecture = That the first player wins from n spots exactly when n mod 6 is 3, 4 or 5 is a conjecture (Applegate, Jacobson and Sleator 1991); it was checked by computer for every n up to 44, and is not proved.
sprouts-conjecture-misere = That from 5 spots on the first player wins the misère game exactly when n mod 6 is 0, 4 or 5 is a conjecture (Lemoine and Viennot 2009); it was checked by computer up to 20 spots, and is not proved.
