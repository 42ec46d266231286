"""What can be counted, foretold and compared in Città-Stato (see `lacitta_nb.study`)."""
