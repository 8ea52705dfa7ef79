-- Steps of the set-up that were left out on purpose (decisions/domain/setup); everything else about it is derived from the data.
CREATE TABLE setup_skips (
  step text PRIMARY KEY CHECK (step IN ('ESCUELA', 'PERSONAS')),
  -- NULL: the school was at work before the set-up existed.
  user_id integer REFERENCES users,
  created_at timestamptz NOT NULL
);

INSERT INTO setup_skips (step, created_at)
SELECT step, now() FROM (VALUES ('ESCUELA'), ('PERSONAS')) AS known (step)
WHERE EXISTS (SELECT FROM enrolments) OR EXISTS (SELECT FROM payments);
