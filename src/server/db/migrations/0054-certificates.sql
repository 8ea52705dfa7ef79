-- Constancias: papers about one pupil, each with a folio and a code (decisions/domain/certificates).
CREATE TABLE certificate_counter (
  only_row boolean PRIMARY KEY DEFAULT true CHECK (only_row),
  last_folio integer NOT NULL DEFAULT 0
);
INSERT INTO certificate_counter DEFAULT VALUES;

CREATE TABLE certificates (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  folio integer NOT NULL CONSTRAINT certificates_folio_key UNIQUE CHECK (folio >= 1),
  codigo text NOT NULL DEFAULT receipt_code()
    CONSTRAINT certificates_codigo_key UNIQUE CHECK (codigo ~ '^[0-9A-HJKMNP-TV-Z]{10}$'),
  tipo text NOT NULL CHECK (tipo IN ('ESTUDIOS', 'INSCRIPCION', 'CONDUCTA', 'BECA', 'NO_ADEUDO', 'PAGOS')),
  student_id integer NOT NULL REFERENCES students,
  cycle_id integer NOT NULL REFERENCES cycles,
  -- The calendar year of PAGOS.
  anio integer,
  fecha date NOT NULL,
  -- What the paper says, written out: a name, a group or a text that changes later does not change it.
  alumno text NOT NULL CHECK (alumno ~ '\S'),
  titulo text NOT NULL CHECK (titulo ~ '\S'),
  cuerpo text NOT NULL CHECK (cuerpo ~ '\S'),
  dirigida_a text NOT NULL CHECK (dirigida_a ~ '\S'),
  -- The payments that a constancia of PAGOS lists.
  pagos jsonb,
  firma_nombre text,
  firma_cargo text,
  -- The picture of the signature on that day. No reference: a picture that was replaced is gone, and the paper is then signed by hand.
  firma_id integer,
  created_by integer NOT NULL REFERENCES users,
  created_at timestamptz NOT NULL,
  motivo_cancelacion text,
  cancelled_by integer REFERENCES users,
  cancelled_at timestamptz,
  cancelled_on date,
  CONSTRAINT certificates_year_of_payments CHECK (num_nonnulls(anio, pagos) = CASE WHEN tipo = 'PAGOS' THEN 2 ELSE 0 END),
  CONSTRAINT certificates_cancelled_whole CHECK (
    CASE WHEN cancelled_at IS NULL THEN num_nonnulls(motivo_cancelacion, cancelled_by, cancelled_on) = 0
    ELSE coalesce(motivo_cancelacion, '') ~ '\S' AND num_nonnulls(cancelled_by, cancelled_on) = 2 END
  )
);
CREATE INDEX certificates_student_idx ON certificates (student_id);
CREATE INDEX certificates_cycle_idx ON certificates (cycle_id);
CREATE INDEX certificates_day_idx ON certificates (fecha, folio);

-- A paper that left the school stays as it was printed: it may be cancelled, once.
CREATE FUNCTION certificates_stay() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  cancellation CONSTANT text[] := ARRAY['motivo_cancelacion', 'cancelled_by', 'cancelled_at', 'cancelled_on'];
BEGIN
  IF TG_OP = 'UPDATE' THEN
    IF OLD.cancelled_at IS NULL AND NEW.cancelled_at IS NOT NULL
      AND to_jsonb(OLD) - cancellation = to_jsonb(NEW) - cancellation
    THEN
      RETURN NEW;
    END IF;
  END IF;
  RAISE EXCEPTION 'certificates are append-only' USING ERRCODE = 'restrict_violation';
END $$;
CREATE TRIGGER certificates_append_only BEFORE UPDATE OR DELETE ON certificates
  FOR EACH ROW EXECUTE FUNCTION certificates_stay();
CREATE TRIGGER certificates_never_truncated BEFORE TRUNCATE ON certificates
  FOR EACH STATEMENT EXECUTE FUNCTION certificates_stay();

-- The texts that the school wrote itself; the others are the product's.
CREATE TABLE certificate_texts (
  tipo text PRIMARY KEY CHECK (tipo IN ('ESTUDIOS', 'INSCRIPCION', 'CONDUCTA', 'BECA', 'NO_ADEUDO', 'PAGOS')),
  titulo text NOT NULL CHECK (titulo ~ '\S'),
  cuerpo text NOT NULL CHECK (cuerpo ~ '\S')
);
