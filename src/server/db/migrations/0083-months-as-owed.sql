-- Months settled in part before the school came in, becas of any percent, and a pupil's own monthly price (decisions/0102).

-- Hundredths of a percent, as `tuition.beca_centesimas`.
ALTER TABLE scholarships
  DROP CONSTRAINT scholarships_porcentaje_check,
  ALTER COLUMN porcentaje TYPE integer USING porcentaje * 100;
ALTER TABLE scholarships RENAME COLUMN porcentaje TO centesimas;
ALTER TABLE scholarships ADD CONSTRAINT scholarships_centesimas_check
  CHECK (centesimas BETWEEN 1 AND 10000 AND (tipo <> 'HERMANOS' OR centesimas % 100 = 0));
ALTER TABLE scholarship_terms
  DROP CONSTRAINT scholarship_terms_porcentaje_check,
  ALTER COLUMN porcentaje TYPE integer USING porcentaje * 100;
ALTER TABLE scholarship_terms RENAME COLUMN porcentaje TO centesimas;
ALTER TABLE scholarship_terms ADD CONSTRAINT scholarship_terms_centesimas_check CHECK (centesimas BETWEEN 0 AND 10000);

-- `mensualidad_centavos` is the pupil's own price, which another place or another price of the cycle leaves as it is.
ALTER TABLE enrolments ADD COLUMN mensualidad_propia boolean NOT NULL DEFAULT false;

-- What a family had paid elsewhere of a month that it owes in part. It is in `abonado_centavos` and in no payment.
ALTER TABLE tuition
  ADD COLUMN saldado_centavos bigint NOT NULL DEFAULT 0,
  DROP CONSTRAINT tuition_out_is_not_in_part,
  -- The pupil left: what is not paid is no longer owed, so no part that was paid here may stay open.
  ADD CONSTRAINT tuition_out_is_not_in_part CHECK (fuera IS NULL OR abonado_centavos IN (saldado_centavos, monto_centavos)),
  -- A month settled whole is SALDADO.
  ADD CONSTRAINT tuition_settled_in_part
    CHECK (saldado_centavos = 0 OR (saldado_centavos BETWEEN 1 AND abonado_centavos AND saldado_centavos < monto_centavos)),
  DROP CONSTRAINT tuition_lowered_by_baja,
  ADD CONSTRAINT tuition_lowered_by_baja CHECK (
    monto_antes_centavos IS NULL OR (
      fuera IS NOT DISTINCT FROM 'BAJA' AND abonado_centavos > saldado_centavos AND monto_centavos = abonado_centavos
      AND monto_antes_centavos > monto_centavos AND monto_antes_centavos <= lista_centavos
    )
  );

CREATE FUNCTION tuition_settled_part_stays() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'what was settled before of tuition % does not change', NEW.id USING ERRCODE = 'check_violation';
END $$;
CREATE TRIGGER tuition_settled_part_stays BEFORE UPDATE OF saldado_centavos ON tuition
  FOR EACH ROW WHEN (NEW.saldado_centavos <> OLD.saldado_centavos) EXECUTE FUNCTION tuition_settled_part_stays();

-- As in 0028, and what was settled before: every check that asks what stands of a month learns it here.
CREATE OR REPLACE FUNCTION tuition_standing(the_tuition integer) RETURNS bigint LANGUAGE sql STABLE AS $$
  SELECT coalesce((SELECT t.saldado_centavos FROM tuition t WHERE t.id = the_tuition), 0) + coalesce((
    SELECT sum(l.monto_centavos) FROM payment_lines l JOIN payments p ON p.id = l.payment_id
    WHERE l.tuition_id = the_tuition AND l.tipo = 'COLEGIATURA' AND p.cancelled_at IS NULL
      AND NOT EXISTS (SELECT FROM baja_credits b WHERE b.tuition_id = the_tuition AND b.payment_id = p.id)), 0)::bigint
$$;

-- As in 0049, in hundredths.
CREATE OR REPLACE FUNCTION opening_hangs(the_opening integer) RETURNS TABLE (student_id integer, que text, detalle text)
LANGUAGE sql STABLE AS $$
  WITH opened AS (
    SELECT r.*, o.cycle_id, o.last_charge_id, e.estado, b.centesimas AS percent
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
    SELECT coalesce(array_agg(ROW (k.plaza, k.desde, k.centesimas)::text), '{}') FROM scholarship_terms k
    WHERE k.enrolment_id = w.enrolment_id
  ) IS DISTINCT FROM (CASE WHEN w.percent IS NULL THEN '{}' ELSE ARRAY[ROW (1, 0, w.percent)::text] END))
  UNION ALL
  SELECT w.student_id, 'CARGO', min(c.descripcion)
  FROM opened w JOIN charges c ON c.student_id = w.student_id AND c.cycle_id = w.cycle_id AND c.id > w.last_charge_id
    AND c.opening_id IS DISTINCT FROM the_opening AND c.cancelled_at IS NULL
  WHERE w.estado <> 'CANCELADA'
  GROUP BY 1
$$;
