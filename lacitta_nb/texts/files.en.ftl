# What does not fit in a file of any game. Texts are put in letter for letter: a sentence can show them, but not choose by them.

# Paths, and what lies there.
file-source = expected a path, a dict, JSON text or a game code, got { $found }
file-source-lines = expected a path, a dict, JSON text or a game code, got a text of { $lines } lines that begins { $begin }
file-path = expected a path, got { $found }
file-path-null = is no path: it has a null byte
file-no-path = is no path: { $reason }
file-folder = is a folder; name a file in it
file-no-folder = there is no folder { $folder }; make it first
file-no-home = no user is called { $user }, so there is no such home folder
file-not-ordinary = is no ordinary file, and only such a file is read or written
file-not-there = there is no such file
file-not-read = can't be read: { $reason }
file-name-too-long = can't be read: { $reason } (JSON begins with {"{"}, a game code with { $code })
file-not-written = can't be written: { $reason }
file-not-aside = { $problem }; it can't be set aside: { $reason }
file-too-many-bytes = is larger than { NUMBER($most, useGrouping: 1) } bytes, so it is no file of this game
file-not-utf8 = is no UTF-8 text; pickles and other binary files are never opened

# Game codes.
file-codes-many = the text holds { $count } of them; give the one that is meant
file-code-too-long = is longer than { NUMBER($most, useGrouping: 1) } characters
file-code-letters = it has letters that no game code has, or some are missing; copy it again
file-code-changed = it was changed or cut somewhere; copy it again
file-code-end = its end is missing or does not belong to it; copy it again
file-code-unpacked = unpacks to more than { NUMBER($most, useGrouping: 1) } bytes

# JSON.
file-no-json = is no JSON: { $reason } at line { $line }, column { $column }
file-too-long = is longer than { NUMBER($most, useGrouping: 1) } characters, so it is no file of this game
file-too-deep = more than { $most } lists and objects lie inside one another
file-values = holds more than { NUMBER($most, useGrouping: 1) } values, so it is no file of this game
file-twice = stands here twice, and only one can be meant
file-keys = expected texts as keys, got { $found }
file-no-value = expected what JSON can hold, got { $found }
file-half-character = expected a text of whole characters, got half of one
file-digits = expected a number of at most { $most } digits
file-number = expected a number, got { $found }
file-too-large = is too large: the whole would take { NUMBER($size, useGrouping: 1) } bytes, and { NUMBER($most, useGrouping: 1) } can be read again
file-code-too-large = is too large: the whole would take { NUMBER($size, useGrouping: 1) } letters, and { NUMBER($most, useGrouping: 1) } can be read again

# Formats.
file-no-format = expected an object with a "format", got { $found }
file-format-missing = is missing, expected { $known }
file-later = "{ $found }" was written by a later version of lacitta_nb; this one reads "{ $newest }"

# Fields.
file-missing = is missing
file-unknown-key = no such key is known here
file-misfit = { $reason }
file-one-of = expected { $known }, got { $found }
file-moment = expected a moment as ISO writes it, with its time zone, got { $found }
file-day = expected a day as ISO writes it, got { $found }
file-learning-step = a step is there while something is being learnt, and only then
file-more-right = no more can be right than was asked
file-tasks = expected the places of tasks, each once and in order
file-truth = expected true or false, got { $found }
file-list = expected a list, got { $found }
file-object = expected an object, got { $found }
file-least-entries = expected at least { $least ->
        [one] { $least } entry
       *[other] { $least } entries
    }, got { $found }
file-most-entries = expected at most { $most ->
        [one] { $most } entry
       *[other] { $most } entries
    }, got { $found }
file-whole = expected a whole number, got { $found }
file-whole-least = expected a whole number of at least { $least }, got { $found }
file-whole-between = expected a whole number from { $least } to { $most }, got { $found }
file-any-text = expected a text, got { $found }
file-filled = expected a text that is not empty, got { $found }
file-text = expected a text of at most { NUMBER($most, useGrouping: 1) } characters, got { $found }
file-name = expected a text of { $least } to { NUMBER($most, useGrouping: 1) } characters, got { $found }
file-name-seen = expected a text of { $least } to { NUMBER($most, useGrouping: 1) } characters that can be seen, in one line, got { $found }
file-word = expected one word of { $least } to { NUMBER($most, useGrouping: 1) } characters, got { $found }
file-word-seen = expected one word of { $least } to { NUMBER($most, useGrouping: 1) } characters that can be seen, in one line, got { $found }

# Saved games.
file-start = expected a position, got { $found }
file-comments = expected texts by number of moves, got { $found }
file-comment-number = expected a number of moves made, from 0 to { $most }
file-comment-whole = expected a whole number of moves made, from 0 to { $most }
file-game-broken = the game { $game } was announced by a package that can't be loaded: { $error }
file-move = { $move } can't be played here: { $reason }
file-moves-begin = expected packed moves, which begin with { $prefix }
file-moves-many = holds more than { NUMBER($most, useGrouping: 1) } moves
file-steps = only { $made } of { $steps } can be run: { $reason }

# Tournaments.
file-in-line = { $problem }
file-whole-line = the line: { $problem }
file-line-not-begun = is not the beginning of a game that was cut off
file-line-format = expected "{ $known }", got { $found }
file-line-no-text = is no text
file-line-seats = expected one value for each of the { $seats } seats
file-line-wins = expected shares of one win, which add up to 1
file-line-ranks = ranks can't be these: each is one more than there are seats before it, and equal seats share theirs
file-line-winners = wins and ranks contradict each other: the win belongs to those in the first place, and to nobody else

# What was found, where it is no text or number that could be cited.

file-shown-object = an object
file-shown-list = a list
file-shown-long = a number of more than { $digits } digits
file-shown-type = a value of type { $type }

# What is told beside the problems themselves.

file-content = the content { $problem }
file-nearest = (did you mean { $words }?)
file-nearest-elsewhere = (did you mean { $word }? This edition has none)
file-more = … and { $count } more in this file
