"""How the database came to its present shape; run at start-up."""
