-- A school as version 0045 kept it, written by that version: `upgradeMoney.test.ts` says what is in it.
BEGIN;
SET LOCAL session_replication_role = replica;
TRUNCATE baja_credits, cash_cut_counter, cash_open_moves, cash_open_refunds, charges, credit_moves, credits, cycle_months, cycles, enrolments, folio_counter, opening_made, opening_rows, openings, parents, payment_lines, payment_means, payments, refund_counter, refunds, role_permissions, roles, scholarship_terms, scholarships, school, students, tuition, users CASCADE;
INSERT INTO baja_credits (id, fecha, credit_id, created_at, created_by, payment_id, tuition_id, monto_centavos, descuento_centavos) OVERRIDING SYSTEM VALUE SELECT id, fecha, credit_id, created_at, created_by, payment_id, tuition_id, monto_centavos, descuento_centavos FROM jsonb_populate_recordset(NULL::baja_credits, '[
  {"id":1,"fecha":"2026-10-20","credit_id":3,"created_at":"2026-10-20T18:00:00+00:00","created_by":1,"payment_id":9,"tuition_id":41,"monto_centavos":235000,"descuento_centavos":14100},
  {"id":2,"fecha":"2026-10-20","credit_id":3,"created_at":"2026-10-20T18:00:00+00:00","created_by":1,"payment_id":9,"tuition_id":42,"monto_centavos":235000,"descuento_centavos":14100},
  {"id":3,"fecha":"2026-10-20","credit_id":3,"created_at":"2026-10-20T18:00:00+00:00","created_by":1,"payment_id":9,"tuition_id":43,"monto_centavos":235000,"descuento_centavos":14100}
]');
INSERT INTO cash_cut_counter (only_row, last_number) OVERRIDING SYSTEM VALUE SELECT only_row, last_number FROM jsonb_populate_recordset(NULL::cash_cut_counter, '[
  {"only_row":true,"last_number":0}
]');
INSERT INTO cash_open_moves (dia, tipo, user_id, payment_id) OVERRIDING SYSTEM VALUE SELECT dia, tipo, user_id, payment_id FROM jsonb_populate_recordset(NULL::cash_open_moves, '[
  {"dia":"2026-02-15","tipo":"PAGO","user_id":1,"payment_id":1},
  {"dia":"2026-02-15","tipo":"PAGO","user_id":1,"payment_id":2},
  {"dia":"2026-09-01","tipo":"PAGO","user_id":1,"payment_id":3},
  {"dia":"2026-10-20","tipo":"CANCELACION","user_id":1,"payment_id":8},
  {"dia":"2026-10-20","tipo":"PAGO","user_id":1,"payment_id":10},
  {"dia":"2026-10-20","tipo":"PAGO","user_id":1,"payment_id":11},
  {"dia":"2026-10-20","tipo":"PAGO","user_id":1,"payment_id":4},
  {"dia":"2026-10-20","tipo":"PAGO","user_id":1,"payment_id":5},
  {"dia":"2026-10-20","tipo":"PAGO","user_id":1,"payment_id":6},
  {"dia":"2026-10-20","tipo":"PAGO","user_id":1,"payment_id":7},
  {"dia":"2026-10-20","tipo":"PAGO","user_id":1,"payment_id":8},
  {"dia":"2026-10-20","tipo":"PAGO","user_id":1,"payment_id":9}
]');
INSERT INTO cash_open_refunds (dia, tipo, user_id, refund_id) OVERRIDING SYSTEM VALUE SELECT dia, tipo, user_id, refund_id FROM jsonb_populate_recordset(NULL::cash_open_refunds, '[
  {"dia":"2026-10-20","tipo":"DEVOLUCION","user_id":1,"refund_id":1}
]');
INSERT INTO charges (id, tipo, fecha, batch_id, cycle_id, descuento, created_at, created_by, opening_id, student_id, descripcion, cancelled_at, cancelled_by, enrolment_id, abonado_centavos, motivo_cancelacion, costo_total_centavos, monto_pagar_centavos, monto_descuento_centavos) OVERRIDING SYSTEM VALUE SELECT id, tipo, fecha, batch_id, cycle_id, descuento, created_at, created_by, opening_id, student_id, descripcion, cancelled_at, cancelled_by, enrolment_id, abonado_centavos, motivo_cancelacion, costo_total_centavos, monto_pagar_centavos, monto_descuento_centavos FROM jsonb_populate_recordset(NULL::charges, '[
  {"id":1,"tipo":"INSCRIPCION","fecha":"2025-09-01","cycle_id":1,"descuento":0,"created_at":"2025-09-01T18:00:00+00:00","created_by":1,"student_id":1,"descripcion":"INSCRIPCION 2025-2026","enrolment_id":1,"abonado_centavos":0,"costo_total_centavos":185000,"monto_pagar_centavos":185000,"monto_descuento_centavos":0},
  {"id":10,"tipo":"MATERIAL","fecha":"2026-09-01","cycle_id":2,"descuento":0,"created_at":"2026-09-01T18:00:00+00:00","created_by":1,"student_id":3,"descripcion":"MATERIAL 2026-2027","enrolment_id":5,"abonado_centavos":0,"costo_total_centavos":90000,"monto_pagar_centavos":90000,"monto_descuento_centavos":0},
  {"id":11,"tipo":"INSCRIPCION","fecha":"2026-09-01","cycle_id":2,"descuento":0,"created_at":"2026-09-01T18:00:00+00:00","created_by":1,"student_id":4,"descripcion":"INSCRIPCION 2026-2027","enrolment_id":6,"abonado_centavos":0,"costo_total_centavos":185000,"monto_pagar_centavos":185000,"monto_descuento_centavos":0},
  {"id":12,"tipo":"MATERIAL","fecha":"2026-09-01","cycle_id":2,"descuento":0,"created_at":"2026-09-01T18:00:00+00:00","created_by":1,"student_id":4,"descripcion":"MATERIAL 2026-2027","enrolment_id":6,"abonado_centavos":0,"costo_total_centavos":90000,"monto_pagar_centavos":90000,"monto_descuento_centavos":0},
  {"id":13,"tipo":"INSCRIPCION","fecha":"2026-09-01","cycle_id":2,"descuento":0,"created_at":"2026-09-01T18:00:00+00:00","created_by":1,"student_id":5,"descripcion":"INSCRIPCION 2026-2027","enrolment_id":7,"abonado_centavos":0,"costo_total_centavos":185000,"monto_pagar_centavos":185000,"monto_descuento_centavos":0},
  {"id":14,"tipo":"MATERIAL","fecha":"2026-09-01","cycle_id":2,"descuento":0,"created_at":"2026-09-01T18:00:00+00:00","created_by":1,"student_id":5,"descripcion":"MATERIAL 2026-2027","enrolment_id":7,"abonado_centavos":0,"costo_total_centavos":90000,"monto_pagar_centavos":90000,"monto_descuento_centavos":0},
  {"id":15,"tipo":"INSCRIPCION","fecha":"2026-09-01","cycle_id":2,"descuento":0,"created_at":"2026-09-01T18:00:00+00:00","created_by":1,"student_id":6,"descripcion":"INSCRIPCION 2026-2027","enrolment_id":8,"abonado_centavos":0,"costo_total_centavos":185000,"monto_pagar_centavos":185000,"monto_descuento_centavos":0},
  {"id":16,"tipo":"MATERIAL","fecha":"2026-09-01","cycle_id":2,"descuento":0,"created_at":"2026-09-01T18:00:00+00:00","created_by":1,"student_id":6,"descripcion":"MATERIAL 2026-2027","enrolment_id":8,"abonado_centavos":0,"costo_total_centavos":90000,"monto_pagar_centavos":90000,"monto_descuento_centavos":0},
  {"id":17,"tipo":"INSCRIPCION","fecha":"2026-09-01","cycle_id":2,"descuento":0,"created_at":"2026-09-01T18:00:00+00:00","created_by":1,"student_id":7,"descripcion":"INSCRIPCION 2026-2027","enrolment_id":9,"abonado_centavos":0,"costo_total_centavos":185000,"monto_pagar_centavos":185000,"monto_descuento_centavos":0},
  {"id":18,"tipo":"MATERIAL","fecha":"2026-09-01","cycle_id":2,"descuento":0,"created_at":"2026-09-01T18:00:00+00:00","created_by":1,"student_id":7,"descripcion":"MATERIAL 2026-2027","enrolment_id":9,"abonado_centavos":0,"costo_total_centavos":90000,"monto_pagar_centavos":90000,"monto_descuento_centavos":0},
  {"id":19,"tipo":"INSCRIPCION","fecha":"2026-09-01","cycle_id":2,"descuento":0,"created_at":"2026-09-01T18:00:00+00:00","created_by":1,"student_id":11,"descripcion":"INSCRIPCION 2026-2027","enrolment_id":10,"abonado_centavos":0,"costo_total_centavos":185000,"monto_pagar_centavos":185000,"monto_descuento_centavos":0},
  {"id":2,"tipo":"MATERIAL","fecha":"2025-09-01","cycle_id":1,"descuento":0,"created_at":"2025-09-01T18:00:00+00:00","created_by":1,"student_id":1,"descripcion":"MATERIAL 2025-2026","enrolment_id":1,"abonado_centavos":0,"costo_total_centavos":90000,"monto_pagar_centavos":90000,"monto_descuento_centavos":0},
  {"id":20,"tipo":"MATERIAL","fecha":"2026-09-01","cycle_id":2,"descuento":0,"created_at":"2026-09-01T18:00:00+00:00","created_by":1,"student_id":11,"descripcion":"MATERIAL 2026-2027","enrolment_id":10,"abonado_centavos":0,"costo_total_centavos":90000,"monto_pagar_centavos":90000,"monto_descuento_centavos":0},
  {"id":21,"tipo":"INSCRIPCION","fecha":"2026-09-01","cycle_id":2,"descuento":0,"created_at":"2026-09-01T18:00:00+00:00","created_by":1,"student_id":12,"descripcion":"INSCRIPCION 2026-2027","enrolment_id":11,"abonado_centavos":0,"costo_total_centavos":185000,"monto_pagar_centavos":185000,"monto_descuento_centavos":0},
  {"id":22,"tipo":"MATERIAL","fecha":"2026-09-01","cycle_id":2,"descuento":0,"created_at":"2026-09-01T18:00:00+00:00","created_by":1,"student_id":12,"descripcion":"MATERIAL 2026-2027","enrolment_id":11,"abonado_centavos":0,"costo_total_centavos":90000,"monto_pagar_centavos":90000,"monto_descuento_centavos":0},
  {"id":23,"tipo":"OTRO","fecha":"2026-09-15","cycle_id":2,"descuento":0,"created_at":"2026-09-01T18:00:00+00:00","created_by":1,"student_id":1,"descripcion":"UNIFORME","abonado_centavos":15025,"costo_total_centavos":45000,"monto_pagar_centavos":45000,"monto_descuento_centavos":0},
  {"id":24,"tipo":"OTRO","fecha":"2026-09-15","cycle_id":2,"descuento":0,"created_at":"2026-09-01T18:00:00+00:00","created_by":1,"student_id":6,"descripcion":"UNIFORME","abonado_centavos":20000,"costo_total_centavos":70000,"monto_pagar_centavos":70000,"monto_descuento_centavos":0},
  {"id":25,"tipo":"INSCRIPCION","fecha":"2026-09-01","cycle_id":2,"descuento":0,"created_at":"2026-10-20T18:00:00+00:00","created_by":1,"opening_id":1,"student_id":8,"descripcion":"INSCRIPCION 2026-2027","enrolment_id":12,"abonado_centavos":0,"costo_total_centavos":185000,"monto_pagar_centavos":185000,"monto_descuento_centavos":0},
  {"id":26,"tipo":"OTRO","fecha":"2026-08-31","cycle_id":2,"descuento":0,"created_at":"2026-10-20T18:00:00+00:00","created_by":1,"opening_id":1,"student_id":8,"descripcion":"SALDO ANTERIOR","abonado_centavos":0,"costo_total_centavos":123456,"monto_pagar_centavos":123456,"monto_descuento_centavos":0},
  {"id":27,"tipo":"INSCRIPCION","fecha":"2026-09-01","cycle_id":2,"descuento":0,"created_at":"2026-10-20T18:00:00+00:00","created_by":1,"opening_id":1,"student_id":10,"descripcion":"INSCRIPCION 2026-2027","enrolment_id":14,"abonado_centavos":0,"costo_total_centavos":50000,"monto_pagar_centavos":50000,"monto_descuento_centavos":0},
  {"id":3,"tipo":"INSCRIPCION","fecha":"2025-09-01","cycle_id":1,"descuento":0,"created_at":"2025-09-01T18:00:00+00:00","created_by":1,"student_id":3,"descripcion":"INSCRIPCION 2025-2026","enrolment_id":2,"abonado_centavos":0,"costo_total_centavos":185000,"monto_pagar_centavos":185000,"monto_descuento_centavos":0},
  {"id":4,"tipo":"MATERIAL","fecha":"2025-09-01","cycle_id":1,"descuento":0,"created_at":"2025-09-01T18:00:00+00:00","created_by":1,"student_id":3,"descripcion":"MATERIAL 2025-2026","enrolment_id":2,"abonado_centavos":0,"costo_total_centavos":90000,"monto_pagar_centavos":90000,"monto_descuento_centavos":0},
  {"id":5,"tipo":"INSCRIPCION","fecha":"2026-09-01","cycle_id":2,"descuento":0,"created_at":"2026-09-01T18:00:00+00:00","created_by":1,"student_id":1,"descripcion":"INSCRIPCION 2026-2027","enrolment_id":3,"abonado_centavos":0,"costo_total_centavos":185000,"monto_pagar_centavos":185000,"monto_descuento_centavos":0},
  {"id":6,"tipo":"MATERIAL","fecha":"2026-09-01","cycle_id":2,"descuento":0,"created_at":"2026-09-01T18:00:00+00:00","created_by":1,"student_id":1,"descripcion":"MATERIAL 2026-2027","enrolment_id":3,"abonado_centavos":0,"costo_total_centavos":90000,"monto_pagar_centavos":90000,"monto_descuento_centavos":0},
  {"id":7,"tipo":"INSCRIPCION","fecha":"2026-09-01","cycle_id":2,"descuento":0,"created_at":"2026-09-01T18:00:00+00:00","created_by":1,"student_id":2,"descripcion":"INSCRIPCION 2026-2027","enrolment_id":4,"abonado_centavos":0,"costo_total_centavos":185000,"monto_pagar_centavos":185000,"monto_descuento_centavos":0},
  {"id":8,"tipo":"MATERIAL","fecha":"2026-09-01","cycle_id":2,"descuento":0,"created_at":"2026-09-01T18:00:00+00:00","created_by":1,"student_id":2,"descripcion":"MATERIAL 2026-2027","enrolment_id":4,"abonado_centavos":0,"costo_total_centavos":90000,"monto_pagar_centavos":90000,"monto_descuento_centavos":0},
  {"id":9,"tipo":"INSCRIPCION","fecha":"2026-09-01","cycle_id":2,"descuento":0,"created_at":"2026-09-01T18:00:00+00:00","created_by":1,"student_id":3,"descripcion":"INSCRIPCION 2026-2027","enrolment_id":5,"abonado_centavos":0,"costo_total_centavos":185000,"monto_pagar_centavos":185000,"monto_descuento_centavos":0}
]');
INSERT INTO credit_moves (id, tipo, fecha, centavos, credit_id, refund_id, created_at, created_by, opening_id, payment_id, baja_credit_id) OVERRIDING SYSTEM VALUE SELECT id, tipo, fecha, centavos, credit_id, refund_id, created_at, created_by, opening_id, payment_id, baja_credit_id FROM jsonb_populate_recordset(NULL::credit_moves, '[
  {"id":1,"tipo":"A_CUENTA","fecha":"2026-10-20","centavos":90000,"credit_id":1,"created_at":"2026-10-20T18:00:00+00:00","created_by":1,"payment_id":6},
  {"id":2,"tipo":"DEVOLUCION","fecha":"2026-10-20","centavos":-10050,"credit_id":1,"refund_id":1,"created_at":"2026-10-20T18:00:00+00:00","created_by":1},
  {"id":3,"tipo":"BAJA","fecha":"2026-10-20","centavos":220900,"credit_id":3,"created_at":"2026-10-20T18:00:00+00:00","created_by":1,"baja_credit_id":1},
  {"id":4,"tipo":"BAJA","fecha":"2026-10-20","centavos":220900,"credit_id":3,"created_at":"2026-10-20T18:00:00+00:00","created_by":1,"baja_credit_id":2},
  {"id":5,"tipo":"BAJA","fecha":"2026-10-20","centavos":220900,"credit_id":3,"created_at":"2026-10-20T18:00:00+00:00","created_by":1,"baja_credit_id":3},
  {"id":6,"tipo":"APERTURA","fecha":"2026-10-20","centavos":30000,"credit_id":4,"created_at":"2026-10-20T18:00:00+00:00","created_by":1,"opening_id":1}
]');
INSERT INTO credits (id, parent_id, student_id, merged_into, saldo_centavos) OVERRIDING SYSTEM VALUE SELECT id, parent_id, student_id, merged_into, saldo_centavos FROM jsonb_populate_recordset(NULL::credits, '[
  {"id":1,"parent_id":2,"saldo_centavos":79950},
  {"id":3,"student_id":7,"saldo_centavos":662700},
  {"id":4,"student_id":9,"saldo_centavos":30000}
]');
INSERT INTO cycle_months (mes, anio, cycle_id, parcialidad) OVERRIDING SYSTEM VALUE SELECT mes, anio, cycle_id, parcialidad FROM jsonb_populate_recordset(NULL::cycle_months, '[
  {"mes":1,"anio":2027,"cycle_id":2,"parcialidad":1},
  {"mes":10,"anio":2026,"cycle_id":2,"parcialidad":1},
  {"mes":12,"anio":2025,"cycle_id":1,"parcialidad":1},
  {"mes":12,"anio":2025,"cycle_id":1,"parcialidad":2},
  {"mes":12,"anio":2026,"cycle_id":2,"parcialidad":1},
  {"mes":3,"anio":2027,"cycle_id":2,"parcialidad":1},
  {"mes":5,"anio":2026,"cycle_id":1,"parcialidad":1},
  {"mes":6,"anio":2026,"cycle_id":1,"parcialidad":1},
  {"mes":9,"anio":2026,"cycle_id":2,"parcialidad":1}
]');
INSERT INTO cycles (id, name, recargo, fecha_fin, created_at, created_by, dia_limite, fecha_inicio, cuestionario_activo, inscripciones_abiertas, costo_material_centavos, costo_inscripcion_centavos, descuento_anual_centesimas, mensualidad_primaria_centavos, mensualidad_preescolar_centavos) OVERRIDING SYSTEM VALUE SELECT id, name, recargo, fecha_fin, created_at, created_by, dia_limite, fecha_inicio, cuestionario_activo, inscripciones_abiertas, costo_material_centavos, costo_inscripcion_centavos, descuento_anual_centesimas, mensualidad_primaria_centavos, mensualidad_preescolar_centavos FROM jsonb_populate_recordset(NULL::cycles, '[
  {"id":1,"name":"2025-2026","recargo":{"tipo":"FIJO","valor":120.5,"dias_gracia":3},"fecha_fin":"2026-06-30","created_at":"2026-11-23T22:49:34.224568+00:00","created_by":1,"dia_limite":10,"fecha_inicio":"2025-09-01","cuestionario_activo":false,"inscripciones_abiertas":true,"costo_material_centavos":90000,"costo_inscripcion_centavos":185000,"descuento_anual_centesimas":6000,"mensualidad_primaria_centavos":235000,"mensualidad_preescolar_centavos":235000},
  {"id":2,"name":"2026-2027","recargo":{"tipo":"PORCENTAJE","valor":10,"dias_gracia":5},"fecha_fin":"2027-06-30","created_at":"2026-11-23T22:49:35.108733+00:00","created_by":1,"dia_limite":10,"fecha_inicio":"2026-09-01","cuestionario_activo":false,"inscripciones_abiertas":true,"costo_material_centavos":90000,"costo_inscripcion_centavos":185000,"descuento_anual_centesimas":600,"mensualidad_primaria_centavos":235000,"mensualidad_preescolar_centavos":0}
]');
INSERT INTO enrolments (id, grado, baja_at, baja_by, cycle_id, group_id, descuento, baja_fecha, created_at, created_by, student_id, baja_motivo, cancelled_at, cancelled_by, grado_numero, scholarship_id, motivo_descuento, motivo_cancelacion, mensualidad_centavos, monto_pagar_centavos, costo_material_centavos, monto_descuento_centavos, costo_inscripcion_centavos) OVERRIDING SYSTEM VALUE SELECT id, grado, baja_at, baja_by, cycle_id, group_id, descuento, baja_fecha, created_at, created_by, student_id, baja_motivo, cancelled_at, cancelled_by, grado_numero, scholarship_id, motivo_descuento, motivo_cancelacion, mensualidad_centavos, monto_pagar_centavos, costo_material_centavos, monto_descuento_centavos, costo_inscripcion_centavos FROM jsonb_populate_recordset(NULL::enrolments, '[
  {"id":1,"grado":"PRIMARIA","cycle_id":1,"descuento":0,"created_at":"2025-09-01T18:00:00+00:00","created_by":1,"student_id":1,"mensualidad_centavos":235000,"monto_pagar_centavos":185000,"costo_material_centavos":90000,"monto_descuento_centavos":0,"costo_inscripcion_centavos":185000},
  {"id":10,"grado":"PREESCOLAR","cycle_id":2,"descuento":0,"created_at":"2026-09-01T18:00:00+00:00","created_by":1,"student_id":11,"scholarship_id":3,"mensualidad_centavos":0,"monto_pagar_centavos":185000,"costo_material_centavos":90000,"monto_descuento_centavos":0,"costo_inscripcion_centavos":185000},
  {"id":11,"grado":"PREESCOLAR","cycle_id":2,"descuento":0,"created_at":"2026-09-01T18:00:00+00:00","created_by":1,"student_id":12,"mensualidad_centavos":0,"monto_pagar_centavos":185000,"costo_material_centavos":90000,"monto_descuento_centavos":0,"costo_inscripcion_centavos":185000},
  {"id":12,"grado":"PRIMARIA","cycle_id":2,"descuento":0,"created_at":"2026-10-20T18:00:00+00:00","created_by":1,"student_id":8,"scholarship_id":4,"mensualidad_centavos":235000,"monto_pagar_centavos":185000,"costo_material_centavos":90000,"monto_descuento_centavos":0,"costo_inscripcion_centavos":185000},
  {"id":13,"grado":"PRIMARIA","cycle_id":2,"descuento":0,"created_at":"2026-10-20T18:00:00+00:00","created_by":1,"student_id":9,"mensualidad_centavos":235000,"monto_pagar_centavos":185000,"costo_material_centavos":90000,"monto_descuento_centavos":0,"costo_inscripcion_centavos":185000},
  {"id":14,"grado":"PRIMARIA","cycle_id":2,"descuento":0,"created_at":"2026-10-20T18:00:00+00:00","created_by":1,"student_id":10,"scholarship_id":1,"mensualidad_centavos":235000,"monto_pagar_centavos":185000,"costo_material_centavos":90000,"monto_descuento_centavos":0,"costo_inscripcion_centavos":185000},
  {"id":2,"grado":"PRIMARIA","cycle_id":1,"descuento":0,"created_at":"2025-09-01T18:00:00+00:00","created_by":1,"student_id":3,"mensualidad_centavos":235000,"monto_pagar_centavos":185000,"costo_material_centavos":90000,"monto_descuento_centavos":0,"costo_inscripcion_centavos":185000},
  {"id":3,"grado":"PRIMARIA","cycle_id":2,"descuento":0,"created_at":"2026-09-01T18:00:00+00:00","created_by":1,"student_id":1,"mensualidad_centavos":235000,"monto_pagar_centavos":185000,"costo_material_centavos":90000,"monto_descuento_centavos":0,"costo_inscripcion_centavos":185000},
  {"id":4,"grado":"PRIMARIA","cycle_id":2,"descuento":0,"created_at":"2026-09-01T18:00:00+00:00","created_by":1,"student_id":2,"scholarship_id":1,"mensualidad_centavos":235000,"monto_pagar_centavos":185000,"costo_material_centavos":90000,"monto_descuento_centavos":0,"costo_inscripcion_centavos":185000},
  {"id":5,"grado":"PRIMARIA","cycle_id":2,"descuento":0,"created_at":"2026-09-01T18:00:00+00:00","created_by":1,"student_id":3,"mensualidad_centavos":235000,"monto_pagar_centavos":185000,"costo_material_centavos":90000,"monto_descuento_centavos":0,"costo_inscripcion_centavos":185000},
  {"id":6,"grado":"PRIMARIA","cycle_id":2,"descuento":0,"created_at":"2026-09-01T18:00:00+00:00","created_by":1,"student_id":4,"mensualidad_centavos":235000,"monto_pagar_centavos":185000,"costo_material_centavos":90000,"monto_descuento_centavos":0,"costo_inscripcion_centavos":185000},
  {"id":7,"grado":"PRIMARIA","cycle_id":2,"descuento":0,"created_at":"2026-09-01T18:00:00+00:00","created_by":1,"student_id":5,"mensualidad_centavos":235000,"monto_pagar_centavos":185000,"costo_material_centavos":90000,"monto_descuento_centavos":0,"costo_inscripcion_centavos":185000},
  {"id":8,"grado":"PRIMARIA","baja_at":"2026-10-20T18:00:00+00:00","baja_by":1,"cycle_id":2,"descuento":0,"baja_fecha":"2026-10-20","created_at":"2026-09-01T18:00:00+00:00","created_by":1,"student_id":6,"baja_motivo":"SE MUDA","mensualidad_centavos":235000,"monto_pagar_centavos":185000,"costo_material_centavos":90000,"monto_descuento_centavos":0,"costo_inscripcion_centavos":185000},
  {"id":9,"grado":"PRIMARIA","baja_at":"2026-10-20T18:00:00+00:00","baja_by":1,"cycle_id":2,"descuento":0,"baja_fecha":"2026-10-20","created_at":"2026-09-01T18:00:00+00:00","created_by":1,"student_id":7,"baja_motivo":"SE MUDA","mensualidad_centavos":235000,"monto_pagar_centavos":185000,"costo_material_centavos":90000,"monto_descuento_centavos":0,"costo_inscripcion_centavos":185000}
]');
INSERT INTO folio_counter (only_row, last_folio, first_folio) OVERRIDING SYSTEM VALUE SELECT only_row, last_folio, first_folio FROM jsonb_populate_recordset(NULL::folio_counter, '[
  {"only_row":true,"last_folio":11,"first_folio":1}
]');
INSERT INTO opening_made (kind, record_id, opening_id) OVERRIDING SYSTEM VALUE SELECT kind, record_id, opening_id FROM jsonb_populate_recordset(NULL::opening_made, '[
  {"kind":"BECA","record_id":4,"opening_id":1},
  {"kind":"SALDO","record_id":4,"opening_id":1}
]');
INSERT INTO opening_rows (valores, opening_id, student_id, enrolment_id, credit_move_id, scholarship_id) OVERRIDING SYSTEM VALUE SELECT valores, opening_id, student_id, enrolment_id, credit_move_id, scholarship_id FROM jsonb_populate_recordset(NULL::opening_rows, '[
  {"valores":{"beca":{"nombre":"BECA 25 %","porcentaje":25},"desde":"2026-10","dicho":"2026-10","favor":0,"grado":"PRIMARIA","grupo":null,"anterior":123456,"material":0,"gradoNumero":null,"inscripcion":185000},"opening_id":1,"student_id":8,"enrolment_id":12,"scholarship_id":4},
  {"valores":{"beca":{"nombre":"SEP","porcentaje":50},"desde":"2027-01","dicho":"2027-01","favor":0,"grado":"PRIMARIA","grupo":null,"anterior":0,"material":0,"gradoNumero":null,"inscripcion":50000},"opening_id":1,"student_id":10,"enrolment_id":14,"scholarship_id":1},
  {"valores":{"beca":null,"desde":"2026-09","dicho":"2026-09","favor":30000,"grado":"PRIMARIA","grupo":null,"anterior":0,"material":0,"gradoNumero":null,"inscripcion":0},"opening_id":1,"student_id":9,"enrolment_id":13,"credit_move_id":6}
]');
INSERT INTO openings (id, fecha, motivo, alumnos, cycle_id, undone_at, undone_by, undone_on, created_at, created_by, last_charge_id, meses_saldados, adeudo_centavos, saldo_favor_centavos) OVERRIDING SYSTEM VALUE SELECT id, fecha, motivo, alumnos, cycle_id, undone_at, undone_by, undone_on, created_at, created_by, last_charge_id, meses_saldados, adeudo_centavos, saldo_favor_centavos FROM jsonb_populate_recordset(NULL::openings, '[
  {"id":1,"fecha":"2026-10-20","alumnos":3,"cycle_id":2,"created_at":"2026-10-20T18:00:00+00:00","created_by":1,"last_charge_id":24,"meses_saldados":4,"adeudo_centavos":2473456,"saldo_favor_centavos":30000}
]');
INSERT INTO parents (id, correo, nombre, user_id, telefono, direccion, created_at) OVERRIDING SYSTEM VALUE SELECT id, correo, nombre, user_id, telefono, direccion, created_at FROM jsonb_populate_recordset(NULL::parents, '[
  {"id":1,"nombre":"MADRE LÓPEZ","telefono":"5512345678","created_at":"2026-11-23T22:49:34.270876+00:00"},
  {"id":2,"nombre":"PADRE RUIZ","telefono":"5512345678","created_at":"2026-11-23T22:49:34.313823+00:00"}
]');
INSERT INTO payment_lines (id, tipo, charge_id, payment_id, tuition_id, descripcion, monto_centavos, saldo_centavos, condonado_centavos, saldo_anterior_centavos) OVERRIDING SYSTEM VALUE SELECT id, tipo, charge_id, payment_id, tuition_id, descripcion, monto_centavos, saldo_centavos, condonado_centavos, saldo_anterior_centavos FROM jsonb_populate_recordset(NULL::payment_lines, '[
  {"id":1,"tipo":"COLEGIATURA","payment_id":1,"tuition_id":1,"descripcion":"COLEGIATURA DICIEMBRE 2025 1/2","monto_centavos":235000,"saldo_centavos":0,"condonado_centavos":0,"saldo_anterior_centavos":235000},
  {"id":10,"tipo":"DESCUENTO","payment_id":2,"tuition_id":7,"descripcion":"DESCUENTO PAGO ANUAL 60 % COLEGIATURA MAYO 2026","monto_centavos":141000,"saldo_centavos":0,"condonado_centavos":0,"saldo_anterior_centavos":0},
  {"id":11,"tipo":"COLEGIATURA","payment_id":2,"tuition_id":8,"descripcion":"COLEGIATURA JUNIO 2026","monto_centavos":235000,"saldo_centavos":0,"condonado_centavos":0,"saldo_anterior_centavos":235000},
  {"id":12,"tipo":"DESCUENTO","payment_id":2,"tuition_id":8,"descripcion":"DESCUENTO PAGO ANUAL 60 % COLEGIATURA JUNIO 2026","monto_centavos":141000,"saldo_centavos":0,"condonado_centavos":0,"saldo_anterior_centavos":0},
  {"id":13,"tipo":"CARGO","charge_id":24,"payment_id":3,"descripcion":"ABONO A UNIFORME","monto_centavos":20000,"saldo_centavos":50000,"condonado_centavos":0,"saldo_anterior_centavos":70000},
  {"id":14,"tipo":"COLEGIATURA","payment_id":4,"tuition_id":9,"descripcion":"COLEGIATURA SEPTIEMBRE 2026","monto_centavos":235000,"saldo_centavos":0,"condonado_centavos":0,"saldo_anterior_centavos":235000},
  {"id":15,"tipo":"RECARGO","payment_id":4,"tuition_id":9,"descripcion":"RECARGO COLEGIATURA SEPTIEMBRE 2026, 2 MESES","monto_centavos":47000,"saldo_centavos":0,"condonado_centavos":0,"saldo_anterior_centavos":0},
  {"id":16,"tipo":"COLEGIATURA","payment_id":5,"tuition_id":14,"descripcion":"COLEGIATURA SEPTIEMBRE 2026","monto_centavos":117500,"saldo_centavos":0,"condonado_centavos":47000,"saldo_anterior_centavos":117500},
  {"id":17,"tipo":"COLEGIATURA","payment_id":6,"tuition_id":24,"descripcion":"COLEGIATURA SEPTIEMBRE 2026","monto_centavos":235000,"saldo_centavos":0,"condonado_centavos":0,"saldo_anterior_centavos":235000},
  {"id":18,"tipo":"RECARGO","payment_id":6,"tuition_id":24,"descripcion":"RECARGO COLEGIATURA SEPTIEMBRE 2026, 2 MESES","monto_centavos":47000,"saldo_centavos":0,"condonado_centavos":0,"saldo_anterior_centavos":0},
  {"id":19,"tipo":"A_CUENTA","payment_id":6,"descripcion":"A CUENTA: SALDO A FAVOR","monto_centavos":90000,"saldo_centavos":90000,"condonado_centavos":0,"saldo_anterior_centavos":0},
  {"id":2,"tipo":"RECARGO","payment_id":1,"tuition_id":1,"descripcion":"RECARGO COLEGIATURA DICIEMBRE 2025 1/2, 3 MESES","monto_centavos":36150,"saldo_centavos":0,"condonado_centavos":0,"saldo_anterior_centavos":0},
  {"id":20,"tipo":"CARGO","charge_id":23,"payment_id":7,"descripcion":"ABONO A UNIFORME","monto_centavos":15025,"saldo_centavos":29975,"condonado_centavos":0,"saldo_anterior_centavos":45000},
  {"id":21,"tipo":"COLEGIATURA","payment_id":8,"tuition_id":29,"descripcion":"COLEGIATURA SEPTIEMBRE 2026","monto_centavos":199750,"saldo_centavos":0,"condonado_centavos":0,"saldo_anterior_centavos":199750},
  {"id":22,"tipo":"RECARGO","payment_id":8,"tuition_id":29,"descripcion":"RECARGO COLEGIATURA SEPTIEMBRE 2026, 2 MESES","monto_centavos":47000,"saldo_centavos":0,"condonado_centavos":0,"saldo_anterior_centavos":0},
  {"id":23,"tipo":"COLEGIATURA","payment_id":8,"tuition_id":30,"descripcion":"COLEGIATURA OCTUBRE 2026","monto_centavos":199750,"saldo_centavos":0,"condonado_centavos":0,"saldo_anterior_centavos":199750},
  {"id":24,"tipo":"RECARGO","payment_id":8,"tuition_id":30,"descripcion":"RECARGO COLEGIATURA OCTUBRE 2026, 1 MES","monto_centavos":23500,"saldo_centavos":0,"condonado_centavos":0,"saldo_anterior_centavos":0},
  {"id":25,"tipo":"COLEGIATURA","payment_id":9,"tuition_id":39,"descripcion":"COLEGIATURA SEPTIEMBRE 2026","monto_centavos":235000,"saldo_centavos":0,"condonado_centavos":0,"saldo_anterior_centavos":235000},
  {"id":26,"tipo":"RECARGO","payment_id":9,"tuition_id":39,"descripcion":"RECARGO COLEGIATURA SEPTIEMBRE 2026, 2 MESES","monto_centavos":47000,"saldo_centavos":0,"condonado_centavos":0,"saldo_anterior_centavos":0},
  {"id":27,"tipo":"DESCUENTO","payment_id":9,"tuition_id":39,"descripcion":"DESCUENTO PAGO ANUAL 6 % COLEGIATURA SEPTIEMBRE 2026","monto_centavos":14100,"saldo_centavos":0,"condonado_centavos":0,"saldo_anterior_centavos":0},
  {"id":28,"tipo":"COLEGIATURA","payment_id":9,"tuition_id":40,"descripcion":"COLEGIATURA OCTUBRE 2026","monto_centavos":235000,"saldo_centavos":0,"condonado_centavos":0,"saldo_anterior_centavos":235000},
  {"id":29,"tipo":"RECARGO","payment_id":9,"tuition_id":40,"descripcion":"RECARGO COLEGIATURA OCTUBRE 2026, 1 MES","monto_centavos":23500,"saldo_centavos":0,"condonado_centavos":0,"saldo_anterior_centavos":0},
  {"id":3,"tipo":"COLEGIATURA","payment_id":2,"tuition_id":5,"descripcion":"COLEGIATURA DICIEMBRE 2025 1/2","monto_centavos":235000,"saldo_centavos":0,"condonado_centavos":0,"saldo_anterior_centavos":235000},
  {"id":30,"tipo":"DESCUENTO","payment_id":9,"tuition_id":40,"descripcion":"DESCUENTO PAGO ANUAL 6 % COLEGIATURA OCTUBRE 2026","monto_centavos":14100,"saldo_centavos":0,"condonado_centavos":0,"saldo_anterior_centavos":0},
  {"id":31,"tipo":"COLEGIATURA","payment_id":9,"tuition_id":41,"descripcion":"COLEGIATURA DICIEMBRE 2026","monto_centavos":235000,"saldo_centavos":0,"condonado_centavos":0,"saldo_anterior_centavos":235000},
  {"id":32,"tipo":"DESCUENTO","payment_id":9,"tuition_id":41,"descripcion":"DESCUENTO PAGO ANUAL 6 % COLEGIATURA DICIEMBRE 2026","monto_centavos":14100,"saldo_centavos":0,"condonado_centavos":0,"saldo_anterior_centavos":0},
  {"id":33,"tipo":"COLEGIATURA","payment_id":9,"tuition_id":42,"descripcion":"COLEGIATURA ENERO 2027","monto_centavos":235000,"saldo_centavos":0,"condonado_centavos":0,"saldo_anterior_centavos":235000},
  {"id":34,"tipo":"DESCUENTO","payment_id":9,"tuition_id":42,"descripcion":"DESCUENTO PAGO ANUAL 6 % COLEGIATURA ENERO 2027","monto_centavos":14100,"saldo_centavos":0,"condonado_centavos":0,"saldo_anterior_centavos":0},
  {"id":35,"tipo":"COLEGIATURA","payment_id":9,"tuition_id":43,"descripcion":"COLEGIATURA MARZO 2027","monto_centavos":235000,"saldo_centavos":0,"condonado_centavos":0,"saldo_anterior_centavos":235000},
  {"id":36,"tipo":"DESCUENTO","payment_id":9,"tuition_id":43,"descripcion":"DESCUENTO PAGO ANUAL 6 % COLEGIATURA MARZO 2027","monto_centavos":14100,"saldo_centavos":0,"condonado_centavos":0,"saldo_anterior_centavos":0},
  {"id":37,"tipo":"COLEGIATURA","payment_id":10,"tuition_id":36,"descripcion":"COLEGIATURA DICIEMBRE 2026","monto_centavos":235000,"saldo_centavos":0,"condonado_centavos":0,"saldo_anterior_centavos":235000},
  {"id":38,"tipo":"COLEGIATURA","payment_id":11,"tuition_id":55,"descripcion":"COLEGIATURA OCTUBRE 2026","monto_centavos":176250,"saldo_centavos":0,"condonado_centavos":0,"saldo_anterior_centavos":176250},
  {"id":39,"tipo":"RECARGO","payment_id":11,"tuition_id":55,"descripcion":"RECARGO COLEGIATURA OCTUBRE 2026, 1 MES","monto_centavos":23500,"saldo_centavos":0,"condonado_centavos":0,"saldo_anterior_centavos":0},
  {"id":4,"tipo":"RECARGO","payment_id":2,"tuition_id":5,"descripcion":"RECARGO COLEGIATURA DICIEMBRE 2025 1/2, 3 MESES","monto_centavos":36150,"saldo_centavos":0,"condonado_centavos":0,"saldo_anterior_centavos":0},
  {"id":5,"tipo":"DESCUENTO","payment_id":2,"tuition_id":5,"descripcion":"DESCUENTO PAGO ANUAL 60 % COLEGIATURA DICIEMBRE 2025 1/2","monto_centavos":141000,"saldo_centavos":0,"condonado_centavos":0,"saldo_anterior_centavos":0},
  {"id":6,"tipo":"COLEGIATURA","payment_id":2,"tuition_id":6,"descripcion":"COLEGIATURA DICIEMBRE 2025 2/2","monto_centavos":235000,"saldo_centavos":0,"condonado_centavos":0,"saldo_anterior_centavos":235000},
  {"id":7,"tipo":"RECARGO","payment_id":2,"tuition_id":6,"descripcion":"RECARGO COLEGIATURA DICIEMBRE 2025 2/2, 3 MESES","monto_centavos":36150,"saldo_centavos":0,"condonado_centavos":0,"saldo_anterior_centavos":0},
  {"id":8,"tipo":"DESCUENTO","payment_id":2,"tuition_id":6,"descripcion":"DESCUENTO PAGO ANUAL 60 % COLEGIATURA DICIEMBRE 2025 2/2","monto_centavos":141000,"saldo_centavos":0,"condonado_centavos":0,"saldo_anterior_centavos":0},
  {"id":9,"tipo":"COLEGIATURA","payment_id":2,"tuition_id":7,"descripcion":"COLEGIATURA MAYO 2026","monto_centavos":235000,"saldo_centavos":0,"condonado_centavos":0,"saldo_anterior_centavos":235000}
]');
INSERT INTO payment_means (id, payment_id, referencia, metodo_pago, monto_centavos) OVERRIDING SYSTEM VALUE SELECT id, payment_id, referencia, metodo_pago, monto_centavos FROM jsonb_populate_recordset(NULL::payment_means, '[
  {"id":1,"payment_id":1,"metodo_pago":"EFECTIVO","monto_centavos":271150},
  {"id":10,"payment_id":9,"metodo_pago":"EFECTIVO","monto_centavos":1175000},
  {"id":11,"payment_id":10,"metodo_pago":"EFECTIVO","monto_centavos":235000},
  {"id":12,"payment_id":11,"metodo_pago":"EFECTIVO","monto_centavos":199750},
  {"id":2,"payment_id":2,"metodo_pago":"EFECTIVO","monto_centavos":448300},
  {"id":3,"payment_id":3,"metodo_pago":"EFECTIVO","monto_centavos":20000},
  {"id":4,"payment_id":4,"metodo_pago":"EFECTIVO","monto_centavos":282000},
  {"id":5,"payment_id":5,"metodo_pago":"EFECTIVO","monto_centavos":117500},
  {"id":6,"payment_id":6,"metodo_pago":"EFECTIVO","monto_centavos":100000},
  {"id":7,"payment_id":6,"referencia":"SPEI 1","metodo_pago":"TRANSFERENCIA","monto_centavos":272000},
  {"id":8,"payment_id":7,"metodo_pago":"EFECTIVO","monto_centavos":15025},
  {"id":9,"payment_id":8,"metodo_pago":"EFECTIVO","monto_centavos":470000}
]');
INSERT INTO payments (id, fecha, folio, codigo, parent_id, created_at, created_by, fecha_pago, referencia, student_id, metodo_pago, cancelled_at, cancelled_by, cancelled_on, monto_centavos, a_cuenta_centavos, motivo_cancelacion, motivo_condonacion, saldo_usado_centavos, recargo_condonado_centavos) OVERRIDING SYSTEM VALUE SELECT id, fecha, folio, codigo, parent_id, created_at, created_by, fecha_pago, referencia, student_id, metodo_pago, cancelled_at, cancelled_by, cancelled_on, monto_centavos, a_cuenta_centavos, motivo_cancelacion, motivo_condonacion, saldo_usado_centavos, recargo_condonado_centavos FROM jsonb_populate_recordset(NULL::payments, '[
  {"id":1,"fecha":"2026-02-15","folio":1,"codigo":"A7GBRZ61ZR","created_at":"2026-02-15T18:00:00+00:00","created_by":1,"fecha_pago":"2026-02-15","student_id":1,"metodo_pago":"EFECTIVO","monto_centavos":271150,"a_cuenta_centavos":0,"saldo_usado_centavos":0,"recargo_condonado_centavos":0},
  {"id":10,"fecha":"2026-10-20","folio":10,"codigo":"HQC1W44G9Z","created_at":"2026-10-20T18:00:00+00:00","created_by":1,"fecha_pago":"2026-10-20","student_id":6,"metodo_pago":"EFECTIVO","monto_centavos":235000,"a_cuenta_centavos":0,"saldo_usado_centavos":0,"recargo_condonado_centavos":0},
  {"id":11,"fecha":"2026-10-20","folio":11,"codigo":"YVKFWX66EA","created_at":"2026-10-20T18:00:00+00:00","created_by":1,"fecha_pago":"2026-10-20","student_id":8,"metodo_pago":"EFECTIVO","monto_centavos":199750,"a_cuenta_centavos":0,"saldo_usado_centavos":0,"recargo_condonado_centavos":0},
  {"id":2,"fecha":"2026-02-15","folio":2,"codigo":"Y2ZAGVTFD7","created_at":"2026-02-15T18:00:00+00:00","created_by":1,"fecha_pago":"2026-02-15","student_id":3,"metodo_pago":"EFECTIVO","monto_centavos":448300,"a_cuenta_centavos":0,"saldo_usado_centavos":0,"recargo_condonado_centavos":0},
  {"id":3,"fecha":"2026-09-01","folio":3,"codigo":"9JZ9PMFDHC","created_at":"2026-09-01T18:00:00+00:00","created_by":1,"fecha_pago":"2026-09-01","student_id":6,"metodo_pago":"EFECTIVO","monto_centavos":20000,"a_cuenta_centavos":0,"saldo_usado_centavos":0,"recargo_condonado_centavos":0},
  {"id":4,"fecha":"2026-10-20","folio":4,"codigo":"P8AF8RKRSC","created_at":"2026-10-20T18:00:00+00:00","created_by":1,"fecha_pago":"2026-10-20","student_id":1,"metodo_pago":"EFECTIVO","monto_centavos":282000,"a_cuenta_centavos":0,"saldo_usado_centavos":0,"recargo_condonado_centavos":0},
  {"id":5,"fecha":"2026-10-20","folio":5,"codigo":"2RVPF8M83A","created_at":"2026-10-20T18:00:00+00:00","created_by":1,"fecha_pago":"2026-10-20","student_id":2,"metodo_pago":"EFECTIVO","monto_centavos":117500,"a_cuenta_centavos":0,"motivo_condonacion":"PRIMERA VEZ","saldo_usado_centavos":0,"recargo_condonado_centavos":47000},
  {"id":6,"fecha":"2026-10-20","folio":6,"codigo":"T3VE82WPF0","parent_id":2,"created_at":"2026-10-20T18:00:00+00:00","created_by":1,"fecha_pago":"2026-10-20","student_id":4,"metodo_pago":"MIXTO","monto_centavos":372000,"a_cuenta_centavos":90000,"saldo_usado_centavos":0,"recargo_condonado_centavos":0},
  {"id":7,"fecha":"2026-10-20","folio":7,"codigo":"N7T48F5YR5","parent_id":1,"created_at":"2026-10-20T18:00:00+00:00","created_by":1,"fecha_pago":"2026-10-20","student_id":1,"metodo_pago":"EFECTIVO","monto_centavos":15025,"a_cuenta_centavos":0,"saldo_usado_centavos":0,"recargo_condonado_centavos":0},
  {"id":8,"fecha":"2026-10-20","folio":8,"codigo":"FRSH1CA8BE","created_at":"2026-10-20T18:00:00+00:00","created_by":1,"fecha_pago":"2026-10-20","student_id":5,"metodo_pago":"EFECTIVO","cancelled_at":"2026-10-20T18:00:00+00:00","cancelled_by":1,"cancelled_on":"2026-10-20","monto_centavos":470000,"a_cuenta_centavos":0,"motivo_cancelacion":"CHEQUE DEVUELTO","saldo_usado_centavos":0,"recargo_condonado_centavos":0},
  {"id":9,"fecha":"2026-10-20","folio":9,"codigo":"XDPEMZDMV7","created_at":"2026-10-20T18:00:00+00:00","created_by":1,"fecha_pago":"2026-10-20","student_id":7,"metodo_pago":"EFECTIVO","monto_centavos":1175000,"a_cuenta_centavos":0,"saldo_usado_centavos":0,"recargo_condonado_centavos":0}
]');
INSERT INTO refund_counter (only_row, last_folio) OVERRIDING SYSTEM VALUE SELECT only_row, last_folio FROM jsonb_populate_recordset(NULL::refund_counter, '[
  {"only_row":true,"last_folio":1}
]');
INSERT INTO refunds (id, fecha, folio, motivo, credit_id, created_at, created_by, referencia, metodo_pago, cancelled_at, cancelled_by, cancelled_on, monto_centavos, motivo_cancelacion) OVERRIDING SYSTEM VALUE SELECT id, fecha, folio, motivo, credit_id, created_at, created_by, referencia, metodo_pago, cancelled_at, cancelled_by, cancelled_on, monto_centavos, motivo_cancelacion FROM jsonb_populate_recordset(NULL::refunds, '[
  {"id":1,"fecha":"2026-10-20","folio":1,"motivo":"LO PIDIÓ","credit_id":1,"created_at":"2026-10-20T18:00:00+00:00","created_by":1,"metodo_pago":"EFECTIVO","monto_centavos":10050}
]');
INSERT INTO role_permissions (role_id, module_id, permission_id) OVERRIDING SYSTEM VALUE SELECT role_id, module_id, permission_id FROM jsonb_populate_recordset(NULL::role_permissions, '[
  {"role_id":1,"module_id":1,"permission_id":1},
  {"role_id":1,"module_id":1,"permission_id":2},
  {"role_id":1,"module_id":1,"permission_id":3},
  {"role_id":1,"module_id":1,"permission_id":4},
  {"role_id":1,"module_id":10,"permission_id":1},
  {"role_id":1,"module_id":10,"permission_id":2},
  {"role_id":1,"module_id":10,"permission_id":3},
  {"role_id":1,"module_id":10,"permission_id":4},
  {"role_id":1,"module_id":11,"permission_id":1},
  {"role_id":1,"module_id":11,"permission_id":2},
  {"role_id":1,"module_id":11,"permission_id":3},
  {"role_id":1,"module_id":11,"permission_id":4},
  {"role_id":1,"module_id":12,"permission_id":1},
  {"role_id":1,"module_id":12,"permission_id":2},
  {"role_id":1,"module_id":12,"permission_id":3},
  {"role_id":1,"module_id":12,"permission_id":4},
  {"role_id":1,"module_id":13,"permission_id":1},
  {"role_id":1,"module_id":13,"permission_id":2},
  {"role_id":1,"module_id":13,"permission_id":3},
  {"role_id":1,"module_id":13,"permission_id":4},
  {"role_id":1,"module_id":2,"permission_id":1},
  {"role_id":1,"module_id":2,"permission_id":2},
  {"role_id":1,"module_id":2,"permission_id":3},
  {"role_id":1,"module_id":2,"permission_id":4},
  {"role_id":1,"module_id":3,"permission_id":1},
  {"role_id":1,"module_id":3,"permission_id":2},
  {"role_id":1,"module_id":3,"permission_id":3},
  {"role_id":1,"module_id":3,"permission_id":4},
  {"role_id":1,"module_id":4,"permission_id":1},
  {"role_id":1,"module_id":4,"permission_id":2},
  {"role_id":1,"module_id":4,"permission_id":3},
  {"role_id":1,"module_id":4,"permission_id":4},
  {"role_id":1,"module_id":5,"permission_id":1},
  {"role_id":1,"module_id":5,"permission_id":2},
  {"role_id":1,"module_id":5,"permission_id":3},
  {"role_id":1,"module_id":5,"permission_id":4},
  {"role_id":1,"module_id":6,"permission_id":1},
  {"role_id":1,"module_id":6,"permission_id":2},
  {"role_id":1,"module_id":6,"permission_id":3},
  {"role_id":1,"module_id":6,"permission_id":4},
  {"role_id":1,"module_id":7,"permission_id":1},
  {"role_id":1,"module_id":7,"permission_id":2},
  {"role_id":1,"module_id":7,"permission_id":3},
  {"role_id":1,"module_id":7,"permission_id":4},
  {"role_id":1,"module_id":8,"permission_id":1},
  {"role_id":1,"module_id":8,"permission_id":2},
  {"role_id":1,"module_id":8,"permission_id":3},
  {"role_id":1,"module_id":8,"permission_id":4},
  {"role_id":1,"module_id":9,"permission_id":1},
  {"role_id":1,"module_id":9,"permission_id":2},
  {"role_id":1,"module_id":9,"permission_id":3},
  {"role_id":1,"module_id":9,"permission_id":4}
]');
INSERT INTO roles (id, name, created_at) OVERRIDING SYSTEM VALUE SELECT id, name, created_at FROM jsonb_populate_recordset(NULL::roles, '[
  {"id":1,"name":"ADMINISTRADOR","created_at":"2026-11-23T22:49:33.383821+00:00"}
]');
INSERT INTO scholarship_terms (desde, porcentaje, enrolment_id) OVERRIDING SYSTEM VALUE SELECT desde, porcentaje, enrolment_id FROM jsonb_populate_recordset(NULL::scholarship_terms, '[
  {"desde":0,"porcentaje":10,"enrolment_id":10},
  {"desde":0,"porcentaje":15,"enrolment_id":7},
  {"desde":0,"porcentaje":25,"enrolment_id":12},
  {"desde":0,"porcentaje":50,"enrolment_id":14},
  {"desde":0,"porcentaje":50,"enrolment_id":4},
  {"desde":202612,"porcentaje":0,"enrolment_id":7}
]');
INSERT INTO scholarships (id, grado, nombre, cycle_id, created_at, created_by, porcentaje) OVERRIDING SYSTEM VALUE SELECT id, grado, nombre, cycle_id, created_at, created_by, porcentaje FROM jsonb_populate_recordset(NULL::scholarships, '[
  {"id":1,"grado":"PRIMARIA","nombre":"SEP","cycle_id":2,"created_at":"2026-09-01T18:00:00+00:00","created_by":1,"porcentaje":50},
  {"id":2,"grado":"PRIMARIA","nombre":"EXCELENCIA","cycle_id":2,"created_at":"2026-09-01T18:00:00+00:00","created_by":1,"porcentaje":15},
  {"id":3,"grado":"PREESCOLAR","nombre":"KÍNDER","cycle_id":2,"created_at":"2026-09-01T18:00:00+00:00","created_by":1,"porcentaje":10},
  {"id":4,"grado":"PRIMARIA","nombre":"BECA 25 %","cycle_id":2,"created_at":"2026-10-20T18:00:00+00:00","created_by":1,"porcentaje":25}
]');
INSERT INTO school (id, rfc, saved, correo, nombre, logo_id, firma_id, telefono, direccion, firma_cargo, firma_nombre, razon_social, codigo_postal, regimen_fiscal) OVERRIDING SYSTEM VALUE SELECT id, rfc, saved, correo, nombre, logo_id, firma_id, telefono, direccion, firma_cargo, firma_nombre, razon_social, codigo_postal, regimen_fiscal FROM jsonb_populate_recordset(NULL::school, '[
  {"id":1,"saved":[]}
]');
INSERT INTO students (id, curp, nombre, materno, nombres, paterno, photo_id, parent_id, created_at, created_by, grado_previsto, numero_control, curp_verificada, fecha_nacimiento, grado_previsto_numero) OVERRIDING SYSTEM VALUE SELECT id, curp, nombre, materno, nombres, paterno, photo_id, parent_id, created_at, created_by, grado_previsto, numero_control, curp_verificada, fecha_nacimiento, grado_previsto_numero FROM jsonb_populate_recordset(NULL::students, '[
  {"id":1,"curp":"GARC180315HDFBBCA6","nombre":"ALUMNO 1 GARCÍA","parent_id":1,"created_at":"2026-11-23T22:49:34.251683+00:00","numero_control":"A0001","curp_verificada":true,"fecha_nacimiento":"2018-03-15"},
  {"id":10,"curp":"GARC180315HDFBBNA3","nombre":"ALUMNO 10 GARCÍA","created_at":"2026-11-23T22:49:34.251683+00:00","numero_control":"A0010","curp_verificada":true,"fecha_nacimiento":"2018-03-15"},
  {"id":11,"curp":"GARC180315HDFBBPA4","nombre":"ALUMNO 11 GARCÍA","created_at":"2026-11-23T22:49:34.251683+00:00","numero_control":"A0011","curp_verificada":true,"fecha_nacimiento":"2018-03-15"},
  {"id":12,"curp":"GARC180315HDFBBQA1","nombre":"ALUMNO 12 GARCÍA","created_at":"2026-11-23T22:49:34.251683+00:00","numero_control":"A0012","curp_verificada":true,"fecha_nacimiento":"2018-03-15"},
  {"id":2,"curp":"GARC180315HDFBBDA3","nombre":"ALUMNO 2 GARCÍA","parent_id":1,"created_at":"2026-11-23T22:49:34.251683+00:00","numero_control":"A0002","curp_verificada":true,"fecha_nacimiento":"2018-03-15"},
  {"id":3,"curp":"GARC180315HDFBBFA7","nombre":"ALUMNO 3 GARCÍA","parent_id":2,"created_at":"2026-11-23T22:49:34.251683+00:00","numero_control":"A0003","curp_verificada":true,"fecha_nacimiento":"2018-03-15"},
  {"id":4,"curp":"GARC180315HDFBBGA4","nombre":"ALUMNO 4 GARCÍA","parent_id":2,"created_at":"2026-11-23T22:49:34.251683+00:00","numero_control":"A0004","curp_verificada":true,"fecha_nacimiento":"2018-03-15"},
  {"id":5,"curp":"GARC180315HDFBBHA1","nombre":"ALUMNO 5 GARCÍA","parent_id":2,"created_at":"2026-11-23T22:49:34.251683+00:00","numero_control":"A0005","curp_verificada":true,"fecha_nacimiento":"2018-03-15"},
  {"id":6,"curp":"GARC180315HDFBBJA5","nombre":"ALUMNO 6 GARCÍA","created_at":"2026-11-23T22:49:34.251683+00:00","numero_control":"A0006","curp_verificada":true,"fecha_nacimiento":"2018-03-15"},
  {"id":7,"curp":"GARC180315HDFBBKA2","nombre":"ALUMNO 7 GARCÍA","created_at":"2026-11-23T22:49:34.251683+00:00","numero_control":"A0007","curp_verificada":true,"fecha_nacimiento":"2018-03-15"},
  {"id":8,"curp":"GARC180315HDFBBLA9","nombre":"ALUMNO 8 GARCÍA","created_at":"2026-11-23T22:49:34.251683+00:00","numero_control":"A0008","curp_verificada":true,"fecha_nacimiento":"2018-03-15"},
  {"id":9,"curp":"GARC180315HDFBBMA6","nombre":"ALUMNO 9 GARCÍA","created_at":"2026-11-23T22:49:34.251683+00:00","numero_control":"A0009","curp_verificada":true,"fecha_nacimiento":"2018-03-15"}
]');
INSERT INTO tuition (id, mes, anio, fuera, fuera_at, created_at, descripcion, parcialidad, vencimiento, enrolment_id, lista_centavos, monto_centavos, prorroga_hasta, beca_porcentaje, prorroga_motivo, abonado_centavos) OVERRIDING SYSTEM VALUE SELECT id, mes, anio, fuera, fuera_at, created_at, descripcion, parcialidad, vencimiento, enrolment_id, lista_centavos, monto_centavos, prorroga_hasta, beca_porcentaje, prorroga_motivo, abonado_centavos FROM jsonb_populate_recordset(NULL::tuition, '[
  {"id":1,"mes":12,"anio":2025,"created_at":"2025-09-01T18:00:00+00:00","descripcion":"COLEGIATURA DICIEMBRE 2025 1/2","parcialidad":1,"vencimiento":"2025-12-10","enrolment_id":1,"lista_centavos":235000,"monto_centavos":235000,"beca_porcentaje":0,"abonado_centavos":235000},
  {"id":10,"mes":10,"anio":2026,"created_at":"2026-09-01T18:00:00+00:00","descripcion":"COLEGIATURA OCTUBRE 2026","parcialidad":1,"vencimiento":"2026-10-10","enrolment_id":3,"lista_centavos":235000,"monto_centavos":235000,"beca_porcentaje":0,"abonado_centavos":0},
  {"id":11,"mes":12,"anio":2026,"created_at":"2026-09-01T18:00:00+00:00","descripcion":"COLEGIATURA DICIEMBRE 2026","parcialidad":1,"vencimiento":"2026-12-10","enrolment_id":3,"lista_centavos":235000,"monto_centavos":235000,"beca_porcentaje":0,"abonado_centavos":0},
  {"id":12,"mes":1,"anio":2027,"created_at":"2026-09-01T18:00:00+00:00","descripcion":"COLEGIATURA ENERO 2027","parcialidad":1,"vencimiento":"2027-01-10","enrolment_id":3,"lista_centavos":235000,"monto_centavos":235000,"beca_porcentaje":0,"abonado_centavos":0},
  {"id":13,"mes":3,"anio":2027,"created_at":"2026-09-01T18:00:00+00:00","descripcion":"COLEGIATURA MARZO 2027","parcialidad":1,"vencimiento":"2027-03-10","enrolment_id":3,"lista_centavos":235000,"monto_centavos":235000,"beca_porcentaje":0,"abonado_centavos":0},
  {"id":14,"mes":9,"anio":2026,"created_at":"2026-09-01T18:00:00+00:00","descripcion":"COLEGIATURA SEPTIEMBRE 2026","parcialidad":1,"vencimiento":"2026-09-10","enrolment_id":4,"lista_centavos":235000,"monto_centavos":117500,"beca_porcentaje":50,"abonado_centavos":117500},
  {"id":15,"mes":10,"anio":2026,"created_at":"2026-09-01T18:00:00+00:00","descripcion":"COLEGIATURA OCTUBRE 2026","parcialidad":1,"vencimiento":"2026-10-10","enrolment_id":4,"lista_centavos":235000,"monto_centavos":117500,"beca_porcentaje":50,"abonado_centavos":0},
  {"id":16,"mes":12,"anio":2026,"created_at":"2026-09-01T18:00:00+00:00","descripcion":"COLEGIATURA DICIEMBRE 2026","parcialidad":1,"vencimiento":"2026-12-10","enrolment_id":4,"lista_centavos":235000,"monto_centavos":117500,"beca_porcentaje":50,"abonado_centavos":0},
  {"id":17,"mes":1,"anio":2027,"created_at":"2026-09-01T18:00:00+00:00","descripcion":"COLEGIATURA ENERO 2027","parcialidad":1,"vencimiento":"2027-01-10","enrolment_id":4,"lista_centavos":235000,"monto_centavos":117500,"beca_porcentaje":50,"abonado_centavos":0},
  {"id":18,"mes":3,"anio":2027,"created_at":"2026-09-01T18:00:00+00:00","descripcion":"COLEGIATURA MARZO 2027","parcialidad":1,"vencimiento":"2027-03-10","enrolment_id":4,"lista_centavos":235000,"monto_centavos":117500,"beca_porcentaje":50,"abonado_centavos":0},
  {"id":19,"mes":9,"anio":2026,"created_at":"2026-09-01T18:00:00+00:00","descripcion":"COLEGIATURA SEPTIEMBRE 2026","parcialidad":1,"vencimiento":"2026-09-10","enrolment_id":5,"lista_centavos":235000,"monto_centavos":235000,"beca_porcentaje":0,"abonado_centavos":0},
  {"id":2,"mes":12,"anio":2025,"created_at":"2025-09-01T18:00:00+00:00","descripcion":"COLEGIATURA DICIEMBRE 2025 2/2","parcialidad":2,"vencimiento":"2025-12-10","enrolment_id":1,"lista_centavos":235000,"monto_centavos":235000,"beca_porcentaje":0,"abonado_centavos":0},
  {"id":20,"mes":10,"anio":2026,"created_at":"2026-09-01T18:00:00+00:00","descripcion":"COLEGIATURA OCTUBRE 2026","parcialidad":1,"vencimiento":"2026-10-10","enrolment_id":5,"lista_centavos":235000,"monto_centavos":235000,"beca_porcentaje":0,"abonado_centavos":0},
  {"id":21,"mes":12,"anio":2026,"created_at":"2026-09-01T18:00:00+00:00","descripcion":"COLEGIATURA DICIEMBRE 2026","parcialidad":1,"vencimiento":"2026-12-10","enrolment_id":5,"lista_centavos":235000,"monto_centavos":235000,"beca_porcentaje":0,"abonado_centavos":0},
  {"id":22,"mes":1,"anio":2027,"created_at":"2026-09-01T18:00:00+00:00","descripcion":"COLEGIATURA ENERO 2027","parcialidad":1,"vencimiento":"2027-01-10","enrolment_id":5,"lista_centavos":235000,"monto_centavos":235000,"beca_porcentaje":0,"abonado_centavos":0},
  {"id":23,"mes":3,"anio":2027,"created_at":"2026-09-01T18:00:00+00:00","descripcion":"COLEGIATURA MARZO 2027","parcialidad":1,"vencimiento":"2027-03-10","enrolment_id":5,"lista_centavos":235000,"monto_centavos":235000,"beca_porcentaje":0,"abonado_centavos":0},
  {"id":24,"mes":9,"anio":2026,"created_at":"2026-09-01T18:00:00+00:00","descripcion":"COLEGIATURA SEPTIEMBRE 2026","parcialidad":1,"vencimiento":"2026-09-10","enrolment_id":6,"lista_centavos":235000,"monto_centavos":235000,"beca_porcentaje":0,"abonado_centavos":235000},
  {"id":25,"mes":10,"anio":2026,"created_at":"2026-09-01T18:00:00+00:00","descripcion":"COLEGIATURA OCTUBRE 2026","parcialidad":1,"vencimiento":"2026-10-10","enrolment_id":6,"lista_centavos":235000,"monto_centavos":235000,"beca_porcentaje":0,"abonado_centavos":0},
  {"id":26,"mes":12,"anio":2026,"created_at":"2026-09-01T18:00:00+00:00","descripcion":"COLEGIATURA DICIEMBRE 2026","parcialidad":1,"vencimiento":"2026-12-10","enrolment_id":6,"lista_centavos":235000,"monto_centavos":235000,"beca_porcentaje":0,"abonado_centavos":0},
  {"id":27,"mes":1,"anio":2027,"created_at":"2026-09-01T18:00:00+00:00","descripcion":"COLEGIATURA ENERO 2027","parcialidad":1,"vencimiento":"2027-01-10","enrolment_id":6,"lista_centavos":235000,"monto_centavos":235000,"beca_porcentaje":0,"abonado_centavos":0},
  {"id":28,"mes":3,"anio":2027,"created_at":"2026-09-01T18:00:00+00:00","descripcion":"COLEGIATURA MARZO 2027","parcialidad":1,"vencimiento":"2027-03-10","enrolment_id":6,"lista_centavos":235000,"monto_centavos":235000,"beca_porcentaje":0,"abonado_centavos":0},
  {"id":29,"mes":9,"anio":2026,"created_at":"2026-09-01T18:00:00+00:00","descripcion":"COLEGIATURA SEPTIEMBRE 2026","parcialidad":1,"vencimiento":"2026-09-10","enrolment_id":7,"lista_centavos":235000,"monto_centavos":199750,"prorroga_hasta":"2026-11-30","beca_porcentaje":15,"prorroga_motivo":"LO PIDIÓ","abonado_centavos":0},
  {"id":3,"mes":5,"anio":2026,"created_at":"2025-09-01T18:00:00+00:00","descripcion":"COLEGIATURA MAYO 2026","parcialidad":1,"vencimiento":"2026-05-10","enrolment_id":1,"lista_centavos":235000,"monto_centavos":235000,"beca_porcentaje":0,"abonado_centavos":0},
  {"id":30,"mes":10,"anio":2026,"created_at":"2026-09-01T18:00:00+00:00","descripcion":"COLEGIATURA OCTUBRE 2026","parcialidad":1,"vencimiento":"2026-10-10","enrolment_id":7,"lista_centavos":235000,"monto_centavos":199750,"beca_porcentaje":15,"abonado_centavos":0},
  {"id":31,"mes":12,"anio":2026,"created_at":"2026-09-01T18:00:00+00:00","descripcion":"COLEGIATURA DICIEMBRE 2026","parcialidad":1,"vencimiento":"2026-12-10","enrolment_id":7,"lista_centavos":235000,"monto_centavos":235000,"beca_porcentaje":0,"abonado_centavos":0},
  {"id":32,"mes":1,"anio":2027,"created_at":"2026-09-01T18:00:00+00:00","descripcion":"COLEGIATURA ENERO 2027","parcialidad":1,"vencimiento":"2027-01-10","enrolment_id":7,"lista_centavos":235000,"monto_centavos":235000,"beca_porcentaje":0,"abonado_centavos":0},
  {"id":33,"mes":3,"anio":2027,"created_at":"2026-09-01T18:00:00+00:00","descripcion":"COLEGIATURA MARZO 2027","parcialidad":1,"vencimiento":"2027-03-10","enrolment_id":7,"lista_centavos":235000,"monto_centavos":235000,"beca_porcentaje":0,"abonado_centavos":0},
  {"id":34,"mes":9,"anio":2026,"created_at":"2026-09-01T18:00:00+00:00","descripcion":"COLEGIATURA SEPTIEMBRE 2026","parcialidad":1,"vencimiento":"2026-09-10","enrolment_id":8,"lista_centavos":235000,"monto_centavos":235000,"beca_porcentaje":0,"abonado_centavos":0},
  {"id":35,"mes":10,"anio":2026,"created_at":"2026-09-01T18:00:00+00:00","descripcion":"COLEGIATURA OCTUBRE 2026","parcialidad":1,"vencimiento":"2026-10-10","enrolment_id":8,"lista_centavos":235000,"monto_centavos":235000,"beca_porcentaje":0,"abonado_centavos":0},
  {"id":36,"mes":12,"anio":2026,"fuera":"BAJA","fuera_at":"2026-10-20T18:00:00+00:00","created_at":"2026-09-01T18:00:00+00:00","descripcion":"COLEGIATURA DICIEMBRE 2026","parcialidad":1,"vencimiento":"2026-12-10","enrolment_id":8,"lista_centavos":235000,"monto_centavos":235000,"beca_porcentaje":0,"abonado_centavos":235000},
  {"id":37,"mes":1,"anio":2027,"fuera":"BAJA","fuera_at":"2026-10-20T18:00:00+00:00","created_at":"2026-09-01T18:00:00+00:00","descripcion":"COLEGIATURA ENERO 2027","parcialidad":1,"vencimiento":"2027-01-10","enrolment_id":8,"lista_centavos":235000,"monto_centavos":235000,"beca_porcentaje":0,"abonado_centavos":0},
  {"id":38,"mes":3,"anio":2027,"fuera":"BAJA","fuera_at":"2026-10-20T18:00:00+00:00","created_at":"2026-09-01T18:00:00+00:00","descripcion":"COLEGIATURA MARZO 2027","parcialidad":1,"vencimiento":"2027-03-10","enrolment_id":8,"lista_centavos":235000,"monto_centavos":235000,"beca_porcentaje":0,"abonado_centavos":0},
  {"id":39,"mes":9,"anio":2026,"created_at":"2026-09-01T18:00:00+00:00","descripcion":"COLEGIATURA SEPTIEMBRE 2026","parcialidad":1,"vencimiento":"2026-09-10","enrolment_id":9,"lista_centavos":235000,"monto_centavos":235000,"beca_porcentaje":0,"abonado_centavos":235000},
  {"id":4,"mes":6,"anio":2026,"created_at":"2025-09-01T18:00:00+00:00","descripcion":"COLEGIATURA JUNIO 2026","parcialidad":1,"vencimiento":"2026-06-10","enrolment_id":1,"lista_centavos":235000,"monto_centavos":235000,"beca_porcentaje":0,"abonado_centavos":0},
  {"id":40,"mes":10,"anio":2026,"created_at":"2026-09-01T18:00:00+00:00","descripcion":"COLEGIATURA OCTUBRE 2026","parcialidad":1,"vencimiento":"2026-10-10","enrolment_id":9,"lista_centavos":235000,"monto_centavos":235000,"beca_porcentaje":0,"abonado_centavos":235000},
  {"id":41,"mes":12,"anio":2026,"fuera":"BAJA","fuera_at":"2026-10-20T18:00:00+00:00","created_at":"2026-09-01T18:00:00+00:00","descripcion":"COLEGIATURA DICIEMBRE 2026","parcialidad":1,"vencimiento":"2026-12-10","enrolment_id":9,"lista_centavos":235000,"monto_centavos":235000,"beca_porcentaje":0,"abonado_centavos":0},
  {"id":42,"mes":1,"anio":2027,"fuera":"BAJA","fuera_at":"2026-10-20T18:00:00+00:00","created_at":"2026-09-01T18:00:00+00:00","descripcion":"COLEGIATURA ENERO 2027","parcialidad":1,"vencimiento":"2027-01-10","enrolment_id":9,"lista_centavos":235000,"monto_centavos":235000,"beca_porcentaje":0,"abonado_centavos":0},
  {"id":43,"mes":3,"anio":2027,"fuera":"BAJA","fuera_at":"2026-10-20T18:00:00+00:00","created_at":"2026-09-01T18:00:00+00:00","descripcion":"COLEGIATURA MARZO 2027","parcialidad":1,"vencimiento":"2027-03-10","enrolment_id":9,"lista_centavos":235000,"monto_centavos":235000,"beca_porcentaje":0,"abonado_centavos":0},
  {"id":44,"mes":9,"anio":2026,"created_at":"2026-09-01T18:00:00+00:00","descripcion":"COLEGIATURA SEPTIEMBRE 2026","parcialidad":1,"vencimiento":"2026-09-10","enrolment_id":10,"lista_centavos":0,"monto_centavos":0,"beca_porcentaje":0,"abonado_centavos":0},
  {"id":45,"mes":10,"anio":2026,"created_at":"2026-09-01T18:00:00+00:00","descripcion":"COLEGIATURA OCTUBRE 2026","parcialidad":1,"vencimiento":"2026-10-10","enrolment_id":10,"lista_centavos":0,"monto_centavos":0,"beca_porcentaje":0,"abonado_centavos":0},
  {"id":46,"mes":12,"anio":2026,"created_at":"2026-09-01T18:00:00+00:00","descripcion":"COLEGIATURA DICIEMBRE 2026","parcialidad":1,"vencimiento":"2026-12-10","enrolment_id":10,"lista_centavos":0,"monto_centavos":0,"beca_porcentaje":0,"abonado_centavos":0},
  {"id":47,"mes":1,"anio":2027,"created_at":"2026-09-01T18:00:00+00:00","descripcion":"COLEGIATURA ENERO 2027","parcialidad":1,"vencimiento":"2027-01-10","enrolment_id":10,"lista_centavos":0,"monto_centavos":0,"beca_porcentaje":0,"abonado_centavos":0},
  {"id":48,"mes":3,"anio":2027,"created_at":"2026-09-01T18:00:00+00:00","descripcion":"COLEGIATURA MARZO 2027","parcialidad":1,"vencimiento":"2027-03-10","enrolment_id":10,"lista_centavos":0,"monto_centavos":0,"beca_porcentaje":0,"abonado_centavos":0},
  {"id":49,"mes":9,"anio":2026,"created_at":"2026-09-01T18:00:00+00:00","descripcion":"COLEGIATURA SEPTIEMBRE 2026","parcialidad":1,"vencimiento":"2026-09-10","enrolment_id":11,"lista_centavos":0,"monto_centavos":0,"beca_porcentaje":0,"abonado_centavos":0},
  {"id":5,"mes":12,"anio":2025,"created_at":"2025-09-01T18:00:00+00:00","descripcion":"COLEGIATURA DICIEMBRE 2025 1/2","parcialidad":1,"vencimiento":"2025-12-10","enrolment_id":2,"lista_centavos":235000,"monto_centavos":235000,"beca_porcentaje":0,"abonado_centavos":235000},
  {"id":50,"mes":10,"anio":2026,"created_at":"2026-09-01T18:00:00+00:00","descripcion":"COLEGIATURA OCTUBRE 2026","parcialidad":1,"vencimiento":"2026-10-10","enrolment_id":11,"lista_centavos":0,"monto_centavos":0,"beca_porcentaje":0,"abonado_centavos":0},
  {"id":51,"mes":12,"anio":2026,"created_at":"2026-09-01T18:00:00+00:00","descripcion":"COLEGIATURA DICIEMBRE 2026","parcialidad":1,"vencimiento":"2026-12-10","enrolment_id":11,"lista_centavos":0,"monto_centavos":0,"beca_porcentaje":0,"abonado_centavos":0},
  {"id":52,"mes":1,"anio":2027,"created_at":"2026-09-01T18:00:00+00:00","descripcion":"COLEGIATURA ENERO 2027","parcialidad":1,"vencimiento":"2027-01-10","enrolment_id":11,"lista_centavos":0,"monto_centavos":0,"beca_porcentaje":0,"abonado_centavos":0},
  {"id":53,"mes":3,"anio":2027,"created_at":"2026-09-01T18:00:00+00:00","descripcion":"COLEGIATURA MARZO 2027","parcialidad":1,"vencimiento":"2027-03-10","enrolment_id":11,"lista_centavos":0,"monto_centavos":0,"beca_porcentaje":0,"abonado_centavos":0},
  {"id":54,"mes":9,"anio":2026,"fuera":"SALDADO","fuera_at":"2026-10-20T18:00:00+00:00","created_at":"2026-10-20T18:00:00+00:00","descripcion":"COLEGIATURA SEPTIEMBRE 2026","parcialidad":1,"vencimiento":"2026-09-10","enrolment_id":12,"lista_centavos":235000,"monto_centavos":176250,"beca_porcentaje":25,"abonado_centavos":0},
  {"id":55,"mes":10,"anio":2026,"created_at":"2026-10-20T18:00:00+00:00","descripcion":"COLEGIATURA OCTUBRE 2026","parcialidad":1,"vencimiento":"2026-10-10","enrolment_id":12,"lista_centavos":235000,"monto_centavos":176250,"beca_porcentaje":25,"abonado_centavos":176250},
  {"id":56,"mes":12,"anio":2026,"created_at":"2026-10-20T18:00:00+00:00","descripcion":"COLEGIATURA DICIEMBRE 2026","parcialidad":1,"vencimiento":"2026-12-10","enrolment_id":12,"lista_centavos":235000,"monto_centavos":176250,"beca_porcentaje":25,"abonado_centavos":0},
  {"id":57,"mes":1,"anio":2027,"created_at":"2026-10-20T18:00:00+00:00","descripcion":"COLEGIATURA ENERO 2027","parcialidad":1,"vencimiento":"2027-01-10","enrolment_id":12,"lista_centavos":235000,"monto_centavos":176250,"beca_porcentaje":25,"abonado_centavos":0},
  {"id":58,"mes":3,"anio":2027,"created_at":"2026-10-20T18:00:00+00:00","descripcion":"COLEGIATURA MARZO 2027","parcialidad":1,"vencimiento":"2027-03-10","enrolment_id":12,"lista_centavos":235000,"monto_centavos":176250,"beca_porcentaje":25,"abonado_centavos":0},
  {"id":59,"mes":9,"anio":2026,"created_at":"2026-10-20T18:00:00+00:00","descripcion":"COLEGIATURA SEPTIEMBRE 2026","parcialidad":1,"vencimiento":"2026-09-10","enrolment_id":13,"lista_centavos":235000,"monto_centavos":235000,"beca_porcentaje":0,"abonado_centavos":0},
  {"id":6,"mes":12,"anio":2025,"created_at":"2025-09-01T18:00:00+00:00","descripcion":"COLEGIATURA DICIEMBRE 2025 2/2","parcialidad":2,"vencimiento":"2025-12-10","enrolment_id":2,"lista_centavos":235000,"monto_centavos":235000,"beca_porcentaje":0,"abonado_centavos":235000},
  {"id":60,"mes":10,"anio":2026,"created_at":"2026-10-20T18:00:00+00:00","descripcion":"COLEGIATURA OCTUBRE 2026","parcialidad":1,"vencimiento":"2026-10-10","enrolment_id":13,"lista_centavos":235000,"monto_centavos":235000,"beca_porcentaje":0,"abonado_centavos":0},
  {"id":61,"mes":12,"anio":2026,"created_at":"2026-10-20T18:00:00+00:00","descripcion":"COLEGIATURA DICIEMBRE 2026","parcialidad":1,"vencimiento":"2026-12-10","enrolment_id":13,"lista_centavos":235000,"monto_centavos":235000,"beca_porcentaje":0,"abonado_centavos":0},
  {"id":62,"mes":1,"anio":2027,"created_at":"2026-10-20T18:00:00+00:00","descripcion":"COLEGIATURA ENERO 2027","parcialidad":1,"vencimiento":"2027-01-10","enrolment_id":13,"lista_centavos":235000,"monto_centavos":235000,"beca_porcentaje":0,"abonado_centavos":0},
  {"id":63,"mes":3,"anio":2027,"created_at":"2026-10-20T18:00:00+00:00","descripcion":"COLEGIATURA MARZO 2027","parcialidad":1,"vencimiento":"2027-03-10","enrolment_id":13,"lista_centavos":235000,"monto_centavos":235000,"beca_porcentaje":0,"abonado_centavos":0},
  {"id":64,"mes":9,"anio":2026,"fuera":"SALDADO","fuera_at":"2026-10-20T18:00:00+00:00","created_at":"2026-10-20T18:00:00+00:00","descripcion":"COLEGIATURA SEPTIEMBRE 2026","parcialidad":1,"vencimiento":"2026-09-10","enrolment_id":14,"lista_centavos":235000,"monto_centavos":117500,"beca_porcentaje":50,"abonado_centavos":0},
  {"id":65,"mes":10,"anio":2026,"fuera":"SALDADO","fuera_at":"2026-10-20T18:00:00+00:00","created_at":"2026-10-20T18:00:00+00:00","descripcion":"COLEGIATURA OCTUBRE 2026","parcialidad":1,"vencimiento":"2026-10-10","enrolment_id":14,"lista_centavos":235000,"monto_centavos":117500,"beca_porcentaje":50,"abonado_centavos":0},
  {"id":66,"mes":12,"anio":2026,"fuera":"SALDADO","fuera_at":"2026-10-20T18:00:00+00:00","created_at":"2026-10-20T18:00:00+00:00","descripcion":"COLEGIATURA DICIEMBRE 2026","parcialidad":1,"vencimiento":"2026-12-10","enrolment_id":14,"lista_centavos":235000,"monto_centavos":117500,"beca_porcentaje":50,"abonado_centavos":0},
  {"id":67,"mes":1,"anio":2027,"created_at":"2026-10-20T18:00:00+00:00","descripcion":"COLEGIATURA ENERO 2027","parcialidad":1,"vencimiento":"2027-01-10","enrolment_id":14,"lista_centavos":235000,"monto_centavos":117500,"beca_porcentaje":50,"abonado_centavos":0},
  {"id":68,"mes":3,"anio":2027,"created_at":"2026-10-20T18:00:00+00:00","descripcion":"COLEGIATURA MARZO 2027","parcialidad":1,"vencimiento":"2027-03-10","enrolment_id":14,"lista_centavos":235000,"monto_centavos":117500,"beca_porcentaje":50,"abonado_centavos":0},
  {"id":7,"mes":5,"anio":2026,"created_at":"2025-09-01T18:00:00+00:00","descripcion":"COLEGIATURA MAYO 2026","parcialidad":1,"vencimiento":"2026-05-10","enrolment_id":2,"lista_centavos":235000,"monto_centavos":235000,"beca_porcentaje":0,"abonado_centavos":235000},
  {"id":8,"mes":6,"anio":2026,"created_at":"2025-09-01T18:00:00+00:00","descripcion":"COLEGIATURA JUNIO 2026","parcialidad":1,"vencimiento":"2026-06-10","enrolment_id":2,"lista_centavos":235000,"monto_centavos":235000,"beca_porcentaje":0,"abonado_centavos":235000},
  {"id":9,"mes":9,"anio":2026,"created_at":"2026-09-01T18:00:00+00:00","descripcion":"COLEGIATURA SEPTIEMBRE 2026","parcialidad":1,"vencimiento":"2026-09-10","enrolment_id":3,"lista_centavos":235000,"monto_centavos":235000,"beca_porcentaje":0,"abonado_centavos":235000}
]');
INSERT INTO users (id, name, role_id, type_user, created_at, password_hash, deactivated_at) OVERRIDING SYSTEM VALUE SELECT id, name, role_id, type_user, created_at, password_hash, deactivated_at FROM jsonb_populate_recordset(NULL::users, '[
  {"id":1,"name":"directora","role_id":1,"type_user":"NORMAL","created_at":"2026-11-23T22:49:33.383821+00:00","password_hash":"$argon2id$v=19$m=19456,t=2,p=1$T8OJEp6reQIHIZ8OzsKxTQ$v3Y8quhIyPKRH2u+ky6dAHHHUyLnIAzBUEN/V/LobIw"}
]');
SELECT setval(pg_get_serial_sequence('baja_credits', 'id'), (SELECT max(id) FROM baja_credits));
SELECT setval(pg_get_serial_sequence('charges', 'id'), (SELECT max(id) FROM charges));
SELECT setval(pg_get_serial_sequence('credit_moves', 'id'), (SELECT max(id) FROM credit_moves));
SELECT setval(pg_get_serial_sequence('credits', 'id'), (SELECT max(id) FROM credits));
SELECT setval(pg_get_serial_sequence('cycles', 'id'), (SELECT max(id) FROM cycles));
SELECT setval(pg_get_serial_sequence('enrolments', 'id'), (SELECT max(id) FROM enrolments));
SELECT setval(pg_get_serial_sequence('openings', 'id'), (SELECT max(id) FROM openings));
SELECT setval(pg_get_serial_sequence('parents', 'id'), (SELECT max(id) FROM parents));
SELECT setval(pg_get_serial_sequence('payment_lines', 'id'), (SELECT max(id) FROM payment_lines));
SELECT setval(pg_get_serial_sequence('payment_means', 'id'), (SELECT max(id) FROM payment_means));
SELECT setval(pg_get_serial_sequence('payments', 'id'), (SELECT max(id) FROM payments));
SELECT setval(pg_get_serial_sequence('refunds', 'id'), (SELECT max(id) FROM refunds));
SELECT setval(pg_get_serial_sequence('roles', 'id'), (SELECT max(id) FROM roles));
SELECT setval(pg_get_serial_sequence('scholarships', 'id'), (SELECT max(id) FROM scholarships));
SELECT setval(pg_get_serial_sequence('students', 'id'), (SELECT max(id) FROM students));
SELECT setval(pg_get_serial_sequence('tuition', 'id'), (SELECT max(id) FROM tuition));
SELECT setval(pg_get_serial_sequence('users', 'id'), (SELECT max(id) FROM users));
COMMIT;
