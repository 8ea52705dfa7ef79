-- Groups, enrolments with their frozen prices, becas and the tuition rows (DOMAIN §4, §5).

CREATE TABLE groups (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  cycle_id integer NOT NULL REFERENCES cycles,
  grado text NOT NULL CHECK (grado IN ('PREESCOLAR', 'PRIMARIA')),
  nombre text NOT NULL CHECK (nombre ~ '\S'),
  created_at timestamptz NOT NULL DEFAULT now(),
  UNIQUE (id, cycle_id, grado)
);
CREATE UNIQUE INDEX groups_name_key ON groups (cycle_id, grado, lower(nombre));

CREATE TABLE scholarships (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  cycle_id integer NOT NULL REFERENCES cycles,
  grado text NOT NULL CHECK (grado IN ('PREESCOLAR', 'PRIMARIA')),
  nombre text NOT NULL CHECK (nombre ~ '\S'),
  porcentaje integer NOT NULL CHECK (porcentaje BETWEEN 5 AND 50 AND porcentaje % 5 = 0),
  created_by integer REFERENCES users,
  created_at timestamptz NOT NULL DEFAULT now(),
  UNIQUE (id, cycle_id, grado)
);

CREATE TABLE enrolments (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  student_id integer NOT NULL REFERENCES students,
  cycle_id integer NOT NULL REFERENCES cycles,
  grado text NOT NULL CHECK (grado IN ('PREESCOLAR', 'PRIMARIA')),
  group_id integer,
  scholarship_id integer,
  costo_inscripcion_centavos bigint NOT NULL CHECK (costo_inscripcion_centavos >= 0),
  descuento integer NOT NULL CHECK (descuento IN (0, 25, 35)),
  motivo_descuento text,
  monto_descuento_centavos bigint NOT NULL,
  monto_pagar_centavos bigint NOT NULL,
  mensualidad_centavos bigint NOT NULL CHECK (mensualidad_centavos >= 0),
  costo_material_centavos bigint NOT NULL CHECK (costo_material_centavos >= 0),
  created_by integer REFERENCES users,
  created_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT enrolments_once_per_cycle UNIQUE (student_id, cycle_id),
  CONSTRAINT enrolments_discount_has_motive CHECK (descuento = 0 OR motivo_descuento ~ '\S'),
  CONSTRAINT enrolments_amounts CHECK (
    monto_descuento_centavos BETWEEN 0 AND costo_inscripcion_centavos
    AND monto_pagar_centavos = costo_inscripcion_centavos - monto_descuento_centavos
  ),
  FOREIGN KEY (group_id, cycle_id, grado) REFERENCES groups (id, cycle_id, grado),
  -- One column, so at most one beca per student and cycle, and always of the same cycle and grade.
  FOREIGN KEY (scholarship_id, cycle_id, grado) REFERENCES scholarships (id, cycle_id, grado)
);
CREATE INDEX enrolments_cycle_idx ON enrolments (cycle_id, grado);
CREATE INDEX enrolments_group_idx ON enrolments (group_id);
CREATE INDEX enrolments_scholarship_idx ON enrolments (scholarship_id);

CREATE TABLE tuition (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  enrolment_id integer NOT NULL REFERENCES enrolments,
  anio integer NOT NULL,
  mes integer NOT NULL CHECK (mes BETWEEN 1 AND 12),
  parcialidad integer NOT NULL CHECK (parcialidad BETWEEN 1 AND 9),
  descripcion text NOT NULL,
  vencimiento date NOT NULL,
  -- Price of the month on the day of enrolment, before the beca.
  lista_centavos bigint NOT NULL CHECK (lista_centavos >= 0),
  beca_porcentaje integer NOT NULL DEFAULT 0 CHECK (beca_porcentaje BETWEEN 0 AND 50),
  monto_centavos bigint NOT NULL,
  -- What standing payments cover; a month is paid whole or not at all.
  abonado_centavos bigint NOT NULL DEFAULT 0,
  pagado boolean NOT NULL GENERATED ALWAYS AS (abonado_centavos = monto_centavos) STORED,
  created_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT tuition_month_key UNIQUE (enrolment_id, anio, mes, parcialidad),
  CONSTRAINT tuition_amounts CHECK (monto_centavos BETWEEN 0 AND lista_centavos),
  CONSTRAINT tuition_paid_whole CHECK (abonado_centavos IN (0, monto_centavos))
);
