-- The year within a level: K1 to K3, 1° to 6°. Null where nobody said it yet: rows of before are asked for, never guessed.
ALTER TABLE enrolments ADD COLUMN grado_numero integer,
  ADD CONSTRAINT enrolments_grade_number CHECK (
    grado_numero >= 1 AND grado_numero <= CASE grado WHEN 'PREESCOLAR' THEN 3 ELSE 6 END
  );
ALTER TABLE groups ADD COLUMN grado_numero integer,
  ADD CONSTRAINT groups_grade_number CHECK (
    grado_numero >= 1 AND grado_numero <= CASE grado WHEN 'PREESCOLAR' THEN 3 ELSE 6 END
  );

-- Each year has its own A.
DROP INDEX groups_name_key;
CREATE UNIQUE INDEX groups_name_key ON groups (cycle_id, grado, coalesce(grado_numero, 0), lower(nombre));

-- A group of a year takes only pupils of it, one without takes any. Held in share, so that its year cannot change meanwhile.
CREATE FUNCTION enrolment_fits_group() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  wanted integer;
BEGIN
  IF NEW.group_id IS NULL THEN
    RETURN NEW;
  END IF;
  SELECT grado_numero INTO wanted FROM groups WHERE id = NEW.group_id FOR SHARE;
  IF wanted IS DISTINCT FROM NEW.grado_numero AND wanted IS NOT NULL THEN
    RAISE EXCEPTION 'group % takes only pupils of its own year', NEW.group_id USING ERRCODE = 'check_violation';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER enrolments_fit_group BEFORE INSERT OR UPDATE OF group_id, grado_numero ON enrolments
  FOR EACH ROW EXECUTE FUNCTION enrolment_fits_group();
CREATE FUNCTION group_fits_enrolments() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.grado_numero IS NOT NULL AND EXISTS (
    SELECT FROM enrolments WHERE group_id = NEW.id AND grado_numero IS DISTINCT FROM NEW.grado_numero
  ) THEN
    RAISE EXCEPTION 'group % holds pupils of another year', NEW.id USING ERRCODE = 'check_violation';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER groups_fit_enrolments BEFORE UPDATE OF grado_numero ON groups
  FOR EACH ROW EXECUTE FUNCTION group_fits_enrolments();
