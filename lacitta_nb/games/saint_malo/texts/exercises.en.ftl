# Exercises: `exercise-<kind>` names a kind; what is asked, what can be answered, and why.
# Names of spaces come alone ($space) or in a row ($spaces).

exercise-player = { $player }

# Dice.

exercise-aim = At least { SPELT($amount) } dice with { A($what) }
exercise-likeliest = What is likeliest?
exercise-likeliest-ask = The dice show { NAMES($dice) }. { $player } can roll { $left ->
        [one] once
       *[other] { SPELT($left) } times
    } more, keeping the dice that show what is wanted. Which of these is likeliest?
exercise-chance-why = At least { SPELT($amount) } with { A($what) }: { $shown ->
        [0] none shows it
        [one] one shows it
       *[other] { SPELT($shown) } show it
    } now, and the chance is { $chance ->
        [0] less than 1%
       *[other] { $chance }%
    }.

exercise-chance = How likely is it?
exercise-chance-ask = The dice show { NAMES($dice) }. { $player } can roll { $left ->
        [one] once
       *[other] { SPELT($left) } times
    } more, keeping every die that shows { A($what) }. How likely are at least { SPELT($amount) } in the end?
exercise-chance-ask-fresh = { $player }'s turn begins: { SPELT($left) } rolls, and every die that shows { A($what) } stays. How likely are at least { SPELT($amount) } in the end?
exercise-chance-why-die = A die that is rolled { $left ->
        [one] once more
       *[other] up to { SPELT($left) } times
    } shows it in the end with { $chance }%.
exercise-class = { $size ->
        [rare] Less than 1 in 10
        [quarter] About 1 in 4
        [half] About 1 in 2
        [most] About 3 in 4
       *[nearly] More than 9 in 10
    }

exercise-cost = What does it cost?
exercise-cost-ask = The dice show { NAMES($dice) }. { $player } wants { $what ->
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
    }. How many coins does that cost?
exercise-cost-why = { $amount ->
        [0] No die is turned, and what the dice show costs nothing.
        [one] 1 die is turned, for { RULE("turn-price") } coins.
       *[other] { $amount } dice are turned, for { RULE("turn-price") } coins each.
    }
exercise-cost-why-log = A delivery costs { RULE("delivery-price") } coins, with one log as with five.
exercise-cost-why-lacking = Only dice that are lacking are turned, and never those with swords.

exercise-may-use = What may be done?
exercise-use-ask = The dice show { NAMES($dice) }. { $player } has { $coins ->
        [0] no coins
        [one] 1 coin
       *[other] { $coins } coins
    }. Which of these may be done?
exercise-use-ask-all = The dice show { NAMES($dice) }. { $player } has { $coins ->
        [0] no coins
        [one] 1 coin
       *[other] { $coins } coins
    }. Which of these may be done? Mark all of them.
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
exercise-why-not-ask = The dice show { NAMES($dice) }. { $player } has { $coins ->
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

# Places.

exercise-where = Where may it go?
exercise-where-ask = { $thing ->
        [wall] { $player } places a wall. On which of these spaces may it stand?
        [crate] { $begun ->
            [yes] { $player } has placed a crate at { $spaces } in this turn. On which of these spaces may the next one go?
           *[no] { $player } places { SPELT($left) } crates in this turn. On which of these spaces may the first one go?
        }
       *[house] { $begun ->
            [yes] { $player }'s architect has made a house at { $spaces }. On which of these spaces may the next one stand?
           *[no] { $player } has placed an architect at { $spaces }. On which of these spaces may the first house stand?
        }
    }
exercise-where-why = { $thing ->
        [wall] Walls stand on empty outer spaces only, also on a side that is broken.
        [crate] { $begun ->
            [yes] Each further crate of a turn touches one of the same turn by an edge.
           *[no] The first crate goes where enough empty spaces hang together by edges for all of them.
        }
       *[house] { $begun ->
            [yes] Each further house touches a house of the same architect by an edge.
           *[no] The first house is beside the architect, by an edge or a corner.
        }
    }

exercise-beside = What is beside?
exercise-beside-ask = Somebody is placed at { $space }. Which spaces are beside it, so that what they hold would count?
exercise-beside-why = Beside { $space } are the { $amount } spaces that touch it by an edge or a corner.
exercise-beside-why-tower = A tower is no space; but the two outer spaces that meet at it touch each other by a corner.

exercise-brings = What does it bring?
exercise-brings-ask = { $player } places { A($what) } at { $space }. How many { $what ->
        [merchant] coins
       *[other] points
    } does that bring?
exercise-brings-why = { $what ->
        [merchant] { $amount ->
            [0] No crate is beside { $space }.
            [one] 1 crate is beside { $space }.
           *[other] { $amount } crates are beside { $space }.
        }
        [priest] { $amount ->
            [0] No church is beside { $space }.
            [one] 1 church is beside { $space }.
           *[other] { $amount } churches are beside { $space }.
        }
       *[juggler] { $amount ->
            [0] Nobody is beside { $space }.
            [one] 1 kind of person is beside { $space }.
           *[other] { $amount } different kinds of person are beside { $space }.
        }
    }
exercise-brings-why-rule = { $what ->
        [merchant] A merchant brings { RULE("crate-coins") ->
            [one] 1 coin
           *[other] { RULE("crate-coins") } coins
        } for each crate beside; printed crates count as well, and all stay.
        [priest] A priest brings { RULE("church-points") ->
            [one] 1 point
           *[other] { RULE("church-points") } points
        } for each church beside, whatever its size.
       *[juggler] A juggler brings { RULE("kind-points") } points for each kind; several of one kind count once.
    }

exercise-best-space = The best space
exercise-best-space-ask = Where would { A($what) } bring { $player } most?
exercise-best-space-why = At { $space } it is { $what ->
        [merchant] { $amount ->
            [one] 1 coin
           *[other] { $amount } coins
        }
       *[other] { $amount ->
            [one] 1 point
           *[other] { $amount } points
        }
    }, anywhere else { $other } at most.

exercise-who-brings = Who brings most?
exercise-who-brings-ask = Say you had the heads for each of these. Who would bring how many points at { $space }? Put them in order, the most first.
exercise-person = { $what ->
        [citizen] A citizen
        [soldier] A soldier
        [priest] A priest
        [architect] An architect
        [merchant] A merchant
        [juggler] A juggler
       *[noble] A noble
    }
exercise-who-brings-why = { $what ->
        [citizen] A citizen
        [soldier] A soldier
        [priest] A priest
        [architect] An architect
        [merchant] A merchant
        [juggler] A juggler
       *[noble] A noble
    }: { $amount ->
        [0] no points
        [one] 1 point
       *[other] { $amount } points
    }.

exercise-houses = Houses of an architect
exercise-houses-ask = { $player } places an architect at { $space }, with the logs of the store. How many points can the houses bring at most?
exercise-houses-why = { $logs ->
        [one] 1 log is
       *[other] { $logs } logs are
    } in the store, and beside { $space } { $room ->
        [0] no house finds room
        [one] 1 house finds room
       *[other] { $room } houses find room, joined by edges
    }.
exercise-houses-why-points = Each house brings { RULE("house-points") } points, and an architect makes up to { SPELT(RULE("houses")) }: here { $amount }.

# Walls and pirates.

exercise-defence = How strong is the defence?
exercise-defence-ask = { $player } places { $thing ->
        [wall] a wall
       *[soldier] a soldier
    } at { $space }. How strong is { $player }'s defence then?
exercise-defence-why = { $soldiers ->
        [0] Then there is no soldier
        [one] Then there is 1 soldier
       *[other] Then there are { $soldiers } soldiers
    } and { $sides ->
        [0] no complete side
        [one] 1 complete side
       *[other] { $sides } complete sides
    }.
exercise-defence-why-rule = Each soldier adds { RULE("soldier-defence") }, each side of walls only adds { RULE("side-defence") }; a broken side adds nothing.

exercise-boxes = Boxes of the pirates
exercise-boxes-ask = The dice show { NAMES($dice) }. { $player } rolls no more. When this turn has ended, how many boxes are left before the next attack?
exercise-boxes-ask-end = The dice show { NAMES($dice) }. { $player } rolls no more. How many boxes of the pirates are marked when this turn ends?
exercise-boxes-why = { $amount ->
        [0] No die shows swords, so nothing is marked.
        [one] 1 die shows swords and marks a box.
       *[other] { $amount } dice show swords, and each marks a box.
    }
exercise-boxes-why-row = A row has { $amount } boxes here; { $left ->
        [one] 1 is
       *[other] { $left } are
    } left in the row that is being filled.
exercise-boxes-why-end = { $amount ->
        [0] No die shows swords
        [one] 1 die shows swords
       *[other] { $amount } dice show swords
    }, and { $left ->
        [0] all boxes were marked before
        [one] 1 box was left
       *[other] { $left } boxes were left
    }.
exercise-boxes-why-last = When all rows are full, swords mark nothing any more.

exercise-attacks = Which attack comes?
exercise-attacks-ask = The dice show { NAMES($dice) }. { $player } rolls no more and uses nothing. Which attack does this turn bring?
exercise-attack = { $count ->
        [0] None
        [one] One of strength { $one }
       *[other] Two, of strengths { $one } and { $two }
    }
exercise-attacks-why = { $free ->
        [one] 1 box was
       *[other] { $free } boxes were
    } left in the row: { $count ->
        [0] it does not become full.
        [one] it becomes full, which is an attack at once.
       *[other] it becomes full, and the marks that are left fill the next one, too.
    }

exercise-who-loses = Who loses a cannon?
exercise-who-loses-ask = { $soldier ->
        [yes] { $player } places a soldier inside the city. Then the pirates attack, with strength { $strength }.
       *[no] { $player } uses nothing, and the pirates attack with strength { $strength }.
    } Who loses a cannon?
exercise-who-loses-why = { $player } has a defence of { $defence }.
exercise-who-loses-why-rule = Whoever has less than { $strength } loses a cannon; a defence of { $strength } holds.

exercise-side-bonus = What does the wall bring?
exercise-side-bonus-ask = { $player } places a wall at { $space }. What does that bring at once?
exercise-bonus = { $what ->
        [coins] { $amount } coins
        [points] { $amount } points
        [person] A person up to level { $amount }
       *[none] Nothing
    }
exercise-side-bonus-why = The { NAME($side) } side is complete, and its tower brings { $what ->
        [coins] { $amount } coins
        [points] { $amount } points
       *[person] a person up to level { $amount }
    } at once.
exercise-side-bonus-why-broken = The { NAME($side) } side is broken: something that is no wall stands on it, so it is never complete.

exercise-bonus-person = Who may come?
exercise-bonus-person-ask = { $player } has completed the { NAME($side) } side, which brings a person. Which of these may it be?
exercise-bonus-person-why = A bonus person has level { RULE("bonus-level", join: "or") } at most: a juggler takes { SPELT(RULE("level-juggler")) } heads, a noble { SPELT(RULE("level-noble")) }.
exercise-bonus-person-why-free = The person costs neither dice nor coins, has its whole effect, and may be declined.

# The order of things.

exercise-best-order = Which order is best?
exercise-best-order-ask = { $player } will place these, one a turn. Put them in the order that brings most.
exercise-placed = { $what ->
        [crate] A crate
        [church] A church of size { $size }
        [citizen] A citizen
        [soldier] A soldier
        [priest] A priest
        [merchant] A merchant
       *[juggler] A juggler
    } at { $space }
exercise-best-order-why = Whoever counts what is beside comes after it: what is placed later brings nothing more.
exercise-best-order-why-best = So it brings { $points ->
        [0] {""}
        [one] 1 point
       *[other] { $points } points
    }{ $coins ->
        [0] {""}
       *[other] { $points ->
            [0] {""}
           *[other] {" "}and{" "}
        }{ $coins ->
            [one] 1 coin
           *[other] { $coins } coins
        }
    }.
exercise-best-order-why-worst = In the worst order it would be { $points ->
        [0] no points
        [one] 1 point
       *[other] { $points } points
    }{ $coins ->
        [0] {""}
        [one] {" "}and 1 coin
       *[other] {" "}and { $coins } coins
    }.

# Turns and the end.

exercise-begins = How does it begin?
exercise-begins-ask = A game for { SPELT($amount) } begins. { $what ->
        [coins] How many coins does each player have?
        [logs] How many logs does each player have?
        [crates] How many spaces of each city are filled already?
        [empty] How many spaces of each city are empty?
        [row] How many boxes must be marked until the first attack?
        [boxes] How many boxes of the pirates can be marked in the whole game?
       *[worth] How many points would each player have if it were counted at once?
    }
exercise-begins-why = { $what ->
        [coins] Everybody begins with { $amount } coins.
        [logs] Everybody begins with { $amount } logs.
        [crates] The { SPELT($amount) } printed crates fill their spaces.
        [empty] A city has { RULE("spaces") } spaces, and { SPELT(RULE("crates")) } of them hold printed crates.
        [row] The number of players tells how long a row is: here { $amount } boxes.
        [boxes] There are { SPELT($rows) } rows, and their length is told by the number of players: { $amount } boxes in all.
       *[worth] { RULE("coins") } coins and { RULE("logs") } logs count { $amount } points, as { RULE("coins-a-point") } coins are needed for one.
    }

exercise-turn-order = Who comes when?
exercise-turn-order-ask = The players sit in this order, clockwise: { $players }. { $player } is start player. In which order do they take turns in round { $amount }?
exercise-turn-order-why = Turns go clockwise, and every round begins with { $player }, for the whole game.

exercise-turns-left = How many turns are left?
exercise-turns-left-ask = The players sit in this order, clockwise: { $players }; { $first } is start player. { $player }'s turn has just ended, and { $player }'s city is full. How many turns are still taken?
exercise-turns-left-why = The round is played to its end, up to the player before { $first }.
exercise-turns-left-why-who = { $count ->
        [0] Nobody is left in this round, so the game is over.
       *[other] Still to come: { $players }.
    }

exercise-churches = What are the churches worth?
exercise-churches-ask = How many points would { $player }'s churches bring if the game ended now?
exercise-churches-why = The sizes are { $sizes }. Series begin with 1 and have no gap: up to each size they are worth { RULE("series") } points.
exercise-churches-why-idle = { $amount ->
        [0] Every church belongs to a series.
        [one] 1 church belongs to no series and is worth nothing.
       *[other] { $amount } churches belong to no series and are worth nothing.
    }

exercise-next-church = The next church
exercise-next-church-ask = Which church would add most to the points of { $player }'s churches now?
exercise-size = Size { $amount }
exercise-next-church-why = { $count ->
        [0] There is no church yet, and every series begins with size 1.
       *[other] The sizes now are { $sizes }; a series begins with 1 and has no gap.
    }
exercise-next-church-why-gain = One of size { $size } adds { $amount ->
        [one] 1 point
       *[other] { $amount } points
    }, any other less.

exercise-final = Points at the end
exercise-final-ask = The last turn has been taken. How many points does { $player } have in the end?
exercise-final-ask-now = How many points would { $player } have if the game ended now?
exercise-final-why = Points so far: { $points }; coins: { $coins }; logs: { $logs }; churches: { $churches }; full city: { $city }; lost cannons: { $cannons ->
        [0] none
       *[other] minus { $cannons }
    }.
exercise-final-why-rule = { RULE("coins-a-point") } coins are 1 point, a log is { RULE("log-points") }, a full city { RULE("full-city-points") }, and a lost cannon costs { RULE("cannon-points") }.

exercise-ranks = Who wins?
exercise-ranks-ask = The last turn has been taken. Put the players in order, the winner first.
exercise-ranks-why = { $player }: { $points } points, { $empty ->
        [0] no empty space
        [one] 1 empty space
       *[other] { $empty } empty spaces
    }.
exercise-ranks-why-rule = Most points win; where they are equal, more empty spaces decide.
