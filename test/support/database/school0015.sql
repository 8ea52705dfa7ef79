-- A small school as version 0015 kept it: every table has rows, the ledger adds up. Ids count from 1.
BEGIN;
INSERT INTO roles (name) VALUES ('ADMINISTRADOR'), ('CAJA');
INSERT INTO role_permissions SELECT 1, m, p FROM generate_series(1, 13) m, generate_series(1, 4) p;
INSERT INTO role_permissions VALUES (2, 6, 2), (2, 6, 3);
INSERT INTO users (name, password_hash, type_user, role_id, deactivated_at) VALUES
  ('directora', '$argon2id$v=19$m=19456,t=2,p=1$AAAA$BBBB', 'NORMAL', 1, NULL),
  ('Caja Uno', '$argon2id$v=19$m=19456,t=2,p=1$CCCC$DDDD', 'NORMAL', 2, NULL),
  ('mamá.garcía', '$argon2id$v=19$m=19456,t=2,p=1$EEEE$FFFF', 'PADRE', NULL, NULL),
  ('caja uno', 'x', 'NORMAL', NULL, '2026-02-01T10:00:00Z');
INSERT INTO sessions (token_hash, user_id, sign_in, created_at, expires_at) VALUES
  ('\x01', 2, '11111111-1111-4111-8111-111111111111', '2026-09-15T14:00:00Z', '2026-09-15T14:15:00Z'),
  ('\x02', 2, '11111111-1111-4111-8111-111111111111', '2026-09-15T14:10:00Z', '2026-09-15T14:25:00Z'),
  ('\x03', 1, '22222222-2222-4222-8222-222222222222', '2026-09-15T14:12:00Z', '2026-09-15T14:27:00Z');
INSERT INTO login_failures (address, user_name, at, failed) VALUES
  ('203.0.113.9', 'DIRECTORA', '2026-09-15T14:00:00Z', true), ('203.0.113.9', 'NADIE', '2026-09-15T14:01:00Z', false);
INSERT INTO files (sha256, kind, mime, bytes, width, height, thumb_sha256, created_by) VALUES
  (repeat('a', 64), 'image', 'image/jpeg', 1234, 640, 480, repeat('b', 64), 1),
  (repeat('c', 64), 'pdf', 'application/pdf', 4321, NULL, NULL, NULL, 1),
  (repeat('d', 64), 'image', 'image/png', 99, 10, 10, repeat('e', 64), 1),
  (repeat('f', 64), 'video', 'video/mp4', 99999, NULL, NULL, NULL, 1);
INSERT INTO cycles (name, fecha_inicio, fecha_fin, costo_inscripcion_centavos, mensualidad_preescolar_centavos,
  mensualidad_primaria_centavos, costo_material_centavos, descuento_anual_centesimas, recargo, created_by) VALUES
  ('2025-2026', '2025-08-18', '2026-07-15', 180000, 240000, 250000, 90000, 0, NULL, 1),
  ('2026-2027', '2026-08-17', '2027-07-14', 185050, 250000, 260000, 90000, 650,
    '{"tipo": "FIJO", "valor": 150, "dias_gracia": 3}', 1);
INSERT INTO cycle_months (cycle_id, anio, mes, parcialidad) VALUES (2, 2026, 9, 1), (2, 2026, 12, 1), (2, 2026, 12, 2);
INSERT INTO parents (nombre, telefono, correo, direccion, user_id) VALUES
  ('MARÍA GARCÍA NÚÑEZ', '9511234567', 'maria@escuela.mx', 'Calle 1', 3), ('JOSÉ PÉREZ', '9517654321', NULL, NULL, NULL);
INSERT INTO students (nombre, nombres, paterno, materno, curp, curp_verificada, numero_control, fecha_nacimiento, photo_id,
  parent_id, created_by) VALUES
  ('ANA GARCÍA LÓPEZ', 'ANA', 'GARCÍA', 'LÓPEZ', 'GALA180315MOCRPN01', true, 'A0001', '2018-03-15', 1, 1, 1),
  ('ÑO PÉREZ', NULL, NULL, NULL, 'PEXN190101HOCRXX02', false, 'A0002', '2019-01-01', NULL, NULL, 2);
INSERT INTO student_health (student_id, kind, descripcion) VALUES (1, 'ALERGIA', 'NUEZ'), (1, 'ENFERMEDAD', 'ASMA');
INSERT INTO groups (cycle_id, grado, nombre) VALUES (2, 'PRIMARIA', '1A');
INSERT INTO scholarships (cycle_id, grado, nombre, porcentaje, created_by) VALUES (2, 'PRIMARIA', 'EXCELENCIA', 10, 1);
INSERT INTO enrolments (student_id, cycle_id, grado, group_id, scholarship_id, costo_inscripcion_centavos, descuento,
  motivo_descuento, monto_descuento_centavos, monto_pagar_centavos, mensualidad_centavos, costo_material_centavos, created_by)
VALUES
  (1, 2, 'PRIMARIA', 1, 1, 185050, 25, 'HERMANOS', 46263, 138787, 260000, 90000, 2),
  (2, 1, 'PREESCOLAR', NULL, NULL, 180000, 0, NULL, 0, 180000, 240000, 90000, 2);
INSERT INTO tuition (enrolment_id, anio, mes, parcialidad, descripcion, vencimiento, lista_centavos, beca_porcentaje,
  monto_centavos, abonado_centavos) VALUES
  (1, 2026, 9, 1, 'COLEGIATURA SEPTIEMBRE 2026', '2026-09-10', 260000, 10, 234000, 234000),
  (1, 2026, 12, 1, 'COLEGIATURA DICIEMBRE 2026', '2026-12-10', 260000, 10, 234000, 0),
  (1, 2026, 10, 1, 'COLEGIATURA OCTUBRE 2026', '2026-10-10', 260000, 0, 260000, 260000),
  (1, 2026, 11, 1, 'COLEGIATURA NOVIEMBRE 2026', '2026-11-10', 260000, 0, 260000, 260000),
  (1, 2027, 1, 1, 'COLEGIATURA ENERO 2027', '2027-01-10', 260000, 0, 260000, 260000),
  (1, 2027, 2, 1, 'COLEGIATURA FEBRERO 2027', '2027-02-10', 260000, 0, 260000, 260000),
  (1, 2027, 3, 1, 'COLEGIATURA MARZO 2027', '2027-03-10', 260000, 0, 260000, 260000),
  (2, 2025, 9, 1, 'COLEGIATURA SEPTIEMBRE 2025', '2025-09-10', 240000, 0, 240000, 240000),
  (2, 2025, 10, 1, 'COLEGIATURA OCTUBRE 2025', '2025-10-10', 240000, 0, 240000, 240000),
  (2, 2025, 11, 1, 'COLEGIATURA NOVIEMBRE 2025', '2025-11-10', 240000, 0, 240000, 240000);
INSERT INTO charges (student_id, cycle_id, enrolment_id, tipo, descripcion, fecha, costo_total_centavos, descuento,
  monto_descuento_centavos, monto_pagar_centavos, abonado_centavos, motivo_cancelacion, cancelled_by, cancelled_at, created_by)
VALUES
  (1, 2, 1, 'INSCRIPCION', 'INSCRIPCION 2026-2027', '2026-08-17', 185050, 25, 46263, 138787, 100000, NULL, NULL, NULL, 2),
  (1, 2, 1, 'MATERIAL', 'MATERIAL 2026-2027', '2026-08-17', 90000, 0, 0, 90000, 0, NULL, NULL, NULL, 2),
  (2, 1, NULL, 'OTRO', 'UNIFORME', '2026-01-10', 45000, 0, 0, 45000, 0, 'REGISTRADO POR ERROR', 1, '2026-01-11T18:00:00Z', 2);
INSERT INTO payments (folio, student_id, monto_centavos, metodo_pago, referencia, fecha, created_by, created_at, codigo,
  recargo_condonado_centavos, motivo_condonacion) VALUES
  (1, 1, 100000, 'EFECTIVO', NULL, '2026-09-15', 2, '2026-09-15T15:00:00Z', '0123456789', 0, NULL),
  (2, 1, 38787, 'TRANSFERENCIA', 'SPEI 77', '2026-09-15', 2, '2026-09-15T15:05:00Z', 'ABCDEFGHJK', 0, NULL),
  (3, 1, 249000, 'EFECTIVO', NULL, '2026-09-15', 2, '2026-09-15T15:10:00Z', 'MNPQRSTVWX', 0, NULL),
  (4, 1, 780000, 'EFECTIVO', NULL, '2026-11-20', 2, '2026-11-20T15:00:00Z', '1111111111', 45000, 'ACUERDO'),
  (5, 1, 520000, 'EFECTIVO', NULL, '2027-03-20', 2, '2027-03-20T15:00:00Z', '2222222222', 10001, 'ACUERDO'),
  (6, 2, 720000, 'EFECTIVO', NULL, '2026-01-20', 2, '2026-01-20T15:00:00Z', '3333333333', 1000, 'ACUERDO');
INSERT INTO payment_lines (payment_id, tipo, charge_id, tuition_id, descripcion, monto_centavos, saldo_anterior_centavos,
  saldo_centavos) VALUES
  (1, 'CARGO', 1, NULL, 'INSCRIPCION 2026-2027', 100000, 138787, 38787),
  (2, 'CARGO', 1, NULL, 'INSCRIPCION 2026-2027', 38787, 38787, 0),
  (3, 'COLEGIATURA', NULL, 1, 'COLEGIATURA SEPTIEMBRE 2026', 234000, 234000, 0),
  (3, 'RECARGO', NULL, 1, 'RECARGO SEPTIEMBRE 2026', 15000, 15000, 0),
  (4, 'COLEGIATURA', NULL, 3, 'COLEGIATURA OCTUBRE 2026', 260000, 260000, 0),
  (4, 'COLEGIATURA', NULL, 4, 'COLEGIATURA NOVIEMBRE 2026', 260000, 260000, 0),
  (4, 'COLEGIATURA', NULL, 5, 'COLEGIATURA ENERO 2027', 260000, 260000, 0),
  (5, 'COLEGIATURA', NULL, 6, 'COLEGIATURA FEBRERO 2027', 260000, 260000, 0),
  (5, 'COLEGIATURA', NULL, 7, 'COLEGIATURA MARZO 2027', 260000, 260000, 0),
  (6, 'COLEGIATURA', NULL, 8, 'COLEGIATURA SEPTIEMBRE 2025', 240000, 240000, 0),
  (6, 'COLEGIATURA', NULL, 9, 'COLEGIATURA OCTUBRE 2025', 240000, 240000, 0),
  (6, 'COLEGIATURA', NULL, 10, 'COLEGIATURA NOVIEMBRE 2025', 240000, 240000, 0);
UPDATE payments SET cancelled_at = '2026-09-15T16:00:00Z', cancelled_by = 1, cancelled_on = '2026-09-15',
  motivo_cancelacion = 'TRANSFERENCIA DEVUELTA' WHERE id = 2;
UPDATE folio_counter SET last_folio = 6;
INSERT INTO idempotency_keys (user_id, key, request_hash, response, created_at) VALUES
  (2, 'caja-1', '\xabcd', '{"ok": true}', '2026-09-15T15:00:00Z');
INSERT INTO receipt_prints (payment_id, number, printed_by, printed_at) VALUES (1, 1, 2, '2026-09-15T15:00:30Z');
-- In one statement: a cut adds up after each.
WITH cut AS (
  INSERT INTO cash_cuts (numero, user_id, dia, parte, created_at, movimientos, total_centavos, esperado_centavos,
    contado_centavos, observaciones)
  VALUES (1, 2, '2026-09-15', 1, '2026-09-15T20:00:00Z', 3, 387787, 349000, 349050, 'SOBRAN CINCUENTA CENTAVOS')
  RETURNING id
), moves AS (
  INSERT INTO cash_cut_moves (payment_id, tipo, cut_id) SELECT payment, 'PAGO', id FROM cut, generate_series(1, 3) payment
)
INSERT INTO cash_cut_counts (cut_id, tipo, denominacion_centavos, cantidad)
  SELECT id, counted.* FROM cut,
    (VALUES ('BILLETE', 50000, 6), ('BILLETE', 20000, 2), ('MONEDA', 1000, 9), ('MONEDA', 50, 1)) counted;
UPDATE cash_cut_counter SET last_number = 1;
INSERT INTO notices (parent_id, titulo, descripcion, sent_by) VALUES (1, 'JUNTA', 'El viernes a las 8.', 1);
INSERT INTO questionnaires (cycle_id, titulo, descripcion, created_by) VALUES (2, 'FAMILIAS', 'Para conocernos', 1);
INSERT INTO questions (questionnaire_id, position, pregunta, tipo, opciones, obligatoria) VALUES
  (1, 1, '¿Quién recoge al alumno?', 'ABIERTA', '{}', true), (1, 2, '¿Usa transporte?', 'OPCION', '{SÍ,NO}', false);
INSERT INTO question_answers (question_id, parent_id, respuestas, answered_by) VALUES (1, 1, '{"La abuela"}', 2), (2, 1, '{NO}', 2);
INSERT INTO calendar_entries (mes, file_id, created_by) VALUES (9, 2, 1);
INSERT INTO events (titulo, descripcion, fecha, created_by) VALUES ('FESTIVAL', 'DE PRIMAVERA', '2026-03-20', 1);
INSERT INTO event_files (event_id, place, file_id) VALUES (1, 1, 3), (1, 2, 4);
INSERT INTO files (sha256, kind, mime, bytes, width, height, thumb_sha256, created_by) VALUES
  (repeat('9', 64), 'image', 'image/jpeg', 555, 64, 64, repeat('8', 64), 1);
INSERT INTO mentions (titulo, descripcion, fecha, file_id, created_by) VALUES ('CUADRO DE HONOR', 'PRIMERO A', '2026-06-01', 5, 1);
INSERT INTO departments (nombre, logo_id, created_by) VALUES ('Intendencia', NULL, 1);
INSERT INTO employees (nombre, puesto, ingreso, sueldo_centavos, department_id, created_by) VALUES ('LUIS MORA', 'CONSERJE', '2020-01-07', 850000, 1, 1);
COMMIT;
