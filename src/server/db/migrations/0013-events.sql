-- School events (DOMAIN §6): 1 to 6 files in an order that staff chose, the first an image, at most one video.

CREATE TABLE events (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  titulo text NOT NULL CHECK (titulo ~ '\S'),
  descripcion text NOT NULL CHECK (descripcion ~ '\S'),
  fecha date NOT NULL,
  created_by integer NOT NULL REFERENCES users,
  created_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX events_newest_idx ON events (fecha DESC, id DESC);

CREATE TABLE event_files (
  event_id integer NOT NULL REFERENCES events ON DELETE CASCADE,
  -- From 1.
  place smallint NOT NULL CHECK (place BETWEEN 1 AND 6),
  -- A file belongs to one event: naming the link of another record attaches nothing.
  file_id integer NOT NULL UNIQUE REFERENCES files,
  PRIMARY KEY (event_id, place)
);
