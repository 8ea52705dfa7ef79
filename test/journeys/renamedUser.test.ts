import { cashCutsApi } from '@client/state/cashCuts/cashCuts.api'
import { chargesApi } from '@client/state/charges/charges.api'
import { mentionsApi } from '@client/state/mentions/mentions.api'
import { paymentsApi } from '@client/state/payments/payments.api'
import { sessionApi } from '@client/state/session/session.api'
import type { AppStore } from '@client/state/store'
import { usersApi } from '@client/state/users/users.api'
import { eventually } from '@test/support/eventually'
import { aPng } from '@test/support/fixtures/pictures'
import { joinStore } from '@test/support/journeys/through'
import { ADMIN, startServer, type TestServer } from '@test/support/server/harness'
import { openOffice } from '@test/support/server/office'
import { selectCancelledCharges } from '@test/support/state/shown'

const DAY = { desde: '2026-09-15', hasta: '2026-09-15' }
const NAME = ADMIN.user
const { listPaymentsByDay } = paymentsApi.endpoints
const { getCurrentCut } = cashCutsApi.endpoints

let server: TestServer
let store: AppStore
let charges: { paid: number; cancelled: number }

beforeAll(async () => {
  server = await startServer()
  store = joinStore(server)
  const office = openOffice(server)
  const cycle = await office.addCycle()
  const [pupil] = (await office.addPupils(1)) as [number]
  charges = {
    paid: await office.addCharge(cycle, pupil, 500),
    cancelled: await office.addCharge(cycle, pupil, 300),
  }
  expect((await office.pay(charges.paid)).status).toBe(200)
  expect((await office.cancel(charges.cancelled)).status).toBe(200)
  await store.dispatch(sessionApi.endpoints.login.initiate(ADMIN)).unwrap()
  const file = new File([new Uint8Array(await aPng(64, 64))], 'ana.png')
  const mention = { titulo: 'Cuadro de honor', descripcion: 'Ana', fecha: '2026-09-15', file }
  await store.dispatch(mentionsApi.endpoints.createMention.initiate(mention)).unwrap()
  await store.dispatch(listPaymentsByDay.initiate(DAY)).unwrap()
  await store.dispatch(getCurrentCut.initiate({})).unwrap()
  await store.dispatch(chargesApi.endpoints.listCancelledCharges.initiate()).unwrap()
  await store.dispatch(mentionsApi.endpoints.listMentions.initiate()).unwrap()
  await store.dispatch(usersApi.endpoints.listUsers.initiate()).unwrap()
})
afterAll(() => server.close())

/** User names in the open lists: payments, cancellations and contacts. */
const names = () => {
  const state = store.getState()
  return {
    payments: listPaymentsByDay
      .select(DAY)(state)
      .data?.pagos.map(({ recibio }) => recibio),
    cut: getCurrentCut.select({})(state).data?.actual.cajero.nombre,
    cancelled: selectCancelledCharges(state).map(({ cancelado_por }) => cancelado_por),
    mentions: mentionsApi.endpoints.listMentions
      .select()(state)
      .data?.map(({ nombre }) => nombre),
  }
}
const everywhere = (name: string) => ({ payments: [name], cut: name, cancelled: [name], mentions: [name] })

test('a user with a new name stands by it in every open list that names them', async () => {
  expect(names()).toEqual(everywhere(NAME))
  const { data: users } = usersApi.endpoints.listUsers.select()(store.getState())
  const id = users?.[0]?.id as number
  await store.dispatch(usersApi.endpoints.updateUser.initiate({ id, name: 'Dirección Nueva' })).unwrap()
  await eventually(() => expect(names()).toEqual(everywhere('Dirección Nueva')))
})
