# What the panel says. `panel-ui-` are the words on its buttons and headings.

## Notices

panel-bad-command = The panel does not know the command “{ $command }”. Run the cell again to get a fresh panel.
panel-too-long = That is too long: at most { $longest } letters fit here. Nothing was changed.
panel-half-letter = “{ $text }” holds half of a letter, which can be neither shown nor saved. Type it anew.
panel-changed-elsewhere = The game was changed by other code, so the panel now shows it as it is. Your last click was not used.
panel-no-rule = There is no rule { $number }.
panel-nothing-asked = Nothing is asked at this moment, so there is nothing to predict.
panel-nothing-chosen = Nothing is ready to be confirmed: first choose what to do, and where.
panel-no-such-choice = “{ $choice }” can't be chosen at this moment.
panel-plan-full = That is enough already. Take something out of the plan first.
panel-new-done = A new game has begun; its seed is { $seed }.
panel-in-python = In Python it is panel.game, where the panel was made by panel = lc.show(game); the variable game still means the game before.
panel-sure-new = The game on the table is not saved. Begin a new one all the same?
panel-sure-thrown = The game begins anew at this position, with these dice: what was played before can't be taken back any more. Go on?
panel-thrown = The dice lie there, and the game goes on from here.
panel-sure-load = The game on the table is not saved. Replace it all the same?
panel-sure-replace = There is a file { $name } already. Replace it?
panel-loaded = { $name } is loaded.
panel-a-code = The game code
panel-saved = { $name } is saved, in the folder of this notebook.
panel-unexpected = Something went wrong in the program ({ $kind }: { $text }). The game is as it was before this click.
panel-no-picture = Something in the picture could not be drawn and is left out ({ $error }). The game goes on.
panel-no-name = Type a name for the file first.
panel-bad-name = “{ $name }” is no name for a file. Use letters and numbers, without / or \, at most 100.
panel-no-file = There is no file { $name } in the folder of this notebook.
panel-no-file-but = There is no file { $name } in the folder of this notebook. There are: { $there }.
panel-other-game = This is a game of { $game }, and this panel plays { $own }: lc.show(lc.load(…)) in another cell opens it.
panel-no-code = This is neither a saved game nor a game code: a code begins with lc1. and a saved game with a curly bracket.
panel-bad-player = Every player needs a name of at most { $longest } letters.
panel-same-names = Each player needs a name of their own.
panel-bad-seed = The seed is a whole number of at most 18 digits, not “{ $seed }”. Leave it empty to have one drawn.

panel-interrupted = The kernel was interrupted. The game is as it was before.
panel-bad-seat = “{ $seat }” can't take a seat. Who can: { $kinds }, or an object with choose(view).
panel-at-work = The panel is carrying out a click; what a player or a picture clicks meanwhile is not used.
panel-no-hint = No person has anything to decide at this moment, so there is nothing to advise.
panel-computers-turn = A computer player decides now: press Step for its move, or Play.

## Titles and steps

panel-undone = Taken back: { $what }.
panel-redone = Played again: { $what }.
panel-travel-held = Nothing goes on by itself until you press Play.
panel-travel-move = { $player } – { $what }
panel-travel-more = { $count ->
        [one] 1 more move
       *[other] { $count } more moves
    }
panel-title-over = The game is over: { $names } { $count ->
        [one] wins
       *[other] share the win
    } with { $points ->
        [1] 1 point
       *[other] { $points } points
    }
panel-title-tie = { $over }; { $tie }
panel-whose = { $player } decides.
panel-step-phase = Step: { $phase }
panel-step-wait-game = { $player } must decide before the game goes on.
panel-step-computer = Step: { $player }'s move
panel-nothing-happened = Nothing happened in this phase.
panel-more = { $count } more before that; the log below has them all.
panel-replay-more = … and { $count } more lines; the log has them all.

## What, where, how much

panel-nowhere = Possible nowhere now. For example: { $reason }
panel-confirm-or-change = Confirm, or choose something else.

## Several at once

panel-planned-enough = That is enough. Confirm, or change the plan.
panel-planned-free = Confirm, or change the plan.

## Hunger, forecast, voice

panel-hand-over = Only { $player } should look at the screen now.
panel-i-am = I am { $player }: show the cards

## Coach

panel-coach-blunder = “{ $better }” looks about { $points } better; confirm again to stay with your choice.
panel-coach-back = Had everybody else played the same, “{ $better }” instead of “{ $action }” would have left { $player } about { $points } better off.
panel-coach-none = No single other choice would have helped { $player } much.

## Computer players and hints

panel-seat-person = person
panel-seat-own = own player { $own }
panel-pace-slow = slow ({ $seconds } s)
panel-pace-steady = steady ({ $seconds } s)
panel-pace-fast = fast ({ $seconds } s)
panel-pace-at-once = no pause
panel-seat-computer = computer: { $kind }
panel-thinking = { $player } is thinking{ $seconds ->
        [0] {""}
       *[other] {""} ({ $seconds } s)
    } …
panel-auto-waits = Playing; { $player } decides.
panel-auto-paused = A pause after “{ $phase }”, to look at what happened: Play or Step goes on.
panel-computer-decides = { $player } ({ $kind }) is next: press Step for this move, Run to go on to your turn, or Play.
panel-computer-alone = { $player } ({ $kind }) is next: press Step, or Play.
panel-run-nobody = No person plays: Step makes the next move, Play lets the game go on by itself.
panel-computer-plays = { $player } is a computer player ({ $kind }).
panel-why-none = It gives no reasons.
panel-why = Why: { $why }
panel-hint-points = { $halves ->
        [1] ½ point
        [2] 1 point
       *[other] { $points } points
    }
panel-hint-effect = { $how ->
        [equal] no better
        [little] hardly better
        [less] hardly worse
        [much] +{ $points }
       *[worse] −{ $points }
    }
panel-hint-than-worst = Compared with the worst choice, roughly:
panel-hint-win = { $exact ->
        [yes] { $chance }
       *[no] about { $chance }
    } to win
panel-hint-ways = (or { $more } other { $more ->
        [one] choice
       *[other] choices
    })
panel-hint-others = Just as good: { $more ->
        [0] { $ways }.
       *[other] { $ways }; and { $more } more.
    }

## Predict, then see

panel-mark-right = Right: { $what }
panel-mark-wrong = Not so: { $what }
panel-mark-missed = Missed: { $what }
panel-mark-nothing = Nothing of it happened, as you said.
panel-mark-told = { $score }: { $lines }.
panel-mark-more = And { $count } more that nobody predicted: see the log.
panel-mark-score = { $all ->
        [0] { $missed ->
            [0] All right
           *[other] Nothing predicted, { $missed } missed
        }
       *[other] { $right } of { $all } right{ $missed ->
            [0] {""}
           *[other] , { $missed } missed
        }
    }
panel-predicted = { $count ->
        [0] Nothing is predicted yet.
       *[other] Predicted: { $what }.
    }
panel-predict-half = From { $space } to which city? Click it.

## Words on the panel

panel-ui-board = Board. Arrow keys move; with Shift, or with n and p, to spaces that may be chosen; Home to the best of them; Enter chooses, Esc cancels.
panel-ui-keys = Keys: arrows move · Shift + arrow, n, p: next marked space · Home: the best marked space · Enter chooses · Esc cancels
panel-ui-lost = Not connected: run the cell again.
panel-ui-predict = Predict, then see
panel-ui-predict-help = Asks you what a phase will bring before it runs, and marks your answer by what the rules then did.
panel-ui-guess = What will happen?
panel-ui-guessed = Now see
panel-ui-marked = What you predicted
panel-ui-step = Step
panel-ui-next-guess = Choose what you expect, then press Now see. Whoever chooses nothing says that nothing of it will happen.
panel-ui-next-guess-one = Choose what you expect, then press Now see.
panel-ui-next-step = To go on, press Step: it runs the phase that is marked above.
panel-ui-phases = Phases of the year
panel-ui-run = Run to the next decision
panel-ui-confirm = Confirm
panel-ui-cancel = Cancel
panel-ui-undo = Undo
panel-ui-undo-decision = To last decision
panel-ui-undo-person = Back to where a person decided
panel-ui-redo-person = On to where a person decides
panel-ui-redo = Redo
panel-ui-redo-decision = To next decision
panel-ui-redo-end = To the end
panel-ui-undo-none = There is nothing to take back: nothing has been played yet.
panel-ui-redo-none = There is nothing to play again: nothing was taken back.
panel-ui-coordinates = Coordinates
panel-ui-coordinates-far = Names of spaces are written where there is room for them: bring the board near, or fill the screen.
panel-ui-areas = Names of areas
panel-ui-changes = This would change
panel-ui-happened = What happened
panel-ui-nothing-yet = Press Step to run the first phase.
panel-ui-players = Players
panel-ui-player = Player
panel-ui-start = begins
panel-ui-out = out
panel-ui-take = Choose a hint
panel-ui-guide = Your first turn
panel-ui-guide-next = Thanks
panel-ui-guide-away = No thanks
panel-ui-hint = Hint
panel-ui-hint-close = Hide
panel-ui-hint-why = Why
panel-ui-hint-about = How far this advice looks
panel-ui-play = Play
panel-ui-stop = Stop
panel-ui-stopping = Stopping …
panel-ui-replay = What happened, played on the board
panel-ui-replay-back = Back by one line
panel-ui-replay-pause = Pause
panel-ui-replay-resume = Go on
panel-ui-replay-forth = On by one line
panel-ui-replay-speed = Speed
panel-ui-replay-mine = My cities only
panel-ui-replay-end = Skip to the end
panel-ui-pace = Pace: seconds from one move to the next
panel-ui-seats = Who plays this game
panel-ui-seats-help = What is chosen here counts at once, for the game on the table, and can be changed at any time. Step makes a computer player's next move; Play lets the game go on by itself until a person decides.
panel-ui-back = Back
panel-ui-here = Possible here
panel-ui-log = Log
panel-ui-log-all = Show all years
panel-ui-log-less = Show less
panel-ui-file = Players (persons, computers), new game, save, load
panel-ui-new = New game
panel-ui-names = Names
panel-ui-new-seats-help = Players: whoever is chosen here plays the new game from Begin on; who plays the game on the table is chosen above.
panel-ui-seed = Seed
panel-ui-seed-any = any
panel-ui-begin = Begin
panel-ui-save = Save
panel-ui-load = Load
panel-ui-name = File name
panel-ui-download = Download
panel-ui-upload = Upload a file
panel-ui-paste = Game code
panel-ui-open-code = Open the code
panel-ui-code = Show code and Python
panel-ui-copy = Copy
panel-ui-copied = Copied
panel-ui-python = As Python
panel-ui-yes = Yes
panel-ui-no = No
panel-ui-details = Details for whoever mends it
panel-ui-result = Result
panel-ui-points = Points
panel-ui-rank = Rank
panel-ui-rule = rule
panel-ui-busy = The kernel is busy: this click waits for it.
panel-ui-at-work = The kernel is still at work on this click.
panel-ui-no-kernel = The kernel has not answered, so this click is withdrawn. Click again when the kernel is free; if it has stopped, run the cell again.
panel-ui-signs = What the signs mean
panel-ui-more = one more
panel-ui-less = one less
panel-ui-order = Turn order
panel-ui-what = What
panel-ui-where = Where
panel-ui-planned = ✓ Chosen
panel-ui-unplanned = Choose
panel-ui-secrets-look = What was seen in secret can be seen again:
panel-ui-secrets-show = Show it to
panel-ui-secrets-hide = Hide it again
panel-ui-add = Add to the plan
panel-ui-remove = Take out of the plan
panel-ui-menu = Menu: farther back and forth, names, full screen, language, keys
panel-ui-languages = Language
panel-ui-full = Fill the screen
panel-ui-full-off = Leave the full screen
panel-ui-hand = What can be chosen
panel-ui-dock = What it would change, and why
panel-ui-drawers = More
panel-ui-drawer-players = Players in full
panel-ui-drawer-signs = Signs
panel-ui-coach = Coach
panel-ui-coach-help = Coach: warns once before a choice that gives much away, and looks back when the year is over.
panel-ui-coach-back = Go back there
panel-ui-coach-told = The coach, looking back
panel-ui-colon = {":"}
panel-ui-rules = Rules
panel-ui-rules-search = Search
panel-ui-rules-found = Found:
panel-ui-rules-none = No rule and no word of the game says that.
panel-ui-rules-edition = Edition
panel-ui-rules-all-editions = all editions
panel-ui-rules-differs = only what differs
panel-ui-rules-example = For example:
panel-ui-rules-show = Show on the board
panel-ui-rules-terms = Words of the game
panel-ui-drawer-files = Games and files
panel-ui-since = Since your turn
panel-ui-so-far = So far
panel-ui-run-brief = Run
panel-ui-danger-some = What could happen
panel-ui-danger-more = What else could happen
panel-ui-danger-less = Less
panel-ui-cancel-none = There is nothing to cancel: nothing has been chosen yet.
panel-ui-zoom-fit = The whole board
panel-ui-zoom-mine = My cities
panel-ui-zoom-near = The board from near
panel-ui-zoom-fit-brief = Fit
panel-ui-zoom-mine-brief = Mine
panel-ui-zoom-near-brief = Near
panel-no-painter = There is no painter “{ $name }”; there are svg and matplotlib.
panel-static = { $game }, { $title }. Run this cell to play.
panel-static-start = ▶ Play
