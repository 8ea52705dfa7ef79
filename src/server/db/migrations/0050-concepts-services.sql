-- What a school charges again and again, with its usual amount (decisions/domain/concepts).
CREATE TABLE concepts (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  nombre text NOT NULL CHECK (nombre ~ '\S'),
  monto_centavos bigint NOT NULL CHECK (monto_centavos > 0),
  tipo text NOT NULL CHECK (tipo IN ('MATERIAL', 'OTRO', 'SERVICIO')),
  activo boolean NOT NULL DEFAULT true,
  -- Codes of the SAT: product, and whether tax applies.
  clave_producto text,
  objeto_imp text,
  created_by integer REFERENCES users,
  created_at timestamptz NOT NULL DEFAULT now()
);
CREATE UNIQUE INDEX concepts_name_key ON concepts (nombre COLLATE same_name);

-- What a cycle offers by the month besides classes: transport, lunch, afternoons (decisions/domain/services).
CREATE TABLE services (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  cycle_id integer NOT NULL REFERENCES cycles,
  nombre text NOT NULL CHECK (nombre ~ '\S'),
  mensualidad_centavos bigint NOT NULL CHECK (mensualidad_centavos > 0),
  concept_id integer REFERENCES concepts,
  created_by integer REFERENCES users,
  created_at timestamptz NOT NULL DEFAULT now()
);
CREATE UNIQUE INDEX services_name_key ON services (cycle_id, nombre COLLATE same_name);
CREATE INDEX services_concept_idx ON services (concept_id) WHERE concept_id IS NOT NULL;

CREATE TABLE service_months (
  service_id integer NOT NULL REFERENCES services,
  anio integer NOT NULL,
  mes integer NOT NULL CHECK (mes BETWEEN 1 AND 12),
  PRIMARY KEY (service_id, anio, mes)
);

ALTER TABLE charges
  DROP CONSTRAINT charges_tipo_check,
  ADD CONSTRAINT charges_tipo_check CHECK (tipo IN ('INSCRIPCION', 'MATERIAL', 'OTRO', 'SERVICIO')),
  ADD COLUMN concept_id integer REFERENCES concepts,
  ADD COLUMN service_id integer,
  ADD COLUMN service_anio integer,
  ADD COLUMN service_mes integer,
  -- A charge of a service is of one of its months, and its kind says so.
  ADD CONSTRAINT charges_service_month_fkey FOREIGN KEY (service_id, service_anio, service_mes) REFERENCES service_months,
  ADD CONSTRAINT charges_of_a_service CHECK (
    num_nonnulls(service_id, service_anio, service_mes) IN (0, 3) AND (service_id IS NULL OR (tipo = 'SERVICIO' AND enrolment_id IS NULL))
  );
-- Two desks that press at once cannot both charge a pupil's month; one that was cancelled may be charged again.
CREATE UNIQUE INDEX charges_once_per_service_month ON charges (service_id, student_id, service_anio, service_mes)
  WHERE service_id IS NOT NULL AND cancelled_at IS NULL;
-- Also the cancelled ones: a month that charges mention is not deleted.
CREATE INDEX charges_service_idx ON charges (service_id, service_anio, service_mes) WHERE service_id IS NOT NULL;
CREATE INDEX charges_concept_idx ON charges (concept_id) WHERE concept_id IS NOT NULL;
