-- What a beca takes off the tuition of an enrolment, from a month on and until the next row: a month that opens again is priced
-- by the row in force for it, whatever came later.
CREATE TABLE scholarship_terms (
  enrolment_id integer NOT NULL REFERENCES enrolments,
  -- The month as anio * 100 + mes; 0 is the first month, whichever that is.
  desde integer NOT NULL CHECK (desde = 0 OR desde % 100 BETWEEN 1 AND 12),
  -- 0: none from then on.
  porcentaje integer NOT NULL CHECK (porcentaje BETWEEN 0 AND 50),
  PRIMARY KEY (enrolment_id, desde)
);

-- Until now a beca held for the whole cycle.
INSERT INTO scholarship_terms
SELECT e.id, 0, b.porcentaje FROM enrolments e JOIN scholarships b ON b.id = e.scholarship_id;
