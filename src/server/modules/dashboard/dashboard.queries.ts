// Raw SQL: each figure is sums with `FILTER` over unions of months and charges, in one statement.
import { sql } from 'kysely'
import { LOCKED, NEW_BROWSER, REFUSED, REFUSED_MORE } from '@contract/audit/access.kinds'
import type { Accumulation } from '@contract/cycles/terms.rules'
import { NIGHT, USUAL_REFUSALS, type UnusualAccess } from '@contract/dashboard/dashboard.rules'
import type { Birthday, GradeCount } from '@contract/dashboard/dashboard.schemas'
import type { IsoDate } from '@contract/domain/dates'
import type { PaymentMethod } from '@contract/domain/paymentMethods'
import type { HeldBeca } from '@contract/scholarships/scholarships.rules'
import type { Centavos } from '@contract/domain/money'
import type { Db } from '../../db/database'
import { onlyRow } from '../../db/onlyRow'
import { becaPercent, tuitionIsOpen, tuitionIsOverdue } from '../../db/fragments'
import type { AnyCall } from '../../http/call'

export interface CycleName {
  id: number
  name: string
  fecha_fin: IsoDate
}

export const listCycleNames = (db: Db): Promise<CycleName[]> =>
  db.selectFrom('cycles').select(['id', 'name', 'fecha_fin']).orderBy('fecha_inicio', 'desc').execute()

interface Entered {
  metodo_pago: PaymentMethod
  hoy: number
  mes: number
}

export const sumEntered = async (db: Db, today: IsoDate): Promise<Entered[]> => {
  const { rows } = await sql<Entered>`
    SELECT metodo_pago, coalesce(sum(centavos) FILTER (WHERE dia = ${today}::date), 0)::float8 AS hoy, sum(centavos)::float8 AS mes
    FROM cash_moves WHERE dia BETWEEN ${`${today.slice(0, 7)}-01`}::date AND ${today}::date
    GROUP BY metodo_pago ORDER BY metodo_pago`.execute(db)
  return rows
}

export interface BoardMonthRow {
  mes: string
  monto: Centavos
  /** Still owed of `monto`; `vencido`: the overdue part of that. */
  abierto: Centavos
  vencido: Centavos
  /** By the yearly payment. */
  descuento: Centavos
  saldados: number
}

/** Tuition by its month, charges by their due day, without months dropped by a baja. What was settled before the opening is in no sum; months settled whole are counted. */
export const sumByMonth = async (db: Db, cycleId: number, today: IsoDate): Promise<BoardMonthRow[]> => {
  const { rows } = await sql<BoardMonthRow>`
    WITH owed AS (
      SELECT to_char(make_date(t.anio, t.mes, 1), 'YYYY-MM') AS mes, t.monto_centavos - t.saldado_centavos AS monto,
        t.monto_centavos - t.abonado_centavos AS abierto, ${tuitionIsOpen} AND ${tuitionIsOverdue(today)} AS late, 0 AS descuento,
        0 AS saldados
      FROM tuition t JOIN enrolments e ON e.id = t.enrolment_id WHERE e.cycle_id = ${cycleId} AND (${tuitionIsOpen} OR t.estado = 'PAGADO')
      UNION ALL
      SELECT to_char(make_date(t.anio, t.mes, 1), 'YYYY-MM'), 0, 0, false, 0, 1
      FROM tuition t JOIN enrolments e ON e.id = t.enrolment_id WHERE e.cycle_id = ${cycleId} AND t.estado = 'SALDADO'
      UNION ALL
      SELECT to_char(c.fecha, 'YYYY-MM'), c.monto_pagar_centavos, c.monto_pagar_centavos - c.abonado_centavos,
        c.fecha < ${today}::date, 0, 0
      FROM charges c WHERE c.cycle_id = ${cycleId} AND c.cancelled_at IS NULL
      UNION ALL
      SELECT to_char(make_date(t.anio, t.mes, 1), 'YYYY-MM'), 0, 0, false, l.monto_centavos, 0
      FROM payment_lines l JOIN payments p ON p.id = l.payment_id JOIN tuition t ON t.id = l.tuition_id
      JOIN enrolments e ON e.id = t.enrolment_id
      WHERE l.tipo = 'DESCUENTO' AND p.cancelled_at IS NULL AND e.cycle_id = ${cycleId} AND (${tuitionIsOpen} OR t.estado = 'PAGADO')
        AND NOT EXISTS (SELECT FROM baja_credits b WHERE b.tuition_id = t.id AND b.payment_id = p.id)
    )
    SELECT mes, sum(monto)::float8 AS monto, sum(abierto)::float8 AS abierto,
      coalesce(sum(abierto) FILTER (WHERE late), 0)::float8 AS vencido, sum(descuento)::float8 AS descuento,
      sum(saldados)::int AS saldados
    FROM owed GROUP BY mes ORDER BY mes`.execute(db)
  return rows
}

export const countGrades = async (db: Db, current: number, before: number | null): Promise<GradeCount[]> => {
  const { rows } = await sql<GradeCount>`
    SELECT e.grado, e.grado_numero AS "gradoNumero", (count(*) FILTER (WHERE e.cycle_id = ${current}))::int AS actual,
      (count(*) FILTER (WHERE e.cycle_id = ${before}))::int AS anterior
    FROM enrolments e WHERE e.cycle_id IN (${current}, ${before}) AND e.estado = 'INSCRITO'
    GROUP BY e.grado, e.grado_numero ORDER BY e.grado, e.grado_numero NULLS LAST`.execute(db)
  return rows
}

interface Scholars {
  inscritos: number
  acumulacion: Accumulation
  becas: HeldBeca[][]
}

export const listScholars = async (db: Db, cycleId: number): Promise<Scholars> => {
  const { rows } = await sql<Scholars>`
    SELECT (SELECT count(*)::int FROM enrolments e WHERE e.cycle_id = y.id AND e.estado = 'INSCRITO') AS inscritos,
      y.acumulacion, coalesce((
        SELECT json_agg(becas) FROM (
          SELECT json_agg(json_build_object('porcentaje', ${becaPercent}, 'tipo', b.tipo)) AS becas
          FROM enrolment_scholarships h JOIN scholarships b ON b.id = h.scholarship_id
          WHERE h.cycle_id = y.id GROUP BY h.enrolment_id
        ) held), '[]'::json) AS becas
    FROM cycles y WHERE y.id = ${cycleId}`.execute(db)
  return rows[0] ?? { inscritos: 0, acumulacion: 'MAYOR', becas: [] }
}

type Which = ReturnType<typeof tuitionIsOverdue>

const openMonths = (which: Which) => sql`
  SELECT t.enrolment_id, t.vencimiento, t.monto_centavos - t.abonado_centavos AS centavos
  FROM tuition t WHERE ${tuitionIsOpen} AND ${which}`

const openCharges = (which: Which) => sql`
  SELECT c.student_id, c.fecha AS vencimiento, c.monto_pagar_centavos - c.abonado_centavos AS centavos
  FROM charges c WHERE c.estado IN ('PENDIENTE', 'PARCIAL') AND ${which}`

interface OverdueDay {
  vencimiento: IsoDate
  centavos: number
  /** Over all days, the same in each row; a pupil without a parent is a family. */
  familias: number
}

/** Grouped, because thousands of open months fall on a few dozen days. */
export const sumOverdueByDay = async (db: Db, today: IsoDate): Promise<OverdueDay[]> => {
  const { rows } = await sql<OverdueDay>`
    WITH months AS MATERIALIZED (${openMonths(tuitionIsOverdue(today))}),
    charged AS MATERIALIZED (${openCharges(sql<boolean>`c.fecha < ${today}::date`)}),
    owing AS (
      -- By their ids in one list: joined, every enrolment there ever was is read for a few hundred.
      SELECT student_id FROM enrolments WHERE id = ANY (ARRAY(SELECT DISTINCT enrolment_id FROM months))
      UNION SELECT student_id FROM charged
    ),
    behind AS (
      SELECT count(DISTINCT (s.parent_id, CASE WHEN s.parent_id IS NULL THEN s.id END))::int AS familias
      FROM owing JOIN students s ON s.id = owing.student_id
    )
    SELECT vencimiento, sum(centavos)::float8 AS centavos, (SELECT familias FROM behind) AS familias
    FROM (SELECT vencimiento, centavos FROM months UNION ALL SELECT vencimiento, centavos FROM charged) late
    GROUP BY vencimiento`.execute(db)
  return rows
}

export const sumDue = async (
  db: Db,
  from: IsoDate,
  to: IsoDate,
): Promise<{ cuantos: number; centavos: number }> => {
  const months = openMonths(
    // This condition, redundant beside the next, lets the index of open months be used.
    sql`t.vencimiento <= ${to}::date AND greatest(t.vencimiento, t.prorroga_hasta) BETWEEN ${from}::date AND ${to}::date`,
  )
  const charges = openCharges(sql`c.fecha BETWEEN ${from}::date AND ${to}::date`)
  const { rows } = await sql<{ cuantos: number; centavos: number }>`
    SELECT count(*)::int AS cuantos, coalesce(sum(centavos), 0)::float8 AS centavos
    FROM (SELECT centavos FROM (${months}) m UNION ALL SELECT centavos FROM (${charges}) c) due`.execute(db)
  return onlyRow(rows)
}

type Celebrant = Omit<Birthday, 'fecha' | 'cumple'> & { fecha_nacimiento: IsoDate }

/** As in `students_birthday_idx`, so that it is used: 1120 is 20 November. */
const monthAndDay = sql`(extract(month FROM fecha_nacimiento) * 100 + extract(day FROM fecha_nacimiento))::int`

const numbersOf = (days: readonly string[]): number[] => days.map((day) => Number(day.replace('-', '')))

export const listPupilsBornOn = async (
  db: Db,
  cycleId: number,
  days: readonly string[],
): Promise<Celebrant[]> => {
  const { rows } = await sql<Celebrant>`
    SELECT 'ALUMNO' AS tipo, s.id, s.nombre, s.fecha_nacimiento FROM students s
    WHERE ${monthAndDay} = ANY (${numbersOf(days)}::int[])
      AND EXISTS (SELECT FROM enrolments e WHERE e.student_id = s.id AND e.cycle_id = ${cycleId}
      AND e.estado = 'INSCRITO')`.execute(db)
  return rows
}

export const listStaffBornOn = async (db: Db, days: readonly string[]): Promise<Celebrant[]> => {
  const { rows } = await sql<Celebrant>`
    SELECT 'COLABORADOR' AS tipo, id, nombre, fecha_nacimiento FROM employees
    WHERE fecha_nacimiento IS NOT NULL AND ${monthAndDay} = ANY (${numbersOf(days)}::int[])`.execute(db)
  return rows
}

interface Waiting {
  sin_grupo: number
  sin_padre: number
  sin_curp: number
  curp_pendiente: number
  sin_grado: number
}

export const countWaiting = async (db: Db, cycleId: number): Promise<Waiting> => {
  // Collects the ids first: a join would read every pupil there ever was.
  const { rows } = await sql<Waiting>`
    WITH enrolled AS MATERIALIZED (
      SELECT student_id, group_id, grado_numero FROM enrolments WHERE cycle_id = ${cycleId} AND estado = 'INSCRITO'
    )
    SELECT (SELECT count(*) FROM enrolled WHERE group_id IS NULL)::int AS sin_grupo,
      (SELECT count(*) FROM enrolled WHERE grado_numero IS NULL)::int AS sin_grado,
      count(*) FILTER (WHERE parent_id IS NULL)::int AS sin_padre,
      count(*) FILTER (WHERE NOT curp_verificada AND curp <> '')::int AS sin_curp,
      count(*) FILTER (WHERE curp = '')::int AS curp_pendiente
    FROM students WHERE id = ANY (ARRAY(SELECT student_id FROM enrolled))`.execute(db)
  return onlyRow(rows)
}

export const countUnusual = async ({ db, now, timeZone }: AnyCall): Promise<UnusualAccess> => {
  const since = new Date(now.getTime() - 24 * 60 * 60_000)
  const { rows } = await sql<UnusualAccess>`
    WITH told AS (
      SELECT e.at, c.hecho, coalesce(c.veces, 1) AS veces
      FROM audit_entries e, LATERAL (
        SELECT max(each ->> 'despues') FILTER (WHERE each ->> 'campo' = 'hecho') AS hecho,
          max((each ->> 'despues')::integer) FILTER (WHERE each ->> 'campo' = 'veces') AS veces
        FROM jsonb_array_elements(e.cambios) each) c
      WHERE e.tipo = 'ACCESO' AND e.at >= ${since}
    ), hours AS (
      SELECT sum(veces) AS many FROM told WHERE hecho IN (${REFUSED}, ${REFUSED_MORE})
      GROUP BY date_trunc('hour', at) HAVING sum(veces) > ${USUAL_REFUSALS}
    )
    SELECT (SELECT count(*) FROM told WHERE hecho = ${LOCKED})::integer AS bloqueos,
      (SELECT coalesce(sum(many), 0) FROM hours)::integer AS rechazos,
      (SELECT count(*) FROM told WHERE hecho = ${NEW_BROWSER}
        AND (extract(hour FROM at AT TIME ZONE ${timeZone}) >= ${NIGHT.from}
          OR extract(hour FROM at AT TIME ZONE ${timeZone}) < ${NIGHT.to}))::integer AS de_noche`.execute(db)
  return onlyRow(rows)
}
