cli-more = “--help” tells more, with examples and the options of every command.
cli-heading-everywhere = Options of every command
cli-heading-usage = Usage:{" "}
cli-heading-commands = Commands
cli-heading-arguments = Arguments
cli-heading-options = Options
cli-help-help = Print help: -h in short, --help in full
cli-help-version = Print the version
cli-help-man-install = Write every page into a folder, such as ~/.local/share/man/man1
man-installed = { $count ->
    [one] One page is
   *[other] { $count } pages are
 } in { $folder }.
man-keys = KEYS
man-keys-chosen = As they are where nobody changed them in the settings; “?” lists those of every screen.
man-keys-first-screen = First screen
man-keys-game = In a game
man-files = FILES
man-file-config = The settings (~/.config without the variable). “xorcle config --init” writes one that explains each.
man-file-games = Games of your own.
man-file-themes = Themes of your own.
man-file-resume = The game to go on with (~/.local/share without the variable).
man-file-progress = What you did so far, one record a line; “xorcle stats” exports and deletes it.
man-file-exports = Tables, pictures and games that you had written.
man-file-tables = Tables that take long to make (~/.cache without the variable), safe to delete.
man-environment = ENVIRONMENT
man-variable-settings = The setting of that name. They stand above the settings file, flags above them.
man-variable-lang = Short for the variable of the language.
man-variable-config = The settings file to read instead.
man-variable-folders = Where the folders above lie.
man-variable-colour = Whether there are colours, as elsewhere; the setting color stands above them.
man-variable-motion = If it holds any text, nothing moves by itself.
man-variable-term = “dumb” has games played in lines.
man-exit-status = EXIT STATUS
man-status-done = Done.
man-status-no = The answer is no: a claim that does not hold, an exercise that was missed.
man-status-wrong = The request was wrong.
man-status-stopped = Stopped before it was done: by a limit, by a signal, or because the answer could not be written.
