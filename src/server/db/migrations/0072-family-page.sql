-- The link of a family's page. The token is nowhere but in the link: here is its hash.
CREATE TABLE family_links (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  parent_id integer NOT NULL REFERENCES parents ON DELETE CASCADE,
  token_hash bytea NOT NULL CONSTRAINT family_links_token_key UNIQUE CHECK (octet_length(token_hash) = 32),
  -- Null: a message made it when it was sent.
  made_by integer REFERENCES users,
  made_at timestamptz NOT NULL,
  -- Its last good day.
  ends_on date NOT NULL,
  ended_at timestamptz,
  -- A day, and not by whom: scanners of mail open links too.
  last_opened_on date
);
CREATE INDEX family_links_parent_idx ON family_links (parent_id);
CREATE INDEX family_links_end_idx ON family_links (ends_on);

-- Links made for many families wait here for their paper, sealed with a key that only the paper's address has.
CREATE TABLE family_link_sheets (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  sealed bytea NOT NULL,
  made_by integer NOT NULL REFERENCES users,
  made_at timestamptz NOT NULL
);

-- «Enterado» on the family's page. A day is enough.
CREATE TABLE family_reads (
  parent_id integer NOT NULL REFERENCES parents ON DELETE CASCADE,
  clase text NOT NULL CHECK (clase IN ('AVISO', 'MENSAJE')),
  record_id integer NOT NULL,
  read_on date NOT NULL,
  PRIMARY KEY (parent_id, clase, record_id)
);

-- What a family asks the office to change. Nothing of it counts before a user accepts it.
CREATE TABLE corrections (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  parent_id integer NOT NULL REFERENCES parents ON DELETE CASCADE,
  telefono text,
  correo text,
  direccion text,
  estado text NOT NULL DEFAULT 'PROPUESTA' CHECK (estado IN ('PROPUESTA', 'ACEPTADA', 'RECHAZADA')),
  sent_at timestamptz NOT NULL,
  decided_by integer REFERENCES users,
  decided_at timestamptz,
  motivo text,
  CONSTRAINT corrections_of_something CHECK (num_nonnulls(telefono, correo, direccion) > 0),
  CONSTRAINT corrections_decided CHECK ((estado = 'PROPUESTA') = (decided_at IS NULL))
);
CREATE INDEX corrections_open_idx ON corrections (parent_id) WHERE estado = 'PROPUESTA';
