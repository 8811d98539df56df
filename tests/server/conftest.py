from services import anyio_backend, postgres_database, postgres_server, redis_server

__all__ = ["anyio_backend", "postgres_database", "postgres_server", "redis_server"]
