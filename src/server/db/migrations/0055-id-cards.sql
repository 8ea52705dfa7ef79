-- What the QR of a pupil's ID card says (decisions/0078): random, the same on every reprint. Each pupil has one from the first day,
-- so that drawing a card writes nothing.
ALTER TABLE students ADD COLUMN card_token uuid NOT NULL DEFAULT gen_random_uuid();
CREATE UNIQUE INDEX students_card_token_key ON students (card_token);
