-- Months that a family settled before the school came in, elsewhere: neither owed nor paid here (decisions/domain/openings).
ALTER TABLE tuition
  DROP CONSTRAINT tuition_fuera_check,
  ADD CONSTRAINT tuition_fuera_check CHECK (fuera IN ('BAJA', 'CANCELADA', 'SALDADO'));
