own-unknown-name = a game's file has no “{ $name }”
own-bad-value = this cannot be a parameter
own-expect-value = a number, true or false, a text in quotes, or a list of these
own-unreadable = the file { $file } cannot be read: { $why }
own-bad-words = this cannot be words
own-expect-words = a text in quotes, or a table with the keys en and zh-CN
own-no-game = the file names no game: it needs a line such as game = "subtraction"
own-expect-text = a text in quotes
own-bad-section = “{ $name }” must be a section: [{ $name }]
