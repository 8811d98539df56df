"""The HTTP part of the wire as an OpenAPI document, made from the same types and routes."""

from __future__ import annotations

from typing import Any

from msgspec import json

from undertable.server import wire
from undertable.server.admin import ADMIN_ENDPOINTS
from undertable.server.api import ENDPOINTS, Endpoint
from undertable.version import VERSION

TEMPLATE = "#/components/schemas/{name}"
GAME_ID = {"type": "string", "maxLength": 40}
LINE = {"type": "integer", "minimum": 1, "maximum": 999_999_999}
PERSON = {"type": "string", "maxLength": 20}
QUERY = {
    "eyes": {"type": "string", "pattern": "^(table|all|[0-9]{1,2})$", "default": "table"},
    "before": {"type": "integer", "minimum": 0, "maximum": 999_999_999, "default": 999_999_999},
    "start": {"type": "integer", "minimum": 0, "maximum": 999_999_999, "default": 0},
    "limit": {"type": "integer", "minimum": 0, "maximum": 1000, "default": 20},
    "address": {"type": "string", "maxLength": 60},
    "count": {"type": "integer", "minimum": 0, "maximum": 500, "default": 100},
}


def openapi() -> dict[str, Any]:
    endpoints = (*ENDPOINTS, *ADMIN_ENDPOINTS)
    types = [kind for e in endpoints for kind in (e.answer, e.body) if kind is not None]
    _, schemas = json.schema_components([*types, wire.Problem], ref_template=TEMPLATE)
    paths: dict[str, Any] = {}
    for endpoint in endpoints:
        paths.setdefault(endpoint.path, {})[endpoint.method.lower()] = _operation(endpoint)
    return {
        "openapi": "3.1.0",
        "info": {"title": "Undertable", "version": VERSION},
        "paths": paths,
        "components": {
            "schemas": schemas,
            "securitySchemes": {"token": {"type": "http", "scheme": "bearer"}},
        },
    }


def _operation(endpoint: Endpoint) -> dict[str, Any]:
    answers = {str(endpoint.status): _content("as wanted", endpoint.answer)}
    if endpoint.status == 204:
        answers = {"204": {"description": "done"}}
    answers |= {str(code): _content("refused", wire.Problem) for code in endpoint.refusals}
    said: dict[str, Any] = {
        "operationId": endpoint.handler.__name__,
        "summary": endpoint.about,
        "responses": answers,
        "parameters": _parameters(endpoint),
    }
    if endpoint.body is not None:
        said["requestBody"] = {"required": True, **_content("", endpoint.body)}
        del said["requestBody"]["description"]
    if endpoint.token:
        said["security"] = [{"token": []}]
    return said


def _parameters(endpoint: Endpoint) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = []
    if "{table}" in endpoint.path:
        schema = {"type": "string", "pattern": "^[a-z0-9]{8,20}$"}
        found.append({"name": "table", "in": "path", "required": True, "schema": schema})
    if "{game}" in endpoint.path:
        found.append({"name": "game", "in": "path", "required": True, "schema": GAME_ID})
    if "{number}" in endpoint.path:
        found.append({"name": "number", "in": "path", "required": True, "schema": LINE})
    if "{person}" in endpoint.path:
        found.append({"name": "person", "in": "path", "required": True, "schema": PERSON})
    return found + [{"name": name, "in": "query", "schema": QUERY[name]} for name in endpoint.query]


def _content(about: str, kind: Any) -> dict[str, Any]:
    schema = {} if kind is None else {"$ref": TEMPLATE.format(name=kind.__name__)}
    return {"description": about, "content": {"application/json": {"schema": schema}}}
