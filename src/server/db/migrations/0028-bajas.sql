-- Who leaves, who comes back, and enrolments that were a mistake (decisions/0041).

ALTER TABLE enrolments
  ADD COLUMN baja_fecha date,
  ADD COLUMN baja_motivo text,
  ADD COLUMN baja_by integer REFERENCES users,
  ADD COLUMN baja_at timestamptz,
  ADD COLUMN motivo_cancelacion text,
  ADD COLUMN cancelled_by integer REFERENCES users,
  ADD COLUMN cancelled_at timestamptz,
  -- Never written: who is in class is INSCRITO, who left is BAJA, a mistake is CANCELADA.
  ADD COLUMN estado text NOT NULL GENERATED ALWAYS AS (
    CASE WHEN cancelled_at IS NOT NULL THEN 'CANCELADA' WHEN baja_fecha IS NOT NULL THEN 'BAJA' ELSE 'INSCRITO' END
  ) STORED,
  ADD CONSTRAINT enrolments_baja_whole CHECK (
    CASE WHEN baja_fecha IS NULL THEN num_nonnulls(baja_motivo, baja_by, baja_at) = 0
    ELSE coalesce(baja_motivo, '') ~ '\S' AND num_nonnulls(baja_by, baja_at) = 2 END
  ),
  ADD CONSTRAINT enrolments_cancelled_whole CHECK (
    CASE WHEN cancelled_at IS NULL THEN num_nonnulls(motivo_cancelacion, cancelled_by) = 0
    ELSE coalesce(motivo_cancelacion, '') ~ '\S' AND cancelled_by IS NOT NULL END
  ),
  ADD CONSTRAINT enrolments_gone_without_group_and_beca CHECK (
    (baja_fecha IS NULL AND cancelled_at IS NULL) OR (group_id IS NULL AND scholarship_id IS NULL)
  ),
  DROP CONSTRAINT enrolments_once_per_cycle;
CREATE UNIQUE INDEX enrolments_once_per_cycle ON enrolments (student_id, cycle_id) WHERE cancelled_at IS NULL;
CREATE INDEX enrolments_student_idx ON enrolments (student_id, cycle_id);
CREATE INDEX enrolments_bajas_idx ON enrolments (cycle_id) WHERE baja_fecha IS NOT NULL;

-- Why a month is not owed, and since when. A paid one stays paid; it is not owed again when its payment is cancelled.
ALTER TABLE tuition
  ADD COLUMN fuera text CHECK (fuera IN ('BAJA', 'CANCELADA')),
  ADD COLUMN fuera_at timestamptz,
  ADD COLUMN estado text NOT NULL GENERATED ALWAYS AS (
    CASE WHEN abonado_centavos = monto_centavos THEN 'PAGADO' ELSE coalesce(fuera, 'PENDIENTE') END
  ) STORED,
  ADD CONSTRAINT tuition_out_since CHECK ((fuera IS NULL) = (fuera_at IS NULL)),
  ADD CONSTRAINT tuition_out_without_extension CHECK (fuera IS NULL OR prorroga_hasta IS NULL);
DROP INDEX tuition_open_idx;
CREATE INDEX tuition_open_idx ON tuition (vencimiento) WHERE estado = 'PENDIENTE';

CREATE FUNCTION tuition_out_is_not_paid() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'tuition % is not owed', NEW.id USING ERRCODE = 'check_violation';
END $$;
CREATE TRIGGER tuition_out_is_not_paid BEFORE UPDATE OF abonado_centavos ON tuition
  FOR EACH ROW WHEN (NEW.fuera IS NOT NULL AND NEW.abonado_centavos > OLD.abonado_centavos)
  EXECUTE FUNCTION tuition_out_is_not_paid();

-- What a payment had paid of a month that nobody owes any more, turned into the family's credit: the payment stands, and pays
-- nothing of the month from then on.
CREATE TABLE baja_credits (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  tuition_id integer NOT NULL REFERENCES tuition,
  payment_id integer NOT NULL REFERENCES payments,
  credit_id integer NOT NULL REFERENCES credits,
  monto_centavos bigint NOT NULL CHECK (monto_centavos > 0),
  -- What the yearly discount had taken off, which becomes no credit.
  descuento_centavos bigint NOT NULL CHECK (descuento_centavos BETWEEN 0 AND monto_centavos),
  fecha date NOT NULL,
  created_by integer NOT NULL REFERENCES users,
  created_at timestamptz NOT NULL,
  CONSTRAINT baja_credits_once UNIQUE (tuition_id, payment_id)
);
CREATE INDEX baja_credits_payment_idx ON baja_credits (payment_id);
CREATE TRIGGER baja_credits_append_only BEFORE UPDATE OR DELETE ON baja_credits
  FOR EACH ROW EXECUTE FUNCTION ledger_is_append_only();
CREATE TRIGGER baja_credits_never_truncated BEFORE TRUNCATE ON baja_credits
  FOR EACH STATEMENT EXECUTE FUNCTION ledger_is_append_only();

ALTER TABLE credit_moves
  ADD COLUMN baja_credit_id integer REFERENCES baja_credits,
  DROP CONSTRAINT credit_moves_kind,
  ADD CONSTRAINT credit_moves_kind CHECK (
    CASE tipo
      WHEN 'A_CUENTA' THEN centavos > 0 AND payment_id IS NOT NULL AND num_nonnulls(refund_id, baja_credit_id) = 0
      WHEN 'SALDO' THEN centavos < 0 AND payment_id IS NOT NULL AND num_nonnulls(refund_id, baja_credit_id) = 0
      WHEN 'DEVOLUCION' THEN centavos < 0 AND refund_id IS NOT NULL AND num_nonnulls(payment_id, baja_credit_id) = 0
      WHEN 'BAJA' THEN centavos > 0 AND baja_credit_id IS NOT NULL AND num_nonnulls(payment_id, refund_id) = 0
      WHEN 'CANCELACION' THEN num_nonnulls(payment_id, refund_id, baja_credit_id) = 1
      WHEN 'TRASLADO' THEN num_nonnulls(payment_id, refund_id, baja_credit_id) = 0
      ELSE false
    END
  );
CREATE INDEX credit_moves_baja_idx ON credit_moves (baja_credit_id) WHERE baja_credit_id IS NOT NULL;

CREATE OR REPLACE FUNCTION tuition_standing(the_tuition integer) RETURNS bigint LANGUAGE sql STABLE AS $$
  SELECT coalesce(sum(l.monto_centavos), 0) FROM payment_lines l JOIN payments p ON p.id = l.payment_id
  WHERE l.tuition_id = the_tuition AND l.tipo = 'COLEGIATURA' AND p.cancelled_at IS NULL
    AND NOT EXISTS (SELECT FROM baja_credits b WHERE b.tuition_id = the_tuition AND b.payment_id = p.id)
$$;

-- At commit: it is what the payment says of the month, and the family's credit moved by it for as long as the payment stands.
CREATE FUNCTION check_baja_credit(the_one integer) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  made baja_credits%ROWTYPE;
  paid record;
  moved bigint;
BEGIN
  SELECT * INTO STRICT made FROM baja_credits WHERE id = the_one;
  SELECT coalesce(sum(l.monto_centavos) FILTER (WHERE l.tipo = 'COLEGIATURA'), 0) AS monto,
    coalesce(sum(l.monto_centavos) FILTER (WHERE l.tipo = 'DESCUENTO'), 0) AS descuento,
    coalesce(bool_or(p.cancelled_at IS NOT NULL), false) AS cancelled
  INTO paid FROM payment_lines l JOIN payments p ON p.id = l.payment_id
  WHERE l.payment_id = made.payment_id AND l.tuition_id = made.tuition_id;
  SELECT coalesce(sum(centavos), 0) INTO moved FROM credit_moves WHERE baja_credit_id = the_one;
  IF (paid.monto, paid.descuento) IS DISTINCT FROM (made.monto_centavos::numeric, made.descuento_centavos::numeric)
    OR moved <> (CASE WHEN paid.cancelled THEN 0 ELSE made.monto_centavos - made.descuento_centavos END)
    OR (SELECT abonado_centavos FROM tuition WHERE id = made.tuition_id) <> tuition_standing(made.tuition_id)
  THEN
    RAISE EXCEPTION 'credit of baja % is not what was paid', the_one USING ERRCODE = 'check_violation';
  END IF;
END $$;

CREATE FUNCTION baja_credit_adds_up() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM check_baja_credit(NEW.id);
  RETURN NULL;
END $$;
CREATE CONSTRAINT TRIGGER baja_credits_add_up AFTER INSERT ON baja_credits
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION baja_credit_adds_up();
CREATE FUNCTION baja_credit_move_adds_up() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM check_baja_credit(NEW.baja_credit_id);
  RETURN NULL;
END $$;
CREATE CONSTRAINT TRIGGER credit_moves_of_bajas_add_up AFTER INSERT ON credit_moves
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (NEW.baja_credit_id IS NOT NULL) EXECUTE FUNCTION baja_credit_move_adds_up();
CREATE FUNCTION cancelled_payment_takes_baja_credit() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM check_baja_credit(id) FROM baja_credits WHERE payment_id = NEW.id;
  RETURN NULL;
END $$;
CREATE CONSTRAINT TRIGGER payments_take_baja_credit AFTER UPDATE OF cancelled_at ON payments
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION cancelled_payment_takes_baja_credit();
