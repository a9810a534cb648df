## Why

counted-claim-any = 怎么走都赢：不论怎么走，{ $misere ->
    [0] 最后一步都由你走
   *[other] 最后一步都得由对手走
 }。
counted-claim-none = 怎么走都输：不论怎么走，{ $misere ->
    [0] 最后一步都由对手走
   *[other] 最后一步都得由你走
 }。
counted-claim-won = 你能做到{ $misere ->
    [0] 由你走最后一步
   *[other] 让对手不得不走最后一步
 }，所以你赢；{ $moves } 种走法能做到。
counted-claim-lost = 不论你怎么走，对手都能做到{ $misere ->
    [0] 不让你走最后一步
   *[other] 让你不得不走最后一步
 }，所以你输。
counted-ask = 还剩多少步？还有谁能改变这个数的奇偶？
counted-look = 不论怎么走，剩下的步数：{ $left }。{ $odd ->
    [0] 是偶数，最后一步由对手走
   *[other] 是奇数，最后一步由你走
 }，而{ $misere ->
    [0] 走最后一步的一方赢
   *[other] 走最后一步的一方输
 }。
counted-look-open = 剩下的步数是奇是偶，现在还能改变。你想要{ $misere ->
    [0] 奇数，因为走最后一步的一方赢
   *[other] 偶数，因为走最后一步的一方输
 }。
counted-head-part = 部分
counted-head-left = 之后剩下的步数
counted-head-own = 剩下的步数
counted-head-move = 走法
counted-head-answer = 应着
counted-place-any = 走在哪里都一样。
counted-place = 找一步使对手再也改变不了奇偶的走法：{ $every ->
    [0] { $total } 种走法中有 { $moves } 种能赢
   *[other] { $total ->
        [1] 唯一的走法就能赢
       *[other] 全部 { $total } 种走法都能赢
    }
 }。
counted-place-none = 没有正确的地方：{ $moves ->
    [1] 唯一的走法也输
   *[other] 全部 { $moves } 种走法都输
 }。
counted-move = 走 { $mv }：{ $told }。
counted-move-any = 走 { $mv }：{ $told }，别的走法不会更好，也不会更差。
counted-move-settling = 走 { $mv }：{ $told }。之后不论怎么走，剩下的步数：{ $left }。{ $odd ->
    [0] 是偶数，最后一步由你走
   *[other] 是奇数，最后一步由对手走
 }，而{ $misere ->
    [0] 走最后一步的一方赢
   *[other] 走最后一步的一方输
 }。
counted-move-end = 走 { $mv }：{ $told }，这就是最后一步。
counted-stall = 对手不出错，每种走法都输。走 { $mv }：{ $told }。
counted-answers-yours = 你的每种走法都有一个应着，之后谁也改变不了剩下的步数的奇偶{ $misere ->
    [0] ：是偶数，最后一步由对手走
   *[other] ：是奇数，最后一步由你走
 }。
counted-answers-theirs = 对手的每种应着之后你都有一步，使谁也改变不了剩下的步数的奇偶{ $misere ->
    [0] ：是偶数，最后一步由你走
   *[other] ：是奇数，最后一步由对手走
 }。
counted-lines = { $lines } 条线就能证明：{ $won ->
    [0] 你的每种走法各配对手的一个应着
   *[other] 对手的每种走法各配你的一个应着
 }，直到谁也改变不了剩下的步数的奇偶，而{ $won ->
    [0] { $misere ->
        [0] 最后一步由对手走
       *[other] 最后一步由你走
    }
   *[other] { $misere ->
        [0] 最后一步由你走
       *[other] 最后一步由对手走
    }
 }。
counted-head-line = 接着
counted-lost = { $lost } 个必败局面就能证明：其中每种走法都有一个应着，走到{ $lost ->
    [1] {""}
   *[other] 另一个必败局面（P），或者走到
 }谁也改变不了剩下的步数的奇偶的局面，而{ $won ->
    [0] { $misere ->
        [0] 最后一步由对手走
       *[other] 最后一步由你走
    }
   *[other] { $misere ->
        [0] 最后一步由你走
       *[other] 最后一步由对手走
    }
 }。{ $bare ->
    [0] {""}
   *[other] 没有写出应着的走法不需要应着：奇偶已经定了。
 }
counted-head-lost = 必败局面
counted-head-moves = 走法
counted-head-back = 应着走到
counted-head-there = 那里剩下的步数
counted-law = 逐一走完所有后续得出：剩下的步数不论怎么走总是偶数、或总是奇数时，胜负由此决定。
