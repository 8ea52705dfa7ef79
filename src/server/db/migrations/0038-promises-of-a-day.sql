-- What families promised for a day: the home asks for today's.
CREATE INDEX debtor_contacts_promised_idx ON debtor_contacts (promesa_fecha) WHERE promesa_fecha IS NOT NULL;
