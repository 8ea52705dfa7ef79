-- The bank's files and what became of their deposits (decisions/domain/bank).
-- A bank's file is kept as it came.
ALTER TABLE files
  DROP CONSTRAINT files_kind_check,
  ADD CONSTRAINT files_kind_check CHECK (kind IN ('image', 'pdf', 'video', 'sheet'));

CREATE TABLE bank_accounts (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  nombre text NOT NULL CHECK (nombre ~ '\S'),
  banco text NOT NULL CHECK (banco ~ '\S'),
  clabe text CHECK (clabe ~ '^\d{18}$'),
  -- Heading by column, as staff corrected it; null: the headings say it.
  mapeo jsonb CHECK (jsonb_typeof(mapeo) = 'object'),
  created_by integer NOT NULL REFERENCES users,
  created_at timestamptz NOT NULL
);
CREATE UNIQUE INDEX bank_accounts_name_key ON bank_accounts (nombre COLLATE same_name);

CREATE TABLE bank_files (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  account_id integer NOT NULL REFERENCES bank_accounts,
  file_id integer NOT NULL UNIQUE REFERENCES files,
  -- First and last day of its rows.
  desde date NOT NULL,
  hasta date NOT NULL CHECK (hasta >= desde),
  nuevos integer NOT NULL CHECK (nuevos >= 0),
  repetidos integer NOT NULL CHECK (repetidos >= 0),
  cargos integer NOT NULL CHECK (cargos >= 0),
  rechazados integer NOT NULL CHECK (rechazados >= 0),
  avisos integer NOT NULL CHECK (avisos >= 0),
  created_by integer NOT NULL REFERENCES users,
  created_at timestamptz NOT NULL
);
CREATE INDEX bank_files_account_idx ON bank_files (account_id);

CREATE TABLE bank_movements (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  account_id integer NOT NULL REFERENCES bank_accounts,
  bank_file_id integer NOT NULL REFERENCES bank_files,
  fila integer NOT NULL CHECK (fila > 0),
  -- By which the row is known again in another file.
  clave text NOT NULL,
  fecha date NOT NULL,
  monto_centavos bigint NOT NULL CHECK (monto_centavos > 0),
  texto text NOT NULL,
  rastreo text,
  ordenante text,
  cuenta_ordenante text,
  estado text NOT NULL DEFAULT 'PENDIENTE' CHECK (estado IN ('PENDIENTE', 'COBRADO', 'EMPAREJADO', 'IGNORADO')),
  payment_id integer REFERENCES payments,
  motivo text CHECK (motivo ~ '\S'),
  CONSTRAINT bank_movements_paid CHECK ((estado IN ('COBRADO', 'EMPAREJADO')) = (payment_id IS NOT NULL)),
  CONSTRAINT bank_movements_ignored CHECK (estado <> 'IGNORADO' OR motivo IS NOT NULL),
  CONSTRAINT bank_movements_row_key UNIQUE (account_id, clave)
);
-- No payment is two deposits.
CREATE UNIQUE INDEX bank_movements_payment_key ON bank_movements (payment_id) WHERE payment_id IS NOT NULL;
CREATE INDEX bank_movements_pending_idx ON bank_movements (fecha) WHERE estado = 'PENDIENTE';
CREATE INDEX bank_movements_day_idx ON bank_movements (fecha, id);
CREATE INDEX bank_movements_file_idx ON bank_movements (bank_file_id);

-- Who pays for whom: a payer's account or name, and the family that staff confirmed or refused for it.
CREATE TABLE bank_payers (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  clave text NOT NULL,
  parent_id integer REFERENCES parents ON DELETE CASCADE,
  student_id integer REFERENCES students ON DELETE CASCADE,
  rechazado boolean NOT NULL,
  -- The deposit that was confirmed last.
  movement_id integer NOT NULL REFERENCES bank_movements,
  created_by integer NOT NULL REFERENCES users,
  created_at timestamptz NOT NULL,
  CHECK (num_nonnulls(parent_id, student_id) = 1),
  CONSTRAINT bank_payers_pair_key UNIQUE NULLS NOT DISTINCT (clave, parent_id, student_id)
);
CREATE INDEX bank_payers_parent_idx ON bank_payers (parent_id) WHERE parent_id IS NOT NULL;
CREATE INDEX bank_payers_student_idx ON bank_payers (student_id) WHERE student_id IS NOT NULL;
CREATE INDEX bank_payers_movement_idx ON bank_payers (movement_id);

-- A cancelled payment frees its deposit, whoever cancels it; what was learned from a wrong confirmation is forgotten.
CREATE FUNCTION cancelled_payment_frees_movement() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM bank_payers WHERE movement_id = (SELECT id FROM bank_movements WHERE payment_id = NEW.id) AND NOT rechazado;
  UPDATE bank_movements SET estado = 'PENDIENTE', payment_id = NULL WHERE payment_id = NEW.id;
  RETURN NULL;
END $$;
CREATE TRIGGER payments_free_movement AFTER UPDATE OF cancelled_at ON payments
  FOR EACH ROW WHEN (OLD.cancelled_at IS NULL AND NEW.cancelled_at IS NOT NULL)
  EXECUTE FUNCTION cancelled_payment_frees_movement();
