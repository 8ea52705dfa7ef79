import { formatDate } from '@contract/domain/dates'
import { cycleProblems } from '@contract/cycles/cycles.rules'
import type { Cycle } from '@contract/cycles/cycles.schemas'
import type { Tx } from '../../db/database'
import { whatHangs, type Hanging, UNKNOWN_CYCLE } from '../../db/lookups'
import type { AnyCall, WriteCall } from '../../http/call'
import { conflict, found } from '../../shared/problem'
import { assertFields } from '../../http/validation'
import { lockCycle } from '../../db/locks'
import { cycleTrail, toValues, wantedOf, type Creation, type CycleValues } from './cycleTerms'
import * as queries from './cycles.queries'
import { replaceFees, replacePrices } from './cycleTerms.queries'

const HANGS: readonly Hanging[] = [
  ['enrolments', 'cycle_id', 'inscripción', 'inscripciones'],
  ['charges', 'cycle_id', 'cargo', 'cargos'],
  ['groups', 'cycle_id', 'grupo', 'grupos'],
  ['scholarships', 'cycle_id', 'beca', 'becas'],
  ['openings', 'cycle_id', 'apertura', 'aperturas'],
  ['services', 'cycle_id', 'servicio', 'servicios'],
  ['certificates', 'cycle_id', 'constancia', 'constancias'],
]

/** 409 naming the overlapping cycle. Locks the calendar until the commit; the database's exclusion constraint is the last guard. */
export const assertFree = async (
  tx: Tx,
  { fecha_inicio, fecha_fin }: Pick<CycleValues, 'fecha_inicio' | 'fecha_fin'>,
  except = 0,
): Promise<void> => {
  await queries.lockCalendar(tx)
  const other = await queries.findOverlapping(tx, fecha_inicio, fecha_fin, except)
  if (!other) return
  const dates = `del ${formatDate(other.fecha_inicio)} al ${formatDate(other.fecha_fin)}`
  const message = `Las fechas se cruzan con el ciclo escolar «${other.name}», ${dates}.`
  throw conflict(message, { fecha_inicio: message })
}

/** 409 naming the cycle of the same name, in any case. Locks the calendar, so two cannot be created at once. */
export const assertNameFree = async (
  tx: Tx,
  { nombre }: Pick<CycleValues, 'nombre'>,
  except = 0,
): Promise<void> => {
  await queries.lockCalendar(tx)
  const other = await queries.findNamed(tx, nombre.normalize('NFC').trim(), except)
  if (!other) return
  const dates = `del ${formatDate(other.fecha_inicio)} al ${formatDate(other.fecha_fin)}`
  const message = `Ya hay un ciclo escolar «${other.name}», ${dates}.`
  throw conflict(message, { nombre: message })
}

export const readCycle = async ({ db, today }: Pick<AnyCall, 'db' | 'today'>, id: number): Promise<Cycle> =>
  queries.toCycle(found(await queries.findCycle(db, id), UNKNOWN_CYCLE), today)

export const createCyclesService = () => ({
  getCurrent: async (call: AnyCall): Promise<Cycle | null> => {
    const id = await queries.findCurrentId(call.db, call.today)
    return id === null ? null : readCycle(call, id)
  },

  currentId: ({ db, today }: AnyCall): Promise<number | null> => queries.findCurrentId(db, today),

  list: async ({ db, today }: AnyCall): Promise<Cycle[]> =>
    (await queries.listCycles(db)).map((row) => queries.toCycle(row, today)),

  /** @throws 400 errors of `cycleProblems` · 409 the dates overlap with another cycle, or it has the name */
  create: async (call: WriteCall, body: Creation): Promise<Cycle> => {
    const { db, actor } = call
    assertFields(cycleProblems(body))
    await assertFree(db, body)
    await assertNameFree(db, body)
    const wanted = wantedOf(body)
    const id = await queries.insertCycle(db, { ...toValues(wanted), created_by: actor.id })
    await queries.replaceMonths(db, id, wanted.meses)
    await replacePrices(db, id, wanted.precios)
    await replaceFees(db, id, wanted.fecha_inicio, wanted.recargo)
    const cycle = await readCycle(call, id)
    call.record('CICLO', id, null, cycleTrail(cycle))
    return cycle
  },

  /** @throws 404 · 409 names what refers to the cycle */
  delete: async (call: WriteCall, id: number): Promise<Cycle> => {
    const { db } = call
    await lockCycle(db, id, 'delete')
    const stored = await readCycle(call, id)
    const answers = await queries.countAnswers(db, id)
    const hanging = (await whatHangs(db, id, HANGS)) ?? (answers > 0 ? 'respuestas de su cuestionario' : null)
    if (hanging) throw conflict(`No se puede eliminar «${stored.name}»: tiene ${hanging}.`)
    await queries.deleteCycle(db, id)
    call.record('CICLO', id, cycleTrail(stored), null)
    return stored
  },

  rowOf: async ({ db }: AnyCall, id: number): Promise<queries.CycleRow> =>
    found(await queries.findCycleRow(db, id), UNKNOWN_CYCLE),

  /** Locked in share until the commit: prices, in centavos, cannot change while they are copied. @throws 404 */
  forCharging: async ({ db }: WriteCall, id: number): Promise<queries.CycleRow> => {
    await lockCycle(db, id, 'share')
    return found(await queries.findCycleRow(db, id), UNKNOWN_CYCLE)
  },
})
export type CyclesService = ReturnType<typeof createCyclesService>
