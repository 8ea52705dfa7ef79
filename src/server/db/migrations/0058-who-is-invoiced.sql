-- Who is invoiced (decisions/0080): several of a family, one of them first. A row that payments were asked to be invoiced with stays
-- when it is taken away, so that they still say to whom.
CREATE TABLE fiscals (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  parent_id integer REFERENCES parents,
  student_id integer REFERENCES students,
  rfc text NOT NULL CHECK (rfc ~ '^[A-ZÑ&]{3,4}\d{6}[A-Z0-9]{2}[0-9A]$'),
  nombre text NOT NULL CHECK (nombre ~ '\S'),
  regimen_fiscal text NOT NULL,
  codigo_postal text NOT NULL CHECK (codigo_postal ~ '^\d{5}$'),
  uso_cfdi text NOT NULL,
  correo text,
  predeterminado boolean NOT NULL,
  removed_at timestamptz,
  created_by integer NOT NULL REFERENCES users,
  created_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT fiscals_of_one_family CHECK ((parent_id IS NULL) <> (student_id IS NULL)),
  CONSTRAINT fiscals_removed_is_not_first CHECK (removed_at IS NULL OR NOT predeterminado)
);
CREATE INDEX fiscals_parent_idx ON fiscals (parent_id);
CREATE INDEX fiscals_student_idx ON fiscals (student_id);
CREATE UNIQUE INDEX fiscals_rfc_key ON fiscals (coalesce(parent_id, 0), coalesce(student_id, 0), rfc) WHERE removed_at IS NULL;
CREATE UNIQUE INDEX fiscals_first_key ON fiscals (coalesce(parent_id, 0), coalesce(student_id, 0)) WHERE predeterminado;
