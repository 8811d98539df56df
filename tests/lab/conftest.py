from services import postgres_database, postgres_server

__all__ = ["postgres_database", "postgres_server"]
