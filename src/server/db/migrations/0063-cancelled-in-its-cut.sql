-- A cancelled payment counts against the drawer of the user cancelling, on that day, or against the drawer that took it, on its own
-- day. The second only while no cut contains the payment: a closed cut does not change.
ALTER TABLE payments
  ADD COLUMN cancelled_in_its_cut boolean NOT NULL DEFAULT false,
  ADD CONSTRAINT payments_cancelled_in_its_cut CHECK (NOT cancelled_in_its_cut OR (cancelled_at IS NOT NULL AND monto_centavos > 0));

-- The columns of a cancellation, as in migration 0042, and the new one.
CREATE OR REPLACE FUNCTION ledger_is_append_only() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  cancellation CONSTANT text[] :=
    ARRAY['motivo_cancelacion', 'cancelled_by', 'cancelled_at', 'cancelled_on', 'cancelled_in_its_cut'];
BEGIN
  IF TG_OP = 'UPDATE' AND TG_TABLE_NAME IN ('payments', 'refunds') THEN
    IF OLD.cancelled_at IS NULL AND NEW.cancelled_at IS NOT NULL
      AND to_jsonb(OLD) - cancellation = to_jsonb(NEW) - cancellation
    THEN
      RETURN NEW;
    END IF;
  END IF;
  IF TG_OP = 'DELETE' AND TG_TABLE_NAME = 'credit_moves' THEN
    IF OLD.tipo = 'APERTURA' AND EXISTS (SELECT FROM openings WHERE id = OLD.opening_id AND undone_at IS NOT NULL) THEN RETURN OLD; END IF;
  END IF;
  RAISE EXCEPTION 'the ledger is append-only' USING ERRCODE = 'restrict_violation';
END $$;

-- Both kinds of cancellation are branches of their own, so that the index of each one's user and day is used.
CREATE OR REPLACE VIEW cash_moves AS
  SELECT m.id AS means_id, p.id AS payment_id, NULL::integer AS refund_id, 'PAGO' AS tipo, m.metodo_pago, m.referencia,
    m.monto_centavos AS centavos, p.created_by AS user_id, p.fecha AS dia, p.created_at AS moved_at
  FROM payments p JOIN payment_means m ON m.payment_id = p.id
  UNION ALL
  SELECT m.id, p.id, NULL, 'CANCELACION', m.metodo_pago, m.referencia, -m.monto_centavos, p.cancelled_by, p.cancelled_on, p.cancelled_at
  FROM payments p JOIN payment_means m ON m.payment_id = p.id WHERE p.cancelled_by IS NOT NULL AND NOT p.cancelled_in_its_cut
  UNION ALL
  SELECT m.id, p.id, NULL, 'CANCELACION', m.metodo_pago, m.referencia, -m.monto_centavos, p.created_by, p.fecha, p.cancelled_at
  FROM payments p JOIN payment_means m ON m.payment_id = p.id WHERE p.cancelled_in_its_cut
  UNION ALL
  SELECT r.id, NULL, r.id, 'DEVOLUCION', r.metodo_pago, r.referencia, -r.monto_centavos, r.created_by, r.fecha, r.created_at
  FROM refunds r
  UNION ALL
  SELECT r.id, NULL, r.id, 'DEVOLUCION_CANCELADA', r.metodo_pago, r.referencia, r.monto_centavos, r.cancelled_by, r.cancelled_on,
    r.cancelled_at
  FROM refunds r WHERE r.cancelled_by IS NOT NULL;
CREATE INDEX payments_cancelled_in_its_cut_idx ON payments (fecha) WHERE cancelled_in_its_cut;

CREATE OR REPLACE FUNCTION payment_opens_move() RETURNS trigger
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  IF NEW.monto_centavos = 0 THEN
    RETURN NULL;
  END IF;
  IF TG_OP = 'INSERT' THEN
    INSERT INTO cash_open_moves VALUES (NEW.id, 'PAGO', NEW.created_by, NEW.fecha);
  END IF;
  IF NEW.cancelled_in_its_cut THEN
    IF NOT EXISTS (SELECT FROM cash_open_moves WHERE payment_id = NEW.id AND tipo = 'PAGO') THEN
      RAISE EXCEPTION 'a closed cut contains payment %', NEW.id USING ERRCODE = 'restrict_violation';
    END IF;
    INSERT INTO cash_open_moves VALUES (NEW.id, 'CANCELACION', NEW.created_by, NEW.fecha);
  ELSIF NEW.cancelled_at IS NOT NULL THEN
    INSERT INTO cash_open_moves VALUES (NEW.id, 'CANCELACION', NEW.cancelled_by, NEW.cancelled_on);
  END IF;
  RETURN NULL;
END $$;
