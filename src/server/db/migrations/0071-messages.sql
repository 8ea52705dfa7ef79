-- What the school tells many families at once: one row is one press, or one rule of reminders on one day.
CREATE TABLE avisos (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  clase text NOT NULL CHECK (clase IN ('AVISO', 'RECORDATORIO')),
  -- With the names of fields in braces; each message holds what its family got.
  titulo text NOT NULL,
  descripcion text NOT NULL,
  audiencia jsonb NOT NULL,
  -- The same in words, as groups and services were called that day.
  audiencia_texto text NOT NULL,
  adjuntar_estado boolean NOT NULL DEFAULT false,
  -- It says or implies what a family owes: its texts are shown to users of charges or tuition alone.
  con_dinero boolean NOT NULL,
  -- The name under a reminder; an aviso is signed by its user.
  firma text,
  created_by integer REFERENCES users,
  created_at timestamptz NOT NULL,
  cancelled_by integer REFERENCES users,
  cancelled_at timestamptz
);

-- The queue: one row for each aviso, family and channel.
CREATE TABLE mensajes (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  aviso_id integer NOT NULL REFERENCES avisos ON DELETE CASCADE,
  parent_id integer NOT NULL REFERENCES parents,
  canal text NOT NULL CHECK (canal IN ('CORREO', 'WHATSAPP', 'PAPEL')),
  estado text NOT NULL
    CHECK (estado IN ('PENDIENTE', 'ENVIANDO', 'ENVIADO', 'FALLO', 'INCIERTO', 'OMITIDO', 'CANCELADO')),
  estado_at timestamptz NOT NULL,
  intentos integer NOT NULL DEFAULT 0,
  -- Not before.
  siguiente timestamptz NOT NULL,
  -- Whose turn it is to send it, and until when nobody else looks at it.
  lease uuid,
  leased_until timestamptz,
  -- Of all tries: a mail server that gets it twice can tell.
  message_id text,
  -- The mail address or the telephone that it went to.
  direccion text,
  titulo text,
  texto text,
  -- Why it was left out or failed.
  motivo text,
  -- Of a reminder: its rule and the due day that it is about.
  regla_id integer,
  vencimiento date,
  CONSTRAINT mensajes_once UNIQUE (aviso_id, parent_id, canal),
  CONSTRAINT mensajes_sending CHECK ((estado = 'ENVIANDO') = (leased_until IS NOT NULL)),
  CONSTRAINT mensajes_reminder CHECK ((regla_id IS NULL) = (vencimiento IS NULL))
);
-- A rule reminds a family of a due day once, also when the days of a computer that was off are made up for.
CREATE UNIQUE INDEX mensajes_reminded_once ON mensajes (regla_id, parent_id, vencimiento, canal) WHERE regla_id IS NOT NULL;
CREATE INDEX mensajes_waiting_idx ON mensajes (siguiente, id) WHERE canal = 'CORREO' AND estado = 'PENDIENTE';
CREATE INDEX mensajes_sending_idx ON mensajes (leased_until) WHERE estado = 'ENVIANDO';
CREATE INDEX mensajes_day_idx ON mensajes (estado_at) WHERE canal = 'CORREO' AND estado IN ('ENVIANDO', 'ENVIADO', 'INCIERTO');
CREATE INDEX mensajes_parent_idx ON mensajes (parent_id);

-- Why no mail leaves: the mail server refused the school itself. A single row, gone with the next message that leaves.
CREATE TABLE mail_stops (
  only_row boolean PRIMARY KEY DEFAULT true CHECK (only_row),
  motivo text NOT NULL,
  desde timestamptz NOT NULL,
  hasta timestamptz NOT NULL
);

-- The address failed for good, in the words of the mail server; another address takes the mark away.
ALTER TABLE parents ADD COLUMN correo_falla text;
CREATE FUNCTION new_address_is_unmarked() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.correo_falla := NULL;
  RETURN NEW;
END $$;
CREATE TRIGGER parents_new_address BEFORE UPDATE OF correo ON parents FOR EACH ROW
  WHEN (OLD.correo IS DISTINCT FROM NEW.correo) EXECUTE FUNCTION new_address_is_unmarked();
