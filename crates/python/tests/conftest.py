"""What several tests share: the program to compare with, and names."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

REPOSITORY = Path(__file__).resolve().parents[3]


@pytest.fixture(scope="session")
def program():
    """The program, as the environment names it or as it is installed."""
    found = os.environ.get("BIDISCOPE") or shutil.which("bidiscope")
    if not found:
        pytest.skip("there is no program to compare with: BIDISCOPE=.../bidiscope")
    return found


@pytest.fixture(scope="session")
def generated_names():
    """Names of which many show the same, look alike, occur again or cannot be read."""
    made = subprocess.run(
        [sys.executable, REPOSITORY / "tools/list_names.py", "800", "5893"], capture_output=True, check=True
    )
    names = made.stdout.decode("utf-8").split("\n")[:-1]
    # With the root's full stop, with white space, and a URL.
    names += [names[0] + ".", f"  {names[1]} ", "https://\u05d0\u05d1.com/1", "\u05d012.com", "12\u05d0.com", "\u05d0.a", "a.\u05d0", "\u05d0\u05d1.com", "\u05d0\u05d1.com."]
    assert len(names) == 809
    return names
