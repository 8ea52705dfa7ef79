-- Of a card credit or debit, of a deposit cash or cheque: the SAT tells them apart, and only cash is never deductible
-- (decisions/0080). Unknown while nobody said it.
ALTER TABLE payment_means
  ADD COLUMN tarjeta text CHECK (tarjeta IN ('CREDITO', 'DEBITO')),
  ADD COLUMN deposito text CHECK (deposito IN ('EFECTIVO', 'CHEQUE')),
  ADD CONSTRAINT payment_means_kind_fits CHECK (
    (tarjeta IS NULL OR metodo_pago = 'TARJETA') AND (deposito IS NULL OR metodo_pago = 'DEPOSITO')
  );

-- The kind may be said later; everything else of a payment's money stays as it was written.
DROP TRIGGER payment_means_append_only ON payment_means;
CREATE TRIGGER payment_means_append_only BEFORE DELETE ON payment_means
  FOR EACH ROW EXECUTE FUNCTION ledger_is_append_only();
CREATE TRIGGER payment_means_only_say_their_kind BEFORE UPDATE ON payment_means
  FOR EACH ROW WHEN (
    (OLD.id, OLD.payment_id, OLD.metodo_pago, OLD.monto_centavos, OLD.referencia)
      IS DISTINCT FROM (NEW.id, NEW.payment_id, NEW.metodo_pago, NEW.monto_centavos, NEW.referencia)
    OR (OLD.tarjeta IS NOT NULL AND NEW.tarjeta IS NULL) OR (OLD.deposito IS NOT NULL AND NEW.deposito IS NULL)
  )
  EXECUTE FUNCTION ledger_is_append_only();
