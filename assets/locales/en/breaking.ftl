breaking-stuck-loses = No move left? You lose.
breaking-stuck-wins = Misère: no move left? You win.
breaking-not-allowed = the rules do not let heap { $heap } go from { $size } to { $left }
breaking-empty-part = a part may not be empty
breaking-splits = { $form ->
    [did] split
    [do] split
   *[does] splits
 } heap { $heap } into { $first } and { $last }
breaking-splits-in-three = { $form ->
    [did] split
    [do] split
   *[does] splits
 } heap { $heap } into { $first }, { $second } and { $last }
breaking-takes-and-splits = { $form ->
    [did] took
    [do] take
   *[does] takes
 } { $count } from heap { $heap } and { $form ->
    [did] split
    [do] split
   *[does] splits
 } the rest into { $first } and { $last }
breaking-takes-and-splits-in-three = { $form ->
    [did] took
    [do] take
   *[does] takes
 } { $count } from heap { $heap } and { $form ->
    [did] split
    [do] split
   *[does] splits
 } the rest into { $first }, { $second } and { $last }
