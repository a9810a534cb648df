chess-ending-name = Chess endings
chess-ending-alias = endgame|tablebase|king and rook|KRK|KPK|mate
chess-ending-promise = Mate the lone king.
chess-ending-rules = Endings of chess with two kings and at most two more men: nothing is castled, taken in passing or counted to fifty moves. Mate and you win. Stalemate is drawn; so is a position in which no play at all could mate anybody, and then the game is over. Endless play is drawn.
chess-ending-notation = Positions are written in FEN, White in capitals: k7/8/1K6/8/8/8/8/7R b - - 0 1. The fields behind the side to move may be left out. A move e2e4 names the squares from and to, e7e8q also what the pawn becomes.
chess-ending-param-material = the men at the start and in the table, White's first: KRK, KQKR
chess-ending-bad-material = { $text } is no ending
chess-ending-expect-material = K and White's men, then K and Black's, of Q, R, B, N, P at most { $most } in all: KRK
chess-ending-expect-man = a man of KQRBNP or kqrbnp, or a number of empty squares up to { $most }
chess-ending-expect-side = the side to move, w or b
chess-ending-expect-none = -, for nothing is castled or taken in passing
chess-ending-expect-square = a square from a1 to h8
chess-ending-expect-promotion = q, r, b or n, or nothing more
chess-ending-two-kings = a side has only one king
chess-ending-no-king = each side has a king
chess-ending-too-many-men = besides the kings there are at most { $most } men
chess-ending-pawn-there = no pawn stands on { $square }
chess-ending-could-be-taken = the king on { $square } could be taken, for the other side is to move
chess-ending-not-own = no man of the side to move stands on { $square }
chess-ending-no-way = this man does not move there
chess-ending-in-check = after this move the own king could be taken
chess-ending-must-promote = on the last rank the pawn becomes q, r, b or n
chess-ending-no-promotion = only a pawn on the last rank becomes another man
chess-ending-dead = nobody can win any more, so the game is over
chess-ending-king = king
chess-ending-queen = queen
chess-ending-rook = rook
chess-ending-bishop = bishop
chess-ending-knight = knight
chess-ending-pawn = pawn
chess-ending-panel-board = board
chess-ending-panel-promotion = a pawn becomes
chess-ending-white-moves = White is to move.
chess-ending-black-moves = Black is to move.
chess-ending-check = The king stands in check.
chess-ending-tell = { $form ->
    [did] moved
    [do] move
   *[does] moves
 } the { $man } from { $from } to { $to }
chess-ending-tell-takes = { $form ->
    [did] took
    [do] take
   *[does] takes
 } the { $taken } on { $to } with the { $man } from { $from }
chess-ending-tell-promotes = { $form ->
    [did] moved
    [do] move
   *[does] moves
 } the pawn from { $from } to { $to } and { $form ->
    [did] made
    [do] make
   *[does] makes
 } it a { $new }
chess-ending-tell-takes-promotes = { $form ->
    [did] took
    [do] take
   *[does] takes
 } the { $taken } on { $to } with the pawn from { $from } and { $form ->
    [did] made
    [do] make
   *[does] makes
 } it a { $new }

## Why

chess-ending-claim-white = { $plies ->
    [one] White mates with one move.
   *[other] White mates in { $moves } { $moves ->
        [one] move
       *[other] moves
    } ({ $plies } moves of both sides), however Black defends.
}
chess-ending-claim-black = { $plies ->
    [one] Black mates with one move.
   *[other] Black mates in { $moves } { $moves ->
        [one] move
       *[other] moves
    } ({ $plies } moves of both sides), however White defends.
}
chess-ending-claim-drawn = Drawn: neither side can force mate. { $total ->
    [one] The only move keeps
   *[other] { $others ->
        [0] All { $total } moves keep
       *[other] Of { $total } moves { $moves } { $moves ->
            [one] keeps
           *[other] keep
        }
    }
} the draw.
chess-ending-ask = Which man is short of squares, and who gains if the other must move?
chess-ending-ask-box = How many squares are left to the lone king, and which move takes some of them away?
chess-ending-ask-pawn = Can the pawn run by itself? If not, whose king gets in front of it?
chess-ending-look-table = { $total ->
    [one] There is only one legal move.
   *[other] There are { $total } moves, and { $kept ->
        [one] one keeps
       *[other] { $kept } keep
    } what the position is worth.
}
chess-ending-look-box = As long as the other men stand still, the lone king reaches { $squares ->
    [one] only the square it stands on
   *[other] { $squares } squares without taking anything, its own counted
}.
chess-ending-look-inside = The other king stands inside the square of the pawn on { $pawn }: if the pawn runs by itself, its king standing still, it is caught or stopped.
chess-ending-look-outside = The other king stands outside the square of the pawn on { $pawn }: it comes too late, the pawn runs by itself.
chess-ending-look-guarded = By the square alone the other king would be in time for the pawn on { $pawn }, but the king on { $own } guards { $squares }: the pawn runs under its cover and is promoted, even if that king stands still.
chess-ending-look-barred = By the square alone the other king would be in time for the pawn on { $pawn }, but the king on { $own } bars its way: the pawn runs and is promoted, even if that king stands still.
chess-ending-look-keys = { $count ->
    [one] The key square of the pawn on { $pawn } is
   *[other] { $which ->
        [nearest] The key squares nearest to the pawn on { $pawn } are
       *[all] The key squares of the pawn on { $pawn } are
    }
} { $squares }: with its king there the pawn wins, whichever side moves, if it cannot be taken at once.
chess-ending-look-count = Counted on an empty board, its king is { $own ->
    [one] one move
   *[other] { $own } moves
 } from the nearest key square, { $square }, and the other king { $other ->
    [0] stands
    [one] is one move from standing
   *[other] is { $other } moves from standing
 } before the pawn, on { $front }.
chess-ending-look-on-key = The pawn's king stands on { $square }, a key square of the pawn on { $pawn }: that wins, whichever side moves, if the pawn cannot be taken at once.
chess-ending-opposition-white = The kings face each other with { $between } { $between ->
    [one] square
   *[other] squares
} between them, and Black is to move: White has the opposition.
chess-ending-opposition-black = The kings face each other with { $between } { $between ->
    [one] square
   *[other] squares
} between them, and White is to move: Black has the opposition.
chess-ending-zugzwang-full = Mutual zugzwang: the side to move loses.
chess-ending-zugzwang-loses = Mutual zugzwang: you lose because you are to move; with the opponent to move it would be drawn.
chess-ending-zugzwang-draws = Mutual zugzwang: with the opponent to move you would win; being to move you only draw.
chess-ending-line = { $first ->
    [0] A fastest mate
   *[other] The defence begins with { $first }. Then a fastest mate
 }: { $moves }, and { $mate } is mate. In brackets stand the squares that are left to the lone king, and what the move does: < fewer squares than before it, K the kings come nearer, + a check, = none of these: it waits or goes round.
chess-ending-line-step = { $mv } ({ $room } { $mark }) { $reply }
chess-ending-always = With the move, king and { $man ->
    [queen] queen
   *[rook] rook
 } win from every placement, { $placements } in all, in { $moves ->
    [one] one move
   *[other] { $moves } moves
 } of their own at most: counted out backwards from mate. So with the lone king to move it is lost, unless it takes the { $man ->
    [queen] queen
   *[rook] rook
 } at once or is stalemated.
chess-ending-promoted = Then the other king can neither take the { $man ->
    [queen] queen
   *[rook] rook
 } nor is it stalemated; and with the move, king and { $man ->
    [queen] queen
   *[rook] rook
 } win from every placement, { $placements } in all, in { $moves ->
    [one] one move
   *[other] { $moves } moves
 } of their own at most.
chess-ending-holds = { $first ->
    [0] Whatever the pawn's side moves
   *[other] After { $first }, whatever the pawn's side moves
 }, this answer holds the draw: x takes the pawn, o puts the kings face to face with one square between, f puts the king before the pawn; ! no other answer holds; = the game is over, drawn.
chess-ending-head-moves = moves
chess-ending-head-answer = answer
chess-ending-head-how = how
chess-ending-runs = { $also ->
    [yes] The run wins as well:
   *[no] The run:
 } { $moves }. With move { $count } of both sides at the latest the pawn is promoted, whatever the other king does.
chess-ending-reaches = In the line shown the king stands on { $square }, a key square of the pawn on { $pawn }, after move { $number }, { $mv }; move { $last }, { $queens }, promotes the pawn.
chess-ending-attacked = The lone king attacks your { $man ->
    [queen] queen
   *[rook] rook
 } on { $square }, and nobody guards it.
chess-ending-takes = { $mv } takes the { $man ->
    [queen] queen
    [rook] rook
    [bishop] bishop
    [knight] knight
   *[pawn] pawn
} on { $square }, which nobody guards: two kings alone are drawn.
chess-ending-unguarded = After { $moves } the other king takes your only man, which nobody guards{ $count ->
    [one] { " " }there
   *[other] { " " }on any of these squares
}, and two kings alone are drawn.
chess-ending-stalemates = Beware of stalemate: { $moves } would leave the opponent without a move and not in check.
