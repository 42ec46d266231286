# Exercises: `exercise-<kind>` names a kind; what is asked, what can be answered, and why.
# Names of spaces come alone ($space) or in a row ($spaces).

exercise-player = { $player }

# Dice.

exercise-aim = At least { SPELT($amount) } dice with { A($what) }
exercise-likeliest = What is likeliest?
exercise-likeliest-ask = { $player } can roll { $left ->
        [one] once
       *[other] { SPELT($left) } times
    } more, keeps the dice that show what is wanted, and rolls all others every time. Which of these is likeliest?
exercise-chance-why = At least { SPELT($amount) } with { A($what) }: { $shown ->
        [0] none shows it
        [one] one shows it
       *[other] { SPELT($shown) } show it
    } now, and the chance is { $chance ->
        [0] less than 1 %
       *[other] { $chance } %
    }.

exercise-chance = How likely is it?
exercise-chance-ask = { $player } can roll { $left ->
        [one] once
       *[other] { SPELT($left) } times
    } more, keeps every die that shows { A($what) } and rolls all others. How likely are at least { SPELT($amount) } in the end?
exercise-chance-ask-fresh = { $player }'s turn begins: { SPELT($left) } rolls, and every die that shows { A($what) } stays. How likely are at least { SPELT($amount) } in the end?
exercise-chance-why-die = A die that is rolled { $left ->
        [one] once more
       *[other] up to { SPELT($left) } times
    } shows it in the end with { $chance } %.
exercise-class = { $size ->
        [rare] Less than 1 in 10
        [quarter] About 1 in 4
        [half] About 1 in 2
        [most] About 3 in 4
       *[nearly] More than 9 in 10
    }

exercise-cost = What does it cost?
exercise-cost-ask = { $player } wants { $what ->
        [log] { $amount ->
            [one] 1 log delivered
           *[other] { $amount } logs delivered
        }
        [crate] { $amount ->
            [one] 1 crate
           *[other] { $amount } crates
        }
        [wall] { $amount ->
            [one] 1 wall
           *[other] { $amount } walls
        }
        [cross] a church of size { $amount }
       *[other] { A($what) }
    } with these dice. How many coins does that cost?
exercise-cost-why = { $amount ->
        [0] No die is turned, and what the dice show costs nothing.
        [one] 1 die is turned, for { RULE("turn-price") } coins.
       *[other] { $amount } dice are turned, for { RULE("turn-price") } coins each.
    }
exercise-cost-why-log = A delivery costs { RULE("delivery-price") } coins, with one log as with five.
exercise-cost-why-lacking = Only dice that are lacking are turned, and never those with swords.

exercise-may-use = What may be done?
exercise-use-ask = { $player } has { $coins ->
        [0] no coins
        [one] 1 coin
       *[other] { $coins } coins
    }. Which of these may be done with the dice?
exercise-use-ask-all = { $player } has { $coins ->
        [0] no coins
        [one] 1 coin
       *[other] { $coins } coins
    }. Which of these may be done with the dice? Mark all of them.
exercise-use = { $what ->
        [log] { $amount ->
            [one] Deliver 1 log
           *[other] Deliver { $amount } logs
        }
        [crate] { $amount ->
            [one] Place 1 crate
           *[other] Place { $amount } crates
        }
        [wall] { $amount ->
            [one] Place 1 wall
           *[other] Place { $amount } walls
        }
        [cross] Build a church of size { $amount }
        [swords] Use { $amount ->
            [one] 1 die
           *[other] { $amount } dice
        } with swords
       *[other] Place { A($what) }
    }{ $turned ->
        [0] {""}
        [one] , turning 1 die
       *[other] , turning { $turned } dice
    }

exercise-why-not = Why not?
exercise-why-not-ask = { $player } has { $coins ->
        [0] no coins
        [one] 1 coin
       *[other] { $coins } coins
    } and would like { $what ->
        [log] { $amount ->
            [one] 1 log delivered
           *[other] { $amount } logs delivered
        }
        [crate] { $amount ->
            [one] 1 crate
           *[other] { $amount } crates
        }
        [wall] { $amount ->
            [one] 1 wall
           *[other] { $amount } walls
        }
        [cross] a church of size { $amount }
        [swords] to use the swords
       *[other] { A($what) }
    }, but may not. Which rule forbids it?
exercise-against-A1 = Swords are never used: they only mark boxes of the pirates.
exercise-against-A3 = For { $what ->
        [log] logs
        [crate] crates
        [wall] walls
        [cross] a church
       *[other] { A($what) }
    } { SPELT($number) } dice are needed, but { $swords ->
        [one] one shows
       *[other] { SPELT($swords) } show
    } swords and can't be turned.
exercise-against-A4 = For { $what ->
        [log] logs
        [crate] crates
        [wall] walls
        [cross] a church
       *[other] { A($what) }
    } { $price } coins are to be paid, and { $coins ->
        [0] none are there
        [one] only one is there
       *[other] only { $coins } are there
    }.
exercise-against-C2 = Crates of a turn are joined by edges, and at most { SPELT($most) } empty spaces of the city hang together.
exercise-against-W1 = Walls go on empty outer spaces, and the city has { $most ->
        [0] none
       *[other] only { SPELT($most) }
    } left.
