-- When a family that owes is reminded: so many days before or after its due day.
CREATE TABLE reminder_rules (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  dias integer NOT NULL CHECK (dias BETWEEN -15 AND 60),
  titulo text NOT NULL,
  descripcion text NOT NULL,
  activa boolean NOT NULL DEFAULT true,
  adjuntar_estado boolean NOT NULL DEFAULT false,
  -- What fell on an earlier day is not made up for: the rule was not there, or off. Null: from the first day of all.
  desde date,
  -- Removed rules stay, since the days of their reminders hold back others.
  removed_at timestamptz,
  created_by integer REFERENCES users,
  created_at timestamptz NOT NULL DEFAULT now()
);
CREATE UNIQUE INDEX reminder_rules_dias_key ON reminder_rules (dias) WHERE removed_at IS NULL;

-- One switch for all rules, off until a person turns it on.
CREATE TABLE reminder_switch (
  only_row boolean PRIMARY KEY DEFAULT true CHECK (only_row),
  activos boolean NOT NULL DEFAULT false,
  -- The day on which it was turned on.
  desde date,
  CHECK (NOT activos OR desde IS NOT NULL)
);
INSERT INTO reminder_switch (only_row) VALUES (true);

-- The days that ran: one process inserts the day, and another one that tries waits and finds it there.
CREATE TABLE reminder_runs (dia date PRIMARY KEY, ran_at timestamptz NOT NULL);

-- What each run did with each family: queued in an aviso, or left out with the reason.
CREATE TABLE reminders (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  dia date NOT NULL REFERENCES reminder_runs,
  rule_id integer NOT NULL REFERENCES reminder_rules,
  -- Of the rule on that day.
  dias integer NOT NULL,
  parent_id integer REFERENCES parents ON DELETE CASCADE,
  -- A pupil without a parent.
  student_id integer REFERENCES students ON DELETE CASCADE,
  vencimiento date NOT NULL,
  -- Open in what fell due that day, without recargos.
  saldo_centavos bigint NOT NULL,
  aviso_id integer REFERENCES avisos,
  motivo text,
  CHECK ((parent_id IS NULL) <> (student_id IS NULL)),
  CHECK ((aviso_id IS NULL) <> (motivo IS NULL))
);
CREATE UNIQUE INDEX reminders_once ON reminders (rule_id, parent_id, vencimiento) WHERE aviso_id IS NOT NULL;
CREATE INDEX reminders_dia_idx ON reminders (dia);
CREATE INDEX reminders_parent_idx ON reminders (parent_id, dia);
CREATE INDEX reminders_student_idx ON reminders (student_id) WHERE student_id IS NOT NULL;
CREATE INDEX reminders_aviso_idx ON reminders (aviso_id);

-- Families that the school does not remind until that day, included.
CREATE TABLE reminder_mutes (
  parent_id integer PRIMARY KEY REFERENCES parents ON DELETE CASCADE,
  hasta date NOT NULL,
  motivo text NOT NULL,
  created_by integer REFERENCES users,
  created_at timestamptz NOT NULL
);

INSERT INTO reminder_rules (dias, titulo, descripcion) VALUES
(-3, 'El {vencimiento} vence un pago de {alumnos}', E'Hola, {padre}:\n\nLe recordamos que el {vencimiento} es el último día para pagar a tiempo lo de {alumnos}: {por_pagar}.\n\nSi paga por transferencia, su referencia es {referencia}. Si ya pagó, no tiene que hacer nada.\n\nGracias.'),
(1, 'Venció un pago de {alumnos}', E'Hola, {padre}:\n\nTodavía no vemos el pago de {alumnos} que venció el {vencimiento}. Hoy son {por_pagar}.\n\nSi paga por transferencia, su referencia es {referencia}. Si ya pagó, mándenos su comprobante y lo buscamos.\n\nGracias.'),
(8, 'Falta un pago de {alumnos}', E'Hola, {padre}:\n\nSigue pendiente el pago de {alumnos} que venció el {vencimiento}. Hoy son {por_pagar}.\n\nSi ahora no puede pagarlo todo, llámenos: podemos acordar una fecha o un abono. Su referencia para transferir es {referencia}.\n\nGracias.'),
(20, 'Hablemos del pago de {alumnos}', E'Hola, {padre}:\n\nEl pago de {alumnos} que venció el {vencimiento} sigue pendiente. Hoy son {por_pagar}.\n\nQueremos ayudarle a ponerse al corriente antes de que la cuenta crezca. Llámenos o venga a la caja, y acordamos cómo pagarlo. Su referencia para transferir es {referencia}.\n\nGracias.');
