import { paymentParts } from '@contract/payments/payments.rules'
import type { Payment } from '@contract/payments/payments.schemas'
import { PAID_BY, PAYMENT_METHODS, type PaidBy } from '@contract/domain/paymentMethods'
import { sumPesos } from '@contract/domain/money'
import { refusalOf } from '@test/support/server/refusal'
import { cash, charge, month, openSchool, transfer, type School } from '../desk/family'

let school: School
let cycle: number

const DAY = '2026-09-02'
const card = (monto: number, referencia = 'AUT 1') => ({ metodo_pago: 'TARJETA' as const, monto, referencia })

beforeAll(async () => {
  school = await openSchool()
  cycle = await school.office.addCycle()
})
afterAll(() => school.server.close())

const listed = async (more: Record<string, string> = {}, [desde, hasta] = [DAY, DAY]) => {
  const query = new URLSearchParams({ desde, hasta, ...more } as Record<string, string>)
  const { status, body } = await school.caller.get(`/pagos/by/fecha?${query}`)
  expect(status).toBe(200)
  return body as {
    pagos: Payment[]
    total: number
    resumen: { cobrado: number; cancelados: number; caja?: Record<string, number> }
  }
}
const foliosOf = ({ pagos }: { pagos: Payment[] }) => pagos.map(({ folio }) => folio)

let padreId: number
let lineas: ReturnType<typeof month>[]

/** Yesterday money on account; today one month by three means, a cheque, and credit beside cash and alone. */
beforeAll(async () => {
  await school.at('2026-09-01')
  const family = await school.addFamily(1)
  padreId = family.padreId
  const [child] = family.hijos as [number]
  await school.office.enrol(cycle, [child], { mensualidad: 2350, grado: 'PREESCOLAR' })
  const months = (await school.office.tuitionOf(child, cycle)).pagos
  lineas = months.map(({ id }) => month(id))
  const account = { padreId, lineas: [], medios: [transfer(900)], a_cuenta: true }
  expect((await school.desk.collect(account)).status).toBe(200)
  await school.at(DAY)
  const three = [cash(350), transfer(1500), card(500)]
  expect((await school.desk.collect({ padreId, lineas: [lineas[0]!], medios: three })).status).toBe(200)
  const [a, b, c] = await Promise.all(
    [300, 200, 100].map((pesos) => school.office.addCharge(cycle, child, pesos)),
  )
  const cheque = { metodo_pago: 'CHEQUE', referencia: '0042' }
  expect((await school.office.pay(a as number, cheque)).status).toBe(200)
  const beside = { padreId, lineas: [charge(b as number)], medios: [cash(120)], usar_saldo: 80 }
  expect((await school.desk.collect(beside)).status).toBe(200)
  const alone = { padreId, lineas: [charge(c as number)], medios: [], usar_saldo: 100 }
  expect((await school.desk.collect(alone)).status).toBe(200)
})

test('by a method the sum is that of its means, and the methods add up to the whole', async () => {
  const sums: Partial<Record<PaidBy, number>> = {}
  for (const metodo of PAID_BY) sums[metodo] = (await listed({ metodo })).resumen.cobrado
  expect(sums).toEqual({
    EFECTIVO: 470,
    TRANSFERENCIA: 1500,
    CHEQUE: 300,
    DEPOSITO: 0,
    TARJETA: 500,
    MIXTO: 2350,
    SALDO: 180,
  })
  const { resumen } = await listed()
  expect(resumen.cobrado).toBe(2770)
  expect(sumPesos(PAYMENT_METHODS.map((each) => sums[each] as number))).toBe(resumen.cobrado)
})

test('MIXTO finds what was paid by several methods, SALDO what used credit', async () => {
  expect(foliosOf(await listed({ metodo: 'MIXTO' }))).toEqual([2])
  expect(foliosOf(await listed({ metodo: 'SALDO' }))).toEqual([5, 4])
  expect(foliosOf(await listed({ metodo: 'EFECTIVO' }))).toEqual([4, 2])
  expect(refusalOf(await school.caller.get(`/pagos/by/fecha?desde=${DAY}&hasta=${DAY}&metodo=ORO`))).toEqual([
    400,
    {
      metodo:
        'Debe ser uno de estos valores: EFECTIVO, TRANSFERENCIA, CHEQUE, DEPOSITO, TARJETA, MIXTO, SALDO.',
    },
  ])
})

test('the amounts are ordered by what the method brought', async () => {
  const ordered = await listed({ metodo: 'EFECTIVO', columna: 'monto', orden: 'desc' })
  expect(foliosOf(ordered)).toEqual([2, 4])
  const whole = await listed({ columna: 'monto', orden: 'asc' })
  expect(foliosOf(whole)).toEqual([5, 4, 3, 2])
})

test('what a file lists of each method adds up to its sum', async () => {
  for (const metodo of [undefined, ...PAID_BY]) {
    const { pagos, resumen } = await listed(metodo ? { metodo } : {})
    const parts = pagos.flatMap((pago) => paymentParts(pago, metodo))
    expect([metodo, sumPesos(parts.map(({ monto }) => monto))]).toEqual([metodo, resumen.cobrado])
  }
  const { pagos } = await listed()
  const methods = pagos.map((pago) => paymentParts(pago).map(({ metodo_pago }) => metodo_pago))
  expect(methods).toEqual([['SALDO'], ['EFECTIVO'], ['CHEQUE'], ['EFECTIVO', 'TRANSFERENCIA', 'TARJETA']])
})

test('the home counts what the list says after refunds and cancellations of other days', async () => {
  await school.at('2026-09-03')
  const pay = async (at: number) => {
    const { body } = await school.desk.collect({ padreId, lineas: [lineas[at]!], medios: [cash(2350)] })
    return body.pago.id as number
  }
  await school.office.cancelPayment(await pay(1))
  const kept = await pay(2)
  expect((await school.desk.refund({ padreId, ...cash(70), motivo: 'PIDIÓ' })).status).toBe(200)
  const cheque = (await listed({ metodo: 'CHEQUE' })).pagos[0] as Payment
  await school.office.cancelPayment(cheque.id)

  const today = ['2026-09-03', '2026-09-03'] as [string, string]
  const { resumen } = await listed({}, today)
  expect(resumen).toEqual({
    cobrado: 2350,
    cancelados: 1,
    caja: { total: 1980, devoluciones: 70, canceladas_antes: 300, canceladas_despues: 0 },
  })
  const { hoy } = (await school.caller.get('/tablero')).body.tablero.cobranza
  expect(hoy.total).toBe(resumen.caja?.['total'])
  for (const { metodo_pago, total } of hoy.por_metodo) {
    const { caja } = (await listed({ metodo: metodo_pago }, today)).resumen
    expect([metodo_pago, caja?.['total']]).toEqual([metodo_pago, total])
  }
  // The day before: its cheque was cancelled afterwards, and was in that day's drawer.
  expect((await listed()).resumen.caja).toMatchObject({ total: 2770, canceladas_despues: 300 })

  await school.at('2026-09-04')
  await school.office.cancelPayment(kept)
  expect((await listed({}, today)).resumen).toMatchObject({ cobrado: 0, caja: { total: 1980 } })
})

test('part of the payments, or of a reader who sees part of them, has nothing to compare with', async () => {
  for (const more of [{ q: 'garcia' }, { estado: 'vigente' }, { ciclo: String(cycle) }, { metodo: 'MIXTO' }])
    expect((await listed(more)).resumen.caja).toBeUndefined()
  const reader = await school.server.userWith([['CARGOS', 'READ']])
  const { body } = await reader.get(`/pagos/by/fecha?desde=${DAY}&hasta=${DAY}`)
  expect([body.resumen.caja, body.resumen.cobrado]).toEqual([undefined, 120])
})
