-- The guards of migration 0021: means, lines, credit and refunds add up at commit; cuts hold them by means (decisions/0033).

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
