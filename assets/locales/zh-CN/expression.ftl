expression-too-long = 表达式太长：至多 { $most } 个字符
expression-too-deep = 括号嵌套超过 { $most } 层
expression-expect-operator = 一个运算符，如 ==、+、%、^，或输入结束
expression-expect-operand = 一个数、{ $names } 之一、phi，或 floor(…) 之类的函数
expression-not-a-number = 这里是真假，不是数
expression-expect-number = 一个数
expression-not-a-truth = 这里是数，不是真假
expression-expect-truth = 一个比较，如 n % 4 == 0
expression-expect-five = 5：其他方根不精确；√n 的整数部分写作 root(n)
