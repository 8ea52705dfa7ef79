-- Which month's recargo a payment let go: the sum stays on the payment, its parts stand at their months.
ALTER TABLE payment_lines
  ADD COLUMN condonado_centavos bigint NOT NULL DEFAULT 0 CHECK (condonado_centavos >= 0),
  ADD CONSTRAINT payment_lines_waive_months CHECK (condonado_centavos = 0 OR tipo = 'COLEGIATURA');

-- What was waived before is told apart by what each month's lateness came to on the day of the money. Where that does not add up
-- any more (the cycle's recargo or an extension changed since) the sum is shared in that proportion, else evenly: to the centavo.
ALTER TABLE payment_lines DISABLE TRIGGER USER;
WITH late AS (
  SELECT l.id, l.payment_id, p.recargo_condonado_centavos AS whole, t.lista_centavos, y.recargo,
    CASE
      WHEN y.recargo IS NULL OR p.fecha_pago <= coalesce(greatest(t.vencimiento, t.prorroga_hasta), t.vencimiento)
        OR p.fecha_pago <= t.vencimiento + (y.recargo ->> 'dias_gracia')::integer
        OR EXISTS (SELECT FROM payment_lines fee WHERE fee.payment_id = p.id AND fee.tuition_id = t.id AND fee.tipo = 'RECARGO') THEN 0
      ELSE apart.months + CASE WHEN t.vencimiento + make_interval(months => apart.months) < p.fecha_pago THEN 1 ELSE 0 END
    END AS months
  FROM payments p
  JOIN payment_lines l ON l.payment_id = p.id AND l.tipo = 'COLEGIATURA'
  JOIN tuition t ON t.id = l.tuition_id
  JOIN enrolments e ON e.id = t.enrolment_id
  JOIN cycles y ON y.id = e.cycle_id
  CROSS JOIN LATERAL (
    SELECT ((extract(year FROM p.fecha_pago) - extract(year FROM t.vencimiento)) * 12
      + extract(month FROM p.fecha_pago) - extract(month FROM t.vencimiento))::integer AS months
  ) apart
  WHERE p.recargo_condonado_centavos > 0
), due AS (
  SELECT id, payment_id, whole,
    CASE WHEN months = 0 THEN 0
    WHEN recargo ->> 'tipo' = 'FIJO' THEN (recargo ->> 'valor')::numeric * 100 * months
    ELSE round(lista_centavos * months * (recargo ->> 'valor')::numeric / 100) END AS centavos
  FROM late
), weighed AS (
  SELECT id, payment_id, whole,
    CASE WHEN sum(centavos) OVER (PARTITION BY payment_id) > 0 THEN centavos ELSE 1 END AS weight
  FROM due
), shared AS (
  SELECT id, round(whole * sum(weight) OVER upto / sum(weight) OVER payment)
    - round(whole * (sum(weight) OVER upto - weight) / sum(weight) OVER payment) AS part
  FROM weighed
  WINDOW payment AS (PARTITION BY payment_id), upto AS (PARTITION BY payment_id ORDER BY id)
)
UPDATE payment_lines l SET condonado_centavos = shared.part FROM shared WHERE shared.id = l.id AND shared.part > 0;
ALTER TABLE payment_lines ENABLE TRIGGER USER;

-- At commit: what a payment says it waived is what its months say.
CREATE FUNCTION waiver_adds_up() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  the_payment integer;
BEGIN
  IF TG_TABLE_NAME = 'payments' THEN the_payment := NEW.id; ELSE the_payment := NEW.payment_id; END IF;
  IF (SELECT recargo_condonado_centavos FROM payments WHERE id = the_payment)
    <> (SELECT coalesce(sum(condonado_centavos), 0) FROM payment_lines WHERE payment_id = the_payment)
  THEN
    RAISE EXCEPTION 'payment % waives what its months do not show', the_payment USING ERRCODE = 'check_violation';
  END IF;
  RETURN NULL;
END $$;
CREATE CONSTRAINT TRIGGER payments_waiver_adds_up AFTER INSERT ON payments
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (NEW.recargo_condonado_centavos > 0) EXECUTE FUNCTION waiver_adds_up();
CREATE CONSTRAINT TRIGGER payment_lines_waiver_adds_up AFTER INSERT ON payment_lines
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (NEW.condonado_centavos > 0) EXECUTE FUNCTION waiver_adds_up();
