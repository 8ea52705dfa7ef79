-- How the school sends mail. A single row; until `saved`, SMTP_URL of the environment gives the settings.
CREATE TABLE mail_settings (
  id integer PRIMARY KEY DEFAULT 1 CHECK (id = 1),
  saved boolean NOT NULL DEFAULT false,
  servidor text,
  puerto integer NOT NULL DEFAULT 587 CHECK (puerto BETWEEN 1 AND 65535),
  seguridad text NOT NULL DEFAULT 'STARTTLS' CHECK (seguridad IN ('TLS', 'STARTTLS', 'NINGUNA')),
  usuario text,
  -- Sealed with a key that is not in this database.
  contrasena bytea,
  remitente_nombre text,
  remitente_correo text,
  responder_a text,
  tope_diario integer NOT NULL DEFAULT 300 CHECK (tope_diario >= 1),
  desde_hora integer NOT NULL DEFAULT 8 CHECK (desde_hora BETWEEN 0 AND 23),
  hasta_hora integer NOT NULL DEFAULT 20 CHECK (hasta_hora BETWEEN 1 AND 24),
  activo boolean NOT NULL DEFAULT false,
  -- In plain words; null since the last message that left.
  ultimo_error text,
  ultimo_error_at timestamptz,
  CHECK (hasta_hora > desde_hora)
);
INSERT INTO mail_settings DEFAULT VALUES;
