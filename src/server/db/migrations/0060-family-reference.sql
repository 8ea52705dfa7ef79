-- Each parent's reference for transfers: a number from 100001 on and its check digit (decisions/domain/parents#reference). An
-- identity is never given twice and takes no other value, so a reference never changes and is never used again.
CREATE FUNCTION family_reference(integer) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
RETURN lpad($1::text, 6, '0') || (
  SELECT (10 - sum(product / 10 + product % 10) % 10) % 10
  FROM (
    SELECT substr(lpad($1::text, 6, '0'), place, 1)::integer * (CASE WHEN place % 2 = 0 THEN 2 ELSE 1 END) AS product
    FROM generate_series(1, 6) place
  ) digits
)::text;

ALTER TABLE parents ADD COLUMN referencia_numero integer;
UPDATE parents p SET referencia_numero = 100000 + numbered.place
  FROM (SELECT id, row_number() OVER (ORDER BY id) AS place FROM parents) numbered WHERE numbered.id = p.id;
ALTER TABLE parents
  ALTER COLUMN referencia_numero SET NOT NULL,
  ALTER COLUMN referencia_numero ADD GENERATED ALWAYS AS IDENTITY (START WITH 100001 MINVALUE 100001 MAXVALUE 999999);
SELECT setval(pg_get_serial_sequence('parents', 'referencia_numero'), max(referencia_numero))
  FROM parents HAVING count(*) > 0;
ALTER TABLE parents
  ADD COLUMN referencia text NOT NULL GENERATED ALWAYS AS (family_reference(referencia_numero)) STORED UNIQUE;
