-- Kinds of documents that the school asks of its pupils (decisions/domain/documents).
CREATE TABLE document_kinds (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  nombre text NOT NULL CHECK (nombre ~ '\S'),
  obligatorio boolean NOT NULL DEFAULT false,
  -- Null: asked of every pupil.
  grado text CHECK (grado IN ('PREESCOLAR', 'PRIMARIA')),
  -- Null: never expires.
  vigencia_meses integer CHECK (vigencia_meses BETWEEN 1 AND 120),
  activo boolean NOT NULL DEFAULT true,
  -- Its files are sensitive: they stay out of the archive, and each look at them leaves a line in the bitácora.
  confidencial text CHECK (confidencial IN ('IDENTIFICACION', 'SALUD')),
  created_by integer REFERENCES users,
  created_at timestamptz NOT NULL DEFAULT now()
);
CREATE UNIQUE INDEX document_kinds_name_key ON document_kinds (nombre COLLATE same_name);

INSERT INTO document_kinds (nombre, obligatorio, confidencial) VALUES
  ('ACTA DE NACIMIENTO', true, NULL),
  ('CURP', true, NULL),
  ('CARTILLA DE VACUNACIÓN', true, 'SALUD'),
  ('COMPROBANTE DE DOMICILIO', true, NULL),
  ('FOTOGRAFÍAS', false, NULL),
  ('IDENTIFICACIÓN DEL PADRE O TUTOR', false, 'IDENTIFICACION'),
  ('BOLETA ANTERIOR', false, NULL),
  ('CARTA DE NO ADEUDO', false, NULL);

-- Each delivery is a row; the newest of a kind counts, the others are history.
CREATE TABLE documents (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  student_id integer NOT NULL REFERENCES students,
  kind_id integer NOT NULL REFERENCES document_kinds,
  fecha date NOT NULL,
  created_by integer REFERENCES users,
  created_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX documents_latest_idx ON documents (student_id, kind_id, id DESC) INCLUDE (fecha);
CREATE INDEX documents_kind_idx ON documents (kind_id);

-- No rows: delivered on paper.
CREATE TABLE document_pages (
  document_id integer NOT NULL REFERENCES documents,
  place smallint NOT NULL CHECK (place BETWEEN 1 AND 10),
  file_id integer NOT NULL REFERENCES files,
  PRIMARY KEY (document_id, place)
);
CREATE INDEX document_pages_file_idx ON document_pages (file_id);
