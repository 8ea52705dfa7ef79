import { randomUUID } from 'node:crypto'
import type { Answer } from '@test/support/server/harness'
import { cash, charge, openSchool, type School } from '../desk/family'

let school: School
let cycle: number
let padreId: number
let pupil: number

beforeAll(async () => {
  school = await openSchool()
  cycle = await school.office.addCycle({ descuento_anual: 5 })
  const family = await school.addFamily(2)
  padreId = family.padreId
  pupil = family.hijos[0] as number
  expect((await school.office.enrol(cycle, family.hijos)).status).toBe(200)
})
afterAll(() => school.server.close())

const newCharge = () => school.office.addCharge(cycle, pupil, 100)
const months = async (): Promise<{ id: number }[]> => (await school.office.tuitionOf(pupil, cycle)).pagos
const byTransfer = (referencia: string) => ({ metodo_pago: 'TRANSFERENCIA', referencia })
const patch = (path: string, body: unknown) => school.caller.patch(path, body, { key: randomUUID() })

/** In this order: paying the year last leaves the other calls something to pay. */
const CALLS: readonly [string, () => Promise<Answer>][] = [
  ['/cargos/pagar', async () => school.office.pay(await newCharge(), byTransfer('UNO'))],
  [
    '/cargos/pago/complemento',
    async () => {
      const id = await newCharge()
      await school.office.payPart(id, 40)
      const body = { idCargo: id, abono: 60, monto_restante: 0, metodo_pago: 'EFECTIVO' }
      return patch('/cargos/pago/complemento', body)
    },
  ],
  [
    '/colegiaturas/pagar',
    async () => patch('/colegiaturas/pagar', { ids: [(await months())[0]!.id], ...byTransfer('DOS') }),
  ],
  [
    '/caja/cobro',
    async () =>
      school.desk.collect({
        padreId,
        lineas: [charge(await newCharge(), 30)],
        medios: [cash(50)],
        a_cuenta: true,
      }),
  ],
  [
    '/colegiaturas/pago/anual',
    () =>
      patch('/colegiaturas/pago/anual', {
        alumnoId: pupil,
        cicloEscolarId: cycle,
        metodo_pago: 'EFECTIVO',
      }),
  ],
]

test.each(CALLS)('%s answers the payment, and its rows, as the lists show them', async (_path, pay) => {
  const { status, body } = await pay()
  expect([status, body.message]).toEqual([
    200,
    expect.stringMatching(/^Pago registrado con el folio \d{6}\.$/),
  ])
  const { pago } = (await school.caller.get(`/pagos/${body.pago.id}`)).body
  expect(body.pago).toEqual(pago)
  if (body.cargo) expect(body.cargo).toEqual(await school.office.chargeOf(pupil, body.cargo.id))
  if (body.pagos) expect(await months()).toEqual(expect.arrayContaining(body.pagos))
})
