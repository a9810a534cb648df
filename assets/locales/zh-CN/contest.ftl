cli-about-contest = 按在线评测（OJ）的格式读输入、出答案
cli-examples-contest =
    示例：
      xorcle contest --list
      printf '6\n4 7 2 9\n5 2\n' | xorcle contest acwing-1388
      xorcle contest nim --generate --seed 7 | xorcle contest nim
cli-help-problem = 题目：--list 所列的名称
cli-help-list = 列出所有题目
cli-help-generate = 改为写出一份随机输入
unknown-problem = 没有题目“{ $name }”
expect-problem = “xorcle contest --list”所列的题目
contest-expect-count = 至多为 { $room } 的个数：后面容不下更多
contest-expect-array = 一个数组，如 [1,5,2]
contest-expect-arrays = 数组的数组，如 [[2,5],[3],[0]]
