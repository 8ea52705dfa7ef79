-- The questionnaire of a cycle and what each family answered (DOMAIN §1, issue 3).

CREATE TABLE questionnaires (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  cycle_id integer NOT NULL CONSTRAINT questionnaires_one_per_cycle UNIQUE REFERENCES cycles,
  titulo text NOT NULL CHECK (titulo ~ '\S'),
  descripcion text NOT NULL,
  created_by integer REFERENCES users,
  created_at timestamptz NOT NULL DEFAULT now()
);

CREATE TABLE questions (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  questionnaire_id integer NOT NULL REFERENCES questionnaires ON DELETE CASCADE,
  position integer NOT NULL,
  pregunta text NOT NULL CHECK (pregunta ~ '\S'),
  tipo text NOT NULL CHECK (tipo IN ('ABIERTA', 'OPCION', 'VARIAS')),
  opciones text[] NOT NULL,
  obligatoria boolean NOT NULL,
  UNIQUE (questionnaire_id, position),
  CONSTRAINT questions_options_by_type CHECK ((tipo = 'ABIERTA') = (cardinality(opciones) = 0))
);

-- One row per question and family. No ON DELETE: a questionnaire somebody has answered cannot be replaced.
CREATE TABLE question_answers (
  question_id integer NOT NULL REFERENCES questions,
  parent_id integer NOT NULL REFERENCES parents,
  -- One text for an open question or one choice, several for several.
  respuestas text[] NOT NULL CHECK (cardinality(respuestas) > 0),
  answered_by integer REFERENCES users,
  answered_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (question_id, parent_id)
);
CREATE INDEX question_answers_parent_idx ON question_answers (parent_id);
