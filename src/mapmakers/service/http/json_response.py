"""Answers as JSON, and routes that declare them by what they return."""

from collections.abc import Callable
from typing import Any, Generic, TypeVar, get_args, get_origin, get_type_hints

from fastapi import APIRouter
from starlette.responses import Response

from mapmakers.service.serialisation import to_json

Shape = TypeVar("Shape")


class Json(Response, Generic[Shape]):
    """An answer of this shape."""

    media_type = "application/json"

    def __init__(self, value: Shape, status: int = 200) -> None:
        super().__init__(to_json(value), status)


class JsonRouter(APIRouter):
    """A route that returns `Json[Table]` is described as answering with a Table."""

    def __init__(self, **more: Any) -> None:
        super().__init__(**more)
        self.answers: list[Any] = []
        """The shapes of what its routes answer."""

    def add_api_route(self, path: str, endpoint: Callable[..., Any], **more: Any) -> None:
        returned = get_type_hints(endpoint).get("return")
        if get_origin(returned) is Json:
            (shape,) = get_args(returned)
            more["response_model"] = shape
            self.answers.append(shape)
        super().add_api_route(path, endpoint, **more)
