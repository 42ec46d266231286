"""The prose of the notebooks in other languages, from PO files, so that code exists once.

    python -m tools.notebook_prose update [language ...]
    python -m tools.notebook_prose check
    python -m tools.notebook_prose build [--missing] [--into FOLDER] [language ...]

Notebooks are written in English. `notebooks/translations/<language>.po` holds the paragraphs of all
of them, each beside its translation. `update` brings these files up to date with the notebooks;
for a name of a language that has none it makes one. `check` fails where something is not up to
date, untranslated, doubtful ("fuzzy"), or leads elsewhere than the English. `build` writes the
notebooks of a language into a folder of its name beside the English ones.

Markdown is taken apart and put together again by the Translate Toolkit, paragraph by paragraph,
and it also finds the old translation of a paragraph that was changed.
"""
