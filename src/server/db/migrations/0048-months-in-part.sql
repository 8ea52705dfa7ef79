-- Months paid in part (decisions/0071): a month may have several payments, and what was paid of its recargo is kept beside what
-- was paid of the month itself.

DROP INDEX tuition_open_idx;
ALTER TABLE tuition
  DROP COLUMN estado,
  DROP COLUMN pagado,
  DROP CONSTRAINT tuition_paid_whole,
  -- Recargos of the month that valid payments charged or waived; those of a payment that a baja turned into credit do not count.
  ADD COLUMN recargo_abonado_centavos bigint NOT NULL DEFAULT 0 CHECK (recargo_abonado_centavos >= 0),
  -- The price before a baja lowered it to what was paid; null for every other month.
  ADD COLUMN monto_antes_centavos bigint;

UPDATE tuition t SET recargo_abonado_centavos = fees.centavos
FROM (
  SELECT l.tuition_id, sum(CASE l.tipo WHEN 'RECARGO' THEN l.monto_centavos ELSE l.condonado_centavos END) AS centavos
  FROM payment_lines l JOIN payments p ON p.id = l.payment_id
  WHERE (l.tipo = 'RECARGO' OR l.condonado_centavos > 0) AND p.cancelled_at IS NULL
    AND NOT EXISTS (SELECT FROM baja_credits b WHERE b.tuition_id = l.tuition_id AND b.payment_id = l.payment_id)
  GROUP BY 1
) fees
WHERE fees.tuition_id = t.id;

ALTER TABLE tuition
  -- A month whose becas leave nothing to pay was not paid.
  ADD COLUMN pagado boolean NOT NULL GENERATED ALWAYS AS (abonado_centavos = monto_centavos AND monto_centavos > 0) STORED,
  ADD COLUMN estado text NOT NULL GENERATED ALWAYS AS (
    CASE
      WHEN abonado_centavos = monto_centavos AND monto_centavos > 0 THEN 'PAGADO'
      WHEN fuera IS NOT NULL THEN fuera
      WHEN monto_centavos = 0 THEN 'BECADO'
      WHEN abonado_centavos > 0 THEN 'PARCIAL'
      ELSE 'PENDIENTE'
    END
  ) STORED,
  ADD CONSTRAINT tuition_never_overpaid CHECK (abonado_centavos BETWEEN 0 AND monto_centavos),
  ADD CONSTRAINT tuition_lowered_by_baja CHECK (
    monto_antes_centavos IS NULL OR (
      fuera IS NOT DISTINCT FROM 'BAJA' AND abonado_centavos > 0 AND monto_centavos = abonado_centavos
      AND monto_antes_centavos > monto_centavos AND monto_antes_centavos <= lista_centavos
    )
  ),
  -- The pupil left: what is not paid of a month is no longer owed, so no part of it may stay open.
  ADD CONSTRAINT tuition_out_is_not_in_part CHECK (fuera IS NULL OR abonado_centavos IN (0, monto_centavos));
CREATE INDEX tuition_open_idx ON tuition (vencimiento) WHERE estado IN ('PENDIENTE', 'PARCIAL');

-- As `tuition_standing`, of the recargo: charged and waived.
CREATE FUNCTION tuition_fees_standing(the_tuition integer) RETURNS bigint LANGUAGE sql STABLE AS $$
  SELECT coalesce(sum(CASE l.tipo WHEN 'RECARGO' THEN l.monto_centavos ELSE l.condonado_centavos END), 0)
  FROM payment_lines l JOIN payments p ON p.id = l.payment_id
  WHERE l.tuition_id = the_tuition AND l.tipo IN ('RECARGO', 'COLEGIATURA') AND p.cancelled_at IS NULL
    AND NOT EXISTS (SELECT FROM baja_credits b WHERE b.tuition_id = the_tuition AND b.payment_id = p.id)
$$;

CREATE OR REPLACE FUNCTION tuition_matches_ledger() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF (SELECT (abonado_centavos, recargo_abonado_centavos) FROM tuition WHERE id = NEW.id)
    IS DISTINCT FROM (tuition_standing(NEW.id), tuition_fees_standing(NEW.id))
  THEN
    RAISE EXCEPTION 'tuition % has a balance that the ledger does not show', NEW.id USING ERRCODE = 'check_violation';
  END IF;
  RETURN NULL;
END $$;
DROP TRIGGER tuition_matches_ledger ON tuition;
CREATE CONSTRAINT TRIGGER tuition_matches_ledger AFTER UPDATE OF abonado_centavos, recargo_abonado_centavos ON tuition
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION tuition_matches_ledger();
DROP TRIGGER tuition_starts_unpaid ON tuition;
CREATE CONSTRAINT TRIGGER tuition_starts_unpaid AFTER INSERT ON tuition
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (NEW.abonado_centavos <> 0 OR NEW.recargo_abonado_centavos <> 0)
  EXECUTE FUNCTION tuition_matches_ledger();
DROP TRIGGER tuition_out_is_not_paid ON tuition;
CREATE TRIGGER tuition_out_is_not_paid BEFORE UPDATE OF abonado_centavos, recargo_abonado_centavos ON tuition
  FOR EACH ROW WHEN (NEW.fuera IS NOT NULL
    AND (NEW.abonado_centavos > OLD.abonado_centavos OR NEW.recargo_abonado_centavos > OLD.recargo_abonado_centavos))
  EXECUTE FUNCTION tuition_out_is_not_paid();

-- As in 0022; a line of recargo now also moves what its month says.
CREATE OR REPLACE FUNCTION check_payment(the_payment integer) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  payment payments%ROWTYPE;
  sums record;
  means bigint;
  moved bigint;
BEGIN
  SELECT * INTO STRICT payment FROM payments WHERE id = the_payment;
  SELECT
    coalesce(sum(CASE WHEN l.tipo IN ('DESCUENTO', 'SALDO') THEN -l.monto_centavos ELSE l.monto_centavos END), 0) AS total,
    coalesce(sum(l.monto_centavos) FILTER (WHERE l.tipo = 'A_CUENTA'), 0) AS a_cuenta,
    coalesce(sum(l.monto_centavos) FILTER (WHERE l.tipo = 'SALDO'), 0) AS saldo_usado,
    coalesce(bool_and(CASE
      WHEN l.tipo = 'CARGO' THEN c.abonado_centavos = charge_standing(c.id)
      WHEN l.tipo = 'COLEGIATURA' THEN t.abonado_centavos = tuition_standing(t.id)
        AND t.recargo_abonado_centavos = tuition_fees_standing(t.id)
      WHEN l.tipo = 'RECARGO' THEN t.recargo_abonado_centavos = tuition_fees_standing(t.id)
      ELSE true END), true) AS balances_match,
    coalesce(bool_and(CASE
      WHEN l.tipo IN ('A_CUENTA', 'SALDO') THEN true
      WHEN payment.student_id IS NOT NULL THEN coalesce(c.student_id, e.student_id) = payment.student_id
      -- A child may have moved to another parent since, when a payment is cancelled.
      ELSE payment.cancelled_at IS NOT NULL OR s.parent_id = payment.parent_id END), true) AS same_family
  INTO sums
  FROM payment_lines l
  LEFT JOIN charges c ON c.id = l.charge_id
  LEFT JOIN tuition t ON t.id = l.tuition_id
  LEFT JOIN enrolments e ON e.id = t.enrolment_id
  LEFT JOIN students s ON s.id = coalesce(c.student_id, e.student_id)
  WHERE l.payment_id = the_payment;
  SELECT coalesce(sum(monto_centavos), 0) INTO means FROM payment_means WHERE payment_id = the_payment;
  IF sums.total <> payment.monto_centavos OR means <> payment.monto_centavos
    OR sums.a_cuenta <> payment.a_cuenta_centavos OR sums.saldo_usado <> payment.saldo_usado_centavos
  THEN
    RAISE EXCEPTION 'payment % does not add up: lines %, means %, amount %', the_payment, sums.total, means, payment.monto_centavos
      USING ERRCODE = 'check_violation';
  END IF;
  SELECT coalesce(sum(centavos), 0) INTO moved FROM credit_moves WHERE payment_id = the_payment;
  IF moved <> (CASE WHEN payment.cancelled_at IS NULL THEN payment.a_cuenta_centavos - payment.saldo_usado_centavos ELSE 0 END) THEN
    RAISE EXCEPTION 'payment % moves credit that it does not tell of', the_payment USING ERRCODE = 'check_violation';
  END IF;
  IF NOT sums.balances_match THEN
    RAISE EXCEPTION 'payment % leaves a balance that the ledger does not show', the_payment USING ERRCODE = 'check_violation';
  END IF;
  IF NOT sums.same_family THEN
    RAISE EXCEPTION 'payment % pays what another student owes', the_payment USING ERRCODE = 'check_violation';
  END IF;
END $$;

-- The payments of a month are made and taken back in order: a recargo counts on what was unpaid on its day, so a payment between
-- two others would change what the later one had to pay. Payments that a baja turned into credit no longer pay the month.
CREATE FUNCTION month_payments_in_order() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  the_payment payments%ROWTYPE;
BEGIN
  IF TG_TABLE_NAME = 'payments' THEN
    the_payment := NEW;
  ELSE
    SELECT * INTO STRICT the_payment FROM payments WHERE id = NEW.payment_id;
  END IF;
  IF EXISTS (
    SELECT FROM payment_lines own JOIN payment_lines l ON l.tuition_id = own.tuition_id JOIN payments p ON p.id = l.payment_id
    WHERE own.payment_id = the_payment.id AND p.id <> the_payment.id AND p.cancelled_at IS NULL
      AND CASE WHEN the_payment.cancelled_at IS NULL THEN p.fecha_pago > the_payment.fecha_pago AND p.id < the_payment.id
        ELSE p.id > the_payment.id END
      AND NOT EXISTS (SELECT FROM baja_credits b WHERE b.tuition_id = own.tuition_id AND b.payment_id IN (p.id, the_payment.id))
  ) THEN
    RAISE EXCEPTION 'payment % is not the latest of a month', the_payment.id USING ERRCODE = 'check_violation';
  END IF;
  RETURN NULL;
END $$;
CREATE CONSTRAINT TRIGGER payments_of_months_in_order AFTER UPDATE OF cancelled_at ON payments
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION month_payments_in_order();
CREATE CONSTRAINT TRIGGER payment_lines_of_months_in_order AFTER INSERT ON payment_lines
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (NEW.tipo IN ('COLEGIATURA', 'RECARGO')) EXECUTE FUNCTION month_payments_in_order();

ANALYZE tuition;
