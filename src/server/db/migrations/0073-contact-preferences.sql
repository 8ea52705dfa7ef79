-- By which means a parent wants notices and reminders; without a row the parent never refused.
CREATE TABLE contact_preferences (
  parent_id integer NOT NULL REFERENCES parents ON DELETE CASCADE,
  canal text NOT NULL CHECK (canal IN ('CORREO', 'WHATSAPP', 'PAPEL')),
  clase text NOT NULL CHECK (clase IN ('AVISO', 'RECORDATORIO')),
  permitido boolean NOT NULL,
  changed_at timestamptz NOT NULL,
  changed_by integer REFERENCES users,
  PRIMARY KEY (parent_id, canal, clase)
);
-- Senders ask for the refusals of one channel; they are few.
CREATE INDEX contact_preferences_refused_idx ON contact_preferences (canal, clase, parent_id) WHERE NOT permitido;
CREATE INDEX contact_preferences_changed_by_idx ON contact_preferences (changed_by);
