-- Prices by grade and the rules of a cycle that a school sets (decisions/domain/cycles).

ALTER TABLE cycles
  -- What two becas of one pupil come to.
  ADD COLUMN acumulacion text NOT NULL DEFAULT 'MAYOR' CHECK (acumulacion IN ('MAYOR', 'SUMA', 'SUCESIVA')),
  -- [{lugar, porcentaje}] by place: what a family's second, third... child gets.
  ADD COLUMN hermanos jsonb NOT NULL DEFAULT '[]',
  -- Last day of money with the yearly discount; null: as long as the cycle runs.
  ADD COLUMN anual_hasta date,
  -- {tipo, valor, hasta_dia, con_beca}, or null without it.
  ADD COLUMN pronto_pago jsonb,
  -- Where a due day on a day without banks moves to; fixed with the first enrolment.
  ADD COLUMN dia_habil text CHECK (dia_habil IN ('SIGUIENTE', 'ANTERIOR'));

-- Prices of a grade that differ from the cycle's; null keeps the more general one. A row without number is for the whole level.
CREATE TABLE cycle_prices (
  cycle_id integer NOT NULL REFERENCES cycles ON DELETE CASCADE,
  grado text NOT NULL CHECK (grado IN ('PREESCOLAR', 'PRIMARIA')),
  grado_numero integer CHECK (grado_numero BETWEEN 1 AND CASE grado WHEN 'PREESCOLAR' THEN 3 ELSE 6 END),
  costo_inscripcion_centavos bigint CHECK (costo_inscripcion_centavos >= 0),
  costo_material_centavos bigint CHECK (costo_material_centavos >= 0),
  mensualidad_centavos bigint CHECK (mensualidad_centavos >= 0),
  CONSTRAINT cycle_prices_once UNIQUE NULLS NOT DISTINCT (cycle_id, grado, grado_numero)
);

-- The recargo that months due from a day on have. The first row of a cycle holds for every month due before the second one's day.
CREATE TABLE cycle_late_fees (
  cycle_id integer NOT NULL REFERENCES cycles ON DELETE CASCADE,
  desde date NOT NULL,
  -- As cycles.recargo; null: late months cost nothing.
  recargo jsonb,
  PRIMARY KEY (cycle_id, desde)
);
INSERT INTO cycle_late_fees SELECT id, fecha_inicio, recargo FROM cycles;
