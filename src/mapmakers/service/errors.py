"""What the API answers when it cannot do what was asked: always JSON, always with a code."""

import json
import logging
from collections.abc import Mapping
from typing import Any

from fastapi import Request
from fastapi.exceptions import RequestValidationError
from sqlalchemy.exc import DBAPIError
from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.responses import Response

from mapmakers.engine.core.refusal import Refused
from mapmakers.service.http.headers import SAFETY
from mapmakers.service.operations.logs import facts

logger = logging.getLogger(__name__)

CODES = {400: "bad-request", 404: "not-found", 405: "method-not-allowed", 413: "too-large"}
LONGEST_DETAIL = 500

Faults = list[dict[str, Any]]


class ApiError(Exception):
    """A refusal. Clients go by the code; the detail is for people who read answers by eye."""

    def __init__(
        self,
        status: int,
        code: str,
        detail: str,
        faults: Faults | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> None:
        super().__init__(detail)
        self.status = status
        self.code = code
        self.detail = detail
        self.faults = faults
        self.headers = headers


def refused_by_rules(refused: Refused) -> ApiError:
    """The rules say no, and which clause says it."""
    return ApiError(409, "refused", f"The rules do not allow this: {refused}.", faults_of(refused))


def faults_of(refused: Refused) -> Faults:
    return [{"clause": clause, "cells": cells} for clause, cells in refused.faults]


def answer(
    status: int,
    code: str,
    detail: str,
    headers: Mapping[str, str] | None = None,
    faults: Faults | None = None,
) -> Response:
    error: dict[str, Any] = {"code": code, "detail": detail[:LONGEST_DETAIL]}
    if faults is not None:
        error["faults"] = faults
    # Plain ASCII: what was sent may hold text that no encoding can write.
    body = json.dumps({"error": error}, ensure_ascii=True)
    return Response(body, status, headers, media_type="application/json")


async def on_api_error(_request: Request, error: Exception) -> Response:
    assert isinstance(error, ApiError)
    return answer(error.status, error.code, error.detail, error.headers, error.faults)


async def on_http_error(_request: Request, error: Exception) -> Response:
    assert isinstance(error, HTTPException)
    code = CODES.get(error.status_code, "refused")
    return answer(error.status_code, code, error.detail, error.headers)


async def on_invalid_request(_request: Request, error: Exception) -> Response:
    assert isinstance(error, RequestValidationError)
    details = "; ".join(
        f"{'.'.join(map(str, found['loc']))}: {found['msg']}" for found in error.errors()
    )
    return answer(422, "invalid-request", details)


async def on_database_error(_request: Request, error: Exception) -> Response:
    """The disk is full, or the database is away: nothing was changed, and it may be tried again."""
    assert isinstance(error, DBAPIError)
    logger.error("database failed", extra=facts(why=error.orig))
    return answer(503, "not-saved", "The server could not save this; try again.")


async def on_failure(_request: Request, _error: Exception) -> Response:
    # This answer is sent from outside every middleware, so it brings the headers itself.
    return answer(500, "internal-error", "Something went wrong on the server.", SAFETY)


def install_error_answers(app: Starlette) -> None:
    app.add_exception_handler(ApiError, on_api_error)
    app.add_exception_handler(HTTPException, on_http_error)
    app.add_exception_handler(RequestValidationError, on_invalid_request)
    app.add_exception_handler(DBAPIError, on_database_error)
    app.add_exception_handler(Exception, on_failure)
