// Raw SQL: months are JSON of subqueries, and prices sums beside them.
import { sql, type Insertable, type Updateable } from 'kysely'
import { toPesos } from '@contract/domain/money'
import type { ServiceMonth } from '@contract/services/services.rules'
import type { Service, ChargedMonth, ServicePupil, StudentService } from '@contract/services/services.schemas'
import type { Pupil } from '@contract/students/students.schemas'
import type { Db, Tx } from '../../db/database'
import type { Tables } from '../../db/tables'
import {
  anyOf,
  bySurname,
  cycleJson,
  nameAlike,
  namedJson,
  pupilJson,
  standingEnrolment,
} from '../../db/fragments'

/** Pesos, in order of months; for a query with the charge as `c`. */
const months = sql<
  ChargedMonth[]
>`json_agg(json_build_object('anio', c.service_anio, 'mes', c.service_mes, 'cargoId', c.id,
  'estado', c.estado, 'monto', c.monto_pagar_centavos / 100.0, 'saldo', (c.monto_pagar_centavos - c.abonado_centavos) / 100.0)
  ORDER BY c.service_anio, c.service_mes)`

export const listServicePupils = async (
  db: Db,
  serviceId: number,
  everybody: boolean,
): Promise<ServicePupil[]> => {
  const { rows } = await sql<{ alumno: Pupil; meses: ChargedMonth[] }>`
    SELECT ${pupilJson} AS alumno, coalesce(x.meses, '[]') AS meses
    FROM services v JOIN students s ON true
    LEFT JOIN (SELECT c.student_id, ${months} AS meses FROM charges c
      WHERE c.service_id = ${serviceId} AND c.cancelled_at IS NULL GROUP BY 1) x ON x.student_id = s.id
    LEFT JOIN enrolments e ON e.student_id = s.id AND e.cycle_id = v.cycle_id AND ${standingEnrolment}
    LEFT JOIN groups g ON g.id = e.group_id
    WHERE v.id = ${serviceId} AND ${everybody ? sql`e.estado = 'INSCRITO'` : sql`x.student_id IS NOT NULL`}
    ORDER BY ${bySurname}`.execute(db)
  return rows
}

export const listStudentServices = async (db: Db, studentId: number): Promise<StudentService[]> => {
  const { rows } = await sql<StudentService>`
    SELECT v.id, v.nombre, ${cycleJson} AS "cicloEscolar", ${months} AS meses
    FROM charges c JOIN services v ON v.id = c.service_id JOIN cycles y ON y.id = v.cycle_id
    WHERE c.student_id = ${studentId} AND c.cancelled_at IS NULL
    GROUP BY v.id, y.id ORDER BY y.fecha_inicio DESC, v.nombre COLLATE "es-x-icu"`.execute(db)
  return rows
}

export interface ServiceRow {
  id: number
  nombre: string
  mensualidad_centavos: number
  meses: ServiceMonth[]
  cycle: { id: number; name: string }
  concept: { id: number; nombre: string } | null
  alumnos: number
}

const services = sql`
  SELECT v.id, v.nombre, v.mensualidad_centavos, ${cycleJson} AS cycle,
    ${namedJson('k')} AS concept,
    (SELECT json_agg(json_build_object('anio', m.anio, 'mes', m.mes) ORDER BY m.anio, m.mes)
      FROM service_months m WHERE m.service_id = v.id) AS meses,
    (SELECT count(DISTINCT c.student_id)::int FROM charges c WHERE c.service_id = v.id AND c.cancelled_at IS NULL) AS alumnos
  FROM services v JOIN cycles y ON y.id = v.cycle_id LEFT JOIN concepts k ON k.id = v.concept_id`

export const toService = (row: ServiceRow): Service => ({
  id: row.id,
  cicloEscolar: row.cycle,
  nombre: row.nombre,
  mensualidad: toPesos(row.mensualidad_centavos),
  meses: row.meses,
  concepto: row.concept,
  alumnos: row.alumnos,
})

export const listServices = async (db: Db, cycleId: number | undefined): Promise<ServiceRow[]> => {
  const { rows } = await sql<ServiceRow>`${services}
    ${cycleId === undefined ? sql`` : sql`WHERE v.cycle_id = ${cycleId}`}
    ORDER BY y.fecha_inicio DESC, v.nombre COLLATE "es-x-icu", v.id`.execute(db)
  return rows
}

export const findService = async (db: Db, id: number): Promise<ServiceRow | undefined> => {
  const { rows } = await sql<ServiceRow>`${services} WHERE v.id = ${id}`.execute(db)
  return rows[0]
}

/** Makes calls for one service take turns. Lock before reading: only a later statement sees what it waited for. */
export const lockService = async (tx: Tx, id: number): Promise<ServiceRow | undefined> => {
  const locked = await tx
    .selectFrom('services')
    .select('id')
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  return locked && findService(tx, id)
}

export const findSameName = async (
  tx: Tx,
  { nombre, cycleId, except }: { nombre: string; cycleId: number; except: number },
): Promise<string | null> => {
  const row = await tx
    .selectFrom('services')
    .select('nombre')
    .where('cycle_id', '=', cycleId)
    .where(nameAlike, '=', nombre)
    .where('id', '!=', except)
    .executeTakeFirst()
  return row?.nombre ?? null
}

export const insertService = async (
  tx: Tx,
  values: Insertable<Tables['services']>,
  meses: readonly ServiceMonth[],
): Promise<number> => {
  const { id } = await tx.insertInto('services').values(values).returning('id').executeTakeFirstOrThrow()
  const months = meses.map(({ anio, mes }) => ({ service_id: id, anio, mes }))
  await tx.insertInto('service_months').values(months).execute()
  return id
}

export const updateService = (tx: Tx, id: number, values: Updateable<Tables['services']>) =>
  tx.updateTable('services').set(values).where('id', '=', id).execute()

export const wasCharged = async (tx: Tx, id: number): Promise<boolean> =>
  (await tx.selectFrom('charges').select('id').where('service_id', '=', id).limit(1).executeTakeFirst()) !==
  undefined

export const deleteService = async (tx: Tx, id: number): Promise<void> => {
  await tx.deleteFrom('service_months').where('service_id', '=', id).execute()
  await tx.deleteFrom('services').where('id', '=', id).execute()
}

/** Of these pupils those in class in the cycle, whose enrolments are locked until the commit. */
export const lockEnrolled = async (tx: Tx, cycleId: number, ids: readonly number[]): Promise<number[]> => {
  const rows = await tx
    .selectFrom('enrolments')
    .select('student_id')
    .where('cycle_id', '=', cycleId)
    .where('estado', '=', 'INSCRITO')
    .where('student_id', '=', anyOf(ids))
    .orderBy('id')
    .forShare()
    .execute()
  return rows.map(({ student_id }) => student_id)
}

export const findPupils = (db: Db, ids: readonly number[]) =>
  db
    .selectFrom('students')
    .select(['id', 'nombre', 'numero_control'])
    .where('id', 'in', ids)
    .orderBy('id')
    .execute()

/** Due day per pupil and month; the earliest if the month has two instalments. */
export const findDueDays = async (db: Db, cycleId: number, ids: readonly number[]) => {
  const { rows } = await sql<ServiceMonth & { studentId: number; vencimiento: string }>`
    SELECT e.student_id AS "studentId", t.anio, t.mes, min(t.vencimiento) AS vencimiento
    FROM tuition t JOIN enrolments e ON e.id = t.enrolment_id
    WHERE e.cycle_id = ${cycleId} AND e.estado = 'INSCRITO' AND e.student_id = ANY (${ids}::int[])
    GROUP BY 1, 2, 3`.execute(db)
  return rows
}

interface ServiceCharge extends ServiceMonth {
  id: number
  studentId: number
  abonado_centavos: number
  monto_pagar_centavos: number
}

export const lockServiceCharges = async (
  tx: Tx,
  serviceId: number,
  ids: readonly number[],
): Promise<ServiceCharge[]> => {
  return tx
    .selectFrom('charges')
    .select(['id', 'student_id as studentId', 'service_anio as anio', 'service_mes as mes'])
    .select(['abonado_centavos', 'monto_pagar_centavos'])
    .where('service_id', '=', serviceId)
    .where('student_id', '=', anyOf(ids))
    .where('cancelled_at', 'is', null)
    .orderBy('id')
    .forUpdate()
    .$narrowType<{ anio: number; mes: number }>()
    .execute()
}
