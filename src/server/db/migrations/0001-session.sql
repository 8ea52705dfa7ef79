-- Roles, users, their sessions and the counting of failed logins (DOMAIN §2, §3).

CREATE TABLE roles (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  name text NOT NULL CHECK (name ~ '\S'),
  created_at timestamptz NOT NULL DEFAULT now()
);
CREATE UNIQUE INDEX roles_name_key ON roles (lower(name));

CREATE TABLE role_permissions (
  role_id integer NOT NULL REFERENCES roles ON DELETE CASCADE,
  module_id integer NOT NULL CHECK (module_id BETWEEN 1 AND 13),
  permission_id integer NOT NULL CHECK (permission_id BETWEEN 1 AND 4),
  PRIMARY KEY (role_id, module_id, permission_id)
);

CREATE TABLE users (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  name text NOT NULL CHECK (name ~ '\S'),
  password_hash text NOT NULL,
  type_user text NOT NULL DEFAULT 'NORMAL' CHECK (type_user IN ('NORMAL', 'PADRE')),
  role_id integer REFERENCES roles,
  created_at timestamptz NOT NULL DEFAULT now(),
  -- A deleted user is deactivated: the ledger keeps the name, and the name may be used again.
  deactivated_at timestamptz,
  -- A user of the office always has a role, until deactivated; a parent's app user never has one.
  CONSTRAINT users_role_by_type CHECK (
    CASE type_user WHEN 'NORMAL' THEN role_id IS NOT NULL OR deactivated_at IS NOT NULL ELSE role_id IS NULL END
  )
);
CREATE UNIQUE INDEX users_name_key ON users (lower(name)) WHERE deactivated_at IS NULL;
CREATE INDEX users_role_idx ON users (role_id);

CREATE TABLE sessions (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  -- sha-256 of the token: a copy of this table signs nobody in.
  token_hash bytea NOT NULL CONSTRAINT sessions_token_key UNIQUE,
  user_id integer NOT NULL REFERENCES users ON DELETE CASCADE,
  -- The sign-in it goes back to: renewed tokens share it, and a logout ends them all.
  sign_in uuid NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  expires_at timestamptz NOT NULL
);
CREATE INDEX sessions_sign_in_idx ON sessions (sign_in);
CREATE INDEX sessions_user_idx ON sessions (user_id);
CREATE INDEX sessions_expiry_idx ON sessions (expires_at);

CREATE TABLE login_failures (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  address text NOT NULL,
  user_name text NOT NULL,
  at timestamptz NOT NULL,
  -- False while the password is still being looked at.
  failed boolean NOT NULL DEFAULT false
);
CREATE INDEX login_failures_pair_idx ON login_failures (address, user_name, at);
CREATE INDEX login_failures_at_idx ON login_failures (at);
