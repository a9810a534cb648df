tic-tac-toe-name = Tic-tac-toe
tic-tac-toe-alias = noughts and crosses|tictactoe|OXO|three in a row
tic-tac-toe-promise = Three in a line.
tic-tac-toe-rules = Two sides write X and O into the cells of a 3 by 3 board in turn. Whoever completes three in a row, a column or a diagonal { $misere ->
    [true] loses
    [false] wins
   *[other] wins; in misère play whoever completes them loses
 }. A full board without a line is drawn.{ $wild ->
    [false] { "" }
   *[other] { " " }In the wild game a move writes either mark.
 }
