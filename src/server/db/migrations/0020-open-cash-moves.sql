-- What no cut holds yet: a payment of who took it, a cancellation of who cancelled, on its day. Kept by triggers, so that a list
-- of open days reads these few rows and not every payment ever made.
CREATE TABLE cash_open_moves (
  payment_id integer NOT NULL REFERENCES payments,
  tipo text NOT NULL CHECK (tipo IN ('PAGO', 'CANCELACION')),
  user_id integer NOT NULL REFERENCES users,
  dia date NOT NULL,
  PRIMARY KEY (payment_id, tipo)
);
CREATE INDEX cash_open_moves_day_idx ON cash_open_moves (user_id, dia);

INSERT INTO cash_open_moves (payment_id, tipo, user_id, dia)
SELECT id, 'PAGO', created_by, fecha FROM payments
UNION ALL
SELECT id, 'CANCELACION', cancelled_by, cancelled_on FROM payments WHERE cancelled_at IS NOT NULL
EXCEPT
SELECT m.payment_id, m.tipo,
  CASE m.tipo WHEN 'PAGO' THEN p.created_by ELSE p.cancelled_by END, CASE m.tipo WHEN 'PAGO' THEN p.fecha ELSE p.cancelled_on END
FROM cash_cut_moves m JOIN payments p ON p.id = m.payment_id;

-- The application reads the table and never writes it: these work with the owner's rights.
CREATE FUNCTION payment_opens_move() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    INSERT INTO cash_open_moves VALUES (NEW.id, 'PAGO', NEW.created_by, NEW.fecha);
  END IF;
  IF NEW.cancelled_at IS NOT NULL THEN
    INSERT INTO cash_open_moves VALUES (NEW.id, 'CANCELACION', NEW.cancelled_by, NEW.cancelled_on);
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER payments_open_move AFTER INSERT OR UPDATE OF cancelled_at ON payments
  FOR EACH ROW EXECUTE FUNCTION payment_opens_move();

CREATE FUNCTION cut_closes_moves() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  DELETE FROM cash_open_moves o USING added a WHERE o.payment_id = a.payment_id AND o.tipo = a.tipo;
  RETURN NULL;
END $$;
CREATE TRIGGER cash_cut_moves_close AFTER INSERT ON cash_cut_moves
  REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION cut_closes_moves();
