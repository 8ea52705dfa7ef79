-- Two becas for a pupil, to 100 percent (decisions/0072).

ALTER TABLE scholarships
  -- HERMANOS: what the cycle's rule gives a family's second, third... child.
  ADD COLUMN tipo text NOT NULL DEFAULT 'GENERAL' CHECK (tipo IN ('GENERAL', 'HERMANOS')),
  DROP CONSTRAINT scholarships_porcentaje_check,
  ADD CONSTRAINT scholarships_porcentaje_check
    CHECK (porcentaje BETWEEN 1 AND 100 AND (tipo = 'HERMANOS' OR porcentaje % 5 = 0));

-- The becas of an enrolment: one row for each, so two at most, both of its own cycle and grade.
ALTER TABLE enrolments ADD CONSTRAINT enrolments_place_key UNIQUE (id, cycle_id, grado);
CREATE TABLE enrolment_scholarships (
  enrolment_id integer NOT NULL,
  plaza integer NOT NULL CHECK (plaza IN (1, 2)),
  scholarship_id integer NOT NULL,
  cycle_id integer NOT NULL,
  grado text NOT NULL,
  PRIMARY KEY (enrolment_id, plaza),
  CONSTRAINT enrolment_scholarships_once UNIQUE (enrolment_id, scholarship_id),
  FOREIGN KEY (enrolment_id, cycle_id, grado) REFERENCES enrolments (id, cycle_id, grado),
  FOREIGN KEY (scholarship_id, cycle_id, grado) REFERENCES scholarships (id, cycle_id, grado)
);
CREATE INDEX enrolment_scholarships_beca_idx ON enrolment_scholarships (scholarship_id);
INSERT INTO enrolment_scholarships (enrolment_id, plaza, scholarship_id, cycle_id, grado)
SELECT id, 1, scholarship_id, cycle_id, grado FROM enrolments WHERE scholarship_id IS NOT NULL;

ALTER TABLE enrolments
  DROP CONSTRAINT enrolments_gone_without_group_and_beca,
  DROP COLUMN scholarship_id,
  ADD CONSTRAINT enrolments_gone_without_group
    CHECK ((baja_fecha IS NULL AND cancelled_at IS NULL) OR group_id IS NULL);

-- An enrolment on baja or cancelled has no beca.
CREATE FUNCTION enrolment_gone_without_beca() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT FROM enrolment_scholarships WHERE enrolment_id = NEW.id) THEN
    RAISE EXCEPTION 'enrolment % has a beca', NEW.id USING ERRCODE = 'check_violation';
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER enrolments_gone_without_beca AFTER UPDATE OF baja_fecha, cancelled_at ON enrolments
  FOR EACH ROW WHEN (NEW.baja_fecha IS NOT NULL OR NEW.cancelled_at IS NOT NULL)
  EXECUTE FUNCTION enrolment_gone_without_beca();
CREATE FUNCTION beca_of_enrolled() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT FROM enrolments WHERE id = NEW.enrolment_id AND (baja_fecha IS NOT NULL OR cancelled_at IS NOT NULL)) THEN
    RAISE EXCEPTION 'enrolment % is gone', NEW.enrolment_id USING ERRCODE = 'check_violation';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER enrolment_scholarships_of_enrolled BEFORE INSERT OR UPDATE ON enrolment_scholarships
  FOR EACH ROW EXECUTE FUNCTION beca_of_enrolled();

-- Percents by month are kept for each of the two.
ALTER TABLE scholarship_terms
  ADD COLUMN plaza integer NOT NULL DEFAULT 1 CHECK (plaza IN (1, 2)),
  DROP CONSTRAINT scholarship_terms_porcentaje_check,
  ADD CONSTRAINT scholarship_terms_porcentaje_check CHECK (porcentaje BETWEEN 0 AND 100),
  DROP CONSTRAINT scholarship_terms_pkey,
  ADD PRIMARY KEY (enrolment_id, plaza, desde);
ALTER TABLE scholarship_terms ALTER COLUMN plaza DROP DEFAULT;

-- What two becas come to from a month on, as in scholarship_terms. A cycle without rows never changed its `acumulacion`.
CREATE TABLE cycle_accumulations (
  cycle_id integer NOT NULL REFERENCES cycles ON DELETE CASCADE,
  desde integer NOT NULL CHECK (desde = 0 OR desde % 100 BETWEEN 1 AND 12),
  acumulacion text NOT NULL CHECK (acumulacion IN ('MAYOR', 'SUMA', 'SUCESIVA')),
  PRIMARY KEY (cycle_id, desde)
);

-- Two becas in succession leave hundredths of a percent. No row may be updated for it, because settled months refuse updates, so
-- the column changes under them; the trigger that names it is made anew as it was.
DO $$
DECLARE
  settled text := (SELECT pg_get_triggerdef(oid) FROM pg_trigger WHERE tgname = 'tuition_settled_stays');
BEGIN
  DROP TRIGGER tuition_settled_stays ON tuition;
  ALTER TABLE tuition
    DROP CONSTRAINT tuition_beca_porcentaje_check,
    ALTER COLUMN beca_porcentaje TYPE integer USING beca_porcentaje * 100;
  ALTER TABLE tuition RENAME COLUMN beca_porcentaje TO beca_centesimas;
  ALTER TABLE tuition ADD CONSTRAINT tuition_beca_centesimas_check CHECK (beca_centesimas BETWEEN 0 AND 10000);
  EXECUTE replace(settled, 'beca_porcentaje', 'beca_centesimas');
END $$;

-- As in 0042, with the becas in their table.
CREATE OR REPLACE FUNCTION opening_hangs(the_opening integer) RETURNS TABLE (student_id integer, que text, detalle text)
LANGUAGE sql STABLE AS $$
  WITH opened AS (
    SELECT r.*, o.cycle_id, o.last_charge_id, e.estado, b.porcentaje AS percent
    FROM opening_rows r JOIN openings o ON o.id = r.opening_id JOIN enrolments e ON e.id = r.enrolment_id
    LEFT JOIN scholarships b ON b.id = r.scholarship_id
    WHERE r.opening_id = the_opening
  )
  SELECT w.student_id, 'PAGO', min(p.folio)::text
  FROM opened w JOIN charges c ON c.student_id = w.student_id AND c.opening_id = the_opening
  JOIN payment_lines l ON l.charge_id = c.id JOIN payments p ON p.id = l.payment_id AND p.cancelled_at IS NULL
  GROUP BY 1
  UNION ALL
  SELECT w.student_id, 'PAGO', min(p.folio)::text
  FROM opened w JOIN tuition t ON t.enrolment_id = w.enrolment_id
  JOIN payment_lines l ON l.tuition_id = t.id JOIN payments p ON p.id = l.payment_id AND p.cancelled_at IS NULL
  GROUP BY 1
  UNION ALL
  SELECT w.student_id, CASE WHEN count(p.id) > 0 THEN 'SALDO' ELSE 'DEVOLUCION' END, coalesce(min(p.folio), min(f.folio))::text
  FROM opened w JOIN credit_moves a ON a.id = w.credit_move_id JOIN credits c ON c.id = a.credit_id
  JOIN credit_moves m ON m.credit_id IN (c.id, c.merged_into) AND m.id > a.id AND m.tipo IN ('SALDO', 'DEVOLUCION')
  LEFT JOIN payments p ON p.id = m.payment_id LEFT JOIN refunds f ON f.id = m.refund_id
  WHERE coalesce(p.cancelled_at, f.cancelled_at) IS NULL
  GROUP BY 1
  UNION ALL
  SELECT w.student_id, 'BAJA', NULL FROM opened w WHERE w.estado = 'BAJA'
  UNION ALL
  SELECT w.student_id, 'PRORROGA', min(t.descripcion)
  FROM opened w JOIN tuition t ON t.enrolment_id = w.enrolment_id AND t.prorroga_hasta IS NOT NULL
  GROUP BY 1
  UNION ALL
  SELECT w.student_id, 'BECA', NULL FROM opened w
  WHERE w.estado = 'INSCRITO' AND ((
    SELECT coalesce(array_agg(h.scholarship_id), '{}') FROM enrolment_scholarships h WHERE h.enrolment_id = w.enrolment_id
  ) IS DISTINCT FROM (CASE WHEN w.scholarship_id IS NULL THEN '{}' ELSE ARRAY[w.scholarship_id] END) OR (
    SELECT coalesce(array_agg(ROW (k.plaza, k.desde, k.porcentaje)::text), '{}') FROM scholarship_terms k
    WHERE k.enrolment_id = w.enrolment_id
  ) IS DISTINCT FROM (CASE WHEN w.percent IS NULL THEN '{}' ELSE ARRAY[ROW (1, 0, w.percent)::text] END))
  UNION ALL
  SELECT w.student_id, 'CARGO', min(c.descripcion)
  FROM opened w JOIN charges c ON c.student_id = w.student_id AND c.cycle_id = w.cycle_id AND c.id > w.last_charge_id
    AND c.opening_id IS DISTINCT FROM the_opening AND c.cancelled_at IS NULL
  WHERE w.estado <> 'CANCELADA'
  GROUP BY 1
$$;

CREATE OR REPLACE FUNCTION undo_opening(the_opening integer, by_user integer, at timestamptz, on_day date, reason text) RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  opened integer[];
  mentioned integer[];
BEGIN
  PERFORM FROM openings WHERE id = the_opening AND undone_at IS NULL FOR UPDATE;
  IF NOT FOUND THEN
    RAISE EXCEPTION 'opening % was taken back', the_opening USING ERRCODE = 'restrict_violation';
  END IF;
  SELECT coalesce(array_agg(enrolment_id), '{}') INTO opened FROM opening_rows WHERE opening_id = the_opening;
  PERFORM FROM enrolments WHERE id = ANY (opened) ORDER BY id FOR UPDATE;
  PERFORM FROM charges WHERE opening_id = the_opening ORDER BY id FOR UPDATE;
  PERFORM FROM tuition WHERE enrolment_id = ANY (opened) ORDER BY id FOR UPDATE;
  PERFORM FROM credits WHERE id IN (SELECT coalesce(c.merged_into, c.id) FROM credits c JOIN credit_moves m ON m.credit_id = c.id
    WHERE m.opening_id = the_opening) ORDER BY id FOR UPDATE;
  IF EXISTS (SELECT FROM opening_hangs(the_opening)) THEN
    RAISE EXCEPTION 'something hangs on opening %', the_opening USING ERRCODE = 'restrict_violation';
  END IF;

  UPDATE openings SET motivo = reason, undone_by = by_user, undone_at = at, undone_on = on_day WHERE id = the_opening;
  DELETE FROM opening_rows WHERE opening_id = the_opening;
  PERFORM drop_opening_credit(the_opening, by_user, at, on_day);

  SELECT coalesce(array_agg(DISTINCT x.enrolment_id), '{}') INTO mentioned FROM (
    SELECT t.enrolment_id FROM tuition t JOIN payment_lines l ON l.tuition_id = t.id WHERE t.enrolment_id = ANY (opened)
    UNION ALL
    SELECT c.enrolment_id FROM charges c JOIN payment_lines l ON l.charge_id = c.id WHERE c.enrolment_id = ANY (opened)
  ) x;
  UPDATE charges SET motivo_cancelacion = reason, cancelled_by = by_user, cancelled_at = at
  WHERE opening_id = the_opening AND cancelled_at IS NULL
    AND (enrolment_id = ANY (mentioned) OR (enrolment_id IS NULL AND EXISTS (SELECT FROM payment_lines l WHERE l.charge_id = charges.id)));
  UPDATE tuition SET fuera = 'CANCELADA', fuera_at = at WHERE enrolment_id = ANY (mentioned);
  DELETE FROM enrolment_scholarships WHERE enrolment_id = ANY (opened);
  UPDATE enrolments SET motivo_cancelacion = reason, cancelled_by = by_user, cancelled_at = at, group_id = NULL
  WHERE id = ANY (mentioned) AND cancelled_at IS NULL;

  DELETE FROM charges c WHERE c.opening_id = the_opening AND NOT coalesce(c.enrolment_id = ANY (mentioned), false)
    AND NOT EXISTS (SELECT FROM payment_lines l WHERE l.charge_id = c.id);
  DELETE FROM tuition WHERE enrolment_id = ANY (opened) AND enrolment_id <> ALL (mentioned);
  DELETE FROM scholarship_terms WHERE enrolment_id = ANY (opened) AND enrolment_id <> ALL (mentioned);
  DELETE FROM enrolments WHERE id = ANY (opened) AND id <> ALL (mentioned);
  PERFORM drop_made(the_opening);
END $$;
