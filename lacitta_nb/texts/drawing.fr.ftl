# Mots de toutes les images.

drawing-choose = { $what }. Choix possible : { $text }

drawing-foreseen = Prévu, pas encore arrivé : { $text }

drawing-no-target = Rien ne s’appelle { $name } sur l’image ; il y a : { $names }.
drawing-no-theme = Il n’y a pas de thème « { $name } » ; il y a : { $names }.
