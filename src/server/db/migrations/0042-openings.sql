-- Openings: a school comes in with what its families paid and owed elsewhere (decisions/0066).
-- Stays as history, also when it was taken back.
CREATE TABLE openings (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  cycle_id integer NOT NULL REFERENCES cycles,
  -- The day on which the balances were counted.
  fecha date NOT NULL,
  alumnos integer NOT NULL CHECK (alumnos > 0),
  meses_saldados integer NOT NULL CHECK (meses_saldados >= 0),
  adeudo_centavos bigint NOT NULL CHECK (adeudo_centavos >= 0),
  saldo_favor_centavos bigint NOT NULL CHECK (saldo_favor_centavos >= 0),
  -- The last charge that there was before: a later one of its pupils keeps the opening from being taken back.
  last_charge_id integer NOT NULL,
  created_by integer NOT NULL REFERENCES users,
  created_at timestamptz NOT NULL,
  motivo text,
  undone_by integer REFERENCES users,
  undone_at timestamptz,
  undone_on date,
  CONSTRAINT openings_undone_whole CHECK (
    CASE WHEN undone_at IS NULL THEN num_nonnulls(motivo, undone_by, undone_on) = 0
    ELSE coalesce(motivo, '') ~ '\S' AND num_nonnulls(undone_by, undone_on) = 2 END
  )
);

ALTER TABLE charges ADD COLUMN opening_id integer REFERENCES openings;
CREATE INDEX charges_opening_idx ON charges (opening_id) WHERE opening_id IS NOT NULL;
-- An enrolment that is deleted asks for its charges.
CREATE INDEX charges_enrolment_idx ON charges (enrolment_id) WHERE enrolment_id IS NOT NULL;

ALTER TABLE credit_moves
  ADD COLUMN opening_id integer REFERENCES openings,
  DROP CONSTRAINT credit_moves_kind,
  ADD CONSTRAINT credit_moves_kind CHECK (
    CASE tipo
      WHEN 'A_CUENTA' THEN centavos > 0 AND payment_id IS NOT NULL AND num_nonnulls(refund_id, baja_credit_id, opening_id) = 0
      WHEN 'SALDO' THEN centavos < 0 AND payment_id IS NOT NULL AND num_nonnulls(refund_id, baja_credit_id, opening_id) = 0
      WHEN 'DEVOLUCION' THEN centavos < 0 AND refund_id IS NOT NULL AND num_nonnulls(payment_id, baja_credit_id, opening_id) = 0
      WHEN 'BAJA' THEN centavos > 0 AND baja_credit_id IS NOT NULL AND num_nonnulls(payment_id, refund_id, opening_id) = 0
      WHEN 'APERTURA' THEN centavos > 0 AND opening_id IS NOT NULL AND num_nonnulls(payment_id, refund_id, baja_credit_id) = 0
      WHEN 'CANCELACION' THEN num_nonnulls(payment_id, refund_id, baja_credit_id, opening_id) = 1
      WHEN 'TRASLADO' THEN num_nonnulls(payment_id, refund_id, baja_credit_id, opening_id) = 0
      ELSE false
    END
  );
CREATE INDEX credit_moves_opening_idx ON credit_moves (opening_id) WHERE opening_id IS NOT NULL;

-- A row of the file, until the opening is taken back: the same values again are no error.
CREATE TABLE opening_rows (
  opening_id integer NOT NULL REFERENCES openings,
  student_id integer NOT NULL REFERENCES students,
  enrolment_id integer NOT NULL CONSTRAINT opening_rows_enrolment_key UNIQUE REFERENCES enrolments,
  -- The beca it came with.
  scholarship_id integer,
  credit_move_id integer REFERENCES credit_moves,
  valores jsonb NOT NULL CHECK (jsonb_typeof(valores) = 'object'),
  PRIMARY KEY (opening_id, student_id)
);
CREATE INDEX opening_rows_student_idx ON opening_rows (student_id);
CREATE INDEX opening_rows_move_idx ON opening_rows (credit_move_id) WHERE credit_move_id IS NOT NULL;

-- What it registered, to be taken back with it where nothing else uses it.
CREATE TABLE opening_made (
  opening_id integer NOT NULL REFERENCES openings,
  kind text NOT NULL CHECK (kind IN ('ALUMNO', 'PADRE', 'GRUPO', 'BECA', 'SALDO')),
  record_id integer NOT NULL,
  PRIMARY KEY (opening_id, kind, record_id)
);
CREATE INDEX opening_made_record_idx ON opening_made (kind, record_id);

-- What keeps an opening from being taken back, by pupil: `que` says what it is, `detalle` which one.
CREATE FUNCTION opening_hangs(the_opening integer) RETURNS TABLE (student_id integer, que text, detalle text)
LANGUAGE sql STABLE AS $$
  WITH opened AS (
    SELECT r.*, o.cycle_id, o.last_charge_id, e.estado, e.scholarship_id AS beca_now, b.porcentaje AS percent
    FROM opening_rows r JOIN openings o ON o.id = r.opening_id JOIN enrolments e ON e.id = r.enrolment_id
    LEFT JOIN scholarships b ON b.id = r.scholarship_id
    WHERE r.opening_id = the_opening
  )
  SELECT w.student_id, 'PAGO', min(p.folio)::text
  FROM opened w JOIN charges c ON c.student_id = w.student_id AND c.opening_id = the_opening
  JOIN payment_lines l ON l.charge_id = c.id JOIN payments p ON p.id = l.payment_id AND p.cancelled_at IS NULL
  GROUP BY 1
  UNION ALL
  SELECT w.student_id, 'PAGO', min(p.folio)::text
  FROM opened w JOIN tuition t ON t.enrolment_id = w.enrolment_id
  JOIN payment_lines l ON l.tuition_id = t.id JOIN payments p ON p.id = l.payment_id AND p.cancelled_at IS NULL
  GROUP BY 1
  UNION ALL
  SELECT w.student_id, CASE WHEN count(p.id) > 0 THEN 'SALDO' ELSE 'DEVOLUCION' END, coalesce(min(p.folio), min(f.folio))::text
  FROM opened w JOIN credit_moves a ON a.id = w.credit_move_id JOIN credits c ON c.id = a.credit_id
  JOIN credit_moves m ON m.credit_id IN (c.id, c.merged_into) AND m.id > a.id AND m.tipo IN ('SALDO', 'DEVOLUCION')
  LEFT JOIN payments p ON p.id = m.payment_id LEFT JOIN refunds f ON f.id = m.refund_id
  WHERE coalesce(p.cancelled_at, f.cancelled_at) IS NULL
  GROUP BY 1
  UNION ALL
  SELECT w.student_id, 'BAJA', NULL FROM opened w WHERE w.estado = 'BAJA'
  UNION ALL
  SELECT w.student_id, 'PRORROGA', min(t.descripcion)
  FROM opened w JOIN tuition t ON t.enrolment_id = w.enrolment_id AND t.prorroga_hasta IS NOT NULL
  GROUP BY 1
  UNION ALL
  SELECT w.student_id, 'BECA', NULL FROM opened w
  WHERE w.estado = 'INSCRITO' AND (w.beca_now IS DISTINCT FROM w.scholarship_id OR (
    SELECT coalesce(array_agg(k.desde * 100 + k.porcentaje), '{}') FROM scholarship_terms k WHERE k.enrolment_id = w.enrolment_id
  ) IS DISTINCT FROM (CASE WHEN w.percent IS NULL THEN '{}' ELSE ARRAY[w.percent] END))
  UNION ALL
  SELECT w.student_id, 'CARGO', min(c.descripcion)
  FROM opened w JOIN charges c ON c.student_id = w.student_id AND c.cycle_id = w.cycle_id AND c.id > w.last_charge_id
    AND c.opening_id IS DISTINCT FROM the_opening AND c.cancelled_at IS NULL
  WHERE w.estado <> 'CANCELADA'
  GROUP BY 1
$$;

-- Nothing that moved money goes, except what an opening that was taken back brought.
CREATE OR REPLACE FUNCTION ledger_is_append_only() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  cancellation CONSTANT text[] := ARRAY['motivo_cancelacion', 'cancelled_by', 'cancelled_at', 'cancelled_on'];
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

CREATE OR REPLACE FUNCTION credits_stay() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' THEN
    IF OLD.merged_into IS NULL AND (OLD.id, OLD.parent_id, OLD.student_id) IS NOT DISTINCT FROM (NEW.id, NEW.parent_id, NEW.student_id)
    THEN
      RETURN NEW;
    END IF;
  END IF;
  IF TG_OP = 'DELETE' THEN
    IF OLD.saldo_centavos = 0 AND EXISTS (
      SELECT FROM opening_made m JOIN openings o ON o.id = m.opening_id
      WHERE m.kind = 'SALDO' AND m.record_id = OLD.id AND o.undone_at IS NOT NULL)
    THEN
      RETURN OLD;
    END IF;
  END IF;
  RAISE EXCEPTION 'the ledger is append-only' USING ERRCODE = 'restrict_violation';
END $$;

-- Deletes records that an opening made; one that something else uses stays.
CREATE FUNCTION drop_made(the_opening integer) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  made record;
BEGIN
  FOR made IN
    SELECT kind, record_id FROM opening_made WHERE opening_id = the_opening
    ORDER BY array_position(ARRAY['SALDO', 'ALUMNO', 'PADRE', 'GRUPO', 'BECA'], kind), record_id
  LOOP
    BEGIN
      CASE made.kind
        WHEN 'SALDO' THEN DELETE FROM credits WHERE id = made.record_id AND saldo_centavos = 0;
        WHEN 'ALUMNO' THEN
          IF EXISTS (SELECT FROM students WHERE id = made.record_id AND photo_id IS NULL) THEN
            DELETE FROM student_health WHERE student_id = made.record_id;
            DELETE FROM students WHERE id = made.record_id;
          END IF;
        WHEN 'PADRE' THEN DELETE FROM parents WHERE id = made.record_id AND user_id IS NULL;
        WHEN 'GRUPO' THEN DELETE FROM groups WHERE id = made.record_id;
        ELSE DELETE FROM scholarships WHERE id = made.record_id;
      END CASE;
    EXCEPTION WHEN foreign_key_violation THEN
      NULL;
    END;
  END LOOP;
  DELETE FROM opening_made WHERE opening_id = the_opening;
END $$;

-- Takes an opening's credit back: the movement goes; where others followed it, one that cancels it stays beside them.
CREATE FUNCTION drop_opening_credit(the_opening integer, by_user integer, at timestamptz, on_day date) RETURNS void
LANGUAGE plpgsql AS $$
DECLARE
  given record;
BEGIN
  FOR given IN
    SELECT a.id, a.centavos, a.credit_id, coalesce(c.merged_into, c.id) AS now_in,
      c.merged_into IS NOT NULL OR EXISTS (SELECT FROM credit_moves m
        WHERE m.credit_id = c.id AND m.id > a.id AND m.opening_id IS DISTINCT FROM the_opening) AS followed
    FROM credit_moves a JOIN credits c ON c.id = a.credit_id
    WHERE a.opening_id = the_opening AND a.tipo = 'APERTURA' ORDER BY a.id
  LOOP
    IF given.followed THEN
      INSERT INTO credit_moves (credit_id, tipo, centavos, opening_id, fecha, created_by, created_at)
      VALUES (given.now_in, 'CANCELACION', -given.centavos, the_opening, on_day, by_user, at);
    ELSE
      DELETE FROM credit_moves WHERE id = given.id;
    END IF;
    UPDATE credits SET saldo_centavos = saldo_centavos - given.centavos WHERE id = given.now_in;
  END LOOP;
END $$;

-- Takes an opening back as a whole. The application may not delete charges and credit; this function may, after it has seen for
-- itself that nothing hangs on them. What a cancelled payment mentions is cancelled instead and stays for the ledger.
CREATE FUNCTION undo_opening(the_opening integer, by_user integer, at timestamptz, on_day date, reason text) RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  opened integer[];
  mentioned integer[];
BEGIN
  PERFORM FROM openings WHERE id = the_opening AND undone_at IS NULL FOR UPDATE;
  IF NOT FOUND THEN
    RAISE EXCEPTION 'opening % was taken back', the_opening USING ERRCODE = 'restrict_violation';
  END IF;
  SELECT coalesce(array_agg(enrolment_id), '{}') INTO opened FROM opening_rows WHERE opening_id = the_opening;
  PERFORM FROM enrolments WHERE id = ANY (opened) ORDER BY id FOR UPDATE;
  PERFORM FROM charges WHERE opening_id = the_opening ORDER BY id FOR UPDATE;
  PERFORM FROM tuition WHERE enrolment_id = ANY (opened) ORDER BY id FOR UPDATE;
  PERFORM FROM credits WHERE id IN (SELECT coalesce(c.merged_into, c.id) FROM credits c JOIN credit_moves m ON m.credit_id = c.id
    WHERE m.opening_id = the_opening) ORDER BY id FOR UPDATE;
  IF EXISTS (SELECT FROM opening_hangs(the_opening)) THEN
    RAISE EXCEPTION 'something hangs on opening %', the_opening USING ERRCODE = 'restrict_violation';
  END IF;

  UPDATE openings SET motivo = reason, undone_by = by_user, undone_at = at, undone_on = on_day WHERE id = the_opening;
  DELETE FROM opening_rows WHERE opening_id = the_opening;
  PERFORM drop_opening_credit(the_opening, by_user, at, on_day);

  SELECT coalesce(array_agg(DISTINCT x.enrolment_id), '{}') INTO mentioned FROM (
    SELECT t.enrolment_id FROM tuition t JOIN payment_lines l ON l.tuition_id = t.id WHERE t.enrolment_id = ANY (opened)
    UNION ALL
    SELECT c.enrolment_id FROM charges c JOIN payment_lines l ON l.charge_id = c.id WHERE c.enrolment_id = ANY (opened)
  ) x;
  UPDATE charges SET motivo_cancelacion = reason, cancelled_by = by_user, cancelled_at = at
  WHERE opening_id = the_opening AND cancelled_at IS NULL
    AND (enrolment_id = ANY (mentioned) OR (enrolment_id IS NULL AND EXISTS (SELECT FROM payment_lines l WHERE l.charge_id = charges.id)));
  UPDATE tuition SET fuera = 'CANCELADA', fuera_at = at WHERE enrolment_id = ANY (mentioned);
  UPDATE enrolments SET motivo_cancelacion = reason, cancelled_by = by_user, cancelled_at = at, group_id = NULL, scholarship_id = NULL
  WHERE id = ANY (mentioned) AND cancelled_at IS NULL;

  DELETE FROM charges c WHERE c.opening_id = the_opening AND NOT coalesce(c.enrolment_id = ANY (mentioned), false)
    AND NOT EXISTS (SELECT FROM payment_lines l WHERE l.charge_id = c.id);
  DELETE FROM tuition WHERE enrolment_id = ANY (opened) AND enrolment_id <> ALL (mentioned);
  DELETE FROM scholarship_terms WHERE enrolment_id = ANY (opened) AND enrolment_id <> ALL (mentioned);
  DELETE FROM enrolments WHERE id = ANY (opened) AND id <> ALL (mentioned);
  PERFORM drop_made(the_opening);
END $$;
-- It may delete what its caller may not: `grantRows` gives it to the application alone.
REVOKE EXECUTE ON FUNCTION undo_opening(integer, integer, timestamptz, date, text) FROM PUBLIC;
