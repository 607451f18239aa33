"""The built web client: files, and its page for every path that it handles."""

from pathlib import Path, PurePosixPath

from starlette.exceptions import HTTPException
from starlette.responses import PlainTextResponse, Response
from starlette.staticfiles import StaticFiles
from starlette.types import Receive, Scope, Send

PAGE = "index.html"

# The build puts a hash of the content into the name of each file in this folder.
HASHED = "assets/"
FOR_EVER = "public, max-age=31536000, immutable"
ASK_EACH_TIME = "no-cache"


def is_built(folder: Path) -> bool:
    return (folder / PAGE).is_file()


class ClientFiles(StaticFiles):
    def __init__(self, folder: Path) -> None:
        super().__init__(directory=folder)

    async def get_response(self, path: str, scope: Scope) -> Response:
        try:
            response = await super().get_response(path, scope)
        except HTTPException as error:
            if error.status_code != 404 or PurePosixPath(path).suffix:
                raise
            # Not a file: a path that the client handles.
            path = PAGE
            response = await super().get_response(path, scope)
        response.headers["Cache-Control"] = FOR_EVER if path.startswith(HASHED) else ASK_EACH_TIME
        return response


async def not_built(scope: Scope, receive: Receive, send: Send) -> None:
    """Shown if the client is not built."""
    response = PlainTextResponse("The web client is not built: ./start builds it.\n", 503)
    await response(scope, receive, send)
