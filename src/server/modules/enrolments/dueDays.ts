// Raw SQL: the table of an upgrade's proposals is no part of `Tables`.
import { sql } from 'kysely'
import type { EnrolmentsContract, DueProposal } from '@contract/enrolments/enrolments.schemas'
import { formatPesos, toPesos, type Centavos } from '@contract/domain/money'
import type { IsoDate } from '@contract/domain/dates'
import { chargesDueOn, dueDayProblem, isComingCycle } from '@contract/enrolments/enrolments.rules'
import type { Db } from '../../db/database'
import { anyOf } from '../../db/fragments'
import type { AnyCall, WriteCall } from '../../http/call'
import { badField, conflict, notFound } from '../../shared/problem'
import type { CycleRow } from '../cycles/cycles.queries'

/** @throws 400 a day outside today to the cycle's first day · 409 the cycle has begun meanwhile */
export const dueDay = (
  { today }: AnyCall,
  cycle: Pick<CycleRow, 'name' | 'fecha_inicio'>,
  vence: IsoDate | null | undefined,
): IsoDate => {
  const problem = dueDayProblem(vence, cycle, today)
  if (problem)
    throw isComingCycle(cycle, today) ? badField('vence', problem) : conflict(problem, { vence: problem })
  return chargesDueOn(vence, cycle, today)
}

interface ProposedRow {
  id: number
  student_id: number
  cycle_id: number
  name: string
  fecha_inicio: IsoDate
  descripcion: string
  alumno: string
  fecha: IsoDate
  saldo: Centavos
}

const proposedCharges = async (db: Db, today: IsoDate, cycleId: number | null): Promise<ProposedRow[]> => {
  const { rows } = await sql<ProposedRow>`
    SELECT c.id, c.student_id, c.cycle_id, y.name, y.fecha_inicio, c.descripcion, s.nombre AS alumno, c.fecha,
      c.monto_pagar_centavos - c.abonado_centavos AS saldo
    FROM due_day_proposals p JOIN cycles y ON y.id = p.cycle_id JOIN charges c ON c.cycle_id = y.id
    JOIN students s ON s.id = c.student_id
    WHERE p.decided_at IS NULL AND y.fecha_inicio > ${today}::date AND c.id <= p.last_charge_id
      AND c.enrolment_id IS NOT NULL AND c.estado IN ('PENDIENTE', 'PARCIAL') AND c.fecha < y.fecha_inicio
      AND (${cycleId}::int IS NULL OR y.id = ${cycleId}::int)
    ORDER BY y.fecha_inicio, c.id`.execute(db)
  return rows
}

const sumOf = (rows: readonly ProposedRow[]): Centavos => rows.reduce((sum, { saldo }) => sum + saldo, 0)

/** For charges of coming cycles dated before `vence` existed: another day is proposed once (decisions/domain/enrolments#when-it-is-due). */
export const dueProposals = {
  listDueProposals: async ({ db, today }: AnyCall): Promise<DueProposal[]> => {
    const all = await proposedCharges(db, today, null)
    return [...new Set(all.map(({ cycle_id }) => cycle_id))].map((id) => {
      const rows = all.filter(({ cycle_id }) => cycle_id === id)
      const { name, fecha_inicio } = rows[0] as ProposedRow
      const alumnos = new Set(rows.map(({ student_id }) => student_id)).size
      return {
        cicloEscolar: { id, name },
        fecha_inicio,
        alumnos,
        cargos: rows.length,
        suma: toPesos(sumOf(rows)),
      }
    })
  },

  /** @returns how many charges got another day @throws 400 a wrong day · 404 nothing is proposed · 409 the charges changed meanwhile */
  decideDue: async (call: WriteCall, body: EnrolmentsContract['decideDue']['body']): Promise<number> => {
    const { db, today, now, actor, record } = call
    const { idCiclo, vence } = body
    await sql`SELECT FROM due_day_proposals WHERE cycle_id = ${idCiclo} FOR UPDATE`.execute(db)
    await db
      .selectFrom('charges')
      .where('cycle_id', '=', idCiclo)
      .where('enrolment_id', 'is not', null)
      .orderBy('id')
      .forUpdate()
      .execute()
    const rows = await proposedCharges(db, today, idCiclo)
    const [first] = rows
    if (!first)
      throw notFound('No hay cargos de este ciclo que esperen otro día: ya se decidió o el ciclo empezó.')
    dueDay(call, first, vence)
    const suma = toPesos(sumOf(rows))
    if (rows.length !== body.cargos || suma !== body.suma)
      throw conflict(`Cambió mientras decidías: ahora son ${rows.length} cargos por ${formatPesos(suma)}.`)
    await sql`UPDATE due_day_proposals SET vence = ${vence}, decided_by = ${actor.id}, decided_at = ${now}
      WHERE cycle_id = ${idCiclo}`.execute(db)
    record(
      'CICLO',
      idCiclo,
      { name: first.name, cargos_por_vencer: 'por decidir' },
      {
        name: first.name,
        cargos_por_vencer: vence ?? 'se quedan con su día',
      },
    )
    if (vence === null) return 0
    await db
      .updateTable('charges')
      .set({ fecha: vence })
      .where('id', '=', anyOf(rows.map(({ id }) => id)))
      .execute()
    for (const { id, descripcion, alumno, fecha } of rows)
      record('CARGO', id, { descripcion, alumno, fecha }, { descripcion, alumno, fecha: vence })
    return rows.length
  },
}
