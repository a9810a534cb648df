## Why

counted-claim-last = { $total ->
    [1] 只剩一步可走
   *[other] { $total } 种走法无论选哪一种，都是最后一步
 }；{ $misere ->
    [0] 走最后一步的一方赢，所以你赢
   *[other] 走最后一步的一方输，所以你输
 }。
counted-claim-any = { $total ->
    [1] 唯一的走法能赢
   *[other] 怎么走都赢
 }：不论怎么走，{ $misere ->
    [0] 最后一步都由你走
   *[other] 最后一步都得由对手走
 }。
counted-claim-none = { $total ->
    [1] 唯一的走法也输
   *[other] 怎么走都输
 }：不论怎么走，{ $misere ->
    [0] 最后一步都由对手走
   *[other] 最后一步都得由你走
 }。
counted-claim-won = 你可以{ $misere ->
    [0] 保证由自己走最后一步
   *[other] 迫使对手走最后一步
 }，所以你赢；这样的走法{ $moves ->
    [1] 只有一种
   *[other] 有 { $moves } 种
 }。
counted-claim-lost = 不论你怎么走，对手都可以{ $misere ->
    [0] 不让你走最后一步
   *[other] 迫使你走最后一步
 }，所以你输。
counted-ask-settled = 还剩多少步？
counted-ask = 还剩多少步？还有谁能改变它的奇偶性？
counted-look = { $most ->
    [1] 只剩 1 步，由你来走。
   *[other] { $wide ->
        [0] 不论怎么走都恰好还有 { $least } 步
        [2] 不论怎么走，还有 { $least } 步或 { $most } 步
       *[other] 不论怎么走，还有 { $least } 到 { $most } 步
    }，{ $odd ->
        [0] 是偶数，所以最后一步由对手走
       *[other] 是奇数，所以最后一步由你走
    }，而{ $misere ->
        [0] 走最后一步的一方赢。
       *[other] 走最后一步的一方输。
    }
 }
counted-look-open = 剩下的步数是奇是偶，现在还能改变。连你这一步在内，你要总步数为{ $misere ->
    [0] 奇数，因为走最后一步的一方赢
   *[other] 偶数，因为走最后一步的一方输
 }。
counted-head-part = 部分
counted-head-left = 此后剩下的步数
counted-head-own = 剩下的步数
counted-head-lines = 例如（单独走）
counted-head-move = 走法
counted-head-answer = 应着
counted-head-theirs = 对手走
counted-head-yours = 你走
counted-place-any = 走在哪里都一样。
counted-place-only = 只有这一步可走。
counted-place = { $every ->
    [0] { $total } 种走法中有 { $moves } 种能赢
   *[other] { $total ->
        [1] 唯一的走法就能赢
       *[other] 全部 { $total } 种走法都能赢
    }
 }。找一步，{ $later ->
    [0] 使此后谁也改变不了步数的奇偶
    [1] 使对手不论怎么应，你下一步都能把奇偶定下来
    [3] 使此后再也无路可走
   *[other] 使你对一切应着都有下一步
 }。
counted-place-none = 没有正确的走法：{ $moves ->
    [1] 唯一的走法也输
   *[other] { $moves } 种走法全输
 }。
counted-move = 走 { $mv }：{ $told }。
counted-move-any = 走 { $mv }：{ $told }。别的走法不会更好，也不会更差。
counted-move-settling = 走 { $mv }：{ $told }。此后不论怎么走，{ $wide ->
    [0] { $least ->
        [1] 只剩 1 步
       *[other] 都恰好还有 { $least } 步
    }
    [2] 还有 { $least } 步或 { $most } 步
   *[other] 还有 { $least } 到 { $most } 步
 }，{ $odd ->
    [0] 是偶数，所以最后一步由你走
   *[other] 是奇数，所以最后一步由对手走
 }，而{ $misere ->
    [0] 走最后一步的一方赢
   *[other] 走最后一步的一方输
 }。
counted-stall = 走 { $mv }：{ $told }{ $known ->
    [0] 。
    [1] { $replies ->
        [1] ；唯一的应着就能赢。
       *[other] ；{ $replies } 种应着都能赢。
    }
   *[other] ；{ $replies } 种应着中只有 { $right } 种能赢。
 }
counted-answers-yours = 你的每种走法都有一个应着，之后剩下的步数的奇偶已定{ $misere ->
    [0] ，为偶数，最后一步由对手走
   *[other] ，为奇数，最后一步由你走
 }。{ $ends ->
    [0] { "" }
   *[other] 没有应着的走法使对局结束，最后一步就是你走的。
 }
counted-answers-theirs = 对手的每种应着之后你都有一步，使剩下的步数的奇偶已定{ $misere ->
    [0] ，为偶数，最后一步由你走
   *[other] ，为奇数，最后一步由对手走
 }。{ $ends ->
    [0] { "" }
   *[other] 你没有走法时对局已结束，最后一步是对手走的。
 }
counted-lines = { $lines } 条变化即可证明：{ $won ->
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
 }。{ $bare ->
    [0] {""}
   *[other] 没有写出应着的走法不需要应着：奇偶已经定了。
 }
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
counted-law = 以上结论由穷举得到；一旦剩下的步数的奇偶不再受走法影响，胜负就由奇偶决定。
counted-law-settled = 已穷举此后的一切走法；走最后一步的一方{ $misere ->
    [0] 赢
   *[other] 输
 }。
