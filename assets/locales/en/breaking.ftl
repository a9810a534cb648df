breaking-stuck-loses = Who cannot move loses.
breaking-stuck-wins = Misère: who cannot move wins.
breaking-not-allowed = the rules do not let heap { $heap } go from { $size } to { $left }
breaking-empty-part = a part may not be empty
breaking-splits = splits heap { $heap } into { $first } and { $last }
breaking-splits-in-three = splits heap { $heap } into { $first }, { $second } and { $last }
breaking-takes-and-splits = takes { $count } from heap { $heap } and splits the rest into { $first } and { $last }
breaking-takes-and-splits-in-three = takes { $count } from heap { $heap } and splits the rest into { $first }, { $second } and { $last }

## Why

breaking-values = The nim-values of heaps of 0 to { $to }, each the smallest number that no move leaves: { $values }
