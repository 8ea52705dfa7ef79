-- `clock_timestamp`: a delivery names again what was said after it, and both wait for the same turn.
-- What the stamping service gave back of a delivered document, what it refused, and why an invoice is cancelled (decisions/0101).
ALTER TABLE invoice_documents DROP CONSTRAINT invoice_documents_fin_check;
-- RECHAZADA: the service refused it, so there is nothing to cancel or to replace.
ALTER TABLE invoice_documents ADD CONSTRAINT invoice_documents_fin_check CHECK (fin IN ('CANCELADA', 'SUSTITUIDA', 'RECHAZADA'));

-- A global invoice is one UUID for every document of its delivery, so a UUID may be in many rows.
CREATE TABLE invoice_stamps (
  document_id integer PRIMARY KEY REFERENCES invoice_documents,
  uuid text NOT NULL CHECK (uuid ~ '^[0-9A-F]{8}-[0-9A-F]{4}-[0-9A-F]{4}-[0-9A-F]{4}-[0-9A-F]{12}$'),
  -- Of the whole invoice.
  total_centavos bigint NOT NULL CHECK (total_centavos >= 0),
  rfc_receptor text NOT NULL,
  timbrada date,
  created_by integer NOT NULL REFERENCES users,
  created_at timestamptz NOT NULL DEFAULT clock_timestamp()
);
CREATE INDEX invoice_stamps_uuid_idx ON invoice_stamps (uuid);

CREATE TABLE invoice_rejections (
  document_id integer PRIMARY KEY REFERENCES invoice_documents,
  motivo text NOT NULL CHECK (motivo <> ''),
  created_by integer NOT NULL REFERENCES users,
  created_at timestamptz NOT NULL DEFAULT clock_timestamp()
);

-- `motivo` is the SAT's: 01 with what replaces it, 02 without, 03 nothing was sold, 04 in a global invoice.
CREATE TABLE invoice_cancellations (
  document_id integer PRIMARY KEY REFERENCES invoice_documents,
  motivo text NOT NULL CHECK (motivo IN ('01', '02', '03', '04')),
  sustituye_id integer REFERENCES payments,
  created_by integer NOT NULL REFERENCES users,
  created_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  CONSTRAINT invoice_cancellations_replaced CHECK ((motivo = '01') = (sustituye_id IS NOT NULL))
);
CREATE INDEX invoice_cancellations_by_idx ON invoice_cancellations (sustituye_id) WHERE sustituye_id IS NOT NULL;
