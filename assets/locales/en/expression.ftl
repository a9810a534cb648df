expression-too-long = the expression is too long: at most { $most } characters
expression-too-deep = brackets within brackets, more than { $most } deep
expression-expect-operator = an operator such as ==, +, %, ^ or the end
expression-expect-operand = a number, one of { $names }, phi, or a function such as floor(…)
expression-not-a-number = this is true or false, not a number
expression-expect-number = a number
expression-not-a-truth = this is a number, not true or false
expression-expect-truth = a comparison such as n % 4 == 0
expression-expect-five = 5: other roots are not exact; root(n) is the whole part of √n
