-- The school's data (decisions/domain/school). `saved` names the fields that were saved: until then SCHOOL_NAME, SCHOOL_ADDRESS and
-- SCHOOL_LOGO give theirs, and a saved NULL is an address that was emptied.
CREATE TABLE school (
  id integer PRIMARY KEY DEFAULT 1 CHECK (id = 1),
  saved text[] NOT NULL DEFAULT '{}',
  nombre text CHECK (nombre ~ '\S'),
  razon_social text,
  rfc text,
  regimen_fiscal text,
  codigo_postal text CHECK (codigo_postal ~ '^\d{5}$'),
  direccion text,
  telefono text,
  correo text,
  firma_nombre text,
  firma_cargo text,
  logo_id integer UNIQUE REFERENCES files,
  firma_id integer UNIQUE REFERENCES files
);
INSERT INTO school DEFAULT VALUES;

CREATE TABLE school_levels (
  grado text PRIMARY KEY CHECK (grado IN ('PREESCOLAR', 'PRIMARIA')),
  cct text,
  rvoe text,
  clave_producto text
);

CREATE TABLE school_days_off (dia date PRIMARY KEY);

-- The school's receipts go on where its paper block ended: the first payment has the folio `first_folio`.
ALTER TABLE folio_counter ADD COLUMN first_folio integer NOT NULL DEFAULT 1 CHECK (first_folio BETWEEN 1 AND 999999999);

-- A later change would leave a gap, or give a folio twice.
CREATE FUNCTION folio_counter_keeps_first() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT FROM payments) THEN
    RAISE EXCEPTION 'the first folio is fixed: there are payments';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER folio_counter_first BEFORE UPDATE OF first_folio ON folio_counter
  FOR EACH ROW WHEN (OLD.first_folio IS DISTINCT FROM NEW.first_folio) EXECUTE FUNCTION folio_counter_keeps_first();
