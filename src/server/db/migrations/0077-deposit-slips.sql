-- Pictures of deposits that families send from their page: a hint beside the bank's file, never a payment.
CREATE TABLE deposit_slips (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  parent_id integer NOT NULL REFERENCES parents,
  file_id integer NOT NULL REFERENCES files,
  -- As the family wrote them.
  fecha date NOT NULL,
  monto_centavos bigint NOT NULL CHECK (monto_centavos > 0),
  sent_on date NOT NULL,
  sent_at timestamptz NOT NULL,
  -- The deposit that it was put to; null when a user set it aside.
  movement_id integer REFERENCES bank_movements,
  ended_at timestamptz,
  ended_by integer REFERENCES users,
  CONSTRAINT deposit_slips_end CHECK ((ended_at IS NULL) = (ended_by IS NULL) AND (movement_id IS NULL OR ended_at IS NOT NULL))
);
CREATE INDEX deposit_slips_parent_idx ON deposit_slips (parent_id);
CREATE INDEX deposit_slips_sent_idx ON deposit_slips (sent_at);
