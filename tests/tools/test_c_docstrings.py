"""Docstrings that are put into C code: whatever signs they hold, and only where they belong."""

from pathlib import Path

from tools.c_docstrings import docstrings_of, documented

SHEET = '''"""A map."""

class Sheet:
    """What is drawn: "all" of it."""

    @property
    def filled(self) -> int:
        """How much é."""
        return 1

    def draw(self) -> None:
        """Draw.

        Or not?"""

    def silent(self) -> None: ...

def blank() -> Sheet:
    """An unused one."""
    return Sheet()
'''

CODE = r"""
 {"filled", (getter)sheet___Sheet_get_filled, NULL, NULL, NULL},
 {"draw",
  (PyCFunction)CPyPy_sheet___Sheet___draw,
  METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("draw($self)\n--\n\n")},
 {"silent",
  (PyCFunction)CPyPy_sheet___Sheet___silent,
  METH_FASTCALL, PyDoc_STR("silent($self)\n--\n\n")},
static PyTypeObject CPyType_sheet___Sheet_template_ = {
  .tp_name = "Sheet",
  .tp_doc = PyDoc_STR("Sheet()\n--\n\n"),
};
 {"blank", (PyCFunction)CPyPy_maps___sheet___blank, METH_FASTCALL, PyDoc_STR(NULL) /* docstring */},
 PyModuleDef_HEAD_INIT, "maps.sheet", NULL, /* docstring */
"""


def test_each_docstring_stands_where_c_has_room_for_it(tmp_path: Path) -> None:
    file = tmp_path / "maps" / "sheet.py"
    file.parent.mkdir()
    file.write_text(SHEET, encoding="utf-8")
    code = documented(CODE, docstrings_of([file], tmp_path))
    assert r'get_filled, NULL, PyDoc_STR("How much \303\251."), NULL}' in code
    assert r'"draw($self)\n--\n\nDraw.\n\nOr not\?")' in code
    assert r'"silent($self)\n--\n\n")' in code
    assert r'"Sheet()\n--\n\nWhat is drawn: \"all\" of it.")' in code
    assert 'blank, METH_FASTCALL, PyDoc_STR("An unused one.")' in code
    assert '"maps.sheet", PyDoc_STR("A map."), /* docstring */' in code


def test_what_two_modules_call_alike_is_left_to_its_full_name(tmp_path: Path) -> None:
    one, other = (tmp_path / name / "games" / "state.py" for name in "ab")
    for file, text in ((one, "One."), (other, "Other.")):
        file.parent.mkdir(parents=True)
        file.write_text(f'def act() -> None:\n    """{text}"""\n')
    found = docstrings_of([one, other], tmp_path)
    assert "state___act" not in found
    assert found["a___games___state___act"] == "One."
    assert found["b___games___state___act"] == "Other."
