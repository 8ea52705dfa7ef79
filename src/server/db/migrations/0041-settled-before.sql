-- Months that a family settled before the school came in, elsewhere (DOMAIN-2 §12): neither owed nor paid here.
ALTER TABLE tuition
  DROP CONSTRAINT tuition_fuera_check,
  ADD CONSTRAINT tuition_fuera_check CHECK (fuera IN ('BAJA', 'CANCELADA', 'SALDADO'));
