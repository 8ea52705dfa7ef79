// Raw SQL: JSON of joined rows, and sums of subqueries beside them.
import { sql, type Updateable } from 'kysely'
import type { DueRule } from '@contract/cycles/dueDays.rules'
import type { IsoDate } from '@contract/domain/dates'
import { familyOfPupil, type Family } from '@contract/domain/family'
import type { Grade } from '@contract/domain/grades'
import { toPesos } from '@contract/domain/money'
import type { EnrolmentState } from '@contract/enrolments/enrolments.rules'
import type { Baja } from '@contract/enrolments/enrolments.schemas'
import type { Db, Tx } from '../../db/database'
import {
  becasText,
  bySurname,
  cycleJson,
  daysOff,
  pupilNameJson,
  standingEnrolment,
  tuitionIsOpen,
} from '../../db/fragments'
import type { Tables } from '../../db/tables'

export interface LeavingRow {
  id: number
  estado: EnrolmentState
  grado: Grade
  gradoNumero: number | null
  alumno: { id: number; nombre: string; numero_control: string }
  family: Family
  ciclo: { id: number; name: string; fecha_inicio: IsoDate; fecha_fin: IsoDate } & Required<DueRule>
  grupo: string | null
  beca: string | null
  baja: { fecha: IsoDate; motivo: string } | null
  motivo_cancelacion: string | null
}

export const findLeaving = async (db: Db, id: number): Promise<LeavingRow | undefined> => {
  const { rows } = await sql<Omit<LeavingRow, 'family'> & { padre: { id: number } | null }>`
    SELECT e.id, e.estado, e.grado, e.grado_numero AS "gradoNumero", 
      CASE WHEN s.parent_id IS NOT NULL THEN json_build_object('id', s.parent_id) END AS padre, g.nombre AS grupo, ${becasText} AS beca,
      e.motivo_cancelacion,
      ${pupilNameJson} AS alumno,
      json_build_object('id', y.id, 'name', y.name, 'fecha_inicio', y.fecha_inicio, 'fecha_fin', y.fecha_fin,
        'dia_limite', y.dia_limite, 'dia_habil', y.dia_habil, 'dias_inhabiles', ${daysOff}) AS ciclo,
      CASE WHEN e.baja_fecha IS NOT NULL THEN json_build_object('fecha', e.baja_fecha, 'motivo', e.baja_motivo) END AS baja
    FROM enrolments e JOIN students s ON s.id = e.student_id JOIN cycles y ON y.id = e.cycle_id
    LEFT JOIN groups g ON g.id = e.group_id
    WHERE e.id = ${id}`.execute(db)
  return rows.map(({ padre, ...row }) => ({ ...row, family: familyOfPupil(padre, row.alumno) }))[0]
}

/** Locked until the commit. The pupil is locked too, so that the family cannot change. */
export const lockLeaving = async (tx: Tx, id: number): Promise<LeavingRow | undefined> => {
  const locked = await tx
    .selectFrom('enrolments')
    .select('student_id')
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst()
  if (!locked) return undefined
  await tx.selectFrom('students').select('id').where('id', '=', locked.student_id).forShare().execute()
  return findLeaving(tx, id)
}

export interface OpenCharge {
  id: number
  descripcion: string
  saldo_centavos: number
  own: boolean
  /** Month of a service's charge; for charges without a service, that of its day. */
  mes: { anio: number; mes: number } | null
  /** A debt from before the opening, which has no enrolment. */
  isBrought: boolean
  isUnpaid: boolean
}

export const listOpenCharges = async (db: Db, { id, alumno, ciclo }: LeavingRow): Promise<OpenCharge[]> => {
  const { rows } = await sql<OpenCharge>`
    SELECT id, descripcion, (monto_pagar_centavos - abonado_centavos)::float8 AS saldo_centavos,
      coalesce(enrolment_id = ${id}, false) AS own, opening_id IS NOT NULL AND enrolment_id IS NULL AS "isBrought",
      abonado_centavos = 0 AS "isUnpaid",
      CASE WHEN tipo = 'SERVICIO' THEN json_build_object('anio', coalesce(service_anio, extract(year FROM fecha)),
        'mes', coalesce(service_mes, extract(month FROM fecha))) END AS mes
    FROM charges WHERE student_id = ${alumno.id} AND cycle_id = ${ciclo.id} AND estado IN ('PENDIENTE', 'PARCIAL')
    ORDER BY fecha, id`.execute(db)
  return rows
}

export const listOthers = async (
  db: Db,
  { id, alumno, ciclo }: LeavingRow,
): Promise<{ id: number; cicloEscolar: { id: number; name: string } }[]> => {
  const { rows } = await sql<{ id: number; cicloEscolar: { id: number; name: string } }>`
    SELECT e.id, ${cycleJson} AS "cicloEscolar"
    FROM enrolments e JOIN cycles y ON y.id = e.cycle_id
    WHERE e.student_id = ${alumno.id} AND e.id <> ${id} AND e.estado = 'INSCRITO' AND y.fecha_inicio >= ${ciclo.fecha_inicio}::date
    ORDER BY y.fecha_inicio`.execute(db)
  return rows
}

export const listStandingFolios = async (db: Db, id: number): Promise<number[]> => {
  const { rows } = await sql<{ folio: number }>`
    SELECT DISTINCT p.folio FROM payment_lines l JOIN payments p ON p.id = l.payment_id
    WHERE p.cancelled_at IS NULL AND (l.charge_id IN (SELECT id FROM charges WHERE enrolment_id = ${id})
      OR l.tuition_id IN (SELECT id FROM tuition WHERE enrolment_id = ${id}))
    ORDER BY p.folio`.execute(db)
  return rows.map(({ folio }) => folio)
}

const update = (tx: Tx, id: number, values: Updateable<Tables['enrolments']>) =>
  tx.updateTable('enrolments').set(values).where('id', '=', id).execute()

const dropBecas = (tx: Tx, id: number) =>
  tx.deleteFrom('enrolment_scholarships').where('enrolment_id', '=', id).execute()

interface By {
  userId: number
  now: Date
}

/** Ends group and becas; what the becas took off each month stays known. */
export const markGone = async (
  tx: Tx,
  id: number,
  baja: { fecha: IsoDate; motivo: string },
  by: By,
): Promise<void> => {
  await dropBecas(tx, id)
  const gone = { baja_fecha: baja.fecha, baja_motivo: baja.motivo, baja_by: by.userId, baja_at: by.now }
  await update(tx, id, { ...gone, group_id: null })
}

export const markBack = (tx: Tx, id: number) =>
  update(tx, id, { baja_fecha: null, baja_motivo: null, baja_by: null, baja_at: null })

export const markMistake = async (tx: Tx, id: number, motivo: string, by: By): Promise<void> => {
  await dropBecas(tx, id)
  const cancelled = { motivo_cancelacion: motivo, cancelled_by: by.userId, cancelled_at: by.now }
  await update(tx, id, { ...cancelled, group_id: null })
}

export const listBajas = async (db: Db, cycleId: number): Promise<Baja[]> => {
  const { rows } = await sql<Omit<Baja, 'registro' | 'adeudo'> & { registro: Date; centavos: number }>`
    SELECT e.id, ${pupilNameJson} AS alumno, e.grado,
      e.grado_numero AS "gradoNumero", e.baja_fecha AS fecha, e.baja_motivo AS motivo, e.baja_at AS registro, u.name AS usuario,
      (coalesce((SELECT sum(t.monto_centavos - t.abonado_centavos) FROM tuition t WHERE t.enrolment_id = e.id AND ${tuitionIsOpen}), 0)
        + coalesce((SELECT sum(c.monto_pagar_centavos - c.abonado_centavos) FROM charges c WHERE c.student_id = e.student_id
          AND c.cycle_id = e.cycle_id AND c.estado IN ('PENDIENTE', 'PARCIAL')), 0))::float8 AS centavos
    FROM enrolments e JOIN students s ON s.id = e.student_id JOIN users u ON u.id = e.baja_by
    WHERE e.cycle_id = ${cycleId} AND e.baja_fecha IS NOT NULL AND ${standingEnrolment}
    ORDER BY ${bySurname}`.execute(db)
  return rows.map(({ centavos, registro, ...row }) => ({
    ...row,
    registro: registro.toISOString(),
    adeudo: toPesos(centavos),
  }))
}
