-- The adults around a pupil (decisions/domain/guardians). Each pupil has rows of their own: what holds for one child, such as who
-- must not take it, need not hold for a sibling.
CREATE TABLE guardians (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  student_id integer NOT NULL REFERENCES students,
  nombre text NOT NULL CHECK (nombre ~ '\S'),
  parentesco text NOT NULL CHECK (parentesco ~ '\S'),
  telefono text NOT NULL CHECK (telefono ~ '\S'),
  telefono2 text,
  correo text,
  vive_con boolean NOT NULL DEFAULT false,
  emergencia smallint CHECK (emergencia BETWEEN 1 AND 9),
  puede_recoger boolean NOT NULL DEFAULT false,
  no_entregar boolean NOT NULL DEFAULT false,
  -- As sensitive as health, and so is the identification.
  nota text,
  photo_id integer REFERENCES files,
  identification_id integer REFERENCES files,
  created_by integer REFERENCES users,
  created_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT guardians_take_or_not CHECK (NOT (puede_recoger AND no_entregar))
);
CREATE UNIQUE INDEX guardians_name_key ON guardians (student_id, nombre COLLATE same_name);
CREATE INDEX guardians_photo_idx ON guardians (photo_id) WHERE photo_id IS NOT NULL;
CREATE INDEX guardians_identification_idx ON guardians (identification_id) WHERE identification_id IS NOT NULL;

-- Taking an opening back deletes the pupils it made (`drop_made`): the adults that came in the same file go with them. An adult with
-- a photo or an identification was added by hand and keeps the pupil.
CREATE FUNCTION guardians_of_a_pupil_go() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM guardians WHERE student_id = OLD.id AND photo_id IS NULL AND identification_id IS NULL;
  RETURN OLD;
END $$;
CREATE TRIGGER students_take_guardians BEFORE DELETE ON students FOR EACH ROW EXECUTE FUNCTION guardians_of_a_pupil_go();
