-- Invoice data handed over for stamping (decisions/0081). The school's caps of what may be deducted; null is the decree's.
ALTER TABLE school_levels ADD COLUMN tope_deducible_centavos bigint CHECK (tope_deducible_centavos >= 0);

-- Whom a payment is to be invoiced to; a payment without a row goes into the invoice to the general public.
CREATE TABLE invoice_requests (
  payment_id integer PRIMARY KEY REFERENCES payments,
  fiscal_id integer NOT NULL REFERENCES fiscals,
  created_by integer NOT NULL REFERENCES users,
  created_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX invoice_requests_fiscal_idx ON invoice_requests (fiscal_id);

CREATE TABLE invoice_deliveries (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  tipo text NOT NULL CHECK (tipo IN ('ENTREGA', 'GLOBAL')),
  fecha date NOT NULL,
  -- The days of a global list.
  desde date,
  hasta date,
  created_by integer NOT NULL REFERENCES users,
  created_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT invoice_deliveries_days CHECK ((tipo = 'GLOBAL') = (desde IS NOT NULL AND hasta IS NOT NULL))
);

-- What was handed over of a payment, as it was that day.
CREATE TABLE invoice_documents (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  payment_id integer NOT NULL REFERENCES payments,
  delivery_id integer NOT NULL REFERENCES invoice_deliveries,
  total_centavos bigint NOT NULL CHECK (total_centavos >= 0),
  documento jsonb NOT NULL CHECK (jsonb_typeof(documento) = 'object'),
  -- No longer holds: the payment was cancelled, or its invoice was asked for after the global one.
  fin text CHECK (fin IN ('CANCELADA', 'SUSTITUIDA'))
);
CREATE UNIQUE INDEX invoice_documents_once ON invoice_documents (payment_id) WHERE fin IS NULL;
CREATE INDEX invoice_documents_payment_idx ON invoice_documents (payment_id);
CREATE INDEX invoice_documents_ended_idx ON invoice_documents (id) WHERE fin IS NOT NULL;

-- The content of each delivery: documents, again or for the first time, and those that are to be cancelled or replaced.
CREATE TABLE invoice_items (
  delivery_id integer NOT NULL REFERENCES invoice_deliveries,
  document_id integer NOT NULL REFERENCES invoice_documents,
  tipo text NOT NULL CHECK (tipo IN ('FACTURA', 'CANCELADA', 'SUSTITUIDA')),
  PRIMARY KEY (delivery_id, document_id)
);
CREATE INDEX invoice_items_document_idx ON invoice_items (document_id, tipo);

-- A document is never rewritten; it only ends, once.
CREATE FUNCTION invoice_documents_stay() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' AND OLD.fin IS NULL AND (OLD.id, OLD.payment_id, OLD.delivery_id, OLD.total_centavos, OLD.documento)
    = (NEW.id, NEW.payment_id, NEW.delivery_id, NEW.total_centavos, NEW.documento)
  THEN
    RETURN NEW;
  END IF;
  RAISE EXCEPTION 'what was delivered stays' USING ERRCODE = 'restrict_violation';
END $$;
CREATE TRIGGER invoice_documents_stay BEFORE UPDATE OR DELETE ON invoice_documents
  FOR EACH ROW EXECUTE FUNCTION invoice_documents_stay();
CREATE TRIGGER invoice_documents_never_truncated BEFORE TRUNCATE ON invoice_documents
  FOR EACH STATEMENT EXECUTE FUNCTION invoice_documents_stay();
