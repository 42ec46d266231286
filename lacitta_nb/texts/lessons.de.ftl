# Lernen durch Spielen: was die Lektionen und Übungen jedes Spiels sagen.

lesson-unknown = Es gibt keine Lektion „{ $name }“. Es gibt: { $names }.
rules-no-edition = Es gibt keine Ausgabe „{ $name }“. Es gibt: { $names }.
rules-no-number = Es gibt keine Regel { $name }. Es gibt: { $names }.
lesson-no-game = Es gibt kein Spiel „{ $name }“. Es gibt: { $names }.
exercise-unknown = Es gibt keine Art von Übung „{ $name }“. Es gibt: { $names }.
exercise-no-level = Es gibt keine Stufe { $level }; es gibt { $levels }.
exercise-none-clear = Für die Übung „{ $kind }“ wurde mit dem Startwert { $seed } keine Stellung mit klarer Antwort gefunden. Nimm einen anderen Startwert.
