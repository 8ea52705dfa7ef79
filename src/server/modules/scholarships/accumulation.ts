import { toPesos } from '@contract/domain/money'
import type { Accumulation } from '@contract/cycles/terms.rules'
import { becaTotal, MAX_BECAS, monthKey } from '@contract/scholarships/scholarships.rules'
import type { Tx } from '../../db/database'
import { findPupilNames, UNKNOWN_CYCLE } from '../../db/lookups'
import type { WriteCall } from '../../http/call'
import { found } from '../../shared/problem'
import { assertMayRaise } from './scholarshipPupils'
import { listPlaces } from './scholarshipPlaces.queries'
import * as queries from './scholarships.queries'
import { priceOpenMonths } from './scholarshipTerms.queries'

interface Repriced {
  alumnos: number
  meses: number
  diferencia: number
}

/** Months before `from` keep the former accumulation, even if one is reopened later. */
const keepHistory = async (
  tx: Tx,
  cycleId: number,
  from: number,
  ways: { before: Accumulation; after: Accumulation },
): Promise<void> => {
  await tx
    .insertInto('cycle_accumulations')
    .values({ cycle_id: cycleId, desde: 0, acumulacion: ways.before })
    .onConflict((on) => on.doNothing())
    .execute()
  await tx
    .deleteFrom('cycle_accumulations')
    .where('cycle_id', '=', cycleId)
    .where('desde', '>=', from)
    .execute()
  await tx
    .insertInto('cycle_accumulations')
    .values({ cycle_id: cycleId, desde: from, acumulacion: ways.after })
    .execute()
}

/** @throws 403 without BECAS (DELETE), when a pupil's two becas would rise above 50 percent */
const assertMayAccumulate = async (
  call: WriteCall,
  enrolments: readonly { id: number; student_id: number }[],
  ways: { before: Accumulation; after: Accumulation },
): Promise<void> => {
  const held = await listPlaces(
    call.db,
    enrolments.map(({ id }) => id),
  )
  const names = await findPupilNames(
    call.db,
    enrolments.map(({ student_id }) => student_id),
  )
  const rows = enrolments.map(({ id, student_id }) => ({
    nombre: names.find((pupil) => pupil.id === student_id)?.nombre ?? '',
    own: held.filter(({ enrolmentId }) => enrolmentId === id),
  }))
  assertMayRaise(
    call,
    rows
      .filter(({ own }) => own.length === MAX_BECAS)
      .map(({ nombre, own }) => ({
        nombre,
        before: becaTotal(own, ways.before),
        after: becaTotal(own, ways.after),
      })),
  )
}

/** Prices months anew; the caller has locked the cycle and written how two becas add up now. @param before how they did @throws 403 becas above 50 percent */
export const changeAccumulation = async (
  call: WriteCall,
  cycleId: number,
  before: Accumulation,
): Promise<Repriced> => {
  const { db, today } = call
  const { acumulacion: after } = found(await queries.findCycle(db, cycleId), UNKNOWN_CYCLE)
  const enrolments = await queries.lockEnrolmentsWithTwo(db, cycleId)
  if (enrolments.length > 0) await assertMayAccumulate(call, enrolments, { before, after })
  await keepHistory(db, cycleId, monthKey(today), { before, after })
  const ids = enrolments.map(({ id }) => id)
  if (ids.length === 0) return { alumnos: 0, meses: 0, diferencia: 0 }
  const were = await queries.listOwedPrices(db, ids)
  await priceOpenMonths(db, ids)
  const are = new Map((await queries.listOwedPrices(db, ids)).map((month) => [month.id, month]))
  const moved = were.filter(({ id, monto_centavos }) => are.get(id)?.monto_centavos !== monto_centavos)
  const more = moved.map(({ id, monto_centavos }) => (are.get(id)?.monto_centavos ?? 0) - monto_centavos)
  return {
    alumnos: new Set(moved.map(({ enrolment_id }) => enrolment_id)).size,
    meses: moved.length,
    diferencia: toPesos(more.reduce((sum, each) => sum + each, 0)),
  }
}
