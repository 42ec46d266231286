# What computer players are and say of an action, and what is wrong with a player.

player-kind-form = { $kind } (or { $example }, with { $options })
player-kind-random = random
player-kind-random-help = random: draws each move by lot; answers at once and is easy to beat.
player-kind-random-why = It was drawn by lot.
player-kind-search = searching, { $playouts } playouts
player-kind-search-brief = searching
player-kind-search-help = searching: plays on many times over, with what is hidden drawn anew, and takes what turned out best. The more playouts, the longer it thinks.
player-kind-search-playouts = its budget of playouts

player-reason-worth-more = It leaves one better off, by about { $amount } in points.
player-reason-worth-less = It leaves one worse off, by about { $amount } in points.
player-reason-nothing = It changes little; nothing else is better.
player-reason-little = It changes little.
player-reason-least-bad = The least bad of what could be done, though { SMALL($reason) }
player-reason-only-against = Nothing speaks for it, and { SMALL($reason) }
player-reason-but = { $reason } But { SMALL($against) }
player-reason-compared = Compared with the worst choice, { SMALL($reason) }
player-reason-no-matter = Every choice is as good, as far as can be told.
player-reason-worst = Other choices are better, as far as can be told.
player-reason-later = In the end it leads to more.

player-mistake = { $name }'s player { $own } made a mistake: { $kind }: { $text }. Nothing was played.
player-refused = { $name }'s player { $own } chose “{ $chosen }”, which is not possible now: { $reason } Nothing was played.
player-is-class = { $name } is a class, and no player yet: one is made of it with { $name }().
player-no-kind = “{ $name }” is no computer player. There are: { $kinds }, or an object with choose(view).
player-no-choose = { $given } is no player: a player is an object with choose(view), such as GreedyPlayer().
player-other-game = { $own } plays { $home }, and this is a game of { $game }: it needs a player of that game, or one that plays any.
player-no-adviser = { $given } gives no hints. Who can: { $kinds }, or an object with ranked(view) and explain(view, action).
player-bad-count = The number of hints must be 1 or more and whole, not { $count }.
player-bad-budget = A searching player needs at least one playout and one candidate, as whole numbers, not { $given }.
player-bad-seconds = A limit of time is a number of seconds above 0, or None for no limit, not { $seconds }.
player-bad-width = A player tries at least one choice, and their number is whole, not { $width }.
player-bad-seed = A player draws by a text, such as "3", not by { $seed }.
player-no-judge = { $given } is no judge, for it has no { $name }: a judge is an object of a class that is derived from lacitta_nb.players.judge.Judging, such as GreedyPlayer().
player-no-advice = The adviser { $own } names no action, though there is something to decide: ranked(view) must give each legal action with its worth.
player-bad-worth = The judge { $own } found { $found } where what a standing is worth must be a number, such as 12.5, and one that has an end.
player-bad-weights = { $own } weighs by { $kind }(…) with numbers in it, not by { $given }.
player-bad-years = { $own } needs a tuple of { $count } { $kind }(…) with numbers in them, one for each year, not { $given }.

player-hint-head = { $title }: { $effect }.
player-hint-ways = { $ways } or { $last }
player-hint-more-ways = { $ways } or one of { $more } more ways
player-hint-alike = { $ways }{ $more ->
        [0] {""}
        [one] {""}, or { $more } other choice
       *[other] {""}, or one of { $more } other choices
    } – { $count ->
        [2] both alike
       *[other] all alike
    }
player-hint-worse = Worse than “{ $usual }”. { $reason }
player-hint-guessed = That is so if the others then look after themselves.
player-hint-win = Chance to win: { $about ->
        [yes] about { $chance }%
       *[no] { $chance }%
    }{ $others ->
        [yes] , if the others then look after themselves
       *[no] {""}
    }.
player-hint-win-more = Chance to win: { $about ->
        [yes] about { $chance }%
       *[no] { $chance }%
    } instead of { $before }%{ $others ->
        [yes] , if the others then look after themselves
       *[no] {""}
    }.
