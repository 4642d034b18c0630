"""The benchmarks are no part of the package, and say in a sentence what they cannot do."""

import subprocess
import sys


def test_an_unknown_part_of_the_bench_is_refused_with_the_parts_there_are():
    asked = subprocess.run([sys.executable, "-m", "benchmarks", "--only", "nothing"], capture_output=True, text=True)
    assert asked.returncode == 2
    assert "No part has 'nothing' in its name; the parts are random play, api, start" in asked.stderr
