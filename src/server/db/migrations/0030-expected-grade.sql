-- The grade that an imported list tells of a pupil who is not enrolled yet: it enrols nobody.
ALTER TABLE students ADD COLUMN grado_previsto text CHECK (grado_previsto IN ('PREESCOLAR', 'PRIMARIA')),
  ADD COLUMN grado_previsto_numero integer,
  ADD CONSTRAINT students_expected_grade CHECK (
    grado_previsto_numero IS NULL
    OR (grado_previsto IS NOT NULL
      AND grado_previsto_numero BETWEEN 1 AND CASE grado_previsto WHEN 'PREESCOLAR' THEN 3 ELSE 6 END)
  );
