# Every target sets up what it needs in .venv; a machine with Python 3.11+, make and git is enough.
PYTHON ?= python3
BIN := .venv/bin
EXTRAS := $(if $(KOGGE_TRAIN),train)

.PHONY: serve play test test-interpreted test-compiled test-postgres check audit plug fuzz load bench playthroughs signature schema clean

serve: .venv/installed ## the table in the browser
	$(BIN)/kogge serve --open

play: .venv/installed ## a game in the terminal
	$(BIN)/kogge play speicherstadt

test: test-interpreted test-compiled test-postgres ## everything: interpreted, compiled, and the site on PostgreSQL too

test-interpreted: .venv/ready-to-test
	$(BIN)/pytest -n 2 --dist loadgroup --cov --cov-report=term:skip-covered

# the rules and all that is played by them, each rule compiled with bounds checks; the rest does not depend on how rules run
COMPILED_TESTS := tests/kit tests/colonia tests/hellweg tests/speicherstadt tests/test_contract.py tests/test_playthroughs.py
test-compiled: .venv/ready-to-test
	KOGGE_RULES=compiled $(BIN)/pytest -n 2 $(COMPILED_TESTS)

# the whole web suite once more, on PostgreSQL and two workers; the tests start both
test-postgres: .venv/ready-to-test
	KOGGE_TEST_DB=postgresql $(BIN)/pytest -n 2 --dist loadgroup tests/web

check: .venv/ready-to-test ## format, lint, types, import contract, then all tests
	$(BIN)/ruff format --check src tests benchmarks
	$(BIN)/ruff check src tests benchmarks
	$(BIN)/mypy
	$(BIN)/lint-imports
	$(MAKE) audit
	$(MAKE) test

audit: .venv/ready-to-test ## known holes in what we depend on; needs the advisory database
	$(BIN)/python scripts/audit.py

plug: .venv/ready-to-test ## pull the plug in earnest: 50 kills, 10,000 races, 100,000 odd requests
	KOGGE_PLUG=full $(BIN)/pytest tests/plug --durations=20

fuzz: .venv/ready-to-test ## only the 100,000 odd requests
	KOGGE_PLUG=full $(BIN)/pytest tests/plug/test_attackers.py

load: .venv/ready-to-test ## what the site bears
	$(BIN)/python -m benchmarks.load

bench: .venv/ready-to-bench ## speed, side by side with peers in one run
	$(BIN)/python -m benchmarks

playthroughs: .venv/ready-to-test ## write the playthroughs anew, after a change of rules
	cd tests && ../$(BIN)/python playthrough.py

signature: .venv/ready-to-test ## write the signature of each game anew, after a change of rules
	cd tests && ../$(BIN)/python signature.py | tee signatures.txt

schema: .venv/ready-to-test ## write a database of a new migration's schema as text, for the tests
	$(BIN)/python -m tests.schemas.write

.venv/bin/python:
	$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11) and "Kogge needs Python 3.11 or newer.")'
	$(PYTHON) -m venv .venv

.venv/installed: .venv/bin/python pyproject.toml requirements.txt
	$(BIN)/pip install --quiet --disable-pip-version-check -c requirements.txt -e .
	touch $@

.venv/ready-to-test: .venv/installed scripts/install_for_tests.sh
	$(BIN)/pip install --quiet --disable-pip-version-check -c requirements.txt -e '.[dev,research,cluster,gpu,postgres$(addprefix $(comma),$(EXTRAS))]'
	scripts/install_for_tests.sh
	touch $@

.venv/ready-to-bench: .venv/ready-to-test
	$(BIN)/pip install --quiet --disable-pip-version-check -c requirements.txt -e '.[bench]'
	touch $@

comma := ,

clean:
	rm -rf .venv .pytest_cache .mypy_cache .ruff_cache .hypothesis .coverage* bench.json
