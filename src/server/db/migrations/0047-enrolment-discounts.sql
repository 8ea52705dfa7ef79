-- Discounts of an enrolment in steps of 5, to 100 percent.

ALTER TABLE enrolments
  DROP CONSTRAINT enrolments_descuento_check,
  ADD CONSTRAINT enrolments_descuento_check CHECK (descuento BETWEEN 0 AND 100 AND descuento % 5 = 0);
