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
contest-expect-arrays = an array of arrays such as [[2,5],[3],[0]]
