octal-name = Octal game
octal-alias = octal code|Guy and Smith|take and break
octal-promise = Rules written in a code.
octal-rules = Heaps of counters lie on the table. The code d0.d1d2d3... says what a move may do: when k counters are removed from a heap, the digit dk is the sum of what is allowed: 1, the heap vanishes; 2, one heap is left; 4, two heaps are left; 8, three. None of them is empty. { $misere ->
    [true] No move left? You win.
    [false] No move left? You lose.
   *[other] No move left? You lose; in misère play you win.
 }
octal-notation = Heaps as 3,5,7. A move 2:5->1 lowers heap 2 from 5 to 1, 1:7->2+4 leaves two heaps, the smaller first, 1:2->0 none.
octal-param-code = the code, d0.d1d2… in octal or hexadecimal digits
octal-param-misere = having no move left wins
octal-note = Code { $code }: the digit for k taken adds up 1 (nothing may be left), 2 (one heap), 4 (two), 8 (three).
octal-period = The nim-values of one heap repeat every { $period } from size { $from } on (theorem).

## Why

octal-certified = Certified period (theorem of Guy and Smith): the nim-values of one heap repeat every { $period } from size { $from } on. Sizes { $from } to { $to } were compared, and that proves it for every size.
octal-residue = { $size } leaves { $rest } when it is divided by { $period }, so it is worth the same as { $same }: { $value }.
octal-exceptions = { $count ->
    [one] A heap of { $told } is an exception: it does not have the value
   *[other] Exceptions are the heaps of { $told }: they do not have the values
 } that the period would give, which holds from { $from } on.
octal-no-period = The nim-values were computed one after another from the rules, up to size { $known }; no period is proved from these.
