from services import anyio_backend

__all__ = ["anyio_backend"]
