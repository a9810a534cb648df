gomoku-name = Gomoku
gomoku-alias = five in a row|gobang|renju|Allis
gomoku-promise = Five in a row.
gomoku-rules = Two sides put stones on the cells of a 15 by 15 board in turn, Black first. Whoever first has five or more in a row, a column or a diagonal wins; a full board without such a line is drawn. Nothing is forbidden (free style). Wins by fours and threes are proved; where none is found you are told an estimate.
