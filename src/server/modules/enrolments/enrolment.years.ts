import { gradeYearProblem, placeLabel } from '@contract/domain/grades'
import type { EnrolmentsContract, Placed, WithoutYear } from '@contract/enrolments/enrolments.schemas'
import { monthKey } from '@contract/scholarships/scholarships.rules'
import type { AnyCall, WriteCall } from '../../http/contractRoute'
import { badField, found } from '../../shared/problem'
import type { ScholarshipsService } from '../scholarships/scholarships.service'
import { monthlyPrice } from './enrolments.queries'
import * as queries from './enrolmentYears.queries'

interface Deps {
  scholarships: Pick<ScholarshipsService, 'end' | 'relist'>
}

const UNKNOWN = 'No existe esta inscripción.'

/** Corrects the year of existing enrolments (decisions/domain/enrolments#years). */
export const createYearChanges = ({ scholarships }: Deps) => ({
  /** By level and surname. @throws 404 unknown cycle */
  withoutYear: async ({ db }: AnyCall, cycleId: number): Promise<WithoutYear[]> => {
    found(await queries.findCycle(db, cycleId), 'No existe este ciclo escolar.')
    return queries.listWithoutYear(db, cycleId)
  },

  /**
   * Sets the year, and the level when given. The pupil leaves a group of another year. Another level also ends the beca, which
   * belongs to one level, and gives unpaid months the new price.
   * @throws 400 the level has no such year · 404
   */
  setYear: async (call: WriteCall, body: EnrolmentsContract['setYear']['body']): Promise<Placed> => {
    const { db, today, record } = call
    const { inscripcionId: id, gradoNumero } = body
    const wrong = body.grado && gradeYearProblem({ grado: body.grado, gradoNumero })
    if (wrong) throw badField('gradoNumero', wrong)
    const stored = found(await queries.holdEnrolment(db, id), UNKNOWN)
    const grado = body.grado ?? stored.grado
    const problem = gradeYearProblem({ grado, gradoNumero })
    if (problem) throw badField('gradoNumero', problem)
    const moves = grado !== stored.grado
    const leaves = moves || (stored.groupYear !== null && stored.groupYear !== gradoNumero)
    const cycle = found(await queries.findCycle(db, stored.cycle_id), UNKNOWN)
    const monthly = monthlyPrice(cycle, grado)
    // Before the level changes: the database holds a beca to the level of the enrolment.
    if (moves) await scholarships.end(call, [{ id }], monthKey(today))
    await queries.updateYear(db, id, {
      grado,
      grado_numero: gradoNumero,
      ...(leaves ? { group_id: null } : {}),
      ...(moves ? { mensualidad_centavos: monthly } : {}),
    })
    if (moves) await scholarships.relist(call, [id], monthly)
    const placed = found(await queries.findPlaced(db, id), UNKNOWN)
    record('INSCRIPCION', id, stored.before, placed)
    const { nombre } = placed.alumno
    const place = (of: Placed) => placeLabel(of) || null
    record(
      'ALUMNO',
      placed.alumno.id,
      { nombre, grado: place(stored.before), grupo: stored.before.grupo, beca: stored.beca },
      { nombre, grado: place(placed), grupo: placed.grupo, beca: moves ? null : stored.beca },
    )
    return placed
  },
})
