number-game-name = Number game
number-game-alias = squares|primes|divisors|LeetCode 1510|LeetCode 1025
number-game-promise = Take a prime, or a square.
number-game-rules = Heaps of counters lie on the table. The rule says which numbers may be taken from a heap, or to which size it may go. { $misere ->
    [true] No move left? You win.
    [false] No move left? You lose.
   *[other] No move left? You lose; in misère play you win.
 }
number-game-notation = Heaps as 21 or 12,17. A move 1:21->12 lowers heap 1 from 21 to 12; 1: may be left out for a lone heap.
number-game-param-rule = what may be taken, or where a number goes
number-game-param-misere = having no move left wins
number-game-note-square = A move takes a square number: 1, 4, 9 and so on.
number-game-note-cube = A move takes a cube: 1, 8, 27 and so on.
number-game-note-triangular = A move takes a triangular number: 1, 3, 6, 10 and so on.
number-game-note-fibonacci = A move takes a Fibonacci number: 1, 2, 3, 5, 8 and so on.
number-game-note-prime = A move takes a prime number.
number-game-note-prime-or-one = A move takes 1 or a prime number.
number-game-note-prime-power = A move takes 1 or a power of a prime.
number-game-note-power-of-two = A move takes a power of two: 1, 2, 4, 8 and so on.
number-game-note-composite-or-one = A move takes 1 or a composite number.
number-game-note-digit = A move takes as many as one of the heap's decimal digits says, not 0.
number-game-note-divisor = A move takes a divisor of the heap; it may take all.
number-game-note-proper-divisor = A move takes a divisor of the heap, but not all of it.
number-game-note-coprime = A move takes a number that has no common factor with the heap.
number-game-note-at-most-half = A move takes at most half of a heap.
number-game-note-at-least-half = A move takes at least half of a heap.
number-game-note-even-or-all-odd = A move takes an even number but not the whole heap, or the whole heap if it is odd.
number-game-note-to-proper-divisor = A move leaves a divisor of the heap that is less than it.
number-game-note-halve-or-decrement = A move halves a heap, rounded down, or takes one.
number-game-unlisted = the moves from { $size } are beyond the engine: primes are known below 2^20, and a number is factored when it has at most 256 bits and at most one greater prime factor

## Why

number-game-law-rest = Theorem: 1 to { $most } may be taken, and no multiple of { $modulus } may, so a heap is worth its rest when it is divided by { $modulus }.
number-game-law-composite = Theorem: from 2 on, a heap of ten more is worth three more; 2 to 11 are worth 0, 1, 2, 0, 1, 0, 1, 2, 3, 2. Every value has sizes of both parities, and every even number above 2 is composite.
number-game-law-divisor = Theorem: a heap is worth 1 more than the number of times it can be halved without rest.
number-game-law-coprime = Theorem: even heaps are worth 0, 1 is worth 1, and any other odd heap is worth the rank of its least prime factor among the primes: 2 for 3, 3 for 5, 4 for 7.
number-game-law-at-most-half = Theorem: an even heap is worth half of it; an odd one is worth the same as its half rounded down.
number-game-law-at-least-half = Theorem: a heap is worth the number of its binary digits.
number-game-law-even-or-all-odd = Theorem: 2k counters are worth k-1, and 2k-1 are worth k.
number-game-law-to-proper-divisor = Theorem: a heap is worth the number of its prime factors, each counted as often as it divides.
number-game-law-proper-divisor = Theorem: a heap is worth the number of times it can be halved without rest; odd heaps are lost.
number-game-by-table = No law is known for this rule: nim-values are worked out one after another, for heaps up to { $most }.
