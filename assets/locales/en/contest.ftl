cli-about-contest = Read a judge's input and print the judge's output
cli-examples-contest =
    Examples:
      xorcle contest --list
      printf '6\n4 7 2 9\n5 2\n' | xorcle contest acwing-1388
      xorcle contest nim --generate --seed 7 | xorcle contest nim
cli-help-problem = The problem: a name that --list prints
cli-help-list = List the problems
cli-help-generate = Write a random input instead
unknown-problem = there is no problem “{ $name }”
expect-problem = a problem that “xorcle contest --list” prints
contest-expect-count = a count of at most { $room }: no more can follow
contest-expect-array = an array such as [1,5,2]
contest-acwing-1388 = N and N numbers, taken from the ends in turn: both totals
contest-leetcode-486 = an array a line, taken from the ends: whether the first player's total is not the smaller
contest-leetcode-877 = an array a line of even length, taken from the ends: the same
contest-bash = T lines “n m”, take 1 to m of n, the last object wins: who wins
contest-bash-misere = T lines “n m”, take 1 to m of n, the last object loses: who wins
contest-wythoff = pairs “a b” to the end of the input: who wins Wythoff's game
contest-nim-three = triples “a b c” to the end of the input: who wins Nim
contest-nim = T times n and n heaps: whether the first player wins Nim
contest-fibonacci = n a line to the end or to a 0: who wins Fibonacci Nim
contest-leetcode-1025 = n a line, take a divisor less than n: whether the first player wins
contest-leetcode-1510 = n a line, take a square number: whether the first player wins
contest-uva-847 = n a line, multiplied from 1 by 2 to 9 in turn: who first reaches n
contest-hackerrank-chessboard = T lines “x y” from 1: who wins with a knight on 15 by 15 that jumps towards the corner
contest-leetcode-913 = a graph a line, [[2,5],[3],…], cat and mouse: 1 for the mouse, 2 for the cat, 0 for a draw
contest-expect-arrays = an array of arrays such as [[2,5],[3],[0]]
contest-expect-nodes = at least { $least ->
    [one] one node
   *[other] { $least } nodes
 }: the hole, the mouse, the cat
