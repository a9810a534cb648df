hexapawn-name = 六兵棋
hexapawn-alias = 六卒棋|三兵棋|八兵棋|小兵棋
hexapawn-promise = 冲到底线，或堵死对方。
hexapawn-rules = 白方 W 向上，黑方 B 向下：兵直进一格到空格，或斜进一格吃掉对方的兵。有兵到达对面底线者胜。轮到走而无路可走者负。
hexapawn-notation = 从上到下写出各行，以 / 分隔，再写轮到的一方 W 或 B：BBB/.../WWW W。走法 a3-a2 写出起点和终点；a3xb2 表示吃掉 b2 的兵。
hexapawn-param-rows = 开局棋盘的行数
hexapawn-param-cols = 开局棋盘的列数
hexapawn-note = 到达对面底线者胜，无路可走者负。
hexapawn-no-way-w = W 每步直着向上走一格到空格，或斜着向上一格吃掉 B
hexapawn-no-way-b = B 每步直着向下走一格到空格，或斜着向下一格吃掉 W

## Why

hexapawn-ask = 谁先冲到底线？哪一次吃子能打通一列，谁会无路可走？
hexapawn-law = { $of ->
    [start] 马丁·加德纳的游戏（《科学美国人》1962 年 3 月）。从开局起，3 乘 3 的棋盘后手胜，4 乘 4 的先手胜。
   *[board] 由完全搜索证明：凡是还能影响结果的走法都走到了底。
 }
hexapawn-does-home = 到达对面
hexapawn-does-block = 再无走法
