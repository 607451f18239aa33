"""Put the docstrings of Python modules into the C code that mypyc makes of them.

mypyc leaves them out; so `help()` would be silent about a compiled engine. Its C code names every
function, class and module where C has room for a docstring.
"""

import ast
import re
from collections.abc import Iterable, Iterator
from pathlib import Path

SIGNATURE = r'(?P<signature>"(?:[^"\\]|\\.)*"|NULL)'
FUNCTION = re.compile(rf"(\(PyCFunction\)CPyPy_(?P<name>\w+),\s*[\w |]+,\s*PyDoc_STR\(){SIGNATURE}")
CLASS = re.compile(
    rf"(CPyType_(?P<name>\w+)_template_ = \{{[^}}]*?\.tp_doc = PyDoc_STR\(){SIGNATURE}"
)
PROPERTY = re.compile(
    r"(\(getter\)(?P<name>\w+_get_\w+),\s*(?:NULL|\(setter\)\w+),\s*)NULL(, NULL\})"
)
MODULE = re.compile(r'(PyModuleDef_HEAD_INIT,\s*"(?P<name>[\w.]+)",\s*)NULL(, /\* docstring \*/)')

Docstrings = dict[str, str]
ESCAPES = {"\\": r"\\", '"': r"\"", "\n": r"\n", "?": r"\?"}


def documented(code: str, docstrings: Docstrings) -> str:
    """The C code with these docstrings, by the names that mypyc gives to what they describe."""

    def after_signature(found: re.Match[str]) -> str:
        text = docstrings.get(found["name"])
        if not text:
            return found[0]
        signature = "" if found["signature"] == "NULL" else found["signature"].strip('"')
        return f'{found[1]}"{signature}{_escaped(text)}"'

    def instead_of_null(found: re.Match[str]) -> str:
        text = docstrings.get(found["name"])
        return f'{found[1]}PyDoc_STR("{_escaped(text)}"){found[3]}' if text else found[0]

    for pattern in (FUNCTION, CLASS):
        code = pattern.sub(after_signature, code)
    for pattern in (PROPERTY, MODULE):
        code = pattern.sub(instead_of_null, code)
    return code


def docstrings_of(modules: Iterable[Path], root: Path = Path()) -> Docstrings:
    """Every docstring of modules that lie in a folder, by all names that C code may know it by.

    mypyc leaves out as many of the packages in front as it can; what two modules share, it does not
    use.
    """
    found: Docstrings = {}
    shared: set[str] = set()
    for file in modules:
        parts = file.relative_to(root).with_suffix("").parts
        for name, text in _in_module(ast.parse(file.read_text(encoding="utf-8"))):
            if not name:
                found[".".join(parts)] = text
                continue
            for left_out in range(len(parts)):
                known = "___".join([*parts[left_out:], name])
                if known in found:
                    shared.add(known)
                found[known] = text
    return {name: text for name, text in found.items() if name not in shared}


def _in_module(tree: ast.Module) -> Iterator[tuple[str, str]]:
    """The module's own docstring, by an empty name, and those of what it defines."""
    if text := ast.get_docstring(tree):
        yield "", text
    for node in tree.body:
        if isinstance(node, ast.FunctionDef | ast.ClassDef) and (text := ast.get_docstring(node)):
            yield node.name, text
        if isinstance(node, ast.ClassDef):
            for method in node.body:
                if isinstance(method, ast.FunctionDef) and (text := ast.get_docstring(method)):
                    yield f"{node.name}___{method.name}", text
                    yield f"{node.name}_get_{method.name}", text


def _escaped(text: str) -> str:
    """As it stands in a C string."""
    return "".join(ESCAPES.get(sign) or _in_ascii(sign) for sign in text)


def _in_ascii(sign: str) -> str:
    return sign if sign.isascii() else "".join(f"\\{byte:03o}" for byte in sign.encode())
