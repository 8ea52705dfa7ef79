-- A seal says where its day ends, so that another SCHOOL_TIME_ZONE later moves no row into another day. Null before this migration.
ALTER TABLE audit_seals ADD COLUMN ends_at timestamptz;
CREATE TRIGGER audit_seals_stay BEFORE UPDATE OR DELETE OR TRUNCATE ON audit_seals
  FOR EACH STATEMENT EXECUTE FUNCTION audit_stays();

-- The days that were sealed: a seal that is removed, the last one too, is missed and never made again.
CREATE TABLE audit_seal_counter (
  only_row boolean PRIMARY KEY DEFAULT true CHECK (only_row),
  first_day date NOT NULL,
  last_day date NOT NULL
);
INSERT INTO audit_seal_counter (first_day, last_day)
SELECT min(day), max(day) FROM audit_seals HAVING count(*) > 0;
CREATE FUNCTION audit_seal_counter_grows() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.first_day <> OLD.first_day OR NEW.last_day <= OLD.last_day THEN
    RAISE EXCEPTION 'the sealed days only grow' USING ERRCODE = 'restrict_violation';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER audit_seal_counter_grows BEFORE UPDATE ON audit_seal_counter
  FOR EACH ROW EXECUTE FUNCTION audit_seal_counter_grows();
CREATE TRIGGER audit_seal_counter_stays BEFORE DELETE OR TRUNCATE ON audit_seal_counter
  FOR EACH STATEMENT EXECUTE FUNCTION audit_stays();

-- A browser that is remembered without an open session is ended by this number.
ALTER TABLE browsers ADD COLUMN id integer GENERATED ALWAYS AS IDENTITY UNIQUE;

-- The password of the sign-in is one of the first that are tried. Known at the sign-in alone, since only a hash is stored.
ALTER TABLE sign_ins ADD COLUMN has_common_password boolean NOT NULL DEFAULT false;
