breaking-stuck-loses = Who cannot move loses.
breaking-stuck-wins = Misère: who cannot move wins.
breaking-not-allowed = the rules do not let heap { $heap } go from { $size } to { $left }
breaking-empty-part = a part may not be empty
breaking-splits = splits heap { $heap } into { $parts }
breaking-takes-and-splits = takes { $count } from heap { $heap } and splits the rest into { $parts }
