// Raw SQL: a savepoint inside a write that the unit of work holds.
import { sql } from 'kysely'
import { cycleProblems, FIXED_FIELDS } from '@contract/cycles/cycles.rules'
import type { Cycle, CycleEffect } from '@contract/cycles/cycles.schemas'
import { pricesFor } from '@contract/cycles/terms.rules'
import { formatDate } from '@contract/domain/dates'
import type { Tx } from '../../db/database'
import type { WriteCall } from '../../http/call'
import { assertFields } from '../../http/validation'
import { conflict } from '../../shared/problem'
import { lockCycle } from '../../db/locks'
import type { ScholarshipsService } from '../scholarships/scholarships.service'
import { cycleTrail, merge, sameJson, toValues, type Change, type CycleValues } from './cycleTerms'
import * as queries from './cycles.queries'
import { assertFree, assertNameFree, readCycle } from './cycles.service'
import * as terms from './cycleTerms.queries'

interface Deps {
  scholarships: Pick<ScholarshipsService, 'assertMayGive' | 'changeAccumulation' | 'countSiblings'>
}

const assertMayChange = (stored: Cycle, wanted: CycleValues): void => {
  const changed = FIXED_FIELDS.filter((campo) => !sameJson(stored[campo], wanted[campo]))
  const pupils = stored.inscritos.PREESCOLAR + stored.inscritos.PRIMARIA
  if (changed.length === 0 || pupils === 0) return
  const enrolled = pupils === 1 ? 'ya hay 1 alumno inscrito' : `ya hay ${pupils} alumnos inscritos`
  const message = `No se pueden cambiar fechas, meses ni día límite de «${stored.name}»: ${enrolled}.`
  throw conflict(
    message,
    Object.fromEntries(changed.map((campo) => [campo, `No se puede cambiar: ${enrolled}.`])),
  )
}

/** 409: in a cycle that is over a new recargo would change what its late months cost. */
const assertFeeMayChange = (stored: Cycle, { recargo, fecha_fin }: CycleValues, today: string): void => {
  if (sameJson(stored.recargo, recargo) || fecha_fin >= today) return
  const message = `«${stored.name}» terminó el ${formatDate(fecha_fin)}: su recargo ya no se puede cambiar.`
  throw conflict(message, { recargo: message })
}

const NONE: CycleEffect['reprecian'] = { alumnos: 0, meses: 0, diferencia: 0 }

const keepPrices = async ({ db }: WriteCall, stored: Cycle, wanted: CycleValues): Promise<number> => {
  const places = await terms.countPlaces(db, stored.id)
  const changed = places.filter((place) => !sameJson(pricesFor(stored, place), pricesFor(wanted, place)))
  return changed.reduce((sum, { alumnos }) => sum + alumnos, 0)
}

/** While a pupil is enrolled, a new recargo applies to months due from today on; before that it is the cycle's only one. */
const writeFee = async (
  call: WriteCall,
  stored: Cycle,
  wanted: CycleValues,
): Promise<CycleEffect['recargo']> => {
  const { db, today } = call
  const changes = !sameJson(stored.recargo, wanted.recargo)
  const moves = stored.fecha_inicio !== wanted.fecha_inicio
  if (!changes && !moves) return null
  if (!(await terms.isTaken(db, stored.id))) {
    await terms.replaceFees(db, stored.id, wanted.fecha_inicio, wanted.recargo)
    return null
  }
  if (!changes) return null
  await terms.addFee(db, stored.id, today, wanted.recargo)
  const { later, earlier } = await terms.countOpenMonths(db, stored.id, today)
  return { desde: today, meses: later, conservan: earlier }
}

/** Writes and rolls back, so a dry run answers exactly what the write would. */
const takenBack = async <Answer>(tx: Tx, write: () => Promise<Answer>): Promise<Answer> => {
  await sql`SAVEPOINT dry_run`.execute(tx)
  const answer = await write()
  await sql`ROLLBACK TO SAVEPOINT dry_run`.execute(tx)
  return answer
}

interface Changed {
  ciclo: Cycle
  efecto: CycleEffect
}

export const createCycleChanges = ({ scholarships }: Deps) => {
  const write = async (call: WriteCall, stored: Cycle, wanted: CycleValues): Promise<Changed> => {
    const { db } = call
    const { id } = stored
    const moved = wanted.fecha_inicio !== stored.fecha_inicio || wanted.fecha_fin !== stored.fecha_fin
    if (moved) await assertFree(db, wanted, id)
    if (wanted.nombre !== stored.name) await assertNameFree(db, wanted, id)
    const conservan_precio = await keepPrices(call, stored, wanted)
    await queries.updateCycle(db, id, toValues(wanted))
    if (!sameJson(wanted.meses, stored.meses)) await queries.replaceMonths(db, id, wanted.meses)
    if (!sameJson(wanted.precios, stored.precios)) await terms.replacePrices(db, id, wanted.precios)
    const recargo = await writeFee(call, stored, wanted)
    const repriced = sameJson(wanted.acumulacion, stored.acumulacion)
      ? null
      : await scholarships.changeAccumulation(call, id, stored.acumulacion ?? 'MAYOR')
    const siblings = sameJson(wanted.hermanos, stored.hermanos)
      ? null
      : await scholarships.countSiblings(call, id)
    const ciclo = await readCycle(call, id)
    call.record('CICLO', id, cycleTrail(stored), cycleTrail(ciclo))
    const efecto = { conservan_precio, reprecian: repriced ?? NONE, recargo, hermanos: siblings ?? 0 }
    return { ciclo, efecto }
  }

  return {
    /** `FIXED_FIELDS` only while no pupil is enrolled. @throws 400 · 403 becas above 50 percent · 404 · 409 pupils enrolled, dates, name */
    update: async (call: WriteCall, id: number, body: Change, simular = false): Promise<Changed> => {
      const { db } = call
      const before = await queries.findDiscounts(db, id)
      assertFields(cycleProblems(body, before))
      // Enrolling locks this row in share while it copies prices, so whichever comes second sees the other's result.
      await lockCycle(db, id, 'change')
      const stored = await readCycle(call, id)
      const wanted = merge(stored, body)
      assertFields(cycleProblems(wanted, stored))
      if (!sameJson(wanted.hermanos, stored.hermanos))
        scholarships.assertMayGive(call, Math.max(0, ...wanted.hermanos.map(({ porcentaje }) => porcentaje)))
      assertMayChange(stored, wanted)
      assertFeeMayChange(stored, wanted, call.today)
      if (!simular) return write(call, stored, wanted)
      call.unchanged()
      return takenBack(db, () => write({ ...call, record: () => undefined }, stored, wanted))
    },
  }
}
export type CycleChanges = ReturnType<typeof createCycleChanges>
