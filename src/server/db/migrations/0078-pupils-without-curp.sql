-- A pupil who has no CURP yet keeps '' there: many may have none, and still no two have the same one (decisions/0099).
ALTER TABLE students DROP CONSTRAINT students_curp_key;
CREATE UNIQUE INDEX students_curp_key ON students (curp) WHERE curp <> '';
ALTER TABLE students ADD CONSTRAINT students_curp_pendiente CHECK (curp <> '' OR NOT curp_verificada);
-- A second file finds those without CURP by their day of birth and name.
CREATE INDEX students_day_idx ON students (fecha_nacimiento);
