-- Parents and students (DOMAIN §4). One parent record per student.

CREATE TABLE parents (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  nombre text NOT NULL CHECK (nombre ~ '\S'),
  telefono text NOT NULL CHECK (telefono ~ '\S'),
  correo text,
  direccion text,
  user_id integer UNIQUE REFERENCES users,
  created_at timestamptz NOT NULL DEFAULT now()
);

CREATE TABLE students (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  -- The three parts joined by one space, as it travels. Clients that send only the whole name leave the parts empty.
  nombre text NOT NULL CHECK (nombre ~ '\S'),
  nombres text,
  paterno text,
  materno text,
  curp text NOT NULL CONSTRAINT students_curp_key UNIQUE,
  curp_verificada boolean NOT NULL,
  numero_control text NOT NULL CONSTRAINT students_control_key UNIQUE CHECK (numero_control ~ '\S'),
  fecha_nacimiento date NOT NULL,
  photo_id integer REFERENCES files,
  parent_id integer REFERENCES parents,
  created_by integer REFERENCES users,
  created_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX students_parent_idx ON students (parent_id);
CREATE INDEX students_photo_idx ON students (photo_id);

-- Sensitive data of minors: in a table of its own, so that no list reads it by accident.
CREATE TABLE student_health (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  student_id integer NOT NULL REFERENCES students,
  kind text NOT NULL CHECK (kind IN ('ALERGIA', 'ENFERMEDAD')),
  descripcion text NOT NULL CHECK (descripcion ~ '\S')
);
CREATE INDEX student_health_student_idx ON student_health (student_id);
