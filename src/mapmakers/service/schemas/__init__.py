"""Every type that the API sends or reads, declared once.

What is sent is a dataclass: the engine's views and effects, and those in here; msgspec writes them
as JSON (`service.serialisation`). They are frozen, except those that every move makes: freezing one
costs more than encoding it. What is read is a pydantic model, which validates it (`requests`, and
the client's messages in `live`). The OpenAPI description, the schema of the live channel's messages
and the client's types and readers are generated from these declarations; run
`python -m tools.api_types` after a change.
"""
