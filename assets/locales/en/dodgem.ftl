dodgem-name = Dodgem
dodgem-alias = Colin Vout|cars
dodgem-promise = Drive your cars off first.
dodgem-rules = The cars L drive to the right and leave over the right edge, the cars D drive up and leave over the top. A move drives one own car one cell: ahead or to either side of its way, never back, onto a free cell. No car left on the board? You win. A player who has cars but no move has won too: block, but leave a move. Endless play is drawn.
dodgem-notation = Rows from the top, separated by /, then L or D for the side to move: L./.D L. A move a1-b1 names the cells from and to; c2-off drives off the board.
dodgem-param-size = rows and columns of the board at the start
dodgem-note = { $side } is to move.
dodgem-note-blocked = No car left? You win. Cars, but no move? You win too.
dodgem-expect-side = a blank and the side to move, L or D
dodgem-not-square = a board of { $rows } by { $cols } is no square of at least 2 by 2
dodgem-no-cars = there is no car on the board
dodgem-too-many-cars = a side has at most { $most } cars on such a board
dodgem-not-own = { $side } has no car on { $cell }
dodgem-taken = a car stands there
dodgem-no-way-left = L drives one cell to the right, up or down, and off only over the right edge
dodgem-no-way-down = D drives one cell up, left or right, and off only over the top
dodgem-too-many = the positions with so many cars on such a board are more than { $most }, the most that are swept
dodgem-tell = { $form ->
    [did] drove
    [do] drive
   *[does] drives
 } { $side } from { $from } to { $to }
dodgem-tell-off = { $form ->
    [did] drove
    [do] drive
   *[does] drives
 } { $side } from { $from } off the board

## Why

dodgem-ask = Who needs fewer steps to get off? Whose car stands in whose way, and who must give way first?
dodgem-in-the-way = Then your car on { $cell } stands right in front of the one on { $car }, which cannot go ahead while it stays there.
dodgem-trap = Beware: after { $moves } the opponent could not move at all, and a blocked side wins.
dodgem-look-block = Steps to go: you { $own }, the opponent { $other }; you move first. { $won ->
    [1] You are off with move { $plies } of both sides at the latest. Until then the opponent has { $moves ->
        [one] one move
       *[other] { $moves } moves
    }, so { $wasted ->
        [one] one of them has
       *[other] { $wasted } of them have
    } to be wasted: your cars must stand in its way.
   *[other] The opponent is off with move { $plies } of both sides at the latest. Until then you have { $moves ->
        [one] one move
       *[other] { $moves } moves
    }, of which { $wasted ->
        [one] one is wasted
       *[other] { $wasted } are wasted
    }: its cars stand in your way.
}
dodgem-blocks = Every step aside costs a move. In the line shown { $won ->
    [1] the opponent goes aside
   *[other] you go aside
} { $all ->
    [one] once
   *[other] { $all } times
} ({ $moves }), { $won ->
    [1] you
   *[other] the opponent
} { $winner ->
    [0] never.
    [one] once ({ $asides }).
   *[other] { $winner } times ({ $asides }).
} What stood in the way: { $blocks }.
dodgem-shut = After move { $number } of the line shown, { $mv }, { $won ->
    [1] the opponent has
   *[other] you have
} no step ahead, only { $moves }.
dodgem-block = { $cell } before { $car } at move { $number }, { $mv }
dodgem-law = From the start the first player wins on 2 by 2 and 3 by 3 cells; 4 by 4 and 5 by 5 are drawn (Colin Vout's game, Winning Ways, chapter 22).
