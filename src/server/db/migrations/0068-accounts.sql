-- Each sign-in has a row: where it came from, and when its user last proved who they are.
CREATE TABLE sign_ins (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  sign_in uuid NOT NULL UNIQUE,
  user_id integer NOT NULL REFERENCES users ON DELETE CASCADE,
  -- The browser's id from its signed token; null for sign-ins before this migration.
  device text,
  -- User-Agent as sent, cut.
  agent text NOT NULL DEFAULT '',
  address text NOT NULL DEFAULT '',
  started_at timestamptz NOT NULL,
  last_at timestamptz NOT NULL,
  proved_at timestamptz NOT NULL
);
CREATE INDEX sign_ins_user_idx ON sign_ins (user_id);
INSERT INTO sign_ins (sign_in, user_id, started_at, last_at, proved_at)
SELECT sign_in, min(user_id), min(signed_in_at), max(created_at), min(signed_in_at) FROM sessions GROUP BY sign_in;

-- Browsers in which a user has signed in.
CREATE TABLE browsers (
  user_id integer NOT NULL REFERENCES users ON DELETE CASCADE,
  device text NOT NULL,
  agent text NOT NULL,
  address text NOT NULL,
  first_at timestamptz NOT NULL,
  -- Until then the second factor is not asked for here.
  remembered_until timestamptz,
  PRIMARY KEY (user_id, device)
);

-- Sign-ins from a browser new to the user, until the user has read them.
CREATE TABLE new_browsers (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  user_id integer NOT NULL REFERENCES users ON DELETE CASCADE,
  device text NOT NULL,
  agent text NOT NULL,
  address text NOT NULL,
  at timestamptz NOT NULL
);
CREATE INDEX new_browsers_user_idx ON new_browsers (user_id);

CREATE TABLE second_factors (
  user_id integer PRIMARY KEY REFERENCES users ON DELETE CASCADE,
  -- Sealed with a key that is not in this database.
  secret bytea NOT NULL,
  prepared_at timestamptz NOT NULL,
  -- Null while it is prepared and not confirmed.
  active_since timestamptz,
  -- The latest 30 s step whose code was used: a code is good once.
  last_step bigint NOT NULL DEFAULT 0,
  -- The key it was sealed with is gone: it asks for nothing until it is set up again.
  lost_at timestamptz
);

CREATE TABLE recovery_codes (
  user_id integer NOT NULL REFERENCES users ON DELETE CASCADE,
  code_hash bytea NOT NULL,
  used_at timestamptz,
  PRIMARY KEY (user_id, code_hash)
);

ALTER TABLE roles ADD COLUMN exige_segundo_factor boolean NOT NULL DEFAULT false;

ALTER TABLE ended_sessions DROP CONSTRAINT IF EXISTS ended_sessions_why_check;
ALTER TABLE ended_sessions ADD CONSTRAINT ended_sessions_why_check CHECK (why IN ('CONTRASENA', 'USUARIO', 'TERMINADA'));

-- What was refused, so that many refusals become two rows of the bitacora and not thousands.
CREATE TABLE refusals (
  user_id integer NOT NULL REFERENCES users ON DELETE CASCADE,
  what text NOT NULL,
  -- An address, or a call.
  place text NOT NULL,
  began timestamptz NOT NULL,
  ends timestamptz NOT NULL,
  -- After the first, which has its row already.
  more integer NOT NULL DEFAULT 0,
  PRIMARY KEY (user_id, what, place)
);
CREATE INDEX refusals_end_idx ON refusals (ends);

-- One digest a day over the rows of the bitacora of that day and the digest of the day before.
CREATE TABLE audit_seals (
  day date PRIMARY KEY,
  entries integer NOT NULL,
  digest bytea NOT NULL,
  sealed_at timestamptz NOT NULL
);
