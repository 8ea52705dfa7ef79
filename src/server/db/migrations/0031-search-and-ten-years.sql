-- One field finds whoever is in the school (decisions/0043): words by their beginnings, without case and accents.

-- The same folding as the contract's `searchTerms` does of what is typed. Built-in functions alone: a school's server may allow no
-- extension.
CREATE FUNCTION search_words(text) RETURNS tsvector LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN array_to_tsvector(array_remove(regexp_split_to_array(
  regexp_replace(normalize(lower($1 COLLATE "es-x-icu"), NFD), '[\u0300-\u036F]', '', 'g'), '[^[:alnum:]]+'), ''));

-- A control number is found by its parts and as one word: A-12 and A12.
CREATE FUNCTION student_search(nombre text, curp text, numero_control text)
RETURNS tsvector LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN search_words(nombre || ' ' || curp || ' ' || numero_control || ' '
  || regexp_replace(numero_control, '[^[:alnum:]]', '', 'g'));
CREATE INDEX students_search_idx ON students USING gin (student_search(nombre, curp, numero_control)) WITH (fastupdate = off);

CREATE FUNCTION parent_search(nombre text, telefono text)
RETURNS tsvector LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN search_words(nombre || ' ' || regexp_replace(telefono, '\D', '', 'g'));
CREATE INDEX parents_search_idx ON parents USING gin (parent_search(nombre, telefono)) WITH (fastupdate = off);

-- A bitácora of ten years is read newest first, whole or by one of these; each index has the order that a page is in.
DROP INDEX audit_entries_at_idx, audit_entries_record_idx, audit_entries_user_idx;
CREATE INDEX audit_entries_newest_idx ON audit_entries (at, id);
CREATE INDEX audit_entries_record_idx ON audit_entries (tipo, record_id, at, id);
CREATE INDEX audit_entries_user_idx ON audit_entries (user_id, at, id);
CREATE INDEX audit_entries_module_idx ON audit_entries (modulo, at, id);
