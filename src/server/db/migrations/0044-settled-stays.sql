-- A month settled before stays as its opening brought it; only an enrolment that is called off takes it along.
ALTER TABLE tuition
  ADD CONSTRAINT tuition_settled_elsewhere CHECK (fuera IS DISTINCT FROM 'SALDADO' OR (abonado_centavos = 0 AND prorroga_hasta IS NULL));

CREATE FUNCTION tuition_settled_stays() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'tuition % was settled before', NEW.id USING ERRCODE = 'check_violation';
END $$;
CREATE TRIGGER tuition_settled_stays BEFORE UPDATE ON tuition FOR EACH ROW
  WHEN ((OLD.fuera IS NOT DISTINCT FROM 'SALDADO' OR NEW.fuera IS NOT DISTINCT FROM 'SALDADO')
    AND (NEW.fuera IS NULL OR (NEW.fuera <> 'CANCELADA' AND NEW.fuera IS DISTINCT FROM OLD.fuera)
      OR (NEW.vencimiento, NEW.lista_centavos, NEW.beca_porcentaje, NEW.monto_centavos, NEW.abonado_centavos)
        IS DISTINCT FROM (OLD.vencimiento, OLD.lista_centavos, OLD.beca_porcentaje, OLD.monto_centavos, OLD.abonado_centavos)))
  EXECUTE FUNCTION tuition_settled_stays();
