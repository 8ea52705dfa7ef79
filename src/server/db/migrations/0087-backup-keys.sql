-- The key that opens the school's copies, and what was done beside the nightly backup: drills and copies asked for by hand (decisions/0105).

CREATE TABLE backup_keys (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  -- The public half, as `age` writes it.
  recipient text NOT NULL UNIQUE CHECK (recipient ~ '^age1[0-9a-z]{20,}$'),
  made_at timestamptz NOT NULL,
  -- The private half until somebody took it away, sealed with a key that is not in the database.
  sealed bytea,
  taken_at timestamptz,
  -- When somebody last said that the page is in the safe.
  confirmed_at timestamptz,
  -- Later copies take another key.
  retired_at timestamptz,
  CONSTRAINT backup_keys_taken_or_kept CHECK (sealed IS NULL OR (taken_at IS NULL AND retired_at IS NULL))
);
CREATE UNIQUE INDEX backup_keys_current_idx ON backup_keys ((true)) WHERE retired_at IS NULL;

CREATE TABLE backup_runs (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  kind text NOT NULL CHECK (kind IN ('RESPALDO', 'ENSAYO')),
  started_at timestamptz NOT NULL,
  -- Its process says every few seconds that it is there; one that has not for minutes was killed.
  seen_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  step text NOT NULL CHECK (step ~ '\S'),
  ended_at timestamptz,
  -- SIN_PROBAR: it could not be tried here, which says nothing of the copy.
  result text CHECK (result IN ('BIEN', 'FALLA', 'SIN_PROBAR')),
  said text CHECK (said ~ '\S'),
  file text CHECK (file ~ '\S'),
  records bigint CHECK (records >= 0),
  asked_by integer REFERENCES users,
  CONSTRAINT backup_runs_ended CHECK ((ended_at IS NULL) = (result IS NULL)),
  CONSTRAINT backup_runs_explained CHECK (result IS NULL OR result = 'BIEN' OR said IS NOT NULL)
);
CREATE UNIQUE INDEX backup_runs_one_idx ON backup_runs ((true)) WHERE ended_at IS NULL;
CREATE INDEX backup_runs_started_idx ON backup_runs (started_at DESC);
