-- What a cycle asks for by month: the home adds it up, and of ten years it read every charge there ever was.
CREATE INDEX charges_cycle_idx ON charges (cycle_id);

-- Whose birthday it is, as month and day in one number (1120): the home asks for seven days, and read every pupil there ever was.
CREATE INDEX students_birthday_idx
  ON students (((extract(month FROM fecha_nacimiento) * 100 + extract(day FROM fecha_nacimiento))::int));
