cli-about-prove = Write the winning or drawing strategy of a position as a certificate
cli-long-prove =
    Write the winning or drawing strategy of a position as a certificate that “xorcle verify” checks with the rules alone.

    A certificate is text. Its first line is “xorcle certificate 1”; then come “game NAME”, a line “set NAME VALUE” for
    every parameter, “position TEXT” and “to first|second”. A strategy begins with its claim:
      strategy first wins within 9     it wins, in 9 plies at most
      strategy second draws            it does not lose
      strategy first margin 3          it ends at least 3 points ahead
    Below the claim stands one line for each position in which that side may have to move: the position, a tab, its reply.
    With --law, instead of strategies, “law 8 a ^ b == 0”: up to size 8 the positions are lost where it is true.
    For heaps that moves split it writes “heaps 0 1 2 3 1 4”, the values of single heaps from size 0 on.
    For choices made at once: “mix 1/12 first 1=7/12 2=5/12 second 1=7/12 2=5/12”, a mix for each side and what they secure.
    For a worth that is shared: “core @1,2,3”, a split that no coalition objects to, or “empty @1,0,0 AB=1/2:2/3:1 …”, coalitions
    with weights that add up to 1 for each player, each right to object where it gets the first amount and wrong at the second.
    For five in a row: “fives k8(l8 g8#,* l8#)”, a move, what follows each answer to it, and after * what follows all other
    answers; # completes five.
    Of a draw or a score both sides' strategies are written, so that neither can have more.
cli-examples-prove =
    Examples:
      xorcle prove nim 3,5,7 -o nim.txt
      xorcle prove tic-tac-toe | xorcle verify -
      xorcle prove ends 4,7,2,9,5,2 --within 10s
      xorcle prove nim 3,5,7 --law --to 8

    Exit status: 0 written, 2 the request was wrong, 3 stopped by a limit.
cli-help-output = Write to this file instead of standard output
cli-about-verify = Check a certificate with the rules alone, or show the hole in it
cli-long-verify =
    Check a certificate with the rules alone: no oracle is asked. The side that claims something follows the replies in the
    file, the other side tries every move, and every position that can come about is looked at. The claim holds if every end
    is as claimed, and if play cannot run in circles where that would not be as claimed.
    “xorcle prove --help” tells how a certificate is written.
cli-examples-verify =
    Examples:
      xorcle verify nim.txt
      xorcle verify nim.txt --json
      xorcle prove dodgem | xorcle verify -

    Exit status: 0 everything claimed holds, 1 there is a hole, 2 the file is no certificate, 3 stopped by a limit.
cli-help-certificate = The certificate; - reads standard input
certificate-words =
    A strategy, complete: below its claim each line is a position, a tab, and the reply of the side that claims.
    To check it with the rules alone: xorcle verify FILE
certificate-title = this is no certificate: its first line must be “{ $title }”
certificate-no-strategy = the certificate claims nothing: it has no line that begins with “strategy”
certificate-claim = “{ $text }” is no claim, such as “first wins within 9”, “second draws” or “first margin 3”
certificate-head = “{ $text }” says nothing here: game, set, position, to or strategy was expected
certificate-again = “{ $what }” was told before
certificate-too-many = there are more than { $most } claims, or more replies than can be held
verify-work = more than { $most } moves would have to be looked at
certificate-missing = a strategy is about a position: no line before this one says “{ $what }”
certificate-reply = a position, a tab and a reply were expected
certificate-twice = this position has a reply already, in line { $line }
certificate-mover = in the position { $position } the { $side ->
    [first] first player
   *[second] second player
} is to move, and the certificate says otherwise
proof-secret = in this game a side does not see all there is, so replies to positions prove nothing
proof-shared = here nobody moves to win: players share a worth, and there is no strategy to write down
proof-open = what is known of this position is an expectation; a strategy of moves does not prove it
proof-estimate = the oracle itself has only an estimate here: there is nothing to prove yet
proof-hole = the oracle's moves make no certificate here: { $hole }
proof-part = { $claim }: { $seen }
claim-wins = the { $side ->
    [first] first player
   *[second] second player
} wins
claim-draws = the { $side ->
    [first] first player
   *[second] second player
} does not lose
claim-ahead = the { $side ->
    [first] first player
   *[second] second player
} ends at least { $margin } { $margin ->
    [one] point
   *[other] points
} ahead
claim-behind = the { $side ->
    [first] first player
   *[second] second player
} ends at most { $margin } { $margin ->
    [one] point
   *[other] points
} behind
walk-ends = { $positions } { $positions ->
    [one] position
   *[other] positions
} looked at, { $replies } { $replies ->
    [one] reply
   *[other] replies
}; the longest play takes { $longest } { $longest ->
    [one] ply
   *[other] plies
}.
walk-lasts = { $positions } { $positions ->
    [one] position
   *[other] positions
} looked at, { $replies } { $replies ->
    [one] reply
   *[other] replies
}; play may go on for ever, which is as claimed.
walk-too-large = more can come about than is held: { $held ->
    [one] one position was looked at
   *[other] { $held } positions were looked at
 }, and there were more
walk-moves = a position has more than a million moves, or moves that cannot be listed
verify-about = { $game }, { $position }, the { $side ->
    [first] first player
   *[second] second player
} to move:
verify-holds = HOLDS: { $claim }. { $seen }{ $unneeded ->
    [0] { "" }
    [one] { " " }One line was not needed.
   *[other] { " " }{ $unneeded } lines were not needed.
}
verify-hole = HOLE (line { $line }): it is not shown that { $claim }. { $hole }
verify-beyond = NOT CHECKED: { $claim }? { $limit }.
hole-ends = { $way }, and there the game is over: { $ending }.
hole-no-reply = { $way }, and for that position no reply is written down.
hole-illegal = In { $position } the reply { $reply } may not be played: { $problem }.
hole-circle = Play can run in a circle of { $length ->
    [one] one ply
   *[other] { $length } plies
 } and never end: { $positions }.
hole-too-long = Play can take { $longest ->
    [one] one ply
   *[other] { $longest } plies
 }, and { $within } { $within ->
    [one] is
   *[other] are
 } claimed.
way-from = From { $before } the move { $mv } leads to { $position }
way-start = The start is { $position }
ending-won = the { $side ->
    [first] first player
   *[second] second player
} has won
ending-drawn = it is drawn
ending-score = { $first ->
    [one] one point
   *[other] { $first } points
 } to { $second }
law-claim = of the positions with { $sizes ->
    [one] one size
   *[other] { $sizes } sizes
} up to { $to } exactly those are lost where { $law }
law-checked = { $law }. { $positions ->
    [one] One position was looked at, with all its moves;
   *[other] { $positions } positions were looked at, each with all its moves;
 } { $lost } { $lost ->
    [one] is
   *[other] are
 } lost. { $start ->
    [lost] The position named is one of them: its mover loses.
    [won] The position named is one of the others: its mover wins.
   *[beyond] The position named is not among them: nothing is proved of it.
}
verify-law-holds = HOLDS: { $law }
gap-lost-too = { $position } is called lost, but the move { $mv } leads to a position that is called lost, too.
gap-none-lost = { $position } is called won, but no move leads to a position that is called lost.
gap-ends = In { $position } the game is over, and not as the law says: { $ending }.
gap-leaves = From { $position } the move { $mv } leads to a position of other sizes: the law says nothing of it.
gap-moves-again = From { $position } the move { $mv } leaves the same side to move: the law is not about such games.
gap-returns = Play can come back to { $position }: the induction has no beginning.
gap-both = Different sizes are the same position { $position }, and the law calls it both won and lost.
gap-unsaid = What the law says of { $position } cannot be worked out.
gap-same-value = { $position } is said to have the value { $value }, but the move { $mv } leaves a position that is said to have the same.
gap-none-of-value = { $position } is said to have the value { $value }, but no move leaves a position of value { $less }.
gap-nothing = This game has no position of such sizes: nothing was checked.
certificate-law = “{ $text }” is no law for sizes up to a number, such as “8 a ^ b == 0”
certificate-law-truth = “{ $text }” is a number: a law is true of the positions that are lost
certificate-law-words =
    A law: of these sizes exactly those positions are lost where it is true.
    To check it with the rules alone, up to the size before it: xorcle verify FILE
proof-no-law = no theorem says which positions of this game are lost; without --law a strategy can be written
proof-law-hole = the law of this game cannot be checked by sizes alone: { $gap }
cli-help-prove-law = Write the law of the game instead of a strategy, checked by induction up to a size
cli-help-prove-to = The greatest size for --law; by default as far as about 5,000 positions reach
sealed-waits = Writing and checking the certificate. x stops it.
sealed-over = The game is over: nothing is left to prove.
sealed-none = There is no certificate: { $why }.
sealed-written = Certificate { $word } Written: { $file }
sealed-holds = accepted: { $positions ->
    [one] one position
   *[other] { $positions } positions
}, { $replies ->
    [one] one reply
   *[other] { $replies } replies
}.
sealed-stated = accepted: { $looked ->
    [one] one end
   *[other] { $looked } ends
} of play looked at.
sealed-hole = refused: { $hole }.
sealed-beyond = not checked to its end: { $limit }.
mixture-claim = the first player can count on { $value ->
    [one] one point
   *[other] { $value } points
 } a round on average, as the rules count points, and the second can hold the first to that
heaps-claim = of the positions that come about from one heap of up to { $to }, exactly those are lost whose heaps have values that cancel (xor 0); from size 0 on the nim-values are { $values }
heaps-no-heap = There is no position of one heap of { $size }.
certificate-heaps-words =
    Values of heaps, from size 0 on: exactly those positions are lost in which they cancel.
    To check it with the rules alone: xorcle verify FILE
certificate-fives-words =
    A win in a line of five: moves, what follows each answer, and after * what follows every other answer.
    To check it with the rules alone: xorcle verify FILE
fives-claim = the side to move wins, beginning with { $mv }: { $moves ->
    [one] one move answers
   *[other] { $moves } moves answer
} everything the other side can do, and each line of play ends in five in a row
fives-hole = after { $line }: { $why }
fives-illegal = this cell is not free
fives-no-five = that completes no five
fives-over = the game is over here, but the plan goes on
fives-theirs = the other side can complete five
fives-no-answer = nothing is planned for this answer
fives-no-board = this is not a board of X, O and dots with at most 19 rows and columns.
fives-no-line = by the rules, filling the cells from { $first } to { $last } does not win with the fifth stone.
mixture-less = Against the second player's choice { $choice } the first player's mix brings { $brings } only, not { $value }.
mixture-more = The first player's choice { $choice } brings { $brings } against the second player's mix, more than { $value }.
mixture-none = The weights told for the { $side ->
    [first] first player
   *[second] second player
} are no mix of the choices there are: above 0, each choice once, together 1.
mixture-not-at-once = { $position }: here there is not just one choice of the first player and one of the second, made unseen, with points at the end.
division-claim-core = the split { $split } is in the core: no coalition does better on its own
division-claim-empty = the core is empty: no split contents all of { $coalitions }
division-illegal = The split { $split } may not be proposed: { $problem }.
division-objects = { $coalition } does better on its own.
division-no-answer = { $coalition } cannot object here.
division-weights = The weights of the coalitions of { $player } add up to { $sum }, not to 1.
division-part = { $coalition } proves nothing: its weight must be above 0, and it must be right to object where it gets the first amount and wrong where it gets the second.
division-nobody = There is no coalition but the whole: nothing was checked.
division-short = Weighted, the coalitions ask for { $sum }, which does not exhaust { $whole }.
statement-looked = { $looked } { $looked ->
    [one] position
   *[other] positions
} looked at.
certificate-statement = “{ $text }” states nothing that can be checked: “mix VALUE first MOVE=WEIGHT … second MOVE=WEIGHT …”, “core @SHARES”, “empty @SHARES COALITION=WEIGHT:OBJECTS:CONTENT …”, “heaps VALUE …” or “fives MOVE(ANSWER MOVE …,* MOVE …)” was expected
certificate-statement-words =
    A statement about what both sides can count on, or how a worth can be split.
    To check it with the rules alone: xorcle verify FILE
proof-no-statement = here no mix of choices made at once and no split of a worth can be proved
