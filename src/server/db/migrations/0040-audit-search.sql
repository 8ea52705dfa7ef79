-- The bitácora is found by folio and by name (decisions/0058), with the words of the search: 0031.
CREATE INDEX audit_entries_search_idx ON audit_entries USING gin (search_words(nombre)) WHERE nombre IS NOT NULL;
CREATE INDEX audit_values_search_idx ON audit_values USING gin (search_words(nombre)) WHERE nombre IS NOT NULL;
