# Words of every picture.

drawing-choose = { $what }. Can be chosen: { $text }

drawing-foreseen = Foreseen, not yet happened: { $text }

drawing-no-theme = There is no theme “{ $name }”; there are: { $names }.
