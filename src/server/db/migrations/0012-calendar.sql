-- The school calendar (DOMAIN §6): one image or pdf an entry; several entries may share a month.

CREATE TABLE calendar_entries (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  -- ENERO is 1: so that the list is in the order of the year.
  mes smallint NOT NULL CHECK (mes BETWEEN 1 AND 12),
  -- A file belongs to one entry: deleting the entry releases it.
  file_id integer NOT NULL UNIQUE REFERENCES files,
  created_by integer NOT NULL REFERENCES users,
  created_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX calendar_entries_month_idx ON calendar_entries (mes, id DESC);
