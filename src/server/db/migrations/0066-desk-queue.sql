-- Families that were sent to the desk and have not paid yet: a row goes when they pay or somebody dismisses it. Read for its day only.
CREATE TABLE desk_queue (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  parent_id integer UNIQUE REFERENCES parents ON DELETE CASCADE,
  -- A pupil without a parent is a family alone.
  student_id integer UNIQUE REFERENCES students ON DELETE CASCADE,
  fecha date NOT NULL,
  created_by integer NOT NULL REFERENCES users,
  created_at timestamptz NOT NULL,
  CONSTRAINT desk_queue_one_family CHECK ((parent_id IS NULL) <> (student_id IS NULL))
);
