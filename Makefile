# Every target sets up what it needs in .venv; a machine with Python 3.11+, make and git is enough.
PYTHON ?= python3
BIN := .venv/bin
PIP := $(BIN)/pip install --quiet --disable-pip-version-check --no-compile -c requirements.txt -e
# Let Python write byte code even if the environment forbids it: the tests start hundreds of processes that import 1,000 modules each
unexport PYTHONDONTWRITEBYTECODE

.PHONY: serve play test test-library test-site test-all test-everything test-compiled test-postgres test-training test-resilience coverage check audit fuzz load bench lite playthroughs signature observations docs measurements screenshots dist clean

serve: .venv/installed ## the table in the browser
	$(BIN)/kogge serve --open

play: .venv/installed ## a game in the terminal
	$(BIN)/kogge play speicherstadt

test: ## what protects the project, in minutes: rules, contract, records, hidden information, the site in process and in a browser
	@MAKE="$(MAKE)" scripts/parts.sh .venv/ready-to-test test-library test-site

test-all: ## everything: also what is marked `full`, the rules compiled, the site on PostgreSQL, training
	@MAKE="$(MAKE)" scripts/parts.sh .venv/ready-to-test-all test-everything test-compiled test-postgres test-training

# One game's tests stay in one process, so that each game is compiled once (tests/conftest.py). One process more than the two cores of CI:
# a third of the time of the browser's tests is waiting.
PYTEST := $(BIN)/pytest -n 3 --dist loadgroup
SITE_TESTS := tests/web tests/security tests/resilience
# tests of packages that `make test` does not install
EXTRA_TESTS := tests/gpu tests/train

test-library: .venv/ready-to-test
	$(PYTEST) -m "not full" $(addprefix --ignore ,$(SITE_TESTS) $(EXTRA_TESTS))

test-site: .venv/ready-to-test
	$(PYTEST) -m "not full" $(SITE_TESTS)

test-everything: .venv/ready-to-test-all
	$(PYTEST) --ignore tests/train

# the tests of rules and of whole games, with compiled rules and bounds checks; other tests do not depend on how rules run
COMPILED_TESTS := tests/engine tests/colonia tests/hellweg tests/speicherstadt tests/test_contract.py tests/test_playthroughs.py
test-compiled: .venv/ready-to-test-all
	KOGGE_RULES=compiled $(PYTEST) $(COMPILED_TESTS)

# the tests that depend on the database again, on PostgreSQL with two workers; the tests start both
test-postgres: .venv/ready-to-test-all
	KOGGE_TEST_DB=postgresql $(PYTEST) -m database tests/web

test-training: .venv/ready-to-test-all ## a step of training in every game; interpreted, since compiling the rules would take longer
	NUMBA_DISABLE_JIT=1 $(PYTEST) tests/train

test-resilience: .venv/ready-to-test-all ## the long form of tests/resilience and tests/security: 50 kills, 10,000 races, 100,000 odd requests
	KOGGE_TEST_LONG=yes $(BIN)/pytest tests/resilience tests/security --durations=20

fuzz: .venv/ready-to-test-all ## only the 100,000 odd requests
	KOGGE_TEST_LONG=yes $(BIN)/pytest tests/security/test_attacks.py

coverage: .venv/ready-to-test-all ## which lines the tests run; tracing every line of every game takes twice the time, so not in each run
	$(PYTEST) --ignore tests/train --cov --cov-report=term:skip-covered

check: .venv/ready-to-check ## format, lint, types, import contract, docs: the checks that play no game
	$(BIN)/ruff format --check src tests benchmarks examples
	$(BIN)/ruff check src tests benchmarks examples
	$(BIN)/mypy
	$(BIN)/lint-imports
	$(BIN)/pytest -m "not full" tests/test_docs.py

audit: .venv/ready-to-check ## known vulnerabilities of the dependencies; needs access to the advisory database
	$(BIN)/python scripts/audit.py

load: .venv/ready-to-test ## the load that the site can take
	$(BIN)/python -m benchmarks.load

bench: .venv/ready-to-bench ## speed compared with other engines, in one run
	$(BIN)/python -m benchmarks

lite: .venv/ready-for-lite ## the site as a static folder that needs no server, in build/lite
	$(BIN)/kogge lite build/lite

playthroughs: .venv/ready-to-test ## rewrite the playthroughs, after a change of rules
	cd tests && ../$(BIN)/python playthrough.py

observations: .venv/ready-to-test ## rewrite docs/observations.md, after a change of observations
	$(BIN)/python scripts/observation_pages.py

measurements: ## rewrite docs/strength-tables.md and docs/balance-tables.md, after a change of docs/measurements
	$(PYTHON) scripts/measurement_tables.py

screenshots: .venv/ready-to-test ## the pictures of README and docs, made with the real site
	$(BIN)/python scripts/screenshots.py

dist: .venv/bin/python ## an sdist and a wheel in dist/, checked
	$(BIN)/pip install --quiet --disable-pip-version-check build twine
	rm -rf dist && $(BIN)/python -m build && $(BIN)/twine check --strict dist/*

signature: .venv/ready-to-test ## rewrite the signature of each game, after a change of rules
	cd tests && ../$(BIN)/python signature.py | tee signatures.txt

migration: .venv/ready-to-test ## write a migration to the current schema: make migration NAME=0002_clocks
	$(BIN)/python scripts/write_migration.py $(NAME)

.venv/bin/python:
	$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11) and "Kogge needs Python 3.11 or newer.")'
	$(PYTHON) -m venv .venv

.venv/installed: .venv/bin/python pyproject.toml requirements.txt
	$(PIP) .
	touch $@

# the system's packages and Python's at the same time
.venv/ready-to-test: .venv/bin/python pyproject.toml requirements.txt scripts/install_for_tests.sh
	scripts/install_for_tests.sh chromium & $(PIP) '.[test,research,data,postgres,push,passkeys,mcp]' && wait $$!
	touch .venv/installed $@

.venv/ready-to-check: .venv/ready-to-test
	$(PIP) '.[dev,research,data,cluster,gpu,postgres,push,passkeys,mcp]'
	touch $@

.venv/ready-to-test-all: .venv/ready-to-check
	scripts/install_for_tests.sh chromium postgresql debootstrap caddy nginx-light lld & $(PIP) '.[train,sb3,lite]' && wait $$!
	touch $@

.venv/ready-for-lite: .venv/installed
	scripts/install_for_tests.sh lld
	$(PIP) '.[lite]'
	touch $@

.venv/ready-to-bench: .venv/ready-to-test
	$(PIP) '.[bench]'
	touch $@

.venv/ready-for-docs: .venv/ready-to-test
	$(PIP) '.[docs]'
	touch $@

docs: .venv/ready-for-docs .venv/ready-for-lite ## guides, rules and the API as a site in build/docs; fails on warnings and on dead links
	$(BIN)/sphinx-build -q -W --keep-going -c docs/site . build/docs
	cp build/docs/README.html build/docs/index.html
	cp -r docs/pictures build/docs/docs/
	rm -rf build/docs/play
	$(BIN)/kogge lite build/docs/play || { mkdir -p build/docs/play && echo "kogge lite failed: the docs are without it." | tee build/docs/play/index.html >&2; }
	$(BIN)/python scripts/dead_links.py build/docs

clean:
	rm -rf .venv build .pytest_cache .mypy_cache .ruff_cache .hypothesis .coverage* bench.json
