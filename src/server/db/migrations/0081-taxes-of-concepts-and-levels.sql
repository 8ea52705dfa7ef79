-- The IVA that a price includes (decisions/0100). It decides; `objeto_imp` follows from it, and what was stored is read into it once:
-- 01 is no object of the tax, all other codes and none are exempt, as a school's services are unless it says otherwise.
ALTER TABLE concepts ADD COLUMN impuesto text NOT NULL DEFAULT 'EXENTO'
  CHECK (impuesto IN ('EXENTO', 'IVA_16', 'IVA_0', 'NO_OBJETO'));
UPDATE concepts SET impuesto = 'NO_OBJETO' WHERE objeto_imp = '01';
-- Of a level's tuition, its enrolment fee and recargos.
ALTER TABLE school_levels ADD COLUMN impuesto text NOT NULL DEFAULT 'EXENTO'
  CHECK (impuesto IN ('EXENTO', 'IVA_16', 'IVA_0', 'NO_OBJETO'));
-- The RFC of the person who paid, where it is not the one that is invoiced (`rfcPago` of the complement).
ALTER TABLE invoice_requests ADD COLUMN rfc_pago text CHECK (rfc_pago <> '');
