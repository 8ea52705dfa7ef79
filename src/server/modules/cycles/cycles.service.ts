import type { Static } from '@sinclair/typebox'
import { formatDate } from '@contract/domain/dates'
import { toCentavos, type Centavos } from '@contract/domain/money'
import { compareTuitionMonths, monthsBetween, type TuitionMonth } from '@contract/domain/months'
import { cycleProblems, FIXED_FIELDS } from '@contract/cycles/cycles.rules'
import type { Cycle, cyclesSchemas } from '@contract/cycles/cycles.schemas'
import type { Tx } from '../../db/database'
import { whatHangs, type Hanging } from '../../db/hanging'
import type { AnyCall, WriteCall } from '../../http/contractRoute'
import { conflict, found } from '../../shared/problem'
import { assertFields } from '../../http/validation'
import * as queries from './cycles.queries'

type Creation = Static<typeof cyclesSchemas.create.body>
type Change = Static<typeof cyclesSchemas.update.body>

const UNKNOWN = 'No existe este ciclo escolar.'

/** References that prevent deleting a cycle, besides answers to its questionnaire. */
const HANGS: readonly Hanging[] = [
  ['enrolments', 'cycle_id', 'inscripción', 'inscripciones'],
  ['charges', 'cycle_id', 'cargo', 'cargos'],
  ['groups', 'cycle_id', 'grupo', 'grupos'],
  ['scholarships', 'cycle_id', 'beca', 'becas'],
  ['openings', 'cycle_id', 'apertura', 'aperturas'],
]

/** The form is validated before (at most two decimals), so nothing is rounded here. */
const centavos = (pesos: number): Centavos => toCentavos(pesos) as Centavos

const toRecargo = (fee: Creation['recargo']): string | null =>
  fee ? JSON.stringify({ tipo: fee.tipo, valor: fee.valor, dias_gracia: fee.dias_gracia }) : null

const toValues = (cycle: Creation) => ({
  name: cycle.nombre.normalize('NFC').trim(),
  fecha_inicio: cycle.fecha_inicio,
  fecha_fin: cycle.fecha_fin,
  costo_inscripcion_centavos: centavos(cycle.costo_inscripcion),
  mensualidad_preescolar_centavos: centavos(cycle.mensualidad_preescolar),
  mensualidad_primaria_centavos: centavos(cycle.mensualidad_primaria),
  costo_material_centavos: centavos(cycle.costo_material),
  inscripciones_abiertas: cycle.inscripciones_abiertas ?? true,
  cuestionario_activo: cycle.cuestionario_activo ?? false,
  dia_limite: cycle.dia_limite ?? 10,
  descuento_anual_centesimas: centavos(cycle.descuento_anual ?? 0),
  recargo: toRecargo(cycle.recargo),
})

/** A cycle as the bitácora keeps it: months as '2026-09', a second December as '2026-12 (2)'. */
const kept = ({ meses, recargo, ...cycle }: Cycle) => ({
  ...cycle,
  meses: meses.map(({ anio, mes, parcialidad }) => {
    const month = `${anio}-${String(mes).padStart(2, '0')}`
    return parcialidad === 1 ? month : `${month} (${parcialidad})`
  }),
  recargo:
    recargo &&
    `${recargo.tipo} ${recargo.valor}, ${recargo.dias_gracia === 1 ? '1 día' : `${recargo.dias_gracia} días`} de gracia`,
})

const sorted = (meses: readonly TuitionMonth[]): TuitionMonth[] =>
  meses.map(({ anio, mes, parcialidad }) => ({ anio, mes, parcialidad })).sort(compareTuitionMonths)

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b)

/** The cycle after the change. Default months follow the dates; chosen months stay and must fit (`cycleProblems`). */
const merge = (stored: Cycle, change: Change): Creation & { meses: TuitionMonth[] } => {
  const wanted = { ...stored, nombre: stored.name, ...change }
  const byDefault = same(stored.meses, monthsBetween(stored.fecha_inicio, stored.fecha_fin))
  const meses =
    change.meses ?? (byDefault ? monthsBetween(wanted.fecha_inicio, wanted.fecha_fin) : stored.meses)
  return { ...wanted, meses: sorted(meses) }
}

/** 409 when prices, months, dates or the due day change although pupils are enrolled. */
const assertMayChange = (stored: Cycle, wanted: Creation): void => {
  const changed = FIXED_FIELDS.filter((campo) => !same(stored[campo], wanted[campo]))
  const pupils = stored.inscritos.PREESCOLAR + stored.inscritos.PRIMARIA
  if (changed.length === 0 || pupils === 0) return
  const enrolled = pupils === 1 ? 'ya hay 1 alumno inscrito' : `ya hay ${pupils} alumnos inscritos`
  const message = `No se pueden cambiar fechas, costos ni meses de «${stored.name}»: ${enrolled}.`
  throw conflict(
    message,
    Object.fromEntries(changed.map((campo) => [campo, `No se puede cambiar: ${enrolled}.`])),
  )
}

/**
 * 409 naming the overlapping cycle. Locks the calendar until the transaction ends; the database's exclusion constraint is the
 * last guard.
 */
const assertFree = async (tx: Tx, { fecha_inicio, fecha_fin }: Creation, except = 0): Promise<void> => {
  await queries.lockCalendar(tx)
  const other = await queries.findOverlapping(tx, fecha_inicio, fecha_fin, except)
  if (!other) return
  const dates = `del ${formatDate(other.fecha_inicio)} al ${formatDate(other.fecha_fin)}`
  const message = `Las fechas se cruzan con el ciclo escolar «${other.name}», ${dates}.`
  throw conflict(message, { fecha_inicio: message })
}

/**
 * 409 naming the cycle with this name, ignoring case. The calendar is locked, so two cycles of one name cannot be created at
 * once.
 */
const assertNameFree = async (tx: Tx, { nombre }: Creation, except = 0): Promise<void> => {
  await queries.lockCalendar(tx)
  const other = await queries.findNamed(tx, nombre.normalize('NFC').trim(), except)
  if (!other) return
  const dates = `del ${formatDate(other.fecha_inicio)} al ${formatDate(other.fecha_fin)}`
  const message = `Ya hay un ciclo escolar «${other.name}», ${dates}.`
  throw conflict(message, { nombre: message })
}

const read = async ({ db, today }: AnyCall, id: number): Promise<Cycle> =>
  queries.toCycle(found(await queries.findCycle(db, id), UNKNOWN), today)

export const createCyclesService = () => ({
  /** The cycle of today, else the next to begin, else null. */
  current: async (call: AnyCall): Promise<Cycle | null> => {
    const id = await queries.findCurrentId(call.db, call.today)
    return id === null ? null : read(call, id)
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
    const id = await queries.insertCycle(db, { ...toValues(body), created_by: actor.id })
    await queries.replaceMonths(db, id, body.meses ?? monthsBetween(body.fecha_inicio, body.fecha_fin))
    const cycle = await read(call, id)
    call.record('CICLO', id, null, kept(cycle))
    return cycle
  },

  /**
   * Changes any fields; those in `FIXED_FIELDS` only while no pupil is enrolled. A value equal to the stored one is no change.
   * @throws 400 errors of `cycleProblems` · 404 · 409 pupils are enrolled, the dates overlap with another cycle, or it has the
   * name
   */
  update: async (call: WriteCall, id: number, body: Change): Promise<Cycle> => {
    const { db } = call
    assertFields(cycleProblems(body))
    // Enrolling locks the same row in share while it copies prices, so the second of the two sees the first one's result.
    found((await queries.lockCycle(db, id, 'change')) || null, UNKNOWN)
    const stored = await read(call, id)
    const wanted = merge(stored, body)
    assertFields(cycleProblems(wanted))
    assertMayChange(stored, wanted)
    const moved = wanted.fecha_inicio !== stored.fecha_inicio || wanted.fecha_fin !== stored.fecha_fin
    if (moved) await assertFree(db, wanted, id)
    if (wanted.nombre !== stored.name) await assertNameFree(db, wanted, id)
    await queries.updateCycle(db, id, toValues(wanted))
    if (!same(wanted.meses, stored.meses)) await queries.replaceMonths(db, id, wanted.meses)
    const cycle = await read(call, id)
    call.record('CICLO', id, kept(stored), kept(cycle))
    return cycle
  },

  /**
   * Deletes a cycle without references, with its unanswered questionnaire; returns what it was.
   * @throws 404 · 409 names the references
   */
  delete: async (call: WriteCall, id: number): Promise<Cycle> => {
    const { db } = call
    found((await queries.lockCycle(db, id, 'delete')) || null, UNKNOWN)
    const stored = await read(call, id)
    const answers = await queries.countAnswers(db, id)
    const hanging = (await whatHangs(db, id, HANGS)) ?? (answers > 0 ? 'respuestas de su cuestionario' : null)
    if (hanging) throw conflict(`No se puede eliminar «${stored.name}»: tiene ${hanging}.`)
    await queries.deleteCycle(db, id)
    call.record('CICLO', id, kept(stored), null)
    return stored
  },

  /**
   * The cycle with prices (centavos) and months, locked in share until the transaction ends, so that prices cannot change while
   * they are copied.
   * @throws 404
   */
  forCharging: async ({ db }: WriteCall, id: number): Promise<queries.CycleRow> => {
    found((await queries.lockCycle(db, id, 'share')) || null, UNKNOWN)
    return found(await queries.findCycleRow(db, id), UNKNOWN)
  },
})
export type CyclesService = ReturnType<typeof createCyclesService>
