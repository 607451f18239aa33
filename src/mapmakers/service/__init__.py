"""The web service: tables of many people, the store, the HTTP API and the web pages."""
