-- Files live on disk under the sha-256 of their content; a row here says what one is and who points at it (DOMAIN §6).

CREATE TABLE files (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  sha256 text NOT NULL CHECK (sha256 ~ '^[0-9a-f]{64}$'),
  kind text NOT NULL CHECK (kind IN ('image', 'pdf', 'video')),
  mime text NOT NULL,
  bytes bigint NOT NULL CHECK (bytes > 0),
  width integer,
  height integer,
  -- Content of the thumbnail; only images have one.
  thumb_sha256 text CHECK (thumb_sha256 ~ '^[0-9a-f]{64}$'),
  created_by integer REFERENCES users,
  created_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX files_sha_idx ON files (sha256);
CREATE INDEX files_thumb_idx ON files (thumb_sha256);
