domineering-name = Domineering
domineering-alias = crosscram|Stop-Gate|Göran Andersson|dominoes
domineering-promise = Dominoes upright and flat.
domineering-rules = V places dominoes upright and begins, H places them flat, each on two free neighbouring cells. { $misere ->
    [true] No room to place one? You win.
    [false] No room to place one? You lose.
   *[other] No room to place one? You lose; in misère play you win.
 }
domineering-notation = Rows from the top, separated by /: a dot is free, # is taken; then a blank and the side to move, V or H. A move names the two ends of the domino, a1-a2.
domineering-param-rows = rows of the empty board
domineering-param-cols = columns of the empty board
domineering-param-misere = having no room for a domino wins
domineering-not-your-way = { $side ->
    [V] V places dominoes upright
   *[H] H places dominoes flat
 }
domineering-note = No room for a domino? You lose.
domineering-note-misere = Misère: no room for a domino? You win.
domineering-note-v = { $mover ->
    [you] You place upright dominoes, the opponent flat ones.
    [oracle] The opponent places upright dominoes, you flat ones.
   *[other] V is to move: upright.
}
domineering-note-h = { $mover ->
    [you] You place flat dominoes, the opponent upright ones.
    [oracle] The opponent places flat dominoes, you upright ones.
   *[other] H is to move: flat.
}
domineering-tell = { $form ->
    [did] placed
    [do] place
   *[does] places
 } a domino on { $domino }
domineering-table = a table goes up to boards of { $most } by { $most }

## Why

domineering-claim-won = You win; { $moves ->
    [one] one move does it
   *[other] { $moves } moves do it
 }.
domineering-claim-counted = { $won ->
    [0] You lose
   *[other] You win{ $then ->
        [0] {""}
       *[other] {" "}with { $domino }
    }
 }: { $longer ->
    [V] upright
   *[H] flat
 } { $misere ->
    [0] { $then ->
        [0] has
       *[other] then has
    } { $sure ->
        [0] no safe move
        [one] one safe move
       *[other] { $sure } safe moves
    }
   *[other] { $then ->
        [0] has
       *[other] then has
    } to make { $sure ->
        [one] one move
       *[other] { $sure } moves
    } at least
 }, { $shorter ->
    [V] upright
   *[H] flat
 } has room for { $most ->
    [0] none
   *[other] { $most } at most
 }{ $won ->
    [0] .
   *[other] ; { $moves ->
        [one] one move wins
       *[other] { $moves } moves win
    }.
 }
domineering-claim-lines = { $won ->
    [0] You lose: whatever you play, { $misere ->
        [0] you run
       *[other] the opponent runs
    } out of moves first
   *[other] You win with { $domino }: whatever is answered, { $misere ->
        [0] the opponent runs
       *[other] you run
    } out of moves first
 }, as { $lines ->
    [one] one line of play shows
   *[other] { $lines } lines of play show
 }{ $won ->
    [0] .
   *[other] ; { $moves ->
        [one] one move wins
       *[other] { $moves } moves win
    }.
 }
domineering-claim-lost = You lose, whatever you play.
domineering-ask = How many moves has each side that the other can never take away?
domineering-ask-misere = Which side will run out of moves first, and so win?
domineering-look = Safe moves, which nobody can take away: upright { $v }, flat { $h }. Dominoes that there is room for at most: upright { $v_most }, flat { $h_most }.
domineering-look-misere = Moves that cannot be avoided: upright { $v }, flat { $h }. Dominoes that there is room for at most: upright { $v_most }, flat { $h_most }.
domineering-look-zero = The value is 0: whoever has to move loses.
domineering-look-number = The board is cold, its value the number { $value }: { $side ->
    [V] upright
   *[H] flat
 } is ahead by { $moves ->
    [0] { $ahead } of a move
    [one] one move
   *[other] { $moves } moves
 }, and moving costs something.
domineering-look-hot = The board is hot, its value { $value } with upright on the left. At the end of best play { $v } if upright begins, and { $h } if flat begins. { $ahead ->
    [V] Upright is ahead either way
    [H] Flat is ahead either way
   *[none] So the side that moves first gains
 }.
domineering-look-hot-long = The board is hot. At the end of best play { $v } if upright begins, and { $h } if flat begins. { $ahead ->
    [V] Upright is ahead either way
    [H] Flat is ahead either way
   *[none] So the side that moves first gains
 }.
domineering-ahead = { $side ->
    [V] upright is { $moves ->
        [0] { $by } of a move
        [one] one move
       *[other] { $moves } moves
    } ahead
    [H] flat is { $moves ->
        [0] { $by } of a move
        [one] one move
       *[other] { $moves } moves
    } ahead
   *[none] nobody is ahead
 }
domineering-look-tepid = The value is { $value } with upright on the left. Whoever begins, at the end of best play { $end }, counted in moves; but { $who ->
    [V] there is a trifle more than that, and upright wins whoever begins
    [H] there is a trifle less than that, and flat wins whoever begins
   *[first] the turn decides: whoever moves first wins
 }.
domineering-look-tepid-long = Whoever begins, at the end of best play { $end }, counted in moves; but { $who ->
    [V] upright wins whoever begins
    [H] flat wins whoever begins
   *[first] the turn decides: whoever moves first wins
 }.
domineering-head-piece = piece
domineering-head-cells = cells
domineering-head-value = value
domineering-head-mean = mean
domineering-head-heat = temperature
domineering-place-column = Look at the column of { $cell }.
domineering-place-row = Look at the row of { $cell }.
domineering-place-none = There is no right place: { $moves ->
    [one] the only move loses
    [2] both moves lose
   *[other] all { $moves } moves lose
 }.
domineering-move = Place { $domino }: the opponent then loses.
domineering-move-value = Place { $domino }: it leaves the value { $value }, and the opponent, to move, loses{ $ahead ->
    [none] .
   *[other] : even so best play ends with { $side ->
        [V] upright
       *[H] flat
    } ahead by { $ahead }, counted in moves.
 }
domineering-move-stop = Place { $domino }: though the opponent moves next, best play then ends with { $side ->
    [V] upright
   *[H] flat
 } ahead by { $ahead }, counted in moves.
domineering-move-sum = Place { $domino }: it takes the piece of { $cell } from { $from } to { $to }{ $hottest ->
    [one] {""}, the hottest piece at temperature { $heat }
   *[other] {""}
 }. All pieces then add up to { $sum }, which is { $side ->
    [V] 0 or more, and flat, to move, loses.
   *[H] 0 or less, and upright, to move, loses.
 }
domineering-apart = The board { $then ->
    [0] falls
   *[other] then falls
 } apart into these pieces, and they add up to { $side ->
    [V] 0 or more: flat, to move, loses.
   *[H] 0 or less: upright, to move, loses.
 }
domineering-tied = { $side ->
    [V] Upright
   *[H] Flat
 } wins with a hand tied: it never lays a domino across { $lines }. The board { $then ->
    [0] is
   *[other] is then
 } the sum of these pieces, and { $side ->
    [V] they add up to 0 or more: flat, to move, loses.
   *[H] they add up to 0 or less: upright, to move, loses.
 } Without the promise the hand is only freer.
domineering-move-end = Place { $domino }: then the opponent has no move, and the game is over.
domineering-stall = Every move loses against perfect play. Try { $domino }.
domineering-proof-counted = { $then ->
    [0] Counting
   *[other] Then counting
 } is proof enough: { $longer ->
    [V] upright
   *[H] flat
 } has { $safe ->
    [0] no move
    [one] one move
   *[other] { $safe } moves
 } that nobody can take away{ $safe ->
    [0] {""}
   *[other] {" "}({ $cells })
 }, and { $shorter ->
    [V] upright
   *[H] flat
 } has room for { $most } at most, so { $shorter ->
    [V] upright
   *[H] flat
 } runs out first.
domineering-proof-counted-misere = { $then ->
    [0] Counting
   *[other] Then counting
 } is proof enough: { $longer ->
    [V] upright
   *[H] flat
 } cannot avoid making { $forced ->
    [one] one move
   *[other] { $forced } moves
 }, and { $shorter ->
    [V] upright
   *[H] flat
 } has room for { $most } at most, so { $shorter ->
    [V] upright
   *[H] flat
 } runs out first and wins.
domineering-lines = { $lines ->
    [one] One line of play proves it
   *[other] { $lines } lines of play prove it
 }: { $won ->
    [0] each of your moves has one answer of the opponent
   *[other] each move of the opponent has one answer of yours
 }, until counting is enough. Last stand { $misere ->
    [0] the winner's safe moves and the room of the loser: as many are enough when the loser is to move, one more when the winner is
   *[other] the moves that the loser cannot avoid and the room of the winner: as many are enough when the winner is to move, one more when the loser is
 }{ $over ->
    [0] .
   *[other] {" "}(–: { $misere ->
        [0] the loser
       *[other] the winner
    } is to move and has no room).
 }
domineering-proof-last = After { $moves ->
    [one] { $won ->
        [0] your only move
       *[other] the only answer
    }
   *[other] { $won ->
        [0] every move of yours
       *[other] every answer
    }
 } { $side ->
    [V] upright
   *[H] flat
 } has no room for a domino, and so wins.
domineering-lines-added = { $lines ->
    [one] One line of play proves it
   *[other] { $lines } lines of play prove it
 }: { $won ->
    [0] each of your moves has one answer of the opponent
   *[other] each move of the opponent has one answer of yours
 }. Last stands what settles each: the winner's safe moves and the room of the loser, or what the pieces add up to, or lines that the winner never crosses and still wins.
domineering-head-settled = settled by
domineering-head-room = sure : room
domineering-proof-lost = { $last ->
    [0] Each move
    [one] One move ends the game and so loses; each other move
   *[other] { $last } moves end the game and so lose; each other move
 } has an answer that keeps the win.
domineering-proof-given-away = { $lost ->
    [one] One move gives
   *[other] { $lost } moves give
 } the win away; an answer shows it{ $last ->
    [0] {"."}
    [one] , or one ends the game at once.
   *[other] , or { $last } end the game at once.
 }
domineering-proof-large = With more than { $most } cells free answers are not listed; they are told when fewer are left.
domineering-law-rule = That is the rule: whoever has no room for a domino loses.
domineering-law-counting = { $misere ->
    [0] Counting is a proof by itself: nobody can take a safe move away, and room never grows.
   *[other] Counting is a proof by itself: cells that only one side can use are left to it alone, and room never grows.
 }
domineering-law-values = The canonical values are exact: each is made from the values of all that either side can leave, without dominated and reversible options (theorem; Conway 1976). A number with a star, such as 2*, is {"{"}2|2{"}"}.
domineering-law-sign = Upright wins moving second exactly when the value is 0 or more, flat exactly when it is 0 or less. Values are worked out while the pieces have at most { $cells } cells together.
domineering-law-search = Proved by exact search, which may visit { $most } positions a question.
domineering-law-beyond = A piece has its canonical value worked out while it has at most { $cells ->
    [one] one cell
   *[other] { $cells } cells
 }, the whole board while its pieces have no more together or their sum is simple.
