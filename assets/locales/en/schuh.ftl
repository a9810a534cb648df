schuh-name = Schuh's game of divisors
schuh-alias = divisors game|Fred Schuh
schuh-promise = Name divisors, no multiples.
schuh-rules = In turn the players name divisors of a number. No multiple of a divisor that was named may be named any more, and 1 is never named: whoever has only 1 left has lost.
schuh-notation = The number, and after a colon the divisors named so far: 60, later 60:4,6. A move is the divisor named.
schuh-param-number = the number whose divisors are named
schuh-no-factors = after its factors up to { $most } are taken out a number is left whose factors are not looked for
schuh-too-many = the number has { $divisors ->
    [one] one divisor
   *[other] { $divisors } divisors
 }; at most { $most } are played with
schuh-never-1 = 1 is never named
schuh-no-divisor = { $divisor } does not divide { $number }
schuh-taken = { $divisor } is a multiple of { $named }, which was named
schuh-too-wide = of a number with three primes or more at most { $most } divisors are searched; this one has { $divisors }
schuh-too-many-sets = more than { $most } sets of divisors can be left over from here, the most that are searched
schuh-expect-divisor = a divisor
schuh-note = Divisors of { $number }.
schuh-note-named = Named so far: { $named }.
schuh-note-many = { $divisors ->
    [one] one divisor
   *[other] { $divisors } divisors
 } can still be named: type one.
schuh-tell = { $form ->
    [did] named
    [do] name
   *[does] names
 } { $divisor }

## Why

schuh-claim-won = You win; { $moves ->
    [one] one divisor does it
   *[other] { $moves } divisors do it
 }.
schuh-claim-lost = Every divisor loses: after each the opponent can leave you lost again.
schuh-ask = Write each divisor by its exponents. Which one takes away so much that the rest can be answered in pairs?
schuh-ask-arms = Which divisors does naming one of them leave alone?
schuh-ask-board = Write the divisors into a table of the powers of two primes. What does naming one of them bite off?
schuh-ask-last = Which divisor divides all that can still be named?
schuh-look-only = Only { $divisor } can still be named.
schuh-look-last = What can be named is { $left }: all of them are multiples of { $divisor }.
schuh-look-last-many = { $left ->
    [one] One divisor can be named: it is a multiple of { $divisor }.
   *[other] { $left } divisors can be named: all of them are multiples of { $divisor }.
 }
schuh-look-left = What can be named is { $left }{ $count ->
    [one] .
   *[other] : naming one takes it and its multiples among these.
 }
schuh-look-box = { $count ->
    [one] One divisor can be named
   *[other] { $count } divisors can be named
 }, made of { $primes ->
    [one] one prime
   *[other] { $primes } primes
 }. Naming one takes it and all its multiples that are left.
schuh-look-arms = What is left are powers of single primes: one heap of { $right ->
    [0] nothing
   *[other] { $right }
 } and one of { $down ->
    [0] nothing
   *[other] { $down }
 }.
schuh-look-two = Only two { $kind ->
    [rows] rows of the table are left; with 1 their cells are { $long } and { $short }. Such a position is lost exactly when the second row is one shorter.
   *[columns] columns of the table are left; with 1 their cells are { $long } and { $short }. Such a position is lost exactly when the second column is one shorter.
 }
schuh-look-equal = Both primes can be named up to the power { $power }, and their product is still there.
schuh-look-board = This is a bar of Chomp: the row is the power of one prime, the column that of the other, and 1 is the poison.
schuh-head-powers = powers
schuh-place = Name one of the divisors that have the prime factor { $prime } { $power ->
    [one] just once
   *[other] just { $power } times
 }.
schuh-place-last = { $count ->
    [one] There is no other.
   *[other] It is the least of them.
 }
schuh-place-none = There is no right one: { $moves ->
    [one] the only divisor loses
    [2] both divisors lose
   *[other] all { $moves } divisors lose
 }.
schuh-move = Name { $divisor }: what can be named then is { $left }, and whoever must name there loses.
schuh-move-many = Name { $divisor }: { $left ->
    [one] one divisor
   *[other] { $left } divisors
 } can be named then, and whoever must name there loses.
schuh-move-arms = Name { $divisor }: powers of two primes are left, up to the power { $power } of each.
schuh-move-end = Name { $divisor }: only 1 is left.
schuh-stall = Every divisor loses against perfect play. Try { $divisor }.
schuh-proof-arms = Whatever power of one prime is named, the same power of the other one answers it, until only 1 is left.
schuh-proof-two = Whatever is named, one answer makes the second of the two one shorter again; at the last only 1 is left.
schuh-proof-won = Each divisor the opponent can name has an answer that leaves a lost position again.
schuh-proof-lost = Each divisor you can name has an answer that leaves you lost again.
schuh-head-named = named
schuh-head-answer = answer
schuh-head-left = can be named then
schuh-law-rule = The rule itself: a divisor that is named takes its multiples along, and whoever has only 1 left has lost.
schuh-law-board = Theorem (Gale 1974): divisors of a number with at most two primes are the cells of a bar of Chomp, and naming is biting.
schuh-law-arms = Powers of single primes are heaps of Nim: nim-values add up by xor (theorem; Bouton 1901).
schuh-law-equal = Theorem (Gale 1974): with both primes to the same power, naming their product leaves two equal heaps, and whoever then copies never runs out first.
schuh-law-numbered = Proved by working through { $shapes ->
    [one] one shape
    [2] both shapes
   *[other] all { $shapes } shapes
 } within this one.
schuh-law-searched = Proved by searching every set of divisors that can be left over from here.
schuh-law-stealing = Strategy stealing: if naming the greatest divisor lost, its refutation could have been named at once instead; so every number above 1 is won at the start. The argument shows that a winning divisor exists, never which one.
