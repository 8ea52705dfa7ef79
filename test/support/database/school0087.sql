-- A school as version 0087 kept it: every write of its program was made once by its own tests (commit 02c70608), then its rows were written down.
-- Of the bitácora, kept answers and recovery codes a few rows are enough.
BEGIN;
SET LOCAL session_replication_role = replica;
TRUNCATE audit_entries, audit_seal_counter, audit_seals, audit_values, avisos, backup_keys, backup_runs, backups, baja_credits, bank_accounts, bank_files, bank_movements, bank_payers, browsers, calendar_entries, cash_cut_counter, cash_cut_counts, cash_cut_moves, cash_cut_refunds, cash_cuts, cash_floats, cash_open_moves, cash_open_refunds, certificate_counter, certificate_texts, certificates, charge_batches, charges, concepts, contact_preferences, corrections, credit_moves, credits, cycle_accumulations, cycle_late_fees, cycle_months, cycle_prices, cycles, debtor_contacts, departments, deposit_slips, desk_queue, document_kinds, document_pages, documents, due_day_proposals, employees, ended_sessions, enrolment_scholarships, enrolments, event_files, events, family_link_sheets, family_links, family_reads, files, fiscals, folio_counter, groups, guardians, health_views, idempotency_keys, installation, invoice_cancellations, invoice_deliveries, invoice_documents, invoice_items, invoice_rejections, invoice_requests, invoice_stamps, login_failures, mail_settings, mail_stops, mensajes, mentions, new_browsers, notices, opening_made, opening_rows, openings, parents, payment_lines, payment_means, payments, question_answers, questionnaires, questions, receipt_links, receipt_prints, recovery_codes, refund_counter, refund_prints, refunds, refusals, reminder_mutes, reminder_rules, reminder_runs, reminder_switch, reminders, role_permissions, roles, scholarship_terms, scholarships, school, school_days_off, school_levels, second_factors, service_months, services, sessions, setup_skips, sign_ins, student_care, student_health, student_medicines, students, tuition, users CASCADE;
INSERT INTO audit_entries (id, at, user_id, modulo, accion, tipo, record_id, nombre, cambios) OVERRIDING SYSTEM VALUE VALUES
  (361, '2026-09-15 16:02:00+00', 1, 'CICLO ESCOLAR', 'UPDATE', 'CICLO', 1, '2026-2027', '[{"antes": [], "campo": "hermanos", "despues": ["hijo 2: 10 %"]}]'),
  (362, '2026-09-15 16:02:00+00', 1, 'CARGOS', 'CREATE', 'CARGO', 52, 'UNIFORME', '[{"antes": null, "campo": "descripcion", "despues": "UNIFORME"}, {"campo": "alumno"}, {"antes": null, "campo": "cicloEscolar", "despues": "2026-2027"}, {"antes": null, "campo": "tipo", "despues": "OTRO"}, {"antes": null, "campo": "fecha", "despues": "2026-09-15"}, {"antes": null, "campo": "monto_pagar", "despues": 70}, {"antes": null, "campo": "abono", "despues": 0}, {"antes": null, "campo": "estado", "despues": "PENDIENTE"}]'),
  (363, '2026-09-15 16:02:00+00', 1, 'CARGOS', 'UPDATE', 'CARGO', 52, 'UNIFORME', '[{"antes": 0, "campo": "abono", "despues": 70}, {"antes": "PENDIENTE", "campo": "estado", "despues": "PAGADO"}]'),
  (364, '2026-09-15 16:02:00+00', 1, 'CARGOS', 'CREATE', 'PAGO', 15, '15', '[{"antes": null, "campo": "folio", "despues": 15}, {"campo": "alumno"}, {"antes": null, "campo": "monto", "despues": 70}, {"antes": null, "campo": "metodo_pago", "despues": "TRANSFERENCIA"}, {"campo": "referencia"}, {"antes": null, "campo": "fecha", "despues": "2026-09-15"}, {"antes": [], "campo": "conceptos", "despues": ["UNIFORME"]}, {"campo": "alumnos"}, {"campo": "medios"}, {"antes": null, "campo": "saldo_usado", "despues": 0}, {"antes": null, "campo": "a_cuenta", "despues": 0}, {"antes": null, "campo": "fecha_pago", "despues": "2026-09-01"}, {"antes": null, "campo": "recargo_condonado", "despues": 0}, {"antes": null, "campo": "cancelado", "despues": false}]'),
  (365, '2026-09-15 16:02:00+00', 16, 'USUARIOS', 'CREATE', 'SESION', 16, 'usuario 13', '[{"antes": null, "campo": "name", "despues": "usuario 13"}]'),
  (366, '2026-09-15 16:02:00+00', 16, 'CARGOS', 'CREATE', 'PAGO', 16, '16', '[{"antes": null, "campo": "folio", "despues": 16}, {"antes": null, "campo": "monto", "despues": 100}, {"antes": null, "campo": "metodo_pago", "despues": "EFECTIVO"}, {"antes": null, "campo": "fecha", "despues": "2026-09-15"}, {"antes": [], "campo": "conceptos", "despues": ["A CUENTA: SALDO A FAVOR"]}, {"campo": "padre"}, {"campo": "medios"}, {"antes": null, "campo": "saldo_usado", "despues": 0}, {"antes": null, "campo": "a_cuenta", "despues": 100}, {"antes": null, "campo": "fecha_pago", "despues": "2026-09-15"}, {"antes": null, "campo": "recargo_condonado", "despues": 0}, {"antes": null, "campo": "cancelado", "despues": false}]'),
  (367, '2026-09-15 16:02:00+00', 1, 'CARGOS', 'CREATE', 'PAGO', 17, '17', '[{"antes": null, "campo": "folio", "despues": 17}, {"antes": null, "campo": "monto", "despues": 100}, {"antes": null, "campo": "metodo_pago", "despues": "EFECTIVO"}, {"antes": null, "campo": "fecha", "despues": "2026-09-15"}, {"antes": [], "campo": "conceptos", "despues": ["A CUENTA: SALDO A FAVOR"]}, {"campo": "padre"}, {"campo": "medios"}, {"antes": null, "campo": "saldo_usado", "despues": 0}, {"antes": null, "campo": "a_cuenta", "despues": 100}, {"antes": null, "campo": "fecha_pago", "despues": "2026-09-15"}, {"antes": null, "campo": "recargo_condonado", "despues": 0}, {"antes": null, "campo": "cancelado", "despues": false}]'),
  (368, '2026-09-15 16:02:00+00', 16, 'CARGOS', 'CREATE', 'CORTE', 2, '2', '[{"antes": null, "campo": "numero", "despues": 2}, {"antes": null, "campo": "dia", "despues": "2026-09-15"}, {"antes": null, "campo": "movimientos", "despues": 1}, {"antes": null, "campo": "total", "despues": 100}, {"antes": null, "campo": "fondo", "despues": 0}, {"antes": null, "campo": "esperado", "despues": 100}, {"antes": null, "campo": "contado", "despues": 100}, {"antes": null, "campo": "diferencia", "despues": 0}]'),
  (369, '2026-09-15 16:02:00+00', 1, 'CICLO ESCOLAR', 'CREATE', 'CICLO', 4, '2027-2028', '[{"antes": null, "campo": "name", "despues": "2027-2028"}, {"antes": null, "campo": "fecha_inicio", "despues": "2027-09-01"}, {"antes": null, "campo": "fecha_fin", "despues": "2028-06-30"}, {"antes": null, "campo": "costo_inscripcion", "despues": 1850}, {"antes": null, "campo": "mensualidad_preescolar", "despues": 2350}, {"antes": null, "campo": "mensualidad_primaria", "despues": 2600}, {"antes": null, "campo": "costo_material", "despues": 900}, {"antes": null, "campo": "inscripciones_abiertas", "despues": true}, {"antes": null, "campo": "cuestionario_activo", "despues": false}, {"antes": [], "campo": "meses", "despues": ["2027-09", "2027-10", "2027-11", "2027-12", "2028-01", "2028-02", "2028-03", "2028-04", "2028-05", "2028-06"]}, {"antes": null, "campo": "dia_limite", "despues": 10}, {"antes": null, "campo": "descuento_anual", "despues": 0}, {"antes": null, "campo": "acumulacion", "despues": "cuenta la mayor"}]'),
  (370, '2026-09-15 16:02:00+00', 1, 'PADRES', 'UPDATE', 'PADRE', 7, NULL, '[{"campo": "nombre"}]'),
  (371, '2026-09-15 16:02:00+00', 1, 'ALUMNOS', 'UPDATE', 'ALUMNO', 28, NULL, '[{"campo": "numero_control"}]'),
  (372, '2026-09-15 16:02:00+00', 1, 'CICLO ESCOLAR', 'UPDATE', 'CICLO', 1, '2026-27', '[{"antes": "2026-2027", "campo": "name", "despues": "2026-27"}]'),
  (373, '2026-09-15 16:02:00+00', 1, 'BECAS', 'UPDATE', 'BECA', 7, 'ARTES', '[{"antes": "ARTE", "campo": "nombre", "despues": "ARTES"}]'),
  (374, '2026-09-15 16:02:00+00', 1, 'ALUMNOS', 'UPDATE', 'ALUMNO', 28, NULL, '[{"campo": "beca"}]'),
  (375, '2026-09-15 16:02:00+00', 1, 'ALUMNOS', 'UPDATE', 'GRUPO', 6, 'Y', '[{"antes": "Z", "campo": "nombre", "despues": "Y"}]'),
  (376, '2026-09-15 16:02:00+00', 1, 'USUARIOS', 'UPDATE', 'USUARIO', 1, 'direccion nueva', '[{"antes": "directora", "campo": "name", "despues": "direccion nueva"}]'),
  (377, '2026-09-15 16:02:00+00', 1, 'ROLES', 'CREATE', 'ROL', 16, 'PORTERÍA', '[{"antes": null, "campo": "name", "despues": "PORTERÍA"}, {"antes": [], "campo": "permisos", "despues": ["ALUMNOS (Ver)"]}, {"antes": null, "campo": "exige_segundo_factor", "despues": false}]'),
  (378, '2026-09-15 16:02:00+00', 1, 'USUARIOS', 'CREATE', 'USUARIO', 17, 'portero', '[{"antes": null, "campo": "name", "despues": "portero"}, {"antes": null, "campo": "role", "despues": "PORTERÍA"}]'),
  (379, '2026-09-15 16:02:00+00', 1, 'ROLES', 'UPDATE', 'ROL', 16, 'ACCESO', '[{"antes": "PORTERÍA", "campo": "name", "despues": "ACCESO"}]'),
  (380, '2026-09-15 16:02:00+00', 1, 'PADRES', 'UPDATE', 'PADRE', 7, NULL, '[{"campo": "alumnos"}]'),
  (381, '2026-09-15 16:02:00+00', 1, 'ALUMNOS', 'UPDATE', 'ALUMNO', 29, NULL, '[{"campo": "padre"}]'),
  (382, '2026-09-15 16:02:00+00', 1, 'ALUMNOS', 'UPDATE', 'ALUMNO', 29, NULL, '[{"campo": "padre"}]'),
  (383, '2026-09-15 16:02:00+00', 1, 'PADRES', 'UPDATE', 'PADRE', 8, NULL, '[{"campo": "alumnos"}]'),
  (384, '2026-09-15 16:02:00+00', 1, 'PADRES', 'UPDATE', 'PADRE', 7, NULL, '[{"campo": "alumnos"}]'),
  (385, '2026-09-15 16:02:00+00', 1, 'ALUMNOS', 'UPDATE', 'ALUMNO', 28, NULL, '[{"campo": "padre"}]'),
  (386, '2026-09-15 16:02:00+00', 1, 'CARGOS', 'CREATE', 'CARGO', 53, 'UNIFORME', '[{"antes": null, "campo": "descripcion", "despues": "UNIFORME"}, {"campo": "alumno"}, {"antes": null, "campo": "cicloEscolar", "despues": "2026-27"}, {"antes": null, "campo": "tipo", "despues": "OTRO"}, {"antes": null, "campo": "fecha", "despues": "2026-09-15"}, {"antes": null, "campo": "monto_pagar", "despues": 120}, {"antes": null, "campo": "abono", "despues": 0}, {"antes": null, "campo": "estado", "despues": "PENDIENTE"}]'),
  (387, '2026-09-15 16:02:00+00', 1, 'CARGOS', 'UPDATE', 'CARGO', 53, 'UNIFORME', '[{"antes": 0, "campo": "abono", "despues": 120}, {"antes": "PENDIENTE", "campo": "estado", "despues": "PAGADO"}]'),
  (388, '2026-09-15 16:02:00+00', 1, 'CARGOS', 'CREATE', 'PAGO', 18, '18', '[{"antes": null, "campo": "folio", "despues": 18}, {"campo": "alumno"}, {"antes": null, "campo": "monto", "despues": 120}, {"antes": null, "campo": "metodo_pago", "despues": "EFECTIVO"}, {"antes": null, "campo": "fecha", "despues": "2026-09-15"}, {"antes": [], "campo": "conceptos", "despues": ["UNIFORME"]}, {"campo": "alumnos"}, {"campo": "medios"}, {"antes": null, "campo": "saldo_usado", "despues": 0}, {"antes": null, "campo": "a_cuenta", "despues": 0}, {"antes": null, "campo": "fecha_pago", "despues": "2026-09-15"}, {"antes": null, "campo": "recargo_condonado", "despues": 0}, {"antes": null, "campo": "cancelado", "despues": false}]'),
  (389, '2026-09-15 16:02:00+00', 1, 'PLANTILLA', 'CREATE', 'DEPARTAMENTO', 3, 'COCINA', '[{"antes": null, "campo": "nombre", "despues": "COCINA"}]'),
  (390, '2026-09-15 16:02:00+00', 1, 'PLANTILLA', 'UPDATE', 'DEPARTAMENTO', 3, 'COMEDOR', '[{"antes": "COCINA", "campo": "nombre", "despues": "COMEDOR"}]');
INSERT INTO audit_values (entry_id, nombre, valores) OVERRIDING SYSTEM VALUE VALUES
  (362, NULL, '{"alumno": {"antes": null, "despues": "ALUMNO 26 GARCÍA"}}'),
  (364, NULL, '{"alumno": {"antes": null, "despues": "ALUMNO 26 GARCÍA"}, "medios": {"antes": [], "despues": ["{\"metodo_pago\":\"TRANSFERENCIA\",\"monto\":70,\"referencia\":\"SIN DEPOSITO\"}"]}, "alumnos": {"antes": [], "despues": ["ALUMNO 26 GARCÍA"]}, "referencia": {"antes": null, "despues": "SIN DEPOSITO"}}'),
  (366, NULL, '{"padre": {"antes": null, "despues": "LUZ RAMOS"}, "medios": {"antes": [], "despues": ["{\"metodo_pago\":\"EFECTIVO\",\"monto\":100,\"referencia\":null}"]}}'),
  (367, NULL, '{"padre": {"antes": null, "despues": "LUZ RAMOS"}, "medios": {"antes": [], "despues": ["{\"metodo_pago\":\"EFECTIVO\",\"monto\":100,\"referencia\":null}"]}}'),
  (370, 'LUZ RAMOS DÍAZ', '{"nombre": {"antes": "LUZ RAMOS", "despues": "LUZ RAMOS DÍAZ"}}'),
  (371, 'ALUMNO 26 GARCÍA', '{"numero_control": {"antes": "A0026", "despues": "Z900"}}'),
  (374, 'ALUMNO 26 GARCÍA', '{"beca": {"antes": "ARTE 10 %", "despues": "ARTES 10 %"}}'),
  (380, 'LUZ RAMOS DÍAZ', '{"alumnos": {"antes": ["ALUMNO 27 GARCÍA"], "despues": []}}'),
  (381, 'ALUMNO 27 GARCÍA', '{"padre": {"antes": "LUZ RAMOS DÍAZ", "despues": null}}'),
  (382, 'ALUMNO 27 GARCÍA', '{"padre": {"antes": null, "despues": "ANA SOLÍS"}}'),
  (383, 'ANA SOLÍS', '{"alumnos": {"antes": [], "despues": ["ALUMNO 27 GARCÍA"]}}'),
  (384, 'LUZ RAMOS DÍAZ', '{"alumnos": {"antes": ["ALUMNO 26 GARCÍA"], "despues": []}}'),
  (385, 'ALUMNO 26 GARCÍA', '{"padre": {"antes": "LUZ RAMOS DÍAZ", "despues": null}}'),
  (386, NULL, '{"alumno": {"antes": null, "despues": "ALUMNO 26 GARCÍA"}}'),
  (388, NULL, '{"alumno": {"antes": null, "despues": "ALUMNO 26 GARCÍA"}, "medios": {"antes": [], "despues": ["{\"metodo_pago\":\"EFECTIVO\",\"monto\":120,\"referencia\":null}"]}, "alumnos": {"antes": [], "despues": ["ALUMNO 26 GARCÍA"]}}');
INSERT INTO avisos (id, clase, titulo, descripcion, audiencia, audiencia_texto, adjuntar_estado, con_dinero, created_by, created_at, cancelled_by, cancelled_at) OVERRIDING SYSTEM VALUE VALUES
  (1, 'AVISO', 'Junta', 'FALTA SU VACUNA DE SARAMPION', '{"tipo": "PADRES", "cicloEscolarId": 1}', 'ROSA RÍOS', false, false, 1, '2026-09-15 16:02:00+00', NULL, NULL),
  (2, 'AVISO', 'Junta', 'FALTA SU VACUNA DE SARAMPION', '{"tipo": "PADRES", "cicloEscolarId": 1}', 'ROSA RÍOS', false, false, 1, '2026-09-15 16:02:00+00', 1, '2026-09-15 16:02:00+00'),
  (3, 'AVISO', 'Junta', 'FALTA SU VACUNA DE SARAMPION', '{"tipo": "PADRES", "cicloEscolarId": 1}', 'ROSA RÍOS', false, false, 1, '2026-09-15 16:02:00+00', NULL, NULL);
INSERT INTO backup_keys (id, recipient, made_at, taken_at, confirmed_at) OVERRIDING SYSTEM VALUE VALUES
  (1, 'age1emnnhnqk8nf34y3cvvdfhsvuj0nf06xggz7nz0rqas6kvhxtee4q80ed2a', '2026-11-28 21:05:57.695+00', '2026-09-15 16:02:00+00', '2026-09-15 16:02:00+00');
INSERT INTO backup_runs (id, kind, started_at, seen_at, step, asked_by) OVERRIDING SYSTEM VALUE VALUES
  (2, 'ENSAYO', '2026-09-15 16:02:00+00', '2026-11-28 21:05:57.691999+00', 'Se prepara', 1);
INSERT INTO bank_accounts (id, nombre, banco, created_by, created_at) OVERRIDING SYSTEM VALUE VALUES
  (1, 'Colegio', 'Banorte', 1, '2026-09-15 16:00:00+00');
INSERT INTO bank_files (id, account_id, file_id, desde, hasta, nuevos, repetidos, cargos, rechazados, avisos, created_by, created_at) OVERRIDING SYSTEM VALUE VALUES
  (1, 1, 3, '2026-08-31', '2026-09-01', 4, 0, 0, 0, 0, 1, '2026-09-15 16:00:00+00');
INSERT INTO bank_movements (id, account_id, bank_file_id, fila, clave, fecha, monto_centavos, texto, rastreo, ordenante, estado, payment_id, motivo) OVERRIDING SYSTEM VALUE VALUES
  (1, 1, 1, 2, 'RASTREO MBANDEED0001', '2026-09-01', 1000, 'SPEI RECIBIDO 0000000001 SPEI RECIBIDO, BCO:0012 BBVA HR LIQ: 12:30:11 DEL CLIENTE ROSA PAGADORA, DE LA CLABE 000000000000000000, CONCEPTO: QZCONCEPTO, REFERENCIA: 0000001, CVE RAST: MBANDEED0001', 'MBANDEED0001', 'ROSA PAGADORA', 'EMPAREJADO', 7, NULL),
  (2, 1, 1, 3, 'RASTREO MBANDEED0002', '2026-09-01', 1100, 'SPEI RECIBIDO 0000000001 SPEI RECIBIDO, BCO:0012 BBVA HR LIQ: 12:30:11 DEL CLIENTE ROSA PAGADORA, DE LA CLABE 000000000000000000, CONCEPTO: QZCONCEPTO, REFERENCIA: 0000001, CVE RAST: MBANDEED0002', 'MBANDEED0002', 'ROSA PAGADORA', 'COBRADO', 6, NULL),
  (3, 1, 1, 4, 'RASTREO MBANDEED0003', '2026-09-01', 1200, 'SPEI RECIBIDO 0000000001 SPEI RECIBIDO, BCO:0012 BBVA HR LIQ: 12:30:11 DEL CLIENTE ROSA PAGADORA, DE LA CLABE 000000000000000000, CONCEPTO: QZCONCEPTO, REFERENCIA: 0000001, CVE RAST: MBANDEED0003', 'MBANDEED0003', 'ROSA PAGADORA', 'IGNORADO', NULL, 'RIFA'),
  (4, 1, 1, 5, 'RASTREO MBANDEED0004', '2026-08-31', 1000, 'SPEI RECIBIDO 0000000001 SPEI RECIBIDO, BCO:0012 BBVA HR LIQ: 12:30:11 DEL CLIENTE ROSA PAGADORA, DE LA CLABE 000000000000000000, CONCEPTO: QZCONCEPTO, REFERENCIA: 0000001, CVE RAST: MBANDEED0004', 'MBANDEED0004', 'ROSA PAGADORA', 'PENDIENTE', NULL, NULL);
INSERT INTO browsers (user_id, device, agent, address, first_at, id) OVERRIDING SYSTEM VALUE VALUES
  (1, 'd3nuPWJIbpufRtol', 'lightMyRequest', '127.0.0.1', '2026-09-15 16:00:00+00', 1),
  (1, 'oQyrLI_dzWAbRS69', 'lightMyRequest', '127.0.0.1', '2026-09-15 16:00:00+00', 2),
  (2, 'UWfB4spNhOp5trh5', 'lightMyRequest', '127.0.0.1', '2026-09-15 16:00:00+00', 3),
  (2, 'MNVWHwk0Qo_WPJJF', 'lightMyRequest', '127.0.0.1', '2026-09-15 16:00:00+00', 4),
  (4, 'Swzb-EfMLx_SIMST', 'lightMyRequest', '127.0.0.1', '2026-09-15 16:00:00+00', 5),
  (5, 'K7BZ5hUXEfeLA614', 'lightMyRequest', '127.0.0.1', '2026-09-15 16:00:00+00', 6),
  (6, 'Csz9uMrRmM0QSYcN', 'lightMyRequest', '127.0.0.1', '2026-09-15 16:00:00+00', 7),
  (7, 'RBKFz05x4T30KJQg', 'lightMyRequest', '127.0.0.1', '2026-09-15 16:00:00+00', 8),
  (8, 'm071nuNMiCeYDdqe', 'lightMyRequest', '127.0.0.1', '2026-09-15 16:00:00+00', 9),
  (9, 'IIJwWVqyL66jpenT', 'lightMyRequest', '127.0.0.1', '2026-09-15 16:00:30+00', 10),
  (10, 'pjpN3TCryrx_NGRa', 'lightMyRequest', '127.0.0.1', '2026-09-15 16:01:00+00', 11),
  (11, 'K72PT-f5wBLKchRd', 'lightMyRequest', '127.0.0.1', '2026-09-15 16:01:30+00', 12),
  (11, '1uOwvDyAGcyRLdub', 'lightMyRequest', '127.0.0.1', '2026-09-15 16:01:30+00', 13),
  (12, 'HlN1c7i55bo80KOR', 'lightMyRequest', '127.0.0.1', '2026-09-15 16:01:30+00', 14),
  (12, 'IbQ_O2BesazzNy6i', 'lightMyRequest', '127.0.0.1', '2026-09-15 16:02:00+00', 15),
  (13, '-wRZvs80wbznRLqn', 'lightMyRequest', '127.0.0.1', '2026-09-15 16:02:00+00', 16),
  (14, 'rFdLfhYRBheAyJU5', 'lightMyRequest', '127.0.0.1', '2026-09-15 16:02:00+00', 17),
  (15, 'ehU1z5Wd4HvKH2Vv', 'lightMyRequest', '127.0.0.1', '2026-09-15 16:02:00+00', 18),
  (15, 'rLmztHwNsakJU0uY', 'lightMyRequest', '127.0.0.1', '2026-09-15 16:02:00+00', 19),
  (16, '8BCb-w1oODqY00HH', 'lightMyRequest', '127.0.0.1', '2026-09-15 16:02:00+00', 20);
INSERT INTO cash_cut_counter (only_row, last_number) OVERRIDING SYSTEM VALUE VALUES
  (true, 2);
INSERT INTO cash_cut_counts (cut_id, tipo, denominacion_centavos, cantidad) OVERRIDING SYSTEM VALUE VALUES
  (1, 'BILLETE', 10000, 1),
  (2, 'BILLETE', 10000, 1);
INSERT INTO cash_cut_moves (payment_id, tipo, cut_id) OVERRIDING SYSTEM VALUE VALUES
  (12, 'PAGO', 1),
  (16, 'PAGO', 2);
INSERT INTO cash_cuts (id, numero, user_id, dia, parte, created_at, movimientos, total_centavos, esperado_centavos, contado_centavos, fondo_centavos) OVERRIDING SYSTEM VALUE VALUES
  (1, 1, 4, '2026-09-15', 1, '2026-09-15 16:00:00+00', 1, 10000, 10000, 10000, 0),
  (2, 2, 16, '2026-09-15', 1, '2026-09-15 16:02:00+00', 1, 10000, 10000, 10000, 0);
INSERT INTO cash_floats (id, user_id, dia, parte, fondo_centavos) OVERRIDING SYSTEM VALUE VALUES
  (1, 1, '2026-09-15', 1, 50000);
INSERT INTO cash_open_moves (payment_id, tipo, user_id, dia) OVERRIDING SYSTEM VALUE VALUES
  (1, 'PAGO', 1, '2026-09-15'),
  (1, 'CANCELACION', 1, '2026-09-15'),
  (10, 'PAGO', 1, '2026-09-15'),
  (11, 'PAGO', 1, '2026-09-15'),
  (13, 'PAGO', 1, '2026-09-15'),
  (14, 'PAGO', 1, '2026-09-15'),
  (15, 'PAGO', 1, '2026-09-15'),
  (17, 'PAGO', 1, '2026-09-15'),
  (18, 'PAGO', 1, '2026-09-15'),
  (2, 'PAGO', 1, '2026-09-15'),
  (3, 'PAGO', 1, '2026-09-15'),
  (4, 'PAGO', 1, '2026-09-15'),
  (4, 'CANCELACION', 1, '2026-09-15'),
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
  (1, 1, 'FPPD324VMK', 'ESTUDIOS', 10, 1, '2026-09-15', 'ALUMNO 9 GARCÍA', 'CONSTANCIA DE ESTUDIOS', 'Por medio de la presente se hace constar que, según los registros de Colegio de Prueba, ALUMNO 9 GARCÍA, con CURP GARC180315HDFBBMA6 y número de control A0009, es alumno(a) regular de esta institución y está inscrito(a) en educación primaria, grupo sin asignar, en el ciclo escolar 2026-2027.

Se extiende la presente a petición de la parte interesada, para los usos y fines que a la misma convengan, el quince de septiembre de dos mil veintiséis.', 'A QUIEN CORRESPONDA', 1, '2026-09-15 16:00:00+00', NULL, NULL, NULL, NULL),
  (2, 2, 'GBY061FBA8', 'ESTUDIOS', 11, 1, '2026-09-15', 'ALUMNO 10 GARCÍA', 'CONSTANCIA DE ESTUDIOS', 'Por medio de la presente se hace constar que, según los registros de Colegio de Prueba, ALUMNO 10 GARCÍA, con CURP GARC180315HDFBBNA3 y número de control A0010, es alumno(a) regular de esta institución y está inscrito(a) en educación primaria, grupo sin asignar, en el ciclo escolar 2026-2027.

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
  (35, 23, 1, 18, 'INSCRIPCION', 'INSCRIPCION 2026-2027', '2026-09-15', 185000, 0, 0, 185000, 0, NULL, NULL, NULL, 1, '2026-09-15 16:00:00+00', NULL, NULL, NULL, NULL, NULL),
  (36, 23, 1, 18, 'MATERIAL', 'MATERIAL 2026-2027', '2026-09-15', 90000, 0, 0, 90000, 0, NULL, NULL, NULL, 1, '2026-09-15 16:00:00+00', NULL, NULL, NULL, NULL, NULL),
  (37, 1, 1, NULL, 'OTRO', 'UNIFORME', '2026-09-15', 50000, 0, 0, 50000, 30000, NULL, NULL, NULL, 1, '2026-09-15 16:00:00+00', NULL, NULL, NULL, NULL, NULL),
  (38, 1, 1, NULL, 'OTRO', 'LIBROS', '2026-09-15', 30000, 0, 0, 30000, 0, 'REGISTRADO POR ERROR', 1, '2026-09-15 16:00:00+00', 1, '2026-09-15 16:00:00+00', 1, NULL, NULL, NULL, NULL),
  (39, 1, 1, NULL, 'OTRO', 'FERIA', '2026-09-15', 5000, 0, 0, 5000, 0, 'POR ERROR', 1, '2026-09-15 16:00:00+00', 1, '2026-09-15 16:00:00+00', 2, NULL, NULL, NULL, NULL),
  (40, 1, 1, NULL, 'OTRO', 'UNIFORME', '2026-09-15', 7500, 0, 0, 7500, 7500, NULL, NULL, NULL, 1, '2026-09-15 16:00:00+00', NULL, 1, NULL, NULL, NULL),
  (41, 1, 1, NULL, 'OTRO', 'UNIFORME', '2026-09-15', 1500, 0, 0, 1500, 1500, NULL, NULL, NULL, 1, '2026-09-15 16:00:00+00', NULL, 1, NULL, NULL, NULL),
  (42, 1, 1, NULL, 'OTRO', 'UNIFORME', '2026-09-15', 2500, 0, 0, 2500, 0, NULL, NULL, NULL, 1, '2026-09-15 16:00:00+00', NULL, 1, NULL, NULL, NULL),
  (43, 1, 1, NULL, 'SERVICIO', 'TRANSPORTE JUNIO 2027', '2027-06-12', 72000, 0, 0, 72000, 0, 'Se quitó del servicio TRANSPORTE', 1, '2026-09-15 16:00:00+00', 1, '2026-09-15 16:00:00+00', 3, 2, 1, 2027, 6),
  (44, 1, 1, NULL, 'OTRO', 'UNIFORME', '2026-09-15', 10000, 0, 0, 10000, 10000, NULL, NULL, NULL, 4, '2026-09-15 16:00:00+00', NULL, NULL, NULL, NULL, NULL),
  (46, 28, 1, 20, 'INSCRIPCION', 'INSCRIPCION 2026-2027', '2026-09-15', 185000, 0, 0, 185000, 0, NULL, NULL, NULL, 1, '2026-09-15 16:02:00+00', NULL, NULL, NULL, NULL, NULL),
  (47, 28, 1, 20, 'MATERIAL', 'MATERIAL 2026-2027', '2026-09-15', 90000, 0, 0, 90000, 0, NULL, NULL, NULL, 1, '2026-09-15 16:02:00+00', NULL, NULL, NULL, NULL, NULL),
  (48, 29, 1, 21, 'INSCRIPCION', 'INSCRIPCION 2026-2027', '2026-09-15', 185000, 0, 0, 185000, 0, NULL, NULL, NULL, 1, '2026-09-15 16:02:00+00', NULL, NULL, NULL, NULL, NULL),
  (49, 29, 1, 21, 'MATERIAL', 'MATERIAL 2026-2027', '2026-09-15', 90000, 0, 0, 90000, 0, NULL, NULL, NULL, 1, '2026-09-15 16:02:00+00', NULL, NULL, NULL, NULL, NULL),
  (50, 28, 1, NULL, 'OTRO', 'UNIFORME', '2026-09-15', 50000, 0, 0, 50000, 20000, NULL, NULL, NULL, 1, '2026-09-15 16:02:00+00', NULL, NULL, NULL, NULL, NULL),
  (51, 28, 1, NULL, 'OTRO', 'UNIFORME', '2026-09-15', 9000, 0, 0, 9000, 0, 'REGISTRADO POR ERROR', 1, '2026-09-15 16:02:00+00', 1, '2026-09-15 16:02:00+00', NULL, NULL, NULL, NULL, NULL),
  (52, 28, 1, NULL, 'OTRO', 'UNIFORME', '2026-09-15', 7000, 0, 0, 7000, 7000, NULL, NULL, NULL, 1, '2026-09-15 16:02:00+00', NULL, NULL, NULL, NULL, NULL),
  (53, 28, 1, NULL, 'OTRO', 'UNIFORME', '2026-09-15', 12000, 0, 0, 12000, 12000, NULL, NULL, NULL, 1, '2026-09-15 16:02:00+00', NULL, NULL, NULL, NULL, NULL);
INSERT INTO concepts (id, nombre, monto_centavos, tipo, activo, clave_producto, created_by, created_at, impuesto) OVERRIDING SYSTEM VALUE VALUES
  (1, 'UNIFORME DE FACTURA', 7500, 'OTRO', true, '53102700', 1, '2026-11-28 21:05:55.211364+00', 'EXENTO'),
  (2, 'CAMIÓN', 75000, 'SERVICIO', true, NULL, 1, '2026-11-28 21:05:55.69984+00', 'EXENTO');
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
  (1, 1, 'A_CUENTA', 1100, 6, NULL, '2026-09-15', 1, '2026-09-15 16:00:00+00'),
  (2, 1, 'A_CUENTA', 1000, 7, NULL, '2026-09-15', 1, '2026-09-15 16:00:00+00'),
  (3, 1, 'A_CUENTA', 10000, 9, NULL, '2026-09-15', 1, '2026-09-15 16:00:00+00'),
  (4, 1, 'DEVOLUCION', -4000, NULL, 1, '2026-09-15', 1, '2026-09-15 16:00:00+00'),
  (5, 1, 'CANCELACION', 4000, NULL, 1, '2026-09-15', 1, '2026-09-15 16:00:00+00'),
  (7, 6, 'A_CUENTA', 10000, 16, NULL, '2026-09-15', 16, '2026-09-15 16:02:00+00'),
  (8, 6, 'A_CUENTA', 10000, 17, NULL, '2026-09-15', 1, '2026-09-15 16:02:00+00');
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
  (1, '2026-27', '2026-09-01', '2027-06-30', 185000, 235000, 260000, 90000, true, true, 12, 0, 1, '2026-11-28 21:05:52.119968+00', 'MAYOR', '[{"lugar": 2, "porcentaje": 10}]', false),
  (2, '2041-2042', '2041-09-01', '2042-06-30', 185000, 235000, 260000, 90000, true, false, 10, 0, 1, '2026-11-28 21:05:52.983522+00', 'MAYOR', '[]', false),
  (4, '2027-2028', '2027-09-01', '2028-06-30', 185000, 235000, 260000, 90000, true, false, 10, 0, 1, '2026-11-28 21:05:58.906606+00', 'MAYOR', '[]', false);
INSERT INTO debtor_contacts (id, parent_id, fecha, medio, promesa, created_by, created_at) OVERRIDING SYSTEM VALUE VALUES
  (1, 1, '2026-09-15', 'LLAMADA', 'SÍ', 1, '2026-09-15 16:00:00+00'),
  (2, 7, '2026-09-15', 'LLAMADA', 'SÍ', 1, '2026-09-15 16:02:00+00');
INSERT INTO departments (id, nombre, created_by, created_at) OVERRIDING SYSTEM VALUE VALUES
  (2, 'PRIMARIA ALTA', 1, '2026-11-28 21:05:58.497503+00'),
  (3, 'COMEDOR', 1, '2026-11-28 21:05:59.104192+00');
INSERT INTO deposit_slips (id, parent_id, file_id, fecha, monto_centavos, sent_on, sent_at, ended_at, ended_by) OVERRIDING SYSTEM VALUE VALUES
  (1, 6, 5, '2026-09-14', 100, '2026-09-15', '2026-09-15 16:02:00+00', '2026-09-15 16:02:00+00', 1);
INSERT INTO desk_queue (id, student_id, fecha, created_by, created_at) OVERRIDING SYSTEM VALUE VALUES
  (1, 3, '2026-09-15', 1, '2026-09-15 16:00:00+00');
INSERT INTO document_kinds (id, nombre, obligatorio, vigencia_meses, activo, confidencial, created_by, created_at) OVERRIDING SYSTEM VALUE VALUES
  (1, 'ACTA DE NACIMIENTO', true, NULL, true, NULL, NULL, '2026-11-28 21:05:48.975279+00'),
  (2, 'CURP', true, NULL, true, NULL, NULL, '2026-11-28 21:05:48.975279+00'),
  (3, 'CARTILLA DE VACUNACIÓN', true, NULL, true, 'SALUD', NULL, '2026-11-28 21:05:48.975279+00'),
  (4, 'COMPROBANTE DE DOMICILIO', true, NULL, true, NULL, NULL, '2026-11-28 21:05:48.975279+00'),
  (5, 'FOTOGRAFÍAS', false, NULL, true, NULL, NULL, '2026-11-28 21:05:48.975279+00'),
  (6, 'IDENTIFICACIÓN DEL PADRE O TUTOR', false, NULL, true, 'IDENTIFICACION', NULL, '2026-11-28 21:05:48.975279+00'),
  (7, 'BOLETA ANTERIOR', false, NULL, true, NULL, NULL, '2026-11-28 21:05:48.975279+00'),
  (8, 'CARTA DE NO ADEUDO', false, NULL, true, NULL, NULL, '2026-11-28 21:05:48.975279+00'),
  (9, 'CARTA PODER', true, 6, true, NULL, 1, '2026-11-28 21:05:54.723815+00');
INSERT INTO due_day_proposals (cycle_id, last_charge_id, vence, decided_by, decided_at) OVERRIDING SYSTEM VALUE VALUES
  (2, 6, '2041-09-01', 1, '2026-09-15 16:00:00+00');
INSERT INTO ended_sessions (token_hash, why, ended_at) OVERRIDING SYSTEM VALUE VALUES
  ('\x0174f55e3b17d44e646b013237c7bce1a0a1723bfadf78c8a0050dd240d58eb0', 'TERMINADA', '2026-09-15 16:02:00+00'),
  ('\x51aa49bfe7365bc49861ec60f51257f607993633d49c66031279f356fc100641', 'TERMINADA', '2026-09-15 16:02:00+00'),
  ('\x8be112e87c4fb65df1a380c9447875a867a299692acb760f9533c6101d80f695', 'USUARIO', '2026-09-15 16:00:00+00'),
  ('\xe327cd3b9f5cfb35f03a14d18afe5f3ac1816921a39fa67018044fb952683918', 'TERMINADA', '2026-09-15 16:01:30+00');
INSERT INTO enrolment_scholarships (enrolment_id, plaza, scholarship_id, cycle_id, grado) OVERRIDING SYSTEM VALUE VALUES
  (1, 1, 1, 1, 'PRIMARIA'),
  (16, 1, 3, 1, 'PRIMARIA'),
  (2, 1, 1, 1, 'PRIMARIA'),
  (20, 1, 7, 1, 'PRIMARIA');
INSERT INTO enrolments (id, student_id, cycle_id, grado, group_id, costo_inscripcion_centavos, descuento, monto_descuento_centavos, monto_pagar_centavos, mensualidad_centavos, costo_material_centavos, created_by, created_at, grado_numero, baja_fecha, baja_motivo, baja_by, baja_at, motivo_cancelacion, cancelled_by, cancelled_at, mensualidad_propia) OVERRIDING SYSTEM VALUE VALUES
  (1, 1, 1, 'PRIMARIA', 4, 185000, 0, 0, 185000, 260000, 90000, 1, '2026-09-15 16:00:00+00', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, false),
  (2, 2, 1, 'PRIMARIA', NULL, 185000, 0, 0, 185000, 260000, 90000, 1, '2026-09-15 16:00:00+00', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, false),
  (3, 5, 2, 'PRIMARIA', NULL, 185000, 0, 0, 185000, 260000, 90000, 1, '2026-09-15 16:00:00+00', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, false),
  (4, 6, 1, 'PRIMARIA', NULL, 185000, 0, 0, 185000, 260000, 90000, 1, '2026-09-15 16:00:00+00', NULL, '2026-09-15', 'CAMBIO DE CIUDAD', 1, '2026-09-15 16:00:00+00', NULL, NULL, NULL, false),
  (5, 7, 1, 'PRIMARIA', NULL, 185000, 0, 0, 185000, 260000, 90000, 1, '2026-09-15 16:00:00+00', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, false),
  (6, 8, 1, 'PRIMARIA', NULL, 185000, 0, 0, 185000, 260000, 90000, 1, '2026-09-15 16:00:00+00', NULL, NULL, NULL, NULL, NULL, 'ERA OTRO ALUMNO', 1, '2026-09-15 16:00:00+00', false),
  (7, 10, 1, 'PRIMARIA', NULL, 185000, 0, 0, 185000, 260000, 90000, 1, '2026-09-15 16:00:00+00', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, false),
  (8, 11, 1, 'PRIMARIA', NULL, 185000, 0, 0, 185000, 260000, 90000, 1, '2026-09-15 16:00:00+00', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, false),
  (9, 14, 1, 'PRIMARIA', NULL, 185000, 0, 0, 185000, 260000, 90000, 1, '2026-09-15 16:00:00+00', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, false),
  (10, 15, 1, 'PRIMARIA', 2, 185000, 0, 0, 185000, 260000, 90000, 1, '2026-09-15 16:00:00+00', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, false),
  (11, 16, 1, 'PRIMARIA', NULL, 185000, 0, 0, 185000, 260000, 90000, 1, '2026-09-15 16:00:00+00', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, false),
  (12, 17, 1, 'PRIMARIA', NULL, 185000, 0, 0, 185000, 260000, 90000, 1, '2026-09-15 16:00:00+00', 2, NULL, NULL, NULL, NULL, NULL, NULL, NULL, false),
  (13, 18, 1, 'PRIMARIA', NULL, 185000, 0, 0, 185000, 180000, 90000, 1, '2026-09-15 16:00:00+00', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, true),
  (14, 19, 1, 'PRIMARIA', NULL, 185000, 0, 0, 185000, 260000, 90000, 1, '2026-09-15 16:00:00+00', 2, NULL, NULL, NULL, NULL, NULL, NULL, NULL, false),
  (15, 20, 1, 'PRIMARIA', NULL, 185000, 0, 0, 185000, 260000, 90000, 1, '2026-09-15 16:00:00+00', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, false),
  (16, 21, 1, 'PRIMARIA', NULL, 185000, 0, 0, 185000, 260000, 90000, 1, '2026-09-15 16:00:00+00', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, false),
  (17, 22, 1, 'PRIMARIA', NULL, 185000, 0, 0, 185000, 260000, 90000, 1, '2026-09-15 16:00:00+00', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, false),
  (18, 23, 1, 'PRIMARIA', NULL, 185000, 0, 0, 185000, 260000, 90000, 1, '2026-09-15 16:00:00+00', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, false),
  (20, 28, 1, 'PRIMARIA', 6, 185000, 0, 0, 185000, 260000, 90000, 1, '2026-09-15 16:02:00+00', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, false),
  (21, 29, 1, 'PRIMARIA', NULL, 185000, 0, 0, 185000, 260000, 90000, 1, '2026-09-15 16:02:00+00', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, false);
INSERT INTO family_link_sheets (id, sealed, made_by, made_at) OVERRIDING SYSTEM VALUE VALUES
  (1, '\x014fbaa99e80792ad866a861a94910da65fcbdedad89fbadf1a63a8dd5da638b4d58025088a396447aca2ca4be60675eb6ec43f676b0f08c3bed2298343c97828cf6543c457720ac6943c84c3ebd17826e3a8920f9a255303f7eac1283b012182fabe71fc9fe19bceb41cb083aeb9140dbc5ee13534515f0eab4dcc4fa2d847fa9896157b98ce628f6b684eb533fb663be242ee96b2f6590b1adc2644ccca03d4758b32e10a7aed1fd74662de69948f51f89c789230ee3bf3c31e41609bc127b', 1, '2026-09-15 16:02:00+00');
INSERT INTO family_links (id, parent_id, token_hash, made_by, made_at, ends_on, ended_at) OVERRIDING SYSTEM VALUE VALUES
  (1, 6, '\xf587764f682d0cb1254fe80c8c5849393f7e053f772f869963a5bfa964bf77f3', 1, '2026-09-15 16:02:00+00', '2027-08-29', '2026-09-15 16:02:00+00'),
  (2, 6, '\x4d864cd2c8d616875d94aea42de21c9eefe0bd5731913afb449d4da168b1fca8', 1, '2026-09-15 16:02:00+00', '2027-08-29', '2026-09-15 16:02:00+00');
INSERT INTO files (id, sha256, kind, mime, bytes, width, height, thumb_sha256, created_by, created_at) OVERRIDING SYSTEM VALUE VALUES
  (1, '602f6689ee2631f4dba84fc24870301b71bf2b15fa517c2b6ceb5e904c7654c6', 'image', 'image/jpeg', 2069, 640, 480, 'ee8b0791e05edbcd1db8425104fd3991d24f4335868a6358867a8be1e6c1a72b', 1, '2026-11-28 21:05:52.33734+00'),
  (3, 'abd099b3b4a48ec646012f375d57984df79538dc49088be71f451dec5f4f369b', 'sheet', 'text/csv', 1228, NULL, NULL, NULL, 1, '2026-11-28 21:05:55.862692+00'),
  (5, '0000000000000000000000000000000000000000000000000000000000000000', 'pdf', 'application/pdf', 9, NULL, NULL, NULL, NULL, '2026-11-28 21:05:57.967204+00');
INSERT INTO fiscals (id, parent_id, student_id, rfc, nombre, regimen_fiscal, codigo_postal, uso_cfdi, predeterminado, removed_at, created_by, created_at) OVERRIDING SYSTEM VALUE VALUES
  (1, 1, NULL, 'PEGM800101AB1', 'MARÍA PEÑA', '605', '58020', 'D10', true, NULL, 1, '2026-11-28 21:05:54.851161+00'),
  (2, NULL, 24, 'PEGM800101AB1', 'MARÍA PEÑA', '605', '58010', 'D10', false, '2026-09-15 16:00:00+00', 1, '2026-11-28 21:05:55.042469+00');
INSERT INTO folio_counter (only_row, last_folio, first_folio) OVERRIDING SYSTEM VALUE VALUES
  (true, 18, 1);
INSERT INTO groups (id, cycle_id, grado, nombre, created_at) OVERRIDING SYSTEM VALUE VALUES
  (1, 1, 'PRIMARIA', 'Q', '2026-09-15 16:00:00+00'),
  (2, 1, 'PRIMARIA', 'S', '2026-09-15 16:00:00+00'),
  (4, 1, 'PRIMARIA', 'A', '2026-09-15 16:00:00+00'),
  (6, 1, 'PRIMARIA', 'Y', '2026-09-15 16:02:00+00');
INSERT INTO guardians (id, student_id, nombre, parentesco, telefono, vive_con, puede_recoger, no_entregar, nota, created_by, created_at) OVERRIDING SYSTEM VALUE VALUES
  (2, 27, 'ANA RÍOS', 'TÍA', '5512345678', false, false, false, 'EL JUZGADO LE QUITO LA CUSTODIA', 1, '2026-11-28 21:05:57.990785+00');
INSERT INTO health_views (user_id, student_id, hour) OVERRIDING SYSTEM VALUE VALUES
  (1, 1, '2026-09-15 16:00:00+00'),
  (1, 26, '2026-09-15 16:00:00+00');
INSERT INTO idempotency_keys (user_id, key, request_hash, response, created_at, health_of) OVERRIDING SYSTEM VALUE VALUES
  (1, 'otro dia de los cargos', '\x8dafb31df28bd2247795eb2cb8da71c9e7bdaf64d1c3668ad06d8683b05b6070', '{"ok": true, "cargos": 2, "message": "Los cargos tienen otro día."}', '2026-11-28 21:05:53.013908+00', '{}'),
  (1, 'entrega', '\x8232f3ce265992336466cdbade712324b8ebcb2f24702ca5311a7f4f9d4cfd17', '{"ok": true, "entrega": {"id": 1, "url": "/api/facturas/archivo?entrega=1&sesion=f269e7ba-ef1e-44df-bec8-58a8a2fa3572.18ce53un18f&exp=1789491600&firma=IBpaWLsK0rMQ0pVkC5P8t0pK3Ldxmu81rTcPBlgqY-w"}, "message": "1 factura entregada."}', '2026-11-28 21:05:55.288875+00', '{}'),
  (1, 'otra entrega', '\xb67b9da7be402a2cc68956a5d148c533d4770dd61ee6000c952f0d0dc4a2cdf6', '{"ok": true, "entrega": {"id": 3, "url": "/api/facturas/archivo?entrega=3&sesion=f269e7ba-ef1e-44df-bec8-58a8a2fa3572.18ce53un18f&exp=1789491600&firma=gqzRApoZQGGhR3g7aRPg1iBHRopBZZ302kv5rCpMLB8"}, "message": "1 factura entregada."}', '2026-11-28 21:05:55.57368+00', '{}');
INSERT INTO invoice_cancellations (document_id, motivo, created_by, created_at) OVERRIDING SYSTEM VALUE VALUES
  (3, '03', 1, '2026-11-28 21:05:55.624474+00');
INSERT INTO invoice_deliveries (id, tipo, fecha, desde, hasta, created_by, created_at) OVERRIDING SYSTEM VALUE VALUES
  (1, 'ENTREGA', '2026-09-15', NULL, NULL, 1, '2026-11-28 21:05:55.298888+00'),
  (2, 'GLOBAL', '2026-09-15', '2026-09-15', '2026-09-15', 1, '2026-11-28 21:05:55.436552+00'),
  (3, 'ENTREGA', '2026-09-15', NULL, NULL, 1, '2026-11-28 21:05:55.581529+00');
INSERT INTO invoice_documents (id, payment_id, delivery_id, total_centavos, documento) OVERRIDING SYSTEM VALUE VALUES
  (1, 2, 1, 7500, '{"pago": 2, "fecha": "2026-09-15", "folio": "000002", "total": 75, "emisor": {"rfc": "CLA900101AB1", "nombre": "COLEGIO", "regimen_fiscal": "603"}, "moneda": "MXN", "receptor": {"rfc": "PEGM800101AB1", "nombre": "MARÍA PEÑA", "uso_cfdi": "D10", "codigo_postal": "58020", "regimen_fiscal": "605"}, "subtotal": 75, "conceptos": [{"linea": 1, "importe": 75, "cantidad": 1, "deducible": 0, "descuento": 0, "traslados": [{"base": 75, "impuesto": "002", "tipo_factor": "Exento"}], "objeto_imp": "02", "descripcion": "UNIFORME ALUMNO 501 GARCÍA NÚÑEZ", "clave_unidad": "E48", "clave_producto": "53102700", "valor_unitario": 75}], "descuento": 0, "fecha_pago": "2026-09-15", "forma_pago": "04", "exportacion": "01", "metodo_pago": "PUE", "lugar_expedicion": "58000", "impuestos_trasladados": 0}'),
  (2, 3, 2, 1500, '{"pago": 3, "fecha": "2026-09-15", "folio": "000003", "importe": 15, "traslados": [{"base": 15, "impuesto": "002", "tipo_factor": "Exento"}], "forma_pago": "01", "objeto_imp": "02", "descripcion": "Venta", "clave_unidad": "ACT", "clave_producto": "01010101"}'),
  (3, 4, 3, 2500, '{"pago": 4, "fecha": "2026-09-15", "folio": "000004", "total": 25, "emisor": {"rfc": "CLA900101AB1", "nombre": "COLEGIO", "regimen_fiscal": "603"}, "moneda": "MXN", "receptor": {"rfc": "PEGM800101AB1", "nombre": "MARÍA PEÑA", "uso_cfdi": "D10", "codigo_postal": "58020", "regimen_fiscal": "605"}, "subtotal": 25, "conceptos": [{"linea": 1, "importe": 25, "cantidad": 1, "deducible": 0, "descuento": 0, "traslados": [{"base": 25, "impuesto": "002", "tipo_factor": "Exento"}], "objeto_imp": "02", "descripcion": "UNIFORME ALUMNO 501 GARCÍA NÚÑEZ", "clave_unidad": "E48", "clave_producto": "53102700", "valor_unitario": 25}], "descuento": 0, "fecha_pago": "2026-09-15", "forma_pago": "01", "exportacion": "01", "metodo_pago": "PUE", "lugar_expedicion": "58000", "impuestos_trasladados": 0}');
INSERT INTO invoice_items (delivery_id, document_id, tipo) OVERRIDING SYSTEM VALUE VALUES
  (1, 1, 'FACTURA'),
  (2, 2, 'FACTURA'),
  (3, 3, 'FACTURA');
INSERT INTO invoice_requests (payment_id, fiscal_id, created_by, created_at) OVERRIDING SYSTEM VALUE VALUES
  (2, 1, 1, '2026-11-28 21:05:55.260144+00'),
  (4, 1, 1, '2026-11-28 21:05:55.557594+00');
INSERT INTO invoice_stamps (document_id, uuid, total_centavos, rfc_receptor, timbrada, created_by, created_at) OVERRIDING SYSTEM VALUE VALUES
  (1, '6B1EB91D-8BCB-A6DB-8A63-D03FCF75DE53', 7500, 'PEGM800101AB1', '2026-09-16', 1, '2026-11-28 21:05:55.516055+00');
INSERT INTO login_failures (id, address, user_name, at, failed) OVERRIDING SYSTEM VALUE VALUES
  (38, 'correo:prueba', '', '2026-09-15 16:02:00+00', true);
INSERT INTO mail_settings (id, saved, servidor, puerto, seguridad, contrasena, remitente_nombre, remitente_correo, tope_diario, desde_hora, hasta_hora, activo, ultimo_error, ultimo_error_at) OVERRIDING SYSTEM VALUE VALUES
  (1, true, 'localhost', 1, 'NINGUNA', '\x018e366d9f1d5369bbd30854628772df140b2a5b134b5bd0370bac3a589f5fc1ad071c42a157618809cb3b603b', 'Colegio', 'cobranza@escuela.mx', 300, 8, 20, false, 'No se pudo abrir la conexión con localhost por el puerto 1: revisa el nombre, el puerto y la conexión a internet.', '2026-11-28 21:05:57.671+00');
INSERT INTO mensajes (id, aviso_id, parent_id, canal, estado, estado_at, intentos, siguiente, direccion, titulo, texto) OVERRIDING SYSTEM VALUE VALUES
  (1, 1, 6, 'WHATSAPP', 'ENVIADO', '2026-09-15 16:02:00+00', 0, '2026-09-15 16:02:20+00', '5511112222', 'Junta', 'FALTA SU VACUNA DE SARAMPION'),
  (2, 2, 6, 'CORREO', 'CANCELADO', '2026-09-15 16:02:00+00', 0, '2026-09-15 16:02:00+00', NULL, NULL, NULL),
  (3, 3, 6, 'PAPEL', 'ENVIADO', '2026-09-15 16:02:00+00', 0, '2026-09-15 16:02:20+00', NULL, 'Junta', 'FALTA SU VACUNA DE SARAMPION');
INSERT INTO new_browsers (id, user_id, device, agent, address, at) OVERRIDING SYSTEM VALUE VALUES
  (1, 1, 'oQyrLI_dzWAbRS69', 'lightMyRequest', '127.0.0.1', '2026-09-15 16:00:00+00'),
  (2, 2, 'MNVWHwk0Qo_WPJJF', 'lightMyRequest', '127.0.0.1', '2026-09-15 16:00:00+00'),
  (3, 11, '1uOwvDyAGcyRLdub', 'lightMyRequest', '127.0.0.1', '2026-09-15 16:01:30+00'),
  (4, 12, 'IbQ_O2BesazzNy6i', 'lightMyRequest', '127.0.0.1', '2026-09-15 16:02:00+00');
INSERT INTO notices (id, parent_id, titulo, descripcion, sent_by, created_at) OVERRIDING SYSTEM VALUE VALUES
  (1, 1, 'AVISO', 'FALTA SU VACUNA DE SARAMPION', 1, '2026-09-15 16:00:00+00');
INSERT INTO openings (id, cycle_id, fecha, alumnos, meses_saldados, adeudo_centavos, saldo_favor_centavos, last_charge_id, created_by, created_at, motivo, undone_by, undone_at, undone_on) OVERRIDING SYSTEM VALUE VALUES
  (1, 1, '2026-09-15', 1, 0, 2219000, 4000, 44, 1, '2026-09-15 16:02:00+00', 'ERA LA LISTA DE OTRO AÑO', 1, '2026-09-15 16:02:00+00', '2026-09-15');
INSERT INTO parents (id, nombre, telefono, correo, direccion, user_id, created_at, referencia_numero) OVERRIDING SYSTEM VALUE VALUES
  (1, 'ROSA NÚÑEZ', '5587654321', NULL, 'CALLE 2', 3, '2026-11-28 21:05:52.431728+00', 100001),
  (2, 'LUZ UNO', '5512345679', NULL, NULL, NULL, '2026-11-28 21:05:53.493966+00', 100002),
  (5, 'LAURA GARCÍA 0', '5510000000', 'laura0@correo.mx', NULL, NULL, '2026-11-28 21:05:57.854143+00', 100005),
  (6, 'ROSA RÍOS', '5511112222', 'rosa@correo.mx', 'CALLE 9', NULL, '2026-11-28 21:05:57.885645+00', 100006),
  (7, 'LUZ RAMOS DÍAZ', '5511112222', NULL, NULL, NULL, '2026-11-28 21:05:58.642042+00', 100007),
  (8, 'ANA SOLÍS', '5533334444', NULL, NULL, NULL, '2026-11-28 21:05:58.655199+00', 100008);
INSERT INTO payment_lines (id, payment_id, tipo, charge_id, tuition_id, descripcion, monto_centavos, saldo_anterior_centavos, saldo_centavos, condonado_centavos) OVERRIDING SYSTEM VALUE VALUES
  (1, 1, 'CARGO', 37, NULL, 'ABONO A UNIFORME', 20000, 50000, 30000, 0),
  (2, 2, 'CARGO', 40, NULL, 'UNIFORME', 7500, 7500, 0, 0),
  (3, 3, 'CARGO', 41, NULL, 'UNIFORME', 1500, 1500, 0, 0),
  (4, 4, 'CARGO', 42, NULL, 'UNIFORME', 2500, 2500, 0, 0),
  (5, 5, 'COLEGIATURA', NULL, 10, 'COLEGIATURA JUNIO 2027', 234000, 234000, 0, 0),
  (6, 6, 'A_CUENTA', NULL, NULL, 'A CUENTA: SALDO A FAVOR', 1100, 0, 1100, 0),
  (7, 7, 'A_CUENTA', NULL, NULL, 'A CUENTA: SALDO A FAVOR', 1000, 1100, 2100, 0),
  (8, 8, 'CARGO', 37, NULL, 'ABONO A UNIFORME', 30000, 30000, 0, 0),
  (9, 9, 'A_CUENTA', NULL, NULL, 'A CUENTA: SALDO A FAVOR', 10000, 2100, 12100, 0),
  (10, 10, 'COLEGIATURA', NULL, 1, 'COLEGIATURA SEPTIEMBRE 2026', 234000, 234000, 0, 0),
  (11, 11, 'COLEGIATURA', NULL, 2, 'COLEGIATURA OCTUBRE 2026', 234000, 234000, 0, 0),
  (12, 11, 'COLEGIATURA', NULL, 3, 'COLEGIATURA NOVIEMBRE 2026', 234000, 234000, 0, 0),
  (13, 11, 'COLEGIATURA', NULL, 4, 'COLEGIATURA DICIEMBRE 2026', 234000, 234000, 0, 0),
  (14, 11, 'COLEGIATURA', NULL, 5, 'COLEGIATURA ENERO 2027', 234000, 234000, 0, 0),
  (15, 11, 'COLEGIATURA', NULL, 6, 'COLEGIATURA FEBRERO 2027', 234000, 234000, 0, 0),
  (16, 11, 'COLEGIATURA', NULL, 7, 'COLEGIATURA MARZO 2027', 234000, 234000, 0, 0),
  (17, 11, 'COLEGIATURA', NULL, 8, 'COLEGIATURA ABRIL 2027', 234000, 234000, 0, 0),
  (18, 11, 'COLEGIATURA', NULL, 9, 'COLEGIATURA MAYO 2027', 234000, 234000, 0, 0),
  (19, 12, 'CARGO', 44, NULL, 'UNIFORME', 10000, 10000, 0, 0),
  (20, 13, 'CARGO', 50, NULL, 'ABONO A UNIFORME', 20000, 50000, 30000, 0),
  (21, 14, 'COLEGIATURA', NULL, 191, 'COLEGIATURA SEPTIEMBRE 2026', 234000, 234000, 0, 0),
  (22, 15, 'CARGO', 52, NULL, 'UNIFORME', 7000, 7000, 0, 0),
  (23, 16, 'A_CUENTA', NULL, NULL, 'A CUENTA: SALDO A FAVOR', 10000, 0, 10000, 0),
  (24, 17, 'A_CUENTA', NULL, NULL, 'A CUENTA: SALDO A FAVOR', 10000, 10000, 20000, 0),
  (25, 18, 'CARGO', 53, NULL, 'UNIFORME', 12000, 12000, 0, 0);
INSERT INTO payment_means (id, payment_id, metodo_pago, monto_centavos, referencia, tarjeta) OVERRIDING SYSTEM VALUE VALUES
  (1, 1, 'EFECTIVO', 20000, NULL, NULL),
  (2, 2, 'TARJETA', 7500, 'AUT 90001', 'CREDITO'),
  (3, 3, 'EFECTIVO', 1500, NULL, NULL),
  (4, 4, 'EFECTIVO', 2500, NULL, NULL),
  (5, 5, 'EFECTIVO', 234000, NULL, NULL),
  (6, 6, 'TRANSFERENCIA', 1100, 'MBANDEED0002', NULL),
  (7, 7, 'TRANSFERENCIA', 1000, 'EMPAREJAR', NULL),
  (8, 8, 'EFECTIVO', 30000, NULL, NULL),
  (9, 9, 'EFECTIVO', 10000, NULL, NULL),
  (10, 10, 'EFECTIVO', 234000, NULL, NULL),
  (11, 11, 'EFECTIVO', 1872000, NULL, NULL),
  (12, 12, 'EFECTIVO', 10000, NULL, NULL),
  (13, 13, 'EFECTIVO', 20000, NULL, NULL),
  (14, 14, 'EFECTIVO', 234000, NULL, NULL),
  (15, 15, 'TRANSFERENCIA', 7000, 'SIN DEPOSITO', NULL),
  (16, 16, 'EFECTIVO', 10000, NULL, NULL),
  (17, 17, 'EFECTIVO', 10000, NULL, NULL),
  (18, 18, 'EFECTIVO', 12000, NULL, NULL);
INSERT INTO payments (id, folio, student_id, monto_centavos, metodo_pago, referencia, fecha, created_by, created_at, motivo_cancelacion, cancelled_by, cancelled_at, cancelled_on, codigo, recargo_condonado_centavos, parent_id, saldo_usado_centavos, a_cuenta_centavos, fecha_pago, cancelled_in_its_cut) OVERRIDING SYSTEM VALUE VALUES
  (1, 1, 1, 20000, 'EFECTIVO', NULL, '2026-09-15', 1, '2026-09-15 16:00:00+00', 'CHEQUE DEVUELTO', 1, '2026-09-15 16:00:00+00', '2026-09-15', '1NHKN4WS7Q', 0, NULL, 0, 0, '2026-09-15', false),
  (2, 2, 1, 7500, 'TARJETA', 'AUT 90001', '2026-09-15', 1, '2026-09-15 16:00:00+00', NULL, NULL, NULL, NULL, 'PJ93DFZCBV', 0, NULL, 0, 0, '2026-09-15', false),
  (3, 3, 1, 1500, 'EFECTIVO', NULL, '2026-09-15', 1, '2026-09-15 16:00:00+00', NULL, NULL, NULL, NULL, '0TDGZ93DR3', 0, NULL, 0, 0, '2026-09-15', false),
  (4, 4, 1, 2500, 'EFECTIVO', NULL, '2026-09-15', 1, '2026-09-15 16:00:00+00', 'ERROR', 1, '2026-09-15 16:00:00+00', '2026-09-15', 'F0NQF239HJ', 0, NULL, 0, 0, '2026-09-15', false),
  (5, 5, 1, 234000, 'EFECTIVO', NULL, '2026-09-15', 1, '2026-09-15 16:00:00+00', NULL, NULL, NULL, NULL, 'ZJ5YB6V9C5', 0, NULL, 0, 0, '2026-09-15', false),
  (6, 6, NULL, 1100, 'TRANSFERENCIA', 'MBANDEED0002', '2026-09-15', 1, '2026-09-15 16:00:00+00', NULL, NULL, NULL, NULL, 'KB9EM4THXJ', 0, 1, 0, 1100, '2026-09-01', false),
  (7, 7, NULL, 1000, 'TRANSFERENCIA', 'EMPAREJAR', '2026-09-15', 1, '2026-09-15 16:00:00+00', NULL, NULL, NULL, NULL, 'ZF78MM1608', 0, 1, 0, 1000, '2026-09-15', false),
  (8, 8, 1, 30000, 'EFECTIVO', NULL, '2026-09-15', 1, '2026-09-15 16:00:00+00', NULL, NULL, NULL, NULL, 'R5352V0YPW', 0, NULL, 0, 0, '2026-09-15', false),
  (9, 9, NULL, 10000, 'EFECTIVO', NULL, '2026-09-15', 1, '2026-09-15 16:00:00+00', NULL, NULL, NULL, NULL, '8ZRJA1K0TT', 0, 1, 0, 10000, '2026-09-15', false),
  (10, 10, 1, 234000, 'EFECTIVO', NULL, '2026-09-15', 1, '2026-09-15 16:00:00+00', NULL, NULL, NULL, NULL, 'VTC5VNCCZ6', 0, NULL, 0, 0, '2026-09-15', false),
  (11, 11, 1, 1872000, 'EFECTIVO', NULL, '2026-09-15', 1, '2026-09-15 16:00:00+00', NULL, NULL, NULL, NULL, 'TA3M483R4W', 0, NULL, 0, 0, '2026-09-15', false),
  (12, 12, 1, 10000, 'EFECTIVO', NULL, '2026-09-15', 4, '2026-09-15 16:00:00+00', NULL, NULL, NULL, NULL, 'FWN345K9G8', 0, NULL, 0, 0, '2026-09-15', false),
  (13, 13, 28, 20000, 'EFECTIVO', NULL, '2026-09-15', 1, '2026-09-15 16:02:00+00', NULL, NULL, NULL, NULL, 'RCHAXVNVVS', 0, NULL, 0, 0, '2026-09-15', false),
  (14, 14, 28, 234000, 'EFECTIVO', NULL, '2026-09-15', 1, '2026-09-15 16:02:00+00', NULL, NULL, NULL, NULL, 'PZN4ZTAX6Y', 0, NULL, 0, 0, '2026-09-15', false),
  (15, 15, 28, 7000, 'TRANSFERENCIA', 'SIN DEPOSITO', '2026-09-15', 1, '2026-09-15 16:02:00+00', NULL, NULL, NULL, NULL, 'F0YYPD57WW', 0, NULL, 0, 0, '2026-09-01', false),
  (16, 16, NULL, 10000, 'EFECTIVO', NULL, '2026-09-15', 16, '2026-09-15 16:02:00+00', NULL, NULL, NULL, NULL, 'K452FTFW64', 0, 7, 0, 10000, '2026-09-15', false),
  (17, 17, NULL, 10000, 'EFECTIVO', NULL, '2026-09-15', 1, '2026-09-15 16:02:00+00', NULL, NULL, NULL, NULL, 'ZN6XAWJC3J', 0, 7, 0, 10000, '2026-09-15', false),
  (18, 18, 28, 12000, 'EFECTIVO', NULL, '2026-09-15', 1, '2026-09-15 16:02:00+00', NULL, NULL, NULL, NULL, 'FMC4R9VX48', 0, NULL, 0, 0, '2026-09-15', false);
INSERT INTO question_answers (question_id, parent_id, respuestas, answered_by, answered_at) OVERRIDING SYSTEM VALUE VALUES
  (1, 1, '{"TOMA METILFENIDATO"}', 1, '2026-09-15 16:00:00+00');
INSERT INTO questionnaires (id, cycle_id, titulo, descripcion, created_by, created_at) OVERRIDING SYSTEM VALUE VALUES
  (1, 1, 'Familias', '', 1, '2026-09-15 16:00:00+00');
INSERT INTO questions (id, questionnaire_id, position, pregunta, tipo, opciones, obligatoria) OVERRIDING SYSTEM VALUE VALUES
  (1, 1, 0, '¿Comentarios?', 'ABIERTA', '{}', false);
INSERT INTO receipt_links (id, payment_id, number, token_hash, expires_at, created_by, created_at) OVERRIDING SYSTEM VALUE VALUES
  (1, 1, 2, '\xfe8446d48a3b8e136181820d1ffaa86fb6ba259338525acd48ff4f0bae34ec27', '2026-10-15 16:00:00+00', 1, '2026-09-15 16:00:00+00');
INSERT INTO receipt_prints (id, payment_id, number, printed_by, printed_at) OVERRIDING SYSTEM VALUE VALUES
  (1, 1, 1, 1, '2026-09-15 16:00:00+00'),
  (2, 1, 2, 1, '2026-09-15 16:00:00+00');
INSERT INTO recovery_codes (user_id, code_hash) OVERRIDING SYSTEM VALUE VALUES
  (7, '\x34fee843a2c7dc6482858a3bfdcb0b8f8db489e7a4a1403d7f5ba68d1f9c66f2'),
  (7, '\x29823c4ec58a9f2705ca54e7342bc6d65adc31153a583a1674ea663809e57a8c'),
  (7, '\x2d42d1507d2a2ef689712cdf7d8d26cf266a2843de872f647ac2fdce00aff6b2'),
  (7, '\xc800a38abf511f8edb5fd98e6fc16e9603a52b19feba0eabdac35bab587e6ffd'),
  (7, '\x884566bb0a57ce5dddaa95430428b79bdbeaca1c80c85e174c9013ef495c5f18'),
  (7, '\xaade3a0d5d16ecd2a71cd6d5bec79b372c504dc58f003546a3ac83b73639f5ff'),
  (7, '\x8aed4eabe02f16aa34363fa761e24322932bf42cb1ca43c9b442f8f70581d6a8'),
  (7, '\x1ba9e8b018e7fb66138f04377c852e3eade0c6dd67386f767e8b6f2edd4fca56'),
  (7, '\xfecdcfb0d77d8aa2ccc5ed2e2b5845b6bb669626a4856ef4ee774bf142f6969f'),
  (7, '\x52bc4cdb5eb81153b7676334cde80259eb6e74735b979ff111932bd85d254013');
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

Gracias.', true, false, NULL, NULL, NULL, '2026-11-28 21:05:48.975279+00'),
  (2, 1, 'Venció un pago de {alumnos}', 'Hola, {padre}:

Todavía no vemos el pago de {alumnos} que venció el {vencimiento}. Hoy son {por_pagar}.

Si paga por transferencia, su referencia es {referencia}. Si ya pagó, mándenos su comprobante y lo buscamos.

Gracias.', true, false, NULL, NULL, NULL, '2026-11-28 21:05:48.975279+00'),
  (3, 8, 'Falta un pago de {alumnos}', 'Hola, {padre}:

Sigue pendiente el pago de {alumnos} que venció el {vencimiento}. Hoy son {por_pagar}.

Si ahora no puede pagarlo todo, llámenos: podemos acordar una fecha o un abono. Su referencia para transferir es {referencia}.

Gracias.', true, false, NULL, NULL, NULL, '2026-11-28 21:05:48.975279+00'),
  (4, 20, 'Hablemos del pago de {alumnos}', 'Hola, {padre}:

El pago de {alumnos} que venció el {vencimiento} sigue pendiente. Hoy son {por_pagar}.

Queremos ayudarle a ponerse al corriente antes de que la cuenta crezca. Llámenos o venga a la caja, y acordamos cómo pagarlo. Su referencia para transferir es {referencia}.

Gracias.', true, false, NULL, NULL, NULL, '2026-11-28 21:05:48.975279+00'),
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
  (1, 'ADMINISTRADOR', '2026-11-28 21:05:51.099765+00', false),
  (3, 'ROL 1', '2026-11-28 21:05:56.856321+00', false),
  (4, 'ROL 2', '2026-11-28 21:05:56.934675+00', false),
  (5, 'ROL 3', '2026-11-28 21:05:56.971166+00', false),
  (6, 'ROL 4', '2026-11-28 21:05:56.998891+00', false),
  (7, 'ROL 5', '2026-11-28 21:05:57.050765+00', false),
  (8, 'ROL 6', '2026-11-28 21:05:57.110196+00', false),
  (9, 'ROL 7', '2026-11-28 21:05:57.159175+00', false),
  (10, 'ROL 8', '2026-11-28 21:05:57.203424+00', false),
  (11, 'ROL 9', '2026-11-28 21:05:57.259454+00', false),
  (12, 'ROL 10', '2026-11-28 21:05:57.343111+00', false),
  (13, 'ROL 11', '2026-11-28 21:05:57.368253+00', false),
  (14, 'ROL 12', '2026-11-28 21:05:57.393481+00', false),
  (15, 'ROL 13', '2026-11-28 21:05:58.821444+00', false),
  (16, 'ACCESO', '2026-11-28 21:05:58.983803+00', false);
INSERT INTO scholarship_terms (enrolment_id, desde, centesimas, plaza) OVERRIDING SYSTEM VALUE VALUES
  (1, 0, 1000, 1),
  (15, 0, 1000, 1),
  (15, 202609, 0, 1),
  (16, 0, 1000, 1),
  (16, 202609, 2000, 1),
  (17, 0, 1000, 1),
  (17, 202609, 0, 1),
  (18, 202609, 0, 1),
  (18, 0, 1000, 1),
  (2, 0, 1000, 1),
  (20, 0, 1000, 1),
  (5, 202609, 0, 2),
  (5, 202609, 0, 1);
INSERT INTO scholarships (id, cycle_id, grado, nombre, centesimas, created_by, created_at, tipo) OVERRIDING SYSTEM VALUE VALUES
  (1, 1, 'PRIMARIA', 'EXCELENCIA', 1000, 1, '2026-09-15 16:00:00+00', 'GENERAL'),
  (2, 1, 'PRIMARIA', 'TALENTO', 1000, 1, '2026-09-15 16:00:00+00', 'GENERAL'),
  (3, 1, 'PRIMARIA', 'TALENTO', 2000, 1, '2026-09-15 16:00:00+00', 'GENERAL'),
  (7, 1, 'PRIMARIA', 'ARTES', 1000, 1, '2026-09-15 16:02:00+00', 'GENERAL');
INSERT INTO school (id, saved, nombre, razon_social, rfc, regimen_fiscal, codigo_postal, direccion, firma_nombre) OVERRIDING SYSTEM VALUE VALUES
  (1, '{codigo_postal,direccion,firma,logo,niveles,nombre,razon_social,regimen_fiscal,rfc}', 'Colegio', 'COLEGIO', 'CLA900101AB1', '603', '58000', 'Calle 5', 'ROSA RUIZ');
INSERT INTO school_levels (grado, cct, clave_producto, impuesto) OVERRIDING SYSTEM VALUE VALUES
  ('PREESCOLAR', '16PJN0001A', '86121501', 'EXENTO'),
  ('PRIMARIA', '16PPR1234A', '86121503', 'EXENTO');
INSERT INTO second_factors (user_id, secret, prepared_at, active_since, last_step) OVERRIDING SYSTEM VALUE VALUES
  (12, '\x013e9f121a1a7b5dcce7452c94a3d3799a37e55ca05130f3d5deee0a95f5497cce023f9c99c306e46b3c49a265fab20695cd00a0a0dbe3059c77acb545', '2026-09-15 16:01:30+00', '2026-09-15 16:01:30+00', 59649603),
  (6, '\x0191d511dbd8643d76029fb4d6d581caa52ed3585ace98d5bc4be9741c0253db809d0b25d1aa98d29bafc1e1df4c46d01d907c0a549993ca1d12c97a21', '2026-09-15 16:00:00+00', NULL, 0),
  (7, '\x010f408f6f3c9de2d9c1547d7dddf1861f522abb2de5ba6c639d03de0e8d836bf7d1599e137d6854258de973953e6ea47667f7f623e2eeccddfafb80b6', '2026-09-15 16:00:00+00', '2026-09-15 16:00:00+00', 59649600),
  (8, '\x0113ba2c48adf3d5fa664e30076f58e8a41c93a6fa1ef79bdfd502a200c23570f2b3644777230d2abbe84da6c6ade7d706590e86604f0ab4761aa6f8ef', '2026-09-15 16:00:00+00', '2026-09-15 16:00:00+00', 59649600);
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
  (1, 1, 'TRANSPORTE', 72000, 2, 1, '2026-11-28 21:05:55.717549+00');
INSERT INTO sessions (id, token_hash, user_id, sign_in, created_at, expires_at, signed_in_at) OVERRIDING SYSTEM VALUE VALUES
  (1, '\xa8730998934b9f368c9f66d1e898965a634dec7df12950b26ba715df268ce79f', 1, 'f269e7ba-ef1e-44df-bec8-58a8a2fa3572', '2026-11-28 21:05:51.441853+00', '2026-09-15 16:15:00+00', '2026-09-15 16:00:00+00'),
  (2, '\x3bb117a03c9b3f3b6078f0c356d21f5cb0d7d788943a1ab9a63f33b0928b4dd4', 1, '7d637d03-fc54-4c6a-a43f-e11973433645', '2026-11-28 21:05:51.497045+00', '2026-09-15 16:15:00+00', '2026-09-15 16:00:00+00'),
  (5, '\x3f4ca1bb031727981b8f652ef4944a0643e4d39ce4e0c79b99e4a8bd6533e3b6', 4, '9d72ce09-2528-49b4-b6c3-274d53ae5f67', '2026-11-28 21:05:56.877278+00', '2026-09-15 16:15:00+00', '2026-09-15 16:00:00+00'),
  (6, '\x32d0247194277a978b02fec85f50ed4eb1925d1e09a729ad3d6c3c92fc20d5de', 5, '59d25c9b-9e29-4db6-b470-c35dd6dbef7a', '2026-11-28 21:05:56.950252+00', '2026-09-15 16:15:00+00', '2026-09-15 16:00:00+00'),
  (7, '\x9768c4f9a9cefc4614721e11d1e791a04447118cdd7fe68555118f3b63b234e7', 5, '59d25c9b-9e29-4db6-b470-c35dd6dbef7a', '2026-11-28 21:05:56.96037+00', '2026-09-15 16:15:00+00', '2026-09-15 16:00:00+00'),
  (8, '\xbf5d47cc8ded7b5623ca1408fe1725c436b17cf5f0d57bd4fc88e6f583a3a606', 6, 'ad5609d2-26cc-4050-99ac-45553bd0e33f', '2026-11-28 21:05:56.979492+00', '2026-09-15 16:15:00+00', '2026-09-15 16:00:00+00'),
  (9, '\xebca10df30eef66429c194c22d280175c6c3a5a96691c90932214044fbebdfde', 6, 'ad5609d2-26cc-4050-99ac-45553bd0e33f', '2026-11-28 21:05:56.987052+00', '2026-09-15 16:15:00+00', '2026-09-15 16:00:00+00'),
  (10, '\xb863d5d52596d358919a745892766ae751cd21e3323535b3c00c2619d926022b', 7, 'a760c812-f153-46af-aa2c-2a4977320c51', '2026-11-28 21:05:57.004193+00', '2026-09-15 16:15:00+00', '2026-09-15 16:00:00+00'),
  (11, '\xa2ae8e6533c45f3f85281ea9949c09b0d0b114039c72fc027e6e0e9bb744aae9', 7, 'a760c812-f153-46af-aa2c-2a4977320c51', '2026-11-28 21:05:57.01474+00', '2026-09-15 16:15:00+00', '2026-09-15 16:00:00+00'),
  (12, '\xab2a38b97af02239be35ca82265cb9241c07617b4cb3214a453703f659db80e1', 8, 'e4abd622-8745-4cb0-a1b9-d0339a6270aa', '2026-11-28 21:05:57.057762+00', '2026-09-15 16:15:00+00', '2026-09-15 16:00:00+00'),
  (13, '\x0eccf5336f8ba88ff805ec37d99fddb28fe5d4cdf982d0061be83ebf73005ead', 8, 'e4abd622-8745-4cb0-a1b9-d0339a6270aa', '2026-11-28 21:05:57.06984+00', '2026-09-15 16:15:00+00', '2026-09-15 16:00:00+00'),
  (14, '\xbfc2277662e9aa7fb08274ede8f16a5c1eac6d33252ba2a72a6cea2415f6d35a', 9, '6c1719b1-448d-4855-8c35-3ca55c6b106b', '2026-11-28 21:05:57.11553+00', '2026-09-15 16:15:30+00', '2026-09-15 16:00:30+00'),
  (15, '\x8585f8988af976fcd9f694c0a7588613d16b7e86d6ceec18a94e574d77176ef7', 9, '6c1719b1-448d-4855-8c35-3ca55c6b106b', '2026-11-28 21:05:57.122761+00', '2026-09-15 16:15:30+00', '2026-09-15 16:00:30+00'),
  (16, '\x167e6c0e37cbbba84ecb470daf7fa6413d3f7dc2ed3d2f2220faa4d06e3b68ff', 10, 'd55ab1cd-6b0d-455c-867b-58b58c1be792', '2026-11-28 21:05:57.169364+00', '2026-09-15 16:16:00+00', '2026-09-15 16:01:00+00'),
  (17, '\xe06187f6bb756f5029d017563717be7689a36c380c289ea7434e834d2046656f', 10, 'd55ab1cd-6b0d-455c-867b-58b58c1be792', '2026-11-28 21:05:57.174118+00', '2026-09-15 16:16:00+00', '2026-09-15 16:01:00+00'),
  (18, '\x9efaefc281028075356f0f62dc46b099d0e7f0bfa78d1ad8b51a0f43eb1980a9', 11, '4e4a6fdc-6c43-4d57-91dc-faac099b9ec5', '2026-11-28 21:05:57.212627+00', '2026-09-15 16:16:30+00', '2026-09-15 16:01:30+00'),
  (19, '\x2bbc36d7bb028f100dcc6fb1fc61db493584fbef26f4fd04d029625d3dff067a', 11, '4e4a6fdc-6c43-4d57-91dc-faac099b9ec5', '2026-11-28 21:05:57.219669+00', '2026-09-15 16:16:30+00', '2026-09-15 16:01:30+00'),
  (21, '\xd2b4a11a74b46a173f192c3b478a6fa0c7ac2c009017e8dea84011bd8c3dc6ae', 12, 'bcf8d857-52cb-48c3-b5aa-a0c36334ace0', '2026-11-28 21:05:57.265255+00', '2026-09-15 16:16:30+00', '2026-09-15 16:01:30+00'),
  (22, '\x93e658769d74a2ca384a0d6c9d8c3efafb1d22cdb3f39ea7d5f1eedd55946cc6', 12, 'bcf8d857-52cb-48c3-b5aa-a0c36334ace0', '2026-11-28 21:05:57.269779+00', '2026-09-15 16:16:30+00', '2026-09-15 16:01:30+00'),
  (24, '\x510225a057c310e7794193f101af1b7217ec3cea0d4a580e2d954179176655c8', 13, 'c914241b-3e54-46ae-938f-f3de07b0194a', '2026-11-28 21:05:57.348174+00', '2026-09-15 16:17:00+00', '2026-09-15 16:02:00+00'),
  (25, '\x5cd86b9692cbbae1f06f410eff5a14d1512b4f5d55af1d165cf6a99657c861e0', 13, 'c914241b-3e54-46ae-938f-f3de07b0194a', '2026-11-28 21:05:57.35677+00', '2026-09-15 16:17:00+00', '2026-09-15 16:02:00+00'),
  (28, '\x7c859cf6c0212ee25fae690472ea6ebef5e0103874ae884d12c43b7a0408775f', 15, 'd8f88c19-1491-4059-96bf-ca74e9ac5007', '2026-11-28 21:05:57.403332+00', '2026-09-15 16:17:00+00', '2026-09-15 16:02:00+00'),
  (29, '\x461f3b35da6968c649b4e1db874e1f7b522b5ff4e84a3f1a54b54642a7ec75ec', 15, 'd8f88c19-1491-4059-96bf-ca74e9ac5007', '2026-11-28 21:05:57.408001+00', '2026-09-15 16:17:00+00', '2026-09-15 16:02:00+00'),
  (30, '\xb800141d00cdf481e7877f60c64e1f86b9cb215d0ea31db04221720b51e9eda2', 15, '43fe956e-6ecb-4e1d-a480-495498101a11', '2026-11-28 21:05:57.41428+00', '2026-09-15 16:17:00+00', '2026-09-15 16:02:00+00'),
  (31, '\xa9e894ce85117b7eb7d0587585bb1d8d49423cb1eb0dd1bf6b365fe2c44013f1', 16, '565e2f03-6b57-4801-9082-0fcc5dab5a46', '2026-11-28 21:05:58.830923+00', '2026-09-15 16:17:00+00', '2026-09-15 16:02:00+00');
INSERT INTO setup_skips (step, user_id, created_at) OVERRIDING SYSTEM VALUE VALUES
  ('PERSONAS', 1, '2026-09-15 16:02:00+00');
INSERT INTO sign_ins (id, sign_in, user_id, device, agent, address, started_at, last_at, proved_at, has_common_password) OVERRIDING SYSTEM VALUE VALUES
  (1, 'f269e7ba-ef1e-44df-bec8-58a8a2fa3572', 1, 'd3nuPWJIbpufRtol', 'lightMyRequest', '127.0.0.1', '2026-09-15 16:00:00+00', '2026-09-15 16:00:00+00', '2026-09-15 16:00:00+00', true),
  (2, '7d637d03-fc54-4c6a-a43f-e11973433645', 1, 'oQyrLI_dzWAbRS69', 'lightMyRequest', '127.0.0.1', '2026-09-15 16:00:00+00', '2026-09-15 16:00:00+00', '2026-09-15 16:00:00+00', true),
  (3, '7f9b6737-5349-495e-b4a7-b1fa3809c051', 2, 'UWfB4spNhOp5trh5', 'lightMyRequest', '127.0.0.1', '2026-09-15 16:00:00+00', '2026-09-15 16:00:00+00', '2026-09-15 16:00:00+00', false),
  (4, '3ae8fc51-b7e3-45f8-abe5-3b37f96ff649', 2, 'MNVWHwk0Qo_WPJJF', 'lightMyRequest', '127.0.0.1', '2026-09-15 16:00:00+00', '2026-09-15 16:00:00+00', '2026-09-15 16:00:00+00', false),
  (5, '9d72ce09-2528-49b4-b6c3-274d53ae5f67', 4, 'Swzb-EfMLx_SIMST', 'lightMyRequest', '127.0.0.1', '2026-09-15 16:00:00+00', '2026-09-15 16:00:00+00', '2026-09-15 16:00:00+00', false),
  (6, '59d25c9b-9e29-4db6-b470-c35dd6dbef7a', 5, 'K7BZ5hUXEfeLA614', 'lightMyRequest', '127.0.0.1', '2026-09-15 16:00:00+00', '2026-09-15 16:00:00+00', '2026-09-15 16:00:00+00', false),
  (7, 'ad5609d2-26cc-4050-99ac-45553bd0e33f', 6, 'Csz9uMrRmM0QSYcN', 'lightMyRequest', '127.0.0.1', '2026-09-15 16:00:00+00', '2026-09-15 16:00:00+00', '2026-09-15 16:00:00+00', false),
  (8, 'a760c812-f153-46af-aa2c-2a4977320c51', 7, 'RBKFz05x4T30KJQg', 'lightMyRequest', '127.0.0.1', '2026-09-15 16:00:00+00', '2026-09-15 16:00:00+00', '2026-09-15 16:00:00+00', false),
  (9, 'e4abd622-8745-4cb0-a1b9-d0339a6270aa', 8, 'm071nuNMiCeYDdqe', 'lightMyRequest', '127.0.0.1', '2026-09-15 16:00:00+00', '2026-09-15 16:00:00+00', '2026-09-15 16:00:00+00', false),
  (10, '6c1719b1-448d-4855-8c35-3ca55c6b106b', 9, 'IIJwWVqyL66jpenT', 'lightMyRequest', '127.0.0.1', '2026-09-15 16:00:30+00', '2026-09-15 16:00:30+00', '2026-09-15 16:00:30+00', false),
  (11, 'd55ab1cd-6b0d-455c-867b-58b58c1be792', 10, 'pjpN3TCryrx_NGRa', 'lightMyRequest', '127.0.0.1', '2026-09-15 16:01:00+00', '2026-09-15 16:01:00+00', '2026-09-15 16:01:00+00', false),
  (12, '4e4a6fdc-6c43-4d57-91dc-faac099b9ec5', 11, 'K72PT-f5wBLKchRd', 'lightMyRequest', '127.0.0.1', '2026-09-15 16:01:30+00', '2026-09-15 16:01:30+00', '2026-09-15 16:01:30+00', false),
  (13, '3800a6d1-65a5-4866-acc1-36d53f3bd518', 11, '1uOwvDyAGcyRLdub', 'lightMyRequest', '127.0.0.1', '2026-09-15 16:01:30+00', '2026-09-15 16:01:30+00', '2026-09-15 16:01:30+00', false),
  (14, 'bcf8d857-52cb-48c3-b5aa-a0c36334ace0', 12, 'HlN1c7i55bo80KOR', 'lightMyRequest', '127.0.0.1', '2026-09-15 16:01:30+00', '2026-09-15 16:01:30+00', '2026-09-15 16:01:30+00', false),
  (15, 'de07a6e2-de39-4908-b64a-655354afcc75', 12, 'IbQ_O2BesazzNy6i', 'lightMyRequest', '127.0.0.1', '2026-09-15 16:02:00+00', '2026-09-15 16:02:00+00', '2026-09-15 16:02:00+00', false),
  (16, 'c914241b-3e54-46ae-938f-f3de07b0194a', 13, '-wRZvs80wbznRLqn', 'lightMyRequest', '127.0.0.1', '2026-09-15 16:02:00+00', '2026-09-15 16:02:00+00', '2026-09-15 16:02:00+00', false),
  (17, 'fe9cfd0a-8aac-470d-bead-5a4af9b23a69', 14, 'rFdLfhYRBheAyJU5', 'lightMyRequest', '127.0.0.1', '2026-09-15 16:02:00+00', '2026-09-15 16:02:00+00', '2026-09-15 16:02:00+00', false),
  (18, 'd8f88c19-1491-4059-96bf-ca74e9ac5007', 15, 'ehU1z5Wd4HvKH2Vv', 'lightMyRequest', '127.0.0.1', '2026-09-15 16:02:00+00', '2026-09-15 16:02:00+00', '2026-09-15 16:02:00+00', false),
  (19, '43fe956e-6ecb-4e1d-a480-495498101a11', 15, 'rLmztHwNsakJU0uY', 'lightMyRequest', '127.0.0.1', '2026-09-15 16:02:00+00', '2026-09-15 16:02:00+00', '2026-09-15 16:02:00+00', false),
  (20, '565e2f03-6b57-4801-9082-0fcc5dab5a46', 16, '8BCb-w1oODqY00HH', 'lightMyRequest', '127.0.0.1', '2026-09-15 16:02:00+00', '2026-09-15 16:02:00+00', '2026-09-15 16:02:00+00', false);
INSERT INTO student_care (student_id, servicio_medico, indicaciones) OVERRIDING SYSTEM VALUE VALUES
  (1, 'HOSPITAL SAN ANGEL', 'RECOSTARLO DE LADO');
INSERT INTO student_health (id, student_id, kind, descripcion) OVERRIDING SYSTEM VALUE VALUES
  (1, 1, 'ALERGIA', 'CACAHUATE CON ANAFILAXIA'),
  (2, 1, 'ENFERMEDAD', 'EPILEPSIA FOCAL'),
  (3, 2, 'ALERGIA', 'CACAHUATE CON ANAFILAXIA');
INSERT INTO student_medicines (id, student_id, nombre, dosis, horario) OVERRIDING SYSTEM VALUE VALUES
  (1, 1, 'VALPROATO DE MAGNESIO', '', '');
INSERT INTO students (id, nombre, nombres, paterno, materno, curp, curp_verificada, numero_control, fecha_nacimiento, photo_id, parent_id, created_by, created_at, grado_previsto, grado_previsto_numero, card_token) OVERRIDING SYSTEM VALUE VALUES
  (1, 'ALUMNO 501 GARCÍA NÚÑEZ', 'ALUMNO 501', 'GARCÍA', 'NÚÑEZ', 'GARC180315HDFCDXA7', true, 'B501', '2018-03-15', 1, 1, 1, '2026-11-28 21:05:52.33734+00', NULL, NULL, '5357cfc7-60de-4832-8706-608b185b9ab2'),
  (2, 'NIÑO 1 MUÑOZ GARCÍA', 'NIÑO 1', 'MUÑOZ', 'GARCÍA', 'GARC180315HDFBBCA6', true, 'B00001', '2018-03-15', NULL, 5, NULL, '2026-11-28 21:05:52.881874+00', 'PRIMARIA', 2, '21f91169-3545-40d6-8cb8-e1df53fe4882'),
  (3, 'ALUMNO 2 GARCÍA', NULL, NULL, NULL, 'GARC180315HDFBBDA3', true, 'A0002', '2018-03-15', NULL, NULL, NULL, '2026-11-28 21:05:52.941264+00', NULL, NULL, 'a27f1968-6750-4ee5-94bc-aec22cb7e704'),
  (4, 'ALUMNO 3 GARCÍA', NULL, NULL, NULL, 'GARC180315HDFBBFA7', true, 'A0003', '2018-03-15', NULL, NULL, NULL, '2026-11-28 21:05:52.957786+00', NULL, NULL, '82f65f6c-c80e-416e-96af-ff24982c0807'),
  (5, 'ALUMNO 4 GARCÍA', NULL, NULL, NULL, 'GARC180315HDFBBGA4', true, 'A0004', '2018-03-15', NULL, NULL, NULL, '2026-11-28 21:05:52.992552+00', NULL, NULL, '9f4210e3-941f-4a87-998d-b803fe221707'),
  (6, 'ALUMNO 5 GARCÍA', NULL, NULL, NULL, 'GARC180315HDFBBHA1', true, 'A0005', '2018-03-15', NULL, NULL, NULL, '2026-11-28 21:05:53.02318+00', NULL, NULL, '41352616-7173-4612-98cf-fb1527cf9c6a'),
  (7, 'ALUMNO 6 GARCÍA', NULL, NULL, NULL, 'GARC180315HDFBBJA5', true, 'A0006', '2018-03-15', NULL, NULL, NULL, '2026-11-28 21:05:53.119475+00', NULL, NULL, 'e658bbc4-46a0-4bf0-9a03-4469c338b5bf'),
  (8, 'ALUMNO 7 GARCÍA', NULL, NULL, NULL, 'GARC180315HDFBBKA2', true, 'A0007', '2018-03-15', NULL, NULL, NULL, '2026-11-28 21:05:53.199936+00', NULL, NULL, 'e494d476-2ffb-4059-816e-f75f14f0856c'),
  (10, 'ALUMNO 9 GARCÍA', NULL, NULL, NULL, 'GARC180315HDFBBMA6', true, 'A0009', '2018-03-15', NULL, NULL, NULL, '2026-11-28 21:05:53.381206+00', NULL, NULL, '4ed479c6-6ea7-48fb-8955-4e0866fd7ed7'),
  (11, 'ALUMNO 10 GARCÍA', NULL, NULL, NULL, 'GARC180315HDFBBNA3', true, 'A0010', '2018-03-15', NULL, NULL, NULL, '2026-11-28 21:05:53.426531+00', NULL, NULL, '053eac15-bf67-4dcc-a9da-a1be93a9a7b7'),
  (12, 'ALUMNO 11 GARCÍA', NULL, NULL, NULL, 'GARC180315HDFBBPA4', true, 'A0011', '2018-03-15', NULL, NULL, NULL, '2026-11-28 21:05:53.48336+00', NULL, NULL, '3ecfc232-7404-4542-be5f-a05c010782a6'),
  (13, 'ALUMNO 12 GARCÍA', NULL, NULL, NULL, 'GARC180315HDFBBQA1', true, 'A0012', '2018-03-15', NULL, NULL, NULL, '2026-11-28 21:05:53.530538+00', NULL, NULL, '327b0fc7-4e02-43f1-a519-44cf4b22a8a4'),
  (14, 'ALUMNO 13 GARCÍA', NULL, NULL, NULL, 'GARC180315HDFBBRA8', true, 'A0013', '2018-03-15', NULL, NULL, NULL, '2026-11-28 21:05:53.598388+00', NULL, NULL, 'd9e09c4c-e1bb-4c5c-b391-f715469a2f7c'),
  (15, 'ALUMNO 14 GARCÍA', NULL, NULL, NULL, 'GARC180315HDFBBSA5', true, 'A0014', '2018-03-15', NULL, NULL, NULL, '2026-11-28 21:05:53.639799+00', NULL, NULL, '985ab770-6eb0-4f64-8162-b0328b8da54f'),
  (16, 'ALUMNO 15 GARCÍA', NULL, NULL, NULL, 'GARC180315HDFBBTA2', true, 'A0015', '2018-03-15', NULL, NULL, NULL, '2026-11-28 21:05:53.677177+00', NULL, NULL, '4fb90c55-0cd0-40ba-984c-d0e5e130f9cb'),
  (17, 'ALUMNO 16 GARCÍA', NULL, NULL, NULL, 'GARC180315HDFBBVA6', true, 'A0016', '2018-03-15', NULL, NULL, NULL, '2026-11-28 21:05:53.716965+00', NULL, NULL, '0e2548e7-7dd6-4321-b778-b5c9b844f7cd'),
  (18, 'ALUMNO 17 GARCÍA', NULL, NULL, NULL, 'GARC180315HDFBBWA3', true, 'A0017', '2018-03-15', NULL, NULL, NULL, '2026-11-28 21:05:53.743865+00', NULL, NULL, '9082022d-de7f-4103-b428-0da37ea19e0d'),
  (19, 'ALUMNO 18 GARCÍA', NULL, NULL, NULL, 'GARC180315HDFBBXA0', true, 'A0018', '2018-03-15', NULL, NULL, NULL, '2026-11-28 21:05:53.783111+00', NULL, NULL, 'ea21438e-0c0f-4b65-8be3-73e670f952a7'),
  (20, 'ALUMNO 19 GARCÍA', NULL, NULL, NULL, 'GARC180315HDFBBYA7', true, 'A0019', '2018-03-15', NULL, NULL, NULL, '2026-11-28 21:05:53.84565+00', NULL, NULL, 'cc515b7e-2ad0-466e-ba28-58e0920bf3a7'),
  (21, 'ALUMNO 20 GARCÍA', NULL, NULL, NULL, 'GARC180315HDFBBZA4', true, 'A0020', '2018-03-15', NULL, NULL, NULL, '2026-11-28 21:05:54.035541+00', NULL, NULL, 'd73aee7c-3f1d-48aa-88e6-55fccdd7dc3f'),
  (22, 'ALUMNO 21 GARCÍA', NULL, NULL, NULL, 'GARC180315HDFBCBA5', true, 'A0021', '2018-03-15', NULL, NULL, NULL, '2026-11-28 21:05:54.283935+00', NULL, NULL, '77c01aa8-ba6b-4da6-a046-02b6e7cc41b2'),
  (23, 'ALUMNO 22 GARCÍA', NULL, NULL, NULL, 'GARC180315HDFBCCA2', true, 'A0022', '2018-03-15', NULL, NULL, NULL, '2026-11-28 21:05:54.405665+00', NULL, NULL, '717e604f-2a77-4f5d-9ebb-c2432c82fd1f'),
  (24, 'ALUMNO 23 GARCÍA', NULL, NULL, NULL, 'GARC180315HDFBCDA9', true, 'A0023', '2018-03-15', NULL, NULL, NULL, '2026-11-28 21:05:55.037543+00', NULL, NULL, '5f033fba-620b-4253-a211-ff1bd88ebc70'),
  (26, 'ALUMNO 24 GARCÍA', NULL, NULL, NULL, 'GARC180315HDFBCFA3', true, 'A0024', '2018-03-15', NULL, 6, NULL, '2026-11-28 21:05:57.88285+00', NULL, NULL, 'e2cec742-e861-4bfe-bb6d-796216feb2ab'),
  (27, 'ALUMNO 25 GARCÍA', NULL, NULL, NULL, 'GARC180315HDFBCGA0', true, 'A0025', '2018-03-15', NULL, 6, NULL, '2026-11-28 21:05:57.88285+00', NULL, NULL, '41ebac01-f056-4bb1-9b66-33f37cec6865'),
  (28, 'ALUMNO 26 GARCÍA', NULL, NULL, NULL, 'GARC180315HDFBCHA7', true, 'Z900', '2018-03-15', NULL, NULL, NULL, '2026-11-28 21:05:58.638253+00', NULL, NULL, 'be9eae3d-1837-46fa-9123-0cbffd9b562e'),
  (29, 'ALUMNO 27 GARCÍA', NULL, NULL, NULL, 'GARC180315HDFBCJA1', true, 'A0027', '2018-03-15', NULL, 8, NULL, '2026-11-28 21:05:58.638253+00', NULL, NULL, '8625b685-f99a-4faf-b897-4a5aeeaaf65d');
INSERT INTO tuition (id, enrolment_id, anio, mes, parcialidad, descripcion, vencimiento, lista_centavos, beca_centesimas, monto_centavos, abonado_centavos, created_at, prorroga_hasta, prorroga_motivo, fuera, fuera_at, recargo_abonado_centavos, saldado_centavos) OVERRIDING SYSTEM VALUE VALUES
  (1, 1, 2026, 9, 1, 'COLEGIATURA SEPTIEMBRE 2026', '2026-09-27', 260000, 1000, 234000, 234000, '2026-09-15 16:00:00+00', NULL, NULL, NULL, NULL, 0, 0),
  (2, 1, 2026, 10, 1, 'COLEGIATURA OCTUBRE 2026', '2026-10-12', 260000, 1000, 234000, 234000, '2026-09-15 16:00:00+00', '2026-12-31', 'ENFERMEDAD', NULL, NULL, 0, 0),
  (3, 1, 2026, 11, 1, 'COLEGIATURA NOVIEMBRE 2026', '2026-11-12', 260000, 1000, 234000, 234000, '2026-09-15 16:00:00+00', '2026-12-31', 'ENFERMEDAD', NULL, NULL, 0, 0),
  (4, 1, 2026, 12, 1, 'COLEGIATURA DICIEMBRE 2026', '2026-12-12', 260000, 1000, 234000, 234000, '2026-09-15 16:00:00+00', NULL, NULL, NULL, NULL, 0, 0),
  (5, 1, 2027, 1, 1, 'COLEGIATURA ENERO 2027', '2027-01-12', 260000, 1000, 234000, 234000, '2026-09-15 16:00:00+00', NULL, NULL, NULL, NULL, 0, 0),
  (6, 1, 2027, 2, 1, 'COLEGIATURA FEBRERO 2027', '2027-02-12', 260000, 1000, 234000, 234000, '2026-09-15 16:00:00+00', NULL, NULL, NULL, NULL, 0, 0),
  (7, 1, 2027, 3, 1, 'COLEGIATURA MARZO 2027', '2027-03-12', 260000, 1000, 234000, 234000, '2026-09-15 16:00:00+00', NULL, NULL, NULL, NULL, 0, 0),
  (8, 1, 2027, 4, 1, 'COLEGIATURA ABRIL 2027', '2027-04-12', 260000, 1000, 234000, 234000, '2026-09-15 16:00:00+00', NULL, NULL, NULL, NULL, 0, 0),
  (9, 1, 2027, 5, 1, 'COLEGIATURA MAYO 2027', '2027-05-12', 260000, 1000, 234000, 234000, '2026-09-15 16:00:00+00', NULL, NULL, NULL, NULL, 0, 0),
  (10, 1, 2027, 6, 1, 'COLEGIATURA JUNIO 2027', '2027-06-12', 260000, 1000, 234000, 234000, '2026-09-15 16:00:00+00', NULL, NULL, NULL, NULL, 0, 0),
  (11, 2, 2026, 9, 1, 'COLEGIATURA SEPTIEMBRE 2026', '2026-09-27', 260000, 1000, 234000, 0, '2026-09-15 16:00:00+00', NULL, NULL, NULL, NULL, 0, 0),
  (12, 2, 2026, 10, 1, 'COLEGIATURA OCTUBRE 2026', '2026-10-12', 260000, 1000, 234000, 0, '2026-09-15 16:00:00+00', NULL, NULL, NULL, NULL, 0, 0),
  (13, 2, 2026, 11, 1, 'COLEGIATURA NOVIEMBRE 2026', '2026-11-12', 260000, 1000, 234000, 0, '2026-09-15 16:00:00+00', NULL, NULL, NULL, NULL, 0, 0),
  (14, 2, 2026, 12, 1, 'COLEGIATURA DICIEMBRE 2026', '2026-12-12', 260000, 1000, 234000, 0, '2026-09-15 16:00:00+00', NULL, NULL, NULL, NULL, 0, 0),
  (15, 2, 2027, 1, 1, 'COLEGIATURA ENERO 2027', '2027-01-12', 260000, 1000, 234000, 0, '2026-09-15 16:00:00+00', NULL, NULL, NULL, NULL, 0, 0),
  (16, 2, 2027, 2, 1, 'COLEGIATURA FEBRERO 2027', '2027-02-12', 260000, 1000, 234000, 0, '2026-09-15 16:00:00+00', NULL, NULL, NULL, NULL, 0, 0),
  (17, 2, 2027, 3, 1, 'COLEGIATURA MARZO 2027', '2027-03-12', 260000, 1000, 234000, 0, '2026-09-15 16:00:00+00', NULL, NULL, NULL, NULL, 0, 0),
  (18, 2, 2027, 4, 1, 'COLEGIATURA ABRIL 2027', '2027-04-12', 260000, 1000, 234000, 0, '2026-09-15 16:00:00+00', NULL, NULL, NULL, NULL, 0, 0),
  (19, 2, 2027, 5, 1, 'COLEGIATURA MAYO 2027', '2027-05-12', 260000, 1000, 234000, 0, '2026-09-15 16:00:00+00', NULL, NULL, NULL, NULL, 0, 0),
  (20, 2, 2027, 6, 1, 'COLEGIATURA JUNIO 2027', '2027-06-12', 260000, 1000, 234000, 0, '2026-09-15 16:00:00+00', NULL, NULL, NULL, NULL, 0, 0),
  (21, 3, 2041, 9, 1, 'COLEGIATURA SEPTIEMBRE 2041', '2041-09-10', 260000, 0, 260000, 0, '2026-09-15 16:00:00+00', NULL, NULL, NULL, NULL, 0, 0),
  (22, 3, 2041, 10, 1, 'COLEGIATURA OCTUBRE 2041', '2041-10-10', 260000, 0, 260000, 0, '2026-09-15 16:00:00+00', NULL, NULL, NULL, NULL, 0, 0),
  (23, 3, 2041, 11, 1, 'COLEGIATURA NOVIEMBRE 2041', '2041-11-10', 260000, 0, 260000, 0, '2026-09-15 16:00:00+00', NULL, NULL, NULL, NULL, 0, 0),
  (24, 3, 2041, 12, 1, 'COLEGIATURA DICIEMBRE 2041', '2041-12-10', 260000, 0, 260000, 0, '2026-09-15 16:00:00+00', NULL, NULL, NULL, NULL, 0, 0),
  (25, 3, 2042, 1, 1, 'COLEGIATURA ENERO 2042', '2042-01-10', 260000, 0, 260000, 0, '2026-09-15 16:00:00+00', NULL, NULL, NULL, NULL, 0, 0),
  (26, 3, 2042, 2, 1, 'COLEGIATURA FEBRERO 2042', '2042-02-10', 260000, 0, 260000, 0, '2026-09-15 16:00:00+00', NULL, NULL, NULL, NULL, 0, 0),
  (27, 3, 2042, 3, 1, 'COLEGIATURA MARZO 2042', '2042-03-10', 260000, 0, 260000, 0, '2026-09-15 16:00:00+00', NULL, NULL, NULL, NULL, 0, 0),
  (28, 3, 2042, 4, 1, 'COLEGIATURA ABRIL 2042', '2042-04-10', 260000, 0, 260000, 0, '2026-09-15 16:00:00+00', NULL, NULL, NULL, NULL, 0, 0),
  (29, 3, 2042, 5, 1, 'COLEGIATURA MAYO 2042', '2042-05-10', 260000, 0, 260000, 0, '2026-09-15 16:00:00+00', NULL, NULL, NULL, NULL, 0, 0),
  (30, 3, 2042, 6, 1, 'COLEGIATURA JUNIO 2042', '2042-06-10', 260000, 0, 260000, 0, '2026-09-15 16:00:00+00', NULL, NULL, NULL, NULL, 0, 0),
  (31, 4, 2026, 9, 1, 'COLEGIATURA SEPTIEMBRE 2026', '2026-09-27', 260000, 0, 260000, 0, '2026-09-15 16:00:00+00', NULL, NULL, NULL, NULL, 0, 0),
  (32, 4, 2026, 10, 1, 'COLEGIATURA OCTUBRE 2026', '2026-10-12', 260000, 0, 260000, 0, '2026-09-15 16:00:00+00', NULL, NULL, 'BAJA', '2026-09-15 16:00:00+00', 0, 0),
  (33, 4, 2026, 11, 1, 'COLEGIATURA NOVIEMBRE 2026', '2026-11-12', 260000, 0, 260000, 0, '2026-09-15 16:00:00+00', NULL, NULL, 'BAJA', '2026-09-15 16:00:00+00', 0, 0),
  (34, 4, 2026, 12, 1, 'COLEGIATURA DICIEMBRE 2026', '2026-12-12', 260000, 0, 260000, 0, '2026-09-15 16:00:00+00', NULL, NULL, 'BAJA', '2026-09-15 16:00:00+00', 0, 0),
  (35, 4, 2027, 1, 1, 'COLEGIATURA ENERO 2027', '2027-01-12', 260000, 0, 260000, 0, '2026-09-15 16:00:00+00', NULL, NULL, 'BAJA', '2026-09-15 16:00:00+00', 0, 0),
  (36, 4, 2027, 2, 1, 'COLEGIATURA FEBRERO 2027', '2027-02-12', 260000, 0, 260000, 0, '2026-09-15 16:00:00+00', NULL, NULL, 'BAJA', '2026-09-15 16:00:00+00', 0, 0),
  (37, 4, 2027, 3, 1, 'COLEGIATURA MARZO 2027', '2027-03-12', 260000, 0, 260000, 0, '2026-09-15 16:00:00+00', NULL, NULL, 'BAJA', '2026-09-15 16:00:00+00', 0, 0),
  (38, 4, 2027, 4, 1, 'COLEGIATURA ABRIL 2027', '2027-04-12', 260000, 0, 260000, 0, '2026-09-15 16:00:00+00', NULL, NULL, 'BAJA', '2026-09-15 16:00:00+00', 0, 0),
  (39, 4, 2027, 5, 1, 'COLEGIATURA MAYO 2027', '2027-05-12', 260000, 0, 260000, 0, '2026-09-15 16:00:00+00', NULL, NULL, 'BAJA', '2026-09-15 16:00:00+00', 0, 0),
  (40, 4, 2027, 6, 1, 'COLEGIATURA JUNIO 2027', '2027-06-12', 260000, 0, 260000, 0, '2026-09-15 16:00:00+00', NULL, NULL, 'BAJA', '2026-09-15 16:00:00+00', 0, 0),
  (41, 5, 2026, 9, 1, 'COLEGIATURA SEPTIEMBRE 2026', '2026-09-27', 260000, 0, 260000, 0, '2026-09-15 16:00:00+00', NULL, NULL, NULL, NULL, 0, 0),
  (42, 5, 2026, 10, 1, 'COLEGIATURA OCTUBRE 2026', '2026-10-12', 260000, 0, 260000, 0, '2026-09-15 16:00:00+00', NULL, NULL, NULL, NULL, 0, 0),
  (43, 5, 2026, 11, 1, 'COLEGIATURA NOVIEMBRE 2026', '2026-11-12', 260000, 0, 260000, 0, '2026-09-15 16:00:00+00', NULL, NULL, NULL, NULL, 0, 0),
  (44, 5, 2026, 12, 1, 'COLEGIATURA DICIEMBRE 2026', '2026-12-12', 260000, 0, 260000, 0, '2026-09-15 16:00:00+00', NULL, NULL, NULL, NULL, 0, 0),
  (45, 5, 2027, 1, 1, 'COLEGIATURA ENERO 2027', '2027-01-12', 260000, 0, 260000, 0, '2026-09-15 16:00:00+00', NULL, NULL, NULL, NULL, 0, 0),
  (46, 5, 2027, 2, 1, 'COLEGIATURA FEBRERO 2027', '2027-02-12', 260000, 0, 260000, 0, '2026-09-15 16:00:00+00', NULL, NULL, NULL, NULL, 0, 0),
  (47, 5, 2027, 3, 1, 'COLEGIATURA MARZO 2027', '2027-03-12', 260000, 0, 260000, 0, '2026-09-15 16:00:00+00', NULL, NULL, NULL, NULL, 0, 0),
  (48, 5, 2027, 4, 1, 'COLEGIATURA ABRIL 2027', '2027-04-12', 260000, 0, 260000, 0, '2026-09-15 16:00:00+00', NULL, NULL, NULL, NULL, 0, 0),
  (49, 5, 2027, 5, 1, 'COLEGIATURA MAYO 2027', '2027-05-12', 260000, 0, 260000, 0, '2026-09-15 16:00:00+00', NULL, NULL, NULL, NULL, 0, 0),
  (50, 5, 2027, 6, 1, 'COLEGIATURA JUNIO 2027', '2027-06-12', 260000, 0, 260000, 0, '2026-09-15 16:00:00+00', NULL, NULL, NULL, NULL, 0, 0),
  (51, 6, 2026, 9, 1, 'COLEGIATURA SEPTIEMBRE 2026', '2026-09-27', 260000, 0, 260000, 0, '2026-09-15 16:00:00+00', NULL, NULL, 'CANCELADA', '2026-09-15 16:00:00+00', 0, 0),
  (52, 6, 2026, 10, 1, 'COLEGIATURA OCTUBRE 2026', '2026-10-12', 260000, 0, 260000, 0, '2026-09-15 16:00:00+00', NULL, NULL, 'CANCELADA', '2026-09-15 16:00:00+00', 0, 0),
  (53, 6, 2026, 11, 1, 'COLEGIATURA NOVIEMBRE 2026', '2026-11-12', 260000, 0, 260000, 0, '2026-09-15 16:00:00+00', NULL, NULL, 'CANCELADA', '2026-09-15 16:00:00+00', 0, 0),
  (54, 6, 2026, 12, 1, 'COLEGIATURA DICIEMBRE 2026', '2026-12-12', 260000, 0, 260000, 0, '2026-09-15 16:00:00+00', NULL, NULL, 'CANCELADA', '2026-09-15 16:00:00+00', 0, 0),
  (55, 6, 2027, 1, 1, 'COLEGIATURA ENERO 2027', '2027-01-12', 260000, 0, 260000, 0, '2026-09-15 16:00:00+00', NULL, NULL, 'CANCELADA', '2026-09-15 16:00:00+00', 0, 0),
  (56, 6, 2027, 2, 1, 'COLEGIATURA FEBRERO 2027', '2027-02-12', 260000, 0, 260000, 0, '2026-09-15 16:00:00+00', NULL, NULL, 'CANCELADA', '2026-09-15 16:00:00+00', 0, 0),
  (57, 6, 2027, 3, 1, 'COLEGIATURA MARZO 2027', '2027-03-12', 260000, 0, 260000, 0, '2026-09-15 16:00:00+00', NULL, NULL, 'CANCELADA', '2026-09-15 16:00:00+00', 0, 0),
  (58, 6, 2027, 4, 1, 'COLEGIATURA ABRIL 2027', '2027-04-12', 260000, 0, 260000, 0, '2026-09-15 16:00:00+00', NULL, NULL, 'CANCELADA', '2026-09-15 16:00:00+00', 0, 0),
  (59, 6, 2027, 5, 1, 'COLEGIATURA MAYO 2027', '2027-05-12', 260000, 0, 260000, 0, '2026-09-15 16:00:00+00', NULL, NULL, 'CANCELADA', '2026-09-15 16:00:00+00', 0, 0),
  (60, 6, 2027, 6, 1, 'COLEGIATURA JUNIO 2027', '2027-06-12', 260000, 0, 260000, 0, '2026-09-15 16:00:00+00', NULL, NULL, 'CANCELADA', '2026-09-15 16:00:00+00', 0, 0),
  (61, 7, 2026, 9, 1, 'COLEGIATURA SEPTIEMBRE 2026', '2026-09-27', 260000, 0, 260000, 0, '2026-09-15 16:00:00+00', NULL, NULL, NULL, NULL, 0, 0),
  (62, 7, 2026, 10, 1, 'COLEGIATURA OCTUBRE 2026', '2026-10-12', 260000, 0, 260000, 0, '2026-09-15 16:00:00+00', NULL, NULL, NULL, NULL, 0, 0),
  (63, 7, 2026, 11, 1, 'COLEGIATURA NOVIEMBRE 2026', '2026-11-12', 260000, 0, 260000, 0, '2026-09-15 16:00:00+00', NULL, NULL, NULL, NULL, 0, 0),
  (64, 7, 2026, 12, 1, 'COLEGIATURA DICIEMBRE 2026', '2026-12-12', 260000, 0, 260000, 0, '2026-09-15 16:00:00+00', NULL, NULL, NULL, NULL, 0, 0),
  (65, 7, 2027, 1, 1, 'COLEGIATURA ENERO 2027', '2027-01-12', 260000, 0, 260000, 0, '2026-09-15 16:00:00+00', NULL, NULL, NULL, NULL, 0, 0),
  (66, 7, 2027, 2, 1, 'COLEGIATURA FEBRERO 2027', '2027-02-12', 260000, 0, 260000, 0, '2026-09-15 16:00:00+00', NULL, NULL, NULL, NULL, 0, 0),
  (67, 7, 2027, 3, 1, 'COLEGIATURA MARZO 2027', '2027-03-12', 260000, 0, 260000, 0, '2026-09-15 16:00:00+00', NULL, NULL, NULL, NULL, 0, 0),
  (68, 7, 2027, 4, 1, 'COLEGIATURA ABRIL 2027', '2027-04-12', 260000, 0, 260000, 0, '2026-09-15 16:00:00+00', NULL, NULL, NULL, NULL, 0, 0),
  (69, 7, 2027, 5, 1, 'COLEGIATURA MAYO 2027', '2027-05-12', 260000, 0, 260000, 0, '2026-09-15 16:00:00+00', NULL, NULL, NULL, NULL, 0, 0),
  (70, 7, 2027, 6, 1, 'COLEGIATURA JUNIO 2027', '2027-06-12', 260000, 0, 260000, 0, '2026-09-15 16:00:00+00', NULL, NULL, NULL, NULL, 0, 0),
  (71, 8, 2026, 9, 1, 'COLEGIATURA SEPTIEMBRE 2026', '2026-09-27', 260000, 0, 260000, 0, '2026-09-15 16:00:00+00', NULL, NULL, NULL, NULL, 0, 0),
  (72, 8, 2026, 10, 1, 'COLEGIATURA OCTUBRE 2026', '2026-10-12', 260000, 0, 260000, 0, '2026-09-15 16:00:00+00', NULL, NULL, NULL, NULL, 0, 0),
  (73, 8, 2026, 11, 1, 'COLEGIATURA NOVIEMBRE 2026', '2026-11-12', 260000, 0, 260000, 0, '2026-09-15 16:00:00+00', NULL, NULL, NULL, NULL, 0, 0),
  (74, 8, 2026, 12, 1, 'COLEGIATURA DICIEMBRE 2026', '2026-12-12', 260000, 0, 260000, 0, '2026-09-15 16:00:00+00', NULL, NULL, NULL, NULL, 0, 0),
  (75, 8, 2027, 1, 1, 'COLEGIATURA ENERO 2027', '2027-01-12', 260000, 0, 260000, 0, '2026-09-15 16:00:00+00', NULL, NULL, NULL, NULL, 0, 0),
  (76, 8, 2027, 2, 1, 'COLEGIATURA FEBRERO 2027', '2027-02-12', 260000, 0, 260000, 0, '2026-09-15 16:00:00+00', NULL, NULL, NULL, NULL, 0, 0),
  (77, 8, 2027, 3, 1, 'COLEGIATURA MARZO 2027', '2027-03-12', 260000, 0, 260000, 0, '2026-09-15 16:00:00+00', NULL, NULL, NULL, NULL, 0, 0),
  (78, 8, 2027, 4, 1, 'COLEGIATURA ABRIL 2027', '2027-04-12', 260000, 0, 260000, 0, '2026-09-15 16:00:00+00', NULL, NULL, NULL, NULL, 0, 0),
  (79, 8, 2027, 5, 1, 'COLEGIATURA MAYO 2027', '2027-05-12', 260000, 0, 260000, 0, '2026-09-15 16:00:00+00', NULL, NULL, NULL, NULL, 0, 0),
  (80, 8, 2027, 6, 1, 'COLEGIATURA JUNIO 2027', '2027-06-12', 260000, 0, 260000, 0, '2026-09-15 16:00:00+00', NULL, NULL, NULL, NULL, 0, 0),
  (81, 9, 2026, 9, 1, 'COLEGIATURA SEPTIEMBRE 2026', '2026-09-27', 260000, 0, 260000, 0, '2026-09-15 16:00:00+00', NULL, NULL, NULL, NULL, 0, 0),
  (82, 9, 2026, 10, 1, 'COLEGIATURA OCTUBRE 2026', '2026-10-12', 260000, 0, 260000, 0, '2026-09-15 16:00:00+00', NULL, NULL, NULL, NULL, 0, 0),
  (83, 9, 2026, 11, 1, 'COLEGIATURA NOVIEMBRE 2026', '2026-11-12', 260000, 0, 260000, 0, '2026-09-15 16:00:00+00', NULL, NULL, NULL, NULL, 0, 0),
  (84, 9, 2026, 12, 1, 'COLEGIATURA DICIEMBRE 2026', '2026-12-12', 260000, 0, 260000, 0, '2026-09-15 16:00:00+00', NULL, NULL, NULL, NULL, 0, 0),
  (85, 9, 2027, 1, 1, 'COLEGIATURA ENERO 2027', '2027-01-12', 260000, 0, 260000, 0, '2026-09-15 16:00:00+00', NULL, NULL, NULL, NULL, 0, 0),
  (86, 9, 2027, 2, 1, 'COLEGIATURA FEBRERO 2027', '2027-02-12', 260000, 0, 260000, 0, '2026-09-15 16:00:00+00', NULL, NULL, NULL, NULL, 0, 0),
  (87, 9, 2027, 3, 1, 'COLEGIATURA MARZO 2027', '2027-03-12', 260000, 0, 260000, 0, '2026-09-15 16:00:00+00', NULL, NULL, NULL, NULL, 0, 0),
  (88, 9, 2027, 4, 1, 'COLEGIATURA ABRIL 2027', '2027-04-12', 260000, 0, 260000, 0, '2026-09-15 16:00:00+00', NULL, NULL, NULL, NULL, 0, 0),
  (89, 9, 2027, 5, 1, 'COLEGIATURA MAYO 2027', '2027-05-12', 260000, 0, 260000, 0, '2026-09-15 16:00:00+00', NULL, NULL, NULL, NULL, 0, 0),
  (90, 9, 2027, 6, 1, 'COLEGIATURA JUNIO 2027', '2027-06-12', 260000, 0, 260000, 0, '2026-09-15 16:00:00+00', NULL, NULL, NULL, NULL, 0, 0),
  (91, 10, 2026, 9, 1, 'COLEGIATURA SEPTIEMBRE 2026', '2026-09-27', 260000, 0, 260000, 0, '2026-09-15 16:00:00+00', NULL, NULL, NULL, NULL, 0, 0),
  (92, 10, 2026, 10, 1, 'COLEGIATURA OCTUBRE 2026', '2026-10-12', 260000, 0, 260000, 0, '2026-09-15 16:00:00+00', NULL, NULL, NULL, NULL, 0, 0),
  (93, 10, 2026, 11, 1, 'COLEGIATURA NOVIEMBRE 2026', '2026-11-12', 260000, 0, 260000, 0, '2026-09-15 16:00:00+00', NULL, NULL, NULL, NULL, 0, 0),
  (94, 10, 2026, 12, 1, 'COLEGIATURA DICIEMBRE 2026', '2026-12-12', 260000, 0, 260000, 0, '2026-09-15 16:00:00+00', NULL, NULL, NULL, NULL, 0, 0),
  (95, 10, 2027, 1, 1, 'COLEGIATURA ENERO 2027', '2027-01-12', 260000, 0, 260000, 0, '2026-09-15 16:00:00+00', NULL, NULL, NULL, NULL, 0, 0),
  (96, 10, 2027, 2, 1, 'COLEGIATURA FEBRERO 2027', '2027-02-12', 260000, 0, 260000, 0, '2026-09-15 16:00:00+00', NULL, NULL, NULL, NULL, 0, 0),
  (97, 10, 2027, 3, 1, 'COLEGIATURA MARZO 2027', '2027-03-12', 260000, 0, 260000, 0, '2026-09-15 16:00:00+00', NULL, NULL, NULL, NULL, 0, 0),
  (98, 10, 2027, 4, 1, 'COLEGIATURA ABRIL 2027', '2027-04-12', 260000, 0, 260000, 0, '2026-09-15 16:00:00+00', NULL, NULL, NULL, NULL, 0, 0),
  (99, 10, 2027, 5, 1, 'COLEGIATURA MAYO 2027', '2027-05-12', 260000, 0, 260000, 0, '2026-09-15 16:00:00+00', NULL, NULL, NULL, NULL, 0, 0),
  (100, 10, 2027, 6, 1, 'COLEGIATURA JUNIO 2027', '2027-06-12', 260000, 0, 260000, 0, '2026-09-15 16:00:00+00', NULL, NULL, NULL, NULL, 0, 0),
  (101, 11, 2026, 9, 1, 'COLEGIATURA SEPTIEMBRE 2026', '2026-09-27', 260000, 0, 260000, 0, '2026-09-15 16:00:00+00', NULL, NULL, NULL, NULL, 0, 0),
  (102, 11, 2026, 10, 1, 'COLEGIATURA OCTUBRE 2026', '2026-10-12', 260000, 0, 260000, 0, '2026-09-15 16:00:00+00', NULL, NULL, NULL, NULL, 0, 0),
  (103, 11, 2026, 11, 1, 'COLEGIATURA NOVIEMBRE 2026', '2026-11-12', 260000, 0, 260000, 0, '2026-09-15 16:00:00+00', NULL, NULL, NULL, NULL, 0, 0),
  (104, 11, 2026, 12, 1, 'COLEGIATURA DICIEMBRE 2026', '2026-12-12', 260000, 0, 260000, 0, '2026-09-15 16:00:00+00', NULL, NULL, NULL, NULL, 0, 0),
  (105, 11, 2027, 1, 1, 'COLEGIATURA ENERO 2027', '2027-01-12', 260000, 0, 260000, 0, '2026-09-15 16:00:00+00', NULL, NULL, NULL, NULL, 0, 0),
  (106, 11, 2027, 2, 1, 'COLEGIATURA FEBRERO 2027', '2027-02-12', 260000, 0, 260000, 0, '2026-09-15 16:00:00+00', NULL, NULL, NULL, NULL, 0, 0),
  (107, 11, 2027, 3, 1, 'COLEGIATURA MARZO 2027', '2027-03-12', 260000, 0, 260000, 0, '2026-09-15 16:00:00+00', NULL, NULL, NULL, NULL, 0, 0),
  (108, 11, 2027, 4, 1, 'COLEGIATURA ABRIL 2027', '2027-04-12', 260000, 0, 260000, 0, '2026-09-15 16:00:00+00', NULL, NULL, NULL, NULL, 0, 0),
  (109, 11, 2027, 5, 1, 'COLEGIATURA MAYO 2027', '2027-05-12', 260000, 0, 260000, 0, '2026-09-15 16:00:00+00', NULL, NULL, NULL, NULL, 0, 0),
  (110, 11, 2027, 6, 1, 'COLEGIATURA JUNIO 2027', '2027-06-12', 260000, 0, 260000, 0, '2026-09-15 16:00:00+00', NULL, NULL, NULL, NULL, 0, 0),
  (111, 12, 2026, 9, 1, 'COLEGIATURA SEPTIEMBRE 2026', '2026-09-27', 260000, 0, 260000, 0, '2026-09-15 16:00:00+00', NULL, NULL, NULL, NULL, 0, 0),
  (112, 12, 2026, 10, 1, 'COLEGIATURA OCTUBRE 2026', '2026-10-12', 260000, 0, 260000, 0, '2026-09-15 16:00:00+00', NULL, NULL, NULL, NULL, 0, 0),
  (113, 12, 2026, 11, 1, 'COLEGIATURA NOVIEMBRE 2026', '2026-11-12', 260000, 0, 260000, 0, '2026-09-15 16:00:00+00', NULL, NULL, NULL, NULL, 0, 0),
  (114, 12, 2026, 12, 1, 'COLEGIATURA DICIEMBRE 2026', '2026-12-12', 260000, 0, 260000, 0, '2026-09-15 16:00:00+00', NULL, NULL, NULL, NULL, 0, 0),
  (115, 12, 2027, 1, 1, 'COLEGIATURA ENERO 2027', '2027-01-12', 260000, 0, 260000, 0, '2026-09-15 16:00:00+00', NULL, NULL, NULL, NULL, 0, 0),
  (116, 12, 2027, 2, 1, 'COLEGIATURA FEBRERO 2027', '2027-02-12', 260000, 0, 260000, 0, '2026-09-15 16:00:00+00', NULL, NULL, NULL, NULL, 0, 0),
  (117, 12, 2027, 3, 1, 'COLEGIATURA MARZO 2027', '2027-03-12', 260000, 0, 260000, 0, '2026-09-15 16:00:00+00', NULL, NULL, NULL, NULL, 0, 0),
  (118, 12, 2027, 4, 1, 'COLEGIATURA ABRIL 2027', '2027-04-12', 260000, 0, 260000, 0, '2026-09-15 16:00:00+00', NULL, NULL, NULL, NULL, 0, 0),
  (119, 12, 2027, 5, 1, 'COLEGIATURA MAYO 2027', '2027-05-12', 260000, 0, 260000, 0, '2026-09-15 16:00:00+00', NULL, NULL, NULL, NULL, 0, 0),
  (120, 12, 2027, 6, 1, 'COLEGIATURA JUNIO 2027', '2027-06-12', 260000, 0, 260000, 0, '2026-09-15 16:00:00+00', NULL, NULL, NULL, NULL, 0, 0),
  (121, 13, 2026, 9, 1, 'COLEGIATURA SEPTIEMBRE 2026', '2026-09-27', 180000, 0, 180000, 0, '2026-09-15 16:00:00+00', NULL, NULL, NULL, NULL, 0, 0),
  (122, 13, 2026, 10, 1, 'COLEGIATURA OCTUBRE 2026', '2026-10-12', 180000, 0, 180000, 0, '2026-09-15 16:00:00+00', NULL, NULL, NULL, NULL, 0, 0),
  (123, 13, 2026, 11, 1, 'COLEGIATURA NOVIEMBRE 2026', '2026-11-12', 180000, 0, 180000, 0, '2026-09-15 16:00:00+00', NULL, NULL, NULL, NULL, 0, 0),
  (124, 13, 2026, 12, 1, 'COLEGIATURA DICIEMBRE 2026', '2026-12-12', 180000, 0, 180000, 0, '2026-09-15 16:00:00+00', NULL, NULL, NULL, NULL, 0, 0),
  (125, 13, 2027, 1, 1, 'COLEGIATURA ENERO 2027', '2027-01-12', 180000, 0, 180000, 0, '2026-09-15 16:00:00+00', NULL, NULL, NULL, NULL, 0, 0),
  (126, 13, 2027, 2, 1, 'COLEGIATURA FEBRERO 2027', '2027-02-12', 180000, 0, 180000, 0, '2026-09-15 16:00:00+00', NULL, NULL, NULL, NULL, 0, 0),
  (127, 13, 2027, 3, 1, 'COLEGIATURA MARZO 2027', '2027-03-12', 180000, 0, 180000, 0, '2026-09-15 16:00:00+00', NULL, NULL, NULL, NULL, 0, 0),
  (128, 13, 2027, 4, 1, 'COLEGIATURA ABRIL 2027', '2027-04-12', 180000, 0, 180000, 0, '2026-09-15 16:00:00+00', NULL, NULL, NULL, NULL, 0, 0),
  (129, 13, 2027, 5, 1, 'COLEGIATURA MAYO 2027', '2027-05-12', 180000, 0, 180000, 0, '2026-09-15 16:00:00+00', NULL, NULL, NULL, NULL, 0, 0),
  (130, 13, 2027, 6, 1, 'COLEGIATURA JUNIO 2027', '2027-06-12', 180000, 0, 180000, 0, '2026-09-15 16:00:00+00', NULL, NULL, NULL, NULL, 0, 0),
  (131, 14, 2026, 9, 1, 'COLEGIATURA SEPTIEMBRE 2026', '2026-09-27', 260000, 0, 260000, 0, '2026-09-15 16:00:00+00', NULL, NULL, NULL, NULL, 0, 0),
  (132, 14, 2026, 10, 1, 'COLEGIATURA OCTUBRE 2026', '2026-10-12', 260000, 0, 260000, 0, '2026-09-15 16:00:00+00', NULL, NULL, NULL, NULL, 0, 0),
  (133, 14, 2026, 11, 1, 'COLEGIATURA NOVIEMBRE 2026', '2026-11-12', 260000, 0, 260000, 0, '2026-09-15 16:00:00+00', NULL, NULL, NULL, NULL, 0, 0),
  (134, 14, 2026, 12, 1, 'COLEGIATURA DICIEMBRE 2026', '2026-12-12', 260000, 0, 260000, 0, '2026-09-15 16:00:00+00', NULL, NULL, NULL, NULL, 0, 0),
  (135, 14, 2027, 1, 1, 'COLEGIATURA ENERO 2027', '2027-01-12', 260000, 0, 260000, 0, '2026-09-15 16:00:00+00', NULL, NULL, NULL, NULL, 0, 0),
  (136, 14, 2027, 2, 1, 'COLEGIATURA FEBRERO 2027', '2027-02-12', 260000, 0, 260000, 0, '2026-09-15 16:00:00+00', NULL, NULL, NULL, NULL, 0, 0),
  (137, 14, 2027, 3, 1, 'COLEGIATURA MARZO 2027', '2027-03-12', 260000, 0, 260000, 0, '2026-09-15 16:00:00+00', NULL, NULL, NULL, NULL, 0, 0),
  (138, 14, 2027, 4, 1, 'COLEGIATURA ABRIL 2027', '2027-04-12', 260000, 0, 260000, 0, '2026-09-15 16:00:00+00', NULL, NULL, NULL, NULL, 0, 0),
  (139, 14, 2027, 5, 1, 'COLEGIATURA MAYO 2027', '2027-05-12', 260000, 0, 260000, 0, '2026-09-15 16:00:00+00', NULL, NULL, NULL, NULL, 0, 0),
  (140, 14, 2027, 6, 1, 'COLEGIATURA JUNIO 2027', '2027-06-12', 260000, 0, 260000, 0, '2026-09-15 16:00:00+00', NULL, NULL, NULL, NULL, 0, 0),
  (141, 15, 2026, 9, 1, 'COLEGIATURA SEPTIEMBRE 2026', '2026-09-27', 260000, 0, 260000, 0, '2026-09-15 16:00:00+00', NULL, NULL, NULL, NULL, 0, 0),
  (142, 15, 2026, 10, 1, 'COLEGIATURA OCTUBRE 2026', '2026-10-12', 260000, 0, 260000, 0, '2026-09-15 16:00:00+00', NULL, NULL, NULL, NULL, 0, 0),
  (143, 15, 2026, 11, 1, 'COLEGIATURA NOVIEMBRE 2026', '2026-11-12', 260000, 0, 260000, 0, '2026-09-15 16:00:00+00', NULL, NULL, NULL, NULL, 0, 0),
  (144, 15, 2026, 12, 1, 'COLEGIATURA DICIEMBRE 2026', '2026-12-12', 260000, 0, 260000, 0, '2026-09-15 16:00:00+00', NULL, NULL, NULL, NULL, 0, 0),
  (145, 15, 2027, 1, 1, 'COLEGIATURA ENERO 2027', '2027-01-12', 260000, 0, 260000, 0, '2026-09-15 16:00:00+00', NULL, NULL, NULL, NULL, 0, 0),
  (146, 15, 2027, 2, 1, 'COLEGIATURA FEBRERO 2027', '2027-02-12', 260000, 0, 260000, 0, '2026-09-15 16:00:00+00', NULL, NULL, NULL, NULL, 0, 0),
  (147, 15, 2027, 3, 1, 'COLEGIATURA MARZO 2027', '2027-03-12', 260000, 0, 260000, 0, '2026-09-15 16:00:00+00', NULL, NULL, NULL, NULL, 0, 0),
  (148, 15, 2027, 4, 1, 'COLEGIATURA ABRIL 2027', '2027-04-12', 260000, 0, 260000, 0, '2026-09-15 16:00:00+00', NULL, NULL, NULL, NULL, 0, 0),
  (149, 15, 2027, 5, 1, 'COLEGIATURA MAYO 2027', '2027-05-12', 260000, 0, 260000, 0, '2026-09-15 16:00:00+00', NULL, NULL, NULL, NULL, 0, 0),
  (150, 15, 2027, 6, 1, 'COLEGIATURA JUNIO 2027', '2027-06-12', 260000, 0, 260000, 0, '2026-09-15 16:00:00+00', NULL, NULL, NULL, NULL, 0, 0),
  (151, 16, 2026, 9, 1, 'COLEGIATURA SEPTIEMBRE 2026', '2026-09-27', 260000, 2000, 208000, 0, '2026-09-15 16:00:00+00', NULL, NULL, NULL, NULL, 0, 0),
  (152, 16, 2026, 10, 1, 'COLEGIATURA OCTUBRE 2026', '2026-10-12', 260000, 2000, 208000, 0, '2026-09-15 16:00:00+00', NULL, NULL, NULL, NULL, 0, 0),
  (153, 16, 2026, 11, 1, 'COLEGIATURA NOVIEMBRE 2026', '2026-11-12', 260000, 2000, 208000, 0, '2026-09-15 16:00:00+00', NULL, NULL, NULL, NULL, 0, 0),
  (154, 16, 2026, 12, 1, 'COLEGIATURA DICIEMBRE 2026', '2026-12-12', 260000, 2000, 208000, 0, '2026-09-15 16:00:00+00', NULL, NULL, NULL, NULL, 0, 0),
  (155, 16, 2027, 1, 1, 'COLEGIATURA ENERO 2027', '2027-01-12', 260000, 2000, 208000, 0, '2026-09-15 16:00:00+00', NULL, NULL, NULL, NULL, 0, 0),
  (156, 16, 2027, 2, 1, 'COLEGIATURA FEBRERO 2027', '2027-02-12', 260000, 2000, 208000, 0, '2026-09-15 16:00:00+00', NULL, NULL, NULL, NULL, 0, 0),
  (157, 16, 2027, 3, 1, 'COLEGIATURA MARZO 2027', '2027-03-12', 260000, 2000, 208000, 0, '2026-09-15 16:00:00+00', NULL, NULL, NULL, NULL, 0, 0),
  (158, 16, 2027, 4, 1, 'COLEGIATURA ABRIL 2027', '2027-04-12', 260000, 2000, 208000, 0, '2026-09-15 16:00:00+00', NULL, NULL, NULL, NULL, 0, 0),
  (159, 16, 2027, 5, 1, 'COLEGIATURA MAYO 2027', '2027-05-12', 260000, 2000, 208000, 0, '2026-09-15 16:00:00+00', NULL, NULL, NULL, NULL, 0, 0),
  (160, 16, 2027, 6, 1, 'COLEGIATURA JUNIO 2027', '2027-06-12', 260000, 2000, 208000, 0, '2026-09-15 16:00:00+00', NULL, NULL, NULL, NULL, 0, 0),
  (161, 17, 2026, 9, 1, 'COLEGIATURA SEPTIEMBRE 2026', '2026-09-27', 260000, 0, 260000, 0, '2026-09-15 16:00:00+00', NULL, NULL, NULL, NULL, 0, 0),
  (162, 17, 2026, 10, 1, 'COLEGIATURA OCTUBRE 2026', '2026-10-12', 260000, 0, 260000, 0, '2026-09-15 16:00:00+00', NULL, NULL, NULL, NULL, 0, 0),
  (163, 17, 2026, 11, 1, 'COLEGIATURA NOVIEMBRE 2026', '2026-11-12', 260000, 0, 260000, 0, '2026-09-15 16:00:00+00', NULL, NULL, NULL, NULL, 0, 0),
  (164, 17, 2026, 12, 1, 'COLEGIATURA DICIEMBRE 2026', '2026-12-12', 260000, 0, 260000, 0, '2026-09-15 16:00:00+00', NULL, NULL, NULL, NULL, 0, 0),
  (165, 17, 2027, 1, 1, 'COLEGIATURA ENERO 2027', '2027-01-12', 260000, 0, 260000, 0, '2026-09-15 16:00:00+00', NULL, NULL, NULL, NULL, 0, 0),
  (166, 17, 2027, 2, 1, 'COLEGIATURA FEBRERO 2027', '2027-02-12', 260000, 0, 260000, 0, '2026-09-15 16:00:00+00', NULL, NULL, NULL, NULL, 0, 0),
  (167, 17, 2027, 3, 1, 'COLEGIATURA MARZO 2027', '2027-03-12', 260000, 0, 260000, 0, '2026-09-15 16:00:00+00', NULL, NULL, NULL, NULL, 0, 0),
  (168, 17, 2027, 4, 1, 'COLEGIATURA ABRIL 2027', '2027-04-12', 260000, 0, 260000, 0, '2026-09-15 16:00:00+00', NULL, NULL, NULL, NULL, 0, 0),
  (169, 17, 2027, 5, 1, 'COLEGIATURA MAYO 2027', '2027-05-12', 260000, 0, 260000, 0, '2026-09-15 16:00:00+00', NULL, NULL, NULL, NULL, 0, 0),
  (170, 17, 2027, 6, 1, 'COLEGIATURA JUNIO 2027', '2027-06-12', 260000, 0, 260000, 0, '2026-09-15 16:00:00+00', NULL, NULL, NULL, NULL, 0, 0),
  (171, 18, 2026, 9, 1, 'COLEGIATURA SEPTIEMBRE 2026', '2026-09-27', 260000, 0, 260000, 0, '2026-09-15 16:00:00+00', NULL, NULL, NULL, NULL, 0, 0),
  (172, 18, 2026, 10, 1, 'COLEGIATURA OCTUBRE 2026', '2026-10-12', 260000, 0, 260000, 0, '2026-09-15 16:00:00+00', NULL, NULL, NULL, NULL, 0, 0),
  (173, 18, 2026, 11, 1, 'COLEGIATURA NOVIEMBRE 2026', '2026-11-12', 260000, 0, 260000, 0, '2026-09-15 16:00:00+00', NULL, NULL, NULL, NULL, 0, 0),
  (174, 18, 2026, 12, 1, 'COLEGIATURA DICIEMBRE 2026', '2026-12-12', 260000, 0, 260000, 0, '2026-09-15 16:00:00+00', NULL, NULL, NULL, NULL, 0, 0),
  (175, 18, 2027, 1, 1, 'COLEGIATURA ENERO 2027', '2027-01-12', 260000, 0, 260000, 0, '2026-09-15 16:00:00+00', NULL, NULL, NULL, NULL, 0, 0),
  (176, 18, 2027, 2, 1, 'COLEGIATURA FEBRERO 2027', '2027-02-12', 260000, 0, 260000, 0, '2026-09-15 16:00:00+00', NULL, NULL, NULL, NULL, 0, 0),
  (177, 18, 2027, 3, 1, 'COLEGIATURA MARZO 2027', '2027-03-12', 260000, 0, 260000, 0, '2026-09-15 16:00:00+00', NULL, NULL, NULL, NULL, 0, 0),
  (178, 18, 2027, 4, 1, 'COLEGIATURA ABRIL 2027', '2027-04-12', 260000, 0, 260000, 0, '2026-09-15 16:00:00+00', NULL, NULL, NULL, NULL, 0, 0),
  (179, 18, 2027, 5, 1, 'COLEGIATURA MAYO 2027', '2027-05-12', 260000, 0, 260000, 0, '2026-09-15 16:00:00+00', NULL, NULL, NULL, NULL, 0, 0),
  (180, 18, 2027, 6, 1, 'COLEGIATURA JUNIO 2027', '2027-06-12', 260000, 0, 260000, 0, '2026-09-15 16:00:00+00', NULL, NULL, NULL, NULL, 0, 0),
  (191, 20, 2026, 9, 1, 'COLEGIATURA SEPTIEMBRE 2026', '2026-09-27', 260000, 1000, 234000, 234000, '2026-09-15 16:02:00+00', NULL, NULL, NULL, NULL, 0, 0),
  (192, 20, 2026, 10, 1, 'COLEGIATURA OCTUBRE 2026', '2026-10-12', 260000, 1000, 234000, 0, '2026-09-15 16:02:00+00', NULL, NULL, NULL, NULL, 0, 0),
  (193, 20, 2026, 11, 1, 'COLEGIATURA NOVIEMBRE 2026', '2026-11-12', 260000, 1000, 234000, 0, '2026-09-15 16:02:00+00', NULL, NULL, NULL, NULL, 0, 0),
  (194, 20, 2026, 12, 1, 'COLEGIATURA DICIEMBRE 2026', '2026-12-12', 260000, 1000, 234000, 0, '2026-09-15 16:02:00+00', NULL, NULL, NULL, NULL, 0, 0),
  (195, 20, 2027, 1, 1, 'COLEGIATURA ENERO 2027', '2027-01-12', 260000, 1000, 234000, 0, '2026-09-15 16:02:00+00', NULL, NULL, NULL, NULL, 0, 0),
  (196, 20, 2027, 2, 1, 'COLEGIATURA FEBRERO 2027', '2027-02-12', 260000, 1000, 234000, 0, '2026-09-15 16:02:00+00', NULL, NULL, NULL, NULL, 0, 0),
  (197, 20, 2027, 3, 1, 'COLEGIATURA MARZO 2027', '2027-03-12', 260000, 1000, 234000, 0, '2026-09-15 16:02:00+00', NULL, NULL, NULL, NULL, 0, 0),
  (198, 20, 2027, 4, 1, 'COLEGIATURA ABRIL 2027', '2027-04-12', 260000, 1000, 234000, 0, '2026-09-15 16:02:00+00', NULL, NULL, NULL, NULL, 0, 0),
  (199, 20, 2027, 5, 1, 'COLEGIATURA MAYO 2027', '2027-05-12', 260000, 1000, 234000, 0, '2026-09-15 16:02:00+00', NULL, NULL, NULL, NULL, 0, 0),
  (200, 20, 2027, 6, 1, 'COLEGIATURA JUNIO 2027', '2027-06-12', 260000, 1000, 234000, 0, '2026-09-15 16:02:00+00', NULL, NULL, NULL, NULL, 0, 0),
  (201, 21, 2026, 9, 1, 'COLEGIATURA SEPTIEMBRE 2026', '2026-09-27', 260000, 0, 260000, 0, '2026-09-15 16:02:00+00', NULL, NULL, NULL, NULL, 0, 0),
  (202, 21, 2026, 10, 1, 'COLEGIATURA OCTUBRE 2026', '2026-10-12', 260000, 0, 260000, 0, '2026-09-15 16:02:00+00', NULL, NULL, NULL, NULL, 0, 0),
  (203, 21, 2026, 11, 1, 'COLEGIATURA NOVIEMBRE 2026', '2026-11-12', 260000, 0, 260000, 0, '2026-09-15 16:02:00+00', NULL, NULL, NULL, NULL, 0, 0),
  (204, 21, 2026, 12, 1, 'COLEGIATURA DICIEMBRE 2026', '2026-12-12', 260000, 0, 260000, 0, '2026-09-15 16:02:00+00', NULL, NULL, NULL, NULL, 0, 0),
  (205, 21, 2027, 1, 1, 'COLEGIATURA ENERO 2027', '2027-01-12', 260000, 0, 260000, 0, '2026-09-15 16:02:00+00', NULL, NULL, NULL, NULL, 0, 0),
  (206, 21, 2027, 2, 1, 'COLEGIATURA FEBRERO 2027', '2027-02-12', 260000, 0, 260000, 0, '2026-09-15 16:02:00+00', NULL, NULL, NULL, NULL, 0, 0),
  (207, 21, 2027, 3, 1, 'COLEGIATURA MARZO 2027', '2027-03-12', 260000, 0, 260000, 0, '2026-09-15 16:02:00+00', NULL, NULL, NULL, NULL, 0, 0),
  (208, 21, 2027, 4, 1, 'COLEGIATURA ABRIL 2027', '2027-04-12', 260000, 0, 260000, 0, '2026-09-15 16:02:00+00', NULL, NULL, NULL, NULL, 0, 0),
  (209, 21, 2027, 5, 1, 'COLEGIATURA MAYO 2027', '2027-05-12', 260000, 0, 260000, 0, '2026-09-15 16:02:00+00', NULL, NULL, NULL, NULL, 0, 0),
  (210, 21, 2027, 6, 1, 'COLEGIATURA JUNIO 2027', '2027-06-12', 260000, 0, 260000, 0, '2026-09-15 16:02:00+00', NULL, NULL, NULL, NULL, 0, 0);
INSERT INTO users (id, name, password_hash, type_user, role_id, created_at, deactivated_at) OVERRIDING SYSTEM VALUE VALUES
  (1, 'direccion nueva', '$argon2id$v=19$m=8,t=1,p=1$oNA65K4/cEQO71WPUr9j3g$HokYPvgsfo36JGcPWByRzpKKCKZKRVFb7lxMCxbGvQk', 'NORMAL', 1, '2026-11-28 21:05:51.104248+00', NULL),
  (2, 'auxiliar', '$argon2id$v=19$m=19456,t=2,p=1$BlR8TnM7JemQv2yxFOb37Q$0s2ZAvno3R6sXNGEJFTFOIddnawR1M8xrGM/R6qdrJs', 'NORMAL', NULL, '2026-11-28 21:05:51.577946+00', '2026-09-15 16:00:00+00'),
  (3, 'rosa', '$argon2id$v=19$m=19456,t=2,p=1$7Cs20DrVHaegHaT8+K3q3g$B/Sj3+guNzlmKv/v6j2Wj13McLBAEnjsiUg4eqUlY7Y', 'PADRE', NULL, '2026-11-28 21:05:52.528791+00', NULL),
  (4, 'usuario 1', '$argon2id$v=19$m=8,t=1,p=1$mUc+2g1kDj+qAU6yXYzU0A$0UGXJ7T43Xo5Bk5Ux/iWIDA2cx9k8+Qg0bz94P09E0w', 'NORMAL', 3, '2026-11-28 21:05:56.860771+00', NULL),
  (5, 'usuario 2', '$argon2id$v=19$m=8,t=1,p=1$mUc+2g1kDj+qAU6yXYzU0A$0UGXJ7T43Xo5Bk5Ux/iWIDA2cx9k8+Qg0bz94P09E0w', 'NORMAL', 4, '2026-11-28 21:05:56.940377+00', NULL),
  (6, 'usuario 3', '$argon2id$v=19$m=8,t=1,p=1$mUc+2g1kDj+qAU6yXYzU0A$0UGXJ7T43Xo5Bk5Ux/iWIDA2cx9k8+Qg0bz94P09E0w', 'NORMAL', 5, '2026-11-28 21:05:56.971525+00', NULL),
  (7, 'usuario 4', '$argon2id$v=19$m=8,t=1,p=1$mUc+2g1kDj+qAU6yXYzU0A$0UGXJ7T43Xo5Bk5Ux/iWIDA2cx9k8+Qg0bz94P09E0w', 'NORMAL', 6, '2026-11-28 21:05:56.999259+00', NULL),
  (8, 'usuario 5', '$argon2id$v=19$m=8,t=1,p=1$mUc+2g1kDj+qAU6yXYzU0A$0UGXJ7T43Xo5Bk5Ux/iWIDA2cx9k8+Qg0bz94P09E0w', 'NORMAL', 7, '2026-11-28 21:05:57.051149+00', NULL),
  (9, 'usuario 6', '$argon2id$v=19$m=8,t=1,p=1$mUc+2g1kDj+qAU6yXYzU0A$0UGXJ7T43Xo5Bk5Ux/iWIDA2cx9k8+Qg0bz94P09E0w', 'NORMAL', 8, '2026-11-28 21:05:57.110558+00', NULL),
  (10, 'usuario 7', '$argon2id$v=19$m=8,t=1,p=1$mUc+2g1kDj+qAU6yXYzU0A$0UGXJ7T43Xo5Bk5Ux/iWIDA2cx9k8+Qg0bz94P09E0w', 'NORMAL', 9, '2026-11-28 21:05:57.160122+00', NULL),
  (11, 'usuario 8', '$argon2id$v=19$m=8,t=1,p=1$mUc+2g1kDj+qAU6yXYzU0A$0UGXJ7T43Xo5Bk5Ux/iWIDA2cx9k8+Qg0bz94P09E0w', 'NORMAL', 10, '2026-11-28 21:05:57.203854+00', NULL),
  (12, 'usuario 9', '$argon2id$v=19$m=8,t=1,p=1$mUc+2g1kDj+qAU6yXYzU0A$0UGXJ7T43Xo5Bk5Ux/iWIDA2cx9k8+Qg0bz94P09E0w', 'NORMAL', 11, '2026-11-28 21:05:57.259867+00', NULL),
  (13, 'usuario 10', '$argon2id$v=19$m=8,t=1,p=1$mUc+2g1kDj+qAU6yXYzU0A$0UGXJ7T43Xo5Bk5Ux/iWIDA2cx9k8+Qg0bz94P09E0w', 'NORMAL', 12, '2026-11-28 21:05:57.343513+00', NULL),
  (14, 'usuario 11', '$argon2id$v=19$m=8,t=1,p=1$mUc+2g1kDj+qAU6yXYzU0A$0UGXJ7T43Xo5Bk5Ux/iWIDA2cx9k8+Qg0bz94P09E0w', 'NORMAL', 13, '2026-11-28 21:05:57.371764+00', NULL),
  (15, 'usuario 12', '$argon2id$v=19$m=8,t=1,p=1$mUc+2g1kDj+qAU6yXYzU0A$0UGXJ7T43Xo5Bk5Ux/iWIDA2cx9k8+Qg0bz94P09E0w', 'NORMAL', 14, '2026-11-28 21:05:57.393853+00', NULL),
  (16, 'usuario 13', '$argon2id$v=19$m=8,t=1,p=1$mUc+2g1kDj+qAU6yXYzU0A$0UGXJ7T43Xo5Bk5Ux/iWIDA2cx9k8+Qg0bz94P09E0w', 'NORMAL', 15, '2026-11-28 21:05:58.822223+00', NULL),
  (17, 'portero', '$argon2id$v=19$m=19456,t=2,p=1$/pqCZhlIYM16r/Z+nzxw3Q$1pYqE/CE4Xv4UGKw+bMuD7/7S3CrHpFoutq7Fennx54', 'NORMAL', 16, '2026-11-28 21:05:58.988724+00', NULL);
SELECT setval(pg_get_serial_sequence('audit_entries', 'id'), (SELECT max(id) FROM audit_entries));
SELECT setval(pg_get_serial_sequence('avisos', 'id'), (SELECT max(id) FROM avisos));
SELECT setval(pg_get_serial_sequence('backup_keys', 'id'), (SELECT max(id) FROM backup_keys));
SELECT setval(pg_get_serial_sequence('backup_runs', 'id'), (SELECT max(id) FROM backup_runs));
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
