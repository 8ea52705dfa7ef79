-- Enrolment and material of a coming cycle were due on the day of the press. For each such cycle another day is proposed once; the
-- charges up to `last_charge_id` are meant, later ones have the day that was chosen for them.
CREATE TABLE due_day_proposals (
  cycle_id integer PRIMARY KEY REFERENCES cycles ON DELETE CASCADE,
  last_charge_id integer NOT NULL,
  -- The new day; null while nobody decided, and where the charges keep theirs.
  vence date,
  decided_by integer REFERENCES users,
  decided_at timestamptz
);
INSERT INTO due_day_proposals (cycle_id, last_charge_id)
SELECT y.id, max(c.id) FROM charges c JOIN cycles y ON y.id = c.cycle_id
WHERE c.enrolment_id IS NOT NULL AND c.cancelled_at IS NULL AND c.fecha < y.fecha_inicio
GROUP BY y.id;
