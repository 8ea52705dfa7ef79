-- A school as version 0062 kept it: every write of its program was made once by its own tests (commit d94bc575), then its rows were written down.
-- Of the bitácora, kept answers and recovery codes a few rows are enough.
BEGIN;
SET LOCAL session_replication_role = replica;
TRUNCATE audit_entries, audit_values, backups, baja_credits, bank_accounts, bank_files, bank_movements, bank_payers, calendar_entries, cash_cut_counter, cash_cut_counts, cash_cut_moves, cash_cut_refunds, cash_cuts, cash_floats, cash_open_moves, cash_open_refunds, certificate_counter, certificate_texts, certificates, charge_batches, charges, concepts, credit_moves, credits, cycle_accumulations, cycle_late_fees, cycle_months, cycle_prices, cycles, debtor_contacts, departments, document_kinds, document_pages, documents, employees, ended_sessions, enrolment_scholarships, enrolments, event_files, events, files, fiscals, folio_counter, groups, guardians, health_views, idempotency_keys, installation, invoice_deliveries, invoice_documents, invoice_items, invoice_requests, login_failures, mentions, notices, opening_made, opening_rows, openings, parents, payment_lines, payment_means, payments, question_answers, questionnaires, questions, receipt_links, receipt_prints, refund_counter, refund_prints, refunds, role_permissions, roles, scholarship_terms, scholarships, school, school_days_off, school_levels, service_months, services, sessions, setup_skips, student_care, student_health, student_medicines, students, tuition, users CASCADE;
INSERT INTO audit_entries (id, at, user_id, modulo, accion, tipo, record_id, nombre, cambios) OVERRIDING SYSTEM VALUE VALUES
  (274, '2026-09-15 16:00:00+00', 1, 'CICLO ESCOLAR', 'UPDATE', 'CICLO', 1, '2026-2027', '[{"antes": [], "campo": "hermanos", "despues": ["hijo 2: 10 %"]}]'),
  (275, '2026-09-15 16:00:00+00', 1, 'CARGOS', 'CREATE', 'CARGO', 47, 'UNIFORME', '[{"antes": null, "campo": "descripcion", "despues": "UNIFORME"}, {"campo": "alumno"}, {"antes": null, "campo": "cicloEscolar", "despues": "2026-2027"}, {"antes": null, "campo": "tipo", "despues": "OTRO"}, {"antes": null, "campo": "fecha", "despues": "2026-09-15"}, {"antes": null, "campo": "monto_pagar", "despues": 70}, {"antes": null, "campo": "abono", "despues": 0}, {"antes": null, "campo": "estado", "despues": "PENDIENTE"}]'),
  (276, '2026-09-15 16:00:00+00', 1, 'CARGOS', 'UPDATE', 'CARGO', 47, 'UNIFORME', '[{"antes": 0, "campo": "abono", "despues": 70}, {"antes": "PENDIENTE", "campo": "estado", "despues": "PAGADO"}]'),
  (277, '2026-09-15 16:00:00+00', 1, 'CARGOS', 'CREATE', 'PAGO', 14, '14', '[{"antes": null, "campo": "folio", "despues": 14}, {"campo": "alumno"}, {"antes": null, "campo": "monto", "despues": 70}, {"antes": null, "campo": "metodo_pago", "despues": "TRANSFERENCIA"}, {"campo": "referencia"}, {"antes": null, "campo": "fecha", "despues": "2026-09-15"}, {"antes": [], "campo": "conceptos", "despues": ["UNIFORME"]}, {"campo": "alumnos"}, {"campo": "medios"}, {"antes": null, "campo": "saldo_usado", "despues": 0}, {"antes": null, "campo": "a_cuenta", "despues": 0}, {"antes": null, "campo": "fecha_pago", "despues": "2026-09-01"}, {"antes": null, "campo": "recargo_condonado", "despues": 0}, {"antes": null, "campo": "cancelado", "despues": false}]'),
  (278, '2026-09-15 16:00:00+00', 5, 'USUARIOS', 'CREATE', 'SESION', 5, 'usuario 2', '[{"antes": null, "campo": "name", "despues": "usuario 2"}]'),
  (279, '2026-09-15 16:00:00+00', 5, 'CARGOS', 'CREATE', 'PAGO', 15, '15', '[{"antes": null, "campo": "folio", "despues": 15}, {"antes": null, "campo": "monto", "despues": 100}, {"antes": null, "campo": "metodo_pago", "despues": "EFECTIVO"}, {"antes": null, "campo": "fecha", "despues": "2026-09-15"}, {"antes": [], "campo": "conceptos", "despues": ["A CUENTA: SALDO A FAVOR"]}, {"campo": "padre"}, {"campo": "medios"}, {"antes": null, "campo": "saldo_usado", "despues": 0}, {"antes": null, "campo": "a_cuenta", "despues": 100}, {"antes": null, "campo": "fecha_pago", "despues": "2026-09-15"}, {"antes": null, "campo": "recargo_condonado", "despues": 0}, {"antes": null, "campo": "cancelado", "despues": false}]'),
  (280, '2026-09-15 16:00:00+00', 1, 'CARGOS', 'CREATE', 'PAGO', 16, '16', '[{"antes": null, "campo": "folio", "despues": 16}, {"antes": null, "campo": "monto", "despues": 100}, {"antes": null, "campo": "metodo_pago", "despues": "EFECTIVO"}, {"antes": null, "campo": "fecha", "despues": "2026-09-15"}, {"antes": [], "campo": "conceptos", "despues": ["A CUENTA: SALDO A FAVOR"]}, {"campo": "padre"}, {"campo": "medios"}, {"antes": null, "campo": "saldo_usado", "despues": 0}, {"antes": null, "campo": "a_cuenta", "despues": 100}, {"antes": null, "campo": "fecha_pago", "despues": "2026-09-15"}, {"antes": null, "campo": "recargo_condonado", "despues": 0}, {"antes": null, "campo": "cancelado", "despues": false}]'),
  (281, '2026-09-15 16:00:00+00', 5, 'CARGOS', 'CREATE', 'CORTE', 2, '2', '[{"antes": null, "campo": "numero", "despues": 2}, {"antes": null, "campo": "dia", "despues": "2026-09-15"}, {"antes": null, "campo": "movimientos", "despues": 1}, {"antes": null, "campo": "total", "despues": 100}, {"antes": null, "campo": "fondo", "despues": 0}, {"antes": null, "campo": "esperado", "despues": 100}, {"antes": null, "campo": "contado", "despues": 100}, {"antes": null, "campo": "diferencia", "despues": 0}]'),
  (282, '2026-09-15 16:00:00+00', 1, 'CICLO ESCOLAR', 'CREATE', 'CICLO', 3, '2027-2028', '[{"antes": null, "campo": "name", "despues": "2027-2028"}, {"antes": null, "campo": "fecha_inicio", "despues": "2027-09-01"}, {"antes": null, "campo": "fecha_fin", "despues": "2028-06-30"}, {"antes": null, "campo": "costo_inscripcion", "despues": 1850}, {"antes": null, "campo": "mensualidad_preescolar", "despues": 2350}, {"antes": null, "campo": "mensualidad_primaria", "despues": 2600}, {"antes": null, "campo": "costo_material", "despues": 900}, {"antes": null, "campo": "inscripciones_abiertas", "despues": true}, {"antes": null, "campo": "cuestionario_activo", "despues": false}, {"antes": [], "campo": "meses", "despues": ["2027-09", "2027-10", "2027-11", "2027-12", "2028-01", "2028-02", "2028-03", "2028-04", "2028-05", "2028-06"]}, {"antes": null, "campo": "dia_limite", "despues": 10}, {"antes": null, "campo": "descuento_anual", "despues": 0}, {"antes": null, "campo": "acumulacion", "despues": "cuenta la mayor"}]'),
  (283, '2026-09-15 16:00:00+00', 1, 'PADRES', 'UPDATE', 'PADRE', 7, NULL, '[{"campo": "nombre"}]'),
  (284, '2026-09-15 16:00:00+00', 1, 'ALUMNOS', 'UPDATE', 'ALUMNO', 24, NULL, '[{"campo": "numero_control"}]'),
  (285, '2026-09-15 16:00:00+00', 1, 'CICLO ESCOLAR', 'UPDATE', 'CICLO', 1, '2026-27', '[{"antes": "2026-2027", "campo": "name", "despues": "2026-27"}]'),
  (286, '2026-09-15 16:00:00+00', 1, 'BECAS', 'UPDATE', 'BECA', 7, 'ARTES', '[{"antes": "ARTE", "campo": "nombre", "despues": "ARTES"}]'),
  (287, '2026-09-15 16:00:00+00', 1, 'ALUMNOS', 'UPDATE', 'ALUMNO', 24, NULL, '[{"campo": "beca"}]'),
  (288, '2026-09-15 16:00:00+00', 1, 'ALUMNOS', 'UPDATE', 'GRUPO', 6, 'Y', '[{"antes": "Z", "campo": "nombre", "despues": "Y"}]'),
  (289, '2026-09-15 16:00:00+00', 1, 'USUARIOS', 'UPDATE', 'USUARIO', 1, 'direccion nueva', '[{"antes": "directora", "campo": "name", "despues": "direccion nueva"}]'),
  (290, '2026-09-15 16:00:00+00', 1, 'ROLES', 'CREATE', 'ROL', 5, 'PORTERÍA', '[{"antes": null, "campo": "name", "despues": "PORTERÍA"}, {"antes": [], "campo": "permisos", "despues": ["ALUMNOS (Ver)"]}]'),
  (291, '2026-09-15 16:00:00+00', 1, 'USUARIOS', 'CREATE', 'USUARIO', 6, 'portero', '[{"antes": null, "campo": "name", "despues": "portero"}, {"antes": null, "campo": "role", "despues": "PORTERÍA"}]'),
  (292, '2026-09-15 16:00:00+00', 1, 'ROLES', 'UPDATE', 'ROL', 5, 'ACCESO', '[{"antes": "PORTERÍA", "campo": "name", "despues": "ACCESO"}]'),
  (293, '2026-09-15 16:00:00+00', 1, 'PADRES', 'UPDATE', 'PADRE', 7, NULL, '[{"campo": "alumnos"}]'),
  (294, '2026-09-15 16:00:00+00', 1, 'ALUMNOS', 'UPDATE', 'ALUMNO', 25, NULL, '[{"campo": "padre"}]'),
  (295, '2026-09-15 16:00:00+00', 1, 'ALUMNOS', 'UPDATE', 'ALUMNO', 25, NULL, '[{"campo": "padre"}]'),
  (296, '2026-09-15 16:00:00+00', 1, 'PADRES', 'UPDATE', 'PADRE', 8, NULL, '[{"campo": "alumnos"}]'),
  (297, '2026-09-15 16:00:00+00', 1, 'PADRES', 'UPDATE', 'PADRE', 7, NULL, '[{"campo": "alumnos"}]'),
  (298, '2026-09-15 16:00:00+00', 1, 'ALUMNOS', 'UPDATE', 'ALUMNO', 24, NULL, '[{"campo": "padre"}]'),
  (299, '2026-09-15 16:00:00+00', 1, 'CARGOS', 'CREATE', 'CARGO', 48, 'UNIFORME', '[{"antes": null, "campo": "descripcion", "despues": "UNIFORME"}, {"campo": "alumno"}, {"antes": null, "campo": "cicloEscolar", "despues": "2026-27"}, {"antes": null, "campo": "tipo", "despues": "OTRO"}, {"antes": null, "campo": "fecha", "despues": "2026-09-15"}, {"antes": null, "campo": "monto_pagar", "despues": 120}, {"antes": null, "campo": "abono", "despues": 0}, {"antes": null, "campo": "estado", "despues": "PENDIENTE"}]'),
  (300, '2026-09-15 16:00:00+00', 1, 'CARGOS', 'UPDATE', 'CARGO', 48, 'UNIFORME', '[{"antes": 0, "campo": "abono", "despues": 120}, {"antes": "PENDIENTE", "campo": "estado", "despues": "PAGADO"}]'),
  (301, '2026-09-15 16:00:00+00', 1, 'CARGOS', 'CREATE', 'PAGO', 17, '17', '[{"antes": null, "campo": "folio", "despues": 17}, {"campo": "alumno"}, {"antes": null, "campo": "monto", "despues": 120}, {"antes": null, "campo": "metodo_pago", "despues": "EFECTIVO"}, {"antes": null, "campo": "fecha", "despues": "2026-09-15"}, {"antes": [], "campo": "conceptos", "despues": ["UNIFORME"]}, {"campo": "alumnos"}, {"campo": "medios"}, {"antes": null, "campo": "saldo_usado", "despues": 0}, {"antes": null, "campo": "a_cuenta", "despues": 0}, {"antes": null, "campo": "fecha_pago", "despues": "2026-09-15"}, {"antes": null, "campo": "recargo_condonado", "despues": 0}, {"antes": null, "campo": "cancelado", "despues": false}]'),
  (302, '2026-09-15 16:00:00+00', 1, 'PLANTILLA', 'CREATE', 'DEPARTAMENTO', 3, 'COCINA', '[{"antes": null, "campo": "nombre", "despues": "COCINA"}]'),
  (303, '2026-09-15 16:00:00+00', 1, 'PLANTILLA', 'UPDATE', 'DEPARTAMENTO', 3, 'COMEDOR', '[{"antes": "COCINA", "campo": "nombre", "despues": "COMEDOR"}]');
INSERT INTO audit_values (entry_id, nombre, valores) OVERRIDING SYSTEM VALUE VALUES
  (275, NULL, '{"alumno": {"antes": null, "despues": "ALUMNO 22 GARCÍA"}}'),
  (277, NULL, '{"alumno": {"antes": null, "despues": "ALUMNO 22 GARCÍA"}, "medios": {"antes": [], "despues": ["{\"metodo_pago\":\"TRANSFERENCIA\",\"monto\":70,\"referencia\":\"SIN DEPOSITO\"}"]}, "alumnos": {"antes": [], "despues": ["ALUMNO 22 GARCÍA"]}, "referencia": {"antes": null, "despues": "SIN DEPOSITO"}}'),
  (279, NULL, '{"padre": {"antes": null, "despues": "LUZ RAMOS"}, "medios": {"antes": [], "despues": ["{\"metodo_pago\":\"EFECTIVO\",\"monto\":100,\"referencia\":null}"]}}'),
  (280, NULL, '{"padre": {"antes": null, "despues": "LUZ RAMOS"}, "medios": {"antes": [], "despues": ["{\"metodo_pago\":\"EFECTIVO\",\"monto\":100,\"referencia\":null}"]}}'),
  (283, 'LUZ RAMOS DÍAZ', '{"nombre": {"antes": "LUZ RAMOS", "despues": "LUZ RAMOS DÍAZ"}}'),
  (284, 'ALUMNO 22 GARCÍA', '{"numero_control": {"antes": "A0022", "despues": "Z900"}}'),
  (287, 'ALUMNO 22 GARCÍA', '{"beca": {"antes": "ARTE 10 %", "despues": "ARTES 10 %"}}'),
  (293, 'LUZ RAMOS DÍAZ', '{"alumnos": {"antes": ["ALUMNO 23 GARCÍA"], "despues": []}}'),
  (294, 'ALUMNO 23 GARCÍA', '{"padre": {"antes": "LUZ RAMOS DÍAZ", "despues": null}}'),
  (295, 'ALUMNO 23 GARCÍA', '{"padre": {"antes": null, "despues": "ANA SOLÍS"}}'),
  (296, 'ANA SOLÍS', '{"alumnos": {"antes": [], "despues": ["ALUMNO 23 GARCÍA"]}}'),
  (297, 'LUZ RAMOS DÍAZ', '{"alumnos": {"antes": ["ALUMNO 22 GARCÍA"], "despues": []}}'),
  (298, 'ALUMNO 22 GARCÍA', '{"padre": {"antes": "LUZ RAMOS DÍAZ", "despues": null}}'),
  (299, NULL, '{"alumno": {"antes": null, "despues": "ALUMNO 22 GARCÍA"}}'),
  (301, NULL, '{"alumno": {"antes": null, "despues": "ALUMNO 22 GARCÍA"}, "medios": {"antes": [], "despues": ["{\"metodo_pago\":\"EFECTIVO\",\"monto\":120,\"referencia\":null}"]}, "alumnos": {"antes": [], "despues": ["ALUMNO 22 GARCÍA"]}}');
INSERT INTO bank_accounts (id, nombre, banco, created_by, created_at) OVERRIDING SYSTEM VALUE VALUES
  (1, 'Colegio', 'Banorte', 1, '2026-09-15 16:00:00+00');
INSERT INTO bank_files (id, account_id, file_id, desde, hasta, nuevos, repetidos, cargos, rechazados, avisos, created_by, created_at) OVERRIDING SYSTEM VALUE VALUES
  (1, 1, 3, '2026-08-31', '2026-09-01', 4, 0, 0, 0, 0, 1, '2026-09-15 16:00:00+00');
INSERT INTO bank_movements (id, account_id, bank_file_id, fila, clave, fecha, monto_centavos, texto, rastreo, ordenante, estado, payment_id, motivo) OVERRIDING SYSTEM VALUE VALUES
  (1, 1, 1, 2, 'RASTREO MBANDEED0001', '2026-09-01', 1000, 'SPEI RECIBIDO 0000000001 SPEI RECIBIDO, BCO:0012 BBVA HR LIQ: 12:30:11 DEL CLIENTE ROSA PAGADORA, DE LA CLABE 000000000000000000, CONCEPTO: QZCONCEPTO, REFERENCIA: 0000001, CVE RAST: MBANDEED0001', 'MBANDEED0001', 'ROSA PAGADORA', 'EMPAREJADO', 6, NULL),
  (2, 1, 1, 3, 'RASTREO MBANDEED0002', '2026-09-01', 1100, 'SPEI RECIBIDO 0000000001 SPEI RECIBIDO, BCO:0012 BBVA HR LIQ: 12:30:11 DEL CLIENTE ROSA PAGADORA, DE LA CLABE 000000000000000000, CONCEPTO: QZCONCEPTO, REFERENCIA: 0000001, CVE RAST: MBANDEED0002', 'MBANDEED0002', 'ROSA PAGADORA', 'COBRADO', 5, NULL),
  (3, 1, 1, 4, 'RASTREO MBANDEED0003', '2026-09-01', 1200, 'SPEI RECIBIDO 0000000001 SPEI RECIBIDO, BCO:0012 BBVA HR LIQ: 12:30:11 DEL CLIENTE ROSA PAGADORA, DE LA CLABE 000000000000000000, CONCEPTO: QZCONCEPTO, REFERENCIA: 0000001, CVE RAST: MBANDEED0003', 'MBANDEED0003', 'ROSA PAGADORA', 'IGNORADO', NULL, 'RIFA'),
  (4, 1, 1, 5, 'RASTREO MBANDEED0004', '2026-08-31', 1000, 'SPEI RECIBIDO 0000000001 SPEI RECIBIDO, BCO:0012 BBVA HR LIQ: 12:30:11 DEL CLIENTE ROSA PAGADORA, DE LA CLABE 000000000000000000, CONCEPTO: QZCONCEPTO, REFERENCIA: 0000001, CVE RAST: MBANDEED0004', 'MBANDEED0004', 'ROSA PAGADORA', 'PENDIENTE', NULL, NULL);
INSERT INTO cash_cut_counter (only_row, last_number) OVERRIDING SYSTEM VALUE VALUES
  (true, 2);
INSERT INTO cash_cut_counts (cut_id, tipo, denominacion_centavos, cantidad) OVERRIDING SYSTEM VALUE VALUES
  (1, 'BILLETE', 10000, 1),
  (2, 'BILLETE', 10000, 1);
INSERT INTO cash_cut_moves (payment_id, tipo, cut_id) OVERRIDING SYSTEM VALUE VALUES
  (11, 'PAGO', 1),
  (15, 'PAGO', 2);
INSERT INTO cash_cuts (id, numero, user_id, dia, parte, created_at, movimientos, total_centavos, esperado_centavos, contado_centavos, fondo_centavos) OVERRIDING SYSTEM VALUE VALUES
  (1, 1, 4, '2026-09-15', 1, '2026-09-15 16:00:00+00', 1, 10000, 10000, 10000, 0),
  (2, 2, 5, '2026-09-15', 1, '2026-09-15 16:00:00+00', 1, 10000, 10000, 10000, 0);
INSERT INTO cash_floats (id, user_id, dia, parte, fondo_centavos) OVERRIDING SYSTEM VALUE VALUES
  (1, 1, '2026-09-15', 1, 50000);
INSERT INTO cash_open_moves (payment_id, tipo, user_id, dia) OVERRIDING SYSTEM VALUE VALUES
  (1, 'PAGO', 1, '2026-09-15'),
  (1, 'CANCELACION', 1, '2026-09-15'),
  (10, 'PAGO', 1, '2026-09-15'),
  (12, 'PAGO', 1, '2026-09-15'),
  (13, 'PAGO', 1, '2026-09-15'),
  (14, 'PAGO', 1, '2026-09-15'),
  (16, 'PAGO', 1, '2026-09-15'),
  (17, 'PAGO', 1, '2026-09-15'),
  (2, 'PAGO', 1, '2026-09-15'),
  (3, 'PAGO', 1, '2026-09-15'),
  (4, 'PAGO', 1, '2026-09-15'),
  (5, 'PAGO', 1, '2026-09-15'),
  (6, 'PAGO', 1, '2026-09-15'),
  (7, 'PAGO', 1, '2026-09-15'),
  (8, 'PAGO', 1, '2026-09-15'),
  (9, 'PAGO', 1, '2026-09-15');
INSERT INTO cash_open_refunds (refund_id, tipo, user_id, dia) OVERRIDING SYSTEM VALUE VALUES
  (1, 'DEVOLUCION', 1, '2026-09-15'),
  (1, 'DEVOLUCION_CANCELADA', 1, '2026-09-15');
INSERT INTO certificate_counter (only_row, last_folio) OVERRIDING SYSTEM VALUE VALUES
  (true, 2);
INSERT INTO certificate_texts (tipo, titulo, cuerpo) OVERRIDING SYSTEM VALUE VALUES
  ('BECA', 'CONSTANCIA DE BECA', '{alumno} tiene la beca {beca}.');
INSERT INTO certificates (id, folio, codigo, tipo, student_id, cycle_id, fecha, alumno, titulo, cuerpo, dirigida_a, created_by, created_at, motivo_cancelacion, cancelled_by, cancelled_at, cancelled_on) OVERRIDING SYSTEM VALUE VALUES
  (1, 1, 'QMBJ2Z6B2T', 'ESTUDIOS', 7, 1, '2026-09-15', 'ALUMNO 6 GARCÍA', 'CONSTANCIA DE ESTUDIOS', 'Por medio de la presente se hace constar que, según los registros de Colegio de Prueba, ALUMNO 6 GARCÍA, con CURP GARC180315HDFBBJA5 y número de control A0006, es alumno(a) regular de esta institución y está inscrito(a) en educación primaria, grupo sin asignar, en el ciclo escolar 2026-2027.

Se extiende la presente a petición de la parte interesada, para los usos y fines que a la misma convengan, el quince de septiembre de dos mil veintiséis.', 'A QUIEN CORRESPONDA', 1, '2026-09-15 16:00:00+00', NULL, NULL, NULL, NULL),
  (2, 2, 'D7MRJS0Q1A', 'ESTUDIOS', 8, 1, '2026-09-15', 'ALUMNO 7 GARCÍA', 'CONSTANCIA DE ESTUDIOS', 'Por medio de la presente se hace constar que, según los registros de Colegio de Prueba, ALUMNO 7 GARCÍA, con CURP GARC180315HDFBBKA2 y número de control A0007, es alumno(a) regular de esta institución y está inscrito(a) en educación primaria, grupo sin asignar, en el ciclo escolar 2026-2027.

Se extiende la presente a petición de la parte interesada, para los usos y fines que a la misma convengan, el quince de septiembre de dos mil veintiséis.', 'A QUIEN CORRESPONDA', 1, '2026-09-15 16:00:00+00', 'NOMBRE MAL ESCRITO', 1, '2026-09-15 16:00:00+00', '2026-09-15');
INSERT INTO charge_batches (id, created_by, created_at) OVERRIDING SYSTEM VALUE VALUES
  (1, 1, '2026-09-15 16:00:00+00'),
  (2, 1, '2026-09-15 16:00:00+00'),
  (3, 1, '2026-09-15 16:00:00+00');
INSERT INTO charges (id, student_id, cycle_id, enrolment_id, tipo, descripcion, fecha, costo_total_centavos, descuento, monto_descuento_centavos, monto_pagar_centavos, abonado_centavos, motivo_cancelacion, cancelled_by, cancelled_at, created_by, created_at, batch_id, concept_id, service_id, service_anio, service_mes) OVERRIDING SYSTEM VALUE VALUES
  (1, 1, 1, 1, 'INSCRIPCION', 'INSCRIPCION 2026-2027', '2026-09-15', 185000, 0, 0, 185000, 0, NULL, NULL, NULL, 1, '2026-09-15 16:00:00+00', NULL, NULL, NULL, NULL, NULL),
  (2, 1, 1, 1, 'MATERIAL', 'MATERIAL 2026-2027', '2026-09-15', 90000, 0, 0, 90000, 0, NULL, NULL, NULL, 1, '2026-09-15 16:00:00+00', NULL, NULL, NULL, NULL, NULL),
  (3, 2, 1, 2, 'INSCRIPCION', 'INSCRIPCION 2026-2027', '2026-09-15', 185000, 0, 0, 185000, 0, NULL, NULL, NULL, 1, '2026-09-15 16:00:00+00', NULL, NULL, NULL, NULL, NULL),
  (4, 2, 1, 2, 'MATERIAL', 'MATERIAL 2026-2027', '2026-09-15', 90000, 0, 0, 90000, 0, NULL, NULL, NULL, 1, '2026-09-15 16:00:00+00', NULL, NULL, NULL, NULL, NULL),
  (5, 3, 1, 3, 'INSCRIPCION', 'INSCRIPCION 2026-2027', '2026-09-15', 185000, 0, 0, 185000, 0, NULL, NULL, NULL, 1, '2026-09-15 16:00:00+00', NULL, NULL, NULL, NULL, NULL),
  (6, 3, 1, 3, 'MATERIAL', 'MATERIAL 2026-2027', '2026-09-15', 90000, 0, 0, 90000, 0, NULL, NULL, NULL, 1, '2026-09-15 16:00:00+00', NULL, NULL, NULL, NULL, NULL),
  (7, 4, 1, 4, 'INSCRIPCION', 'INSCRIPCION 2026-2027', '2026-09-15', 185000, 0, 0, 185000, 0, NULL, NULL, NULL, 1, '2026-09-15 16:00:00+00', NULL, NULL, NULL, NULL, NULL),
  (8, 4, 1, 4, 'MATERIAL', 'MATERIAL 2026-2027', '2026-09-15', 90000, 0, 0, 90000, 0, NULL, NULL, NULL, 1, '2026-09-15 16:00:00+00', NULL, NULL, NULL, NULL, NULL),
  (9, 5, 1, 5, 'INSCRIPCION', 'INSCRIPCION 2026-2027', '2026-09-15', 185000, 0, 0, 185000, 0, 'ERA OTRO ALUMNO', 1, '2026-09-15 16:00:00+00', 1, '2026-09-15 16:00:00+00', NULL, NULL, NULL, NULL, NULL),
  (10, 5, 1, 5, 'MATERIAL', 'MATERIAL 2026-2027', '2026-09-15', 90000, 0, 0, 90000, 0, 'ERA OTRO ALUMNO', 1, '2026-09-15 16:00:00+00', 1, '2026-09-15 16:00:00+00', NULL, NULL, NULL, NULL, NULL),
  (11, 7, 1, 6, 'INSCRIPCION', 'INSCRIPCION 2026-2027', '2026-09-15', 185000, 0, 0, 185000, 0, NULL, NULL, NULL, 1, '2026-09-15 16:00:00+00', NULL, NULL, NULL, NULL, NULL),
  (12, 7, 1, 6, 'MATERIAL', 'MATERIAL 2026-2027', '2026-09-15', 90000, 0, 0, 90000, 0, NULL, NULL, NULL, 1, '2026-09-15 16:00:00+00', NULL, NULL, NULL, NULL, NULL),
  (13, 8, 1, 7, 'INSCRIPCION', 'INSCRIPCION 2026-2027', '2026-09-15', 185000, 0, 0, 185000, 0, NULL, NULL, NULL, 1, '2026-09-15 16:00:00+00', NULL, NULL, NULL, NULL, NULL),
  (14, 8, 1, 7, 'MATERIAL', 'MATERIAL 2026-2027', '2026-09-15', 90000, 0, 0, 90000, 0, NULL, NULL, NULL, 1, '2026-09-15 16:00:00+00', NULL, NULL, NULL, NULL, NULL),
  (15, 11, 1, 8, 'INSCRIPCION', 'INSCRIPCION 2026-2027', '2026-09-15', 185000, 0, 0, 185000, 0, NULL, NULL, NULL, 1, '2026-09-15 16:00:00+00', NULL, NULL, NULL, NULL, NULL),
  (16, 11, 1, 8, 'MATERIAL', 'MATERIAL 2026-2027', '2026-09-15', 90000, 0, 0, 90000, 0, NULL, NULL, NULL, 1, '2026-09-15 16:00:00+00', NULL, NULL, NULL, NULL, NULL),
  (17, 12, 1, 9, 'INSCRIPCION', 'INSCRIPCION 2026-2027', '2026-09-15', 185000, 0, 0, 185000, 0, NULL, NULL, NULL, 1, '2026-09-15 16:00:00+00', NULL, NULL, NULL, NULL, NULL),
  (18, 12, 1, 9, 'MATERIAL', 'MATERIAL 2026-2027', '2026-09-15', 90000, 0, 0, 90000, 0, NULL, NULL, NULL, 1, '2026-09-15 16:00:00+00', NULL, NULL, NULL, NULL, NULL),
  (19, 13, 1, 10, 'INSCRIPCION', 'INSCRIPCION 2026-2027', '2026-09-15', 185000, 0, 0, 185000, 0, NULL, NULL, NULL, 1, '2026-09-15 16:00:00+00', NULL, NULL, NULL, NULL, NULL),
  (20, 13, 1, 10, 'MATERIAL', 'MATERIAL 2026-2027', '2026-09-15', 90000, 0, 0, 90000, 0, NULL, NULL, NULL, 1, '2026-09-15 16:00:00+00', NULL, NULL, NULL, NULL, NULL),
  (21, 14, 1, 11, 'INSCRIPCION', 'INSCRIPCION 2026-2027', '2026-09-15', 185000, 0, 0, 185000, 0, NULL, NULL, NULL, 1, '2026-09-15 16:00:00+00', NULL, NULL, NULL, NULL, NULL),
  (22, 14, 1, 11, 'MATERIAL', 'MATERIAL 2026-2027', '2026-09-15', 90000, 0, 0, 90000, 0, NULL, NULL, NULL, 1, '2026-09-15 16:00:00+00', NULL, NULL, NULL, NULL, NULL),
  (23, 15, 1, 12, 'INSCRIPCION', 'INSCRIPCION 2026-2027', '2026-09-15', 185000, 0, 0, 185000, 0, NULL, NULL, NULL, 1, '2026-09-15 16:00:00+00', NULL, NULL, NULL, NULL, NULL),
  (24, 15, 1, 12, 'MATERIAL', 'MATERIAL 2026-2027', '2026-09-15', 90000, 0, 0, 90000, 0, NULL, NULL, NULL, 1, '2026-09-15 16:00:00+00', NULL, NULL, NULL, NULL, NULL),
  (25, 16, 1, 13, 'INSCRIPCION', 'INSCRIPCION 2026-2027', '2026-09-15', 185000, 0, 0, 185000, 0, NULL, NULL, NULL, 1, '2026-09-15 16:00:00+00', NULL, NULL, NULL, NULL, NULL),
  (26, 16, 1, 13, 'MATERIAL', 'MATERIAL 2026-2027', '2026-09-15', 90000, 0, 0, 90000, 0, NULL, NULL, NULL, 1, '2026-09-15 16:00:00+00', NULL, NULL, NULL, NULL, NULL),
  (27, 17, 1, 14, 'INSCRIPCION', 'INSCRIPCION 2026-2027', '2026-09-15', 185000, 0, 0, 185000, 0, NULL, NULL, NULL, 1, '2026-09-15 16:00:00+00', NULL, NULL, NULL, NULL, NULL),
  (28, 17, 1, 14, 'MATERIAL', 'MATERIAL 2026-2027', '2026-09-15', 90000, 0, 0, 90000, 0, NULL, NULL, NULL, 1, '2026-09-15 16:00:00+00', NULL, NULL, NULL, NULL, NULL),
  (29, 18, 1, 15, 'INSCRIPCION', 'INSCRIPCION 2026-2027', '2026-09-15', 185000, 0, 0, 185000, 0, NULL, NULL, NULL, 1, '2026-09-15 16:00:00+00', NULL, NULL, NULL, NULL, NULL),
  (30, 18, 1, 15, 'MATERIAL', 'MATERIAL 2026-2027', '2026-09-15', 90000, 0, 0, 90000, 0, NULL, NULL, NULL, 1, '2026-09-15 16:00:00+00', NULL, NULL, NULL, NULL, NULL),
  (31, 19, 1, 16, 'INSCRIPCION', 'INSCRIPCION 2026-2027', '2026-09-15', 185000, 0, 0, 185000, 0, NULL, NULL, NULL, 1, '2026-09-15 16:00:00+00', NULL, NULL, NULL, NULL, NULL),
  (32, 19, 1, 16, 'MATERIAL', 'MATERIAL 2026-2027', '2026-09-15', 90000, 0, 0, 90000, 0, NULL, NULL, NULL, 1, '2026-09-15 16:00:00+00', NULL, NULL, NULL, NULL, NULL),
  (33, 1, 1, NULL, 'OTRO', 'UNIFORME', '2026-09-15', 50000, 0, 0, 50000, 30000, NULL, NULL, NULL, 1, '2026-09-15 16:00:00+00', NULL, NULL, NULL, NULL, NULL),
  (34, 1, 1, NULL, 'OTRO', 'LIBROS', '2026-09-15', 30000, 0, 0, 30000, 0, 'REGISTRADO POR ERROR', 1, '2026-09-15 16:00:00+00', 1, '2026-09-15 16:00:00+00', 1, NULL, NULL, NULL, NULL),
  (35, 1, 1, NULL, 'OTRO', 'FERIA', '2026-09-15', 5000, 0, 0, 5000, 0, 'POR ERROR', 1, '2026-09-15 16:00:00+00', 1, '2026-09-15 16:00:00+00', 2, NULL, NULL, NULL, NULL),
  (36, 1, 1, NULL, 'OTRO', 'UNIFORME', '2026-09-15', 7500, 0, 0, 7500, 7500, NULL, NULL, NULL, 1, '2026-09-15 16:00:00+00', NULL, NULL, NULL, NULL, NULL),
  (37, 1, 1, NULL, 'OTRO', 'UNIFORME', '2026-09-15', 1500, 0, 0, 1500, 1500, NULL, NULL, NULL, 1, '2026-09-15 16:00:00+00', NULL, NULL, NULL, NULL, NULL),
  (38, 1, 1, NULL, 'SERVICIO', 'TRANSPORTE JUNIO 2027', '2027-06-12', 72000, 0, 0, 72000, 0, 'Se quitó del servicio TRANSPORTE', 1, '2026-09-15 16:00:00+00', 1, '2026-09-15 16:00:00+00', 3, 1, 1, 2027, 6),
  (39, 1, 1, NULL, 'OTRO', 'UNIFORME', '2026-09-15', 10000, 0, 0, 10000, 10000, NULL, NULL, NULL, 4, '2026-09-15 16:00:00+00', NULL, NULL, NULL, NULL, NULL),
  (41, 24, 1, 18, 'INSCRIPCION', 'INSCRIPCION 2026-2027', '2026-09-15', 185000, 0, 0, 185000, 0, NULL, NULL, NULL, 1, '2026-09-15 16:00:00+00', NULL, NULL, NULL, NULL, NULL),
  (42, 24, 1, 18, 'MATERIAL', 'MATERIAL 2026-2027', '2026-09-15', 90000, 0, 0, 90000, 0, NULL, NULL, NULL, 1, '2026-09-15 16:00:00+00', NULL, NULL, NULL, NULL, NULL),
  (43, 25, 1, 19, 'INSCRIPCION', 'INSCRIPCION 2026-2027', '2026-09-15', 185000, 0, 0, 185000, 0, NULL, NULL, NULL, 1, '2026-09-15 16:00:00+00', NULL, NULL, NULL, NULL, NULL),
  (44, 25, 1, 19, 'MATERIAL', 'MATERIAL 2026-2027', '2026-09-15', 90000, 0, 0, 90000, 0, NULL, NULL, NULL, 1, '2026-09-15 16:00:00+00', NULL, NULL, NULL, NULL, NULL),
  (45, 24, 1, NULL, 'OTRO', 'UNIFORME', '2026-09-15', 50000, 0, 0, 50000, 20000, NULL, NULL, NULL, 1, '2026-09-15 16:00:00+00', NULL, NULL, NULL, NULL, NULL),
  (46, 24, 1, NULL, 'OTRO', 'UNIFORME', '2026-09-15', 9000, 0, 0, 9000, 0, 'REGISTRADO POR ERROR', 1, '2026-09-15 16:00:00+00', 1, '2026-09-15 16:00:00+00', NULL, NULL, NULL, NULL, NULL),
  (47, 24, 1, NULL, 'OTRO', 'UNIFORME', '2026-09-15', 7000, 0, 0, 7000, 7000, NULL, NULL, NULL, 1, '2026-09-15 16:00:00+00', NULL, NULL, NULL, NULL, NULL),
  (48, 24, 1, NULL, 'OTRO', 'UNIFORME', '2026-09-15', 12000, 0, 0, 12000, 12000, NULL, NULL, NULL, 1, '2026-09-15 16:00:00+00', NULL, NULL, NULL, NULL, NULL);
INSERT INTO concepts (id, nombre, monto_centavos, tipo, activo, created_by, created_at) OVERRIDING SYSTEM VALUE VALUES
  (1, 'CAMIÓN', 75000, 'SERVICIO', true, 1, '2026-11-28 21:03:01.693695+00');
INSERT INTO credit_moves (id, credit_id, tipo, centavos, payment_id, refund_id, fecha, created_by, created_at) OVERRIDING SYSTEM VALUE VALUES
  (1, 1, 'A_CUENTA', 1100, 5, NULL, '2026-09-15', 1, '2026-09-15 16:00:00+00'),
  (2, 1, 'A_CUENTA', 1000, 6, NULL, '2026-09-15', 1, '2026-09-15 16:00:00+00'),
  (3, 1, 'A_CUENTA', 10000, 8, NULL, '2026-09-15', 1, '2026-09-15 16:00:00+00'),
  (4, 1, 'DEVOLUCION', -4000, NULL, 1, '2026-09-15', 1, '2026-09-15 16:00:00+00'),
  (5, 1, 'CANCELACION', 4000, NULL, 1, '2026-09-15', 1, '2026-09-15 16:00:00+00'),
  (7, 6, 'A_CUENTA', 10000, 15, NULL, '2026-09-15', 5, '2026-09-15 16:00:00+00'),
  (8, 6, 'A_CUENTA', 10000, 16, NULL, '2026-09-15', 1, '2026-09-15 16:00:00+00');
INSERT INTO credits (id, parent_id, saldo_centavos) OVERRIDING SYSTEM VALUE VALUES
  (1, 1, 12100),
  (6, 7, 20000);
INSERT INTO cycle_late_fees (cycle_id, desde) OVERRIDING SYSTEM VALUE VALUES
  (1, '2026-09-01'),
  (3, '2027-09-01');
INSERT INTO cycle_months (cycle_id, anio, mes, parcialidad) OVERRIDING SYSTEM VALUE VALUES
  (1, 2026, 9, 1),
  (1, 2026, 10, 1),
  (1, 2026, 11, 1),
  (1, 2026, 12, 1),
  (1, 2027, 1, 1),
  (1, 2027, 2, 1),
  (1, 2027, 3, 1),
  (1, 2027, 4, 1),
  (1, 2027, 5, 1),
  (1, 2027, 6, 1),
  (3, 2027, 9, 1),
  (3, 2027, 10, 1),
  (3, 2027, 11, 1),
  (3, 2027, 12, 1),
  (3, 2028, 1, 1),
  (3, 2028, 2, 1),
  (3, 2028, 3, 1),
  (3, 2028, 4, 1),
  (3, 2028, 5, 1),
  (3, 2028, 6, 1);
INSERT INTO cycles (id, name, fecha_inicio, fecha_fin, costo_inscripcion_centavos, mensualidad_preescolar_centavos, mensualidad_primaria_centavos, costo_material_centavos, inscripciones_abiertas, cuestionario_activo, dia_limite, descuento_anual_centesimas, created_by, created_at, acumulacion, hermanos) OVERRIDING SYSTEM VALUE VALUES
  (1, '2026-27', '2026-09-01', '2027-06-30', 185000, 235000, 260000, 90000, true, true, 12, 0, 1, '2026-11-28 21:02:59.521486+00', 'MAYOR', '[{"lugar": 2, "porcentaje": 10}]'),
  (3, '2027-2028', '2027-09-01', '2028-06-30', 185000, 235000, 260000, 90000, true, false, 10, 0, 1, '2026-11-28 21:03:04.564864+00', 'MAYOR', '[]');
INSERT INTO debtor_contacts (id, parent_id, fecha, medio, promesa, created_by, created_at) OVERRIDING SYSTEM VALUE VALUES
  (1, 1, '2026-09-15', 'LLAMADA', 'SÍ', 1, '2026-09-15 16:00:00+00'),
  (2, 7, '2026-09-15', 'LLAMADA', 'SÍ', 1, '2026-09-15 16:00:00+00');
INSERT INTO departments (id, nombre, created_by, created_at) OVERRIDING SYSTEM VALUE VALUES
  (2, 'PRIMARIA ALTA', 1, '2026-11-28 21:03:04.069344+00'),
  (3, 'COMEDOR', 1, '2026-11-28 21:03:04.813317+00');
INSERT INTO document_kinds (id, nombre, obligatorio, vigencia_meses, activo, confidencial, created_by, created_at) OVERRIDING SYSTEM VALUE VALUES
  (1, 'ACTA DE NACIMIENTO', true, NULL, true, NULL, NULL, '2026-11-28 21:02:55.928489+00'),
  (2, 'CURP', true, NULL, true, NULL, NULL, '2026-11-28 21:02:55.928489+00'),
  (3, 'CARTILLA DE VACUNACIÓN', true, NULL, true, 'SALUD', NULL, '2026-11-28 21:02:55.928489+00'),
  (4, 'COMPROBANTE DE DOMICILIO', true, NULL, true, NULL, NULL, '2026-11-28 21:02:55.928489+00'),
  (5, 'FOTOGRAFÍAS', false, NULL, true, NULL, NULL, '2026-11-28 21:02:55.928489+00'),
  (6, 'IDENTIFICACIÓN DEL PADRE O TUTOR', false, NULL, true, 'IDENTIFICACION', NULL, '2026-11-28 21:02:55.928489+00'),
  (7, 'BOLETA ANTERIOR', false, NULL, true, NULL, NULL, '2026-11-28 21:02:55.928489+00'),
  (8, 'CARTA DE NO ADEUDO', false, NULL, true, NULL, NULL, '2026-11-28 21:02:55.928489+00'),
  (9, 'CARTA PODER', true, 6, true, NULL, 1, '2026-11-28 21:03:01.120467+00');
INSERT INTO ended_sessions (token_hash, why, ended_at) OVERRIDING SYSTEM VALUE VALUES
  ('\xd933103a6c14407eaafca8940b2c57f8810a6c766b3b0d60ac886be17a8feb41', 'USUARIO', '2026-09-15 16:00:00+00');
INSERT INTO enrolment_scholarships (enrolment_id, plaza, scholarship_id, cycle_id, grado) OVERRIDING SYSTEM VALUE VALUES
  (1, 1, 1, 1, 'PRIMARIA'),
  (14, 1, 3, 1, 'PRIMARIA'),
  (18, 1, 7, 1, 'PRIMARIA'),
  (2, 1, 1, 1, 'PRIMARIA');
INSERT INTO enrolments (id, student_id, cycle_id, grado, group_id, costo_inscripcion_centavos, descuento, monto_descuento_centavos, monto_pagar_centavos, mensualidad_centavos, costo_material_centavos, created_by, created_at, grado_numero, baja_fecha, baja_motivo, baja_by, baja_at, motivo_cancelacion, cancelled_by, cancelled_at) OVERRIDING SYSTEM VALUE VALUES
  (1, 1, 1, 'PRIMARIA', 4, 185000, 0, 0, 185000, 260000, 90000, 1, '2026-09-15 16:00:00+00', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL),
  (2, 2, 1, 'PRIMARIA', NULL, 185000, 0, 0, 185000, 260000, 90000, 1, '2026-09-15 16:00:00+00', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL),
  (3, 3, 1, 'PRIMARIA', NULL, 185000, 0, 0, 185000, 260000, 90000, 1, '2026-09-15 16:00:00+00', NULL, '2026-09-15', 'CAMBIO DE CIUDAD', 1, '2026-09-15 16:00:00+00', NULL, NULL, NULL),
  (4, 4, 1, 'PRIMARIA', NULL, 185000, 0, 0, 185000, 260000, 90000, 1, '2026-09-15 16:00:00+00', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL),
  (5, 5, 1, 'PRIMARIA', NULL, 185000, 0, 0, 185000, 260000, 90000, 1, '2026-09-15 16:00:00+00', NULL, NULL, NULL, NULL, NULL, 'ERA OTRO ALUMNO', 1, '2026-09-15 16:00:00+00'),
  (6, 7, 1, 'PRIMARIA', NULL, 185000, 0, 0, 185000, 260000, 90000, 1, '2026-09-15 16:00:00+00', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL),
  (7, 8, 1, 'PRIMARIA', NULL, 185000, 0, 0, 185000, 260000, 90000, 1, '2026-09-15 16:00:00+00', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL),
  (8, 11, 1, 'PRIMARIA', NULL, 185000, 0, 0, 185000, 260000, 90000, 1, '2026-09-15 16:00:00+00', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL),
  (9, 12, 1, 'PRIMARIA', 2, 185000, 0, 0, 185000, 260000, 90000, 1, '2026-09-15 16:00:00+00', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL),
  (10, 13, 1, 'PRIMARIA', NULL, 185000, 0, 0, 185000, 260000, 90000, 1, '2026-09-15 16:00:00+00', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL),
  (11, 14, 1, 'PRIMARIA', NULL, 185000, 0, 0, 185000, 260000, 90000, 1, '2026-09-15 16:00:00+00', 2, NULL, NULL, NULL, NULL, NULL, NULL, NULL),
  (12, 15, 1, 'PRIMARIA', NULL, 185000, 0, 0, 185000, 260000, 90000, 1, '2026-09-15 16:00:00+00', 2, NULL, NULL, NULL, NULL, NULL, NULL, NULL),
  (13, 16, 1, 'PRIMARIA', NULL, 185000, 0, 0, 185000, 260000, 90000, 1, '2026-09-15 16:00:00+00', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL),
  (14, 17, 1, 'PRIMARIA', NULL, 185000, 0, 0, 185000, 260000, 90000, 1, '2026-09-15 16:00:00+00', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL),
  (15, 18, 1, 'PRIMARIA', NULL, 185000, 0, 0, 185000, 260000, 90000, 1, '2026-09-15 16:00:00+00', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL),
  (16, 19, 1, 'PRIMARIA', NULL, 185000, 0, 0, 185000, 260000, 90000, 1, '2026-09-15 16:00:00+00', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL),
  (18, 24, 1, 'PRIMARIA', 6, 185000, 0, 0, 185000, 260000, 90000, 1, '2026-09-15 16:00:00+00', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL),
  (19, 25, 1, 'PRIMARIA', NULL, 185000, 0, 0, 185000, 260000, 90000, 1, '2026-09-15 16:00:00+00', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO files (id, sha256, kind, mime, bytes, width, height, thumb_sha256, created_by, created_at) OVERRIDING SYSTEM VALUE VALUES
  (1, '602f6689ee2631f4dba84fc24870301b71bf2b15fa517c2b6ceb5e904c7654c6', 'image', 'image/jpeg', 2069, 640, 480, 'ee8b0791e05edbcd1db8425104fd3991d24f4335868a6358867a8be1e6c1a72b', 1, '2026-11-28 21:02:59.689205+00'),
  (3, 'abd099b3b4a48ec646012f375d57984df79538dc49088be71f451dec5f4f369b', 'sheet', 'text/csv', 1228, NULL, NULL, NULL, 1, '2026-11-28 21:03:01.887476+00');
INSERT INTO fiscals (id, parent_id, student_id, rfc, nombre, regimen_fiscal, codigo_postal, uso_cfdi, predeterminado, removed_at, created_by, created_at) OVERRIDING SYSTEM VALUE VALUES
  (1, 1, NULL, 'PEGM800101AB1', 'MARÍA PEÑA', '605', '58020', 'D10', true, NULL, 1, '2026-11-28 21:03:01.204337+00'),
  (2, NULL, 20, 'PEGM800101AB1', 'MARÍA PEÑA', '605', '58010', 'D10', false, '2026-09-15 16:00:00+00', 1, '2026-11-28 21:03:01.233329+00');
INSERT INTO folio_counter (only_row, last_folio, first_folio) OVERRIDING SYSTEM VALUE VALUES
  (true, 17, 1);
INSERT INTO groups (id, cycle_id, grado, nombre, created_at) OVERRIDING SYSTEM VALUE VALUES
  (1, 1, 'PRIMARIA', 'Q', '2026-09-15 16:00:00+00'),
  (2, 1, 'PRIMARIA', 'S', '2026-09-15 16:00:00+00'),
  (4, 1, 'PRIMARIA', 'A', '2026-09-15 16:00:00+00'),
  (6, 1, 'PRIMARIA', 'Y', '2026-09-15 16:00:00+00');
INSERT INTO guardians (id, student_id, nombre, parentesco, telefono, vive_con, puede_recoger, no_entregar, nota, created_by, created_at) OVERRIDING SYSTEM VALUE VALUES
  (2, 23, 'ANA RÍOS', 'TÍA', '5512345678', false, false, false, 'EL JUZGADO LE QUITO LA CUSTODIA', 1, '2026-11-28 21:03:03.497779+00');
INSERT INTO health_views (user_id, student_id, hour) OVERRIDING SYSTEM VALUE VALUES
  (1, 1, '2026-09-15 16:00:00+00'),
  (1, 22, '2026-09-15 16:00:00+00');
INSERT INTO idempotency_keys (user_id, key, request_hash, response, created_at, health_of) OVERRIDING SYSTEM VALUE VALUES
  (1, 'hermanos', '\xdb54f0cf4401be4d94b73f7fc45570a7f95642fbdbce6f7c66fead593f6d1060', '{"ok": true, "message": "El descuento de hermanos de 1 alumno quedó al corriente", "hermanos": [{"paga": 2340, "lugar": 1, "padre": null, "actual": 10, "alumno": {"id": 18, "grado": "PRIMARIA", "grupo": null, "nombre": "ALUMNO 17 GARCÍA", "gradoNumero": null, "numero_control": "A0017"}, "pagara": 2600, "porcentaje": 0}], "omitidos": []}', '2026-11-28 21:03:00.851068+00', '{}'),
  (1, 'entrega', '\x8232f3ce265992336466cdbade712324b8ebcb2f24702ca5311a7f4f9d4cfd17', '{"ok": true, "entrega": {"id": 1, "url": "/api/facturas/archivo?entrega=1&sesion=46f2825a-4458-45c3-a1a3-9f9eb452b03b&exp=1789491600&firma=4cu3XZ7wQnKw1uoM0sh6u1cHRTGrg9Fw2TjJhCA4l9Q"}, "message": "1 factura entregada."}', '2026-11-28 21:03:01.479367+00', '{}'),
  (1, 'global', '\x4e3da3378cd3459e2a99d961c45642ca1ac4f20c1676b0c9034a4ebee52221b0', '{"ok": true, "entrega": {"id": 2, "url": "/api/facturas/archivo?entrega=2&sesion=46f2825a-4458-45c3-a1a3-9f9eb452b03b&exp=1789491600&firma=kpD6Vjita2FtCcqHJ4Cs6vzvZMts6ozmhgtv7suDPz8"}, "message": "La global se entregó con 2 pagos."}', '2026-11-28 21:03:01.579427+00', '{}');
INSERT INTO invoice_deliveries (id, tipo, fecha, desde, hasta, created_by, created_at) OVERRIDING SYSTEM VALUE VALUES
  (1, 'ENTREGA', '2026-09-15', NULL, NULL, 1, '2026-11-28 21:03:01.479367+00'),
  (2, 'GLOBAL', '2026-09-15', '2026-09-15', '2026-09-15', 1, '2026-11-28 21:03:01.579427+00');
INSERT INTO invoice_documents (id, payment_id, delivery_id, total_centavos, documento) OVERRIDING SYSTEM VALUE VALUES
  (1, 2, 1, 7500, '{"pago": 2, "fecha": "2026-09-15", "folio": "000002", "total": 75, "emisor": {"rfc": "CLA900101AB1", "nombre": "COLEGIO", "regimen_fiscal": "603"}, "moneda": "MXN", "receptor": {"rfc": "PEGM800101AB1", "nombre": "MARÍA PEÑA", "uso_cfdi": "D10", "codigo_postal": "58020", "regimen_fiscal": "605"}, "subtotal": 75, "conceptos": [{"linea": 1, "importe": 75, "cantidad": 1, "deducible": 0, "descuento": 0, "objeto_imp": "02", "descripcion": "UNIFORME ALUMNO 501 GARCÍA NÚÑEZ", "clave_unidad": "E48", "clave_producto": "86121503", "valor_unitario": 75}], "descuento": 0, "fecha_pago": "2026-09-15", "forma_pago": "04", "exportacion": "01", "metodo_pago": "PUE", "lugar_expedicion": "58000"}'),
  (2, 1, 2, 20000, '{"pago": 1, "fecha": "2026-09-15", "folio": "000001", "importe": 200, "forma_pago": "01", "objeto_imp": "02", "descripcion": "Venta", "clave_unidad": "ACT", "clave_producto": "01010101"}'),
  (3, 3, 2, 1500, '{"pago": 3, "fecha": "2026-09-15", "folio": "000003", "importe": 15, "forma_pago": "01", "objeto_imp": "02", "descripcion": "Venta", "clave_unidad": "ACT", "clave_producto": "01010101"}');
INSERT INTO invoice_items (delivery_id, document_id, tipo) OVERRIDING SYSTEM VALUE VALUES
  (1, 1, 'FACTURA'),
  (2, 2, 'FACTURA'),
  (2, 3, 'FACTURA');
INSERT INTO invoice_requests (payment_id, fiscal_id, created_by, created_at) OVERRIDING SYSTEM VALUE VALUES
  (2, 1, 1, '2026-11-28 21:03:01.428845+00');
INSERT INTO notices (id, parent_id, titulo, descripcion, sent_by, created_at) OVERRIDING SYSTEM VALUE VALUES
  (1, 1, 'AVISO', 'FALTA SU VACUNA DE SARAMPION', 1, '2026-09-15 16:00:00+00');
INSERT INTO openings (id, cycle_id, fecha, alumnos, meses_saldados, adeudo_centavos, saldo_favor_centavos, last_charge_id, created_by, created_at, motivo, undone_by, undone_at, undone_on) OVERRIDING SYSTEM VALUE VALUES
  (1, 1, '2026-09-15', 1, 0, 2219000, 4000, 39, 1, '2026-09-15 16:00:00+00', 'ERA LA LISTA DE OTRO AÑO', 1, '2026-09-15 16:00:00+00', '2026-09-15');
INSERT INTO parents (id, nombre, telefono, correo, direccion, user_id, created_at, referencia_numero) OVERRIDING SYSTEM VALUE VALUES
  (1, 'ROSA NÚÑEZ', '5587654321', NULL, 'CALLE 2', 3, '2026-11-28 21:02:59.763307+00', 100001),
  (2, 'LUZ UNO', '5512345679', NULL, NULL, NULL, '2026-11-28 21:03:00.256805+00', 100002),
  (5, 'LAURA GARCÍA 0', '5510000000', 'laura0@correo.mx', NULL, NULL, '2026-11-28 21:03:03.440373+00', 100005),
  (6, 'ROSA RÍOS', '5511112222', NULL, NULL, NULL, '2026-11-28 21:03:03.465958+00', 100006),
  (7, 'LUZ RAMOS DÍAZ', '5511112222', NULL, NULL, NULL, '2026-11-28 21:03:04.234353+00', 100007),
  (8, 'ANA SOLÍS', '5533334444', NULL, NULL, NULL, '2026-11-28 21:03:04.260621+00', 100008);
INSERT INTO payment_lines (id, payment_id, tipo, charge_id, tuition_id, descripcion, monto_centavos, saldo_anterior_centavos, saldo_centavos, condonado_centavos) OVERRIDING SYSTEM VALUE VALUES
  (1, 1, 'CARGO', 33, NULL, 'ABONO A UNIFORME', 20000, 50000, 30000, 0),
  (2, 2, 'CARGO', 36, NULL, 'UNIFORME', 7500, 7500, 0, 0),
  (3, 3, 'CARGO', 37, NULL, 'UNIFORME', 1500, 1500, 0, 0),
  (4, 4, 'COLEGIATURA', NULL, 10, 'COLEGIATURA JUNIO 2027', 234000, 234000, 0, 0),
  (5, 5, 'A_CUENTA', NULL, NULL, 'A CUENTA: SALDO A FAVOR', 1100, 0, 1100, 0),
  (6, 6, 'A_CUENTA', NULL, NULL, 'A CUENTA: SALDO A FAVOR', 1000, 1100, 2100, 0),
  (7, 7, 'CARGO', 33, NULL, 'ABONO A UNIFORME', 30000, 30000, 0, 0),
  (8, 8, 'A_CUENTA', NULL, NULL, 'A CUENTA: SALDO A FAVOR', 10000, 2100, 12100, 0),
  (9, 9, 'COLEGIATURA', NULL, 1, 'COLEGIATURA SEPTIEMBRE 2026', 234000, 234000, 0, 0),
  (10, 10, 'COLEGIATURA', NULL, 2, 'COLEGIATURA OCTUBRE 2026', 234000, 234000, 0, 0),
  (11, 10, 'COLEGIATURA', NULL, 3, 'COLEGIATURA NOVIEMBRE 2026', 234000, 234000, 0, 0),
  (12, 10, 'COLEGIATURA', NULL, 4, 'COLEGIATURA DICIEMBRE 2026', 234000, 234000, 0, 0),
  (13, 10, 'COLEGIATURA', NULL, 5, 'COLEGIATURA ENERO 2027', 234000, 234000, 0, 0),
  (14, 10, 'COLEGIATURA', NULL, 6, 'COLEGIATURA FEBRERO 2027', 234000, 234000, 0, 0),
  (15, 10, 'COLEGIATURA', NULL, 7, 'COLEGIATURA MARZO 2027', 234000, 234000, 0, 0),
  (16, 10, 'COLEGIATURA', NULL, 8, 'COLEGIATURA ABRIL 2027', 234000, 234000, 0, 0),
  (17, 10, 'COLEGIATURA', NULL, 9, 'COLEGIATURA MAYO 2027', 234000, 234000, 0, 0),
  (18, 11, 'CARGO', 39, NULL, 'UNIFORME', 10000, 10000, 0, 0),
  (19, 12, 'CARGO', 45, NULL, 'ABONO A UNIFORME', 20000, 50000, 30000, 0),
  (20, 13, 'COLEGIATURA', NULL, 171, 'COLEGIATURA SEPTIEMBRE 2026', 234000, 234000, 0, 0),
  (21, 14, 'CARGO', 47, NULL, 'UNIFORME', 7000, 7000, 0, 0),
  (22, 15, 'A_CUENTA', NULL, NULL, 'A CUENTA: SALDO A FAVOR', 10000, 0, 10000, 0),
  (23, 16, 'A_CUENTA', NULL, NULL, 'A CUENTA: SALDO A FAVOR', 10000, 10000, 20000, 0),
  (24, 17, 'CARGO', 48, NULL, 'UNIFORME', 12000, 12000, 0, 0);
INSERT INTO payment_means (id, payment_id, metodo_pago, monto_centavos, referencia, tarjeta) OVERRIDING SYSTEM VALUE VALUES
  (1, 1, 'EFECTIVO', 20000, NULL, NULL),
  (2, 2, 'TARJETA', 7500, 'AUT 90001', 'CREDITO'),
  (3, 3, 'EFECTIVO', 1500, NULL, NULL),
  (4, 4, 'EFECTIVO', 234000, NULL, NULL),
  (5, 5, 'TRANSFERENCIA', 1100, 'MBANDEED0002', NULL),
  (6, 6, 'TRANSFERENCIA', 1000, 'EMPAREJAR', NULL),
  (7, 7, 'EFECTIVO', 30000, NULL, NULL),
  (8, 8, 'EFECTIVO', 10000, NULL, NULL),
  (9, 9, 'EFECTIVO', 234000, NULL, NULL),
  (10, 10, 'EFECTIVO', 1872000, NULL, NULL),
  (11, 11, 'EFECTIVO', 10000, NULL, NULL),
  (12, 12, 'EFECTIVO', 20000, NULL, NULL),
  (13, 13, 'EFECTIVO', 234000, NULL, NULL),
  (14, 14, 'TRANSFERENCIA', 7000, 'SIN DEPOSITO', NULL),
  (15, 15, 'EFECTIVO', 10000, NULL, NULL),
  (16, 16, 'EFECTIVO', 10000, NULL, NULL),
  (17, 17, 'EFECTIVO', 12000, NULL, NULL);
INSERT INTO payments (id, folio, student_id, monto_centavos, metodo_pago, referencia, fecha, created_by, created_at, motivo_cancelacion, cancelled_by, cancelled_at, cancelled_on, codigo, recargo_condonado_centavos, parent_id, saldo_usado_centavos, a_cuenta_centavos, fecha_pago) OVERRIDING SYSTEM VALUE VALUES
  (1, 1, 1, 20000, 'EFECTIVO', NULL, '2026-09-15', 1, '2026-09-15 16:00:00+00', 'CHEQUE DEVUELTO', 1, '2026-09-15 16:00:00+00', '2026-09-15', 'DZ55GPVNRK', 0, NULL, 0, 0, '2026-09-15'),
  (2, 2, 1, 7500, 'TARJETA', 'AUT 90001', '2026-09-15', 1, '2026-09-15 16:00:00+00', NULL, NULL, NULL, NULL, 'J91RM0TFNK', 0, NULL, 0, 0, '2026-09-15'),
  (3, 3, 1, 1500, 'EFECTIVO', NULL, '2026-09-15', 1, '2026-09-15 16:00:00+00', NULL, NULL, NULL, NULL, 'B3D05GFYB5', 0, NULL, 0, 0, '2026-09-15'),
  (4, 4, 1, 234000, 'EFECTIVO', NULL, '2026-09-15', 1, '2026-09-15 16:00:00+00', NULL, NULL, NULL, NULL, '0GKM7GGWAZ', 0, NULL, 0, 0, '2026-09-15'),
  (5, 5, NULL, 1100, 'TRANSFERENCIA', 'MBANDEED0002', '2026-09-15', 1, '2026-09-15 16:00:00+00', NULL, NULL, NULL, NULL, 'H5SGRPPNXY', 0, 1, 0, 1100, '2026-09-01'),
  (6, 6, NULL, 1000, 'TRANSFERENCIA', 'EMPAREJAR', '2026-09-15', 1, '2026-09-15 16:00:00+00', NULL, NULL, NULL, NULL, 'TRNPA9SGQS', 0, 1, 0, 1000, '2026-09-15'),
  (7, 7, 1, 30000, 'EFECTIVO', NULL, '2026-09-15', 1, '2026-09-15 16:00:00+00', NULL, NULL, NULL, NULL, 'C1S9CZFHT5', 0, NULL, 0, 0, '2026-09-15'),
  (8, 8, NULL, 10000, 'EFECTIVO', NULL, '2026-09-15', 1, '2026-09-15 16:00:00+00', NULL, NULL, NULL, NULL, '2KWA19YSQT', 0, 1, 0, 10000, '2026-09-15'),
  (9, 9, 1, 234000, 'EFECTIVO', NULL, '2026-09-15', 1, '2026-09-15 16:00:00+00', NULL, NULL, NULL, NULL, 'PC06A3WBAK', 0, NULL, 0, 0, '2026-09-15'),
  (10, 10, 1, 1872000, 'EFECTIVO', NULL, '2026-09-15', 1, '2026-09-15 16:00:00+00', NULL, NULL, NULL, NULL, '1NRTRAWZKH', 0, NULL, 0, 0, '2026-09-15'),
  (11, 11, 1, 10000, 'EFECTIVO', NULL, '2026-09-15', 4, '2026-09-15 16:00:00+00', NULL, NULL, NULL, NULL, 'Q9G5VSS2NA', 0, NULL, 0, 0, '2026-09-15'),
  (12, 12, 24, 20000, 'EFECTIVO', NULL, '2026-09-15', 1, '2026-09-15 16:00:00+00', NULL, NULL, NULL, NULL, 'ER1JJPR4SP', 0, NULL, 0, 0, '2026-09-15'),
  (13, 13, 24, 234000, 'EFECTIVO', NULL, '2026-09-15', 1, '2026-09-15 16:00:00+00', NULL, NULL, NULL, NULL, 'F1KHYW2KE5', 0, NULL, 0, 0, '2026-09-15'),
  (14, 14, 24, 7000, 'TRANSFERENCIA', 'SIN DEPOSITO', '2026-09-15', 1, '2026-09-15 16:00:00+00', NULL, NULL, NULL, NULL, 'S5J5HNY3RK', 0, NULL, 0, 0, '2026-09-01'),
  (15, 15, NULL, 10000, 'EFECTIVO', NULL, '2026-09-15', 5, '2026-09-15 16:00:00+00', NULL, NULL, NULL, NULL, 'T3BKEB2T4X', 0, 7, 0, 10000, '2026-09-15'),
  (16, 16, NULL, 10000, 'EFECTIVO', NULL, '2026-09-15', 1, '2026-09-15 16:00:00+00', NULL, NULL, NULL, NULL, 'EWHKNW6MJJ', 0, 7, 0, 10000, '2026-09-15'),
  (17, 17, 24, 12000, 'EFECTIVO', NULL, '2026-09-15', 1, '2026-09-15 16:00:00+00', NULL, NULL, NULL, NULL, 'T53Z0CWEVV', 0, NULL, 0, 0, '2026-09-15');
INSERT INTO question_answers (question_id, parent_id, respuestas, answered_by, answered_at) OVERRIDING SYSTEM VALUE VALUES
  (1, 1, '{"TOMA METILFENIDATO"}', 1, '2026-09-15 16:00:00+00');
INSERT INTO questionnaires (id, cycle_id, titulo, descripcion, created_by, created_at) OVERRIDING SYSTEM VALUE VALUES
  (1, 1, 'Familias', '', 1, '2026-09-15 16:00:00+00');
INSERT INTO questions (id, questionnaire_id, position, pregunta, tipo, opciones, obligatoria) OVERRIDING SYSTEM VALUE VALUES
  (1, 1, 0, '¿Comentarios?', 'ABIERTA', '{}', false);
INSERT INTO receipt_links (id, payment_id, number, token_hash, expires_at, created_by, created_at) OVERRIDING SYSTEM VALUE VALUES
  (1, 1, 2, '\x353078b1c6d5884ef0ea0a85dedd56d0e879530c352acb09f791fc5a7fbea17e', '2026-10-15 16:00:00+00', 1, '2026-09-15 16:00:00+00');
INSERT INTO receipt_prints (id, payment_id, number, printed_by, printed_at) OVERRIDING SYSTEM VALUE VALUES
  (1, 1, 1, 1, '2026-09-15 16:00:00+00'),
  (2, 1, 2, 1, '2026-09-15 16:00:00+00');
INSERT INTO refund_counter (only_row, last_folio) OVERRIDING SYSTEM VALUE VALUES
  (true, 1);
INSERT INTO refund_prints (id, refund_id, number, printed_by, printed_at) OVERRIDING SYSTEM VALUE VALUES
  (1, 1, 1, 1, '2026-09-15 16:00:00+00');
INSERT INTO refunds (id, folio, credit_id, monto_centavos, metodo_pago, motivo, fecha, created_by, created_at, motivo_cancelacion, cancelled_by, cancelled_at, cancelled_on) OVERRIDING SYSTEM VALUE VALUES
  (1, 1, 1, 4000, 'EFECTIVO', 'SE DIO DE MÁS', '2026-09-15', 1, '2026-09-15 16:00:00+00', 'NO SE ENTREGÓ', 1, '2026-09-15 16:00:00+00', '2026-09-15');
INSERT INTO role_permissions (role_id, module_id, permission_id) OVERRIDING SYSTEM VALUE VALUES
  (1, 1, 1),
  (1, 1, 2),
  (1, 1, 3),
  (1, 1, 4),
  (1, 2, 1),
  (1, 2, 2),
  (1, 2, 3),
  (1, 2, 4),
  (1, 3, 1),
  (1, 3, 2),
  (1, 3, 3),
  (1, 3, 4),
  (1, 4, 1),
  (1, 4, 2),
  (1, 4, 3),
  (1, 4, 4),
  (1, 5, 1),
  (1, 5, 2),
  (1, 5, 3),
  (1, 5, 4),
  (1, 6, 1),
  (1, 6, 2),
  (1, 6, 3),
  (1, 6, 4),
  (1, 7, 1),
  (1, 7, 2),
  (1, 7, 3),
  (1, 7, 4),
  (1, 8, 1),
  (1, 8, 2),
  (1, 8, 3),
  (1, 8, 4),
  (1, 9, 1),
  (1, 9, 2),
  (1, 9, 3),
  (1, 9, 4),
  (1, 10, 1),
  (1, 10, 2),
  (1, 10, 3),
  (1, 10, 4),
  (1, 11, 1),
  (1, 11, 2),
  (1, 11, 3),
  (1, 11, 4),
  (1, 12, 1),
  (1, 12, 2),
  (1, 12, 3),
  (1, 12, 4),
  (1, 13, 1),
  (1, 13, 2),
  (1, 13, 3),
  (1, 13, 4),
  (3, 6, 1),
  (3, 6, 2),
  (3, 6, 3),
  (3, 6, 4),
  (3, 7, 1),
  (3, 7, 2),
  (3, 7, 3),
  (3, 7, 4),
  (4, 6, 1),
  (4, 6, 2),
  (4, 6, 3),
  (4, 6, 4),
  (4, 7, 1),
  (4, 7, 2),
  (4, 7, 3),
  (4, 7, 4),
  (5, 4, 2);
INSERT INTO roles (id, name, created_at) OVERRIDING SYSTEM VALUE VALUES
  (1, 'ADMINISTRADOR', '2026-11-28 21:02:58.751176+00'),
  (3, 'ROL 1', '2026-11-28 21:03:03.050324+00'),
  (4, 'ROL 2', '2026-11-28 21:03:04.46795+00'),
  (5, 'ACCESO', '2026-11-28 21:03:04.69631+00');
INSERT INTO scholarship_terms (enrolment_id, desde, porcentaje, plaza) OVERRIDING SYSTEM VALUE VALUES
  (1, 0, 10, 1),
  (13, 0, 10, 1),
  (13, 202609, 0, 1),
  (14, 0, 10, 1),
  (14, 202609, 20, 1),
  (15, 0, 10, 1),
  (15, 202609, 0, 1),
  (16, 202609, 0, 1),
  (16, 0, 10, 1),
  (18, 0, 10, 1),
  (2, 0, 10, 1),
  (4, 202609, 0, 2),
  (4, 202609, 0, 1);
INSERT INTO scholarships (id, cycle_id, grado, nombre, porcentaje, created_by, created_at, tipo) OVERRIDING SYSTEM VALUE VALUES
  (1, 1, 'PRIMARIA', 'EXCELENCIA', 10, 1, '2026-09-15 16:00:00+00', 'GENERAL'),
  (2, 1, 'PRIMARIA', 'TALENTO', 10, 1, '2026-09-15 16:00:00+00', 'GENERAL'),
  (3, 1, 'PRIMARIA', 'TALENTO', 20, 1, '2026-09-15 16:00:00+00', 'GENERAL'),
  (7, 1, 'PRIMARIA', 'ARTES', 10, 1, '2026-09-15 16:00:00+00', 'GENERAL');
INSERT INTO school (id, saved, nombre, razon_social, rfc, regimen_fiscal, codigo_postal, direccion) OVERRIDING SYSTEM VALUE VALUES
  (1, '{codigo_postal,direccion,logo,niveles,nombre,razon_social,regimen_fiscal,rfc}', 'Colegio', 'COLEGIO', 'CLA900101AB1', '603', '58000', 'Calle 5');
INSERT INTO school_levels (grado, cct, clave_producto) OVERRIDING SYSTEM VALUE VALUES
  ('PREESCOLAR', '16PJN0001A', '86121501'),
  ('PRIMARIA', '16PPR1234A', '86121503');
INSERT INTO service_months (service_id, anio, mes) OVERRIDING SYSTEM VALUE VALUES
  (1, 2026, 9),
  (1, 2026, 10),
  (1, 2026, 11),
  (1, 2026, 12),
  (1, 2027, 1),
  (1, 2027, 2),
  (1, 2027, 3),
  (1, 2027, 4),
  (1, 2027, 5),
  (1, 2027, 6);
INSERT INTO services (id, cycle_id, nombre, mensualidad_centavos, concept_id, created_by, created_at) OVERRIDING SYSTEM VALUE VALUES
  (1, 1, 'TRANSPORTE', 72000, 1, 1, '2026-11-28 21:03:01.715312+00');
INSERT INTO sessions (id, token_hash, user_id, sign_in, created_at, expires_at, signed_in_at) OVERRIDING SYSTEM VALUE VALUES
  (1, '\x790b178f8a5b1a3a1966c1811c3fd2c9acf0f78803ad3061edcecdb20cf7c7a4', 1, '46f2825a-4458-45c3-a1a3-9f9eb452b03b', '2026-11-28 21:02:59.120613+00', '2026-09-15 16:15:00+00', '2026-09-15 16:00:00+00'),
  (2, '\x86c55a3cb9c717791347c702dc1554e85945a86426b8cdd0988a755424e8b333', 1, '8c9a44ff-510f-481a-bd0a-3de0006d02b0', '2026-11-28 21:02:59.210842+00', '2026-09-15 16:15:00+00', '2026-09-15 16:00:00+00'),
  (5, '\xd897c88d45ff7a2367ca4ca92d45deab509e02ca5fa56134d4e588bc6d1214bd', 4, '3f270c76-b647-43f4-8e85-f4208ad82f44', '2026-11-28 21:03:03.102873+00', '2026-09-15 16:15:00+00', '2026-09-15 16:00:00+00'),
  (6, '\x0738171020c0bfd86de42dba21566c5763557f263adb3342f22258e343864191', 5, 'e2760ee5-f43f-4a77-8090-d4b9d430c476', '2026-11-28 21:03:04.485818+00', '2026-09-15 16:15:00+00', '2026-09-15 16:00:00+00');
INSERT INTO setup_skips (step, user_id, created_at) OVERRIDING SYSTEM VALUE VALUES
  ('PERSONAS', 1, '2026-09-15 16:00:00+00');
INSERT INTO student_care (student_id, servicio_medico, indicaciones) OVERRIDING SYSTEM VALUE VALUES
  (1, 'HOSPITAL SAN ANGEL', 'RECOSTARLO DE LADO');
INSERT INTO student_health (id, student_id, kind, descripcion) OVERRIDING SYSTEM VALUE VALUES
  (1, 1, 'ALERGIA', 'CACAHUATE CON ANAFILAXIA'),
  (2, 1, 'ENFERMEDAD', 'EPILEPSIA FOCAL'),
  (3, 2, 'ALERGIA', 'CACAHUATE CON ANAFILAXIA');
INSERT INTO student_medicines (id, student_id, nombre, dosis, horario) OVERRIDING SYSTEM VALUE VALUES
  (1, 1, 'VALPROATO DE MAGNESIO', '', '');
INSERT INTO students (id, nombre, nombres, paterno, materno, curp, curp_verificada, numero_control, fecha_nacimiento, photo_id, parent_id, created_by, created_at, grado_previsto, grado_previsto_numero, card_token) OVERRIDING SYSTEM VALUE VALUES
  (1, 'ALUMNO 501 GARCÍA NÚÑEZ', 'ALUMNO 501', 'GARCÍA', 'NÚÑEZ', 'GARC180315HDFCDXA7', true, 'B501', '2018-03-15', 1, 1, 1, '2026-11-28 21:02:59.689205+00', NULL, NULL, '7cae9607-8185-4cc2-9a72-aaaf96a70a48'),
  (2, 'NIÑO 1 MUÑOZ GARCÍA', 'NIÑO 1', 'MUÑOZ', 'GARCÍA', 'GARC180315HDFBBCA6', true, 'B00001', '2018-03-15', NULL, 5, NULL, '2026-11-28 21:02:59.935263+00', 'PRIMARIA', 2, '9b54d9ba-14aa-425d-985b-657d6e17a816'),
  (3, 'ALUMNO 2 GARCÍA', NULL, NULL, NULL, 'GARC180315HDFBBDA3', true, 'A0002', '2018-03-15', NULL, NULL, NULL, '2026-11-28 21:02:59.958496+00', NULL, NULL, '5523291d-798e-4d01-992e-29a444301423'),
  (4, 'ALUMNO 3 GARCÍA', NULL, NULL, NULL, 'GARC180315HDFBBFA7', true, 'A0003', '2018-03-15', NULL, NULL, NULL, '2026-11-28 21:02:59.998266+00', NULL, NULL, '97283b32-3eb7-44c7-8a56-e5a65c16f723'),
  (5, 'ALUMNO 4 GARCÍA', NULL, NULL, NULL, 'GARC180315HDFBBGA4', true, 'A0004', '2018-03-15', NULL, NULL, NULL, '2026-11-28 21:03:00.049969+00', NULL, NULL, '23fb801a-22a4-4d26-8a9c-87adb9b67496'),
  (7, 'ALUMNO 6 GARCÍA', NULL, NULL, NULL, 'GARC180315HDFBBJA5', true, 'A0006', '2018-03-15', NULL, NULL, NULL, '2026-11-28 21:03:00.124417+00', NULL, NULL, 'ad684685-c126-4764-91a3-e6e4f0a30f8f'),
  (8, 'ALUMNO 7 GARCÍA', NULL, NULL, NULL, 'GARC180315HDFBBKA2', true, 'A0007', '2018-03-15', NULL, NULL, NULL, '2026-11-28 21:03:00.172256+00', NULL, NULL, 'bea10627-e6c7-467e-953e-71331eaf6b68'),
  (9, 'ALUMNO 8 GARCÍA', NULL, NULL, NULL, 'GARC180315HDFBBLA9', true, 'A0008', '2018-03-15', NULL, NULL, NULL, '2026-11-28 21:03:00.254683+00', NULL, NULL, '8ebda9f7-44b9-4fe4-9765-7014223e0eb9'),
  (10, 'ALUMNO 9 GARCÍA', NULL, NULL, NULL, 'GARC180315HDFBBMA6', true, 'A0009', '2018-03-15', NULL, NULL, NULL, '2026-11-28 21:03:00.269906+00', NULL, NULL, '3e7e8102-2a24-4610-a83a-b31d56844caa'),
  (11, 'ALUMNO 10 GARCÍA', NULL, NULL, NULL, 'GARC180315HDFBBNA3', true, 'A0010', '2018-03-15', NULL, NULL, NULL, '2026-11-28 21:03:00.358536+00', NULL, NULL, 'c6934a7e-7bf7-405f-b3b2-b1445f29f1a1'),
  (12, 'ALUMNO 11 GARCÍA', NULL, NULL, NULL, 'GARC180315HDFBBPA4', true, 'A0011', '2018-03-15', NULL, NULL, NULL, '2026-11-28 21:03:00.412881+00', NULL, NULL, '8b25c975-13bf-4838-8aff-247bcb162a0c'),
  (13, 'ALUMNO 12 GARCÍA', NULL, NULL, NULL, 'GARC180315HDFBBQA1', true, 'A0012', '2018-03-15', NULL, NULL, NULL, '2026-11-28 21:03:00.465833+00', NULL, NULL, 'ee86f01f-d48b-4bd3-8213-140e95cc6ebb'),
  (14, 'ALUMNO 13 GARCÍA', NULL, NULL, NULL, 'GARC180315HDFBBRA8', true, 'A0013', '2018-03-15', NULL, NULL, NULL, '2026-11-28 21:03:00.529957+00', NULL, NULL, '0cc984fb-c82e-412e-8bfc-ab2ae9fa06fb'),
  (15, 'ALUMNO 14 GARCÍA', NULL, NULL, NULL, 'GARC180315HDFBBSA5', true, 'A0014', '2018-03-15', NULL, NULL, NULL, '2026-11-28 21:03:00.575404+00', NULL, NULL, '6a81a184-9a51-4ddb-a0e5-9c745b54b1f6'),
  (16, 'ALUMNO 15 GARCÍA', NULL, NULL, NULL, 'GARC180315HDFBBTA2', true, 'A0015', '2018-03-15', NULL, NULL, NULL, '2026-11-28 21:03:00.605071+00', NULL, NULL, 'b84e0dbb-f016-489e-b5bd-8b648eb57565'),
  (17, 'ALUMNO 16 GARCÍA', NULL, NULL, NULL, 'GARC180315HDFBBVA6', true, 'A0016', '2018-03-15', NULL, NULL, NULL, '2026-11-28 21:03:00.712638+00', NULL, NULL, 'b9cedb5c-7bf1-49d8-9384-1687ff2e5a52'),
  (18, 'ALUMNO 17 GARCÍA', NULL, NULL, NULL, 'GARC180315HDFBBWA3', true, 'A0017', '2018-03-15', NULL, NULL, NULL, '2026-11-28 21:03:00.778166+00', NULL, NULL, '1b12ede1-b6b3-4e6b-99a8-8710e320f5aa'),
  (19, 'ALUMNO 18 GARCÍA', NULL, NULL, NULL, 'GARC180315HDFBBXA0', true, 'A0018', '2018-03-15', NULL, NULL, NULL, '2026-11-28 21:03:00.88742+00', NULL, NULL, '80d2c35e-dbfc-4262-9e47-583f28071eed'),
  (20, 'ALUMNO 19 GARCÍA', NULL, NULL, NULL, 'GARC180315HDFBBYA7', true, 'A0019', '2018-03-15', NULL, NULL, NULL, '2026-11-28 21:03:01.230161+00', NULL, NULL, '3ccd57ea-daaf-40d0-a184-40a5c2ea7ca3'),
  (22, 'ALUMNO 20 GARCÍA', NULL, NULL, NULL, 'GARC180315HDFBBZA4', true, 'A0020', '2018-03-15', NULL, 6, NULL, '2026-11-28 21:03:03.461915+00', NULL, NULL, '3d916d86-52a9-419b-8544-940998f55358'),
  (23, 'ALUMNO 21 GARCÍA', NULL, NULL, NULL, 'GARC180315HDFBCBA5', true, 'A0021', '2018-03-15', NULL, 6, NULL, '2026-11-28 21:03:03.461915+00', NULL, NULL, '83c4f37d-3d64-422d-96b9-026d6e43bd2d'),
  (24, 'ALUMNO 22 GARCÍA', NULL, NULL, NULL, 'GARC180315HDFBCCA2', true, 'Z900', '2018-03-15', NULL, NULL, NULL, '2026-11-28 21:03:04.224865+00', NULL, NULL, '9f07d771-f932-4c9f-870f-923f10447dd4'),
  (25, 'ALUMNO 23 GARCÍA', NULL, NULL, NULL, 'GARC180315HDFBCDA9', true, 'A0023', '2018-03-15', NULL, 8, NULL, '2026-11-28 21:03:04.224865+00', NULL, NULL, '3e34a4df-26f9-4391-a1fb-7979870e322d');
INSERT INTO tuition (id, enrolment_id, anio, mes, parcialidad, descripcion, vencimiento, lista_centavos, beca_centesimas, monto_centavos, abonado_centavos, created_at, prorroga_hasta, prorroga_motivo, fuera, fuera_at, recargo_abonado_centavos) OVERRIDING SYSTEM VALUE VALUES
  (1, 1, 2026, 9, 1, 'COLEGIATURA SEPTIEMBRE 2026', '2026-09-27', 260000, 1000, 234000, 234000, '2026-09-15 16:00:00+00', NULL, NULL, NULL, NULL, 0),
  (2, 1, 2026, 10, 1, 'COLEGIATURA OCTUBRE 2026', '2026-10-12', 260000, 1000, 234000, 234000, '2026-09-15 16:00:00+00', '2026-12-31', 'ENFERMEDAD', NULL, NULL, 0),
  (3, 1, 2026, 11, 1, 'COLEGIATURA NOVIEMBRE 2026', '2026-11-12', 260000, 1000, 234000, 234000, '2026-09-15 16:00:00+00', '2026-12-31', 'ENFERMEDAD', NULL, NULL, 0),
  (4, 1, 2026, 12, 1, 'COLEGIATURA DICIEMBRE 2026', '2026-12-12', 260000, 1000, 234000, 234000, '2026-09-15 16:00:00+00', NULL, NULL, NULL, NULL, 0),
  (5, 1, 2027, 1, 1, 'COLEGIATURA ENERO 2027', '2027-01-12', 260000, 1000, 234000, 234000, '2026-09-15 16:00:00+00', NULL, NULL, NULL, NULL, 0),
  (6, 1, 2027, 2, 1, 'COLEGIATURA FEBRERO 2027', '2027-02-12', 260000, 1000, 234000, 234000, '2026-09-15 16:00:00+00', NULL, NULL, NULL, NULL, 0),
  (7, 1, 2027, 3, 1, 'COLEGIATURA MARZO 2027', '2027-03-12', 260000, 1000, 234000, 234000, '2026-09-15 16:00:00+00', NULL, NULL, NULL, NULL, 0),
  (8, 1, 2027, 4, 1, 'COLEGIATURA ABRIL 2027', '2027-04-12', 260000, 1000, 234000, 234000, '2026-09-15 16:00:00+00', NULL, NULL, NULL, NULL, 0),
  (9, 1, 2027, 5, 1, 'COLEGIATURA MAYO 2027', '2027-05-12', 260000, 1000, 234000, 234000, '2026-09-15 16:00:00+00', NULL, NULL, NULL, NULL, 0),
  (10, 1, 2027, 6, 1, 'COLEGIATURA JUNIO 2027', '2027-06-12', 260000, 1000, 234000, 234000, '2026-09-15 16:00:00+00', NULL, NULL, NULL, NULL, 0),
  (11, 2, 2026, 9, 1, 'COLEGIATURA SEPTIEMBRE 2026', '2026-09-27', 260000, 1000, 234000, 0, '2026-09-15 16:00:00+00', NULL, NULL, NULL, NULL, 0),
  (12, 2, 2026, 10, 1, 'COLEGIATURA OCTUBRE 2026', '2026-10-12', 260000, 1000, 234000, 0, '2026-09-15 16:00:00+00', NULL, NULL, NULL, NULL, 0),
  (13, 2, 2026, 11, 1, 'COLEGIATURA NOVIEMBRE 2026', '2026-11-12', 260000, 1000, 234000, 0, '2026-09-15 16:00:00+00', NULL, NULL, NULL, NULL, 0),
  (14, 2, 2026, 12, 1, 'COLEGIATURA DICIEMBRE 2026', '2026-12-12', 260000, 1000, 234000, 0, '2026-09-15 16:00:00+00', NULL, NULL, NULL, NULL, 0),
  (15, 2, 2027, 1, 1, 'COLEGIATURA ENERO 2027', '2027-01-12', 260000, 1000, 234000, 0, '2026-09-15 16:00:00+00', NULL, NULL, NULL, NULL, 0),
  (16, 2, 2027, 2, 1, 'COLEGIATURA FEBRERO 2027', '2027-02-12', 260000, 1000, 234000, 0, '2026-09-15 16:00:00+00', NULL, NULL, NULL, NULL, 0),
  (17, 2, 2027, 3, 1, 'COLEGIATURA MARZO 2027', '2027-03-12', 260000, 1000, 234000, 0, '2026-09-15 16:00:00+00', NULL, NULL, NULL, NULL, 0),
  (18, 2, 2027, 4, 1, 'COLEGIATURA ABRIL 2027', '2027-04-12', 260000, 1000, 234000, 0, '2026-09-15 16:00:00+00', NULL, NULL, NULL, NULL, 0),
  (19, 2, 2027, 5, 1, 'COLEGIATURA MAYO 2027', '2027-05-12', 260000, 1000, 234000, 0, '2026-09-15 16:00:00+00', NULL, NULL, NULL, NULL, 0),
  (20, 2, 2027, 6, 1, 'COLEGIATURA JUNIO 2027', '2027-06-12', 260000, 1000, 234000, 0, '2026-09-15 16:00:00+00', NULL, NULL, NULL, NULL, 0),
  (21, 3, 2026, 9, 1, 'COLEGIATURA SEPTIEMBRE 2026', '2026-09-27', 260000, 0, 260000, 0, '2026-09-15 16:00:00+00', NULL, NULL, NULL, NULL, 0),
  (22, 3, 2026, 10, 1, 'COLEGIATURA OCTUBRE 2026', '2026-10-12', 260000, 0, 260000, 0, '2026-09-15 16:00:00+00', NULL, NULL, 'BAJA', '2026-09-15 16:00:00+00', 0),
  (23, 3, 2026, 11, 1, 'COLEGIATURA NOVIEMBRE 2026', '2026-11-12', 260000, 0, 260000, 0, '2026-09-15 16:00:00+00', NULL, NULL, 'BAJA', '2026-09-15 16:00:00+00', 0),
  (24, 3, 2026, 12, 1, 'COLEGIATURA DICIEMBRE 2026', '2026-12-12', 260000, 0, 260000, 0, '2026-09-15 16:00:00+00', NULL, NULL, 'BAJA', '2026-09-15 16:00:00+00', 0),
  (25, 3, 2027, 1, 1, 'COLEGIATURA ENERO 2027', '2027-01-12', 260000, 0, 260000, 0, '2026-09-15 16:00:00+00', NULL, NULL, 'BAJA', '2026-09-15 16:00:00+00', 0),
  (26, 3, 2027, 2, 1, 'COLEGIATURA FEBRERO 2027', '2027-02-12', 260000, 0, 260000, 0, '2026-09-15 16:00:00+00', NULL, NULL, 'BAJA', '2026-09-15 16:00:00+00', 0),
  (27, 3, 2027, 3, 1, 'COLEGIATURA MARZO 2027', '2027-03-12', 260000, 0, 260000, 0, '2026-09-15 16:00:00+00', NULL, NULL, 'BAJA', '2026-09-15 16:00:00+00', 0),
  (28, 3, 2027, 4, 1, 'COLEGIATURA ABRIL 2027', '2027-04-12', 260000, 0, 260000, 0, '2026-09-15 16:00:00+00', NULL, NULL, 'BAJA', '2026-09-15 16:00:00+00', 0),
  (29, 3, 2027, 5, 1, 'COLEGIATURA MAYO 2027', '2027-05-12', 260000, 0, 260000, 0, '2026-09-15 16:00:00+00', NULL, NULL, 'BAJA', '2026-09-15 16:00:00+00', 0),
  (30, 3, 2027, 6, 1, 'COLEGIATURA JUNIO 2027', '2027-06-12', 260000, 0, 260000, 0, '2026-09-15 16:00:00+00', NULL, NULL, 'BAJA', '2026-09-15 16:00:00+00', 0),
  (31, 4, 2026, 9, 1, 'COLEGIATURA SEPTIEMBRE 2026', '2026-09-27', 260000, 0, 260000, 0, '2026-09-15 16:00:00+00', NULL, NULL, NULL, NULL, 0),
  (32, 4, 2026, 10, 1, 'COLEGIATURA OCTUBRE 2026', '2026-10-12', 260000, 0, 260000, 0, '2026-09-15 16:00:00+00', NULL, NULL, NULL, NULL, 0),
  (33, 4, 2026, 11, 1, 'COLEGIATURA NOVIEMBRE 2026', '2026-11-12', 260000, 0, 260000, 0, '2026-09-15 16:00:00+00', NULL, NULL, NULL, NULL, 0),
  (34, 4, 2026, 12, 1, 'COLEGIATURA DICIEMBRE 2026', '2026-12-12', 260000, 0, 260000, 0, '2026-09-15 16:00:00+00', NULL, NULL, NULL, NULL, 0),
  (35, 4, 2027, 1, 1, 'COLEGIATURA ENERO 2027', '2027-01-12', 260000, 0, 260000, 0, '2026-09-15 16:00:00+00', NULL, NULL, NULL, NULL, 0),
  (36, 4, 2027, 2, 1, 'COLEGIATURA FEBRERO 2027', '2027-02-12', 260000, 0, 260000, 0, '2026-09-15 16:00:00+00', NULL, NULL, NULL, NULL, 0),
  (37, 4, 2027, 3, 1, 'COLEGIATURA MARZO 2027', '2027-03-12', 260000, 0, 260000, 0, '2026-09-15 16:00:00+00', NULL, NULL, NULL, NULL, 0),
  (38, 4, 2027, 4, 1, 'COLEGIATURA ABRIL 2027', '2027-04-12', 260000, 0, 260000, 0, '2026-09-15 16:00:00+00', NULL, NULL, NULL, NULL, 0),
  (39, 4, 2027, 5, 1, 'COLEGIATURA MAYO 2027', '2027-05-12', 260000, 0, 260000, 0, '2026-09-15 16:00:00+00', NULL, NULL, NULL, NULL, 0),
  (40, 4, 2027, 6, 1, 'COLEGIATURA JUNIO 2027', '2027-06-12', 260000, 0, 260000, 0, '2026-09-15 16:00:00+00', NULL, NULL, NULL, NULL, 0),
  (41, 5, 2026, 9, 1, 'COLEGIATURA SEPTIEMBRE 2026', '2026-09-27', 260000, 0, 260000, 0, '2026-09-15 16:00:00+00', NULL, NULL, 'CANCELADA', '2026-09-15 16:00:00+00', 0),
  (42, 5, 2026, 10, 1, 'COLEGIATURA OCTUBRE 2026', '2026-10-12', 260000, 0, 260000, 0, '2026-09-15 16:00:00+00', NULL, NULL, 'CANCELADA', '2026-09-15 16:00:00+00', 0),
  (43, 5, 2026, 11, 1, 'COLEGIATURA NOVIEMBRE 2026', '2026-11-12', 260000, 0, 260000, 0, '2026-09-15 16:00:00+00', NULL, NULL, 'CANCELADA', '2026-09-15 16:00:00+00', 0),
  (44, 5, 2026, 12, 1, 'COLEGIATURA DICIEMBRE 2026', '2026-12-12', 260000, 0, 260000, 0, '2026-09-15 16:00:00+00', NULL, NULL, 'CANCELADA', '2026-09-15 16:00:00+00', 0),
  (45, 5, 2027, 1, 1, 'COLEGIATURA ENERO 2027', '2027-01-12', 260000, 0, 260000, 0, '2026-09-15 16:00:00+00', NULL, NULL, 'CANCELADA', '2026-09-15 16:00:00+00', 0),
  (46, 5, 2027, 2, 1, 'COLEGIATURA FEBRERO 2027', '2027-02-12', 260000, 0, 260000, 0, '2026-09-15 16:00:00+00', NULL, NULL, 'CANCELADA', '2026-09-15 16:00:00+00', 0),
  (47, 5, 2027, 3, 1, 'COLEGIATURA MARZO 2027', '2027-03-12', 260000, 0, 260000, 0, '2026-09-15 16:00:00+00', NULL, NULL, 'CANCELADA', '2026-09-15 16:00:00+00', 0),
  (48, 5, 2027, 4, 1, 'COLEGIATURA ABRIL 2027', '2027-04-12', 260000, 0, 260000, 0, '2026-09-15 16:00:00+00', NULL, NULL, 'CANCELADA', '2026-09-15 16:00:00+00', 0),
  (49, 5, 2027, 5, 1, 'COLEGIATURA MAYO 2027', '2027-05-12', 260000, 0, 260000, 0, '2026-09-15 16:00:00+00', NULL, NULL, 'CANCELADA', '2026-09-15 16:00:00+00', 0),
  (50, 5, 2027, 6, 1, 'COLEGIATURA JUNIO 2027', '2027-06-12', 260000, 0, 260000, 0, '2026-09-15 16:00:00+00', NULL, NULL, 'CANCELADA', '2026-09-15 16:00:00+00', 0),
  (51, 6, 2026, 9, 1, 'COLEGIATURA SEPTIEMBRE 2026', '2026-09-27', 260000, 0, 260000, 0, '2026-09-15 16:00:00+00', NULL, NULL, NULL, NULL, 0),
  (52, 6, 2026, 10, 1, 'COLEGIATURA OCTUBRE 2026', '2026-10-12', 260000, 0, 260000, 0, '2026-09-15 16:00:00+00', NULL, NULL, NULL, NULL, 0),
  (53, 6, 2026, 11, 1, 'COLEGIATURA NOVIEMBRE 2026', '2026-11-12', 260000, 0, 260000, 0, '2026-09-15 16:00:00+00', NULL, NULL, NULL, NULL, 0),
  (54, 6, 2026, 12, 1, 'COLEGIATURA DICIEMBRE 2026', '2026-12-12', 260000, 0, 260000, 0, '2026-09-15 16:00:00+00', NULL, NULL, NULL, NULL, 0),
  (55, 6, 2027, 1, 1, 'COLEGIATURA ENERO 2027', '2027-01-12', 260000, 0, 260000, 0, '2026-09-15 16:00:00+00', NULL, NULL, NULL, NULL, 0),
  (56, 6, 2027, 2, 1, 'COLEGIATURA FEBRERO 2027', '2027-02-12', 260000, 0, 260000, 0, '2026-09-15 16:00:00+00', NULL, NULL, NULL, NULL, 0),
  (57, 6, 2027, 3, 1, 'COLEGIATURA MARZO 2027', '2027-03-12', 260000, 0, 260000, 0, '2026-09-15 16:00:00+00', NULL, NULL, NULL, NULL, 0),
  (58, 6, 2027, 4, 1, 'COLEGIATURA ABRIL 2027', '2027-04-12', 260000, 0, 260000, 0, '2026-09-15 16:00:00+00', NULL, NULL, NULL, NULL, 0),
  (59, 6, 2027, 5, 1, 'COLEGIATURA MAYO 2027', '2027-05-12', 260000, 0, 260000, 0, '2026-09-15 16:00:00+00', NULL, NULL, NULL, NULL, 0),
  (60, 6, 2027, 6, 1, 'COLEGIATURA JUNIO 2027', '2027-06-12', 260000, 0, 260000, 0, '2026-09-15 16:00:00+00', NULL, NULL, NULL, NULL, 0),
  (61, 7, 2026, 9, 1, 'COLEGIATURA SEPTIEMBRE 2026', '2026-09-27', 260000, 0, 260000, 0, '2026-09-15 16:00:00+00', NULL, NULL, NULL, NULL, 0),
  (62, 7, 2026, 10, 1, 'COLEGIATURA OCTUBRE 2026', '2026-10-12', 260000, 0, 260000, 0, '2026-09-15 16:00:00+00', NULL, NULL, NULL, NULL, 0),
  (63, 7, 2026, 11, 1, 'COLEGIATURA NOVIEMBRE 2026', '2026-11-12', 260000, 0, 260000, 0, '2026-09-15 16:00:00+00', NULL, NULL, NULL, NULL, 0),
  (64, 7, 2026, 12, 1, 'COLEGIATURA DICIEMBRE 2026', '2026-12-12', 260000, 0, 260000, 0, '2026-09-15 16:00:00+00', NULL, NULL, NULL, NULL, 0),
  (65, 7, 2027, 1, 1, 'COLEGIATURA ENERO 2027', '2027-01-12', 260000, 0, 260000, 0, '2026-09-15 16:00:00+00', NULL, NULL, NULL, NULL, 0),
  (66, 7, 2027, 2, 1, 'COLEGIATURA FEBRERO 2027', '2027-02-12', 260000, 0, 260000, 0, '2026-09-15 16:00:00+00', NULL, NULL, NULL, NULL, 0),
  (67, 7, 2027, 3, 1, 'COLEGIATURA MARZO 2027', '2027-03-12', 260000, 0, 260000, 0, '2026-09-15 16:00:00+00', NULL, NULL, NULL, NULL, 0),
  (68, 7, 2027, 4, 1, 'COLEGIATURA ABRIL 2027', '2027-04-12', 260000, 0, 260000, 0, '2026-09-15 16:00:00+00', NULL, NULL, NULL, NULL, 0),
  (69, 7, 2027, 5, 1, 'COLEGIATURA MAYO 2027', '2027-05-12', 260000, 0, 260000, 0, '2026-09-15 16:00:00+00', NULL, NULL, NULL, NULL, 0),
  (70, 7, 2027, 6, 1, 'COLEGIATURA JUNIO 2027', '2027-06-12', 260000, 0, 260000, 0, '2026-09-15 16:00:00+00', NULL, NULL, NULL, NULL, 0),
  (71, 8, 2026, 9, 1, 'COLEGIATURA SEPTIEMBRE 2026', '2026-09-27', 260000, 0, 260000, 0, '2026-09-15 16:00:00+00', NULL, NULL, NULL, NULL, 0),
  (72, 8, 2026, 10, 1, 'COLEGIATURA OCTUBRE 2026', '2026-10-12', 260000, 0, 260000, 0, '2026-09-15 16:00:00+00', NULL, NULL, NULL, NULL, 0),
  (73, 8, 2026, 11, 1, 'COLEGIATURA NOVIEMBRE 2026', '2026-11-12', 260000, 0, 260000, 0, '2026-09-15 16:00:00+00', NULL, NULL, NULL, NULL, 0),
  (74, 8, 2026, 12, 1, 'COLEGIATURA DICIEMBRE 2026', '2026-12-12', 260000, 0, 260000, 0, '2026-09-15 16:00:00+00', NULL, NULL, NULL, NULL, 0),
  (75, 8, 2027, 1, 1, 'COLEGIATURA ENERO 2027', '2027-01-12', 260000, 0, 260000, 0, '2026-09-15 16:00:00+00', NULL, NULL, NULL, NULL, 0),
  (76, 8, 2027, 2, 1, 'COLEGIATURA FEBRERO 2027', '2027-02-12', 260000, 0, 260000, 0, '2026-09-15 16:00:00+00', NULL, NULL, NULL, NULL, 0),
  (77, 8, 2027, 3, 1, 'COLEGIATURA MARZO 2027', '2027-03-12', 260000, 0, 260000, 0, '2026-09-15 16:00:00+00', NULL, NULL, NULL, NULL, 0),
  (78, 8, 2027, 4, 1, 'COLEGIATURA ABRIL 2027', '2027-04-12', 260000, 0, 260000, 0, '2026-09-15 16:00:00+00', NULL, NULL, NULL, NULL, 0),
  (79, 8, 2027, 5, 1, 'COLEGIATURA MAYO 2027', '2027-05-12', 260000, 0, 260000, 0, '2026-09-15 16:00:00+00', NULL, NULL, NULL, NULL, 0),
  (80, 8, 2027, 6, 1, 'COLEGIATURA JUNIO 2027', '2027-06-12', 260000, 0, 260000, 0, '2026-09-15 16:00:00+00', NULL, NULL, NULL, NULL, 0),
  (81, 9, 2026, 9, 1, 'COLEGIATURA SEPTIEMBRE 2026', '2026-09-27', 260000, 0, 260000, 0, '2026-09-15 16:00:00+00', NULL, NULL, NULL, NULL, 0),
  (82, 9, 2026, 10, 1, 'COLEGIATURA OCTUBRE 2026', '2026-10-12', 260000, 0, 260000, 0, '2026-09-15 16:00:00+00', NULL, NULL, NULL, NULL, 0),
  (83, 9, 2026, 11, 1, 'COLEGIATURA NOVIEMBRE 2026', '2026-11-12', 260000, 0, 260000, 0, '2026-09-15 16:00:00+00', NULL, NULL, NULL, NULL, 0),
  (84, 9, 2026, 12, 1, 'COLEGIATURA DICIEMBRE 2026', '2026-12-12', 260000, 0, 260000, 0, '2026-09-15 16:00:00+00', NULL, NULL, NULL, NULL, 0),
  (85, 9, 2027, 1, 1, 'COLEGIATURA ENERO 2027', '2027-01-12', 260000, 0, 260000, 0, '2026-09-15 16:00:00+00', NULL, NULL, NULL, NULL, 0),
  (86, 9, 2027, 2, 1, 'COLEGIATURA FEBRERO 2027', '2027-02-12', 260000, 0, 260000, 0, '2026-09-15 16:00:00+00', NULL, NULL, NULL, NULL, 0),
  (87, 9, 2027, 3, 1, 'COLEGIATURA MARZO 2027', '2027-03-12', 260000, 0, 260000, 0, '2026-09-15 16:00:00+00', NULL, NULL, NULL, NULL, 0),
  (88, 9, 2027, 4, 1, 'COLEGIATURA ABRIL 2027', '2027-04-12', 260000, 0, 260000, 0, '2026-09-15 16:00:00+00', NULL, NULL, NULL, NULL, 0),
  (89, 9, 2027, 5, 1, 'COLEGIATURA MAYO 2027', '2027-05-12', 260000, 0, 260000, 0, '2026-09-15 16:00:00+00', NULL, NULL, NULL, NULL, 0),
  (90, 9, 2027, 6, 1, 'COLEGIATURA JUNIO 2027', '2027-06-12', 260000, 0, 260000, 0, '2026-09-15 16:00:00+00', NULL, NULL, NULL, NULL, 0),
  (91, 10, 2026, 9, 1, 'COLEGIATURA SEPTIEMBRE 2026', '2026-09-27', 260000, 0, 260000, 0, '2026-09-15 16:00:00+00', NULL, NULL, NULL, NULL, 0),
  (92, 10, 2026, 10, 1, 'COLEGIATURA OCTUBRE 2026', '2026-10-12', 260000, 0, 260000, 0, '2026-09-15 16:00:00+00', NULL, NULL, NULL, NULL, 0),
  (93, 10, 2026, 11, 1, 'COLEGIATURA NOVIEMBRE 2026', '2026-11-12', 260000, 0, 260000, 0, '2026-09-15 16:00:00+00', NULL, NULL, NULL, NULL, 0),
  (94, 10, 2026, 12, 1, 'COLEGIATURA DICIEMBRE 2026', '2026-12-12', 260000, 0, 260000, 0, '2026-09-15 16:00:00+00', NULL, NULL, NULL, NULL, 0),
  (95, 10, 2027, 1, 1, 'COLEGIATURA ENERO 2027', '2027-01-12', 260000, 0, 260000, 0, '2026-09-15 16:00:00+00', NULL, NULL, NULL, NULL, 0),
  (96, 10, 2027, 2, 1, 'COLEGIATURA FEBRERO 2027', '2027-02-12', 260000, 0, 260000, 0, '2026-09-15 16:00:00+00', NULL, NULL, NULL, NULL, 0),
  (97, 10, 2027, 3, 1, 'COLEGIATURA MARZO 2027', '2027-03-12', 260000, 0, 260000, 0, '2026-09-15 16:00:00+00', NULL, NULL, NULL, NULL, 0),
  (98, 10, 2027, 4, 1, 'COLEGIATURA ABRIL 2027', '2027-04-12', 260000, 0, 260000, 0, '2026-09-15 16:00:00+00', NULL, NULL, NULL, NULL, 0),
  (99, 10, 2027, 5, 1, 'COLEGIATURA MAYO 2027', '2027-05-12', 260000, 0, 260000, 0, '2026-09-15 16:00:00+00', NULL, NULL, NULL, NULL, 0),
  (100, 10, 2027, 6, 1, 'COLEGIATURA JUNIO 2027', '2027-06-12', 260000, 0, 260000, 0, '2026-09-15 16:00:00+00', NULL, NULL, NULL, NULL, 0),
  (101, 11, 2026, 9, 1, 'COLEGIATURA SEPTIEMBRE 2026', '2026-09-27', 260000, 0, 260000, 0, '2026-09-15 16:00:00+00', NULL, NULL, NULL, NULL, 0),
  (102, 11, 2026, 10, 1, 'COLEGIATURA OCTUBRE 2026', '2026-10-12', 260000, 0, 260000, 0, '2026-09-15 16:00:00+00', NULL, NULL, NULL, NULL, 0),
  (103, 11, 2026, 11, 1, 'COLEGIATURA NOVIEMBRE 2026', '2026-11-12', 260000, 0, 260000, 0, '2026-09-15 16:00:00+00', NULL, NULL, NULL, NULL, 0),
  (104, 11, 2026, 12, 1, 'COLEGIATURA DICIEMBRE 2026', '2026-12-12', 260000, 0, 260000, 0, '2026-09-15 16:00:00+00', NULL, NULL, NULL, NULL, 0),
  (105, 11, 2027, 1, 1, 'COLEGIATURA ENERO 2027', '2027-01-12', 260000, 0, 260000, 0, '2026-09-15 16:00:00+00', NULL, NULL, NULL, NULL, 0),
  (106, 11, 2027, 2, 1, 'COLEGIATURA FEBRERO 2027', '2027-02-12', 260000, 0, 260000, 0, '2026-09-15 16:00:00+00', NULL, NULL, NULL, NULL, 0),
  (107, 11, 2027, 3, 1, 'COLEGIATURA MARZO 2027', '2027-03-12', 260000, 0, 260000, 0, '2026-09-15 16:00:00+00', NULL, NULL, NULL, NULL, 0),
  (108, 11, 2027, 4, 1, 'COLEGIATURA ABRIL 2027', '2027-04-12', 260000, 0, 260000, 0, '2026-09-15 16:00:00+00', NULL, NULL, NULL, NULL, 0),
  (109, 11, 2027, 5, 1, 'COLEGIATURA MAYO 2027', '2027-05-12', 260000, 0, 260000, 0, '2026-09-15 16:00:00+00', NULL, NULL, NULL, NULL, 0),
  (110, 11, 2027, 6, 1, 'COLEGIATURA JUNIO 2027', '2027-06-12', 260000, 0, 260000, 0, '2026-09-15 16:00:00+00', NULL, NULL, NULL, NULL, 0),
  (111, 12, 2026, 9, 1, 'COLEGIATURA SEPTIEMBRE 2026', '2026-09-27', 260000, 0, 260000, 0, '2026-09-15 16:00:00+00', NULL, NULL, NULL, NULL, 0),
  (112, 12, 2026, 10, 1, 'COLEGIATURA OCTUBRE 2026', '2026-10-12', 260000, 0, 260000, 0, '2026-09-15 16:00:00+00', NULL, NULL, NULL, NULL, 0),
  (113, 12, 2026, 11, 1, 'COLEGIATURA NOVIEMBRE 2026', '2026-11-12', 260000, 0, 260000, 0, '2026-09-15 16:00:00+00', NULL, NULL, NULL, NULL, 0),
  (114, 12, 2026, 12, 1, 'COLEGIATURA DICIEMBRE 2026', '2026-12-12', 260000, 0, 260000, 0, '2026-09-15 16:00:00+00', NULL, NULL, NULL, NULL, 0),
  (115, 12, 2027, 1, 1, 'COLEGIATURA ENERO 2027', '2027-01-12', 260000, 0, 260000, 0, '2026-09-15 16:00:00+00', NULL, NULL, NULL, NULL, 0),
  (116, 12, 2027, 2, 1, 'COLEGIATURA FEBRERO 2027', '2027-02-12', 260000, 0, 260000, 0, '2026-09-15 16:00:00+00', NULL, NULL, NULL, NULL, 0),
  (117, 12, 2027, 3, 1, 'COLEGIATURA MARZO 2027', '2027-03-12', 260000, 0, 260000, 0, '2026-09-15 16:00:00+00', NULL, NULL, NULL, NULL, 0),
  (118, 12, 2027, 4, 1, 'COLEGIATURA ABRIL 2027', '2027-04-12', 260000, 0, 260000, 0, '2026-09-15 16:00:00+00', NULL, NULL, NULL, NULL, 0),
  (119, 12, 2027, 5, 1, 'COLEGIATURA MAYO 2027', '2027-05-12', 260000, 0, 260000, 0, '2026-09-15 16:00:00+00', NULL, NULL, NULL, NULL, 0),
  (120, 12, 2027, 6, 1, 'COLEGIATURA JUNIO 2027', '2027-06-12', 260000, 0, 260000, 0, '2026-09-15 16:00:00+00', NULL, NULL, NULL, NULL, 0),
  (121, 13, 2026, 9, 1, 'COLEGIATURA SEPTIEMBRE 2026', '2026-09-27', 260000, 0, 260000, 0, '2026-09-15 16:00:00+00', NULL, NULL, NULL, NULL, 0),
  (122, 13, 2026, 10, 1, 'COLEGIATURA OCTUBRE 2026', '2026-10-12', 260000, 0, 260000, 0, '2026-09-15 16:00:00+00', NULL, NULL, NULL, NULL, 0),
  (123, 13, 2026, 11, 1, 'COLEGIATURA NOVIEMBRE 2026', '2026-11-12', 260000, 0, 260000, 0, '2026-09-15 16:00:00+00', NULL, NULL, NULL, NULL, 0),
  (124, 13, 2026, 12, 1, 'COLEGIATURA DICIEMBRE 2026', '2026-12-12', 260000, 0, 260000, 0, '2026-09-15 16:00:00+00', NULL, NULL, NULL, NULL, 0),
  (125, 13, 2027, 1, 1, 'COLEGIATURA ENERO 2027', '2027-01-12', 260000, 0, 260000, 0, '2026-09-15 16:00:00+00', NULL, NULL, NULL, NULL, 0),
  (126, 13, 2027, 2, 1, 'COLEGIATURA FEBRERO 2027', '2027-02-12', 260000, 0, 260000, 0, '2026-09-15 16:00:00+00', NULL, NULL, NULL, NULL, 0),
  (127, 13, 2027, 3, 1, 'COLEGIATURA MARZO 2027', '2027-03-12', 260000, 0, 260000, 0, '2026-09-15 16:00:00+00', NULL, NULL, NULL, NULL, 0),
  (128, 13, 2027, 4, 1, 'COLEGIATURA ABRIL 2027', '2027-04-12', 260000, 0, 260000, 0, '2026-09-15 16:00:00+00', NULL, NULL, NULL, NULL, 0),
  (129, 13, 2027, 5, 1, 'COLEGIATURA MAYO 2027', '2027-05-12', 260000, 0, 260000, 0, '2026-09-15 16:00:00+00', NULL, NULL, NULL, NULL, 0),
  (130, 13, 2027, 6, 1, 'COLEGIATURA JUNIO 2027', '2027-06-12', 260000, 0, 260000, 0, '2026-09-15 16:00:00+00', NULL, NULL, NULL, NULL, 0),
  (131, 14, 2026, 9, 1, 'COLEGIATURA SEPTIEMBRE 2026', '2026-09-27', 260000, 2000, 208000, 0, '2026-09-15 16:00:00+00', NULL, NULL, NULL, NULL, 0),
  (132, 14, 2026, 10, 1, 'COLEGIATURA OCTUBRE 2026', '2026-10-12', 260000, 2000, 208000, 0, '2026-09-15 16:00:00+00', NULL, NULL, NULL, NULL, 0),
  (133, 14, 2026, 11, 1, 'COLEGIATURA NOVIEMBRE 2026', '2026-11-12', 260000, 2000, 208000, 0, '2026-09-15 16:00:00+00', NULL, NULL, NULL, NULL, 0),
  (134, 14, 2026, 12, 1, 'COLEGIATURA DICIEMBRE 2026', '2026-12-12', 260000, 2000, 208000, 0, '2026-09-15 16:00:00+00', NULL, NULL, NULL, NULL, 0),
  (135, 14, 2027, 1, 1, 'COLEGIATURA ENERO 2027', '2027-01-12', 260000, 2000, 208000, 0, '2026-09-15 16:00:00+00', NULL, NULL, NULL, NULL, 0),
  (136, 14, 2027, 2, 1, 'COLEGIATURA FEBRERO 2027', '2027-02-12', 260000, 2000, 208000, 0, '2026-09-15 16:00:00+00', NULL, NULL, NULL, NULL, 0),
  (137, 14, 2027, 3, 1, 'COLEGIATURA MARZO 2027', '2027-03-12', 260000, 2000, 208000, 0, '2026-09-15 16:00:00+00', NULL, NULL, NULL, NULL, 0),
  (138, 14, 2027, 4, 1, 'COLEGIATURA ABRIL 2027', '2027-04-12', 260000, 2000, 208000, 0, '2026-09-15 16:00:00+00', NULL, NULL, NULL, NULL, 0),
  (139, 14, 2027, 5, 1, 'COLEGIATURA MAYO 2027', '2027-05-12', 260000, 2000, 208000, 0, '2026-09-15 16:00:00+00', NULL, NULL, NULL, NULL, 0),
  (140, 14, 2027, 6, 1, 'COLEGIATURA JUNIO 2027', '2027-06-12', 260000, 2000, 208000, 0, '2026-09-15 16:00:00+00', NULL, NULL, NULL, NULL, 0),
  (141, 15, 2026, 9, 1, 'COLEGIATURA SEPTIEMBRE 2026', '2026-09-27', 260000, 0, 260000, 0, '2026-09-15 16:00:00+00', NULL, NULL, NULL, NULL, 0),
  (142, 15, 2026, 10, 1, 'COLEGIATURA OCTUBRE 2026', '2026-10-12', 260000, 0, 260000, 0, '2026-09-15 16:00:00+00', NULL, NULL, NULL, NULL, 0),
  (143, 15, 2026, 11, 1, 'COLEGIATURA NOVIEMBRE 2026', '2026-11-12', 260000, 0, 260000, 0, '2026-09-15 16:00:00+00', NULL, NULL, NULL, NULL, 0),
  (144, 15, 2026, 12, 1, 'COLEGIATURA DICIEMBRE 2026', '2026-12-12', 260000, 0, 260000, 0, '2026-09-15 16:00:00+00', NULL, NULL, NULL, NULL, 0),
  (145, 15, 2027, 1, 1, 'COLEGIATURA ENERO 2027', '2027-01-12', 260000, 0, 260000, 0, '2026-09-15 16:00:00+00', NULL, NULL, NULL, NULL, 0),
  (146, 15, 2027, 2, 1, 'COLEGIATURA FEBRERO 2027', '2027-02-12', 260000, 0, 260000, 0, '2026-09-15 16:00:00+00', NULL, NULL, NULL, NULL, 0),
  (147, 15, 2027, 3, 1, 'COLEGIATURA MARZO 2027', '2027-03-12', 260000, 0, 260000, 0, '2026-09-15 16:00:00+00', NULL, NULL, NULL, NULL, 0),
  (148, 15, 2027, 4, 1, 'COLEGIATURA ABRIL 2027', '2027-04-12', 260000, 0, 260000, 0, '2026-09-15 16:00:00+00', NULL, NULL, NULL, NULL, 0),
  (149, 15, 2027, 5, 1, 'COLEGIATURA MAYO 2027', '2027-05-12', 260000, 0, 260000, 0, '2026-09-15 16:00:00+00', NULL, NULL, NULL, NULL, 0),
  (150, 15, 2027, 6, 1, 'COLEGIATURA JUNIO 2027', '2027-06-12', 260000, 0, 260000, 0, '2026-09-15 16:00:00+00', NULL, NULL, NULL, NULL, 0),
  (151, 16, 2026, 9, 1, 'COLEGIATURA SEPTIEMBRE 2026', '2026-09-27', 260000, 0, 260000, 0, '2026-09-15 16:00:00+00', NULL, NULL, NULL, NULL, 0),
  (152, 16, 2026, 10, 1, 'COLEGIATURA OCTUBRE 2026', '2026-10-12', 260000, 0, 260000, 0, '2026-09-15 16:00:00+00', NULL, NULL, NULL, NULL, 0),
  (153, 16, 2026, 11, 1, 'COLEGIATURA NOVIEMBRE 2026', '2026-11-12', 260000, 0, 260000, 0, '2026-09-15 16:00:00+00', NULL, NULL, NULL, NULL, 0),
  (154, 16, 2026, 12, 1, 'COLEGIATURA DICIEMBRE 2026', '2026-12-12', 260000, 0, 260000, 0, '2026-09-15 16:00:00+00', NULL, NULL, NULL, NULL, 0),
  (155, 16, 2027, 1, 1, 'COLEGIATURA ENERO 2027', '2027-01-12', 260000, 0, 260000, 0, '2026-09-15 16:00:00+00', NULL, NULL, NULL, NULL, 0),
  (156, 16, 2027, 2, 1, 'COLEGIATURA FEBRERO 2027', '2027-02-12', 260000, 0, 260000, 0, '2026-09-15 16:00:00+00', NULL, NULL, NULL, NULL, 0),
  (157, 16, 2027, 3, 1, 'COLEGIATURA MARZO 2027', '2027-03-12', 260000, 0, 260000, 0, '2026-09-15 16:00:00+00', NULL, NULL, NULL, NULL, 0),
  (158, 16, 2027, 4, 1, 'COLEGIATURA ABRIL 2027', '2027-04-12', 260000, 0, 260000, 0, '2026-09-15 16:00:00+00', NULL, NULL, NULL, NULL, 0),
  (159, 16, 2027, 5, 1, 'COLEGIATURA MAYO 2027', '2027-05-12', 260000, 0, 260000, 0, '2026-09-15 16:00:00+00', NULL, NULL, NULL, NULL, 0),
  (160, 16, 2027, 6, 1, 'COLEGIATURA JUNIO 2027', '2027-06-12', 260000, 0, 260000, 0, '2026-09-15 16:00:00+00', NULL, NULL, NULL, NULL, 0),
  (171, 18, 2026, 9, 1, 'COLEGIATURA SEPTIEMBRE 2026', '2026-09-27', 260000, 1000, 234000, 234000, '2026-09-15 16:00:00+00', NULL, NULL, NULL, NULL, 0),
  (172, 18, 2026, 10, 1, 'COLEGIATURA OCTUBRE 2026', '2026-10-12', 260000, 1000, 234000, 0, '2026-09-15 16:00:00+00', NULL, NULL, NULL, NULL, 0),
  (173, 18, 2026, 11, 1, 'COLEGIATURA NOVIEMBRE 2026', '2026-11-12', 260000, 1000, 234000, 0, '2026-09-15 16:00:00+00', NULL, NULL, NULL, NULL, 0),
  (174, 18, 2026, 12, 1, 'COLEGIATURA DICIEMBRE 2026', '2026-12-12', 260000, 1000, 234000, 0, '2026-09-15 16:00:00+00', NULL, NULL, NULL, NULL, 0),
  (175, 18, 2027, 1, 1, 'COLEGIATURA ENERO 2027', '2027-01-12', 260000, 1000, 234000, 0, '2026-09-15 16:00:00+00', NULL, NULL, NULL, NULL, 0),
  (176, 18, 2027, 2, 1, 'COLEGIATURA FEBRERO 2027', '2027-02-12', 260000, 1000, 234000, 0, '2026-09-15 16:00:00+00', NULL, NULL, NULL, NULL, 0),
  (177, 18, 2027, 3, 1, 'COLEGIATURA MARZO 2027', '2027-03-12', 260000, 1000, 234000, 0, '2026-09-15 16:00:00+00', NULL, NULL, NULL, NULL, 0),
  (178, 18, 2027, 4, 1, 'COLEGIATURA ABRIL 2027', '2027-04-12', 260000, 1000, 234000, 0, '2026-09-15 16:00:00+00', NULL, NULL, NULL, NULL, 0),
  (179, 18, 2027, 5, 1, 'COLEGIATURA MAYO 2027', '2027-05-12', 260000, 1000, 234000, 0, '2026-09-15 16:00:00+00', NULL, NULL, NULL, NULL, 0),
  (180, 18, 2027, 6, 1, 'COLEGIATURA JUNIO 2027', '2027-06-12', 260000, 1000, 234000, 0, '2026-09-15 16:00:00+00', NULL, NULL, NULL, NULL, 0),
  (181, 19, 2026, 9, 1, 'COLEGIATURA SEPTIEMBRE 2026', '2026-09-27', 260000, 0, 260000, 0, '2026-09-15 16:00:00+00', NULL, NULL, NULL, NULL, 0),
  (182, 19, 2026, 10, 1, 'COLEGIATURA OCTUBRE 2026', '2026-10-12', 260000, 0, 260000, 0, '2026-09-15 16:00:00+00', NULL, NULL, NULL, NULL, 0),
  (183, 19, 2026, 11, 1, 'COLEGIATURA NOVIEMBRE 2026', '2026-11-12', 260000, 0, 260000, 0, '2026-09-15 16:00:00+00', NULL, NULL, NULL, NULL, 0),
  (184, 19, 2026, 12, 1, 'COLEGIATURA DICIEMBRE 2026', '2026-12-12', 260000, 0, 260000, 0, '2026-09-15 16:00:00+00', NULL, NULL, NULL, NULL, 0),
  (185, 19, 2027, 1, 1, 'COLEGIATURA ENERO 2027', '2027-01-12', 260000, 0, 260000, 0, '2026-09-15 16:00:00+00', NULL, NULL, NULL, NULL, 0),
  (186, 19, 2027, 2, 1, 'COLEGIATURA FEBRERO 2027', '2027-02-12', 260000, 0, 260000, 0, '2026-09-15 16:00:00+00', NULL, NULL, NULL, NULL, 0),
  (187, 19, 2027, 3, 1, 'COLEGIATURA MARZO 2027', '2027-03-12', 260000, 0, 260000, 0, '2026-09-15 16:00:00+00', NULL, NULL, NULL, NULL, 0),
  (188, 19, 2027, 4, 1, 'COLEGIATURA ABRIL 2027', '2027-04-12', 260000, 0, 260000, 0, '2026-09-15 16:00:00+00', NULL, NULL, NULL, NULL, 0),
  (189, 19, 2027, 5, 1, 'COLEGIATURA MAYO 2027', '2027-05-12', 260000, 0, 260000, 0, '2026-09-15 16:00:00+00', NULL, NULL, NULL, NULL, 0),
  (190, 19, 2027, 6, 1, 'COLEGIATURA JUNIO 2027', '2027-06-12', 260000, 0, 260000, 0, '2026-09-15 16:00:00+00', NULL, NULL, NULL, NULL, 0);
INSERT INTO users (id, name, password_hash, type_user, role_id, created_at, deactivated_at) OVERRIDING SYSTEM VALUE VALUES
  (1, 'direccion nueva', '$argon2id$v=19$m=19456,t=2,p=1$H320cWLBi4sGN7VQ53iV5g$Vl9fInXOQ/xqvM2d3aBEWD/5pDsKanJmS04/EiGDMKk', 'NORMAL', 1, '2026-11-28 21:02:58.751176+00', NULL),
  (2, 'auxiliar', '$argon2id$v=19$m=19456,t=2,p=1$g/AYPA3tCHVUaV5kmpzxUQ$lygtwRiTghw/BILwMs1wL/bt6JPa0l0IYyz1ez1pka0', 'NORMAL', NULL, '2026-11-28 21:02:59.268095+00', '2026-09-15 16:00:00+00'),
  (3, 'rosa', '$argon2id$v=19$m=19456,t=2,p=1$/PwXr32iYyi5dsIp5A30XQ$6ceV5y97FM+qxdNuOtgsVeabh7A4AnMroPXQ2iTk3+c', 'PADRE', NULL, '2026-11-28 21:02:59.796751+00', NULL),
  (4, 'usuario 1', '$argon2id$v=19$m=19456,t=2,p=1$ER9i+P/IuqUdsfS8kyZuAQ$MupNtHKbitl+61Fz0bMraif5aRA8JPaNyGZ84KcDaOg', 'NORMAL', 3, '2026-11-28 21:03:03.073168+00', NULL),
  (5, 'usuario 2', '$argon2id$v=19$m=19456,t=2,p=1$ER9i+P/IuqUdsfS8kyZuAQ$MupNtHKbitl+61Fz0bMraif5aRA8JPaNyGZ84KcDaOg', 'NORMAL', 4, '2026-11-28 21:03:04.469264+00', NULL),
  (6, 'portero', '$argon2id$v=19$m=19456,t=2,p=1$48v04yVOIXh5siuLqpjGxg$z91mkBEupRfm7mBCfbbBVbge9UfYSX5Q3Q5cILUN3ug', 'NORMAL', 5, '2026-11-28 21:03:04.709309+00', NULL);
SELECT setval(pg_get_serial_sequence('audit_entries', 'id'), (SELECT max(id) FROM audit_entries));
SELECT setval(pg_get_serial_sequence('bank_accounts', 'id'), (SELECT max(id) FROM bank_accounts));
SELECT setval(pg_get_serial_sequence('bank_files', 'id'), (SELECT max(id) FROM bank_files));
SELECT setval(pg_get_serial_sequence('bank_movements', 'id'), (SELECT max(id) FROM bank_movements));
SELECT setval(pg_get_serial_sequence('cash_cuts', 'id'), (SELECT max(id) FROM cash_cuts));
SELECT setval(pg_get_serial_sequence('cash_floats', 'id'), (SELECT max(id) FROM cash_floats));
SELECT setval(pg_get_serial_sequence('certificates', 'id'), (SELECT max(id) FROM certificates));
SELECT setval(pg_get_serial_sequence('charge_batches', 'id'), (SELECT max(id) FROM charge_batches));
SELECT setval(pg_get_serial_sequence('charges', 'id'), (SELECT max(id) FROM charges));
SELECT setval(pg_get_serial_sequence('concepts', 'id'), (SELECT max(id) FROM concepts));
SELECT setval(pg_get_serial_sequence('credit_moves', 'id'), (SELECT max(id) FROM credit_moves));
SELECT setval(pg_get_serial_sequence('credits', 'id'), (SELECT max(id) FROM credits));
SELECT setval(pg_get_serial_sequence('cycles', 'id'), (SELECT max(id) FROM cycles));
SELECT setval(pg_get_serial_sequence('debtor_contacts', 'id'), (SELECT max(id) FROM debtor_contacts));
SELECT setval(pg_get_serial_sequence('departments', 'id'), (SELECT max(id) FROM departments));
SELECT setval(pg_get_serial_sequence('document_kinds', 'id'), (SELECT max(id) FROM document_kinds));
SELECT setval(pg_get_serial_sequence('enrolments', 'id'), (SELECT max(id) FROM enrolments));
SELECT setval(pg_get_serial_sequence('files', 'id'), (SELECT max(id) FROM files));
SELECT setval(pg_get_serial_sequence('fiscals', 'id'), (SELECT max(id) FROM fiscals));
SELECT setval(pg_get_serial_sequence('groups', 'id'), (SELECT max(id) FROM groups));
SELECT setval(pg_get_serial_sequence('guardians', 'id'), (SELECT max(id) FROM guardians));
SELECT setval(pg_get_serial_sequence('invoice_deliveries', 'id'), (SELECT max(id) FROM invoice_deliveries));
SELECT setval(pg_get_serial_sequence('invoice_documents', 'id'), (SELECT max(id) FROM invoice_documents));
SELECT setval(pg_get_serial_sequence('notices', 'id'), (SELECT max(id) FROM notices));
SELECT setval(pg_get_serial_sequence('openings', 'id'), (SELECT max(id) FROM openings));
SELECT setval(pg_get_serial_sequence('parents', 'id'), (SELECT max(id) FROM parents));
SELECT setval(pg_get_serial_sequence('payment_lines', 'id'), (SELECT max(id) FROM payment_lines));
SELECT setval(pg_get_serial_sequence('payment_means', 'id'), (SELECT max(id) FROM payment_means));
SELECT setval(pg_get_serial_sequence('payments', 'id'), (SELECT max(id) FROM payments));
SELECT setval(pg_get_serial_sequence('questionnaires', 'id'), (SELECT max(id) FROM questionnaires));
SELECT setval(pg_get_serial_sequence('questions', 'id'), (SELECT max(id) FROM questions));
SELECT setval(pg_get_serial_sequence('receipt_links', 'id'), (SELECT max(id) FROM receipt_links));
SELECT setval(pg_get_serial_sequence('receipt_prints', 'id'), (SELECT max(id) FROM receipt_prints));
SELECT setval(pg_get_serial_sequence('refund_prints', 'id'), (SELECT max(id) FROM refund_prints));
SELECT setval(pg_get_serial_sequence('refunds', 'id'), (SELECT max(id) FROM refunds));
SELECT setval(pg_get_serial_sequence('roles', 'id'), (SELECT max(id) FROM roles));
SELECT setval(pg_get_serial_sequence('scholarships', 'id'), (SELECT max(id) FROM scholarships));
SELECT setval(pg_get_serial_sequence('services', 'id'), (SELECT max(id) FROM services));
SELECT setval(pg_get_serial_sequence('sessions', 'id'), (SELECT max(id) FROM sessions));
SELECT setval(pg_get_serial_sequence('student_health', 'id'), (SELECT max(id) FROM student_health));
SELECT setval(pg_get_serial_sequence('student_medicines', 'id'), (SELECT max(id) FROM student_medicines));
SELECT setval(pg_get_serial_sequence('students', 'id'), (SELECT max(id) FROM students));
SELECT setval(pg_get_serial_sequence('tuition', 'id'), (SELECT max(id) FROM tuition));
SELECT setval(pg_get_serial_sequence('users', 'id'), (SELECT max(id) FROM users));
COMMIT;
