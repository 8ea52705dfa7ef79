-- What backups were made, in whichever process, and the nightly ones that failed (decisions/0021).

CREATE TABLE backups (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  -- By itself, at night.
  nightly boolean NOT NULL,
  -- The moment whose data it holds.
  made_at timestamptz NOT NULL,
  -- Why there is none, in one sentence; null when it was made.
  problem text CHECK (problem ~ '\S'),
  file text NOT NULL CHECK (file ~ '\S'),
  bytes bigint CHECK (bytes > 0),
  encrypted boolean NOT NULL,
  CONSTRAINT backups_made_or_failed CHECK ((problem IS NULL) = (bytes IS NOT NULL))
);
CREATE INDEX backups_made_idx ON backups (made_at DESC);
