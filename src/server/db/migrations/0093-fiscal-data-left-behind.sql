-- Fiscal data of pupils to whom an import gave a parent: it stayed with the pupil, where nobody could use or change it. It becomes the
-- family's, as when a pupil is linked by hand; an RFC that the family has stays the family's, and what was asked with it too.
DO $$
DECLARE
  fiscal record;
  kept integer;
BEGIN
  FOR fiscal IN
    SELECT f.id, f.rfc, s.parent_id FROM fiscals f JOIN students s ON s.id = f.student_id
    WHERE f.removed_at IS NULL AND s.parent_id IS NOT NULL ORDER BY f.predeterminado DESC, f.id
  LOOP
    SELECT id INTO kept FROM fiscals
    WHERE parent_id = fiscal.parent_id AND rfc = fiscal.rfc AND removed_at IS NULL;
    UPDATE invoice_requests SET fiscal_id = kept WHERE fiscal_id = fiscal.id AND kept IS NOT NULL;
    UPDATE fiscals SET
      parent_id = fiscal.parent_id,
      student_id = NULL,
      removed_at = CASE WHEN kept IS NOT NULL THEN now() END,
      predeterminado = kept IS NULL
        AND NOT EXISTS (SELECT FROM fiscals WHERE parent_id = fiscal.parent_id AND predeterminado)
    WHERE id = fiscal.id;
  END LOOP;
END $$;
