import type { PricedPlace } from '@contract/cycles/terms.rules'
import { gradeYearProblem, placeLabel } from '@contract/domain/grades'
import type { Centavos } from '@contract/domain/money'
import type { EnrolmentsContract, Placed, WithoutYear } from '@contract/enrolments/enrolments.schemas'
import { monthKey } from '@contract/scholarships/scholarships.rules'
import type { AnyCall, WriteCall } from '../../http/call'
import { assertField, found } from '../../shared/problem'
import type { CyclesService } from '../cycles/cycles.service'
import type { ScholarshipsService } from '../scholarships/scholarships.service'
import { placePrices } from './enrolments.queries'
import * as queries from './enrolmentYears.queries'

interface Deps {
  cycles: Pick<CyclesService, 'rowOf'>
  scholarships: Pick<ScholarshipsService, 'end' | 'relist'>
}

interface Moved {
  inscripcion: Placed
  meses: number
}

const UNKNOWN = 'No existe esta inscripción.'

export const createYearChanges = ({ cycles, scholarships }: Deps) => ({
  listWithoutYear: async (call: AnyCall, cycleId: number): Promise<WithoutYear[]> => {
    await cycles.rowOf(call, cycleId)
    return queries.listWithoutYear(call.db, cycleId)
  },

  /** A new year ends the group, a new level the beca too; unpaid months take the new grade's price, unless the pupil has one of its own. @throws 400 no such year · 404 */
  setYear: async (call: WriteCall, body: EnrolmentsContract['setYear']['body']): Promise<Moved> => {
    const { db, today, record } = call
    const { inscripcionId: id, gradoNumero } = body
    assertField('gradoNumero', body.grado && gradeYearProblem({ grado: body.grado, gradoNumero }))
    const stored = found(await queries.lockEnrolment(db, id), UNKNOWN)
    const grado = body.grado ?? stored.grado
    assertField('gradoNumero', gradeYearProblem({ grado, gradoNumero }))
    const moves = grado !== stored.grado
    const leaves = moves || (stored.groupYear !== null && stored.groupYear !== gradoNumero)
    const cycle = await cycles.rowOf(call, stored.cycle_id)
    const priceOf = (place: PricedPlace): Centavos => placePrices(cycle, place).mensualidad_centavos
    // Compares the prices of the two grades today, not the frozen one: correcting a year after prices rose must not charge the rise.
    const lista = priceOf({ grado, gradoNumero })
    const costsOther = !stored.before.mensualidad_propia && lista !== priceOf(stored.before)
    // Before the level changes: the database ties a beca to the enrolment's level.
    if (moves) await scholarships.end(call, [{ id }], monthKey(today))
    await queries.updateYear(db, id, {
      grado,
      grado_numero: gradoNumero,
      ...(leaves ? { group_id: null } : {}),
      ...(costsOther ? { mensualidad_centavos: lista } : {}),
    })
    const from = monthKey(today)
    const meses = costsOther ? await queries.countOtherPrices(db, id, { from, lista }) : 0
    if (costsOther) await scholarships.relist(call, [id], lista, from)
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
    return { inscripcion: placed, meses }
  },
})
