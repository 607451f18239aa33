"""The built web client: files as they are, and its one page for every address it knows."""

from pathlib import Path, PurePosixPath

from starlette.exceptions import HTTPException
from starlette.responses import PlainTextResponse, Response
from starlette.staticfiles import StaticFiles
from starlette.types import Receive, Scope, Send

PAGE = "index.html"

# The build puts a hash of its content into the name of each file in this folder.
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
            # No file: an address that the client's own page makes sense of.
            path = PAGE
            response = await super().get_response(path, scope)
        response.headers["Cache-Control"] = FOR_EVER if path.startswith(HASHED) else ASK_EACH_TIME
        return response


async def not_built(scope: Scope, receive: Receive, send: Send) -> None:
    """Stands in for the client where it was never built."""
    response = PlainTextResponse("The web client is not built: ./start builds it.\n", 503)
    await response(scope, receive, send)
