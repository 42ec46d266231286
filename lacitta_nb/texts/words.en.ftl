# Words that every game has. `.a` is the name with its article, `.help` what the thing does.

word-unknown = face-down card
    .a = a face-down card
    .help = This view of the game does not show which card it is.

list-and = { $some } and { $last }
list-or = { $some } or { $last }
list-apart = { $one }; { $other }
chronicle-when = { $clock ->
        [year] Year { $number } · { PHASE($phase, $game) }
        [round] Round { $number } · { PHASE($phase, $game) }
       *[none] { PHASE($phase, $game) }
    }:
percentage = { $number }%

# What the language of this file is called by those who speak it; the menu of the table shows it.
language-name = English

no-language = There are no sentences in the language { $name }; the languages are { $names }.
no-language-set = The environment variable { $variable } asks for the language { $name }, in which there are no sentences; the languages are { $names }.

# Numbers in letters, with `.ordinal` for the one at that place.

number-1 = one
    .ordinal = first
number-2 = two
    .ordinal = second
number-3 = three
    .ordinal = third
number-4 = four
    .ordinal = fourth
number-5 = five
    .ordinal = fifth
number-6 = six
    .ordinal = sixth
number-7 = seven
    .ordinal = seventh
number-8 = eight
    .ordinal = eighth
number-9 = nine
    .ordinal = ninth
number-10 = ten
    .ordinal = tenth
number-11 = eleven
    .ordinal = eleventh
number-12 = twelve
    .ordinal = twelfth
