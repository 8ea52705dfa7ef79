-- The bitácora: who wrote what, and when (decisions/0024). Rows are added and stay as they are.

CREATE TABLE audit_entries (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  at timestamptz NOT NULL,
  -- Null for the server itself and for a command at its console.
  user_id integer REFERENCES users,
  modulo text NOT NULL CHECK (modulo ~ '\S'),
  accion text NOT NULL CHECK (accion IN ('CREATE', 'UPDATE', 'DELETE')),
  tipo text NOT NULL CHECK (tipo ~ '\S'),
  record_id integer NOT NULL,
  -- How the record was called then; of personal names it lies with the personal values.
  nombre text,
  -- [{campo, antes?, despues?}]: without values where they are personal, or nobody's business.
  cambios jsonb NOT NULL CHECK (jsonb_typeof(cambios) = 'array')
);
CREATE INDEX audit_entries_at_idx ON audit_entries (at);
CREATE INDEX audit_entries_record_idx ON audit_entries (tipo, record_id);
CREATE INDEX audit_entries_user_idx ON audit_entries (user_id);

-- What identifies a person. Apart, so that it can be emptied without touching who did what.
CREATE TABLE audit_values (
  entry_id bigint PRIMARY KEY REFERENCES audit_entries,
  nombre text,
  -- {campo: {antes, despues}}
  valores jsonb CHECK (jsonb_typeof(valores) = 'object')
);

CREATE FUNCTION audit_stays() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION '% of % is never changed or deleted', TG_OP, TG_TABLE_NAME USING ERRCODE = 'restrict_violation';
END $$;
CREATE TRIGGER audit_entries_stay BEFORE UPDATE OR DELETE OR TRUNCATE ON audit_entries
  FOR EACH STATEMENT EXECUTE FUNCTION audit_stays();
CREATE TRIGGER audit_values_stay BEFORE DELETE OR TRUNCATE ON audit_values
  FOR EACH STATEMENT EXECUTE FUNCTION audit_stays();

-- The one change there is: both become nothing. The owner alone may ask for it; the application has no right to.
CREATE FUNCTION audit_values_only_empty() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.entry_id IS DISTINCT FROM OLD.entry_id OR NEW.nombre IS NOT NULL OR NEW.valores IS NOT NULL THEN
    RAISE EXCEPTION 'values of the bitácora are emptied, never changed' USING ERRCODE = 'restrict_violation';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER audit_values_only_empty BEFORE UPDATE ON audit_values
  FOR EACH ROW EXECUTE FUNCTION audit_values_only_empty();
