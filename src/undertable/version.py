"""The version of Undertable, said once."""

VERSION = "0.1.0"
