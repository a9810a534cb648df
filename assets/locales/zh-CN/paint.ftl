paint-empty = 桌面已空
paint-scrolled = 还有：上面 { $above } 行，下面 { $below } 行
paint-cut = 太窄：还缺 { $columns } 列
paint-cut-scrolled = 太窄，还缺 { $columns } 列；另有上面 { $above } 行，下面 { $below } 行
paint-box-you = 你
paint-box-opponent = 对手
paint-hidden = … 还有 { $count } 个 …
paint-more = … 另有 { $count } 项
paint-nim-sum = 异或和
paint-odd = { " " } 奇数列
paint-all-even = 每列都是偶数
paint-missing = 缺少：这就是 mex
paint-places = 棋盘上标出了 { $count } 处
paint-replies = 每一步与它的应着
ledger-share = 所得
ledger-pays = 支付
ledger-left = 尚未分出
ledger-left-cost = 尚未付清
ledger-gets = 得 { $share }
ledger-gets-cost = 付 { $share }
ledger-alone = 单干可得 { $alone }
ledger-alone-cost = 单干只付 { $alone }
ledger-more = 还有 { $more } 个
hands-seat = { $seat ->
    [you] 你
    [oracle] 对手
    [first] 先手
   *[second] 后手
 }
hands-pot = 底池  { $pot }
