-- Mentions (DOMAIN §6): a title, a day, a text and one image.

CREATE TABLE mentions (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  titulo text NOT NULL CHECK (titulo ~ '\S'),
  descripcion text NOT NULL CHECK (descripcion ~ '\S'),
  fecha date NOT NULL,
  -- A file belongs to one mention: deleting the mention releases it.
  file_id integer NOT NULL UNIQUE REFERENCES files,
  created_by integer NOT NULL REFERENCES users,
  created_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX mentions_newest_idx ON mentions (fecha DESC, id DESC);
