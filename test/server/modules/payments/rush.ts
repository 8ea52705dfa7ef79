import type { CollectBody } from '@contract/desk/desk.schemas'
import { addMonths } from '@contract/domain/dateMath'
import { isoDate, dateParts, type IsoDate } from '@contract/domain/dates'
import type { Db } from '@server/db/database'
import type { Answer, Caller, TestServer } from '@test/support/server/harness'
import { ledgerFaults } from '@server/backup/ledgerFaults'
import { openOffice } from '@test/support/server/office'
import { cash, charge as chargeLine, deskOf, transfer } from '../desk/family'

/** How many of each kind write at once: fifty together. */
const MANY = {
  full: 8,
  part: 6,
  complement: 6,
  months: 10,
  years: 4,
  visits: 7,
  cancel: 6,
  refunds: 3,
} as const
export const WRITERS = Object.values(MANY).reduce((sum, each) => sum + each, 0)
/** All but cancellations and refunds take a folio. */
const NEW_FOLIOS = WRITERS - MANY.cancel - MANY.refunds

/** Ten months from that of a day on, whatever day it is. */
const cycleOf = (today: IsoDate) => {
  const { anio, mes } = dateParts(today)
  const first = isoDate(anio, mes, 1)
  return { fecha_inicio: first, fecha_fin: addMonths(first, 9) }
}

const times = <T>(count: number, make: (at: number) => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: count }, (_, at) => make(at)))

/**
 * Fifty desks, spread over several servers of one database, take and give back money of every kind at the same moment.
 * Everything goes through, folios have neither gaps nor twins, and every balance is what the ledger says.
 */
export const rush = async (db: Db, callers: readonly Caller[], today: IsoDate): Promise<void> => {
  const [first] = callers as [Caller]
  const office = openOffice({ db, admin: first } as TestServer, first)
  const desk = (at: number) => openOffice({ db, admin: first } as TestServer, callers[at % callers.length])
  const recargo = { tipo: 'PORCENTAJE', valor: 10, dias_gracia: 0 }
  const cycle = await office.addCycle({ ...cycleOf(today), recargo, dia_limite: 1, descuento_anual: 6 })
  const pupils = await office.addPupils(MANY.months + MANY.years + 1)
  expect((await office.enrol(cycle, pupils)).status).toBe(200)
  const payer = pupils.at(-1) as number
  const newCharge = () => office.addCharge(cycle, payer, 300.1)
  const full = await times(MANY.full, newCharge)
  const part = await times(MANY.part, newCharge)
  const begun = await times(MANY.complement, newCharge)
  for (const id of begun) expect((await office.payPart(id, 100)).status).toBe(200)
  const months = await times(MANY.months, async (at) => {
    const { pagos } = await office.tuitionOf(pupils[at] as number, cycle)
    return pagos.slice(0, 3).map(({ id }) => id)
  })
  const paid: number[] = []
  for (let at = 0; at < MANY.cancel; at++) paid.push((await office.pay(await newCharge())).body.pago.id)
  const siblings = await office.addPupils(MANY.visits)
  const hijos = siblings.map((id) => ({ id }))
  const { padre } = (await first.post('/padres', { nombre: 'MADRE LÓPEZ', telefono: '5512345678', hijos }))
    .body
  const owed = await times(MANY.visits, (at) => office.addCharge(cycle, siblings[at] as number, 300.1))
  const family = { padreId: padre.id as number }
  const visit = (at: number, more: CollectBody) =>
    deskOf(callers[at % callers.length] as Caller).collect({ ...family, ...more })
  const account = await visit(0, { lineas: [], medios: [cash(1000)], a_cuenta: true })
  expect([account.status, account.body.saldo_favor]).toEqual([200, 1000])
  const before = (await db.selectFrom('folio_counter').select('last_folio').executeTakeFirstOrThrow())
    .last_folio

  const writers: ((at: number) => Promise<Answer>)[] = [
    ...full.map((id) => (at: number) => desk(at).pay(id)),
    ...part.map((id) => (at: number) => desk(at).payPart(id, 0.07)),
    ...begun.map((id) => (at: number) => desk(at).complement(id, 200.1)),
    ...months.map((ids) => (at: number) => desk(at).payMonths(ids)),
    ...pupils.slice(MANY.months, -1).map((id) => (at: number) => desk(at).payYear(id, cycle)),
    // By two means and the family's credit, which all of them share.
    ...owed.map((id) => (at: number) => {
      const medios = [cash(100), transfer(100.1)]
      return visit(at, { lineas: [chargeLine(id)], medios, usar_saldo: 100 })
    }),
    ...paid.map((id) => (at: number) => desk(at).cancelPayment(id)),
    ...Array.from({ length: MANY.refunds }, () => (at: number) => {
      const body = { ...family, ...cash(100), motivo: 'PRUEBA' }
      return deskOf(callers[at % callers.length] as Caller).refund(body)
    }),
  ]
  expect(writers).toHaveLength(WRITERS)
  const answers = await Promise.all(writers.map((write, at) => write(at)))
  expect(answers.map(({ status, body }) => [status, body.ok])).toEqual(Array(WRITERS).fill([200, true]))
  const folios = answers.slice(0, NEW_FOLIOS).map(({ body }) => body.pago.folio as number)
  expect(folios.sort((a, b) => a - b)).toEqual(Array.from({ length: NEW_FOLIOS }, (_, at) => before + at + 1))
  expect(await deskOf(first).credit(family)).toBe(0)
  const codes = await db.selectFrom('payments').select('codigo').execute()
  expect(new Set(codes.map(({ codigo }) => codigo)).size).toBe(codes.length)
  expect(await ledgerFaults(db)).toEqual([])

  const open = (await office.tuitionOf(pupils[0] as number, cycle)).pagos.find(({ pagado }) => !pagado)
  await refuseTwins(desk, { charge: await newCharge(), month: open!.id })
  expect(await ledgerFaults(db)).toEqual([])
}

/** Desks of different servers on one charge and on one month: one is paid, the others are told. One key: one folio. */
const refuseTwins = async (
  desk: (at: number) => ReturnType<typeof openOffice>,
  { charge, month }: { charge: number; month: number },
) => {
  const onMonth = await times(8, (at) => desk(at).payMonths([month]))
  const onCharge = await times(8, (at) => desk(at).pay(charge))
  for (const answers of [onMonth, onCharge])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array<number>(7).fill(409)])
  const paid = onCharge.find(({ status }) => status === 200) as Answer
  const cancels = await times(8, (at) => desk(at).cancelPayment(paid.body.pago.id))
  expect(cancels.map(({ status }) => status).sort()).toEqual([200, ...Array<number>(7).fill(409)])
  const retries = await times(8, (at) => desk(at).pay(charge, {}, `clave ${charge}`))
  expect(retries.map(({ body }) => body)).toEqual(Array(8).fill(retries[0]?.body))
}
