-- Why a token that somebody may still hold opens nothing any more: its next call is told. What ran out by itself leaves no row.
CREATE TABLE ended_sessions (
  token_hash bytea PRIMARY KEY,
  why text NOT NULL CHECK (why IN ('CONTRASENA', 'USUARIO')),
  ended_at timestamptz NOT NULL
);

-- How many pupils each cycle has: every list of cycles says it, and of ten years it read every enrolment there ever was.
CREATE INDEX enrolments_enrolled_idx ON enrolments (cycle_id, grado) WHERE estado = 'INSCRITO';
