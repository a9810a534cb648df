expect-code-begin = 0.77 这样的代码：以 0、4、8 或 c 开头，接着是小数点
expect-code-digit = 小数点后 1 到 { $most } 位数字，每位为 0 到 9 或 a 到 f
heap-beyond-code = { $size } 枚的堆超出引擎的范围：引擎至多保存到 { $most } 枚的堆，已算出的值里也没有出现周期
code-values-too-many = { $size } 枚的堆超出引擎的范围：SG 值至多到 { $most }
