import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { addDays } from '@contract/domain/dateMath'
import { todayIn } from '@contract/domain/dates'
import { toCentavos, toPesos } from '@contract/domain/money'
import type { Random } from '@demo/random'
import type { Db } from '@server/db/database'
import type { Answer, Caller } from '../server/harness'
import { openOffice } from '../server/office'
import { emptyHistory, type History, type Stored, type Write } from './history'

interface Troubled {
  db: Db
  /** A process of the product by any number; the next number is another process, where there are several. */
  at: (which: number) => Caller
  random: Random
}

type Call = (tries: number) => Promise<Pick<Answer, 'status' | 'body'>>

const CHARGES = 3
const OWED = 9_000_000
/** Tries of one intention, a tenth of a second apart: as long as a process may take to start again. */
const TRIES = 1_200
const READ_EVERY_MS = 15

/** Sent under one key until somebody answers, or not again at all: then nobody knows. @throws Error when nobody answers */
export const insist = async (call: Call, isPatient = true) => {
  const began = performance.now()
  for (let tries = 0; tries <= TRIES; tries++) {
    const answer = await call(tries).catch(() => null)
    const ended = performance.now()
    if (answer && answer.status < 500) {
      const outcome: Write['outcome'] = answer.status === 200 ? 'ACKNOWLEDGED' : 'REFUSED'
      return { seen: { began, ended, outcome }, body: answer.body, tries }
    }
    if (!isPatient)
      return { seen: { began, ended: Infinity, outcome: 'UNKNOWN' as const }, body: null, tries }
    await pause(100)
  }
  throw new Error('nobody answers')
}

/** Charges that desks pay in parts, cancel parts of and extend months of, each call written down as it was seen. */
export const openTroubledDesks = async ({ db, at, random }: Troubled) => {
  const office = openOffice({ admin: at(0), db } as unknown as Parameters<typeof openOffice>[0])
  const history = emptyHistory()
  const cycle = await office.addCycle()
  const pupils = await office.addPupils(CHARGES)
  await office.enrol(cycle, pupils)
  const charges: { id: number; pupil: number; month: number }[] = []
  let [amount, given, again] = [100, 0, 0]
  for (const pupil of pupils) {
    const id = await office.addCharge(cycle, pupil, OWED)
    const centavos = ++amount
    const began = performance.now()
    const { body } = await office.payPart(id, toPesos(centavos))
    const seen = { began, ended: performance.now(), outcome: 'ACKNOWLEDGED' as const }
    history.payments.push({ ...seen, charge: id, centavos, folio: body.pago.folio })
    charges.push({ id, pupil, month: (await office.tuitionOf(pupil, cycle)).pagos[0]!.id })
  }

  const send = async (call: (caller: Caller, key: string) => Promise<Pick<Answer, 'status' | 'body'>>) => {
    const [first, key] = [random.between(0, 1), randomUUID()]
    const sent = await insist((tries) => call(at(first + tries), key), random.chance(0.7))
    again += sent.tries
    return sent
  }
  /** @param more centavos beyond the amount that names it */
  const pay = async (more = 0): Promise<{ id: number; centavos: number } | null> => {
    const { id: charge } = random.pick(charges)
    const centavos = ++amount + more
    const payment = { idCargo: charge, metodo_pago: 'EFECTIVO', abono: toPesos(centavos) }
    const { seen, body } = await send((caller, key) =>
      caller.patch('/cargos/pago/complemento', payment, { key }),
    )
    const isPaid = seen.outcome === 'ACKNOWLEDGED'
    history.payments.push({ ...seen, charge, centavos, folio: isPaid ? body.pago.folio : null })
    return isPaid ? { id: body.pago.id, centavos } : null
  }
  const cancel = async ({ id, centavos }: { id: number; centavos: number }): Promise<void> => {
    const reason = { motivo_cancelacion: 'REGISTRADO POR ERROR' }
    const { seen } = await send((caller, key) => caller.delete(`/pagos/${id}`, reason, { key }))
    history.cancellations.push({ ...seen, centavos })
  }
  const extend = async (): Promise<void> => {
    const { month } = random.pick(charges)
    const until = addDays(todayIn('America/Mexico_City', new Date()), 1 + (++given % 1000))
    const body = { ids: [month], hasta: until, motivo: 'PRUEBA' }
    const { seen } = await send((caller, key) => caller.patch('/colegiaturas/prorroga', body, { key }))
    history.extensions.push({ ...seen, month, until })
  }

  const desk = async (goesOn: () => boolean): Promise<void> => {
    const mine: { id: number; centavos: number }[] = []
    while (goesOn()) {
      const what = random.weighted([
        ['pay', 7],
        ['cancel', 1],
        ['extend', 1],
        ['pay too much', 1],
      ])
      const last = what === 'cancel' ? mine.pop() : undefined
      if (last) await cancel(last)
      else if (what === 'extend') await extend()
      else {
        const paid = await pay(what === 'pay too much' ? OWED * 100 : 0)
        if (paid) mine.push(paid)
      }
    }
  }
  const reader = async (goesOn: () => boolean): Promise<void> => {
    while (goesOn()) {
      const { id, pupil, month } = random.pick(charges)
      const caller = at(random.between(0, 1))
      const asked = random.chance(0.8)
        ? `/cargos/by/alumno/${pupil}`
        : `/colegiaturas/alumno/${pupil}/${cycle}`
      const began = performance.now()
      const answer = await caller.get(asked).catch(() => null)
      const ended = performance.now()
      const rows: { id: number; abono: number; prorroga: { hasta: string } | null }[] =
        answer?.status === 200 ? (answer.body.cargos ?? answer.body.pagos) : []
      for (const row of rows)
        if (row.id === id && answer?.body.cargos)
          history.balances.push({ began, ended, charge: id, centavos: toCentavos(row.abono) ?? NaN })
        else if (row.id === month && answer?.body.pagos)
          history.extensionReads.push({ began, ended, month, until: row.prorroga?.hasta ?? null })
      await pause(READ_EVERY_MS)
    }
  }
  return { history, desk, reader, triedAgain: () => again, storedIn: (later: Db) => storedIn(later, charges) }
}

/** How often each thing happened, to be printed. */
export const countsOf = ({ payments, cancellations, extensions, balances, extensionReads }: History) => {
  const writes = [...payments, ...cancellations, ...extensions]
  const sum = (wanted: Write['outcome']) => writes.filter(({ outcome }) => outcome === wanted).length
  return {
    payments: payments.filter(({ outcome }) => outcome === 'ACKNOWLEDGED').length,
    acknowledged: sum('ACKNOWLEDGED'),
    refused: sum('REFUSED'),
    unknown: sum('UNKNOWN'),
    reads: balances.length + extensionReads.length,
  }
}

const storedIn = async (db: Db, charges: readonly { id: number; month: number }[]): Promise<Stored> => {
  const { first_folio } = await db.selectFrom('folio_counter').select('first_folio').executeTakeFirstOrThrow()
  const payments = await db
    .selectFrom('payments as p')
    .innerJoin('payment_lines as l', 'l.payment_id', 'p.id')
    .select(['p.folio', 'p.monto_centavos', 'p.cancelled_at', 'l.charge_id'])
    .execute()
  const balances = await db
    .selectFrom('charges')
    .select(['id', 'abonado_centavos'])
    .where(
      'id',
      'in',
      charges.map(({ id }) => id),
    )
    .execute()
  const months = await db
    .selectFrom('tuition')
    .select(['id', 'prorroga_hasta'])
    .where(
      'id',
      'in',
      charges.map(({ month }) => month),
    )
    .execute()
  return {
    firstFolio: first_folio,
    payments: payments.map(({ folio, monto_centavos, cancelled_at, charge_id }) => ({
      folio,
      charge: charge_id as number,
      centavos: monto_centavos,
      cancelled: cancelled_at !== null,
    })),
    balances: new Map(balances.map(({ id, abonado_centavos }) => [id, abonado_centavos])),
    extensions: new Map(months.map(({ id, prorroga_hasta }) => [id, prorroga_hasta])),
  }
}
