-- A month is due on the first day of its cycle at the earliest (decisions/domain/cycles#due-days). Pupils of one cycle have the same
-- days: a cycle that has enrolments keeps the days that they got.
ALTER TABLE cycles ADD COLUMN vence_antes boolean NOT NULL DEFAULT false;
UPDATE cycles c SET vence_antes = true
WHERE EXISTS (SELECT FROM enrolments e WHERE e.cycle_id = c.id AND e.cancelled_at IS NULL);
