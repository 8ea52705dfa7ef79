-- The months that somebody still owes, by the day they are due: a list of debtors reads these and not every month ever paid.
CREATE INDEX tuition_open_idx ON tuition (vencimiento) WHERE NOT pagado;
