cram-name = Cram
cram-alias = plugg|dots-and-pairs|impartial dominoes
cram-promise = Dominoes until nothing fits.
cram-rules = Both sides place dominoes, upright or flat, on two free neighbouring cells. { $misere ->
    [true] No room to place one? You win.
    [false] No room to place one? You lose.
   *[other] No room to place one? You lose; in misère play you win.
 }
cram-notation = Rows from the top, separated by /: a dot is free, # is taken. A move names the two ends of the domino, a1-b1.
cram-param-rows = rows of the empty board
cram-param-cols = columns of the empty board
cram-param-misere = having no room for a domino wins
cram-note = No room for a domino? You lose.
cram-note-misere = Misère: no room for a domino? You win.
cram-tell = { $form ->
    [did] placed
    [do] place
   *[does] places
 } a domino on { $domino }
cram-too-large = pieces of more than { $cells ->
    [one] one free cell
   *[other] { $cells } free cells
 } are not searched, nor games with more than { $most } pieces to remember
cram-too-large-misere = in misère play boards with more than { $cells ->
    [one] one free cell
   *[other] { $cells } free cells
 } in pieces are not searched, nor games with more than { $most } sums to remember
cram-only-turn = the mover wins with { $domino } and then answers every domino with its image after half a turn; which other moves win is not known for pieces of more than { $cells ->
    [one] one free cell
   *[other] { $cells } free cells
 }
cram-table = a table goes up to boards of { $most } by { $most }

## Why

cram-claim-won = You win by a half turn; { $moves ->
    [one] one move wins
   *[other] { $moves } moves win
 } in all.
cram-claim-lost = Every move loses: each domino has an image that answers it.
cram-claim-one = { $misere ->
    [0] You win: your only domino is the last move.
   *[other] You lose: your only domino is the last move.
 }
cram-ask-one = How many dominoes fit, and who places the last one?
cram-look-one = One domino fits, and after it no other.
cram-place-one = Look at { $cells }: all other free cells stand alone.
cram-move-one = Place { $domino }; the game is over then.
cram-law-one = The last move { $misere ->
    [0] wins
   *[other] loses
 }.
cram-parts-after = What is left then falls into { $parts ->
    [one] one part
   *[other] { $parts } parts
 }, and each takes a certain number of dominoes, however they are placed.
cram-each-after = Whatever domino comes next, the pieces left take so many more:
cram-head-pieces = pieces then: dominoes
cram-ask = What does the board look like after half a turn about its middle?
cram-look-almost = But for one domino the board looks the same after half a turn.
cram-look-paired = The board looks the same after half a turn, and no domino shares a cell with its own image.
cram-place = Look at { $cells }: two cells whose images are taken, or that are the image of each other.
cram-place-none = There is no right place: { $moves ->
    [one] the only move loses
    [2] both moves lose
   *[other] all { $moves } moves lose
 }.
cram-move = Place { $domino }: what is left looks the same after half a turn, and every domino has an image of its own.
cram-stall = Every move loses against perfect play. Try { $domino }.
cram-proof-won = Each domino of the opponent is answered by its image, so you never run out first.
cram-proof-lost = Each of your dominoes is answered by its image, so you run out first.
cram-proof-end = Then no domino fits, and the opponent has lost.
cram-head-domino = domino
cram-head-image = image
cram-law-turn = Pairing strategy (theorem; M. Gardner 1974): a position that looks the same after half a turn, where no domino shares a cell with its own image, is lost for the side to move.
cram-law-search = The nim-values of pieces of up to { $cells } cells are proved by exact search, which remembers at most { $most } pieces.
cram-law-misere = In misère play the images are of no use: the side that answers last makes the last move, and loses.
