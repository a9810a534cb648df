grid-walk-name = Tokens on a board with walls
grid-walk-alias = maze tokens|rook walk|walls
grid-walk-promise = Walk a token between walls.
grid-walk-rules = Tokens stand on a board with walls. A move slides one token along one of the given steps, once or several times in a row; a wall or the edge stops it, and a step may jump over a wall. Tokens may share a cell. { $misere ->
    [true] No move left? You win.
    [false] No move left? You lose.
   *[other] No move left? You lose; in misère play you win.
 }
grid-walk-notation = The cells of the tokens, a1,c2: letters from the left, numbers from the top. A move 2:c2->c4 slides token 2.
grid-walk-param-board = the board: rows from the top separated by /, with . for free and # for a wall
grid-walk-param-steps = the steps, right and down: 1,0/0,1
grid-walk-param-times = how often a move may repeat its step: any (or k), or a number
grid-walk-param-misere = having no move left wins
grid-walk-flat = steps on a board have two coordinates, right and down
grid-walk-any = Steps (right, down), each as often as there is room: { $steps }.
grid-walk-at-most = Steps (right, down), each at most { $times ->
    [one] once
   *[other] { $times } times
 }: { $steps }.

## Why

grid-walk-law = The value of every free cell was computed backward from the cells where a token is stuck.
