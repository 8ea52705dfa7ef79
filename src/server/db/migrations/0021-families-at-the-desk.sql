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

-- At commit: means, lines, credit and balances say the same.
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
    coalesce(bool_and(CASE l.tipo
      WHEN 'CARGO' THEN c.abonado_centavos = charge_standing(c.id)
      WHEN 'COLEGIATURA' THEN t.abonado_centavos = tuition_standing(t.id)
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
CREATE CONSTRAINT TRIGGER payment_means_add_up AFTER INSERT ON payment_means
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION payment_line_adds_up();

CREATE FUNCTION check_credit(the_credit integer) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  IF (SELECT saldo_centavos FROM credits WHERE id = the_credit)
    <> (SELECT coalesce(sum(centavos), 0) FROM credit_moves WHERE credit_id = the_credit)
  THEN
    RAISE EXCEPTION 'credit % has a balance that its movements do not show', the_credit USING ERRCODE = 'check_violation';
  END IF;
END $$;
CREATE FUNCTION check_refund(the_refund integer) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  IF (SELECT CASE WHEN cancelled_at IS NULL THEN -monto_centavos ELSE 0 END FROM refunds WHERE id = the_refund)
    <> (SELECT coalesce(sum(centavos), 0) FROM credit_moves WHERE refund_id = the_refund)
  THEN
    RAISE EXCEPTION 'refund % moves credit that it does not tell of', the_refund USING ERRCODE = 'check_violation';
  END IF;
END $$;

CREATE FUNCTION credit_adds_up() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM check_credit(NEW.id);
  RETURN NULL;
END $$;
CREATE CONSTRAINT TRIGGER credits_add_up AFTER INSERT OR UPDATE ON credits
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION credit_adds_up();
CREATE FUNCTION refund_adds_up() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM check_refund(NEW.id);
  RETURN NULL;
END $$;
CREATE CONSTRAINT TRIGGER refunds_add_up AFTER INSERT OR UPDATE ON refunds
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION refund_adds_up();
CREATE FUNCTION credit_move_adds_up() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM check_credit(NEW.credit_id);
  IF NEW.payment_id IS NOT NULL THEN PERFORM check_payment(NEW.payment_id); END IF;
  IF NEW.refund_id IS NOT NULL THEN PERFORM check_refund(NEW.refund_id); END IF;
  RETURN NULL;
END $$;
CREATE CONSTRAINT TRIGGER credit_moves_add_up AFTER INSERT ON credit_moves
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION credit_move_adds_up();

-- A cut holds a payment with all of its means, and refunds beside payments.
CREATE TABLE cash_cut_refunds (
  refund_id integer NOT NULL REFERENCES refunds,
  tipo text NOT NULL CHECK (tipo IN ('DEVOLUCION', 'DEVOLUCION_CANCELADA')),
  cut_id integer NOT NULL REFERENCES cash_cuts,
  PRIMARY KEY (refund_id, tipo)
);
CREATE INDEX cash_cut_refunds_cut_idx ON cash_cut_refunds (cut_id);
CREATE TRIGGER cash_cut_refunds_closed BEFORE UPDATE OR DELETE OR TRUNCATE ON cash_cut_refunds
  FOR EACH STATEMENT EXECUTE FUNCTION cash_cuts_are_closed();

-- What moves money in or out of a drawer: one row for each means. `centavos` below 0 goes out.
CREATE VIEW cash_moves AS
  SELECT m.id AS means_id, p.id AS payment_id, NULL::integer AS refund_id, 'PAGO' AS tipo, m.metodo_pago, m.referencia,
    m.monto_centavos AS centavos, p.created_by AS user_id, p.fecha AS dia, p.created_at AS moved_at
  FROM payments p JOIN payment_means m ON m.payment_id = p.id
  UNION ALL
  SELECT m.id, p.id, NULL, 'CANCELACION', m.metodo_pago, m.referencia, -m.monto_centavos, p.cancelled_by, p.cancelled_on, p.cancelled_at
  FROM payments p JOIN payment_means m ON m.payment_id = p.id WHERE p.cancelled_by IS NOT NULL
  UNION ALL
  SELECT r.id, NULL, r.id, 'DEVOLUCION', r.metodo_pago, r.referencia, -r.monto_centavos, r.created_by, r.fecha, r.created_at
  FROM refunds r
  UNION ALL
  SELECT r.id, NULL, r.id, 'DEVOLUCION_CANCELADA', r.metodo_pago, r.referencia, r.monto_centavos, r.cancelled_by, r.cancelled_on,
    r.cancelled_at
  FROM refunds r WHERE r.cancelled_by IS NOT NULL;

-- What no cut holds, as of payments (migration 0020). A payment with credit alone moves no drawer.
CREATE OR REPLACE FUNCTION payment_opens_move() RETURNS trigger
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  IF NEW.monto_centavos = 0 THEN
    RETURN NULL;
  END IF;
  IF TG_OP = 'INSERT' THEN
    INSERT INTO cash_open_moves VALUES (NEW.id, 'PAGO', NEW.created_by, NEW.fecha);
  END IF;
  IF NEW.cancelled_at IS NOT NULL THEN
    INSERT INTO cash_open_moves VALUES (NEW.id, 'CANCELACION', NEW.cancelled_by, NEW.cancelled_on);
  END IF;
  RETURN NULL;
END $$;

CREATE TABLE cash_open_refunds (
  refund_id integer NOT NULL REFERENCES refunds,
  tipo text NOT NULL CHECK (tipo IN ('DEVOLUCION', 'DEVOLUCION_CANCELADA')),
  user_id integer NOT NULL REFERENCES users,
  dia date NOT NULL,
  PRIMARY KEY (refund_id, tipo)
);
CREATE FUNCTION refund_opens_move() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    INSERT INTO cash_open_refunds VALUES (NEW.id, 'DEVOLUCION', NEW.created_by, NEW.fecha);
  END IF;
  IF NEW.cancelled_at IS NOT NULL THEN
    INSERT INTO cash_open_refunds VALUES (NEW.id, 'DEVOLUCION_CANCELADA', NEW.cancelled_by, NEW.cancelled_on);
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER refunds_open_move AFTER INSERT OR UPDATE OF cancelled_at ON refunds
  FOR EACH ROW EXECUTE FUNCTION refund_opens_move();
CREATE FUNCTION cut_closes_refunds() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  DELETE FROM cash_open_refunds o USING added a WHERE o.refund_id = a.refund_id AND o.tipo = a.tipo;
  RETURN NULL;
END $$;
CREATE TRIGGER cash_cut_refunds_close AFTER INSERT ON cash_cut_refunds
  REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION cut_closes_refunds();

CREATE OR REPLACE FUNCTION check_cash_cut(the_cut integer) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  cut cash_cuts%ROWTYPE;
  sums record;
  counted bigint;
BEGIN
  SELECT * INTO STRICT cut FROM cash_cuts WHERE id = the_cut;
  SELECT count(*) AS many, coalesce(sum(move.centavos), 0) AS total,
    coalesce(sum(move.centavos) FILTER (WHERE move.metodo_pago = 'EFECTIVO'), 0) AS cash,
    coalesce(bool_and(move.user_id = cut.user_id AND move.dia = cut.dia), true) AS own
  INTO sums
  FROM (
    SELECT v.* FROM cash_cut_moves h JOIN cash_moves v ON v.payment_id = h.payment_id AND v.tipo = h.tipo WHERE h.cut_id = the_cut
    UNION ALL
    SELECT v.* FROM cash_cut_refunds h JOIN cash_moves v ON v.refund_id = h.refund_id AND v.tipo = h.tipo WHERE h.cut_id = the_cut
  ) move;
  SELECT coalesce(sum(denominacion_centavos::bigint * cantidad), 0) INTO counted FROM cash_cut_counts WHERE cut_id = the_cut;
  IF (sums.many, sums.total, sums.cash, counted)
    IS DISTINCT FROM (cut.movimientos::bigint, cut.total_centavos::numeric, cut.esperado_centavos::numeric, cut.contado_centavos)
  THEN
    RAISE EXCEPTION 'cash cut % does not add up', the_cut USING ERRCODE = 'check_violation';
  END IF;
  IF NOT sums.own THEN
    RAISE EXCEPTION 'cash cut % holds what is not its user''s or its day''s', the_cut USING ERRCODE = 'check_violation';
  END IF;
END $$;
CREATE TRIGGER cash_cut_refunds_add_up AFTER INSERT ON cash_cut_refunds
  REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION cash_cut_parts_add_up();

-- Nobody is late on the day they enrol: a month due before it is due as many days after it as the cycle's day says.
UPDATE tuition t SET vencimiento = (e.created_at AT TIME ZONE 'America/Mexico_City')::date + y.dia_limite
FROM enrolments e JOIN cycles y ON y.id = e.cycle_id
WHERE e.id = t.enrolment_id AND NOT t.pagado AND t.vencimiento < (e.created_at AT TIME ZONE 'America/Mexico_City')::date;
