-- Charges and the append-only ledger of payments (DOMAIN §5).

CREATE TABLE charges (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  student_id integer NOT NULL REFERENCES students,
  cycle_id integer NOT NULL REFERENCES cycles,
  enrolment_id integer REFERENCES enrolments,
  tipo text NOT NULL CHECK (tipo IN ('INSCRIPCION', 'MATERIAL', 'OTRO')),
  descripcion text NOT NULL CHECK (descripcion ~ '\S'),
  fecha date NOT NULL,
  costo_total_centavos bigint NOT NULL CHECK (costo_total_centavos >= 0),
  descuento integer NOT NULL DEFAULT 0 CHECK (descuento BETWEEN 0 AND 100),
  monto_descuento_centavos bigint NOT NULL DEFAULT 0,
  monto_pagar_centavos bigint NOT NULL,
  -- Sum of the standing payments; checked against the ledger at every commit (payment_lines_match).
  abonado_centavos bigint NOT NULL DEFAULT 0,
  motivo_cancelacion text,
  cancelled_by integer REFERENCES users,
  cancelled_at timestamptz,
  created_by integer REFERENCES users,
  created_at timestamptz NOT NULL DEFAULT now(),
  -- The state is never written: it follows from the total and the payments.
  estado text NOT NULL GENERATED ALWAYS AS (
    CASE
      WHEN cancelled_at IS NOT NULL THEN 'CANCELADO'
      WHEN abonado_centavos = monto_pagar_centavos THEN 'PAGADO'
      WHEN abonado_centavos > 0 THEN 'PARCIAL'
      ELSE 'PENDIENTE'
    END
  ) STORED,
  CONSTRAINT charges_amounts CHECK (
    monto_descuento_centavos BETWEEN 0 AND costo_total_centavos
    AND monto_pagar_centavos = costo_total_centavos - monto_descuento_centavos
  ),
  CONSTRAINT charges_never_overpaid CHECK (abonado_centavos BETWEEN 0 AND monto_pagar_centavos),
  CONSTRAINT charges_cancelled_without_payments CHECK (
    cancelled_at IS NULL OR (abonado_centavos = 0 AND motivo_cancelacion ~ '\S')
  )
);
CREATE INDEX charges_estado_idx ON charges (estado, tipo);
CREATE INDEX charges_student_idx ON charges (student_id);
CREATE UNIQUE INDEX charges_once_per_enrolment ON charges (enrolment_id, tipo) WHERE cancelled_at IS NULL;

-- One row, locked by each payment until its commit: folios are consecutive, without gaps or twins.
CREATE TABLE folio_counter (
  only_row boolean PRIMARY KEY DEFAULT true CHECK (only_row),
  last_folio integer NOT NULL DEFAULT 0
);
INSERT INTO folio_counter DEFAULT VALUES;

CREATE TABLE payments (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  folio integer NOT NULL CONSTRAINT payments_folio_key UNIQUE CHECK (folio >= 1),
  student_id integer NOT NULL REFERENCES students,
  monto_centavos bigint NOT NULL CHECK (monto_centavos > 0),
  metodo_pago text NOT NULL CHECK (metodo_pago IN ('EFECTIVO', 'TRANSFERENCIA', 'CHEQUE', 'DEPOSITO')),
  referencia text,
  -- The school's day of the payment; created_at is the moment.
  fecha date NOT NULL,
  created_by integer NOT NULL REFERENCES users,
  created_at timestamptz NOT NULL DEFAULT now(),
  motivo_cancelacion text,
  cancelled_by integer REFERENCES users,
  cancelled_at timestamptz,
  cancelled_on date,
  CONSTRAINT payments_need_reference CHECK (metodo_pago = 'EFECTIVO' OR referencia ~ '\S'),
  CONSTRAINT payments_cancelled_whole CHECK (
    (cancelled_at IS NULL AND cancelled_by IS NULL AND motivo_cancelacion IS NULL AND cancelled_on IS NULL)
    OR (cancelled_at IS NOT NULL AND cancelled_by IS NOT NULL AND motivo_cancelacion ~ '\S' AND cancelled_on IS NOT NULL)
  )
);
CREATE INDEX payments_student_idx ON payments (student_id);
CREATE INDEX payments_fecha_idx ON payments (fecha);

-- On every receipt: monto = CARGO + COLEGIATURA + RECARGO − DESCUENTO.
CREATE TABLE payment_lines (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  payment_id integer NOT NULL REFERENCES payments,
  tipo text NOT NULL CHECK (tipo IN ('CARGO', 'COLEGIATURA', 'RECARGO', 'DESCUENTO')),
  charge_id integer REFERENCES charges,
  tuition_id integer REFERENCES tuition,
  descripcion text NOT NULL,
  monto_centavos bigint NOT NULL CHECK (monto_centavos > 0),
  -- What the line left to pay of its charge or month, as printed on the receipt.
  saldo_anterior_centavos bigint NOT NULL CHECK (saldo_anterior_centavos >= 0),
  saldo_centavos bigint NOT NULL CHECK (saldo_centavos >= 0),
  CONSTRAINT payment_lines_one_target CHECK (
    CASE tipo WHEN 'CARGO' THEN charge_id IS NOT NULL AND tuition_id IS NULL
    ELSE charge_id IS NULL AND tuition_id IS NOT NULL END
  ),
  CONSTRAINT payment_lines_balance CHECK (
    tipo IN ('RECARGO', 'DESCUENTO') OR saldo_centavos = saldo_anterior_centavos - monto_centavos
  )
);
CREATE INDEX payment_lines_payment_idx ON payment_lines (payment_id);
CREATE INDEX payment_lines_charge_idx ON payment_lines (charge_id);
CREATE INDEX payment_lines_tuition_idx ON payment_lines (tuition_id);

-- Nothing that moved money is deleted or rewritten: a payment may only be cancelled, once.
CREATE FUNCTION ledger_is_append_only() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' AND TG_TABLE_NAME = 'payments' THEN
    IF OLD.cancelled_at IS NULL AND NEW.cancelled_at IS NOT NULL
      AND (OLD.id, OLD.folio, OLD.student_id, OLD.monto_centavos, OLD.metodo_pago, OLD.fecha, OLD.created_by, OLD.created_at)
        = (NEW.id, NEW.folio, NEW.student_id, NEW.monto_centavos, NEW.metodo_pago, NEW.fecha, NEW.created_by, NEW.created_at)
      AND OLD.referencia IS NOT DISTINCT FROM NEW.referencia
    THEN
      RETURN NEW;
    END IF;
  END IF;
  RAISE EXCEPTION 'the ledger is append-only' USING ERRCODE = 'restrict_violation';
END $$;
CREATE TRIGGER payments_append_only BEFORE UPDATE OR DELETE ON payments
  FOR EACH ROW EXECUTE FUNCTION ledger_is_append_only();
CREATE TRIGGER payment_lines_append_only BEFORE UPDATE OR DELETE ON payment_lines
  FOR EACH ROW EXECUTE FUNCTION ledger_is_append_only();
CREATE TRIGGER payments_never_truncated BEFORE TRUNCATE ON payments
  FOR EACH STATEMENT EXECUTE FUNCTION ledger_is_append_only();
CREATE TRIGGER payment_lines_never_truncated BEFORE TRUNCATE ON payment_lines
  FOR EACH STATEMENT EXECUTE FUNCTION ledger_is_append_only();

-- At commit: the lines add up to the payment, and every charge and month says what the ledger says.
CREATE FUNCTION charge_standing(the_charge integer) RETURNS bigint LANGUAGE sql STABLE AS $$
  SELECT coalesce(sum(l.monto_centavos), 0) FROM payment_lines l JOIN payments p ON p.id = l.payment_id
  WHERE l.charge_id = the_charge AND l.tipo = 'CARGO' AND p.cancelled_at IS NULL
$$;
CREATE FUNCTION tuition_standing(the_tuition integer) RETURNS bigint LANGUAGE sql STABLE AS $$
  SELECT coalesce(sum(l.monto_centavos), 0) FROM payment_lines l JOIN payments p ON p.id = l.payment_id
  WHERE l.tuition_id = the_tuition AND l.tipo = 'COLEGIATURA' AND p.cancelled_at IS NULL
$$;

CREATE FUNCTION check_payment(the_payment integer) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  payment payments%ROWTYPE;
  total bigint;
  balances_match boolean;
  same_student boolean;
BEGIN
  SELECT * INTO STRICT payment FROM payments WHERE id = the_payment;
  SELECT
    coalesce(sum(CASE l.tipo WHEN 'DESCUENTO' THEN -l.monto_centavos ELSE l.monto_centavos END), 0),
    coalesce(bool_and(CASE l.tipo
      WHEN 'CARGO' THEN c.abonado_centavos = charge_standing(c.id)
      WHEN 'COLEGIATURA' THEN t.abonado_centavos = tuition_standing(t.id)
      ELSE true END), true),
    coalesce(bool_and(coalesce(c.student_id, e.student_id) = payment.student_id), true)
  INTO total, balances_match, same_student
  FROM payment_lines l
  LEFT JOIN charges c ON c.id = l.charge_id
  LEFT JOIN tuition t ON t.id = l.tuition_id
  LEFT JOIN enrolments e ON e.id = t.enrolment_id
  WHERE l.payment_id = the_payment;
  IF total <> payment.monto_centavos THEN
    RAISE EXCEPTION 'payment % does not add up: % <> %', the_payment, total, payment.monto_centavos
      USING ERRCODE = 'check_violation';
  END IF;
  IF NOT balances_match THEN
    RAISE EXCEPTION 'payment % leaves a balance that the ledger does not show', the_payment USING ERRCODE = 'check_violation';
  END IF;
  IF NOT same_student THEN
    RAISE EXCEPTION 'payment % pays what another student owes', the_payment USING ERRCODE = 'check_violation';
  END IF;
END $$;

CREATE FUNCTION payment_adds_up() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM check_payment(NEW.id);
  RETURN NULL;
END $$;
CREATE CONSTRAINT TRIGGER payments_add_up AFTER INSERT OR UPDATE ON payments
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION payment_adds_up();

-- A line slipped into a payment that is already in the ledger.
CREATE FUNCTION payment_line_adds_up() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM check_payment(NEW.payment_id);
  RETURN NULL;
END $$;
CREATE CONSTRAINT TRIGGER payment_lines_add_up AFTER INSERT ON payment_lines
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION payment_line_adds_up();

-- The other way round: a balance that changes without a payment, or is there from the first moment.
CREATE FUNCTION charge_matches_ledger() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF (SELECT abonado_centavos FROM charges WHERE id = NEW.id) <> charge_standing(NEW.id) THEN
    RAISE EXCEPTION 'charge % has a balance that the ledger does not show', NEW.id USING ERRCODE = 'check_violation';
  END IF;
  RETURN NULL;
END $$;
CREATE CONSTRAINT TRIGGER charges_match_ledger AFTER UPDATE OF abonado_centavos ON charges
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION charge_matches_ledger();
CREATE CONSTRAINT TRIGGER charges_start_unpaid AFTER INSERT ON charges
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (NEW.abonado_centavos <> 0)
  EXECUTE FUNCTION charge_matches_ledger();

CREATE FUNCTION tuition_matches_ledger() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF (SELECT abonado_centavos FROM tuition WHERE id = NEW.id) <> tuition_standing(NEW.id) THEN
    RAISE EXCEPTION 'tuition % has a balance that the ledger does not show', NEW.id USING ERRCODE = 'check_violation';
  END IF;
  RETURN NULL;
END $$;
CREATE CONSTRAINT TRIGGER tuition_matches_ledger AFTER UPDATE OF abonado_centavos ON tuition
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION tuition_matches_ledger();
CREATE CONSTRAINT TRIGGER tuition_starts_unpaid AFTER INSERT ON tuition
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (NEW.abonado_centavos <> 0)
  EXECUTE FUNCTION tuition_matches_ledger();

-- The first answer to each Idempotency-Key, written in the transaction it belongs to.
CREATE TABLE idempotency_keys (
  user_id integer NOT NULL REFERENCES users,
  key text NOT NULL,
  request_hash bytea NOT NULL,
  response jsonb,
  created_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (user_id, key)
);
CREATE INDEX idempotency_keys_created_idx ON idempotency_keys (created_at);
