# Die Lektionen. `lesson-<key>` ist der Name einer Lektion, `.about`, worum es geht, in einer Zeile der Liste. `lesson-<key>-<n>` ist,
# was ihre n-te Aufgabe verlangt, `.goal` dasselbe in wenigen Wörtern; `.help-1` bis `.help-3` sagen, wohin man sehen soll, was für ein
# Zug es ist, und den Zug; `.learnt`, was gelernt wurde. Wer lernt, heißt Lia, der Gegner Rocco.

lesson-board-and-food = Spielplan und Nahrung
    .about = Woher Nahrung kommt und wen sie versorgt
lesson-board-and-food-1 = Du bist Lia, mit den runden Zeichen. Am Jahresende isst jeder Bürger in deinem Castello A4 eine Nahrung. Castellos und Bauernhöfe bringen den Weizen daneben. Ein Zug ist übrig: Baue einen Bauernhof neben dein Castello.
    .goal = Dieses Jahr Nahrung für alle Bürger
    .help-1 = Vergleiche die Zahl auf deinem Castello mit den Ähren, die es berühren. Wie viele Bürger müssten hungern?
    .help-2 = Ein Weizenfeld wird nie verbraucht: Es versorgt jedes Castello und jeden Bauernhof daneben. Baue, wo mehr Weizen liegt.
    .help-3 = Wähle „Bauernhof“, klicke A3 an, dann „OK“.
    .learnt = Eine Stadt ist ein Castello mit den Gebäuden, die an ihm hängen. Ihr Castello und jeder ihrer Bauernhöfe bringen allen Weizen daneben, sogar von derselben Landwirtschaft; bei den anderen ist es ebenso.
lesson-board-and-food-2 = Mehr Hungrige! Über und unter der Reihe der Felder liegt Landwirtschaft, und wo zwei Gebiete sich treffen, berührt ein Feld mehr als eins. Wieder ist ein Zug übrig. Wo versorgt ein einziger Bauernhof alle?
    .goal = Dieses Jahr Nahrung für alle Bürger
    .help-1 = Sieh dir die freien Felder auf beiden Seiten deines Castellos an. Welche Landwirtschaft berührt jedes davon?
    .help-2 = Ein Bauernhof zählt allen Weizen zusammen, den er berührt, oben und unten.
    .help-3 = Baue einen Bauernhof auf A5, wo die Gebiete sich treffen.
    .learnt = Ein Bauernhof bringt den Weizen jeder Landwirtschaft daneben. Er darf auf jedem freien Feld neben deiner Stadt stehen, aber ohne Weizen bringt er nichts.
lesson-board-and-food-3 = Jetzt gehört dir eine zweite Stadt, A6. Die Stadt A2 hat armes Land und kann ihre Leute nicht selbst versorgen. Ein Zug ist übrig, also ein Bauernhof. Wo hilft er?
    .goal = Dieses Jahr Nahrung für alle Bürger
    .help-1 = Welche deiner Städte liegt neben der reichsten Landwirtschaft?
    .help-2 = Es ist egal, wo deine Nahrung wächst. Baue neben dem meisten Weizen, wer auch hungert.
    .help-3 = Baue einen Bauernhof auf A5.
    .learnt = All deine Nahrung kommt in einen Topf und versorgt die Bürger aller deiner Städte. Baue Bauernhöfe dort, wo der Weizen ist, nicht dort, wo der Hunger ist.

lesson-a-spare-citizen = Ein überzähliger Bürger
    .about = Wer in ein neues Gebäude zieht und woher neue Bürger kommen
lesson-a-spare-citizen-1 = Jedes Gebäude braucht einen Bürger. Er kommt vom Castello dieser Stadt, und das Castello muss einen für sich behalten; die Zahl darauf sagt, wie viele dort stehen. Baue in beiden Zügen, die du noch hast.
    .goal = In beiden Zügen etwas bauen
    .help-1 = Sieh dir die Zahlen auf deinen Castellos an. Wo ist ein Bürger überzählig?
    .help-2 = In jedem Castello ist ein Bürger überzählig. Also kann jede Stadt einmal bauen.
    .help-3 = Baue eine Klosterschule auf A3, dann noch eine auf A8.
    .learnt = In einem Castello mit mehr als einem Bürger sind welche überzählig. Jedes Jahr hat { SPELT(RULE("rounds")) } Züge, mit einer Karte pro Zug. Bis zu { SPELT(RULE("action-cards")) } davon dürfen Aktionskarten sein: für ein kleines Gebäude, eine neue Stadt oder { RULE("action-card-gold") } Gold. Das Spiel beginnst du mit { RULE("starting-gold") } Gold.
lesson-a-spare-citizen-2 = Du möchtest eine Klosterschule, aber niemand ist überzählig. Lass also das Jahr enden: Nimm Gold oder passe. Wenn das neue Jahr beginnt, bekommt jede Stadt mit Platz einen Bürger. Dann bist du wieder am Zug.
    .goal = Eine Klosterschule in deiner Stadt
    .help-1 = Jeder deiner Bürger hat seinen Posten, der letzte im Castello. Wer könnte in eine Klosterschule ziehen?
    .help-2 = Passe, und sieh zu, wie das neue Jahr deinem Castello einen Bürger bringt. Gib ihn für nichts anderes her.
    .help-3 = Passe. Baue im neuen Jahr eine Klosterschule auf A5.
    .learnt = Jedes Jahr kommt Gold herein, Städte wachsen, Spieler machen ihre Züge, Bürger wandern und essen. Dann werden Aktionskarten wieder aufgedeckt, und der nächste Spieler beginnt.
lesson-a-spare-citizen-3 = Eine Aktionskarte kann auch eine Stadt gründen: Ein überzähliger Bürger zieht dorthin, { SPELT(RULE("settlers-from-supply")) } kommen aus dem Vorrat dazu. Zwischen ihr und jeder anderen Stadt müssen mindestens { SPELT(RULE("gap")) } leere Felder liegen. Und alle dort essen.
    .goal = Eine zweite Stadt und Nahrung für alle
    .help-1 = Wähle „Neue Stadt“: Die Plätze, die weit genug weg sind, leuchten. Welche davon berühren Weizen?
    .help-2 = Der nächste Platz ist karges Land. Auch ein Castello lebt vom Weizen daneben, wie ein Bauernhof.
    .help-3 = Wähle „Neue Stadt“, dann A10.
    .learnt = Eine neue Stadt bringt sofort { SPELT(RULE("settlers-from-supply")) } Bürger und wächst jedes Jahr von selbst. Du darfst eine im Jahr gründen und im Ganzen { SPELT(RULE("castles")) } Castellos haben.

lesson-market = Der Marktplatz
    .about = Warum eine Stadt nicht weiterwächst und was ihr hilft
lesson-market-1 = Eine Stadt ohne Marktplatz fasst höchstens { RULE("limit-plain") } Bürger. Deine ist voll, also kommt niemand, wenn das neue Jahr beginnt. Mit einem Marktplatz fasst sie { RULE("limit-market") }. Du hast dieses Jahr noch einen Zug.
    .goal = Deine Stadt wächst nächstes Jahr wieder
    .help-1 = Das Schild deiner Stadt zeigt ihre Bürger und ihre Obergrenze. Was ist dazwischen noch frei?
    .help-2 = Nur ein Marktplatz hebt die Obergrenze. Jedes andere Gebäude nimmt einen Bürger vom Castello, und die Stadt bleibt so voll, wie sie war.
    .help-3 = Baue einen Marktplatz auf A6.
    .learnt = Für die Obergrenze zählen alle in einer Stadt, auf dem Castello oder anderswo. Ein Marktplatz hebt sie, und sein Bürger kommt aus dem Vorrat.
lesson-market-2 = Jetzt hast du noch eine Stadt und einen Zug. Ein Marktplatz bringt jeder von beiden seinen eigenen Bürger. Aber im neuen Jahr wächst nur eine Stadt unter ihrer Obergrenze. Wer braucht den Marktplatz jetzt?
    .goal = Beide Städte wachsen nächstes Jahr
    .help-1 = Vergleiche die Schilder: Welche deiner Städte ist voll?
    .help-2 = Die Stadt A7 hat noch Platz. Sie wächst auch ohne deine Hilfe.
    .help-3 = Baue einen Marktplatz auf A5.
    .learnt = Ein Marktplatz hilft am meisten, wo eine Stadt voll ist. Eine Stadt hat höchstens einen, und sie braucht dafür keinen überzähligen Bürger.

lesson-market-and-water = Marktplatz und Wasser
    .about = Wie eine Stadt ihre Obergrenze loswird
lesson-market-and-water-1 = Auch mit Marktplatz sind { RULE("limit-market") } Bürger das Höchste, und du hast sie. Jetzt braucht die Stadt Wasser: Mit Marktplatz und Brunnen fasst sie beliebig viele. Ein Brunnen muss an einem Gewässer stehen.
    .goal = Deine Stadt wächst nächstes Jahr wieder
    .help-1 = Suche das Gewässer. Welches freie Feld berührt das Gewässer und deine Stadt?
    .help-2 = Baue dort einen Brunnen. Was du sonst auch baust, die Stadt bleibt voll.
    .help-3 = Baue einen Brunnen auf A7.
    .learnt = Mit Marktplatz und einem Gebäude mit Wellen, Brunnen oder Badhaus, hat eine Stadt keine Obergrenze. Beide müssen an einem Gewässer stehen.
lesson-market-and-water-2 = Diese Stadt hat weder Marktplatz noch Wasser, und für jedes gibt es einen Zug. Überlege, wohin du baust: Was steht, das bleibt, denn niemand darf freiwillig ein Gebäude abreißen.
    .goal = Eine Stadt ohne Obergrenze
    .help-1 = Wie viele freie Felder neben deiner Stadt berühren das Gewässer?
    .help-2 = Nur A5 berührt das Gewässer. Halte es für den Brunnen frei, und setze den Marktplatz auf die andere Seite.
    .help-3 = Baue einen Marktplatz auf A1, dann einen Brunnen auf A5.
    .learnt = Wasser allein ändert nichts, und ein Marktplatz allein endet bei { RULE("limit-market") }. Platz am Gewässer ist rar: Verbaue ihn nicht mit etwas anderem. Fällt eins von beiden, muss niemand gehen, aber niemand kommt dazu, solange die Stadt zu voll ist.

lesson-neighbours = Nachbarn
    .about = Wann Bürger von einer Stadt in eine andere ziehen
lesson-neighbours-1 = Dieses Jahr wünscht das Volk Kultur. Deine Statue bietet sie, Rocco hat keine: Einer seiner Bürger würde zu dir ziehen, wenn ihr Nachbarn wärt, mit höchstens { SPELT(RULE("gap-of-neighbours")) } leeren Feldern dazwischen. Zähle und baue.
    .goal = Ein Bürger von Rocco zieht zu dir
    .help-1 = Zähle die leeren Felder zwischen deiner Statue und seinem Castello.
    .help-2 = Jedes Gebäude auf seiner Seite bringt deine Stadt ein Feld näher. Auf der anderen Seite ändert es nichts.
    .help-3 = Baue einen Bauernhof auf A4.
    .learnt = Mit höchstens { SPELT(RULE("gap-of-neighbours")) } leeren Feldern zwischen sich sind Städte verschiedener Spieler Nachbarn, und die Stadt, die mehr bietet, bekommt einen Bürger. Zwischen zwei Städten muss immer ein Feld leer bleiben.
lesson-neighbours-2 = Wieder ist Kultur gewünscht, und jetzt hat Rocco einen Palazzo voll davon. Dir fehlt eine Nahrung, und auf beiden Seiten von dir wächst Weizen. Auf einer Seite kostet er mehr, als er bringt.
    .goal = Dieses Jahr niemanden verlieren
    .help-1 = Wie weit ist es jetzt bis zu Rocco, und wie weit, wenn du auf A4 gebaut hast?
    .help-2 = Bei { SPELT(RULE("gap")) } leeren Feldern zwischen euch zieht niemand um. Baue auf der fernen Seite.
    .help-3 = Baue einen Bauernhof auf A1.
    .learnt = Wer auf jemanden zubaut, wird sein Nachbar, und zwar in beide Richtungen. Wer weniger bietet, verliert einen Bürger; Abstand schützt.

lesson-tie-and-equal-points = Gleichstand genügt
    .about = Wer gewinnt und wer Bürger verliert, auf den Punkt genau
lesson-tie-and-equal-points-1 = Der Palazzo von Rocco bietet mehr Kultur als deine Statue, und Kultur ist gewünscht: Gleich verlässt dich einer deiner Bürger. Mit einem Zug kannst du Rocco nicht überholen. Musst du das?
    .goal = Dieses Jahr niemanden verlieren
    .help-1 = Die Schilder zeigen, was jede Stadt bietet: Kultur, Bildung, Gesundheit. Vergleiche die Kultur.
    .help-2 = Eine Statue gibt { RULE("culture-statue") } Kultur dazu. Was geschieht, wenn beide Städte gleich viel bieten?
    .help-3 = Baue eine Statue auf A4.
    .learnt = Bei gleich vielen Punkten zieht niemand um. Statue, Klosterschule und Brunnen bieten { RULE("culture-statue") } Kultur, Bildung oder Gesundheit; größere Gebäude bieten mehr.
lesson-tie-and-equal-points-2 = Eine Stadt nimmt jedem Nachbarn, der weniger bietet, einen Bürger weg. Kultur ist gewünscht. Von Roccos Städten hat eine keine, die andere so viel wie du. Hol dir mit einem einzigen Gebäude aus beiden einen Bürger.
    .goal = Ein Bürger aus jeder Stadt von Rocco
    .help-1 = Die Stadt A9 hat so viel Kultur wie deine. Und ist sie schon Nachbar?
    .help-2 = Du brauchst mehr Kultur, und du brauchst sie ein Feld näher an A9.
    .help-3 = Baue eine Statue auf A6.
    .learnt = Ein Punkt mehr genügt und zieht aus jeder Nachbarstadt, die weniger hat, einen Bürger an. Alle Punkte zählen so, wie die Gebäude zu Beginn der Wanderung stehen.

lesson-full-city = Eine volle Stadt
    .about = Was aus Zugewanderten wird, die keinen Platz finden
lesson-full-city-1 = Kultur ist gewünscht, und deine Statue zieht einen Bürger von Rocco an. Aber deine Stadt ist voll, und ein Zugewanderter ohne Platz geht verloren und kommt in den Vorrat zurück. Schaffe rechtzeitig Platz.
    .goal = Der Bürger von Rocco findet Platz
    .help-1 = Sieh dir das Schild deiner Stadt an: Bürger und Obergrenze sind gleich.
    .help-2 = Welches Gebäude hebt die Obergrenze? Du kennst es schon.
    .help-3 = Baue einen Marktplatz auf A5.
    .learnt = Zugewanderte kommen auf das Castello. Ist die Obergrenze erreicht, gehen sie verloren, und niemand bekommt sie.
lesson-full-city-2 = Deine Stadt ist voll, und jetzt hat auch Rocco eine Statue: Gleichstand, also zieht niemand um. Für niemanden ist Platz. Kannst du Rocco trotzdem schaden?
    .goal = Rocco verliert einen Bürger
    .help-1 = Vergleiche die Kultur beider Städte. Wer würde einen Bürger verlieren, wenn du mehr bötest?
    .help-2 = Ein Nachbar, der weniger bietet, verliert einen Bürger, ob du Platz hast oder nicht.
    .help-3 = Baue eine Statue auf A5.
    .learnt = Auch eine volle Stadt zieht Bürger an; sie gehen in den Vorrat. Nur Städte anderer Spieler verlieren sie: Deine eigenen nehmen sich nie etwas weg.

lesson-voice-and-two-wishes = Was das Volk wünscht
    .about = Wie die Stimme des Volkes spricht und was zwei Wünsche bedeuten
lesson-voice-and-two-wishes-1 = Kultur, Bildung, Gesundheit: { SPELT(RULE("circles"), start: "yes") } Stimmkarten sagen, welche dieser Errungenschaften das Volk wünscht. Eine liegt das ganze Jahr offen, die anderen werden nach dem letzten Zug umgedreht. Die meisten Karten gewinnen. Dieses Jahr hast du alle gesehen.
    .goal = Ein Bürger von Rocco zieht zu dir
    .help-1 = Sieh dir alle Stimmkarten an, nicht nur die erste.
    .help-2 = Eine Errungenschaft steht auf mehr Karten als die anderen. Biete diese.
    .help-3 = Baue eine Klosterschule auf A5.
    .learnt = Die Errungenschaft auf den meisten der { SPELT(RULE("circles")) } Karten ist der Wunsch. Die offene Karte ist ein Hinweis, kein Versprechen: Jede Errungenschaft hat unter allen Karten { SPELT(RULE("voice-cards-each")) }.
lesson-voice-and-two-wishes-2 = Manchmal teilen sich zwei Errungenschaften die Karten: Dann sind beide gewünscht. Für jede Stadt gilt einer davon, gegen alle ihre Nachbarn, und du sagst, welcher. Jetzt ziehen die Leute um: Wähle für deine beiden Städte.
    .goal = Jede deiner beiden Städte bekommt einen Bürger
    .help-1 = Vergleiche Kultur und Gesundheit jeder deiner Städte mit denen von Roccos Stadt dazwischen.
    .help-2 = Die Stadt A2 hat bei der Kultur nur Gleichstand, ist aber bei der Gesundheit voraus. Die Stadt A10 hat gar keine Gesundheit.
    .help-3 = Wähle Gesundheit für A2, dann Kultur für A10.
    .learnt = Bei zwei Wünschen gilt für jede deiner Städte einer davon, gegen alle ihre Nachbarn. Die Städte des Startspielers sind zuerst dran, eine nach der anderen, dann die des nächsten Spielers.

lesson-demolition-from-outside = Leere Gebäude
    .about = Was abgerissen wird, wenn eine Stadt zu wenige Bürger hat
lesson-demolition-from-outside-1 = Der Palazzo von Rocco zieht einen deiner Bürger weg, und niemand ist überzählig: Ein Gebäude muss abgerissen werden. Du wählst, aber nur am Rand der Stadt, denn der Rest muss zusammenhängen. Denk an das Essen danach.
    .goal = Nahrung für alle, die bleiben
    .help-1 = Welche Gebäude stehen am Rand deiner Stadt, und was bringt jedes davon?
    .help-2 = Ein abgerissener Bauernhof nimmt seine Nahrung mit, bevor jemand gegessen hat. Gib etwas anderes auf.
    .help-3 = Reiße die Statue auf A9 ab.
    .learnt = Nach der Wanderung verliert eine Stadt mit weniger Bürgern als Gebäuden (das Castello mitgezählt) so lange Gebäude, bis jedes besetzt ist. Was ein Bauernhof brachte, ist sofort weg.
lesson-demolition-from-outside-2 = Diesmal zieht Rocco auf jeder Seite einen Bürger weg, also musst du zweimal ein Gebäude aufgeben. Behalte deinen Bauernhof wegen der Nahrung und deine Statue wegen der Kultur.
    .goal = Nahrung für alle, und Kultur
    .help-1 = Steinbruch und Klosterschule stehen am Rand. Was steht hinter jedem der beiden?
    .help-2 = Ist ein Gebäude abgerissen, steht das dahinter am Rand. Nimm also nicht zweimal dieselbe Seite.
    .help-3 = Reiße den Steinbruch auf A4 ab, dann die Klosterschule auf A8.
    .learnt = Gebäude werden von außen nach innen abgerissen. Das Castello kommt zuletzt: Geht sein letzter Bürger, ist die Stadt weg, und du bekommst das Castello für eine neue zurück. Ohne Stadt scheidest du aus.

lesson-hunger-and-penalty = Hunger und seine Strafe
    .about = Wer geht, wenn die Nahrung nicht reicht, und was es kostet
lesson-hunger-and-penalty-1 = Dir fehlt eine Nahrung, also muss einer deiner Bürger gehen. Du wählst die Stadt. Achte auf die Gebäude: Wer geht, lässt vielleicht eins leer zurück.
    .goal = Kein Gebäude verlieren
    .help-1 = Sieh dir die Zahlen auf deinen Castellos an. Wo ist ein Bürger überzählig?
    .help-2 = In der Stadt A3 hat jeder seinen Posten. Geht einer, wird ein Gebäude abgerissen.
    .help-3 = Lass den Bürger aus der Stadt A7 gehen.
    .learnt = Bürger ohne Nahrung wandern aus, aus Städten, die du wählst, und leer gewordene Gebäude werden abgerissen wie nach einer Wanderung.
lesson-hunger-and-penalty-2 = Du hast letztes Jahr gehungert. Zur Strafe ist dein erster Zug verloren und mit ihm eine Aktionskarte. Nutze den Rest besser: Dieses Jahr müssen alle genug haben.
    .goal = Genug Nahrung für alle
    .help-1 = Wie viel Nahrung fehlt, und wie viel bringt hier ein Bauernhof?
    .help-2 = Ein Bauernhof reicht nicht. Alle Aktionskarten, die übrig sind, müssen Nahrung bringen.
    .help-3 = Wähle „Zug verlieren“, dann baue Bauernhöfe auf A3 und A5.
    .learnt = Hunger kostet den ersten Zug des nächsten Jahres und mit ihm eine Aktionskarte. An Nachbarn verlorene Bürger kosten keinen Zug.

lesson-political-cards = Politikkarten
    .about = Was Gold kaufen kann: große Gebäude, Baumeister, Spiele, Zuwachs, Ernten, Neuigkeiten
lesson-political-cards-1 = Bis zu { SPELT(RULE("display")) } Politikkarten liegen offen. Statt eine Aktionskarte einzusetzen, darfst du eine davon nehmen: Bezahle sie und nutze sie sofort. Ein Palazzo kostet { RULE("price-palace") } Gold. Kultur ist gewünscht, und Rocco hat eine Statue.
    .goal = Ein Bürger von Rocco zieht zu dir
    .help-1 = Wie viel Kultur gäbe dir eine Statue, und wie viel ein Palazzo?
    .help-2 = Eine Statue brächte nur Gleichstand. Ein Palazzo bietet { RULE("culture-palace") } Kultur.
    .help-3 = Nimm den Palazzo und baue ihn auf A4.
    .learnt = Eine Politikkarte wird genommen, bezahlt und sofort ausgeführt, und die nächste Karte füllt ihren Platz. Palazzo, Badhaus und Hospital kosten { RULE("price-palace") } Gold. Dom und Universität kosten { RULE("price-cathedral") } und bieten { RULE("culture-cathedral") } Punkte.
lesson-political-cards-2 = Gesundheit ist gewünscht, und Rocco hat einen Brunnen. Bei dir ist kein Gewässer. Der Große Baumeister errichtet ein beliebiges Gebäude: ein kleines für { RULE("master-small") } Gold, ein mittleres für { RULE("master-medium") }, ein großes für { RULE("master-large") }.
    .goal = Dieses Jahr niemanden verlieren
    .help-1 = Welches Gebäude bietet Gesundheit, braucht aber kein Gewässer?
    .help-2 = Ein Hospital darf überall stehen. Es ist von mittlerer Größe, und das kannst du bezahlen.
    .help-3 = Wähle den Großen Baumeister und baue ein Hospital auf A4.
    .learnt = Ein Großer Baumeister errichtet, was nicht ausliegt. Ein Hospital bietet { RULE("health-hospital") } Gesundheit und { RULE("education-hospital") } Bildung ohne Gewässer, aber es hat keine Wellen: Es befreit keine Stadt von ihrer Obergrenze.
lesson-political-cards-3 = Bei der Kultur herrscht Gleichstand, und niemand ist überzählig. Für Brot und Spiele braucht es keinen Bürger: Die Karte stellt Figuren von dir auf ein Gebäude mit einer Errungenschaft. Jede gibt dieses Jahr einen Punkt dazu; { RULE("price-of-1") ->
        [0] eine einzige ist kostenlos.
       *[other] eine einzige kostet { RULE("price-of-1") } Gold.
    }
    .goal = Ein Bürger von Rocco zieht zu dir
    .help-1 = Welches deiner Gebäude bietet Kultur?
    .help-2 = Spiele Brot und Spiele auf deiner Statue: Ein Punkt mehr genügt.
    .help-3 = Spiele Brot und Spiele mit einer Figur auf A4.
    .learnt = Du hast { SPELT(RULE("figures")) } Figuren. Sie erhöhen ein Gebäude, { RULE("amounts", join: "or") } davon für { RULE("prices", join: "or") } Gold, bis zum Jahresende; bei einem Hospital nennst du eine Errungenschaft für alle. Sie essen nicht und brauchen keinen Platz.
lesson-political-cards-4 = Deine Aktionskarten sind verbraucht, aber du hast noch Züge. Goldene Zeiten bringen einen Bürger aus dem Vorrat. Die Reiche Ernte verdoppelt, was ein Bauernhof dieses Jahr bringt. Wachse, und lass niemanden hungern.
    .goal = Ein Bürger mehr, und alle satt
    .help-1 = Vergleiche Nahrung und Bürger: Was geschähe mit einem Bürger mehr?
    .help-2 = Goldene Zeiten allein bringen einen hungrigen Mund. Lass eine Reiche Ernte ihn versorgen.
    .help-3 = Spiele Goldene Zeiten mit einem Bürger, dann die Reiche Ernte auf A4.
    .learnt = Goldene Zeiten bringen { RULE("amounts", join: "or") } Bürger für { RULE("prices", join: "or") } Gold, alle in eine Stadt mit Platz. Eine Reiche Ernte verdoppelt einen Bauernhof, nur dieses Jahr und nie im letzten Jahr.
lesson-political-cards-5 = Die offene Stimmkarte zeigt Kultur, aber { SPELT(RULE("hidden-cards")) } sind verdeckt. Die Bürgernähe zeigt dir zwei der verdeckten Stimmkarten kostenlos, oder alle für { RULE("closeness-price") } Gold. Sieh zuerst nach, dann nutze deine letzte Aktionskarte.
    .goal = Ein Bürger von Rocco zieht zu dir
    .help-1 = Die offene Karte ist eine von { SPELT(RULE("circles")) }. Vertraue ihr nicht blind.
    .help-2 = Nimm die Bürgernähe, sieh nach, und baue dann, was die meisten Karten zeigen.
    .help-3 = Sieh dir die verdeckten Karten an, dann baue eine Klosterschule auf A4.
    .learnt = Die Bürgernähe zeigt verdeckte Stimmkarten nur dir; du sagst vor dem Ansehen, wie viele. Wer passt, nimmt die oberste Politikkarte verdeckt und ungenutzt.

lesson-end-and-scoring = Das letzte Jahr
    .about = Was zählt, wenn das letzte Jahr vorbei ist
lesson-end-and-scoring-1 = Der letzte Zug des letzten Jahres! Jeder Bürger ist einen Punkt wert. Eine Stadt mit Kultur, Bildung und Gesundheit ist einen Bonus von { SPELT(RULE("bonus")) } wert. Rocco hat mehr Bürger als du. Gewinne trotzdem.
    .goal = Das Spiel gewinnen
    .help-1 = Was bietet deine Stadt schon, und was fehlt?
    .help-2 = Gesundheit fehlt. Ein Brunnen bietet sie, am Gewässer.
    .help-3 = Baue einen Brunnen auf A5.
    .learnt = Am Ende zählt jeder Bürger einen Punkt und jede Stadt, die alle drei Errungenschaften bietet, { SPELT(RULE("bonus")) } mehr. Figuren zählen dabei nicht, nur Gebäude.
lesson-end-and-scoring-2 = Wieder der letzte Zug. Du hast mehr Bürger als Rocco, aber eine Nahrung zu wenig. Ein Brunnen würde deine Stadt vollständig machen, ein Bauernhof sie versorgen. Hunger im letzten Jahr kostet { SPELT(RULE("hunger")) } Punkte.
    .goal = Das Spiel gewinnen
    .help-1 = Was gewinnt der Brunnen, und was kostet der Hunger?
    .help-2 = Hunger kostet mehr, als eine vollständige Stadt bringt. Versorge deine Leute, neben genug Weizen.
    .help-3 = Baue einen Bauernhof auf A1.
    .learnt = Wer im letzten Jahr hungert, verliert einmal { SPELT(RULE("hunger")) } Punkte, mehr als den Bonus einer Stadt. Und dann hilft keine Reiche Ernte.
lesson-end-and-scoring-3 = Du und Rocco, ihr seid gleichauf: gleich viele Bürger, kein Bonus, genug Nahrung. Ein Zug ist übrig, und kein Gebäude kann noch einen Punkt bringen. Was könnte sonst entscheiden?
    .goal = Das Spiel gewinnen
    .help-1 = Vergleiche, was vor dir und was vor Rocco liegt, neben dem Spielplan.
    .help-2 = Bei gleich vielen Punkten gewinnt der reichere Spieler.
    .help-3 = Nimm mit deiner Aktionskarte Gold.
    .learnt = Die meisten Punkte gewinnen; bei gleich vielen der Spieler mit mehr Gold; danach wird der Sieg geteilt.

lesson-first-strategy = Eine erste Strategie
    .about = Gut beginnen: Weizen, ein Platz für den Bauernhof, Steinbrüche, Wasser, ganze Städte
lesson-first-strategy-1 = Erfahrene Spieler setzen ihre Castellos selbst ein. In jedes ziehen { SPELT(RULE("settlers")) } Bürger, und in den ersten Jahren muss es sie versorgen. Ein Castello neben einem einzigen Weizen hungert bald. Setze dein erstes Castello ein.
    .goal = Ein Castello, das alle seine Bürger versorgt
    .help-1 = Wo treffen sich die meisten Ähren?
    .help-2 = Zwischen zwei Gebieten, oben und unten, lebt ein Castello von beiden.
    .help-3 = Setze das Castello auf A6 ein.
    .learnt = Siedle nie neben einem einzigen Weizen. Alle setzen einmal herum und wieder zurück ein, { SPELT(RULE("gap")) } leere Felder oder mehr voneinander entfernt. Wer links vom Letzten sitzt, beginnt. Zu zweit oder zu dritt bleibt ein Teil des Spielplans gesperrt.
lesson-first-strategy-2 = Denk jetzt einen Schritt weiter. Eine Stadt mit { RULE("limit-plain") } Bürgern braucht { RULE("limit-plain") } Nahrung, von ihrem Castello und ihrem ersten Bauernhof zusammen. Setze dein Castello so ein, dass daneben ein guter Platz für den Bauernhof bleibt.
    .goal = Castello und ein Bauernhof versorgen { RULE("limit-plain") }
    .help-1 = A9 ist das reichste Feld. Aber was könnte daneben gebaut werden?
    .help-2 = Suche ein Feld mit Weizen, dessen Nachbarfeld auch Weizen hat.
    .help-3 = Setze das Castello auf A5 ein.
    .learnt = Ein gutes Castello behält einen guten Platz für seinen ersten Bauernhof. Zähle den Weizen von beiden, bevor du siedelst.
lesson-first-strategy-3 = Ein Steinbruch zahlt 1 Gold für jedes Gebirge daneben, am Anfang jedes Jahres. Bau früh einen, dann zahlt er das ganze Spiel lang. Wo zahlt er am meisten?
    .goal = Ab nächstem Jahr das beste Einkommen
    .help-1 = Welches freie Feld neben deiner Stadt berührt die meisten Gebirge?
    .help-2 = Zwischen mehreren Gebirgen wird ein Steinbruch für jedes davon bezahlt.
    .help-3 = Baue einen Steinbruch auf A5.
    .learnt = Baue Steinbrüche in den ersten Jahren: Jeder zahlt jedes Jahr, für jedes Gebirge daneben. Im letzten Jahr zahlt ein neuer nichts mehr.
lesson-first-strategy-4 = Du möchtest eine zweite Stadt. Sie braucht Weizen, sonst hungern ihre Leute. Und eines Tages braucht sie Wasser, sonst ist bei { RULE("limit-market") } Bürgern Schluss. Gründe sie dort, wo beides zur Hand ist.
    .goal = Nahrung für alle, Wasser daneben
    .help-1 = Welche Plätze berühren Weizen? Welcher davon hat ein Feld am Gewässer neben sich?
    .help-2 = Stell dich nicht selbst ans Gewässer: Halte dieses Feld für einen Brunnen frei, und dein Castello neben den Weizen.
    .help-3 = Wähle „Neue Stadt“, dann A10.
    .learnt = Gib möglichst vielen deiner Städte ein Feld am Gewässer. Ohne Wasser endet eine Stadt bei { RULE("limit-market") } Bürgern.
lesson-first-strategy-5 = Jede Stadt mit Kultur, Bildung und Gesundheit ist am Ende { SPELT(RULE("bonus")) } Punkte wert. Deine hat Kultur. Welches einzelne Gebäude bringt die beiden anderen Errungenschaften?
    .goal = Eine Stadt mit allen drei Errungenschaften
    .help-1 = Welches Gebäude bietet zwei Errungenschaften? Sieh dir die Politikkarten an.
    .help-2 = Ein Hospital bietet Gesundheit und Bildung auf einmal.
    .help-3 = Nimm das Hospital und baue es auf A5.
    .learnt = Plane ganze Städte: Kultur, Bildung und Gesundheit in jeder. Ein Hospital bringt, wofür es sonst Klosterschule und Brunnen braucht, und es braucht kein Gewässer.

lesson-why-no-turn = Dieser Zug wurde für etwas anderes gebraucht, und dieses Jahr ist dafür keiner mehr da.
lesson-why-hungry = Die Nahrung reichte nur für { $food }, und { $amount ->
        [one] 1 Bürger musste
       *[other] { $amount } Bürger mussten
    } hungrig gehen.
lesson-why-bare-farm = Der Bauernhof auf { $space } berührt keinen Weizen, also brachte er nichts. Die Nahrung reichte nur für { $food }, und { $amount ->
        [one] 1 Bürger musste
       *[other] { $amount } Bürger mussten
    } hungrig gehen.
lesson-why-farm-fell = Mit dem Bauernhof auf { $space } { $lost ->
        [one] war seine { $lost } Nahrung
       *[other] waren seine { $lost } Nahrung
    } schon vor dem Essen weg. Die Nahrung reichte nur für { $food }, und { $amount ->
        [one] 1 Bürger musste
       *[other] { $amount } Bürger mussten
    } hungrig gehen.
lesson-why-cards-gone = { $cards ->
        [0] Es ist keine Aktionskarte mehr da.
       *[other] Die übrigen Aktionskarten reichen nicht.
    } Noch immer { $amount ->
        [one] fehlt
       *[other] fehlen
    } { $amount } Nahrung.
lesson-why-left = Ein Bürger hat deine Stadt { $source } verlassen: { $rival } bietet auf { $space } mehr { NAME($service) }, { $more } gegen { $less }.
lesson-why-no-room = Ein Bürger kam aus { $source }, aber deine Stadt { $space } war voll: Er ging verloren und kam in den Vorrat zurück.
lesson-why-tie = Niemand kam aus { $source }: { $rival } bietet dort so viel { NAME($service) } wie du in { $space }, { $theirs } gegen { $mine }.
lesson-why-less = Niemand kam aus { $source }: { $rival } bietet dort mehr { NAME($service) } als du in { $space }, { $theirs } gegen { $mine }.
lesson-why-far = Niemand kam aus { $source }: Dazwischen liegen { $between } leere Felder, also seid ihr keine Nachbarn.
lesson-why-full = Deine Stadt { $space } war voll, als das neue Jahr begann, also kam niemand.
lesson-why-too-few = { $got ->
        [0] Du hast nicht mehr Bürger als vorher.
       *[other] Du hast { $got } dazubekommen, und das sind zu wenige.
    }
lesson-why-fell = Deine Stadt { $space } hat zu wenige Bürger für ihre Gebäude übrig: Eins muss abgerissen werden.
lesson-why-offers-none = Keine deiner Städte bietet noch { NAME($service) }.
lesson-why-spent = Der neue Bürger ist in ein anderes Gebäude gezogen, und der nächste kommt erst in einem Jahr.
lesson-why-lakeside = Neben deiner Stadt ist kein freies Feld am Gewässer mehr, also kann kein Brunnen gebaut werden.
lesson-why-dry = Deine neue Stadt { $space } hat kein freies Feld am Gewässer neben sich.
lesson-why-not-whole = Deiner Stadt fehlt noch eine Errungenschaft.
lesson-why-income = Deine Steinbrüche haben { $paid } Gold gezahlt. Ein besserer Platz zahlt mehr.
lesson-why-poor = Auf { $space } bringt dein Castello { $food } Nahrung, zu wenig für die, die dort leben.
lesson-why-no-site = Das Castello bringt dort { $castle } Nahrung, der beste Bauernhof daneben { $farm }. Das ist zusammen zu wenig.
lesson-why-fewer-points = Du hast { $mine } Punkte, { $rival } hat { $theirs }.
lesson-why-last-hunger = Hunger im letzten Jahr hat dich { RULE("hunger") } Punkte gekostet: Du hast { $mine }, { $rival } hat { $theirs }.
lesson-why-less-gold = Ihr habt gleich viele Punkte, aber { $rival } hat mehr Gold: { $more } gegen { $gold }.
