# 不需要终端的画面：截图与录像。

cli-about-screenshot = 把任一画面写成文字、HTML 或 SVG，不需要终端
cli-examples-screenshot =
    示例：
      xorcle screenshot nim 3,5,7 --keys "o e"
      xorcle screenshot nim 3,5,7 --keys o --size 120x32 -o nim.svg
      xorcle screenshot --keys P --lang zh-CN -o study.html
cli-about-record = 把一局棋录成 asciicast，不需要终端
cli-examples-record =
    示例：
      xorcle record nim 3,5,7 --keys "t t t t" --pace 2 -o hints.cast
      xorcle record wythoff 3,5 --keys "o e" --lang zh-CN > wythoff.cast
      xorcle record --demo nim 3,5,7 --pace 2 -o demo.cast
cli-help-picture = text、html 或 svg；不写则看文件的扩展名，否则为 text
cli-help-keys = 要按的键，写键名，以空格分开：“o e down”
cli-help-size = 画面的列数与行数
cli-help-out = 写入这个文件，而不是打印出来
cli-help-pace = 每一步停留多久，如 1.5 或 800ms
show-unknown-key = 没有“{ $key }”这个键
show-expect-key = 键名，以空格分开：字母和符号照写，另有 enter、esc、space、tab、backtab、up、down、left、right、home、end、pageup、pagedown、backspace、delete、f1、ctrl-t
show-expect-size = 列数与行数，如 80x24，最多 { $columns }x{ $rows }
