"""Words: languages and catalogues, the sentences of boards and refusals. This room calls only storage."""
