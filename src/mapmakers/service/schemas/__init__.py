"""Every shape that the API sends or reads, each declared once.

What is sent is a frozen dataclass: the engine's views and effects, and the ones in here. msgspec
writes them as JSON (`service.serialisation`). What is read is a pydantic model, which checks it
(`requests`, and the client's messages in `live`). The OpenAPI description, the schema of the live
channel's messages and the client's types come from these declarations; after a change,
`python -m tools.api_types` writes the client's types anew.
"""
