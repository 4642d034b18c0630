"""Languages, catalogues, messages."""
