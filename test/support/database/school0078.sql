-- A school as version 0078 kept it: every write of its program was made once by its own tests (commit fba0b559), then its rows were written down.
-- Of the bitácora, kept answers and recovery codes a few rows are enough.
BEGIN;
SET LOCAL session_replication_role = replica;
TRUNCATE audit_entries, audit_seal_counter, audit_seals, audit_values, avisos, backups, baja_credits, bank_accounts, bank_files, bank_movements, bank_payers, browsers, calendar_entries, cash_cut_counter, cash_cut_counts, cash_cut_moves, cash_cut_refunds, cash_cuts, cash_floats, cash_open_moves, cash_open_refunds, certificate_counter, certificate_texts, certificates, charge_batches, charges, concepts, contact_preferences, corrections, credit_moves, credits, cycle_accumulations, cycle_late_fees, cycle_months, cycle_prices, cycles, debtor_contacts, departments, deposit_slips, desk_queue, document_kinds, document_pages, documents, due_day_proposals, employees, ended_sessions, enrolment_scholarships, enrolments, event_files, events, family_link_sheets, family_links, family_reads, files, fiscals, folio_counter, groups, guardians, health_views, idempotency_keys, installation, invoice_deliveries, invoice_documents, invoice_items, invoice_requests, login_failures, mail_settings, mail_stops, mensajes, mentions, new_browsers, notices, opening_made, opening_rows, openings, parents, payment_lines, payment_means, payments, question_answers, questionnaires, questions, receipt_links, receipt_prints, recovery_codes, refund_counter, refund_prints, refunds, refusals, reminder_mutes, reminder_rules, reminder_runs, reminder_switch, reminders, role_permissions, roles, scholarship_terms, scholarships, school, school_days_off, school_levels, second_factors, service_months, services, sessions, setup_skips, sign_ins, student_care, student_health, student_medicines, students, tuition, users CASCADE;
INSERT INTO audit_entries (id, at, user_id, modulo, accion, tipo, record_id, nombre, cambios) OVERRIDING SYSTEM VALUE VALUES
  (339, '2026-09-15 16:02:00+00', 1, 'CICLO ESCOLAR', 'UPDATE', 'CICLO', 1, '2026-2027', '[{"antes": [], "campo": "hermanos", "despues": ["hijo 2: 10 %"]}]'),
  (340, '2026-09-15 16:02:00+00', 1, 'CARGOS', 'CREATE', 'CARGO', 49, 'UNIFORME', '[{"antes": null, "campo": "descripcion", "despues": "UNIFORME"}, {"campo": "alumno"}, {"antes": null, "campo": "cicloEscolar", "despues": "2026-2027"}, {"antes": null, "campo": "tipo", "despues": "OTRO"}, {"antes": null, "campo": "fecha", "despues": "2026-09-15"}, {"antes": null, "campo": "monto_pagar", "despues": 70}, {"antes": null, "campo": "abono", "despues": 0}, {"antes": null, "campo": "estado", "despues": "PENDIENTE"}]'),
  (341, '2026-09-15 16:02:00+00', 1, 'CARGOS', 'UPDATE', 'CARGO', 49, 'UNIFORME', '[{"antes": 0, "campo": "abono", "despues": 70}, {"antes": "PENDIENTE", "campo": "estado", "despues": "PAGADO"}]'),
  (342, '2026-09-15 16:02:00+00', 1, 'CARGOS', 'CREATE', 'PAGO', 14, '14', '[{"antes": null, "campo": "folio", "despues": 14}, {"campo": "alumno"}, {"antes": null, "campo": "monto", "despues": 70}, {"antes": null, "campo": "metodo_pago", "despues": "TRANSFERENCIA"}, {"campo": "referencia"}, {"antes": null, "campo": "fecha", "despues": "2026-09-15"}, {"antes": [], "campo": "conceptos", "despues": ["UNIFORME"]}, {"campo": "alumnos"}, {"campo": "medios"}, {"antes": null, "campo": "saldo_usado", "despues": 0}, {"antes": null, "campo": "a_cuenta", "despues": 0}, {"antes": null, "campo": "fecha_pago", "despues": "2026-09-01"}, {"antes": null, "campo": "recargo_condonado", "despues": 0}, {"antes": null, "campo": "cancelado", "despues": false}]'),
  (343, '2026-09-15 16:02:00+00', 16, 'USUARIOS', 'CREATE', 'SESION', 16, 'usuario 13', '[{"antes": null, "campo": "name", "despues": "usuario 13"}]'),
  (344, '2026-09-15 16:02:00+00', 16, 'CARGOS', 'CREATE', 'PAGO', 15, '15', '[{"antes": null, "campo": "folio", "despues": 15}, {"antes": null, "campo": "monto", "despues": 100}, {"antes": null, "campo": "metodo_pago", "despues": "EFECTIVO"}, {"antes": null, "campo": "fecha", "despues": "2026-09-15"}, {"antes": [], "campo": "conceptos", "despues": ["A CUENTA: SALDO A FAVOR"]}, {"campo": "padre"}, {"campo": "medios"}, {"antes": null, "campo": "saldo_usado", "despues": 0}, {"antes": null, "campo": "a_cuenta", "despues": 100}, {"antes": null, "campo": "fecha_pago", "despues": "2026-09-15"}, {"antes": null, "campo": "recargo_condonado", "despues": 0}, {"antes": null, "campo": "cancelado", "despues": false}]'),
  (345, '2026-09-15 16:02:00+00', 1, 'CARGOS', 'CREATE', 'PAGO', 16, '16', '[{"antes": null, "campo": "folio", "despues": 16}, {"antes": null, "campo": "monto", "despues": 100}, {"antes": null, "campo": "metodo_pago", "despues": "EFECTIVO"}, {"antes": null, "campo": "fecha", "despues": "2026-09-15"}, {"antes": [], "campo": "conceptos", "despues": ["A CUENTA: SALDO A FAVOR"]}, {"campo": "padre"}, {"campo": "medios"}, {"antes": null, "campo": "saldo_usado", "despues": 0}, {"antes": null, "campo": "a_cuenta", "despues": 100}, {"antes": null, "campo": "fecha_pago", "despues": "2026-09-15"}, {"antes": null, "campo": "recargo_condonado", "despues": 0}, {"antes": null, "campo": "cancelado", "despues": false}]'),
  (346, '2026-09-15 16:02:00+00', 16, 'CARGOS', 'CREATE', 'CORTE', 2, '2', '[{"antes": null, "campo": "numero", "despues": 2}, {"antes": null, "campo": "dia", "despues": "2026-09-15"}, {"antes": null, "campo": "movimientos", "despues": 1}, {"antes": null, "campo": "total", "despues": 100}, {"antes": null, "campo": "fondo", "despues": 0}, {"antes": null, "campo": "esperado", "despues": 100}, {"antes": null, "campo": "contado", "despues": 100}, {"antes": null, "campo": "diferencia", "despues": 0}]'),
  (347, '2026-09-15 16:02:00+00', 1, 'CICLO ESCOLAR', 'CREATE', 'CICLO', 4, '2027-2028', '[{"antes": null, "campo": "name", "despues": "2027-2028"}, {"antes": null, "campo": "fecha_inicio", "despues": "2027-09-01"}, {"antes": null, "campo": "fecha_fin", "despues": "2028-06-30"}, {"antes": null, "campo": "costo_inscripcion", "despues": 1850}, {"antes": null, "campo": "mensualidad_preescolar", "despues": 2350}, {"antes": null, "campo": "mensualidad_primaria", "despues": 2600}, {"antes": null, "campo": "costo_material", "despues": 900}, {"antes": null, "campo": "inscripciones_abiertas", "despues": true}, {"antes": null, "campo": "cuestionario_activo", "despues": false}, {"antes": [], "campo": "meses", "despues": ["2027-09", "2027-10", "2027-11", "2027-12", "2028-01", "2028-02", "2028-03", "2028-04", "2028-05", "2028-06"]}, {"antes": null, "campo": "dia_limite", "despues": 10}, {"antes": null, "campo": "descuento_anual", "despues": 0}, {"antes": null, "campo": "acumulacion", "despues": "cuenta la mayor"}]'),
  (348, '2026-09-15 16:02:00+00', 1, 'PADRES', 'UPDATE', 'PADRE', 7, NULL, '[{"campo": "nombre"}]'),
  (349, '2026-09-15 16:02:00+00', 1, 'ALUMNOS', 'UPDATE', 'ALUMNO', 27, NULL, '[{"campo": "numero_control"}]'),
  (350, '2026-09-15 16:02:00+00', 1, 'CICLO ESCOLAR', 'UPDATE', 'CICLO', 1, '2026-27', '[{"antes": "2026-2027", "campo": "name", "despues": "2026-27"}]'),
  (351, '2026-09-15 16:02:00+00', 1, 'BECAS', 'UPDATE', 'BECA', 7, 'ARTES', '[{"antes": "ARTE", "campo": "nombre", "despues": "ARTES"}]'),
  (352, '2026-09-15 16:02:00+00', 1, 'ALUMNOS', 'UPDATE', 'ALUMNO', 27, NULL, '[{"campo": "beca"}]'),
  (353, '2026-09-15 16:02:00+00', 1, 'ALUMNOS', 'UPDATE', 'GRUPO', 6, 'Y', '[{"antes": "Z", "campo": "nombre", "despues": "Y"}]'),
  (354, '2026-09-15 16:02:00+00', 1, 'USUARIOS', 'UPDATE', 'USUARIO', 1, 'direccion nueva', '[{"antes": "directora", "campo": "name", "despues": "direccion nueva"}]'),
  (355, '2026-09-15 16:02:00+00', 1, 'ROLES', 'CREATE', 'ROL', 16, 'PORTERÍA', '[{"antes": null, "campo": "name", "despues": "PORTERÍA"}, {"antes": [], "campo": "permisos", "despues": ["ALUMNOS (Ver)"]}, {"antes": null, "campo": "exige_segundo_factor", "despues": false}]'),
  (356, '2026-09-15 16:02:00+00', 1, 'USUARIOS', 'CREATE', 'USUARIO', 17, 'portero', '[{"antes": null, "campo": "name", "despues": "portero"}, {"antes": null, "campo": "role", "despues": "PORTERÍA"}]'),
  (357, '2026-09-15 16:02:00+00', 1, 'ROLES', 'UPDATE', 'ROL', 16, 'ACCESO', '[{"antes": "PORTERÍA", "campo": "name", "despues": "ACCESO"}]'),
  (358, '2026-09-15 16:02:00+00', 1, 'PADRES', 'UPDATE', 'PADRE', 7, NULL, '[{"campo": "alumnos"}]'),
  (359, '2026-09-15 16:02:00+00', 1, 'ALUMNOS', 'UPDATE', 'ALUMNO', 28, NULL, '[{"campo": "padre"}]'),
  (360, '2026-09-15 16:02:00+00', 1, 'ALUMNOS', 'UPDATE', 'ALUMNO', 28, NULL, '[{"campo": "padre"}]'),
  (361, '2026-09-15 16:02:00+00', 1, 'PADRES', 'UPDATE', 'PADRE', 8, NULL, '[{"campo": "alumnos"}]'),
  (362, '2026-09-15 16:02:00+00', 1, 'PADRES', 'UPDATE', 'PADRE', 7, NULL, '[{"campo": "alumnos"}]'),
  (363, '2026-09-15 16:02:00+00', 1, 'ALUMNOS', 'UPDATE', 'ALUMNO', 27, NULL, '[{"campo": "padre"}]'),
  (364, '2026-09-15 16:02:00+00', 1, 'CARGOS', 'CREATE', 'CARGO', 50, 'UNIFORME', '[{"antes": null, "campo": "descripcion", "despues": "UNIFORME"}, {"campo": "alumno"}, {"antes": null, "campo": "cicloEscolar", "despues": "2026-27"}, {"antes": null, "campo": "tipo", "despues": "OTRO"}, {"antes": null, "campo": "fecha", "despues": "2026-09-15"}, {"antes": null, "campo": "monto_pagar", "despues": 120}, {"antes": null, "campo": "abono", "despues": 0}, {"antes": null, "campo": "estado", "despues": "PENDIENTE"}]'),
  (365, '2026-09-15 16:02:00+00', 1, 'CARGOS', 'UPDATE', 'CARGO', 50, 'UNIFORME', '[{"antes": 0, "campo": "abono", "despues": 120}, {"antes": "PENDIENTE", "campo": "estado", "despues": "PAGADO"}]'),
  (366, '2026-09-15 16:02:00+00', 1, 'CARGOS', 'CREATE', 'PAGO', 17, '17', '[{"antes": null, "campo": "folio", "despues": 17}, {"campo": "alumno"}, {"antes": null, "campo": "monto", "despues": 120}, {"antes": null, "campo": "metodo_pago", "despues": "EFECTIVO"}, {"antes": null, "campo": "fecha", "despues": "2026-09-15"}, {"antes": [], "campo": "conceptos", "despues": ["UNIFORME"]}, {"campo": "alumnos"}, {"campo": "medios"}, {"antes": null, "campo": "saldo_usado", "despues": 0}, {"antes": null, "campo": "a_cuenta", "despues": 0}, {"antes": null, "campo": "fecha_pago", "despues": "2026-09-15"}, {"antes": null, "campo": "recargo_condonado", "despues": 0}, {"antes": null, "campo": "cancelado", "despues": false}]'),
  (367, '2026-09-15 16:02:00+00', 1, 'PLANTILLA', 'CREATE', 'DEPARTAMENTO', 3, 'COCINA', '[{"antes": null, "campo": "nombre", "despues": "COCINA"}]'),
  (368, '2026-09-15 16:02:00+00', 1, 'PLANTILLA', 'UPDATE', 'DEPARTAMENTO', 3, 'COMEDOR', '[{"antes": "COCINA", "campo": "nombre", "despues": "COMEDOR"}]');
INSERT INTO audit_values (entry_id, nombre, valores) OVERRIDING SYSTEM VALUE VALUES
  (340, NULL, '{"alumno": {"antes": null, "despues": "ALUMNO 25 GARCÍA"}}'),
  (342, NULL, '{"alumno": {"antes": null, "despues": "ALUMNO 25 GARCÍA"}, "medios": {"antes": [], "despues": ["{\"metodo_pago\":\"TRANSFERENCIA\",\"monto\":70,\"referencia\":\"SIN DEPOSITO\"}"]}, "alumnos": {"antes": [], "despues": ["ALUMNO 25 GARCÍA"]}, "referencia": {"antes": null, "despues": "SIN DEPOSITO"}}'),
  (344, NULL, '{"padre": {"antes": null, "despues": "LUZ RAMOS"}, "medios": {"antes": [], "despues": ["{\"metodo_pago\":\"EFECTIVO\",\"monto\":100,\"referencia\":null}"]}}'),
  (345, NULL, '{"padre": {"antes": null, "despues": "LUZ RAMOS"}, "medios": {"antes": [], "despues": ["{\"metodo_pago\":\"EFECTIVO\",\"monto\":100,\"referencia\":null}"]}}'),
  (348, 'LUZ RAMOS DÍAZ', '{"nombre": {"antes": "LUZ RAMOS", "despues": "LUZ RAMOS DÍAZ"}}'),
  (349, 'ALUMNO 25 GARCÍA', '{"numero_control": {"antes": "A0025", "despues": "Z900"}}'),
  (352, 'ALUMNO 25 GARCÍA', '{"beca": {"antes": "ARTE 10 %", "despues": "ARTES 10 %"}}'),
  (358, 'LUZ RAMOS DÍAZ', '{"alumnos": {"antes": ["ALUMNO 26 GARCÍA"], "despues": []}}'),
  (359, 'ALUMNO 26 GARCÍA', '{"padre": {"antes": "LUZ RAMOS DÍAZ", "despues": null}}'),
  (360, 'ALUMNO 26 GARCÍA', '{"padre": {"antes": null, "despues": "ANA SOLÍS"}}'),
  (361, 'ANA SOLÍS', '{"alumnos": {"antes": [], "despues": ["ALUMNO 26 GARCÍA"]}}'),
  (362, 'LUZ RAMOS DÍAZ', '{"alumnos": {"antes": ["ALUMNO 25 GARCÍA"], "despues": []}}'),
  (363, 'ALUMNO 25 GARCÍA', '{"padre": {"antes": "LUZ RAMOS DÍAZ", "despues": null}}'),
  (364, NULL, '{"alumno": {"antes": null, "despues": "ALUMNO 25 GARCÍA"}}'),
  (366, NULL, '{"alumno": {"antes": null, "despues": "ALUMNO 25 GARCÍA"}, "medios": {"antes": [], "despues": ["{\"metodo_pago\":\"EFECTIVO\",\"monto\":120,\"referencia\":null}"]}, "alumnos": {"antes": [], "despues": ["ALUMNO 25 GARCÍA"]}}');
INSERT INTO avisos (id, clase, titulo, descripcion, audiencia, audiencia_texto, adjuntar_estado, con_dinero, created_by, created_at, cancelled_by, cancelled_at) OVERRIDING SYSTEM VALUE VALUES
  (1, 'AVISO', 'Junta', 'FALTA SU VACUNA DE SARAMPION', '{"tipo": "PADRES", "cicloEscolarId": 1}', 'ROSA RÍOS', false, false, 1, '2026-09-15 16:02:00+00', NULL, NULL),
  (2, 'AVISO', 'Junta', 'FALTA SU VACUNA DE SARAMPION', '{"tipo": "PADRES", "cicloEscolarId": 1}', 'ROSA RÍOS', false, false, 1, '2026-09-15 16:02:00+00', 1, '2026-09-15 16:02:00+00'),
  (3, 'AVISO', 'Junta', 'FALTA SU VACUNA DE SARAMPION', '{"tipo": "PADRES", "cicloEscolarId": 1}', 'ROSA RÍOS', false, false, 1, '2026-09-15 16:02:00+00', NULL, NULL);
INSERT INTO bank_accounts (id, nombre, banco, created_by, created_at) OVERRIDING SYSTEM VALUE VALUES
  (1, 'Colegio', 'Banorte', 1, '2026-09-15 16:00:00+00');
INSERT INTO bank_files (id, account_id, file_id, desde, hasta, nuevos, repetidos, cargos, rechazados, avisos, created_by, created_at) OVERRIDING SYSTEM VALUE VALUES
  (1, 1, 3, '2026-08-31', '2026-09-01', 4, 0, 0, 0, 0, 1, '2026-09-15 16:00:00+00');
INSERT INTO bank_movements (id, account_id, bank_file_id, fila, clave, fecha, monto_centavos, texto, rastreo, ordenante, estado, payment_id, motivo) OVERRIDING SYSTEM VALUE VALUES
  (1, 1, 1, 2, 'RASTREO MBANDEED0001', '2026-09-01', 1000, 'SPEI RECIBIDO 0000000001 SPEI RECIBIDO, BCO:0012 BBVA HR LIQ: 12:30:11 DEL CLIENTE ROSA PAGADORA, DE LA CLABE 000000000000000000, CONCEPTO: QZCONCEPTO, REFERENCIA: 0000001, CVE RAST: MBANDEED0001', 'MBANDEED0001', 'ROSA PAGADORA', 'EMPAREJADO', 6, NULL),
  (2, 1, 1, 3, 'RASTREO MBANDEED0002', '2026-09-01', 1100, 'SPEI RECIBIDO 0000000001 SPEI RECIBIDO, BCO:0012 BBVA HR LIQ: 12:30:11 DEL CLIENTE ROSA PAGADORA, DE LA CLABE 000000000000000000, CONCEPTO: QZCONCEPTO, REFERENCIA: 0000001, CVE RAST: MBANDEED0002', 'MBANDEED0002', 'ROSA PAGADORA', 'COBRADO', 5, NULL),
  (3, 1, 1, 4, 'RASTREO MBANDEED0003', '2026-09-01', 1200, 'SPEI RECIBIDO 0000000001 SPEI RECIBIDO, BCO:0012 BBVA HR LIQ: 12:30:11 DEL CLIENTE ROSA PAGADORA, DE LA CLABE 000000000000000000, CONCEPTO: QZCONCEPTO, REFERENCIA: 0000001, CVE RAST: MBANDEED0003', 'MBANDEED0003', 'ROSA PAGADORA', 'IGNORADO', NULL, 'RIFA'),
  (4, 1, 1, 5, 'RASTREO MBANDEED0004', '2026-08-31', 1000, 'SPEI RECIBIDO 0000000001 SPEI RECIBIDO, BCO:0012 BBVA HR LIQ: 12:30:11 DEL CLIENTE ROSA PAGADORA, DE LA CLABE 000000000000000000, CONCEPTO: QZCONCEPTO, REFERENCIA: 0000001, CVE RAST: MBANDEED0004', 'MBANDEED0004', 'ROSA PAGADORA', 'PENDIENTE', NULL, NULL);
INSERT INTO browsers (user_id, device, agent, address, first_at, id) OVERRIDING SYSTEM VALUE VALUES
  (1, 'E8kE2N_CQ3id8Imm', 'lightMyRequest', '127.0.0.1', '2026-09-15 16:00:00+00', 1),
  (1, '4L0Dhzh3fq24xA_Y', 'lightMyRequest', '127.0.0.1', '2026-09-15 16:00:00+00', 2),
  (2, 'RR7NIZXP8AJQEP3K', 'lightMyRequest', '127.0.0.1', '2026-09-15 16:00:00+00', 3),
  (2, 'dP-0w4TnXYj1UJTn', 'lightMyRequest', '127.0.0.1', '2026-09-15 16:00:00+00', 4),
  (4, '0Jl6Ho68pYyvwUQZ', 'lightMyRequest', '127.0.0.1', '2026-09-15 16:00:00+00', 5),
  (5, '3LYT2-X3k_Awq7Dr', 'lightMyRequest', '127.0.0.1', '2026-09-15 16:00:00+00', 6),
  (6, 'geG0rDuD4L2ybb9_', 'lightMyRequest', '127.0.0.1', '2026-09-15 16:00:00+00', 7),
  (7, 'rN5BG26vNsTNQVXo', 'lightMyRequest', '127.0.0.1', '2026-09-15 16:00:00+00', 8),
  (8, 'b5u9VFP_6joED86I', 'lightMyRequest', '127.0.0.1', '2026-09-15 16:00:00+00', 9),
  (9, 'o-LS7AsILVN9uUWS', 'lightMyRequest', '127.0.0.1', '2026-09-15 16:00:30+00', 10),
  (10, 'dyqVNCfJhb_srtRh', 'lightMyRequest', '127.0.0.1', '2026-09-15 16:01:00+00', 11),
  (11, 'Sbbk-46-JgyWwFhV', 'lightMyRequest', '127.0.0.1', '2026-09-15 16:01:30+00', 12),
  (11, 'egrlUdRpUw48OQqd', 'lightMyRequest', '127.0.0.1', '2026-09-15 16:01:30+00', 13),
  (12, 'xEAa8MPdHtW-WDg6', 'lightMyRequest', '127.0.0.1', '2026-09-15 16:01:30+00', 14),
  (12, 'dwhzhZy7OmRAocIg', 'lightMyRequest', '127.0.0.1', '2026-09-15 16:02:00+00', 15),
  (13, 'hVzaiDuzAyXcB9xK', 'lightMyRequest', '127.0.0.1', '2026-09-15 16:02:00+00', 16),
  (14, 'BxM4bpx_BsWHXywc', 'lightMyRequest', '127.0.0.1', '2026-09-15 16:02:00+00', 17),
  (15, 'gcPsF65AsAvlC98s', 'lightMyRequest', '127.0.0.1', '2026-09-15 16:02:00+00', 18),
  (15, 'Bu520Y5B7yiBroH_', 'lightMyRequest', '127.0.0.1', '2026-09-15 16:02:00+00', 19),
  (16, '6iCZzHPDWmhuTjLu', 'lightMyRequest', '127.0.0.1', '2026-09-15 16:02:00+00', 20);
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
  (2, 2, 16, '2026-09-15', 1, '2026-09-15 16:02:00+00', 1, 10000, 10000, 10000, 0);
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
  (1, 1, 'HYMPG5HC2W', 'ESTUDIOS', 10, 1, '2026-09-15', 'ALUMNO 9 GARCÍA', 'CONSTANCIA DE ESTUDIOS', 'Por medio de la presente se hace constar que, según los registros de Colegio de Prueba, ALUMNO 9 GARCÍA, con CURP GARC180315HDFBBMA6 y número de control A0009, es alumno(a) regular de esta institución y está inscrito(a) en educación primaria, grupo sin asignar, en el ciclo escolar 2026-2027.

Se extiende la presente a petición de la parte interesada, para los usos y fines que a la misma convengan, el quince de septiembre de dos mil veintiséis.', 'A QUIEN CORRESPONDA', 1, '2026-09-15 16:00:00+00', NULL, NULL, NULL, NULL),
  (2, 2, '4G27M7B45W', 'ESTUDIOS', 11, 1, '2026-09-15', 'ALUMNO 10 GARCÍA', 'CONSTANCIA DE ESTUDIOS', 'Por medio de la presente se hace constar que, según los registros de Colegio de Prueba, ALUMNO 10 GARCÍA, con CURP GARC180315HDFBBNA3 y número de control A0010, es alumno(a) regular de esta institución y está inscrito(a) en educación primaria, grupo sin asignar, en el ciclo escolar 2026-2027.

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
  (5, 5, 2, 3, 'INSCRIPCION', 'INSCRIPCION 2041-2042', '2041-09-01', 185000, 0, 0, 185000, 0, NULL, NULL, NULL, 1, '2026-09-15 16:00:00+00', NULL, NULL, NULL, NULL, NULL),
  (6, 5, 2, 3, 'MATERIAL', 'MATERIAL 2041-2042', '2041-09-01', 90000, 0, 0, 90000, 0, NULL, NULL, NULL, 1, '2026-09-15 16:00:00+00', NULL, NULL, NULL, NULL, NULL),
  (7, 6, 1, 4, 'INSCRIPCION', 'INSCRIPCION 2026-2027', '2026-09-15', 185000, 0, 0, 185000, 0, NULL, NULL, NULL, 1, '2026-09-15 16:00:00+00', NULL, NULL, NULL, NULL, NULL),
  (8, 6, 1, 4, 'MATERIAL', 'MATERIAL 2026-2027', '2026-09-15', 90000, 0, 0, 90000, 0, NULL, NULL, NULL, 1, '2026-09-15 16:00:00+00', NULL, NULL, NULL, NULL, NULL),
  (9, 7, 1, 5, 'INSCRIPCION', 'INSCRIPCION 2026-2027', '2026-09-15', 185000, 0, 0, 185000, 0, NULL, NULL, NULL, 1, '2026-09-15 16:00:00+00', NULL, NULL, NULL, NULL, NULL),
  (10, 7, 1, 5, 'MATERIAL', 'MATERIAL 2026-2027', '2026-09-15', 90000, 0, 0, 90000, 0, NULL, NULL, NULL, 1, '2026-09-15 16:00:00+00', NULL, NULL, NULL, NULL, NULL),
  (11, 8, 1, 6, 'INSCRIPCION', 'INSCRIPCION 2026-2027', '2026-09-15', 185000, 0, 0, 185000, 0, 'ERA OTRO ALUMNO', 1, '2026-09-15 16:00:00+00', 1, '2026-09-15 16:00:00+00', NULL, NULL, NULL, NULL, NULL),
  (12, 8, 1, 6, 'MATERIAL', 'MATERIAL 2026-2027', '2026-09-15', 90000, 0, 0, 90000, 0, 'ERA OTRO ALUMNO', 1, '2026-09-15 16:00:00+00', 1, '2026-09-15 16:00:00+00', NULL, NULL, NULL, NULL, NULL),
  (13, 10, 1, 7, 'INSCRIPCION', 'INSCRIPCION 2026-2027', '2026-09-15', 185000, 0, 0, 185000, 0, NULL, NULL, NULL, 1, '2026-09-15 16:00:00+00', NULL, NULL, NULL, NULL, NULL),
  (14, 10, 1, 7, 'MATERIAL', 'MATERIAL 2026-2027', '2026-09-15', 90000, 0, 0, 90000, 0, NULL, NULL, NULL, 1, '2026-09-15 16:00:00+00', NULL, NULL, NULL, NULL, NULL),
  (15, 11, 1, 8, 'INSCRIPCION', 'INSCRIPCION 2026-2027', '2026-09-15', 185000, 0, 0, 185000, 0, NULL, NULL, NULL, 1, '2026-09-15 16:00:00+00', NULL, NULL, NULL, NULL, NULL),
  (16, 11, 1, 8, 'MATERIAL', 'MATERIAL 2026-2027', '2026-09-15', 90000, 0, 0, 90000, 0, NULL, NULL, NULL, 1, '2026-09-15 16:00:00+00', NULL, NULL, NULL, NULL, NULL),
  (17, 14, 1, 9, 'INSCRIPCION', 'INSCRIPCION 2026-2027', '2026-09-15', 185000, 0, 0, 185000, 0, NULL, NULL, NULL, 1, '2026-09-15 16:00:00+00', NULL, NULL, NULL, NULL, NULL),
  (18, 14, 1, 9, 'MATERIAL', 'MATERIAL 2026-2027', '2026-09-15', 90000, 0, 0, 90000, 0, NULL, NULL, NULL, 1, '2026-09-15 16:00:00+00', NULL, NULL, NULL, NULL, NULL),
  (19, 15, 1, 10, 'INSCRIPCION', 'INSCRIPCION 2026-2027', '2026-09-15', 185000, 0, 0, 185000, 0, NULL, NULL, NULL, 1, '2026-09-15 16:00:00+00', NULL, NULL, NULL, NULL, NULL),
  (20, 15, 1, 10, 'MATERIAL', 'MATERIAL 2026-2027', '2026-09-15', 90000, 0, 0, 90000, 0, NULL, NULL, NULL, 1, '2026-09-15 16:00:00+00', NULL, NULL, NULL, NULL, NULL),
  (21, 16, 1, 11, 'INSCRIPCION', 'INSCRIPCION 2026-2027', '2026-09-15', 185000, 0, 0, 185000, 0, NULL, NULL, NULL, 1, '2026-09-15 16:00:00+00', NULL, NULL, NULL, NULL, NULL),
  (22, 16, 1, 11, 'MATERIAL', 'MATERIAL 2026-2027', '2026-09-15', 90000, 0, 0, 90000, 0, NULL, NULL, NULL, 1, '2026-09-15 16:00:00+00', NULL, NULL, NULL, NULL, NULL),
  (23, 17, 1, 12, 'INSCRIPCION', 'INSCRIPCION 2026-2027', '2026-09-15', 185000, 0, 0, 185000, 0, NULL, NULL, NULL, 1, '2026-09-15 16:00:00+00', NULL, NULL, NULL, NULL, NULL),
  (24, 17, 1, 12, 'MATERIAL', 'MATERIAL 2026-2027', '2026-09-15', 90000, 0, 0, 90000, 0, NULL, NULL, NULL, 1, '2026-09-15 16:00:00+00', NULL, NULL, NULL, NULL, NULL),
  (25, 18, 1, 13, 'INSCRIPCION', 'INSCRIPCION 2026-2027', '2026-09-15', 185000, 0, 0, 185000, 0, NULL, NULL, NULL, 1, '2026-09-15 16:00:00+00', NULL, NULL, NULL, NULL, NULL),
  (26, 18, 1, 13, 'MATERIAL', 'MATERIAL 2026-2027', '2026-09-15', 90000, 0, 0, 90000, 0, NULL, NULL, NULL, 1, '2026-09-15 16:00:00+00', NULL, NULL, NULL, NULL, NULL),
  (27, 19, 1, 14, 'INSCRIPCION', 'INSCRIPCION 2026-2027', '2026-09-15', 185000, 0, 0, 185000, 0, NULL, NULL, NULL, 1, '2026-09-15 16:00:00+00', NULL, NULL, NULL, NULL, NULL),
  (28, 19, 1, 14, 'MATERIAL', 'MATERIAL 2026-2027', '2026-09-15', 90000, 0, 0, 90000, 0, NULL, NULL, NULL, 1, '2026-09-15 16:00:00+00', NULL, NULL, NULL, NULL, NULL),
  (29, 20, 1, 15, 'INSCRIPCION', 'INSCRIPCION 2026-2027', '2026-09-15', 185000, 0, 0, 185000, 0, NULL, NULL, NULL, 1, '2026-09-15 16:00:00+00', NULL, NULL, NULL, NULL, NULL),
  (30, 20, 1, 15, 'MATERIAL', 'MATERIAL 2026-2027', '2026-09-15', 90000, 0, 0, 90000, 0, NULL, NULL, NULL, 1, '2026-09-15 16:00:00+00', NULL, NULL, NULL, NULL, NULL),
  (31, 21, 1, 16, 'INSCRIPCION', 'INSCRIPCION 2026-2027', '2026-09-15', 185000, 0, 0, 185000, 0, NULL, NULL, NULL, 1, '2026-09-15 16:00:00+00', NULL, NULL, NULL, NULL, NULL),
  (32, 21, 1, 16, 'MATERIAL', 'MATERIAL 2026-2027', '2026-09-15', 90000, 0, 0, 90000, 0, NULL, NULL, NULL, 1, '2026-09-15 16:00:00+00', NULL, NULL, NULL, NULL, NULL),
  (33, 22, 1, 17, 'INSCRIPCION', 'INSCRIPCION 2026-2027', '2026-09-15', 185000, 0, 0, 185000, 0, NULL, NULL, NULL, 1, '2026-09-15 16:00:00+00', NULL, NULL, NULL, NULL, NULL),
  (34, 22, 1, 17, 'MATERIAL', 'MATERIAL 2026-2027', '2026-09-15', 90000, 0, 0, 90000, 0, NULL, NULL, NULL, 1, '2026-09-15 16:00:00+00', NULL, NULL, NULL, NULL, NULL),
  (35, 1, 1, NULL, 'OTRO', 'UNIFORME', '2026-09-15', 50000, 0, 0, 50000, 30000, NULL, NULL, NULL, 1, '2026-09-15 16:00:00+00', NULL, NULL, NULL, NULL, NULL),
  (36, 1, 1, NULL, 'OTRO', 'LIBROS', '2026-09-15', 30000, 0, 0, 30000, 0, 'REGISTRADO POR ERROR', 1, '2026-09-15 16:00:00+00', 1, '2026-09-15 16:00:00+00', 1, NULL, NULL, NULL, NULL),
  (37, 1, 1, NULL, 'OTRO', 'FERIA', '2026-09-15', 5000, 0, 0, 5000, 0, 'POR ERROR', 1, '2026-09-15 16:00:00+00', 1, '2026-09-15 16:00:00+00', 2, NULL, NULL, NULL, NULL),
  (38, 1, 1, NULL, 'OTRO', 'UNIFORME', '2026-09-15', 7500, 0, 0, 7500, 7500, NULL, NULL, NULL, 1, '2026-09-15 16:00:00+00', NULL, NULL, NULL, NULL, NULL),
  (39, 1, 1, NULL, 'OTRO', 'UNIFORME', '2026-09-15', 1500, 0, 0, 1500, 1500, NULL, NULL, NULL, 1, '2026-09-15 16:00:00+00', NULL, NULL, NULL, NULL, NULL),
  (40, 1, 1, NULL, 'SERVICIO', 'TRANSPORTE JUNIO 2027', '2027-06-12', 72000, 0, 0, 72000, 0, 'Se quitó del servicio TRANSPORTE', 1, '2026-09-15 16:00:00+00', 1, '2026-09-15 16:00:00+00', 3, 1, 1, 2027, 6),
  (41, 1, 1, NULL, 'OTRO', 'UNIFORME', '2026-09-15', 10000, 0, 0, 10000, 10000, NULL, NULL, NULL, 4, '2026-09-15 16:00:00+00', NULL, NULL, NULL, NULL, NULL),
  (43, 27, 1, 19, 'INSCRIPCION', 'INSCRIPCION 2026-2027', '2026-09-15', 185000, 0, 0, 185000, 0, NULL, NULL, NULL, 1, '2026-09-15 16:02:00+00', NULL, NULL, NULL, NULL, NULL),
  (44, 27, 1, 19, 'MATERIAL', 'MATERIAL 2026-2027', '2026-09-15', 90000, 0, 0, 90000, 0, NULL, NULL, NULL, 1, '2026-09-15 16:02:00+00', NULL, NULL, NULL, NULL, NULL),
  (45, 28, 1, 20, 'INSCRIPCION', 'INSCRIPCION 2026-2027', '2026-09-15', 185000, 0, 0, 185000, 0, NULL, NULL, NULL, 1, '2026-09-15 16:02:00+00', NULL, NULL, NULL, NULL, NULL),
  (46, 28, 1, 20, 'MATERIAL', 'MATERIAL 2026-2027', '2026-09-15', 90000, 0, 0, 90000, 0, NULL, NULL, NULL, 1, '2026-09-15 16:02:00+00', NULL, NULL, NULL, NULL, NULL),
  (47, 27, 1, NULL, 'OTRO', 'UNIFORME', '2026-09-15', 50000, 0, 0, 50000, 20000, NULL, NULL, NULL, 1, '2026-09-15 16:02:00+00', NULL, NULL, NULL, NULL, NULL),
  (48, 27, 1, NULL, 'OTRO', 'UNIFORME', '2026-09-15', 9000, 0, 0, 9000, 0, 'REGISTRADO POR ERROR', 1, '2026-09-15 16:02:00+00', 1, '2026-09-15 16:02:00+00', NULL, NULL, NULL, NULL, NULL),
  (49, 27, 1, NULL, 'OTRO', 'UNIFORME', '2026-09-15', 7000, 0, 0, 7000, 7000, NULL, NULL, NULL, 1, '2026-09-15 16:02:00+00', NULL, NULL, NULL, NULL, NULL),
  (50, 27, 1, NULL, 'OTRO', 'UNIFORME', '2026-09-15', 12000, 0, 0, 12000, 12000, NULL, NULL, NULL, 1, '2026-09-15 16:02:00+00', NULL, NULL, NULL, NULL, NULL);
INSERT INTO concepts (id, nombre, monto_centavos, tipo, activo, created_by, created_at) OVERRIDING SYSTEM VALUE VALUES
  (1, 'CAMIÓN', 75000, 'SERVICIO', true, 1, '2026-11-28 21:06:11.409116+00');
INSERT INTO contact_preferences (parent_id, canal, clase, permitido, changed_at, changed_by) OVERRIDING SYSTEM VALUE VALUES
  (1, 'CORREO', 'AVISO', false, '2026-09-15 16:00:00+00', 1),
  (1, 'WHATSAPP', 'AVISO', false, '2026-09-15 16:00:00+00', 1),
  (1, 'PAPEL', 'AVISO', false, '2026-09-15 16:00:00+00', 1),
  (1, 'CORREO', 'RECORDATORIO', false, '2026-09-15 16:00:00+00', 1),
  (1, 'WHATSAPP', 'RECORDATORIO', false, '2026-09-15 16:00:00+00', 1),
  (1, 'PAPEL', 'RECORDATORIO', false, '2026-09-15 16:00:00+00', 1);
INSERT INTO corrections (id, parent_id, direccion, estado, sent_at, decided_by, decided_at, motivo) OVERRIDING SYSTEM VALUE VALUES
  (1, 6, 'CALLE 9', 'ACEPTADA', '2026-09-15 16:02:00+00', 1, '2026-09-15 16:02:00+00', NULL),
  (2, 6, 'CALLE 9', 'RECHAZADA', '2026-09-15 16:02:00+00', 1, '2026-09-15 16:02:00+00', 'No es suyo');
INSERT INTO credit_moves (id, credit_id, tipo, centavos, payment_id, refund_id, fecha, created_by, created_at) OVERRIDING SYSTEM VALUE VALUES
  (1, 1, 'A_CUENTA', 1100, 5, NULL, '2026-09-15', 1, '2026-09-15 16:00:00+00'),
  (2, 1, 'A_CUENTA', 1000, 6, NULL, '2026-09-15', 1, '2026-09-15 16:00:00+00'),
  (3, 1, 'A_CUENTA', 10000, 8, NULL, '2026-09-15', 1, '2026-09-15 16:00:00+00'),
  (4, 1, 'DEVOLUCION', -4000, NULL, 1, '2026-09-15', 1, '2026-09-15 16:00:00+00'),
  (5, 1, 'CANCELACION', 4000, NULL, 1, '2026-09-15', 1, '2026-09-15 16:00:00+00'),
  (7, 6, 'A_CUENTA', 10000, 15, NULL, '2026-09-15', 16, '2026-09-15 16:02:00+00'),
  (8, 6, 'A_CUENTA', 10000, 16, NULL, '2026-09-15', 1, '2026-09-15 16:02:00+00');
INSERT INTO credits (id, parent_id, saldo_centavos) OVERRIDING SYSTEM VALUE VALUES
  (1, 1, 12100),
  (6, 7, 20000);
INSERT INTO cycle_late_fees (cycle_id, desde) OVERRIDING SYSTEM VALUE VALUES
  (1, '2026-09-01'),
  (2, '2041-09-01'),
  (4, '2027-09-01');
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
  (2, 2041, 9, 1),
  (2, 2041, 10, 1),
  (2, 2041, 11, 1),
  (2, 2041, 12, 1),
  (2, 2042, 1, 1),
  (2, 2042, 2, 1),
  (2, 2042, 3, 1),
  (2, 2042, 4, 1),
  (2, 2042, 5, 1),
  (2, 2042, 6, 1),
  (4, 2027, 9, 1),
  (4, 2027, 10, 1),
  (4, 2027, 11, 1),
  (4, 2027, 12, 1),
  (4, 2028, 1, 1),
  (4, 2028, 2, 1),
  (4, 2028, 3, 1),
  (4, 2028, 4, 1),
  (4, 2028, 5, 1),
  (4, 2028, 6, 1);
INSERT INTO cycles (id, name, fecha_inicio, fecha_fin, costo_inscripcion_centavos, mensualidad_preescolar_centavos, mensualidad_primaria_centavos, costo_material_centavos, inscripciones_abiertas, cuestionario_activo, dia_limite, descuento_anual_centesimas, created_by, created_at, acumulacion, hermanos, vence_antes) OVERRIDING SYSTEM VALUE VALUES
  (1, '2026-27', '2026-09-01', '2027-06-30', 185000, 235000, 260000, 90000, true, true, 12, 0, 1, '2026-11-28 21:06:08.966884+00', 'MAYOR', '[{"lugar": 2, "porcentaje": 10}]', false),
  (2, '2041-2042', '2041-09-01', '2042-06-30', 185000, 235000, 260000, 90000, true, false, 10, 0, 1, '2026-11-28 21:06:09.780649+00', 'MAYOR', '[]', false),
  (4, '2027-2028', '2027-09-01', '2028-06-30', 185000, 235000, 260000, 90000, true, false, 10, 0, 1, '2026-11-28 21:06:16.298062+00', 'MAYOR', '[]', false);
INSERT INTO debtor_contacts (id, parent_id, fecha, medio, promesa, created_by, created_at) OVERRIDING SYSTEM VALUE VALUES
  (1, 1, '2026-09-15', 'LLAMADA', 'SÍ', 1, '2026-09-15 16:00:00+00'),
  (2, 7, '2026-09-15', 'LLAMADA', 'SÍ', 1, '2026-09-15 16:02:00+00');
INSERT INTO departments (id, nombre, created_by, created_at) OVERRIDING SYSTEM VALUE VALUES
  (2, 'PRIMARIA ALTA', 1, '2026-11-28 21:06:15.701735+00'),
  (3, 'COMEDOR', 1, '2026-11-28 21:06:16.57941+00');
INSERT INTO deposit_slips (id, parent_id, file_id, fecha, monto_centavos, sent_on, sent_at, ended_at, ended_by) OVERRIDING SYSTEM VALUE VALUES
  (1, 6, 5, '2026-09-14', 100, '2026-09-15', '2026-09-15 16:02:00+00', '2026-09-15 16:02:00+00', 1);
INSERT INTO desk_queue (id, student_id, fecha, created_by, created_at) OVERRIDING SYSTEM VALUE VALUES
  (1, 3, '2026-09-15', 1, '2026-09-15 16:00:00+00');
INSERT INTO document_kinds (id, nombre, obligatorio, vigencia_meses, activo, confidencial, created_by, created_at) OVERRIDING SYSTEM VALUE VALUES
  (1, 'ACTA DE NACIMIENTO', true, NULL, true, NULL, NULL, '2026-11-28 21:06:04.042675+00'),
  (2, 'CURP', true, NULL, true, NULL, NULL, '2026-11-28 21:06:04.042675+00'),
  (3, 'CARTILLA DE VACUNACIÓN', true, NULL, true, 'SALUD', NULL, '2026-11-28 21:06:04.042675+00'),
  (4, 'COMPROBANTE DE DOMICILIO', true, NULL, true, NULL, NULL, '2026-11-28 21:06:04.042675+00'),
  (5, 'FOTOGRAFÍAS', false, NULL, true, NULL, NULL, '2026-11-28 21:06:04.042675+00'),
  (6, 'IDENTIFICACIÓN DEL PADRE O TUTOR', false, NULL, true, 'IDENTIFICACION', NULL, '2026-11-28 21:06:04.042675+00'),
  (7, 'BOLETA ANTERIOR', false, NULL, true, NULL, NULL, '2026-11-28 21:06:04.042675+00'),
  (8, 'CARTA DE NO ADEUDO', false, NULL, true, NULL, NULL, '2026-11-28 21:06:04.042675+00'),
  (9, 'CARTA PODER', true, 6, true, NULL, 1, '2026-11-28 21:06:10.922393+00');
INSERT INTO due_day_proposals (cycle_id, last_charge_id, vence, decided_by, decided_at) OVERRIDING SYSTEM VALUE VALUES
  (2, 6, '2041-09-01', 1, '2026-09-15 16:00:00+00');
INSERT INTO ended_sessions (token_hash, why, ended_at) OVERRIDING SYSTEM VALUE VALUES
  ('\xa7085cd0fde776b7fddc25ec279cc9f384c0ce170bdd9688b73c497bef4c68be', 'USUARIO', '2026-09-15 16:00:00+00'),
  ('\xaf6d36af489c0295a6d3eaf10c02d5f31c258a63607a06869457d5869269af4e', 'TERMINADA', '2026-09-15 16:01:30+00'),
  ('\xba37384f1e2d0013cda8f5e54422cdb0753709f5c719c0a80cf30b641ebd8b67', 'TERMINADA', '2026-09-15 16:02:00+00'),
  ('\xe97bca2b365c2b7abbc01a1598e26f2f6b9a9135892ac9e1772bde918db30b4c', 'TERMINADA', '2026-09-15 16:02:00+00');
INSERT INTO enrolment_scholarships (enrolment_id, plaza, scholarship_id, cycle_id, grado) OVERRIDING SYSTEM VALUE VALUES
  (1, 1, 1, 1, 'PRIMARIA'),
  (15, 1, 3, 1, 'PRIMARIA'),
  (19, 1, 7, 1, 'PRIMARIA'),
  (2, 1, 1, 1, 'PRIMARIA');
INSERT INTO enrolments (id, student_id, cycle_id, grado, group_id, costo_inscripcion_centavos, descuento, monto_descuento_centavos, monto_pagar_centavos, mensualidad_centavos, costo_material_centavos, created_by, created_at, grado_numero, baja_fecha, baja_motivo, baja_by, baja_at, motivo_cancelacion, cancelled_by, cancelled_at) OVERRIDING SYSTEM VALUE VALUES
  (1, 1, 1, 'PRIMARIA', 4, 185000, 0, 0, 185000, 260000, 90000, 1, '2026-09-15 16:00:00+00', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL),
  (2, 2, 1, 'PRIMARIA', NULL, 185000, 0, 0, 185000, 260000, 90000, 1, '2026-09-15 16:00:00+00', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL),
  (3, 5, 2, 'PRIMARIA', NULL, 185000, 0, 0, 185000, 260000, 90000, 1, '2026-09-15 16:00:00+00', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL),
  (4, 6, 1, 'PRIMARIA', NULL, 185000, 0, 0, 185000, 260000, 90000, 1, '2026-09-15 16:00:00+00', NULL, '2026-09-15', 'CAMBIO DE CIUDAD', 1, '2026-09-15 16:00:00+00', NULL, NULL, NULL),
  (5, 7, 1, 'PRIMARIA', NULL, 185000, 0, 0, 185000, 260000, 90000, 1, '2026-09-15 16:00:00+00', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL),
  (6, 8, 1, 'PRIMARIA', NULL, 185000, 0, 0, 185000, 260000, 90000, 1, '2026-09-15 16:00:00+00', NULL, NULL, NULL, NULL, NULL, 'ERA OTRO ALUMNO', 1, '2026-09-15 16:00:00+00'),
  (7, 10, 1, 'PRIMARIA', NULL, 185000, 0, 0, 185000, 260000, 90000, 1, '2026-09-15 16:00:00+00', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL),
  (8, 11, 1, 'PRIMARIA', NULL, 185000, 0, 0, 185000, 260000, 90000, 1, '2026-09-15 16:00:00+00', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL),
  (9, 14, 1, 'PRIMARIA', NULL, 185000, 0, 0, 185000, 260000, 90000, 1, '2026-09-15 16:00:00+00', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL),
  (10, 15, 1, 'PRIMARIA', 2, 185000, 0, 0, 185000, 260000, 90000, 1, '2026-09-15 16:00:00+00', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL),
  (11, 16, 1, 'PRIMARIA', NULL, 185000, 0, 0, 185000, 260000, 90000, 1, '2026-09-15 16:00:00+00', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL),
  (12, 17, 1, 'PRIMARIA', NULL, 185000, 0, 0, 185000, 260000, 90000, 1, '2026-09-15 16:00:00+00', 2, NULL, NULL, NULL, NULL, NULL, NULL, NULL),
  (13, 18, 1, 'PRIMARIA', NULL, 185000, 0, 0, 185000, 260000, 90000, 1, '2026-09-15 16:00:00+00', 2, NULL, NULL, NULL, NULL, NULL, NULL, NULL),
  (14, 19, 1, 'PRIMARIA', NULL, 185000, 0, 0, 185000, 260000, 90000, 1, '2026-09-15 16:00:00+00', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL),
  (15, 20, 1, 'PRIMARIA', NULL, 185000, 0, 0, 185000, 260000, 90000, 1, '2026-09-15 16:00:00+00', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL),
  (16, 21, 1, 'PRIMARIA', NULL, 185000, 0, 0, 185000, 260000, 90000, 1, '2026-09-15 16:00:00+00', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL),
  (17, 22, 1, 'PRIMARIA', NULL, 185000, 0, 0, 185000, 260000, 90000, 1, '2026-09-15 16:00:00+00', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL),
  (19, 27, 1, 'PRIMARIA', 6, 185000, 0, 0, 185000, 260000, 90000, 1, '2026-09-15 16:02:00+00', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL),
  (20, 28, 1, 'PRIMARIA', NULL, 185000, 0, 0, 185000, 260000, 90000, 1, '2026-09-15 16:02:00+00', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO family_link_sheets (id, sealed, made_by, made_at) OVERRIDING SYSTEM VALUE VALUES
  (1, '\x01d6f88c1d97f81ab0ff0a3888e39d3bb050a060560a546a5a84e3b916e5c1f16a812de99b8b1dad707846c7cfe5193b2e2a5273cd91c9716aac50a28228db6ee6c186ba0375bf01c4e065913b841de9890de54bdeab0c2066d0fd27e79519ab92f1a23e7f57b1cf621ee8815f7e22ffe38b30b738c3bccc908034be015cd0bfa9ee8489c5071608334cddd140637c99f94bd5f2dcd7086527b0db3d761ffb95de633b5e3637d3c77fdbfa072c36929756641360c74487ca3d799b8ba06f5901', 1, '2026-09-15 16:02:00+00');
INSERT INTO family_links (id, parent_id, token_hash, made_by, made_at, ends_on, ended_at) OVERRIDING SYSTEM VALUE VALUES
  (1, 6, '\x6bbf845ca5035889f9f37bd9902fb58cea73ebd1db9653623f23cb4fe32362f2', 1, '2026-09-15 16:02:00+00', '2027-08-29', '2026-09-15 16:02:00+00'),
  (2, 6, '\x7ae8888883611dc0633b32b9d28566be6aa3512e2beb9eb33a731028093bdb29', 1, '2026-09-15 16:02:00+00', '2027-08-29', '2026-09-15 16:02:00+00');
INSERT INTO files (id, sha256, kind, mime, bytes, width, height, thumb_sha256, created_by, created_at) OVERRIDING SYSTEM VALUE VALUES
  (1, '602f6689ee2631f4dba84fc24870301b71bf2b15fa517c2b6ceb5e904c7654c6', 'image', 'image/jpeg', 2069, 640, 480, 'ee8b0791e05edbcd1db8425104fd3991d24f4335868a6358867a8be1e6c1a72b', 1, '2026-11-28 21:06:09.138393+00'),
  (3, 'abd099b3b4a48ec646012f375d57984df79538dc49088be71f451dec5f4f369b', 'sheet', 'text/csv', 1228, NULL, NULL, NULL, 1, '2026-11-28 21:06:11.608709+00'),
  (5, '0000000000000000000000000000000000000000000000000000000000000000', 'pdf', 'application/pdf', 9, NULL, NULL, NULL, NULL, '2026-11-28 21:06:14.78662+00');
INSERT INTO fiscals (id, parent_id, student_id, rfc, nombre, regimen_fiscal, codigo_postal, uso_cfdi, predeterminado, removed_at, created_by, created_at) OVERRIDING SYSTEM VALUE VALUES
  (1, 1, NULL, 'PEGM800101AB1', 'MARÍA PEÑA', '605', '58020', 'D10', true, NULL, 1, '2026-11-28 21:06:11.011117+00'),
  (2, NULL, 23, 'PEGM800101AB1', 'MARÍA PEÑA', '605', '58010', 'D10', false, '2026-09-15 16:00:00+00', 1, '2026-11-28 21:06:11.156674+00');
INSERT INTO folio_counter (only_row, last_folio, first_folio) OVERRIDING SYSTEM VALUE VALUES
  (true, 17, 1);
INSERT INTO groups (id, cycle_id, grado, nombre, created_at) OVERRIDING SYSTEM VALUE VALUES
  (1, 1, 'PRIMARIA', 'Q', '2026-09-15 16:00:00+00'),
  (2, 1, 'PRIMARIA', 'S', '2026-09-15 16:00:00+00'),
  (4, 1, 'PRIMARIA', 'A', '2026-09-15 16:00:00+00'),
  (6, 1, 'PRIMARIA', 'Y', '2026-09-15 16:02:00+00');
INSERT INTO guardians (id, student_id, nombre, parentesco, telefono, vive_con, puede_recoger, no_entregar, nota, created_by, created_at) OVERRIDING SYSTEM VALUE VALUES
  (2, 26, 'ANA RÍOS', 'TÍA', '5512345678', false, false, false, 'EL JUZGADO LE QUITO LA CUSTODIA', 1, '2026-11-28 21:06:14.836526+00');
INSERT INTO health_views (user_id, student_id, hour) OVERRIDING SYSTEM VALUE VALUES
  (1, 1, '2026-09-15 16:00:00+00'),
  (1, 25, '2026-09-15 16:00:00+00');
INSERT INTO idempotency_keys (user_id, key, request_hash, response, created_at, health_of) OVERRIDING SYSTEM VALUE VALUES
  (1, 'otro dia de los cargos', '\x8dafb31df28bd2247795eb2cb8da71c9e7bdaf64d1c3668ad06d8683b05b6070', '{"ok": true, "cargos": 2, "message": "Los cargos tienen otro día."}', '2026-11-28 21:06:09.846599+00', '{}'),
  (1, 'entrega', '\x8232f3ce265992336466cdbade712324b8ebcb2f24702ca5311a7f4f9d4cfd17', '{"ok": true, "entrega": {"id": 1, "url": "/api/facturas/archivo?entrega=1&sesion=5dbe9e1c-83d0-4402-b98a-985586bed6d7.18ce53un18f&exp=1789491600&firma=Y93jJM_mDq8l_Q3i0a5uUZtNhDZFVmk1N0zqtZtkF_g"}, "message": "1 factura entregada."}', '2026-11-28 21:06:11.286924+00', '{}'),
  (1, 'global', '\x4e3da3378cd3459e2a99d961c45642ca1ac4f20c1676b0c9034a4ebee52221b0', '{"ok": true, "entrega": {"id": 2, "url": "/api/facturas/archivo?entrega=2&sesion=5dbe9e1c-83d0-4402-b98a-985586bed6d7.18ce53un18f&exp=1789491600&firma=n2Hbj9MF-A4zz26hr8cExb0gOOD_XF6TZPhhrl4oxBI"}, "message": "La global se entregó con 2 pagos."}', '2026-11-28 21:06:11.338801+00', '{}');
INSERT INTO invoice_deliveries (id, tipo, fecha, desde, hasta, created_by, created_at) OVERRIDING SYSTEM VALUE VALUES
  (1, 'ENTREGA', '2026-09-15', NULL, NULL, 1, '2026-11-28 21:06:11.286924+00'),
  (2, 'GLOBAL', '2026-09-15', '2026-09-15', '2026-09-15', 1, '2026-11-28 21:06:11.338801+00');
INSERT INTO invoice_documents (id, payment_id, delivery_id, total_centavos, documento) OVERRIDING SYSTEM VALUE VALUES
  (1, 2, 1, 7500, '{"pago": 2, "fecha": "2026-09-15", "folio": "000002", "total": 75, "emisor": {"rfc": "CLA900101AB1", "nombre": "COLEGIO", "regimen_fiscal": "603"}, "moneda": "MXN", "receptor": {"rfc": "PEGM800101AB1", "nombre": "MARÍA PEÑA", "uso_cfdi": "D10", "codigo_postal": "58020", "regimen_fiscal": "605"}, "subtotal": 75, "conceptos": [{"linea": 1, "importe": 75, "cantidad": 1, "deducible": 0, "descuento": 0, "objeto_imp": "02", "descripcion": "UNIFORME ALUMNO 501 GARCÍA NÚÑEZ", "clave_unidad": "E48", "clave_producto": "86121503", "valor_unitario": 75}], "descuento": 0, "fecha_pago": "2026-09-15", "forma_pago": "04", "exportacion": "01", "metodo_pago": "PUE", "lugar_expedicion": "58000"}'),
  (2, 1, 2, 20000, '{"pago": 1, "fecha": "2026-09-15", "folio": "000001", "importe": 200, "forma_pago": "01", "objeto_imp": "02", "descripcion": "Venta", "clave_unidad": "ACT", "clave_producto": "01010101"}'),
  (3, 3, 2, 1500, '{"pago": 3, "fecha": "2026-09-15", "folio": "000003", "importe": 15, "forma_pago": "01", "objeto_imp": "02", "descripcion": "Venta", "clave_unidad": "ACT", "clave_producto": "01010101"}');
INSERT INTO invoice_items (delivery_id, document_id, tipo) OVERRIDING SYSTEM VALUE VALUES
  (1, 1, 'FACTURA'),
  (2, 2, 'FACTURA'),
  (2, 3, 'FACTURA');
INSERT INTO invoice_requests (payment_id, fiscal_id, created_by, created_at) OVERRIDING SYSTEM VALUE VALUES
  (2, 1, 1, '2026-11-28 21:06:11.26136+00');
INSERT INTO login_failures (id, address, user_name, at, failed) OVERRIDING SYSTEM VALUE VALUES
  (38, 'correo:prueba', '', '2026-09-15 16:02:00+00', true);
INSERT INTO mail_settings (id, saved, servidor, puerto, seguridad, contrasena, remitente_nombre, remitente_correo, tope_diario, desde_hora, hasta_hora, activo, ultimo_error, ultimo_error_at) OVERRIDING SYSTEM VALUE VALUES
  (1, true, 'localhost', 1, 'NINGUNA', '\x01eebb900791adb9e8cd341c4cc510df4823a20fec69aec53f7b683b1fa10cf8ab0f2ea76de03d095b573a9117', 'Colegio', 'cobranza@escuela.mx', 300, 8, 20, false, 'No se pudo abrir la conexión con localhost por el puerto 1: revisa el nombre, el puerto y la conexión a internet.', '2026-11-28 21:06:14.366+00');
INSERT INTO mensajes (id, aviso_id, parent_id, canal, estado, estado_at, intentos, siguiente, direccion, titulo, texto) OVERRIDING SYSTEM VALUE VALUES
  (1, 1, 6, 'WHATSAPP', 'ENVIADO', '2026-09-15 16:02:00+00', 0, '2026-09-15 16:02:20+00', '5511112222', 'Junta', 'FALTA SU VACUNA DE SARAMPION'),
  (2, 2, 6, 'CORREO', 'CANCELADO', '2026-09-15 16:02:00+00', 0, '2026-09-15 16:02:00+00', NULL, NULL, NULL),
  (3, 3, 6, 'PAPEL', 'ENVIADO', '2026-09-15 16:02:00+00', 0, '2026-09-15 16:02:20+00', NULL, 'Junta', 'FALTA SU VACUNA DE SARAMPION');
INSERT INTO new_browsers (id, user_id, device, agent, address, at) OVERRIDING SYSTEM VALUE VALUES
  (1, 1, '4L0Dhzh3fq24xA_Y', 'lightMyRequest', '127.0.0.1', '2026-09-15 16:00:00+00'),
  (2, 2, 'dP-0w4TnXYj1UJTn', 'lightMyRequest', '127.0.0.1', '2026-09-15 16:00:00+00'),
  (3, 11, 'egrlUdRpUw48OQqd', 'lightMyRequest', '127.0.0.1', '2026-09-15 16:01:30+00'),
  (4, 12, 'dwhzhZy7OmRAocIg', 'lightMyRequest', '127.0.0.1', '2026-09-15 16:02:00+00');
INSERT INTO notices (id, parent_id, titulo, descripcion, sent_by, created_at) OVERRIDING SYSTEM VALUE VALUES
  (1, 1, 'AVISO', 'FALTA SU VACUNA DE SARAMPION', 1, '2026-09-15 16:00:00+00');
INSERT INTO openings (id, cycle_id, fecha, alumnos, meses_saldados, adeudo_centavos, saldo_favor_centavos, last_charge_id, created_by, created_at, motivo, undone_by, undone_at, undone_on) OVERRIDING SYSTEM VALUE VALUES
  (1, 1, '2026-09-15', 1, 0, 2219000, 4000, 41, 1, '2026-09-15 16:02:00+00', 'ERA LA LISTA DE OTRO AÑO', 1, '2026-09-15 16:02:00+00', '2026-09-15');
INSERT INTO parents (id, nombre, telefono, correo, direccion, user_id, created_at, referencia_numero) OVERRIDING SYSTEM VALUE VALUES
  (1, 'ROSA NÚÑEZ', '5587654321', NULL, 'CALLE 2', 3, '2026-11-28 21:06:09.270587+00', 100001),
  (2, 'LUZ UNO', '5512345679', NULL, NULL, NULL, '2026-11-28 21:06:10.225291+00', 100002),
  (5, 'LAURA GARCÍA 0', '5510000000', 'laura0@correo.mx', NULL, NULL, '2026-11-28 21:06:14.521195+00', 100005),
  (6, 'ROSA RÍOS', '5511112222', 'rosa@correo.mx', 'CALLE 9', NULL, '2026-11-28 21:06:14.593023+00', 100006),
  (7, 'LUZ RAMOS DÍAZ', '5511112222', NULL, NULL, NULL, '2026-11-28 21:06:15.844778+00', 100007),
  (8, 'ANA SOLÍS', '5533334444', NULL, NULL, NULL, '2026-11-28 21:06:15.871406+00', 100008);
INSERT INTO payment_lines (id, payment_id, tipo, charge_id, tuition_id, descripcion, monto_centavos, saldo_anterior_centavos, saldo_centavos, condonado_centavos) OVERRIDING SYSTEM VALUE VALUES
  (1, 1, 'CARGO', 35, NULL, 'ABONO A UNIFORME', 20000, 50000, 30000, 0),
  (2, 2, 'CARGO', 38, NULL, 'UNIFORME', 7500, 7500, 0, 0),
  (3, 3, 'CARGO', 39, NULL, 'UNIFORME', 1500, 1500, 0, 0),
  (4, 4, 'COLEGIATURA', NULL, 10, 'COLEGIATURA JUNIO 2027', 234000, 234000, 0, 0),
  (5, 5, 'A_CUENTA', NULL, NULL, 'A CUENTA: SALDO A FAVOR', 1100, 0, 1100, 0),
  (6, 6, 'A_CUENTA', NULL, NULL, 'A CUENTA: SALDO A FAVOR', 1000, 1100, 2100, 0),
  (7, 7, 'CARGO', 35, NULL, 'ABONO A UNIFORME', 30000, 30000, 0, 0),
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
  (18, 11, 'CARGO', 41, NULL, 'UNIFORME', 10000, 10000, 0, 0),
  (19, 12, 'CARGO', 47, NULL, 'ABONO A UNIFORME', 20000, 50000, 30000, 0),
  (20, 13, 'COLEGIATURA', NULL, 181, 'COLEGIATURA SEPTIEMBRE 2026', 234000, 234000, 0, 0),
  (21, 14, 'CARGO', 49, NULL, 'UNIFORME', 7000, 7000, 0, 0),
  (22, 15, 'A_CUENTA', NULL, NULL, 'A CUENTA: SALDO A FAVOR', 10000, 0, 10000, 0),
  (23, 16, 'A_CUENTA', NULL, NULL, 'A CUENTA: SALDO A FAVOR', 10000, 10000, 20000, 0),
  (24, 17, 'CARGO', 50, NULL, 'UNIFORME', 12000, 12000, 0, 0);
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
INSERT INTO payments (id, folio, student_id, monto_centavos, metodo_pago, referencia, fecha, created_by, created_at, motivo_cancelacion, cancelled_by, cancelled_at, cancelled_on, codigo, recargo_condonado_centavos, parent_id, saldo_usado_centavos, a_cuenta_centavos, fecha_pago, cancelled_in_its_cut) OVERRIDING SYSTEM VALUE VALUES
  (1, 1, 1, 20000, 'EFECTIVO', NULL, '2026-09-15', 1, '2026-09-15 16:00:00+00', 'CHEQUE DEVUELTO', 1, '2026-09-15 16:00:00+00', '2026-09-15', '1XX46JVEBF', 0, NULL, 0, 0, '2026-09-15', false),
  (2, 2, 1, 7500, 'TARJETA', 'AUT 90001', '2026-09-15', 1, '2026-09-15 16:00:00+00', NULL, NULL, NULL, NULL, 'B6H1WE6SJ4', 0, NULL, 0, 0, '2026-09-15', false),
  (3, 3, 1, 1500, 'EFECTIVO', NULL, '2026-09-15', 1, '2026-09-15 16:00:00+00', NULL, NULL, NULL, NULL, 'E8T9DANGKY', 0, NULL, 0, 0, '2026-09-15', false),
  (4, 4, 1, 234000, 'EFECTIVO', NULL, '2026-09-15', 1, '2026-09-15 16:00:00+00', NULL, NULL, NULL, NULL, '0QR0S0KAG0', 0, NULL, 0, 0, '2026-09-15', false),
  (5, 5, NULL, 1100, 'TRANSFERENCIA', 'MBANDEED0002', '2026-09-15', 1, '2026-09-15 16:00:00+00', NULL, NULL, NULL, NULL, '6Y3Z6V5NJH', 0, 1, 0, 1100, '2026-09-01', false),
  (6, 6, NULL, 1000, 'TRANSFERENCIA', 'EMPAREJAR', '2026-09-15', 1, '2026-09-15 16:00:00+00', NULL, NULL, NULL, NULL, '9P4M5RH381', 0, 1, 0, 1000, '2026-09-15', false),
  (7, 7, 1, 30000, 'EFECTIVO', NULL, '2026-09-15', 1, '2026-09-15 16:00:00+00', NULL, NULL, NULL, NULL, 'A3ZCCJ6YBS', 0, NULL, 0, 0, '2026-09-15', false),
  (8, 8, NULL, 10000, 'EFECTIVO', NULL, '2026-09-15', 1, '2026-09-15 16:00:00+00', NULL, NULL, NULL, NULL, 'EPW4DXDYM4', 0, 1, 0, 10000, '2026-09-15', false),
  (9, 9, 1, 234000, 'EFECTIVO', NULL, '2026-09-15', 1, '2026-09-15 16:00:00+00', NULL, NULL, NULL, NULL, 'D0J8XPWA3S', 0, NULL, 0, 0, '2026-09-15', false),
  (10, 10, 1, 1872000, 'EFECTIVO', NULL, '2026-09-15', 1, '2026-09-15 16:00:00+00', NULL, NULL, NULL, NULL, '3DPDQ61NT4', 0, NULL, 0, 0, '2026-09-15', false),
  (11, 11, 1, 10000, 'EFECTIVO', NULL, '2026-09-15', 4, '2026-09-15 16:00:00+00', NULL, NULL, NULL, NULL, 'V8FZ9MRFC6', 0, NULL, 0, 0, '2026-09-15', false),
  (12, 12, 27, 20000, 'EFECTIVO', NULL, '2026-09-15', 1, '2026-09-15 16:02:00+00', NULL, NULL, NULL, NULL, 'TVEY77J9TQ', 0, NULL, 0, 0, '2026-09-15', false),
  (13, 13, 27, 234000, 'EFECTIVO', NULL, '2026-09-15', 1, '2026-09-15 16:02:00+00', NULL, NULL, NULL, NULL, 'H0P96P8AKF', 0, NULL, 0, 0, '2026-09-15', false),
  (14, 14, 27, 7000, 'TRANSFERENCIA', 'SIN DEPOSITO', '2026-09-15', 1, '2026-09-15 16:02:00+00', NULL, NULL, NULL, NULL, 'Y440TFQJ57', 0, NULL, 0, 0, '2026-09-01', false),
  (15, 15, NULL, 10000, 'EFECTIVO', NULL, '2026-09-15', 16, '2026-09-15 16:02:00+00', NULL, NULL, NULL, NULL, 'T69MFQMYP1', 0, 7, 0, 10000, '2026-09-15', false),
  (16, 16, NULL, 10000, 'EFECTIVO', NULL, '2026-09-15', 1, '2026-09-15 16:02:00+00', NULL, NULL, NULL, NULL, 'X9CH0D0VA3', 0, 7, 0, 10000, '2026-09-15', false),
  (17, 17, 27, 12000, 'EFECTIVO', NULL, '2026-09-15', 1, '2026-09-15 16:02:00+00', NULL, NULL, NULL, NULL, '4C3NKH0Y5Z', 0, NULL, 0, 0, '2026-09-15', false);
INSERT INTO question_answers (question_id, parent_id, respuestas, answered_by, answered_at) OVERRIDING SYSTEM VALUE VALUES
  (1, 1, '{"TOMA METILFENIDATO"}', 1, '2026-09-15 16:00:00+00');
INSERT INTO questionnaires (id, cycle_id, titulo, descripcion, created_by, created_at) OVERRIDING SYSTEM VALUE VALUES
  (1, 1, 'Familias', '', 1, '2026-09-15 16:00:00+00');
INSERT INTO questions (id, questionnaire_id, position, pregunta, tipo, opciones, obligatoria) OVERRIDING SYSTEM VALUE VALUES
  (1, 1, 0, '¿Comentarios?', 'ABIERTA', '{}', false);
INSERT INTO receipt_links (id, payment_id, number, token_hash, expires_at, created_by, created_at) OVERRIDING SYSTEM VALUE VALUES
  (1, 1, 2, '\x62bab34785ff32540f5cf5ad7d87584b19a4243ff27715abf76162c6031b7fd3', '2026-10-15 16:00:00+00', 1, '2026-09-15 16:00:00+00');
INSERT INTO receipt_prints (id, payment_id, number, printed_by, printed_at) OVERRIDING SYSTEM VALUE VALUES
  (1, 1, 1, 1, '2026-09-15 16:00:00+00'),
  (2, 1, 2, 1, '2026-09-15 16:00:00+00');
INSERT INTO recovery_codes (user_id, code_hash) OVERRIDING SYSTEM VALUE VALUES
  (7, '\x6c82509604b460d2daea9013df21279b6ba381c16fad7913cea3699604a3caeb'),
  (7, '\x19a3f13cbcdc3d88cb846a765894c0c97cb6d97dbf0fd8eb38394ccbe3126436'),
  (7, '\xc1745812cad855887ac76ccc14cdecdf039dac0433ff87b1f42c02fbab4aa89c'),
  (7, '\xe3b6968184316f909b340f50472f9a57de24d8c67b5379b13ce03be3302d947b'),
  (7, '\x689054bf92a0e8d164c9467bbabae569acd01229f24491d5d743fe4639719673'),
  (7, '\xbc252832144d25d33f2defb2add7baec7309fdcaefb677e72efb71f2a5ec962d'),
  (7, '\xcf5b5a0313dcd1c84b392df990b1cf69572812a4095ae82544968c3aff367015'),
  (7, '\x8088e90d0089902e555bfe0c4eba83a0c824f9bd2bd848b536e6ef957b4d7c5b'),
  (7, '\x201e3cf8201062f61ebb44543595e433d1aa0cb39c7924ce72d59975f3c0eca2'),
  (7, '\x665cc789386c240f40b343373b0e0ee4dcbe057f3e8b716709b89490ec85ab6c');
INSERT INTO refund_counter (only_row, last_folio) OVERRIDING SYSTEM VALUE VALUES
  (true, 1);
INSERT INTO refund_prints (id, refund_id, number, printed_by, printed_at) OVERRIDING SYSTEM VALUE VALUES
  (1, 1, 1, 1, '2026-09-15 16:00:00+00');
INSERT INTO refunds (id, folio, credit_id, monto_centavos, metodo_pago, motivo, fecha, created_by, created_at, motivo_cancelacion, cancelled_by, cancelled_at, cancelled_on) OVERRIDING SYSTEM VALUE VALUES
  (1, 1, 1, 4000, 'EFECTIVO', 'SE DIO DE MÁS', '2026-09-15', 1, '2026-09-15 16:00:00+00', 'NO SE ENTREGÓ', 1, '2026-09-15 16:00:00+00', '2026-09-15');
INSERT INTO reminder_rules (id, dias, titulo, descripcion, activa, adjuntar_estado, desde, removed_at, created_by, created_at) OVERRIDING SYSTEM VALUE VALUES
  (1, -3, 'El {vencimiento} vence un pago de {alumnos}', 'Hola, {padre}:

Le recordamos que el {vencimiento} es el último día para pagar a tiempo lo de {alumnos}: {por_pagar}.

Si paga por transferencia, su referencia es {referencia}. Si ya pagó, no tiene que hacer nada.

Gracias.', true, false, NULL, NULL, NULL, '2026-11-28 21:06:04.042675+00'),
  (2, 1, 'Venció un pago de {alumnos}', 'Hola, {padre}:

Todavía no vemos el pago de {alumnos} que venció el {vencimiento}. Hoy son {por_pagar}.

Si paga por transferencia, su referencia es {referencia}. Si ya pagó, mándenos su comprobante y lo buscamos.

Gracias.', true, false, NULL, NULL, NULL, '2026-11-28 21:06:04.042675+00'),
  (3, 8, 'Falta un pago de {alumnos}', 'Hola, {padre}:

Sigue pendiente el pago de {alumnos} que venció el {vencimiento}. Hoy son {por_pagar}.

Si ahora no puede pagarlo todo, llámenos: podemos acordar una fecha o un abono. Su referencia para transferir es {referencia}.

Gracias.', true, false, NULL, NULL, NULL, '2026-11-28 21:06:04.042675+00'),
  (4, 20, 'Hablemos del pago de {alumnos}', 'Hola, {padre}:

El pago de {alumnos} que venció el {vencimiento} sigue pendiente. Hoy son {por_pagar}.

Queremos ayudarle a ponerse al corriente antes de que la cuenta crezca. Llámenos o venga a la caja, y acordamos cómo pagarlo. Su referencia para transferir es {referencia}.

Gracias.', true, false, NULL, NULL, NULL, '2026-11-28 21:06:04.042675+00'),
  (5, 46, 'Falta un pago', 'Hola, {padre}', true, false, '2026-09-15', '2026-09-15 16:00:00+00', 1, '2026-09-15 16:00:00+00');
INSERT INTO reminder_switch (only_row, activos, desde) OVERRIDING SYSTEM VALUE VALUES
  (true, true, '2026-09-15');
INSERT INTO role_permissions (role_id, module_id, permission_id) OVERRIDING SYSTEM VALUE VALUES
  (1, 5, 1),
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
  (1, 1, 1),
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
  (15, 6, 1),
  (15, 7, 4),
  (15, 7, 3),
  (15, 7, 2),
  (15, 7, 1),
  (15, 6, 4),
  (15, 6, 3),
  (15, 6, 2),
  (16, 4, 2),
  (3, 7, 4),
  (3, 7, 3),
  (3, 7, 2),
  (3, 7, 1),
  (3, 6, 4),
  (3, 6, 3),
  (3, 6, 2),
  (3, 6, 1);
INSERT INTO roles (id, name, created_at, exige_segundo_factor) OVERRIDING SYSTEM VALUE VALUES
  (1, 'ADMINISTRADOR', '2026-11-28 21:06:07.782194+00', false),
  (3, 'ROL 1', '2026-11-28 21:06:13.210584+00', false),
  (4, 'ROL 2', '2026-11-28 21:06:13.303066+00', false),
  (5, 'ROL 3', '2026-11-28 21:06:13.353853+00', false),
  (6, 'ROL 4', '2026-11-28 21:06:13.41783+00', false),
  (7, 'ROL 5', '2026-11-28 21:06:13.49995+00', false),
  (8, 'ROL 6', '2026-11-28 21:06:13.590117+00', false),
  (9, 'ROL 7', '2026-11-28 21:06:13.696729+00', false),
  (10, 'ROL 8', '2026-11-28 21:06:13.77306+00', false),
  (11, 'ROL 9', '2026-11-28 21:06:13.858201+00', false),
  (12, 'ROL 10', '2026-11-28 21:06:13.97611+00', false),
  (13, 'ROL 11', '2026-11-28 21:06:14.020458+00', false),
  (14, 'ROL 12', '2026-11-28 21:06:14.045502+00', false),
  (15, 'ROL 13', '2026-11-28 21:06:16.15461+00', false),
  (16, 'ACCESO', '2026-11-28 21:06:16.434886+00', false);
INSERT INTO scholarship_terms (enrolment_id, desde, porcentaje, plaza) OVERRIDING SYSTEM VALUE VALUES
  (1, 0, 10, 1),
  (14, 0, 10, 1),
  (14, 202609, 0, 1),
  (15, 0, 10, 1),
  (15, 202609, 20, 1),
  (16, 0, 10, 1),
  (16, 202609, 0, 1),
  (17, 202609, 0, 1),
  (17, 0, 10, 1),
  (19, 0, 10, 1),
  (2, 0, 10, 1),
  (5, 202609, 0, 2),
  (5, 202609, 0, 1);
INSERT INTO scholarships (id, cycle_id, grado, nombre, porcentaje, created_by, created_at, tipo) OVERRIDING SYSTEM VALUE VALUES
  (1, 1, 'PRIMARIA', 'EXCELENCIA', 10, 1, '2026-09-15 16:00:00+00', 'GENERAL'),
  (2, 1, 'PRIMARIA', 'TALENTO', 10, 1, '2026-09-15 16:00:00+00', 'GENERAL'),
  (3, 1, 'PRIMARIA', 'TALENTO', 20, 1, '2026-09-15 16:00:00+00', 'GENERAL'),
  (7, 1, 'PRIMARIA', 'ARTES', 10, 1, '2026-09-15 16:02:00+00', 'GENERAL');
INSERT INTO school (id, saved, nombre, razon_social, rfc, regimen_fiscal, codigo_postal, direccion, firma_nombre) OVERRIDING SYSTEM VALUE VALUES
  (1, '{codigo_postal,direccion,firma,logo,niveles,nombre,razon_social,regimen_fiscal,rfc}', 'Colegio', 'COLEGIO', 'CLA900101AB1', '603', '58000', 'Calle 5', 'ROSA RUIZ');
INSERT INTO school_levels (grado, cct, clave_producto) OVERRIDING SYSTEM VALUE VALUES
  ('PREESCOLAR', '16PJN0001A', '86121501'),
  ('PRIMARIA', '16PPR1234A', '86121503');
INSERT INTO second_factors (user_id, secret, prepared_at, active_since, last_step) OVERRIDING SYSTEM VALUE VALUES
  (12, '\x013ffec0f03e981034c9bb690919b93f39c661ded25898052db0bdefd1c383db2b9235896ce590d13f1a02ec39d7811a8c2bae30ab18c5b87afbdc261c', '2026-09-15 16:01:30+00', '2026-09-15 16:01:30+00', 59649603),
  (6, '\x015482fd5a62152cdc45f00a357e7dce280829aa45568928b87a4c15174e4dc1ce9122eb5aa09d014a4ba616c5f07413972b3ab71bbef9ab387c805426', '2026-09-15 16:00:00+00', NULL, 0),
  (7, '\x01eaa047640bd67f89569589d84d16ce9917c6337e41077502fe9c552f30be2d0cb03dd6d79a0ce70be69de2561753346de850e4496d8f47813b01e992', '2026-09-15 16:00:00+00', '2026-09-15 16:00:00+00', 59649600),
  (8, '\x01ff3e57e67ac2c17fb4ef9ec51b49c71081d9ea94eac2eb397098fbe66100639c92d87b6025a91314c5497727ad5a4c08dca935544a83dd15abfeafe1', '2026-09-15 16:00:00+00', '2026-09-15 16:00:00+00', 59649600);
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
  (1, 1, 'TRANSPORTE', 72000, 1, 1, '2026-11-28 21:06:11.424362+00');
INSERT INTO sessions (id, token_hash, user_id, sign_in, created_at, expires_at, signed_in_at) OVERRIDING SYSTEM VALUE VALUES
  (1, '\x3690ffe21c2730d4eae39339b2b43b7cf16641b4bd3f778014bb18766c110c65', 1, '5dbe9e1c-83d0-4402-b98a-985586bed6d7', '2026-11-28 21:06:08.330205+00', '2026-09-15 16:15:00+00', '2026-09-15 16:00:00+00'),
  (2, '\xebb51d06cbbaf6f1f5f92c694fe8324aaab4516dd934a02260cc16fa2a784dad', 1, 'bca00ddb-82d4-42fc-a268-f99f1777da21', '2026-11-28 21:06:08.43284+00', '2026-09-15 16:15:00+00', '2026-09-15 16:00:00+00'),
  (5, '\xcc4784467c80a53b0af8ababad86d5471dbe9e96b3054dc98b00a2d359bc9cf3', 4, '5bdc8542-1051-4fe7-84f3-dedabb3cdf99', '2026-11-28 21:06:13.219419+00', '2026-09-15 16:15:00+00', '2026-09-15 16:00:00+00'),
  (6, '\xbfbf8cfa5ce672794e4be4cb198867f113dd806d30c1a65f0f44249883c65363', 5, 'c73928c1-7361-4dc0-baff-ee14db8f26b7', '2026-11-28 21:06:13.314606+00', '2026-09-15 16:15:00+00', '2026-09-15 16:00:00+00'),
  (7, '\x8fb31e520e2894b199a2c5c8e3baafbe19c75453f519631a2bfc041b0f3e6bbf', 5, 'c73928c1-7361-4dc0-baff-ee14db8f26b7', '2026-11-28 21:06:13.331776+00', '2026-09-15 16:15:00+00', '2026-09-15 16:00:00+00'),
  (8, '\x2e9fc14df20827fe6bf1fb9d0cb9666f6f11e3349343d89d7b3fc8bec273c103', 6, '2e972d59-4eb3-484b-bd12-89879393fda4', '2026-11-28 21:06:13.372463+00', '2026-09-15 16:15:00+00', '2026-09-15 16:00:00+00'),
  (9, '\x16121cc447ce5d19f9657068870445d6c4cec7b5576a1bef8642b6b3b5603b52', 6, '2e972d59-4eb3-484b-bd12-89879393fda4', '2026-11-28 21:06:13.382966+00', '2026-09-15 16:15:00+00', '2026-09-15 16:00:00+00'),
  (10, '\x1ffd19477026011779b5358fd9f0788450f83f4ce42894814cf62380c28fdb32', 7, '6e079b1e-6b79-4de0-abed-ba68a16d75c0', '2026-11-28 21:06:13.438268+00', '2026-09-15 16:15:00+00', '2026-09-15 16:00:00+00'),
  (11, '\xd9cd8a2aa9456d2d4e64c3b9d2d3af7df7c3834ec51d24ced2cdd15f7dc8ee7e', 7, '6e079b1e-6b79-4de0-abed-ba68a16d75c0', '2026-11-28 21:06:13.447792+00', '2026-09-15 16:15:00+00', '2026-09-15 16:00:00+00'),
  (12, '\x047ea007911e25fbd943131514249b2fc3df6a1f056cb85d130e72fac10f76ef', 8, '6c6d4040-e142-4eab-8cff-e463c61b5768', '2026-11-28 21:06:13.510728+00', '2026-09-15 16:15:00+00', '2026-09-15 16:00:00+00'),
  (13, '\xdf57a120c8cf44fd5a1d1c38a9ae28a6429c8ffb1330964b72508bc9af0e56c4', 8, '6c6d4040-e142-4eab-8cff-e463c61b5768', '2026-11-28 21:06:13.522705+00', '2026-09-15 16:15:00+00', '2026-09-15 16:00:00+00'),
  (14, '\x08413f7e56ab3f4c9ed69c8bc5332698344ad7c3191a589a367c303ef23f1056', 9, '00b8c203-0824-415f-8c17-805aa942cca2', '2026-11-28 21:06:13.60279+00', '2026-09-15 16:15:30+00', '2026-09-15 16:00:30+00'),
  (15, '\xff619bdbfa49fb1d10d9a9495996e3aa99635a2571ba2408cea92983d3aff4ab', 9, '00b8c203-0824-415f-8c17-805aa942cca2', '2026-11-28 21:06:13.622501+00', '2026-09-15 16:15:30+00', '2026-09-15 16:00:30+00'),
  (16, '\xac6f0fcf919aac014004e2c2fc935efba48378aeb3dc035ee4dfa11d5dd9584d', 10, 'b2ec1e43-95f6-49d4-92b9-6b03761932fd', '2026-11-28 21:06:13.70642+00', '2026-09-15 16:16:00+00', '2026-09-15 16:01:00+00'),
  (17, '\x1ed8410a4fe803088b6fb22d7a52c19c6f35d390df33abc95f59cb57c57dc1e4', 10, 'b2ec1e43-95f6-49d4-92b9-6b03761932fd', '2026-11-28 21:06:13.716759+00', '2026-09-15 16:16:00+00', '2026-09-15 16:01:00+00'),
  (18, '\xede5df38189e9f06f9c187dfb00c66b5ab045757b082ff3b167eb5901828312c', 11, '32d906c6-0344-41f7-949a-462546bc8e17', '2026-11-28 21:06:13.7928+00', '2026-09-15 16:16:30+00', '2026-09-15 16:01:30+00'),
  (19, '\x0985faf0960320f8eefe1e772f67798f8124972833f107eb98e9b56ce3b904ea', 11, '32d906c6-0344-41f7-949a-462546bc8e17', '2026-11-28 21:06:13.80687+00', '2026-09-15 16:16:30+00', '2026-09-15 16:01:30+00'),
  (21, '\x4edf7d40fd9227ac18c7fecca70a11ca7f2b17cb4098a4055872b276a77c52fe', 12, '1eaf6801-bb24-4176-b8f6-5945a3aaeaf3', '2026-11-28 21:06:13.878421+00', '2026-09-15 16:16:30+00', '2026-09-15 16:01:30+00'),
  (22, '\xf5ca1f8af34b09ea187e3c1e86174147a8fe526e3c296d36215aa941172a1b36', 12, '1eaf6801-bb24-4176-b8f6-5945a3aaeaf3', '2026-11-28 21:06:13.892538+00', '2026-09-15 16:16:30+00', '2026-09-15 16:01:30+00'),
  (24, '\x1969910c086946e03cf258c8ee3b4b033da285abbbaf691da64eacac64623228', 13, 'ccc456b9-da94-4fea-8421-970679fb59b8', '2026-11-28 21:06:13.987333+00', '2026-09-15 16:17:00+00', '2026-09-15 16:02:00+00'),
  (25, '\x4831fe8719baa2b05240f056421b8da8cfa26ae4c0f970061105c1da3856d815', 13, 'ccc456b9-da94-4fea-8421-970679fb59b8', '2026-11-28 21:06:13.997957+00', '2026-09-15 16:17:00+00', '2026-09-15 16:02:00+00'),
  (28, '\xff041ccab34f5661ec1b034ba225c68b1cdd32343a101eed248ec49667a29f0e', 15, 'f7aefd12-257e-49e2-bb79-035a4698588c', '2026-11-28 21:06:14.050461+00', '2026-09-15 16:17:00+00', '2026-09-15 16:02:00+00'),
  (29, '\xfade5d8b395228dce62f3c3b4678a2442b15ac1d1c96114a268295bd38fb9c35', 15, 'f7aefd12-257e-49e2-bb79-035a4698588c', '2026-11-28 21:06:14.054376+00', '2026-09-15 16:17:00+00', '2026-09-15 16:02:00+00'),
  (30, '\x044d227a2e4641097c4fe070892f7f5f4eccc6976ce79f1fc7b7ea66ff96025e', 15, 'e8a3d6f4-44eb-4e5c-b208-daed82913bfd', '2026-11-28 21:06:14.098961+00', '2026-09-15 16:17:00+00', '2026-09-15 16:02:00+00'),
  (31, '\x495c5c606a319207869e4b94a652b5c83843f7d972c87c13383d6547f85a31aa', 16, '78d39ca9-4773-4437-834c-a40e36874fa0', '2026-11-28 21:06:16.169884+00', '2026-09-15 16:17:00+00', '2026-09-15 16:02:00+00');
INSERT INTO setup_skips (step, user_id, created_at) OVERRIDING SYSTEM VALUE VALUES
  ('PERSONAS', 1, '2026-09-15 16:02:00+00');
INSERT INTO sign_ins (id, sign_in, user_id, device, agent, address, started_at, last_at, proved_at, has_common_password) OVERRIDING SYSTEM VALUE VALUES
  (1, '5dbe9e1c-83d0-4402-b98a-985586bed6d7', 1, 'E8kE2N_CQ3id8Imm', 'lightMyRequest', '127.0.0.1', '2026-09-15 16:00:00+00', '2026-09-15 16:00:00+00', '2026-09-15 16:00:00+00', true),
  (2, 'bca00ddb-82d4-42fc-a268-f99f1777da21', 1, '4L0Dhzh3fq24xA_Y', 'lightMyRequest', '127.0.0.1', '2026-09-15 16:00:00+00', '2026-09-15 16:00:00+00', '2026-09-15 16:00:00+00', true),
  (3, '2656fb3c-3ac2-4448-a84e-3a793fea310a', 2, 'RR7NIZXP8AJQEP3K', 'lightMyRequest', '127.0.0.1', '2026-09-15 16:00:00+00', '2026-09-15 16:00:00+00', '2026-09-15 16:00:00+00', false),
  (4, 'e0363a53-1432-49f3-821c-b63546b46024', 2, 'dP-0w4TnXYj1UJTn', 'lightMyRequest', '127.0.0.1', '2026-09-15 16:00:00+00', '2026-09-15 16:00:00+00', '2026-09-15 16:00:00+00', false),
  (5, '5bdc8542-1051-4fe7-84f3-dedabb3cdf99', 4, '0Jl6Ho68pYyvwUQZ', 'lightMyRequest', '127.0.0.1', '2026-09-15 16:00:00+00', '2026-09-15 16:00:00+00', '2026-09-15 16:00:00+00', false),
  (6, 'c73928c1-7361-4dc0-baff-ee14db8f26b7', 5, '3LYT2-X3k_Awq7Dr', 'lightMyRequest', '127.0.0.1', '2026-09-15 16:00:00+00', '2026-09-15 16:00:00+00', '2026-09-15 16:00:00+00', false),
  (7, '2e972d59-4eb3-484b-bd12-89879393fda4', 6, 'geG0rDuD4L2ybb9_', 'lightMyRequest', '127.0.0.1', '2026-09-15 16:00:00+00', '2026-09-15 16:00:00+00', '2026-09-15 16:00:00+00', false),
  (8, '6e079b1e-6b79-4de0-abed-ba68a16d75c0', 7, 'rN5BG26vNsTNQVXo', 'lightMyRequest', '127.0.0.1', '2026-09-15 16:00:00+00', '2026-09-15 16:00:00+00', '2026-09-15 16:00:00+00', false),
  (9, '6c6d4040-e142-4eab-8cff-e463c61b5768', 8, 'b5u9VFP_6joED86I', 'lightMyRequest', '127.0.0.1', '2026-09-15 16:00:00+00', '2026-09-15 16:00:00+00', '2026-09-15 16:00:00+00', false),
  (10, '00b8c203-0824-415f-8c17-805aa942cca2', 9, 'o-LS7AsILVN9uUWS', 'lightMyRequest', '127.0.0.1', '2026-09-15 16:00:30+00', '2026-09-15 16:00:30+00', '2026-09-15 16:00:30+00', false),
  (11, 'b2ec1e43-95f6-49d4-92b9-6b03761932fd', 10, 'dyqVNCfJhb_srtRh', 'lightMyRequest', '127.0.0.1', '2026-09-15 16:01:00+00', '2026-09-15 16:01:00+00', '2026-09-15 16:01:00+00', false),
  (12, '32d906c6-0344-41f7-949a-462546bc8e17', 11, 'Sbbk-46-JgyWwFhV', 'lightMyRequest', '127.0.0.1', '2026-09-15 16:01:30+00', '2026-09-15 16:01:30+00', '2026-09-15 16:01:30+00', false),
  (13, '57f83bd0-4b6b-4a75-993f-58a2095e8641', 11, 'egrlUdRpUw48OQqd', 'lightMyRequest', '127.0.0.1', '2026-09-15 16:01:30+00', '2026-09-15 16:01:30+00', '2026-09-15 16:01:30+00', false),
  (14, '1eaf6801-bb24-4176-b8f6-5945a3aaeaf3', 12, 'xEAa8MPdHtW-WDg6', 'lightMyRequest', '127.0.0.1', '2026-09-15 16:01:30+00', '2026-09-15 16:01:30+00', '2026-09-15 16:01:30+00', false),
  (15, '9e542c7c-9317-49e3-80ac-5a42eebfdfba', 12, 'dwhzhZy7OmRAocIg', 'lightMyRequest', '127.0.0.1', '2026-09-15 16:02:00+00', '2026-09-15 16:02:00+00', '2026-09-15 16:02:00+00', false),
  (16, 'ccc456b9-da94-4fea-8421-970679fb59b8', 13, 'hVzaiDuzAyXcB9xK', 'lightMyRequest', '127.0.0.1', '2026-09-15 16:02:00+00', '2026-09-15 16:02:00+00', '2026-09-15 16:02:00+00', false),
  (17, '33ab024c-b4d6-439c-a9b3-312f33be8717', 14, 'BxM4bpx_BsWHXywc', 'lightMyRequest', '127.0.0.1', '2026-09-15 16:02:00+00', '2026-09-15 16:02:00+00', '2026-09-15 16:02:00+00', false),
  (18, 'f7aefd12-257e-49e2-bb79-035a4698588c', 15, 'gcPsF65AsAvlC98s', 'lightMyRequest', '127.0.0.1', '2026-09-15 16:02:00+00', '2026-09-15 16:02:00+00', '2026-09-15 16:02:00+00', false),
  (19, 'e8a3d6f4-44eb-4e5c-b208-daed82913bfd', 15, 'Bu520Y5B7yiBroH_', 'lightMyRequest', '127.0.0.1', '2026-09-15 16:02:00+00', '2026-09-15 16:02:00+00', '2026-09-15 16:02:00+00', false),
  (20, '78d39ca9-4773-4437-834c-a40e36874fa0', 16, '6iCZzHPDWmhuTjLu', 'lightMyRequest', '127.0.0.1', '2026-09-15 16:02:00+00', '2026-09-15 16:02:00+00', '2026-09-15 16:02:00+00', false);
INSERT INTO student_care (student_id, servicio_medico, indicaciones) OVERRIDING SYSTEM VALUE VALUES
  (1, 'HOSPITAL SAN ANGEL', 'RECOSTARLO DE LADO');
INSERT INTO student_health (id, student_id, kind, descripcion) OVERRIDING SYSTEM VALUE VALUES
  (1, 1, 'ALERGIA', 'CACAHUATE CON ANAFILAXIA'),
  (2, 1, 'ENFERMEDAD', 'EPILEPSIA FOCAL'),
  (3, 2, 'ALERGIA', 'CACAHUATE CON ANAFILAXIA');
INSERT INTO student_medicines (id, student_id, nombre, dosis, horario) OVERRIDING SYSTEM VALUE VALUES
  (1, 1, 'VALPROATO DE MAGNESIO', '', '');
INSERT INTO students (id, nombre, nombres, paterno, materno, curp, curp_verificada, numero_control, fecha_nacimiento, photo_id, parent_id, created_by, created_at, grado_previsto, grado_previsto_numero, card_token) OVERRIDING SYSTEM VALUE VALUES
  (1, 'ALUMNO 501 GARCÍA NÚÑEZ', 'ALUMNO 501', 'GARCÍA', 'NÚÑEZ', 'GARC180315HDFCDXA7', true, 'B501', '2018-03-15', 1, 1, 1, '2026-11-28 21:06:09.138393+00', NULL, NULL, '7d1eacf7-d60f-44e3-8920-beefb41be59d'),
  (2, 'NIÑO 1 MUÑOZ GARCÍA', 'NIÑO 1', 'MUÑOZ', 'GARCÍA', 'GARC180315HDFBBCA6', true, 'B00001', '2018-03-15', NULL, 5, NULL, '2026-11-28 21:06:09.610839+00', 'PRIMARIA', 2, '6870e703-ef25-40da-a6b3-e0cf98037b37'),
  (3, 'ALUMNO 2 GARCÍA', NULL, NULL, NULL, 'GARC180315HDFBBDA3', true, 'A0002', '2018-03-15', NULL, NULL, NULL, '2026-11-28 21:06:09.685813+00', NULL, NULL, '2757fbf2-a0d2-4c8d-8516-9dd503b8e404'),
  (4, 'ALUMNO 3 GARCÍA', NULL, NULL, NULL, 'GARC180315HDFBBFA7', true, 'A0003', '2018-03-15', NULL, NULL, NULL, '2026-11-28 21:06:09.725131+00', NULL, NULL, '9ea09c3b-62e8-482a-b92c-9f5be599104b'),
  (5, 'ALUMNO 4 GARCÍA', NULL, NULL, NULL, 'GARC180315HDFBBGA4', true, 'A0004', '2018-03-15', NULL, NULL, NULL, '2026-11-28 21:06:09.793886+00', NULL, NULL, '0451297b-e5ee-4ae0-941a-fa1b7cf49e56'),
  (6, 'ALUMNO 5 GARCÍA', NULL, NULL, NULL, 'GARC180315HDFBBHA1', true, 'A0005', '2018-03-15', NULL, NULL, NULL, '2026-11-28 21:06:09.881474+00', NULL, NULL, '50d7ef14-c709-41d8-8453-e2c3e304f1e5'),
  (7, 'ALUMNO 6 GARCÍA', NULL, NULL, NULL, 'GARC180315HDFBBJA5', true, 'A0006', '2018-03-15', NULL, NULL, NULL, '2026-11-28 21:06:09.974855+00', NULL, NULL, 'abc2a784-310e-4f2e-93fe-0897b4392cb9'),
  (8, 'ALUMNO 7 GARCÍA', NULL, NULL, NULL, 'GARC180315HDFBBKA2', true, 'A0007', '2018-03-15', NULL, NULL, NULL, '2026-11-28 21:06:10.033051+00', NULL, NULL, '29136ca1-19cc-4d72-b56c-c9104c114164'),
  (10, 'ALUMNO 9 GARCÍA', NULL, NULL, NULL, 'GARC180315HDFBBMA6', true, 'A0009', '2018-03-15', NULL, NULL, NULL, '2026-11-28 21:06:10.13567+00', NULL, NULL, '5a5c2b5d-ac70-4089-85eb-9bbe3bbe609c'),
  (11, 'ALUMNO 10 GARCÍA', NULL, NULL, NULL, 'GARC180315HDFBBNA3', true, 'A0010', '2018-03-15', NULL, NULL, NULL, '2026-11-28 21:06:10.163124+00', NULL, NULL, 'bce7b0ff-9d7a-4002-8d0f-507f5cce3fd6'),
  (12, 'ALUMNO 11 GARCÍA', NULL, NULL, NULL, 'GARC180315HDFBBPA4', true, 'A0011', '2018-03-15', NULL, NULL, NULL, '2026-11-28 21:06:10.22224+00', NULL, NULL, '0323baae-4c04-49da-a9ff-f2aa4dbdb432'),
  (13, 'ALUMNO 12 GARCÍA', NULL, NULL, NULL, 'GARC180315HDFBBQA1', true, 'A0012', '2018-03-15', NULL, NULL, NULL, '2026-11-28 21:06:10.246602+00', NULL, NULL, '16389fe4-1b41-42a4-bd51-d890b312d635'),
  (14, 'ALUMNO 13 GARCÍA', NULL, NULL, NULL, 'GARC180315HDFBBRA8', true, 'A0013', '2018-03-15', NULL, NULL, NULL, '2026-11-28 21:06:10.292184+00', NULL, NULL, '62d15881-1486-4090-9185-71284196fd63'),
  (15, 'ALUMNO 14 GARCÍA', NULL, NULL, NULL, 'GARC180315HDFBBSA5', true, 'A0014', '2018-03-15', NULL, NULL, NULL, '2026-11-28 21:06:10.337227+00', NULL, NULL, 'a48bc495-bb5c-4ded-9653-e04fec1c5ecd'),
  (16, 'ALUMNO 15 GARCÍA', NULL, NULL, NULL, 'GARC180315HDFBBTA2', true, 'A0015', '2018-03-15', NULL, NULL, NULL, '2026-11-28 21:06:10.366942+00', NULL, NULL, 'd7d709b1-bf1b-415c-a80f-ce24b7cd4186'),
  (17, 'ALUMNO 16 GARCÍA', NULL, NULL, NULL, 'GARC180315HDFBBVA6', true, 'A0016', '2018-03-15', NULL, NULL, NULL, '2026-11-28 21:06:10.409236+00', NULL, NULL, '84e800f5-2eef-4372-840f-fe6119e3fd44'),
  (18, 'ALUMNO 17 GARCÍA', NULL, NULL, NULL, 'GARC180315HDFBBWA3', true, 'A0017', '2018-03-15', NULL, NULL, NULL, '2026-11-28 21:06:10.437931+00', NULL, NULL, '45bd61ef-a5b9-48e6-bcb7-fcfc0681d4d3'),
  (19, 'ALUMNO 18 GARCÍA', NULL, NULL, NULL, 'GARC180315HDFBBXA0', true, 'A0018', '2018-03-15', NULL, NULL, NULL, '2026-11-28 21:06:10.454758+00', NULL, NULL, '5788e48f-b654-4b75-bc7d-6077aaa070d7'),
  (20, 'ALUMNO 19 GARCÍA', NULL, NULL, NULL, 'GARC180315HDFBBYA7', true, 'A0019', '2018-03-15', NULL, NULL, NULL, '2026-11-28 21:06:10.521072+00', NULL, NULL, 'bb3381e1-e4bb-465a-84b9-d672aa025d4c'),
  (21, 'ALUMNO 20 GARCÍA', NULL, NULL, NULL, 'GARC180315HDFBBZA4', true, 'A0020', '2018-03-15', NULL, NULL, NULL, '2026-11-28 21:06:10.566801+00', NULL, NULL, 'ca051b5e-0fd8-4e75-9eb7-ce191821d354'),
  (22, 'ALUMNO 21 GARCÍA', NULL, NULL, NULL, 'GARC180315HDFBCBA5', true, 'A0021', '2018-03-15', NULL, NULL, NULL, '2026-11-28 21:06:10.62485+00', NULL, NULL, '43214551-479f-45cc-b253-2e3d7c91f398'),
  (23, 'ALUMNO 22 GARCÍA', NULL, NULL, NULL, 'GARC180315HDFBCCA2', true, 'A0022', '2018-03-15', NULL, NULL, NULL, '2026-11-28 21:06:11.153213+00', NULL, NULL, '6b86a871-0dee-479e-9a07-b9386eb5fdce'),
  (25, 'ALUMNO 23 GARCÍA', NULL, NULL, NULL, 'GARC180315HDFBCDA9', true, 'A0023', '2018-03-15', NULL, 6, NULL, '2026-11-28 21:06:14.584016+00', NULL, NULL, 'e3f4fca7-f71a-4b73-a3da-331f280e44bb'),
  (26, 'ALUMNO 24 GARCÍA', NULL, NULL, NULL, 'GARC180315HDFBCFA3', true, 'A0024', '2018-03-15', NULL, 6, NULL, '2026-11-28 21:06:14.584016+00', NULL, NULL, 'fe991876-2860-47dd-bd75-4256d4e9b773'),
  (27, 'ALUMNO 25 GARCÍA', NULL, NULL, NULL, 'GARC180315HDFBCGA0', true, 'Z900', '2018-03-15', NULL, NULL, NULL, '2026-11-28 21:06:15.832679+00', NULL, NULL, '42681bcb-94b7-4690-af14-5009bc1208fe'),
  (28, 'ALUMNO 26 GARCÍA', NULL, NULL, NULL, 'GARC180315HDFBCHA7', true, 'A0026', '2018-03-15', NULL, 8, NULL, '2026-11-28 21:06:15.832679+00', NULL, NULL, '2577f7e2-5e4f-4607-b11f-300fb480bd2e');
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
  (21, 3, 2041, 9, 1, 'COLEGIATURA SEPTIEMBRE 2041', '2041-09-10', 260000, 0, 260000, 0, '2026-09-15 16:00:00+00', NULL, NULL, NULL, NULL, 0),
  (22, 3, 2041, 10, 1, 'COLEGIATURA OCTUBRE 2041', '2041-10-10', 260000, 0, 260000, 0, '2026-09-15 16:00:00+00', NULL, NULL, NULL, NULL, 0),
  (23, 3, 2041, 11, 1, 'COLEGIATURA NOVIEMBRE 2041', '2041-11-10', 260000, 0, 260000, 0, '2026-09-15 16:00:00+00', NULL, NULL, NULL, NULL, 0),
  (24, 3, 2041, 12, 1, 'COLEGIATURA DICIEMBRE 2041', '2041-12-10', 260000, 0, 260000, 0, '2026-09-15 16:00:00+00', NULL, NULL, NULL, NULL, 0),
  (25, 3, 2042, 1, 1, 'COLEGIATURA ENERO 2042', '2042-01-10', 260000, 0, 260000, 0, '2026-09-15 16:00:00+00', NULL, NULL, NULL, NULL, 0),
  (26, 3, 2042, 2, 1, 'COLEGIATURA FEBRERO 2042', '2042-02-10', 260000, 0, 260000, 0, '2026-09-15 16:00:00+00', NULL, NULL, NULL, NULL, 0),
  (27, 3, 2042, 3, 1, 'COLEGIATURA MARZO 2042', '2042-03-10', 260000, 0, 260000, 0, '2026-09-15 16:00:00+00', NULL, NULL, NULL, NULL, 0),
  (28, 3, 2042, 4, 1, 'COLEGIATURA ABRIL 2042', '2042-04-10', 260000, 0, 260000, 0, '2026-09-15 16:00:00+00', NULL, NULL, NULL, NULL, 0),
  (29, 3, 2042, 5, 1, 'COLEGIATURA MAYO 2042', '2042-05-10', 260000, 0, 260000, 0, '2026-09-15 16:00:00+00', NULL, NULL, NULL, NULL, 0),
  (30, 3, 2042, 6, 1, 'COLEGIATURA JUNIO 2042', '2042-06-10', 260000, 0, 260000, 0, '2026-09-15 16:00:00+00', NULL, NULL, NULL, NULL, 0),
  (31, 4, 2026, 9, 1, 'COLEGIATURA SEPTIEMBRE 2026', '2026-09-27', 260000, 0, 260000, 0, '2026-09-15 16:00:00+00', NULL, NULL, NULL, NULL, 0),
  (32, 4, 2026, 10, 1, 'COLEGIATURA OCTUBRE 2026', '2026-10-12', 260000, 0, 260000, 0, '2026-09-15 16:00:00+00', NULL, NULL, 'BAJA', '2026-09-15 16:00:00+00', 0),
  (33, 4, 2026, 11, 1, 'COLEGIATURA NOVIEMBRE 2026', '2026-11-12', 260000, 0, 260000, 0, '2026-09-15 16:00:00+00', NULL, NULL, 'BAJA', '2026-09-15 16:00:00+00', 0),
  (34, 4, 2026, 12, 1, 'COLEGIATURA DICIEMBRE 2026', '2026-12-12', 260000, 0, 260000, 0, '2026-09-15 16:00:00+00', NULL, NULL, 'BAJA', '2026-09-15 16:00:00+00', 0),
  (35, 4, 2027, 1, 1, 'COLEGIATURA ENERO 2027', '2027-01-12', 260000, 0, 260000, 0, '2026-09-15 16:00:00+00', NULL, NULL, 'BAJA', '2026-09-15 16:00:00+00', 0),
  (36, 4, 2027, 2, 1, 'COLEGIATURA FEBRERO 2027', '2027-02-12', 260000, 0, 260000, 0, '2026-09-15 16:00:00+00', NULL, NULL, 'BAJA', '2026-09-15 16:00:00+00', 0),
  (37, 4, 2027, 3, 1, 'COLEGIATURA MARZO 2027', '2027-03-12', 260000, 0, 260000, 0, '2026-09-15 16:00:00+00', NULL, NULL, 'BAJA', '2026-09-15 16:00:00+00', 0),
  (38, 4, 2027, 4, 1, 'COLEGIATURA ABRIL 2027', '2027-04-12', 260000, 0, 260000, 0, '2026-09-15 16:00:00+00', NULL, NULL, 'BAJA', '2026-09-15 16:00:00+00', 0),
  (39, 4, 2027, 5, 1, 'COLEGIATURA MAYO 2027', '2027-05-12', 260000, 0, 260000, 0, '2026-09-15 16:00:00+00', NULL, NULL, 'BAJA', '2026-09-15 16:00:00+00', 0),
  (40, 4, 2027, 6, 1, 'COLEGIATURA JUNIO 2027', '2027-06-12', 260000, 0, 260000, 0, '2026-09-15 16:00:00+00', NULL, NULL, 'BAJA', '2026-09-15 16:00:00+00', 0),
  (41, 5, 2026, 9, 1, 'COLEGIATURA SEPTIEMBRE 2026', '2026-09-27', 260000, 0, 260000, 0, '2026-09-15 16:00:00+00', NULL, NULL, NULL, NULL, 0),
  (42, 5, 2026, 10, 1, 'COLEGIATURA OCTUBRE 2026', '2026-10-12', 260000, 0, 260000, 0, '2026-09-15 16:00:00+00', NULL, NULL, NULL, NULL, 0),
  (43, 5, 2026, 11, 1, 'COLEGIATURA NOVIEMBRE 2026', '2026-11-12', 260000, 0, 260000, 0, '2026-09-15 16:00:00+00', NULL, NULL, NULL, NULL, 0),
  (44, 5, 2026, 12, 1, 'COLEGIATURA DICIEMBRE 2026', '2026-12-12', 260000, 0, 260000, 0, '2026-09-15 16:00:00+00', NULL, NULL, NULL, NULL, 0),
  (45, 5, 2027, 1, 1, 'COLEGIATURA ENERO 2027', '2027-01-12', 260000, 0, 260000, 0, '2026-09-15 16:00:00+00', NULL, NULL, NULL, NULL, 0),
  (46, 5, 2027, 2, 1, 'COLEGIATURA FEBRERO 2027', '2027-02-12', 260000, 0, 260000, 0, '2026-09-15 16:00:00+00', NULL, NULL, NULL, NULL, 0),
  (47, 5, 2027, 3, 1, 'COLEGIATURA MARZO 2027', '2027-03-12', 260000, 0, 260000, 0, '2026-09-15 16:00:00+00', NULL, NULL, NULL, NULL, 0),
  (48, 5, 2027, 4, 1, 'COLEGIATURA ABRIL 2027', '2027-04-12', 260000, 0, 260000, 0, '2026-09-15 16:00:00+00', NULL, NULL, NULL, NULL, 0),
  (49, 5, 2027, 5, 1, 'COLEGIATURA MAYO 2027', '2027-05-12', 260000, 0, 260000, 0, '2026-09-15 16:00:00+00', NULL, NULL, NULL, NULL, 0),
  (50, 5, 2027, 6, 1, 'COLEGIATURA JUNIO 2027', '2027-06-12', 260000, 0, 260000, 0, '2026-09-15 16:00:00+00', NULL, NULL, NULL, NULL, 0),
  (51, 6, 2026, 9, 1, 'COLEGIATURA SEPTIEMBRE 2026', '2026-09-27', 260000, 0, 260000, 0, '2026-09-15 16:00:00+00', NULL, NULL, 'CANCELADA', '2026-09-15 16:00:00+00', 0),
  (52, 6, 2026, 10, 1, 'COLEGIATURA OCTUBRE 2026', '2026-10-12', 260000, 0, 260000, 0, '2026-09-15 16:00:00+00', NULL, NULL, 'CANCELADA', '2026-09-15 16:00:00+00', 0),
  (53, 6, 2026, 11, 1, 'COLEGIATURA NOVIEMBRE 2026', '2026-11-12', 260000, 0, 260000, 0, '2026-09-15 16:00:00+00', NULL, NULL, 'CANCELADA', '2026-09-15 16:00:00+00', 0),
  (54, 6, 2026, 12, 1, 'COLEGIATURA DICIEMBRE 2026', '2026-12-12', 260000, 0, 260000, 0, '2026-09-15 16:00:00+00', NULL, NULL, 'CANCELADA', '2026-09-15 16:00:00+00', 0),
  (55, 6, 2027, 1, 1, 'COLEGIATURA ENERO 2027', '2027-01-12', 260000, 0, 260000, 0, '2026-09-15 16:00:00+00', NULL, NULL, 'CANCELADA', '2026-09-15 16:00:00+00', 0),
  (56, 6, 2027, 2, 1, 'COLEGIATURA FEBRERO 2027', '2027-02-12', 260000, 0, 260000, 0, '2026-09-15 16:00:00+00', NULL, NULL, 'CANCELADA', '2026-09-15 16:00:00+00', 0),
  (57, 6, 2027, 3, 1, 'COLEGIATURA MARZO 2027', '2027-03-12', 260000, 0, 260000, 0, '2026-09-15 16:00:00+00', NULL, NULL, 'CANCELADA', '2026-09-15 16:00:00+00', 0),
  (58, 6, 2027, 4, 1, 'COLEGIATURA ABRIL 2027', '2027-04-12', 260000, 0, 260000, 0, '2026-09-15 16:00:00+00', NULL, NULL, 'CANCELADA', '2026-09-15 16:00:00+00', 0),
  (59, 6, 2027, 5, 1, 'COLEGIATURA MAYO 2027', '2027-05-12', 260000, 0, 260000, 0, '2026-09-15 16:00:00+00', NULL, NULL, 'CANCELADA', '2026-09-15 16:00:00+00', 0),
  (60, 6, 2027, 6, 1, 'COLEGIATURA JUNIO 2027', '2027-06-12', 260000, 0, 260000, 0, '2026-09-15 16:00:00+00', NULL, NULL, 'CANCELADA', '2026-09-15 16:00:00+00', 0),
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
  (131, 14, 2026, 9, 1, 'COLEGIATURA SEPTIEMBRE 2026', '2026-09-27', 260000, 0, 260000, 0, '2026-09-15 16:00:00+00', NULL, NULL, NULL, NULL, 0),
  (132, 14, 2026, 10, 1, 'COLEGIATURA OCTUBRE 2026', '2026-10-12', 260000, 0, 260000, 0, '2026-09-15 16:00:00+00', NULL, NULL, NULL, NULL, 0),
  (133, 14, 2026, 11, 1, 'COLEGIATURA NOVIEMBRE 2026', '2026-11-12', 260000, 0, 260000, 0, '2026-09-15 16:00:00+00', NULL, NULL, NULL, NULL, 0),
  (134, 14, 2026, 12, 1, 'COLEGIATURA DICIEMBRE 2026', '2026-12-12', 260000, 0, 260000, 0, '2026-09-15 16:00:00+00', NULL, NULL, NULL, NULL, 0),
  (135, 14, 2027, 1, 1, 'COLEGIATURA ENERO 2027', '2027-01-12', 260000, 0, 260000, 0, '2026-09-15 16:00:00+00', NULL, NULL, NULL, NULL, 0),
  (136, 14, 2027, 2, 1, 'COLEGIATURA FEBRERO 2027', '2027-02-12', 260000, 0, 260000, 0, '2026-09-15 16:00:00+00', NULL, NULL, NULL, NULL, 0),
  (137, 14, 2027, 3, 1, 'COLEGIATURA MARZO 2027', '2027-03-12', 260000, 0, 260000, 0, '2026-09-15 16:00:00+00', NULL, NULL, NULL, NULL, 0),
  (138, 14, 2027, 4, 1, 'COLEGIATURA ABRIL 2027', '2027-04-12', 260000, 0, 260000, 0, '2026-09-15 16:00:00+00', NULL, NULL, NULL, NULL, 0),
  (139, 14, 2027, 5, 1, 'COLEGIATURA MAYO 2027', '2027-05-12', 260000, 0, 260000, 0, '2026-09-15 16:00:00+00', NULL, NULL, NULL, NULL, 0),
  (140, 14, 2027, 6, 1, 'COLEGIATURA JUNIO 2027', '2027-06-12', 260000, 0, 260000, 0, '2026-09-15 16:00:00+00', NULL, NULL, NULL, NULL, 0),
  (141, 15, 2026, 9, 1, 'COLEGIATURA SEPTIEMBRE 2026', '2026-09-27', 260000, 2000, 208000, 0, '2026-09-15 16:00:00+00', NULL, NULL, NULL, NULL, 0),
  (142, 15, 2026, 10, 1, 'COLEGIATURA OCTUBRE 2026', '2026-10-12', 260000, 2000, 208000, 0, '2026-09-15 16:00:00+00', NULL, NULL, NULL, NULL, 0),
  (143, 15, 2026, 11, 1, 'COLEGIATURA NOVIEMBRE 2026', '2026-11-12', 260000, 2000, 208000, 0, '2026-09-15 16:00:00+00', NULL, NULL, NULL, NULL, 0),
  (144, 15, 2026, 12, 1, 'COLEGIATURA DICIEMBRE 2026', '2026-12-12', 260000, 2000, 208000, 0, '2026-09-15 16:00:00+00', NULL, NULL, NULL, NULL, 0),
  (145, 15, 2027, 1, 1, 'COLEGIATURA ENERO 2027', '2027-01-12', 260000, 2000, 208000, 0, '2026-09-15 16:00:00+00', NULL, NULL, NULL, NULL, 0),
  (146, 15, 2027, 2, 1, 'COLEGIATURA FEBRERO 2027', '2027-02-12', 260000, 2000, 208000, 0, '2026-09-15 16:00:00+00', NULL, NULL, NULL, NULL, 0),
  (147, 15, 2027, 3, 1, 'COLEGIATURA MARZO 2027', '2027-03-12', 260000, 2000, 208000, 0, '2026-09-15 16:00:00+00', NULL, NULL, NULL, NULL, 0),
  (148, 15, 2027, 4, 1, 'COLEGIATURA ABRIL 2027', '2027-04-12', 260000, 2000, 208000, 0, '2026-09-15 16:00:00+00', NULL, NULL, NULL, NULL, 0),
  (149, 15, 2027, 5, 1, 'COLEGIATURA MAYO 2027', '2027-05-12', 260000, 2000, 208000, 0, '2026-09-15 16:00:00+00', NULL, NULL, NULL, NULL, 0),
  (150, 15, 2027, 6, 1, 'COLEGIATURA JUNIO 2027', '2027-06-12', 260000, 2000, 208000, 0, '2026-09-15 16:00:00+00', NULL, NULL, NULL, NULL, 0),
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
  (161, 17, 2026, 9, 1, 'COLEGIATURA SEPTIEMBRE 2026', '2026-09-27', 260000, 0, 260000, 0, '2026-09-15 16:00:00+00', NULL, NULL, NULL, NULL, 0),
  (162, 17, 2026, 10, 1, 'COLEGIATURA OCTUBRE 2026', '2026-10-12', 260000, 0, 260000, 0, '2026-09-15 16:00:00+00', NULL, NULL, NULL, NULL, 0),
  (163, 17, 2026, 11, 1, 'COLEGIATURA NOVIEMBRE 2026', '2026-11-12', 260000, 0, 260000, 0, '2026-09-15 16:00:00+00', NULL, NULL, NULL, NULL, 0),
  (164, 17, 2026, 12, 1, 'COLEGIATURA DICIEMBRE 2026', '2026-12-12', 260000, 0, 260000, 0, '2026-09-15 16:00:00+00', NULL, NULL, NULL, NULL, 0),
  (165, 17, 2027, 1, 1, 'COLEGIATURA ENERO 2027', '2027-01-12', 260000, 0, 260000, 0, '2026-09-15 16:00:00+00', NULL, NULL, NULL, NULL, 0),
  (166, 17, 2027, 2, 1, 'COLEGIATURA FEBRERO 2027', '2027-02-12', 260000, 0, 260000, 0, '2026-09-15 16:00:00+00', NULL, NULL, NULL, NULL, 0),
  (167, 17, 2027, 3, 1, 'COLEGIATURA MARZO 2027', '2027-03-12', 260000, 0, 260000, 0, '2026-09-15 16:00:00+00', NULL, NULL, NULL, NULL, 0),
  (168, 17, 2027, 4, 1, 'COLEGIATURA ABRIL 2027', '2027-04-12', 260000, 0, 260000, 0, '2026-09-15 16:00:00+00', NULL, NULL, NULL, NULL, 0),
  (169, 17, 2027, 5, 1, 'COLEGIATURA MAYO 2027', '2027-05-12', 260000, 0, 260000, 0, '2026-09-15 16:00:00+00', NULL, NULL, NULL, NULL, 0),
  (170, 17, 2027, 6, 1, 'COLEGIATURA JUNIO 2027', '2027-06-12', 260000, 0, 260000, 0, '2026-09-15 16:00:00+00', NULL, NULL, NULL, NULL, 0),
  (181, 19, 2026, 9, 1, 'COLEGIATURA SEPTIEMBRE 2026', '2026-09-27', 260000, 1000, 234000, 234000, '2026-09-15 16:02:00+00', NULL, NULL, NULL, NULL, 0),
  (182, 19, 2026, 10, 1, 'COLEGIATURA OCTUBRE 2026', '2026-10-12', 260000, 1000, 234000, 0, '2026-09-15 16:02:00+00', NULL, NULL, NULL, NULL, 0),
  (183, 19, 2026, 11, 1, 'COLEGIATURA NOVIEMBRE 2026', '2026-11-12', 260000, 1000, 234000, 0, '2026-09-15 16:02:00+00', NULL, NULL, NULL, NULL, 0),
  (184, 19, 2026, 12, 1, 'COLEGIATURA DICIEMBRE 2026', '2026-12-12', 260000, 1000, 234000, 0, '2026-09-15 16:02:00+00', NULL, NULL, NULL, NULL, 0),
  (185, 19, 2027, 1, 1, 'COLEGIATURA ENERO 2027', '2027-01-12', 260000, 1000, 234000, 0, '2026-09-15 16:02:00+00', NULL, NULL, NULL, NULL, 0),
  (186, 19, 2027, 2, 1, 'COLEGIATURA FEBRERO 2027', '2027-02-12', 260000, 1000, 234000, 0, '2026-09-15 16:02:00+00', NULL, NULL, NULL, NULL, 0),
  (187, 19, 2027, 3, 1, 'COLEGIATURA MARZO 2027', '2027-03-12', 260000, 1000, 234000, 0, '2026-09-15 16:02:00+00', NULL, NULL, NULL, NULL, 0),
  (188, 19, 2027, 4, 1, 'COLEGIATURA ABRIL 2027', '2027-04-12', 260000, 1000, 234000, 0, '2026-09-15 16:02:00+00', NULL, NULL, NULL, NULL, 0),
  (189, 19, 2027, 5, 1, 'COLEGIATURA MAYO 2027', '2027-05-12', 260000, 1000, 234000, 0, '2026-09-15 16:02:00+00', NULL, NULL, NULL, NULL, 0),
  (190, 19, 2027, 6, 1, 'COLEGIATURA JUNIO 2027', '2027-06-12', 260000, 1000, 234000, 0, '2026-09-15 16:02:00+00', NULL, NULL, NULL, NULL, 0),
  (191, 20, 2026, 9, 1, 'COLEGIATURA SEPTIEMBRE 2026', '2026-09-27', 260000, 0, 260000, 0, '2026-09-15 16:02:00+00', NULL, NULL, NULL, NULL, 0),
  (192, 20, 2026, 10, 1, 'COLEGIATURA OCTUBRE 2026', '2026-10-12', 260000, 0, 260000, 0, '2026-09-15 16:02:00+00', NULL, NULL, NULL, NULL, 0),
  (193, 20, 2026, 11, 1, 'COLEGIATURA NOVIEMBRE 2026', '2026-11-12', 260000, 0, 260000, 0, '2026-09-15 16:02:00+00', NULL, NULL, NULL, NULL, 0),
  (194, 20, 2026, 12, 1, 'COLEGIATURA DICIEMBRE 2026', '2026-12-12', 260000, 0, 260000, 0, '2026-09-15 16:02:00+00', NULL, NULL, NULL, NULL, 0),
  (195, 20, 2027, 1, 1, 'COLEGIATURA ENERO 2027', '2027-01-12', 260000, 0, 260000, 0, '2026-09-15 16:02:00+00', NULL, NULL, NULL, NULL, 0),
  (196, 20, 2027, 2, 1, 'COLEGIATURA FEBRERO 2027', '2027-02-12', 260000, 0, 260000, 0, '2026-09-15 16:02:00+00', NULL, NULL, NULL, NULL, 0),
  (197, 20, 2027, 3, 1, 'COLEGIATURA MARZO 2027', '2027-03-12', 260000, 0, 260000, 0, '2026-09-15 16:02:00+00', NULL, NULL, NULL, NULL, 0),
  (198, 20, 2027, 4, 1, 'COLEGIATURA ABRIL 2027', '2027-04-12', 260000, 0, 260000, 0, '2026-09-15 16:02:00+00', NULL, NULL, NULL, NULL, 0),
  (199, 20, 2027, 5, 1, 'COLEGIATURA MAYO 2027', '2027-05-12', 260000, 0, 260000, 0, '2026-09-15 16:02:00+00', NULL, NULL, NULL, NULL, 0),
  (200, 20, 2027, 6, 1, 'COLEGIATURA JUNIO 2027', '2027-06-12', 260000, 0, 260000, 0, '2026-09-15 16:02:00+00', NULL, NULL, NULL, NULL, 0);
INSERT INTO users (id, name, password_hash, type_user, role_id, created_at, deactivated_at) OVERRIDING SYSTEM VALUE VALUES
  (1, 'direccion nueva', '$argon2id$v=19$m=8,t=1,p=1$kc1HmWHlhyndg5b7cUabEw$FGnm42jQz4oe16c++MHPoDl6zsLh0eHJDX2SvK4daLE', 'NORMAL', 1, '2026-11-28 21:06:07.788544+00', NULL),
  (2, 'auxiliar', '$argon2id$v=19$m=19456,t=2,p=1$hqI763jJZWpBDUpy4NTFyQ$RAx7Boo85kLxQT7eOPQjigps5GKiFQ9Bd3kRgYudTcA', 'NORMAL', NULL, '2026-11-28 21:06:08.528282+00', '2026-09-15 16:00:00+00'),
  (3, 'rosa', '$argon2id$v=19$m=19456,t=2,p=1$zwl30tTtD/shwibgXH8woQ$MnLixWjjyVryBLlQV3R0b/jEdMmHgPi7HKq1qs+/gbU', 'PADRE', NULL, '2026-11-28 21:06:09.322823+00', NULL),
  (4, 'usuario 1', '$argon2id$v=19$m=8,t=1,p=1$bx4gdmpqaIxAzNUSNfJ14A$VQV9MienO/UwRf5Pq5zxSqZzK/hL2qTlLnrwIBW3Jkc', 'NORMAL', 3, '2026-11-28 21:06:13.213243+00', NULL),
  (5, 'usuario 2', '$argon2id$v=19$m=8,t=1,p=1$bx4gdmpqaIxAzNUSNfJ14A$VQV9MienO/UwRf5Pq5zxSqZzK/hL2qTlLnrwIBW3Jkc', 'NORMAL', 4, '2026-11-28 21:06:13.303559+00', NULL),
  (6, 'usuario 3', '$argon2id$v=19$m=8,t=1,p=1$bx4gdmpqaIxAzNUSNfJ14A$VQV9MienO/UwRf5Pq5zxSqZzK/hL2qTlLnrwIBW3Jkc', 'NORMAL', 5, '2026-11-28 21:06:13.35432+00', NULL),
  (7, 'usuario 4', '$argon2id$v=19$m=8,t=1,p=1$bx4gdmpqaIxAzNUSNfJ14A$VQV9MienO/UwRf5Pq5zxSqZzK/hL2qTlLnrwIBW3Jkc', 'NORMAL', 6, '2026-11-28 21:06:13.418536+00', NULL),
  (8, 'usuario 5', '$argon2id$v=19$m=8,t=1,p=1$bx4gdmpqaIxAzNUSNfJ14A$VQV9MienO/UwRf5Pq5zxSqZzK/hL2qTlLnrwIBW3Jkc', 'NORMAL', 7, '2026-11-28 21:06:13.504636+00', NULL),
  (9, 'usuario 6', '$argon2id$v=19$m=8,t=1,p=1$bx4gdmpqaIxAzNUSNfJ14A$VQV9MienO/UwRf5Pq5zxSqZzK/hL2qTlLnrwIBW3Jkc', 'NORMAL', 8, '2026-11-28 21:06:13.590591+00', NULL),
  (10, 'usuario 7', '$argon2id$v=19$m=8,t=1,p=1$bx4gdmpqaIxAzNUSNfJ14A$VQV9MienO/UwRf5Pq5zxSqZzK/hL2qTlLnrwIBW3Jkc', 'NORMAL', 9, '2026-11-28 21:06:13.697202+00', NULL),
  (11, 'usuario 8', '$argon2id$v=19$m=8,t=1,p=1$bx4gdmpqaIxAzNUSNfJ14A$VQV9MienO/UwRf5Pq5zxSqZzK/hL2qTlLnrwIBW3Jkc', 'NORMAL', 10, '2026-11-28 21:06:13.774337+00', NULL),
  (12, 'usuario 9', '$argon2id$v=19$m=8,t=1,p=1$bx4gdmpqaIxAzNUSNfJ14A$VQV9MienO/UwRf5Pq5zxSqZzK/hL2qTlLnrwIBW3Jkc', 'NORMAL', 11, '2026-11-28 21:06:13.860244+00', NULL),
  (13, 'usuario 10', '$argon2id$v=19$m=8,t=1,p=1$bx4gdmpqaIxAzNUSNfJ14A$VQV9MienO/UwRf5Pq5zxSqZzK/hL2qTlLnrwIBW3Jkc', 'NORMAL', 12, '2026-11-28 21:06:13.976552+00', NULL),
  (14, 'usuario 11', '$argon2id$v=19$m=8,t=1,p=1$bx4gdmpqaIxAzNUSNfJ14A$VQV9MienO/UwRf5Pq5zxSqZzK/hL2qTlLnrwIBW3Jkc', 'NORMAL', 13, '2026-11-28 21:06:14.021045+00', NULL),
  (15, 'usuario 12', '$argon2id$v=19$m=8,t=1,p=1$bx4gdmpqaIxAzNUSNfJ14A$VQV9MienO/UwRf5Pq5zxSqZzK/hL2qTlLnrwIBW3Jkc', 'NORMAL', 14, '2026-11-28 21:06:14.045899+00', NULL),
  (16, 'usuario 13', '$argon2id$v=19$m=8,t=1,p=1$bx4gdmpqaIxAzNUSNfJ14A$VQV9MienO/UwRf5Pq5zxSqZzK/hL2qTlLnrwIBW3Jkc', 'NORMAL', 15, '2026-11-28 21:06:16.155613+00', NULL),
  (17, 'portero', '$argon2id$v=19$m=19456,t=2,p=1$mQgVwZZxD10Ja+XuD18o0w$xcPbzupQ1SQigdhFBCql7ao5ugnFC3Jl0TCKrN640aI', 'NORMAL', 16, '2026-11-28 21:06:16.452886+00', NULL);
SELECT setval(pg_get_serial_sequence('audit_entries', 'id'), (SELECT max(id) FROM audit_entries));
SELECT setval(pg_get_serial_sequence('avisos', 'id'), (SELECT max(id) FROM avisos));
SELECT setval(pg_get_serial_sequence('bank_accounts', 'id'), (SELECT max(id) FROM bank_accounts));
SELECT setval(pg_get_serial_sequence('bank_files', 'id'), (SELECT max(id) FROM bank_files));
SELECT setval(pg_get_serial_sequence('bank_movements', 'id'), (SELECT max(id) FROM bank_movements));
SELECT setval(pg_get_serial_sequence('browsers', 'id'), (SELECT max(id) FROM browsers));
SELECT setval(pg_get_serial_sequence('cash_cuts', 'id'), (SELECT max(id) FROM cash_cuts));
SELECT setval(pg_get_serial_sequence('cash_floats', 'id'), (SELECT max(id) FROM cash_floats));
SELECT setval(pg_get_serial_sequence('certificates', 'id'), (SELECT max(id) FROM certificates));
SELECT setval(pg_get_serial_sequence('charge_batches', 'id'), (SELECT max(id) FROM charge_batches));
SELECT setval(pg_get_serial_sequence('charges', 'id'), (SELECT max(id) FROM charges));
SELECT setval(pg_get_serial_sequence('concepts', 'id'), (SELECT max(id) FROM concepts));
SELECT setval(pg_get_serial_sequence('corrections', 'id'), (SELECT max(id) FROM corrections));
SELECT setval(pg_get_serial_sequence('credit_moves', 'id'), (SELECT max(id) FROM credit_moves));
SELECT setval(pg_get_serial_sequence('credits', 'id'), (SELECT max(id) FROM credits));
SELECT setval(pg_get_serial_sequence('cycles', 'id'), (SELECT max(id) FROM cycles));
SELECT setval(pg_get_serial_sequence('debtor_contacts', 'id'), (SELECT max(id) FROM debtor_contacts));
SELECT setval(pg_get_serial_sequence('departments', 'id'), (SELECT max(id) FROM departments));
SELECT setval(pg_get_serial_sequence('deposit_slips', 'id'), (SELECT max(id) FROM deposit_slips));
SELECT setval(pg_get_serial_sequence('desk_queue', 'id'), (SELECT max(id) FROM desk_queue));
SELECT setval(pg_get_serial_sequence('document_kinds', 'id'), (SELECT max(id) FROM document_kinds));
SELECT setval(pg_get_serial_sequence('enrolments', 'id'), (SELECT max(id) FROM enrolments));
SELECT setval(pg_get_serial_sequence('family_link_sheets', 'id'), (SELECT max(id) FROM family_link_sheets));
SELECT setval(pg_get_serial_sequence('family_links', 'id'), (SELECT max(id) FROM family_links));
SELECT setval(pg_get_serial_sequence('files', 'id'), (SELECT max(id) FROM files));
SELECT setval(pg_get_serial_sequence('fiscals', 'id'), (SELECT max(id) FROM fiscals));
SELECT setval(pg_get_serial_sequence('groups', 'id'), (SELECT max(id) FROM groups));
SELECT setval(pg_get_serial_sequence('guardians', 'id'), (SELECT max(id) FROM guardians));
SELECT setval(pg_get_serial_sequence('invoice_deliveries', 'id'), (SELECT max(id) FROM invoice_deliveries));
SELECT setval(pg_get_serial_sequence('invoice_documents', 'id'), (SELECT max(id) FROM invoice_documents));
SELECT setval(pg_get_serial_sequence('login_failures', 'id'), (SELECT max(id) FROM login_failures));
SELECT setval(pg_get_serial_sequence('mensajes', 'id'), (SELECT max(id) FROM mensajes));
SELECT setval(pg_get_serial_sequence('new_browsers', 'id'), (SELECT max(id) FROM new_browsers));
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
SELECT setval(pg_get_serial_sequence('reminder_rules', 'id'), (SELECT max(id) FROM reminder_rules));
SELECT setval(pg_get_serial_sequence('roles', 'id'), (SELECT max(id) FROM roles));
SELECT setval(pg_get_serial_sequence('scholarships', 'id'), (SELECT max(id) FROM scholarships));
SELECT setval(pg_get_serial_sequence('services', 'id'), (SELECT max(id) FROM services));
SELECT setval(pg_get_serial_sequence('sessions', 'id'), (SELECT max(id) FROM sessions));
SELECT setval(pg_get_serial_sequence('sign_ins', 'id'), (SELECT max(id) FROM sign_ins));
SELECT setval(pg_get_serial_sequence('student_health', 'id'), (SELECT max(id) FROM student_health));
SELECT setval(pg_get_serial_sequence('student_medicines', 'id'), (SELECT max(id) FROM student_medicines));
SELECT setval(pg_get_serial_sequence('students', 'id'), (SELECT max(id) FROM students));
SELECT setval(pg_get_serial_sequence('tuition', 'id'), (SELECT max(id) FROM tuition));
SELECT setval(pg_get_serial_sequence('users', 'id'), (SELECT max(id) FROM users));
COMMIT;
