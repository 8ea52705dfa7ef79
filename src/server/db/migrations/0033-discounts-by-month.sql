-- What the yearly payment spared of each month: the board counts it for a whole cycle, and of a month's lines it is the rare one.
CREATE INDEX payment_lines_discounts_idx ON payment_lines (tuition_id) INCLUDE (payment_id, monto_centavos) WHERE tipo = 'DESCUENTO';
