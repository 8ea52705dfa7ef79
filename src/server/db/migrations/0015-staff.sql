-- Departments and the staff roster (SPEC §3). Nothing of the ledger points here: who leaves is deleted, with the photo.

-- Two names that differ only in case or accents are one name; Ñ stays a letter of its own.
CREATE COLLATION same_name (provider = icu, locale = 'es-u-ks-level1', deterministic = false);

CREATE TABLE departments (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  nombre text NOT NULL CHECK (nombre ~ '\S'),
  logo_id integer REFERENCES files,
  created_by integer REFERENCES users,
  created_at timestamptz NOT NULL DEFAULT now()
);
CREATE UNIQUE INDEX departments_name_key ON departments (nombre COLLATE same_name);
CREATE INDEX departments_logo_idx ON departments (logo_id);

CREATE TABLE employees (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  nombre text NOT NULL CHECK (nombre ~ '\S'),
  puesto text NOT NULL CHECK (puesto ~ '\S'),
  ingreso date,
  fecha_nacimiento date,
  telefono text,
  direccion text,
  correo text,
  rfc text,
  curp text,
  nss text,
  escolaridad text,
  sueldo_centavos bigint NOT NULL DEFAULT 0 CHECK (sueldo_centavos >= 0),
  -- One with employees is not deleted: the key keeps what the service promises.
  department_id integer CONSTRAINT employees_department_fkey REFERENCES departments,
  photo_id integer REFERENCES files,
  created_by integer REFERENCES users,
  created_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX employees_department_idx ON employees (department_id);
CREATE INDEX employees_photo_idx ON employees (photo_id);
