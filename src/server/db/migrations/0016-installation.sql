-- What every process of one school shares, and when a sign-in began.

-- Signs links and keys the hashes of idempotent requests where SESSION_SECRET is not set: two processes on one database agree.
CREATE TABLE installation (
  only_row boolean PRIMARY KEY DEFAULT true CHECK (only_row),
  secret text NOT NULL CHECK (length(secret) >= 32),
  created_at timestamptz NOT NULL DEFAULT now()
);

-- A renewed token keeps the moment of its sign-in: a session ends for good some hours after it.
ALTER TABLE sessions ADD COLUMN signed_in_at timestamptz;
UPDATE sessions s SET signed_in_at = (SELECT min(o.created_at) FROM sessions o WHERE o.sign_in = s.sign_in);
ALTER TABLE sessions ALTER COLUMN signed_in_at SET NOT NULL, ALTER COLUMN signed_in_at SET DEFAULT now();
