-- School cycles and the months that carry tuition (DOMAIN §4). Money is in centavos everywhere.

CREATE TABLE cycles (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  name text NOT NULL CHECK (name ~ '\S'),
  fecha_inicio date NOT NULL,
  fecha_fin date NOT NULL,
  costo_inscripcion_centavos bigint NOT NULL CHECK (costo_inscripcion_centavos >= 0),
  mensualidad_preescolar_centavos bigint NOT NULL CHECK (mensualidad_preescolar_centavos >= 0),
  mensualidad_primaria_centavos bigint NOT NULL CHECK (mensualidad_primaria_centavos >= 0),
  costo_material_centavos bigint NOT NULL CHECK (costo_material_centavos >= 0),
  inscripciones_abiertas boolean NOT NULL DEFAULT true,
  cuestionario_activo boolean NOT NULL DEFAULT false,
  dia_limite integer NOT NULL DEFAULT 10 CHECK (dia_limite BETWEEN 1 AND 31),
  -- Percent off when every open month is paid at once, in hundredths (6.5 % = 650).
  descuento_anual_centesimas integer NOT NULL DEFAULT 0 CHECK (descuento_anual_centesimas BETWEEN 0 AND 10000),
  recargo jsonb,
  created_by integer REFERENCES users,
  created_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT cycles_end_after_start CHECK (fecha_fin > fecha_inicio),
  CONSTRAINT cycles_do_not_overlap EXCLUDE USING gist (daterange(fecha_inicio, fecha_fin, '[]') WITH &&)
);

CREATE TABLE cycle_months (
  cycle_id integer NOT NULL REFERENCES cycles ON DELETE CASCADE,
  anio integer NOT NULL CHECK (anio BETWEEN 1900 AND 9999),
  mes integer NOT NULL CHECK (mes BETWEEN 1 AND 12),
  parcialidad integer NOT NULL DEFAULT 1 CHECK (parcialidad BETWEEN 1 AND 9),
  PRIMARY KEY (cycle_id, anio, mes, parcialidad)
);
