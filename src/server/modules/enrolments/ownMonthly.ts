import { hasPermission, type ActionName } from '@contract/domain/permissions'
import { centavosOf } from '@contract/domain/money'
import { monthlyOff, monthlyProblem } from '@contract/enrolments/enrolments.rules'
import type { EnrolmentsContract, Placed } from '@contract/enrolments/enrolments.schemas'
import { FREE_PERCENT, monthKey } from '@contract/scholarships/scholarships.rules'
import type { WriteCall } from '../../http/call'
import { assertField, conflict, forbidden, found } from '../../shared/problem'
import type { CyclesService } from '../cycles/cycles.service'
import type { ScholarshipsService } from '../scholarships/scholarships.service'
import { placePrices } from './enrolments.queries'
import * as queries from './enrolmentYears.queries'

interface Deps {
  cycles: Pick<CyclesService, 'rowOf'>
  scholarships: Pick<ScholarshipsService, 'relist'>
}

const UNKNOWN = 'No existe esta inscripción.'

/** A lower price is a discount like a beca, so it needs the permission for a beca of that percent. */
const assertMayLower = ({ actor }: WriteCall, off: number): void => {
  const may = (action: ActionName): boolean => hasPermission(actor.permissions, 'BECAS', action)
  if (off > 0 && !may('CREATE'))
    throw forbidden('Una mensualidad menor que la del ciclo pide el permiso BECAS · Crear.')
  if (off > FREE_PERCENT && !may('DELETE'))
    throw forbidden('Una mensualidad de menos de la mitad de la del ciclo pide el permiso BECAS · Eliminar.')
}

export const createOwnMonthly = ({ cycles, scholarships }: Deps) => ({
  /** Changes months of which nothing was paid, from the current one on. @throws 400 · 403 a discount without BECAS · 404 · 409 baja, cycle over */
  setMonthly: async (
    call: WriteCall,
    { inscripcionId: id, mensualidad }: EnrolmentsContract['setMonthly']['body'],
  ): Promise<{ inscripcion: Placed; meses: number }> => {
    const { db, today, record } = call
    assertField('mensualidad', monthlyProblem(mensualidad))
    const stored = found(await queries.lockEnrolment(db, id), UNKNOWN)
    const cycle = await cycles.rowOf(call, stored.cycle_id)
    if (cycle.fecha_fin < today) throw conflict(`El ciclo escolar ${cycle.name} ya terminó.`)
    if (stored.isGone) throw conflict('El alumno está dado de baja de este ciclo escolar.')
    const { mensualidad_centavos: asked } = placePrices(cycle, stored.before)
    const lista = mensualidad === null ? asked : centavosOf(mensualidad)
    assertMayLower(call, mensualidad === null ? 0 : monthlyOff(lista, asked))
    const from = monthKey(today)
    await queries.updateYear(db, id, {
      mensualidad_centavos: lista,
      mensualidad_propia: mensualidad !== null,
    })
    const meses = await queries.countOtherPrices(db, id, { from, lista })
    await scholarships.relist(call, [id], lista, from)
    const inscripcion = found(await queries.findPlaced(db, id), UNKNOWN)
    record('INSCRIPCION', id, stored.before, inscripcion)
    return { inscripcion, meses }
  },
})
