-- Who printed the receipt of a payment, and when (issue 4): the first print is the original, every later one a REIMPRESIÓN.

CREATE TABLE receipt_prints (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  payment_id integer NOT NULL REFERENCES payments,
  -- 1 is the original.
  number integer NOT NULL CHECK (number >= 1),
  printed_by integer NOT NULL REFERENCES users,
  printed_at timestamptz NOT NULL,
  CONSTRAINT receipt_prints_number_key UNIQUE (payment_id, number)
);

-- An original that could be deleted could be printed twice.
CREATE TRIGGER receipt_prints_append_only BEFORE UPDATE OR DELETE ON receipt_prints
  FOR EACH ROW EXECUTE FUNCTION ledger_is_append_only();
CREATE TRIGGER receipt_prints_never_truncated BEFORE TRUNCATE ON receipt_prints
  FOR EACH STATEMENT EXECUTE FUNCTION ledger_is_append_only();
