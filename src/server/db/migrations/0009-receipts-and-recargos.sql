-- What a receipt needs of a payment, recargos that were waived, and the recargo of a cycle (issue 4).

-- Ten letters of Crockford's base 32, fifty random bits: short to type, nobody guesses the next. Bytes 6 and 8 of a random
-- UUID hold its version and are left out.
CREATE FUNCTION receipt_code() RETURNS text LANGUAGE sql VOLATILE AS $$
  SELECT string_agg(substr('0123456789ABCDEFGHJKMNPQRSTVWXYZ', (get_byte(random.bytes, at) & 31) + 1, 1), '')
  FROM (SELECT uuid_send(gen_random_uuid()) AS bytes) random, unnest(ARRAY[0, 1, 2, 3, 4, 5, 9, 10, 11, 12]) AS at
$$;

ALTER TABLE payments
  ADD COLUMN codigo text NOT NULL DEFAULT receipt_code()
    CONSTRAINT payments_codigo_key UNIQUE CHECK (codigo ~ '^[0-9A-HJKMNP-TV-Z]{10}$'),
  -- Recargos that were due and not charged; a waiver needs a reason.
  ADD COLUMN recargo_condonado_centavos bigint NOT NULL DEFAULT 0 CHECK (recargo_condonado_centavos >= 0),
  ADD COLUMN motivo_condonacion text,
  ADD CONSTRAINT payments_waived_with_reason CHECK (
    CASE WHEN recargo_condonado_centavos = 0 THEN motivo_condonacion IS NULL
    ELSE coalesce(motivo_condonacion, '') ~ '\S' END
  ),
  -- Said again: of a missing reference the first one could not tell that it is wrong (a check passes on null).
  DROP CONSTRAINT payments_need_reference,
  ADD CONSTRAINT payments_need_reference CHECK (metodo_pago = 'EFECTIVO' OR coalesce(referencia, '') ~ '\S');

-- Every column but those of the cancellation stays as it was written, also the ones that come later.
CREATE OR REPLACE FUNCTION ledger_is_append_only() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  cancellation CONSTANT text[] := ARRAY['motivo_cancelacion', 'cancelled_by', 'cancelled_at', 'cancelled_on'];
BEGIN
  IF TG_OP = 'UPDATE' AND TG_TABLE_NAME = 'payments' THEN
    IF OLD.cancelled_at IS NULL AND NEW.cancelled_at IS NOT NULL
      AND to_jsonb(OLD) - cancellation = to_jsonb(NEW) - cancellation
    THEN
      RETURN NEW;
    END IF;
  END IF;
  RAISE EXCEPTION 'the ledger is append-only' USING ERRCODE = 'restrict_violation';
END $$;

ALTER TABLE cycles ADD CONSTRAINT cycles_recargo CHECK (
  recargo IS NULL OR coalesce(
    recargo ->> 'tipo' IN ('FIJO', 'PORCENTAJE')
    AND (recargo ->> 'valor')::numeric > 0
    AND (recargo ->> 'dias_gracia')::integer BETWEEN 0 AND 60,
    false
  )
);
