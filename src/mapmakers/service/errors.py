"""What the API answers when it cannot do what was asked: always JSON, always with a code."""

from collections.abc import Mapping

from fastapi import Request
from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse
from starlette.applications import Starlette
from starlette.exceptions import HTTPException

from mapmakers.service.headers import SAFETY

CODES = {404: "not-found", 405: "method-not-allowed"}


class ApiError(Exception):
    """A refusal. Clients go by the code; the detail is for people who read answers by eye."""

    def __init__(self, status: int, code: str, detail: str) -> None:
        super().__init__(detail)
        self.status = status
        self.code = code
        self.detail = detail


def answer(
    status: int, code: str, detail: str, headers: Mapping[str, str] | None = None
) -> JSONResponse:
    body = {"error": {"code": code, "detail": detail}}
    return JSONResponse(body, status_code=status, headers=headers)


async def on_api_error(_request: Request, error: Exception) -> JSONResponse:
    assert isinstance(error, ApiError)
    return answer(error.status, error.code, error.detail)


async def on_http_error(_request: Request, error: Exception) -> JSONResponse:
    assert isinstance(error, HTTPException)
    code = CODES.get(error.status_code, "refused")
    return answer(error.status_code, code, error.detail, error.headers)


async def on_invalid_request(_request: Request, error: Exception) -> JSONResponse:
    assert isinstance(error, RequestValidationError)
    details = "; ".join(
        f"{'.'.join(map(str, found['loc']))}: {found['msg']}" for found in error.errors()
    )
    return answer(422, "invalid-request", details)


async def on_failure(_request: Request, _error: Exception) -> JSONResponse:
    # This answer is sent from outside every middleware, so it brings the headers itself.
    return answer(500, "internal-error", "Something went wrong on the server.", SAFETY)


def install_error_answers(app: Starlette) -> None:
    app.add_exception_handler(ApiError, on_api_error)
    app.add_exception_handler(HTTPException, on_http_error)
    app.add_exception_handler(RequestValidationError, on_invalid_request)
    app.add_exception_handler(Exception, on_failure)
