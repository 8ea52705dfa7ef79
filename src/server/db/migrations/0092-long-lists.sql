-- Lists of pupils that are too long to be sent whole are searched, sorted and paged here (decisions/0112), as the browser does it with
-- short ones.

-- As the contract's `searchKey`: small letters without accents. Built-in functions alone, as in 0031.
CREATE FUNCTION search_key(text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN regexp_replace(normalize(lower($1 COLLATE "es-x-icu"), NFD), '[\u0300-\u036F]+', '', 'g');

-- Kept, because folding 20,000 names takes a second and finding a piece of a word in them 10 ms.
ALTER TABLE students
  ADD COLUMN busqueda text NOT NULL GENERATED ALWAYS AS (search_key(nombre || ' ' || curp || ' ' || numero_control)) STORED;

-- As the browser's `sortRows`: without case and accents, numbers by value.
CREATE COLLATION list_order (provider = icu, locale = 'es-MX-u-kn-true-ks-level1', deterministic = false);

-- Ten rows are read instead of all being sorted. The first is the order of every list of pupils.
CREATE INDEX students_surname_idx ON students (coalesce(paterno, nombre) COLLATE "es-x-icu", coalesce(materno, '') COLLATE "es-x-icu",
  coalesce(nombres, '') COLLATE "es-x-icu", id);
CREATE INDEX students_name_order_idx ON students (nombre COLLATE list_order);
CREATE INDEX students_control_order_idx ON students (numero_control COLLATE list_order);

-- Where a pupil was last is read of the index alone.
CREATE INDEX enrolments_places_idx ON enrolments (student_id) INCLUDE (cycle_id, grado, grado_numero, group_id)
  WHERE cancelled_at IS NULL;
