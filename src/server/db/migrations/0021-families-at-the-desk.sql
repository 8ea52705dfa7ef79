-- Families at the desk (decisions/0033): a payment by several means, for several pupils, with the family's credit, on the day
-- the money arrived; refunds of credit; cuts by means.

-- How money is handed over. MIXTO and SALDO are only said of a whole payment.
CREATE FUNCTION is_means(metodo text) RETURNS boolean LANGUAGE sql IMMUTABLE AS $$
  SELECT metodo IN ('EFECTIVO', 'TRANSFERENCIA', 'CHEQUE', 'DEPOSITO', 'TARJETA')
$$;

ALTER TABLE payments
  ALTER COLUMN student_id DROP NOT NULL,
  DROP CONSTRAINT payments_monto_centavos_check,
  DROP CONSTRAINT payments_metodo_pago_check,
  DROP CONSTRAINT payments_need_reference,
  -- The family that paid, of a payment taken from a parent.
  ADD COLUMN parent_id integer REFERENCES parents,
  ADD COLUMN saldo_usado_centavos bigint NOT NULL DEFAULT 0 CHECK (saldo_usado_centavos >= 0),
  ADD COLUMN a_cuenta_centavos bigint NOT NULL DEFAULT 0 CHECK (a_cuenta_centavos >= 0),
  -- The day the money arrived; fecha is the day it was entered.
  ADD COLUMN fecha_pago date,
  ADD CONSTRAINT payments_amounts CHECK (
    monto_centavos >= 0 AND monto_centavos + saldo_usado_centavos > 0
    AND (saldo_usado_centavos = 0 OR a_cuenta_centavos = 0) AND a_cuenta_centavos <= monto_centavos
  ),
  ADD CONSTRAINT payments_metodo_pago_check CHECK (
    CASE WHEN monto_centavos = 0 THEN metodo_pago = 'SALDO' ELSE metodo_pago = 'MIXTO' OR is_means(metodo_pago) END
  ),
  ADD CONSTRAINT payments_need_reference CHECK (
    CASE WHEN metodo_pago IN ('MIXTO', 'SALDO') THEN referencia IS NULL
    ELSE metodo_pago = 'EFECTIVO' OR coalesce(referencia, '') ~ '\S' END
  ),
  ADD CONSTRAINT payments_of_somebody CHECK (student_id IS NOT NULL OR parent_id IS NOT NULL);

ALTER TABLE payments DISABLE TRIGGER USER;
UPDATE payments SET fecha_pago = fecha;
ALTER TABLE payments ENABLE TRIGGER USER;
ALTER TABLE payments
  ALTER COLUMN fecha_pago SET NOT NULL,
  ADD CONSTRAINT payments_day_of_money CHECK (fecha_pago <= fecha);
CREATE INDEX payments_parent_idx ON payments (parent_id) WHERE parent_id IS NOT NULL;

CREATE TABLE payment_means (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  payment_id integer NOT NULL REFERENCES payments,
  metodo_pago text NOT NULL CHECK (is_means(metodo_pago)),
  monto_centavos bigint NOT NULL CHECK (monto_centavos > 0),
  referencia text,
  CONSTRAINT payment_means_need_reference CHECK (metodo_pago = 'EFECTIVO' OR coalesce(referencia, '') ~ '\S')
);
CREATE INDEX payment_means_payment_idx ON payment_means (payment_id);
INSERT INTO payment_means (payment_id, metodo_pago, monto_centavos, referencia)
  SELECT id, metodo_pago, monto_centavos, referencia FROM payments ORDER BY id;

-- What a family has in its favour: of a parent, or of a pupil without one. A pupil's goes over to the first parent.
CREATE TABLE credits (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  parent_id integer CONSTRAINT credits_parent_key UNIQUE REFERENCES parents,
  student_id integer REFERENCES students,
  merged_into integer REFERENCES credits DEFERRABLE INITIALLY DEFERRED,
  saldo_centavos bigint NOT NULL DEFAULT 0 CONSTRAINT credits_never_negative CHECK (saldo_centavos >= 0),
  CONSTRAINT credits_of_one_family CHECK (num_nonnulls(parent_id, student_id) = 1),
  CONSTRAINT credits_merged_empty CHECK (merged_into IS NULL OR (student_id IS NOT NULL AND saldo_centavos = 0))
);
CREATE UNIQUE INDEX credits_student_key ON credits (student_id) WHERE merged_into IS NULL;

CREATE TABLE refund_counter (
  only_row boolean PRIMARY KEY DEFAULT true CHECK (only_row),
  last_folio integer NOT NULL DEFAULT 0
);
INSERT INTO refund_counter DEFAULT VALUES;

-- Credit paid back, with folios of its own.
CREATE TABLE refunds (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  folio integer NOT NULL CONSTRAINT refunds_folio_key UNIQUE CHECK (folio >= 1),
  credit_id integer NOT NULL REFERENCES credits,
  monto_centavos bigint NOT NULL CHECK (monto_centavos > 0),
  metodo_pago text NOT NULL CHECK (is_means(metodo_pago)),
  referencia text,
  motivo text NOT NULL CHECK (motivo ~ '\S'),
  fecha date NOT NULL,
  created_by integer NOT NULL REFERENCES users,
  created_at timestamptz NOT NULL DEFAULT now(),
  motivo_cancelacion text,
  cancelled_by integer REFERENCES users,
  cancelled_at timestamptz,
  cancelled_on date,
  CONSTRAINT refunds_need_reference CHECK (metodo_pago = 'EFECTIVO' OR coalesce(referencia, '') ~ '\S'),
  CONSTRAINT refunds_cancelled_whole CHECK (
    (cancelled_at IS NULL AND cancelled_by IS NULL AND motivo_cancelacion IS NULL AND cancelled_on IS NULL)
    OR (cancelled_at IS NOT NULL AND cancelled_by IS NOT NULL AND motivo_cancelacion ~ '\S' AND cancelled_on IS NOT NULL)
  )
);
CREATE INDEX refunds_credit_idx ON refunds (credit_id);
CREATE INDEX refunds_cashier_idx ON refunds (created_by, fecha);
CREATE INDEX refunds_canceller_idx ON refunds (cancelled_by, cancelled_on) WHERE cancelled_by IS NOT NULL;

CREATE TABLE refund_prints (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  refund_id integer NOT NULL REFERENCES refunds,
  number integer NOT NULL CHECK (number >= 1),
  printed_by integer NOT NULL REFERENCES users,
  printed_at timestamptz NOT NULL,
  CONSTRAINT refund_prints_number_key UNIQUE (refund_id, number)
);

CREATE TABLE credit_moves (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  credit_id integer NOT NULL REFERENCES credits,
  tipo text NOT NULL,
  -- Above 0 what the family has more, below 0 what it has less.
  centavos bigint NOT NULL CHECK (centavos <> 0),
  payment_id integer REFERENCES payments,
  refund_id integer REFERENCES refunds,
  fecha date NOT NULL,
  created_by integer NOT NULL REFERENCES users,
  created_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT credit_moves_kind CHECK (
    CASE tipo
      WHEN 'A_CUENTA' THEN centavos > 0 AND payment_id IS NOT NULL AND refund_id IS NULL
      WHEN 'SALDO' THEN centavos < 0 AND payment_id IS NOT NULL AND refund_id IS NULL
      WHEN 'DEVOLUCION' THEN centavos < 0 AND payment_id IS NULL AND refund_id IS NOT NULL
      WHEN 'CANCELACION' THEN num_nonnulls(payment_id, refund_id) = 1
      WHEN 'TRASLADO' THEN num_nonnulls(payment_id, refund_id) = 0
      ELSE false
    END
  )
);
CREATE INDEX credit_moves_credit_idx ON credit_moves (credit_id);
CREATE INDEX credit_moves_payment_idx ON credit_moves (payment_id) WHERE payment_id IS NOT NULL;
CREATE INDEX credit_moves_refund_idx ON credit_moves (refund_id) WHERE refund_id IS NOT NULL;

-- Lines: what becomes credit raises the receipt, credit that is used lowers it. Their balances are the family's credit.
ALTER TABLE payment_lines
  DROP CONSTRAINT payment_lines_tipo_check,
  DROP CONSTRAINT payment_lines_one_target,
  DROP CONSTRAINT payment_lines_balance,
  ADD CONSTRAINT payment_lines_tipo_check CHECK (
    tipo IN ('CARGO', 'COLEGIATURA', 'RECARGO', 'DESCUENTO', 'A_CUENTA', 'SALDO')
  ),
  ADD CONSTRAINT payment_lines_one_target CHECK (
    CASE WHEN tipo = 'CARGO' THEN charge_id IS NOT NULL AND tuition_id IS NULL
    WHEN tipo IN ('A_CUENTA', 'SALDO') THEN charge_id IS NULL AND tuition_id IS NULL
    ELSE charge_id IS NULL AND tuition_id IS NOT NULL END
  ),
  ADD CONSTRAINT payment_lines_balance CHECK (
    CASE WHEN tipo IN ('RECARGO', 'DESCUENTO') THEN true
    WHEN tipo = 'A_CUENTA' THEN saldo_centavos = saldo_anterior_centavos + monto_centavos
    ELSE saldo_centavos = saldo_anterior_centavos - monto_centavos END
  );

-- What moved money is never rewritten; payments and refunds are cancelled once.
CREATE OR REPLACE FUNCTION ledger_is_append_only() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  cancellation CONSTANT text[] := ARRAY['motivo_cancelacion', 'cancelled_by', 'cancelled_at', 'cancelled_on'];
BEGIN
  IF TG_OP = 'UPDATE' AND TG_TABLE_NAME IN ('payments', 'refunds') THEN
    IF OLD.cancelled_at IS NULL AND NEW.cancelled_at IS NOT NULL
      AND to_jsonb(OLD) - cancellation = to_jsonb(NEW) - cancellation
    THEN
      RETURN NEW;
    END IF;
  END IF;
  RAISE EXCEPTION 'the ledger is append-only' USING ERRCODE = 'restrict_violation';
END $$;

DO $$
DECLARE
  ledger text;
BEGIN
  FOREACH ledger IN ARRAY ARRAY['payment_means', 'credit_moves', 'refunds', 'refund_prints'] LOOP
    EXECUTE format('CREATE TRIGGER %I BEFORE UPDATE OR DELETE ON %I FOR EACH ROW EXECUTE FUNCTION ledger_is_append_only()',
      ledger || '_append_only', ledger);
    EXECUTE format('CREATE TRIGGER %I BEFORE TRUNCATE ON %I FOR EACH STATEMENT EXECUTE FUNCTION ledger_is_append_only()',
      ledger || '_never_truncated', ledger);
  END LOOP;
END $$;

-- Of a credit only the balance changes, and once whose it became.
CREATE FUNCTION credits_stay() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' THEN
    IF OLD.merged_into IS NULL AND (OLD.id, OLD.parent_id, OLD.student_id) IS NOT DISTINCT FROM (NEW.id, NEW.parent_id, NEW.student_id)
    THEN
      RETURN NEW;
    END IF;
  END IF;
  RAISE EXCEPTION 'the ledger is append-only' USING ERRCODE = 'restrict_violation';
END $$;
CREATE TRIGGER credits_stay BEFORE UPDATE OR DELETE ON credits FOR EACH ROW EXECUTE FUNCTION credits_stay();
CREATE TRIGGER credits_never_truncated BEFORE TRUNCATE ON credits FOR EACH STATEMENT EXECUTE FUNCTION credits_stay();
