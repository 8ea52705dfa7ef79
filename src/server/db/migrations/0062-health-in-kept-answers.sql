-- The pupils whose health a kept answer holds. Answering it again leaves their lines in the bitácora too (decisions/0074).
ALTER TABLE idempotency_keys ADD COLUMN health_of integer[] NOT NULL DEFAULT '{}';
