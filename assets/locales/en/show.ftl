# Screens without a terminal: pictures and recordings.

cli-about-screenshot = Write any screen as text, HTML or SVG, without a terminal
cli-examples-screenshot =
    Examples:
      xorcle screenshot nim 3,5,7 --keys "o e"
      xorcle screenshot nim 3,5,7 --keys o --size 120x32 -o nim.svg
      xorcle screenshot --keys P --lang zh-CN -o study.html
cli-about-record = Record a game as an asciicast, without a terminal
cli-examples-record =
    Examples:
      xorcle record nim 3,5,7 --keys "t t t t" --pace 2 -o hints.cast
      xorcle record wythoff 3,5 --keys "o e" --lang zh-CN > wythoff.cast
      xorcle record --demo nim 3,5,7 --pace 2 -o demo.cast
cli-help-picture = What it is written as: text, html or svg; without it as the ending of the file says, else text
cli-help-keys = The keys to press, by their names and with blanks between them: "o e down"
cli-help-size = Columns and rows of the screen
cli-help-out = Write to this file instead of printing
cli-help-pace = How long each step stays in sight, such as 1.5 or 800ms
show-unknown-key = “{ $key }” is no key
show-expect-key = keys by name, with blanks between them: letters and signs as they are, and enter, esc, space, tab, backtab, up, down, left, right, home, end, pageup, pagedown, backspace, delete, f1, ctrl-t
show-expect-size = columns and rows such as 80x24, up to { $columns }x{ $rows }
