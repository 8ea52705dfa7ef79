-- Every paying call asks whether another payment has its reference by the same method (decisions/0054); of ten years it would read
-- 600,000 means.
CREATE INDEX payment_means_reference_idx ON payment_means (metodo_pago, lower(btrim(referencia))) WHERE referencia IS NOT NULL;
