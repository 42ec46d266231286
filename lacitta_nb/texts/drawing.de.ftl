# Wörter jedes Bildes.

drawing-choose = { $what }. Wählbar: { $text }

drawing-foreseen = Vorhergesehen, noch nicht geschehen: { $text }

drawing-no-target = Auf dem Bild gibt es nichts mit dem Namen { $name }; es gibt: { $names }.
drawing-no-theme = Es gibt kein Farbschema „{ $name }“; es gibt: { $names }.
