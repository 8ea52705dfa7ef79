-- Reading health leaves a row of the bitácora too (decisions/0074).
ALTER TABLE audit_entries
  DROP CONSTRAINT audit_entries_accion_check,
  ADD CONSTRAINT audit_entries_accion_check CHECK (accion IN ('CREATE', 'UPDATE', 'DELETE', 'READ'));

-- Whose health a user saw in which hour. The key keeps two simultaneous reads from leaving two rows of the bitácora; rows older
-- than a day are deleted. No foreign key to the pupil: a reader would wait for the user who is deleting the pupil.
CREATE TABLE health_views (
  user_id integer NOT NULL REFERENCES users,
  student_id integer NOT NULL,
  hour timestamptz NOT NULL,
  PRIMARY KEY (user_id, student_id, hour)
);

-- Both follow the pupil when a pupil is deleted, as the taking back of an opening (0042) does too.
CREATE TABLE student_medicines (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  student_id integer NOT NULL REFERENCES students ON DELETE CASCADE,
  nombre text NOT NULL CHECK (nombre ~ '\S'),
  dosis text NOT NULL DEFAULT '',
  horario text NOT NULL DEFAULT ''
);
CREATE INDEX student_medicines_student_idx ON student_medicines (student_id);

CREATE TABLE student_care (
  student_id integer PRIMARY KEY REFERENCES students ON DELETE CASCADE,
  tipo_sangre text CHECK (tipo_sangre IN ('A+', 'A-', 'B+', 'B-', 'AB+', 'AB-', 'O+', 'O-')),
  servicio_medico text CHECK (servicio_medico ~ '\S'),
  indicaciones text CHECK (indicaciones ~ '\S')
);
