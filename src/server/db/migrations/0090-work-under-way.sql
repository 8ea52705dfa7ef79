-- How far an import, an opening or a download of papers is, so that any process can tell it (decisions/0108). Not logged: after a crash
-- nothing of it goes on, and no copy needs it.

CREATE UNLOGGED TABLE work_under_way (
  user_id integer NOT NULL REFERENCES users,
  kind text NOT NULL CHECK (kind IN ('IMPORTACION', 'APERTURA', 'PAGOS_ANUALES')),
  -- Of the client that follows it.
  code text NOT NULL CHECK (length(code) BETWEEN 1 AND 64),
  progress jsonb NOT NULL,
  -- Its process says every few seconds that it is there; one that has not for a minute was killed.
  seen_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  PRIMARY KEY (user_id, kind, code)
);
CREATE INDEX work_under_way_seen_idx ON work_under_way (seen_at);
