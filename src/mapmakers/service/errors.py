"""Error responses of the API: always JSON, always with a code."""

import logging
from collections.abc import Mapping, Sequence

from fastapi import Request
from fastapi.exceptions import RequestValidationError
from pydantic import ValidationError
from sqlalchemy.exc import DBAPIError
from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.responses import Response

from mapmakers.engine.core.refusal import Refused
from mapmakers.service.http.headers import SAFETY
from mapmakers.service.operations.logs import facts
from mapmakers.service.schemas.errors import Error, ErrorDetail, Fault, RefusalDetail
from mapmakers.service.serialisation import to_json

logger = logging.getLogger(__name__)

CODES = {400: "bad-request", 404: "not-found", 405: "method-not-allowed", 413: "too-large"}
LONGEST_DETAIL = 500


class ApiError(Exception):
    """An error response. Programs use the code; the detail is for people."""

    def __init__(
        self,
        status: int,
        code: str,
        detail: str,
        faults: Sequence[Fault] | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> None:
        super().__init__(detail)
        self.status = status
        self.code = code
        self.detail = detail
        self.faults = faults
        self.headers = headers


def refused_by_rules(refused: Refused) -> ApiError:
    """The rules refuse a move, with the broken clauses."""
    return ApiError(409, "refused", f"The rules do not allow this: {refused}.", faults_of(refused))


def faults_of(refused: Refused) -> list[Fault]:
    return [Fault(clause, cells) for clause, cells in refused.faults]


def answer(
    status: int,
    code: str,
    detail: str,
    headers: Mapping[str, str] | None = None,
    faults: Sequence[Fault] | None = None,
) -> Response:
    # The input may contain text that no encoding can write.
    detail = detail[:LONGEST_DETAIL].encode(errors="replace").decode()
    error = ErrorDetail(code, detail) if faults is None else RefusalDetail(code, detail, faults)
    return Response(to_json(Error(error)), status, headers, media_type="application/json")


async def on_api_error(_request: Request, error: Exception) -> Response:
    assert isinstance(error, ApiError)
    return answer(error.status, error.code, error.detail, error.headers, error.faults)


async def on_http_error(_request: Request, error: Exception) -> Response:
    assert isinstance(error, HTTPException)
    code = CODES.get(error.status_code, "refused")
    return answer(error.status_code, code, error.detail, error.headers)


async def on_invalid_request(_request: Request, error: Exception) -> Response:
    assert isinstance(error, RequestValidationError)
    return answer(422, "invalid-request", what_is_wrong(error))


def what_is_wrong(error: RequestValidationError | ValidationError) -> str:
    """Validation errors, with their places."""
    return "; ".join(
        f"{'.'.join(map(str, found['loc']))}: {found['msg']}" for found in error.errors()
    )


async def on_database_error(_request: Request, error: Exception) -> Response:
    """The disk is full or the database is unavailable: nothing was changed, and the request may be
    retried."""
    assert isinstance(error, DBAPIError)
    logger.error("database failed", extra=facts(why=error.orig))
    return answer(503, "not-saved", "The server could not save this; try again.")


async def on_failure(_request: Request, _error: Exception) -> Response:
    # This response is sent outside every middleware, so it sets the headers itself.
    return answer(500, "internal-error", "Something went wrong on the server.", SAFETY)


def install_error_answers(app: Starlette) -> None:
    app.add_exception_handler(ApiError, on_api_error)
    app.add_exception_handler(HTTPException, on_http_error)
    app.add_exception_handler(RequestValidationError, on_invalid_request)
    app.add_exception_handler(DBAPIError, on_database_error)
    app.add_exception_handler(Exception, on_failure)
