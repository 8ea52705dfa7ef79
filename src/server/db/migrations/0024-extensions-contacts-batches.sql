-- An extension of an open month: until that day nothing is late; after it lateness counts from the month's own due day.
ALTER TABLE tuition
  ADD COLUMN prorroga_hasta date,
  ADD COLUMN prorroga_motivo text CHECK (prorroga_motivo ~ '\S'),
  ADD CONSTRAINT tuition_extension_has_its_reason CHECK ((prorroga_hasta IS NULL) = (prorroga_motivo IS NULL));

-- Contacts with a family that is behind: what was said stays said.
CREATE TABLE debtor_contacts (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  parent_id integer REFERENCES parents,
  -- A pupil without a parent is a family alone.
  student_id integer REFERENCES students,
  fecha date NOT NULL,
  medio text NOT NULL CHECK (medio IN ('LLAMADA', 'WHATSAPP', 'CORREO', 'EN_PERSONA', 'OTRO')),
  promesa text CHECK (promesa ~ '\S'),
  promesa_fecha date,
  created_by integer NOT NULL REFERENCES users,
  created_at timestamptz NOT NULL,
  CONSTRAINT debtor_contacts_one_family CHECK ((parent_id IS NULL) <> (student_id IS NULL))
);
CREATE INDEX debtor_contacts_parent_idx ON debtor_contacts (parent_id) WHERE parent_id IS NOT NULL;
CREATE INDEX debtor_contacts_student_idx ON debtor_contacts (student_id) WHERE student_id IS NOT NULL;

-- Charges that were made with one press, so that they can be taken back together.
CREATE TABLE charge_batches (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  created_by integer NOT NULL REFERENCES users,
  created_at timestamptz NOT NULL
);
ALTER TABLE charges ADD COLUMN batch_id integer REFERENCES charge_batches;
CREATE INDEX charges_batch_idx ON charges (batch_id) WHERE batch_id IS NOT NULL;
