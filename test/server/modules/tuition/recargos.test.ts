import type { Payment } from '@contract/payments/payments.schemas'
import type { Tuition } from '@contract/tuition/tuition.schemas'
import { ADMIN, startServer, type Caller, type TestServer } from '@test/support/server/harness'
import { ledgerFaults } from '@server/backup/ledgerFaults'
import { openOffice, type Office } from '@test/support/server/office'
import { refusalOf } from '@test/support/server/refusal'

const TEN_PERCENT = { tipo: 'PORCENTAJE', valor: 10, dias_gracia: 0 }
const PRICES = { grado: 'PREESCOLAR', mensualidad: 2350 }

let server: TestServer
let office: Office
let admin: Caller
let cycle: number
let pupil: number

beforeAll(async () => {
  server = await startServer()
  office = await at('2026-09-01')
  cycle = await office.addCycle({ recargo: TEN_PERCENT, descuento_anual: 6 })
})
afterAll(() => server.close())
beforeEach(async () => {
  office = await at('2026-09-01')
  ;[pupil] = (await office.addPupils(1)) as [number]
  expect((await office.enrol(cycle, [pupil], PRICES)).status).toBe(200)
})
afterEach(async () => expect(await ledgerFaults(server.db)).toEqual([]))

/** The office on a day: at noon of the school, signed in anew, since sessions end after a quarter of an hour. */
const at = async (day: string): Promise<Office> => {
  server.clock.now = new Date(`${day}T18:00:00Z`)
  admin = await server.signIn(ADMIN.user, ADMIN.password)
  return openOffice({ ...server, admin }, admin)
}
const september = async (): Promise<Tuition> => (await office.tuitionOf(pupil, cycle)).pagos[0] as Tuition

it.each([
  ['2026-09-10', 0, 0],
  ['2026-09-11', 1, 235],
  ['2026-10-10', 1, 235],
  ['2026-11-30', 3, 705],
])(
  '10 %% of 2,350: on %s, %d months, %d pesos; the month’s monto never changes',
  async (day, meses, recargo) => {
    office = await at(day)
    const month = await september()
    expect(month).toMatchObject({ monto: 2350, recargo, meses_retraso: meses, pagado: false })
    const { status, body } = await office.payMonths([month.id], { total: 2350 + recargo })
    expect([status, body.pago.monto]).toEqual([200, 2350 + recargo])
    expect(
      body.pago.conceptos.map(({ tipo, monto }: { tipo: string; monto: number }) => [tipo, monto]),
    ).toEqual([['COLEGIATURA', 2350], ...(recargo ? [['RECARGO', recargo]] : [])])
    expect(body.pagos[0]).toMatchObject({ monto: 2350, recargo, meses_retraso: 0, pagado: true })
  },
)

it('what was charged is frozen: neither time nor another rule moves it; a cancelled one is computed anew', async () => {
  office = await at('2026-10-11')
  const { body } = await office.payMonths([(await september()).id])
  expect(body.pago.conceptos[1]).toMatchObject({
    tipo: 'RECARGO',
    descripcion: 'RECARGO COLEGIATURA SEPTIEMBRE 2026, 2 MESES',
    monto: 470,
    saldo_anterior: 0,
    saldo: 0,
  })
  office = await at('2027-02-01')
  expect(await september()).toMatchObject({ recargo: 470, pagado: true })
  expect((await office.cancelPayment(body.pago.id)).status).toBe(200)
  expect(await september()).toMatchObject({ monto: 2350, recargo: 5 * 235, meses_retraso: 5, pagado: false })
})

it('waived with a reason: the sum and why stay on the payment, no line charges it', async () => {
  office = await at('2026-09-20')
  const { id } = await september()
  const waiver = { condonar_recargos: true, motivo_condonacion: ' HUELGA DEL BANCO ', total: 2350 }
  expect(refusalOf(await office.payMonths([id], { ...waiver, motivo_condonacion: ' ' }))).toEqual([
    400,
    { motivo_condonacion: 'Debes colocar el motivo de la condonación' },
  ])
  const { status, body } = await office.payMonths([id], waiver)
  expect([status, body.pago.monto, body.pago.conceptos.length]).toEqual([200, 2350, 1])
  expect(body.pago).toMatchObject({ recargo_condonado: 235, motivo_condonacion: 'HUELGA DEL BANCO' })
  expect(await september()).toMatchObject({ recargo: 0, pagado: true })
})

it('of one month alone: the other is charged, and each month says its own', async () => {
  office = await at('2026-10-11')
  const { pagos } = await office.tuitionOf(pupil, cycle)
  const [sep, oct] = pagos.map(({ id }) => id) as [number, number]
  const condonar = { ids: [oct], motivo: ' ACUERDO ' }
  for (const wrong of [
    { ids: [], motivo: 'X' },
    { ids: [oct], motivo: ' ' },
    { ids: [oct] },
    { ids: [pagos[2]!.id], motivo: 'X' },
  ]) {
    const { status, body } = await office.payMonths([sep, oct], { condonar: wrong })
    expect([status, Object.keys(body.campos)]).toEqual([400, ['condonar']])
  }
  const clerk = await server.userWith([
    ['COLEGIATURAS', 'READ'],
    ['COLEGIATURAS', 'UPDATE'],
  ])
  const asked = { ids: [sep, oct], metodo_pago: 'EFECTIVO', condonar }
  const key = { key: 'condonar-un-mes-1' }
  expect((await clerk.patch('/colegiaturas/pagar', asked, key)).status).toBe(403)

  const { status, body } = await office.payMonths([sep, oct], { condonar, total: 2 * 2350 + 2 * 235 })
  expect([status, body.pago.recargo_condonado, body.pago.motivo_condonacion]).toEqual([200, 235, 'ACUERDO'])
  expect(
    body.pago.conceptos.map((line: Payment['conceptos'][number]) => [
      ...[line.tipo, line.idColegiatura, line.monto],
      line.recargo_condonado,
    ]),
  ).toEqual([
    ['COLEGIATURA', sep, 2350, 0],
    ['RECARGO', sep, 470, 0],
    ['COLEGIATURA', oct, 2350, 235],
  ])
  expect(body.pagos.map(({ recargo }: Tuition) => recargo)).toEqual([470, 0])
})

it('of one month of a year at once', async () => {
  office = await at('2026-10-11')
  const { pagos } = await office.tuitionOf(pupil, cycle)
  const year = (ids: number[]) => office.payYear(pupil, cycle, { condonar: { ids, motivo: 'ACUERDO' } })
  expect(refusalOf(await year([999_999]))).toEqual([
    400,
    { condonar: 'Solo se condona el recargo de una colegiatura de este cobro' },
  ])
  const { body } = await year([pagos[0]!.id])
  expect([body.pago.recargo_condonado, body.pago.monto]).toEqual([470, 23_500 - 8 * 141 + 235])
})

it('where nothing is due nothing is waived', async () => {
  const { id } = await september()
  const { body } = await office.payMonths([id], { condonar_recargos: true, motivo_condonacion: 'X' })
  expect(body.pago).toMatchObject({ monto: 2350, recargo_condonado: 0, motivo_condonacion: null })
})

it('the year: 6 % off months that are not late, late ones whole with their recargos', async () => {
  office = await at('2026-11-12')
  const { anual } = await office.tuitionOf(pupil, cycle)
  // Three late months: 3, 2 and 1 started months of 235.
  const total = 23_500 - 7 * 141 + 1_410
  expect(anual).toEqual({
    meses: 10,
    con_descuento: 7,
    importe: 23_500,
    descuento_porcentaje: 6,
    descuento: 7 * 141,
    recargos: 1_410,
    total,
  })
  const { status, body } = await office.payYear(pupil, cycle, {
    total,
    metodo_pago: 'DEPOSITO',
    referencia: '9',
  })
  expect([status, body.pago.monto, body.pagos.length]).toEqual([200, total, 10])
  const sum = (tipo: string) =>
    body.pago.conceptos
      .filter((each: { tipo: string }) => each.tipo === tipo)
      .reduce((all: number, { monto }: { monto: number }) => all + Math.round(monto * 100), 0)
  expect([sum('COLEGIATURA'), sum('DESCUENTO'), sum('RECARGO')]).toEqual([2_350_000, 98_700, 141_000])
  expect((await office.tuitionOf(pupil, cycle)).anual).toBeNull()
})

it('a change of the rule holds for months that fall due from then on: those already due keep theirs', async () => {
  const change = (recargo: unknown) => admin.patch(`/ciclo/${cycle}`, { recargo })
  const october = async () => (await office.tuitionOf(pupil, cycle)).pagos[1] as Tuition
  office = await at('2026-09-16')
  const fixed = { tipo: 'FIJO', valor: 99.5, dias_gracia: 5 }
  expect((await change(fixed)).body.ciclo.recargo).toMatchObject(fixed)
  expect(await september()).toMatchObject({ recargo: 235, meses_retraso: 1 })
  expect((await office.tuitionOf(pupil, cycle)).cicloEscolar.recargo).toMatchObject(fixed)
  office = await at('2026-10-16')
  expect([(await september()).recargo, await october()]).toMatchObject([
    470,
    { recargo: 99.5, meses_retraso: 1 },
  ])
  office = await at('2026-09-17')
  await change({ ...fixed, dias_gracia: 6 })
  office = await at('2026-10-16')
  expect(await october()).toMatchObject({ recargo: 0, meses_retraso: 0 })
  office = await at('2026-09-18')
  expect((await change(null)).body.ciclo.recargo).toBeNull()
  office = await at('2026-10-17')
  // Late all the same: the month is shown as such, it only costs nothing.
  expect([(await september()).recargo, await october()]).toMatchObject([
    470,
    { recargo: 0, meses_retraso: 1 },
  ])
  for (const [campo, wrong] of [
    ['recargo', { ...fixed, valor: 0 }],
    ['recargo', { tipo: 'PORCENTAJE', valor: 100.5, dias_gracia: 0 }],
    ['recargo.dias_gracia', { ...fixed, dias_gracia: 61 }],
    ['recargo.tipo', { ...fixed, tipo: 'DIARIO' }],
    ['recargo.valor', { ...fixed, valor: 1.005 }],
  ] as const) {
    const { status, body } = await change(wrong)
    expect([status, Object.keys(body.campos)]).toEqual([400, [campo]])
  }
  expect((await change({ ...TEN_PERCENT, otro: 1 })).body.ciclo.recargo).toMatchObject(TEN_PERCENT)
})
