-- The opening float of a user's day: cash that was in the drawer before anything was taken. Kept until the cut takes it over.
CREATE TABLE cash_floats (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  user_id integer NOT NULL REFERENCES users,
  dia date NOT NULL,
  -- Of which of the day's cuts.
  parte integer NOT NULL CHECK (parte >= 1),
  fondo_centavos bigint NOT NULL CHECK (fondo_centavos >= 0),
  CONSTRAINT cash_floats_once_per_part UNIQUE (user_id, dia, parte)
);

-- esperado_centavos stays what the movements brought; the drawer has to hold the float besides.
ALTER TABLE cash_cuts
  ADD COLUMN fondo_centavos bigint NOT NULL DEFAULT 0 CHECK (fondo_centavos >= 0),
  DROP CONSTRAINT cash_cuts_difference_explained,
  DROP COLUMN diferencia_centavos;
ALTER TABLE cash_cuts
  ADD COLUMN diferencia_centavos bigint NOT NULL
    GENERATED ALWAYS AS (contado_centavos - esperado_centavos - fondo_centavos) STORED,
  -- From the smallest coin on somebody has said why.
  ADD CONSTRAINT cash_cuts_difference_explained CHECK (
    abs(contado_centavos - esperado_centavos - fondo_centavos) < 50 OR observaciones IS NOT NULL
  );

-- A receipt that was sent to a parent: whoever has the token opens that print until the day, unless the payment is cancelled.
CREATE TABLE receipt_links (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  payment_id integer NOT NULL,
  number integer NOT NULL,
  -- sha256: the token itself is nowhere but in the link.
  token_hash bytea NOT NULL CONSTRAINT receipt_links_token_key UNIQUE CHECK (octet_length(token_hash) = 32),
  expires_at timestamptz NOT NULL,
  created_by integer NOT NULL REFERENCES users,
  created_at timestamptz NOT NULL,
  CONSTRAINT receipt_links_of_a_print FOREIGN KEY (payment_id, number) REFERENCES receipt_prints (payment_id, number)
);
