-- Notices to parents (DOMAIN §4). The parent sees a fixed sender; who really sent one is kept here.

CREATE TABLE notices (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  parent_id integer NOT NULL REFERENCES parents,
  titulo text NOT NULL CHECK (titulo ~ '\S'),
  descripcion text NOT NULL CHECK (descripcion ~ '\S'),
  sent_by integer NOT NULL REFERENCES users,
  created_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX notices_parent_idx ON notices (parent_id, id);
