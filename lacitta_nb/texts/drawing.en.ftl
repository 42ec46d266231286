# Words of every picture.

drawing-choose = { $what }. Can be chosen: { $text }

drawing-foreseen = Foreseen, not yet happened: { $text }

drawing-no-target = There is nothing called { $name } on the picture; there are: { $names }.
drawing-no-theme = There is no theme “{ $name }”; there are: { $names }.
