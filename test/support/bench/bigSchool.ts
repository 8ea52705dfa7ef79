import { sql, type Kysely, type RawBuilder } from 'kysely'
import { CURRENT_YEAR, LAST_DAY } from './schoolDays'

export interface SchoolSize {
  cycles: number
  /** Everybody the school ever had. */
  pupils: number
  /** Enrolled in the current cycle, the last one. */
  current: number
  /** Enrolled in each of the others. */
  before: number
}

/** Of each cycle. */
const [CANCELLED, EVENTS, MENTIONS] = [200, 40, 100]

/** In order: each table references those before. Everything is computed from the sizes, nothing is random. */
const steps = ({ cycles, pupils, current, before }: SchoolSize): RawBuilder<unknown>[] => [
  sql`INSERT INTO users (name, password_hash, role_id)
    SELECT name, 'x', (SELECT min(id) FROM roles) FROM unnest(ARRAY['caja uno', 'caja dos']) name`,
  sql`INSERT INTO cycles (name, fecha_inicio, fecha_fin, costo_inscripcion_centavos, mensualidad_preescolar_centavos,
      mensualidad_primaria_centavos, costo_material_centavos, recargo)
    SELECT y || '-' || y + 1, make_date(y, 8, 1), make_date(y + 1, 7, 31), 300000, 235000, 250000, 90000,
      '{"tipo": "PORCENTAJE", "valor": 10, "dias_gracia": 0}'::jsonb
    FROM generate_series(${sql.lit(CURRENT_YEAR - cycles + 1)}, ${sql.lit(CURRENT_YEAR)}) y`,
  sql`INSERT INTO cycle_months (cycle_id, anio, mes)
    SELECT id, extract(year FROM day), extract(month FROM day) FROM cycles,
      LATERAL generate_series(fecha_inicio + interval '1 month', fecha_inicio + interval '10 months', interval '1 month') day`,
  sql`INSERT INTO parents (nombre, telefono, correo)
    SELECT 'FAMILIA ' || n, lpad(n::text, 10, '5'), 'familia' || n || '@ejemplo.mx'
    FROM generate_series(1, ${sql.lit(Math.ceil(pupils / 2))}) n`,
  sql`INSERT INTO students (nombre, nombres, paterno, materno, curp, curp_verificada, numero_control, fecha_nacimiento, parent_id)
    SELECT nombres || ' ' || paterno || ' ' || materno, nombres, paterno, materno, 'XEXX' || lpad(n::text, 14, '0'), false,
      'A' || lpad(n::text, 6, '0'), date '2014-01-01' + n % 2000, (n + 1) / 2
    FROM generate_series(1, ${sql.lit(pupils)}) n, LATERAL (SELECT
      (ARRAY['SOFÍA', 'MATEO', 'VALENTINA', 'SANTIAGO', 'REGINA', 'LEONARDO', 'CAMILA', 'EMILIANO'])[1 + n % 8] AS nombres,
      (ARRAY['GARCÍA', 'HERNÁNDEZ', 'LÓPEZ', 'MARTÍNEZ', 'PEÑA', 'MUÑOZ', 'RAMÍREZ'])[1 + n / 8 % 7] AS paterno,
      (ARRAY['ZÚÑIGA', 'ORTIZ', 'CASTAÑEDA', 'RÍOS', 'NÚÑEZ'])[1 + n / 56 % 5] || ' ' || n AS materno) name`,
  sql`INSERT INTO groups (cycle_id, grado, nombre)
    SELECT id, grado, letter FROM cycles, unnest(ARRAY['PREESCOLAR', 'PRIMARIA']) grado, unnest(ARRAY['A', 'B', 'C', 'D']) letter`,
  sql`INSERT INTO enrolments (student_id, cycle_id, grado, group_id, costo_inscripcion_centavos, descuento,
      monto_descuento_centavos, monto_pagar_centavos, mensualidad_centavos, costo_material_centavos, created_at)
    SELECT s.id, c.id, g.grado, g.id, 300000, 0, 0, 300000, CASE g.grado WHEN 'PREESCOLAR' THEN 235000 ELSE 250000 END, 90000,
      c.fecha_inicio
    FROM (SELECT *, row_number() OVER (ORDER BY fecha_inicio DESC) AS ago FROM cycles) c
    JOIN students s ON CASE ago WHEN 1 THEN s.id <= ${sql.lit(current)}
      ELSE (s.id + ago * 977) % ${sql.lit(pupils)} < ${sql.lit(before)} END
    JOIN LATERAL (SELECT id, grado FROM groups WHERE cycle_id = c.id ORDER BY id OFFSET s.id % 8 LIMIT 1) g ON true`,
  // A year is paid in four payments: September to November with the inscription, then three months, three, one. In each cycle one
  // family in a hundred never paid the last four; in the current one the months after the last day are unpaid.
  sql`INSERT INTO tuition (enrolment_id, anio, mes, parcialidad, descripcion, vencimiento, lista_centavos, monto_centavos,
      abonado_centavos)
    SELECT e.id, m.anio, m.mes, 1, 'COLEGIATURA ' || m.mes || '/' || m.anio, make_date(m.anio, m.mes, 10),
      e.mensualidad_centavos, e.mensualidad_centavos,
      CASE WHEN e.id % 100 = 0 AND m.place > 6 OR make_date(m.anio, m.mes, 10) > ${LAST_DAY}::date
        THEN 0 ELSE e.mensualidad_centavos END
    FROM enrolments e JOIN (
      SELECT *, row_number() OVER (PARTITION BY cycle_id ORDER BY anio, mes) AS place FROM cycle_months
    ) m ON m.cycle_id = e.cycle_id ORDER BY e.id, m.place`,
  sql`INSERT INTO charges (student_id, cycle_id, enrolment_id, tipo, descripcion, fecha, costo_total_centavos,
      monto_pagar_centavos, abonado_centavos)
    SELECT student_id, cycle_id, e.id, tipo, tipo || ' ' || c.name, fecha_inicio, price, price,
      CASE tipo WHEN 'INSCRIPCION' THEN price WHEN 'MATERIAL' THEN 0 END
    FROM enrolments e JOIN cycles c ON c.id = e.cycle_id,
      LATERAL (VALUES ('INSCRIPCION', 300000), ('MATERIAL', 90000)) kind (tipo, price)
    WHERE tipo = 'INSCRIPCION' OR c.fecha_fin > ${LAST_DAY}::date AND e.id % 10 = 0`,
  sql`CREATE TEMPORARY TABLE paid ON COMMIT DROP AS
    SELECT e.id AS enrolment_id, e.student_id, t.ids, t.part, t.total + CASE t.part WHEN 0 THEN 300000 ELSE 0 END AS total,
      t.fecha, row_number() OVER (ORDER BY t.fecha, e.id) AS folio
    FROM enrolments e JOIN (
      SELECT enrolment_id, part, array_agg(id) AS ids, sum(monto_centavos) AS total, min(vencimiento) - 5 + enrolment_id % 5 AS fecha
      FROM (SELECT *, (row_number() OVER (PARTITION BY enrolment_id ORDER BY anio, mes) - 1) / 3 AS part FROM tuition) month
      WHERE abonado_centavos > 0 GROUP BY 1, 2
    ) t ON t.enrolment_id = e.id`,
  sql`INSERT INTO payments (folio, student_id, monto_centavos, metodo_pago, referencia, fecha, fecha_pago, created_by, created_at)
    SELECT folio, student_id, total, CASE WHEN folio % 3 = 0 THEN 'TRANSFERENCIA' ELSE 'EFECTIVO' END,
      CASE WHEN folio % 3 = 0 THEN 'SPEI ' || folio END, fecha, fecha,
      (SELECT id FROM users WHERE name = CASE folio % 2 WHEN 0 THEN 'caja uno' ELSE 'caja dos' END),
      fecha + interval '16 hours'
    FROM paid ORDER BY folio`,
  sql`INSERT INTO payment_means (payment_id, metodo_pago, monto_centavos, referencia)
    SELECT id, metodo_pago, monto_centavos, referencia FROM payments ORDER BY id`,
  sql`INSERT INTO payment_lines (payment_id, tipo, charge_id, tuition_id, descripcion, monto_centavos, saldo_anterior_centavos,
      saldo_centavos)
    SELECT p.id, 'CARGO', c.id, NULL, c.descripcion, 300000, 300000, 0
    FROM paid JOIN payments p USING (folio) JOIN charges c ON c.enrolment_id = paid.enrolment_id AND c.tipo = 'INSCRIPCION'
    WHERE part = 0
    UNION ALL
    SELECT p.id, 'COLEGIATURA', NULL, t.id, t.descripcion, t.monto_centavos, t.monto_centavos, 0
    FROM paid JOIN payments p USING (folio) JOIN tuition t ON t.id = ANY (paid.ids)`,
  // The last day is not cut yet.
  sql`CREATE TEMPORARY TABLE days ON COMMIT DROP AS
    SELECT created_by, fecha, count(*) AS many, sum(monto_centavos) AS total, row_number() OVER (ORDER BY fecha, created_by) AS numero,
      coalesce(sum(monto_centavos) FILTER (WHERE metodo_pago = 'EFECTIVO'), 0) AS cash
    FROM payments WHERE fecha < ${LAST_DAY}::date GROUP BY 1, 2`,
  sql`INSERT INTO cash_cuts (numero, user_id, dia, parte, created_at, movimientos, total_centavos, esperado_centavos, contado_centavos)
    SELECT numero, created_by, fecha, 1, fecha + interval '20 hours', many, total, cash, cash FROM days ORDER BY numero`,
  sql`INSERT INTO cash_cut_moves (payment_id, tipo, cut_id)
    SELECT p.id, 'PAGO', c.id FROM payments p JOIN cash_cuts c ON c.user_id = p.created_by AND c.dia = p.fecha`,
  sql`INSERT INTO cash_cut_counts (cut_id, tipo, denominacion_centavos, cantidad)
    SELECT id, 'BILLETE', 5000, esperado_centavos / 5000 FROM cash_cuts WHERE esperado_centavos > 0`,
  // What else a year leaves behind: cancelled charges, events without files, mentions with a picture that is no file on the disk.
  sql`INSERT INTO charges (student_id, cycle_id, enrolment_id, tipo, descripcion, fecha, costo_total_centavos,
      monto_pagar_centavos, motivo_cancelacion, cancelled_by, cancelled_at)
    SELECT student_id, cycle_id, id, 'OTRO', 'UNIFORME', created_at::date, 45000, 45000, 'SE REPITIÓ', 1, created_at
    FROM (SELECT *, row_number() OVER (PARTITION BY cycle_id ORDER BY id) AS place FROM enrolments) e
    WHERE place <= ${sql.lit(CANCELLED)} ORDER BY id`,
  sql`INSERT INTO events (titulo, descripcion, fecha, created_by)
    SELECT 'FESTIVAL ' || n, 'DE PRIMAVERA', fecha_inicio + n, 1 FROM cycles, generate_series(1, ${sql.lit(EVENTS)}) n ORDER BY 3`,
  sql`INSERT INTO files (sha256, kind, mime, bytes, width, height, thumb_sha256)
    SELECT sum, 'image', 'image/jpeg', 400000, 2560, 1920, sum
    FROM cycles c, generate_series(1, ${sql.lit(MENTIONS)}) n,
      LATERAL (SELECT encode(sha256((c.id || '/' || n)::bytea), 'hex') AS sum) made`,
  sql`INSERT INTO mentions (titulo, descripcion, fecha, file_id, created_by)
    SELECT 'CUADRO DE HONOR', 'DEL GRUPO', fecha_inicio + (file - 1)::integer % ${sql.lit(MENTIONS)}, f.id, 1
    FROM (SELECT id, row_number() OVER (ORDER BY id) AS file FROM files) f
    JOIN (SELECT fecha_inicio, row_number() OVER (ORDER BY fecha_inicio) - 1 AS place FROM cycles) c
      ON c.place = (file - 1) / ${sql.lit(MENTIONS)}`,
  // The triggers that keep it sleep meanwhile.
  sql`INSERT INTO cash_open_moves (payment_id, tipo, user_id, dia)
    SELECT id, 'PAGO', created_by, fecha FROM payments p
    WHERE NOT EXISTS (SELECT FROM cash_cut_moves m WHERE m.payment_id = p.id)`,
  sql`UPDATE folio_counter SET last_folio = (SELECT count(*) FROM payments)`,
  sql`UPDATE cash_cut_counter SET last_number = (SELECT count(*) FROM cash_cuts)`,
]

/**
 * Fills an empty, migrated database with years of a school, as its owner. The guards of the ledger look at each row of each
 * payment, which would take hours: they sleep meanwhile, and `npm run revisar`'s questions are for the caller to ask.
 */
export const fillSchool = async (db: Kysely<never>, size: SchoolSize): Promise<void> => {
  await db.transaction().execute(async (tx) => {
    await sql`SET LOCAL session_replication_role = replica`.execute(tx)
    await sql`SET LOCAL statement_timeout = 0`.execute(tx)
    for (const step of steps(size)) await step.execute(tx)
  })
  // As autovacuum leaves what was written over years: an index alone can answer of it.
  await sql`VACUUM (ANALYZE)`.execute(db)
}
