cli-about-judge = Hold your program against the truth of a judge's problem: the smallest test it fails on, and why
cli-examples-judge =
    Examples:
      xorcle judge --list wythoff
      xorcle judge hdu-1846
      xorcle judge hdu-1846 -- ./a.out
      xorcle judge P2197 --source sol.cpp
      xorcle judge P2252 -- python3 sol.py
      xorcle judge leetcode-486 --template py
    The program runs with limits of time, memory and output and is ended with all that it starts. That guards
    against accidents and is no sandbox: run only programs that you would run anyway.
    Exit status: 0 no fault was found, 1 a fault, 2 a bad request, 3 stopped.
cli-help-command = The program and its arguments, run without a shell
cli-help-source = A source file, compiled first: .cpp .cc .c .rs .java .py .js
cli-help-brute = A second program, held against the truth as well
cli-help-case = Only this input; - is standard input
cli-help-tests = How many tests at most
cli-help-time = How long to judge, shrinking left out: 12s, 1m
cli-help-limit = Processor time a run: 1s. Without it the problem's own, and more for Python and Java
cli-help-memory = Memory of a run: 256M
cli-help-most-output = Output of a run: 16M
cli-help-only = Only these parts: samples, small, edge, random, limits
cli-help-longest = The longest lists of random tests
cli-help-max = The largest numbers of random tests
cli-help-keep = Write inputs with their answers into this folder, as NAME.in and NAME.out
cli-help-strict = Blanks at the ends of lines count
cli-help-no-shrink = Show the test as it was found
cli-help-list-problems = List the problems, or those about a word
cli-help-problem-of = Which problem an address is about
cli-help-hints = Show so many hints
cli-help-problem-law = Show the law and why it holds
cli-help-template = Print a program that is right
cli-about-generate = Write inputs for a judge's problem, with their answers
cli-examples-generate =
    Examples:
      xorcle generate hdu-1846 --kind small --count 20
      xorcle generate acwing-891 --size 1000 --max 1000000000 --seed 7
      xorcle generate P2197 --kind limits --keep data --files 5
      xorcle generate P2197 --check < data/in
cli-help-tests-kind = What kind of tests: small, edge, random, limits
cli-help-count-tests = How many tests, where a file holds several
cli-help-files = How many files
cli-help-sound = Look whether the input on standard input keeps format and limits
judge-expect-tests = one, counted, to-end, calls, or closing and the numbers that end the input
judge-expect-layout = pieces such as n, a[n], (b w /)[n], [a] or "w"
judge-expect-word = letters in quotes, such as "++-"
judge-expect-limit = a least and a largest number, such as n = [1, 1000]
judge-no-game = nothing knows the answers of this problem
judge-expect-game = a line game = "NAME" with a game of the house
judge-no-position = no position of a game is this test
judge-test-refused = this test cannot stand
judge-expect-within = { $name } from { $least } to { $most }
judge-expect-fit = a test as the problem describes it
judge-expect-source = a source file that ends in one of { $endings }
judge-no-source = there is no file “{ $file }”
judge-no-tool = { $tool } cannot be started: { $error }
judge-unbuilt = nothing can be built: { $error }
judge-expect-size = a size such as 256M
judge-no-template = there is no program for { $id }
judge-nothing-fits = no test of this size keeps the limits
judge-sound = Format and limits are kept: { $count -> 
    [one] one test
   *[other] { $count } tests
 }.
judge-unstartable = the program cannot be started: { $error }
judge-listed = { $title } ({ $names })
judge-page-title = { $id }: { $title }
judge-page-part = { $head }: { $says }
judge-page-input = Input
judge-page-output = Output
judge-page-law = Law
judge-page-why = Why
judge-page-also = Also known as: { $names }
judge-page-limits = Limits: { $time } ms, { $memory } MiB
judge-page-sample = Sample:
judge-page-answer = Answer:
judge-page-hint = Hint { $n } of { $of }: { $says }
judge-stage-samples = samples
judge-stage-small = small tests
judge-stage-edge = edges
judge-stage-random = random tests
judge-stage-limits = the limits
judge-bar = { $stage }: { $tests ->
    [one] one test
   *[other] { $tests } tests
 }, { $seconds } s
judge-head = { $id } { $title }: { $program }
judge-accepted = AC so far: no fault found in { $tests ->
    [one] one test
   *[other] { $tests } tests
 } (seed { $seed }). That is no proof. Longest run { $time } ms, most memory { $memory } MiB.
judge-stopped = Stopped after { $tests ->
    [one] one test
   *[other] { $tests } tests
 }; no fault was found.
judge-condemned = { $letters }: { $verdict }. Found in { $stage }, after { $tests ->
    [one] one test
   *[other] { $tests } tests
 } (seed { $seed }).
judge-wrong = wrong answer
judge-late = too slow
judge-memory = too much memory
judge-output = too much output
judge-runtime = it ended with an error
judge-refused = CE: it does not compile.
judge-smallest = The smallest test there is on which it fails:
judge-small = The smallest failing test found:
judge-several = It fails only when these tests stand in one file, as if something were kept from one to the next:
judge-yours = Your answer:
judge-right = Right answer:
judge-note-words = Your output is none of the words expected: { $words }
judge-note-presentation = Only capitals or blanks differ.
judge-note-missing = Lines are missing.
judge-note-extra = There are more lines than answers; a line that ends the input gets no answer.
judge-ended-status = It ended with status { $status }:
judge-ended-signal = It was ended by signal { $signal }:
judge-ended-11 = Segmentation fault: recursion too deep, or an index outside:
judge-ended-8 = Arithmetic error, such as a division by 0:
judge-ended-6 = It gave up by itself (abort):
judge-why = Why:
judge-why-left = Why: the first move leaves this to the second player.
judge-why-move = A move that wins: { $mv }
judge-law = Law: { $says }
judge-likely = Likely: { $says } (Compared: { $agrees }/{ $of }.)
judge-measured = { $n }: { $ms } ms
judge-growth = Measured by size: { $measured }. The time grows about as the size to the power { $power }.
judge-again = Again: xorcle judge { $id } --case { $file } -- { $program }
judge-mistake-all-heaps = all heaps are counted where only those that can be lowered count.
judge-mistake-all-steps = all steps are taken together; only every second one counts.
judge-mistake-always-lost = the answer is always the word for lost.
judge-mistake-always-won = the answer is always the word for won.
judge-mistake-always-three = three are always taken.
judge-mistake-any-won = one won part is taken to win the whole; the values must be xored.
judge-mistake-bits-16 = numbers are kept in 16 bits.
judge-mistake-bits-32 = numbers are kept in 32 bits.
judge-mistake-bits-32-totals = totals are kept in 32 bits.
judge-mistake-black-left-of-white = the first piece is taken to stand left of the second.
judge-mistake-both-by-nine = both players multiply by 9; the second does best with 2.
judge-mistake-both-by-two = both players multiply by 2; the first does best with 9.
judge-mistake-both-even = lost where both numbers are even; it is where both are odd.
judge-mistake-colouring = one colour of a chessboard colouring is taken to be the result.
judge-mistake-count-as-heap = the number of heaps is read as a heap.
judge-mistake-count-parity = only the parity of how many there are is looked at.
judge-mistake-equal-halves = a heap may be split into equal halves, which the rules forbid.
judge-mistake-even-is-won = an even count is taken to be won, an odd one to be lost.
judge-mistake-even-steps = the even steps are taken instead of the odd ones.
judge-mistake-even-wins = even numbers are taken to be won.
judge-mistake-first-move-only = only the first winning move is printed.
judge-mistake-first-quotient-only = only the first quotient is looked at.
judge-mistake-first-total = the first player's total is printed instead of the difference.
judge-mistake-first-two = only the first two numbers are looked at.
judge-mistake-forgets-one = taking 1 is forgotten.
judge-mistake-from-the-left = it is counted from the left instead of the right.
judge-mistake-from-zero = the string begins at 0 sticks instead of 1.
judge-mistake-gap-not-less-one = the distance is taken without subtracting 1.
judge-mistake-heap-before-taken = the number of the heap is printed before what is taken.
judge-mistake-heaps-from-zero = heaps are numbered from 0.
judge-mistake-heaps-themselves = the heaps themselves are xored instead of their differences.
judge-mistake-helps-himself-only = the second player is taken to help the first.
judge-mistake-keeps-the-sum = the two new heaps are taken to keep the sum.
judge-mistake-larger-end = the larger end is always taken (greedy).
judge-mistake-largest-for-mex = the largest value plus 1 is taken instead of the mex.
judge-mistake-largest-odd = only the parity of the largest heap is looked at.
judge-mistake-largest-take = as much as possible is always taken (greedy).
judge-mistake-largest-top-bit = heaps with the top bit of the xor are counted by their size.
judge-mistake-last-heap = the last heap that works is chosen; the first one is asked for.
judge-mistake-last-heap-alone = only the last heap is looked at.
judge-mistake-last-heap-left-out = the last heap is left out.
judge-mistake-last-letter-only = only the last letter is printed.
judge-mistake-least-take-only = only the least take of the set is used.
judge-mistake-maximum-from-zero = the maximum begins at 0, so that no score can be negative.
judge-mistake-mex-as-count = the number of different options is taken instead of the mex.
judge-mistake-misere = it is played as if the last one loses.
judge-mistake-mod-five = a pattern of period 5 is used, which small numbers show only by chance.
judge-mistake-mod-largest = n % (largest take + 1) is used; the set has gaps.
judge-mistake-mod-least-and-largest = n % (least + largest) is used, which holds for some sets only.
judge-mistake-mod-most = n % m is used; the rule is n % (m + 1).
judge-mistake-mod-most-and-one = the target modulo the largest number plus 1 is used, as if numbers could be used again.
judge-mistake-mod-most-and-two = n % (m + 2) is used; the rule is n % (m + 1).
judge-mistake-mod-three = the remainder by 3 is used.
judge-mistake-most-now = the largest sum at once is always taken (greedy).
judge-mistake-neighbours-only = only the neighbours of a cross are forbidden; two cells on either side are.
judge-mistake-no-empty-part = empty parts are taken to be forbidden.
judge-mistake-no-guard-for-the-sum = it is not seen that all numbers together may not reach the target.
judge-mistake-no-tie = the tie is forgotten.
judge-mistake-normal = it is played as if the last one wins; here the last one loses.
judge-mistake-normal-turned = the answer of normal play is turned round.
judge-mistake-not-sorted = the numbers are not sorted first.
judge-mistake-numbers-again = numbers are taken to be usable again.
judge-mistake-occupied = only how many squares are occupied is looked at.
judge-mistake-odd-wins = odd numbers are taken to be won.
judge-mistake-one-based = squares are counted from 1; they begin at 0.
judge-mistake-one-heap-special = only a single heap is treated as misère.
judge-mistake-one-of-the-bids = only one bid is printed where all that reach the price win.
judge-mistake-one-won = 1 is taken to be won.
judge-mistake-ones-turned = heaps of 1 alone are answered the wrong way round.
judge-mistake-only-at-once = only what can be won at once is taken to be won.
judge-mistake-only-one = it prints 1 wherever the position is won.
judge-mistake-only-one-bid = only the first of the bids is printed.
judge-mistake-or = any stone at all is taken to win (or instead of xor).
judge-mistake-other-begins = the players are exchanged: the first multiplies by 2.
judge-mistake-outcomes-only = won and lost parts are counted; their values must be xored.
judge-mistake-pair-not-less-one = the heaps of a pair are used without subtracting 1.
judge-mistake-parity = only the parity is looked at.
judge-mistake-phi-double = the golden ratio is a double: beyond about 10^8 it is off by one.
judge-mistake-phi-short = the golden ratio is 1.618: too few digits.
judge-mistake-powers-only = only powers of two are taken to be won.
judge-mistake-prime-lost = prime numbers are taken to be lost.
judge-mistake-primes-only = only primes may be taken; powers of primes may as well.
judge-mistake-prints-taken = what is taken is printed; what stays is asked for.
judge-mistake-prints-what-stays = what stays is printed; what is taken is asked for.
judge-mistake-ring-as-row = the ring is treated as a row.
judge-mistake-runs-of-two = a run is taken for its number of pairs.
judge-mistake-short-list = the list of Fibonacci numbers is too short.
judge-mistake-sorts-first = the heaps are sorted first; their order is that of the input.
judge-mistake-steps-parity = the parity of the steps of Euclid's algorithm is used.
judge-mistake-stops-at-larger = the loop over the set ends at the first number that is too large, though the set is not sorted.
judge-mistake-strictly-more = more is demanded; not less is enough.
judge-mistake-strips-as-zero = strips of width 1 are given the value 0, and cuts that leave them are allowed.
judge-mistake-subtractions-parity = the parity of all subtractions is used.
judge-mistake-sum-of-values = the values are added; they must be xored.
judge-mistake-sum-parity = the parity of the sum is used; the numbers must be xored.
judge-mistake-swapped = the two words are exchanged.
judge-mistake-table-to-thousand = the table ends at 1000; the last zero is at 1222.
judge-mistake-too-short-won = a ring that is too short is taken to be won.
judge-mistake-totals-turned = the two totals are exchanged.
judge-mistake-unequal = unequal numbers are taken to be won.
judge-mistake-up-to-three = rings up to 3 are taken to be won; only up to 2 are.
judge-mistake-weighted-steps = each step is multiplied by its number.
judge-mistake-without-sign = the sign is lost.
judge-mistake-xor = the numbers themselves are xored; that is another game.
judge-mistake-zero-is-lost = a target of 0 is taken to be lost.
problems-name = Judges' problems
problems-promise = HDU, Luogu, POJ, LeetCode and more: hints, the law, a board.
problems-solved = Solved: { $solved } of { $of }
problems-judge = Your program: xorcle judge { $id } -- COMMAND
screen-help-problems = Judges' problems in our own words. t gives the next hint, v shows the law and why it holds, Enter puts the sample on a board, or the test on which your program failed last with “xorcle judge”. A tick stands at what was solved.
problems-failed = The smallest test on which your program failed:
problems-failed-board = Enter puts it on a board; o tells why.
judge-page-lesson = Lesson: xorcle learn { $lesson }
judge-condemned-case = { $letters }: { $verdict }.
judge-accepted-case = AC for this input.
judge-given = The input:
