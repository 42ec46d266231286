# What weighs in an action, one sentence per consideration, for better or for worse.
# `$amount` is the number of units gained or lost; `$mean` says whether that is an expected value.

player-reason-people-more = { $mean ->
        [yes] It brings citizens, each worth a point at the end: about { $amount } on average.
       *[no] It brings { $amount ->
            [one] 1 citizen, worth a point at the end.
           *[other] { $amount } citizens, each worth a point at the end.
        }
    }
player-reason-people-less = { $mean ->
        [yes] It costs citizens, each worth a point at the end: about { $amount } on average.
       *[no] It costs { $amount ->
            [one] 1 citizen, worth a point at the end.
           *[other] { $amount } citizens, each worth a point at the end.
        }
    }
player-reason-people-kept = { $mean ->
        [yes] It keeps citizens, each worth a point at the end: about { $amount } on average.
       *[no] It keeps { $amount ->
            [one] 1 citizen, worth a point at the end.
           *[other] { $amount } citizens, each worth a point at the end.
        }
    }
player-reason-people-then-more = { $mean ->
        [yes] When the year is over there are more citizens, each worth a point at the end: about { $amount } on average.
       *[no] When the year is over there { $amount ->
            [one] is 1 citizen more, worth a point at the end.
           *[other] are { $amount } citizens more, each worth a point at the end.
        }
    }
player-reason-people-unfed-more = { $mean ->
        [yes] It brings citizens, about { $amount } on average, but there is not food for all yet.
       *[no] It brings { $amount ->
            [one] 1 citizen, but there is not food for all yet.
           *[other] { $amount } citizens, but there is not food for all yet.
        }
    }
player-reason-growth-more = { $mean ->
        [yes] It leaves room for more to grow in the years to come: about { $amount } on average.
       *[no] It leaves room for { $amount } more to grow in the years to come.
    }
player-reason-growth-less = { $mean ->
        [yes] It leaves room for fewer to grow in the years to come: about { $amount } on average.
       *[no] It leaves room for { $amount } fewer to grow in the years to come.
    }
player-reason-attraction-more = It should draw citizens from neighbours this year, or keep one's own: about { $amount } on average.
player-reason-attraction-less = Neighbours should draw more citizens away this year: about { $amount } on average.
player-reason-attraction-next-more = It should draw citizens from neighbours next year, or keep one's own: about { $amount } on average.
player-reason-attraction-next-less = Neighbours should draw more citizens away next year: about { $amount } on average.
player-reason-falls-more = Fewer buildings should fall for want of citizens.
player-reason-falls-less = More buildings should fall for want of citizens.
player-reason-standing-more = The cities will stand better against their neighbours in later years.
player-reason-standing-less = The cities will stand worse against their neighbours in later years.
player-reason-completeness-more = It brings a city nearer to the { RULE("bonus") } points for culture, education and health together.
player-reason-completeness-less = It takes a city farther from the { RULE("bonus") } points for culture, education and health together.
player-reason-completeness-kept = It leaves a city nearer to the { RULE("bonus") } points for culture, education and health together.
player-reason-complete-more = It completes a city: { RULE("bonus") } points for culture, education and health together.
player-reason-complete-less = A city would be complete no more: { RULE("bonus") } points for culture, education and health together.
player-reason-complete-likely-more = It probably completes a city: { RULE("bonus") } points for culture, education and health together.
player-reason-complete-likely-less = A city would probably be complete no more: { RULE("bonus") } points for culture, education and health together.
player-reason-complete-likely-kept = It probably keeps a city complete: { RULE("bonus") } points for culture, education and health together.
player-reason-complete-kept = It keeps a city complete: { RULE("bonus") } points for culture, education and health together.
player-reason-sites-more = It opens more room to build: free spaces, good fields or a lake.
player-reason-sites-less = It leaves less room to build: free spaces, good fields or a lake.
player-reason-sites-kept = It keeps room to build: free spaces, good fields or a lake.
player-reason-hands-more = It leaves more surplus citizens who can staff new buildings.
player-reason-hands-less = It leaves fewer surplus citizens who could staff new buildings.
player-reason-buildings-more = It puts up a building that stands and gives a citizen a post.
player-reason-buildings-less = It loses a building, and a citizen’s post with it.
player-reason-buildings-kept = It keeps a building that gives a citizen a post.
player-reason-bare-more = It gives a city its first whole point of a service.
player-reason-bare-less = It leaves a city without a whole point of any service.
player-reason-bare-kept = It keeps a city’s only whole point of a service.
player-reason-stretched-more = It gives a city a citizen to spare: whoever leaves costs it no building.
player-reason-stretched-less = It leaves a city without a citizen to spare: whoever leaves costs it a building.
player-reason-stretched-kept = It leaves a city a citizen to spare: whoever leaves costs it no building.
player-reason-rivalry-more = The cities will have fewer neighbours of other players to fight over citizens with: { $mean ->
        [yes] about { $amount } fewer on average.
       *[no] { $amount } fewer.
    }
player-reason-rivalry-less = The cities will have more neighbours of other players to fight over citizens with: { $mean ->
        [yes] about { $amount } more on average.
       *[no] { $amount } more.
    }
player-reason-markets-more = It gives a city a market: more can live there.
player-reason-markets-less = A city would lose its market: fewer could live there.
player-reason-markets-kept = It keeps a city’s market: more can live there.
player-reason-cities-more = Fewer cities will take turns to build up.
player-reason-cities-less = One city more will take turns to build up.
player-reason-cities-lost-more = A city may be lost; so fewer of them will take turns to build up.
player-reason-strength-more = It makes a city strong in a service, to draw citizens or keep its own.
player-reason-strength-less = A city would be strong in a service no more, to draw citizens or keep its own.
player-reason-strength-kept = It keeps a city strong in a service, to draw citizens or keep its own.
player-reason-size-more = It makes a city larger; large cities fare better in later years.
player-reason-size-less = It leaves a city smaller; large cities fare better in later years.
player-reason-size-kept = It keeps a city large; large cities fare better in later years.
player-reason-others-more = It leaves the other players worse off.
player-reason-others-less = It leaves the other players better off.
player-reason-hunger-more = It lessens hunger.
player-reason-hunger-less = It makes hunger likelier or worse.
player-reason-hunger-gone = It wards off hunger.
player-reason-pantry-more = It makes feeding easier in the year after.
player-reason-pantry-less = It makes feeding harder in the year after.
player-reason-pantry-kept = It keeps food for the citizens of the year after.
player-reason-food-more = It brings food every year.
player-reason-food-less = It loses food that would come every year.
player-reason-food-kept = It keeps food that comes every year.
player-reason-food-last-more = It brings food for the last feeding.
player-reason-food-last-less = It loses food of the last feeding.
player-reason-gold-more = It brings gold that can still be spent.
player-reason-gold-less = It costs gold that could be spent otherwise.
player-reason-gold-idle = Gold can’t be spent any more; it only decides between players with equal points.
player-reason-penalty-more = It spares the penalty turn of the next year, which whoever goes hungry must take.
player-reason-penalty-less = It may cost a turn of the next year: whoever goes hungry takes a penalty turn.
player-reason-income-more = It pays gold every year from now on: { $mean ->
        [yes] about { $amount } until the end, on average.
       *[no] { $amount } until the end.
    }
player-reason-income-less = It loses gold that would come every year: { $mean ->
        [yes] about { $amount } until the end, on average.
       *[no] { $amount } until the end.
    }
player-reason-income-kept = It keeps gold that comes every year: { $mean ->
        [yes] about { $amount } until the end, on average.
       *[no] { $amount } until the end.
    }
player-reason-cards-more = It leaves more action cards for the turns to come.
player-reason-cards-less = It uses an action card, and there are few of them.
player-reason-knowledge-more = It tells more of what the people want.
player-reason-knowledge-less = It tells less of what the people want.
player-reason-territory-more = There will be more free ground that no city of another player reaches: wheat and shores to build on later.
player-reason-territory-less = There will be less free ground that no city of another player reaches: wheat and shores to build on later.
player-reason-territory-kept = It keeps free ground that no city of another player reaches: wheat and shores to build on later.

player-kind-gentle = gentle
player-kind-gentle-help = gentle: takes one of its few best moves by lot and never sets out to draw your citizens away; answers at once, feeds its people and leaves you chances: for a first game.
player-kind-gentle-why = It was drawn by lot among the few moves that looked best.
player-kind-greedy = greedy
player-kind-greedy-help = greedy: takes the move after which it stands best; on its last turn of a year it tries the migration and the feeding under every wish. It answers at once.
player-kind-search-year-help = searching: plays the rest of the year many times over with drawn cards and takes what turned out best; the strongest. The more playouts, the longer it thinks.
player-kind-round-one = greedy of round one
player-kind-round-one-help = greedy of round one: the greedy player as it was before it ended years by the rules, to measure others by.
