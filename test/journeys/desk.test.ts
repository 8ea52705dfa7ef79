import { deskApi } from '@client/state/desk/desk.api'
import { sessionApi } from '@client/state/session/session.api'
import type { AppStore } from '@client/state/store'
import { ledgerFaults } from '@server/backup/ledgerFaults'
import { eventually } from '@test/support/eventually'
import { joinStore } from '@test/support/journeys/through'
import { ADMIN, startServer, type TestServer } from '@test/support/server/harness'
import { openOffice } from '@test/support/server/office'

let server: TestServer
let store: AppStore
let padreId: number
const { getFamily, collect } = deskApi.endpoints

beforeAll(async () => {
  server = await startServer()
  store = joinStore(server)
  const office = openOffice(server)
  const cycleId = await office.addCycle({ recargo: { tipo: 'PORCENTAJE', valor: 10, dias_gracia: 0 } })
  const hijos = await office.addPupils(2)
  await office.enrol(cycleId, hijos)
  const { body } = await server.admin.post('/padres', {
    nombre: 'MARÍA LÓPEZ',
    telefono: '5512345678',
    hijos: hijos.map((id) => ({ id })),
  })
  padreId = body.padre.id
  await store.dispatch(sessionApi.endpoints.login.initiate(ADMIN)).unwrap()
  await store.dispatch(getFamily.initiate({ padreId })).unwrap()
})
afterAll(() => server.close())
afterEach(async () => expect(await ledgerFaults(server.db)).toEqual([]))

/** The family as a desk that is open shows it. */
const shown = () => getFamily.select({ padreId })(store.getState()).data!

test('a family pays by two means and leaves some on account: the desk that is open follows, and the credit pays later', async () => {
  const [ana, beto] = shown().hijos
  const [charge, month] = [ana!.cargos[0]!, beto!.colegiaturas[0]!]
  const cost = charge.monto_restante + month.monto + month.recargo
  const { pago, saldo_favor } = await store
    .dispatch(
      collect.initiate({
        padreId,
        lineas: [
          { tipo: 'CARGO', id: charge.id },
          { tipo: 'COLEGIATURA', id: month.id },
        ],
        medios: [
          { metodo_pago: 'EFECTIVO', monto: 100 },
          { metodo_pago: 'TRANSFERENCIA', monto: cost, referencia: 'SPEI 7' },
        ],
        a_cuenta: true,
        idempotencyKey: 'journey-caja-1',
      }),
    )
    .unwrap()
  expect([pago.metodo_pago, pago.monto, pago.a_cuenta, saldo_favor]).toEqual(['MIXTO', cost + 100, 100, 100])
  await eventually(() => expect(shown().saldo_favor).toBe(100))
  expect(shown().hijos[0]!.cargos.map(({ id }) => id)).not.toContain(charge.id)
  expect(shown().hijos[1]!.colegiaturas.map(({ id }) => id)).not.toContain(month.id)

  const [next] = shown().hijos[0]!.cargos
  await store
    .dispatch(
      collect.initiate({
        padreId,
        lineas: [{ tipo: 'CARGO', id: next!.id, abono: 100 }],
        medios: [],
        usar_saldo: 100,
        idempotencyKey: 'journey-caja-2',
      }),
    )
    .unwrap()
  await eventually(() => expect(shown().saldo_favor).toBe(0))
})

test('a line that was paid meanwhile is refused, and the family is asked for again', async () => {
  const month = shown().hijos[0]!.colegiaturas[0]!
  const pay = (idempotencyKey: string, caller = store) =>
    caller.dispatch(
      collect.initiate({
        padreId,
        lineas: [{ tipo: 'COLEGIATURA', id: month.id }],
        idempotencyKey,
        medios: [{ metodo_pago: 'EFECTIVO', monto: month.monto + month.recargo }],
      }),
    )
  const other = joinStore(server)
  await other.dispatch(sessionApi.endpoints.login.initiate(ADMIN)).unwrap()
  expect((await pay('journey-caja-3', other)).error).toBeUndefined()
  expect((await pay('journey-caja-4')).error).toMatchObject({ status: 409 })
  await eventually(() => expect(shown().hijos[0]!.colegiaturas.map(({ id }) => id)).not.toContain(month.id))
})
