-- Cortes de caja (issue 4, decisions/0012): what one user took and gave back on one of the school's days, counted and closed.

-- One row, locked by each closing until its commit: numbers are consecutive, without gaps or twins.
CREATE TABLE cash_cut_counter (
  only_row boolean PRIMARY KEY DEFAULT true CHECK (only_row),
  last_number integer NOT NULL DEFAULT 0
);
INSERT INTO cash_cut_counter DEFAULT VALUES;

CREATE TABLE cash_cuts (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  numero integer NOT NULL CONSTRAINT cash_cuts_numero_key UNIQUE CHECK (numero >= 1),
  user_id integer NOT NULL REFERENCES users,
  dia date NOT NULL,
  -- A payment after the first closing of a day falls into the day's second cut.
  parte integer NOT NULL CHECK (parte >= 1),
  created_at timestamptz NOT NULL DEFAULT now(),
  movimientos integer NOT NULL CHECK (movimientos > 0),
  total_centavos bigint NOT NULL,
  esperado_centavos bigint NOT NULL,
  contado_centavos bigint NOT NULL CHECK (contado_centavos >= 0),
  diferencia_centavos bigint NOT NULL GENERATED ALWAYS AS (contado_centavos - esperado_centavos) STORED,
  observaciones text CHECK (observaciones ~ '\S'),
  CONSTRAINT cash_cuts_once_per_part UNIQUE (user_id, dia, parte),
  -- From the smallest coin on somebody has said why.
  CONSTRAINT cash_cuts_difference_explained CHECK (
    abs(contado_centavos - esperado_centavos) < 50 OR observaciones IS NOT NULL
  )
);

-- A payment is in at most one cut, its cancellation in at most one.
CREATE TABLE cash_cut_moves (
  payment_id integer NOT NULL REFERENCES payments,
  tipo text NOT NULL CHECK (tipo IN ('PAGO', 'CANCELACION')),
  cut_id integer NOT NULL REFERENCES cash_cuts,
  PRIMARY KEY (payment_id, tipo)
);
CREATE INDEX cash_cut_moves_cut_idx ON cash_cut_moves (cut_id);

CREATE TABLE cash_cut_counts (
  cut_id integer NOT NULL REFERENCES cash_cuts,
  tipo text NOT NULL CHECK (tipo IN ('BILLETE', 'MONEDA')),
  denominacion_centavos integer NOT NULL CHECK (denominacion_centavos > 0),
  cantidad integer NOT NULL CHECK (cantidad > 0),
  PRIMARY KEY (cut_id, tipo, denominacion_centavos)
);

-- What somebody took or cancelled on a day.
CREATE INDEX payments_cashier_idx ON payments (created_by, fecha);
CREATE INDEX payments_canceller_idx ON payments (cancelled_by, cancelled_on) WHERE cancelled_by IS NOT NULL;

-- Closed is closed.
CREATE FUNCTION cash_cuts_are_closed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'a closed cut does not change' USING ERRCODE = 'restrict_violation';
END $$;
CREATE TRIGGER cash_cuts_closed BEFORE UPDATE OR DELETE OR TRUNCATE ON cash_cuts
  FOR EACH STATEMENT EXECUTE FUNCTION cash_cuts_are_closed();
CREATE TRIGGER cash_cut_moves_closed BEFORE UPDATE OR DELETE OR TRUNCATE ON cash_cut_moves
  FOR EACH STATEMENT EXECUTE FUNCTION cash_cuts_are_closed();
CREATE TRIGGER cash_cut_counts_closed BEFORE UPDATE OR DELETE OR TRUNCATE ON cash_cut_counts
  FOR EACH STATEMENT EXECUTE FUNCTION cash_cuts_are_closed();

-- The cut says what its movements and its count say, and holds nobody else's and no other day's.
CREATE FUNCTION check_cash_cut(the_cut integer) RETURNS void LANGUAGE plpgsql AS $$
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
    SELECT p.metodo_pago,
      CASE m.tipo WHEN 'PAGO' THEN p.monto_centavos ELSE -p.monto_centavos END AS centavos,
      CASE m.tipo WHEN 'PAGO' THEN p.created_by ELSE p.cancelled_by END AS user_id,
      CASE m.tipo WHEN 'PAGO' THEN p.fecha ELSE p.cancelled_on END AS dia
    FROM cash_cut_moves m JOIN payments p ON p.id = m.payment_id WHERE m.cut_id = the_cut
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

CREATE FUNCTION cash_cut_adds_up() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM check_cash_cut(NEW.id);
  RETURN NULL;
END $$;
CREATE CONSTRAINT TRIGGER cash_cuts_add_up AFTER INSERT ON cash_cuts
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION cash_cut_adds_up();

-- Something slipped into a cut that is closed already. Once a statement: a cut of a busy day has a hundred movements.
CREATE FUNCTION cash_cut_parts_add_up() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM check_cash_cut(cut_id) FROM (SELECT DISTINCT cut_id FROM added) touched;
  RETURN NULL;
END $$;
CREATE TRIGGER cash_cut_moves_add_up AFTER INSERT ON cash_cut_moves
  REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION cash_cut_parts_add_up();
CREATE TRIGGER cash_cut_counts_add_up AFTER INSERT ON cash_cut_counts
  REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION cash_cut_parts_add_up();
