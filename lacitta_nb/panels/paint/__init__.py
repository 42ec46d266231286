"""Painters of the view: they show what `panels.view` says, and send commands back.

- `widgets`: the page with the clickable board, whose scripts lie in panels/web/.
- `plain`: the panel of lists, for places where only ipywidgets run; `plain_fields` is what it is
  made of, `html` its texts.
- `handle`: what both offer to Python; `static`: the picture that both leave in the notebook for
  readers without a kernel.
"""
