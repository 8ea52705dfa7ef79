import type { Insertable } from 'kysely'
import type { IsoDate } from '@contract/domain/dates'
import { pupilsProblem } from '@contract/enrolments/enrolments.rules'
import type { EnrolmentsContract } from '@contract/enrolments/enrolments.schemas'
import type { Tx } from '../../db/database'
import type { Tables } from '../../db/tables'
import type { Actor } from '../../http/actor'
import { badRequest, conflict, notFound } from '../../http/problem'
import { assertAmounts, assertOpen, assertPrices, type EnrolmentCycle } from './enrolments.checks'
import { findEnrolled, insertEnrolments, lockPupils, type PupilRow } from './enrolments.queries'
import { toCharges, toEnrolment, toEnrolmentRows } from './enrolments.rows'

interface Deps {
  /** The cycle with its months, held against changes until the commit; 404 when there is none. */
  cycles: { forCharging(tx: Tx, id: number): Promise<EnrolmentCycle> }
  charges: {
    createForEnrolments(
      tx: Tx,
      rows: readonly (Insertable<Tables['charges']> & { enrolment_id: number })[],
    ): Promise<unknown>
  }
  tuition: {
    createForEnrolments(
      tx: Tx,
      enrolmentIds: readonly number[],
      cycle: EnrolmentCycle,
      today: IsoDate,
      now: Date,
    ): Promise<unknown>
  }
}

const checkPupils = (alumnos: EnrolmentsContract['enrol']['body']['alumnos']): void => {
  const problem = pupilsProblem(alumnos)
  if (problem) throw badRequest(problem.message, { [problem.campo]: problem.message })
}

/** The pupils of the body in its order, locked. @throws 404 naming the ids that do not exist */
const takePupils = async (tx: Tx, ids: readonly number[]): Promise<PupilRow[]> => {
  const byId = new Map((await lockPupils(tx, ids)).map((pupil) => [pupil.id, pupil]))
  const missing = ids.filter((id) => !byId.has(id))
  if (missing.length === 1) throw notFound(`No existe el alumno ${missing[0]}.`)
  if (missing.length > 1) throw notFound(`No existen los alumnos ${missing.join(', ')}.`)
  return ids.map((id) => byId.get(id) as PupilRow)
}

const assertNotEnrolled = async (
  tx: Tx,
  pupils: readonly PupilRow[],
  cycle: EnrolmentCycle,
): Promise<void> => {
  const ids = pupils.map(({ id }) => id)
  const enrolled = await findEnrolled(tx, ids, cycle.id)
  const names = pupils.filter(({ id }) => enrolled.has(id)).map(({ nombre }) => nombre)
  if (names.length === 0) return
  const verb = names.length === 1 ? 'ya está inscrito' : 'ya están inscritos'
  throw conflict(`${names.join(', ')} ${verb} en el ciclo escolar ${cycle.name}.`)
}

/** Enrolments (DOMAIN §4). */
export const createEnrolmentsService = ({ cycles, charges, tuition }: Deps) => ({
  /**
   * Enrols all pupils or none: enrolment with frozen prices, its charges, its months. The cycle is held first, then the
   * pupils in id order. A handful of statements, however many pupils.
   * @throws 400 nobody, somebody twice, discount without motive · 404 unknown cycle or pupil · 409 closed, over, other prices
   * or amounts, enrolled already
   */
  enrol: async (
    tx: Tx,
    body: EnrolmentsContract['enrol']['body'],
    { actor, today, now }: { actor: Pick<Actor, 'id'>; today: IsoDate; now: Date },
  ) => {
    checkPupils(body.alumnos)
    const cycle = await cycles.forCharging(tx, body.idCiclo)
    const ids = body.alumnos.map(({ id }) => id)
    const pupils = await takePupils(tx, ids)
    assertOpen(cycle, today)
    assertPrices(cycle, body)
    const rows = toEnrolmentRows(body, cycle, { userId: actor.id, now })
    assertAmounts(body.alumnos, rows)
    await assertNotEnrolled(tx, pupils, cycle)
    const made = await insertEnrolments(tx, rows)
    const idOf = (studentId: number): number => made.get(studentId) as number
    await charges.createForEnrolments(
      tx,
      rows.flatMap((row) => toCharges(row, idOf(row.student_id), cycle, today)),
    )
    await tuition.createForEnrolments(tx, [...made.values()], cycle, today, now)
    return {
      ok: true as const,
      message: pupils.length === 1 ? 'Alumno inscrito.' : `${pupils.length} alumnos inscritos.`,
      inscripciones: rows.map((row, at) =>
        toEnrolment(row, idOf(row.student_id), pupils[at] as PupilRow, cycle),
      ),
    }
  },
})
export type EnrolmentsService = ReturnType<typeof createEnrolmentsService>
